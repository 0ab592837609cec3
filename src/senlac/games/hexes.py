"""The hex grid on which hex wargames are built: ids, neighbours, facings, distances, paths and reach.

A grid has columns x rows pointy-top hexes; even rows (02, 04, ...) lie half a hex to the east of odd rows.
A hex is an int index, row by row from the north-west; its text id is "CCRR", column 01 west, row 01 north.
The six neighbours of a hex lie in the directions NE, E, SE, SW, W, NW = 0..5.
A unit faces a vertex of its hex, one of the facings N, NE, SE, S, SW, NW = 0..5: facing f is the vertex
between directions f-1 and f, and direction d is the side between vertices d and d+1 (modulo 6).

The cost of steps is a flat table of small ints, `cost[hex * 6 + direction]`: what it costs to leave that hex
in that direction, negative when impassable. Tables of neighbours and reach are flat in the same way.
Arguments called here, there, start and goal are hexes; they must be on the map unless it says otherwise.

>>> grid = HexGrid(24, 17)
>>> [grid.hex_id(there) for there in grid.front_hexes(grid.parse("0506"), FACE_S)]
['0607', '0507']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from senlac.kernel.native import i64

OFF: Final = -1  # in place of a hex: off the map
APART: Final = -1  # in place of a direction: the hexes are not adjacent
IMPASSABLE: Final = -1  # in place of the cost of a step or path
UNREACHED: Final = -1  # in place of the cost of reaching a hex

DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")
FACINGS: Final = ("N", "NE", "SE", "S", "SW", "NW")
ASPECTS: Final = ("front", "flank", "rear")

TO_NE: Final = 0  # the directions by name
TO_E: Final = 1
TO_SE: Final = 2
TO_SW: Final = 3
TO_W: Final = 4
TO_NW: Final = 5

FACE_N: Final = 0  # the facings by name: they are other numbers than the directions of the same letters
FACE_NE: Final = 1
FACE_SE: Final = 2
FACE_S: Final = 3
FACE_SW: Final = 4
FACE_NW: Final = 5

FRONT: Final = 0  # the aspects by name
FLANK: Final = 1
REAR: Final = 2

_STEP_Q: Final = (1, 1, 0, -1, -1, 0)  # what a step in each direction adds to the cube coordinates q and r
_STEP_R: Final = (-1, 0, 1, 1, 0, -1)
_CORNER_X: Final = (0.0, 1.0, 1.0, 0.0, -1.0, -1.0)  # vertices from the centre, in halves of width and size
_CORNER_Y: Final = (-2.0, -1.0, 1.0, 2.0, 1.0, -1.0)
_HALF_WIDTH: Final = 3.0**0.5 / 2.0  # of a hex of size 1
_UNBOUNDED: Final = 1 << 60
_WORD_BITS: Final = 60
_WORD: Final = (1 << 60) - 1


# ---------------------------------------------------------------- facings and formations


class Formation:
    """Which directions are front, flank and rear of a unit, counted from its facing.

    The offsets are added to the facing: a unit in ORDINARY formation has front directions f-1 and f.
    Every direction has just one aspect; an aspect may have no directions.

    >>> column = Formation("column", front=(-1, 0), flank=(-2, 1, 2, 3), rear=())
    >>> column.flank(FACE_N)
    (4, 1, 2, 3)
    """

    def __init__(self, name: str, front: tuple[int, ...], flank: tuple[int, ...], rear: tuple[int, ...]) -> None:
        offsets = front + flank + rear
        if sorted([offset % 6 for offset in offsets]) != [0, 1, 2, 3, 4, 5]:
            raise ValueError(f"formation {name!r}: expected each direction in one aspect, got {offsets}")
        self.name: Final[str] = name
        self._front: Final[list[tuple[int, ...]]] = _around(front)
        self._flank: Final[list[tuple[int, ...]]] = _around(flank)
        self._rear: Final[list[tuple[int, ...]]] = _around(rear)
        self.aspects: Final[list[int]] = [FRONT] * 36  # indexed facing * 6 + direction
        for facing in range(6):
            for direction in self._flank[facing]:
                self.aspects[facing * 6 + direction] = FLANK
            for direction in self._rear[facing]:
                self.aspects[facing * 6 + direction] = REAR

    def __repr__(self) -> str:
        return f"<Formation {self.name}>"

    def front(self, facing: int) -> tuple[int, ...]:
        """The front directions of a unit with this facing."""
        return self._front[facing]

    def flank(self, facing: int) -> tuple[int, ...]:
        """The flank directions of a unit with this facing."""
        return self._flank[facing]

    def rear(self, facing: int) -> tuple[int, ...]:
        """The rear directions of a unit with this facing."""
        return self._rear[facing]

    def aspect(self, facing: int, direction: int) -> int:
        """The aspect, FRONT, FLANK or REAR, which a unit with this facing shows in the direction."""
        return self.aspects[facing * 6 + direction]


def _around(offsets: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The directions at these offsets from each of the six facings."""
    return [tuple([(facing + offset) % 6 for offset in offsets]) for facing in range(6)]


