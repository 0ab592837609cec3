"""The web application: pages, the HTTP API and the WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import math
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

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

from senlac.ai.levels import LEVELS
from senlac.kernel.errors import BadOption, SenlacError, StaleDecision, UnknownGame
from senlac.kernel.gamedef import GameDef
from senlac.kernel.rng import Dice
from senlac.lessons import TaughtSession, is_lesson, lesson, lessons
from senlac.registry import broken_games, configure, game_type, games
from senlac.server import jobs, speech, wire
from senlac.server.guard import Budget, Crowd, ForbiddenOrigin, Guard, Rate, RateLimited, SecurityHeaders
from senlac.server.jobs import malformed, no_files
from senlac.server.metrics import Metrics
from senlac.server.pipe import WorkFailed
from senlac.server.store import Conflict, GameRow, Lease, Person, Seat, Store, StoreError, new_secret
from senlac.server.tables import Client, Hub, NotYours, Table, UnknownTable, new_dice
from senlac.server.workers import Account, Workers
from senlac.session import Session, fair
from senlac.session.days import day_of, seed_of_today
from senlac.text import LANGUAGES, without_a_game
from senlac.version import __version__

logger = structlog.get_logger()

COOKIE = "senlac"
YEAR = 365 * 24 * 3600
#: The largest request body, in bytes: of a save, and of everything else.
LARGEST_SAVE = 4 * 1024 * 1024
LARGEST = 16 * 1024
#: Seconds between two looks for games that nobody played.
PRUNING = 3600.0
DAY = 24 * 3600
#: Seconds for which the health of the database is remembered, so that asking for it cannot keep the disk busy.
HEALTHY_FOR = 1.0
PAGES = ("/", "/play/{rest:path}", "/replay/{rest:path}", "/rules/{rest:path}", "/scores", "/keys", "/about", "/learn")
STATIC = Path(__file__).parent.parent / "web" / "static"
#: Seconds a client may take to read one message before it is disconnected; it may reconnect.
UNREAD = 20.0
#: The HTTP status of each of our errors; any other is 400.
STATUS: dict[type[SenlacError], int] = {
    UnknownTable: 404,
    UnknownGame: 404,
    NotYours: 403,
    ForbiddenOrigin: 403,
    RateLimited: 429,
    StoreError: 503,
    WorkFailed: 503,
}
#: Names are short and contain no control characters.
NAME = re.compile(r"[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ue000-\uf8ff\ufeff]*")

Message = TypeVar("Message")
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
    #: Seconds of workers' time that somebody may use per second.
    work_per_second: float = 0.5
    #: How many people one address may stand for: behind it may be a family or a school.
    crowd: int = 100
    #: How many sockets may be open at once.
    sockets: int = 10_000
    #: Games that nobody played are deleted after so many days; 0 keeps them.
    keep_days: int = 30
    #: Whether to start a worker at once, so that nobody waits for it.
    warm: bool = False
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
        self.working = Budget(settings.work_per_second, settings.work_per_second * 40)
        #: The same by address, for clients that turn up as somebody new every time.
        self.arriving = Rate(crowd / 3600, crowd)
        self.creating_there = Rate(crowd / 1800, crowd * 2)
        self.working_there = Budget(settings.work_per_second * 4, settings.work_per_second * 160)
        self.connected = Crowd(crowd * 4, settings.sockets)
        self.workers = Workers(settings.workers, self.metrics)
        self.store: Store
        self.hub: Hub
        self._lease: Lease
        self._chores: list[asyncio.Task[Any]] = []
        self._healthy = (False, -math.inf)

    async def open(self) -> None:
        self._lease = Lease(self.settings.database)
        self.store = await Store.open(self.settings.database)
        self.hub = Hub(self.store, self.workers, self.metrics, self.settings.hold, self.settings.pace)
        if self.settings.keep_days:
            self._chores.append(asyncio.create_task(self._prune()))
        if self.settings.warm:
            self._chores.append(asyncio.create_task(self.workers.do(Account("warm"), jobs.ready)))

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await self.hub.close()
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

    # ------------------------------------------------------------------ who asks

    async def person(self, connection: HTTPConnection) -> Person | None:
        """The person the cookie belongs to, if any."""
        token = connection.cookies.get(COOKIE, "")
        return await self.store.person(token) if 0 < len(token) <= 100 else None

    async def somebody(self, request: Request, response: Response) -> Person:
        """The person making a request; newcomers get a cookie."""
        person = await self.person(request)
        if person is None:
            self.arriving.check(_address(request))
            token = new_secret()
            person = await self.store.add_person(token, "", _lang(request))
            secure = self.settings.secure
            response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return person

    def account(self, connection: HTTPConnection, person: str) -> Account:
        """On whose account work for a request is done."""
        address = _address(connection)
        return Account(person or address, [(self.working, person or address), (self.working_there, address)])

    # ------------------------------------------------------------------ games

    def may_create(self, request: Request, person: Person) -> None:
        """RateLimited if a person or an address creates games too fast."""
        self.creating.check(person.id)
        self.creating_there.check(_address(request))

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
        game = _configured(kept.game, msgspec.json.encode(kept.options))
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
        )


# ------------------------------------------------------------------ the HTTP API


async def hello(server: Server, request: Request) -> Response:
    person = await server.person(request)
    lang = _lang(request)
    # A game without a blurb is for programs, not for the lobby.
    infos = [info for info in [speech.game_info(name, lang) for name in games()] if info.blurb]
    levels: list[Any] = list(LEVELS)
    name, tongue = ("", lang) if person is None else (person.name, person.lang)
    return _json(wire.Welcome(__version__, name, tongue, infos, levels))


async def set_me(server: Server, request: Request) -> Response:
    profile = await _read(request, wire.Profile)
    if not NAME.fullmatch(profile.name):
        raise malformed("a name of at most 40 plain characters")
    response = Response(status_code=204)
    person = await server.somebody(request, response)
    await server.store.rename(person.id, profile.name.strip(), profile.lang)
    return response


async def forget_me(server: Server, request: Request) -> Response:
    """Delete my data: my name, my cookie, and the games nobody else takes part in."""
    person = await server.person(request)
    if person is not None:
        for game in await server.store.forget(person.id):
            if game in server.hub.tables:
                server.hub.forget(server.hub.tables[game])
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def list_games(server: Server, request: Request) -> Response:
    person = await server.person(request)
    if person is None:
        return _json([])
    mine = [kept for kept in await server.store.games_of(person.id) if not is_lesson(kept.seed)]
    return _json([await server.summary(kept, person.id, _lang(request)) for kept in mine])


async def scores(server: Server, request: Request) -> Response:
    person = await server.person(request)
    if person is None:
        return _json([])
    mine = await server.store.scores_of(person.id)
    return _json([_score(kept, seat, _lang(request)) for kept, seat in mine if not is_lesson(kept.seed)])


def _score(kept: GameRow, seat: int, lang: str) -> wire.Score:
    game = _configured(kept.game, msgspec.json.encode(kept.options))
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


async def new_game(server: Server, request: Request) -> Response:
    wish = await _read(request, wire.NewGame)
    response = Response(status_code=201)
    no_files(wish.game, wish.options)
    game = configure(wish.game, dict(wish.options))
    person = await server.somebody(request, response)
    server.may_create(request, person)
    if not wish.seed.isprintable() or len(wish.seed) > 80:
        raise malformed("a seed of at most 80 printable characters")
    if wish.daily:
        if wish.seed:
            raise BadOption("The daily game has its own seed; leave yours out.", message="web-seed-daily")
        wish.seed = seed_of_today()
    if wish.seed and not server.settings.trusting and any(seat.kind == "link" for seat in wish.seats):
        raise BadOption("You cannot choose the seed of a game with a friend by link.", message="web-seed-link")
    seats = server.seats(game, wish.seats, person.id)
    session = Session(game, Dice.seeded(wish.seed) if wish.seed else new_dice(seats), wish.seed)
    opened = await server.hub.create(session, seats, wish.clock)
    return _filled(response, wire.Opened(*opened))


async def list_lessons(server: Server, request: Request) -> Response:
    return _json([speech.lesson_info(lesson(name), _lang(request)) for name in lessons()])


async def begin_lesson(server: Server, request: Request) -> Response:
    session = TaughtSession.begin(request.path_params["name"])
    response = Response(status_code=201)
    person = await server.somebody(request, response)
    server.may_create(request, person)
    here = [wire.SeatWish("here" if seat == session.lesson.seat else "bot") for seat in session.game.played]
    opened = await server.hub.create(session, server.seats(session.game, here, person.id))
    return _filled(response, wire.Opened(*opened))


async def show_game(server: Server, request: Request) -> Response:
    """The table as a seat may see it, for clients without a socket: `?seat=0&lang=fr&since=12`."""
    table, person, account = await server.my_table(request)
    client = Client(person, account)
    client.seat = _number(request, "seat", -1)
    client.lang = _lang(request)
    if client.seat != -1 and client.seat not in table.seats_of(person):
        raise NotYours("That seat is not yours. You can watch.", message="web-not-seat")
    await table.word(client)
    state = table.message_for(client)
    return Response(status_code=204) if state.seq == _number(request, "since", -1) else _json(state)


async def join(server: Server, request: Request) -> Response:
    wish = await _read(request, wire.Join)
    response = Response(status_code=200)
    person = await server.somebody(request, response)
    account = server.account(request, person.id)
    await server.hub.join(request.path_params["id"], person.id, wish.secret, account)
    return _filled(response, wire.Opened(request.path_params["id"]))


async def rematch(server: Server, request: Request) -> Response:
    _, person, account = await server.my_table(request)
    return _json(wire.Opened(await server.hub.rematch(request.path_params["id"], person, account)), 201)


async def scenery(server: Server, request: Request) -> Response:
    """What never changes in a game; browsers may cache it."""
    table, _, _ = await server.my_table(request)
    game = table.session.game
    body = _scenery(game.name, msgspec.json.encode(game.options), game.content_hash, _lang(request))
    if body is None:
        body = msgspec.json.encode(game.show.scenery(_lang(request)))
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
    body = await _body(request, LARGEST_SAVE)
    response = Response(status_code=201)
    person = await server.somebody(request, response)
    server.may_create(request, person)
    session = await server.workers.do(server.account(request, person.id), jobs.read_save, body)
    game = session.game
    here = [wire.SeatWish("here") for _ in game.played]
    opened = await server.hub.create(session, server.seats(game, here, person.id), origin="import")
    return _filled(response, wire.Opened(*opened))


async def fork(server: Server, request: Request) -> Response:
    """Continue from a point in a game that is over, or in one that is all mine.

    Not with a friend where anything is hidden: whoever has the save knows every card.
    """
    wish = await _read(request, wire.Fork)
    table, somebody, account = await server.my_table(request)
    others = [seat for seat in table.seats if seat.kind == "human" and seat.person != somebody]
    if table.session.outcome is None and (others or not table.seats_of(somebody)):
        raise NotYours("A game between people can be continued elsewhere once it is over.", message="web-not-over")
    response = Response(status_code=201)
    person = await server.somebody(request, response)
    server.may_create(request, person)
    before = table.session
    journal = before.journal[: max(0, min(wish.entry, len(before.journal)))]
    session = await server.hub.replayed(account, before.game, Dice.seeded(new_secret()), "", journal)
    if session.hides and not server.settings.trusting and any(seat.kind == "link" for seat in wish.seats):
        sentence = "You know what is hidden in this game; a friend cannot continue it with you. Start a new one."
        raise BadOption(sentence, message="web-fork-link")
    opened = await server.hub.create(session, server.seats(session.game, wish.seats, person.id), origin="fork")
    return _filled(response, wire.Opened(*opened))


async def rules(server: Server, request: Request) -> Response:
    return _json(speech.rules(game_type(request.path_params["game"]).name, _lang(request)))


async def healthz(server: Server, request: Request) -> Response:
    healthy = await server.healthy()
    return Response("ok\n" if healthy else "the database cannot be written\n", 200 if healthy else 503)


async def metrics(server: Server, request: Request) -> Response:
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")


async def page(server: Server, request: Request) -> Response:
    index = server.settings.static / "index.html"
    if not index.exists():
        return Response("The browser client has not been built. Build it with: ./dev web\n", 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


# ------------------------------------------------------------------ the socket


async def socket(server: Server, websocket: WebSocket) -> None:
    """One client's connection, from hello to disconnect."""
    try:
        server.guard.admit(websocket.scope)
    except ForbiddenOrigin:
        await websocket.close(1008)
        return
    address = _address(websocket)
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
        await _say(websocket, wire.Refused(error.code, _sentence(error, _lang(websocket))))
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
    who = client.person or _address(websocket)
    while (frame := await _frame(websocket, writing)) is not None:
        begun = time.monotonic()
        message: wire.FromClient | None = None
        try:
            server.talking.check(who)
            message = decoder.decode(frame.get("text") or frame.get("bytes") or "")
            server.metrics.messages.labels(type(message).__name__).inc()
            await _dispatch(server.workers, table, client, message)
            if isinstance(message, wire.Act):
                server.metrics.action_seconds.observe(time.monotonic() - begun)
        except (msgspec.DecodeError, RecursionError) as error:
            await _refuse(server, table, client, malformed(str(error)))
        except SenlacError as error:
            await _refuse(server, table, client, error, message)
        except Exception:
            logger.exception("broken", game=table.kept.id)
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


