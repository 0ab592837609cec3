"""What a position against the Foe looks like to the player."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.play.value import cards, lead_of
from senlac.games.hebs.rules.solo.abilities import FOE, PLAYER
from senlac.games.hebs.rules.solo.dial import resources
from senlac.games.hebs.state.table import Hebs
from senlac.games.hebs.state.variants import rules_of

#: What a card in hand counts for in a lead, and a card that the Foe plays, for each of its Resources.
IN_HAND: Final = 0.05
FOE_CARD: Final = 0.04


def prospect(s: Hebs) -> float:
    """From -1 (lost) to 1 (won), as it will be at the end of the round.

    The player's pass leads at once into the next round, and any other turn does not. To compare the two, a round that
    has just begun counts for nothing yet, and in one that goes on the Foe will still play its last card.
    """
    begun = s.turns > 0
    # The Foe lives on no hand and does not lose by its deck.
    lead = lead_of(s, PLAYER, begun) + IN_HAND * cards(s, FOE)
    if begun:
        lead += IN_HAND * min(2, rules_of(s).draws) - FOE_CARD * (1 + resources(s))
    return lead / (1.0 + abs(lead))
