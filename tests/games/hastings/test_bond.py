"""What the engine keeps or finds for many hexes at a time, against the same done one by one, the long way."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from senlac.games.hastings.rules import movement
from senlac.games.hastings.rules.reach import is_mendable, movable, reach, sidesteps, strays
from senlac.games.hastings.state.field import Company, Occupation
from senlac.games.hastings.state.position import company_of, is_fit, occupation, to_enemies
from senlac.games.hastings.state.table import MOVEMENT
from senlac.games.hexes.grid import OFF, hexes_of
from senlac.kernel.frames import (
    CHANCE,
    OVER,
    answer,
    chance_of,
    first_asked,
    op_named,
    options,
    playout,
    resolve,
    run,
    top_op,
    waiting,
)
from senlac.kernel.rng import Quick
from senlac.registry import configure
from senlac.rulebook.marks import rule

from .oracle import scatter

pytestmark = pytest.mark.long

seeds = st.integers(0, 2**32 - 1)
positions = partial(settings, deadline=None, derandomize=True)


def game(rules: int) -> Any:
    """Hastings under a version of the rules."""
    made = configure("hastings", {})
    made.keep_rules(rules)
    return made


# ------------------------------------------------------------------ the bond of a Command (A104, ADR 16), by trying


def near(s: Any, one: int, another: int) -> bool:
    return s.field.apart(s.place[one], s.place[another]) <= 1


def others(s: Any, unit: int) -> list[int]:
    """Its fellows."""
    units = s.field.commands[s.field.command[unit]].units
    return [other for other in units if other != unit and is_fit(s, other)]


def alone(s: Any, bound: int) -> set[int]:
    """Who of those that are bound has fellows, and none of them near."""
    units = [unit for unit in s.field.commands[s.active].units if bound >> unit & 1]
    return {unit for unit in units if others(s, unit) and not any(near(s, unit, other) for other in others(s, unit))}


def goals(s: Any, unit: int) -> set[int]:
    """The hexes that a unit can come to now."""
    return {*hexes_of(reach(s, unit).hexes), *sidesteps(s, unit)}


def gone(s: Any, unit: int, there: int) -> Any:
    """The position after a unit has gone to a hex."""
    after = s.clone()
    after.place[unit] = there
    after.ordered |= 1 << unit
    return after


def to_nearest(s: Any, unit: int, here: int) -> int:
    return min([s.field.apart(here, s.place[other]) for other in others(s, unit)])


def is_bound_by(s: Any, unit: int, there: int) -> bool:
    """Whether a unit that goes to a hex must end near its Command, though it need not if it stays."""
    if not s.field.foot[unit] or there == s.place[unit] or not others(s, unit):
        return False
    apart = to_nearest(s, unit, s.place[unit])
    return apart <= 1 or not 1 < to_nearest(s, unit, there) < apart


def may_go(s: Any, unit: int, there: int) -> bool:
    """Whether nobody is alone then, or one unit that has not moved can mend it, or two in turn."""
    bound = s.bound | is_bound_by(s, unit, there) << unit
    after = gone(s, unit, there)
    astray = alone(after, bound)
    if not astray:
        return True
    for helper in [other for other in others(s, unit) if not s.ordered >> other & 1]:
        for then in goals(after, helper):
            mended = gone(after, helper, then)
            left = alone(mended, bound)
            if not left or (helper not in astray and can_follow(after, mended, left, astray)):
                return True
    return False


def can_follow(before: Any, after: Any, left: set[int], astray: set[int]) -> bool:
    """Whether only one was left alone by the help, and can follow to a hex in which nobody was yet."""
    if len(left) != 1 or left & astray:
        return False
    (unit,) = left
    free = [there for there in goals(before, unit) if there not in before.place[: before.field.count]]
    return not before.ordered >> unit & 1 and any(to_nearest(after, unit, there) <= 1 for there in free)


def can_mend(s: Any) -> bool:
    """Whether one unit that has not moved can come to where nobody is alone."""
    helpers = [unit for unit in s.field.commands[s.active].units if is_fit(s, unit) and not s.ordered >> unit & 1]
    return any(not alone(gone(s, unit, there), s.bound) for unit in helpers for there in goals(s, unit))


def must_rejoin(s: Any, unit: int) -> set[int]:
    """The hexes to which a unit must go that was alone when the impulse began, if it can."""
    if s.game.rules < 2 or s.bound >> unit & 1 or not s.field.foot[unit] or not others(s, unit):
        return set()
    if to_nearest(s, unit, s.place[unit]) <= 1:
        return set()
    return {there for there in goals(s, unit) if to_nearest(s, unit, there) <= 1 and may_go(s, unit, there)}


def ends(s: Any, unit: int) -> set[int]:
    """The hexes in which a unit may end its move; its own, if it may stay."""
    return must_rejoin(s, unit) or {there for there in {*goals(s, unit), s.place[unit]} if may_go(s, unit, there)}


def marching(seed: int, rules: int) -> Any:
    """A Command at random is about to move; then the game would begin."""
    s = game(rules).start()
    scatter(s, seed)
    s.active = random.Random(seed).randrange(6)
    op_named("hastings.activation.end").push(s, ())
    op_named("hastings.movement.impulse").push(s, ())
    run(s)
    return s


def is_moving(s: Any) -> bool:
    return s.active >= 0 and waiting(s) != OVER and s.segment == MOVEMENT


@rule("1.1.COMMAND", "A02", "A104")
@pytest.mark.parametrize("rules", [1, 2])
@positions(max_examples=40)
@given(seeds)
def test_units_may_go_wherever_trying_every_way_to_mend_says(rules: int, seed: int) -> None:
    s, dice = marching(seed, rules), random.Random(seed)
    while is_moving(s):
        if waiting(s) == CHANCE:
            resolve(s, dice.choice(chance_of(s).outcomes(s, s.top[2]))[0])
            continue
        seat = first_asked(s)
        offered = options(s, seat)
        if top_op(s) is movement.MOVE:
            unit = s.top[2][1]
            hexes = {option[2] for option in offered if option[0] == "move"}
            hexes |= {s.place[unit] for option in offered if option[0] == "stay"}
            assert hexes == ends(s, unit)
        elif top_op(s) is movement.ORDER and rules > 1 and strays(s):
            pieces = [piece for piece in movable(s) if s.field.is_leader(piece) or ends(s, piece)]
            assert [option[1] for option in offered if option[0] == "order"] == pieces
            assert is_mendable(s) == can_mend(s)
        answer(s, seat, dice.choice([option for option in offered if option != ("done",)] or offered))


# ------------------------------------------------------------------ what is kept while nobody moves


def read(kept: Any) -> dict[str, Any]:
    """What a company says."""
    return {"units": kept.units, "mates": kept.mates, "lonely": kept.lonely, "rings": kept.rings()}


def near_units(s: Any, units: list[int], here: int) -> int:
    return sum([s.field.apart(s.place[unit], here) <= 1 for unit in units])


def check_companies(s: Any) -> None:
    """Each Command's company is what it would be if it were looked at anew, and what distances say."""
    field = s.field
    for command in range(len(field.commands)):
        kept = company_of(s, command)
        assert read(kept) == read(Company(field, command, s.place, s.routed, None))
        assert kept.units == [unit for unit in field.commands[command].units if is_fit(s, unit)]
        for unit in kept.units:
            mates = [other for other in kept.units if other != unit and near(s, unit, other)]
            assert kept.mates[unit] == sum([1 << other for other in mates])
            assert kept.lonely >> unit & 1 == (not mates and len(kept.units) > 1)
        for least, mask in enumerate(kept.rings(), 1):
            assert hexes_of(mask) == [
                here for here in range(field.grid.count) if near_units(s, kept.units, here) >= least
            ]
        if len(kept.units) > 1:
            check_around(s, kept)


