"""Options, outcomes, notation, errors, events: the small parts."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senlac.kernel.decision import decision
from senlac.kernel.errors import BadNotation, BadOption, IllegalAction, SenlacError, StaleDecision
from senlac.kernel.events import EVERYONE, SPECTATOR, Event
from senlac.kernel.explain import Reason
from senlac.kernel.fields import State
from senlac.kernel.frames import first_asked, playout, run
from senlac.kernel.gamedef import GameDef, Outcome, outcome
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.options import Option, read_options
from senlac.kernel.rng import Dice, Quick
from senlac.kernel.views import View, determinize, view
from senlac.registry import configure

SCHEMA = (
    Option("rounds", 8, "", low=1, high=20),
    Option("free", 3, ""),
    Option("at_least", 3, "", low=2),
    Option("again", False, ""),
    Option("edition", "en", "", choices=("en", "fr")),
    Option("name", "x", ""),
)


def test_options_have_defaults_and_are_read_from_text() -> None:
    read = read_options(SCHEMA, {"rounds": "12", "again": "yes", "edition": "fr", "free": "-4"})
    assert read == {"rounds": 12, "free": -4, "at_least": 3, "again": True, "edition": "fr", "name": "x"}


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        ("rounds", 0, "a whole number of at least 1 and of at most 20, not 0"),
        ("rounds", "many", "not 'many'"),
        ("rounds", "٣", "not '٣'"),
        ("rounds", "9" * 5000, "a whole number of at least 1"),
        ("rounds", "--3", "not '--3'"),
        ("rounds", True, "not True"),
        ("rounds", 2.0, "not 2.0"),
        ("free", "", "must be a whole number, not ''"),
        ("at_least", 1, "of at least 2, not 1"),
        ("again", "maybe", "must be yes or no"),
        ("again", 1, "must be yes or no"),
        ("edition", "de", "must be one of en, fr"),
        ("name", 3, "must be a text"),
        ("round", 3, "Did you mean rounds?"),
        ("zzz", 3, "It has: rounds, free"),
    ],
)
def test_a_bad_option_is_named_with_what_it_should_be(option: str, value: Any, says: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_options(SCHEMA, {option: value})
    assert says in str(refused.value)
    assert refused.value.fields["option"] == option
    assert refused.value.code == "bad-option"


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="It has: no options"):
        read_options((), {"rounds": 3})


# ------------------------------------------------------------------ notation


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", ("pass",)),
        ("  PASS ", ("pass",)),
        ('play "Levy W1" f2', ("play", 0, 1)),
        ('play  "levy w1"   F2', ("play", 0, 1)),
    ],
)
def test_text_is_read_as_an_action(text: str, action: tuple[Any, ...]) -> None:
    assert from_text(configure("fords", {}), text) == action


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Write an action"),
        ("   ", "Write an action"),
        ("pley", "Did you mean play"),
        ("play", "Write it as: play CARD FORD"),
        ('play "Levy W1"', "Write it as: play CARD FORD"),
        ('play "Levi W1" f1', "Did you mean"),
        ('play "Levy W1 f1', "A quotation mark is not closed"),
        ("zzzz", "No verb is called 'zzzz'"),
        ("x" * 2000, "at most 1000 characters"),
    ],
)
def test_bad_text_says_which_word_is_at_fault(text: str, says: str) -> None:
    with pytest.raises(BadNotation) as refused:
        from_text(configure("fords", {}), text)
    assert says in str(refused.value)
    assert {"text", "token", "expected"} <= set(refused.value.fields)


def test_numbers_are_written_as_numbers() -> None:
    class Counting(GameDef[State]):
        verbs = {"count": ("number", "seat")}

    game = Counting({})
    assert to_text(game, ("count", -3, 1)) == "count -3 Second"
    assert from_text(game, "count -3 second") == ("count", -3, 1)
    with pytest.raises(BadNotation, match="not a whole number"):
        from_text(game, "count three Second")
    with pytest.raises(BadNotation, match="not a whole number"):
        from_text(game, f"count {'9' * 40} Second")


@given(st.lists(st.text(max_size=12), min_size=1, max_size=5, unique_by=str.casefold))
def test_any_printed_names_can_be_written_and_read(names: list[str]) -> None:
    class Naming(GameDef[State]):
        verbs = {"take": ("thing",)}

    game = Naming({})
    game.things = {"thing": names}
    for number in range(len(names)):
        assert from_text(game, to_text(game, ("take", number))) == ("take", number)


@given(st.text(max_size=60))
def test_no_text_makes_notation_crash(text: str) -> None:
    try:
        action = from_text(GAME, text)
    except BadNotation:
        return
    assert from_text(GAME, to_text(GAME, action)) == action


GAME = configure("fords", {})


# ------------------------------------------------------------------ small things


def test_an_outcome_is_an_object() -> None:
    s = configure("fords", {}).start()
    run(s)
    assert outcome(s) is None
    playout(s, Quick(3), 5000)
    ended = outcome(s)
    assert ended == outcome(s)
    assert hash(ended) == hash(outcome(s))
    assert ended != Outcome(None, "other", "K.OVER")


def test_reasons_compare_by_what_they_say() -> None:
    one, same = Reason("K.SEAT", "x", who="West"), Reason("K.SEAT", "x", who="West")
    assert one == same
    assert hash(one) == hash(same)
    assert one != Reason("K.SEAT", "x", who="East")
    assert one != "K.SEAT"


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("no", Reason("K.SEAT", "x", who="West"), seat=1),
        StaleDecision("late", serial=1, current=2),
        SenlacError("plain"),
    ],
)
def test_errors_survive_the_way_between_processes(error: SenlacError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.fields) == (str(error), error.fields)


def test_what_bots_and_workers_exchange_can_be_pickled() -> None:
    s = configure("fords", {}).start()
    run(s)
    playout(s, Quick(3), 20)
    seat = first_asked(s)
    quick = Quick(5)
    quick.below(10)
    things = [view(s, seat), decision(s, seat), Option("a", 1, "b", low=0), Outcome(1, "x", "K.OVER"), Dice.seeded(3)]
    for thing in things:
        again = pickle.loads(pickle.dumps(thing))
        assert repr(again) == repr(thing) or isinstance(thing, Dice)
    assert pickle.loads(pickle.dumps(quick)).below(1000) == quick.below(1000)
    assert pickle.loads(pickle.dumps(things[-1])).below(1000) == things[-1].below(1000)  # type: ignore[union-attr]
    assert pickle.loads(pickle.dumps(Event("a", (1,), 1, ()))).seen_from(0) == ("a", 1)


def test_events_are_seen_by_those_who_may() -> None:
    secret = Event("draws", (0, 5), 0b01, (0,))
    assert [secret.seen_from(seat) for seat in (0, 1, SPECTATOR)] == [("draws", 0, 5), ("draws", 0), ("draws", 0)]
    open_ = Event("passes", (1,), EVERYONE, (1,))
    assert open_.seen_from(SPECTATOR) == ("passes", 1)
    assert "draws" in repr(secret)


def test_a_view_compares_by_content() -> None:
    s = configure("fords", {}).start()
    run(s)
    playout(s, Quick(3), 9)
    mine = view(s, 0)
    assert mine == view(s, 0)
    assert hash(mine) == hash(view(s, 0))
    assert mine != view(s, 1)
    assert mine["round"] == mine.data["round"]
    assert "seat 0" in repr(mine)
    assert isinstance(mine, View)


def test_what_a_bot_imagines_differs_only_in_what_it_cannot_see() -> None:
    s = configure("fords", {}).start()
    run(s)
    playout(s, Quick(3), 9)
    deals = [determinize(view(s, 0), Quick(seed)) for seed in range(20)]
    assert len({deal.digest() for deal in deals}) == 20
    assert all(view(deal, 0) == view(s, 0) for deal in deals)


def test_a_game_says_what_it_is() -> None:
    game = configure("fords", {"rounds": 3})
    assert "fords" in repr(game)
    assert game.rulings == {"F.R.AGAIN": False}
    assert pickle.loads(pickle.dumps(game)).options == game.options
    assert game.show.label("card", 0) == "Levy W1"
    assert game.show.label("seat", 1) == "East"
