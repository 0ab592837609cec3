"""Ratings: how strong people are at a game, from the rated games they have finished (ADR 34).

A player and the side they play are rated as a team of two. So nobody gains by playing the stronger side: what is due to
it is learnt as well, from everybody's games.
"""

from __future__ import annotations

import time
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from senlac.server.schema import games, people, ratings, results, seats, sides
from senlac.server.store import RATING, GameRow, Store
from senlac.session import Session
from senlac.session.journal import Decided

#: Before anything is known: sides differ far less than people do.
SIDE = (0.0, 25 / 24)
#: Below this uncertainty a rating says something.
SURE = 5.0
_MODEL = PlackettLuce()

Known = tuple[float, float]


def rated(players: list[Known], played: list[Known], winner: int | None) -> tuple[list[Known], list[Known]]:
    """The ratings of both players, and of the sides they played, after a game.

    >>> (ann, bob), (norman, saxon) = rated([(25.0, 8.0), (25.0, 8.0)], [SIDE, SIDE], 0)
    >>> ann[0] > 25 > bob[0], norman[0] > 0 > saxon[0], abs(norman[0]) < 0.1
    (True, True, True)
    """
    teams = [[_MODEL.rating(*player), _MODEL.rating(*side)] for player, side in zip(players, played, strict=True)]
    ranks = [1.0 if winner in (None, seat) else 2.0 for seat in range(len(teams))]
    after = _MODEL.rate(teams, ranks=ranks)
    return [_known(team[0]) for team in after], [_known(team[1]) for team in after]


def _known(rating: PlackettLuceRating) -> Known:
    return rating.mu, rating.sigma


def sides_of(session: Session) -> list[str]:
    """What each seat plays."""
    show = session.game.show
    return [show.faction(session.state, seat) or str(seat) for seat in range(len(session.game.seats))]


def counts(session: Session) -> bool:
    """Whether a finished game says anything: everybody has decided something."""
    decided = {entry.seat for entry in session.journal if isinstance(entry, Decided)}
    return len(decided) == len(session.game.seats)


class Ratings:
    """The ratings in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def settle(self, kept: GameRow, session: Session) -> None:
        """Let a finished game change the ratings of its players, once."""
        assert session.outcome is not None
        async with self.store.writing() as connection:
            if connection.dialect.name == "postgresql":
                # Two games of one player that end together are rated one after the other.
                await connection.execute(select(func.pg_advisory_xact_lock(RATING)))
            mine = games.c.id == kept.id
            if await connection.scalar(select(games.c.rated).where(mine)) != "yes":
                return
            found = await connection.execute(
                select(seats.c.person).where(seats.c.game == kept.id).order_by(seats.c.seat)
            )
            players = [row.person for row in found]
            fit = None not in players and len(set(players)) == len(players) == 2 and counts(session)
            await connection.execute(update(games).where(mine).values(rated="done" if fit else ""))
            if fit:
                await _rate(connection, kept, players, sides_of(session), session.outcome.winner)

    async def unsettled(self, limit: int = 100) -> list[str]:
        """Games that have ended, but have not been rated: the server was stopped in between."""
        query = select(games.c.id).where((games.c.rated == "yes") & games.c.over.is_(True)).limit(limit)
        async with self.store.reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def best(self, game: str, limit: int = 50) -> list[Row[Any]]:
        """The best players of a game who have a name, best first."""
        query = select(people.c.id, people.c.name, ratings).join(ratings, ratings.c.person == people.c.id)
        named = query.where((ratings.c.game == game) & (people.c.name != ""))
        best = named.order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), people.c.id).limit(limit)
        async with self.store.reading() as connection:
            return list(await connection.execute(best))

    async def of(self, person: str) -> list[Row[Any]]:
        """Somebody's ratings, those of most games first."""
        async with self.store.reading() as connection:
            theirs = select(ratings).where(ratings.c.person == person).order_by(ratings.c.games.desc())
            return list(await connection.execute(theirs))

    async def results_of(self, person: str, limit: int = 200) -> list[Row[Any]]:
        """Somebody's rated games and what they did to the rating, newest first; with the opponent, if not departed."""
        other, opponent = seats.alias(), people.alias()
        query = (
            select(results, games.c.game.label("kind"), games.c.options, opponent.c.id.label("them"), opponent.c.name)
            .join(games, games.c.id == results.c.game)
            .join(other, (other.c.game == results.c.game) & (other.c.seat != results.c.seat))
            .outerjoin(opponent, opponent.c.id == other.c.person)
            .where(results.c.person == person)
        )
        async with self.store.reading() as connection:
            return list(await connection.execute(query.order_by(results.c.at.desc()).limit(limit)))

    async def day(self, game: str, seed: str, start: float, end: float, limit: int = 200) -> list[Row[Any]]:
        """The finished games of a day by people with a name, the best score first.

        Everybody's first game with that seed counts, if it was begun on that day: whoever plays again knows the deck.
        """
        dealt = (games.c.seed == seed) & (games.c.game == game) & (games.c.origin == "")
        joined = games.join(seats, seats.c.game == games.c.id)
        first = (
            select(seats.c.person, func.min(games.c.created).label("begun"))
            .select_from(joined)
            .where(dealt & seats.c.person.is_not(None))
            .group_by(seats.c.person)
            .subquery()
        )
        played = dealt & (games.c.created == first.c.begun) & games.c.score.is_not(None)
        query = (
            select(games, seats.c.seat, people.c.id.label("person"), people.c.name)
            .select_from(
                joined.join(people, people.c.id == seats.c.person).join(first, first.c.person == seats.c.person)
            )
            .where(played & (people.c.name != "") & (first.c.begun >= start) & (first.c.begun < end))
            .order_by(games.c.score.desc(), games.c.updated)
        )
        async with self.store.reading() as connection:
            return list(await connection.execute(query.limit(limit)))


async def _rate(
    connection: AsyncConnection, kept: GameRow, who: list[str], played: list[str], winner: int | None
) -> None:
    mine = (ratings.c.game == kept.game) & ratings.c.person.in_(who)
    before = {row.person: row for row in await connection.execute(select(ratings).where(mine))}
    there = (sides.c.game == kept.game) & sides.c.side.in_(played)
    known = {row.side: (row.mu, row.sigma) for row in await connection.execute(select(sides).where(there))}
    fresh = _known(_MODEL.rating())
    players = [(before[it].mu, before[it].sigma) if it in before else fresh for it in who]
    after, learnt = rated(players, [known.get(side, SIDE) for side in played], winner)
    now = time.time()
    await connection.execute(delete(ratings).where(mine))
    for seat, (person, (mu, sigma)) in enumerate(zip(who, after, strict=True)):
        old = before.get(person)
        score = 0 if winner is None else 1 if winner == seat else -1
        total, won = (1 if old is None else old.games + 1), (0 if old is None else old.won) + (score == 1)
        told = {"person": person, "mu": mu, "sigma": sigma}
        await connection.execute(insert(ratings).values(**told, game=kept.game, games=total, won=won))
        await connection.execute(insert(results).values(**told, game=kept.id, seat=seat, score=score, at=now))
    if len(set(played)) == len(played):
        await connection.execute(delete(sides).where(there))
        for side, (mu, sigma) in zip(played, learnt, strict=True):
            await connection.execute(insert(sides).values(game=kept.game, side=side, mu=mu, sigma=sigma))