async def _dispatch(workers: Workers, table: Table, client: Client, message: wire.FromClient) -> None:
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
    else:
        await client.answer(await _told(workers, table.session, client, message))


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
        write("/api/me", set_me, "PUT"),
        write("/api/me", forget_me, "DELETE"),
        read("/api/games", list_games),
        read("/api/scores", scores),
        write("/api/games", new_game),
        write("/api/import", import_save),
        read("/api/games/{id}", show_game),
        write("/api/games/{id}/join", join),
        write("/api/games/{id}/rematch", rematch),
        write("/api/games/{id}/fork", fork),
        read("/api/games/{id}/scenery", scenery),
        read("/api/games/{id}/save", export),
        read("/api/lessons", list_lessons),
        write("/api/lessons/{name}", begin_lesson),
        read("/api/rules/{game}", rules),
        read("/healthz", healthz),
        read("/metrics", metrics),
        WebSocketRoute("/ws/{id}", live),
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
    async def answer(request: Request) -> Response:
        try:
            server.guard.admit(request.scope)
            if writing:
                server.guard.admit_writing(request.scope)
            server.asking.check(_address(request))
            return await handler(server, request)
        except SenlacError as error:
            server.failed(error)
            return _problem(request, error)
        except Exception:
            logger.exception("broken", path=request.url.path)
            return await _broken(request, _defect())

    return answer


