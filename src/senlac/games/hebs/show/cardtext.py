"""Card text: what an ability says, told from the ability itself.

Nothing on a card is written by hand but its titles, so that text and behaviour cannot disagree. A filter is first read
into `Phrase`, which knows what a noun phrase needs to know in any language. The grammar of each language is a module
that its catalogue names (`card-grammar = french`), and whose `VOICE` puts phrases, triggers and effects into words. A
language without one has English cards.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.packs.pack import (
    AbilityText,
    Card,
    Objective,
)
from senlac.games.hebs.show.phrases import phrases_of
from senlac.games.hebs.show.voice import NEXT, Voice
from senlac.games.hebs.show.wording import Names, type_word
from senlac.games.hebs.text import words


@cache
def voice_of(lang: str) -> type[Voice]:
    """The grammar of a language's cards, or of English ones."""
    found: type[Voice] = import_module(f"senlac.games.hebs.show.{words('card-grammar', lang)}").VOICE
    return found


def ability_text(ability: AbilityText, names: Names, lang: str, attach: Expr | None = None) -> str:
    """An ability as its card prints it: kind, title and what it does; `attach` is where its Attachment goes."""
    voice = voice_of(lang)(names)
    if attach is not None and not attach.mentions("wedge"):
        voice.host = phrases_of(attach)
    return voice.ability(ability)


def attach_text(attach: Expr | None, names: Names, lang: str) -> str:
    """Where an Attachment goes; nothing for any other card."""
    if attach is None:
        return ""
    voice = voice_of(lang)(names)
    return voice.attach(attach)


def discounted_text(discount: Expr, names: Names, lang: str) -> str:
    """What a discount is for: "the next Unit"."""
    voice = voice_of(lang)(names)
    return voice.cards(discount.args[0], NEXT, 1, "mine").text()


def card_text(card: Card, names: Names, lang: str) -> list[str]:
    """What a card says, a line for where it is attached and one for each ability."""
    lines = [] if card.attach is None else [attach_text(card.attach, names, lang)]
    return lines + [ability_text(ability, names, lang, card.attach) for ability in card.abilities]


def objective_text(objective: Objective, names: Names, lang: str) -> list[str]:
    """What an Objective says, a line for each ability."""
    return [ability_text(ability, names, lang) for ability in objective.abilities]


def type_name(card: Card, lang: str) -> str:
    return type_word(card.type, lang)


def type_line(card: Card, names: Names, lang: str) -> str:
    """What a card is: Unit - Infantry - Housecarl."""
    parts = [type_name(card, lang)]
    if card.unit:
        parts.append(names.unit_type(card.unit, lang))
    if card.traits:
        parts.append(", ".join([names.trait(trait, lang) for trait in card.traits]))
    return words("dash", lang).join(parts)
