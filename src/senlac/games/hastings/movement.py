"""Regular movement (7.6): the moves of units and Leaders, and the bond of a Command (1.1.COMMAND).

An impulse is a series of orders: the player picks a piece, then where it goes. A02 is about the end of the impulse, so
a unit may go ahead of the others; but nothing is offered that the rest could not mend with one more move.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.stacking import barred_to, come_to, leave_wall
from senlac.games.hastings.state import (
    MOVEMENT,
    STACK,
    Hastings,
    command_units,
    fit_units,
    fronts,
    held_by,
    is_routed,
    occupied,
    stacked,
)
from senlac.games.hastings.tactics import posts
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Loop, Proc, Seq
from senlac.kernel.hexgrid import IMPASSABLE, OFF, UNREACHED, March, Reach, hexes_of, mask_of

DONE: Final[Action] = ("done",)
#: No move costs as much.
EVER: Final = 60


# ------------------------------------------------------------------ where a piece can go


def reach(s: Hastings, unit: int) -> March:
    """Where a unit can go by ordinary moves, with cost and path; what holds its Command together is not looked at."""
    _, full, enemies = barred_to(s, s.field.side[unit])
    return march(s, unit, full & ~(1 << s.place[unit]) | enemies)


def march(s: Hastings, unit: int, barred: int) -> March:
    """Where a unit can go for its allowance when these hexes are barred to it (7.6.2, 7.6.3)."""
    return s.field.steps.reach(s.place[unit], s.facing[unit], s.field.ma[unit], barred)


def sidesteps(s: Hastings, unit: int) -> list[int]:
    """The hexes that a unit can step to for its whole allowance, facing kept.

    Those in its rear (7.6.8), and on its flanks unless it starts in an enemy's frontal hex (7.6.7); slope and ditch
    do not matter (A53).
    """
    _, full, enemies = barred_to(s, s.field.side[unit])
    return hexes_of(_sidesteps(s, unit, full | enemies, fronts(s, 1 - s.field.side[unit])))


def _sidesteps(s: Hastings, unit: int, barred: int, danger: int) -> int:
    """The same as a mask; `danger` are the enemy's frontal hexes."""
    field = s.field
    state = s.place[unit] * 6 + s.facing[unit]
    mask = field.rear[state] if (danger >> s.place[unit]) & 1 else field.rear[state] | field.flank[state]
    return mask & ~(barred | field.closed)


def leader_reach(s: Hastings, leader: int) -> Reach:
    """Where a Leader can go: past friends, never to enemies or their Leaders; wounded, half as far (A08, A77, A102)."""
    field = s.field
    points = field.ma[leader]
    if (s.wounded >> leader) & 1:
        points = (points + 1) // 2
    costs = field.leader_steps[:]
    neighbours = field.grid.neighbours
    for enemy in range(field.pieces):
        if s.place[enemy] != OFF and field.side[enemy] != field.side[leader]:
            for edge in range(s.place[enemy] * 6, s.place[enemy] * 6 + 6):
                if neighbours[edge] != OFF:
                    costs[neighbours[edge] * 6 + (edge + 3) % 6] = IMPASSABLE
    return field.grid.reach(s.place[leader], points, costs)


# ------------------------------------------------------------------ the bond of a Command (1.1.COMMAND, A02)


def fellows(s: Hastings, unit: int) -> list[int]:
    """The other un-Routed units of its Command."""
    return [other for other in fit_units(s, s.field.command[unit]) if other != unit]


def is_lonely(s: Hastings, unit: int) -> bool:
    """Whether it has fellows, and none is in or next to its hex; a Command's last unit has none to be near."""
    near = s.field.near[s.place[unit]]
    there = 0
    for other in fellows(s, unit):
        there |= 1 << s.place[other]
    return there != 0 and not there & near


def strays(s: Hastings) -> list[int]:
    """Infantry that has moved in this impulse and is not near its Command."""
    if not s.bound:
        return []
    return [unit for unit in s.field.commands[s.active].units if (s.bound >> unit) & 1 and is_lonely(s, unit)]


