"""A game being played: journal, logs, undo, views; nothing half-applied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import senlac
from senlac.catalogue import catalogue
from senlac.kernel.errors import BadNotation, CannotUndo, IllegalAction, ReplayMismatch
from senlac.kernel.rng import Dice, Quick
from senlac.registry import configure
from senlac.session import Session
from senlac.session.journal import Check, Decided, Drawn, JournalEntry
from senlac.session.preview import preview
from senlac.text import Speaker

Played = Callable[..., Session]


def at_turn(seed: int = 3) -> Session:
    """A session in which West has the first turn."""
    session = Session.new("fords", seed)
    session.play(0, "keep")
    session.play(1, "keep")
    return session


def paying() -> Session:
    """A session in which West has played a card and must now pay for it."""
    for seed in range(100):
        session = at_turn(seed)
        question = session.decision(0)
        assert question is not None
        for option in question.options:
            if option[0] == "play" and "Spearmen" in session.game.show.label("card", option[1]):
                session.play(0, option)
                return session
    raise AssertionError("no game came to a payment")


def test_the_journal_keeps_every_decision_with_its_question_and_every_lot(played: Played) -> None:
    session = played(20)
    kinds = [type(entry) for entry in session.journal]
    assert kinds[:2] == [Drawn, Drawn]
    decided = [entry for entry in session.journal if isinstance(entry, Decided)]
    assert len(decided) == 20
    assert decided[0].ask == "fords.mulligan"


def test_a_long_journal_has_digests_on_the_way(played: Played) -> None:
    session = played(120)
    checks = [entry for entry in session.journal if isinstance(entry, Check)]
    assert checks
    spoiled: list[JournalEntry] = [Check("0" * 16) if entry is checks[0] else entry for entry in session.journal]
    with pytest.raises(ReplayMismatch, match="has the digest of a different position"):
        Session(session.game, Dice.seeded(1), "", spoiled)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda entry: Decided(entry.seat, "fords.pay", entry.do), "answers fords.pay, but the game has reached"),
        (lambda entry: Decided(1 - entry.seat, entry.ask, entry.do), "is not possible"),
        (lambda entry: Decided(entry.seat, entry.ask, "sing"), "is not possible"),
        (
            lambda entry: Drawn("fords.shuffle-deck", [0]),
            "decides fords.shuffle-deck, but the game has reached no chance",
        ),
    ],
)
def test_a_journal_that_does_not_fit_is_refused_at_its_entry(change: Any, says: str, played: Played) -> None:
    session = played(12)
    place = max(i for i, entry in enumerate(session.journal) if isinstance(entry, Decided))
    journal = list(session.journal)
    journal[place] = change(journal[place])
    with pytest.raises(ReplayMismatch) as refused:
        Session(session.game, Dice.seeded(1), "", journal)
    assert says in str(refused.value)
    assert refused.value.fields["entry"] == place + 1


@pytest.mark.parametrize("lot", [[0, 0, 1], 7, [True] * 80, list(range(79)), ["a"] * 80])
def test_a_lot_that_cannot_fall_is_refused(lot: Any, played: Played) -> None:
    session = played(2)
    journal = [Drawn("fords.shuffle-deck", lot), *session.journal[1:]]
    with pytest.raises(ReplayMismatch, match="cannot result in"):
        Session(session.game, Dice.seeded(1), "", journal)


def test_a_refusal_speaks_to_people_and_changes_nothing() -> None:
    session = at_turn()
    before, entries = session.state.digest(), len(session.journal)
    with pytest.raises(IllegalAction, match=r"is not in your hand. \[F.TURN.CHOICE\] Choose a card") as refused:
        session.play(0, ("play", 159, 0))
    assert refused.value.reason.rule == "F.TURN.CHOICE"
    with pytest.raises(BadNotation):
        session.play(0, "dance")
    assert (session.state.digest(), len(session.journal)) == (before, entries)


def test_a_crash_inside_a_rule_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_turn()
    before, journal, log = session.state.digest(), list(session.journal), session.log(0)
    monkeypatch.setattr("senlac.session.session.to_text", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        session.play(session.asked[0], "pass")
    assert (session.state.digest(), session.journal, session.log(0)) == (before, journal, log)
    monkeypatch.undo()
    session.play(session.asked[0], "pass")


def test_undo_within_a_payment_is_free_and_exact() -> None:
    session = paying()
    digest, journal, log = session.state.digest(), list(session.journal), session.log(1)
    assert session.can_undo(0)
    assert not session.can_undo(1)
    session.undo(0)
    question = session.decision(0)
    assert question is not None
    assert question.kind == "fords.turn"
    session.play(0, journal[-1].do)  # type: ignore[union-attr]
    assert (session.state.digest(), session.journal, session.log(1)) == (digest, journal, log)


def test_undo_ends_where_another_seat_is_asked() -> None:
    session = at_turn()
    session.play(0, "pass")
    assert not session.can_undo(0)
    with pytest.raises(CannotUndo, match="Ask for a takeback"):
        session.undo(0)


def test_a_takeback_needs_somebody_to_ask_and_somebody_to_agree() -> None:
    session = Session.new("fords", 1)
    with pytest.raises(CannotUndo, match="no decision to take back"):
        session.ask_takeback(0)
    session.play(0, "keep")
    with pytest.raises(CannotUndo, match="Nobody is asking"):
        session.agree_takeback(1)
    session.ask_takeback(0)
    with pytest.raises(CannotUndo, match="Nobody is asking"):
        session.agree_takeback(0)
    assert session.agree_takeback(1)
    assert session.asked == [0, 1]


def test_a_request_for_a_takeback_ends_with_the_next_decision() -> None:
    session = at_turn()
    session.play(0, "pass")
    session.ask_takeback(0)
    session.play(1, "pass")
    with pytest.raises(CannotUndo):
        session.agree_takeback(1)


def test_a_takeback_of_a_takeback_keeps_both_in_the_journal() -> None:
    session = at_turn()
    for _ in range(2):
        session.play(0, "pass")
        session.ask_takeback(0)
        session.agree_takeback(1)
    again = Session(session.game, Dice.seeded(0), session.seed, list(session.journal))
    assert again.state.digest() == session.state.digest()
    told = [Speaker(session.game).event(line.seen) for line in session.log()]
    assert sum("takes back a decision" in line for line in told) == 2


def test_each_seat_has_its_own_log(played: Played) -> None:
    session = played(30)
    west, east, watcher = (session.log(seat) for seat in (0, 1, -1))
    assert len(west) == len(east) == len(watcher)
    assert any(len(a.seen) > len(b.seen) for a, b in zip(west, east, strict=True))
    assert all(len(w.seen) <= len(a.seen) for w, a in zip(watcher, west, strict=True))


def test_the_state_that_a_session_gives_away_is_a_copy(played: Played) -> None:
    session = played(10)
    taken = session.state
    taken.score[0] += 5  # type: ignore[attr-defined]
    assert session.state.digest() != taken.digest()


def test_the_public_api_is_enough_for_a_game_between_bots() -> None:
    session = senlac.new_game("fords", seed=5, rounds=2)
    players = [senlac.bot("greedy", seed=1), senlac.bot("random", seed=2)]
    while session.outcome is None:
        for seat in session.asked:
            session.play(seat, players[seat].choose(session.view(seat), session.decision(seat)))
    assert session.outcome.kind in ("points", "sudden")


def test_an_unknown_game_is_refused_with_a_suggestion() -> None:
    with pytest.raises(senlac.UnknownGame, match="Did you mean fords"):
        senlac.new_game("ford")
    with pytest.raises(senlac.UnknownGame, match=r"Installed: 1066, .*, fords"):
        senlac.new_game("zzzzz")


def test_options_are_settled_when_a_game_begins() -> None:
    assert senlac.new_game("fords", rounds="3").game.options == {"rounds": 3, "respond_again": False}
    with pytest.raises(senlac.BadOption):
        senlac.new_game("fords", rounds="many")


@pytest.mark.long
@pytest.mark.parametrize("name", senlac.installed_games())
def test_all_that_a_game_says_is_said_in_english_and_french(name: str) -> None:
    """Every question, event, ending and refusal of a random game has a sentence in both languages."""
    game = configure(name, {})
    missing: set[str] = set()
    for kind in game.events:
        missing |= unsaid(game, kind)
    for seed in range(10):
        session, rng = Session.new(name, seed), Quick(seed)
        while session.outcome is None:
            seat = rng.pick(session.asked)
            question = session.decision(seat)
            assert question is not None
            missing |= unsaid(game, "ask-" + question.kind.replace(".", "-"))
            verb = rng.pick(list(game.verbs))
            intent = (verb, *[rng.below(len(game.names(d)) if d != "number" else 9) for d in game.verbs[verb]])
            reason = session.explain(seat, intent)
            missing |= unsaid(game, reason.code) if reason else set()
            session.play(seat, rng.pick(question.options))
        missing |= unsaid(game, f"end-{name}-{session.outcome.kind}")
        for line in [*session.log(0), *session.log()]:
            assert "{" not in Speaker(game, "fr").event(line.seen)
    assert not missing


def unsaid(game: Any, message: str) -> set[str]:
    """The languages that lack a message, where English would be said instead."""
    return {f"{lang}: {message}" for lang in ("en", "fr") if message not in catalogue(lang, game.text_folder)}


def test_reasons_are_given_with_rule_and_remedy_in_both_languages() -> None:
    session = at_turn()
    reason = session.explain(0, ("pay", 3))
    assert reason is not None
    assert Speaker(session.game, "en").reason(reason).startswith("“pay” is not an answer here. [K.VERB] Possible:")
    assert (
        Speaker(session.game, "fr").reason(reason).startswith("«\u00a0pay\u00a0» n’est pas une réponse ici. [K.VERB]")
    )


def test_what_no_catalogue_has_is_said_by_its_name() -> None:
    assert Speaker(configure("fords", {})).say("no-such-message") == "no-such-message"


@pytest.mark.parametrize("text", ["", "pley", "zzzz", "play", 'play "x', "x" * 2000])
def test_bad_text_is_refused_in_french_too(text: str) -> None:
    session = at_turn()
    with pytest.raises(BadNotation) as refused:
        session.play(0, text)
    told = Speaker(session.game, "fr").refusal(refused.value)
    assert told != str(refused.value)
    assert "{" not in told


def test_undo_is_refused_in_french_too() -> None:
    session = at_turn()
    with pytest.raises(CannotUndo) as refused:
        session.undo(0)
    assert Speaker(session.game, "fr").refusal(refused.value).startswith("On ne revient pas")
    assert Speaker(session.game, "en").refusal(refused.value) == str(refused.value)


def test_a_refused_takeback_leaves_all_as_it_was() -> None:
    session = at_turn()
    session.play(0, "pass")
    session.ask_takeback(0)
    assert session.takeback == 0
    with pytest.raises(CannotUndo):
        session.refuse_takeback(0)
    before = session.state.digest()
    session.refuse_takeback(1)
    assert session.takeback is None
    assert session.state.digest() == before
    with pytest.raises(CannotUndo):
        session.agree_takeback(1)


def test_an_earlier_position_is_seen_as_a_seat_saw_it_then() -> None:
    session = Session.new("fords", 5)
    seen = []
    while session.outcome is None:
        seen.append((len(session.journal), session.view(0), session.view(1), session.view()))
        seat = session.asked[0]
        decision = session.decision(seat)
        assert decision is not None
        session.play(seat, decision.options[len(seen) % len(decision.options)])
    for entry, first, second, nobody in seen:
        assert session.view_at(entry, 0) == first
        assert session.view_at(entry, 1) == second
        assert session.view_at(entry) == nobody


def test_earlier_positions_stay_what_they_were_through_undo_and_takeback() -> None:
    session, rng = Session.new("fords", 5), Quick(5)
    undone = taken = 0
    while session.outcome is None:
        seat = session.asked[0]
        decision = session.decision(seat)
        assert decision is not None
        session.play(seat, rng.pick(decision.options))
        if session.can_undo(seat) and len(session.journal) % 50 < 5:
            session.undo(seat)
            undone += 1
            session.play(seat, rng.pick(decision.options))
        if len(session.journal) % 50 == 2 and taken < 5:
            session.ask_takeback(seat)
            assert session.agree_takeback(1 - seat)
            taken += 1
    assert undone
    assert taken
    for entry, following in enumerate(session.journal):
        if not isinstance(following, Drawn | Check):
            then = Session(session.game, Dice.seeded(0), "", session.journal[:entry])
            assert session.view_at(entry, 0) == then.view(0), entry


def test_a_preview_shows_what_is_paid_and_nothing_hidden() -> None:
    session = Session.new("1066", 3)
    bots = [senlac.bot("greedy", seed=seat) for seat in (0, 1)]
    previews = 0
    for _ in range(60):
        seat = session.asked[0]
        decision = session.decision(seat)
        assert decision is not None
        seen = session.view(seat)
        for option in decision.options:
            foreseen = preview(seen, option)
            if decision.kind in ("setup.mulligan", "preparation.limit"):  # chosen in secret
                assert foreseen is None
            else:
                assert foreseen is not None
                assert foreseen.seat == seat
                previews += 1
        assert preview(seen, ("nonsense",)) is None
        session.play(seat, bots[seat].choose(seen, decision))
    assert preview(session.view(), ("pass",)) is None
    assert previews > 100
