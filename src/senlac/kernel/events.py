"""Events: what happened, and who may know it.

Events are emitted by the rules and read by logs. Nothing is recorded while nobody is listening, as in a search. An
event's sentence is the message `kind` in the game's catalogue.
"""

from __future__ import annotations

from typing import Any, Final

#: Every seat, and spectators too.
EVERYONE: Final = -1
#: The seat number of a spectator.
SPECTATOR: Final = -1


class Event:
    """`args` for the seats in the mask `seen_by`, `otherwise` for everybody else."""

    __slots__ = ("kind", "args", "seen_by", "otherwise")

    def __init__(self, kind: str, args: tuple[Any, ...], seen_by: int, otherwise: tuple[Any, ...]) -> None:
        self.kind = kind
        self.args = args
        self.seen_by = seen_by
        self.otherwise = otherwise

    def seen_from(self, seat: int) -> tuple[Any, ...]:
        """The event as that seat may know it: `(kind, *args)`.

        >>> drawn = Event("draws", (0, 17), seen_by=0b01, otherwise=(0,))
        >>> drawn.seen_from(0), drawn.seen_from(1), drawn.seen_from(SPECTATOR)
        (('draws', 0, 17), ('draws', 0), ('draws', 0))
        """
        known = self.seen_by == EVERYONE or (seat >= 0 and (self.seen_by >> seat) & 1)
        return (self.kind, *(self.args if known else self.otherwise))

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.args, self.seen_by, self.otherwise)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, {self.seen_by}, {self.otherwise!r})"
