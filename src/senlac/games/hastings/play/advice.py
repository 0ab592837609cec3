"""What bots make of each question where a look at the next position tells little.

Who goes first, when to regroup or feign flight, where a Leader might stand, which facings are worth a thought.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.falserout import FEIGN, NEXT_FEINT
from senlac.games.hastings.rules.initiative import FIRST
from senlac.games.hastings.rules.melee import ATTACK, DONE, TAKE_GROUND, melee_drms
from senlac.games.hastings.rules.morale import CHECK_ORDER, total
from senlac.games.hastings.rules.movement import LEAD, MOVE, ORDER
from senlac.games.hastings.rules.pursuit import left_drms
from senlac.games.hastings.rules.rally import FACE
from senlac.games.hastings.rules.regroup import FORM, PLACE, WITHDRAW, nearest_of, refuges
from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.position import (
    eliminated,
    enemies_before,
    fit_units,
    front_of,
    in_wall,
    is_fit,
    is_routed,
    is_wounded,
    leaders_in,
    occupation,
    sides_units,
    to_enemies,
)
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Advice

#: A Command that feigns flight should draw at least so many Fyrd units after it, on the mean.
LURE: Final = 1.3
#: A Command that promises fewer hits than this gains nothing by going first.
EAGER: Final = 1.0
#: What the Regroup Turn does to a side, in units: a rallied one, a Shield Wall.
RALLIED: Final = 0.6
WALL: Final = 0.35
#: Hits on a Leader's hex are worth so much more: on an Army Leader's, and on another's.
PREY: Final = 4.0
LESSER_PREY: Final = 0.5


def advise() -> None:
    """Give the questions their advice."""
    FIRST.advice = OnGoingFirst()
    ORDER.advice = OnlyTheFirst()
    CHECK_ORDER.advice = OnlyTheFirst()
    MOVE.advice = OnMoving()
    LEAD.advice = OnLeading()
    ATTACK.advice = OnAttacking()
    TAKE_GROUND.advice = OnTakingGround()
    FACE.advice = OnFacing()
    WITHDRAW.advice = OnWithdrawing()
    FORM.advice = OnFormingAWall()
    PLACE.advice = OnPlacing()
    FEIGN.advice = OnFeigning()
    NEXT_FEINT.advice = OnTheNextFeint()


class OnlyTheFirst(Advice[Hastings]):
    """All are ordered or checked in turn, and the order hardly matters."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        return options[:1]


# ------------------------------------------------------------------ who goes first (5.1.4), and the Regroup Turn (9.1)


class OnGoingFirst(Advice[Hastings]):
    """The Command that has most to do goes first; the Anglo-Saxon leaves it to the Norman if none has much to do."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        side: int = a[0]
        if ("regroup",) in options and recovery(s, NORMAN) >= recovery(s, SAXON):
            return [("regroup",)]
        value = lure if side == NORMAN and s.regrouped and side == s.initiative else eagerness
        found = [(value(s, option[1]), option) for option in options if option[0] == "activate"]
        highest = max([worth for worth, _ in found])
        if side == SAXON and highest < EAGER and ("yield",) in options:
            return [("yield",)]
        return [option for worth, option in found if worth == highest]


def recovery(s: Hastings, side: int) -> float:
    """What a Regroup Turn gives to a side, in units (9.1.4b-d)."""
    value = 0.0
    if s.standard[side] != OFF:
        value += eliminated(s, side, False) // 2 + eliminated(s, side, True) // 2
    for unit in sides_units(s, side):
        if s.place[unit] == OFF:
            continue
        if is_routed(s, unit):
            value += RALLIED
        elif side == SAXON and not in_wall(s, unit):
            value += WALL / 2
    return value


def prospect(s: Hastings, attacker: int, defender: int) -> float:
    """The mean hits that an attack promises: twice as many on a Routed unit (7.7.7)."""
    field = s.field
    hits = field.expected[field.cf[attacker] * 16 + total(melee_drms(s, attacker, defender)) + 8]
    return 2.0 * hits if is_routed(s, defender) else hits


def best_prospect(s: Hastings, unit: int) -> float:
    """The mean hits of a unit's best attack on those before it."""
    best = 0.0
    for enemy in enemies_before(s, unit):
        best = max(best, prospect(s, unit, enemy))
    return best


