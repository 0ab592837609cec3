"""Measure Senlac's speed, pure and compiled, against the committed baseline and beside other engines, in one run.

`./dev bench` compiles and calls this; `bench.py` alone measures the pure code only. Every measurement is a process of
its own (`bench.py --child ...`), so that pure and compiled code never mix. A fixed loop of plain Python, the
calibration, is timed in turn with the work: ratios compare figures per calibrated speed, as machines are noisy. The
file is long because it must be one: each process runs it again.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NamedTuple

from peers import PEERS, Peer, Work, generator
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from senlac.environments import GAMES as ENVIRONMENTS

BASELINE = Path(__file__).with_name("baseline.json")
PURE, COMPILED = "pure", "compiled"

#: What is measured of a game. All figures are rates, as shown but for those of TIMES, which are shown as times.
ROWS = {
    "clone": "clone, µs",
    "reach": "reach of a unit, µs",
    "decisions": "decisions/s",
    "games": "games/s",
    "driven-decisions": "decisions/s, from Python",
    "driven-games": "games/s, from Python",
    "thinking": "ismcts iterations/s",
    "ismcts": "ismcts, games to their end/s",
    "turns": "PettingZoo, steps/s",
    "vector": "vectorised, steps/s",
}
TIMES = ("clone", "reach")
#: The row of a work's units, and the row of its calls if they count.
WORKS = {
    "clone": ("clone", ""),
    "reach": ("reach", ""),
    "inside": ("decisions", "games"),
    "driven": ("driven-decisions", "driven-games"),
    "thinking": ("thinking", ""),
    "ismcts": ("ismcts", ""),
    "turns": ("turns", ""),
    "vector": ("vector", ""),
}
#: Works, and their rows of the same names, that only some games have.
ONLY = {"reach": ("hastings",), "turns": ENVIRONMENTS, "vector": ENVIRONMENTS}
#: At least so many per second, (game, row, mode): a clone of fords in 5 µs pure and 2 compiled, of 1066 in 3.5
#: and 1, of Hastings in 8 pure; reach in 40 and 5. 1565 is played by the same engine, and at most a tenth slower. Whole
#: solo games, where the Foe's turns are steps between the player's decisions and no decisions themselves, are a fifth.
GOALS = {
    ("1066", "clone", PURE): 285_714.0,
    ("1066", "clone", COMPILED): 1_000_000.0,
    ("1066", "decisions", PURE): 40_000.0,
    ("1066", "decisions", COMPILED): 250_000.0,
    ("1066", "thinking", COMPILED): 1_350.0,
    ("1066", "turns", PURE): 15_000.0,
    ("1066", "turns", COMPILED): 40_000.0,
    ("1066", "vector", COMPILED): 120_000.0,
    ("1565", "clone", PURE): 257_143.0,
    ("1565", "clone", COMPILED): 900_000.0,
    ("1565", "decisions", PURE): 36_000.0,
    ("1565", "decisions", COMPILED): 225_000.0,
    ("1565", "thinking", COMPILED): 1_215.0,
    ("1066-solo", "clone", PURE): 133_333.0,
    ("1066-solo", "clone", COMPILED): 320_000.0,
    ("1066-solo", "games", PURE): 79.0,
    ("1066-solo", "games", COMPILED): 495.0,
    ("fords", "clone", PURE): 200_000.0,
    ("hastings", "clone", PURE): 125_000.0,
    ("hastings", "decisions", PURE): 5_000.0,
    ("hastings", "decisions", COMPILED): 40_000.0,
    ("hastings", "reach", PURE): 25_000.0,
    ("hastings", "reach", COMPILED): 200_000.0,
    ("fords", "clone", COMPILED): 500_000.0,
    ("fords", "decisions", PURE): 80_000.0,
    ("fords", "decisions", COMPILED): 400_000.0,
}
#: Calibration loops per second of the machine for which the goals were set, when nothing slows it down.
FULL_SPEED = 9e6

ABOUT = """Measure the speed of every installed game, pure and compiled: against the committed baseline, and beside
other engines if they are installed (pip install -e .[bench])."""

MIDDLE_OF_A_GAME = 40  # decisions
TOO_LONG = 20_000  # decisions of a game that does not end
CYCLE = 20  # games, played over and over: pure and compiled do the same work, however far they come
STRIDE = 10  # decisions from one position to the next of those whose units are asked for their reach
MARCHES = 12  # games of such positions
ROWS_OF_GAMES = 64  # in the vectorised environment
CLONES = 1_000
ITERATIONS = 50
CALIBRATION_LOOPS = 20_000
SLICE = 0.005  # seconds


class Figure(NamedTuple):
    """How many per second, and the speed of the calibration loop meanwhile."""

    rate: float
    calibration: float

    @property
    def calibrated(self) -> float:
        return self.rate / self.calibration


class Failed(Exception):
    """A measurement that could not be made."""


#: The figures of all rounds, or the middle one of them, by subject (a game or a peer), row and mode.
Key = tuple[str, str, str]
Figures = dict[Key, Figure]


# ------------------------------------------------------------------ the child: measuring


def calibrate() -> None:
    """The fixed loop of plain Python that tells how fast the machine is just now."""
    x = 1
    for _ in range(CALIBRATION_LOOPS):
        x = (x * 1_103_515_245 + 12_345) & 0x7FFFFFFF


def measure(work: Work, seconds: float) -> tuple[Figure, Figure]:
    """How many units of the work are done a second of processor time, and how many calls.

    A machine may change its speed many times a second, so slices of work and of calibration, half as long, alternate.
    """
    clock = time.process_time
    work()
    units, calls, loops = 0, 0, 0
    working = calibrating = 0.0
    while working < seconds:
        begin = clock()
        while clock() - begin < SLICE:
            units += work()
            calls += 1
        middle = clock()
        for _ in range(round((middle - begin) / SLICE)):
            calibrate()
            loops += CALIBRATION_LOOPS
        working += middle - begin
        calibrating += clock() - middle
    speed = loops / calibrating
    return Figure(units / working, speed), Figure(calls / working, speed)


def child_game(name: str, mode: str, seconds: float) -> dict[str, Any]:
    from senlac import registry
    from senlac.kernel import frames

    if is_compiled(frames.__file__) != (mode == COMPILED):
        sys.exit(f"The {mode} kernel was wanted, but {frames.__file__} was imported.")
    game = registry.configure(name, {})
    rates: dict[str, Figure] = {}
    for work, (units, calls) in WORKS.items():
        if name not in ONLY.get(work, (name,)):
            continue
        of_units, of_calls = measure(game_work(game, work), seconds)
        rates[units] = of_units
        if calls:
            rates[calls] = of_calls
    rules = sys.modules[type(game).__module__].__file__
    return {"rates": rates, "same": fingerprint(game), "rules_compiled": is_compiled(rules)}


def is_compiled(file: str | None) -> bool:
    return file is not None and not file.endswith(".py")


def game_work(game: Any, work: str) -> Work:
    """One of WORKS on a game."""
    makers = {
        "clone": cloning,
        "reach": reaching,
        "inside": inside,
        "driven": driven,
        "thinking": thinking,
        "ismcts": to_the_end,
        "turns": in_turns,
        "vector": side_by_side,
    }
    return makers[work](game)


def inside(game: Any) -> Work:
    """Random games in the kernel's own loop."""
    from senlac.kernel.frames import playout, run
    from senlac.kernel.rng import Quick

    rng, played = Quick(1), 0

    def play() -> int:
        nonlocal rng, played
        if played % CYCLE == 0:
            rng = Quick(1)
        played += 1
        s = game.start()
        run(s)
        made = playout(s, rng, TOO_LONG)
        if not s.result:
            sys.exit(f"A random game of {game.name} was not over after {TOO_LONG} decisions.")
        return made

    return play


