"""What comes of each number that a play-out can draw."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

from senlac.kernel.rng import Rng


class DrawnAgainError(Exception):
    """What was drawn first was not an option."""


class OneDraw(Rng):
    """Gives one number, and only once."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.drawn_below = 0

    def below(self, n: int) -> int:
        if self.drawn_below:
            raise DrawnAgainError
        self.drawn_below = n
        return self.number


def answered(s: Any, draw: Any, rng: Rng) -> Any:
    """The position after the question on top was answered."""
    after = s.clone()
    frame = after.top
    after.top = frame[3]
    draw(after, frame, rng)
    return after.values()


def first_answers(s: Any, draw: Any) -> Counter[Any]:
    """The positions that come of each number that can be drawn first, unless it is drawn again."""
    found: Counter[Any] = Counter()
    number, below = 0, 1
    while number < below:
        rng = OneDraw(number)
        with suppress(DrawnAgainError):
            found[repr(answered(s, draw, rng))] += 1
        below, number = rng.drawn_below, number + 1
    return found
