"""The HTTP API of games: lists of them, new ones, invitations, saves, and playing on from a point."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from senlac.ai.levels import LEVELS
from senlac.kernel.errors import BadOption
from senlac.kernel.rng import Dice
from senlac.lessons import is_lesson
from senlac.registry import configure, games
from senlac.server import jobs, players, speech, wire
from senlac.server.clients import Client, NotYours
from senlac.server.exchange import LARGEST_SAVE, answer, body_of, configured, filled, lang_of, message_of, number_of
from senlac.server.hub import needs_name, new_dice
from senlac.server.jobs import malformed, no_files
from senlac.server.store import GameRow, Person, Seat, new_secret
from senlac.server.tables import DAY, due
from senlac.server.viewing import clock_of
from senlac.session import Session, fair
from senlac.session.days import seed_of_today
from senlac.version import __version__

if TYPE_CHECKING:
    from senlac.server.app import Server


async def hello(server: Server, request: Request) -> Response:
    person, lang = await server.person(request), lang_of(request)
    # A game without a blurb is for programs, not for the lobby.
    infos = [info for info in [speech.game_info(name, lang) for name in games()] if info.blurb]
    levels: list[Any] = list(LEVELS)
    name, tongue = ("", lang) if person is None else (person.name, person.lang)
    email = "" if person is None else await server.accounts.email_of(person.id)
    return answer(wire.Welcome(__version__, name, tongue, infos, levels, email, server.mail is not None))


async def list_games(server: Server, request: Request) -> Response:
    person = await server.person(request)
    if person is None:
        return answer([])
    mine = [kept for kept in await server.store.games_of(person.id) if not is_lesson(kept.seed)]
    return answer([await _summary(server, kept, person.id, lang_of(request)) for kept in mine])


async def _summary(server: Server, kept: GameRow, person: str, lang: str) -> wire.Summary:
    """A game in a list."""
    seats = await server.store.seats(kept.id)
    game = configured(kept.game, msgspec.json.encode(kept.options))
    mine = [number for number, seat in enumerate(seats) if seat.person == person]
    players = []
    for number, seat in enumerate(seats):
        kind: Any = seat.shown
        side = game.show.label("seat", number, lang)
        players.append(wire.Player(number, side, kind, seat.name, seat.level, number in mine))
    my_turn = not kept.over and any(seat in mine for seat in kept.asked)
    return wire.Summary(
        id=kept.id,
        game=kept.game,
        title=game.show.title(lang),
        seats=players,
        mine=mine,
        my_turn=my_turn,
        over=kept.over,
        result=speech.ending(game, kept.result, lang),
        updated=kept.updated,
        entries=kept.entries,
        join=kept.join,
        round=speech.round_of(game, kept.round, lang),
        due=None if kept.over or any(seat.open for seat in seats) else due(kept, kept.asked, kept.updated),
    )


async def lobby(server: Server, request: Request) -> Response:
    """The games that wait for somebody else than me."""
    person = await server.person(request)
    mine, lang = "" if person is None else person.id, lang_of(request)
    apart = await server.moderation.apart(mine) if mine else set()
    found = [await _open_game(server, kept, mine, lang, apart) for kept in await server.store.lobby(time.time() - DAY)]
    return answer([game for game in found if game is not None])


async def _open_game(server: Server, kept: GameRow, person: str, lang: str, apart: set[str]) -> wire.OpenGame | None:
    """A game in the lobby; None for whoever plays in it, and for people who are to be kept apart."""
    seats = await server.store.seats(kept.id)
    free = next((number for number, seat in enumerate(seats) if seat.open), None)
    host = next((number for number, seat in enumerate(seats) if seat.person), None)
    if free is None or host is None or kept.offer is None or any(seat.person == person for seat in seats):
        return None
    if seats[host].person in apart:
        return None
    game = configured(kept.game, msgspec.json.encode(kept.options))
    return wire.OpenGame(
        id=kept.id,
        game=kept.game,
        title=game.show.title(lang),
        host=seats[host].name,
        theirs=game.show.label("seat", host, lang),
        yours=game.show.label("seat", free, lang),
        clock=clock_of(kept),
        variants=speech.variants(game, lang),
        since=kept.offer.since,
        days=kept.days,
        rated=bool(kept.rated),
        rating=seats[host].rating if kept.rated else None,
    )


async def offer(server: Server, request: Request) -> Response:
    """Offer an open seat in the lobby, or take it out."""
    wish = await message_of(request, wire.Offer) if request.method == "PUT" else None
    table, person, _ = await server.my_table(request)
    await table.offer(person, wish)
    return Response(status_code=204)


async def scores(server: Server, request: Request) -> Response:
    person = await server.person(request)
    if person is None:
        return answer([])
    mine = await server.store.scores_of(person.id)
    return answer([players.score(kept, seat, lang_of(request)) for kept, seat in mine if not is_lesson(kept.seed)])


async def new_game(server: Server, request: Request) -> Response:
    wish = await message_of(request, wire.NewGame)
    response = Response(status_code=201)
    no_files(wish.game, wish.options)
    game = configure(wish.game, dict(wish.options))
    person = await server.somebody(request, response)
    await server.may_create(request, person)
    if not wish.seed.isprintable() or len(wish.seed) > 80:
        raise malformed("a seed of at most 80 printable characters")
    if wish.daily:
        if wish.seed:
            raise BadOption("The daily game has its own seed; leave yours out.", message="web-seed-daily")
        wish.seed = seed_of_today()
    if wish.seed and not server.settings.trusting and any(seat.kind == "link" for seat in wish.seats):
        raise BadOption("You cannot choose the seed of a game with a friend by link.", message="web-seed-link")
    seats = server.seats(game, wish.seats, person.id)
    if wish.offer is not None and (wish.seed or not any(seat.open for seat in seats)):
        raise BadOption("Only a new game with an open seat can be offered in the lobby.", message="web-offer-new")
    if wish.days and wish.clock:
        raise BadOption("A game has a clock, or days for each decision, but not both.", message="web-clock-or-days")
    if wish.rated:
        _may_be_rated(person, seats, wish.seed)
    session = Session(game, Dice.seeded(wish.seed) if wish.seed else new_dice(seats), wish.seed)
    opened = await server.hub.create(session, seats, wish.clock, offer=wish.offer, days=wish.days, rated=wish.rated)
    return filled(response, wire.Opened(*opened))


def _may_be_rated(person: Person, seats: list[Seat], seed: str) -> None:
    """BadOption unless two people play, with dice that nobody chose; NeedsName unless they have names."""
    if seed or {seat.kind for seat in seats} != {"human"} or sum(seat.open for seat in seats) != 1:
        raise BadOption("Only a new game between two people, without a seed, can be rated.", message="web-rated-people")
    needs_name(person)


async def show_game(server: Server, request: Request) -> Response:
    """The table as a seat may see it, for clients without a socket: `?seat=0&lang=fr&since=12`."""
    table, person, account = await server.my_table(request)
    client = Client(person, account)
    client.seat = number_of(request, "seat", -1)
    client.lang = lang_of(request)
    if client.seat != -1 and client.seat not in table.seats_of(person):
        raise NotYours("That seat is not yours. You can watch.", message="web-not-seat")
    await table.word(client)
    state = await table.message_for(client)
    return Response(status_code=204) if state.seq == number_of(request, "since", -1) else answer(state)


async def join(server: Server, request: Request) -> Response:
    wish = await message_of(request, wire.Join)
    response = Response(status_code=200)
    person = await server.somebody(request, response)
    await server.moderation.check(person.id)
    account = server.account(request, person.id)
    await server.hub.join(request.path_params["id"], person, wish.secret, account)
    return filled(response, wire.Opened(request.path_params["id"]))


async def rematch(server: Server, request: Request) -> Response:
    _, person, account = await server.my_table(request)
    await server.moderation.check(person)
    return answer(wire.Opened(await server.hub.rematch(request.path_params["id"], person, account)), 201)


async def scenery(server: Server, request: Request) -> Response:
    """What never changes in a game; browsers may cache it."""
    table, _, _ = await server.my_table(request)
    game = table.session.game
    body = _scenery(game.name, msgspec.json.encode(game.options), game.content_hash, lang_of(request))
    if body is None:
        body = msgspec.json.encode(game.show.scenery(lang_of(request)))
    return Response(body, media_type="application/json", headers={"Cache-Control": "private, max-age=3600"})


@lru_cache(maxsize=32)
def _scenery(game: str, options: bytes, content: str, lang: str) -> bytes | None:
    """The scenery of games with the installed cards and maps."""
    found = configured(game, options)
    return msgspec.json.encode(found.show.scenery(lang)) if found.content_hash == content else None


async def export(server: Server, request: Request) -> Response:
    """A game as a save. It reveals everything, so a game between people must be over."""
    table, person, account = await server.my_table(request)
    others = [seat for seat in table.seats if seat.kind == "human" and seat.person != person]
    if table.session.outcome is None and (others or not table.seats_of(person)):
        raise NotYours("A game between people can be exported once it is over.", message="web-export-later")
    name = f"{table.session.game.name}-{table.kept.id[:8]}.senlac"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    session = table.session
    kept = (session.game, session.rng, session.seed, session.journal, session.version)
    promise = table.kept.fair
    about = {} if promise is None else fair.about(table.kept.id, promise.commitment, promise.numbers)
    text = await server.workers.do(account, jobs.export, *kept, about)
    return Response(text, media_type="application/json", headers=headers)


async def import_save(server: Server, request: Request) -> Response:
    """Turn a save into a game of mine, with all its seats at this browser."""
    body = await body_of(request, LARGEST_SAVE)
    response = Response(status_code=201)
    person = await server.somebody(request, response)
    await server.may_create(request, person)
    session = await server.workers.do(server.account(request, person.id), jobs.read_save, body)
    game = session.game
    here = [wire.SeatWish("here") for _ in game.played]
    opened = await server.hub.create(session, server.seats(game, here, person.id), origin="import")
    return filled(response, wire.Opened(*opened))


async def fork(server: Server, request: Request) -> Response:
    """Continue from a point in a game that is over, or in one that is all mine.

    Not with a friend where anything is hidden: whoever has the save knows every card.
    """
    wish = await message_of(request, wire.Fork)
    table, somebody, account = await server.my_table(request)
    others = [seat for seat in table.seats if seat.kind == "human" and seat.person != somebody]
    if table.session.outcome is None and (others or not table.seats_of(somebody)):
        raise NotYours("A game between people can be continued elsewhere once it is over.", message="web-not-over")
    response = Response(status_code=201)
    person = await server.somebody(request, response)
    await server.may_create(request, person)
    before = table.session
    journal = before.journal[: max(0, min(wish.entry, len(before.journal)))]
    session = await server.hub.replayed(account, before.game, Dice.seeded(new_secret()), "", journal)
    if session.hides and not server.settings.trusting and any(seat.kind == "link" for seat in wish.seats):
        sentence = "You know what is hidden in this game; a friend cannot continue it with you. Start a new one."
        raise BadOption(sentence, message="web-fork-link")
    opened = await server.hub.create(session, server.seats(session.game, wish.seats, person.id), origin="fork")
    return filled(response, wire.Opened(*opened))
