"""What a position against the Foe looks like to the player."""

from __future__ import annotations

from typing import Any, Final

from senlac.games.hebs.play.features import FEATURES, features
from senlac.games.hebs.play.judgement import PRIOR, read_weights
from senlac.games.hebs.play.notes import is_given_up, note_on, regret, worded
from senlac.games.hebs.play.setbacks import SETBACKS, is_round_over, lost_by
from senlac.games.hebs.play.value import cards, lead_of
from senlac.games.hebs.rules.solo.abilities import FOE, PLAYER
from senlac.games.hebs.rules.solo.dial import resources
from senlac.games.hebs.state.table import Hebs
from senlac.games.hebs.state.variants import rules_of
from senlac.kernel.explain import Arg
from senlac.kernel.frames import Action
from senlac.kernel.judgement import Judgement, Look

#: What a card in hand counts for in a lead, and a card that the Foe plays, for each of its Resources.
IN_HAND: Final = 0.05
FOE_CARD: Final = 0.04
#: Parts of the game that the Foe has not.
OWN: Final = ("hand", "deck")


def prospect(s: Hebs) -> float:
    """From -1 (lost) to 1 (won), as it will be at the end of the round.

    The player's pass leads at once into the next round, and any other turn does not. To compare the two, a round that
    has just begun counts for nothing yet, and in one that goes on the Foe will still play its last card.
    """
    begun = s.turns > 0
    # The Foe lives on no hand and does not lose by its deck.
    lead = lead_of(s, PLAYER, begun) + IN_HAND * cards(s, FOE)
    if begun:
        lead += to_come(s)
    return lead / (1.0 + abs(lead))


def to_come(s: Hebs) -> float:
    """What the rest of a round brings: the player's cards of the next one, and the Foe's last one of this."""
    return IN_HAND * min(2, rules_of(s).draws) - FOE_CARD * (1 + resources(s))


class SoloJudgement(Judgement):
    """The same features as between two players; but the Foe has no hand and does not lose by its deck."""

    def __init__(self, weights: str) -> None:
        names = [*[name for name, _ in FEATURES], "what is to come"]
        parts = [*[part for _, part in FEATURES], "tempo"]
        super().__init__(("against the Foe",), [names], [parts])
        self.believe([[*[PRIOR.get(name, 0.0) for name, _ in FEATURES], 1.5]])
        self.setbacks = SETBACKS
        read_weights(self, weights)

    def look(self, s: Any) -> Look:
        table: Hebs = s
        begun = table.turns > 0
        ours, theirs = features(table, begun)
        found: list[float] = []
        for i in range(len(ours)):
            found.append(ours[i] if FEATURES[i][1] in OWN else ours[i] - theirs[i])
        found.append(to_come(table) if begun else 0.0)
        return Look(0, PLAYER, found)

    def note(self, s: Any, seat: int, part: str, action: Action) -> tuple[str, dict[str, Arg]]:
        return note_on(s, PLAYER, part, action)

    def wording(self, s: Any, action: Action) -> tuple[str, dict[str, Arg]] | None:
        return worded(s, action)

    def gives_up(self, action: Action) -> bool:
        return is_given_up(action)

    def reluctance(self, s: Any, action: Action) -> float:
        return regret(s, action)

    def lost(self, before: Any, after: Any, seat: int) -> list[tuple[str, dict[str, Arg]]]:
        return lost_by(before, after, PLAYER)

    def is_answered(self, before: Any, s: Any, seat: int) -> bool:
        return is_round_over(before, s)
