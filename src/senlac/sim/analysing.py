"""The analyses of many games between bots, to see what they are worth: luck must come to nothing on the mean.

A game is identified by its number, as in a simulation.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import StatisticsError, correlation, mean, stdev
from typing import Final

from senlac.ai import bot
from senlac.ai.analysis import Care, analyse, judged_by, summed_up
from senlac.session import Session
from senlac.sim.batch import Arena, Setup
from senlac.sim.executor import Executor, in_order

#: Standard errors to either side of a mean that make an interval of 95 %.
WIDE: Final = 1.96


@dataclass(frozen=True, slots=True)
class Balance:
    """What the analysis of one game adds up to, as chances of the first seat, and the standard error of its luck."""

    start: float
    luck: float
    own_cost: float
    other_cost: float
    remainder: float
    result: float
    noise: float


@dataclass(frozen=True, slots=True)
class Average:
    """A figure over many games: its mean, half the width of the 95 % interval of that, and its standard deviation."""

    mean: float
    within: float
    deviation: float


def balances(setup: Setup, care: Care, on: Executor) -> Iterator[Balance]:
    """Play the games of a setup, and analyse each."""
    judged_by(Arena(setup).game)
    return in_order(on, partial(_balance, setup, care), range(setup.games))


def _balance(setup: Setup, care: Care, number: int) -> Balance:
    found = summed_up(analyse(_played(setup, number).moves(), care=care))
    costs = found.cost(0), found.cost(1)
    return Balance(found.start, found.luck, *costs, found.remainder, found.result, found.noise)


def _played(setup: Setup, number: int) -> Session:
    """A game between the bots, with a journal."""
    seed = f"{setup.seed}/{number}"
    session = Session.new(setup.game, seed, **setup.options)
    names = Arena(setup).bots
    bots = [bot(name, seed=zlib.crc32(f"{seed}/{seat}".encode())) for seat, name in enumerate(names)]
    while session.outcome is None:
        for seat in session.asked:
            question = session.decision(seat)
            assert question is not None
            session.play(seat, bots[seat].choose(session.view(seat), question))
    return session


def average(figures: Sequence[float]) -> Average:
    """The mean of some figures, and how well it is known."""
    deviation = stdev(figures) if len(figures) > 1 else 0.0
    return Average(mean(figures), WIDE * deviation / math.sqrt(len(figures)), deviation)


def linked(one: Sequence[float], other: Sequence[float]) -> float:
    """The correlation of two figures; 0 where one of them is always the same."""
    try:
        return correlation(one, other)
    except StatisticsError:
        return 0.0
