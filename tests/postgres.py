"""A PostgreSQL server of one's own, in a folder of its own, on a socket there; nothing of it stays."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class NoPostgres(Exception):
    """PostgreSQL cannot be started here."""


class Postgres:
    """A running server."""

    def __init__(self, folder: Path, safe: bool, as_user: dict[str, Any]) -> None:
        self.folder = folder
        self.url = f"postgresql://senlac@/postgres?host={folder}"
        self._settings = f"-c fsync={'on' if safe else 'off'} -c listen_addresses= -c max_connections=200 -k {folder}"
        self._as_user = as_user

    def do(self, *words: str | Path) -> None:
        subprocess.run(words, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, **self._as_user)

    def start(self) -> None:
        data, log = self.folder / "data", self.folder / "log"
        self.do("pg_ctl", "-D", data, "-l", log, "-w", "-o", self._settings, "start")

    def stop(self) -> None:
        """As if the power had gone."""
        self.do("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")


@contextmanager
def postgresql(safe: bool = False) -> Iterator[Postgres]:
    """Start a server; unless it is to be `safe`, it does not wait for the disk. NoPostgres if that cannot be done."""
    if not all(shutil.which(name) for name in ("initdb", "pg_ctl", "postgres")):
        raise NoPostgres("initdb, pg_ctl and postgres are not on the PATH")
    as_user: dict[str, Any] = {}
    folder = Path(tempfile.mkdtemp(prefix="senlac"))
    if os.geteuid() == 0:
        try:
            shutil.chown(folder, "postgres")
        except LookupError:
            folder.rmdir()
            raise NoPostgres("it refuses root, and there is no user postgres") from None
        as_user = {"user": "postgres", "extra_groups": []}
    server = Postgres(folder, safe, as_user)
    try:
        server.do(
            "initdb", "-D", folder / "data", "-U", "senlac", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
