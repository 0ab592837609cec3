"""Wedge Phase: Might battles, then Zeal battles, wedge by wedge (H.WEDGE.ORDER)."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.abilities import would
from senlac.games.hebs.rules.settling import CLAIM
from senlac.games.hebs.rules.values import PLACES_OF_WEDGE, totals
from senlac.games.hebs.state.codes import MIGHT, ON_WEDGE, WEDGES, ZEAL
from senlac.games.hebs.state.table import WEDGE_PHASE, Hebs
from senlac.kernel.fields import Args
from senlac.kernel.frames import Each, Proc, Seq


class WedgePhase(Proc[Hebs]):
    rule = "H.WEDGE.WHEN"

    def run(self, s: Hebs, a: Args) -> None:
        s.phase = WEDGE_PHASE


class MightBattles(Each[Hebs]):
    """In wedge order, if both players had the final Objective when the round started (H.WEDGE.MIGHT_WHEN)."""

    rule = "H.WEDGE.MIGHT_WHEN"

    def items(self, s: Hebs, a: Args) -> tuple[int, ...]:
        return (0, 1, 2) if s.at_final == 0b11 else ()


class ZealBattles(Each[Hebs]):
    """In wedge order, if either player had it (H.WEDGE.WHEN)."""

    rule = "H.WEDGE.WHEN"

    def items(self, s: Hebs, a: Args) -> tuple[int, ...]:
        return (0, 1, 2) if s.at_final else ()


class MightBattle(Proc[Hebs]):
    """The higher total deals the difference; equal ones, 0 included, deal 1 each (H.WEDGE.MIGHT_TIE)."""

    rule = "H.WEDGE.MIGHT"

    def run(self, s: Hebs, a: Args) -> None:
        wedge: int = a[0]
        if s.claimed[wedge] >= 0:
            return
        found = totals(s, MIGHT, PLACES_OF_WEDGE[wedge])
        lead = found[wedge] - found[WEDGES + wedge]
        s.emit("hebs-might-battle", (wedge, 0, found[wedge], 1, found[WEDGES + wedge]))
        if lead == 0:
            deal(s, wedge, [1, 1])
        else:
            deal(s, wedge, [max(0, lead), max(0, -lead)])


class ZealBattle(Proc[Hebs]):
    """The higher total deals 1; equal ones above 0 deal 1 each (H.WEDGE.ZEAL_TIE)."""

    rule = "H.WEDGE.ZEAL"

    def run(self, s: Hebs, a: Args) -> None:
        wedge: int = a[0]
        if s.claimed[wedge] >= 0:
            return
        found = totals(s, ZEAL, PLACES_OF_WEDGE[wedge])
        ours, theirs = found[wedge], found[WEDGES + wedge]
        s.emit("hebs-zeal-battle", (wedge, 0, ours, 1, theirs))
        deal(s, wedge, [int(ours >= theirs and ours > 0), int(theirs >= ours and theirs > 0)])


def deal(s: Hebs, wedge: int, amounts: list[int]) -> None:
    """Both sides deal their damage, then it is seen who claims the wedge.

    A side that had not the final Objective when the round started deals none (H.WEDGE.NOT_THERE).
    """
    CLAIM.push(s, (wedge,))
    for side in (1 - s.marker, s.marker):
        if amounts[side] and (s.at_final >> side) & 1:
            BLOW.push(s, (side, wedge, amounts[side]))


class Blow(Proc[Hebs]):
    """A wedge would take damage; args are side, wedge, amount."""

    rule = "H.WEDGE.MIGHT"

    def run(self, s: Hebs, a: Args) -> None:
        would(s, ON_WEDGE, -1, a[0], (a[2], a[1]))


BLOW: Final = Blow()
FIGHTING: Final = Seq(
    "hebs.wedges.all",
    WedgePhase(),
    MightBattles(MightBattle(), "hebs.wedges.might"),
    ZealBattles(ZealBattle(), "hebs.wedges.zeal"),
)
