"""The facts of cards and Objectives, and where each of them is from."""

from __future__ import annotations

from collections.abc import Sequence

from senlac.catalogue import Tongues, in_tongue
from senlac.games.hebs.packs.pack import ARMY, EVENT, LEADER, Card, Objective, Pack
from senlac.games.hebs.packs.reading import FACTS
from senlac.games.hebs.show.cardtext import type_name
from senlac.games.hebs.show.wording import VALUES, Names, value_name
from senlac.games.hebs.text import words


def names_in_packs(packs: Sequence[Pack]) -> Names:
    """The names of all traits and cards in these packs."""
    traits: dict[str, Tongues] = {}
    cards: dict[str, Tongues] = {}
    for pack in packs:
        traits.update(pack.traits)
        cards.update({card.id: card.name for card in pack.cards})
    return Names(traits, cards)


def facts_of(card: Card) -> list[str]:
    """The facts that a card of this type has."""
    missing = {"cost"} if card.type == LEADER else set()
    if card.type not in ARMY:
        missing |= {"zeal", "might", "health"}
    if card.type == EVENT:
        missing.add("resources")
    if not card.abilities:
        missing.add("ability")
    return [fact for fact in FACTS if fact not in missing]


def card_facts(card: Card, lang: str) -> list[tuple[str, str, str]]:
    """The facts of a card: name, value and origin of each."""
    return [(fact, _value(card, fact, lang), card.origin_of(fact)) for fact in facts_of(card)]


def _value(card: Card, fact: str, lang: str) -> str:
    if fact == "ability":
        return str(len(card.abilities))
    if fact == "name":
        return in_tongue(card.name, lang)
    if fact == "type":
        return type_name(card, lang).lower()
    return str(getattr(card, fact))


def objective_facts(objective: Objective, lang: str) -> list[tuple[str, str, str]]:
    """The facts of an Objective: name, value and origin of each."""
    rows = [("name", in_tongue(objective.name, lang))]
    if objective.battle:
        rows += [
            ("battle", fact_name(objective.battle, lang)),
            ("value", str(objective.value)),
            ("health", str(objective.health)),
        ]
    if objective.abilities:
        rows.append(("ability", str(len(objective.abilities))))
    rest = objective.origin.get("rest", "")
    return [(fact, value, objective.origin.get(fact, rest)) for fact, value in rows]


def origin_words(origin: str, lang: str) -> str:
    """An origin in words: its grade, and the note that a pack may add."""
    grade, colon, note = origin.partition(":")
    return words(f"grade-{grade}", lang) + (words("colon", lang).rstrip(" ") if colon else "") + note


def grade(origin: str) -> str:
    """Where a fact is from, without the particulars: `attested`, `reconstructed`.

    >>> grade("derived: a single named person")
    'derived'
    """
    return origin.partition(":")[0]


def fact_name(fact: str, lang: str) -> str:
    """The name of a fact of a card or an Objective."""
    return value_name(fact, lang).lower() if fact in ("cost", *VALUES) else words(f"fact-{fact}", lang)
