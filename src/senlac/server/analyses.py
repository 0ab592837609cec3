"""Analyses of finished games: made by the workers, a stretch at a time, and kept with the game (ADR 38).

An analysis knows every card, so a game must be over. Every request takes it on by one stretch, on the account of
whoever asks: what nobody waits for is not computed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response

from senlac.ai.analysis import AnalysedTurn, judged_by
from senlac.server import jobs, wire
from senlac.server.clients import NotYours
from senlac.server.exchange import answer, lang_of
from senlac.server.schema import analyses
from senlac.server.store import Store
from senlac.server.workers import Account, Workers
from senlac.session import Session

if TYPE_CHECKING:
    from senlac.server.app import Server

#: Seconds of processor time after which a stretch of an analysis ends.
STRETCH = 1.0


class Analyses:
    """What is known of games that are over."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        #: One stretch of a game at a time: whoever comes second goes on where the first got to.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def carry_on(self, game: str, session: Session, account: Account, lang: str) -> wire.Analysis:
        """Take the analysis of a game on by a stretch; at its end, what it says. NotYours if the game is not over."""
        if session.outcome is None:
            raise NotYours("A game can be analysed once it is over.", message="analysis-later")
        judge, end = judged_by(session.game), len(session.journal)
        async with self._locks.setdefault(game, asyncio.Lock()):
            done, turns = await self._kept(game, judge)
            if done < end:
                stretch = jobs.Stretch(session.way_to(done), session.journal[done:], done)
                await self._keep(game, judge, done, *await self.workers.think(account, jobs.analyse, stretch, STRETCH))
                done, turns = await self._kept(game, judge)
        chances = [turn.before for turn in turns[:1]] + [turn.after for turn in turns]
        if done < end:
            return wire.Analysis(done, end, chances)
        whole = jobs.Stretch(session.way_to(0), session.journal, 0)
        report = await self.workers.do(account, jobs.report, session.state, whole, turns, lang)
        return wire.Analysis(done, end, chances, report)

    async def _kept(self, game: str, judge: str) -> tuple[int, list[AnalysedTurn]]:
        """How far an analysis has come, and its turns so far."""
        mine = (analyses.c.game == game) & (analyses.c.judge == judge)
        async with self.store.reading() as connection:
            rows = list(await connection.execute(select(analyses).where(mine).order_by(analyses.c.entry)))
        turns = [turn for row in rows for turn in msgspec.json.decode(row.turns, type=list[AnalysedTurn])]
        return (rows[-1].next if rows else 0), turns

    async def _keep(self, game: str, judge: str, entry: int, turns: list[AnalysedTurn], end: int) -> None:
        """Keep a stretch, and forget what was judged otherwise."""
        row = {"game": game, "judge": judge, "entry": entry, "next": end, "turns": msgspec.json.encode(turns).decode()}
        others = (analyses.c.game == game) & (analyses.c.judge != judge)
        # Another server may have been faster, or somebody has deleted the game.
        with suppress(IntegrityError):
            async with self.store.writing() as connection:
                await connection.execute(delete(analyses).where(others))
                await connection.execute(insert(analyses).values(**row))


async def carry_on(server: Server, request: Request) -> Response:
    """How far the analysis of a finished game has come, after another stretch; at the end, what it says."""
    table, _, account = await server.my_table(request)
    return answer(await server.analyses.carry_on(table.kept.id, table.session, account, lang_of(request)))
