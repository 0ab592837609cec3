"""The bond of a Command (1.1.COMMAND): its infantry stays near other un-Routed units of it, of whatever type (A02)."""

from __future__ import annotations

from senlac.games.hastings.state.position import is_fit
from senlac.games.hastings.state.table import Hastings


def fellows(s: Hastings, unit: int) -> list[int]:
    """The other un-Routed units of its Command."""
    command = s.field.commands[s.field.command[unit]]
    return [other for other in command.units if other != unit and is_fit(s, other)]


def companions(s: Hastings, unit: int) -> list[int]:
    """The fellows in or next to its hex."""
    far = s.field.far_from(s.place[unit])
    return [other for other in fellows(s, unit) if far[s.place[other]] <= 1]


def lost_by(s: Hastings, unit: int, there: int) -> int:
    """The infantry, the unit itself or another, that its going to a hex at once would leave alone; -1 for none.

    Who is alone already is not left alone.
    """
    field = s.field
    near = companions(s, unit)
    if not near:
        return -1
    far = field.far_from(there)
    if field.foot[unit] and not any([far[s.place[other]] <= 1 for other in fellows(s, unit)]):
        return unit
    for other in near:
        if field.foot[other] and far[s.place[other]] > 1 and len(companions(s, other)) == 1:
            return other
    return -1
