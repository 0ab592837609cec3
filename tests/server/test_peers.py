"""Several servers on one database in PostgreSQL: players at different ones play with each other, and any may die."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from senlac.server.database import Lease, StoreError

from .command import served
from .harness import HERE, LINK, PATIENCE, RECRUIT, Browser, Running, Screen, Start, play, together


@pytest.fixture
def two(start: Start, database: str) -> tuple[Running, Running]:
    """Two servers on one database."""
    return start(database=database), start(database=database)


@contextlib.asynccontextmanager
async def apart(two: tuple[Running, Running], game: str, **more: Any) -> AsyncIterator[tuple[str, Screen, Screen]]:
    """Two people at two servers, who play by link."""
    ann, bob = two[0].browser(), two[1].browser()
    made, secret = ann.create(game, HERE, LINK, **more)
    async with ann.screen(made, 0) as west:
        assert bob.join(made, secret).status == 200
        async with bob.screen(made, 1) as east:
            for screen in (west, east):
                await screen.until(lambda state: state["asked"])
            yield made, west, east


async def test_players_at_different_servers_see_each_others_moves(two: tuple[Running, Running]) -> None:
    async with apart(two, "fords", options={"rounds": 2}) as (_, west, east):
        for screen in (west, east):
            await screen.until(lambda state: all(player["online"] for player in state["players"]))
        await play([west, east], 500)
        assert west.state["result"] == east.state["result"] != None  # noqa: E711
        assert west.state["fair"] == east.state["fair"], "with the dice of both"
        numbers = [message["seq"] for message in east.messages if message["type"] == "state"]
        assert numbers == sorted(numbers)


async def test_two_who_answer_at_the_same_moment_are_both_heard(two: tuple[Running, Running]) -> None:
    async with apart(two, "fords") as (_, west, east):
        assert west.state["asked"] == [0, 1], "both are asked at once"
        seq = west.state["seq"]
        answers = await asyncio.gather(west.act("keep"), east.act("redraw"))
        assert [answer["type"] for answer in answers] == ["state", "state"]
        await together([west, east])
        assert west.state["seq"] == seq + 2


async def test_of_two_answers_to_one_question_one_counts(two: tuple[Running, Running]) -> None:
    ann = two[0].browser()
    game, _ = ann.create("fords", HERE, HERE, seed="5")
    again = Browser(two[1].port, cookie=ann.cookie)
    async with ann.screen(game, 0) as here, again.screen(game, 0) as there:
        seq = here.state["seq"]
        await asyncio.gather(here.act("keep"), there.act("redraw"))
        await together([here, there])
        async with asyncio.timeout(PATIENCE):
            while not [it for it in here.messages + there.messages if it["type"] == "refused"]:
                await asyncio.sleep(0.01)
        assert here.state["seq"] == seq + 1
        assert here.log == there.log


async def test_takebacks_and_standing_orders_are_known_everywhere(two: tuple[Running, Running]) -> None:
    async with apart(two, "fords") as (_, west, east):
        await play([west, east], 6)
        for screen, said, asking in (west, "ask", 0), (east, "refuse", None), (west, "ask", 0), (east, "agree", None):
            await screen.say("takeback", do=said)
            for each in (west, east):
                await each.until(lambda state, asking=asking: state["takeback"] == asking)
        await together([west, east])
        # After it, the game may have gone on by itself.
        assert "table-takeback" in [line["kind"] for line in west.log]
        # Whoever owns the table passes for both of them.
        for screen in (west, east):
            await screen.say("orders", orders={"until": "game", "unless_targeted": False})
            await screen.until(lambda state: state["orders"]["until"] == "game")
        await play([west, east], 8, seed=3)
        windows = [it for it in west.messages + east.messages if (it.get("question") or {}).get("window")]
        assert not [it for it in windows if it["orders"]["until"] == "game"]


async def heard(screen: Screen, phrase: str, text: str = "") -> dict[str, Any]:
    """The next line that is said at a table; what it is told about talk before that has no lines."""
    while not (talk := await screen.next("talk"))["lines"]:
        pass
    assert [(line["phrase"], line["text"]) for line in talk["lines"]] == [(phrase, text)]
    return talk


async def test_what_is_said_at_one_server_is_heard_at_the_other(two: tuple[Running, Running]) -> None:
    async with apart(two, "fords") as (_, west, east):
        for speaking, phrase in ((west, "hello"), (east, "thanks")):
            await speaking.say("say", phrase=phrase)
            for screen in (west, east):
                assert (await heard(screen, phrase))["free"] is False
        # So is what somebody wants to hear: both agree to free text, each at their own server.
        for screen in (west, east):
            await screen.say("listen", to="all")
        for screen in (west, east):
            while not (await screen.next("talk"))["free"]:
                pass
        await west.say("say", text="Well met!")
        for screen in (west, east):
            assert (await heard(screen, "", "Well met!"))["free"] is True
        await east.say("listen", to="nothing")
        while (await east.next("talk"))["listens"] != "nothing":
            pass
        await west.say("say", phrase="sorry")
        await heard(west, "sorry")
        await together([west, east])
        assert [it["lines"] for it in east.messages if it["type"] == "talk"][-1] == []


async def test_bots_go_on_at_another_server_when_theirs_closes_the_table(two: tuple[Running, Running]) -> None:
    ann, bob = two[0].browser(), two[1].browser()
    game, _ = ann.create("fords", RECRUIT, RECRUIT, options={"rounds": 9})
    async with bob.screen(game) as watching:
        async with ann.screen(game) as leaving:
            await leaving.until(lambda state: state["seq"] > 3)
        await watching.until(lambda state: state["result"])


async def test_one_server_runs_the_clock(two: tuple[Running, Running], database: str) -> None:
    ann, bob = two[0].browser(), two[1].browser()
    game, secret = ann.create("fords", HERE, LINK, clock={"minutes": 1})
    bob.join(game, secret)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE changes SET \"left\" = '[1.0, 60.0]' WHERE game = %s", [game])
    # Everything is read anew.
    for server in two:
        server.stop()
        server.start()
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        for screen in (west, east):
            await screen.until(lambda state: state["result"])
        assert west.state["result"] == east.state["result"]
        assert west.state["result"]["winner"] == 1
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT entries FROM changes WHERE game = %s", [game]).fetchall()
    assert sum("out_of_time" in entries for (entries,) in rows) == 1


async def test_who_leaves_for_good_has_left_at_every_server(two: tuple[Running, Running]) -> None:
    ann, bob = two[0].browser(), two[1].browser()
    game, secret = ann.create("fords", HERE, LINK)
    bob.join(game, secret)
    async with bob.screen(game, 1) as east:
        assert ann.ask("DELETE", "/api/me").status == 204
        await east.gone()
    async with bob.screen(game, 1) as east:
        assert east.state["players"][0]["kind"] == "departed"


async def test_news_that_were_lost_are_looked_up(two: tuple[Running, Running], database: str) -> None:
    async with apart(two, "fords") as (_, west, east):
        await play([west, east], 4)
        with psycopg.connect(database, autocommit=True) as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            connection.execute(f"{others} AND backend_type = 'client backend'".encode())
        await play([west, east], 12, seed=2)
        for screen in (west, east):
            await screen.until(lambda state: all(player["online"] for player in state["players"]))


def test_servers_share_postgresql_and_a_backup_is_restored_by_nobody_else(database: str) -> None:
    first, second = Lease(database, shared=True), Lease(database, shared=True)
    first.end()
    with pytest.raises(StoreError, match="Another Senlac server is using"):
        Lease(database)
    second.end()
    alone = Lease(database)
    with pytest.raises(StoreError, match="Another Senlac server is using"):
        Lease(database, shared=True)
    alone.end()


async def test_when_a_server_is_killed_its_games_go_on_at_the_other(database: str, tmp_path: Path) -> None:
    options = ["--workers", "1", "--hold", "0"]
    with (
        served(tmp_path, *options, database=database) as doomed,
        served(tmp_path, *options, database=database) as other,
    ):
        ann, bob = doomed.browser(), other.browser()
        game, secret = ann.create("fords", HERE, LINK, clock={"minutes": 60})
        bots, _ = ann.create("fords", RECRUIT, RECRUIT, options={"rounds": 9})
        bob.join(game, secret)
        async with bob.screen(game, 1) as east, contextlib.AsyncExitStack() as stack:
            west = await stack.enter_async_context(ann.screen(game, 0))
            for screen in (west, east):
                await screen.until(lambda state: state["asked"])
            await play([west, east], 10)
            thinking = await stack.enter_async_context(ann.screen(bots))
            await thinking.until(lambda state: state["seq"] > 1)
            watching = await stack.enter_async_context(bob.screen(bots))
            doomed.process.send_signal(signal.SIGKILL)
            doomed.process.wait()
            seen = west.state["seq"]
            await east.until(lambda state: not state["players"][0]["online"])
            ann.port = other.port
            west = await stack.enter_async_context(ann.screen(game, 0))
            assert west.state["seq"] >= seen, "no move is lost"
            await play([west, east], 10, seed=2)
            assert west.state["seq"] > seen
            await watching.until(lambda state: state["result"])
        assert "Traceback" not in doomed.log + other.log
