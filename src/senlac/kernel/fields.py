"""The state of a game: plain fields, declared once.

A game's state is a subclass of `State` whose annotations are the only list of its fields. From that list
`senlac declare` generates the constructor, `clone` and `values` (fast, and compiled with the class); JSON, digest and
diff use the same list here. So no field can be forgotten.

A field is an `int`, `bool`, `str`, a tuple of such (shared between clones), a list of such, or a list of lists.
Cards, slots, hexes and units are numbers. No dicts, functions, generators or shared mutable objects. Lookup tables that
never change belong to the game; a state can refer to them as `box: Shared[Box]`.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar

from senlac.kernel.events import Event
from senlac.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from senlac.kernel.frames import Op
    from senlac.kernel.gamedef import GameDef

#: `(op, pc, args, below)`; the empty tuple is the bottom of the stack.
Frame = tuple[Any, ...]
#: Numbers, strings and tuples that a frame carries.
Args = tuple[Any, ...]

Self = TypeVar("Self", bound="State")

T = TypeVar("T")
#: Marks the game's shared lookup tables (`GameDef.shared`) in a state; they are not fields.
Shared = Annotated[T, "shared"]

#: Fields that bound undo and are not part of the position.
NOT_IN_DIGEST = ("epoch", "learnt")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has; games add their own fields."""

    #: The newest frame of the stack.
    top: tuple[Any, ...]
    #: Records of abilities that have been initiated but not yet resolved, oldest first (see `responses`).
    pending: tuple[Any, ...]
    #: Empty until the game ends; then `(winner, kind, rule)`, with winner -1 for a tie (see `Outcome`).
    result: tuple[Any, ...]
    #: Rises when chance resolves or something hidden is revealed; undo never goes back past a change.
    epoch: int
    #: The mask of seats that have learnt something hidden since the last decision was answered.
    learnt: int
    #: How many decisions have been answered.
    serial: int
    #: Whether something has changed that the game's `settle` must look at.
    unsettled: bool

    # <declared by `senlac declare`: do not edit>
    __slots__ = (
        "game",
        "events",
        "top",
        "pending",
        "result",
        "epoch",
        "learnt",
        "serial",
        "unsettled",
    )
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = (
        ("top", "tuple[Any, ...]"),
        ("pending", "tuple[Any, ...]"),
        ("result", "tuple[Any, ...]"),
        ("epoch", "int"),
        ("learnt", "int"),
        ("serial", "int"),
        ("unsettled", "bool"),
    )

    def __init__(
        self,
        game: GameDef[Any],
        top: tuple[Any, ...],
        pending: tuple[Any, ...],
        result: tuple[Any, ...],
        epoch: int,
        learnt: int,
        serial: int,
        unsettled: bool,
    ) -> None:
        self.game = game
        self.events: list[Event] | None = None
        self.top = top
        self.pending = pending
        self.result = result
        self.epoch = epoch
        self.learnt = learnt
        self.serial = serial
        self.unsettled = unsettled

    def clone(self) -> State:
        return State(
            self.game,
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
        )

    def values(self) -> tuple[Any, ...]:
        return (
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
        )

    # </declared>

    #: Fields added in a later version of the rules: games started under an earlier one have digests without them.
    SINCE: ClassVar[dict[str, int]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.game, self.to_json())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} serial={self.serial} digest={self.digest()}>"

    def learn(self, seats: int) -> None:
        """Something hidden has become known to the seats in a mask (EVERYONE includes spectators).

        Nobody may undo past this point.
        """
        self.epoch += 1
        self.learnt |= seats

    def emit(self, kind: str, args: Args) -> None:
        """Record an event that everybody sees, if anybody is listening."""
        if self.events is not None:
            self.events.append(Event(kind, args, -1, args))

    def emit_secret(self, kind: str, args: Args, seen_by: int, otherwise: Args) -> None:
        """Record an event that the seats in the mask `seen_by` see in full and the others as `otherwise`."""
        if self.events is not None:
            self.events.append(Event(kind, args, seen_by, otherwise))

    def to_json(self) -> dict[str, Any]:
        """All fields by name, as lists, numbers and strings; frames contain the names of their ops."""
        record: dict[str, Any] = {}
        values = self.values()
        for i, (name, _) in enumerate(self.FIELDS):
            record[name] = as_lists(_frames(values[i], named=True) if name == "top" else values[i])
        return record

    def digest(self) -> str:
        """Sixteen hexadecimal digits that identify this position.

        Two states have the same digest if all their fields are equal and, except for a chance of 1 in 2**64, only then.
        Epochs do not count: they limit undo but are not part of the position.
        """
        values = self.values()
        names = self.FIELDS
        rules = self.game.rules
        since = self.SINCE
        counted = [
            values[i]
            for i in range(1, len(values))
            if names[i][0] not in NOT_IN_DIGEST and since.get(names[i][0], 1) <= rules
        ]
        text = json.dumps((_frames(values[0], named=False), counted), separators=(",", ":"))
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def diff(self, other: State) -> list[tuple[str, Any, Any]]:
        """The fields that differ, down to the item: `(path, here, there)`."""
        here, there = self.to_json(), other.to_json()
        found: list[tuple[str, Any, Any]] = []
        for name in here:
            _compare(name, here[name], there[name], found)
        return found


