"""1066 in the terminal: suggested payments, cards to read, packs of the user's own, both languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senlac.cli.main import senlac

OVERRIDE = """
[override]
id = "my-box"
of = "1066-norman"

[[card]]
id = "odo-of-bayeux"
might = 4
origin = { might = "attested: my copy of the box" }
"""


def play(*lines: str, args: tuple[str, ...] = ()) -> Result:
    command = ["play", "1066", "--seed", "3", "--seat", "Saxon=greedy", *args]
    return CliRunner().invoke(senlac, command, input="\n".join([*lines, "quit", ""]))


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_enter_pays_what_is_suggested() -> None:
    told = play("place w2", "keep", 'play "Mailed Foot 2" w1', "").output
    assert "Enter pays: " in told
    assert told.count("The Normans discard ") == 2
    assert "The Normans play Mailed Foot 2 (Wedge 1)." in told


def test_enter_alone_answers_nothing_else() -> None:
    told = play("place w2", "keep", "").output
    assert "play a card" in told.lower()
    assert "The Normans pass" not in told


def test_a_payment_can_be_made_otherwise_and_undone() -> None:
    told = play("place w2", "keep", 'play "Mailed Foot 2" w1', 'pay "Robert of Mortain"', "undo", "log").output
    assert "The Normans discard Robert of Mortain." not in told.rsplit("undo", 1)[-1].rsplit("Round 1.", 1)[-1]


def test_a_card_can_be_read_in_both_languages() -> None:
    told = play("place w2", "keep", "show mortain").output
    assert "Character" in told
    assert "Cost 4" in told
    dit = play("place w2", "keep", "show mortain", args=("--lang", "fr")).output
    assert "1066, dans la Fureur et le Sang" in dit
    assert "Personnage" in dit
    assert "Coût 4" in dit
    assert "Normand >" in dit


def test_what_cannot_be_done_is_explained_with_its_rule() -> None:
    told = play("place w2", "keep", 'why play "Odo of Bayeux" w1', "why keep").output
    assert "“Odo of Bayeux” is not in your hand. [H.DEPLOY.ORDER]" in told
    assert "[H.SETUP.MULLIGAN]" in told


def test_a_pack_of_ones_own_is_played_with_and_remembered(tmp_path: Path) -> None:
    pack = tmp_path / "box.toml"
    pack.write_text(OVERRIDE, "utf-8")
    save = tmp_path / "mine.senlac"
    told = play("place w2", "keep", "show odo of bayeux", f"save {save}", args=("--pack", str(pack))).output
    assert "Might 4" in told
    again = [sys.executable, "-m", "senlac", "replay", str(save), "--quiet"]
    missing = subprocess.run(again, capture_output=True, text=True)
    assert missing.returncode == 2
    assert "made with the pack 'my-box'" in missing.stderr
    assert "--pack FILE" in missing.stderr
    assert subprocess.run([*again, "--pack", str(pack)], capture_output=True).returncode == 0
