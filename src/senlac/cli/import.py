"""`senlac import`: records as saves."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.cli.common import files_of_user
from senlac.kernel.errors import BadOption, ReplayMismatch
from senlac.session.records import read_file, revive
from senlac.session.saves import write


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--into", type=click.Path(file_okay=False, path_type=Path), default=Path(), help="The folder for the saves."
)
@click.option("--check", is_flag=True, help="Write nothing; only play the records through.")
@files_of_user
def command(file: Path, into: Path, check: bool) -> None:
    """Make saves of the records in a file: NAME-1.senlac, NAME-2.senlac and so on.

    Every record is played through. Exits with 1 if one does not lead where it says, with 2 if it cannot be read.

    \b
    senlac import games.record --into games
    senlac import games.record --check
    """
    into.mkdir(parents=True, exist_ok=True)
    count = 0
    try:
        for count, record in enumerate(read_file(file), 1):
            session = revive(record, str(file))
            if not check:
                write(session, into / f"{file.stem}-{count}.senlac", record.tags.about)
    except ReplayMismatch as error:
        click.echo(f"senlac: {error}", err=True)
        raise click.exceptions.Exit(1) from error
    if not count:
        raise BadOption(f"There is no record in {file}.", option="file", value=str(file))
    click.echo(f"{count} records lead where they say." if check else f"Written: {count} saves in {into}")
