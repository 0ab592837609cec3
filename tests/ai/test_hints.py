"""Hints: from the view alone, the same for the same view, one step after the other, in both languages."""

from __future__ import annotations

import pytest

from senlac.ai.hints import Hint, Trial, considered, hint, in_words
from senlac.ai.levels import at_level
from senlac.catalogue import LANGUAGES
from senlac.games.hebs.play.features import FEATURES
from senlac.games.hebs.play.notes import note_on
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.decision import decision
from senlac.kernel.explain import Arg
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, first_asked, playout, run
from senlac.kernel.responses import PASS
from senlac.kernel.rng import Quick
from senlac.kernel.views import permute, view
from senlac.registry import configure
from senlac.session import Session
from senlac.text import Speaker


def positions(name: str, count: int) -> list[State]:
    """Positions of random play in which somebody is asked."""
    found: list[State] = []
    for seed in range(count):
        s: State = configure(name, {}).start()
        run(s)
        playout(s, Quick(seed), 4 + 17 * seed)
        if not s.result:
            found.append(s)
    return found


@pytest.mark.parametrize("name", ["1066", "1565", "1066-solo", "hastings"])
def test_a_hint_is_the_same_whatever_is_hidden(name: str) -> None:
    for s in positions(name, 3 if name == "hastings" else 8):
        seat = first_asked(s)
        question = decision(s, seat)
        assert question is not None
        first = hint(view(s, seat), question)
        assert first is not None
        assert first.action in question.options
        assert 0.0 <= first.mean <= first.chance <= 1.0
        for seed in range(2):
            other = s.clone()
            permute(other, seat, Quick(seed))
            assert hint(view(other, seat), question) == first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_the_card_games_has_words(lang: str) -> None:
    said = set()
    for s in positions("1066", 12):
        assert isinstance(s, Hebs)
        speaker = Speaker(s.game, lang)
        for part in dict.fromkeys(part for _, part in FEATURES):
            for side, action in ((0, ("pass",)), (1, ("play", 1, 1))):
                code, args = note_on(s, side, part, action)
                assert speaker.knows(code), code
                said.add(code)
                assert "{" not in speaker.say(code, args)
    assert len(said) >= 8


def test_an_idea_about_a_wedge_is_about_the_one_that_the_move_is_for() -> None:
    s = next(it for it in positions("1066", 20) if isinstance(it, Hebs) and it.phase and max(it.claimed) < 0)
    assert isinstance(s, Hebs)
    for wedge in range(3):
        for action in (("play", 1, wedge), ("target", s.box.count + wedge)):
            _, args = note_on(s, 0, "wedges", action)
            assert args.get("wedge", ("wedge", wedge)) == ("wedge", wedge)


def test_whoever_passes_without_cards_is_not_told_to_keep_them() -> None:
    s = positions("1066", 1)[0]
    assert isinstance(s, Hebs)
    assert note_on(s, 0, "hand", ("pass",))[0] == ("hint-hand" if s.hand[0] else "hint-wait")
    s.hand[0] = []
    assert note_on(s, 0, "hand", ("pass",))[0] == "hint-wait"


def test_a_payment_is_worded_as_what_is_done_with_the_card() -> None:
    s = next(it for it in positions("1066", 20) if isinstance(it, Hebs) and it.hand[0] and max(map(len, it.line)))
    assert isinstance(s, Hebs)
    judgement, speaker = s.game.judgement, Speaker(s.game)
    assert judgement is not None
    held, standing = s.hand[0][0], next(line for line in s.line if line)[0]
    for card, words in ((held, "Discard"), (standing, "Tire")):
        wording = judgement.wording(s, ("pay", card))
        assert wording is not None
        assert speaker.say(*wording) == f"{words} “{s.game.show.label('card', card, 'en')}”"
    target = judgement.wording(s, ("target", held))
    assert target is not None
    assert speaker.say(*target).startswith("Choose “")
    assert judgement.wording(s, ("pass",)) is None


def test_against_the_foe_a_payment_is_worded_too_and_nothing_is_given_up_lightly() -> None:
    s = next(it for it in positions("1066-solo", 20) if isinstance(it, Hebs) and it.hand[0])
    assert isinstance(s, Hebs)
    judgement = s.game.judgement
    assert judgement is not None
    wording = judgement.wording(s, ("pay", s.hand[0][0]))
    assert wording is not None
    assert Speaker(s.game).say(*wording).startswith("Discard “")
    assert judgement.gives_up(("sacrifice", s.hand[0][0]))


