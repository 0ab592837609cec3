"""The other servers on the same database.

All that counts is in the database, and `(game, seq)` decides who comes first. Servers only tell each other, through
PostgreSQL's LISTEN and NOTIFY, that there is something to read, and what is not worth storing: who is there, standing
orders, a takeback that was asked for. What bots and clocks do at a table is done by the one server that holds its lock;
PostgreSQL passes the lock on when that server closes the table or dies. News may get lost and a lock may be held by
nobody for a moment: every server looks for itself now and then, and no change is ever made twice.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy.engine import make_url

from senlac.server import wire
from senlac.server.database import StoreError
from senlac.server.metrics import Metrics

if TYPE_CHECKING:
    from psycopg import AsyncConnection

logger = structlog.get_logger()

CHANNEL = "senlac"
#: Seconds between two looks for what nobody told: changes, servers that have died, locks that are free.
ROUND = 2.0
#: Seconds until a lost connection is tried again.
RETRY = 0.5
#: A machine that has gone silently is noticed by PostgreSQL after 5 + 3 × 2 seconds.
KEEPALIVE = ("tcp_keepalives_idle = 5", "tcp_keepalives_interval = 2", "tcp_keepalives_count = 3")


# ------------------------------------------------------------------ what they tell each other


class Changed(msgspec.Struct, tag="changed"):
    """There are changes of a game up to this number."""

    game: str
    seq: int


class Reseated(msgspec.Struct, tag="reseated"):
    """Seats, the invitation, the dice or the rematch of a game have changed.

    Without a name: this server has not heard the others for a while, so it may have been any game.
    """

    game: str = ""


class Talked(msgspec.Struct, tag="talked"):
    """Somebody has said something at a table, or listens to something else."""

    game: str


class Gone(msgspec.Struct, tag="gone"):
    """Somebody has had their data deleted, and the game perhaps with it."""

    game: str


class Who(msgspec.Struct, tag="who"):
    """Who has opened a table asks the others what they know."""

    game: str


class Here(msgspec.Struct, tag="here"):
    """The players of a game who are connected to this server."""

    game: str
    people: list[str]


class Left(msgspec.Struct, tag="left"):
    """This server has closed a table; without a name, all of them."""

    game: str = ""


class Aside(msgspec.Struct, tag="aside", omit_defaults=True):
    """What is not stored: standing orders by seat, each with the stage in which they were given, and so on."""

    game: str
    seq: int
    orders: dict[int, tuple[wire.Orders, list[int]]] = {}
    stuck: list[int] | None = None
    #: Who asks for a takeback, and who has not answered; -1 for nobody.
    takeback: tuple[int, list[int]] | None = None
    #: Seconds since the current questions were asked, from the server that runs the clock.
    thought: float | None = None


class Out(msgspec.Struct, tag="out"):
    """Somebody has signed out everywhere."""

    person: str
    game: str = ""


News = Changed | Reseated | Gone | Who | Here | Left | Aside | Out | Talked
Hear = Callable[[int, News], None]


# ------------------------------------------------------------------ the servers


class Alone:
    """The only server on its database: every table is its own, and there is nobody to tell."""

    #: Whether there may be others, and whether their news arrive.
    several = False
    connected = True

    async def open(self) -> None:
        """Begin to listen; StoreError if that fails."""

    async def close(self) -> None:
        """Let go of everything."""

    def owns(self, game: str) -> bool:
        """Whether this server moves bots and clocks at a table."""
        return True

    def want(self, game: str) -> None:
        """Become the owner of a table as soon as nobody else is."""

    def release(self, game: str) -> None:
        """Be the owner of a table no longer, and want it no longer."""

    def tell(self, news: News) -> None:
        """Tell the other servers something."""


class Peers(Alone):
    """One of several servers, which share a database in PostgreSQL.

    `hear` is called with the number of a server and its news, and `own` with a table that is this server's from now on.
    """

    several = True
    connected = False

    def __init__(self, url: str, hear: Hear, own: Callable[[str], None], metrics: Metrics) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._own = own
        self._metrics = metrics
        self._owned: set[str] = set()
        self._wanted: set[str] = set()
        #: Wanted tables whose lock may be free, tables to let go, and news to tell.
        self._try: set[str] = set()
        self._released: list[str] = []
        self._news: list[bytes] = []
        self._wake = asyncio.Event()
        #: The servers that have been heard of, and the number of this one: that of its connection in PostgreSQL.
        self._known: set[int] = set()
        self._number = 0
        self._running: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        listening = asyncio.Event()
        self._running = asyncio.create_task(self._run(listening))
        waiting = asyncio.create_task(listening.wait())
        await asyncio.wait({self._running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self._running.done():
            self._running.result()

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        if self._running is not None:
            # What there is to tell is told, unless the database is away.
            await asyncio.wait({self._running}, timeout=ROUND)
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    def owns(self, game: str) -> bool:
        return game in self._owned

    def want(self, game: str) -> None:
        if game not in self._wanted:
            self._wanted.add(game)
            self._attempt({game})

    def release(self, game: str) -> None:
        self._wanted.discard(game)
        if game in self._owned:
            self._owned.discard(game)
            self._released.append(game)
        self.tell(Left(game))

    def tell(self, news: News) -> None:
        self._news.append(msgspec.json.encode(news))
        self._wake.set()

    def _attempt(self, games: set[str]) -> None:
        self._try |= games & self._wanted
        self._wake.set()

    # ------------------------------------------------------------------ two connections: one listens, one speaks

    async def _run(self, listening: asyncio.Event) -> None:
        """Listen and speak; when the database was away, begin anew."""
        from psycopg import AsyncConnection, Error

        while not self._closing:
            try:
                async with (
                    await AsyncConnection.connect(self._url, autocommit=True) as ear,
                    await AsyncConnection.connect(self._url, autocommit=True) as voice,
                ):
                    for setting in KEEPALIVE:
                        await voice.execute(f"SET {setting}".encode())
                    await ear.execute(f"LISTEN {CHANNEL}".encode())
                    self._number = voice.info.backend_pid
                    if listening.is_set():
                        self._hear(0, Reseated())
                    listening.set()
                    self.connected = True
                    await self._converse(ear, voice)
            except (Error, OSError) as error:
                if not listening.is_set():
                    raise StoreError(f"The database cannot be listened to: {error}") from error
                logger.warning("peers lost", why=str(error).partition("\n")[0])
                self._metrics.failures.labels("peers").inc()
            # Whatever was locked is free now.
            self.connected = False
            self._wanted |= self._owned
            self._owned.clear()
            self._released.clear()
            if not self._closing:
                await asyncio.sleep(RETRY)

    async def _converse(self, ear: AsyncConnection[Any], voice: AsyncConnection[Any]) -> None:
        """Until one of the two connections breaks, or this server is closed."""
        tasks = {asyncio.create_task(self._listen(ear)), asyncio.create_task(self._speak(voice))}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self, ear: AsyncConnection[Any]) -> None:
        decoder = msgspec.json.Decoder(News)
        async for notice in ear.notifies():
            if notice.pid != self._number:
                self._known.add(notice.pid)
                # One of another version may say things that this one does not understand.
                with contextlib.suppress(msgspec.DecodeError):
                    self._learn(notice.pid, decoder.decode(notice.payload))

    def _learn(self, sender: int, news: News) -> None:
        self._metrics.news.labels(type(news).__name__).inc()
        if isinstance(news, Left):
            self._attempt({news.game} if news.game else self._wanted)
        self._hear(sender, news)

    async def _speak(self, voice: AsyncConnection[Any]) -> None:
        """Do what has come up, and look round now and then."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while not self._closing:
            if loop.time() >= due:
                await self._look_round(voice)
                due = loop.time() + ROUND
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._wake.wait()
            self._wake.clear()
            await self._let_go(voice)
            await self._say(voice)
            await self._take(voice)
            self._metrics.owned.set(len(self._owned))
        await self._let_go(voice)
        await self._say(voice)

    async def _let_go(self, voice: AsyncConnection[Any]) -> None:
        released, self._released = self._released, []
        if released:
            query = "SELECT pg_advisory_unlock(hashtextextended(it, 0)) FROM unnest(%s::text[]) it"
            await voice.execute(query, [released])

    async def _say(self, voice: AsyncConnection[Any]) -> None:
        if texts := [text.decode() for text in self._news]:
            await voice.execute("SELECT pg_notify(%s, it) FROM unnest(%s::text[]) it", [CHANNEL, texts])
            # Only now: if the connection breaks, they are told by the next.
            del self._news[: len(texts)]

    async def _take(self, voice: AsyncConnection[Any]) -> None:
        """Try to get the locks that may be free."""
        games, self._try = list(self._try & self._wanted), set()
        if not games:
            return
        query = "SELECT it FROM unnest(%s::text[]) it WHERE pg_try_advisory_lock(hashtextextended(it, 0))"
        for (game,) in await (await voice.execute(query, [games])).fetchall():
            if game in self._wanted and not self._closing:
                self._wanted.discard(game)
                self._owned.add(game)
                self._own(game)
            else:  # it was closed meanwhile
                self._released.append(game)
                self._wake.set()

    async def _look_round(self, voice: AsyncConnection[Any]) -> None:
        """Notice servers that have died, and whatever they have left."""
        self._attempt(self._wanted)
        if self._known:
            query = "SELECT pid FROM pg_stat_activity WHERE pid = ANY(%s)"
            alive = {pid for (pid,) in await (await voice.execute(query, [list(self._known)])).fetchall()}
            for number in self._known - alive:
                self._known.discard(number)
                self._hear(number, Left())
        self._metrics.peers.set(len(self._known))
