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
