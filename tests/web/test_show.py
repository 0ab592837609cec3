"""Everything that happens is seen: one moment after the other, over the server's own positions."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from .conftest import PHONE, Opening, Server
from .hands import click_on, log_lines, offered, play
from .positions import SAVES, open_game, open_save, save_at, save_when

#: Notes what the stage shows, moment by moment, with all that is written on it then and what moves.
RECORD = """() => {
    window.seen = [];
    const stage = document.querySelector(".stage");
    const note = () => {
        const { moment, lines, after, told } = stage.dataset;
        const moving = stage.getAnimations({ subtree: true }).length;
        const now = { moment, lines: Number(lines), after, told: Number(told), text: stage.innerText, moving };
        const last = seen.at(-1);
        if (last?.moment !== moment || last?.lines !== now.lines || last?.after !== after) seen.push(now);
        else Object.assign(last, { told: now.told, text: last.text + " " + now.text, moving: last.moving + moving });
    };
    new MutationObserver(note).observe(stage, { attributes: true, childList: true, subtree: true });
}"""

#: The end of a round: the last pass, three Wedges with two battles each, then the next round with its cards.
ROUND = ["word", *["battle"] * 6, "turn", "draw", "draw"]
BEFORE, AFTER = 152, 153


async def _record(page: Page) -> None:
    await page.wait_for_selector(".stage", state="attached")
    await page.evaluate(RECORD)


async def _seen(page: Page) -> list[dict[str, Any]]:
    """What was noted, without the times in which nothing played."""
    return [moment for moment in await page.evaluate("seen") if moment.get("moment")]


async def _over(page: Page) -> None:
    """The show is over."""
    await page.wait_for_function("() => !document.querySelector('.stage').dataset.moment")


def _pictures(seen: list[dict[str, Any]]) -> list[str]:
    """The pictures in order; the two parts of a moment are one."""
    places = {moment["lines"]: moment["moment"] for moment in seen}
    return [places[lines] for lines in sorted(places)]


async def _before_the_round(page: Page, server: Server) -> Page:
    """The replay of a game, just before a round ends."""
    game = await open_save(page, server.address, (SAVES / "1066-rules2.senlac").read_text())
    await page.goto(f"{server.address}/replay/{game}#{BEFORE}")
    await page.wait_for_selector(".board [data-ref]")
    await expect(page.locator("output")).to_have_text(re.compile(f"^{BEFORE} "))
    await _record(page)
    return page


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_a_round_is_seen_event_by_event(server: Server, person: Opening, motion: str) -> None:
    async with person(speed=4, reduced_motion=motion) as page:
        await _before_the_round(page, server)
        told = len(await log_lines(page))
        await page.keyboard.press("]")
        await expect(page.locator("output")).to_have_text(re.compile(f"^{AFTER} "))
        await page.wait_for_function("() => seen.length && !document.querySelector('.stage').dataset.moment")
        seen = await _seen(page)
        # Each in its order, none skipped, and the log never ahead of what is seen.
        assert _pictures(seen) == ROUND
        lines = [moment["lines"] for moment in seen]
        assert lines == sorted(lines)
        assert lines[0] > told
        assert lines[-1] == len(await log_lines(page))
        assert all(moment["told"] <= moment["lines"] for moment in seen)
        # Both totals of a battle, and the name of the round.
        battle = next(moment for moment in seen if moment["moment"] == "battle")
        assert re.search(r"Wedge 1, Might.*Normans.*5.*0.*Saxons", battle["text"], re.DOTALL)
        assert any("Round 11" in moment["text"] for moment in seen)
        if motion == "reduce":
            assert all(moment["after"] == "true" and not moment["moving"] for moment in seen)
        else:
            assert {moment["after"] for moment in seen} == {"true", "false"}
            assert any(moment["moving"] for moment in seen)


async def test_at_speed_0_the_table_is_there_at_once(server: Server, person: Opening) -> None:
    async with person() as page:
        await _before_the_round(page, server)
        await page.keyboard.press("]")
        await expect(page.locator("output")).to_have_text(re.compile(f"^{AFTER} "))
        assert await _seen(page) == []
        await expect(page.locator(".log")).to_contain_text("Round 11")


async def test_damage_is_on_the_board_when_it_has_been_seen(server: Server, person: Opening) -> None:
    """The positions on the way are the server's: after the first battle only its damage is there."""
    async with person(speed=1) as page:
        await _before_the_round(page, server)
        await page.keyboard.press("]")
        await page.wait_for_function("() => seen.some((it) => it.moment === 'battle' && it.after === 'true')")
        first = await page.locator("output").get_attribute("aria-busy")
        assert first == "true"
        await expect(page.locator(".log li").last).to_contain_text("damage to Wedge 1")


