"""What bots think of where a look at the next position tells little.

Who goes first, when to regroup or feign flight, and where a Leader might stand.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.melee import prospect
from senlac.games.hastings.rules.morale import total
from senlac.games.hastings.rules.pursuit import left_drms
from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.table import (
    Hastings,
    eliminated,
    enemies_before,
    fit_units,
    front_of,
    in_wall,
    is_fit,
    is_routed,
    occupation,
    sides_units,
)
from senlac.games.hexes import OFF
from senlac.kernel.frames import Action

#: A Command that feigns flight should draw at least so many Fyrd units after it, on the mean.
LURE: Final = 1.3
#: A Command that promises fewer hits than this gains nothing by going first.
EAGER: Final = 1.0
#: What the Regroup Turn does to a side, in units: a rallied one, a Shield Wall.
RALLIED: Final = 0.6
WALL: Final = 0.35


def best_prospect(s: Hastings, unit: int) -> float:
    """The mean hits of a unit's best attack on those before it."""
    best = 0.0
    for enemy in enemies_before(s, unit):
        best = max(best, prospect(s, unit, enemy))
    return best


def eagerness(s: Hastings, command: int) -> float:
    """The mean hits that a Command would make where it stands."""
    return sum([best_prospect(s, unit) for unit in fit_units(s, command)])


def lure(s: Hastings, command: int) -> float:
    """How many Fyrd units a Command's False Rout would draw off, on the mean (9.2.4, A91)."""
    going = 0
    for unit in fit_units(s, command):
        going |= s.field.bit[s.place[unit]]
    drawn = 0.0
    for fyrd in sides_units(s, SAXON):
        if s.field.rash[fyrd] and is_fit(s, fyrd) and front_of(s, fyrd) & going:
            drawn += min(6, max(0, s.field.left_pursues - total(left_drms(s, fyrd)))) / 6
    return drawn


# ------------------------------------------------------------------ who goes first (5.1.4), and the Regroup Turn (9.1)


def openings(s: Hastings, side: int, options: list[Action]) -> list[Action]:
    """The Command that has most to do goes first; the Anglo-Saxon leaves it to the Norman if none has much to do."""
    if ("regroup",) in options and recovery(s, NORMAN) >= recovery(s, SAXON):
        return [("regroup",)]
    value = lure if side == NORMAN and s.regrouped and side == s.initiative else eagerness
    found = [(value(s, option[1]), option) for option in options if option[0] == "activate"]
    highest = max([worth for worth, _ in found])
    if side == SAXON and highest < EAGER and ("yield",) in options:
        return [("yield",)]
    return [option for worth, option in found if worth == highest]


def recovery(s: Hastings, side: int) -> float:
    """What a Regroup Turn gives to a side, in units (9.1.4b-d)."""
    value = 0.0
    if s.standard[side] != OFF:
        value += eliminated(s, side, False) // 2 + eliminated(s, side, True) // 2
    for unit in sides_units(s, side):
        if s.place[unit] == OFF:
            continue
        if is_routed(s, unit):
            value += RALLIED
        elif side == SAXON and not in_wall(s, unit):
            value += WALL / 2
    return value


# ------------------------------------------------------------------ where a Leader might stand


def posts(s: Hastings, leader: int, options: list[Action]) -> list[Action]:
    """With his men, or by his Standard."""
    side = s.field.side[leader]
    wanted = occupation(s).held[side]
    if s.standard[side] != OFF:
        wanted |= s.field.bit[s.standard[side]]
    return [option for option in options if option[0] == "stay" or (wanted >> option[2]) & 1]
