"""Moderation: blocks between two people, reports to the operator, bans by the operator."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Row, delete, func, insert, or_, select, update

from senlac.kernel.errors import SenlacError
from senlac.server.schema import bans, blocks, chat, games, people, reports
from senlac.server.store import Store

#: Reports that one person may have open.
MOST_REPORTS = 20


class Banned(SenlacError):
    """The operator does not want this person to play here."""

    code = "banned"


class Moderation:
    """Blocks, reports and bans in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ------------------------------------------------------------------ blocks

    async def block(self, person: str, other: str) -> None:
        """Somebody does not want to meet somebody again."""
        async with self.store.writing() as connection:
            pair = (blocks.c.person == person) & (blocks.c.blocked == other)
            await connection.execute(delete(blocks).where(pair))
            await connection.execute(insert(blocks).values(person=person, blocked=other, at=time.time()))

    async def unblock(self, person: str, other: str) -> None:
        async with self.store.writing() as connection:
            pair = (blocks.c.person == person) & (blocks.c.blocked == other)
            await connection.execute(delete(blocks).where(pair))

    async def blocked_by(self, person: str) -> list[Row[Any]]:
        """Whom somebody has blocked, the last first."""
        query = select(people.c.id, people.c.name, blocks.c.at).join(blocks, blocks.c.blocked == people.c.id)
        async with self.store.reading() as connection:
            mine = query.where(blocks.c.person == person).order_by(blocks.c.at.desc())
            return list(await connection.execute(mine))

    async def apart(self, person: str) -> set[str]:
        """Everybody who is not to meet somebody, whichever of the two wants it."""
        async with self.store.reading() as connection:
            either = select(blocks).where(or_(blocks.c.person == person, blocks.c.blocked == person))
            return {it for row in await connection.execute(either) for it in (row.person, row.blocked)} - {person}

    # ------------------------------------------------------------------ reports

    async def report(self, game: str, person: str, about: str, reason: str, text: str) -> None:
        """Tell the operator; what nobody has looked at yet is told again in place of before."""
        open_now = (reports.c.person == person) & reports.c.done.is_(False)
        async with self.store.writing() as connection:
            same = open_now & (reports.c.game == game) & (reports.c.about == about)
            await connection.execute(delete(reports).where(same))
            many = await connection.scalar(select(func.count()).select_from(reports).where(open_now))
            if (many or 0) >= MOST_REPORTS:
                raise SenlacError("You have told enough; wait until somebody has read it.", message="web-reports")
            told = {"game": game, "person": person, "about": about, "reason": reason, "text": text}
            await connection.execute(insert(reports).values(**told, at=time.time(), done=False))

    async def reports(self, limit: int = 100) -> list[Row[Any]]:
        """What nobody has looked at yet, the oldest first; with the game and the names."""
        teller, told = people.alias(), people.alias()
        query = (
            select(reports, games.c.game.label("kind"), teller.c.name.label("teller"), told.c.name.label("told"))
            .join(games, games.c.id == reports.c.game)
            .join(teller, teller.c.id == reports.c.person)
            .join(told, told.c.id == reports.c.about)
            .where(reports.c.done.is_(False))
        )
        async with self.store.reading() as connection:
            return list(await connection.execute(query.order_by(reports.c.at).limit(limit)))

    async def said(self, game: str, person: str, limit: int = 20) -> list[str]:
        """What somebody has said at a table in their own words, for whoever judges a report."""
        query = select(chat.c.text).where((chat.c.game == game) & (chat.c.person == person) & (chat.c.text != ""))
        async with self.store.reading() as connection:
            return [row.text for row in await connection.execute(query.order_by(chat.c.id.desc()).limit(limit))]

    async def settle(self, report: int) -> None:
        """Somebody has dealt with a report."""
        async with self.store.writing() as connection:
            await connection.execute(update(reports).where(reports.c.id == report).values(done=True))

    # ------------------------------------------------------------------ bans

    async def check(self, person: str) -> None:
        """Banned if somebody may begin no games here and say nothing."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(bans).where(bans.c.person == person))).first()
        if row is not None and (row.until is None or row.until > time.time()):
            sentence = "The operator of this server does not let you begin games or talk here."
            raise Banned(f"{sentence} {row.reason}", message="web-banned", why=row.reason or "–")

    async def ban(self, person: str, reason: str, days: int) -> bool:
        """Ban somebody for so many days; for good, if none. Whether there is such a person."""
        now = time.time()
        async with self.store.writing() as connection:
            if await connection.scalar(select(people.c.id).where(people.c.id == person)) is None:
                return False
            await connection.execute(delete(bans).where(bans.c.person == person))
            until = now + days * 86400 if days else None
            await connection.execute(insert(bans).values(person=person, reason=reason, at=now, until=until))
        return True

    async def unban(self, person: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(delete(bans).where(bans.c.person == person))

    async def banned(self) -> list[Row[Any]]:
        """Who is banned, the last first."""
        query = select(bans, people.c.name).join(people, people.c.id == bans.c.person).order_by(bans.c.at.desc())
        async with self.store.reading() as connection:
            return list(await connection.execute(query))

    async def counts(self) -> tuple[int, int]:
        """How many people and games there are."""
        async with self.store.reading() as connection:
            found = [await connection.scalar(select(func.count()).select_from(it)) for it in (people, games)]
        return int(found[0] or 0), int(found[1] or 0)
