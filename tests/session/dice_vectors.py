"""A finished game with verifiable dice, by which the browser's own stream is tested.

`python -m tests.session.dice_vectors` writes it anew; the same secret, numbers and choices give the same game.
"""

from __future__ import annotations

from hashlib import sha256, sha512
from pathlib import Path

import msgspec

from senlac.kernel.rng import Fair, Quick
from senlac.registry import configure
from senlac.server import jobs, wire
from senlac.session import Session
from senlac.session.fair import commitment, mixed

FILE = Path(__file__).parent / "dice-vectors.json"
ID = "vectors"
#: Bounds that games do not ask for.
BOUNDS = [1, 2, 3, 1, 64, 65, 1000, 2**16, 2**16 + 1, 2**32, 2**32 + 1, 10**14]


def vectors() -> bytes:
    """The game as the server tells of it, and a draw with unusual bounds and kind."""
    dice = Fair.sealed(int.from_bytes(sha512(b"senlac").digest(), "big"))
    promised = commitment(dice.secret, ID)
    numbers = [sha256(seat).hexdigest() for seat in (b"west", b"east")]
    session = Session(configure("hillock", {}), dice)
    session.deal(mixed(ID, numbers))
    _play(session)
    draws = jobs.draws(session.game, dice, session.journal)
    told = wire.DiceRecord("Hillock", ["West", "East"], promised, numbers, dice.secret.hex(), dice.draws, draws)
    dice.begin("épreuve")
    unusual = {"number": dice.draws, "kind": "épreuve", "asked": BOUNDS, "given": [dice.below(n) for n in BOUNDS]}
    found = {"game": ID, "record": told, "unusual": unusual}
    return msgspec.json.encode(found) + b"\n"


def _play(session: Session, takebacks: int = 3) -> None:
    """Random choices to the end; a few are taken back, with what was drawn."""
    rng = Quick(1)
    while session.outcome is None:
        seat = rng.pick(session.asked)
        asked = session.decision(seat)
        assert asked is not None
        before = session.rng.draws
        session.play(seat, rng.pick(asked.options))
        if takebacks and session.rng.draws > before and session.outcome is None:
            takebacks -= 1
            session.ask_takeback(seat)
            session.agree_takeback(1 - seat)


if __name__ == "__main__":
    FILE.write_bytes(vectors())
