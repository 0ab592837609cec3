"""Several people at one game: by link, in the lobby, at one screen, watching, against the clock."""

from __future__ import annotations

import contextlib
import random
import re
import sqlite3

from playwright.async_api import Error, Page, expect

from .conftest import PHONE, Opening, Server
from .eyes import too_wide
from .hands import CARDS, MAP, choosing, click_on, from_menu, log_lines, new_game, offered
from .positions import open_game

#: The browsers of tests always see their pages, so these are told that nobody does.
AWAY = """() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


async def _invited(host: Page, guest: Page, address: str) -> str:
    """The host makes a game with a link, the guest follows it and joins."""
    game = await new_game(host, address, CARDS["en"], "With a friend by link")
    link = await host.locator(".invite input").input_value()
    await guest.goto(link)
    await guest.get_by_role("button", name="Join as Saxon").click()
    await guest.wait_for_selector(".prompt")
    await expect(host.locator(".invite")).to_have_count(0)
    return game


async def _decide(pages: list[Page], count: int) -> None:
    """Whoever is asked clicks, until there are so many more entries in the log of the first."""
    rng = random.Random(count)
    first = pages[0]
    wanted = await _entry(first) + count
    while await _entry(first) < wanted:
        asked = [page for page in pages if await page.locator(".prompt:not([aria-busy=true]) .bar").count()]
        if asked:
            await click_on(rng.choice(asked), rng)
        else:
            await first.wait_for_timeout(50)


async def _entry(page: Page) -> int:
    """The last entry that the log tells of."""
    lines = await log_lines(page)
    found = re.match(r"\d+", lines[-1]) if lines else None
    return int(found.group()) if found else 0


async def _settled(host: Page, guest: Page) -> None:
    """Both have heard the same."""
    for _ in range(600):
        if _public(await log_lines(host)) == _public(await log_lines(guest)):
            return
        await host.wait_for_timeout(50)
    assert _public(await log_lines(host)) == _public(await log_lines(guest))


def _public(lines: list[str]) -> list[str]:
    """What two sides may read alike: which card was drawn, only one of them knows."""
    return [re.sub(r" draw .*", " draw", line.replace("\n", " ")) for line in lines]


async def test_two_play_by_link_through_a_lost_connection_and_a_killed_server(mortal: Server, person: Opening) -> None:
    async with person() as host, person() as guest:
        await _invited(host, guest, mortal.address)
        both = [host, guest]
        await _decide(both, 5)

        await guest.context.set_offline(True)
        await expect(guest.get_by_text("reconnecting")).to_be_visible()
        await guest.context.set_offline(False)
        await expect(guest.get_by_text("reconnecting")).to_have_count(0)
        await _decide(both, 3)
        await _settled(host, guest)

        before = await log_lines(host)
        mortal.kill()
        await expect(host.get_by_text("reconnecting")).to_be_visible()
        mortal.start()
        for page in both:
            await expect(page.get_by_text("reconnecting")).to_have_count(0)
        # What was under way when the server was killed may follow; nothing that was told is lost.
        assert (await log_lines(host))[: len(before)] == before
        await _decide(both, 3)
        await _settled(host, guest)

        await _takebacks(host, guest)
        await _resigns_and_plays_again(host, guest)


async def _takebacks(host: Page, guest: Page) -> None:
    await _answers_takeback(host, guest, "Refuse")
    before = await _entry(host)
    await _answers_takeback(host, guest, "Agree")
    await _settled(host, guest)
    assert await host.locator(".log li", has_text="back").count() or await _entry(host) < before


async def _answers_takeback(host: Page, guest: Page, answer: str) -> None:
    """A window that passes by itself ends a request; then it is made again."""
    asked, button = host.get_by_text("You asked for a takeback"), guest.get_by_role("button", name=answer)
    while True:
        if not await asked.count():
            await from_menu(host, "Ask for a takeback")
        with contextlib.suppress(Error):
            await button.click(timeout=5_000)
            break
    await expect(asked).to_have_count(0)


async def _resigns_and_plays_again(host: Page, guest: Page) -> None:
    await from_menu(host, "Resign")
    await host.locator("dialog").get_by_role("button", name="Resign").click()
    await expect(host.locator(".result h2")).to_have_text("You have lost")
    await expect(guest.locator(".result h2")).to_have_text("You have won")
    await _settled(host, guest)
    await guest.get_by_role("button", name="Rematch").click()
    await host.get_by_role("link", name="Go to the rematch").click()
    for page, side in ((host, "Saxon"), (guest, "Norman")):
        await page.wait_for_selector(".prompt")
        await expect(page.locator(".player.mine .side")).to_have_text(side)


async def test_two_strangers_meet_in_the_lobby_and_play(server: Server, person: Opening) -> None:
    async with person() as host, person() as guest, person(PHONE, lang="fr") as other:
        game = await new_game(host, server.address, CARDS["en"], "open")
        await expect(host.locator(".invite")).to_contain_text("Your game is in the lobby")
        for page in (guest, other):
            await page.goto(server.address)
        waiting = other.locator("#lobby ~ ul > li")
        await expect(waiting).to_contain_text(CARDS["fr"])
        await expect(waiting).to_contain_text("un invité (Normand) attend")
        assert await too_wide(other) <= 0
        await guest.get_by_role("button", name=f"Play {CARDS['en']} with a guest").click()
        await guest.wait_for_url(f"**/play/{game}")
        await expect(host.locator(".invite")).to_have_count(0)
        await expect(waiting).to_have_count(0)
        await _decide([host, guest], 4)
        await _settled(host, guest)
        await _called(host, guest)


async def _called(*pages: Page) -> None:
    """Whoever looks elsewhere is called when it is their turn, and only then."""
    for page in pages:
        await page.evaluate(AWAY)
    for page in pages:
        asked = await page.locator(".prompt:not([aria-busy=true]) .bar").count()
        await expect(page).to_have_title(f"● Your turn: {CARDS['en']} · Senlac" if asked else f"{CARDS['en']} · Senlac")
        await expect(page.locator("link[rel=icon]")).to_have_attribute(
            "href", re.compile("calling" if asked else "senlac-")
        )


async def test_who_waits_may_offer_the_seat_to_anybody_or_take_it_back(server: Server, person: Opening) -> None:
    async with person() as host:
        await new_game(host, server.address, MAP["en"], "link")
        await host.get_by_role("button", name="Offer it in the lobby").click()
        await expect(host.locator(".invite")).to_contain_text("Your game is in the lobby")
        await host.get_by_role("button", name="Take it out of the lobby").click()
        await expect(host.locator(".invite")).to_contain_text("Waiting for your friend")


async def test_a_spectator_sees_the_game_and_no_hand(server: Server, person: Opening) -> None:
    async with person() as host, person() as spectator:
        game = await open_game(host, server.address, "1066", "bot")
        await spectator.goto(f"{server.address}/play/{game}")
        await expect(spectator).to_have_title("1066, Tears to Many Mothers · Senlac")
        await _decide([host], 6)
        await _settled(host, spectator)
        assert await host.locator(".hand .thing").count()
        assert not await spectator.locator(".hand .thing").count()
        # Where no hand can lie, the room is the board's, also while a card is on its way to the table.
        await expect(spectator.locator("section.hand")).to_have_css("height", "0px")
        assert not await spectator.locator(".prompt .bar").count()
        await from_menu(spectator, "Rules")
        await expect(spectator.locator("dialog li[data-rule]").first).to_be_visible()


async def test_a_curtain_keeps_the_other_hand_out_of_the_page(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_game(page, server.address, "1066", "here")
        rng = random.Random(5)
        held: dict[str, list[str]] = {}
        ever: set[str] = set()
        curtains = 0
        while curtains < 5:
            found = await offered(page)
            if found["now"] == "curtain":
                curtains += 1
                assert found["left"] == 0
            else:
                side = await page.locator(".player.asked .side").first.inner_text()
                held[side] = await page.locator(".hand li:not(.coming) .nm").all_inner_texts()
                ever |= {side} if held[side] else set()
                told = " ".join(await log_lines(page))
                shown = await page.content()
                for other in held.keys() - {side}:
                    # What has left the other hand since then, the log tells of; the rest is nowhere on this page.
                    assert not [name for name in held[other] if name in shown and name not in told]
            await click_on(page, rng)
        assert ever == {"Norman", "Saxon"}


async def test_the_clock_runs_out(mortal: Server, person: Opening) -> None:
    async with person() as page:
        sheet = await choosing(page, mortal.address, CARDS["en"])
        await sheet.get_by_text("More options").click()
        await sheet.get_by_label("Play with a clock").check()
        await sheet.get_by_label("Minutes for each player").fill("1")
        await sheet.get_by_label("Seconds more for each decision").fill("0")
        await sheet.get_by_role("button", name="Begin").click()
        await expect(page.locator(".clock.running")).to_have_text(re.compile(r"\s*(1:00|0:\d\d)\s*"))
        mortal.stop()
        with sqlite3.connect(mortal.database.removeprefix("sqlite:///")) as database:
            database.execute("UPDATE changes SET left = '[2.0, 2.0]'")
        mortal.start()
        await expect(page.locator(".result h2")).to_have_text("You have lost")
        await expect(page.locator(".result")).to_contain_text("time")