ORDINARY: Final = Formation("ordinary", front=(-1, 0), flank=(-2, 1), rear=(2, 3))
WALL: Final = Formation("wall", front=(-2, -1, 0, 1), flank=(), rear=(2, 3))


def front(facing: int) -> tuple[int, ...]:
    """The front directions of a unit in ordinary formation.

    >>> [DIRECTIONS[direction] for direction in front(FACE_S)]
    ['SE', 'SW']
    """
    return ORDINARY.front(facing)


def flank(facing: int) -> tuple[int, ...]:
    """The flank directions of a unit in ordinary formation.

    >>> [DIRECTIONS[direction] for direction in flank(FACE_S)]
    ['E', 'W']
    """
    return ORDINARY.flank(facing)


def rear(facing: int) -> tuple[int, ...]:
    """The rear directions of a unit in ordinary formation.

    >>> [DIRECTIONS[direction] for direction in rear(FACE_S)]
    ['NW', 'NE']
    """
    return ORDINARY.rear(facing)


def aspect(facing: int, direction: int, formation: Formation = ORDINARY) -> int:
    """The aspect, FRONT, FLANK or REAR, which a unit with this facing shows in the direction.

    >>> ASPECTS[aspect(FACE_S, TO_E)], ASPECTS[aspect(FACE_S, TO_E, WALL)]
    ('flank', 'front')
    """
    return formation.aspects[facing * 6 + direction]


def opposite(direction: int) -> int:
    """The opposite direction, or the opposite facing.

    >>> FACINGS[opposite(FACE_N)], DIRECTIONS[opposite(TO_NE)]
    ('S', 'SW')
    """
    return (direction + 3) % 6


def turn_cost(facing: int, new_facing: int) -> int:
    """How many vertices lie between two facings, by the shorter way round: 0 to 3.

    >>> turn_cost(FACE_N, FACE_NW), turn_cost(FACE_NE, FACE_S), turn_cost(FACE_SE, FACE_NW)
    (1, 2, 3)
    """
    clockwise = (new_facing - facing) % 6
    return clockwise if clockwise <= 3 else 6 - clockwise


# ---------------------------------------------------------------- results of a search


class Reach:
    """The hexes reached from a start, with the cheapest cost and a cheapest path to each.

    `costs[hex]` is the cheapest cost, UNREACHED if there is none; `origins[hex]` is the hex from which
    it is entered, OFF for the start and hexes not reached; `settled` is the hexes reached, cheapest first.
    """

    def __init__(self, start: int, count: int) -> None:
        self.start: Final[int] = start
        self.costs: Final[list[int]] = [UNREACHED] * count
        self.origins: Final[list[int]] = [OFF] * count
        self.settled: Final[list[int]] = []

    def cost_to(self, here: int) -> int:
        """The cheapest cost of reaching the hex, UNREACHED if it is not reached or OFF."""
        return self.costs[here] if here >= 0 else UNREACHED

    def path_to(self, here: int) -> list[int]:
        """The hexes of a cheapest path, from the start to this hex; empty if it is not reached."""
        if self.cost_to(here) == UNREACHED:
            return []
        return _trace(self.origins, here)

    def hexes(self) -> list[int]:
        """The hexes reached, the start included, cheapest first."""
        return list(self.settled)


