"""The environments: what libraries demand of them, and that they play our games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from senlac import envs
from senlac.environments import GAMES, gymnasium_id
from senlac.envs import page
from senlac.envs.table import EnvTable
from senlac.kernel.errors import BadOption, DeadEnd
from senlac.kernel.frames import OPS, Action
from senlac.kernel.notation import to_text
from senlac.kernel.rng import Quick
from senlac.registry import configure
from senlac.session import Session

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs/guide/train-a-player.md").read_text("utf-8"), re.M | re.S)
#: Everything but the solo games of 1565, which differ from those of 1066 in their cards.
SOME = ("1066", "1066-solo", "hastings")


def masked(env: envs.TurnsEnv, lots: np.random.Generator) -> int:
    offered = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    return int(lots.choice(offered))


# ------------------------------------------------------------------ PettingZoo


#: PettingZoo says this of every space that is a dictionary, as masks make it, unless it knows the environment by name.
DICTIONARIES = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)


@DICTIONARIES
@pytest.mark.parametrize("game", SOME)
def test_pettingzoo_accepts_the_environments(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(envs.aec(game), num_cycles=100, verbose_progress=False)
    seed_test(lambda: envs.aec(game), num_cycles=50)


@DICTIONARIES
@pytest.mark.parametrize("form", [{"actions": "flat"}, {"observation": "parts"}], ids=["flat", "parts"])
def test_pettingzoo_accepts_the_other_forms(form: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(envs.aec("1066", **form), num_cycles=60, verbose_progress=False)


def played(env: envs.TurnsEnv, seed: int) -> tuple[dict[str, float], dict[str, Any]]:
    """A random game: what each agent got in all, and the last info."""
    lots = np.random.default_rng(seed)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, _, info = env.last()
        totals[agent] += reward
        env.step(None if terminated else masked(env, lots))
    return totals, info


def test_a_game_has_a_winner_and_a_loser_or_neither() -> None:
    env = envs.aec("1066")
    endings = set()
    for seed in range(12):
        totals, info = played(env, seed)
        won = info["winner"]
        assert totals == {"player_0": [0.0, 1.0, -1.0][won + 1], "player_1": [0.0, -1.0, 1.0][won + 1]}
        endings.add(won >= 0)
        if endings == {True, False}:
            return
    raise AssertionError("no random game was won, or none was a tie")


def test_the_foe_is_no_agent() -> None:
    assert envs.aec("1066-solo").possible_agents == ["player_0"]


def test_a_seed_deals_the_game_that_players_get() -> None:
    env = envs.aec("1565")
    env.reset(seed=77)
    session = Session.new("1565", seed=77)
    for _ in range(30):
        env.step(0)
        session.play(session.asked[0], offered(session)[0])
        while len(offered(session)) == 1:
            session.play(session.asked[0], offered(session)[0])
        assert env.forms.table.state.digest() == session.state.digest()


def offered(session: Session) -> list[Action]:
    question = session.decision(session.asked[0])
    assert question is not None
    return question.options


def dealt(env: envs.TurnsEnv) -> str:
    """A new game, as far as the first hands."""
    env.reset()
    env.step(0)
    env.step(0)
    return env.forms.table.state.digest()


def test_without_a_seed_every_game_is_another() -> None:
    env = envs.aec("1066")
    env.reset(seed=5)
    seen = [dealt(env) for _ in range(3)]
    assert len(set(seen)) == 3
    env.reset(seed=5)
    assert dealt(env) == seen[0]


def test_what_is_not_offered_is_a_resignation() -> None:
    env = envs.aec("1066")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.forms.count - 1)
    assert env.infos[agent]["ending"] == "resigned"
    assert env._cumulative_rewards[agent] == -1.0


def test_who_is_not_asked_has_nothing_to_choose() -> None:
    env = envs.aec("1066")
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].any()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_decision_can_be_had_in_words(lang: str) -> None:
    env = envs.aec("1066", words=lang)
    env.reset(seed=1)
    info = env.infos[env.agent_selection]
    assert info["kind"] == "setup.place-leader"
    assert len(info["choices"]) == 3
    assert ("Leader" in info["question"]) == (lang == "en")


def test_positions_are_drawn() -> None:
    cards = envs.aec("1066", render_mode="ansi")
    cards.reset(seed=1)
    assert "Wedge 1" in str(cards.render())
    assert cards.metadata["render_modes"] == ["ansi"]
    battle = envs.aec("hastings", render_mode="svg")
    battle.reset(seed=1)
    assert str(battle.render()).startswith("<svg")


# ------------------------------------------------------------------ Gymnasium


@pytest.mark.parametrize("game", SOME)
def test_gymnasium_accepts_the_environments(game: str) -> None:
    check_env(gymnasium.make(gymnasium_id(game)).unwrapped, skip_render_check=True)


def test_gymnasium_knows_every_name() -> None:
    for game in GAMES:
        assert gymnasium.spec(gymnasium_id(game)).kwargs == {"game": game}


def play(env: envs.SingleEnv, seed: int) -> tuple[float, int]:
    """A random game of the learner's: its reward, and its seat."""
    lots = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    while True:
        assert (seen["action_mask"] == env.action_masks()).all()
        seen, reward, over, _, _ = env.step(lots.choice(np.flatnonzero(seen["action_mask"])))
        if over:
            return reward, env.seat


