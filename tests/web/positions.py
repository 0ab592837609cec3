"""Games that have come to a certain point, to be opened as saves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from senlac.kernel.rng import Dice, Quick
from senlac.session.journal import Decided
from senlac.session.saves import dump
from senlac.session.session import Session

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


async def ask(page: Page, method: str, path: str, body: str = "") -> Any:
    """Ask the server for something, as the page itself would."""
    return await page.evaluate(
        """async ([method, path, body]) => {
            const headers = { "X-Senlac": "1", "Content-Type": "application/json" };
            const response = await fetch(path, { method, headers, ...(body ? { body } : {}) });
            const text = await response.text();
            if (!response.ok) throw new Error(text);
            return text ? JSON.parse(text) : null;
        }""",
        [method, path, body],
    )


async def open_save(page: Page, address: str, save: str, *, curtain: bool = False) -> str:
    """Make a game of a save with both seats at this browser, and go to it; its id."""
    if not page.url.startswith(address):
        await page.goto(address)
    if not curtain:
        await page.evaluate(
            "localStorage.senlac = JSON.stringify({ ...JSON.parse(localStorage.senlac ?? '{}'), curtain: false })"
        )
    game = (await ask(page, "POST", "/api/import", save))["id"]
    await page.goto(f"{address}/play/{game}")
    return str(game)
