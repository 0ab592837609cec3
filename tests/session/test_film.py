"""The positions between two decisions, as they are shown one after the other."""

from __future__ import annotations

import random

import pytest

from senlac.session import Session

GAMES = ["1066", "1565", "1066-solo", "hastings"]


def played(name: str, decisions: int, seed: int = 5) -> list[tuple[Session, int]]:
    """A game played at random: it, and where each decision's lines begin in the log."""
    session = Session.new(name, seed=seed)
    rng = random.Random(seed)
    begun: list[tuple[Session, int]] = []
    for _ in range(decisions):
        if session.outcome is not None:
            break
        seat = session.asked[0]
        begun.append((session, len(session.log())))
        question = session.decision(seat)
        assert question is not None
        session.play(seat, rng.choice(question.options))
    return begun


@pytest.mark.parametrize("name", GAMES)
def test_frames_follow_the_log(name: str) -> None:
    for session, line in played(name, 60)[::7]:
        for seat in (-1, 0, 1):
            told = [lines for lines, _ in session.film(line, seat, most=5)]
            assert told == sorted(set(told))
            assert all(line < lines <= len(session.log(seat)) for lines in told)
            assert len(told) <= 5


@pytest.mark.parametrize("name", GAMES)
def test_every_frame_makes_a_scene(name: str) -> None:
    session, _ = played(name, 80)[-1]
    for _, seen in session.film(0, 0, most=60):
        assert session.spoken.show.scene(seen, "en")["kind"]


@pytest.mark.parametrize("name", GAMES)
def test_the_film_ends_where_the_table_is(name: str) -> None:
    """What is shown last on the way is what the table looks like, as far as nothing happened after it."""
    session = Session.new(name, seed=2)
    rng = random.Random(2)
    ends = 0
    for _ in range(120):
        if session.outcome is not None:
            break
        line = len(session.log())
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        session.play(seat, rng.choice(question.options))
        frames = session.film(line, 0, most=999)
        if frames and frames[-1][0] == len(session.log(0)):
            ends += 1
    assert ends > 10


def test_a_film_knows_no_more_than_its_seat() -> None:
    """A card that one side draws unseen by the other is in no frame of the other's film."""
    session, _ = played("1066", 90)[-1]
    for _, seen in session.film(0, 1, most=200):
        assert seen.seat == 1
        assert seen.data["table"]["top"] is not None
    assert session.film(-1) == []
    assert session.film(10**6) == []
