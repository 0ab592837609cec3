"""Plans: all choices until the dice fall, made in one go, compared by what comes of them, and kept while they hold."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.ai.bots import Bot
from senlac.ai.levels import LEVELS, at_level
from senlac.ai.planner import Planner
from senlac.ai.plans import Fate, Plan, Round, answers, best_of_plans, made, outcome, plan_by
from senlac.ai.search import choices
from senlac.kernel.decision import Decision, decision
from senlac.kernel.fields import State
from senlac.kernel.frames import ASKS, Action, answer, first_asked, op_named, resolve_all, run, waiting
from senlac.kernel.rng import Quick
from senlac.kernel.views import view
from senlac.registry import configure


def marching(command: str = "N-C") -> Any:
    """The first movement of a Command of Hastings, which has some dozen choices before it."""
    s: Any = configure("hastings", {}).start()
    s.turn = 2
    s.active = s.game.names("command").index(command)
    op_named("hastings.movement.impulse").push(s, ())
    run(s)
    return s


def asked(s: State) -> Decision:
    found = decision(s, first_asked(s))
    assert found is not None
    return found


def to_a_choice(s: State) -> State:
    """Go on to where there is something to choose."""
    while len(choices(s, first_asked(s))) == 1:
        answer(s, first_asked(s), choices(s, first_asked(s))[0])
    return s


def test_a_plan_is_everything_until_the_dice_fall() -> None:
    s = marching()
    seat = first_asked(s)
    plan = plan_by(s.clone(), seat, s.game.judgement, s.game.judgement.usual(seat), Quick(1))
    assert plan.end.epoch == s.epoch
    assert waiting(plan.end) != ASKS or first_asked(plan.end) != seat
    planned = dict(plan.steps)
    assert len(planned) == len(plan.steps) > 5
    while waiting(s) == ASKS and first_asked(s) == seat:
        found = choices(s, seat)
        answer(s, seat, planned[s.digest()] if len(found) > 1 else found[0])
    assert s.digest() == plan.end.digest()


def test_plans_differ_and_leave_the_position_alone() -> None:
    s = marching()
    before = s.digest()
    plans = made(s, first_asked(s), s.game.judgement, 8, Quick(1))
    assert len(plans) > 1
    assert len({tuple(plan.steps) for plan in plans}) == len(plans)
    best = best_of_plans(plans, first_asked(s), s.game.judgement, (Round(1, 1, 2), Round(2, 1, 1)), Quick(2))
    assert best in plans
    assert sorted(plan.tried for plan in plans) == [1] * (len(plans) - 2) + [3, 3]
    assert best.tried == 3
    assert s.digest() == before


def test_the_plan_that_wins_is_carried_out() -> None:
    s = to_a_choice(marching())
    won, lost = s.clone(), s.clone()
    won.result, lost.result = (1, "dusk", ""), (0, "dusk", "")
    plans = [Plan([], lost), Plan([], won), Plan([], lost.clone())]
    assert best_of_plans(plans, 1, s.game.judgement, (Round(2, 1, 1),), Quick(1)) is plans[1]


def test_every_answer_to_a_lone_question_is_a_plan() -> None:
    s = to_a_choice(marching())
    seat = first_asked(s)
    found = answers(s, seat, s.game.judgement, Quick(1))
    assert [plan.steps[0][1] for plan in found] == choices(s, seat)
    assert {plan.steps[0][0] for plan in found} == {s.digest()}
    assert all(waiting(plan.end) != ASKS or first_asked(plan.end) != seat for plan in found)


def test_fate_is_the_same_for_the_same_thing_whatever_else_is_rolled_for() -> None:
    def rolls(fate: Fate, things: list[tuple[str, int]]) -> list[int]:
        return [fate.dice(roll, (who,), 7).below(1 << 20) for roll, who in things]

    first = rolls(Fate(1), [("melee", 3), ("melee", 4), ("rally", 3), ("melee", 3)])
    assert rolls(Fate(1), [("melee", 4), ("melee", 3)]) == [first[1], first[0]]
    assert len(set(first)) == 4
    assert rolls(Fate(2), [("melee", 3)]) != first[:1]


def test_plans_that_come_to_the_same_are_worth_the_same() -> None:
    s = to_a_choice(marching())
    seat = first_asked(s)
    plan = made(s, seat, s.game.judgement, 1, Quick(1))[0]
    worth = [outcome(plan.end.clone(), seat, s.game.judgement, 2, luck) for luck in (1, 1, 2, 3, 4)]
    assert worth[0] == worth[1]
    assert len(set(worth)) > 1


class Counting(Planner):
    """A planner that counts how often it plans."""

    planned = 0

    def plan(self, s: State, seat: int) -> Plan:
        self.planned += 1
        return super().plan(s, seat)


def move(bot: Bot, s: State) -> Action:
    action = bot.choose(view(s, first_asked(s)), asked(s))
    answer(s, first_asked(s), action)
    return action


def test_a_plan_is_kept_until_something_unforeseen_happens() -> None:
    s = to_a_choice(marching())
    seat = first_asked(s)
    bot = Counting(3, rounds=(Round(1, 1, 1),))
    for _ in range(6):
        move(bot, to_a_choice(s))
    assert bot.planned == 1
    s.wounded |= 1 << s.field.army_leader[seat]
    move(bot, to_a_choice(s))
    assert bot.planned == 2


@pytest.mark.parametrize("level", [name for name in LEVELS if LEVELS[name].plan])
def test_a_level_that_plans_chooses_the_same_for_the_same_seed(level: str) -> None:
    s = to_a_choice(marching("AS-C"))
    chosen = {at_level(level, 5).choose(view(s, first_asked(s)), asked(s)) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(asked(s).options)


def test_no_plan_outlives_the_battle() -> None:
    s = marching("AS-L")
    bot = at_level("marshal", 2)
    for _ in range(40):
        if s.result:
            break
        move(bot, s)
        resolve_all(s, Quick(s.serial))
    assert s.serial > 10
