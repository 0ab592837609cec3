"""`senlac verify`: draw the dice of a finished game again."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.cli.common import console
from senlac.kernel.errors import SenlacError
from senlac.text import LANGUAGES, Speaker


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
def command(file: Path, lang: str) -> None:
    """Verify the dice and shuffles of a game that was played between people on a server.

    Save the game in the browser once it is over. Every chance outcome is drawn again, from the secret that the server
    had committed to and the random numbers of both players. Exits with 1 if anything does not fit.

    \b
    senlac verify 1066-Zk3.senlac
    """
    from senlac.session.fair import COMMITMENT, verify
    from senlac.session.saves import read_with

    session, about = read_with(file)
    speaker = Speaker(session.spoken, lang)
    try:
        found = verify(session, about)
    except SenlacError as error:
        click.echo(f"senlac: {speaker.refusal(error)}", err=True)
        raise click.exceptions.Exit(1) from error
    out = console()
    out.print(speaker.say("fair-holds", {"outcomes": found.outcomes, "players": found.players}))
    if found.taken_back:
        out.print(speaker.say("fair-taken-back", {"count": found.taken_back}))
    out.print(speaker.say("fair-committed", {"commitment": about[COMMITMENT]}))
