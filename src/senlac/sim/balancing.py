"""Balance: which games are unfair, and the fewest changes that would make them fair.

Only numbers that are our own reconstruction are ever changed, each by little. All games are measured first. Then, for
the game that is farthest from even, some numbers of both sides are tried: weaker for who is ahead, or stronger for the
other, most played cards first. A card is in many games, so a change is tried in all of them together, in the same
deals as without it, and what it comes to in one of them is taken to be what it comes to in all. The change that leaves
all games nearest to even is planned, then the next, until everything should be fair. What was planned is measured, and
if something is still unfair, more is planned. In the end every change that is not needed is taken back.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice, product
from math import sqrt
from typing import Final

from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.values import TunableValue
from senlac.registry import game_type
from senlac.sim.batch import Arena, Setup
from senlac.sim.comparing import Comparison, Pair, points
from senlac.sim.executor import Executor
from senlac.sim.labreport.findings import FAIR, WinRate
from senlac.sim.runs import PlayedRow, open_run, play, rows_of
from senlac.sim.values import values, with_values

#: Whether more of a number is better for its owner.
BETTER: Final = {
    "cost": -1, "zeal": 1, "might": 1, "health": 1, "resources": 1, "cf": 1, "ma": 1,
}  # fmt: skip
#: On an Objective, which its owner has to overcome, it is the other way round.
HARDER: Final = {"value": -1, "health": -1}
#: Types of Hastings by the seat that has them.
TYPES: Final = {"Fyrd": 0, "Huscarle": 0, "Medium Infantry": 1, "Knight": 1}
#: What a change of a number by one comes to, as a standard deviation: what is seen beyond that is mostly luck.
USUAL: Final = 0.02
#: A change is tried in one of so many games of each contest: many contests together say enough of it.
TRIED: Final = 4

Changes = dict[str, int]
Tell = Callable[[str], None]
#: Hears what is being measured, how many games of it are played, and of how many.
Watch = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Contest:
    """A game that should be fair, by name."""

    name: str
    setup: Setup

    @property
    def factions(self) -> list[str]:
        """The factions by seat; none in Hastings."""
        return [str(self.setup.options[name]) for name in ("faction", "opponent") if name in self.setup.options]

    @property
    def is_mirrored(self) -> bool:
        """Whether a faction plays against itself: then no card can make it fairer."""
        return len(self.factions) > len(set(self.factions))

    def touched_by(self, value: str) -> bool:
        """Whether a number has a part in it."""
        return value.partition(".")[0] in self.factions if self.factions else value.partition(".")[0] not in _factions()


def _factions() -> tuple[str, ...]:
    return next(option.choices for option in game_type("1066").schema if option.name == "faction")


def contests(setup: Setup, across: int | None = None) -> list[Contest]:
    """Every faction against every other and itself on both battlefields, and Hastings.

    Those of two boxes are played `across` times, if that is given.
    """
    found = [
        Contest(
            f"{ground}.{first}-{second}",
            replace(
                setup,
                game="1066",
                games=across if across and library.pack(first).box != library.pack(second).box else setup.games,
                options={"faction": first, "opponent": second, "battlefield": ground},
            ),
        )
        for ground, first, second in product(("1066", "1565"), _factions(), _factions())
    ]
    return [*found, Contest("hastings", replace(setup, game="hastings", options={}))]


def is_fair(share: float) -> bool:
    """Whether a rate itself is fair; how sure that is, its interval says."""
    return FAIR[0] <= share <= FAIR[1]


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
        return [name for name, rate in self.after.items() if not is_fair(rate.share)]


@dataclass(frozen=True, slots=True)
class Search:
    """How far a number may go, how many changes are tried for one kept, and how many there may be.

    `rounds` is how often what was planned is measured and planned anew.
    """

    reach: int = 1
    tries: int = 6
    most: int = 12
    rounds: int = 3


USUAL_SEARCH: Final = Search()


class Balancer:
    """Looks for the changes. With `keep` all that is measured is kept as runs whose names begin with it."""

    def __init__(
        self,
        contests: list[Contest],
        on: Executor,
        search: Search = USUAL_SEARCH,
        keep: str = "",
        tell: Tell = lambda text: None,
        watch: Watch = lambda what, done, total: None,
    ) -> None:
        self.contests = {contest.name: contest for contest in contests}
        self.on = on
        self.search = search
        self.keep = keep
        self.tell = tell
        self.watch = watch
        #: What was played, by contest and changes.
        self.known: dict[tuple[str, tuple[tuple[str, int], ...]], list[PlayedRow]] = {}
        #: What changes come to, by number and what it becomes: points of the owner's rate, as a share.
        self.effects: dict[tuple[str, int], float] = {}
        self.numbers: dict[str, TunableValue] = {}

    def propose(self) -> Proposal:
        """Measure, plan, measure what was planned, and so on until it is fair or no change helps any more."""
        found = Proposal()
        found.before = {name: self.measured(name, {}) for name in self.contests}
        found.after = dict(found.before)
        for _ in range(self.search.rounds):
            planned = self.planned(found)
            if planned == found.changes:
                break
            self.settle(found, planned)
        self.spare(found)
        found.were = {name: self.numbers[name].number for name in found.changes}
        return found

    # -------------------------------------------------------------- measuring

    def measured(self, name: str, changes: Changes) -> WinRate:
        """The first seat's wins with those of the changes that touch a contest; a tie is half of one, rounded down."""
        contest = self.contests[name]
        winners = [row.winner for row in self.rows(contest, changes, contest.setup.games) if not row.failure]
        rate = WinRate(name, winners.count(0) + winners.count(-1) // 2, len(winners))
        self.tell(f"{name}: {100 * rate.share:.1f} % of {rate.games}")
        return rate

    def rows(self, contest: Contest, changes: Changes, games: int) -> list[PlayedRow]:
        """The first games of a contest in the order of their numbers; those that were played before are known."""
        mine = tuple(sorted((value, number) for value, number in changes.items() if contest.touched_by(value)))
        known = self.known.get((contest.name, mine), [])
        if len(known) < games:
            setup = replace(with_values(contest.setup, dict(mine)), games=games)
            known = self.kept(contest, setup, mine) if self.keep else self.played(contest, setup)
            self.known[contest.name, mine] = known
        return known[:games]

    def played(self, contest: Contest, setup: Setup) -> list[PlayedRow]:
        found: list[PlayedRow] = []
        for finished in self.on.each(partial(rows_of, Arena(setup)), range(setup.games)):
            found += [it.row for it in finished]
            self.watch(contest.name, len(found), setup.games)
        return _in_order(found)

    def kept(self, contest: Contest, setup: Setup, changes: tuple[tuple[str, int], ...]) -> list[PlayedRow]:
        mark = f".{zlib.crc32(repr(changes).encode()):08x}" if changes else ""
        run = open_run(f"{self.keep}.{contest.name}{mark}", setup)
        for done in play(run, self.on):
            self.watch(contest.name, done, setup.games)
        return _in_order(run.rows())

    def settle(self, found: Proposal, changes: Changes) -> None:
        """Make these the changes, and measure what they touch."""
        differing = {
            name for name in {**found.changes, **changes} if found.changes.get(name, None) != changes.get(name, None)
        }
        found.changes = changes
        for name, contest in self.contests.items():
            if any(contest.touched_by(value) for value in differing):
                found.after[name] = self.measured(name, changes)

    # -------------------------------------------------------------- planning

    def planned(self, found: Proposal) -> Changes:
        """The changes with which everything should be fair, beginning with those that there are."""
        changes = dict(found.changes)
        shares = {name: rate.share for name, rate in found.after.items()}
        measured = found.changes
        stuck: set[str] = set()
        while len(changes) < self.search.most:
            unfair = [name for name, share in shares.items() if not is_fair(share) and name not in stuck]
            if not unfair:
                break
            worst = max(unfair, key=lambda name: abs(shares[name] - 0.5))
            better = self.step(worst, measured, changes, shares)
            if better is None:
                stuck.add(worst)
            else:
                (value, number), shares = better
                changes[value] = number
                self.tell(f"planned: {value} = {number}")
        return changes

    def step(
        self, name: str, measured: Changes, planned: Changes, shares: dict[str, float]
    ) -> tuple[tuple[str, int], dict[str, float]] | None:
        """Of some changes the one that leaves all contests nearest to even, and what they should come to then."""
        found = None
        least = self.unevenness(shares)
        candidates = self.candidates(self.contests[name], shares[name] > 0.5, measured, planned)
        for value, number in islice(candidates, self.search.tries):
            after = self.moved(shares, value.name, self.effect(value, number, measured))
            if self.unevenness(after) < least and abs(after[name] - 0.5) < abs(shares[name] - 0.5):
                least = self.unevenness(after)
                found = (value.name, number), after
        return found

    def unevenness(self, shares: dict[str, float]) -> float:
        """How far all contests together are from even; those of many games say it more surely."""
        return sum(self.contests[name].setup.games * (share - 0.5) ** 2 for name, share in shares.items())

    def moved(self, shares: dict[str, float], value: str, effect: float) -> dict[str, float]:
        """What the contests should come to if the owner of a number wins more by its effect."""
        found = dict(shares)
        for name, contest in self.contests.items():
            if contest.touched_by(value) and not contest.is_mirrored:
                found[name] += effect if owner_of(contest, value)[0] == 0 else -effect
        return found

    def effect(self, value: TunableValue, number: int, changes: Changes) -> float:
        """By how much more its owner wins with one change more, in all contests that it touches, drawn towards nothing.

        `changes` are those that are measured already, so that only half of the games are new.
        """
        known = self.effects.get((value.name, number))
        if known is not None:
            return known
        touched = [it for it in self.contests.values() if it.touched_by(value.name) and not it.is_mirrored]
        seen = Comparison()
        for contest in touched:
            games = max(1, contest.setup.games // TRIED)
            pairs = zip(
                self.rows(contest, changes, games),
                self.rows(contest, {**changes, value.name: number}, games),
                strict=True,
            )
            found = [pair_of(base, change) for base, change in pairs]
            seen.pairs += found if owner_of(contest, value.name)[0] == 0 else [it.turned for it in found]
        luck = seen.deviation / sqrt(len(seen.pairs))
        was = changes.get(value.name, value.number)
        self.tell(f"  {value.name} {was} → {number}: {100 * seen.difference:+.1f} points ± {196 * luck:.1f}")
        self.effects[value.name, number] = seen.difference * USUAL**2 / (USUAL**2 + luck**2)
        self.numbers[value.name] = value
        return self.effects[value.name, number]

    def candidates(
        self, contest: Contest, first_is_ahead: bool, measured: Changes, planned: Changes
    ) -> Iterator[tuple[TunableValue, int]]:
        """Reconstructed numbers, a step weaker for who is ahead or stronger for who is behind, most played first.

        What is planned already is not changed again before it is measured.
        """
        ours = [it for it in values(contest.setup, self.search.reach) if it.is_reconstructed]
        played = self.times_played(contest)
        for value in sorted(ours, key=lambda it: -played.get(it.name.rpartition(".")[0], 0)):
            was = measured.get(value.name, value.number)
            if planned.get(value.name, value.number) == was:
                for number in [was + step for step in steps_of(contest, value.name, first_is_ahead)]:
                    if value.low <= number <= value.high:
                        yield value, number

    def times_played(self, contest: Contest) -> Counter[str]:
        """In how many games each card was played, by `faction.id`."""
        game = Arena(contest.setup).game
        ids = {
            f"{pack.faction}: {card.name['en']}": f"{pack.faction}.{card.id}"
            for pack in getattr(game, "packs", ())
            for card in pack.cards
        }
        rows = self.rows(contest, {}, contest.setup.games)
        return Counter(ids[it.card] for row in rows for it in row.played if it.card in ids)

    # -------------------------------------------------------------- as few as possible

    def spare(self, found: Proposal) -> None:
        """Take back each change without which no more is unfair than with it, the least effective first.

        Only what should not be needed by its effect is measured without it.
        """
        effects = {name: self.effects.get((name, number), 0.0) for name, number in found.changes.items()}
        for name in sorted(effects, key=lambda name: abs(effects[name])):
            with_it = found.changes, dict(found.after)
            unfair = set(found.unfair)
            without = self.moved({other: rate.share for other, rate in found.after.items()}, name, -effects[name])
            if any(not is_fair(share) and other not in unfair for other, share in without.items()):
                continue
            self.settle(found, {other: number for other, number in found.changes.items() if other != name})
            if set(found.unfair) <= unfair:
                self.tell(f"not needed: {name}")
            else:
                found.changes, found.after = with_it


def _in_order(rows: Iterable[PlayedRow]) -> list[PlayedRow]:
    return sorted(rows, key=lambda row: row.number)


def pair_of(base: PlayedRow, change: PlayedRow) -> Pair:
    """The same game without and with a change."""
    return Pair(points(base.winner), points(change.winner), base.rounds, change.rounds)


def steps_of(contest: Contest, value: str, first_is_ahead: bool) -> tuple[int, ...]:
    """By how much a number may change to help who is behind; either way if it is not said whom it helps."""
    owner, better = owner_of(contest, value)
    if owner >= 0 and better:
        return (-better,) if (owner == 0) == first_is_ahead else (better,)
    return () if contest.factions else (-1, 1)


def owner_of(contest: Contest, value: str) -> tuple[int, int]:
    """The seat that has a number, -1 if it is both's, and whether more of it is better (1) or worse (-1) for it."""
    place, _, number = value.rpartition(".")
    if contest.factions:
        faction, _, thing = place.partition(".")
        seat = -1 if contest.is_mirrored else contest.factions.index(faction)
        return seat, (HARDER if len(thing) == 1 else BETTER).get(number, 0)
    return TYPES.get(place.removeprefix("type."), -1), BETTER.get(number, 0)


# ------------------------------------------------------------------ the page

HEAD: Final = """# Balance

How often the first side wins, measured: {games} between bots ({bots}), seed {seed}. Fair is 47 to 53 %; a game is open
if its 95 % interval is neither within that nor outside. A faction against itself can only be unfair by who moves first,
which no card can change.

This page is generated by `{command}`. [What was measured before](balance-history.md) says how the numbers came about.
"""


def page(found: Proposal, contests: list[Contest], command: str) -> str:
    """What was found, as a page of the reference."""
    setup = contests[0].setup
    fewest, most = (pick(it.setup.games for it in contests) for pick in (min, max))
    counts = f"{most:,} games of each" + (f", {fewest:,} across boxes," if fewest < most else "")
    text = HEAD.format(games=counts, bots=", ".join(setup.bots), seed=setup.seed, command=command)
    if not found.changes:
        return text + _tables(found.before)
    text += "\n## Proposed changes\n\nAll are of reconstructed values.\n\n| value | is | proposed |\n|---|--:|--:|\n"
    text += "".join(f"| `{name}` | {found.were[name]} | {number} |\n" for name, number in found.changes.items())
    return text + "\n# With these changes\n" + _tables(found.after) + "\n# Without them\n" + _tables(found.before)


def _tables(rates: dict[str, WinRate]) -> str:
    """The rates, with a table for each battlefield."""
    text = ""
    for ground in dict.fromkeys(name.partition(".")[0] for name in rates):
        mine = [rate for name, rate in rates.items() if name.partition(".")[0] == ground]
        text += f"\n## {GROUNDS[ground]}\n\n| game | first side wins, % | 95 % | games | |\n|---|--:|---|--:|---|\n"
        text += "".join(_row(rate) for rate in mine)
    return text


GROUNDS: Final = {"1066": "On wedges", "1565": "On frontiers", "hastings": "Hastings"}


def _row(rate: WinRate) -> str:
    low, high = rate.interval
    verdict = {"fair": "fair", "above": "too often", "below": "too seldom", "open": "open"}[rate.verdict]
    sides = rate.label.partition(".")[2].replace("-", " – ").title() or "Anglo-Saxon – Norman"
    return f"| {sides} | {100 * rate.share:.1f} | {100 * low:.1f}–{100 * high:.1f} | {rate.games} | {verdict} |\n"
