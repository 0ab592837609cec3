"""Records: nothing is lost in either direction, mistakes are named by line, and no input breaks the parser."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from senlac.kernel.errors import BadSave, ReplayMismatch
from senlac.session import Session, records, saves
from senlac.session.records import parse, parse_all, revive, write_text

from .record_inputs import mutated

OLD = sorted((Path(__file__).parents[1] / "saves").glob("v*/*.senlac"))
SOME = [path for path in OLD if path.stem in ("fords-takeback-resigned", "1066-midgame", "hillock-finished")]


@pytest.mark.parametrize("path", OLD, ids=[path.stem for path in OLD])
def test_a_record_has_all_that_a_save_has(path: Path) -> None:
    session, about = saves.read_with(path)
    again = revive(parse(write_text(session, about)))
    # Loading counts as a change, for saves as well as for records.
    loaded = saves.parse_text(Session, saves.dump(session, about))
    assert saves.dump(again, about) == saves.dump(loaded, about)


@pytest.mark.parametrize("path", SOME, ids=[path.stem for path in SOME])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_comments_change_nothing(path: Path, lang: str) -> None:
    session = Session.load(path)
    told, plain = write_text(session, lang=lang), write_text(session)
    assert any(line.startswith("; ") for line in told.split("\n"))
    assert revive(parse(told)).state.digest() == session.state.digest()
    assert [line for line in told.split("\n") if not line.startswith(";")] == plain.split("\n")


def test_a_record_can_be_read() -> None:
    session = Session.new("hillock", seed=3)
    seat = session.asked[0]
    question = session.decision(seat)
    assert question is not None
    session.play(seat, question.options[0])
    text = write_text(session)
    assert text.startswith('[senlac 1]\n[game "hillock"]\n')
    assert f"\n{session.game.seats[seat]}: " in text
    assert text.endswith("= goes on\n")


def test_a_file_may_hold_many(tmp_path: Path) -> None:
    session = Session.load(SOME[0])
    path = tmp_path / "many.record"
    path.write_text("\n".join([write_text(session)] * 3), "utf-8")
    found = list(records.read_file(path))
    assert len(found) == 3
    assert found[1].first > found[0].first
    with pytest.raises(BadSave, match="there are 3"):
        parse(path.read_text("utf-8"))


@pytest.fixture
def text() -> str:
    return write_text(Session.load(next(path for path in OLD if path.stem == "fords-takeback-resigned")))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[senlac 1]", "[senlac 2]", "its notation is 2"),
        ("[senlac 1]", "[senlac]", "a tag is written"),
        ("[seed ", "[game ", "twice"),
        ("[seed ", "[sown ", "tags are not right"),
        ("\n= ", "\n; ", "the result is missing"),
        ("\n= ", "\n= so\n= ", "nothing may follow"),
        ("\n* ", "\n? ", "no line of a record"),
        ("\n* fords.shuffle-deck [", "\n* fords.shuffle-deck [[", "not JSON"),
        ("\n* ", "\n  * ", "only what was taken back is indented"),
    ],
)
def test_mistakes_are_named_by_line(text: str, old: str, new: str, message: str) -> None:
    assert old in text
    with pytest.raises(BadSave, match=message) as refused:
        parse(text.replace(old, new, 1))
    assert 1 <= refused.value.fields["line"] <= text.count("\n") + 2


def test_what_the_game_does_not_allow_is_named_by_line(text: str) -> None:
    number, line = next((i, line) for i, line in enumerate(text.split("\n"), 1) if ": " in line and line[0].isalpha())
    seat = line.split(":")[0]
    with pytest.raises(ReplayMismatch, match=f"line {number}: ") as refused:
        revive(parse(text.replace(line, f"{seat}: nonsense", 1)))
    assert refused.value.fields["line"] == number
    with pytest.raises(BadSave, match="no seat is called 'Nobody'"):
        revive(parse(text.replace(line, "Nobody: pass", 1)))
    with pytest.raises(ReplayMismatch, match="does not lead to"):
        revive(parse(text.replace("\n= ", "\n= not ", 1)))
    with pytest.raises(BadSave, match="line 1"):
        revive(parse(text.replace("blake2b-ctr/1", "coin/1", 1)))


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=300))
def test_any_text_is_parsed_or_refused(text: str) -> None:
    with suppress(BadSave):
        list(parse_all(text.split("\n")))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_a_damaged_record_is_parsed_or_refused(seed: int) -> None:
    with suppress(BadSave):
        parse(mutated(PLAIN, random.Random(seed)))


PLAIN = write_text(Session.load(SOME[0]))
