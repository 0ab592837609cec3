"""The hex grid against its conventions, written out a second time here, and against networkx."""

from __future__ import annotations

import doctest
import math
import random
from itertools import pairwise

import networkx as nx  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from senlac.games.hexes import grid as hexes
from senlac.games.hexes.grid import (
    APART,
    ASPECTS,
    DIRECTIONS,
    FACINGS,
    FLANK,
    FRONT,
    IMPASSABLE,
    OFF,
    ORDINARY,
    REAR,
    UNREACHED,
    WALL,
    Formation,
    HexGrid,
    aspect,
    flank,
    front,
    hexes_of,
    mask_of,
    opposite,
    rear,
    turn_cost,
)
from senlac.games.hexes.manoeuvre import Manoeuvre

# The conventions once more, by (column, row) and by name, so that nothing below leans on the module's tables.
ODD_ROW = {"NE": (0, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1)}
EVEN_ROW = {"NE": (1, -1), "E": (1, 0), "SE": (1, 1), "SW": (0, 1), "W": (-1, 0), "NW": (0, -1)}
FRONTS = {
    "N": {"NW", "NE"},
    "NE": {"NE", "E"},
    "SE": {"E", "SE"},
    "S": {"SE", "SW"},
    "SW": {"SW", "W"},
    "NW": {"W", "NW"},
}
FLANKS = {
    "N": {"W", "E"},
    "NE": {"NW", "SE"},
    "SE": {"NE", "SW"},
    "S": {"E", "W"},
    "SW": {"SE", "NW"},
    "NW": {"SW", "NE"},
}
REARS = {
    "N": {"SE", "SW"},
    "NE": {"SW", "W"},
    "SE": {"W", "NW"},
    "S": {"NW", "NE"},
    "SW": {"NE", "E"},
    "NW": {"E", "SE"},
}
BEARINGS = {"NE": 30, "E": 90, "SE": 150, "SW": 210, "W": 270, "NW": 330}  # of directions, in degrees
VERTICES = {"N": 0, "NE": 60, "SE": 120, "S": 180, "SW": 240, "NW": 300}  # bearings of facings

HASTINGS = HexGrid(24, 17)

six = st.integers(0, 5)
grids = st.builds(HexGrid, st.integers(1, 7), st.integers(1, 7))


@st.composite
def grid_and_hexes(draw: st.DrawFn, hexes: int) -> tuple[HexGrid, list[int]]:
    grid = draw(grids)
    return grid, [draw(st.integers(0, grid.count - 1)) for _ in range(hexes)]


