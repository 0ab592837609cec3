"""The levels of the computer's play, from Recruit to King: the only place that says what a level is.

Levels differ by what they see and how far they look, never by moves at random: a Recruit overlooks half of what it
could do and answers nothing, a King searches. They are fixed by numbers of positions, not by seconds, so a level plays
the same on any machine. `senlac ladder` measures how they do against each other (docs/reference/levels.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from senlac.ai.bots import Bot
from senlac.ai.greedy import Greedy
from senlac.ai.ismcts import Ismcts
from senlac.ai.planner import Planner
from senlac.ai.plans import Round
from senlac.kernel.decision import Decision
from senlac.kernel.frames import Action
from senlac.kernel.views import View


@dataclass(frozen=True, slots=True)
class Level:
    """How a level looks at its options, and how it searches, if it does.

    In a game whose turns are too long for a search (`GameDef.searched`), it makes plans instead.
    """

    look: dict[str, Any] = field(default_factory=dict)
    search: dict[str, Any] = field(default_factory=dict)
    plan: dict[str, Any] = field(default_factory=dict)


#: The weakest first.
LEVELS: Final[dict[str, Level]] = {
    "recruit": Level({"deals": 1, "effort": 0, "sight": 0.5, "responds": False}),
    "soldier": Level(),
    "captain": Level({"learned": True}),
    "marshal": Level(
        {"learned": True, "deals": 5},
        {"learned": True, "iterations": 32, "deals": 4},
        {"ways": 6, "rounds": (Round(4, 1, 2), Round(3, 3, 1))},
    ),
    "king": Level(
        {"learned": True, "deals": 9},
        {"learned": True, "iterations": 500, "deals": 6},
        {"rounds": (Round(8, 1, 5), Round(4, 3, 2), Round(6, 3, 1))},
    ),
}
#: The level for somebody who has not chosen one.
USUAL: Final = "soldier"


class Levelled(Bot):
    """A bot of a level."""

    def __init__(self, level: Level, seed: int = 0) -> None:
        super().__init__(seed)
        self.looking = Greedy(seed, **level.look)
        self.searching = Ismcts(seed, **level.search) if level.search else None
        self.planning = Planner(seed, **level.plan) if level.plan else None

    def choose(self, view: View, decision: Decision) -> Action:
        thinking = self.searching if view.game.searched else self.planning
        return (thinking or self.looking).choose(view, decision)


def at_level(name: str, seed: int = 0) -> Bot:
    """A bot of a level, by its name."""
    return Levelled(LEVELS[name], seed)


recruit = partial(at_level, "recruit")
soldier = partial(at_level, "soldier")
captain = partial(at_level, "captain")
marshal = partial(at_level, "marshal")
king = partial(at_level, "king")
