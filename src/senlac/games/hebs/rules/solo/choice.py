"""Player's Choice: where the rules leave open what the Foe does, the player decides, or always what is worst for them.

What is worst is found by carrying out each choice on a copy of the table, as far as it reaches by itself, and comparing
how the positions look to the player. Nothing hidden is looked at: the copy stops before the Foe draws again.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.solo.abilities import PLAYER
from senlac.games.hebs.state.places import seat_of
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.fields import Args
from senlac.kernel.frames import OVER, Action, Ask, Op, run
from senlac.kernel.native import mypyc_attr


class Stop(Op[Hebs]):
    """What lies under a choice that is only tried out: there the copy stops."""

    rule = "S.CHOICE"
    waits = OVER


STOP: Final = Stop()


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayersChoice(Ask[Hebs]):
    """The player chooses for the Foe among what is available."""

    rule = "S.CHOICE"

    def seat(self, s: Hebs, a: Args) -> int:
        return seat_of(s, PLAYER)

    def put(self, s: Hebs, a: Args) -> None:
        """Have it chosen; what leaves no choice is simply done."""
        found = self.options(s, a)
        if len(found) == 1:
            self.apply(s, a, found[0])
        elif s.game.options["worst"] is True:
            self.apply(s, a, self.worst(s, a, found))
        else:
            self.push(s, a)

    def worst(self, s: Hebs, a: Args, found: list[Action]) -> Action:
        """The option after which the player is worst off; of equals the first."""
        low = 2.0
        high = -2.0
        chosen = found[0]
        for option in found:
            value = self.prospect(s, a, option)
            if value < low - 1e-9:
                low = value
                chosen = option
            high = max(high, value)
        self.tell(s, chosen, len(found), round(100 * low), round(100 * high))
        return chosen

    def tell(self, s: Hebs, chosen: Action, among: int, low: int, high: int) -> None:
        """Say which was worst of how many, and what the player's position is worth then and at best, of 100."""
        s.emit("foe-worst", (chosen[1], among, low, high, "S.CHOICE"))

    def prospect(self, s: Hebs, a: Args, option: Action) -> float:
        """How the position looks to the player, from -1 to 1, after a choice and all that follows of itself."""
        after: Hebs = s.clone()
        STOP.push(after, ())
        self.apply(after, a, option)
        run(after)
        if after.result:
            winner: int = after.result[0]
            return 0.0 if winner < 0 else (1.0 if winner == self.seat(s, a) else -1.0)
        return after.game.heuristic(after, self.seat(s, a))
