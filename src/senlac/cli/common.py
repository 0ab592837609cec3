"""What several verbs need: options of games, and a console."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click
from rich.console import Console

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


def read_settings(settings: tuple[str, ...]) -> dict[str, str]:
    """`("rounds=3",)` as `{"rounds": "3"}`; the game itself reads the values."""
    found = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            message = f"Write an option as NAME=VALUE, not {setting!r}."
            raise BadOption(message, option=setting, value="", expected="NAME=VALUE")
        found[name.strip()] = value.strip()
    return found


def console(stderr: bool = False) -> Console:
    """A console that is plain when it is no terminal; names in brackets are not markup."""
    return Console(stderr=stderr, highlight=False, markup=False, soft_wrap=True)
