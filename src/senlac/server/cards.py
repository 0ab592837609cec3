"""The cards of all packs for the card browser, and decks of one's own: checked by the game, never by a client."""

from __future__ import annotations

from senlac.catalogue import in_tongue
from senlac.games.hebs.packs import decks, library, statistics
from senlac.games.hebs.packs.pack import LEAST_DECK, TYPES, Pack
from senlac.games.hebs.show.faces import card_face, objective_face
from senlac.games.hebs.show.origins import card_facts, fact_name, grade, names_in_packs, objective_facts, origin_words
from senlac.games.hebs.show.touched import rules_of_card, rules_of_objective
from senlac.games.hebs.show.wording import VALUES, Names, capital, type_word, value_name
from senlac.server import wire


def index(lang: str) -> wire.CardIndex:
    """Every card of every pack, in a language."""
    packs = [library.pack(faction) for faction in library.factions()]
    packs.sort(key=lambda pack: (pack.box, not pack.attacker))
    names = names_in_packs(packs)
    return wire.CardIndex(
        [_pack(pack, names.in_box(pack.box), lang) for pack in packs],
        {value: value_name(value, lang) for value in ("cost", *VALUES)},
        {type: capital(type_word(type, lang)) for type in TYPES},
        LEAST_DECK,
    )


def _pack(pack: Pack, names: Names, lang: str) -> wire.PackInfo:
    cards = [
        wire.CardInfo(
            card.id,
            card_face(pack, card, names, 0, lang),
            card.copies,
            _facts(card_facts(card, lang), lang),
            rules_of_card(card),
            _fared(pack.faction, card.id),
        )
        for card in pack.cards
    ]
    objectives = [
        wire.ObjectiveInfo(
            f"{pack.faction}-{objective.letter.lower()}",
            objective_face(pack, objective, names, 0, lang),
            _facts(objective_facts(objective, lang), lang),
            rules_of_objective(objective),
        )
        for objective in pack.objectives
    ]
    return wire.PackInfo(pack.faction, pack.box, in_tongue(pack.name, lang), cards, objectives)


def _fared(faction: str, card: str) -> wire.Fared | None:
    found = statistics.fared(faction, card)
    if found is None:
        return None
    run, it = found
    use, drawn, played = [
        None if part is None else wire.Share(part.rate, part.low, part.high)
        for part in (it.use, it.won_drawn, it.won_played)
    ]
    return wire.Fared(run.games, run.bot, run.command, it.drawn, use, drawn, played, it.mean)


def _facts(facts: list[tuple[str, str, str]], lang: str) -> list[wire.Fact]:
    return [
        wire.Fact(
            capital(fact_name(fact, lang)),
            value,
            grade(origin),
            capital(origin_words(grade(origin), lang)),
            origin.partition(":")[2].strip(),
        )
        for fact, value, origin in facts
    ]


def read_deck(code: str) -> wire.DeckInfo:
    """The deck that a code stands for; BadDeck if it stands for none."""
    return _told(decks.read_deck(code))


def check_deck(wish: wire.DeckWish) -> wire.DeckInfo:
    """A deck by what it leaves out; BadDeck if it may not be played."""
    return _told(decks.deck_of(wish.faction, wish.without))


def _told(deck: decks.Deck) -> wire.DeckInfo:
    return wire.DeckInfo(deck.code, deck.pack.faction, deck.without, deck.size)
