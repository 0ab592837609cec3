"""Files that somebody new can read: none is long without saying why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
#: Our own sources; what is installed, built or made for tests to read is not.
SOURCES = ("src/**/*.py", "tests/**/*.py", "benchmarks/*.py", "release/*.py", "docs/**/*.py", "web/src/**/*", "dev")
LONGEST = 700
#: How the first lines of a long file say that somebody has thought about its length, or that it is generated.
REASON = re.compile(r"long(est)?\b|\bone file\b|do not edit", re.IGNORECASE)


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


LONG = [
    path
    for pattern in SOURCES
    for path in sorted(ROOT.glob(pattern))
    if path.suffix in (".py", ".ts", ".svelte", ".css", "") and path.is_file() and len(lines(path)) > LONGEST
]


@pytest.mark.parametrize("path", LONG, ids=lambda path: path.name)
def test_a_long_file_says_why_it_is_long(path: Path) -> None:
    assert REASON.search(" ".join(lines(path)[:20]))


#: What is sent to a browser bears the name of what it is about, and is written `wire.Lesson`; a list of fields that a
#: class is made from bears its name; and rules use the words of their rulebook.
NAMESAKES = re.compile(r"server/wire\.py|show/shapes\.py|table_fields\.py|/rules/")
CLASS = re.compile(r"^class (\w+)", re.MULTILINE)


def test_one_name_means_one_class() -> None:
    """In what all games share, and in what each of them adds to it."""
    sources = ROOT / "src/senlac"
    places: dict[str, dict[str, list[str]]] = {}
    for path in sorted(sources.rglob("*.py")):
        file = path.relative_to(sources).as_posix()
        if NAMESAKES.search(file):
            continue
        game = file.split("/")[1] if file.startswith("games/") else ""
        for name in CLASS.findall(path.read_text("utf-8")):
            places.setdefault(name, {}).setdefault(game, []).append(file)
    shared = {name: by_game for name, by_game in places.items() if "" in by_game and len(by_game) > 1}
    twice = {name: by_game for name, by_game in places.items() if any(len(files) > 1 for files in by_game.values())}
    assert not shared | twice
