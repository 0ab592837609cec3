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
        #: By how many rows apart: the distances along such a row, beyond both its ends (see `distances`).
        self._slopes: Final[list[list[int]]] = [
            [*range(apart + columns, apart, -1), *[apart] * (apart + 1), *range(apart + 1, apart + columns + 1)]
            for apart in range(rows)
        ]
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

    def distances(self, here: int) -> list[int]:
        """By hex: the number of steps to it from one hex.

        >>> grid = HexGrid(24, 17)
        >>> grid.distances(grid.parse("0101"))[:3]
        [0, 1, 2]
        """
        q, r = self._q[here], self._r[here]
        found: list[int] = []
        for row in range(self.rows):
            # Of a row that is n rows away, n + 1 hexes are n steps away; on either side of these, each hex is one more.
            nearest = q + row // 2 - max(row - r, 0)
            west = self.columns - nearest
            found += self._slopes[abs(row - r)][west : west + self.columns]
        return found

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

    # ---- paths and reach

    def entry_costs(self, enter: Sequence[int]) -> list[int]:
        """A table of the cost of steps when it depends only on the hex entered: `enter[hex]`.

        Steps off the map are impassable, as are steps into a hex where `enter` is negative.

        >>> HexGrid(2, 1).entry_costs([1, 3])
        [-1, 3, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1]
        """
        return [IMPASSABLE if there == OFF else enter[there] for there in self.neighbours]

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
        # Dial's algorithm: `buckets[c]` holds the hexes offered at cost c; `best` the lowest cost offered for each hex.
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


# ---------------------------------------------------------------- sets of hexes


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
