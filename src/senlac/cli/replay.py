"""`senlac replay`: replay a save and check it step by step."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.cli.common import console, files_of_user
from senlac.kernel.errors import ReplayMismatch
from senlac.kernel.explain import Arg
from senlac.kernel.rng import Quick
from senlac.kit.properties import PROPERTIES, Broken
from senlac.session import Session
from senlac.text import LANGUAGES, Speaker


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seat", default=-1, help="Whose log and board to show; by default a spectator's.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--quiet", is_flag=True, help="Only report whether it replays.")
@click.option("--kit", is_flag=True, help="Check every property of the kit at the last position.")
@files_of_user
def command(file: Path, seat: int, lang: str, quiet: bool, kit: bool) -> None:
    """Replay a save from the start and check every step.

    Exits with 1 if the journal does not lead to the saved position, with 2 if the file is not a save.

    \b
    senlac replay game.senlac
    senlac replay failure.senlac --kit
    """
    try:
        session = Session.load(file)
    except ReplayMismatch as error:
        click.echo(f"senlac: {error}", err=True)
        raise click.exceptions.Exit(1) from error
    out = console()
    speaker = Speaker(session.spoken, lang)
    if not quiet:
        for line in session.log(seat):
            out.print(speaker.event(line.seen))
        out.print(session.spoken.show.board(session.view(seat), lang, out.width))
    ending = speaker.ending(session.outcome) if session.outcome else speaker.say("cli-goes-on")
    about: dict[str, Arg] = {"title": session.game.show.title(lang), "entries": len(session.journal), "ending": ending}
    out.print(speaker.say("cli-fits", about))
    if kit:
        _look(session)


def _look(session: Session) -> None:
    out = console()
    for prop in PROPERTIES:
        try:
            prop(session, Quick(0))
        except Broken as error:
            out.print(f"{prop.__name__}: {error}")
            raise click.exceptions.Exit(1) from error
    out.print(f"All {len(PROPERTIES)} properties hold at the last position.")
