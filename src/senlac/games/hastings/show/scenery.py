"""What never changes while a battle lasts: the map, the counters, the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from xml.etree import ElementTree

from senlac.games.hastings.show.board import FACES, Scene, command_name, ground_words
from senlac.games.hastings.show.elements import (
    ARROW,
    COLOURS,
    DARK,
    FRONT,
    GLYPHS,
    LIGHT,
    MARKS,
    NUMBERS,
    PLUNGE,
    REFORM,
    SHIFT,
    SIZE,
    TILT,
    symbols,
)
from senlac.games.hastings.show.ground import extent, growths, layers
from senlac.games.hastings.show.labels import say
from senlac.games.hastings.show.odds import RESULTS
from senlac.games.hastings.show.shapes import (
    Aspect,
    AspectName,
    CommandInfo,
    Exit,
    Face,
    Growth,
    Hex,
    Kind,
    Label,
    Layer,
    Node,
    PieceInfo,
    Row,
    Scenery,
    Symbol,
    sent,
)
from senlac.games.hastings.show.svg import name_places, way_off
from senlac.games.hastings.state.field import NORMAN, SAXON, STEADY, Field
from senlac.games.hastings.text import words
from senlac.games.hexes.grid import ASPECTS, OFF, ORDINARY, WALL, Formation

#: How signs are painted: where a symbol is used, style sheets that look at what is around it do not hold.
PAINTS: Final = {
    "exit": {"fill": "var(--hexmap-accent)", "stroke": "var(--hexmap-paper)"},
    "icon": {
        "fill": "none",
        "stroke": "currentColor",
        "stroke-width": "1.8",
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
    },
    "mark": {
        "fill": "var(--hexmap-shine)",
        "stroke": "var(--hexmap-piece)",
        "stroke-width": ".9",
        "stroke-linejoin": "round",
    },
}
TERRAINS: Final = ("clear", "woods", "swamp")

if TYPE_CHECKING:
    from senlac.games.hastings.game import HastingsGame


def scenery(game: HastingsGame, lang: str) -> dict[str, Any]:
    """The map, the armies and the tables."""
    field = game.field
    words = Scene(field, {"place": []}, lang)
    width, height = extent(field.grid)
    found = Scenery(
        kind="hexmap",
        title=words.say("title"),
        date=words.say("date"),
        armies=[words.army(side) for side in (SAXON, NORMAN)],
        width=width,
        height=height,
        size=SIZE,
        palette=_palette(),
        symbols=_symbols(),
        ground=[Layer(kind, path) for kind, path in layers(field)],
        growths=[Growth(symbol, x, y) for symbol, x, y in growths(field)],
        hexes=[_hex(game, words, here) for here in range(field.grid.count)],
        places=[Label(text, x, y, anchor) for text, x, y, anchor in name_places(words)],
        exits=[_exit(words, side) for side in (SAXON, NORMAN) if field.exit[side] != OFF],
        faces=[
            Face(words.compass(FACES[facing]), TILT[facing], SHIFT[FRONT[facing]], NUMBERS[FRONT[facing]])
            for facing in range(6)
        ],
        aspects={name: Aspect(say(f"{name}-letter", lang), say(name, lang)) for name in ASPECTS},
        formations={"ordinary": _aspects(ORDINARY), "wall": _aspects(WALL)},
        types=[_kind(field, words, number) for number in range(len(field.types))],
        commands=[_command(game, words, number) for number in range(len(field.commands))],
        pieces=[_piece_info(game, words, piece) for piece in range(field.pieces)],
        table=_melee_table(field, lang),
        words={name: words.say(name) for name in ("cf", "ma", "hits", "units", "eliminated", "standard", "routed")}
        | {"ml": say("ml", lang)},
    )
    return sent(found)


def _palette() -> dict[str, tuple[str, str]]:
    """The colours of the picture; those of Commands are called `command-red` and so on."""
    return {name: (LIGHT[name], DARK[name]) for name in LIGHT} | {
        f"command-{name}": pair for name, pair in COLOURS.items()
    }


def _symbols() -> list[Symbol]:
    """The symbols of the picture, their colours being variables that the client sets."""
    defined = ElementTree.fromstring(symbols({name: f"var(--hexmap-{name})" for name in LIGHT}))  # noqa: S314 - ours
    found = [Symbol(f"hexmap-{child.attrib.pop('id')}", [_node(child)]) for child in defined]
    signs = {"exit": ARROW, "plunge": PLUNGE, "reform": REFORM} | {f"mark{i}": mark for i, mark in enumerate(MARKS)}
    for name, markup in signs.items():
        element = ElementTree.fromstring(markup)  # noqa: S314 - ours
        element.attrib.update(PAINTS[element.attrib.pop("class")])
        found.append(Symbol(f"hexmap-{name}", [_node(element)]))
    return found


def _node(element: ElementTree.Element) -> Node:
    return Node(element.tag, dict(element.attrib), [_node(child) for child in element])


def _aspects(formation: Formation) -> list[list[AspectName]]:
    return [[ASPECTS[formation.aspect(facing, way)] for way in range(6)] for facing in range(6)]


def _hex(game: HastingsGame, words: Scene, here: int) -> Hex:
    field, grid = game.field, game.field.grid
    x, y = grid.centre(here, SIZE)
    around = [grid.neighbours[here * 6 + direction] for direction in range(6)]
    return Hex(
        ref=game.show.ref("hex", here),
        id=grid.hex_id(here),
        x=round(x, 1),
        y=round(y, 1),
        points=" ".join([f"{round(a, 1)},{round(b, 1)}" for a, b in grid.corners(here, SIZE)]),
        level=field.level[here],
        terrain=TERRAINS[field.terrain[here]],
        road=here in field.road,
        ditch=[direction for direction in range(6) if field.ditch[here * 6 + direction]],
        neighbours=["" if there == OFF else game.show.ref("hex", there) for there in around],
        words=ground_words(words, here),
    )


def _exit(words: Scene, side: int) -> Exit:
    x, y, turn = way_off(words.field, side)
    return Exit(side, x, y, turn, f"{words.say('exit')}{words.colon}{words.army(side)}")


def _kind(field: Field, words: Scene, number: int) -> Kind:
    """The type's morale level is its modifier in the Morale Check Table (A07)."""
    kind = field.types[number]
    glyph = f"hexmap-glyph-{GLYPHS[kind.code]}" if kind.code in GLYPHS else ""
    level = field.morale_drm[STEADY] if kind.elite else 0
    return Kind(words.pick(kind.name), kind.code, glyph, kind.side, kind.cf, kind.ma, level)


