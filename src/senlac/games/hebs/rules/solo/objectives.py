"""Objectives: no effects when they are destroyed, but after the first one the player may draw a card."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.solo.abilities import PLAYER
from senlac.games.hebs.rules.terms import draw
from senlac.games.hebs.state.places import seat_of
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask


class Spoils(Ask[Hebs]):
    """The player has destroyed an Objective and may draw a card."""

    rule = "S.OBJ.DRAW"

    def seat(self, s: Hebs, a: Args) -> int:
        return seat_of(s, PLAYER)

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [("draw",), ("decline",)]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        if action[0] == "draw":
            draw(s, PLAYER, 1)


SPOILS: Final = Spoils()


def objective_destroyed(s: Hebs, side: int) -> None:
    """What follows: nothing that is printed (S.OBJ.NO_EFFECTS), for the player a card after the first (S.OBJ.DRAW)."""
    number = s.reached[side] - 1  # R.SOLO.FIRST: as they lie, shuffled or not
    which = s.order[side][number]
    if s.box.tasks[side][which].card.abilities:
        first = len(s.box.tasks[0]) if side else 0
        s.emit("foe-no-effect", (first + which, "S.OBJ.NO_EFFECTS"))
    if side == PLAYER and number > 0 and s.deck[PLAYER]:
        SPOILS.push(s, ())
