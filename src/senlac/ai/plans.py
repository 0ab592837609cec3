"""Plans: everything that a seat does until chance decides or somebody else is asked, thought out before it begins.

Where a turn consists of many choices without a roll between them, a search over single choices sees too little. A plan
makes all of them by one way of weighing positions (`Judgement.ways`); then plans are compared by what comes of them
when the dice have fallen and others have replied. Compiled with the kernel.
"""

from __future__ import annotations

import zlib
from typing import Final, NamedTuple

from senlac.ai.search import act, choices, value
from senlac.kernel.fields import State
from senlac.kernel.frames import ASKS, CHANCE, Action, answer, chance_of, first_asked, resolve, waiting
from senlac.kernel.judgement import Judgement, Weights
from senlac.kernel.native import i64
from senlac.kernel.rng import Quick, Rng

#: More than any position is worth.
WON: Final = 1e6
#: How often a play-out is expected to roll for the same thing in a turn, at most; and a prime that mixes.
OFTEN: Final = 64
MIXING: Final = 1_000_003


class Round(NamedTuple):
    """A round in which plans are compared: how often each is played on, how many turns far, and how many stay in."""

    rolls: int
    ahead: int
    kept: int


class Fate:
    """Chance outcomes that depend on what they are for, and not on how many there were before.

    So plans that lead to the same rolls are given the same results, even if one of them rolls for more things: what
    differs between them is then due to the plans, and a few play-outs tell them apart.
    """

    __slots__ = ("number", "met")

    def __init__(self, number: int) -> None:
        self.number = number
        #: How often each thing has been rolled for.
        self.met: dict[tuple[str, int, int], int] = {}

    def decide(self, s: State, turn: int) -> None:
        """Let chance decide until a seat is asked or the game is over."""
        while waiting(s) == CHANCE:
            chance = chance_of(s)
            args = s.top[2]
            resolve(s, chance.sample(s, args, self.dice(chance.name, args, turn)))

    def dice(self, roll: str, args: tuple[object, ...], turn: int) -> Quick:
        """The generator for a roll: who it is for is its first argument, if it has any."""
        who = args[0] if args and isinstance(args[0], int) else -1
        thing = (roll, who, turn)
        times = self.met.get(thing, 0)
        self.met[thing] = times + 1
        mixed: i64 = zlib.crc32(roll.encode())
        for part in (who, turn * OFTEN + times, self.number):
            mixed = (mixed * MIXING + part) & 0xFFFFFFFFFF
        return Quick(mixed)


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
        act(s, first_asked(s), usual_choice(s, judgement, rng), rng)


def usual_choice(s: State, judgement: Judgement, rng: Rng) -> Action:
    """What whoever is asked chooses without thinking long."""
    seat = first_asked(s)
    return best_by(s, seat, choices(s, seat), judgement, judgement.usual(seat), rng)


def made(s: State, seat: int, judgement: Judgement, most: int, rng: Rng) -> list[Plan]:
    """A plan for each of so many ways of weighing positions, as far as they differ."""
    plans: list[Plan] = []
    for weights in judgement.ways(seat)[:most]:
        plan = plan_by(s.clone(), seat, judgement, weights, rng)
        if all([plan.steps != other.steps for other in plans]):
            plans.append(plan)
    return plans


def answers(s: State, seat: int, judgement: Judgement, rng: Rng) -> list[Plan]:
    """A plan for each answer to a question, which then goes on as usual."""
    plans: list[Plan] = []
    position = s.digest()
    for action in choices(s, seat):
        after = s.clone()
        answer(after, seat, action)
        rest = plan_by(after, seat, judgement, judgement.usual(seat), rng)
        plans.append(Plan([(position, action), *rest.steps], rest.end))
    return plans


def best_of_plans(plans: list[Plan], seat: int, judgement: Judgement, rounds: tuple[Round, ...], rng: Rng) -> Plan:
    """The best of some plans by the mean of play-outs: those that do well in a round stay in for the next.

    Each time all plans meet the same fate. Play-outs of another length are counted anew.
    """
    ahead = 0
    for one in rounds:
        if len(plans) == 1:
            break
        if one.ahead != ahead:
            ahead = one.ahead
            for plan in plans:
                plan.total, plan.tried = 0.0, 0
        for _roll in range(one.rolls):
            luck = rng.below(1 << 30)
            for plan in plans:
                plan.total += outcome(plan.end.clone(), seat, judgement, ahead, luck)
                plan.tried += 1
        ranked = sorted([(-plans[i].mean, i) for i in range(len(plans))])
        plans = [plans[i] for _, i in ranked[: one.kept]]
    return plans[0]


def outcome(s: State, seat: int, judgement: Judgement, ahead: int, luck: int) -> float:
    """What a position is worth after some more turns in which nobody thinks long; consumes the state."""
    fate, rng = Fate(luck), Quick(luck)
    now = judgement.turns_over(s)
    end = now + ahead
    while True:
        fate.decide(s, now)
        if s.result:
            return value(s, seat, True)
        now = judgement.turns_over(s)
        if now >= end:
            return judgement.foresee(s, seat)
        answer(s, first_asked(s), usual_choice(s, judgement, rng))
