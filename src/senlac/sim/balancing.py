"""Balance: which games are unfair, and the fewest changes that would make them fair.

Only numbers that are our own reconstruction are ever changed, each by little, one at a time: where the first seat wins
too much or too little, the most played cards of both sides are tried in turn, weaker for the side that is ahead and
stronger for the other, each in the same games as before the change. The change that comes nearest to even is kept. In
the end every change that turns out not to be needed is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final

from senlac.games.hebs.packs.values import TunableValue
from senlac.registry import game_type
from senlac.sim.batch import Arena, Setup, Tally, simulate
from senlac.sim.comparing import Comparison, compare
from senlac.sim.executor import Executor
from senlac.sim.labreport.findings import FAIR, WinRate
from senlac.sim.values import values, with_values

#: Whether more of a number is better for its owner.
BETTER: Final = {
    "cost": -1, "zeal": 1, "might": 1, "health": 1, "resources": 1, "cf": 1, "ma": 1,
}  # fmt: skip
#: On an Objective, which its owner has to overcome, it is the other way round.
HARDER: Final = {"value": -1, "health": -1}
#: Types of Hastings by the seat that has them.
TYPES: Final = {"Fyrd": 0, "Huscarle": 0, "Medium Infantry": 1, "Knight": 1}

Changes = dict[str, int]
Tell = Callable[[str], None]
#: Hears what is being measured, how many games of it are played, and of how many.
Watch = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Contest:
    """A game that should be fair, by name."""

    name: str
    setup: Setup

    def touched_by(self, value: str) -> bool:
        """Whether a number has a part in it."""
        options = self.setup.options
        sides = [options.get("faction"), options.get("opponent")]
        return value.partition(".")[0] in sides if sides[0] else True

    def of_kind(self, value: str) -> bool:
        """Whether a number is one of this game's at all."""
        return bool(self.setup.options.get("faction")) == (value.partition(".")[0] in _factions())


def _factions() -> tuple[str, ...]:
    return next(option.choices for option in game_type("1066").schema if option.name == "faction")


def contests(setup: Setup) -> list[Contest]:
    """Every faction against every other and itself on both battlefields, and Hastings."""
    found = [
        Contest(
            f"{ground}.{first}-{second}",
            replace(setup, game="1066", options={"faction": first, "opponent": second, "battlefield": ground}),
        )
        for ground, first, second in product(("1066", "1565"), _factions(), _factions())
    ]
    return [*found, Contest("hastings", replace(setup, game="hastings", options={}))]


