"""What flows to a client: who reads gets everything, however much was asked; who never reads stops nobody."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from senlac.server import clients, live

from .harness import PATIENCE, Browser, Running, Screen, Start, in_one_piece, play, table_of_two

#: More than are kept for a client.
MANY = 500


def questions(count: int) -> Iterable[dict[str, Any]]:
    return ({"type": "inspect", "id": number, "ref": "seat:0"} for number in range(count))


async def test_who_asks_much_at_once_and_reads_is_answered_in_order(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (_, west, east):
        west.send_together(questions(MANY))
        answers = [await west.next("inspected") for _ in range(MANY)]
        assert [answer["id"] for answer in answers] == list(range(MANY))
        await west.act("keep")
        await east.until(lambda state: state["seq"] == 1)


async def test_others_go_on_while_somebody_asks_without_end(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (game, west, east), server.browser().raw(game) as third:
        await third.send(json.dumps({"type": "hello"}))
        open_questions = 0

        async def ask() -> None:
            nonlocal open_questions
            while True:
                third.transport.write(in_one_piece(questions(MANY)))
                open_questions += MANY
                while open_questions > MANY:  # there is always more than the server has answered
                    open_questions -= json.loads(await third.recv())["type"] == "inspected"

        asking = asyncio.create_task(ask())
        assert await play([west, east], 5) == 5
        assert not asking.done(), "it was never let go"
        asking.cancel()


# ------------------------------------------------------------------ who does not read


#: Enough to fill whatever the system keeps between two programs: the answers are long.
FLOOD = 2000


def flood() -> bytes:
    return in_one_piece({"type": "inspect", "id": number, "ref": "card:1"} for number in range(FLOOD))


def gauge(browser: Browser, name: str) -> int:
    """A figure of the running server."""
    return int(float(browser.get("/metrics").body.decode().partition(f"\n{name} ")[2].partition("\n")[0] or 0))


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(done):
            await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def somebody_deaf(server: Running) -> AsyncIterator[tuple[Screen, Screen, ClientConnection]]:
    """Two play, and a third has asked for much and does not read it."""
    async with table_of_two(server, "1066", seed="9") as (game, west, east), server.browser().raw(game) as deaf:
        await deaf.send(json.dumps({"type": "hello"}))
        assert json.loads(await deaf.recv())["seq"] == 0
        deaf.transport.write(flood())
        yield west, east, deaf


async def full(server: Running, *players: Screen) -> None:
    """Play until none of the questions is answered during a move: there is no room for answers."""
    before, now, browser = -1, 0, server.browser()
    while before != now:
        assert await play(list(players), 1) == 1
        before, now = now, gauge(browser, 'senlac_messages_total{type="Inspect"}')
    assert now < FLOOD


async def test_who_reads_late_gets_every_answer_and_the_table_as_it_is(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clients, "BOX", 5)
    server = start()
    async with somebody_deaf(server) as (west, east, slow):
        await full(server, west, east)
        missed = west.state["seq"]
        assert await play([west, east], 12) == 12, "nobody waits for one who does not read"
        heard: list[int] = []
        states: list[int] = []
        async with asyncio.timeout(PATIENCE):
            while len(heard) < FLOOD or states[-1:] != [west.state["seq"]]:
                message = json.loads(await slow.recv())
                (heard if message["type"] == "inspected" else states).append(message.get("id", message.get("seq")))
        assert heard == list(range(FLOOD))
        assert {seq for seq in states if seq > missed} == {west.state["seq"]}, "the newest table is enough"


async def test_who_never_reads_is_let_go_after_a_while(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "UNREAD", 0.5)
    server = start()
    async with somebody_deaf(server) as (west, east, deaf):
        await until(lambda: gauge(server.browser(), "senlac_sockets") == 2)
        assert await play([west, east], 5) == 5
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionClosed):
                while await deaf.recv():
                    pass
