"""The contract of a game.

A game is a subclass of `GameDef`; an instance of it is the game with its options settled. The rules themselves are
the ops that its `program` is made of; everything that clients, bots and the kit need beside them is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic

from senlac.kernel.explain import Reason
from senlac.kernel.fields import State, blank
from senlac.kernel.frames import Op, S
from senlac.kernel.native import mypyc_attr
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
    """How the game ended, or None while it goes on."""
    if not s.result:
        return None
    winner: int = s.result[0]
    return Outcome(None if winner < 0 else winner, s.result[1], s.result[2])


def finish(s: State, winner: int, kind: str, rule: str) -> None:
    """End the game at once; winner -1 is a tie. A game that has ended stays as it ended."""
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
    """A game with its options settled."""

    #: The word by which the game is called, as in `senlac play NAME`.
    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    #: Rises with every change of behaviour. A game is played to its end by the version it was begun with (`rules`).
    rules_version: ClassVar[int] = 1
    schema: ClassVar[tuple[Option, ...]] = ()
    #: Each verb with the domains of its arguments, e.g. `{"play": ("card", "ford"), "pass": ()}`.
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {}
    #: Each kind of event with the domains of its arguments, e.g. `{"draws": ("seat", "card")}`.
    events: ClassVar[dict[str, tuple[str, ...]]] = {}
    #: No game has more decisions and chance outcomes than this.
    bound: ClassVar[int] = 10_000
    #: The rulebooks that it is played by, as the rule index calls them.
    books: ClassVar[tuple[str, ...]] = ()
    #: The folders of the game's rule index and of its messages (`en.ftl`, `fr.ftl`).
    rules_folder: ClassVar[str] = ""
    text_folder: ClassVar[str] = ""
    #: The state's class and the op that plays the whole game.
    state: ClassVar[type[State]] = State
    program: ClassVar[Op[Any]]
    #: Seats that the rules themselves play: nobody sits there, and they are never asked.
    automatic: ClassVar[tuple[int, ...]] = ()
    #: How it is shown, and what statistics ask of it.
    presentation: ClassVar[type[Presentation]] = Presentation
    statistics: ClassVar[type[Study]] = Study
    #: The options that say which side each seat plays, in the order of seats, where a game lets it be chosen.
    sides: ClassVar[tuple[str, ...]] = ()
    #: Other options that are put to a player before all the rest.
    upfront: ClassVar[tuple[str, ...]] = ()

    def __init__(self, options: dict[str, OptionValue]) -> None:
        self.options = options
        #: The version of the rules that this game is played by: an old save keeps the one it was begun with.
        self.rules: int = self.rules_version
        self.seats: tuple[str, ...] = ("First", "Second")
        self.show: Presentation = self.presentation(self)
        self.study: Study = self.statistics(self)
        #: Tables that never change, for states that keep them at hand (`fields.Shared`).
        self.shared: Any = None
        #: The printed names of all things, by domain and number.
        self.things: dict[str, list[str]] = {}

    @property
    def content_hash(self) -> str:
        """Names the cards, maps and tables that the game was made with, if they can be exchanged."""
        return ""

    def as_begun(self, rules: int, content_hash: str) -> GameDef[S] | None:
        """The game of an old save: under those rules, with those cards, maps and tables; None if they are not kept."""
        begun = self if content_hash == self.content_hash else self.with_content(content_hash)
        if begun is None or begun.rules == rules:
            return begun
        return _begun(type(begun), begun.made_of(), rules)

    def keep_rules(self, rules: int) -> None:
        """Be played by an earlier version of the rules."""
        self.rules = rules

    def with_content(self, content_hash: str) -> GameDef[S] | None:
        """The same game with the cards, maps and tables of an earlier edition, if they are kept."""
        return None

    @property
    def rulings(self) -> dict[str, OptionValue]:
        """How the rulings that can be chosen are decided in this game, by id."""
        return {option.ruling: self.options[option.name] for option in self.schema if option.ruling}

    def __repr__(self) -> str:
        return f"<{self.name} v{self.rules} {self.options}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _begun, (type(self), self.made_of(), self.rules)

    def made_of(self) -> tuple[Any, ...]:
        """What the game is made of, as its class is called with it."""
        return (self.options,)

    def start(self) -> S:
        """The state before anything has happened; `run` begins the game."""
        s: S = blank(self.state, self)  # type: ignore[assignment]
        self.set_up(s)
        self.program.push(s, ())
        return s

    # ---------------------------------------------------------- what a game supplies

    @classmethod
    def preselected(cls, given: dict[str, Any]) -> dict[str, OptionValue]:
        """Options that the given ones bring with them, as an edition does its variants; each can still be given."""
        return {}

    def set_up(self, s: S) -> None:
        """Fill the fields that no rule fills."""

    def settle(self, s: S) -> None:
        """Look at what changed (after `s.unsettled = True`): who is destroyed, who has won."""

    def sees(self, s: S, seat: int) -> dict[str, Any]:
        """What a seat may know, from an allow-list; a spectator is seat -1."""
        raise NotImplementedError

    def imagine(self, view: View) -> S:
        """A state that a view allows, made from nothing else; `permute` will deal its unknown things."""
        raise NotImplementedError

    def permute(self, s: S, seat: int, rng: Rng) -> None:
        """Deal anew all that a seat cannot see. Without hidden things there is nothing to do."""

    def invariants(self, s: S) -> list[str]:
        """What is wrong with a position that no play can reach."""
        return []

    def heuristic(self, s: S, seat: int) -> float:
        """How a position looks to a seat, from -1 (lost) to 1 (won)."""
        return 0.0

    def stage(self, s: S) -> tuple[int, ...]:
        """The round and whatever it has for phases: standing orders last until one of them ends."""
        clock = self.statistics.clock
        return (getattr(s, clock),) if clock else ()

    def answered(self, s: S, seat: int) -> tuple[bool, int]:
        """Of what a Response window is about, as everybody sees: whether it strikes that seat, and what it costs."""
        return False, 0

    # ---------------------------------------------------------- names of things

    def names(self, domain: str) -> list[str]:
        """The printed names of a domain's things."""
        return list(self.seats) if domain == "seat" else self.things[domain]

    def rule_of(self, seen: tuple[Any, ...]) -> str:
        """The id of the rule that an event of the log followed, if it says so: its argument of the domain `rule`."""
        domains = self.events.get(seen[0], ())
        return str(seen[1 + domains.index("rule")]) if "rule" in domains and len(seen) > len(domains) else ""

    def malformed(self, intent: Any) -> Reason | None:
        """What keeps an intent from being an action at all, by the verbs and the domains alone."""
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
        """By which rule a seat that is not asked waits, for what it intends; None leaves it to the table."""
        return None

    def not_now(self, s: S, intent: tuple[Any, ...]) -> Reason | None:
        """By which rule a verb that the open question does not offer has its own time; None leaves it to the table."""
        return None

    def has(self, domain: str, value: int) -> bool:
        """Whether a domain has a thing of that number."""
        return domain == "number" or 0 <= value < len(self.names(domain))
