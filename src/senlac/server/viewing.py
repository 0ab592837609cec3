"""How a table looks to whoever looks at it: the message that a client is sent after every change."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from senlac.kernel.rng import Fair
from senlac.kernel.views import View
from senlac.server import speech, wire
from senlac.server.clients import WATCHING, Client, Sent
from senlac.server.patches import difference
from senlac.server.store import GameRow, Seat
from senlac.session import LogLine
from senlac.session.session import common, differ

if TYPE_CHECKING:
    from senlac.server.tables import Table

#: What every message tells for itself, or is a client's own.
APART = ("seq", "scene", "log_from", "log", "mine")


class Showing:
    """The table as it is now. What several clients see alike is made once for all of them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[int, View] = {}
        self._logs: dict[int, list[LogLine]] = {}
        self._lines: dict[str, dict[LogLine, wire.Line]] = {}
        self._players: dict[str, list[wire.Player]] = {}
        self._states: dict[tuple[int, str], wire.State] = {}
        self._texts: dict[tuple[Any, ...], str] = {}

    # ------------------------------------------------------------------ messages

    def text(self, client: Client) -> str:
        """What a client is sent: all of the table or, if it wishes, what has changed since it was sent something."""
        state, mine = self._state(client.seat, client.lang), self.table.seats_of(client.person)
        start, lines = self._news(client)
        before, client.sent = client.sent, Sent(state, mine) if client.updates else None
        # Whoever has been sent the same before, and is told as much now, is sent the same.
        known = None if before is None else (id(before.state), *before.mine)
        key = (client.seat, client.lang, known, start, *mine)
        if key not in self._texts:
            whole = self._own(state, mine, start, lines)
            self._texts[key] = _encoded(whole if before is None else _update(before, state, whole))
        return self._texts[key]

    def state(self, client: Client) -> wire.State:
        """All of the table, with the lines of the log that a client does not have yet."""
        mine = self.table.seats_of(client.person)
        return self._own(self._state(client.seat, client.lang), mine, *self._news(client))

    def _own(self, state: wire.State, mine: list[int], start: int, lines: list[wire.Line]) -> wire.State:
        """A client's own message: its seats, and the log lines that it does not have yet."""
        players = [msgspec.structs.replace(player, here=player.seat in mine) for player in state.players]
        return msgspec.structs.replace(state, mine=mine, players=players, log_from=start, log=lines)

    def _news(self, client: Client) -> tuple[int, list[wire.Line]]:
        """From which line on a client does not have the log, and these lines in words; now it has them."""
        seat, lang = client.seat, client.lang
        if seat not in self._logs:
            self._logs[seat] = self.table.session.log(seat)
        log = self._logs[seat]
        start = common(client.told, log)
        before, worded = client.worded
        ready = worded[: common(before, log[start:])]
        client.told, client.worded = log, ([], [])
        return start, ready + self._in_words(log[start + len(ready) :], lang)

    def _in_words(self, log: list[LogLine], lang: str) -> list[wire.Line]:
        """Lines of a log in words: they are the same for everybody who saw the same."""
        known = self._lines.setdefault(lang, {})
        missing = [line for line in log if line not in known]
        known.update(zip(missing, speech.lines(self.table.session, missing, lang), strict=True))
        return [known[line] for line in log]

    # ------------------------------------------------------------------ what is the same for a seat

    def _view(self, seat: int) -> View:
        if seat not in self._views:
            self._views[seat] = self.table.session.view(seat)
        return self._views[seat]

    @cached_property
    def _hides(self) -> bool:
        """Whether a seat sees anything that a spectator does not."""
        return any(differ(self._view(number), self._view(WATCHING)) for number in range(len(self.table.seats)))

    def _state(self, seat: int, lang: str) -> wire.State:
        if (seat, lang) not in self._states:
            self._states[seat, lang] = self._made(seat, lang)
        return self._states[seat, lang]

    def _made(self, seat: int, lang: str) -> wire.State:
        """Everything that is the same for all clients of a seat."""
        table, session = self.table, self.table.session
        seen = self._view(seat)
        scene = session.spoken.show.scene(seen, lang)
        origin: Any = table.kept.origin
        question = self._question(seat, lang)
        return wire.State(
            seq=table.seq,
            game=session.game.name,
            title=session.game.show.title(lang),
            seat=seat,
            mine=[],
            hides=self._hides,
            scene=scene,
            text="" if scene else session.spoken.show.board(seen, lang),
            question=question,
            asked=session.asked,
            players=self._everybody(lang),
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

    def _everybody(self, lang: str) -> list[wire.Player]:
        if lang not in self._players:
            self._players[lang] = [_player(self.table, number, lang) for number in range(len(self.table.seats))]
        return self._players[lang]

    def _question(self, seat: int, lang: str) -> wire.Question | None:
        """The question to a seat, unless it is a window that will be passed automatically."""
        session = self.table.session
        if seat not in session.asked or (session.in_window(seat) and self.table.automatic.passes(seat)):
            return None
        return speech.question(session, self._view(seat), lang)


def _update(before: Sent, state: wire.State, whole: wire.State) -> wire.Update:
    """What has changed for a client since it was sent something."""
    names = [name for name in state.__struct_fields__ if name not in APART]
    changed = [name for name in names if getattr(before.state, name) != getattr(state, name)]
    if before.mine != whole.mine:
        changed += ["mine", "players"]
    fields = {name: getattr(whole, name) for name in changed}
    return wire.Update(state.seq, fields, difference(before.state.scene, state.scene), whole.log_from, whole.log)


def _encoded(message: wire.FromServer) -> str:
    return msgspec.json.encode(message).decode()


def _offered(table: Table) -> wire.Offered | None:
    offer = table.kept.offer
    if offer is None:
        return None
    level: Any = offer.level
    return wire.Offered(table.automatic.bot_in, level)


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
