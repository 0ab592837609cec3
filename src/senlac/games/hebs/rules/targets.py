"""When an ability may be used, and what may be chosen for it: conditions, targets, and why not another."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.values import is_meant, is_shielded, meant, row_of, rows_between, shielder_of
from senlac.games.hebs.state.box import Ability, Box, Condition, Slot, Term
from senlac.games.hebs.state.codes import (
    ABOUT,
    AT_FINAL,
    BOMBARD,
    BOTH,
    BOTH_AT_FINAL,
    BY_ENEMY,
    BY_ME,
    DAMAGE_WEDGE,
    DISCARDED,
    EITHER,
    ENEMYS,
    HAS,
    IS_DAMAGED,
    IS_HERE,
    IS_OTHER,
    IS_RANGE,
    IS_READY,
    IS_TIRED,
    NOT,
    ON_ABILITY,
    ON_DAMAGE,
    OWN,
    RECALL,
    REFRESH,
    ROWS,
    TO_BEARER,
    TO_CHOSEN,
    TO_NONE,
    TO_SELF,
    TO_TRIGGER,
    WEDGES,
)
from senlac.games.hebs.state.places import host_of, in_play, is_final, place_of, seat_of, wedge_of
from senlac.games.hebs.state.table import Hebs
from senlac.games.hebs.state.variants import rules_of
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.responses import Record, record_of

#: By wedge: the others.
OTHER_WEDGES: Final[list[tuple[int, ...]]] = [(1, 2), (0, 2), (0, 1)]
#: What was chosen is kept as `slot * 1000 + element`.
BY_SLOT: Final = 1000


def chosen_for(targets: tuple[int, ...], slot: int) -> list[int]:
    """The elements that were chosen for a slot."""
    if not targets:
        return []
    return [target % BY_SLOT for target in targets if target // BY_SLOT == slot]


def trigger_kind(record: Record) -> int:
    """What kind of trigger a pending record is."""
    return ON_ABILITY if record[0] >= 0 else -1 - record[0]


def holds(s: Hebs, condition: Condition | None, side: int, source: int, trigger: Record | None) -> bool:
    """Whether a condition is fulfilled, for an ability of a side's card, of what it would answer."""
    if condition is None:
        return True
    op = condition.op
    if op == BOTH:
        return holds(s, condition.left, side, source, trigger) and holds(s, condition.right, side, source, trigger)
    f = condition.filter
    if op == ABOUT:
        return f is not None and trigger is not None and trigger[1] >= 0 and is_meant(s, f, trigger[1], source)
    if op == BY_ENEMY:
        return trigger is not None and trigger[2] != seat_of(s, side)
    if op == BY_ME:
        return trigger is not None and trigger[2] == seat_of(s, side)
    if op == HAS:
        return f is not None and len(meant(s, f, source, side)) > 0
    if op == IS_RANGE:
        return trigger is not None and is_range(s.box, trigger)
    if op == EITHER:
        return holds(s, condition.left, side, source, trigger) or holds(s, condition.right, side, source, trigger)
    if op == NOT:
        return not holds(s, condition.left, side, source, trigger)
    if op == AT_FINAL:
        return is_final(s, side)
    if op == BOTH_AT_FINAL:
        return is_final(s, side) and is_final(s, 1 - side)
    raise AssertionError(f"no such condition: {op}")


def is_range(box: Box, trigger: Record) -> bool:
    """Whether a trigger is a Range ability, or damage from one."""
    if trigger[0] >= 0:
        return box.abilities[trigger[0]].is_range
    cause = trigger[3][1] if trigger_kind(trigger) == ON_DAMAGE else -1
    return cause >= 0 and box.abilities[cause].is_range


def candidates(
    s: Hebs, ability: Ability, source: int, slot: int, targets: tuple[int, ...], trigger: Record | None
) -> list[int]:
    """What may be chosen for a slot, after what was chosen before."""
    box = s.box
    it = ability.slots[slot]
    if it.is_wedge:
        return open_wedges(s, ability, it, source, targets, trigger)
    found = meant(s, it.filter, source, ability.side)
    if targets:
        taken = [target % BY_SLOT for target in targets]
        found = [card for card in found if card not in taken]
    if it.is_range:
        found = [card for card in found if not is_shielded(s, card)]
    if it.op == REFRESH:
        found = [card for card in found if card not in s.refreshed]
    if it.op == RECALL:
        found = [card for card in found if card not in box.leader]
    return found


