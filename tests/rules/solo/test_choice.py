"""Player's Choice: what is worst is found without looking at what is hidden."""

from __future__ import annotations

from typing import Any

from senlac.games.hebs.rules.solo.abilities import FOE
from senlac.games.hebs.rules.solo.choice import STOP
from senlac.games.hebs.rules.solo.playing import AGAIN
from senlac.games.hebs.state.codes import DISCOUNT
from senlac.kernel.frames import run
from senlac.rulebook import rule


@rule("S.CHOICE", "S.PLACE.EVENT_DISCOUNT")
def test_a_copy_stops_before_the_foe_draws(solo: Any) -> None:
    for trying, drawn in ((True, 0), (False, 1)):
        s = solo(top=["Great Fyrd"]).state.clone()
        s.mods = [(FOE, DISCOUNT, 1, 0, -1)]
        if trying:
            STOP.push(s, ())
        before = len(s.deck[FOE])
        AGAIN.push(s, ())
        run(s)
        assert before - len(s.deck[FOE]) == drawn
