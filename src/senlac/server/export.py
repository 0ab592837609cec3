"""All that is kept about somebody, to be taken along."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from senlac.server.schema import (
    accounts,
    blocks,
    chat,
    devices,
    games,
    notice_channels,
    notice_settings,
    notices,
    people,
    ratings,
    reports,
    results,
    seats,
)
from senlac.server.store import Store


async def everything(store: Store, person: str) -> dict[str, Any]:
    """Names, addresses, games, ratings: every row that is about a person, without secrets.

    Of games between people it tells what their lists tell. The moves are in the save of each, which can be had once
    the game is over.
    """
    theirs = {
        "person": select(people.c.id, people.c.name, people.c.lang, people.c.created).where(people.c.id == person),
        "account": select(accounts.c.email, accounts.c.since).where(accounts.c.person == person),
        "devices": select(devices.c.since).where(devices.c.person == person),
        "games": select(
            games.c.id, seats.c.seat, games.c.game, games.c.options, games.c.created, games.c.updated, games.c.over,
            games.c.result, games.c.score, games.c.rated,
        ).join(seats, seats.c.game == games.c.id).where(seats.c.person == person),
        "ratings": select(ratings).where(ratings.c.person == person),
        "chat": select(chat.c.game, chat.c.phrase, chat.c.text, chat.c.at).where(chat.c.person == person),
        "blocks": select(blocks.c.blocked, blocks.c.at).where(blocks.c.person == person),
        "reports": select(reports.c.game, reports.c.reason, reports.c.text, reports.c.at).where(
            reports.c.person == person
        ),
        "notice_settings": select(notice_settings).where(notice_settings.c.person == person),
        "notice_channels": select(
            notice_channels.c.channel, notice_channels.c.address, notice_channels.c.since
        ).where(notice_channels.c.person == person),
        "notices": select(
            notices.c.game, notices.c.kind, notices.c.channel, notices.c.at, notices.c.tries, notices.c.result
        ).where(notices.c.person == person),
        "results": select(results).where(results.c.person == person),
    }  # fmt: skip
    found: dict[str, Any] = {}
    async with store.reading() as connection:
        for name, query in theirs.items():
            found[name] = [dict(row._mapping) for row in await connection.execute(query)]
    for game in found["games"]:
        game["options"] = msgspec.json.decode(game["options"])
        game["save"] = f"/api/games/{game['id']}/save"
    return found
