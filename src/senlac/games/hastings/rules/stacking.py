"""Stacking (4.0), and what follows when a unit comes into a hex."""

from __future__ import annotations

from senlac.games.hastings.rules.leaders import CASUALTY
from senlac.games.hastings.state.position import leaders_in, occupation, stacked
from senlac.games.hastings.state.table import STACK, Hastings
from senlac.games.hexes.grid import OFF


def has_room(s: Hastings, side: int, here: int) -> bool:
    """Whether one more unit of a side can end its move in a hex (A12, 7.6.11)."""
    return not s.field.is_closed(here) and not occupation(s).barred[side] & s.field.bit[here]


def is_full(s: Hastings, here: int) -> bool:
    return stacked(s, here) >= STACK


def leave_wall(s: Hastings, unit: int) -> None:
    """A unit that moves by itself is no longer in Shield Wall (1.1.SHIELDWALL, 7.6.9, A05)."""
    if (s.wall >> unit) & 1:
        s.wall &= ~(1 << unit)
        s.emit("hastings-wall-left", (unit,))


def come_to(s: Hastings, unit: int, here: int) -> None:
    """A unit comes into a hex: it takes a Standard that nobody holds (A39) and meets Leaders left alone (A43).

    In Regular Movement only where it ends: what it passes does not matter (A98).
    """
    s.place[unit] = here
    enemy = 1 - s.field.side[unit]
    if s.standard[enemy] == here:
        s.standard[enemy] = OFF
        s.emit("hastings-standard-captured", (unit, enemy))
    for leader in leaders_in(s, here, enemy):
        CASUALTY.push(s, (leader, 0, 1))
