"""`senlac restore`: the games of a server, from a backup."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.cli.serve import database_option, own_database


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
def command(file: Path, database: str | None) -> None:
    """Fill an empty database from FILE, of the same kind or another. Start the server on it afterwards.

    \b
    senlac restore games.backup --database sqlite:///restored.sqlite
    """
    from senlac.server.backup import restore

    click.echo(f"{restore(database or own_database(), file)} rows from {file}")
