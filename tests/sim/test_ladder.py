"""`senlac ladder`: everybody against everybody, ratings that explain it, and a page with a section for each game."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from senlac.cli.main import senlac
from senlac.sim.ladder import Match, matches, ratings


def match(high: str, low: str, wins: int, losses: int, ties: int = 0) -> Match:
    return Match((high, low), [wins, losses], ties, [0, 0], [0, 0])


def test_neighbours_play_first_and_all_pairs_in_the_end() -> None:
    assert [it.pair for it in matches(["a", "b", "c"])] == [("b", "a"), ("c", "b"), ("c", "a")]


def test_ratings_explain_the_results() -> None:
    found = ratings([match("captain", "soldier", 640, 360), match("king", "captain", 760, 240)])
    assert list(found) == ["king", "captain", "soldier"]
    assert found["soldier"] == pytest.approx(1000)
    assert found["captain"] - found["soldier"] == pytest.approx(100, abs=2)
    assert found["king"] - found["captain"] == pytest.approx(200, abs=3)
    even = ratings([match("captain", "soldier", 0, 0, ties=10)])
    assert even["captain"] == pytest.approx(even["soldier"])


def test_a_bot_that_lost_every_game_is_rated_low_but_rated() -> None:
    found = ratings([match("captain", "recruit", 50, 0)])
    assert 400 < found["captain"] - found["recruit"] < 1600


def test_the_page_has_one_section_for_each_game(tmp_path: Path) -> None:
    page = tmp_path / "levels.md"
    words = ["ladder", "fords", "--bots", "random,greedy", "--jobs", "1", "--into", str(page), "-o", "rounds=2"]
    for games in ("2", "4"):
        result = CliRunner().invoke(senlac, [*words, "--games", games])
        assert result.exit_code == 0, result.output
    text = page.read_text("utf-8")
    assert text.startswith("# Levels")
    assert text.count("\n## ") == 1
    assert "4 games, seed 1" in text
    assert "| greedy | random |" in text
