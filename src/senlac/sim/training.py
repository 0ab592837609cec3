"""Learning what positions are worth: games of bots, the looks at their positions, and how they ended.

`recorded_games` plays the games, each identified by its number as in a simulation;
`senlac.sim.fitting` makes weights of them. A game ends but once, and all its positions with it, so it teaches little.
Positions can be played on from, too, without much thought but many times: that says more about each of them.
"""

from __future__ import annotations

import shutil
import subprocess
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final

from senlac.ai.plans import play_on
from senlac.ai.search import guided_playout
from senlac.kernel.errors import BadOption
from senlac.kernel.fields import State
from senlac.kernel.frames import ask_of
from senlac.kernel.judgement import Judgement
from senlac.kernel.rng import Quick
from senlac.registry import game_type, games
from senlac.sim.batch import Arena, Setup
from senlac.sim.executor import Executor, in_order

#: Of the positions in the middle of a turn every so-many-th is looked at: a search stops there, too.
BETWEEN: Final = 5
#: Where positions are played on from, every so-many-th of all these is enough.
SELDOM: Final = 4


@dataclass(frozen=True, slots=True)
class TrainingExample:
    """A look at a position: the features and what the heuristic said, both for one seat, and how the game ended for it.

    `won` is 1, or 0 for a defeat, or a half for a tie; `likely` is the mean of that over the play-outs from there, or
    the same as `won` without any.
    """

    stage: int
    features: tuple[float, ...]
    heuristic: float
    won: float
    likely: float


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """What one game has to teach."""

    number: int
    game: str
    examples: list[TrainingExample]


class RecordingArena(Arena):
    """An arena in which one takes notes."""

    def __init__(self, setup: Setup, playouts: int = 0) -> None:
        super().__init__(setup)
        self.playouts = playouts
        found = self.game.judgement
        if found is None:
            raise BadOption(f"{self.game.name} has no features to learn from.", option="game", value=self.game.name)
        self.judgement: Judgement = found
        self.looks: list[tuple[int, TrainingExample]] = []
        self.seen = 0
        self.turn = -1
        self.rng = Quick(0)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.setup, self.playouts)

    def note(self, s: State) -> None:
        if not self.is_due(s):
            return
        self.seen += 1
        if self.playouts and self.seen % SELDOM:
            return
        look = self.judgement.look(s)
        said = self.game.heuristic(s, look.seat)
        likely = self.play_out(s, look.seat) if self.playouts else -1.0
        self.looks.append((look.seat, TrainingExample(look.stage, tuple(look.features), said, 0.0, likely)))

    def is_due(self, s: State) -> bool:
        """Whether a position is one of those that bots judge: where turns are planned, one in which a turn begins."""
        if self.game.searched:
            return not s.pending and (ask_of(s).begins_turn or s.serial % BETWEEN == 0)
        before = self.turn
        self.turn = self.judgement.turns_over(s)
        return self.turn != before

    def play_out(self, s: State, seat: int) -> float:
        """How often a seat wins from a position, everything dealt again that nobody knows; a tie counts half."""
        total = 0.0
        for _ in range(self.playouts):
            other = s.clone()
            other.events = None
            self.game.redeal(other, self.rng)
            if self.game.searched:
                guided_playout(other, self.rng, self.game.bound)
            else:
                play_on(other, self.judgement, self.game.bound, self.rng)
            total += points(other.result[0], seat) if other.result else 0.5
        return total / self.playouts

    def record(self, number: int) -> RecordedGame:
        """Play one game and learn from it."""
        self.looks = []
        self.seen = 0
        self.turn = -1
        self.rng = Quick(zlib.crc32(f"{self.setup.seed}/{number}".encode()))
        winner = self.play(number).winner
        examples: list[TrainingExample] = []
        for seat, it in self.looks:
            won = points(winner, seat)
            examples.append(replace(it, won=won, likely=it.likely if self.playouts else won))
        return RecordedGame(number, self.game.name, examples)


def points(winner: int, seat: int) -> float:
    """What a game that is over counts for a seat."""
    return 0.5 if winner < 0 else float(winner == seat)


def recording_arenas(setup: Setup, playouts: int = 0) -> list[RecordingArena]:
    """Where to learn: in the game itself, or in all games of a system.

    In a system's name, the games as they come in their boxes take turns with every faction against every other.
    """
    boxes = [name for name in games() if getattr(game_type(name), "system", "") == setup.game]
    if not boxes:
        return [RecordingArena(setup, playouts)]
    found = [RecordingArena(replace(setup, game=name), playouts) for name in boxes]
    choices = {option.name: option.choices for option in game_type(boxes[0]).schema}
    pairs = list(product(choices["faction"], choices["opponent"], choices["battlefield"]))
    mixed = [{"faction": mine, "opponent": theirs, "battlefield": field} for mine, theirs, field in pairs]
    every: list[RecordingArena] = []
    for i, options in enumerate(mixed):
        every.append(found[i % len(found)])
        across = replace(setup, game=boxes[0], options={**setup.options, **options})
        every.append(RecordingArena(across, playouts))
    return every


def recorded_games(setup: Setup, on: Executor, playouts: int = 0) -> Iterator[RecordedGame]:
    """Play the games of a setup, wherever there is something to learn, in the order of their numbers."""
    return in_order(on, partial(_recorded, recording_arenas(setup, playouts)), range(setup.games))


def _recorded(at: list[RecordingArena], number: int) -> RecordedGame:
    return at[number % len(at)].record(number)


def provenance(setup: Setup, playouts: int, judgement: Judgement, figures: dict[str, Any]) -> dict[str, Any]:
    """Where weights come from: the games that they were learned from, and how well they do in others."""
    return {
        "command": command(setup, playouts),
        "commit": commit(),
        "games": setup.games,
        "playouts": playouts,
        "bots": list(setup.bots),
        "seed": setup.seed,
        "from": judgement.provenance.get("command", ""),
        "held_out": figures,
    }


def commit() -> str:
    """The commit of the checkout that played the games; empty if there is none."""
    git = shutil.which("git")
    if git is None:
        return ""
    done = subprocess.run([git, "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True)  # noqa: S603
    return done.stdout.strip()


def command(setup: Setup, playouts: int) -> str:
    """The command that plays the same games."""
    words = ["senlac train", setup.game, f"--games {setup.games}", f"--bots {','.join(setup.bots)}"]
    if "ismcts" in setup.bots:
        words.append(f"--iterations {setup.iterations}")
    if playouts:
        words.append(f"--playouts {playouts}")
    return " ".join([*words, f"--seed {setup.seed}", *[f"-o {name}={value}" for name, value in setup.options.items()]])