async def test_a_battle_happens_in_its_own_phase(server: Server, person: Opening) -> None:
    """Also while the table still lies as it was before the first blow."""
    async with person(speed=1) as page:
        # The page's time stands still until the positions on the way have come, and passes as we say.
        filmed = asyncio.Event()
        page.on("websocket", lambda pipe: pipe.on("framereceived", lambda told: _note_film(told, filmed)))
        await _before_the_round(page, server)
        await page.clock.install(time=0)
        await page.clock.pause_at(1000)
        await page.keyboard.press("]")
        stage, phase = page.locator(".stage"), page.locator(".top .phase.now")
        await expect(stage).to_have_attribute("data-moment", "word")
        await expect(phase).to_have_text("Deployment")
        await filmed.wait()
        while await stage.get_attribute("data-moment") == "word":
            await page.clock.run_for(50)
        assert await stage.get_attribute("data-moment") == "battle"
        assert await stage.get_attribute("data-after") == "false"
        assert await phase.inner_text() == "Wedges"


def _note_film(told: str | bytes, filmed: asyncio.Event) -> None:
    if '"filmed"' in (told if isinstance(told, str) else told.decode()):
        filmed.set()


async def test_a_key_ends_the_show(server: Server, person: Opening) -> None:
    async with person(speed=1) as page:
        await _before_the_round(page, server)
        await page.keyboard.press("]")
        await page.wait_for_selector(".stage[data-moment=battle]")
        await page.keyboard.press("Escape")
        await _over(page)
        await expect(page.locator("output")).to_have_attribute("aria-busy", "false")
        await expect(page.locator(".log")).to_contain_text("Round 11")


async def _about_to_fight(page: Page, server: Server) -> None:
    """At a table where the next decision ends the round."""
    await open_save(page, server.address, save_at("1066-rules2", BEFORE))
    await offered(page)
    await _record(page)


async def _decide(page: Page) -> None:
    """Pass, whichever way passing is offered."""
    await page.keyboard.down("p")
    await page.wait_for_selector(".stage[data-moment]")
    await page.keyboard.up("p")


async def test_input_ends_the_show_and_the_question_is_there(server: Server, person: Opening) -> None:
    async with person(speed=1) as page:
        await _about_to_fight(page, server)
        await _decide(page)
        # Nothing is asked while it is not seen what it is about.
        assert not await page.locator(".prompt .pass").count()
        box = await page.locator(".board").bounding_box()
        assert box is not None
        await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await _over(page)
        await expect(page.locator(".log")).to_contain_text("Round 11")
        assert (await offered(page))["now"] == "asked"
        # The click that ended the show did nothing else.
        await expect(page.locator("dialog[open]")).to_have_count(0)


