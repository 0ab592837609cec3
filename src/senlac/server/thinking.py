"""How a bot of some level chooses; it is done by a worker."""

from __future__ import annotations

from senlac.ai.levels import at_level
from senlac.kernel.decision import Decision
from senlac.kernel.frames import Action
from senlac.kernel.views import View


def choose(seen: View, question: Decision, level: str, seed: int) -> Action:
    """The answer of a bot at that level."""
    return at_level(level, seed).choose(seen, question)
