"""What a position of Hastings is worth: near at hand by the heuristic's own weights, in the long run by `battle.json`.

Battles teach who will win from here, and hardly what a single attack or a unit's hex is worth: weights that foretell
the end much better than the heuristic choose single moves much worse. So moves are chosen by the heuristic's weights,
or by those of a plan, and plans by what was learned.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from senlac.games.hastings.play.features import OF_BATTLE, OF_SIDE, look_at
from senlac.games.hastings.play.notes import note_on
from senlac.games.hastings.play.setbacks import SETBACKS, lost_by
from senlac.games.hastings.state.field import SAXON
from senlac.games.hastings.state.table import Hastings
from senlac.kernel.explain import Arg
from senlac.kernel.frames import Action
from senlac.kernel.judgement import Judgement, Look, Weights, as_value

STAGES: Final = ("battle",)
_NAMES: Final = [
    *[f"English: {name}" for name, _, _ in OF_SIDE],
    *[f"Norman: {name}" for name, _, _ in OF_SIDE],
    *[name for name, _, _ in OF_BATTLE],
]
_PARTS: Final = [part for _, part, _ in (*OF_SIDE, *OF_SIDE, *OF_BATTLE)]
#: What a unit is worth, as a logit.
_UNIT: Final = 0.15
_PRIOR: Final = [
    *[_UNIT * worth for _, _, worth in OF_SIDE],
    *[-_UNIT * worth for _, _, worth in OF_SIDE],
    *[_UNIT * worth for _, _, worth in OF_BATTLE],
]
#: Ways to go about a turn: what a plan makes more or less of, by part.
WAYS: Final[tuple[dict[str, float], ...]] = (
    {},  # as usual
    {"attacks": 2.0},  # charge
    {"attacks": 0.5},  # be careful
    {"approach": 3.0},  # press on, or fall back before those who do
    {"approach": 3.0, "attacks": 2.0},  # everything at once
    {"approach": -1.0, "attacks": 0.5},  # pull back
    {"king": 3.0},  # guard the king, and go for the other
    {"line": 3.0, "army": 2.0},  # hold the line
)
#: More than there are Commands.
EIGHT: Final = 8


class HastingsJudgement(Judgement):
    """The sides differ, so everything is seen from the English one."""

    def __init__(self) -> None:
        super().__init__(STAGES, [_NAMES], [_PARTS])
        self.believe([_PRIOR])
        self.setbacks = SETBACKS
        #: What positions are worth in the long run.
        self.far: Weights = self.prior
        self._ways = [[[_PRIOR[i] * way.get(_PARTS[i], 1.0) for i in range(len(_PRIOR))]] for way in WAYS]
        file = files("senlac.games.hastings.play") / "battle.json"
        if file.is_file():
            self.learn(json.loads(file.read_text("utf-8")))

    def learn(self, record: dict[str, Any]) -> None:
        super().learn(record)
        self.far = self.weights
        self.weights = self.prior

    def foresee(self, s: Any, seat: int) -> float:
        return as_value(self.lead(s, seat, self.long_run()))

    def long_run(self) -> Weights:
        return self.far

    def ways(self, seat: int) -> list[Weights]:
        return self._ways

    def turns_over(self, s: Any) -> int:
        """Activations."""
        table: Hastings = s
        return table.turn * EIGHT + table.spent.bit_count()

    def look(self, s: Any) -> Look:
        table: Hastings = s
        return Look(0, SAXON, look_at(table))

    def note(self, s: Any, seat: int, part: str, action: Action) -> tuple[str, dict[str, Arg]]:
        return note_on(s, seat, part, action)

    def lost(self, before: Any, after: Any, seat: int) -> list[tuple[str, dict[str, Arg]]]:
        return lost_by(before, after, seat)
