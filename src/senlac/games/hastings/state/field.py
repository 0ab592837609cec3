"""The field of battle: map, order of battle and tables of a scenario, ready to be played with.

Nothing in it changes.

`scenario` reads it from TOML. Hexes, facings and directions are those of `games.hexes`. Units are numbered from 0
on, all of the Anglo-Saxons first; Leaders are numbered on from them, so that units and Leaders together are pieces.
"""

from __future__ import annotations

from typing import Any, Final

from senlac.catalogue import Tongues
from senlac.games.hexes.grid import IMPASSABLE, OFF, ORDINARY, WALL, Formation, HexGrid, Reach, mask_of
from senlac.games.hexes.manoeuvre import Manoeuvre

#: The sides, which are the seats, too.
SAXON: Final = 0
NORMAN: Final = 1

CLEAR: Final = 0
WOODS: Final = 1
SWAMP: Final = 2

# Results of the Melee Table: a number of hits, or (7.8.1, 7.8.3)
NO_EFFECT: Final = 0
PUSHBACK: Final = -1

# Lines of the tables of modifiers, in the order of their ids.
MELEE_IDS: Final = (
    "charge",
    "leader",
    "flank",
    "rear",
    "uphill",
    "ditch",
    "elite-defender",
    "shield-wall",
    "event",
)
CHARGE: Final = 0
LED: Final = 1
FLANKED: Final = 2
REARED: Final = 3
UPHILL: Final = 4
DITCH: Final = 5
ELITE_DEFENDER: Final = 6
SHIELD_WALL: Final = 7
CHAMPION: Final = 8

MORALE_IDS: Final = (
    "elite",
    "leader",
    "shield-wall",
    "attacked-in-flank-or-rear",
    "fyrd-off-the-hill",
    "standard-lost",
    "command-leader-dead",
    "event",
)
#: The whole of a unit's morale level (1.1.MORALE, A07).
STEADY: Final = 0
MORALE_LEADER: Final = 1
MORALE_WALL: Final = 2
SURPRISED: Final = 3
OFF_THE_HILL: Final = 4
NO_STANDARD: Final = 5
NO_LEADER: Final = 6
MORALE_EVENT: Final = 7

INITIATIVE_IDS: Final = (
    "norman-offensive",
    "army-leader-wounded",
    "command-leader-lost",
    "standard-lost",
    "fewer-losses",
)

LEFT_IDS: Final = ("leader", "huscarle", "late", "event")
LEFT_LEADER: Final = 0
LEFT_HUSCARLE: Final = 1
LEFT_LATE: Final = 2
LEFT_EVENT: Final = 3

# What a Leader Casualty check can come to.
UNHURT: Final = 0
WOUNDED: Final = 1
KILLED: Final = 2

# What random events do at once; what they do for the turn are values of the Happening.
ACT_IDS: Final = ("leader_casualty_check", "random_casualty_check", "hits", "pursuit_check", "remove_hits")
CHECK_LEADER: Final = 0
CHECK_SOMEBODY: Final = 1
HIT_NEAREST: Final = 2
CHECK_PURSUIT: Final = 3
REMOVE_HITS: Final = 4

#: The armies, as saves name them.
SIDES: Final = ("Anglo-Saxon", "Norman")


class UnitType:
    """A kind of combat unit."""

    def __init__(self, name: Tongues, side: int, code: str, cf: int, ma: int) -> None:
        self.name = name
        self.side = side
        #: One letter for maps.
        self.code = code
        self.cf = cf  # 1.1.CF
        self.ma = ma
        #: Infantry stays near its Command (1.1.COMMAND).
        self.foot = True
        #: The better troops of 7.9.3 and 7.9.4.
        self.elite = False
        #: Whether it must roll for pursuit (7.5.1).
        self.rash = False
        #: Whether it can charge (7.7.8).
        self.charges = False


class Unit:
    """A combat unit as it is set up."""

    def __init__(self, id: str, command: int, type: int, place: int, facing: int, wall: bool) -> None:
        self.id = id
        self.command = command
        self.type = type
        self.place = place
        self.facing = facing
        self.wall = wall


class Leader:
    """A Leader as he is set up."""

    def __init__(self, id: str, name: Tongues, command: int, letter: str, ma: int, place: int) -> None:
        #: His name in notation.
        self.id = id
        self.name = name
        self.command = command
        self.letter = letter
        self.ma = ma
        self.place = place
        self.army = False


