"""The text of every card, as it is printed: a change of wording or of a pack shows here, in review.

When it is wanted: `SENLAC_WRITE=1 pytest tests/games/hebs/test_card_snapshots.py`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from senlac.games.hebs.packs.library import factions, pack
from senlac.games.hebs.show.cardtext import card_text, objective_text, type_line
from senlac.games.hebs.show.wording import Names
from senlac.text import LANGUAGES

HERE = Path(__file__).parent / "snapshots"
PACKS = {name: pack(name) for name in factions()}
#: Cards may name each other across packs.
CARDS = {card.id: card.name for found in PACKS.values() for card in found.cards}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("faction", PACKS)
def test_cards_read_as_they_did(faction: str, lang: str) -> None:
    told = "\n\n".join(_texts(faction, lang)) + "\n"
    snapshot = HERE / f"{faction}.{lang}.txt"
    if os.environ.get("SENLAC_WRITE"):
        snapshot.parent.mkdir(exist_ok=True)
        snapshot.write_text(told, "utf-8")
    assert told.splitlines() == snapshot.read_text("utf-8").splitlines()


def _texts(faction: str, lang: str) -> list[str]:
    found = PACKS[faction]
    names = Names(found.traits, CARDS).in_box(found.box)
    cards = [[card.name[lang], type_line(card, names, lang), *card_text(card, names, lang)] for card in found.cards]
    tasks = [[f"{task.letter} {task.name[lang]}", *objective_text(task, names, lang)] for task in found.objectives]
    return ["\n".join(lines) for lines in [*cards, *tasks]]


def test_no_two_cards_say_the_same_with_the_same_values() -> None:
    """No near-duplicates: cards of a deck differ in more than their name."""
    for found in PACKS.values():
        names = Names(found.traits, CARDS)
        seen: dict[object, str] = {}
        for card in found.cards:
            values = (card.type, card.unit, card.cost, card.might, card.zeal, card.health, card.resources)
            key = (values, tuple(card_text(card, names, "en")))
            assert key not in seen, f"{card.id} is {seen[key]} again"
            seen[key] = card.id


def test_the_decks_have_the_shape_of_the_box() -> None:
    for found in PACKS.values():
        count = {kind: sum(card.copies for card in found.cards if card.type == kind) for kind in KINDS}
        assert sum(count.values()) == SIZES[found.id]
        assert count["leader"] == 1
        for kind, (low, high) in KINDS.items():
            assert low <= count[kind] <= high, f"{found.id} has {count[kind]} of {kind}"
        assert [task.letter for task in found.objectives] == list("ABCDEFG")
        solo = sum(any(ability.kind == "solo" for ability in card.abilities) for card in found.cards)
        assert 12 <= solo <= 20


#: With the Leader.
SIZES = {"1066-norman": 78, "1066-saxon": 78, "1565-ottoman": 75, "1565-malta": 74}
KINDS = {
    "leader": (1, 1),
    "character": (20, 24),
    "unit": (26, 32),
    "event": (12, 16),
    "tactics": (4, 6),
    "attachment": (6, 8),
}
