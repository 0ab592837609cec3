"""What several refusals have in common: why nobody can enter a hex, and the particulars that they name."""

from __future__ import annotations

from senlac.games.hastings.state.position import front_of, held_by, stacked, units_in
from senlac.games.hastings.state.table import STACK, Hastings
from senlac.games.hexes.grid import hexes_of
from senlac.kernel.explain import Reason


def unit_names(units: list[int]) -> tuple[str, int]:
    """Several units, for a message to name."""
    mask = 0
    for unit in units:
        mask |= 1 << unit
    return ("units", mask)


def hex_names(s: Hastings, mask: int) -> str:
    """The hexes of a mask by their numbers."""
    return ", ".join([s.field.grid.hex_id(here) for here in hexes_of(mask)])


def threats(s: Hastings, side: int, here: int) -> list[int]:
    """The enemies of a side that have a hex among their frontal hexes (A36)."""
    enemies = range(s.field.first[1 - side], s.field.last[1 - side])
    return [enemy for enemy in enemies if (front_of(s, enemy) >> here) & 1]


def why_not_enter(s: Hastings, side: int, there: int, rule: str) -> Reason | None:
    """Why no unit of a side can come to a hex: closed ground (7.6.11), enemies (by a rule), or no room (4.1.1)."""
    if s.field.is_closed(there):
        return Reason("7.6.11", "hastings-closed", hex=("hex", there))
    if held_by(s, there) == 1 - side:
        return Reason(rule, "hastings-enemy-there", hex=("hex", there), units=unit_names(units_in(s, there)))
    if stacked(s, there) >= STACK:
        units = unit_names(units_in(s, there))
        return Reason("4.1.1", "hastings-full", hex=("hex", there), units=units, limit=STACK)
    return None
