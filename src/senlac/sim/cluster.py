"""Games on several machines: an executor on a Ray cluster (https://ray.io; the extra `cluster`).

Jobs are stateless tasks, which Ray does again if their worker or node is lost. What is to be done, and the user's own
files that it needs, are sent along; nodes need nothing but the same version of Senlac and the same games.
"""

from __future__ import annotations

import gc
import logging
import os
import pickle
import socket
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from senlac import files
from senlac.kernel.errors import BadOption, SenlacError
from senlac.sim.executor import LIVES, Done, Executor, Item, Jobs, Result, Work, WorkerLost, done
from senlac.version import __version__

#: The address of the cluster on this machine; if there is none, one is started and ends with us.
AUTO: Final = "auto"
#: How many seconds a job should take: between two of them a worker waits for some milliseconds.
MOMENT: Final = 1.0
#: How many seconds we wait for a cluster to answer.
PATIENCE: Final = 5


class UnfitNode(SenlacError):
    """A node of the cluster that cannot do the work."""

    code = "unfit-node"


class Cluster(Executor):
    """All processors of a Ray cluster, which may come and go."""

    def __init__(self, address: str) -> None:
        self.ray = connected(address)

    def each(self, work: Work[Item, Result], items: Sequence[Item]) -> Iterator[Result]:
        do = self.ray.remote(num_cpus=1, max_retries=LIVES - 1)(_do)
        # Ray's own pickle also takes along what a script or a notebook defines itself.
        packed = self.ray.put(pickle.dumps((files.TEXTS, self.ray.cloudpickle.dumps(work))))
        jobs = Jobs(items, MOMENT)
        running: list[Any] = []
        try:
            while True:
                workers = self._processors()
                while len(running) < workers * jobs.at_hand and (job := jobs.next(workers)):
                    running.append(do.remote(__version__, packed, job))
                if not running:
                    return
                ready, running = self.ray.wait(running)
                it = self._fetched(ready[0])
                jobs.took(it.count, it.seconds)
                if it.error is not None:
                    raise it.error
                yield it.result
        finally:
            for task in running:
                self.ray.cancel(task, force=True)

    def _processors(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def _fetched(self, task: Any) -> Done:
        try:
            found: Done = self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            said = str(error).strip().splitlines()[-1]
            message = f"A node of the cluster cannot play: {said} It needs Senlac {__version__} with the same games."
            raise UnfitNode(message) from error
        except self.ray.exceptions.RayError as error:
            message = f"{LIVES} workers were lost over the same job ({str(error).splitlines()[0]})"
            raise WorkerLost(message) from error
        return found


def connected(address: str) -> Any:
    """The module `ray`, connected to a cluster; BadOption if that does not answer."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError as error:
        message = "A cluster needs Ray: pip install 'senlac[cluster]'."
        raise BadOption(message, option="cluster", value=address) from error
    if address != AUTO:
        _knock(address)
    if ray.is_initialized():
        return ray
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        ray.init(address=address, **quiet)
    except ConnectionError:
        if address != AUTO:
            raise _silent(address) from None
        _start(ray, quiet)
    except SystemExit:  # so Ray answers if somebody listens there who is no cluster
        raise _silent(address) from None
    return ray


def _start(ray: Any, how: dict[str, Any]) -> None:
    """Start a cluster on this machine, which ends with us."""
    try:
        ray.init(include_dashboard=False, **how)
    except Exception as error:  # Ray has no class for it
        raise BadOption(f"Ray cannot be started here: {error}", option="cluster", value=AUTO) from error


def _knock(address: str) -> None:
    """See whether anybody is there at all: Ray itself would try for two minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError):
        raise _silent(address) from None


def _silent(address: str) -> BadOption:
    message = f"No Ray cluster answers at {address!r}: give its HOST:PORT, or `{AUTO}` for one on this machine."
    return BadOption(message, option="cluster", value=address)


# ------------------------------------------------------------------ on a node


def _do(version: str, packed: bytes, items: Sequence[Any]) -> Done:
    if version != __version__:
        raise UnfitNode(f"It has Senlac {__version__}.")
    return done(_unpacked(packed), items)


@lru_cache(maxsize=1)
def _unpacked(packed: bytes) -> Work[Any, Any]:
    """The work, made ready once for all its jobs. As in all workers, the garbage collector is switched off."""
    # from whoever uses this cluster, who may do anything there
    texts, work = pickle.loads(packed)  # noqa: S301
    files.TEXTS.update(texts)
    found: Work[Any, Any] = pickle.loads(work)  # noqa: S301 - needs the texts
    gc.disable()
    gc.freeze()
    return found
