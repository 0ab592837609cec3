"""`senlac sim`: many games between bots."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from pathlib import Path

import click
from rich.console import Console

from senlac.cli.common import console, files_of_user, options_of_game, progress, read_settings, where_played
from senlac.kernel.errors import BadOption
from senlac.session.saves import replace_file
from senlac.sim import Arena, Executor, Setup, Tally, figures, pairings, show, show_matrix, simulate

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
@where_played
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
    on: Executor,
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
    series, complete = _play(game, arenas, on)
    found = [figures(it.arena, it.tally, it.seconds) for it in series]
    for it, its in zip(series, found, strict=True):
        if it.tally.games and not matrix:
            show(its, out, cards)
        _tell(it, out)
    if matrix:
        show_matrix(found, out)
    if into is not None:
        replace_file(into, json.dumps(found if matrix else found[0], ensure_ascii=False, indent=1) + "\n")
    if not complete:
        raise click.exceptions.Exit(130)
    if any(it.tally.failures for it in series):
        raise click.exceptions.Exit(1)


@dataclass
class Series:
    """The games of an arena so far, and the seconds that they took."""

    arena: Arena
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0


def _play(game: str, arenas: list[Arena], on: Executor) -> tuple[list[Series], bool]:
    """Play and count; False if interrupted by Ctrl-C."""
    played: list[Series] = []
    try:
        with progress() as bar:
            task = bar.add_task(f"sim {game}", total=sum(arena.total for arena in arenas))
            for arena in arenas:
                played.append(Series(arena))
                began = time.perf_counter()
                for part in simulate(arena, on):
                    played[-1].tally.merge(part)
                    played[-1].seconds = time.perf_counter() - began
                    bar.advance(task, part.tried)
    except KeyboardInterrupt:
        return played, False
    return played, True


def _tell(series: Series, out: Console) -> None:
    """Report failures and interruptions."""
    tally = series.tally
    for it in tally.failures[:SHOWN]:
        out.print(f"game {series.arena.setup.seed}/{it.game}, turn {it.turn}: {it.what}")
    if tally.failures:
        out.print(f"{len(tally.failures)} games could not be finished; they are not counted.")
    if tally.tried < series.arena.total:
        out.print(f"Interrupted after {tally.tried} of {series.arena.total} games.")
