"""Requests to addresses that people have given: over HTTPS, and only to hosts that everybody can reach.

A name is resolved once. If any of its addresses is private, nothing is sent; otherwise the connection is made to the
very address that was checked, so that the name cannot mean something else a moment later. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

import h11

from senlac.kernel.errors import SenlacError

#: The only port: nobody looks for other services through this server.
PORT = 443
#: Seconds for a whole request, and the most bytes of an answer that are read.
PATIENCE = 10.0
LONGEST = 16 * 1024
#: Networks that are not plainly public, whatever Python's tables say: those of IPv6 that stand for others, in part for
#: private ones of IPv4 (mapped, NAT64, Teredo, 6to4), and one in which some clouds keep their metadata.
KEPT_OUT = [ip_network(it) for it in ("::/3", "2001::/23", "2002::/16", "192.0.0.0/24")]
#: Threads of their own: a name that takes long keeps nobody waiting who does something else.
RESOLVING = ThreadPoolExecutor(4, "resolve")

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolve = Callable[[str], Awaitable[list[str]]]
Connect = Callable[[str, str], Awaitable[Streams]]


class ForbiddenAddress(SenlacError):
    """Nothing is sent to this address."""

    code = "bad-address"


def refused() -> ForbiddenAddress:
    sentence = "Only public addresses that begin with https:// can be told anything, without a port or a password."
    return ForbiddenAddress(sentence, message="web-bad-address")


def is_public(address: str) -> bool:
    """Whether an address belongs to a host that everybody can reach.

    >>> [is_public(it) for it in ("93.184.216.34", "10.0.0.1", "::ffff:93.184.216.34", "64:ff9b::a00:1")]
    [True, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    return found.is_global and not found.is_multicast and not any(found in net for net in KEPT_OUT)


async def resolve(host: str) -> list[str]:
    """All addresses of a host, however its name or number is written."""
    loop, look = asyncio.get_running_loop(), partial(socket.getaddrinfo, host, PORT, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in await loop.run_in_executor(RESOLVING, look)]


async def connect(address: str, host: str) -> Streams:
    """A connection to an address that proves to be the host."""
    context = ssl.create_default_context()
    return await asyncio.open_connection(address, PORT, ssl=context, server_hostname=host)


def host_of(url: str) -> str:
    """The host of a URL; Refused if nothing can be sent there."""
    try:
        parts = urlsplit(url)
        plain = parts.scheme == "https" and parts.port in (None, PORT) and parts.username is parts.password is None
    except ValueError:
        raise refused() from None
    if not plain or not parts.hostname or not url.isascii() or not url.isprintable() or " " in url:
        raise refused()
    return parts.hostname


class Outgoing:
    """Sends small requests; tests put a host of their own at the other end."""

    def __init__(self, resolve: Resolve = resolve, connect: Connect = connect) -> None:
        self._resolve = resolve
        self._connect = connect

    async def check(self, url: str) -> str:
        """The address to connect to; Refused unless all addresses of the host are public."""
        host = host_of(url)
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self._resolve(host)
        except (OSError, UnicodeError, TimeoutError):
            raise refused() from None
        if not found or not all(is_public(address) for address in found):
            raise refused()
        return found[0]

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Send something and return the status of the answer; Refused, or OSError if there is no answer in time."""
        host, address = host_of(url), await self.check(url)
        async with asyncio.timeout(PATIENCE):
            reader, writer = await self._connect(address, host)
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST)
            try:
                writer.write(_request(connection, url, host, headers, body))
                return await _status(connection, reader)
            finally:
                writer.transport.abort()


def _request(connection: h11.Connection, url: str, host: str, headers: dict[str, str], body: bytes) -> bytes:
    parts = urlsplit(url)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    named = f"[{host}]" if ":" in host else host
    sent = {"Host": named, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    request = h11.Request(method="POST", target=target, headers=list(sent.items()))
    return b"".join(connection.send(it) or b"" for it in (request, h11.Data(body), h11.EndOfMessage()))


async def _status(connection: h11.Connection, reader: asyncio.StreamReader) -> int:
    """The status of an answer; what else it says does not matter."""
    try:
        while True:
            event = connection.next_event()
            if isinstance(event, h11.Response):
                return event.status_code
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(LONGEST))
            elif not isinstance(event, h11.InformationalResponse):
                raise ConnectionError("no answer")
    except h11.RemoteProtocolError as error:
        raise ConnectionError("not HTTP") from error
