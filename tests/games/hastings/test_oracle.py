"""Hastings' map, movement and tables against an oracle that was written from the rules, position by position."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache, partial
from itertools import pairwise
from typing import Any

import networkx as nx  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from senlac.games.hastings.rules import falserout, movement, pursuit, regroup
from senlac.games.hastings.show import odds
from senlac.games.hastings.state.field import MELEE_IDS, PUSHBACK
from senlac.games.hastings.state.position import enemies_before, front_of
from senlac.games.hastings.state.table import MELEE, MOVEMENT, ROUT
from senlac.kernel.decision import apply, decision
from senlac.kernel.frames import CHANCE, OVER, chance_of, first_asked, op_named, resolve, run, waiting
from senlac.registry import configure
from senlac.rulebook.marks import rule

from . import oracle
from .oracle import ALL_HEXES, NORMAN, SAXON, Hex, Position, Stance, Unit, hex_of, number, scatter

GAME = configure("hastings", {})
#: Positions at random, by the number that they are made from: so many, and the same ones every time.
seeds = st.integers(0, 2**32 - 1)
positions = partial(settings, deadline=None, derandomize=True)


def begun() -> Any:
    return GAME.start()


def scattered(seed: int) -> tuple[Any, Position]:
    """A state of the engine at random, and what the oracle reads off it."""
    s = begun()
    return s, scatter(s, seed)


def seen(mask: int) -> set[Hex]:
    """The hexes of an engine's mask."""
    return {here for here in ALL_HEXES if mask >> number(here) & 1}


def put(s: Any, code: str, here: str, facing: int, wall: bool = False) -> int:
    """Set up the first unit of a type that is off the map."""
    unit = next(it for it in range(s.field.count) if s.place[it] < 0 and s.field.type_of(it).code == code)
    s.place[unit] = s.field.grid.parse(here)
    s.facing[unit] = facing
    s.wall |= wall << unit
    return unit


def emptied() -> Any:
    """The map without a piece on it."""
    s = begun()
    s.place = [-1] * s.field.pieces
    s.routed = s.wall = 0
    return s


# ------------------------------------------------------------------ the map and the counters


@rule("7.6.10", "7.6.11")
def test_the_ground_is_that_of_the_map() -> None:
    field = begun().field
    assert [field.level[number(here)] for here in ALL_HEXES] == [oracle.level(here) for here in ALL_HEXES]
    assert [".WS"[field.terrain[number(here)]] for here in ALL_HEXES] == [oracle.ground(here) for here in ALL_HEXES]
    assert [field.is_closed(number(here)) for here in ALL_HEXES] == [not oracle.is_clear(here) for here in ALL_HEXES]


