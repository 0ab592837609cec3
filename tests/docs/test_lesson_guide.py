"""The guide to lessons: its lesson can be played, has all its sentences, and every field is explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from senlac.catalogue import Catalogue
from senlac.lessons.lesson import Deal, LessonChapter, LessonStep, Script, read_lesson
from senlac.lessons.opening import opening
from senlac.lessons.taught import TaughtSession, WrongChoice
from senlac.session.journal import Decided

GUIDE = Path(__file__).parents[2] / "docs/guide/write-a-lesson.md"


def block(kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


def test_the_lesson_of_the_guide_can_be_played() -> None:
    lesson = read_lesson("muster", block("toml"))
    session = TaughtSession(lesson, list(opening(lesson)))
    with pytest.raises(WrongChoice):
        session.play(0, "redraw")
    for _ in range(10):
        for seat in [] if session.over else session.asked[:1]:
            session.play(seat, session.shown()[0] if seat == lesson.seat else session.reply(seat))
    assert session.over
    played = [entry.do for entry in session.journal if isinstance(entry, Decided)]
    assert played[-3:] == ["play Wadard w1", "pass", "pass"]


def test_the_guide_has_all_sentences_of_its_lesson(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(block("ftl"), "utf-8")
    spoken = Catalogue("en", (tmp_path,))
    lesson = read_lesson("muster", block("toml"))
    wanted = ["muster"]
    for chapter in lesson.script.chapter:
        wanted += [f"muster-{chapter.id}", *[f"muster-{chapter.id}-{step.id}" for step in chapter.step]]
    assert list(spoken) == wanted
    assert all([spoken.say(f"muster-{part}", "no") for part in ("hand-keep", "turn-play", "turn-pass")])


def test_the_guide_explains_every_field() -> None:
    text = GUIDE.read_text("utf-8")
    fields = {name for kind in (Script, LessonChapter, LessonStep, Deal) for name in kind.__struct_fields__}
    assert [name for name in sorted(fields) if f"`{name}`" not in text] == ["step"]
