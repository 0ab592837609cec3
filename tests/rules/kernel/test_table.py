"""What holds at every table (`K.…`), through sessions of Three Fords and of a game of pebbles made for the purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from senlac.kernel import decision as gate
from senlac.kernel.errors import BadNotation, CannotUndo, IllegalAction, StaleDecision
from senlac.kernel.events import SPECTATOR
from senlac.kernel.explain import Reason
from senlac.kernel.fields import Args, State
from senlac.kernel.frames import Action, Ask, ChanceOutcome, Die, Proc, Sealed
from senlac.kernel.gamedef import GameDef, Outcome, finish
from senlac.kernel.options import OptionValue
from senlac.kernel.rng import Dice
from senlac.rulebook.marks import rule
from senlac.session import Session
from senlac.session.journal import Decided, Drawn, Resigned, TakenBack

WEST, EAST, THIRD = 0, 1, 2

# ------------------------------------------------------------------ a game of pebbles


class Take(Ask[State]):
    """Take pebbles, roll for some, look into the bag, have all vote, or let the next seat go on; twenty are the end."""

    def options(self, s: State, a: Args) -> list[Action]:
        return [("take", 1), ("take", 2), ("take", 3), ("roll",), ("peek",), ("vote",), ("done",)]

    def apply(self, s: State, a: Args, action: Action) -> None:
        seat, taken = a
        s.emit(f"pebbles-{action[0]}", (seat,))
        if action[0] == "take":
            taken += action[1]
        elif action[0] == "peek":
            s.learn(1 << seat)
        elif action[0] == "done":
            seat = (seat + 1) % len(s.game.seats)
        {"roll": ROLL, "vote": VOTE}.get(action[0], TAKE).push(s, (seat, taken))
        if taken >= 20:
            finish(s, seat, "pebbles", "")


class Roll(Die[State]):
    """As many pebbles as the die shows."""

    def apply(self, s: State, a: Args, outcome: ChanceOutcome) -> None:
        TAKE.push(s, (a[0], a[1] + outcome))


class Vote(Sealed[State]):
    """All seats say yes or no in secret; nothing comes of it."""

    def seats(self, s: State, a: Args) -> int:
        return (1 << len(s.game.seats)) - 1

    def options_for(self, s: State, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        return [("yes",), ("no",)]

    def open(self, s: State, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        TAKE.push(s, a)


class Begin(Proc[State]):
    def run(self, s: State, a: Args) -> None:
        TAKE.push(s, (0, 0))


TAKE = Take("pebbles.take")
ROLL = Roll("pebbles.roll")
VOTE = Vote("pebbles.vote")


class Pebbles(GameDef[State]):
    """For two seats or more; what a seat has taken so far is in the frame of its question."""

    name = "pebbles"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "take": ("number",),
        **dict.fromkeys(("roll", "peek", "vote", "done", "yes", "no"), ()),
    }
    program = Begin("pebbles.begin")

    def __init__(self, options: dict[str, OptionValue]) -> None:
        super().__init__(options)
        self.seats = ("West", "East", "Third")[: int(options["seats"])]


#: Its first two rolls differ.
SEED = "Senlac"


def pebbles(seats: int = 2) -> Session:
    return Session(Pebbles({"seats": seats}), Dice.seeded(SEED), SEED)


def rolls(count: int) -> list[int]:
    """The dice that a game of pebbles will see."""
    dice = Dice.seeded(SEED)
    return [dice.d6() for _ in range(count)]


# ------------------------------------------------------------------ what the tests do


def fords(seed: int = 7, **options: Any) -> Session:
    """Three Fords, at West's first turn."""
    session = Session.new("fords", seed, **options)
    session.play(WEST, "keep")
    session.play(EAST, "keep")
    return session


def play_out(session: Session) -> Session:
    """To the end, with the first option of everything: in Three Fords that is to pass."""
    while session.asked:
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        session.play(seat, question.options[0])
    return session


def both_discard_two() -> Session:
    """Three Fords after two rounds in which all pass: both hold eight cards and must discard two, in secret."""
    session = fords()
    for seat in (WEST, EAST):
        session.play(seat, "pass")
    for seat in (WEST, EAST):
        session.play(seat, session.decision(seat).options[0])
    for seat in (EAST, WEST):
        session.play(seat, "pass")
    assert [session.decision(seat).kind for seat in session.asked] == ["fords.limit", "fords.limit"]
    return session


