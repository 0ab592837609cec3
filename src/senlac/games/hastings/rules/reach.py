"""How far pieces go (7.6), and where they may go so that their Command can still hold together (A104, ADR 16)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.commands import fellows, is_lonely
from senlac.games.hastings.state.position import has_units, is_fit, is_threatened, is_wounded, occupation
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF, Reach, hexes_of
from senlac.games.hexes.manoeuvre import March
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

    def has_a_way(self) -> bool:
        """Whether anything is allowed to the unit: to stay, or to go to one hex at least."""
        if self.rejoins():
            return True
        self.weigh()
        if self.allows(self.home):
            return True
        for there in self.goals():
            if self.allows(there):
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


def moves_with(s: Hastings, leader: int) -> int:
    """The Command with which a Leader moves."""
    field = s.field
    own = field.command[leader]
    center = field.command[field.army_leader[field.side[leader]]]
    return own if has_units(s, own) else center
