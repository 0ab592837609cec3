"""Pursuit movement (7.5)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.morale import Drm, total
from senlac.games.hastings.rules.stacking import come_to, has_room, leave_wall
from senlac.games.hastings.state.field import LEFT_EVENT, LEFT_HUSCARLE, LEFT_LATE, LEFT_LEADER
from senlac.games.hastings.state.position import front_of, is_fit, is_threatened, units_in
from senlac.games.hastings.state.table import MELEE, Hastings
from senlac.games.hexes.grid import turn_cost
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, ChanceOutcome, Die, Each, Proc


def watchers(s: Hastings, router: int) -> int:
    """The mask of enemies that may or must pursue: un-Routed ones that have the unit in a frontal hex (7.5.1, A46).

    After a melee only those that attacked it (7.10.5, A105). Rules 1: all that have it in front then, too.
    """
    field = s.field
    other = 1 - field.side[router]
    here = s.place[router]
    far = field.far_from(here)
    mask = 0
    for unit in range(field.first[other], field.last[other]):
        if far[s.place[unit]] == 1 and (front_of(s, unit) >> here) & 1:
            mask |= 1 << unit
    return mask if s.segment != MELEE or s.game.rules < 2 else mask & s.assailants[router]


def left_drms(s: Hastings, unit: int) -> list[Drm]:
    """What is added on the Left Pursuit Chart."""
    field = s.field
    side = field.side[unit]
    far = field.far_from(s.place[unit])
    found: list[Drm] = []
    for piece in range(field.count, field.pieces):
        if field.side[piece] == side and far[s.place[piece]] <= 1:
            found.append((LEFT_LEADER, field.left_drm[LEFT_LEADER]))
            break
    if any([field.elite[other] and is_fit(s, other) for other in units_in(s, s.place[unit])]):
        found.append((LEFT_HUSCARLE, field.left_drm[LEFT_HUSCARLE]))
    if s.regrouped:
        found.append((LEFT_LATE, field.left_drm[LEFT_LATE]))
    if field.events[s.event].left:
        found.append((LEFT_EVENT, field.events[s.event].left))
    return found


def breaks_ranks(s: Hastings, unit: int, roll: int) -> bool:
    """Whether a Fyrd unit must pursue: its roll on the Left Pursuit Chart, told to all."""
    drms = left_drms(s, unit)
    drm = total(drms)
    s.emit("hastings-left-chart", (unit, roll, drm))
    for line, value in drms:
        s.emit("hastings-left-drm", (line, value))
    if roll + drm <= s.field.left_pursues:
        return True
    s.emit("hastings-keeps-ranks", (unit,))
    return False


def along(facing: int, direction: int) -> int:
    """Of the two facings along a step, the one nearer to the old one; they are never as near (A103, A106)."""
    right = (direction + 1) % 6
    return right if turn_cost(facing, right) < turn_cost(facing, direction) else direction


def follow(s: Hastings, unit: int, path: tuple[int, ...], hexes: int, wary: bool) -> None:
    """A unit goes along a path, which begins with the hex that was left, for so many hexes (7.5.2, A92, A106).

    It stops before enemies and full hexes; one that is wary stops in a frontal hex of an enemy, too. Moving it loses
    Shield Wall, and it ends facing along its last step.
    """
    field = s.field
    here = s.place[unit]
    moved = False
    for there in path[: min(hexes, len(path) - 1)]:
        if not has_room(s, field.side[unit], there):
            s.emit("hastings-pursuit-barred", (unit, there))
            break
        s.facing[unit] = along(s.facing[unit], field.grid.direction(here, there))
        here = there
        moved = True
        come_to(s, unit, here)
        if wary and is_threatened(s, field.side[unit], here):
            break
    if moved:
        leave_wall(s, unit)
        s.emit("hastings-pursues", (unit, here, s.facing[unit]))


class Chases(Each[Hastings]):
    """Those who had a routing unit before them may or must pursue it; args are that unit, its path and their mask.

    Who cannot enter even the hex that was left has nothing to decide.
    """

    rule = "7.5.1"

    def items(self, s: Hastings, a: Args) -> tuple[int, ...]:
        path: tuple[int, ...] = a[1]
        mask: int = a[2]
        if len(path) < 2:
            return ()
        return tuple([unit for unit in range(s.field.count) if (mask >> unit) & 1])


class Chase(Proc[Hastings]):
    """One unit's pursuit, once a segment or impulse (A49); args as those of Chases, and the unit."""

    rule = "7.5.1"

    def run(self, s: Hastings, a: Args) -> None:
        unit: int = a[3]
        if not is_fit(s, unit) or (s.pursued >> unit) & 1 or not has_room(s, s.field.side[unit], a[1][0]):
            return
        if s.field.rash[unit]:
            LEFT_CHART.push(s, (unit, a[1]))
        else:
            PURSUE.push(s, (s.field.side[unit], unit, a[1], a[0]))


class LeftChart(Die[Hastings]):
    """Whether a Fyrd unit must pursue; args are the unit and the path."""

    rule = "7.5.1"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        if breaks_ranks(s, a[0], outcome):
            RIGHT_CHART.push(s, a)


class Pursue(Ask[Hastings]):
    """Normans and Huscarles may pursue; args are the side, the unit, the path and the routing unit."""

    rule = "7.5.1"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("pursue", a[1]), ("hold", a[1])]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        if action[0] == "pursue":
            RIGHT_CHART.push(s, (a[1], a[2]))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] not in ("pursue", "hold"):
            return None
        if s.field.rash[intent[1]]:
            return Reason("7.5.1", "hastings-fyrd-rolls", unit=("unit", intent[1]))
        return Reason("7.5.1", "hastings-other-unit", unit=("unit", intent[1]), due=("unit", a[1]))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[1]), "enemy": ("unit", a[3])}


class RightChart(Die[Hastings]):
    """How far a unit pursues, whether it must or chose to (A50); args are the unit and the path."""

    rule = "7.5.2"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        unit: int = a[0]
        roll: int = outcome
        chart = s.field.right_foot if s.field.foot[unit] else s.field.right_horse
        s.pursued |= 1 << unit
        s.emit("hastings-right-chart", (unit, roll, chart[roll - 1]))
        follow(s, unit, a[1], chart[roll - 1], s.game.rules < 2)  # Rules 1: a pursuer is wary


CHASES: Final = Chases(Chase())
LEFT_CHART: Final = LeftChart()
PURSUE: Final = Pursue()
RIGHT_CHART: Final = RightChart()
