"""Morale (7.10)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.losses import REMOVE, is_due
from senlac.games.hastings.state.field import (
    MORALE_EVENT,
    MORALE_LEADER,
    MORALE_WALL,
    NO_LEADER,
    NO_STANDARD,
    OFF_THE_HILL,
    STEADY,
    SURPRISED,
)
from senlac.games.hastings.state.position import in_wall, is_alive, is_fit, is_wounded, leaders_in
from senlac.games.hastings.state.table import MELEE, Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, ChanceOutcome, Die, Each, Loop, Op, Proc

#: A modifier: the line of its table, and its value.
Drm = tuple[int, int]


def morale_drms(s: Hastings, unit: int) -> list[Drm]:
    """The lines of the Morale Check Table that hold for a unit (7.10.2)."""
    field = s.field
    side = field.side[unit]
    here = s.place[unit]
    lines: list[int] = []
    if field.elite[unit]:
        lines.append(STEADY)
    for leader in leaders_in(s, here, side):
        if not is_wounded(s, leader):
            lines.append(MORALE_LEADER)
            break
    if in_wall(s, unit):
        lines.append(MORALE_WALL)
    if (s.surprised >> unit) & 1:
        lines.append(SURPRISED)
    if field.rash[unit] and field.level[here] <= field.hill_foot:
        lines.append(OFF_THE_HILL)
    if s.standard[side] == OFF:
        lines.append(NO_STANDARD)
    if not is_alive(s, field.commands[field.command[unit]].leader):
        lines.append(NO_LEADER)
    found = [(line, field.morale_drm[line]) for line in lines]
    if field.events[s.event].morale[side]:
        found.append((MORALE_EVENT, field.events[s.event].morale[side]))
    return found


def total(drms: list[Drm]) -> int:
    found = 0
    for _, drm in drms:
        found += drm
    return found


def fails(roll: int, drm: int, hits: int) -> bool:
    """Whether a unit routs: a natural 1, or less than the hits it took (7.10.3, A40, A75)."""
    return roll == 1 or roll + drm < hits


def rout(s: Hastings, unit: int) -> None:
    """A unit turns over, and waits for its rout move (7.10.4, A41)."""
    s.routed |= 1 << unit
    s.wall &= ~(1 << unit)
    s.fleeing = (*s.fleeing, unit)
    s.emit("hastings-routs", (unit,))


def check(s: Hastings, unit: int, roll: int, hits: int, is_alarm: bool) -> None:
    """A unit's Morale Check; for an alarm, hits are told apart from those that a check is made for."""
    drms = morale_drms(s, unit)
    drm = total(drms)
    if is_alarm and hits:
        s.emit("hastings-alarm", (unit, roll, drm, hits))
    else:
        s.emit("hastings-morale", (unit, roll, drm, hits))
    for line, value in drms:
        s.emit("hastings-morale-drm", (line, value))
    if fails(roll, drm, hits):
        rout(s, unit)
    else:
        s.emit("hastings-stands", (unit,))


# ------------------------------------------------------------------ those who see others rout


def bystanders(s: Hastings, router: int) -> list[int]:
    """Un-Routed friends in or next to a routing unit's hex that have not yet checked for it (7.4.5, A41)."""
    field = s.field
    far = field.far_from(s.place[router])
    side = field.side[router]
    found: list[int] = []
    for unit in range(field.first[side], field.last[side]):
        if far[s.place[unit]] <= 1 and is_fit(s, unit) and not (s.alarmed[unit] >> router) & 1:
            found.append(unit)
    return found


class Alarm(Each[Hastings]):
    """A unit routs past its friends; arg is that unit."""

    rule = "7.4.5"

    def items(self, s: Hastings, a: Args) -> tuple[int, ...]:
        found = bystanders(s, a[0])
        for unit in found:
            s.alarmed[unit] |= 1 << a[0]
        return tuple(found)


class AlarmRoll(Die[Hastings]):
    """A friend checks morale, against the hits that it took in this Melee Segment (7.10.3); else against none (A40).

    Args are the routing unit and the friend. Rules 1: always against none.
    """

    rule = "7.4.5"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        unit: int = a[1]
        hits = s.taken[unit] if s.segment == MELEE and s.game.rules >= 2 else 0
        check(s, unit, outcome, hits, is_alarm=True)


# ------------------------------------------------------------------ those who were hit


def shaken(s: Hastings) -> list[int]:
    """Units that took hits in this segment and have not yet checked; Routed ones do not (7.10.1, A76)."""
    waiting = ~s.checked
    return [unit for unit in range(s.field.count) if s.taken[unit] and (waiting >> unit) & 1 and is_fit(s, unit)]


def loses_first(s: Hastings) -> bool:
    """Whether a unit is lost before morale is checked, which is an option (A11)."""
    return bool(s.game.options["losses_first"]) and is_due(s)


class Checks(Loop[Hastings]):
    """Units check one by one, each with its rout and pursuit (A11)."""

    rule = "7.10.1"

    def again(self, s: Hastings, a: Args) -> bool:
        return bool(shaken(s)) or loses_first(s)


class NextCheck(Proc[Hastings]):
    """The next unit checks; if there are several, the owner says which."""

    rule = "7.10.1"

    def run(self, s: Hastings, a: Args) -> None:
        if loses_first(s):
            REMOVE.push(s, ())
            return
        found = shaken(s)
        if len(found) == 1:
            CHECK_ROLL.push(s, (found[0],))
        else:
            CHECK_ORDER.push(s, ())


class CheckOrder(Ask[Hastings]):
    """The owner says which unit checks next."""

    rule = "7.10.1"

    def seat(self, s: Hastings, a: Args) -> int:
        return s.field.side[shaken(s)[0]]

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("check", unit) for unit in shaken(s)]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        CHECK_ROLL.push(s, (action[1],))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "check":
            return None
        unit: int = intent[1]
        if (s.routed >> unit) & 1:
            return Reason("A76", "hastings-routed-no-check", unit=("unit", unit))
        return Reason("7.10.1", "hastings-no-hits", unit=("unit", unit))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"number": len(shaken(s))}


class CheckRoll(Die[Hastings]):
    """A unit that took hits checks; arg is the unit. If it routs, it and whoever it carries away flee at once.

    That is a rout move like any other (A42), with those who see it (7.4.5) and those who pursue (7.10.5).
    """

    rule = "7.10.3"

    def __init__(self) -> None:
        super().__init__()
        #: The flight of all that wait for it; `rout` sets it.
        self.flight: Op[Hastings] | None = None

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        unit: int = a[0]
        hits = s.taken[unit]
        if s.game.rules < 2:
            s.taken[unit] = 0  # Rules 1: hits are forgotten with the check that they cost.
        else:
            s.checked |= 1 << unit
        assert self.flight is not None
        self.flight.push(s, ())
        check(s, unit, outcome, hits, is_alarm=False)


ALARM: Final = Alarm(AlarmRoll())
CHECK_ROLL: Final = CheckRoll()
CHECK_ORDER: Final = CheckOrder()
CHECKS: Final = Checks(NextCheck())
