"""Where many games are played: in this process, in several of this machine, or on a cluster (`senlac.sim.cluster`).

Whoever has many games to play (`sim`, `fuzz`, `ladder`, `train`, `lab`) gives them to an executor by their numbers. A
game depends on nothing but its number, so the results are the same wherever it is played, and a worker that is killed
costs only time.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

from senlac.kernel.errors import BadOption, SenlacError

Item = TypeVar("Item")
Result = TypeVar("Result")
Work = Callable[[Sequence[Item]], Result]

#: How many seconds a job should take: handing it over costs a millisecond, and progress is seen job by job.
MOMENT: Final = 0.25
#: Towards the end jobs get smaller: there must be work left for so many more of the same size for every worker.
SHARES: Final = 4
#: The most items in a job.
MOST: Final = 1000
#: Jobs that a worker has at hand, so that it need not wait for the next.
AT_HAND: Final = 2
#: A job that has cost so many workers is not given to another.
LIVES: Final = 3


class WorkerLost(SenlacError):
    """A job during which one worker after another ended without a word."""

    code = "worker-lost"


class Executor:
    """Does work, wherever that is."""

    def each(self, work: Work[Item, Result], items: Sequence[Item]) -> Iterator[Result]:
        """The work done on all items, some of them at a time, in the order in which it is finished.

        An error in the work is raised here. Leaving the loop, even by Ctrl-C, ends all work.
        """
        raise NotImplementedError


def make_executor(jobs: int | None = None, cluster: str = "") -> Executor:
    """A cluster by its address, or so many processes, by default one per core."""
    if cluster:
        if jobs is not None:
            raise BadOption("Give either --jobs or --cluster.", option="jobs", value=jobs)
        from senlac.sim.cluster import Cluster

        return Cluster(cluster)
    count = jobs or os.cpu_count() or 1
    return ThisProcess() if count == 1 else Processes(count)


def in_order(on: Executor, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
    """The work done on each item, in the order of the items: what is finished early is kept until its turn."""
    early: dict[int, Result] = {}
    awaited = 0
    for done in on.each(partial(_placed, work), list(enumerate(items))):
        early.update(done)
        while awaited in early:
            yield early.pop(awaited)
            awaited += 1


def _placed(work: Callable[[Item], Result], items: Sequence[tuple[int, Item]]) -> list[tuple[int, Result]]:
    return [(place, work(item)) for place, item in items]


@contextmanager
def frozen() -> Iterator[None]:
    """Switch off the cyclic garbage collector, which finds next to nothing in games: states and trees have no cycles.

    What there is before is frozen, so that it is quick to collect what little there is after each job.
    """
    was = gc.isenabled()
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        if was:
            gc.enable()


class ThisProcess(Executor):
    """This process, which does one thing after the other."""

    def each(self, work: Work[Item, Result], items: Sequence[Item]) -> Iterator[Result]:
        with frozen():
            for i in range(len(items)):
                yield work(items[i : i + 1])
                gc.collect()


# ------------------------------------------------------------------ jobs


class Jobs(Generic[Item]):
    """Items, cut into jobs that take a moment each, and less towards the end, so that nobody waits long for the last.

    How long an item takes is seen from the jobs that are done.
    """

    def __init__(self, items: Sequence[Item], moment: float = MOMENT) -> None:
        self.items = items
        self.moment = moment
        self.first = 0
        #: Seconds per item; 0 as long as nothing is known.
        self.pace = 0.0

    def next(self, workers: int) -> Sequence[Item]:
        """The next job for one of so many workers; without items if there is none."""
        left = len(self.items) - self.first
        wanted = int(self.moment / self.pace) if self.pace else 1
        size = max(1, min(wanted, left // (workers * SHARES), MOST))
        job = self.items[self.first : self.first + size]
        self.first += len(job)
        return job

    @property
    def at_hand(self) -> int:
        """How many jobs a worker should have. Long ones are worth waiting for, so that they are shared out evenly."""
        return 1 if self.pace > self.moment else AT_HAND

    def took(self, count: int, seconds: float) -> None:
        """So many items took so long."""
        pace = seconds / count
        self.pace = (self.pace + pace) / 2 if self.pace else pace


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a job: its result or its error, with the number of its items and the seconds that it took."""

    result: Any
    error: Exception | None
    count: int
    seconds: float


