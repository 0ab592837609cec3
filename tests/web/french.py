"""What must not be read on a French page: the English words of all catalogues, cards, maps and rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from playwright.async_api import Page

from senlac.registry import configure
from senlac.server import speech

from .eyes import words
from .hands import click_on, play

ROOT = Path(__file__).parent.parent.parent
CATALOGUES = ("src/senlac/text", "src/senlac/games/*/text", "web/src/*", "web/src/*/*")
#: Words that no French sentence has.
STOP = re.compile(
    r"\b(the|and|your|you|with|which|where|what|who|this|that|from|cards?|units?|wedges?|choose|turn|rules?|is|are|of|to)\b",
    re.IGNORECASE,
)
#: What is English in French as well; rules are known by their ids, and 1565 has no French edition.
PROPER = re.compile(r"Domesday Book|English|setup\.unit|1565, St\. Elmo's Pay|\b[A-Z]\.[A-Z0-9_.]+", re.IGNORECASE)


async def english_while_playing(page: Page, goes: int) -> list[str]:
    """What of all that is said in some goes at a game is English."""
    said: set[str] = set()
    for seed in range(goes):
        await play(page, click_on, seed, 3)
        said |= set(await words(page))
    return english_in(sorted(said))


def english_in(said: list[str]) -> list[str]:
    """What of all that a French page says is English."""
    return [text for text in said if _is_english(text)]


@cache
def _is_english(text: str) -> bool:
    """Pages say most things again and again, so each is looked at once."""
    bare = PROPER.sub("", text)
    parts = _parts()
    near = (part for word in set(re.findall(r"\w+", bare)) for part in parts.get(word, ()))
    return bare in _whole() or bool(STOP.search(bare)) or any(_is_said(part, bare) for part in near)


def _is_said(part: str, text: str) -> bool:
    """Whether a text has these words, and not only the beginning of longer ones, such as Sultan of Sultane."""
    return part in text and re.search(rf"(?<!\w){re.escape(part)}(?!\w)", text) is not None


@cache
def _whole() -> frozenset[str]:
    """Things that are called otherwise in French."""
    english, french = ({*_catalogue(lang), *_printed(lang)} for lang in ("en", "fr"))
    return frozenset(english - french)


@cache
def _parts() -> dict[str, list[str]]:
    """Pieces of sentences that are long enough to be known by, by their first word."""
    found: dict[str, list[str]] = {}
    for text in _whole():
        if len(text) > 12 and " " in text:
            found.setdefault(re.findall(r"\w+", text)[0], []).append(text)
    return found


def _catalogue(lang: str) -> Iterator[str]:
    for pattern in CATALOGUES:
        for path in sorted(ROOT.glob(f"{pattern}/{lang}.ftl")):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ast.Message):
                    yield from _texts(entry)


def _texts(node: Any) -> Iterator[str]:
    """The pieces of text in a message."""
    if isinstance(node, ast.TextElement):
        text = " ".join(node.value.split()).strip(" .,:;()")
        if re.search(r"[A-Za-z]{3}", text):
            yield text
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from _texts(value)


def _printed(lang: str) -> Iterator[str]:
    """What is printed on cards, maps and in the rule index."""
    for name in ("1066", "1066-solo", "1565", "hastings"):
        yield from _strings(msgspec.to_builtins(configure(name, {}).show.scenery(lang)))
        for rule in speech.rules(name, lang):
            yield rule.text


def _strings(found: Any) -> Iterator[str]:
    if isinstance(found, str):
        if re.search(r"[A-Za-z]{3}", found) and " " in found:
            yield found
    elif isinstance(found, dict):
        for value in found.values():
            yield from _strings(value)
    elif isinstance(found, list):
        for value in found:
            yield from _strings(value)
