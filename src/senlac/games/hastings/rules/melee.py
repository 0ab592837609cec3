"""Melee and its results (7.7, 7.8)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.commands import lost_by
from senlac.games.hastings.rules.leaders import PERILS
from senlac.games.hastings.rules.losses import LOSSES, strike
from senlac.games.hastings.rules.morale import CHECKS, Drm, total
from senlac.games.hastings.rules.reasons import hex_names, unit_names, why_not_enter
from senlac.games.hastings.rules.rout import ESCORT, HOME, take_along, ways, whither_from
from senlac.games.hastings.rules.stacking import come_to, has_room, is_full, leave_wall
from senlac.games.hastings.state.field import (
    CHAMPION,
    CHARGE,
    DITCH,
    ELITE_DEFENDER,
    FLANKED,
    LED,
    NO_EFFECT,
    PUSHBACK,
    REARED,
    SHIELD_WALL,
    UPHILL,
)
from senlac.games.hastings.state.position import (
    enemies_before,
    fit_units,
    front_of,
    held_by,
    in_wall,
    is_fit,
    is_routed,
    is_wounded,
    leaders_in,
)
from senlac.games.hastings.state.table import MELEE, Hastings
from senlac.games.hexes.grid import FLANK, FRONT, OFF, ORDINARY, REAR, WALL, rear
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, ChanceOutcome, Die, Loop, Proc, Seq

DONE: Final[Action] = ("done",)


class BeginMelee(Proc[Hastings]):
    """A Melee Segment begins: nothing has been attacked in it."""

    rule = "7.7.1"

    def run(self, s: Hastings, a: Args) -> None:
        s.segment = MELEE
        s.aimed = [OFF] * s.field.count
        s.assailants = [0] * s.field.count
        s.taken = [0] * s.field.count
        s.checked = 0
        s.surprised = 0
        s.aided = 0
        s.peril = [0] * len(s.field.leaders)
        s.pursued = 0


# ------------------------------------------------------------------ attacks


def attackers(s: Hastings) -> list[int]:
    """The un-Routed units of the active Command that must still attack (7.7.1, A58, A59)."""
    return [unit for unit in fit_units(s, s.active) if s.aimed[unit] == OFF and enemies_before(s, unit)]


def side_shown(s: Hastings, attacker: int, defender: int) -> int:
    """The aspect that a defender shows to its attacker; a Routed one has none, which is FRONT here (A04, A35)."""
    if is_routed(s, defender):
        return FRONT
    direction = s.field.grid.direction(s.place[defender], s.place[attacker])
    formation = WALL if in_wall(s, defender) else ORDINARY
    return formation.aspect(s.facing[defender], direction)


def aide(s: Hastings, attacker: int) -> int:
    """The un-wounded Leader in the attacker's hex who has not yet aided an attack, or -1 (1.1.LEADERS, A08)."""
    for leader in leaders_in(s, s.place[attacker], s.field.side[attacker]):
        if not is_wounded(s, leader) and not (s.aided >> leader) & 1:
            return leader
    return -1


def may_charge(s: Hastings, attacker: int, defender: int) -> bool:
    return (s.charge[attacker] >> defender) & 1 == 1 and not s.field.events[s.event].no_charge


def melee_drms(s: Hastings, attacker: int, defender: int) -> list[Drm]:
    """The lines of the Melee Combat Table that hold for an attack (7.7.5)."""
    field = s.field
    here = s.place[attacker]
    there = s.place[defender]
    lines: list[int] = []
    if may_charge(s, attacker, defender):
        lines.append(CHARGE)
    if aide(s, attacker) >= 0:
        lines.append(LED)
    aspect = side_shown(s, attacker, defender)
    if aspect == FLANK:
        lines.append(FLANKED)
    elif aspect == REAR:
        lines.append(REARED)
    if field.level[there] > field.level[here]:
        lines.append(UPHILL)
    if field.ditch[here * 6 + field.grid.direction(here, there)]:
        lines.append(DITCH)
    if not is_routed(s, defender):
        if field.elite[defender]:
            lines.append(ELITE_DEFENDER)
        if in_wall(s, defender):
            lines.append(SHIELD_WALL)
    found = [(line, field.melee_drm[line]) for line in lines]
    champion = field.events[s.event].champion
    if champion and s.initiative == field.side[attacker] and not (s.championed >> field.command[attacker]) & 1:
        found.append((CHAMPION, champion))
    return found