def done(work: Work[Item, Result], items: Sequence[Item]) -> Done:
    """Do a job, and whatever garbage it left."""
    began = perf_counter()
    result, error = None, None
    try:
        result = work(items)
    except Exception as raised:
        error = raised
    gc.collect()
    return Done(result, error, len(items), perf_counter() - began)


# ------------------------------------------------------------------ processes of this machine


class Processes(Executor):
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def each(self, work: Work[Item, Result], items: Sequence[Item]) -> Iterator[Result]:
        if len(items) < 2:
            yield from ThisProcess().each(work, items)
            return
        crew = Crew(min(self.count, len(items)), work)
        try:
            yield from crew.do(items)
        finally:
            crew.end()


@dataclass
class Job:
    """Items, and how many workers were lost over them."""

    items: Sequence[Any]
    deaths: int = 0


class Hand:
    """A process with its jobs, which it does in their order."""

    def __init__(self, process: ForkProcess, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe
        self.jobs: list[Job] = []

    def give(self, job: Job) -> None:
        """Hand over a job; that a worker is gone is noticed when we hear from it."""
        self.jobs.append(job)
        with suppress(OSError):
            self.pipe.send(job.items)


class Crew:
    """Processes that all do the same work. They are forked, so that the work itself is never sent."""

    def __init__(self, count: int, work: Work[Any, Any]) -> None:
        self.work = work
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
        process = context.Process(target=_serve, args=(far, not_theirs, self.work), daemon=True)
        before = pthread_sigmask(SIG_BLOCK, {SIGINT})
        try:
            process.start()
        finally:
            pthread_sigmask(SIG_SETMASK, before)
        far.close()
        self.hands.append(Hand(process, near))

    def do(self, items: Sequence[Any]) -> Iterator[Any]:
        """The results, as they come in."""
        jobs = Jobs(items)
        again: list[Job] = []
        while True:
            for hand in self.hands:
                while len(hand.jobs) < jobs.at_hand:
                    job = again.pop() if again else Job(jobs.next(len(self.hands)))
                    if not job.items:
                        break
                    hand.give(job)
            busy = [hand for hand in self.hands if hand.jobs]
            if not busy:
                return
            ready = wait([hand.pipe for hand in busy])
            for hand in busy:
                if hand.pipe not in ready:
                    continue
                try:
                    it: Done = hand.pipe.recv()
                except (EOFError, OSError):
                    again += self._replace(hand)
                    continue
                hand.jobs.pop(0)
                jobs.took(it.count, it.seconds)
                if it.error is not None:
                    raise it.error
                yield it.result

    def _replace(self, lost: Hand) -> list[Job]:
        """A worker is gone: another takes its place, and its jobs are done again."""
        lost.process.join()
        lost.pipe.close()
        self.hands.remove(lost)
        lost.jobs[0].deaths += 1
        if lost.jobs[0].deaths >= LIVES:
            message = f"{LIVES} workers were lost over the same job (the last with exit code {lost.process.exitcode})."
            raise WorkerLost(message, exitcode=lost.process.exitcode)
        self._hire()
        return lost.jobs[::-1]

    def end(self) -> None:
        """End all processes. They have nothing to put in order, and may have inherited a handler for other signals."""
        for hand in self.hands:
            hand.process.kill()
        for hand in self.hands:
            hand.process.join()
            hand.pipe.close()
        self.hands = []


def _serve(pipe: Connection, not_ours: list[Connection], work: Work[Any, Any]) -> None:
    """What a worker does until it is ended, or until whoever started it is gone."""
    for other in not_ours:
        other.close()
    with frozen():
        while True:
            try:
                items = pipe.recv()
            except (EOFError, OSError):
                return
            pipe.send(done(work, items))
