"""Information-set Monte Carlo tree search (single observer, open loop), over views and imagined deals.

Each iteration deals again whatever the view leaves open, and walks one tree of actions shared by all deals
(`search.walk`). Works with any game.
"""

from __future__ import annotations

import time

from senlac.ai.bots import Bot
from senlac.ai.search import EFFORT, Node, Style, choices, plant, walk
from senlac.kernel.decision import Decision
from senlac.kernel.frames import Action, Sealed, ask_of
from senlac.kernel.views import Imagination, View


class Ismcts(Bot):
    """`iterations` or `seconds` is the budget for one decision; a play-out stops after `depth` decisions.

    Only the `width` options that look best immediately in so many `deals` are searched. Play-outs are valued by the
    heuristic or, going on to the beginning of a turn, by what was `learned` from games.

    `ismcts` itself, searching by the heuristic, is what the levels are measured against: it stays as it is.
    """

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 200,
        seconds: float = 0.0,
        depth: int = 20,
        exploration: float = 0.7,
        width: int = 8,
        learned: bool = False,
        deals: int = 1,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.deals = deals
        self.style = Style(learned, EFFORT, width, depth, exploration)

    def choose(self, view: View, decision: Decision) -> Action:
        imagination = Imagination(view)
        worth = choices(imagination.template, decision.seat)
        if len(worth) == 1:
            return worth[0]
        root = Node()
        if not isinstance(ask_of(imagination.template), Sealed):
            deals = [imagination.sample(self.rng) for _ in range(self.deals)]
            worth = plant(root, deals, worth, decision.seat, decision.kind, self.rng, self.style)
        end = time.monotonic() + self.seconds
        done = 0
        while time.monotonic() < end if self.seconds else done < self.iterations:
            walk(root, worth, imagination.sample(self.rng), decision.seat, self.rng, self.style)
            done += 1
        return max(worth, key=lambda option: root.children[option].visits if option in root.children else -1)
