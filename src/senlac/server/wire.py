"""The wire format: every message between client and server, as types.

The JSON Schema and the client's TypeScript types are generated from this module (`senlac serve --schema`). Sentences
arrive in the reader's language; things are named by refs such as `card:41` or `hex:1205`, which choices, scenes and
log lines share, so that a client can highlight what may be chosen without knowing any rules. The file is long because
every message is in it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from senlac.catalogue import LANGUAGES
from senlac.games.hebs.show.shapes import Face, TaskFace

#: One of the available languages.
Lang = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Level = Literal["recruit", "soldier", "captain", "marshal", "king"]
#: What players can say in every language; clients have the words.
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "thinking", "moment", "back", "must-go", "good-game"
]
#: What somebody wants to hear from the other players.
Listens = Literal["phrases", "all", "nothing"]
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
    #: Their rating at this game, and where their page is; only in rated games.
    rating: int | None = None
    id: str = ""


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


class Offer(Wire):
    """An open seat that anybody may take in the lobby; after so many minutes a bot takes it, if that is wished."""

    bot_after: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    level: Level = "soldier"


class Offered(Wire):
    """How a seat stands in the lobby: the seconds until a bot takes it, or None if none does."""

    bot_in: float | None = None
    level: Level = "soldier"


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
    """The opponent has left for good, or has not decided in time: take the win, or let a bot sit there."""

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


class Warn(Wire, tag="warn", tag_field="type"):
    """Ask what I would put at risk by answering my question like this, before I do."""

    id: int
    actions: list[str]


class Expect(Wire, tag="expect", tag_field="type"):
    """Ask for an estimate of who will win, after that many journal entries; not for players against other people."""

    id: int
    entry: int


class Say(Wire, tag="say", tag_field="type"):
    """Say something to the other players: a phrase, or, if all of them listen to it, something in my own words."""

    phrase: Phrase | None = None
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Listen(Wire, tag="listen", tag_field="type"):
    """What I want to hear from the other players at this table."""

    to: Listens


#: Questions about the table, which change nothing.
Asking = Why | Preview | Inspect | Look | Film | Hint | Warn | Expect
Talking = Say | Listen
FromClient = Hello | Act | Undo | StepBack | Takeback | Resign | Vacancy | Again | Chance | SetOrders | Talking | Asking


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
    #: If a seat is open to anybody in the lobby.
    offer: Offered | None = None
    #: How many days each decision may take, and until when this one may; whoever is later can lose the seat.
    days: int = 0
    due: float | None = None
    #: Whether the outcome changes ratings.
    rated: bool = False


class Update(Wire, tag="update", tag_field="type"):
    """What has changed since the last `state` or `update` on a socket that was opened with `?updates=1`.

    `fields` are those of `State` that have another value; `scene` is the patch from the last scene to this one, null if
    they are the same (`senlac.server.patches` explains it). The log is as in `State`.
    """

    seq: int
    fields: dict[str, Any]
    scene: dict[str, Any] | None
    log_from: int
    log: list[Line]


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


class Warned(Wire, tag="warned", tag_field="type"):
    """What those actions put at risk, the worst first, as sentences; none if they do not, or can still be undone."""

    id: int
    dangers: list[list[Part]]


class Expected(Wire, tag="expected", tag_field="type"):
    """The first seat's chance to win, from what I can see; null in games without a learned judgement."""

    id: int
    entry: int
    chance: float | None


class Spoken(Wire):
    """Something that a player said: a phrase, which clients word for their reader, or free text."""

    id: int
    seat: int
    phrase: str
    text: str
    at: float


class Talk(Wire, tag="talk", tag_field="type"):
    """What the players have said since the last such message, for players only.

    `listens` is what I want to hear, and `free` whether all players listen to free text.
    """

    lines: list[Spoken]
    listens: Listens
    free: bool


Answer = Reason | Previewed | Inspected | Looked | Filmed | Hinted | Warned | Expected
FromServer = State | Update | Answer | Talk | Refused


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
    #: Whether there is a primer to print, at /primer/NAME.
    primer: bool = False


class Address(Wire):
    """POST /api/me/code: the address that a code shall be sent to."""

    email: Annotated[str, msgspec.Meta(max_length=254)]


