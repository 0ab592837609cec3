"""How a position looks, for bots: what armies are worth, what their next attacks promise, and who is in danger.

All is in units: a common unit, fit and on the map, is 1.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.play.advice import best_prospect
from senlac.games.hastings.rules.rally import can_rally, rally_drm
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

#: What is worth how much of a common unit.
ELITE: Final = 1.5
ROUTED: Final = 0.45
#: What help to rally adds to a Routed unit, at best.
RALLY: Final = 0.25
#: Five hits cost a unit.
HIT: Final = 0.2
WALL: Final = 0.35
#: A hex of the line in which the Shield Wall was set up, held by a fit unit: gaps let the enemy into flank and rear.
LINE: Final = 0.2
#: For each row that an Anglo-Saxon unit is before that line, where neither hill nor friends protect it.
BEYOND: Final = 0.35
#: A fit unit that guards its Standard.
GUARD: Final = 0.5
STANDARD: Final = 2.0
LEADER: Final = 1.5
WOUND: Final = 0.7
#: For each unit of a Leader's Command in or next to his hex; and for each hex from an Army Leader to his Standard.
LEADING: Final = 0.03
POST: Final = 0.04
#: For an Army Leader's wound, and for his death, which ends the game as soon as the segment is over.
KING_WOUND: Final = 4.0
KING_DEATH: Final = 40.0
#: A hit that an attack promises: of the Command that is about to attack, and of the others.
NOW: Final = 0.24
LATER: Final = 0.16
#: For each hex that a Norman unit is away from the enemy: theirs is the battle to win, and the day is short.
DISTANCE: Final = 0.08
#: And for each hex from Harold, without whom the English lose, for each turn after this one.
QUARRY: Final = 0.003
LATE: Final = 5
#: What a Leader Casualty check costs for an Army Leader, and for one who is wounded and may die of it.
PERIL: Final = 4.0
MORTAL_PERIL: Final = 20.0
#: One fears for one's own Army Leader more than one hopes to get at the other's, who can still be moved away.
HOPE: Final = 0.25
#: The chance of such a check from each enemy next to an Army Leader, and from each gap through which one could come.
BESET: Final = 0.35
GAP: Final = 0.15
#: The chance of one if he has no men with him and an enemy could come upon him; half of it if none is near.
ALONE: Final = 1.0
#: For any other Leader who has no men with him and upon whom an enemy could come.
STRAY: Final = 0.7
#: Hits on Routed men are doubled.
FRAIL: Final = 1.5
#: For an Army Leader with an enemy within so many hexes: gaps open sooner than he can move again.
NEAR: Final = 0.15
SAFE: Final = 5
#: For each turn that has passed, to the Anglo-Saxon.
TURN: Final = 0.25
#: So much more makes a game as good as won.
SCALE: Final = 12.0


def worth(s: Hastings, side: int) -> float:
    """What a side has on the map, and what its tracks and Leaders take away."""
    field = s.field
    value = 0.0
    for unit in sides_units(s, side):
        if s.place[unit] == OFF:
            continue
        one = ELITE if field.elite[unit] else 1.0
        if is_routed(s, unit):
            one *= ROUTED
            if can_rally(s, unit):
                one += RALLY * rally_chance(s, unit)
        elif in_wall(s, unit):
            one += WALL
        value += one
    for command in range(len(field.commands)):
        if field.commands[command].side == side:
            value -= HIT * s.hits[command]
    for leader in range(field.count, field.pieces):
        if field.side[leader] != side:
            continue
        is_king = leader == field.army_leader[side]
        if not is_alive(s, leader):
            value -= KING_DEATH if is_king else LEADER
            continue
        if is_wounded(s, leader):
            value -= KING_WOUND if is_king else WOUND
        value += LEADING * led(s, leader)
        if is_king and s.standard[side] != OFF:
            value -= POST * field.apart(s.place[leader], s.standard[side])
    if s.standard[side] == OFF:
        value -= STANDARD
    elif (fit_hexes(s, side) >> s.standard[side]) & 1:
        value += GUARD
    return value


def led(s: Hastings, leader: int) -> int:
    """How many units of his Command are in or next to a Leader's hex."""
    near = s.field.near[s.place[leader]]
    units = s.field.commands[s.field.command[leader]].units
    return sum([1 for unit in units if s.place[unit] != OFF and (near >> s.place[unit]) & 1])


def rally_chance(s: Hastings, unit: int) -> float:
    return min(6, max(0, 7 - s.field.rally_roll + rally_drm(s, unit))) / 6


def promise(s: Hastings, side: int) -> float:
    """What a side's units could do to those before them, each to the one that suffers most."""
    value = 0.0
    for unit in sides_units(s, side):
        if is_fit(s, unit):
            best = best_prospect(s, unit)
            if best:
                value += best * (NOW if s.field.command[unit] == s.active else LATER)
    return value


