"""Abilities that can be responded to: pending records and windows, last in, first out.

`Window.initiate` records an ability as pending, opens a window in which other abilities may respond to it, and then
resolves it. A Response is itself an ability, initiated above the window's frame, so the newest resolves first by
construction. **Cancelling sets a flag on the record**; costs stay paid because nothing undoes them.
"""

from __future__ import annotations

from typing import Final, Generic

from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args, State
from senlac.kernel.frames import Action, Ask, Op, Proc, S
from senlac.kernel.native import mypyc_attr

#: `(ability, source, controller, targets, flags)` of an ability that has been initiated but not yet resolved.
Record = tuple[int, int, int, tuple[int, ...], int]

#: The first flag; games can use the higher bits.
CANCELLED: Final = 1

PASS: Final[Action] = ("pass",)


def record_of(s: State, pending: int) -> Record:
    """A pending record by its number: 0 is the oldest."""
    record: Record = s.pending[pending]
    return record


def flag(s: State, pending: int, bit: int) -> None:
    """Set a flag on a pending record."""
    ability, source, controller, targets, flags = record_of(s, pending)
    changed: Record = (ability, source, controller, targets, flags | bit)
    s.pending = (*s.pending[:pending], changed, *s.pending[pending + 1 :])


def cancel(s: State, pending: int) -> None:
    """Cancel an ability: it will not take effect, but its cost stays paid."""
    flag(s, pending, CANCELLED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Op[S]):
    """The window after an ability is initiated; a game says who may respond, with what, and what resolving means.

    The seats are asked in turn, starting with the one after the controller, who comes last. With `again` the window
    stays open until all have passed in a row. Its frame has `(pending, asked, passes)`: how many seats have had their
    turn, and how many of the last ones in a row passed.
    """

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.ask: Respond[S] = Respond(self)
        self.resolution: Resolve[S] = Resolve(self)
        self.removal: Remove[S] = Remove(f"{self.name}-remove")

    # What a game supplies.

    def opens(self, s: S, pending: int, seat: int) -> bool:
        """Whether a seat is asked; may depend only on what both players can see."""
        raise NotImplementedError

    def responses(self, s: S, pending: int, seat: int) -> list[Action]:
        """The Responses a seat may initiate now."""
        raise NotImplementedError

    def respond(self, s: S, pending: int, seat: int, action: Action) -> None:
        """Start one of them: pay, choose, and finally `initiate`."""
        raise NotImplementedError

    def carry_out(self, s: S, record: Record) -> None:
        """The ability takes effect."""
        raise NotImplementedError

    def cancelled(self, s: S, record: Record) -> None:
        """The ability was cancelled."""

    def closes(self, s: S, pending: int) -> bool:
        """Whether nobody else is asked, for instance because the ability has been cancelled."""
        return False

    def again(self, s: S) -> bool:
        """Whether a seat may respond to the same trigger more than once."""
        return False

    def why(self, s: S, pending: int, seat: int, intent: Action) -> Reason | None:
        """Why an intent is not a legal Response."""
        return None

    def about(self, s: S, pending: int) -> dict[str, Arg]:
        """The arguments of the question's sentence."""
        return {}

    # What follows from it.

    def initiate(self, s: S, ability: int, source: int, controller: int, targets: tuple[int, ...]) -> None:
        """Record an ability that has been paid for and targeted, and open its window."""
        record: Record = (ability, source, controller, targets, 0)
        pending = len(s.pending)
        s.pending += (record,)
        self.resolution.push(s, (pending,))
        self.push(s, (pending, 0, 0))

    def run(self, s: S, a: Args) -> None:
        pending: int = a[0]
        asked: int = a[1]
        passes: int = a[2]
        seats = len(s.game.seats)
        controller = record_of(s, pending)[2]
        if self.closes(s, pending):
            return
        while passes < seats and (asked < seats or self.again(s)):
            asked += 1
            passes += 1
            seat = (controller + asked) % seats
            if self.opens(s, pending, seat):
                self.push(s, (pending, asked, passes))
                self.ask.push(s, (seat, pending))
                return

    def answered(self, s: S) -> None:
        """Record in the window's frame, now on top, that the seat did not pass."""
        op, pc, args, below = s.top
        s.top = (op, pc, (args[0], args[1], 0), below)


class Respond(Ask[S], Generic[S]):
    """A seat may respond to the ability or pass."""

    def __init__(self, window: Window[S]) -> None:
        super().__init__(f"{window.name}-respond")
        self.window = window

    def cites(self) -> str:
        return self.window.cites()

    def options(self, s: S, a: Args) -> list[Action]:
        return [PASS, *self.window.responses(s, a[1], a[0])]

    def apply(self, s: S, a: Args, action: Action) -> None:
        if action[0] != "pass":
            self.window.answered(s)
            self.window.respond(s, a[1], a[0], action)

    def why(self, s: S, a: Args, seat: int, intent: Action) -> Reason | None:
        return self.window.why(s, a[1], seat, intent)

    def about(self, s: S, a: Args) -> dict[str, Arg]:
        return self.window.about(s, a[1])


class Resolve(Proc[S], Generic[S]):
    """The window is closed: the ability takes effect, unless it was cancelled."""

    def __init__(self, window: Window[S]) -> None:
        super().__init__(f"{window.name}-resolve")
        self.window = window

    def run(self, s: S, a: Args) -> None:
        record = record_of(s, a[0])
        self.window.removal.push(s, ())
        if record[4] & CANCELLED:
            self.window.cancelled(s, record)
        else:
            self.window.carry_out(s, record)


class Remove(Proc[S], Generic[S]):
    """Removes the newest pending record."""

    def run(self, s: S, a: Args) -> None:
        s.pending = s.pending[:-1]
