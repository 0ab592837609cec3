"""How light the browser client is: its weight, how fast it draws, and whether anything blocks while a round is shown.

./dev web measure              everything below, in a real Chromium with a real server
./dev web measure --slower 6   for a processor six times as slow instead of four
./dev web measure --clock      by the clock, with Chromium's own brake, on a machine that does nothing else
./dev web measure --tasks 8    also lists what the longest tasks were made of

Tasks are measured in the processor time of the page's main thread and multiplied by how much slower the processor is to
be. Neighbours on a busy machine make even that time longer: a fixed loop, run before and after, tells how much, and
figures are divided by it. With --clock nothing is corrected.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Browser, Page, async_playwright
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
PACKS = ROOT / "src" / "senlac" / "games" / "hebs" / "packs"
sys.path.insert(0, str(ROOT))

from tests.web.conftest import AT_SPEED, CHROMIUM, FLAGS, Server  # noqa: E402 - the tests are no installed package
from tests.web.positions import SAVES, ask, open_save, save_at  # noqa: E402
from tests.web.weight import GAMES, STATIC, packed  # noqa: E402

#: A whole round with everything in it, and a table full of cards: save, entry before, entry after.
ROUNDS = {
    "1066": ("1066-rules2", 140, 153),
    "1565": ("1565-rules2", 150, 165),
    "Hastings": ("hastings-midgame", 150, 162),
}
FULL = {"1066": ("1066-rules2", 152), "1565": ("1565-midgame", 90), "Hastings": ("hastings-midgame", 147)}
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "v8"]
#: Milliseconds, but for the first two.
GOALS = {"script": 300_000, "fonts": 200_000, "picture": 3, "task": 50, "table": 150, "decision": 3000}

PARTS = ["pictures", "decision", "tables", "rounds"]
#: What the main thread does to paint what has been laid out.
PAINTING = ("Paint", "PrePaint", "Layerize", "Commit")

console = Console()


class Row(NamedTuple):
    what: str
    found: str
    goal: str
    held: bool


class Measuring(NamedTuple):
    slower: float
    clock: bool
    tasks: int
    only: list[str]


# ------------------------------------------------------------------ weight


def weight() -> Iterator[Row]:
    """What a browser has loaded before it has seen every game, packed."""
    fonts = sum(path.stat().st_size for path in STATIC.rglob("*.woff2"))
    for what, size in (("script", packed()[GAMES]), ("fonts", fonts)):
        yield Row(f"{what}, bytes", f"{size:,}", f"{GOALS[what]:,}", size <= GOALS[what])


# ------------------------------------------------------------------ pictures

#: Composes every picture at each size, first cold and then again: milliseconds, round, subject, size.
COMPOSE = """(subjects) => {
    const sizes = ["plate", "hand", "full"], times = [];
    for (const round of [0, 1]) for (const subject of subjects) for (const size of sizes) {
        const before = performance.now();
        senlacArt.compose(subject, { size });
        times.push([performance.now() - before, round, subject.id, size]);
    }
    return times;
}"""


async def pictures(browser: Browser) -> list[Row]:
    """Each picture by itself, as cold as it comes: the best of five pages, as others use the machine too."""
    best: dict[tuple[int, str, str], float] = {}
    wanted = subjects()
    for _ in range(5):
        page = await browser.new_page()
        await page.add_script_tag(path=STATIC / "composer.js")
        for time, turn, name, size in await page.evaluate(COMPOSE, wanted):
            best[turn, name, size] = min(time, best.get((turn, name, size), time))
        await page.close()
    times = [(time, *key) for key, time in best.items()]
    rows = []
    for turn, name in ((0, "first time"), (1, "again")):
        found = sorted((it for it in times if it[1] == turn), reverse=True)
        middle, most = found[len(found) // 2][0], found[len(found) // 100][0]
        told = f"middle {middle:.1f}, 99 of 100 under {most:.1f}, worst {found[0][0]:.1f} ({found[0][2]})"
        rows.append(Row(f"a picture composed, {name}", told, f"{GOALS['picture']} ms", most <= GOALS["picture"]))
    first = times[0][0]
    return [Row("the very first picture", f"{first:.1f}", f"{GOALS['picture']} ms", first <= GOALS["picture"]), *rows]


def subjects() -> list[dict[str, Any]]:
    """What the pictures of all cards and Objectives are drawn from."""
    found = []
    for path in sorted(PACKS.glob("*.toml")):
        pack = tomllib.loads(path.read_text("utf-8"))
        if "pack" not in pack:
            continue
        about = {"box": pack["pack"]["box"], "faction": pack["pack"]["faction"]}
        found += [{"unit": "", "traits": [], "might": 0, **card, **about} for card in pack["card"]]
        for task in pack["objective"]:
            name = f"{about['faction']}-{task['letter']}"
            found.append({"id": name, "type": "objective", "letter": task["letter"], **about})
    return found


# ------------------------------------------------------------------ tasks

#: Runs a fixed loop so many times; milliseconds of the fastest.
LOOP = """(times) => {
    let fastest = Infinity;
    for (let i = 0; i < times; i++) {
        const before = performance.now();
        let sum = 0;
        for (let k = 0; k < 400_000; k++) sum = (sum * 31 + k) | 0;
        fastest = Math.min(fastest, performance.now() - before);
        window.sum = sum;
    }
    return fastest;
}"""
TIMES = 300
#: Goes to a table as a link of the client does.
GO = """(game) => {
    history.pushState(null, "", `/play/${game}`);
    dispatchEvent(new PopStateEvent("popstate"));
}"""


async def burden(page: Page) -> float:
    """How many times as long as undisturbed work takes here and now, in processor time."""
    client = await page.context.new_cdp_session(page)
    await client.send("Performance.enable", {"timeDomain": "threadTicks"})

    async def spent() -> float:
        metrics = (await client.send("Performance.getMetrics"))["metrics"]
        return float(next(it["value"] for it in metrics if it["name"] == "TaskDuration")) * 1000

    await page.evaluate(LOOP, 20)
    before = await spent()
    fastest = float(await page.evaluate(LOOP, TIMES))
    whole = await spent() - before
    await client.detach()
    return max(1.0, whole / (fastest * TIMES))


Event = dict[str, Any]


async def traced(
    browser: Browser, page: Page, measuring: Measuring, doing: Callable[[], Awaitable[None]]
) -> list[Task]:
    """The tasks of the page's main thread meanwhile, the longest first, as a slower processor would take for them."""
    before = await burden(page)
    await slow(page, measuring)
    await browser.start_tracing(page=page, categories=CATEGORIES)
    await doing()
    events: list[Event] = json.loads(await browser.stop_tracing())["traceEvents"]
    factor = 1.0 if measuring.clock else measuring.slower / ((before + await burden(page)) / 2)
    return tasks(events, "dur" if measuring.clock else "tdur", factor)


