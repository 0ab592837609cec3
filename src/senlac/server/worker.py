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
from typing import Any, BinaryIO

from senlac.kernel.errors import SenlacError

#: How many bytes say how long a message is.
SIZE = 8


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(SIZE, "big") + message


def main() -> None:
    """Work until there is nothing more to read."""
    # Ctrl-C is for the server, which comes first with the processor too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(max(0, 10 - os.nice(0)))
    given, taken = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whoever prints something prints it to the log
    while size := given.read(SIZE):
        _answer(given.read(int.from_bytes(size, "big")), taken)


def _answer(task: bytes, taken: BinaryIO) -> None:
    """Do a piece of work; the answer is the processor time it took, and its result or error."""
    begun = time.process_time()
    result: Any
    try:
        # from our own server, never from the network
        work, arguments = pickle.loads(task)  # noqa: S301
        result = work(*arguments)
    except SenlacError as error:
        result = error
    except Exception:
        print(traceback.format_exc(), file=sys.stderr, flush=True)
        result = SenlacError("Something went wrong on the server.", message="web-broken")
    try:
        taken.write(framed(pickle.dumps((time.process_time() - begun, result))))
        taken.flush()
    except BrokenPipeError:
        os._exit(0)  # nobody is left to read it


if __name__ == "__main__":
    main()
