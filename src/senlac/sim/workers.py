"""Worker processes for many games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import Pool
from multiprocessing.pool import Pool as PoolType
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from typing import Any


@contextmanager
def workers(count: int | None, begin: Callable[..., Any] | None = None, *args: Any) -> Iterator[PoolType]:
    """So many processes, by default one for each core; leaving the block, by Ctrl-C too, ends them.

    Ctrl-C goes to the whole group, and is for us alone: the workers are born with it blocked, and what comes meanwhile
    is not lost.
    """
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        pool = Pool(count, begin, args)
    finally:
        pthread_sigmask(SIG_SETMASK, before)
    with pool:
        yield pool
