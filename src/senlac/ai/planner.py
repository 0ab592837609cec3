"""A bot that plans its turn: for games in which one consists of many choices without a roll between them."""

from __future__ import annotations

from senlac.ai.bots import Bot
from senlac.ai.plans import Plan, Round, answers, best_of_plans, made
from senlac.ai.search import choices
from senlac.kernel.decision import Decision
from senlac.kernel.errors import BadOption
from senlac.kernel.fields import State
from senlac.kernel.frames import Action
from senlac.kernel.views import Imagination, View


class Planner(Bot):
    """Makes a plan by each of `ways` ways of weighing positions, and carries out the best of them.

    Plans are played on from in `rounds`, the better ones more often and farther. What was planned is done as long as
    everything happens as it was foreseen. Where there is but one choice to make, each answer to it is a plan, which is
    played on from as in the first round. It needs a game with a judgement, in which nothing is hidden.
    """

    def __init__(self, seed: int = 0, ways: int = 8, rounds: tuple[Round, ...] = (Round(8, 1, 1),)) -> None:
        super().__init__(seed)
        self.ways = ways
        self.rounds = rounds
        #: By position: what was planned for it.
        self.foreseen: dict[str, Action] = {}

    def choose(self, view: View, decision: Decision) -> Action:
        s = Imagination(view).sample(self.rng)
        worth = choices(s, decision.seat)
        if len(worth) == 1:
            return worth[0]
        position = s.digest()
        if position not in self.foreseen:
            self.foreseen = dict(self.plan(s, decision.seat).steps)
        return self.foreseen[position]

    def plan(self, s: State, seat: int) -> Plan:
        """The best plan for a seat."""
        judgement = s.game.judgement
        if judgement is None:
            raise BadOption(f"{s.game.name} has no judgement to plan by.", option="bot", value=s.game.name)
        plans = made(s, seat, judgement, self.ways, self.rng)
        if any([len(plan.steps) > 1 for plan in plans]):
            return best_of_plans(plans, seat, judgement, self.rounds, self.rng)
        lone = Round(self.rounds[0].rolls, self.rounds[0].ahead, 1)
        return best_of_plans(answers(s, seat, judgement, self.rng), seat, judgement, (lone,), self.rng)
