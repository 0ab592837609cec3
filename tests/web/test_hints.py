"""A hint in the browser: by key or from the menu, one step after the other, in the reader's language."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.async_api import Error, expect

from .conftest import DESKTOP, PHONE, Opening, Server
from .hands import CARDS, new_game, offered


@pytest.mark.parametrize(("lang", "says"), [("en", "A good choice"), ("fr", "Un bon choix")])
async def test_a_hint_is_told_step_by_step(server: Server, person: Opening, lang: str, says: str) -> None:
    async with person(DESKTOP if lang == "en" else PHONE, lang) as page:
        await new_game(page, server.address, CARDS[lang], "bot")
        await offered(page)
        hint = page.locator(".hint")
        # On a busy machine an answer may come too late to be shown; then one asks again.
        while not await hint.count():
            await page.keyboard.press("c")
            with suppress(Error):
                await hint.wait_for(timeout=20_000)
        await expect(hint.locator("p")).to_have_count(1)
        await hint.get_by_role("button").first.click()
        await expect(hint.locator("p")).to_have_count(2)
        await page.keyboard.press("c")
        await expect(hint.locator("p")).to_have_count(3)
        await expect(hint.locator("p").last).to_contain_text(says)
        await hint.get_by_role("button").last.click()
        await expect(hint).to_have_count(0)
