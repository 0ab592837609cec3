"""`senlac declare`: generate constructor, clone and values of state classes."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.declare import BadDeclaration, out_of_date, target, written


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--check", is_flag=True, help="Write nothing; exit with 1 if a file is out of date.")
def command(files: tuple[Path, ...], check: bool) -> None:
    """Generate the code that follows from the field list of each State class in FILES.

    Files are updated in place, except that NAME_fields.py generates a complete NAME.py next to it.

    \b
    senlac declare src/mygame/state.py
    """
    try:
        stale = out_of_date(list(files))
        for path in stale:
            made = target(path)
            click.echo(f"{made}: the generated part is out of date" if check else f"{made}: written")
            if not check:
                made.write_text(written(path), "utf-8")
    except BadDeclaration as error:
        raise click.ClickException(str(error)) from error
    if stale and check:
        raise click.exceptions.Exit(1)