class Enter(Wire):
    """POST /api/me/enter: a code that was sent to me."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class Leave(Wire):
    """POST /api/me/leave: sign out, here or on all devices."""

    everywhere: bool = False


Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]


class QuietHours(Wire):
    """When somebody wants to hear nothing: minutes of the day, which may go past midnight, and a time zone."""

    start: Minute
    end: Minute
    #: As in Europe/Paris.
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class NoticeLine(Wire):
    """Something I was told while I was away, or am going to be."""

    at: float
    kind: Literal["turn", "takeback", "joined", "rematch", "over"]
    channel: Literal["mail", "push", "webhook"]
    game: str
    title: str
    #: Empty if it waits for its next try; `gone` if there was nobody there any more.
    result: Literal["", "sent", "failed", "gone"]


class NoticesInfo(Wire):
    """GET /api/me/notices: how I am told that it is my turn, and what I was told; the newest first."""

    mail: bool
    webhook: str
    #: Whether this browser is told, and how many there are in all.
    push: bool
    browsers: int
    quiet: QuietHours | None
    log: list[NoticeLine]
    #: What this server offers: the key that browsers know it by, empty if it cannot push; and webhooks.
    push_key: str
    webhooks: bool


class NoticesWish(Wire):
    """PUT /api/me/notices: how I want to be told; an empty address for no webhook."""

    mail: bool = False
    webhook: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    quiet: QuietHours | None = None


class PushWish(Wire):
    """POST /api/me/notices/push: this browser wants to be told; what it said itself, in base64url."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class Welcome(Wire):
    """GET /api/hello: who I am and what can be played."""

    version: str
    name: str
    lang: str
    games: list[GameInfo]
    levels: list[Level]
    #: My address, if I gave one, and whether this server can send letters there.
    email: str = ""
    mail: bool = False


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
    #: Offer the open seat in the lobby.
    offer: Offer | None = None
    #: How many days each decision may take; instead of a clock.
    days: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    #: Whether the outcome changes ratings: for games between two people who have a name.
    rated: bool = False


class OpenGame(Wire):
    """A line of GET /api/lobby: a game that waits for somebody."""

    id: str
    game: str
    title: str
    #: Who waits, and the sides.
    host: str
    theirs: str
    yours: str
    clock: Clock | None
    #: What differs from the usual game, in words.
    variants: list[str]
    #: Since when.
    since: float
    days: int = 0
    rated: bool = False
    #: The host's rating, in a rated game.
    rating: int | None = None


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
    """POST /api/games/ID/join; a game in the lobby is joined without a secret."""

    secret: str = ""


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
    #: Until when the next decision may take, if that matters.
    due: float | None = None


class Fork(Wire):
    """POST /api/games/ID/fork: continue from a point in a game, e.g. against a bot."""

    entry: int
    seats: list[SeatWish]


class AnalysedTurn(Wire):
    """A turn of a finished game; `before`, `after` and `luck` are chances of the first seat, from 0 to 1.

    `cost` is what the choice cost the seat that made it against `better`, which is empty if nothing better was found.
    """

    #: The entries of its first and last decision.
    entry: int
    last: int
    seat: int
    before: float
    after: float
    luck: float
    cost: float
    #: How many choices there were; none for whoever gave up.
    options: int
    text: str
    better: str
    refs: list[str]


class AnalysisReport(Wire):
    """What decided a finished game: `start + luck - cost of the first seat + cost of the second + remainder = result`.

    Luck and costs are listed by whose turn they came in; luck is that of the first seat.
    """

    start: float
    luck: list[float]
    cost: list[float]
    remainder: float
    result: float
    #: The standard errors of all luck together, of what each seat's choices cost, and of the remainder.
    noise: float
    doubt: list[float]
    remainder_noise: float
    #: By seat, the share of choices that were as good as the best found; None for who never had a choice.
    accuracy: list[float | None]
    turns: list[AnalysedTurn]
    #: By seat, the chance of the first seat before the first turn and after each, as that seat could know it.
    seen: list[list[float]]
    #: Which turns decided most, in order.
    moments: list[int]


class Analysis(Wire):
    """POST /api/games/ID/analysis: how far the analysis of a finished game has come, after another stretch.

    Ask again until `done` is `of`: then there is a report.
    """

    done: int
    of: int
    #: The chance of the first seat before the first turn and after each so far.
    chances: list[float]
    report: AnalysisReport | None = None


class Draw(Wire):
    """A chance outcome of a finished game: what the rules asked of the dice, and what these gave."""

    #: Its number among all that were ever drawn in the game.
    number: int
    kind: str
    #: The entry of the game that tells of it.
    entry: int
    #: Each time a number below a bound is asked for, from 0.
    asked: list[int]
    given: list[int]
    taken_back: bool
    #: Whether the game went on with that. None if it was taken back past another takeback: what was asked is not known.
    fits: bool | None


class DiceRecord(Wire):
    """GET /api/games/ID/dice: all that is needed to draw everything in a finished game again."""

    title: str
    sides: list[str]
    commitment: str
    #: What was contributed, seat by seat; empty for bots.
    numbers: list[str]
    #: The server's secret, in hexadecimal.
    secret: str
    #: How often anything was drawn.
    count: int
    draws: list[Draw]


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


class Rating(Wire):
    """Somebody's rating at a game; it is not `sure` before a few games."""

    game: str
    title: str
    rating: int
    sure: bool
    games: int
    won: int


class Rated(Wire):
    """A rated game of somebody's: the sides, theirs first, and what it did to their rating."""

    id: str
    game: str
    title: str
    sides: list[str]
    #: Who it was against; without a name or a page if they have left.
    opponent: str
    opponent_id: str
    outcome: Literal["won", "lost", "tie"]
    rating: int
    change: int
    ended: float