class FacingReach:
    """The hexes and facings reached from a start, with the cheapest cost and a cheapest path to each.

    As Reach, but `costs`, `origins` and `settled` are of states, hex * 6 + facing, in place of hexes.
    """

    def __init__(self, start: int, facing: int, count: int) -> None:
        self.start: Final[int] = start
        self.facing: Final[int] = facing
        self.costs: Final[list[int]] = [UNREACHED] * (count * 6)
        self.origins: Final[list[int]] = [OFF] * (count * 6)
        self.settled: Final[list[int]] = []

    def cost_to(self, here: int, facing: int) -> int:
        """The cheapest cost of reaching the hex with this facing, UNREACHED if it is not reached or OFF."""
        return self.costs[here * 6 + facing] if here >= 0 else UNREACHED

    def path_to(self, here: int, facing: int) -> list[tuple[int, int]]:
        """The (hex, facing) pairs of a cheapest path, from the start; empty if it is not reached."""
        if self.cost_to(here, facing) == UNREACHED:
            return []
        return [(state // 6, state % 6) for state in _trace(self.origins, here * 6 + facing)]

    def facings_at(self, here: int) -> list[int]:
        """The facings with which the hex is reached, in order of facing."""
        return [facing for facing in range(6) if self.cost_to(here, facing) != UNREACHED]

    def cheapest_to(self, here: int) -> int:
        """The cheapest cost of reaching the hex with any facing, UNREACHED if it is not reached or OFF."""
        costs = [self.cost_to(here, facing) for facing in self.facings_at(here)]
        return min(costs) if costs else UNREACHED

    def hexes(self) -> list[int]:
        """The hexes reached with any facing, each once, the start included, cheapest first."""
        seen = [False] * (len(self.costs) // 6)
        hexes: list[int] = []
        for state in self.settled:
            if not seen[state // 6]:
                seen[state // 6] = True
                hexes.append(state // 6)
        return hexes


def _trace(origins: list[int], state: int) -> list[int]:
    """The states from the start of a search to this one."""
    path: list[int] = []
    while state != OFF:
        path.append(state)
        state = origins[state]
    path.reverse()
    return path


# ---------------------------------------------------------------- the grid


def _cube_length(q: int, r: int) -> int:
    """The greatest of |q|, |r| and |q + r|: the distance which these cube coordinates span."""
    if q < 0:
        q, r = -q, -r
    return q + r if r >= 0 else max(q, -r)


class HexGrid:
    """A map of columns x rows hexes. Nothing in it changes once it is made.

    `neighbours[hex * 6 + direction]` is the hex in that direction, or OFF.

    >>> grid = HexGrid(24, 17)
    >>> grid.count, grid.hex_id(0), grid.hex_id(grid.count - 1)
    (408, '0101', '2417')
    """

    def __init__(self, columns: int, rows: int) -> None:
        if columns < 1 or rows < 1:
            raise ValueError(f"grid of {columns} x {rows} hexes: expected at least one column and one row")
        self.columns: Final[int] = columns
        self.rows: Final[int] = rows
        self.count: Final[int] = columns * rows
        self._digits: Final[int] = max(2, len(str(max(columns, rows))))
        self._q: Final[list[int]] = [here % columns - here // columns // 2 for here in range(self.count)]
        self._r: Final[list[int]] = [here // columns for here in range(self.count)]
        self.neighbours: Final[list[int]] = [
            self._at_cube(self._q[here] + _STEP_Q[direction], self._r[here] + _STEP_R[direction])
            for here in range(self.count)
            for direction in range(6)
        ]

        shifts: dict[int, int] = {}
        for edge in range(self.count * 6):
            if self.neighbours[edge] != OFF:
                shift = self.neighbours[edge] - edge // 6
                shifts[shift] = shifts.get(shift, 0) | 1 << (edge // 6)
        #: `(hexes, shift)`: where the hexes of a mask have a neighbour.
        self._shifts: Final[list[tuple[int, int]]] = [(hexes, shift) for shift, hexes in sorted(shifts.items())]

    def __repr__(self) -> str:
        return f"<HexGrid {self.columns} x {self.rows}>"

    # ---- hexes and their ids

    def at(self, column: int, row: int) -> int:
        """The hex in this column and row, counted from 1, or OFF.

        >>> HexGrid(24, 17).at(5, 6), HexGrid(24, 17).at(5, 18)
        (124, -1)
        """
        if 1 <= column <= self.columns and 1 <= row <= self.rows:
            return (row - 1) * self.columns + column - 1
        return OFF

    def column(self, here: int) -> int:
        """The column of the hex, 1 in the west."""
        return here % self.columns + 1

    def row(self, here: int) -> int:
        """The row of the hex, 1 in the north."""
        return here // self.columns + 1

    def hex_id(self, here: int) -> str:
        """The text id of the hex, "CCRR" (with more digits on a map of more than 99 columns or rows).

        >>> HexGrid(24, 17).hex_id(124)
        '0506'
        """
        if not 0 <= here < self.count:
            raise ValueError(f"hex {here}: expected an index from 0 to {self.count - 1}")
        return self._format(self.column(here), self.row(here))

    def parse(self, text: str) -> int:
        """The hex with this text id; ValueError if it is not an id or not on the map.

        >>> HexGrid(24, 17).parse("0506")
        124
        >>> HexGrid(24, 17).parse("2501")
        Traceback (most recent call last):
        ValueError: hex '2501' is off the map: expected column 01 to 24, then row 01 to 17, as in '2417'
        """
        digits = self._digits
        if len(text) != 2 * digits or not (text.isascii() and text.isdigit()):
            raise ValueError(f"hex {text!r} is not an id: {self._expected()}")
        here = self.at(int(text[:digits]), int(text[digits:]))
        if here == OFF:
            raise ValueError(f"hex {text!r} is off the map: {self._expected()}")
        return here

    def _format(self, column: int, row: int) -> str:
        return str(column).zfill(self._digits) + str(row).zfill(self._digits)

    def _expected(self) -> str:
        first = "1".zfill(self._digits)
        last_column = str(self.columns).zfill(self._digits)
        last_row = str(self.rows).zfill(self._digits)
        example = last_column + last_row
        return f"expected column {first} to {last_column}, then row {first} to {last_row}, as in {example!r}"

    # ---- neighbours and distance

    def neighbour(self, here: int, direction: int) -> int:
        """The hex next to this one in the direction, or OFF.

        >>> HexGrid(24, 17).neighbour(0, TO_NW)
        -1
        """
        return self.neighbours[here * 6 + direction]

    def direction(self, here: int, there: int) -> int:
        """The direction from a hex to an adjacent one; APART if they are not adjacent, or there is OFF.

        >>> grid = HexGrid(24, 17)
        >>> DIRECTIONS[grid.direction(grid.parse("0506"), grid.parse("0607"))]
        'SE'
        """
        if there == OFF:
            return APART
        for direction in range(6):
            if self.neighbours[here * 6 + direction] == there:
                return direction
        return APART

    def front_hexes(self, here: int, facing: int, formation: Formation = ORDINARY) -> list[int]:
        """The hexes on the map in front of a unit in this hex with this facing.

        >>> grid = HexGrid(24, 17)
        >>> [grid.hex_id(there) for there in grid.front_hexes(grid.parse("1206"), FACE_S)]
        ['1307', '1207']
        """
        hexes: list[int] = []
        for direction in formation.front(facing):
            there = self.neighbours[here * 6 + direction]
            if there != OFF:
                hexes.append(there)
        return hexes

    def distance(self, here: int, there: int) -> int:
        """The number of steps between two hexes.

        >>> grid = HexGrid(24, 17)
        >>> grid.distance(grid.parse("0101"), grid.parse("0203"))
        2
        """
        return _cube_length(self._q[there] - self._q[here], self._r[there] - self._r[here])

    def _at_cube(self, q: int, r: int) -> int:
        """The hex with these cube coordinates (the third is -q-r), or OFF."""
        return self.at(q + r // 2 + 1, r + 1)

    def spread(self, mask: int) -> int:
        """The hexes of a mask and all their neighbours.

        >>> grid = HexGrid(24, 17)
        >>> hexes_of(grid.spread(mask_of([0])))
        [0, 1, 24]
        """
        wide = mask
        for hexes, shift in self._shifts:
            moved = mask & hexes
            if moved:
                wide |= moved << shift if shift > 0 else moved >> -shift
        return wide

    # ---- rings and lines

    def ring(self, here: int, radius: int) -> list[int]:
        """The hexes on the map at just this distance, clockwise from the corner of the ring in the NE.

        >>> grid = HexGrid(24, 17)
        >>> [grid.hex_id(there) for there in grid.ring(grid.parse("0101"), 1)]
        ['0201', '0102']
        """
        if radius <= 0:
            return [here] if radius == 0 else []
        hexes: list[int] = []
        for corner in range(6):
            q = self._q[here] + _STEP_Q[corner] * radius
            r = self._r[here] + _STEP_R[corner] * radius
            side = (corner + 2) % 6
            for step in range(radius):
                there = self._at_cube(q + _STEP_Q[side] * step, r + _STEP_R[side] * step)
                if there != OFF:
                    hexes.append(there)
        return hexes

    def within(self, here: int, radius: int) -> list[int]:
        """The hexes on the map at this distance or less, this hex included, in order of index.

        >>> grid = HexGrid(24, 17)
        >>> [grid.hex_id(there) for there in grid.within(grid.parse("0101"), 1)]
        ['0101', '0201', '0102']
        """
        hexes: list[int] = []
        r = self._r[here]
        for row in range(max(0, r - radius), min(self.rows, r + radius + 1)):
            first = self._q[here] + max(-radius, r - row - radius) + row // 2
            last = self._q[here] + min(radius, r - row + radius) + row // 2
            west = row * self.columns
            hexes.extend(range(west + max(0, first), west + min(self.columns, last + 1)))
        return hexes

    def line_of_hexes(self, start: int, goal: int) -> list[int]:
        """The hexes along the straight line from centre to centre, each adjacent to the one before.

        Where the line runs along the side between two hexes it takes the one on the map, and of two
        on the map the one with the lower index: so the line from goal to start is the same, reversed.

        >>> grid = HexGrid(24, 17)
        >>> [grid.hex_id(there) for there in grid.line_of_hexes(grid.parse("0503"), grid.parse("0505"))]
        ['0503', '0404', '0505']
        """
        length = self.distance(start, goal)
        line = [start]
        for step in range(1, length + 1):
            q = self._q[start] * (length - step) + self._q[goal] * step
            r = self._r[start] * (length - step) + self._r[goal] * step
            line.append(self._neighbour_nearest(line[-1], q, r, length))
        return line

    def _neighbour_nearest(self, here: int, q: int, r: int, scale: int) -> int:
        """The neighbour nearest to the point q / scale, r / scale; of two as near, the lower index."""
        nearest = OFF
        least = _UNBOUNDED
        for direction in range(6):
            there = self.neighbours[here * 6 + direction]
            if there == OFF:
                continue
            apart = _cube_length(self._q[there] * scale - q, self._r[there] * scale - r)
            if apart < least or (apart == least and there < nearest):
                nearest = there
                least = apart
        return nearest

    # ---- paths and reach

    def entry_costs(self, enter: Sequence[int]) -> list[int]:
        """A table of the cost of steps when it depends only on the hex entered: `enter[hex]`.

        Steps off the map are impassable, as are steps into a hex where `enter` is negative.

        >>> HexGrid(2, 1).entry_costs([1, 3])
        [-1, 3, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1]
        """
        return [IMPASSABLE if there == OFF else enter[there] for there in self.neighbours]

    def path_cost(self, path: list[int], cost: list[int]) -> int:
        """The cost of a path of adjacent hexes; IMPASSABLE if it is empty or has a step which is so.

        >>> grid = HexGrid(3, 1)
        >>> grid.path_cost([0, 1, 2], grid.entry_costs([1, 2, 3])), grid.path_cost([0, 2], [1] * 18)
        (5, -1)
        """
        if not path:
            return IMPASSABLE
        total = 0
        for step in range(1, len(path)):
            direction = self.direction(path[step - 1], path[step])
            if direction == APART or cost[path[step - 1] * 6 + direction] < 0:
                return IMPASSABLE
            total += cost[path[step - 1] * 6 + direction]
        return total

    def reach(
        self,
        start: int,
        budget: int,
        cost: list[int],
        stop: Sequence[int] | None = None,
        barred: list[int] | None = None,
    ) -> Reach:
        """The hexes which can be reached from the start for no more than the budget.

        A hex where `stop[hex]` is true may be entered but not left, as in a zone of control; the start
        may always be left. The hexes of `barred` (OFF among them means nothing) may not be entered at all. Of paths
        which cost the same the result holds one, always the same.

        >>> grid = HexGrid(4, 1)
        >>> reach = grid.reach(0, 3, grid.entry_costs([1, 1, 2, 1]))
        >>> reach.costs, reach.path_to(2), reach.hexes()
        ([0, 1, 3, -1], [0, 1, 2], [0, 1, 2])
        >>> grid.reach(0, 3, grid.entry_costs([1, 1, 2, 1]), stop=[0, 1, 0, 0]).hexes()
        [0, 1]
        """
        return self._search(start, budget, cost, stop, barred, OFF)

    def shortest_path(self, start: int, goal: int, cost: list[int], stop: Sequence[int] | None = None) -> list[int]:
        """The hexes of a cheapest path, from start to goal; empty if there is none. For stop see reach.

        >>> grid = HexGrid(2, 2)
        >>> grid.shortest_path(0, 3, grid.entry_costs([1, 5, 1, 1]))
        [0, 2, 3]
        """
        return self._search(start, _UNBOUNDED, cost, stop, None, goal).path_to(goal)

    def _search(
        self,
        start: int,
        budget: int,
        cost: list[int],
        stop: Sequence[int] | None,
        barred: list[int] | None,
        goal: int,
    ) -> Reach:
        """Reach from the start, until the budget is spent or the goal is settled: Dial's algorithm.

        `buckets[c]` holds the hexes offered at cost c; `best` the lowest cost offered for each hex so far.
        """
        self._check_search(start, cost)
        reach = Reach(start, self.count)
        neighbours, costs, origins, settled = self.neighbours, reach.costs, reach.origins, reach.settled
        best = [budget + 1] * self.count  # so that nothing over the budget is an improvement
        best.append(-1)  # this is best[OFF]: nor is a step off the map
        if barred is not None:
            for here in barred:
                best[here] = -1
        best[start] = 0
        buckets = [[start]]
        spent = 0
        while spent < len(buckets):
            for here in buckets[spent]:  # steps of cost 0 lengthen the bucket as we go
                if best[here] != spent:
                    continue  # it was settled for less
                costs[here] = spent
                settled.append(here)
                if here == goal:
                    return reach
                if stop is not None and stop[here] and here != start:
                    continue
                if spent == budget and 0 not in cost[here * 6 : here * 6 + 6]:
                    continue  # nothing left to spend and no step is free: a short cut, to save time
                first: i64 = here * 6
                for edge in range(first, first + 6):
                    total: i64 = cost[edge]
                    total += spent
                    there: i64 = neighbours[edge]
                    if total >= spent and total < best[there]:
                        best[there] = total
                        origins[there] = here
                        while len(buckets) <= total:
                            buckets.append([])
                        buckets[total].append(there)
            spent += 1
        return reach

    def reach_facing(
        self,
        start: int,
        facing: int,
        budget: int,
        cost: list[int],
        turn_cost: int,
        stop: Sequence[int] | None = None,
    ) -> FacingReach:
        """The hexes and facings which a unit can reach for no more than the budget.

        It may move into one of its two front hexes, keeping its facing, for the cost of that step; or turn
        where it is by one vertex for the turn cost (negative: it may not turn). A hex where `stop[hex]` is
        true may be entered but not left, though the unit may turn there; the start may always be left.

        >>> grid = HexGrid(3, 1)
        >>> reach = grid.reach_facing(0, FACE_N, 4, grid.entry_costs([1, 1, 1]), turn_cost=2)
        >>> reach.cost_to(1, FACE_NE), reach.path_to(1, FACE_NE), reach.hexes()
        (3, [(0, 0), (0, 1), (1, 1)], [0, 1, 2])
        """
        self._check_search(start, cost)
        reach = FacingReach(start, facing, self.count)
        neighbours, costs, origins, settled = self.neighbours, reach.costs, reach.origins, reach.settled
        best = [budget + 1] * (self.count * 6)  # so that nothing over the budget is an improvement
        best.extend([-1] * 6)  # these are the states of OFF: nor is a step off the map
        best[start * 6 + facing] = 0
        buckets = [[start * 6 + facing]]
        spent = 0
        while spent < len(buckets):
            for state in buckets[spent]:  # steps of cost 0 lengthen the bucket as we go
                if best[state] != spent:
                    continue  # it was settled for less
                costs[state] = spent
                settled.append(state)
                here = state // 6
                way = state - here * 6
                left = state - 1 if way > 0 else state + 5
                total = spent + turn_cost
                for side in range(2):  # a range, which compiles to a plain loop
                    turned = left if side == 0 else (state + 1 if way < 5 else state - 5)
                    if total < best[turned] and turn_cost >= 0:
                        best[turned] = total
                        origins[turned] = state
                        while len(buckets) <= total:
                            buckets.append([])
                        buckets[total].append(turned)
                if stop is not None and stop[here] and here != start:
                    continue
                for side in range(2):  # its front directions, way - 1 and way
                    edge = left if side == 0 else state
                    total = spent + cost[edge]
                    moved = neighbours[edge] * 6 + way
                    if total < best[moved] and total >= spent:
                        best[moved] = total
                        origins[moved] = state
                        while len(buckets) <= total:
                            buckets.append([])
                        buckets[total].append(moved)
            spent += 1
        return reach

    def _check_search(self, start: int, cost: list[int]) -> None:
        if not 0 <= start < self.count:
            raise ValueError(f"start hex {start}: expected an index from 0 to {self.count - 1}")
        if len(cost) != self.count * 6:
            raise ValueError(f"cost table of {len(cost)} steps: expected {self.count * 6}, six for each hex")

    # ---- geometry for renderers

    def centre(self, here: int, size: float) -> tuple[float, float]:
        """The centre of the hex, where size is from centre to vertex, x runs east and y south.

        The western and northern edges of the map lie at x = 0 and y = 0.

        >>> HexGrid(24, 17).centre(24, 2.0)[1]
        5.0
        """
        row = self._r[here]
        halves = 2 * (here % self.columns) + 1 + row % 2
        return halves * _HALF_WIDTH * size, (1.0 + 1.5 * row) * size

    def corners(self, here: int, size: float) -> list[tuple[float, float]]:
        """The six vertices of the hex, in order of facing; direction d is the side from vertex d to d+1.

        >>> HexGrid(24, 17).corners(0, 2.0)[FACE_S][1]
        4.0
        """
        x, y = self.centre(here, size)
        return [(x + _CORNER_X[vertex] * _HALF_WIDTH * size, y + _CORNER_Y[vertex] * size / 2.0) for vertex in range(6)]


# ---------------------------------------------------------------- prepared moves


def _beside(turns: tuple[int, ...]) -> list[int]:
    """By mask of facings: the mask of those that lie so many vertices from one of them."""
    table: list[int] = []
    for facings in range(64):
        mask = 0
        for facing in range(6):
            if (facings >> facing) & 1:
                for turn in turns:
                    mask |= 1 << (facing + turn) % 6
        table.append(mask)
    return table


#: Who turns where it is goes by one vertex; who enters a hex may keep its facing, too.
_TURNED: Final = _beside((-1, 1))
_ENTERED: Final = _beside((-1, 0, 1))
_ALL_FACINGS: Final = 63

#: A step to another node in one number: that node, what the step costs, and the mask of facings that can make it.
_NODE_SHIFT: Final = 12
_COST_SHIFT: Final = 6


def _step(node: int, cost: int, facings: int) -> int:
    return node << _NODE_SHIFT | cost << _COST_SHIFT | facings


class Web:
    """Some hexes, in order, as nodes of a graph, and the steps from each to others."""

    def __init__(self, hexes: list[int]) -> None:
        self.hexes: Final[list[int]] = hexes
        self.node: Final[dict[int, int]] = {here: node for node, here in enumerate(hexes)}
        self.mask: Final[int] = mask_of(hexes)
        #: By node. Tuples of numbers are of no concern to the garbage collector, and there are many.
        self.steps: Final[list[tuple[int, ...]]] = []


class Stand:
    """A unit with a facing and a budget in a hex, and the web of all that it could come to."""

    def __init__(self, web: Web, start: int, facing: int, budget: int, tag: int) -> None:
        self.web: Final[Web] = web
        #: A node.
        self.start: Final[int] = web.node[start]
        self.facing: Final[int] = facing
        self.budget: Final[int] = budget
        #: The mask of hexes that can be in its way: all but its own.
        self.others: Final[int] = web.mask & ~(1 << start)
        #: Its number, as a mask that no hexes have.
        self.tag: Final[int] = tag


class March:
    """The hexes and facings that a unit can move to, with costs and paths."""

    def __init__(self, manoeuvre: Manoeuvre, stand: Stand, barred: int) -> None:
        self.manoeuvre: Final[Manoeuvre] = manoeuvre
        self.stand: Final[Stand] = stand
        self.barred: Final[int] = barred
        #: By node: the mask of facings reached.
        seen = [0] * len(stand.web.hexes)
        manoeuvre.search(stand, barred, seen)
        self.facings: Final[tuple[int, ...]] = tuple(seen)
        hexes = stand.web.mask
        for node in range(len(seen)):
            if not seen[node]:
                hexes ^= manoeuvre.bits[stand.web.hexes[node]]
        #: The mask of hexes reached with any facing.
        self.hexes: Final[int] = hexes
        self._levels: list[int] | None = None

    def levels(self) -> list[int]:
        """By cost * nodes + node: the mask of facings reached for just that cost. Few ask, so it is found again."""
        if self._levels is None:
            self._levels = self.manoeuvre.search(self.stand, self.barred, [0] * len(self.facings))
        return self._levels

    def facings_at(self, here: int) -> int:
        """The mask of facings with which a hex is reached."""
        node = self.stand.web.node.get(here, -1)
        return self.facings[node] if node >= 0 else 0

    def just_for(self, cost: int, here: int) -> int:
        """The mask of facings with which a hex is reached for just that cost."""
        node = self.stand.web.node.get(here, -1)
        return self.levels()[cost * len(self.facings) + node] if node >= 0 else 0

    def cost_to(self, here: int, facing: int) -> int:
        """The cheapest cost of reaching the hex with this facing, UNREACHED if it is not reached."""
        if (self.facings_at(here) >> facing) & 1:
            for cost in range(self.stand.budget + 1):
                if (self.just_for(cost, here) >> facing) & 1:
                    return cost
        return UNREACHED

    def states(self) -> list[tuple[int, int]]:
        """All (hex, facing) pairs reached, the start included, in order."""
        found: list[tuple[int, int]] = []
        for node in range(len(self.facings)):
            for facing in range(6):
                if (self.facings[node] >> facing) & 1:
                    found.append((self.stand.web.hexes[node], facing))
        return found

    def path_to(self, here: int, facing: int) -> list[tuple[int, int]]:
        """The (hex, facing) pairs of a cheapest path, from the start; empty if it is not reached."""
        cost = self.cost_to(here, facing)
        if cost == UNREACHED:
            return []
        path = [(here, facing)]
        while cost > 0:
            here, facing, cost = self.manoeuvre.before(self, here, facing, cost)
            path.append((here, facing))
        path.reverse()
        return path


class Manoeuvre:
    """How units that face a vertex move on a map whose steps always cost the same, prepared so that it is fast.

    A unit moves into one of its two front hexes for the cost of that step, at least 1, and may turn on entering it by
    one vertex for nothing; or it turns where it is by one vertex for 1. All facings in a hex are moved at a time, as a
    mask, over what little of the map a unit can come to (a `Stand`). What was found is kept: units often stand where
    they stood, with the same hexes barred.

    >>> grid = HexGrid(3, 1)
    >>> ways = Manoeuvre(grid, grid.entry_costs([1, 1, 1]))
    >>> march = ways.reach(0, FACE_N, 2, 0)
    >>> march.cost_to(1, FACE_SE), march.path_to(1, FACE_SE)
    (2, [(0, 0), (0, 1), (1, 2)])
    >>> ways.reach(0, FACE_N, 2, 0b010).cost_to(1, FACE_SE)
    -1
    """

    #: So many searches are kept.
    KEPT: Final = 8_192
    #: Budgets are below this.
    MOST: Final = 64

    def __init__(self, grid: HexGrid, cost: list[int]) -> None:
        if any([step == 0 for step in cost]):
            raise ValueError("a manoeuvre needs steps that cost at least 1")
        self.grid: Final[HexGrid] = grid
        self.cost: Final[list[int]] = cost
        #: By hex: the hex as a mask of hexes.
        self.bits: Final[list[int]] = [1 << here for here in range(grid.count)]
        #: All hexes.
        self._whole: Final[Web] = self._weave()
        #: By number (see `reach`), once they were asked for.
        self._stands: Final[dict[int, Stand]] = {}
        #: By the hexes that are barred to a stand, and its tag.
        self._found: Final[dict[int, March]] = {}

    def reach(self, start: int, facing: int, budget: int, barred: int) -> March:
        """Where a unit can move for no more than the budget; it cannot enter the hexes of the mask `barred`.

        Its own hex is never barred to it. Do not change what is given: it may be given again.
        """
        number = (start * 6 + facing) * self.MOST + budget
        stand = self._stands.get(number)
        if stand is None:
            stand = self._survey(start, facing, budget, number)
            self._stands[number] = stand
        barred &= stand.others
        key = barred | stand.tag
        march = self._found.get(key)
        if march is None:
            if len(self._found) >= self.KEPT:
                self._found.clear()
            march = March(self, stand, barred)
            self._found[key] = march
        return march

    def _survey(self, start: int, facing: int, budget: int, number: int) -> Stand:
        """The stand of a hex, facing and budget: of all that lies near, what an unhindered unit comes to in time."""
        if not 0 <= budget < self.MOST:
            raise ValueError(f"budget {budget}: expected 0 to {self.MOST - 1}")
        tag = (number + 1) << self.grid.count
        count = self.grid.count
        seen = [0] * count
        levels = self.search(Stand(self._whole, start, facing, budget, tag), 0, seen)
        web = Web([here for here in range(count) if seen[here]])
        for node in range(len(web.hexes)):
            here = web.hexes[node]
            early = [levels[here]]
            for spent in range(1, budget + 1):
                early.append(early[-1] | levels[spent * count + here])
            steps: list[int] = []
            for step in self._whole.steps[here]:
                cost = (step >> _COST_SHIFT) & 63
                facings = step & early[budget - cost] if cost <= budget else 0
                if facings:
                    steps.append(_step(web.node[step >> _NODE_SHIFT], cost, facings))
            web.steps.append(tuple(steps))
        return Stand(web, start, facing, budget, tag)

    def _weave(self) -> Web:
        """All hexes, with all steps: those into a direction can be made by the facings on either side of it."""
        web = Web(list(range(self.grid.count)))
        for here in web.hexes:
            steps: list[int] = []
            for direction in range(6):
                there = self.grid.neighbours[here * 6 + direction]
                cost = self.cost[here * 6 + direction]
                if there != OFF and 0 < cost < self.MOST:
                    steps.append(_step(there, cost, 1 << direction | 1 << (direction + 1) % 6))
            web.steps.append(tuple(steps))
        return web

    def search(self, stand: Stand, barred: int, seen: list[int]) -> list[int]:
        """Find the mask of facings `seen` in each node; what is returned are those found for just a cost (see March).

        Costs are looked at in rising order: `waiting[cost]` are the nodes where something is offered for that cost. A
        barred node is treated as one where all facings were seen.
        """
        web = stand.web
        blocked = [web.node[here] for here in hexes_of(barred)]
        for node in blocked:
            seen[node] = _ALL_FACINGS
        levels = [0] * (len(seen) * (stand.budget + 1))
        levels[stand.start] = 1 << stand.facing
        waiting: list[list[int]] = [[] for _ in range(stand.budget + 1)]
        waiting[0].append(stand.start)
        nodes: i64 = len(seen)
        budget: i64 = stand.budget
        for spent in range(budget + 1):
            level: i64 = spent * nodes
            for node in waiting[spent]:
                here: i64 = node
                known: i64 = seen[here]
                new: i64 = levels[level + here]
                new &= ~known
                levels[level + here] = new
                if not new:
                    continue
                known |= new
                seen[here] = known
                if spent == budget:
                    continue
                offered: i64 = _TURNED[new]
                offered &= ~known
                if offered:
                    place: i64 = level + nodes + here
                    before: i64 = levels[place]
                    if not before:
                        waiting[spent + 1].append(node)
                    levels[place] = before | offered
                for packed in web.steps[here]:
                    step: i64 = packed
                    onward: i64 = step & new  # its lowest bits are the facings
                    if not onward:
                        continue
                    there: i64 = step >> _NODE_SHIFT
                    total: i64 = spent + ((step >> _COST_SHIFT) & 63)
                    known = seen[there]
                    offered = _ENTERED[onward]
                    offered &= ~known
                    if offered and total <= budget:
                        place = total * nodes + there
                        before = levels[place]
                        if not before:
                            waiting[total].append(there)
                        levels[place] = before | offered
        for node in blocked:
            seen[node] = 0
        return levels

    def before(self, march: March, here: int, facing: int, cost: int) -> tuple[int, int, int]:
        """The hex, facing and cost before these on a cheapest path."""
        for turn in (1, 5):
            way = (facing + turn) % 6
            if (march.just_for(cost - 1, here) >> way) & 1:
                return here, way, cost - 1
        for direction in range(6):
            there = self.grid.neighbours[here * 6 + direction]
            if there == OFF:
                continue
            back = (direction + 3) % 6
            spent = cost - self.cost[there * 6 + back]
            if spent < 0 or spent >= cost:
                continue
            for way in (back, (back + 1) % 6):
                if turn_cost(way, facing) <= 1 and (march.just_for(spent, there) >> way) & 1:
                    return there, way, spent
        raise ValueError(f"hex {here} with facing {facing} was not reached for {cost}")


def mask_of(hexes: list[int]) -> int:
    """A mask of hexes: the bit of each is set.

    >>> bin(mask_of([0, 3]))
    '0b1001'
    """
    mask = 0
    for here in hexes:
        mask |= 1 << here
    return mask


def hexes_of(mask: int) -> list[int]:
    """The hexes of a mask, in order.

    >>> hexes_of(0b1001)
    [0, 3]
    """
    found: list[int] = []
    first = -1
    while mask:
        word = mask & _WORD  # a piece that fits into a machine's word
        while word:
            lowest = word & -word
            found.append(first + lowest.bit_length())
            word ^= lowest
        mask >>= _WORD_BITS
        first += _WORD_BITS
    return found
