"""Setup, the dial, and what the Foe has not: a hand, and a deck to lose by."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from senlac.games.hebs.packs.library import factions, pack
from senlac.games.hebs.rules.solo.dial import DIAL, LEVELS, resources, shows
from senlac.games.hebs.rules.solo.setup import STARTING, starting_cards
from senlac.kernel.frames import ask_of
from senlac.rulebook import rule


@rule("S.SETUP.PLAYER", "S.RULES")
def test_the_player_places_a_leader_and_draws_as_usual(solo: Any) -> None:
    table = solo.new(faction="saxon", opponent="norman")
    assert table.asks == "setup.place-leader"
    assert table.options == ["place w1", "place w2", "place w3"]
    table.you("place w3")
    assert table.asks == "setup.mulligan"
    assert (table.where("Harold Godwinson"), len(table.state.hand[0])) == ("w3.1", 4)


@rule("S.SETUP.PLAYER")
def test_drafting_is_recommended_and_not_required(solo: Any) -> None:
    plain, drafted = solo.new(), solo.new(draft="draw4")
    plain.begin()
    assert len(plain.state.hand[0]) == 6
    drafted.begin("preparation.draft-two")
    assert len(drafted.state.hand[0]) == 8


@rule("S.SETUP.HAROLD")
def test_a_saxon_foe_starts_with_three_cards_in_the_middle(solo: Any) -> None:
    table = solo.new()
    table.do("place w1")
    assert [table.where(card) for card in ("Harold Godwinson", "Saxon Ceorl", "Eadric, Deacon of Blakeney")] == [
        "w2.3",
        "w2.2",
        "w2.1",
    ]
    assert "sets-up Saxon Ceorl w2 2 S.SETUP.HAROLD" in table.steps
    # and nothing else is in play: the rest is the deck
    assert table.state.line[3:] == [(), table.state.line[4], ()]
    assert len(table.state.deck[1]) == sum(card.copies for card in pack("saxon").cards) - 3
    assert table.where("Trumpeter") == "hand" or table.where("Trumpeter") == "deck"


@rule("S.SETUP.WILLIAM")
def test_a_norman_foe_starts_with_three_cards_in_the_middle(solo: Any) -> None:
    table = solo.new(faction="saxon", opponent="norman")
    table.do("place w1")
    cards = ("William FitzRobert", "Ealdred, Archbishop of York", "Trumpeter")
    assert [table.where(card) for card in cards] == ["w2.3", "w2.2", "w2.1"]
    assert table.state.line[3:] == [(), table.state.line[4], ()]
    assert len(table.state.deck[1]) == sum(card.copies for card in pack("norman").cards) - 3


@rule("R.SOLO.1565")
def test_other_factions_follow_the_pattern() -> None:
    class Other:
        faction = "other"
        cards = pack("norman").cards

    with_resource, without = starting_cards(Other())  # type: ignore[arg-type]
    norman = pack("norman")
    assert norman.card(with_resource).resources == 1
    assert (norman.card(without).resources, norman.card(without).cost) == (0, 0)


@rule("R.SOLO.1565", "S.SETUP.HAROLD", "S.SETUP.WILLIAM")
@pytest.mark.parametrize("faction", sorted(set(STARTING) & set(factions())))
def test_the_starting_cards_are_in_the_packs(faction: str) -> None:
    cards = [pack(faction).card(id) for id in STARTING[faction]]
    assert [card.resources for card in cards] == [1, 0]


@rule("S.SETUP.DIAL", "R.SOLO.LEVELS")
@pytest.mark.parametrize("level", LEVELS)
def test_the_dial_of_each_level_starts_at_round_1(solo: Any, level: str) -> None:
    table = solo.new(level=level)
    table.do("place w1")
    first = DIAL[LEVELS.index(level)][0]
    assert f"dial 1 {first} S.SETUP.DIAL" in table.steps
    assert resources(table.state) == max(0, first + 1)


@rule("R.SOLO.LEVELS")
def test_every_level_is_at_least_as_hard_as_the_one_before_and_ends_at_5() -> None:
    assert all(len(row) == 20 for row in DIAL)
    for easier, harder in pairwise(DIAL):
        assert all(a <= b for a, b in zip(easier, harder, strict=True))
        assert easier != harder
    assert {shows(level, 21) for level in range(6)} == {5}
    assert {shows(level, 99) for level in range(6)} == {5}


@rule("S.SETUP.DIAL_START")
@pytest.mark.parametrize(
    ("level", "has"), [("easy", 0), ("normal", 0), ("hard", 0), ("hero", 1), ("epic", 1), ("king", 2)]
)
@pytest.mark.parametrize("opponent", ["saxon", "norman"])
def test_in_round_1_the_lower_levels_have_nothing(solo: Any, level: str, has: int, opponent: str) -> None:
    faction = "norman" if opponent == "saxon" else "saxon"
    table = solo.new(level=level, opponent=opponent, faction=faction)
    table.begin()
    assert resources(table.state) == has


@rule("S.SETUP.DIAL")
def test_only_ready_cards_count_and_never_below_nothing(solo: Any) -> None:
    table = solo(foe=["w1.1 Saxon Ceorl", "w1.2 Saxon Ceorl 2", "reserve The Winchester Treasure"], round=5)
    assert resources(table.state) == 3  # the dial shows 0
    table.state.tired[table.card("Saxon Ceorl")] = True
    assert resources(table.state) == 2
    none = solo(round=1)
    assert (resources(none.state), none.game.sees(none.state, 0)["dial"]["shows"]) == (0, -1)


@rule("S.SETUP.NO_HAND")
def test_the_foe_has_no_hand_and_does_not_lose_by_an_empty_deck(solo: Any) -> None:
    table = solo(alone=True)
    assert table.state.hand[1] == []
    table.you("pass")
    table.begin()
    assert table.asks == "deployment.turn"
    assert table.state.hand[1] == []


@rule("S.SETUP.NO_HAND", "S.RULES")
def test_the_player_loses_by_an_empty_deck(solo: Any) -> None:
    table = solo()
    table.state.removed, table.state.deck[0] = (table.state.deck[0], table.state.removed[1]), ()
    table.you("pass")
    assert table.state.result == (1, "deck", "H.WIN.DECK")


@rule("R.SOLO.NO_HAND")
def test_what_is_sent_back_to_the_hand_of_the_foe_is_discarded(solo: Any) -> None:
    # Rout of the Bretons sends two Units of at most 3 back
    table = solo(
        faction="saxon",
        opponent="norman",
        level="easy",
        you=["hand Rout of the Bretons", "hand Shield Wall", "hand Shield Wall 2", "hand Malfosse"],
        foe=["w1.1 Norman Spearmen", "w1.2 Norman Archers"],
    )
    table.you("act 'Rout of the Bretons' 1", "target 'Norman Spearmen'", "target 'Norman Archers'")
    assert (table.where("Norman Spearmen"), table.where("Norman Archers")) == ("discard", "discard")


@rule("S.TURN.PLAYER_FIRST", "R.SOLO.MARKER")
@pytest.mark.parametrize("foe_marker", [False, True])
def test_the_player_begins_every_round_whoever_has_the_marker(solo: Any, foe_marker: bool) -> None:
    table = solo.new(foe_marker=foe_marker)
    table.begin()
    assert (table.state.active, table.state.marker) == (0, int(foe_marker))
    table.you("pass")
    table.begin()
    assert (table.state.round, table.state.active, table.state.marker) == (2, 0, int(foe_marker))
    assert table.game.rulings["R.SOLO.MARKER"] is foe_marker


@rule("S.TURN.PLAYER_FIRST")
def test_turns_alternate(solo: Any) -> None:
    table = solo(you=["hand Oarsmen", "hand Oarsmen 2"], top=["Great Fyrd", "Great Fyrd 2"])
    table.you("play 'Oarsmen' w1")
    assert table.steps[0] == "reveals Great Fyrd 0 0 S.DRAW.COST"
    assert ask_of(table.state).kind == "deployment.turn"
    table.you("play 'Oarsmen 2' w1")
    assert "reveals Great Fyrd 2 0 0 S.DRAW.COST" in table.steps
