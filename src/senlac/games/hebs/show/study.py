"""What statistics ask of the card games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from senlac.catalogue import FALLBACK
from senlac.games.hebs.rules.solo.scoring import score
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.study import Study

if TYPE_CHECKING:
    from senlac.games.hebs.game import HebsGame


class HebsStudy(Study):
    """Cards that were drawn and played, by round."""

    game: HebsGame

    clock = "round"
    counted: ClassVar[dict[str, str]] = {
        "hebs-draws": "drawn",
        "hebs-plays": "played",
        "hebs-reserves": "played",
        "hebs-attaches": "played",
        "hebs-initiates": "played",
    }

    def card_key(self, card: int) -> str:
        return f"{self.game.packs[self.game.box.side[card]].faction}: {self.game.box.cards[card].name[FALLBACK]}"

    def owner_seat(self, s: Hebs, card: int) -> int:
        return self.game.box.side[card] ^ s.swap

    def first_seat(self, s: Hebs) -> int:
        return s.attacker ^ s.swap


class SoloStudy(HebsStudy):
    """A score, too, and the cards of the Foe."""

    scored: ClassVar[bool] = True
    counted: ClassVar[dict[str, str]] = {
        **HebsStudy.counted,
        "foe-places": "played",
        "foe-replaces": "played",
        "foe-reserves": "played",
        "foe-attaches": "played",
    }

    def measured(self, s: Hebs) -> dict[str, int]:
        points = score(s)
        return {"score": points.total, "won": int(points.victory > 0), "leader killed": int(points.leader > 0)}


class CompanionStudy(SoloStudy):
    """Nothing is counted here: it is counted at the table."""

    scored: ClassVar[bool] = False

    def measured(self, s: Hebs) -> dict[str, int]:
        return {}
