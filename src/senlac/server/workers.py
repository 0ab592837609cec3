"""Everything that takes longer than a moment is done by others, so that nobody else has to wait.

Usually they are worker processes, of which there are never more than configured; bots may also think on a cluster
(`server/thinkers.py`). People take turns, whoever asks for more; work that takes too long, or whose worker dies twice,
fails with an error that can be shown; and the time it took is charged to whoever asked.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ParamSpec, Protocol, TypeVar

import structlog

from senlac.kernel.errors import SenlacError
from senlac.server.guard import Budget, RateLimited
from senlac.server.metrics import Metrics
from senlac.server.pipe import SIZE, Lost, WorkFailed, framed, given_up

logger = structlog.get_logger()

#: Seconds of processor time after which work is given up: answers to clients, and a bot's thoughts.
MOMENT = 20.0
THOUGHT = 120.0
#: However busy the machine is, a worker that has not answered after so many seconds hangs.
HANGS = 600.0
#: How much work may wait for one person.
MOST_WAITING = 64
#: Results from this size on are read in a thread.
LARGE = 100_000

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Account:
    """On whose account work is done: people take turns by name, and pay from their budgets."""

    def __init__(self, name: str, purses: Sequence[tuple[Budget, str]] = ()) -> None:
        self.name = name
        self._purses = purses

    def check(self) -> None:
        """RateLimited if a budget is used up."""
        for budget, who in self._purses:
            budget.check(who)

    def charge(self, seconds: float) -> None:
        for budget, who in self._purses:
            budget.charge(who, seconds)


@dataclass(eq=False)
class _Job:
    """A piece of work that waits for its turn."""

    task: bytes
    account: Account
    slow: bool
    done: asyncio.Future[Any]


class Hands(Protocol):
    """Who does the work."""

    #: What they are called in metrics and log.
    name: str
    #: How many pieces of work they do at a time, and how many of these places are not for thoughts, if there are more.
    places: int
    spared: int

    def open(self, more: Callable[[], None]) -> None:
        """Call `more` from now on whenever there are more places."""

    async def do(self, task: bytes, limit: float) -> tuple[float, Any]:
        """The processor time a piece of work took, and its result; Lost if there is none, TimeoutError if they hang."""

    async def stop(self) -> None: ...


class Workers:
    """The work that waits, and whose turn it is. It is done by so many worker processes, or by other hands."""

    def __init__(self, most: int = 0, metrics: Metrics | None = None, hands: Hands | None = None) -> None:
        self.metrics = metrics or Metrics()
        self._hands = hands or OwnProcesses(most or max(2, (os.cpu_count() or 2) - 1))
        self._hands.open(self._assign)
        self._busy: set[asyncio.Task[None]] = set()
        #: By person; whoever comes first is next.
        self._waiting: dict[str, deque[_Job]] = {}
        self._thinking = 0

    async def do(self, account: Account, work: Callable[Given, Result], *args: Given.args, **_: Given.kwargs) -> Result:
        """Have something done that somebody waits for; `work` is a function of a module."""
        return await self._queue(account, work, args, slow=False)

    async def think(
        self, account: Account, work: Callable[Given, Result], *args: Given.args, **_: Given.kwargs
    ) -> Result:
        """Have something thought over. If there are several workers, one is always left for what is quick."""
        return await self._queue(account, work, args, slow=True)

    async def _queue(self, account: Account, work: Callable[..., Result], args: Any, slow: bool) -> Result:
        account.check()
        jobs = self._waiting.setdefault(account.name, deque())
        if len(jobs) >= MOST_WAITING:
            raise RateLimited("Too many requests at once. Wait 5 s and try again.", message="web-busy", seconds=5)
        task = pickle.dumps((THOUGHT if slow else MOMENT, work, args))
        job = _Job(task, account, slow, asyncio.get_running_loop().create_future())
        jobs.append(job)
        self._assign()
        result: Result = await job.done
        return result

    def _assign(self) -> None:
        """Give idle hands something to do."""
        while len(self._busy) < self._hands.places and (job := self._next()) is not None:
            self._thinking += job.slow
            self._busy.add(asyncio.create_task(self._carry_out(job)))
        self.metrics.waiting.labels(self._hands.name).set(sum(len(jobs) for jobs in self._waiting.values()))

    def _next(self) -> _Job | None:
        """The next piece of work, of one person after the other."""
        for name in list(self._waiting):
            jobs = self._waiting.pop(name)
            wanted = [job for job in jobs if not job.done.done()]
            job = next((job for job in wanted if not job.slow or self._may_think), None)
            left = deque(other for other in wanted if other is not job)
            if left:
                self._waiting[name] = left
            if job is not None:
                return job
        return None

    @property
    def _may_think(self) -> bool:
        return self._thinking < max(1, self._hands.places - self._hands.spared)

    async def _carry_out(self, job: _Job) -> None:
        try:
            result = await self._tried(job)
            if not job.done.done():
                if isinstance(result, SenlacError):
                    job.done.set_exception(result)
                else:
                    job.done.set_result(result)
        finally:
            job.done.cancel()
            self._thinking -= job.slow
            task = asyncio.current_task()
            assert task is not None
            self._busy.remove(task)
            self._assign()

    async def _tried(self, job: _Job) -> Any:
        """The result or error of a piece of work; it is tried again once if its worker dies."""
        for _ in range(2):
            try:
                seconds, result = await self._hands.do(job.task, HANGS)
            except TimeoutError:
                self._failed("worker hangs", job)
                break
            except Lost as lost:
                self._failed(lost.why, job, lost.more)
            else:
                job.account.charge(seconds)
                if isinstance(result, WorkFailed):
                    self._failed("took too long", job)
                return result
        return given_up()

    def _failed(self, why: str, job: _Job, more: str = "") -> None:
        logger.warning("work failed", why=why, where=self._hands.name, thinking=job.slow, more=more)
        self.metrics.failures.labels(why).inc()

    async def close(self) -> None:
        """Stop all workers; whoever still waits is told so by a cancelled future."""
        for jobs in self._waiting.values():
            for job in jobs:
                job.done.cancel()
        self._waiting.clear()
        busy = list(self._busy)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        await self._hands.stop()


class OwnProcesses:
    """So many worker processes; they are started when they are first needed."""

    name = "workers"
    #: However many bots think, somebody is left for what is quick.
    spared = 1

    def __init__(self, places: int) -> None:
        self.places = places
        self._idle = [Worker() for _ in range(places)]

    def open(self, more: Callable[[], None]) -> None:
        """There are never more."""

    async def do(self, task: bytes, limit: float) -> tuple[float, Any]:
        worker = self._idle.pop()
        try:
            return await worker.do(task, limit)
        except TimeoutError:
            raise
        except (EOFError, OSError, pickle.UnpicklingError) as error:
            raise Lost("worker died") from error
        finally:
            self._idle.append(worker)

    async def stop(self) -> None:
        for worker in self._idle:
            await worker.stop()


class Worker:
    """One worker process; if it dies, the next piece of work gets a new one."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def do(self, task: bytes, limit: float) -> tuple[float, Any]:
        """The processor time a piece of work took, and its result; TimeoutError or EOFError if there is none."""
        try:
            async with asyncio.timeout(limit):
                self.process = self.process or await _started()
                assert self.process.stdin is not None
                assert self.process.stdout is not None
                self.process.stdin.write(framed(task))
                await self.process.stdin.drain()
                size = await self.process.stdout.readexactly(SIZE)
                answer = await self.process.stdout.readexactly(int.from_bytes(size, "big"))
        except BaseException:
            # What it might still answer is not for whoever asks next.
            await self.stop()
            raise
        return await unpacked(answer)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _started() -> asyncio.subprocess.Process:
    return await python("senlac.server.worker")


async def python(module: str, *arguments: str) -> asyncio.subprocess.Process:
    """A process of ours that reads from us and answers."""
    pipe = asyncio.subprocess.PIPE
    # Nothing is imported from the folder in which the server happens to have been started (-P).
    return await asyncio.create_subprocess_exec(sys.executable, "-P", "-m", module, *arguments, stdin=pipe, stdout=pipe)


async def unpacked(answer: bytes) -> tuple[float, Any]:
    """What a worker answered; a long answer is read in a thread."""
    return await asyncio.to_thread(_read, answer) if len(answer) >= LARGE else _read(answer)


def _read(answer: bytes) -> tuple[float, Any]:
    # from our own worker, never from the network
    found: tuple[float, Any] = pickle.loads(answer)  # noqa: S301
    return found
