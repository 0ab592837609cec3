"""A tour of every view and of the states of both boards, in whichever language: whoever leads it names no words."""

from __future__ import annotations

from collections.abc import AsyncIterator

from playwright.async_api import Page

from senlac.session import Session

from .hands import click_hex, click_middle, offered
from .positions import ask, open_game, open_save, save_at, save_when, visit

#: A unit that can attack one other only, in the melee that is visited.
ATTACKER, TARGET = "piece:5", "piece:25"


async def pages(page: Page, address: str) -> AsyncIterator[str]:
    """What lies around the games."""
    await page.goto(address)
    await page.wait_for_selector("article")
    yield "home"
    await page.locator(".choose").first.click()
    await page.locator("dialog details").evaluate_all("all => all.forEach((it) => (it.open = true))")
    await page.locator("dialog input[type=checkbox]").last.check()
    yield "a new game"
    await page.locator("dialog input[value=solo]").check(force=True)
    yield "a new game alone"
    await page.keyboard.press("Escape")
    await page.locator("header .settings").click()
    await page.wait_for_selector("dialog[open]")
    yield "settings"
    await page.keyboard.press("Escape")
    for path, shown in (
        ("about", "dl"),
        ("keys", "kbd"),
        ("scores", "main .button"),
        ("rules/1066", "li[data-rule]"),
        ("rules/1565-solo", "li[data-rule]"),
        ("rules/hastings", "li[data-rule]"),
    ):
        await visit(page, address, f"/{path}")
        await page.wait_for_selector(shown)
        yield path
    await visit(page, address, "/no/such/page")
    await page.wait_for_selector("main a")
    yield "an unknown address"


async def company(page: Page, stranger: Page, address: str) -> AsyncIterator[str]:
    """Invitations, curtains, dialogs."""
    await page.goto(address)
    await page.locator("article").first.locator("[data-way=link]").click()
    await page.wait_for_selector(".invite")
    yield "an invitation"
    await stranger.goto(await page.locator(".invite input").input_value())
    await stranger.wait_for_selector("main .primary")
    await page.locator("header button[popovertarget]").click()
    yield "a menu"
    await page.keyboard.press("Escape")
    for key, name in (("o", "orders"), ("?", "keys"), ("t", "the table in words"), ("r", "rules")):
        await page.keyboard.press(key)
        await page.wait_for_selector("dialog[open]")
        if key == "r":
            await page.wait_for_selector("dialog li[data-rule]")
        yield f"a dialog with {name}"
        await page.keyboard.press("Escape")
        await page.wait_for_selector("dialog", state="detached")
    await page.goto(address)
    await page.wait_for_selector("main li.panel")
    yield "a list of games"
    await page.locator("header .settings").click()
    await page.locator("dialog .danger").click()
    await page.wait_for_selector("dialog .button.danger")
    yield "a confirmation"
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await page.wait_for_selector("dialog", state="detached")
    await page.locator("article").first.locator("[data-way=here]").click()
    await page.wait_for_selector(".curtain")
    yield "a curtain"


async def battlefield(page: Page, address: str) -> AsyncIterator[str]:
    """The table of 1066, as it is played at."""
    await open_save(page, address, save_at("1066-midgame", 7))
    await offered(page)
    yield "the beginning"
    await open_save(page, address, save_at("1066-midgame", 120))
    await offered(page)
    yield "a turn"
    await page.locator(".hand .thing.lead").first.click()
    await page.wait_for_selector(".chip")
    await page.wait_for_selector(".inspector .uses")
    yield "an opened card that can be played"
    await _leave(page)
    await page.locator(".pile:visible").first.click()
    await page.wait_for_selector("dialog[open]")
    yield "a pile"
    await page.keyboard.press("Escape")
    await page.locator(".board .thing:not(.legal)[data-ref^=card]:visible").first.click()
    await page.locator(".inspector .why").click()
    await page.wait_for_selector(".reason blockquote")
    yield "a reason"
    await _leave(page)
    await page.locator(".medal:visible").first.click()
    await page.wait_for_selector(".inspector article")
    yield "an Objective"
    await _leave(page)
    await page.locator(".prompt .bar button").last.click()
    await page.wait_for_selector("#choices")
    yield "all choices"
    await page.locator("#choices .choice").last.click()
    await page.wait_for_selector("dialog[open]")
    yield "a sacrifice"
    await page.keyboard.press("Escape")
    for entry, name in ((117, "a payment"), (113, "a response")):
        await open_save(page, address, save_at("1066-midgame", entry))
        await offered(page)
        yield name
    await open_save(page, address, save_at("1066-tie", 411))
    await page.wait_for_selector(".result")
    yield "a result"


async def frontiers(page: Page, address: str) -> AsyncIterator[str]:
    """The table of 1565, and a game across the boxes."""
    for name, entry in (("1565-midgame", 40), ("1565-midgame", 90), ("1565-norman-ottoman", 60)):
        await open_save(page, address, save_at(name, entry))
        await offered(page)
        yield f"{name} after {entry}"
    await page.locator(".board .thing[data-ref^=wedge]:visible").first.focus()
    await page.keyboard.press("i")
    await page.wait_for_selector("article.battlefield-colours")
    yield "a frontier"


