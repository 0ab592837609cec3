"""`senlac perft`: count positions."""

from __future__ import annotations

import time

import click

from senlac.cli.common import console, files_of_user, options_of_game, read_settings
from senlac.kernel.frames import playout, resolve_all, run
from senlac.kernel.notation import to_text
from senlac.kernel.rng import Quick
from senlac.kit.perft import divide
from senlac.registry import configure


@click.command()
@click.argument("game")
@click.option("--depth", type=click.IntRange(1), default=3, show_default=True, help="How many decisions deep.")
@click.option("--divide", "divided", is_flag=True, help="Show the count for each first decision.")
@click.option("--seed", default=0, show_default=True, help="The seed of dice and shuffles.")
@click.option("--after", type=click.IntRange(0), default=0, help="Play this many random decisions first.")
@options_of_game
@files_of_user
def command(game: str, depth: int, divided: bool, seed: int, after: int, settings: tuple[str, ...]) -> None:
    """Count the possible sequences of the next decisions.

    The counts change only when the rules do, so tests compare them.

    \b
    senlac perft fords --depth 3 --divide
    """
    s = configure(game, read_settings(settings)).start()
    run(s)
    resolve_all(s, Quick(seed))
    playout(s, Quick(seed), after)
    out = console()
    if s.result:
        out.print("The game is over at that point.")
        return
    started = time.perf_counter()
    counts = divide(s, depth, seed)
    seconds = time.perf_counter() - started
    if divided:
        for action, count in counts:
            out.print(f"{to_text(s.game, action)}: {count}")
    total = sum(count for _, count in counts)
    out.print(f"depth {depth}: {total} ({seconds:.2f} s)")