def blank(kind: type[Self], game: GameDef[Any]) -> Self:
    """A state with nothing in it: zeros, empty lists, an empty stack."""
    return kind(game, *[_zero(annotation) for _, annotation in kind.FIELDS])


def from_json(kind: type[Self], game: GameDef[Any], record: dict[str, Any]) -> Self:
    """The state that `to_json` wrote; ValueError names a field that is missing, unknown or of the wrong type."""
    names = [name for name, _ in kind.FIELDS]
    if set(record) != set(names):
        odd = ", ".join(sorted(set(record) ^ set(names)))
        raise ValueError(f"the fields of this position are not those of the game: {odd}")
    try:
        return kind(game, *[_read(name, annotation, record[name]) for name, annotation in kind.FIELDS])
    except (TypeError, IndexError) as error:
        raise ValueError(f"this position is not of the game's form: {error}") from error


def _restore(kind: type[State], game: GameDef[Any], record: dict[str, Any]) -> State:
    return from_json(kind, game, record)


def as_lists(value: Any) -> Any:
    """Convert tuples to lists, recursively and without sharing, for JSON."""
    if isinstance(value, (tuple, list)):
        # Most are numbers; truth values are left to be what they are, which mypyc would make numbers, too.
        return [item if type(item) is int else as_lists(item) for item in value]
    if isinstance(value, dict):
        return {name: as_lists(item) for name, item in value.items()}
    return value


def as_tuples(value: Any) -> Any:
    """Convert lists to tuples, recursively, for frames."""
    if isinstance(value, (tuple, list)):
        return tuple([item if type(item) is int else as_tuples(item) for item in value])
    return value


def _frames(top: Frame, named: bool) -> list[Any]:
    """The stack from newest to oldest frame, each as `(op, pc, args)` with the op's name or kind."""
    frames: list[Any] = []
    while top:
        op: Op[Any] = top[0]
        frames.append((op.name if named else op.kind, top[1], top[2]))
        top = top[3]
    return frames


def frames_from_json(frames: list[Any]) -> Frame:
    from senlac.kernel.frames import op_named

    top: Frame = ()
    for frame in frames[::-1]:
        top = (op_named(frame[0]), frame[1], as_tuples(frame[2]), top)
    return top


def _zero(annotation: str) -> Any:
    if annotation.startswith("list["):
        return []
    return {"int": 0, "bool": False, "str": ""}.get(annotation, ())


def _read(name: str, annotation: str, value: Any) -> Any:
    if name == "top":
        return frames_from_json(value)
    if annotation in ("int", "bool", "str"):
        if type(value).__name__ != annotation:
            raise ValueError(f"{name} should be of type {annotation}, not {value!r}")
        return value
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"{name} should be a list, not {value!r}")
    if annotation.startswith("list[list["):
        return [list(item) for item in value]
    if annotation.startswith("list["):
        return [as_tuples(item) for item in value]
    return as_tuples(value)


def _compare(path: str, here: Any, there: Any, found: list[tuple[str, Any, Any]]) -> None:
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for i in range(len(here)):
            _compare(f"{path}[{i}]", here[i], there[i], found)
    elif here != there:
        found.append((path, here, there))
