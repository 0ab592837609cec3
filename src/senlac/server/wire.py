"""The wire format: every message between client and server, as types.

The JSON Schema and the client's TypeScript types are generated from this module (`senlac serve --schema`). Sentences
arrive in the reader's language; things are named by refs such as `card:41` or `hex:1205`, which choices, scenes and
log lines share, so that a client can highlight what may be chosen without knowing any rules.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from senlac.catalogue import LANGUAGES

#: One of the available languages.
Lang = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Level = Literal["recruit", "soldier", "captain", "marshal", "king"]
#: Where a game comes from if it does not begin at its beginning: from the middle of another, or from a save.
Origin = Literal["", "fork", "import"]
#: The most characters of a name.
LONGEST_NAME = 40


class Wire(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Every message is checked strictly: unknown fields are rejected."""


# ------------------------------------------------------------------ parts


class Part(Wire):
    """A piece of a sentence; with a ref, the name of a thing that can be inspected."""

    text: str
    ref: str = ""


class Line(Wire):
    """A line of the log: what happened, and the length of the journal at that point."""

    entry: int
    kind: str
    parts: list[Part]
    #: The numbers in it, such as dice, in the order given by the game.
    numbers: list[int] = []
    #: The rule it follows, if the game says so.
    rule: str = ""
    #: What it means to a client, whatever the game (`Presentation.event_roles`).
    roles: list[str] = []
    #: The seat that did it, or else the seat it happened to; -1 for neither.
    seat: int = -1


class Choice(Wire):
    """A possible action: its notation, the things it involves, and its text."""

    do: str
    verb: str
    refs: list[str]
    label: str
    hint: str = ""
    #: What is at stake if it cannot be taken back: clients ask for confirmation first.
    warning: str = ""


class Question(Wire):
    """A question to a seat. `window` means a Response window; `suggestion` is a complete answer, choice by choice."""

    serial: int
    kind: str
    rule: str
    text: str
    choices: list[Choice]
    suggestion: list[str] = []
    window: bool = False


class Player(Wire):
    """Who has a seat.

    A seat of the kind `rules` is played by the rules of the game; whoever had a `departed` one is gone for good.
    """

    seat: int
    side: str
    kind: Literal["human", "bot", "open", "rules", "departed"]
    name: str = ""
    level: str = ""
    here: bool = False
    online: bool = False
    #: Seconds left on the clock when this message was sent; None without a clock.
    clock: float | None = None
    #: Whether the clock is running; it is stopped while a seat is open.
    running: bool = False
    #: How the side is drawn, such as `norman`; empty if not known yet.
    faction: str = ""


class Result(Wire):
    """How the game ended, in words; `verdict` is anything the game adds to that, such as a score."""

    winner: int | None
    kind: str
    rule: str
    text: str
    verdict: str = ""


class Orders(Wire):
    """Standing orders: pass Response windows until then, unless one of these conditions holds."""

    until: Literal["", "phase", "round", "game"] = ""
    unless_targeted: bool = True
    unless_cost: int = 0


