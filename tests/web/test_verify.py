"""The dice of a finished game, checked in the browser."""

from __future__ import annotations

import json
import re

from playwright.async_api import expect

from ..server.harness import HERE, LINK, Browser, play
from .conftest import PHONE, Opening, Server
from .eyes import Colours, shut_out, too_small, too_wide, words
from .french import english_in


async def _given_up(server: Server) -> tuple[str, dict[str, str]]:
    """A game between people that the first gave up; its id, and what the browser of the first remembers of it."""
    ann, bob = Browser(server.port), Browser(server.port)
    game, secret = ann.create("hastings", HERE, LINK)
    assert bob.join(game, secret).status == 200
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        for screen in (west, east):
            await screen.until(lambda state: state["asked"])
        await play([west, east], 12)
        await west.say("resign")
        fairness = (await west.until(lambda state: state["result"]))["fair"]
    return game, {"commitment": fairness["commitment"], "number": fairness["numbers"][0]}


async def test_all_fits_says_the_page_in_french(server: Server, person: Opening) -> None:
    game, remembered = await _given_up(server)
    async with person(seen=True, lang="fr") as page:
        kept = json.dumps(json.dumps({game: remembered}))
        await page.add_init_script(f"if (location.protocol.startsWith('http')) localStorage['senlac-dice'] = {kept};")
        await page.goto(f"{server.address}/verify/{game}")
        await expect(page.get_by_role("heading", name="Tout concorde")).to_be_visible()
        await expect(page.locator("li.yes")).to_have_count(3)
        await expect(page.locator("li.yes").last).to_contain_text(re.compile(r"Les [1-9]\d* tirages ont été refaits"))
        await expect(page.get_by_text("envoyé par ce navigateur")).to_have_count(1)
        await expect(page.locator("a[download]")).to_have_attribute("href", f"/api/games/{game}/save")

        # What shuts nobody out, in French throughout, by day, by night and on a phone.
        assert await shut_out(page) == []
        assert english_in(await words(page)) == []
        assert await Colours().hard_to_read(page) == []
        await page.set_viewport_size(PHONE)
        assert await too_wide(page) <= 0
        assert await too_small(page) == []
