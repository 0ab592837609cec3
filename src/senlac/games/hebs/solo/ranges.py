"""Foe Range Attacks: who shoots, and when not."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.abilities import can_initiate
from senlac.games.hebs.compile import MIGHT, WEDGES, Ability
from senlac.games.hebs.solo.abilities import FOE, PLAYER, is_shot
from senlac.games.hebs.solo.choice import PlayersChoice
from senlac.games.hebs.solo.targets import aim
from senlac.games.hebs.state import Hebs, cards_in_play, is_final, wedge_of
from senlac.games.hebs.terms import tire
from senlac.games.hebs.values import totals
from senlac.kernel.explain import Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action


def holds_fire(s: Hebs, card: int) -> bool:
    """At the final Objective of both, a card shoots only where the Foe is losing the Might battle (S.RANGE.FINAL)."""
    if not (is_final(s, PLAYER) and is_final(s, FOE)):
        return False
    wedge = wedge_of(s, card)
    if wedge < 0 or s.claimed[wedge] >= 0:  # R.SOLO.CLAIMED_RANGE: no battle is fought there
        return True
    found = totals(s, MIGHT)
    return found[WEDGES + wedge] >= found[wedge]


def shot_of(s: Hebs, card: int) -> Ability | None:
    """The Range ability that a Ready card of the Foe can use now; in a harder game not before the end (S.VAR.RANGE)."""
    if s.tired[card]:
        return None
    for ability in s.box.actions[card]:
        if can_initiate(s, ability, card, None) and has_aim(s, ability, card):
            return ability
    return None


def has_aim(s: Hebs, ability: Ability, card: int) -> bool:
    """Guns that hit all enemies where they stand are fired only if there is one (R.SOLO.GUNS)."""
    if ability.slots or not is_shot(ability):
        return True
    wedge = wedge_of(s, card)
    return wedge >= 0 and len(s.line[wedge]) > 0


def shooters(s: Hebs) -> list[int]:
    """The Foe's Ready Range cards that attack now."""
    actions = s.box.actions
    return [card for card in cards_in_play(s, FOE) if actions[card] and shot_of(s, card) and not holds_fire(s, card)]


def held_back(s: Hebs) -> list[int]:
    """Those that could, and do not because the Foe is not losing where they are."""
    actions = s.box.actions
    return [card for card in cards_in_play(s, FOE) if actions[card] and shot_of(s, card) and holds_fire(s, card)]


def tell_held_back(s: Hebs) -> None:
    if s.events is not None:
        found = totals(s, MIGHT)
        for card in held_back(s):
            wedge = wedge_of(s, card)
            s.emit("foe-holds-fire", (card, wedge, found[WEDGES + wedge], found[wedge], "S.RANGE.FINAL"))


class Shooter(PlayersChoice):
    """Of several Range cards the player says which attacks next; it Tires."""

    rule = "S.RANGE.TARGET"

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [("target", card) for card in shooters(s)]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        card: int = action[1]
        ability = shot_of(s, card)
        assert ability is not None
        s.emit("foe-shoots", (card, "S.TURN.RANGE_OR_DRAW" if not s.passed else "S.PASS.SEQUENCE"))
        tire(s, card)
        aim(s, ability, card, 0, ())

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "target":
            return None
        return Reason("S.RANGE.TARGET", "foe-no-shooter", element=("element", intent[1]))


SHOOTER: Final = Shooter()
