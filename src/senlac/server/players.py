"""What is public about people who play rated games: their pages, and who is best."""

from __future__ import annotations

import calendar
import re
import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response

from senlac.kernel.errors import SenlacError
from senlac.registry import game_type
from senlac.server import speech, wire
from senlac.server.exchange import answer, configured, lang_of
from senlac.server.hub import ID
from senlac.server.ratings import SURE
from senlac.server.store import GameRow, points
from senlac.server.tables import DAY
from senlac.session.days import day_of

if TYPE_CHECKING:
    from senlac.server.app import Server


class UnknownPlayer(SenlacError):
    """There is nobody of that name, or they have no page."""

    code = "unknown-player"


async def show(server: Server, request: Request) -> Response:
    """Somebody's page. Whoever stands in no list has one for themselves alone."""
    me, lang = await server.person(request), lang_of(request)
    wanted = request.path_params["id"]
    if wanted == "me":
        wanted = "" if me is None else me.id
    found = await server.store.public(wanted) if ID.fullmatch(wanted) else None
    mine = me is not None and me.id == wanted
    # Results before ratings, so that every game listed is counted in the rating.
    results = await server.hub.ratings.results_of(wanted)
    theirs = [] if found is None else await server.hub.ratings.of(wanted)
    scored = [(kept, seat) for kept, seat in await server.store.scores_of(wanted) if day_of(kept.seed)]
    if not mine and not theirs and not (found and scored):
        raise UnknownPlayer("There is no such player, or they have left.", message="web-unknown-player")
    info = wire.PlayerInfo(
        id=wanted,
        name=found or "",
        mine=mine,
        ratings=[_rating(row, lang) for row in theirs],
        games=_games(results, lang),
        days=[score(kept, seat, lang) for kept, seat in scored[:30]],
    )
    return answer(info)


def _rating(row: Row[Any], lang: str) -> wire.Rating:
    title = configured(row.game, b"{}").show.title(lang)
    return wire.Rating(row.game, title, points(row.mu, row.sigma), row.sigma < SURE, row.games, row.won)


def _games(rows: list[Row[Any]], lang: str) -> list[wire.Rated]:
    """Rated games, newest first; each changed the rating from that of the one before it at the same game."""
    found: list[wire.Rated] = []
    before: dict[str, int] = {}
    for row in reversed(rows):
        game = configured(row.kind, row.options.encode())
        now = points(row.mu, row.sigma)
        sides = [game.show.label("seat", seat, lang) for seat in (row.seat, 1 - row.seat)]
        outcomes: dict[int, Any] = {1: "won", 0: "tie", -1: "lost"}
        change = now - before.get(row.kind, points(25, 25 / 3))
        found.append(
            wire.Rated(
                id=row.game,
                game=row.kind,
                title=game.show.title(lang),
                sides=sides,
                opponent=row.name or "",
                opponent_id=row.them or "",
                outcome=outcomes[row.score],
                rating=now,
                change=change,
                ended=row.at,
            )
        )
        before[row.kind] = now
    return found[::-1]


async def best(server: Server, request: Request) -> Response:
    """The best players of a game."""
    me = await server.person(request)
    rows = await server.hub.ratings.best(game_type(request.path_params["game"]).name)
    return answer(
        [
            wire.Ranked(
                id=row.id,
                name=row.name,
                rating=points(row.mu, row.sigma),
                sure=row.sigma < SURE,
                games=row.games,
                won=row.won,
                mine=me is not None and row.id == me.id,
            )
            for row in rows
        ]
    )


async def day(server: Server, request: Request) -> Response:
    """The best scores of a game of the day."""
    me, lang, wanted = await server.person(request), lang_of(request), request.path_params["day"]
    start = _start_of(wanted)
    name = game_type(request.path_params["game"]).name
    rows = await server.hub.ratings.day(name, f"day-{wanted}", start, start + DAY)
    found = []
    for row in rows:
        game = configured(row.game, row.options.encode())
        sides = [game.show.label("seat", seat, lang) for seat in (row.seat, 1 - row.seat)]
        level = speech.chosen(game, "level", lang)
        found.append(
            wire.DayRanked(
                id=row.person,
                name=row.name,
                setting=[*sides, level, *[it for it in speech.variants(game, lang) if level not in it]],
                score=row.score,
                honour=game.show.honour(row.score, lang),
                won=msgspec.json.decode(row.result)[0] == row.seat,
                mine=me is not None and row.person == me.id,
            )
        )
    return answer(found)


def _start_of(day: str) -> float:
    """When a day begins, in UTC."""
    try:
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", day):
            raise ValueError(day)
        return float(calendar.timegm(time.strptime(day, "%Y-%m-%d")))
    except ValueError:
        raise SenlacError("There is nothing at this address.", message="web-nothing-here") from None


def score(kept: GameRow, seat: int, lang: str) -> wire.Score:
    game = configured(kept.game, msgspec.json.encode(kept.options))
    assert kept.score is not None
    mine_first = sorted(range(len(game.seats)), key=lambda number: number != seat)
    return wire.Score(
        id=kept.id,
        game=kept.game,
        title=game.show.title(lang),
        sides=[game.show.label("seat", number, lang) for number in mine_first],
        level=speech.chosen(game, "level", lang),
        score=kept.score,
        honour=game.show.honour(kept.score, lang),
        won=msgspec.json.decode(kept.result)[0] == seat,
        day=day_of(kept.seed),
        ended=kept.updated,
    )