class Command:
    """A third of an army."""

    def __init__(self, id: str, name: Tongues, side: int, colour: str, dice: int) -> None:
        self.id = id
        self.name = name
        self.side = side
        #: Of its bar: a word such as "red".
        self.colour = colour
        #: Of missile fire (7.3.2, 7.3.3).
        self.dice = dice
        #: The piece that leads it; set when the field is put together.
        self.leader = -1
        self.units: list[int] = []


class Act:
    """What a random event does at once."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.side = SAXON
        #: The piece that it is about, or -1.
        self.leader = -1
        #: How many hits, or a modifier.
        self.amount = 0
        #: In hexes.
        self.within = 0
        #: 1: only with Plunging Fire in effect; -1: only without it; 0: always.
        self.plunging = 0


class Happening:
    """A random event (6.0): what it does at once, and its values for the turn."""

    def __init__(self, id: str, name: Tongues, text: Tongues) -> None:
        self.id = id
        self.name = name
        self.text = text
        self.acts: list[Act] = []
        #: Modifiers by side.
        self.morale = [0, 0]
        self.rally = [0, 0]
        #: To each missile roll, to each roll on the Left Pursuit Chart.
        self.missile = 0
        self.left = 0
        self.no_missiles = False
        self.no_charge = False
        #: To the first attack of each Command of the side with the Initiative.
        self.champion = 0


class Turn:
    """A box of the turn track: the hour, and what happened in it."""

    def __init__(self, start: str, history: Tongues) -> None:
        self.start = start
        self.history = history


class Occupation:
    """Which hexes the units of both sides hold, by side, as masks of hexes; often only one side has moved."""

    def __init__(self, field: Field, place: list[int], before: Occupation | None) -> None:
        self.field = field
        self.place = place[:]
        #: Where it has units, and where it has two of them.
        self.held = [0, 0]
        self.full = [0, 0]
        #: By hex: how many of its units are there; last, off the map.
        self._number: list[list[int]] = [[], []]
        #: By hex, once somebody asks: how far it is to its nearest unit, or -1.
        self._apart: list[list[int]] = [[], []]
        #: By hex, once somebody asks: where a retreat can go on to (see `falserout.steps_back`).
        self.back: dict[int, list[int]] = {}
        for side in range(2):
            first, last = field.first[side], field.last[side]
            there = place[first:last]
            if before is None:
                self._number[side] = [0] * (field.grid.count + 1)
                for here in there:
                    self._come(side, here)
                continue
            left = before.place[first:last]
            self.held[side] = before.held[side]
            self.full[side] = before.full[side]
            self._number[side] = before._number[side]
            if left == there:
                self._apart[side] = before._apart[side]
                continue
            self._number[side] = before._number[side][:]
            for was, here in zip(left, there):  # noqa: B905 - mypyc makes a plain loop of it only so
                if was != here:
                    self._go(side, was)
                    self._come(side, here)
        #: What its units cannot enter: full hexes (4.1.1) and those with enemies (4.1.2, A12). One that moves is no
        #: obstacle to itself, so to a unit in a full hex that is not barred.
        self.barred = [self.full[0] | self.held[1], self.full[1] | self.held[0]]

    def _come(self, side: int, here: int) -> None:
        """One of a side's units comes to a hex."""
        number = self._number[side]
        number[here] += 1
        if number[here] == 1:
            self.held[side] |= self.field.bit[here]
        elif number[here] == 2:
            self.full[side] |= self.field.bit[here]

    def _go(self, side: int, here: int) -> None:
        """One of a side's units leaves a hex."""
        number = self._number[side]
        number[here] -= 1
        if number[here] == 0:
            self.held[side] &= ~self.field.bit[here]
        elif number[here] == 1:
            self.full[side] &= ~self.field.bit[here]

    def to_nearest(self, here: int, side: int) -> int:
        """How far it is from a hex to the nearest unit of a side; farther than any hex if it has none."""
        known = self._apart[side]
        if not known:
            known.extend([-1] * self.field.grid.count)
        if known[here] < 0:
            far = self.field.far_from(here)
            least = far[OFF]
            for unit in range(self.field.first[side], self.field.last[side]):
                if far[self.place[unit]] < least:
                    least = far[self.place[unit]]
            known[here] = least
        return known[here]


