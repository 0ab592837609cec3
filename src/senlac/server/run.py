"""Runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import webbrowser
from socket import AF_INET6, socket

import h11
import structlog
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from senlac.kernel.errors import SenlacError
from senlac.server.app import Settings, create_app
from senlac.server.database import Lease
from senlac.server.store import Store
from senlac.server.thinkers import try_cluster

#: Listening on these includes this machine, by its usual name.
EVERYWHERE = ("127.0.0.1", "0.0.0.0", "::1", "::")  # noqa: S104


class Announcing(uvicorn.Server):
    """Announces the server's address once it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Senlac is at {self.address}  (Ctrl-C stops it; nothing is lost)", flush=True)
            if self.browser:
                webbrowser.open(self.address)


def configuration(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=5,
        server_header=False,
        http=Prompt,
        forwarded_allow_ips=settings.proxies,
    )


class Prompt(H11Protocol):
    """HTTP that hangs up on clients who begin a request and do not finish its head."""

    #: Seconds from the first byte of a request to the end of its head.
    PATIENCE = 10.0

    _waiting: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(self.PATIENCE, self._too_late)
        super().data_received(data)

    def _too_late(self) -> None:
        self._waiting = None
        answering = self.cycle is not None and not self.cycle.response_complete
        if not answering and not self.transport.is_closing():
            self.transport.close()

    def _be_patient(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._be_patient()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._be_patient()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_patient()
        super().connection_lost(exc)


def serve(settings: Settings, listening: socket, browser: bool) -> None:
    """Serve on a socket until Ctrl-C or SIGTERM; SenlacError if the server could not start."""
    set_up_logs()
    with listening:
        asyncio.run(_try_database(settings.database))
        if settings.thinkers:
            asyncio.run(try_cluster(settings.thinkers))
        server = Announcing(configuration(settings), address_of(listening), browser)
        calm_collector()
        server.run(sockets=[listening])
    if not server.started:
        raise SenlacError("The server could not start; see above for the reason.")


async def _try_database(url: str) -> None:
    """Open the database once, so that a problem with it is one sentence here instead of a traceback in the log."""
    lease = Lease(url, shared=True)
    try:
        store = await Store.open(url)
        await store.close()
    finally:
        lease.end()


def calm_collector() -> None:
    """Run the cyclic garbage collector seldom: games are long-lived and have no cycles, and a run stops everybody.

    With 200 live games it took a quarter of a second, every few seconds.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def address_of(listening: socket) -> str:
    """The address to open in a browser."""
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if listening.family == AF_INET6 else host
    return f"http://{shown}:{port}/"


class _Log:
    """Standard error, which may be a file on a full disk: games come before the log."""

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()


def set_up_logs() -> None:
    """Log one line of JSON per event to standard error. Secrets are never logged."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(_Log()),  # type: ignore[arg-type]
    )
    logging.basicConfig(level=logging.WARNING, format='{"level": "%(levelname)s", "event": "%(message)s"}')