class Bond:
    """Whether the active Command can hold together (A104), for all that one of its units could do.

    What does not depend on where that unit goes is worked out once: by `weigh`, which `allows` needs.
    """

    def __init__(self, s: Hastings, unit: int) -> None:
        field = s.field
        self.s = s
        self.unit = unit
        self.home = s.place[unit]
        self.fellows = fellows(s, unit)
        #: The mask of their hexes.
        self.places = 0
        for other in self.fellows:
            self.places |= field.bit[s.place[other]]
        #: How far the nearest one is, if the unit is alone now.
        self.apart = 0
        if self.places and not self.places & field.near[self.home]:
            self.apart = self._to_nearest(self.home)
        self.held: list[int] = []
        self.needy: list[int] = []
        self.taken = 0
        self.shared = 0
        self.full = 0
        self.enemies = 0
        self.danger = 0
        #: By fellow: the hexes that it can come to, once they were looked up.
        self.reaches: dict[int, int] = {}

    def weigh(self) -> None:
        """Look at what the unit's going does to others."""
        s = self.s
        field = s.field
        #: Bound infantry among them, and those of it that only this unit could be near.
        self.held = [other for other in self.fellows if (s.bound >> other) & 1]
        self.needy = [other for other in self.held if not self._company(other, -1) & field.near[s.place[other]]]
        ones, full, enemies = barred_to(s, field.side[self.unit])
        self.taken = ones | enemies
        #: Its own hex, if it shares it; and the full ones without it.
        self.shared = full & (1 << self.home)
        self.full = full & ~self.shared
        self.enemies = enemies
        self.danger = fronts(s, 1 - field.side[self.unit])

    def _company(self, of: int, without: int) -> int:
        """The hexes of a fellow's own fellows, but for this unit and perhaps one more."""
        mask = 0
        for other in self.fellows:
            if other != of and other != without:
                mask |= self.s.field.bit[self.s.place[other]]
        return mask

    def _to_nearest(self, here: int) -> int:
        least = self.s.field.grid.count
        for other in self.fellows:
            apart = self.s.field.apart(here, self.s.place[other])
            if apart < least:
                least = apart
        return least

    def binds(self, there: int) -> bool:
        """Whether the unit, if it goes to a hex, must end near its Command.

        Infantry that leaves its hex must, unless it is alone already and comes nearer.
        """
        if not self.s.field.foot[self.unit] or there == self.home or not self.places:
            return False
        lonely = not self.places & self.s.field.near[there]
        return not (lonely and self.apart and self._to_nearest(there) < self.apart)

    def choose(self, hexes: int) -> int:
        """Those of some hexes that the unit may go to (see `allows`): all at once, as far as that can be told."""
        if len(self.needy) > 1:
            return mask_of([there for there in hexes_of(hexes) if self.allows(there)])
        field = self.s.field
        # Where only this unit could be missed, and where a bound one needs somebody, too.
        wanted = field.near[self.s.place[self.needy[0]]] if self.needy else -1
        at_ease = self._at_ease(hexes, -1)
        fine = at_ease & wanted
        alone = hexes & ~at_ease & wanted
        missed = hexes & ~wanted
        tied = self.taken  # what must be looked at hex by hex
        for _, other in sorted([(field.apart(self.home, self.s.place[other]), other) for other in self.fellows]):
            if not alone and not missed:
                break
            if (self.s.ordered >> other) & 1:
                continue
            if self._is_needed(other):
                tied = -1
                continue
            places = self._reach_of(other, OFF)
            mended = field.grid.spread(places) & alone
            if missed and places & wanted:
                mended |= missed & (self._at_ease(missed, other) | field.grid.spread(places & wanted))
            mended &= ~self.taken
            fine |= mended
            alone &= ~mended
            missed &= ~mended
        return fine | mask_of([there for there in hexes_of((alone | missed) & tied) if self.allows(there)])

    def _at_ease(self, hexes: int, without: int) -> int:
        """The hexes where the unit itself is not astray: near its fellows, but for one, or not bound to be."""
        field = self.s.field
        if not field.foot[self.unit] or not self.places:
            return hexes
        company = self.places if without < 0 else self._company(self.unit, without)
        mask = field.grid.spread(company) | field.bit[self.home]
        if self.apart:
            nearer = 0
            for other in self.fellows:
                nearer |= field.steps.region(self.s.place[other], self.apart - 1)[0]
            mask |= nearer & ~field.grid.spread(self.places)
        return mask & hexes

    def _is_needed(self, other: int) -> bool:
        """Whether bound infantry would be alone without a fellow, wherever this unit goes."""
        for held in self.held:
            if held == other or held in self.needy:
                continue
            if not self._company(held, other) & self.s.field.near[self.s.place[held]]:
                return True
        return False

    def allows(self, there: int) -> bool:
        """Whether going to a hex leaves no infantry astray that one more move could not bring back."""
        field = self.s.field
        wanted = -1
        for other in self.needy:
            near = field.near[self.s.place[other]]
            if not (near >> there) & 1:
                wanted &= near
        is_bound = self.binds(there)
        if is_bound and not self.places & field.near[there]:
            wanted &= field.near[there]
        return wanted == -1 or (wanted != 0 and self._can_mend(there, is_bound, wanted))

    def _can_mend(self, there: int, is_bound: bool, wanted: int) -> bool:
        """Whether a fellow that has not moved can come to a wanted hex, and leaves nobody alone by that."""
        s = self.s
        field = s.field
        # The nearest can do it most often.
        for _, other in sorted([(field.apart(there, s.place[other]), other) for other in self.fellows]):
            if (s.ordered >> other) & 1 or not field.steps.region(s.place[other], field.ma[other])[0] & wanted:
                continue
            places = self._reach_of(other, there) & wanted
            if not places:
                continue
            for held in self.held:
                near = field.near[s.place[held]]
                if held != other and not near & (self._company(held, other) | 1 << there):
                    places &= near
            if is_bound and not field.near[there] & self._company(self.unit, other):
                places &= field.near[there]
            if places:
                return True
        return False

    def _reach_of(self, other: int, there: int) -> int:
        """The hexes that a fellow can come to while the unit is in a hex, or somewhere where it bars no way (OFF)."""
        s = self.s
        filled = 0
        if there == self.home:
            filled = self.shared
        elif there != OFF:
            filled = self.taken & s.field.bit[there]
        if not filled and other in self.reaches:
            return self.reaches[other]
        barred = (self.full | filled) & ~(1 << s.place[other]) | self.enemies
        found = march(s, other, barred).hexes | _sidesteps(s, other, barred, self.danger)
        if not filled:
            self.reaches[other] = found
        return found


