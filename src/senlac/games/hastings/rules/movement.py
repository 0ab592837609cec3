"""Regular movement (7.6): the moves of units and Leaders, and the bond of a Command (1.1.COMMAND).

An impulse is a series of orders: the player picks a piece, then where it goes. A02 is about the end of the impulse, so
a unit may go ahead of the others, or leave them behind; but nothing is offered that the rest could not mend (A104).
"""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.commands import fellows, is_lonely
from senlac.games.hastings.rules.reasons import threats, unit_names, why_not_enter
from senlac.games.hastings.rules.stacking import come_to, leave_wall
from senlac.games.hastings.state.field import Field
from senlac.games.hastings.state.position import (
    has_units,
    held_by,
    is_fit,
    is_routed,
    is_threatened,
    is_wounded,
    occupation,
    units_in,
)
from senlac.games.hastings.state.table import MOVEMENT, Hastings
from senlac.games.hexes.grid import OFF, UNREACHED, Reach, hexes_of
from senlac.games.hexes.manoeuvre import March
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Loop, Proc, Seq

DONE: Final[Action] = ("done",)
#: No move costs as much.
EVER: Final = 60


# ------------------------------------------------------------------ where a piece can go


def reach(s: Hastings, unit: int) -> March:
    """Where a unit can go by ordinary moves, with cost and path; what holds its Command together is not looked at."""
    seen = occupation(s)
    return march(s, unit, seen.barred[s.field.side[unit]])


def march(s: Hastings, unit: int, barred: int) -> March:
    """Where a unit can go for its allowance when these hexes are barred to it (7.6.2, 7.6.3)."""
    return s.field.steps.reach(s.place[unit], s.facing[unit], s.field.ma[unit], barred)


def sidesteps(s: Hastings, unit: int) -> list[int]:
    """The hexes that a unit can step to for its whole allowance, facing kept.

    Those in its rear (7.6.8), and on its flanks unless it starts in an enemy's frontal hex (7.6.7); slope and ditch
    do not matter (A53).
    """
    return hexes_of(_sidesteps(s, unit, occupation(s).barred[s.field.side[unit]]))


def _sidesteps(s: Hastings, unit: int, barred: int) -> int:
    """The same as a mask, when these hexes are barred to it."""
    field = s.field
    state = s.place[unit] * 6 + s.facing[unit]
    threatened = is_threatened(s, field.side[unit], s.place[unit])
    open_hexes = field.open_rear[state] if threatened else field.open_sides[state]
    return open_hexes & ~barred


def leader_points(s: Hastings, leader: int) -> int:
    """How far a Leader can go; wounded, half as far (A77)."""
    points = s.field.ma[leader]
    return (points + 1) // 2 if is_wounded(s, leader) else points


def leader_reach(s: Hastings, leader: int, points: int = 0) -> Reach:
    """Where a Leader can go, for his points or so many: past friends, never to enemies or their Leaders (A08, A102)."""
    field = s.field
    side = field.side[leader]
    enemies = [s.place[piece] for piece in range(field.pieces) if field.side[piece] != side]
    return field.grid.reach(s.place[leader], points or leader_points(s, leader), field.leader_steps, barred=enemies)


# ------------------------------------------------------------------ the bond of a Command (1.1.COMMAND, A02)


def strays(s: Hastings) -> list[int]:
    """Infantry that must end the impulse near its Command and is not there now."""
    if not s.bound:
        return []
    return [unit for unit in s.field.commands[s.active].units if (s.bound >> unit) & 1 and is_lonely(s, unit)]


def accompanied(s: Hastings) -> int:
    """The mask of infantry of the active Command that is not alone, and must not be when the impulse ends."""
    mask = 0
    for unit in s.field.commands[s.active].units:
        if s.field.foot[unit] and is_fit(s, unit) and not is_lonely(s, unit):
            mask |= 1 << unit
    return mask


