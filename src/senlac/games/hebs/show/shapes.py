"""What a scene of the card games consists of: the types that a client draws from."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Note(Struct):
    """A mark on a card: of which kind, and in words."""

    kind: Literal["more", "less", "safe", "shielded", "doomed", "refreshed", "seen", "chosen", "cheaper", "relentless"]
    text: str


class Term(Struct):
    """What one card adds to a sum."""

    ref: str
    name: str
    value: int


class Total(Struct):
    """A sum, and what it is made of."""

    value: int
    terms: list[Term]


class Piece(Struct):
    """A card in play. What is not an army card has neither Might, Zeal nor Health."""

    ref: str
    name: str
    #: All of it in one sentence, for those who listen.
    label: str
    army: bool
    row: int
    tired: bool
    might: int
    zeal: int
    health: int
    damage: int
    resources: int
    notes: list[Note]
    attached: list[Piece]
    side: int


class Held(Struct):
    """A card in the viewer's hand, or on offer."""

    ref: str
    name: str
    label: str
    cost: int
    notes: list[Note]


class Task(Struct):
    """An Objective: how far a side is with it."""

    ref: str
    letter: str
    name: str
    label: str
    state: Literal["done", "current", "ahead"]
    final: bool
    attribute: Literal["might", "zeal", ""]
    value: int
    health: int
    damage: int
    #: What counts against it just now; of the current one only.
    now: Total | None


class Side(Struct):
    """A player's side of the table, the wedges apart."""

    ref: str
    side: int
    name: str
    faction: str
    role: str
    attacker: bool
    mine: bool
    marker: bool
    active: bool
    passed: bool
    #: What is to be said of it at a glance: marker, turn, passed.
    standing: list[str]
    leader: str
    hand: list[Held]
    #: None if it has no hand, as the Foe.
    hand_count: int | None
    #: Cards of a hidden hand that the viewer has seen.
    seen: list[str]
    deck_count: int
    #: Piles, the top last.
    discard: list[str]
    relentless: str
    removed: list[str]
    #: Cards of the deck that may be taken out before play.
    pool: list[Held]
    reserve: list[Piece]
    #: What the Ready cards yield together.
    resources: int
    objectives: list[Task]


class Rank(Struct):
    """A side at a wedge: army cards from Row 1 outwards, what lies on the wedge itself, and what they add up to."""

    side: int
    #: A row between theirs may be empty: the Foe's cards do not close up.
    cards: list[Piece]
    attached: list[Piece]
    might: Total
    zeal: Total
    #: Damage that this side has dealt here.
    damage: int
    #: The row that a further card would come to; 0 if there is no room.
    free: int
    label: str


class Column(Struct):
    """A wedge with both sides."""

    ref: str
    name: str
    label: str
    health: int
    #: The side that has claimed it, or -1.
    claimed: int
    notes: list[str]
    above: Rank
    below: Rank


class Target(Struct):
    """What an ability is aimed at."""

    ref: str
    name: str


class Pending(Struct):
    """Something that waits to be resolved."""

    ref: str
    side: int
    name: str
    #: Who does what to whom, in a line.
    label: str
    #: The ability's text, if it is one.
    text: str
    targets: list[Target]
    cancelled: bool


class Payment(Struct):
    """What is being paid for."""

    ref: str
    name: str
    side: int
    left: int


class Foe(Struct):
    """The side that the solo rules play: its dial, what it can afford, the cards that it will draw; and the score."""

    #: The round that the dial is at, and what it shows there.
    step: int
    shows: int
    #: The last round on the dial; from then on it stays.
    last: int
    #: The dial and the Ready cards together.
    resources: int
    label: str
    #: The cards of its deck whose order is known, the next first.
    next: list[str]
    #: The player's points so far, and the title that they would earn: none where they are not counted.
    score: Total
    honour: str


class Scene(Struct):
    """The whole table."""

    kind: Literal["battlefield"]
    status: str
    round: int
    #: 0 before the first round, then 1 to 4.
    phase: int
    #: Whose battlefield it is: the box of its wedges.
    ground: str
    over: bool
    above: Side
    below: Side
    wedges: list[Column]
    #: The newest first.
    stack: list[Pending]
    #: Cards on their way into play: a Leader to be placed, what is being paid for or resolved.
    limbo: list[Held]
    payment: Payment | None
    #: In the solo game.
    foe: Foe | None = None


class Subject(Struct):
    """What the picture of a card or an Objective is drawn from: ids of the pack, never words in a language."""

    id: str
    box: str
    faction: str
    #: A type of card, or `objective`.
    type: str
    unit: str = ""
    traits: list[str] = []
    might: int = 0
    letter: str = ""


class Face(Struct):
    """A card as it is printed."""

    name: str
    art: Subject
    type: str
    #: Type, unit type and traits as the card prints them.
    line: str
    unit: str
    traits: list[str]
    side: int
    faction: str
    #: A Leader is not paid for.
    cost: int | None
    army: bool
    might: int
    zeal: int
    health: int
    resources: int
    text: list[str]
    history: str
    #: Where the facts are from, in words; `reconstructed` if most of them are.
    origin: str
    reconstructed: bool


class TaskFace(Struct):
    """An Objective as it is printed."""

    name: str
    art: Subject
    letter: str
    side: int
    faction: str
    attribute: Literal["might", "zeal", ""]
    value: int
    health: int
    text: list[str]
    history: str
    origin: str


class Scenery(Struct):
    """What is printed, and the words that the client needs. The face of card n is `faces[cards[n]]`."""

    kind: Literal["battlefield"]
    cards: list[int]
    names: list[str]
    faces: dict[str, Face]
    objectives: dict[str, TaskFace]
    wedges: list[str]
    sides: list[str]
    phases: list[str]
    words: dict[str, str]
