"""Foe's Battlefield is full: which card makes room for the one that was drawn."""

from __future__ import annotations

from senlac.games.hebs.rules.solo.abilities import FOE, foe_box
from senlac.games.hebs.rules.solo.placing import existing, leaders_wedge, shooters_wedges
from senlac.games.hebs.rules.values import row_of
from senlac.games.hebs.state.codes import WEDGES
from senlac.games.hebs.state.places import wedge_of
from senlac.games.hebs.state.table import Hebs


def replaceable(s: Hebs, card: int) -> list[int]:
    """The cards of which the player chooses the one to be replaced; none if the drawn card replaces nothing.

    The Leader is never replaced (R.SOLO.LEADER_STAYS).
    """
    box = foe_box(s)
    there = [it for wedge in existing(s) for it in s.line[WEDGES + wedge]]
    there = [it for it in there if not s.tired[it] and not box.shoots[it] and it != box.leader[FOE]]
    if not there:
        return []
    lowest = min([box.cost[it] for it in there])
    if lowest > box.cost[card] or (lowest == box.cost[card] and not box.shoots[card]):
        return []
    return break_tie(s, card, [it for it in there if box.cost[it] == lowest])


def break_tie(s: Hebs, card: int, tied: list[int]) -> list[int]:
    """Of the cheapest cards those that the drawn card prefers (S.FULL.RANGE, S.FULL.CAVALRY, S.FULL.SHIELDING)."""
    box = foe_box(s)
    if box.shoots[card]:
        tied = those_of(s, tied, leaders_wedge(s))
        tied = those_of(s, tied, shooters_wedges(s))
        return those_in_row(s, tied, 1)
    if box.rides[card]:
        return those_in_row(s, tied, 3)
    return those_in_row(s, tied, 1) if box.shields[card] else tied


def those_of(s: Hebs, cards: list[int], wedges: list[int]) -> list[int]:
    return [card for card in cards if wedge_of(s, card) in wedges] or cards


def those_in_row(s: Hebs, cards: list[int], row: int) -> list[int]:
    return [card for card in cards if row_of(s, card) == row] or cards


def rule_of(s: Hebs, card: int) -> str:
    """The rule by which a drawn card replaces another."""
    box = foe_box(s)
    if box.shoots[card]:
        return "S.FULL.RANGE"
    if box.rides[card]:
        return "S.FULL.CAVALRY"
    return "S.FULL.SHIELDING" if box.shields[card] else "S.FULL.REPLACE"