def test_the_opponent_is_a_bot_or_anything_that_chooses() -> None:
    asked = []

    def first(view: Any, question: Any) -> Any:
        asked.append((view.seat, question.seat))
        return question.options[0]

    reward, seat = play(envs.single("1066", opponent=first, seat=1), 2)
    assert reward in (-1.0, 0.0, 1.0)
    assert seat == 1
    assert set(asked) == {(0, 0)}
    assert play(envs.single("1066", opponent="greedy"), 2)[0] == -1.0


def test_seats_can_change_with_every_game() -> None:
    env = envs.single("1066", seat=None)
    seats = set()
    for seed in range(8):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1}


def test_an_opponent_must_choose_an_option() -> None:
    with pytest.raises(BadOption, match="not an option"):
        envs.single("1066", opponent=lambda view, question: ("nonsense",), seat=1).reset(seed=1)


def test_mistakes_are_explained() -> None:
    with pytest.raises(BadOption, match="has no observation"):
        envs.aec("fords")
    with pytest.raises(BadOption, match="Nobody can take seat 1"):
        envs.single("1066-solo", seat=1)
    with pytest.raises(BadOption, match="'options' or 'flat'"):
        envs.aec("1066", actions="verbs")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="'parts'"):
        envs.aec("1066", observation="pixels")  # type: ignore[arg-type]


def test_a_table_with_too_many_options_is_a_defect() -> None:
    table = EnvTable(configure("1066", {}))
    table.width = 2
    with pytest.raises(DeadEnd, match="3 options"):
        table.begin("1")


# ------------------------------------------------------------------ forms


def test_both_forms_of_actions_play_the_same_game() -> None:
    """The same choices, once by their places and once by their numbers."""
    places, numbers = envs.aec("1066"), envs.aec("1066", actions="flat")
    lots = np.random.default_rng(4)
    places.reset(seed=9)
    numbers.reset(seed=9)
    while not places.forms.table.over:
        seen = places.observe(places.agent_selection)
        other = numbers.observe(numbers.agent_selection)
        assert (seen["observation"] == other["observation"]).all()
        offered = seen["options"][seen["options"] >= 0]
        assert sorted(offered) == list(np.flatnonzero(other["action_mask"]))
        place = int(lots.integers(len(offered)))
        places.step(place)
        numbers.step(int(offered[place]))
    assert places.forms.table.state.digest() == numbers.forms.table.state.digest()


def test_parts_are_the_array_in_pieces() -> None:
    whole, parts = envs.aec("hastings"), envs.aec("hastings", observation="parts")
    whole.reset(seed=2)
    parts.reset(seed=2)
    array = whole.observe("player_0")["observation"]
    pieces = parts.observe("player_0")["observation"]
    assert (np.concatenate(list(pieces.values())) == array).all()
    assert pieces["turn"][0] == 1


