"""`senlac backup`: all games of a server, in one file."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.cli.serve import database_option, own_database


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def command(file: Path, database: str | None) -> None:
    """Write all games and people of a server to FILE. The server may be running.

    \b
    senlac backup games.backup
    senlac backup /var/backups/senlac.backup --database postgresql://senlac@localhost/senlac
    """
    from senlac.server.backup import back_up

    click.echo(f"{back_up(database or own_database(), file)} rows in {file}")
