"""What a seat may know, and the states it can imagine from that.

A `View` is made from an allow-list and is all that clients and bots ever get. `determinize` builds a state from a view,
dealing at random whatever the view leaves open; bots search such states and never see the true one.
"""

from __future__ import annotations

from typing import Any, TypeVar

from senlac.kernel.fields import Frame, State, as_lists, as_tuples, blank, frames_from_json, from_json
from senlac.kernel.frames import ASKS, Action, Answer, Op, Sealed, top_op
from senlac.kernel.gamedef import GameDef
from senlac.kernel.rng import Rng

Seen = TypeVar("Seen", bound=State)


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

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.game, self.seat, self.data)

    def __repr__(self) -> str:
        return f"<View of {self.game.name} from seat {self.seat} at decision {self.data['table']['serial']}>"


def view(s: State, seat: int) -> View:
    """The position as a seat may know it; seat -1 is a spectator."""
    table = {
        "top": _frames_seen(s.top, seat),
        "pending": as_lists(s.pending),
        "result": as_lists(s.result),
        "epoch": s.epoch,
        "serial": s.serial,
    }
    data = {"seat": seat, "table": table}
    for name, value in s.game.sees(s, seat).items():
        if name in ("seat", "table"):
            raise ValueError(f"{s.game.name}: a view has a {name!r} of its own; call yours otherwise")
        data[name] = as_lists(value)
    return View(s.game, seat, data)


def _frames_seen(top: Frame, seat: int) -> list[Any]:
    frames: list[Any] = []
    while top:
        op: Op[Any] = top[0]
        frames.append([op.name, top[1], as_lists(op.seen_by(top[2], seat))])
        top = top[3]
    return frames


def all_fields(s: State) -> dict[str, Any]:
    """What a seat sees in a game without hidden information: all of the game's own fields. For `GameDef.sees`."""
    values = s.values()
    base = len(State.FIELDS)
    return {name: values[base + i] for i, (name, _) in enumerate(s.FIELDS[base:])}


def imagine_all(kind: type[Seen], seen: View) -> Seen:
    """The state of a view that shows `all_fields`. For `GameDef.imagine`."""
    s = blank(kind, seen.game)
    record = s.to_json()
    for name, _ in kind.FIELDS[len(State.FIELDS) :]:
        record[name] = seen.data[name]
    s = from_json(kind, seen.game, record)
    restore_table(s, seen)
    return s


def restore_table(s: State, seen: View) -> None:
    """Restore what every view contains into an imagined state: frames, pending records, result and counters."""
    table = seen.data["table"]
    s.top = frames_from_json(table["top"])
    s.pending = as_tuples(table["pending"])
    s.result = as_tuples(table["result"])
    s.epoch = table["epoch"]
    s.serial = table["serial"]


def permute(s: State, seat: int, rng: Rng) -> None:
    """Deal again everything a seat cannot see, including the sealed answers of others."""
    s.game.permute(s, seat, rng)
    if s.top and not s.result and top_op(s).stop == ASKS:
        op = top_op(s)
        if isinstance(op, Sealed):
            _reseal(s, op, seat, rng)


def _reseal(s: State, op: Sealed[Any], seat: int, rng: Rng) -> None:
    """Give seats that have answered some legal answer, and those that have not, none."""
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
    """States consistent with a view: read once, dealt as often as needed."""

    def __init__(self, seen: View) -> None:
        self.seat = seen.seat
        self.template: State = seen.game.imagine(seen)

    def sample(self, rng: Rng) -> State:
        s = self.template.clone()
        permute(s, self.seat, rng)
        return s


def determinize(seen: View, rng: Rng) -> State:
    """A state consistent with a view, dealt at random; it has the same view."""
    return Imagination(seen).sample(rng)
