"""What a finished game drew, for whoever wants to draw it again (ADR 31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from senlac.kernel.rng import Fair
from senlac.server import jobs, wire
from senlac.server.clients import NotYours
from senlac.server.exchange import answer, lang_of
from senlac.session.fair import none_to_verify

if TYPE_CHECKING:
    from senlac.server.app import Server


async def show(server: Server, request: Request) -> Response:
    """The secret, what the players contributed, and every draw. The secret is told only when the game is over."""
    table, _, account = await server.my_table(request)
    session, promise = table.session, table.kept.fair
    dice = session.rng
    if promise is None or not isinstance(dice, Fair):
        raise none_to_verify()
    if session.outcome is None:
        raise NotYours("The dice of a game can be checked once it is over.", message="fair-later")
    draws = await server.workers.do(account, jobs.draws, session.game, dice, session.journal)
    words, lang = session.game.show, lang_of(request)
    sides = [words.label("seat", seat, lang) for seat in range(len(session.game.seats))]
    secret, numbers = dice.secret.hex(), promise.numbers
    return answer(wire.DiceRecord(words.title(lang), sides, promise.commitment, numbers, secret, dice.draws, draws))
