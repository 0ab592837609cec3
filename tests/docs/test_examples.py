"""The examples run, in a short form."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from senlac.sim import Setup, ThisProcess
from senlac.sim.corpus import CorpusArena, records
from senlac.sim.runs import open_run, play

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    sys.modules[name] = found
    spec.loader.exec_module(found)
    return found


def test_the_search_bot_is_short_and_beats_random_play() -> None:
    assert len((EXAMPLES / "search_bot.py").read_text("utf-8").splitlines()) <= 60
    assert example("search_bot").wins("fords", 10, "random", playouts=2, depth=6) > 0.6


def test_the_learner_makes_likelier_what_won() -> None:
    learner = example("learner").Learner(rows=4)
    assert not learner.own.any()
    options = np.array([3, 7, 9], np.int32)
    seen = learner.features()[0]
    learner.learn([(seen, options, 1, np.full(3, 1 / 3))], reward=1.0, rate=0.1)
    assert learner.own[7] > 0 > learner.own[3]
    learner.own[:] = 0
    learner.learn([(seen, options, 1, np.full(3, 1 / 3))], reward=-1.0, rate=0.1)
    assert learner.own[7] < 0 < learner.own[3]
    assert learner.expected @ seen != 0
    assert 0 <= learner.play(2) <= 1
    assert 0 <= learner.play(2, learn=False) <= 1


def test_the_learner_shows_its_curve(tmp_path: Path) -> None:
    learner = example("learner")
    points = list(learner.curve(learner.Learner(rows=4), minutes=0.001, block=2))
    assert points[0]["games"] >= 2
    learner.keep(points, tmp_path / "curve.csv")
    assert (tmp_path / "curve.csv").read_text("utf-8").startswith("seconds,games,won\n")
    pytest.importorskip("altair", reason="the extra lab is not installed: ./dev test --lab")
    learner.keep(points, tmp_path / "curve.svg")
    assert "games won while learning" in (tmp_path / "curve.svg").read_text("utf-8")


def test_a_corpus_is_studied(tmp_path: Path) -> None:
    path = tmp_path / "games.record"
    found = records(CorpusArena(Setup("fords", ("greedy", "random"), games=4)), ThisProcess())
    path.write_text("\n".join(found) + "\n", "utf-8")
    study = example("study_corpus").study(path)
    assert study.games == 4 == sum(study.wins.values())
    assert sum(study.done.values()) == sum(study.lengths)
    told = study.told()
    assert "4 games" in told
    assert "of what winners do" in told
    assert pytest.approx(sum(study.endings.values())) == 4


def test_the_notebook_studies_the_games_of_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for needed in ("altair", "duckdb"):
        pytest.importorskip(needed, reason="the extra lab is not installed: ./dev test --lab")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    list(play(open_run("study", Setup("1066", ("random",), games=12)), ThisProcess()))
    cells = json.loads((EXAMPLES / "study_games.ipynb").read_text("utf-8"))["cells"]
    known: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "it is kept without its output"
            exec("".join(cell["source"]), known)
    assert sum(row["games"] for row in known["lengths"]) == 12
    assert {row["drawn"] > 0 for row in known["worth"]} == {True}
    assert "%" in capsys.readouterr().out
