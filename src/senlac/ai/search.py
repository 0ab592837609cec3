"""What searching bots share: worth-while options, the value of a position, and the tree of an information-set search.

Compiled with the kernel. In the tree an option's chance to be tried counts how often it was available; chance outcomes
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
    resolve_all,
)
from senlac.kernel.rng import Rng

#: The immediate value of an option counts as this many play-outs.
TRUST: Final = 3
#: How many positions to examine to see what an option immediately leads to.
EFFORT: Final = 40
#: An upper bound on the parts of one choice.
FURTHER: Final = 40


def choices(s: State, seat: int) -> list[Action]:
    """The options worth considering: one of each set of equivalent ones."""
    return ask_of(s).advice.worth_considering(s, s.top[2], options(s, seat))


def value(s: State, seat: int, learned: bool) -> float:
    """The value of a position for a seat: 1 won, -1 lost, 0 tied.

    Before the end it is what the heuristic says, or what was `learned`, if the game has learned anything.
    """
    if s.result:
        winner: int = s.result[0]
        return 0.0 if winner < 0 else (1.0 if winner == seat else -1.0)
    judgement = s.game.judgement
    return judgement.value(s, seat) if learned and judgement is not None else s.game.heuristic(s, seat)


def values(s: State, learned: bool) -> list[float]:
    """The values of a position for all seats; what was learned is worth to one what it costs the other."""
    if learned and s.game.judgement is not None:
        first = value(s, 0, learned)
        return [first, -first]
    return [value(s, seat, learned) for seat in range(len(s.game.seats))]


def act(s: State, seat: int, action: Action, rng: Rng) -> None:
    """Play an option and resolve the chance outcomes that follow."""
    answer(s, seat, action)
    resolve_all(s, rng)


def is_complete(s: State, seat: int, kind: str) -> bool:
    """Whether what a seat started is finished: a turn starts, somebody else is asked, or the same question returns."""
    if s.pending:
        return False
    ask = ask_of(s)
    return ask.begins_turn or ask.kind == kind or ask.first(s, s.top[2]) != seat


class Style:
    """How a search looks at a game: by what it values positions, how many options it tries, and how far it plays on."""

    __slots__ = ("learned", "effort", "width", "depth", "exploration")

    def __init__(self, learned: bool, effort: int, width: int, depth: int, exploration: float) -> None:
        self.learned = learned
        #: How many positions it examines to see what an option immediately leads to.
        self.effort = effort
        self.width = width
        self.depth = depth
        self.exploration = exploration


class Effort:
    """How many more positions may be examined."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


def best_value(s: State, seat: int, kind: str, rng: Rng, effort: Effort, learned: bool) -> float:
    """The value of what a seat started, if it keeps choosing best and nobody responds; consumes the state.

    Once the effort is spent, it continues with guesses.
    """
    for _choice in range(FURTHER):
        if s.result or is_complete(s, seat, kind):
            break
        who = first_asked(s)
        found = choices(s, who)
        if who != seat or len(found) == 1:
            act(s, who, found[0], rng)
        elif effort.left >= len(found):
            return best_of(s, seat, kind, found, rng, effort, learned)
        else:
            act(s, who, ask_of(s).advice.guess(s, s.top[2], found, rng), rng)
    return value(s, seat, learned)


def best_of(s: State, seat: int, kind: str, found: list[Action], rng: Rng, effort: Effort, learned: bool) -> float:
    """The value of the best of some choices."""
    effort.left -= len(found)
    best = -2.0
    for option in found:
        after = s.clone()
        act(after, seat, option, rng)
        best = max(best, best_value(after, seat, kind, rng, effort, learned))
    return best


def guided_playout(s: State, rng: Rng, limit: int) -> None:
    """Play on with guesses, for at most `limit` decisions."""
    for _made in range(limit):
        if s.result:
            return
        guess_one(s, rng)


def guess_one(s: State, rng: Rng) -> None:
    """Make one decision by a guess."""
    ask = ask_of(s)
    args: tuple[Any, ...] = s.top[2]
    seat = ask.first(s, args)
    act(s, seat, ask.advice.play_on(ask, s, args, seat, rng), rng)


