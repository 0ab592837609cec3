"""Levels: one list for all, each with its words; a Recruit overlooks things and lets responses go by."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

import senlac
from senlac.ai.bots import bots
from senlac.ai.greedy import Greedy
from senlac.ai.levels import LEVELS, USUAL, at_level
from senlac.catalogue import LANGUAGES, entries
from senlac.kernel.decision import decision
from senlac.kernel.fields import State
from senlac.kernel.frames import ask_of, first_asked, playout, run
from senlac.kernel.responses import PASS, Respond
from senlac.kernel.rng import Quick
from senlac.kernel.views import view
from senlac.registry import configure
from senlac.server.wire import Level

ROOT = Path(__file__).parents[2]


def positions(name: str, count: int) -> list[State]:
    """Positions of random play in which somebody has a choice."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        s: State = configure(name, {}).start()
        run(s)
        playout(s, Quick(seed), 5 + 7 * (seed % 12))
        seed += 1
        if not s.result and len(decision(s, first_asked(s)).options) > 1:  # type: ignore[union-attr]
            found.append(s)
    return found


def test_levels_are_bots_everywhere() -> None:
    assert list(LEVELS) == ["recruit", "soldier", "captain", "marshal", "king"]
    assert set(LEVELS) <= set(bots())
    assert list(get_args(Level)) == list(LEVELS)
    assert USUAL in LEVELS
    assert type(senlac.bot("king", seed=3)) is type(at_level("king"))


def _words(file: Path) -> dict[str, str]:
    found = {name: source.partition("=")[2].strip() for name, source in entries(file.read_text("utf-8"))}
    return {name: text.splitlines()[0] for name, text in found.items() if name.startswith("level-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_browser_and_terminal_say_the_same_of_each_level(lang: str) -> None:
    said = _words(ROOT / f"src/senlac/text/{lang}.ftl")
    assert set(said) == {f"level-{name}{end}" for name in LEVELS for end in ("", "-is")}
    assert _words(ROOT / f"web/src/text/{lang}.ftl") == said


@pytest.mark.parametrize("level", ["recruit", "captain"])
def test_a_level_plays_the_same_for_the_same_seed_and_whatever_is_hidden(level: str) -> None:
    for s in positions("1066", 4):
        seat = first_asked(s)
        question = decision(s, seat)
        assert question is not None
        choices = set()
        for seed in range(3):
            other = s.clone()
            s.game.permute(other, seat, Quick(seed))
            choices.add(at_level(level, 9).choose(view(other, seat), question))
        assert len(choices) == 1
        assert choices <= set(question.options)


def test_a_recruit_lets_every_response_go_by() -> None:
    s = next(it for it in _windows())
    seat = first_asked(s)
    question = decision(s, seat)
    assert question is not None
    assert {at_level("recruit", seed).choose(view(s, seat), question) for seed in range(5)} == {PASS}


def _windows() -> list[State]:
    """Positions of random play in which somebody may respond."""
    found: list[State] = []
    for seed in range(200):
        s: State = configure("1066", {}).start()
        run(s)
        for _ in range(150):
            playout(s, Quick(seed * 1000 + s.serial), 1)
            if s.result:
                break
            if isinstance(ask_of(s), Respond) and len(decision(s, first_asked(s)).options) > 1:  # type: ignore[union-attr]
                return [s]
    return found


def test_what_is_overlooked_is_overlooked_whole_and_the_rest_is_judged() -> None:
    s = max(positions("1066", 12), key=lambda it: len(decision(it, first_asked(it)).options))  # type: ignore[union-attr]
    options = ask_of(s).advice.worth_considering(s, s.top[2], decision(s, first_asked(s)).options)  # type: ignore[union-attr]
    things = {option[:2] for option in options}
    assert len(things) >= 4
    for seed in range(10):
        seen = Greedy(seed=seed, sight=0.5)._noticed(options)
        noticed = {option[:2] for option in seen}
        assert len(noticed) == round(len(things) / 2)
        assert seen == [option for option in options if option[:2] in noticed]
