"""Workers for playing many games. One that is killed costs only time.

Whoever has many games to play (`sim`, `fuzz`, `ladder`, `train`, `lab`) gives the workers small jobs, each of which
depends on nothing but itself. So the results are the same for any number of workers.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from typing import Any, Final, TypeVar

from senlac.kernel.errors import SenlacError

Item = TypeVar("Item")
Result = TypeVar("Result")
Begin = Callable[..., Any] | None

#: Jobs that a worker has at hand, so that it need not wait for the next.
AT_HAND: Final = 2
#: A job that has cost so many workers is not given to another.
LIVES: Final = 3


class WorkerLost(SenlacError):
    """A job during which one worker after another ended without a word."""

    code = "worker-lost"


@contextmanager
def workers(count: int | None, begin: Begin = None, *args: Any) -> Iterator[Crew]:
    """Processes on which `begin(*args)` was called, by default one per core; leaving the block ends them."""
    crew = Crew(count or os.cpu_count() or 1, begin, args)
    try:
        yield crew
    finally:
        crew.end()


class Hand:
    """A process with its jobs, oldest first."""

    def __init__(self, process: ForkProcess, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe
        self.jobs: list[int] = []


class Crew:
    """Processes that have been prepared, and wait for jobs."""

    def __init__(self, count: int, begin: Begin, args: tuple[Any, ...]) -> None:
        self.begin = begin
        self.args = args
        self.hands: list[Hand] = []
        for _ in range(count):
            self._hire()

    def _hire(self) -> None:
        """Start a worker.

        Ctrl-C goes to the whole process group but is meant only for us, so workers are started with it blocked. If it
        arrives in the meantime, it is not lost.
        """
        context = get_context("fork")
        near, far = context.Pipe()
        not_theirs = [near, *[hand.pipe for hand in self.hands]]
        process = context.Process(target=_serve, args=(far, not_theirs, self.begin, self.args), daemon=True)
        before = pthread_sigmask(SIG_BLOCK, {SIGINT})
        try:
            process.start()
        finally:
            pthread_sigmask(SIG_SETMASK, before)
        far.close()
        self.hands.append(Hand(process, near))

    def imap_unordered(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """The work done on each item, in the order in which it is finished. An error in a job is raised here."""
        fresh = enumerate(items)
        open_jobs: dict[int, Item] = {}
        again: list[int] = []
        deaths: Counter[int] = Counter()
        while True:
            for hand in self.hands:
                while len(hand.jobs) < AT_HAND:
                    if again:
                        number = again.pop()
                    elif (job := next(fresh, None)) is not None:
                        number = job[0]
                        open_jobs[number] = job[1]
                    else:
                        break
                    hand.jobs.append(number)
                    _send(hand, (number, work, open_jobs[number]))
            busy = [hand for hand in self.hands if hand.jobs]
            if not busy:
                return
            ready = wait([hand.pipe for hand in busy])
            for hand in busy:
                if hand.pipe not in ready:
                    continue
                try:
                    number, result, error = hand.pipe.recv()
                except (EOFError, OSError):
                    again += self._replace(hand, deaths)
                    continue
                hand.jobs.remove(number)
                del open_jobs[number]
                if error is not None:
                    raise error
                yield result

    def _replace(self, lost: Hand, deaths: Counter[int]) -> list[int]:
        """A worker is gone: another takes its place, and its jobs are done again."""
        lost.process.join()
        lost.pipe.close()
        self.hands.remove(lost)
        deaths[lost.jobs[0]] += 1
        if deaths[lost.jobs[0]] >= LIVES:
            message = f"{LIVES} workers were lost over the same job (the last with exit code {lost.process.exitcode})."
            raise WorkerLost(message, exitcode=lost.process.exitcode)
        self._hire()
        return lost.jobs[::-1]

    def end(self) -> None:
        """End all processes."""
        for hand in self.hands:
            hand.process.terminate()
        for hand in self.hands:
            hand.process.join()
            hand.pipe.close()
        self.hands = []


def _send(hand: Hand, job: tuple[Any, ...]) -> None:
    """Hand over a job; that a worker is gone is noticed when we hear from it."""
    with suppress(OSError):
        hand.pipe.send(job)


def _serve(pipe: Connection, not_ours: list[Connection], begin: Begin, args: tuple[Any, ...]) -> None:
    """What a worker does until it is ended, or until whoever started it is gone."""
    for other in not_ours:
        other.close()
    if begin is not None:
        begin(*args)
    while True:
        try:
            number, work, item = pipe.recv()
        except (EOFError, OSError):
            return
        told: tuple[int, Any, Exception | None]
        try:
            told = (number, work(item), None)
        except Exception as error:
            told = (number, None, error)
        pipe.send(told)
