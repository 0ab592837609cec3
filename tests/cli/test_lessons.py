"""Lessons in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from senlac.cli.main import senlac


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def told(*args: str, typed: tuple[str, ...] = ()) -> str:
    return CliRunner().invoke(senlac, ["lessons", *args], input="\n".join([*typed, ""])).output


def test_lessons_are_listed_in_both_languages() -> None:
    assert "The first battle (10 minutes)" in told()
    assert "La première bataille" in told("--lang", "fr")


def test_a_lesson_speaks_explains_and_shows() -> None:
    said = told("play", "first-battle", typed=("pass", "demo", "demo", "quit"))
    assert "Whoever first claims two of them wins." in " ".join(said.replace("│", " ").split())
    assert "➜ Play Norman Knights in Wedge 1" in said
    assert "Wedge 1 stands open: send the Norman Knights there." in said
    assert "The Normans pass" not in said
    assert "Tired: “Mailed Foot”." in said


def test_one_can_go_back_start_again_and_skip() -> None:
    said = told("play", "first-battle", typed=("demo", "demo", "back", "restart", "skip", "pass", "quit"))
    steps = [line.split("➜ ")[1].split("  ")[0] for line in said.splitlines() if "➜" in line]
    first, second = "Play Norman Knights in Wedge 1", "Tire Mailed Foot for 1"
    assert steps == [first, second, "Discard Vital, Wadard or the Trumpeter", second, first]
    # Out of the lesson, everything is allowed.
    assert "The Normans pass" in said.split(first)[-1]


def test_a_lesson_is_played_to_its_end_in_french() -> None:
    dit = told("play", "first-battle", "--lang", "fr", typed=("démo",) * 60)
    assert "Deux Ailes sont à vous" in dit
    assert "Victoire" in dit


def test_a_lesson_of_hastings_is_played_to_its_end() -> None:
    said = " ".join(told("play", "first-charge", typed=("demo",) * 18).replace("│", " ").split())
    assert "A 2, less 3: two hits." in said
    assert "Knights of the Left, 1st attacks Fyrd of the Right, 1st: die 2, modifier -3." in said
    assert "One unit less on the hill." in said


def test_an_unknown_lesson_is_refused_in_one_sentence() -> None:
    refused = CliRunner().invoke(senlac, ["lessons", "play", "nothing"])
    assert str(refused.exception).startswith("There is no lesson 'nothing'; there are: first-battle, ")
