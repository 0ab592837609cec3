"""What is drawn of the Foe beside its cards: its dial, what is known of its deck, and the player's score."""

from __future__ import annotations

from typing import Any

import msgspec

from senlac.catalogue import in_tongue
from senlac.games.hebs.rules.solo.abilities import FOE
from senlac.games.hebs.rules.solo.dial import DIAL, LEVELS
from senlac.games.hebs.rules.solo.scoring import Score, rank, score
from senlac.games.hebs.show.board import dial
from senlac.games.hebs.show.faces import card_ref
from senlac.games.hebs.show.presentation import HebsPresentation
from senlac.games.hebs.show.shapes import Foe, Term, Total
from senlac.games.hebs.state.table import Hebs
from senlac.games.hebs.text import words
from senlac.kernel.views import View


def foe(view: View, lang: str, column: str) -> dict[str, Any]:
    """The Foe as a client draws it, in the words of the box."""
    data = view.data
    known, points = data["dial"], score_of(data["score"])
    parts = [Term("", words(f"score-{what}", lang), value) for what, value in parts_of(points, column)]
    found = Foe(
        step=known["step"],
        shows=known["shows"],
        last=len(DIAL[0]),
        resources=known["resources"],
        label=", ".join(dial(view, lang)),
        next=[card_ref(card) for card in data["foe_deck"][::-1]],
        score=Total(points.total, parts),
        honour=honour(points.total, lang),
    )
    built: dict[str, Any] = msgspec.to_builtins(found)
    return built


def score_of(seen: dict[str, Any]) -> Score:
    """The points that a view tells of."""
    return Score(seen["wedges"], seen["victory"], seen["level"], seen["leader"])


def honour(points: int, lang: str) -> str:
    """What the player may call themselves (S.RATING).

    >>> honour(10, "en"), honour(50, "en"), honour(51, "en"), honour(61, "fr")
    ('Knave', 'Duke', 'King', 'Conquérant')
    """
    found = rank(points)
    return words(f"honour-{found}" if found else "honour", lang)


def parts_of(points: Score, column: str) -> list[tuple[str, int]]:
    """What the points were given for, and how many each time."""
    given = {column: points.wedges, "victory": points.victory, "level": points.level, "leader": points.leader}
    return [(what, number) for what, number in given.items() if number]


def in_words(points: Score, lang: str, column: str = "wedge") -> str:
    """The sum as one reads it out.

    >>> in_words(Score(14, 5, 10, 0), "en")
    'Score 29, Knight: damage on wedges 14, victory 5, level 10.'
    >>> in_words(Score(0, 0, 15, 0), "fr")
    'Score 15, Soldat, dont 15 pour le niveau.'
    """
    parts = [words(f"score-{what}", lang, "part", number=number) for what, number in parts_of(points, column)]
    title = honour(points.total, lang)
    return words(
        "score-some" if parts else "score-none", lang, total=points.total, honour=title, parts=", ".join(parts)
    )


class SoloPresentation(HebsPresentation):
    """The game against the Foe, as clients show it."""

    def label(self, domain: str, thing: int, lang: str = "en") -> str:
        if domain == "seat" and thing == FOE:
            return words("people-foe", lang, people=in_tongue(self.game.packs[FOE].people, lang))
        return super().label(domain, thing, lang)

    def facts(self) -> dict[str, int | str]:
        return {**super().facts(), "levels": len(LEVELS)}

    def scene(self, view: View, lang: str = "en") -> dict[str, Any]:
        return {**super().scene(view, lang), "foe": foe(view, lang, self.game.column)}

    def verdict(self, s: Hebs, lang: str = "en") -> str:
        return in_words(score(s), lang, self.game.column)

    def honour(self, score: int, lang: str = "en") -> str:
        return honour(score, lang)


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
