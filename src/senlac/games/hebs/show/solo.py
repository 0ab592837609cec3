"""What is drawn of the Foe beside its cards: its dial, what is known of its deck, and the player's score."""

from __future__ import annotations

from typing import Any

import msgspec

from senlac.games.hebs.rules.solo.dial import DIAL
from senlac.games.hebs.rules.solo.scoring import Score, parts_of, title
from senlac.games.hebs.show.board import dial
from senlac.games.hebs.show.scene import Foe, Term, Total, card_ref
from senlac.kernel.views import View


def foe(view: View, lang: str, column: str) -> dict[str, Any]:
    """The Foe as a client draws it, in the words of the box."""
    data = view.data
    known, points = data["dial"], score_of(data["score"])
    parts = [Term("", name, value) for name, value in parts_of(points, lang, column)]
    found = Foe(
        step=known["step"],
        shows=known["shows"],
        last=len(DIAL[0]),
        resources=known["resources"],
        label=", ".join(dial(view, lang)),
        next=[card_ref(card) for card in data["foe_deck"][::-1]],
        score=Total(points.total, parts),
        honour=title(points.total, lang),
    )
    built: dict[str, Any] = msgspec.to_builtins(found)
    return built


def score_of(seen: dict[str, Any]) -> Score:
    """The points that a view tells of."""
    return Score(seen["wedges"], seen["victory"], seen["level"], seen["leader"])
