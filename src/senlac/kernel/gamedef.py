"""The definition of a game.

A game is a subclass of `GameDef`; an instance is the game with its options set. The rules themselves are the ops in its
`program`; everything else that clients, bots and the kit need is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic

from senlac.kernel.explain import Reason
from senlac.kernel.fields import State, blank
from senlac.kernel.frames import Op, S
from senlac.kernel.judgement import Judgement
from senlac.kernel.native import mypyc_attr
from senlac.kernel.observation import Observation
from senlac.kernel.options import Option, OptionValue
from senlac.kernel.presentation import Presentation
from senlac.kernel.rng import Rng
from senlac.kernel.study import Study

if TYPE_CHECKING:
    from senlac.kernel.views import View


class Outcome:
    """How a game ended: the winner's seat (None for a tie), the kind of ending, and its rule."""

    __slots__ = ("winner", "kind", "rule")

    def __init__(self, winner: int | None, kind: str, rule: str) -> None:
        self.winner = winner
        self.kind = kind
        self.rule = rule

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner}, kind={self.kind!r}, rule={self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[Any, ...]:
        return (self.winner, self.kind, self.rule)

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, self.key()


def outcome(s: State) -> Outcome | None:
    """How the game ended; None while it is still going on."""
    if not s.result:
        return None
    winner: int = s.result[0]
    return Outcome(None if winner < 0 else winner, s.result[1], s.result[2])


def finish(s: State, winner: int, kind: str, rule: str) -> None:
    """End the game immediately; winner -1 is a tie. Does nothing if the game has already ended."""
    if s.result:
        return
    s.result = (winner, kind, rule)
    s.emit("table-end", (winner, kind, rule))


def _begun(kind: type[GameDef[Any]], made_of: tuple[Any, ...], rules: int) -> GameDef[Any]:
    game = kind(*made_of)
    game.keep_rules(rules)
    return game


@mypyc_attr(allow_interpreted_subclasses=True)
class GameDef(Generic[S]):
    """A game with its options set."""

    #: The game's name, as in `senlac play NAME`.
    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    #: The game this is a variation of, and whether it accompanies a game on a real table.
    of: ClassVar[str] = ""
    accompanies: ClassVar[bool] = False
    #: Goes up with every change in behaviour. A game keeps the version it started with to the end (`rules`).
    rules_version: ClassVar[int] = 1
    schema: ClassVar[tuple[Option, ...]] = ()
    #: Each verb with the domains of its arguments, e.g. `{"play": ("card", "ford"), "pass": ()}`.
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {}
    #: Each kind of event with the domains of its arguments, e.g. `{"draws": ("seat", "card")}`.
    events: ClassVar[dict[str, tuple[str, ...]]] = {}
    #: Numbers in actions (the domain `number`) are below this; 0 if that is not known.
    numbers: ClassVar[int] = 0
    #: No question offers more options than this; 0 if that is not known.
    widest: ClassVar[int] = 0
    #: An upper bound on decisions and chance outcomes in a game.
    bound: ClassVar[int] = 10_000
    #: The ids of its rulebooks in the rule index.
    books: ClassVar[tuple[str, ...]] = ()
    #: The folders of the game's rule index and of its messages (`en.ftl`, `fr.ftl`).
    rules_folder: ClassVar[str] = ""
    text_folder: ClassVar[str] = ""
    #: The state's class and the op that plays the whole game.
    state: ClassVar[type[State]] = State
    program: ClassVar[Op[Any]]
    #: Seats played by the rules themselves: nobody has them, and they are never asked.
    automatic: ClassVar[tuple[int, ...]] = ()
    #: How it is shown, and what statistics use.
    presentation: ClassVar[type[Presentation]] = Presentation
    statistics: ClassVar[type[Study]] = Study
    #: The options that say which side each seat plays, in seat order, if that can be chosen.
    sides: ClassVar[tuple[str, ...]] = ()
    #: Whether a search over single choices makes bots play better; not where a turn consists of too many of them.
    searched: ClassVar[bool] = True
    #: Other options to show before the rest.
    upfront: ClassVar[tuple[str, ...]] = ()

    def __init__(self, options: dict[str, OptionValue]) -> None:
        self.options = options
        #: The version of the rules this game is played under: an old save keeps the one it started with.
        self.rules: int = self.rules_version
        self.seats: tuple[str, ...] = ("First", "Second")
        self.show: Presentation = self.presentation(self)
        self.study: Study = self.statistics(self)
        #: Lookup tables that never change, shared by all states (`fields.Shared`).
        self.shared: Any = None
        #: What a position is worth, learned from games, if anybody has trained it (`senlac train`).
        self.judgement: Judgement | None = None
        #: The printed names of all things, by domain and number.
        self.things: dict[str, list[str]] = {}

    @property
    def content_hash(self) -> str:
        """Identifies the cards, maps and tables the game uses, if they can be replaced."""
        return ""

    def as_begun(self, rules: int, content_hash: str) -> GameDef[S] | None:
        """The game of an old save: with those rules, cards, maps and tables; None if they are no longer available."""
        begun = self if content_hash == self.content_hash else self.with_content(content_hash)
        if begun is None or begun.rules == rules:
            return begun
        return _begun(type(begun), begun.made_of(), rules)

    def keep_rules(self, rules: int) -> None:
        """Switch to an earlier version of the rules."""
        self.rules = rules

    def with_content(self, content_hash: str) -> GameDef[S] | None:
        """The same game with the cards, maps and tables of an earlier edition, if available."""
        return None

    @property
    def rulings(self) -> dict[str, OptionValue]:
        """Which way this game decides the rulings that are optional, by id."""
        return {option.ruling: self.options[option.name] for option in self.schema if option.ruling}

    def __repr__(self) -> str:
        return f"<{self.name} v{self.rules} {self.options}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _begun, (type(self), self.made_of(), self.rules)

    def made_of(self) -> tuple[Any, ...]:
        """How to pickle the game: its class and options."""
        return (self.options,)

    def start(self) -> S:
        """The state before anything has happened; `run` starts the game."""
        s: S = blank(self.state, self)  # type: ignore[assignment]
        self.set_up(s)
        self.program.push(s, ())
        return s

    # ---------------------------------------------------------- what a game supplies

    @classmethod
    def preselected(cls, given: dict[str, Any]) -> dict[str, OptionValue]:
        """Options implied by the given ones, as an edition implies its variants; each can still be set explicitly."""
        return {}

    def set_up(self, s: S) -> None:
        """Set the fields that no rule sets."""

    def settle(self, s: S) -> None:
        """Work out the consequences of a change (after `s.unsettled = True`): what is destroyed, who has won."""

    def sees(self, s: S, seat: int) -> dict[str, Any]:
        """What a seat may know, as an allow-list; a spectator is seat -1."""
        raise NotImplementedError

    def imagine(self, view: View) -> S:
        """A state consistent with a view, built from nothing else; `permute` then deals what is unknown."""
        raise NotImplementedError

    def permute(self, s: S, seat: int, rng: Rng) -> None:
        """Deal again everything a seat cannot see; does nothing if nothing is hidden."""

    def redeal(self, s: S, rng: Rng) -> None:
        """Deal again what no seat can see, such as the order of decks; does nothing if there is no such thing."""

    def invariants(self, s: S) -> list[str]:
        """What is wrong with a position; empty for every position that play can reach."""
        return []

    def heuristic(self, s: S, seat: int) -> float:
        """How good a position is for a seat, from -1 (lost) to 1 (won)."""
        return 0.0

    def observation(self) -> Observation | None:
        """How a position is written as numbers, for programs that learn to play; None if the game does not say."""
        return None

    def stage(self, s: S) -> tuple[int, ...]:
        """The round and its phases, if any: standing orders last until one of them ends."""
        clock = self.statistics.clock
        return (getattr(s, clock),) if clock else ()

    def answered(self, s: S, seat: int) -> tuple[bool, int]:
        """What everybody can see of a Response window's trigger: whether it affects that seat, and what it costs."""
        return False, 0

    @property
    def played(self) -> list[int]:
        """The seats that somebody takes: all but those that the rules play."""
        return [seat for seat in range(len(self.seats)) if seat not in self.automatic]

    # ---------------------------------------------------------- names of things

    def names(self, domain: str) -> list[str]:
        """The printed names of the things in a domain."""
        return list(self.seats) if domain == "seat" else self.things[domain]

    def rule_of(self, seen: tuple[Any, ...]) -> str:
        """The id of the rule an event followed, if it says so: its argument in the domain `rule`."""
        domains = self.events.get(seen[0], ())
        return str(seen[1 + domains.index("rule")]) if "rule" in domains and len(seen) > len(domains) else ""

    def malformed(self, intent: Any) -> Reason | None:
        """Why an intent is not a well-formed action, judged only by verbs and domains."""
        verb = intent[0] if isinstance(intent, tuple) and intent else intent
        if not isinstance(verb, str) or verb not in self.verbs:
            return Reason("K.VERB", "table-verb", verb=str(verb)[:40], verbs=", ".join(sorted(self.verbs)))
        domains = self.verbs[verb]
        if len(domains) != len(intent) - 1:
            return Reason("K.VERB", "table-arity", verb=verb, needs=len(domains), has=len(intent) - 1)
        for i, domain in enumerate(domains):
            value = intent[i + 1]
            if type(value) is not int or not self.has(domain, value):
                return Reason("K.VERB", "table-thing", verb=verb, domain=domain, value=str(value)[:40])
        return None

    def not_asked(self, s: S, seat: int, intent: tuple[Any, ...]) -> Reason | None:
        """The rule by which a seat that is not asked must wait with an intent; None leaves it to the table."""
        return None

    def not_now(self, s: S, intent: tuple[Any, ...]) -> Reason | None:
        """The rule that gives a verb its own time, if the question does not offer it; None leaves it to the table."""
        return None

    def has(self, domain: str, value: int) -> bool:
        """Whether a domain has a thing with that number."""
        return domain == "number" or 0 <= value < len(self.names(domain))
