"""Learns to play 1066 against random play: a masked actor-critic with linear parts, in numpy only.

An option's score is a number of its own, by its place in the game's vocabulary, plus what its verb makes of the table:
the first numbers of the observation (round, Objectives, wedges, Might, Zeal, the question). Only what is offered gets
a probability. After each game the choices of the learner become more likely if it did better than expected there.

    python examples/learner.py --minutes 20 --curve curve.svg
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from senlac import envs

#: How many numbers of the observation are looked at: all that describe the table as a whole.
SEEN = 96
Floats = npt.NDArray[np.float64]


class Learner:
    """A policy and what it expects, learned from whole games in many rows at once."""

    def __init__(self, game: str = "1066", rows: int = 32, opponent: str = "random", seed: int = 1) -> None:
        self.env = envs.vector(game, rows, opponent=opponent)
        self.rows = rows
        self.lots = np.random.default_rng(seed)
        self.batch = self.env.reset(seed=seed)
        verbs = list(self.env.game.verbs)
        total = self.env.vocabulary.size
        self.verb = np.array([verbs.index(self.env.vocabulary.action(n)[0]) for n in range(total)], np.int32)
        self.own = np.zeros(total)
        self.table = np.zeros((len(verbs), SEEN + 1))
        self.expected = np.zeros(SEEN + 1)
        self.games: list[list[tuple[Floats, npt.NDArray[np.int32], int, Floats]]] = [[] for _ in range(rows)]

    def features(self) -> Floats:
        """What is seen of the table, made small, with a 1 for what is always so."""
        seen = self.batch.observation[:, :SEEN].astype(np.float64)
        return np.hstack([np.sign(seen) * np.log1p(np.abs(seen)) / 3, np.ones((self.rows, 1))])

    def choose(self, learn: bool) -> npt.NDArray[np.int64]:
        """A choice in every row, remembered if we learn."""
        seen = self.features()
        chosen = np.zeros(self.rows, np.int64)
        for row in range(self.rows):
            options = self.batch.options[row][self.batch.mask[row] > 0]
            scores = self.own[options] + self.table[self.verb[options]] @ seen[row]
            chances = np.exp(scores - scores.max())
            chances /= chances.sum()
            place = int(self.lots.choice(len(options), p=chances)) if learn else int(chances.argmax())
            chosen[row] = np.flatnonzero(self.batch.mask[row])[place]
            if learn and len(options) > 1:
                self.games[row].append((seen[row], options.copy(), place, chances))
        return chosen

    def play(self, games: int, learn: bool = True, rate: float = 0.05) -> float:
        """Play so many games, learning from each; the share that was won."""
        points: list[float] = []
        while len(points) < games:
            self.batch = self.env.step(self.choose(learn))
            for row in np.flatnonzero(self.batch.ended):
                reward = float(self.batch.rewards[row, self.env.seats[row]])
                points.append((reward + 1) / 2)
                if learn:
                    self.learn(self.games[row], reward, rate)
                self.games[row] = []
        return float(np.mean(points))

    def learn(self, moves: list[tuple[Floats, npt.NDArray[np.int32], int, Floats]], reward: float, rate: float) -> None:
        """Make what was chosen likelier by as much as the game went better than expected."""
        for seen, options, place, chances in moves:
            better = reward - np.tanh(self.expected @ seen)
            self.expected += 0.002 * better * seen
            push = -chances
            push[place] += 1
            push *= rate * better
            np.add.at(self.own, options, push)
            np.add.at(self.table, self.verb[options], 0.2 * push[:, None] * seen)


def curve(learner: Learner, minutes: float, block: int = 200) -> Iterator[dict[str, Any]]:
    """How it does, block of games by block of games, until the time is over."""
    began = time.monotonic()
    played = 0
    while time.monotonic() - began < 60 * minutes:
        won = learner.play(block)
        played += block
        yield {"seconds": round(time.monotonic() - began), "games": played, "won": round(won, 3)}


def keep(points: list[dict[str, Any]], into: Path) -> None:
    """Write the curve as comma-separated values, or draw it (.svg, .png: extra `lab`)."""
    if into.suffix == ".csv":
        with into.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(points[0]))
            writer.writeheader()
            writer.writerows(points)
        return
    alt = import_module("altair")
    share = {"axis": alt.Axis(format=".0%"), "scale": alt.Scale(domain=[0.4, 1])}
    won = alt.Y("won:Q", title="games won while learning", **share)
    shown = [{**point, "minutes": point["seconds"] / 60} for point in points]
    line = alt.Chart(alt.Data(values=shown)).mark_line(point=True).encode(x=alt.X("minutes:Q", title="minutes"), y=won)
    aim = alt.Chart(alt.Data(values=[{"won": 0.9}])).mark_rule(strokeDash=[4, 4]).encode(y="won:Q")
    (line + aim).properties(width=560, height=280).save(str(into))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Learns to play 1066 against random play.")
    asked.add_argument("--minutes", type=float, default=20)
    asked.add_argument("--curve", type=Path, help="Write the curve to this file: .csv, .svg or .png.")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    student = Learner(seed=given.seed)
    points = []
    for point in curve(student, given.minutes):
        points.append(point)
        print(f"{point['seconds']:5} s {point['games']:6} games {100 * point['won']:5.1f} %", file=sys.stderr)
    if given.curve:
        keep(points, given.curve)
    print(f"{100 * student.play(400, learn=False):.1f} % of 400 games, playing its best")
