"""Turns documents of the checkout into pages, with links between files turned into links between pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from os.path import relpath
from pathlib import Path, PurePosixPath

from pages.common import ROOT, Pages, Source

#: Documents at the root of the checkout, and their paths on the site.
AT_ROOT = {
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "CODE_OF_CONDUCT.md": "project/code-of-conduct.md",
}
#: Other documents that move: a folder's README becomes its index.
MOVED = {**AT_ROOT, "docs/adr/README.md": "adr/index.md"}
#: Where links to a README lead that is not a page itself.
INSTEAD = {"README.md": "index.md", "docs/adr": "adr/index.md"}

_LINK = re.compile(r"(!?)\[([^\[\]]*)\]\(([^()\s]+)\)")
_DEFINITION = re.compile(r"^\[([^\[\]]+)\]: (\S+)$", re.MULTILINE)
_SPAN = re.compile(r"(?<![\[`])`([^`\s]+)`(?![\]`])")


class BrokenLink(Exception):
    """A link that leads nowhere; the message names the document and the link."""


def documents() -> dict[str, str]:
    """Every document in the checkout that is a page or belongs to one: its path, and its path on the site."""
    found = [path for pattern in ("*.md", "*.json", "pictures/*") for path in (ROOT / "docs").rglob(pattern)]
    names = sorted({path.relative_to(ROOT).as_posix() for path in found})
    return {name: MOVED.get(name, name.removeprefix("docs/")) for name in [*names, *AT_ROOT]}


def staged(source: Source, rules: Mapping[str, str], generated: Collection[str]) -> Pages:
    """All Markdown documents, with their links rewritten; `rules` maps ids to addresses.

    Documents may link to `generated` pages as if they were files next to them.
    """
    places = {**documents(), **{f"docs/{place}": place for place in generated}}
    pages = {}
    for name, place in places.items():
        if name.endswith(".md") and place not in generated:
            text = (ROOT / name).read_text("utf-8")
            pages[place] = outside_code(text, _Document(name, place, places, source, rules).linked)
    return pages


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change a document, except for its code blocks."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else change(part) for part in parts)


class _Document:
    """A document whose links are being resolved."""

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
            raise BrokenLink(f"{self.name} links to {target}, but there is no such file.")
        return path

    def rule(self, match: re.Match[str]) -> str:
        """Turn a rule id set as code into a link to the rule."""
        page = self.rules.get(match[1])
        return f"[{match[0]}]({self.way_to(page)})" if page else match[0]

    def way_to(self, place: str) -> str:
        return relpath(place, PurePosixPath(self.place).parent).replace("\\", "/")
