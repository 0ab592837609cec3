"""What a position looks like after many games: a chance to win, from `features` and the weights in `weights.json`.

Before either side is at the final Objective, and once both are, the same weights serve both sides, so that a
position is worth to one what it costs the other. While only one is there, it is seen from that side.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from senlac.games.hebs.play.features import FEATURES, features
from senlac.games.hebs.play.notes import is_given_up, note_on, regret, worded
from senlac.games.hebs.play.setbacks import SETBACKS, is_round_over, lost_by
from senlac.games.hebs.state.places import is_final
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.explain import Arg
from senlac.kernel.frames import Action
from senlac.kernel.judgement import Judgement, Look

APPROACH: Final = 0
ONE_AT_FINAL: Final = 1
FINAL: Final = 2
STAGES: Final = ("approach", "one at the final Objective", "final battle")

_NAMES: Final = [name for name, _ in FEATURES]
_PARTS: Final = [part for _, part in FEATURES]
_BOTH_NAMES: Final = ["being there", *_NAMES, *[f"the other's {name}" for name in _NAMES]]
_BOTH_PARTS: Final = ["objectives", *_PARTS, *_PARTS]


#: What `value.standing` makes of features, as logits.
PRIOR: Final = {
    "progress": 2.7,
    "points on wedges": 1.8,
    "strength": 0.6,
    "hand": 0.3,
    "deck running out": -0.37,
    "Leader in danger": -0.75,
}


class HebsJudgement(Judgement):
    """The judgement of the card games."""

    def __init__(self, weights: str) -> None:
        super().__init__(STAGES, [_NAMES, _BOTH_NAMES, _NAMES], [_PARTS, _BOTH_PARTS, _PARTS])
        prior = [PRIOR.get(name, 0.0) for name in _NAMES]
        self.believe([prior, [0.0, *prior, *[-weight for weight in prior]], prior])
        self.setbacks = SETBACKS
        read_weights(self, weights)

    def note(self, s: Any, seat: int, part: str, action: Action) -> tuple[str, dict[str, Arg]]:
        return note_on(s, seat ^ s.swap, part, action)

    def lost(self, before: Any, after: Any, seat: int) -> list[tuple[str, dict[str, Arg]]]:
        return lost_by(before, after, seat ^ before.swap)

    def is_answered(self, before: Any, s: Any, seat: int) -> bool:
        """What a round's choices were good for shows at its end."""
        return is_round_over(before, s)

    def wording(self, s: Any, action: Action) -> tuple[str, dict[str, Arg]] | None:
        return worded(s, action)

    def gives_up(self, action: Action) -> bool:
        return is_given_up(action)

    def reluctance(self, s: Any, action: Action) -> float:
        return regret(s, action)

    def look(self, s: Any) -> Look:
        table: Hebs = s
        ours, theirs = features(table)
        there = [is_final(table, side) for side in (0, 1)]
        if there[0] == there[1]:
            stage = FINAL if there[0] else APPROACH
            return Look(stage, table.swap, [ours[i] - theirs[i] for i in range(len(ours))])
        if there[0]:
            return Look(ONE_AT_FINAL, table.swap, [1.0, *ours, *theirs])
        return Look(ONE_AT_FINAL, 1 ^ table.swap, [1.0, *theirs, *ours])


def read_weights(judgement: Judgement, name: str) -> None:
    """Let a judgement learn from a file beside this one, if anybody has trained it."""
    file = files("senlac.games.hebs.play") / name
    if file.is_file():
        judgement.learn(json.loads(file.read_text("utf-8")))
