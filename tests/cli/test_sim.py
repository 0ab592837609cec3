"""`senlac sim`, as people use it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.progress import Task, TaskID

from senlac.cli.common import RateColumn
from senlac.cli.main import senlac

from ..processes import interrupted

FIGURES = {
    "game",
    "rules_version",
    "options",
    "bots",
    "seed",
    "iterations",
    "swap",
    "planned",
    "games",
    "seats",
    "ties",
    "by_bot",
    "first_player",
    "rounds",
    "decisions",
    "endings",
    "time",
    "cards",
    "failures",
    "happened",
    "measured",
}


def run(*args: str) -> Result:
    return CliRunner().invoke(senlac, ["sim", *args])


def process(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "senlac", "sim", *args], capture_output=True, text=True, check=False)


def test_tables_of_a_card_game() -> None:
    result = run("fords", "--games", "6", "--bots", "greedy,random", "--jobs", "1", "-o", "rounds=2", "--cards")
    assert result.exit_code == 0, result.output
    for title in ("Wins", "Length", "Endings", "Time", "Dead cards", "Dominant cards", "Cards"):
        assert f"\n{title}" in result.output
    assert "6 of 6 games, seed 1" in result.output
    assert "Wins by bot" not in result.output


def test_tables_of_a_game_without_cards() -> None:
    result = run("hillock", "--games", "2", "--bots", "random", "--jobs", "1", "-o", "turns=1", "--cards")
    assert result.exit_code == 0, result.output
    assert "Endings" in result.output
    assert "cards" not in result.output


def test_json_has_all_figures_and_is_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.json"
        args = ("--games", "6", "--bots", "greedy,random", "--swap", "-o", "rounds=2", "--json", str(path))
        result = run("fords", *args, "--jobs", jobs)
        assert result.exit_code == 0, result.output
        assert "Wins by bot" in result.output
        found.append(json.loads(path.read_text("utf-8")))
    one, two = found
    assert set(one) == FIGURES
    assert set(one["seats"][0]) == {"seat", "wins", "games", "rate", "low", "high"}
    assert (one["games"], one["planned"], one["options"]["rounds"]) == (12, 12, 2)
    assert one["time"].pop("seconds") > 0
    assert {**one, "time": 0} == {**two, "time": 0}


def test_the_matrix_has_every_pairing(tmp_path: Path) -> None:
    """A system's name stands for any game of it; a game without factions has no matrix."""
    path = tmp_path / "matrix.json"
    result = run("hebs", "--matrix", "--games", "1", "--bots", "random", "--jobs", "1", "--json", str(path))
    assert result.exit_code == 0, result.output
    found = json.loads(path.read_text("utf-8"))
    pairs = {(it["options"]["faction"], it["options"]["opponent"]) for it in found}
    assert len(found) == len(pairs) == len({first for first, _ in pairs}) ** 2
    assert {("ottoman", "norman"), ("malta", "malta")} <= pairs
    assert all(it["games"] == 1 for it in found)
    rows = [line for line in result.output.splitlines() if line.startswith(("malta", "norman", "ottoman", "saxon"))]
    assert len(rows) == 4
    assert "no factions" in str(run("fords", "--matrix").exception)


def test_of_a_solo_game_the_rules_play_a_seat() -> None:
    told = run("1066-solo", "--games", "1", "--bots", "random", "--jobs", "1").output
    assert "random against the rules" in told
    assert "Saxon Foe: the rules" in told
    assert "score" in told
    assert "leave out --swap" in str(run("1066-solo", "--swap").exception)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("fords", "--bots", "gredy"), "Did you mean greedy?"),
        (("fords", "--bots", "greedy,random,random"), "name that many bots, or one for all"),
        (("chess",), "No installed game is called 'chess'"),
        (("fords", "-o", "rounds=99"), "of at most 20"),
        (("fords", "--games", "0"), "Invalid value for '--games'"),
        (("fords", "--json", "nowhere/x.json"), "There is no folder nowhere"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_exit_code_2(args: tuple[str, ...], says: str) -> None:
    result = process(*args)
    assert result.returncode == 2
    assert says in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_piped_output_is_plain_and_progress_is_apart() -> None:
    result = process("fords", "--games", "2", "--bots", "random", "-o", "rounds=1")
    assert result.returncode == 0, result.stderr
    assert "\x1b" not in result.stdout
    assert "2/2" in result.stderr
    assert "2/2" not in result.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_has_been_played(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "x.json"
    arguments = ["sim", "fords", "--games", "100000", "--bots", "random", "--jobs", jobs, "--json", str(path)]
    code, out, err = interrupted(*arguments, when=r"[1-9]\d*/100000")
    assert code == 130, err
    assert "Traceback" not in err
    assert "Wins" in out
    assert "of 100000 games." in out
    assert 0 < json.loads(path.read_text("utf-8"))["games"] < 100000


@pytest.mark.parametrize(("speed", "said"), [(None, ""), (2.5, "2.5/s"), (0.1, "6.0/min")])
def test_progress_has_a_rate(speed: float | None, said: str) -> None:
    task = Task(TaskID(0), "sim", 10, 0, _get_time=time.monotonic, finished_speed=speed)
    assert RateColumn().render(task).plain == said
