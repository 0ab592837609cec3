"""'Solo:' abilities, and what the Foe ignores: both decks as the solo game plays with them."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.packs.pack import CONSTANT, SOLO, Objective, Pack
from senlac.games.hebs.state.box import Ability, Box, Effect, Task
from senlac.games.hebs.state.codes import (
    COST,
    DAMAGE,
    DESTROY,
    DISCOUNT_NEXT,
    DRAW,
    LOOK_AT_HAND,
    MOVE,
    SACRIFICE,
    SHIELD,
    TAKE,
    TO_ALL,
    TO_BEARER,
    TO_CHOSEN,
    TO_SELF,
)
from senlac.games.hebs.state.table import Hebs

#: The player's side and the Foe's.
PLAYER: Final = 0
FOE: Final = 1

#: Titles of abilities that the Foe ignores (S.PLAY.IGNORED); Commander has a rule of its own (S.COMMANDER).
IGNORED: Final = ("agile", "bloodlust", "commander", "family", "leader", "learned")


class FoeBox(Box):
    """Everything printed, of the player's deck and the Foe's."""

    #: By card: its Solo abilities; what the Foe does with it when it plays it; whether it ignores something on it.
    solo: list[list[Ability]]
    deeds: list[list[Ability]]
    ignores: list[bool]

    def __init__(self, packs: list[Pack], wedge_health: list[list[int]], rules: int) -> None:
        super().__init__(packs, wedge_health, rules)
        #: By card: whether it shoots, shields others, or is Cavalry.
        self.shoots = [any([is_shot(ability) for ability in abilities]) for abilities in self.actions]
        self.shields = [any([effect.op == SHIELD for effect in effects]) for effects in self.constants]
        self.rides = [card.unit == "cavalry" for card in self.cards]

    def _compile_cards(self) -> None:
        super()._compile_cards()
        self.solo = []
        self.deeds = []
        self.ignores = []
        for i in range(self.count):
            card = self.cards[i].id
            mine = [it for it in self.abilities if it.side == self.side[i] and it.card == card]
            self.solo.append([ability for ability in mine if ability.kind == SOLO])
            self.deeds.append([])
            self.ignores.append(False)
            if self.side[i] == FOE:
                self._for_foe(i)
            elif self.is_event[i]:  # R.SOLO.ABILITY
                self.actions[i] = self.actions[i] + self.solo[i]
            else:
                self.played[i] = self.played[i] + self.solo[i]
                self.falls_silent[i] = len(self.solo[i]) > 0 and self.rules >= 2  # S.ABILITY.PLAYER

    def _for_foe(self, i: int) -> None:
        """The Foe has a Solo ability instead of all others (S.ABILITY.FOE), else what it does not ignore."""
        self.responses[i] = []
        self.relentless[i] = False
        if self.solo[i]:
            for ability in self.solo[i]:
                ability.effects = [effect for effect in ability.effects if effect.op != DRAW]
                self._look_away(ability)
            self.deeds[i] = [ability for ability in self.solo[i] if ability.effects]
            self.constants[i] = []
        else:
            able = sorted(self.played[i] + self.actions[i], key=_number)
            used = [ability for ability in able if not self.is_ignored(ability, self.is_event[i])]
            for ability in used:
                self._look_away(ability)
            self.deeds[i] = [ability for ability in used if ability.effects]
            lasting = self._lasting(i)
            self.ignores[i] = len(self.deeds[i]) < len(able) or len(lasting) < len(self.constants[i])
            self.constants[i] = lasting
        self.played[i] = []
        self.actions[i] = [ability for ability in self.deeds[i] if is_shot(ability)]

    def _look_away(self, ability: Ability) -> None:
        """What the Foe would see in a hand changes nothing (R.SOLO.NO_HAND); the rest of the ability is done."""
        if self.rules >= 2:
            ability.effects = [effect for effect in ability.effects if effect.op != LOOK_AT_HAND]

    def _lasting(self, i: int) -> list[Effect]:
        """The Constant effects of a Foe's card: neither discounts nor what a title on the list gives."""
        if self.rules < 2:  # Rules 1: a Leader or Family ability gave what it gives beside discounts.
            return [effect for effect in self.constants[i] if effect.op != COST]
        card = self.cards[i].id
        mine = [it for it in self.abilities if it.side == FOE and it.card == card and it.kind == CONSTANT]
        kept = [ability for ability in mine if ability.text.title_key not in IGNORED]
        return [effect for ability in kept for effect in ability.effects if effect.op != COST]

    def is_ignored(self, ability: Ability, is_event: bool) -> bool:
        """Whether the Foe leaves an ability alone as a whole (S.PLAY.IGNORED, R.SOLO.IGNORED)."""
        if ability.text.title_key in IGNORED:
            return True
        if self.rules < 2:  # Rules 1: looking at a hand and sacrifices counted; damage to others of its side did not.
            return any([_was_ignored(effect, is_event) for effect in ability.effects])
        return any([_is_ignored(ability, effect, is_event) for effect in ability.effects])

    def _task(self, side: int, card: Objective) -> Task:
        return Task(card, [])  # S.OBJ.NO_EFFECTS


def is_shot(ability: Ability) -> bool:
    """Whether an ability is a Range attack, or one of guns, which is treated like it (R.SOLO.GUNS)."""
    return ability.is_range or ability.text.title_key == "artillery"


def _number(ability: Ability) -> int:
    return ability.number


def _is_ignored(ability: Ability, effect: Effect, is_event: bool) -> bool:
    """Whether an effect has the Foe ignore its ability: it moves, draws, hurts its own side, or makes cards cheaper."""
    if effect.op in (MOVE, DRAW, TAKE):
        return True
    if effect.op in (DAMAGE, DESTROY):
        return hurts_own(ability, effect)
    return effect.op == DISCOUNT_NEXT and not is_event


def hurts_own(ability: Ability, effect: Effect) -> bool:
    """Whether damage falls on the ability's own side: on its card or bearer, on own cards alone, or on all of both."""
    own = 1 << ability.side
    if effect.to == TO_CHOSEN:
        return ability.slots[effect.slot].filter.sides == own
    if effect.to == TO_ALL:
        return effect.filter is not None and effect.filter.sides & own != 0
    return effect.to in (TO_SELF, TO_BEARER)


def _was_ignored(effect: Effect, is_event: bool) -> bool:
    """Rules 1: the same as it was read before."""
    if effect.op in (MOVE, DRAW, TAKE, LOOK_AT_HAND):
        return True
    if effect.op in (DAMAGE, DESTROY, SACRIFICE) and effect.to == TO_SELF:
        return True
    return effect.op == DISCOUNT_NEXT and not is_event


def foe_box(s: Hebs) -> FoeBox:
    box = s.box
    assert isinstance(box, FoeBox)
    return box
