"""Tables: the games being played right now, and the people looking at them.

A table is the only place that changes a game. It lets the session act, stores the change, and only then tells anybody.
If a change cannot be stored, it has not happened. If another server has stored one first, the table takes that over
and tries again.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from hmac import compare_digest
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import structlog

from senlac.kernel.decision import Decision
from senlac.kernel.errors import CannotUndo, IllegalAction, SenlacError, StaleDecision
from senlac.kernel.gamedef import GameDef
from senlac.kernel.responses import PASS
from senlac.kernel.rng import Dice, Fair, read, written
from senlac.lessons import TaughtSession, taught
from senlac.registry import configure
from senlac.server import jobs, speech, wire
from senlac.server.chat import Chat
from senlac.server.metrics import Metrics
from senlac.server.moderation import Moderation
from senlac.server.notices import Notices
from senlac.server.peers import ROUND, Alone, Aside, Changed, Gone, Here, Left, News, Out, Peers, Reseated, Talked, Who
from senlac.server.pipe import WorkFailed
from senlac.server.ratings import Ratings
from senlac.server.store import (
    Change,
    Conflict,
    GameRow,
    Offer,
    Person,
    Promise,
    Seat,
    Standing,
    Store,
    StoreError,
    new_id,
    new_secret,
)
from senlac.server.thinking import choose
from senlac.server.workers import Account, Workers
from senlac.session import LogLine, Session
from senlac.session.fair import commitment, mixed
from senlac.session.journal import Decided, JournalEntry
from senlac.session.session import common

logger = structlog.get_logger()

#: How many messages may wait for a client. Until it reads some, its requests wait and it misses updates.
BOX = 200
WATCHING = -1
CHANCE = secrets.SystemRandom()
#: What the id of a game looks like.
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
#: Seconds after which a table that nobody looks at is closed.
LINGERING = 60.0
#: Longer journals are replayed, and more lines of a log worded, by a worker.
MANY = 40
#: Response windows between people last from `hold` seconds to so many times that.
LONGEST_HOLD = 3.0
#: How often a change is tried when other servers come first.
TRIES = 5
#: In seconds.
DAY = 24 * 3600


class UnknownTable(SenlacError):
    """The game does not exist, or is not yours."""

    code = "unknown-game"


class NotYours(SenlacError):
    """Only the player in that seat may do this."""

    code = "not-yours"


class NeedsName(SenlacError):
    """Only somebody with a name may do this."""

    code = "needs-name"


class Client:
    """One connection: who it belongs to, what they are looking at, and what they have been sent."""

    def __init__(self, person: str, account: Account) -> None:
        self.person = person
        #: On whose account its questions are answered.
        self.account = account
        self.seat = WATCHING
        self.lang = "en"
        self.told: list[LogLine] = []
        #: Lines of the log that a worker has put into words.
        self.worded: tuple[list[LogLine], list[wire.Line]] = ([], [])
        self.box: asyncio.Queue[wire.FromServer | None] = asyncio.Queue(BOX)
        #: Whether it has not been sent the table as it is now.
        self.behind = False

    async def answer(self, message: wire.FromServer) -> None:
        """Answer a request; if the outbox is full, wait until the client has read something."""
        await self.box.put(message)

    def leave(self) -> None:
        """Disconnect the client."""
        while not self.box.empty():
            self.box.get_nowait()
        self.box.put_nowait(None)


class Table:
    """A game in progress."""

    def __init__(
        self, hub: Hub, kept: GameRow, seats: list[Seat], session: Session, seq: int, left: list[float]
    ) -> None:
        self.hub = hub
        self.kept = kept
        self.seats = seats
        self.session = session
        #: All connections, and those that have said hello.
        self.present: set[Client] = set()
        self.clients: set[Client] = set()
        self.orders = [wire.Orders() for _ in seats]
        self._stages: list[tuple[int, ...]] = [() for _ in seats]
        self._seq = seq
        self._stored: list[JournalEntry] = list(session.journal)
        self._rng = written(session.rng)
        self._version = session.version
        self._left = left
        self._asked = session.asked
        #: When the current questions were asked.
        self._since = time.monotonic()
        self._changed_at = kept.updated
        self._hold = hub.draw_hold()
        #: The bots that could not decide; they try again when somebody asks them to.
        self.stuck: set[int] = set()
        self.lock = asyncio.Lock()
        #: Whether the session is ahead of the store; until it is not, nothing of it is shown.
        self._storing = False
        self._tasks: dict[str, asyncio.Task[None]] = {}
        #: What other servers have told, and has not been dealt with.
        self._heard: deque[tuple[int, News]] = deque()
        #: The players who are connected to other servers, and what those know of this one.
        self._connected_elsewhere: dict[int, set[str]] = {}
        self._said_here: set[str] = set()
        self._said = self._aside()
        #: What players have said, once anybody has come to hear it, and its last line.
        self._talk: list[wire.Spoken] = []
        self._talked = 0

    # ------------------------------------------------------------------ people

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    async def sit(self, client: Client, hello: wire.Hello) -> None:
        """A client has said which seat it looks from."""
        if hello.seat != WATCHING and hello.seat not in self.seats_of(client.person):
            raise NotYours("That seat is not yours. You can watch.", message="web-not-seat")
        client.account.check()
        fresh = client not in self.clients
        client.seat, client.lang = hello.seat, hello.lang
        async with self.lock:
            # A client that has missed nothing has all lines of the log.
            client.told = self.session.log(hello.seat) if hello.since == self._seq else []
        await self.word(client)
        if client not in self.present:
            return
        begun = time.thread_time()
        self.clients.add(client)
        self.broadcast([client])
        client.account.charge(time.thread_time() - begun)
        if fresh:
            self.broadcast([other for other in self.clients if other is not client])
            self._tell_here()
            self.go_on()
        if self._hears(client):
            await self._read_talk()
            self._pass_on([client], self._talk)

    async def word(self, client: Client) -> None:
        """Have a long log put into words for a client that has little of it."""
        log = self.session.log(client.seat)
        start = common(client.told, log)
        if len(log) - start > MANY:
            state, missing = self.session.state, log[start:]
            client.worded = missing, await self.hub.workers.do(client.account, jobs.words, state, missing, client.lang)

    def arrive(self, client: Client) -> None:
        """A client has connected and will say hello; from now on the table stays open."""
        self.present.add(client)

    def disconnect(self, client: Client) -> None:
        """A client has disconnected."""
        self.present.discard(client)
        self.clients.discard(client)
        self.broadcast(list(self.clients))
        self._tell_here()
        self.hub.tidy(self)

    @property
    def seq(self) -> int:
        """The number of the last change."""
        return self._seq

    @property
    def idle(self) -> bool:
        """Whether nobody is looking, no bot is thinking and no clock is running."""
        return not self.present and not self._tasks and not self.lock.locked()

    @property
    def awaiting(self) -> bool:
        """Whether a seat is open: until it is taken, nothing happens by itself and no clock runs."""
        return any(seat.open for seat in self.seats)

    def complete(self, kept: GameRow, seats: list[Seat]) -> None:
        """Somebody has sat down, or something else about the seats has changed."""
        if self.awaiting:
            self._since = time.monotonic()
        self.kept, self.seats = kept, seats
        self.broadcast(list(self.clients))
        self._tell_here()
        self.go_on()

    def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        for client in list(self.present):
            client.leave()

    async def wait_closed(self) -> None:
        """After `close`, wait until all tasks of the table have ended."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _is_alone(self, seat: int) -> bool:
        """Whether there are no other people in the game."""
        return all(other.kind != "human" for number, other in enumerate(self.seats) if number != seat)

    def _elsewhere(self, seat: int) -> bool:
        """Whether a human opponent is at another browser."""
        here = self.seats[seat].person
        return any(other.kind == "human" and other.person != here for other in self.seats)

    # ------------------------------------------------------------------ what players do

    async def act(self, client: Client, act: wire.Act) -> None:
        """Answer a question; several actions are carried out all or none."""
        seat = self._seat_of(client)
        if self.session.in_window(seat) and self._elsewhere(seat):
            # However quickly a player passes, the opponent sees the same pause.
            await asyncio.sleep(self._since + self._hold - time.monotonic())
        await self.change(lambda: self._play(seat, act))

    def _play(self, seat: int, act: wire.Act) -> None:
        serial: int | None = act.serial
        for number, action in enumerate(act.actions):
            if number and not self.session.can_undo(seat):
                raise StaleDecision(
                    "Only choices that can be undone can be sent together.", message="web-batch", rule="K.STALE"
                )
            self.session.play(seat, action, serial)
            serial = None

    async def undo(self, client: Client, everything: bool) -> None:
        """Undo what may be undone. This clears standing orders."""
        seat = self._seat_of(client)

        def undo() -> None:
            self.session.undo(seat)
            while everything and self.session.can_undo(seat):
                self.session.undo(seat)
            self.orders[seat] = wire.Orders()

        await self.change(undo)

    async def step_back(self, client: Client, everything: bool) -> None:
        """In a lesson, go back a step, or to the beginning."""
        self._seat_of(client)
        session = self.session
        if not isinstance(session, TaughtSession):
            raise CannotUndo("Only in a lesson can you step back.", message="web-no-lesson")
        await self.change(session.restart if everything else session.step_back)

    async def takeback(self, client: Client, do: str) -> None:
        """Ask for a takeback, agree or refuse; bots always agree. What is over stays over."""
        seat = self._seat_of(client)
        if self.session.outcome is not None:
            sentence = "The game is over; nothing can be taken back. You can play on from any point of it."
            raise CannotUndo(sentence, message="web-over", rule="K.UNDO")

        def ask() -> None:
            self.session.ask_takeback(seat)
            for other, sitting in enumerate(self.seats):
                if other != seat and (sitting.kind != "human" or sitting.person == self.seats[seat].person):
                    agree(other)

        def agree(other: int = seat) -> None:
            if not self.session.seed and self.kept.fair is None:
                # Whatever anybody may have learnt about the old dice is worth nothing.
                self.session.rng = Dice.seeded(new_secret())
            if self.session.agree_takeback(other):
                self.orders = [wire.Orders() for _ in self.seats]

        await self.change({"ask": ask, "agree": agree}.get(do, lambda: self.session.refuse_takeback(seat)))
        if self.session.takeback == seat:
            await self.hub.tell_others("takeback", self.kept.id, self.seats, self._seq, client.person)

    async def resign(self, client: Client) -> None:
        seat = self._seat_of(client)
        await self.change(lambda: self.session.resign(seat))

    async def fill(self, client: Client, vacancy: wire.Vacancy) -> None:
        """Whoever is left alone at a table takes the win, or plays on against a bot."""
        mine = self.seats[self._seat_of(client)].person
        left = [number for number, seat in enumerate(self.seats) if seat.kind == "departed"]
        left += [number for number in self._overdue if self.seats[number].person != mine]
        if not left or self.session.outcome is not None:
            raise NotYours("Nobody has left this game.", message="web-nobody-left")
        if vacancy.do == "win":
            await self.change(lambda: self.session.resign(left[0]))
        else:
            await self._seat_bots(left, vacancy.level)

    async def _seat_bots(self, numbers: list[int], level: str) -> None:
        await self.hub.store.seat_bots(self.kept.id, numbers, level)
        await self.reseated()

    async def offer(self, person: str, offer: wire.Offer | None) -> None:
        """Offer the open seat in the lobby, or take it out; only games without a known past are for strangers."""
        if not self.seats_of(person):
            raise NotYours("Only the players can offer a seat.", message="web-players-only-offer")
        if offer is not None and not self.awaiting:
            raise NotYours("There is no open seat to offer.", message="web-no-open-seat")
        if offer is not None and (self.kept.seed or self.kept.origin):
            raise NotYours("Only a new game with an open seat can be offered in the lobby.", message="web-offer-new")
        await self.hub.store.set_offer(self.kept.id, None if offer is None else offered(offer))
        await self.reseated()

    async def reseated(self) -> None:
        """Seats or the invitation were changed here: tell everybody."""
        self.hub.peers.tell(Reseated(self.kept.id))
        await self.reseat()

    async def reseat(self) -> None:
        """Take the seats and the invitation as they are stored now."""
        kept = await self.hub.store.game(self.kept.id)
        if kept is not None:
            self.complete(kept, await self.hub.store.seats(self.kept.id))
            await self._deal()

    async def contribute(self, client: Client, number: str) -> None:
        """A player's contribution to the dice; with the last one, the game is dealt."""
        self._seat_of(client)
        if self.kept.fair is None:
            raise NotYours("Nobody is asked to contribute to the dice.", message="web-no-chance")
        await self.hub.store.contribute(self.kept.id, self.seats_of(client.person), number)
        await self.reseated()

    async def _deal(self) -> None:
        """Draw what was waiting for everybody's contribution."""
        promise = self.kept.fair
        if promise is not None and not self.session.rng.ready and not self.awaiting and not self._awaited:
            with contextlib.suppress(Conflict):
                await self.change(lambda: self._open_dice(promise))

    def _open_dice(self, promise: Promise) -> None:
        if not self.session.rng.ready:
            self.session.deal(mixed(self.kept.id, promise.numbers))

    @property
    def _awaited(self) -> list[int]:
        """The seats that have not contributed to the dice yet."""
        promise = self.kept.fair
        if promise is None or self.session.rng.ready:
            return []
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "human" and seat.person]
        return [number for number in people if not promise.numbers[number]]

    def _fairness(self) -> wire.Fairness | None:
        promise, dice = self.kept.fair, self.session.rng
        if promise is None or not isinstance(dice, Fair):
            return None
        secret = dice.secret.hex() if self.session.outcome is not None else ""
        return wire.Fairness(promise.commitment, promise.numbers, self._awaited, secret)

    def try_again(self, client: Client) -> None:
        """Let bots that could not decide try once more."""
        self._seat_of(client)
        self.stuck.clear()
        self.broadcast(list(self.clients))
        self._tell_aside()
        self.go_on()

    def order(self, client: Client, orders: wire.Orders) -> None:
        """Give standing orders, effective immediately."""
        seat = self._seat_of(client)
        self.orders[seat] = orders
        self._stages[seat] = self.session.game.stage(self.session.state)
        self.broadcast([other for other in self.clients if other.seat == seat])
        self._tell_aside()
        self.go_on()

    # ------------------------------------------------------------------ talk

    def _hears(self, client: Client) -> bool:
        """Whether a client hears the players talk: one of several people who play."""
        return client in self.clients and client.seat != WATCHING and self._elsewhere(client.seat)

    async def say(self, client: Client, message: wire.Say) -> None:
        """Say something to the other players."""
        seat = self._seat_of(client)
        if not self._elsewhere(seat):
            raise NotYours("Nobody else plays with you at this table.", message="web-no-opponent")
        if message.text and not self._speaks_freely:
            raise NotYours("Free text is for players who all agree to it. Use a phrase.", message="web-phrases-only")
        await self.hub.chat.say(self.kept.id, seat, client.person, message.phrase or "", message.text)
        await self._talked_here()

    async def choose_talk(self, client: Client, to: str) -> None:
        """A player says what they want to hear."""
        self._seat_of(client)
        await self.listen(client.person, to)

    async def listen(self, person: str, to: str) -> None:
        """Somebody wants to hear phrases, everything or nothing."""
        await self.hub.chat.listen(self.kept.id, person, to)
        await self._talked_here()

    async def _talked_here(self) -> None:
        self.hub.peers.tell(Talked(self.kept.id))
        await self.hear_talk()

    async def hear_talk(self) -> None:
        """Somebody has said something, or listens to something else: tell the players."""
        self.seats = await self.hub.store.seats(self.kept.id)
        self._pass_on([client for client in self.clients if self._hears(client)], await self._read_talk())

    async def _read_talk(self) -> list[wire.Spoken]:
        """What was said since the last look."""
        said = await self.hub.chat.since(self.kept.id, self._talked)
        news = [line for line in said if line.id > self._talked]
        if news:
            self._talked = news[-1].id
            self._talk = [*self._talk, *news][-MANY:]
        return news

    @property
    def _speaks_freely(self) -> bool:
        return all(seat.listens == "all" for seat in self.seats if seat.kind == "human")

    def _pass_on(self, clients: list[Client], lines: list[wire.Spoken]) -> None:
        """Tell clients what was said, as far as they want to hear it; those with a full outbox miss it."""
        for client in clients:
            mine = self.seats_of(client.person)
            listens: Any = self.seats[client.seat].listens
            heard = [
                it for it in lines if it.seat in mine or (listens != "nothing" and (it.phrase or listens == "all"))
            ]
            if not client.box.full():
                client.box.put_nowait(wire.Talk(heard, listens, self._speaks_freely))

    def check_may_expect(self, client: Client) -> None:
        """Estimates of who will win are not for those who play against other people, even if they only watch here."""
        if self.session.outcome is None and any(self._elsewhere(seat) for seat in self.seats_of(client.person)):
            raise NotYours("While you play against people, nobody tells you the chances.", message="web-no-chances")

    def _seat_of(self, client: Client) -> int:
        if client.seat == WATCHING:
            raise NotYours("You are watching; only players may do that.", message="web-watching")
        return client.seat

    # ------------------------------------------------------------------ changing and keeping

    async def change(self, do: Callable[[], None]) -> None:
        """Make a change, store it, tell everybody and move on. If it fails, everything is as it was."""
        async with self.lock:
            before = self._seq
            try:
                await self._try(do)
            except BaseException as error:
                if self._seq != before and isinstance(error, SenlacError):
                    self._move_on()
                for client in self.clients:
                    self.catch_up(client)
                raise
        self._move_on()

    def _move_on(self) -> None:
        """After a change: tell everybody, and let go on what goes on by itself."""
        self._end_orders()
        self.broadcast(list(self.clients))
        self._tell_aside()
        self.go_on()

    async def _try(self, do: Callable[[], None]) -> None:
        """Make and store a change. After a change that another server has stored first, try again."""
        for _ in range(TRIES):
            before = list(self.session.serials), self.session.takeback_request
            try:
                do()
                await self._keep()
                return
            except Conflict:
                self.hub.metrics.conflicts.inc()
                self._restore(*before)
                if not await self._take_news():
                    # There is no other change: the game has been deleted.
                    self.hub.forget(self)
                    raise
            except BaseException:
                self._restore(*before)
                raise
        raise Conflict("Somebody else changed the game first. Look again.", message="web-conflict")

    async def _keep(self) -> None:
        session = self.session
        keep = common(self._stored, session.journal)
        dice = written(session.rng)
        if keep == len(self._stored) == len(session.journal) and dice == self._rng:
            return
        left = self._clocks(keep)
        entries = session.journal[keep:]
        change = Change(self._seq + 1, keep, entries, dice, session.version, left)
        self._storing = True
        try:
            await self.hub.store.add_change(self.kept.id, change, _standing(session))
        finally:
            self._storing = False
        self._stands(change)
        self.hub.peers.tell(Changed(self.kept.id, change.seq))

    def _stands(self, change: Change) -> None:
        """The session is as after a stored change: new questions are asked from now on."""
        self._seq, self._stored, self._left = change.seq, list(self.session.journal), change.left
        self._rng, self._version = change.rng, self.session.version
        self._asked, self._since, self._hold = self.session.asked, time.monotonic(), self.hub.draw_hold()
        self._changed_at = time.time()

    def _restore(self, serials: list[int], request: tuple[int, list[int]] | None) -> None:
        """Roll the session back to what is stored, if it differs; its questions are the same as before."""
        same = len(self._stored) == len(self.session.journal) == common(self._stored, self.session.journal)
        if not same or written(self.session.rng) != self._rng:
            self.session.return_to(self._stored, read(self._rng), self._version)
            self.session.serials, self.session.takeback_request = serials, request

    async def catch_up_with(self, seq: int) -> None:
        """Take over what other servers have stored, up to a change at least."""
        if seq > self._seq:
            async with self.lock:
                await self._take_news()
            self._end_orders()
            self._said = self._aside()
            self.broadcast(list(self.clients))
            self.go_on()

    async def _take_news(self) -> bool:
        """Take over what other servers have stored; whether there was anything."""
        news = await self.hub.store.changes(self.kept.id, after=self._seq)
        for change in news:
            if change.keep == len(self._stored):
                self.session.extend(change.entries, read(change.rng), change.version)
            else:
                journal = [*self._stored[: change.keep], *change.entries]
                self.session.return_to(journal, read(change.rng), max(change.version, self.session.version))
            self._stands(change)
        return bool(news)

    def _thought(self) -> float:
        """Seconds since the current questions were asked."""
        return 0.0 if self.awaiting else time.monotonic() - self._since

    def _clocks(self, keep: int) -> list[float]:
        """The time left on each clock: thinking costs time, a decision earns the increment, undoing one returns it."""
        if not self.kept.clock:
            return []
        left = list(self._left)
        for seat in self._asked:
            left[seat] -= self._thought()
        for entries, earned in ((self.session.journal, self.kept.clock[1]), (self._stored, -self.kept.clock[1])):
            for entry in entries[keep:]:
                if isinstance(entry, Decided):
                    left[entry.seat] += earned
        return [max(0.0, seconds) for seconds in left]

    # ------------------------------------------------------------------ telling

    def broadcast(self, clients: list[Client]) -> None:
        """Send everybody the table as they may see it.

        Clients with a full outbox get it later from `catch_up`; so does everybody while a change is being stored, which
        may yet fail.
        """
        shared: dict[tuple[int, str], wire.State] = {}
        for client in clients:
            client.behind = self._storing or client.box.full()
            if client.behind:
                continue
            key = (client.seat, client.lang)
            if key not in shared:
                shared[key] = self._state(client.seat, client.lang)
            client.box.put_nowait(self._personal(shared[key], client))

    def catch_up(self, client: Client) -> None:
        """Send the current table to a client that missed a change, once it has read everything else."""
        if client.behind and client.box.empty():
            self.broadcast([client])

    async def message_for(self, client: Client) -> wire.State:
        """The table for a single request."""
        async with self.lock:
            return self._personal(self._state(client.seat, client.lang), client)

    def _state(self, seat: int, lang: str) -> wire.State:
        """Everything that is the same for all clients of a seat."""
        session = self.session
        seen = session.view(seat)
        scene = session.spoken.show.scene(seen, lang)
        origin: Any = self.kept.origin
        question = self._question(seat, lang)
        return wire.State(
            seq=self._seq,
            game=session.game.name,
            title=session.game.show.title(lang),
            seat=seat,
            mine=[],
            hides=any(session.has_secrets(number) for number in range(len(self.seats))),
            scene=scene,
            text="" if scene else session.spoken.show.board(seen, lang),
            question=question,
            asked=session.asked,
            players=[self._player(number, lang) for number in range(len(self.seats))],
            log_from=0,
            log=[],
            entries=len(session.journal),
            can_undo=seat != WATCHING and session.can_undo(seat),
            takeback=session.takeback,
            result=speech.result(session, lang),
            orders=self.orders[seat] if seat != WATCHING else wire.Orders(),
            rematch=self.kept.rematch,
            clock=clock_of(self.kept),
            origin=origin,
            stuck=sorted(self.stuck),
            lesson=speech.lesson(session, seat, question, lang),
            fair=self._fairness(),
            offer=self._offered(),
            days=self.kept.days,
            due=None if self.awaiting else due(self.kept, session.asked, self._changed_at),
            rated=bool(self.kept.rated),
        )

    @property
    def _overdue(self) -> list[int]:
        """The seats of people who should have decided by now."""
        until = None if self.awaiting else due(self.kept, self.session.asked, self._changed_at)
        late = until is not None and until < time.time()
        return [number for number in self.session.asked if late and self.seats[number].kind == "human"]

    def _offered(self) -> wire.Offered | None:
        offer = self.kept.offer
        if offer is None:
            return None
        level: Any = offer.level
        return wire.Offered(self._bot_in, level)

    def _question(self, seat: int, lang: str) -> wire.Question | None:
        """The question to a seat, unless it is a window that will be passed automatically."""
        if seat == WATCHING or (self.session.in_window(seat) and self._passes(seat)):
            return None
        return speech.question(self.session, seat, lang)

    def _personal(self, state: wire.State, client: Client) -> wire.State:
        """A client's own message: its seats, and the log lines it does not have yet."""
        log = self.session.log(client.seat)
        start = common(client.told, log)
        before, worded = client.worded
        ready = worded[: common(before, log[start:])]
        client.told, client.worded = log, ([], [])
        fields = {name: getattr(state, name) for name in state.__struct_fields__}
        fields["mine"] = self.seats_of(client.person)
        fields["players"] = [
            wire.Player(**{**_fields(player), "here": player.seat in fields["mine"]}) for player in state.players
        ]
        fields["log_from"] = start
        fields["log"] = ready + speech.lines(self.session, log[start + len(ready) :], client.lang)
        return wire.State(**fields)

    def _player(self, number: int, lang: str) -> wire.Player:
        seat = self.seats[number]
        kind: Any = seat.shown
        online = seat.kind != "human" or self._is_online(seat.person)
        clock, running = None, False
        if self.kept.clock and seat.kind != "rules":
            running = number in self._asked and self.session.outcome is None and not self.awaiting
            clock = max(0.0, self._left[number] - (self._thought() if running else 0.0))
        show = self.session.game.show
        side, faction = show.label("seat", number, lang), show.faction(self.session.state, number)
        player = wire.Player(number, side, kind, seat.name, seat.level, False, online, clock, running, faction)
        if self.kept.rated:
            player.rating, player.id = seat.rating, page_of(seat)
        return player

    # ------------------------------------------------------------------ going on without anybody's click

    def go_on(self) -> None:
        """Let bots think, windows pass and clocks run; and when all is over, let it change the ratings."""
        if self.session.outcome is not None:
            if self.kept.rated == "yes":
                self._do("rate", self._rate)
            return
        if self.awaiting and self._bot_in is None:
            return
        if not self.hub.peers.owns(self.kept.id):
            self.hub.peers.want(self.kept.id)
            return
        if self.awaiting:
            self._do("bot", self._await_bot)
            return
        for seat in self.session.asked:
            if self.seats[seat].kind == "bot":
                if self._thinks and seat not in self.stuck:
                    self._do(f"think {seat}", partial(self._think, seat))
            elif self.session.in_window(seat) and self._passes(seat):
                self._do(f"pass {seat}", partial(self._pass, seat))
        if self.kept.clock:
            self._do("clock", self._watch_clock)

    async def _rate(self) -> None:
        await self.hub.ratings.settle(self.kept, self.session)
        await self.reseated()

    @property
    def _bot_in(self) -> float | None:
        """The seconds until a bot takes the open seat, if it is offered so."""
        offer = self.kept.offer
        return None if offer is None or offer.bot_at is None else max(0.0, offer.bot_at - time.time())

    async def _await_bot(self) -> None:
        """Let a bot take the open seat when it is time, unless nobody waits for it any more."""
        while self.awaiting and self.clients and (rest := self._bot_in) is not None:
            if rest == 0:
                assert self.kept.offer is not None
                free = [number for number, seat in enumerate(self.seats) if seat.open]
                await self._seat_bots(free, self.kept.offer.level)
            else:
                await asyncio.sleep(min(rest, 1.0))

    @property
    def _thinks(self) -> bool:
        """Whether bots think: for somebody who looks, or against somebody whose clock will run."""
        played = any(seat.kind == "human" for seat in self.seats)
        return bool(self.clients) or (played and bool(self.kept.clock))

    def _do(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start a background task unless it is already running."""
        if name not in self._tasks:
            self._tasks[name] = asyncio.create_task(self._done(name, work))

    async def _done(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except SenlacError as error:
            logger.warning("table", game=self.kept.id, doing=name, error=str(error))
        finally:
            self._tasks.pop(name, None)
            self.hub.tidy(self)
        self.go_on()

    async def _think(self, seat: int) -> None:
        """Play a bot's decisions until somebody else is asked."""
        while self._thinks and (question := self.session.decision(seat)) is not None and self.session.outcome is None:
            begun = time.monotonic()
            try:
                action = await self._choice(seat, question)
            except WorkFailed:
                self.stuck.add(seat)
                self.broadcast(list(self.clients))
                self._tell_aside()
                return
            self.hub.metrics.bot_seconds.observe(time.monotonic() - begun)
            await asyncio.sleep(begun + self.hub.pace - time.monotonic())
            with contextlib.suppress(StaleDecision):
                await self.change(partial(self._answer, seat, action, question.serial))

    async def _choice(self, seat: int, question: Decision) -> tuple[Any, ...]:
        """What a bot chooses; in a lesson the opponent follows the script."""
        if isinstance(self.session, TaughtSession):
            return self.session.reply(seat)
        owner = next((other.person for other in self.seats if other.person), self.kept.id)
        level, seed = self.seats[seat].level, secrets.randbits(30)
        return await self.hub.workers.think(Account(owner), choose, self.session.view(seat), question, level, seed)

    def _answer(self, seat: int, action: tuple[Any, ...], serial: int) -> None:
        self.session.play(seat, action, serial)

    def _passes(self, seat: int) -> bool:
        """Whether a window passes automatically: by standing orders, or for lack of a Response if nobody can tell."""
        question = self.session.decision(seat)
        assert question is not None
        if self._ordered_to_pass(seat):
            return True
        return question.options == [PASS] and (self._is_alone(seat) or self._elsewhere(seat))

    def _ordered_to_pass(self, seat: int) -> bool:
        orders = self.orders[seat]
        if not orders.until:
            return False
        struck, cost = self.session.game.answered(self.session.state, seat)
        return not (struck and orders.unless_targeted) and not (orders.unless_cost and cost >= orders.unless_cost)

    def _end_orders(self) -> None:
        """End standing orders that have expired."""
        stage = self.session.game.stage(self.session.state)
        for seat, orders in enumerate(self.orders):
            depth = {"game": 0, "round": 1}.get(orders.until, 99)
            if orders.until and stage[:depth] != self._stages[seat][:depth]:
                self.orders[seat] = wire.Orders()

    async def _pass(self, seat: int) -> None:
        question = self.session.decision(seat)
        assert question is not None
        if self._elsewhere(seat):
            await asyncio.sleep(self._since + self._hold - time.monotonic())
        with contextlib.suppress(StaleDecision, IllegalAction):
            await self.change(partial(self._answer, seat, PASS, question.serial))

    async def _watch_clock(self) -> None:
        """Wait until somebody runs out of time, and end the game."""
        while self.session.outcome is None and self._asked:
            seat = min(self._asked, key=self._rest)
            if self._rest(seat) <= 0:
                await self.change(partial(self._lose_on_time, seat))
                return
            await asyncio.sleep(min(self._rest(seat), 1.0))

    def _rest(self, seat: int) -> float:
        """The seconds that are left to a seat that is being asked."""
        return self._left[seat] - self._thought()

    def _lose_on_time(self, seat: int) -> None:
        # At another server, the player may have been in time.
        if seat in self._asked and self._rest(seat) <= 0:
            self.session.resign(seat, out_of_time=True)

    # ------------------------------------------------------------------ other servers

    def own(self) -> None:
        """From now on this server moves bots and clocks here. Time in which perhaps nobody did is given back."""
        self._since = time.monotonic()
        self._tell_aside(everything=True)
        self.broadcast(list(self.clients))
        self.go_on()

    def hear(self, sender: int, news: News) -> None:
        """Another server has told something about this game."""
        self._heard.append((sender, news))
        self._do("hear", self._learn)

    async def _learn(self) -> None:
        while self._heard:
            sender, news = self._heard.popleft()
            if isinstance(news, Changed):
                await self.catch_up_with(news.seq)
            elif isinstance(news, Reseated):
                await self.reseat()
                self._tell_here(anew=not news.game)
                if not news.game:
                    # What the others have said meanwhile was not heard.
                    self.hub.peers.tell(Who(self.kept.id))
            elif isinstance(news, Talked):
                await self.hear_talk()
            elif isinstance(news, Aside):
                await self.catch_up_with(news.seq)
                self._heed(news)
            elif isinstance(news, Who):
                self._tell_here(anew=True)
                if self.hub.peers.owns(self.kept.id):
                    self._tell_aside(everything=True)
            elif isinstance(news, Here | Left):
                self._connected_elsewhere[sender] = set(news.people) if isinstance(news, Here) else set()
                self.broadcast(list(self.clients))

    def _heed(self, aside: Aside) -> None:
        """Take over what another server knows of the table, and the store does not."""
        for seat, (orders, stage) in aside.orders.items():
            self.orders[seat], self._stages[seat] = orders, tuple(stage)
        if aside.stuck is not None:
            self.stuck = set(aside.stuck)
        if aside.seq == self._seq:
            if aside.takeback is not None:
                self.session.takeback_request = None if aside.takeback[0] == WATCHING else aside.takeback
            if aside.thought is not None:
                self._since = time.monotonic() - aside.thought
        self._said = self._aside()
        self.broadcast(list(self.clients))

    def _aside(self) -> Aside:
        """What is not stored."""
        orders = {seat: (given, list(self._stages[seat])) for seat, given in enumerate(self.orders)}
        request = self.session.takeback_request or (WATCHING, [])
        return Aside(self.kept.id, self._seq, orders, sorted(self.stuck), request)

    def _tell_aside(self, everything: bool = False) -> None:
        """Tell the other servers what has changed and is not stored."""
        if not self.hub.peers.several:
            return
        now, before = self._aside(), self._said
        self._said = now
        if everything:
            self.hub.peers.tell(msgspec.structs.replace(now, thought=self._thought()))
        elif (now.orders, now.stuck, now.takeback) != (before.orders, before.stuck, before.takeback):
            changed = {seat: given for seat, given in now.orders.items() if given != before.orders[seat]}
            self.hub.peers.tell(msgspec.structs.replace(now, orders=changed))

    def _tell_here(self, anew: bool = False) -> None:
        """Tell the other servers which players are connected to this one."""
        here = {client.person for client in self.clients} & {seat.person for seat in self.seats if seat.person}
        if self.hub.peers.several and (here != self._said_here or anew):
            self._said_here = here
            self.hub.peers.tell(Here(self.kept.id, sorted(here)))

    def _is_online(self, person: str | None) -> bool:
        """Whether somebody is connected, to whichever server."""
        here = any(client.person == person for client in self.clients)
        return here or any(person in there for there in self._connected_elsewhere.values())


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
    ) -> None:
        self.store = store
        self.notices = Notices(store, notice_after)
        self.ratings = Ratings(store)
        self.chat = Chat(store)
        self.moderation = Moderation(store)
        self.workers = workers
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
            **_fields(_standing(session)),
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
        await self.workers.close()


