"""Menus: at most 40 lines, nothing lost, and groups that say what they stand for."""

from __future__ import annotations

import random

import pytest

from senlac.cli.menu import LONGEST, divide, menu
from senlac.session import Session
from senlac.text import LANGUAGES, Speaker


def positions(name: str, seed: int, count: int) -> list[Session]:
    """A game that goes on at random; it is one session, looked at after each choice."""
    session = Session.new(name, str(seed))
    lots = random.Random(seed)
    found: list[Session] = []
    while session.outcome is None and len(found) < count:
        question = session.decision(session.asked[0])
        assert question is not None
        if len(question.options) > LONGEST:
            return [session]
        session.play(session.asked[0], lots.choice(question.options))
    return found


@pytest.mark.parametrize("name", ["hastings", "1066-foe", "1565-foe"])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_questions_are_divided_until_every_option_is_reached(name: str, seed: int, lang: str) -> None:
    (session,) = positions(name, seed, 2_000)
    question = session.decision(session.asked[0])
    assert question is not None
    speaker = Speaker(session.spoken, lang)
    reached = []
    waiting = [question.options]
    while waiting:
        options = waiting.pop(0)
        entries = menu(speaker, question, options, {})
        assert 1 < len(entries) <= LONGEST
        assert len({entry.text for entry in entries}) == len(entries)
        assert sorted(option for entry in entries for option in entry.options) == sorted(options)
        reached += [entry.options[0] for entry in entries if len(entry.options) == 1]
        waiting += [entry.options for entry in entries if len(entry.options) > 1]
    assert sorted(reached) == sorted(question.options)


def test_few_options_are_listed_one_by_one() -> None:
    options = [("pass",), *[("play", card, wedge) for card in range(13) for wedge in range(3)]]
    assert divide(options) == [[option] for option in options]
    assert len(divide([*options, ("play", 13, 0)])) == 15