async def solo(page: Page, address: str) -> AsyncIterator[str]:
    """The table with the Foe, its reasons, and what comes of it."""
    await open_save(page, address, save_when("1565-solo", "5", _has_gap, level="easy"))
    await offered(page)
    assert await page.locator(".gap").count()
    yield "a gap between the Foe's cards"
    await open_save(page, address, save_when("1565-solo", "5", _knows_deck, level="easy"))
    await offered(page)
    await page.locator(".pile:visible").nth(1).click()
    await page.wait_for_selector("dialog[open] .thing")
    yield "the Foe's deck, turned over"
    await page.keyboard.press("Escape")
    await page.locator(".prompt .pass").click()
    await page.wait_for_selector(".log .step, footer > button")
    await offered(page)  # for a click on a show only ends it
    if not await page.locator(".log").count():
        await page.locator("footer > button").click()
        await page.wait_for_selector(".log .step")
    yield "a turn of the Foe"
    await page.locator(".log .why").last.click()
    await page.wait_for_selector("dialog .inforce")
    yield "a reason of the Foe"
    await open_save(page, address, save_at("solo-1066-won", 74))
    await offered(page)
    yield "cards that the dock names"
    await open_save(page, address, save_at("solo-1066-won", 118))
    await page.wait_for_selector(".result .verdict")
    yield "a victory"
    await open_save(page, address, save_when("1066-solo", "3", lambda _: False))
    await page.wait_for_selector(".result .verdict")
    yield "a score"
    # An imported game has its score on the table, but not among mine.
    await open_game(page, address, "1066-solo")
    await offered(page)
    await page.locator("header button[popovertarget]").click()
    await page.locator("[popover] nav .danger").click()
    await page.locator("dialog .danger, dialog .primary").last.click()
    await page.wait_for_selector(".result .verdict")
    await visit(page, address, "/scores")
    await page.wait_for_selector("table")
    yield "my scores"


async def _leave(page: Page) -> None:
    """Close what was opened to be read."""
    await page.keyboard.press("Escape")
    await page.wait_for_selector(".uses, dialog[open]", state="detached")
    await page.keyboard.press("Escape")


def _has_gap(session: Session) -> bool:
    return any(rows != list(range(1, len(rows) + 1)) for rows in session.state.rows)


def _knows_deck(session: Session) -> bool:
    asked = session.decision(0)
    return bool(session.state.turned) and asked is not None and asked.kind == "deployment.turn"


async def hexmap(page: Page, address: str) -> AsyncIterator[str]:
    """The map of Hastings, as it is played on."""
    await open_save(page, address, save_at("hastings-midgame", 147))
    await page.wait_for_selector(".field .piece")
    yield "a movement"
    await click_hex(page, "0805")
    await page.wait_for_selector(".field [data-ref^='facing:']")
    yield "a facing"
    await page.keyboard.press("Escape")
    await open_save(page, address, save_at("hastings-midgame", 151))
    await page.wait_for_selector(".field .piece")
    # The list of those who must attack leads to them, also where the map is larger than the screen.
    await page.locator(".hexmap details").evaluate_all("all => all.forEach((it) => (it.open = true))")
    await page.locator(".hexmap details button").nth(2).click()
    await click_middle(page, f".field .piece[data-ref='{ATTACKER}']")
    await click_middle(page, f".field .piece[data-ref='{TARGET}']")
    await page.wait_for_selector("section.card")
    await page.locator("section.card details").evaluate_all("all => all.forEach((it) => (it.open = true))")
    yield "odds"
    await open_save(page, address, save_at("hastings-midgame", 165))
    await page.wait_for_selector(".cascade")
    await page.locator(".cascade button:enabled").first.click()
    # A phone has room for the last roll only.
    if page.viewport_size is None or page.viewport_size["width"] > 700:
        await page.locator(".tray .link").click()
    yield "a rout"
    await open_save(page, address, save_at("hastings-harold-falls", 562))
    await page.wait_for_selector(".result")
    yield "the end of Harold"


async def replays(page: Page, address: str) -> AsyncIterator[str]:
    """Games that are looked at again."""
    for name, entry in (("1066-midgame", 126), ("hastings-midgame", 190)):
        game = (await ask(page, address, "POST", "/api/import", save_at(name, entry)))["id"]
        await visit(page, address, f"/replay/{game}#60")
        await page.wait_for_selector("footer input")
        await page.wait_for_selector("[data-ref]:visible")
        if await page.locator(".chances [aria-pressed=false]").count():
            await page.locator(".chances button").click()
        await page.wait_for_selector(".chances li")
        yield f"a replay of {name}"
    await page.locator("footer button").last.click()
    await page.wait_for_selector("dialog[open]")
    yield "playing on from there"
