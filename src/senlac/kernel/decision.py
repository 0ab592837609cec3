"""Decisions as data, and the only checked way to answer them."""

from __future__ import annotations

from typing import Any

from senlac.kernel.errors import IllegalAction
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import State
from senlac.kernel.frames import OVER, Action, Watch, answer, ask_of, asked, options, waiting
from senlac.kernel.gamedef import finish


class Decision:
    """A question to one seat: its serial, kind and rule, what it is about, and the options."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, self.key()

    __slots__ = ("serial", "seat", "kind", "rule", "about", "options")

    def __init__(
        self, serial: int, seat: int, kind: str, rule: str, about: dict[str, Arg], options: list[Action]
    ) -> None:
        self.serial = serial
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.about = about
        self.options = options

    def __repr__(self) -> str:
        return f"<Decision {self.serial}: {self.kind}, seat {self.seat}, {len(self.options)} options>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.serial, self.seat, self.kind))

    def key(self) -> tuple[Any, ...]:
        return (self.serial, self.seat, self.kind, self.rule, self.about, self.options)


def decision(s: State, seat: int) -> Decision | None:
    """The question a seat must answer now, if there is one."""
    if seat < 0 or not (asked(s) >> seat) & 1:
        return None
    op = ask_of(s)
    return Decision(s.serial, seat, op.kind, op.cites(), op.about(s, s.top[2]), options(s, seat))


def explain(s: State, seat: int, intent: Any) -> Reason | None:
    """Why a seat may not carry out an intent; None if it may.

    There is always an answer: where the game's rules do not give one, the table's own rules (`K.…`) do.
    """
    reason = _not_asked(s, seat, intent)
    if reason is not None:
        return reason
    offered = options(s, seat)
    return None if _find(offered, intent) >= 0 else _not_offered(s, seat, intent, offered)


def _not_asked(s: State, seat: int, intent: Any) -> Reason | None:
    if waiting(s) == OVER:
        return Reason("K.OVER", "table-over")
    who = asked(s)
    if seat < 0 or not (who >> seat) & 1:
        reason = s.game.not_asked(s, seat, intent) if seat >= 0 and s.game.malformed(intent) is None else None
        return reason or Reason("K.SEAT", "table-seat", asked=_seats(s, who))
    return None


def _not_offered(s: State, seat: int, intent: Any, offered: list[Action]) -> Reason:
    malformed = s.game.malformed(intent)
    if malformed is not None:
        return malformed
    reason = ask_of(s).why(s, s.top[2], seat, intent)
    if reason is not None:
        return reason
    verbs = sorted({str(option[0]) for option in offered})
    if intent[0] not in verbs:
        reason = s.game.not_now(s, intent)
        if reason is not None:
            return reason
        return Reason("K.VERB", "table-verb", verb=str(intent[0]), verbs=", ".join(verbs))
    return Reason("K.OPTION", "table-option", verb=str(intent[0]), count=len(offered))


def apply(s: State, seat: int, action: Any, watch: Watch | None = None) -> Action:
    """Answer the current question, or raise IllegalAction and leave the state unchanged.

    Returns the option that was applied, in canonical form.
    """
    reason = _not_asked(s, seat, action)
    offered = options(s, seat) if reason is None else []
    place = _find(offered, action)
    if place < 0:
        reason = reason or _not_offered(s, seat, action, offered)
        raise IllegalAction(f"Not allowed by {reason.rule}: {reason!r}", reason, action=action, seat=seat)
    answer(s, seat, offered[place], watch)
    return offered[place]


def _find(offered: list[Action], intent: Any) -> int:
    """The index of an intent among the options, or -1. True and 1.0 do not count as numbers of things."""
    if not isinstance(intent, tuple) or any(type(part) not in (int, str) for part in intent):
        return -1
    for i in range(len(offered)):
        if offered[i] == intent:
            return i
    return -1


def _seats(s: State, mask: int) -> Arg:
    if mask and not mask & (mask - 1):
        return "seat", mask.bit_length() - 1
    names = [name for seat, name in enumerate(s.game.seats) if (mask >> seat) & 1]
    return ", ".join(names) or "-"


def resign(s: State, seat: int, out_of_time: bool = False) -> None:
    """A seat resigns or runs out of time, so the other wins. IllegalAction if the game is over or has no such seat."""
    if waiting(s) == OVER:
        raise IllegalAction("The game is over already.", Reason("K.OVER", "table-over"), seat=seat)
    if not 0 <= seat < 2 or len(s.game.seats) != 2:
        reason = Reason("K.RESIGN", "table-resign")
        raise IllegalAction("Only a player of a two-player game may resign.", reason, seat=seat)
    if out_of_time:
        finish(s, 1 - seat, "time", rule="K.CLOCK")
    else:
        finish(s, 1 - seat, "resigned", rule="K.RESIGN")
