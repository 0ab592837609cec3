"""The primers: files of their own beside the pages of the site, to be printed."""

from __future__ import annotations

from pathlib import Path

from pages.common import LANGUAGES, ROOT, Pages
from senlac.primers import OF_GAME, TYPEFACES, primer, style

#: The game whose primer it is, and the book that its marks lead to.
PRIMERS = {"1066": "hebs", "1565": "hebs", "1066-solo": "solo", "1565-solo": "solo", "hastings": "hastings"}
#: The typefaces, which are built with the browser client.
ASSETS = ROOT / "src" / "senlac" / "web" / "static" / "assets"


def primer_files() -> Pages:
    """Each primer in each language, by its path on the site."""
    assert PRIMERS.keys() == OF_GAME.keys()
    head = f"<style>{style(ASSETS, '../theme/')}</style>"
    files = {}
    for game, book in PRIMERS.items():
        for lang, other in zip(LANGUAGES, reversed(LANGUAGES), strict=True):
            rules = f"../rules/{book}/index.html" if lang == "en" else f"../rules/{lang}/{book}/index.html"
            files[f"primers/{game}-{lang}.html"] = primer(game, lang, head, rules, f"{game}-{other}.html")
    return files


def typefaces() -> list[Path]:
    """The files of typefaces that the primers ask for; none if the client is not built."""
    return [path for name in TYPEFACES for path in sorted(ASSETS.glob(f"{name}*.woff2"))]
