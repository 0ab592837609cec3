"""Commands and hits (7.9): who is lost when, and what becomes of Leaders who are left alone."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.leaders import kill, take_refuge
from senlac.games.hastings.state.position import command_units, eliminated, has_units, leaders_in, units_in
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Loop


def eliminate(s: Hastings, unit: int) -> None:
    """A unit goes to the Eliminated Box."""
    s.place[unit] = OFF
    s.routed &= ~(1 << unit)
    s.wall &= ~(1 << unit)
    s.bound &= ~(1 << unit)
    s.taken[unit] = 0
    s.emit("hastings-eliminated", (unit,))


def destroy(s: Hastings, unit: int) -> None:
    """A unit is destroyed where it stands, and with the last one of a hex its Leaders (7.4.7, 7.11.3)."""
    here = s.place[unit]
    eliminate(s, unit)
    if not units_in(s, here):
        for leader in leaders_in(s, here, s.field.side[unit]):
            kill(s, leader)


def strike(s: Hastings, unit: int, hits: int) -> None:
    """Hits on a unit go on its Command's track; the first one takes a Shield Wall away instead (7.8.2, A06, A66)."""
    field = s.field
    if (s.wall >> unit) & 1 and hits:
        s.wall &= ~(1 << unit)
        hits -= 1
        s.emit("hastings-wall-holds", (unit,))
    if hits == 0:
        return
    command = field.command[unit]
    s.hits[command] += hits
    s.taken[unit] += hits
    s.emit("hastings-hits", (unit, hits, command, s.hits[command]))
    for leader in leaders_in(s, s.place[unit], field.side[unit]):
        s.peril[leader - field.count] += hits


def owes_elite(s: Hastings, side: int) -> bool:
    """Whether one of the better units is due: one for every two Fyrd or three Medium Infantry (7.9.3, 7.9.4, A71)."""
    return eliminated(s, side, False) // s.field.elite_after[side] > eliminated(s, side, True)


def due(s: Hastings) -> int:
    """The first Command with five hits or more; -1 if there is none (7.9.2, A70)."""
    for command in range(len(s.hits)):
        if s.hits[command] >= s.field.hits_per_unit:
            return command
    return -1


def is_due(s: Hastings) -> bool:
    """Whether a unit is to be lost; where no unit is left, hits vanish (A74)."""
    for command in range(len(s.hits)):
        if not has_units(s, command):
            s.hits[command] = 0
    return due(s) >= 0


def removable(s: Hastings, command: int) -> list[int]:
    """The units of a Command of the type that is due; of the other if it has none of that (A71, A107)."""
    field = s.field
    there = command_units(s, command)
    elite = owes_elite(s, field.commands[command].side)
    found = [unit for unit in there if field.elite[unit] == elite]
    return found or there


class Losses(Loop[Hastings]):
    """Losses are taken when a Melee Segment ends, on both sides, until fewer than five hits are left (7.9.6, A69)."""

    rule = "7.9.1"

    def again(self, s: Hastings, a: Args) -> bool:
        return is_due(s)


def doomed(s: Hastings, unit: int) -> list[int]:
    """The Leaders who would die with a unit: those in its hex, if it is the last one there (7.11.3)."""
    here = s.place[unit]
    if len(units_in(s, here)) > 1 or escapes(s, here):
        return []
    return leaders_in(s, here, s.field.side[unit])


def escapes(s: Hastings, here: int) -> bool:
    """Rules 1: a Leader whose hex was not attacked in this segment outlives its last unit."""
    return s.game.rules < 2 and here not in s.aimed


class Remove(Ask[Hastings]):
    """The owner chooses the unit that five hits cost."""

    rule = "7.9.2"

    def seat(self, s: Hastings, a: Args) -> int:
        return s.field.commands[due(s)].side

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("remove", unit) for unit in removable(s, due(s))]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        unit: int = action[1]
        command = s.field.command[unit]
        here = s.place[unit]
        s.hits[command] -= s.field.hits_per_unit  # 7.9.5
        s.emit("hastings-loses", (command, unit, s.hits[command]))
        if not escapes(s, here):
            destroy(s, unit)
            return
        eliminate(s, unit)
        if not units_in(s, here):
            for leader in leaders_in(s, here, s.field.side[unit]):
                take_refuge(s, leader, s.field.grid.count)

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "remove":
            return None
        unit: int = intent[1]
        command = due(s)
        field = s.field
        if s.place[unit] == OFF:
            return Reason("7.9.2", "hastings-not-on-map", unit=("unit", unit))
        if field.command[unit] != command:
            hits = s.hits[command]
            return Reason(
                "7.9.2", "hastings-other-command", unit=("unit", unit), command=("command", command), hits=hits
            )
        side = field.commands[command].side
        return Reason(
            "7.9.4" if side else "7.9.3",
            "hastings-loss-order",
            unit=("unit", unit),
            type=("type", field.units[removable(s, command)[0]].type),
            plain=eliminated(s, side, False),
            elite=eliminated(s, side, True),
            every=field.elite_after[side],
        )

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"command": ("command", due(s)), "hits": s.hits[due(s)]}


REMOVE: Final = Remove()
LOSSES: Final = Losses(REMOVE)
