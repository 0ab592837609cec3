"""Lessons in the browser: somebody who knows nothing follows what the screen says, and wins."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from senlac.lessons import lesson, lessons

from .conftest import PHONE, Opening, Server
from .eyes import too_small, too_wide

#: More than any lesson takes.
MANY = 120
#: The page has settled: there is something to read or to do, or the lesson is over.
SETTLED = """() => {
    if (document.querySelector(".result")) return "over";
    const voice = document.querySelector(".voice");
    if (!voice || document.querySelector(".prompt[aria-busy=true]")) return "";
    if (voice.querySelector(".go")) return "read";
    if (voice.querySelector(".learned")) return "over";
    const aim = [...document.querySelectorAll(".aim")].find((it) => it.checkVisibility());
    return aim ? "choose" : document.querySelector(".veil .ring") ? "point" : "";
}"""
#: The middle of the ring, once it stands still.
RING = """() => new Promise((resolve) => {
    const look = () => {
        const ring = document.querySelector(".veil .ring")?.getBoundingClientRect();
        return ring ? { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 } : null;
    };
    let last = look();
    const wait = () => {
        const now = look();
        if (now && last && now.x === last.x && now.y === last.y) resolve(now);
        else { last = now; setTimeout(wait, 150); }
    };
    setTimeout(wait, 150);
})"""


async def settled(page: Page) -> str:
    return str(await (await page.wait_for_function(SETTLED, polling=50)).json_value())


async def learn(page: Page, server: Server) -> None:
    """What a newcomer clicks first."""
    await page.goto(server.address)
    await page.locator(".hero .cloth:not(:disabled)").click()
    await page.wait_for_selector(".voice")


async def begin(page: Page, server: Server, name: str) -> None:
    """Begin a lesson of the list."""
    await page.goto(f"{server.address}/learn")
    title = page.get_by_role("heading", name=lesson(name).title("en"), exact=True)
    await page.locator("li.panel", has=title).locator("button").click()
    await page.wait_for_selector(".voice")


async def click_along(page: Page, most: int = MANY, ringed: bool = False) -> None:
    """Read every page, and click what is ringed, until the lesson is over; or rather its button, if it has one."""
    for _ in range(most):
        now = await settled(page)
        if now == "over":
            return
        if now == "read":
            await page.locator(".voice .go").click()
        elif now == "choose" and not (ringed and await page.locator(".veil .ring").count()):
            sheet = page.locator("dialog[open] .aim")
            await (sheet if await sheet.count() else page.locator(".aim:visible").first).click()
        else:
            ring = await page.evaluate(RING)
            await page.mouse.click(ring["x"], ring["y"])
    assert most < MANY, "the lesson does not end"


async def press_along(page: Page, most: int = MANY) -> None:
    """The same with keys alone: the digits that stand on things, or the focus and Enter."""
    for _ in range(most):
        now = await settled(page)
        if now == "over":
            return
        if now == "read":
            await page.keyboard.press("n")
            continue
        aim = await page.locator(".voice").get_attribute("data-aim")
        wanted = ".aim" if now == "choose" else aim if aim and aim.startswith(".") else f'[data-ref="{aim}"]'
        digit = page.locator(f"{wanted}:visible kbd").first
        cap = await digit.inner_text() if await digit.count() else ""
        if cap.isdecimal():
            await page.keyboard.press(cap)
        else:
            await tab_to(page, str(wanted))
            await page.keyboard.press("Enter")


async def tab_to(page: Page, wanted: str) -> None:
    for _ in range(120):
        await page.keyboard.press("Tab")
        if await page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted):
            return
    raise AssertionError(f"{wanted} cannot be reached by Tab")


async def test_whoever_follows_the_screen_by_clicking_wins_the_first_battle(server: Server, person: Opening) -> None:
    async with person() as page:
        await learn(page, server)
        await click_along(page)
        assert await page.locator(".result h2").inner_text() == "You have won"
        await expect(page.locator(".result .learned").first).to_contain_text("Two Wedges are yours")
        # What was learned is remembered here.
        await page.goto(f"{server.address}/learn")
        await expect(page.locator("li.panel").first).to_contain_text("learned")


@pytest.mark.parametrize("name", lessons()[1:])
async def test_whoever_clicks_what_is_ringed_comes_to_the_end_of_every_lesson(
    server: Server, person: Opening, name: str
) -> None:
    async with person() as page:
        await begin(page, server, name)
        # On a map everything is done on the map; cards are opened, and then have buttons.
        await click_along(page, ringed=lesson(name).script.game == "hastings")
        last = lesson(name).script.chapter[-1]
        said = lesson(name).say("en", last.id, last.step[-1].id).replace("*", "")
        await expect(page.locator(".voice, .result")).to_contain_text(said)


async def test_the_map_points_at_what_the_lesson_means(server: Server, person: Opening) -> None:
    async with person() as page:
        await begin(page, server, "first-charge")
        await click_along(page, 2)
        knights = page.locator("polygon.hex[aria-label*='the lesson means this']")
        assert "Knights" in str(await knights.get_attribute("aria-label"))
        assert await page.locator(".pointer").count() == 1
        # The keyboard is there, too.
        assert await knights.get_attribute("tabindex") == "0"


async def test_what_is_new_is_named_once_and_can_be_switched_off_for_good(server: Server, person: Opening) -> None:
    async with person(firsts=True) as page:
        await learn(page, server)
        await click_along(page, 2)
        await page.get_by_role("button", name="Show me").click()
        await expect(page.locator(".voice .do")).to_contain_text("Tire Mailed Foot")
        named = page.locator(".named")
        assert await named.count() == 0, "the lesson speaks"
        # Whoever leaves the lesson in the middle of a payment is told what that is, once.
        await page.get_by_role("button", name="Skip").click()
        await expect(named).to_contain_text("Paying")
        await named.get_by_role("button", name="Understood").click()
        await expect(named).to_have_count(0)
        await page.reload()
        await page.wait_for_selector(".hand li")
        assert await named.count() == 0
        await page.evaluate("localStorage.removeItem('senlac-firsts')")
        await page.reload()
        await named.get_by_role("button", name="No more of these").click()
        await page.evaluate("localStorage.removeItem('senlac-firsts')")
        await page.reload()
        await page.wait_for_selector(".hand li")
        assert await named.count() == 0


async def test_the_first_battle_by_keyboard_in_french(server: Server, person: Opening) -> None:
    async with person(lang="fr") as page:
        await learn(page, server)
        await expect(page.locator(".voice")).to_contain_text("Vous êtes Guillaume de Normandie.")
        await press_along(page)
        await expect(page.locator(".result .learned").first).to_contain_text("Deux Ailes sont à vous")


async def test_the_first_battle_on_a_phone(server: Server, person: Opening) -> None:
    """In French, whose longer words leave less room: what is meant is brought into sight."""
    async with person(PHONE, lang="fr", has_touch=True, is_mobile=True) as page:
        await learn(page, server)
        for _ in range(6):
            await click_along(page, 4)
            assert await too_wide(page) == 0
            assert await too_small(page) == []
        await click_along(page)
        assert await page.locator(".result h2").inner_text() == "Vous avez gagné"


async def test_a_wrong_choice_is_answered_and_one_can_step_back_be_shown_and_skip(
    server: Server, person: Opening
) -> None:
    async with person() as page:
        await learn(page, server)
        await click_along(page, 2)
        await page.locator(".prompt .pass").click()
        await expect(page.locator(".voice .answer")).to_contain_text("send the Norman Knights there")
        await page.get_by_role("button", name="Show me").click()
        await expect(page.locator(".voice .do")).to_contain_text("Tire Mailed Foot for 1")
        await page.get_by_role("button", name="Step back").click()
        await expect(page.locator(".voice h2")).to_have_text("What a card says")
        await page.get_by_role("button", name="Start again").click()
        await expect(page.locator(".voice h2")).to_have_text("The three Wedges")
        await click_along(page, 2)
        # Whoever comes back goes on where they were.
        address = page.url
        await page.goto(server.address)
        await page.locator(".hero .cloth:not(:disabled)").click()
        await page.wait_for_url(address)
        await page.get_by_role("button", name="Skip").click()
        await page.wait_for_function("(old) => location.href !== old", arg=address)
        await page.wait_for_selector(".prompt .pass")
        assert await page.locator(".voice").count() == 0
