"""What never changes while a battle lasts: the map, the counters, the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from senlac.games.hastings.show.board import FACES, Scene, command_name, ground_words
from senlac.games.hastings.show.elements import COLOURS, GLYPHS, SIZE
from senlac.games.hastings.show.ground import extent
from senlac.games.hastings.show.labels import say, short_name, unit_name
from senlac.games.hastings.show.odds import RESULTS
from senlac.games.hastings.show.shapes import (
    Aspect,
    AspectName,
    CommandInfo,
    Exit,
    Hex,
    Kind,
    Label,
    PieceInfo,
    Row,
    Scenery,
    sent,
)
from senlac.games.hastings.show.svg import name_places, way_off
from senlac.games.hastings.state.field import NORMAN, SAXON, STEADY, Field
from senlac.games.hastings.text import words
from senlac.games.hexes.grid import ASPECTS, OFF, ORDINARY, WALL, Formation

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
        hexes=[_hex(game, words, here) for here in range(field.grid.count)],
        road=[game.show.ref("hex", here) for here in field.road],
        places=[Label(text, x, y, anchor) for text, x, y, anchor in name_places(words)],
        exits=[_exit(words, side) for side in (SAXON, NORMAN) if field.exit[side] != OFF],
        faces=[words.compass(face) for face in FACES],
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
    level = field.morale_drm[STEADY] if kind.elite else 0
    return Kind(words.pick(kind.name), kind.code, GLYPHS.get(kind.code, ""), kind.side, kind.cf, kind.ma, level)


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
    who = field.leader_of(piece) if leads else None
    rank = "army-leader" if who and who.army else "leader"
    name = words.pick(who.name) if who else short_name(field, piece, words.lang)
    return PieceInfo(
        ref=game.show.ref("piece", piece),
        title=f"{name}, {words.say(rank)}" if leads else unit_name(field, piece, words.lang),
        name=name,
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
