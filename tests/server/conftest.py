"""Servers to test, and databases to keep their games in."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from senlac.server.app import Settings
from senlac.server.store import Store

from ..postgres import NoPostgres, postgresql
from .harness import Complaints, Running, Start


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """No test ends with a traceback in the logs; one that wants a traceback clears `lines`."""
    heard = Complaints()
    logging.getLogger().addHandler(heard)
    yield heard
    logging.getLogger().removeHandler(heard)
    assert not heard.lines


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without games, which each test gets a copy of: to make one takes longer than most tests."""
    file = tmp_path_factory.mktemp("empty") / "games.sqlite"

    async def make() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    asyncio.run(make())
    return file


@pytest.fixture
def start(tmp_path: Path, empty: Path, complaints: Complaints) -> Iterator[Start]:
    """`start()` starts a server on the test's own database; settings may be given."""
    started: list[Running] = []
    shutil.copy(empty, tmp_path)

    def make(**settings: Any) -> Running:
        given: dict[str, Any] = {"hold": 0.0, "pace": 0.0, "workers": 1, "games_per_hour": 10_000, "trusting": True}
        given |= {"crowd": 10_000, "work_at_once": 10_000.0, "keep_days": 0}
        given |= {"messages_per_second": 10_000.0, "static": tmp_path / "static", "hosts": {"localhost", "127.0.0.1"}}
        server = Running(Settings(**{**given, "database": f"sqlite:///{tmp_path / 'games.sqlite'}", **settings}))
        started.append(server)
        return server

    yield make
    for server in started:
        if server.thread.is_alive():
            server.stop()


@pytest.fixture
def server(start: Start) -> Running:
    return start()


# ------------------------------------------------------------------ PostgreSQL


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server of this test process's own."""
    try:
        with postgresql() as server:
            yield server.url
    except NoPostgres as reason:
        pytest.skip(f"PostgreSQL WAS NOT TESTED: {reason}")


@pytest.fixture
def database(postgres: str) -> str:
    """An empty database in PostgreSQL."""
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgres
