"""What a person would try and may not: the rule and the whole sentence, in both languages (`intents.toml`)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from senlac.rulebook.marks import rule
from senlac.text import LANGUAGES, Speaker

Battle = Any

POSITIONS = tomllib.loads((Path(__file__).parent / "intents.toml").read_text("utf-8"))["position"]
INTENTS = [(position, intent) for position in POSITIONS for intent in position["intent"]]


def laid_out(position: dict[str, Any], battle: Battle, skirmish: Battle) -> Any:
    markers = {name: tuple(it) if isinstance(it, list) else it for name, it in position["markers"].items()}
    table = (battle if position["all"] else skirmish)(*position["places"], **markers)
    for step in position["first"]:
        if isinstance(step, str) and step.startswith("until "):
            table.until(step.removeprefix("until "))
        else:
            table.play(tuple(step) if isinstance(step, list) else step)
    return table


@rule(
    "4.1.1", "5.1.4", "5.1.6", "6.0", "7.1.2", "7.2.4", "7.3.1", "7.3.5", "7.4.2", "7.4.3", "7.4.6", "7.4.7", "7.5.1",
    "7.6.1", "7.6.11", "7.6.3", "7.6.7", "7.7.1", "7.7.2", "7.8.3", "7.9.2", "7.9.3", "9.1.1", "9.1.2", "9.1.4a",
    "9.1.4b", "9.1.4d", "9.2.3", "A08", "A12", "A20", "A29", "A35",
)  # fmt: skip
@pytest.mark.parametrize(("position", "intent"), INTENTS, ids=[f"{at['name']}: {it['try']}" for at, it in INTENTS])
def test_what_may_not_be_done_is_said_with_its_rule_and_numbers(
    position: dict[str, Any], intent: dict[str, str], battle: Battle, skirmish: Battle
) -> None:
    table = laid_out(position, battle, skirmish)
    reason = table.refused(intent["try"], intent["rule"])
    for lang in LANGUAGES:
        said = Speaker(table.game, lang).reason(reason).replace("\N{NO-BREAK SPACE}", "~")
        assert said == intent[lang].replace("\N{NO-BREAK SPACE}", "~")
        assert f"[{intent['rule']}]" in said


def test_the_table_has_what_its_test_claims() -> None:
    marks = test_what_may_not_be_done_is_said_with_its_rule_and_numbers.pytestmark
    claimed = next(mark.args for mark in marks if mark.name == "rule")
    assert set(claimed) == {intent["rule"] for _, intent in INTENTS}
    assert len(INTENTS) >= 60
    assert len({(at["name"], it["try"]) for at, it in INTENTS}) == len(INTENTS)


def test_a_piece_that_is_picked_first_may_then_do_what_was_refused(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1315 N", at="movement", active="N-C")
    assert table.refused("move N-C-M1 1214 N").code == "hastings-order-first"
    assert table.play("order N-C-M1").offers("move N-C-M1 1214 N")
