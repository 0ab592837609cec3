"""An oracle for Hastings: its map, movement and tables once more, written from the rules and not from the engine.

Everything is done the long way: a hex is its (column, row), a direction is a compass bearing, and what can be moved to
is found by trying every move.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple, TypeVar

Where = TypeVar("Where")
Hex = tuple[int, int]
#: A hex, and the facing in it.
Stance = tuple[Hex, int]

COLUMNS, ROWS = 24, 17
LEVELS = [
    "222223334555554333222222",
    "222233344555554433322222",
    "222334445555555544433222",
    "223344555555555555443322",
    "233445555555555555544322",
    "233444455555555555544322",
    "223334444444444444433221",
    "223333334444444333332211",
    "222333333333333333222111",
    "222233333333333322221111",
    "222223333223333222211111",
    "112222222222222222111111",
    "111111222222222221111112",
    "111111112222222222111222",
    "111111122222222222222233",
    "111122222222222222223333",
    "112222222222222222233333",
]
#: Clear, Woods or Swamp.
GROUND = [
    "WWWWWWWW.......WWWWWWWWW",
    "WWWWWWW.........WWWWWWWW",
    "WWWWW.............WWWWWW",
    "WWWW...............WWWWW",
    "WWWW...............WWWWW",
    "WWWW...............WWWWW",
    "WWW...................WW",
    ".W.....................W",
    "..W...................WW",
    "......................W.",
    ".....................SS.",
    "SS.................SSSS.",
    "SSSSS.............SSSS..",
    "SSSSSSS............SS...",
    "SSSS....................",
    "WW......................",
    "WWW.....................",
]

SAXON, NORMAN = 0, 1
#: By side.
STANDARDS = ((12, 4), (12, 13))
EXITS = ((12, 1), (24, 17))
LEADER_ALLOWANCES = (6, 8)


class Kind(NamedTuple):
    """A type of counter."""

    side: int
    cf: int
    ma: int
    elite: bool


KINDS = {
    "F": Kind(SAXON, 2, 3, False),
    "H": Kind(SAXON, 4, 3, True),
    "M": Kind(NORMAN, 3, 3, False),
    "K": Kind(NORMAN, 3, 5, True),
}

EVENT_CHAMPIONS, EVENT_HORSES_BLOWN = 6, 10
#: By the sum of the dice: whose Morale Checks it modifies, and how.
EVENTS_OF_MORALE = {2: (NORMAN, -1), 12: (SAXON, +1)}

PUSHBACK, NO_EFFECT = "P", "NE"


# ------------------------------------------------------------------ the map

#: To the six neighbours of a hex by bearing, in half hexes eastward and in rows southward.
STEPS = {30: (1, -1), 90: (2, 0), 150: (1, 1), 210: (-1, 1), 270: (-2, 0), 330: (-1, -1)}
#: By how far the neighbour lies off the vertex that is faced.
ASPECTS = {30: "front", 90: "flank", 150: "rear"}

ALL_HEXES = [(column, row) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]


def number(here: Hex) -> int:
    """What the engine calls the hex: they are counted row by row from the north-west."""
    return (here[1] - 1) * COLUMNS + here[0] - 1


def hex_of(place: int) -> Hex:
    return place % COLUMNS + 1, place // COLUMNS + 1


@cache
def neighbours(here: Hex) -> dict[int, Hex]:
    """The neighbours on the map by bearing; even rows lie half a hex to the east."""
    column, row = here
    found = {}
    for bearing, (east, south) in STEPS.items():
        halves = 2 * column + (row % 2 == 0) + east
        there = (halves - ((row + south) % 2 == 0)) // 2, row + south
        if 1 <= there[0] <= COLUMNS and 1 <= there[1] <= ROWS:
            found[bearing] = there
    return found


FRONT_LINE = [(column, 6) for column in range(5, 20)]
#: The hexsides to the south-east and south-west of the front line.
DITCH = {
    frozenset([(column, 6), neighbours((column, 6))[bearing]]) for column in range(5, 20) for bearing in (150, 210)
}


def level(here: Hex) -> int:
    return int(LEVELS[here[1] - 1][here[0] - 1])


def ground(here: Hex) -> str:
    return GROUND[here[1] - 1][here[0] - 1]


def is_clear(here: Hex) -> bool:
    """Whether it may be entered at all (7.6.11, A57)."""
    return ground(here) == "."


CLEAR_HEXES = [here for here in ALL_HEXES if is_clear(here)]


def aspect(facing: int, bearing: int, wall: bool = False) -> str:
    """What a unit shows in a direction: its facing is a vertex, with a bearing of 60 degrees times its number."""
    off = abs((bearing - 60 * facing + 180) % 360 - 180)
    return "front" if wall and off == 90 else ASPECTS[off]


@cache
def hexes(stance: Stance, shown: str, wall: bool = False) -> frozenset[Hex]:
    """The front, flank or rear hexes."""
    here, facing = stance
    around = neighbours(here).items()
    return frozenset([there for bearing, there in around if aspect(facing, bearing, wall) == shown])


def ways_to(goal: Hex) -> dict[Hex, int]:
    """How many hexes it is to the goal from wherever one can walk there, units ignored (A34)."""
    found = {goal: 0}
    edge = [goal]
    while edge:
        beyond = {there for here in edge for there in neighbours(here).values() if is_clear(there)} - found.keys()
        found |= dict.fromkeys(beyond, found[edge[0]] + 1)
        edge = list(beyond)
    return found


# ------------------------------------------------------------------ positions


@dataclass(frozen=True)
class Unit:
    piece: int
    kind: Kind
    name: str
    command: int
    stance: Stance
    routed: bool
    wall: bool
    charged: frozenset[int]
    surprised: bool

    @property
    def place(self) -> Hex:
        return self.stance[0]

    @property
    def front(self) -> frozenset[Hex]:
        """A Routed unit has none (A35); in Shield Wall the flanks are frontal, too (A04)."""
        return frozenset() if self.routed else hexes(self.stance, "front", self.wall)


@dataclass(frozen=True)
class Leader:
    piece: int
    side: int
    command: int
    place: Hex
    wounded: bool
    aided: bool


class Position:
    """What is on the map, read off a state of the engine."""

    def __init__(self, s: Any) -> None:
        field = s.field
        self.units = [unit_of(s, unit) for unit in range(field.count) if s.place[unit] >= 0]
        self.leaders = [leader_of(s, piece) for piece in range(field.count, field.pieces) if s.place[piece] >= 0]
        self.led = {leader.command for leader in self.leaders}
        self.standards = [place >= 0 for place in s.standard]
        self.event: int = s.event
        self.champions = {command for command in range(6) if not s.championed >> command & 1}
        self.initiative: int = s.initiative
        self.stacks: dict[Hex, list[Unit]] = {}
        for unit in self.units:
            self.stacks.setdefault(unit.place, []).append(unit)

    def others(self, here: Hex, unit: Unit | None = None) -> list[Unit]:
        """The combat units in a hex, but for this one."""
        return [other for other in self.stacks.get(here, []) if other is not unit]

    def enemies(self, side: int) -> list[Unit]:
        return [unit for unit in self.units if unit.kind.side != side]

    def fit(self) -> list[Unit]:
        """All units that are not Routed."""
        return [unit for unit in self.units if not unit.routed]

    def attacks(self) -> list[tuple[Unit, Unit]]:
        """All pairs of a unit and an enemy in its frontal hexes (7.7.1, 7.7.2)."""
        return [(unit, enemy) for unit in self.units for enemy in enemies_before(self, unit)]


def unit_of(s: Any, unit: int) -> Unit:
    field = s.field
    return Unit(
        piece=unit,
        kind=KINDS[field.type_of(unit).code],
        name=field.type_of(unit).code,
        command=field.command[unit],
        stance=(hex_of(s.place[unit]), s.facing[unit]),
        routed=bool(s.routed >> unit & 1),
        wall=bool(s.wall >> unit & 1),
        charged=frozenset([enemy for enemy in range(field.count) if s.charge[unit] >> enemy & 1]),
        surprised=bool(s.surprised >> unit & 1),
    )


def leader_of(s: Any, piece: int) -> Leader:
    return Leader(
        piece=piece,
        side=s.field.side[piece],
        command=s.field.command[piece],
        place=hex_of(s.place[piece]),
        wounded=bool(s.wounded >> piece & 1),
        aided=bool(s.aided >> piece & 1),
    )


def enemies_before(position: Position, unit: Unit) -> list[Unit]:
    return [enemy for enemy in position.enemies(unit.kind.side) if enemy.place in unit.front]


# ------------------------------------------------------------------ movement


def may_enter(position: Position, unit: Unit, there: Hex) -> bool:
    """Not Woods or Swamp, no enemies, and at most one other unit (7.6.11, 4.1.2, A12)."""
    others = position.others(there, unit)
    return is_clear(there) and len(others) < 2 and all(other.kind.side == unit.kind.side for other in others)


def entry_cost(here: Hex, there: Hex, ditch: int = 1) -> int:
    """1 MP, and more uphill, however steep, and over the ditch either way (A51, 7.6.10, A55, A56)."""
    uphill = level(there) > level(here)
    return 1 + uphill + ditch * (frozenset([here, there]) in DITCH)


def turned(facing: int, vertices: int) -> int:
    return (facing + vertices) % 6


def moves(stance: Stance) -> dict[Stance, int]:
    """What a unit alone on the map can do next, with its cost in MP.

    It turns by a vertex (7.6.6), or goes into a front hex (7.6.4) and there turns by up to a vertex (7.6.5, A52).
    """
    here, facing = stance
    found = {(here, turned(facing, way)): 1 for way in (-1, 1)}
    for there in hexes(stance, "front"):
        if is_clear(there):
            found |= {(there, turned(facing, way)): entry_cost(here, there) for way in (-1, 0, 1)}
    return found


def marches(position: Position, unit: Unit) -> dict[Stance, int]:
    """Where a unit can be after ordinary moves, and for how little (7.6.3): it loses Shield Wall first (A05)."""

    def onward(stance: Stance) -> dict[Stance, int]:
        here = stance[0]
        return {
            then: cost for then, cost in moves(stance).items() if then[0] == here or may_enter(position, unit, then[0])
        }

    return spend(unit.stance, unit.kind.ma, onward)


def leader_walks(position: Position, leader: Leader) -> dict[Hex, int]:
    """Where a Leader can go, and for how little: the ditch is free, friends are no hindrance (A08)."""

    def onward(here: Hex) -> dict[Hex, int]:
        return {there: entry_cost(here, there, ditch=0) for there in neighbours(here).values() if is_free(there)}

    def is_free(there: Hex) -> bool:
        free_of_leaders = all(it.side == leader.side for it in position.leaders if it.place == there)
        return is_clear(there) and free_of_leaders and all(it.kind.side == leader.side for it in position.others(there))

    full = LEADER_ALLOWANCES[leader.side]
    return spend(leader.place, (full + 1) // 2 if leader.wounded else full, onward)


def spend(start: Where, allowance: int, onward: Callable[[Where], dict[Where, int]]) -> dict[Where, int]:
    """Try everything: where one can be after spending 0 MP, 1 MP and so on, and the least for which one is there."""
    after: list[set[Where]] = [{start}] + [set() for _ in range(allowance)]
    for spent in range(allowance):
        for where in after[spent]:
            for then, cost in onward(where).items():
                if spent + cost <= allowance:
                    after[spent + cost].add(then)
    least: dict[Where, int] = {}
    for spent, places in enumerate(after):
        least |= {where: spent for where in places if where not in least}
    return least


def sidesteps(position: Position, unit: Unit) -> set[Hex]:
    """Where a unit can go with its facing kept for all of its allowance (7.6.7, 7.6.8, A53)."""
    threatened = any(unit.place in enemy.front for enemy in position.enemies(unit.kind.side))
    found = hexes(unit.stance, "rear")
    if not threatened:
        found |= hexes(unit.stance, "flank")
    return {there for there in found if may_enter(position, unit, there)}


# ------------------------------------------------------------------ company, pursuit, withdrawal


@cache
def distances(here: Hex) -> dict[Hex, int]:
    """How many hexes it is from one hex to all others, whatever lies between: ring after ring."""
    found, edge = {here: 0}, {here}
    while edge:
        beyond = {there for each in edge for there in neighbours(each).values()} - found.keys()
        found |= dict.fromkeys(beyond, max(found.values()) + 1)
        edge = beyond
    return found


def company(position: Position, unit: Unit) -> list[Unit]:
    """The other un-Routed units of its Command in or next to its hex (1.1.COMMAND, A02)."""
    about = {unit.place, *neighbours(unit.place).values()}
    return [it for it in position.fit() if it.command == unit.command and it != unit and it.place in about]


def forsaken(before: Position, after: Position, command: int) -> list[Unit]:
    """Infantry of a Command that had company and has it no longer."""
    had = {unit.piece for unit in before.fit() if company(before, unit)}
    mine = [unit for unit in after.fit() if unit.command == command and unit.name != "K"]
    return [unit for unit in mine if unit.piece in had and not company(after, unit)]


def pursuers(position: Position, router: Unit, assailants: set[int] | None) -> set[int]:
    """Who may or must pursue: un-Routed enemies that have it in front (7.5.1), after a melee its attackers (7.10.5)."""
    facing = {unit.piece for unit in position.enemies(router.kind.side) if router.place in unit.front}
    return facing if assailants is None else facing & assailants


def is_clear_of_enemies(position: Position, here: Hex) -> bool:
    """One hex lies between it and any Anglo-Saxon unit, and none of them is farther south (9.1.4a, A83)."""
    saxons = [unit.place for unit in position.units if unit.kind.side == SAXON]
    return all(distances(here)[there] >= 2 and there[1] <= here[1] for there in saxons)


def withdrawals(position: Position, unit: Unit) -> set[Hex]:
    """Where a Norman unit may pull back to: southward, in its own row if that cannot be (9.1.4a, A108)."""
    ways = ways_to(unit.place).keys() - {unit.place}
    found = {here for here in ways if may_enter(position, unit, here) and is_clear_of_enemies(position, here)}
    south = {here for here in found if here[1] > unit.place[1]}
    return south or {here for here in found if here[1] == unit.place[1]}


def facings_to_the_enemy(position: Position, here: Hex) -> set[int]:
    """The facings in a hex with a front hex that is nearer to the nearest Anglo-Saxon unit (9.2.3b, A90)."""
    saxons = [unit.place for unit in position.units if unit.kind.side == SAXON]

    def away(there: Hex) -> int:
        return min(distances(there)[saxon] for saxon in saxons)

    return {facing for facing in range(6) if any(away(it) < away(here) for it in hexes((here, facing), "front"))}


# ------------------------------------------------------------------ tables


def melee_result(cf: int, roll: int) -> str:
    """The Melee Table's result for a modified roll; its rows are for rolls of -4 to 10, and its ends for all beyond."""
    margin = cf - min(max(roll, -4), 10)
    if margin >= 6:
        return "3"
    if margin >= 4:
        return "2"
    if margin >= -1:
        return "1"
    return PUSHBACK if margin == -2 else NO_EFFECT


