"""The contents of a pack: the cards and Objectives of a faction, as printed."""

from __future__ import annotations

from typing import Final

from senlac.catalogue import Tongues
from senlac.games.hebs.language.words import Expr
from senlac.kernel.errors import SenlacError

#: The smallest deck, besides the Leader: decks can be cut down to this many cards (H.VAR.DECK).
LEAST_DECK: Final = 50

LEADER: Final = "leader"
CHARACTER: Final = "character"
UNIT: Final = "unit"
EVENT: Final = "event"
TACTICS: Final = "tactics"
ATTACHMENT: Final = "attachment"
TYPES: Final = (LEADER, CHARACTER, UNIT, EVENT, TACTICS, ATTACHMENT)
ARMY: Final = (LEADER, CHARACTER, UNIT)  # H.TYPES.ARMY
#: What has abilities but no wedge of its own.
PLACELESS: Final = (EVENT, TACTICS, "objective")
#: H.TYPES.1565; 1066 has three of them (H.TYPES.1066).
UNIT_TYPES: Final = ("artillery", "cavalry", "infantry", "navy", "ranged")

#: H.ABILITY.TYPES has the first four; Solo abilities are for the solo game, the last are those of Objectives.
ACTION: Final = "action"
RESPONSE: Final = "response"
PLAYED: Final = "played"
CONSTANT: Final = "constant"
SOLO: Final = "solo"
DESTROYED: Final = "destroyed"
KINDS: Final = (ACTION, RESPONSE, PLAYED, CONSTANT, SOLO, DESTROYED)

#: What can be answered (H.RESPONSE.TRIGGER, R.TRIGGERS): an ability is initiated, an army card is played, a card would
#: take damage, would be destroyed, would move, a wedge or an Objective would take damage, a player passes.
TRIGGERS: Final = ("ability", "played", "damage", "destroy", "move", "wedge", "objective", "pass")

GRADES: Final = ("rulebook", "attested", "derived", "history", "reconstructed")

#: Titles that several cards share, messages `title-…` of the catalogues; a card's own is a table by language.
#: None has an effect (H.CARD.FLAVOUR), but the Foe ignores some abilities by their titles (S.PLAY.IGNORED).
TITLES: Final = (
    "agile",
    "artillery",
    "bloodlust",
    "commander",
    "family",
    "healing",
    "leader",
    "learned",
    "range",
    "relentless",
    "shielding",
)


class PackProblem:
    """Something wrong with a pack, and where."""

    __slots__ = ("file", "card", "field", "word", "message")

    def __init__(self, file: str, card: str, field: str, word: str, message: str) -> None:
        self.file = file
        self.card = card
        self.field = field
        self.word = word
        self.message = message

    def __str__(self) -> str:
        place = " ".join([part for part in (self.card, self.field) if part])
        word = f" at {self.word!r}" if self.word else ""
        return ": ".join([part for part in (self.file, place + word, self.message) if part])

    def __repr__(self) -> str:
        return f"<PackProblem {self}>"


class BadPack(SenlacError):
    """A pack that cannot be used; all its problems are in `fields["problems"]`."""

    code = "bad-pack"

    def __init__(self, problems: list[PackProblem]) -> None:
        shown = [str(problem) for problem in problems[:50]]
        more = [] if len(problems) <= 50 else [f"and {len(problems) - 50} more"]
        super().__init__("\n".join(shown + more), problems=problems)
        self.problems = problems


class AbilityText:
    """An ability in a pack, read but not compiled."""

    __slots__ = ("kind", "title", "title_key", "on", "when", "do")

    def __init__(self, kind: str, title: Tongues, title_key: str, on: str, when: Expr | None, do: list[Expr]) -> None:
        self.kind = kind
        #: Its own title, empty if it has none; `title_key` is the shared title's, if it is one.
        self.title = title
        self.title_key = title_key
        self.on = on
        self.when = when
        self.do = do


class Card:
    """A card in a pack."""

    __slots__ = (
        "id", "name", "type", "unit", "traits", "copies", "cost", "zeal", "might", "health", "resources", "attach",
        "abilities", "history", "origin",
    )  # fmt: skip

    def __init__(self, id: str) -> None:
        self.id = id
        self.name: Tongues = {}
        self.type = ""
        self.unit = ""
        self.traits: list[str] = []
        self.copies = 1
        self.cost = 0
        self.zeal = 0
        self.might = 0
        self.health = 0
        self.resources = 0
        self.attach: Expr | None = None
        self.abilities: list[AbilityText] = []
        self.history: Tongues = {}
        self.origin: dict[str, str] = {}

    def origin_of(self, fact: str) -> str:
        """Where a fact is from: `rulebook`, `attested: …`, `derived: …`, `history` or `reconstructed`."""
        return self.origin.get(fact, self.origin.get("rest", ""))

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


class Objective:
    """An Objective as a pack has it; the last one is the final battle and has no values."""

    __slots__ = ("letter", "name", "battle", "value", "health", "abilities", "history", "origin")

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.name: Tongues = {}
        self.battle = ""
        self.value = 0
        self.health = 0
        self.abilities: list[AbilityText] = []
        self.history: Tongues = {}
        self.origin: dict[str, str] = {}


class Pack:
    """A faction: its cards, its Objectives, its part."""

    __slots__ = (
        "id", "faction", "box", "attacker", "name", "people", "traits", "cards", "objectives",
        "content_hash",
        "print_hash",
    )  # fmt: skip

    def __init__(self) -> None:
        self.id = ""
        self.faction = ""
        self.box = ""
        self.attacker = False
        self.name: Tongues = {}
        #: One of its people, as an adjective: "Norman", "normand".
        self.people: Tongues = {}
        self.traits: dict[str, Tongues] = {}
        self.cards: list[Card] = []
        self.objectives: list[Objective] = []
        #: Identifies what affects play, and is stored in saves; the other identifies everything printed.
        self.content_hash = ""
        self.print_hash = ""

    def card(self, id: str) -> Card:
        """A card by its id; KeyError if there is none."""
        for card in self.cards:
            if card.id == id:
                return card
        raise KeyError(id)
