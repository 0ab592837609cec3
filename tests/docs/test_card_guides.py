"""The guides about cards work as written: every file is made, every command run, every answer compared."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.following import follow, places, python

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs/guide/add-a-card.md"
OPCODES = ROOT / "docs/guide/add-an-opcode.md"
BLOCK = re.compile(r"(?:^(?P<lead>[^\n]+)\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def run(folder: Path, command: str) -> str:
    """What a command of the guide prints."""
    name, *args = shlex.split(command)
    assert name == "senlac"
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-m", "senlac", *args],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    assert not done.stderr
    return done.stdout


def compare(told: str, wanted: list[str]) -> None:
    """The lines are those of the guide; `…` stands for any."""
    pattern = "".join([r"(?:.*\n)*" if line == "…" else re.escape(line) + "\n" for line in wanted])
    assert re.fullmatch(pattern, told), told


def dialogue(folder: Path, text: str) -> int:
    """Run every command of a console block, and compare its answer."""
    parts = re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]
    for part in parts:
        command, *answer = part.splitlines()
        compare(run(folder, command), answer)
    return len(parts)


def toml_block(folder: Path, lead: str, text: str) -> None:
    """Do what the line before a block says: write the file, add to it, or find that it is so."""
    name = re.search(r"`([\w.-]+)`", lead)
    assert name, lead
    path = folder / name.group(1)
    if lead.startswith("File "):
        path.write_text(text, "utf-8")
    elif lead.startswith("Add to "):
        path.write_text(path.read_text("utf-8") + "\n" + text, "utf-8")
    else:
        assert "now looks like this" in lead, lead
        assert path.read_text("utf-8") == text


def test_add_a_card_works_as_written(tmp_path: Path) -> None:
    commands = blocks = 0
    for block in BLOCK.finditer(GUIDE.read_text("utf-8")):
        blocks += 1
        if block["kind"] == "console":
            commands += dialogue(tmp_path, block["text"])
        else:
            assert block["kind"] == "toml"
            toml_block(tmp_path, block["lead"] or "", block["text"])
    assert GUIDE.read_text("utf-8").count("\n```") == 2 * blocks
    assert commands == 8
    assert (tmp_path / "cards.html").is_file()


def plunder(folder: Path) -> subprocess.CompletedProcess[str]:
    """Check and print a card that plunders, and play it, with the sources of a folder."""
    return python(folder, str(Path(__file__).with_name("plunder.py")))


def test_a_word_of_the_language_is_added_in_three_places(tmp_path: Path) -> None:
    assert places(OPCODES) == ["language/words.py", "rules/effects.py", "text/words-en.ftl", "text/words-fr.ftl"]
    done = plunder(follow(OPCODES, tmp_path))
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "Action: Discard the top 2 cards of your opponent's deck.",
        "Action\u00a0: Défaussez 2 cartes du dessus du deck de votre adversaire.",
        "2 of all cards are discarded",
        "1 of 1 cards are discarded",
    ]


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("language/words.py", "There is no word 'plunder'."),
        ("rules/effects.py", "'plunder' is a word of the language, but HANDLERS has nothing that does it"),
        ("text/words-en.ftl", "no text for 'plunder'"),
    ],
)
def test_a_forgotten_place_is_told(place: str, says: str, tmp_path: Path) -> None:
    done = plunder(follow(OPCODES, tmp_path, leave_out=place))
    assert done.returncode != 0
    assert says in done.stderr


@pytest.mark.parametrize("guide", [GUIDE, OPCODES], ids=lambda path: path.stem)
def test_links_lead_somewhere(guide: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", guide.read_text("utf-8")):
        assert (guide.parent / link).is_file(), link
    for link in re.findall(r"\]\(([^)#]+)\)", (ROOT / "docs/reference/ability-language.md").read_text("utf-8")):
        assert (ROOT / "docs/reference" / link).is_file(), link
