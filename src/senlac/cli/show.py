"""`senlac show`: a position from a save, as a text board or as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.cli.common import console, files_of_user
from senlac.kernel.errors import BadOption, ReplayMismatch, SenlacError
from senlac.session import Session
from senlac.session.journal import Decided, Resigned
from senlac.session.saves import replace_file
from senlac.text import LANGUAGES, Speaker

STDOUT = "-"


class NoPicture(SenlacError):
    """The game can only be shown as text."""

    code = "no-picture"


@click.command()
@click.argument("save", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--svg", is_flag=True, help="Draw a picture instead of text.")
@click.option("--dark", is_flag=True, help="Draw the picture in dark colours.")
@click.option(
    "--at", type=click.IntRange(0), metavar="N", help="Show the position after the N-th decision; by default the last."
)
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option(
    "-o",
    "--output",
    default="",
    metavar="FILE",
    help="The file to write; - is the screen. By default pictures go to SAVE.svg.",
)
@files_of_user
def command(save: Path, svg: bool, dark: bool, at: int | None, lang: str, output: str) -> None:
    """Show a saved game as a spectator sees it.

    \b
    senlac show game.senlac
    senlac show game.senlac --at 12 --lang fr
    senlac show game.senlac --svg --dark -o battle.svg
    """
    if dark and not svg:
        raise BadOption("Only pictures have dark colours; add --svg.", option="dark", value=dark)
    try:
        session = Session.load(save)
    except ReplayMismatch as error:
        click.echo(f"senlac: {error}", err=True)
        raise click.exceptions.Exit(1) from error
    if at is not None:
        session = _earlier(session, at)
    shown = _picture(session, lang, dark) if svg else _board(session, lang)
    _deliver(shown, save, output or (str(save.with_suffix(".svg")) if svg else STDOUT), Speaker(session.spoken, lang))


def _earlier(session: Session, at: int) -> Session:
    """The session after that many decisions and the chance outcomes that followed; a resignation counts as one."""
    made = [place for place, entry in enumerate(session.journal) if isinstance(entry, Decided | Resigned)]
    if at > len(made):
        message = f"This game has {len(made)} decisions; give --at a number from 0 to {len(made)}."
        raise BadOption(message, option="at", value=at, expected=f"0 to {len(made)}")
    kept = session.journal[: made[at]] if at < len(made) else session.journal
    return Session(session.game, session.rng, session.seed, kept)


def _board(session: Session, lang: str) -> str:
    return session.spoken.show.board(session.view(), lang, console().width)


def _picture(session: Session, lang: str, dark: bool) -> str:
    picture = session.game.show.picture(session.view(), lang, dark)
    if not picture:
        message = f"{session.game.show.title(lang)} has no picture; leave out --svg to see its text board."
        raise NoPicture(message, game=session.game.name)
    return picture


def _deliver(shown: str, save: Path, output: str, speaker: Speaker) -> None:
    if output == STDOUT:
        click.echo(shown.rstrip("\n"))
        return
    target = Path(output)
    if target.exists() and target.samefile(save):
        raise BadOption("The output would replace the save; name another file with -o.", option="output", value=output)
    replace_file(target, shown.rstrip("\n") + "\n")
    console().print(speaker.say("cli-saved", {"path": str(target)}))
