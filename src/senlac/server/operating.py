"""The operator's page: what happens on this server, and what may be done about it. Behind a token, or not at all."""

from __future__ import annotations

import time
from hmac import compare_digest
from typing import TYPE_CHECKING

from prometheus_client import Counter
from starlette.requests import Request
from starlette.responses import Response

from senlac.kernel.errors import SenlacError
from senlac.server import wire
from senlac.server.exchange import address_of, answer, message_of
from senlac.server.players import UnknownPlayer
from senlac.server.tables import DAY, Table
from senlac.version import __version__

if TYPE_CHECKING:
    from senlac.server.app import Server


class NotOperator(SenlacError):
    """The token is missing or wrong, or this server has no operator's page."""

    code = "not-operator"


def _admit(server: Server, request: Request) -> None:
    """NotOperator without the right token; whoever tries too many is made to wait."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    wanted = server.settings.operator
    if wanted and compare_digest(given.encode(), wanted.encode()):
        return
    server.trying.check(address_of(request))
    raise NotOperator("This is for the operator, who has a token.", message="web-not-operator")


async def show(server: Server, request: Request) -> Response:
    """How this server does: its live tables, what went wrong, reports, bans."""
    _admit(server, request)
    moderation = server.moderation
    people, games = await moderation.counts()
    told = []
    for row in await moderation.reports():
        said = await moderation.said(row.game, row.about)
        told.append(
            wire.Reported(
                row.id, row.game, row.kind, row.reason, row.text, row.teller, row.about, row.told, said, row.at
            )
        )
    bans = [wire.Ban(row.person, row.name, row.reason, row.at, row.until) for row in await moderation.banned()]
    tables = sorted(server.hub.tables.values(), key=lambda table: -len(table.present))
    return answer(
        wire.Operating(
            version=__version__,
            since=server.since,
            people=people,
            games=games,
            sockets=sum(len(table.present) for table in tables),
            failures=_counts(server.metrics.failures),
            refusals=_counts(server.metrics.refusals),
            tables=[_table(table) for table in tables[:200]],
            reports=told,
            bans=bans,
        )
    )


def _table(table: Table) -> wire.LiveTable:
    people = {seat.person for seat in table.seats if seat.person}
    seated = [wire.Seated(seat.person or "", seat.name, seat.shown) for seat in table.seats]
    watching = sum(client.person not in people for client in table.present)
    return wire.LiveTable(
        table.kept.id, table.kept.game, seated, watching, table.seq, table.session.outcome is not None
    )


def _counts(counter: Counter) -> dict[str, int]:
    """A counter by its label."""
    found = {}
    for family in counter.collect():
        for sample in family.samples:
            if sample.name.endswith("_total"):
                found[next(iter(sample.labels.values()))] = int(sample.value)
    return found


async def ban(server: Server, request: Request) -> Response:
    _admit(server, request)
    wish = await message_of(request, wire.BanWish)
    if not await server.moderation.ban(wish.person, wish.reason, wish.days):
        raise UnknownPlayer("There is no such player, or they have left.", message="web-unknown-player")
    return Response(status_code=204)


async def unban(server: Server, request: Request) -> Response:
    _admit(server, request)
    await server.moderation.unban(request.path_params["id"])
    return Response(status_code=204)


async def settle(server: Server, request: Request) -> Response:
    _admit(server, request)
    number = request.path_params["id"]
    await server.moderation.settle(int(number) if number.isdecimal() and len(number) < 10 else 0)
    return Response(status_code=204)


async def prune(server: Server, request: Request) -> Response:
    """Delete what nobody has played for so many days, now."""
    _admit(server, request)
    wish = await message_of(request, wire.PruneWish)
    return answer(wire.Pruned(await server.store.prune(time.time() - wish.days * DAY)))
