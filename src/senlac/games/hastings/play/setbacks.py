"""What a side has lost between two positions of the battle, for warnings: messages and their arguments."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.state.position import is_alive, is_routed, is_wounded, sides_units
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.explain import Arg

Note = tuple[str, dict[str, Arg]]

#: The worst first.
SETBACKS: Final = (
    "warn-king-dies",
    "warn-lost",
    "warn-king-wounded",
    "warn-leader-dies",
    "warn-standard",
    "warn-eliminated",
    "warn-routs",
)


def lost_by(before: Hastings, after: Hastings, side: int) -> list[Note]:
    """Leaders, the Standard, units and the battle."""
    found = [*leaders_lost(before, after, side), *units_lost(before, after, side)]
    if before.standard[side] != OFF and after.standard[side] == OFF:
        found.append(("warn-standard", {}))
    if after.result and after.result[0] == 1 - side and after.result[1] != "leader":
        found.append(("warn-lost", {}))
    return found


def leaders_lost(before: Hastings, after: Hastings, side: int) -> list[Note]:
    """Leaders who died, and the Army Leader if he was wounded."""
    field = before.field
    found: list[Note] = []
    for leader in range(field.count, field.pieces):
        if field.side[leader] != side or not is_alive(before, leader):
            continue
        is_king = leader == field.army_leader[side]
        who: dict[str, Arg] = {"piece": ("piece", leader)}
        if not is_alive(after, leader):
            found.append(("warn-king-dies" if is_king else "warn-leader-dies", who))
        elif is_king and is_wounded(after, leader) and not is_wounded(before, leader):
            found.append(("warn-king-wounded", who))
    return found


def units_lost(before: Hastings, after: Hastings, side: int) -> list[Note]:
    """Units that were eliminated or have Routed."""
    found: list[Note] = []
    for unit in sides_units(before, side):
        if before.place[unit] == OFF:
            continue
        if after.place[unit] == OFF:
            found.append(("warn-eliminated", {"unit": ("unit", unit)}))
        elif is_routed(after, unit) and not is_routed(before, unit):
            found.append(("warn-routs", {"unit": ("unit", unit)}))
    return found
