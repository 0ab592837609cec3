"""Effects that only one card has: `bespoke('name')` in its pack."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.state import Hebs
from senlac.kernel.responses import Record

#: The names that a pack may use.
NAMES: Final[tuple[str, ...]] = ()


def bespoke(s: Hebs, name: str, record: Record, pending: int) -> None:
    """Carry out a bespoke effect."""
    raise AssertionError(f"no bespoke effect is called {name!r}")
