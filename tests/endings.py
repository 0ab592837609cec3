"""Games that end soon, to be opened as saves."""

from __future__ import annotations

from pathlib import Path

from senlac.kernel.rng import Dice
from senlac.session import Session
from senlac.session.saves import dump

SAVE = Path(__file__).parent / "saves" / "v1" / "1066-rules2.senlac"


def given_up(entries: int) -> str:
    """The save of a game of 1066 that the first seat gives up after so many entries."""
    whole = Session.load(SAVE)
    session = Session(whole.game, Dice.seeded(whole.seed), whole.seed, whole.journal[:entries])
    session.resign(0)
    return dump(session, {})
