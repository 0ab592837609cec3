"""What is found by a shorter way in games that must go fast is what the longer way finds, in all positions of games."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from senlac import registry
from senlac.games.hebs.packs.pack import TRIGGERS
from senlac.games.hebs.rules.abilities import may_initiate
from senlac.games.hebs.rules.paying import PAY
from senlac.games.hebs.rules.values import PLACES_OF_SIDES, PLACES_OF_WEDGE, objective_total, totals
from senlac.games.hebs.state.codes import ENEMYS, MIGHT, OWN, WEDGES, ZEAL
from senlac.games.hebs.state.places import cards_in_play, wedge_of, whereabouts
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.frames import answer, ask_of, first_asked, options, playout, resolve_all, run
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
            for places in (*PLACES_OF_SIDES, *PLACES_OF_WEDGE):
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
        for room in range(1 << WEDGES):
            plays = [("play", card, wedge) for wedge in range(WEDGES) if room & 1 << wedge]
            if box.is_army[card]:
                assert box.plays[room][card] == plays
            elif box.is_tactics[card]:
                assert box.plays[room][card] == [("reserve", card)]
            elif box.is_event[card] and box.is_plain[card]:
                assert box.acts_freely[card]
                assert box.plays[room][card] == [("act", card, ability.number) for ability in box.actions[card]]
            elif box.is_plain[card]:
                assert box.plays[room][card] == [("attach", card, box.count + wedge) for wedge in range(WEDGES)]
            else:
                assert box.plays[room][card] == []


@pytest.mark.parametrize("name", GAMES)
def test_responses_are_listed_by_what_they_are_about(name: str) -> None:
    box = registry.configure(name, {}).shared
    for side, by, on in product((0, 1), (0, 1), range(len(TRIGGERS))):
        kept, other = kept_responses(box, side), ENEMYS if by == side else OWN
        able = [it for it in box.abilities if it in kept and it.on == on and it.answers != other]
        for card in range(-1, box.count):
            about = [it for it in able if not it.subjects or (card >= 0 and it.subjects[card])]
            assert [ability for _, ability in box.answering[side][by][on][card]] == about
    for by, on, card in product((0, 1), range(len(TRIGGERS)), range(-1, box.count)):
        assert box.is_answered[by][on][card] == any(box.answering[side][by][on][card] for side in (0, 1))


def kept_responses(box: Any, side: int) -> list[Any]:
    """The Responses of a side's cards, those of copies once."""
    return [it for card in range(box.count) if box.side[card] == side for it in box.responses[card]]


@pytest.mark.parametrize("name", GAMES)
def test_what_acts_freely_may_always_act(name: str) -> None:
    for s in positions(name, 5):
        box = s.box
        for card in range(box.count):
            if box.acts_freely[card]:
                assert all(may_initiate(s, ability, card, None) for ability in box.actions[card])


@pytest.mark.parametrize("name", GAMES)
def test_a_random_answer_is_one_of_the_options_by_lot(name: str) -> None:
    for s in positions(name, 6):
        seat, lots, others = first_asked(s), Quick(s.serial), Quick(s.serial)
        drawn, chosen = s.clone(), s.clone()
        assert playout(drawn, lots, 1) == 1
        answer(chosen, seat, others.pick(options(chosen, seat)))
        resolve_all(chosen, others)
        assert drawn.digest() == chosen.digest()
        assert (drawn.epoch, drawn.learnt) == (chosen.epoch, chosen.learnt)


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_takes_four_kilobytes_at_most(name: str) -> None:
    for number, s in enumerate(positions(name, 4)):
        if number % 50 == 25:
            tracemalloc.start()
            kept = [s.clone() for _ in range(100)]
            taken = tracemalloc.get_traced_memory()[0] / len(kept)
            tracemalloc.stop()
            assert taken <= 4096
