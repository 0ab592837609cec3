"""Objective Phase: each player's attempt at the current Objective."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.abilities import would
from senlac.games.hebs.rules.settling import OBJECTIVE_CHECK, has_destroyed
from senlac.games.hebs.rules.targets import objective_in_play
from senlac.games.hebs.rules.values import objective_total
from senlac.games.hebs.state.codes import ON_OBJECTIVE
from senlac.games.hebs.state.places import is_final
from senlac.games.hebs.state.table import OBJECTIVE_PHASE, Hebs
from senlac.kernel.fields import Args
from senlac.kernel.frames import Each, Proc, Seq


class ObjectivePhase(Proc[Hebs]):
    rule = "H.ROUND.PHASES"

    def run(self, s: Hebs, a: Args) -> None:
        s.phase = OBJECTIVE_PHASE


class Attempts(Each[Hebs]):
    """One attempt each, the holder of the first player marker first."""

    rule = "H.OBJ.ORDER"

    def items(self, s: Hebs, a: Args) -> tuple[int, ...]:
        return (s.marker, 1 - s.marker)


class Attempt(Proc[Hebs]):
    """What the Ready cards have beyond the Objective's Battle Value is dealt as damage; args are the side."""

    rule = "H.OBJ.DAMAGE"

    def run(self, s: Hebs, a: Args) -> None:
        side: int = a[0]
        if is_final(s, side):  # H.OBJ.SKIP
            return
        if has_destroyed(s, side):  # H.OBJ.ONE
            s.emit("hebs-no-attempt", (side,))
            return
        task = s.box.tasks[side][s.order[side][s.reached[side]]]
        total = objective_total(s, side, task.attribute)
        if s.events is not None:
            s.emit("hebs-attempts", (side, objective_in_play(s, side), total, task.value))
        if total > task.value:
            OBJECTIVE_CHECK.push(s, a)
            would(s, ON_OBJECTIVE, -1, side, (total - task.value,))
        elif s.objective_damage[side] >= task.health:
            OBJECTIVE_CHECK.push(s, a)


ATTEMPTING: Final = Seq("hebs.objectives.all", ObjectivePhase(), Attempts(Attempt(), "hebs.objectives.attempts"))
