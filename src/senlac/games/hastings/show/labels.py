"""What boards and scenes of Hastings say beside names."""

from __future__ import annotations

from senlac.games.hastings.text import words


def say(name: str, lang: str, **numbers: int | str) -> str:
    """A word of the boards and scenes."""
    return words(f"board-{name}", lang, **numbers)


def compass(point: str, lang: str) -> str:
    """A point of the compass: SW, or SO in French."""
    return words(f"compass-{point}", lang)
