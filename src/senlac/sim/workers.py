"""Worker processes for playing many games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import Pool
from multiprocessing.pool import Pool as PoolType
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from typing import Any


@contextmanager
def workers(count: int | None, begin: Callable[..., Any] | None = None, *args: Any) -> Iterator[PoolType]:
    """A pool of processes, by default one per core; leaving the block, even by Ctrl-C, ends them.

    Ctrl-C goes to the whole process group but is meant only for us, so the workers are started with it blocked. If it
    arrives in the meantime, it is not lost.
    """
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        pool = Pool(count, begin, args)
    finally:
        pthread_sigmask(SIG_SETMASK, before)
    with pool:
        yield pool
