"""Regular movement (7.6): the orders of an impulse, and the moves of units and Leaders.

An impulse is a series of orders: the player picks a piece, then where it goes. A02 is about the end of the impulse, so
a unit may go ahead of the others, or leave them behind; but nothing is offered that the rest could not mend (A104).
"""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.commands import fellows
from senlac.games.hastings.rules.reach import (
    DONE,
    EVER,
    Bond,
    accompanied,
    astray,
    is_mendable,
    latecomers,
    leader_points,
    leader_reach,
    march,
    movable,
    moves_with,
    reach,
    rides,
    sidesteps,
    steps_aside,
    strays,
)
from senlac.games.hastings.rules.reasons import threats, unit_names, why_not_enter
from senlac.games.hastings.rules.stacking import come_to, leave_wall
from senlac.games.hastings.state.field import Field
from senlac.games.hastings.state.position import (
    held_by,
    is_fit,
    is_routed,
    is_wounded,
    occupation,
    units_in,
)
from senlac.games.hastings.state.table import MOVEMENT, Hastings
from senlac.games.hexes.grid import OFF, UNREACHED, hexes_of
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args, Frame
from senlac.kernel.frames import Action, Ask, Loop, Proc, Seq
from senlac.kernel.rng import Rng

#: So often a play-out draws what may turn out not to be allowed, before it lists what is.
TRIES: Final = 4
#: Among the stances of a unit: it stays, which is one order.
STAYS: Final = OFF << 6 | 1

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


def orderable(s: Hastings) -> list[int]:
    """The pieces that can be picked: while somebody is alone, no unit that could only make it worse (A104)."""
    found = movable(s)
    if s.game.rules < 2 or not astray(s) or is_mendable(s):
        return found
    return [piece for piece in found if has_a_way(s, piece)]


def has_a_way(s: Hastings, piece: int) -> bool:
    """Whether a piece that is picked has somewhere to go, or may stay: a Leader always has."""
    return s.field.is_leader(piece) or Bond(s, piece).has_a_way()


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
        if not pieces or (not astray(s) and not latecomers(s)):
            found.append(DONE)
        return found

    def answer_at_random(self, s: Hastings, frame: Frame, rng: Rng) -> None:
        # Any of the options, without asking of each piece whether it can be picked.
        pieces = movable(s)
        is_any_good = s.game.rules < 2 or not astray(s) or is_mendable(s)
        for _ in range(TRIES):
            drawn = rng.below(len(pieces) + 1)
            if drawn < len(pieces):
                is_good = is_any_good or has_a_way(s, pieces[drawn])
            else:
                is_good = not astray(s) and not latecomers(s)
            if is_good:
                s.serial += 1
                self.apply(s, frame[2], ("order", pieces[drawn]) if drawn < len(pieces) else DONE)
                return
        super().answer_at_random(s, frame, rng)

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


class Going:
    """Where a unit could go by its own means, and which of that its Command allows (A104)."""

    def __init__(self, s: Hastings, unit: int) -> None:
        self.here = s.place[unit]
        self.facing = s.facing[unit]
        self.bit = s.field.bit
        self.bond = Bond(s, unit)
        #: Whether it must come to where its fellows are near (A02).
        self.rejoins = self.bond.rejoins()
        self.bond.weigh()
        self.ways = march(s, unit, self.bond.barred)
        self.aside = steps_aside(s, unit, self.bond.seen, self.bond.barred)

    def allows(self, there: int) -> bool:
        """Whether it may go to one of the hexes that it could come to."""
        return (not self.rejoins or self.bond.meets(there)) and self.bond.allows(there)

    def stances(self) -> list[int]:
        """Where it may go: each hex, in order, with the mask of facings in its lowest bits; last STAYS, if it may."""
        kept = 1 << self.facing
        goals = self.ways.hexes | self.aside | self.bit[self.here]
        allowed = self.bond.allowed(goals & self.bond.around() if self.rejoins else goals)
        found: list[int] = []
        for there in hexes_of(allowed):
            facings = self.ways.facings_at(there)
            if there == self.here:
                facings &= ~kept
            elif self.aside & self.bit[there]:
                facings |= kept
            found.append(there << 6 | facings)
        if allowed & self.bit[self.here]:
            found.append(STAYS)
        return found

    def only_aside(self) -> list[int]:
        """The hexes that it can only step to, its facing kept."""
        found = hexes_of(self.aside & ~self.bit[self.here]) if self.aside else []
        return [there for there in found if not (self.ways.facings_at(there) >> self.facing) & 1]


def orders_to(field: Field, unit: int, stance: int) -> tuple[Action, ...]:
    """The orders to move to a hex, by facing, or to stay. There are so many of them that they are made but once."""
    made = field.moves[unit]
    found = made.get(stance)
    if found is None:
        there = stance >> 6
        found = tuple([("move", unit, there, facing) for facing in range(6) if (stance >> facing) & 1])
        if stance == STAYS:
            found = (("stay", unit),)
        made[stance] = found
    return found


class Move(Ask[Hastings]):
    """A unit goes to a hex with a facing, or stays; args are the side and the unit."""

    rule = "7.6.4"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        found: list[Action] = []
        for stance in Going(s, a[1]).stances():
            found.extend(orders_to(s.field, a[1], stance))
        return found

    def answer_at_random(self, s: Hastings, frame: Frame, rng: Rng) -> None:
        # Any of the options, without a list of some fifty of them: whatever the unit could do is drawn until its
        # Command allows it, too.
        args: Args = frame[2]
        unit: int = args[1]
        going = Going(s, unit)
        hexes, facings = going.ways.stand.hexes, going.ways.facings
        turned = len(hexes) * 6
        aside = going.only_aside()
        tries = 0
        while tries < TRIES:
            drawn = rng.below(turned + len(aside))
            there, facing = (hexes[drawn // 6], drawn % 6) if drawn < turned else (aside[drawn - turned], going.facing)
            if drawn < turned and not (facings[drawn // 6] >> facing) & 1:
                continue
            if going.allows(there):
                s.serial += 1
                stays = there == going.here and facing == going.facing
                self.apply(s, args, ("stay", unit) if stays else ("move", unit, there, facing))
                return
            tries += 1
        super().answer_at_random(s, frame, rng)

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
        if field.foot[unit] and there != here and not (s.bound >> unit) & 1 and Bond(s, unit).binds(there):
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
    if not (reach(s, unit).facings_at(there) >> facing) & 1:
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
        enemies = unit_names(threats(s, side, here))
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
        return Reason("A08", "hastings-enemy-there", hex=("hex", there), units=unit_names(units_in(s, there)))
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
        found: list[Action] = [("lead", leader, there) for there in rides(s, leader)]
        found.append(("stay", leader))
        return found

    def answer_at_random(self, s: Hastings, frame: Frame, rng: Rng) -> None:
        # The same draw as from the options, without a list of some hundred of them.
        args: Args = frame[2]
        leader: int = args[1]
        hexes = rides(s, leader)
        drawn = rng.below(len(hexes) + 1)
        s.serial += 1
        self.apply(s, args, ("lead", leader, hexes[drawn]) if drawn < len(hexes) else ("stay", leader))

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
