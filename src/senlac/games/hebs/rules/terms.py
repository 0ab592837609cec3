"""Common Terms: what drawing, discarding, tiring, leaving play and moving do to the table. Nothing is asked here."""

from __future__ import annotations

from senlac.games.hebs.state.codes import DISCOUNT, ROWS, WEDGES
from senlac.games.hebs.state.places import place_of, seat_of
from senlac.games.hebs.state.table import Hebs, replaced, without
from senlac.games.hebs.state.variants import rules_of


def draw(s: Hebs, side: int, count: int) -> None:
    """Draw cards, or as many as there are (R.DRAW.EMPTY)."""
    deck = s.deck[side]
    left = len(deck) - count if len(deck) > count else 0
    drawn = deck[left:]
    if not drawn:
        return
    s.deck[side] = deck[:left]
    s.hand[side].extend(drawn)
    s.hand[side].sort()
    seat = 1 << seat_of(s, side)
    s.learn(seat)
    if s.events is not None:
        for card in drawn[::-1]:
            s.emit_secret("hebs-draws", (side, card), seat, (side,))


def from_hand(s: Hebs, side: int, card: int) -> None:
    """A card leaves the hand, for all to see."""
    s.hand[side].remove(card)
    if card in s.shown[side]:
        s.shown = replaced(s.shown, side, without(s.shown[side], card))


def discard(s: Hebs, side: int, card: int) -> None:
    """From hand to the discard pile, face up (H.TERM.DISCARD)."""
    from_hand(s, side, card)
    s.discard[side] += (card,)
    if s.events is not None:
        s.emit("hebs-discards", (side, card))


def to_discard_pile(s: Hebs, card: int) -> None:
    """A card that is nowhere any more goes on top of its owner's pile."""
    side = s.box.side[card]
    s.discard[side] += (card,)


def to_hand(s: Hebs, card: int) -> None:
    """A card that both have seen comes to its owner's hand; the Foe has none and discards it (R.SOLO.NO_HAND)."""
    side = s.box.side[card]
    if side == rules_of(s).foe:
        to_discard_pile(s, card)
        return
    s.hand[side].append(card)
    s.hand[side].sort()
    s.shown = replaced(s.shown, side, tuple(sorted((*s.shown[side], card))))


def show_hand(s: Hebs, side: int) -> None:
    """The opponent looks at a side's hand."""
    watcher = seat_of(s, 1 - side)
    s.shown = replaced(s.shown, side, tuple(s.hand[side]))
    s.learn(1 << watcher)
    if s.events is not None:
        s.emit("hebs-looks", (1 - side,))
        for card in s.hand[side]:
            s.emit_secret("hebs-sees", (1 - side, card), 0b11, (1 - side,))


def bury(s: Hebs, card: int) -> None:
    """An Event that was being resolved goes to the discard pile (H.PLAY.EVENT)."""
    if card in s.limbo:
        s.limbo = without(s.limbo, card)
        to_discard_pile(s, card)


def tire(s: Hebs, card: int) -> None:
    s.tired[card] = True
    if s.events is not None:
        s.emit("hebs-tires", (card,))


def make_ready(s: Hebs, card: int) -> None:
    s.tired[card] = False
    s.emit("hebs-readies", (card,))


# ------------------------------------------------------------------ entering, leaving and moving


def shift(s: Hebs) -> None:
    """Cards come, go or move: it must be seen who falls (R.SETTLE), if that can cost anybody Health.

    While abilities take effect it must be in any case: there may be damage that was not looked at yet.
    """
    box = s.box
    if s.pending or box.lowers_health:
        s.unsettled = True
        return
    for card in box.health_givers:
        if card in s.constant:
            s.unsettled = True


def enters(s: Hebs, card: int) -> None:
    """A card has come into play: its Constant abilities are in force from now on (H.ABILITY.CONSTANT)."""
    box = s.box
    if box.constants[card]:
        s.constant += (card,)
        shift(s)


def leave_play(s: Hebs, card: int) -> None:
    """A card in play is taken up: its attachments are discarded first (H.PLAY.ATTACH_LEAVE), the row closes up."""
    box = s.box
    shift(s)
    if box.is_army[card]:
        for attachment in [attachment for attachment, host in s.attached if host == card]:
            leave_play(s, attachment)
            to_discard_pile(s, attachment)
            s.emit("hebs-falls-off", (attachment, card))
        place = place_of(s, card)
        s.leave(place, card)
    elif box.is_tactics[card]:
        side = box.side[card]
        s.reserve[side] = without(s.reserve[side], card)
    else:
        s.attached = [pair for pair in s.attached if pair[0] != card]
    if card in s.constant:
        s.constant = without(s.constant, card)
    if s.damage[card]:
        s.bear(card, 0)
    s.tired[card] = False
    if s.mods:
        s.mods = [mod for mod in s.mods if mod[0] != card or mod[1] == DISCOUNT]


def has_room(s: Hebs, side: int, wedge: int) -> bool:
    """Whether a side has fewer than three army cards there (H.PLAY.ARMY)."""
    return len(s.line[side * WEDGES + wedge]) < ROWS


def move(s: Hebs, card: int, wedge: int) -> None:
    """To the nearest free row of another wedge (H.PLAY.MOVE_ROW); the one it left closes up (H.PLAY.CLOSE_UP)."""
    place = place_of(s, card)
    side = s.box.side[card]
    if place < 0 or place % WEDGES == wedge or not has_room(s, side, wedge):
        return
    s.leave(place, card)
    s.join(side * WEDGES + wedge, card)
    if s.events is not None:
        s.emit("hebs-moves", (card, wedge))
    shift(s)
