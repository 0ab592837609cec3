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

#: The highest points of each title but the last, which 1066's table has overlap at 50 (S.RATING).
RANKS: Final = (10, 20, 30, 40, 50, 60)


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


def rank(points: int) -> int:
    """What the player may call themselves (S.RATING): the highest points of that title, or 0 for the last.

    >>> rank(10), rank(11), rank(50), rank(51), rank(61)
    (10, 20, 50, 60, 0)
    """
    for highest in RANKS:
        if points <= highest:
            return highest
    return 0
