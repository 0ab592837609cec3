"""Shared by several commands: options of games, the console, a progress bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from textwrap import wrap
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from senlac.kernel.errors import BadOption

#: `-o NAME=VALUE`, may be repeated.
options_of_game: Callable[[Any], Any] = click.option(
    "-o",
    "--option",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="Set an option of the game; `senlac games GAME` lists them.",
)


def where_played(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--jobs N` and `--cluster ADDRESS`; they arrive as `on`, an executor."""

    @wraps(command)
    def given(jobs: int | None, cluster: str, **rest: Any) -> Any:
        from senlac.sim.executor import make_executor

        return command(on=make_executor(jobs, cluster), **rest)

    number = click.option("--jobs", type=click.IntRange(1), help="Number of processes; by default one per core.")
    address = click.option(
        "--cluster",
        metavar="ADDRESS",
        default="",
        help="Play on a Ray cluster instead (extra `cluster`): HOST:PORT, or `auto` for one on this machine.",
    )
    found: Callable[..., Any] = number(address(given))
    return found


_OWN = "senlac.own"
#: Rate and time left follow from the last so many seconds: a single game of a thoughtful bot may take a minute.
PERIOD: Final = 600


def _offer_packs(context: click.Context, _parameter: click.Parameter, files: tuple[str, ...]) -> None:
    """Load the packs into this process, and remember their names for `read_settings`."""
    if files:
        from senlac.games.hebs.packs.library import offer

        context.meta.setdefault(_OWN, {})["packs"] = ",".join(offer(file) for file in files)


def _offer_scenario(context: click.Context, _parameter: click.Parameter, file: str | None) -> None:
    """The same for a scenario."""
    if file:
        from senlac.games.hastings.scenario.library import offer

        context.meta.setdefault(_OWN, {})["scenario"] = offer(file)


def files_of_user(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--pack FILE`, may be repeated, and `--scenario FILE`: the user's own files instead of the built-in ones."""
    pack = click.option(
        "--pack",
        multiple=True,
        metavar="FILE",
        callback=_offer_packs,
        expose_value=False,
        help="Apply your own corrections to the cards; `senlac cards override` writes such a file.",
    )
    scenario = click.option(
        "--scenario",
        metavar="FILE",
        callback=_offer_scenario,
        expose_value=False,
        help="Your own map, order of battle or tables for Hastings.",
    )
    found: Callable[..., Any] = pack(scenario(command))
    return found


def read_settings(settings: tuple[str, ...]) -> dict[str, str]:
    """`("rounds=3",)` as `{"rounds": "3"}`, plus the user's own files; the game itself parses the values."""
    found: dict[str, str] = dict(click.get_current_context().meta.get(_OWN, {}))
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            message = f"Write an option as NAME=VALUE, not {setting!r}."
            raise BadOption(message, option=setting, value="", expected="NAME=VALUE")
        found[name.strip()] = value.strip()
    return found


def console(stderr: bool = False) -> Console:
    """A console, without styles if it is not a terminal; brackets in text are not markup."""
    return Console(stderr=stderr, highlight=False, markup=False, soft_wrap=True)


def fitted(text: str, width: int, indent: str = "") -> str:
    """Wrap a text to a width, breaking at spaces but never at no-break spaces, which French uses.

    >>> fitted("Vraiment abandonner\\u00a0?", 20, "  ")
    'Vraiment\\n  abandonner\\xa0?'
    """
    lines: list[str] = []
    for line in text.split("\n"):
        lines += [line] if len(line) <= width else wrap(line, width, subsequent_indent=indent)
    return "\n".join(lines)


class RateColumn(ProgressColumn):
    """How many are done in a second or, if that is less than one, in a minute."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        return Text(f"{speed:.1f}/s" if speed >= 1 else f"{60 * speed:.1f}/min")


def progress() -> Progress:
    """A progress bar on stderr, for anything that takes longer than two seconds."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console(stderr=True), speed_estimate_period=PERIOD)
