"""Warnings of choices: from the view alone, of what cannot be undone, against other choices, in both languages."""

from __future__ import annotations

import pytest

from senlac.ai.dangers import REPLIES, SERIOUS, Danger, can_undo, dangers, in_words
from senlac.ai.levels import at_level
from senlac.catalogue import LANGUAGES
from senlac.examples import example, position
from senlac.kernel.decision import Decision
from senlac.kernel.frames import Action
from senlac.kernel.responses import PASS
from senlac.kernel.rng import Quick
from senlac.kernel.views import View, permute, view
from senlac.registry import configure
from senlac.session import Session
from senlac.text import Speaker

GAMES = ["1066", "1565", "1066-solo"]


def passes(name: str) -> list[tuple[Session, View, Decision]]:
    """Positions of a game between recruits in which the first seat could pass and could do something else."""
    found: list[tuple[Session, View, Decision]] = []
    session = Session.new(name, 1)
    bots = [at_level("recruit", seat) for seat in (0, 1)]
    while session.outcome is None:
        for seat in session.asked:
            question = session.decision(seat)
            assert question is not None
            if seat == 0 and PASS in question.options and len(question.options) > 2:
                found.append((Session.at(session.state), session.view(seat), question))
            session.play(seat, bots[seat].choose(session.view(seat), question))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_whoever_passes_too_early_is_warned_of_what_that_costs(name: str) -> None:
    told = [danger for _, seen, question in passes(name)[::2] for danger in dangers(seen, question, [PASS])]
    judgement = configure(name, {}).judgement
    assert judgement is not None
    assert told
    assert {danger.note[0] for danger in told} <= set(judgement.setbacks)
    assert all(SERIOUS <= danger.times - danger.otherwise <= REPLIES for danger in told)
    assert any(danger.note[0] in ("warn-missed", "warn-objective") for danger in told)


@pytest.mark.parametrize("name", [*GAMES, "hastings"])
def test_a_warning_is_the_same_whatever_is_hidden(name: str) -> None:
    if name == "hastings":
        session = position(example("10.1.2"))
        found = [(session, session.view(0), question)] if (question := session.decision(0)) else []
    else:
        found = passes(name)[::14]
    assert found
    for session, seen, question in found:
        for action in question.options[:2]:
            told = dangers(seen, question, [action])
            for seed in range(2):
                other = session.state.clone()
                permute(other, question.seat, Quick(seed))
                assert dangers(view(other, question.seat), question, [action]) == told


def test_what_loses_the_battle_is_said_first_and_the_unit_that_is_chosen_is_not_mentioned() -> None:
    session = position(example("10.1.2"))
    question = session.decision(0)
    assert question is not None
    told = {action: dangers(session.view(0), question, [action]) for action in question.options}
    assert any(told.values())
    for action, found in told.items():
        assert all(danger.note != ("warn-eliminated", {"unit": ("unit", action[1])}) for danger in found)
    worst = [found[0].note[0] for found in told.values() if found]
    assert set(worst) & {"warn-lost", "warn-king-dies"}


@pytest.mark.parametrize("name", ["1066", "hastings"])
def test_what_counts_as_undoable_is_what_the_session_lets_be_undone(name: str) -> None:
    session = Session.new(name, 2)
    bots = [at_level("recruit", seat) for seat in (0, 1)]
    seen = set()
    while session.outcome is None and len(session.journal) < 150:
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        before = session.state
        session.play(seat, bots[seat].choose(session.view(seat), question))
        assert can_undo(before, session.state, seat) == session.can_undo(seat)
        seen.add(session.can_undo(seat))
    assert seen == {True, False}


def test_nobody_is_warned_where_there_is_nothing_to_choose_or_of_what_is_not_offered() -> None:
    _, seen, question = passes("1066")[0]
    nonsense: list[Action] = [("play", 0, 7)]
    assert dangers(seen, question, nonsense) == []
    assert dangers(seen, question, []) == []
    fords = Session.new("fords", 1)
    asked = fords.decision(0)
    assert asked is not None
    assert dangers(fords.view(0), asked, [asked.options[0]]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "about"),
    [
        ("1066", {"card": ("card", 1), "wedge": ("wedge", 1), "objective": ("objective", 1)}),
        ("1565-solo", {"card": ("card", 1), "wedge": ("wedge", 1), "objective": ("objective", 1)}),
        ("hastings", {"piece": ("piece", 1), "unit": ("unit", 1)}),
    ],
)
def test_every_setback_has_words(lang: str, name: str, about: dict[str, tuple[str, int]]) -> None:
    game = configure(name, {})
    judgement, speaker = game.judgement, Speaker(game, lang)
    assert judgement is not None
    assert judgement.setbacks
    for code in judgement.setbacks:
        for otherwise in (0, 3):
            said = in_words(Danger((code, dict(about)), 7, otherwise), speaker)
            assert "7" in said
            assert "{" not in said
            assert ("3" in said) == bool(otherwise)
