"""A position as numbers, for programs that learn to play: the fifth part of a game's interface.

A game lists the parts of its observation and writes them into an array. Like a view, an observation shows what a seat
may know and nothing else; the kit checks both in the same way.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from senlac.kernel.frames import Ask, ask_of, asked
from senlac.kernel.native import mypyc_attr

#: The items of the array: whole numbers of 16 bits.
ITEMS: Final = "h"
#: The bound of counts that have none of their own.
MANY: Final = 9_999


class Block:
    """Some numbers of an observation that belong together: what they stand for, one by one, and their bounds."""

    __slots__ = ("name", "over", "low", "high", "meaning", "at")

    def __init__(self, name: str, over: tuple[str, ...], low: int, high: int, meaning: str) -> None:
        self.name = name
        #: What each number is about.
        self.over = over
        self.low = low
        self.high = high
        self.meaning = meaning
        #: The place of its first number in the array.
        self.at = 0

    @property
    def size(self) -> int:
        return len(self.over)

    def __repr__(self) -> str:
        return f"<Block {self.name}, {self.size} numbers at {self.at}>"


def single(name: str, high: int, meaning: str) -> Block:
    """A block that is one number."""
    return Block(name, ("",), 0, high, meaning)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """The parts of a game's observation, in the order of the array."""

    def __init__(self, parts: list[Block]) -> None:
        self.parts = parts
        self.size = 0
        for part in parts:
            part.at = self.size
            self.size += part.size
        self.blank: array[int] = array(ITEMS, [0]) * self.size
        self.places: dict[str, int] = {part.name: part.at for part in parts}

    def place(self, name: str) -> int:
        """Where a part begins."""
        return self.places[name]

    def fill(self, s: Any, seat: int, out: array[int], at: int) -> None:
        """Write what a seat may know into an array of zeros, from that place on."""
        raise NotImplementedError

    def write(self, s: Any, seat: int, out: array[int], at: int) -> None:
        """Write what a seat may know over whatever was in that place of the array before."""
        out[at : at + self.size] = self.blank
        self.fill(s, seat, out, at)

    def of(self, s: Any, seat: int) -> array[int]:
        """What a seat may know, in an array of its own."""
        out = self.blank[:]
        self.fill(s, seat, out, 0)
        return out


def question_of(s: Any, seat: int) -> Ask[Any] | None:
    """The question that a seat must answer now, if there is one."""
    return ask_of(s) if (asked(s) >> seat) & 1 else None
