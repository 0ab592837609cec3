"""What scenes say beside names and cards."""

from __future__ import annotations

from typing import Final

#: Words that clients put beside numbers and piles.
SHARED: Final = (
    "cost", "might", "zeal", "health", "resources", "dealt", "hand", "deck", "discard", "reserve", "objectives",
    "against", "final", "marker", "turn", "you", "stack", "legend-tired", "relentless-top",
)  # fmt: skip
