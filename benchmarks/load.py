"""Crowds against real servers: how long from an action until it is on both screens, and is anything lost?

./dev load                               200 games of two people each, a move every 4 s, for 3 minutes
./dev load --games 20 --seconds 20       a short try
./dev load --games 1000 --spectators 500 --seconds 600
./dev load --servers 2 --kill-one        on PostgreSQL, players at different servers, one of which is killed half-way
./dev load --kill 100 [--postgresql]     kill -9 at random moments, 100 times: is any acknowledged move lost?
./dev load --dormant 20000               that many games at rest, 200 of which are woken each minute
./dev load --attack                      what one player waits for while others attack the server
./dev load --fast ...                    the same with the compiled engine, which is compiled first

Every act is held against the database afterwards: each that was acknowledged (its state was on the actor's screen) must
be there once, under its number, and nothing else that somebody decided.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.attacks import ATTACKS, attacked
from benchmarks.crowd import PATIENCE, WATCHING, Fault, Game, Screen, Server, console, lots, made
from rich.table import Table
from tests.postgres import postgresql
from websockets.exceptions import WebSocketException

#: In milliseconds, from an action to both screens; at two servers, and while somebody attacks.
GOALS = {"p50": 40.0, "p99": 250.0}
#: In milliseconds, until a game that is woken is on the screen, and until a move is while somebody attacks.
OPENED = 300.0
#: Games that come at once in the beginning.
AT_ONCE = 20


# ------------------------------------------------------------------ how long it takes


class Load:
    """Many games, each with a move now and then."""

    def __init__(self, servers: list[Server], games: list[Game], watching: int, period: float) -> None:
        self.servers = servers
        self.games = games
        self.spectators = [Screen(games[number % len(games)].id, WATCHING, "") for number in range(watching)]
        self.period = period
        self.times: dict[str, list[float]] = {"1066": [], "hastings": []}
        self.faults: list[str] = []
        self.lost_sockets = 0
        self._door = asyncio.Semaphore(AT_ONCE)
        self._come = 0
        self._all = asyncio.Event()

    async def run(self, seconds: float, kill_one: bool) -> bool:
        """Play, and say how long it took; whether nothing was lost and the goals were met."""
        ending = asyncio.Event()
        everybody = [self._play(game, ending) for game in self.games]
        everybody += [self._watch(screen, number, ending) for number, screen in enumerate(self.spectators)]
        tasks = [asyncio.create_task(it) for it in everybody]
        await self._all.wait()
        used, began = sum(server.used()[0] for server in self.servers), time.perf_counter()
        telling = asyncio.create_task(self._tell(began))
        await asyncio.sleep(seconds / 2)
        if kill_one:
            console.print("  kill -9 of the first server")
            self.servers[0].stop(signal.SIGKILL)
        await asyncio.sleep(seconds / 2)
        figures = [server.used() for server in self.servers]
        lasted = time.perf_counter() - began
        ending.set()
        telling.cancel()
        await asyncio.gather(*tasks)
        for game in self.games:
            with self._faults():
                game.check(self.servers[-1])
        if not kill_one:
            processor = sum(spent for spent, _ in figures) - used
            moves = max(1, sum(map(len, self.times.values())))
            console.print(
                f"Server: {processor / lasted:.0%} of a processor, {processor / moves * 1000:.2f} ms a move, "
                f"{' + '.join(f'{memory:.0f} MB' for _, memory in figures)}"
            )
        else:
            console.print(f"{self.lost_sockets} connections were lost; whoever had one came back.")
        return report(self.times, self.faults, GOALS)

    async def _play(self, game: Game, ending: asyncio.Event) -> None:
        while not ending.is_set() and not game.over:
            with self._faults():
                async with contextlib.AsyncExitStack() as stack:
                    async with self._door:
                        await stack.enter_async_context(game.open(self._alive))
                        await game.settled()
                    await self._begin()
                    await asyncio.sleep(lots.uniform(0, self.period))
                    await self._moves(game, ending)

    async def _moves(self, game: Game, ending: asyncio.Event) -> None:
        while not ending.is_set():
            at = time.perf_counter()
            if (took := await game.move()) is None:
                return
            self.times[game.kind].append(took * 1000)
            await asyncio.sleep(max(0.0, at + self.period - time.perf_counter()))

    async def _watch(self, screen: Screen, number: int, ending: asyncio.Event) -> None:
        while not ending.is_set():
            with self._faults():
                async with contextlib.AsyncExitStack() as stack:
                    async with self._door:
                        await stack.enter_async_context(screen.open(self._alive[number % len(self._alive)]))
                        await screen.until(0)
                    await self._begin()
                    while not ending.is_set() and screen.trouble is None:
                        await asyncio.sleep(1)

    async def _begin(self) -> None:
        """Wait until all have come."""
        self._come += 1
        if self._come == len(self.games) + len(self.spectators):
            self._all.set()
        await self._all.wait()

    @property
    def _alive(self) -> list[Server]:
        return [server for server in self.servers if not server.dead]

    @contextlib.contextmanager
    def _faults(self) -> Iterator[None]:
        """Whose server has been killed comes back; anything else is a fault."""
        try:
            yield
        except (WebSocketException, OSError) as error:
            if len(self._alive) == len(self.servers):
                self.faults.append(f"a connection was lost: {error!r}")
            self.lost_sockets += 1
        except TimeoutError:
            self.faults.append("no answer in time")
        except Fault as fault:
            self.faults.append(str(fault))

    async def _tell(self, began: float) -> None:
        while True:
            await asyncio.sleep(5)
            everything = [*self.times["1066"], *self.times["hastings"]]
            console.print(f"  {time.perf_counter() - began:4.0f} s  {figures(everything)}")


def quantiles(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return dict.fromkeys(("p50", "p90", "p99", "max"), times[0] if times else 0.0)
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return {"p50": cuts[49], "p90": cuts[89], "p99": cuts[98], "max": max(times)}


def figures(times: list[float]) -> str:
    return f"{len(times):6} moves  " + "  ".join([f"{name} {value:.0f} ms" for name, value in quantiles(times).items()])


def report(times: dict[str, list[float]], faults: list[str], goals: dict[str, float]) -> bool:
    """The figures as a table; whether all is well."""
    table = Table(title="In ms, from an action to both screens, or to the opened table")
    for column in ("", "number", "p50", "p90", "p99", "max"):
        table.add_column(column, justify="right" if column else "left")
    everything = [took for kind in times.values() for took in kind]
    for name, took in [*times.items(), ("all", everything)]:
        table.add_row(name, str(len(took)), *[f"{value:.1f}" for value in quantiles(took).values()])
    console.print(table)
    well = bool(everything) and not faults
    for name, goal in goals.items():
        figure = quantiles(everything)[name]
        well = well and figure <= goal
        console.print(f"{name} at most {goal:.0f} ms: {'met' if figure <= goal else 'NOT met'} ({figure:.1f} ms)")
    for fault in faults[:20]:
        console.print(f"[red]{fault}[/]")
    console.print("Nothing lost, doubled or out of order." if not faults else f"[red]{len(faults)} faults[/]")
    return well


# ------------------------------------------------------------------ kill -9


async def kill(server: Server, count: int, times: int) -> bool:
    """Play fast, kill the server at random moments, and look whether anything that was acknowledged is lost."""
    games = await made([server], count)
    faults: list[str] = []
    ended = 0
    for number in range(times):
        games += [await asyncio.to_thread(Game, [server], game.kind) for game in games if game.over]
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
            try:
                async with game.open([server]):
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


# ------------------------------------------------------------------ games at rest


#: Games that were really played, each of which is copied; how far, and how many are woken a minute.
ORIGINALS = 20
MOVES = 60
A_MINUTE = 200


async def dormant(server: Server, count: int, seconds: float) -> bool:
    """Wake some of very many games: how long until the table is on the screen?"""
    games = await made([server], ORIGINALS)
    for game in games:
        async with game.open([server]):
            for _ in range(MOVES):
                await game.move()
    server.stop()
    for number, game in enumerate(games):
        server.multiply(game.id, len(range(number, count, ORIGINALS)))
    server.start()
    console.print(f"{count} games at rest, {A_MINUTE} woken a minute, for {seconds:g} s")
    times: list[float] = []
    faults: list[str] = []

    async def wake() -> None:
        number = lots.randrange(count)
        seat = lots.choice(games[number % ORIGINALS].screens)
        screen = Screen(f"{seat.game}-{number // ORIGINALS}", seat.seat, seat.cookie)
        began = time.perf_counter()
        try:
            async with screen.open(server):
                times.append((await screen.until(0) - began) * 1000)
                if question := screen.state.question:
                    do, seq = lots.choice(question.choices).do, screen.state.seq
                    await screen.act(question.serial, do)
                    await screen.until(seq + 1)
        except (Fault, OSError, TimeoutError, WebSocketException) as error:
            faults.append(f"{screen.game}: {error!r}")

    # A server that has just started is still starting its workers.
    await asyncio.gather(*[wake() for _ in range(ORIGINALS)])
    times.clear()
    woken: list[asyncio.Task[None]] = []
    for _ in range(round(seconds / 60 * A_MINUTE)):
        woken.append(asyncio.create_task(wake()))
        await asyncio.sleep(lots.expovariate(A_MINUTE / 60))
    await asyncio.gather(*woken)
    return report({"opened": times}, faults, {"p99": OPENED})


# ------------------------------------------------------------------ attacks


async def attack(server: Server, seconds: float) -> bool:
    """One game goes on while others attack the server in every way that once stopped it."""
    (game,) = await made([server], 1)
    well = True
    async with game.open([server]):
        for name in ("nobody", *ATTACKS):
            times: list[float] = []
            with attacked(server.port, game.id, name):
                end = time.perf_counter() + seconds
                while time.perf_counter() < end and (took := await game.move()) is not None:
                    times.append(took * 1000)
                    await asyncio.sleep(0.1)
            met = bool(times) and quantiles(times)["p99"] <= OPENED
            well = well and met
            console.print(f"  {name:22} {figures(times)}  {'met' if met else '[red]NOT met[/]'}")
    game.check(server)
    console.print(f"Another player's move, p99 at most {OPENED:.0f} ms: {'met' if well else 'NOT met'}")
    return well


# ------------------------------------------------------------------ the command


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=0, help="live games (200; with --kill 10)")
    parser.add_argument("--spectators", type=int, default=0, help="people who watch, each at one game")
    parser.add_argument("--seconds", type=float, default=180, help="how long (180); with --attack, how long each")
    parser.add_argument("--period", type=float, default=4, help="seconds from one move of a game to the next")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own instead of SQLite")
    parser.add_argument("--servers", type=int, default=1, help="that many on one PostgreSQL")
    parser.add_argument("--kill-one", action="store_true", help="kill the first of several half-way")
    parser.add_argument("--kill", type=int, default=0, metavar="TIMES", help="kill the server so often")
    parser.add_argument("--dormant", type=int, default=0, metavar="GAMES", help="so many games at rest")
    parser.add_argument("--attack", action="store_true", help="attack the server while somebody plays")
    given = parser.parse_args()
    if given.kill_one and given.servers < 2:
        parser.error("--kill-one wants --servers 2 or more")
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="senlac-load")))
        shared = given.postgresql or given.servers > 1
        database = stack.enter_context(postgresql(safe=True)).url if shared else ""
        # An attack is for the limits to stop; everybody else here comes from one address.
        options = [] if given.attack else ["--crowd", "100000"]
        servers = [Server(folder / str(number), database, *options) for number in range(given.servers)]
        for server in servers:
            server.start()
            stack.callback(server.stop)
        well = asyncio.run(run(given, servers))
        for server in servers:
            server.stop()
            if "Traceback" in server.log.read_text():
                console.print(f"[red]The server complained:[/]\n{server.log.read_text()[-3000:]}")
                well = False
    return 0 if well else 1


async def run(given: argparse.Namespace, servers: list[Server]) -> bool:
    if given.kill:
        return await kill(servers[0], given.games or 10, given.kill)
    if given.dormant:
        return await dormant(servers[0], given.dormant, given.seconds)
    if given.attack:
        return await attack(servers[0], given.seconds)
    games = await made(servers, given.games or 200)
    console.print(
        f"{len(games)} games, {2 * len(games)} players, {given.spectators} spectators, {len(servers)} servers, "
        f"a move every {given.period:g} s in each, {given.seconds:g} s"
    )
    return await Load(servers, games, given.spectators, given.period).run(given.seconds, given.kill_one)


if __name__ == "__main__":
    sys.exit(main())
