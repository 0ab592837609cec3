"""The journal of a session: every decision with the kind of its question, and every chance outcome.

A game can be replayed from it without a random number generator.
"""

from __future__ import annotations

from typing import Any

import msgspec

from senlac.kernel.decision import apply, resign
from senlac.kernel.errors import BadNotation, IllegalAction, ReplayMismatch
from senlac.kernel.fields import State, as_tuples
from senlac.kernel.frames import ASKS, CHANCE, Watch, ask_of, chance_of, resolve, waiting
from senlac.kernel.notation import from_text


class Decided(msgspec.Struct, tag="decided", tag_field="entry", forbid_unknown_fields=True):
    """A seat answered a question."""

    seat: int
    ask: str
    do: str


class Drawn(msgspec.Struct, tag="drawn", tag_field="entry", forbid_unknown_fields=True, omit_defaults=True):
    """Chance decided something."""

    chance: str
    lot: Any
    #: Its number among all chance outcomes that were ever drawn in this game, if it can be verified.
    draw: int = 0


class Resigned(msgspec.Struct, tag="resigned", tag_field="entry", forbid_unknown_fields=True, omit_defaults=True):
    """A seat resigned, or ran out of time."""

    seat: int
    out_of_time: bool = False


class TakenBack(msgspec.Struct, tag="taken-back", tag_field="entry", forbid_unknown_fields=True):
    """By consent, the `withdrawn` entries were undone; the game went on from before them."""

    seat: int
    agreed: list[int]
    withdrawn: list[Decided | Drawn | Resigned]


class Check(msgspec.Struct, tag="check", tag_field="entry", forbid_unknown_fields=True):
    """The digest of the position at this point."""

    digest: str


JournalEntry = Decided | Drawn | Resigned | TakenBack | Check

#: A digest stands at the end of every so many journal entries, and nowhere else.
CHECK_EVERY = 50


def follow(s: State, entry: JournalEntry, place: int, watch: Watch | None = None) -> None:
    """Apply one journal entry to a state; ReplayMismatch names the entry if it does not fit."""
    if isinstance(entry, Decided):
        _decide(s, entry, place, watch)
    elif isinstance(entry, Drawn):
        _draw(s, entry, place, watch)
    elif isinstance(entry, Resigned):
        _resign(s, entry, place)
    elif isinstance(entry, TakenBack):
        _note_takeback(s, entry, place)
    elif place % CHECK_EVERY != CHECK_EVERY - 1:
        raise _mismatch(place, "has a digest where none belongs")
    elif entry.digest != s.digest():
        raise _mismatch(place, "has the digest of a different position")


def _decide(s: State, entry: Decided, place: int, watch: Watch | None) -> None:
    kind = ask_of(s).kind if waiting(s) == ASKS else "no question"
    if kind != entry.ask:
        raise _mismatch(place, f"answers {entry.ask}, but the game has reached {kind}")
    try:
        apply(s, entry.seat, from_text(s.game, entry.do), watch)
    except (BadNotation, IllegalAction) as error:
        raise _mismatch(place, f"plays {entry.do[:80]!r}, which is not possible: {error}") from error


def _draw(s: State, entry: Drawn, place: int, watch: Watch | None) -> None:
    kind = chance_of(s).kind if waiting(s) == CHANCE else "no chance"
    if kind != entry.chance:
        raise _mismatch(place, f"decides {entry.chance}, but the game has reached {kind}")
    lot = as_tuples(entry.lot)
    if not chance_of(s).possible(s, s.top[2], lot):
        raise _mismatch(place, f"gives {str(entry.lot)[:40]}, which {kind} cannot result in")
    resolve(s, lot, watch)


def _resign(s: State, entry: Resigned, place: int) -> None:
    try:
        resign(s, entry.seat, entry.out_of_time)
    except IllegalAction as error:
        raise _mismatch(place, f"cannot be a resignation: {error}") from error


def _note_takeback(s: State, entry: TakenBack, place: int) -> None:
    """The entries taken back have left the journal; only the log mentions them."""
    if any(not 0 <= seat < len(s.game.seats) for seat in (entry.seat, *entry.agreed)):
        raise _mismatch(place, "names a seat that does not exist in this game")
    s.emit("table-takeback", (entry.seat,))


def _mismatch(place: int, what: str) -> ReplayMismatch:
    return ReplayMismatch(f"Entry {place + 1} of the journal does not fit: it {what}.", entry=place + 1)


#: The old name, for programs written for 0.1.
Entry = JournalEntry
