"""What decided a game, in the browser: reached from its end, read by the keyboard alone, and its sums are right."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from ..endings import given_up
from .conftest import PHONE, TABLET, Opening, Server
from .eyes import Colours, shut_out, too_small, too_wide, words
from .french import english_in
from .positions import open_save

#: Words below the stairs that are broken in two.
BROKEN = """() => [...document.querySelectorAll(".stairs .label")].flatMap((label) => {
    const text = label.firstChild, range = document.createRange();
    return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""

#: More than there is to be reached on the page.
MANY = 60


async def _tab_to(page: Page, selector: str) -> None:
    """Go with the tabulator to something."""
    for _ in range(MANY):
        await page.keyboard.press("Tab")
        if await page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached")


async def test_the_analysis_is_read_in_french_by_the_keyboard_and_adds_up(server: Server, person: Opening) -> None:
    async with person(seen=True, lang="fr") as page:
        game = await open_save(page, server.address, given_up(24))
        await page.wait_for_selector("dialog.ending")
        await _tab_to(page, "[href^='/analysis/']")
        await page.keyboard.press("Enter")
        await page.wait_for_url(f"**/analysis/{game}")
        await page.wait_for_selector(".position .board [data-ref]")

        # The whole points add up: as they are written, and step by step.
        said = (await page.locator(".sum").inner_text()).replace("−", "-").replace(" ", "")
        parts, _, end = said.partition("=")
        points = [int(number) for number in re.findall(r"[+-]?\d+", parts)]
        assert sum(points) == int(end) == 0
        steps = await page.locator(".stairs li .points").all_inner_texts()
        shown = [int(text.replace("−", "-").replace("±", "")) for text in steps]
        assert shown == [*points, int(end)]

        # From turn to turn with the slider, which says what each was; the last of all was to give up.
        slider = page.get_by_role("slider")
        await _tab_to(page, "[type=range]")
        await page.keyboard.press("End")
        await expect(slider).to_have_attribute("aria-valuetext", re.compile(r"abandonne.* 0\s%"))
        await expect(page.locator(".caption b")).to_have_text("abandonne")
        await page.keyboard.press("ArrowLeft")
        await expect(page.locator(".caption b")).not_to_have_text("abandonne")
        assert await slider.get_attribute("aria-valuetext")

        # What shuts nobody out, in French throughout, by day, by night and on a phone.
        await page.locator("summary").press("Enter")
        assert await shut_out(page) == []
        assert english_in(await words(page)) == []
        assert await Colours().hard_to_read(page) == []
        await page.set_viewport_size(TABLET)
        assert await page.evaluate(BROKEN) == []
        await page.set_viewport_size(PHONE)
        assert await too_wide(page) <= 0
        assert await too_small(page) == []

        # What if? A new game begins before that choice.
        await page.get_by_role("button", name="Et si").press("Enter")
        await page.locator("dialog [type=submit]").press("Enter")
        await page.wait_for_url("**/play/*")
        assert game not in page.url
