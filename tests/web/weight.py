"""How heavy the browser client is: what a browser has loaded before it has seen every game, and pages by themselves."""

from __future__ import annotations

import gzip
from collections import Counter
from pathlib import Path

STATIC = Path(__file__).parent.parent.parent / "src" / "senlac" / "web" / "static"
#: Pages that load a script of their own when they are opened. Printed sheets carry the composer; the client does not.
APART = ("Analysis", "Cards", "Enter", "NoticeSettings", "Operator", "Player", "Players", "Verify")
CARRIED = "composer.js"
#: All that the games need.
GAMES = "games"


def packed() -> Counter[str]:
    """The bytes of scripts and styles, packed: of each such page, and of all the rest together."""
    weights: Counter[str] = Counter()
    for path in STATIC.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".svg") and path.name != CARRIED:
            page = path.name.partition("-")[0]
            weights[page if page in APART else GAMES] += len(gzip.compress(path.read_bytes()))
    return weights
