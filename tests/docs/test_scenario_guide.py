"""The guide to scenarios: its file is accepted, and does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from senlac.games.hastings.scenario import library as scenario
from senlac.registry import configure

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/guide/make-a-scenario.md"


def test_the_file_of_the_guide_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "kept"))
    block = re.search(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert block is not None
    file = tmp_path / "hard-fighting.toml"
    file.write_text(block.group(1), "utf-8")
    game = configure("hastings", {"scenario": scenario.offer(file)})
    assert game.shared.hits_per_unit == 4
    assert game.shared.elite_after == [2, 3]
    assert game.content_hash != configure("hastings", {}).content_hash


def test_the_guide_names_every_table() -> None:
    text = GUIDE.read_text("utf-8")
    built_in = (ROOT / "src/senlac/games/hastings/scenario/hastings.toml").read_text("utf-8")
    tables = set(re.findall(r"^\[+([a-z_]+)", built_in, re.MULTILINE))
    assert [table for table in sorted(tables) if f"`{table}`" not in text] == []
