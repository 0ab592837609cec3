"""Greedy: looks one ply ahead and takes the option whose result the game's heuristic rates highest.

What an option immediately leads to (payment, targets, effect) counts as part of it: see `search.best_value`.
"""

from __future__ import annotations

from senlac.ai.bots import Bot
from senlac.ai.search import EFFORT, Effort, act, best_value, choices
from senlac.kernel.decision import Decision
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, ask_of
from senlac.kernel.responses import PASS, Respond
from senlac.kernel.views import Imagination, View


class Greedy(Bot):
    """Tries each option in a few imagined deals and takes the best on average, breaking ties at random.

    What is best is the heuristic's word, or what was `learned` from games. It examines up to `effort` positions to see
    what an option immediately leads to. With a `sight` below 1 it overlooks the rest of the things that it could do.
    Unless it `responds`, it lets every chance to respond go by.
    """

    def __init__(
        self,
        seed: int = 0,
        deals: int = 3,
        learned: bool = False,
        effort: int = EFFORT,
        sight: float = 1.0,
        responds: bool = True,
    ) -> None:
        super().__init__(seed)
        self.deals = deals
        self.learned = learned
        self.effort = effort
        self.sight = sight
        self.responds = responds

    def choose(self, view: View, decision: Decision) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        imagination = Imagination(view)
        worth = choices(imagination.template, decision.seat)
        if not self.responds and isinstance(ask_of(imagination.template), Respond):
            return PASS
        if self.sight < 1.0:
            worth = self._noticed(worth)
        if len(worth) == 1:
            return worth[0]
        deals = [imagination.sample(self.rng) for _ in range(self.deals)]
        known = all(deal.values() == deals[0].values() for deal in deals[1:])
        best: list[Action] = []
        highest = -2.0 * self.deals
        for option in worth:
            before = self.rng.word
            total = self._value(deals[0].clone(), decision, option)
            if known and self.rng.word == before:
                # Nothing is hidden and no chance was involved, so all deals would give the same result.
                total *= self.deals
            else:
                total += sum([self._value(deal.clone(), decision, option) for deal in deals[1:]])
            if total > highest + 1e-12:
                best, highest = [option], total
            elif total > highest - 1e-12:
                best.append(option)
        return self.rng.pick(best)

    def _noticed(self, options: list[Action]) -> list[Action]:
        """The options that catch the eye: a thing is noticed or overlooked with all that could be done with it."""
        things = sorted({option[:2] for option in options})
        order = self.rng.permutation(len(things))
        seen = {things[place] for place in order[: max(1, round(self.sight * len(things)))]}
        return [option for option in options if option[:2] in seen]

    def _value(self, s: State, decision: Decision, option: Action) -> float:
        """What an option comes to in one deal."""
        act(s, decision.seat, option, self.rng)
        return best_value(s, decision.seat, decision.kind, self.rng, Effort(self.effort), self.learned)
