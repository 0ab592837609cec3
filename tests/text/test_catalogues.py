"""The catalogues: no line is lost, and French has all that English has."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import senlac.text
from senlac.lessons.lesson import words
from senlac.primers import words as of_primers
from senlac.registry import game_type, games

#: Sentences and words; what people type is not the same in all languages.
SPOKEN = ("", "words-")
TABLE = str(Path(senlac.text.__file__).parent)
FOLDERS = sorted({TABLE, words.folder, of_primers.folder, *[game_type(name).text_folder for name in games()]})


def messages(path: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path} has lines that are no messages"
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def spoken(folder: str, lang: str) -> dict[str, ast.Message]:
    """All messages of a folder in a language."""
    paths = [Path(folder) / f"{kind}{lang}.ftl" for kind in SPOKEN]
    found = [messages(path) for path in paths if path.exists()]
    assert sum(map(len, found)) == len({name for part in found for name in part}), f"{folder} has a message twice"
    return {name: message for part in found for name, message in part.items()}


def attributes(message: ast.Message) -> set[str]:
    """What a message has beside itself; another grammar may ask for more of them, such as a gender."""
    return {attribute.id.name for attribute in message.attributes} - {"one"}


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_has_every_message_and_remedy_that_english_has(folder: str) -> None:
    english, french = (spoken(folder, lang) for lang in ("en", "fr"))
    assert set(english) <= set(french)
    for name, message in english.items():
        assert attributes(message) <= attributes(french[name]), name


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_keeps_its_spaces_together(folder: str) -> None:
    text = "\n".join([path.read_text("utf-8") for path in Path(folder).glob("*fr.ftl")])
    lines = [line for line in text.split("\n") if not line.startswith("#")]
    loose = [line for line in lines for mark in (" ;", " :", " ?", " !", " »", "« ") if mark in line]
    assert not loose