def _problem(request: HTTPConnection, error: SenlacError) -> Response:
    """An error response in the reader's language."""
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
    response = _json(wire.Problem(error.code, _sentence(error, _lang(request))), status)
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
    return _json(wire.Problem("http", _sentence(nothing, _lang(request))), error.status_code)


async def _broken(request: Request, error: Exception) -> Response:
    return _json(wire.Problem("broken", _sentence(_defect(), _lang(request))), 500)


def _defect() -> SenlacError:
    return SenlacError("Something went wrong on the server. Your game is safe; try again.", message="web-broken")


def _sentence(error: SenlacError, lang: str) -> str:
    """The text of an error, when there is no game to word it."""
    return without_a_game(lang).refusal(error)


def _lang(connection: HTTPConnection) -> str:
    """The reader's language, from the query string or the browser."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    first = connection.headers.get("accept-language", "")[:2].lower()
    return first if first in LANGUAGES else "en"


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, "")
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else default


async def _body(request: Request, largest: int = LARGEST) -> bytes:
    """The body of a request, up to the size limit, if it arrives in time."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(UNREAD):
            async for part in request.stream():
                size += len(part)
                if size > largest:
                    raise SenlacError("That is too large.", message="web-too-large", limit=largest >> 10)
                parts.append(part)
    except TimeoutError:
        raise malformed("a request that arrives in time") from None
    return b"".join(parts)


async def _read(request: Request, kind: type[Message]) -> Message:
    """The body of a request as a message."""
    try:
        return msgspec.json.decode(await _body(request), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise malformed(str(error)) from None


@lru_cache(maxsize=64)
def _configured(game: str, options: bytes) -> GameDef[Any]:
    return configure(game, msgspec.json.decode(options))


@lru_cache(maxsize=32)
def _scenery(game: str, options: bytes, content: str, lang: str) -> bytes | None:
    """The scenery of games with the installed cards and maps."""
    found = _configured(game, options)
    return msgspec.json.encode(found.show.scenery(lang)) if found.content_hash == content else None


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _filled(response: Response, value: Any) -> Response:
    """A response whose headers were set before its body was known."""
    filled = _json(value, response.status_code)
    filled.raw_headers += [pair for pair in response.raw_headers if pair[0] == b"set-cookie"]
    return filled
