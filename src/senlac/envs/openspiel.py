"""OpenSpiel: `import senlac.envs.openspiel`, then `pyspiel.load_game("python_senlac_1066")`.

Actions are the numbers of the vocabulary. Chance has nodes of its own: where the rules list the outcomes (a die), these
are its actions; where there are too many (the order of a deck), a few nodes in a row choose the digits of a seed, and
the seed decides. Questions with a single option are answered on the way, as in all environments.

OpenSpiel's search and learning in Python work with these games; its bots in C++ do not take games written in Python.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from senlac.environments import GAMES
from senlac.envs.table import EnvTable
from senlac.kernel.decision import decision
from senlac.kernel.fields import State
from senlac.kernel.frames import ASKS, CHANCE, answer, chance_of, first_asked, options, resolve, run, waiting
from senlac.kernel.rng import Quick
from senlac.kernel.views import view
from senlac.registry import configure
from senlac.text import Speaker

#: A seed has so many digits, each with so many values.
DIGITS: Final = 3
BASE: Final = 256
_DIGIT: Final = [(digit, 1.0 / BASE) for digit in range(BASE)]


@cache
def table_of(name: str) -> EnvTable:
    """What does not change: the game, its vocabulary and its observation."""
    return EnvTable(configure(name, {}))


def short_name(game: str) -> str:
    """The name for `pyspiel.load_game`: `python_senlac_1066`."""
    return f"python_senlac_{game.replace('-', '_')}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its options as they are by default."""

    #: The name of the game, set for each.
    senlac_name = ""
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        table = table_of(self.senlac_name)
        players = len(table.game.played)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.vocabulary.size,
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=table.game.bound,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.senlac_name)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(table_of(self.senlac_name))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's terms."""

    def __init__(self, spiel: SpielGame, name: str) -> None:
        super().__init__(spiel)
        #: OpenSpiel may hand the game on without what Python knows of it, so we go by its name.
        self.name = name
        self.table = table_of(name)
        self.state: State = self.table.game.start()
        self.digits: list[int] = []
        run(self.state)
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        copy = SpielState(self.get_game(), self.name)
        copy.state = self.state.clone()
        copy.digits = list(self.digits)
        return copy

    def _go_on(self) -> None:
        """Answer questions that leave no choice."""
        while waiting(self.state) == ASKS:
            seat = first_asked(self.state)
            offered = options(self.state, seat)
            if len(offered) > 1:
                return
            answer(self.state, seat, offered[0])

    def current_player(self) -> int:
        if self.state.result:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if waiting(self.state) == CHANCE else first_asked(self.state)

    def is_terminal(self) -> bool:
        return bool(self.state.result)

    def returns(self) -> list[float]:
        players = self.table.game.played
        if not self.state.result or self.state.result[0] < 0:
            return [0.0] * len(players)
        return [1.0 if self.state.result[0] == seat else -1.0 for seat in players]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.vocabulary.numbers(options(self.state, player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        listed = chance_of(self.state).outcomes(self.state, self.state.top[2])
        if not listed:
            return _DIGIT
        total = sum(weight for _, weight in listed)
        return [(place, weight / total) for place, (_, weight) in enumerate(listed)]

    def _apply_action(self, action: int) -> None:
        if waiting(self.state) == CHANCE:
            self._fall(action)
        else:
            answer(self.state, first_asked(self.state), self.table.vocabulary.action(action))
        self._go_on()

    def _fall(self, action: int) -> None:
        """Chance decides: an outcome that is listed, or another digit of the seed."""
        s = self.state
        listed = chance_of(s).outcomes(s, s.top[2])
        if listed:
            resolve(s, listed[action][0])
            return
        self.digits.append(action)
        if len(self.digits) == DIGITS:
            seed = sum(digit * BASE**place for place, digit in enumerate(self.digits))
            self.digits = []
            resolve(s, chance_of(s).sample(s, s.top[2], Quick(seed)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{chance_of(self.state).kind} {action}"
        question = decision(self.state, player)
        assert question is not None
        return Speaker(self.table.game).option(question, self.table.vocabulary.action(action))

    def __str__(self) -> str:
        digits = "".join(f" {digit}" for digit in self.digits)
        return f"{self.state.digest()}{digits}"


class SpielObserver:
    """What a player may know, as an array and as text."""

    def __init__(self, table: EnvTable) -> None:
        self.table = table
        self.tensor = np.zeros(table.observation.size, np.float32)
        self.dict = {part.name: self.tensor[part.at : part.at + part.size] for part in self.table.observation.parts}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.table.observation.of(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return self.table.game.show.board(view(state.state, player))


def _game_type(name: str) -> pyspiel.GameType:
    game = configure(name, {})
    alone = len(game.played) == 1
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if name == "hastings"
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=len(game.played),
        min_num_players=len(game.played),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


def _register() -> None:
    for name in GAMES:
        kind = _game_type(name)
        made = type(f"Spiel{short_name(name)}", (SpielGame,), {"senlac_name": name, "kind": kind})
        pyspiel.register_game(kind, made)


_register()