class Company:
    """Who of a Command is near whom: in the same hex, or next to it."""

    def __init__(self, field: Field, command: int, place: list[int], routed: int, before: Company | None) -> None:
        self.place = place[:]
        self.routed = routed
        units = field.commands[command].units
        there = [unit for unit in units if place[unit] != OFF]
        #: Its un-Routed units on the map.
        self.units = [unit for unit in there if not (routed >> unit) & 1]
        #: By unit: the mask of those of them that it has near.
        self.mates = [0] * field.count
        #: The mask of units that have fellows, and none near; a Command's last unit has none to be near.
        self.lonely = 0
        self._near: tuple[int, int, int] | None = None
        self._field = field
        looking = there
        if before is not None and before.units == self.units:
            self.mates = before.mates[:]
            looking = [unit for unit in there if place[unit] != before.place[unit]]
            for unit in units:
                if place[unit] == OFF:
                    self.mates[unit] = 0
        for unit in looking:
            self._look_round(unit, there, field.far_from(place[unit]))
        if self.units:
            last = self.units[0] if len(self.units) == 1 else -1
            for unit in there:
                if not self.mates[unit] and unit != last:
                    self.lonely |= 1 << unit

    def _look_round(self, unit: int, units: list[int], far: list[int]) -> None:
        """See whom a unit has near, and let them know; Routed units are nobody's company."""
        one = 1 << unit
        is_fit = unit in self.units
        near = 0
        for other in units:
            if other == unit:
                continue
            if far[self.place[other]] > 1:
                self.mates[other] &= ~one
                continue
            if not (self.routed >> other) & 1:
                near |= 1 << other
            if is_fit:
                self.mates[other] |= one
        self.mates[unit] = near

    def around_others(self, near: int) -> int:
        """The hexes near its units but for one, who has these hexes near."""
        once, twice, _thrice = self.rings()
        return twice | once & ~near

    def around_all_but_two(self, one: int, another: int) -> int:
        """The hexes near its units but for two, who have these hexes near."""
        once, twice, thrice = self.rings()
        return thrice | twice & ~(one & another) | once & ~(one | another)

    def rings(self) -> tuple[int, int, int]:
        """The hexes near one of its units at least, near two, and near three; few ask."""
        if self._near is None:
            once = twice = thrice = 0
            for unit in self.units:
                near = self._field.near[self.place[unit]]
                thrice |= twice & near
                twice |= once & near
                once |= near
            self._near = (once, twice, thrice)
        return self._near