def latecomers(s: Hastings) -> list[int]:
    """Infantry that was alone when the impulse began, has not moved, and could come to its Command (A02)."""
    if s.game.rules < 2:
        return []
    found: list[int] = []
    free = ~(s.bound | s.ordered)
    for unit in s.field.commands[s.active].units:
        if (free >> unit) & 1 and s.field.foot[unit] and is_fit(s, unit) and Bond(s, unit).rejoins():
            found.append(unit)
    return found


class Bond:
    """Whether the active Command can hold together (A104), for all that one of its units could do.

    What does not depend on where that unit goes is worked out once: by `weigh`, which `allows` needs.
    """

    def __init__(self, s: Hastings, unit: int) -> None:
        self.s = s
        self.unit = unit
        self.home = s.place[unit]
        self.fellows = fellows(s, unit)
        self.places = [s.place[other] for other in self.fellows]
        #: How far the nearest one is, if the unit is alone now.
        self.apart = 0
        nearest = self.to_nearest(self.home)
        if self.fellows and nearest > 1:
            self.apart = nearest
        #: Whether it must end near its Command even if it stays. Rules 1: nobody must.
        self.is_held = s.game.rules >= 2 and (s.bound >> unit) & 1 == 1
        #: Fellows that have not moved, the nearest first, once they were looked for.
        self.ready: list[int] | None = None
        #: Bound infantry among the fellows that only this unit could be near.
        self.needy: list[int] = []
        #: Pairs of bound infantry and its one fellow that is near, but for this unit.
        self.pairs: list[tuple[int, int]] = []
        #: The hexes that are barred to the unit and its fellows, and those that are if it goes there.
        self.barred = 0
        self.half_full = 0
        #: Whether it may go where it likes.
        self.is_free = False
        #: By unit: the hexes that a fellow can come to, once they were looked up; -1 before.
        self.reaches = [-1] * s.field.count

    def weigh(self) -> None:
        """Look at what the unit's going does to others."""
        s = self.s
        field = s.field
        seen = occupation(s)
        side = field.side[self.unit]
        shared = seen.full[side] & field.bit[self.home]
        self.barred = seen.barred[side] ^ shared
        self.half_full = seen.held[side] if shared else seen.held[side] ^ field.bit[self.home]
        self.needy = []
        self.pairs = []
        for other in self.fellows:
            if (s.bound >> other) & 1:
                self._find_mate(other)
        self.is_free = not self.needy and not (field.foot[self.unit] and self.fellows)

    def _find_mate(self, held: int) -> None:
        far = self.s.field.far_from(self.s.place[held])
        mate = -1
        for other in self.fellows:
            if other != held and far[self.s.place[other]] <= 1:
                if mate >= 0:
                    return
                mate = other
        if mate < 0:
            self.needy.append(held)
        else:
            self.pairs.append((held, mate))

    def to_nearest(self, here: int) -> int:
        """How far it is from a hex to the nearest fellow."""
        far = self.s.field.far_from(here)
        least = far[OFF]
        for there in self.places:
            if far[there] < least:
                least = far[there]
        return least

    def binds(self, there: int, nearest: int) -> bool:
        """Whether the unit, if it goes to a hex with the nearest fellow so far away, must end near its Command.

        Infantry that had company when the impulse began must; else it must if it leaves its hex, unless it is alone
        already and comes nearer.
        """
        if self.is_held:
            return True
        if not self.s.field.foot[self.unit] or there == self.home or not self.fellows:
            return False
        return not self.apart or not 1 < nearest < self.apart

    def rejoins(self) -> bool:
        """Whether the unit is alone, and can come to its Command: then it must (A02)."""
        if self.s.game.rules < 2 or self.is_held or not self.apart or not self.s.field.foot[self.unit]:
            return False
        self.weigh()
        for there in self.goals():
            if self.to_nearest(there) <= 1 and self.allows(there):
                return True
        return False

    def goals(self) -> list[int]:
        """The hexes that the unit can come to."""
        return hexes_of(self._find_reach(self.unit, self.barred))

    def allows(self, there: int) -> bool:
        """Whether going to a hex leaves no infantry alone that the others could not bring back into company."""
        if self.is_free:
            return True
        alone = self.left_alone(there)
        nearest = self.to_nearest(there)
        is_bound = self.binds(there, nearest)
        is_ahead = is_bound and nearest > 1
        if not alone and not is_ahead:
            return True
        return self._can_mend(there, alone, is_ahead, is_bound and not is_ahead)

    def left_alone(self, there: int) -> list[int]:
        """The other infantry that is alone if the unit goes to a hex."""
        far = self.s.field.far_from(there)
        return [other for other in self.needy if far[self.s.place[other]] > 1]

    def _can_mend(self, there: int, alone: list[int], is_ahead: bool, in_company: bool) -> bool:
        """Whether a fellow that has not moved can bring all together again, and leaves nobody alone by that.

        It comes to those that are alone, of whom the unit may be one (`is_ahead`), or is the one that was left alone
        and goes after the others. If the unit is `in_company`, it needs what it has in its new hex.
        """
        s = self.s
        field = s.field
        wanted = field.near[there] if is_ahead else -1
        for other in alone:
            wanted &= field.near[s.place[other]]
        far = field.far_from(there if is_ahead else s.place[alone[0]])
        for other in self._helpers():
            if other in alone:
                places = self._to_follow(other, there, alone, is_ahead)
            elif wanted and far[s.place[other]] <= field.ma[other] + 1:
                places = wanted
            else:
                continue
            if self._kept_together(other, there, self._come(other, there, places), in_company):
                return True
        return bool(wanted) and self._can_mend_in_turn(there, wanted, alone, in_company)

    def _to_follow(self, follower: int, there: int, alone: list[int], is_ahead: bool) -> int:
        """Where one that was left alone would have to go: to those that are alone, too, or else to anybody."""
        s = self.s
        near = s.field.near
        wanted = near[there] if is_ahead else -1
        for other in alone:
            if other != follower:
                wanted &= near[s.place[other]]
        return wanted if wanted != -1 else near[there] | self._around(follower, -1)

    def _around(self, one: int, another: int) -> int:
        """The hexes in and next to those of the fellows, but for two of them."""
        found = 0
        for other in self.fellows:
            if other not in (one, another):
                found |= self.s.field.near[self.s.place[other]]
        return found

    def _come(self, other: int, there: int, wanted: int) -> int:
        """To which of the wanted hexes a fellow can come, once the unit has gone to a hex."""
        found = self._reach_of(other)
        filled = self.half_full & self.s.field.bit[there]
        # To fill a hex that it could not come to anyway changes nothing.
        if found & wanted and found & filled:
            found = self._find_reach(other, self.barred | filled)
        return found & wanted

    def _kept_together(self, other: int, there: int, places: int, in_company: bool) -> int:
        """At which of these hexes a fellow that goes there leaves nobody alone."""
        if not places:
            return 0
        near = self.s.field.near
        for held in self._left_by(other, there):
            places &= near[self.s.place[held]]
        if in_company and self._is_alone(there, other):
            places &= near[there]
        return places

    def _left_by(self, other: int, there: int) -> list[int]:
        """The infantry that has no company but a fellow, the unit being in a hex."""
        far = self.s.field.far_from(there)
        return [held for held, mate in self.pairs if mate == other and far[self.s.place[held]] > 1]

    def _can_mend_in_turn(self, there: int, wanted: int, alone: list[int], in_company: bool) -> bool:
        """Whether a fellow can come to a wanted hex if one that it leaves alone by that can follow, in turn.

        So three in a row can go ahead, one after the other. The follower needs a hex in which nobody is yet: then
        neither of the two is in the other's way, whichever goes first.
        """
        s = self.s
        field = s.field
        for other in self._helpers():
            if other in alone:
                continue
            places = self._come(other, there, wanted)
            if in_company and self._is_alone(there, other):
                places &= field.near[there]
            for then in hexes_of(places):
                far = field.far_from(then)
                left = [held for held in self._left_by(other, there) if far[s.place[held]] > 1]
                if len(left) != 1 or (s.ordered >> left[0]) & 1:
                    continue
                around = field.near[then] | field.near[there] | self._around(other, left[0])
                if self._come(left[0], there, around & ~(self.half_full | field.bit[there])):
                    return True
        return False

    def _is_alone(self, there: int, without: int) -> bool:
        """Whether no fellow but perhaps one is near a hex."""
        far = self.s.field.far_from(there)
        for other in self.fellows:
            if other != without and far[self.s.place[other]] <= 1:
                return False
        return True

    def _helpers(self) -> list[int]:
        """The fellows that have not moved; the nearest can help most often."""
        if self.ready is None:
            s = self.s
            count = s.field.count
            far = s.field.far_from(self.home)
            unmoved = [other for other in self.fellows if not (s.ordered >> other) & 1]
            self.ready = [key % count for key in sorted([far[s.place[other]] * count + other for other in unmoved])]
        return self.ready

    def _reach_of(self, other: int) -> int:
        """The hexes that a fellow can come to, the unit being out of its way."""
        if self.reaches[other] < 0:
            self.reaches[other] = self._find_reach(other, self.barred)
        return self.reaches[other]

    def _find_reach(self, other: int, barred: int) -> int:
        return march(self.s, other, barred).hexes | _sidesteps(self.s, other, barred)


