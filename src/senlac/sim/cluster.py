"""Games on several machines: an executor on a Ray cluster (https://ray.io; the extra `cluster`).

Jobs are stateless tasks, which Ray does again if their worker or node is lost. What is to be done, and the user's own
files that it needs, are sent along; nodes need nothing but the same version of Senlac and the same games.
"""

from __future__ import annotations

import gc
import pickle
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from senlac import files
from senlac.cluster import check_version, connected, misfit, processors
from senlac.sim.executor import LIVES, Done, Executor, Item, Jobs, Result, Work, WorkerLost, done
from senlac.version import __version__

#: How many seconds a job should take: between two of them a worker waits for some milliseconds.
MOMENT: Final = 1.0


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
                workers = processors(self.ray)
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

    def _fetched(self, task: Any) -> Done:
        try:
            found: Done = self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            raise misfit(error, __version__) from error
        except self.ray.exceptions.RayError as error:
            message = f"{LIVES} workers were lost over the same job ({str(error).splitlines()[0]})"
            raise WorkerLost(message) from error
        return found


# ------------------------------------------------------------------ on a node


def _do(version: str, packed: bytes, items: Sequence[Any]) -> Done:
    check_version(version)
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
