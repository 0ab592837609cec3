"""Somebody who has never seen Senlac plays whole games in it."""

from __future__ import annotations

from .conftest import PHONE, Opening, Server
from .eyes import too_small, too_wide
from .hands import CARDS, click_on, new_game, offered, play, press_on

#: More than any game takes.
MANY = 3_000
VERDICTS = ("You have won", "You have lost", "A tie")


async def test_a_newcomer_finishes_a_game_of_1066_against_a_bot_by_clicking(server: Server, person: Opening) -> None:
    async with person() as page:
        await new_game(page, server.address, CARDS["en"], "Play against a bot")
        assert (await offered(page))["now"] == "asked"
        assert await play(page, click_on, 1, MANY) == "over"
        assert await page.locator(".result h2").inner_text() in VERDICTS


async def test_the_same_by_keyboard_alone(server: Server, person: Opening) -> None:
    async with person() as page:
        await new_game(page, server.address, CARDS["en"], "Play against a bot")
        await page.mouse.move(0, 0)
        assert await play(page, press_on, 2, MANY) == "over"
        assert await page.locator(".result h2").inner_text() in VERDICTS


async def test_arrows_move_between_cards_and_enter_picks(server: Server, person: Opening) -> None:
    async with person() as page:
        await new_game(page, server.address, CARDS["en"], "Play against a bot")
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
        for seed in range(15):
            await play(page, click_on, seed, 4)
            assert await too_wide(page) == 0
            assert await too_small(page) == []
