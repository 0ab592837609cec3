"""The Foe does in every written situation what the rules prescribe, step by step."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from senlac.rulebook.index import load, rule_directories

_spec = importlib.util.spec_from_file_location("situations", Path(__file__).parent / "situations.py")
assert _spec is not None
assert _spec.loader is not None
situations = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(situations)
TABLE: list[Any] = situations.TABLE


@pytest.mark.parametrize("it", [pytest.param(it, id=it.name) for it in TABLE])
def test_the_foe_does_what_the_rules_prescribe(solo: Any, it: Any) -> None:
    table = solo(**it.layout)
    if it.does == "turn":
        table.turn()
    else:
        table.you(it.does)
    if it.offered is not None:
        assert table.options == it.offered
    table.you(*it.answers)
    steps = [step.split(" S.CHOICE")[0] if step.startswith("worst ") else step for step in table.steps]
    steps = [" ".join(step.split(" ")[:-2]) if step.startswith("worst ") else step for step in steps]
    assert steps == it.steps
    assert table.asks in ("deployment.turn", "over") or table.state.round > it.layout.get("round", 1)
    assert {card: table.where(card) for card in it.after} == it.after
    assert {card: table.tired(card) for card in it.tired} == it.tired
    assert {card: table.damage(card) for card in it.damage} == it.damage


def test_there_are_two_hundred_of_them_with_names_of_their_own() -> None:
    assert len(TABLE) >= 200
    assert len({it.name for it in TABLE}) == len(TABLE)


def test_they_name_rules_and_every_step_names_one_too() -> None:
    rules = load(*rule_directories([]))
    for it in TABLE:
        assert all(rule in rules for rule in it.rules), it.name
        assert all(step.rsplit(" ", 1)[1] in rules for step in it.steps if not step.startswith("worst ")), it.name
