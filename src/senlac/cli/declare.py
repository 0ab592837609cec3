"""`senlac declare`: write constructor, clone and values of state classes."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.declare import BadDeclaration, declare, out_of_date


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--check", is_flag=True, help="Write nothing; exit with 1 if a file is out of date.")
def command(files: tuple[Path, ...], check: bool) -> None:
    """Write what follows from the field list of each State class in FILES.

    \b
    senlac declare src/mygame/state.py
    """
    try:
        stale = out_of_date(list(files))
        for path in stale:
            click.echo(f"{path}: the declared part does not follow from the fields" if check else f"{path}: written")
            if not check:
                path.write_text(declare(path.read_text("utf-8"), str(path)), "utf-8")
    except BadDeclaration as error:
        raise click.ClickException(str(error)) from error
    if stale and check:
        raise click.exceptions.Exit(1)
