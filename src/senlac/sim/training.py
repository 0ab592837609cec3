"""Learning what positions are worth: games of bots, the looks at their positions, and how they ended.

`recorded_games` plays the games, each identified by its number as in a simulation;
`senlac.sim.fitting` makes weights of them. A game ends but once, and all its positions with it, so it teaches little.
Positions can be played on from, too, without much thought but many times: that says more about each of them. And bots
can stray in half of the games: where everybody always plays well, nobody learns what the rest is worth.
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

from senlac.ai.bots import Bot
from senlac.ai.plans import play_on
from senlac.ai.search import choices, guided_playout
from senlac.kernel.decision import Decision
from senlac.kernel.errors import BadOption
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, ask_of
from senlac.kernel.judgement import Judgement
from senlac.kernel.rng import Quick
from senlac.kernel.views import Imagination, View
from senlac.registry import game_type, games
from senlac.sim.batch import Arena, Setup
from senlac.sim.executor import Executor, in_order

#: Of the positions in the middle of a turn every so-many-th is looked at: a search stops there, too.
BETWEEN: Final = 5
#: Where positions are played on from, every so-many-th of all these is enough.
SELDOM: Final = 4
#: In how many parts a share of choices is counted.
FINE: Final = 1000


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
    """What one game has to teach; chances are measured only in games in which nobody `strayed`."""

    number: int
    game: str
    examples: list[TrainingExample]
    strayed: bool = False


class Straying(Bot):
    """A bot that now and then does anything worth considering: in a `share` of its choices."""

    def __init__(self, bot: Bot, share: float, seed: int) -> None:
        super().__init__(seed)
        self.bot = bot
        self.share = share

    def choose(self, view: View, decision: Decision) -> Action:
        if self.rng.below(FINE) >= self.share * FINE:
            return self.bot.choose(view, decision)
        return self.rng.pick(choices(Imagination(view).template, decision.seat))


class RecordingArena(Arena):
    """An arena in which one takes notes."""

    def __init__(self, setup: Setup, playouts: int = 0, stray: float = 0.0) -> None:
        self.stray = stray
        self.strays = False
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
        return type(self), (self.setup, self.playouts, self.stray)

    def _bot(self, name: str, seed: int) -> Bot:
        bot = super()._bot(name, seed)
        return Straying(bot, self.stray, seed) if self.strays else bot

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

    def record(self, number: int, strays: bool = False) -> RecordedGame:
        """Play one game and learn from it; `strays` says whether its bots stray."""
        self.strays = strays
        self.looks = []
        self.seen = 0
        self.turn = -1
        self.rng = Quick(zlib.crc32(f"{self.setup.seed}/{number}".encode()))
        winner = self.play(number).winner
        examples: list[TrainingExample] = []
        for seat, it in self.looks:
            won = points(winner, seat)
            examples.append(replace(it, won=won, likely=it.likely if self.playouts else won))
        return RecordedGame(number, self.game.name, examples, strays)


def points(winner: int, seat: int) -> float:
    """What a game that is over counts for a seat."""
    return 0.5 if winner < 0 else float(winner == seat)


def recording_arenas(setup: Setup, playouts: int = 0, stray: float = 0.0) -> list[RecordingArena]:
    """Where to learn: in the game itself, or in all games of a system.

    In a system's name, the games as they come in their boxes take turns with every faction against every other; and
    these, against the Foe, with all its levels.
    """
    boxes = [name for name in games() if getattr(game_type(name), "system", "") == setup.game]
    if not boxes:
        return [RecordingArena(setup, playouts, stray)]
    found = [RecordingArena(replace(setup, game=name), playouts, stray) for name in boxes]
    offered = {option.name: option.choices for option in game_type(boxes[0]).schema}
    pairs = list(product(offered["faction"], offered["opponent"], offered["battlefield"]))
    mixed = [{"faction": mine, "opponent": theirs, "battlefield": field} for mine, theirs, field in pairs]
    levels = offered.get("level", ())
    every: list[RecordingArena] = []
    for i, options in enumerate(mixed):
        if levels:
            options["level"] = levels[i % len(levels)]
        every.append(found[i % len(found)])
        across = replace(setup, game=boxes[0], options={**setup.options, **options})
        every.append(RecordingArena(across, playouts, stray))
    return every


def recorded_games(setup: Setup, on: Executor, playouts: int = 0, stray: float = 0.0) -> Iterator[RecordedGame]:
    """Play the games of a setup, wherever there is something to learn, in the order of their numbers.

    If bots stray, they do in every second game.
    """
    return in_order(on, partial(_recorded, recording_arenas(setup, playouts, stray)), range(setup.games))


def _recorded(at: list[RecordingArena], number: int) -> RecordedGame:
    here = at[number % len(at)]
    return here.record(number, here.stray > 0.0 and number // len(at) % 2 == 1)


def provenance(
    setup: Setup, command: str, playouts: int, judgement: Judgement, figures: dict[str, Any]
) -> dict[str, Any]:
    """Where weights come from: the games that they were learned from, and how well they do in others."""
    return {
        "command": command,
        "commit": commit(),
        "games": setup.games,
        "playouts": playouts,
        "bots": list(setup.bots),
        "seed": setup.seed,
        "from": [*judgement.provenance.get("from", ()), *was_learned(judgement)],
        "held_out": figures,
    }


def was_learned(judgement: Judgement) -> list[str]:
    """The command that the weights of now were learned by, if they were."""
    return [judgement.provenance["command"]] if judgement.provenance else []


def commit() -> str:
    """The commit of the checkout that played the games; empty if there is none."""
    git = shutil.which("git")
    if git is None:
        return ""
    done = subprocess.run([git, "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True)  # noqa: S603
    return done.stdout.strip()


def in_words(setup: Setup, playouts: int, stray: float, further: bool) -> str:
    """The command that plays the same games and learns the same from them."""
    words = ["senlac train", setup.game, f"--games {setup.games}", f"--bots {','.join(setup.bots)}"]
    if "ismcts" in setup.bots:
        words.append(f"--iterations {setup.iterations}")
    if playouts:
        words.append(f"--playouts {playouts}")
    if stray:
        words.append(f"--stray {stray:g}")
    if further:
        words.append("--further")
    return " ".join([*words, f"--seed {setup.seed}", *[f"-o {name}={value}" for name, value in setup.options.items()]])
