"""The dispatcher: a process that hands thoughts to a Ray cluster, from standard input, and their answers to the server.

Ray ends the process that uses it when it loses its cluster; so that is not the server. It ends when its server does.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from concurrent.futures import CancelledError, Future
from functools import partial
from typing import Any, BinaryIO

from senlac.cluster import connected, misfit, processors
from senlac.kernel.errors import SenlacError
from senlac.server.pipe import SIZE, Lost, framed
from senlac.server.worker import on_node
from senlac.version import __version__

#: Seconds between two looks at how large the cluster is, and whether it is still there.
ROUND = 5.0
#: Messages about the cluster have the number 0; pieces of work have others.
ABOUT = 0


def main() -> None:
    """Work until there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    given, taken = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whoever prints something prints it to the log
    try:
        ray = connected(sys.argv[1], option="thinkers")
    except SenlacError as error:
        taken.write(framed(pickle.dumps((ABOUT, error))))
        taken.flush()
        return
    dispatcher = Dispatcher(ray, taken)
    threading.Thread(target=dispatcher.look, daemon=True).start()
    while size := given.read(SIZE):
        message = given.read(int.from_bytes(size, "big"))
        dispatcher.take(int.from_bytes(message[:SIZE], "big"), message[SIZE:])
    ray.shutdown()


class Dispatcher:
    """All work that is on the cluster, by number."""

    def __init__(self, ray: Any, taken: BinaryIO) -> None:
        self._ray = ray
        self._taken = taken
        self._writing = threading.Lock()
        self._running: dict[int, Any] = {}
        # The server does what is lost again, so that it is counted there, whoever does the work.
        self._do = ray.remote(num_cpus=1, max_retries=0)(on_node)

    def look(self) -> None:
        """Tell the server how many processors there are, now and whenever that changes."""
        told = 0
        while True:
            try:
                found = processors(self._ray)
            except Exception:  # Ray has many: there is no cluster any more, and the next dispatcher finds another
                os._exit(1)
            if found != told:
                told = found
                self._say(ABOUT, found)
            threading.Event().wait(ROUND)

    def take(self, number: int, task: bytes) -> None:
        """A piece of work; an empty one takes back what had that number."""
        if task:
            self._running[number] = running = self._do.remote(__version__, task)
            running.future().add_done_callback(partial(self._done, number))
        elif (gone := self._running.pop(number, None)) is not None:
            self._ray.cancel(gone, force=True)

    def _done(self, number: int, future: Future[bytes]) -> None:
        self._running.pop(number, None)
        self._say(number, self._outcome(future))

    def _outcome(self, future: Future[bytes]) -> bytes | Lost:
        try:
            return future.result()
        except self._ray.exceptions.RayTaskError as error:
            return Lost("unfit node", str(misfit(error, __version__)))
        except (Exception, CancelledError) as error:
            return Lost("worker died", str(error).partition("\n")[0])

    def _say(self, number: int, what: object) -> None:
        message = framed(pickle.dumps((number, what)))
        try:
            with self._writing:
                self._taken.write(message)
                self._taken.flush()
        except BrokenPipeError:
            os._exit(0)  # nobody is left to read it


if __name__ == "__main__":
    main()
