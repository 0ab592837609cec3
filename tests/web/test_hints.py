"""Hints and warnings in the browser: step by step, asked for by key or menu, before it is too late."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from senlac.ai.dangers import dangers
from senlac.kernel.responses import PASS
from senlac.session import Session

from .conftest import Opening, Server
from .eyes import Colours, shut_out, words
from .french import english_in
from .hands import from_menu
from .positions import open_game, open_save, save_when

#: Whoever has chosen to be warned.
WARNED = """if (location.protocol.startsWith("http")) {
    localStorage.senlac = JSON.stringify({ ...JSON.parse(localStorage.senlac ?? "{}"), warnings: true });
}"""
#: By language: what is said of a hint, and of a warning.
MORE = {"en": "Tell me more", "fr": "M’en dire plus"}
HINT = {"en": "Hint", "fr": "Conseil"}
THINK = {"en": "Think again", "fr": "Réfléchir encore"}
DARE = {"en": "Do it all the same", "fr": "Le faire quand même"}


def passing_costs(session: Session) -> bool:
    """Whether whoever is asked had better not pass."""
    seat = session.asked[0]
    question = session.decision(seat)
    assert question is not None
    return question.kind == "deployment.turn" and bool(dangers(session.view(seat), question, [PASS]))


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_hint_comes_step_by_step(server: Server, person: Opening, lang: str) -> None:
    async with person(seen=True, lang=lang) as page:
        await open_game(page, server.address, "1066", "bot", seed="5")
        await page.wait_for_selector(".prompt .bar button, .prompt .pass")
        await from_menu(page, HINT[lang])
        hint = page.locator(".hint")
        await expect(hint.locator("p")).to_have_count(1)
        await hint.get_by_role("button", name=MORE[lang]).click()
        await expect(hint.locator("p")).to_have_count(2)
        await page.keyboard.press("c")
        await expect(hint.locator("p")).to_have_count(3)
        await expect(hint.locator("p").last).to_contain_text("%")
        await expect(hint.get_by_role("button", name=MORE[lang])).to_have_count(0)
        assert await shut_out(page) == []
        if lang == "fr":
            assert english_in(await words(page)) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_whoever_wants_to_be_warned_can_think_again(server: Server, person: Opening, lang: str) -> None:
    async with person(seen=True, lang=lang) as page:
        await page.add_init_script(WARNED)
        await open_save(page, server.address, save_when("1066", "5", passing_costs))
        await page.wait_for_selector(".prompt .pass")
        before = await page.locator(".log").inner_text()
        await page.locator(".prompt .pass").click()
        dialog = page.get_by_role("dialog")
        await expect(dialog.locator("li").first).to_contain_text("10")
        assert await shut_out(page) == []
        assert await Colours().hard_to_read(page) == []
        if lang == "fr":
            assert english_in(await words(page)) == []
        await dialog.get_by_role("button", name=THINK[lang]).click()
        await expect(dialog).to_have_count(0)
        assert await page.locator(".log").inner_text() == before
        await page.locator(".prompt .pass").click()
        await dialog.get_by_role("button", name=DARE[lang]).click()
        await expect(dialog).to_have_count(0)
        await expect(page.locator(".log")).not_to_have_text(before, use_inner_text=True)


async def test_nobody_is_warned_who_does_not_want_to_be(server: Server, person: Opening) -> None:
    async with person(seen=True) as page:
        await open_save(page, server.address, save_when("1066", "5", passing_costs))
        before = await page.locator(".log").inner_text()
        await page.locator(".prompt .pass").click()
        await expect(page.locator(".log")).not_to_have_text(before, use_inner_text=True)
        await expect(page.get_by_role("dialog")).to_have_count(0)
