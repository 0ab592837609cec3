"""Strangers in the world: they meet at two servers and play to the end; a game of days outlives its server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from senlac.server.app import Settings

from ..postgres import NoPostgres, postgresql
from ..server.harness import Browser, Running, play
from ..server.letters import Letters, post_office
from .conftest import PHONE, Opening
from .hands import CARDS, choosing, new_game
from .test_friends import _decide


@contextmanager
def running(database: str, **settings: Any) -> Iterator[Running]:
    """A server as people start it, but for its pace."""
    given = {"hold": 0.0, "pace": 0.0, "workers": 1, "crowd": 10_000, "hosts": {"localhost", "127.0.0.1"}}
    server = Running(Settings(database=database, **{**given, **settings}))
    try:
        yield server
    finally:
        if server.thread.is_alive():
            server.stop()


def home(server: Running) -> str:
    return f"http://localhost:{server.port}"


async def another_tab(page: Page, server: Running) -> Browser:
    """The same person, who clicks as fast as a program."""
    (cookie,) = [it for it in await page.context.cookies() if it["name"] == "senlac"]
    return Browser(server.port, cookie=f"senlac={cookie['value']}")


async def test_two_strangers_meet_in_the_lobby_of_two_servers_and_play_to_the_end(person: Opening) -> None:
    with ExitStack() as stack:
        try:
            database = stack.enter_context(postgresql()).url
        except NoPostgres as reason:
            pytest.skip(f"PostgreSQL WAS NOT TESTED: {reason}")
        one, two = (stack.enter_context(running(database)) for _ in range(2))
        async with person() as host, person(PHONE, lang="fr") as guest:
            game = await new_game(host, home(one), CARDS["en"], "open")
            await guest.goto(home(two))
            await guest.get_by_role("button", name=f"Jouer à {CARDS['fr']}").click()
            await guest.wait_for_url(f"**/play/{game}")
            await expect(host.locator(".invite")).to_have_count(0)
            await _decide([host, guest], 4)
            # The rest they play in other tabs, which is quicker.
            ann, bob = await another_tab(host, one), await another_tab(guest, two)
            async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
                await play([west, east], 2_000)
                assert west.state["result"] == {**east.state["result"], "text": west.state["result"]["text"]}
            won = west.state["result"]["winner"]
            for page, seat, words in ((host, 0, ("won", "lost", "A tie")), (guest, 1, ("gagné", "perdu", "Égalité"))):
                end = 2 if won is None else int(won != seat)
                await expect(page.locator(".result h2")).to_contain_text(words[end])


async def test_a_game_of_days_goes_on_after_a_restart_and_a_letter_calls_whoever_is_away(
    tmp_path: Path, person: Opening
) -> None:
    letters, url = Letters(), f"sqlite:///{tmp_path / 'games.sqlite'}"
    with post_office(letters) as smtp:
        mail = {"smtp": smtp, "sender": "senlac@example.org", "address": "http://play.example.org"}
        with running(url, **mail, notice_after=1.0) as server:
            async with person() as ann, person(lang="fr") as bob:
                sheet = await choosing(ann, home(server), CARDS["en"], "link")
                await sheet.locator("summary").click()
                await sheet.locator("select:has(option[value='14'])").select_option("3")
                await sheet.locator(".begin").click()
                await ann.wait_for_url("**/play/*")
                link = await ann.locator(".invite input").input_value()
                await bob.goto(link)
                await bob.get_by_role("button", name=re.compile("Rejoindre|Jouer")).first.click()
                await bob.wait_for_selector(".prompt")
                game = ann.url.rpartition("/")[2]
                await _called_by_mail(bob, server, letters)
                # Bob closes his window; Ann plays until it is his turn, and the server is restarted.
                await bob.goto("about:blank")
                await _play_until_asked(ann, server, game, 1)
                server.stop()
                server.start()
                text = await asyncio.to_thread(letters.next)
                assert f"http://play.example.org/play/{game}" in text
                assert "à vous de jouer" in text, "in his language"
                await bob.goto(f"{home(server)}/play/{game}")
                await expect(bob.locator(".prompt:not([aria-busy=true]) .bar")).to_be_visible()
                await expect(ann.get_by_text("reconnecting")).to_have_count(0)
                await _decide([ann, bob], 2)


async def _called_by_mail(page: Page, server: Running, letters: Letters) -> None:
    """Somebody gives an address, and wants to be written to."""
    me = await another_tab(page, server)
    assert me.post("/api/me/code", {"email": "bob@example.org"}).status == 204
    assert me.post("/api/me/enter", {"code": await asyncio.to_thread(letters.code)}).status == 204
    assert me.ask("PUT", "/api/me/notices", {"mail": True}).status == 204


async def _play_until_asked(page: Page, server: Running, game: str, seat: int) -> None:
    """Somebody plays, as far as they can, until only the other is asked."""
    me = await another_tab(page, server)
    async with me.screen(game, 0) as screen:
        while screen.state["asked"] != [seat]:
            await screen.until(lambda state: state["question"] or state["asked"] == [seat])
            if screen.state["question"]:
                await screen.act(screen.choices[0])
