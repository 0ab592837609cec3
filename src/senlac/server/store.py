"""The database: people, games, seats and every change to a game, in SQLite or PostgreSQL.

A change is stored once, for ever, under `(game, seq)`, which acts as the lock: whoever comes second with the same
number gets a Conflict and reloads. A change says how much of the journal to keep and what to add, so that undo is a
change like any other. A session is the result of applying its changes in order.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    ExitStack,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import msgspec
import structlog
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
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
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from senlac.kernel.errors import SenlacError
from senlac.session.journal import JournalEntry

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

logger = structlog.get_logger()

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
    Column("round", Integer, nullable=False),
    Column("origin", Text, nullable=False),
    Column("fair", Text, nullable=False),
)

#: One row that is written again and again, to see whether the database can be written.
pulse = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("beats", Integer, nullable=False))

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


#: The number of the lock that a server holds in PostgreSQL.
LOCK = 1066
#: The columns of games that hold JSON.
IN_JSON = ("options", "clock", "asked", "fair")
#: The kinds of seats that people sit in.
FOR_PEOPLE = ("human", "departed")


class StoreError(SenlacError):
    """The database cannot be reached, read or written."""

    code = "store"


class Conflict(SenlacError):
    """Another change with that number was stored first: reload and try again."""

    code = "conflict"


class Promise(msgspec.Struct):
    """What the server committed to, and what each seat has contributed, in hexadecimal; empty until then."""

    commitment: str
    numbers: list[str]


class GameRow(msgspec.Struct):
    """A stored game, without its changes."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    #: The version of the rules it is played under.
    rules: int
    content: str
    seed: str
    #: Minutes and increment, or None.
    clock: list[int]
    join: str = ""
    rematch: str = ""
    over: bool = False
    result: str = ""
    #: The seats being asked, and the length of the journal, for lists of games.
    asked: list[int] = []
    entries: int = 0
    updated: float = 0.0
    #: For finished games that have a score.
    score: int | None = None
    #: The current round; 0 if rounds are not counted.
    round: int = 0
    #: `fork` or `import` if it does not begin at the beginning.
    origin: str = ""
    #: For games whose dice can be verified: the commitment, and what each seat has contributed.
    fair: Promise | None = None


class Standing(msgspec.Struct):
    """The current status of a game, for lists of games."""

    over: bool
    result: str
    asked: list[int]
    entries: int
    score: int | None = None
    round: int = 0


class Seat(msgspec.Struct):
    """Who has a seat: a person, a bot of some level, the game's rules, or nobody.

    A human without a person has not come yet; a departed one has had their data deleted.
    """

    kind: str
    level: str = ""
    person: str | None = None
    name: str = ""

    @property
    def open(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind in FOR_PEOPLE and self.person is None

    @property
    def shown(self) -> str:
        """Its kind as clients know it."""
        return "open" if self.kind == "human" and self.open else self.kind


class Change(msgspec.Struct):
    """One change to a game: keep the first `keep` journal entries, then add these."""

    seq: int
    keep: int
    entries: list[JournalEntry]
    rng: str
    version: int
    #: Seconds left on the clock of each seat, if there is a clock.
    left: list[float] = []


@dataclass
class _Waiting:
    """A change waiting to be stored, the status of its game, and the future that says it has been."""

    news: dict[str, Any]
    record: dict[str, Any]
    kept: asyncio.Future[None]


_STANDS = update(games).where(games.c.id == bindparam("id_"))


class Person(msgspec.Struct):
    id: str
    name: str
    lang: str


def new_secret() -> str:
    """An unguessable secret: 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An unguessable id for a game or a person: 128 bits."""
    return secrets.token_urlsafe(16)


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Lease:
    """The right to be the one server on a database: two would not see each other's moves.

    It is a lock of the operating system or of PostgreSQL, which ends with the process, however that ends.
    """

    def __init__(self, url: str) -> None:
        self._ends = ExitStack()
        with _opening():
            engine = create_engine(plain_url(url))
            if engine.dialect.name != "sqlite":
                self._ends.callback(engine.dispose)
                alone = self._ends.enter_context(engine.connect()).scalar(select(func.pg_try_advisory_lock(LOCK)))
                if not alone:
                    self.end()
                    raise _in_use(str(engine.url.database))
            elif engine.url.database and engine.url.database != ":memory:":
                self._ends.enter_context(_locked(Path(engine.url.database)))

    def end(self) -> None:
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
    return StoreError(f"Another Senlac server is using the database {database}. Stop it first, or use another one.")


@contextmanager
def _opening() -> Iterator[None]:
    """Turn what can go wrong when a database is opened into a sentence."""
    try:
        yield
    except ImportError as error:
        missing = error.name or _first_line(error)
        raise StoreError(f"PostgreSQL needs another package ({missing}): pip install 'senlac[postgres]'") from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"The database cannot be opened: {_first_line(error)}") from error
    except CommandError as error:
        raise StoreError("The database was made by a newer version of Senlac. Update Senlac.") from error


