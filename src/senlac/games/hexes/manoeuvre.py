"""Moves prepared once and asked for often: what a unit can reach from a hex, with a facing and a budget (ADR 15)."""

from __future__ import annotations

from typing import Final

from senlac.games.hexes.grid import OFF, UNREACHED, HexGrid, hexes_of, mask_of, turn_cost
from senlac.kernel.native import i64


def _beside(turns: tuple[int, ...]) -> list[i64]:
    """By mask of facings: the mask of those that lie so many vertices from one of them."""
    table: list[i64] = []
    for facings in range(64):
        mask: i64 = 0
        for facing in range(6):
            if (facings >> facing) & 1:
                for turn in turns:
                    mask |= 1 << (facing + turn) % 6
        table.append(mask)
    return table


#: Who turns where it is goes by one vertex; who enters a hex may keep its facing, too.
_TURNED: Final[list[i64]] = _beside((-1, 1))
_ENTERED: Final[list[i64]] = _beside((-1, 0, 1))
_ALL_FACINGS: Final = 63

#: A step to another hex in one number: that hex, what the step costs, and the mask of facings that can make it.
_HEX_SHIFT: Final = 12
_COST_SHIFT: Final = 6


class Stand:
    """A unit with a facing and a budget in a hex, and all that it could come to with nothing in its way.

    The rows of the map that lie within the budget are its belt: lists by hex of the belt begin with the hex `first`.
    So they are short, and where a hex stands in them needs no table.
    """

    def __init__(self, grid: HexGrid, start: int, facing: int, budget: int) -> None:
        row = start // grid.columns
        self.first: Final[int] = max(0, row - budget) * grid.columns
        self.count: Final[int] = min(grid.rows, row + budget + 1) * grid.columns - self.first
        self.start: Final[int] = start
        self.facing: Final[int] = facing
        self.budget: Final[int] = budget
        #: The hexes that it could come to, in order; by hex, its number in that list; and as a mask.
        self.hexes: list[int] = []
        self.number: dict[int, int] = {}
        self.mask = 0
        #: The mask of those that can be in its way: all but its own.
        self.others = 0
        #: What was found, by the hexes that were in its way.
        self.found: Final[dict[int, March]] = {}
        #: The hexes barred when it was last asked for, wherever they are, and what was found.
        self.barred = -1
        self.march: March | None = None


