"""The machine: order, choices, sealed choices, chance, dead ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from senlac.kernel.decision import Decision, apply, decision, explain
from senlac.kernel.errors import DeadEnd, IllegalAction
from senlac.kernel.events import SPECTATOR
from senlac.kernel.fields import Args, State, blank
from senlac.kernel.frames import (
    ASKS,
    CHANCE,
    OVER,
    Action,
    Ask,
    ChanceOutcome,
    Die,
    Each,
    EachSeat,
    Loop,
    Op,
    Proc,
    Sealed,
    Seq,
    asked,
    chance_of,
    first_asked,
    op_named,
    options,
    playout,
    resolve,
    resolve_all,
    run,
    waiting,
)
from senlac.kernel.gamedef import GameDef, finish, outcome
from senlac.kernel.responses import Record, Window
from senlac.kernel.rng import Quick
from senlac.kernel.views import View, view


class Bench(GameDef[State]):
    """A game whose program the tests write on the spot; it keeps what happened in a list."""

    name = "bench"
    verbs = {"say": ("number",), "pass": ()}

    def __init__(self) -> None:
        super().__init__({})
        self.told: list[Any] = []
        self.settled = 0

    def settle(self, s: State) -> None:
        self.settled += 1

    def sees(self, s: State, seat: int) -> dict[str, Any]:
        return {}


class Tell(Proc[State]):
    def __init__(self, word: str, name: str) -> None:
        super().__init__(name)
        self.word = word

    def run(self, s: State, a: Args) -> None:
        s.game.told.append((self.word, *a))  # type: ignore[attr-defined]


class Stop(Proc[State]):
    def run(self, s: State, a: Args) -> None:
        finish(s, -1, "stopped", rule="K.OVER")


class Roll(Die[State]):
    def apply(self, s: State, a: Args, outcome: ChanceOutcome) -> None:
        s.game.told.append(("rolled", outcome))  # type: ignore[attr-defined]


class Say(Ask[State]):
    rule = "K.OPTION"

    def options(self, s: State, a: Args) -> list[Action]:
        return [("say", 1), ("say", 2)]

    def apply(self, s: State, a: Args, action: Action) -> None:
        s.game.told.append((a[0], action[1]))  # type: ignore[attr-defined]


class Thrice(Loop[State]):
    def again(self, s: State, a: Args) -> bool:
        return len(s.game.told) < 3  # type: ignore[attr-defined]


class Numbers(Each[State]):
    def items(self, s: State, a: Args) -> tuple[int, ...]:
        return a


class Whisper(Sealed[State]):
    """Both seats say two numbers, rising."""

    def seats(self, s: State, a: Args) -> int:
        mask: int = a[0]
        return mask

    def options_for(self, s: State, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        last = so_far[-1][1] if so_far else 0
        return [("say", number) for number in range(last + 1, 4 + len(so_far))]

    def done(self, s: State, a: Args, seat: int, so_far: tuple[Action, ...]) -> bool:
        return len(so_far) == 2

    def open(self, s: State, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        s.game.told.append(answers)  # type: ignore[attr-defined]


names: Iterator[int] = iter(range(10_000))


def fresh() -> str:
    return f"bench.{next(names)}"


def tell(word: str) -> Tell:
    return Tell(word, fresh())


def start(*steps: Op[State], args: Args = ()) -> State:
    """A state in which a program of these steps, and then the end, has begun."""
    s = blank(State, Bench())
    Seq(fresh(), *steps, Stop(fresh())).push(s, args)
    run(s)
    return s


def told(s: State) -> list[Any]:
    found: list[Any] = s.game.told  # type: ignore[attr-defined]
    return found


def test_a_sequence_runs_its_steps_in_order_with_its_args() -> None:
    s = start(tell("one"), Seq(fresh(), tell("two"), tell("three")), tell("four"), args=(9,))
    assert told(s) == [("one", 9), ("two", 9), ("three", 9), ("four", 9)]
    assert waiting(s) == OVER
    assert repr(outcome(s)) == "Outcome(winner=None, kind='stopped', rule='K.OVER')"


def test_each_runs_its_body_for_every_item_and_none_for_none() -> None:
    assert told(start(Numbers(tell("item"), fresh()), args=(7, 8))) == [("item", 7, 8, 7), ("item", 7, 8, 8)]
    assert told(start(Numbers(tell("item"), fresh()), args=())) == []
    s = start(EachSeat(tell("seat"), fresh()))
    assert told(s) == [("seat", 0), ("seat", 1)]


def test_a_loop_asks_before_each_time() -> None:
    assert told(start(Thrice(tell("again"), fresh()))) == [("again",)] * 3
    assert told(start(tell("a"), tell("b"), tell("c"), Thrice(tell("again"), fresh())))[3:] == []


def test_what_is_pushed_last_is_done_first() -> None:
    later, sooner = tell("later"), tell("sooner")

    class Push(Proc[State]):
        def run(self, s: State, a: Args) -> None:
            later.push(s, ())
            sooner.push(s, ())

    assert told(start(Push(fresh()), tell("last"))) == [("sooner",), ("later",), ("last",)]


def test_the_machine_waits_for_a_choice_and_goes_on_after_it() -> None:
    s = start(EachSeat(Say(fresh()), fresh()))
    assert (waiting(s), asked(s), first_asked(s)) == (ASKS, 0b01, 0)
    apply(s, 0, ("say", 2))
    assert (asked(s), s.serial) == (0b10, 1)
    apply(s, 1, ("say", 1))
    assert told(s) == [(0, 2), (1, 1)]
    assert (waiting(s), asked(s)) == (OVER, 0)


def test_a_decision_is_data() -> None:
    s = start(Say(fresh()), args=(1,))
    found = decision(s, 1)
    assert found is not None
    assert (found.seat, found.rule, found.options) == (1, "K.OPTION", [("say", 1), ("say", 2)])
    assert decision(s, 0) is None
    assert decision(s, SPECTATOR) is None
    assert found == decision(s, 1)
    assert hash(found) == hash(decision(s, 1))
    assert found != Decision(0, 1, found.kind, "other", {}, [])
    assert "2 options" in repr(found)


@pytest.mark.parametrize(
    ("seat", "intent", "rule"),
    [
        (0, ("say", 1), "K.SEAT"),
        (-1, ("say", 1), "K.SEAT"),
        (1, ("say", 3), "K.OPTION"),
        (1, ("say", True), "K.VERB"),
        (1, ("say", 1.0), "K.VERB"),
        (1, ("say",), "K.VERB"),
        (1, ("pass",), "K.VERB"),
        (1, ("shout", 1), "K.VERB"),
        (1, (["say"], 1), "K.VERB"),
        (1, (), "K.VERB"),
        (1, "say 1", "K.VERB"),
        (1, None, "K.VERB"),
    ],
)
def test_anything_else_is_refused_with_a_rule_and_changes_nothing(seat: int, intent: Any, rule: str) -> None:
    s = start(Say(fresh()), args=(1,))
    before = s.digest()
    reason = explain(s, seat, intent)
    assert reason is not None
    assert reason.rule == rule
    with pytest.raises(IllegalAction) as refused:
        apply(s, seat, intent)
    assert refused.value.reason == reason
    assert s.digest() == before


def test_sealed_answers_are_hidden_until_all_are_given() -> None:
    s = start(Whisper(fresh()), args=(0b11,))
    assert asked(s) == 0b11
    apply(s, 1, ("say", 1))
    assert options(s, 1) == [("say", 2), ("say", 3), ("say", 4)]
    assert view(s, 0) == view(start_like(s), 0), "not even how far the other is shows"
    apply(s, 1, ("say", 4))
    assert (asked(s), first_asked(s)) == (0b01, 0)
    seen: View = view(s, 0)
    assert seen.data["table"]["top"][0][2][1] == [[False, []], [True, []]]
    assert view(s, 1).data["table"]["top"][0][2][1][1] == [True, [["say", 1], ["say", 4]]]
    apply(s, 0, ("say", 2))
    apply(s, 0, ("say", 3))
    assert told(s) == [((("say", 2), ("say", 3)), (("say", 1), ("say", 4)))]


def start_like(s: State) -> State:
    """The same sealed question before anybody answered."""
    other = s.clone()
    op, pc, (args, _), below = s.top
    other.top = (op, pc, (args, ((False, ()), (False, ()))), below)
    return other


def test_opening_sealed_answers_teaches_everybody() -> None:
    s = start(Whisper(fresh()), args=(0b01,))
    epoch = s.epoch
    apply(s, 0, ("say", 1))
    assert s.epoch == epoch
    apply(s, 0, ("say", 2))
    assert (s.epoch, s.learnt) == (epoch + 1, -1)


def test_a_sealed_question_to_nobody_is_not_asked() -> None:
    assert waiting(start(Whisper(fresh()), args=(0,))) == OVER


def test_chance_waits_for_nature_and_raises_the_epoch() -> None:
    s = start(Roll(fresh()), Roll(fresh()))
    assert (waiting(s), asked(s)) == (CHANCE, 0)
    assert chance_of(s).outcomes(s, ()) == [(face, 1) for face in range(1, 7)]
    resolve(s, 5)
    assert (told(s), s.epoch) == ([("rolled", 5)], 1)
    resolve_all(s, Quick(1))
    assert waiting(s) == OVER


@pytest.mark.parametrize(
    ("lot", "possible"), [(1, True), (6, True), (0, False), (7, False), (True, False), (1.0, False)]
)
def test_a_lot_that_cannot_fall_is_not_possible(lot: Any, possible: bool) -> None:
    s = start(Roll(fresh()))
    assert chance_of(s).possible(s, (), lot) is possible


def test_settle_runs_until_nothing_is_unsettled() -> None:
    class Stir(Proc[State]):
        def run(self, s: State, a: Args) -> None:
            s.unsettled = True

    s = start(Stir(fresh()), tell("between"), Stir(fresh()))
    assert s.game.settled == 2  # type: ignore[attr-defined]
    assert not s.unsettled


def play_on(s: State) -> None:
    """As far as a play-out goes in one decision."""
    playout(s, Quick(1), 1)


@pytest.mark.parametrize("go_on", [run, play_on])
def test_a_program_without_result_is_a_dead_end(go_on: Callable[[State], None]) -> None:
    s = blank(State, Bench())
    tell("only this").push(s, ())
    with pytest.raises(DeadEnd, match="without a result"):
        go_on(s)


@pytest.mark.parametrize("go_on", [run, play_on])
def test_a_program_that_never_asks_is_a_dead_end(go_on: Callable[[State], None]) -> None:
    class Forever(Loop[State]):
        def again(self, s: State, a: Args) -> bool:
            return True

    s = blank(State, Bench())
    Forever(tell("on"), fresh()).push(s, ())
    with pytest.raises(DeadEnd, match="steps without a decision") as stopped:
        go_on(s)
    assert stopped.value.fields["steps"] > 1000


@pytest.mark.parametrize("go_on", [run, play_on])
def test_settling_without_end_is_a_dead_end(go_on: Callable[[State], None]) -> None:
    class Restless(Bench):
        def settle(self, s: State) -> None:
            s.unsettled = True

    s = blank(State, Restless())
    Stop(fresh()).push(s, ())
    s.unsettled = True
    with pytest.raises(DeadEnd):
        go_on(s)


def test_a_game_that_has_ended_stays_as_it_ended() -> None:
    class Contrary(Bench):
        def settle(self, s: State) -> None:
            finish(s, 1, "late", rule="K.OVER")

    class End(Proc[State]):
        def run(self, s: State, a: Args) -> None:
            s.unsettled = True
            finish(s, 0, "first", rule="K.OVER")
            finish(s, 1, "second", rule="K.OVER")

    s = blank(State, Contrary())
    s.events = []
    End(fresh()).push(s, ())
    run(s)
    assert s.result == (0, "first", "K.OVER")
    assert len(s.events) == 1


def test_items_and_seats_are_settled_when_their_turn_comes() -> None:
    class Tellings(Each[State]):
        def items(self, s: State, a: Args) -> tuple[int, ...]:
            return tuple(range(len(told(s))))

    class Whom(Whisper):
        def seats(self, s: State, a: Args) -> int:
            return 0b01 if told(s) else 0

    each, sealed, first = Tellings(tell("later"), fresh()), Whom(fresh()), tell("first")

    class Push(Proc[State]):
        def run(self, s: State, a: Args) -> None:
            sealed.push(s, a)
            each.push(s, a)
            first.push(s, a)

    s = start(Push(fresh()), args=())
    assert told(s) == [("first",), ("later", 0)]
    assert asked(s) == 0b01


def test_a_sequence_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="sequence of nothing"):
        Seq(fresh())


def test_a_chance_that_lists_nothing_must_say_what_is_possible() -> None:
    class Vague(Roll):
        def outcomes(self, s: State, a: Args) -> list[tuple[ChanceOutcome, int]]:
            return []

    s = start(Vague(fresh()))
    with pytest.raises(NotImplementedError, match="must say which are possible"):
        chance_of(s).possible(s, (), 1)


class Chatter(Window[State]):
    """A window in which everybody may answer with a number."""

    rule = "K.OPTION"

    def opens(self, s: State, pending: int, seat: int) -> bool:
        return True

    def responses(self, s: State, pending: int, seat: int) -> list[Action]:
        return [("say", seat)]

    def respond(self, s: State, pending: int, seat: int, action: Action) -> None:
        told(s).append(("answers", seat))

    def carry_out(self, s: State, record: Record) -> None:
        told(s).append("done")

    def again(self, s: State) -> bool:
        return bool(s.game.options)


@pytest.mark.parametrize(
    ("again", "order"),
    [(False, [1, 2, 0]), (True, [1, 2, 0, 1])],
)
def test_a_window_closes_when_all_have_passed_in_succession(again: bool, order: list[int]) -> None:
    class Three(Bench):
        def __init__(self) -> None:
            super().__init__()
            self.seats = ("A", "B", "C")
            self.options = {"again": True} if again else {}

    s = blank(State, Three())
    window = Chatter(fresh())
    Stop(fresh()).push(s, ())
    window.initiate(s, 0, 0, 0, ())
    run(s)
    asked_in_turn = []
    while not s.result:
        seat = first_asked(s)
        question = decision(s, seat)
        assert question is not None
        assert question.rule == "K.OPTION"
        asked_in_turn.append(seat)
        apply(s, seat, ("say", 1) if asked_in_turn == [1] else ("pass",))
    assert asked_in_turn == order
    assert told(s) == [("answers", 1), "done"]


def test_two_steps_cannot_have_one_name() -> None:
    name = fresh()
    made = Say(name)
    assert op_named(name) is made
    assert repr(made) == f"<{name}>"
    with pytest.raises(ValueError, match="two ops are called"):
        Say(name)


def test_a_step_is_named_after_its_module_and_class() -> None:
    class QuietWord(Say):
        pass

    assert QuietWord().name.endswith(".quiet-word")


def test_a_view_may_not_hide_the_tables_own_part() -> None:
    class Greedy(Bench):
        def sees(self, s: State, seat: int) -> dict[str, Any]:
            return {"table": 1}

    s = blank(State, Greedy())
    with pytest.raises(ValueError, match="a view has a 'table' of its own"):
        view(s, 0)