class Field:
    """Everything that a scenario fixes."""

    def __init__(
        self,
        columns: int,
        rows: int,
        level: list[int],
        terrain: list[int],
        ditches: list[tuple[int, int]],
        types: list[UnitType],
        units: list[Unit],
        leaders: list[Leader],
        commands: list[Command],
        extra_uphill: int,
        extra_ditch: int,
    ) -> None:
        self.grid = HexGrid(columns, rows)
        self.level = level
        self.terrain = terrain
        #: By hex * 6 + direction: whether that hexside is a ditch; both sides of it.
        self.ditch = [False] * (self.grid.count * 6)
        for here, direction in ditches:
            self.ditch[here * 6 + direction] = True
            self.ditch[self.grid.neighbours[here * 6 + direction] * 6 + (direction + 3) % 6] = True
        self.road: list[int] = []
        self._far: list[list[int]] = [[] for _ in range(self.grid.count)]
        self._walks: dict[int, Reach] = {}
        self._ground: dict[int, int] = {}
        self._within: dict[tuple[int, int], int] = {}
        #: Names of places, by hex.
        self.named: dict[int, Tongues] = {}

        self.types = types
        self.units = units
        self.leaders = leaders
        self.commands = commands
        #: The number of units; the first Leader is the piece of that number.
        self.count = len(units)
        self.pieces = len(units) + len(leaders)
        #: By piece.
        self.command = [unit.command for unit in units] + [leader.command for leader in leaders]
        self.side = [commands[command].side for command in self.command]
        self.ma = [types[unit.type].ma for unit in units] + [leader.ma for leader in leaders]
        #: By side: how far a unit can go at most.
        self.farthest = [max([kind.ma for kind in types if kind.side == side], default=0) for side in range(2)]
        #: By unit.
        self.cf = [types[unit.type].cf for unit in units]
        self.foot = [types[unit.type].foot for unit in units]
        self.elite = [types[unit.type].elite for unit in units]
        self.rash = [types[unit.type].rash for unit in units]
        self.charges = [types[unit.type].charges for unit in units]
        #: By side: the piece that is its Army Leader.
        self.army_leader = [-1, -1]
        for i, leader in enumerate(leaders):
            piece = self.count + i
            commands[leader.command].leader = piece
            if leader.army:
                self.army_leader[self.side[piece]] = piece
        for unit in range(self.count):
            commands[units[unit].command].units.append(unit)
        #: By side: its first unit, and one past its last.
        first = sum([1 for side in self.side[: self.count] if side == SAXON])
        self.first = [0, first]
        self.last = [first, self.count]
        #: By side: its units.
        self.army = [list(range(first)), list(range(first, self.count))]

        #: By side: the facing in which most of its units are set up, towards the enemy.
        self.forward = [self._usual_facing(side) for side in range(2)]
        #: By side: where its Standard is set up, and by which hex its Routed units leave the map (7.4.3).
        self.standard = [OFF, OFF]
        self.exit = [OFF, OFF]
        #: By hex: the hex as a mask of hexes; OFF is none.
        self.bit = [1 << here for here in range(self.grid.count)] + [0]
        #: By hex: the hex and its neighbours, as a mask of hexes.
        self.near = [mask_of(self.grid.within(here, 1)) for here in range(self.grid.count)]
        #: The mask of hexes that can never be entered.
        self.closed = mask_of([here for here in range(self.grid.count) if self.is_closed(here)])
        #: By hex * 6 + facing: the frontal hexes as a mask of hexes; in Shield Wall the flanks are frontal, too (A04).
        self.front = self._fronts(ORDINARY)
        self.wall_front = self._fronts(WALL)
        self.flank = [self._beside(state, ORDINARY.flank(state % 6)) for state in range(self.grid.count * 6)]
        self.rear = [self._beside(state, ORDINARY.rear(state % 6)) for state in range(self.grid.count * 6)]
        #: Where a unit can step back, and where it can step back or aside.
        self.open_rear = [rear & ~self.closed for rear in self.rear]
        self.open_sides = [(self.rear[state] | self.flank[state]) & ~self.closed for state in range(len(self.rear))]
        #: Each hex entered has a free vertex of facing (7.6.5, A52); there are no zones of control (A54).
        self.extra_uphill = extra_uphill
        self.extra_ditch = extra_ditch
        self.steps = Manoeuvre(self.grid, self._step_costs(extra_uphill, extra_ditch))
        #: By hex * 6 + direction: 1 where a step can be made at all.
        self.plain = [IMPASSABLE if self.is_closed(there) else 1 for there in self.grid.neighbours]
        #: Leaders cross the ditch for nothing (A08).
        self.leader_steps = self._step_costs(extra_uphill, 0)
        #: By hex: how far it is to each side's Standard and exit, over hexes that can be entered (A34).
        self.to_standard: list[list[int]] = [[], []]
        self.to_exit: list[list[int]] = [[], []]

        #: Whom `state.occupation` saw last.
        self.seen = Occupation(self, [OFF] * self.pieces, None)
        #: By Command: whom `state.company_of` saw last.
        self.companies = [Company(self, command, [OFF] * self.pieces, 0, None) for command in range(len(commands))]
        #: By unit and stance: the orders that are meant by it, once they were made (see `movement.orders_to`).
        self.moves: list[dict[int, tuple[tuple[Any, ...], ...]]] = [{} for _ in units]
        #: Where a Leader can go, by his hex, his points and the enemies in his way (see `reach.rides`).
        self.rides: dict[tuple[int, int, int], tuple[int, ...]] = {}

        # Tables.
        self.turns = 0
        self.track: list[Turn] = []
        #: Modifiers, by line of the tables' ids.
        self.melee_drm = [0] * len(MELEE_IDS)
        self.morale_drm = [0] * len(MORALE_IDS)
        self.initiative_drm = [0] * len(INITIATIVE_IDS)
        self.left_drm = [0] * len(LEFT_IDS)
        #: The Melee Table: `melee[(cf - 1) * melee_rows + roll - melee_low]`; rolls beyond it are its ends.
        self.melee: list[int] = []
        self.melee_low = 0
        self.melee_rows = 0
        #: The mean hits of an attack: `expected[cf * 16 + drm + 8]`, for bots.
        self.expected: list[float] = []
        #: Fyrd at this level or below is off the hill.
        self.hill_foot = 3
        #: A modified roll on the Left Pursuit Chart of this or less pursues.
        self.left_pursues = 3
        #: Hexes by die, for foot and for horse.
        self.right_foot: list[int] = []
        self.right_horse: list[int] = []
        #: The highest modified rolls that kill and that wound a Leader, and what many hits in his hex add.
        self.kills = 0
        self.wounds = 2
        self.many_hits = 3
        self.many_hits_drm = -1
        self.missile_hits = 6
        self.plunging_turn = 5
        self.plunging_roll = 5
        self.plunging_drm = 2
        self.missile_wall_drm = -1
        self.rally_roll = 4
        self.rally_leader = 1
        self.rally_army_leader = 2
        self.rally_wounded = -1
        self.hits_per_unit = 5
        #: By side: after so many of the common type an elite unit is lost.
        self.elite_after = [2, 3]
        self.rout_hexes = 3
        #: The Regroup Turn can be declared after this turn, and comes by itself on that one.
        self.regroup_after = 4
        self.regroup_turn = 8
        #: By the sum of two dice; the first two are nothing.
        self.events: list[Happening] = []

    def lay(self, standards: list[int], exits: list[int]) -> None:
        """Put Standards and exits on the map, and measure the ways to them."""
        self.standard = standards
        self.exit = exits
        for side in range(2):
            self.to_standard[side] = self.walk_from(standards[side]).costs
            self.to_exit[side] = self.walk_from(exits[side]).costs

    def expect(self) -> None:
        """Work out the mean hits of attacks from the Melee Table; a Pushback counts as a third of one."""
        highest = max([0, *[type.cf for type in self.types]])
        for cf in range(highest + 1):
            for drm in range(-8, 8):
                results = [self.result(cf, roll + drm) for roll in range(1, 7)] if cf else [0]
                self.expected.append(sum([1 / 3 if hits == PUSHBACK else float(hits) for hits in results]) / 6)

    def far_from(self, here: int) -> list[int]:
        """By hex: how far it is from one hex; OFF is farther than any. Looked up, as nothing is asked so often."""
        row = self._far[here]
        if not row:
            row.extend(self.grid.distances(here))
            row.append(self.grid.count)
        return row

    def apart(self, here: int, there: int) -> int:
        """The number of hexes between two hexes."""
        return self.far_from(here)[there]

    def within(self, here: int, distance: int) -> int:
        """The mask of hexes no farther than that from one."""
        found = self._within.get((here, distance), 0)
        if not found:
            found = mask_of(self.grid.within(here, distance))
            self._within[here, distance] = found
        return found

    def walk_from(self, here: int) -> Reach:
        """All hexes that can be entered, by their distance over such hexes, whoever stands there."""
        if here not in self._walks:
            self._walks[here] = self.grid.reach(here, self.grid.count, self.plain)
        return self._walks[here]

    def ground_of(self, here: int) -> int:
        """The mask of all hexes that can be walked to from one."""
        found = self._ground.get(here, 0)
        if not found:
            found = mask_of(self.walk_from(here).settled)
            self._ground[here] = found
        return found

    def is_closed(self, here: int) -> bool:
        """Whether a hex can never be entered: woods, swamp, or off the map (7.6.11, A57)."""
        return here == OFF or self.terrain[here] != CLEAR

    def is_leader(self, piece: int) -> bool:
        return piece >= self.count

    def leader_of(self, piece: int) -> Leader:
        return self.leaders[piece - self.count]

    def type_of(self, unit: int) -> UnitType:
        return self.types[self.units[unit].type]

    def result(self, cf: int, roll: int) -> int:
        """What a modified roll comes to in the column of a combat factor (7.7.5)."""
        row = roll - self.melee_low
        if row < 0:
            row = 0
        elif row >= self.melee_rows:
            row = self.melee_rows - 1
        return self.melee[(cf - 1) * self.melee_rows + row]

    def _usual_facing(self, side: int) -> int:
        facings = [unit.facing for unit in self.units[self.first[side] : self.last[side]]]
        return max(range(6), key=facings.count)

    def _fronts(self, formation: Formation) -> list[int]:
        states = range(self.grid.count * 6)
        return [mask_of(self.grid.front_hexes(state // 6, state % 6, formation)) for state in states]

    def _beside(self, state: int, directions: tuple[int, ...]) -> int:
        hexes = [self.grid.neighbours[state // 6 * 6 + direction] for direction in directions]
        return mask_of([there for there in hexes if there != OFF])

    def _step_costs(self, uphill: int, ditch: int) -> list[int]:
        """What a step costs where no unit stands: 1 MP, more uphill and over a ditch (A51, 7.6.10, A55, A56)."""
        costs: list[int] = []
        for edge in range(self.grid.count * 6):
            there = self.grid.neighbours[edge]
            if self.is_closed(there) or self.is_closed(edge // 6):
                costs.append(IMPASSABLE)
                continue
            cost = 1
            if self.level[there] > self.level[edge // 6]:
                cost += uphill
            if self.ditch[edge]:
                cost += ditch
            costs.append(cost)
        return costs
