"""Values in force: which cards a filter means, what they are worth, what they cost."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.state.box import Box, Effect, Filter
from senlac.games.hebs.state.codes import (
    ANY_REACH,
    ATTACHED,
    DISCARDED,
    DISCOUNT,
    FIELD,
    IS_BEARER,
    IS_DAMAGED,
    IS_ELSEWHERE,
    IS_HERE,
    IS_NOT_BEARER,
    IS_OTHER,
    IS_READY,
    IS_SELF,
    IS_TIRED,
    IS_WHOLE,
    MIGHT,
    OF_SOURCE,
    OF_STATE,
    PROTECTED,
    RESERVE,
    RESOURCES,
    SILENT,
    WEDGES,
    ZEAL,
)
from senlac.games.hebs.state.places import cards_in_play, host_of, place_of, wedge_of, whereabouts
from senlac.games.hebs.state.table import Hebs

#: By the mask of sides: their places; and those of them in one wedge, of which there are none outside the battlefield.
PLACES_OF_SIDES: Final[list[tuple[int, ...]]] = [(), (0, 1, 2), (3, 4, 5), (0, 1, 2, 3, 4, 5)]
PLACES_HERE: Final[list[list[tuple[int, ...]]]] = [
    [tuple([place for place in places if place % WEDGES == wedge]) for wedge in range(WEDGES)] + [()]
    for places in PLACES_OF_SIDES
]

# ------------------------------------------------------------------ which cards


def row_of(s: Hebs, card: int) -> int:
    """The row of an army card, or of the bearer of an attachment; 0 if it has none."""
    return whereabouts(s, card)[1]


def rows_between(box: Box, a: int, row_a: int, b: int, row_b: int) -> int:
    """How many rows away one card of a wedge is from another (R.RANGE): the wedge card is not a row."""
    return row_a + row_b - 1 if box.side[a] != box.side[b] else abs(row_a - row_b)


def fits(s: Hebs, box: Box, f: Filter, card: int, wedge: int, row: int, source: int, home: int, home_row: int) -> bool:
    """Whether a card in that wedge and row is meant; `source` is the ability's card, at `home`."""
    for term in f.terms:
        if not term.mask[card]:
            continue
        if term.is_plain:
            return True
        flags = term.flags
        if flags & OF_STATE:
            if flags & IS_READY and s.tired[card]:
                continue
            if flags & IS_TIRED and not s.tired[card]:
                continue
            if flags & IS_DAMAGED and not s.damage[card]:
                continue
            if flags & IS_WHOLE and s.damage[card]:
                continue
        if flags & IS_HERE and (wedge < 0 or wedge != home):
            continue
        if flags & IS_ELSEWHERE and wedge == home:
            continue
        if flags & OF_SOURCE:
            if flags & IS_OTHER and card == source:
                continue
            if flags & IS_SELF and card != source:
                continue
            if flags & IS_BEARER and host_of(s, source) != card:
                continue
            if flags & IS_NOT_BEARER and host_of(s, source) == card:
                continue
        if not (term.rows >> row) & 1:
            continue
        if term.reach < ANY_REACH and rows_between(box, source, home_row, card, row) > term.reach:
            continue
        return True
    return False


def is_meant(s: Hebs, f: Filter, card: int, source: int) -> bool:
    """Whether a card is meant, wherever it is."""
    if not f.needs_row:
        return fits(s, s.box, f, card, -1, 0, source, -1, 0)
    wedge, row = whereabouts(s, card)
    home, home_row = whereabouts(s, source)
    return fits(s, s.box, f, card, wedge, row, source, home, home_row)


