"""Bots that think on a Ray cluster. Tests on a real one need the extra `cluster`: `./dev test --lab` installs it."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import pickle
import signal
import time
import timeit
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from senlac.cluster import UnfitNode, connected
from senlac.kernel.errors import BadOption, SenlacError
from senlac.server import dispatcher, thinkers
from senlac.server.metrics import Metrics
from senlac.server.pipe import SIZE, Lost, WorkFailed
from senlac.server.thinkers import Link, Nodes, try_cluster
from senlac.server.worker import on_node
from senlac.server.workers import Account, Workers

from ..nodes import free_port, two_nodes
from ..processes import refused
from .command import Served, served
from .harness import HERE, PATIENCE, RECRUIT, Running

KING = {"kind": "bot", "level": "king"}


async def until(there: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not there():
            await asyncio.sleep(0.02)


# ------------------------------------------------------------------ the same queue


class OtherHands:
    """Stands for a cluster: does nothing until it is told to."""

    name = "cluster"
    spared = 0

    def __init__(self, places: int, *lost: Lost) -> None:
        self.places = places
        self.lost = list(lost)
        self.begun: list[Any] = []
        self.go_on = asyncio.Event()
        self.more: Callable[[], None]

    def open(self, more: Callable[[], None]) -> None:
        self.more = more

    async def do(self, task: bytes, limit: float) -> tuple[float, Any]:
        _, work, arguments = pickle.loads(task)
        self.begun.append(arguments)
        await self.go_on.wait()
        if self.lost:
            raise self.lost.pop()
        return 0.0, work(*arguments)

    async def stop(self) -> None:
        pass


async def test_people_take_turns_on_a_cluster_too() -> None:
    hands = OtherHands(2)
    workers = Workers(hands=hands)
    thoughts = [workers.think(Account(who), str, who) for who in ["greedy"] * 6 + ["modest"]]
    running = asyncio.gather(*thoughts)
    await until(lambda: len(hands.begun) == 2)
    text = workers.metrics.text().decode()
    assert 'senlac_waiting{where="cluster"} 5.0' in text
    hands.go_on.set()
    assert await running == ["greedy"] * 6 + ["modest"]
    assert ("modest",) in hands.begun[:4]
    assert 'senlac_waiting{where="cluster"} 0.0' in workers.metrics.text().decode()
    await workers.close()


async def test_a_cluster_that_grows_does_more_at_once() -> None:
    hands = OtherHands(1)
    workers = Workers(hands=hands)
    running = asyncio.gather(*[workers.think(Account("ann"), abs, number) for number in range(4)])
    await until(lambda: hands.begun)
    assert len(hands.begun) == 1
    hands.places = 3
    hands.more()
    await until(lambda: len(hands.begun) == 3)
    hands.go_on.set()
    assert await running == [0, 1, 2, 3]
    await workers.close()


async def test_what_is_lost_is_tried_once_more_and_then_given_up() -> None:
    metrics = Metrics()
    hands = OtherHands(1, Lost("no cluster"))
    hands.go_on.set()
    workers = Workers(metrics=metrics, hands=hands)
    assert await workers.think(Account("ann"), abs, -7) == 7
    hands.lost = [Lost("no cluster"), Lost("worker died")]
    with pytest.raises(WorkFailed):
        await workers.think(Account("ann"), abs, -7)
    assert 'senlac_failures_total{what="no cluster"} 2.0' in metrics.text().decode()
    assert await workers.think(Account("ann"), abs, -7) == 7
    await workers.close()


async def test_a_bot_that_fails_in_any_way_can_be_asked_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = 0

    async def broken(*_: Any) -> None:
        nonlocal thought
        thought += 1
        raise SenlacError("Something went wrong on the server.")

    with monkeypatch.context() as changed:
        changed.setattr(Workers, "think", broken)
        game, _ = server.browser().create("fords", HERE, RECRUIT)
        async with server.browser().screen(game) as screen:
            await screen.until(lambda state: state["stuck"])
            assert (screen.state["stuck"], thought) == ([1], 1)


# ------------------------------------------------------------------ a cluster that is not there


@pytest.fixture
def no_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For processes that are started by the test, Ray is not installed."""
    (tmp_path / "ray.py").write_text("raise ImportError('it is not here')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


SERVE = ("serve", "--no-browser", "--port", "0", "--database")


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite'}"


@pytest.mark.parametrize("address", ["auto", "127.0.0.1:6379", "http://127.0.0.1:1"])
def test_an_address_of_another_form_is_refused(address: str, tmp_path: Path) -> None:
    assert "give ray://HOST:PORT" in refused(*SERVE, database(tmp_path), "--thinkers", address)


def test_without_ray_a_server_with_thinkers_does_not_start(tmp_path: Path, no_ray: None) -> None:
    assert "pip install 'senlac[cluster]'" in refused(*SERVE, database(tmp_path), "--thinkers", "ray://auto")


async def test_a_cluster_that_is_lost_refuses_thoughts_and_nothing_else(no_ray: None) -> None:
    workers = Workers(hands=Nodes("ray://127.0.0.1:1"))
    for _ in range(2):
        with pytest.raises(WorkFailed):
            await workers.think(Account("ann"), abs, -7)
    assert 'senlac_failures_total{what="no cluster"} 4.0' in workers.metrics.text().decode()
    await workers.close()


async def test_a_dispatcher_that_says_nothing_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ray.py").write_text("import time\ntime.sleep(10_000)\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(thinkers, "JOINS", 0.5)
    with pytest.raises(BadOption, match="No Ray cluster answers"):
        await Link.to("auto")


def test_a_node_with_another_version_does_not_even_read_what_it_gets() -> None:
    with pytest.raises(UnfitNode, match="It has Senlac"):
        on_node("66.6", b"not for you")


# ------------------------------------------------------------------ a real one


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """This machine is part of this cluster and no other."""
    pytest.importorskip("ray", reason="the extra cluster is not installed: ./dev test --lab")
    there = two_nodes(tmp_path_factory.mktemp("home"), ray_client_server_port=free_port())
    with there as found, pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ADDRESS", found.address)
        yield found


@pytest.fixture(scope="module")
def command(nodes: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of this module."""
    with served(tmp_path_factory.mktemp("served"), "--thinkers", "ray://auto", "--workers", "1") as it:
        yield it
        assert "Traceback" not in it.log


def children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        threads = Path(f"/proc/{pid}/task").iterdir()
        return [int(child) for it in threads for child in (it / "children").read_text().split()]
    return []


def words(pid: int) -> str:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    return ""


def thinking(nodes: Any) -> list[int]:
    """The processes of the cluster that are thinking now."""
    raylets = [it.process.pid for node in nodes.list_all_nodes() for it in node.all_processes["raylet"]]
    return [child for raylet in raylets for child in children(raylet) if "ray::on_node" in words(child)]


def kill(*pids: int) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def failures(command: Served) -> list[str]:
    found = [json.loads(line) for line in command.log.splitlines() if line.startswith("{")]
    return [line["why"] for line in found if line.get("event") == "work failed" and line["where"] == "cluster"]


async def test_a_game_against_a_bot_is_played_to_its_end(command: Served) -> None:
    browser = command.browser()
    game, _ = browser.create("fords", HERE, RECRUIT, options={"rounds": 2})
    async with browser.screen(game, 0) as screen:
        while not (await screen.until(lambda state: state["result"] or state["question"]))["result"]:
            await screen.act(screen.choices[0])
    assert '"places": 2' in command.log
    assert not failures(command)


async def test_a_ray_worker_that_is_killed_costs_nothing(command: Served, nodes: Any) -> None:
    browser, before = command.browser(), len(failures(command))
    game, _ = browser.create("1066", KING, HERE)
    async with browser.screen(game, 1) as screen:
        seq = screen.state["seq"]
        await until(lambda: thinking(nodes))
        kill(thinking(nodes)[0])
        await screen.until(lambda state: state["seq"] > seq or state["stuck"])
        assert not screen.state["stuck"]
    assert failures(command)[before:] == ["worker died"]


async def test_a_bot_whose_workers_always_die_says_so_and_tries_again_when_asked(command: Served, nodes: Any) -> None:
    browser = command.browser()
    game, _ = browser.create("1066", KING, HERE)
    async with browser.screen(game, 1) as screen:
        while not screen.state["stuck"]:
            kill(*thinking(nodes))
            await asyncio.sleep(0.02)
        seq = screen.state["seq"]
        await screen.say("again")
        await screen.until(lambda state: state["seq"] > seq)
        assert screen.state["stuck"] == []


async def test_a_dispatcher_that_is_killed_costs_nothing(command: Served, nodes: Any) -> None:
    browser, before = command.browser(), len(failures(command))
    game, _ = browser.create("1066", KING, HERE)
    async with browser.screen(game, 1) as screen:
        seq = screen.state["seq"]
        await until(lambda: thinking(nodes))
        kill(*[pid for pid in command.workers if "senlac.server.dispatcher" in words(pid)])
        await screen.until(lambda state: state["seq"] > seq or state["stuck"])
        assert not screen.state["stuck"]
    assert failures(command)[before:] == ["no cluster"]


async def test_a_thought_that_takes_too_long_is_given_up(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(hands=Nodes("ray://auto"))
    assert await workers.think(Account("ann"), abs, -7) == 7
    with monkeypatch.context() as changed:
        changed.setattr("senlac.server.workers.THOUGHT", 0.1)
        with pytest.raises(WorkFailed):
            await workers.think(Account("ann"), timeit.timeit, "pass", "pass", time.perf_counter, 10**12)
    with monkeypatch.context() as changed:
        changed.setattr("senlac.server.workers.HANGS", 1.0)
        with pytest.raises(WorkFailed):
            await workers.think(Account("ann"), time.sleep, 10_000)
    await until(lambda: not thinking(nodes))
    assert await workers.think(Account("ann"), abs, -7) == 7
    await workers.close()


def test_a_node_with_another_version_is_named(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "__version__", "66.6")
    said, ray = io.BytesIO(), connected(nodes.address)
    try:
        dispatcher.Dispatcher(ray, said).take(1, pickle.dumps((9.0, abs, (-7,))))
        end = time.monotonic() + PATIENCE
        while not said.getvalue():
            assert time.monotonic() < end
            time.sleep(0.02)
    finally:
        ray.shutdown()
    number, lost = pickle.loads(said.getvalue()[SIZE:])
    assert (number, lost.why) == (1, "unfit node")
    assert "It needs Senlac 66.6 with the same games" in lost.more


async def test_a_cluster_is_joined_from_outside(nodes: Any) -> None:
    """By Ray Client, as somebody who is on no node of it."""
    address = f"ray://127.0.0.1:{nodes.head_node._ray_params.ray_client_server_port}"
    await try_cluster(address)
    workers = Workers(hands=Nodes(address))
    assert await workers.think(Account("ann"), abs, -7) == 7
    await workers.close()


async def test_a_cluster_that_is_gone_stops_only_bots(command: Served, nodes: Any) -> None:
    """The last test, because the cluster is gone."""
    browser = command.browser()
    game, _ = browser.create("1066", KING, HERE)
    async with browser.screen(game, 1) as screen:
        await until(lambda: thinking(nodes))
        for node in nodes.list_all_nodes():
            node.kill_all_processes(check_alive=False, allow_graceful=False)
        await screen.until(lambda state: state["stuck"])
    other, _ = browser.create("fords", HERE, HERE)
    async with browser.screen(other, 0) as screen:
        assert (await screen.act("keep"))["type"] == "state"
    assert browser.get("/healthz").status == 200
