"""What abilities do, effect by effect, and how cards are destroyed.

The effects of an ability resolve in order; after each the table is settled (R.SETTLE), and what an effect would do to
cards, wedges and Objectives can be answered where a card says so.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.abilities import ANSWERS, CHOOSE, TURNED, chosen_for, would
from senlac.games.hebs.bespoke import bespoke
from senlac.games.hebs.compile import (
    ALL,
    BESPOKE,
    BOMBARD,
    CANCEL,
    DAMAGE,
    DAMAGE_OBJECTIVE,
    DAMAGE_WEDGE,
    DESTROY,
    DISCARDED,
    DISCOUNT,
    DISCOUNT_NEXT,
    DRAW,
    ENEMY_DISCARDS,
    FIELD,
    GIVE,
    HEAL,
    HEAL_WEDGE,
    HEALTH,
    HINDER_OBJECTIVE,
    LOOK_AT_HAND,
    MIGHT,
    MOVE,
    ON_DAMAGE,
    ON_DESTROY,
    ON_MOVE,
    ON_OBJECTIVE,
    ON_WEDGE,
    PREVENT,
    PROTECT,
    PROTECT_WEDGE,
    PROTECTED,
    RECALL,
    REFRESH,
    SACRIFICE,
    TAKE,
    TAKE_MARKER,
    THIS_ROUND,
    TIRE,
    TO_ALL,
    TO_BEARER,
    TO_CHOSEN,
    TO_SELF,
    TO_TRIGGER,
    TURN_ROUND,
    WEDGES,
    ZEAL,
    Ability,
    Effect,
)
from senlac.games.hebs.state import DEPLOYMENT, Hebs, host_of, in_play, is_final, place_of, rules_of, wedge_of
from senlac.games.hebs.terms import (
    discard,
    draw,
    leave_play,
    make_ready,
    show_hand,
    tire,
    to_discard_pile,
    to_hand,
    without,
)
from senlac.games.hebs.values import meant, row_of, totals, value_of
from senlac.kernel.explain import Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Proc
from senlac.kernel.gamedef import finish
from senlac.kernel.responses import Record, cancel, flag, record_of

#: In place of a side: what is protected is so from both sides; what damage destroys, nobody chose to.
NOBODY: Final = -1


class Effects(Proc[Hebs]):
    """An ability takes effect, step by step; args are its pending record and the step."""

    rule = "H.ABILITY.CARD_FIRST"

    def run(self, s: Hebs, a: Args) -> None:
        pending: int = a[0]
        step: int = a[1]
        record = record_of(s, pending)
        ability = s.box.abilities[record[0]]
        if step + 1 < len(ability.effects):
            self.push(s, (pending, step + 1))
        perform(s, ability, ability.effects[step], record, pending)


EFFECTS: Final = Effects()
ANSWERS.effects = EFFECTS


def whom(s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> list[int]:
    """The cards that an effect is done to, of those that are still where they were."""
    found: list[int] = []
    zone = FIELD
    if effect.to == TO_SELF:
        found = [record[1]]
    elif effect.to == TO_BEARER:
        found = [host_of(s, record[1])]
    elif effect.to == TO_TRIGGER:
        found = [record_of(s, pending - 1)[1]]
    elif effect.to == TO_CHOSEN:
        found = chosen_for(record[3], effect.slot)
        zone = ability.slots[effect.slot].filter.zone
    elif effect.to == TO_ALL and effect.filter is not None:
        return meant(s, effect.filter, record[1], ability.side)
    if zone == DISCARDED:
        return [card for card in found if card in s.discard[ability.side]]
    return [card for card in found if card >= 0 and in_play(s, card)]


def where(s: Hebs, effect: Effect, record: Record) -> int:
    """The wedge that an effect is done to, or -1."""
    if effect.place < 0:
        return wedge_of(s, record[1])
    found = chosen_for(record[3], effect.place)
    return found[0] - s.box.count if found else -1


def amount_of(s: Hebs, ability: Ability, effect: Effect, record: Record) -> int:
    if effect.count is not None:
        return len(meant(s, effect.count, record[1], ability.side))
    return effect.amount


def perform(s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
    """One effect of an ability."""
    side = ability.side
    op = effect.op
    amount = amount_of(s, ability, effect, record)
    if op in (DAMAGE_WEDGE, HEAL_WEDGE, PROTECT_WEDGE):
        perform_on_wedge(s, side, op, where(s, effect, record), amount)
        return
    if op == BOMBARD:
        wedge = where(s, effect, record)
        if wedge >= 0:
            hurt(s, s.line[(1 - side) * WEDGES + wedge], amount, side, ability.index)
        return
    if op in (CANCEL, PREVENT, TURN_ROUND):
        perform_on_trigger(s, op, amount, pending - 1)
        return
    if op in (DRAW, ENEMY_DISCARDS, LOOK_AT_HAND, DAMAGE_OBJECTIVE, HINDER_OBJECTIVE, TAKE_MARKER, DISCOUNT_NEXT):
        perform_on_side(s, side, effect, amount)
        return
    if op == BESPOKE:
        bespoke(s, effect.name, record, pending)
        return
    cards = whom(s, ability, effect, record, pending)
    if not cards:
        return
    if op == DAMAGE:
        hurt(s, cards, amount, side, ability.index)
    elif op == DESTROY:
        doom(s, cards, side)
    elif op == MOVE:
        wedge = where(s, effect, record)
        if wedge >= 0:
            would(s, ON_MOVE, cards[0], side, (wedge,))
    else:
        for card in cards:
            perform_on_card(s, side, effect, card, amount)


def perform_on_card(s: Hebs, side: int, effect: Effect, card: int, amount: int) -> None:
    """Effects that are done to each card at once, and that nothing answers."""
    box = s.box
    op = effect.op
    if op == HEAL:
        heal(s, card, amount)
    elif op == TIRE:
        if not s.tired[card]:
            tire(s, card)
    elif op == REFRESH:
        refresh(s, card)
    elif op == GIVE:
        give(s, card, effect.value, amount, effect.until, side)
        s.emit("hebs-gives", (card, effect.value, amount))
        s.unsettled = True
    elif op == PROTECT:
        give(s, card, PROTECTED, 1, THIS_ROUND, NOBODY)
        s.emit("hebs-protects", (card,))
    elif op == RECALL:
        if card not in box.leader:
            leave_play(s, card)
            to_hand(s, card)
            s.emit("hebs-recalls", (card,))
    elif op == TAKE:
        s.discard[side] = without(s.discard[side], card)
        to_hand(s, card)
        s.emit("hebs-takes", (side, card))
    elif op == SACRIFICE:
        sacrifice(s, card)
    else:
        raise AssertionError(f"no such effect: {op}")


def perform_on_wedge(s: Hebs, side: int, op: int, wedge: int, amount: int) -> None:
    if wedge < 0 or s.claimed[wedge] >= 0:
        return
    if op == DAMAGE_WEDGE:
        if (s.at_final >> side) & 1:
            CLAIM.push(s, (wedge,))
            would(s, ON_WEDGE, -1, side, (amount, wedge))
    elif op == HEAL_WEDGE:
        place = (1 - side) * WEDGES + wedge
        healed = min(amount, s.wedge_damage[place])
        s.wedge_damage[place] -= healed
        s.emit("hebs-wedge-heals", (1 - side, wedge, healed))
    else:
        give(s, s.box.count + wedge, PROTECTED, 1, THIS_ROUND, side)
        s.emit("hebs-protects-wedge", (side, wedge))


def perform_on_trigger(s: Hebs, op: int, amount: int, trigger: int) -> None:
    """Cancel, lessen or turn round what is answered; costs stay paid (H.RESPONSE.CANCEL)."""
    record = record_of(s, trigger)
    if op == CANCEL:
        cancel(s, trigger)
        return
    if op == TURN_ROUND:
        flag(s, trigger, TURNED)
        s.emit("hebs-turns-round", (1 - (record[2] ^ s.swap), record[3][1]))
        return
    left = record[3][0] - amount
    if amount == ALL or left <= 0:
        left = 0
        cancel(s, trigger)
    s.emit("hebs-prevents", (record[3][0] - left,))
    lessened: Record = (record[0], record[1], record[2], (left, *record[3][1:]), record_of(s, trigger)[4])
    s.pending = (*s.pending[:trigger], lessened, *s.pending[trigger + 1 :])


def perform_on_side(s: Hebs, side: int, effect: Effect, amount: int) -> None:
    op = effect.op
    if op == DRAW:
        draw(s, side, amount)
    elif op == ENEMY_DISCARDS:
        if s.hand[1 - side]:
            DISCARDS.push(s, (1 - side, min(amount, len(s.hand[1 - side]))))
    elif op == LOOK_AT_HAND:
        show_hand(s, 1 - side)
    elif op == DAMAGE_OBJECTIVE:
        if not is_final(s, side):
            OBJECTIVE_CHECK.push(s, (side,))
            would(s, ON_OBJECTIVE, -1, side, (amount,))
    elif op == HINDER_OBJECTIVE:
        healed = min(amount, s.objective_damage[1 - side])
        s.objective_damage[1 - side] -= healed
        s.emit("hebs-objective-heals", (1 - side, healed))
    elif op == TAKE_MARKER:
        s.marker = side
        s.emit("hebs-marker", (side,))
    else:
        s.mods.append((side, DISCOUNT, amount, THIS_ROUND, effect.index))
        s.emit("hebs-discount", (side, amount))


# ------------------------------------------------------------------ what effects are made of


def heal(s: Hebs, card: int, amount: int) -> None:
    healed = min(amount, s.damage[card])
    if healed:
        s.damage[card] -= healed
        s.emit("hebs-heals", (card, healed))


def refresh(s: Hebs, card: int) -> None:
    """A card is made Ready by an effect at most once a round (R.READY.ONCE)."""
    if s.tired[card] and card not in s.refreshed:
        s.refreshed = (*s.refreshed, card)
        make_ready(s, card)


def give(s: Hebs, element: int, value: int, amount: int, until: int, whose: int) -> None:
    """Note what was given; equal gifts are added up."""
    for i in range(len(s.mods)):
        mod = s.mods[i]
        if mod[0] == element and mod[1] == value and mod[3] == until and mod[4] == whose:
            s.mods[i] = (element, value, mod[2] + amount, until, whose)
            return
    s.mods.append((element, value, amount, until, whose))


def sacrifice(s: Hebs, card: int) -> None:
    """To the discard pile; this is no destruction, and nothing answers it (H.SACRIFICE.NOT_DESTROY)."""
    if card in s.box.leader:
        return
    leave_play(s, card)
    to_discard_pile(s, card)
    s.emit("hebs-sacrifices", (card,))


class Hurt(Proc[Hebs]):
    """Damage to the cards of one row, in one step; args are the cards, which of them, how much, by whom, ability."""

    rule = "H.TERM.ROW_ORDER"

    def run(self, s: Hebs, a: Args) -> None:
        cards: tuple[int, ...] = a[0]
        which: int = a[1]
        if which == len(cards):
            s.unsettled = True
            return
        self.push(s, (cards, which + 1, a[2], a[3], a[4]))
        if place_of(s, cards[which]) >= 0:
            would(s, ON_DAMAGE, cards[which], a[3], (a[2], a[4]))


HURT: Final = Hurt()


def hurt(s: Hebs, cards: list[int], amount: int, by: int, ability: int) -> None:
    """Damage row by row (H.TERM.ROW_ORDER): what stands in one row, on both sides, is hurt in one step."""
    if amount <= 0:
        return
    for row in (3, 2, 1):
        there = [card for card in cards if row_of(s, card) == row]
        if there:
            HURT.push(s, (tuple(there), 0, amount, by, ability))


class Discards(Ask[Hebs]):
    """A player discards cards of their choice because of an effect; args are side and how many."""

    rule = "H.TERM.DISCARD"

    def seat(self, s: Hebs, a: Args) -> int:
        side: int = a[0]
        return side ^ s.swap

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [("discard", card) for card in s.hand[a[0]]]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        discard(s, a[0], action[1])
        if a[1] > 1:
            self.push(s, (a[0], a[1] - 1))

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        return why_not_discard(s, seat ^ s.swap, intent)


def why_not_discard(s: Hebs, side: int, intent: Action) -> Reason | None:
    """Why a card may not be discarded now."""
    if intent[0] != "discard":
        return None
    if intent[1] not in s.hand[side]:
        return Reason("H.TERM.DISCARD", "hebs-not-in-hand", card=("card", intent[1]))
    return Reason("H.TERM.DISCARD", "hebs-discarded-already", card=("card", intent[1]))


DISCARDS: Final = Discards()


# ------------------------------------------------------------------ destruction


def doom(s: Hebs, cards: list[int], by: int) -> None:
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


FATE: Final = Fate()
FALL: Final = Fall()


def settle_damage(s: Hebs) -> None:
    """Cards with damage of at least their Health are destroyed, in row order (R.SETTLE)."""
    low = s.box.lowers_health
    dying: list[int] = []
    for place in range(2 * WEDGES):
        for card in s.line[place]:
            if (s.damage[card] or low) and s.damage[card] >= value_of(s, card, HEALTH) and card not in s.doomed:
                dying.append(card)
    if dying:
        doom(s, dying, NOBODY)


# ------------------------------------------------------------------ wedges and Objectives


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
        if s.claimed.count(claimer) == 2:
            finish(s, claimer ^ s.swap, "wedges", rule="H.WIN.WEDGES")


def tie_breaker(s: Hebs, wedge: int) -> int:
    """Higher Might there, then higher Zeal, then the first player marker (H.WEDGE.CLAIM_TIE)."""
    for which in (MIGHT, ZEAL):
        found = totals(s, which)
        if found[wedge] != found[WEDGES + wedge]:
            return 0 if found[wedge] > found[WEDGES + wedge] else 1
    return s.marker


CLAIM: Final = Claim()


class ObjectiveCheck(Proc[Hebs]):
    """An Objective with damage of at least its Health is destroyed (H.OBJ.DESTROY); args are the side."""

    rule = "H.OBJ.DESTROY"

    def run(self, s: Hebs, a: Args) -> None:
        side: int = a[0]
        # H.OBJ.ONE: a second one waits for the next round.
        if is_final(s, side) or (s.destroyed >> side) & 1:
            return
        box = s.box
        which = s.order[side][s.reached[side]]
        task = box.tasks[side][which]
        if s.objective_damage[side] < task.health:
            return  # H.OBJ.KEEP: the damage stays
        s.reached[side] += 1
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


OBJECTIVE_CHECK: Final = ObjectiveCheck()
REWARD: Final = Reward()
