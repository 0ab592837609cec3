"""Gymnasium: one learner against an opponent, which is a bot by name or anything that chooses."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from senlac.envs.forms import Actions, Choose, Forms, Observations, Seen, opponent
from senlac.kernel.errors import BadOption


class SingleEnv(gymnasium.Env[Seen, np.int64]):
    """A game in which the learner has one seat; with `seat=None` it changes with every game."""

    metadata = {"render_modes": ["ansi", "svg"]}

    def __init__(
        self,
        game: str,
        opponent: str | Choose = "random",
        seat: int | None = 0,
        actions: Actions = "options",
        observation: Observations = "array",
        words: str = "",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.forms = Forms(game, actions, observation, words, options)
        if seat is not None and seat not in self.forms.game.played:
            raise BadOption(f"Nobody can take seat {seat} of {game}.", option="seat", value=seat)
        self.observation_space = self.forms.observation_space
        self.action_space = self.forms.action_space
        self.render_mode = render_mode
        self.given = opponent
        self.always = seat
        self.seat = seat or 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal until the learner is asked: the opponent may move first."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(1 << 31))
            seats = self.forms.game.played
            self.seat = seats[deal % len(seats)] if self.always is None else self.always
            self.opponent = opponent(self.given, seed=deal)
            self.forms.table.begin(str(deal))
            self.opponent.play(self.forms.table, self.seat)
            if not self.forms.table.over:
                return self.forms.seen(self.seat), self.forms.info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Choose, and let the opponent play until the learner is asked again.

        An action that is not offered is a resignation.
        """
        self.forms.choose(int(action))
        self.opponent.play(self.forms.table, self.seat)
        over = self.forms.table.over
        return self.forms.seen(self.seat), self.forms.reward(self.seat), over, False, self.forms.info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is offered, as libraries with masked policies ask for it."""
        mask: npt.NDArray[np.bool_] = self.forms.seen(self.seat)["action_mask"].astype(np.bool_)
        return mask

    def render(self) -> str | None:
        """The position as the learner sees it: text (`ansi`) or a picture (`svg`)."""
        return self.forms.render(self.render_mode, self.seat)
