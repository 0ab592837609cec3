"""What a position of Hastings looks like after many battles: a chance to win, from `features` and `battle.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from senlac.games.hastings.play.features import OF_BATTLE, OF_SIDE, look_at
from senlac.games.hastings.state.field import SAXON
from senlac.games.hastings.state.table import Hastings
from senlac.kernel.explain import Arg
from senlac.kernel.frames import Action
from senlac.kernel.judgement import Judgement, Look

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


class HastingsJudgement(Judgement):
    """The sides differ, so everything is seen from the English one."""

    def __init__(self) -> None:
        super().__init__(STAGES, [_NAMES], [_PARTS])
        self.believe([_PRIOR])
        file = files("senlac.games.hastings.play") / "battle.json"
        if file.is_file():
            self.learn(json.loads(file.read_text("utf-8")))

    def look(self, s: Any) -> Look:
        table: Hastings = s
        return Look(0, SAXON, look_at(table))

    def note(self, s: Any, seat: int, part: str, action: Action) -> tuple[str, dict[str, Arg]]:
        if part == "usual" and action[0] == "attack":
            return "hint-attacks", {}
        return super().note(s, seat, part, action)
