"""The rules of Three Fords, one by one; `fords` lays out a table (see conftest.py). One file for the whole game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from typing import Any

import pytest

from senlac.kernel.gamedef import Outcome
from senlac.rulebook.marks import rule

WEST, EAST = 0, 1

#: Lays out a table in words; it and the tables that it makes are in conftest.py.
Fords = Callable[..., Any]

FIVE_WEST = ("Levy W1", "Spearmen W1", "Herald W1", "Forage W1", "Parry W1")
FIVE_EAST = ("Levy E1", "Spearmen E1", "Herald E1", "Forage E1", "Parry E1")


def hands_dealt(fords: Any, **options: Any) -> Any:
    """A game at its mulligan; West's next cards are Levy W9 and Levy W10, East's Levy E9 and Levy E10."""
    table = fords.new(**options)
    table.shuffle(*FIVE_WEST, "Levy W9", "Levy W10")
    table.shuffle(*FIVE_EAST, "Levy E9", "Levy E10")
    return table


# ------------------------------------------------------------------ setup


@rule("F.SETUP.HAND")
def test_each_player_shuffles_eighty_cards_and_draws_five(fords: Fords) -> None:
    table = fords.new()
    for pile in ("west_deck", "east_deck"):
        cards = table.pile(pile).split(", ")
        assert len(set(cards)) == 80
        assert set(Counter(card.split()[0] for card in cards).values()) == {10}
    assert table.asks == "shuffle-deck"
    table.shuffle(*FIVE_WEST)
    table.shows(west_hand=", ".join(FIVE_WEST), east_hand="-")
    table.shuffle(*FIVE_EAST)
    table.shows(west_hand=", ".join(FIVE_WEST), east_hand=", ".join(FIVE_EAST))
    assert table.west.view["decks"] == [75, 75]


@rule("F.SETUP.HAND")
def test_nobody_decides_before_the_hands_are_dealt_and_a_shuffle_keeps_all_cards(fords: Fords) -> None:
    table = fords.new()
    assert table.can_fall(tuple(range(80)))
    assert not table.can_fall(tuple(range(79)))
    assert not table.can_fall((0, *range(79)))
    table.west.refused("keep", "K.SEAT")
    table.shuffle()
    table.west.refused("keep", "K.SEAT")
    table.shuffle()
    assert table.asks == "West and East mulligan"


@rule("F.SETUP.MULLIGAN")
def test_who_keeps_plays_with_the_first_hand(fords: Fords) -> None:
    table = hands_dealt(fords)
    table.west("keep")
    table.east("keep")
    assert table.asks == "West turn"
    table.shows(
        west_hand=", ".join([*FIVE_WEST, "Levy W9", "Levy W10"]),
        east_hand=", ".join([*FIVE_EAST, "Levy E9", "Levy E10"]),
    )


@rule("F.SETUP.MULLIGAN")
def test_who_redraws_shuffles_the_hand_back_and_draws_five_new_cards_once(fords: Fords) -> None:
    table = hands_dealt(fords)
    table.west("redraw")
    table.east("keep")
    assert table.asks == "shuffle-deck"
    table.shows(west_hand="-", east_hand=", ".join(FIVE_EAST))
    assert len(table.pile("west_deck").split(", ")) == 80
    # Cards of the first hand may come again.
    new = ("Levy W1", "Arrows W1", "Arrows W2", "Riposte W1", "Riposte W2")
    table.shuffle(*new, "Levy W2", "Levy W3")
    assert table.asks == "West turn"
    table.shows(west_hand=", ".join([*new, "Levy W2", "Levy W3"]))
    table.west.refused("redraw", "K.VERB")


@rule("F.SETUP.MULLIGAN")
def test_both_may_redraw(fords: Fords) -> None:
    table = hands_dealt(fords)
    table.east("redraw")
    table.west("redraw")
    table.shuffle("Levy W1", "Levy W2", "Levy W3", "Levy W4", "Levy W5", "Levy W6", "Levy W7")
    assert table.asks == "shuffle-deck"
    table.shuffle("Levy E1", "Levy E2", "Levy E3", "Levy E4", "Levy E5", "Levy E6", "Levy E7")
    table.shows(
        west_hand="Levy W1, Levy W2, Levy W3, Levy W4, Levy W5, Levy W6, Levy W7",
        east_hand="Levy E1, Levy E2, Levy E3, Levy E4, Levy E5, Levy E6, Levy E7",
    )


@rule("F.SETUP.MULLIGAN")
def test_nothing_of_an_answer_shows_before_both_have_answered(fords: Fords) -> None:
    kept, redrawn = hands_dealt(fords), hands_dealt(fords)
    kept.west("keep")
    redrawn.west("redraw")
    assert kept.asks == redrawn.asks == "East mulligan"
    assert kept.east.view == redrawn.east.view
    assert kept.east.options == redrawn.east.options == ["keep", "redraw"]
    assert kept.east.log == redrawn.east.log
    assert kept.log() == redrawn.log()
    assert kept.west.view != redrawn.west.view
    kept.east("keep")
    redrawn.east("keep")
    assert "West: keep." in kept.east.log
    assert "West: redraw." in redrawn.east.log


@rule("F.SETUP.MULLIGAN")
def test_an_answer_is_final_and_nothing_else_is_one(fords: Fords) -> None:
    table = hands_dealt(fords)
    table.west.refused("pass", "K.VERB")
    table.west.refused("play 'Levy W1' f1", "K.VERB")
    table.west("keep")
    table.west.refused("redraw", "K.SEAT")
    assert table.asks == "East mulligan"


# ------------------------------------------------------------------ the round


@rule("F.ROUND.DRAW")
def test_a_round_begins_with_two_cards_each_and_all_units_ready(fords: Fords) -> None:
    table = fords(
        west="f1: Levy W1 (tired); f2: Housecarls W1 (tired) (2 damage); deck: Forage W1, Levy W2, Parry W1",
        east="f3: Herald E1 (tired); deck: Riposte E1, Arrows E1, Parry E1",
    )
    table.west("pass")
    table.shows(west_hand="-", east_hand="-", f1="Levy W1 (tired) | -", f3="- | Herald E1 (tired)")
    table.east("pass")
    table.shows(west_hand="Forage W1, Levy W2", east_hand="Riposte E1, Arrows E1")
    table.shows(f1="Levy W1 | -", f2="Housecarls W1 (2 damage) | -", f3="- | Herald E1")


@rule("F.ROUND.DRAW")
def test_only_the_drawer_sees_what_is_drawn(fords: Fords) -> None:
    table = fords(west="deck: Forage W1, Levy W2")
    table.both_pass()
    assert "West draws Forage W1." in table.west.log
    assert table.east.log.count("West draws a card.") == 2
    assert table.log().count("West draws a card.") == 2
    assert not any("Forage" in line for line in table.east.log + table.log())


@rule("F.DRAW.EMPTY")
def test_an_empty_deck_gives_no_cards_and_costs_nothing(fords: Fords) -> None:
    table = fords(west="deck: Levy W2, nothing", east="deck: nothing; f1: Levy E1")
    table.both_pass()
    table.shows(west_hand="Levy W2", east_hand="-", f1="- | Levy E1", score="0 : 1")
    assert table.asks == "East turn"
    table.both_pass()
    table.shows(west_hand="Levy W2", east_hand="-", f1="- | Levy E1", score="0 : 2")
    assert table.outcome is None


@rule("F.DRAW.EMPTY")
def test_forage_takes_what_the_deck_has(fords: Fords) -> None:
    table = fords(west="hand: Forage W1, Levy W1; deck: Parry W1, nothing")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.shows(west_hand="Parry W1", west_deck="-")
    table = fords(west="hand: Forage W1, Levy W1; deck: Parry W1, Parry W2, Parry W3, nothing")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.shows(west_hand="Parry W1, Parry W2", west_deck="Parry W3")


# ------------------------------------------------------------------ the turn


@rule("F.TURN.CHOICE")
def test_the_active_player_plays_casts_or_passes_and_then_the_other_is_active(fords: Fords) -> None:
    table = fords(west="hand: Levy W1, Forage W1", east="hand: Levy E1")
    assert table.asks == "West turn"
    assert table.west.options == [
        "pass",
        "play 'Levy W1' f1",
        "play 'Levy W1' f2",
        "play 'Levy W1' f3",
        "cast 'Forage W1'",
    ]
    table.west("play 'Levy W1' f2")
    table.shows(west_hand="Forage W1", f2="Levy W1 | -")
    assert table.asks == "East turn"
    table.east("play 'Levy E1' f2")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    assert table.asks == "East turn"
    table.east("pass")
    assert table.asks == "West turn"


@rule("F.TURN.CHOICE")
def test_only_cards_in_hand_are_used_and_each_in_its_way(fords: Fords) -> None:
    table = fords(west="hand: Levy W1, Levy W2, Forage W1; f1: Levy W3; discard: Levy W4", east="hand: Levy E1")
    for card in ("Levy W3", "Levy W4", "Levy W5", "Levy E1"):
        table.west.refused(f"play '{card}' f1", "F.TURN.CHOICE", "fords-not-in-hand")
    table.west.refused("cast 'Arrows W1'", "F.TURN.CHOICE", "fords-not-in-hand")
    table.west.refused("cast 'Levy W1'", "F.TURN.CHOICE", "fords-wrong-verb")
    table.west.refused("play 'Forage W1' f1", "F.TURN.CHOICE", "fords-wrong-verb")
    table.west.refused("pay 'Levy W1'", "K.VERB")
    table.west.refused("keep", "K.VERB")
    table.east.refused("play 'Levy E1' f1", "K.SEAT")


@rule("F.TURN.PASS")
def test_who_has_passed_is_out_and_the_other_goes_on_alone(fords: Fords) -> None:
    table = fords(west="hand: Levy W1", east="hand: Levy E1, Levy E2")
    table.west("pass")
    table.east("play 'Levy E1' f1")
    assert table.asks == "East turn"
    table.west.refused("play 'Levy W1' f1", "K.SEAT")
    table.east("play 'Levy E2' f2")
    assert table.asks == "East turn"
    table.shows(score="0 : 0")
    table.east("pass")
    table.shows(score="0 : 2")


@rule("F.TURN.PASS")
def test_who_plays_on_has_not_passed(fords: Fords) -> None:
    table = fords(west="hand: Levy W1", east="hand: Levy E1")
    table.west("play 'Levy W1' f1")
    table.east("pass")
    assert table.asks == "West turn"
    table.shows(score="0 : 0")
    table.west("pass")
    table.shows(score="1 : 0")


# ------------------------------------------------------------------ playing


@rule("F.PLAY.FORD")
def test_a_ford_takes_three_units_of_a_player(fords: Fords) -> None:
    table = fords(
        west="hand: Levy W3, Levy W4; f1: Levy W1, Levy W2",
        east="f1: Levy E1, Levy E2, Levy E3; f2: Levy E4, Levy E5, Levy E6",
    )
    table.west("play 'Levy W3' f1")
    table.shows(f1="Levy W1, Levy W2, Levy W3 | Levy E1, Levy E2, Levy E3")
    table.east("pass")
    reason = table.west.refused("play 'Levy W4' f1", "F.PLAY.FORD", "fords-full")
    assert table.says(reason) == "f1 already holds 3 of your units. [F.PLAY.FORD] Choose another ford."
    assert table.west.options == ["pass", "play 'Levy W4' f2", "play 'Levy W4' f3"]
    table.west("play 'Levy W4' f2")
    table.shows(f2="Levy W4 | Levy E4, Levy E5, Levy E6")


@rule("F.PLAY.TARGET")
def test_arrows_need_an_enemy_unit(fords: Fords) -> None:
    table = fords(west="hand: Arrows W1, Levy W1; f1: Levy W2", east="hand: Levy E1")
    reason = table.west.refused("cast 'Arrows W1'", "F.PLAY.TARGET", "fords-no-target")
    assert table.says(reason).endswith("[F.PLAY.TARGET] Wait until your opponent has a unit at a ford.")
    table.west("play 'Levy W1' f2")
    table.east("play 'Levy E1' f3")
    assert table.west.options == ["pass", "cast 'Arrows W1'"]


@rule("F.PLAY.TARGET", "F.DESTROY")
def test_the_target_is_chosen_after_the_cost_is_paid_and_takes_two_damage(fords: Fords) -> None:
    table = fords(
        west="hand: Arrows W1, Levy W1; f1: Levy W2",
        east="hand: Levy E9; f1: Housecarls E1; f3: Housecarls E2 (tired), Levy E1",
    )
    table.west("cast 'Arrows W1'")
    assert table.asks == "West pay"
    table.west.refused("target 'Housecarls E1'", "K.VERB")
    table.west("pay 'Levy W1'")
    assert table.asks == "West target"
    assert table.west.options == ["target 'Levy E1'", "target 'Housecarls E1'", "target 'Housecarls E2'"]
    for card in ("Levy W2", "Levy E9", "Housecarls E3", "Arrows W1"):
        table.west.refused(f"target '{card}'", "F.PLAY.TARGET", "fords-bad-target")
    table.west("target 'Housecarls E2'")
    table.east("pass")
    table.shows(
        f1="Levy W2 | Housecarls E1",
        f3="- | Housecarls E2 (tired) (2 damage), Levy E1",
        west_discard="Levy W1, Arrows W1",
    )


# ------------------------------------------------------------------ paying


@rule("F.PAY.SOURCE")
def test_a_cost_is_paid_by_discarding_cards_and_tiring_units(fords: Fords) -> None:
    table = fords(west="hand: Housecarls W1, Levy W1; f1: Herald W1")
    table.west("play 'Housecarls W1' f2")
    assert table.asks == "West pay"
    table.shows(limbo="Housecarls W1")
    table.west("pay 'Levy W1'")
    assert table.asks == "West pay"
    table.west("pay 'Herald W1'")
    assert table.asks == "East turn"
    table.shows(west_hand="-", west_discard="Levy W1", f1="Herald W1 (tired) | -", f2="Housecarls W1 | -", limbo="-")


@rule("F.PAY.SOURCE")
def test_nothing_else_pays(fords: Fords) -> None:
    table = fords(
        west="hand: Spearmen W1, Levy W1; f1: Levy W2 (tired); discard: Levy W3", east="hand: Levy E1; f1: Levy E2"
    )
    table.west("play 'Spearmen W1' f1")
    for card in ("Levy W2", "Levy W3", "Levy W4", "Spearmen W1", "Levy E1", "Levy E2"):
        table.west.refused(f"pay '{card}'", "F.PAY.SOURCE", "fords-no-source")
    assert table.west.options == ["pay 'Levy W1'"]
    table.west.refused("pass", "K.VERB")


@rule("F.PAY.SOURCE")
def test_a_levy_costs_nothing(fords: Fords) -> None:
    table = fords(west="hand: Levy W1, Levy W2")
    table.west("play 'Levy W1' f1")
    table.shows(west_hand="Levy W2", west_discard="-", f1="Levy W1 | -")


@rule("F.PAY.REACH")
@pytest.mark.parametrize(
    ("held", "card", "cost", "have"),
    [
        ("hand: Spearmen W1", "Spearmen W1", 1, 0),
        ("hand: Housecarls W1, Levy W1", "Housecarls W1", 2, 1),
        ("hand: Housecarls W1, Levy W1; f1: Levy W2 (tired)", "Housecarls W1", 2, 1),
        ("hand: Housecarls W1; f1: Levy W2; f2: Levy W3 (tired)", "Housecarls W1", 2, 1),
    ],
)
def test_what_cannot_be_paid_in_full_cannot_be_played(fords: Fords, held: str, card: str, cost: int, have: int) -> None:
    table = fords(west=held, east="f1: Levy E1, Levy E2")
    reason = table.west.refused(f"play '{card}' f3", "F.PAY.REACH", "fords-cost")
    assert (reason.args["cost"], reason.args["have"]) == (cost, have)
    assert f"play '{card}' f3" not in table.west.options


@rule("F.PAY.REACH")
def test_an_event_too_must_be_paid(fords: Fords) -> None:
    table = fords(west="hand: Forage W1; f1: Levy W1 (tired)")
    table.west.refused("cast 'Forage W1'", "F.PAY.REACH", "fords-cost")
    assert table.west.options == ["pass"]


@rule("F.PAY.REACH")
@pytest.mark.parametrize(
    "held",
    [
        "hand: Housecarls W1, Levy W1, Levy W2",
        "hand: Housecarls W1, Levy W1; f1: Levy W2",
        "hand: Housecarls W1; f1: Levy W1; f2: Levy W2",
    ],
)
def test_what_can_just_be_paid_can_be_played(fords: Fords, held: str) -> None:
    table = fords(west=held)
    table.west("play 'Housecarls W1' f3", "pay 'Levy W1'", "pay 'Levy W2'")
    table.shows(west_hand="-", f3="Housecarls W1 | -")


def ways_to_pay(table: Any) -> list[tuple[str, ...]]:
    """All payments, as they are named."""
    if table.asks != "West pay":
        return [()]
    found = []
    for option in table.west.options:
        other = table.clone()
        other.west(option)
        found += [(option, *rest) for rest in ways_to_pay(other)]
    return found


@rule("F.PAY.ORDER")
@pytest.mark.parametrize("units", [0, 1, 2])
@pytest.mark.parametrize("sources", [2, 3, 4, 5])
def test_a_set_of_sources_can_be_named_in_one_way_only(fords: Fords, sources: int, units: int) -> None:
    names = [f"Levy W{i + 1}" for i in range(sources)]
    line = f"; f1: {', '.join(names[:units])}" if units else ""
    table = fords(west="hand: " + ", ".join(["Housecarls W1", *names[units:]]) + line)
    table.west("play 'Housecarls W1' f2")
    ways = ways_to_pay(table)
    assert len(ways) == comb(sources, 2)
    assert len({frozenset(way) for way in ways}) == len(ways)
    assert all(len(set(way)) == 2 for way in ways)


@rule("F.PAY.ORDER")
def test_sources_are_named_in_order_and_leave_enough_for_the_rest(fords: Fords) -> None:
    table = fords(west="hand: Housecarls W1, Levy W1, Herald W1; f1: Spearmen W1")
    table.west("play 'Housecarls W1' f2")
    # Herald W1 is the last source: after it nothing could pay the second point.
    table.west.refused("pay 'Herald W1'", "F.PAY.ORDER", "fords-pay-order")
    table.west("pay 'Spearmen W1'")
    reason = table.west.refused("pay 'Levy W1'", "F.PAY.ORDER", "fords-pay-order")
    assert reason.args["left"] == 1
    table.west("pay 'Herald W1'")
    table.shows(west_hand="Levy W1", west_discard="Herald W1", f1="Spearmen W1 (tired) | -", f2="Housecarls W1 | -")


# ------------------------------------------------------------------ Responses


@rule("F.RESPONSE.CANCEL", "F.RESPONSE.WINDOW")
def test_a_cancelled_forage_stays_paid(fords: Fords) -> None:
    table = fords(west="hand: Forage W1, Levy W1", east="hand: Parry E1, Levy E1")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    assert table.asks == "East response"
    table.east("cast 'Parry E1'")
    assert table.asks == "East pay"
    table.east("pay 'Levy E1'")
    table.shows(west_hand="-", west_discard="Levy W1, Forage W1", east_discard="Levy E1, Parry E1", limbo="-")
    assert table.asks == "East turn"


@rule("F.RESPONSE.CANCEL", "F.RESPONSE.WINDOW")
def test_an_ability_that_nobody_answers_takes_effect(fords: Fords) -> None:
    table = fords(west="hand: Forage W1, Levy W1; deck: Levy W2, Levy W3", east="hand: Parry E1, Levy E1")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    assert table.east.options == ["pass", "cast 'Parry E1'"]
    table.shows(west_hand="-")
    table.east("pass")
    table.shows(west_hand="Levy W2, Levy W3", west_discard="Levy W1, Forage W1", east_hand="Parry E1, Levy E1")
    assert table.asks == "East turn"


@rule("F.RESPONSE.CANCEL")
def test_a_herald_that_is_parried_stays_and_draws_nothing(fords: Fords) -> None:
    table = fords(west="hand: Herald W1, Levy W1", east="hand: Parry E1; f1: Levy E1")
    table.west("play 'Herald W1' f2", "pay 'Levy W1'")
    assert table.asks == "East response"
    table.shows(f2="Herald W1 | -")
    table.east("cast 'Parry E1'", "pay 'Levy E1'")
    table.shows(west_hand="-", f1="- | Levy E1 (tired)", f2="Herald W1 | -", east_discard="Parry E1")


@rule("F.RESPONSE.WINDOW")
def test_a_herald_that_is_not_parried_draws_a_card(fords: Fords) -> None:
    table = fords(west="hand: Herald W1, Levy W1; deck: Levy W2, Levy W3", east="hand: Parry E1; f1: Levy E1")
    table.west("play 'Herald W1' f2", "pay 'Levy W1'")
    table.east("pass")
    table.shows(west_hand="Levy W2", f2="Herald W1 | -")


@rule("F.RESPONSE.CANCEL")
def test_arrows_that_are_parried_hit_nobody(fords: Fords) -> None:
    table = fords(west="hand: Arrows W1, Levy W1", east="hand: Parry E1, Levy E2; f1: Levy E1")
    table.west("cast 'Arrows W1'", "pay 'Levy W1'", "target 'Levy E1'")
    table.east("cast 'Parry E1'", "pay 'Levy E2'")
    table.shows(f1="- | Levy E1", west_discard="Levy W1, Arrows W1", east_discard="Levy E2, Parry E1")


@rule("F.RESPONSE.WINDOW")
def test_a_target_may_be_tired_to_pay_for_its_own_parry(fords: Fords) -> None:
    table = fords(west="hand: Arrows W1, Levy W1", east="hand: Parry E1; f1: Levy E1")
    table.west("cast 'Arrows W1'", "pay 'Levy W1'", "target 'Levy E1'")
    table.east("cast 'Parry E1'", "pay 'Levy E1'")
    table.shows(f1="- | Levy E1 (tired)")


@rule("F.RESPONSE.WINDOW")
@pytest.mark.parametrize("unit", ["Levy W1", "Spearmen W1", "Housecarls W1"])
def test_a_unit_without_an_ability_cannot_be_answered(fords: Fords, unit: str) -> None:
    table = fords(west=f"hand: {unit}, Levy W8, Levy W9", east="hand: Parry E1, Levy E1")
    table.west(f"play '{unit}' f1")
    while table.asks == "West pay":
        table.west(table.west.options[0])
    assert table.asks == "East turn"
    table.east.refused("cast 'Parry E1'", "F.RESPONSE.WINDOW", "fords-only-response")


@rule("F.RESPONSE.WINDOW")
def test_only_a_response_in_hand_answers_and_only_to_an_ability(fords: Fords) -> None:
    table = fords(west="hand: Forage W1, Levy W1, Parry W1, Riposte W1", east="hand: Forage E1, Levy E1, Levy E2")
    table.west.refused("cast 'Parry W1'", "F.RESPONSE.WINDOW", "fords-only-response")
    table.west.refused("cast 'Riposte W1'", "F.RESPONSE.WINDOW", "fords-only-response")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    assert table.east.options == ["pass"]
    table.east.refused("cast 'Forage E1'", "F.RESPONSE.WINDOW", "fords-no-response")
    table.east.refused("cast 'Levy E1'", "F.RESPONSE.WINDOW", "fords-no-response")
    table.east.refused("cast 'Parry E1'", code="fords-not-in-hand")
    table.east.refused("play 'Levy E1' f1", "K.VERB")
    # One's own ability is not one's own to answer.
    table.west.refused("cast 'Parry W1'", "K.SEAT")


@rule("F.PAY.REACH", "F.RESPONSE.WINDOW")
def test_a_parry_too_must_be_paid(fords: Fords) -> None:
    table = fords(west="hand: Forage W1, Levy W1, Parry W1", east="hand: Parry E1, Levy E1")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.east("cast 'Parry E1'", "pay 'Levy E1'")
    assert table.asks == "West response"
    assert table.west.options == ["pass"]
    table.west.refused("cast 'Parry W1'", "F.PAY.REACH", "fords-cost")


@rule("F.RESPONSE.RIPOSTE", "F.RESPONSE.STACK", "F.RESPONSE.CANCEL")
def test_a_riposte_cancels_the_parry_so_that_forage_takes_effect(fords: Fords) -> None:
    table = fords(west="hand: Forage W1, Levy W1, Riposte W1; deck: Levy W2, Levy W3", east="hand: Parry E1, Levy E1")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.east("cast 'Parry E1'", "pay 'Levy E1'")
    assert table.asks == "West response"
    assert table.west.options == ["pass", "cast 'Riposte W1'"]
    table.west("cast 'Riposte W1'")
    table.shows(west_hand="Levy W2, Levy W3", limbo="-")
    table.shows(west_discard="Levy W1, Riposte W1, Forage W1", east_discard="Levy E1, Parry E1")
    assert table.asks == "East turn"


@rule("F.RESPONSE.RIPOSTE")
@pytest.mark.parametrize(
    "ability",
    [
        ("cast 'Forage W1'", "pay 'Levy W1'"),
        ("play 'Herald W1' f1", "pay 'Levy W1'"),
        ("cast 'Arrows W1'", "pay 'Levy W1'", "target 'Levy E3'"),
    ],
)
def test_a_riposte_answers_no_other_ability(fords: Fords, ability: tuple[str, ...]) -> None:
    table = fords(
        west="hand: Forage W1, Herald W1, Arrows W1, Levy W1", east="hand: Riposte E1, Parry E1, Levy E1; f1: Levy E3"
    )
    table.west(*ability)
    assert table.east.options == ["pass", "cast 'Parry E1'"]
    reason = table.east.refused("cast 'Riposte E1'", "F.RESPONSE.RIPOSTE", "fords-riposte")
    assert table.says(reason).endswith("Keep it for your opponent's Parry or Riposte.")


@rule("F.RESPONSE.RIPOSTE", "F.RESPONSE.WINDOW")
def test_a_parry_answers_a_response_too(fords: Fords) -> None:
    table = fords(
        west="hand: Forage W1, Levy W1, Levy W4, Parry W1; deck: Levy W2, Levy W3", east="hand: Parry E1, Levy E1"
    )
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.east("cast 'Parry E1'", "pay 'Levy E1'")
    table.west("cast 'Parry W1'", "pay 'Levy W4'")
    table.shows(west_hand="Levy W2, Levy W3", west_discard="Levy W1, Levy W4, Parry W1, Forage W1")


def cancelling(table: Any) -> list[str]:
    return [line for line in table.log() if "cancels" in line or "no effect" in line]


@rule("F.RESPONSE.STACK")
def test_three_deep_the_newest_resolves_first(fords: Fords) -> None:
    table = fords(west="hand: Forage W1, Levy W1, Riposte W1", east="hand: Parry E1, Levy E1, Levy E2")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.east("cast 'Parry E1'", "pay 'Levy E1'")
    table.west("cast 'Riposte W1'")
    # All three are pending while East may still answer the newest.
    assert table.asks == "East response"
    table.shows(limbo="Forage W1, Parry E1, Riposte W1", west_hand="-")
    assert cancelling(table) == []
    table.east("pass")
    assert cancelling(table) == ["West cancels Parry E1 with Riposte W1.", "Parry E1 has no effect."]
    assert len(table.pile("west_hand").split(", ")) == 2


@rule("F.RESPONSE.STACK", "F.RESPONSE.CANCEL", "F.RESPONSE.RIPOSTE")
def test_a_riposte_against_a_riposte_lets_the_parry_cancel_after_all(fords: Fords) -> None:
    table = fords(west="hand: Forage W1, Levy W1, Riposte W1, Levy W2", east="hand: Parry E1, Levy E1, Riposte E1")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.east("cast 'Parry E1'", "pay 'Levy E1'")
    table.west("cast 'Riposte W1'")
    table.east("cast 'Riposte E1'")
    table.west("pass")
    assert cancelling(table) == [
        "East cancels Riposte W1 with Riposte E1.",
        "Riposte W1 has no effect.",
        "East cancels Forage W1 with Parry E1.",
        "Forage W1 has no effect.",
    ]
    table.shows(west_hand="Levy W2", west_discard="Levy W1, Riposte W1, Forage W1")
    table.shows(east_hand="-", east_discard="Levy E1, Riposte E1, Parry E1", limbo="-")


# ------------------------------------------------------------------ who is asked for a Response


@rule("F.RESPONSE.PUBLIC")
@pytest.mark.parametrize(
    ("east", "is_asked"),
    [
        ("hand: Levy E1, Levy E2", True),
        ("hand: Parry E1, Levy E2", True),
        ("hand: Levy E1; f1: Levy E2", True),
        ("hand: Parry E1; f1: Levy E2", True),
        ("hand: Levy E1", False),
        ("hand: Parry E1", False),
        ("hand: Levy E1; f1: Levy E2 (tired)", False),
        ("hand: Parry E1; f1: Levy E2 (tired)", False),
        ("f1: Levy E2, Levy E3", False),
    ],
)
def test_who_is_asked_follows_from_cards_and_means(fords: Fords, east: str, is_asked: bool) -> None:
    table = fords(west="hand: Forage W1, Levy W1", east=east)
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    assert table.asks == ("East response" if is_asked else "East turn")


@rule("F.RESPONSE.PUBLIC")
@pytest.mark.parametrize("west", ["Levy W2", "Riposte W1"])
def test_against_a_response_one_card_is_enough_to_be_asked(fords: Fords, west: str) -> None:
    table = fords(west=f"hand: Forage W1, Levy W1, {west}", east="hand: Parry E1, Levy E1")
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.east("cast 'Parry E1'", "pay 'Levy E1'")
    assert table.asks == "West response"


@rule("F.RESPONSE.PUBLIC")
def test_the_other_player_cannot_tell_a_parry_from_a_levy(fords: Fords) -> None:
    armed = fords(west="hand: Forage W1, Levy W1", east="hand: Levy E1, Parry E1, Riposte E1")
    bluff = fords(west="hand: Forage W1, Levy W1", east="hand: Levy E1, Levy E2, Levy E3")
    for table in (armed, bluff):
        table.west("cast 'Forage W1'", "pay 'Levy W1'")
    assert armed.asks == bluff.asks == "East response"
    assert armed.west.view == bluff.west.view
    assert armed.west.log == bluff.west.log
    for table in (armed, bluff):
        table.east("pass")
    assert armed.west.view == bluff.west.view
    assert armed.west.log == bluff.west.log


# ------------------------------------------------------------------ one answer or several


def riposted_once(fords: Any, **options: Any) -> Any:
    """West's Riposte has cancelled East's first Parry; East holds another, and the means to pay for it."""
    table = fords(
        west="hand: Forage W1, Levy W1, Riposte W1; deck: Levy W2, Levy W3",
        east="hand: Parry E1, Parry E2, Levy E1, Levy E2",
        **options,
    )
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.east("cast 'Parry E1'", "pay 'Levy E1'")
    table.west("cast 'Riposte W1'")
    assert table.east.options == ["pass", "cast 'Parry E2'"]
    table.east("pass")
    return table


@rule("F.R.AGAIN", "F.RESPONSE.WINDOW")
def test_each_player_answers_a_trigger_once(fords: Fords) -> None:
    table = riposted_once(fords)
    assert table.asks == "East turn"
    table.shows(west_hand="Levy W2, Levy W3", east_hand="Parry E2, Levy E2")


@rule("F.R.AGAIN")
def test_with_respond_again_the_window_stays_open_until_all_pass(fords: Fords) -> None:
    table = riposted_once(fords, respond_again=True)
    # The Parry's own window comes first: West, who answered it, has no card left and is not asked again.
    assert table.asks == "East response"
    table.shows(west_hand="-", limbo="Forage W1")
    table.east("cast 'Parry E2'", "pay 'Levy E2'")
    table.shows(west_hand="-", west_discard="Levy W1, Riposte W1, Forage W1", east_hand="-")
    assert table.asks == "East turn"


@rule("F.R.AGAIN")
@pytest.mark.parametrize("again", [False, True])
def test_who_answered_is_asked_about_the_same_ability_only_with_respond_again(fords: Fords, again: bool) -> None:
    table = fords(
        west="hand: Forage W1, Levy W1, Riposte W1, Riposte W2", east="hand: Parry E1, Levy E1", respond_again=again
    )
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.east("cast 'Parry E1'", "pay 'Levy E1'")
    table.west("cast 'Riposte W1'")
    assert table.asks == ("West response" if again else "East turn")
    if again:
        assert table.west.options == ["pass", "cast 'Riposte W2'"]
        table.west("pass")
        # East has no cards left and is not asked about the Forage again.
        assert table.asks == "East turn"


@rule("F.R.AGAIN")
def test_with_respond_again_a_pass_closes_the_window(fords: Fords) -> None:
    table = riposted_once(fords, respond_again=True)
    table.east("pass")
    table.shows(west_hand="Levy W2, Levy W3", east_hand="Parry E2, Levy E2")
    assert table.asks == "East turn"
    table = fords(west="hand: Forage W1, Levy W1", east="hand: Parry E1, Levy E1", respond_again=True)
    table.west("cast 'Forage W1'", "pay 'Levy W1'")
    table.east("pass")
    assert table.asks == "East turn"


# ------------------------------------------------------------------ damage


@rule("F.DESTROY")
@pytest.mark.parametrize(
    ("unit", "left"),
    [
        ("Levy E1", "-"),
        ("Herald E1 (tired)", "-"),
        ("Spearmen E1", "-"),
        ("Housecarls E1", "Housecarls E1 (2 damage)"),
        ("Housecarls E1 (2 damage)", "-"),
    ],
)
def test_damage_of_at_least_its_might_destroys_a_unit_at_once(fords: Fords, unit: str, left: str) -> None:
    table = fords(west="hand: Arrows W1, Levy W1", east=f"f1: {unit}; f2: Levy E5")
    name = unit.split(" (")[0]
    table.west("cast 'Arrows W1'", "pay 'Levy W1'", f"target '{name}'")
    table.shows(f1=f"- | {left}", f2="- | Levy E5", east_discard=name if left == "-" else "-")
    assert (f"{name} is destroyed." in table.log()) == (left == "-")


@rule("F.DESTROY", "F.SCORE.FORD")
def test_a_destroyed_unit_makes_room_and_holds_no_ford(fords: Fords) -> None:
    table = fords(west="hand: Arrows W1, Levy W1", east="hand: Levy E4, Levy E5; f1: Levy E1, Levy E2, Levy E3")
    table.west("cast 'Arrows W1'", "pay 'Levy W1'", "target 'Levy E1'")
    table.east("pass", "play 'Levy E4' f1")
    table.shows(f1="- | Levy E2, Levy E3, Levy E4")
    table = fords(west="hand: Arrows W1, Levy W1", east="f1: Levy E1")
    table.west("cast 'Arrows W1'", "pay 'Levy W1'", "target 'Levy E1'")
    table.both_pass()
    table.shows(score="0 : 0")


# ------------------------------------------------------------------ scoring


@rule("F.SCORE.FORD")
@pytest.mark.parametrize(
    ("west", "east", "score"),
    [
        ("f1: Levy W1", "", "1 : 0"),
        ("", "f2: Levy E1", "0 : 1"),
        ("f1: Levy W1", "f1: Levy E1", "0 : 0"),
        ("f1: Spearmen W1", "f1: Levy E1, Herald E1", "0 : 0"),
        ("f1: Housecarls W1", "f1: Levy E1, Herald E1, Levy E2", "1 : 0"),
        ("f1: Housecarls W1 (tired)", "f1: Levy E1", "0 : 1"),
        ("f1: Housecarls W1 (tired)", "f1: Levy E1 (tired)", "0 : 0"),
        ("f1: Housecarls W1 (2 damage)", "f1: Spearmen E1", "1 : 0"),
        ("f1: Levy W1; f2: Levy W2; f3: Levy W3", "f2: Spearmen E1; f3: Levy E3", "1 : 1"),
    ],
)
def test_the_stronger_ready_side_of_a_ford_gains_a_point(fords: Fords, west: str, east: str, score: str) -> None:
    table = fords(west=west, east=east)
    table.both_pass()
    table.shows(score=score)


@rule("F.SCORE.FORD")
def test_a_unit_that_paid_does_not_count_in_that_round(fords: Fords) -> None:
    table = fords(west="hand: Spearmen W1; f1: Levy W1", east="f1: Levy E1")
    table.west("play 'Spearmen W1' f2", "pay 'Levy W1'")
    table.east("pass")
    table.west("pass")
    table.shows(score="1 : 1")
    table.both_pass()
    table.shows(score="2 : 1")


@rule("F.SCORE.FORD")
def test_the_first_player_changes_every_round(fords: Fords) -> None:
    table = fords()
    assert table.asks == "West turn"
    table.both_pass()
    assert table.asks == "East turn"
    table.both_pass()
    assert table.asks == "West turn"


# ------------------------------------------------------------------ the hand limit

SIX_WEST = "Spearmen W1, Spearmen W2, Spearmen W3, Spearmen W4, Spearmen W5, Spearmen W6"
SIX_EAST = "Spearmen E1, Spearmen E2, Spearmen E3, Spearmen E4, Spearmen E5, Spearmen E6"


@rule("F.HAND.LIMIT")
def test_six_cards_may_be_kept(fords: Fords) -> None:
    table = fords(west=f"hand: {SIX_WEST}; deck: nothing", east=f"hand: {SIX_EAST}; deck: nothing")
    table.both_pass()
    assert table.asks == "East turn"
    table.shows(west_hand=SIX_WEST, east_hand=SIX_EAST)


@rule("F.HAND.LIMIT")
def test_only_who_holds_more_than_six_discards(fords: Fords) -> None:
    table = fords(west=f"hand: {SIX_WEST}, Levy W1; deck: nothing", east=f"hand: {SIX_EAST}; deck: nothing")
    table.both_pass()
    assert table.asks == "West limit"
    table.west.refused("pass", "K.VERB")
    table.west.refused("discard 'Levy W2'", code="fords-not-in-hand")
    table.east.refused("discard 'Spearmen E1'", "K.SEAT")
    table.west("discard 'Levy W1'")
    table.shows(west_hand=SIX_WEST, east_hand=SIX_EAST)
    assert table.asks == "East turn"


@rule("F.HAND.LIMIT")
def test_discards_are_chosen_in_secret_and_shown_together(fords: Fords) -> None:
    hands = {"west": f"hand: {SIX_WEST}, Levy W1, Levy W2", "east": f"hand: {SIX_EAST}, Levy E1"}
    table, other = fords(**hands), fords(**hands)
    for each in (table, other):
        each.both_pass()
        assert each.asks == "West and East limit"
    told = table.log()
    table.west("discard 'Levy W1'", "discard 'Levy W2'")
    other.west("discard 'Spearmen W1'", "discard 'Spearmen W2'")
    assert table.asks == other.asks == "East limit"
    assert table.east.view == other.east.view
    assert table.log() == other.log() == told
    table.shows(west_discard="-", east_discard="-")
    table.west.refused("discard 'Spearmen W1'", "K.SEAT")
    table.east("discard 'Levy E1'")
    shown = ["West discards Levy W1.", "West discards Levy W2.", "East discards Levy E1."]
    assert [line for line in table.west.log if "discards" in line] == shown
    table.shows(west_discard="Levy W1, Levy W2", east_discard="Levy E1")


@rule("F.HAND.LIMIT")
def test_a_half_made_choice_is_secret_too(fords: Fords) -> None:
    hands = {"west": f"hand: {SIX_WEST}, Levy W1, Levy W2", "east": f"hand: {SIX_EAST}, Levy E1"}
    table, other = fords(**hands), fords(**hands)
    for each, card in ((table, "Levy W1"), (other, "Spearmen W1")):
        each.both_pass()
        each.west(f"discard '{card}'")
        assert each.asks == "West and East limit"
    assert table.east.view == other.east.view
    assert table.log() == other.log()
    assert table.west.options != other.west.options


@rule("F.HAND.LIMIT")
def test_discards_are_named_in_order_so_that_each_set_has_one_name(fords: Fords) -> None:
    table = fords(west=f"hand: {SIX_WEST}, Levy W1, Levy W2; deck: nothing", east="deck: nothing")
    table.both_pass()
    reason = table.west.refused("discard 'Spearmen W6'", code="fords-discard-order")
    assert table.says(reason).endswith("Choose one of the offered cards.")
    table.west("discard 'Levy W2'")
    table.west.refused("discard 'Levy W2'", code="fords-discard-order")
    table.west.refused("discard 'Levy W1'", code="fords-discard-order")
    table.west("discard 'Spearmen W6'")
    assert table.asks == "East turn"


# ------------------------------------------------------------------ winning


@rule("F.WIN.SUDDEN")
def test_nine_points_and_more_than_the_other_win_at_once(fords: Fords) -> None:
    table = fords(west=f"hand: {SIX_WEST}, Levy W2; f1: Levy W1", score=(8, 8))
    table.both_pass()
    # At once: no cards are discarded to the limit any more.
    assert table.outcome == Outcome(WEST, "sudden", "F.WIN.SUDDEN")
    table.shows(score="9 : 8")
    for seat in (table.west, table.east):
        seat.refused("pass", "K.OVER")


@rule("F.WIN.SUDDEN")
def test_east_may_win_so_too_and_in_the_last_round(fords: Fords) -> None:
    table = fords(east="f1: Levy E1; f2: Levy E2", score=(8, 7), rounds=3, round=3)
    table.both_pass()
    assert table.outcome == Outcome(EAST, "sudden", "F.WIN.SUDDEN")


@rule("F.WIN.SUDDEN")
def test_nine_points_each_do_not_end_the_game(fords: Fords) -> None:
    table = fords(west="f1: Levy W1", east="f2: Levy E1", score=(8, 8))
    table.both_pass()
    table.shows(score="9 : 9")
    assert table.outcome is None
    assert table.asks == "East turn"


@rule("F.WIN.SUDDEN")
def test_eight_points_are_not_enough(fords: Fords) -> None:
    table = fords(west="f1: Levy W1", score=(7, 0))
    table.both_pass()
    table.shows(score="8 : 0")
    assert table.outcome is None


@rule("F.WIN.POINTS")
@pytest.mark.parametrize(
    ("west", "east", "winner"),
    [("f1: Levy W1", "", WEST), ("", "f1: Levy E1", EAST), ("", "", None), ("f1: Levy W1", "f2: Levy E1", None)],
)
def test_after_the_last_round_the_higher_score_wins(fords: Fords, west: str, east: str, winner: int | None) -> None:
    table = fords(west=west, east=east, score=(3, 3), rounds=4, round=4)
    table.both_pass()
    assert table.outcome == Outcome(winner, "points", "F.WIN.POINTS")
    assert table.asks == "over"


@rule("F.WIN.POINTS")
def test_before_the_last_round_nobody_wins_by_points(fords: Fords) -> None:
    table = fords(west="f1: Levy W1", score=(5, 0), rounds=4, round=3)
    table.both_pass()
    assert table.outcome is None
    table.both_pass()
    assert table.outcome == Outcome(WEST, "points", "F.WIN.POINTS")


@rule("F.WIN.POINTS", "F.HAND.LIMIT")
def test_the_last_round_has_its_hand_limit_too(fords: Fords) -> None:
    table = fords(west=f"hand: {SIX_WEST}, Levy W1", rounds=1)
    table.both_pass()
    assert table.asks == "West limit"
    assert table.outcome is None
    table.west("discard 'Levy W1'")
    assert table.outcome == Outcome(None, "points", "F.WIN.POINTS")
