"""Many games at once, arrays in and out: the quickest way to collect games for learning."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from senlac.envs.forms import Choose, opponent
from senlac.envs.table import EnvTable, Tables
from senlac.registry import configure


class Batch(NamedTuple):
    """What is asked in each row, and what the last step led to.

    The arrays are written over by the next step: copy what you keep.
    """

    #: A row is what the seat that is asked may know.
    observation: npt.NDArray[np.int16]
    #: 1 for each option that there is, and the numbers of the options in the vocabulary, -1 where there is none.
    mask: npt.NDArray[np.int8]
    options: npt.NDArray[np.int32]
    #: Who is asked.
    seat: npt.NDArray[np.int8]
    #: 1 where the last step ended a game; what is asked belongs to the next one.
    ended: npt.NDArray[np.int8]
    #: By row and seat: 1 for who has won that game, -1 for who has lost it, 0 for a tie and if it goes on.
    rewards: npt.NDArray[np.float32]


class VectorEnv:
    """Rows of games that never stop: after the end of one, the next is dealt.

    Without an opponent the learner has all seats. With one it has `seat`, or every seat in turn, row by row.
    """

    def __init__(
        self,
        game: str,
        count: int,
        opponent: str | Choose | None = None,
        seat: int | None = None,
        **options: Any,
    ) -> None:
        made = configure(game, options)
        tables = [EnvTable(made) for _ in range(count)]
        seats = [made.played[row % len(made.played)] if seat is None else seat for row in range(count)]
        self.game = made
        self.vocabulary = tables[0].vocabulary
        self.observation = tables[0].observation
        self.given = opponent
        self.tables = Tables(tables, seats, None)
        self.seats = np.array(seats, np.int8)
        many = self.tables
        self._rewards = np.zeros((count, len(made.seats)), np.float32)
        self._ended = np.frombuffer(many.ended, np.int8)
        self._won = np.frombuffer(many.won, np.int8)
        self._batch = Batch(
            np.frombuffer(many.seen, np.int16).reshape(count, many.size),
            np.frombuffer(many.masks, np.int8).reshape(count, many.width),
            np.frombuffer(many.actions, np.int32).reshape(count, many.width),
            np.frombuffer(many.asked, np.int8),
            self._ended,
            self._rewards,
        )

    def reset(self, seed: int = 0) -> Batch:
        """Deal a game in every row; the same seed deals the same games."""
        self.tables.opponent = None if self.given is None else opponent(self.given, seed)
        self.tables.begin(seed)
        self._rewards[:] = 0
        return self._batch

    def step(self, choices: npt.NDArray[np.integer[Any]]) -> Batch:
        """Choose an option in every row, by its place; a place where there is none is a resignation."""
        self.tables.step(choices.tolist())
        self._rewards[:] = 0
        if self._ended.any():
            rows = np.flatnonzero(self._ended)
            for row in rows[self._won[rows] >= 0]:
                self._rewards[row] = -1
                self._rewards[row, self._won[row]] = 1
        return self._batch
