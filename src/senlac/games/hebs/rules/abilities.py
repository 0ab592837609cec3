"""Card Abilities: initiating them, choosing for them, answering them.

Whoever can pay for an ability may initiate it, whether or not there is anything to choose (R.TARGET.NONE). It is
initiated when its costs are paid and its targets chosen (R.TARGET.WHEN); then a window opens in which it can be
answered, and then it resolves. What merely happens and can be answered (R.TRIGGERS) goes the same way: it is a pending
record whose `ability` is below 0. Where nobody could answer, nothing is recorded and it happens at once.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.packs.pack import ACTION, CONSTANT, PLAYED, RESPONSE, SOLO
from senlac.games.hebs.rules.paying import charge
from senlac.games.hebs.rules.targets import (
    BY_SLOT,
    ahead,
    answered_by,
    can_choose,
    candidates,
    chosen_for,
    holds,
    may_choose_none,
    not_there,
    objective_in_play,
    source_name,
    trigger_kind,
    why_not_target,
    why_not_when,
)
from senlac.games.hebs.rules.terms import bury, from_hand, leave_play, move, tire, to_discard_pile
from senlac.games.hebs.rules.values import (
    cost_of,
    discounts,
    is_protected,
    is_shielded,
    is_silent,
    meant,
    ready_resources,
    value_of,
)
from senlac.games.hebs.state.box import Ability, Box
from senlac.games.hebs.state.codes import (
    DISCOUNT,
    HEALTH,
    ON_ABILITY,
    ON_DAMAGE,
    ON_DESTROY,
    ON_MOVE,
    ON_OBJECTIVE,
    ON_WEDGE,
    WEDGES,
)
from senlac.games.hebs.state.places import cards_in_play, in_play, is_final, place_of, seat_of
from senlac.games.hebs.state.table import Hebs, without
from senlac.games.hebs.state.variants import rules_of
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Op, Proc
from senlac.kernel.responses import CANCELLED, Record, Window, record_of

#: A flag of a pending record: the damage to a wedge is dealt by the other side.
TURNED: Final = 2


# ------------------------------------------------------------------ conditions


# ------------------------------------------------------------------ targets


def must_wait(s: Hebs, ability: Ability, source: int) -> bool:
    """Whether a variant has Range wait until both players are at the final Objective (H.VAR.RANGE)."""
    rules = rules_of(s)
    if not ability.is_range or not rules.late_range or (is_final(s, 0) and is_final(s, 1)):
        return False
    # The French edition says so of Archers only. Under Rules 1 every card with Range waited in both editions.
    return s.game.rules < 2 or not rules.only_archers_wait or s.box.cards[source].unit == "ranged"


def may_initiate(s: Hebs, ability: Ability, source: int, trigger: Record | None) -> bool:
    """Whether a player who can pay for an ability may initiate it: no target is needed for that (R.TARGET.NONE)."""
    if s.game.rules < 2:  # Rules 1 asked for a target before the payment.
        return can_initiate(s, ability, source, trigger)
    return is_open(s, ability, source, trigger)


def can_initiate(s: Hebs, ability: Ability, source: int, trigger: Record | None) -> bool:
    """Whether an ability's conditions are fulfilled and there is something to choose; costs are not looked at."""
    if not is_open(s, ability, source, trigger):
        return False
    return not ability.slots or can_choose(s, ability, source, 0, (), trigger)


def is_open(s: Hebs, ability: Ability, source: int, trigger: Record | None) -> bool:
    """Whether an ability's conditions are fulfilled; targets and costs are not looked at."""
    if ability.is_range and must_wait(s, ability, source):
        return False
    if source >= 0 and s.box.falls_silent[source] and is_silenced(s, ability, source):
        return False
    return ability.when is None or holds(s, ability.when, ability.side, source, trigger)


