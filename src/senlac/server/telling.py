"""Telling people that it is their turn: in which words, and by e-mail, Web Push or a webhook (ADR 36).

A notice names the game, the other player and the address of the table. It says nothing of what lies on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import structlog
from sqlalchemy import Row

from senlac.kernel.errors import SenlacError
from senlac.server.accounts import Accounts
from senlac.server.database import StoreError
from senlac.server.exchange import configured
from senlac.server.mail import Mail
from senlac.server.metrics import Metrics
from senlac.server.notices import Notices
from senlac.server.outgoing import ForbiddenAddress, Outgoing
from senlac.server.push import Keys, Push, sealed
from senlac.server.store import Seat, Store
from senlac.text import without_a_game

logger = structlog.get_logger()

#: Rounds in the time after which people are away, and the fewest seconds between two.
ROUNDS = 4
SHORTEST = 0.05
#: How many are told something at once.
AT_ONCE = 8
#: Names that mail programs would turn into links are left out.
LINK = re.compile(r"\S\.\S|[/@:]")
#: What push services answer when a browser has gone for good.
GONE = (404, 410)


class NoticeText(msgspec.Struct):
    """A notice as it is told."""

    id: str
    kind: str
    game: str
    #: In the reader's language: the name of the game, who plays there as well, and all of it in a sentence.
    title: str
    opponent: str
    text: str
    #: The path of the table.
    path: str


class Teller:
    """Looks for what there is to tell, now and then, and tells it."""

    def __init__(
        self,
        notices: Notices,
        metrics: Metrics,
        address: str = "",
        mail: Mail | None = None,
        push: Push | None = None,
        outgoing: Outgoing | None = None,
    ) -> None:
        self.notices = notices
        self.store: Store = notices.store
        self.accounts = Accounts(notices.store)
        self.metrics = metrics
        self.address = address
        self.mail = mail
        self.push = push
        self.outgoing = outgoing or Outgoing()
        self._closing = asyncio.Event()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._running: asyncio.Task[None] | None = None

    def open(self, connected: Callable[[], Iterable[str]]) -> None:
        """Begin; `connected` tells who is connected to this server."""
        self._running = asyncio.create_task(self._run(connected))

    async def close(self) -> None:
        """Finish what is being told."""
        self._closing.set()
        if self._running is not None:
            await self._running

    async def _run(self, connected: Callable[[], Iterable[str]]) -> None:
        # First a pause: after a restart people need a moment to connect again.
        while not await self._closes():
            try:
                await self.round(connected(), time.time())
            except StoreError:
                logger.warning("notices wait", why="the database failed")
            except Exception:
                logger.exception("broken", doing="notices")
                self.metrics.failures.labels("defect").inc()

    async def _closes(self) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(SHORTEST, self.notices.after / ROUNDS)):
                await self._closing.wait()
        return self._closing.is_set()

    async def round(self, connected: Iterable[str], now: float) -> None:
        """Note who is there, look for what is new, and tell what is due."""
        await self.notices.meet(connected, now)
        await self.notices.find(now)
        await asyncio.gather(*(self._tell(notice, now) for notice in await self.notices.due(now)))

    async def _tell(self, notice: Row[Any], now: float) -> None:
        async with self._at_once:
            channel = None if self._closing.is_set() else await self.notices.claim(notice, now)
            if channel is None:
                return
            try:
                result = await self._deliver(notice, channel)
            except ForbiddenAddress:
                result = "gone"
            except (OSError, SenlacError) as error:
                # Where it was to be sent is not for the log.
                logger.warning("notice failed", channel=channel.channel, why=type(error).__name__)
                result = "failed"
            except Exception:
                # Whatever is wrong with one notice, the others are told.
                logger.exception("broken", doing="a notice")
                self.metrics.failures.labels("defect").inc()
                result = "failed"
            self.metrics.notices.labels(channel.channel, result).inc()
            await self.notices.settle(notice, result, now)

    async def _deliver(self, notice: Row[Any], channel: Row[Any]) -> str:
        """Tell it; how that went."""
        words = await self.words(notice, channel.lang)
        if channel.channel == "mail":
            return await self._write(words, channel)
        if channel.channel == "webhook":
            return await self._call(words, channel)
        return await self._push(words, channel)

    async def words(self, notice: Row[Any], lang: str) -> NoticeText:
        """What a notice says."""
        kept, sitting = await self.store.game(notice.game), await self.store.seats(notice.game)
        assert kept is not None
        say = without_a_game(lang).say
        title = configured(kept.game, msgspec.json.encode(kept.options)).show.title(lang)
        opponent = _opponent(sitting, notice.person) or say("notice-somebody")
        text = say(f"notice-{notice.kind}", {"game": title, "who": opponent})
        return NoticeText(notice.id, notice.kind, notice.game, title, opponent, text, f"/play/{notice.game}")

    async def _write(self, words: NoticeText, channel: Row[Any]) -> str:
        to = await self.accounts.email_of(channel.person)
        if self.mail is None or not to:
            return "gone"
        say = without_a_game(channel.lang).say
        end = f"{self.address}/notices/end/{channel.key}"
        text = [words.text, self.address + words.path, say("notice-why"), say("notice-end"), end]
        headers = {"List-Unsubscribe": f"<{end}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        # If a server dies before it has noted that a letter was sent, the second one has the same id.
        headers["Message-ID"] = f"<{words.id}@{self.mail.post.sender.partition('@')[2]}>"
        return "sent" if await self.mail.send(to, words.text, "\n\n".join(text) + "\n", headers) else "failed"

    async def _call(self, words: NoticeText, channel: Row[Any]) -> str:
        # Chat programs look for the sentence in `text` or in `content`.
        told = {**msgspec.to_builtins(words), "url": self.address + words.path, "content": words.text}
        del told["path"]
        headers = {"Content-Type": "application/json", "User-Agent": "Senlac"}
        status = await self.outgoing.post(channel.address, headers, msgspec.json.encode(told))
        return "sent" if 200 <= status < 300 else "failed"

    async def _push(self, words: NoticeText, channel: Row[Any]) -> str:
        if self.push is None:
            return "gone"
        told = {"text": words.text, "path": words.path}
        body = sealed(msgspec.json.encode(told), msgspec.json.decode(channel.keys, type=Keys))
        status = await self.outgoing.post(channel.address, self.push.headers(channel.address, words.game), body)
        if status in GONE:
            await self.notices.drop(channel.id)
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"


def _opponent(sitting: list[Seat], person: str) -> str:
    """The name of another player; empty if there is none that can be written down."""
    names = [seat.name for seat in sitting if seat.person not in (None, person)]
    return next((name for name in names if name and not LINK.search(name)), "")
