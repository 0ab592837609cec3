"""The rules that a card touches, found in its type and in the words of its abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.packs.pack import (
    ACTION,
    ATTACHMENT,
    CHARACTER,
    CONSTANT,
    DESTROYED,
    EVENT,
    LEADER,
    PLAYED,
    RESPONSE,
    SOLO,
    TACTICS,
    UNIT,
    AbilityText,
    Card,
    Objective,
)

#: What playing a card of a type comes under.
OF_TYPE: Final[dict[str, tuple[str, ...]]] = {
    LEADER: ("H.SETUP.LEADER", "H.TYPES.LEADER", "H.WIN.LEADER"),
    CHARACTER: ("H.PLAY.ARMY",),
    UNIT: ("H.PLAY.ARMY",),
    EVENT: ("H.PLAY.EVENT",),
    TACTICS: ("H.PLAY.TACTICS",),
    ATTACHMENT: ("H.PLAY.ATTACH", "H.PLAY.ATTACH_LEAVE"),
}
#: What using an ability of a kind comes under; an Event's Action has a rule of its own.
OF_KIND: Final[dict[str, tuple[str, ...]]] = {
    ACTION: ("H.ACTION.TIRE", "H.ACTION.TURN_ONLY"),
    RESPONSE: ("H.RESPONSE.WINDOW", "H.RESPONSE.COST"),
    PLAYED: ("H.ABILITY.WHEN_PLAYED",),
    CONSTANT: ("H.ABILITY.CONSTANT",),
    SOLO: ("H.ABILITY.SOLO_IGNORED",),
    DESTROYED: ("H.OBJ.DESTROY", "R.OBJ.ABILITY"),
}
#: What a word of the ability language comes under; words that no rule has more to say about are not here.
OF_WORD: Final[dict[str, tuple[str, ...]]] = {
    "bombard": ("H.TERM.ROW_ORDER",),
    "cancel": ("H.RESPONSE.CANCEL",),
    "cost": ("H.PAY.DISCOUNT",),
    "damage_objective": ("H.OBJ.DAMAGE", "H.OBJ.KEEP"),
    "damage_wedge": ("H.WEDGE.CLAIM",),
    "destroy": ("H.TERM.DESTROY",),
    "discarded": ("H.TERM.PILES",),
    "discount": ("H.PAY.DISCOUNT",),
    "draw": ("R.DRAW.EMPTY",),
    "enemy": ("H.TERM.ENEMY",),
    "enemy_discards": ("H.TERM.DISCARD",),
    "move": ("H.PLAY.MOVE_ROW", "H.PLAY.CLOSE_UP"),
    "range": ("R.RANGE", "H.VAR.RANGE"),
    "reach": ("R.RANGE",),
    "recall": ("H.PLAY.CLOSE_UP",),
    "refresh": ("H.READY.RETURN", "R.READY.ONCE"),
    "relentless": ("H.PAY.RELENTLESS",),
    "sacrifice": ("H.SACRIFICE", "H.SACRIFICE.NOT_DESTROY"),
    "shield": ("R.RANGE",),
    "take_marker": ("H.SETUP.MARKER",),
    "tire": ("H.READY.TIRE",),
    "trait": ("H.CARD.TRAITS",),
}


def rules_of_card(card: Card) -> list[str]:
    """The ids of the rules that a card touches, each once: those of its type first, then as its abilities come."""
    found = [*OF_TYPE[card.type]]
    for ability in card.abilities:
        event = card.type == EVENT and ability.kind == ACTION
        found += ("H.ACTION.EVENT", "H.ACTION.TURN_ONLY") if event else OF_KIND[ability.kind]
        found += _of_words(ability)
    return list(dict.fromkeys(found))


def rules_of_objective(objective: Objective) -> list[str]:
    """The same for an Objective; the final one is fought for in the wedges."""
    found = ["H.OBJ.DAMAGE", "H.OBJ.NEXT"] if objective.battle else ["H.OBJ.SKIP", "H.WEDGE.WHEN", "H.WIN.WEDGES"]
    for ability in objective.abilities:
        found += [*OF_KIND[ability.kind], *_of_words(ability)]
    return list(dict.fromkeys(found))


def _of_words(ability: AbilityText) -> Iterator[str]:
    said = [*([] if ability.when is None else [ability.when]), *ability.do]
    for expression in said:
        for word in _words(expression):
            yield from OF_WORD.get(word, ())


def _words(expression: Expr) -> Iterator[str]:
    yield expression.word
    for part in expression.args:
        yield from _words(part)
