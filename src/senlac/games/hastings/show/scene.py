"""The battle as data for clients that draw it: the map once, then each position, all words in the reader's language.

The art is that of the picture (`svg`): the same paths, symbols and colours, here as data. Things have the names that
`HastingsGame.ref` gives them, so that a client can tell what a choice touches.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, Literal
from xml.etree import ElementTree

import msgspec

from senlac.games.hastings.rules.melee import attackers
from senlac.games.hastings.rules.morale import shaken
from senlac.games.hastings.rules.movement import EVER, leader_reach, movable, reach, sidesteps, strays
from senlac.games.hastings.show.board import (
    FACES,
    Scene,
    command_name,
    ground_words,
    leader_words,
    standard_words,
    unit_words,
    whereabouts,
)
from senlac.games.hastings.show.odds import RESULTS, Odds, odds
from senlac.games.hastings.show.svg import (
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
    extent,
    growths,
    layers,
    name_places,
    symbols,
    way_off,
)
from senlac.games.hastings.state.field import (
    CHAMPION,
    CHARGE,
    DITCH,
    FLANKED,
    LED,
    NO_EFFECT,
    NORMAN,
    PUSHBACK,
    REARED,
    SAXON,
    SHIELD_WALL,
    STEADY,
    Both,
    Field,
)
from senlac.games.hastings.state.position import front_of, in_wall, is_routed, is_threatened, occupation
from senlac.games.hastings.state.table import MELEE, MISSILES, MOVEMENT, RALLY, SEGMENTS, Hastings
from senlac.games.hexes.grid import ASPECTS, OFF, ORDINARY, UNREACHED, WALL, Formation, hexes_of
from senlac.kernel.frames import Action, ask_of, asked, options
from senlac.kernel.views import View

if TYPE_CHECKING:
    from senlac.games.hastings.game import HastingsGame

#: What only this view of the battle says, in English and French; the rest are the words of `board`.
WORDS: Final[dict[str, Both]] = {
    "front": ("front", "front"),
    "flank": ("flank", "flanc"),
    "rear": ("rear", "arrière"),
    "front-letter": ("F", "F"),
    "flank-letter": ("K", "L"),
    "rear-letter": ("R", "A"),
    "ml": ("ML", "NM"),
    "still-move": ("{n} of {total} still to move (7.6.1)", "{n} sur {total} doivent encore bouger (7.6.1)"),
    "still-attack": ("{n} must still attack (7.7.1)", "{n} doivent encore attaquer (7.7.1)"),
    "still-check": ("{n} check morale (7.10.1)", "{n} testent leur moral (7.10.1)"),
    "astray": ("{n} away from the Command (1.1.COMMAND)", "{n} à l’écart du Commandement (1.1.COMMAND)"),
    "may-plunge": ("Plunging Fire may begin (7.3.7)", "Le tir plongeant peut commencer (7.3.7)"),
    "plunges": ("Plunging Fire began (7.3.7)", "Le tir plongeant a commencé (7.3.7)"),
    "may-regroup": (
        "From now on the Norman may declare the Regroup Turn (9.1.2)",
        "Le Normand peut désormais déclarer le tour de regroupement (9.1.2)",
    ),
    "must-regroup": ("Regroup Turn at the latest (9.1.3)", "Tour de regroupement au plus tard (9.1.3)"),
    "regroups": ("Regroup Turn (9.1)", "Tour de regroupement (9.1)"),
    "dusk": (
        "Night falls: the Anglo-Saxons win if Harold lives (10.1.3)",
        "La nuit tombe\u00a0: les Anglo-Saxons gagnent si Harold vit (10.1.3)",
    ),
    "deadline": (
        "The Normans must win by the end of turn {n} (10.1.3)",
        "Les Normands doivent gagner avant la fin du tour {n} (10.1.3)",
    ),
    "moved": ("has had its order", "a reçu son ordre"),
    "waiting": ("still to move", "doit encore bouger"),
    "must-attack": ("must attack", "doit attaquer"),
    "attacked": ("has attacked", "a attaqué"),
    "charging": ("may charge", "peut charger"),
    "fleeing": ("about to flee", "va fuir"),
    "hit": ("hits to check morale for: {n}", "touches à tester\u00a0: {n}"),
    "stray": ("away from its Command", "à l’écart de son Commandement"),
    "column": ("Column of combat factor {n}", "Colonne du facteur de combat {n}"),
    "hits-1": ("1 hit", "1 touche"),
    "hits": ("{n} hits", "{n} touches"),
    "wall-takes": ("the Shield Wall takes the first hit (7.8.2)", "le Mur de boucliers prend la 1re touche (7.8.2)"),
    "routed-doubles": ("hits on a Routed unit count twice (7.7.7)", "les touches comptent double (7.7.7)"),
    "no-pursuit": ("stays", "reste"),
    "hexes-1": ("1 hex", "1 hex"),
    "hexes": ("{n} hexes", "{n} hex"),
    "danger": ("in an enemy’s front", "dans le front d’un ennemi"),
    "aside": ("whole move, facing kept (7.6.7, 7.6.8)", "tout le mouvement, orientation gardée (7.6.7, 7.6.8)"),
    "no-missiles": ("the Anglo-Saxons have none (7.3.1)", "les Anglo-Saxons n’en ont pas (7.3.1)"),
    "out": ("no units left", "plus d’unités"),
}
#: The rule of each line of the Melee Table; what has none of its own is in the table (7.7.5).
MELEE_RULES: Final = {
    CHARGE: "7.7.8",
    LED: "1.1.LEADERS",
    FLANKED: "1.1.FACING",
    REARED: "1.1.FACING",
    DITCH: "A56",
    SHIELD_WALL: "1.1.SHIELDWALL",
    CHAMPION: "6.0",
}
TABLE: Final = "7.7.5"
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


Terrain = Literal["clear", "woods", "swamp"]
AspectName = Literal["front", "flank", "rear"]
ChitState = Literal["waits", "active", "spent", "out"]
ResultKind = Literal["hits", "pushback", "hexes", "nothing"]
KINDS: Final[dict[int, ResultKind]] = {PUSHBACK: "pushback", NO_EFFECT: "nothing"}


class Data(msgspec.Struct):
    """Everything here is sent as it is."""


# ------------------------------------------------------------------ what never changes


class Node(Data):
    """An element of a drawing."""

    tag: str
    attrs: dict[str, str]
    children: list[Node]


class Symbol(Data):
    """What is drawn more than once, by its name."""

    id: str
    nodes: list[Node]


class Layer(Data):
    """A path of the ground and what it shows, such as `level3 contour` or `road`."""

    kind: str
    d: str


class Growth(Data):
    """Trees or reeds: a symbol, and where it is."""

    symbol: str
    x: float
    y: float


class Hex(Data):
    """A hex; `neighbours` are in the order NE, E, SE, SW, W, NW, empty beyond the edge."""

    ref: str
    id: str
    x: float
    y: float
    points: str
    level: int
    terrain: Terrain
    road: bool
    #: The directions in which a ditch runs along it.
    ditch: list[int]
    neighbours: list[str]
    words: str


class Label(Data):
    """The name of a place on the map."""

    text: str
    x: float
    y: float
    anchor: str


class Exit(Data):
    """The way off the map for a side’s Routed units: an arrow, turned by so many degrees."""

    side: int
    x: float
    y: float
    turn: int
    words: str


class Face(Data):
    """How the upright part of a counter lies when it faces a vertex: tilted, shifted, its numbers so far out."""

    name: str
    tilt: int
    shift: tuple[float, float]
    numbers: tuple[float, float]


class Kind(Data):
    """A type of unit with its factors."""

    name: str
    code: str
    #: The symbol of its weapon; empty if its letter is shown.
    glyph: str
    side: int
    cf: int
    ma: int
    ml: int


class CommandInfo(Data):
    """A Command: its colour and its mark (the symbols `mark0` to `mark2`)."""

    ref: str
    name: str
    title: str
    side: int
    colour: str
    mark: int
    leader: str
    dice: int


class PieceInfo(Data):
    """A unit (with the number of its type) or a Leader (with type -1 and his initial)."""

    ref: str
    name: str
    title: str
    side: int
    command: str
    type: int
    letter: str
    army: bool
    ma: int


class Row(Data):
    """A modified roll of the Melee Table with its results, one for each combat factor."""

    roll: int
    results: list[str]


class Aspect(Data):
    """Front, flank or rear."""

    letter: str
    name: str


class Scenery(Data):
    """All of a scenario that never changes."""

    kind: Literal["hexmap"]
    title: str
    date: str
    armies: list[str]
    width: float
    height: float
    size: float
    #: Colours by name, for light and for dark.
    palette: dict[str, tuple[str, str]]
    symbols: list[Symbol]
    ground: list[Layer]
    growths: list[Growth]
    hexes: list[Hex]
    places: list[Label]
    exits: list[Exit]
    faces: list[Face]
    aspects: dict[AspectName, Aspect]
    #: By formation and facing: the aspect that is shown in each of the six directions.
    formations: dict[Literal["ordinary", "wall"], list[list[AspectName]]]
    types: list[Kind]
    commands: list[CommandInfo]
    pieces: list[PieceInfo]
    table: list[Row]
    words: dict[str, str]


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
            Face(words.pick(FACES[facing]), TILT[facing], SHIFT[FRONT[facing]], NUMBERS[FRONT[facing]])
            for facing in range(6)
        ],
        aspects={name: Aspect(_say(f"{name}-letter", lang), _say(name, lang)) for name in ASPECTS},
        formations={"ordinary": _aspects(ORDINARY), "wall": _aspects(WALL)},
        types=[_kind(field, words, number) for number in range(len(field.types))],
        commands=[_command(game, words, number) for number in range(len(field.commands))],
        pieces=[_piece_info(game, words, piece) for piece in range(field.pieces)],
        table=_melee_table(field, lang),
        words={name: words.say(name) for name in ("cf", "ma", "hits", "units", "eliminated", "standard", "routed")}
        | {"ml": _say("ml", lang)},
    )
    return _sent(found)


def _sent(data: Data) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(data)
    return found


def _say(name: str, lang: str, **numbers: int) -> str:
    return WORDS[name][lang == "fr"].format(**numbers)


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
    return [Row(roll, [_result(field.result(cf, roll), lang) for cf in factors]) for roll in rolls]


def _result(result: int, lang: str) -> str:
    """A result of the Melee Table in words."""
    if result in RESULTS:
        return RESULTS[result][lang == "fr"]
    return _say("hits-1" if result == 1 else "hits", lang, n=result)


# ------------------------------------------------------------------ a position


class Step(Data):
    """A segment of an activation; `none` where the side has none."""

    name: str
    state: Literal["done", "now", "next", "none"]
    words: str


class Event(Data):
    """The random event of the turn."""

    name: str
    text: str


class Status(Data):
    """Where the battle stands."""

    turn: int
    turns: int
    hour: str
    history: str
    phase: str
    steps: list[Step]
    #: The side that has the Initiative, or -1.
    initiative: int
    active: str
    event: Event | None
    deadline: str


class Sign(Data):
    """What a turn brings; not `sure` where it only may come."""

    kind: Literal["plunging", "regroup", "dusk"]
    sure: bool
    words: str


class TurnBox(Data):
    """A box of the turn track."""

    turn: int
    start: str
    now: bool
    history: str
    signs: list[Sign]


class Chit(Data):
    """An activation chit: `waits` in the cup, `active`, `spent`, or `out` without units."""

    command: str
    state: ChitState
    words: str


class CommandState(Data):
    """A Command: its Hits track, its units, its Leader."""

    ref: str
    hits: int
    #: So many hits cost a unit.
    fatal: int
    units: int
    of: int
    routed: int
    leader: str
    words: str


class Army(Data):
    """A side: where its Standard is (empty when captured), and what it has lost."""

    side: int
    name: str
    standard: str
    standard_words: str
    lost: list[str]


class Mark(Data):
    """How a piece is, as a kind for signs and in words."""

    kind: str
    words: str


class Piece(Data):
    """A piece: where it is (empty off the map), which way it faces (-1 without facing), how it is.

    `front` are its frontal hexes, `aspects` what it shows in each of the six directions.
    """

    ref: str
    hex: str
    facing: int
    front: list[str]
    aspects: list[AspectName]
    marks: list[Mark]
    words: str


class Stack(Data):
    """What is in a hex, from below upwards: units, then Leaders, then the sides whose Standards are there."""

    hex: str
    units: list[str]
    leaders: list[str]
    standards: list[int]
    words: str


class Task(Data):
    """What must still be done, with the pieces that must do it."""

    kind: Literal["move", "stray", "attack", "check"]
    words: str
    refs: list[str]


class Way(Data):
    """A way to a hex that ends with a facing (-1 for a Leader): what it costs, and the hexes that it goes through."""

    facing: int
    cost: int
    path: list[str]
    words: str


class Destination(Data):
    """A hex that can be reached, with the ways to it, the cheapest first."""

    hex: str
    cost: int
    ways: list[Way]
    #: Words of warning if an enemy has the hex in its front.
    danger: str


class Moving(Data):
    """The piece that moves, its points, and where they take it; what holds its Command together is not looked at."""

    ref: str
    points: int
    destinations: list[Destination]


class Chance(Data):
    """A probability, exact and in whole per cent."""

    fraction: str
    percent: int


class Chip(Data):
    """A modifier: what for, how much, by which rule."""

    words: str
    value: int
    rule: str


class Roll(Data):
    """A face of the die: what it comes to."""

    die: int
    modified: int
    words: str


class Result(Data):
    """A result of an attack or pursuit: its kind, number and chance."""

    kind: ResultKind
    hits: int
    words: str
    chance: Chance


class Chase(Data):
    """How far a unit would pursue, with the chances."""

    ref: str
    words: str
    hexes: list[Result]


class Attack(Data):
    """The odds card of an attack."""

    attacker: str
    defender: str
    words: str
    column: str
    drm: int
    chips: list[Chip]
    rolls: list[Roll]
    results: list[Result]
    #: Why other hits than those go on the track, and then how many do.
    notes: list[str]
    counted: list[Result]
    rout: Chance
    chases: list[Chase]


class Position(Data):
    """All of a position that is to be seen."""

    kind: Literal["hexmap"]
    status: Status
    track: list[TurnBox]
    chits: list[Chit]
    commands: list[CommandState]
    armies: list[Army]
    pieces: list[Piece]
    stacks: list[Stack]
    tasks: list[Task]
    #: The piece that the open question is about, if it is about one.
    subject: str
    moving: Moving | None
    attacks: list[Attack]


def scene(game: HastingsGame, view: View, lang: str) -> dict[str, Any]:
    """The position of a view; what helps to decide is there for a seat that is asked."""
    return _sent(Painter(game, view, lang).position())


class Painter:
    """Puts a position together from a view."""

    def __init__(self, game: HastingsGame, view: View, lang: str) -> None:
        self.game = game
        self.field = game.field
        self.data = view.data
        self.lang = lang
        self.words = Scene(game.field, view.data, lang)
        self.s: Hastings = game.imagine(view)
        self.to_decide = view.seat >= 0 and bool((asked(self.s) >> view.seat) & 1)
        self.question = ask_of(self.s).kind if asked(self.s) else ""
        self.movable = movable(self.s) if self.question.startswith("movement.") else []
        self.attackers = attackers(self.s) if self.question == "melee.attack" else []
        self.strays = strays(self.s) if self.question.startswith("movement.") else []

    def say(self, name: str, **numbers: int) -> str:
        return _say(name, self.lang, **numbers)

    def piece_refs(self, pieces: list[int]) -> list[str]:
        return [self.game.show.ref("piece", piece) for piece in pieces]

    def hex_ref(self, here: int) -> str:
        return "" if here == OFF else self.game.show.ref("hex", here)

    def position(self) -> Position:
        subject = self.subject()
        return Position(
            kind="hexmap",
            status=self.status(),
            track=[self.turn_box(turn) for turn in range(1, self.field.turns + 1)],
            chits=[self.chit(number) for number in range(len(self.field.commands))],
            commands=[self.command(number) for number in range(len(self.field.commands))],
            armies=[self.army(side) for side in (SAXON, NORMAN)],
            pieces=[self.piece(piece) for piece in range(self.field.pieces)],
            stacks=self.stacks(),
            tasks=self.tasks(),
            subject="" if subject == OFF else self.game.show.ref("piece", subject),
            moving=self.moving(subject) if self.to_decide else None,
            attacks=self.attacks() if self.to_decide else [],
        )

    def subject(self) -> int:
        """The piece that the open question is about, or OFF."""
        if not self.question:
            return OFF
        about = ask_of(self.s).about(self.s, self.s.top[2])
        for name in ("leader", "piece", "unit"):
            thing = about.get(name)
            if isinstance(thing, tuple):
                return thing[1]
        return OFF

    # -------------------------------------------------------------- the day

    def status(self) -> Status:
        data, track = self.data, self.field.track
        turn = data["turn"]
        box = track[turn - 1] if 1 <= turn <= len(track) else None
        return Status(
            turn=turn,
            turns=self.field.turns,
            hour=box.start if box else "",
            history=self.words.pick(box.history) if box else "",
            phase=self.words.say(SEGMENTS[data["segment"]]),
            steps=[self.step(segment) for segment in range(RALLY, MELEE + 1)],
            initiative=data["initiative"],
            active=self.game.show.ref("command", data["active"]) if data["active"] >= 0 else "",
            event=self.event(),
            deadline=self.say("deadline", n=self.field.turns),
        )

    def event(self) -> Event | None:
        if not self.data["event"]:
            return None
        happening = self.field.events[self.data["event"]]
        return Event(self.words.pick(happening.name), self.words.pick(happening.text))

    def step(self, segment: int) -> Step:
        """A segment of the activation that is going on; without one, all are still to come."""
        now = self.data["segment"] if self.data["active"] >= 0 else OFF
        name = self.words.say(SEGMENTS[segment])
        if segment == MISSILES and now != OFF and self.field.commands[self.data["active"]].side == SAXON:
            return Step(name, "none", self.say("no-missiles"))
        return Step(name, "now" if segment == now else "done" if RALLY <= segment < now else "next", "")

    def turn_box(self, turn: int) -> TurnBox:
        box = self.field.track[turn - 1] if turn <= len(self.field.track) else None
        history = self.words.pick(box.history) if box else ""
        return TurnBox(turn, box.start if box else "", turn == self.data["turn"], history, self.signs(turn))

    def signs(self, turn: int) -> list[Sign]:
        """What came about on a turn, or is to come."""
        field, data = self.field, self.data
        found: list[Sign] = []
        if data["plunging"] == turn:
            found.append(Sign("plunging", True, self.say("plunges")))
        elif not data["plunging"] and turn == max(field.plunging_turn, data["turn"]):
            found.append(Sign("plunging", False, self.say("may-plunge")))
        if data["regrouped"] == turn:
            found.append(Sign("regroup", True, self.say("regroups")))
        elif not data["regrouped"] and turn == field.regroup_turn:
            found.append(Sign("regroup", True, self.say("must-regroup")))
        elif not data["regrouped"] and turn == max(field.regroup_after + 1, data["turn"]):
            found.append(Sign("regroup", False, self.say("may-regroup")))
        if turn == field.turns:
            found.append(Sign("dusk", True, self.say("dusk")))
        return found

    def chit(self, number: int) -> Chit:
        """A chit that is neither in the cup nor done with waits for the cup to be filled."""
        state: ChitState
        if number == self.data["active"]:
            state = "active"
        elif not self.words.standing(number):
            state = "out"
        else:
            state = "spent" if self.words.has("spent", number) else "waits"
        said = self.say("out") if state == "out" else self.words.say(state)
        name = command_name(self.words, number)
        return Chit(self.game.show.ref("command", number), state, f"{name}{self.words.colon}{said}")

    def command(self, number: int) -> CommandState:
        command, words = self.field.commands[number], self.words
        left = words.standing(number)
        hits = self.data["hits"][number]
        said = f"{command_name(words, number)}{words.colon}{words.say('hits')} {hits}"
        return CommandState(
            ref=self.game.show.ref("command", number),
            hits=hits,
            fatal=self.field.hits_per_unit,
            units=len(left),
            of=len(command.units),
            routed=sum([words.has("routed", unit) for unit in left]),
            leader=whereabouts(words, command.leader)[2:],
            words=f"{said} ({self.field.hits_per_unit} {words.say('cost')})",
        )

    def army(self, side: int) -> Army:
        place = self.data["standard"][side]
        where = self.words.say("captured") if place == OFF else self.field.grid.hex_id(place)
        said = f"{standard_words(self.words, side)}{self.words.colon}{where}"
        return Army(side, self.words.army(side), self.hex_ref(place), said, self.piece_refs(self.words.lost(side)))

    # -------------------------------------------------------------- pieces

    def piece(self, piece: int) -> Piece:
        here = self.data["place"][piece]
        is_unit = not self.field.is_leader(piece)
        faces = is_unit and here != OFF and not is_routed(self.s, piece)
        formation = WALL if is_unit and in_wall(self.s, piece) else ORDINARY
        facing = self.data["facing"][piece] if faces else OFF
        return Piece(
            ref=self.game.show.ref("piece", piece),
            hex=self.hex_ref(here),
            facing=facing,
            front=[self.hex_ref(there) for there in hexes_of(front_of(self.s, piece))] if faces else [],
            aspects=[ASPECTS[formation.aspect(facing, way)] for way in range(6)] if faces else [],
            marks=self.unit_marks(piece) if is_unit else self.leader_marks(piece),
            words=unit_words(self.words, piece) if is_unit else leader_words(self.words, piece),
        )

    def unit_marks(self, unit: int) -> list[Mark]:
        """How a unit is, and what it has done or must do in this activation."""
        s, words = self.s, self.words
        found: list[Mark] = []
        if s.place[unit] == OFF:
            buried = words.has("buried", unit)
            return [Mark("buried", words.say("buried")) if buried else Mark("gone", words.say("gone"))]
        if is_routed(s, unit):
            found.append(Mark("routed", words.say("routed")))
        if in_wall(s, unit):
            found.append(Mark("wall", words.say("wall")))
        if unit in s.fleeing:
            found.append(Mark("fleeing", self.say("fleeing")))
        if self.field.command[unit] == s.active:
            found += self.active_marks(unit)
        if s.segment == MELEE and s.taken[unit]:
            found.append(Mark("hit", self.say("hit", n=s.taken[unit])))
        return found

    def active_marks(self, unit: int) -> list[Mark]:
        s = self.s
        found = [Mark("active", self.words.say("active"))]
        if unit in self.movable:
            found.append(Mark("waiting", self.say("waiting")))
        elif s.segment == MOVEMENT and (s.ordered >> unit) & 1:
            found.append(Mark("moved", self.say("moved")))
        if unit in self.strays:
            found.append(Mark("stray", self.say("stray")))
        if s.charge[unit]:
            found.append(Mark("charging", self.say("charging")))
        if unit in self.attackers:
            found.append(Mark("must-attack", self.say("must-attack")))
        elif s.segment == MELEE and s.aimed[unit] != OFF:
            found.append(Mark("attacked", self.say("attacked")))
        return found

    def leader_marks(self, piece: int) -> list[Mark]:
        if self.s.place[piece] == OFF:
            return [Mark("dead", self.words.say("dead"))]
        found = [Mark("wounded", self.words.say("wounded"))] if self.words.has("wounded", piece) else []
        if piece in self.movable:
            found.append(Mark("waiting", self.say("waiting")))
        return found

    def stacks(self) -> list[Stack]:
        words = self.words
        flags = {here for here in self.data["standard"] if here != OFF}
        found: list[Stack] = []
        for here in sorted({*words.units, *words.leaders, *flags} - {OFF}):
            units, leaders, standards = words.units.get(here, []), words.leaders.get(here, []), words.standards_in(here)
            said = [ground_words(words, here)]
            said += [unit_words(words, unit) for unit in units] + [leader_words(words, leader) for leader in leaders]
            said += [standard_words(words, side) for side in standards]
            found.append(
                Stack(self.hex_ref(here), self.piece_refs(units), self.piece_refs(leaders), standards, "; ".join(said))
            )
        return found

    # -------------------------------------------------------------- what there is to do

    def tasks(self) -> list[Task]:
        found: list[Task] = []
        if self.movable:
            done = [piece for piece in range(self.field.pieces) if self.has_moved(piece)]
            total = len(self.movable) + len(done)
            said = self.say("still-move", n=len(self.movable), total=total)
            found.append(Task("move", said, self.piece_refs(self.movable)))
        if self.strays:
            found.append(Task("stray", self.say("astray", n=len(self.strays)), self.piece_refs(self.strays)))
        if self.attackers:
            found.append(
                Task("attack", self.say("still-attack", n=len(self.attackers)), self.piece_refs(self.attackers))
            )
        if self.question == "morale.check-order":
            units = shaken(self.s)
            found.append(Task("check", self.say("still-check", n=len(units)), self.piece_refs(units)))
        return found

    def has_moved(self, piece: int) -> bool:
        return self.field.command[piece] == self.s.active and bool((self.s.ordered >> piece) & 1)

    def moving(self, piece: int) -> Moving | None:
        """Where the piece that moves can go."""
        if self.question == "movement.move":
            found = self.unit_ways(piece)
        elif self.question == "movement.lead":
            found = self.leader_ways(piece)
        else:
            return None
        return Moving(self.game.show.ref("piece", piece), self.field.ma[piece], found)

    def unit_ways(self, unit: int) -> list[Destination]:
        s = self.s
        here, points = s.place[unit], self.field.ma[unit]
        found = reach(s, unit)
        ways: dict[int, list[Way]] = {}
        for there, facing in found.states():
            if (there, facing) != (here, s.facing[unit]):
                path = list(dict.fromkeys([step for step, _ in found.path_to(there, facing)]))
                hexes = [self.hex_ref(step) for step in path]
                ways.setdefault(there, []).append(Way(facing, found.cost_to(there, facing), hexes, ""))
        for there in sidesteps(s, unit):
            if found.cost_to(there, s.facing[unit]) == UNREACHED:
                hexes = [self.hex_ref(here), self.hex_ref(there)]
                ways.setdefault(there, []).append(Way(s.facing[unit], points, hexes, self.say("aside")))
        return [self.destination(unit, there, ways[there]) for there in sorted(ways)]

    def destination(self, piece: int, there: int, ways: list[Way]) -> Destination:
        ordered = sorted(ways, key=lambda way: (way.cost, way.facing))
        danger = self.say("danger") if is_threatened(self.s, self.field.side[piece], there) else ""
        return Destination(self.hex_ref(there), ordered[0].cost, ordered, danger)

    def leader_ways(self, leader: int) -> list[Destination]:
        found = leader_reach(self.s, leader)
        listed: list[Destination] = []
        for there in sorted(found.settled[1:]):
            path = [self.hex_ref(step) for step in found.path_to(there)]
            listed.append(self.destination(leader, there, [Way(OFF, found.costs[there], path, "")]))
        return listed

    # -------------------------------------------------------------- odds

    def attacks(self) -> list[Attack]:
        if self.question != "melee.attack":
            return []
        return [self.attack(unit, enemy) for _, unit, enemy in options(self.s, self.field.side[self.attackers[0]])]

    def attack(self, unit: int, enemy: int) -> Attack:
        found = odds(self.s, unit, enemy)
        cf = self.field.cf[unit]
        rolls = [
            Roll(die, die + found.drm, _result(self.field.result(cf, die + found.drm), self.lang))
            for die in range(1, 7)
        ]
        return Attack(
            attacker=self.game.show.ref("piece", unit),
            defender=self.game.show.ref("piece", enemy),
            words=f"{self.game.show.label('unit', unit, self.lang)} → {self.game.show.label('unit', enemy, self.lang)}",
            column=self.say("column", n=cf),
            drm=found.drm,
            chips=[
                Chip(self.game.show.label("melee-line", line, self.lang), value, MELEE_RULES.get(line, TABLE))
                for line, value in found.drms
            ],
            rolls=rolls,
            results=[
                Result(KINDS.get(result, "hits"), max(result, 0), _result(result, self.lang), chance_of(chance))
                for result, chance in sorted(found.results.items(), reverse=True)
            ],
            notes=self.notes(enemy),
            counted=[
                Result("hits" if hits else "nothing", hits, _result(hits, self.lang), chance_of(chance))
                for hits, chance in sorted(found.hits.items(), reverse=True)
            ],
            rout=chance_of(found.rout),
            chases=self.chases(found),
        )

    def notes(self, enemy: int) -> list[str]:
        if is_routed(self.s, enemy):
            return [self.say("routed-doubles")]
        return [self.say("wall-takes")] if in_wall(self.s, enemy) else []

    def chases(self, found: Odds) -> list[Chase]:
        """Who would pursue a defender that routs."""
        if not found.rout:
            return []
        return [
            Chase(
                ref=self.game.show.ref("piece", unit),
                words=self.game.show.label("unit", unit, self.lang),
                hexes=[
                    Result("hexes" if hexes else "nothing", hexes, self.chased(hexes), chance_of(chance))
                    for hexes, chance in chances.items()
                ],
            )
            for unit, chances in found.pursuit.items()
        ]

    def chased(self, hexes: int) -> str:
        if not hexes:
            return self.say("no-pursuit")
        return self.say("hexes-1" if hexes == 1 else "hexes", n=hexes)


def chance_of(chance: Fraction) -> Chance:
    """A fraction for people.

    >>> chance_of(Fraction(11, 36))
    Chance(fraction='11/36', percent=31)
    """
    return Chance(str(chance), round(100 * chance))


# ------------------------------------------------------------------ what is meant by pointing at something


def intents(game: HastingsGame, view: View, domain: str, thing: int) -> list[Action]:
    """What a seat that is asked may mean by pointing at a thing: its options, with that thing in them."""
    s: Hastings = game.imagine(view)
    if view.seat < 0 or not (asked(s) >> view.seat) & 1:
        return []
    found: dict[Action, int] = {}
    for option in options(s, view.seat):
        for meant in _with(game, s, option, domain, thing):
            found.setdefault(meant, _effort(s, meant))
    return sorted(found, key=lambda meant: found[meant])


def _with(game: HastingsGame, s: Hastings, option: Action, domain: str, thing: int) -> list[Action]:
    """An option with the thing in the place where it fits: a hex as hex or as what is in it, a piece likewise."""
    field, domains = game.field, game.verbs[option[0]]
    if domain == "hex" and "hex" not in domains:
        there = [piece for piece in range(field.pieces) if s.place[piece] == thing]
        return [meant for piece in there for meant in _with(game, s, option, "piece", piece)]
    if domain in ("unit", "piece"):
        if "hex" in domains:
            return _with(game, s, option, "hex", s.place[thing]) if s.place[thing] != OFF else []
        if "command" in domains:
            return _with(game, s, option, "command", field.command[thing])
        return [
            _replaced(option, place, thing)
            for place, each in enumerate(domains)
            if each == "piece" or (each == "unit" and not field.is_leader(thing))
            if len(domains) < 2 or field.side[option[place + 1]] == field.side[thing] or domains[1] == "facing"
        ]
    return [_replaced(option, place, thing) for place, each in enumerate(domains) if each == domain]


def _replaced(option: Action, place: int, thing: int) -> Action:
    return (*option[: place + 1], thing, *option[place + 2 :])


def _effort(s: Hastings, meant: Action) -> int:
    """How far-fetched an intent is: what a move would cost if there were points enough, how far off a target is."""
    field = s.field
    if meant[0] == "attack" and s.place[meant[1]] != OFF and s.place[meant[2]] != OFF:
        return field.apart(s.place[meant[1]], s.place[meant[2]])
    if meant[0] != "move":
        return 0
    unit, there, facing = meant[1], meant[2], meant[3]
    free = field.steps.reach(s.place[unit], s.facing[unit], EVER, occupation(s).barred[field.side[unit]])
    cost = free.cost_to(there, facing)
    return EVER + 1 if cost == UNREACHED else cost
