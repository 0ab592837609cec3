"""Workers: the same results however many there are, and whatever happens to them."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from senlac.sim.workers import WorkerLost, workers

BEGUN: list[int] = []


def begin(number: int) -> None:
    BEGUN[:] = [number]


def squared(number: int) -> int:
    return BEGUN[0] + number * number


def fails(number: int) -> int:
    if number == 3:
        raise ValueError("three is right out")
    return number


def dies(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def dies_once(path: Path) -> str:
    """The first to come here ends without a word."""
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path.name


def pid(_: int) -> int:
    time.sleep(0.01)
    return os.getpid()


@pytest.mark.parametrize("count", [1, 2, 5])
def test_any_number_of_workers_does_the_same(count: int) -> None:
    with workers(count, begin, 7) as crew:
        assert sorted(crew.imap_unordered(squared, range(40))) == [7 + number * number for number in range(40)]
        assert sorted(crew.imap_unordered(squared, range(3))) == [7, 8, 11]
    assert BEGUN == []


def test_a_worker_that_is_killed_costs_nothing(tmp_path: Path) -> None:
    places = [tmp_path / str(number) for number in range(12)]
    with workers(2) as crew:
        assert sorted(crew.imap_unordered(dies_once, places)) == sorted(path.name for path in places)


def test_an_idle_worker_that_is_killed_is_replaced() -> None:
    with workers(2) as crew:
        before = set(crew.imap_unordered(pid, range(20)))
        for each in before:
            os.kill(each, signal.SIGKILL)
        after = set(crew.imap_unordered(pid, range(20)))
    assert before
    assert after
    assert not before & after


def test_a_job_that_kills_every_worker_is_given_up() -> None:
    with workers(2) as crew, pytest.raises(WorkerLost, match="3 workers were lost over the same job"):
        list(crew.imap_unordered(dies, range(4)))


def test_an_error_in_a_job_is_ours() -> None:
    with workers(2) as crew, pytest.raises(ValueError, match="three is right out"):
        list(crew.imap_unordered(fails, range(9)))


def test_leaving_early_ends_all_workers() -> None:
    with workers(2) as crew:
        found = {next(crew.imap_unordered(pid, range(100)))}
    for each in found:
        with pytest.raises(ProcessLookupError):
            os.kill(each, 0)
