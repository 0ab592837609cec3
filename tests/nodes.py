"""A Ray cluster for tests: two nodes with a processor each, both on this machine."""

from __future__ import annotations

import socket
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

#: How often a node is started. Ray gives each of its processes 15 seconds, too little for a very busy machine.
TRIES = 5


@contextmanager
def two_nodes(home: Path, **head: Any) -> Iterator[Any]:
    """Ray's token goes to a home of its own."""
    import ray
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        nodes = Cluster()
        try:
            add_node(nodes, include_dashboard=False, **head)
            add_node(nodes)
            yield nodes
        finally:
            ray.shutdown()
            nodes.shutdown()


def add_node(nodes: Any, **more: Any) -> Any:
    """Another node with one processor."""
    for left in reversed(range(TRIES)):
        try:
            with warnings.catch_warnings():
                # Ray does not close its logs itself.
                warnings.simplefilter("ignore", ResourceWarning)
                return nodes.add_node(num_cpus=1, **more)
        except Exception:  # Ray has no class for it
            if not left:
                raise


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])
