"""What is kept: people, games, seats and every change of a game, in SQLite or PostgreSQL.

A change is kept once, for ever, under `(game, seq)`, which is the lock: whoever comes second with the same number is
told so and looks again. A change says how much of the journal stays and what comes after it, so that undo is a change
like any other. A session is what its changes make, one after the other.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Row,
    Table,
    Text,
    bindparam,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from senlac.kernel.errors import SenlacError
from senlac.session.journal import Entry

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Float, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("join", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("score", Integer, nullable=True),
)

seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=True, index=True),
)

changes = Table(
    "changes",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("keep", Integer, nullable=False),
    Column("entries", Text, nullable=False),
    Column("rng", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("left", Text, nullable=False),
    Column("at", Float, nullable=False),
)


class StoreError(SenlacError):
    """The database cannot be reached, read or written."""

    code = "store"


class Conflict(SenlacError):
    """Somebody else was first with a change of that number: look again."""

    code = "conflict"


class GameRow(msgspec.Struct):
    """A game as it is kept, without its changes."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    #: The version of the rules that it is played by.
    rules: int
    content: str
    seed: str
    #: Minutes and increment, or nothing.
    clock: list[int]
    join: str = ""
    rematch: str = ""
    over: bool = False
    result: str = ""
    #: The seats that are asked, and how long the journal is, for lists of games.
    asked: list[int] = []
    entries: int = 0
    updated: float = 0.0
    #: Of a game that is over, if it has one.
    score: int | None = None


class Standing(msgspec.Struct):
    """How a game stands: what lists of games tell of it."""

    over: bool
    result: str
    asked: list[int]
    entries: int
    score: int | None = None


class Seat(msgspec.Struct):
    """Who has a seat: a person, a bot of a level, the rules of the game, or nobody yet (a human without a person)."""

    kind: str
    level: str = ""
    person: str | None = None
    name: str = ""


class Change(msgspec.Struct):
    """One change of a game: the journal's first `keep` entries stay, and these follow."""

    seq: int
    keep: int
    entries: list[Entry]
    rng: str
    version: int
    #: Seconds left on the clock of each seat, if there is a clock.
    left: list[float] = []


@dataclass
class _Waiting:
    """A change that is to be kept, how its game stands with it, and the word that it is kept."""

    news: dict[str, Any]
    record: dict[str, Any]
    kept: asyncio.Future[None]


_STANDS = update(games).where(games.c.id == bindparam("id_"))


class Person(msgspec.Struct):
    id: str
    name: str
    lang: str


