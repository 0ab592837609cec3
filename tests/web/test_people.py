"""People: a rated game between two strangers who talk, their pages, one of them on a second device, the operator."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Page, expect

from ..server.letters import Letters, post_office
from .conftest import PHONE, Opening, Server
from .eyes import too_wide
from .hands import CARDS, choosing, from_menu
from .test_friends import _decide

TOKEN = "the token of the operator"


async def _name(page: Page, name: str) -> None:
    """Whoever has no name yet is asked for one where it matters."""
    dialog = page.locator("dialog")
    await dialog.get_by_role("textbox").fill(name)
    await dialog.get_by_role("button").last.click()


async def _signed_in(page: Page, letters: Letters, words: tuple[str, str]) -> None:
    """In the settings, with the code of a letter."""
    send, enter = words
    account = page.locator("dialog section", has=page.locator("#account"))
    await account.get_by_role("textbox").fill("ann@example.org")
    await account.get_by_role("button", name=send).click()
    await account.locator("[role=status]").wait_for()
    await account.get_by_role("textbox").fill(letters.code())
    await account.get_by_role("button", name=enter).click()
    await expect(account.get_by_role("textbox")).to_have_count(0)
    await expect(account).to_contain_text("ann@example.org")


async def test_two_strangers_play_a_rated_game_and_are_known_afterwards(tmp_path: Path, person: Opening) -> None:
    letters = Letters()
    with post_office(letters) as smtp:
        mail = ("--smtp", smtp, "--mail-from", "senlac@example.org", "--address", "http://localhost")
        server = Server(tmp_path, *mail, "--operator-token", TOKEN)
        try:
            async with person() as ann, person(PHONE, lang="fr") as bob:
                game = await _meet(server, ann, bob)
                await _talk(ann, bob)
                await _play_to_the_end(server, game, ann, bob)
                await _second_device(server, letters, ann, bob)
                await _operate(server, ann)
        finally:
            server.stop()


async def _meet(server: Server, ann: Page, bob: Page) -> str:
    sheet = await choosing(ann, server.address, CARDS["en"], "open")
    await sheet.get_by_label("rated: it changes your rating").check()
    await sheet.locator(".begin").click()
    await _name(ann, "Ann")
    await ann.wait_for_url("**/play/*")
    await bob.goto(server.address)
    await expect(bob.locator("#lobby ~ ul > li")).to_contain_text("Classée")
    await bob.get_by_role("button", name="avec Ann").click()
    await _name(bob, "Bob")
    await bob.wait_for_url("**/play/*")
    return ann.url.rpartition("/")[2]


async def _talk(ann: Page, bob: Page) -> None:
    await ann.get_by_role("button", name="Talk").click()
    await ann.get_by_role("button", name="Good luck!").click()
    await ann.keyboard.press("Escape")
    await bob.get_by_role("button", name="un nouveau message").click()
    await expect(bob.locator("dialog ol")).to_contain_text("Bonne chance")
    assert await too_wide(bob) <= 0
    await bob.keyboard.press("Escape")


async def _play_to_the_end(server: Server, game: str, ann: Page, bob: Page) -> None:
    await _decide([ann, bob], 4)
    await from_menu(ann, "Resign")
    await ann.locator("dialog").get_by_role("button", name="Resign").click()
    await expect(bob.locator(".result")).to_contain_text("Votre classement")
    await bob.goto(f"{server.address}/players/me")
    await expect(bob.locator("tbody tr")).to_contain_text("Ann")
    await expect(bob.locator(".points")).to_have_text(re.compile(r"^1[0-9]{3}\?$"))
    assert await too_wide(bob) <= 0
    await bob.goto(f"{server.address}/players")
    await expect(bob.locator("tbody tr")).to_have_count(2)


async def _second_device(server: Server, letters: Letters, ann: Page, phone: Page) -> None:
    await ann.goto(server.address)
    await ann.get_by_role("button", name="Settings").first.click()
    await _signed_in(ann, letters, ("Send me a code", "Sign in"))
    # The phone is somebody new now.
    await phone.context.clear_cookies()
    await phone.goto(server.address)
    await phone.get_by_role("button", name="Réglages").first.click()
    await _signed_in(phone, letters, ("M’envoyer un code", "Se connecter"))
    assert await too_wide(phone) <= 0
    await phone.goto(f"{server.address}/players/me")
    await expect(phone.locator("h1")).to_have_text("Ann")


async def _operate(server: Server, boss: Page) -> None:
    await boss.goto(f"{server.address}/operator")
    await boss.get_by_label("Token").fill(TOKEN)
    await boss.get_by_role("button", name="Enter").click()
    await expect(boss.locator("main")).to_contain_text("people, ")