def _command(game: HastingsGame, words: Scene, number: int) -> CommandInfo:
    command = game.field.commands[number]
    return CommandInfo(
        ref=game.show.ref("command", number),
        name=words.pick(command.name),
        title=command_name(words, number),
        side=command.side,
        colour=command.colour if command.colour in COLOURS else "white",
        mark=words.mark(number),
        leader=game.show.ref("piece", command.leader),
        dice=command.dice,
    )


def _piece_info(game: HastingsGame, words: Scene, piece: int) -> PieceInfo:
    field = game.field
    leads = field.is_leader(piece)
    name = game.show.label("piece", piece, words.lang)
    who = field.leader_of(piece) if leads else None
    rank = "army-leader" if who and who.army else "leader"
    return PieceInfo(
        ref=game.show.ref("piece", piece),
        name=name,
        title=f"{name}, {words.say(rank)}" if leads else f"{words.pick(field.type_of(piece).name)} {name}",
        side=field.side[piece],
        command=game.show.ref("command", field.command[piece]),
        type=-1 if leads else field.units[piece].type,
        letter=who.letter if who else "",
        army=bool(who and who.army),
        ma=field.ma[piece],
    )


def _melee_table(field: Field, lang: str) -> list[Row]:
    factors = range(1, len(field.melee) // field.melee_rows + 1)
    rolls = range(field.melee_low, field.melee_low + field.melee_rows)
    return [Row(roll, [result_words(field.result(cf, roll), lang) for cf in factors]) for roll in rolls]


def result_words(result: int, lang: str) -> str:
    """A result of the Melee Table in words."""
    if result in RESULTS:
        return words(RESULTS[result], lang)
    return say("hit-count", lang, n=result)
