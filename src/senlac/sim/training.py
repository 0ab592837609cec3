"""Learning what positions are worth: games of bots, the looks at their positions, and how they ended.

`recorded_games` plays the games, in several processes, each identified by its number as in a simulation;
`senlac.sim.fitting` makes weights of them.
"""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any, Final

from senlac.kernel.errors import BadOption
from senlac.kernel.fields import State
from senlac.kernel.frames import ask_of
from senlac.kernel.judgement import Judgement
from senlac.registry import game_type, games
from senlac.sim.batch import Arena, Setup, frozen
from senlac.sim.workers import workers

#: Of the positions in the middle of a turn every so-many-th is looked at: a search stops there, too.
BETWEEN: Final = 5


@dataclass(frozen=True, slots=True)
class Example:
    """A look at a position: the features and what the heuristic said, both for one seat, and how the game ended for it.

    `won` is 1, or 0 for a defeat, or a half for a tie.
    """

    stage: int
    features: tuple[float, ...]
    heuristic: float
    won: float


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """What one game has to teach."""

    number: int
    game: str
    examples: list[Example]


class RecordingArena(Arena):
    """An arena in which one takes notes."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        found = self.game.judgement
        if found is None:
            raise BadOption(f"{self.game.name} has no features to learn from.", option="game", value=self.game.name)
        self.judgement: Judgement = found
        self.looks: list[tuple[int, Example]] = []

    def note(self, s: State) -> None:
        if s.pending or not (ask_of(s).begins_turn or s.serial % BETWEEN == 0):
            return
        look = self.judgement.look(s)
        said = self.game.heuristic(s, look.seat)
        self.looks.append((look.seat, Example(look.stage, tuple(look.features), said, 0.0)))

    def record(self, number: int) -> RecordedGame:
        """Play one game and learn from it."""
        self.looks = []
        winner = self.play(number).winner
        examples = [replace(it, won=0.5 if winner < 0 else float(winner == seat)) for seat, it in self.looks]
        return RecordedGame(number, self.game.name, examples)


def recording_arenas(setup: Setup) -> list[RecordingArena]:
    """Where to learn: in the game itself, or in all games of a system.

    In a system's name, the games as they come in their boxes take turns with every faction against every other.
    """
    boxes = [name for name in games() if getattr(game_type(name), "system", "") == setup.game]
    if not boxes:
        return [RecordingArena(setup)]
    found = [RecordingArena(replace(setup, game=name)) for name in boxes]
    choices = {option.name: option.choices for option in game_type(boxes[0]).schema}
    pairs = list(product(choices["faction"], choices["opponent"], choices["battlefield"]))
    mixed = [{"faction": mine, "opponent": theirs, "battlefield": field} for mine, theirs, field in pairs]
    every: list[RecordingArena] = []
    for i, options in enumerate(mixed):
        every.append(found[i % len(found)])
        every.append(RecordingArena(replace(setup, game=boxes[0], options={**setup.options, **options})))
    return every


def recorded_games(setup: Setup, jobs: int | None = None) -> Iterator[RecordedGame]:
    """Play the games of a setup, wherever there is something to learn; yields them as they come in."""
    at = recording_arenas(setup)
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        with frozen():
            for number in range(setup.games):
                yield at[number % len(at)].record(number)
        return
    with workers(min(jobs, setup.games), _begin, at) as pool:
        yield from pool.imap_unordered(_recorded, range(setup.games))


#: A worker's own arenas.
_ARENAS: list[RecordingArena] = []


def _begin(at: list[RecordingArena]) -> None:
    gc.disable()
    gc.freeze()
    _ARENAS[:] = at


def _recorded(number: int) -> RecordedGame:
    return _ARENAS[number % len(_ARENAS)].record(number)


def provenance(setup: Setup, judgement: Judgement, figures: dict[str, Any]) -> dict[str, Any]:
    """Where weights come from: the games that they were learned from, and how well they do in others."""
    return {
        "command": command(setup),
        "commit": commit(),
        "games": setup.games,
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


def command(setup: Setup) -> str:
    """The command that plays the same games."""
    words = ["senlac train", setup.game, f"--games {setup.games}", f"--bots {','.join(setup.bots)}"]
    if "ismcts" in setup.bots:
        words.append(f"--iterations {setup.iterations}")
    return " ".join([*words, f"--seed {setup.seed}", *[f"-o {name}={value}" for name, value in setup.options.items()]])
