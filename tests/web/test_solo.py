"""The solo game and games across boxes, from the lobby to the end."""

from __future__ import annotations

from playwright.async_api import Page, expect

from ..server import harness
from .conftest import Opening, Server
from .french import english_while_playing
from .hands import CARDS, MANY, SIEGE, choosing, click_on, from_menu, log_lines, new_game, offered, play
from .positions import open_game, open_save, save_at


async def reason(page: Page) -> None:
    """Ask why the Foe did the last thing it did: its rule is opened, and marked."""
    why = page.locator(".log .step .why").last
    rule = await why.get_attribute("title")
    await why.click()
    await expect(page.locator("dialog .inforce code")).to_have_text(str(rule))
    await page.keyboard.press("Escape")


async def play_elsewhere(page: Page, server: Server, decisions: int) -> None:
    """Leave the page, make some decisions at another screen of the same person, and come back: nothing is drawn."""
    (cookie,) = await page.context.cookies()
    table = page.url
    await page.goto("about:blank")
    elsewhere = harness.Browser(server.port, cookie=f"{cookie['name']}={cookie['value']}")
    async with elsewhere.screen(table.rsplit("/", 1)[1], 0) as screen:
        await harness.play([screen], decisions)
    await page.goto(table)


async def test_a_solo_game_from_set_up_to_score_by_clicking(server: Server, person: Opening) -> None:
    async with person() as page:
        sheet = await choosing(page, server.address, CARDS["en"], "solo")
        await sheet.get_by_label("You play").select_option("saxon")
        # Whoever had my side gets the other.
        await expect(sheet.get_by_role("combobox", name="Against")).to_have_value("norman")
        await sheet.get_by_role("combobox", name="level").select_option("easy")
        await sheet.get_by_label("Quick play").check()
        await sheet.get_by_text("More options").click()
        await sheet.get_by_label("Seed").fill("1")
        await sheet.get_by_role("button", name="Begin", exact=True).click()
        await offered(page)
        assert await page.locator(".player .side").all_inner_texts() == ["Saxon", "Norman Foe"]
        foe = page.locator(".side.norman")
        assert "hand" not in (await foe.locator(".counts").inner_text()).split()
        assert "round 1" in await foe.locator(".dial").inner_text()
        await expect(page.locator(".side.saxon .points")).to_have_text("Score 0, Knave")
        while not await page.locator(".log .step .why").count():
            await play(page, click_on, 1, 3)
        await reason(page)
        await play_elsewhere(page, server, 25)
        assert await play(page, click_on, 1, MANY) == "over"
        verdict = await page.locator(".result .verdict").inner_text()
        assert verdict.startswith("Score ")
        points, honour = verdict.removeprefix("Score ").partition(":")[0].rstrip(".").split(", ")
        await page.locator(".result").get_by_text("My solo scores").click()
        row = page.locator("tbody tr")
        await expect(row).to_have_count(1)
        assert await row.locator("th").inner_text() == f"{points}\n{honour}"
        assert "Saxon against Norman Foe" in await row.inner_text()
        assert "Easy" in await row.inner_text()


async def test_the_game_of_the_day_is_marked_and_kept_over_a_restart(mortal: Server, person: Opening) -> None:
    async with person() as page:
        await new_game(page, mortal.address, CARDS["en"], "day")
        await play(page, click_on, 4, 3)
        await from_menu(page, "Resign")
        await page.locator("dialog .danger, dialog .primary").last.click()
        await page.wait_for_selector(".result .verdict")
        mortal.kill()
        mortal.start()
        await page.goto(f"{mortal.address}/scores")
        await expect(page.locator("tbody tr")).to_have_count(1)
        assert "Game of the day" in await page.locator("tbody tr").inner_text()
        await page.locator("tbody a").click()
        await page.locator(".result").get_by_role("button", name="Play again").click()
        await expect(page.locator(".result")).to_have_count(0)
        await expect(page.locator(".player .side")).to_have_text(["Norman", "Saxon Foe"])
        await offered(page)


async def test_normans_against_ottomans_to_the_end(server: Server, person: Opening) -> None:
    async with person() as page:
        await new_game(page, server.address, CARDS["en"], "Play against a bot", Against="ottoman")
        await offered(page)
        assert await page.locator(".player .side").all_inner_texts() == ["Norman", "Ottoman"]
        await play(page, click_on, 3, 6)
        # Another such game, in its last round.
        await open_save(page, server.address, save_at("1565-norman-ottoman", 212))
        assert await play(page, click_on, 3, MANY) == "over"
        assert any("Ottomans" in line for line in await log_lines(page))


async def test_1565_in_french_has_frontiers_and_no_english(server: Server, person: Opening) -> None:
    async with person(lang="fr") as page:
        await new_game(page, server.address, SIEGE.replace("'", "’"), "Jouer contre un robot", Vous_jouez="malta")
        await offered(page)
        assert await page.locator(".plaque .name .title").all_inner_texts() == ["Saint-Elme", "Senglea", "Birgu"]
        assert await english_while_playing(page, 5) == []


async def test_a_solo_game_in_french_speaks_french(server: Server, person: Opening) -> None:
    async with person(lang="fr") as page:
        await open_game(page, server.address, "1066-solo")
        assert await english_while_playing(page, 5) == []


async def test_the_foe_for_a_real_table(server: Server, person: Opening) -> None:
    """Which card it reveals is looked for by name; what it does is told with its rule, and can be taken back."""
    async with person() as page:
        await new_game(page, server.address, CARDS["en"], "table")
        await page.locator(".prompt .choice").nth(1).click()
        # The player's own cards lie on the real table: here they need no room, and are not counted.
        await expect(page.locator("section.hand")).to_have_css("height", "0px")
        await expect(page.locator(".side.norman .counts")).not_to_contain_text("hand")
        await expect(page.locator(".question")).to_contain_text("Which card does the Foe reveal")
        await expect(page.locator("#choices .choice")).to_have_count(0)
        await page.get_by_placeholder("Type a part of a name").fill("top fyrd")
        await page.get_by_role("button", name="The Foe’s top card is “Great Fyrd”").click()
        await expect(page.locator(".log")).to_contain_text("The Foe places “Great Fyrd” (Wedge 1, Row 1)")
        await expect(page.locator(".board")).to_contain_text("Great Fyrd")
        await page.locator(".prompt").get_by_role("button", name="Undo", exact=True).click()
        await expect(page.locator(".log")).not_to_contain_text("Great Fyrd")
        await expect(page.locator(".question")).to_contain_text("what else happens at your table?")


async def test_a_list_of_cards_says_only_what_the_question_does_not(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_save(page, server.address, save_at("foe-at-a-table-rules2", 33))
        await expect(page.locator(".question")).to_contain_text("Which card does the Foe reveal?")
        first = page.locator("#choices .words [aria-hidden]").first
        await expect(first).to_have_text("Stigand, Archbishop of Canterbury")
        await expect(page.locator("#choices .words").last).to_have_text("The Foe’s deck has run out")
        await expect(page.get_by_role("button", name="The Foe’s top card is “Great Fyrd”")).to_be_visible()


async def test_a_list_of_choices_hides_nothing_of_the_log(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_save(page, server.address, save_at("foe-at-a-table-rules2", 33))
        await page.locator("#choices .choice").first.wait_for()
        newest = page.locator(".log li").last
        await expect(newest).to_be_in_viewport()
        lies_open = """it => {
            const { left, top, width, height } = it.getBoundingClientRect();
            return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
        assert await newest.evaluate(lies_open)