def check_around(s: Any, company: Any) -> None:
    one, another = company.units[0], company.units[-1]
    sets = [s.field.near[s.place[unit]] for unit in (one, another)]
    rest = company.units[1:-1]
    everywhere = range(s.field.grid.count)
    assert hexes_of(company.around_others(sets[0])) == [
        here for here in everywhere if near_units(s, company.units[1:], here)
    ]
    assert hexes_of(company.around_all_but_two(*sets)) == [here for here in everywhere if near_units(s, rest, here)]


def check_occupation(s: Any, dice: random.Random) -> None:
    """What is kept of who holds which hexes is what it would be if it were looked at anew; distances are the least."""
    kept, anew = occupation(s), Occupation(s.field, s.place, None)
    assert (kept.held, kept.full, kept.barred) == (anew.held, anew.full, anew.barred)
    for side in range(2):
        there = [s.place[unit] for unit in s.field.army[side] if s.place[unit] != OFF]
        for here in dice.sample(range(s.field.grid.count), 12):
            least = min([s.field.apart(here, other) for other in there], default=s.field.grid.count)
            assert to_enemies(s, here, side) == least


@pytest.mark.parametrize("seed", range(2))
def test_what_is_kept_of_a_position_is_what_it_would_be_anew(seed: int) -> None:
    s, rng, dice = game(1 + seed % 2).start(), Quick(seed), random.Random(seed)
    run(s)
    while not s.result:
        check_companies(s)
        check_occupation(s, dice)
        playout(s, rng, 1 + dice.randrange(18))
