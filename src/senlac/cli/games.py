"""`senlac games`: the installed games and their options."""

from __future__ import annotations

import click

from senlac.cli.common import console
from senlac.registry import broken_games, game_type, games


@click.command()
@click.argument("name", required=False)
def command(name: str | None) -> None:
    """List the installed games, or the options of one.

    \b
    senlac games
    senlac games fords
    """
    out = console()
    if name is None:
        for each in games():
            out.print(f"{each:12} {game_type(each).title}")
        if not games():
            out.print("No games are installed.")
        for error in broken_games().values():
            click.echo(f"Left out: {error}", err=True)
        return
    kind = game_type(name)
    out.print(f"{kind.title} (rules version {kind.rules_version})")
    if not kind.schema:
        out.print("It has no options.")
    for option in kind.schema:
        ruling = f" [{option.ruling}]" if option.ruling else ""
        default = option.default
        if isinstance(default, bool):
            default = "yes" if default else "no"
        out.print(f"  -o {option.name}={default}   {option.help}; {option.expected()}{ruling}")