def new_dice(seats: list[Seat]) -> Dice:
    """The dice of a new game: between people at several browsers, such as can be verified."""
    people = {seat.person for seat in seats if seat.kind == "human"}
    return Fair.sealed(secrets.randbits(512)) if len(people) > 1 else Dice.seeded(new_secret())


def needs_name(person: Person) -> None:
    """NeedsName for rated games of people without one."""
    if not person.name:
        raise NeedsName("Rated games are for people with a name. Give yourself one.", message="web-needs-name")


def page_of(seat: Seat) -> str:
    """Where the page of whoever has a seat is; empty before their first rated game."""
    return seat.person if seat.person and seat.rating is not None else ""


def due(kept: GameRow, asked: list[int], changed: float) -> float | None:
    """Until when the next decision may take, if that matters and anybody is asked."""
    return changed + kept.days * DAY if kept.days and asked else None


def offered(offer: wire.Offer) -> Offer:
    """An offer that is made now."""
    now = time.time()
    return Offer(now, now + offer.bot_after * 60 if offer.bot_after else None, offer.level)


def _unknown() -> UnknownTable:
    return UnknownTable("There is no such game, or it was deleted.", message="web-unknown-game")


def _game_of(kept: GameRow) -> GameDef[Any]:
    game = configure(kept.game, dict(kept.options)).as_begun(kept.rules, kept.content)
    if game is None:
        raise StoreError("The game was played with different cards or maps from those installed.", game=kept.id)
    return game


def _standing(session: Session) -> Standing:
    """The status of a game for lists; its result is empty while it is going on."""
    ended = session.outcome
    result = "" if ended is None else msgspec.json.encode(ended.key()).decode()
    score = None if ended is None else session.game.study.measured(session.state).get("score")
    stage = session.game.stage(session.state)
    return Standing(ended is not None, result, session.asked, len(session.journal), score, stage[0] if stage else 0)


def clock_of(kept: GameRow) -> wire.Clock | None:
    """The clock that a game is played with."""
    return wire.Clock(kept.clock[0] // 60, kept.clock[1]) if kept.clock else None


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