class Store:
    """All access to the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        #: SQLite allows one writer at a time. Waiting here is fair; SQLite itself would just retry.
        alone = engine.dialect.name == "sqlite"
        self._pen: AbstractAsyncContextManager[None] = asyncio.Lock() if alone else nullcontext()
        self._waiting: list[_Waiting] = []

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at a URL and migrate it; StoreError if that fails."""
        with _opening():
            engine = create_async_engine(_async_url(url), pool_pre_ping=not url.startswith("sqlite"))
        if engine.dialect.name == "sqlite":
            _keep_private(engine.url.database)
            event.listen(engine.sync_engine, "connect", _pragmas)
        try:
            with _opening():
                async with engine.begin() as connection:
                    await connection.run_sync(_migrate)
        except StoreError:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    async def healthy(self) -> bool:
        """Whether the database can be written."""
        try:
            async with self._writing() as connection:
                # Writing what is there already would not reach the disk.
                await connection.execute(update(pulse).values(beats=1 - pulse.c.beats))
        except StoreError:
            return False
        return True

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading; StoreError if the database fails."""
        with _typed():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable once the block ends; StoreError if the database fails."""
        with _typed():
            async with self._pen, self.engine.begin() as connection:
                yield connection

    # ------------------------------------------------------------------ people

    async def person(self, token: str) -> Person | None:
        """The person a token belongs to."""
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
        """Delete a person and the games nobody else takes part in; returns the ids of all their games.

        Games with others stay: the seat can be taken with a new link, or by a bot.
        """
        async with self._writing() as connection:
            theirs = select(seats.c.game).where(seats.c.person == person)
            found = await connection.execute(theirs.distinct())
            ids = [row.game for row in found]
            left = seats.c.person == person
            await connection.execute(update(seats).where(left).values(person=None, kind="departed"))
            for id in ids:
                going = (games.c.id == id) & games.c.over.is_(False)
                await connection.execute(update(games).where(going).values(join=new_secret()))
            shared = select(seats.c.game).where(seats.c.person.is_not(None))
            lonely = games.c.id.in_(ids) & games.c.id.not_in(shared)
            await connection.execute(delete(games).where(lonely))
            await connection.execute(delete(people).where(people.c.id == person))
        return ids

    # ------------------------------------------------------------------ games

    async def add_game(self, kept: GameRow, sitting: Sequence[Seat], first: Change) -> None:
        """Store a new game with its seats and its first change, in one transaction."""
        now = time.time()
        async with self._writing() as connection:
            record = msgspec.to_builtins(kept)
            for name in IN_JSON:
                record[name] = _json(record[name])
            await connection.execute(insert(games).values({**record, "created": now, "updated": now}))
            for number, seat in enumerate(sitting):
                values = {"game": kept.id, "seat": number, "kind": seat.kind, "level": seat.level}
                await connection.execute(insert(seats).values({**values, "person": seat.person}))
            await connection.execute(insert(changes).values(_record(kept.id, first)))

    async def add_change(self, game: str, change: Change, stands: Standing) -> None:
        """Store a change; Conflict if its number is taken. It is durable when this returns.

        Changes to other games that arrive while the disk is busy are written together, by whoever is next.
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
        """Store changes together if possible, otherwise one by one, and notify those waiting."""
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
            failed = error if isinstance(error, StoreError) else StoreError("It was not stored.", message="web-broken")
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
        """A person's games, newest first."""
        theirs = select(seats.c.game).where(seats.c.person == person)
        query = select(games).where(games.c.id.in_(theirs)).order_by(games.c.updated.desc()).limit(limit)
        async with self._reading() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def scores_of(self, person: str, limit: int = 500) -> list[tuple[GameRow, int]]:
        """A person's games that have a score, each with the person's seat, newest first."""
        # Where a game came from elsewhere or from its middle, anybody might have dealt the cards.
        scored = (seats.c.person == person) & games.c.score.is_not(None) & (games.c.origin == "")
        query = select(games, seats.c.seat).select_from(games.join(seats)).where(scored)
        newest = query.order_by(games.c.updated.desc()).limit(limit)
        async with self._reading() as connection:
            return [(_kept(row), row.seat) for row in await connection.execute(newest)]

    async def take_seat(self, game: str, person: str) -> int | None:
        """Give a person the first open seat, if there is one; filling the last one ends the invitation."""
        vacant = (seats.c.game == game) & seats.c.kind.in_(FOR_PEOPLE) & seats.c.person.is_(None)
        free = select(seats.c.seat).where(vacant).order_by(seats.c.seat)
        async with self._writing() as connection:
            for (seat,) in (await connection.execute(free)).all():
                here = vacant & (seats.c.seat == seat)
                sitting = update(seats).where(here).values(person=person, kind="human")
                if (await connection.execute(sitting)).rowcount:
                    if (await connection.execute(free)).first() is None:
                        await connection.execute(update(games).where(games.c.id == game).values(join=""))
                    return int(seat)
        return None

    async def contribute(self, game: str, numbers: list[int], number: str) -> None:
        """Record what the player of these seats contributes to the dice; the first contribution counts."""
        mine = games.c.id == game
        async with self._writing() as connection:
            row = (await connection.execute(select(games.c.fair).where(mine).with_for_update())).one()
            promise = msgspec.json.decode(row.fair, type=Promise)
            for seat in numbers:
                promise.numbers[seat] = promise.numbers[seat] or number
            await connection.execute(update(games).where(mine).values(fair=_json(promise)))

    async def seat_bots(self, game: str, numbers: list[int], level: str) -> None:
        """Let bots sit down where people have left; that ends the invitation."""
        left = (seats.c.game == game) & seats.c.seat.in_(numbers) & (seats.c.kind == "departed")
        async with self._writing() as connection:
            await connection.execute(update(seats).where(left).values(kind="bot", level=level))
            await connection.execute(update(games).where(games.c.id == game).values(join=""))

    async def prune(self, before: float) -> int:
        """Delete games in which nobody has ever done anything, and people without games or a name; returns how many.

        Only what has not changed since `before` goes.
        """
        played = select(changes.c.game).where((changes.c.game == games.c.id) & (changes.c.seq > 0)).exists()
        people_in = select(seats.c.game).where((seats.c.game == games.c.id) & seats.c.kind.in_(FOR_PEOPLE)).exists()
        idle = (games.c.updated < before) & (~played | ~people_in)
        seated = select(seats.c.person).where(seats.c.person == people.c.id).exists()
        nobody = (people.c.created < before) & (people.c.name == "") & ~seated
        async with self._writing() as connection:
            gone = (await connection.execute(delete(games).where(idle))).rowcount
            return int(gone + (await connection.execute(delete(people).where(nobody))).rowcount)

    async def set_rematch(self, game: str, rematch: str) -> str:
        """Record the rematch of a game unless it already has one; returns its id."""
        async with self._writing() as connection:
            mine = (games.c.id == game) & (games.c.rematch == "")
            await connection.execute(update(games).where(mine).values(rematch=rematch))
            row = (await connection.execute(select(games.c.rematch).where(games.c.id == game))).one()
        following: str = row.rematch
        return following


