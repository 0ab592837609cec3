"""Decks of one's own: their codes, what is wrong with others, and how they are played."""

from __future__ import annotations

import base64
import random

import pytest

from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.decks import LONGEST, BadDeck, Deck, choosable, deck_of, faction_of, read_deck
from senlac.games.hebs.packs.pack import LEAST_DECK, Pack
from senlac.kernel.errors import SenlacError
from senlac.registry import configure
from senlac.rulebook.marks import rule
from senlac.session import Session
from senlac.text import LANGUAGES, without_a_game

FACTIONS = library.factions()


def some_deck(pack: Pack, seed: int) -> Deck:
    """A deck at random, of any size that is allowed."""
    rng = random.Random(seed)
    copies = [card.id for card in choosable(pack) for _ in range(card.copies)]
    gone = rng.sample(copies, rng.randint(0, len(copies) - LEAST_DECK))
    return Deck(pack, {card: gone.count(card) for card in gone})


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_code_is_read_as_the_deck_that_it_was_made_of(faction: str) -> None:
    pack = library.pack(faction)
    for seed in range(50):
        made = some_deck(pack, seed)
        found = read_deck(made.code)
        assert (found.pack, found.without, found.size, found.code) == (pack, made.without, made.size, made.code)
        assert len(made.code) <= 40, "short enough for any link"
    whole = Deck(pack, {})
    assert read_deck(whole.code).without == {}
    assert whole.size == sum(card.copies for card in pack.cards) - 1


def test_a_code_stays_what_it_is() -> None:
    """Links that were shared must go on working."""
    code = "1.norman.iB0EAAQAAAAAAAAB"
    assert deck_of("norman", {"oarsmen": 1, "carpenters": 1}).code == code


@rule("H.VAR.DECK")
def test_a_deck_has_at_least_fifty_cards_beside_the_leader() -> None:
    pack = library.pack("norman")
    copies = [card.id for card in choosable(pack) for _ in range(card.copies)]
    spare = copies[: len(copies) - LEAST_DECK]
    assert deck_of("norman", {card: spare.count(card) for card in spare}).size == LEAST_DECK
    short = copies[: len(copies) - LEAST_DECK + 2]
    with pytest.raises(BadDeck) as refusal:
        deck_of("norman", {card: short.count(card) for card in short})
    assert refusal.value.fields["missing"] == 2


@pytest.mark.parametrize(
    ("faction", "without", "message"),
    [
        ("norman", {"william-fitzrobert": 1}, "deck-card"),
        ("norman", {"harold-godwinson": 1}, "deck-card"),
        ("norman", {"no-such-card": 1}, "deck-card"),
        ("norman", {"oarsmen": 4}, "deck-copies"),
        ("norman", {"oarsmen": -1}, "deck-copies"),
        ("vikings", {}, "deck-no-faction"),
        ("../saxon", {}, "deck-no-faction"),
    ],
)
def test_what_cannot_be_left_out_is_refused(faction: str, without: dict[str, int], message: str) -> None:
    with pytest.raises(BadDeck) as refusal:
        deck_of(faction, without)
    assert refusal.value.fields["message"] == message
    assert refusal.value.fields["rule"] == "H.VAR.DECK"


def test_every_refusal_is_said_in_every_language() -> None:
    spoken = [without_a_game(lang) for lang in LANGUAGES]
    for message in ("unreadable", "version", "faction", "variant", "card", "copies", "small", "no-faction"):
        assert all(speaker.knows(f"deck-{message}") for speaker in spoken)


def test_a_code_that_is_no_code_is_refused_and_never_misread() -> None:
    code = some_deck(library.pack("norman"), 3).code
    head, _, tail = code.rpartition(".")
    bad = [code[:place] for place in range(len(code))] + [
        code + more for more in ("A", "AAAA", "=", ".", "/x", "\n", " ")
    ]
    bad += [code.upper(), code.replace("norman", "saxon"), f"{head}.{'A' * LONGEST}", f"{head}.{'A' * (LONGEST // 2)}"]
    bad += [
        f"{head}.é",
        f"2.norman.{tail}",
        f"1.vikings.{tail}",
        "1..",
        "",
        ".",
        "x" * 100_000,
        code.replace("1.", "01."),
    ]
    for place, letter in enumerate(tail):
        bad.append(f"{head}.{tail[:place]}{'A' if letter != 'A' else 'B'}{tail[place + 1 :]}")
    for wrong in bad:
        with pytest.raises(BadDeck):
            read_deck(wrong)