def melee_drms(position: Position, attacker: Unit, defender: Unit) -> dict[str, int]:
    """The modifiers of an attack, by the ids of their lines below the Melee Table."""
    bearing = next(way for way, there in neighbours(defender.place).items() if there == attacker.place)
    shown = None if defender.routed else aspect(defender.stance[1], bearing, defender.wall)
    champion = position.event == EVENT_CHAMPIONS and position.initiative == attacker.kind.side
    lines = {
        "charge": (-2, defender.piece in attacker.charged and position.event != EVENT_HORSES_BLOWN),
        "leader": (-1, any(not it.wounded and not it.aided for it in friends_with(position, attacker))),
        "flank": (-1, shown == "flank"),
        "rear": (-1, shown == "rear"),
        "uphill": (+1, level(defender.place) > level(attacker.place)),
        "ditch": (+1, frozenset([attacker.place, defender.place]) in DITCH),
        "elite-defender": (+1, defender.kind.elite and not defender.routed),
        "shield-wall": (+1, defender.wall),
        "event": (-1, champion and attacker.command in position.champions),
    }
    return {line: drm for line, (drm, applies) in lines.items() if applies}


def melee_odds(position: Position, attacker: Unit, defender: Unit) -> dict[str, Fraction]:
    """The results of an attack and their chances: one column for each die face."""
    drm = sum(melee_drms(position, attacker, defender).values())
    faces = Counter([melee_result(attacker.kind.cf, roll + drm) for roll in range(1, 7)])
    return {result: Fraction(count, 6) for result, count in faces.items()}


