"""What searching bots share: worth-while options, the value of a position, and the tree of an information-set search.

Compiled with the kernel. In the tree an option's chance to be tried counts how often it was available; nature's lots
are drawn, not branched on.
"""

from __future__ import annotations

import math
from typing import Any, Final

from senlac.kernel.fields import State
from senlac.kernel.frames import (
    Action,
    Answer,
    Sealed,
    answer,
    ask_of,
    first_asked,
    options,
    playout,
    resolve_all,
)
from senlac.kernel.rng import Rng

#: No choice has more parts than this.
FURTHER: Final = 40


def choices(s: State, seat: int) -> list[Action]:
    """The options worth a thought: of those that come to the same, one."""
    return ask_of(s).distinct(s, s.top[2], options(s, seat))


def value(s: State, seat: int) -> float:
    """A position for a seat: 1 won, -1 lost, 0 tied; while the game goes on, what the heuristic says."""
    if s.result:
        winner: int = s.result[0]
        return 0.0 if winner < 0 else (1.0 if winner == seat else -1.0)
    return s.game.heuristic(s, seat)


def act(s: State, seat: int, action: Action, rng: Rng) -> None:
    """Choose, and let nature decide what follows."""
    answer(s, seat, action)
    resolve_all(s, rng)


def complete(s: State, seat: int, kind: str, rng: Rng) -> None:
    """Let what a seat began come to its end: its own further questions by lot, and no Responses of others.

    It has ended when nothing is pending and the seat's question is of the given kind again, or somebody else's.
    """
    for _ in range(FURTHER):
        if s.result:
            return
        who = first_asked(s)
        if not s.pending and (who != seat or ask_of(s).name == kind):
            return
        found = options(s, who)
        act(s, who, found[rng.below(len(found))] if who == seat else found[0], rng)


class Node:
    """Statistics of one line of actions, from the view of the seat that made the last of them."""

    __slots__ = ("asides", "children", "visits", "available", "total")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.asides: dict[tuple[Any, ...], Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def below(self, action: Action) -> Node:
        """The node after an action, made if need be."""
        if action not in self.children:
            self.children[action] = Node()
        return self.children[action]

    def aside(self, seat: int, so_far: tuple[Action, ...]) -> Node:
        """A seat's own statistics of a sealed question, given what it has itself answered."""
        key = (seat, so_far)
        if key not in self.asides:
            self.asides[key] = Node()
        return self.asides[key]


def walk(root: Node, s: State, seat: int, rng: Rng, depth: int, exploration: float) -> None:
    """One iteration: down the tree to a new node, a random play-out from there, and the result back up.

    In a sealed question nobody may choose by what the others answered: all choose by statistics kept where it opened.
    """
    path: list[tuple[Node, int]] = []
    node = root
    opened = root
    # The root's question is to the observer, even where several seats are asked at once.
    mover = seat
    while not s.result:
        options = choices(s, mover)
        ask = ask_of(s)
        judge = node
        if isinstance(ask, Sealed):
            answers: tuple[Answer, ...] = s.top[2][1]
            if not any([given for _, given in answers]):
                opened = node
            judge = opened.aside(mover, answers[mover][1])
        judged, action, is_new = select(judge, options, rng, exploration)
        path.append((judged, mover))
        if judge is not node:
            node = node.below(action)
            path.append((node, mover))
        else:
            node = judged
        act(s, mover, action, rng)
        if is_new:
            playout(s, rng, depth)
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
