"""Games on a Ray cluster. Needs the extra `cluster`: `./dev test --lab` installs it."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

ray: Any = pytest.importorskip("ray", reason="the extra cluster is not installed: ./dev test --lab")

from ray.cluster_utils import Cluster as Nodes  # noqa: E402

from senlac.cli.main import senlac  # noqa: E402
from senlac.cluster import UnfitNode  # noqa: E402
from senlac.sim import Arena, Setup, ThisProcess, simulate, total  # noqa: E402
from senlac.sim import cluster as of_cluster  # noqa: E402
from senlac.sim.cluster import Cluster  # noqa: E402
from senlac.sim.executor import WorkerLost, in_order  # noqa: E402
from senlac.sim.values import with_values  # noqa: E402

from ..nodes import add_node, two_nodes  # noqa: E402


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with two_nodes(tmp_path_factory.mktemp("home")) as found:
        yield found


@pytest.fixture
def on(nodes: Nodes) -> Cluster:
    return Cluster(nodes.address)


def squared(numbers: Sequence[int]) -> list[int]:
    return [number * number for number in numbers]


def fails(numbers: Sequence[int]) -> Sequence[int]:
    if 3 in numbers:
        raise ValueError("three is right out")
    return numbers


def dies(_: Sequence[int]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def dies_once(paths: Sequence[Path]) -> list[str]:
    for path in paths:
        if not path.exists():
            path.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return [path.name for path in paths]


def slowly(numbers: Sequence[int]) -> tuple[str, list[int]]:
    """The node on which this is done, and the numbers."""
    time.sleep(0.3)
    return ray.get_runtime_context().get_node_id(), list(numbers)


def cannot_begin() -> None:
    raise ModuleNotFoundError("No module named 'castles'")


class Unknown:
    """Work that a node cannot make ready."""

    def __call__(self, numbers: Sequence[int]) -> None:
        pass

    def __reduce__(self) -> tuple[Callable[[], None], tuple[()]]:
        return cannot_begin, ()


# ------------------------------------------------------------------ the same results


def test_a_cluster_plays_what_one_process_plays(on: Cluster) -> None:
    arena = Arena(Setup("fords", ("greedy", "random"), games=40, swap=True, options={"rounds": 2}))
    assert total(simulate(arena, on)) == total(simulate(arena, ThisProcess()))
    assert list(in_order(on, arena.play, range(9))) == [arena.play(number) for number in range(9)]


def test_the_terminal_plays_on_a_cluster(on: Cluster, nodes: Nodes, tmp_path: Path) -> None:
    found = []
    for where in (("--cluster", nodes.address), ("--jobs", "1")):
        into = tmp_path / f"{where[0]}.json"
        words = ["sim", "fords", "--games", "9", "--bots", "random", "--json", str(into), *where]
        assert CliRunner().invoke(senlac, words).exit_code == 0
        found.append({**json.loads(into.read_text("utf-8")), "time": None})
    assert found[0] == found[1]


def test_files_of_the_user_go_along(on: Cluster) -> None:
    """The changed pack is in no folder, only in this process."""
    arena = Arena(with_values(Setup("1066", ("random",), games=6), {"trumpeter.might": 4}))
    assert total(simulate(arena, on)) == total(simulate(arena, ThisProcess()))


def test_an_error_in_a_job_is_ours(on: Cluster) -> None:
    with pytest.raises(ValueError, match="three is right out"):
        list(on.each(fails, range(9)))


def test_after_leaving_early_the_cluster_is_free_again(on: Cluster) -> None:
    results = on.each(slowly, range(1000))
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert sorted(number for part in on.each(squared, range(20)) for number in part) == squared(range(20))


# ------------------------------------------------------------------ what is lost, and what does not fit


def test_a_worker_that_is_killed_costs_nothing(on: Cluster, tmp_path: Path) -> None:
    places = [tmp_path / str(number) for number in range(4)]
    found = [name for part in on.each(dies_once, places) for name in part]
    assert sorted(found) == sorted(path.name for path in places)


def test_a_job_that_kills_every_worker_is_given_up(on: Cluster) -> None:
    with pytest.raises(WorkerLost, match="3 workers were lost over the same job"):
        list(on.each(dies, range(2)))


def test_a_node_that_is_lost_costs_nothing(on: Cluster, nodes: Nodes) -> None:
    third = add_node(nodes)
    nodes.wait_for_nodes()
    found: list[int] = []
    for where, numbers in on.each(slowly, range(30)):
        found += numbers
        if third is not None and where == third.node_id:
            nodes.remove_node(third, allow_graceful=False)
            third = None
    assert third is None, "it did some of the work"
    assert sorted(found) == list(range(30))


def test_a_node_with_another_version_is_named(on: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_cluster, "__version__", "66.6")
    with pytest.raises(UnfitNode, match=r"It has Senlac .* It needs Senlac 66\.6 with the same games"):
        list(on.each(squared, range(3)))


def test_a_node_without_the_game_is_named(on: Cluster) -> None:
    with pytest.raises(UnfitNode, match="No module named 'castles'"):
        list(on.each(Unknown(), range(3)))