def is_silenced(s: Hebs, ability: Ability, source: int) -> bool:
    """Whether a Solo ability was used instead of this one (S.ABILITY.PLAYER)."""
    return source >= 0 and s.box.falls_silent[source] and ability.kind != SOLO and is_silent(s, source)


# ------------------------------------------------------------------ choosing


def why_not_initiate(s: Hebs, ability: Ability, source: int, trigger: Record | None) -> Reason:
    """Which of the conditions of an ability fails."""
    card: Arg = ("card", source)
    if is_silenced(s, ability, source):
        return Reason("S.ABILITY.PLAYER", "hebs-solo-used", card=card)
    if must_wait(s, ability, source):
        late = not_there(s, ability.side)
        at: Arg = ("objective", objective_in_play(s, late))
        return Reason(
            "H.VAR.RANGE", "hebs-late-range", card=card, side=("side", late), objective=at, left=ahead(s, late)
        )
    reason = why_not_when(s, ability, ability.when, source, trigger)
    # Only a game that was begun under Rules 1 asks for a target beforehand.
    return reason or Reason("R.TARGET.NONE", "hebs-no-target", card=card)


class Choose(Ask[Hebs]):
    """Something is chosen for an ability; args are side, ability, source, slot and the choices so far."""

    rule = "R.TARGET.WHEN"

    def seat(self, s: Hebs, a: Args) -> int:
        side: int = a[0]
        return side ^ s.swap

    def options(self, s: Hebs, a: Args) -> list[Action]:
        found: list[Action] = [("target", element) for element in self.allowed(s, a)]
        index: int = a[1]
        if chosen_for(a[4], a[3]) or may_choose_none(s, s.box.abilities[index].slots[a[3]]):
            found.append(("enough",))
        return found

    def allowed(self, s: Hebs, a: Args) -> list[int]:
        """What may be chosen next: nothing twice."""
        index: int = a[1]
        ability = s.box.abilities[index]
        found = candidates(s, ability, a[2], a[3], a[4], answered_by(s, ability))
        # Rules 1 left out what leaves a later slot empty.
        return self.leading_on(s, a, found) if s.game.rules < 2 else found

    def leading_on(self, s: Hebs, a: Args, found: list[int]) -> list[int]:
        """Those of the candidates after which there is something for the later slots."""
        index: int = a[1]
        ability = s.box.abilities[index]
        slot: int = a[3]
        targets: tuple[int, ...] = a[4]
        if slot + 1 == len(ability.slots):
            return found
        trigger = answered_by(s, ability)
        return [it for it in found if can_choose(s, ability, a[2], slot + 1, targets + (slot * BY_SLOT + it,), trigger)]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        slot: int = a[3]
        targets: tuple[int, ...] = a[4]
        if action[0] == "enough":
            self.go_on(s, a[0], a[1], a[2], slot + 1, targets)
            return
        targets += (slot * BY_SLOT + action[1],)
        index: int = a[1]
        most = s.box.abilities[index].slots[slot].most
        so_far: Args = (a[0], a[1], a[2], slot, targets)
        if most > 1 and len(chosen_for(targets, slot)) < most and self.allowed(s, so_far):
            self.push(s, so_far)
        else:
            self.go_on(s, a[0], a[1], a[2], slot + 1, targets)

    def go_on(self, s: Hebs, side: int, index: int, source: int, slot: int, targets: tuple[int, ...]) -> None:
        """Ask for the next slot; a single candidate that must be chosen is not a question. In the end, initiate."""
        ability = s.box.abilities[index]
        barren = slot == 0 and len(ability.slots) > 0
        while slot < len(ability.slots):
            a: Args = (side, index, source, slot, targets)
            found = self.allowed(s, a)
            if len(found) > 1 or (found and may_choose_none(s, ability.slots[slot])):
                self.push(s, a)
                return
            if found:
                targets += (slot * BY_SLOT + found[0],)
                barren = False
            slot += 1
        if barren and source >= 0:
            s.emit("hebs-nothing-chosen", (source,))
        initiate(s, ability, source, targets)

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] == "enough":
            return Reason("R.TARGET.UP_TO", "hebs-must-choose", card=source_name(s, a[1], a[2]))
        return why_not_target(s, a, intent[1]) if intent[0] == "target" else None

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"card": source_name(s, a[1], a[2]), "ability": ("ability", a[1])}