# ------------------------------------------------------------------ the impulse


class MovementImpulse(Proc[Hastings]):
    """Each un-Routed unit of the active Command may move, and its Leader."""

    rule = "7.6.1"

    def run(self, s: Hastings, a: Args) -> None:
        s.segment = MOVEMENT
        s.ordered = 0
        s.bound = accompanied(s) if s.game.rules >= 2 else 0  # Rules 1: only who moves is bound.
        s.began = list(s.place)
        s.charge = [0] * s.field.count


def movable(s: Hastings) -> list[int]:
    """The pieces that have not had their order: un-Routed units, and Leaders (A08).

    The Leader of a Command that is no more moves with the Center (A74).
    """
    field = s.field
    found = [unit for unit in field.commands[s.active].units if not (s.ordered >> unit) & 1 and is_fit(s, unit)]
    side = field.commands[s.active].side
    for piece in range(field.count, field.pieces):
        if field.side[piece] != side or s.place[piece] == OFF or (s.ordered >> piece) & 1:
            continue
        if moves_with(s, piece) == s.active:
            found.append(piece)
    return found


def orderable(s: Hastings) -> list[int]:
    """The pieces that can be picked: while somebody is alone, no unit that could only make it worse (A104)."""
    found = movable(s)
    if s.game.rules < 2 or not strays(s):
        return found
    side = s.field.commands[s.active].side
    return [piece for piece in found if s.field.is_leader(piece) or MOVE.options(s, (side, piece))]