def everything(session: Session) -> tuple[Any, ...]:
    """All that a refusal must leave alone."""
    logs = [session.log(seat) for seat in (WEST, EAST, SPECTATOR)]
    return session.state.digest(), list(session.journal), session.version, logs, session.rng.state


@contextmanager
def unchanged(session: Session) -> Iterator[None]:
    before = everything(session)
    yield
    assert everything(session) == before


def refused(session: Session, seat: int, action: Any) -> Reason:
    """Why session and kernel refuse an action; neither has changed by it."""
    s = session.state
    before = s.digest()
    with unchanged(session):
        reason = session.explain(seat, action)
        assert reason is not None
        with pytest.raises(IllegalAction) as caught:
            session.play(seat, action)
        assert caught.value.reason == reason
        assert f"[{reason.rule}]" in str(caught.value)
        assert gate.explain(s, seat, action) == reason
        with pytest.raises(IllegalAction) as caught:
            gate.apply(s, seat, action)
        assert caught.value.reason == reason
        assert s.digest() == before
    return reason


def refused_resignation(session: Session, seat: int) -> Reason:
    s = session.state
    before = s.digest()
    with unchanged(session), pytest.raises(IllegalAction) as caught:
        session.resign(seat)
    with pytest.raises(IllegalAction):
        gate.resign(s, seat)
    assert s.digest() == before
    return caught.value.reason


def cannot_undo(session: Session, seat: int) -> None:
    assert not session.can_undo(seat)
    with unchanged(session), pytest.raises(CannotUndo) as caught:
        session.undo(seat)
    assert caught.value.fields["rule"] == "K.UNDO"


def no_consent(session: Session, seat: int) -> None:
    with unchanged(session), pytest.raises(CannotUndo) as caught:
        session.agree_takeback(seat)
    assert caught.value.fields["rule"] == "K.UNDO"


def serial(session: Session, seat: int) -> int:
    question = session.decision(seat)
    assert question is not None
    return question.serial


def stale(session: Session, seat: int, action: str, number: int) -> None:
    with unchanged(session), pytest.raises(StaleDecision) as caught:
        session.play(seat, action, number)
    assert caught.value.fields["rule"] == "K.STALE"


# ------------------------------------------------------------------ answers


@rule("K.OVER")
def test_a_finished_game_takes_no_more_actions() -> None:
    session = fords(rounds=1)
    session.play(WEST, ("pass",))
    assert session.outcome is None
    play_out(session)
    assert session.outcome == Outcome(None, "points", "F.WIN.POINTS")
    assert session.asked == []
    for seat in (WEST, EAST, SPECTATOR):
        assert session.decision(seat) is None
        for action in (("pass",), ("keep",), ("play", 0, 0), ("dance",)):
            assert refused(session, seat, action).rule == "K.OVER"
    assert refused_resignation(session, WEST).rule == "K.OVER"
    cannot_undo(session, WEST)


@rule("K.OVER")
def test_the_last_action_is_taken_and_then_none() -> None:
    session = pebbles()
    for _ in range(6):
        session.play(WEST, "take 3")
    assert session.outcome is None
    session.play(WEST, "take 3")
    assert session.outcome == Outcome(WEST, "pebbles", "")
    assert refused(session, WEST, ("take", 3)) == Reason("K.OVER", "table-over")


@rule("K.SEAT")
def test_only_the_asked_seat_may_answer() -> None:
    session = fords()
    assert session.asked == [WEST]
    for seat in (EAST, THIRD, 7, SPECTATOR, -2):
        assert session.decision(seat) is None
        assert refused(session, seat, ("pass",)) == Reason("K.SEAT", "table-seat", asked=("seat", WEST))
    assert session.explain(WEST, ("pass",)) is None
    session.play(WEST, ("pass",))
    assert refused(session, WEST, ("pass",)) == Reason("K.SEAT", "table-seat", asked=("seat", EAST))


@rule("K.SEAT")
def test_a_sealed_question_is_answered_once_by_each_seat_in_any_order() -> None:
    session = Session.new("fords", 7)
    assert session.asked == [WEST, EAST]
    assert refused(session, SPECTATOR, ("keep",)) == Reason("K.SEAT", "table-seat", asked="West, East")
    session.play(EAST, "keep")
    assert refused(session, EAST, ("redraw",)) == Reason("K.SEAT", "table-seat", asked=("seat", WEST))
    session.play(WEST, "keep")