CHOOSE: Final = Choose()


# ------------------------------------------------------------------ beginning


class Begin(Proc[Hebs]):
    """The costs are paid: choose, then initiate. Args are side, ability, source."""

    rule = "R.TARGET.WHEN"

    def run(self, s: Hebs, a: Args) -> None:
        CHOOSE.go_on(s, a[0], a[1], a[2], 0, ())


BEGIN: Final = Begin()


def begin(s: Hebs, side: int, card: int, ability: Ability) -> None:
    """Execute an Action or a Response: a card in play Tires (H.ACTION.TIRE), an Event is paid for (H.ACTION.EVENT)."""
    box = s.box
    if box.is_event[card]:
        BEGIN.push(s, (side, ability.index, card))
        cost = cost_of(box, card, discounts(s, side))
        spend_discounts(s, side, card)
        from_hand(s, side, card)
        s.limbo += (card,)
        charge(s, side, card, cost)
    else:
        tire(s, card)
        BEGIN.run(s, (side, ability.index, card))


def spend_discounts(s: Hebs, side: int, card: int) -> None:
    """One-shot discounts are for one card."""
    if not s.mods:
        return
    box = s.box
    kept = []
    for mod in s.mods:
        f = box.effects[mod[4]].filter if mod[1] == DISCOUNT else None
        if f is None or mod[0] != side or not f.names[card]:
            kept.append(mod)
    s.mods = kept


def means_beside(s: Hebs, side: int) -> int:
    """What a side could pay for a card in its hand: all its other cards and its Ready ones (public)."""
    return len(s.hand[side]) - 1 + ready_resources(s, side)


# ------------------------------------------------------------------ answering


