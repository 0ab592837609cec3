"""The variants and what the French edition recommends, rule by rule; `deal` lays out a table (see conftest.py)."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.kernel.decision import decision
from senlac.kernel.errors import BadOption
from senlac.kernel.frames import ask_of, chance_of
from senlac.kernel.options import OptionValue
from senlac.registry import configure
from senlac.rulebook.marks import rule

#: Lays out a table in words; it and the tables that it makes are in conftest.py.
Deal = Any

BLUE6 = ["Levy", "Levy 2", "Levy 3", "Foot", "Foot 2", "Foot 3"]
RED6 = ["Levy of Red", "Levy of Red 2", "Levy of Red 3", "Foot of Red", "Foot of Red 2", "Foot of Red 3"]


def told(table: Any) -> list[str]:
    """The kinds of what was told since the scenario began."""
    return [event.kind for event in table.state.events]


def leaders_placed(deal: Deal, **options: Any) -> Any:
    """A game with both Leaders at wedge 2 and nothing shuffled yet."""
    table = deal.new(**options)
    table.blue("place w2")
    table.red("place w2")
    return table


def cut(table: Any, *cards: str) -> None:
    """Blue removes these cards, and is done."""
    for card in cards:
        table.blue(f"remove '{card}'")
    table.blue("done")


# ------------------------------------------------------------------ Objectives


@rule("H.VAR.OBJECTIVES")
def test_objectives_are_shuffled_but_the_final_one_stays_last(deal: Deal) -> None:
    table = leaders_placed(deal, shuffled_objectives=True)
    assert table.asks == "shuffle-objectives"
    op = chance_of(table.state)
    assert op.possible(table.state, (0,), (3, 1, 0, 2))
    assert not op.possible(table.state, (0,), (4, 1, 0, 2, 3)), "the final Objective is not shuffled"
    table.lot((3, 1, 0, 2))
    assert table.asks == "shuffle-objectives"
    table.lot((1, 0, 3, 2))
    assert table.asks == "shuffle-deck"
    assert table.blue.view["order"] == table.red.view["order"] == [[3, 1, 0, 2, 4], [1, 0, 3, 2, 4]]


@rule("H.VAR.OBJECTIVES")
def test_the_first_of_the_shuffled_objectives_is_attempted_first(deal: Deal) -> None:
    table = leaders_placed(deal, shuffled_objectives=True)
    table.lot((1, 0, 3, 2))  # B, which asks for Zeal, lies on top
    table.lot((0, 1, 2, 3))
    table.begin()
    table.state.events.clear()
    table.both_pass()
    # The Chief's 2 Zeal against B's 1; and 2 Might against A's 2.
    assert table.state.objective_damage == [1, 0]
    first = table.game.names("objective")
    tried = [first[event.args[1]] for event in table.state.events if event.kind == "hebs-attempts"]
    assert tried == ["Blue B", "Red A"]


@rule("H.VAR.OBJECTIVES")
def test_all_seven_of_1066_are_shuffled_but_g(deal1066: Deal) -> None:
    table = deal1066.new(shuffled_objectives=True)
    table.norman("place w1")
    table.saxon("place w1")
    assert chance_of(table.state).possible(table.state, (0,), (5, 4, 3, 2, 1, 0))
    table.lot((5, 4, 3, 2, 1, 0))
    names = table.game.names("objective")
    assert [names[which] for which in table.state.order[0]] == [f"Norman {letter}" for letter in "FEDCBAG"]


# ------------------------------------------------------------------ decks


@rule("H.VAR.DECK")
def test_players_may_remove_cards_before_play(deal: Deal) -> None:
    table = leaders_placed(deal, cut_decks=True)
    assert table.asks == "Blue and Red cut-decks"
    cut(table, "Levy", "Levy 2", "Curse")
    table.red("done")
    assert table.asks == "shuffle-deck"
    assert len(table.pile("blue", "deck")) == 81
    assert not {"Levy", "Levy 2", "Curse"} & set(table.pile("blue", "deck"))
    assert len(table.pile("red", "deck")) == 84
    table.begin()
    assert len(table.pile("blue", "deck")) == 81 - 6
    # They do not lie on the discard pile either.
    assert table.pile("blue", "discard") == []
    assert table.pile("blue", "removed") == ["Levy", "Levy 2", "Curse"]


@rule("H.VAR.DECK")
def test_a_deck_keeps_at_least_fifty_cards(deal: Deal) -> None:
    table = leaders_placed(deal, cut_decks=True)
    for card in table.game.names("card")[1:35]:
        table.blue(f"remove '{card}'")
    assert table.blue.options == ["done"]
    table.blue.refused("remove 'Weakener'", "H.VAR.DECK", "hebs-deck-least")
    table.blue("done")
    table.red("done")
    assert len(table.pile("blue", "deck")) == 50


@rule("H.VAR.DECK")
def test_neither_a_leader_nor_a_card_of_the_opponent_is_removed_and_none_twice(deal: Deal) -> None:
    table = leaders_placed(deal, cut_decks=True)
    table.blue.refused("remove 'Chief'", "H.VAR.DECK", "hebs-leader-stays")
    table.blue.refused("remove 'Levy of Red'", "H.VAR.DECK", "hebs-not-yours")
    table.blue("remove 'Foot'")
    table.blue.refused("remove 'Foot'", "H.VAR.DECK", "hebs-removed-already")
    assert "remove 'Foot 2'" in table.blue.options
    # Cards are named in any order, and bots name them in one.
    assert "remove Levy" in table.blue.options
    s = table.state
    worth = ask_of(s).advice.worth_considering(s, s.top[2], decision(s, 0).options)  # type: ignore[union-attr]
    assert table.blue.read("remove 'Levy'") not in worth
    table.blue("remove 'Levy'", "done")
    table.red("done")
    assert table.pile("blue", "removed") == ["Foot", "Levy"]


@rule("H.VAR.DECK")
def test_without_the_variant_no_card_is_removed(deal: Deal) -> None:
    table = leaders_placed(deal)
    assert table.asks == "shuffle-deck"
    table.blue.refused("remove 'Levy'", "K.SEAT")


@rule("R.DECK.CUT")
def test_cards_are_removed_in_secret_and_shown_together(deal: Deal) -> None:
    one, other = leaders_placed(deal, cut_decks=True), leaders_placed(deal, cut_decks=True)
    one.blue("remove 'Levy'")
    assert one.red.view == other.red.view
    assert one.blue.view != other.blue.view
    one.blue("done")
    cut(other, "Foot", "Guard")
    assert one.asks == other.asks == "Red cut-decks"
    assert one.red.view == other.red.view
    assert one.red.log == other.red.log
    assert one.log() == other.log()
    assert "hebs-removes" not in told(one)
    one.blue.refused("remove 'Foot'", "K.SEAT")
    one.red("remove 'Levy of Red'", "done")
    assert told(one)[-2:] == ["hebs-removes", "hebs-removes"]
    # They stay open to both.
    removed = [[one.card("Levy")], [one.card("Levy of Red")]]
    assert one.red.view["removed"] == one.blue.view["removed"] == removed


# ------------------------------------------------------------------ drafting


@rule("H.VAR.DRAFT3")
def test_who_draws_three_discards_one_of_the_whole_hand(deal: Deal) -> None:
    table = deal(
        draft="draw3", blue="hand: Levy; deck: Foot, Guard, Priest", red="deck: Levy of Red, Foot of Red, Guard of Red"
    )
    table.both_pass()
    assert table.asks == "Blue and Red draft-one"
    assert table.pile("blue", "hand") == ["Levy", "Foot", "Guard", "Priest"]
    # Not only of those just drawn.
    assert table.blue.options == ["discard Levy", "discard Foot", "discard Guard", "discard Priest"]
    table.blue.refused("pass", "H.DEPLOY.PASS")
    table.blue("discard 'Levy'")
    table.blue.refused("discard 'Foot'", "K.SEAT")
    assert table.pile("blue", "discard") == []
    table.red("discard 'Guard of Red'")
    assert table.asks == "Blue turn"
    assert (table.pile("blue", "hand"), table.pile("blue", "discard")) == (["Foot", "Guard", "Priest"], ["Levy"])
    assert table.pile("red", "hand") == ["Levy of Red", "Foot of Red"]


@rule("H.VAR.DRAFT3")
def test_who_has_fewer_than_three_left_draws_those_and_discards_one(deal: Deal) -> None:
    table = deal(
        draft="draw3", blue="deck: Foot, nothing", red="hand: Levy of Red; deck: Foot of Red, Guard of Red, nothing"
    )
    table.both_pass()
    assert table.blue.options == ["discard Foot"]
    table.blue("discard 'Foot'")
    table.red("discard 'Levy of Red'")
    assert (table.pile("blue", "hand"), table.pile("blue", "deck")) == ([], [])
    assert table.pile("red", "hand") == ["Foot of Red", "Guard of Red"]
    assert table.outcome is None


@rule("H.VAR.DRAFT3")
def test_the_draft_holds_in_the_first_round_and_after_the_limit(deal: Deal) -> None:
    first = leaders_placed(deal, draft="draw3")
    first.shuffle(*BLUE6, "Guard")
    first.shuffle(*RED6, "Guard of Red")
    first.blue("keep")
    first.red("keep")
    assert first.asks == "Blue and Red draft-one"
    assert len(first.pile("blue", "hand")) == 7
    later = deal(draft="draw3", blue=f"hand: {', '.join(BLUE6)}, Guard; deck: Rider, Rider 2, Rider 3")
    later.both_pass()
    assert later.asks == "Blue limit"
    later.blue("discard 'Guard'")
    assert later.asks == "Blue and Red draft-one"
    assert len(later.pile("blue", "hand")) == 9
    later.blue("discard 'Levy'")
    later.red(later.red.options[0])
    assert len(later.pile("blue", "hand")) == 8


@rule("H.VAR.DRAFT4")
def test_who_draws_four_discards_two_of_the_whole_hand(deal: Deal) -> None:
    table = deal(
        draft="draw4",
        blue="hand: Levy; deck: Foot, Guard, Priest, Steward",
        red="deck: Levy of Red, Foot of Red, Guard of Red, Priest of Red",
    )
    table.both_pass()
    assert table.asks == "Blue and Red draft-two"
    assert table.pile("blue", "hand") == ["Levy", "Foot", "Guard", "Priest", "Steward"]
    table.blue("discard 'Levy'")
    assert table.asks == "Blue and Red draft-two"
    table.blue("discard 'Priest'")
    table.red("discard 'Foot of Red'", "discard 'Guard of Red'")
    assert table.asks == "Blue turn"
    assert (table.pile("blue", "hand"), table.pile("blue", "discard")) == (
        ["Foot", "Guard", "Steward"],
        ["Priest", "Levy"],
    )
    assert table.pile("red", "hand") == ["Levy of Red", "Priest of Red"]


@rule("H.VAR.DRAFT4")
def test_who_has_fewer_than_four_left_draws_those_and_discards_two_or_what_there_is(deal: Deal) -> None:
    table = deal(draft="draw4", blue="deck: Foot, nothing", red="deck: Levy of Red, Foot of Red, Guard of Red, nothing")
    table.both_pass()
    table.blue("discard 'Foot'")
    table.red("discard 'Levy of Red'", "discard 'Foot of Red'")
    assert table.asks == "Blue turn"
    assert (table.pile("blue", "hand"), table.pile("red", "hand")) == ([], ["Guard of Red"])
    assert (table.pile("blue", "deck"), table.pile("red", "deck")) == ([], [])


@rule("H.VAR.DRAFT3", "H.VAR.DRAFT4")
def test_without_a_draft_two_are_drawn_and_none_discarded(deal: Deal) -> None:
    table = deal(blue="deck: Foot, Guard, Priest")
    table.both_pass()
    assert table.asks == "Blue turn"
    assert table.pile("blue", "hand") == ["Foot", "Guard"]
    with pytest.raises(BadOption):
        configure("1066", {"draft": "draw5"})


@rule("H.VAR.DRAFT3")
def test_a_draft_of_three_cites_its_rule(deal: Deal) -> None:
    table = deal(draft="draw3")
    table.both_pass()
    found = decision(table.state, 0)
    assert found is not None
    assert found.rule == "H.VAR.DRAFT3"


@rule("H.VAR.DRAFT4")
def test_a_draft_of_four_cites_its_rule(deal: Deal) -> None:
    table = deal(draft="draw4")
    table.both_pass()
    found = decision(table.state, 0)
    assert found is not None
    assert found.rule == "H.VAR.DRAFT4"


# ------------------------------------------------------------------ Range


@rule("H.VAR.RANGE")
@pytest.mark.parametrize("reached", [[0, 0], [4, 0], [0, 4], [3, 4]])
def test_range_waits_until_both_are_at_the_final_objective(deal: Deal, reached: list[int]) -> None:
    table = deal(late_range=True, blue="w1: Archer, Rider", red="w1: Foot of Red", reached=reached)
    assert "act Archer 1" not in table.blue.options
    table.blue.refused("act 'Archer' 1", "H.VAR.RANGE", "hebs-late-range")
    # Other Actions do not wait.
    table.blue.act("Rider", 1, "w3")
    assert table.line("blue", 3) == ["Rider (tired)"]


@rule("H.VAR.RANGE")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_javelins_wait_in_the_english_edition_only(deal1066: Any, edition: str) -> None:
    """The English edition speaks of cards with Range, the French one of Archers, whom the Javelin Men are not."""
    table = deal1066(
        edition=edition, late_range=True, saxon="w1: Javelin Men, English Archers", norman="w1: Norman Knights",
        marker="saxon",
    )  # fmt: skip
    table.saxon.refused("act 'English Archers' 1", "H.VAR.RANGE", "hebs-late-range")
    if edition == "en":
        table.saxon.refused("act 'Javelin Men' 1", "H.VAR.RANGE", "hebs-late-range")
    else:
        table.saxon.act("Javelin Men")
        assert table.damage("Norman Knights") == 2


@rule("H.VAR.RANGE")
def test_range_is_used_once_both_are_there(deal: Deal) -> None:
    table = deal(late_range=True, blue="w1: Archer", red="w1: Foot of Red", reached=[4, 4])
    table.blue.act("Archer")
    assert table.line("red", 1) == ["Foot of Red (1 damage)"]


@rule("H.VAR.RANGE")
def test_range_is_used_as_soon_as_the_second_player_gets_there(deal: Deal) -> None:
    table = deal(
        late_range=True, blue="hand: Press On, Levy; w1: Archer", red="w1: Foot of Red", reached=[3, 4],
        objective_damage=[4, 0],
    )  # fmt: skip
    table.blue.refused("act 'Archer' 1", "H.VAR.RANGE")
    table.blue.act("Press On")
    table.red("pass")
    table.blue.act("Archer")
    assert table.line("red", 1) == ["Foot of Red (1 damage)"]


@rule("H.VAR.RANGE")
def test_without_the_variant_range_is_used_from_the_first_round_on(deal: Deal) -> None:
    table = deal(blue="w1: Archer", red="w1: Foot of Red")
    table.blue.act("Archer")
    assert table.line("red", 1) == ["Foot of Red (1 damage)"]


# ------------------------------------------------------------------ the French edition

#: What the French edition recommends.
FRENCH: dict[str, OptionValue] = {"shuffled_objectives": True, "draft": "draw3", "late_range": True}
PLAIN: dict[str, OptionValue] = {"shuffled_objectives": False, "draft": "draw2", "late_range": False}


@rule("H.VAR.FR_RECOMMENDED")
def test_the_french_edition_preselects_the_objective_drafting_and_archery_variants() -> None:
    french = configure("1066", {"edition": "fr"}).options
    english = configure("1066", {}).options
    assert {name: french[name] for name in FRENCH} == FRENCH
    assert {name: english[name] for name in PLAIN} == PLAIN
    # And nothing else.
    assert {name for name in english if english[name] != french[name]} == {"edition", *FRENCH}


@rule("H.VAR.FR_RECOMMENDED")
@pytest.mark.parametrize("name", sorted(PLAIN))
def test_each_of_them_is_still_optional(name: str) -> None:
    options = configure("1066", {"edition": "fr", name: PLAIN[name]}).options
    assert {other: options[other] for other in FRENCH} == {**FRENCH, name: PLAIN[name]}
    english = configure("1066", {name: FRENCH[name]}).options
    assert {other: english[other] for other in PLAIN} == {**PLAIN, name: FRENCH[name]}


@rule("H.VAR.FR_RECOMMENDED")
def test_a_game_of_the_french_edition_is_played_so(deal: Deal) -> None:
    table = leaders_placed(deal, edition="fr")
    assert table.asks == "shuffle-objectives"
    table.lot((0, 1, 2, 3))
    table.lot((0, 1, 2, 3))
    table.shuffle(*BLUE6, "Archer")
    table.shuffle(*RED6, "Guard of Red")
    table.blue("keep")
    table.red("keep")
    assert table.asks == "Blue and Red draft-one"
    table.blue("discard 'Levy'")
    table.red("discard 'Levy of Red'")
    table.blue.play("Archer", "w1")
    table.red("play 'Levy of Red 2' w1")
    table.blue.refused("act 'Archer' 1", "H.VAR.RANGE", "hebs-late-range")
