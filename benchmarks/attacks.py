"""What was once enough to stop a server, done by a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import multiprocessing
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

#: Sockets that ask, and how often each does.
SOCKETS = 5
PAUSE = 0.01
#: What has no answer of its own, and so no number.
SILENT = ("hello", "act")


async def _ask(port: int, game: str, *questions: dict[str, Any]) -> None:
    """Some who are unknown, ask without end, and read the answers."""
    await asyncio.gather(*[_asking(port, game, questions) for _ in range(SOCKETS)])


async def _asking(port: int, game: str, questions: tuple[dict[str, Any], ...]) -> None:
    host = f"localhost:{port}"
    page: Any = f"http://{host}"
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(f"ws://{host}/ws/{game}", origin=page, proxy=None, max_size=None) as pipe:
                reading = asyncio.create_task(_read(pipe))
                try:
                    await pipe.send(json.dumps({"type": "hello"}))
                    for number in range(1_000_000):
                        question = questions[number % len(questions)]
                        await pipe.send(
                            json.dumps(question if question["type"] in SILENT else {"id": number, **question})
                        )
                        await asyncio.sleep(PAUSE)
                finally:
                    reading.cancel()
        await asyncio.sleep(PAUSE)


async def _read(pipe: Any) -> None:
    with contextlib.suppress(WebSocketException):
        async for _ in pipe:
            pass


async def looks(port: int, game: str) -> None:
    """Old positions, again and again (V1)."""
    await _ask(port, game, {"type": "look", "entry": 30})


async def questions(port: int, game: str) -> None:
    """Everything else that can be asked."""
    why, preview = {"type": "why", "about": "seat:0"}, {"type": "preview", "action": "pass"}
    await _ask(port, game, why, preview, {"type": "film", "line": 0}, {"type": "hint"}, {"type": "expect", "entry": 1})


async def hellos(port: int, game: str) -> None:
    """The whole table and its log, again and again, in two languages."""
    await _ask(port, game, {"type": "hello", "lang": "en"}, {"type": "hello", "lang": "fr"})


def _post(port: int, method: str, path: str, body: bytes, cookie: str = "") -> str:
    """A request, whatever becomes of it; the cookie that came back."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    with contextlib.suppress(OSError, http.client.HTTPException):
        headers = {"X-Senlac": "1", "Host": f"localhost:{port}", **({"Cookie": cookie} if cookie else {})}
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        answer.read()
        cookie = (answer.headers.get("Set-Cookie") or cookie).partition(";")[0]
    connection.close()
    return cookie


async def _again(do: Callable[[], Any]) -> None:
    async def one() -> None:
        while True:
            await asyncio.to_thread(do)
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*[one() for _ in range(SOCKETS)])


async def saves(port: int, game: str) -> None:
    """Saves with nothing but digests (V2), and such as are none."""
    entry = json.dumps({"entry": "check", "digest": "0" * 64})
    body = ("{}\n" + f"{entry}\n" * 30_000).encode()
    await _again(lambda: _post(port, "POST", "/api/import", body))


async def names(port: int, game: str) -> None:
    """Names of megabytes (V13)."""
    body = json.dumps({"name": "x" * 4_000_000, "lang": "en"}).encode()
    await _again(lambda: _post(port, "PUT", "/api/me", body))


async def newcomers(port: int, game: str) -> None:
    """Games and people without end (V11), whose bots nobody watches (V6)."""
    seat = {"kind": "bot", "level": "marshal"}
    body = json.dumps({"game": "1066", "seats": [seat, seat]}).encode()
    await _again(lambda: _post(port, "POST", "/api/games", body))


async def half_open(port: int, game: str) -> None:
    """Requests that never end (V12)."""
    held: list[socket.socket] = []
    while True:
        with contextlib.suppress(OSError):
            held.append(socket.create_connection(("127.0.0.1", port), timeout=5))
            held[-1].sendall(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n")
        if len(held) > 400:
            held.pop(0).close()
        await asyncio.sleep(PAUSE)


async def nonsense(port: int, game: str) -> None:
    """Moves that cannot be."""
    await _ask(port, game, {"type": "act", "serial": -1, "actions": ["x" * 200] * 50})


Attack = Callable[[int, str], Coroutine[Any, Any, None]]
ATTACKS: dict[str, Attack] = {
    it.__name__: it for it in (looks, questions, hellos, saves, names, newcomers, half_open, nonsense)
}


@contextlib.contextmanager
def attacked(port: int, game: str, name: str) -> Iterator[None]:
    """While this goes on, the server is attacked."""
    if name not in ATTACKS:
        yield
        return
    attacker = multiprocessing.get_context("spawn").Process(target=_run, args=(name, port, game), daemon=True)
    attacker.start()
    time.sleep(1)
    try:
        yield
    finally:
        attacker.kill()
        attacker.join()


def _run(name: str, port: int, game: str) -> None:
    asyncio.run(ATTACKS[name](port, game))
