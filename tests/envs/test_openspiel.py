"""The games in OpenSpiel. Needs the extra `openspiel`: `./dev test --lab` installs it."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed: ./dev test --lab")

flags: Any = pytest.importorskip("absl.flags")
recording: Any = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")

import senlac.envs.openspiel  # noqa: E402, F401 - registers the games

NAMES = ("1066", "1565", "1066_solo", "1565_solo", "hastings")


def step(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_plays_a_random_game(name: str) -> None:
    game = pyspiel.load_game(f"python_senlac_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_copy_goes_its_own_way() -> None:
    game = pyspiel.load_game("python_senlac_1066")
    state, rng = game.new_initial_state(), random.Random(1)
    for _ in range(60):
        step(state, rng)
    before = str(state)
    other = state.clone()
    deep = copy.deepcopy(state)
    assert str(other) == before
    for _ in range(20):
        step(other, rng)
    assert str(state) == before == str(deep)
    assert str(other) != before


def test_the_same_actions_lead_to_the_same_position() -> None:
    game = pyspiel.load_game("python_senlac_hastings")
    state, rng = game.new_initial_state(), random.Random(2)
    for _ in range(80):
        step(state, rng)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_player_observes_what_the_other_environments_show() -> None:
    game = pyspiel.load_game("python_senlac_1066")
    state, rng = game.new_initial_state(), random.Random(3)
    while state.is_chance_node() or state.state.round == 0:
        step(state, rng)
    observer = game.make_py_observer()
    for player in (0, 1):
        observer.set_from(state, player)
        assert list(observer.tensor) == list(state.table.observation.of(state.state, player))
        assert list(observer.dict["hand"].nonzero()[0]) == state.state.hand[player]
        assert "Wedge 1" in observer.string_from(state, player)


def test_actions_have_words() -> None:
    state = pyspiel.load_game("python_senlac_1066").new_initial_state()
    rng = random.Random(4)
    while state.is_chance_node():
        step(state, rng)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(words)) == 3
    assert all("Wedge" in word for word in words)


@pytest.mark.parametrize("name", ["1066", "1066_solo", "hastings"])
def test_a_playthrough_can_be_replayed(name: str, tmp_path: Path) -> None:
    """OpenSpiel writes down all that can be asked of every position of a game, and finds the same again."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    text = recording.playthrough(f"python_senlac_{name}", None, seed=1)
    assert "IsTerminal() = True" in text
    kept = tmp_path / "playthrough.txt"
    kept.write_text(text, encoding="utf-8")
    original, again = recording.replay(str(kept))
    assert original == again
