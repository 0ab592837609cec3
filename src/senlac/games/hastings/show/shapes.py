"""What a scene of Hastings consists of: the types that a client draws from."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Terrain = Literal["clear", "woods", "swamp"]
AspectName = Literal["front", "flank", "rear"]
ChitState = Literal["waits", "active", "spent", "out"]
ResultKind = Literal["hits", "pushback", "hexes", "nothing"]


class Data(msgspec.Struct):
    """Everything here is sent as it is."""


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


def sent(data: Data) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(data)
    return found
