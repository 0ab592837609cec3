"""The first page and what lies around the games: a battle at one click, my games, settings, rules, invitations."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from .conftest import PHONE, Opening, Server
from .eyes import too_small, too_wide
from .hands import CARDS, MAP, SIEGE, choosing, from_menu, new_game, offered
from .positions import ask, open_game, open_save, save_at


async def test_a_stranger_is_in_a_battle_after_one_click(server: Server, person: Opening) -> None:
    async with person() as page:
        await page.goto(server.address)
        await expect(page).to_have_title("Battle games · Senlac")
        assert await page.locator(".hero a").count() == 0, "there is nothing to continue yet"
        await page.get_by_role("button", name="Play your first battle").click()
        await page.wait_for_url("**/play/*")
        assert (await offered(page))["now"] == "asked"
        await expect(page).to_have_title(f"{CARDS['en']} · Senlac")
        await expect(page.locator(".player", has_text="Soldier")).to_be_visible()

        # Who comes back goes on where they were.
        game = page.url.rsplit("/", 1)[1]
        await page.goto(server.address)
        await page.locator(".hero").get_by_role("link", name="Continue").click()
        await page.wait_for_url(f"**/play/{game}")
        await offered(page)


async def test_my_games_come_first_and_those_where_it_is_my_turn_before_them(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_save(page, server.address, save_at("1066-tie", 411))
        mine = await new_game(page, server.address, CARDS["en"], "bot")
        waiting = await new_game(page, server.address, MAP["en"], "link")
        await page.goto(server.address)
        games = page.locator("#mine ~ ul > li")
        await expect(games).to_have_count(2)
        links = [await games.nth(i).locator(".button").get_attribute("href") for i in (0, 1)]
        assert links == [f"/play/{mine}", f"/play/{waiting}"]
        await expect(games.nth(0)).to_contain_text("Your turn")
        await expect(games.nth(0)).to_contain_text("bot, Recruit")
        await expect(games.nth(1)).to_contain_text("Waiting for your friend · Turn 1")
        top = await page.locator("#mine").bounding_box()
        cards = await page.locator("article").first.bounding_box()
        assert top is not None
        assert cards is not None
        assert top["y"] < cards["y"]
        over = page.locator("#mine ~ details")
        await expect(over.locator("li")).to_be_hidden()
        await over.locator("summary", has_text="One finished game").click()
        await expect(over.locator("li")).to_be_visible()


async def test_every_game_has_its_ways_to_play(server: Server, person: Opening) -> None:
    people = ["With a friend", "With anyone", "Two at one screen"]
    cards = ["Against a bot", "Alone against the Foe", *people, "Today’s game"]
    ways = {CARDS["en"]: [*cards, "With the real cards"], SIEGE: [*cards, "With the real cards"]}
    ways[MAP["en"]] = ["Against a bot", *people]
    async with person() as page:
        await page.goto(server.address)
        await page.wait_for_selector("article")
        assert await page.locator("article h3").all_inner_texts() == list(ways)
        for title, names in ways.items():
            card = page.get_by_role("article", name=title, exact=True)
            assert await card.locator(".way .what").all_inner_texts() == names
        await page.get_by_role("article", name=SIEGE, exact=True).get_by_role("button", name="Today’s game").click()
        await page.wait_for_url("**/play/*")
        await expect(page.locator(".player .side")).to_have_text(["Ottoman", "Maltese Foe"])


async def test_what_was_chosen_the_last_time_is_chosen_again(server: Server, person: Opening) -> None:
    async with person() as page:
        await new_game(page, server.address, CARDS["en"], "bot", level="captain", You_play="saxon", Against="ottoman")
        await page.goto(server.address)
        card = page.get_by_role("article", name=CARDS["en"], exact=True)
        await expect(card.locator("[data-way=bot]")).to_contain_text("Saxons · Captain")
        sheet = await choosing(page, server.address, CARDS["en"])
        await expect(sheet.get_by_role("combobox", name="Against")).to_have_value("ottoman")
        await expect(sheet.locator(".level")).to_contain_text("judges positions more shrewdly than a Soldier")
        await page.keyboard.press("Escape")
        await card.get_by_role("button", name="Two at one screen").click()
        await page.wait_for_url("**/play/*")
        await page.locator(".curtain .primary").click()
        await expect(page.locator(".player .side")).to_have_text(["Saxon", "Ottoman"])


async def test_settings_are_kept_and_the_same_in_a_game(server: Server, person: Opening) -> None:
    async with person() as page:
        await page.goto(server.address)
        await page.locator("header").get_by_role("button", name="Settings").click()
        dialog = page.get_by_role("dialog", name="Settings")
        assert not await dialog.get_by_role("checkbox", name="Sound").is_checked()
        await dialog.get_by_role("checkbox", name="Sound").check()
        await dialog.get_by_role("group", name="Light or dark").get_by_text("Dark", exact=True).click()
        await dialog.get_by_role("group", name="Speed of the show").get_by_text("× 4").click()
        await page.keyboard.press("Escape")
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")

        await open_game(page, server.address, "1066", "bot")
        await from_menu(page, "Settings")
        await expect(dialog.get_by_role("checkbox", name="Sound")).to_be_checked()
        await expect(dialog.get_by_role("radio", name="× 4")).to_be_checked()
        await expect(dialog.get_by_role("radio", name="Dark")).to_be_checked()
        await dialog.get_by_label("Language").select_option("fr")
        await expect(page.locator("html")).to_have_attribute("lang", "fr")
        kept = await page.evaluate("JSON.parse(localStorage.senlac)")
        assert {"sound": True, "theme": "dark", "speed": 4, "lang": "fr"}.items() <= kept.items()


async def test_about_says_what_is_certain_and_whose_work_it_is(server: Server, person: Opening) -> None:
    async with person() as page:
        answer = await page.goto(f"{server.address}/about")
        assert answer is not None
        assert answer.ok
        await expect(page).to_have_title("About · Senlac")
        for words in (
            *CARDS.values(),
            "Hastings 1066 AD",
            "Reconstructed",
            "Igino Marini",
            "SIL Open Font License",
            "MIT",
        ):
            await expect(page.locator("main")).to_contain_text(words)


async def test_rules_are_read_in_chapters_and_linked_to(server: Server, person: Opening) -> None:
    async with person() as page:
        await page.goto(f"{server.address}/rules/1066#H.OBJ.ORDER")
        linked = page.locator("li[data-rule='H.OBJ.ORDER']")
        await expect(linked).to_have_attribute("aria-current", "true")
        await expect(linked).to_be_in_viewport()
        contents = page.get_by_role("navigation", name="Chapters")
        headings = await page.locator("section h3").all_inner_texts()
        assert await contents.get_by_role("link").all_inner_texts() == headings
        assert len(headings) > 15
        await contents.get_by_role("link", name="Paying for cards").click()
        await expect(page.get_by_role("heading", name="Paying for cards")).to_be_in_viewport()
        await expect(page.locator(".ruling").first).to_contain_text("Our ruling.")
        await page.get_by_role("searchbox").fill("sacrifice")
        await expect(page.get_by_role("heading", name="Paying for cards")).to_have_count(0)
        await expect(page.get_by_role("heading", name="Sacrifice")).to_be_visible()
        await page.get_by_role("link", name=MAP["en"]).click()
        await expect(page.get_by_role("heading", name="False Rout")).to_be_attached()


async def _under_the_search_box(page: Page) -> str:
    """What is seen where the search box sticks, a little above it."""
    return str(
        await page.evaluate(
            """() => {
                const box = document.querySelector("dialog .search input").getBoundingClientRect();
                const over = document.elementFromPoint(box.x + box.width / 2, box.y - 4);
                return over.closest(".search") || over.closest("header") ? "" : over.textContent.trim();
            }"""
        )
    )


async def test_no_text_shows_above_the_search_box_of_the_rules(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_game(page, server.address, "1066", "bot")
        await offered(page)
        await page.keyboard.press("r")
        await page.wait_for_selector("dialog .inforce")
        for distance in (40, 95, 300, 333):
            await page.locator("dialog .body").evaluate("(it, by) => it.scrollBy(0, by)", distance)
            assert await _under_the_search_box(page) == ""


async def test_an_invitation_names_game_host_side_and_clock(server: Server, person: Opening) -> None:
    async with person() as host, person() as guest:
        await ask(host, server.address, "PUT", "/api/me", '{"name": "Eadgyth", "lang": "en"}')
        sheet = await choosing(host, server.address, CARDS["en"], "link")
        await sheet.get_by_text("More options").click()
        await sheet.get_by_label("Play with a clock").check()
        await sheet.get_by_label("Minutes for each player").fill("20")
        await sheet.get_by_label("Seconds more for each decision").fill("15")
        await sheet.get_by_role("button", name="Begin, and get the link").click()
        # No time runs until the friend is there.
        clocks = host.locator(".clock")
        await expect(clocks).to_have_text(["20:00", "20:00"])
        await expect(host.locator(".clock.running")).to_have_count(0)

        await guest.goto(await host.locator(".invite input").input_value())
        await expect(guest).to_have_title(f"Invitation to {CARDS['en']} · Senlac")
        for words in ("Eadgyth invites you", CARDS["en"], "Saxon", "20 minutes each, and 15 seconds more"):
            await expect(guest.locator("main")).to_contain_text(words)
        await expect(host.locator(".clock.running")).to_have_count(0)
        await guest.get_by_role("button", name="Join as Saxon").click()
        await guest.wait_for_selector(".prompt")
        await expect(host.locator(".clock.running")).to_have_count(1)


async def test_a_phone_shows_the_first_battle_and_the_first_game_at_once(server: Server, person: Opening) -> None:
    async with person(PHONE, has_touch=True, is_mobile=True) as page:
        for path in ("", "about", "rules/1066", "scores"):
            await page.goto(f"{server.address}/{path}")
            await page.wait_for_selector("article, dl, li[data-rule], main .button")
            assert await too_wide(page) == 0
            assert await too_small(page) == []
        await page.goto(server.address)
        await expect(page.get_by_role("button", name="Play your first battle")).to_be_in_viewport()
        await expect(page.get_by_role("heading", name=CARDS["en"])).to_be_in_viewport()


async def test_every_page_has_a_title_of_its_own(server: Server, person: Opening) -> None:
    async with person(lang="fr") as page:
        titles = []
        for path in ("", "about", "rules/1066", "rules/hastings", "scores", "keys", "no/such/page"):
            await page.goto(f"{server.address}/{path}")
            await expect(page).to_have_title(re.compile(r".+ · Senlac"))
            await page.wait_for_load_state("networkidle")
            titles.append(await page.title())
        assert len(set(titles)) == len(titles)
