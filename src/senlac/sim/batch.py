"""Thousands of games between bots, played directly on the kernel, some at a time, by an executor.

A game is identified by its number: its chance outcomes and its bots' seeds depend only on that and the seed of the run,
so it is the same wherever it is played. A batch returns a `Tally`, and tallies can be added up in any order.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from time import perf_counter_ns, thread_time_ns
from typing import Any

from senlac.ai import Bot, bot
from senlac.kernel.decision import Decision, decision
from senlac.kernel.errors import BadOption, DeadEnd
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, answer, first_asked, resolve_all, run
from senlac.kernel.gamedef import GameDef
from senlac.kernel.rng import Dice
from senlac.kernel.study import Moment
from senlac.kernel.views import View, view
from senlac.registry import BrokenPlugin, configure
from senlac.sim.executor import Executor


@dataclass(frozen=True, slots=True)
class Setup:
    """What to play: `bots` names one for each seat, or one for all.

    With `swap` every game is played once for each rotation of the bots around the seats: twice if there are two.
    """

    game: str
    bots: tuple[str, ...]
    games: int = 100
    seed: int = 1
    iterations: int = 200
    swap: bool = False
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game. A seat of -1 means nobody; `asked` and `thought` (nanoseconds) are per bot.

    `drawn` and `played` have each card once, as `(owner's seat, key)`; `happened` lists the things that happened,
    `moments` when and where.
    """

    turn: int
    first: int
    winner: int
    ending: str
    rounds: int
    decisions: int
    asked: list[int]
    drawn: set[tuple[int, str]]
    played: set[tuple[int, str]]
    happened: set[str]
    measured: dict[str, int]
    took: int = field(compare=False)
    thought: list[int] = field(compare=False)
    moments: list[Moment] = field(default_factory=list)


@dataclass(frozen=True, slots=True, order=True)
class Failure:
    """A game that could not be finished: which one, and what went wrong."""

    game: int
    turn: int
    what: str


@dataclass(slots=True)
class Tally:
    """The results of many games, as counts, so that the tallies of batches add up."""

    #: Games by `(turn, first seat, winner)`.
    results: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    #: Games by kind of ending and winner.
    endings: Counter[tuple[str, int]] = field(default_factory=Counter)
    #: Games by number of rounds, and by number of decisions.
    rounds: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    #: Decisions by the bot that was asked; nanoseconds by the bot that thought, with whole games under -1.
    asked: Counter[int] = field(default_factory=Counter)
    time: Counter[int] = field(default_factory=Counter, compare=False)
    #: Games by owner, card and what happened: "drawn", "played", "both", or one of the first two with "won".
    cards: Counter[tuple[int, str, str]] = field(default_factory=Counter)
    #: Games by thing that happened and winner.
    happened: Counter[tuple[str, int]] = field(default_factory=Counter)
    #: Games by the name of a measure and its value.
    measured: Counter[tuple[str, int]] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games were finished."""
        return self.results.total()

    @property
    def tried(self) -> int:
        return self.games + len(self.failures)

    def add(self, game: GameResult) -> None:
        """Count one game."""
        self.results[game.turn, game.first, game.winner] += 1
        self.endings[game.ending, game.winner] += 1
        self.rounds[game.rounds] += 1
        self.decisions[game.decisions] += 1
        for i in range(len(game.asked)):
            self.asked[i] += game.asked[i]
            self.time[i] += game.thought[i]
        self.time[-1] += game.took
        self.happened.update([(what, game.winner) for what in game.happened])
        self.measured.update(game.measured.items())
        for what, cards in (("drawn", game.drawn), ("played", game.played), ("both", game.drawn & game.played)):
            for owner, key in cards:
                self.cards[owner, key, what] += 1
                if owner == game.winner and what != "both":
                    self.cards[owner, key, f"{what} won"] += 1

    def merge(self, other: Tally) -> None:
        """Add the results of other games."""
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            if isinstance(mine, Counter):
                mine.update(theirs)
        self.failures = sorted(self.failures + other.failures)


class Player:
    """A bot in a game: how often it was asked, and how many nanoseconds it thought."""

    def __init__(self, which: int, name: str, bot: Bot) -> None:
        self.which = which
        self.name = name
        self.bot = bot
        self.asked = 0
        self.thought = 0

    def choose(self, seen: View, question: Decision) -> Action:
        """The bot's choice, timed by the processor: other work on the machine does not count."""
        began = thread_time_ns()
        action = self.bot.choose(seen, question)
        self.thought += thread_time_ns() - began
        self.asked += 1
        if action not in question.options:
            message = f"The bot {self.name} chose {action!r}, which is not an option of {question.kind}."
            raise BadOption(message, option="bot", value=self.name)
        return action


