"""Setup: who the Foe is, and what it starts with."""

from __future__ import annotations

from typing import Any, Final

from senlac.games.hebs.packs.pack import ARMY, LEADER, Pack
from senlac.games.hebs.rules.setup import DEAL, EachSide
from senlac.games.hebs.rules.solo.abilities import FOE, PLAYER
from senlac.games.hebs.rules.solo.dial import level_of, resources, shows
from senlac.games.hebs.rules.solo.drawing import SHUFFLE
from senlac.games.hebs.rules.terms import enters
from senlac.games.hebs.state.table import Hebs, HebsSolo, replaced, without
from senlac.kernel.fields import Args
from senlac.kernel.frames import Op, Proc, Seq, op_named

#: The wedge in the middle, where the Foe starts.
MIDDLE: Final = 1
#: By faction: the cards that start in Rows 2 and 1; the first has a Resource, the second none. Those of 1565 are
#: reconstructed (R.SOLO.1565).
STARTING: Final[dict[str, tuple[str, str]]] = {
    "saxon": ("saxon-ceorl", "eadric-deacon-of-blakeney"),
    "norman": ("ealdred-archbishop-of-york", "trumpeter"),
    "ottoman": ("pioneers", "bektashi-dervish"),
    "malta": ("maltese-militia", "women-of-birgu"),
}
#: By faction: the rule of its set-up; the others follow the pattern of these.
SETUP_RULES: Final = {"saxon": "S.SETUP.HAROLD", "norman": "S.SETUP.WILLIAM"}


def starting_cards(pack: Pack) -> tuple[str, str]:
    """The two cards that a Foe of a faction starts with beside its Leader.

    A faction that is not listed has its cheapest army card with one Resource in Row 2, and its cheapest without one in
    Row 1; of equals the first of its pack.
    """
    if pack.faction in STARTING:
        return STARTING[pack.faction]
    found: list[str] = []
    for wanted in (1, 0):
        army = [card for card in pack.cards if card.type in ARMY and card.type != LEADER and card.resources == wanted]
        found.append(min(army, key=_cost).id if army else "")
    return (found[0], found[1])


def _cost(card: Any) -> int:
    cost: int = card.cost
    return cost


class FoeSetUp(Proc[Hebs]):
    """The Foe's Leader takes Row 3 of the middle wedge, its two starting cards Rows 2 and 1.

    For Harold as for William (S.SETUP.WILLIAM).
    """

    rule = "S.SETUP.HAROLD"

    def run(self, s: Hebs, a: Args) -> None:
        assert isinstance(s, HebsSolo)
        box = s.box
        pack = box.packs[FOE]
        rule = SETUP_RULES.get(pack.faction, "R.SOLO.1565")
        wanted = ["", *starting_cards(pack)]
        for place in range(3):
            card = box.leader[FOE]
            if place:
                held = [it for it in sorted(s.deck[FOE]) if box.cards[it].id == wanted[place]]
                if not held:
                    continue
                card = held[0]
                s.deck[FOE] = without(s.deck[FOE], card)
            s.put(MIDDLE, 3 - place, card)
            enters(s, card)
            s.emit("foe-sets-up", (card, MIDDLE, 3 - place, rule))


class SetDial(Proc[Hebs]):
    """The dial starts at round 1 of the chosen level; with one Resource that is often nothing (S.SETUP.DIAL_START)."""

    rule = "S.SETUP.DIAL"

    def run(self, s: Hebs, a: Args) -> None:
        s.emit("foe-dial", (1, shows(level_of(s), 1), "S.SETUP.DIAL"))
        s.emit("foe-has", (resources(s), "S.SETUP.DIAL_START"))


class QuickPiles(Proc[Hebs]):
    """Quick play: cards that cost something are laid aside."""

    rule = "S.QUICK"

    def run(self, s: Hebs, a: Args) -> None:
        if s.game.options["quick_play"] is True:
            cost = s.box.cost
            # Sorted, for the deck's order is hidden.
            s.removed = replaced(s.removed, FOE, tuple([card for card in sorted(s.deck[FOE]) if cost[card] > 0]))
            s.deck[FOE] = tuple([card for card in s.deck[FOE] if cost[card] == 0])


class SoloMarker(Proc[Hebs]):
    """The player counts as holding the first player marker, unless the option says the Foe."""

    rule = "R.SOLO.MARKER"

    def run(self, s: Hebs, a: Args) -> None:
        s.marker = FOE if s.game.options["foe_marker"] is True else PLAYER


class Players(EachSide):
    """What both sides do between two players, only the player does here."""

    rule = "S.SETUP.PLAYER"

    def items(self, s: Hebs, a: Args) -> tuple[int, ...]:
        return (PLAYER,)


class Foes(EachSide):
    """The Foe's deck is shuffled and placed nearby; it draws no hand."""

    rule = "S.SETUP.NO_HAND"

    def items(self, s: Hebs, a: Args) -> tuple[int, ...]:
        return (FOE,)


def _step(name: str) -> Op[Any]:
    """A step of the game between two players."""
    return op_named(name)


MARKER: Final = SoloMarker()
SETUP: Final = Seq(
    "hebs.solo.setup",
    _step("hebs.setup.sides"),
    MARKER,
    Players(_step("hebs.setup.place-leader"), "hebs.solo.leader"),
    FoeSetUp("hebs.solo.foe"),
    SetDial("hebs.solo.dial"),
    _step("hebs.setup.objectives"),
    _step("hebs.setup.cut-decks"),
    QuickPiles("hebs.solo.piles"),
    Foes(SHUFFLE, "hebs.solo.shuffle"),
    Players(DEAL, "hebs.solo.deal"),
    _step("hebs.setup.mulligan"),
)