def driven(game: Any) -> Work:
    """Random games in a loop of this interpreted file, as a Python agent would play."""
    from senlac.kernel.frames import answer, first_asked, options, resolve_all, run
    from senlac.kernel.rng import Quick

    rng, draw, played = Quick(1), generator().random, 0

    def play() -> int:
        nonlocal rng, draw, played
        if played % CYCLE == 0:
            rng, draw = Quick(1), generator().random
        played += 1
        s = game.start()
        run(s)
        resolve_all(s, rng)
        made = 0
        while not s.result and made < TOO_LONG:
            seat = first_asked(s)
            offered = options(s, seat)
            answer(s, seat, offered[int(draw() * len(offered))])
            resolve_all(s, rng)
            made += 1
        return made

    return play


def cloning(game: Any) -> Work:
    s = middle_of(game)

    def clone() -> int:
        for _ in range(CLONES):
            s.clone()
        return CLONES

    return clone


def reaching(game: Any) -> Work:
    """Where each unit on the map can go, once in each position, as the positions of a few random games come.

    Some of that was found a few decisions ago, and some is new; when the games begin again, nothing is known.
    """
    from senlac.games.hastings.rules.reach import reach
    from senlac.games.hastings.state.position import is_fit
    from senlac.kernel.frames import playout, run
    from senlac.kernel.rng import Quick

    rng, positions, place = Quick(1), [], 0
    for _ in range(MARCHES):
        s = game.start()
        run(s)
        while not s.result:
            positions.append((s.clone(), [unit for unit in range(game.field.count) if is_fit(s, unit)]))
            playout(s, rng, STRIDE)

    def look() -> int:
        nonlocal place
        if place == 0:
            steps = game.field.steps
            game.field.steps = type(steps)(steps.grid, steps.cost)
        s, units = positions[place]
        place = (place + 1) % len(positions)
        for unit in units:
            reach(s, unit)
        return len(units)

    return look