def open_wedges(
    s: Hebs, ability: Ability, slot: Slot, source: int, targets: tuple[int, ...], trigger: Record | None
) -> list[int]:
    """The wedges that will do: for a move others with room for the mover, else those that nobody has claimed.

    Guns fire only where an enemy is.
    """
    first = s.box.count
    if slot.mover == TO_NONE:
        if slot.op == DAMAGE_WEDGE and not (s.at_final >> ability.side) & 1:
            return []
        if slot.op == BOMBARD:
            enemy = (1 - ability.side) * WEDGES
            return [first + wedge for wedge in range(WEDGES) if s.claimed[wedge] < 0 and s.line[enemy + wedge]]
        return [first + wedge for wedge in range(WEDGES) if s.claimed[wedge] < 0]
    chosen = chosen_for(targets, slot.mover_slot)
    mover = mover_of(s, slot.mover, source, chosen, trigger)
    place = place_of(s, mover) if mover >= 0 else -1
    if place < 0:
        return []
    here = place % WEDGES
    line, own = s.line, place - here
    found: list[int] = []
    for wedge in OTHER_WEDGES[here]:
        if len(line[own + wedge]) < ROWS:
            found.append(first + wedge)
    return found


def mover_of(s: Hebs, to: int, source: int, chosen: list[int], trigger: Record | None) -> int:
    """Who moves: the ability's own card or its bearer, what was chosen for it, or whom the trigger is about."""
    if to == TO_SELF:
        return source
    if to == TO_BEARER:
        return host_of(s, source)
    if to == TO_TRIGGER:
        return trigger[1] if trigger is not None else -1
    return chosen[0] if chosen and to == TO_CHOSEN else -1


def can_choose(
    s: Hebs, ability: Ability, source: int, slot: int, targets: tuple[int, ...], trigger: Record | None
) -> bool:
    """Whether something can be chosen for every slot from this one on."""
    if slot >= len(ability.slots):
        return True
    found = candidates(s, ability, source, slot, targets, trigger)
    if slot + 1 == len(ability.slots):
        return len(found) > 0
    for element in found:
        if can_choose(s, ability, source, slot + 1, targets + (slot * BY_SLOT + element,), trigger):
            return True
    return False


def not_there(s: Hebs, side: int) -> int:
    """Who is not at the final Objective, a side before its opponent."""
    return 1 - side if is_final(s, side) else side


def ahead(s: Hebs, side: int) -> int:
    """How many Objectives a side has still to destroy."""
    return len(s.order[side]) - 1 - s.reached[side]


def why_not_when(
    s: Hebs, ability: Ability, condition: Condition | None, source: int, trigger: Record | None
) -> Reason | None:
    """The first part of a condition that fails; None if it holds."""
    if condition is None or holds(s, condition, ability.side, source, trigger):
        return None
    op = condition.op
    if op == BOTH:
        first = why_not_when(s, ability, condition.left, source, trigger)
        return first or why_not_when(s, ability, condition.right, source, trigger)
    card: Arg = ("card", source)
    text: Arg = ("ability", ability.index)
    if op in (AT_FINAL, BOTH_AT_FINAL):
        late = not_there(s, ability.side)
        return Reason(
            "H.ABILITY.CARD_FIRST",
            "hebs-when-final",
            card=card,
            both=int(op == BOTH_AT_FINAL),
            side=("side", late),
            objective=("objective", objective_in_play(s, late)),
            left=ahead(s, late),
        )
    if op == HAS:
        return Reason("H.ABILITY.CARD_FIRST", "hebs-when-has", card=card, text=text)
    if trigger is not None:
        if op in (BY_ENEMY, BY_ME):
            return Reason("H.RESPONSE.WINDOW", "hebs-when-by", card=card, whose=OWN if op == BY_ME else ENEMYS)
        if trigger[1] >= 0 and op == ABOUT:
            return Reason("H.RESPONSE.WINDOW", "hebs-when-about", card=card, element=("card", trigger[1]), text=text)
        if trigger[1] >= 0 and op == IS_RANGE:
            return Reason("H.RESPONSE.WINDOW", "hebs-when-range", card=card, element=("card", trigger[1]))
    rule = "H.RESPONSE.WINDOW" if trigger is not None else "H.ABILITY.CARD_FIRST"
    return Reason(rule, "hebs-condition", card=card, text=text)


def may_choose_none(s: Hebs, slot: Slot) -> bool:
    """'Up to' so many may be none (R.TARGET.UP_TO); Rules 1 asked for one at least."""
    return slot.most > 1 and s.game.rules >= 2


def why_not_target(s: Hebs, a: Args, element: int) -> Reason:
    """Why something cannot be chosen; args are those of the question."""
    box = s.box
    index: int = a[1]
    ability = box.abilities[index]
    slot = ability.slots[a[3]]
    what: Arg = ("element", element)
    source = source_name(s, index, a[2])
    if slot.is_wedge != (element >= box.count):
        wanted = rules_of(s).column if slot.is_wedge else "card"
        return Reason("R.TARGET.WHEN", "hebs-wrong-kind", element=what, card=source, wanted=wanted)
    if element in chosen_for(a[4], a[3]):
        return Reason("R.TARGET.WHEN", "hebs-target-again", element=what)
    if slot.is_wedge:
        chosen = chosen_for(a[4], slot.mover_slot)
        mover = mover_of(s, slot.mover, a[2], chosen, answered_by(s, ability))
        reason = why_not_wedge(s, slot, mover, element - box.count, source)
    elif slot.is_range:
        reason = why_not_shot(s, slot, a[2], element)
    else:
        reason = why_not_card(s, ability, slot, a[2], element)
    return reason or Reason(
        "H.ABILITY.CARD_FIRST", "hebs-not-meant", element=what, card=source, text=("ability", ability.index)
    )


