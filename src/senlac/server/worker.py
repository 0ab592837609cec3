"""A worker process: does one piece of work after another, from standard input to standard output.

It ends when its server does, however that ended: then there is nothing more to read.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from senlac.cluster import check_version
from senlac.kernel.errors import SenlacError
from senlac.server.pipe import SIZE, framed, given_up


def main() -> None:
    """Work until there is nothing more to read."""
    # Ctrl-C is for the server, which comes first with the processor too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(max(0, 10 - os.nice(0)))
    given, taken = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whoever prints something prints it to the log
    while size := given.read(SIZE):
        try:
            taken.write(framed(done(given.read(int.from_bytes(size, "big")))))
            taken.flush()
        except BrokenPipeError:
            os._exit(0)  # nobody is left to read it


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """WorkFailed if something takes more processor time than that, however busy the machine is."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _give_up(*_: object) -> None:
    raise given_up()


def done(task: bytes) -> bytes:
    """Do a piece of work; the answer is the processor time it took, and its result or error."""
    # from our own server, never from the network
    return _done(*pickle.loads(task))  # noqa: S301


def _done(limit: float, work: Callable[..., Any], arguments: Sequence[Any]) -> bytes:
    begun = time.process_time()
    result: Any
    try:
        with _limited(limit):
            result = work(*arguments)
    except SenlacError as error:
        result = error
    except Exception:
        print(traceback.format_exc(), file=sys.stderr, flush=True)
        result = SenlacError("Something went wrong on the server.", message="web-broken")
    return pickle.dumps((time.process_time() - begun, result))


def on_node(version: str, task: bytes) -> bytes:
    """The same on a node of a cluster. What a node cannot even read it does not fit."""
    check_version(version)
    return done(task)


if __name__ == "__main__":
    main()
