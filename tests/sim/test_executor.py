"""Executors: the same results wherever and by however many games are played, and whatever happens to workers."""

from __future__ import annotations

import os
import pickle
import signal
import socket
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from senlac import files
from senlac.games.hastings.scenario import library as scenarios
from senlac.games.hebs.packs import library as packs
from senlac.kernel.errors import BadOption
from senlac.sim import Arena, Setup, ThisProcess, make_executor, simulate, total
from senlac.sim.comparing import PairArena
from senlac.sim.executor import LIVES, MOMENT, MOST, Crew, Jobs, Processes, WorkerLost, in_order
from senlac.sim.training import RecordingArena
from senlac.sim.values import with_values


def squared(numbers: Sequence[int]) -> list[int]:
    return [number * number for number in numbers]


def slow(number: int) -> int:
    """Even numbers are finished after odd ones."""
    time.sleep(0.0 if number % 2 else 0.01)
    return number


def fails(numbers: Sequence[int]) -> Sequence[int]:
    if 3 in numbers:
        raise ValueError("three is right out")
    return numbers


def dies(_: Sequence[int]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def dies_once(paths: Sequence[Path]) -> list[str]:
    """The first to come here ends without a word."""
    for path in paths:
        if not path.exists():
            path.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return [path.name for path in paths]


def pid(_: Sequence[int]) -> int:
    time.sleep(0.01)
    return os.getpid()


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


# ------------------------------------------------------------------ the same results


@pytest.mark.parametrize("count", [1, 2, 5])
@pytest.mark.parametrize("items", [0, 1, 3, 40])
def test_any_number_of_workers_does_the_same(count: int, items: int) -> None:
    found = [number for part in make_executor(count).each(squared, range(items)) for number in part]
    assert sorted(found) == squared(range(items))


@pytest.mark.parametrize("count", [1, 3])
def test_results_come_in_order_if_that_is_wanted(count: int) -> None:
    assert list(in_order(make_executor(count), slow, range(5, 35))) == list(range(5, 35))


def test_an_error_in_a_job_is_ours() -> None:
    with pytest.raises(ValueError, match="three is right out"):
        list(Processes(2).each(fails, range(9)))


def test_processes_or_a_cluster_but_not_both() -> None:
    with pytest.raises(BadOption, match="either --jobs or --cluster"):
        make_executor(2, "auto")


# ------------------------------------------------------------------ lost workers


def test_a_worker_that_is_killed_costs_nothing(tmp_path: Path) -> None:
    places = [tmp_path / str(number) for number in range(12)]
    found = [name for part in Processes(2).each(dies_once, places) for name in part]
    assert sorted(found) == sorted(path.name for path in places)


def test_an_idle_worker_that_is_killed_is_replaced() -> None:
    crew = Crew(2, pid)
    try:
        before = set(crew.do(range(20)))
        for each in before:
            os.kill(each, signal.SIGKILL)
        after = set(crew.do(range(20)))
    finally:
        crew.end()
    assert before
    assert after
    assert not before & after


def test_a_job_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkerLost, match=f"{LIVES} workers were lost over the same job"):
        list(Processes(2).each(dies, range(4)))


def test_leaving_early_ends_all_workers() -> None:
    crew = Crew(3, pid)
    workers = [hand.process.pid for hand in crew.hands]
    next(crew.do(range(100)))
    crew.end()
    assert all(is_gone(each or 0) for each in workers)
    results = Processes(2).each(pid, range(100))
    worker = next(results)
    results.close()  # type: ignore[attr-defined]
    assert is_gone(worker)


# ------------------------------------------------------------------ jobs


def test_jobs_take_a_moment_and_less_towards_the_end() -> None:
    jobs = Jobs(range(1000))
    assert jobs.next(2) == range(1), "one item shows how long it takes"
    jobs.took(1, MOMENT / 50)
    sizes = []
    while job := jobs.next(2):
        sizes.append(len(job))
    assert sum(sizes) == 999
    assert sizes[0] == 50
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-8:] == [1] * 8