def morale_drm(position: Position, unit: Unit) -> int:
    """The sum of the Morale Check Table's modifiers, and of the random event's."""
    side, event = EVENTS_OF_MORALE.get(position.event, (unit.kind.side, 0))
    lines = [
        (+1, unit.kind.elite),
        (+1, any(not it.wounded for it in friends_with(position, unit))),
        (+1, unit.wall),
        (-1, unit.surprised),
        (-1, unit.name == "F" and level(unit.place) <= 3),
        (-1, not position.standards[unit.kind.side]),
        (-1, unit.command not in position.led),
        (event, side == unit.kind.side),
    ]
    return sum([drm for drm, applies in lines if applies])


def rout_odds(position: Position, unit: Unit, hits: int) -> Fraction:
    """It routs on a natural 1, or on less than its hits (7.10.3, A40)."""
    drm = morale_drm(position, unit)
    return Fraction(sum([roll == 1 or roll + drm < hits for roll in range(1, 7)]), 6)


def friends_with(position: Position, unit: Unit) -> list[Leader]:
    return [it for it in position.leaders if it.side == unit.kind.side and it.place == unit.place]


# ------------------------------------------------------------------ positions at random


def scatter(s: Any, seed: int) -> Position:
    """Put all pieces of a state where the dice say, within the rules, in a place that is now narrow and now wide."""
    dice = random.Random(seed)
    middle, radius = dice.choice(CLEAR_HEXES), dice.choice((2, 3, 4, 6, 24))
    area = [here for here, away in ways_to(middle).items() if away <= radius]
    put_units(s, dice, area)
    put_leaders(s, dice, area)
    mark(s, dice)
    return Position(s)


