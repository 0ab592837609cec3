"""Greedy: one ply. Of all options the one after which the game's heuristic likes the position best.

What an option leads to at once (paying for it, aiming it, its taking effect) belongs to it: see `search.best_value`.
"""

from __future__ import annotations

from senlac.ai.bots import Bot
from senlac.ai.search import EFFORT, Effort, act, best_value, choices
from senlac.kernel.decision import Decision
from senlac.kernel.frames import Action
from senlac.kernel.views import Imagination, View


class Greedy(Bot):
    """Tries each option in a few imagined deals and takes the best on average; equals are drawn by lot."""

    def __init__(self, seed: int = 0, deals: int = 3) -> None:
        super().__init__(seed)
        self.deals = deals

    def choose(self, view: View, decision: Decision) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        imagination = Imagination(view)
        deals = [imagination.sample(self.rng) for _ in range(self.deals)]
        best: list[Action] = []
        highest = -2.0 * self.deals
        for option in choices(imagination.template, decision.seat):
            total = 0.0
            for deal in deals:
                s = deal.clone()
                act(s, decision.seat, option, self.rng)
                total += best_value(s, decision.seat, decision.kind, self.rng, Effort(EFFORT))
            if total > highest + 1e-12:
                best, highest = [option], total
            elif total > highest - 1e-12:
                best.append(option)
        return self.rng.pick(best)
