"""The card browser, decks and primers, as people use them."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.decks import deck_of
from senlac.primers import OF_GAME

from .conftest import PHONE, Opening, Server
from .eyes import Colours, shut_out, too_small, too_wide, words
from .french import english_in

STILL = {"seen": True, "reduced_motion": "reduce"}
ALL = sum(len(pack.cards) + len(pack.objectives) for pack in map(library.pack, library.factions()))


async def _count(page: Page) -> int:
    return await page.locator(".list li").count()


async def test_cards_are_found_read_and_linked_to(server: Server, person: Opening) -> None:
    async with person(**STILL) as page:
        await page.goto(server.address)
        await page.get_by_role("link", name="Cards", exact=True).click()
        await expect(page.locator(".list li")).to_have_count(ALL)
        await page.get_by_role("button", name="Saxons", exact=True).first.click()
        await page.get_by_label("Leader", exact=True).check(force=True)
        await expect(page.get_by_role("status").first).to_have_text("One card")
        await page.get_by_role("link", name="Harold Godwinson").click()
        await expect(page.get_by_role("heading", name="Harold Godwinson")).to_be_visible()
        await page.get_by_role("button", name="Show all").click()
        await page.get_by_role("searchbox").fill("bayeux half-brother")
        await page.get_by_label("Cost, from").select_option("2")
        await expect(page.locator(".list li")).not_to_have_count(ALL)
        found = await _count(page)
        assert 0 < found < 10

        # The address has all of it: the card, and what was looked for.
        await page.get_by_role("link", name="Odo of Bayeux").click()
        await page.wait_for_url("**/cards/odo-of-bayeux#*")
        await page.reload()
        await expect(page.get_by_role("heading", name="Odo of Bayeux")).to_be_visible()
        await expect(page.locator(".list li")).to_have_count(found)
        facts = page.locator("aside tbody tr")
        assert await facts.count() >= 6
        await expect(facts.first).to_contain_text("Attested")
        rule = page.locator("aside ul a").first
        await expect(rule).to_have_attribute("href", re.compile(r"/rules/1066#H\."))
        await rule.click()
        await expect(page.locator(".inforce")).to_be_in_viewport()
        await page.goto(f"{server.address}/cards/no-such-card")
        await expect(page.locator("aside")).to_contain_text("There is no card at this address")


async def test_a_deck_is_built_shared_by_link_and_played(server: Server, person: Opening) -> None:
    async with person(**STILL) as page, person(lang="fr", **STILL) as friend:
        await page.goto(f"{server.address}/cards")
        await page.locator(".look").get_by_role("button", name="Normans").last.click()
        await page.wait_for_url("**/decks/*")
        await page.get_by_role("button", name="One less: Oarsmen").click()
        await page.get_by_role("button", name="One less: Carpenters").click()
        share = page.get_by_role("textbox", name="Link to this deck")
        code = deck_of("norman", {"oarsmen": 1, "carpenters": 1}).code
        await expect(share).to_have_value(f"{server.address}/decks/{code}")
        assert page.url == f"{server.address}/decks/{code}"

        # Too small a deck is refused by the rules, and has no link.
        copies = [card.id for card in library.pack("norman").cards[1:] for _ in range(card.copies)]
        least = copies[: len(copies) - 50]
        smallest = deck_of("norman", {card: least.count(card) for card in least}).code
        await page.goto(f"{server.address}/decks/{smallest}")
        await page.locator(".steps button:enabled", has_text="−").last.click()
        await expect(page.get_by_role("alert").last).to_contain_text("at least 50 cards")
        await expect(share).to_have_value("")
        await expect(page.locator("[data-way=bot]")).to_be_disabled()

        await friend.goto(f"{server.address}/decks/{code}x")
        await expect(friend.get_by_role("alert").first).to_contain_text("paquet")
        await friend.goto(f"{server.address}/decks/{code}")
        await expect(friend.locator("aside li")).to_have_text([re.compile("Rameurs"), re.compile("Charpentiers")])
        await friend.locator("[data-way=bot]").click()
        await friend.wait_for_url("**/play/*")
        await friend.locator(".thing.lead").first.click()
        await expect(friend.locator(".question")).to_contain_text("main")
        log = await friend.locator(".log").inner_text()
        assert "Rameurs" in log
        assert "Charpentiers" in log


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_card_browser_is_for_everybody(server: Server, person: Opening, lang: str) -> None:
    deck = deck_of("saxon", {"shield-wall": 1}).code
    async with person(lang=lang, **STILL) as page, person(PHONE, lang=lang, has_touch=True, **STILL) as phone:
        wrong, colours = [], Colours()
        for path, shown in (("cards", ".list li"), ("cards/odo-of-bayeux", "aside h2"), (f"decks/{deck}", ".steps")):
            for screen in (page, phone):
                await screen.goto(f"{server.address}/{path}")
                await screen.locator(shown).first.wait_for()
                await screen.wait_for_function("() => !document.querySelector('aside [role=status].muted')")
                wrong += await shut_out(screen)
                wrong += ["wider than the window"] if await too_wide(screen) else []
                if lang == "fr":
                    wrong += [f"English: {text}" for text in english_in(await words(screen))]
            wrong += await too_small(phone)
            if lang == "en":
                wrong += await colours.hard_to_read(page)
        assert not wrong, "\n".join(wrong)
        # By the keyboard alone: arrows go from card to card, and Enter opens one.
        await page.goto(f"{server.address}/cards")
        await page.locator(".list .open").first.focus()
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("ArrowLeft")
        await page.keyboard.press("Enter")
        await page.wait_for_url("**/cards/*")
        await expect(page.locator("aside h2")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_primer_prints_on_two_pages(server: Server, person: Opening, lang: str) -> None:
    async with person(lang=lang, seen=True) as page:
        for game in OF_GAME:
            await page.goto(f"{server.address}/primer/{game}?lang={lang}")
            await page.evaluate("document.fonts.ready")
            printed = await page.pdf(prefer_css_page_size=True)
            assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2, game
            assert await shut_out(page) == []
            if lang == "fr":
                assert english_in(await words(page)) == []
        await page.goto(f"{server.address}/rules/hastings")
        await page.get_by_role("link", name={"en": "A primer", "fr": "L’aide-mémoire"}[lang]).click()
        await page.wait_for_url(f"**/primer/hastings?lang={lang}")
