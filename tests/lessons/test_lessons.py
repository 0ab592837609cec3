"""Every lesson is played on every path: each step is reached, what is accepted leads on, the rest is explained."""

from __future__ import annotations

import re

import pytest

from senlac.catalogue import LANGUAGES, catalogue
from senlac.kernel.frames import OPS, Action, Chance
from senlac.kernel.rng import Quick
from senlac.lessons import BadLesson, Lesson, TaughtSession, WrongChoice, lesson, lessons, taught
from senlac.lessons.lesson import FOLDER, read_lesson
from senlac.lessons.opening import opening
from senlac.rulebook.index import load, rule_directories
from senlac.session.journal import Decided, Drawn
from senlac.session.saves import dump, parse_text
from senlac.session.session import Session

#: The most words that a page may have.
WORDS = 45
#: Nobody needs more decisions to get through a lesson.
LONG = 400


def wait(session: TaughtSession) -> list[Action]:
    """Let the opponent play until the learner is asked; what the learner may do that the lesson accepts."""
    while not session.over:
        seat = session.asked[0]
        if seat == session.lesson.seat:
            accepted = session.accepted()
            assert accepted, f"{session.part.step.id}: nothing is accepted"
            return accepted
        session.play(seat, session.reply(seat))
    return []


def shown(session: TaughtSession) -> None:
    """Play a lesson as it shows it."""
    for _ in range(LONG):
        if not wait(session):
            return
        [action] = session.shown()
        session.play(session.lesson.seat, action)
    raise AssertionError("the lesson does not end")


def assert_won(session: TaughtSession) -> None:
    """A lesson has come to its end; if the game has too, whoever learns has won it."""
    assert session.over
    assert session.outcome is None or session.outcome.winner == session.lesson.seat


@pytest.mark.parametrize("name", lessons())
def test_whoever_is_shown_everything_comes_to_the_end_and_wins(name: str) -> None:
    session = TaughtSession.begin(name)
    parts = []
    for _ in range(LONG):
        if not wait(session):
            break
        if session.part not in parts:
            parts.append(session.part)
        [action] = session.shown()
        session.play(session.lesson.seat, action)
    assert [*parts, session.lesson.parts[-1]] == session.lesson.parts
    assert_won(session)


@pytest.mark.parametrize("name", lessons())
def test_everything_accepted_can_be_played_and_leads_on(name: str) -> None:
    """At every step everything accepted is tried; after that the lesson still comes to its end."""
    session = TaughtSession.begin(name)
    while accepted := wait(session):
        [action] = session.shown()
        assert action in accepted
        for other in accepted:
            if other != action:
                aside = TaughtSession(session.lesson, list(session.journal), session.version)
                aside.play(session.lesson.seat, other)
                shown(aside)
                assert_won(aside)
        session.play(session.lesson.seat, action)


@pytest.mark.parametrize("name", lessons())
def test_whatever_is_accepted_one_wins(name: str) -> None:
    for seed in range(12):
        rng = Quick(seed)
        session = TaughtSession.begin(name)
        while accepted := wait(session):
            session.play(session.lesson.seat, rng.pick(accepted))
            assert len(session.journal) < LONG * 2
        assert_won(session)


