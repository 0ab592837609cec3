"""A turn of Hastings on the map: movement, melee with its odds and dice, and a rout."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from .conftest import Opening, Server
from .positions import open_save, save_at

expect.set_options(300_000)

#: Pieces by their numbers: two Fyrd and a Huscarle of the Anglo-Saxon Right, and the unit N-L-M3 that they attack.
F1, F2, H1, TARGET = 0, 1, 5, 25


async def _hex(page: Page, number: str) -> None:
    """Click a hex by its number, where it is not hidden by what is drawn over it."""
    place = await page.locator(f'polygon.hex[aria-label^="{number}"]').bounding_box()
    assert place is not None
    await page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)


async def _attack(page: Page, attacker: int, odds: str) -> None:
    """Choose the attacker, read the odds over the target, strike."""
    await page.locator(f".field .piece[data-ref='piece:{attacker}']").click()
    target = page.locator(f".field .piece[data-ref='piece:{TARGET}']")
    await target.hover()
    await expect(page.locator(".cards .card .sum")).to_have_text(odds)
    await target.click()


async def test_a_turn_with_movement_melee_and_a_rout(server: Server, person: Opening) -> None:
    async with person() as page:
        # The Anglo-Saxon Right is on the move; the dice will fall as they fell.
        await open_save(page, server.address, save_at("hastings-midgame", 147))
        question, log = page.locator(".question"), page.locator(".log li")
        await expect(question).to_contain_text("AS-R-H2 has 3 MP")
        await _hex(page, "0805")
        await page.get_by_role("button", name=re.compile(r"^Face S:")).click()
        await expect(log.last).to_contain_text("AS-R-H2 moves to 0805, facing S")
        await page.locator(".prompt .choice", has_text="Gyrth").click()
        await expect(question).to_contain_text("where does he go?")
        await _hex(page, "0605")

        tasks = page.locator(".tasks summary", has_text="must still attack")
        await expect(tasks).to_contain_text("3")
        await expect(page.locator(".tasks").get_by_role("button", name="AS-R-H1")).to_be_visible()
        await page.locator(f".field .piece[data-ref='piece:{H1}']").click()
        await page.locator(f".field .piece[data-ref='piece:{TARGET}']").hover()
        card = page.locator(".cards .card")
        for said in ("a Leader’s aid", "in the flank", "2 hits", "Chance that the defender routs"):
            await expect(card).to_contain_text(said)
        await page.keyboard.press("Escape")
        await _attack(page, H1, "= die −2")
        await expect(page.locator(".tray li")).to_contain_text("AS-R-H1 attacks N-L-M3: die 5")
        await expect(page.locator(".tray .dice circle")).to_have_count(5)
        await expect(page.locator(".tray .dice b")).to_have_text("− 2 = 3")
        await expect(tasks).to_contain_text("2")
        await _attack(page, F2, "= die −1")
        await expect(tasks).to_contain_text("1")
        await _attack(page, F1, "= die")

        # It is pushed back, and nobody follows; then it breaks, and its friends see it.
        await page.locator(".prompt .choice", has_text="0607").click()
        await page.locator(".prompt .choice", has_text="Nobody advances").click()
        await expect(question).to_contain_text("N-L-M3 flees, 3 hexes to go")
        cascade = page.locator(".cascade")
        await expect(cascade).to_contain_text("Routed: 3.")
        await cascade.get_by_role("button", name="Next").click()
        await expect(cascade.locator("p")).to_contain_text("1/")
        await cascade.get_by_role("button", name="All").click()
        await expect(cascade.locator("p")).to_contain_text("Routed: 3.")
        await page.get_by_role("button", name="Dismiss").first.click()
        await expect(cascade).to_have_count(0)
        await _hex(page, "0707")
        await expect(question).to_contain_text("2 hexes to go")
