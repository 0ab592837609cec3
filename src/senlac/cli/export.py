"""`senlac export`: saves as records, in the notation that people can read."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.cli.common import files_of_user
from senlac.session.records import write_text
from senlac.session.saves import read_with, replace_file
from senlac.text import LANGUAGES


@click.command()
@click.argument("saves", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="The file; by default the screen."
)
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language of comments.")
@click.option("--plain", is_flag=True, help="Leave out the comments that tell what happens.")
@files_of_user
def command(saves: tuple[Path, ...], output: Path | None, lang: str, plain: bool) -> None:
    """Write saved games as records: text with one line for each choice, die and shuffle.

    A record has everything that a save has, hidden cards included; `senlac import` makes a save of it again.

    \b
    senlac export game.senlac
    senlac export *.senlac -o games.record --lang fr
    """
    records = []
    for path in saves:
        session, about = read_with(path)
        records.append(write_text(session, about, "" if plain else lang))
    text = "\n".join(records)
    if output is None:
        click.echo(text, nl=False)
    else:
        replace_file(output, text)
        click.echo(f"Written: {output} ({len(records)} games)")
