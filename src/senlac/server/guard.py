"""Protection against strangers: hosts and origins, headers, sizes and rates."""

from __future__ import annotations

import math
import time
from collections import Counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from senlac.kernel.errors import SenlacError

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
#: The names by which this machine calls itself.
AT_HOME = {"localhost", "127.0.0.1", "::1"}


class ForbiddenOrigin(SenlacError):
    """A request from another site's page, or for another host name."""

    code = "foreign"


class RateLimited(SenlacError):
    """More requests than anybody could make by hand."""

    code = "busy"


class Guard:
    """Decides whether a request is let in."""

    def __init__(self, hosts: set[str]) -> None:
        #: The host names this server answers to; any, if empty.
        self.hosts = hosts

    def admit(self, scope: Scope) -> None:
        """ForbiddenOrigin if a request is for another host name (as in DNS rebinding) or from another site's page."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.hosts and _hostname(host) not in self.hosts:
            raise ForbiddenOrigin("This server does not answer to that name.", message="web-foreign")
        origin = headers.get("origin")
        if origin is not None and origin.partition("://")[2] != host:
            raise ForbiddenOrigin("That page is not from this server.", message="web-foreign")

    def admit_writing(self, scope: Scope) -> None:
        """A request that changes something must carry a header that another site's form cannot send."""
        if Headers(scope=scope).get("x-senlac") is None:
            raise ForbiddenOrigin("A request that changes something needs the header X-Senlac.", message="web-foreign")


def _hostname(host: str) -> str:
    """The host name without its port; empty if it is not a valid host."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


class SecurityHeaders:
    """Adds the headers that tell a browser to be careful."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, careful if scope["type"] == "http" else send)


class RateLimit:
    """A token bucket per client: an average rate per second, and a maximum burst.

    >>> rate = RateLimit(1.0, 2)
    >>> rate.take("ann", now=0.0), rate.take("ann", now=0.0), rate.take("ann", now=0.0), rate.take("bob", now=0.0)
    (0.0, 0.0, 1.0, 0.0)
    """

    #: How many clients to remember; those that have not asked for a long time can be forgotten.
    MOST = 10_000

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str, now: float | None = None) -> float:
        """Take a token; returns the seconds to wait if there is none."""
        left, now = self._look(who, now)
        wait = 0.0 if left >= 1.0 else (1.0 - left) / self.per_second
        self._put(who, left - 1.0 if wait == 0.0 else left, now)
        return wait

    def _look(self, who: str, now: float | None) -> tuple[float, float]:
        """The tokens a client has, and the time."""
        now = time.monotonic() if now is None else now
        left, since = self._left.get(who, (self.at_once, now))
        return min(self.at_once, left + (now - since) * self.per_second), now

    def _put(self, who: str, left: float, now: float) -> None:
        """Remember the tokens of a client, and forget whoever has not asked for the longest time."""
        self._left.pop(who, None)
        self._left[who] = (left, now)
        if len(self._left) > self.MOST:
            self._left.pop(next(iter(self._left)))

    def check(self, who: str) -> None:
        """RateLimited if there are no tokens left."""
        _refuse_for(self.take(who))


class Budget(RateLimit):
    """Seconds of work for each client; what something costs is known when it is done.

    >>> budget = Budget(0.5, 10)
    >>> budget.charge("ann", 12.0, now=0.0)
    >>> budget.debt("ann", now=0.0), budget.debt("ann", now=4.0), budget.debt("bob", now=0.0)
    (4.0, 0.0, 0.0)
    """

    def charge(self, who: str, seconds: float, now: float | None = None) -> None:
        left, now = self._look(who, now)
        self._put(who, left - seconds, now)

    def debt(self, who: str, now: float | None = None) -> float:
        """The seconds until there is something left."""
        left, _ = self._look(who, now)
        return max(0.0, -left / self.per_second)

    def check(self, who: str) -> None:
        """RateLimited if the budget is used up."""
        _refuse_for(self.debt(who))


class Crowd:
    """Who is there: at most so many from one address, and so many in all.

    >>> crowd = Crowd(1, 2)
    >>> crowd.enter("a"), crowd.enter("a"), crowd.enter("b"), crowd.enter("c")
    (True, False, True, False)
    >>> crowd.leave("a")
    >>> crowd.enter("c")
    True
    """

    def __init__(self, from_one: int, in_all: int) -> None:
        self.from_one = from_one
        self.in_all = in_all
        self._there: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more from an address is let in."""
        if self._there[address] >= self.from_one or self._there.total() >= self.in_all:
            return False
        self._there[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._there[address] -= 1
        if not self._there[address]:
            del self._there[address]


def _refuse_for(wait: float) -> None:
    """RateLimited if there are seconds to wait."""
    if wait:
        seconds = math.ceil(wait)
        sentence = f"Too many requests at once. Wait {seconds} s and try again."
        raise RateLimited(sentence, message="web-busy", seconds=seconds)
