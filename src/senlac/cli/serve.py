"""`senlac serve`: play in the browser."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import click
from platformdirs import user_data_path

from senlac.kernel.errors import BadOption

#: The port that is taken if it is free.
PORT = 1066


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 is all.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=None, help=f"The port; by default {PORT}, or a free one."
)
@click.option(
    "--name", "names", multiple=True, metavar="HOST", help="A name under which it may be called from outside."
)
@click.option(
    "--database", envvar="SENLAC_DATABASE", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME."
)
@click.option("--https", is_flag=True, help="It stands behind https: cookies are sent there only.")
@click.option(
    "--hold", default=1.5, show_default=True, help="Seconds a Response window lasts at least, between people."
)
@click.option("--pace", default=0.4, show_default=True, help="Seconds that a bot's decision takes at least.")
@click.option(
    "--workers", type=click.IntRange(0), default=0, help="Processes for bots; by default one less than cores."
)
@click.option("--trusting", is_flag=True, help="Games by link may have a chosen seed, which tells all that will come.")
@click.option("--no-browser", is_flag=True, help="Print the address only.")
@click.option("--schema", is_flag=True, help="Print the JSON Schema of all messages, and stop.")
@click.option("--types", metavar="FOLDER", help="Write the client's TypeScript types into its sources, and stop.")
@click.option("--openapi", is_flag=True, help="Print the OpenAPI description of the HTTP API, and stop.")
def command(
    host: str,
    port: int | None,
    names: tuple[str, ...],
    database: str | None,
    https: bool,
    hold: float,
    pace: float,
    workers: int,
    trusting: bool,
    no_browser: bool,
    schema: bool,
    types: str | None,
    openapi: bool,
) -> None:
    """Serve Senlac to browsers: at home, in your network, or for the world behind a proxy.

    Games are kept in your data directory, or where --database says. Stop it with Ctrl-C: nothing is lost.

    \b
    senlac serve
    senlac serve --host 0.0.0.0 --name mybox.local
    senlac serve --database postgresql://senlac@localhost/senlac --https --name play.example.org
    """
    from senlac.server import describe, run
    from senlac.server.app import Settings

    if schema or openapi:
        click.echo(json.dumps(describe.schema() if schema else describe.openapi(), indent=2, ensure_ascii=False))
        return
    if types:
        for place, text in describe.types().items():
            (Path(types) / place).write_text(text, "utf-8")
        return
    settings = Settings(
        database=database or _own_database(),
        hosts=_hosts(host, names),
        secure=https,
        hold=hold,
        pace=pace,
        workers=workers,
        trusting=trusting,
    )
    run.serve(settings, _listen(host, port), browser=not no_browser)


def _own_database() -> str:
    """A file in the user's data directory."""
    folder = user_data_path("senlac")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.sqlite'}"


def _hosts(host: str, names: tuple[str, ...]) -> set[str]:
    """The names to answer to: at home its own, in a network those given, or any if none is."""
    from senlac.server.guard import AT_HOME

    if host in AT_HOME or names:
        return {*AT_HOME, *names}
    return set()


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or on a free one if none was asked for."""
    for wanted in [port] if port is not None else [PORT, 0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
        except OSError as error:
            listening.close()
            reason = error.strerror or str(error)
            continue
        return listening
    raise BadOption(
        f"Cannot listen on {host}, port {port}: {reason}. Choose another --port.", option="port", value=port
    )
