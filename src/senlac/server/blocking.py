"""Blocks and reports: what a player does about another, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from senlac.server import wire
from senlac.server.clients import NotYours
from senlac.server.exchange import PLAIN, answer, message_of
from senlac.server.jobs import malformed
from senlac.server.tables import Table

if TYPE_CHECKING:
    from senlac.server.app import Server


def _opponent(table: Table, person: str) -> str:
    """The other player at a table; NotYours for everybody else, and where nobody else plays."""
    others = [seat.person for seat in table.seats if seat.person and seat.person != person]
    if not table.seats_of(person) or not others:
        raise NotYours("Nobody else plays with you at this table.", message="web-no-opponent")
    return others[0]


async def report(server: Server, request: Request) -> Response:
    """Tell the operator about the other player."""
    wish = await message_of(request, wire.Report)
    if not PLAIN.fullmatch(wish.text):
        raise malformed("plain text")
    table, person, _ = await server.my_table(request)
    about = _opponent(table, person)
    server.chatting.check(person)
    await server.moderation.report(table.kept.id, person, about, wish.reason, wish.text)
    return Response(status_code=204)


async def block(server: Server, request: Request) -> Response:
    """Hear nothing of the other player any more, and meet them in no other game."""
    table, person, _ = await server.my_table(request)
    await server.moderation.block(person, _opponent(table, person))
    await table.talk.listen(person, "nothing")
    return Response(status_code=204)


async def blocked(server: Server, request: Request) -> Response:
    person = await server.person(request)
    rows = [] if person is None else await server.moderation.blocked_by(person.id)
    return answer([wire.Blocked(row.id, row.name, row.at) for row in rows])


async def unblock(server: Server, request: Request) -> Response:
    person = await server.person(request)
    if person is not None:
        await server.moderation.unblock(person.id, request.path_params["id"])
    return Response(status_code=204)
