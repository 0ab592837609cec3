"""What statistics ask of Hastings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from senlac.catalogue import FALLBACK
from senlac.games.hastings.state.field import SIDES
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.study import Study

if TYPE_CHECKING:
    from senlac.games.hastings.game import HastingsGame


class HastingsStudy(Study):
    """Losses, collapses and what the events were worth, by turn."""

    game: HastingsGame

    clock = "turn"
    happened: ClassVar[dict[str, str]] = {"hastings-event": "event"}

    def measured(self, s: Hastings) -> dict[str, int]:
        """Losses by type, and the turn on which an army had lost half of its units, if it had."""
        field = self.game.field
        found = {f"losses, {kind.name[FALLBACK]}": 0 for kind in field.types}
        for unit in range(field.count):
            if s.place[unit] == OFF:
                found[f"losses, {field.type_of(unit).name[FALLBACK]}"] += 1
        turn = 0
        lost = [0, 0]
        for event in s.events or ():
            if event.kind == "hastings-turn":
                turn = event.args[0]
            elif event.kind == "hastings-eliminated":
                side = field.side[event.args[0]]
                lost[side] += 1
                if 2 * lost[side] >= len(field.army[side]):
                    found.setdefault(f"turn of collapse, {SIDES[side]}", turn)
        return found
