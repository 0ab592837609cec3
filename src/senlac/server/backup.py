"""Backups: everything in a database as lines of JSON, compressed, for SQLite and PostgreSQL alike.

A backup is taken from one moment of a running server, and restored into an empty database of either kind. It is
restored as the version that took it had it, and then brought up to date like any database.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, create_engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from senlac.server.database import Lease, StoreError, migrations, plain_url
from senlac.server.schema import chat, metadata, reports

FORMAT = 1
#: Rows that are written at once.
BATCH = 500


def back_up(url: str, path: Path) -> int:
    """Write everything in a database to a new file; returns how many rows that is."""
    with _connected(url) as connection, _new_file(path) as file:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        else:
            connection.execute(text("BEGIN"))
        revision = MigrationContext.configure(connection).get_current_revision()
        _write(file, {"senlac-backup": FORMAT, "revision": revision})
        count = 0
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                _write(file, [table.name, dict(row)])
                count += 1
        _write(file, {"rows": count})
        return count


def restore(url: str, path: Path) -> int:
    """Fill an empty database from a backup; returns how many rows that was. All rows are there then, or none."""
    lease = Lease(url)
    try:
        with _connected(url) as connection, connection.begin():
            lines = _lines(path)
            revision = next(lines)["revision"]
            if MigrationContext.configure(connection).get_current_revision() is not None and _filled(connection):
                raise StoreError("There are games in that database already. Restore into a new one.")
            for table in reversed(metadata.sorted_tables):
                table.drop(connection, checkfirst=True)
            connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
            command.upgrade(migrations(connection), revision)
            count = _fill(connection, lines)
            command.upgrade(migrations(connection), "head")
            _count_on(connection)
            return count
    except CommandError as error:
        raise StoreError("The backup was made by a newer version of Senlac. Update Senlac.") from error
    finally:
        lease.end()


def _filled(connection: Connection) -> bool:
    there = MetaData()
    there.reflect(connection)
    return "games" in there.tables and bool(connection.scalar(select(func.count()).select_from(there.tables["games"])))


def _fill(connection: Connection, lines: Iterator[Any]) -> int:
    """Insert all rows, and check that none is missing."""
    there = MetaData()
    there.reflect(connection)
    for table in there.tables.values():
        if table.name != "alembic_version":
            connection.execute(table.delete())
    count, name, batch = 0, "", list[dict[str, Any]]()
    for line in lines:
        if isinstance(line, dict):
            if batch:
                connection.execute(insert(there.tables[name]), batch)
            if line["rows"] != count or next(lines, None) is not None:
                raise StoreError(f"The backup has {count} rows, but should have {line['rows']}.")
            return count
        if batch and (line[0] != name or len(batch) == BATCH):
            connection.execute(insert(there.tables[name]), batch)
            batch = []
        name = line[0]
        batch.append(line[1])
        count += 1
    raise StoreError("The backup is cut off.")


def _count_on(connection: Connection) -> None:
    """PostgreSQL numbers new rows itself, and has not counted those that were restored."""
    if connection.dialect.name == "postgresql":
        for table in (chat, reports):
            sequence = func.pg_get_serial_sequence(table.name, "id")
            following = select(func.coalesce(func.max(table.c.id), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(sequence, following, False)))


def _lines(path: Path) -> Iterator[Any]:
    """The lines of a backup; StoreError if it is not one, or is damaged."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            first = json.loads(next(file, "{}"))
            if not isinstance(first, dict) or first.get("senlac-backup") != FORMAT:
                raise StoreError(f"{path} is not a backup of this version of Senlac.")
            yield first
            for line in file:
                yield json.loads(line)
    except (OSError, EOFError, ValueError) as error:
        raise StoreError(f"{path} cannot be read: {error}") from error


def _write(file: IO[str], record: Any) -> None:
    file.write(json.dumps(record, ensure_ascii=False) + "\n")


@contextmanager
def _new_file(path: Path) -> Iterator[IO[str]]:
    """A new compressed file that only its owner can read; it gets its name once it is complete."""
    draft = path.with_name(f".{path.name}.part")
    try:
        descriptor = os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as file:
                yield file
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(path)
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror}") from error
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def _connected(url: str) -> Iterator[Connection]:
    engine = create_engine(plain_url(url))
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise StoreError(f"The database failed: {str(error).splitlines()[0]}") from error
    finally:
        engine.dispose()
