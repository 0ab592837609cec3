"""What a scene of Hastings consists of: the types that a client draws from."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, to_builtins

Terrain = Literal["clear", "woods", "swamp"]
AspectName = Literal["front", "flank", "rear"]
ChitState = Literal["waits", "active", "spent", "out"]
ResultKind = Literal["hits", "pushback", "hexes", "nothing"]


class Hex(Struct):
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


class Label(Struct):
    """The name of a place on the map."""

    text: str
    x: float
    y: float
    anchor: str


class Exit(Struct):
    """The way off the map for a side’s Routed units: an arrow, turned by so many degrees."""

    side: int
    x: float
    y: float
    turn: int
    words: str


class Kind(Struct):
    """A type of unit with its factors."""

    name: str
    code: str
    #: What is drawn for it; empty if its letter is shown.
    glyph: Literal["spear", "axe", "sword", "horse", ""]
    side: int
    cf: int
    ma: int
    ml: int


class CommandInfo(Struct):
    """A Command: its colour and its mark, by its place in the army."""

    ref: str
    name: str
    title: str
    side: int
    colour: str
    mark: int
    leader: str
    dice: int


class PieceInfo(Struct):
    """A unit (with the number of its type) or a Leader (with type -1 and his initial)."""

    ref: str
    #: The whole name, and one for where its Command is seen.
    title: str
    name: str
    side: int
    command: str
    type: int
    letter: str
    army: bool
    ma: int


class Row(Struct):
    """A modified roll of the Melee Table with its results, one for each combat factor."""

    roll: int
    results: list[str]


class Aspect(Struct):
    """Front, flank or rear."""

    letter: str
    name: str


class Scenery(Struct):
    """All of a scenario that never changes."""

    kind: Literal["hexmap"]
    title: str
    date: str
    armies: list[str]
    width: float
    height: float
    size: float
    hexes: list[Hex]
    #: The hexes of the road, from end to end.
    road: list[str]
    places: list[Label]
    exits: list[Exit]
    #: The names of the six facings.
    faces: list[str]
    aspects: dict[AspectName, Aspect]
    #: By formation and facing: the aspect that is shown in each of the six directions.
    formations: dict[Literal["ordinary", "wall"], list[list[AspectName]]]
    types: list[Kind]
    commands: list[CommandInfo]
    pieces: list[PieceInfo]
    table: list[Row]
    words: dict[str, str]


class Step(Struct):
    """A segment of an activation; `none` where the side has none."""

    name: str
    state: Literal["done", "now", "next", "none"]
    words: str


class RandomEvent(Struct):
    """The random event of the turn."""

    name: str
    text: str


class Status(Struct):
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
    event: RandomEvent | None
    deadline: str
    #: What comes next, in one line.
    coming: str


class Sign(Struct):
    """What a turn brings; not `sure` where it only may come."""

    kind: Literal["plunging", "regroup", "dusk"]
    sure: bool
    words: str


class TurnBox(Struct):
    """A box of the turn track."""

    turn: int
    start: str
    now: bool
    history: str
    signs: list[Sign]


class Chit(Struct):
    """An activation chit: `waits` in the cup, `active`, `spent`, or `out` without units."""

    command: str
    state: ChitState
    words: str


class CommandState(Struct):
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


class Army(Struct):
    """A side: where its Standard is (empty when captured), and what it has lost."""

    side: int
    name: str
    standard: str
    standard_words: str
    lost: list[str]


class Mark(Struct):
    """How a piece is, as a kind for signs and in words; of hits, how many."""

    kind: str
    words: str
    count: int = 0


class Value(Struct):
    """A value of a piece: its word, its figure, and what it does as things are now."""

    name: str
    figure: str
    words: str


class Piece(Struct):
    """A piece: where it is (empty off the map), which way it faces (-1 without facing), how it is.

    `front` are its frontal hexes, `aspects` what it shows in each of the six directions.
    """

    ref: str
    hex: str
    facing: int
    front: list[str]
    aspects: list[AspectName]
    marks: list[Mark]
    values: list[Value]
    words: str


class Stack(Struct):
    """What is in a hex, from below upwards: units, then Leaders, then the sides whose Standards are there."""

    hex: str
    units: list[str]
    leaders: list[str]
    standards: list[int]
    words: str


class Task(Struct):
    """What must still be done, with the pieces that must do it."""

    kind: Literal["move", "stray", "attack", "check"]
    words: str
    refs: list[str]


class Way(Struct):
    """A way to a hex that ends with a facing (-1 for a Leader): what it costs, and the hexes that it goes through."""

    facing: int
    cost: int
    path: list[str]
    words: str


class Destination(Struct):
    """A hex that can be reached, with the ways to it, the cheapest first."""

    hex: str
    cost: int
    ways: list[Way]
    #: Words of warning if an enemy has the hex in its front.
    danger: str


class Moving(Struct):
    """The piece that moves, its points, and where they take it; what holds its Command together is not looked at."""

    ref: str
    points: int
    destinations: list[Destination]


class Chance(Struct):
    """A probability: so many cases of 6 or of 36."""

    count: int
    of: int


class Chip(Struct):
    """A modifier: what for, how much, by which rule."""

    words: str
    value: int
    rule: str


class Roll(Struct):
    """A face of the die: what it comes to, also in a word that fits under it."""

    die: int
    modified: int
    kind: ResultKind
    words: str
    short: str


class Result(Struct):
    """A result of an attack or pursuit: its kind, number and chance."""

    kind: ResultKind
    hits: int
    words: str
    chance: Chance


class Chase(Struct):
    """How far a unit would pursue, with the chances."""

    ref: str
    words: str
    hexes: list[Result]


class Attack(Struct):
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


class Position(Struct):
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


def sent(data: Struct) -> dict[str, Any]:
    found: dict[str, Any] = to_builtins(data)
    return found
