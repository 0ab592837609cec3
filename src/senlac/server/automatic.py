"""What happens at a table without anybody's click: bots think, windows pass, clocks run out, results are rated."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from senlac.kernel.decision import Decision
from senlac.kernel.errors import IllegalAction, SenlacError, StaleDecision
from senlac.kernel.responses import PASS
from senlac.lessons import TaughtSession
from senlac.server.thinking import choose
from senlac.server.workers import Account

if TYPE_CHECKING:
    from senlac.server.tables import Table

logger = structlog.get_logger()


class Automatic:
    """The background tasks of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def cancel(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()

    async def wait_ended(self) -> None:
        """After `cancel`, wait until all tasks have ended."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def go_on(self) -> None:
        """Let bots think, windows pass and clocks run; and when all is over, let it change the ratings."""
        table = self.table
        if table.session.outcome is not None:
            if table.kept.rated == "yes":
                self.do("rate", self._rate)
            return
        if table.awaiting and self.bot_in is None:
            return
        if not table.hub.peers.owns(table.kept.id):
            table.hub.peers.want(table.kept.id)
            return
        if table.awaiting:
            self.do("bot", self._await_bot)
            return
        for seat in table.session.asked:
            if table.seats[seat].kind == "bot":
                if self._thinks and seat not in table.stuck:
                    self.do(f"think {seat}", partial(self._think, seat))
            elif table.session.in_window(seat) and self.passes(seat):
                self.do(f"pass {seat}", partial(self._pass, seat))
        if table.kept.clock:
            self.do("clock", self._watch_clock)

    async def _rate(self) -> None:
        await self.table.hub.ratings.settle(self.table.kept, self.table.session)
        await self.table.reseated()

    @property
    def bot_in(self) -> float | None:
        """The seconds until a bot takes the open seat, if it is offered so."""
        offer = self.table.kept.offer
        return None if offer is None or offer.bot_at is None else max(0.0, offer.bot_at - time.time())

    async def _await_bot(self) -> None:
        """Let a bot take the open seat when it is time, unless nobody waits for it any more."""
        while self.table.awaiting and self.table.clients and (rest := self.bot_in) is not None:
            if rest == 0:
                assert self.table.kept.offer is not None
                free = [number for number, seat in enumerate(self.table.seats) if seat.open]
                await self.table.seat_bots(free, self.table.kept.offer.level)
            else:
                await asyncio.sleep(min(rest, 1.0))

    @property
    def _thinks(self) -> bool:
        """Whether bots think: for somebody who looks, or against somebody whose clock will run."""
        played = any(seat.kind == "human" for seat in self.table.seats)
        return bool(self.table.clients) or (played and bool(self.table.kept.clock))

    def do(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start a background task unless it is already running."""
        if name not in self._tasks:
            self._tasks[name] = asyncio.create_task(self._done(name, work))

    async def _done(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except SenlacError as error:
            logger.warning("table", game=self.table.kept.id, doing=name, error=str(error))
        finally:
            self._tasks.pop(name, None)
            self.table.hub.tidy(self.table)
        self.go_on()

    async def _think(self, seat: int) -> None:
        """Play a bot's decisions until somebody else is asked."""
        table, session = self.table, self.table.session
        while self._thinks and (question := session.decision(seat)) is not None and session.outcome is None:
            begun = time.monotonic()
            try:
                action = await self._choice(seat, question)
            except SenlacError as error:
                # Whatever it was: who tried again at once would try for ever.
                logger.warning("stuck", game=table.kept.id, seat=seat, error=str(error))
                table.stuck.add(seat)
                table.broadcast(list(table.clients))
                table.tell_aside()
                return
            table.hub.metrics.bot_seconds.observe(time.monotonic() - begun)
            await asyncio.sleep(begun + table.hub.pace - time.monotonic())
            with contextlib.suppress(StaleDecision):
                await table.change(partial(self._answer, seat, action, question.serial))

    async def _choice(self, seat: int, question: Decision) -> tuple[Any, ...]:
        """What a bot chooses; in a lesson the opponent follows the script."""
        table, session = self.table, self.table.session
        if isinstance(session, TaughtSession):
            return session.reply(seat)
        owner = next((other.person for other in table.seats if other.person), table.kept.id)
        level, seed = table.seats[seat].level, secrets.randbits(30)
        return await table.hub.thinkers.think(Account(owner), choose, session.view(seat), question, level, seed)

    def _answer(self, seat: int, action: tuple[Any, ...], serial: int) -> None:
        self.table.session.play(seat, action, serial)

    def passes(self, seat: int) -> bool:
        """Whether a window passes automatically: by standing orders, or for lack of a Response if nobody can tell."""
        question = self.table.session.decision(seat)
        assert question is not None
        if self._ordered_to_pass(seat):
            return True
        return question.options == [PASS] and (self.table.is_alone(seat) or self.table.has_rival(seat))

    def _ordered_to_pass(self, seat: int) -> bool:
        orders = self.table.orders[seat]
        if not orders.until:
            return False
        struck, cost = self.table.session.game.answered(self.table.session.state, seat)
        return not (struck and orders.unless_targeted) and not (orders.unless_cost and cost >= orders.unless_cost)

    async def _pass(self, seat: int) -> None:
        question = self.table.session.decision(seat)
        assert question is not None
        if self.table.has_rival(seat):
            await asyncio.sleep(self.table.asked_at + self.table.hold - time.monotonic())
        with contextlib.suppress(StaleDecision, IllegalAction):
            await self.table.change(partial(self._answer, seat, PASS, question.serial))

    async def _watch_clock(self) -> None:
        """Wait until somebody runs out of time, and end the game."""
        while self.table.session.outcome is None and self.table.asked:
            seat = min(self.table.asked, key=self._rest)
            if self._rest(seat) <= 0:
                await self.table.change(partial(self._lose_on_time, seat))
                return
            await asyncio.sleep(min(self._rest(seat), 1.0))

    def _rest(self, seat: int) -> float:
        """The seconds that are left to a seat that is being asked."""
        return self.table.left[seat] - self.table.thought()

    def _lose_on_time(self, seat: int) -> None:
        # At another server, the player may have been in time.
        if seat in self.table.asked and self._rest(seat) <= 0:
            self.table.session.resign(seat, out_of_time=True)
