"""What cards are told with in any language: nouns and names from the catalogues, and how words are put together."""

from __future__ import annotations

from functools import cache
from typing import Final

from senlac.catalogue import Tongues, in_tongue
from senlac.games.hebs.text import words

#: The values of a card, in the order of their numbers.
VALUES: Final = ("might", "zeal", "health", "resources")
#: The more special of two types is the noun: a Leader is a Character, too.
SPECIAL: Final = ("", "army", "character", "unit", "event", "tactics", "attachment", "leader")
#: What a box calls its columns, if it has a word of its own.
COLUMNS: Final = {"1565": "frontier"}


class Noun:
    """A noun with what grammar asks of it."""

    __slots__ = ("one", "many", "feminine")

    def __init__(self, one: str, many: str, gender: str) -> None:
        self.one = one
        self.many = many
        self.feminine = gender == "feminine"


@cache
def noun(name: str, lang: str) -> Noun:
    """A noun of the catalogue: `noun-unit` with its attributes `many` and `gender`."""
    message = f"noun-{name}"
    return Noun(words(message, lang), words(message, lang, "many"), words(message, lang, "gender"))


def type_word(type: str, lang: str) -> str:
    """What a card type is called by itself: its noun, unless that says more (a Tactics card)."""
    return words(f"noun-{type}", lang, "type") or words(f"noun-{type}", lang)


def value_name(value: str, lang: str) -> str:
    """What a value is called: Zeal."""
    return words(f"value-{value}", lang)


class Names:
    """What the cards and traits of a game are called; its words for Archers, their Range and a wedge."""

    __slots__ = ("traits", "cards", "box", "column")

    def __init__(
        self, traits: dict[str, Tongues], cards: dict[str, Tongues], box: str = "1066", column: str = ""
    ) -> None:
        self.traits = traits
        self.cards = cards
        self.box = box
        self.column = column or COLUMNS.get(box, "wedge")

    def in_box(self, box: str) -> Names:
        """The same, with a box's own words."""
        return Names(self.traits, self.cards, box)

    def trait(self, trait: str, lang: str) -> str:
        """A trait's label; the id in words, if it is unknown."""
        return in_tongue(self.traits[trait], lang) if trait in self.traits else in_words(trait)

    def card(self, id: str, lang: str) -> str:
        """A card's name; the id in words, if it is unknown."""
        return in_tongue(self.cards[id], lang) if id in self.cards else in_words(id)

    def unit_type(self, type: str, lang: str) -> str:
        """A unit type's name: Infantry, Archer."""
        return self.word(f"unit-{type}", lang)

    def range(self, lang: str) -> str:
        """What those who shoot do."""
        return self.word("title-range", lang)

    def word(self, name: str, lang: str) -> str:
        """A word for which a box may have one of its own."""
        own = f"{name}-{self.box}"
        return words(own if words.knows(own) else name, lang)


def in_words(id: str) -> str:
    return " ".join([part[:1].upper() + part[1:] for part in id.replace("_", "-").split("-")])


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def join_words(parts: list[str], last: str) -> str:
    """a; a or b; a, b or c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def in_turn(clauses: list[str], end: str, both: str, then: str) -> str:
    """Effects one after the other; what all of them last for is said once, first."""
    if len(clauses) > 1 and all([clause.endswith(f" {end}") for clause in clauses]):
        return f"{end}, {join_words([clause[: -len(end) - 1] for clause in clauses], both)}"
    return f"{', '.join(clauses[:-1])}, {then} {clauses[-1]}" if len(clauses) > 1 else clauses[0]


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else str(number)