async def test_a_phone_opens_the_wedge_at_which_something_happens(server: Server, person: Opening) -> None:
    async with person(PHONE, speed=1, has_touch=True, is_mobile=True) as page:
        game = await open_save(page, server.address, (SAVES / "1066-rules2.senlac").read_text())
        await page.goto(f"{server.address}/replay/{game}#{BEFORE}")
        await expect(page.locator("output")).to_have_text(re.compile(f"^{BEFORE} "))
        opened = page.locator(".tabs .current .name")
        await expect(opened).to_have_text("Wedge 2")
        await page.keyboard.press("]")
        await page.wait_for_selector(".stage[data-moment=battle]", state="attached")
        await expect(opened).to_have_text("Wedge 1")
        # Afterwards it is as it was.
        await page.keyboard.press("Escape")
        await _over(page)
        await expect(opened).to_have_text("Wedge 2")


async def test_a_strong_zoom_keeps_the_show_and_the_ending_in_sight(server: Server, person: Opening) -> None:
    """As a window of 1280 by 800 is at 200 per cent."""
    async with person({"width": 640, "height": 400}, speed=1) as page:
        game = await open_save(page, server.address, (SAVES / "1066-rules2.senlac").read_text())
        await expect(page.locator(".result .ribbon")).to_be_in_viewport()
        await page.goto(f"{server.address}/replay/{game}#{BEFORE}")
        await expect(page.locator("output")).to_have_text(re.compile(f"^{BEFORE} "))
        await page.keyboard.press("]")
        await page.wait_for_selector(".stage[data-moment=battle] .clash")
        await expect(page.locator(".clash")).to_be_in_viewport(ratio=1)


async def test_a_lost_connection_ends_the_show(server: Server, person: Opening) -> None:
    async with person(speed=1) as page:
        await _about_to_fight(page, server)
        await _decide(page)
        await page.evaluate("window.dispatchEvent(new Event('offline'))")
        await _over(page)
        await expect(page.locator(".log")).to_contain_text("Round 11")
        await page.evaluate("window.dispatchEvent(new Event('online'))")
        assert (await offered(page))["now"] == "asked"
        await _over(page)


async def test_what_happened_while_nobody_looked_is_played_when_wished(server: Server, person: Opening) -> None:
    async with person(speed=4) as page:
        game = await open_game(page, server.address, "1066", "bot")
        await play(page, click_on, 1, 6)
        await offered(page)
        await _over(page)
        whole = await log_lines(page)
        await page.evaluate("([game]) => localStorage.setItem('senlac-seen', JSON.stringify({ [game]: 2 }))", [game])
        await page.reload()
        await offered(page)
        # Offered, not forced.
        assert not await page.locator(".stage[data-moment]").count()
        assert await log_lines(page) == whole
        await _record(page)
        await page.get_by_role("button", name="See what happened").click()
        await page.wait_for_function("() => seen.length")
        await page.wait_for_function("() => !document.querySelector('.stage').dataset.moment")
        seen = await _seen(page)
        assert 2 < seen[0]["lines"] <= seen[-1]["lines"] <= len(whole)
        assert (await offered(page))["now"] == "asked"
        assert await log_lines(page) == whole
        await expect(page.get_by_role("button", name="See what happened")).to_have_count(0)


async def test_nothing_is_shown_that_a_seat_may_not_know(server: Server, person: Opening) -> None:
    """Somebody who watches sees that cards are drawn, never which."""
    async with person(speed=4) as player, person(speed=4) as stranger:
        game = await open_game(player, server.address, "1066", "bot")
        await stranger.goto(f"{server.address}/play/{game}")
        await _record(stranger)
        for _ in range(8):
            await click_on(player, _Rng())
        await offered(player)
        lines = len(await log_lines(player))
        await expect(stranger.locator(".log li:not(.since)")).to_have_count(lines)
        await _over(stranger)
        seen = await _seen(stranger)
        assert seen
        for moment in seen:
            assert not re.search(r"draw “", moment["text"])


class _Rng:
    """Always the first of what is offered."""

    def random(self) -> float:
        return 0.0

    def randrange(self, first: int, last: int | None = None) -> int:
        return 0 if last is None else first

    def choice(self, things: list[Any]) -> Any:
        return things[0]