def new_secret() -> str:
    """A secret that nobody guesses: 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A name that nobody guesses, for a game or a person: 128 bits."""
    return secrets.token_urlsafe(16)


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Store:
    """All access to the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        #: SQLite has one writer at a time. Waiting here is in order; waiting there is by trying again and again.
        alone = engine.dialect.name == "sqlite"
        self._pen: AbstractAsyncContextManager[None] = asyncio.Lock() if alone else nullcontext()
        self._waiting: list[_Waiting] = []

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database of a URL, and bring it up to date; StoreError if that cannot be."""
        try:
            engine = create_async_engine(_async_url(url), pool_pre_ping=not url.startswith("sqlite"))
        except ModuleNotFoundError as error:
            raise StoreError(
                f"PostgreSQL needs a package more ({error.name}): pip install 'senlac[postgres]'"
            ) from error
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _pragmas)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            raise StoreError(f"The database cannot be opened: {_first_line(error)}") from error
        return cls(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._reading() as connection:
                await connection.execute(select(1))
        except StoreError:
            return False
        return True

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; StoreError if the database fails."""
        with _typed():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable when it is left; StoreError if the database fails."""
        with _typed():
            async with self._pen, self.engine.begin() as connection:
                yield connection

    # ------------------------------------------------------------------ people

    async def person(self, token: str) -> Person | None:
        """Who has a token."""
        async with self._reading() as connection:
            found = await connection.execute(select(people).where(people.c.token == _hashed(token)))
            row = found.first()
        return None if row is None else Person(row.id, row.name, row.lang)

    async def add_person(self, token: str, name: str, lang: str) -> Person:
        person = Person(new_id(), name, lang)
        async with self._writing() as connection:
            await connection.execute(
                insert(people).values(id=person.id, token=_hashed(token), name=name, lang=lang, created=time.time())
            )
        return person

    async def rename(self, person: str, name: str, lang: str) -> None:
        async with self._writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name, lang=lang))

    async def forget(self, person: str) -> list[str]:
        """Delete a person, and the games that nobody else has a part in; the ids of all games that were theirs.

        Games with others stay, with an empty name in the seat.
        """
        async with self._writing() as connection:
            theirs = select(seats.c.game).where(seats.c.person == person)
            found = await connection.execute(theirs.distinct())
            ids = [row.game for row in found]
            await connection.execute(update(seats).where(seats.c.person == person).values(person=None))
            shared = select(seats.c.game).where(seats.c.person.is_not(None))
            lonely = games.c.id.in_(ids) & games.c.id.not_in(shared)
            await connection.execute(delete(games).where(lonely))
            await connection.execute(delete(people).where(people.c.id == person))
        return ids

    # ------------------------------------------------------------------ games

    async def add_game(self, kept: GameRow, sitting: Sequence[Seat], first: Change) -> None:
        """Keep a new game with its seats and its first change, all or nothing."""
        now = time.time()
        async with self._writing() as connection:
            record = msgspec.to_builtins(kept)
            for name in ("options", "clock", "asked"):
                record[name] = msgspec.json.encode(record[name]).decode()
            await connection.execute(insert(games).values({**record, "created": now, "updated": now}))
            for number, seat in enumerate(sitting):
                values = {"game": kept.id, "seat": number, "kind": seat.kind, "level": seat.level}
                await connection.execute(insert(seats).values({**values, "person": seat.person}))
            await connection.execute(insert(changes).values(_record(kept.id, first)))

    async def add_change(self, game: str, change: Change, stands: Standing) -> None:
        """Keep a change; Conflict if another one has its number. When this returns it is durable.

        Changes of other games that come while the disk is busy are kept together: whoever is next writes for all.
        """
        news = {**msgspec.to_builtins(stands), "asked": _json(stands.asked), "updated": time.time()}
        mine = _Waiting({"id_": game, **news}, _record(game, change), asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        async with self._pen:
            if not mine.kept.done():
                batch, self._waiting = self._waiting, []
                await self._keep(batch)
        await mine.kept

    async def _keep(self, batch: list[_Waiting]) -> None:
        """Keep changes together if that can be, else each by itself; tell those who wait."""
        try:
            await self._write(batch)
        except IntegrityError as error:
            if len(batch) > 1:
                for one in batch:
                    await self._keep([one])
            else:
                conflict = Conflict("Somebody else changed the game first. Look again.", message="web-conflict")
                conflict.__cause__ = error
                batch[0].kept.set_exception(conflict)
        except BaseException as error:
            failed = error if isinstance(error, StoreError) else StoreError("It was not kept.", message="web-broken")
            for one in batch:
                one.kept.set_exception(failed)
            if failed is not error:
                raise
        else:
            for one in batch:
                one.kept.set_result(None)

    async def _write(self, batch: list[_Waiting]) -> None:
        with _typed():
            async with self.engine.begin() as connection:
                await connection.execute(insert(changes), [one.record for one in batch])
                await connection.execute(_STANDS, [one.news for one in batch])

    async def game(self, game: str) -> GameRow | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game))).first()
        return None if row is None else _kept(row)

    async def changes(self, game: str) -> list[Change]:
        """All changes of a game, in order."""
        async with self._reading() as connection:
            found = await connection.execute(select(changes).where(changes.c.game == game).order_by(changes.c.seq))
            return [_change(row) for row in found]

    async def seats(self, game: str) -> list[Seat]:
        query = (
            select(seats, people.c.name)
            .select_from(seats.outerjoin(people))
            .where(seats.c.game == game)
            .order_by(seats.c.seat)
        )
        async with self._reading() as connection:
            return [Seat(row.kind, row.level, row.person, row.name or "") for row in await connection.execute(query)]

    async def games_of(self, person: str, limit: int = 100) -> list[GameRow]:
        """A person's games, the newest first."""
        theirs = select(seats.c.game).where(seats.c.person == person)
        query = select(games).where(games.c.id.in_(theirs)).order_by(games.c.updated.desc()).limit(limit)
        async with self._reading() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def scores_of(self, person: str, limit: int = 500) -> list[tuple[GameRow, int]]:
        """A person's games that have a score, each with their seat; the newest first."""
        scored = (seats.c.person == person) & games.c.score.is_not(None)
        query = select(games, seats.c.seat).select_from(games.join(seats)).where(scored)
        newest = query.order_by(games.c.updated.desc()).limit(limit)
        async with self._reading() as connection:
            return [(_kept(row), row.seat) for row in await connection.execute(newest)]

    async def take_seat(self, game: str, person: str) -> int | None:
        """Give a person the first open seat, if there is one; the last one ends the invitation."""
        vacant = (seats.c.game == game) & (seats.c.kind == "human") & seats.c.person.is_(None)
        free = select(seats.c.seat).where(vacant).order_by(seats.c.seat)
        async with self._writing() as connection:
            for (seat,) in (await connection.execute(free)).all():
                here = vacant & (seats.c.seat == seat)
                if (await connection.execute(update(seats).where(here).values(person=person))).rowcount:
                    if (await connection.execute(free)).first() is None:
                        await connection.execute(update(games).where(games.c.id == game).values(join=""))
                    return int(seat)
        return None

    async def set_rematch(self, game: str, rematch: str) -> str:
        """Note the game that follows, unless there is one already; which one it is."""
        async with self._writing() as connection:
            mine = (games.c.id == game) & (games.c.rematch == "")
            await connection.execute(update(games).where(mine).values(rematch=rematch))
            row = (await connection.execute(select(games.c.rematch).where(games.c.id == game))).one()
        following: str = row.rematch
        return following


