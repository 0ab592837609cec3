"""Documents of the checkout as pages: copied to their place, with links that lead to pages, not to files."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from os.path import relpath
from pathlib import Path, PurePosixPath

from pages.common import ROOT, Pages, Source

#: Documents at the root of the checkout and their place among the pages.
AT_ROOT = {
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "CODE_OF_CONDUCT.md": "project/code-of-conduct.md",
}
#: What else moves: an overview of a folder is its index.
MOVED = {**AT_ROOT, "docs/adr/README.md": "adr/index.md"}
#: Of a README that is no page itself.
INSTEAD = {"README.md": "index.md", "docs/adr": "adr/index.md"}

_LINK = re.compile(r"(!?)\[([^\[\]]*)\]\(([^()\s]+)\)")
_DEFINITION = re.compile(r"^\[([^\[\]]+)\]: (\S+)$", re.MULTILINE)
_SPAN = re.compile(r"(?<![\[`])`([^`\s]+)`(?![\]`])")


class BrokenLink(Exception):
    """A link of a document that leads nowhere; the message names both."""


def documents() -> dict[str, str]:
    """Every document of the checkout that is a page or belongs to one: its path, and its place among the pages."""
    found = [path for pattern in ("*.md", "*.json", "pictures/*") for path in (ROOT / "docs").rglob(pattern)]
    names = sorted({path.relative_to(ROOT).as_posix() for path in found})
    return {name: MOVED.get(name, name.removeprefix("docs/")) for name in [*names, *AT_ROOT]}


def staged(source: Source, rules: Mapping[str, str], generated: Collection[str]) -> Pages:
    """All documents in Markdown, with their links changed; `rules` are the addresses of ids.

    Documents may link to pages that are `generated`, as if these were files beside them.
    """
    places = {**documents(), **{f"docs/{place}": place for place in generated}}
    pages = {}
    for name, place in places.items():
        if name.endswith(".md") and place not in generated:
            text = (ROOT / name).read_text("utf-8")
            pages[place] = outside_code(text, _Document(name, place, places, source, rules).linked)
    return pages


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change a document but for its blocks of code."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else change(part) for part in parts)


class _Document:
    """One document, whose links are resolved."""

    def __init__(
        self, name: str, place: str, places: Mapping[str, str], source: Source, rules: Mapping[str, str]
    ) -> None:
        self.name, self.place, self.places, self.source, self.rules = name, place, places, source, rules

    def linked(self, text: str) -> str:
        for words, target in _DEFINITION.findall(text):
            text = text.replace(f"[{words}]: {target}\n", "")
            text = text.replace(f"[{words}]", self.source.link(f"`{words}`", self.file_of(target)))
        text = _LINK.sub(self.link, text)
        return _SPAN.sub(self.rule, text)

    def link(self, match: re.Match[str]) -> str:
        picture, words, target = match.groups()
        if re.match(r"[a-z]+:|#", target):
            return match[0]
        path, hash_, fragment = target.partition("#")
        name = self.file_of(path)
        place = self.places.get(name) or INSTEAD.get(name)
        if place is None:
            return self.source.link(words, name)
        return f"{picture}[{words}]({self.way_to(place)}{hash_}{fragment})"

    def file_of(self, target: str) -> str:
        """The file of the checkout that a link names."""
        path = Path(relpath(ROOT / PurePosixPath(self.name).parent / target, ROOT)).as_posix()
        if path not in self.places and not (ROOT / path).exists():
            raise BrokenLink(f"{self.name} links to {target}, and there is no such file.")
        return path

    def rule(self, match: re.Match[str]) -> str:
        """An id of a rule, set as code, leads to the rule."""
        page = self.rules.get(match[1])
        return f"[{match[0]}]({self.way_to(page)})" if page else match[0]

    def way_to(self, place: str) -> str:
        return relpath(place, PurePosixPath(self.place).parent).replace("\\", "/")
