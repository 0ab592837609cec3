"""What the players of a table say to each other; spectators neither hear it nor speak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from senlac.server import wire
from senlac.server.clients import WATCHING, Client, NotYours
from senlac.server.peers import Talked

if TYPE_CHECKING:
    from senlac.server.tables import Table

#: How many lines somebody hears who comes later.
LINES = 40


class TableTalk:
    """The talk at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        #: What players have said, once anybody has come to hear it, and its last line.
        self._lines: list[wire.Spoken] = []
        self._last = 0

    async def join(self, client: Client) -> None:
        """A client has come: it hears what was said before, if it may."""
        if self.hears(client):
            await self._read()
            self._pass_on([client], self._lines)

    def hears(self, client: Client) -> bool:
        """Whether a client hears the players talk: one of several people who play."""
        return client in self.table.clients and client.seat != WATCHING and self.table.has_rival(client.seat)

    async def say(self, client: Client, message: wire.Say) -> None:
        """Say something to the other players."""
        seat = self.table.seat_of(client)
        if not self.table.has_rival(seat):
            raise NotYours("Nobody else plays with you at this table.", message="web-no-opponent")
        if message.text and not self._speaks_freely:
            raise NotYours("Free text is for players who all agree to it. Use a phrase.", message="web-phrases-only")
        await self.table.hub.chat.say(self.table.kept.id, seat, client.person, message.phrase or "", message.text)
        await self._told()

    async def choose(self, client: Client, to: str) -> None:
        """A player says what they want to hear."""
        self.table.seat_of(client)
        await self.listen(client.person, to)

    async def listen(self, person: str, to: str) -> None:
        """Somebody wants to hear phrases, everything or nothing."""
        await self.table.hub.chat.listen(self.table.kept.id, person, to)
        await self._told()

    async def _told(self) -> None:
        self.table.hub.peers.tell(Talked(self.table.kept.id))
        await self.hear()

    async def hear(self) -> None:
        """Somebody has said something, or listens to something else: tell the players."""
        self.table.seats = await self.table.hub.store.seats(self.table.kept.id)
        self._pass_on([client for client in self.table.clients if self.hears(client)], await self._read())

    async def _read(self) -> list[wire.Spoken]:
        """What was said since the last look."""
        said = await self.table.hub.chat.since(self.table.kept.id, self._last)
        news = [line for line in said if line.id > self._last]
        if news:
            self._last = news[-1].id
            self._lines = [*self._lines, *news][-LINES:]
        return news

    @property
    def _speaks_freely(self) -> bool:
        return all(seat.listens == "all" for seat in self.table.seats if seat.kind == "human")

    def _pass_on(self, clients: list[Client], lines: list[wire.Spoken]) -> None:
        """Tell clients what was said, as far as they want to hear it; those with a full outbox miss it."""
        for client in clients:
            mine = self.table.seats_of(client.person)
            listens: Any = self.table.seats[client.seat].listens
            heard = [
                it for it in lines if it.seat in mine or (listens != "nothing" and (it.phrase or listens == "all"))
            ]
            if not client.box.full():
                client.box.put_nowait(wire.Talk(heard, listens, self._speaks_freely))