def _kept(row: Row[Any]) -> GameRow:
    record = {name: getattr(row, name) for name in GameRow.__struct_fields__}
    for name in ("options", "clock", "asked"):
        record[name] = msgspec.json.decode(record[name])
    return msgspec.convert(record, GameRow)


def _change(row: Row[Any]) -> Change:
    entries = msgspec.json.decode(row.entries, type=list[Entry])
    left = msgspec.json.decode(row.left, type=list[float])
    return Change(row.seq, row.keep, entries, row.rng, row.version, left)


def _record(game: str, change: Change) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.to_builtins(change)
    lists = {"entries": _json(change.entries), "left": _json(change.left)}
    return {**record, **lists, "game": game, "at": time.time()}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ------------------------------------------------------------------ opening


def _async_url(url: str) -> str:
    """The URL with the driver that we use."""
    try:
        given = make_url(url)
    except ArgumentError:
        raise StoreError("A database is sqlite:///FILE or postgresql://….") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    plain = given.drivername.partition("+")[0]
    if plain not in drivers:
        raise StoreError(f"A database is sqlite:///FILE or postgresql://…, not {plain}.", url=plain)
    return given.set(drivername=drivers[plain]).render_as_string(hide_password=False)


def _pragmas(connection: Any, _record: Any) -> None:
    """A write is on the disk when it is acknowledged, and readers never wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextmanager
def _typed() -> Iterator[None]:
    """What goes wrong in the database is an error of ours; a broken rule of the tables is for those who know it."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"The database failed: {_first_line(error)}", message="web-broken") from error


def _first_line(error: BaseException) -> str:
    return str(error).splitlines()[0]
