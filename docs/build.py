"""Builds the documentation as a self-contained site: ./dev docs, or python docs/build.py [--serve].

Copies the documents to build/docs-source, generates pages on rules, cards and Hastings from the project itself, lets
Zensical turn it all into build/docs, and follows every link.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from pages.battle import battle_pages
from pages.cards import cards_pages
from pages.common import ROOT, Pages, Source
from pages.links import faults
from pages.primers import primer_files, typefaces
from pages.rooms import with_drawing, write_drawing
from pages.rules import links_to_rules, read_rules, rules_pages
from pages.staging import BrokenLink, documents, staged

from senlac.games.hebs.show.composer import COMPOSER

HERE = Path(__file__).resolve().parent
CONFIG = HERE / "zensical.toml"
THEME = HERE / "theme"
BUILD = ROOT / "build"
WORK = BUILD / "docs-source"
SITE = BUILD / "docs"
#: In the navigation, stands for all decisions.
DECISIONS = '"adr/*.md"'


class CannotBuild(Exception):
    """The site cannot be built; the message says why and what to do."""


def main() -> int:
    options = argparse.ArgumentParser(description="Build the documentation into build/docs.")
    options.add_argument("--serve", action="store_true", help="then show it on this machine")
    options.add_argument("--port", type=int, default=8066, help="the port to serve on (8066)")
    options.add_argument("--drawing", action="store_true", help="only redraw the picture of the rooms")
    chosen = options.parse_args()
    if chosen.drawing:
        print(shown(write_drawing()))
        return 0
    try:
        build()
    except (CannotBuild, BrokenLink) as error:
        print(error, file=sys.stderr)
        return 1
    if chosen.serve:
        serve(chosen.port)
    return 0


def build() -> None:
    """Build the whole site from scratch."""
    began = time.monotonic()
    shutil.rmtree(WORK, ignore_errors=True)
    with step("Writing pages"):
        pages = all_pages(Source(source_address()))
        write(pages)
    with step("Building the site"):
        make()
    with step("Following links"):
        found = faults(SITE)
    if found:
        raise CannotBuild("\n".join([*found[:40], f"{len(found)} links are broken; fix them and build again."]))
    count = sum(1 for _ in SITE.rglob("*.html"))
    print(f"{count} pages in {time.monotonic() - began:.0f} s: {shown(SITE / 'index.html')}")


def source_address() -> str:
    """Where the sources can be read, from the project's address in pyproject.toml; empty if it has none."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    home = str(project["tool"]["hatch"]["metadata"]["hooks"]["custom"]["home"]).rstrip("/")
    return f"{home}/blob/main/" if home else ""


def all_pages(source: Source) -> Pages:
    """All pages and drawings, handwritten and generated."""
    coverage = read_rules()
    generated = {**rules_pages(coverage, source), **cards_pages(), **battle_pages(source)}
    written = staged(source, links_to_rules(coverage), generated)
    written["architecture.md"] = with_drawing(written["architecture.md"])
    return {**written, **generated}


def write(pages: Pages) -> None:
    """Put the pages, their files, the theme and the navigation where Zensical expects them."""
    for place, text in pages.items():
        path = WORK / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for place, text in primer_files().items():
        (WORK / place).parent.mkdir(parents=True, exist_ok=True)
        (WORK / place).write_text(text, "utf-8")
    for name, place in documents().items():
        if place not in pages:
            (WORK / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, WORK / place)
    shutil.copytree(THEME, WORK / "theme")
    shutil.copyfile(ROOT / "web" / "src" / "senlac.svg", WORK / "theme" / "senlac.svg")
    for path in typefaces():
        shutil.copyfile(path, WORK / "theme" / path.name)
    if COMPOSER.is_file():
        shutil.copyfile(COMPOSER, WORK / "theme" / "composer.js")
    else:
        print("without pictures of cards, which ./dev web builds the composer for ...", end=" ")
    (BUILD / "zensical.toml").write_text(configuration(sorted(pages)), "utf-8")


def configuration(places: list[str]) -> str:
    """The configuration with all decisions in the navigation."""
    decisions = [f'"{place}"' for place in places if place.startswith("adr/0")]
    return CONFIG.read_text("utf-8").replace(DECISIONS, ", ".join(decisions))


def make() -> None:
    """Run Zensical; its output is shown only if it fails."""
    shutil.rmtree(SITE, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "-f", str(BUILD / "zensical.toml")]
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, check=False)
    if "No module named zensical" in done.stderr:
        raise CannotBuild("The site is built with Zensical: install it with pip install -e '.[docs]' and try again.")
    if done.returncode:
        raise CannotBuild(f"{done.stdout}{done.stderr}\nZensical did not accept the pages in {shown(WORK)}.")


def serve(port: int) -> None:
    """Show the site on this machine until Ctrl-C."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(SITE))
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        sys.exit(f"Port {port} cannot be used ({error.strerror}); choose another with --port.")
    print(f"http://127.0.0.1:{server.server_port}/ (Ctrl-C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()


@contextmanager
def step(name: str) -> Iterator[None]:
    began = time.monotonic()
    print(f"{name} ...", end=" ", flush=True)
    yield
    print(f"{time.monotonic() - began:.1f} s", flush=True)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


if __name__ == "__main__":
    sys.exit(main())
