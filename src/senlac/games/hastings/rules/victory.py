"""Winning the game (10.0)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.position import is_alive, is_fit, sides_units
from senlac.games.hastings.state.table import Hastings
from senlac.kernel.fields import Args
from senlac.kernel.frames import Proc
from senlac.kernel.gamedef import finish


def can_fight(s: Hastings, side: int) -> bool:
    """Whether a side has an un-Routed unit on the map; Leaders alone are not units (A95)."""
    for unit in sides_units(s, side):
        if is_fit(s, unit):
            return True
    return False


def judge_leaders(s: Hastings) -> None:
    """Whose Army Leader is dead has lost (10.1.1, 10.1.4)."""
    alive = [is_alive(s, leader) for leader in s.field.army_leader]
    if not alive[SAXON] and not alive[NORMAN]:
        finish(s, -1, "both-leaders", rule="10.1.4")
    elif not alive[SAXON] or not alive[NORMAN]:
        finish(s, SAXON if alive[SAXON] else NORMAN, "leader", rule="10.1.1")


class Victory(Proc[Hastings]):
    """After every segment it is seen whether the battle is over (A94, A95)."""

    rule = "10.1.2"

    def run(self, s: Hastings, a: Args) -> None:
        judge_leaders(s)
        fit = [can_fight(s, side) for side in (SAXON, NORMAN)]
        if not fit[SAXON] and not fit[NORMAN]:
            finish(s, -1, "rout", rule="10.1.2")
        elif not fit[SAXON] or not fit[NORMAN]:
            finish(s, SAXON if fit[SAXON] else NORMAN, "rout", rule="10.1.2")


class Dusk(Proc[Hastings]):
    """Harold lives and his men hold the field after the last turn (A96)."""

    rule = "10.1.3"

    def run(self, s: Hastings, a: Args) -> None:
        finish(s, SAXON, "dusk", rule="10.1.3")


VICTORY: Final = Victory()
DUSK: Final = Dusk()
