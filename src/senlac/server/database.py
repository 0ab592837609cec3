"""How a database is opened, in SQLite or PostgreSQL: its address, who may use it, migrations, and what goes wrong."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import structlog
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import create_engine, func, select
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from senlac.kernel.errors import SenlacError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

logger = structlog.get_logger()

#: The numbers of locks in PostgreSQL: of all servers together, and of the one that migrates.
LOCK = 1066
MIGRATING = 1067
#: PostgreSQL's words for damage.
DAMAGED = ("XX001", "XX002")


class StoreError(SenlacError):
    """The database cannot be reached, read or written."""

    code = "store"


class Lease:
    """The right to use a database: in SQLite for one process, which would not see the moves of another.

    Servers share PostgreSQL; whoever restores a backup is alone there too. It is a lock of the operating system or of
    PostgreSQL, which ends with the process, however that ends.
    """

    def __init__(self, url: str, shared: bool = False) -> None:
        self._ends = ExitStack()
        lock = func.pg_try_advisory_lock_shared if shared else func.pg_try_advisory_lock
        with opening():
            engine = create_engine(plain_url(url), isolation_level="AUTOCOMMIT")
            if engine.dialect.name != "sqlite":
                self._ends.callback(engine.dispose)
                if not self._ends.enter_context(engine.connect()).scalar(select(lock(LOCK))):
                    self.end()
                    raise _in_use(str(engine.url.database))
            elif engine.url.database and engine.url.database != ":memory:":
                self._ends.enter_context(_locked(Path(engine.url.database)))

    def end(self) -> None:
        # Where the connection was lost, the lock was too.
        with suppress(SQLAlchemyError):
            self._ends.close()


def _locked(database: Path) -> IO[str]:
    """An open file next to the database that only one process can lock; StoreError if another one has."""
    file = database.with_name(f"{database.name}.lock").open("a")
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise _in_use(str(database)) from error
    return file


def _in_use(database: str) -> StoreError:
    sentence = f"Another Senlac server is using the database {database}. Stop it first, or use another database."
    return StoreError(f"{sentence} Several servers can share one in PostgreSQL.")


@contextmanager
def opening() -> Iterator[None]:
    """Turn what can go wrong when a database is opened into a sentence."""
    try:
        yield
    except ImportError as error:
        missing = error.name or _first_line(error)
        raise StoreError(f"PostgreSQL needs another package ({missing}): pip install 'senlac[postgres]'") from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreError(f"The database cannot be opened: {_first_line(error)}") from error
    except CommandError as error:
        raise StoreError("The database was made by a newer version of Senlac. Update Senlac.") from error


def plain_url(url: str) -> str:
    """The URL for a connection without an event loop."""
    return async_url(url).replace("sqlite+aiosqlite:", "sqlite:")


def async_url(url: str) -> str:
    """The URL with the driver we use."""
    try:
        given = make_url(url)
    except ArgumentError:
        raise StoreError("A database is sqlite:///FILE or postgresql://….") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    plain = given.drivername.partition("+")[0]
    if plain not in drivers:
        raise StoreError(f"A database is sqlite:///FILE or postgresql://…, not {plain}.", url=plain)
    return given.set(drivername=drivers[plain]).render_as_string(hide_password=False)


def keep_private(file: str | None) -> None:
    """A new database is for its owner alone: it knows every hidden card. SQLite gives its other files the same mode."""
    if file and file != ":memory:" and not Path(file).exists():
        with suppress(OSError):
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


def pragmas(connection: Any, _record: Any) -> None:
    """Writes are on disk before they are acknowledged, and readers never wait for writers."""
    cursor = connection.cursor()
    try:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
    except Exception:
        # The pool does not know this connection yet, and would leave it and its thread behind.
        connection.close()
        raise
    cursor.close()


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Servers that start together do it one after the other; the second finds it done.
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    """The migrations, to be made on a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


@contextmanager
def typed() -> Iterator[None]:
    """Turn database errors into ours, except for violated constraints, which callers handle."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError) as error:
        logger.error("database failed", why=_first_line(error))
        raise StoreError(f"The database failed: {_first_line(error)}", message="web-broken") from error


def is_damage(error: BaseException | None) -> bool:
    """Whether the database says that what it has kept is damaged."""
    if isinstance(error, DBAPIError):
        kept = error.orig
        # SQLITE_CORRUPT and SQLITE_NOTADB; data_corrupted and index_corrupted.
        return getattr(kept, "sqlite_errorcode", 0) & 0xFF in (11, 26) or getattr(kept, "sqlstate", None) in DAMAGED
    return False


def _first_line(error: BaseException) -> str:
    return str(error).splitlines()[0]
