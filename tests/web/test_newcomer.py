"""Somebody who has never seen Senlac plays whole games in it."""

from __future__ import annotations

import random
import time

import pytest

from .conftest import PHONE, Opening, Server
from .hands import click_on, new_game, press_on

#: More clicks than any game takes.
MANY = 2_500


@pytest.mark.timeout(900)
async def test_a_newcomer_finishes_a_game_of_1066_against_a_bot_by_clicking(server: Server, person: Opening) -> None:
    async with person() as page:
        began = time.monotonic()
        await new_game(page, server.address, "1066, Tears to Many Mothers", "Play against a bot", "Recruit (easy)")
        await page.wait_for_selector(".prompt .bar")
        assert time.monotonic() - began < 20
        rng = random.Random(1)
        for _ in range(MANY):
            if await click_on(page, rng) == "over":
                break
        assert await page.locator(".result h2").inner_text() in ("You have won", "You have lost", "A tie")


@pytest.mark.timeout(900)
async def test_the_same_by_keyboard_alone(server: Server, person: Opening) -> None:
    async with person() as page:
        await new_game(page, server.address, "1066, Tears to Many Mothers", "Play against a bot", "Recruit (easy)")
        rng = random.Random(2)
        for _ in range(MANY):
            if await press_on(page, rng) == "over":
                break
        assert await page.locator(".result h2").count() == 1


@pytest.mark.timeout(300)
async def test_a_phone_shows_everything_without_scrolling_sideways(server: Server, person: Opening) -> None:
    async with person(PHONE, has_touch=True, is_mobile=True) as page:
        await new_game(page, server.address, "1066, Tears to Many Mothers", "Play against a bot")
        rng = random.Random(3)
        for _ in range(40):
            assert await click_on(page, rng) == "asked"
            assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