def moves_with(s: Hastings, leader: int) -> int:
    """The Command with which a Leader moves."""
    field = s.field
    own = field.command[leader]
    center = field.command[field.army_leader[field.side[leader]]]
    return own if has_units(s, own) else center


class Orders(Loop[Hastings]):
    """Orders are given until the player has done, or nothing is left to order; `ordered` then has all pieces."""

    rule = "7.6.1"

    def again(self, s: Hastings, a: Args) -> bool:
        for unit in s.field.commands[s.active].units:
            if not (s.ordered >> unit) & 1 and is_fit(s, unit):
                return True
        return bool(movable(s))


class Order(Ask[Hastings]):
    """The player picks the piece that moves next, or has done."""

    rule = "7.6.1"
    begins_turn = True

    def seat(self, s: Hastings, a: Args) -> int:
        return s.field.commands[s.active].side

    def options(self, s: Hastings, a: Args) -> list[Action]:
        pieces = orderable(s)
        found: list[Action] = [("order", piece) for piece in pieces]
        # If nothing were left to order, whoever is alone could only stay so.
        if not pieces or (not strays(s) and not latecomers(s)):
            found.append(DONE)
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        if action == DONE:
            s.ordered = (1 << s.field.pieces) - 1
        elif s.field.is_leader(action[1]):
            LEAD.push(s, (self.seat(s, a), action[1]))
        else:
            MOVE.push(s, (self.seat(s, a), action[1]))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent == DONE:
            return why_not_done(s)
        if intent[0] in ("move", "stay", "lead"):
            return self.why_not_yet(s, seat, intent)
        if intent[0] != "order":
            return None
        return why_not_order(s, seat, intent[1])

    def why_not_yet(self, s: Hastings, seat: int, intent: Action) -> Reason:
        """What is wrong with a move itself, or with its piece; if nothing is, the piece has to be picked first."""
        piece: int = intent[1]
        if piece not in orderable(s):
            return why_not_order(s, seat, piece)
        ask: Ask[Hastings] = LEAD if s.field.is_leader(piece) else MOVE
        a: Args = (seat, piece)
        reason = None if intent in ask.options(s, a) else ask.why(s, a, seat, intent)
        return reason or Reason("7.6.1", "hastings-order-first", piece=("piece", piece))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"command": ("command", s.active), "number": len(movable(s))}


