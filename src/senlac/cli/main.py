"""The command `senlac`: finds the verb's file only when it is asked for, and turns errors into sentences."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from senlac.kernel.errors import SenlacError
from senlac.kernel.native import is_compiled
from senlac.version import __version__

#: Each verb with its line in the overview; its command is `command` in `cli/VERB.py`.
VERBS = {
    "serve": "Play in the browser: alone, two at one screen, or with friends by link.",
    "play": "Play a game in the terminal.",
    "foe": "Run the Foe for a solo game with real cards.",
    "scores": "Show the scores of your solo games.",
    "games": "List the installed games and their options.",
    "rules": "List and search the rules; show which are tested.",
    "cards": "List, show, check, correct and print cards.",
    "show": "Show a position of a save, as text or as a picture.",
    "replay": "Replay a save and check every step of it.",
    "fuzz": "Play random games under the kit that proves a game.",
    "sim": "Play many games between bots and count what becomes of them.",
    "perft": "Count the positions at a depth.",
    "text": "List the languages, and what one of them lacks.",
    "declare": "Write what follows from a state's field list into its class.",
}


class Verbs(click.Group):
    """Loads a verb when it is used, so that `senlac --help` is quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in VERBS:
            return None
        command: click.Command = import_module(f"senlac.cli.{name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(VERBS.items()))


@click.group(cls=Verbs, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(f"{__version__} ({'compiled' if is_compiled() else 'pure Python'})", prog_name="senlac")
@click.pass_context
def senlac(ctx: click.Context) -> None:
    """The home of historical battle games.

    Without a command, in a terminal, Senlac offers what can be played.
    """
    if ctx.invoked_subcommand is None:
        if sys.stdin.isatty():
            from senlac.cli.play import ask_for_game

            ask_for_game()
        else:
            click.echo(ctx.get_help())


def main() -> None:
    """Run the command; a refusal is one sentence and exit code 2, Ctrl-C ends quietly with 130."""
    try:
        # Without its standalone mode click gives the exit code back.
        sys.exit(senlac(prog_name="senlac", standalone_mode=False) or 0)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("", err=True)
        sys.exit(130)
    except SenlacError as error:
        click.echo(f"senlac: {error}", err=True)
        sys.exit(2)
    except OSError as error:
        click.echo(f"senlac: {error}", err=True)
        sys.exit(2)
