"""What a learned value looks at in Hastings: what `value` adds up, item by item, for each side.

`FEATURES` names the items, each with the part of the battle that it belongs to and what the heuristic makes of it, in
units.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.play.advice import best_prospect
from senlac.games.hastings.play.value import (
    BEYOND,
    DISTANCE,
    ELITE,
    GUARD,
    HIT,
    KING_WOUND,
    LATER,
    LEADER,
    LEADING,
    LINE,
    NEAR,
    NOW,
    PERIL,
    POST,
    RALLY,
    ROUTED,
    SAFE,
    STANDARD,
    STRAY,
    TURN,
    WALL,
    WOUND,
    comers,
    fit_hexes,
    led,
    rally_chance,
    stray,
    threat,
)
from senlac.games.hastings.rules.rally import can_rally
from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.position import (
    in_wall,
    is_alive,
    is_fit,
    is_routed,
    is_wounded,
    occupation,
    sides_units,
    to_enemies,
)
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF

#: What the English have more of when a battle begins, in units: it begins even.
EVEN: Final = 17.0
#: For each hex that ten Normans are away from Harold.
HUNT: Final = 0.3
#: An enemy so near to an Army Leader can be upon him in a turn.
CLOSE: Final = 3
#: One so far away does not matter to him, however much farther he is.
FAR: Final = 10
#: Each item of a side, in the order of `items`: name, part, and its worth in units.
OF_SIDE: Final[tuple[tuple[str, str, float], ...]] = (
    ("common units", "army", 1.0),
    ("better units", "army", ELITE),
    ("Routed common units", "army", ROUTED),
    ("Routed better units", "army", ROUTED * ELITE),
    ("chances to rally", "army", RALLY),
    ("Shield Walls", "army", WALL),
    ("hits", "army", -HIT),
    ("attacks of the active Command", "attacks", NOW),
    ("attacks of the others", "attacks", LATER),
    ("attacks to come this turn", "attacks", 0.0),
    ("Leaders lost", "leaders", -LEADER),
    ("Leaders wounded", "leaders", -WOUND),
    ("units led", "leaders", LEADING),
    ("Leaders alone", "leaders", -STRAY),
    ("Army Leader wounded", "king", -KING_WOUND),
    ("danger to the Army Leader", "king", -PERIL),
    ("enemies near the Army Leader", "king", -NEAR),
    ("danger to a wounded Army Leader", "king", -4 * PERIL),
    ("way to the Standard", "king", -POST),
    ("guards of the Army Leader", "king", 0.0),
    ("gaps round the Army Leader", "king", 0.0),
    ("enemies close to the Army Leader", "king", 0.0),
    ("Army Leader in reach", "king", 0.0),
    ("way from the enemy to the Army Leader", "king", 0.0),
    ("Standard lost", "standard", -STANDARD),
    ("Standard guarded", "standard", GUARD),
)
#: And of the battle, seen from the English side.
OF_BATTLE: Final[tuple[tuple[str, str, float], ...]] = (
    ("English side", "time", -EVEN),
    ("turns passed", "time", TURN),
    ("turns after the first third", "time", 0.0),
    ("line held", "line", LINE),
    ("beyond the line", "line", -BEYOND),
    ("way to the enemy", "approach", DISTANCE),
    ("way to Harold", "approach", HUNT),
    ("way to Harold, late", "approach", 0.0),
)
COUNT: Final = 2 * len(OF_SIDE) + len(OF_BATTLE)


def look_at(s: Hastings) -> list[float]:
    """The items of both sides and of the battle."""
    return items(s, SAXON) + items(s, NORMAN) + battle(s)


def items(s: Hastings, side: int) -> list[float]:
    """The items of a side, as `OF_SIDE` lists them."""
    found = army(s, side) + attacks(s, side) + leaders(s, side) + king(s, side)
    standard = s.standard[side]
    found.append(1.0 if standard == OFF else 0.0)
    found.append(1.0 if standard != OFF and (fit_hexes(s, side) >> standard) & 1 else 0.0)
    return found


def army(s: Hastings, side: int) -> list[float]:
    elite = s.field.elite
    fit, routed = [0.0, 0.0], [0.0, 0.0]
    rallying = walls = 0.0
    for unit in sides_units(s, side):
        if s.place[unit] == OFF:
            continue
        better = 1 if elite[unit] else 0
        if is_routed(s, unit):
            routed[better] += 1.0
            if can_rally(s, unit):
                rallying += rally_chance(s, unit)
        else:
            fit[better] += 1.0
            walls += in_wall(s, unit)
    commands = s.field.commands
    hits = sum([s.hits[i] for i in range(len(commands)) if commands[i].side == side])
    return [fit[0], fit[1], routed[0], routed[1], rallying, walls, float(hits)]


def attacks(s: Hastings, side: int) -> list[float]:
    """The hits that the best attacks promise: of the active Command, of the others, and of those of them to come."""
    now = later = coming = 0.0
    for unit in sides_units(s, side):
        if is_fit(s, unit):
            hits = best_prospect(s, unit)
            command = s.field.command[unit]
            if command == s.active:
                now += hits
            else:
                later += hits
                if (s.cup >> command) & 1:
                    coming += hits
    return [now, later, coming]


def leaders(s: Hastings, side: int) -> list[float]:
    """A side's Leaders but the first."""
    field = s.field
    lost = wounds = following = 0
    for leader in range(field.count, field.pieces):
        if field.side[leader] != side:
            continue
        is_king = leader == field.army_leader[side]
        if not is_alive(s, leader):
            lost += not is_king
            continue
        following += led(s, leader)
        wounds += is_wounded(s, leader) and not is_king
    return [float(lost), float(wounds), float(following), stray(s, side) / STRAY]


