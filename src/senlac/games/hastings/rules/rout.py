"""Routed unit movement (7.4)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.leaders import kill
from senlac.games.hastings.rules.losses import destroy, eliminate
from senlac.games.hastings.rules.morale import ALARM, CHECK_ROLL
from senlac.games.hastings.rules.pursuit import CHASES, watchers
from senlac.games.hastings.rules.reasons import threats, unit_names
from senlac.games.hastings.rules.stacking import come_to, is_full
from senlac.games.hastings.state.position import (
    command_units,
    held_by,
    is_routed,
    is_threatened,
    leaders_in,
    stacked,
    units_in,
)
from senlac.games.hastings.state.table import ROUT, STACK, Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Each, Loop, Proc, Seq

# Whither a unit flees.
HOME: Final = 0
AWAY: Final = 1


def ways(s: Hastings, unit: int, here: int, whither: int) -> list[int]:
    """The next hexes of a rout move: nearer to its goal, without enemies, and with a hex to end in on the way.

    7.4.2, A34 and A13: full hexes are passed through, but not entered if nothing but full hexes follows.
    """
    side = s.field.side[unit]
    far = goal(s, side, whither)
    return sorted([there for there in _nearer(s, side, here, far) if _leads_on(s, side, there, far)])


def goal(s: Hastings, side: int, whither: int) -> list[int]:
    """The distances that a rout move goes by: to the Standard, or to the exit (7.4.3, A37)."""
    away = whither == AWAY or s.standard[side] == OFF
    return s.field.to_exit[side] if away else s.field.to_standard[side]


def _nearer(s: Hastings, side: int, here: int, far: list[int]) -> list[int]:
    found: list[int] = []
    for direction in range(6):
        there = s.field.grid.neighbours[here * 6 + direction]
        if there != OFF and 0 <= far[there] < far[here] and held_by(s, there) != 1 - side:
            found.append(there)
    return found


def _leads_on(s: Hastings, side: int, here: int, far: list[int]) -> bool:
    if not is_full(s, here) or (far[here] == 0 and far is s.field.to_exit[side]):
        return True
    for there in _nearer(s, side, here, far):
        if _leads_on(s, side, there, far):
            return True
    return False


def by_standard(s: Hastings, side: int, here: int) -> bool:
    """In or next to the hex of its Standard."""
    return s.standard[side] != OFF and s.field.apart(here, s.standard[side]) <= 1


# ------------------------------------------------------------------ Leaders who go along


class Escort(Each[Hastings]):
    """Leaders with a unit that must go away may go along (7.4.6, 7.8.3, A89); args are its side and the unit."""

    rule = "7.4.6"

    def items(self, s: Hastings, a: Args) -> tuple[int, ...]:
        s.escort = 0
        return tuple(leaders_in(s, s.place[a[1]], a[0]))


class Accompany(Ask[Hastings]):
    """A Leader goes along or stays; args are the side, the unit and the Leader."""

    rule = "7.4.6"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("accompany", a[2]), ("remain", a[2])]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        if action[0] == "accompany":
            s.escort |= 1 << a[2]

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] not in ("accompany", "remain"):
            return None
        return Reason("7.4.6", "hastings-other-leader", leader=("piece", intent[1]), due=("piece", a[2]))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"leader": ("piece", a[2]), "unit": ("unit", a[1])}


ESCORT: Final = Escort(Accompany())


def take_along(s: Hastings, here: int) -> None:
    """Those Leaders who go along are in a hex now."""
    for leader in range(s.field.count, s.field.pieces):
        if (s.escort >> leader) & 1 and s.place[leader] != here:
            s.place[leader] = here
            s.emit("hastings-leader-goes-along", (leader, here))


# ------------------------------------------------------------------ the flight


class TakeFlight(Proc[Hastings]):
    """The first of those who wait begins its rout move."""

    rule = "7.4.2"

    def run(self, s: Hastings, a: Args) -> None:
        unit = s.fleeing[0]
        s.fleeing = s.fleeing[1:]
        if s.place[unit] == OFF or not is_routed(s, unit):
            return
        here = s.place[unit]
        side = s.field.side[unit]
        whither = whither_from(s, side, here, HOME)
        if not ways(s, unit, here, whither) and not _may_halt(s, unit) and not _at_exit(s, side, here, whither):
            s.emit("hastings-trapped", (unit,))
            destroy(s, unit)  # 7.4.7, A44
            return
        FLIGHT.push(s, (unit, s.field.rout_hexes, HOME, (here,), watchers(s, unit)))
        ALARM.push(s, (unit,))
        ESCORT.push(s, (side, unit))


def whither_from(s: Hastings, side: int, here: int, whither: int) -> int:
    """A unit that finds an enemy before it at its own Standard flees on, for the exit (7.4.2, A37)."""
    if by_standard(s, side, here) and is_threatened(s, side, here):
        return AWAY
    return whither


def _at_exit(s: Hastings, side: int, here: int, whither: int) -> bool:
    """Whether its next hex is off the map (A38)."""
    return here == s.field.exit[side] and goal(s, side, whither)[here] == 0


def _may_halt(s: Hastings, unit: int) -> bool:
    """Whether it may stop: in or next to the hex of its Standard, with no enemy before it and no third unit there."""
    here = s.place[unit]
    side = s.field.side[unit]
    return by_standard(s, side, here) and not is_threatened(s, side, here) and stacked(s, here) <= STACK


class Flight(Proc[Hastings]):
    """One more hex of a rout move; args are the unit, hexes left, whither, its path so far, and who may pursue."""

    rule = "7.4.2"

    def run(self, s: Hastings, a: Args) -> None:
        unit: int = a[0]
        left: int = a[1]
        here = s.place[unit]
        side = s.field.side[unit]
        whither = whither_from(s, side, here, a[2])
        frame: Args = (side, unit, left, whither, a[3], a[4])
        if left <= 0 and stacked(s, here) <= STACK:
            end_flight(s, unit, a[3], a[4])
            return
        if _at_exit(s, side, here, whither):
            leave(s, unit)  # 7.4.4, A38
            CHASES.push(s, (unit, (*a[3], OFF), a[4]))  # off the map is one more hex that it went
            return
        found = ways(s, unit, here, whither)
        halts = _may_halt(s, unit)
        if not found:
            end_flight(s, unit, a[3], a[4])
        elif len(found) == 1 and not halts:
            flee_to(s, frame, found[0])
        else:
            FLEE.push(s, frame)


def flee_to(s: Hastings, a: Args, there: int) -> None:
    """A routing unit enters a hex, and its friends there and next to it see it; args as those of Flee."""
    unit: int = a[1]
    left: int = a[2]
    s.place[unit] = there
    take_along(s, there)
    s.emit("hastings-flees", (unit, there))
    FLIGHT.push(s, (unit, left - 1, a[3], (*a[4], there), a[5]))
    ALARM.push(s, (unit,))


def leave(s: Hastings, unit: int) -> None:
    """A Routed unit leaves the map, and with it the Leaders who went along (7.4.4, A79)."""
    s.emit("hastings-leaves-map", (unit,))
    eliminate(s, unit)
    for leader in range(s.field.count, s.field.pieces):
        if (s.escort >> leader) & 1:
            kill(s, leader)


def end_flight(s: Hastings, unit: int, path: tuple[int, ...], pursuers: int) -> None:
    """The unit stops; where there is no room it goes back to the last hex that has some (A13)."""
    steps = len(path)
    while steps > 1 and stacked(s, path[steps - 1]) - int(s.place[unit] == path[steps - 1]) >= STACK:
        steps -= 1
    if steps == 1 and len(path) > 1:
        s.emit("hastings-trapped", (unit,))
        destroy(s, unit)
        return
    if steps < len(path):
        s.emit("hastings-goes-back", (unit, path[steps - 1]))
    CHASES.push(s, (unit, path[:steps], pursuers))
    come_to(s, unit, path[steps - 1])
    take_along(s, path[steps - 1])


def why_not_halt(s: Hastings, unit: int) -> Reason:
    """Why a fleeing unit cannot stop in its hex."""
    here = s.place[unit]
    side = s.field.side[unit]
    standard = s.standard[side]
    if standard == OFF:
        return Reason("7.4.3", "hastings-no-standard", unit=("unit", unit))
    if not by_standard(s, side, here):
        far = s.field.apart(here, standard)
        return Reason("7.4.2", "hastings-must-flee", unit=("unit", unit), far=far, hex=("hex", standard))
    enemies = threats(s, side, here)
    if enemies:
        return Reason("7.4.2", "hastings-no-rest", unit=("unit", unit), enemies=unit_names(enemies))
    units = unit_names(units_in(s, here))
    return Reason("4.1.1", "hastings-full", hex=("hex", here), units=units, limit=STACK)


class Flee(Ask[Hastings]):
    """The owner chooses the way, or to stop; args are the side, the unit, hexes left, whither, path and pursuers."""

    rule = "7.4.2"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        unit: int = a[1]
        found: list[Action] = [("flee", unit, there) for there in ways(s, unit, s.place[unit], a[3])]
        if _may_halt(s, unit):
            found.append(("halt", unit))
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        if action[0] == "halt":
            end_flight(s, a[1], a[4], a[5])
        else:
            flee_to(s, a, action[2])

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] not in ("flee", "halt"):
            return None
        unit: int = a[1]
        if intent[1] != unit:
            return Reason("7.4.2", "hastings-other-unit", unit=("unit", intent[1]), due=("unit", unit))
        if intent[0] == "halt":
            return why_not_halt(s, unit)
        there: int = intent[2]
        here = s.place[unit]
        if s.field.apart(here, there) != 1:
            apart = s.field.apart(here, there)
            return Reason("7.4.2", "hastings-not-adjacent", unit=("unit", unit), hex=("hex", there), far=apart)
        if s.field.is_closed(there):
            return Reason("7.6.11", "hastings-closed", hex=("hex", there))
        if held_by(s, there) == 1 - seat:
            holders = unit_names(units_in(s, there))
            return Reason("7.4.7", "hastings-enemy-there", hex=("hex", there), units=holders)
        far = goal(s, seat, a[3])
        if far[there] >= far[here]:
            away = int(a[3] == AWAY or s.standard[seat] == OFF)
            return Reason(
                "7.4.3" if s.standard[seat] == OFF else "7.4.2",
                "hastings-not-nearer",
                unit=("unit", unit),
                hex=("hex", there),
                away=away,
                here=far[here],
                there=far[there],
            )
        return Reason("A13", "hastings-no-end", unit=("unit", unit), hex=("hex", there))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[1]), "left": a[2]}


class Flights(Loop[Hastings]):
    """All who wait flee, first in, first out; new ones join the queue (A41)."""

    rule = "7.4.5"

    def again(self, s: Hastings, a: Args) -> bool:
        return bool(s.fleeing)


FLIGHT: Final = Flight()
FLEE: Final = Flee()
FLIGHTS: Final = Flights(TakeFlight())
CHECK_ROLL.flight = FLIGHTS


class RoutImpulse(Proc[Hastings]):
    """Units of the active Command that are Routed now move first, in the order of their numbers (A99)."""

    rule = "7.4.1"

    def run(self, s: Hastings, a: Args) -> None:
        s.segment = ROUT
        s.pursued = 0
        s.surprised = 0
        s.fleeing = tuple([unit for unit in command_units(s, s.active) if is_routed(s, unit)])


ROUT_IMPULSE: Final = Seq("hastings.rout.impulse", RoutImpulse(), FLIGHTS)
