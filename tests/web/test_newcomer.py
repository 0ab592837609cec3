"""Somebody who has never seen Senlac plays in it; a whole game from set-up to score is in `test_solo.py`."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Page

from .conftest import PHONE, Opening, Server
from .eyes import too_small, too_wide
from .hands import CARDS, MANY, Hand, click_on, new_game, offered, play, press_on
from .positions import SAVES, ask, open_game

#: So far into the journal of a game that ends after 221 entries.
LATE = 205
VERDICTS = ("You have won", "You have lost", "A tie")


async def _nearly_over(page: Page, address: str) -> None:
    """A game against a bot that somebody is about to win."""
    whole = (SAVES / "1066-english-wedges.senlac").read_text()
    game = (await ask(page, address, "POST", "/api/import", whole))["id"]
    fork = {"entry": LATE, "seats": [{"kind": "here"}, {"kind": "bot", "level": "recruit"}]}
    forked = await ask(page, address, "POST", f"/api/games/{game}/fork", json.dumps(fork))
    await page.goto(f"{address}/play/{forked['id']}")


@pytest.mark.parametrize("hand", [click_on, press_on], ids=["clicking", "by keyboard alone"])
async def test_a_newcomer_begins_and_finishes_games_of_1066(server: Server, person: Opening, hand: Hand) -> None:
    async with person() as page:
        await new_game(page, server.address, CARDS["en"], "Play against a bot")
        await page.mouse.move(0, 0)
        assert await play(page, hand, 1, 20) == "asked"
        assert await page.locator(".log li").count() > 5
        await _nearly_over(page, server.address)
        assert await play(page, hand, 2, MANY) == "over"
        assert await page.locator(".result h2").inner_text() in VERDICTS


async def test_arrows_move_between_cards_and_enter_picks(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_game(page, server.address, "1066", "bot")
        await offered(page)
        for _ in range(2):
            await page.keyboard.press("F6")
        assert await page.evaluate("document.activeElement.dataset.ref") == "wedge:0"
        while await page.evaluate("document.activeElement.dataset.ref") == "wedge:0":
            await page.keyboard.press("ArrowRight")
        assert await page.evaluate("document.activeElement.dataset.ref") == "wedge:1"
        await page.keyboard.press("i")
        await page.wait_for_selector(".inspector :text('Wedge 2')")
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".wedge[aria-label='Wedge 2'] .thing:has-text('William FitzRobert')")


async def test_a_game_on_a_phone(server: Server, person: Opening) -> None:
    async with person(PHONE, has_touch=True, is_mobile=True) as page:
        await page.goto(server.address)
        await page.wait_for_selector("article")
        assert await too_wide(page) == 0
        assert await too_small(page) == []
        await new_game(page, server.address, CARDS["en"], "Play against a bot")
        for seed in range(8):
            await play(page, click_on, seed, 3)
            assert await too_wide(page) == 0
            assert await too_small(page) == []
