"""What a player has lost between two positions of a game, for warnings: messages and their arguments."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.play.notes import Note, objective_of
from senlac.games.hebs.state.codes import WEDGES
from senlac.games.hebs.state.table import Hebs

#: The worst first.
SETBACKS: Final = ("warn-leader", "warn-lost", "warn-wedge", "warn-missed", "warn-objective")


def lost_by(before: Hebs, after: Hebs, side: int) -> list[Note]:
    """The game, wedges, an attempt on the Objective that fails, and Objectives that fall to the opponent."""
    found = [*defeat(after, side), *wedges_lost(before, after, side)]
    if is_round_over(before, after) and after.reached[side] == before.reached[side] and not after.result:
        found.append(("warn-missed", {"objective": objective_of(before, side, before.reached[side])}))
    for place in range(before.reached[1 - side], after.reached[1 - side]):
        found.append(("warn-objective", {"objective": objective_of(before, 1 - side, place)}))
    return found


def defeat(after: Hebs, side: int) -> list[Note]:
    """That the game is lost, if it is."""
    if not after.result or after.result[0] != (1 - side) ^ after.swap:
        return []
    if after.result[1] == "leader":
        return [("warn-leader", {"card": ("card", after.box.leader[side])})]
    return [("warn-lost", {})]


def wedges_lost(before: Hebs, after: Hebs, side: int) -> list[Note]:
    """The wedges that the opponent has claimed in between."""
    found: list[Note] = []
    for wedge in range(WEDGES):
        if before.claimed[wedge] < 0 and after.claimed[wedge] == 1 - side:
            found.append(("warn-wedge", {"wedge": ("wedge", wedge)}))
    return found


def is_round_over(before: Hebs, after: Hebs) -> bool:
    return after.round > before.round
