"""What all generated pages share: the files of the site as they are made, and links to lines of source."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "fr")
#: French has a space before it.
COLONS = (":", "\u00a0:")
#: Pages by their place among the pages: text that is Markdown, or a drawing.
Pages = dict[str, str]

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")


@dataclass(frozen=True)
class Source:
    """Where people read the sources; without an address places are named and not linked."""

    base: str = ""

    def place(self, path: str, line: int = 0, words: str = "") -> str:
        """A place in the sources in HTML."""
        shown = escape(words or (f"{path}:{line}" if line else path))
        if not self.base:
            return f"<code>{shown}</code>"
        anchor = f"#L{line}" if line else ""
        return f'<a href="{escape(self.base)}{escape(path)}{anchor}"><code>{shown}</code></a>'

    def link(self, words: str, path: str) -> str:
        """A link of Markdown to a file that is no page; its words alone if sources have no address."""
        return f"[{words}]({self.base}{path})" if self.base else words


def plain(words: str) -> str:
    r"""Words as they are, in Markdown.

    >>> plain("a_b | [c]")
    'a\\_b \\| \\[c\\]'
    """
    return _SPECIAL.sub(r"\\\1", words)


def table(heads: Sequence[str], rows: Sequence[Sequence[object]], right: str = "") -> list[str]:
    """A table of Markdown; `right` has an r for each column that is aligned to the right."""
    marks = ["--:" if right[i : i + 1] == "r" else "---" for i in range(len(heads))]
    lines = [heads, marks, *[[str(cell) for cell in row] for row in rows]]
    return ["", *[f"| {' | '.join(line)} |" for line in lines], ""]


@cache
def shown(path: Path) -> str:
    """A file as it is named in the checkout."""
    return path.resolve().relative_to(ROOT).as_posix()
