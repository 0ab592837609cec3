"""`senlac serve`: play in the browser."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import click
from platformdirs import user_data_path

from senlac.kernel.errors import BadOption

#: The default port, if it is free.
PORT = 1066
#: The fewest characters of the operator's token.
SHORTEST_TOKEN = 20
database_option = click.option(
    "--database", envvar="SENLAC_DATABASE", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME."
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 means all.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=None,
    help=f"The port to listen on; by default {PORT}, or any free port.",
)
@click.option(
    "--name", "names", multiple=True, metavar="HOST", help="A host name the server may be reached by; may be repeated."
)
@database_option
@click.option("--https", is_flag=True, help="The proxy in front serves HTTPS: send cookies over HTTPS only.")
@click.option("--hold", default=1.5, show_default=True, help="Minimum seconds for a Response window between people.")
@click.option("--pace", default=0.4, show_default=True, help="Minimum seconds for a bot's decision.")
@click.option(
    "--workers",
    type=click.IntRange(0),
    default=0,
    help="Number of processes for bots and other long work; by default one less than the number of cores, at least 2.",
)
@click.option(
    "--thinkers",
    default="",
    metavar="ADDRESS",
    help="Let bots think on a Ray cluster (extra `cluster`): ray://HOST:PORT, where Ray Client listens (usually on "
    "port 10001), or ray://auto for the cluster that this machine is part of, or a new one on it.",
)
@click.option(
    "--crowd",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many people one address may stand for: limits on sockets and on new people and games.",
)
@click.option(
    "--proxy",
    "proxies",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="The proxy whose X-Forwarded-For header is believed.",
)
@click.option(
    "--keep-days",
    type=click.IntRange(0),
    default=30,
    show_default=True,
    help="Delete games that nobody played after so many days; 0 keeps them.",
)
@click.option(
    "--smtp",
    envvar="SENLAC_SMTP",
    default="",
    metavar="URL",
    help="The mail server for codes and notices: smtp://USER:PASSWORD@HOST:PORT, or smtps://…; needs --address.",
)
@click.option("--mail-from", "sender", default="", metavar="ADDRESS", help="The address that letters are from.")
@click.option("--address", default="", metavar="URL", help="This server as letters name it: https://play.example.org.")
@click.option(
    "--push-key",
    envvar="SENLAC_PUSH_KEY",
    default="",
    metavar="KEY",
    help="The server's private key for Web Push, made by `senlac keys`; needs --push-contact.",
)
@click.option(
    "--push-contact",
    envvar="SENLAC_PUSH_CONTACT",
    default="",
    metavar="URL",
    help="Whom push services can write to: mailto:you@example.org.",
)
@click.option(
    "--operator-token",
    "operator",
    envvar="SENLAC_OPERATOR",
    default="",
    metavar="TOKEN",
    help="Opens the operator's page at /operator to whoever has this token: at least 20 characters.",
)
@click.option(
    "--trusting", is_flag=True, help="Allow a chosen seed in games by link, though it reveals everything to come."
)
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@click.option("--schema", is_flag=True, help="Print the JSON Schema of all messages and exit.")
@click.option("--types", metavar="FOLDER", help="Write the client's TypeScript types into its sources and exit.")
@click.option("--openapi", is_flag=True, help="Print the OpenAPI description of the HTTP API and exit.")
def command(
    host: str,
    port: int | None,
    names: tuple[str, ...],
    database: str | None,
    https: bool,
    hold: float,
    pace: float,
    workers: int,
    thinkers: str,
    crowd: int,
    proxies: str,
    keep_days: int,
    smtp: str,
    sender: str,
    address: str,
    push_key: str,
    push_contact: str,
    operator: str,
    trusting: bool,
    no_browser: bool,
    schema: bool,
    types: str | None,
    openapi: bool,
) -> None:
    """Serve Senlac to browsers: on your own machine, on your network, or to the world behind a proxy.

    Games are stored in your data directory, or where --database says. Stop the server with Ctrl-C; nothing is lost.

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
    if (smtp or address) and not address.startswith(("http://", "https://")):
        raise BadOption("With --smtp, say how this server is reached: --address https://play.example.org")
    if operator and len(operator) < SHORTEST_TOKEN:
        raise BadOption(f"The operator's token has at least {SHORTEST_TOKEN} characters.", option="operator-token")
    settings = Settings(
        database=database or own_database(),
        hosts=_hosts(host, names),
        secure=https,
        hold=hold,
        pace=pace,
        workers=workers,
        thinkers=thinkers,
        crowd=crowd,
        proxies=proxies,
        keep_days=keep_days,
        smtp=smtp,
        sender=sender,
        address=address.rstrip("/"),
        push_key=push_key,
        push_contact=push_contact,
        operator=operator,
        warm=True,
        trusting=trusting,
    )
    run.serve(settings, _listen(host, port), browser=not no_browser)


def own_database() -> str:
    """The default database, a file in the user's data directory."""
    folder = user_data_path("senlac")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.sqlite'}"


def _hosts(host: str, names: tuple[str, ...]) -> set[str]:
    """The host names to answer to: on this machine its own, on a network those given, or any if none are."""
    from senlac.server.guard import AT_HOME

    if host in AT_HOME or names:
        return {*AT_HOME, *names}
    return set()


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the given port; without one, on the default port or any free port."""
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