class Answers(Window[Hebs]):
    """The window after something that can be answered: the opponent is asked first (R.WINDOW.ORDER).

    A player may answer their own trigger where the words allow it (R.OWN_TRIGGER), and a When Played ability is an
    ability like another (R.CANCEL.PLAYED).
    """

    rule = "H.RESPONSE.WINDOW"

    def __init__(self) -> None:
        super().__init__("hebs.abilities.answers")
        #: Carries out an ability's effects; set by `effects`, which itself opens windows.
        self.effects: Op[Hebs] | None = None

    def opens(self, s: Hebs, pending: int, seat: int) -> bool:
        return could_answer(s, record_of(s, pending), seat ^ s.swap)

    def closes(self, s: Hebs, pending: int) -> bool:
        """The stack is completed when the trigger has been cancelled (H.RESPONSE.STACK)."""
        return bool(record_of(s, pending)[4] & CANCELLED)

    def again(self, s: Hebs) -> bool:
        """Each player answers a trigger once, unless the option says otherwise (R.WINDOW.ONCE)."""
        return rules_of(s).respond_again

    def responses(self, s: Hebs, pending: int, seat: int) -> list[Action]:
        side = seat ^ s.swap
        box = s.box
        trigger = record_of(s, pending)
        kind = trigger_kind(trigger)
        found: list[Action] = []
        for card in s.hand[side]:
            if box.is_event[card] and box.responses[card]:
                self._add(s, trigger, kind, side, card, found)
        for card in cards_in_play(s, side):
            if box.responses[card] and not s.tired[card]:
                self._add(s, trigger, kind, side, card, found)
        return found

    def _add(self, s: Hebs, trigger: Record, kind: int, side: int, card: int, found: list[Action]) -> None:
        box = s.box
        for ability in box.responses[card]:
            if ability.on == kind and may_initiate(s, ability, card, trigger):
                if box.is_event[card] and cost_of(box, card, discounts(s, side)) > means_beside(s, side):
                    continue
                found.append(("respond", card, ability.number))

    def respond(self, s: Hebs, pending: int, seat: int, action: Action) -> None:
        """Execute one Response (H.RESPONSE.CHOOSE_ONE): its card Tires, or it is paid for (H.RESPONSE.COST)."""
        card: int = action[1]
        begin(s, seat ^ s.swap, card, ability_of(s, card, action[2]))

    def carry_out(self, s: Hebs, record: Record) -> None:
        if record[0] < 0:
            happen(s, trigger_kind(record), record[1], record[2] ^ s.swap, record[3], record[4])
            return
        targets = still_legal(s, s.box.abilities[record[0]], record)
        kept: Record = (record[0], record[1], record[2], targets, record[4])
        s.pending = (*s.pending[:-1], kept)
        self.begin_effects(s, record[1])

    def begin_effects(self, s: Hebs, source: int) -> None:
        """The newest pending ability takes effect; then its card, if it is an Event, is buried."""
        assert self.effects is not None
        if source >= 0 and s.box.is_event[source]:
            BURIAL.push(s, (source,))
        self.effects.run(s, (len(s.pending) - 1, 0))

    def cancelled(self, s: Hebs, record: Record) -> None:
        if record[0] < 0:
            kind = trigger_kind(record)
            if kind == ON_DESTROY:
                save(s, record[1])
            elif kind == ON_MOVE:
                s.emit("hebs-move-cancelled", (record[1],))
            return
        s.emit("hebs-cancelled", (record[1],))
        BURIAL.run(s, (record[1],))

    def why(self, s: Hebs, pending: int, seat: int, intent: Action) -> Reason | None:
        if intent[0] in ("play", "reserve", "attach", "act", "sacrifice"):
            return Reason("H.ACTION.TURN_ONLY", "hebs-only-answer")
        if intent[0] != "respond":
            return None
        side = seat ^ s.swap
        card: int = intent[1]
        reason = cannot_use(s, side, card, intent[2], RESPONSE)
        if reason is not None:
            return reason
        trigger = record_of(s, pending)
        ability = ability_of(s, card, intent[2])
        if ability.on != trigger_kind(trigger):
            now = trigger_kind(trigger)
            return Reason("H.RESPONSE.WINDOW", "hebs-other-trigger", card=("card", card), on=ability.on, what=now)
        if not may_initiate(s, ability, card, trigger):
            return why_not_initiate(s, ability, card, trigger)
        return cannot_pay(s, side, card)

    def about(self, s: Hebs, pending: int) -> dict[str, Arg]:
        record = record_of(s, pending)
        return {"what": trigger_kind(record), **subject(s, record)}


def subject(s: Hebs, record: Record) -> dict[str, Arg]:
    """What a trigger is about, for sentences."""
    about: dict[str, Arg] = {"side": ("side", record[2] ^ s.swap), "amount": 0, "card": "", "element": ""}
    kind = trigger_kind(record)
    if record[1] >= 0:
        about["card"] = ("card", record[1])
    if kind in (ON_DAMAGE, ON_WEDGE, ON_OBJECTIVE):
        about["amount"] = record[3][0]
    if kind == ON_WEDGE:
        about["element"] = ("element", s.box.count + record[3][1])
    return about


def ability_of(s: Hebs, card: int, number: int) -> Ability:
    """An ability by its place on the card: one is initiated at a time (H.ABILITY.ONE)."""
    for ability in s.box.usable[card]:
        if ability.number == number:
            return ability
    raise KeyError(number)


