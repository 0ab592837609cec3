"""A real server on a free port, and browsers that talk to it.

All that the server answers is held against the committed descriptions (JSON Schema and OpenAPI) on its way in.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import logging
import secrets
import socket
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
import uvicorn
from jsonschema_rs import Draft202012Validator
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from senlac.kernel.fields import State
from senlac.kernel.frames import run
from senlac.kernel.rng import Quick
from senlac.registry import configure
from senlac.server import describe
from senlac.server.app import Settings
from senlac.server.patches import patched
from senlac.server.run import configuration
from senlac.server.schema import metadata
from senlac.session.journal import JournalEntry, follow

#: Nothing here takes longer, on however busy a machine.
PATIENCE = 300.0
HERE, LINK = {"kind": "here"}, {"kind": "link"}
RECRUIT = {"kind": "bot", "level": "recruit"}


# ------------------------------------------------------------------ the server


class Running:
    """A server in a thread of its own. Stopped, it can be started again where it was."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = 0
        self.start()

    def start(self) -> None:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # The system keeps little for a client: who does not read is noticed soon.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
        listening.bind(("127.0.0.1", self.port))
        self.port = listening.getsockname()[1]
        config = configuration(self.settings)
        # A test may keep the only thread of its clients busy for longer than a server would wait for a pong.
        config.ws_ping_interval = None
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listening]}, daemon=True)
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < end
            time.sleep(0.005)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def browser(self, lang: str = "en") -> Browser:
        """Somebody new."""
        return Browser(self.port, lang)

    @property
    def file(self) -> str:
        return self.settings.database.removeprefix("sqlite:///")

    def rows(self) -> dict[str, list[Any]]:
        """All that is in the database."""
        with contextlib.closing(sqlite3.connect(self.file)) as database:
            tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
            # Whether anybody asked for its health is not what it is about.
            names = [name for (name,) in tables if name != "pulse"]
            return {name: sorted(database.execute(f"SELECT * FROM {name}"), key=str) for name in names}

    def truth(self, game: str) -> Truth:
        """A game as it really is, from the database."""
        return Truth(self.file, game)


Start = Callable[..., Running]


class Truth:
    """The true state of a game, made from what is kept and nothing else."""

    def __init__(self, file: str, game: str) -> None:
        self.file = file
        self.id = game
        row = self._all("SELECT game, options FROM games WHERE id = ?")[0]
        self.game = configure(row[0], json.loads(row[1]))
        self.seq = -1
        self.journal: list[Any] = []
        self._begin()

    def _all(self, query: str, *more: Any) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.file)) as database:
            return database.execute(query, (self.id, *more)).fetchall()

    def _begin(self) -> None:
        self._state = self.game.start()
        run(self._state)
        for place, entry in enumerate(self.journal):
            follow(self._state, entry, place)

    @property
    def state(self) -> State:
        """As it is now."""
        for _ in self.news():
            pass
        return self._state

    def news(self) -> Iterator[tuple[int, State]]:
        """All that has happened since it was last looked at: after every entry, the change's number and the state."""
        query = "SELECT seq, keep, entries FROM changes WHERE game = ? AND seq > ? ORDER BY seq"
        for seq, keep, entries in self._all(query, self.seq):
            whole = keep == len(self.journal)
            self.seq, self.journal = seq, self.journal[:keep]
            if not whole:
                self._begin()
            yield seq, self._state
            for entry in msgspec.json.decode(entries, type=list[JournalEntry]):
                follow(self._state, entry, len(self.journal))
                self.journal.append(entry)
                yield seq, self._state