def eagerness(s: Hastings, command: int) -> float:
    """The mean hits that a Command would make where it stands."""
    return sum([best_prospect(s, unit) for unit in fit_units(s, command)])


# ------------------------------------------------------------------ movement (7.6) and melee (7.7)


class OnMoving(Advice[Hastings]):
    """Of the facings in a hex those with most enemies before the unit, or that look the enemy's way."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        field = s.field
        side = field.side[a[1]]
        enemies = occupation(s).held[1 - side]
        forward = field.forward[side]
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


class OnLeading(Advice[Hastings]):
    """A Leader is wanted with his men, or by his Standard."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        leader: int = a[1]
        side = s.field.side[leader]
        wanted = occupation(s).held[side]
        if s.standard[side] != OFF:
            wanted |= s.field.bit[s.standard[side]]
        return [option for option in options if option[0] == "stay" or (wanted >> option[2]) & 1]


class OnAttacking(Advice[Hastings]):
    """All must attack, so the best goes first: what a few rolls seem to promise would be worse than the means."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        best = options[0]
        highest = -1.0
        for option in options:
            value = prize(s, option[1], option[2])
            if value > highest:
                best, highest = option, value
        return [best]


def prize(s: Hastings, attacker: int, defender: int) -> float:
    """What an attack is worth, in hits: one in a Leader's hex has him checked, too (7.11.1)."""
    value = prospect(s, attacker, defender)
    side = s.field.side[defender]
    for leader in leaders_in(s, s.place[defender], side):
        worth = PREY if leader == s.field.army_leader[side] else LESSER_PREY
        value *= 1.0 + (2.0 * worth if is_wounded(s, leader) else worth)
    return value


class OnTakingGround(Advice[Hastings]):
    """The facings worth a thought: straight on, and a vertex to either side."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        forward = s.field.forward[TAKE_GROUND.seat(s, a)]
        return [option for option in options if option == DONE or (option[2] - forward + 1) % 6 < 3]


# ------------------------------------------------------------------ rallying, regrouping (9.1) and False Rout (9.2)


class OnFacing(Advice[Hastings]):
    """Towards the enemy."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        side: int = a[0]
        return [options[s.field.forward[side]]]


class OnWithdrawing(Advice[Hastings]):
    """No farther than need be, and facing the enemy."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        near = nearest_of(s, a[1], refuges(s, a[1]))
        return [option for option in options if option[3] == s.field.forward[NORMAN] and option[2] in near]


class OnFormingAWall(Advice[Hastings]):
    """A wall towards the enemy is always better than none."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        return [options[s.field.forward[SAXON]]]


class OnPlacing(Advice[Hastings]):
    """Anywhere, facing the enemy."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        side: int = a[0]
        return [option for option in options if option[3] == s.field.forward[side]]


class OnFeigning(Advice[Hastings]):
    """Those Commands feign flight whose enemies are likely to come after them."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        tempting = [option for option in options if option != DONE and lure(s, option[1]) >= LURE]
        return tempting[:1] or [DONE]


def lure(s: Hastings, command: int) -> float:
    """How many Fyrd units a Command's False Rout would draw off, on the mean (9.2.4, A91)."""
    going = 0
    for unit in fit_units(s, command):
        going |= s.field.bit[s.place[unit]]
    drawn = 0.0
    for fyrd in sides_units(s, SAXON):
        if s.field.rash[fyrd] and is_fit(s, fyrd) and front_of(s, fyrd) & going:
            drawn += min(6, max(0, s.field.left_pursues - total(left_drms(s, fyrd)))) / 6
    return drawn


class OnTheNextFeint(Advice[Hastings]):
    """Those in the rear first: they make room."""

    def worth_considering(self, s: Hastings, a: Args, options: list[Action]) -> list[Action]:
        best = options[0]
        most = -1
        for option in options:
            far = to_enemies(s, s.place[option[1]], SAXON)
            if far > most:
                best, most = option, far
        return [best]
