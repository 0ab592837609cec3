"""`senlac train`: learn from games what positions are worth."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from senlac.cli.common import console, files_of_user, options_of_game, progress, read_settings, where_played
from senlac.kernel.errors import BadOption
from senlac.session.saves import replace_file
from senlac.sim import Executor, Setup
from senlac.sim.training import RecordedGame, in_words, provenance, recorded_games, recording_arenas

#: How wide the bars of the calibration plot are.
BAR = 40


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(10), default=500, show_default=True, help="How many games to learn from.")
@click.option("--bots", "names", default="marshal", show_default=True, help="A bot for each seat, or one for both.")
@click.option("--seed", default=1, show_default=True, help="The seed of all games; the same seed gives the same games.")
@click.option("--iterations", type=click.IntRange(1), default=60, show_default=True, help="How long `ismcts` thinks.")
@click.option(
    "--playouts",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="How often to play on from each position, quickly: more to learn from every game.",
)
@click.option(
    "--stray",
    type=click.FloatRange(0.0, 0.9),
    default=0.0,
    show_default=True,
    help="In this share of their choices bots do anything, in half of the games: so one learns what mistakes cost.",
)
@click.option("--further", is_flag=True, help="Learn more: hold to the weights that the game comes with.")
@click.option(
    "--held-out",
    type=click.FloatRange(0.05, 0.5),
    default=0.2,
    show_default=True,
    help="The share of the games from which nothing is learned: they show how good the weights are.",
)
@click.option("--check", is_flag=True, help="Learn nothing: show how good the weights are that Senlac comes with.")
@where_played
@click.option("--into", type=click.Path(dir_okay=False, path_type=Path), help="Write the weights to this file.")
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), help="Draw the calibration into this file.")
@options_of_game
@files_of_user
def command(
    game: str,
    games: int,
    names: str,
    seed: int,
    iterations: int,
    playouts: int,
    stray: float,
    further: bool,
    held_out: float,
    check: bool,
    on: Executor,
    into: Path | None,
    svg: Path | None,
    settings: tuple[str, ...],
) -> None:
    """Learn from games between bots what positions are worth.

    Plays the games, fits weights to most of them, and shows how good the chances to win are that these give in the
    rest: log loss, Brier score, AUC, and a calibration table. A system's name, such as hebs, stands for all its games.
    With --check nothing is learned: the same figures then tell how good the weights are that Senlac comes with.
    Needs numpy: pip install senlac[train].

    \b
    senlac train 1066 --check --games 500 --bots captain --seed 9
    senlac train hebs --games 2000 --bots captain --stray 0.3 --further --into players.json
    senlac train hastings --games 100 --bots greedy --playouts 1 --into battle.json --svg calibration.svg
    """
    # Matrices this small are multiplied faster by one thread than by several that wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from senlac.sim.fitting import assess, examine, fit
    except ImportError as error:
        raise BadOption("Training needs numpy: pip install senlac[train].", option="game", value=game) from error
    bots = tuple(name.strip() for name in names.split(","))
    setup = Setup(game, bots, games, seed, iterations, False, dict(read_settings(settings)))
    if check and (stray or further or into is not None):
        message = "With --check nothing is learned: leave out --stray, --further and --into."
        raise BadOption(message, option="check", value=game)
    judgement = recording_arenas(setup)[0].judgement
    taught = _play(setup, on, playouts, stray)
    out = console()
    if check:
        found = examine(taught, judgement)
    else:
        every = round(1 / held_out)
        first = [it for it in taught if it.number % every]
        rest = [it for it in taught if it.number % every == 0 and not it.strayed]
        # The game goes on with the weights that it had: whatever else is played here is played as before.
        kept = judgement.record()
        ridges = ", ".join(f"{ridge:g}" for ridge in fit(first, judgement, further))
        out.print(f"{len(first)} games to learn from, {len(rest)} held out; ridges {ridges}.")
        found = assess(first, rest, judgement)
        judgement.provenance = provenance(setup, in_words(setup, playouts, stray, further), playouts, judgement, found)
        if into is not None:
            replace_file(into, json.dumps(judgement.record(), ensure_ascii=False, indent=1) + "\n")
            out.print(f"The weights are in {into}.")
        judgement.learn(kept)
    _show(found, out)
    if svg is not None:
        replace_file(svg, drawing(found["calibration"]))


def _play(setup: Setup, on: Executor, playouts: int, stray: float) -> list[RecordedGame]:
    """All games, in the order of their numbers."""
    taught: list[RecordedGame] = []
    with progress() as bar:
        task = bar.add_task(f"train {setup.game}", total=setup.games)
        for game in recorded_games(setup, on, playouts, stray):
            taught.append(game)
            bar.update(task, completed=len(taught))
    return taught


def _show(found: dict[str, Any], out: Console) -> None:
    table = Table("", "log loss", "Brier", "AUC", title=f"{found['positions']} positions of {found['games']} games")
    rows = {"learned": found, "heuristic, scaled": found["heuristic"], **found["stages"]}
    for name, it in rows.items():
        table.add_row(name, *[f"{it[key]:.4f}" for key in ("log_loss", "brier", "auc")])
    out.print(table)
    low, high = found["brier_95"]
    out.print(f"The Brier score of the learned value lies between {low:.3f} and {high:.3f} (95 %, over games).")
    out.print("Chance, and how often it came true:")
    for it in found["calibration"]:
        bar = "#" * round(BAR * it["won"])
        out.print(f"{100 * it['chance']:5.1f} %  {100 * it['won']:5.1f} %  {bar:{BAR}}  {it['positions']} positions")


def drawing(calibration: list[dict[str, float]]) -> str:
    """The calibration as a picture: points on the diagonal are right."""
    size, edge = 300, 36
    most = max(it["positions"] for it in calibration)

    def at(share: float) -> float:
        return round(edge + share * size, 1)

    points = "".join(
        f'<circle cx="{at(it["chance"])}" cy="{at(1 - it["won"])}" r="{3 + 6 * it["positions"] / most:.1f}"/>'
        for it in calibration
    )
    ticks = "".join(
        f'<text x="{at(i / 4)}" y="{at(1) + 16}" text-anchor="middle">{25 * i} %</text>'
        f'<text x="{edge - 6}" y="{at(1 - i / 4) + 4}" text-anchor="end">{25 * i}</text>'
        for i in range(5)
    )
    side = size + 2 * edge
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" font-family="sans-serif" '
        f'font-size="11">\n'
        f"<title>Chance to win (across), and how often it came true (up)</title>\n"
        f'<rect x="{edge}" y="{edge}" width="{size}" height="{size}" fill="none" stroke="#999"/>\n'
        f'<path d="M{at(0)} {at(1)}L{at(1)} {at(0)}" stroke="#999" stroke-dasharray="4 4"/>\n'
        f'<g fill="#8c2d19">{points}</g>\n<g fill="#333">{ticks}</g>\n</svg>\n'
    )
