"""The house rules of our French, and the little that our English has, for everything that is ever shown.

Apostrophes are ’, spaces before : ; ! ? » % and after « do not break (U+00A0), the dash is –, names elide as in the
edition (d’Hastings, d’Harold), and some words have one spelling. Names of cards stand in quotation marks wherever a
sentence has them, so that their own punctuation never runs into it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import senlac.text
from senlac import primers
from senlac.cli.common import fitted
from senlac.games.hebs.packs.library import factions, pack
from senlac.games.hebs.show.cardtext import card_text, objective_text, type_line
from senlac.games.hebs.show.wording import Names
from senlac.registry import configure, game_type, games
from senlac.server.speech import game_info
from senlac.sim import labreport

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(
    {
        Path(senlac.text.__file__).parent,
        Path(primers.words.folder),
        Path(labreport.words.folder),
        *[Path(game_type(name).text_folder) for name in games()],
    }
    | {path.parent for path in (ROOT / "web" / "src").rglob("fr.ftl")}
)
PACKS = {name: pack(name) for name in factions()}
CARDS = {card.id: card.name for found in PACKS.values() for card in found.cards}

FRENCH = {
    "apostrophe": re.compile(r"(?<=\w)'|'(?=\w)"),
    # The narrow space stands in large numbers only.
    "breaking space": re.compile(r"(?<=\S) +[:;!?»%]|« |(?<!\d)\u202f|\u202f(?!\d)"),
    "no space": re.compile(r"[^\s\u00a0.…?!«(\[/][!?;»]|[a-zà-ÿ)»]:(?=\s|$)|«(?![\u00a0 ])"),
    "dash": re.compile(r"—|(?<=\s)-(?=\s)|―"),
    "elision": re.compile(r"\b(de|que|le|jusque) (Hastings|Harold)", re.IGNORECASE),
    "spelling": re.compile(
        r"\btapisserie|[Hh]uscarl|\bLeofwin|[Hh]exagon(e|al)|[Mm]ur des boucliers|[Mm]urs de bouclier\b|Elme-"
    ),
    "English quotes": re.compile(r"[“”\"]"),
    "runs together": re.compile(r"[!?]\.(?!\.)|  |\.\.(?!\.)|,,|,\."),
}
ENGLISH = {
    "straight quotes": re.compile(r"\""),
    "dash": re.compile(r"—"),
    "runs together": re.compile(r"[!?]\.(?!\.)|(?<=\S)  (?=\S)|(?<!\.)\.\.(?!\.)|,,|,\."),
}


def faults(text: str, lang: str) -> list[str]:
    """What is wrong with a text."""
    found = FRENCH if lang == "fr" else ENGLISH
    return [f"{rule}: {text!r}" for rule, sign in found.items() if sign.search(text)]


# ------------------------------------------------------------------ catalogues


class Said(Visitor):
    """The texts of a message, one for each way through its selectors, with names for what is put in."""

    def of(self, pattern: ast.Pattern) -> list[str]:
        told = [""]
        for element in pattern.elements:
            told = [before + after for before in told for after in self.part(element)]
        return told

    def part(self, element: ast.TextElement | ast.Placeable) -> list[str]:
        if isinstance(element, ast.TextElement):
            return [element.value]
        inner = element.expression
        if isinstance(inner, ast.StringLiteral):
            return [str(inner.parse()["value"])]
        if isinstance(inner, ast.SelectExpression):
            return [text for variant in inner.variants for text in self.of(variant.value)][:12]
        return ["X"]


def messages(folder: Path, lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    texts = [path.read_text("utf-8") for path in sorted(folder.glob(f"*{lang}.ftl")) if "typed" not in path.name]
    for entry in FluentParser().parse("\n".join(texts)).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_catalogues(folder: Path, lang: str) -> None:
    wrong: list[str] = []
    for name, pattern in messages(folder, lang):
        # The lines of the terminal's help are a table: spaces make its columns.
        for text in Said().of(pattern):
            told = re.sub(r"\S {2,}", "x ", text) if name in ("cli-help", "companion-help") else text
            wrong += [f"{name}: {fault}" for fault in faults(" ".join(told.split("\n")), lang)]
    assert not wrong


#: Messages that are a bare name, or begin with one as a heading, as buttons and lists have it.
BARE = re.compile(r"^\{ \$\w+ \}( – |$)")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_of_cards_are_quoted_in_sentences(lang: str) -> None:
    folder = Path(game_type("1066").text_folder)
    text = (folder / f"{lang}.ftl").read_text("utf-8")
    bare: list[str] = []
    for line in text.split("\n"):
        said = re.sub(r"^(?:[\w-]+|\s+\.\w+) = ", "", line)
        if BARE.match(said):
            continue
        bare += re.findall(r".*(?<!«\u00a0)(?<!“)\{ \$(?:card2?|objective) \}.*", said)
    assert not bare


# ------------------------------------------------------------------ cards, rules, scenarios


def spoken(raw: Any) -> Iterator[str]:
    """All texts of a file that are in French."""
    if isinstance(raw, dict):
        for name, value in raw.items():
            if isinstance(value, str) and (name == "fr" or name.endswith("_fr")):
                yield value
            else:
                yield from spoken(value)
    elif isinstance(raw, list):
        for item in raw:
            yield from spoken(item)


FILES = [
    *sorted((ROOT / "rules").glob("*.toml")),
    *sorted((ROOT / "src/senlac/games/hebs/packs").glob("*.toml")),
    ROOT / "src/senlac/games/hebs/packs/battlefields.toml",
    ROOT / "src/senlac/games/hastings/scenario/hastings.toml",
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_of_cards_rules_and_scenarios(path: Path) -> None:
    assert [fault for text in spoken(tomllib.loads(path.read_text("utf-8"))) for fault in faults(text, "fr")] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("faction", PACKS)
def test_the_texts_of_cards(faction: str, lang: str) -> None:
    found = PACKS[faction]
    names = Names(found.traits, CARDS).in_box(found.box)
    told = [line for card in found.cards for line in (type_line(card, names, lang), *card_text(card, names, lang))]
    told += [line for task in found.objectives for line in objective_text(task, names, lang)]
    assert [fault for line in told for fault in faults(line, lang)] == []


@pytest.mark.parametrize("name", games())
def test_games_and_their_options(name: str) -> None:
    info = game_info(name, "fr")
    told = [info.title, info.blurb, *info.seats, configure(name, {}).show.title("fr")]
    for option in info.options:
        told += [option.title, option.help, *option.choice_titles]
    assert [fault for text in told for fault in faults(text, "fr")] == []


# ------------------------------------------------------------------ whole games


@pytest.mark.parametrize("path", sorted((ROOT / "tests/golden").glob("*.txt")), ids=lambda path: path.stem)
def test_the_logs_of_whole_games(path: Path) -> None:
    lang = path.stem.rsplit(".", 1)[-1]
    wrong: list[str] = []
    for line in path.read_text("utf-8").splitlines():
        # Boards stand in columns, and cut names short.
        if not re.search(r"[│┼─]|  |^[\d.~ ]+$", line):
            wrong += faults(line, lang)
    assert not wrong


@pytest.mark.parametrize("width", range(16, 60))
def test_the_terminal_does_not_break_there(width: int) -> None:
    told = "Les Normands piochent «\u00a0Le duc est vivant\u00a0!\u00a0». Réagir\u00a0? Les Saxons\u00a0: main 4"
    lines = fitted(told, width).split("\n")
    assert " ".join(lines) == told
    assert not [line for line in lines if re.search(r"^[\u00a0!?:»]|[\u00a0«]$", line)]


# ------------------------------------------------------------------ the rules themselves


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("apostrophe", "l'Aile"),
        ("breaking space", "Réagir ?"),
        ("breaking space", "Force : 3"),
        ("breaking space", "« Wadard\u00a0»"),
        ("breaking space", "Réagir\u202f?"),
        ("breaking space", "31 %"),
        ("no space", "Réagir?"),
        ("no space", "Force: 3"),
        ("no space", "la main; la pioche"),
        ("no space", "«Wadard\u00a0»"),
        ("no space", "«\u00a0Wadard»"),
        ("dash", "Action — Infligez"),
        ("dash", "Unité - Infanterie"),
        ("elision", "la bataille de Hastings"),
        ("elision", "autre que Harold"),
        ("spelling", "la tapisserie de Bayeux"),
        ("spelling", "les huscarls"),
        ("spelling", "6 hexagones"),
        ("spelling", "Leofwine Godwinson"),
        ("English quotes", "la carte “Wadard”"),
        ("runs together", "piochent Le duc est vivant\u00a0!."),
        ("runs together", "deux  espaces"),
    ],
)
def test_a_fault_is_found(rule: str, text: str) -> None:
    assert [fault.split(":")[0] for fault in faults(text, "fr")] == [rule]


@pytest.mark.parametrize(
    "text",
    [
        "Les Normands piochent «\u00a0Le duc est vivant\u00a0!\u00a0».",
        "«\u00a0Retraite ou fuite\u00a0?\u00a0»\u00a0: 2 dégâts, d’Harold à Hastings (coût -1) – 31\u00a0%…",
    ],
)
def test_good_french_has_none(text: str) -> None:
    assert faults(text, "fr") == []


def test_english_faults_are_found() -> None:
    assert faults("The Normans use Retreat or Flight?.", "en")
    assert faults("The Normans draw  a card.", "en")
    assert faults("The Normans use “Retreat or Flight?”.", "en") == []
