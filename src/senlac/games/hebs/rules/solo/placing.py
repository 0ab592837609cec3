"""Placement Order: where the Foe's cards go."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.deployment import hosts
from senlac.games.hebs.rules.solo.abilities import PLAYER, foe_box
from senlac.games.hebs.state.codes import ROWS, WEDGES
from senlac.games.hebs.state.places import wedge_of
from senlac.games.hebs.state.table import Hebs

#: A wedge and a row; and the rule that led there.
Space = tuple[int, int, str]
NOWHERE: Final[Space] = (-1, 0, "")


def existing(s: Hebs) -> list[int]:
    """The wedges that nobody has claimed (R.SOLO.EXISTING)."""
    return [wedge for wedge in range(WEDGES) if s.claimed[wedge] < 0]


def first_free(s: Hebs, wedges: list[int], rule: str) -> Space:
    """The first free space in some wedges: Row 1 of each, then Row 2, then Row 3 (S.PLACE.ORDER)."""
    for row in range(1, ROWS + 1):
        for wedge in wedges:
            if row not in s.rows_of(WEDGES + wedge)[: len(s.line[WEDGES + wedge])]:
                return (wedge, row, rule)
    return NOWHERE


def leaders_wedge(s: Hebs) -> list[int]:
    """The wedge of the player's Leader, if nobody has claimed it."""
    wedge = wedge_of(s, s.box.leader[PLAYER])
    return [wedge] if wedge >= 0 and s.claimed[wedge] < 0 else []


def shooters_wedges(s: Hebs) -> list[int]:
    """The existing wedges with Range cards of the player."""
    shoots = foe_box(s).shoots
    return [wedge for wedge in existing(s) if any([shoots[card] for card in s.line[wedge]])]


def space_for(s: Hebs, card: int) -> Space:
    """Where an army card goes while there is room, Range cards by S.PLACE.RANGE; NOWHERE on a full battlefield."""
    if foe_box(s).shoots[card]:
        for wedges in (leaders_wedge(s), shooters_wedges(s)):
            space = first_free(s, wedges, "S.PLACE.RANGE")
            if space[0] >= 0:
                return space
    return first_free(s, existing(s), "S.PLACE.ORDER")


def hosts_for(s: Hebs, card: int) -> list[int]:
    """What an attachment may go on: in the wedge of the player's Leader, else in any existing one (S.PLACE.ATTACH)."""
    count = s.box.count
    found = hosts(s, s.box, card)
    for wedges in (leaders_wedge(s), existing(s)):
        there = [it for it in found if (it - count if it >= count else wedge_of(s, it)) in wedges]
        if there:
            return there
    return []  # R.SOLO.ATTACH: it is discarded
