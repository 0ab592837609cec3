"""`senlac ladder`: all levels of bots against each other."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.ai.levels import LEVELS
from senlac.cli.common import console, files_of_user, options_of_game, progress, read_settings, where_played
from senlac.session.saves import replace_file
from senlac.sim import Executor, Setup
from senlac.sim.ladder import Match, matches, play, section, with_section

#: What stands above the sections.
PAGE = """\
# Levels

How the levels of bots do against each other; `senlac ladder GAME --into docs/reference/levels.md` makes the section of
a game. A rating of 1000 is the Soldier's, and 400 points more mean ten times the odds. Intervals are 95 % Wilson
intervals.
"""


@click.command()
@click.argument("game")
@click.option("--bots", "names", default=",".join(LEVELS), show_default=True, help="Who takes part, the weakest first.")
@click.option("--games", type=click.IntRange(2), default=100, show_default=True, help="How many games for each pair.")
@click.option(
    "--deep-games",
    type=click.IntRange(0),
    default=None,
    help="How many for a pair in which somebody searches (marshal, king, ismcts); by default as many.",
)
@click.option("--neighbours", is_flag=True, help="Only pairs that are next to each other.")
@click.option("--seed", default=1, show_default=True, help="The seed of all games; the same seed gives the same games.")
@click.option("--iterations", type=click.IntRange(1), default=400, show_default=True, help="How long `ismcts` thinks.")
@where_played
@click.option("--into", type=click.Path(dir_okay=False, path_type=Path), help="Put the results into this page.")
@options_of_game
@files_of_user
def command(
    game: str,
    names: str,
    games: int,
    deep_games: int | None,
    neighbours: bool,
    seed: int,
    iterations: int,
    on: Executor,
    into: Path | None,
    settings: tuple[str, ...],
) -> None:
    """Play all levels of bots against each other and rate them.

    Every pair plays the same deals, each twice with sides swapped. Shows win rates with 95 % intervals and Elo ratings.
    Ctrl-C shows what has been played so far.

    \b
    senlac ladder 1066 --games 400 --deep-games 100 --into docs/reference/levels.md
    senlac ladder 1066 --bots ismcts,king --iterations 400 --games 100
    """
    bots = [name.strip() for name in names.split(",")]
    planned = [(it, _games(it, games, deep_games)) for it in matches(bots)]
    if neighbours:
        planned = planned[: len(bots) - 1]
    options = dict(read_settings(settings))
    setups = [Setup(game, it.pair, count // 2, seed, iterations, True, options) for it, count in planned]
    complete = _play([it for it, _ in planned], setups, on)
    text = section(game, seed, [it for it, _ in planned])
    console().print(text)
    if into is not None and complete:
        page = into.read_text("utf-8") if into.exists() else PAGE
        replace_file(into, with_section(page, text))
    if not complete:
        raise click.exceptions.Exit(130)


def _games(match: Match, games: int, deep: int | None) -> int:
    return games if deep is None or not set(match.pair) & {"marshal", "king", "ismcts"} else deep


def _play(played: list[Match], setups: list[Setup], on: Executor) -> bool:
    """Play all matches; False if interrupted by Ctrl-C."""
    try:
        with progress() as bar:
            task = bar.add_task("ladder", total=2 * sum(setup.games for setup in setups))
            for match, setup in zip(played, setups, strict=True):
                bar.update(task, description=" v ".join(match.pair))
                for tally in play(match, setup, on):
                    bar.advance(task, tally.tried)
    except KeyboardInterrupt:
        return False
    return True
