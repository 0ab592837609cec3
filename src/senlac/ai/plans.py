"""Plans: everything that a seat does until chance decides or somebody else is asked, thought out before it begins.

Where a turn consists of many choices without a roll between them, a search over single choices sees too little. A plan
makes all of them by one way of weighing positions (`Judgement.ways`); then plans are compared by what comes of them
when the dice have fallen and others have replied. Compiled with the kernel.
"""

from __future__ import annotations

from typing import Final

from senlac.ai.search import act, choices, value
from senlac.kernel.fields import State
from senlac.kernel.frames import ASKS, Action, answer, first_asked, resolve_all, waiting
from senlac.kernel.judgement import Judgement, Weights
from senlac.kernel.rng import Quick, Rng

#: More than any position is worth.
WON: Final = 1e6
#: Of the plans still compared so many are kept after each round of play-outs: one of so many.
SIEVE: Final = 2


class Plan:
    """The choices of a seat, each with the position it is for, and the position after the last of them."""

    __slots__ = ("steps", "end", "total", "tried")

    def __init__(self, steps: list[tuple[str, Action]], end: State) -> None:
        self.steps = steps
        self.end = end
        #: What its play-outs came to, and how many there were.
        self.total = 0.0
        self.tried = 0

    @property
    def mean(self) -> float:
        return self.total / max(1, self.tried)


def weighed(s: State, seat: int, judgement: Judgement, weights: Weights) -> float:
    """How much a seat is ahead by some weights; no lead is as good as a victory."""
    if s.result:
        winner: int = s.result[0]
        return 0.0 if winner < 0 else (WON if winner == seat else -WON)
    return judgement.lead(s, seat, weights)


def best_by(s: State, seat: int, found: list[Action], judgement: Judgement, weights: Weights, rng: Rng) -> Action:
    """Of some choices the one that looks best at once, the first of several."""
    best = found[0]
    highest = -2.0 * WON
    if len(found) == 1:
        return best
    for option in found:
        after = s.clone()
        act(after, seat, option, rng)
        lead = weighed(after, seat, judgement, weights)
        if lead > highest:
            best, highest = option, lead
    return best


def plan_by(s: State, seat: int, judgement: Judgement, weights: Weights, rng: Rng) -> Plan:
    """What a seat does by some weights until chance decides or another seat is asked; consumes the state."""
    steps: list[tuple[str, Action]] = []
    while waiting(s) == ASKS and first_asked(s) == seat:
        found = choices(s, seat)
        action = best_by(s, seat, found, judgement, weights, rng)
        if len(found) > 1:
            steps.append((s.digest(), action))
        answer(s, seat, action)
    return Plan(steps, s)


def play_on(s: State, judgement: Judgement, turns: int, rng: Rng) -> None:
    """Everybody takes what looks best at once, until so many turns are over."""
    while not s.result and judgement.turns_over(s) < turns:
        seat = first_asked(s)
        action = best_by(s, seat, choices(s, seat), judgement, judgement.usual(seat), rng)
        act(s, seat, action, rng)


def made(s: State, seat: int, judgement: Judgement, most: int, rng: Rng) -> list[Plan]:
    """A plan for each of so many ways of weighing positions, as far as they differ."""
    plans: list[Plan] = []
    for weights in judgement.ways(seat)[:most]:
        plan = plan_by(s.clone(), seat, judgement, weights, rng)
        if all([plan.steps != other.steps for other in plans]):
            plans.append(plan)
    return plans


def best_of_plans(plans: list[Plan], seat: int, judgement: Judgement, rolls: int, ahead: int, rng: Rng) -> Plan:
    """The best of some plans by the mean of play-outs, which the worse half does not take part in again.

    Each time all plans are given the same dice, as far as they are rolled for the same things.
    """
    while len(plans) > 1:
        for _roll in range(rolls):
            luck = rng.below(1 << 30)
            for plan in plans:
                plan.total += outcome(plan.end.clone(), seat, judgement, ahead, Quick(luck))
                plan.tried += 1
        ranked = sorted([(-plans[i].mean, i) for i in range(len(plans))])
        plans = [plans[i] for _, i in ranked[: (len(plans) + SIEVE - 1) // SIEVE]]
    return plans[0]


def outcome(s: State, seat: int, judgement: Judgement, ahead: int, rng: Rng) -> float:
    """What a position is worth after some more turns in which nobody thinks long; consumes the state."""
    turns = judgement.turns_over(s) + ahead
    resolve_all(s, rng)
    play_on(s, judgement, turns, rng)
    if s.result:
        return value(s, seat, True)
    return judgement.foresee(s, seat)