@rule("K.VERB")
@pytest.mark.parametrize("verb", ["keep", "redraw"])
def test_an_answer_is_of_a_kind_that_is_asked_for(verb: str) -> None:
    assert Session.new("fords", 7).explain(WEST, (verb,)) is None
    reason = refused(fords(), WEST, (verb,))
    assert (reason.rule, reason.code, reason.args["verb"]) == ("K.VERB", "table-verb", verb)
    assert "pass" in str(reason.args["verbs"])


@rule("K.VERB")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        ((), "table-verb"),
        (("dance",), "table-verb"),
        (("PASS",), "table-verb"),
        ((0,), "table-verb"),
        ((None,), "table-verb"),
        ((("pass",),), "table-verb"),
        (([],), "table-verb"),
        (({},), "table-verb"),
        (("pass", 1), "table-arity"),
        (("play",), "table-arity"),
        (("play", 0), "table-arity"),
        (("play", 0, 0, 0), "table-arity"),
        (("play", -1, 0), "table-thing"),
        (("play", 160, 0), "table-thing"),
        (("play", 0, 3), "table-thing"),
        (("play", 0, 10**30), "table-thing"),
        (("play", True, 0), "table-thing"),
        (("play", 0.0, 0), "table-thing"),
        (("play", float("nan"), 0), "table-thing"),
        (("play", "Levy W1", 0), "table-thing"),
        (("play", [0], 0), "table-thing"),
        (("play", "x" * 1_000_000, 0), "table-thing"),
    ],
)
def test_what_is_no_action_at_all_is_refused(action: Any, code: str) -> None:
    reason = refused(fords(), WEST, action)
    assert (reason.rule, reason.code) == ("K.VERB", code)


@rule("K.VERB")
@pytest.mark.parametrize("text", ["dance", "", "play", 'play "Levy W1"', 'play "Levy W1" f9', 'play "Levy', "x" * 2000])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    session = fords()
    with unchanged(session), pytest.raises(BadNotation):
        session.play(WEST, text)
    assert session.play(WEST, " PASS ") == ("pass",)


@rule("K.OPTION")
@pytest.mark.parametrize("number", [0, -1, 4, 10**30])
def test_an_answer_is_one_of_the_options(number: int) -> None:
    session = pebbles()
    assert refused(session, WEST, ("take", number)) == Reason("K.OPTION", "table-option", verb="take", count=7)
    assert session.play(WEST, ("take", 2)) == ("take", 2)


@rule("K.OPTION", "K.VERB")
@pytest.mark.parametrize("number", [True, 1.0, "1"])
def test_what_only_looks_like_an_option_is_none(number: Any) -> None:
    session = pebbles()
    assert refused(session, WEST, ("take", number)).rule == "K.VERB"
    assert session.explain(WEST, ("take", 1)) is None


@rule("K.OPTION")
def test_every_option_of_a_decision_is_taken_and_named_in_the_journal() -> None:
    for option in TAKE.options(pebbles().state, ()):
        session = pebbles()
        assert session.explain(WEST, option) is None
        assert session.play(WEST, option) == option
        assert session.journal[0] == Decided(WEST, "pebbles.take", " ".join(str(word) for word in option))


# ------------------------------------------------------------------ stale answers


@rule("K.STALE")
def test_an_answer_names_the_decision_that_it_answers() -> None:
    session = pebbles()
    first = serial(session, WEST)
    session.play(WEST, "take 1", first)
    stale(session, WEST, "take 1", first)
    stale(session, WEST, "take 1", serial(session, WEST) + 1)
    session.play(WEST, "take 1", serial(session, WEST))
    session.play(WEST, "take 1")


@rule("K.STALE")
def test_a_stale_answer_is_refused_as_stale_even_if_it_is_no_option() -> None:
    session = fords()
    number = serial(session, WEST)
    session.play(WEST, "pass", number)
    stale(session, WEST, "pass", number)
    stale(session, EAST, "pass", number)
    stale(session, EAST, "keep", number)


