"""Weights from recorded games: logistic regression with a ridge, and how good the chances are that it gives.

Needs numpy, as nothing else in Senlac does: `pip install senlac[train]`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from senlac.kernel.judgement import Judgement
from senlac.sim.training import RecordedGame, TrainingExample

Floats = NDArray[np.float64]

#: Strengths of the ridge to choose from: how much a weight must explain to differ from nothing.
RIDGES: Final = (1.0, 4.0, 15.0, 60.0, 250.0, 1000.0, 4000.0, 16_000.0)
#: Into how many parts the games are divided to choose one.
FOLDS: Final = 4
STEPS: Final = 25
#: How often the games are drawn again to see how uncertain a figure is.
DRAWS: Final = 200
TENTHS: Final = 10


@dataclass(frozen=True, slots=True)
class ExampleTable:
    """Examples of one stage as a table: what was seen, what came of it, and the place of the game that each is from.

    `straight` are those of games in which nobody strayed.
    """

    features: Floats
    won: Floats
    likely: Floats
    games: NDArray[np.int64]
    straight: NDArray[np.bool_]

    def only(self, which: NDArray[np.bool_]) -> ExampleTable:
        return ExampleTable(
            self.features[which], self.won[which], self.likely[which], self.games[which], self.straight[which]
        )


@dataclass(frozen=True, slots=True)
class Belief:
    """What is believed of a stage before its games: the weights to hold to, and the heuristic's, for their signs."""

    held_to: Floats
    signs: Floats


def fit(taught: list[RecordedGame], judgement: Judgement, further: bool = False) -> list[float]:
    """Give a judgement the weights that explain the games best; returns the ridge that suits each stage.

    It is chosen by cross-validation. Games are divided, not positions: those of one game end the same way. Weights are
    held to what the heuristic believes or, `further` on, to those that the judgement has.
    """
    ridges: list[float] = []
    found: list[list[float]] = []
    start = judgement.weights if further else judgement.prior
    for stage, signs in enumerate(judgement.prior):
        it, belief = sheet(taught, stage, len(signs)), Belief(np.array(start[stage]), np.array(signs))
        ridges.append(min(RIDGES, key=lambda ridge: loss(it, ridge, belief)))
        found.append(weights(it, ridges[-1], belief))
    judgement.weights = found
    return ridges


def loss(sheet: ExampleTable, ridge: float, belief: Belief) -> float:
    """How badly weights do in games that they were not learned from."""
    total = 0.0
    for fold in range(FOLDS):
        kept = sheet.games % FOLDS == fold
        if kept.any():
            chances = sigmoid(sheet.features[kept] @ weights(sheet.only(~kept), ridge, belief))
            total += log_loss(chances, sheet.won[kept]) * int(kept.sum())
    return total


def weights(sheet: ExampleTable, ridge: float, belief: Belief) -> list[float]:
    """The weights of a stage: what is likely, stretched so that it fits how games ended in which nobody strayed."""
    found = np.array(in_keeping(sheet, ridge, belief))
    straight = sheet.only(sheet.straight) if sheet.straight.any() else sheet
    stretch = regress((straight.features @ found)[:, None], straight.won, 1.0, np.zeros(1))[0]
    return [round(float(weight), 5) for weight in stretch * found]


def in_keeping(sheet: ExampleTable, ridge: float, belief: Belief) -> list[float]:
    """Weights that do not contradict the heuristic: what it believes to be good can be worth nothing, but never be bad.

    A wrong sign is luck, or comes of what happens together with the feature; whoever chooses by it is led astray.
    """
    kept = np.ones(len(belief.signs), dtype=bool)
    while True:
        found = np.zeros(len(kept))
        found[kept] = regress(sheet.features[:, kept], sheet.likely, ridge, belief.held_to[kept])
        wrong = found * belief.signs < 0.0
        if not wrong.any():
            return [float(weight) for weight in found]
        kept &= ~wrong


def sheet(taught: list[RecordedGame], stage: int, width: int) -> ExampleTable:
    places = [place for place, game in enumerate(taught) for it in game.examples if it.stage == stage]
    found = [it for game in taught for it in game.examples if it.stage == stage]
    return ExampleTable(
        np.array([it.features for it in found], dtype=np.float64).reshape(len(found), width),
        np.array([it.won for it in found], dtype=np.float64),
        np.array([it.likely for it in found], dtype=np.float64),
        np.array(places, dtype=np.int64),
        np.array([not taught[place].strayed for place in places], dtype=np.bool_),
    )


def regress(features: Floats, won: Floats, ridge: float, prior: Floats) -> list[float]:
    """Logistic regression by Newton's method; the ridge holds weights to the prior, over features of one scale."""
    if not len(won):
        return [0.0] * features.shape[1]
    if prior.any():
        prior = regress((features @ prior)[:, None], won, 1.0, np.zeros(1))[0] * prior
    scale = np.sqrt((features**2).mean(axis=0))
    scale[scale == 0.0] = 1.0
    table = features / scale
    start = prior * scale
    found = start.copy()
    for _step in range(STEPS):
        chances = sigmoid(table @ found)
        slope = table.T @ (won - chances) - ridge * (found - start)
        curve = (table * (chances * (1.0 - chances))[:, None]).T @ table + ridge * np.eye(len(found))
        step = np.linalg.solve(curve, slope)
        found += step
        if np.abs(step).max() < 1e-8:
            break
    return [float(weight) for weight in found / scale]


