"""What goes over the wire: every message between a client and the server, as types.

The JSON Schema and the client's TypeScript types are generated from this module (`senlac serve --schema`). Sentences
arrive in the reader's language; things are named by refs such as `card:41` or `hex:1205`, which choices, scenes and
log lines share, so that a client can mark what may be chosen without knowing a rule.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from senlac.catalogue import LANGUAGES

#: One of the languages that the table speaks.
Lang = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Level = Literal["recruit", "soldier", "captain", "marshal"]


class Wire(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Everything on the wire is checked in whole: unknown fields are refused."""


# ------------------------------------------------------------------ parts


class Part(Wire):
    """A piece of a sentence; with a ref, the name of a thing that can be inspected."""

    text: str
    ref: str = ""


class Line(Wire):
    """One line of the log: what happened, and after how many entries of the journal."""

    entry: int
    kind: str
    parts: list[Part]
    #: The bare numbers in it, such as dice, in the order in which its game tells them.
    numbers: list[int] = []
    #: The rule that it follows, where its game says so.
    rule: str = ""
    #: What it is to a client, whatever the game (`Presentation.event_roles`).
    roles: list[str] = []


class Choice(Wire):
    """One thing that may be done: its notation, which things it touches, and how it reads."""

    do: str
    verb: str
    refs: list[str]
    label: str
    hint: str = ""


class Question(Wire):
    """What a seat is asked. `window` is a Response window; `suggestion` a whole answer, choice by choice."""

    serial: int
    kind: str
    rule: str
    text: str
    choices: list[Choice]
    suggestion: list[str] = []
    window: bool = False


class Player(Wire):
    """Who sits where. A seat of the kind `rules` is played by the rules of the game themselves."""

    seat: int
    side: str
    kind: Literal["human", "bot", "open", "rules"]
    name: str = ""
    level: str = ""
    here: bool = False
    online: bool = False
    #: Seconds left on the clock, when this message was sent; None without a clock.
    clock: float | None = None


class Result(Wire):
    """How the game ended, in words; `verdict` is what its game says of it beside that, such as a score."""

    winner: int | None
    kind: str
    rule: str
    text: str
    verdict: str = ""


class Orders(Wire):
    """Standing orders: Response windows are passed until then, unless one of these holds."""

    until: Literal["", "phase", "round", "game"] = ""
    unless_targeted: bool = True
    unless_cost: int = 0