class Task(NamedTuple):
    time: float
    inside: list[Event]
    #: What its parts are multiplied by.
    factor: float

    def spent_on(self, names: tuple[str, ...]) -> float:
        """The milliseconds of its parts with one of these names."""
        return sum(event.get("tdur", 0) for event in self.inside if event["name"] in names) * self.factor / 1000

    def made_of(self) -> str:
        """Its parts, the longest first."""
        parts: Counter[str] = Counter()
        for event in self.inside:
            data = event.get("args", {}).get("data") or {}
            parts[f"{event['name']} {data.get('functionName', '') or data.get('type', '')}".strip()] += event.get(
                "tdur", 0
            )
        return ", ".join(f"{name} {time / 1000:.1f}" for name, time in parts.most_common(6))


def tasks(events: list[Event], time: str, factor: float) -> list[Task]:
    """The longest two hundred tasks of the page's main thread, in milliseconds times a factor."""
    pages = {event["pid"] for event in events if event["name"] == "UpdateLayoutTree"}
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain" and event["pid"] in pages
    }
    own = [event for event in events if (event["pid"], event["tid"]) in mains and event.get("ph") == "X"]
    whole = [event for event in own if event["name"] == "ThreadControllerImpl::RunTask"]
    found = []
    for event in sorted(whole, key=lambda it: -it.get(time, 0))[:200]:
        end = event["ts"] + event["dur"]
        inside = [it for it in own if event["ts"] <= it["ts"] < end and "RunTask" not in it["name"]]
        found.append(Task(event.get(time, 0) * factor / 1000, inside, factor))
    return found


async def slow(page: Page, measuring: Measuring) -> None:
    """Put the brake on, if the clock is to count."""
    if measuring.clock:
        client = await page.context.new_cdp_session(page)
        await client.send("Emulation.setCPUThrottlingRate", {"rate": measuring.slower})


async def opened(browser: Browser, speed: int) -> Page:
    context = await browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    await context.add_init_script(AT_SPEED.replace("SPEED", str(speed)))
    page = await context.new_page()
    page.set_default_timeout(600_000)
    return page


