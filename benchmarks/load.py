"""Many live games against a real server: how long from an action until it is on both screens, and is anything lost?

./dev load                          200 games of two people each, a move every 4 s, for 3 minutes
./dev load --games 20 --seconds 20  a short try
./dev load --kill 100               kill -9 at random moments, 100 times: is any acknowledged move lost?

Every act is held against the database afterwards: each that was acknowledged (its state was on the actor's screen) must
be there once, under its number, and nothing else that somebody decided.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import secrets
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

#: In milliseconds, from an action to both screens.
GOALS = {"p50": 40.0, "p99": 250.0}
#: Nobody waits longer for an answer; what takes longer is lost.
PATIENCE = 15.0
#: One game in so many is of Hastings.
HASTINGS = 10

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


class Message(msgspec.Struct):
    type: str
    seq: int = -1
    entries: int = -1
    question: Question | None = None
    result: dict[str, Any] | None = None
    asked: list[int] = []
    fair: dict[str, Any] | None = None
    code: str = ""
    text: str = ""


DECODE = msgspec.json.Decoder(Message).decode


# ------------------------------------------------------------------ the server


class Server:
    """`senlac serve`, in a process of its own, on a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "games.sqlite"
        self.log = folder / "log"
        self.port = 0

    def start(self) -> None:
        command = [sys.executable, "-m", "senlac", "serve", "--port", str(self.port), "--no-browser"]
        command += ["--crowd", "100000"]
        command += ["--hold", "0", "--pace", "0", "--database", f"sqlite:///{self.database}"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)  # noqa: S603
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            sys.exit(f"The server did not start:\n{self.log.read_text()[-2000:]}")
        self.port = int(line.split("/  ")[0].rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
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
        with contextlib.closing(sqlite3.connect(self.database)) as database:
            rows = database.execute("SELECT seq, entries FROM changes WHERE game = ? ORDER BY seq", (game,)).fetchall()
        if [seq for seq, _ in rows] != list(range(len(rows))):
            raise Fault(f"{game}: the numbers of its changes are {[seq for seq, _ in rows]}")
        return [json.loads(entries) for _, entries in rows]

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
    """One player's socket, and when each change was on it."""

    def __init__(self, game: str, seat: int, cookie: str) -> None:
        self.game = game
        self.seat = seat
        self.cookie = cookie
        self.state = Message("state")
        self.seen: dict[int, float] = {}
        self.refused = ""
        self.news = asyncio.Event()
        self.connection: ClientConnection | None = None

    @contextlib.asynccontextmanager
    async def open(self, port: int) -> AsyncIterator[None]:
        """Come to the table; what is there must not be older than what was there."""
        before = self.state.seq
        self.state, self.seen, self.refused = Message("state"), {}, ""
        host = f"localhost:{port}"
        headers = {"Cookie": self.cookie}
        async with connect(
            f"ws://{host}/ws/{self.game}",
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
                with contextlib.suppress(asyncio.CancelledError, WebSocketException):
                    await reading

    async def _read(self, connection: ClientConnection, before: int) -> None:
        first = True
        async for text in connection:
            message, now = DECODE(text), time.perf_counter()
            if message.type == "refused":
                self.refused = f"{message.code}: {message.text}"
            elif message.type == "state":
                step = message.seq - (before if first else self.state.seq)
                if step < 0 or (step > 1 and not first):
                    raise Fault(f"{self.game}, seat {self.seat}: {message.seq} after {max(before, self.state.seq)}")
                first = False
                self.seen.setdefault(message.seq, now)
                self.state = message
                if message.fair and self.seat in message.fair["awaited"]:
                    await connection.send(json.dumps({"type": "chance", "number": secrets.token_hex(32)}))
            self.news.set()

    async def until(self, seq: int) -> float:
        """When that change came on this screen."""
        async with asyncio.timeout(PATIENCE):
            while seq not in self.seen:
                self.news.clear()
                await self.news.wait()
                if self.refused:
                    raise Fault(f"{self.game}: an act was refused, {self.refused}")
        return self.seen[seq]


class Game:
    """Two players, and what they did."""

    def __init__(self, server: Server, kind: str) -> None:
        made, cookie = server.ask("/api/games", {"game": kind, "seats": [{"kind": "here"}, {"kind": "link"}]})
        _, other = server.ask(f"/api/games/{made['id']}/join", {"secret": made["join"]})
        self.id: str = made["id"]
        self.kind = kind
        self.screens = [Screen(self.id, 0, cookie), Screen(self.id, 1, other)]
        #: By number of the change: what was sent, and what of it was acknowledged.
        self.sent: dict[int, str] = {}
        self.acknowledged: dict[int, str] = {}

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
                await asyncio.sleep(0.01)
        return None

    async def move(self) -> float | None:
        """One random move; the seconds until it was on both screens."""
        screen = await self.settled()
        if screen is None:
            return None
        question = screen.state.question
        assert question is not None
        assert screen.connection is not None
        do, seq = lots.choice(question.choices).do, screen.state.seq + 1
        self.sent[seq] = do
        began = time.perf_counter()
        await screen.connection.send(json.dumps({"type": "act", "serial": question.serial, "actions": [do]}))
        await screen.until(seq)
        self.acknowledged[seq] = do
        return max([await it.until(seq) for it in self.screens]) - began

    def check(self, server: Server) -> None:
        """What was acknowledged is kept under its number; what somebody decided was sent, or is a pass by itself."""
        changes = server.kept(self.id)
        for seq, do in self.acknowledged.items():
            if seq >= len(changes) or changes[seq][0].get("do") != do:
                raise Fault(f"{self.id}: {do!r} was acknowledged as change {seq}, and is not kept as such")
        for seq, entries in enumerate(changes):
            for entry in entries:
                if entry["entry"] == "decided" and entry["do"] != "pass" and self.sent.get(seq) != entry["do"]:
                    raise Fault(f"{self.id}: change {seq} has {entry['do']!r}, which nobody sent then")


# ------------------------------------------------------------------ how long it takes


async def load(server: Server, count: int, seconds: float, period: float) -> bool:
    """Play, and say how long it took; whether nothing was lost and the goals were met."""
    games = await made(server, count)
    console.print(f"{count} games, {2 * count} sockets, a move every {period:g} s in each, for {seconds:g} s")
    times: dict[str, list[float]] = {"1066": [], "hastings": []}
    faults: list[str] = []
    async with contextlib.AsyncExitStack() as stack:
        for game in games:
            for screen in game.screens:
                await stack.enter_async_context(screen.open(server.port))
        for game in games:
            await game.settled()
        used, began = server.used()[0], time.perf_counter()

        async def live(game: Game) -> None:
            await asyncio.sleep(lots.uniform(0, period))
            while time.perf_counter() - began < seconds:
                at = time.perf_counter()
                try:
                    took = await game.move()
                except (Fault, TimeoutError, WebSocketException) as error:
                    faults.append(f"{game.id} ({game.kind}): {str(error) or 'no answer in time'}")
                    return
                if took is None:
                    return
                times[game.kind].append(took * 1000)
                await asyncio.sleep(max(0.0, at + period - time.perf_counter()))

        async def tell() -> None:
            while True:
                await asyncio.sleep(5)
                console.print(
                    f"  {time.perf_counter() - began:4.0f} s  {figures([*times['1066'], *times['hastings']])}"
                )

        telling = asyncio.create_task(tell())
        await asyncio.gather(*[live(game) for game in games])
        telling.cancel()
        lasted = time.perf_counter() - began
        processor, memory = server.used()
    for game in games:
        try:
            game.check(server)
        except Fault as fault:
            faults.append(str(fault))
    console.print(f"Server: {(processor - used) / lasted:.0%} of a processor, {memory:.0f} MB")
    return report(times, faults)


async def made(server: Server, count: int) -> list[Game]:
    """The games, mostly of 1066."""
    games: list[Game] = []
    for number in range(count):
        games.append(await asyncio.to_thread(Game, server, "hastings" if number % HASTINGS == 5 else "1066"))
        if number % 50 == 49:
            console.print(f"  {number + 1} games made")
    return games


def quantiles(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return dict.fromkeys(("p50", "p90", "p99", "max"), times[0] if times else 0.0)
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return {"p50": cuts[49], "p90": cuts[89], "p99": cuts[98], "max": max(times)}


def figures(times: list[float]) -> str:
    return f"{len(times):6} moves  " + "  ".join([f"{name} {value:.0f} ms" for name, value in quantiles(times).items()])


def report(times: dict[str, list[float]], faults: list[str]) -> bool:
    """The figures as a table; whether all is well."""
    table = Table(title="From an action to both screens, in ms")
    for column in ("", "moves", "p50", "p90", "p99", "max"):
        table.add_column(column, justify="right" if column else "left")
    everything = [took for kind in times.values() for took in kind]
    for name, took in [*times.items(), ("all", everything)]:
        table.add_row(name, str(len(took)), *[f"{value:.1f}" for value in quantiles(took).values()])
    console.print(table)
    for name, goal in GOALS.items():
        figure = quantiles(everything)[name]
        console.print(f"{name} at most {goal:.0f} ms: {'met' if figure <= goal else 'NOT met'} ({figure:.1f} ms)")
    for fault in faults[:20]:
        console.print(f"[red]{fault}[/]")
    console.print("Nothing lost, doubled or out of order." if not faults else f"[red]{len(faults)} faults[/]")
    return not faults


# ------------------------------------------------------------------ kill -9


async def kill(server: Server, count: int, times: int) -> bool:
    """Play fast, kill the server at random moments, and look whether anything that was acknowledged is lost."""
    games = await made(server, count)
    faults: list[str] = []
    ended = 0
    for number in range(times):
        games += [await asyncio.to_thread(Game, server, game.kind) for game in games if game.over]
        games = [game for game in games if not game.over]
        before = sum(len(game.acknowledged) for game in games)
        try:
            await until_killed(server, games, lots.uniform(0.0, 1.0))
        except Fault as fault:
            faults.append(str(fault))
        for game in games:
            try:
                game.check(server)
            except Fault as fault:
                faults.append(str(fault))
        ended += sum(len(game.acknowledged) for game in games) - before
        console.print(f"  kill {number + 1:3} of {times}: {ended} moves acknowledged so far, {len(faults)} faults")
        server.start()
    for found in faults[:20]:
        console.print(f"[red]{found}[/]")
    console.print(
        f"{times} x kill -9, {ended} moves acknowledged: "
        + ("none lost, none applied twice." if not faults else f"[red]{len(faults)} faults[/]")
    )
    return not faults


async def until_killed(server: Server, games: list[Game], seconds: float) -> None:
    """Everybody plays as fast as may be, until the server is dead. What is not there then has not been acknowledged."""
    faults: list[Fault] = []

    async def live(game: Game) -> None:
        with contextlib.suppress(WebSocketException, OSError, TimeoutError):
            async with game.screens[0].open(server.port), game.screens[1].open(server.port):
                try:
                    while await game.move() is not None:
                        await asyncio.sleep(0.05)
                except Fault as fault:
                    faults.append(fault)

    before = sum(len(game.acknowledged) for game in games)
    playing = [asyncio.create_task(live(game)) for game in games]
    async with asyncio.timeout(PATIENCE * 4):
        while sum(len(game.acknowledged) for game in games) == before:
            await asyncio.sleep(0.01)
    await asyncio.sleep(seconds)
    server.stop(signal.SIGKILL)
    await asyncio.sleep(0.2)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    if faults:
        raise faults[0]


# ------------------------------------------------------------------ the command


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=0, help="live games (200; with --kill 10)")
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--period", type=float, default=4, help="seconds from one move of a game to the next")
    parser.add_argument("--kill", type=int, default=0, metavar="TIMES", help="kill the server so often")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="senlac-load") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            if given.kill:
                well = asyncio.run(kill(server, given.games or 10, given.kill))
            else:
                well = asyncio.run(load(server, given.games or 200, given.seconds, given.period))
        finally:
            server.stop()
        if "Traceback" in server.log.read_text():
            console.print(f"[red]The server complained:[/]\n{server.log.read_text()[-3000:]}")
            well = False
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