# ------------------------------------------------------------------ the impulse


class MovementImpulse(Proc[Hastings]):
    """Each un-Routed unit of the active Command may move, and its Leader."""

    rule = "7.6.1"

    def run(self, s: Hastings, a: Args) -> None:
        s.segment = MOVEMENT
        s.ordered = 0
        s.bound = 0
        s.charge = [0] * s.field.count


def movable(s: Hastings) -> list[int]:
    """The pieces that have not had their order: un-Routed units, and Leaders (A08).

    The Leader of a Command that is no more moves with the Center (A74).
    """
    field = s.field
    found = [unit for unit in fit_units(s, s.active) if not (s.ordered >> unit) & 1]
    for piece in range(field.count, field.pieces):
        if s.place[piece] == OFF or (s.ordered >> piece) & 1:
            continue
        if moves_with(s, piece) == s.active:
            found.append(piece)
    return found


def moves_with(s: Hastings, leader: int) -> int:
    """The Command with which a Leader moves."""
    field = s.field
    own = field.command[leader]
    center = field.command[field.army_leader[field.side[leader]]]
    return own if command_units(s, own) else center


class Orders(Loop[Hastings]):
    """Orders are given until the player has done, or nothing is left to order; `ordered` then has all pieces."""

    rule = "7.6.1"

    def again(self, s: Hastings, a: Args) -> bool:
        return bool(movable(s))


