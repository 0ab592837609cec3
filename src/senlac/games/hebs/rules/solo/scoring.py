"""Scoring: how well the player did, won or lost."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.solo.abilities import PLAYER
from senlac.games.hebs.rules.solo.dial import level_of
from senlac.games.hebs.state.codes import WEDGES
from senlac.games.hebs.state.places import seat_of
from senlac.games.hebs.state.table import Hebs

VICTORY: Final = 5
EACH_LEVEL: Final = 5
LEADER_KILLED: Final = 30

#: The highest points of each title, which 1066's table has overlap at 50 (S.RATING); in English and French.
TITLES: Final = (
    (10, "Knave", "Manant"),
    (20, "Soldier", "Soldat"),
    (30, "Knight", "Chevalier"),
    (40, "Vassal", "Vassal"),
    (50, "Duke", "Duc"),
    (60, "King", "Roi"),
)
HIGHEST: Final = ("Conqueror", "Conquérant")


class Score:
    """The points of a game by what they were given for."""

    __slots__ = ("wedges", "victory", "level", "leader")

    def __init__(self, wedges: int, victory: int, level: int, leader: int) -> None:
        self.wedges = wedges
        self.victory = victory
        self.level = level
        self.leader = leader

    @property
    def total(self) -> int:
        return self.wedges + self.victory + self.level + self.leader


def score(s: Hebs) -> Score:
    """Win or lose: damage on wedges (R.SOLO.TOKENS), victory, level, and the Foe's Leader (S.SCORE)."""
    won = bool(s.result) and s.result[0] == seat_of(s, PLAYER)
    killed = bool(s.result) and (s.result[1] == "leaders" or (won and s.result[1] == "leader"))
    return Score(
        sum(s.wedge_damage[PLAYER * WEDGES : PLAYER * WEDGES + WEDGES]),
        VICTORY if won else 0,
        EACH_LEVEL * level_of(s),
        LEADER_KILLED if killed else 0,
    )


def title(points: int, lang: str = "en") -> str:
    """What the player may call themselves (S.RATING).

    >>> title(10), title(11), title(50), title(51), title(61, "fr")
    ('Knave', 'Soldier', 'Duke', 'King', 'Conquérant')
    """
    tongue = 1 if lang == "fr" else 0
    for highest, english, french in TITLES:
        if points <= highest:
            return (english, french)[tongue]
    return HIGHEST[tongue]


#: What points are given for, in English and French.
GIVEN_FOR: Final = {
    "wedge": ("damage on wedges", "dégâts aux Ailes"),
    "frontier": ("damage on frontiers", "dégâts aux Frontières"),
    "victory": ("victory", "victoire"),
    "level": ("level", "niveau"),
    "leader": ("the Foe’s Leader killed", "Chef de Guerre du Rival tué"),
}


#: The same in a French sentence.
FRENCH_FOR: Final = {
    "dégâts aux Ailes": "pour les dégâts aux Ailes",
    "dégâts aux Frontières": "pour les dégâts aux Frontières",
    "victoire": "pour la victoire",
    "niveau": "pour le niveau",
    "Chef de Guerre du Rival tué": "pour la mort du Chef de Guerre du Rival",
}


def parts_of(points: Score, lang: str = "en", column: str = "wedge") -> list[tuple[str, int]]:
    """What the points were given for, in the words of the box, and how many each time."""
    tongue = 1 if lang == "fr" else 0
    given = {column: points.wedges, "victory": points.victory, "level": points.level, "leader": points.leader}
    return [(GIVEN_FOR[what][tongue], given[what]) for what in given if given[what]]


def in_words(points: Score, lang: str = "en", column: str = "wedge") -> str:
    """The sum as one reads it out.

    >>> in_words(Score(14, 5, 10, 0))
    'Score 29, Knight: damage on wedges 14, victory 5, level 10.'
    >>> in_words(Score(0, 0, 15, 0), "fr")
    'Score 15, Soldat, dont 15 pour le niveau.'
    """
    said = f"Score {points.total}, {title(points.total, lang)}"
    parts = parts_of(points, lang, column)
    if lang == "fr":
        given = [f"{number} {FRENCH_FOR[what]}" for what, number in parts]
        return f"{said}, dont {', '.join(given)}." if given else f"{said}."
    given = [f"{what} {number}" for what, number in parts]
    return f"{said}: {', '.join(given)}." if given else f"{said}."
