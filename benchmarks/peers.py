"""Other people's engines, as `bench.py` measures them beside Senlac: each function sets one up and returns its work.

A work is called again and again; each call plays one random game and says how many decisions were made (or runs one
search and says how many simulations). A peer that is not installed raises ModuleNotFoundError on setting up.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

Work = Callable[[], int]

PLIES = 200
SIMULATIONS = 100


class Peer(NamedTuple):
    """A peer's label, the distribution it comes in, whether its rules are compiled code, what it counts, its set-up."""

    label: str
    distribution: str
    compiled: bool
    counts: str
    set_up: Callable[[], Work]


def generator() -> random.Random:
    return random.Random(1)  # noqa: S311 - for a benchmark, not a secret


# ------------------------------------------------------------------ OpenSpiel


def spiel_move(state: Any, rng: random.Random) -> int:
    """One random step; 1 if it was a player's decision, 0 if it was nature's."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(rng.random() * len(legal))])
    return 1


def spiel_game(name: str) -> Work:
    game = import_module("pyspiel").load_game(name)
    rng = generator()

    def play() -> int:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            made += spiel_move(state, rng)
        return made

    return play


def gin_rummy() -> Work:
    return spiel_game("gin_rummy")


def backgammon() -> Work:
    return spiel_game("backgammon")


def gin_rummy_ismcts() -> Work:
    """OpenSpiel's C++ search from a position after 40 random decisions, with one random play-out a simulation."""
    spiel = import_module("pyspiel")
    rng = generator()
    state = spiel.load_game("gin_rummy").new_initial_state()
    made = 0
    while made < 40 or state.is_chance_node():
        made += spiel_move(state, rng)
    bot = spiel.ISMCTSBot(1, spiel.RandomRolloutEvaluator(1, 1), 0.7, SIMULATIONS)

    def think() -> int:
        bot.step(state)
        return SIMULATIONS

    return think


# ------------------------------------------------------------------ written in Python


def rlcard_gin_rummy() -> Work:
    rlcard = import_module("rlcard")
    env = rlcard.make("gin-rummy", config={"seed": 1})
    agent = import_module("rlcard.agents").RandomAgent(env.num_actions)
    env.set_agents([agent] * env.num_players)

    def play() -> int:
        before: int = env.timestep
        env.run()
        after: int = env.timestep
        return after - before

    return play


def zoo_game(name: str) -> Work:
    """A card game that comes with PettingZoo, played through its environment like ours."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    rng = generator()
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        made = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            offered = seen["action_mask"].nonzero()[0]
            env.step(int(offered[int(rng.random() * len(offered))]))
            made += 1
        return made

    return play


def zoo_hanabi() -> Work:
    return zoo_game("hanabi_v5")


def chess_game() -> Work:
    chess = import_module("chess")
    rng = generator()

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < PLIES:
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
        made: int = board.ply()
        return made

    return play


PEERS: dict[str, Peer] = {
    "gin_rummy": Peer("OpenSpiel gin_rummy", "open_spiel", True, "decisions", gin_rummy),
    "gin_rummy_ismcts": Peer("OpenSpiel gin_rummy", "open_spiel", True, "ismcts", gin_rummy_ismcts),
    "backgammon": Peer("OpenSpiel backgammon", "open_spiel", True, "decisions", backgammon),
    "rlcard": Peer("RLCard gin-rummy", "rlcard", False, "decisions", rlcard_gin_rummy),
    "zoo": Peer("PettingZoo hanabi_v5", "pettingzoo", False, "turns", zoo_hanabi),
    "chess": Peer("python-chess", "chess", False, "decisions", chess_game),
}
