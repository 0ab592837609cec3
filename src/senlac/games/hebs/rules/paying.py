"""Generating Resources: a cost is paid by tiring Ready cards and by discarding from hand, one source at a time.

Both ways mix in any order until the cost is met (H.PAY.MIX). No source spoils a payment: a cost is due only where all
sources together can pay it, and what one yields is what the others need no longer yield.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.terms import discard, tire
from senlac.games.hebs.rules.values import more_resources, resources_of
from senlac.games.hebs.state.places import cards_in_play
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask

#: Rules 1: in place of the last card Tired, beyond any card's number.
DISCARDED: Final = 1_000_000


def tirable(s: Hebs, side: int, last: int) -> list[int]:
    """The Ready cards beyond `last` that a side may Tire, as they yield something, in the order of their numbers."""
    printed, tired = s.box.resources, s.tired
    plain = not more_resources(s)
    found: list[int] = []
    for card in cards_in_play(s, side):
        if not tired[card] and card > last and (printed[card] if plain else resources_of(s, card)):
            found.append(card)
    found.sort()
    return found


def offered(found: list[tuple[int, int]], held: int, left: int) -> list[int]:
    """Rules 1: those cards after which the rest can be paid by later cards and by all the cards held.

    >>> offered([(2, 1), (3, 1), (5, 2)], held=0, left=3)
    [2, 3]
    """
    rest = held
    for _, worth in found:
        rest += worth
    chosen: list[int] = []
    for card, worth in found:
        if rest < left:
            break
        chosen.append(card)
        rest -= worth
    return chosen


class Pay(Ask[Hebs]):
    """A cost is due; args are the side, the card paid for, what is left, and -1.

    Under Rules 1 cards were Tired in the order of their numbers, then others discarded: there the last of the args is
    the last card Tired, `DISCARDED` once one was discarded.
    """

    rule = "H.PAY.MIX"

    def seat(self, s: Hebs, a: Args) -> int:
        side: int = a[0]
        return side ^ s.swap

    def options(self, s: Hebs, a: Args) -> list[Action]:
        side: int = a[0]
        held = s.hand[side]
        pays = s.box.pays
        found = tirable(s, side, a[3])
        if s.game.rules < 2:
            listed = offered([(card, resources_of(s, card)) for card in found], len(held), a[2])
            return [pays[card] for card in (listed + held if len(held) >= a[2] else listed)]
        return [pays[card] for card in found + held]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        side: int = a[0]
        source: int = action[1]
        left: int = a[2]
        if source in s.hand[side]:
            discard(s, side, source)
            left -= 1
            source = DISCARDED
        else:
            left -= resources_of(s, source)
            tire(s, source)
        # H.PAY.EXCESS: what was generated beyond the cost is lost.
        if left > 0:
            s.top = (self, 0, (side, a[1], left, source if s.game.rules < 2 else -1), s.top)

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "pay":
            return None
        side = seat ^ s.swap
        source: int = intent[1]
        box = s.box
        if source == a[1]:
            return Reason("R.PAY.ITSELF", "hebs-pay-itself", card=("card", source))
        if box.side[source] != side:
            return Reason("H.PLAY.CONTROL", "hebs-not-yours", card=("card", source))
        if source in cards_in_play(s, side):
            if s.tired[source]:
                return Reason("H.READY.TIRE", "hebs-tired", card=("card", source))
            if not resources_of(s, source):
                return Reason("H.PAY.TIRE", "hebs-no-resources", card=("card", source))
        elif source not in s.hand[side]:
            return Reason("H.PAY.DISCARD", "hebs-not-in-hand", card=("card", source))
        # Only a game that was begun under Rules 1 refuses a source that could pay.
        return Reason("H.PAY.MIX", "hebs-pay-order", card=("card", source), left=a[2])

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"card": ("card", a[1]), "left": a[2]}


PAY: Final = Pay()


def charge(s: Hebs, side: int, card: int, cost: int) -> None:
    """Have a cost paid before anything else, on the opponent's turn too (H.PAY.ANYTIME)."""
    if cost > 0:
        s.top = (PAY, 0, (side, card, cost, -1), s.top)
