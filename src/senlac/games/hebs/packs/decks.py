"""Decks of one's own (H.VAR.DECK): which cards of a faction stay in the box, as a code short enough for a link.

`1.norman.QmFzZTY0` is the version of the code, the faction, and how many copies of each card are left out: two bits a
card, in the order of their ids, after a sum over all of it and the cards of the pack. A code that was cut short, or was
made for other cards, is refused, never misread.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from typing import Final

from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.pack import LEADER, LEAST_DECK, Card, Pack
from senlac.kernel.errors import BadOption

VERSION: Final = "1"
#: No code is longer than this: a byte has room for four of the most cards that a pack may have.
LONGEST: Final = 400
#: Bytes of the sum.
_SUM: Final = 3
_CODE: Final = re.compile(r"([0-9]{1,4})\.([a-z0-9-]{1,60})\.([A-Za-z0-9_-]+)")


class BadDeck(BadOption):
    """A deck that cannot be read, or that the rules do not allow."""

    code = "bad-deck"


class Deck:
    """The cards of a faction without some of them; always one that may be played."""

    __slots__ = ("pack", "without")

    def __init__(self, pack: Pack, without: dict[str, int]) -> None:
        copies = {card.id: card.copies for card in choosable(pack)}
        for card, count in without.items():
            if card not in copies:
                sentence = f"There is no card {card!r} in this deck to leave out."
                raise BadDeck(sentence, message="deck-card", card=card[:60], rule="H.VAR.DECK")
            if not 0 <= count <= copies[card]:
                sentence = f"There are {copies[card]} copies of {card!r} in this deck; {count} cannot be left out."
                raise BadDeck(
                    sentence, message="deck-copies", card=card, copies=copies[card], count=count, rule="H.VAR.DECK"
                )
        self.pack = pack
        #: Ids of cards, each with how many copies stay in the box.
        self.without: dict[str, int] = {card: without[card] for card in sorted(without) if without[card]}
        if self.size < LEAST_DECK:
            sentence = f"A deck has at least {LEAST_DECK} cards beside the Leader; this one has {self.size}."
            raise BadDeck(
                sentence,
                message="deck-small",
                least=LEAST_DECK,
                size=self.size,
                missing=LEAST_DECK - self.size,
                rule="H.VAR.DECK",
            )

    @property
    def size(self) -> int:
        """How many cards it has beside the Leader."""
        return sum([card.copies for card in choosable(self.pack)]) - sum(self.without.values())

    @property
    def code(self) -> str:
        """What it is shared as."""
        cards = choosable(self.pack)
        bits = 0
        for place, card in enumerate(cards):
            bits |= self.without.get(card.id, 0) << (2 * place)
        packed = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
        # Not over how many copies there are: a code must outlive a corrected number.
        there = " ".join([card.id for card in cards])
        summed = hashlib.blake2s(f"{self.pack.faction} {there} ".encode() + packed, digest_size=_SUM).digest()
        text = base64.urlsafe_b64encode(summed + packed).decode().rstrip("=")
        return f"{VERSION}.{self.pack.faction}.{text}"

    @classmethod
    def read(cls, code: str, pack: Pack) -> Deck:
        """The deck of a code, made of a pack; BadDeck if it is none."""
        faction = faction_of(code)
        if faction != pack.faction:
            sentence = f"This is a deck of the faction {faction}, not of {pack.faction}."
            raise BadDeck(sentence, message="deck-faction", faction=faction, wanted=pack.faction, rule="H.VAR.DECK")
        text = code.rpartition(".")[2]
        try:
            packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))[_SUM:]
        except (binascii.Error, ValueError):
            raise _unreadable() from None
        bits = int.from_bytes(packed, "little")
        without = {card.id: (bits >> (2 * place)) & 3 for place, card in enumerate(choosable(pack))}
        if any([without[card.id] > card.copies for card in choosable(pack)]):
            raise _unreadable()
        found = cls(pack, without)
        # Only one code stands for a deck: with any other sum or ending it is not what was shared.
        if found.code != code:
            raise _unreadable()
        return found


def deck_of(faction: str, without: dict[str, int], overrides: str = "") -> Deck:
    """A deck by what it leaves out of a faction's cards; BadDeck if it may not be played."""
    return Deck(_pack_of(faction, overrides), without)


def read_deck(code: str, overrides: str = "") -> Deck:
    """The deck that a code stands for; BadDeck if it stands for none."""
    return Deck.read(code, _pack_of(faction_of(code), overrides))


def _pack_of(faction: str, overrides: str) -> Pack:
    if faction not in library.factions():
        known = ", ".join(library.factions())
        sentence = f"There is no faction {faction!r} to make a deck of. There are: {known}."
        raise BadDeck(sentence, message="deck-no-faction", faction=faction[:60], known=known, rule="H.VAR.DECK")
    return library.pack(faction, overrides)


def choosable(pack: Pack) -> list[Card]:
    """The cards that may be left out, in the order of their ids: all but the Leader."""
    return sorted([card for card in pack.cards if card.type != LEADER], key=_id)


def _id(card: Card) -> str:
    return card.id


def faction_of(code: str) -> str:
    """The faction that a code is for; BadDeck if it is not the code of a deck.

    >>> faction_of("1.norman.AAAA")
    'norman'
    """
    parts = _CODE.fullmatch(code) if len(code) <= LONGEST else None
    if parts is None:
        raise _unreadable()
    if parts.group(1) != VERSION:
        sentence = "This deck was made by another version of Senlac."
        raise BadDeck(sentence, message="deck-version", version=parts.group(1), rule="H.VAR.DECK")
    return parts.group(2)


def _unreadable() -> BadDeck:
    sentence = "This is not the code of a deck: part of it is missing, or it was made for other cards."
    return BadDeck(sentence, message="deck-unreadable", rule="H.VAR.DECK")