@pytest.mark.parametrize("name", ["1066", "1066-solo"])
def test_of_cards_that_are_worth_the_same_the_cheapest_is_discarded(name: str) -> None:
    """In each position of a game in which cards must be discarded."""
    found = 0
    for seed in range(6):
        session = Session.new(name, seed)
        bot = at_level("recruit", seed)
        while session.outcome is None and len(session.journal) < 120:
            seat = session.asked[0]
            question, s = session.decision(seat), session.state
            assert question is not None
            assert isinstance(s, Hebs)
            if question.kind == "preparation.limit" and len(question.options) > 1:
                told = hint(session.view(seat), question)
                assert told is not None
                if all(abs(gain) < 1e-9 for gain in told.gains.values()):
                    found += 1
                    costs = [s.box.cost[action[1]] for action in question.options]
                    assert s.box.cost[told.action[1]] == min(costs)
            session.play(seat, bot.choose(session.view(seat), question))
    assert found or name == "1066"


def test_what_names_nothing_is_about_what_the_idea_is_about() -> None:
    session = Session.new("1066", 4)
    question = session.decision(0)
    assert question is not None
    speaker = Speaker(session.spoken)
    wedge = ("wedge", 1)
    idea: tuple[str, dict[str, Arg]] = ("hint-wedge-won", {"wedge": wedge, "left": 2})
    told = Hint(("use", 0), 0.5, 0.4, {}, idea, ("hint-tire", {"card": ("card", 1)}))
    assert str(speaker.word(wedge)) in in_words(told, question, speaker)[1]
    passing = Hint(PASS, 0.5, 0.4, {}, idea, None)
    assert in_words(passing, question, speaker)[1] == speaker.say("hint-about-nothing")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ideas_about_a_battle_say_who_and_how_many(lang: str) -> None:
    said = set()
    for s in positions("hastings", 6):
        speaker = Speaker(s.game, lang)
        assert s.game.judgement is not None
        for side in (0, 1):
            for part in ("army", "attacks", "king", "leaders", "line", "approach", "time"):
                code, args = s.game.judgement.note(s, side, part, ("move", 1, 1, 1))
                idea = speaker.say(code, args)
                assert "{" not in idea
                said.add(idea)
                for value in args.values():
                    shown = speaker.word(value)
                    assert str(shown) in idea or isinstance(shown, int)
            actions: list[Action] = [
                ("attack", 1, 40),
                ("activate", 1),
                ("regroup",),
                ("order", 1),
                ("yield",),
                ("stay", 1),
            ]
            for action in actions:
                code, args = s.game.judgement.note(s, side, "usual", action)
                assert "{" not in speaker.say(code, args)
    assert len(said) > 20


def test_what_is_given_up_must_be_clearly_better_than_all_else() -> None:
    judgement = configure("1565", {}).judgement
    assert judgement is not None
    stay, act = Trial(("pass",), -0.3, {}), Trial(("act", 3, 1), -0.2, {})
    for worth, told in ((-0.15, False), (-0.05, True)):
        give_up = Trial(("sacrifice", 4), worth, {})
        assert (give_up in considered([stay, give_up, act], judgement)) == told
    only = [Trial(("sacrifice", 4), -0.9, {})]
    assert considered(only, judgement) == only


def test_a_hint_says_an_idea_then_what_it_is_about_then_the_move() -> None:
    session = Session.new("1066", 4)
    bot = at_level("recruit", 1)
    while len(session.journal) < 30:
        for seat in session.asked:
            question = session.decision(seat)
            assert question is not None
            session.play(seat, bot.choose(session.view(seat), question))
    seat = session.asked[0]
    question = session.decision(seat)
    assert question is not None
    found = hint(session.view(seat), question)
    assert found is not None
    speaker = Speaker(session.spoken)
    idea, about, move = in_words(found, question, speaker)
    assert idea == speaker.say(*found.idea)
    assert about != idea
    assert (speaker.say(*found.wording) if found.wording else speaker.option(question, found.action)) in move
    assert f"{round(100 * found.chance)}%" in move


def test_a_game_without_a_judgement_has_no_hints() -> None:
    session = Session.new("fords", 1)
    question = session.decision(0)
    assert question is not None
    assert hint(session.view(0), question) is None
    assert in_words(None, question, Speaker(session.game)) == ["There are no hints in this game."]


@pytest.mark.parametrize("name", ["1066", "1066-solo", "hastings"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_judgement_has_an_idea_in_words(name: str, lang: str) -> None:
    s = positions(name, 1)[0]
    judgement = s.game.judgement
    assert judgement is not None
    speaker = Speaker(s.game, lang)
    for part in dict.fromkeys(part for parts in judgement.parts for part in parts):
        assert speaker.knows(judgement.note(s, 0, part, ("play", 1, 1))[0]), part
    for verb in ("pay", "attack", "pass"):
        assert speaker.knows(judgement.note(s, 0, "usual", (verb, 1, 1))[0]), verb
