"""'Solo:' abilities, and what the Foe ignores: both decks as the solo game plays with them."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.compile import (
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
    TO_SELF,
    Ability,
    Box,
    Task,
)
from senlac.games.hebs.packs import SOLO, Objective, Pack
from senlac.games.hebs.state import Hebs

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

    def __init__(self, packs: list[Pack], wedge_health: list[list[int]]) -> None:
        super().__init__(packs, wedge_health)
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
            elif self.is_event[i]:
                self.actions[i] = self.actions[i] + self.solo[i]
            else:
                self.played[i] = self.played[i] + self.solo[i]

    def _for_foe(self, i: int) -> None:
        """The Foe has a Solo ability instead of all others (S.ABILITY.FOE), else what it does not ignore."""
        self.responses[i] = []
        self.relentless[i] = False
        if self.solo[i]:
            for ability in self.solo[i]:
                ability.effects = [effect for effect in ability.effects if effect.op != DRAW]
            self.deeds[i] = [ability for ability in self.solo[i] if ability.effects]
            self.constants[i] = []
        else:
            able = sorted(self.played[i] + self.actions[i], key=_number)
            self.deeds[i] = [ability for ability in able if not is_ignored(ability, self.is_event[i])]
            lasting = [effect for effect in self.constants[i] if effect.op != COST]
            self.ignores[i] = len(self.deeds[i]) < len(able) or len(lasting) < len(self.constants[i])
            self.constants[i] = lasting
        self.played[i] = []
        self.actions[i] = [ability for ability in self.deeds[i] if is_shot(ability)]

    def _task(self, side: int, card: Objective) -> Task:
        return Task(card, [])  # S.OBJ.NO_EFFECTS


def is_shot(ability: Ability) -> bool:
    """Whether an ability is a Range attack, or one of guns, which is treated like it (R.SOLO.GUNS)."""
    return ability.is_range or ability.text.title_key == "artillery"


def _number(ability: Ability) -> int:
    return ability.number


def is_ignored(ability: Ability, is_event: bool) -> bool:
    """Whether the Foe leaves an ability alone as a whole (S.PLAY.IGNORED, R.SOLO.IGNORED)."""
    if ability.text.title_key in IGNORED:
        return True
    for effect in ability.effects:
        if effect.op in (MOVE, DRAW, TAKE, LOOK_AT_HAND):
            return True
        if effect.op in (DAMAGE, DESTROY, SACRIFICE) and effect.to == TO_SELF:
            return True
        if effect.op == DISCOUNT_NEXT and not is_event:
            return True
    return False


def foe_box(s: Hebs) -> FoeBox:
    box = s.box
    assert isinstance(box, FoeBox)
    return box
