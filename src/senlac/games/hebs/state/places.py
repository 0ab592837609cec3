"""Where cards are, who sits where, and what else can be read off the table."""

from __future__ import annotations

from senlac.games.hebs.state.codes import WEDGES
from senlac.games.hebs.state.table import Hebs
from senlac.games.hebs.state.variants import rules_of


def players(s: Hebs) -> int:
    """The mask of seats that are asked: both, or all but the Foe's."""
    foe = rules_of(s).foe
    return 0b11 if foe < 0 else 0b11 & ~(1 << seat_of(s, foe))


def place_of(s: Hebs, card: int) -> int:
    """Where an army card is: `side * 3 + wedge`, or -1 if it is not in the battlefield."""
    if card < 0:
        return -1
    place = s.box.side[card] * WEDGES
    line = s.line
    if card in line[place]:
        return place
    if card in line[place + 1]:
        return place + 1
    return place + 2 if card in line[place + 2] else -1


def host_of(s: Hebs, card: int) -> int:
    """The element that an attachment is on, or -1."""
    for attachment, host in s.attached:
        if attachment == card:
            return host
    return -1


def wedge_of(s: Hebs, card: int) -> int:
    """The wedge of an army card or of an attachment, or -1."""
    place = place_of(s, card)
    if place >= 0:
        return place % WEDGES
    host = host_of(s, card) if s.attached else -1
    if host < 0:
        return -1
    count = s.box.count
    return host - count if host >= count else wedge_of(s, host)


def whereabouts(s: Hebs, card: int) -> tuple[int, int]:
    """The wedge and the row of an army card or of an attachment's bearer; wedge -1 or row 0 if it has none."""
    place = place_of(s, card)
    if place >= 0:
        return place % WEDGES, s.rows_of(place)[s.line[place].index(card)]
    host = host_of(s, card) if s.attached else -1
    if host < 0:
        return -1, 0
    count = s.box.count
    return (host - count, 0) if host >= count else whereabouts(s, host)


def in_play(s: Hebs, card: int) -> bool:
    """Whether a card is in the battlefield or in a reserve."""
    box = s.box
    if box.is_army[card]:
        return place_of(s, card) >= 0
    if box.is_tactics[card]:
        return card in s.reserve[box.side[card]]
    return host_of(s, card) >= 0


def cards_in_play(s: Hebs, side: int) -> tuple[int, ...]:
    """The cards that a side controls (H.PLAY.CONTROL): battlefield by wedge and row, reserve, attachments."""
    line = s.line
    found = line[3] + line[4] + line[5] if side else line[0] + line[1] + line[2]
    found += s.reserve[side]
    if s.attached:
        owner = s.box.side
        for attachment, _host in s.attached:
            if owner[attachment] == side:
                found += (attachment,)
    return found


def army(s: Hebs, side: int) -> list[int]:
    """A side's army cards by wedge and row."""
    first = side * WEDGES
    return [*s.line[first], *s.line[first + 1], *s.line[first + 2]]


def seat_of(s: Hebs, side: int) -> int:
    return side ^ s.swap


def is_final(s: Hebs, side: int) -> bool:
    """Whether a side's current Objective is the final one."""
    return s.reached[side] >= len(s.order[side]) - 1