def meant(s: Hebs, f: Filter, source: int, side: int) -> list[int]:
    """All cards that a filter means, in row order."""
    box = s.box
    home = -1
    home_row = 0
    if f.needs_place:
        home, home_row = whereabouts(s, source)
    found: list[int] = []
    names = f.names
    if f.zone == FIELD:
        for place in PLACES_HERE[f.sides][home] if f.is_here else PLACES_OF_SIDES[f.sides]:
            line = s.line[place]
            if not line:
                continue
            rows = s.rows_of(place)
            i = 0
            for card in line:
                if names[card] and fits(s, box, f, card, place % WEDGES, rows[i], source, home, home_row):
                    found.append(card)
                i += 1
        return found
    pile: list[int] = []
    if f.zone == RESERVE:
        pile = [*s.reserve[0], *s.reserve[1]]
    elif f.zone == ATTACHED:
        pile = [attachment for attachment, _ in s.attached]
    elif f.zone == DISCARDED:
        pile = list(s.discard[side])
    for card in pile:
        wedge = wedge_of(s, card) if f.zone == ATTACHED else -1
        if names[card] and fits(s, box, f, card, wedge, 0, source, home, home_row):
            found.append(card)
    return found


# ------------------------------------------------------------------ what they are worth

PLACES: Final[tuple[int, ...]] = tuple(range(2 * WEDGES))
PLACES_OF_WEDGE: Final[list[tuple[int, ...]]] = [(0, 3), (1, 4), (2, 5)]


class Lasting:
    """A Constant effect in force, and where its card is."""

    __slots__ = ("effect", "source", "home", "row")

    def __init__(self, effect: Effect, source: int, home: int, row: int) -> None:
        self.effect = effect
        self.source = source
        self.home = home
        self.row = row


def lasting(s: Hebs, effects: list[list[Effect]]) -> list[Lasting]:
    """All Constant effects in force, of those that are listed by card."""
    found: list[Lasting] = []
    for card in s.constant:
        for effect in effects[card]:
            f = effect.filter
            if f is not None and f.needs_place:
                home, row = whereabouts(s, card)
                found.append(Lasting(effect, card, home, row))
            else:
                found.append(Lasting(effect, card, -1, 0))
    return found


def value_of(s: Hebs, card: int, which: int) -> int:
    """A value of an army card in play with all modifiers; never below 0 (H.ABILITY.FLOOR)."""
    box = s.box
    total = box.printed[which][card]
    for mod in s.mods:
        if mod[0] == card and mod[1] == which:
            total += mod[2]
    gifts = box.gifts[which]
    for source in s.constant:
        for effect in gifts[source]:
            if is_reached(s, effect, card, source) and place_of(s, card) >= 0:
                total += effect.amount
    return total if total > 0 else 0


def is_reached(s: Hebs, effect: Effect, card: int, source: int) -> bool:
    """Whether the Constant effect of a card in play means another card in play."""
    f = effect.filter
    return f is not None and f.names[card] and is_meant(s, f, card, source)


def totals(s: Hebs, which: int, places: tuple[int, ...] = PLACES) -> list[int]:
    """Total battle values of Might or Zeal, by `side * 3 + wedge` (H.WEDGE.TBV): Ready cards only.

    Only the totals of the given places are to be read.
    """
    box = s.box
    found = field_totals(s, which, places)
    gifts = box.wedge_gifts[which]
    # R.ATTACH.WEDGE, R.ATTACH.TIRED: what lies on a wedge adds to its owner's total there while it is Ready itself.
    for card in s.constant:
        for effect in gifts[card]:
            if not s.tired[card]:
                wedge = wedge_of(s, card)
                if wedge >= 0:
                    place = box.side[card] * WEDGES + wedge
                    found[place] = max(0, found[place] + effect.amount)
    return found


def field_totals(s: Hebs, which: int, places: tuple[int, ...]) -> list[int]:
    """The same, over the army cards alone: neither what lies on wedges nor the reserve (R.TBV.RESERVE)."""
    box = s.box
    printed = box.printed[which]
    given = lasting(s, box.gifts[which])
    mods, tired = s.mods, s.tired
    found = [0] * (2 * WEDGES)
    for place in places:
        total = 0
        i = -1
        for card in s.line[place]:
            i += 1
            if tired[card]:
                continue
            worth = printed[card]
            for mod in mods:
                if mod[0] == card and mod[1] == which:
                    worth += mod[2]
            for it in given:
                f = it.effect.filter
                if f is None or not f.names[card]:
                    continue
                row = s.rows_of(place)[i]
                if fits(s, box, f, card, place % WEDGES, row, it.source, it.home, it.row):
                    worth += it.effect.amount
            if worth > 0:
                total += worth
        found[place] = total
    return found


