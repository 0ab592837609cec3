"""What several verbs need: options of games, a console, a bar of progress."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from senlac.kernel.errors import BadOption

#: `-o NAME=VALUE`, as often as wanted.
options_of_game: Callable[[Any], Any] = click.option(
    "-o",
    "--option",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="Set an option of the game; `senlac games GAME` lists them.",
)


_OWN = "senlac.own"


def _offer_packs(context: click.Context, _parameter: click.Parameter, files: tuple[str, ...]) -> None:
    """Have the packs of the files in this process, and keep their names for `read_settings`."""
    if files:
        from senlac.games.hebs.packs.library import offer

        context.meta.setdefault(_OWN, {})["packs"] = ",".join(offer(file) for file in files)


def _offer_scenario(context: click.Context, _parameter: click.Parameter, file: str | None) -> None:
    """The same with a scenario."""
    if file:
        from senlac.games.hastings.scenario.library import offer

        context.meta.setdefault(_OWN, {})["scenario"] = offer(file)


def files_of_user(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--pack FILE`, as often as wanted, and `--scenario FILE`: the user's own in place of what is built in."""
    pack = click.option(
        "--pack",
        multiple=True,
        metavar="FILE",
        callback=_offer_packs,
        expose_value=False,
        help="Lay a pack of your own over the cards; `senlac cards override` writes one.",
    )
    scenario = click.option(
        "--scenario",
        metavar="FILE",
        callback=_offer_scenario,
        expose_value=False,
        help="A map, order of battle or tables of your own for Hastings.",
    )
    found: Callable[..., Any] = pack(scenario(command))
    return found


def read_settings(settings: tuple[str, ...]) -> dict[str, str]:
    """`("rounds=3",)` as `{"rounds": "3"}`, with the user's own files; the game itself reads the values."""
    found: dict[str, str] = dict(click.get_current_context().meta.get(_OWN, {}))
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            message = f"Write an option as NAME=VALUE, not {setting!r}."
            raise BadOption(message, option=setting, value="", expected="NAME=VALUE")
        found[name.strip()] = value.strip()
    return found


def console(stderr: bool = False) -> Console:
    """A console that is plain when it is not a terminal; names in brackets are not markup."""
    return Console(stderr=stderr, highlight=False, markup=False, soft_wrap=True)


def fitted(text: str, width: int, indent: str = "") -> str:
    """A text in lines no longer than that, broken at spaces but never at those that must not be broken, as in French.

    >>> fitted("Vraiment abandonner\\u00a0?", 20, "  ")
    'Vraiment\\n  abandonner\\xa0?'
    """
    lines: list[str] = []
    for line in text.split("\n"):
        lines += [line] if len(line) <= width else wrap(line, width, subsequent_indent=indent)
    return "\n".join(lines)


def progress() -> Progress:
    """A bar for what takes longer than two seconds; it is drawn on stderr."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console(stderr=True))
