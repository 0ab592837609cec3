"""The words: each is asked for somewhere, and no language stands in the source."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import senlac
from senlac.catalogue import entries
from senlac.games.hastings.text import words as hastings
from senlac.games.hebs.text import words as hebs

SOURCE = Path(senlac.__file__).parent
#: The grammar of a language's cards is a module of its own. The rest has letters of other languages for a reason.
GRAMMARS = ("games/hebs/show/english.py", "games/hebs/show/french.py")
FREE = {
    "text/reading.py": "what people type is folded: œ is oe",
    "cli/cards.py": "apostrophes of either kind are searched for",
    "games/hebs/packs/library.py": "apostrophes of either kind are searched for",
    "games/hebs/packs/reading.py": "no-break spaces may stand in texts",
    "games/hastings/scenario/reading.py": "no-break spaces may stand in texts",
    "games/hebs/game.py": "the French edition has rules of its own",
}
FOREIGN = re.compile(r"[àâçéèêëîïôûùœ’«»]|\u00a0", re.IGNORECASE)
LANGUAGE = re.compile(r"""(==|!=|\bin \() ?["'](en|fr)["']|["']fr["']:|\[tongue\]""")


def quoted(source: str) -> set[str]:
    """All that stands in quotes, or in them before a value."""
    return set(re.findall(r"[\"']([\w-]+)(?=[\"'{])", source))


def asked_for(name: str, words: set[str]) -> bool:
    """Whether a word is among those quoted: whole, or without its family, its box or its number."""
    parts = name.split("-")
    tries = {"-".join(parts[first:last]) for first in range(3) for last in (len(parts), len(parts) - 1)}
    tries |= {re.sub(r"\d+$", "", each) for each in tries}
    return not tries.isdisjoint(words)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("folder", [hebs.folder, hastings.folder], ids=["hebs", "hastings"])
def test_every_word_is_asked_for(folder: str, lang: str) -> None:
    written = (Path(folder) / f"words-{lang}.ftl").read_text("utf-8")
    paths = [*Path(folder).parent.rglob("*.py"), *(SOURCE / "cli").glob("*.py")]
    source = "\n".join([path.read_text("utf-8") for path in paths]) + f'"{written}"'.replace("{ ", '"').replace(
        " }", '"'
    )
    words = quoted(source)
    assert [name for name, _ in entries(written) if not asked_for(name, words)] == []


def spoken(path: Path) -> list[str]:
    """The texts in a module that are not its docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
    return [node.value for node in found if isinstance(node.value, str)]


def languages_in(path: Path) -> list[str]:
    """The texts of a module that are in another language than English, and its lines that ask which language it is."""
    code = re.sub(r'""".*?"""', "", path.read_text("utf-8"), flags=re.DOTALL)
    asks = [line.strip() for line in code.splitlines() if LANGUAGE.search(line) and "edition" not in line]
    return [text for text in spoken(path) if FOREIGN.search(text)] + asks


def test_no_language_stands_in_the_source() -> None:
    names = {str(path.relative_to(SOURCE)): path for path in SOURCE.rglob("*.py")}
    found = {name: languages_in(path) for name, path in names.items() if name not in (*GRAMMARS, *FREE)}
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "code",
    ['WORDS = {"zeal": ("Zeal", "Zèle")}', 'x = a if lang == "fr" else b', 'x = {"en": "hit", "fr": "touche"}'],
)
def test_a_language_in_the_source_is_found(code: str, tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text(code, "utf-8")
    assert languages_in(tmp_path / "module.py")
