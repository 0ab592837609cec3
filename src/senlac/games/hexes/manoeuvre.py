"""Moves prepared once and asked for often: what a unit can reach from a hex, with a facing and a budget (ADR 15)."""

from __future__ import annotations

from typing import Final

from senlac.games.hexes.grid import OFF, UNREACHED, HexGrid, hexes_of, mask_of, turn_cost
from senlac.kernel.native import i64


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

    def __init__(self, web: Web, start: int, facing: int, budget: int) -> None:
        self.web: Final[Web] = web
        #: A node.
        self.start: Final[int] = web.node[start]
        self.facing: Final[int] = facing
        self.budget: Final[int] = budget
        #: The mask of hexes that can be in its way: all but its own.
        self.others: Final[int] = web.mask & ~(1 << start)
        #: What was found, by the hexes that were in its way.
        self.found: Final[dict[int, March]] = {}
        #: The hexes barred when it was last asked for, wherever they are, and what was found.
        self.barred = -1
        self.march: March | None = None


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
        #: All hexes.
        self._whole: Final[Web] = self._weave()
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
            march = March(self, stand, barred)
            stand.found[barred] = march
            self._kept += 1
        return march

    def _survey(self, start: int, facing: int, budget: int) -> Stand:
        """The stand of a hex, facing and budget: of all that lies near, what an unhindered unit comes to in time."""
        if not 0 <= budget < self.MOST:
            raise ValueError(f"budget {budget}: expected 0 to {self.MOST - 1}")
        count = self.grid.count
        seen = [0] * count
        levels = self.search(Stand(self._whole, start, facing, budget), 0, seen)
        # A step costs 1 at least, so all that is seen lies within the budget.
        web = Web([here for here in self.grid.within(start, budget) if seen[here]])
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
        return Stand(web, start, facing, budget)

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
