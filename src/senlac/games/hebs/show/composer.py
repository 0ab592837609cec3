"""The composer, a script that draws the pictures of cards; pages that show cards carry it.

It is built with the browser client. It draws every element of a page with `data-art`, from what `faces.subject_of`
says.
"""

from __future__ import annotations

from pathlib import Path

COMPOSER = Path(__file__).parents[3] / "web" / "static" / "composer.js"


def composer() -> str:
    """The script in its element; empty if the client is not built."""
    if not COMPOSER.is_file():
        return ""
    script = COMPOSER.read_text("utf-8").replace("</script", "<\\/script")
    return f"<script>{script}</script>\n"
