"""PettingZoo: every seat is an agent, and they are asked in turn (agent environment cycle).

The parallel interface does not fit: hardly anything is decided by both at once, and what is (a mulligan) is sealed
until both have answered, so asking one after the other gives nothing away.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from senlac.environments import VERSION
from senlac.envs.forms import Actions, Forms, Observations, Seen


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """A game between the agents `player_0` and `player_1`, or of `player_0` against the Foe."""

    def __init__(
        self,
        game: str,
        actions: Actions = "options",
        observation: Observations = "array",
        words: str = "",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.forms = Forms(game, actions, observation, words, options)
        name = f"senlac_{game}_v{VERSION}"
        self.metadata = {"name": name, "render_modes": self.forms.render_modes, "is_parallelizable": False}
        self.render_mode = render_mode
        self.seats = {f"player_{seat}": seat for seat in self.forms.game.played}
        self.names = {seat: agent for agent, seat in self.seats.items()}
        self.possible_agents = list(self.seats)
        self.agents: list[str] = []
        self._lots = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.forms.observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.forms.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same, and without one chance decides."""
        if seed is not None:
            self._lots = np.random.default_rng(seed)
        else:
            seed = int(self._lots.integers(1 << 31))
        self.forms.table.begin(str(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(self.agents[0])

    def observe(self, agent: str) -> Seen:
        """What an agent may know now; its mask is empty unless it is asked."""
        return self.forms.seen(self.seats[agent])

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; an action that is not offered is a resignation."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.forms.choose(action)
        if self.forms.table.over:
            for each, seat in self.seats.items():
                self.rewards[each] = self.forms.reward(seat)
                self.terminations[each] = True
            self._accumulate_rewards()
        self._ask(agent)

    def _ask(self, before: str) -> None:
        """Select whoever is asked; when the game is over, every agent has a last look."""
        info = self.forms.info()
        if self.forms.table.over:
            self.infos = dict.fromkeys(self.agents, info)
            self.agent_selection = before
        else:
            self.agent_selection = self.names[self.forms.table.seat]
            self.infos[self.agent_selection] = info

    def render(self) -> str | None:
        """The position as the agent that is asked sees it: text (`ansi`) or a picture (`svg`)."""
        return self.forms.render(self.render_mode, self.seats[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""
