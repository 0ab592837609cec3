"""What statistics ask of the card games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from senlac.catalogue import FALLBACK, in_tongue
from senlac.games.hebs.packs.pack import Card, Pack
from senlac.games.hebs.rules.solo.scoring import score
from senlac.games.hebs.show.faces import subject_of
from senlac.games.hebs.state.table import Hebs
from senlac.games.hebs.text import words
from senlac.kernel.study import Moment, Study

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
        return _key(self.game.packs[self.game.box.side[card]], self.game.box.cards[card])

    def faces(self, lang: str) -> dict[str, tuple[str, str]]:
        return {
            _key(pack, card): (in_tongue(card.name, lang), msgspec.json.encode(subject_of(pack, card)).decode())
            for pack in self.game.packs
            for card in pack.cards
        }

    def moments(self, s: Hebs) -> list[Moment]:
        """When each Objective was destroyed, and each wedge won."""
        box = self.game.box
        letters = [task.card.letter for side in box.tasks for task in side]
        found: list[Moment] = []
        now = 0
        for event in s.events or ():
            if event.kind == "hebs-round":
                now = event.args[0]
            elif event.kind == "hebs-objective-destroyed":
                found.append(("objective", now, letters[event.args[1]], event.args[0] ^ s.swap))
            elif event.kind == "hebs-claims":
                found.append(("wedge", now, str(event.args[1] + 1), event.args[0] ^ s.swap))
        return found

    def owner_seat(self, s: Hebs, card: int) -> int:
        return self.game.box.side[card] ^ s.swap

    def first_seat(self, s: Hebs) -> int:
        return s.attacker ^ s.swap


def _key(pack: Pack, card: Card) -> str:
    return f"{pack.faction}: {card.name[FALLBACK]}"


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

    def measures(self, lang: str) -> dict[str, str]:
        return {name: words(f"measure-{name.replace(' ', '-')}", lang) for name in ("score", "won", "leader killed")}

    def measured(self, s: Hebs) -> dict[str, int]:
        points = score(s)
        return {"score": points.total, "won": int(points.victory > 0), "leader killed": int(points.leader > 0)}


class CompanionStudy(SoloStudy):
    """Nothing is counted here: it is counted at the table."""

    scored: ClassVar[bool] = False

    def measured(self, s: Hebs) -> dict[str, int]:
        return {}
