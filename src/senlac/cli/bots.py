"""`senlac bots`: the computer's players."""

from __future__ import annotations

import click

from senlac.ai import bots
from senlac.ai.levels import LEVELS
from senlac.catalogue import LANGUAGES
from senlac.cli.common import console
from senlac.text import without_a_game


@click.command()
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to use.")
def command(lang: str) -> None:
    """List the levels of play, the weakest first, with how each plays, and the other bots.

    \b
    senlac bots
    senlac play 1066 --seat Saxon=captain
    """
    out = console()
    speaker = without_a_game(lang)
    for name in LEVELS:
        out.print(f"{name:8}  {speaker.say(f'level-{name}')}. {speaker.say(f'level-{name}-is')}")
    others = ", ".join(name for name in bots() if name not in LEVELS)
    out.print(speaker.say("cli-other-bots", {"names": others}))