def why_not_done(s: Hastings) -> Reason:
    """Why the impulse cannot end: who is alone, and who has left it."""
    astray = strays(s)
    if not astray:
        return Reason("1.1.COMMAND", "hastings-must-rejoin", unit=("unit", latecomers(s)[0]))
    unit = astray[0]
    if s.place[unit] != s.began[unit] or s.game.rules < 2:
        return Reason("1.1.COMMAND", "hastings-astray", unit=("unit", unit))
    return Reason("1.1.COMMAND", "hastings-cut-off", unit=("unit", unit), mover=("unit", deserter(s, unit)))


def deserter(s: Hastings, unit: int) -> int:
    """A fellow that was near a unit when the impulse began, and has moved away."""
    far = s.field.far_from(s.began[unit])
    return next(other for other in fellows(s, unit) if far[s.began[other]] <= 1)


def why_not_order(s: Hastings, seat: int, piece: int) -> Reason:
    """Why a piece cannot be given an order."""
    field = s.field
    if s.place[piece] == OFF:
        return Reason("7.6.1", "hastings-not-on-map", unit=("piece", piece))
    if field.side[piece] != seat:
        return Reason("7.1.2", "hastings-enemy-piece", piece=("piece", piece))
    if (field.command[piece] if piece < field.count else moves_with(s, piece)) != s.active:
        own = field.command[piece]
        return Reason(
            "7.1.2", "hastings-inactive", piece=("piece", piece), own=("command", own), command=("command", s.active)
        )
    if piece < field.count and is_routed(s, piece):
        return Reason("7.6.1", "hastings-routed", unit=("unit", piece))
    if piece in movable(s):
        return Reason("A104", "hastings-mend-first", unit=("unit", piece), stray=("unit", strays(s)[0]))
    return Reason("7.6.1", "hastings-ordered", piece=("piece", piece))


def move_to(field: Field, unit: int, there: int, facing: int) -> Action:
    """The order to move. There are so many of them in every question that each is made but once."""
    made = field.moves[unit]
    state = there * 6 + facing
    if not made[state]:
        made[state] = ("move", unit, there, facing)
    return made[state]