@rule("K.STALE", "K.UNDO")
def test_undo_makes_all_earlier_answers_stale() -> None:
    session = pebbles()
    before = serial(session, WEST)
    session.play(WEST, "take 1", before)
    after = serial(session, WEST)
    session.undo(WEST)
    stale(session, WEST, "take 2", before)
    stale(session, WEST, "take 2", after)
    session.play(WEST, "take 2", serial(session, WEST))


@rule("K.STALE", "K.UNDO")
def test_a_takeback_makes_all_earlier_answers_stale() -> None:
    session = pebbles()
    before = serial(session, WEST)
    session.play(WEST, "done", before)
    after = serial(session, EAST)
    session.ask_takeback(WEST)
    session.agree_takeback(EAST)
    stale(session, WEST, "take 2", before)
    stale(session, WEST, "take 2", after)
    session.play(WEST, "take 2", serial(session, WEST))


@rule("K.STALE")
def test_a_refused_answer_makes_none_stale() -> None:
    session = pebbles()
    number = serial(session, WEST)
    refused(session, WEST, ("take", 4))
    cannot_undo(session, WEST)
    session.play(WEST, "take 1", number)


@rule("K.STALE")
def test_the_answer_to_a_sealed_question_is_not_stale_because_another_seat_has_answered() -> None:
    session = Session.new("fords", 7)
    west, east = serial(session, WEST), serial(session, EAST)
    session.play(WEST, "keep", west)
    session.play(EAST, "keep", east)
    assert session.asked == [WEST]
    stale(session, WEST, "pass", west)


@rule("K.STALE")
def test_another_seats_undo_in_a_sealed_question_makes_no_answer_stale() -> None:
    session = both_discard_two()
    number = serial(session, EAST)
    session.play(WEST, session.decision(WEST).options[0])
    session.undo(WEST)
    session.play(EAST, session.decision(EAST).options[0], number)


@rule("K.STALE")
def test_an_answer_to_an_older_decision_is_stale_after_loading_too(tmp_path: Path) -> None:
    session = Session.new("fords", 7)
    old = serial(session, WEST)
    for seat, text in ((WEST, "keep"), (EAST, "keep"), (WEST, "pass")):
        session.play(seat, text)
    session.save(tmp_path / "game.senlac")
    loaded = Session.load(tmp_path / "game.senlac")
    assert loaded.asked == [EAST]
    stale(loaded, EAST, "pass", old)
    loaded.play(EAST, "pass", serial(loaded, EAST))


# ------------------------------------------------------------------ undo


@rule("K.UNDO")
def test_undo_is_free_as_long_as_a_seat_goes_on_alone() -> None:
    session = pebbles()
    places = []
    for text in ("take 1", "take 2", "take 3"):
        places.append((session.state.digest(), list(session.journal), session.log()))
        session.play(WEST, text)
    for digest, journal, log in reversed(places):
        assert session.can_undo(WEST)
        session.undo(WEST)
        assert (session.state.digest(), session.journal, session.log()) == (digest, journal, log)
    cannot_undo(session, WEST)
    session.play(WEST, "take 1")
    assert session.state.digest() == places[1][0]


@rule("K.UNDO")
@pytest.mark.parametrize("ends", ["roll", "peek", "done"])
def test_undo_ends_at_a_die_a_reveal_or_another_seats_decision(ends: str) -> None:
    session = pebbles()
    session.play(WEST, "take 1")
    assert session.can_undo(WEST)
    session.play(WEST, ends)
    cannot_undo(session, WEST)
    cannot_undo(session, EAST)


@rule("K.UNDO")
def test_undo_ends_when_sealed_answers_are_opened() -> None:
    session = pebbles()
    session.play(WEST, "vote")
    session.play(EAST, "yes")
    session.play(WEST, "no")
    # West is asked again and nothing was drawn, but now knows how East voted.
    assert session.asked == [WEST]
    cannot_undo(session, WEST)


@rule("K.UNDO")
def test_undo_goes_back_to_the_die_and_no_further() -> None:
    session = pebbles()
    session.play(WEST, "roll")
    rolled = session.state.digest()
    session.play(WEST, "take 1")
    session.undo(WEST)
    assert session.state.digest() == rolled
    cannot_undo(session, WEST)


