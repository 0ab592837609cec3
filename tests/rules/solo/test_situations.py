"""The Foe does in every written situation what the rules prescribe, step by step."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from senlac.rulebook import rule
from senlac.rulebook.index import load, rule_directories

_spec = importlib.util.spec_from_file_location("situations", Path(__file__).parent / "situations.py")
assert _spec is not None
assert _spec.loader is not None
situations = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(situations)
TABLE: list[Any] = situations.TABLE


def without_worth(step: str) -> str:
    """What is worst says also how the position is worth then and at best, which is the heuristic's business."""
    return " ".join(step.split(" ")[:-3]) if step.startswith("worst") else step


@rule(
    "S.TURN.RANGE_OR_DRAW",
    "S.DRAW.COST",
    "S.DRAW.EMPTY",
    "S.PLAY.NO_SHIFT",
    "S.PLAY.NO_TIRE",
    "S.PLAY.ACTION_NOW",
    "S.PLAY.TARGET",
    "S.PLAY.HEAL",
    "S.PLAY.IGNORED",
    "S.PLACE.ORDER",
    "S.PLACE.RANGE",
    "S.PLACE.ATTACH",
    "S.PLACE.EVENT",
    "S.PLACE.EVENT_DISCOUNT",
    "S.PLACE.EVENT_CHOICE",
    "S.PLACE.TACTICS",
    "S.PASS.SEQUENCE",
    "S.FULL.REPLACE",
    "S.FULL.RANGE",
    "S.FULL.CAVALRY",
    "S.FULL.SHIELDING",
    "S.FULL.NONE",
    "S.RANGE.TARGET",
    "S.RANGE.FINAL",
    "S.COMMANDER",
    "S.ABILITY.FOE",
    "S.CHOICE",
    "S.VAR.RANGE",
    "S.SETUP.DIAL",
    "R.SOLO.EXISTING",
    "R.SOLO.RANGE_PASS",
    "R.SOLO.IGNORED",
    "R.SOLO.EVENT",
    "R.SOLO.DEEDS",
    "R.SOLO.MOST",
    "R.SOLO.ATTACH",
    "R.SOLO.LEADER_STAYS",
    "R.SOLO.CLAIMED_RANGE",
    "R.SOLO.COMMANDER",
    "R.SOLO.DISCOUNT",
    "R.SOLO.LEVELS",
    "R.SOLO.GUNS",
)
@pytest.mark.parametrize("it", [pytest.param(it, id=it.name) for it in TABLE])
def test_the_foe_does_what_the_rules_prescribe(solo: Any, it: Any) -> None:
    table = solo(**it.layout)
    if it.does == "turn":
        table.turn()
    else:
        table.you(it.does)
    if it.offered is not None:
        assert [option.replace("'", "") for option in table.options] == [text.replace("'", "") for text in it.offered]
    table.you(*it.answers)
    assert [without_worth(step) for step in table.steps] == it.steps
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
        assert all(step.rsplit(" ", 1)[1] in rules for step in it.steps if not step.startswith("worst")), it.name


def test_every_rule_of_theirs_is_seen_more_than_once() -> None:
    marks = test_the_foe_does_what_the_rules_prescribe.pytestmark  # type: ignore[attr-defined]
    claimed = next(mark.args for mark in marks if mark.name == "rule")
    seen = [rule_id for it in TABLE for rule_id in it.rules]
    assert [rule_id for rule_id in claimed if rule_id.startswith("S.") and seen.count(rule_id) < 2] == []
    assert set(claimed) >= set(seen) - {"S.SETUP.NO_HAND"}
    assert set(seen) >= set(claimed)
