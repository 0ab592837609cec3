"""Games that take their time: days for each decision, and what the others can do when somebody is late."""

from __future__ import annotations

import contextlib
import sqlite3
import time

from .harness import HERE, LINK, Browser, Running

DAY = 24 * 3600


async def begun(server: Running, days: int = 3) -> tuple[Browser, Browser, str]:
    """A game in which both are asked."""
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, days=days)
    assert ann.get("/api/games").json[0]["due"] is None, "while nobody has come, nobody is late"
    bob.join(game, secret)
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        for screen in (west, east):
            await screen.until(lambda state: state["asked"])
        await west.act("keep")
        await east.until(lambda state: state["asked"] == [1])
    return ann, bob, game


def later(server: Running, days: float) -> None:
    """As if it had been so long since anybody did anything."""
    server.stop()
    with contextlib.closing(sqlite3.connect(server.file)) as database, database:
        database.execute("UPDATE games SET updated = updated - ?", (days * DAY,))
    server.start()


async def test_whoever_is_waited_for_can_see_until_when(server: Running) -> None:
    ann, bob, game = await begun(server)
    (mine,) = bob.get("/api/games").json
    assert mine["my_turn"]
    assert 2.9 * DAY < mine["due"] - time.time() < 3 * DAY
    later(server, 1)
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        assert west.state["days"] == 3
        assert 1.9 * DAY < west.state["due"] - time.time() < 2 * DAY
        assert (await west.ask("vacancy", "refused", do="win"))["code"] == "not-yours", "there is time left"
        await east.act("keep")
        await west.until(lambda state: state["due"] - time.time() > 2.9 * DAY)


async def test_whoever_is_late_may_be_waited_for_or_lose(server: Running) -> None:
    ann, bob, game = await begun(server)
    later(server, 4)
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        assert (await east.ask("vacancy", "refused", do="win"))["code"] == "not-yours", "not by being late oneself"
        assert west.state["result"] is None, "nothing happens by itself"
        await west.say("vacancy", do="win")
        await east.until(lambda state: state["result"])
        assert east.state["result"]["winner"] == 0


async def test_a_bot_can_play_on_for_whoever_is_late(server: Running) -> None:
    ann, bob, game = await begun(server)
    later(server, 4)
    async with ann.screen(game, 0) as west:
        await west.say("vacancy", do="bot", level="recruit")
        await west.until(lambda state: state["players"][1]["kind"] == "bot" and state["question"])
        assert west.state["due"] is not None
    assert bob.get("/api/games").json == []
    assert bob.get(f"/api/games/{game}?seat=1").status == 403


async def test_whoever_comes_late_but_before_the_others_plays_on(server: Running) -> None:
    ann, bob, game = await begun(server)
    later(server, 4)
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        await east.act("keep")
        await west.until(lambda state: state["seq"] == east.state["seq"])
        assert (await west.ask("vacancy", "refused", do="win"))["code"] == "not-yours"


def test_a_clock_and_days_do_not_go_together(server: Running) -> None:
    wish = {"game": "fords", "seats": [HERE, LINK], "days": 3, "clock": {"minutes": 30}}
    assert server.browser().post("/api/games", wish).status == 400
    assert server.browser().post("/api/games", {**wish, "clock": None, "days": 31}).status == 400
