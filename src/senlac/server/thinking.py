"""Bots think in worker processes, so that only the people playing against them have to wait."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

from senlac.ai.levels import at_level
from senlac.kernel.decision import Decision
from senlac.kernel.frames import Action
from senlac.kernel.gamedef import GameDef
from senlac.kernel.views import View


class Thinkers:
    """The worker processes, started when they are first needed."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, seen: View, question: Decision, level: str) -> Action:
        """The answer of a bot at that level; a worker that died is replaced once."""
        job = (pickle.dumps(seen.game), seen.seat, seen.data, question, level, secrets.randbits(30))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), _think, *job)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._started(), _think, *job)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forking a process with an event loop and a database is asking for trouble.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_lower_priority)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _lower_priority() -> None:
    """Lower the workers' priority, so that the server comes first."""
    if hasattr(os, "nice"):
        os.nice(10)


@lru_cache(maxsize=64)
def _game(pickled: bytes) -> GameDef[Any]:
    # from our own process, never from the network
    game: GameDef[Any] = pickle.loads(pickled)  # noqa: S301
    return game


def _think(game: bytes, seat: int, data: dict[str, Any], question: Decision, level: str, seed: int) -> Action:
    return at_level(level, seed).choose(View(_game(game), seat, data), question)