class Attacks(Loop[Hastings]):
    """Every unit with an enemy before it attacks once, in the order that the attacker chooses (7.7.6).

    It is one unit against one (7.7.3), and nobody must be attacked (7.7.4).
    """

    rule = "7.7.1"

    def again(self, s: Hastings, a: Args) -> bool:
        for unit in s.field.commands[s.active].units:
            if s.aimed[unit] == OFF and is_fit(s, unit) and enemies_before(s, unit):
                return True
        return False


class Attack(Ask[Hastings]):
    """The active player chooses who attacks whom."""

    rule = "7.7.1"

    def seat(self, s: Hastings, a: Args) -> int:
        return s.field.commands[s.active].side

    def options(self, s: Hastings, a: Args) -> list[Action]:
        found: list[Action] = []
        for unit in attackers(s):
            for enemy in enemies_before(s, unit):
                found.append(("attack", unit, enemy))
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        MELEE_ROLL.push(s, (action[1], action[2]))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent == DONE:
            unit = attackers(s)[0]
            enemies = unit_names(enemies_before(s, unit))
            return Reason("7.7.1", "hastings-must-attack", unit=("unit", unit), enemies=enemies)
        if intent[0] != "attack":
            return None
        return why_not_attack(s, seat, intent[1], intent[2])

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"command": ("command", s.active), "number": len(attackers(s))}


def why_not_attack(s: Hastings, seat: int, unit: int, enemy: int) -> Reason:
    """Why one unit cannot attack another now."""
    field = s.field
    if s.place[unit] == OFF or s.place[enemy] == OFF:
        off = unit if s.place[unit] == OFF else enemy
        return Reason("7.7.1", "hastings-not-on-map", unit=("unit", off))
    if field.side[unit] != seat:
        return Reason("7.1.2", "hastings-enemy-piece", piece=("unit", unit))
    if field.command[unit] != s.active:
        own = ("command", field.command[unit])
        return Reason("7.1.2", "hastings-inactive", piece=("unit", unit), own=own, command=("command", s.active))
    if field.side[enemy] == seat:
        return Reason("7.7.1", "hastings-own-unit", unit=("unit", enemy))
    if is_routed(s, unit):
        return Reason("A35", "hastings-routed", unit=("unit", unit))
    if s.aimed[unit] != OFF:
        return Reason("7.7.1", "hastings-attacked-once", unit=("unit", unit), hex=("hex", s.aimed[unit]))
    return Reason(
        "7.7.2",
        "hastings-not-in-front",
        unit=("unit", unit),
        enemy=("unit", enemy),
        hex=("hex", s.place[enemy]),
        front=hex_names(s, front_of(s, unit)),
    )


class MeleeRoll(Die[Hastings]):
    """The roll of an attack; args are attacker and defender."""

    rule = "7.7.5"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        attacker: int = a[0]
        defender: int = a[1]
        roll: int = outcome
        field = s.field
        drms = melee_drms(s, attacker, defender)
        modified = roll + total(drms)
        s.emit("hastings-attacks", (attacker, defender, roll, modified - roll))
        for line, value in drms:
            s.emit("hastings-melee-drm", (line, value))
        leader = aide(s, attacker)
        if leader >= 0:
            s.aided |= 1 << leader
        s.championed |= 1 << field.command[attacker]
        s.aimed[attacker] = s.place[defender]
        s.assailants[defender] |= 1 << attacker
        if side_shown(s, attacker, defender) != FRONT:
            s.surprised |= 1 << defender
        result = field.result(field.cf[attacker], modified)
        if result == NO_EFFECT:
            s.emit("hastings-no-effect", ())
        elif result == PUSHBACK:
            s.emit("hastings-pushback", (defender,))
            push_back(s, defender)
        else:
            strike(s, defender, result * 2 if is_routed(s, defender) else result)  # 7.7.7, A61


# ------------------------------------------------------------------ pushback (7.8.3)


def retreats(s: Hastings, unit: int) -> list[int]:
    """Where a unit can be pushed: open rear hexes (A67); a Routed one as it flees, with no more ado (A61, A100)."""
    side = s.field.side[unit]
    here = s.place[unit]
    if is_routed(s, unit):
        whither = whither_from(s, side, here, HOME)
        return [there for there in ways(s, unit, here, whither) if not is_full(s, there)]
    hexes = [s.field.grid.neighbours[here * 6 + direction] for direction in rear(s.facing[unit])]
    return [there for there in hexes if has_room(s, side, there)]


