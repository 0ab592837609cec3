"""Who wants to be told that it is their turn, and what there is to tell them (ADR 36).

All of it is in the database. Any server can find that somebody is asked who is not connected to any of them; the one
that marks the seat first puts a notice into the outbox, for each way in which they want to be told. Any server can
take a notice from there, too; while it tries, the others leave it alone, and if it dies, the notice is due again.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Row, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from senlac.server.schema import changes, games, notice_channels, notice_settings, notices, people, seats
from senlac.server.store import Store, hashed, new_id, new_secret
from senlac.session.journal import Decided, JournalEntry, Resigned, TakenBack

#: How often something is tried, and the seconds before each further try.
TRIES = 5
PAUSES = (60.0, 300.0, 1800.0, 7200.0)
#: Seconds after which a try has failed of which nothing more was heard: the server that made it has died.
LEASE = 900.0
#: How many are dealt with in one round, and how many lines of a log are shown.
MANY = 200
SHOWN = 50
#: Before anybody has done anything.
NEVER = -1


class Quiet(msgspec.Struct):
    """When somebody wants to hear nothing: minutes of the day, which may go past midnight, and a time zone."""

    start: int
    end: int
    zone: str

    def until(self, now: float) -> float:
        """When it may be told: now, or once the quiet hours end.

        >>> night = Quiet(22 * 60, 7 * 60, "Europe/Paris")
        >>> at = lambda *when: datetime(*when, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
        >>> night.until(at(2026, 3, 28, 23, 30)) == night.until(at(2026, 3, 29, 6, 59)) == at(2026, 3, 29, 7, 0)
        True
        >>> night.until(at(2026, 3, 29, 7, 0)) == at(2026, 3, 29, 7, 0)
        True
        """
        local = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        if (minute - self.start) % 1440 >= (self.end - self.start) % 1440:
            return now
        day = local + timedelta(days=minute >= self.end)
        return day.replace(hour=self.end // 60, minute=self.end % 60, second=0, microsecond=0).timestamp()


class Notices:
    """The notices in the database. People are away once they have been for `after` seconds."""

    def __init__(self, store: Store, after: float = 60.0) -> None:
        self.store = store
        self.after = after

    # ------------------------------------------------------------------ what people wish

    async def settings(self, person: str) -> Row[Any] | None:
        async with self.store.reading() as connection:
            wanted = select(notice_settings).where(notice_settings.c.person == person)
            return (await connection.execute(wanted)).first()

    async def channels(self, person: str) -> list[Row[Any]]:
        async with self.store.reading() as connection:
            return list(await connection.execute(_channels(person)))

    async def log(self, person: str) -> list[Row[Any]]:
        """What somebody was told, or is going to be, with the game; the newest first."""
        wanted = select(notices, games.c.game.label("name"), games.c.options).join(games)
        newest = wanted.where(notices.c.person == person).order_by(notices.c.at.desc()).limit(SHOWN)
        async with self.store.reading() as connection:
            return list(await connection.execute(newest))

    async def choose(self, person: str, mail: bool, webhook: str, quiet: Quiet | None, now: float) -> None:
        """Set everything but push, which each browser asks for by itself."""
        async with self.store.writing() as connection:
            await _begin(connection, person, now)
            hours: dict[str, Any] = {"quiet_from": None, "quiet_to": None}
            if quiet is not None:
                hours = {"quiet_from": quiet.start, "quiet_to": quiet.end, "zone": quiet.zone}
            mine = notice_settings.c.person == person
            await connection.execute(update(notice_settings).where(mine).values(hours))
            wanted = {"mail": [""] if mail else [], "webhook": [webhook] if webhook else []}
            for channel, addresses in wanted.items():
                await _keep_channels(connection, person, channel, addresses, now)

    async def subscribe(self, person: str, token: str, endpoint: str, keys: str, now: float) -> None:
        """A browser wants to be pushed to. It belongs to whoever was the last to use it."""
        device = hashed(token)
        same = (notice_channels.c.address == endpoint) | (notice_channels.c.device == device)
        async with self.store.writing() as connection:
            await _begin(connection, person, now)
            await connection.execute(delete(notice_channels).where((notice_channels.c.channel == "push") & same))
            await _add_channel(connection, person, "push", endpoint, now, keys, device)

    async def follow(self, old: str, person: str, new: str, now: float) -> None:
        """A browser is somebody else's now, who has signed in: it has a new cookie, and is told what concerns them."""
        here = (notice_channels.c.channel == "push") & (notice_channels.c.device == hashed(old))
        async with self.store.writing() as connection:
            moved = update(notice_channels).where(here).values(person=person, device=hashed(new))
            if (await connection.execute(moved)).rowcount:
                await _begin(connection, person, now)

    async def unsubscribe(self, person: str, token: str = "") -> None:
        """One browser, or without a token all of them, no longer want to be pushed to."""
        mine = (notice_channels.c.person == person) & (notice_channels.c.channel == "push")
        if token:
            mine &= notice_channels.c.device == hashed(token)
        async with self.store.writing() as connection:
            await connection.execute(delete(notice_channels).where(mine))

    async def end(self, key: str) -> None:
        """End the channel that a letter names."""
        async with self.store.writing() as connection:
            await connection.execute(delete(notice_channels).where(notice_channels.c.key == key))

    async def drop(self, channel: str) -> None:
        """A browser is gone for good."""
        async with self.store.writing() as connection:
            await connection.execute(delete(notice_channels).where(notice_channels.c.id == channel))

    # ------------------------------------------------------------------ what there is to tell

    async def meet(self, people: Iterable[str], now: float) -> None:
        """These people are connected to this server."""
        there = list(people)
        async with self.store.reading() as connection:
            wanted = select(notice_settings.c.person).where(notice_settings.c.person.in_(there))
            mine = [row.person for row in await connection.execute(wanted)] if there else []
        if mine:
            seen = update(notice_settings).where(notice_settings.c.person.in_(mine), notice_settings.c.seen < now)
            async with self.store.writing() as connection:
                await connection.execute(seen.values(seen=now))

    async def note(self, kind: str, game: str, sitting: Iterable[tuple[int, str]], question: int, now: float) -> None:
        """Something has happened that no change of a game tells: these seats hear of it if they stay away."""
        for seat, person in sitting:
            async with self.store.writing() as connection:
                same = (notices.c.game == game) & (notices.c.person == person) & (notices.c.kind == kind)
                known = select(notices.c.id).where(same, notices.c.question == question)
                if (await connection.execute(known)).first() is None:
                    await _put(connection, kind, game, seat, person, question, now, now + self.after)

    async def find(self, now: float) -> None:
        """Find games that ask somebody who is away, or that have ended without them."""
        async with self.store.reading() as connection:
            found = list(await connection.execute(self._changed(now)))
        for row in found:
            async with self.store.writing() as connection:
                await self._consider(connection, row, now)

    def _changed(self, now: float) -> Select[Any]:
        """Seats of people who are away, in games with others that have changed since they were last considered."""
        before, other = now - self.after, seats.alias()
        others = (other.c.game == seats.c.game) & (other.c.person != seats.c.person)
        wishes = select(notice_channels.c.id).where(notice_channels.c.person == seats.c.person)
        columns = (seats.c.game, seats.c.seat, seats.c.person, seats.c.told_after, games.c.updated, games.c.over)
        return (
            select(*columns, games.c.asked)
            .join(games, games.c.id == seats.c.game)
            .join(notice_settings, notice_settings.c.person == seats.c.person)
            .where(games.c.updated > seats.c.told, games.c.updated <= before, games.c.join == "")
            .where(notice_settings.c.since < games.c.updated, notice_settings.c.seen <= before)
            .where(select(other.c.seat).where(others).exists(), wishes.exists())
            .limit(MANY)
        )

    async def _consider(self, connection: AsyncConnection, row: Row[Any], now: float) -> None:
        """Tell somebody of a change, if it is news and no other server has claimed it."""
        last, own = await _last_changes(connection, row.game, row.seat)
        asked = not row.over and row.seat in msgspec.json.decode(row.asked)
        kind = "over" if row.over else "turn" if asked and own != row.told_after else ""
        if own == last:
            kind = ""  # it was they who made the last change
        told = {"told": row.updated, **({"told_after": own} if kind == "turn" else {})}
        mine = (seats.c.game == row.game) & (seats.c.seat == row.seat) & (seats.c.person == row.person)
        claim = update(seats).where(mine, seats.c.told < row.updated).values(told)
        if (await connection.execute(claim)).rowcount and kind:
            await _put(connection, kind, row.game, row.seat, row.person, own, now, now)

    # ------------------------------------------------------------------ the outbox

    async def due(self, now: float) -> list[Row[Any]]:
        """What is to be tried now."""
        async with self.store.reading() as connection:
            wanted = select(notices).where(notices.c.due <= now).order_by(notices.c.due).limit(MANY)
            return list(await connection.execute(wanted))

    async def claim(self, notice: Row[Any], now: float) -> Row[Any] | None:
        """Its channel, with the reader's language, if it is for this server to tell it now.

        What is no news any more is dropped; what somebody does not want to hear now waits.
        """
        mine = (notices.c.id == notice.id) & (notices.c.due == notice.due)
        async with self.store.writing() as connection:
            leased = update(notices).where(mine).values(due=now + LEASE, tries=notice.tries + 1)
            if not (await connection.execute(leased)).rowcount:
                return None
            this = notices.c.id == notice.id
            wanted = select(notice_channels, people.c.lang).join(people).where(notice_channels.c.id == notice.target)
            channel = (await connection.execute(wanted)).first()
            if notice.tries >= TRIES:  # no server has come back from telling it
                await connection.execute(update(notices).where(this).values(due=None, at=now, result="failed"))
                return None
            if channel is None or not await _is_news(connection, notice):
                await connection.execute(delete(notices).where(this))
                return None
            later = await _quiet_until(connection, notice.person, now)
            if later > now:
                await connection.execute(update(notices).where(this).values(due=later, tries=notice.tries))
                return None
            return channel

    async def settle(self, notice: Row[Any], result: str, now: float) -> None:
        """A try has ended: it was `sent`, it is hopeless (`gone`), or it has `failed` and is tried again."""
        tries = notice.tries + 1
        values: dict[str, Any] = {"due": None, "at": now, "result": result}
        if result == "failed" and tries < TRIES:
            values = {"due": now + PAUSES[tries - 1]}
        async with self.store.writing() as connection:
            await connection.execute(update(notices).where(notices.c.id == notice.id).values(values))


# ------------------------------------------------------------------ rows


def _channels(person: str) -> Select[Any]:
    return select(notice_channels).where(notice_channels.c.person == person).order_by(notice_channels.c.since)


async def _begin(connection: AsyncConnection, person: str, now: float) -> None:
    """Somebody chooses something; from now on it is known when they are there."""
    mine = notice_settings.c.person == person
    if not (await connection.execute(update(notice_settings).where(mine).values(seen=now))).rowcount:
        first = {"person": person, "since": now, "seen": now, "zone": "UTC"}
        await connection.execute(insert(notice_settings).values(first))


async def _keep_channels(
    connection: AsyncConnection, person: str, channel: str, addresses: list[str], now: float
) -> None:
    """Have exactly these addresses; what was there already keeps its key."""
    mine = (notice_channels.c.person == person) & (notice_channels.c.channel == channel)
    await connection.execute(delete(notice_channels).where(mine, notice_channels.c.address.not_in(addresses)))
    there = {row.address for row in await connection.execute(select(notice_channels.c.address).where(mine))}
    for address in set(addresses) - there:
        await _add_channel(connection, person, channel, address, now)


async def _add_channel(
    connection: AsyncConnection, person: str, channel: str, address: str, now: float, keys: str = "", device: str = ""
) -> None:
    row = {"id": new_id(), "person": person, "channel": channel, "address": address, "keys": keys, "device": device}
    await connection.execute(insert(notice_channels).values({**row, "key": new_secret(), "since": now}))


async def _put(
    connection: AsyncConnection, kind: str, game: str, seat: int, person: str, question: int, now: float, due: float
) -> None:
    """Put something into the outbox, for each way in which somebody wants to be told."""
    for channel in await connection.execute(_channels(person)):
        about = {"person": person, "game": game, "seat": seat, "kind": kind, "question": question}
        way = {"channel": channel.channel, "target": channel.id}
        row = {"id": new_id(), **about, **way, "at": now, "due": due, "tries": 0, "result": ""}
        await connection.execute(insert(notices).values(row))


async def _last_changes(connection: AsyncConnection, game: str, seat: int) -> tuple[int, int]:
    """The number of the last change of a game, and of the last one that a seat made itself."""
    wanted = select(changes.c.seq, changes.c.entries).where(changes.c.game == game).order_by(changes.c.seq.desc())
    last = NEVER
    for row in await connection.execute(wanted):
        last = max(last, row.seq)
        entries = msgspec.json.decode(row.entries, type=list[JournalEntry])
        if any(_is_by(entry, seat) for entry in entries):
            return last, row.seq
    return last, NEVER


def _is_by(entry: JournalEntry, seat: int) -> bool:
    if isinstance(entry, TakenBack):
        return seat in (entry.seat, *entry.agreed)
    if isinstance(entry, Resigned):
        return entry.seat == seat and not entry.out_of_time
    return isinstance(entry, Decided) and entry.seat == seat


async def _is_news(connection: AsyncConnection, notice: Row[Any]) -> bool:
    """Whether somebody has not come since, and is still asked what they were asked."""
    person, seat = notice.person, notice.seat
    wanted = (
        select(notice_settings.c.seen, games.c.over, games.c.asked)
        .join(seats, seats.c.person == notice_settings.c.person)
        .join(games, games.c.id == seats.c.game)
        .where(notice_settings.c.person == person, seats.c.game == notice.game, seats.c.seat == seat)
    )
    row = (await connection.execute(wanted)).first()
    if row is None or row.seen >= notice.at or row.over != (notice.kind == "over"):
        return False
    asked = seat in msgspec.json.decode(row.asked)
    last, own = await _last_changes(connection, notice.game, seat)
    if notice.kind == "turn":
        return asked and own == int(notice.question)
    if notice.kind == "takeback":
        return last == int(notice.question)
    # Whoever has been invited is told once: that it is their turn, if it is.
    return notice.kind == "over" or not asked


async def _quiet_until(connection: AsyncConnection, person: str, now: float) -> float:
    wanted = select(notice_settings).where(notice_settings.c.person == person)
    row = (await connection.execute(wanted)).one()
    return now if row.quiet_from is None else Quiet(row.quiet_from, row.quiet_to, row.zone).until(now)