async def rounds(browser: Browser, server: Server, measuring: Measuring) -> list[Row]:
    """The longest task while a round is shown at the usual speed."""
    rows = []
    for name, (save, first, last) in ROUNDS.items():
        page = await opened(browser, 1)
        game = await open_save(page, server.address, (SAVES / f"{save}.senlac").read_text())
        await page.goto(f"{server.address}/replay/{game}#{first}")
        await page.wait_for_selector(".board [data-ref]")
        await page.wait_for_timeout(3000)

        async def watched(page: Page = page, first: int = first, last: int = last) -> None:
            for _ in range(first, last):
                await page.keyboard.press("]")
                await page.wait_for_timeout(200)
                await page.wait_for_selector("output[aria-busy=false]")

        found = await traced(browser, page, measuring, watched)
        await page.context.close()
        over = [task for task in found if task.time > GOALS["task"]]
        told = f"longest {found[0].time:.0f}, {len(over)} too long"
        rows.append(Row(f"tasks in a round of {name}", told, f"{GOALS['task']} ms", not over))
        for task in found[: measuring.tasks]:
            console.print(f"  {name} {task.time:.0f} ms: {task.made_of()}")
    return rows


async def tables(browser: Browser, server: Server, measuring: Measuring) -> list[Row]:
    """All that the main thread does for a table full of cards, from what the server says to the last picture."""
    rows = []
    for name, (save, entry) in FULL.items():
        page = await opened(browser, 0)
        game = await open_save(page, server.address, save_at(save, entry))
        await page.wait_for_selector(".board [data-ref]")
        await page.wait_for_timeout(2000)
        await page.goto(server.address)
        await page.wait_for_selector("article")
        await page.wait_for_timeout(1500)

        async def came(page: Page = page, game: str = game) -> None:
            await page.evaluate(GO, game)
            await page.wait_for_selector(".board [data-ref]")
            await page.wait_for_timeout(2500)

        found = await traced(browser, page, measuring, came)
        await page.context.close()
        whole, painting = sum(task.time for task in found), sum(task.spent_on(PAINTING) for task in found)
        over = [task for task in found if task.time > GOALS["task"]]
        told = (
            f"{painting:.0f}; from the message on {whole:.0f}, longest task {found[0].time:.0f}, {len(over)} too long"
        )
        rows.append(Row(f"a full table of {name}, painted", told, f"{GOALS['table']} ms", painting <= GOALS["table"]))
        for task in found[: measuring.tasks]:
            console.print(f"  {name} {task.time:.0f} ms: {task.made_of()}")
    return rows


async def decision(browser: Browser, server: Server) -> list[Row]:
    """From an address that is opened to the first question, nothing loaded before."""
    page = await opened(browser, 1)
    made = await ask(page, server.address, "POST", "/api/import", save_at("1066-midgame", 7))
    state = await page.context.storage_state()
    await page.context.close()
    context = await browser.new_context(viewport={"width": 1280, "height": 800}, storage_state=state)
    page = await context.new_page()
    await page.goto(f"{server.address}/play/{made['id']}", wait_until="commit")
    await page.wait_for_selector(".curtain .primary, .prompt .bar, .thing.lead")
    time = await page.evaluate("performance.now()")
    await context.close()
    return [
        Row(
            "the first decision on a cold load, by the clock",
            f"{time:.0f}",
            f"{GOALS['decision']} ms",
            time <= GOALS["decision"],
        )
    ]


async def measure(measuring: Measuring) -> list[Row]:
    rows = list(weight())
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                if "pictures" in measuring.only:
                    rows += await pictures(browser)
                if "decision" in measuring.only:
                    rows += await decision(browser, server)
                if "tables" in measuring.only:
                    rows += await tables(browser, server, measuring)
                if "rounds" in measuring.only:
                    rows += await rounds(browser, server, measuring)
                await browser.close()
        finally:
            server.stop()
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--clock", action="store_true")
    parser.add_argument("--tasks", type=int, default=0)
    parser.add_argument("--only", nargs="*", choices=PARTS, default=PARTS)
    wanted = parser.parse_args()
    rows = asyncio.run(measure(Measuring(wanted.slower, wanted.clock, wanted.tasks, wanted.only)))
    table = Table("what", "found", "at most", "", box=SIMPLE)
    for row in rows:
        table.add_row(row.what, row.found, row.goal, "held" if row.held else "[red]not held[/]")
    console.print(table)
    return 0 if all(row.held for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