def rate_of(contest: Contest, tally: Tally) -> WinRate:
    """The first seat's wins, a tie as half of one (rounded down over all games)."""
    wins = sum(count for (_, _, winner), count in tally.results.items() if winner == 0)
    ties = sum(count for (_, _, winner), count in tally.results.items() if winner < 0)
    return WinRate(contest.name, wins + ties // 2, tally.games)


def is_fair(rate: WinRate) -> bool:
    """Whether the rate itself is fair; how sure that is, its interval says."""
    return FAIR[0] <= rate.share <= FAIR[1]


@dataclass
class Proposal:
    """What was found: rates before and after, and the changes between them."""

    before: dict[str, WinRate] = field(default_factory=dict)
    after: dict[str, WinRate] = field(default_factory=dict)
    changes: Changes = field(default_factory=dict)
    #: What the numbers were.
    were: Changes = field(default_factory=dict)

    @property
    def unfair(self) -> list[str]:
        return [name for name, rate in self.after.items() if not is_fair(rate)]


class Balancer:
    """Looks for the changes. `reach` is how far a number may go, `tries` how many are tried before one is kept."""

    def __init__(
        self,
        contests: list[Contest],
        on: Executor,
        reach: int = 1,
        tries: int = 6,
        most: int = 12,
        tell: Tell = lambda text: None,
        watch: Watch = lambda what, done, total: None,
    ) -> None:
        self.contests = {contest.name: contest for contest in contests}
        self.on = on
        self.reach = reach
        self.tries = tries
        self.most = most
        self.tell = tell
        self.watch = watch
        self.tallies: dict[str, Tally] = {}

    def propose(self) -> Proposal:
        """Measure, change one number after another, and take back what is not needed."""
        found = Proposal()
        found.before = {name: self.measured(name, {}) for name in self.contests}
        found.after = dict(found.before)
        stuck: set[str] = set()
        while len(found.changes) < self.most:
            unfair = [name for name in found.unfair if name not in stuck]
            if not unfair:
                break
            worst = max(unfair, key=lambda name: abs(found.after[name].share - 0.5))
            if not self.improve(found, worst):
                stuck.add(worst)
        self.prune(found)
        return found

    def measured(self, name: str, changes: Changes) -> WinRate:
        contest = self.contests[name]
        arena = Arena(self.changed(contest, changes))
        tally = Tally()
        for part in simulate(arena, self.on):
            tally.merge(part)
            self.watch(name, tally.tried, arena.total)
        self.tallies[name] = tally
        rate = rate_of(contest, tally)
        self.tell(f"{name}: {100 * rate.share:.1f} % of {rate.games}")
        return rate

    def changed(self, contest: Contest, changes: Changes) -> Setup:
        mine = {name: number for name, number in changes.items() if contest.of_kind(name) and contest.touched_by(name)}
        return with_values(contest.setup, mine)

    def improve(self, found: Proposal, name: str) -> bool:
        """Try some changes for a contest and keep the best; False if none helps."""
        contest = self.contests[name]
        now = found.after[name].share
        best: tuple[float, TunableValue, int] | None = None
        for value, number in list(self.candidates(contest, now > 0.5, found.changes))[: self.tries]:
            base = self.changed(contest, found.changes)
            trial = self.changed(contest, {**found.changes, value.name: number})
            seen = Comparison()
            for seen in compare(base, trial, 0.0, self.on):
                self.watch(f"{value.name} = {number}", len(seen.pairs), base.games)
            off = abs(now + seen.difference - 0.5)
            self.tell(f"  {value.name} {value.number} → {number}: {100 * seen.difference:+.1f} points")
            if off < abs(now - 0.5) and (best is None or off < best[0]):
                best = (off, value, number)
        if best is None:
            return False
        _, value, number = best
        found.were.setdefault(value.name, value.number)
        found.changes[value.name] = number
        self.tell(f"kept: {value.name} = {number}")
        self.measure_again(found, value.name)
        return True

    def measure_again(self, found: Proposal, changed: str) -> None:
        for name, contest in self.contests.items():
            if contest.of_kind(changed) and contest.touched_by(changed):
                found.after[name] = self.measured(name, found.changes)

    def candidates(
        self, contest: Contest, first_is_ahead: bool, changes: Changes
    ) -> Iterator[tuple[TunableValue, int]]:
        """Reconstructed numbers, a step weaker for who is ahead or stronger for who is behind, most played first."""
        ours = [it for it in values(contest.setup, self.reach) if it.is_reconstructed]
        played = self.played(contest)
        for value in sorted(ours, key=lambda it: -played.get(it.name.rpartition(".")[0], 0)):
            owner, better = owner_of(contest, value.name)
            step = better * (-1 if (owner == 0) == first_is_ahead else 1)
            number = changes.get(value.name, value.number) + step
            if owner >= 0 and step and value.low <= number <= value.high:
                yield value, number

    def played(self, contest: Contest) -> dict[str, int]:
        """In how many games each card was played, by `faction.id`."""
        game = Arena(contest.setup).game
        ids = {
            f"{pack.faction}: {card.name['en']}": f"{pack.faction}.{card.id}"
            for pack in getattr(game, "packs", ())
            for card in pack.cards
        }
        cards = self.tallies[contest.name].cards
        return {ids[key]: count for (_, key, what), count in cards.items() if what == "played" and key in ids}

    def prune(self, found: Proposal) -> None:
        """Take back each change without which everything is as fair as with it, the first one first."""
        for name in list(found.changes):
            without = {other: number for other, number in found.changes.items() if other != name}
            after = dict(found.after)
            for other, contest in self.contests.items():
                if contest.of_kind(name) and contest.touched_by(name):
                    after[other] = self.measured(other, without)
            if {other for other, rate in after.items() if not is_fair(rate)} <= set(found.unfair):
                self.tell(f"not needed: {name}")
                found.changes, found.after = without, after


def owner_of(contest: Contest, value: str) -> tuple[int, int]:
    """The seat that has a number, -1 if it is both's, and whether more of it is better (1) or worse (-1) for it."""
    place, _, number = value.rpartition(".")
    options = contest.setup.options
    if options.get("faction"):
        faction, _, thing = place.partition(".")
        mirrored = options["faction"] == options["opponent"]
        seat = -1 if mirrored else 0 if faction == options["faction"] else 1
        return seat, (HARDER if len(thing) == 1 else BETTER).get(number, 0)
    return TYPES.get(place.removeprefix("type."), -1), BETTER.get(number, 0)


# ------------------------------------------------------------------ the page

HEAD: Final = """# Balance

How often the first side wins, measured; {games} games of each, between bots ({bots}), seed {seed}. Fair is 47 to 53 %.
Intervals are of 95 %. This page is generated: `{command}`.

| game | first side wins, % | 95 % | |
|---|--:|---|---|
"""


def page(found: Proposal, setup: Setup, command: str) -> str:
    """What was found, as a page of the reference."""
    text = HEAD.format(games=setup.games, bots=", ".join(setup.bots), seed=setup.seed, command=command)
    text += "".join(_row(rate) for rate in found.before.values())
    if not found.changes:
        return text
    text += "\n## Proposed changes\n\nAll are of reconstructed values.\n\n| value | is | proposed |\n|---|--:|--:|\n"
    text += "".join(f"| `{name}` | {found.were[name]} | {number} |\n" for name, number in found.changes.items())
    text += "\nWith them:\n\n| game | first side wins, % | 95 % | |\n|---|--:|---|---|\n"
    return text + "".join(_row(rate) for rate in found.after.values())


def _row(rate: WinRate) -> str:
    low, high = rate.interval
    verdict = {"fair": "fair", "above": "too often", "below": "too seldom", "open": ""}[rate.verdict]
    return f"| {rate.label} | {100 * rate.share:.1f} | {100 * low:.1f}–{100 * high:.1f} | {verdict} |\n"