class Complaints(logging.Handler):
    """What the server complains of while a test runs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        # A server that is stopped while it writes drops the connection, of which the pool tells; nothing is lost by it.
        if not record.name.startswith("sqlalchemy.pool"):
            self.lines.append(self.format(record))


# ------------------------------------------------------------------ the committed descriptions


@cache
def _validator(root: str) -> Draft202012Validator:
    return Draft202012Validator({**describe.schema(), "$ref": f"#/$defs/{root}"})


_openapi = cache(describe.openapi)


@cache
def _answers(method: str, template: str, kind: str) -> Draft202012Validator | None:
    whole = _openapi()
    answer = whole["paths"][template][method]["responses"][kind]
    if "content" not in answer:
        return None
    schema = answer["content"]["application/json"]["schema"]
    return Draft202012Validator({**schema, "components": whole["components"]})


def conforms(method: str, path: str, status: int, body: bytes) -> None:
    """What a request is answered with is what OpenAPI says."""
    if not path.startswith("/api/") or status == 204:
        return
    parts = path.partition("?")[0].split("/")
    for template, methods in _openapi()["paths"].items():
        names = template.split("/")
        same = len(names) == len(parts) and all(a == b or a[:1] == "{" for a, b in zip(names, parts, strict=True))
        if same and method.lower() in methods:
            validator = _answers(method.lower(), template, "2XX" if status < 400 else "4XX")
            assert validator is not None, f"{method} {path} answered, but should not"
            validator.validate(json.loads(body))
            return
    assert status >= 400, f"{method} {path} is not described"
    _validator("Problem").validate(json.loads(body))


# ------------------------------------------------------------------ browsers


@dataclass
class Answer:
    """What a request was answered with."""

    status: int
    headers: dict[str, str]
    body: bytes
    cookies: list[str]

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Browser:
    """Somebody with a cookie jar."""

    port: int
    lang: str = "en"
    cookie: str = ""
    #: All that ever came back.
    received: list[bytes] = field(default_factory=list)

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        """One request; a body that is no bytes goes as JSON."""
        sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        mine = {"X-Senlac": "1", "Accept-Language": self.lang, "Host": f"localhost:{self.port}"}
        mine |= {"Cookie": self.cookie} if self.cookie else {}
        mine |= headers or {}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in mine.items():
                if value:
                    connection.putheader(name, value)
            connection.putheader("Content-Length", str(len(sent)))
            connection.endheaders(sent)
            response = connection.getresponse()
            cookies = response.headers.get_all("Set-Cookie") or []
            answer = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read(), cookies)
        finally:
            connection.close()
        for cookie in answer.cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookie = "" if value in ("", '""') else f"{name}={value}"
        conforms(method, path, answer.status, answer.body)
        self.received.append(answer.body)
        return answer

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, headers=headers)

    def post(self, path: str, body: Any = None) -> Answer:
        return self.ask("POST", path, body)

    def create(self, game: str, *seats: dict[str, str], **more: Any) -> tuple[str, str]:
        """A new game: its id and the secret of its link."""
        answer = self.post("/api/games", {"game": game, "seats": seats, **more})
        assert answer.status == 201, answer.body
        return answer.json["id"], answer.json["join"]

    def join(self, game: str, secret: str) -> Answer:
        return self.post(f"/api/games/{game}/join", {"secret": secret})

    @contextlib.asynccontextmanager
    async def screen(self, game: str, seat: int = -1, since: int = -1, lang: str = "") -> AsyncIterator[Screen]:
        """A socket that has said hello and got its first state."""
        async with self.socket(game) as screen:
            await screen.say("hello", seat=seat, lang=lang or self.lang, since=since)
            await screen.next("state")
            yield screen

    @contextlib.asynccontextmanager
    async def raw(self, game: str) -> AsyncIterator[ClientConnection]:
        """A socket that reads only when it is told to, and for which the system keeps as little as it can meanwhile."""
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect(("127.0.0.1", self.port))
        plain.setblocking(False)
        host = f"localhost:{self.port}"
        headers = {"Cookie": self.cookie, "Accept-Language": self.lang}
        said: Any = f"http://{host}"
        async with connect(
            f"ws://{host}/ws/{game}",
            sock=plain,
            origin=said,
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=1,
            ping_interval=None,
            close_timeout=0,
        ) as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def socket(
        self, game: str, host: str = "", origin: str | None = "", updates: bool = True
    ) -> AsyncIterator[Screen]:
        """A socket that has said nothing yet."""
        host = host or f"localhost:{self.port}"
        headers = {"Cookie": self.cookie, "Accept-Language": self.lang}
        said: Any = f"http://{host}" if origin == "" else origin
        address = f"ws://{host}/ws/{game}{'?updates=1' if updates else ''}"
        opened = connect(
            address,
            additional_headers=headers,
            origin=said,
            host="127.0.0.1",
            port=self.port,
            max_size=None,
            proxy=None,
            # However busy the machine is, nobody hangs up.
            ping_interval=None,
        )
        async with opened as connection:
            screen = Screen(connection)
            try:
                yield screen
            finally:
                screen.reading.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await screen.reading


def in_one_piece(messages: Iterable[dict[str, Any]]) -> bytes:
    """Messages as they go over the wire, one behind the other."""
    return b"".join(Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True) for message in messages)


class Screen:
    """A socket, and all that came through it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.texts: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.closed = False
        self._looked = 0
        self._news = asyncio.Condition()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.connection:
                await self._take(str(text))
        async with self._news:
            self.closed = True
            self._news.notify_all()

    async def _take(self, text: str) -> None:
        message = json.loads(text)
        _validator("FromServer").validate(message)
        async with self._news:
            self.texts.append(text)
            if message["type"] == "update":
                message = self._whole(message)
            self.messages.append(message)
            if message["type"] == "state":
                self.state = message
                self.log = [*self.log[: message["log_from"]], *message["log"]]
            self._news.notify_all()
        if message["type"] == "state" and message["fair"] and message["seat"] in message["fair"]["awaited"]:
            await self.say("chance", number=secrets.token_hex(32))

    def _whole(self, update: dict[str, Any]) -> dict[str, Any]:
        """The state that follows from the last one and what has changed."""
        fields = update.pop("fields")
        scene = self.state["scene"] if update["scene"] is None else patched(self.state["scene"], update["scene"])
        state = {**self.state, **fields, **update, "scene": scene, "type": "state"}
        _validator("FromServer").validate(state)
        return state

    async def send(self, frame: str | bytes) -> None:
        await self.connection.send(frame)

    def send_together(self, messages: Iterable[dict[str, Any]]) -> None:
        """Many messages in one piece, as they arrive from somebody who does not wait for answers."""
        self.connection.transport.write(in_one_piece(messages))

    async def say(self, kind: str, **fields: Any) -> None:
        await self.send(json.dumps({"type": kind, **fields}))

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; those before it are passed over."""

        def there() -> bool:
            while self._looked < len(self.messages) and self.messages[self._looked]["type"] not in kinds:
                self._looked += 1
            return self._looked < len(self.messages) or self.closed

        await self._wait(there)
        assert self._looked < len(self.messages), f"closed without {kinds}"
        self._looked += 1
        return self.messages[self._looked - 1]

    async def until(self, seen: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The state, once it is as wanted."""
        await self._wait(lambda: bool(self.state) and (seen(self.state) or self.closed))
        assert seen(self.state), "closed before"
        self._looked = len(self.messages)
        return self.state

    async def gone(self) -> int:
        """Wait until the server has closed; with which code."""
        await self._wait(lambda: self.closed)
        return self.connection.close_code or 0

    async def _wait(self, there: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(there)

    async def ask(self, kind: str, answered: str, **fields: Any) -> dict[str, Any]:
        """Ask something and wait for that answer, or for a refusal."""
        self._looked = len(self.messages)
        await self.say(kind, **fields)
        return await self.next(answered, "refused")

    async def act(self, *actions: str) -> dict[str, Any]:
        """Answer the open question; the state that follows, or the refusal."""
        serial = self.question["serial"]
        self._looked = len(self.messages)
        await self.say("act", serial=serial, actions=actions)
        while (answer := await self.next("state", "refused"))["type"] == "state":
            if answer["question"] is None or answer["question"]["serial"] != serial:
                break
        return answer

    @property
    def question(self) -> dict[str, Any]:
        question = self.state["question"]
        assert question is not None
        return dict(question)

    @property
    def choices(self) -> list[str]:
        return [choice["do"] for choice in self.question["choices"]]


def first_version() -> list[str]:
    """What makes a database into one of the first version."""
    columns = {
        "games": ("score", "rules", "round", "origin", "fair", "days", "rated"),
        "seats": ("listens", "told", "told_after"),
    }
    first = ("people", "changes", *columns)
    later = [table.name for table in reversed(metadata.sorted_tables) if table.name not in first]
    return [
        "DROP INDEX ix_games_seed",
        *[f"ALTER TABLE {table} DROP COLUMN {name}" for table, names in columns.items() for name in names],
        *[f"DROP TABLE {name}" for name in later],
        "UPDATE alembic_version SET version_num = '0001'",
    ]


@contextlib.asynccontextmanager
async def table_of_two(server: Running, game: str, **more: Any) -> AsyncIterator[tuple[str, Screen, Screen]]:
    """Two people at two browsers, who play by link."""
    ann, bob = server.browser(), server.browser()
    made, secret = ann.create(game, HERE, LINK, **more)
    assert bob.join(made, secret).status == 200
    async with ann.screen(made, 0) as west, bob.screen(made, 1) as east:
        for screen in (west, east):
            await screen.until(lambda state: state["asked"])
        yield made, west, east


async def play(screens: list[Screen], moves: int, seed: int = 1, done: Callable[[], bool] = lambda: False) -> int:
    """Random choices until that many were made, the game is over, or `done`; how many were made."""
    rng = Quick(seed)
    for made in range(moves):
        await together(screens)
        asked = [screen for screen in screens if screen.state["question"]]
        if not asked or done():
            return made
        screen = rng.pick(asked)
        answer = await screen.act(rng.pick(screen.choices))
        assert answer["type"] == "state", answer
    await together(screens)
    return moves


async def together(screens: list[Screen]) -> None:
    """Wait until all screens show the same, and somebody is asked or the game is over."""

    def shown(state: dict[str, Any]) -> bool:
        asked = state["asked"] and (state["question"] or state["seat"] not in state["asked"])
        return bool(state["result"] or asked)

    def settled() -> bool:
        for screen in screens:
            if screen.reading.done():
                screen.reading.result()  # What ended it, if it failed, is told instead of a time-out.
        return all(it.state["seq"] == screens[0].state["seq"] and shown(it.state) for it in screens)

    async with asyncio.timeout(PATIENCE):
        while not settled():
            await asyncio.sleep(0.002)
