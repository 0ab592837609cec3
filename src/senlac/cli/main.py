"""The command `senlac`: imports a command's module only when it is used, and turns errors into sentences."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from senlac.kernel.errors import SenlacError
from senlac.kernel.native import is_compiled
from senlac.version import __version__

#: Each command with its line in the overview; its implementation is `command` in `cli/NAME.py`.
COMMANDS = {
    "serve": "Play in the browser: alone, two at one screen, or with friends by link.",
    "backup": "Write all games of a server to a file.",
    "restore": "Fill an empty database from a backup.",
    "keys": "Make a key with which a server can notify browsers.",
    "play": "Play a game in the terminal.",
    "lessons": "Learn a game by playing it.",
    "foe": "Run the Foe for a solo game with real cards.",
    "scores": "Show the scores of your solo games.",
    "games": "List the installed games and their options.",
    "bots": "List the computer's players, with how each plays.",
    "rules": "List and search the rules; show which are tested.",
    "cards": "List, show, check, correct and print cards.",
    "show": "Show a position from a save, as text or as a picture.",
    "analyse": "Analyse a save: luck and choices apart, and what decided the game.",
    "replay": "Replay a save and check every step.",
    "export": "Write saves as records: text that people can read.",
    "import": "Make saves of records.",
    "verify": "Verify the dice of a game between people.",
    "fuzz": "Play random games while the test kit checks every property.",
    "sim": "Play many games between bots and show statistics.",
    "train": "Learn from games between bots what positions are worth.",
    "ladder": "Play all levels of bots against each other and rate them.",
    "lab": "Study the games, and teach programs to play them.",
    "perft": "Count the positions at a given depth.",
    "text": "List the languages, and what is missing from each.",
    "declare": "Generate the code that follows from a state's field list.",
}


class Commands(click.Group):
    """Imports a command when it is used, so that `senlac --help` is quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"senlac.cli.{name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(f"{__version__} ({'compiled' if is_compiled() else 'pure Python'})", prog_name="senlac")
@click.pass_context
def senlac(ctx: click.Context) -> None:
    """The home of historical battle games.

    Without a command, in a terminal, Senlac offers a choice of games.
    """
    if ctx.invoked_subcommand is None:
        if sys.stdin.isatty():
            from senlac.cli.play import ask_for_game

            ask_for_game()
        else:
            click.echo(ctx.get_help())


def main() -> None:
    """Run the command; errors print one sentence and exit with 2, Ctrl-C exits quietly with 130."""
    try:
        # Outside standalone mode click returns the exit code.
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
