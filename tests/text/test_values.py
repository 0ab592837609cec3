"""Numbers that rules, options and tables set are arguments of our sentences, never words in them.

A catalogue has no number of its own but those listed here, which are no value of any game; and where a game's facts are
others, what is said has the others.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import senlac.text
from senlac.games.hebs.game import Game1066, Game1565
from senlac.games.hebs.solo import Solo1066, Solo1565
from senlac.kernel.gamedef import GameDef
from senlac.registry import configure, game_type
from senlac.text import LANGUAGES, Speaker

ROOT = Path(__file__).parents[2]
FOLDERS = [
    Path(senlac.text.__file__).parent,
    *[Path(game_type(name).text_folder) for name in ("1066", "hastings")],
    *sorted(path.parent for path in (ROOT / "web" / "src").rglob("fr.ftl")),
]
WORDS = {
    "en": "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred",
    "fr": "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|cinquante|cent",
}
#: Numbers that nothing sets, by the beginning of the message that has them.
FREE = {
    "table-resign": "a game of two players",
    "cli-no-number": "lists begin with 1",
    "cli-help": "an example",
    "companion-help": "examples",
    "ask-setup-place-leader": "Row 1, where everybody begins",
    "hebs-no-action": "abilities count from 1",
    "hebs-late-range": "both players",
    "hebs-solo-ability": "both players",
    "hebs-when-final": "both players",
    "do-hit": "a pawn of damage",
    "do-heal": "a pawn of damage",
    "foe-worst": "a share of 100",
    "hebs-gives": "signs of a modifier",
    "end-1066-leaders": "both Leaders",
    "end-1066-decks": "both players",
    "end-hastings-both-leaders": "both Leaders",
    "blurb-": "years and days",
    "option-battlefield-": "the names of the boxes",
    "option-draft-": "the names of the choices",
    "option-late-range": "both players",
    "option-tie": "both players",
    "option-respond-again": "both players",
    "signed": "signs of a modifier",
    "rolled": "signs of a modifier",
    "extras": "numbers of rules",
    "hastings-too-far": "numbers of rules",
    "ask-rout-flee": "plurals",
    "ask-regroup-return": "a pair of units (9.1.6)",
    "hastings-no-pair": "a pair of units (9.1.6)",
    "hastings-morale": "plurals",
    "hastings-no-feint": "9.2.3b",
    "hastings-make-room": "9.2.3b",
    "option-both-leaders-rally": "both Leaders",
    "hastings-full": "4.1.1",
    "hastings-missile-hit": "a die hits once (7.3.4)",
    "foe-new-cards": "plurals",
    "key-hexes": "a hex has six sides",
    "setting-curtain": "two people",
    "setting-shortcuts-": "keys",
    "hero-": "the games there are, and a year",
    "way-here": "two people",
    "join-clock": "plurals",
    "about-": "years, books and versions",
    "curtain-text": "two people",
    "orders-cost-zero": "nothing",
    "hexmap-legend-facing": "of a hex's six sides",
    "hexmap-legend-wall": "of a hex's six sides",
    "cards-sheets-lead": "a printed page",
    "fares-": "two players, and what an interval is",
    "rules-example-both": "both players",
    "verify-": "plurals, and that nothing is drawn twice",
}


class Texts(Visitor):
    """The literal texts of a message, and its variables."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def read(folder: Path, lang: str) -> dict[str, Texts]:
    found: dict[str, Texts] = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Texts()
            found[entry.id.name].visit(entry)
    return found


def numbers(text: str, lang: str) -> list[str]:
    """The numbers in a text, as digits or as words."""
    return re.findall(rf"(?<![\w.])\d+(?!\w)|\b(?:{WORDS[lang]})\b", text, re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_catalogues_have_no_values(folder: Path, lang: str) -> None:
    said = {name: numbers(" ".join(found.texts), lang) for name, found in read(folder, lang).items()}
    assert {name: found for name, found in said.items() if found and not name.startswith(tuple(FREE))} == {}


def test_a_number_is_found() -> None:
    assert numbers("Discard down to six cards.", "en") == ["six"]
    assert numbers("Défaussez jusqu’à n’avoir plus que six cartes, ou 7.", "fr") == ["six", "7"]
    assert numbers("[7.6.10] H.WIN.WEDGES, w1", "fr") == ["7"]


def changed(game: type[GameDef[Any]]) -> GameDef[Any]:
    """The game with other numbers."""

    class Larger(game.presentation):  # type: ignore[misc]
        def facts(self) -> dict[str, int | str]:
            return {name: value + 60 if isinstance(value, int) else value for name, value in super().facts().items()}

    class Other(game):  # type: ignore[valid-type, misc]
        presentation = Larger

    return Other(dict(configure(game.name, {}).options))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [Game1066, Game1565, Solo1066, Solo1565], ids=lambda game: game.name)
def test_other_values_are_said(game: type[GameDef[Any]], lang: str) -> None:
    usual, other = configure(game.name, {}), changed(game)
    facts = {name: value for name, value in usual.show.facts().items() if isinstance(value, int)}
    told: set[str] = set()
    for message, found in read(Path(usual.text_folder), lang).items():
        named = found.variables & set(facts)
        told |= named
        attributes = ["", "help"] if message.startswith("option-") else [""]
        for name in named:
            before = " ".join(Speaker(usual, lang).say(message, attribute=attribute) for attribute in attributes)
            after = " ".join(Speaker(other, lang).say(message, attribute=attribute) for attribute in attributes)
            assert str(facts[name]) in numbers(before, lang), message
            assert str(facts[name] + 60) in numbers(after, lang), message
            assert str(facts[name]) not in numbers(after, lang), message
    assert told >= set(facts) - {"levels"}
