"""Rules that no line of a log tells of: whether one of them shows is seen in the positions before and after a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from senlac.games.hastings.rules.reach import sidesteps
from senlac.games.hastings.state.position import stacked
from senlac.games.hastings.state.table import STACK, Hastings
from senlac.games.hebs.rules.paying import PAY
from senlac.games.hebs.rules.values import resources_of
from senlac.games.hebs.state.codes import MIGHT, WEDGES, ZEAL
from senlac.games.hebs.state.table import Hebs, HebsSolo
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, ask_of


def noticed(before: State, after: State, action: Action) -> list[str]:
    """The rules that show in what a move has changed."""
    return [rule for kind, rule, shows in NOTICED if isinstance(before, kind) and shows(before, after, action)]


def _pays_too_much(s: Hebs, after: Hebs, action: Action) -> bool:
    if ask_of(s) is not PAY or action[0] != "pay":
        return False
    side, _, left, _ = s.top[2]
    return action[1] not in s.hand[side] and resources_of(s, action[1]) > left


def _closes_up(s: Hebs, after: Hebs, action: Action) -> bool:
    """Whether somebody has left a line who was not the last in it."""
    lines = [(s.line[at], after.line[at]) for at in range(len(s.line)) if s.rows_of(at) == after.rows_of(at)]
    return any([old[:row] + old[row + 1 :] == new for old, new in lines for row in range(len(old) - 1)])


def _leaves_a_gap(s: HebsSolo, after: HebsSolo, action: Action) -> bool:
    """Whether one of the Foe's cards is gone and another behind it has stayed in its row."""
    for old, new in zip(s.rows, after.rows, strict=True):
        gone = [row for row in old if row not in new]
        if len(gone) == 1 and len(new) == len(old) - 1 and any([row > gone[0] for row in new]):
            return True
    return False


def _falls_below_zero(s: Hebs, after: Hebs, action: Action) -> bool:
    """Whether modifiers take more from a value than a card has."""
    if after.mods == s.mods:
        return False
    sums: dict[tuple[int, int], int] = {}
    for card, which, change, *_ in after.mods:
        if which in (MIGHT, ZEAL):
            sums[card, which] = sums.get((card, which), after.box.printed[which][card]) + change
    return min(sums.values(), default=0) < 0


def _is_claimed_by_two(s: Hebs, after: Hebs, action: Action) -> bool:
    """Whether a wedge is claimed in which both sides have reached its Health."""
    for wedge in range(WEDGES):
        damage = [after.wedge_damage[side * WEDGES + wedge] for side in (0, 1)]
        if after.claimed[wedge] != s.claimed[wedge] and min(damage) >= after.box.wedge_health[after.attacker][wedge]:
            return True
    return False


def _flees_through(s: Hastings, after: Hastings, action: Action) -> bool:
    return action[0] == "flee" and stacked(s, action[2]) >= STACK


def _shifts_to_a_flank(s: Hastings, after: Hastings, action: Action) -> bool:
    if action[0] != "move":
        return False
    unit, there = action[1], action[2]
    here = s.place[unit] * 6 + s.facing[unit]
    kept = after.facing[unit] == s.facing[unit] and after.place[unit] == there
    return kept and there in sidesteps(s, unit) and bool((s.field.flank[here] >> there) & 1)


#: The kind of table, the rule, and what tells that it shows.
NOTICED: Final[tuple[tuple[type, str, Callable[[Any, Any, Action], bool]], ...]] = (
    (Hebs, "H.PAY.EXCESS", _pays_too_much),
    (Hebs, "H.PLAY.CLOSE_UP", _closes_up),
    (Hebs, "H.ABILITY.FLOOR", _falls_below_zero),
    (Hebs, "H.WEDGE.CLAIM_TIE", _is_claimed_by_two),
    (HebsSolo, "S.PLAY.NO_SHIFT", _leaves_a_gap),
    (Hastings, "4.1.4", _flees_through),
    (Hastings, "7.6.7", _shifts_to_a_flank),
)
