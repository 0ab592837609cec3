"""Playing Foe Cards: what an ability of the Foe is aimed at."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.abilities import initiate
from senlac.games.hebs.rules.solo.abilities import PLAYER, foe_box, is_shot
from senlac.games.hebs.rules.solo.choice import PlayersChoice
from senlac.games.hebs.rules.targets import BY_SLOT, can_choose, candidates, chosen_for
from senlac.games.hebs.state.box import Ability
from senlac.games.hebs.state.codes import DAMAGE, DAMAGE_WEDGE, HEAL, HEAL_WEDGE, WEDGES
from senlac.games.hebs.state.places import wedge_of
from senlac.games.hebs.state.table import Hebs
from senlac.games.hebs.state.variants import rules_of
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action


def legal(s: Hebs, ability: Ability, source: int, slot: int, targets: tuple[int, ...]) -> list[int]:
    """What may be chosen for a slot; in rules 1 so that something is left for the later ones."""
    found = candidates(s, ability, source, slot, targets, None)
    if slot + 1 == len(ability.slots) or s.game.rules >= 2:  # a part without a target is left out
        return found
    return [it for it in found if can_choose(s, ability, source, slot + 1, targets + (slot * BY_SLOT + it,), None)]


def existing_first(s: Hebs, found: list[int]) -> list[int]:
    """Of cards and wedges those where nobody has claimed the wedge (R.SOLO.EXISTING), if there are any."""
    count = s.box.count
    kept: list[int] = []
    for element in found:
        wedge = element - count if element >= count else wedge_of(s, element)
        if wedge < 0 or s.claimed[wedge] < 0:
            kept.append(element)
    return kept or found


def preferred(s: Hebs, ability: Ability, slot: int, found: list[int]) -> list[int]:
    """What the Foe's rules leave of the candidates; the player chooses among these.

    Damage goes to Range cards first (S.PLAY.TARGET), healing to the most damaged card (S.PLAY.HEAL) or to a wedge that
    has damage (R.SOLO.EVENT).
    """
    it = ability.slots[slot]
    if it.op == DAMAGE:
        shoots = foe_box(s).shoots
        side = s.box.side
        shooters = [card for card in found if side[card] == PLAYER and shoots[card]]
        found = shooters or found
    elif it.op == HEAL:
        most = max([s.damage[card] for card in found])
        found = [card for card in found if s.damage[card] == most]
    elif it.op == HEAL_WEDGE and s.game.rules >= 2 and not rules_of(s).at_table:
        first = s.box.count - PLAYER * WEDGES
        found = [element for element in found if s.wedge_damage[element - first]] or found
    return existing_first(s, found)


def rule_for(ability: Ability, slot: int) -> str:
    """The rule by which a slot is aimed."""
    it = ability.slots[slot]
    if it.is_range:
        return "S.RANGE.TARGET"
    if is_shot(ability):
        return "R.SOLO.GUNS"
    if it.op in (DAMAGE, DAMAGE_WEDGE):
        return "S.PLAY.TARGET"
    return "S.PLAY.HEAL" if it.op == HEAL else "S.CHOICE"


class Aim(PlayersChoice):
    """An ability of the Foe needs a target; args are ability, source, slot and the choices so far."""

    rule = "S.PLAY.TARGET"

    def options(self, s: Hebs, a: Args) -> list[Action]:
        index: int = a[0]
        ability = s.box.abilities[index]
        found = preferred(s, ability, a[2], legal(s, ability, a[1], a[2], a[3]))
        return [("target", element) for element in found]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        index: int = a[0]
        source: int = a[1]
        slot: int = a[2]
        ability = s.box.abilities[index]
        targets: tuple[int, ...] = a[3] + (slot * BY_SLOT + action[1],)
        s.emit("foe-aims", (source, action[1], rule_for(ability, slot)))
        # R.SOLO.MOST: of 'up to' so many the Foe takes all it can.
        most = ability.slots[slot].most
        if len(chosen_for(targets, slot)) < most and legal(s, ability, source, slot, targets):
            self.put(s, (index, source, slot, targets))
        else:
            aim(s, ability, source, slot + 1, targets)

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "target":
            return None
        ability = s.box.abilities[a[0]]
        what: Arg = ("element", intent[1])
        if intent[1] in legal(s, ability, a[1], a[2], a[3]):
            return Reason(rule_for(ability, a[2]), "foe-others-first", element=what, card=("card", a[1]))
        return Reason("S.CHOICE", "hebs-not-meant", element=what, card=("card", a[1]), text=("ability", a[0]))

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"card": ("card", a[1])}


AIM: Final = Aim()


def aim(s: Hebs, ability: Ability, source: int, slot: int, targets: tuple[int, ...]) -> None:
    """Have the slots from this one on filled, then initiate."""
    while slot < len(ability.slots) and not legal(s, ability, source, slot, targets):
        slot += 1  # R.SOLO.EVENT: a part without a target does nothing
    if slot < len(ability.slots):
        AIM.put(s, (ability.index, source, slot, targets))
    else:
        initiate(s, ability, source, targets)
