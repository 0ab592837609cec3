"""`senlac lab`: corpora and runs from the terminal."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senlac.cli.main import senlac
from senlac.kernel.errors import BadOption
from senlac.session.records import read_file, revive
from senlac.sim import Arena, Setup, ThisProcess, figures, make_executor, simulate, total
from senlac.sim.asking import dictionary
from senlac.sim.runs import UnknownRun, find_run, open_run, play

ROOT = Path(__file__).parents[2]
SETUP = Setup("fords", ("random", "greedy"), games=6, swap=True)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(senlac, [str(argument) for argument in arguments])


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_corpus_has_the_games_of_a_simulation(tmp_path: Path, jobs: int) -> None:
    into = tmp_path / "fords.record"
    done = run("lab", "corpus", "fords", into, "--games", 5, "--bots", "random,greedy", "--swap", "--jobs", jobs)
    assert "(10 games)" in done.output
    found = [revive(record) for record in read_file(into)]
    arena = Arena(Setup("fords", ("random", "greedy"), games=5, swap=True))
    assert [session.outcome.winner if session.outcome else None for session in found] == [
        None if arena.play(number).winner < 0 else arena.play(number).winner for number in range(10)
    ]
    assert [record.tags.about["players"] for record in read_file(into)] == ["random, greedy", "greedy, random"] * 5


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_keeps_the_games_of_a_simulation(jobs: int) -> None:
    kept = open_run("first", SETUP)
    assert list(play(kept, make_executor(jobs)))[-1] == 12
    assert sorted(row.number for row in kept.rows()) == list(range(12))
    assert kept.tally() == total(simulate(Arena(SETUP), ThisProcess()))
    again, anew = (
        figures(kept.arena(), kept.tally()),
        figures(kept.arena(), total(simulate(Arena(SETUP), ThisProcess()))),
    )
    assert {**again, "time": None} == {**anew, "time": None}


def test_a_run_that_was_stopped_goes_on() -> None:
    kept = open_run("first", SETUP)
    for done in play(kept, ThisProcess()):
        if done == 5:
            break
    text = kept.games_file.read_bytes()
    kept.games_file.write_bytes(text[:-30])  # killed in the middle of a line
    assert next(play(kept, ThisProcess())) == 4
    assert list(play(find_run("first"), ThisProcess())) == list(range(4, 13))
    assert list(play(find_run("first"), ThisProcess())) == [12]
    assert kept.tally() == total(simulate(Arena(SETUP), ThisProcess()))


def test_a_run_can_be_asked_for_more_games_and_for_nothing_else() -> None:
    list(play(open_run("first", SETUP), ThisProcess()))
    more = open_run("first", Setup("fords", ("random", "greedy"), games=8, swap=True))
    assert list(play(more, ThisProcess())) == [12, 13, 14, 15, 16]
    assert more.tally().games == 16
    with pytest.raises(BadOption, match="plays something else"):
        open_run("first", Setup("fords", ("random",), games=8))
    with pytest.raises(BadOption, match="no name for a run"):
        open_run("../first", SETUP)
    with pytest.raises(UnknownRun, match="There are: first"):
        find_run("second")


def test_a_game_that_fails_is_kept_as_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = open_run("first", SETUP)
    monkeypatch.setattr(Arena, "play", lambda self, number: 1 // 0)
    list(play(kept, ThisProcess()))
    assert len(kept.tally().failures) == 12
    assert "ZeroDivisionError" in next(kept.rows()).failure


def test_runs_from_the_terminal() -> None:
    command = ("lab", "run", "first", "fords", "--games", 4, "--bots", "greedy,random", "--jobs", 1)
    assert "4 games in" in run(*command).output
    assert "4 games in" in run(*command).output
    listed = run("lab", "runs").output
    assert "first" in listed
    assert "--bots greedy,random" in listed
    assert "4 games" in run("lab", "show", "first").output
    assert json.loads((find_run("first").folder / "run.json").read_text("utf-8"))["setup"]["game"] == "fords"


def test_a_run_with_cards_of_ones_own_stands_by_itself(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(
        '[override]\nid = "mine"\nof = "1066-norman"\n\n'
        '[[card]]\nid = "trumpeter"\nmight = 2\norigin.might = "reconstructed"\n'
    )
    assert "2 games in" in run("lab", "run", "own", "1066", "--pack", pack, "--games", 2, "--bots", "random").output
    pack.unlink()
    later = subprocess.run(
        [sys.executable, "-m", "senlac", "lab", "runs"], capture_output=True, text=True, timeout=60, check=False
    )
    assert later.returncode == 0, later.stderr
    assert "packs=mine@" in later.stdout


def test_a_run_of_what_is_not_there_is_listed_all_the_same() -> None:
    kept = open_run("first", SETUP)
    path = kept.folder / "run.json"
    path.write_text(path.read_text("utf-8").replace('"fords"', '"bridges"'), "utf-8")
    listed = run("lab", "runs")
    assert listed.exit_code == 0, listed.exception
    assert re.search(r"first +0 +\? +bridges", listed.output)


def test_the_data_dictionary_is_up_to_date() -> None:
    kept = (ROOT / "docs/reference/runs.md").read_text("utf-8")
    assert kept == dictionary(), "senlac lab columns > docs/reference/runs.md"