class Arena:
    """A game and its bots, ready to play; BadOption if anything is wrong with them."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = configure(setup.game, setup.options)
        self.bots = _names(setup.bots, self.game.seats)
        if setup.swap and self.game.automatic:
            raise BadOption(
                "A seat played by the rules cannot be swapped: leave out --swap.", option="swap", value=True
            )
        #: How often each game is played, with the bots moving on by one seat each time.
        self.turns = len(self.bots) if setup.swap else 1
        self.counted = _counted(self.game)
        for name in self.bots:
            self._bot(name, 0)

    def __reduce__(self) -> tuple[Any, ...]:
        """An arena goes to another machine as its setup, and is made ready there."""
        return type(self), (self.setup,)

    @property
    def total(self) -> int:
        """How many games there are to play."""
        return self.setup.games * self.turns

    def bot_at(self, seat: int, turn: int) -> int:
        """Which bot has a seat; in turn 0, the one named for it."""
        return (seat - turn) % len(self.bots)

    def _bot(self, name: str, seed: int) -> Bot:
        settings = {"iterations": self.setup.iterations} if name == "ismcts" else {}
        return bot(name, seed=seed, **settings)

    def batch(self, numbers: Sequence[int]) -> Tally:
        """Play some games. A game that breaks is recorded as a failure, and the others go on."""
        tally = Tally()
        for number in numbers:
            try:
                tally.add(self.play(number))
            except Exception as error:
                game, turn = divmod(number, self.turns)
                tally.failures.append(Failure(game, turn, f"{type(error).__name__}: {error}"))
        return tally

    def play(self, number: int) -> GameResult:
        """Play one game; the same number gives the same game."""
        began = perf_counter_ns()
        game, turn = divmod(number, self.turns)
        seed = f"{self.setup.seed}/{game}"
        players = [self.player(self.bot_at(seat, turn), seed) for seat in range(len(self.bots))]
        s: State = self.game.start()
        if self.counted or self.game.study.happened:
            s.events = []
        decisions = self._play_on(s, Dice.seeded(seed), players)
        drawn, played = self._cards(s)
        by_bot = sorted(players, key=lambda player: player.which)
        return GameResult(
            turn=turn,
            first=self.game.study.first_seat(s),
            winner=s.result[0],
            ending=s.result[1],
            rounds=getattr(s, self.game.study.clock) if self.game.study.clock else decisions,
            decisions=decisions,
            asked=[player.asked for player in by_bot],
            drawn=drawn,
            played=played,
            happened=self._happened(s),
            measured=self.game.study.measured(s),
            moments=self.game.study.moments(s),
            took=perf_counter_ns() - began,
            thought=[player.thought for player in by_bot],
        )

    def player(self, which: int, seed: str) -> Player:
        name = self.bots[which]
        return Player(which, name, self._bot(name, zlib.crc32(f"{seed}/{which}".encode())))

    def _play_on(self, s: State, dice: Dice, players: list[Player]) -> int:
        """Play to the end and return the number of decisions. Bots are not asked when there is only one option."""
        run(s)
        resolve_all(s, dice)
        for decisions in range(self.game.bound + 1):
            if s.result:
                return decisions
            self.note(s)
            seat = first_asked(s)
            question = decision(s, seat)
            assert question is not None
            offered = question.options
            answer(s, seat, offered[0] if len(offered) == 1 else players[seat].choose(view(s, seat), question))
            resolve_all(s, dice)
        raise DeadEnd(f"More than {self.game.bound} decisions, which is the game's own bound.")

    def note(self, s: State) -> None:
        """Called before every decision, for those who want to learn from the games."""

    def _cards(self, s: State) -> tuple[set[tuple[int, str]], set[tuple[int, str]]]:
        """The cards drawn in a finished game, and those played."""
        numbers: dict[str, set[int]] = {"drawn": set(), "played": set()}
        for event in s.events or ():
            found = self.counted.get(event.kind)
            if found is not None:
                numbers[found[0]].add(event.args[found[1]])
        owned = [
            {
                (self.game.study.owner_seat(s, card), self.game.study.card_key(card))
                for card in numbers[role]
                if card >= 0
            }
            for role in ("drawn", "played")
        ]
        drawn, played = [{card for card in cards if card[0] >= 0} for cards in owned]
        return drawn, played

    def _happened(self, s: State) -> set[str]:
        """The things that happened in a finished game, by label."""
        found: set[str] = set()
        for event in s.events or ():
            domain = self.game.study.happened.get(event.kind)
            if domain is not None:
                place = self.game.events[event.kind].index(domain)
                found.add(self.game.show.label(domain, event.args[place]))
        return found


def _names(given: tuple[str, ...], seats: tuple[str, ...]) -> tuple[str, ...]:
    """A bot for each seat."""
    if len(given) == 1:
        return given * len(seats)
    if len(given) != len(seats):
        message = f"This game has {len(seats)} seats ({', '.join(seats)}): name that many bots, or one for all."
        raise BadOption(message, option="bots", value=",".join(given), expected=f"{len(seats)} names")
    return given


def _counted(game: GameDef[Any]) -> dict[str, tuple[str, int]]:
    """Each kind of event that is counted, with its role and the index of its card."""
    if game.study.clock and game.study.clock not in [name for name, _ in game.state.FIELDS]:
        raise BrokenPlugin(f"The clock of {game.name} is {game.study.clock!r}, which is not a field of its state.")
    found = {}
    for kind, role in game.study.counted.items():
        domains = game.events.get(kind, ())
        if role not in ("drawn", "played") or "card" not in domains:
            message = f'{game.name} counts {kind!r} as {role!r}: it must be an event with a card, "drawn" or "played".'
            raise BrokenPlugin(message)
        found[kind] = (role, domains.index("card"))
    return found


# ------------------------------------------------------------------ many games


def simulate(arena: Arena, on: Executor) -> Iterator[Tally]:
    """Play all games of an arena; yields the tallies of some of them as they come in."""
    yield from on.each(arena.batch, range(arena.total))


def total(tallies: Iterable[Tally]) -> Tally:
    """The sum of all tallies."""
    whole = Tally()
    for tally in tallies:
        whole.merge(tally)
    return whole
