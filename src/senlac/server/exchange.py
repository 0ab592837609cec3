"""Between HTTP and the handlers: what a request asks, and what it is answered with."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from senlac.kernel.errors import SenlacError
from senlac.kernel.gamedef import GameDef
from senlac.registry import configure
from senlac.server.jobs import malformed
from senlac.text import LANGUAGES, without_a_game

COOKIE = "senlac"
#: The largest request body, in bytes: of a save, and of everything else.
LARGEST_SAVE = 4 * 1024 * 1024
LARGEST = 16 * 1024
#: Seconds a client may take to read one message before it is disconnected; it may reconnect.
UNREAD = 20.0
#: What people write about themselves contains no control characters.
PLAIN = re.compile(r"[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ue000-\uf8ff\ufeff]*")

Message = TypeVar("Message")


def lang_of(connection: HTTPConnection) -> str:
    """The reader's language, from the query string or the browser."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    first = connection.headers.get("accept-language", "")[:2].lower()
    return first if first in LANGUAGES else "en"


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def number_of(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, "")
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else default


async def body_of(request: Request, largest: int = LARGEST) -> bytes:
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


async def message_of(request: Request, kind: type[Message]) -> Message:
    """The body of a request as a message."""
    try:
        return msgspec.json.decode(await body_of(request), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise malformed(str(error)) from None


@lru_cache(maxsize=64)
def configured(game: str, options: bytes) -> GameDef[Any]:
    return configure(game, msgspec.json.decode(options))


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def filled(response: Response, value: Any) -> Response:
    """A response whose headers were set before its body was known."""
    filled = answer(value, response.status_code)
    filled.raw_headers += [pair for pair in response.raw_headers if pair[0] == b"set-cookie"]
    return filled


def defect() -> SenlacError:
    """What is said when something went wrong that should not have."""
    return SenlacError("Something went wrong on the server. Your game is safe; try again.", message="web-broken")


def sentence(error: SenlacError, lang: str) -> str:
    """The text of an error, when there is no game to word it."""
    return without_a_game(lang).refusal(error)
