"""Every view and every state of the boards: for everyone, in both languages, by day and by night."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Page

from . import tour
from .conftest import PHONE, Opening, Server
from .eyes import Colours, shut_out, too_small, too_wide, words
from .french import english_in, english_while_playing
from .positions import open_game

#: What is looked at does not move.
STILL: dict[str, Any] = {"seen": True, "reduced_motion": "reduce"}


async def _inspect(page: Page, where: str, lang: str, heard: bool = True) -> list[str]:
    """What is wrong with what a page shows, and unless it is heard elsewhere, with what it says to those who listen."""
    wrong = await shut_out(page) if heard else []
    if lang == "fr":
        wrong += [f"English: {text}" for text in english_in(await words(page))]
    if await too_wide(page):
        wrong.append("wider than the window")
    return [f"{where}: {it}" for it in wrong]


async def _tour(page: Page, places: AsyncIterator[str], lang: str) -> None:
    """Inspect each place; and colours too, but not again in French, which has no others. French is heard on a phone."""
    wrong, colours = [], Colours()
    async for where in places:
        wrong += await _inspect(page, where, lang, heard=lang == "en")
        if lang == "en":
            wrong += [f"{where}: {it}" for it in await colours.hard_to_read(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_pages_around_the_games(server: Server, person: Opening, lang: str) -> None:
    async with person(lang=lang, **STILL) as page, person(lang=lang, **STILL) as stranger:
        await _tour(page, tour.pages(page, server.address), lang)
        await _tour(page, tour.company(page, stranger, server.address), lang)
        assert await _inspect(stranger, "an invitation", lang) == []


@pytest.mark.parametrize("board", ["battlefield", "frontiers", "solo", "hexmap", "replays"])
async def test_boards(server: Server, person: Opening, board: str) -> None:
    async with person(**STILL) as page:
        await _tour(page, getattr(tour, board)(page, server.address), "en")


@pytest.mark.parametrize("board", ["battlefield", "frontiers", "solo", "hexmap", "replays"])
async def test_boards_on_a_phone(server: Server, person: Opening, board: str) -> None:
    """In French, whose words are longer: what is not too wide for a phone is not too wide for a desktop."""
    async with person(PHONE, lang="fr", has_touch=True, is_mobile=True, **STILL) as page:
        wrong = []
        async for where in getattr(tour, board)(page, server.address):
            wrong += await _inspect(page, where, "fr")
            wrong += [f"{where}: {it}" for it in await too_small(page)]
        assert not wrong, "\n".join(wrong)


async def test_a_game_in_french_speaks_french(server: Server, person: Opening) -> None:
    async with person(lang="fr") as page:
        await open_game(page, server.address, "1066", "bot")
        assert await english_while_playing(page, 8) == []
