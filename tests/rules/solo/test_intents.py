"""What a person would try in the solo game and at a real table, and what the answer is, word for word."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from senlac.kernel.decision import explain
from senlac.kernel.frames import ask_of
from senlac.session import Session
from senlac.text import LANGUAGES, Speaker
from senlac.text.reading import read

#: Each entry: name, game, options, what is played before, the intent, its rule, and the sentence in each language.
TABLE: list[dict[str, Any]] = json.loads((Path(__file__).parent / "intents.json").read_text("utf-8"))


def refused(entry: dict[str, Any]) -> tuple[str, dict[str, str]]:
    """The rule of a refusal and its sentence in every language."""
    session = Session.new(entry["game"], entry.get("seed", "1"), **entry.get("options", {}))
    for line in entry["before"]:
        session.play(0, line)
    question = session.decision(0)
    assert question is not None
    assert ask_of(session.state).kind == entry["asked"]
    reason = explain(session.state, 0, read(session.game, entry["intent"], question))
    assert reason is not None, entry["intent"]
    return reason.rule, {lang: Speaker(session.spoken, lang).reason(reason) for lang in LANGUAGES}


@pytest.mark.parametrize("entry", [pytest.param(entry, id=entry["name"]) for entry in TABLE])
def test_the_answer_names_what_fails(entry: dict[str, Any]) -> None:
    rule, said = refused(entry)
    assert rule == entry["rule"]
    assert said == {lang: entry[lang] for lang in LANGUAGES}


def test_there_are_sixty_with_names_of_their_own() -> None:
    assert len({entry["name"] for entry in TABLE}) == len(TABLE) >= 60