def king(s: Hastings, side: int) -> list[float]:
    """The Army Leader: a wound, what threatens him, and his place."""
    leader = s.field.army_leader[side]
    here = s.place[leader]
    if here == OFF:
        return [2.0, 1.0, float(SAFE), 1.0, 0.0, *[0.0] * 5]
    weak = is_wounded(s, leader)
    reach = comers(s, here, side)
    chance = min(1.0, threat(s, here, side, reach))
    near = max(0, SAFE - to_enemies(s, here, 1 - side))
    standard = s.standard[side]
    away = s.field.apart(here, standard) if standard != OFF else 0
    return [float(weak), chance, float(near), chance if weak else 0.0, float(away), *surroundings(s, here, side, reach)]


def surroundings(s: Hastings, here: int, side: int, reach: int) -> list[float]:
    """Who is near an Army Leader, and who could come to him."""
    friends = occupation(s).held[side]
    around = s.field.near[here]
    gaps = (around & ~(friends | s.field.closed)).bit_count()
    in_reach_now = 1.0 if around & reach else 0.0
    way = min(FAR, to_enemies(s, here, 1 - side))
    return [within(s, here, side, 1), float(gaps), within(s, here, 1 - side, CLOSE), in_reach_now, float(way)]


def within(s: Hastings, here: int, side: int, hexes: int) -> float:
    """How many fit units a side has so near to a hex."""
    far = s.field.far_from(here)
    return float(sum([1 for unit in sides_units(s, side) if is_fit(s, unit) and far[s.place[unit]] <= hexes]))


def battle(s: Hastings) -> list[float]:
    """The line in which the Shield Wall was set up, and how far the Normans still are from the enemy."""
    field = s.field
    line = front = 0
    for unit in field.units:
        if unit.wall:
            line |= field.bit[unit.place]
            front = max(front, field.grid.row(unit.place))
    held = (line & fit_hexes(s, SAXON)).bit_count()
    beyond = 0
    for one in sides_units(s, SAXON):
        if front and is_fit(s, one):
            beyond += max(0, field.grid.row(s.place[one]) - front)
    harold = s.place[field.army_leader[SAXON]]
    way = hunt = 0.0
    for one in sides_units(s, NORMAN):
        if is_fit(s, one):
            way += to_enemies(s, s.place[one], SAXON)
            if harold != OFF:
                hunt += field.apart(s.place[one], harold)
    late = max(0, s.turn - field.turns // 3)
    return [1.0, float(s.turn), float(late), float(held), float(beyond), way, hunt / 10, hunt * late / 50]
