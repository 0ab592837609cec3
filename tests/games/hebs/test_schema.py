"""Schema and reference say what the loader does: the committed copies are up to date, the verdicts agree."""

from __future__ import annotations

import copy
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

from senlac.games.hebs.language.words import WORDS
from senlac.games.hebs.packs import library, reference, schema
from senlac.games.hebs.packs.pack import KINDS, TITLES, TRIGGERS, BadPack

ROOT = Path(__file__).parents[3]
TINY = tomllib.loads((Path(__file__).parent / "tiny.toml").read_text("utf-8"))
VALIDATOR = Draft202012Validator(schema.schema())


def tiny() -> dict[str, Any]:
    return copy.deepcopy(TINY)


def card(raw: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(item for item in raw["card"] if item["id"] == id)
    return found


def loads(raw: dict[str, Any]) -> bool:
    try:
        library.check_pack(raw, "tiny.toml")
    except BadPack:
        return False
    return True


def test_the_committed_schema_is_up_to_date() -> None:
    kept = (ROOT / "docs/reference/pack.schema.json").read_text("utf-8")
    assert kept == schema.text(), "senlac cards --schema > docs/reference/pack.schema.json"
    assert json.loads(kept) == schema.schema()


def test_the_committed_reference_is_up_to_date() -> None:
    kept = (ROOT / "docs/reference/ability-language.md").read_text("utf-8")
    assert kept == reference.text(), "senlac cards --reference > docs/reference/ability-language.md"


def test_the_reference_has_every_word_kind_trigger_and_title() -> None:
    text = reference.text()
    signs = {"and": "a & b", "or": "a \\| b", "not": "~a"}
    for word in WORDS.values():
        assert f"\n| `{signs.get(word.name, word.name)}` |" in text
    for name in (*KINDS, *TRIGGERS, *TITLES):
        assert f"\n| `{name}` |" in text


def test_the_schema_is_one() -> None:
    meta.validate(schema.schema())


@pytest.mark.parametrize(
    "path", [Path(__file__).parent / "tiny.toml", *library._built_in().values()], ids=lambda p: p.stem
)
def test_the_schema_accepts_real_packs(path: Path) -> None:
    raw = tomllib.loads(path.read_text("utf-8"))
    assert [f"{error.json_path}: {error.message}" for error in VALIDATOR.iter_errors(raw)] == []


NUMBERS = [("card", field, *limits[:2]) for field, limits in schema.CARD_NUMBERS.items()]
NUMBERS += [("objective", field, *limits[:2]) for field, limits in schema.OBJECTIVE_NUMBERS.items()]


@pytest.mark.parametrize(("kind", "field", "low", "high"), NUMBERS)
def test_the_limits_are_those_of_the_loader(kind: str, field: str, low: int, high: int) -> None:
    for value, right in ((low - 1, False), (low, True), (high, True), (high + 1, False), ("1", False), (True, False)):
        raw = tiny()
        item = card(raw, "crew-2") if kind == "card" else raw["objective"][0]
        item[field] = value
        if field == "copies":
            raw["card"].append({**item, "id": "more", "name": {"en": "More", "fr": "Plus"}, "copies": 3})
        assert loads(raw) == right, value
        assert VALIDATOR.is_valid(raw) == right, value


@pytest.mark.parametrize(
    ("id", "changes"),
    [
        ("axemen", {"unit": "tank"}),
        ("axemen", {"type": "wizard"}),
        ("axemen", {"colour": "red"}),
        ("axemen", {"attach": "mine"}),
        ("axemen", {"id": "The Axemen"}),
        ("axemen", {"name": "Axemen"}),
        ("axemen", {"name": {"fr": "Haches"}}),
        ("axemen", {"name": {"en": "Axemen", "french": "Haches"}}),
        ("axemen", {"history": {"en": "two\nlines", "fr": "x"}}),
        ("axemen", {"origin": {"rest": "guess"}}),
        ("axemen", {"origin": {"rest": "attested"}}),
        ("axemen", {"origin": {"rest": "attested: "}}),
        ("axemen", {"origin": {"price": "history", "rest": "history"}}),
        ("axemen", {"ability": []} | {"ability": [{"kind": "action"}]}),
        ("axemen", {"ability": [{"kind": "action", "do": []}]}),
        ("axemen", {"ability": [{"kind": "action", "do": ["draw(1)"] * 6}]}),
        ("axemen", {"ability": [{"kind": "action", "do": ["explode(1)"]}]}),
        ("axemen", {"ability": [{"kind": "action", "do": ["cost(mine & unit, -1)"]}]}),
        ("axemen", {"ability": [{"kind": "constant", "do": ["draw(1)"]}]}),
        ("axemen", {"ability": [{"kind": "action", "do": ["draw(1)"], "on": "pass"}]}),
        ("axemen", {"ability": [{"kind": "response", "do": ["draw(1)"]}]}),
        ("axemen", {"ability": [{"kind": "response", "on": "dawn", "do": ["draw(1)"]}]}),
        ("axemen", {"ability": [{"kind": "action", "title": "rang", "do": ["draw(1)"]}]}),
        ("axemen", {"ability": [{"kind": "action", "do": ["draw(1)" + " " * 400]}]}),
        ("sweyn", {"cost": 1}),
        ("sweyn", {"copies": 2}),
        ("raid", {"might": 1}),
        ("raid", {"resources": 1}),
        ("hostages", {"health": 1}),
        ("osbeorn", {"unit": "navy"}),
    ],
)
def test_loader_and_schema_refuse_the_same(id: str, changes: dict[str, Any]) -> None:
    raw = tiny()
    card(raw, id).update(changes)
    assert not loads(raw)
    assert not VALIDATOR.is_valid(raw)


@pytest.mark.parametrize(
    ("id", "field"),
    [("axemen", "cost"), ("axemen", "unit"), ("axemen", "health"), ("axemen", "history"), ("axemen", "origin"),
     ("raid", "ability"), ("raven-banner", "attach"), ("axemen", "name"), ("axemen", "type")],
)  # fmt: skip
def test_loader_and_schema_miss_the_same(id: str, field: str) -> None:
    raw = tiny()
    del card(raw, id)[field]
    assert not loads(raw)
    assert not VALIDATOR.is_valid(raw)


@pytest.mark.parametrize("part", ["pack", "card", "objective"])
def test_a_pack_has_all_its_parts(part: str) -> None:
    raw = tiny()
    del raw[part]
    assert not loads(raw)
    assert not VALIDATOR.is_valid(raw)


def test_overrides_have_a_form_of_their_own() -> None:
    change = {"id": "axemen", "cost": 3, "origin": {"cost": "attested: my copy"}}
    head = {"id": "my-box", "of": "tiny-dane", "remove": ["raid"]}
    assert VALIDATOR.is_valid({"override": head, "card": [change]})
    assert not VALIDATOR.is_valid({"override": {"id": "my-box"}, "card": [change]})
    assert not VALIDATOR.is_valid({"override": {**head, "id": "My box"}})
    assert not VALIDATOR.is_valid({"override": head, "cards": [change]})
    assert not VALIDATOR.is_valid({"override": head, "card": [{**change, "cost": 9}]})
    assert not VALIDATOR.is_valid({"override": head, "card": [{"cost": 1}]})