def cannot_use(s: Hebs, side: int, card: int, number: int, kind: str) -> Reason | None:
    """Why a card's ability of a kind cannot be executed by a side at all; costs and targets are not looked at."""
    box = s.box
    what: Arg = ("card", card)
    if box.side[card] != side:
        return Reason("H.PLAY.CONTROL", "hebs-not-yours", card=what)
    found = box.actions[card] if kind == ACTION else box.responses[card]
    if all([ability.number != number for ability in found]):
        return why_no_such(s, card, number, kind)
    if box.is_event[card]:
        if card not in s.hand[side]:
            return Reason("H.PLAY.EVENT", "hebs-not-in-hand", card=what)
    elif not in_play(s, card):
        return Reason("H.PLAY.CONTROL", "hebs-not-in-play", card=what)
    elif s.tired[card]:
        return Reason("H.READY.TIRE", "hebs-tired", card=what)
    return None


def why_no_such(s: Hebs, card: int, number: int, kind: str) -> Reason:
    """Why a card has no Action, or Response, of a number: there is no such ability, or it is one of another kind."""
    what: Arg = ("card", card)
    printed = s.box.cards[card].abilities
    if not 1 <= number <= len(printed):
        return Reason(RULE_OF_KIND[kind], f"hebs-no-{kind}", card=what, number=number, count=len(printed))
    there = printed[number - 1].kind
    if there == SOLO and rules_of(s).foe < 0:
        return Reason("H.ABILITY.SOLO_IGNORED", "hebs-solo-ability", card=what, number=number)
    return Reason(RULE_OF_KIND[there], "hebs-other-kind", card=what, number=number, kind=there)


#: The rule that says when abilities of a kind are initiated.
RULE_OF_KIND: Final = {
    ACTION: "H.ACTION.TURN_ONLY",
    RESPONSE: "H.RESPONSE.WINDOW",
    PLAYED: "H.ABILITY.WHEN_PLAYED",
    CONSTANT: "H.ABILITY.CONSTANT",
    SOLO: "S.ABILITY.PLAYER",
}


def cannot_pay(s: Hebs, side: int, card: int) -> Reason:
    """How much is missing, and what could have paid."""
    cost = cost_of(s.box, card, discounts(s, side))
    held = len(s.hand[side]) - int(card in s.hand[side])
    ready = ready_resources(s, side)
    short = cost - held - ready
    return Reason("H.PAY.MIX", "hebs-cost", card=("card", card), cost=cost, held=held, ready=ready, short=short)


class Burial(Proc[Hebs]):
    """What was resolved goes to the discard pile, if it is an Event."""

    rule = "H.PLAY.EVENT"

    def run(self, s: Hebs, a: Args) -> None:
        bury(s, a[0])


BURIAL: Final = Burial()
ANSWERS: Final = Answers()


