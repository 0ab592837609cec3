"""The rules as a book: an example is opened and played, and the book prints."""

from __future__ import annotations

import re

from playwright.async_api import expect

from .conftest import Opening, Server
from .eyes import shut_out

STILL = {"seen": True, "reduced_motion": "reduce"}


async def test_a_rule_shows_an_example_that_can_be_played_and_prints_as_a_book(server: Server, person: Opening) -> None:
    async with person(**STILL) as page:
        await page.goto(f"{server.address}/rules/1066#H.SETUP.LEADER")
        rule = page.locator(".inforce")
        await rule.get_by_role("button", name="Example").click()
        await expect(rule.locator(".example p").first).to_contain_text("Norman")
        assert await shut_out(page) == []
        printed = await page.pdf(prefer_css_page_size=True)
        assert 5 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= 12
        await rule.get_by_role("button", name="Play it against a bot").click()
        await page.wait_for_url("**/play/*#example=H.SETUP.LEADER")
        note = page.locator(".note")
        await expect(note).to_contain_text("An example of a rule.")
        await note.get_by_role("button", name="Close").click()
        await expect(note).to_have_count(0)
        await page.locator(".thing.lead").first.click()
        await expect(page.locator(".question")).to_be_visible()


async def test_the_map_has_a_legend_one_key_away(server: Server, person: Opening) -> None:
    async with person(lang="fr", **STILL) as page:
        await page.goto(f"{server.address}/rules/hastings#8.1.1")
        rule = page.locator(".inforce")
        await rule.get_by_role("button", name="Exemple").click()
        await rule.get_by_role("button", name="Le jouer contre un robot").click()
        await page.wait_for_selector(".hexmap")
        await page.keyboard.press("g")
        legend = page.locator("dialog[open] dl").first
        await expect(legend).to_contain_text("mur de boucliers")
        assert await legend.locator("dt svg").count() >= 12
        assert await shut_out(page) == []


async def test_print_sheets_are_linked_from_the_card_browser(server: Server, person: Opening) -> None:
    async with person(**STILL) as page:
        await page.goto(f"{server.address}/cards/imam-of-the-camp")
        await expect(page.locator("aside")).to_contain_text("How it fared")
        link = page.get_by_role("link", name="Normans")
        await page.goto(f"{server.address}{await link.get_attribute('href')}")
        assert await page.locator("article, .card").count() > 70
