"""What can be learnt and looked up: lessons, rules with their examples, cards, decks, and what can be printed."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from senlac import primers
from senlac.examples import example, next_move
from senlac.games.hebs.packs import library
from senlac.games.hebs.show import cardsheet
from senlac.games.hebs.show.origins import names_in_packs
from senlac.lessons import TaughtSession, lesson, lessons
from senlac.registry import game_type
from senlac.server import cards, jobs, speech, wire
from senlac.server.exchange import answer, filled, lang_of, message_of, number_of
from senlac.text import LANGUAGES

if TYPE_CHECKING:
    from senlac.server.app import Server


async def list_lessons(server: Server, request: Request) -> Response:
    return answer([speech.lesson_info(lesson(name), lang_of(request)) for name in lessons()])


async def begin_lesson(server: Server, request: Request) -> Response:
    session = TaughtSession.begin(request.path_params["name"])
    response = Response(status_code=201)
    person = await server.somebody(request, response)
    await server.may_create(request, person)
    here = [wire.SeatWish("here" if seat == session.lesson.seat else "bot") for seat in session.game.played]
    opened = await server.hub.create(session, server.seats(session.game, here, person.id))
    return filled(response, wire.Opened(*opened))


async def rules(server: Server, request: Request) -> Response:
    return answer(speech.rules(game_type(request.path_params["game"]).name, lang_of(request)))


async def show_example(server: Server, request: Request) -> Response:
    rule, lang = request.path_params["rule"], lang_of(request)
    account = server.account(request, "")
    return answer(await server.workers.do(account, jobs.show_example, rule, lang))


async def open_example(server: Server, request: Request) -> Response:
    """The position that shows a rule, as a game of mine in the seat that is asked."""
    wish = await message_of(request, wire.OpenExample)
    rule = request.path_params["rule"]
    seat, _ = next_move(example(rule))
    response = Response(status_code=201)
    person = await server.somebody(request, response)
    await server.may_create(request, person)
    session = await server.workers.do(server.account(request, person.id), jobs.example, rule)
    kinds = ["here" if each == seat else wish.against for each in session.game.played]
    wishes = [wire.SeatWish(kind) for kind in kinds]
    opened = await server.hub.create(session, server.seats(session.game, wishes, person.id), origin="fork")
    return filled(response, wire.Opened(*opened))


async def list_cards(server: Server, request: Request) -> Response:
    return Response(_cards(lang_of(request)), media_type="application/json")


@cache
def _cards(lang: str) -> bytes:
    return msgspec.json.encode(cards.index(lang))


async def show_deck(server: Server, request: Request) -> Response:
    return answer(cards.read_deck(request.path_params["code"]))


async def check_deck(server: Server, request: Request) -> Response:
    return answer(cards.check_deck(await message_of(request, wire.DeckWish)))


async def show_primer(server: Server, request: Request) -> Response:
    """Two pages to print; they belong to no client, so the language is that of the address or the browser."""
    game = request.path_params["game"]
    if game not in primers.OF_GAME:
        raise HTTPException(404)
    lang, head = lang_of(request), '<link rel="stylesheet" href="/primer/primer.css">'
    other = next(each for each in LANGUAGES if each != lang)
    html = primers.primer(game, lang, head, f"/rules/{game}", f"?lang={other}")
    return Response(html, media_type="text/html")


async def primer_style(server: Server, request: Request) -> Response:
    return Response(primers.style(server.settings.static / "assets", "/assets/"), media_type="text/css")


async def show_sheet(server: Server, request: Request) -> Response:
    """The cards of a faction to print and cut out, each once or as often as it is in the deck (`?copies=1`)."""
    faction = request.path_params["faction"]
    if faction not in library.factions():
        raise HTTPException(404)
    return Response(_sheet(faction, lang_of(request), number_of(request, "copies", 0) > 0), media_type="text/html")


@lru_cache(maxsize=32)
def _sheet(faction: str, lang: str, copies: bool) -> str:
    packs = [library.pack(each) for each in library.factions()]
    mine = [pack for pack in packs if pack.faction == faction]
    links = ("/sheet/cardsheet.css", "/composer.js")
    return cardsheet.sheet(mine, names_in_packs(packs), lang, copies, links).html


async def sheet_style(server: Server, request: Request) -> Response:
    return FileResponse(cardsheet.HERE / "cardsheet.css", media_type="text/css")
