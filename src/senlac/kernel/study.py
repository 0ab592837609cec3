"""What statistics use, the third part of a game's interface. By default they only count games, wins and losses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from senlac.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from senlac.kernel.gamedef import GameDef

#: Something that happened once in a game: what, the round, the place (empty without one), and the seat it happened to.
Moment = tuple[str, int, str, int]
#: A place of the map: its name, its middle, and how high it lies.
Spot = tuple[str, float, float, int]


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

    def measures(self, lang: str) -> dict[str, str]:
        """What the measures are called in a language, by name; those without an entry are shown by name."""
        return {}

    def moments(self, s: Any) -> list[Moment]:
        """What happened when and where in a game that is over; reports draw it, and call each kind `moment-KIND`."""
        return []

    def ground(self) -> list[Spot]:
        """The places of the map on which moments happen, hexes of width 1; empty if there is none."""
        return []

    def faces(self, lang: str) -> dict[str, tuple[str, str]]:
        """The cards by their keys: what a card is called, and what its picture is drawn from (empty: it has none)."""
        return {}

    def first_seat(self, s: Any) -> int:
        """The seat that moved first, asked at the end of a game; -1 if nobody did or it is unknown."""
        return -1
