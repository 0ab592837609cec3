"""A position as numbers, and actions as numbers."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from senlac.kernel.errors import BadOption
from senlac.kernel.gamedef import GameDef
from senlac.kernel.observation import Block, Observation, question_of, single
from senlac.kernel.vocabulary import Vocabulary
from senlac.session import Session


class Pair(Observation):
    def __init__(self) -> None:
        super().__init__([Block("hand", ("a", "b"), 0, 1, "1 in hand."), single("turn", 9, "The turn.")])

    def fill(self, s: Any, seat: int, out: array[int], at: int) -> None:
        out[at + seat] = 1
        out[at + self.place("turn")] = s


class Counting(GameDef[Any]):
    name = "counting"
    verbs = {"pay": ("card", "number"), "pass": (), "move": ("card", "seat")}
    numbers = 10

    def __init__(self) -> None:
        super().__init__({})
        self.things = {"card": ["a", "b", "c"]}


class Unbounded(Counting):
    numbers = 0


def test_parts_follow_one_another() -> None:
    pair = Pair()
    assert [(part.name, part.at, part.size) for part in pair.parts] == [("hand", 0, 2), ("turn", 2, 1)]
    assert pair.size == 3
    assert repr(pair.parts[0]) == "<Block hand, 2 numbers at 0>"


def test_writing_leaves_nothing_of_what_was_there() -> None:
    pair = Pair()
    out = array("h", [7] * 8)
    pair.write(4, 1, out, 3)
    assert list(out) == [7, 7, 7, 0, 1, 4, 7, 7]
    assert list(pair.of(5, 0)) == [1, 0, 5]
    assert not any(pair.blank)


def test_a_game_says_how_it_is_observed() -> None:
    assert GameDef({}).observation() is None
    with pytest.raises(NotImplementedError):
        Observation([]).fill(None, 0, array("h"), 0)


def test_only_who_is_asked_has_a_question() -> None:
    session = Session.new("hillock", seed=1)
    (seat,) = session.asked
    question = question_of(session.state, seat)
    assert question is not None
    assert question_of(session.state, 1 - seat) is None


def test_actions_are_numbered_through() -> None:
    vocabulary = Vocabulary(Counting())
    every = [vocabulary.action(number) for number in range(vocabulary.size)]
    assert vocabulary.size == 30 + 1 + 6
    assert every[:2] == [("pay", 0, 0), ("pay", 0, 1)]
    assert every[29:33] == [("pay", 2, 9), ("pass",), ("move", 0, 0), ("move", 0, 1)]
    assert vocabulary.numbers(every) == list(range(37))
    assert vocabulary.arity == 2


def test_numbers_without_an_action_are_refused() -> None:
    vocabulary = Vocabulary(Counting())
    for number in (-1, 37):
        with pytest.raises(ValueError, match="no action has the number"):
            vocabulary.action(number)


def test_numbers_in_actions_need_a_bound() -> None:
    with pytest.raises(BadOption, match="no bound"):
        Vocabulary(Unbounded())