@rule("K.UNDO")
def test_nobody_undoes_what_another_decided() -> None:
    session = pebbles()
    session.play(WEST, "take 1")
    for seat in (EAST, SPECTATOR):
        cannot_undo(session, seat)
    session.play(WEST, "done")
    session.play(EAST, "take 1")
    cannot_undo(session, WEST)
    session.undo(EAST)
    cannot_undo(session, EAST)


@rule("K.UNDO")
def test_a_half_made_sealed_choice_can_be_undone_and_a_whole_one_cannot() -> None:
    session = both_discard_two()
    before = session.state.digest()
    session.play(WEST, session.decision(WEST).options[0])
    session.undo(WEST)
    assert session.state.digest() == before
    for _ in range(2):
        session.play(WEST, session.decision(WEST).options[0])
    assert session.asked == [EAST]
    cannot_undo(session, WEST)


# ------------------------------------------------------------------ takebacks


@rule("K.UNDO")
def test_a_takeback_needs_the_consent_of_every_other_seat() -> None:
    session = pebbles(seats=3)
    session.play(WEST, "take 1")
    before = session.state.digest()
    session.play(WEST, "done")
    session.ask_takeback(WEST)
    no_consent(session, WEST)
    no_consent(session, SPECTATOR)
    with unchanged(session):
        assert session.agree_takeback(EAST) is False
    no_consent(session, EAST)
    assert session.agree_takeback(THIRD) is True
    assert session.state.digest() == before
    no_consent(session, THIRD)


@rule("K.UNDO")
def test_without_a_request_or_a_decision_there_is_no_takeback() -> None:
    session = pebbles()
    with unchanged(session), pytest.raises(CannotUndo):
        session.ask_takeback(WEST)
    session.play(WEST, "done")
    with unchanged(session), pytest.raises(CannotUndo):
        session.ask_takeback(EAST)
    no_consent(session, EAST)
    with unchanged(session):
        session.ask_takeback(WEST)


@rule("K.UNDO")
def test_a_takeback_is_journaled_and_logged_and_the_dice_are_not_rewound() -> None:
    first, second = rolls(2)
    assert first != second
    session = pebbles()
    session.play(WEST, "take 1")
    before = session.state.digest()
    session.play(WEST, "roll")
    rolled = [Decided(WEST, "pebbles.take", "roll"), Drawn("pebbles.roll", first)]
    assert session.journal[1:] == rolled
    session.ask_takeback(WEST)
    session.agree_takeback(EAST)
    assert session.state.digest() == before
    assert session.journal[1:] == [TakenBack(WEST, [EAST], rolled)]
    for seat in (WEST, EAST, SPECTATOR):
        assert [line.seen for line in session.log(seat)] == [("pebbles-take", WEST), ("table-takeback", WEST)]
    session.play(WEST, "roll")
    assert session.journal[-1] == Drawn("pebbles.roll", second)


@rule("K.UNDO")
def test_a_takeback_withdraws_all_that_came_after_the_decision() -> None:
    session = pebbles()
    session.play(WEST, "take 1")
    before = session.state.digest()
    session.play(WEST, "done")
    session.play(EAST, "take 2")
    session.play(EAST, "done")
    session.ask_takeback(WEST)
    session.agree_takeback(EAST)
    assert session.state.digest() == before
    assert session.asked == [WEST]
    withdrawn = [Decided(seat, "pebbles.take", do) for seat, do in ((WEST, "done"), (EAST, "take 2"), (EAST, "done"))]
    assert session.journal[1:] == [TakenBack(WEST, [EAST], withdrawn)]
    # The undo of before the takeback is gone, and a second takeback goes one decision further.
    cannot_undo(session, WEST)
    session.ask_takeback(WEST)
    session.agree_takeback(EAST)
    assert session.state.digest() == pebbles().state.digest()
    assert [type(entry) for entry in session.journal] == [TakenBack, TakenBack]


@rule("K.UNDO")
@pytest.mark.parametrize(
    "change",
    [
        lambda session: session.play(WEST, "take 3"),
        lambda session: session.undo(WEST),
        lambda session: session.resign(WEST),
        lambda session: session.resign(EAST),
    ],
    ids=["play", "undo", "West resigns", "East resigns"],
)
def test_consent_is_to_the_takeback_that_was_asked_for(change: Callable[[Session], Any]) -> None:
    session = pebbles()
    session.play(WEST, "take 1")
    session.play(WEST, "take 2")
    session.ask_takeback(WEST)
    change(session)
    no_consent(session, EAST)


