"""The Missile Segment; how far it is to the target does not count (7.3)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.victory import can_fight
from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.position import command_units, fit_units, in_wall
from senlac.games.hastings.state.table import MISSILES, Hastings
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, ChanceOutcome, Die, Proc

#: How much farther than the closest Command the second die of William's may shoot (A30).
SPLIT: Final = 1
NO_RANGE: Final = 999


def ranges(s: Hastings, command: int) -> list[int]:
    """By Command: how far it is from a firing one, NO_RANGE if it is not a target.

    Distances are between un-Routed units; if the Anglo-Saxons have none but Routed ones, to these (A29).
    """
    field = s.field
    from_hexes = {s.place[shooter] for shooter in fit_units(s, command)}
    any_fit = can_fight(s, SAXON)
    found = [NO_RANGE] * len(field.commands)
    for target in range(len(field.commands)):
        if field.commands[target].side == SAXON:
            units = fit_units(s, target) if any_fit else command_units(s, target)
            for there in {s.place[unit] for unit in units}:
                far = field.far_from(there)
                found[target] = min([found[target], *[far[here] for here in from_hexes]])
    return found


def targets(s: Hastings, command: int, die: int) -> list[int]:
    """The Commands that a die of missile fire may be aimed at: the closest; a later die a little farther (7.3.5)."""
    found = ranges(s, command)
    limit = min(found) + (SPLIT if die else 0)
    return [target for target in range(len(found)) if found[target] <= limit and found[target] < NO_RANGE]


def missile_drm(s: Hastings, command: int, target: int) -> int:
    """What is added to a die of missile fire."""
    field = s.field
    drm = field.events[s.event].missile
    if s.plunging:
        drm += field.plunging_drm
    if s.game.options["wall_stops_missiles"] and nearest_in_wall(s, command, target):
        drm += field.missile_wall_drm
    return drm


def nearest_in_wall(s: Hastings, command: int, target: int) -> bool:
    """Whether those un-Routed units of a Command that are nearest to the shooters are all in Shield Wall (A26)."""
    shooters = fit_units(s, command)
    units = fit_units(s, target)
    far = [min([s.field.apart(s.place[unit], s.place[shooter]) for shooter in shooters]) for unit in units]
    return bool(units) and all([in_wall(s, unit) for unit, apart in zip(units, far, strict=True) if apart == min(far)])


class Shoot(Proc[Hastings]):
    """The segment of a Norman Command; the Anglo-Saxons have none (7.3.1)."""

    rule = "7.3.1"

    def run(self, s: Hastings, a: Args) -> None:
        command = s.field.commands[s.active]
        if command.side != NORMAN:
            return
        s.segment = MISSILES
        VOLLEY.push(s, (NORMAN, ()))
        if s.turn >= s.field.plunging_turn and not s.plunging and may_lob(s):
            PLUNGING.push(s, ())


def may_lob(s: Hastings) -> bool:
    """Whether it is time to roll for Plunging Fire: once a turn, or in each segment, which is an option (A31)."""
    return s.lobbed != s.turn or bool(s.game.options["plunging_each_segment"])


class Plunging(Die[Hastings]):
    """Whether the archers now shoot high (7.3.7, A31, A32)."""

    rule = "7.3.7"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        roll: int = outcome
        drm = s.turn - s.field.plunging_turn
        s.lobbed = s.turn
        s.emit("hastings-plunging-roll", (roll, drm))
        if roll + drm >= s.field.plunging_roll:
            s.plunging = s.turn
            s.emit("hastings-plunging", ())
        else:
            s.emit("hastings-no-plunging", ())


class Volley(Proc[Hastings]):
    """The dice of a Command are aimed, then rolled; args are the side and the targets so far."""

    rule = "7.3.2"

    def run(self, s: Hastings, a: Args) -> None:
        aimed: tuple[int, ...] = a[1]
        if len(aimed) == s.field.commands[s.active].dice:
            for target in aimed[::-1]:
                MISSILE.push(s, (target,))
            return
        if not fit_units(s, s.active) or s.field.events[s.event].no_missiles:  # A27
            return
        found = targets(s, s.active, len(aimed))
        if len(found) > 1:
            AIM.push(s, a)
        elif found:
            self.push(s, (a[0], (*aimed, found[0])))


class Aim(Ask[Hastings]):
    """The Norman chooses the target of a die; args as those of Volley."""

    rule = "7.3.5"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("shoot", target) for target in targets(s, s.active, len(a[1]))]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        VOLLEY.push(s, (a[0], (*a[1], action[1])))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "shoot":
            return None
        if s.field.commands[intent[1]].side != SAXON:
            return Reason("7.3.1", "hastings-own-command", command=("command", intent[1]))
        found = ranges(s, s.active)
        target = ("command", intent[1])
        if found[intent[1]] == NO_RANGE:
            return Reason("A29", "hastings-no-fit-units", command=target)
        least = min(found)
        limit = least + (SPLIT if a[1] else 0)
        return Reason("7.3.5", "hastings-out-of-aim", command=target, far=found[intent[1]], least=least, limit=limit)

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"command": ("command", s.active), "number": len(a[1]) + 1}


class Missile(Die[Hastings]):
    """One die of missile fire; arg is the target. It never makes anybody check morale (7.3.6)."""

    rule = "7.3.4"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        target: int = a[0]
        roll: int = outcome
        drm = missile_drm(s, s.active, target)
        s.emit("hastings-shoots", (s.active, target, roll, drm))
        if roll + drm >= s.field.missile_hits:  # A28
            s.hits[target] += 1
            s.emit("hastings-missile-hit", (target, s.hits[target]))
        else:
            s.emit("hastings-missile-miss", (target,))


PLUNGING: Final = Plunging()
VOLLEY: Final = Volley()
AIM: Final = Aim()
MISSILE: Final = Missile()
SHOOTING: Final = Shoot()
