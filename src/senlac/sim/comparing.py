"""Two ways to play a game, compared: the same deals, dice and seeds under both, game by game.

Because games come in pairs, much of the luck is the same on both sides and falls out of the difference. We look at it
again and again and stop as soon as it is settled, so an ordinary interval would err too often. The interval used for
stopping is a confidence sequence, right at every look together (Waudby-Smith and others, “Time-uniform central limit
theory and asymptotic confidence sequences”, 2021).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, log, sqrt
from typing import Any, Final

from senlac.sim.batch import Arena, Setup
from senlac.sim.executor import Executor, in_order
from senlac.sim.report import Z

#: We look after so many pairs, and not before the first of these numbers.
EVERY: Final = 10
FIRST_LOOK: Final = 50
#: How often, at most, it is called a difference when there is none.
ERROR: Final = 0.05
#: The tightest look is after about so many pairs.
AIM: Final = 500
#: The most pairs that we would ever advise.
MOST: Final = 10_000_000


@dataclass(frozen=True, slots=True)
class Pair:
    """A game under both: points of the first seat (1, ½ or 0), and rounds."""

    base: float
    change: float
    base_rounds: int
    change_rounds: int

    @property
    def turned(self) -> Pair:
        """The same as the second seat sees it."""
        return replace(self, base=1 - self.base, change=1 - self.change)


@dataclass
class Comparison:
    """What the pairs say so far."""

    pairs: list[Pair] = field(default_factory=list)

    @property
    def differences(self) -> list[float]:
        return [pair.change - pair.base for pair in self.pairs]

    @property
    def base(self) -> float:
        return _mean([pair.base for pair in self.pairs])

    @property
    def change(self) -> float:
        return _mean([pair.change for pair in self.pairs])

    @property
    def difference(self) -> float:
        return _mean(self.differences)

    @property
    def deviation(self) -> float:
        """The standard deviation of a pair's difference; one imagined pair keeps it from 0 when all pairs agree."""
        mean = self.difference
        return sqrt((sum([(it - mean) ** 2 for it in self.differences]) + 1) / (len(self.pairs) + 1))

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the difference, for those who look only once."""
        return self._within(Z * self.deviation / sqrt(max(1, len(self.pairs))))

    @property
    def sequence(self) -> tuple[float, float]:
        """The interval of the difference that is right at every look."""
        return self._within(self.deviation * radius(len(self.pairs)))

    def _within(self, half: float) -> tuple[float, float]:
        """The ends of an interval around the difference, which is one of shares."""
        return max(-1.0, self.difference - half), min(1.0, self.difference + half)

    @property
    def longer(self) -> tuple[float, float, float]:
        """By how many rounds games get longer, with its 95 % interval."""
        found = [float(pair.change_rounds - pair.base_rounds) for pair in self.pairs]
        mean = _mean(found)
        spread = sqrt(sum([(it - mean) ** 2 for it in found]) / max(1, len(found) - 1))
        half = Z * spread / sqrt(max(1, len(found)))
        return mean, mean - half, mean + half

    def verdict(self, margin: float) -> str:
        """`more` or `less` if the first seat wins more or less often, `same` if not by the margin, else `open`."""
        low, high = self.sequence
        if low > 0 or high < 0:
            return "more" if low > 0 else "less"
        return "same" if -margin < low and high < margin else "open"

    def needed(self, margin: float) -> int:
        """About how many pairs settle it, if the difference is what it seems to be."""
        seen = abs(self.difference)
        target = max(seen if seen >= margin else margin - seen, margin / 10)
        low, high = 1, MOST
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if self.deviation * radius(middle) <= target else (middle + 1, high)
        return low


def radius(pairs: int) -> float:
    """Half the width of the confidence sequence after so many pairs, in standard deviations.

    >>> radius(500) * sqrt(500) > Z
    True
    """
    if pairs == 0:
        return float("inf")
    scale = (2 * log(1 / ERROR) + log(2 * log(1 / ERROR)) + 1) / AIM
    grown = pairs * scale + 1
    return sqrt(2 * grown / (pairs * pairs * scale) * log(sqrt(grown) / ERROR))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


# ------------------------------------------------------------------ playing


class PairArena(Arena):
    """An arena in which every game is played twice: as it is, and with a change."""

    def __init__(self, base: Setup, change: Setup) -> None:
        super().__init__(base)
        self.changed = Arena(change)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.setup, self.changed.setup)

    def pair(self, number: int) -> Pair:
        """Play a game under both."""
        base, change = self.play(number), self.changed.play(number)
        return Pair(points(base.winner), points(change.winner), base.rounds, change.rounds)


def points(winner: int) -> float:
    """What a game is worth to the first seat."""
    return 0.5 if winner < 0 else float(winner == 0)


def compare(base: Setup, change: Setup, margin: float, on: Executor) -> Iterator[Comparison]:
    """Play pairs until it is settled, or all are played; yields what they say, look by look.

    Pairs are counted in their order, so that the same number of them settles it wherever they are played.
    """
    arena = PairArena(base, change)
    found = Comparison()
    for pair in in_order(on, arena.pair, range(arena.total)):
        found.pairs.append(pair)
        done = len(found.pairs)
        if done % EVERY == 0 or done == arena.total:
            yield found
            if done >= FIRST_LOOK and found.verdict(margin) != "open":
                return


def advised(found: Comparison, margin: float) -> str:
    """What the games say, in a sentence."""
    low, high = (100 * end for end in found.sequence)
    seen = f"{100 * found.difference:+.1f} points ({low:+.1f} to {high:+.1f})"
    verdict = found.verdict(margin)
    if verdict in ("more", "less"):
        return f"The change makes a difference: the first seat wins {verdict} often, {seen}."
    if verdict == "same":
        return f"The change makes no difference of {100 * margin:g} points: {seen}."
    more = f"{ceil(found.needed(margin) / 10) * 10:,}"
    return f"Not settled: {seen}. It would take about {more} pairs of games."