class Move(Ask[Hastings]):
    """A unit goes to a hex with a facing, or stays; args are the side and the unit."""

    rule = "7.6.4"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        unit: int = a[1]
        field = s.field
        bond = Bond(s, unit)
        rejoins = bond.rejoins()
        bond.weigh()
        ways = march(s, unit, bond.barred)
        aside = _sidesteps(s, unit, bond.barred)
        here = s.place[unit]
        kept = 1 << s.facing[unit]
        found: list[Action] = []
        for there in hexes_of(ways.hexes | aside):
            facings = ways.facings_at(there)
            if there == here:
                facings &= ~kept
            elif aside & field.bit[there]:
                facings |= kept
            if facings and bond.allows(there) and not (rejoins and bond.to_nearest(there) > 1):
                for facing in range(6):
                    if (facings >> facing) & 1:
                        found.append(move_to(field, unit, there, facing))
        if bond.allows(here) and not rejoins:
            found.append(("stay", unit))
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        unit: int = a[1]
        s.ordered |= 1 << unit
        if action[0] == "stay":
            return
        field = s.field
        here = s.place[unit]
        there: int = action[2]
        facing: int = action[3]
        if field.charges[unit] and there != here:
            s.charge[unit] = charge_at(s, unit, there, facing)
        if field.foot[unit] and there != here and not (s.bound >> unit) & 1:
            bond = Bond(s, unit)
            if bond.binds(there, bond.to_nearest(there)):
                s.bound |= 1 << unit
        s.place[unit] = there
        s.facing[unit] = facing
        leave_wall(s, unit)
        s.emit("hastings-moves", (unit, there, facing))
        if there != here:
            come_to(s, unit, there)

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        unit: int = a[1]
        if intent[0] not in ("move", "stay"):
            return None
        if intent[1] != unit:
            return Reason("7.6.1", "hastings-other-unit", unit=("piece", intent[1]), due=("unit", unit))
        if intent[0] == "stay":
            return why_not_stay(s, unit)
        return why_not_move(s, unit, intent[2], intent[3])

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[1]), "points": s.field.ma[a[1]]}


def why_not_stay(s: Hastings, unit: int) -> Reason:
    """Why a unit must move: others have left it, or need it, or it can come back to them."""
    astray = strays(s)
    if unit in astray:
        return Reason("1.1.COMMAND", "hastings-must-follow", unit=("unit", unit), mover=("unit", deserter(s, unit)))
    if astray:
        return Reason("1.1.COMMAND", "hastings-must-mend", unit=("unit", unit), stray=("unit", astray[0]))
    return Reason("1.1.COMMAND", "hastings-must-rejoin", unit=("unit", unit))


def charge_at(s: Hastings, unit: int, there: int, facing: int) -> int:
    """The mask of enemies that a Knight can charge from a hex: those it comes next to and was not next to (7.7.8, A62).

    By the strict reading it charges nobody if it started next to anybody; a sidestep is not a charge (A63).
    """
    field = s.field
    before = field.far_from(s.place[unit])
    after = field.far_from(there)
    other = 1 - field.side[unit]
    if reach(s, unit).cost_to(there, facing) == UNREACHED:
        return 0
    mask = 0
    for enemy in range(field.first[other], field.last[other]):
        if before[s.place[enemy]] <= 1:
            if s.game.options["strict_charge"]:
                return 0
        elif after[s.place[enemy]] <= 1:
            mask |= 1 << enemy
    return mask


def why_not_move(s: Hastings, unit: int, there: int, facing: int) -> Reason:
    """Why a unit cannot go to a hex with a facing."""
    field = s.field
    here = s.place[unit]
    side = field.side[unit]
    if there == here and facing == s.facing[unit]:
        return Reason("7.6.1", "hastings-no-move", unit=("unit", unit))
    barred = why_not_enter(s, side, there, "A12") if there != here else None
    if barred is not None:
        return barred
    if reach(s, unit).cost_to(there, facing) != UNREACHED or (facing == s.facing[unit] and there in sidesteps(s, unit)):
        return why_not_part(s, unit, there)
    points = field.ma[unit]
    free = field.steps.reach(here, s.facing[unit], EVER, occupation(s).barred[side])
    cost = free.cost_to(there, facing)
    aside = facing == s.facing[unit] and (field.flank[here * 6 + facing] >> there) & 1
    if aside:
        enemies = unit_names(s, threats(s, side, here))
        return Reason("7.6.7", "hastings-no-sidestep", unit=("unit", unit), hex=("hex", there), enemies=enemies)
    if cost == UNREACHED:
        return Reason("7.6.4", "hastings-no-way", unit=("unit", unit), hex=("hex", there))
    uphill, ditches, turns = expenses(s, free.path_to(there, facing))
    return Reason(
        "7.6.3",
        "hastings-too-far",
        unit=("unit", unit),
        needs=cost,
        has=points,
        hexes=cost - uphill - ditches - turns,
        uphill=uphill,
        ditches=ditches,
        turns=turns,
    )


