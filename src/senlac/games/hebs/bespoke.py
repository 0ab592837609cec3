"""Effects that only one card has: `bespoke('name')` in its pack, one of `packs.BESPOKE`."""

from __future__ import annotations

from senlac.games.hebs.state import Hebs
from senlac.kernel.responses import Record


def bespoke(s: Hebs, name: str, record: Record, pending: int) -> None:
    """Carry out a bespoke effect."""
    raise AssertionError(f"no bespoke effect is called {name!r}")