@pytest.mark.parametrize("name", lessons())
def test_what_is_not_accepted_is_explained_and_changes_nothing(name: str) -> None:
    session = TaughtSession.begin(name)
    explained = 0
    while accepted := wait(session):
        question = session.decision(session.lesson.seat)
        assert question is not None
        before = session.state.digest()
        refusable = [action for action in question.options if action not in accepted]
        # Of the hundreds of ways on a map, some twenty.
        for wrong in refusable[:: 1 + len(refusable) // 20]:
            with pytest.raises(WrongChoice) as refused:
                session.play(session.lesson.seat, wrong)
            assert all([len(refused.value.answer(lang).split()) > 3 for lang in LANGUAGES])
            assert session.state.digest() == before
            explained += 1
        session.play(session.lesson.seat, session.shown()[0])
    assert explained > 10


@pytest.mark.parametrize("name", lessons())
def test_one_can_step_back_from_everywhere_to_the_beginning(name: str) -> None:
    session = TaughtSession.begin(name)
    begun = session.state.digest()
    places = []
    while wait(session):
        places.append((session.place.number, session.state.digest()))
        session.play(session.lesson.seat, session.shown()[0])
    first = dict(reversed(places))
    while session.place.number:
        before = session.place.number
        session.step_back()
        wait(session)
        assert session.place.number in (before, before - 1)
        assert session.state.digest() == first[session.place.number]
    session.step_back()
    assert session.state.digest() == begun
    wait(session)
    session.play(session.lesson.seat, session.shown()[0])
    session.restart()
    assert session.state.digest() == begun


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_an_ordinary_game_that_can_be_saved_and_continued(name: str) -> None:
    session = TaughtSession.begin(name)
    wait(session)
    session.play(session.lesson.seat, session.shown()[0])
    saved = parse_text(Session, dump(session, {}))
    assert saved.state.digest() == session.state.digest()
    found = taught(session.game.name, session.seed, session.journal)
    assert found is session.lesson
    assert TaughtSession(found, list(session.journal)).place == session.place


def test_a_game_that_only_says_it_is_a_lesson_is_none() -> None:
    journal = list(opening(lesson("first-battle")))
    assert taught("1066", "lesson-first-battle", journal[:-1]) is None
    assert taught("1565", "lesson-first-battle", journal) is None
    assert taught("1066", "lesson-nothing", journal) is None
    assert taught("1066", "first-battle", journal) is None


# ------------------------------------------------------------------ sentences


def sentences(taught: Lesson) -> dict[str, list[str]]:
    """What a lesson must be able to say: each message with its attributes."""
    found = {taught.name: ["blurb"]}
    for chapter in taught.script.chapter:
        found[f"{taught.name}-{chapter.id}"] = []
        for step in chapter.step:
            found[f"{taught.name}-{chapter.id}-{step.id}"] = [] if step.is_page else ["do", "no"] if step.do else ["do"]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", lessons())
def test_a_lesson_has_all_its_sentences_and_they_are_short(name: str, lang: str) -> None:
    spoken = catalogue(lang, str(FOLDER / "text"))
    for message, attributes in sentences(lesson(name)).items():
        text = spoken.say(message)
        assert text, message
        assert len(text.split()) <= WORDS, f"{message} has {len(text.split())} words"
        assert text.count("*") % 2 == 0, message
        for attribute in attributes:
            assert spoken.say(message, attribute), f"{message}.{attribute}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_that_no_lesson_says(lang: str) -> None:
    known = {message for name in lessons() for message in sentences(lesson(name))}
    written = re.findall(r"^([a-z0-9-]+) *=", (FOLDER / "text" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
    assert set(written) == {*known, "lesson-not-now"}


@pytest.mark.parametrize("name", lessons())
def test_the_things_and_rules_a_lesson_names_exist(name: str) -> None:
    found = lesson(name)
    rules = load(*rule_directories())
    for chapter in found.script.chapter:
        assert chapter.rule in rules
        for step in chapter.step:
            for thing in step.clear:
                assert re.fullmatch(r"[a-z]+:\d+(:[a-z]+)?", found.ref(thing)), thing


@pytest.mark.parametrize("name", lessons())
def test_dice_fall_as_they_are_arranged(name: str) -> None:
    """On the way that is shown, the first falls of every kind in a step are those it names."""
    session = TaughtSession.begin(name)
    shown(session)
    begun = [*session.place.begun, len(session.journal)]
    game = session.game
    for part, start, end in zip(session.lesson.parts, begun, begun[1:], strict=False):
        for kind, falls in part.step.dice.items():
            domain = next(op for op in OPS if isinstance(op, Chance) and op.kind == kind).domain
            wanted = [game.names(domain).index(fall) if isinstance(fall, str) else fall for fall in falls]
            drawn = [entry for entry in session.journal[start:end] if isinstance(entry, Drawn) and entry.chance == kind]
            told = [entry.lot for entry in drawn]
            assert told, f"{part.step.id}: {kind} never falls"
            assert told[: len(wanted)] == wanted[: len(told)]


@pytest.mark.parametrize("name", lessons())
def test_the_opponent_plays_the_whole_script(name: str) -> None:
    """On the way that is shown, every scripted move is made."""
    session = TaughtSession.begin(name)
    shown(session)
    later = [entry for entry in session.journal[len(opening(session.lesson)) :] if isinstance(entry, Decided)]
    played = [entry.do for entry in later if entry.seat != session.lesson.seat]
    wanted = [move for part in session.lesson.parts for move in part.step.foe]
    assert [move for move in played if move in wanted] == wanted


# ------------------------------------------------------------------ what is wrong with a file


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("first-battle", ("seat = ", "set = "), "this is not a lesson"),
        ("first-battle", ("Norman: place w2", "place w2"), "does not begin with a seat"),
        ("first-battle", ("Norman: play Lanfranc w3", 'Norman: play "Odo of Bayeux" w3'), "cannot be played"),
        ("the-foe", ('"Holy Cross!"]', '"Lanfranc"]'), "no pile that is shuffled has"),
        ("first-charge", ("[[3, 4]]", "[[3, 7]]"), r"events.event-roll cannot be \[3, 7\]"),
        ("first-charge", ('["N-L"]', '["AS-R"]'), "activation.draw-chit cannot be AS-R"),
        ("first-charge", ("[[6, 1]]", "[[6, 1], [1, 6]]"), "initiative.initiative-roll does not come about"),
    ],
)
def test_a_mistake_in_a_lesson_is_named(name: str, change: tuple[str, str], message: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text("utf-8").replace(*change)
    with pytest.raises(BadLesson, match=message):
        opening(read_lesson(name, text))
