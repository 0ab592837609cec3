"""What abilities do, effect by effect.

The effects of an ability resolve in order; after each the table is settled (R.SETTLE), and what an effect would do to
cards, wedges and Objectives can be answered where a card says so.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.language.words import EFFECT, WORDS
from senlac.games.hebs.rules.abilities import ANSWERS, TURNED, would
from senlac.games.hebs.rules.settling import CLAIM, NOBODY, OBJECTIVE_CHECK, mark_for_destruction
from senlac.games.hebs.rules.targets import candidates, chosen_for, mover_of
from senlac.games.hebs.rules.terms import (
    discard,
    draw,
    has_room,
    leave_play,
    make_ready,
    show_hand,
    tire,
    to_discard_pile,
    to_hand,
)
from senlac.games.hebs.rules.values import is_protected, meant, row_of
from senlac.games.hebs.state.box import Ability, Effect
from senlac.games.hebs.state.codes import (
    DAMAGE,
    DESTROY,
    DISCARDED,
    DISCOUNT,
    FIELD,
    FOR_GOOD,
    GIVE_WEDGE,
    ON_DAMAGE,
    ON_MOVE,
    ON_OBJECTIVE,
    ON_WEDGE,
    OPCODES,
    PROTECTED,
    SACRIFICE,
    SILENT,
    THIS_ROUND,
    TO_ALL,
    TO_BEARER,
    TO_CHOSEN,
    TO_SELF,
    TO_TRIGGER,
    WEDGES,
)
from senlac.games.hebs.state.places import host_of, in_play, is_final, place_of, wedge_of
from senlac.games.hebs.state.table import Hebs, without
from senlac.games.hebs.state.variants import rules_of
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Proc
from senlac.kernel.responses import Record, cancel, flag, record_of


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


def targets_of(s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> list[int]:
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


# ------------------------------------------------------------------ what the words do


class Handler:
    """What one word of the language does to the table. A choice is never made here: it was, before.

    `changes` says whether it would change anything as things stand, with whatever choice.
    """

    def perform(self, s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
        raise NotImplementedError

    def changes(self, s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> bool:
        return True


class ToEach(Handler):
    """What is done to one card after the other, and what nothing answers."""

    def perform(self, s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
        amount = amount_of(s, ability, effect, record)
        for card in targets_of(s, ability, effect, record, pending):
            self.to_card(s, card, amount, effect, ability.side)

    def to_card(self, s: Hebs, card: int, amount: int, effect: Effect, side: int) -> None:
        raise NotImplementedError

    def changes(self, s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> bool:
        for card in targets_ever(s, ability, effect, source, trigger):
            if self.changes_card(s, card, effect):
                return True
        return False

    def changes_card(self, s: Hebs, card: int, effect: Effect) -> bool:
        return True


class ToWedge(Handler):
    """What is done to a wedge that nobody has claimed."""

    def perform(self, s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
        wedge = where(s, effect, record)
        amount = amount_of(s, ability, effect, record)
        if wedge >= 0 and s.claimed[wedge] < 0 and not rules_of(s).by_hand(s, effect.op, amount, wedge):
            self.to_wedge(s, wedge, amount, ability.side)

    def to_wedge(self, s: Hebs, wedge: int, amount: int, side: int) -> None:
        raise NotImplementedError

    def changes(self, s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> bool:
        for wedge in where_ever(s, ability, effect, source, trigger):
            if self.changes_wedge(s, wedge, ability.side):
                return True
        return False

    def changes_wedge(self, s: Hebs, wedge: int, side: int) -> bool:
        return True


class ToSide(Handler):
    """What is done to the ability's own side, or to the other."""

    def perform(self, s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
        amount = amount_of(s, ability, effect, record)
        if not rules_of(s).by_hand(s, effect.op, amount, -1):
            self.to_side(s, ability.side, amount, effect)

    def to_side(self, s: Hebs, side: int, amount: int, effect: Effect) -> None:
        raise NotImplementedError

    def changes(self, s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> bool:
        return self.changes_side(s, ability.side)

    def changes_side(self, s: Hebs, side: int) -> bool:
        return True


class ToTrigger(Handler):
    """What is done to that which is answered; costs stay paid (H.RESPONSE.CANCEL)."""

    def perform(self, s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
        self.to_trigger(s, pending - 1, record_of(s, pending - 1), effect.amount)

    def to_trigger(self, s: Hebs, trigger: int, record: Record, amount: int) -> None:
        raise NotImplementedError

    def changes(self, s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> bool:
        return trigger is not None


class Damage(Handler):
    def perform(self, s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
        amount = amount_of(s, ability, effect, record)
        deal_damage(s, targets_of(s, ability, effect, record, pending), amount, ability.side, ability.index)

    def changes(self, s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> bool:
        for card in targets_ever(s, ability, effect, source, trigger):
            if not is_protected(s, card, ability.side):
                return True
        return False


class Bombard(Handler):
    def perform(self, s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
        wedge = where(s, effect, record)
        if wedge >= 0:
            enemies = list(s.line[(1 - ability.side) * WEDGES + wedge])
            deal_damage(s, enemies, amount_of(s, ability, effect, record), ability.side, ability.index)

    def changes(self, s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> bool:
        side = ability.side
        wedges = where_ever(s, ability, effect, source, trigger)
        enemies = [card for wedge in wedges for card in s.line[(1 - side) * WEDGES + wedge]]
        return any([not is_protected(s, card, side) for card in enemies])


class Destroy(Handler):
    def perform(self, s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
        mark_for_destruction(s, targets_of(s, ability, effect, record, pending), ability.side)

    def changes(self, s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> bool:
        return len(targets_ever(s, ability, effect, source, trigger)) > 0


class Move(Handler):
    def perform(self, s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
        cards = targets_of(s, ability, effect, record, pending)
        wedge = where(s, effect, record)
        if cards and wedge >= 0:
            would(s, ON_MOVE, cards[0], ability.side, (wedge,))

    def changes(self, s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> bool:
        wedges = [wedge_of(s, source)] if effect.place < 0 else [0, 1, 2]
        for card in targets_ever(s, ability, effect, source, trigger):
            here = wedge_of(s, card)
            side = s.box.side[card]
            for wedge in wedges:
                if wedge >= 0 and wedge != here and has_room(s, side, wedge):
                    return True
        return False


class Heal(ToEach):
    def to_card(self, s: Hebs, card: int, amount: int, effect: Effect, side: int) -> None:
        healed = min(amount, s.damage[card])
        if healed:
            s.bear(card, s.damage[card] - healed)
            s.emit("hebs-heals", (card, healed))

    def changes_card(self, s: Hebs, card: int, effect: Effect) -> bool:
        return s.damage[card] > 0


class Tire(ToEach):
    def to_card(self, s: Hebs, card: int, amount: int, effect: Effect, side: int) -> None:
        if not s.tired[card]:
            tire(s, card)

    def changes_card(self, s: Hebs, card: int, effect: Effect) -> bool:
        return not s.tired[card]


class Refresh(ToEach):
    """A card is made Ready by an effect at most once a round (R.READY.ONCE)."""

    def to_card(self, s: Hebs, card: int, amount: int, effect: Effect, side: int) -> None:
        if s.tired[card] and card not in s.refreshed:
            s.refreshed = (*s.refreshed, card)
            make_ready(s, card)

    def changes_card(self, s: Hebs, card: int, effect: Effect) -> bool:
        return s.tired[card] and card not in s.refreshed


class Give(ToEach):
    def to_card(self, s: Hebs, card: int, amount: int, effect: Effect, side: int) -> None:
        give(s, card, effect.value, amount, effect.until, side)
        s.emit("hebs-gives", (card, effect.value, amount))
        s.unsettled = True


class Protect(ToEach):
    def to_card(self, s: Hebs, card: int, amount: int, effect: Effect, side: int) -> None:
        give(s, card, PROTECTED, 1, THIS_ROUND, NOBODY)
        s.emit("hebs-protects", (card,))


class Recall(ToEach):
    def to_card(self, s: Hebs, card: int, amount: int, effect: Effect, side: int) -> None:
        if card not in s.box.leader:
            leave_play(s, card)
            to_hand(s, card)
            if s.box.side[card] == rules_of(s).foe:
                s.emit("foe-no-hand", (card, "R.SOLO.NO_HAND"))
            else:
                s.emit("hebs-recalls", (card,))

    def changes_card(self, s: Hebs, card: int, effect: Effect) -> bool:
        return card not in s.box.leader


class Take(ToEach):
    def to_card(self, s: Hebs, card: int, amount: int, effect: Effect, side: int) -> None:
        s.discard[side] = without(s.discard[side], card)
        to_hand(s, card)
        s.emit("hebs-takes", (side, card))


class Sacrifice(ToEach):
    def to_card(self, s: Hebs, card: int, amount: int, effect: Effect, side: int) -> None:
        sacrifice(s, card)


class DamageWedge(ToWedge):
    def to_wedge(self, s: Hebs, wedge: int, amount: int, side: int) -> None:
        if (s.at_final >> side) & 1:
            CLAIM.push(s, (wedge,))
            would(s, ON_WEDGE, -1, side, (amount, wedge))

    def changes_wedge(self, s: Hebs, wedge: int, side: int) -> bool:
        return (s.at_final >> side) & 1 == 1 and not is_protected(s, s.box.count + wedge, side)


class HealWedge(ToWedge):
    def to_wedge(self, s: Hebs, wedge: int, amount: int, side: int) -> None:
        place = (1 - side) * WEDGES + wedge
        healed = min(amount, s.wedge_damage[place])
        s.wedge_damage[place] -= healed
        s.emit("hebs-wedge-heals", (1 - side, wedge, healed))

    def changes_wedge(self, s: Hebs, wedge: int, side: int) -> bool:
        return s.wedge_damage[(1 - side) * WEDGES + wedge] > 0


class ProtectWedge(ToWedge):
    def to_wedge(self, s: Hebs, wedge: int, amount: int, side: int) -> None:
        give(s, s.box.count + wedge, PROTECTED, 1, THIS_ROUND, side)
        s.emit("hebs-protects-wedge", (side, wedge))


class Draw(ToSide):
    def to_side(self, s: Hebs, side: int, amount: int, effect: Effect) -> None:
        draw(s, side, amount)

    def changes_side(self, s: Hebs, side: int) -> bool:
        return len(s.deck[side]) > 0


class EnemyDiscards(ToSide):
    def to_side(self, s: Hebs, side: int, amount: int, effect: Effect) -> None:
        if s.hand[1 - side]:
            DISCARDS.push(s, (1 - side, min(amount, len(s.hand[1 - side]))))

    def changes_side(self, s: Hebs, side: int) -> bool:
        return len(s.hand[1 - side]) > 0


class LookAtHand(ToSide):
    def to_side(self, s: Hebs, side: int, amount: int, effect: Effect) -> None:
        show_hand(s, 1 - side)

    def changes_side(self, s: Hebs, side: int) -> bool:
        return len(s.hand[1 - side]) > 0


class DamageObjective(ToSide):
    def to_side(self, s: Hebs, side: int, amount: int, effect: Effect) -> None:
        if not is_final(s, side):
            OBJECTIVE_CHECK.push(s, (side,))
            would(s, ON_OBJECTIVE, -1, side, (amount,))

    def changes_side(self, s: Hebs, side: int) -> bool:
        return not is_final(s, side)


class HinderObjective(ToSide):
    def to_side(self, s: Hebs, side: int, amount: int, effect: Effect) -> None:
        healed = min(amount, s.objective_damage[1 - side])
        s.objective_damage[1 - side] -= healed
        s.emit("hebs-objective-heals", (1 - side, healed))

    def changes_side(self, s: Hebs, side: int) -> bool:
        return s.objective_damage[1 - side] > 0


class TakeMarker(ToSide):
    def to_side(self, s: Hebs, side: int, amount: int, effect: Effect) -> None:
        s.marker = side
        s.emit("hebs-marker", (side,))

    def changes_side(self, s: Hebs, side: int) -> bool:
        return s.marker != side


class DiscountNext(ToSide):
    def to_side(self, s: Hebs, side: int, amount: int, effect: Effect) -> None:
        s.mods.append((side, DISCOUNT, amount, THIS_ROUND, effect.index))
        s.emit("hebs-discount", (side, effect.index, amount))


class Cancel(ToTrigger):
    def to_trigger(self, s: Hebs, trigger: int, record: Record, amount: int) -> None:
        cancel(s, trigger)


class TurnRound(ToTrigger):
    def to_trigger(self, s: Hebs, trigger: int, record: Record, amount: int) -> None:
        flag(s, trigger, TURNED)
        s.emit("hebs-turns-round", (1 - (record[2] ^ s.swap), record[3][1]))


class Prevent(ToTrigger):
    def to_trigger(self, s: Hebs, trigger: int, record: Record, amount: int) -> None:
        dealt: int = record[3][0]
        left = max(0, dealt - amount)
        if left == 0:
            cancel(s, trigger)
        s.emit("hebs-prevents", (dealt - left,))
        lessened: Record = (record[0], record[1], record[2], (left, *record[3][1:]), record_of(s, trigger)[4])
        s.pending = (*s.pending[:trigger], lessened, *s.pending[trigger + 1 :])


#: What each word of the language does.
HANDLERS: Final[dict[str, Handler]] = {
    "damage": Damage(),
    "heal": Heal(),
    "destroy": Destroy(),
    "tire": Tire(),
    "refresh": Refresh(),
    "move": Move(),
    "recall": Recall(),
    "take": Take(),
    "draw": Draw(),
    "enemy_discards": EnemyDiscards(),
    "look_at_hand": LookAtHand(),
    "damage_objective": DamageObjective(),
    "hinder_objective": HinderObjective(),
    "damage_wedge": DamageWedge(),
    "heal_wedge": HealWedge(),
    "protect_wedge": ProtectWedge(),
    "bombard": Bombard(),
    "protect": Protect(),
    "discount": DiscountNext(),
    "take_marker": TakeMarker(),
    "sacrifice": Sacrifice(),
    "cancel": Cancel(),
    "prevent": Prevent(),
    "turn_round": TurnRound(),
    "give": Give(),
}


class Unknown(Handler):
    """In place of what lasts while its card is in play, and is never carried out."""

    def perform(self, s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
        raise AssertionError(f"opcode {effect.op} of {ability.card} is nothing that can be done")


def table_of(handlers: dict[str, Handler]) -> list[Handler]:
    """Handlers by opcode; a word that an ability can do and that has none is refused, before any game begins."""
    made: list[Handler] = [Unknown()] * (GIVE_WEDGE + 1)
    for word, op in OPCODES.items():
        if word in handlers:
            made[op] = handlers[word]
        elif EFFECT in WORDS[word].gives and word != "range":
            raise AssertionError(f"{word!r} is a word of the language, but HANDLERS has nothing that does it")
    return made


_TABLE: Final = table_of(HANDLERS)


def perform(s: Hebs, ability: Ability, effect: Effect, record: Record, pending: int) -> None:
    """One effect of an ability."""
    _TABLE[effect.op].perform(s, ability, effect, record, pending)


# ------------------------------------------------------------------ what would come of it


def would_change(s: Hebs, ability: Ability, source: int, trigger: Record | None) -> bool:
    """Whether an ability would change anything as things stand; harm to its own card is its price and counts nothing.

    For bots, hints and the Foe: the rules let a player initiate what changes nothing (R.TARGET.NONE).
    """
    for effect in ability.effects:
        if harms_itself(effect) or (effect.count is not None and not meant(s, effect.count, source, ability.side)):
            continue
        if _TABLE[effect.op].changes(s, ability, effect, source, trigger):
            return True
    return False


def harms_itself(effect: Effect) -> bool:
    """Whether an effect is a price that an ability's own card pays."""
    return effect.to == TO_SELF and effect.op in (DAMAGE, DESTROY, SACRIFICE)


def targets_ever(s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> list[int]:
    """The cards that an effect could be done to, whatever is chosen."""
    if effect.to == TO_CHOSEN:
        return candidates(s, ability, source, effect.slot, (), trigger)
    if effect.to == TO_ALL:
        return meant(s, effect.filter, source, ability.side) if effect.filter is not None else []
    card = mover_of(s, effect.to, source, [], trigger)
    return [card] if card >= 0 and in_play(s, card) else []


def where_ever(s: Hebs, ability: Ability, effect: Effect, source: int, trigger: Record | None) -> list[int]:
    """The wedges that an effect could be done to, whatever is chosen."""
    if effect.place < 0:
        wedge = wedge_of(s, source)
        return [wedge] if wedge >= 0 and s.claimed[wedge] < 0 else []
    first = s.box.count
    return [element - first for element in candidates(s, ability, source, effect.place, (), trigger)]


# ------------------------------------------------------------------ what effects are made of


def give(s: Hebs, element: int, value: int, amount: int, until: int, whose: int) -> None:
    """Note what was given; equal gifts are added up."""
    for i in range(len(s.mods)):
        mod = s.mods[i]
        if mod[0] == element and mod[1] == value and mod[3] == until and mod[4] == whose:
            s.mods[i] = (element, value, mod[2] + amount, until, whose)
            return
    s.mods.append((element, value, amount, until, whose))


def silence(s: Hebs, card: int) -> None:
    """A card was played for its Solo ability: as long as it is in play it has no other (S.ABILITY.PLAYER)."""
    give(s, card, SILENT, 1, FOR_GOOD, s.box.side[card])
    if card in s.constant:
        s.constant = without(s.constant, card)
        s.unsettled = True


def sacrifice(s: Hebs, card: int) -> None:
    """To the discard pile; this is not destruction, and nothing answers it (H.SACRIFICE.NOT_DESTROY)."""
    if card in s.box.leader:
        return
    leave_play(s, card)
    to_discard_pile(s, card)
    if s.events is not None:
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


def deal_damage(s: Hebs, cards: list[int], amount: int, by: int, ability: int) -> None:
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

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"count": a[1]}

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
