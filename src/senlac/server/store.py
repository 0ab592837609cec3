"""The database: people, games, seats and every change to a game, in SQLite or PostgreSQL.

A change is stored once, for ever, under `(game, seq)`, which acts as the lock: whoever comes second with the same
number gets a Conflict and reloads. A change says how much of the journal to keep and what to add, so that undo is a
change like any other. A session is the result of applying its changes in order.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import (
    Row,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from senlac.kernel.errors import SenlacError
from senlac.server.database import (
    StoreError,
    async_url,
    is_damage,
    keep_private,
    migrate,
    opening,
    plain_url,
    pragmas,
    typed,
)
from senlac.server.schema import accounts, changes, devices, games, notices, offers, people, pulse, ratings, seats
from senlac.session.journal import JournalEntry

#: The numbers of locks in PostgreSQL of the one server that prunes or rates; more are in `database.py`.
PRUNING = 1068
RATING = 1069
#: The columns of games that hold JSON.
IN_JSON = ("options", "clock", "asked", "fair")
#: The kinds of seats that people sit in.
FOR_PEOPLE = ("human", "departed")


class Conflict(SenlacError):
    """Another change with that number was stored first: reload and try again."""

    code = "conflict"


class Promise(msgspec.Struct):
    """What the server committed to, and what each seat has contributed, in hexadecimal; empty until then."""

    commitment: str
    numbers: list[str]


class Offer(msgspec.Struct):
    """Since when a seat is offered in the lobby, and when a bot of which level takes it, if one does."""

    since: float
    bot_at: float | None = None
    level: str = "soldier"


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
    #: How many days each decision may take; 0 if that does not matter.
    days: int = 0
    #: `yes` if its outcome changes ratings, `done` once it has.
    rated: str = ""
    #: If a seat is offered in the lobby; it is stored apart.
    offer: Offer | None = None


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
    #: Their rating at this game; None before the first rated one.
    rating: int | None = None
    #: What they want to hear from the other players: `phrases`, `all` or `nothing`.
    listens: str = "phrases"

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

    def ends(self, failed: SenlacError | None = None) -> None:
        """It has been stored, or not; perhaps nobody waits any more."""
        if self.kept.done():
            return
        if failed is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(failed)


_STANDS = update(games).where(games.c.id == bindparam("id_"))


class Person(msgspec.Struct):
    id: str
    name: str
    lang: str


def points(mu: float, sigma: float) -> int:
    """A rating as people read it: what is certain of somebody's strength. Everybody begins at 1000.

    >>> points(25.0, 25 / 3), points(29.5, 7.8)
    (1000, 1244)
    """
    return round(1000 + 40 * (mu - 3 * sigma))


def new_secret() -> str:
    """An unguessable secret: 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An unguessable id for a game or a person: 128 bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


#: Threads that write changes in PostgreSQL; SQLite has one writer.
WRITERS = 4


