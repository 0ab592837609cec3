"""`senlac play hastings`: the map, the hexes, reasons, undo of an impulse, odds."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from senlac.cli.main import senlac


def play(lines: str, lang: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the Norman sees who types these lines; the first die gives him the Initiative."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "150")
    seats = ["--seat", "Norman=human", "--seat", "Anglo-Saxon=random"]
    result = CliRunner().invoke(senlac, ["play", "hastings", "--seed", "4", "--lang", lang, *seats], input=lines)
    assert result.exit_code == 0, result.output
    return result.output


ORDERS = "activate N-C\nshoot AS-C\nshoot AS-C\n"


def test_a_hex_is_shown_with_all_that_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = play("show 1204\nquit\n", "en", tmp_path, monkeypatch)
    assert "AS-C-H2" in said
    assert "Harold" in said.split("Norman >")[1]


def test_a_move_that_is_too_far_is_explained_by_its_costs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = play(
        ORDERS + "order N-C-M1\nwhy move N-C-M1 0906 N\nwhy move N-C-M1 0907 S\nquit\n", "en", tmp_path, monkeypatch
    )
    assert "Enemies are in hex 0906. [A12]" in said
    assert "MP, has 3" in said


def test_undo_all_takes_an_impulse_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moves = "order N-C-K1\nmove N-C-K1 1110 N\norder N-C-K2\nmove N-C-K2 1210 N\n"
    said = play(ORDERS + moves + "undo all\nquit\n", "en", tmp_path, monkeypatch)
    counts = [line for line in said.splitlines() if "pieces to go" in line]
    assert "10 pieces to go" in counts[0]
    assert "8 pieces to go" in counts[-2]
    assert "10 pieces to go" in counts[-1]


def test_odds_stand_beside_every_attack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moves = "".join([f"order N-C-M{i}\nmove N-C-M{i} {i + 8:02}07 N\n" for i in range(1, 7)])
    said = play(ORDERS + moves + "done\nquit\n", "fr", tmp_path, monkeypatch)
    assert "(dé +" in said
    assert "Mur de boucliers +1" in said
    assert "recul 17" in said
