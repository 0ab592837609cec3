"""The WebSocket: one connection to a table, from hello to disconnect."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from senlac.kernel.errors import SenlacError, StaleDecision
from senlac.server import jobs, speech, wire
from senlac.server.clients import Client
from senlac.server.exchange import PLAIN, UNREAD, address_of, defect, lang_of, sentence
from senlac.server.guard import ForbiddenOrigin
from senlac.server.jobs import malformed
from senlac.server.store import Conflict
from senlac.server.tables import Table
from senlac.server.workers import Workers
from senlac.session import Session

if TYPE_CHECKING:
    from senlac.server.app import Server

logger = structlog.get_logger()


async def socket(server: Server, websocket: WebSocket) -> None:
    """One client's connection, from hello to disconnect."""
    try:
        server.guard.admit(websocket.scope)
    except ForbiddenOrigin:
        await websocket.close(1008)
        return
    address = address_of(websocket)
    if not server.connected.enter(address):
        await websocket.close(1013)
        return
    try:
        await _connected(server, websocket)
    finally:
        server.connected.leave(address)


async def _connected(server: Server, websocket: WebSocket) -> None:
    found = await server.person(websocket)
    person = "" if found is None else found.id
    await websocket.accept()
    # Not in the hello, which a server of an older version would refuse.
    updates = websocket.query_params.get("updates") == "1"
    client = Client(person, server.account(websocket, person), updates)
    try:
        table = await server.hub.table(websocket.path_params["id"], client.account)
    except SenlacError as error:
        await _say(websocket, wire.Refused(error.code, sentence(error, lang_of(websocket))))
        await websocket.close(4404)
        return
    table.arrive(client)
    with server.metrics.sockets.track_inprogress():
        writing = asyncio.create_task(_write(websocket, table, client))
        try:
            await _listen(server, websocket, table, client, writing)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            table.disconnect(client)
            client.leave()
            writing.cancel()


async def _listen(
    server: Server, websocket: WebSocket, table: Table, client: Client, writing: asyncio.Task[None]
) -> None:
    decoder = msgspec.json.Decoder(wire.FromClient)
    who = client.person or address_of(websocket)
    while (frame := await _frame(websocket, writing)) is not None:
        begun = time.monotonic()
        message: wire.FromClient | None = None
        try:
            server.talking.check(who)
            message = decoder.decode(frame.get("text") or frame.get("bytes") or "")
            server.metrics.messages.labels(type(message).__name__).inc()
            await _dispatch(server, table, client, message)
            if isinstance(message, wire.Act):
                server.metrics.action_seconds.observe(time.monotonic() - begun)
        except (msgspec.DecodeError, RecursionError) as error:
            await _refuse(server, table, client, malformed(str(error)))
        except SenlacError as error:
            await _refuse(server, table, client, error, message)
        except Exception:
            logger.exception("broken", game=table.kept.id)
            server.metrics.failures.labels("defect").inc()
            await _refuse(server, table, client, defect(), message)


async def _frame(websocket: WebSocket, writing: asyncio.Task[None]) -> MutableMapping[str, Any] | None:
    """The next frame; None once the client is gone. Yields first, so that a busy client cannot starve the others."""
    receiving = asyncio.ensure_future(websocket.receive())
    try:
        await asyncio.wait({receiving, writing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        if not receiving.done():
            receiving.cancel()
    if writing.done():
        return None
    frame = receiving.result()
    return None if frame["type"] == "websocket.disconnect" else frame


async def _refuse(server: Server, table: Table, client: Client, error: SenlacError, message: Any = None) -> None:
    """Send a refusal; a client that was out of date also gets the current table."""
    server.metrics.refusals.labels(error.code).inc()
    server.failed(error)
    await client.answer(speech.refused(table.session, error, client.lang, getattr(message, "id", None)))
    if isinstance(error, StaleDecision | Conflict) and client in table.clients:
        table.broadcast([client])


async def _dispatch(server: Server, table: Table, client: Client, message: wire.FromClient) -> None:
    if isinstance(message, wire.Hello):
        await table.sit(client, message)
        return
    if client not in table.clients:
        raise malformed("a hello first")
    if isinstance(message, wire.Act):
        await table.act(client, message)
    elif isinstance(message, wire.Undo):
        await table.undo(client, message.all)
    elif isinstance(message, wire.StepBack):
        await table.step_back(client, message.all)
    elif isinstance(message, wire.Takeback):
        await table.takeback(client, message.do)
    elif isinstance(message, wire.Resign):
        await table.resign(client)
    elif isinstance(message, wire.Vacancy):
        await table.fill(client, message)
    elif isinstance(message, wire.Again):
        table.try_again(client)
    elif isinstance(message, wire.Chance):
        await table.contribute(client, message.number)
    elif isinstance(message, wire.SetOrders):
        table.order(client, message.orders)
    elif isinstance(message, wire.Say):
        await _say_at_table(server, table, client, message)
    elif isinstance(message, wire.Listen):
        server.chatting.check(client.person)
        await table.talk.choose(client, message.to)
    else:
        if isinstance(message, wire.Expect):
            table.check_may_expect(client)
        await client.answer(await _told(server.workers, table.session, client, message))


async def _say_at_table(server: Server, table: Table, client: Client, message: wire.Say) -> None:
    """A player says something: a phrase or some plain words, and not too often."""
    text = message.text.strip()
    if bool(message.phrase) == bool(text) or not PLAIN.fullmatch(text):
        raise malformed("a phrase, or plain words")
    server.chatting.check(client.person)
    await server.moderation.check(client.person)
    await table.talk.say(client, wire.Say(message.phrase, text))


async def _told(workers: Workers, session: Session, client: Client, message: wire.Asking) -> wire.FromServer:
    """The answer to a question about the table; what takes more than a moment is left to a worker."""
    seat, lang, number, account = client.seat, client.lang, message.id, client.account
    if isinstance(message, wire.Inspect):
        return speech.inspected(session, seat, number, message.ref, lang)
    if isinstance(message, wire.Why):
        return await workers.do(account, jobs.why, session.state, seat, number, message.about, lang)
    if isinstance(message, wire.Preview):
        return await workers.do(account, jobs.preview, session.state, seat, number, message.action, lang)
    if isinstance(message, wire.Hint):
        return await workers.do(account, jobs.advise, session.state, seat, number, lang)
    if isinstance(message, wire.Warn):
        return await workers.do(account, jobs.warn, session.state, seat, number, message.actions, lang)
    if isinstance(message, wire.Expect):
        return await workers.do(account, jobs.expect, session.way_to(message.entry), seat, number, message.entry)
    if isinstance(message, wire.Look):
        way, lines = session.way_to(message.entry), session.lines_at(message.entry)
        return await workers.do(account, jobs.look, session.state, way, seat, number, message.entry, lines, lang)
    reel = session.reel(message.line)
    if reel is None:
        return wire.Filmed(number, [])
    return await workers.do(account, jobs.film, session.state, reel, seat, number, lang)


async def _write(websocket: WebSocket, table: Table, client: Client) -> None:
    """Send what is in the client's outbox until it disconnects or stops reading."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        while (message := await client.box.get()) is not None:
            async with asyncio.timeout(UNREAD):
                await _say(websocket, message)
            table.catch_up(client)
        async with asyncio.timeout(UNREAD):
            await websocket.close(1012)
    client.leave()  # wake anyone waiting for room in the outbox; they find that the client is gone


async def _say(websocket: WebSocket, message: wire.FromServer | str) -> None:
    await websocket.send_text(message if isinstance(message, str) else msgspec.json.encode(message).decode())
