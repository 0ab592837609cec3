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
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.crowd import PATIENCE, WATCHING, Fault, Game, Screen, Server, console, lots, made
from rich.table import Table
from websockets.exceptions import WebSocketException

#: In milliseconds, from an action to both screens.
GOALS = {"p50": 40.0, "p99": 250.0}


# ------------------------------------------------------------------ how long it takes


async def load(server: Server, count: int, watching: int, seconds: float, period: float) -> bool:
    """Play, and say how long it took; whether nothing was lost and the goals were met."""
    games = await made(server, count)
    console.print(
        f"{count} games, {2 * count} players, {watching} spectators, a move every {period:g} s in each, {seconds:g} s"
    )
    spectators = [Screen(games[number % count].id, WATCHING, "") for number in range(watching)]
    times: dict[str, list[float]] = {"1066": [], "hastings": []}
    faults: list[str] = []
    async with contextlib.AsyncExitStack() as stack:
        for screen in [*(screen for game in games for screen in game.screens), *spectators]:
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
    moves = sum(len(took) for took in times.values())
    console.print(
        f"Server: {(processor - used) / lasted:.0%} of a processor, "
        f"{(processor - used) / max(1, moves) * 1000:.2f} ms a move, {memory:.0f} MB"
    )
    return report(times, faults)


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
    parser.add_argument("--spectators", type=int, default=0, help="people who watch, each at one game")
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
                well = asyncio.run(load(server, given.games or 200, given.spectators, given.seconds, given.period))
        finally:
            server.stop()
        if "Traceback" in server.log.read_text():
            console.print(f"[red]The server complained:[/]\n{server.log.read_text()[-3000:]}")
            well = False
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
