"""Foe Resource Dial: what the Foe can afford, round by round and level by level."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.solo.abilities import FOE
from senlac.games.hebs.rules.values import ready_resources
from senlac.games.hebs.state.table import DEPLOYMENT, PREPARATION, Hebs
from senlac.kernel.fields import Args
from senlac.kernel.frames import Proc

#: From the easiest on (R.SOLO.LEVELS).
LEVELS: Final = ("easy", "normal", "hard", "hero", "epic", "king")
#: By level: what the dial shows in rounds 1 to 20; after that it stays.
DIAL: Final = (
    (-1, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5),
    (-1, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5),
    (-1, -1, 0, 1, 1, 2, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5),
    (0, 0, 1, 2, 2, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5),
    (0, 1, 2, 2, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5),
    (1, 2, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5),
)


def shows(level: int, step: int) -> int:
    """What the dial shows at a level.

    >>> shows(0, 1), shows(5, 1), shows(1, 10), shows(0, 30)
    (-1, 1, 3, 5)
    """
    row = DIAL[level]
    return row[min(max(step, 1), len(row)) - 1]


def level_of(s: Hebs) -> int:
    return LEVELS.index(str(s.game.options["level"]))


def step_of(s: Hebs) -> int:
    """How far the dial has come: one step a round, made when the Foe passes (S.PASS.SEQUENCE)."""
    moved = s.phase >= DEPLOYMENT and (s.passed >> FOE) & 1
    return s.round + 1 if moved else max(s.round, 1)


def dial_of(s: Hebs) -> int:
    return shows(level_of(s), step_of(s))


def resources(s: Hebs) -> int:
    """What the Foe has: the dial and its Ready cards in play, never below 0 (S.SETUP.DIAL)."""
    return max(0, dial_of(s) + ready_resources(s, FOE))


class TurnDial(Proc[Hebs]):
    """The dial moves one step, before the Foe passes."""

    rule = "S.PASS.SEQUENCE"

    def run(self, s: Hebs, a: Args) -> None:
        step = s.round if s.phase == PREPARATION else s.round + 1
        s.emit("foe-dial", (step, shows(level_of(s), step), "S.PASS.SEQUENCE"))