def settle(s: State, rng: Rng) -> None:
    """Play on with guesses until a turn begins: what was learned is about such positions, not about half a payment."""
    for _choice in range(FURTHER):
        if s.result or (not s.pending and ask_of(s).begins_turn):
            return
        guess_one(s, rng)


class Node:
    """Statistics for a sequence of actions, from the point of view of the seat that made the last one."""

    __slots__ = ("asides", "children", "visits", "available", "total")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.asides: dict[tuple[Any, ...], Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def below(self, action: Action) -> Node:
        """The node after an action, created if necessary."""
        if action not in self.children:
            self.children[action] = Node()
        return self.children[action]

    def aside(self, seat: int, so_far: tuple[Action, ...]) -> Node:
        """A seat's own statistics for a sealed question, given its own answers so far."""
        key = (seat, so_far)
        if key not in self.asides:
            self.asides[key] = Node()
        return self.asides[key]


def walk(root: Node, few: list[Action], s: State, seat: int, rng: Rng, style: Style) -> None:
    """One iteration: down the tree to a new node, a guided play-out from there, and the result back up.

    At the root only a `few` options are tried.

    In a sealed question nobody may use what the others answered: all use the statistics kept where it started.
    """
    path: list[tuple[Node, int]] = []
    node = root
    opened = root
    # The root's question is for the observer, even if several seats are asked at once.
    mover = seat
    while not s.result:
        options = few if node is root else choices(s, mover)
        ask = ask_of(s)
        judge = node
        if isinstance(ask, Sealed):
            answers: tuple[Answer, ...] = s.top[2][1]
            if not any([given for _, given in answers]):
                opened = node
            judge = opened.aside(mover, answers[mover][1])
        judged, action, is_new = select(judge, s, options, rng, style.exploration)
        path.append((judged, mover))
        if judge is not node:
            node = node.below(action)
            path.append((node, mover))
        else:
            node = judged
        act(s, mover, action, rng)
        if is_new:
            guided_playout(s, rng, style.depth)
            if style.learned:
                settle(s, rng)
            break
        if not s.result:
            mover = first_asked(s)
    worth = values(s, style.learned)
    for visited, who in path:
        visited.visits += 1
        visited.total += worth[who]


def plant(
    root: Node, deals: list[State], options: list[Action], seat: int, kind: str, rng: Rng, style: Style
) -> list[Action]:
    """The few options that look best immediately in some deals, each with a node that starts from that estimate."""
    seen: list[tuple[float, int]] = []
    for i in range(len(options)):
        total = 0.0
        for deal in deals:
            after = deal.clone()
            act(after, seat, options[i], rng)
            total += best_value(after, seat, kind, rng, Effort(style.effort), style.learned)
        seen.append((total / len(deals), i))
    seen.sort(reverse=True)
    for worth, i in seen[: style.width]:
        child = root.below(options[i])
        child.visits = TRUST
        child.available = TRUST
        child.total = worth * TRUST
    return [options[i] for _, i in seen[: style.width]]


def select(node: Node, s: State, options: list[Action], rng: Rng, exploration: float) -> tuple[Node, Action, bool]:
    """The available option with the best upper bound, or a guess at one never tried.

    The number of options tried grows with the square root of the visits, so that what is known gets used too.
    """
    untried: list[Action] = []
    best: Node | None = None
    best_action = options[0]
    highest = -1e9
    visits = 0
    for option in options:
        child = node.children.get(option)
        if child is None:
            untried.append(option)
            continue
        visits += child.visits
        child.available += 1
        bound = child.total / child.visits + exploration * math.sqrt(math.log(child.available) / child.visits)
        if bound > highest:
            highest, best, best_action = bound, child, option
    tried = len(options) - len(untried)
    if best is None or (untried and tried * tried <= visits):
        action = ask_of(s).advice.guess(s, s.top[2], untried, rng)
        child = Node()
        child.available = 1
        node.children[action] = child
        return child, action, True
    return best, best_action, False
