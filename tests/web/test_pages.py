"""What there is besides playing: replays, saves, the rules, reasons, one's data, and how heavy it all is."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page, expect

from .conftest import PHONE, Opening, Server
from .hands import CARDS, click_hex, from_menu, log_lines, offered
from .positions import SAVES, open_game, open_save, save_at
from .weight import APART, GAMES, packed

#: What a browser may have to load at most before it has seen every game, in bytes, packed; and such a page by itself.
MOST, MOST_APART = 300_000, 15_000


def test_the_bundle_is_small() -> None:
    weights = packed()
    assert weights[GAMES], "The browser client has not been built: ./dev web"
    assert weights[GAMES] <= MOST, weights
    assert all(weights[page] <= MOST_APART for page in APART), weights


async def test_a_replay_is_leafed_through_and_played_on_from(server: Server, person: Opening) -> None:
    async with person() as page:
        game = await open_save(page, server.address, save_at("1066-tie", 411))
        await page.get_by_role("link", name="Replay").last.click()
        await page.wait_for_url(f"**/replay/{game}")
        shown, slider = page.locator("output"), page.get_by_role("slider")
        await expect(shown).to_have_text("411 of 411")
        await slider.fill("100")
        await expect(shown).to_have_text("100 of 411")
        await expect(page.locator(".status")).to_contain_text("Round 8")
        assert page.url.endswith("#100")
        await page.get_by_role("button", name="One step on").click()
        await page.keyboard.press("]")
        await expect(shown).to_have_text("102 of 411")
        await page.keyboard.press("{")
        await expect(shown).not_to_have_text("102 of 411")

        # A link to a move opens at that move; every line of the log is one.
        await page.goto(f"{server.address}/replay/{game}#12")
        await expect(shown).to_have_text("12 of 411")
        lines = await log_lines(page)
        assert lines
        assert int(lines[-1].split()[0]) <= 12
        await page.locator(".log li a").first.click()
        await expect(shown).not_to_have_text("12 of 411")

        await page.goto(f"{server.address}/replay/{game}#7")
        await page.get_by_role("button", name="Play on from here").click()
        await page.locator("dialog select").last.select_option("recruit")
        await page.locator("dialog").get_by_role("button", name="Play on").click()
        await page.wait_for_url("**/play/*")
        assert game not in page.url
        assert (await offered(page))["now"] == "asked"
        await expect(page.locator(".player", has_text="Recruit")).to_be_visible()


async def test_a_replay_on_a_phone_has_all_its_ways_on(server: Server, person: Opening) -> None:
    async with person(PHONE, lang="fr", has_touch=True, is_mobile=True) as page:
        game = await open_save(page, server.address, (SAVES / "1066-rules2.senlac").read_text())
        await page.goto(f"{server.address}/replay/{game}#150")
        for way in ("Vers la partie", "Ce qui a tout décidé", "Jouer à partir d’ici…"):
            box = await page.get_by_text(way, exact=True).bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["height"] < 60
            assert box["x"] + box["width"] <= PHONE["width"]


async def test_a_game_is_saved_to_a_file_and_opened_again(server: Server, person: Opening, tmp_path: Path) -> None:
    async with person() as page, person() as other:
        game = await open_game(page, server.address, "1066", "bot")
        await page.locator(".thing.lead").first.click()
        await expect(page.locator(".question")).to_contain_text("Keep this hand")
        await offered(page)
        before = await log_lines(page)
        async with page.expect_download() as waiting:
            await from_menu(page, "Save to a file")
        download = await waiting.value
        assert download.suggested_filename == f"1066-{game[:8]}.senlac"
        await download.save_as(tmp_path / "game.senlac")

        await other.goto(server.address)
        await other.evaluate("localStorage.senlac = JSON.stringify({ curtain: false })")
        await other.reload()
        await other.set_input_files("input[type=file]", tmp_path / "game.senlac")
        await other.wait_for_url("**/play/*")
        await offered(other)
        assert [line for line in await log_lines(other) if "draw" not in line] == [
            line for line in before if "draw" not in line
        ]

        (tmp_path / "other.senlac").write_text("no save")
        await other.goto(server.address)
        await other.set_input_files("input[type=file]", tmp_path / "other.senlac")
        await expect(other.locator("[role=alert]")).to_contain_text("save")


async def test_the_rules_are_searched_and_open_at_the_one_in_force(server: Server, person: Opening) -> None:
    async with person() as page:
        await page.goto(f"{server.address}/rules/hastings")
        rules = page.locator("li[data-rule]")
        await expect(rules.nth(20)).to_be_attached()
        total = await rules.count()
        await page.get_by_role("searchbox").fill("shield wall")
        await expect(page.get_by_role("status")).not_to_contain_text(f"{total} rules")
        assert 0 < await rules.count() < total
        assert all("wall" in text.lower() for text in await rules.all_inner_texts())

        await open_game(page, server.address, "1066", "bot")
        await offered(page)
        await page.keyboard.press("r")
        force = page.locator("dialog .inforce")
        await expect(force).to_have_attribute("data-rule", "H.SETUP.LEADER")
        await expect(force).to_be_in_viewport()


async def _says_why(page: Page) -> None:
    """Beside the thing it says what hinders, what would help, and by which rule in its words."""
    reason = page.locator(".reason")
    await expect(reason.locator(".blocks")).not_to_be_empty()
    await expect(reason.locator("blockquote")).not_to_be_empty()
    await expect(reason).to_contain_text("What would help:")
    await expect(page.locator("dialog")).to_have_count(0)
    link = reason.get_by_role("button", name="Rule")
    rule = str(await link.get_attribute("aria-label")).removeprefix("Rule ")
    await link.click()
    await expect(page.locator("dialog .inforce")).to_have_attribute("data-rule", rule)
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)


async def test_what_is_grey_says_why(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_save(page, server.address, save_at("1066-midgame", 120))
        await offered(page)
        await page.locator(".board .thing", has_text="Knights of the Cotentin").click()
        await page.locator(".inspector").get_by_role("button", name="Why can I not choose this?").click()
        await _says_why(page)
        await open_save(page, server.address, save_at("hastings-midgame", 147))
        await page.wait_for_selector(".field .piece")
        await click_hex(page, "0303")
        await page.locator(".inspector").get_by_role("button", name="Why can I not choose this?").click()
        await _says_why(page)


async def test_a_sacrifice_is_confirmed(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_save(page, server.address, save_at("1066-midgame", 120))
        await offered(page)
        card = page.locator(".board .thing.faint", has_text="Men of Kent")
        await card.click()
        sacrifice = page.locator(".inspector .uses").get_by_role("button", name="Sacrifice “Men of Kent”")
        await sacrifice.click()
        dialog = page.get_by_role("dialog", name="Sacrifice “Men of Kent”?")
        await dialog.get_by_role("button", name="Cancel").click()
        await expect(card).to_have_count(1)
        await sacrifice.click()
        await dialog.get_by_role("button", name="Sacrifice “Men of Kent”").click()
        await expect(page.locator(".log li").last).to_contain_text("Men of Kent")
        await expect(card).to_have_count(0)


async def test_the_table_does_not_jump_from_question_to_question(server: Server, person: Opening) -> None:
    async with person() as page:
        heights, strips = set(), set()
        for entry in (7, 113, 117, 120):
            await open_save(page, server.address, save_at("1066-midgame", entry))
            await offered(page)
            box = await page.locator(".board").bounding_box()
            assert box is not None
            heights.add(box["height"])
            strips |= set(await page.locator(".road").evaluate_all("all => all.map((it) => it.offsetHeight)"))
        assert len(heights) == 1
        assert len(strips) == 1


async def test_my_data_is_deleted(server: Server, person: Opening) -> None:
    async with person() as page:
        game = await open_game(page, server.address, "1066", "bot")
        await page.goto(server.address)
        settings = page.locator("header").get_by_role("button", name="Settings")
        await settings.click()
        await page.get_by_label("Your name, as others see it").fill("Eadgyth")
        await page.get_by_role("button", name="Save the name").click()
        await expect(page.get_by_text("Your name is saved.")).to_be_visible()
        await page.reload()
        await expect(page.get_by_role("heading", name="My games")).to_be_visible()
        await settings.click()
        await expect(page.get_by_label("Your name, as others see it")).to_have_value("Eadgyth")
        await page.get_by_role("button", name="Delete my data").click()
        await page.locator("dialog").last.get_by_role("button", name="Delete my data").click()
        await expect(page.get_by_text("Your data is deleted.")).to_be_visible()
        await expect(page.get_by_label("Your name, as others see it")).to_have_value("")
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("heading", name="My games")).to_have_count(0)
        assert not await page.context.cookies()
        await page.goto(f"{server.address}/play/{game}")
        await expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()


async def test_notices_are_chosen_in_the_settings(tmp_path: Path, person: Opening) -> None:
    server = Server(tmp_path, "--address", "https://play.example.org")
    try:
        async with person() as page:
            await page.goto(server.address)
            await page.locator("header").get_by_role("button", name="Settings").click()
            notices = page.get_by_role("region", name="Notices")
            await expect(notices.get_by_label("Webhook")).to_be_visible()
            await expect(notices.get_by_role("checkbox")).to_have_count(1)
            await notices.get_by_role("checkbox", name="Quiet hours").check()
            await notices.get_by_label("from").fill("21:30")
            await notices.get_by_role("button", name="Save").click()
            await expect(notices.get_by_role("status")).to_have_text("Saved.")
            kept = await page.evaluate("fetch('/api/me/notices').then((it) => it.json())")
            assert (kept["quiet"]["start"], kept["quiet"]["end"]) == (21 * 60 + 30, 7 * 60)
    finally:
        server.stop()


async def test_an_unknown_address_says_so(server: Server, person: Opening) -> None:
    async with person() as page:
        answer = await page.goto(f"{server.address}/no/such/page")
        assert answer is not None
        assert answer.status == 404
        await expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
        await page.get_by_role("link", name="Home").click()
        await expect(page.get_by_role("article", name=CARDS["en"], exact=True)).to_be_visible()