class PlayerInfo(Wire):
    """GET /api/players/ID: somebody who has played rated games or games of the day, or `me`."""

    id: str
    name: str
    mine: bool
    ratings: list[Rating]
    #: Their rated games, newest first.
    games: list[Rated]
    #: Their games of the day, newest first.
    days: list[Score]


class Ranked(Wire):
    """A line of GET /api/ratings/GAME, the best first."""

    id: str
    name: str
    rating: int
    sure: bool
    games: int
    won: int
    mine: bool


class DayRanked(Wire):
    """A line of GET /api/days/GAME/DAY: somebody's first try at the game of the day, the best score first.

    Only games with the same `setting` (sides, level and variants) can be compared.
    """

    id: str
    name: str
    setting: list[str]
    score: int
    honour: str
    won: bool
    mine: bool


class Report(Wire):
    """POST /api/games/ID/report: tell the operator about the other player."""

    reason: Literal["words", "name", "stalling", "cheating", "other"]
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Blocked(Wire):
    """A line of GET /api/blocks: somebody I do not want to meet."""

    id: str
    name: str
    since: float


class Seated(Wire):
    """Who has a seat, for the operator."""

    person: str
    name: str
    kind: str


class LiveTable(Wire):
    """A table in the memory of this server."""

    id: str
    game: str
    seats: list[Seated]
    watching: int
    seq: int
    over: bool


class Reported(Wire):
    """A report that nobody has dealt with, and what the one it is about has said there in their own words."""

    id: int
    game: str
    kind: str
    reason: str
    text: str
    by: str
    about: str
    name: str
    said: list[str]
    at: float


class Ban(Wire):
    """Somebody who may begin no games here and say nothing."""

    person: str
    name: str
    reason: str
    since: float
    until: float | None


class Operating(Wire):
    """GET /api/operator: how this server does. People and games are those of the whole database."""

    version: str
    since: float
    people: int
    games: int
    sockets: int
    failures: dict[str, int]
    refusals: dict[str, int]
    tables: list[LiveTable]
    reports: list[Reported]
    bans: list[Ban]


class BanWish(Wire):
    """POST /api/operator/bans: for so many days, or for good if none. They are shown the reason."""

    person: str
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""
    days: Annotated[int, msgspec.Meta(ge=0, le=3650)] = 0


class PruneWish(Wire):
    """POST /api/operator/prune: delete what nobody has played for so many days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] = 30


class Pruned(Wire):
    """How many games and people were deleted."""

    rows: int


class RuleInfo(Wire):
    """A line of the rule index: a rule, or a ruling where the book is silent."""

    id: str
    text: str
    source: str
    ruling: bool
    #: The title of its chapter.
    chapter: str
    #: Whether there is a position that shows it.
    example: bool = False


class ExampleInfo(Wire):
    """A position that shows a rule, in words: what is asked, and what cannot be done or happens there."""

    rule: str
    game: str
    sentences: list[str]


class OpenExample(Wire):
    """POST /api/examples/{rule}: play it against a bot, or both sides."""

    against: Literal["bot", "here"] = "bot"


class Fact(Wire):
    """A fact of a card: what it is called, its value, and where it is from."""

    name: str
    value: str
    #: Of which kind its origin is, and that in words.
    grade: str
    origin: str
    #: What the pack adds to that, in English.
    note: str = ""


class Share(Wire):
    """A share from 0 to 1, and between what it lies with 95 % certainty."""

    rate: float
    low: float
    high: float


class Fared(Wire):
    """How a card fared in games between bots."""

    games: int
    bot: str
    #: What plays them again.
    command: str
    #: The games in which it was drawn, and how often whoever drew it also played it.
    drawn: int
    use: Share | None
    #: How often its owner won when it was drawn, when it was played, and in all games.
    won_drawn: Share | None
    won_played: Share | None
    mean: float


class CardInfo(Wire):
    """A card of a pack."""

    id: str
    face: Face
    copies: int
    facts: list[Fact]
    #: The ids of the rules that it touches.
    rules: list[str]
    fared: Fared | None = None


class ObjectiveInfo(Wire):
    """An Objective of a pack."""

    id: str
    face: TaskFace
    facts: list[Fact]
    rules: list[str]


class PackInfo(Wire):
    """A faction: its cards and its Objectives."""

    faction: str
    box: str
    name: str
    cards: list[CardInfo]
    objectives: list[ObjectiveInfo]


class CardIndex(Wire):
    """GET /api/cards: every card of every pack."""

    packs: list[PackInfo]
    #: What the figures are called, and the types of cards.
    words: dict[str, str]
    types: dict[str, str]
    #: The fewest cards of a deck, beside the Leader.
    least_deck: int


class DeckWish(Wire):
    """POST /api/decks: a faction's cards without some, by their ids and how many copies stay in the box."""

    faction: str
    without: dict[str, int] = {}


class DeckInfo(Wire):
    """A deck that may be played: the code it is shared as, and how many cards it has beside the Leader."""

    code: str
    faction: str
    without: dict[str, int]
    size: int


class Problem(Wire):
    """The body of every HTTP error."""

    code: str
    text: str
