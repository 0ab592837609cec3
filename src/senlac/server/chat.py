"""Talk at the table: phrases, which everybody reads in their own language, and free text where all players agree to it.

Only the players of a game hear it and speak; spectators do neither.
"""

from __future__ import annotations

import time

from sqlalchemy import insert, select, update

from senlac.server import wire
from senlac.server.schema import chat, games, seats
from senlac.server.store import Store

#: How much of it somebody hears who comes later.
MANY = 100


class Chat:
    """What was said, in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def say(self, game: str, seat: int, person: str, phrase: str, text: str) -> None:
        said = {"game": game, "seat": seat, "person": person, "phrase": phrase, "text": text, "at": time.time()}
        async with self.store.writing() as connection:
            # One after the other at each table, so that nobody reads a line before an earlier one is there.
            await connection.execute(select(games.c.id).where(games.c.id == game).with_for_update())
            await connection.execute(insert(chat).values(**said))

    async def since(self, game: str, last: int) -> list[wire.Spoken]:
        """What was said after a line, in order."""
        newest = select(chat).where((chat.c.game == game) & (chat.c.id > last)).order_by(chat.c.id.desc()).limit(MANY)
        async with self.store.reading() as connection:
            rows = list(await connection.execute(newest))
        return [wire.Spoken(row.id, row.seat, row.phrase, row.text, row.at) for row in reversed(rows)]

    async def listen(self, game: str, person: str, to: str) -> None:
        """What somebody wants to hear at a table from now on."""
        async with self.store.writing() as connection:
            mine = (seats.c.game == game) & (seats.c.person == person)
            await connection.execute(update(seats).where(mine).values(listens=to))
