"""Tables: the games being played right now, and the people looking at them.

A table is the only place that changes a game. It lets the session act, stores the change, and only then tells anybody.
If a change cannot be stored, it has not happened. If another server has stored one first, the table takes that over
and tries again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from senlac.kernel.errors import CannotUndo, SenlacError, StaleDecision
from senlac.kernel.rng import Dice, read, written
from senlac.lessons import TaughtSession
from senlac.server import jobs, wire
from senlac.server.automatic import Automatic
from senlac.server.clients import WATCHING, Client, NotYours
from senlac.server.peers import Aside, Changed, Here, Left, News, Reseated, Talked, Who
from senlac.server.store import Change, Conflict, GameRow, Offer, Promise, Seat, Standing, new_secret
from senlac.server.talk import TableTalk
from senlac.server.viewing import Showing
from senlac.session import Session
from senlac.session.fair import mixed
from senlac.session.journal import Decided, JournalEntry
from senlac.session.session import common

if TYPE_CHECKING:
    from senlac.server.hub import Hub

#: Longer journals are replayed, and more lines of a log worded, by a worker.
MANY = 40
#: How often a change is tried when other servers come first.
TRIES = 5
#: In seconds.
DAY = 24 * 3600


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
        self.stages: list[tuple[int, ...]] = [() for _ in seats]
        self._seq = seq
        self._stored: list[JournalEntry] = list(session.journal)
        self._rng = written(session.rng)
        self._version = session.version
        self.left = left
        self.asked = session.asked
        #: When the current questions were asked.
        self.asked_at = time.monotonic()
        self.changed_at = kept.updated
        self.hold = hub.draw_hold()
        #: The bots that could not decide; they try again when somebody asks them to.
        self.stuck: set[int] = set()
        self.lock = asyncio.Lock()
        #: Whether the session is ahead of the store; until it is not, nothing of it is shown.
        self._storing = False
        #: What other servers have told, and has not been dealt with.
        self._heard: deque[tuple[int, News]] = deque()
        #: The players who are connected to other servers, and what those know of this one.
        self._connected_elsewhere: dict[int, set[str]] = {}
        self._said_here: set[str] = set()
        self._said = self._aside()
        self.automatic = Automatic(self)
        self.talk = TableTalk(self)

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
        client.seat, client.lang, client.sent = hello.seat, hello.lang, None
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
            self.automatic.go_on()
        await self.talk.join(client)

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
        return not self.present and not self.automatic.busy and not self.lock.locked()

    @property
    def awaiting(self) -> bool:
        """Whether a seat is open: until it is taken, nothing happens by itself and no clock runs."""
        return any(seat.open for seat in self.seats)

    def complete(self, kept: GameRow, seats: list[Seat]) -> None:
        """Somebody has sat down, or something else about the seats has changed."""
        if self.awaiting:
            self.asked_at = time.monotonic()
        self.kept, self.seats = kept, seats
        self.broadcast(list(self.clients))
        self._tell_here()
        self.automatic.go_on()

    def close(self) -> None:
        self.automatic.cancel()
        for client in list(self.present):
            client.leave()

    async def wait_closed(self) -> None:
        """After `close`, wait until all tasks of the table have ended."""
        await self.automatic.wait_ended()

    def is_alone(self, seat: int) -> bool:
        """Whether there are no other people in the game."""
        return all(other.kind != "human" for number, other in enumerate(self.seats) if number != seat)

    def has_rival(self, seat: int) -> bool:
        """Whether a human opponent is at another browser."""
        here = self.seats[seat].person
        return any(other.kind == "human" and other.person != here for other in self.seats)

    # ------------------------------------------------------------------ what players do

    async def act(self, client: Client, act: wire.Act) -> None:
        """Answer a question; several actions are carried out all or none."""
        seat = self.seat_of(client)
        if self.session.in_window(seat) and self.has_rival(seat):
            # However quickly a player passes, the opponent sees the same pause.
            await asyncio.sleep(self.asked_at + self.hold - time.monotonic())
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
        seat = self.seat_of(client)

        def undo() -> None:
            self.session.undo(seat)
            while everything and self.session.can_undo(seat):
                self.session.undo(seat)
            self.orders[seat] = wire.Orders()

        await self.change(undo)

    async def step_back(self, client: Client, everything: bool) -> None:
        """In a lesson, go back a step, or to the beginning."""
        self.seat_of(client)
        session = self.session
        if not isinstance(session, TaughtSession):
            raise CannotUndo("Only in a lesson can you step back.", message="web-no-lesson")
        await self.change(session.restart if everything else session.step_back)

    async def takeback(self, client: Client, do: str) -> None:
        """Ask for a takeback, agree or refuse; bots always agree. What is over stays over."""
        seat = self.seat_of(client)
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
        seat = self.seat_of(client)
        await self.change(lambda: self.session.resign(seat))

    async def fill(self, client: Client, vacancy: wire.Vacancy) -> None:
        """Whoever is left alone at a table takes the win, or plays on against a bot."""
        mine = self.seats[self.seat_of(client)].person
        left = [number for number, seat in enumerate(self.seats) if seat.kind == "departed"]
        left += [number for number in self._overdue if self.seats[number].person != mine]
        if not left or self.session.outcome is not None:
            raise NotYours("Nobody has left this game.", message="web-nobody-left")
        if vacancy.do == "win":
            await self.change(lambda: self.session.resign(left[0]))
        else:
            await self.seat_bots(left, vacancy.level)

    async def seat_bots(self, numbers: list[int], level: str) -> None:
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
        self.seat_of(client)
        if self.kept.fair is None:
            raise NotYours("Nobody is asked to contribute to the dice.", message="web-no-chance")
        await self.hub.store.contribute(self.kept.id, self.seats_of(client.person), number)
        await self.reseated()

    async def _deal(self) -> None:
        """Draw what was waiting for everybody's contribution."""
        promise = self.kept.fair
        if promise is not None and not self.session.rng.ready and not self.awaiting and not self.awaited:
            with contextlib.suppress(Conflict):
                await self.change(lambda: self._open_dice(promise))

    def _open_dice(self, promise: Promise) -> None:
        if not self.session.rng.ready:
            self.session.deal(mixed(self.kept.id, promise.numbers))

    @property
    def awaited(self) -> list[int]:
        """The seats that have not contributed to the dice yet."""
        promise = self.kept.fair
        if promise is None or self.session.rng.ready:
            return []
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "human" and seat.person]
        return [number for number in people if not promise.numbers[number]]

    def try_again(self, client: Client) -> None:
        """Let bots that could not decide try once more."""
        self.seat_of(client)
        self.stuck.clear()
        self.broadcast(list(self.clients))
        self.tell_aside()
        self.automatic.go_on()

    def order(self, client: Client, orders: wire.Orders) -> None:
        """Give standing orders, effective immediately."""
        seat = self.seat_of(client)
        self.orders[seat] = orders
        self.stages[seat] = self.session.game.stage(self.session.state)
        self.broadcast([other for other in self.clients if other.seat == seat])
        self.tell_aside()
        self.automatic.go_on()

    def check_may_expect(self, client: Client) -> None:
        """Estimates of who will win are not for those who play against other people, even if they only watch here."""
        if self.session.outcome is None and any(self.has_rival(seat) for seat in self.seats_of(client.person)):
            raise NotYours("While you play against people, nobody tells you the chances.", message="web-no-chances")

    def seat_of(self, client: Client) -> int:
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
        self.tell_aside()
        self.automatic.go_on()

    def _end_orders(self) -> None:
        """End standing orders that have expired."""
        stage = self.session.game.stage(self.session.state)
        for seat, orders in enumerate(self.orders):
            depth = {"game": 0, "round": 1}.get(orders.until, 99)
            if orders.until and stage[:depth] != self.stages[seat][:depth]:
                self.orders[seat] = wire.Orders()

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
            await self.hub.store.add_change(self.kept.id, change, standing(session))
        finally:
            self._storing = False
        self._stands(change)
        self.hub.peers.tell(Changed(self.kept.id, change.seq))

    def _stands(self, change: Change) -> None:
        """The session is as after a stored change: new questions are asked from now on."""
        self._seq, self._stored, self.left = change.seq, list(self.session.journal), change.left
        self._rng, self._version = change.rng, self.session.version
        self.asked, self.asked_at, self.hold = self.session.asked, time.monotonic(), self.hub.draw_hold()
        self.changed_at = time.time()

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
            self.automatic.go_on()

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

    def thought(self) -> float:
        """Seconds since the current questions were asked."""
        return 0.0 if self.awaiting else time.monotonic() - self.asked_at

    def _clocks(self, keep: int) -> list[float]:
        """The time left on each clock: thinking costs time, a decision earns the increment, undoing one returns it."""
        if not self.kept.clock:
            return []
        left = list(self.left)
        for seat in self.asked:
            left[seat] -= self.thought()
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
        now = Showing(self)
        for client in clients:
            client.behind = self._storing or client.box.full()
            if not client.behind:
                client.box.put_nowait(now.text(client))

    def catch_up(self, client: Client) -> None:
        """Send the current table to a client that missed a change, once it has read everything else."""
        if client.behind and client.box.empty():
            self.broadcast([client])

    async def message_for(self, client: Client) -> wire.State:
        """The table for a single request."""
        async with self.lock:
            return Showing(self).state(client)

    @property
    def due(self) -> float | None:
        """Until when whoever is asked should decide, if that matters."""
        return None if self.awaiting else due(self.kept, self.session.asked, self.changed_at)

    @property
    def _overdue(self) -> list[int]:
        """The seats of people who should have decided by now."""
        late = self.due is not None and self.due < time.time()
        return [number for number in self.session.asked if late and self.seats[number].kind == "human"]

    # ------------------------------------------------------------------ other servers

    def own(self) -> None:
        """From now on this server moves bots and clocks here. Time in which perhaps nobody did is given back."""
        self.asked_at = time.monotonic()
        self.tell_aside(everything=True)
        self.broadcast(list(self.clients))
        self.automatic.go_on()

    def hear(self, sender: int, news: News) -> None:
        """Another server has told something about this game."""
        self._heard.append((sender, news))
        self.automatic.do("hear", self._learn)

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
                await self.talk.hear()
            elif isinstance(news, Aside):
                await self.catch_up_with(news.seq)
                self._heed(news)
            elif isinstance(news, Who):
                self._tell_here(anew=True)
                if self.hub.peers.owns(self.kept.id):
                    self.tell_aside(everything=True)
            elif isinstance(news, Here | Left):
                self._connected_elsewhere[sender] = set(news.people) if isinstance(news, Here) else set()
                self.broadcast(list(self.clients))

    def _heed(self, aside: Aside) -> None:
        """Take over what another server knows of the table, and the store does not."""
        for seat, (orders, stage) in aside.orders.items():
            self.orders[seat], self.stages[seat] = orders, tuple(stage)
        if aside.stuck is not None:
            self.stuck = set(aside.stuck)
        if aside.seq == self._seq:
            if aside.takeback is not None:
                self.session.takeback_request = None if aside.takeback[0] == WATCHING else aside.takeback
            if aside.thought is not None:
                self.asked_at = time.monotonic() - aside.thought
        self._said = self._aside()
        self.broadcast(list(self.clients))

    def _aside(self) -> Aside:
        """What is not stored."""
        orders = {seat: (given, list(self.stages[seat])) for seat, given in enumerate(self.orders)}
        request = self.session.takeback_request or (WATCHING, [])
        return Aside(self.kept.id, self._seq, orders, sorted(self.stuck), request)

    def tell_aside(self, everything: bool = False) -> None:
        """Tell the other servers what has changed and is not stored."""
        if not self.hub.peers.several:
            return
        now, before = self._aside(), self._said
        self._said = now
        if everything:
            self.hub.peers.tell(msgspec.structs.replace(now, thought=self.thought()))
        elif (now.orders, now.stuck, now.takeback) != (before.orders, before.stuck, before.takeback):
            changed = {seat: given for seat, given in now.orders.items() if given != before.orders[seat]}
            self.hub.peers.tell(msgspec.structs.replace(now, orders=changed))

    def _tell_here(self, anew: bool = False) -> None:
        """Tell the other servers which players are connected to this one."""
        here = {client.person for client in self.clients} & {seat.person for seat in self.seats if seat.person}
        if self.hub.peers.several and (here != self._said_here or anew):
            self._said_here = here
            self.hub.peers.tell(Here(self.kept.id, sorted(here)))

    def is_online(self, person: str | None) -> bool:
        """Whether somebody is connected, to whichever server."""
        here = any(client.person == person for client in self.clients)
        return here or any(person in there for there in self._connected_elsewhere.values())


def due(kept: GameRow, asked: list[int], changed: float) -> float | None:
    """Until when the next decision may take, if that matters and anybody is asked."""
    return changed + kept.days * DAY if kept.days and asked else None


def offered(offer: wire.Offer) -> Offer:
    """An offer that is made now."""
    now = time.time()
    return Offer(now, now + offer.bot_after * 60 if offer.bot_after else None, offer.level)


def standing(session: Session) -> Standing:
    """The status of a game for lists; its result is empty while it is going on."""
    ended = session.outcome
    result = "" if ended is None else msgspec.json.encode(ended.key()).decode()
    score = None if ended is None else session.game.study.measured(session.state).get("score")
    stage = session.game.stage(session.state)
    return Standing(ended is not None, result, session.asked, len(session.journal), score, stage[0] if stage else 0)