def test_long_games_are_handed_out_one_at_a_time() -> None:
    jobs = Jobs(range(1000))
    assert jobs.at_hand == 2
    jobs.took(1, 2 * MOMENT)
    assert jobs.at_hand == 1
    assert len(jobs.next(2)) == 1


def test_jobs_have_a_limit_however_quick_they_are() -> None:
    jobs = Jobs(range(100_000))
    jobs.took(1, 1e-9)
    assert len(jobs.next(2)) == MOST


# ------------------------------------------------------------------ what is sent


def sent(arena: Arena) -> Arena:
    again: Arena = pickle.loads(pickle.dumps(arena))
    assert type(again) is type(arena)
    return again


def test_an_arena_can_be_sent() -> None:
    setup = Setup("1066", ("greedy", "random"), games=2, swap=True)
    for arena in (Arena(setup), PairArena(setup, Setup("1066", ("random",))), RecordingArena(setup, playouts=1)):
        assert sent(arena).play(3) == arena.play(3)
    pair = PairArena(setup, Setup("1066", ("random",)))
    assert sent(pair).pair(1) == pair.pair(1)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("setup", "value"),
    [
        (Setup("1066", ("random",), games=3), "trumpeter.might"),
        (Setup("hastings", ("random",), games=1), "type.Fyrd.cf"),
    ],
)
def test_files_of_the_user_can_be_sent_along(
    setup: Setup, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "here"))
    changed = with_values(setup, {value: 3})
    arena = Arena(changed)
    wanted = total(simulate(arena, ThisProcess()))
    texts = dict(files.TEXTS)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "there"))
    packs._overridden.cache_clear()
    scenarios.field_of.cache_clear()
    with ExitStack() as elsewhere:
        for known in (packs._OFFERED, scenarios._OFFERED, files.TEXTS):
            elsewhere.enter_context(mock.patch.dict(known, clear=True))
        with pytest.raises((packs.MissingPack, scenarios.MissingScenario)):
            sent(arena)
        files.TEXTS.update(texts)
        assert total(simulate(sent(arena), ThisProcess())) == wanted


# ------------------------------------------------------------------ a cluster that is not there


class FakeRay:
    """Stands for the module `ray`."""

    def __init__(self, answer: type[BaseException] | None = None, is_weak: bool = False) -> None:
        self.answer = answer
        #: Whether it cannot start a cluster either.
        self.is_weak = is_weak
        self.calls: list[dict[str, Any]] = []

    def is_initialized(self) -> bool:
        return False

    def init(self, **how: Any) -> None:
        self.calls.append(how)
        if self.answer and ("address" in how or self.is_weak):
            raise self.answer("no")


def given(monkeypatch: pytest.MonkeyPatch, ray: FakeRay) -> FakeRay:
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


@pytest.fixture
def somebody() -> Iterator[str]:
    """The address of somebody who is no cluster."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


def test_without_ray_there_are_no_clusters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"senlac\[cluster\]"):
        make_executor(cluster="auto")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "castle.invalid:6379"])
def test_where_nobody_answers_ray_is_not_asked(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = given(monkeypatch, FakeRay())
    with pytest.raises(BadOption, match="No Ray cluster answers at"):
        make_executor(cluster=address)
    assert not ray.calls


@pytest.mark.parametrize("answer", [SystemExit, ConnectionError])
def test_somebody_who_is_no_cluster(
    answer: type[BaseException], somebody: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, FakeRay(answer))
    with pytest.raises(BadOption, match="No Ray cluster answers at"):
        make_executor(cluster=somebody)


def test_a_cluster_of_this_machine_is_found_or_started(monkeypatch: pytest.MonkeyPatch) -> None:
    found = given(monkeypatch, FakeRay())
    make_executor(cluster="auto")
    assert [call["address"] for call in found.calls] == ["auto"]
    none = given(monkeypatch, FakeRay(ConnectionError))
    make_executor(cluster="auto")
    assert ["address" in call for call in none.calls] == [True, False]
    given(monkeypatch, FakeRay(ConnectionError, is_weak=True))
    with pytest.raises(BadOption, match="Ray cannot be started here: no"):
        make_executor(cluster="auto")