@rule("K.UNDO")
def test_a_game_with_a_takeback_is_saved_and_goes_on(tmp_path: Path) -> None:
    session = Session.new("fords", 7)
    session.play(WEST, "redraw")
    session.play(EAST, "keep")
    redrawn = session.state
    session.ask_takeback(WEST)
    session.agree_takeback(EAST)
    assert session.asked == [WEST, EAST]
    session.save(tmp_path / "game.senlac")
    loaded = Session.load(tmp_path / "game.senlac")
    for each in (session, loaded):
        assert isinstance(each.journal[-1], TakenBack)
        each.play(WEST, "redraw")
        each.play(EAST, "keep")
    assert loaded.state.digest() == session.state.digest()
    assert [line.seen for line in loaded.log()] == [line.seen for line in session.log()]
    # The same decisions, but another shuffle.
    assert loaded.journal[-1] == session.journal[-1]
    assert loaded.state.digest() != redrawn.digest()


# ------------------------------------------------------------------ resigning


@rule("K.RESIGN")
@pytest.mark.parametrize("seat", [WEST, EAST])
def test_who_resigns_loses_whoever_is_asked(seat: int) -> None:
    for session in (fords(), Session.new("fords", 7)):
        session.resign(seat)
        assert session.outcome == Outcome(1 - seat, "resigned", "K.RESIGN")
        assert session.asked == []
        assert session.journal[-1] == Resigned(seat)
        assert session.log()[-1].seen == ("table-end", 1 - seat, "resigned", "K.RESIGN")
        assert refused(session, WEST, ("pass",)).rule == "K.OVER"
        assert refused_resignation(session, 1 - seat).rule == "K.OVER"
        cannot_undo(session, seat)


@rule("K.RESIGN")
@pytest.mark.parametrize("seat", [SPECTATOR, THIRD, 7])
def test_only_a_player_may_resign(seat: int) -> None:
    session = fords()
    assert refused_resignation(session, seat).rule == "K.RESIGN"
    assert session.outcome is None


@rule("K.RESIGN")
def test_among_three_nobody_would_win_by_a_resignation() -> None:
    session = pebbles(seats=3)
    for seat in (WEST, EAST, THIRD):
        assert refused_resignation(session, seat).rule == "K.RESIGN"
    session.play(WEST, "done")


@rule("K.RESIGN", "K.STALE")
def test_an_answer_that_crosses_a_resignation_is_stale() -> None:
    session = pebbles()
    number = serial(session, WEST)
    session.resign(EAST)
    stale(session, WEST, "take 1", number)


@rule("K.RESIGN", "K.OVER")
@pytest.mark.parametrize("seat", [WEST, EAST])
def test_a_resigned_game_is_saved_and_stays_resigned(seat: int, tmp_path: Path) -> None:
    session = fords()
    session.play(WEST, "pass")
    session.resign(seat)
    session.save(tmp_path / "game.senlac")
    loaded = Session.load(tmp_path / "game.senlac")
    assert loaded.outcome == session.outcome == Outcome(1 - seat, "resigned", "K.RESIGN")
    assert loaded.state.digest() == session.state.digest()
    assert loaded.journal == session.journal
    assert [line.seen for line in loaded.log(EAST)] == [line.seen for line in session.log(EAST)]
    assert refused(loaded, EAST, ("pass",)).rule == "K.OVER"
    assert refused_resignation(loaded, seat).rule == "K.OVER"


# ------------------------------------------------------------------ the clock


@rule("K.CLOCK")
@pytest.mark.parametrize("seat", [WEST, EAST])
def test_whose_time_is_over_loses_and_the_save_says_so(seat: int, tmp_path: Path) -> None:
    session = fords()
    session.resign(seat, out_of_time=True)
    assert session.outcome == Outcome(1 - seat, "time", "K.CLOCK")
    session.save(tmp_path / "game.senlac")
    assert Session.load(tmp_path / "game.senlac").outcome == session.outcome
    assert refused_resignation(session, seat).rule == "K.OVER"


@rule("K.CLOCK")
def test_among_three_nobody_would_win_by_a_clock() -> None:
    session = pebbles(seats=3)
    with pytest.raises(IllegalAction):
        session.resign(WEST, out_of_time=True)
    assert session.outcome is None