def thinking(game: Any) -> Work:
    """The ismcts bot as it plays, on the view of one position."""
    from senlac.ai.ismcts import Ismcts

    return searching(game, Ismcts(seed=1, iterations=ITERATIONS))


def to_the_end(game: Any) -> Work:
    """The same with play-outs to the end of the game, as other engines count their simulations."""
    from senlac.ai.ismcts import Ismcts

    return searching(game, Ismcts(seed=1, iterations=ITERATIONS, depth=TOO_LONG))


def searching(game: Any, bot: Any) -> Work:
    from senlac.kernel.decision import decision
    from senlac.kernel.frames import first_asked
    from senlac.kernel.views import view

    s = middle_of(game)
    seat = first_asked(s)
    seen, question = view(s, seat), decision(s, seat)
    assert question is not None

    def think() -> int:
        bot.choose(seen, question)
        return ITERATIONS

    return think


def in_turns(game: Any) -> Work:
    """Random games in the PettingZoo environment, with every observation and mask, as an agent would play."""
    from senlac import envs

    env, draw, played = envs.aec(game.name), generator().random, 0

    def play() -> int:
        nonlocal draw, played
        if played % CYCLE == 0:
            draw = generator().random
        env.reset(seed=played % CYCLE)
        played += 1
        made = 0
        for _ in env.agent_iter(2 * TOO_LONG):
            seen, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
                continue
            offered = seen["action_mask"].nonzero()[0]
            env.step(int(offered[int(draw() * len(offered))]))
            made += 1
        return made

    return play


def side_by_side(game: Any) -> Work:
    """Random games in the vectorised environment, with every observation and mask."""
    import numpy as np

    from senlac import envs

    env = envs.vector(game.name, ROWS_OF_GAMES)
    rng = np.random.default_rng(1)
    batch = env.reset(seed=1)

    def step() -> int:
        nonlocal batch
        counts = batch.mask.sum(1, dtype=np.int64)
        batch = env.step((rng.random(ROWS_OF_GAMES) * counts).astype(np.int64))
        return ROWS_OF_GAMES

    return step


def middle_of(game: Any) -> Any:
    """A position after 40 random decisions, or a few more, in which there is something to choose."""
    from senlac.ai.search import choices
    from senlac.kernel.frames import first_asked, playout, run
    from senlac.kernel.rng import Quick

    for seed in range(1_000):
        rng = Quick(seed)
        s = game.start()
        run(s)
        playout(s, rng, MIDDLE_OF_A_GAME)
        while not s.result and len(choices(s, first_asked(s))) < 2:
            playout(s, rng, 1)
        if not s.result:
            return s
    sys.exit(f"No random game of {game.name} lasts longer than {MIDDLE_OF_A_GAME} decisions.")


def fingerprint(game: Any) -> int:
    """A checksum of ten random games: pure and compiled code must play the same."""
    from senlac.kernel.frames import playout, run
    from senlac.kernel.rng import Quick

    rng, played = Quick(10), []
    for _ in range(10):
        s = game.start()
        run(s)
        played.append((playout(s, rng, TOO_LONG), s.result))
    return zlib.crc32(repr(played).encode())


def child_peer(name: str, _mode: str, seconds: float) -> dict[str, Any]:
    units, calls = measure(PEERS[name].set_up(), seconds)
    return {"rates": dict(zip(peer_rows(PEERS[name]), (units, calls), strict=False))}