def still_legal(s: Hebs, ability: Ability, record: Record) -> tuple[int, ...]:
    """The targets that are still what the ability asks for (R.TARGET.WHEN)."""
    kept: list[int] = []
    for target in record[3]:
        slot = ability.slots[target // BY_SLOT]
        element = target % BY_SLOT
        if slot.is_range and in_play(s, element) and is_shielded(s, element):
            continue
        if slot.is_wedge or element in meant(s, slot.filter, record[1], ability.side):
            kept.append(target)
    return tuple(kept)


def could_answer(s: Hebs, trigger: Record, side: int) -> bool:
    """Whether a side might answer, by what both players can see (R.WINDOW.PUBLIC)."""
    box = s.box
    for card, ability in box.answering[side][trigger[2] ^ s.swap][trigger_kind(trigger)][trigger[1]]:
        if box.is_event[card]:
            if not s.hand[side] or not holds(s, ability.when, side, card, trigger) or not _is_unseen(s, box, card):
                continue
            if cost_of(box, card, discounts(s, side)) > means_beside(s, side):
                continue
            if may_initiate(s, ability, card, trigger):
                return True
        else:
            for copy in box.copies[card]:
                if not s.tired[copy] and in_play(s, copy) and may_initiate(s, ability, copy, trigger):
                    return True
    return False


def _is_unseen(s: Hebs, box: Box, kind: int) -> bool:
    """Whether a copy of an Event may be in its owner's hand: it lies nowhere where all can see it."""
    side = box.side[kind]
    for card in box.copies[kind]:
        if card not in s.discard[side] and card not in s.limbo and card not in s.removed[side]:
            return True
    return False


def initiate(s: Hebs, ability: Ability, source: int, targets: tuple[int, ...]) -> None:
    """An ability whose costs are paid and targets chosen can be answered, and then takes effect."""
    side = ability.side
    record: Record = (ability.index, source, seat_of(s, side), targets, 0)
    if source >= 0:
        if s.events is not None:
            s.emit("hebs-initiates", (side, source))
        if s.box.is_answered[side][ON_ABILITY][source] and is_answerable(s, record, side):
            ANSWERS.initiate(s, ability.index, source, record[2], targets)
            return
    # Nobody answers; never what an Objective does, which is nobody's ability (R.OBJ.ABILITY).
    s.pending += (record,)
    s.top = (ANSWERS.removal, 0, (), s.top)
    ANSWERS.begin_effects(s, source)


def would(s: Hebs, kind: int, card: int, by: int, targets: tuple[int, ...]) -> None:
    """Something would happen: let it be answered if anybody could, and then let it happen."""
    if s.box.is_answered[by][kind][card]:
        record: Record = (-1 - kind, card, seat_of(s, by), targets, 0)
        if is_answerable(s, record, by):
            ANSWERS.initiate(s, record[0], card, record[2], targets)
            return
    happen(s, kind, card, by, targets, 0)


def is_answerable(s: Hebs, record: Record, by: int) -> bool:
    """Whether either side might answer what a side does."""
    return could_answer(s, record, 1 - by) or could_answer(s, record, by)


def happen(s: Hebs, kind: int, card: int, by: int, targets: tuple[int, ...], flags: int) -> None:
    """What nobody has stopped happens."""
    if kind == ON_DAMAGE:
        put_damage(s, card, targets[0], by)
    elif kind == ON_MOVE:
        if len(targets) > 1:  # S.COMMANDER: who makes room goes now, and not before
            leave_play(s, targets[1])
            to_discard_pile(s, targets[1])
        move(s, card, targets[0])
    elif kind == ON_WEDGE:
        amount, wedge = targets[0], targets[1]
        if flags & TURNED:
            by = 1 - by
            if not (s.at_final >> by) & 1:  # H.WEDGE.NOT_THERE
                return
        if is_protected(s, s.box.count + wedge, by):
            s.emit("hebs-wedge-protected", (by, wedge, amount))
        else:
            s.wedge_damage[by * WEDGES + wedge] += amount
            s.emit("hebs-wedge-damage", (by, wedge, amount))
    elif kind == ON_OBJECTIVE:
        s.objective_damage[by] += targets[0]
        if s.events is not None:
            s.emit("hebs-objective-damage", (by, objective_in_play(s, by), targets[0]))


def put_damage(s: Hebs, card: int, amount: int, by: int) -> None:
    """Damage tokens never run out (H.TERM.TOKENS); whom enough of them destroy is seen after the step (R.SETTLE)."""
    if place_of(s, card) < 0 or amount <= 0:
        return
    if is_protected(s, card, by):
        s.emit("hebs-protected", (card, amount))
        return
    s.bear(card, s.damage[card] + amount)
    s.emit("hebs-damage", (card, amount))


def save(s: Hebs, card: int) -> None:
    """A card is saved from destruction: with 1 Health left, if damage was the cause (R.SAVED)."""
    s.doomed = without(s.doomed, card)
    if not in_play(s, card):
        return
    health = value_of(s, card, HEALTH)
    if s.damage[card] >= health > 0:
        s.bear(card, health - 1)
    s.emit("hebs-saved", (card,))