def put_units(s: Any, dice: random.Random, area: list[Hex]) -> None:
    """At most two to a hex, all of one side; those that find no room are off the map."""
    stacks: dict[Hex, list[int]] = {here: [] for here in area}
    for unit in dice.sample(range(s.field.count), s.field.count):
        here = dice.choice(area)
        room = len(stacks[here]) < 2 and all(s.field.side[other] == s.field.side[unit] for other in stacks[here])
        s.place[unit] = number(here) if room else -1
        if room:
            stacks[here].append(unit)


def put_leaders(s: Any, dice: random.Random, area: list[Hex]) -> None:
    """Alone or with friends; some are dead."""
    units, side = range(s.field.count), s.field.side
    held = {s.place[unit]: side[unit] for unit in units}
    for piece in range(s.field.count, s.field.pieces):
        friends = [s.place[unit] for unit in units if side[unit] == side[piece]]
        here = dice.choice([number(dice.choice(area)), dice.choice(friends)])
        s.place[piece] = here if held.setdefault(here, side[piece]) == side[piece] else -1


def mark(s: Any, dice: random.Random) -> None:
    """Facings, markers, and what has happened so far in the turn and the segment."""
    units = range(s.field.count)
    s.facing = [dice.randrange(6) for _ in units]
    s.routed = mask(unit for unit in units if dice.random() < 0.15)
    s.wall = mask(unit for unit in units if s.field.side[unit] == SAXON and dice.random() < 0.4) & ~s.routed
    s.wounded = mask(piece for piece in range(s.field.count, s.field.pieces) if dice.random() < 0.3)
    s.aided = mask(piece for piece in range(s.field.count, s.field.pieces) if dice.random() < 0.3)
    s.surprised = mask(unit for unit in units if dice.random() < 0.3)
    s.charge = [dice.getrandbits(s.field.last[SAXON]) if s.field.type_of(unit).code == "K" else 0 for unit in units]
    s.standard = [number(here) if dice.random() < 0.7 else -1 for here in STANDARDS]
    s.event = dice.choice((0, 2, 6, 6, 7, 10, 12))
    s.initiative = dice.randrange(2)
    s.championed = dice.getrandbits(6)


def mask(numbers: Iterable[int]) -> int:
    return sum([1 << it for it in numbers])
