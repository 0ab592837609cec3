"""A ladder: every bot against every other, on the same deals with sides swapped, and ratings that explain it all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import log10
from typing import Final

from senlac.ai.levels import USUAL
from senlac.registry import configure
from senlac.sim.batch import Arena, Setup, Tally, simulate
from senlac.sim.executor import Executor
from senlac.sim.report import wilson

#: The rating of the usual level, or of the first bot if that does not take part; and what ten times the odds are worth.
BASE: Final = 1000
TENFOLD: Final = 400
ROUNDS: Final = 500


@dataclass(slots=True)
class Match:
    """The games between two bots: wins of each, ties, and the nanoseconds that each thought for how many decisions."""

    pair: tuple[str, str]
    wins: list[int]
    ties: int
    thought: list[int]
    asked: list[int]

    @property
    def games(self) -> int:
        return sum(self.wins) + self.ties

    def add(self, arena: Arena, tally: Tally) -> None:
        """Count some more games."""
        for (turn, _, winner), count in tally.results.items():
            if winner < 0:
                self.ties += count
            else:
                self.wins[arena.bot_at(winner, turn)] += count
        for which in (0, 1):
            self.thought[which] += tally.time[which]
            self.asked[which] += tally.asked[which]


def matches(bots: list[str]) -> list[Match]:
    """A match for each pair of bots, before any game, neighbours first."""
    pairs = sorted(combinations(range(len(bots)), 2), key=lambda pair: (pair[1] - pair[0], pair))
    return [Match((bots[high], bots[low]), [0, 0], 0, [0, 0], [0, 0]) for low, high in pairs]


def play(match: Match, setup: Setup, on: Executor) -> Iterator[Tally]:
    """Play a match, half of its games with the sides swapped; counts as it goes."""
    arena = Arena(setup)
    for tally in simulate(arena, on):
        match.add(arena, tally)
        yield tally


def ratings(played: list[Match]) -> dict[str, float]:
    """Elo ratings by maximum likelihood (Bradley and Terry); a tie is half a win for each.

    Everybody also ties once with an average player, so that whoever lost all games still has a rating.

    >>> found = ratings([Match(("king", "soldier"), [30, 10], 0, [0, 0], [0, 0])])
    >>> {name: round(rating) for name, rating in found.items()}
    {'king': 1188, 'soldier': 1000}
    """
    names = list(dict.fromkeys(name for match in played for name in reversed(match.pair)))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        won = dict.fromkeys(names, 0.5)
        met = {name: 1.0 / (strength[name] + 1.0) for name in names}
        for match in played:
            high, low = match.pair
            won[high] += match.wins[0] + match.ties / 2
            won[low] += match.wins[1] + match.ties / 2
            share = match.games / (strength[high] + strength[low])
            met[high] += share
            met[low] += share
        strength = {name: won[name] / met[name] for name in names}
    zero = strength.get(USUAL, strength[names[0]])
    found = {name: BASE + TENFOLD * log10(strength[name] / zero) for name in names}
    return dict(sorted(found.items(), key=lambda item: -item[1]))


# ------------------------------------------------------------------ the page


def section(game: str, seed: int, played: list[Match]) -> str:
    """The results in a game as a section of docs/reference/levels.md."""
    played = [match for match in played if match.games]
    lines = [f"## {configure(game, {}).title}", ""]
    lines += ["| | rating | a decision |", "|---|---:|---:|"]
    for name, rating in ratings(played).items():
        lines.append(f"| {name} | {rating:.0f} | {pace(name, played)} |")
    lines += ["", "| | against | wins | ties | games | % | 95 % |", "|---|---|---:|---:|---:|---:|---|"]
    for match in played:
        low, high = wilson(match.wins[0], match.games)
        cells = [*match.pair, match.wins[0], match.ties, match.games, f"{100 * match.wins[0] / match.games:.0f}"]
        lines.append(f"| {' | '.join(map(str, cells))} | {100 * low:.0f} – {100 * high:.0f} |")
    total = sum(match.games for match in played)
    lines += ["", f"{total} games, seed {seed}; every deal was played twice, with sides swapped.", ""]
    return "\n".join(lines)


def pace(name: str, played: list[Match]) -> str:
    """How long a bot thought about a decision, on the mean."""
    thought = asked = 0
    for match in played:
        if name in match.pair:
            which = match.pair.index(name)
            thought += match.thought[which]
            asked += match.asked[which]
    return f"{thought / max(1, asked) / 1e6:.1f} ms"


def with_section(page: str, text: str) -> str:
    """A page in which a section stands instead of the one with the same heading, or at the end.

    >>> with_section("# Levels\\n\\n## A\\n\\nold\\n\\n## B\\n\\nb\\n", "## A\\n\\nnew\\n")
    '# Levels\\n\\n## A\\n\\nnew\\n\\n## B\\n\\nb\\n'
    """
    heading = text.partition("\n")[0]
    parts = [part.rstrip("\n") for part in re.split(r"(?m)^(?=## )", page)]
    text = text.rstrip("\n")
    if any(part.partition("\n")[0] == heading for part in parts):
        parts = [text if part.partition("\n")[0] == heading else part for part in parts]
    else:
        parts.append(text)
    return "\n\n".join(parts) + "\n"
