"""'Commander' abilities: the Foe's Leader leaves a wedge that has been taken, and only that."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.abilities import would
from senlac.games.hebs.rules.solo.abilities import FOE
from senlac.games.hebs.rules.solo.choice import PlayersChoice
from senlac.games.hebs.rules.solo.placing import existing
from senlac.games.hebs.rules.terms import leave_play, to_discard_pile
from senlac.games.hebs.rules.values import row_of, totals
from senlac.games.hebs.state.codes import MIGHT, ON_MOVE, ROWS, WEDGES
from senlac.games.hebs.state.places import wedge_of
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Proc


def is_displaced(s: Hebs) -> bool:
    """Whether the wedge of the Foe's Leader has been taken while there is another to go to."""
    wedge = wedge_of(s, s.box.leader[FOE])
    return wedge >= 0 and s.claimed[wedge] >= 0 and len(existing(s)) > 0


def refuges(s: Hebs) -> list[int]:
    """The existing wedges where the Foe has the least total Might (R.SOLO.COMMANDER)."""
    found = totals(s, MIGHT)[WEDGES:]
    least = min([found[wedge] for wedge in existing(s)])
    return [wedge for wedge in existing(s) if found[wedge] == least]


def cheapest_in(s: Hebs, wedge: int) -> list[int]:
    """The Foe's cheapest cards of a wedge."""
    there = s.line[WEDGES + wedge]
    lowest = min([s.box.cost[card] for card in there])
    return [card for card in there if s.box.cost[card] == lowest]


class Refuge(PlayersChoice):
    """Where the Leader goes, if several wedges are equally weak."""

    rule = "S.COMMANDER"

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [("target", s.box.count + wedge) for wedge in refuges(s)]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        wedge = action[1] - s.box.count
        if len(s.line[WEDGES + wedge]) < ROWS:
            go(s, wedge)
        else:
            MAKES_ROOM.put(s, (wedge,))

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        return not_there(s, intent)

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"card": ("card", s.box.leader[FOE])}


class MakesRoom(PlayersChoice):
    """Which of several equally cheap cards the Leader replaces; args are the wedge."""

    rule = "S.COMMANDER"

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [("target", card) for card in cheapest_in(s, a[0])]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        old: int = action[1]
        if s.game.rules < 2:  # Rules 1: room was made before the move, which could then be cancelled.
            row = row_of(s, old)
            leave_play(s, old)
            to_discard_pile(s, old)
            s.emit("foe-replaces", (s.box.leader[FOE], old, a[0], row, "S.COMMANDER"))
            go(s, a[0])
        else:
            go(s, a[0], old)

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        return not_there(s, intent)

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"card": ("card", s.box.leader[FOE])}


def not_there(s: Hebs, intent: Action) -> Reason | None:
    if intent[0] != "target":
        return None
    what: Arg = ("element", intent[1])
    return Reason("S.COMMANDER", "foe-others-first", element=what, card=("card", s.box.leader[FOE]))


REFUGE: Final = Refuge()
MAKES_ROOM: Final = MakesRoom()


def withdraw(s: Hebs) -> None:
    """As its draw turn the Leader goes to the weakest wedge left."""
    REFUGE.put(s, ())


def go(s: Hebs, wedge: int, replaced: int = -1) -> None:
    """The move can be answered like any other; only if the Leader goes does a card make room."""
    leader = s.box.leader[FOE]
    if s.game.rules >= 2:
        WITHDRAWN.push(s, (wedge, replaced))
    else:
        s.emit("foe-commander", (leader, wedge, "S.COMMANDER"))
    would(s, ON_MOVE, leader, FOE, (wedge,) if replaced < 0 else (wedge, replaced))


class Withdrawn(Proc[Hebs]):
    """Say whether the Leader has gone; args are the wedge and who made room, or -1."""

    rule = "S.COMMANDER"

    def run(self, s: Hebs, a: Args) -> None:
        leader = s.box.leader[FOE]
        if wedge_of(s, leader) != a[0]:
            s.emit("foe-commander-stays", (leader, a[0], "R.SOLO.COMMANDER"))
            return
        s.emit("foe-commander", (leader, a[0], "S.COMMANDER"))
        if a[1] >= 0:
            s.emit("foe-replaces", (leader, a[1], a[0], row_of(s, leader), "S.COMMANDER"))


WITHDRAWN: Final = Withdrawn()
