"""What a seat may know, and the states that it may therefore imagine.

A `View` is made from an allow-list and is all that clients and bots ever get. `determinize` makes a state from a view,
dealing at random what the view leaves open; a bot searches in such states and never sees the true one.
"""

from __future__ import annotations

from typing import Any

from senlac.kernel.fields import Frame, State, as_lists, as_tuples, frames_from_json
from senlac.kernel.frames import ASKS, OPS, Action, Answer, Ask, Sealed
from senlac.kernel.gamedef import GameDef
from senlac.kernel.rng import Rng


class View:
    """A position as one seat (or a spectator, seat -1) may know it."""

    __slots__ = ("game", "seat", "data")

    def __init__(self, game: GameDef[Any], seat: int, data: dict[str, Any]) -> None:
        self.game = game
        self.seat = seat
        self.data = data

    def __getitem__(self, name: str) -> Any:
        return self.data[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.seat, self.data["table"]["serial"]))

    def __repr__(self) -> str:
        return f"<View of {self.game.name} from seat {self.seat} at decision {self.data['table']['serial']}>"


def view(s: State, seat: int) -> View:
    """The position as a seat may know it; seat -1 is a spectator."""
    table = {
        "top": _frames_seen(s.top, seat),
        "pending": as_lists(s.pending),
        "result": as_lists(s.result),
        "epoch": s.epoch,
        "learnt": s.learnt,
        "serial": s.serial,
    }
    return View(s.game, seat, {"seat": seat, "table": table, **as_lists_in(s.game.sees(s, seat))})


def as_lists_in(record: dict[str, Any]) -> dict[str, Any]:
    """A view holds JSON and nothing of the state itself."""
    return {name: as_lists(value) for name, value in record.items()}


def _frames_seen(top: Frame, seat: int) -> list[Any]:
    frames: list[Any] = []
    while top:
        op = OPS[top[0]]
        args = op.seen_by(top[2], seat) if isinstance(op, Ask) else top[2]
        frames.append([op.name, top[1], as_lists(args)])
        top = top[3]
    return frames


def restore_table(s: State, seen: View) -> None:
    """Put into an imagined state what every view has: frames, pending records, result and counters."""
    table = seen.data["table"]
    s.top = frames_from_json(table["top"])
    s.pending = as_tuples(table["pending"])
    s.result = as_tuples(table["result"])
    s.epoch = table["epoch"]
    s.learnt = table["learnt"]
    s.serial = table["serial"]


def permute(s: State, seat: int, rng: Rng) -> None:
    """Deal anew all that a seat cannot see, sealed answers of others included."""
    s.game.permute(s, seat, rng)
    if s.top and not s.result and OPS[s.top[0]].stop == ASKS:
        op = OPS[s.top[0]]
        if isinstance(op, Sealed):
            _reseal(s, op, seat, rng)


def _reseal(s: State, op: Sealed[Any], seat: int, rng: Rng) -> None:
    """Give others who have answered some legal answer, and those who have not, none so far."""
    args = s.top[2][0]
    answers: list[Answer] = list(s.top[2][1])
    taking_part = op.seats(s, args)
    for other in range(len(answers)):
        if other != seat and (taking_part >> other) & 1:
            given = _random_answer(s, op, other, rng) if answers[other][0] else ()
            answers[other] = (answers[other][0], given)
    s.top = (s.top[0], s.top[1], (args, tuple(answers)), s.top[3])


def _random_answer(s: State, op: Sealed[Any], seat: int, rng: Rng) -> tuple[Action, ...]:
    args = s.top[2][0]
    given: tuple[Action, ...] = ()
    while not given or not op.done(s, args, seat, given):
        given = (*given, rng.pick(op.options_for(s, args, seat, given)))
    return given


class Imagination:
    """The states that a view allows: read once, dealt as often as wanted."""

    def __init__(self, seen: View) -> None:
        self.seat = seen.seat
        self.template: State = seen.game.imagine(seen)

    def sample(self, rng: Rng) -> State:
        s = self.template.clone()
        permute(s, self.seat, rng)
        return s


def determinize(seen: View, rng: Rng) -> State:
    """A state that a view allows, dealt at random; its view is the same view."""
    return Imagination(seen).sample(rng)
