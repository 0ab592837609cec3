"""Servers as people start them, and crowds who play there: what `./dev load` is made of."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from sqlalchemy import create_engine, insert, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from senlac.server.database import plain_url
from senlac.server.schema import changes, games, seats

#: Nobody waits longer for an answer; what takes longer is lost.
PATIENCE = 15.0
#: One game in so many is of Hastings.
HASTINGS = 10
#: The seat of spectators.
WATCHING = -1

console = Console()
lots = random.Random()  # noqa: S311 - to play with, not to hide anything


class Fault(Exception):
    """Something was lost, doubled or out of order."""


# ------------------------------------------------------------------ what a client needs of a message


class Choice(msgspec.Struct):
    do: str


class Question(msgspec.Struct):
    serial: int
    choices: list[Choice]


class Position(msgspec.Struct):
    """What players go by; in an update, what of it has changed."""

    question: Question | msgspec.UnsetType | None = msgspec.UNSET
    result: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET
    fair: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET


class Message(Position):
    type: str = ""
    seq: int = -1
    code: str = ""
    text: str = ""
    fields: Position = msgspec.field(default_factory=Position)

    def complete(self, last: Message) -> None:
        """An update names what has changed; the rest is as in the last message."""
        for name in Position.__struct_fields__:
            changed = getattr(self.fields, name)
            setattr(self, name, getattr(last, name) if changed is msgspec.UNSET else changed)


DECODE = msgspec.json.Decoder(Message).decode


# ------------------------------------------------------------------ the server


class Server:
    """`senlac serve`, in a process of its own, on a database of its own or one that it shares with others."""

    def __init__(self, folder: Path, database: str = "", *options: str) -> None:
        folder.mkdir(exist_ok=True)
        self.database = database or f"sqlite:///{folder / 'games.sqlite'}"
        self.log = folder / "log"
        self.options = options
        self.port = 0
        #: To look into the database, whether the server runs or not.
        self.engine = create_engine(plain_url(self.database))

    def start(self) -> None:
        command = [sys.executable, "-m", "senlac", "serve", "--port", str(self.port), "--no-browser", *self.options]
        command += ["--crowd", "100000", "--hold", "0", "--pace", "0", "--database", self.database]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)  # noqa: S603
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            sys.exit(f"The server did not start:\n{self.log.read_text()[-2000:]}")
        self.port = int(line.split("/  ")[0].rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.dead:
            return
        self.process.send_signal(how)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def ask(self, path: str, body: Any) -> tuple[dict[str, Any], str]:
        """POST as somebody new; the answer and the cookie. Whoever asks too much waits, as told."""
        while True:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            connection.request("POST", path, json.dumps(body), {"X-Senlac": "1"})
            response = connection.getresponse()
            answer = json.loads(response.read())
            connection.close()
            if response.status < 300:
                return answer, (response.headers.get("Set-Cookie") or "").partition(";")[0]
            if response.status != 429:
                sys.exit(f"{path}: {response.status} {answer}")
            time.sleep(float(response.headers["Retry-After"]))

    def kept(self, game: str) -> list[list[dict[str, Any]]]:
        """The entries of each change of a game, from the database."""
        found = select(changes.c.seq, changes.c.entries).where(changes.c.game == game).order_by(changes.c.seq)
        with self.engine.connect() as database:
            rows = database.execute(found).all()
        if [seq for seq, _ in rows] != list(range(len(rows))):
            raise Fault(f"{game}: the numbers of its changes are {[seq for seq, _ in rows]}")
        return [json.loads(entries) for _, entries in rows]

    def multiply(self, game: str, count: int) -> None:
        """Copy a game as it is kept, so many times; the server must not run."""
        tables = {"games": games, "seats": seats, "changes": changes}
        with self.engine.begin() as database:
            for name, table in tables.items():
                key = "id" if name == "games" else "game"
                rows = [dict(row._mapping) for row in database.execute(table.select().where(table.c[key] == game))]
                for number in range(count):
                    database.execute(insert(table), [{**row, key: f"{game}-{number}"} for row in rows])

    @property
    def dead(self) -> bool:
        return self.process.poll() is not None

    def used(self) -> tuple[float, float]:
        """Seconds of processor time and megabytes, where the system tells."""
        folder = Path("/proc") / str(self.process.pid)
        if not folder.exists():
            return 0.0, 0.0
        ticks = sum(int(it) for it in (folder / "stat").read_text().rpartition(")")[2].split()[11:13])
        pages = int((folder / "statm").read_text().split()[1])
        return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6


# ------------------------------------------------------------------ players


class Screen:
    """One person's socket, and when each change was on it."""

    def __init__(self, game: str, seat: int, cookie: str) -> None:
        self.game = game
        self.seat = seat
        self.cookie = cookie
        self.state = Message()
        self.seen: dict[int, float] = {}
        #: Why it cannot go on, if it cannot.
        self.trouble: Exception | None = None
        self.news = asyncio.Event()
        self.connection: ClientConnection | None = None

    @contextlib.asynccontextmanager
    async def open(self, server: Server) -> AsyncIterator[None]:
        """Come to the table; what is there must not be older than what was there."""
        before = self.state.seq
        self.state, self.seen, self.trouble = Message(), {}, None
        host = f"localhost:{server.port}"
        headers = {"Cookie": self.cookie}
        async with connect(
            f"ws://{host}/ws/{self.game}?updates=1",
            origin=f"http://{host}",  # type: ignore[arg-type]
            additional_headers=headers,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE * 4,
        ) as self.connection:
            reading = asyncio.create_task(self._read(self.connection, before))
            try:
                await self.connection.send(json.dumps({"type": "hello", "seat": self.seat, "since": before}))
                yield
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
        if isinstance(self.trouble, Fault):
            raise self.trouble

    async def _read(self, connection: ClientConnection, before: int) -> None:
        try:
            async for frame in connection:
                message = DECODE(frame)
                if message.type == "refused":
                    raise Fault(f"{self.game}: refused, {message.code}: {message.text}")
                if message.type in ("state", "update"):
                    await self._see(message, connection, before)
                    before = -1
            raise ConnectionResetError
        except (Fault, OSError, WebSocketException) as trouble:
            self.trouble = trouble
            self.news.set()

    async def _see(self, message: Message, connection: ClientConnection, before: int) -> None:
        if message.type == "update":
            message.complete(self.state)
        if message.seq < max(before, self.state.seq):
            raise Fault(f"{self.game}, seat {self.seat}: {message.seq} after {max(before, self.state.seq)}")
        self.state = message
        self.seen.setdefault(message.seq, time.perf_counter())
        if message.fair and self.seat in message.fair["awaited"]:
            await connection.send(json.dumps({"type": "chance", "number": secrets.token_hex(32)}))
        self.news.set()

    async def act(self, serial: int, do: str) -> None:
        assert self.connection is not None
        await self.connection.send(json.dumps({"type": "act", "serial": serial, "actions": [do]}))

    async def until(self, seq: int) -> float:
        """When that change came on this screen."""
        async with asyncio.timeout(PATIENCE):
            while self.state.seq < seq:
                self.news.clear()
                await self.news.wait()
                if self.trouble is not None:
                    raise self.trouble
        return min(at for number, at in self.seen.items() if number >= seq)