class March:
    """The hexes and facings that a unit can move to, with costs and paths."""

    def __init__(self, manoeuvre: Manoeuvre, stand: Stand, barred: int, seen: list[i64]) -> None:
        self.manoeuvre: Final[Manoeuvre] = manoeuvre
        self.stand: Final[Stand] = stand
        self.barred: Final[int] = barred
        hexes = stand.mask
        facings: list[i64] = []
        for here in stand.hexes:
            reached = seen[here - stand.first]
            facings.append(reached)
            if not reached:
                hexes ^= manoeuvre.bits[here]
        #: By hex of the stand: the mask of facings reached. Bytes are small, and no concern of the garbage collector.
        self.facings: Final[bytes] = bytes(facings)
        #: The mask of hexes reached with any facing.
        self.hexes: Final[int] = hexes
        self._levels: list[i64] | None = None

    def levels(self) -> list[i64]:
        """By cost and hex of the belt: the mask of facings reached for just that cost.

        Few ask, so it is found again.
        """
        if self._levels is None:
            self._levels = self.manoeuvre.search(self.stand, self.barred, [0] * self.stand.count)
        return self._levels

    def facings_at(self, here: int) -> int:
        """The mask of facings with which a hex is reached."""
        number = self.stand.number.get(here, -1)
        return self.facings[number] if number >= 0 else 0

    def just_for(self, cost: int, here: int) -> int:
        """The mask of facings with which a hex is reached for just that cost."""
        place = here - self.stand.first
        return self.levels()[cost * self.stand.count + place] if 0 <= place < self.stand.count else 0

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
        for number, here in enumerate(self.stand.hexes):
            for facing in range(6):
                if (self.facings[number] >> facing) & 1:
                    found.append((here, facing))
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

    >>> from senlac.games.hexes.grid import FACE_N, FACE_SE
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
        #: By hex: the steps to others.
        self._steps: Final[list[tuple[i64, ...]]] = [self._steps_from(here) for here in range(grid.count)]
        #: By number (see `reach`), once they were asked for.
        self._stands: Final[dict[int, Stand]] = {}
        #: How many searches the stands keep.
        self._kept = 0

    def reach(self, start: int, facing: int, budget: int, barred: int) -> March:
        """Where a unit can move for no more than the budget; it cannot enter the hexes of the mask `barred`.

        Its own hex is never barred to it. Do not change what is given: it may be given again.
        """
        number = (start * 6 + facing) * self.MOST + budget
        stand = self._stands.get(number)
        if stand is None:
            stand = self._survey(start, facing, budget)
            self._stands[number] = stand
        march = stand.march
        if march is None or stand.barred != barred:
            march = self._find(stand, barred & stand.others)
            stand.barred = barred
            stand.march = march
        return march

    def _find(self, stand: Stand, barred: int) -> March:
        """What can be reached from a stand when these of its hexes are barred."""
        march = stand.found.get(barred)
        if march is None:
            if self._kept >= self.KEPT:
                for each in self._stands.values():
                    each.found.clear()
                self._kept = 0
            seen: list[i64] = [0] * stand.count
            self.search(stand, barred, seen)
            march = March(self, stand, barred, seen)
            stand.found[barred] = march
            self._kept += 1
        return march

    def _survey(self, start: int, facing: int, budget: int) -> Stand:
        """The stand of a hex, facing and budget; where it comes to unhindered is known then."""
        if not 0 <= budget < self.MOST:
            raise ValueError(f"budget {budget}: expected 0 to {self.MOST - 1}")
        stand = Stand(self.grid, start, facing, budget)
        seen: list[i64] = [0] * stand.count
        self.search(stand, 0, seen)
        # A step costs 1 at least, so all that was seen lies within the budget.
        stand.hexes = [here for here in self.grid.within(start, budget) if seen[here - stand.first]]
        stand.number = {here: number for number, here in enumerate(stand.hexes)}
        stand.mask = mask_of(stand.hexes)
        stand.others = stand.mask ^ self.bits[start]
        stand.found[0] = March(self, stand, 0, seen)
        self._kept += 1
        return stand

    def _steps_from(self, here: int) -> tuple[i64, ...]:
        """All steps from a hex: those into a direction can be made by the facings on either side of it."""
        steps: list[i64] = []
        for direction in range(6):
            there = self.grid.neighbours[here * 6 + direction]
            cost = self.cost[here * 6 + direction]
            if there != OFF and 0 < cost < self.MOST:
                steps.append(there << _HEX_SHIFT | cost << _COST_SHIFT | 1 << direction | 1 << (direction + 1) % 6)
        return tuple(steps)

    def search(self, stand: Stand, barred: int, seen: list[i64]) -> list[i64]:
        """Find the mask of facings `seen` in each hex of the belt; returned are those for just a cost (see `levels`).

        Costs are looked at in rising order: `waiting[cost]` are the places in the belt where something is offered for
        that cost. A barred one is treated as one where all facings were seen.
        """
        blocked = [here - stand.first for here in hexes_of(barred)]
        for closed in blocked:
            seen[closed] = _ALL_FACINGS
        # Machine integers, all of them.
        first: i64 = stand.first
        count: i64 = stand.count
        budget: i64 = stand.budget
        place: i64 = stand.start - first
        step: i64
        levels: list[i64] = [0] * (stand.count * (stand.budget + 1))
        levels[place] = 1 << stand.facing
        waiting: list[list[i64]] = [[] for _ in range(stand.budget + 1)]
        waiting[0].append(place)
        for spent in range(budget + 1):
            level: i64 = spent * count
            for place in waiting[spent]:
                known: i64 = seen[place]
                new: i64 = levels[level + place]
                new &= ~known
                levels[level + place] = new
                if not new:
                    continue
                known |= new
                seen[place] = known
                if spent == budget:
                    continue
                offered: i64 = _TURNED[new]
                offered &= ~known
                if offered:
                    entry: i64 = level + count + place
                    before: i64 = levels[entry]
                    if not before:
                        waiting[spent + 1].append(place)
                    levels[entry] = before | offered
                for step in self._steps[first + place]:
                    onward: i64 = step & new  # its lowest bits are the facings
                    if not onward:
                        continue
                    there: i64 = (step >> _HEX_SHIFT) - first
                    total: i64 = spent + ((step >> _COST_SHIFT) & 63)
                    known = seen[there]
                    offered = _ENTERED[onward]
                    offered &= ~known
                    if offered and total <= budget:
                        entry = total * count + there
                        before = levels[entry]
                        if not before:
                            waiting[total].append(there)
                        levels[entry] = before | offered
        for closed in blocked:
            seen[closed] = 0
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
