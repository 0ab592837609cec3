"""Who is connected to a table, and the errors of those who want what is not theirs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from senlac.kernel.errors import SenlacError
from senlac.server import wire
from senlac.server.workers import Account
from senlac.session import LogLine

#: How many messages may wait for a client. Until it reads some, its requests wait and it misses updates.
BOX = 200
#: The seat of those who only watch.
WATCHING = -1


class UnknownTable(SenlacError):
    """The game does not exist, or is not yours."""

    code = "unknown-game"


class NotYours(SenlacError):
    """Only the player in that seat may do this."""

    code = "not-yours"


class NeedsName(SenlacError):
    """Only somebody with a name may do this."""

    code = "needs-name"


@dataclass(frozen=True, slots=True)
class Sent:
    """What a client was sent last: the table as everybody in its seat saw it, and which seats are its own."""

    state: wire.State
    mine: list[int]


class Client:
    """One connection: who it belongs to, what they are looking at, and what they have been sent."""

    def __init__(self, person: str, account: Account, updates: bool = False) -> None:
        self.person = person
        #: Whether it wants to be sent only what has changed, and if so, what it was sent last.
        self.updates = updates
        self.sent: Sent | None = None
        #: On whose account its questions are answered.
        self.account = account
        self.seat = WATCHING
        self.lang = "en"
        self.told: list[LogLine] = []
        #: Lines of the log that a worker has put into words.
        self.worded: tuple[list[LogLine], list[wire.Line]] = ([], [])
        #: What is to be sent: messages, and such as are written down already.
        self.box: asyncio.Queue[wire.FromServer | str | None] = asyncio.Queue(BOX)
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
