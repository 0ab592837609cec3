"""`senlac sim`: many games between bots."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from senlac.cli.common import console, files_of_user, jobs_option, options_of_game, progress, read_settings
from senlac.kernel.errors import BadOption
from senlac.session.saves import replace_file
from senlac.sim import Arena, Setup, Tally, figures, pairings, show, show_matrix, simulate

#: The most failures to list.
SHOWN = 10


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option(
    "--bots", "names", default="greedy", show_default=True, help="A bot for each seat, or one for all of them."
)
@click.option(
    "--seed", default=1, show_default=True, help="The seed of the whole run; the same seed gives the same games."
)
@click.option("--iterations", type=click.IntRange(1), default=200, show_default=True, help="How long `ismcts` thinks.")
@click.option("--swap", is_flag=True, help="Play every game again with the bots swapped, and compare the bots.")
@jobs_option
@click.option("--matrix", is_flag=True, help="Play every faction against every other and itself, and show who wins.")
@click.option("--cards", is_flag=True, help="Also show a table of all cards.")
@click.option("--json", "into", type=click.Path(dir_okay=False, path_type=Path), help="Write all figures to this file.")
@options_of_game
@files_of_user
def command(
    game: str,
    games: int,
    names: str,
    seed: int,
    iterations: int,
    swap: bool,
    jobs: int | None,
    matrix: bool,
    cards: bool,
    into: Path | None,
    settings: tuple[str, ...],
) -> None:
    """Play many games between bots and show statistics.

    Shows wins by seat, lengths, endings, times, and dead or dominant cards; rates have 95 % confidence intervals.
    Ctrl-C shows what has been played so far. Exits with 1 if a game could not be finished.

    \b
    senlac sim fords --games 500 --bots greedy
    senlac sim fords --games 200 --bots greedy,ismcts --iterations 300 --swap
    senlac sim fords --games 500 --cards -o rounds=12 --json fords.json
    senlac sim hebs --matrix --games 100 -o battlefield=1565
    """
    bots = tuple(name.strip() for name in names.split(","))
    setup = Setup(game, bots, games, seed, iterations, swap, dict(read_settings(settings)))
    if into is not None and not into.absolute().parent.is_dir():
        raise BadOption(f"There is no folder {into.parent} to write to.", option="json", value=str(into))
    arenas = list(pairings(setup)) if matrix else [Arena(setup)]
    out = console()
    found: list[dict[str, Any]] = []
    complete, failed = True, False
    for arena in arenas:
        tally = Tally()
        began = time.perf_counter()
        complete = _play(arena, jobs, tally)
        found.append(figures(arena, tally, time.perf_counter() - began))
        if tally.games and not matrix:
            show(found[-1], out, cards)
        _tell(arena, tally, complete, out)
        failed = failed or bool(tally.failures)
        if not complete:
            break
    if matrix:
        show_matrix(found, out)
    if into is not None:
        replace_file(into, json.dumps(found if matrix else found[0], ensure_ascii=False, indent=1) + "\n")
    if not complete or failed:
        raise click.exceptions.Exit(1 if complete else 130)


def _play(arena: Arena, jobs: int | None, tally: Tally) -> bool:
    """Play and count; False if interrupted by Ctrl-C."""
    try:
        with progress() as bar:
            task = bar.add_task(f"sim {arena.game.name}", total=arena.total)
            for part in simulate(arena, jobs):
                tally.merge(part)
                bar.update(task, completed=tally.tried)
    except KeyboardInterrupt:
        return False
    return True


def _tell(arena: Arena, tally: Tally, complete: bool, out: Console) -> None:
    """Report failures and interruptions."""
    for it in tally.failures[:SHOWN]:
        out.print(f"game {arena.setup.seed}/{it.game}, turn {it.turn}: {it.what}")
    if tally.failures:
        out.print(f"{len(tally.failures)} games could not be finished; they are not counted.")
    if not complete:
        out.print(f"Interrupted after {tally.tried} of {arena.total} games.")
