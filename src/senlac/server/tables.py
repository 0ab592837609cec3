"""Tables: the games being played right now, and the people looking at them.

A table is the only place that changes a game. It lets the session act, stores the change, and only then tells anybody.
If a change cannot be stored, it has not happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
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
from senlac.server.metrics import Metrics
from senlac.server.pipe import WorkFailed
from senlac.server.store import (
    Change,
    Conflict,
    GameRow,
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


class UnknownTable(SenlacError):
    """The game does not exist, or is not yours."""

    code = "unknown-game"


class NotYours(SenlacError):
    """Only the player in that seat may do this."""

    code = "not-yours"


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
        #: Whether the table changed while the outbox was full.
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
        self._hold = hub.draw_hold()
        #: The bots that could not decide; they try again when somebody asks them to.
        self.stuck: set[int] = set()
        self.lock = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[None]] = {}

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
            self.go_on()

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
        self.hub.tidy(self)

    @property
    def idle(self) -> bool:
        """Whether nobody is looking, no bot is thinking and no clock is running."""
        return not self.present and not self._tasks and not self.lock.locked()

    @property
    def awaiting(self) -> bool:
        """Whether a seat is open: until it is taken, nothing happens by itself and no clock runs."""
        return any(seat.open for seat in self.seats)

    def complete(self, kept: GameRow, seats: list[Seat]) -> None:
        """Somebody has sat down."""
        self.kept, self.seats, self._since = kept, seats, time.monotonic()
        self.broadcast(list(self.clients))
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

    async def resign(self, client: Client) -> None:
        seat = self._seat_of(client)
        await self.change(lambda: self.session.resign(seat))

    async def fill(self, client: Client, vacancy: wire.Vacancy) -> None:
        """Whoever is left alone at a table takes the win, or plays on against a bot."""
        self._seat_of(client)
        left = [number for number, seat in enumerate(self.seats) if seat.kind == "departed"]
        if not left or self.session.outcome is not None:
            raise NotYours("Nobody has left this game.", message="web-nobody-left")
        if vacancy.do == "win":
            await self.change(lambda: self.session.resign(left[0]))
        else:
            await self.hub.store.seat_bots(self.kept.id, left, vacancy.level)
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
        await self.reseat()

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
        self.go_on()

    def order(self, client: Client, orders: wire.Orders) -> None:
        """Give standing orders, effective immediately."""
        seat = self._seat_of(client)
        self.orders[seat] = orders
        self._stages[seat] = self.session.game.stage(self.session.state)
        self.broadcast([other for other in self.clients if other.seat == seat])
        self.go_on()

    def _seat_of(self, client: Client) -> int:
        if client.seat == WATCHING:
            raise NotYours("You are watching; only players may do that.", message="web-watching")
        return client.seat

    # ------------------------------------------------------------------ changing and keeping

    async def change(self, do: Callable[[], None]) -> None:
        """Make a change, store it, tell everybody and move on. If it fails, everything is as it was."""
        async with self.lock:
            try:
                do()
                await self._keep()
            except BaseException:
                if self._restore():
                    self.broadcast(list(self.clients))
                raise
        self._end_orders()
        self.broadcast(list(self.clients))
        self.go_on()

    async def _keep(self) -> None:
        session = self.session
        keep = common(self._stored, session.journal)
        dice = written(session.rng)
        if keep == len(self._stored) == len(session.journal) and dice == self._rng:
            return
        left = self._clocks(keep)
        entries = session.journal[keep:]
        change = Change(self._seq + 1, keep, entries, dice, session.version, left)
        try:
            await self.hub.store.add_change(self.kept.id, change, _standing(session))
        except Conflict:
            self.hub.forget(self)
            raise
        self._seq, self._stored, self._left = change.seq, list(session.journal), left
        self._rng, self._version = dice, session.version
        self._asked, self._since, self._hold = session.asked, time.monotonic(), self.hub.draw_hold()

    def _restore(self) -> bool:
        """Roll the session back to what is stored, if it differs; its questions then get new serials."""
        same = len(self._stored) == len(self.session.journal) == common(self._stored, self.session.journal)
        if same and written(self.session.rng) == self._rng:
            return False
        self.session.return_to(self._stored, read(self._rng), self._version)
        return True

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
        """Send everybody the table as they may see it; clients with a full outbox get it later from `catch_up`."""
        shared: dict[tuple[int, str], wire.State] = {}
        for client in clients:
            client.behind = client.box.full()
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

    def message_for(self, client: Client) -> wire.State:
        """The table for a single request."""
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
            clock=_clock_of(self.kept),
            origin=origin,
            stuck=sorted(self.stuck),
            lesson=speech.lesson(session, seat, question, lang),
            fair=self._fairness(),
        )

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
        online = seat.kind != "human" or any(client.person == seat.person for client in self.clients)
        clock, running = None, False
        if self.kept.clock and seat.kind != "rules":
            running = number in self._asked and self.session.outcome is None and not self.awaiting
            clock = max(0.0, self._left[number] - (self._thought() if running else 0.0))
        show = self.session.game.show
        side, faction = show.label("seat", number, lang), show.faction(self.session.state, number)
        return wire.Player(number, side, kind, seat.name, seat.level, False, online, clock, running, faction)

    # ------------------------------------------------------------------ going on without anybody's click

    def go_on(self) -> None:
        """Let bots think, windows pass and clocks run."""
        if self.session.outcome is not None or self.awaiting:
            return
        for seat in self.session.asked:
            if self.seats[seat].kind == "bot":
                if self._thinks and seat not in self.stuck:
                    self._do(f"think {seat}", partial(self._think, seat))
            elif self.session.in_window(seat) and self._passes(seat):
                self._do(f"pass {seat}", partial(self._pass, seat))
        if self.kept.clock:
            self._do("clock", self._watch_clock)

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
            seat = min(self._asked, key=lambda asked: self._left[asked])
            rest = self._left[seat] - self._thought()
            if rest <= 0:
                await self.change(partial(self._lose_on_time, seat))
                return
            await asyncio.sleep(min(rest, 1.0))

    def _lose_on_time(self, seat: int) -> None:
        self.session.resign(seat, out_of_time=True)


class Hub:
    """All tables in this process."""

    def __init__(self, store: Store, workers: Workers, metrics: Metrics, hold: float = 1.5, pace: float = 0.4) -> None:
        self.store = store
        self.workers = workers
        self.metrics = metrics
        #: Minimum seconds for a Response window between people.
        self.hold = hold
        #: Minimum seconds for a bot's decision, so that people can follow.
        self.pace = pace
        self.tables: dict[str, Table] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def draw_hold(self) -> float:
        """How long the next Response window lasts at least, whoever holds what."""
        return self.hold * CHANCE.uniform(1.0, LONGEST_HOLD)

    async def table(self, game: str, account: Account) -> Table:
        """The table of a game, reopened from the store if necessary; UnknownTable if there is no such game."""
        if not ID.fullmatch(game):
            raise _unknown()
        async with self._opening.setdefault(game, asyncio.Lock()):
            if game not in self.tables:
                self.tables[game] = await self._set_up(game, account)
                self.metrics.tables.set(len(self.tables))
                asyncio.get_running_loop().call_later(LINGERING, self.tidy, self.tables[game])
        return self.tables[game]

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
        self, session: Session, seats: list[Seat], clock: wire.Clock | None = None, origin: wire.Origin = ""
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
            **_fields(_standing(session)),
        )
        left = [float(kept.clock[0])] * len(seats) if kept.clock else []
        first = Change(0, 0, session.journal, written(dice), session.version, left)
        await self.store.add_game(kept, seats, first)
        logger.info("created", game=kept.id, kind=game.name)
        return kept.id, kept.join

    async def join(self, game: str, person: str, secret: str, account: Account) -> int:
        """Take an open seat with the invitation's secret."""
        table = await self.table(game, account)
        mine = table.seats_of(person)
        if mine:
            return mine[0]
        if not table.kept.join or not compare_digest(secret.encode(), table.kept.join.encode()):
            raise NotYours(
                "This invitation is no longer valid. Ask for a new link, or watch.", message="web-invitation"
            )
        seat = await self.store.take_seat(game, person)
        if seat is None:
            raise NotYours("Somebody else has taken the seat. You can watch.", message="web-taken")
        await (await self.table(game, account)).reseat()
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
                following, _ = await self.create(session, seats, _clock_of(table.kept))
                table.kept.rematch = await self.store.set_rematch(game, following)
                table.broadcast(list(table.clients))
        return table.kept.rematch

    def tidy(self, table: Table) -> None:
        """Close a table that nobody needs; the game stays in the store."""
        if table.idle:
            self.forget(table)

    def forget(self, table: Table) -> None:
        """Drop a table from memory; its clients reconnect and get it as stored."""
        if self.tables.get(table.kept.id) is table:
            del self.tables[table.kept.id]
            self.metrics.tables.set(len(self.tables))
        table.close()

    async def close(self) -> None:
        """Disconnect everybody; nothing is lost, because everything is stored."""
        for table in list(self.tables.values()):
            # Finish what is being stored right now.
            async with table.lock:
                self.forget(table)
            await table.wait_closed()
        await self.workers.close()


def new_dice(seats: list[Seat]) -> Dice:
    """The dice of a new game: between people at several browsers, such as can be verified."""
    people = {seat.person for seat in seats if seat.kind == "human"}
    return Fair.sealed(secrets.randbits(512)) if len(people) > 1 else Dice.seeded(new_secret())


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


def _clock_of(kept: GameRow) -> wire.Clock | None:
    return wire.Clock(kept.clock[0] // 60, kept.clock[1]) if kept.clock else None


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
