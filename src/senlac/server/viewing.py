"""How a table looks to whoever looks at it: the message that a client is sent after every change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from senlac.kernel.rng import Fair
from senlac.server import speech, wire
from senlac.server.clients import WATCHING, Client
from senlac.server.store import GameRow, Seat
from senlac.session.session import common

if TYPE_CHECKING:
    from senlac.server.tables import Table


def state_for(table: Table, seat: int, lang: str) -> wire.State:
    """Everything that is the same for all clients of a seat."""
    session = table.session
    seen = session.view(seat)
    scene = session.spoken.show.scene(seen, lang)
    origin: Any = table.kept.origin
    question = _question(table, seat, lang)
    return wire.State(
        seq=table.seq,
        game=session.game.name,
        title=session.game.show.title(lang),
        seat=seat,
        mine=[],
        hides=any(session.has_secrets(number) for number in range(len(table.seats))),
        scene=scene,
        text="" if scene else session.spoken.show.board(seen, lang),
        question=question,
        asked=session.asked,
        players=[_player(table, number, lang) for number in range(len(table.seats))],
        log_from=0,
        log=[],
        entries=len(session.journal),
        can_undo=seat != WATCHING and session.can_undo(seat),
        takeback=session.takeback,
        result=speech.result(session, lang),
        orders=table.orders[seat] if seat != WATCHING else wire.Orders(),
        rematch=table.kept.rematch,
        clock=clock_of(table.kept),
        origin=origin,
        stuck=sorted(table.stuck),
        lesson=speech.lesson(session, seat, question, lang),
        fair=_fairness(table),
        offer=_offered(table),
        days=table.kept.days,
        due=table.due,
        rated=bool(table.kept.rated),
    )


def _offered(table: Table) -> wire.Offered | None:
    offer = table.kept.offer
    if offer is None:
        return None
    level: Any = offer.level
    return wire.Offered(table.automatic.bot_in, level)


def _question(table: Table, seat: int, lang: str) -> wire.Question | None:
    """The question to a seat, unless it is a window that will be passed automatically."""
    if seat == WATCHING or (table.session.in_window(seat) and table.automatic.passes(seat)):
        return None
    return speech.question(table.session, seat, lang)


def personal(table: Table, state: wire.State, client: Client) -> wire.State:
    """A client's own message: its seats, and the log lines it does not have yet."""
    log = table.session.log(client.seat)
    start = common(client.told, log)
    before, worded = client.worded
    ready = worded[: common(before, log[start:])]
    client.told, client.worded = log, ([], [])
    fields = fields_of(state)
    fields["mine"] = table.seats_of(client.person)
    fields["players"] = [
        wire.Player(**{**fields_of(player), "here": player.seat in fields["mine"]}) for player in state.players
    ]
    fields["log_from"] = start
    fields["log"] = ready + speech.lines(table.session, log[start + len(ready) :], client.lang)
    return wire.State(**fields)


def _player(table: Table, number: int, lang: str) -> wire.Player:
    seat = table.seats[number]
    kind: Any = seat.shown
    online = seat.kind != "human" or table.is_online(seat.person)
    clock, running = None, False
    if table.kept.clock and seat.kind != "rules":
        running = number in table.asked and table.session.outcome is None and not table.awaiting
        clock = max(0.0, table.left[number] - (table.thought() if running else 0.0))
    show = table.session.game.show
    side, faction = show.label("seat", number, lang), show.faction(table.session.state, number)
    player = wire.Player(number, side, kind, seat.name, seat.level, False, online, clock, running, faction)
    if table.kept.rated:
        player.rating, player.id = seat.rating, page_of(seat)
    return player


def _fairness(table: Table) -> wire.Fairness | None:
    promise, dice = table.kept.fair, table.session.rng
    if promise is None or not isinstance(dice, Fair):
        return None
    secret = dice.secret.hex() if table.session.outcome is not None else ""
    return wire.Fairness(promise.commitment, promise.numbers, table.awaited, secret)


def page_of(seat: Seat) -> str:
    """Where the page of whoever has a seat is; empty before their first rated game."""
    return seat.person if seat.person and seat.rating is not None else ""


def clock_of(kept: GameRow) -> wire.Clock | None:
    """The clock that a game is played with."""
    return wire.Clock(kept.clock[0] // 60, kept.clock[1]) if kept.clock else None


def fields_of(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