class Clock(Wire):
    """A live clock for each seat: minutes for the game, and seconds more for each decision."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


# ------------------------------------------------------------------ what a client says on the socket


class Hello(Wire, tag="hello", tag_field="type"):
    """First of all: as which seat (-1 watches), in which language, and the last `seq` that was seen."""

    seat: int = -1
    lang: Lang = "en"
    since: int = -1


class Act(Wire, tag="act", tag_field="type"):
    """Answer the question of that serial; several actions are done one after the other, all or none."""

    serial: int
    actions: list[str]


class Undo(Wire, tag="undo", tag_field="type"):
    """Undo the last decision or, with `all`, as far as it is free."""

    all: bool = False


class Takeback(Wire, tag="takeback", tag_field="type"):
    """Ask for a takeback, or agree to the one that is asked for, or refuse it."""

    do: Literal["ask", "agree", "refuse"]


class Resign(Wire, tag="resign", tag_field="type"):
    """Give up."""


class SetOrders(Wire, tag="orders", tag_field="type"):
    """Give standing orders, or none."""

    orders: Orders


class Why(Wire, tag="why", tag_field="type"):
    """Why may I not? About an action in notation, or about a thing by its ref."""

    id: int
    about: str


class Preview(Wire, tag="preview", tag_field="type"):
    """What would the table look like after this?"""

    id: int
    action: str


class Inspect(Wire, tag="inspect", tag_field="type"):
    """All that is printed on a thing or to be seen of it."""

    id: int
    ref: str


class Look(Wire, tag="look", tag_field="type"):
    """The table as it was after so many entries of the journal."""

    id: int
    entry: int


FromClient = Hello | Act | Undo | Takeback | Resign | SetOrders | Why | Preview | Inspect | Look


# ------------------------------------------------------------------ what the server says on the socket


class State(Wire, tag="state", tag_field="type"):
    """All that a client needs to draw the table. `log` begins at line `log_from`; what was there after it is void."""

    seq: int
    #: Which game it is, by its name and as it is called.
    game: str
    title: str
    seat: int
    #: The seats that this browser may play (two in hot-seat).
    mine: list[int]
    scene: dict[str, Any]
    #: The table in words, for games without a scene; of others it is to be had by a look.
    text: str
    question: Question | None
    #: The seats that are asked now.
    asked: list[int]
    players: list[Player]
    log_from: int
    log: list[Line]
    #: How many entries the journal has.
    entries: int
    can_undo: bool
    #: The seat that asks for a takeback.
    takeback: int | None
    result: Result | None
    orders: Orders
    #: The game that follows this one, if a rematch was agreed.
    rematch: str = ""


class Reason(Wire, tag="reason", tag_field="type"):
    """Why not: in one sentence, by which rule with its text, and what would make it legal."""

    id: int
    legal: bool
    text: str
    rule: str
    rule_text: str
    remedy: str


class Previewed(Wire, tag="previewed", tag_field="type"):
    """The scene as it would be; empty where nothing can be foreseen."""

    id: int
    scene: dict[str, Any]


class Inspected(Wire, tag="inspected", tag_field="type"):
    """A thing, in words."""

    id: int
    ref: str
    title: str
    text: str


class Looked(Wire, tag="looked", tag_field="type"):
    """The table as it was."""

    id: int
    entry: int
    scene: dict[str, Any]
    text: str
    #: How many lines the log had.
    lines: int


class Refused(Wire, tag="refused", tag_field="type"):
    """What was asked for was not done; the table is as it was. `code` is for programs, `text` for people."""

    code: str
    text: str
    rule: str = ""
    #: The number of the question that is not answered.
    id: int | None = None


FromServer = State | Reason | Previewed | Inspected | Looked | Refused


# ------------------------------------------------------------------ HTTP


class OptionInfo(Wire):
    """One switch of a game."""

    name: str
    kind: Literal["bool", "int", "str", "choice"]
    default: bool | int | str
    title: str
    help: str
    choices: list[str]
    choice_titles: list[str]
    low: int | None
    high: int | None


class GameInfo(Wire):
    """A game that can be played here."""

    name: str
    title: str
    blurb: str
    seats: list[str]
    options: list[OptionInfo]
    #: Seats that the rules play: nobody is asked who shall sit there.
    automatic: list[int] = []
    #: The options that say which side each seat plays, and others that come before the rest.
    sides: list[str] = []
    upfront: list[str] = []
    #: Whether finished games have a score, so that there are scores and a game of the day.
    scored: bool = False


class Welcome(Wire):
    """GET /api/hello: who I am and what there is."""

    version: str
    name: str
    lang: str
    games: list[GameInfo]
    levels: list[Level]


class SeatWish(Wire):
    """Who shall sit on a seat: somebody at this browser, whoever has the link, or a bot."""

    kind: Literal["here", "link", "bot"]
    level: Level = "soldier"


class NewGame(Wire):
    """POST /api/games: a wish for each seat that somebody takes, so none for those that the rules play."""

    game: str
    seats: list[SeatWish]
    options: dict[str, bool | int | str] = {}
    clock: Clock | None = None
    seed: str = ""
    #: The game of the day, which has its own seed.
    daily: bool = False


class Opened(Wire):
    """A game was made: its id, and the secret that a friend joins with, if a seat is open."""

    id: str
    join: str = ""


class Join(Wire):
    """POST /api/games/ID/join."""

    secret: str


class Summary(Wire):
    """A line of GET /api/games: one of my games."""

    id: str
    game: str
    title: str
    seats: list[Player]
    mine: list[int]
    my_turn: bool
    over: bool
    result: str
    updated: float
    entries: int
    join: str = ""


class Fork(Wire):
    """POST /api/games/ID/fork: play on from a point of a game, e.g. against a bot."""

    entry: int
    seats: list[SeatWish]


class Score(Wire):
    """A line of GET /api/scores: a game of mine that is over and has a score."""

    id: str
    game: str
    title: str
    #: The sides: mine first.
    sides: list[str]
    level: str
    score: int
    #: The title that the score earns.
    honour: str
    won: bool
    #: The day whose game it was, or nothing.
    day: str
    ended: float


class Profile(Wire):
    """PUT /api/me."""

    name: str = ""
    lang: Lang = "en"


class RuleInfo(Wire):
    """A line of the rule index: a rule, or a ruling where the book is silent."""

    id: str
    text: str
    source: str
    ruling: bool


class Problem(Wire):
    """Every refusal over HTTP."""

    code: str
    text: str
