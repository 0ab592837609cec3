"""Whole games as people read them: every saved game's log and last board, in both languages.

A change of rules or of wording shows here, in review. When it is wanted, write the file anew with the command that a
failure names.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from senlac.cli.main import senlac

HERE = Path(__file__).parent
SAVES = sorted((HERE.parent / "saves").glob("v*/*.senlac"))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_a_saved_game_reads_as_it_did(save: Path, lang: str) -> None:
    golden = HERE / f"{save.stem}.{lang}.txt"
    command = ["replay", str(save), "--lang", lang, "--seat", "0"]
    told = CliRunner().invoke(senlac, command).output
    again = f"senlac {' '.join(command)} > {golden}"
    assert told.splitlines() == golden.read_text("utf-8").splitlines(), f"if this is wanted: {again}"