class Order(Ask[Hastings]):
    """The player picks the piece that moves next, or has done."""

    rule = "7.6.1"
    begins_turn = True

    def seat(self, s: Hastings, a: Args) -> int:
        return s.field.commands[s.active].side

    def options(self, s: Hastings, a: Args) -> list[Action]:
        found: list[Action] = [("order", piece) for piece in movable(s)]
        if not strays(s):
            found.append(DONE)
        return found

    def distinct(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        """Bots order all pieces in turn, and let stay what shall stay."""
        return options[:1]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        if action == DONE:
            s.ordered = (1 << s.field.pieces) - 1
        elif s.field.is_leader(action[1]):
            LEAD.push(s, (self.seat(s, a), action[1]))
        else:
            MOVE.push(s, (self.seat(s, a), action[1]))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent == DONE:
            return Reason("1.1.COMMAND", "hastings-astray", unit=("unit", strays(s)[0]))
        if intent[0] in ("move", "stay", "lead"):
            return Reason("7.6.1", "hastings-order-first", piece=("piece", intent[1]))
        if intent[0] != "order":
            return None
        return why_not_order(s, seat, intent[1])

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"command": ("command", s.active), "number": len(movable(s))}


def why_not_order(s: Hastings, seat: int, piece: int) -> Reason:
    """Why a piece cannot be given an order."""
    field = s.field
    if s.place[piece] == OFF:
        return Reason("7.6.1", "hastings-not-on-map", unit=("piece", piece))
    if field.side[piece] != seat:
        return Reason("7.1.2", "hastings-enemy-piece", piece=("piece", piece))
    if (field.command[piece] if piece < field.count else moves_with(s, piece)) != s.active:
        return Reason("7.1.2", "hastings-inactive", piece=("piece", piece), command=("command", s.active))
    if piece < field.count and is_routed(s, piece):
        return Reason("7.6.1", "hastings-routed", unit=("unit", piece))
    return Reason("7.6.1", "hastings-ordered", piece=("piece", piece))


class Move(Ask[Hastings]):
    """A unit goes to a hex with a facing, or stays; args are the side and the unit."""

    rule = "7.6.4"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        unit: int = a[1]
        bond = Bond(s, unit)
        bond.weigh()
        barred = bond.full | bond.enemies
        ways = march(s, unit, barred)
        aside = _sidesteps(s, unit, barred, bond.danger)
        here = s.place[unit]
        facing = s.facing[unit]
        found: list[Action] = []
        for there in hexes_of(bond.choose(ways.hexes | aside)):
            for way in range(6):
                if way == facing and (there == here or (aside >> there) & 1):
                    if there != here:
                        found.append(("move", unit, there, way))
                elif (ways.reached[way] >> there) & 1:
                    found.append(("move", unit, there, way))
        if bond.allows(here):
            found.append(("stay", unit))
        return found

    def distinct(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        return worth_a_thought(s, a[1], options)

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
        if field.foot[unit] and there != here and Bond(s, unit).binds(there):
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
            return Reason("1.1.COMMAND", "hastings-must-mend", unit=("unit", unit), stray=("unit", strays(s)[0]))
        return why_not_move(s, unit, intent[2], intent[3])

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[1]), "points": s.field.ma[a[1]]}


