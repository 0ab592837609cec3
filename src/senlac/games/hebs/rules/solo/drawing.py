"""Foe Deployment: cards are revealed and discarded until one can be paid for and played."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.setup import ShuffleDeck
from senlac.games.hebs.rules.solo.abilities import FOE, foe_box
from senlac.games.hebs.rules.solo.commander import is_displaced, withdraw
from senlac.games.hebs.rules.solo.dial import resources
from senlac.games.hebs.rules.solo.placing import hosts_for
from senlac.games.hebs.rules.solo.playing import modes, play
from senlac.games.hebs.rules.terms import to_discard_pile
from senlac.games.hebs.rules.values import cost_of, discounts
from senlac.games.hebs.state.table import Hebs, HebsSolo, replaced
from senlac.kernel.events import EVERYONE
from senlac.kernel.fields import Args
from senlac.kernel.frames import ChanceOutcome, Proc, Seq


def price(s: Hebs, card: int) -> int:
    """What a card costs the Foe, which has no discounts but those of Events (S.PLAY.IGNORED)."""
    return cost_of(s.box, card, discounts(s, FOE))


def is_playable(s: Hebs, card: int) -> bool:
    """Whether a card that can be paid for can be played at all; an army card always can."""
    box = foe_box(s)
    if box.is_event[card]:
        return len(modes(s, card)) > 0
    return not box.is_attachment[card] or len(hosts_for(s, card)) > 0


def reveal(s: Hebs, card: int) -> bool:
    """Whether the Foe plays a card that it has revealed; it is discarded else."""
    cost = price(s, card)
    have = resources(s)
    printed = s.box.cost[card]
    if cost > have:
        if cost == printed:
            s.emit("foe-too-dear", (card, cost, have, "S.DRAW.COST"))
        else:
            s.emit("foe-too-dear-still", (card, printed, printed - cost, cost, have, "S.DRAW.COST"))
    elif is_playable(s, card):
        if cost == printed:
            s.emit("foe-reveals", (card, cost, have, "S.DRAW.COST"))
        else:
            s.emit("foe-reveals-cheaper", (card, printed, printed - cost, cost, have, "S.DRAW.COST"))
        play(s, card)
        return True
    elif s.box.is_event[card]:
        s.emit("foe-no-event", (card, "S.PLACE.EVENT"))
    else:
        s.emit("foe-no-host", (card, "R.SOLO.ATTACH"))
    to_discard_pile(s, card)
    return False


def turn_over(s: Hebs) -> None:
    """The discard pile becomes the deck as it lies, and this turn is skipped (S.DRAW.EMPTY)."""
    assert isinstance(s, HebsSolo)
    s.deck[FOE] = s.discard[FOE][::-1]
    s.discard[FOE] = ()
    s.turned = True
    s.emit("foe-turns-over", (len(s.deck[FOE]), "S.DRAW.EMPTY"))


class Reveal(Proc[Hebs]):
    """The Foe reveals cards until one is played or its deck runs out; a displaced Leader comes first."""

    rule = "S.DRAW.COST"

    def run(self, s: Hebs, a: Args) -> None:
        if is_displaced(s):
            withdraw(s)
            return
        while s.deck[FOE]:
            card = s.deck[FOE][-1]
            s.deck[FOE] = s.deck[FOE][:-1]
            s.learn(EVERYONE)
            if reveal(s, card):
                return
        turn_over(s)


class NewPiles(Proc[Hebs]):
    """Quick play: once the Foe's Resources reach a cost, the cards of that cost are shuffled into its deck."""

    rule = "S.QUICK"

    def run(self, s: Hebs, a: Args) -> None:
        if s.game.options["quick_play"] is not True or not s.removed[FOE]:
            return
        have = resources(s)
        due = [card for card in s.removed[FOE] if s.box.cost[card] <= have]
        if not due:
            return
        s.removed = replaced(s.removed, FOE, tuple([card for card in s.removed[FOE] if card not in due]))
        s.deck[FOE] += tuple(due)
        s.emit("foe-new-cards", (len(due), have, "S.QUICK"))
        SHUFFLE.push(s, (FOE,))


class ShuffleFoe(ShuffleDeck):
    """The Foe's deck is shuffled: args are its side."""

    rule = "S.QUICK"

    def apply(self, s: Hebs, a: Args, outcome: ChanceOutcome) -> None:
        assert isinstance(s, HebsSolo)
        super().apply(s, a, outcome)
        s.turned = False


SHUFFLE: Final = ShuffleFoe()
REVEAL: Final = Reveal()
DRAW: Final = Seq("hebs.drawing.all", NewPiles(), REVEAL)
