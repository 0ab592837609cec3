"""Randomness: unbiased, repeatable, one integer."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senlac.kernel.rng import Dice, Quick, Rng, restore


def chi_square(counts: Counter[int], cells: int, draws: int) -> float:
    expected = draws / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


# The chance that a fair generator exceeds these is below one in a million (chi-square, 5 and 51 degrees of freedom);
# the seeds are fixed, so the tests either always pass or never.
LIMITS = {6: 40.0, 52: 120.0}


@pytest.mark.parametrize("rng", [Dice.seeded("fair"), Quick(1)], ids=["dice", "quick"])
@pytest.mark.parametrize("cells", [6, 52])
def test_draws_are_even(rng: Rng, cells: int) -> None:
    draws = 30_000
    counts = Counter(rng.below(cells) for _ in range(draws))
    assert chi_square(counts, cells, draws) < LIMITS[cells]


@pytest.mark.parametrize("rng", [Dice.seeded("fair"), Quick(2)], ids=["dice", "quick"])
def test_every_card_comes_to_every_place_alike(rng: Rng) -> None:
    draws, size = 6_000, 6
    seen = [rng.permutation(size) for _ in range(draws)]
    for place in range(size):
        assert chi_square(Counter(order[place] for order in seen), size, draws) < LIMITS[6]


@pytest.mark.parametrize("rng", [Dice.seeded("pairs"), Quick(3)], ids=["dice", "quick"])
def test_a_draw_tells_nothing_of_the_next(rng: Rng) -> None:
    draws = 36_000
    rolls = [rng.d6() for _ in range(draws + 1)]
    pairs = Counter((a - 1) * 6 + b - 1 for a, b in pairwise(rolls))
    assert chi_square(pairs, 36, draws) < 95.0


@given(st.integers(1, 10**40), st.integers())
def test_dice_of_any_size_stay_below_it(size: int, seed: int) -> None:
    assert 0 <= Dice.seeded(seed).below(size) < size


@given(st.integers(1, 2**30), st.integers(0, 2**63))
def test_quick_draws_stay_below_their_size(size: int, seed: int) -> None:
    assert 0 <= Quick(seed).below(size) < size


@given(st.integers(0, 60), st.integers(0, 1000))
def test_a_permutation_has_everything_once(size: int, seed: int) -> None:
    assert sorted(Quick(seed).permutation(size)) == list(range(size))


def test_a_written_out_shuffle_draws_as_the_general_one() -> None:
    for seed in range(50):
        assert Quick(seed).permutation(40) == Rng.permutation(Quick(seed), 40)


def test_the_state_is_one_integer_from_which_dice_go_on() -> None:
    dice = Dice.seeded("state")
    [dice.d6() for _ in range(10)]
    twin = restore(dice.algorithm, dice.state)
    assert [dice.below(1000) for _ in range(20)] == [twin.below(1000) for _ in range(20)]


def test_an_unknown_algorithm_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown random generator 'mt19937'"):
        restore("mt19937", 1)


def test_equal_seeds_are_equal_and_others_are_not() -> None:
    rolls = {seed: tuple(Dice.seeded(seed).below(100) for _ in range(10)) for seed in (1, "1", 2, "Senlac")}
    assert rolls[1] == rolls["1"]
    assert len(set(rolls.values())) == 3


def test_near_seeds_of_play_outs_are_unrelated() -> None:
    firsts = Counter(Quick(seed).below(6) for seed in range(6_000))
    assert chi_square(firsts, 6, 6_000) < LIMITS[6]


@pytest.mark.parametrize("rng", [Dice.seeded(1), Quick(1)], ids=["dice", "quick"])
@pytest.mark.parametrize("n", [0, -3])
def test_nothing_is_below_nothing(rng: Rng, n: int) -> None:
    with pytest.raises(ValueError, match="there is no"):
        rng.below(n)


def test_a_quick_draw_has_its_limit() -> None:
    with pytest.raises(ValueError, match="no quick draw"):
        Quick(1).below(1 << 31)


def test_pick_takes_one_of_the_items() -> None:
    rng = Quick(4)
    assert {rng.pick(["a", "b"]) for _ in range(40)} == {"a", "b"}


def test_a_generator_must_say_how_it_draws() -> None:
    with pytest.raises(NotImplementedError):
        Rng().below(3)
