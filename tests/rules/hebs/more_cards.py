"""Adds cards to the proving factions of conftest.py, for scenarios that need an ability they do not have."""

from __future__ import annotations

from typing import Any

import pytest


def ability(kind: str, *do: str, **more: str) -> dict[str, Any]:
    """An ability as packs write it."""
    return {"kind": kind, "do": list(do), **more}


def with_cards(deal: Any, cards: dict[str, dict[str, Any]]) -> Any:
    """The same tables, with these cards added to the proving factions."""
    proving = type(deal).__call__.__globals__
    with pytest.MonkeyPatch.context() as patch:
        for name, facts in cards.items():
            patch.setitem(proving["ARMY" if name in proving["ARMY"] else "OTHERS"], name, facts)
        packs = {"blue": proving["faction"]("blue", "attacker"), "red": proving["faction"]("red", "defender")}

    class MoreCards(deal.kind):  # type: ignore[misc]
        def find_pack(self, faction: str, overrides: str) -> Any:
            return packs[faction]

    deal.kind = MoreCards
    return deal
