"""Card text: what an ability says, in English and French, told from the ability itself.

Nothing on a card is written by hand but its titles, so that text and behaviour cannot disagree. A filter is first read
into `Phrase`, which knows what a noun phrase needs to know in any language; `English` and `French` put phrases,
triggers and effects into words.
"""

from __future__ import annotations

from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.packs.pack import (
    AbilityText,
    Card,
    Objective,
)
from senlac.games.hebs.show.english import English
from senlac.games.hebs.show.french import French
from senlac.games.hebs.show.phrases import phrases_of
from senlac.games.hebs.show.voice import NEXT, Voice
from senlac.games.hebs.show.wording import DASH, TYPE_NAMES, Names, pick


def ability_text(ability: AbilityText, names: Names, lang: str, attach: Expr | None = None) -> str:
    """An ability as its card prints it: kind, title and what it does; `attach` is where its Attachment goes."""
    voice: Voice = French(names) if lang == "fr" else English(names)
    if attach is not None and not attach.mentions("wedge"):
        voice.host = phrases_of(attach)
    return voice.ability(ability)


def attach_text(attach: Expr | None, names: Names, lang: str) -> str:
    """Where an Attachment goes; nothing for any other card."""
    if attach is None:
        return ""
    voice: Voice = French(names) if lang == "fr" else English(names)
    return voice.attach(attach)


def discounted_text(discount: Expr, names: Names, lang: str) -> str:
    """What a discount is for: "the next Unit"."""
    voice: Voice = French(names) if lang == "fr" else English(names)
    return voice.cards(discount.args[0], NEXT, 1, "mine").text()


def card_text(card: Card, names: Names, lang: str) -> list[str]:
    """What a card says, a line for where it is attached and one for each ability."""
    lines = [] if card.attach is None else [attach_text(card.attach, names, lang)]
    return lines + [ability_text(ability, names, lang, card.attach) for ability in card.abilities]


def objective_text(objective: Objective, names: Names, lang: str) -> list[str]:
    """What an Objective says, a line for each ability."""
    return [ability_text(ability, names, lang) for ability in objective.abilities]


def type_name(card: Card, lang: str) -> str:
    return pick(TYPE_NAMES[card.type], lang)


def type_line(card: Card, names: Names, lang: str) -> str:
    """What a card is: Unit - Infantry - Housecarl."""
    parts = [type_name(card, lang)]
    if card.unit:
        parts.append(names.unit_type(card.unit, lang))
    if card.traits:
        parts.append(", ".join([names.trait(trait, lang) for trait in card.traits]))
    return DASH[lang == "fr"].join(parts)