def child(subject: str, mode: str, seconds: str) -> int:
    kind = child_peer if subject in PEERS else child_game
    print(json.dumps(kind(subject, mode, float(seconds))))
    return 0


# ------------------------------------------------------------------ the parent: rounds


class Plan(NamedTuple):
    """What is to be measured, and how long."""

    games: list[str]
    peers: list[str]
    site: Path | None
    rounds: int
    peer_rounds: int
    seconds: float

    def modes(self) -> list[str]:
        return [PURE, COMPILED] if self.site else [PURE]

    def tasks(self) -> list[tuple[int, str, str]]:
        """All measurements in order (round, subject, mode): pure and compiled take turns."""
        found = []
        for number in range(1, self.rounds + 1):
            found += [(number, game, mode) for game in self.games for mode in self.modes()]
            if number <= self.peer_rounds:
                found += [(number, peer, peer_mode(PEERS[peer])) for peer in self.peers]
        return found


class Outcome:
    """What all rounds gave: figures, peers that failed, and games whose rules were not compiled."""

    def __init__(self) -> None:
        self.rounds: dict[Key, list[Figure]] = {}
        self.failed: dict[str, str] = {}
        self.interpreted: set[str] = set()
        self.same: dict[str, int] = {}

    def add(self, subject: str, mode: str, told: dict[str, Any]) -> None:
        for row, (rate, calibration) in told["rates"].items():
            self.rounds.setdefault((subject, row, mode), []).append(Figure(rate, calibration))
        if subject in PEERS:
            return
        if self.same.setdefault(subject, told["same"]) != told["same"]:
            raise Failed(
                f"Two measurements of {subject} did not play the same games: the compiled code is not of these "
                "sources, or the sources changed meanwhile, or compiling changes what they do."
            )
        if mode == COMPILED and not told["rules_compiled"]:
            self.interpreted.add(subject)

    def best(self) -> Figures:
        """Of each figure the highest, as measured."""
        return {key: max(figures, key=lambda figure: figure.rate) for key, figures in self.rounds.items()}

    def middle(self) -> Figures:
        """Of each figure the round that is the median per calibrated speed."""
        return {
            key: sorted(figures, key=lambda figure: figure.calibrated)[(len(figures) - 1) // 2]
            for key, figures in self.rounds.items()
        }


def peer_mode(peer: Peer) -> str:
    return COMPILED if peer.compiled else PURE


def run_all(plan: Plan) -> Outcome:
    outcome = Outcome()
    for _, subject, mode in shown_progress(plan):
        try:
            outcome.add(subject, mode, measured(plan, subject, mode))
        except Failed as failure:
            if subject not in PEERS:
                raise
            outcome.failed[subject] = str(failure)
    return outcome


def measured(plan: Plan, subject: str, mode: str) -> dict[str, Any]:
    """One measurement in a process of its own."""
    command = [sys.executable, __file__, "--child", subject, mode, str(plan.seconds)]
    path = [str(plan.site)] if plan.site and mode == COMPILED and subject not in PEERS else []
    path += [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONHASHSEED": "0"}
    limit = 120 + 20 * plan.seconds
    try:
        done = subprocess.run(  # noqa: S603 - this very file
            command, env=environment, capture_output=True, text=True, timeout=limit, check=False
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"no result after {limit:.0f} s") from None
    if done.returncode:
        raise Failed((done.stderr.strip() or f"exit code {done.returncode}").splitlines()[-1])
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def shown_progress(plan: Plan) -> Iterator[tuple[int, str, str]]:
    """The plan's tasks one by one: a bar on a terminal, a line for each round elsewhere."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    last = 0
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        tasks = plan.tasks()
        bar = progress.add_task("", total=len(tasks))
        for number, subject, mode in tasks:
            progress.update(bar, description=f"round {number} of {plan.rounds}: {subject}, {mode}")
            if number != last and not console.is_terminal:
                console.print(f"round {number} of {plan.rounds} ...")
            last = number
            yield number, subject, mode
            progress.advance(bar)


# ------------------------------------------------------------------ the table


class Report:
    """The one table: figures are the best of the rounds, ratios the median per calibrated speed."""

    def __init__(self, plan: Plan, outcome: Outcome, base: Figures) -> None:
        self.plan = plan
        self.outcome = outcome
        self.best = outcome.best()
        self.middle = outcome.middle()
        self.base = base

    def table(self) -> Table:
        grid = Table(title="Speed", box=SIMPLE, caption=self.caption(), title_justify="left", caption_justify="left")
        grid.add_column("what", no_wrap=True)
        for heading in (PURE, COMPILED, "compiled\n/ pure", "pure\n/ base", "compiled\n/ base"):
            grid.add_column(heading, justify="right", no_wrap=True)
        grid.add_column("goal; beside a peer: Senlac", overflow="fold")
        for game in self.plan.games:
            note = "only the kernel is compiled, not its rules" if game in self.outcome.interpreted else ""
            grid.add_row(f"[bold]{game}[/bold]", *[""] * 5, note)
            for row in ROWS:
                if game in ONLY.get(row, (game,)):
                    grid.add_row(*self.game_cells(game, row))
            grid.add_section()
        for title, names in peers_by_title().items():
            grid.add_row(f"[bold]{title}[/bold]", *[""] * 5, self.trouble(names))
            for name in names:
                for row in peer_rows(PEERS[name]):
                    if (name, row, peer_mode(PEERS[name])) in self.best:
                        grid.add_row(*self.peer_cells(name, row))
        return grid

    def game_cells(self, game: str, row: str) -> list[str]:
        pure, compiled = (game, row, PURE), (game, row, COMPILED)
        return [
            "  " + ROWS[row],
            shown(self.best.get(pure), row),
            shown(self.best.get(compiled), row),
            self.ratio(compiled, pure),
            self.against_base(pure),
            self.against_base(compiled),
            "\n".join(self.verdict(key) for key in (pure, compiled) if key in GOALS and key in self.best),
        ]

    def peer_cells(self, name: str, row: str) -> list[str]:
        """A peer's line; its decisions stand beside those of our first game, from the same kind of loop."""
        mode = peer_mode(PEERS[name])
        figure = shown(self.best[name, row, mode], row)
        game = self.plan.games[0]
        ours = (game, f"driven-{row}" if row in ("decisions", "games") else row, mode)
        beside = f"{game} {mode}: {self.ratio(ours, (name, row, mode))}" if ours in self.best else ""
        cells = [figure, ""] if mode == PURE else ["", figure]
        return ["  " + ROWS[row], *cells, "", "", "", beside if row != "games" else ""]

    def trouble(self, names: list[str]) -> str:
        """Why a peer has no figures."""
        if not installed(PEERS[names[0]]):
            return "not installed"
        return "\n".join(f"failed: {self.outcome.failed[name]}" for name in names if name in self.outcome.failed)

    def verdict(self, key: Key) -> str:
        _, row, mode = key
        sign = "≤" if row in TIMES else "≥"
        word = "[red]not met[/red]"
        if self.best[key].rate >= GOALS[key]:
            word = "[green]met[/green]"
        elif self.middle[key].calibrated * FULL_SPEED >= GOALS[key]:
            word = "[yellow]not met, only at full speed[/yellow]"
        return f"{mode} {sign} {shown(Figure(GOALS[key], FULL_SPEED), row)}: {word}"

    def ratio(self, one: Key, other: Key) -> str:
        return ratio(self.middle[one], self.middle[other]) if one in self.middle and other in self.middle else "-"

    def against_base(self, key: Key) -> str:
        if key not in self.middle:
            return "-"
        return ratio(self.middle[key], self.base[key]) if key in self.base else "new"

    def caption(self) -> str:
        plan, then = self.plan, f" (baseline: {machine_speed(self.base)})" if self.base else ""
        return (
            f"Python {platform.python_version()}. Figures and goals: the best of {plan.rounds} rounds (peers "
            f"{plan.peer_rounds}) of {plan.seconds:g} s, per second of processor time. Ratios (×, more is faster): the "
            "median of the rounds per calibrated speed, so they need not be those of the figures. Pure and compiled "
            f"took turns, each in its own process. Calibration: {machine_speed(self.middle)} million loops/s{then}; "
            f"full speed is {FULL_SPEED / 1e6:g}. "
            "An iteration of ismcts as it plays is judged after some decisions. Peers are driven from Python; compiled "
            "ones are C++."
        )


def peers_by_title() -> dict[str, list[str]]:
    titles: dict[str, list[str]] = {}
    for name, peer in PEERS.items():
        titles.setdefault(f"{peer.label} {installed(peer)}".strip(), []).append(name)
    return titles


def peer_rows(peer: Peer) -> tuple[str, ...]:
    return ("decisions", "games") if peer.counts == "decisions" else (peer.counts,)


def installed(peer: Peer) -> str:
    """The version of a peer, or nothing."""
    try:
        return version(peer.distribution)
    except PackageNotFoundError:
        return ""


def shown(figure: Figure | None, row: str) -> str:
    if figure is None:
        return "-"
    return f"{1e6 / figure.rate:.2f}" if row in TIMES else f"{figure.rate:,.0f}"


def ratio(one: Figure, other: Figure) -> str:
    """How many times as fast, at the same calibrated speed."""
    return f"{one.calibrated / other.calibrated:.2f}×"


def machine_speed(figures: Figures) -> str:
    """The lowest and the highest speed of the calibration loop, in millions a second."""
    speeds = sorted(figure.calibration / 1e6 for figure in figures.values())
    return f"{speeds[0]:.1f} to {speeds[-1]:.1f}"


# ------------------------------------------------------------------ the baseline


def read_baseline() -> Figures:
    """The committed figures; none if there is no file."""
    if not BASELINE.exists():
        return {}
    try:
        stored = json.loads(BASELINE.read_text("utf-8"))
        return {
            (game, row, mode): Figure(entry["rate"], entry["calibration"])
            for game, rows in stored.items()
            for row, modes in rows.items()
            for mode, entry in modes.items()
        }
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Failed(f"{BASELINE.name} cannot be read ({error!r}); delete it and use --update-baseline.") from error


def write_baseline(base: Figures, figures: Figures) -> None:
    """Put the new figures in place of the old; games that were not measured keep theirs."""
    stored: dict[str, dict[str, dict[str, dict[str, int]]]] = {}
    for (subject, row, mode), figure in {**base, **figures}.items():
        if subject not in PEERS:
            entry = {"rate": round(figure.rate), "calibration": round(figure.calibration)}
            stored.setdefault(subject, {}).setdefault(row, {})[mode] = entry
    BASELINE.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n", "utf-8")


# ------------------------------------------------------------------ the command


def parse(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench", description=ABOUT, allow_abbrev=False)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: under half a minute, rougher")
    parser.add_argument("--games", nargs="+", metavar="NAME", help="only these games (default: all that are installed)")
    parser.add_argument("--seconds", type=float, metavar="S", help="length of one measurement (0.3; quick: 0.1)")
    parser.add_argument("--update-baseline", action="store_true", help="write the figures to benchmarks/baseline.json")
    parser.add_argument("--compiled", type=Path, metavar="SITE", help="folder of the compiled packages (dev gives it)")
    given = parser.parse_args(args)
    if given.seconds is not None and not 0.01 <= given.seconds <= 60:
        parser.error("--seconds must be a number from 0.01 to 60.")
    if given.quick and given.update_baseline:
        parser.error("--update-baseline needs full rounds; leave out --quick.")
    if given.compiled and not (given.compiled / "senlac").is_dir():
        parser.error(f"--compiled must be a folder with the compiled package senlac, and {given.compiled} is none.")
    given.games = chosen_games(parser, given.games)
    return given


def chosen_games(parser: argparse.ArgumentParser, names: list[str] | None) -> list[str]:
    from senlac import registry
    from senlac.kernel.errors import SenlacError

    try:
        found = list(dict.fromkeys(registry.games() if names is None else names))
        for name in found:
            registry.game_type(name)
    except SenlacError as error:
        parser.error(str(error))
    if not found:
        parser.error("No game is installed; ./dev sets up the two proving games.")
    return found


def make_plan(given: argparse.Namespace) -> Plan:
    peers = [name for name, peer in PEERS.items() if installed(peer)]
    rounds, peer_rounds, seconds = (3, 1, 0.1) if given.quick else (5, 3, 0.3)
    site = given.compiled.resolve() if given.compiled else None
    return Plan(given.games, peers, site, rounds, peer_rounds, given.seconds or seconds)


def main(args: list[str]) -> int:
    given = parse(args)
    plan = make_plan(given)
    try:
        base = read_baseline()
        outcome = run_all(plan)
    except Failed as failure:
        print(f"The benchmark failed: {failure}", file=sys.stderr)
        return 1
    console = Console()
    if not console.is_terminal:
        console = Console(width=120)
    console.print(Report(plan, outcome, base).table())
    if given.update_baseline:
        write_baseline(base, outcome.middle())
        console.print("Written: benchmarks/baseline.json")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(child(*sys.argv[2:]) if sys.argv[1:2] == ["--child"] else main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