class Store:
    """All access to the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.url = engine.url.render_as_string(hide_password=False)
        #: Whether several servers can share it.
        self.shared = engine.dialect.name == "postgresql"
        #: SQLite allows one writer at a time. Waiting here is fair; SQLite itself would just retry.
        alone = engine.dialect.name == "sqlite"
        self._pen: AbstractAsyncContextManager[None] = asyncio.Lock() if alone else nullcontext()
        #: Changes are written by threads, each batch in one go: an async driver would come back after every step, which
        #: takes twice the processor time. As many batches at a time as there are threads.
        writers = 1 if alone else WRITERS
        self._writers = ThreadPoolExecutor(writers, "writer")
        self._ledger = create_engine(plain_url(self.url), pool_size=writers, pool_pre_ping=self.shared)
        if alone:
            event.listen(self._ledger, "connect", pragmas)
        self._turn: AbstractAsyncContextManager[None] = self._pen if alone else asyncio.Semaphore(writers)
        self._waiting: list[_Waiting] = []
        #: Whether it is damaged, which only an operator can mend.
        self.damaged = False
        #: How many are at work in the database, and whether nobody is.
        self._busy = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at a URL and migrate it; StoreError if that fails."""
        with opening():
            engine = create_async_engine(async_url(url), pool_pre_ping=not url.startswith("sqlite"))
        if engine.dialect.name == "sqlite":
            keep_private(engine.url.database)
            with opening():
                # First without aiosqlite, whose thread would outlive a failure, and then not find its event loop.
                sqlite3.connect(engine.url.database or "").close()
            event.listen(engine.sync_engine, "connect", pragmas)
        try:
            with opening():
                async with engine.begin() as connection:
                    await connection.run_sync(migrate)
        except StoreError:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Close the database once everybody has finished with it.

        Whoever is stopped in the middle of something has a connection to close: SQLite's has a thread, which must not
        find that the event loop has gone.
        """
        await self._quiet.wait()
        self._writers.shutdown()
        self._ledger.dispose()
        await self.engine.dispose()

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Somebody uses the database; StoreError if it fails."""
        self._busy += 1
        self._quiet.clear()
        try:
            with typed():
                yield
        except StoreError as error:
            self.damaged = self.damaged or is_damage(error.__cause__)
            raise
        finally:
            self._busy -= 1
            if not self._busy:
                self._quiet.set()

    async def healthy(self) -> bool:
        """Whether the database can be written, and has not been found damaged since the server was started."""
        if self.damaged:
            return False
        try:
            async with self.writing() as connection:
                # Writing what is there already would not reach the disk.
                await connection.execute(update(pulse).values(beats=1 - pulse.c.beats))
        except StoreError:
            return False
        return True

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading; StoreError if the database fails."""
        with self._at_work():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable once the block ends; StoreError if the database fails."""
        with self._at_work():
            async with self._pen, self.engine.begin() as connection:
                yield connection

    # ------------------------------------------------------------------ people

    async def person(self, token: str) -> Person | None:
        """The person a token belongs to."""
        async with self.reading() as connection:
            elsewhere = select(devices.c.person).where(devices.c.token == hashed(token))
            mine = (people.c.token == hashed(token)) | people.c.id.in_(elsewhere)
            row = (await connection.execute(select(people).where(mine))).first()
        return None if row is None else Person(row.id, row.name, row.lang)

    async def add_person(self, token: str, name: str, lang: str) -> Person:
        person = Person(new_id(), name, lang)
        async with self.writing() as connection:
            await connection.execute(
                insert(people).values(id=person.id, token=hashed(token), name=name, lang=lang, created=time.time())
            )
        return person

    async def public(self, person: str) -> str | None:
        """The name of a person; None if there is no such person."""
        async with self.reading() as connection:
            name: str | None = await connection.scalar(select(people.c.name).where(people.c.id == person))
        return name

    async def rename(self, person: str, name: str, lang: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name, lang=lang))

    async def forget(self, person: str) -> list[str]:
        """Delete a person and the games nobody else takes part in; returns the ids of all their games.

        Games with others stay: the seat can be taken with a new link, or by a bot.
        """
        async with self.writing() as connection:
            theirs = select(seats.c.game).where(seats.c.person == person)
            found = await connection.execute(theirs.distinct())
            ids = [row.game for row in found]
            left = seats.c.person == person
            await connection.execute(update(seats).where(left).values(person=None, kind="departed"))
            for id in ids:
                going = (games.c.id == id) & games.c.over.is_(False)
                # Whoever takes the seat over is not judged by how it was left.
                await connection.execute(update(games).where(going).values(join=new_secret(), rated=""))
            shared = select(seats.c.game).where(seats.c.person.is_not(None))
            lonely = games.c.id.in_(ids) & games.c.id.not_in(shared)
            await connection.execute(delete(games).where(lonely))
            await connection.execute(delete(people).where(people.c.id == person))
        return ids

    # ------------------------------------------------------------------ games

    async def add_game(self, kept: GameRow, sitting: Sequence[Seat], first: Change) -> None:
        """Store a new game with its seats and its first change, in one transaction."""
        now = time.time()
        async with self.writing() as connection:
            record = msgspec.to_builtins(kept)
            offer = record.pop("offer")
            for name in IN_JSON:
                record[name] = _json(record[name])
            await connection.execute(insert(games).values({**record, "created": now, "updated": now}))
            for number, seat in enumerate(sitting):
                values = {"game": kept.id, "seat": number, "kind": seat.kind, "level": seat.level}
                await connection.execute(insert(seats).values({**values, "person": seat.person, "listens": "phrases"}))
            await connection.execute(insert(changes).values(_record(kept.id, first)))
            if offer is not None:
                await connection.execute(insert(offers).values(game=kept.id, **offer))

    async def add_change(self, game: str, change: Change, stands: Standing) -> None:
        """Store a change; Conflict if its number is taken. It is durable when this returns.

        Changes to other games that arrive while the disk is busy are written together, by whoever is next.
        """
        news = {**msgspec.to_builtins(stands), "asked": _json(stands.asked), "updated": time.time()}
        mine = _Waiting({"id_": game, **news}, _record(game, change), asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        async with self._turn:
            # Perhaps somebody else is writing this one.
            batch, self._waiting = self._waiting, []
            if batch:
                # Whoever stops waiting does not stop the thread that writes, nor those whose changes it writes.
                await asyncio.shield(asyncio.ensure_future(self._keep(batch)))
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
                batch[0].ends(conflict)
        except Exception as error:
            failed = error if isinstance(error, StoreError) else StoreError("It was not stored.", message="web-broken")
            for one in batch:
                one.ends(failed)
            if failed is not error:
                raise
        else:
            for one in batch:
                one.ends()

    async def _write(self, batch: list[_Waiting]) -> None:
        with self._at_work():
            await asyncio.get_running_loop().run_in_executor(self._writers, self._write_now, batch)

    def _write_now(self, batch: list[_Waiting]) -> None:
        with self._ledger.begin() as connection:
            connection.execute(insert(changes), [one.record for one in batch])
            connection.execute(_STANDS, [one.news for one in batch])

    async def game(self, game: str) -> GameRow | None:
        async with self.reading() as connection:
            row = (await connection.execute(_WITH_OFFER.where(games.c.id == game))).first()
        return None if row is None else _kept_with_offer(row)

    async def changes(self, game: str, after: int = -1) -> list[Change]:
        """The changes of a game after that one, in order."""
        wanted = (changes.c.game == game) & (changes.c.seq > after)
        async with self.reading() as connection:
            found = await connection.execute(select(changes).where(wanted).order_by(changes.c.seq))
            return [_change(row) for row in found]

    async def latest(self, ids: list[str]) -> dict[str, int]:
        """The number of the last change of each of these games; games that have been deleted are left out."""
        last = select(changes.c.game, func.max(changes.c.seq)).where(changes.c.game.in_(ids)).group_by(changes.c.game)
        async with self.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(last)}

    async def seats(self, game: str) -> list[Seat]:
        async with self.reading() as connection:
            return [_seat(row) for row in await connection.execute(_SEATS.where(seats.c.game == game))]

    async def games_of(self, person: str, limit: int = 100) -> list[GameRow]:
        """A person's games, newest first."""
        theirs = select(seats.c.game).where(seats.c.person == person)
        query = select(games).where(games.c.id.in_(theirs)).order_by(games.c.updated.desc()).limit(limit)
        async with self.reading() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def lobby(self, since: float, limit: int = 50) -> list[GameRow]:
        """The games that have been offered since then, the newest first."""
        offered = _WITH_OFFER.where(offers.c.since >= since).order_by(offers.c.since.desc()).limit(limit)
        async with self.reading() as connection:
            return [_kept_with_offer(row) for row in await connection.execute(offered)]

    async def set_offer(self, game: str, offer: Offer | None) -> None:
        """Offer the open seat of a game in the lobby, or take it out."""
        async with self.writing() as connection:
            await connection.execute(delete(offers).where(offers.c.game == game))
            if offer is not None:
                await connection.execute(insert(offers).values(game=game, **msgspec.to_builtins(offer)))

    async def scores_of(self, person: str, limit: int = 500) -> list[tuple[GameRow, int]]:
        """A person's games that have a score, each with the person's seat, newest first."""
        # Where a game came from elsewhere or from its middle, anybody might have dealt the cards.
        scored = (seats.c.person == person) & games.c.score.is_not(None) & (games.c.origin == "")
        query = select(games, seats.c.seat).select_from(games.join(seats)).where(scored)
        newest = query.order_by(games.c.updated.desc()).limit(limit)
        async with self.reading() as connection:
            return [(_kept(row), row.seat) for row in await connection.execute(newest)]

    async def take_seat(self, game: str, person: str) -> int | None:
        """Give a person the first open seat, if there is one; filling the last one ends the invitation."""
        vacant = (seats.c.game == game) & seats.c.kind.in_(FOR_PEOPLE) & seats.c.person.is_(None)
        free = select(seats.c.seat).where(vacant).order_by(seats.c.seat)
        async with self.writing() as connection:
            for (seat,) in (await connection.execute(free)).all():
                here = vacant & (seats.c.seat == seat)
                sitting = update(seats).where(here).values(person=person, kind="human", listens="phrases")
                if (await connection.execute(sitting)).rowcount:
                    if (await connection.execute(free)).first() is None:
                        await self._complete(connection, game)
                    return int(seat)
        return None

    async def contribute(self, game: str, numbers: list[int], number: str) -> None:
        """Record what the player of these seats contributes to the dice; the first contribution counts."""
        mine = games.c.id == game
        async with self.writing() as connection:
            row = (await connection.execute(select(games.c.fair).where(mine).with_for_update())).one()
            promise = msgspec.json.decode(row.fair, type=Promise)
            for seat in numbers:
                promise.numbers[seat] = promise.numbers[seat] or number
            await connection.execute(update(games).where(mine).values(fair=_json(promise)))

    async def seat_bots(self, game: str, numbers: list[int], level: str) -> None:
        """Let bots sit down where people have left, not come, or not decided in time; that ends the invitation."""
        theirs = (seats.c.game == game) & seats.c.seat.in_(numbers)
        async with self.writing() as connection:
            await connection.execute(update(seats).where(theirs).values(kind="bot", level=level, person=None))
            await connection.execute(update(games).where(games.c.id == game).values(rated=""))
            await self._complete(connection, game)

    async def _complete(self, connection: AsyncConnection, game: str) -> None:
        """Every seat is taken: the invitation ends, in the lobby too."""
        await connection.execute(update(games).where(games.c.id == game).values(join=""))
        await connection.execute(delete(offers).where(offers.c.game == game))

    async def prune(self, before: float) -> int:
        """Delete games in which nobody has ever done anything, and people without games or a name; returns how many.

        Only what has not changed since `before` goes; so do notices that were told before.
        """
        played = select(changes.c.game).where((changes.c.game == games.c.id) & (changes.c.seq > 0)).exists()
        people_in = select(seats.c.game).where((seats.c.game == games.c.id) & seats.c.kind.in_(FOR_PEOPLE)).exists()
        idle = (games.c.updated < before) & (~played | ~people_in)
        seated = select(seats.c.person).where(seats.c.person == people.c.id).exists()
        known = select(accounts.c.person).where(accounts.c.person == people.c.id).exists()
        nobody = (people.c.created < before) & (people.c.name == "") & ~seated & ~known
        async with self.writing() as connection:
            if connection.dialect.name == "postgresql" and not await connection.scalar(
                select(func.pg_try_advisory_xact_lock(PRUNING))
            ):
                return 0  # another server is at it
            gone = (await connection.execute(delete(games).where(idle))).rowcount
            settled = notices.c.due.is_(None) & (notices.c.at < before)
            gone += (await connection.execute(delete(notices).where(settled))).rowcount
            return int(gone + (await connection.execute(delete(people).where(nobody))).rowcount)

    async def set_rematch(self, game: str, rematch: str) -> str:
        """Record the rematch of a game unless it already has one; returns its id."""
        async with self.writing() as connection:
            mine = (games.c.id == game) & (games.c.rematch == "")
            await connection.execute(update(games).where(mine).values(rematch=rematch))
            row = (await connection.execute(select(games.c.rematch).where(games.c.id == game))).one()
        following: str = row.rematch
        return following


#: Seats with who has them, and how these are rated at the game.
_SEATS = (
    select(seats, people.c.name, ratings.c.mu, ratings.c.sigma)
    .select_from(
        seats.join(games, games.c.id == seats.c.game)
        .outerjoin(people, people.c.id == seats.c.person)
        .outerjoin(ratings, (ratings.c.person == seats.c.person) & (ratings.c.game == games.c.game))
    )
    .order_by(seats.c.seat)
)


def _seat(row: Row[Any]) -> Seat:
    rating = None if row.mu is None else points(row.mu, row.sigma)
    return Seat(row.kind, row.level, row.person, row.name or "", rating, row.listens)


#: Games with what is offered in the lobby, if anything is.
_WITH_OFFER = select(games, offers.c.since, offers.c.bot_at, offers.c.level).select_from(games.outerjoin(offers))


def _kept_with_offer(row: Row[Any]) -> GameRow:
    kept = _kept(row)
    kept.offer = None if row.since is None else Offer(row.since, row.bot_at, row.level)
    return kept


def _kept(row: Row[Any]) -> GameRow:
    record = {name: getattr(row, name) for name in GameRow.__struct_fields__ if name != "offer"}
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
