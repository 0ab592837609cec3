"""`senlac train`: weights that explain the games they come from, and honest figures from games they do not."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from operator import mul
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from senlac.cli.main import senlac
from senlac.kernel.errors import BadOption
from senlac.kernel.judgement import Judgement
from senlac.kernel.rng import Quick
from senlac.registry import configure
from senlac.sim import Setup, ThisProcess
from senlac.sim.fitting import assess, auc, brier, calibration, examine, fit, log_loss
from senlac.sim.training import RecordedGame, RecordingArena, TrainingExample, recorded_games, recording_arenas

TRUTH = (1.5, -0.7, 0.0)


class Simple(Judgement):
    """Three features, one stage."""

    def __init__(self) -> None:
        super().__init__(("only",), [["a", "b", "c"]], [["x", "x", "y"]])


def drawn(count: int) -> list[RecordedGame]:
    """Games whose outcomes follow known weights."""
    rng = Quick(5)
    found = []
    for number in range(count):
        examples = []
        for _ in range(4):
            seen = tuple(rng.below(2001) / 1000 - 1 for _ in TRUTH)
            chance = 1 / (1 + math.exp(-sum(w * x for w, x in zip(TRUTH, seen, strict=True))))
            won = float(rng.below(1000) < 1000 * chance)
            examples.append(TrainingExample(0, seen, seen[1], won, won))
        found.append(RecordedGame(number, "none", examples))
    return found


def test_known_weights_are_found_again() -> None:
    judgement = Simple()
    taught = drawn(3000)
    fit(taught, judgement)
    assert judgement.weights[0] == pytest.approx(TRUTH, abs=0.12)
    found = assess(taught, drawn(3000)[:400], judgement)
    assert found["brier"] < found["heuristic"]["brier"]
    assert found["brier_95"][0] < found["brier"] < found["brier_95"][1]
    assert all(abs(it["chance"] - it["won"]) < 0.1 for it in found["calibration"] if it["positions"] > 100)


def test_weights_never_contradict_what_is_believed() -> None:
    judgement = Simple()
    judgement.believe([[1.0, 0.5, -0.5]])
    fit(drawn(400), judgement)
    found = judgement.weights[0]
    assert found[0] == pytest.approx(TRUTH[0], abs=0.5)
    assert found[1] == 0.0
    assert found[2] <= 0.0


def test_learning_further_holds_to_what_was_learned() -> None:
    first, again = Simple(), Simple()
    fit(drawn(3000), first)
    again.weights = [list(first.weights[0])]
    few = drawn(12)
    fit(few, again, further=True)
    anew = Simple()
    fit(few, anew)
    assert again.weights[0] != first.weights[0]

    def distance(judgement: Simple) -> float:
        return sum(abs(mine - true) for mine, true in zip(judgement.weights[0], TRUTH, strict=True))

    assert distance(again) < distance(anew)


def test_chances_are_stretched_to_fit_the_games_in_which_nobody_strayed() -> None:
    """Where bots stray, anybody may still win: such games say what is good, but not how sure one can be of it."""
    plain = drawn(1500)
    upset = [replace(it, won=1.0 - it.won, likely=1.0 - it.won) for it in plain[0].examples]
    strayed = [
        RecordedGame(it.number, it.game, upset if it.number % 3 == 0 else it.examples, strayed=True) for it in plain
    ]
    judgement, misled = Simple(), Simple()
    fit([*strayed, *plain], judgement)
    fit([replace(it, strayed=False) for it in [*strayed, *plain]], misled)
    sure = assess(plain, plain, judgement)["log_loss"]
    assert sure < assess(plain, plain, misled)["log_loss"]


def test_bots_stray_in_every_second_game_and_the_others_are_as_they_were() -> None:
    setup = Setup("1066", ("soldier",), games=4, seed=4)
    straight = list(recorded_games(setup, ThisProcess()))
    mixed = list(recorded_games(setup, ThisProcess(), stray=0.5))
    assert [it.strayed for it in mixed] == [False, True, False, True]
    assert mixed[0::2] == straight[0::2]
    assert all(mixed[i].examples != straight[i].examples for i in (1, 3))
    assert mixed == list(recorded_games(setup, ThisProcess(), stray=0.5))


def test_figures_are_what_they_are_called() -> None:
    won = np.array([1.0, 1.0, 0.0, 0.0, 0.5])
    right, wrong = np.array([0.9, 0.8, 0.2, 0.1, 0.5]), np.array([0.1, 0.2, 0.8, 0.9, 0.5])
    assert (auc(right, won), auc(wrong, won)) == (1.0, 0.0)
    assert brier(right, won) == pytest.approx((0.01 + 0.04 + 0.04 + 0.01) / 5)
    assert log_loss(np.array([0.5]), np.array([1.0])) == pytest.approx(math.log(2))
    assert [(it["from"], it["positions"]) for it in calibration(right, won)] == [
        (0.1, 1), (0.2, 1), (0.5, 1), (0.8, 1), (0.9, 1),
    ]  # fmt: skip


def test_the_same_games_teach_the_same() -> None:
    setup = Setup("1066", ("random",), games=2, seed=4)
    first, second = (list(recorded_games(setup, ThisProcess())) for _ in range(2))
    assert first == second
    assert all(0.0 <= it.won <= 1.0 for game in first for it in game.examples)
    assert len({it.stage for game in first for it in game.examples}) >= 1


def test_positions_are_played_on_from_in_the_same_way_for_the_same_seed() -> None:
    setup = Setup("1066", ("random",), games=1, seed=4)
    first, second = (next(recorded_games(setup, ThisProcess(), playouts=3)) for _ in range(2))
    assert first == second
    assert {it.likely for it in first.examples} <= {0.0, 1 / 6, 1 / 3, 0.5, 2 / 3, 5 / 6, 1.0}
    assert len({it.likely for it in first.examples}) > 1
    plain = next(recorded_games(setup, ThisProcess()))
    assert [it.won for it in plain.examples] == [it.likely for it in plain.examples]


def test_where_turns_are_planned_one_look_at_each_is_enough() -> None:
    arena = RecordingArena(Setup("hastings", ("random",)))
    game = arena.record(0)
    assert 10 < len(game.examples) <= 10 * 8


@pytest.mark.long
def test_battles_are_played_on_by_what_looks_best() -> None:
    arena = RecordingArena(Setup("hastings", ("random",)), playouts=1)
    game = arena.record(1)
    assert {it.likely for it in game.examples} <= {0.0, 0.5, 1.0}
    assert game == RecordingArena(Setup("hastings", ("random",)), playouts=1).record(1)


def test_a_system_is_learned_from_all_its_games() -> None:
    at = recording_arenas(Setup("hebs", ("random",), games=2))
    assert {school.game.name for school in at} >= {"1066", "1565"}
    assert len({(school.game.options["faction"], school.game.options["opponent"]) for school in at}) == 16
    alone = recording_arenas(Setup("hebs-solo", ("random",), games=2))
    assert {school.game.options["level"] for school in alone} == {"easy", "normal", "hard", "hero", "epic", "king"}
    with pytest.raises(BadOption, match="no features"):
        RecordingArena(Setup("fords", ("random",)))


def test_train_writes_weights_and_a_picture(tmp_path: Path) -> None:
    into, svg = tmp_path / "weights.json", tmp_path / "calibration.svg"
    words = ["train", "1066", "--games", "10", "--bots", "random", "--jobs", "1"]
    result = CliRunner().invoke(senlac, [*words, "--into", str(into), "--svg", str(svg)])
    assert result.exit_code == 0, result.output
    assert "8 games to learn from, 2 held out" in result.output
    assert "Brier" in result.output
    record: dict[str, Any] = json.loads(into.read_text("utf-8"))
    assert record["provenance"]["command"] == "senlac train 1066 --games 10 --bots random --seed 1"
    assert any(weight for weight in record["stages"]["approach"].values())
    assert svg.read_text("utf-8").startswith("<svg")


def test_train_says_how_to_play_the_same_games_again(tmp_path: Path) -> None:
    into = tmp_path / "weights.json"
    words = ["train", "1066", "--games", "10", "--bots", "random", "--stray", "0.5", "--further"]
    result = CliRunner().invoke(senlac, [*words, "--jobs", "1", "--into", str(into)])
    assert result.exit_code == 0, result.output
    provenance = json.loads(into.read_text("utf-8"))["provenance"]
    assert provenance["command"] == f"senlac {' '.join(words)} --seed 1"
    assert provenance["from"]
    assert all(it.startswith("senlac train hebs") for it in provenance["from"])


@pytest.mark.parametrize(("name", "stage"), [("1066", "approach"), ("hastings", "battle")])
def test_the_weights_that_come_with_a_game_are_checked_and_stay(name: str, stage: str, tmp_path: Path) -> None:
    svg = tmp_path / "calibration.svg"
    judgement = configure(name, {}).judgement
    assert judgement is not None
    learned = judgement.long_run()
    words = ["train", name, "--check", "--games", "10", "--bots", "random", "--jobs", "1", "--svg", str(svg)]
    result = CliRunner().invoke(senlac, words)
    assert result.exit_code == 0, result.output
    assert "of 10 games" in result.output
    assert stage in result.output
    assert "held out" not in result.output
    assert svg.is_file()
    again = configure(name, {}).judgement
    assert again is not None
    assert again.long_run() == learned
    refused = CliRunner().invoke(senlac, [*words, "--into", str(tmp_path / "weights.json")])
    assert "nothing is learned" in str(refused.exception)


def test_what_is_checked_are_the_weights_for_the_long_run() -> None:
    arena = RecordingArena(Setup("hastings", ("random",)))
    taught = [arena.record(number) for number in range(2)]
    far = arena.judgement.long_run()
    usual = arena.judgement.weights
    assert usual != far
    found = examine(taught, arena.judgement)
    assert arena.judgement.weights == usual
    examples = [it for game in taught for it in game.examples]
    chances = [1 / (1 + math.exp(-sum(map(mul, far[it.stage], it.features)))) for it in examples]
    wrong = [(chance - it.won) ** 2 for chance, it in zip(chances, examples, strict=True)]
    assert found["brier"] == pytest.approx(sum(wrong) / len(wrong), abs=1e-4)
    assert found["games"] == 2
    assert found["positions"] == sum(len(game.examples) for game in taught)
