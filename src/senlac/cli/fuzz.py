"""`senlac fuzz`: random games, checked by the kit."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import click

from senlac.cli.common import console, files_of_user, options_of_game, progress, read_settings, where_played
from senlac.kit.fuzz import Fuzzed, fuzz_one
from senlac.registry import configure
from senlac.session.saves import replace_file
from senlac.sim.executor import Executor, in_order


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", default=1, show_default=True, help="The seed of the first game; later games count up from it.")
@where_played
@click.option("--thorough", is_flag=True, help="Check every property after every decision.")
@click.option("--plain", is_flag=True, help="Use default options instead of random ones.")
@click.option(
    "--into", type=click.Path(file_okay=False, path_type=Path), default=Path(), help="The folder for saves of failures."
)
@options_of_game
@files_of_user
def command(
    game: str,
    games: int,
    seed: int,
    on: Executor,
    thorough: bool,
    plain: bool,
    into: Path,
    settings: tuple[str, ...],
) -> None:
    """Play random games and check the kit's properties along the way.

    Each failure is written as an ordinary save, and the command that reproduces it is printed. Exits with 1 if there
    were any.

    \b
    senlac fuzz fords --games 2000 --seed 1
    """
    fixed = read_settings(settings)
    configure(game, fixed)
    out = console()
    results: list[Fuzzed] = []
    with progress() as bar:
        task = bar.add_task(f"fuzz {game}", total=games)
        one = partial(_one, game=game, fixed=fixed, vary=not plain, thorough=thorough)
        for result in in_order(on, one, range(seed, seed + games)):
            results.append(result)
            bar.advance(task)
    failures = [result for result in results if result.broken]
    for failure in failures[:10]:
        out.print(_describe(game, failure, into, settings, plain, thorough))
    endings = Counter(result.ending for result in results if not result.broken)
    told = ", ".join(f"{count} {ending}" for ending, count in endings.most_common())
    decisions = sum(result.decisions for result in results)
    out.print(f"{games} games, {decisions} decisions, {len(failures)} failures. Endings: {told or 'none'}.")
    if failures:
        raise click.exceptions.Exit(1)


def _one(seed: int, game: str, fixed: dict[str, Any], vary: bool, thorough: bool) -> Fuzzed:
    return fuzz_one(game, seed, fixed, vary, thorough)


def _describe(game: str, failure: Fuzzed, into: Path, settings: tuple[str, ...], plain: bool, thorough: bool) -> str:
    path = into / f"fuzz-{game}-{failure.seed}.senlac"
    if failure.save:
        into.mkdir(parents=True, exist_ok=True)
        replace_file(path, failure.save)
    extra = "".join([*[f" -o {setting}" for setting in settings], " --plain" * plain, " --thorough" * thorough])
    again = f"senlac fuzz {game} --seed {failure.seed} --games 1{extra}"
    saved = f"\n  save: {path}" if failure.save else ""
    return f"seed {failure.seed}: {failure.broken}{saved}\n  again: {again}"
