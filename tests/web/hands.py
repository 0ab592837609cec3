"""How the tests play: by clicking what is offered, or by the keyboard alone, as somebody new to the game."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from playwright.async_api import Error, Locator, Page

from .conftest import PATIENCE

CARDS = {"en": "1066, Tears to Many Mothers", "fr": "1066, dans la Fureur et le Sang"}
SIEGE = "1565, St. Elmo's Pay"
MAP = {"en": "Hastings 1066 AD", "fr": "Hastings 1066"}

#: What there is to be done: nothing before the page has settled, else what is offered and how.
OFFERED = """() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
    if (count(".result")) return { now: "over" };
    if (count(".curtain")) return { now: "curtain", left: count("[data-ref], .log, .inspector") };
    const prompt = document.querySelector(".prompt:not([aria-busy=true])");
    if (!prompt?.querySelector(".bar") || !count(".board [data-ref]")) return null;
    const refs = (selector) => [...new Set(seen(selector).map((it) => it.dataset.ref))];
    const digits = seen("kbd").filter((it) => !it.closest(".rare")).map((it) => it.textContent).filter(Number);
    return {
        now: "asked",
        dialog: count("dialog[open]"),
        offeredThere: refs("dialog[open] .thing.lead"),
        menu: count(".menu .choice"),
        uses: seen(".uses .choice:not(.rare)").length,
        picked: count(".prompt .chip"),
        proposed: count(".prompt .primary"),
        things: refs(".board .thing.lead"),
        elsewhere: seen(".tabs button.marked:not(.current)").length,
        piles: seen(".pile.marked").length,
        buttons: count(".prompt .bar .choice"),
        groups: count(".prompt .bar .group"),
        digits: [...new Set(digits)],
        pass: count(".prompt .pass"),
    };
}"""

#: More than any game takes.
MANY = 1_000

Hand = Callable[[Page, random.Random], Awaitable[str]]


#: The ways to play, as tests and people call them; any of the home page's own names for them does as well.
WAYS = {
    "Play against a bot": "bot",
    "Jouer contre un robot": "bot",
    "With a friend by link": "link",
    "Two at this screen": "here",
}


async def choosing(page: Page, address: str, title: str, way: str = "bot") -> Locator:
    """Open the sheet of a game on the home page where sides, level and all else are chosen, for a way to play it."""
    await page.goto(address)
    await page.get_by_role("article", name=title, exact=True).locator(".choose").click()
    sheet = page.get_by_role("dialog", name=title, exact=True)
    await sheet.locator(f"input[value={WAYS.get(way, way)}]").check(force=True)
    return sheet


async def new_game(page: Page, address: str, title: str, way: str, level: str = "recruit", **wishes: str) -> str:
    """Make a game, with a weak bot if there is one; its id. Wishes are what labelled lists are set to."""
    sheet = await choosing(page, address, title, way)
    for bots in await sheet.locator("select:has(option[value=recruit])").all():
        await bots.select_option(level)
    for label, wish in wishes.items():
        await sheet.get_by_role("combobox", name=label.replace("_", " ")).select_option(wish)
    await sheet.locator(".begin").click()
    await page.wait_for_url("**/play/*")
    await page.wait_for_selector(".prompt, .curtain")
    return page.url.rsplit("/", 1)[1]


async def offered(page: Page) -> dict[str, Any]:
    """What there is to be done, as soon as there is something."""
    found = await page.wait_for_function(OFFERED, polling=50, timeout=PATIENCE)
    return dict(await found.json_value())


async def play(page: Page, hand: Hand, seed: int, most: int) -> str:
    """Do so many things, or fewer if the game ends; how the screen is then: `over`, `curtain` or `asked`."""
    rng = random.Random(seed)
    for _ in range(most):
        if await hand(page, rng) == "over":
            break
    return str((await offered(page))["now"])


async def click_on(page: Page, rng: random.Random) -> str:
    """Click one thing that is offered; what the screen was."""
    found = await offered(page)
    if found["now"] == "over":
        return "over"
    if found["now"] == "curtain":
        await page.locator(".curtain .primary").click()
        await page.wait_for_selector(".curtain", state="detached")
        return "curtain"
    # What we point at may go while the table changes: then we look again.
    with suppress(Error):
        await _something(page, found, rng).click(timeout=5_000)
    return "asked"


def _something(page: Page, found: dict[str, Any], rng: random.Random) -> Locator:
    """What somebody clicks who takes what is proposed, else what is marked on the table, else a button.

    A card that was opened says what can be done with it, on a phone in a sheet of its own.
    """
    if found["uses"]:
        return page.locator(".uses .choice:not(.rare)").nth(rng.randrange(found["uses"]))
    if found["dialog"]:
        if found["offeredThere"]:
            return page.locator(f'dialog [data-ref="{rng.choice(found["offeredThere"])}"]').first
        return page.locator("dialog[open] button").first
    if found["menu"]:
        return page.locator(".menu .choice").nth(rng.randrange(found["menu"]))
    if found["proposed"]:
        return page.locator(".prompt .primary")
    if found["picked"] and found["buttons"]:
        return page.locator(".prompt .bar .choice").nth(rng.randrange(found["buttons"]))
    if found["things"] and rng.random() < 0.9:
        return page.locator(f'.board .thing.lead[data-ref="{rng.choice(found["things"])}"]:visible').first
    if found["elsewhere"] and rng.random() < 0.5:
        return page.locator(".tabs button.marked:not(.current)").nth(rng.randrange(found["elsewhere"]))
    if found["piles"]:
        return page.locator(".pile.marked:visible").first
    if found["pass"]:
        return page.locator(".prompt .pass")
    if found["buttons"]:
        return page.locator(".prompt .bar .choice").nth(rng.randrange(found["buttons"]))
    if found["groups"]:
        return page.locator(".prompt .bar .group").nth(rng.randrange(found["groups"]))
    return page.locator(".prompt .bar button").last


async def press_on(page: Page, rng: random.Random) -> str:
    """The same by the keyboard alone: Space takes what is proposed, digits choose, P is held to pass, A lists all."""
    found = await offered(page)
    keys = page.keyboard
    if found["now"] != "asked":
        if found["now"] == "curtain":
            await keys.press("Enter")
        return str(found["now"])
    if found["dialog"]:
        await keys.press("Escape")
    elif found["proposed"]:
        await keys.press("Space")
    elif found["digits"] and (not found["pass"] or rng.random() < 0.85):
        await keys.press(rng.choice(found["digits"]))
    elif found["pass"]:
        await keys.down("p")
        await page.wait_for_function("() => !document.querySelector('.holding')")
        await keys.up("p")
    else:
        await keys.press("a")
    return "asked"


async def still(page: Page) -> None:
    """The map is there and has stopped gliding: what was to begin has begun after two frames, and is waited for."""
    await page.wait_for_selector(".world")
    await page.evaluate(
        """async () => {
            const gliding = () => document.querySelector(".world").getAnimations();
            const frame = () => new Promise(requestAnimationFrame);
            await document.fonts.ready;
            do {
                await frame();
                await frame();
                await Promise.allSettled(gliding().map((it) => it.finished));
            } while (gliding().length);
        }"""
    )


async def click_hex(page: Page, number: str) -> None:
    """Click, or on a touch screen tap, in the middle of a hex, whatever is drawn over it."""
    await click_middle(page, f"polygon.hex[aria-label^='{number}']")


async def click_middle(page: Page, selector: str) -> None:
    """The same with anything on the map, which may still be making room for a new question."""
    place = page.locator(selector)
    last, box = None, await place.bounding_box()
    while last is None or box != last:
        await still(page)
        last, box = box, await place.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = await page.evaluate("matchMedia('(pointer: coarse)').matches")
    await (page.touchscreen.tap if touch else page.mouse.click)(x, y)


async def log_lines(page: Page) -> list[str]:
    """The log as it can be read, from the beginning."""
    # Not by the pointer, which would end a show.
    await page.evaluate("document.querySelector('.log .earlier')?.click()")
    # What is out of sight is not laid out, and what is not laid out has no inner text.
    return [" ".join(line.split()) for line in await page.locator(".log li:not(.since)").all_text_contents()]


async def from_menu(page: Page, name: str) -> None:
    """Click something in the menu of a game."""
    await page.locator("header button[popovertarget]").click()
    await page.locator("[popover] nav").get_by_text(name, exact=True).click()