class Clock(Wire):
    """A clock for each seat: minutes for the game, and an increment in seconds per decision."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class Page(Wire):
    """A page of a lesson: what it says, and the things it speaks of. The last of several says what to do."""

    chapter: int
    text: str
    clear: list[str]


class Lesson(Wire):
    """How far a lesson has come. `*` marks words that stand out in its texts."""

    name: str
    title: str
    #: The titles of its chapters, and which of them this is.
    chapters: list[str]
    chapter: int
    #: The number of this part of the lesson, which changes when something has been done.
    part: int
    pages: list[Page]
    #: The one thing to do now, and what is done for somebody who asks to be shown.
    do: str
    show: list[Choice]
    rule: str
    rule_text: str


class Fairness(Wire):
    """How the dice can be verified: what the server committed to before anything was drawn, and who gave what to it."""

    commitment: str
    #: What was contributed, seat by seat; empty until then, and for bots.
    numbers: list[str]
    #: The seats whose `chance` is awaited; nothing is drawn before.
    awaited: list[int] = []
    #: The server's secret, in hexadecimal, once the game is over.
    secret: str = ""


# ------------------------------------------------------------------ what a client says on the socket


class Hello(Wire, tag="hello", tag_field="type"):
    """The first message: which seat (-1 to watch), which language, and the last `seq` seen."""

    seat: int = -1
    lang: Lang = "en"
    since: int = -1


class Act(Wire, tag="act", tag_field="type"):
    """Answer the question with that serial; several actions are carried out in order, all or none."""

    serial: int
    actions: list[str]


class Undo(Wire, tag="undo", tag_field="type"):
    """Undo the last decision or, with `all`, as many as possible."""

    all: bool = False


class StepBack(Wire, tag="step-back", tag_field="type"):
    """In a lesson: back to the step before or, with `all`, to the beginning."""

    all: bool = False


class Takeback(Wire, tag="takeback", tag_field="type"):
    """Ask for a takeback, or agree to or refuse one."""

    do: Literal["ask", "agree", "refuse"]


class Resign(Wire, tag="resign", tag_field="type"):
    """Resign."""


class Vacancy(Wire, tag="vacancy", tag_field="type"):
    """The opponent has left for good: take the win, or let a bot sit there."""

    do: Literal["win", "bot"]
    level: Level = "soldier"


class Again(Wire, tag="again", tag_field="type"):
    """Let bots that could not decide (`stuck`) try once more."""


class Chance(Wire, tag="chance", tag_field="type"):
    """My contribution to the dice, after I have seen the server's commitment: 32 random bytes, in hexadecimal."""

    number: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class SetOrders(Wire, tag="orders", tag_field="type"):
    """Give standing orders, or cancel them."""

    orders: Orders


class Why(Wire, tag="why", tag_field="type"):
    """Ask why something is not allowed: an action by its notation, or a thing by its ref."""

    id: int
    about: str


class Preview(Wire, tag="preview", tag_field="type"):
    """Ask what the table would look like after an action."""

    id: int
    action: str


class Inspect(Wire, tag="inspect", tag_field="type"):
    """Ask for everything printed on a thing or visible about it."""

    id: int
    ref: str


class Look(Wire, tag="look", tag_field="type"):
    """Ask for the table as it was after that many journal entries."""

    id: int
    entry: int


class Film(Wire, tag="film", tag_field="type"):
    """Ask for the positions the table went through, starting from a line of the log; a batch at a time."""

    id: int
    line: int


class Hint(Wire, tag="hint", tag_field="type"):
    """Ask for a hint on my question."""

    id: int


#: Questions about the table, which change nothing.
Asking = Why | Preview | Inspect | Look | Film | Hint
FromClient = Hello | Act | Undo | StepBack | Takeback | Resign | Vacancy | Again | Chance | SetOrders | Asking


# ------------------------------------------------------------------ what the server says on the socket


class State(Wire, tag="state", tag_field="type"):
    """Everything a client needs to draw the table. `log` starts at line `log_from` and replaces any later lines."""

    seq: int
    #: The game's name and its title.
    game: str
    title: str
    seat: int
    #: The seats this browser may play (two in hot-seat).
    mine: list[int]
    #: Whether a seat sees anything hidden from others: only then do two people at one screen need a curtain.
    hides: bool
    scene: dict[str, Any]
    #: The table as text, for games without a scene; for others, a look back provides it.
    text: str
    question: Question | None
    #: The seats being asked now.
    asked: list[int]
    players: list[Player]
    log_from: int
    log: list[Line]
    #: The length of the journal.
    entries: int
    can_undo: bool
    #: The seat asking for a takeback.
    takeback: int | None
    result: Result | None
    orders: Orders
    #: The rematch, if there is one.
    rematch: str = ""
    #: The clock that was agreed on.
    clock: Clock | None = None
    origin: Origin = ""
    #: The seats of bots that could not decide; `again` lets them try once more.
    stuck: list[int] = []
    #: What the lesson says, if this is one.
    lesson: Lesson | None = None
    #: For games between people.
    fair: Fairness | None = None