def sigmoid(logits: Floats) -> Floats:
    found: Floats = 1.0 / (1.0 + np.exp(-np.clip(logits, -30.0, 30.0)))
    return found


# ------------------------------------------------------------------ how good it is


def predict(taught: list[RecordedGame], judgement: Judgement) -> tuple[Floats, Floats]:
    """The chances that a judgement gives, and what came of them."""
    logits = [_logit(it, judgement) for game in taught for it in game.examples]
    won = [it.won for game in taught for it in game.examples]
    return sigmoid(np.array(logits)), np.array(won)


def _logit(it: TrainingExample, judgement: Judgement) -> float:
    return float(np.dot(judgement.weights[it.stage], it.features))


def by_heuristic(fitted: list[RecordedGame], taught: list[RecordedGame]) -> tuple[Floats, Floats]:
    """The same by the heuristic, stretched so that it does its best."""
    leads = np.array([[_lead(it.heuristic)] for game in fitted for it in game.examples])
    won = np.array([it.won for game in fitted for it in game.examples])
    stretch = regress(leads, won, 1.0, np.zeros(1))[0]
    there = [it for game in taught for it in game.examples]
    return sigmoid(stretch * np.array([_lead(it.heuristic) for it in there])), np.array([it.won for it in there])


def _lead(value: float) -> float:
    """A value from -1 to 1 as a lead without bounds."""
    return value / max(0.02, 1.0 - abs(value))


def log_loss(chances: Floats, won: Floats) -> float:
    clipped = np.clip(chances, 1e-6, 1.0 - 1e-6)
    return float(-(won * np.log(clipped) + (1.0 - won) * np.log(1.0 - clipped)).mean())


def brier(chances: Floats, won: Floats) -> float:
    return float(((chances - won) ** 2).mean())


def auc(chances: Floats, won: Floats) -> float:
    """How often a position that was won has the higher chance than one that was lost."""
    decided = won != 0.5
    wins = won[decided] > 0.5
    count, others = int(wins.sum()), int((~wins).sum())
    if not count or not others:
        return 0.5
    ranks = np.argsort(np.argsort(chances[decided], kind="stable"), kind="stable") + 1
    return float((ranks[wins].sum() - count * (count + 1) / 2) / (count * others))


def assess(fitted: list[RecordedGame], held_out: list[RecordedGame], judgement: Judgement) -> dict[str, Any]:
    """How good the chances are in games that nothing was learned from."""
    chances, won = predict(held_out, judgement)
    found: dict[str, Any] = {"games": len(held_out), "positions": len(won), **scores(chances, won)}
    found["brier_95"] = spread_of_brier(held_out, judgement)
    found["heuristic"] = scores(*by_heuristic(fitted, held_out))
    found["stages"] = {
        stage: scores(*predict([_only(game, i) for game in held_out], judgement))
        for i, stage in enumerate(judgement.stages)
        if any(it.stage == i for game in held_out for it in game.examples)
    }
    found["calibration"] = calibration(chances, won)
    return found


def examine(taught: list[RecordedGame], judgement: Judgement) -> dict[str, Any]:
    """How good the weights are that a judgement has learned before, in games that they were not learned from."""
    usual = judgement.weights
    judgement.weights = judgement.long_run()
    try:
        return assess(taught, taught, judgement)
    finally:
        judgement.weights = usual


def scores(chances: Floats, won: Floats) -> dict[str, float]:
    found = {"log_loss": log_loss(chances, won), "brier": brier(chances, won), "auc": auc(chances, won)}
    return {name: round(value, 4) for name, value in found.items()}


def _only(game: RecordedGame, stage: int) -> RecordedGame:
    return RecordedGame(game.number, game.game, [it for it in game.examples if it.stage == stage])


def spread_of_brier(held_out: list[RecordedGame], judgement: Judgement) -> tuple[float, float]:
    """A 95 % interval of the Brier score, over games: positions of one game are not independent."""
    sums = []
    for game in held_out:
        chances, won = predict([game], judgement)
        sums.append((float(((chances - won) ** 2).sum()), len(won)))
    errors, counts = np.array(sums).T
    draw = np.random.default_rng(1).integers(len(errors), size=(DRAWS, len(errors)))
    means = errors[draw].sum(axis=1) / counts[draw].sum(axis=1)
    low, high = np.quantile(means, (0.025, 0.975))
    return round(float(low), 4), round(float(high), 4)


def calibration(chances: Floats, won: Floats) -> list[dict[str, float]]:
    """By tenths of the chance: how many positions, the mean chance, and how often they were won."""
    found = []
    for tenth in range(TENTHS):
        there = (chances * TENTHS).astype(int).clip(0, TENTHS - 1) == tenth
        if there.any():
            means = {"chance": round(float(chances[there].mean()), 4), "won": round(float(won[there].mean()), 4)}
            found.append({"from": tenth / TENTHS, "positions": int(there.sum()), **means})
    return found