def _kept(row: Row[Any]) -> GameRow:
    record = {name: getattr(row, name) for name in GameRow.__struct_fields__}
    for name in IN_JSON:
        record[name] = msgspec.json.decode(record[name])
    return msgspec.convert(record, GameRow)


def _change(row: Row[Any]) -> Change:
    entries = msgspec.json.decode(row.entries, type=list[JournalEntry])
    left = msgspec.json.decode(row.left, type=list[float])
    return Change(row.seq, row.keep, entries, row.rng, row.version, left)


def _record(game: str, change: Change) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.to_builtins(change)
    lists = {"entries": _json(change.entries), "left": _json(change.left)}
    return {**record, **lists, "game": game, "at": time.time()}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ------------------------------------------------------------------ opening


def plain_url(url: str) -> str:
    """The URL for a connection without an event loop."""
    return _async_url(url).replace("sqlite+aiosqlite:", "sqlite:")


def _async_url(url: str) -> str:
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


def _keep_private(file: str | None) -> None:
    """A new database is for its owner alone: it knows every hidden card. SQLite gives its other files the same mode."""
    if file and file != ":memory:" and not Path(file).exists():
        with suppress(OSError):
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


def _pragmas(connection: Any, _record: Any) -> None:
    """Writes are on disk before they are acknowledged, and readers never wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    """The migrations, to be made on a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


@contextmanager
def _typed() -> Iterator[None]:
    """Turn database errors into ours, except for violated constraints, which callers handle."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError) as error:
        logger.error("database failed", why=_first_line(error))
        raise StoreError(f"The database failed: {_first_line(error)}", message="web-broken") from error


def _first_line(error: BaseException) -> str:
    return str(error).splitlines()[0]
