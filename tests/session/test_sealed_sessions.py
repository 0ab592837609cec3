"""Sessions of a sealed question: what one seat does there, the others neither see nor suffer from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

import senlac
from senlac.kernel.errors import BadOption, CannotUndo, DeadEnd
from senlac.kernel.fields import Args, State, blank
from senlac.kernel.frames import Action, ChanceOutcome, Die, Proc, Sealed, Seq
from senlac.kernel.gamedef import GameDef, finish
from senlac.kernel.options import Option, OptionValue
from senlac.kernel.rng import Dice
from senlac.kernel.views import View, imagine_all, restore_table, view
from senlac.kit import fuzz_one
from senlac.registry import trying_out
from senlac.session import Session
from senlac.session.saves import dump, parse_text


class Secrets(Sealed[State]):
    """Every seat says two rising numbers."""

    rule = "K.OPTION"

    def seats(self, s: State, a: Args) -> int:
        return (1 << len(s.game.seats)) - 1

    def options_for(self, s: State, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        first = so_far[-1][1] + 1 if so_far else 0
        return [("say", number) for number in range(first, 5 + len(so_far))]

    def done(self, s: State, a: Args, seat: int, so_far: tuple[Action, ...]) -> bool:
        return len(so_far) == 2

    def open(self, s: State, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        sums = [sum(number for _, number in given) for given in answers]
        finish(s, sums.index(max(sums)), "sum", rule="K.OVER")


class Guess(Sealed[State]):
    """Seat 0 hides in one of four places, or plays safe for a tie; seat 1 guesses the place."""

    rule = "K.OPTION"

    def seats(self, s: State, a: Args) -> int:
        return 0b11

    def options_for(self, s: State, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        return [("say", number) for number in range(4 if seat else 5)]

    def open(self, s: State, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        hidden, guessed = answers[0][0][1], answers[1][0][1]
        finish(s, -1 if hidden == 4 else int(hidden == guessed), "found", rule="K.OVER")


class Again(Die[State]):
    """A die that is always thrown again."""

    def apply(self, s: State, a: Args, outcome: ChanceOutcome) -> None:
        self.push(s, a)


class Crash(Proc[State]):
    def run(self, s: State, a: Args) -> None:
        raise RuntimeError("no such thing")


PROGRAMS = {
    "secrets": Seq("sealed.secrets", Secrets("sealed.secret")),
    "guess": Seq("sealed.guess-all", Guess("sealed.guess")),
    "again": Seq("sealed.again-all", Again("sealed.again")),
    "crash": Seq("sealed.crash-all", Crash("sealed.crash")),
}


class SealedGame(GameDef[State]):
    name = "sealed"
    title = "Sealed"
    schema = (
        Option("program", "secrets", "", choices=tuple(PROGRAMS)),
        Option("players", 2, "", low=1, high=3),
    )
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"say": ("number",)}

    def __init__(self, options: dict[str, OptionValue]) -> None:
        super().__init__(options)
        self.seats = ("One", "Two", "Three")[: int(options["players"])]

    def start(self) -> State:
        s = blank(State, self)
        PROGRAMS[str(self.options["program"])].push(s, ())
        return s

    def sees(self, s: State, seat: int) -> dict[str, Any]:
        return {}

    def imagine(self, view: View) -> State:
        s = imagine_all(State, view)
        restore_table(s, view)
        return s


@pytest.fixture(autouse=True)
def _sealed() -> Iterator[None]:
    with trying_out(SealedGame):
        yield


def test_what_one_seat_begins_shows_nowhere_for_the_others() -> None:
    session = Session.new("sealed")
    session.play(1, "say 3")
    session.play(1, "say 4")
    before = session.view(1), session.decision(1), session.can_undo(1), session.log(1)
    session.play(0, "say 0")
    assert (session.view(1), session.decision(1), session.can_undo(1), session.log(1)) == before


def test_each_seat_undoes_its_own_half_made_choice() -> None:
    session = Session.new("sealed")
    session.play(0, "say 0")
    session.play(1, "say 3")
    assert session.can_undo(0)
    session.play(1, "say 4")
    assert session.can_undo(0)
    assert not session.can_undo(1)
    session.undo(0)
    assert session.asked == [0]
    assert [option[1] for option in session.decision(0).options] == [0, 1, 2, 3, 4]  # type: ignore[union-attr]
    session.play(0, "say 3")
    session.play(0, "say 5")
    assert session.outcome is not None
    assert session.outcome.winner == 0, "the other's answer stood"
    again = Session(session.game, Dice.seeded(0), "", list(session.journal))
    assert again.state.digest() == session.state.digest()


def test_undo_survives_saving_and_loading() -> None:
    session = Session.new("sealed")
    session.play(0, "say 0")
    loaded = parse_text(Session, dump(session, {}))
    assert loaded.can_undo(0)
    loaded.undo(0)
    assert loaded.state.digest() == Session.new("sealed").state.digest()


def test_who_plays_alone_needs_nobodys_consent() -> None:
    session = Session.new("sealed", players=1)
    session.play(0, "say 1")
    session.play(0, "say 2")
    assert session.outcome is not None
    session.ask_takeback(0)
    assert session.outcome is None


def test_a_resignation_can_be_taken_back_by_itself() -> None:
    session = Session.new("sealed")
    session.resign(0)
    session.ask_takeback(0)
    assert session.agree_takeback(1)
    assert session.outcome is None


def test_one_request_to_take_back_is_open_at_a_time() -> None:
    session = Session.new("sealed", players=3)
    session.play(0, "say 1")
    session.play(1, "say 1")
    session.ask_takeback(0)
    with pytest.raises(CannotUndo, match="Another player has asked"):
        session.ask_takeback(1)
    assert not session.agree_takeback(1)
    assert session.agree_takeback(2)


def test_there_is_nothing_to_see_from_a_seat_that_is_not_there() -> None:
    session = Session.new("sealed")
    for seat in (2, -2):
        with pytest.raises(BadOption, match="There is no seat"):
            session.view(seat)
        with pytest.raises(BadOption, match="There is no seat"):
            session.log(seat)


def test_a_seed_is_text_that_can_be_written() -> None:
    with pytest.raises(BadOption, match="A seed is"):
        Session.new("sealed", "\ud800")


def test_lots_without_end_are_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="chance outcomes without a decision"):
        Session.new("sealed", program="again")


def test_a_game_that_fails_before_its_first_decision_is_a_failure_too() -> None:
    result = fuzz_one("sealed", 1, {"program": "crash"}, vary=False)
    assert "no such thing" in result.broken
    assert not result.save


def test_a_search_does_not_answer_what_is_sealed() -> None:
    """Hiding wins three times in four; only who believes that the other sees it would play safe."""
    session = Session.new("sealed", program="guess")
    question = session.decision(0)
    assert question is not None
    chosen = [senlac.bot("ismcts", seed=seed, iterations=600).choose(session.view(0), question) for seed in range(5)]
    assert ("say", 4) not in chosen


def test_a_view_is_not_tied_to_the_state() -> None:
    class Leaky(SealedGame):
        def sees(self, s: State, seat: int) -> dict[str, Any]:
            return {"inner": {"list": LIVE}}

    s = Leaky({"program": "secrets", "players": 2}).start()
    seen = view(s, 0)
    seen["inner"]["list"].append(1)
    assert LIVE == []


LIVE: list[int] = []
