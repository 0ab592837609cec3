"""What an operator does, and what happens to one: upgrades, restarts, a database that goes away or is damaged."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from ..postgres import NoPostgres, postgresql
from .command import served
from .harness import HERE, LINK, Browser, Complaints, Start, first_version, play
from .test_flow import until

MINUTE = 60.0


def answers(browser: Browser, path: str) -> int:
    return browser.get(path).status


async def test_a_game_goes_on_after_an_upgrade_from_the_first_version(start: Start) -> None:
    server = start()
    ann = server.browser()
    game, _ = ann.create("fords", HERE, HERE, seed="3", options={"rounds": 2})
    async with ann.screen(game, 0) as west, ann.screen(game, 1) as east:
        assert await play([west, east], 10) == 10
        before, log = west.state, west.log
    server.stop()
    with contextlib.closing(sqlite3.connect(server.file)) as database, database:
        for statement in first_version():
            database.execute(statement)
    server.start()
    async with ann.screen(game, 0) as west, ann.screen(game, 1) as east:
        for field in ("seq", "entries", "scene", "text", "asked", "can_undo"):
            assert west.state[field] == before[field], field
        assert west.log == log
        await play([west, east], 500)
        assert west.state["result"]


async def test_servers_are_restarted_one_after_the_other_and_nobody_loses_anything(start: Start, database: str) -> None:
    """An upgrade without a break: no move, and no second on a clock."""
    first, second = start(database=database), start(database=database)
    ann, bob = first.browser(), second.browser()
    game, secret = ann.create("fords", HERE, LINK, clock={"minutes": 60})
    began = time.monotonic()
    bob.join(game, secret)
    async with contextlib.AsyncExitStack() as stack:
        west = await stack.enter_async_context(ann.screen(game, 0))
        east = await stack.enter_async_context(bob.screen(game, 1))
        for screen in (west, east):
            await screen.until(lambda state: state["asked"])
        assert await play([west, east], 6) == 6
        for stopped, other in ((first, second), (second, first)):
            seq = west.state["seq"]
            stopped.stop()
            for browser in (ann, bob):
                browser.port = other.port
            # Whoever was at the other server stays there and plays on.
            west = await stack.enter_async_context(ann.screen(game, 0))
            east = await stack.enter_async_context(bob.screen(game, 1))
            await west.until(lambda state: all(player["online"] for player in state["players"]))
            assert west.state["seq"] == east.state["seq"] == seq
            assert await play([west, east], 6, seed=seq) == 6
            stopped.start()
        assert west.state["seq"] > 12
        lost = sum(60 * MINUTE - player["clock"] for player in west.state["players"])
        assert 0 < lost <= time.monotonic() - began, "no second counts twice"


async def test_postgresql_may_be_restarted_under_a_game(start: Start, complaints: Complaints) -> None:
    try:
        with postgresql() as database:
            server = start(database=database.url)
            ann, bob = server.browser(), server.browser()
            game, secret = ann.create("fords", HERE, LINK)
            bob.join(game, secret)
            async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
                for screen in (west, east):
                    await screen.until(lambda state: state["asked"])
                await play([west, east], 5)
                seq = west.state["seq"]
                database.stop()
                mover = west if west.state["question"] else east
                refusal = await mover.ask("act", "refused", serial=mover.question["serial"], actions=mover.choices[:1])
                assert refusal["code"] == "store"
                assert answers(ann, "/healthz") == 503
                database.start()
                await until(lambda: answers(ann, "/healthz") == 200)
                assert mover.state["seq"] == seq, "what was not stored has not happened"
                assert await play([west, east], 5, seed=2) == 5
                assert west.state["seq"] >= seq + 5
            server.stop()
    except NoPostgres as reason:
        pytest.skip(f"PostgreSQL WAS NOT TESTED: {reason}")
    complaints.lines.clear()


async def test_pages_that_are_damaged_under_a_running_server_are_told(tmp_path: Path) -> None:
    with served(tmp_path, "--workers", "1") as server:
        browser = server.browser()
        game, _ = browser.create("fords", HERE, HERE)
        async with browser.screen(game, 0):
            assert answers(browser, "/healthz") == 200
        file = tmp_path / "games.sqlite"
        with contextlib.closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        whole = file.read_bytes()
        with file.open("r+b") as pages:
            pages.seek(4096)
            pages.write(b"\xff" * (len(whole) - 4096))
        refused = browser.post("/api/games", {"game": "fords", "seats": [HERE, HERE]})
        assert (refused.status, refused.json["code"]) == (503, "store")
        await until(lambda: answers(browser, "/healthz") == 503)
        assert answers(browser, "/healthz") == 503
        await until(lambda: '"event": "database failed"' in server.log)
        assert "Traceback" not in server.log
    # From a copy, it goes on.
    file.write_bytes(whole)
    for name in ("-wal", "-shm"):
        Path(f"{file}{name}").unlink(missing_ok=True)
    with served(tmp_path, "--workers", "1") as server:
        browser.port = server.port
        assert answers(browser, "/healthz") == 200
        async with browser.screen(game, 0) as screen:
            assert (await screen.act("keep"))["type"] == "state"