@pytest.mark.parametrize("game", SOME)
def test_numbers_name_every_option(game: str) -> None:
    table = EnvTable(configure(game, {}))
    rng = Quick(3)
    table.begin("3")
    for _ in range(150):
        if table.over:
            table.begin("4")
        assert [table.vocabulary.action(number) for number in table.numbers()] == table.offered
        assert len(set(table.numbers())) == len(table.offered)
        table.choose(rng.below(len(table.offered)))


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_keeps_to_its_bounds_and_knows_every_question(game: str) -> None:
    table = EnvTable(configure(game, {}))
    space = envs.single(game).observation_space["observation"]  # type: ignore[index]
    rng = Quick(8)
    table.begin("8")
    for _ in range(400):
        if table.over:
            table.begin("9")
        assert space.contains(np.array(table.observation.of(table.state, table.seat), np.int16))
        table.choose(rng.below(len(table.offered)))


def test_all_questions_of_the_rules_are_listed() -> None:
    """Those of the Foe at a real table are asked by a game that has no environment."""
    for prefix, game in (("hebs.", "1066-solo"), ("hastings.", "hastings")):
        parts = {part.name: part for part in EnvTable(configure(game, {})).observation.parts}
        asked = {op.kind for op in OPS if op.name.startswith(prefix) and op.stop == 1}
        assert asked - set(parts["question"].over) == (
            {"companion.told", "companion.revealed"} if game == "1066-solo" else set()
        )


def test_the_hand_is_seen_and_the_other_is_not() -> None:
    table = EnvTable(configure("1066", {}))
    table.begin("6")
    s: Any = table.state
    while s.round == 0:
        table.choose(0)
    for seat in (0, 1):
        seen = table.observation.of(s, seat)
        at = table.observation.place("hand")
        held = [card for card in range(s.box.count) if seen[at + card]]
        assert held == s.hand[seat]


# ------------------------------------------------------------------ many at once


def test_many_games_at_once_are_those_of_single_tables() -> None:
    many = envs.vector("1066", 5)
    batch = many.reset(seed=11)
    tables = [EnvTable(many.game) for _ in range(5)]
    games = [0] * 5
    for row, table in enumerate(tables):
        table.begin(f"11/{row}/0")
    lots = np.random.default_rng(0)
    for step in range(1_200):
        for row, table in enumerate(tables):
            if step % 20 == 0:
                assert list(batch.observation[row]) == list(table.observation.of(table.state, table.seat))
            assert [number for number in batch.options[row] if number >= 0] == table.numbers()
            assert batch.mask[row].sum() == len(table.offered)
            assert batch.seat[row] == table.seat
        choices = np.array([lots.integers(count) for count in batch.mask.sum(1)])
        batch = many.step(choices)
        for row, table in enumerate(tables):
            table.choose(int(choices[row]))
            assert batch.ended[row] == table.over
            if table.over:
                won = table.winner
                assert list(batch.rewards[row]) == ([0, 0] if won < 0 else [1 - 2 * won, 2 * won - 1])
                games[row] += 1
                table.begin(f"11/{row}/{games[row]}")
    assert sum(games) > 3


def test_many_games_against_a_bot() -> None:
    many = envs.vector("1066", 4, opponent="random")
    batch = many.reset(seed=1)
    assert list(many.seats) == [0, 1, 0, 1]
    for _ in range(200):
        assert (batch.seat == many.seats).all()
        batch = many.step(np.zeros(4, np.int64))


# ------------------------------------------------------------------ the page


def test_the_page_is_up_to_date() -> None:
    assert (ROOT / page.PAGE).read_text("utf-8") == page.text(), page.COMMAND


def test_numbers_of_actions_do_not_change() -> None:
    """They are part of what somebody has trained: a change needs a new version of the environments."""
    game = configure("1066", {})
    vocabulary = EnvTable(game).vocabulary
    found = [to_text(game, vocabulary.action(number)) for number in (0, 4, 700, 20_000, 29_351)]
    assert found == [
        "side Norman",
        "place w3",
        "play Butsecarls w2",
        'attach "Dane-Axe Men 2" "Saxon Determination"',
        'respond "The Fighting Man" 9',
    ]
    assert vocabulary.size == 29_352


@pytest.mark.parametrize("block", BLOCKS, ids=[str(i) for i in range(len(BLOCKS))])
def test_the_guide_works_as_written(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(block, {})
    assert "print" not in block or capsys.readouterr().out
