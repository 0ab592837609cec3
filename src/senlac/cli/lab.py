"""`senlac lab`: for those who study the games, and for programs that learn them."""

from __future__ import annotations

import csv
import json
import shlex
import sys
from collections.abc import Callable
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import wraps
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from senlac.cli.common import console, files_of_user, options_of_game, progress, read_settings, where_played
from senlac.kernel.errors import BadOption, SenlacError
from senlac.session.saves import replace_file
from senlac.sim.batch import Setup
from senlac.sim.comparing import Comparison
from senlac.sim.executor import Executor
from senlac.text import LANGUAGES

#: What can be asked and exported.
TABLES = ("games", "cards", "decisions", "runs")


@click.group()
def command() -> None:
    """Study the games, and teach programs to play them."""


def what_to_play(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that say which games are played; they arrive as one `setup`."""

    @wraps(command)
    def given(
        game: str, games: int, bots: str, seed: int, iterations: int, swap: bool, settings: tuple[str, ...], **rest: Any
    ) -> Any:
        names = tuple(name.strip() for name in bots.split(","))
        return command(setup=Setup(game, names, games, seed, iterations, swap, dict(read_settings(settings))), **rest)

    found: Callable[..., Any] = given
    for option in (
        click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games."),
        click.option(
            "--bots", default="greedy", show_default=True, help="A bot for each seat, or one for all of them."
        ),
        click.option("--seed", default=1, show_default=True, help="The seed of the whole run."),
        click.option(
            "--iterations", type=click.IntRange(1), default=200, show_default=True, help="How long `ismcts` thinks."
        ),
        click.option("--swap", is_flag=True, help="Play every game again with the bots swapped."),
        options_of_game,
        files_of_user,
    ):
        found = option(found)
    return found


# ------------------------------------------------------------------ runs


@command.command()
@click.argument("name")
@click.argument("game")
@what_to_play
@click.option("--decisions", is_flag=True, help="Keep every choice as well, a row for each.")
@where_played
def run(name: str, setup: Setup, decisions: bool, on: Executor) -> None:
    """Play games between bots and keep them, a row for each.

    A run that was stopped, by Ctrl-C or otherwise, goes on where it was if you give the same command again.

    \b
    senlac lab run first 1066 --games 2000 --bots greedy
    senlac lab query "SELECT won, count(*) FROM games WHERE run = 'first' GROUP BY ALL"
    """
    from senlac.sim.runs import open_run, play

    kept = open_run(name, setup, decisions)
    total = kept.arena().total
    done = 0
    try:
        with progress() as bar:
            task = bar.add_task(f"run {name}", total=total)
            for done in play(kept, on):
                bar.update(task, completed=done)
    except KeyboardInterrupt:
        console().print(f"Stopped after {done} of {total} games. The same command goes on from there.")
        raise click.exceptions.Exit(130) from None
    console().print(f"{done} games in {kept.folder}")


@command.command()
def runs() -> None:
    """List the runs."""
    from senlac.sim.runs import all_runs, described

    table = Table("run", "games", "of", "what", box=SIMPLE_HEAD)
    for it in all_runs():
        try:
            total = str(it.arena().total)
        except SenlacError:
            total = "?"  # a game, or cards, that this machine does not have
        table.add_row(it.name, str(sum(1 for _ in it.rows())), total, described(it.setup))
    console().print(table)


@command.command()
@click.argument("name")
@click.option("--cards", is_flag=True, help="Also show a table of all cards.")
def show(name: str, cards: bool) -> None:
    """Show the statistics of a run, as `senlac sim` does."""
    from senlac.sim.report import figures
    from senlac.sim.report import show as tables
    from senlac.sim.runs import find_run

    kept = find_run(name)
    tally = kept.tally()
    if not tally.games:
        raise BadOption(f"The run {name} has no games yet.", option="name", value=name)
    tables(figures(kept.arena(), tally), console(), cards)


@command.command()
@click.argument("names", nargs=-1, required=True, metavar="RUN...")
@click.option("--into", type=click.Path(dir_okay=False, path_type=Path), help="The file; by default RUN.html.")
@click.option("--lang", type=click.Choice(LANGUAGES), default=LANGUAGES[0], show_default=True, help="The language.")
@click.option(
    "--charts", type=click.Path(file_okay=False, path_type=Path), help="Also write each chart to this folder."
)
@click.option("--png", is_flag=True, help="Write charts as PNG; by default they are SVG.")
def report(names: tuple[str, ...], into: Path | None, lang: str, charts: Path | None, png: bool) -> None:
    """Make a report of a run: one page, which needs nothing else (extra `lab`).

    Several runs of one game make one report, which then also shows the pairings, editions and variants in which they
    differ; `*` stands for any letters.

    \b
    senlac lab report first
    senlac lab report 'pairings.*' --lang fr --into pairings.html --charts pictures
    """
    from senlac.sim.labreport.page import Report
    from senlac.sim.runs import find_runs

    made = Report([kept for name in names for kept in find_runs(name)], lang)
    into = into or Path(f"{names[0].replace('*', 'all')}.html")
    write(into, made.html())
    console().print(f"Written: {into}")
    if charts is not None:
        charts.mkdir(parents=True, exist_ok=True)
        for name, content in made.pictures("png" if png else "svg"):
            (charts / name).write_bytes(content)
        console().print(f"Written: {len(made.figures)} charts in {charts}")


def write(into: Path, text: str) -> None:
    """Write a file; BadOption if there is no such folder."""
    check_folder(into)
    replace_file(into, text)


def check_folder(into: Path) -> None:
    if not into.absolute().parent.is_dir():
        raise BadOption(f"There is no folder {into.parent} to write to.", option="into", value=str(into))


@command.command()
@click.argument("question")
@click.option("--csv", "as_csv", is_flag=True, help="Print comma-separated values.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON array of rows.")
def query(question: str, as_csv: bool, as_json: bool) -> None:
    """Ask all runs a question in SQL (extra `lab`).

    The tables are `games`, `cards`, `decisions` and `runs`; `senlac lab columns` describes them.

    \b
    senlac lab query "SELECT run, won, count(*) FROM games GROUP BY ALL ORDER BY ALL"
    """
    from senlac.sim.asking import ask

    columns, rows = ask(question)
    if as_csv:
        csv.writer(sys.stdout).writerows([columns, *rows])
    elif as_json:
        click.echo(json.dumps([dict(zip(columns, row, strict=True)) for row in rows], default=str, ensure_ascii=False))
    else:
        table = Table(*columns, box=SIMPLE_HEAD)
        for row in rows:
            table.add_row(*[f"{it:.4g}" if isinstance(it, float) else "" if it is None else str(it) for it in row])
        console().print(table)


@command.command()
@click.argument("table", type=click.Choice(TABLES))
@click.argument("into", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--run", "names", multiple=True, metavar="RUN", help="Only this run; `*` stands for any letters.")
def export(table: str, into: Path, names: tuple[str, ...]) -> None:
    """Write a table of all runs, or of some, to a file: .parquet, .csv or .jsonl (extra `lab`).

    \b
    senlac lab export games games.parquet
    senlac lab export decisions first.csv --run first
    """
    from senlac.sim.asking import export as write_table
    from senlac.sim.runs import find_runs

    check_folder(into)
    rows = write_table(table, into, [kept.name for name in names for kept in find_runs(name)] if names else None)
    console().print(f"Written: {into} ({rows} rows)")


@command.command()
def columns() -> None:
    """Print the data dictionary of runs."""
    from senlac.sim.asking import dictionary

    click.echo(dictionary(), nl=False)


# ------------------------------------------------------------------ experiments


@click.command(add_help_option=False)
@click.argument("game")
@what_to_play
@click.option("--set", "changes", multiple=True)
def side(setup: Setup, changes: tuple[str, ...]) -> Setup:
    """One side of a comparison, written as for `senlac sim`."""
    from senlac.sim.values import read_change, with_values

    return with_values(setup, dict(read_change(change) for change in changes))


def read_side(text: str, defaults: dict[str, Any]) -> Setup:
    """A side from its text; what it does not say is as for both."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadOption(f"{text!r} cannot be read: a quotation mark is missing.", option="side", value=text) from error
    with side.make_context("side", words, default_map=defaults) as context:
        found: Setup = side.invoke(context)
    return replace(found, games=defaults["games"], seed=defaults["seed"], swap=False)


@command.command()
@click.argument("base")
@click.argument("change", required=False)
@click.option("--games", type=click.IntRange(1), default=2000, show_default=True, help="The most pairs of games.")
@click.option("--bots", default="greedy", show_default=True, help="The bots of a side that does not name any.")
@click.option("--iterations", type=click.IntRange(1), default=200, show_default=True, help="How long `ismcts` thinks.")
@click.option("--seed", default=1, show_default=True, help="The seed of both.")
@click.option("--margin", default=2.0, show_default=True, help="Differences of fewer points do not matter to you.")
@click.option("--sweep", metavar="NAME=FIRST..LAST", help="Instead of CHANGE: each of these numbers in turn.")
@click.option("--chart", type=click.Path(dir_okay=False, path_type=Path), help="Draw the curve: .html, .svg or .png.")
@where_played
def compare(
    base: str,
    change: str | None,
    games: int,
    bots: str,
    iterations: int,
    seed: int,
    margin: float,
    sweep: str | None,
    chart: Path | None,
    on: Executor,
) -> None:
    """Compare two ways to play: the same deals and dice under both.

    BASE and CHANGE are written as for `senlac sim`: a game with its options, packs, scenario, bots; or with
    `--set NAME=NUMBER` for a number on a card or in a table. It stops as soon as the difference is settled, or
    certainly smaller than `--margin`.

    \b
    senlac lab compare 1066 "1066 -o draft=draw3"
    senlac lab compare 1066 "1066 --pack mine.toml --bots greedy"
    senlac lab compare hastings "hastings --set leader_casualty.wounded=2"
    senlac lab compare 1066 --sweep trumpeter.might=0..3 --chart trumpeter.svg
    """
    from senlac.sim.values import read_sweep, with_values

    if (change is None) == (sweep is None):
        raise BadOption("Give a CHANGE to compare with, or a --sweep.", option="change", value=change or "")
    if chart is not None:
        _check_chart(chart)
    first = read_side(base, {"games": games, "bots": bots, "iterations": iterations, "seed": seed})
    if change is not None:
        second = read_side(change, {"games": games, "bots": bots, "iterations": iterations, "seed": seed})
        _show_comparison(_compared(first, second, margin / 100, on, "pairs"), margin / 100)
        return
    name, numbers = read_sweep(sweep or "")
    curve = {
        number: _compared(first, with_values(first, {name: number}), margin / 100, on, f"{name}={number}")
        for number in numbers
    }
    _show_curve(name, curve, margin / 100)
    if chart is not None:
        _draw_curve(name, curve, chart)


def _compared(base: Setup, change: Setup, margin: float, on: Executor, what: str) -> Comparison:
    from senlac.sim.comparing import Comparison
    from senlac.sim.comparing import compare as play_pairs

    found = Comparison()
    with progress() as bar:
        task = bar.add_task(what, total=base.games)
        for found in play_pairs(base, change, margin, on):
            bar.update(task, completed=len(found.pairs))
    return found


def _show_comparison(found: Comparison, margin: float) -> None:
    from senlac.sim.comparing import advised

    table = Table("", "first seat wins, %", "rounds", box=SIMPLE_HEAD)
    rounds = [
        sum(getattr(pair, name) for pair in found.pairs) / len(found.pairs) for name in ("base_rounds", "change_rounds")
    ]
    table.add_row("base", f"{100 * found.base:.1f}", f"{rounds[0]:.1f}")
    table.add_row("change", f"{100 * found.change:.1f}", f"{rounds[1]:.1f}")
    low, high = found.interval
    points = f"{100 * found.difference:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
    mean, least, most = found.longer
    table.add_row("difference (95 %)", points, f"{mean:+.1f} ({least:+.1f} to {most:+.1f})")
    console().print(table)
    console().print(f"{len(found.pairs)} pairs of games. {advised(found, margin)}")


def _show_curve(name: str, curve: dict[int, Comparison], margin: float) -> None:
    from senlac.sim.comparing import advised

    table = Table(name, "first seat wins, %", "", "difference (95 %)", "pairs", "", box=SIMPLE_HEAD)
    for number, found in curve.items():
        low, high = found.interval
        points = f"{100 * found.difference:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
        bar = "▇" * round(12 * found.change)
        told = advised(found, margin).partition(":")[0]
        table.add_row(str(number), f"{100 * found.change:.1f}", bar, points, str(len(found.pairs)), told)
    console().print(table)


def _check_chart(into: Path) -> None:
    """Before anything is played: that the chart can be written."""
    from senlac.sim.labreport.charts import load_altair

    if into.suffix not in (".html", ".svg", ".png"):
        message = f"A chart is written as .html, .svg or .png, not {into.suffix!r}."
        raise BadOption(message, option="chart", value=str(into))
    check_folder(into)
    load_altair()


def _draw_curve(name: str, curve: dict[int, Comparison], into: Path) -> None:
    from senlac.sim.labreport.charts import picture, sweep

    kind = into.suffix.lstrip(".")
    chart = sweep(name, {number: (it.difference, *it.interval) for number, it in curve.items()})
    if kind == "html":
        chart.save(str(into), inline=True)
    else:
        into.write_bytes(picture(chart, kind, "en"))
    console().print(f"Written: {into}")


@command.command()
@click.option("--only", multiple=True, metavar="PATTERN", help="Only these games, such as 1066.norman-* or hastings.")
@click.option("--games", type=click.IntRange(2), default=500, show_default=True, help="Games of each.")
@click.option("--across", type=click.IntRange(2), help="Games of those pairings whose sides are of two boxes.")
@click.option("--bots", default="captain", show_default=True, help="Who plays.")
@click.option("--iterations", type=click.IntRange(1), default=200, show_default=True, help="How long `ismcts` thinks.")
@click.option("--seed", default=1, show_default=True, help="The seed of all games.")
@click.option("--reach", type=click.IntRange(1, 3), default=1, show_default=True, help="How far a number may go.")
@click.option("--tries", type=click.IntRange(1), default=6, show_default=True, help="Changes tried for one kept.")
@click.option(
    "--most", type=click.IntRange(0), default=12, show_default=True, help="The most changes; 0 only measures."
)
@click.option("--keep", metavar="NAME", default="", help="Keep what is played as runs NAME.…, and go on from there.")
@click.option(
    "--page", type=click.Path(dir_okay=False, path_type=Path), help="Write the figures to this Markdown file."
)
@click.option(
    "--apply",
    "packs",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Write the changes of cards into the packs of this folder, and keep the cards as they were as editions.",
)
@where_played
def balance(
    only: tuple[str, ...],
    games: int,
    across: int | None,
    bots: str,
    iterations: int,
    seed: int,
    reach: int,
    tries: int,
    most: int,
    keep: str,
    page: Path | None,
    packs: Path | None,
    on: Executor,
) -> None:
    """Measure whether the games are fair, and propose the fewest changes that would make them so.

    The games are all pairings of factions on both battlefields, and Hastings. Only reconstructed numbers are changed.

    \b
    senlac lab balance --only '1066.norman-saxon' --games 2000
    senlac lab balance --games 2000 --across 500 --keep balance --page docs/reference/balance.md
    """
    from senlac.sim.balancing import Balancer, Search, contests
    from senlac.sim.balancing import page as written

    if page is not None:
        check_folder(page)
    setup = Setup("1066", tuple(name.strip() for name in bots.split(",")), games, seed, iterations)
    every = contests(setup, across)
    chosen = [it for it in every if not only or any(fnmatchcase(it.name, pattern) for pattern in only)]
    if not chosen:
        message = f"No game fits {', '.join(only)}: there are 1066.norman-saxon and so on, and hastings."
        raise BadOption(message, option="only", value=", ".join(only))
    out = console()
    with progress() as bar:
        task = bar.add_task("balance", total=games)

        def watch(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        search = Search(reach, tries, most)
        found = Balancer(chosen, on, search, keep, bar.console.print, watch).propose()
    table = Table("game", "before, %", "after, %", "95 %", box=SIMPLE_HEAD)
    for name, rate in found.after.items():
        low, high = rate.interval
        shares = [f"{100 * it.share:.1f}" for it in (found.before[name], rate)]
        table.add_row(name, *shares, f"{100 * low:.1f} – {100 * high:.1f}")
    out.print(table)
    for name, number in found.changes.items():
        out.print(f"{name}: {found.were[name]} → {number}")
    if found.unfair:
        out.print(f"Not within 47 to 53 %: {', '.join(found.unfair)}.")
    if page is not None:
        write(page, written(found, chosen, shlex.join(["senlac", *_as_given()])))
        out.print(f"Written: {page}")
    if packs is not None:
        from senlac.games.hebs.packs.library import factions
        from senlac.games.hebs.packs.revising import revise

        of_cards = {name: it for name, it in found.changes.items() if name.partition(".")[0] in factions()}
        for path in revise(of_cards, packs):
            out.print(f"Written: {path}")
        for name in found.changes.keys() - of_cards.keys():
            out.print(f"Not written: {name}, which is in a table of Hastings.")


def _as_given() -> list[str]:
    """The command as it was given, without where it was played and what was kept: those change no figure."""
    context = click.get_current_context()
    found = context.command_path.split()[1:]
    for option in context.command.params:
        name = option.name or ""
        is_given = context.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE
        if is_given and name not in ("keep", "packs", "jobs", "cluster"):
            value = context.params[name]
            found += [part for each in (value if option.multiple else [value]) for part in (option.opts[0], str(each))]
    return found


# ------------------------------------------------------------------ records and observations


@command.command()
@click.argument("game")
@click.argument("into", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--lang", type=click.Choice(LANGUAGES), help="Tell in comments what happens, in this language.")
@what_to_play
@where_played
def corpus(setup: Setup, into: Path, lang: str | None, on: Executor) -> None:
    """Write the records of many games between bots to a file, in the order of their numbers.

    \b
    senlac lab corpus 1066 games.record --games 10000 --bots greedy
    """
    from senlac.sim.corpus import CorpusArena, records

    arena = CorpusArena(setup)
    draft = into.with_name(f".{into.name}.part")
    try:
        with progress() as bar, draft.open("w", encoding="utf-8") as file:
            task = bar.add_task(f"corpus {arena.game.name}", total=arena.total)
            for count, record in enumerate(records(arena, on, lang or ""), 1):
                file.write(record + "\n")
                bar.update(task, completed=count)
        draft.replace(into)
    finally:
        draft.unlink(missing_ok=True)
    console().print(f"Written: {into} ({arena.total} games)")


@command.command()
def observations() -> None:
    """Print what environments show of a position, number by number."""
    from senlac.envs.page import text

    click.echo(text(), nl=False)
