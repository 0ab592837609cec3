"""The kit on every registered game, and the tools built on it."""

from __future__ import annotations

import os

import pytest

from senlac.kernel.frames import playout, resolve_all, run
from senlac.kernel.rng import Quick
from senlac.kit.fuzz import fuzz_one, vary_options
from senlac.kit.perft import divide, perft
from senlac.registry import configure, game_type, games

#: Compiled, other games are played than interpreted.
SEEDS = range(2, 3) if os.environ.get("SENLAC_COMPILED") else range(2)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", SEEDS)
def test_random_games_keep_every_property(name: str, seed: int) -> None:
    result = fuzz_one(name, seed, {})
    assert not result.broken, result.broken
    assert result.ending


@pytest.mark.parametrize(("name", "short"), [("fords", {"rounds": 2}), ("hillock", {"turns": 1})])
def test_a_short_game_under_every_property_after_every_decision(name: str, short: dict[str, int]) -> None:
    result = fuzz_one(name, 1066, short, vary=False, thorough=True)
    assert not result.broken, result.broken


@pytest.mark.parametrize("name", games())
def test_varied_options_are_options(name: str) -> None:
    kind = game_type(name)
    drawn = [vary_options(kind, Quick(seed)) for seed in range(40)]
    for options in drawn:
        configure(name, options)
    for option in [option for option in kind.schema if option.kind != "str"]:
        assert len({options[option.name] for options in drawn}) > 1, f"{option.name} never varies"


def test_fuzzing_is_the_same_for_the_same_seed() -> None:
    assert fuzz_one("fords", 12, {}) == fuzz_one("fords", 12, {})


@pytest.mark.parametrize(
    ("name", "depth", "after", "seed", "count"),
    [
        ("fords", 6, 0, 0, 13474),
        ("fords", 4, 12, 1, 250),
        ("fords", 4, 30, 2, 194),
        ("hillock", 2, 0, 0, 1959),
    ],
)
def test_the_number_of_positions_changes_only_with_the_rules(
    name: str, depth: int, after: int, seed: int, count: int
) -> None:
    s = configure(name, {}).start()
    run(s)
    resolve_all(s, Quick(seed))
    playout(s, Quick(seed), after)
    assert perft(s, depth, seed) == count
    assert sum(below for _, below in divide(s, depth, seed)) == count


def test_perft_at_depth_one_is_the_number_of_options() -> None:
    s = configure("fords", {}).start()
    run(s)
    resolve_all(s, Quick(0))
    assert perft(s, 0) == 1
    assert perft(s, 1) == 2
    assert perft(s, 2) == 4
