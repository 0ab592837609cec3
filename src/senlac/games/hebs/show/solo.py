"""What is drawn of the Foe beside its cards: its dial, what is known of its deck, and the player's score."""

from __future__ import annotations

from typing import Any

import msgspec

from senlac.games.hebs.rules.solo.abilities import FOE
from senlac.games.hebs.rules.solo.dial import DIAL, LEVELS
from senlac.games.hebs.rules.solo.scoring import Score, in_words, parts_of, score, title
from senlac.games.hebs.show.board import dial
from senlac.games.hebs.show.faces import card_ref
from senlac.games.hebs.show.presentation import HebsPresentation
from senlac.games.hebs.show.shapes import Foe, Term, Total
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.views import View


def foe(view: View, lang: str, column: str) -> dict[str, Any]:
    """The Foe as a client draws it, in the words of the box."""
    data = view.data
    known, points = data["dial"], score_of(data["score"])
    parts = [Term("", name, value) for name, value in parts_of(points, lang, column)]
    found = Foe(
        step=known["step"],
        shows=known["shows"],
        last=len(DIAL[0]),
        resources=known["resources"],
        label=", ".join(dial(view, lang)),
        next=[card_ref(card) for card in data["foe_deck"][::-1]],
        score=Total(points.total, parts),
        honour=title(points.total, lang),
    )
    built: dict[str, Any] = msgspec.to_builtins(found)
    return built


def score_of(seen: dict[str, Any]) -> Score:
    """The points that a view tells of."""
    return Score(seen["wedges"], seen["victory"], seen["level"], seen["leader"])


class SoloPresentation(HebsPresentation):
    """The game against the Foe, as clients show it."""

    def label(self, domain: str, thing: int, lang: str = "en") -> str:
        if domain == "seat" and thing == FOE:
            people = self.game.packs[FOE].people[1 if lang == "fr" else 0]
            return f"Rival {people}" if lang == "fr" else f"{people} Foe"
        return super().label(domain, thing, lang)

    def facts(self) -> dict[str, int | str]:
        return {**super().facts(), "levels": len(LEVELS)}

    def scene(self, view: View, lang: str = "en") -> dict[str, Any]:
        return {**super().scene(view, lang), "foe": foe(view, lang, self.game.column)}

    def verdict(self, s: Hebs, lang: str = "en") -> str:
        return in_words(score(s), lang, self.game.column)

    def honour(self, score: int, lang: str = "en") -> str:
        return title(score, lang)


class CompanionPresentation(SoloPresentation):
    """The Foe for a table with real cards, as clients show it."""

    def scene(self, view: View, lang: str = "en") -> dict[str, Any]:
        drawn = super().scene(view, lang)
        drawn["foe"]["honour"] = ""
        return drawn

    def option_hints(self, view: View, options: list[tuple[Any, ...]], lang: str = "en") -> list[str]:
        """What is told comes to nothing beside itself."""
        return []

    def verdict(self, s: Hebs, lang: str = "en") -> str:
        """The score is counted at the table, where the damage on the wedges lies."""
        return ""
