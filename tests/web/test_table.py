"""The table of the card games as a player uses it: reading, choosing, keys, sizes, and what must stand still."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page, expect

from senlac.session import Session

from .conftest import DESKTOP, LARGE, PATIENCE, PHONE, TABLET, Opening, Server
from .eyes import cut_off, too_wide
from .hands import offered
from .positions import open_save, save_at, save_when

#: 1280 by 800 at 200 and at 400 percent.
ZOOMED = {"width": 640, "height": 400}
ZOOMED_TWICE = {"width": 320, "height": 200}

#: Everything in the dock that is cut off, or lies outside the window.
CUT = """() => [...document.querySelectorAll(".prompt .choice, .prompt .group, .prompt .pass, .prompt .question")]
    .filter((it) => {
        const box = it.getBoundingClientRect();
        return it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1
            || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    })
    .map((it) => it.textContent)"""


#: Names in the log of which a quote, a bracket or a full stop stands on another line than the letter next to it.
ALONE = """() => [...document.querySelectorAll(".log .link")].filter((name) => {
    const top = (node, at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().top;
    };
    const [text, before, after] = [name.firstChild, name.previousSibling, name.nextSibling];
    const close = (other, at) => other?.nodeType === 3 && /[^ \\n]/.test(other.data[at] ?? " ");
    return (close(before, before?.length - 1) && top(before, before.length - 1) !== top(text, 0))
        || (close(after, 0) && top(after, 0) !== top(text, text.length - 1));
}).map((name) => name.parentElement.textContent)"""


async def _at(page: Page, server: Server, entry: int, save: str = "1066-midgame") -> None:
    await open_save(page, server.address, save_at(save, entry))
    await offered(page)


async def _focus(page: Page) -> str:
    """Where the focus is: the part of the table, or the tag."""
    return str(
        await page.evaluate(
            "document.activeElement.closest('[data-zone]')?.dataset.zone ?? document.activeElement.tagName"
        )
    )


def _discards(session: Session) -> bool:
    asked = session.decision(session.asked[0]) if session.asked else None
    return asked is not None and asked.kind == "preparation.draft-two"


async def test_a_click_reads_and_nothing_happens(server: Server, person: Opening) -> None:
    async with person() as page:
        await _at(page, server, 120)
        question = await page.locator(".question").inner_text()
        lines = await page.locator(".log li").count()
        # An enemy's card, one of mine that could be sacrificed, my Leader, a card to play, an Objective.
        for thing, name in (
            (".thing:has-text('Knights of the Cotentin')", "Knights of the Cotentin"),
            (".thing.faint:has-text('Men of Kent')", "Men of Kent"),
            (".thing:has-text('Harold Godwinson')", "Harold Godwinson"),
            (".hand .thing:has-text('Gyrth Godwinson')", "Gyrth Godwinson"),
            (".medal[aria-current=step] >> nth=0", "Battle of Hastings"),
        ):
            await page.locator(f".board {thing}").first.click()
            await expect(page.locator(".inspector")).to_contain_text(name)
            assert not await page.locator("dialog[open]").count()
        assert await page.locator(".question").inner_text() == question
        assert await page.locator(".log li").count() == lines


async def test_an_opened_card_says_what_can_be_done_and_a_button_does_it(server: Server, person: Opening) -> None:
    async with person() as page:
        await _at(page, server, 120)
        await page.locator(".hand .thing", has_text="Five-Hide Men").click()
        uses = page.locator(".inspector .uses .choice")
        await expect(uses.first).to_contain_text("Play to Wedge 1")
        await expect(uses.first).to_contain_text("costs 1")
        # Where it could go is marked, and what it would make of the wedge is told there.
        await expect(page.locator(".slot .thing")).to_have_count(await uses.count())
        await expect(page.locator(".plaque .then").first).to_be_visible()
        await expect(page.locator(".prompt .choice").first).to_contain_text("Wedge 1")
        await page.locator(".slot .thing").first.click()
        await expect(page.locator(".question")).to_contain_text("1 more to pay")


async def test_dragging_still_plays(server: Server, person: Opening) -> None:
    async with person() as page:
        await _at(page, server, 120)
        await page.locator(".hand .thing", has_text="Five-Hide Men").drag_to(page.locator(".plaque .title").nth(1))
        await expect(page.locator(".question")).to_contain_text("1 more to pay for “Five-Hide Men")


async def test_a_question_says_who_asks_for_what_and_of_how_many(server: Server, person: Opening) -> None:
    async with person() as page:
        question = page.locator(".question")
        await _at(page, server, 160, "1565-rules2")
        await expect(question).to_contain_text("“Jean Parisot de Valette”: choose its target. Action: Commander")
        await open_save(page, server.address, save_when("1066", "4", _discards, draft="draw4"))
        await offered(page)
        await expect(question).to_contain_text(
            f"discard one of your {await page.locator('.hand .thing').count()} cards"
        )


#: Where each card of the hand lies, from the left.
LYING = """() => Object.fromEntries([...document.querySelectorAll(".hand .thing")]
    .map((it) => [it.dataset.ref, it.parentElement.offsetLeft]))"""


async def test_cards_of_the_hand_keep_their_places(server: Server, person: Opening) -> None:
    async with person() as page:
        await _at(page, server, 120)
        before = await page.evaluate(LYING)
        await page.locator(".hand .thing", has_text="Five-Hide Men").click()
        await page.locator(".slot .thing").first.click()
        await expect(page.locator(".question")).to_contain_text("1 more to pay")
        # What is being paid for lies where it lay, and so does all beside it.
        assert await page.evaluate(LYING) == before


async def test_what_tires_a_leader_says_so_first(server: Server, person: Opening) -> None:
    async with person() as page:
        await _at(page, server, 120)
        await page.locator(".wedges .thing", has_text="Harold Godwinson").first.click()
        await expect(page.locator(".uses .choice").first).to_contain_text("Tires your Leader until the next round")
        await expect(page.locator(".pass")).to_contain_text("you take the first player marker")


async def test_l_hides_the_log_and_opens_nothing(server: Server, person: Opening) -> None:
    async with person() as page:
        await _at(page, server, 120)
        await page.locator(".hand .thing").first.hover()
        await page.wait_for_selector(".inspector")
        await page.keyboard.press("l")
        await expect(page.locator(".log")).to_have_count(0)
        assert not await page.locator("dialog[open]").count()
        await page.keyboard.press("l")
        await expect(page.locator(".log")).to_have_count(1)


async def test_a_discard_that_is_marked_is_unmarked_by_a_second_click(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_save(page, server.address, save_when("1066", "4", _discards, draft="draw4"))
        await offered(page)
        cards = page.locator(".hand .thing.lead")
        count = await cards.count()
        ref = await cards.nth(1).get_attribute("data-ref")
        before = await page.locator(".hand .thing").all_inner_texts()
        await cards.nth(1).click()
        await expect(cards).to_have_count(count - 1)
        await page.locator(f".hand [data-ref='{ref}']").click()
        await expect(cards).to_have_count(count)
        assert await page.locator(".hand .thing").all_inner_texts() == before
        assert not await page.locator("dialog[open]").count()


async def test_the_filter_of_choices_is_gone_with_its_question(server: Server, person: Opening) -> None:
    async with person() as page:
        await _at(page, server, 120)
        await page.keyboard.press("a")
        await page.get_by_label("Search the choices").fill("no such words")
        await expect(page.locator("#choices")).to_contain_text("No choice has these words.")
        await page.locator("#choices input").fill("Wedge 1")
        await page.locator("#choices .choice").first.click()
        await expect(page.locator(".question")).to_contain_text("more to pay")
        await expect(page.locator("#choices .choice").first).to_be_visible()


async def test_the_log_has_the_last_rounds_and_shows_all_when_asked(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_save(page, server.address, save_at("1066-midgame", 120))
        await offered(page)
        rounds, log = page.locator(".log li.round"), page.get_by_role("region", name="Lines of the log")
        few = await rounds.count()
        await log.get_by_role("button", name="Show the whole game").click()
        assert await rounds.count() > few
        await expect(log).to_be_focused()


async def _reached(page: Page) -> set[str]:
    """The parts of the table that three keys lead to from the question, there and back, and where that is."""
    reached: set[str] = set()
    for key in ("F6", "Shift+F6"):
        await page.locator(".question").focus()
        reached.add(await _focus(page))
        for _ in range(3):
            await page.keyboard.press(key)
            reached.add(await _focus(page))
    return reached


#: Counts the frames in which the focus is on the body.
LOST = """() => {
    window.lost = 0;
    const look = () => {
        window.lost += document.activeElement === document.body;
        requestAnimationFrame(look);
    };
    look();
}"""


async def test_the_focus_never_falls_to_the_body_and_three_keys_reach_any_zone(server: Server, person: Opening) -> None:
    async with person() as page:
        await open_save(page, server.address, save_at("1066-midgame", 117))
        await offered(page)
        await page.locator(".prompt .primary").focus()
        await page.evaluate(LOST)
        await page.keyboard.press("Space")
        await expect(page.locator(".question")).not_to_contain_text("more to pay")
        # Between two questions nothing is asked for a moment.
        await offered(page)
        assert await _focus(page) == "dock"
        assert await page.evaluate("lost") == 0
        # Whoever is asked next may have another hand, which comes a moment later.
        async with asyncio.timeout(PATIENCE / 1000):
            while await _reached(page) != {"dock", "road", "wedges", "hand", "rail"}:
                pass
        # From the question, arrows lead to what is asked.
        await page.locator(".question").focus()
        await page.keyboard.press("ArrowUp")
        assert await _focus(page) in ("road", "wedges", "hand")


async def test_space_does_what_is_suggested_also_from_a_card(server: Server, person: Opening) -> None:
    """Enter reads the card that has the focus; Space pays as proposed, unless that was put aside."""
    async with person() as page:
        await _at(page, server, 117)
        question, card = page.locator(".question"), page.locator(".wedges .thing:not(.legal)[data-ref^=card]").first
        await page.get_by_role("button", name="Choose otherwise").click()
        await card.focus()
        await page.keyboard.press("Space")
        await page.wait_for_selector(".inspector article")
        await expect(question).to_contain_text("more to pay")
        await page.reload()
        await offered(page)
        await card.focus()
        await page.keyboard.press("Space")
        await expect(question).not_to_contain_text("more to pay")


async def test_signs_are_explained_one_key_away(server: Server, person: Opening) -> None:
    async with person() as page:
        await _at(page, server, 120)
        await page.keyboard.press("g")
        await expect(page.locator("dialog")).to_contain_text("What the signs mean")
        await expect(page.locator("dialog .stud")).to_have_count(6)


async def test_nothing_is_cut_off_and_no_sign_stands_alone(server: Server, person: Opening) -> None:
    """In French, whose words are longer: a Response, a payment, a turn, a long text, a discard of seven, a score."""
    places = (("1066-midgame", 113), ("1066-midgame", 117), ("1066-rules2", 152), ("1565-midgame", 34))
    async with person(lang="fr") as page:
        for save, entry in (*places, ("solo-1066-rules2", 45), ("solo-1066-rules2", 80)):
            await _at(page, server, entry, save)
            assert await page.evaluate(CUT) == []
            assert await cut_off(page) == []
            assert await page.evaluate(ALONE) == []
            # The table above the dock keeps its height, or nearly.
            assert await page.locator(".prompt").evaluate("it => it.offsetHeight") <= 100, (save, entry)
            hidden = page.locator(".hand .thing").last
            await expect(hidden).to_be_in_viewport()


@pytest.mark.parametrize("size", [LARGE, TABLET, ZOOMED, ZOOMED_TWICE], ids=["1920", "768", "200%", "400%"])
async def test_every_size_has_its_question_in_sight(server: Server, person: Opening, size: dict[str, int]) -> None:
    async with person(size) as page:
        await _at(page, server, 120)
        await expect(page.locator(".question")).to_be_in_viewport()
        assert await too_wide(page) == 0


async def test_on_a_large_screen_no_title_lies_over_anything(server: Server, person: Opening) -> None:
    async with person(LARGE) as page:
        await _at(page, server, 120)
        wrong: list[Any] = await page.evaluate(
            """() => [...document.querySelectorAll(".hand .card")].filter((card) => {
                // Boxes of cards that are fanned out would overlap: they are measured upright.
                for (let it = card; it; it = it.parentElement) it.style.transform = it.style.rotate = "none";
                const name = card.querySelector(".nm").getBoundingClientRect();
                const art = card.querySelector(".art").getBoundingClientRect();
                const studs = card.querySelector(".st").getBoundingClientRect();
                return name.top < art.bottom - 1 || (studs.height && name.bottom > studs.top + 1);
            }).map((card) => card.textContent)"""
        )
        assert wrong == []


async def test_the_digit_that_opens_a_card_covers_no_letter(server: Server, person: Opening) -> None:
    for size in (DESKTOP, TABLET):
        async with person(size) as page:
            await _at(page, server, 46, "solo-1066-rules2")
            covered: list[Any] = await page.evaluate(
                """() => [...document.querySelectorAll(".plate:has(kbd)")].filter((plate) => {
                    const letters = document.createRange();
                    letters.selectNodeContents(plate.querySelector(".name"));
                    const [digit, name] = [plate.querySelector("kbd"), letters].map((it) => it.getBoundingClientRect());
                    return name.right > digit.left && name.top < digit.bottom;
                }).map((plate) => plate.innerText)"""
            )
            assert await page.locator(".plate kbd").count()
            assert covered == []


async def test_a_full_hand_is_read_on_a_tablet(server: Server, person: Opening) -> None:
    async with person(TABLET) as page:
        await _at(page, server, 46, "solo-1066-rules2")
        over: list[Any] = await page.evaluate(
            """() => [...document.querySelectorAll(".hand li")]
                .filter((place) => place.offsetWidth < place.querySelector(".card").offsetWidth)
                .map((place) => place.innerText)"""
        )
        assert over == []


async def test_what_waits_to_be_resolved_is_read_to_its_end(server: Server, person: Opening) -> None:
    for lang in ("en", "fr"):
        async with person(lang=lang) as page:
            for save, entry in (("1565-midgame", 64), ("solo-1066-rules2", 57)):
                await _at(page, server, entry, save)
                assert await page.locator(".stack ol").evaluate("it => it.scrollHeight - it.clientHeight") <= 1


@pytest.mark.parametrize("size", [DESKTOP, LARGE], ids=["1280", "1920"])
async def test_the_word_tired_is_whole_and_attachments_cover_no_figure(
    server: Server, person: Opening, size: dict[str, int]
) -> None:
    async with person(size) as page:
        await _at(page, server, 120)
        assert await page.locator(".plate .tag").first.is_visible()
        wrong: list[Any] = await page.evaluate(
            """() => [...document.querySelectorAll(".plate .tag")].filter((it) => it.scrollWidth > it.clientWidth)
                .map((it) => it.textContent)"""
        )
        assert wrong == []
        over: list[Any] = await page.evaluate(
            """() => [...document.querySelectorAll(".plaque .chip, .plate .chip")].filter((chip) => {
                const box = chip.getBoundingClientRect();
                const rest = chip.parentElement.closest(".plaque, .plate").querySelectorAll(".stud, .pips b");
                return [...rest].some((it) => {
                    const other = it.getBoundingClientRect();
                    const beside = box.left >= other.right || other.left >= box.right;
                    return !beside && box.top < other.bottom && other.top < box.bottom;
                });
            }).map((chip) => chip.title)"""
        )
        assert over == []


async def test_a_phone_shows_no_keys_and_no_preview_that_nobody_asked_for(server: Server, person: Opening) -> None:
    async with person(PHONE, has_touch=True, is_mobile=True) as page:
        await _at(page, server, 120)
        assert await page.locator(".prompt kbd:visible, .thing kbd:visible").count() == 0
        assert await page.locator(".wedge:visible").count() == 1
        await page.locator(".hand .thing.lead").first.tap()
        await page.wait_for_selector("dialog .uses")
        await page.locator("dialog header button").tap()
        await page.wait_for_selector("dialog", state="detached")
        await page.locator(".prompt .chip").tap()
        await expect(page.locator(".then")).to_have_count(0)


async def test_the_rule_of_a_question_is_a_small_mark(server: Server, person: Opening) -> None:
    async with person() as page:
        await _at(page, server, 120)
        assert "H." not in await page.locator(".prompt").inner_text()
        await page.locator(".question").get_by_role("button", name="Rule").click()
        await expect(page.locator("dialog .inforce")).to_be_in_viewport()
