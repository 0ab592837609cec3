"""Accounts by choice: an e-mail address under which somebody is known on several devices (ADR 35).

Nobody needs one. A code is sent to the address, and works once, for a quarter of an hour, and only in the browser that
asked for it: a link that somebody else sends leads nowhere. Nobody learns whether an address is known here.
"""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from hmac import compare_digest

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from senlac.kernel.errors import SenlacError
from senlac.server.schema import (
    accounts,
    bans,
    chat,
    codes,
    devices,
    games,
    notice_channels,
    notice_settings,
    notices,
    people,
    ratings,
    results,
    seats,
)
from senlac.server.store import Store, hashed, new_secret

#: What codes are written with: nothing that looks like something else. Ten of these are 50 bits.
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 10
#: Seconds for which a code is valid, and how often it may be mistyped.
VALID = 900.0
TRIES = 5


class WrongCode(SenlacError):
    """The code is wrong, too old, used, or was asked for in another browser."""

    code = "wrong-code"


class NoAccount(SenlacError):
    """Whoever signs out without an address could never come back."""

    code = "no-account"


class Entered(msgspec.Struct):
    """Who somebody is now; with a secret for a new cookie, if that is not who they were."""

    person: str
    token: str = ""
    #: The games of whoever they were before, which are theirs now.
    games: list[str] = []


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def as_written(code: str) -> str:
    """A code as it was sent, however it was typed.

    >>> as_written("abcde-fghjk "), as_written("o0il1")
    ('ABCDEFGHJK', 'O0IL1')
    """
    return "".join(letter for letter in code.upper() if letter.isalnum())


class Accounts:
    """The accounts in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def email_of(self, person: str) -> str:
        """Somebody's address; empty if there is none."""
        async with self.store.reading() as connection:
            email: str | None = await connection.scalar(select(accounts.c.email).where(accounts.c.person == person))
        return email or ""

    async def ask(self, person: str, email: str) -> str:
        """A code for an address, asked for by somebody; any earlier one is void."""
        code = new_code()
        async with self.store.writing() as connection:
            stale = codes.c.at < time.time() - VALID
            await connection.execute(delete(codes).where(or_(codes.c.person == person, stale)))
            kept = {"code": hashed(code), "email": email.lower(), "at": time.time(), "tries": 0}
            await connection.execute(insert(codes).values(person=person, **kept))
        return code

    async def enter(self, person: str, code: str) -> Entered:
        """Use a code: the address is mine from now on, or I am whoever it belongs to. WrongCode if it is not valid."""
        entered: Entered | None = None
        # Where two claim an address at the same moment, one of them is told to try again.
        with suppress(IntegrityError):
            async with self.store.writing() as connection:
                email = await self._use(connection, person, code)
                entered = None if email is None else await self._known_by(connection, person, email)
        if entered is None:
            sentence = "This code is not valid here. Ask for a new one, and use it in the same browser."
            raise WrongCode(sentence, message="web-wrong-code")
        return entered

    async def _use(self, connection: AsyncConnection, person: str, code: str) -> str | None:
        """The address that a code was sent to; None if the code is not valid. A wrong one counts as a try."""
        mine = codes.c.person == person
        row = (await connection.execute(select(codes).where(mine).with_for_update())).first()
        if row is None:
            return None
        valid = row.at >= time.time() - VALID and row.tries < TRIES
        if valid and not compare_digest(row.code, hashed(as_written(code))):
            await connection.execute(update(codes).where(mine).values(tries=row.tries + 1))
            return None
        await connection.execute(delete(codes).where(mine))
        return str(row.email) if valid else None

    async def _known_by(self, connection: AsyncConnection, person: str, email: str) -> Entered:
        owner = await connection.scalar(select(accounts.c.person).where(accounts.c.email == email))
        if owner == person:
            return Entered(person)
        has_one = await connection.scalar(select(accounts.c.email).where(accounts.c.person == person))
        if owner is None:
            await connection.execute(delete(accounts).where(accounts.c.person == person))
            await connection.execute(insert(accounts).values(person=person, email=email, since=time.time()))
            return Entered(person)
        entered = Entered(str(owner), new_secret())
        now = time.time()
        await connection.execute(insert(devices).values(token=hashed(entered.token), person=owner, since=now))
        if has_one is None:
            entered.games = await _merge(connection, person, str(owner))
        return entered

    async def leave(self, person: str, token: str, everywhere: bool) -> None:
        """Sign out, here or on all devices; NoAccount if there were no way back."""
        if not await self.email_of(person):
            sentence = "Without an address you could not come back. Give one first, or delete your data."
            raise NoAccount(sentence, message="web-no-account")
        async with self.store.writing() as connection:
            theirs = devices.c.person == person
            here = devices.c.token == hashed(token)
            await connection.execute(delete(devices).where(theirs if everywhere else theirs & here))
            first = (people.c.id == person) & (True if everywhere else people.c.token == hashed(token))
            await connection.execute(update(people).where(first).values(token=hashed(new_secret())))

    async def count_devices(self, person: str) -> int:
        async with self.store.reading() as connection:
            further = select(func.count()).select_from(devices).where(devices.c.person == person)
            return 1 + int(await connection.scalar(further) or 0)


async def _merge(connection: AsyncConnection, old: str, new: str) -> list[str]:
    """Whatever was somebody's in this browser is their account's now; returns the ids of the games."""
    theirs = select(seats.c.game).where(seats.c.person == old).distinct()
    ids = [row.game for row in await connection.execute(theirs)]
    both = select(seats.c.game).where(seats.c.person == new)
    # Against oneself nobody is rated.
    against = games.c.id.in_(ids) & games.c.id.in_(both) & (games.c.rated == "yes")
    await connection.execute(update(games).where(against).values(rated=""))
    await connection.execute(update(seats).where(seats.c.person == old).values(person=new))
    await connection.execute(update(results).where(results.c.person == old).values(person=new))
    await connection.execute(update(chat).where(chat.c.person == old).values(person=new))
    # Nobody gets rid of a ban by signing in.
    if await connection.scalar(select(bans.c.person).where(bans.c.person == new)) is None:
        await connection.execute(update(bans).where(bans.c.person == old).values(person=new))
    known = select(ratings.c.game).where(ratings.c.person == new).scalar_subquery()
    fresh = (ratings.c.person == old) & ratings.c.game.not_in(known)
    await connection.execute(update(ratings).where(fresh).values(person=new))
    for table in (notice_channels, notices):
        await connection.execute(update(table).where(table.c.person == old).values(person=new))
    chosen = notice_settings.c.person
    if await connection.scalar(select(chosen).where(chosen == new)) is None:
        await connection.execute(update(notice_settings).where(chosen == old).values(person=new))
    name = await connection.scalar(select(people.c.name).where(people.c.id == old))
    await connection.execute(update(people).where((people.c.id == new) & (people.c.name == "")).values(name=name))
    await connection.execute(delete(people).where(people.c.id == old))
    return ids
