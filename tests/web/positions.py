"""Games that have come to a certain point, to be opened as saves."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from senlac.kernel.rng import Dice, Quick
from senlac.session.journal import Decided
from senlac.session.saves import dump
from senlac.session.session import Session

from .conftest import PATIENCE

#: Two who trust each other share a screen.
NO_CURTAIN = """if (location.protocol.startsWith("http")) {
    localStorage.senlac = JSON.stringify({ ...JSON.parse(localStorage.senlac ?? "{}"), curtain: false });
}"""

SAVES = Path(__file__).parent.parent / "saves" / "v1"


def save_at(name: str, entry: int) -> str:
    """A committed save as it was after so many entries of its journal; its rules stay, its dice fall as they fell."""
    whole = Session.load(SAVES / f"{name}.senlac")
    session = Session(whole.game, Dice.seeded(whole.seed), whole.seed)
    for done in whole.journal:
        if len(session.journal) >= entry:
            break
        if isinstance(done, Decided):
            session.play(done.seat, done.do)
    return dump(session, {})


def save_when(name: str, seed: str, when: Callable[[Session], bool], **options: str) -> str:
    """A game in which somebody plays at random, as it is the first time that something holds, or at its end."""
    session = Session.new(name, seed, **options)
    rng = Quick(1)
    while session.asked and not when(session):
        seat = session.asked[0]
        asked = session.decision(seat)
        assert asked is not None
        session.play(seat, rng.pick(asked.options))
    return dump(session, {})


async def ask(page: Page, address: str, method: str, path: str, body: str) -> Any:
    """Ask the server for something, as whoever holds this browser."""
    headers = {"X-Senlac": "1", "Content-Type": "application/json"}
    fetch = page.context.request.fetch
    answer = await fetch(f"{address}{path}", method=method, headers=headers, data=body, timeout=PATIENCE)
    assert answer.ok, await answer.text()
    return json.loads(await answer.text() or "null")


async def open_save(page: Page, address: str, save: str, *, curtain: bool = False) -> str:
    """Make a game of a save with both seats at this browser, and go to it; its id."""
    if not curtain:
        await page.add_init_script(NO_CURTAIN)
    game = (await ask(page, address, "POST", "/api/import", save))["id"]
    await visit(page, address, f"/play/{game}")
    return str(game)


async def visit(page: Page, address: str, path: str) -> None:
    """Go somewhere as a link of the page does, or load it, if another page is open."""
    if page.url.startswith(f"{address}/"):
        follow = "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }"
        await page.evaluate(follow, path)
    else:
        await page.goto(f"{address}{path}")


async def open_game(page: Page, address: str, name: str, *others: str, seed: str = "", **options: str) -> str:
    """Make a game with me in the first seat and go to it, without the home page; its id. Others are `here` or `bot`."""
    seats = [{"kind": kind, "level": "recruit"} for kind in ("here", *others)]
    wish = {"game": name, "seats": seats, "options": options, "seed": seed}
    game = (await ask(page, address, "POST", "/api/games", json.dumps(wish)))["id"]
    await visit(page, address, f"/play/{game}")
    await page.wait_for_selector(".prompt, .curtain")
    return str(game)
