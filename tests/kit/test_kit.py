"""The kit on every registered game, and the tools built on it."""

from __future__ import annotations

import pytest

from senlac.kernel.frames import resolve_all, run
from senlac.kernel.rng import Quick
from senlac.kit.fuzz import fuzz_one, vary_options
from senlac.kit.perft import divide, perft
from senlac.registry import configure, game_type, games


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", range(4))
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
    for option in kind.schema:
        assert len({options[option.name] for options in drawn}) > 1, f"{option.name} never varies"


def test_fuzzing_is_the_same_for_the_same_seed() -> None:
    assert fuzz_one("fords", 12, {}) == fuzz_one("fords", 12, {})


@pytest.mark.parametrize(("name", "depth", "count"), [("fords", 4, None), ("hillock", 2, None)])
def test_perft_is_the_sum_of_its_division(name: str, depth: int, count: int | None) -> None:
    s = configure(name, {}).start()
    run(s)
    resolve_all(s, Quick(0))
    assert perft(s, depth) == sum(below for _, below in divide(s, depth))


def test_perft_at_depth_one_is_the_number_of_options() -> None:
    s = configure("fords", {}).start()
    run(s)
    resolve_all(s, Quick(0))
    assert perft(s, 0) == 1
    assert perft(s, 1) == 2
    assert perft(s, 2) == 4
