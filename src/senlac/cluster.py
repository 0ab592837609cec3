"""How to join a Ray cluster (https://ray.io; the extra `cluster`): games are played there, and bots think there."""

from __future__ import annotations

import logging
import os
import socket
from importlib import import_module
from typing import Any, Final

from senlac.kernel.errors import BadOption, SenlacError
from senlac.version import __version__

#: The address of the cluster on this machine; if there is none, one is started and ends with us.
AUTO: Final = "auto"
#: Addresses that begin like this are for Ray Client, which joins a cluster from outside.
CLIENT: Final = "ray://"
#: How many seconds we wait for a cluster to answer.
PATIENCE: Final = 5
#: The addresses that each option takes.
FORMS: Final = {
    "cluster": "its HOST:PORT, or `auto` for one on this machine",
    "thinkers": "ray://HOST:PORT, which Ray Client listens on, or ray://auto for one on this machine",
}


class UnfitNode(SenlacError):
    """A node of the cluster that cannot do the work."""

    code = "unfit-node"


def connected(address: str, option: str = "cluster") -> Any:
    """The module `ray`, connected to a cluster; BadOption, about an option, if that does not answer."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError as error:
        message = "A cluster needs Ray: pip install 'senlac[cluster]'."
        raise BadOption(message, option=option, value=address) from error
    if address != AUTO:
        _knock(address, option)
    if ray.is_initialized():
        return ray
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        ray.init(address=address, **quiet)
    except ConnectionError:
        if address != AUTO:
            raise silent(address, option) from None
        _start(ray, quiet, option)
    except SystemExit:  # so Ray answers if somebody listens there who is no cluster
        raise silent(address, option) from None
    except (ImportError, RuntimeError, ValueError) as error:  # another version of Ray, or a part that is missing
        message = f"Ray cannot join the cluster at {address!r}: {error}"
        raise BadOption(message, option=option, value=address) from error
    return ray


def _start(ray: Any, how: dict[str, Any], option: str) -> None:
    """Start a cluster on this machine, which ends with us."""
    try:
        ray.init(include_dashboard=False, **how)
    except Exception as error:  # Ray has no class for it
        raise BadOption(f"Ray cannot be started here: {error}", option=option, value=AUTO) from error


def _knock(address: str, option: str) -> None:
    """See whether anybody is there at all: Ray itself would try for two minutes."""
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError):
        raise silent(address, option) from None


def silent(address: str, option: str) -> BadOption:
    return BadOption(f"No Ray cluster answers at {address!r}: give {FORMS[option]}.", option=option, value=address)


def processors(ray: Any) -> int:
    """How many there are on the whole cluster now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def check_version(version: str) -> None:
    """On a node: UnfitNode if it has another version of Senlac than whoever wants something from it."""
    if version != __version__:
        raise UnfitNode(f"It has Senlac {__version__}.")


def misfit(error: Exception, version: str) -> UnfitNode:
    """What to say about a node on which work could not even begin."""
    said = str(error).strip().splitlines()[-1]
    return UnfitNode(f"A node of the cluster cannot play: {said} It needs Senlac {version} with the same games.")