def why_not_wedge(s: Hebs, slot: Slot, mover: int, wedge: int, source: Arg) -> Reason | None:
    where: Arg = ("wedge", wedge)
    if mover >= 0:  # it is asked only where both other wedges have room
        return Reason("H.PLAY.MOVE_ROW", "hebs-move-here", card=("card", mover), wedge=where)
    if s.claimed[wedge] >= 0:
        return Reason("H.WEDGE.CLAIMED", "hebs-wedge-claimed", wedge=where, side=("side", s.claimed[wedge]))
    if slot.op == BOMBARD:
        return Reason("H.TERM.ENEMY", "hebs-nobody-there", wedge=where, card=source)
    return None


def why_not_shot(s: Hebs, slot: Slot, source: int, card: int) -> Reason | None:
    """Why Range does not reach a card: in another wedge, too many rows away, or shielded (R.RANGE)."""
    box = s.box
    what: Arg = ("element", card)
    if box.side[card] == box.side[source] or not box.is_army[card]:
        return Reason("H.TERM.ENEMY", "hebs-no-enemy", element=what, card=("card", source))
    if not in_play(s, card):
        return Reason("H.TERM.ENEMY", "hebs-not-there", element=what)
    theirs, home = wedge_of(s, card), wedge_of(s, source)
    reach = slot.filter.terms[0].reach
    shooter: Arg = ("card", source)
    if theirs != home:
        there: Arg = ("wedge", theirs)
        here: Arg = ("wedge", home)
        return Reason("R.RANGE", "hebs-range-wedge", element=what, card=shooter, reach=reach, wedge=there, wedge2=here)
    row = row_of(s, card)
    away = rows_between(box, source, row_of(s, source), card, row)
    if away > reach:
        return Reason("R.RANGE", "hebs-range-far", element=what, card=shooter, reach=reach, away=away, row=row)
    shield = shielder_of(s, card)
    return Reason("H.ABILITY.CONSTANT", "hebs-shielded", element=what, card=("card", shield)) if shield >= 0 else None


def why_not_card(s: Hebs, ability: Ability, slot: Slot, source: int, card: int) -> Reason | None:
    """Why a card will not do: where it is, or the state that it is in; None if it is of another kind altogether."""
    what: Arg = ("element", card)
    text: Arg = ("ability", ability.index)
    if slot.filter.zone == DISCARDED:
        if card in s.discard[ability.side]:
            return None
        return Reason("H.ABILITY.CARD_FIRST", "hebs-not-discarded", element=what, text=text)
    if not in_play(s, card):
        return Reason("R.TARGET.WHEN", "hebs-not-there", element=what)
    if slot.op == REFRESH and card in s.refreshed and s.tired[card]:
        return Reason("R.READY.ONCE", "hebs-readied-already", element=what)
    for term in slot.filter.terms:
        fault = fault_of(s, term, card, source) if term.mask[card] else ""
        if fault:
            return Reason(
                "H.ABILITY.CARD_FIRST",
                "hebs-target-state",
                element=what,
                fault=fault,
                row=row_of(s, card),
                column=rules_of(s).column,
                text=text,
            )
    return None


def fault_of(s: Hebs, term: Term, card: int, source: int) -> str:
    """What the position makes wrong with a card that is of the right kind; empty if that is nothing."""
    flags = term.flags
    if flags & IS_READY and s.tired[card]:
        return "tired"
    if flags & IS_TIRED and not s.tired[card]:
        return "ready"
    if flags & IS_DAMAGED and not s.damage[card]:
        return "whole"
    if flags & IS_HERE and wedge_of(s, card) != wedge_of(s, source):
        return "elsewhere"
    if flags & IS_OTHER and card == source:
        return "itself"
    if not (term.rows >> row_of(s, card)) & 1:
        return "row"
    return ""


def source_name(s: Hebs, index: int, source: int) -> Arg:
    """The card of an ability or, of an Objective's, that Objective."""
    if source >= 0:
        return ("card", source)
    ability = s.box.abilities[index]
    return ("objective", objective_number(s, ability.side, ability.card))


def objective_number(s: Hebs, side: int, letter: str) -> int:
    """The number of an Objective in the table's list: the attacker's come first."""
    box = s.box
    place = [task.letter for task in box.tasks[side]].index(letter)
    return place + (len(box.tasks[0]) if side else 0)


def answered_by(s: Hebs, ability: Ability) -> Record | None:
    """The trigger that a Response answers while it is being initiated: the newest that is pending."""
    return record_of(s, len(s.pending) - 1) if ability.on >= 0 and s.pending else None


def objective_in_play(s: Hebs, side: int) -> int:
    """The number of a side's current Objective."""
    return s.order[side][s.reached[side]] + (len(s.box.tasks[0]) if side else 0)
