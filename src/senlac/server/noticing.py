"""The requests behind the settings for notices: how people want to be told of their turn, and what they were told."""

from __future__ import annotations

import html
import time
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response

from senlac.server import wire
from senlac.server.exchange import COOKIE, answer, configured, lang_of, message_of
from senlac.server.jobs import malformed
from senlac.server.me import NoMail
from senlac.server.notices import Quiet
from senlac.server.outgoing import refused
from senlac.server.push import Keys, are_valid
from senlac.server.store import hashed
from senlac.text import without_a_game

if TYPE_CHECKING:
    from senlac.server.app import Server


async def show(server: Server, request: Request) -> Response:
    """How I am told, and what I was told."""
    person, notices = await server.person(request), server.hub.notices
    mine = "" if person is None else person.id
    row, channels = await notices.settings(mine), await notices.channels(mine)
    ways = {it.channel: it.address for it in channels}
    devices = [it.device for it in channels if it.channel == "push"]
    quiet = None
    if row is not None and row.quiet_from is not None:
        quiet = wire.QuietHours(row.quiet_from, row.quiet_to, row.zone)
    return answer(
        wire.NoticesInfo(
            mail="mail" in ways,
            webhook=ways.get("webhook", ""),
            push=hashed(request.cookies.get(COOKIE, "")) in devices,
            browsers=len(devices),
            quiet=quiet,
            log=[_line(it, lang_of(request)) for it in await notices.log(mine)],
            push_key="" if server.push is None else server.push.public,
            webhooks=bool(server.settings.address),
        )
    )


def _line(row: Row[Any], lang: str) -> wire.NoticeLine:
    title = configured(row.name, row.options.encode()).show.title(lang)
    return wire.NoticeLine(row.at, row.kind, row.channel, row.game, title, row.result)


async def choose(server: Server, request: Request) -> Response:
    """How I want to be told, apart from browsers, which ask for it themselves."""
    wish = await message_of(request, wire.NoticesWish)
    response = Response(status_code=204)
    person = await server.somebody(request, response)
    if wish.mail and (server.mail is None or not await server.accounts.email_of(person.id)):
        raise NoMail("Give your e-mail address first, and confirm it.", message="web-no-address")
    if wish.webhook:
        if not server.settings.address:
            raise refused()
        server.looking_up.check(person.id)
        await server.teller.outgoing.check(wish.webhook)
    await server.hub.notices.choose(person.id, wish.mail, wish.webhook, _quiet(wish.quiet), time.time())
    return response


def _quiet(wish: wire.QuietHours | None) -> Quiet | None:
    if wish is None:
        return None
    try:
        ZoneInfo(wish.zone)
    except (ValueError, OSError, ZoneInfoNotFoundError):
        raise malformed("a time zone") from None
    return Quiet(wish.start, wish.end, wish.zone)


async def subscribe(server: Server, request: Request) -> Response:
    """Tell me in this browser."""
    wish = await message_of(request, wire.PushWish)
    keys, person = Keys(wish.p256dh, wish.auth), await server.person(request)
    if server.push is None or not are_valid(keys) or person is None:
        raise malformed("a browser that can be told something")
    server.looking_up.check(person.id)
    await server.teller.outgoing.check(wish.endpoint)
    token = request.cookies.get(COOKIE, "")
    kept = msgspec.json.encode(keys).decode()
    await server.hub.notices.subscribe(person.id, token, wish.endpoint, kept, time.time())
    return Response(status_code=204)


async def unsubscribe(server: Server, request: Request) -> Response:
    """Tell me nothing in this browser any more."""
    person = await server.person(request)
    if person is not None:
        await server.hub.notices.unsubscribe(person.id, request.cookies.get(COOKIE, ""))
    return Response(status_code=204)


async def ask_to_end(server: Server, request: Request) -> Response:
    """The page behind the link in a letter. It has a button, because programs that look at letters open links."""
    say = without_a_game(lang_of(request)).say
    button = f'<form method="post"><button>{html.escape(say("notice-end-go"))}</button></form>'
    return _page(request, say("notice-end-ask"), button)


async def end(server: Server, request: Request) -> Response:
    """No letters any more, for whoever has the key from one; without signing in."""
    await server.hub.notices.end(request.path_params["key"])
    return _page(request, without_a_game(lang_of(request)).say("notice-ended"))


def _page(request: Request, text: str, more: str = "") -> Response:
    lang = lang_of(request)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Senlac</title>'
    body = f"<main><h1>Senlac</h1><p>{html.escape(text)}</p>{more}</main>"
    return Response(
        f'<!doctype html><html lang="{lang}"><head>{head}</head><body>{body}</body></html>', media_type="text/html"
    )
