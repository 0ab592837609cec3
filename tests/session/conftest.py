"""Sessions of Three Fords to test with."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from senlac.kernel.rng import Quick
from senlac.session import Session

Played = Callable[..., Session]


@pytest.fixture
def played() -> Played:
    """`played(20)` is a session after so many random decisions; `seed` and options may be given."""

    def play(decisions: int, seed: int = 3, **options: object) -> Session:
        session, rng = Session.new("fords", seed, **options), Quick(seed)
        while decisions and session.outcome is None:
            seat = rng.pick(session.asked)
            question = session.decision(seat)
            assert question is not None
            session.play(seat, rng.pick(question.options))
            decisions -= 1
        return session

    return play
