"""The web application: pages, the HTTP API and the WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import lru_cache
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
from starlette.websockets import WebSocket

from senlac.examples import NoExample
from senlac.kernel.errors import BadOption, SenlacError, UnknownGame
from senlac.kernel.gamedef import GameDef
from senlac.registry import broken_games
from senlac.server import (
    analyses,
    blocking,
    dice,
    games,
    jobs,
    learning,
    live,
    me,
    noticing,
    operating,
    players,
    wire,
)
from senlac.server.accounts import Accounts, NoAccount, WrongCode
from senlac.server.clients import NotYours, UnknownTable
from senlac.server.database import Lease, StoreError
from senlac.server.exchange import COOKIE, address_of, answer, configured, defect, lang_of, sentence
from senlac.server.guard import Budget, Crowd, ForbiddenOrigin, Guard, RateLimit, RateLimited, SecurityHeaders
from senlac.server.hub import ID, Hub
from senlac.server.mail import Mail, Post
from senlac.server.metrics import Metrics
from senlac.server.moderation import Banned, Moderation
from senlac.server.pipe import WorkFailed
from senlac.server.push import Push
from senlac.server.sharing import preview
from senlac.server.store import Person, Seat, Store, new_secret
from senlac.server.tables import DAY, Table
from senlac.server.telling import Teller
from senlac.server.thinkers import Nodes
from senlac.server.workers import Account, Workers

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
    #: The Ray cluster on which bots think, as `ray://…`; they do so in the workers if empty.
    thinkers: str = ""
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
        self.creating = RateLimit(hourly / 3600, hourly)
        self.talking = RateLimit(settings.messages_per_second, int(settings.messages_per_second * 3))
        self.asking = RateLimit(settings.requests_per_second, int(settings.requests_per_second * 4))
        self.working = Budget(settings.work_per_second, settings.work_at_once)
        #: The same by address, for clients that turn up as somebody new every time.
        self.arriving = RateLimit(crowd / 3600, crowd)
        self.creating_there = RateLimit(crowd / 1800, crowd * 2)
        self.working_there = Budget(settings.work_per_second * 4, settings.work_at_once * 4)
        self.connected = Crowd(crowd * 4, settings.sockets)
        #: Letters to one address or asked for by one person, and from one network address; codes that are tried.
        self.mailing = RateLimit(3 / 900, 3)
        self.mailing_there = RateLimit(crowd / 3600, max(10, crowd // 5))
        self.entering = RateLimit(crowd / 600, max(10, crowd // 5))
        #: Addresses for notices, each of which is looked up.
        self.looking_up = RateLimit(1 / 12, 10)
        #: Lines at a table, and tokens of the operator's page that are tried.
        self.chatting = RateLimit(settings.lines_per_second, 10)
        self.trying = RateLimit(1 / 12, 5)
        self.since = time.time()
        self.post = Post.at(settings.smtp, settings.sender) if settings.smtp else None
        self.mail: Mail | None = None
        self.push = Push(settings.push_key, settings.push_contact) if settings.push_key else None
        self.workers = Workers(settings.workers, self.metrics)
        there = Nodes(settings.thinkers) if settings.thinkers else None
        self.thinkers = Workers(metrics=self.metrics, hands=there) if there else self.workers
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
            self.store,
            self.workers,
            self.metrics,
            settings.hold,
            settings.pace,
            notice_after=settings.notice_after,
            thinkers=self.thinkers,
        )
        await self.hub.open()
        self.teller = Teller(self.hub.notices, self.metrics, settings.address, self.mail, self.push)
        self.teller.open(self.hub.connected)
        self.analyses = analyses.Analyses(self.store, self.workers)
        self._chores.append(asyncio.create_task(self._settle()))
        if self.settings.keep_days:
            self._chores.append(asyncio.create_task(self._prune()))
        if self.settings.warm:
            for workers in {self.workers, self.thinkers}:
                self._chores.append(asyncio.create_task(workers.do(Account("warm"), jobs.ready)))

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
                    (await self.hub.table(game, Account("ratings"))).automatic.go_on()
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


# ------------------------------------------------------------------ pages and health


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


# ------------------------------------------------------------------ between HTTP and handlers


def _routes(server: Server) -> list[BaseRoute]:
    def read(path: str, handler: Handler) -> Route:
        return Route(path, _guarded(server, handler), methods=["GET"])

    def write(path: str, handler: Handler, method: str = "POST") -> Route:
        return Route(path, _guarded(server, handler, writing=True), methods=[method])

    async def connect(websocket: WebSocket) -> None:
        await live.socket(server, websocket)

    assets = server.settings.static / "assets"
    return [
        read("/api/hello", games.hello),
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
        read("/api/games", games.list_games),
        read("/api/lobby", games.lobby),
        read("/api/scores", games.scores),
        read("/api/players/{id}", players.show),
        read("/api/ratings/{game}", players.best),
        read("/api/days/{game}/{day}", players.day),
        write("/api/games", games.new_game),
        write("/api/import", games.import_save),
        read("/api/games/{id}", games.show_game),
        write("/api/games/{id}/join", games.join),
        write("/api/games/{id}/offer", games.offer, "PUT"),
        write("/api/games/{id}/offer", games.offer, "DELETE"),
        write("/api/games/{id}/rematch", games.rematch),
        write("/api/games/{id}/fork", games.fork),
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
        read("/api/games/{id}/scenery", games.scenery),
        read("/api/games/{id}/save", games.export),
        read("/api/lessons", learning.list_lessons),
        write("/api/lessons/{name}", learning.begin_lesson),
        read("/api/rules/{game}", learning.rules),
        read("/api/examples/{rule}", learning.show_example),
        write("/api/examples/{rule}", learning.open_example),
        read("/api/cards", learning.list_cards),
        read("/api/decks/{code}", learning.show_deck),
        write("/api/decks", learning.check_deck),
        read("/primer/primer.css", learning.primer_style),
        read("/primer/{game}", learning.show_primer),
        read("/sheet/cardsheet.css", learning.sheet_style),
        read("/sheet/{faction}", learning.show_sheet),
        read("/healthz", healthz),
        read("/readyz", readyz),
        read("/metrics", metrics),
        WebSocketRoute("/ws/{id}", connect),
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
        except HTTPException:
            raise
        except SenlacError as error:
            server.metrics.refusals.labels(error.code).inc()
            server.failed(error)
            return _problem(request, error)
        except Exception:
            logger.exception("broken", path=request.url.path)
            server.metrics.failures.labels("defect").inc()
            return await _broken(request, defect())

    return respond


def _problem(request: HTTPConnection, error: SenlacError) -> Response:
    """An error response in the reader's language."""
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
    response = answer(wire.Problem(error.code, sentence(error, lang_of(request))), status)
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
    return answer(wire.Problem("http", sentence(nothing, lang_of(request))), error.status_code)


async def _broken(request: Request, error: Exception) -> Response:
    return answer(wire.Problem("broken", sentence(defect(), lang_of(request))), 500)


@lru_cache(maxsize=1)
def _text_of(file: Path) -> str:
    return file.read_text("utf-8")