async def test_the_curtain_hides_the_show(server: Server, person: Opening) -> None:
    async with person(speed=1) as page:
        await open_save(page, server.address, save_at("1066-rules2", 40), curtain=True)
        for _ in range(12):
            if await page.locator(".curtain").count():
                break
            await click_on(page, _Rng())
            await page.wait_for_timeout(100)
        await page.wait_for_selector(".curtain")
        assert not await page.locator(".stage, [data-ref], .log").count()


ENDINGS = {
    "en": ("The game is over", "Turning points", "Look at the board", "How it ended", "Share a picture"),
    "fr": ("La partie est finie", "Tournants de la partie", "Regarder le plateau", "Comment la partie a fini", ""),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_an_ending_says_why_and_what_decided_it(server: Server, person: Opening, lang: str) -> None:
    over, turning, board, again, share = ENDINGS[lang]
    async with person(lang=lang) as page:
        await open_save(page, server.address, (SAVES / "1066-english-wedges.senlac").read_text())
        ending = page.locator("dialog.result")
        await expect(ending.locator("h2")).to_have_text(over)
        # The reason is told once, with the round in which the game ended.
        reason, when = await ending.locator(".ribbon p").evaluate("it => [it.firstChild.data.trim(), it.innerText]")
        assert reason
        assert re.search(r"Round \d+", when)
        await expect(ending.get_by_text(reason)).to_have_count(1)
        await expect(ending.get_by_role("heading", name=turning)).to_be_visible()
        assert await ending.locator(".turnings li a").count() >= 3
        # A deciding moment about a card or an Objective has its picture.
        await expect(ending.locator(".turnings .medal img[src]").first).to_be_attached()
        assert await ending.locator("tbody tr").count() >= 3
        if share:
            async with page.expect_download() as waiting:
                await ending.get_by_role("button", name=share).click()
            picture = await (await waiting.value).path()
            assert picture.read_bytes().startswith(b"\x89PNG")
        # It can be closed to look at the board, and opened again.
        await ending.get_by_role("button", name=board).click()
        await expect(ending).to_have_count(0)
        await expect(page.locator(".result h2")).to_have_text(over)
        await page.get_by_role("button", name=again).click()
        await page.locator(".turnings li a").first.click()
        await page.wait_for_url("**/replay/*#*")


async def test_the_ending_comes_after_what_led_to_it(server: Server, person: Opening) -> None:
    async with person(speed=1) as page:
        await open_save(page, server.address, save_at("1066-rules2", 167))
        await offered(page)
        await _decide(page)
        assert not await page.locator(".result").count()
        await page.keyboard.press("Escape")
        await expect(page.locator(".result h2")).to_be_visible()


async def test_dice_are_told_with_their_arithmetic(server: Server, person: Opening) -> None:
    async with person(speed=1) as page:
        await open_save(page, server.address, (SAVES / "hastings-midgame.senlac").read_text())
        page_log = await page.evaluate("location.pathname.split('/').at(-1)")
        await page.goto(f"{server.address}/replay/{page_log}#170")
        shown = page.locator("output")
        await expect(shown).to_have_text(re.compile("^170 "))
        await _record(page)
        for entry in range(171, 183):
            await page.keyboard.press("]")
            await expect(shown).to_have_text(re.compile(f"^{entry} "))
            await expect(shown).to_have_attribute("aria-busy", "false")
            if await page.evaluate("seen.some((it) => it.moment === 'dice')"):
                break
        rolled = next(moment for moment in await _seen(page) if moment["moment"] == "dice")
        assert re.search(r"die \d", rolled["text"])


async def test_a_game_that_ends_at_the_table_has_a_score(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_save(page, server.address, save_when("1066-solo", "3", lambda _: False))
        await expect(page.locator(".result .verdict")).to_contain_text("Score")
        assert json.loads(await page.evaluate("localStorage['senlac-seen'] ?? '{}'"))
