"""A judgement: weights for features make a chance to win, which parts add up to, and which a file can keep."""

from __future__ import annotations

import math
from typing import Any

import pytest

from senlac.kernel.judgement import Judgement, Look


class Score(Judgement):
    """Judges pairs of numbers: seen from seat 0 if the first is even, or else from seat 1 in a stage of its own."""

    def __init__(self) -> None:
        super().__init__(("even", "odd"), [["a", "b"], ["c"]], [["army", "hand"], ["army"]])
        self.believe([[1.0, -2.0], [0.5]])

    def look(self, s: Any) -> Look:
        first, second = s
        return Look(1, 1, [float(second)]) if first % 2 else Look(0, 0, [float(first), float(second)])


def test_a_chance_is_the_logistic_of_the_weighted_features() -> None:
    judgement = Score()
    assert judgement.logit((2, 3), 0) == pytest.approx(2.0 - 6.0)
    assert judgement.logit((2, 3), 1) == pytest.approx(4.0)
    assert judgement.chance((2, 3), 0) == pytest.approx(1 / (1 + math.exp(4.0)))
    assert judgement.value((1, 4), 1) == pytest.approx(math.tanh(1.0))
    assert judgement.chance((2, 3), 0) + judgement.chance((2, 3), 1) == pytest.approx(1.0)


def test_what_is_decided_is_certain() -> None:
    assert Score().value((1, 1000), 1) == 1.0
    assert Score().value((1, 1000), 0) == -1.0


def test_parts_add_up_and_have_a_note() -> None:
    judgement = Score()
    assert judgement.by_part((2, 3), 0) == {"army": 2.0, "hand": -6.0}
    assert judgement.by_part((2, 3), 1) == {"army": -2.0, "hand": 6.0}
    assert judgement.note((2, 3), 0, "hand", ("pass",)) == ("hint-hand", {})


def test_weights_are_kept_by_name_with_their_provenance() -> None:
    first, second = Score(), Score()
    first.weights = [[3.0, 4.0], [5.0]]
    first.provenance = {"games": 7}
    second.learn(first.record())
    assert second.weights == first.weights
    assert second.provenance == {"games": 7}
    assert second.prior == [[1.0, -2.0], [0.5]]
    record = first.record()
    record["stages"]["odd"] = {"d": 1.0}
    with pytest.raises(ValueError, match="odd"):
        second.learn(record)


def test_a_judgement_must_look() -> None:
    with pytest.raises(NotImplementedError):
        Judgement((), [], []).look(None)