@rule("A56", "A81")
def test_the_ditch_runs_before_the_front_line() -> None:
    field = begun().field
    sides = range(len(field.ditch))
    ditched = {frozenset([hex_of(it // 6), hex_of(field.grid.neighbours[it])]) for it in sides if field.ditch[it]}
    assert ditched == oracle.DITCH
    assert sum(field.ditch) == 2 * len(oracle.DITCH)


@rule("7.6.2", "A08", "A60")
def test_the_counters_have_their_values() -> None:
    field = begun().field
    for unit in range(field.count):
        kind = oracle.KINDS[field.type_of(unit).code]
        assert (field.side[unit], field.cf[unit], field.ma[unit], field.elite[unit]) == kind
    for piece in range(field.count, field.pieces):
        assert field.ma[piece] == oracle.LEADER_ALLOWANCES[field.side[piece]]


@rule("7.4.2", "7.4.3", "A34")
@pytest.mark.parametrize("side", [SAXON, NORMAN])
def test_the_ways_to_standards_and_exits_go_round_what_is_closed(side: int) -> None:
    field = begun().field
    for costs, goal in [(field.to_standard[side], oracle.STANDARDS[side]), (field.to_exit[side], oracle.EXITS[side])]:
        ways = oracle.ways_to(goal)
        assert [costs[number(here)] for here in ALL_HEXES] == [ways.get(here, -1) for here in ALL_HEXES]


# ------------------------------------------------------------------ facing


@rule("1.1.FACING", "A04")
@pytest.mark.parametrize("wall", [False, True])
def test_every_hex_and_facing_has_its_front(wall: bool) -> None:
    s = emptied()
    unit = put(s, "F", "1206", 0, wall)
    for here in ALL_HEXES:
        for facing in range(6):
            s.place[unit], s.facing[unit] = number(here), facing
            assert seen(front_of(s, unit)) == oracle.hexes((here, facing), "front", wall)


@rule("1.1.FACING", "A04")
@pytest.mark.parametrize("wall", [False, True])
def test_an_attacker_all_round_finds_front_flank_and_rear(wall: bool) -> None:
    s = emptied()
    here = (12, 8)
    target, attacker = put(s, "F", "1208", 0, wall), put(s, "M", "1208", 0)
    for bearing, there in oracle.neighbours(here).items():
        s.place[attacker] = number(there)
        for facing in range(6):
            s.facing[target] = facing
            found = {MELEE_IDS[line] for line, _ in odds.melee_drms(s, attacker, target)} & {"flank", "rear"}
            assert found == {oracle.aspect(facing, bearing, wall)} - {"front"}


@rule("1.1.FACING", "A03", "A04", "A35", "7.7.1", "7.7.2")
@positions(max_examples=100)
@given(seeds)
def test_units_see_the_enemies_in_their_frontal_hexes(seed: int) -> None:
    s, position = scattered(seed)
    for unit in position.units:
        assert seen(front_of(s, unit.piece)) == unit.front
        assert sorted(enemies_before(s, unit.piece)) == [it.piece for it in oracle.enemies_before(position, unit)]


# ------------------------------------------------------------------ movement


def stances(march: Any) -> dict[Stance, int]:
    """Where the engine lets a unit go, and for what."""
    return {(hex_of(here), facing): march.cost_to(here, facing) for here, facing in march.states()}


REGULAR_MOVEMENT = rule(
    *("7.6.1", "7.6.2", "7.6.3", "7.6.4", "7.6.5", "7.6.6", "7.6.10", "7.6.11", "4.1.2"),
    *("A05", "A12", "A51", "A52", "A54", "A55", "A56", "A57"),
)


@pytest.mark.long
@REGULAR_MOVEMENT
@positions(max_examples=70)
@given(seeds)
def test_units_reach_what_the_rules_allow_and_pay_what_they_ask(seed: int) -> None:
    s, position = scattered(seed)
    for unit in position.fit():
        march = movement.reach(s, unit.piece)
        assert stances(march) == oracle.marches(position, unit), unit
        assert len(march.states()) == len(set(march.states()))


@REGULAR_MOVEMENT
@positions(max_examples=12)
@given(seeds)
def test_the_path_to_wherever_a_unit_goes_is_legal_and_costs_what_it_says(seed: int) -> None:
    s, position = scattered(seed)
    for unit in position.fit():
        march = movement.reach(s, unit.piece)
        for end, cost in stances(march).items():
            path = [(hex_of(here), facing) for here, facing in march.path_to(number(end[0]), end[1])]
            assert (path[0], path[-1]) == (unit.stance, end)
            assert walked(position, unit, path) == cost


def walked(position: Position, unit: Unit, path: list[Stance]) -> int:
    """What a path costs, move by move; it fails if one is against the rules."""
    spent = 0
    for stance, then in pairwise(path):
        assert stance[0] == then[0] or oracle.may_enter(position, unit, then[0])
        spent += oracle.moves(stance)[then]
    return spent


@rule("7.6.3", "4.1.2", "A12")
@positions(max_examples=12)
@given(seeds)
def test_there_is_no_path_to_where_a_unit_cannot_go(seed: int) -> None:
    s, position = scattered(seed)
    for unit in position.fit():
        march = movement.reach(s, unit.piece)
        for end in {(here, facing) for here in position.stacks for facing in range(6)} - stances(march).keys():
            assert march.cost_to(number(end[0]), end[1]) == -1
            assert march.path_to(number(end[0]), end[1]) == []


@cache
def chart() -> Any:
    """All that a unit could do anywhere on the empty map, as a graph."""
    graph = nx.DiGraph()
    for here in oracle.CLEAR_HEXES:
        for facing in range(6):
            for then, cost in oracle.moves((here, facing)).items():
                graph.add_edge((here, facing), then, cost=cost)
    return graph


@pytest.mark.long
@REGULAR_MOVEMENT
@positions(max_examples=50)
@given(seeds)
def test_units_reach_what_networkx_finds(seed: int) -> None:
    s, position = scattered(seed)
    for unit in position.fit():
        taken = {here for here in position.stacks if not oracle.may_enter(position, unit, here)}

        def cost(stance: Stance, then: Stance, edge: Any, taken: set[Hex] = taken) -> int | None:
            return None if then[0] in taken and then[0] != stance[0] else edge["cost"]

        found = nx.single_source_dijkstra_path_length(chart(), unit.stance, cutoff=unit.kind.ma, weight=cost)
        assert stances(movement.reach(s, unit.piece)) == found, unit


@rule("7.6.4", "7.6.5", "7.6.6", "A52")
def test_a_unit_alone_turns_and_goes_as_worked_out_by_hand() -> None:
    s = emptied()
    unit = put(s, "M", "1015", 0)
    march = movement.reach(s, unit)
    parse = s.field.grid.parse
    assert [march.cost_to(parse("1015"), facing) for facing in range(6)] == [0, 1, 2, 3, 2, 1]
    assert [march.cost_to(parse("1014"), facing) for facing in range(6)] == [1, 1, 2, 3, 2, 1]
    assert [march.cost_to(parse("1115"), facing) for facing in range(6)] == [2, 2, 2, 3, -1, 3]
    assert [march.cost_to(parse("1012"), facing) for facing in range(6)] == [3, 3, 3, -1, 3, 3]
    assert [march.cost_to(parse("1016"), facing) for facing in range(6)] == [-1, 3, 3, 3, -1, -1]


@rule("7.6.10", "A55", "A56")
def test_infantry_comes_up_to_the_ditch_and_over_it_only_with_all_it_has() -> None:
    s = emptied()
    unit = put(s, "M", "1207", 0)
    over, beyond = s.field.grid.parse("1206"), s.field.grid.parse("1205")
    assert [movement.reach(s, unit).cost_to(over, facing) for facing in (5, 0, 1)] == [3, 3, 3]
    assert max(movement.reach(s, unit).cost_to(beyond, facing) for facing in range(6)) == -1


@rule("7.6.7", "7.6.8", "A53", "A54")
@positions(max_examples=120)
@given(seeds)
def test_units_sidestep_where_the_rules_allow(seed: int) -> None:
    s, position = scattered(seed)
    for unit in position.fit():
        found = movement.sidesteps(s, unit.piece)
        assert len(found) == len(set(found))
        assert {hex_of(there) for there in found} == oracle.sidesteps(position, unit), unit


@rule("A08")
@positions(max_examples=70)
@given(seeds)
def test_leaders_go_where_the_rules_allow(seed: int) -> None:
    s, position = scattered(seed)
    for leader in position.leaders:
        found = movement.leader_reach(s, leader.piece)
        costs = {hex_of(there): found.cost_to(there) for there in found.hexes()}
        assert costs == oracle.leader_walks(position, leader), leader


# ------------------------------------------------------------------ company, pursuit, withdrawal


def marching(seed: int) -> tuple[Any, Position, random.Random]:
    """A Command at random is about to move; then the game would begin."""
    s, position = scattered(seed)
    dice = random.Random(seed)
    s.active = dice.randrange(6)
    op_named("hastings.activation.end").push(s, ())
    op_named("hastings.movement.impulse").push(s, ())
    run(s)
    return s, position, dice


def is_moving(s: Any) -> bool:
    return s.active >= 0 and waiting(s) != OVER and s.segment == MOVEMENT


@pytest.mark.long
@rule("1.1.COMMAND", "A02", "A104")
@positions(max_examples=40)
@given(seeds)
def test_an_impulse_always_comes_to_an_end_and_leaves_no_infantry_alone(seed: int) -> None:
    s, before, dice = marching(seed)
    command = s.active
    while is_moving(s):
        if waiting(s) == CHANCE:
            resolve(s, dice.choice(chance_of(s).outcomes(s, s.top[2]))[0])
            continue
        seat = first_asked(s)
        asked = decision(s, seat)
        assert asked is not None
        assert asked.options
        if ("done",) in asked.options:
            assert not oracle.forsaken(before, Position(s), command)
        orders = [option for option in asked.options if option != ("done",)]
        apply(s, seat, dice.choice(orders if dice.random() < 0.97 else asked.options))
    if waiting(s) != OVER:
        assert not oracle.forsaken(before, Position(s), command)


@rule("7.5.1", "7.10.5", "A46", "A105")
@positions(max_examples=60)
@given(seeds, st.booleans())
def test_those_pursue_that_may(seed: int, in_melee: bool) -> None:
    s, position = scattered(seed)
    dice = random.Random(seed)
    s.segment = MELEE if in_melee else ROUT
    s.assailants = [dice.getrandbits(s.field.count) for _ in range(s.field.count)]
    for unit in position.units:
        attacked = {it for it in range(s.field.count) if s.assailants[unit.piece] >> it & 1} if in_melee else None
        found = pursuit.watchers(s, unit.piece)
        assert {it for it in range(s.field.count) if found >> it & 1} == oracle.pursuers(position, unit, attacked)


@rule("9.1.4a", "A83", "A108")
@positions(max_examples=12)
@given(seeds)
def test_normans_pull_back_where_they_may(seed: int) -> None:
    s, position = scattered(seed)
    for unit in [it for it in position.units if it.kind.side == NORMAN][:4]:
        found = regroup.refuges(s, unit.piece)
        assert {hex_of(here) for here in found} == oracle.withdrawals(position, unit), unit


@rule("9.2.3b", "A90")
@positions(max_examples=40)
@given(seeds)
def test_units_in_false_rout_face_the_enemy(seed: int) -> None:
    s, position = scattered(seed)
    saxons = [it for it in position.units if it.kind.side == SAXON]
    for unit in [it for it in position.units if it.kind.side == NORMAN and saxons]:
        found = falserout.facings_back(s, unit.piece, number(unit.place))
        assert set(found) == oracle.facings_to_the_enemy(position, unit.place)


# ------------------------------------------------------------------ the tables


def printed(result: int) -> str:
    """A result of the engine as the Melee Table prints it."""
    return oracle.PUSHBACK if result == PUSHBACK else str(result or oracle.NO_EFFECT)


@rule("7.7.5", "7.8.1", "7.8.2", "7.8.3", "A60")
@pytest.mark.parametrize("cf", range(1, 7))
def test_the_melee_table_follows_its_rule(cf: int) -> None:
    field = begun().field
    rolls = range(-6, 13)
    assert [printed(field.result(cf, roll)) for roll in rolls] == [oracle.melee_result(cf, roll) for roll in rolls]


@rule("7.7.5", "7.7.8", "1.1.LEADERS", "A08", "A56", "A60")
@positions(max_examples=150)
@given(seeds)
def test_attacks_have_the_modifiers_and_the_odds_of_six_dice(seed: int) -> None:
    s, position = scattered(seed)
    for attacker, defender in position.attacks():
        pair = attacker.piece, defender.piece
        drms = [(MELEE_IDS[line], drm) for line, drm in odds.melee_drms(s, *pair)]
        assert sorted(drms) == sorted(oracle.melee_drms(position, attacker, defender).items())
        chances = {printed(result): chance for result, chance in odds.melee_odds(s, *pair).items() if chance}
        assert chances == oracle.melee_odds(position, attacker, defender)


@rule("7.10.2", "7.10.3", "A07", "A40", "A75")
@positions(max_examples=100)
@given(seeds, st.integers(0, 8))
def test_morale_breaks_as_often_as_six_dice_say(seed: int, hits: int) -> None:
    s, position = scattered(seed)
    for unit in position.fit():
        assert odds.morale_odds(s, unit.piece, hits) == oracle.rout_odds(position, unit, hits), unit


@rule("7.7.5", "7.7.8", "A56")
@pytest.mark.parametrize(
    ("attacker", "defender", "wall", "charge", "drm", "hits", "pushbacks"),
    [
        ("M 1207 N", "F 1206 S", True, False, 3, Fraction(1, 6), Fraction(1, 6)),
        ("M 1207 N", "F 1206 S", False, False, 2, Fraction(2, 6), Fraction(1, 6)),
        ("K 1207 N", "F 1206 S", True, True, 1, Fraction(3, 6), Fraction(1, 6)),
        ("F 1206 S", "M 1207 N", False, False, 1, Fraction(2, 6), Fraction(1, 6)),
        ("H 1206 S", "K 1207 N", False, False, 2, Fraction(3, 6), Fraction(1, 6)),
        ("M 1110 NE", "F 1210 S", False, False, -1, Fraction(5, 6), Fraction(1, 6)),
        ("K 1110 NE", "F 1210 S", False, True, -3, Fraction(8, 6), Fraction(0)),
    ],
)
def test_attacks_worked_out_by_hand(
    attacker: str, defender: str, wall: bool, charge: bool, drm: int, hits: Fraction, pushbacks: Fraction
) -> None:
    s = emptied()
    ours, theirs = [
        put(s, code, here, ("N", "NE", "SE", "S").index(facing), code == "F" and wall)
        for code, here, facing in (attacker.split(), defender.split())
    ]
    s.charge[ours] = charge << theirs
    assert sum([value for _, value in odds.melee_drms(s, ours, theirs)]) == drm
    chances = odds.melee_odds(s, ours, theirs)
    assert sum([result * chance for result, chance in chances.items() if result > 0]) == hits
    assert chances.get(PUSHBACK, 0) == pushbacks
