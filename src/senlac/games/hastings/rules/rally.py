"""The Rally Segment (7.2)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.state.position import command_units, is_routed, is_wounded
from senlac.games.hastings.state.table import RALLY, Hastings
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, ChanceOutcome, Die, Each, Proc, Seq


def can_rally(s: Hastings, unit: int) -> bool:
    """In or next to the hex of its Standard or of its own Command's Leader (7.2, A23, A24)."""
    field = s.field
    far = field.far_from(s.place[unit])
    leader = field.commands[field.command[unit]].leader
    return far[s.standard[field.side[unit]]] <= 1 or far[s.place[leader]] <= 1


def rally_drm(s: Hastings, unit: int) -> int:
    """What friendly Leaders in or next to the hex add, and the turn's event (7.2.2, 7.2.3).

    The best of them alone counts; by an option the Army Leader and the best of the others (A23).
    """
    field = s.field
    side = field.side[unit]
    far = field.far_from(s.place[unit])
    best = 0
    army = 0
    for leader in range(field.count, field.pieces):
        if field.side[leader] != side or far[s.place[leader]] > 1:
            continue
        is_army = leader == field.army_leader[side]
        drm = field.rally_army_leader if is_army else field.rally_leader
        if is_wounded(s, leader):
            drm += field.rally_wounded
        if is_army:
            army = max(0, drm)
        elif drm > best:
            best = drm
    led = best + army if s.game.options["both_leaders_rally"] else max(best, army)
    return led + field.events[s.event].rally[side]


class BeginRally(Proc[Hastings]):
    rule = "7.2"

    def run(self, s: Hastings, a: Args) -> None:
        s.segment = RALLY


class Rallies(Each[Hastings]):
    """Each Routed unit of the active Command that is near enough tries to rally."""

    rule = "7.2"

    def items(self, s: Hastings, a: Args) -> tuple[int, ...]:
        return tuple([unit for unit in command_units(s, s.active) if is_routed(s, unit) and can_rally(s, unit)])


class Rally(Die[Hastings]):
    """One die a unit; the last arg is the unit."""

    rule = "7.2.1"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        unit: int = a[-1]
        roll: int = outcome
        drm = rally_drm(s, unit)
        s.emit("hastings-rally", (unit, roll, drm))
        if roll + drm >= s.field.rally_roll:
            recover(s, unit)
        else:
            s.emit("hastings-no-rally", (unit,))


def recover(s: Hastings, unit: int) -> None:
    """A unit turns to its good side, and its owner says how it faces (7.2.4, A25)."""
    s.routed &= ~(1 << unit)
    s.emit("hastings-rallies", (unit,))
    FACE.push(s, (s.field.side[unit], unit))


class Face(Ask[Hastings]):
    """A rallied unit faces as its owner wishes; args are the side and the unit."""

    rule = "7.2.4"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("face", a[1], facing) for facing in range(6)]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        s.facing[a[1]] = action[2]
        s.emit("hastings-faces", (a[1], action[2]))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "face":
            return None
        return Reason("7.2.4", "hastings-other-unit", unit=("unit", intent[1]), due=("unit", a[1]))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[1])}


FACE: Final = Face()
RALLYING: Final = Seq("hastings.rally.segment", BeginRally(), Rallies(Rally()))
