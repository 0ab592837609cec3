"""What statistics use, the third part of a game's interface. By default they only count games, wins and losses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from senlac.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from senlac.kernel.gamedef import GameDef


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """What is counted and measured in a finished game."""

    #: The field of the state that counts rounds; without one, statistics count decisions.
    clock: ClassVar[str] = ""
    #: Whether a game that is over has a score (`measured` calls it so), which is worth keeping.
    scored: ClassVar[bool] = False
    #: Kinds of events that statistics are made of, each "drawn" or "played": what the first `card` of its args was.
    counted: ClassVar[dict[str, str]] = {}
    #: Kinds of events whose effect on the outcome is shown, each with the domain of the thing that happens.
    happened: ClassVar[dict[str, str]] = {}

    def __init__(self, game: GameDef[Any]) -> None:
        self.game = game

    def owner_seat(self, s: Any, card: int) -> int:
        """The seat a card belongs to; cards that belong to nobody (-1) are not counted."""
        return -1

    def card_key(self, card: int) -> str:
        """Cards with the same key are copies of one card."""
        return self.game.show.label("card", card)

    def measured(self, s: Any) -> dict[str, int]:
        """Numbers of a game that is over, by name; its events are there if the game has `counted` or `happened`."""
        return {}

    def first_seat(self, s: Any) -> int:
        """The seat that moved first, asked at the end of a game; -1 if nobody did or it is unknown."""
        return -1