class Game:
    """Two players, and what they did. With several servers, they are at different ones."""

    def __init__(self, servers: list[Server], kind: str) -> None:
        post = servers[0].ask
        made, cookie = post("/api/games", {"game": kind, "seats": [{"kind": "here"}, {"kind": "link"}]})
        _, other = post(f"/api/games/{made['id']}/join", {"secret": made["join"]})
        self.id: str = made["id"]
        self.kind = kind
        self.screens = [Screen(self.id, 0, cookie), Screen(self.id, 1, other)]
        #: By number of the change: what was sent, and what of it was acknowledged.
        self.sent: dict[int, set[str]] = {}
        self.acknowledged: dict[int, str] = {}

    @contextlib.asynccontextmanager
    async def open(self, servers: list[Server]) -> AsyncIterator[None]:
        """Both players come."""
        async with self.screens[0].open(servers[0]), self.screens[1].open(servers[-1]):
            yield

    @property
    def over(self) -> bool:
        return any(screen.state.result for screen in self.screens)

    async def settled(self) -> Screen | None:
        """Whoever is asked, once both screens show the same; None if the game is over."""
        async with asyncio.timeout(PATIENCE):
            while not self.over:
                one, two = (screen.state for screen in self.screens)
                asked = [screen for screen in self.screens if screen.state.question]
                # With the first change, the dice have everybody's contribution.
                if one.seq == two.seq >= 1 and asked:
                    return lots.choice(asked)
                for screen in self.screens:
                    if screen.trouble is not None:
                        raise screen.trouble
                await asyncio.sleep(0.01)
        return None

    async def move(self) -> float | None:
        """One random move; the seconds until it was on both screens."""
        screen = await self.settled()
        if screen is None:
            return None
        question = screen.state.question
        assert question
        do, seq = lots.choice(question.choices).do, screen.state.seq + 1
        self.sent.setdefault(seq, set()).add(do)
        began = time.perf_counter()
        await screen.act(question.serial, do)
        await screen.until(seq)
        self.acknowledged[seq] = do
        return max([await it.until(seq) for it in self.screens]) - began

    def check(self, server: Server) -> None:
        """What was acknowledged is kept under its number; what somebody decided was sent, or is a pass by itself."""
        kept = server.kept(self.id)
        for seq, do in self.acknowledged.items():
            if seq >= len(kept) or kept[seq][0].get("do") != do:
                raise Fault(f"{self.id}: {do!r} was acknowledged as change {seq}, and is not kept as such")
        for seq, entries in enumerate(kept):
            for entry in entries:
                if entry["entry"] == "decided" and entry["do"] != "pass" and entry["do"] not in self.sent.get(seq, ()):
                    raise Fault(f"{self.id}: change {seq} has {entry['do']!r}, which nobody sent then")


async def made(servers: list[Server], count: int) -> list[Game]:
    """The games, mostly of 1066."""
    found: list[Game] = []
    for number in range(count):
        found.append(await asyncio.to_thread(Game, servers, "hastings" if number % HASTINGS == 5 else "1066"))
        if number % 50 == 49:
            console.print(f"  {number + 1} games made")
    return found