class Reason(Wire, tag="reason", tag_field="type"):
    """Why something is not allowed: a sentence, the rule and its text, and what would make it legal."""

    id: int
    legal: bool
    text: str
    rule: str
    rule_text: str
    remedy: str


class Previewed(Wire, tag="previewed", tag_field="type"):
    """The scene as it would be; empty if that cannot be known."""

    id: int
    scene: dict[str, Any]


class Inspected(Wire, tag="inspected", tag_field="type"):
    """A thing described in words."""

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
    #: The length of the log then.
    lines: int


class Frame(Wire):
    """The table as it was when the log had that many lines."""

    lines: int
    scene: dict[str, Any]


class Filmed(Wire, tag="filmed", tag_field="type"):
    """The positions the table went through; empty if there are none in between."""

    id: int
    frames: list[Frame]


class Refused(Wire, tag="refused", tag_field="type"):
    """A refusal; the table is unchanged. `code` is for programs, `text` for people."""

    code: str
    text: str
    rule: str = ""
    #: The serial of the question that was not answered.
    id: int | None = None


class Hinted(Wire, tag="hinted", tag_field="type"):
    """A hint in steps: an idea, what it is about, and a good choice with what it is expected to change.

    `action` is that choice. Without a question there are no steps.
    """

    id: int
    steps: list[list[Part]]
    action: str = ""


FromServer = State | Reason | Previewed | Inspected | Looked | Filmed | Hinted | Refused


# ------------------------------------------------------------------ HTTP


class OptionInfo(Wire):
    """An option of a game."""

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
    #: The game this is a variation of, and whether it accompanies a game on a real table.
    of: str
    accompanies: bool
    seats: list[str]
    options: list[OptionInfo]
    #: Seats played by the rules; nobody can be seated there.
    automatic: list[int] = []
    #: The options that say which side each seat plays, and others to show first.
    sides: list[str] = []
    upfront: list[str] = []
    #: Whether finished games have a score, and so a score list and a game of the day.
    scored: bool = False


class Welcome(Wire):
    """GET /api/hello: who I am and what can be played."""

    version: str
    name: str
    lang: str
    games: list[GameInfo]
    levels: list[Level]


class SeatWish(Wire):
    """Who takes a seat: somebody at this browser, whoever has the link, or a bot."""

    kind: Literal["here", "link", "bot"]
    level: Level = "soldier"


class NewGame(Wire):
    """POST /api/games: one entry for each seat, except those played by the rules."""

    game: str
    seats: list[SeatWish]
    options: dict[str, bool | int | str] = {}
    clock: Clock | None = None
    seed: str = ""
    #: The game of the day, which has its own seed.
    daily: bool = False


class Opened(Wire):
    """A new game: its id, and the secret a friend joins with, if a seat is open."""

    id: str
    join: str = ""


class LessonInfo(Wire):
    """A line of GET /api/lessons; POST /api/lessons/NAME begins one."""

    name: str
    game: str
    title: str
    blurb: str
    minutes: int
    chapters: list[str]


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
    #: The current round, in words; empty if rounds are not counted.
    round: str = ""


class Fork(Wire):
    """POST /api/games/ID/fork: continue from a point in a game, e.g. against a bot."""

    entry: int
    seats: list[SeatWish]


class Score(Wire):
    """A line of GET /api/scores: a finished game of mine that has a score."""

    id: str
    game: str
    title: str
    #: The sides, mine first.
    sides: list[str]
    level: str
    score: int
    #: The title earned by the score.
    honour: str
    won: bool
    #: The day, if it was a daily game; otherwise empty.
    day: str
    ended: float


class Profile(Wire):
    """PUT /api/me."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    lang: Lang = "en"


class RuleInfo(Wire):
    """A line of the rule index: a rule, or a ruling where the book is silent."""

    id: str
    text: str
    source: str
    ruling: bool
    #: The title of its chapter.
    chapter: str


class Problem(Wire):
    """The body of every HTTP error."""

    code: str
    text: str
