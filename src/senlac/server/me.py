"""What people do about themselves: their name, their address, their devices, their data."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from senlac.kernel.errors import SenlacError
from senlac.server import export, wire
from senlac.server.exchange import COOKIE, PLAIN, address_of, answer, lang_of, message_of
from senlac.server.jobs import malformed
from senlac.server.mail import ADDRESS
from senlac.text import without_a_game

if TYPE_CHECKING:
    from senlac.server.app import Server


class NoMail(SenlacError):
    """This server sends no letters."""

    code = "no-mail"


async def set_me(server: Server, request: Request) -> Response:
    profile = await message_of(request, wire.Profile)
    if not PLAIN.fullmatch(profile.name):
        raise malformed("a name of at most 40 plain characters")
    response = Response(status_code=204)
    person = await server.somebody(request, response)
    await server.moderation.check(person.id)
    await server.store.rename(person.id, profile.name.strip(), profile.lang)
    return response


async def forget_me(server: Server, request: Request) -> Response:
    """Delete my data: my name, my cookie, and the games nobody else takes part in."""
    person = await server.person(request)
    if person is not None:
        for game in await server.store.forget(person.id):
            server.hub.give_up(game)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def send_code(server: Server, request: Request) -> Response:
    """Send a code to an address. The answer is the same whether or not somebody is known by it."""
    wish = await message_of(request, wire.Address)
    if server.mail is None:
        raise NoMail("This server sends no e-mail.", message="web-no-mail")
    if not ADDRESS.fullmatch(wish.email):
        raise malformed("an e-mail address")
    response = Response(status_code=204)
    person = await server.somebody(request, response)
    for who in (person.id, wish.email.lower()):
        server.mailing.check(who)
    server.mailing_there.check(address_of(request))
    code = await server.accounts.ask(person.id, wish.email)
    say = without_a_game(lang_of(request)).say
    told: dict[str, Any] = {"code": f"{code[:5]}-{code[5:]}"}
    link = f"{server.settings.address}/enter#{code}"
    text = [say("mail-code-why"), say("mail-code-link"), link, say("mail-code-type", told), say("mail-code-note")]
    server.mail.send(wish.email, say("mail-code-subject", told), "\n\n".join(text) + "\n")
    return response


async def enter(server: Server, request: Request) -> Response:
    """Sign in with a code that was sent to the address I gave in this browser."""
    wish = await message_of(request, wire.Enter)
    person = await server.person(request)
    server.entering.check(address_of(request))
    entered = await server.accounts.enter("" if person is None else person.id, wish.code)
    for game in entered.games:
        await server.hub.reseat(game)
    response = Response(status_code=204)
    if entered.token:
        old = request.cookies.get(COOKIE, "")
        await server.hub.notices.follow(old, entered.person, entered.token, time.time())
        server.set_cookie(response, entered.token)
    return response


async def leave(server: Server, request: Request) -> Response:
    """Sign out, here or everywhere."""
    wish = await message_of(request, wire.Leave)
    person = await server.person(request)
    if person is not None:
        token = request.cookies.get(COOKIE, "")
        await server.accounts.leave(person.id, token, wish.everywhere)
        await server.hub.notices.unsubscribe(person.id, "" if wish.everywhere else token)
        if wish.everywhere:
            server.hub.sign_out(person.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def data(server: Server, request: Request) -> Response:
    """All that is kept about me."""
    person = await server.person(request)
    if person is None:
        return answer({})
    headers = {"Content-Disposition": 'attachment; filename="senlac-data.json"'}
    found = await export.everything(server.store, person.id)
    body = msgspec.json.format(msgspec.json.encode(found))
    return Response(body, media_type="application/json", headers=headers)
