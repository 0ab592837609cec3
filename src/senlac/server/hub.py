"""The hub: all tables in this process, how games become tables, and what other servers tell about them."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from hmac import compare_digest
from typing import Any
from weakref import WeakValueDictionary

import structlog

from senlac.kernel.errors import CannotUndo
from senlac.kernel.gamedef import GameDef
from senlac.kernel.rng import Dice, Fair, read, written
from senlac.lessons import TaughtSession, taught
from senlac.registry import configure
from senlac.server import jobs, wire
from senlac.server.chat import Chat
from senlac.server.clients import NeedsName, NotYours, UnknownTable
from senlac.server.database import StoreError
from senlac.server.metrics import Metrics
from senlac.server.moderation import Moderation
from senlac.server.notices import Notices
from senlac.server.peers import ROUND, Alone, Changed, Gone, News, Out, Peers, Reseated, Who
from senlac.server.ratings import Ratings
from senlac.server.store import Change, GameRow, Person, Promise, Seat, Store, new_id, new_secret
from senlac.server.tables import MANY, Table, offered, standing
from senlac.server.viewing import clock_of, fields_of
from senlac.server.workers import Account, Workers
from senlac.session import Session
from senlac.session.fair import commitment
from senlac.session.journal import JournalEntry

logger = structlog.get_logger()

CHANCE = secrets.SystemRandom()
#: What the id of a game looks like.
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
#: Seconds after which a table that nobody looks at is closed.
LINGERING = 60.0
#: Response windows between people last from `hold` seconds to so many times that.
LONGEST_HOLD = 3.0


class Hub:
    """All tables in this process."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        metrics: Metrics,
        hold: float = 1.5,
        pace: float = 0.4,
        notice_after: float = 60.0,
        thinkers: Workers | None = None,
    ) -> None:
        self.store = store
        self.notices = Notices(store, notice_after)
        self.ratings = Ratings(store)
        self.chat = Chat(store)
        self.moderation = Moderation(store)
        self.workers = workers
        #: Who thinks for bots.
        self.thinkers = thinkers or workers
        self.metrics = metrics
        #: Minimum seconds for a Response window between people.
        self.hold = hold
        #: Minimum seconds for a bot's decision, so that people can follow.
        self.pace = pace
        self.tables: dict[str, Table] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: What other servers have told about tables that are being opened.
        self._missed: dict[str, list[tuple[int, News]]] = {}
        self.peers = Peers(store.url, self._hear, self._own, metrics) if store.shared else Alone()
        self._keeping_up: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen to other servers, if there may be any."""
        await self.peers.open()
        if self.peers.several:
            self._keeping_up = asyncio.create_task(self._keep_up())

    def draw_hold(self) -> float:
        """How long the next Response window lasts at least, whoever holds what."""
        return self.hold * CHANCE.uniform(1.0, LONGEST_HOLD)

    async def table(self, game: str, account: Account) -> Table:
        """The table of a game, reopened from the store if necessary; UnknownTable if there is no such game."""
        if not ID.fullmatch(game):
            raise _unknown()
        async with self._opening.setdefault(game, asyncio.Lock()):
            if game not in self.tables:
                try:
                    table = await self._set_up(game, account)
                finally:
                    missed = self._missed.pop(game, [])
                self.tables[game] = table
                self.metrics.tables.set(len(self.tables))
                asyncio.get_running_loop().call_later(LINGERING, self.tidy, table)
                self.peers.tell(Who(game))
                for sender, news in missed:
                    table.hear(sender, news)
        return self.tables[game]

    # ------------------------------------------------------------------ other servers

    def _hear(self, sender: int, news: News) -> None:
        """Another server has told something."""
        if isinstance(news, Out):
            self._disconnect(news.person)
        elif not news.game:
            for table in list(self.tables.values()):
                table.hear(sender, news)
        elif (found := self.tables.get(news.game)) is not None:
            if isinstance(news, Gone):
                self.forget(found)
            else:
                found.hear(sender, news)
        elif news.game in self._opening:
            self._missed.setdefault(news.game, []).append((sender, news))

    def _own(self, game: str) -> None:
        """A table is this server's from now on."""
        if game in self.tables:
            self.tables[game].own()
        else:
            self.peers.release(game)

    async def _keep_up(self) -> None:
        """Now and then look for changes of which no news has come."""
        while True:
            await asyncio.sleep(ROUND)
            open_here = list(self.tables.values())
            with contextlib.suppress(StoreError):
                latest = await self.store.latest([table.kept.id for table in open_here])
                for table in open_here:
                    if table.kept.id not in latest:
                        self.forget(table)
                    elif latest[table.kept.id] > table.seq:
                        table.hear(0, Changed(table.kept.id, latest[table.kept.id]))

    # ------------------------------------------------------------------ games

    async def _set_up(self, game: str, account: Account) -> Table:
        kept = await self.store.game(game)
        if kept is None:
            raise _unknown()
        changes = await self.store.changes(game)
        journal: list[JournalEntry] = []
        for change in changes:
            journal = [*journal[: change.keep], *change.entries]
        last = changes[-1]
        lesson = taught(kept.game, kept.seed, journal)
        if lesson is not None:
            session: Session = TaughtSession(lesson, journal, last.version)
        else:
            session = await self.replayed(account, _game_of(kept), read(last.rng), kept.seed, journal, last.version)
        return Table(self, kept, await self.store.seats(game), session, last.seq, last.left)

    async def replayed(
        self, account: Account, game: GameDef[Any], rng: Dice, seed: str, journal: list[JournalEntry], version: int = 0
    ) -> Session:
        """A session from its journal, replayed by a worker if it is long."""
        if len(journal) <= MANY:
            return Session(game, rng, seed, journal, version)
        return await self.workers.do(account, jobs.replay, game, rng, seed, journal, version)

    async def create(
        self,
        session: Session,
        seats: list[Seat],
        clock: wire.Clock | None = None,
        origin: wire.Origin = "",
        offer: wire.Offer | None = None,
        days: int = 0,
        rated: bool = False,
    ) -> tuple[str, str]:
        """Store a new game; returns its id, and the secret for joining if a seat is open."""
        game = session.game
        open_seats = any(seat.open for seat in seats)
        id, dice = new_id(), session.rng
        kept = GameRow(
            id=id,
            game=game.name,
            options=game.options,
            rules=game.rules,
            content=game.content_hash,
            seed=session.seed,
            clock=[] if clock is None else [clock.minutes * 60, clock.increment],
            join=new_secret() if open_seats else "",
            origin=origin,
            fair=Promise(commitment(dice.secret, id), [""] * len(seats)) if isinstance(dice, Fair) else None,
            offer=None if offer is None else offered(offer),
            days=days,
            rated="yes" if rated else "",
            **fields_of(standing(session)),
        )
        left = [float(kept.clock[0])] * len(seats) if kept.clock else []
        first = Change(0, 0, session.journal, written(dice), session.version, left)
        await self.store.add_game(kept, seats, first)
        logger.info("created", game=kept.id, kind=game.name)
        return kept.id, kept.join

    async def join(self, game: str, who: Person, secret: str, account: Account) -> int:
        """Take an open seat with the invitation's secret, or from the lobby."""
        table, person = await self.table(game, account), who.id
        mine = table.seats_of(person)
        if mine:
            return mine[0]
        known = bool(table.kept.join) and compare_digest(secret.encode(), table.kept.join.encode())
        if not known and table.kept.offer is None:
            raise NotYours(
                "This invitation is no longer valid. Ask for a new link, or watch.", message="web-invitation"
            )
        if table.kept.rated:
            needs_name(who)
        if {seat.person for seat in table.seats} & await self.moderation.apart(person):
            # It is not said that one of the two does not want to meet the other.
            raise NotYours("Somebody else has taken the seat. You can watch.", message="web-taken")
        seat = await self.store.take_seat(game, person)
        if seat is None:
            raise NotYours("Somebody else has taken the seat. You can watch.", message="web-taken")
        seated = await self.table(game, account)
        await seated.reseated()
        await self.tell_others("joined", game, seated.seats, seated.seq, person)
        return seat

    async def rematch(self, game: str, person: str, account: Account) -> str:
        """The rematch of a finished game, the same one for everybody. Sides are swapped unless the rules play one."""
        table = await self.table(game, account)
        if not table.seats_of(person):
            raise NotYours("Only the players can ask for a rematch.", message="web-players-only")
        if table.session.outcome is None:
            raise CannotUndo("The game is not over yet.", message="web-not-over")
        async with table.lock:
            if not table.kept.rematch:
                # Under the current rules, with the current cards.
                again = configure(table.kept.game, dict(table.kept.options))
                seats = table.seats if again.automatic else table.seats[::-1]
                session = Session(again, new_dice(seats), "")
                agreed: dict[str, Any] = {"days": table.kept.days, "rated": bool(table.kept.rated)}
                following, _ = await self.create(session, seats, clock_of(table.kept), **agreed)
                table.kept.rematch = await self.store.set_rematch(game, following)
                table.broadcast(list(table.clients))
                self.peers.tell(Reseated(game))
                if table.kept.rematch == following:
                    await self.tell_others("rematch", following, seats, 0, person)
        return table.kept.rematch

    async def tell_others(self, kind: str, game: str, seats: list[Seat], seq: int, person: str) -> None:
        """Somebody has done something that the other players are told of if they stay away."""
        others = [(number, it.person) for number, it in enumerate(seats) if it.person and it.person != person]
        await self.notices.note(kind, game, others, seq, time.time())

    def connected(self) -> set[str]:
        """Who is connected to this server."""
        return {client.person for table in self.tables.values() for client in table.present}

    async def reseat(self, game: str) -> None:
        """Somebody's seats belong to somebody else now."""
        if game in self.tables:
            await self.tables[game].reseat()
        self.peers.tell(Reseated(game))

    def sign_out(self, person: str) -> None:
        """Disconnect all that somebody has open, here and at other servers."""
        self._disconnect(person)
        self.peers.tell(Out(person))

    def _disconnect(self, person: str) -> None:
        for table in self.tables.values():
            for client in [client for client in table.present if client.person == person]:
                client.leave()

    def tidy(self, table: Table) -> None:
        """Close a table that nobody needs; the game stays in the store."""
        if table.idle:
            self.forget(table)

    def forget(self, table: Table) -> None:
        """Drop a table from memory; its clients reconnect and get it as stored."""
        if self.tables.get(table.kept.id) is table:
            del self.tables[table.kept.id]
            self.metrics.tables.set(len(self.tables))
            self.peers.release(table.kept.id)
        table.close()

    def give_up(self, game: str) -> None:
        """Somebody has left a game for good: whoever else looks at it gets it anew, here and at other servers."""
        if game in self.tables:
            self.forget(self.tables[game])
        self.peers.tell(Gone(game))

    async def close(self) -> None:
        """Disconnect everybody; nothing is lost, because everything is stored."""
        for table in list(self.tables.values()):
            # Finish what is being stored right now.
            async with table.lock:
                self.forget(table)
            await table.wait_closed()
        if self._keeping_up is not None:
            self._keeping_up.cancel()
            await asyncio.gather(self._keeping_up, return_exceptions=True)
        await self.peers.close()
        for workers in {self.workers, self.thinkers}:
            await workers.close()


def new_dice(seats: list[Seat]) -> Dice:
    """The dice of a new game: between people at several browsers, such as can be verified."""
    people = {seat.person for seat in seats if seat.kind == "human"}
    return Fair.sealed(secrets.randbits(512)) if len(people) > 1 else Dice.seeded(new_secret())


def needs_name(person: Person) -> None:
    """NeedsName for rated games of people without one."""
    if not person.name:
        raise NeedsName("Rated games are for people with a name. Give yourself one.", message="web-needs-name")


def _unknown() -> UnknownTable:
    return UnknownTable("There is no such game, or it was deleted.", message="web-unknown-game")


def _game_of(kept: GameRow) -> GameDef[Any]:
    game = configure(kept.game, dict(kept.options)).as_begun(kept.rules, kept.content)
    if game is None:
        raise StoreError("The game was played with different cards or maps from those installed.", game=kept.id)
    return game