def test_random_bytes_are_no_deck() -> None:
    rng = random.Random(1066)
    for _ in range(300):
        text = base64.urlsafe_b64encode(rng.randbytes(rng.randint(0, 40))).decode().rstrip("=")
        with pytest.raises(BadDeck):
            read_deck(f"1.norman.{text}")


def test_a_code_names_its_faction_and_its_version() -> None:
    assert faction_of("1.saxon.AAAA") == "saxon"
    with pytest.raises(BadDeck) as refusal:
        faction_of("7.saxon.AAAA")
    assert refusal.value.fields["message"] == "deck-version"


# ------------------------------------------------------------------ playing


def begun(game: str, **options: bool | str) -> Session:
    """A game up to the first hand: Leaders are placed, whatever else is asked is answered with the first choice."""
    session = Session.new(game, seed=5, **options)
    while session.state.round == 0 and session.outcome is None:
        for seat in session.asked:
            question = session.decision(seat)
            assert question is not None
            session.play(seat, question.options[0])
    return session


def names_of_removed(session: Session, side: int) -> list[str]:
    return [session.game.show.label("card", card) for card in session.state.removed[side]]


@rule("H.VAR.DECK")
def test_a_deck_is_brought_along_instead_of_being_cut_at_the_table() -> None:
    code = deck_of("norman", {"oarsmen": 1, "carpenters": 1}).code
    session = Session.new("1066", seed=5, deck=code)
    assert session.game.options["cut_decks"] is True, "a deck implies the variant"
    session.play(0, "place w2")
    session.play(1, "place w2")
    assert session.asked == [1], "only who has no deck is asked"
    assert not any(session.state.removed), "nothing is shown before the other has chosen"
    session.play(1, "done")
    assert sorted(names_of_removed(session, 0)) == ["Carpenters 2", "Oarsmen 3"], "of copies the last"
    assert session.state.removed[1] == ()
    told = [line.seen for line in session.log(1) if line.seen[0] == "hebs-removes"]
    assert len(told) == 2


@rule("R.DECK.CUT")
def test_what_the_deck_of_another_leaves_out_is_not_seen_before_it_is_shown() -> None:
    views = []
    for without in ({}, {"oarsmen": 1, "carpenters": 1}):
        session = Session.new("1066", seed=5, deck=deck_of("norman", without).code)
        session.play(0, "place w2")
        session.play(1, "place w2")
        views.append((session.view(1).data, session.log(1)))
    assert views[0] == views[1]


@pytest.mark.parametrize("game", ["1066", "1565", "1066-solo", "1565-solo"])
def test_a_game_is_dealt_from_the_decks(game: str) -> None:
    faction = str(configure(game, {}).options["faction"])
    deck = some_deck(library.pack(faction), 11)
    opponent = {} if "solo" in game else {"opponent_deck": deck.code, "opponent": faction}
    session = begun(game, deck=deck.code, **opponent)
    sides = (0,) if "solo" in game else (0, 1)
    for side in sides:
        removed = [session.game.box.cards[card].id for card in session.state.removed[side]]  # type: ignore[attr-defined]
        assert {card: removed.count(card) for card in removed} == deck.without
        left = len(session.state.deck[side]) + len(session.state.hand[side]) + len(session.state.discard[side])
        assert left == deck.size
    assert session.game.invariants(session.state) == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"faction": "saxon", "opponent": "norman"}, "deck-faction"),
        ({"cut_decks": False}, "deck-variant"),
        ({"deck": "1.norman.AAAA"}, "deck-unreadable"),
    ],
)
def test_a_game_refuses_a_deck_that_does_not_fit(options: dict[str, bool | str], message: str) -> None:
    with pytest.raises(SenlacError) as refusal:
        configure("1066", {"deck": deck_of("norman", {}).code, **options})
    assert isinstance(refusal.value, BadDeck)
    assert refusal.value.fields["message"] == message
