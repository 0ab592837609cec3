"""Count the positions at a given depth: the classic way to notice that rules have changed by accident."""

from __future__ import annotations

from collections.abc import Iterator

from senlac.kernel.fields import State
from senlac.kernel.frames import OVER, Action, answer, first_asked, options, resolve_all, waiting
from senlac.kernel.rng import Quick


def perft(s: State, depth: int, seed: int = 0) -> int:
    """How many ways the next `depth` decisions can go.

    Chance outcomes depend on the seed and the point in the game, not on the order of counting. When several seats are
    asked at once, the lowest answers first.
    """
    if depth == 0 or waiting(s) == OVER:
        return 1
    total = 0
    for _, child in children(s, seed):
        total += perft(child, depth - 1, seed)
    return total


def divide(s: State, depth: int, seed: int = 0) -> list[tuple[Action, int]]:
    """The count below each first decision."""
    return [(action, perft(child, depth - 1, seed)) for action, child in children(s, seed)]


def children(s: State, seed: int) -> Iterator[tuple[Action, State]]:
    seat = first_asked(s)
    for action in options(s, seat):
        child = s.clone()
        answer(child, seat, action)
        resolve_all(child, Quick(seed * 1_000_003 + child.serial))
        yield action, child
