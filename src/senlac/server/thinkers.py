"""Bots that think on a Ray cluster (`senlac serve --thinkers`): other hands for the same queue as everything long.

The server itself does not use Ray, which would end it along with the cluster; it talks to a dispatcher, a process that
does (`server/dispatcher.py`). If that is lost, the next thought starts another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
from collections.abc import Callable
from itertools import count
from typing import Any

import structlog

from senlac.cluster import AUTO, CLIENT, UnfitNode, silent
from senlac.kernel.errors import SenlacError
from senlac.server.dispatcher import ABOUT
from senlac.server.pipe import SIZE, Lost, framed
from senlac.server.workers import MOMENT, python, unpacked

logger = structlog.get_logger()

#: Seconds in which a cluster must let us join, and a node must do something simple unless it is busy.
JOINS = 60.0
#: Seconds that a dispatcher has for ending by itself, with what it started.
ENDS = 10.0


def cluster_at(address: str) -> str:
    """An address as Ray takes it; BadOption if it is not one."""
    if not address.startswith(CLIENT):
        raise silent(address, "thinkers")
    return AUTO if address == CLIENT + AUTO else address


async def try_cluster(address: str) -> None:
    """SenlacError if no cluster answers there, or if its nodes do not fit."""
    link = await Link.to(cluster_at(address))
    try:
        with contextlib.suppress(TimeoutError):  # all nodes are busy
            async with asyncio.timeout(JOINS):
                await link.ask(pickle.dumps((MOMENT, len, ("",))))
    except Lost as lost:
        raise UnfitNode(lost.more or lost.why) from lost
    finally:
        await link.close()


class Nodes:
    """The nodes of a cluster. They do as much at a time as they have processors; how many is known once it answers."""

    name = "cluster"
    spared = 0

    def __init__(self, address: str) -> None:
        self.places = 1
        self._address = cluster_at(address)
        self._link: Link | None = None
        self._linking = asyncio.Lock()
        self._more: Callable[[], None]

    def open(self, more: Callable[[], None]) -> None:
        self._more = more

    async def do(self, task: bytes, limit: float) -> tuple[float, Any]:
        async with asyncio.timeout(limit):
            link = await self._linked()
            answer = await link.ask(task)
        return await unpacked(answer)

    async def _linked(self) -> Link:
        """The dispatcher; it is started if there is none, or none any more."""
        async with self._linking:
            if self._link is None or self._link.is_cut:
                await self.stop()
                try:
                    self._link = await Link.to(self._address, self._resize)
                except SenlacError as error:
                    raise Lost("no cluster", str(error)) from error
            return self._link

    def _resize(self, places: int) -> None:
        logger.info("cluster", address=self._address, places=places)
        self.places = places
        self._more()

    async def stop(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            await link.close()


class Link:
    """A dispatcher that has joined its cluster, and what it was asked."""

    def __init__(self, process: asyncio.subprocess.Process, resized: Callable[[int], None]) -> None:
        self._process = process
        self._resized = resized
        self._numbers = count(ABOUT + 1)
        self._asked: dict[int, asyncio.Future[bytes | Lost]] = {}
        self._reading: asyncio.Task[None]

    @classmethod
    async def to(cls, address: str, resized: Callable[[int], None] = lambda _: None) -> Link:
        """SenlacError if the cluster does not let us join."""
        link = cls(await python("senlac.server.dispatcher", address), resized)
        try:
            async with asyncio.timeout(JOINS):
                _, found = await link._heard()
            if isinstance(found, SenlacError):
                raise found
        except BaseException as error:
            await link._end(0)
            if isinstance(error, (TimeoutError, EOFError)):
                raise silent(address, "thinkers") from error
            raise
        resized(found)
        link._reading = asyncio.create_task(link._read())
        return link

    @property
    def is_cut(self) -> bool:
        return self._reading.done()

    async def ask(self, task: bytes) -> bytes:
        """What a node answers; Lost if none will."""
        number = next(self._numbers)
        answer: asyncio.Future[bytes | Lost] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            await self._say(number, task)
            found = await answer
        except asyncio.CancelledError:
            with contextlib.suppress(Lost):
                await self._say(number, b"")
            raise
        finally:
            del self._asked[number]
        if isinstance(found, Lost):
            raise found
        return found

    async def _say(self, number: int, task: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(framed(number.to_bytes(SIZE, "big") + task))
            await self._process.stdin.drain()
        except OSError as error:
            raise Lost("no cluster", "The dispatcher died.") from error

    async def _read(self) -> None:
        """Hand out answers until the dispatcher ends."""
        try:
            while True:
                number, what = await self._heard()
                answer = self._asked.get(number)
                if number == ABOUT:
                    self._resized(what)
                elif answer is not None and not answer.done():
                    answer.set_result(what)
        except (EOFError, OSError):
            pass
        finally:
            for answer in self._asked.values():
                if not answer.done():
                    answer.set_result(Lost("no cluster", "The dispatcher died."))

    async def _heard(self) -> tuple[int, Any]:
        assert self._process.stdout is not None
        size = await self._process.stdout.readexactly(SIZE)
        message = await self._process.stdout.readexactly(int.from_bytes(size, "big"))
        # from our own dispatcher, never from the network
        found: tuple[int, Any] = pickle.loads(message)  # noqa: S301
        return found

    async def close(self) -> None:
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        await self._end(ENDS)

    async def _end(self, patience: float) -> None:
        """A dispatcher whose input ends leaves the cluster, and ends the cluster if it started it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(patience):
                await self._process.wait()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
