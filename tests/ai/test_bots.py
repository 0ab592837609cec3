"""Bots: they choose legal options, by their seed, from the view alone, and thinking helps."""

from __future__ import annotations

import inspect
import json
import os
import time
from typing import Any, get_type_hints

import pytest

import senlac
from senlac.ai import Bot
from senlac.kernel.decision import decision
from senlac.kernel.errors import BadOption
from senlac.kernel.fields import State
from senlac.kernel.frames import first_asked, playout, run
from senlac.kernel.rng import Quick
from senlac.kernel.views import View, permute, view
from senlac.registry import configure
from senlac.session import Session

BOTS = {"random": {}, "greedy": {}, "ismcts": {"iterations": 12}}


def duel(name: str, first: Bot, second: Bot, seed: int, **options: Any) -> Session:
    session = Session.new(name, seed, **options)
    players = [first, second]
    while session.outcome is None:
        for seat in session.asked:
            question = session.decision(seat)
            assert question is not None
            session.play(seat, players[seat].choose(session.view(seat), question))
    return session


@pytest.mark.long
@pytest.mark.parametrize("name", senlac.installed_games())
@pytest.mark.parametrize("who", sorted(BOTS))
def test_every_bot_plays_every_game_to_its_end(name: str, who: str) -> None:
    if name == "hastings" and who != "random" and not os.environ.get("SENLAC_COMPILED"):
        pytest.skip("a minute of thought: the compiled tests have it")
    hasty = {"iterations": 3} if who == "ismcts" else {}
    first, second = (senlac.bot(who, seed=seed, **hasty) for seed in (1, 2))
    short = {"fords": {"rounds": 2}, "hillock": {"turns": 1}}.get(name, {})
    assert duel(name, first, second, 5, **short).outcome is not None


@pytest.mark.parametrize("who", sorted(BOTS))
def test_a_bot_is_the_same_for_the_same_seed(who: str) -> None:
    games = []
    for _ in range(2):
        first, second = (senlac.bot(who, seed=seed, **BOTS[who]) for seed in (1, 2))
        games.append(duel("fords", first, second, 5, rounds=2).state.digest())
    assert games[0] == games[1]


@pytest.mark.parametrize("who", sorted(BOTS))
def test_what_a_bot_cannot_see_does_not_change_its_choice(who: str) -> None:
    s: State = configure("fords", {}).start()
    run(s)
    playout(s, Quick(8), 25)
    seat = first_asked(s)
    question = decision(s, seat)
    assert question is not None
    choices = set()
    for seed in range(3):
        other = s.clone()
        permute(other, seat, Quick(seed))
        choices.add(senlac.bot(who, seed=4, **BOTS[who]).choose(view(other, seat), question))
    assert len(choices) == 1


def test_a_bot_is_given_a_view_and_a_question_and_no_state() -> None:
    hints = get_type_hints(Bot.choose)
    assert hints["view"] is View
    assert list(inspect.signature(Bot.choose).parameters) == ["self", "view", "decision"]
    seen = Session.new("fords", 1).view(0)
    parts = [getattr(seen, name) for name in dir(seen) if not name.startswith("__")]
    assert not any(isinstance(part, State | Session) for part in parts)
    json.dumps(seen.data)


def wins(first: str, second: str, games: int, **settings: Any) -> int:
    """How many of so many games the first bot wins, changing seats."""
    won = 0
    for seed in range(games):
        bots = [senlac.bot(first, seed=seed, **settings), senlac.bot(second, seed=seed + 1000)]
        seat = seed % 2
        order = bots if seat == 0 else bots[::-1]
        outcome = duel("fords", order[0], order[1], seed).outcome
        assert outcome is not None
        won += outcome.winner == seat
    return won


@pytest.mark.long
def test_greed_beats_chance() -> None:
    assert wins("greedy", "random", 40) >= 29


@pytest.mark.long
def test_thought_beats_chance() -> None:
    assert wins("ismcts", "random", 6, iterations=50) >= 5


def test_a_budget_of_seconds_is_kept() -> None:
    session = Session.new("fords", 3)
    session.play(0, "keep")
    session.play(1, "keep")
    question = session.decision(0)
    assert question is not None
    started, used = time.monotonic(), time.process_time()
    assert senlac.bot("ismcts", seconds=0.2).choose(session.view(0), question) in question.options
    assert time.monotonic() - started >= 0.2
    assert time.process_time() - used < 5


def test_a_forced_decision_costs_no_thought() -> None:
    session = Session.new("fords", 3)
    question = session.decision(0)
    assert question is not None
    question.options = question.options[:1]
    assert senlac.bot("greedy").choose(session.view(0), question) == ("keep",)


@pytest.mark.parametrize(
    ("name", "settings", "says"),
    [
        ("gredy", {}, "Did you mean greedy"),
        ("zzz", {}, "There are: captain"),
        ("greedy", {"depth": 3}, "cannot be set so"),
    ],
)
def test_an_unknown_bot_or_setting_is_refused(name: str, settings: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        senlac.bot(name, **settings)