def charge_at(s: Hastings, unit: int, there: int, facing: int) -> int:
    """The mask of enemies that a Knight can charge from a hex: those it comes next to and was not next to (7.7.8, A62).

    By the strict reading it charges nobody if it started next to anybody; a sidestep is no charge (A63).
    """
    field = s.field
    before = field.near[s.place[unit]]
    after = field.near[there]
    other = 1 - field.side[unit]
    if reach(s, unit).cost_to(there, facing) == UNREACHED:
        return 0
    mask = 0
    for enemy in range(field.first[other], field.last[other]):
        if s.place[enemy] == OFF:
            continue
        if (before >> s.place[enemy]) & 1:
            if s.game.options["strict_charge"]:
                return 0
        elif (after >> s.place[enemy]) & 1:
            mask |= 1 << enemy
    return mask


def why_not_move(s: Hastings, unit: int, there: int, facing: int) -> Reason:
    """Why a unit cannot go to a hex with a facing."""
    field = s.field
    here = s.place[unit]
    side = field.side[unit]
    if there == here and facing == s.facing[unit]:
        return Reason("7.6.1", "hastings-no-move", unit=("unit", unit))
    if field.is_closed(there):
        return Reason("7.6.11", "hastings-closed", hex=("hex", there))
    if there != here and held_by(s, there) == 1 - side:
        return Reason("A12", "hastings-enemy-there", hex=("hex", there))
    if there != here and stacked(s, there) >= STACK:
        return Reason("4.1.1", "hastings-full", hex=("hex", there))
    if reach(s, unit).cost_to(there, facing) != UNREACHED or (facing == s.facing[unit] and there in sidesteps(s, unit)):
        return Reason("1.1.COMMAND", "hastings-leaves-command", unit=("unit", unit), hex=("hex", there))
    points = field.ma[unit]
    _, full, enemies = barred_to(s, side)
    free = field.steps.reach(here, s.facing[unit], EVER, full & ~(1 << here) | enemies)
    cost = free.cost_to(there, facing)
    aside = facing == s.facing[unit] and (field.flank[here * 6 + facing] >> there) & 1
    if aside:
        return Reason("7.6.7", "hastings-no-sidestep", unit=("unit", unit), hex=("hex", there))
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


class Lead(Ask[Hastings]):
    """A Leader goes to a hex, or stays; args are the side and the Leader."""

    rule = "1.1.LEADERS"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        leader: int = a[1]
        found: list[Action] = [("lead", leader, there) for there in sorted(leader_reach(s, leader).settled[1:])]
        found.append(("stay", leader))
        return found

    def distinct(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        """A Leader is wanted with his men, or out of harm's way."""
        return posts(s, a[1], options)

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
        there: int = intent[2]
        if there == s.place[leader]:
            return Reason("7.6.1", "hastings-no-move", unit=("piece", leader))
        if s.field.is_closed(there):
            return Reason("7.6.11", "hastings-closed", hex=("hex", there))
        if held_by(s, there) == 1 - seat:
            return Reason("A08", "hastings-enemy-there", hex=("hex", there))
        return Reason("A08", "hastings-leader-too-far", leader=("piece", leader), hex=("hex", there))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"leader": ("piece", a[1])}


def worth_a_thought(s: Hastings, unit: int, options: list[Action]) -> list[Action]:
    """Of the facings in a hex a bot looks at those with most enemies before it, or that look the enemy's way."""
    field = s.field
    enemies = occupied(s, 1 - field.side[unit])
    forward = field.forward[field.side[unit]]
    best: dict[int, tuple[int, Action]] = {}
    found: list[Action] = []
    for option in options:
        if option[0] == "stay":
            found.append(option)
            continue
        there: int = option[2]
        facing: int = option[3]
        seen = (field.front[there * 6 + facing] & enemies).bit_count() * 4
        turned = (facing - forward) % 6
        seen -= turned if turned <= 3 else 6 - turned
        if there not in best or seen > best[there][0]:
            best[there] = (seen, option)
    found.extend([option for _, option in best.values()])
    return found


MOVE: Final = Move()
LEAD: Final = Lead()
MOVEMENT_IMPULSE: Final = Seq("movement.impulse", MovementImpulse(), Orders(Order()))
