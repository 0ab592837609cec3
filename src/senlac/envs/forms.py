"""What every environment has in common: the forms of actions and observations, rewards, words and pictures."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Literal

import gymnasium.spaces
import numpy as np
import numpy.typing as npt

from senlac.ai import bot
from senlac.ai.bots import Random
from senlac.envs.table import AtRandom, EnvTable, Opponent
from senlac.kernel.decision import Decision
from senlac.kernel.errors import BadOption
from senlac.kernel.frames import Action, ask_of
from senlac.kernel.views import View, view
from senlac.registry import configure
from senlac.text import Speaker

Actions = Literal["options", "flat"]
Observations = Literal["array", "parts"]
Numbers = npt.NDArray[np.integer[Any]]
Seen = dict[str, Any]
#: Chooses one of the options of a question.
Choose = Callable[[View, Decision], Action]


class Forms:
    """A table's spaces, and what is written of it in these forms."""

    def __init__(self, game: str, actions: Actions, observation: Observations, words: str, options: dict[str, Any]):
        if actions not in ("options", "flat"):
            raise BadOption("Actions are 'options' or 'flat'.", option="actions", value=actions)
        if observation not in ("array", "parts"):
            raise BadOption("Observations are an 'array' or its 'parts'.", option="observation", value=observation)
        self.table = EnvTable(configure(game, options))
        self.game = self.table.game
        self.actions = actions
        self.as_parts = observation == "parts"
        self.speaker = Speaker(self.game, words) if words else None
        self.flat = actions == "flat"
        self.count = self.table.vocabulary.size if self.flat else self.table.width
        self.action_space = gymnasium.spaces.Discrete(self.count)
        self.observation_space = self._space()
        parts = self.table.observation.parts
        self._out: array[int] = array("h", [0]) * self.table.observation.size
        self._seen = np.frombuffer(self._out, np.int16)
        self._no_options = np.full(0 if self.flat else self.count, -1, np.int32)
        self._slices = {part.name: slice(part.at, part.at + part.size) for part in parts}

    def _space(self) -> gymnasium.spaces.Dict:
        spaces = gymnasium.spaces
        parts = self.table.observation.parts
        if self.as_parts:
            seen: gymnasium.Space[Any] = spaces.Dict(
                [(part.name, spaces.Box(part.low, part.high, (part.size,), np.int16)) for part in parts]
            )
        else:
            low = np.concatenate([np.full(part.size, part.low, np.int16) for part in parts])
            high = np.concatenate([np.full(part.size, part.high, np.int16) for part in parts])
            seen = spaces.Box(low, high, dtype=np.int16)
        every: dict[str, gymnasium.Space[Any]] = {
            "observation": seen,
            "action_mask": spaces.Box(0, 1, (self.count,), np.int8),
        }
        if not self.flat:
            every["options"] = spaces.Box(-1, self.table.vocabulary.size - 1, (self.count,), np.int32)
        return spaces.Dict(every)

    def seen(self, seat: int) -> Seen:
        """What a seat sees; the mask is empty unless it is asked."""
        self.table.look(seat, self._out, 0)
        seen: Any = self._seen.copy()
        if self.as_parts:
            seen = {name: seen[place] for name, place in self._slices.items()}
        mask = np.zeros(self.count, np.int8)
        asked = seat == self.table.seat
        numbers = self.table.numbers() if asked else []
        if self.flat:
            mask[numbers] = 1
            return {"observation": seen, "action_mask": mask}
        mask[: len(numbers)] = 1
        options = self._no_options.copy()
        options[: len(numbers)] = numbers
        return {"observation": seen, "action_mask": mask, "options": options}

    def choose(self, action: int) -> None:
        """Carry out an action in its form; one that is not offered is a resignation."""
        number = int(action)
        self.table.choose(self.table.place_of(number) if self.flat else number)

    def reward(self, seat: int) -> float:
        """1 for a victory, -1 for a defeat, 0 for a tie and as long as the game goes on."""
        if not self.table.over or self.table.winner < 0:
            return 0.0
        return 1.0 if self.table.winner == seat else -1.0

    def info(self) -> dict[str, Any]:
        """What is asked, or how the game ended; in words if they were asked for."""
        if self.table.over:
            winner, kind, rule = self.table.state.result
            return {"winner": winner, "ending": kind, "rule": rule}
        ask = ask_of(self.table.state)
        found: dict[str, Any] = {"seat": self.table.seat, "kind": ask.kind, "rule": ask.cites()}
        if self.speaker is not None:
            question = self.table.question()
            found["question"] = self.speaker.question(question)
            found["choices"] = [self.speaker.option(question, action) for action in question.options]
        return found

    @property
    def render_modes(self) -> list[str]:
        """Text for every game, and SVG for those that have pictures."""
        return ["ansi", "svg"] if self.picture(0) else ["ansi"]

    def board(self, seat: int) -> str:
        """The position in text, as a seat sees it."""
        return self.game.show.board(view(self.table.state, seat), self.lang)

    def picture(self, seat: int) -> str:
        """The position as SVG, as a seat sees it."""
        return self.game.show.picture(view(self.table.state, seat), self.lang)

    def render(self, mode: str | None, seat: int) -> str | None:
        return {"ansi": self.board, "svg": self.picture}[mode](seat) if mode else None

    @property
    def lang(self) -> str:
        return self.speaker.lang if self.speaker else "en"


class ChoosingOpponent(Opponent):
    """An opponent that chooses from its own view, such as a bot."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose

    def answer(self, table: EnvTable) -> None:
        question = table.question()
        action = self.choose(view(table.state, table.seat), question)
        if action not in table.offered:
            message = f"The opponent chose {action!r}, which is not an option of {question.kind}."
            raise BadOption(message, option="opponent", value=str(action))
        table.choose(table.offered.index(action))


def opponent(given: str | Choose, seed: int) -> Opponent:
    """A bot by its name, or anything that chooses."""
    if not isinstance(given, str):
        return ChoosingOpponent(given)
    found = bot(given, seed=seed)
    return AtRandom(seed) if type(found) is Random else ChoosingOpponent(found.choose)