def danger(s: Hastings, side: int) -> float:
    """What the enemy could do to Leaders before they can go away; most of all to the Army Leader."""
    field = s.field
    king = field.army_leader[side]
    here = s.place[king]
    if here == OFF:
        return 0.0
    chance = min(1.0, threat(s, here, side, comers(s, here, side)))
    is_weak = is_wounded(s, king)
    value = chance * (MORTAL_PERIL if is_weak else PERIL) + stray(s, side)
    return value + (2.0 if is_weak else 1.0) * NEAR * max(0, SAFE - to_enemies(s, here, 1 - side))


def stray(s: Hastings, side: int) -> float:
    """What it may cost that other Leaders have no men with them: an enemy who finds them has them checked (A43)."""
    field = s.field
    friends = occupation(s).held[side]
    alone = 0
    for leader in range(field.count, field.pieces):
        if field.side[leader] == side and leader != field.army_leader[side] and s.place[leader] != OFF:
            alone |= field.bit[s.place[leader]] & ~friends
    return STRAY * (alone & in_reach(s, 1 - side, friends)).bit_count() if alone else 0.0


def comers(s: Hastings, here: int, side: int) -> int:
    """The hexes to which a side's enemies could come; none if they are too far away to come next to a hex."""
    field = s.field
    if to_enemies(s, here, 1 - side) > field.farthest[1 - side]:
        return 0
    return in_reach(s, 1 - side, occupation(s).held[side])


def threat(s: Hastings, here: int, side: int, reach: int) -> float:
    """The chance that an Army Leader in a hex is checked: for hits on his men, or as an enemy comes upon him (A43).

    Enemies count that are next to his men, and those who could come where no friend bars the way: to hexes in `reach`.
    """
    friends = occupation(s).held[side]
    if not (friends >> here) & 1:
        return ALONE if (s.field.near[here] & reach) else ALONE / 2
    around = s.field.near[here] & ~friends
    beset = (around & fit_hexes(s, 1 - side)).bit_count()
    chance = BESET * beset + GAP * ((around & reach).bit_count() - beset)
    frail = any([s.place[unit] == here and is_routed(s, unit) for unit in sides_units(s, side)])
    return chance * FRAIL if frail else chance


def in_reach(s: Hastings, side: int, barred: int) -> int:
    """The hexes to which a side's fit units could come in a move, as a rule of thumb: slopes and turns cost a hex."""
    field = s.field
    barred |= field.closed
    found = 0
    for mounted in (False, True):
        front = 0
        hexes = 0
        for unit in sides_units(s, side):
            if is_fit(s, unit) and field.foot[unit] != mounted:
                front |= field.bit[s.place[unit]]
                hexes = max(hexes, field.ma[unit] - 1)
        for _ in range(hexes):
            front = field.grid.spread(front) & ~barred
        found |= front
    return found


def fit_hexes(s: Hastings, side: int) -> int:
    """The mask of the hexes in which a side has fit units."""
    mask = 0
    for unit in sides_units(s, side):
        if is_fit(s, unit):
            mask |= s.field.bit[s.place[unit]]
    return mask


def hold(s: Hastings) -> float:
    """How well the Anglo-Saxons hold the line in which their Shield Wall was set up."""
    field = s.field
    line = 0
    front = 0
    for unit in field.units:
        if unit.wall:
            line |= field.bit[unit.place]
            front = max(front, field.grid.row(unit.place))
    value = LINE * (line & fit_hexes(s, SAXON)).bit_count()
    for one in sides_units(s, SAXON):
        if front and is_fit(s, one):
            value -= BEYOND * max(0, field.grid.row(s.place[one]) - front)
    return value


def approach(s: Hastings) -> float:
    """How far the Normans still are from the enemy, and from his king."""
    king = s.place[s.field.army_leader[SAXON]]
    quarry = QUARRY * max(0, s.turn - LATE)
    value = 0.0
    for unit in sides_units(s, NORMAN):
        if is_fit(s, unit):
            value += DISTANCE * to_enemies(s, s.place[unit], SAXON)
            if king != OFF:
                value += quarry * s.field.apart(s.place[unit], king)
    return value


def balance(s: Hastings, seat: int) -> float:
    """The position for the Anglo-Saxon, in units, as a seat sees it."""
    value = worth(s, SAXON) - worth(s, NORMAN)
    value += promise(s, SAXON) - promise(s, NORMAN)
    value += danger(s, NORMAN) * (1.0 if seat == NORMAN else HOPE)
    value -= danger(s, SAXON) * (1.0 if seat == SAXON else HOPE)
    return value + hold(s) + approach(s) + TURN * s.turn


def evaluate(s: Hastings, seat: int) -> float:
    """From -1 to 1."""
    value = balance(s, seat) / SCALE
    value = value / (1.0 + abs(value))
    return value if seat == SAXON else -value
