"""The catalogues: no line is lost, and French has all that English has."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import senlac.text
from senlac.registry import game_type, games

FOLDERS = sorted({str(Path(senlac.text.__file__).parent), *[game_type(name).text_folder for name in games()]})


def messages(path: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path} has lines that are no messages"
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_has_every_message_and_remedy_that_english_has(folder: str) -> None:
    english, french = (messages(Path(folder) / f"{lang}.ftl") for lang in ("en", "fr"))
    assert set(english) <= set(french)
    for name, message in english.items():
        assert len(message.attributes) == len(french[name].attributes), name


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_keeps_its_spaces_together(folder: str) -> None:
    text = (Path(folder) / "fr.ftl").read_text("utf-8")
    lines = [line for line in text.split("\n") if not line.startswith("#")]
    loose = [line for line in lines for mark in (" ;", " :", " ?", " !", " »", "« ") if mark in line]
    assert not loose
