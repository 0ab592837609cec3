"""Words that the cards of both languages are told with: nouns, values, names, and clauses that need no grammar."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.packs.pack import ACTION, CONSTANT, DESTROYED, PLAYED, RESPONSE, SOLO, Both

#: Effects told in words that take their arguments as they are, as clauses: no capital, no full stop. `{0}` is the first
#: argument: a number, cards or a wedge; `{0:damage}` and `{0:card}` are so much damage, so many cards; `{0:de}` and
#: `{0:à}` are for French. Effects with a grammar of their own are told by `English.clause` and `French.clause`.
CLAUSES: Final[dict[str, Both]] = {
    "look_at_hand": ("look at your opponent's hand", "regardez la main de votre adversaire"),
    "hinder_objective": (
        "remove {0:damage} from your opponent's current Objective",
        "retirez {0:damage} de l’Objectif actuel de votre adversaire",
    ),
    "take_marker": ("take the first player marker", "prenez le marqueur Premier joueur"),
    "turn_round": ("you deal that damage instead", "c’est vous qui infligez ces dégâts"),
}

NBSP: Final = "\u00a0"
#: Between the parts of a line, in English and in French.
DASH: Final = (" - ", " – ")


class Noun:
    """A noun in both languages, with what grammar asks of it."""

    __slots__ = ("one", "many", "fr_one", "fr_many", "feminine")

    def __init__(self, one: str, many: str, fr_one: str, fr_many: str, feminine: bool) -> None:
        self.one = one
        self.many = many
        self.fr_one = fr_one
        self.fr_many = fr_many
        self.feminine = feminine


WEDGE: Final = Noun("wedge", "wedges", "Aile", "Ailes", True)
FRONTIER: Final = Noun("frontier", "frontiers", "Frontière", "Frontières", True)

NOUNS: Final[dict[str, Noun]] = {
    "card": Noun("card", "cards", "carte", "cartes", True),
    "enemy": Noun("enemy", "enemies", "ennemi", "ennemis", False),
    "army": Noun("army card", "army cards", "carte d’armée", "cartes d’armée", True),
    "unit": Noun("Unit", "Units", "Unité", "Unités", True),
    "character": Noun("Character", "Characters", "Personnage", "Personnages", False),
    "leader": Noun("Leader", "Leaders", "Chef de Guerre", "Chefs de Guerre", False),
    "event": Noun("Event", "Events", "Événement", "Événements", False),
    "tactics": Noun("Tactics card", "Tactics cards", "carte Tactique", "cartes Tactique", True),
    "attachment": Noun("Attachment", "Attachments", "Attachement", "Attachements", False),
}
UNIT_TYPES: Final[dict[str, Both]] = {
    "artillery": ("Artillery", "Artillerie"),
    "cavalry": ("Cavalry", "Cavalerie"),
    "infantry": ("Infantry", "Infanterie"),
    "navy": ("Navy", "Marine"),
    "ranged": ("Archer", "Archers"),
}
#: The more special of two types is the noun: a Leader is a Character, too.
SPECIAL: Final = ("", "army", "character", "unit", "event", "tactics", "attachment", "leader")
TYPE_NAMES: Final[dict[str, Both]] = {
    "leader": ("Leader", "Chef de Guerre"),
    "character": ("Character", "Personnage"),
    "unit": ("Unit", "Unité"),
    "event": ("Event", "Événement"),
    "tactics": ("Tactics", "Tactique"),
    "attachment": ("Attachment", "Attachement"),
}
KINDS: Final[dict[str, Both]] = {
    ACTION: ("Action", "Action"),
    RESPONSE: ("Response", "Réaction"),
    PLAYED: ("When Played", "Quand joué"),
    CONSTANT: ("", ""),
    SOLO: ("Solo", "Solo"),
    DESTROYED: ("When destroyed", "Quand détruit"),
}
VALUES: Final[dict[str, Both]] = {
    "might": ("Might", "Force"),
    "zeal": ("Zeal", "Zèle"),
    "health": ("Health", "Santé"),
    "resources": ("Resources", "Ressources"),
}


class Names:
    """What the cards and traits of a game are called; its words for Archers, their Range and a wedge."""

    __slots__ = ("traits", "cards", "ranged", "range", "wedge")

    def __init__(
        self,
        traits: dict[str, Both],
        cards: dict[str, Both],
        ranged: Both = ("Archer", "Archers"),
        wedge: Noun = WEDGE,
        range: Both = ("Range", "Archerie"),
    ) -> None:
        self.traits = traits
        self.cards = cards
        self.ranged = ranged
        self.range = range
        self.wedge = wedge

    def in_box(self, box: str) -> Names:
        """The same, with a box's own words."""
        ranged, range, wedge = BOXES.get(box, BOXES["1066"])
        return Names(self.traits, self.cards, ranged, wedge, range)

    def trait(self, trait: str, lang: str) -> str:
        """A trait's label; the id in words, if it is unknown."""
        return pick(self.traits[trait], lang) if trait in self.traits else in_words(trait)

    def card(self, id: str, lang: str) -> str:
        """A card's name; the id in words, if it is unknown."""
        return pick(self.cards[id], lang) if id in self.cards else in_words(id)

    def unit_type(self, type: str, lang: str) -> str:
        """A unit type's name: Infantry, Archer."""
        return pick(self.ranged if type == "ranged" else UNIT_TYPES[type], lang)


#: What each box calls those who shoot, what they do, and a column of the battlefield.
BOXES: Final[dict[str, tuple[Both, Both, Noun]]] = {
    "1066": (("Archer", "Archers"), ("Range", "Archerie"), WEDGE),
    "1565": (("Ranged", "Tireurs"), ("Range", "Tir"), FRONTIER),
}


def pick(both: Both, lang: str) -> str:
    return both[1] if lang == "fr" else both[0]


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
