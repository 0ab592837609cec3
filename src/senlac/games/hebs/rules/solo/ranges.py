"""Foe Range Attacks: who shoots, and when not."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.abilities import is_open
from senlac.games.hebs.rules.solo.abilities import FOE, PLAYER, foe_box
from senlac.games.hebs.rules.solo.choice import PlayersChoice
from senlac.games.hebs.rules.solo.targets import aim
from senlac.games.hebs.rules.targets import can_choose, candidates
from senlac.games.hebs.rules.terms import tire
from senlac.games.hebs.rules.values import totals
from senlac.games.hebs.state.box import Ability
from senlac.games.hebs.state.codes import MIGHT, WEDGES
from senlac.games.hebs.state.places import cards_in_play, is_final, wedge_of
from senlac.games.hebs.state.table import Hebs
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
        if can_shoot(s, ability, card):
            return ability
    return None


def can_shoot(s: Hebs, ability: Ability, card: int) -> bool:
    """Whether a Range attack has a target; guns that hit all enemies where they stand need one (R.SOLO.GUNS)."""
    if not is_open(s, ability, card, None):
        return False
    if ability.slots:
        return can_choose(s, ability, card, 0, (), None)
    wedge = wedge_of(s, card)
    return wedge >= 0 and len(s.line[wedge]) > 0


def able(s: Hebs) -> list[int]:
    """The Foe's Ready Range cards that can attack now."""
    actions = s.box.actions
    return [card for card in cards_in_play(s, FOE) if actions[card] and shot_of(s, card) and not holds_fire(s, card)]


def shooters(s: Hebs) -> list[int]:
    """Those of them that attack next: of several, those that reach a Range card of the player's (R.SOLO.SHOOTER)."""
    found = able(s)
    if len(found) < 2 or s.game.rules < 2:  # Rules 1: the player chose among all.
        return found
    return [card for card in found if reaches_range(s, card)] or found


def reaches_range(s: Hebs, card: int) -> bool:
    """Whether a Range attack can be aimed at a Range card of the player's."""
    ability = shot_of(s, card)
    if ability is None or not ability.slots:
        return False
    shoots = foe_box(s).shoots
    border = s.box.border
    return any([it < border and shoots[it] for it in candidates(s, ability, card, 0, (), None)])


def held_back(s: Hebs) -> list[int]:
    """Those that could, and do not because the Foe is losing no battle where they are."""
    actions = s.box.actions
    return [card for card in cards_in_play(s, FOE) if actions[card] and shot_of(s, card) and holds_fire(s, card)]


def tell_held_back(s: Hebs) -> None:
    if s.events is not None:
        found = totals(s, MIGHT)
        for card in held_back(s):
            wedge = wedge_of(s, card)
            if wedge >= 0 and s.claimed[wedge] < 0:
                s.emit("foe-holds-fire", (card, wedge, found[WEDGES + wedge], found[wedge], "S.RANGE.FINAL"))
            elif wedge >= 0:
                s.emit("foe-no-battle", (card, wedge, "R.SOLO.CLAIMED_RANGE"))


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
        if intent[1] in able(s):
            return Reason("R.SOLO.SHOOTER", "foe-shooter-later", element=("element", intent[1]))
        return Reason("S.RANGE.TARGET", "foe-no-shooter", element=("element", intent[1]))


SHOOTER: Final = Shooter()