def objective_total(s: Hebs, side: int, which: int) -> int:
    """What a side's Ready cards in the battlefield have against an Objective, on wedges too (H.OBJ.DAMAGE)."""
    places = PLACES_OF_SIDES[1 << side]
    # Rules 1 left out what lies on wedges.
    found = field_totals(s, which, places) if s.game.rules < 2 else totals(s, which, places)
    first = side * WEDGES
    return found[first] + found[first + 1] + found[first + 2]


def is_protected(s: Hebs, element: int, by: int) -> bool:
    """Whether an element takes no damage this round from a side's doing."""
    for mod in s.mods:
        if mod[0] == element and mod[1] == PROTECTED and mod[4] != by:
            return True
    return False


def is_silent(s: Hebs, card: int) -> bool:
    """Whether a card was played for its Solo ability, and has no other (S.ABILITY.PLAYER)."""
    for mod in s.mods:
        if mod[0] == card and mod[1] == SILENT:
            return True
    return False


def is_shielded(s: Hebs, card: int) -> bool:
    """Whether a Constant ability keeps a card from being chosen for Range attacks."""
    return shielder_of(s, card) >= 0


def shielder_of(s: Hebs, card: int) -> int:
    """The card whose Constant ability does so, or -1."""
    box = s.box
    for source in s.constant:
        for effect in box.shielding[source]:
            if is_reached(s, effect, card, source):
                return source
    return -1


# ------------------------------------------------------------------ what they cost, and who can pay


def discounts(s: Hebs, side: int) -> list[Effect]:
    """What makes cards cheaper for a side just now (H.PAY.DISCOUNT)."""
    box = s.box
    found: list[Effect] = []
    cheapening = box.cheapening[side]
    for card in s.constant:
        if cheapening[card]:
            found += cheapening[card]
    for mod in s.mods:
        if mod[1] == DISCOUNT and mod[0] == side:
            found.append(box.effects[mod[4]])
    return found


def cost_of(box: Box, card: int, cheaper: list[Effect]) -> int:
    """What a card costs with these discounts; never below 0."""
    cost = box.cost[card]
    for effect in cheaper:
        f = effect.filter
        if f is not None and f.names[card]:
            cost -= effect.amount
    return cost if cost > 0 else 0


def resources_of(s: Hebs, card: int) -> int:
    """What a card yields when it is Tired for resources."""
    return value_of(s, card, RESOURCES) if more_resources(s) else s.box.resources[card]


def more_resources(s: Hebs) -> bool:
    """Whether anything on the table changes what cards yield."""
    box = s.box
    if box.lends_resources:
        for mod in s.mods:
            if mod[1] == RESOURCES:
                return True
    for card in box.resource_givers:
        if card in s.constant:
            return True
    return False


def ready_resources(s: Hebs, side: int) -> int:
    """What a side's Ready cards yield together."""
    return resources_among(s, cards_in_play(s, side))


def resources_among(s: Hebs, cards: tuple[int, ...]) -> int:
    """What the Ready ones of some cards in play yield together."""
    tired = s.tired
    total = 0
    if more_resources(s):
        for card in cards:
            if not tired[card]:
                total += value_of(s, card, RESOURCES)
        return total
    printed = s.box.resources
    for card in cards:
        if not tired[card]:
            total += printed[card]
    return total


def strength_of(s: Hebs, card: int) -> int:
    """Might and Zeal of a card in play."""
    return value_of(s, card, MIGHT) + value_of(s, card, ZEAL)
