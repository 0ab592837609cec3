"""Sessions under any mixture of playing, undoing, taking back, saving, loading and resigning."""

from __future__ import annotations

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from senlac.kernel.errors import CannotUndo, IllegalAction, StaleDecision
from senlac.kernel.rng import Dice
from senlac.session import Session
from senlac.session.saves import dump, parse_text

number = st.integers(0, 10_000)


class SessionMachine(RuleBasedStateMachine):
    """Whatever is done, the journal leads to the position, numbers only rise, and refusals change nothing."""

    @initialize(seed=number, game=st.sampled_from([("fords", {"rounds": 2}), ("hillock", {"turns": 1})]))
    def begin(self, seed: int, game: tuple[str, dict[str, int]]) -> None:
        self.session = Session.new(game[0], seed, **game[1])
        self.version = self.session.version

    def running(self) -> bool:
        return self.session.outcome is None

    @precondition(running)
    @rule(which=number, choice=number)
    def play(self, which: int, choice: int) -> None:
        seat = self.session.asked[which % len(self.session.asked)]
        question = self.session.decision(seat)
        assert question is not None
        option = question.options[choice % len(question.options)]
        assert self.session.play(seat, option, question.serial) == option

    @rule(seat=st.integers(-1, 2), late=st.booleans())
    def play_what_is_refused(self, seat: int, late: bool) -> None:
        before = self.session.state.digest()
        try:
            self.session.play(seat, ("pass", 1), 0 if late else None)
        except (IllegalAction, StaleDecision):
            assert self.session.state.digest() == before
        else:
            raise AssertionError("nonsense was accepted")

    @rule(seat=st.integers(0, 1))
    def undo(self, seat: int) -> None:
        before = self.session.state
        allowed = self.session.can_undo(seat)
        try:
            self.session.undo(seat)
        except CannotUndo:
            assert not allowed
            assert self.session.state.digest() == before.digest()
        else:
            assert allowed
            assert self.session.state.epoch == before.epoch

    @rule(seat=st.integers(0, 1), agreed=st.booleans())
    def take_back(self, seat: int, agreed: bool) -> None:
        try:
            self.session.ask_takeback(seat)
        except CannotUndo:
            return
        if agreed:
            assert self.session.agree_takeback(1 - seat)
            assert self.session.outcome is None

    @rule()
    def save_and_load(self) -> None:
        loaded = parse_text(Session, dump(self.session, {}))
        assert loaded.state.digest() == self.session.state.digest()
        assert [line.seen for line in loaded.log(0)] == [line.seen for line in self.session.log(0)]
        self.session = loaded

    @precondition(running)
    @rule(seat=st.integers(0, 1), really=st.integers(0, 9))
    def resign(self, seat: int, really: int) -> None:
        if really == 0:
            self.session.resign(seat)
            assert self.session.outcome is not None
            assert self.session.outcome.winner == 1 - seat

    @invariant()
    def the_journal_leads_here(self) -> None:
        if hasattr(self, "session"):
            again = Session(self.session.game, Dice.seeded(0), "", list(self.session.journal))
            assert again.state.digest() == self.session.state.digest()

    @invariant()
    def numbers_only_rise_and_views_are_json(self) -> None:
        if hasattr(self, "session"):
            assert self.session.version >= self.version
            self.version = self.session.version
            for seat in (-1, 0, 1):
                json.dumps(self.session.view(seat).data)


TestSessions = SessionMachine.TestCase
TestSessions.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
