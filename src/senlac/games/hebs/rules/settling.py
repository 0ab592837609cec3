"""What follows from damage (R.SETTLE): who is destroyed, which wedges are claimed, which Objectives fall."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.abilities import CHOOSE, would
from senlac.games.hebs.rules.terms import leave_play, to_discard_pile
from senlac.games.hebs.rules.values import totals, value_of
from senlac.games.hebs.state.codes import HEALTH, MIGHT, ON_DESTROY, WEDGES, ZEAL
from senlac.games.hebs.state.places import in_play, is_final
from senlac.games.hebs.state.table import DEPLOYMENT, Hebs, without
from senlac.games.hebs.state.variants import rules_of
from senlac.kernel.fields import Args
from senlac.kernel.frames import Proc
from senlac.kernel.gamedef import finish

#: In place of a side: what is protected is so from both sides; what damage destroys, nobody chose to.
NOBODY: Final = -1

#: Whoever claims so many wedges wins (H.WIN.WEDGES).
TO_WIN: Final = 2


def mark_for_destruction(s: Hebs, cards: list[int], by: int) -> None:
    """Cards are to be destroyed together, the active player's first; each destruction can be answered first.

    What damage destroys is the doing of the opponent (`by` is NOBODY).
    """
    side = s.box.side
    first = active_side(s)
    fresh = [card for card in cards if card not in s.doomed]
    fresh = [card for card in fresh if side[card] == first] + [card for card in fresh if side[card] != first]
    if not fresh:
        return
    s.doomed = (*s.doomed, *fresh)
    FALL.push(s, (tuple(fresh),))
    for card in fresh[::-1]:
        FATE.push(s, (card, 1 - side[card] if by == NOBODY else by))


def active_side(s: Hebs) -> int:
    """Outside Deployment the holder of the first player marker counts as active (R.SIMULTANEOUS)."""
    return s.active if s.phase == DEPLOYMENT else s.marker


class Fate(Proc[Hebs]):
    """A card would be destroyed; args are the card and whose doing it is."""

    rule = "H.TERM.DESTROY"

    def run(self, s: Hebs, a: Args) -> None:
        if a[0] in s.doomed and in_play(s, a[0]):
            would(s, ON_DESTROY, a[0], a[1], ())


class Fall(Proc[Hebs]):
    """Those that nothing saved are destroyed; a Leader's fall ends the game, both Leaders' in a tie."""

    rule = "R.SETTLE"

    def run(self, s: Hebs, a: Args) -> None:
        box = s.box
        dead: list[int] = []
        for card in a[0]:
            if card in s.doomed:
                s.doomed = without(s.doomed, card)
                if in_play(s, card):
                    dead.append(card)
        if dead:
            s.unsettled = True
        for card in dead:
            if in_play(s, card):  # an attachment may have fallen with its bearer
                leave_play(s, card)
                to_discard_pile(s, card)
                s.emit("hebs-destroyed", (card,))
        fallen = [side for side in (0, 1) if box.leader[side] in dead]
        if len(fallen) == 2:
            finish(s, -1, "leaders", rule="R.BOTH_LEADERS")
        elif fallen:
            finish(s, (1 - fallen[0]) ^ s.swap, "leader", rule="H.WIN.LEADER")


#: Saves know these steps by the names of the chapter in which they first stood.
FATE: Final = Fate("hebs.effects.fate")
FALL: Final = Fall("hebs.effects.fall")


def settle_damage(s: Hebs) -> None:
    """Cards with damage of at least their Health are destroyed, in row order (R.SETTLE)."""
    low = s.box.lowers_health
    damage = s.damage
    dying: list[int] = []
    line = s.line
    for card in line[0] + line[1] + line[2] + line[3] + line[4] + line[5]:
        if (damage[card] or low) and damage[card] >= value_of(s, card, HEALTH) and card not in s.doomed:
            dying.append(card)
    if dying:
        mark_for_destruction(s, dying, NOBODY)


class Claim(Proc[Hebs]):
    """Whoever has dealt a wedge as much damage as it has Health claims it; args are the wedge."""

    rule = "H.WEDGE.CLAIM"

    def run(self, s: Hebs, a: Args) -> None:
        wedge: int = a[0]
        if s.claimed[wedge] >= 0:
            return
        health = s.box.wedge_health[s.attacker][wedge]
        reached = [side for side in (0, 1) if s.wedge_damage[side * WEDGES + wedge] >= health]
        if not reached:
            return
        claimer = reached[0] if len(reached) == 1 else tie_breaker(s, wedge)
        s.claimed[wedge] = claimer
        s.emit("hebs-claims", (claimer, wedge))
        if s.claimed.count(claimer) == TO_WIN:
            finish(s, claimer ^ s.swap, "wedges", rule="H.WIN.WEDGES")


def tie_breaker(s: Hebs, wedge: int) -> int:
    """Higher Might there, then higher Zeal, then the first player marker (H.WEDGE.CLAIM_TIE)."""
    for which in (MIGHT, ZEAL):
        found = totals(s, which)
        if found[wedge] != found[WEDGES + wedge]:
            return 0 if found[wedge] > found[WEDGES + wedge] else 1
    return s.marker


CLAIM: Final = Claim("hebs.effects.claim")


def has_destroyed(s: Hebs, side: int) -> bool:
    """Whether a side has destroyed its one Objective of this round, where there is no more than one (H.OBJ.ONE).

    The battlefield says by which rulebook (R.OBJ.ONE.BOX); Rules 1 had one a round everywhere.
    """
    if not (s.destroyed >> side) & 1:
        return False
    return s.game.rules < 2 or rules_of(s).one_objective[s.attacker]


class ObjectiveCheck(Proc[Hebs]):
    """An Objective with damage of at least its Health is destroyed (H.OBJ.DESTROY); args are the side."""

    rule = "H.OBJ.DESTROY"

    def run(self, s: Hebs, a: Args) -> None:
        side: int = a[0]
        if is_final(s, side):
            return
        box = s.box
        which = s.order[side][s.reached[side]]
        task = box.tasks[side][which]
        if s.objective_damage[side] < task.health:
            return  # H.OBJ.KEEP: the damage stays
        if has_destroyed(s, side):  # H.OBJ.ONE: a second one waits for the next round
            s.emit("hebs-objective-waits", (side, which + (len(box.tasks[0]) if side else 0)))
            return
        s.reached[side] += 1  # H.OBJ.NEXT
        s.destroyed |= 1 << side
        # H.OBJ.NO_CARRY: what was dealt beyond its Health is gone.
        s.objective_damage[side] = 0
        s.emit("hebs-objective-destroyed", (side, which + (len(box.tasks[0]) if side else 0)))
        rules_of(s).objective_destroyed(s, side)
        for ability in task.abilities[::-1]:
            REWARD.push(s, (side, ability.index))


class Reward(Proc[Hebs]):
    """A 'when destroyed' effect of an Objective takes place; args are side and ability."""

    rule = "H.OBJ.DESTROY"

    def run(self, s: Hebs, a: Args) -> None:
        CHOOSE.go_on(s, a[0], a[1], -1, 0, ())


OBJECTIVE_CHECK: Final = ObjectiveCheck("hebs.effects.objective-check")
REWARD: Final = Reward("hebs.effects.reward")
