"""What statistics ask of Hastings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from senlac.catalogue import FALLBACK, in_tongue
from senlac.games.hastings.state.field import SIDES
from senlac.games.hastings.state.table import Hastings
from senlac.games.hastings.text import words
from senlac.games.hexes.grid import OFF
from senlac.kernel.study import Moment, Spot, Study

if TYPE_CHECKING:
    from senlac.games.hastings.game import HastingsGame

#: Events after which a piece, the first of their args, is in a hex, the second.
COMES_TO: Final = (
    "hastings-flees",
    "hastings-pursues",
    "hastings-moves",
    "hastings-leader-moves",
    "hastings-retreats",
    "hastings-advances",
    "hastings-goes-back",
    "hastings-leader-goes-along",
    "hastings-leader-refuge",
    "hastings-withdraws",
    "hastings-returns",
    "hastings-feints",
)
#: What is drawn on the map: losses, routs, and what befalls Leaders.
BEFALLS: Final = {
    "hastings-eliminated": "loss",
    "hastings-routs": "rout",
    "hastings-leader-wounded": "wound",
    "hastings-leader-killed": "death",
}


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

    def measures(self, lang: str) -> dict[str, str]:
        field = self.game.field
        losses = {
            f"losses, {kind.name[FALLBACK]}": words("measure-losses", lang, kind=in_tongue(kind.name, lang))
            for kind in field.types
        }
        collapses = {
            f"turn of collapse, {side}": words("measure-collapse", lang, side=words(f"people-{side}", lang))
            for side in SIDES
        }
        return losses | collapses

    def moments(self, s: Hastings) -> list[Moment]:
        """Where each loss, each rout, each wound and each death of a Leader happened."""
        field = self.game.field
        place = [unit.place for unit in field.units] + [leader.place for leader in field.leaders]
        found: list[Moment] = []
        turn = 0
        for event in s.events or ():
            if event.kind == "hastings-turn":
                turn = event.args[0]
            elif event.kind in COMES_TO:
                place[event.args[0]] = event.args[1]
            elif event.kind in BEFALLS:
                piece = event.args[0]
                found.append((BEFALLS[event.kind], turn, field.grid.hex_id(place[piece]), field.side[piece]))
        return found

    def ground(self) -> list[Spot]:
        field = self.game.field
        size = 1 / 3**0.5  # of a hex of width 1
        return [
            (field.grid.hex_id(here), *field.grid.centre(here, size), field.level[here])
            for here in range(field.grid.columns * field.grid.rows)
        ]
