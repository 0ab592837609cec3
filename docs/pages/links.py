"""Checks the links of the finished site: each leads somewhere, and nothing is loaded from another host."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

#: Attributes that make a page load something.
FETCHED = {("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("link", "href")}
#: The 404 page can be served at any address, so it has no relative links.
ANYWHERE = "404.html"


class _Page(HTMLParser):
    """A page's anchors, its links, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors = {"", "__search"}
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            elif value and (tag, name) in FETCHED:
                self.fetched.append(value)
            elif value and name in ("href", "src"):
                self.links.append(value)


def faults(site: Path) -> list[str]:
    """The broken links of a site, page by page."""
    pages = {path.resolve(): _Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    return [
        f"{path.relative_to(site.resolve())}: {fault}"
        for path, page in pages.items()
        if path.name != ANYWHERE
        for fault in _faults_of(path, page, pages)
    ]


def _faults_of(path: Path, page: _Page, pages: dict[Path, _Page]) -> Iterator[str]:
    for link in [*page.fetched, *page.links]:
        parts = urlsplit(link)
        if parts.scheme == "data":
            continue
        if parts.scheme or parts.netloc:
            if link in page.fetched:
                yield f"{link} is loaded from another host"
            continue
        target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        target = target / "index.html" if target.is_dir() else target
        if not target.is_file():
            yield f"{link} leads nowhere"
        elif target in pages and unquote(parts.fragment) not in pages[target].anchors:
            yield f"{link}: there is no such anchor on that page"
