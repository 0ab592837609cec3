"""Weights from recorded games: logistic regression with a ridge, and how good the chances are that it gives.

Needs numpy, as nothing else in Senlac does: `pip install senlac[train]`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from senlac.kernel.judgement import Judgement
from senlac.sim.training import Example, RecordedGame

Floats = NDArray[np.float64]

#: Strengths of the ridge to choose from: how much a weight must explain to differ from nothing.
RIDGES: Final = (30.0, 100.0, 300.0, 1000.0, 3000.0)
#: Into how many parts the games are divided to choose one.
FOLDS: Final = 3
STEPS: Final = 25
#: How often the games are drawn again to see how uncertain a figure is.
DRAWS: Final = 200
TENTHS: Final = 10


@dataclass(frozen=True, slots=True)
class Sheet:
    """Examples of one stage as a table."""

    features: Floats
    won: Floats


def fit(taught: list[RecordedGame], judgement: Judgement) -> float:
    """Give a judgement the weights that explain the games best; returns the ridge that cross-validation chooses."""
    losses: list[tuple[float, float]] = []
    for ridge in RIDGES:
        loss = 0.0
        for fold in range(FOLDS):
            judgement.weights = weights([it for i, it in enumerate(taught) if i % FOLDS != fold], judgement, ridge)
            loss += log_loss(*predict(taught[fold::FOLDS], judgement))
        losses.append((loss, ridge))
    best = min(losses)[1]
    judgement.weights = weights(taught, judgement, best)
    return best


def weights(taught: list[RecordedGame], judgement: Judgement, ridge: float) -> list[list[float]]:
    """The weights of every stage."""
    return [regress(sheet(taught, stage, len(it)), ridge, np.array(it)) for stage, it in enumerate(judgement.prior)]


def sheet(taught: list[RecordedGame], stage: int, width: int) -> Sheet:
    found = [it for game in taught for it in game.examples if it.stage == stage]
    table = np.array([it.features for it in found], dtype=np.float64).reshape(len(found), width)
    return Sheet(table, np.array([it.won for it in found], dtype=np.float64))


def regress(sheet: Sheet, ridge: float, prior: Floats) -> list[float]:
    """Logistic regression by Newton's method; the ridge holds weights to the prior, over features of one scale."""
    if not len(sheet.won):
        return [0.0] * sheet.features.shape[1]
    if prior.any():
        believed = Sheet((sheet.features @ prior)[:, None], sheet.won)
        prior = regress(believed, 1.0, np.zeros(1))[0] * prior
    scale = np.sqrt((sheet.features**2).mean(axis=0))
    scale[scale == 0.0] = 1.0
    table = sheet.features / scale
    start = prior * scale
    found = start.copy()
    for _step in range(STEPS):
        chances = sigmoid(table @ found)
        slope = table.T @ (sheet.won - chances) - ridge * (found - start)
        curve = (table * (chances * (1.0 - chances))[:, None]).T @ table + ridge * np.eye(len(found))
        step = np.linalg.solve(curve, slope)
        found += step
        if np.abs(step).max() < 1e-8:
            break
    return [round(float(weight), 5) for weight in found / scale]


def sigmoid(logits: Floats) -> Floats:
    found: Floats = 1.0 / (1.0 + np.exp(-np.clip(logits, -30.0, 30.0)))
    return found


# ------------------------------------------------------------------ how good it is


def predict(taught: list[RecordedGame], judgement: Judgement) -> tuple[Floats, Floats]:
    """The chances that a judgement gives, and what came of them."""
    logits = [_logit(it, judgement) for game in taught for it in game.examples]
    won = [it.won for game in taught for it in game.examples]
    return sigmoid(np.array(logits)), np.array(won)


def _logit(it: Example, judgement: Judgement) -> float:
    return float(np.dot(judgement.weights[it.stage], it.features))


def by_heuristic(fitted: list[RecordedGame], taught: list[RecordedGame]) -> tuple[Floats, Floats]:
    """The same by the heuristic, stretched so that it does its best."""
    leads = np.array([[_lead(it.heuristic)] for game in fitted for it in game.examples])
    won = np.array([it.won for game in fitted for it in game.examples])
    stretch = regress(Sheet(leads, won), 1.0, np.zeros(1))[0]
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
