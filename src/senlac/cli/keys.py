"""`senlac keys`: a key with which a server can notify browsers."""

from __future__ import annotations

import click


@click.command()
def command() -> None:
    """Print a new private key for Web Push, as a setting for the environment of `senlac serve`.

    Keep it: browsers know the server by it. With another key, everybody has to turn notices on again.

    \b
    senlac keys >> /etc/senlac.env
    """
    from senlac.server.push import new_key

    click.echo(f"SENLAC_PUSH_KEY={new_key()}")
