"""Shared by all generated pages: the files of the site, and links to lines of source."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "fr")
#: French puts a space before it.
COLONS = (":", "\u00a0:")
#: Pages by path: Markdown text, or a drawing.
Pages = dict[str, str]

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")


@dataclass(frozen=True)
class Source:
    """Where the sources can be read online; without an address, locations are named but not linked."""

    base: str = ""

    def place(self, path: str, line: int = 0, words: str = "") -> str:
        """A source location in HTML."""
        shown = escape(words or (f"{path}:{line}" if line else path))
        if not self.base:
            return f"<code>{shown}</code>"
        anchor = f"#L{line}" if line else ""
        return f'<a href="{escape(self.base)}{escape(path)}{anchor}"><code>{shown}</code></a>'

    def link(self, words: str, path: str) -> str:
        """A Markdown link to a file that is not a page; plain text if the sources have no address."""
        return f"[{words}]({self.base}{path})" if self.base else words


def plain(words: str) -> str:
    r"""Text escaped for Markdown.

    >>> plain("a_b | [c]")
    'a\\_b \\| \\[c\\]'
    """
    return _SPECIAL.sub(r"\\\1", words)


def table(heads: Sequence[str], rows: Sequence[Sequence[object]], right: str = "") -> list[str]:
    """A Markdown table; `right` has an r for each right-aligned column."""
    marks = ["--:" if right[i : i + 1] == "r" else "---" for i in range(len(heads))]
    lines = [heads, marks, *[[str(cell) for cell in row] for row in rows]]
    return ["", *[f"| {' | '.join(line)} |" for line in lines], ""]


@cache
def shown(path: Path) -> str:
    """A file's path within the checkout."""
    return path.resolve().relative_to(ROOT).as_posix()
