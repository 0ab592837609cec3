"""How far pieces go (7.6), and where they may go so that their Command can still hold together (A104, ADR 16)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.state.field import Occupation
from senlac.games.hastings.state.position import company_of, has_units, is_faced, is_wounded, occupation
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF, Reach, hexes_of, mask_of
from senlac.games.hexes.manoeuvre import Manoeuvre, March
from senlac.kernel.frames import Action

DONE: Final[Action] = ("done",)
#: No move costs as much.
EVER: Final = 60


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
    seen = occupation(s)
    return hexes_of(steps_aside(s, unit, seen, seen.barred[s.field.side[unit]]))


def steps_aside(s: Hastings, unit: int, seen: Occupation, barred: int) -> int:
    """The same as a mask, when these hexes are barred to it."""
    field = s.field
    state = s.place[unit] * 6 + s.facing[unit]
    threatened = is_faced(s, seen, field.side[unit], s.place[unit])
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


def rides(s: Hastings, leader: int) -> tuple[int, ...]:
    """The hexes that a Leader can go to, in order; what was found is kept for others whom the same enemies hinder."""
    field = s.field
    side = field.side[leader]
    here, points = s.place[leader], leader_points(s, leader)
    hindered = occupation(s).held[1 - side]
    for piece in range(field.count, field.pieces):
        if field.side[piece] != side:
            hindered |= field.bit[s.place[piece]]
    key = (here, points, hindered & field.within(here, points))
    found = field.rides.get(key)
    if found is None:
        if len(field.rides) >= Manoeuvre.KEPT:
            field.rides.clear()
        found = tuple(sorted(leader_reach(s, leader, points).settled[1:]))
        field.rides[key] = found
    return found


def astray(s: Hastings) -> int:
    """The mask of infantry that must end the impulse near its Command and is not there now."""
    return s.bound & company_of(s, s.active).lonely if s.bound else 0


def strays(s: Hastings) -> list[int]:
    """The same, one by one."""
    alone = astray(s)
    return [unit for unit in s.field.commands[s.active].units if (alone >> unit) & 1] if alone else []


def accompanied(s: Hastings) -> int:
    """The mask of infantry of the active Command that is not alone, and must not be when the impulse ends."""
    mask = 0
    company = company_of(s, s.active)
    for unit in company.units:
        if s.field.foot[unit] and not (company.lonely >> unit) & 1:
            mask |= 1 << unit
    return mask


def latecomers(s: Hastings) -> list[int]:
    """Infantry that was alone when the impulse began, has not moved, and could come to its Command (A02)."""
    if s.game.rules < 2:
        return []
    company = company_of(s, s.active)
    alone = company.lonely & ~(s.bound | s.ordered)
    return [unit for unit in company.units if (alone >> unit) & 1 and Bond(s, unit).rejoins()] if alone else []


def is_mendable(s: Hastings) -> bool:
    """Whether one unit of the active Command that has not moved could now come to where nobody is alone; somebody is.

    Then whoever moves next has a way: that one so, and all others may stay.
    """
    field = s.field
    alone = astray(s)
    company = company_of(s, s.active)
    seen = occupation(s)
    barred = seen.barred[field.commands[s.active].side]
    # Whoever has one fellow near, or none, must have the one that comes near, unless it comes itself.
    needy = [unit for unit in company.units if (s.bound >> unit) & 1 and has_one_at_most(company.mates[unit])]
    far = field.far_from(s.place[alone.bit_length() - 1])
    for unit in company.units:
        if (s.ordered >> unit) & 1 or far[s.place[unit]] > field.ma[unit] + 1:
            continue
        one = 1 << unit
        wanted = company.around_others(field.near[s.place[unit]]) if alone == one else -1
        for held in needy:
            if held != unit and not company.mates[held] & ~one:
                wanted &= field.near[s.place[held]]
        if wanted and (march(s, unit, barred).hexes & wanted or steps_aside(s, unit, seen, barred) & wanted):
            return True
    return False


def has_one_at_most(mask: int) -> bool:
    return not mask & (mask - 1)


class Plight:
    """Some hexes that are all alike to a Command if one of its units goes there (see `Bond`)."""

    def __init__(self, hexes: int, alone: list[int], wanted: int, is_ahead: bool, in_company: bool) -> None:
        self.hexes = hexes
        #: The other infantry that is alone then, and the hexes that are near all of it.
        self.alone = alone
        self.wanted = wanted
        #: Whether the unit is alone there and must not be; and whether it must not be alone, and needs whom it meets.
        self.is_ahead = is_ahead
        self.in_company = in_company
        #: The hex, if it is but one in which the unit is alone: whoever helps must come near it.
        self.ahead = OFF


class Bond:
    """Whether the active Command can hold together (A104), for all that one of its units could do.

    Hexes are looked at many at a time, as masks. What does not depend on where the unit goes is worked out once: by
    `weigh`, which `allowed` needs.
    """

    def __init__(self, s: Hastings, unit: int) -> None:
        self.s = s
        self.unit = unit
        self.home = s.place[unit]
        self.seen = occupation(s)
        self.company = company_of(s, s.field.command[unit])
        self.fellows = [other for other in self.company.units if other != unit]
        #: How far the nearest one is, if the unit is alone now.
        self.apart = 0
        if self.fellows and not self.company.mates[unit]:
            self.apart = self.to_nearest(self.home)
        #: Whether it must end near its Command even if it stays. Rules 1: nobody must.
        self.is_held = s.game.rules >= 2 and (s.bound >> unit) & 1 == 1
        #: Fellows that have not moved.
        self.helpers = [other for other in self.fellows if not (s.ordered >> other) & 1]
        #: Bound infantry among the fellows that only this unit could be near.
        self.needy: list[int] = []
        #: Pairs of bound infantry and its one fellow that is near, but for this unit.
        self.pairs: list[tuple[int, int]] = []
        #: The mask of such fellows, and of those whose infantry has not moved and could follow.
        self.needed = 0
        self.followed = 0
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
        seen = self.seen
        side = field.side[self.unit]
        shared = seen.full[side] & field.bit[self.home]
        self.barred = seen.barred[side] ^ shared
        self.half_full = seen.held[side] if shared else seen.held[side] ^ field.bit[self.home]
        self.needy = []
        self.pairs = []
        self.needed = 0
        self.followed = 0
        bound, others = s.bound, ~(1 << self.unit)
        near = self.company.mates
        for held in self.fellows:
            if (bound >> held) & 1:
                mates = near[held] & others
                if not mates:
                    self.needy.append(held)
                elif not mates & (mates - 1):  # but one
                    self.pairs.append((held, mates.bit_length() - 1))
                    self.needed |= mates
                    if not (s.ordered >> held) & 1:
                        self.followed |= mates
        self.is_free = not self.needy and not (field.foot[self.unit] and self.fellows)

    def around(self) -> int:
        """The hexes in and next to those of the fellows."""
        return self.company.around_others(self.s.field.near[self.home])

    def meets(self, there: int) -> bool:
        """Whether the unit has a fellow near if it goes to a hex."""
        far = self.s.field.far_from(there)
        place = self.s.place
        for other in self.fellows:
            if far[place[other]] <= 1:
                return True
        return False

    def to_nearest(self, here: int) -> int:
        """How far it is from a hex to the nearest fellow."""
        far = self.s.field.far_from(here)
        least = far[OFF]
        for other in self.fellows:
            if far[self.s.place[other]] < least:
                least = far[self.s.place[other]]
        return least

    def binds(self, there: int) -> bool:
        """Whether the unit, if it goes to a hex, must end near its Command.

        Infantry that had company when the impulse began must; else it must if it leaves its hex, unless it is alone
        already and comes nearer.
        """
        if self.is_held:
            return True
        if not self.s.field.foot[self.unit] or there == self.home or not self.fellows:
            return False
        return not self.apart or not 1 < self.to_nearest(there) < self.apart

    def rejoins(self) -> bool:
        """Whether the unit is alone, and can come to its Command: then it must (A02)."""
        if self.s.game.rules < 2 or self.is_held or not self.apart or not self.s.field.foot[self.unit]:
            return False
        self.weigh()
        return self.allowed(self.goals() & self.around()) != 0

    def has_a_way(self) -> bool:
        """Whether anything is allowed to the unit: to stay, or to go to one hex at least."""
        if self.rejoins():
            return True
        self.weigh()
        return self.allows(self.home) or self.allowed(self.goals()) != 0

    def goals(self) -> int:
        """The hexes that the unit can come to."""
        return self._find_reach(self.unit, self.barred)

    def allowed(self, hexes: int) -> int:
        """To which of some hexes the unit may go: it leaves no infantry alone that others could not bring back."""
        if self.is_free:
            return hexes
        found = 0
        for plight in self._plights(hexes):
            if plight.hexes and (plight.alone or plight.is_ahead):
                found |= self._mended(plight)
            else:
                found |= plight.hexes
        return found

    def allows(self, there: int) -> bool:
        """Whether the unit may go to a hex: what `allowed` says of that one alone."""
        if self.is_free:
            return True
        field = self.s.field
        meets = self.meets(there)
        is_ahead = not meets and self.binds(there)
        alone = self.left_alone(there)
        if not alone and not is_ahead:
            return True
        wanted = -1
        for held in alone:
            wanted &= field.near[self.s.place[held]]
        in_company = meets and (self.is_held or (field.foot[self.unit] and there != self.home))
        plight = Plight(field.bit[there], alone, wanted, is_ahead, in_company)
        if is_ahead:
            plight.ahead = there
        return self._mended(plight) != 0

    def left_alone(self, there: int) -> list[int]:
        """The other infantry that is alone if the unit goes to a hex."""
        far = self.s.field.far_from(there)
        return [other for other in self.needy if far[self.s.place[other]] > 1]

    def _plights(self, hexes: int) -> list[Plight]:
        """Some hexes by what becomes of the Command if the unit goes there."""
        ahead = self._ahead(hexes)
        near_others = self._in_company(hexes)
        rest = hexes ^ ahead ^ near_others
        plights: list[Plight] = []
        if ahead:
            plights.append(Plight(ahead, [], -1, True, False))
        if near_others:
            plights.append(Plight(near_others, [], -1, False, True))
        if rest:
            plights.append(Plight(rest, [], -1, False, False))
        for held in self.needy:
            beside = self.s.field.near[self.s.place[held]]
            for number in range(len(plights)):
                one = plights[number]
                away = one.hexes & ~beside
                if away:
                    one.hexes ^= away
                    alone = [*one.alone, held]
                    plights.append(Plight(away, alone, one.wanted & beside, one.is_ahead, one.in_company))
        return plights

    def _ahead(self, hexes: int) -> int:
        """In which of some hexes the unit would be alone and must not be."""
        away = hexes & ~self.around()
        if self.is_held:
            return away
        if not away or not self.s.field.foot[self.unit] or not self.fellows:
            return 0
        return mask_of([there for there in hexes_of(away) if self.binds(there)])

    def _in_company(self, hexes: int) -> int:
        """In which of some hexes the unit must not be alone, and is not."""
        if self.is_held:
            return hexes & self.around()
        if not self.s.field.foot[self.unit]:
            return 0
        return hexes & self.around() & ~self.s.field.bit[self.home]

    def _mended(self, plight: Plight) -> int:
        """For which hexes of a plight a fellow that has not moved, or two, can bring all together again.

        Where the unit fills a hex that a fellow could come to, that one may have to go another way.
        """
        rest = plight.hexes
        field, place = self.s.field, self.s.place
        far = field.far_from(plight.ahead) if plight.ahead != OFF else []
        for other in self.helpers:
            if far and far[place[other]] > field.ma[other] + 1:
                continue  # it is too far away to come near the unit
            wanted = self._near_all(other, plight)
            reach = self._reach_of(other) if wanted else 0
            if reach & wanted:
                filled = rest & self.half_full & reach
                rest ^= self._kept_together(rest ^ filled, other, reach & wanted, plight)
                for there in hexes_of(filled):
                    places = self._find_reach(other, self.barred | field.bit[there]) & wanted
                    rest ^= self._kept_together(field.bit[there], other, places, plight)
                if not rest:
                    return plight.hexes
        for other in self.helpers:
            if (self.followed >> other) & 1 and other not in plight.alone:
                filled = rest & self.half_full
                rest &= ~self._mended_in_turn(rest ^ filled, 0, other, plight)
                for there in hexes_of(filled):
                    one = field.bit[there]
                    rest &= ~self._mended_in_turn(one, one, other, plight)
        return plight.hexes & ~rest

    def _near_all(self, other: int, plight: Plight) -> int:
        """The same as `_near_all_alone`, and near the unit that is ahead, if it is known where."""
        wanted = self._near_all_alone(other, plight)
        return wanted if plight.ahead == OFF else wanted & self.s.field.near[plight.ahead]

    def _near_all_alone(self, other: int, plight: Plight) -> int:
        """The hexes near all who are alone but for one fellow, if it is not too far away; -1 for all hexes."""
        s = self.s
        if not plight.alone:
            return -1
        if other in plight.alone:
            wanted = -1
            for held in plight.alone:
                if held != other:
                    wanted &= s.field.near[s.place[held]]
            return wanted
        is_far = s.field.apart(s.place[plight.alone[0]], s.place[other]) > s.field.ma[other] + 1
        return 0 if is_far else plight.wanted

    def _kept_together(self, hexes: int, other: int, places: int, plight: Plight) -> int:
        """For which of some hexes a fellow can come to one of the places, and leaves nobody alone by that.

        One that is itself left alone comes near anybody. Whoever has no company but this fellow keeps it, or has the
        unit near.
        """
        if not hexes or not places:
            return 0
        near_unit = self._need_company(hexes, other, plight)
        if plight.alone == [other] and not places & self._without(other):
            near_unit = hexes
        if not (self.needed >> other) & 1:
            return hexes ^ near_unit | (near_unit & self.s.field.grid.spread(places) if near_unit else 0)
        choices = [(hexes, places)]
        for held, mate in self.pairs:
            if mate == other:
                beside = self.s.field.near[self.s.place[held]]
                kept = [(some & ~beside, there & beside) for some, there in choices]
                choices = [(some & beside, there) for some, there in choices] + kept
        found = 0
        for some, there in choices:
            if some and there:
                found |= some & ~near_unit | some & near_unit & self.s.field.grid.spread(there)
        return found

    def _need_company(self, hexes: int, other: int, plight: Plight) -> int:
        """In which hexes of a plight the unit is in want of company if a fellow goes away."""
        if plight.is_ahead:
            return hexes
        return hexes & ~self._without(other) if plight.in_company else 0

    def _mended_in_turn(self, hexes: int, filled: int, other: int, plight: Plight) -> int:
        """For which of some hexes a fellow can mend all if one that it leaves alone by that can follow, in turn.

        So three in a row can go ahead, one after the other. Hexes that the unit has `filled` are in their way.
        """
        wanted = self._near_all_alone(other, plight)
        places = self._come(other, filled) & wanted if hexes and wanted else 0
        if not places:
            return 0
        field = self.s.field
        place = self.s.place
        mates = [held for held, mate in self.pairs if mate == other]
        near_unit = self._need_company(hexes, other, plight)
        found = 0
        for follower in mates:
            beside = field.near[place[follower]]
            away = places & ~beside
            left = hexes & ~beside & ~found
            if (self.s.ordered >> follower) & 1 or not away or not left:
                continue
            free = self._come(follower, filled) & ~self.half_full
            others = free & self._around_rest(other, follower)
            apart = left & ~near_unit
            for then in hexes_of(away):
                some = apart | left & field.near[then]
                for held in mates:
                    if held != follower and not field.near[place[held]] & field.bit[then]:
                        some &= field.near[place[held]]
                if some:
                    found |= self._followed(some, free, others | free & field.near[then])
                    if not left & ~found:
                        break
        return found

    def _around_rest(self, other: int, follower: int) -> int:
        """The hexes in and next to those of the fellows, but for two of them."""
        around = 0
        for one in self.fellows:
            if one not in (other, follower):
                around |= self.s.field.near[self.s.place[one]]
        return around

    def _followed(self, hexes: int, free: int, others: int) -> int:
        """For which of some hexes a follower can come to the unit in a free hex, or to others in one of theirs.

        It needs a hex in which nobody is yet: then neither of the two is in the other's way, whichever goes first.
        """
        if not has_one_at_most(others):
            return hexes  # Of two hexes the unit takes one at most.
        field = self.s.field
        found = 0
        for there in hexes_of(hexes):
            if (others | free & field.near[there]) & ~field.bit[there]:
                found |= field.bit[there]
        return found

    def _without(self, other: int) -> int:
        """The hexes in and next to those of the fellows, but for one of them."""
        near = self.s.field.near
        return self.company.around_all_but_two(near[self.home], near[self.s.place[other]])

    def _come(self, other: int, filled: int) -> int:
        """The hexes that a fellow can come to when the unit has filled some."""
        found = self._reach_of(other)
        # To fill a hex that it could not come to anyway changes nothing.
        return self._find_reach(other, self.barred | filled) if found & filled else found

    def _reach_of(self, other: int) -> int:
        """The hexes that a fellow can come to, the unit being out of its way."""
        if self.reaches[other] < 0:
            self.reaches[other] = self._find_reach(other, self.barred)
        return self.reaches[other]

    def _find_reach(self, other: int, barred: int) -> int:
        return march(self.s, other, barred).hexes | steps_aside(self.s, other, self.seen, barred)


def movable(s: Hastings) -> list[int]:
    """The pieces that have not had their order: un-Routed units, and Leaders (A08).

    The Leader of a Command that is no more moves with the Center (A74).
    """
    field = s.field
    place = s.place
    unable = s.ordered | s.routed
    found = [unit for unit in field.commands[s.active].units if not (unable >> unit) & 1 and place[unit] != OFF]
    side = field.commands[s.active].side
    for piece in range(field.count, field.pieces):
        if field.side[piece] != side or place[piece] == OFF or (s.ordered >> piece) & 1:
            continue
        if moves_with(s, piece) == s.active:
            found.append(piece)
    return found


def moves_with(s: Hastings, leader: int) -> int:
    """The Command with which a Leader moves."""
    field = s.field
    own = field.command[leader]
    center = field.command[field.army_leader[field.side[leader]]]
    return own if has_units(s, own) else center