def why_not_part(s: Hastings, unit: int, there: int) -> Reason:
    """Why a unit that could go to a hex may not: who would be alone."""
    bond = Bond(s, unit)
    if bond.rejoins():
        return Reason("1.1.COMMAND", "hastings-must-rejoin", unit=("unit", unit))
    bond.weigh()
    alone = bond.left_alone(there) or [unit]
    return Reason(
        "1.1.COMMAND", "hastings-leaves-command", unit=("unit", unit), hex=("hex", there), alone=("unit", alone[0])
    )


def expenses(s: Hastings, path: list[tuple[int, int]]) -> tuple[int, int, int]:
    """What of a path's cost is for slopes (7.6.10), for ditches (A56) and for turning (7.6.6)."""
    field = s.field
    uphill = ditches = turns = 0
    for step in range(1, len(path)):
        here, there = path[step - 1][0], path[step][0]
        if here == there:
            turns += 1
            continue
        if field.level[there] > field.level[here]:
            uphill += field.extra_uphill
        if field.ditch[here * 6 + field.grid.direction(here, there)]:
            ditches += field.extra_ditch
    return uphill, ditches, turns


def why_not_lead(s: Hastings, leader: int, there: int) -> Reason:
    """Why a Leader cannot go to a hex."""
    field = s.field
    if there == s.place[leader]:
        return Reason("7.6.1", "hastings-no-move", unit=("piece", leader))
    if field.is_closed(there):
        return Reason("7.6.11", "hastings-closed", hex=("hex", there))
    if held_by(s, there) == 1 - field.side[leader]:
        return Reason("A08", "hastings-enemy-there", hex=("hex", there), units=unit_names(s, units_in(s, there)))
    far = leader_reach(s, leader, EVER).costs[there]
    if far == UNREACHED:
        return Reason("A08", "hastings-leader-barred", leader=("piece", leader), hex=("hex", there))
    return Reason(
        "A08",
        "hastings-leader-too-far",
        leader=("piece", leader),
        hex=("hex", there),
        needs=far,
        has=leader_points(s, leader),
        wounded=int(is_wounded(s, leader)),
    )


class Lead(Ask[Hastings]):
    """A Leader goes to a hex, or stays; args are the side and the Leader."""

    rule = "1.1.LEADERS"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        leader: int = a[1]
        found: list[Action] = [("lead", leader, there) for there in sorted(leader_reach(s, leader).settled[1:])]
        found.append(("stay", leader))
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        leader: int = a[1]
        s.ordered |= 1 << leader
        if action[0] == "lead":
            s.place[leader] = action[2]
            s.emit("hastings-leader-moves", (leader, action[2]))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        leader: int = a[1]
        if intent[0] not in ("lead", "stay"):
            return None
        if intent[1] != leader:
            return Reason("7.6.1", "hastings-other-unit", unit=("piece", intent[1]), due=("piece", leader))
        return why_not_lead(s, leader, intent[2])

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"leader": ("piece", a[1])}


MOVE: Final = Move()
LEAD: Final = Lead()
ORDER: Final = Order()
MOVEMENT_IMPULSE: Final = Seq("hastings.movement.impulse", MovementImpulse(), Orders(ORDER))
