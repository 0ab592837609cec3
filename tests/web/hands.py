"""How the tests play: by clicking what is offered, or by the keyboard alone, as somebody who has never seen the game."""

from __future__ import annotations

import random

from playwright.async_api import Error, Locator, Page

#: What is to be done now: the game is over, the screen is handed over, or a question is open.
READY = ".result, .curtain, .prompt .bar"


async def new_game(page: Page, address: str, title: str, how: str, level: str = "") -> str:
    """Make a game in the lobby; its address."""
    await page.goto(address)
    card = page.get_by_role("article", name=title)
    if level:
        await card.locator("select").nth(1).select_option(label=level)
    await card.get_by_role("button", name=how).click()
    await page.wait_for_url("**/play/*")
    await page.wait_for_selector(READY + ", .prompt")
    return page.url


async def click_on(page: Page, rng: random.Random) -> str:
    """Click one thing that is offered; what the screen was: `over`, `curtain` or `asked`."""
    await page.wait_for_selector(READY)
    if await page.locator(".result").count():
        return "over"
    if await page.locator(".curtain").count():
        await page.locator(".curtain button").last.click()
        return "curtain"
    try:
        await (await _something(page, rng)).click(timeout=3_000)
    except Error:
        # The table changed while we were pointing: look again.
        await page.wait_for_timeout(100)
    await page.wait_for_timeout(40)
    return "asked"


async def _something(page: Page, rng: random.Random) -> Locator:
    """What somebody clicks who takes what is proposed, else what is marked on the table, else a button."""
    menu = page.locator(".menu[role=group] button:not(.quiet)")
    if await menu.count():
        return menu.nth(rng.randrange(await menu.count()))
    proposed = page.locator(".prompt .primary:enabled")
    if await proposed.count():
        return proposed.first
    marked = page.locator(".board [data-ref].legal:visible, .board .legal [data-ref]:visible")
    if await marked.count() and rng.random() < 0.85:
        return marked.nth(rng.randrange(await marked.count()))
    buttons = page.locator(".prompt .bar button:enabled:not(.quiet):not(.chip), .prompt .pass:enabled")
    if await buttons.count():
        return buttons.nth(rng.randrange(await buttons.count()))
    return marked.first


async def press_on(page: Page, rng: random.Random) -> str:
    """The same by the keyboard alone."""
    await page.wait_for_selector(READY)
    if await page.locator(".result").count():
        return "over"
    if await page.locator(".prompt .primary").count():
        await page.keyboard.press("Space")
    elif await page.locator(".prompt .pass").count() and rng.random() < 0.3:
        await page.keyboard.down("p")
        await page.wait_for_timeout(500)
        await page.keyboard.up("p")
    else:
        if not await page.locator("#choices:visible").count():
            await page.keyboard.press("a")
        await page.keyboard.press(str(rng.randrange(1, 10)))
    await page.wait_for_timeout(60)
    return "asked"


async def log_text(page: Page) -> str:
    return await page.locator(".lower, [role=log]").first.inner_text()