def pushed_to(s: Hastings, here: int, last: int) -> list[int]:
    """The hexes next to one where the units are that were pushed out of it in this segment; the last one is known.

    Rules 1: only the last.
    """
    found = [last]
    if s.game.rules < 2:
        return found
    far = s.field.far_from(here)
    for unit in range(s.field.count):
        there = s.place[unit]
        if far[there] == 1 and there not in found and was_attacked_in(s, unit, here):
            found.append(there)
    return sorted(found)


def was_attacked_in(s: Hastings, unit: int, here: int) -> bool:
    """Whether a unit was attacked in a hex in this segment."""
    for attacker in range(s.field.count):
        if (s.assailants[unit] >> attacker) & 1 and s.aimed[attacker] == here:
            return True
    return False


def why_not_retreat(s: Hastings, unit: int, there: int) -> Reason:
    """Why a unit cannot be pushed to a hex."""
    behind = 0
    for direction in rear(s.facing[unit]):
        beside = s.field.grid.neighbours[s.place[unit] * 6 + direction]
        if beside != OFF:
            behind |= s.field.bit[beside]
    barred = why_not_enter(s, s.field.side[unit], there, "A67") if (behind >> there) & 1 else None
    if barred is not None and not is_routed(s, unit):
        return barred
    if is_routed(s, unit):
        return Reason("A61", "hastings-not-fleeing-way", unit=("unit", unit), hex=("hex", there))
    rear_hexes = hex_names(s, behind)
    return Reason("7.8.3", "hastings-not-rear", unit=("unit", unit), hex=("hex", there), rear=rear_hexes)


def push_back(s: Hastings, unit: int) -> None:
    """A unit goes back a hex, with the Leaders that want to; without an open hex it takes one more hit (4.1.3, A68)."""
    found = retreats(s, unit)
    if not found:
        s.emit("hastings-no-retreat", (unit,))
        strike(s, unit, 1)
        return
    RECOIL.push(s, (s.field.side[unit], unit))
    ESCORT.push(s, (s.field.side[unit], unit))


def recoil(s: Hastings, unit: int, there: int) -> None:
    """The unit goes back, facing kept, and its attackers may follow."""
    here = s.place[unit]
    s.emit("hastings-retreats", (unit, there))
    ADVANCE.push(s, (s.field.commands[s.active].side, here, there))
    come_to(s, unit, there)
    take_along(s, there)


class Recoil(Proc[Hastings]):
    """A unit goes back where it can; args are the side and the unit."""

    rule = "7.8.3"

    def run(self, s: Hastings, a: Args) -> None:
        found = retreats(s, a[1])
        if len(found) == 1:
            recoil(s, a[1], found[0])
        else:
            RETREAT.push(s, a)


class Retreat(Ask[Hastings]):
    """The owner chooses between the hexes in the rear; args are the side and the unit."""

    rule = "7.8.3"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("retreat", a[1], there) for there in retreats(s, a[1])]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        recoil(s, a[1], action[2])

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "retreat":
            return None
        unit: int = a[1]
        if intent[1] != unit:
            return Reason("7.8.3", "hastings-other-unit", unit=("unit", intent[1]), due=("unit", unit))
        return why_not_retreat(s, unit, intent[2])

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[1])}


# ------------------------------------------------------------------ advances


def advancers(s: Hastings, here: int) -> list[int]:
    """The attackers of a hex that can advance into it and leave no infantry alone (7.7.10, 7.8.3, 1.1.COMMAND, A64).

    Rules 1: whether anybody is left alone does not matter.
    """
    found = near_attackers(s, here)
    return found if s.game.rules < 2 else [unit for unit in found if lost_by(s, unit, here) < 0]


def near_attackers(s: Hastings, here: int) -> list[int]:
    """The attackers of a hex that are next to it, if it has room for one."""
    side = s.field.commands[s.active].side
    if here == OFF or not has_room(s, side, here):
        return []
    far = s.field.far_from(here)
    found: list[int] = []
    for unit in fit_units(s, s.active):
        if s.aimed[unit] == here and far[s.place[unit]] == 1:
            found.append(unit)
    return found


