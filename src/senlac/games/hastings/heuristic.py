"""How a position looks, for bots: what armies are worth, what their next attacks promise, and the clock."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.field import NORMAN, SAXON
from senlac.games.hastings.melee import melee_drms
from senlac.games.hastings.morale import total
from senlac.games.hastings.state import (
    Hastings,
    enemies_before,
    is_alive,
    is_routed,
    is_wounded,
    sides_units,
    to_enemies,
)
from senlac.kernel.hexgrid import OFF

#: What is worth how much of a common unit.
ELITE: Final = 1.5
ROUTED: Final = 0.45
HIT: Final = 0.2
WALL: Final = 0.35
STANDARD: Final = 2.0
LEADER: Final = 1.5
WOUND: Final = 0.7
#: For an Army Leader's wound; his death ends the game.
KING_WOUND: Final = 4.0
#: A hit that the next attack promises.
PROMISE: Final = 0.16
#: For each hex that a Norman unit is away from the enemy.
DISTANCE: Final = 0.05
#: For each hit that an attack promises on a hex with an Army Leader in it, and if he is wounded already.
PERIL: Final = 1.5
MORTAL_PERIL: Final = 4.0
#: For an Army Leader with an enemy within so many hexes.
EXPOSED: Final = 0.4
SAFE: Final = 3
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
        elif (s.wall >> unit) & 1:
            one += WALL
        value += one
    for command in range(len(field.commands)):
        if field.commands[command].side == side:
            value -= HIT * s.hits[command]
    for leader in range(field.count, field.pieces):
        if field.side[leader] != side:
            continue
        if not is_alive(s, leader):
            value -= LEADER
        elif is_wounded(s, leader):
            value -= KING_WOUND if leader == field.army_leader[side] else WOUND
    if s.standard[side] == OFF:
        value -= STANDARD
    king = s.place[field.army_leader[side]]
    if king != OFF:
        near = to_enemies(s, king, 1 - side)
        if near < SAFE:
            value -= EXPOSED * (SAFE - near)
    return value


def promise(s: Hastings, side: int) -> float:
    """What a side's units could do to those before them, each to the one that suffers most."""
    field = s.field
    leader = field.army_leader[1 - side]
    king = s.place[leader]
    peril = MORTAL_PERIL if is_wounded(s, leader) else PERIL
    value = 0.0
    for unit in sides_units(s, side):
        if s.place[unit] == OFF or is_routed(s, unit):
            continue
        best = 0.0
        for enemy in enemies_before(s, unit):
            hits = field.expected[field.cf[unit] * 16 + total(melee_drms(s, unit, enemy)) + 8]
            one = PROMISE * hits * (2.0 if is_routed(s, enemy) else 1.0)
            if s.place[enemy] == king:
                one += peril * hits
            best = max(best, one)
        value += best
    return value


def approach(s: Hastings) -> float:
    """How far the Normans still are from the enemy: their battle to win, and the day is short."""
    value = 0.0
    for unit in sides_units(s, NORMAN):
        if s.place[unit] != OFF and not is_routed(s, unit):
            value -= DISTANCE * to_enemies(s, s.place[unit], SAXON)
    return value


def balance(s: Hastings) -> float:
    """The position for the Anglo-Saxon, in units."""
    value = worth(s, SAXON) - worth(s, NORMAN)
    value += promise(s, SAXON) - promise(s, NORMAN)
    value -= approach(s)
    return value + TURN * s.turn


def evaluate(s: Hastings, seat: int) -> float:
    """From -1 to 1."""
    value = balance(s) / SCALE
    value = value / (1.0 + abs(value))
    return value if seat == SAXON else -value
