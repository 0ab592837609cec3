"""Information-set Monte Carlo tree search (single observer, open loop), over `view` and imagined deals.

Each iteration deals what the view leaves open anew and walks one tree of actions shared by all deals; an option's
chance to be tried counts how often it was available. Nature's lots are drawn, not branched on. Any game will do.
"""

from __future__ import annotations

import math
import time

from senlac.ai.bots import Bot
from senlac.ai.search import act, choices, roll_on, value
from senlac.kernel.decision import Decision
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, first_asked
from senlac.kernel.rng import Rng
from senlac.kernel.views import Imagination, View


class Node:
    """Statistics of one line of actions, from the view of the seat that made the last of them."""

    __slots__ = ("children", "visits", "available", "total")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


class Ismcts(Bot):
    """`iterations` or `seconds` is the budget of one decision; a play-out is cut after `depth` decisions."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 200,
        seconds: float = 0.0,
        depth: int = 60,
        exploration: float = 0.7,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.depth = depth
        self.exploration = exploration

    def choose(self, view: View, decision: Decision) -> Action:
        imagination = Imagination(view)
        worth = choices(imagination.template, decision.seat)
        if len(worth) == 1:
            return worth[0]
        root = Node()
        for _ in self._budget():
            walk(root, imagination.sample(self.rng), decision.seat, self.rng, self.depth, self.exploration)
        return max(worth, key=lambda option: root.children[option].visits if option in root.children else -1)

    def _budget(self) -> range | _Clock:
        return _Clock(self.seconds) if self.seconds else range(self.iterations)


class _Clock:
    """Iterates until the time is up."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def __iter__(self) -> _Clock:
        return self

    def __next__(self) -> int:
        if time.monotonic() >= self.end:
            raise StopIteration
        return 0


def walk(root: Node, s: State, seat: int, rng: Rng, depth: int, exploration: float) -> None:
    """One iteration: down the tree to a new node, a random play-out from there, and the result back up."""
    path: list[tuple[Node, int]] = []
    node = root
    # The root's question is to the observer, even where several seats are asked at once.
    mover = seat
    while not s.result:
        options = choices(s, mover)
        child, action, is_new = select(node, options, rng, exploration)
        act(s, mover, action, rng)
        path.append((child, mover))
        node = child
        if is_new:
            roll_on(s, rng, depth)
            break
        if not s.result:
            mover = first_asked(s)
    values = [value(s, i) for i in range(len(s.game.seats))]
    for visited, who in path:
        visited.visits += 1
        visited.total += values[who]


def select(node: Node, options: list[Action], rng: Rng, exploration: float) -> tuple[Node, Action, bool]:
    """An option never tried, by lot; otherwise the one with the best upper bound among those available now."""
    untried: list[Action] = []
    best: Node | None = None
    best_action = options[0]
    highest = -1e9
    for option in options:
        child = node.children.get(option)
        if child is None:
            untried.append(option)
            continue
        child.available += 1
        bound = child.total / child.visits + exploration * math.sqrt(math.log(child.available) / child.visits)
        if bound > highest:
            highest, best, best_action = bound, child, option
    if untried or best is None:
        action = untried[rng.below(len(untried))]
        child = Node()
        child.available = 1
        node.children[action] = child
        return child, action, True
    return best, best_action, False