class Advance(Proc[Hastings]):
    """Attackers may follow a unit that was pushed back; args are the side, the hex it left and the one it is in."""

    rule = "7.8.3"

    def run(self, s: Hastings, a: Args) -> None:
        if held_by(s, a[1]) != 1 - a[0] and advancers(s, a[1]):
            FOLLOW_UP.push(s, a)


class FollowUp(Ask[Hastings]):
    """Who advances, with the pushed unit before it; args as those of Advance."""

    rule = "7.8.3"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        facings = 0
        for there in pushed_to(s, a[1], a[2]):
            facings |= toward(s, a[1], there)
        found: list[Action] = []
        for unit in advancers(s, a[1]):
            found.extend([("advance", unit, facing) for facing in range(6) if (facings >> facing) & 1])
        found.append(DONE)
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        if action == DONE:
            return
        ADVANCE.push(s, a)
        advance(s, action[1], a[1], action[2])

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "advance":
            return None
        if intent[1] in advancers(s, a[1]):
            return Reason("7.8.3", "hastings-face-pushed", unit=("unit", intent[1]), hex=("hex", a[2]))
        return why_not_advance(s, intent[1], a[1], "7.8.3")

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"hex": ("hex", a[1])}


def toward(s: Hastings, here: int, there: int) -> int:
    """The mask of the two facings in a hex that have the next one before them."""
    direction = s.field.grid.direction(here, there)
    return 1 << direction | 1 << (direction + 1) % 6


def why_not_advance(s: Hastings, unit: int, there: int, rule: str) -> Reason:
    """Why a unit cannot advance into a hex."""
    if unit in near_attackers(s, there):
        alone = lost_by(s, unit, there)
        return Reason("1.1.COMMAND", "hastings-advance-parts", unit=("unit", unit), alone=("unit", alone))
    return Reason(rule, "hastings-no-advance", unit=("unit", unit))


def advance(s: Hastings, unit: int, there: int, facing: int) -> None:
    """A unit goes into a hex that it attacked; it leaves Shield Wall (A64)."""
    leave_wall(s, unit)
    s.facing[unit] = facing
    s.emit("hastings-advances", (unit, there, facing))
    come_to(s, unit, there)


def open_advances(s: Hastings) -> list[int]:
    """The units whose attacked hex has no enemies any more, so that they can advance."""
    found: list[int] = []
    for unit in fit_units(s, s.active):
        if s.aimed[unit] != OFF and unit in advancers(s, s.aimed[unit]):
            found.append(unit)
    return found


class Advances(Loop[Hastings]):
    """After losses, hexes that were emptied can be entered (A11)."""

    rule = "7.7.10"

    def again(self, s: Hastings, a: Args) -> bool:
        return bool(open_advances(s))


class TakeGround(Ask[Hastings]):
    """Who advances after losses, facing as its owner likes."""

    rule = "7.7.10"

    def seat(self, s: Hastings, a: Args) -> int:
        return s.field.commands[s.active].side

    def options(self, s: Hastings, a: Args) -> list[Action]:
        found: list[Action] = [("advance", unit, facing) for unit in open_advances(s) for facing in range(6)]
        found.append(DONE)
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        if action == DONE:
            s.aimed = [OFF] * s.field.count
        else:
            there = s.aimed[action[1]]
            s.aimed[action[1]] = OFF
            advance(s, action[1], there, action[2])

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "advance":
            return None
        return why_not_advance(s, intent[1], s.aimed[intent[1]], "7.7.10")

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"number": len(open_advances(s))}


ATTACK: Final = Attack()
ATTACKS: Final = Attacks(ATTACK)
MELEE_ROLL: Final = MeleeRoll()
RECOIL: Final = Recoil()
RETREAT: Final = Retreat()
ADVANCE: Final = Advance()
FOLLOW_UP: Final = FollowUp()
#: In the order of A11, but for an option that `CHECKS` sees to; `PERILS` are Leader Casualty checks. Losses (7.7.9) are
#: also for what missiles hit (A33).
TAKE_GROUND: Final = TakeGround()
MELEE_SEGMENT: Final = Seq(
    "hastings.melee.segment", BeginMelee(), ATTACKS, CHECKS, LOSSES, PERILS, Advances(TAKE_GROUND)
)