@st.composite
def terrain(draw: st.DrawFn) -> tuple[HexGrid, int, list[int], list[int]]:
    """A grid, a start, a random cost for each step (even those off the map) and random stop hexes."""
    grid, (start,) = draw(grid_and_hexes(1))
    low, high = draw(st.sampled_from([(1, 1), (1, 3), (0, 2), (-1, 3), (-2, 5), (0, 12)]))
    stops = draw(st.sampled_from([0.0, 0.1, 0.4]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    cost = [rng.randint(low, high) for _ in range(grid.count * 6)]
    stop = [int(rng.random() < stops) for _ in range(grid.count)]
    return grid, start, cost, stop


def ids(grid: HexGrid, hexes: list[int]) -> list[str]:
    return [grid.hex_id(here) for here in hexes]


def expected_neighbour(grid: HexGrid, here: int, direction: str) -> int:
    row, column = divmod(here, grid.columns)
    across, down = (ODD_ROW if row % 2 == 0 else EVEN_ROW)[direction]  # row 0 here is row 01, an odd one
    if 0 <= column + across < grid.columns and 0 <= row + down < grid.rows:
        return (row + down) * grid.columns + column + across
    return -1


def step_graph(grid: HexGrid, start: int, cost: list[int], stop: list[int]) -> nx.DiGraph:
    """Every step which is possible, with its cost, built from the conventions above."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(grid.count))
    for here in range(grid.count):
        for number, direction in enumerate(BEARINGS):
            there = expected_neighbour(grid, here, direction)
            if there >= 0 and cost[here * 6 + number] >= 0 and (here == start or not stop[here]):
                graph.add_edge(here, there, weight=cost[here * 6 + number])
    return graph


def facing_graph(grid: HexGrid, start: int, cost: list[int], turn: int, stop: list[int]) -> nx.DiGraph:
    """Every step forward and every turn by one vertex, between (hex, name of facing)."""
    graph = nx.DiGraph()
    names = list(VERTICES)
    for here, there, data in step_graph(grid, start, cost, stop).edges(data=True):
        direction = next(name for name in BEARINGS if expected_neighbour(grid, here, name) == there)
        for facing in names:
            if direction in FRONTS[facing]:
                graph.add_edge((here, facing), (there, facing), weight=data["weight"])
    for here in range(grid.count):
        for facing, clockwise in zip(names, names[1:] + names[:1], strict=True):
            graph.add_nodes_from([(here, facing), (here, clockwise)])
            if turn >= 0:
                graph.add_edge((here, facing), (here, clockwise), weight=turn)
                graph.add_edge((here, clockwise), (here, facing), weight=turn)
    return graph


def test_doctests() -> None:
    results = doctest.testmod(hexes)
    assert results.failed == 0
    assert results.attempted > 0 or not str(hexes.__file__).endswith(".py")  # compiled: it may find none


# ---- facings and formations


def names_of(directions: tuple[int, ...]) -> list[str]:
    return [DIRECTIONS[direction] for direction in directions]


def test_names_are_in_order() -> None:
    assert DIRECTIONS == ("NE", "E", "SE", "SW", "W", "NW")
    assert FACINGS == ("N", "NE", "SE", "S", "SW", "NW")
    assert (ASPECTS[FRONT], ASPECTS[FLANK], ASPECTS[REAR]) == ("front", "flank", "rear")
    for number, name in enumerate(DIRECTIONS):
        assert getattr(hexes, f"TO_{name}") == number
    for number, name in enumerate(FACINGS):
        assert getattr(hexes, f"FACE_{name}") == number


@pytest.mark.parametrize("facing", range(6))
def test_front_flank_and_rear_by_name(facing: int) -> None:
    assert set(names_of(front(facing))) == FRONTS[FACINGS[facing]]
    assert set(names_of(flank(facing))) == FLANKS[FACINGS[facing]]
    assert set(names_of(rear(facing))) == REARS[FACINGS[facing]]


@pytest.mark.parametrize("facing", range(6))
def test_front_flank_and_rear_by_formula(facing: int) -> None:
    assert front(facing) == ((facing - 1) % 6, facing)
    assert flank(facing) == ((facing - 2) % 6, (facing + 1) % 6)
    assert rear(facing) == ((facing + 2) % 6, (facing + 3) % 6)
    assert WALL.front(facing) == tuple((facing + offset) % 6 for offset in (-2, -1, 0, 1))
    assert WALL.flank(facing) == ()
    assert WALL.rear(facing) == ((facing + 2) % 6, (facing + 3) % 6)


@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("formation", [ORDINARY, WALL])
def test_aspects_partition_the_six_directions(facing: int, formation: Formation) -> None:
    parts = formation.front(facing), formation.flank(facing), formation.rear(facing)
    assert sorted(parts[0] + parts[1] + parts[2]) == [0, 1, 2, 3, 4, 5]
    for number, part in zip((FRONT, FLANK, REAR), parts, strict=True):
        for direction in part:
            assert aspect(facing, direction, formation) == number
            assert formation.aspect(facing, direction) == number


def test_another_formation_can_be_declared() -> None:
    hedgehog = Formation("hedgehog", front=(0, 1, 2, 3, 4, 5), flank=(), rear=())
    assert {aspect(f, d, hedgehog) for f in range(6) for d in range(6)} == {FRONT}
    assert "hedgehog" in repr(hedgehog)


@pytest.mark.parametrize("rear_offsets", [(2,), (2, 3, 4), (2, 2)])
def test_a_formation_must_cover_each_direction_once(rear_offsets: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"bad.*each direction in one aspect"):
        Formation("bad", front=(-1, 0), flank=(-2, 1), rear=rear_offsets)


@pytest.mark.parametrize("facing", range(6))
def test_turning(facing: int) -> None:
    costs = [turn_cost(facing, (facing + turn) % 6) for turn in range(6)]
    assert costs == [0, 1, 2, 3, 2, 1]
    assert turn_cost(facing, opposite(facing)) == 3
    assert opposite(opposite(facing)) == facing
    assert set(rear(facing)) == {opposite(direction) for direction in front(facing)}


# ---- hexes and their ids


def test_a_grid_has_a_column_and_a_row_at_least() -> None:
    for columns, rows in ((0, 5), (5, 0), (-1, 5)):
        with pytest.raises(ValueError, match="at least one column and one row"):
            HexGrid(columns, rows)
    assert HexGrid(1, 1).neighbours == [OFF] * 6


def test_ids_are_row_major() -> None:
    assert HASTINGS.count == 24 * 17
    assert ids(HASTINGS, [0, 1, 23, 24, 407]) == ["0101", "0201", "2401", "0102", "2417"]
    assert "24 x 17" in repr(HASTINGS)


@given(grids)
def test_parse_undoes_hex_id(grid: HexGrid) -> None:
    for here in range(grid.count):
        assert grid.parse(grid.hex_id(here)) == here
        assert grid.at(grid.column(here), grid.row(here)) == here
        assert grid.hex_id(here) == f"{grid.column(here):02d}{grid.row(here):02d}"


@pytest.mark.parametrize(
    "text",
    ["", "101", "01010", "01 1", " 0101", "0101 ", "-101", "+101", "\u00b2101", "\u0661101", "A101"],
)
def test_parse_says_what_an_id_is(text: str) -> None:
    with pytest.raises(ValueError, match="not an id: expected column 01 to 24, then row 01 to 17"):
        HASTINGS.parse(text)


@pytest.mark.parametrize("text", ["0001", "0100", "0000", "2501", "0118", "2518", "9999"])
def test_parse_says_what_is_on_the_map(text: str) -> None:
    with pytest.raises(ValueError, match=f"'{text}' is off the map: expected column 01 to 24, then row 01"):
        HASTINGS.parse(text)


@pytest.mark.parametrize("here", [-1, 408])
def test_hex_id_refuses_what_is_off_the_map(here: int) -> None:
    with pytest.raises(ValueError, match="expected an index from 0 to 407"):
        HASTINGS.hex_id(here)


def test_ids_of_a_large_map_have_more_digits() -> None:
    grid = HexGrid(120, 3)
    assert grid.hex_id(grid.count - 1) == "120003"
    assert grid.parse("120003") == grid.count - 1
    with pytest.raises(ValueError, match="expected column 001 to 120, then row 001 to 003"):
        grid.parse("0101")


# ---- neighbours and distance


@given(grids)
def test_neighbours_follow_the_offsets(grid: HexGrid) -> None:
    for here in range(grid.count):
        for number, direction in enumerate(DIRECTIONS):
            expected = expected_neighbour(grid, here, direction)
            assert grid.neighbour(here, number) == grid.neighbours[here * 6 + number] == expected


@given(grids)
def test_neighbours_are_symmetric_and_directions_inverse(grid: HexGrid) -> None:
    for here in range(grid.count):
        for number in range(6):
            there = grid.neighbour(here, number)
            if there != OFF:
                assert grid.neighbour(there, opposite(number)) == here
                assert grid.direction(here, there) == number
                assert grid.direction(there, here) == opposite(number)


@given(grid_and_hexes(2))
def test_direction_only_between_adjacent_hexes(case: tuple[HexGrid, list[int]]) -> None:
    grid, (here, there) = case
    assert (grid.direction(here, there) != APART) == (grid.distance(here, there) == 1)
    assert grid.direction(here, OFF) == APART


@given(grids)
def test_distance_is_the_length_of_a_shortest_path(grid: HexGrid) -> None:
    graph = step_graph(grid, 0, [1] * (grid.count * 6), [0] * grid.count)
    lengths = dict(nx.all_pairs_shortest_path_length(graph))
    for here in range(grid.count):
        for there in range(grid.count):
            assert grid.distance(here, there) == lengths[here][there]
        assert grid.distances(here) == [grid.distance(here, there) for there in range(grid.count)]


def test_distance_on_the_map_of_hastings() -> None:
    graph = step_graph(HASTINGS, 0, [1] * (HASTINGS.count * 6), [0] * HASTINGS.count)
    for here in ("0101", "2401", "0117", "2417", "1209"):
        lengths = nx.single_source_shortest_path_length(graph, HASTINGS.parse(here))
        assert [HASTINGS.distance(HASTINGS.parse(here), there) for there in range(408)] == [
            lengths[there] for there in range(408)
        ]


@pytest.mark.parametrize(
    ("here", "facing", "expected"),
    [
        ("0506", "S", ["0607", "0507"]),
        ("1206", "S", ["1307", "1207"]),
        ("0505", "S", ["0506", "0406"]),
        ("0506", "N", ["0505", "0605"]),
        ("0505", "NE", ["0504", "0605"]),
        ("0506", "NW", ["0406", "0505"]),
        ("0101", "NW", []),
        ("0101", "S", ["0102"]),
        ("2417", "SE", []),
    ],
)
def test_front_hexes(here: str, facing: str, expected: list[str]) -> None:
    hexes = HASTINGS.front_hexes(HASTINGS.parse(here), FACINGS.index(facing))
    assert ids(HASTINGS, hexes) == expected


def test_front_hexes_of_a_wall() -> None:
    hexes = HASTINGS.front_hexes(HASTINGS.parse("0506"), FACINGS.index("S"), WALL)
    assert ids(HASTINGS, hexes) == ["0606", "0607", "0507", "0406"]


# ---- rings and lines


@given(grid_and_hexes(1), st.integers(-2, 9))
def test_within_is_by_distance(case: tuple[HexGrid, list[int]], radius: int) -> None:
    grid, (here,) = case
    assert grid.within(here, radius) == [there for there in range(grid.count) if grid.distance(here, there) <= radius]


# ---- paths and reach


@given(terrain(), st.integers(-1, 15))
def test_reach_agrees_with_dijkstra(case: tuple[HexGrid, int, list[int], list[int]], budget: int) -> None:
    grid, start, cost, stop = case
    graph = step_graph(grid, start, cost, stop)
    expected = nx.single_source_dijkstra_path_length(graph, start, cutoff=max(0, budget))
    if budget < 0:
        expected = {start: 0}
    reach = grid.reach(start, budget, cost, stop)
    assert reach.costs == [expected.get(there, UNREACHED) for there in range(grid.count)]
    assert [reach.cost_to(there) for there in range(grid.count)] == reach.costs
    assert sorted(reach.hexes()) == sorted(expected)
    assert [reach.cost_to(there) for there in reach.hexes()] == sorted(expected.values())
    assert reach.hexes()[0] == reach.start == start


@given(terrain(), st.integers(0, 15))
def test_paths_are_valid_and_their_costs_add_up(case: tuple[HexGrid, int, list[int], list[int]], budget: int) -> None:
    grid, start, cost, stop = case
    reach = grid.reach(start, budget, cost, stop)
    again = grid.reach(start, budget, cost, stop)
    for there in range(grid.count):
        path = reach.path_to(there)
        assert path == again.path_to(there)
        if reach.cost_to(there) == UNREACHED:
            assert path == []
            continue
        assert (path[0], path[-1]) == (start, there)
        assert not any(stop[here] for here in path[1:-1])
        spent = 0
        for here, after in pairwise(path):
            spent += cost[here * 6 + grid.direction(here, after)]
            assert spent == reach.cost_to(after)


@given(terrain())
def test_stop_may_be_left_out_or_be_bools_or_bytes(case: tuple[HexGrid, int, list[int], list[int]]) -> None:
    grid, start, cost, stop = case
    assert grid.reach(start, 6, cost).costs == grid.reach(start, 6, cost, [0] * grid.count).costs
    expected = grid.reach(start, 6, cost, stop).costs
    assert grid.reach(start, 6, cost, [bool(flag) for flag in stop]).costs == expected
    assert grid.reach(start, 6, cost, bytearray(stop)).costs == expected


@given(terrain(), st.integers(0, 15), st.data())
def test_barred_hexes_are_as_impassable_steps(
    case: tuple[HexGrid, int, list[int], list[int]], budget: int, data: st.DataObject
) -> None:
    grid, start, cost, stop = case
    barred = data.draw(st.lists(st.integers(OFF, grid.count - 1), max_size=8))
    reach = grid.reach(start, budget, cost, stop, barred)
    walled = [IMPASSABLE if there in barred else step for step, there in zip(cost, grid.neighbours, strict=True)]
    assert vars_of(reach) == vars_of(grid.reach(start, budget, walled, stop))


def vars_of(reach: hexes.Reach) -> tuple[list[int], list[int], list[int]]:
    return reach.costs, reach.origins, reach.settled


@given(st.sets(st.integers(0, 407)))
def test_masks_of_hexes(hexes: set[int]) -> None:
    assert hexes_of(mask_of(list(hexes))) == sorted(hexes)


def manoeuvre_graph(grid: HexGrid, start: int, cost: list[int], barred: set[int]) -> nx.DiGraph:
    """Steps into front hexes, with a free vertex on entering; turns by a vertex for 1."""
    graph = nx.DiGraph()
    graph.add_nodes_from((here, facing) for here in range(grid.count) for facing in range(6))
    for here in range(grid.count):
        for facing, name in enumerate(FACINGS):
            for turn in (1, 5):
                graph.add_edge((here, facing), (here, (facing + turn) % 6), weight=1)
            for direction, letters in enumerate(DIRECTIONS):
                there = grid.neighbour(here, direction)
                step = cost[here * 6 + direction]
                if letters in FRONTS[name] and there != OFF and step > 0 and (there not in barred or there == start):
                    for turn in (0, 1, 5):
                        graph.add_edge((here, facing), (there, (facing + turn) % 6), weight=step)
    return graph


@given(terrain(), six, st.integers(0, 8), st.data())
def test_a_manoeuvre_agrees_with_dijkstra(
    case: tuple[HexGrid, int, list[int], list[int]], facing: int, budget: int, data: st.DataObject
) -> None:
    grid, start, costs, _ = case
    cost = [step or 1 for step in costs]
    ways = Manoeuvre(grid, cost)
    for barred in data.draw(st.lists(st.sets(st.integers(0, grid.count - 1), max_size=8), min_size=1, max_size=3)):
        march = ways.reach(start, facing, budget, mask_of(list(barred)))
        graph = manoeuvre_graph(grid, start, cost, barred)
        expected = nx.single_source_dijkstra_path_length(graph, (start, facing), cutoff=budget)
        assert march.states() == sorted(expected)
        assert hexes_of(march.hexes) == sorted({here for here, _ in expected})
        for state in graph:
            assert march.cost_to(*state) == expected.get(state, UNREACHED)
            path = march.path_to(*state)
            assert bool(path) == (state in expected)
            if path:
                assert (path[0], path[-1]) == ((start, facing), state)
                assert sum(graph.edges[step]["weight"] for step in pairwise(path)) == expected[state]


@pytest.mark.parametrize("budget", [-1, 64])
def test_a_manoeuvre_has_a_sensible_budget(budget: int) -> None:
    with pytest.raises(ValueError, match="expected 0 to 63"):
        Manoeuvre(HASTINGS, HASTINGS.entry_costs([1] * HASTINGS.count)).reach(0, 0, budget, 0)


@given(terrain(), six, st.integers(0, 12), st.integers(-1, 3))
def test_reach_facing_agrees_with_dijkstra(
    case: tuple[HexGrid, int, list[int], list[int]], facing: int, budget: int, turn: int
) -> None:
    grid, start, cost, stop = case
    graph = facing_graph(grid, start, cost, turn, stop)
    expected = nx.single_source_dijkstra_path_length(graph, (start, FACINGS[facing]), cutoff=budget)
    reach = grid.reach_facing(start, facing, budget, cost, turn, stop)
    hexes = {here for here, _ in expected}
    for here in range(grid.count):
        costs = [expected.get((here, name), UNREACHED) for name in FACINGS]
        assert reach.costs[here * 6 : here * 6 + 6] == costs
        assert [reach.cost_to(here, number) for number in range(6)] == costs
        assert reach.facings_at(here) == [number for number in range(6) if costs[number] != UNREACHED]
    assert set(reach.hexes()) == hexes
    assert len(reach.hexes()) == len(hexes)
    assert [reach.costs[state] for state in reach.settled] == sorted(expected.values())


@given(terrain(), six, st.integers(0, 12), st.integers(-1, 3))
def test_paths_with_facing_are_valid_and_their_costs_add_up(
    case: tuple[HexGrid, int, list[int], list[int]], facing: int, budget: int, turn: int
) -> None:
    grid, start, cost, stop = case
    graph = facing_graph(grid, start, cost, turn, stop)
    reach = grid.reach_facing(start, facing, budget, cost, turn, stop)
    for there in range(grid.count):
        for way in range(6):
            path = [(here, FACINGS[number]) for here, number in reach.path_to(there, way)]
            if reach.cost_to(there, way) == UNREACHED:
                assert path == []
                continue
            assert (path[0], path[-1]) == ((start, FACINGS[facing]), (there, FACINGS[way]))
            assert sum(graph.edges[a, b]["weight"] for a, b in pairwise(path)) == reach.cost_to(there, way)


def test_reach_by_hand() -> None:
    """From 0506 with two points: in the open the 19 hexes within two, less what zones of control shut off."""
    start = HASTINGS.parse("0506")
    cost = HASTINGS.entry_costs([1] * HASTINGS.count)
    assert sorted(HASTINGS.reach(start, 2, cost).hexes()) == HASTINGS.within(start, 2)
    stop = [0] * HASTINGS.count
    for there in range(HASTINGS.count):
        stop[there] = int(HASTINGS.distance(start, there) == 1)
    assert sorted(HASTINGS.reach(start, 2, cost, stop).hexes()) == HASTINGS.within(start, 1)
    stop[start] = 1  # the start may be left all the same
    assert sorted(HASTINGS.reach(start, 2, cost, stop).hexes()) == HASTINGS.within(start, 1)


def test_reach_facing_by_hand() -> None:
    """A unit in 0506 facing S: ahead for one point, to the side and to the rear only by turning first."""
    start, south = HASTINGS.parse("0506"), FACINGS.index("S")
    reach = HASTINGS.reach_facing(start, south, 4, HASTINGS.entry_costs([1] * 408), 1)
    beside = {name: HASTINGS.neighbour(start, number) for number, name in enumerate(DIRECTIONS)}
    cheapest = {
        name: min(reach.cost_to(there, way) for way in reach.facings_at(there)) for name, there in beside.items()
    }
    assert cheapest == {"SE": 1, "SW": 1, "E": 2, "W": 2, "NE": 3, "NW": 3}
    assert reach.cost_to(start, FACINGS.index("N")) == 3
    assert reach.cost_to(HASTINGS.parse("0607"), FACINGS.index("NE")) == 3
    path = reach.path_to(HASTINGS.parse("0606"), FACINGS.index("SE"))
    assert path == [
        (start, south),
        (start, FACINGS.index("SE")),
        (HASTINGS.parse("0606"), FACINGS.index("SE")),
    ]


def test_what_is_off_the_map_is_not_reached() -> None:
    cost = HASTINGS.entry_costs([1] * HASTINGS.count)
    everywhere = HASTINGS.reach(0, 100, cost)
    assert len(everywhere.hexes()) == HASTINGS.count
    assert everywhere.cost_to(OFF) == UNREACHED
    assert everywhere.path_to(OFF) == []
    facing = HASTINGS.reach_facing(0, 0, 100, cost, 1)
    assert facing.cost_to(OFF, 5) == UNREACHED
    assert facing.path_to(OFF, 5) == []
    assert facing.facings_at(OFF) == []


def test_a_search_refuses_a_start_off_the_map_or_a_table_of_another_map() -> None:
    cost = HASTINGS.entry_costs([1] * HASTINGS.count)
    with pytest.raises(ValueError, match="start hex -1: expected an index from 0 to 407"):
        HASTINGS.reach(OFF, 6, cost)
    with pytest.raises(ValueError, match="start hex 408"):
        HASTINGS.reach_facing(408, 0, 6, cost, 1)


@given(grids)
def test_entry_costs_are_those_of_the_hex_entered(grid: HexGrid) -> None:
    cost = grid.entry_costs(range(grid.count))
    for here in range(grid.count):
        for number, direction in enumerate(DIRECTIONS):
            assert cost[here * 6 + number] == expected_neighbour(grid, here, direction)


# ---- geometry


def bearing(start: tuple[float, float], goal: tuple[float, float]) -> float:
    """Clockwise from north, in degrees, where y runs south."""
    return math.degrees(math.atan2(goal[0] - start[0], start[1] - goal[1])) % 360


def rounded(points: list[tuple[float, float]]) -> set[tuple[float, float]]:
    return {(round(x, 6), round(y, 6)) for x, y in points}


@given(grid_and_hexes(1), st.floats(0.5, 100))
def test_directions_and_vertices_lie_on_their_bearings(case: tuple[HexGrid, list[int]], size: float) -> None:
    grid, (here,) = case
    centre = grid.centre(here, size)
    for number, name in enumerate(FACINGS):
        corner = grid.corners(here, size)[number]
        assert math.dist(centre, corner) == pytest.approx(size)
        assert math.cos(math.radians(bearing(centre, corner) - VERTICES[name])) == pytest.approx(1)
    for number, name in enumerate(DIRECTIONS):
        there = grid.neighbour(here, number)
        if there != OFF:
            assert math.dist(centre, grid.centre(there, size)) == pytest.approx(math.sqrt(3) * size)
            turned = bearing(centre, grid.centre(there, size)) - BEARINGS[name]
            assert math.cos(math.radians(turned)) == pytest.approx(1)


@given(grid_and_hexes(1))
def test_adjacent_hexes_share_the_corners_of_their_common_side(case: tuple[HexGrid, list[int]]) -> None:
    grid, (here,) = case
    corners = grid.corners(here, 10.0)
    for there in range(grid.count):
        shared = rounded(corners) & rounded(grid.corners(there, 10.0))
        number = grid.direction(here, there)
        if number != APART:
            assert shared == rounded([corners[number], corners[(number + 1) % 6]])
        elif there != here:
            assert shared == set()


def test_a_facing_is_the_vertex_between_its_front_hexes() -> None:
    here = HASTINGS.parse("1209")
    for facing in range(6):
        both = [rounded(HASTINGS.corners(there, 10.0)) for there in HASTINGS.front_hexes(here, facing)]
        assert both[0] & both[1] & rounded(HASTINGS.corners(here, 10.0)) == rounded(
            [HASTINGS.corners(here, 10.0)[facing]]
        )


@given(grids)
def test_the_map_begins_at_the_origin(grid: HexGrid) -> None:
    points = [point for here in range(grid.count) for point in grid.corners(here, 3.0)]
    assert min(x for x, _ in points) == pytest.approx(0)
    assert min(y for _, y in points) == pytest.approx(0)
