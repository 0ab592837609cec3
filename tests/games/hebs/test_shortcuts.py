"""What is found by a shorter way in games that must go fast is what the longer way finds, in all positions of games."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest

from senlac import registry
from senlac.games.hebs.rules.paying import PAY
from senlac.games.hebs.rules.values import PLACES_OF_SIDE, PLACES_OF_WEDGE, objective_total, totals
from senlac.games.hebs.state.codes import MIGHT, WEDGES, ZEAL
from senlac.games.hebs.state.places import cards_in_play, wedge_of, whereabouts
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.frames import answer, ask_of, first_asked, options, resolve_all, run
from senlac.kernel.rng import Quick

GAMES = ("1066", "1565", "1066-solo", "1565-solo")


def positions(name: str, seed: int) -> Iterator[Hebs]:
    """Every position of a random game in which somebody is asked."""
    s: Any = registry.configure(name, {}).start()
    rng = Quick(seed)
    run(s)
    resolve_all(s, rng)
    while not s.result:
        yield s
        seat = first_asked(s)
        answer(s, seat, rng.pick(options(s, seat)))
        resolve_all(s, rng)


@pytest.mark.parametrize("name", GAMES)
def test_totals_of_some_places_are_those_of_all(name: str) -> None:
    for s in positions(name, 1):
        for which in (MIGHT, ZEAL):
            whole = totals(s, which)
            for places in (*PLACES_OF_SIDE, *PLACES_OF_WEDGE):
                found = totals(s, which, places)
                assert [found[place] for place in places] == [whole[place] for place in places]
            for side in (0, 1):
                assert objective_total(s, side, which) == sum(whole[side * WEDGES : side * WEDGES + WEDGES])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_guessed_without_the_list_is_what_is_guessed_with_it(name: str) -> None:
    paid = 0
    for s in positions(name, 2):
        ask, args, seat = ask_of(s), s.top[2], first_asked(s)
        offered = ask.offer(s, args, seat)
        seed = s.serial
        guess = ask.advice.play_on(ask, s, args, seat, Quick(seed))
        assert guess == ask.advice.guess(s, args, offered, Quick(seed))
        assert guess in offered
        paid += ask is PAY
    assert paid


@pytest.mark.parametrize("name", GAMES)
def test_a_card_is_in_one_wedge_and_one_row_of_it(name: str) -> None:
    for s in positions(name, 3):
        for side in (0, 1):
            for card in cards_in_play(s, side):
                wedge, row = whereabouts(s, card)
                assert wedge == wedge_of(s, card)
                if s.box.is_army[card]:
                    place = side * WEDGES + wedge
                    assert dict(zip(s.line[place], s.rows_of(place), strict=False))[card] == row


@pytest.mark.parametrize("name", GAMES)
def test_turns_offer_every_play_and_sacrifice_by_its_own_name(name: str) -> None:
    box = registry.configure(name, {}).shared
    for card in range(box.count):
        assert box.pays[card] == ("pay", card)
        assert box.sacrifices[card] == ("sacrifice", card)
        assert box.reserves[card] == ("reserve", card)
        for room in range(1 << WEDGES):
            assert box.plays[room][card] == [("play", card, wedge) for wedge in range(WEDGES) if room & 1 << wedge]


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_takes_four_kilobytes_at_most(name: str) -> None:
    for number, s in enumerate(positions(name, 4)):
        if number % 50 == 25:
            tracemalloc.start()
            kept = [s.clone() for _ in range(100)]
            taken = tracemalloc.get_traced_memory()[0] / len(kept)
            tracemalloc.stop()
            assert taken <= 4096
