"""The web application: pages, the HTTP API and the WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from senlac import primers
from senlac.ai.levels import LEVELS
from senlac.examples import NoExample, example, next_move
from senlac.games.hebs.packs import library
from senlac.games.hebs.show import cardsheet
from senlac.games.hebs.show.origins import names_in_packs
from senlac.kernel.errors import BadOption, SenlacError, StaleDecision, UnknownGame
from senlac.kernel.gamedef import GameDef
from senlac.kernel.rng import Dice
from senlac.lessons import TaughtSession, is_lesson, lesson, lessons
from senlac.registry import broken_games, configure, game_type, games
from senlac.server import analyses, blocking, cards, dice, jobs, me, noticing, operating, players, speech, wire
from senlac.server.accounts import Accounts, NoAccount, WrongCode
from senlac.server.exchange import (
    COOKIE,
    LARGEST_SAVE,
    PLAIN,
    UNREAD,
    address_of,
    answer,
    body_of,
    configured,
    filled,
    lang_of,
    message_of,
    number_of,
)
from senlac.server.guard import Budget, Crowd, ForbiddenOrigin, Guard, Rate, RateLimited, SecurityHeaders
from senlac.server.jobs import malformed, no_files
from senlac.server.mail import Mail, Post
from senlac.server.metrics import Metrics
from senlac.server.moderation import Banned, Moderation
from senlac.server.pipe import WorkFailed
from senlac.server.push import Push
from senlac.server.sharing import preview
from senlac.server.store import Conflict, GameRow, Lease, Person, Seat, Store, StoreError, new_secret
from senlac.server.tables import (
    DAY,
    ID,
    Client,
    Hub,
    NotYours,
    Table,
    UnknownTable,
    clock_of,
    due,
    needs_name,
    new_dice,
)
from senlac.server.telling import Teller
from senlac.server.workers import Account, Workers
from senlac.session import Session, fair
from senlac.session.days import seed_of_today
from senlac.text import LANGUAGES, without_a_game
from senlac.version import __version__

logger = structlog.get_logger()

YEAR = 365 * 24 * 3600
#: Seconds between two looks for games that nobody played.
PRUNING = 3600.0
#: Seconds for which the health of the database is remembered, so that asking for it cannot keep the disk busy.
HEALTHY_FOR = 1.0
PAGES = (
    "/", "/play/{rest:path}", "/replay/{rest:path}", "/rules/{rest:path}", "/cards", "/cards/{rest:path}",
    "/decks/{rest:path}", "/scores", "/keys", "/about", "/learn", "/players", "/players/{rest:path}",
    "/enter", "/operator", "/analysis/{rest:path}", "/verify/{rest:path}",
)  # fmt: skip
STATIC = Path(__file__).parent.parent / "web" / "static"
#: The HTTP status of each of our errors; any other is 400.
STATUS: dict[type[SenlacError], int] = {
    UnknownTable: 404,
    UnknownGame: 404,
    players.UnknownPlayer: 404,
    NoExample: 404,
    NotYours: 403,
    ForbiddenOrigin: 403,
    RateLimited: 429,
    StoreError: 503,
    WorkFailed: 503,
    WrongCode: 403,
    NoAccount: 403,
    Banned: 403,
    operating.NotOperator: 403,
}

Handler = Callable[["Server", Request], Awaitable[Response]]


@dataclass
class Settings:
    """The configuration of a server."""

    database: str
    #: The host names the server answers to; any, if empty.
    hosts: set[str] = field(default_factory=set)
    #: Whether browsers should send the cookie over HTTPS only.
    secure: bool = False
    hold: float = 1.5
    pace: float = 0.4
    workers: int = 0
    #: Whether games by link may have a chosen seed: whoever knows it can work out what the opponent will draw.
    trusting: bool = False
    static: Path = STATIC
    games_per_hour: int = 60
    messages_per_second: float = 20.0
    requests_per_second: float = 50.0
    #: Lines that somebody may say at tables.
    lines_per_second: float = 1.0
    #: Seconds of workers' time that somebody may use per second, and at once.
    work_per_second: float = 0.5
    work_at_once: float = 20.0
    #: How many people one address may stand for: behind it may be a family or a school.
    crowd: int = 100
    #: How many sockets may be open at once.
    sockets: int = 10_000
    #: Games that nobody played are deleted after so many days; 0 keeps them.
    keep_days: int = 30
    #: Whether to start a worker at once, so that nobody waits for it.
    warm: bool = False
    #: Where letters are handed in and who they are from, as URL and address; none are sent if empty.
    smtp: str = ""
    sender: str = ""
    #: The address of this server that letters name, such as https://play.example.org.
    address: str = ""
    #: The private key for Web Push, and whom push services can write to; nothing is pushed if empty.
    push_key: str = ""
    push_contact: str = ""
    #: Seconds after which somebody who is not connected is told that it is their turn.
    notice_after: float = 60.0
    #: The token of the operator's page; there is none if empty.
    operator: str = ""
    #: The proxies whose word is taken for the address a request comes from.
    proxies: str = "127.0.0.1"


def create_app(settings: Settings) -> Starlette:
    """The application; it opens its database on startup and closes it on shutdown."""
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        for name, error in broken_games().items():
            logger.warning("game left out", game=name, why=str(error))
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = Starlette(
        routes=_routes(server),
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: _http_problem, 500: _broken},
    )
    app.state.static = settings.static
    return app


class Server:
    """What the request handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.guard = Guard(settings.hosts)
        self.metrics = Metrics()
        crowd, hourly = settings.crowd, settings.games_per_hour
        self.creating = Rate(hourly / 3600, hourly)
        self.talking = Rate(settings.messages_per_second, int(settings.messages_per_second * 3))
        self.asking = Rate(settings.requests_per_second, int(settings.requests_per_second * 4))
        self.working = Budget(settings.work_per_second, settings.work_at_once)
        #: The same by address, for clients that turn up as somebody new every time.
        self.arriving = Rate(crowd / 3600, crowd)
        self.creating_there = Rate(crowd / 1800, crowd * 2)
        self.working_there = Budget(settings.work_per_second * 4, settings.work_at_once * 4)
        self.connected = Crowd(crowd * 4, settings.sockets)
        #: Letters to one address or asked for by one person, and from one network address; codes that are tried.
        self.mailing = Rate(3 / 900, 3)
        self.mailing_there = Rate(crowd / 3600, max(10, crowd // 5))
        self.entering = Rate(crowd / 600, max(10, crowd // 5))
        #: Addresses for notices, each of which is looked up.
        self.looking_up = Rate(1 / 12, 10)
        #: Lines at a table, and tokens of the operator's page that are tried.
        self.chatting = Rate(settings.lines_per_second, 10)
        self.trying = Rate(1 / 12, 5)
        self.since = time.time()
        self.post = Post.at(settings.smtp, settings.sender) if settings.smtp else None
        self.mail: Mail | None = None
        self.push = Push(settings.push_key, settings.push_contact) if settings.push_key else None
        self.workers = Workers(settings.workers, self.metrics)
        self.store: Store
        self.accounts: Accounts
        self.hub: Hub
        self.teller: Teller
        self.analyses: analyses.Analyses
        self._lease: Lease
        self._chores: list[asyncio.Task[Any]] = []
        self._healthy = (False, -math.inf)

    async def open(self) -> None:
        self._lease = Lease(self.settings.database, shared=True)
        self.store = await Store.open(self.settings.database)
        self.accounts = Accounts(self.store)
        self.mail = None if self.post is None else Mail(self.post, self.metrics)
        settings = self.settings
        self.hub = Hub(
            self.store, self.workers, self.metrics, settings.hold, settings.pace, notice_after=settings.notice_after
        )
        await self.hub.open()
        self.teller = Teller(self.hub.notices, self.metrics, settings.address, self.mail, self.push)
        self.teller.open(self.hub.connected)
        self.analyses = analyses.Analyses(self.store, self.workers)
        self._chores.append(asyncio.create_task(self._settle()))
        if self.settings.keep_days:
            self._chores.append(asyncio.create_task(self._prune()))
        if self.settings.warm:
            self._chores.append(asyncio.create_task(self.workers.do(Account("warm"), jobs.ready)))

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await self.teller.close()
        await self.hub.close()
        if self.mail is not None:
            await self.mail.close()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.store.close()
        self._lease.end()

    async def _prune(self) -> None:
        """Now and then delete what nobody played."""
        while True:
            with contextlib.suppress(StoreError):
                gone = await self.store.prune(time.time() - self.settings.keep_days * DAY)
                logger.info("pruned", rows=gone)
            await asyncio.sleep(PRUNING)

    async def _settle(self) -> None:
        """Now and then rate what has ended and was not rated, because a server was stopped in between."""
        while True:
            with contextlib.suppress(SenlacError):
                for game in await self.hub.ratings.unsettled():
                    (await self.hub.table(game, Account("ratings"))).go_on()
            await asyncio.sleep(PRUNING)

    async def healthy(self) -> bool:
        """Whether the database can be written."""
        healthy, asked = self._healthy
        if time.monotonic() - asked >= HEALTHY_FOR:
            healthy = await self.store.healthy()
            self._healthy = healthy, time.monotonic()
            if not healthy:
                self.failed(StoreError("unhealthy"))
        return healthy

    def failed(self, error: SenlacError) -> None:
        """Count an error that is the server's own fault."""
        if isinstance(error, StoreError):
            self.metrics.failures.labels("database").inc()

    @property
    def moderation(self) -> Moderation:
        return self.hub.moderation

    # ------------------------------------------------------------------ who asks

    async def person(self, connection: HTTPConnection) -> Person | None:
        """The person the cookie belongs to, if any."""
        token = connection.cookies.get(COOKIE, "")
        return await self.store.person(token) if 0 < len(token) <= 100 else None

    async def somebody(self, request: Request, response: Response) -> Person:
        """The person making a request; newcomers get a cookie."""
        person = await self.person(request)
        if person is None:
            self.arriving.check(address_of(request))
            token = new_secret()
            person = await self.store.add_person(token, "", lang_of(request))
            self.set_cookie(response, token)
        return person

    def set_cookie(self, response: Response, token: str) -> None:
        """Let a browser keep the secret by which it is known."""
        secure = self.settings.secure
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    def account(self, connection: HTTPConnection, person: str) -> Account:
        """On whose account work for a request is done."""
        address = address_of(connection)
        return Account(person or address, [(self.working, person or address), (self.working_there, address)])

    # ------------------------------------------------------------------ games

    async def may_create(self, request: Request, person: Person) -> None:
        """RateLimited if a person or an address creates games too fast, Banned if they may create none."""
        self.creating.check(person.id)
        self.creating_there.check(address_of(request))
        await self.moderation.check(person.id)

    async def my_table(self, request: Request) -> tuple[Table, str, Account]:
        """The table a request is about, the person making it, and on whose account."""
        found = await self.person(request)
        person = "" if found is None else found.id
        account = self.account(request, person)
        return await self.hub.table(request.path_params["id"], account), person, account

    def seats(self, game: GameDef[Any], wishes: list[wire.SeatWish], person: str) -> list[Seat]:
        """Who takes each seat; seats played by the rules are not asked for."""
        count = len(game.seats) - len(game.automatic)
        if len(wishes) != count:
            sentence = f"This game has {count} seats to fill; say who takes each of them."
            raise BadOption(sentence, message="web-seat-count", count=count)
        sitting = {"here": Seat("human", person=person), "link": Seat("human")}
        taken = iter([sitting.get(wish.kind) or Seat("bot", wish.level) for wish in wishes])
        return [Seat("rules") if seat in game.automatic else next(taken) for seat in range(len(game.seats))]

    async def summary(self, kept: GameRow, person: str, lang: str) -> wire.Summary:
        """A game in a list."""
        seats = await self.store.seats(kept.id)
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

    async def open_game(self, kept: GameRow, person: str, lang: str, apart: set[str]) -> wire.OpenGame | None:
        """A game in the lobby; None for whoever plays in it, and for people who are to be kept apart."""
        seats = await self.store.seats(kept.id)
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


# ------------------------------------------------------------------ the HTTP API


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
    return answer([await server.summary(kept, person.id, lang_of(request)) for kept in mine])


async def lobby(server: Server, request: Request) -> Response:
    """The games that wait for somebody else than me."""
    person = await server.person(request)
    mine, lang = "" if person is None else person.id, lang_of(request)
    apart = await server.moderation.apart(mine) if mine else set()
    found = [await server.open_game(kept, mine, lang, apart) for kept in await server.store.lobby(time.time() - DAY)]
    return answer([game for game in found if game is not None])


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


async def show_deck(server: Server, request: Request) -> Response:
    return answer(cards.read_deck(request.path_params["code"]))


async def check_deck(server: Server, request: Request) -> Response:
    return answer(cards.check_deck(await message_of(request, wire.DeckWish)))


async def show_primer(server: Server, request: Request) -> Response:
    """Two pages to print; they belong to no client, so the language is that of the address or the browser."""
    game = request.path_params["game"]
    if game not in primers.OF_GAME:
        return await _http_problem(request, HTTPException(404))
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
        return await _http_problem(request, HTTPException(404))
    return Response(_sheet(faction, lang_of(request), number_of(request, "copies", 0) > 0), media_type="text/html")


async def sheet_style(server: Server, request: Request) -> Response:
    return FileResponse(cardsheet.HERE / "cardsheet.css", media_type="text/css")


async def healthz(server: Server, request: Request) -> Response:
    healthy = await server.healthy()
    return Response("ok\n" if healthy else "the database cannot be written\n", 200 if healthy else 503)


async def readyz(server: Server, request: Request) -> Response:
    """Whether to send anybody here: the database can be written, and news of other servers arrive."""
    ready = await server.healthy() and server.hub.peers.connected
    return Response("ok\n" if ready else "not ready\n", 200 if ready else 503)


async def metrics(server: Server, request: Request) -> Response:
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")


async def page(server: Server, request: Request) -> Response:
    index = server.settings.static / "index.html"
    if not index.exists():
        return Response("The browser client has not been built. Build it with: ./dev web\n", 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


async def table_page(server: Server, request: Request) -> Response:
    """The page of a table, which says what it is where its address is shared."""
    index, id, lang = server.settings.static / "index.html", request.path_params["id"], lang_of(request)
    kept = await server.store.game(id) if ID.fullmatch(id) and index.exists() else None
    if kept is None:
        return await page(server, request)
    address = str(request.url.replace(scheme="https" if server.settings.secure else "http", query="", fragment=""))
    game = configured(kept.game, msgspec.json.encode(kept.options))
    text = preview(_text_of(index), address, kept, await server.store.seats(id), game, lang)
    return Response(text, media_type="text/html", headers={"Cache-Control": "no-cache"})


# ------------------------------------------------------------------ the socket


async def socket(server: Server, websocket: WebSocket) -> None:
    """One client's connection, from hello to disconnect."""
    try:
        server.guard.admit(websocket.scope)
    except ForbiddenOrigin:
        await websocket.close(1008)
        return
    address = address_of(websocket)
    if not server.connected.enter(address):
        await websocket.close(1013)
        return
    try:
        await _connected(server, websocket)
    finally:
        server.connected.leave(address)


async def _connected(server: Server, websocket: WebSocket) -> None:
    found = await server.person(websocket)
    person = "" if found is None else found.id
    await websocket.accept()
    client = Client(person, server.account(websocket, person))
    try:
        table = await server.hub.table(websocket.path_params["id"], client.account)
    except SenlacError as error:
        await _say(websocket, wire.Refused(error.code, _sentence(error, lang_of(websocket))))
        await websocket.close(4404)
        return
    table.arrive(client)
    with server.metrics.sockets.track_inprogress():
        writing = asyncio.create_task(_write(websocket, table, client))
        try:
            await _listen(server, websocket, table, client, writing)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            table.disconnect(client)
            client.leave()
            writing.cancel()


async def _listen(
    server: Server, websocket: WebSocket, table: Table, client: Client, writing: asyncio.Task[None]
) -> None:
    decoder = msgspec.json.Decoder(wire.FromClient)
    who = client.person or address_of(websocket)
    while (frame := await _frame(websocket, writing)) is not None:
        begun = time.monotonic()
        message: wire.FromClient | None = None
        try:
            server.talking.check(who)
            message = decoder.decode(frame.get("text") or frame.get("bytes") or "")
            server.metrics.messages.labels(type(message).__name__).inc()
            await _dispatch(server, table, client, message)
            if isinstance(message, wire.Act):
                server.metrics.action_seconds.observe(time.monotonic() - begun)
        except (msgspec.DecodeError, RecursionError) as error:
            await _refuse(server, table, client, malformed(str(error)))
        except SenlacError as error:
            await _refuse(server, table, client, error, message)
        except Exception:
            logger.exception("broken", game=table.kept.id)
            server.metrics.failures.labels("defect").inc()
            await _refuse(server, table, client, _defect(), message)


async def _frame(websocket: WebSocket, writing: asyncio.Task[None]) -> MutableMapping[str, Any] | None:
    """The next frame; None once the client is gone. Yields first, so that a busy client cannot starve the others."""
    receiving = asyncio.ensure_future(websocket.receive())
    try:
        await asyncio.wait({receiving, writing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        if not receiving.done():
            receiving.cancel()
    if writing.done():
        return None
    frame = receiving.result()
    return None if frame["type"] == "websocket.disconnect" else frame


async def _refuse(server: Server, table: Table, client: Client, error: SenlacError, message: Any = None) -> None:
    """Send a refusal; a client that was out of date also gets the current table."""
    server.metrics.refusals.labels(error.code).inc()
    server.failed(error)
    await client.answer(speech.refused(table.session, error, client.lang, getattr(message, "id", None)))
    if isinstance(error, StaleDecision | Conflict) and client in table.clients:
        table.broadcast([client])


async def _dispatch(server: Server, table: Table, client: Client, message: wire.FromClient) -> None:
    if isinstance(message, wire.Hello):
        await table.sit(client, message)
        return
    if client not in table.clients:
        raise malformed("a hello first")
    if isinstance(message, wire.Act):
        await table.act(client, message)
    elif isinstance(message, wire.Undo):
        await table.undo(client, message.all)
    elif isinstance(message, wire.StepBack):
        await table.step_back(client, message.all)
    elif isinstance(message, wire.Takeback):
        await table.takeback(client, message.do)
    elif isinstance(message, wire.Resign):
        await table.resign(client)
    elif isinstance(message, wire.Vacancy):
        await table.fill(client, message)
    elif isinstance(message, wire.Again):
        table.try_again(client)
    elif isinstance(message, wire.Chance):
        await table.contribute(client, message.number)
    elif isinstance(message, wire.SetOrders):
        table.order(client, message.orders)
    elif isinstance(message, wire.Say):
        await _say_at_table(server, table, client, message)
    elif isinstance(message, wire.Listen):
        server.chatting.check(client.person)
        await table.choose_talk(client, message.to)
    else:
        if isinstance(message, wire.Expect):
            table.check_may_expect(client)
        await client.answer(await _told(server.workers, table.session, client, message))


async def _say_at_table(server: Server, table: Table, client: Client, message: wire.Say) -> None:
    """A player says something: a phrase or some plain words, and not too often."""
    text = message.text.strip()
    if bool(message.phrase) == bool(text) or not PLAIN.fullmatch(text):
        raise malformed("a phrase, or plain words")
    server.chatting.check(client.person)
    await server.moderation.check(client.person)
    await table.say(client, wire.Say(message.phrase, text))


async def _told(workers: Workers, session: Session, client: Client, message: wire.Asking) -> wire.FromServer:
    """The answer to a question about the table; what takes more than a moment is left to a worker."""
    seat, lang, number, account = client.seat, client.lang, message.id, client.account
    if isinstance(message, wire.Inspect):
        return speech.inspected(session, seat, number, message.ref, lang)
    if isinstance(message, wire.Why):
        return await workers.do(account, jobs.why, session.state, seat, number, message.about, lang)
    if isinstance(message, wire.Preview):
        return await workers.do(account, jobs.preview, session.state, seat, number, message.action, lang)
    if isinstance(message, wire.Hint):
        return await workers.do(account, jobs.advise, session.state, seat, number, lang)
    if isinstance(message, wire.Expect):
        return await workers.do(account, jobs.expect, session.way_to(message.entry), seat, number, message.entry)
    if isinstance(message, wire.Look):
        way, lines = session.way_to(message.entry), session.lines_at(message.entry)
        return await workers.do(account, jobs.look, session.state, way, seat, number, message.entry, lines, lang)
    reel = session.reel(message.line)
    if reel is None:
        return wire.Filmed(number, [])
    return await workers.do(account, jobs.film, session.state, reel, seat, number, lang)


async def _write(websocket: WebSocket, table: Table, client: Client) -> None:
    """Send what is in the client's outbox until it disconnects or stops reading."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        while (message := await client.box.get()) is not None:
            async with asyncio.timeout(UNREAD):
                await _say(websocket, message)
            table.catch_up(client)
        async with asyncio.timeout(UNREAD):
            await websocket.close(1012)
    client.leave()  # wake anyone waiting for room in the outbox; they find that the client is gone


async def _say(websocket: WebSocket, message: wire.FromServer) -> None:
    await websocket.send_text(msgspec.json.encode(message).decode())


# ------------------------------------------------------------------ between HTTP and handlers


def _routes(server: Server) -> list[BaseRoute]:
    def read(path: str, handler: Handler) -> Route:
        return Route(path, _guarded(server, handler), methods=["GET"])

    def write(path: str, handler: Handler, method: str = "POST") -> Route:
        return Route(path, _guarded(server, handler, writing=True), methods=[method])

    async def live(websocket: WebSocket) -> None:
        await socket(server, websocket)

    assets = server.settings.static / "assets"
    return [
        read("/api/hello", hello),
        write("/api/me", me.set_me, "PUT"),
        write("/api/me", me.forget_me, "DELETE"),
        read("/api/me/data", me.data),
        write("/api/me/code", me.send_code),
        write("/api/me/enter", me.enter),
        write("/api/me/leave", me.leave),
        read("/api/me/notices", noticing.show),
        write("/api/me/notices", noticing.choose, "PUT"),
        write("/api/me/notices/push", noticing.subscribe),
        write("/api/me/notices/push", noticing.unsubscribe, "DELETE"),
        read("/notices/end/{key}", noticing.ask_to_end),
        # Mail programs and a page without scripts send no headers of ours; the key is proof enough.
        Route("/notices/end/{key}", _guarded(server, noticing.end), methods=["POST"]),
        read("/api/games", list_games),
        read("/api/lobby", lobby),
        read("/api/scores", scores),
        read("/api/players/{id}", players.show),
        read("/api/ratings/{game}", players.best),
        read("/api/days/{game}/{day}", players.day),
        write("/api/games", new_game),
        write("/api/import", import_save),
        read("/api/games/{id}", show_game),
        write("/api/games/{id}/join", join),
        write("/api/games/{id}/offer", offer, "PUT"),
        write("/api/games/{id}/offer", offer, "DELETE"),
        write("/api/games/{id}/rematch", rematch),
        write("/api/games/{id}/fork", fork),
        write("/api/games/{id}/analysis", analyses.carry_on),
        write("/api/games/{id}/report", blocking.report),
        write("/api/games/{id}/block", blocking.block),
        read("/api/blocks", blocking.blocked),
        write("/api/blocks/{id}", blocking.unblock, "DELETE"),
        read("/api/operator", operating.show),
        write("/api/operator/bans", operating.ban),
        write("/api/operator/bans/{id}", operating.unban, "DELETE"),
        write("/api/operator/reports/{id}", operating.settle),
        write("/api/operator/prune", operating.prune),
        read("/api/games/{id}/dice", dice.show),
        read("/api/games/{id}/scenery", scenery),
        read("/api/games/{id}/save", export),
        read("/api/lessons", list_lessons),
        write("/api/lessons/{name}", begin_lesson),
        read("/api/rules/{game}", rules),
        read("/api/examples/{rule}", show_example),
        write("/api/examples/{rule}", open_example),
        read("/api/cards", list_cards),
        read("/api/decks/{code}", show_deck),
        write("/api/decks", check_deck),
        read("/primer/primer.css", primer_style),
        read("/primer/{game}", show_primer),
        read("/sheet/cardsheet.css", sheet_style),
        read("/sheet/{faction}", show_sheet),
        read("/healthz", healthz),
        read("/readyz", readyz),
        read("/metrics", metrics),
        WebSocketRoute("/ws/{id}", live),
        read("/play/{id}", table_page),
        *[read(path, page) for path in PAGES],
        *([Mount("/assets", _Lasting(directory=assets))] if assets.is_dir() else []),
        *([Mount("/", StaticFiles(directory=server.settings.static))] if assets.is_dir() else []),
    ]


class _Lasting(StaticFiles):
    """Files whose names change with their content, so browsers can cache them for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def _guarded(server: Server, handler: Handler, writing: bool = False) -> Callable[[Request], Awaitable[Response]]:
    async def respond(request: Request) -> Response:
        try:
            server.guard.admit(request.scope)
            if writing:
                server.guard.admit_writing(request.scope)
            server.asking.check(address_of(request))
            return await handler(server, request)
        except SenlacError as error:
            server.metrics.refusals.labels(error.code).inc()
            server.failed(error)
            return _problem(request, error)
        except Exception:
            logger.exception("broken", path=request.url.path)
            server.metrics.failures.labels("defect").inc()
            return await _broken(request, _defect())

    return respond


def _problem(request: HTTPConnection, error: SenlacError) -> Response:
    """An error response in the reader's language."""
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
    response = answer(wire.Problem(error.code, _sentence(error, lang_of(request))), status)
    if isinstance(error, RateLimited):
        response.headers["Retry-After"] = str(error.fields["seconds"])
    return response


async def _http_problem(request: Request, error: Exception) -> Response:
    """An unknown address: a browser gets the client, which shows its own page for that."""
    assert isinstance(error, HTTPException)
    index = request.app.state.static / "index.html"
    if request.method == "GET" and "text/html" in request.headers.get("accept", "") and index.exists():
        return FileResponse(index, error.status_code, headers={"Cache-Control": "no-cache"})
    nothing = SenlacError("There is nothing at this address.", message="web-nothing-here")
    return answer(wire.Problem("http", _sentence(nothing, lang_of(request))), error.status_code)


async def _broken(request: Request, error: Exception) -> Response:
    return answer(wire.Problem("broken", _sentence(_defect(), lang_of(request))), 500)


def _defect() -> SenlacError:
    return SenlacError("Something went wrong on the server. Your game is safe; try again.", message="web-broken")


def _sentence(error: SenlacError, lang: str) -> str:
    """The text of an error, when there is no game to word it."""
    return without_a_game(lang).refusal(error)


@lru_cache(maxsize=1)
def _text_of(file: Path) -> str:
    return file.read_text("utf-8")


@lru_cache(maxsize=32)
def _scenery(game: str, options: bytes, content: str, lang: str) -> bytes | None:
    """The scenery of games with the installed cards and maps."""
    found = configured(game, options)
    return msgspec.json.encode(found.show.scenery(lang)) if found.content_hash == content else None


@cache
def _cards(lang: str) -> bytes:
    return msgspec.json.encode(cards.index(lang))


@lru_cache(maxsize=32)
def _sheet(faction: str, lang: str, copies: bool) -> str:
    packs = [library.pack(each) for each in library.factions()]
    mine = [pack for pack in packs if pack.faction == faction]
    links = ("/sheet/cardsheet.css", "/composer.js")
    return cardsheet.sheet(mine, names_in_packs(packs), lang, copies, links).html
