"""The Deployment Phase, rule by rule: turns, paying, playing, Actions, sacrifices; `deal` lays out a table.

It is the longest chapter of the rulebook, so this is a long file.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.kernel.decision import decision
from senlac.kernel.frames import ask_of
from senlac.kernel.gamedef import Outcome
from senlac.rulebook.marks import rule

#: Lays out a table in words; it and the tables that it makes are in conftest.py.
Deal = Any


def told(table: Any) -> list[str]:
    """The kinds of what was told since the scenario began."""
    return [event.kind for event in table.state.events]


# ------------------------------------------------------------------ turns


@rule("H.DEPLOY.ORDER")
@pytest.mark.parametrize(("marker", "first", "second"), [("blue", "Blue", "Red"), ("red", "Red", "Blue")])
def test_turns_alternate_from_the_holder_of_the_marker_on(deal: Deal, marker: str, first: str, second: str) -> None:
    table = deal(blue="hand: Levy, Levy 2", red="hand: Levy of Red, Levy of Red 2", marker=marker)
    seats = {"Blue": table.blue, "Red": table.red}
    cards = {"Blue": ["Levy", "Levy 2"], "Red": ["Levy of Red", "Levy of Red 2"]}
    for turn in (0, 1):
        for here, there in ((first, second), (second, first)):
            assert table.asks == f"{here} turn"
            seats[there].refused("pass", "K.SEAT")
            seats[here](f"play '{cards[here][turn]}' w1")
    assert table.asks == f"{first} turn"


@rule("H.DEPLOY.ORDER")
@pytest.mark.parametrize(
    "choice", ["play 'Levy' w1", "reserve 'Signal'", "attach 'Armour' 'Guard'", "act 'Gift' 1", "act 'Rider' 1",
               "sacrifice 'Guard'", "pass"]
)  # fmt: skip
def test_a_turn_is_exactly_one_choice(deal: Deal, choice: str) -> None:
    table = deal(blue="hand: Levy, Signal, Armour, Gift; w1: Guard; w2: Chief, Rider")
    table.blue(choice)
    if table.asks.startswith("Blue"):
        assert table.asks == "Blue choose"
        table.blue("target w3" if "Rider" in choice else "target Guard")
    assert table.asks == "Red turn"
    table.blue.refused("play 'Levy' w1", "H.DEPLOY.PASS" if choice == "pass" else "K.SEAT")


@rule("H.DEPLOY.ORDER")
def test_a_turn_offers_plays_actions_sacrifices_and_a_pass_and_nothing_else(deal: Deal) -> None:
    table = deal(blue="hand: Levy, Gift, Veto; w1: Guard; w2: Chief")
    assert table.blue.options == [
        *("pass", "play Levy w1", "play Levy w2", "play Levy w3", "act Gift 1", "act Chief 1", "sacrifice Guard"),
    ]
    table.blue.refused("keep", "H.SETUP.MULLIGAN")
    table.blue.refused("discard 'Levy'", "H.PREP.LIMIT")
    table.blue.refused("respond 'Veto' 1", "H.RESPONSE.WINDOW")
    table.blue.refused("play 'Foot' w1", "H.PLAY.CARD", "hebs-not-in-hand")


@rule("H.DEPLOY.PASS")
def test_who_has_passed_takes_no_more_turns_while_the_opponent_goes_on(deal: Deal) -> None:
    table = deal(blue="hand: Levy", red="hand: Levy of Red, Levy of Red 2, Levy of Red 3")
    table.blue("pass")
    for card in ("Levy of Red", "Levy of Red 2", "Levy of Red 3"):
        assert table.asks == "Red turn"
        table.blue.refused("play 'Levy' w1", "H.DEPLOY.PASS", "hebs-passed")
        table.red(f"play '{card}' w1")
    assert table.asks == "Red turn"
    assert table.state.round == 1
    table.red("pass")
    assert table.state.round == 2
    assert table.pile("blue", "hand")[0] == "Levy"


@rule("H.DEPLOY.PASS")
def test_who_has_passed_still_answers(deal: Deal) -> None:
    table = deal(blue="hand: Veto, Levy; w1: Guard", red="hand: Volley of Red, Levy of Red")
    table.blue("pass")
    table.red.act("Volley of Red", 1, "Guard")
    assert table.asks == "Blue response"
    table.blue.respond("Veto")
    assert table.line("blue", 1) == ["Guard"]
    assert table.asks == "Red turn"


@rule("H.DEPLOY.PASS")
def test_a_pass_holds_for_one_phase(deal: Deal) -> None:
    table = deal(red="hand: Levy of Red")
    table.both_pass()
    assert (table.state.round, table.asks) == (2, "Blue turn")
    table.blue("pass")
    table.red("play 'Levy of Red' w1")
    assert table.line("red", 1) == ["Levy of Red"]


@rule("H.DEPLOY.PASS_MARKER")
def test_the_first_to_pass_takes_the_marker_at_that_moment(deal: Deal) -> None:
    table = deal(blue="hand: Levy", red="hand: Levy of Red", marker="blue")
    table.blue("play 'Levy' w1")
    assert table.blue.view["marker"] == 0
    table.red("pass")
    assert table.blue.view["marker"] == table.red.view["marker"] == 1
    assert told(table)[-2:] == ["hebs-passes", "hebs-marker"]
    # The second to pass takes nothing.
    table.blue("pass")
    assert table.state.marker == 1
    assert table.asks == "Red turn"


@rule("H.DEPLOY.PASS_MARKER")
def test_the_holder_who_passes_first_keeps_it(deal: Deal) -> None:
    table = deal(marker="red")
    table.red("pass")
    table.blue("pass")
    assert table.state.marker == 1
    assert "hebs-marker" not in told(table)


#: Fifty-one cards, of which forty-nine pay for a Runner.
PURSE = ", ".join([
    *[name + copy for name in ("Levy", "Foot", "Guard", "Priest", "Steward", "Archer", "Rider", "Scholar")
      for copy in ("", " 2", " 3")],
    *[name + copy for name in ("Champion", "Treasurer", "Shieldman", "Berserk", "Marshal", "Elder", "Heir", "Gunner",
                               "Armour", "Tower") for copy in ("", " 2")],
    *("Weakener", "Medic", "Drummer", "Hermit", "Drill", "Signal", "Curse"),
])  # fmt: skip


@rule("R.TURN.LIMIT")
def test_a_phase_has_a_hundred_turns(deal: Deal) -> None:
    """A Runner comes and goes, for a card each time it comes."""
    table = deal(blue=f"w1: Runner; hand: {PURSE}", marker="red")
    table.red("pass")
    for turn in range(2, 101):
        if turn % 2 == 0:
            table.blue("sacrifice 'Runner'")
        else:
            table.blue.play("Runner", "w1")
    assert len(table.pile("blue", "hand")) == 2
    assert table.asks == "Blue turn"
    assert table.blue.options == ["pass"]
    table.blue.refused("play 'Runner' w1", "R.TURN.LIMIT", "hebs-turn-limit")
    table.blue.refused("act 'Chief' 1", "R.TURN.LIMIT", "hebs-turn-limit")
    table.blue("pass")
    # The next phase has a hundred turns of its own.
    assert (table.state.round, table.asks) == (2, "Red turn")
    table.red("pass")
    table.blue.play("Runner", "w1")
    assert table.line("blue", 1) == ["Runner"]


@rule("R.TURN.LIMIT")
def test_after_the_last_turn_both_can_only_pass(deal: Deal) -> None:
    table = deal(blue="hand: Levy, Levy 2; w1: Guard", red="hand: Levy of Red; w1: Guard of Red")
    table.state.turns = 99
    table.blue("play 'Levy' w1")
    assert table.red.options == ["pass"]
    table.red.refused("play 'Levy of Red' w1", "R.TURN.LIMIT")
    table.red("pass")
    assert table.blue.options == ["pass"]
    table.blue.refused("sacrifice 'Guard'", "R.TURN.LIMIT")
    table.blue("pass")
    assert table.state.round == 2


# ------------------------------------------------------------------ paying


@rule("H.PAY.DISCARD")
def test_each_card_discarded_from_hand_yields_one_resource(deal: Deal) -> None:
    table = deal(blue="hand: Guard, Levy, Champion, Treasurer")
    table.blue("play 'Guard' w1")
    assert table.asks == "Blue pay"
    table.blue("pay 'Levy'")
    assert table.asks == "Blue pay"
    # Neither its cost nor its Resources matter.
    table.blue("pay 'Treasurer'")
    assert table.asks == "Red turn"
    assert table.pile("blue", "discard") == ["Treasurer", "Levy"]
    assert table.pile("blue", "hand") == ["Champion"]
    assert table.line("blue", 1) == ["Guard"]


@rule("R.PAY.ITSELF")
def test_a_card_does_not_pay_for_itself(deal: Deal) -> None:
    alone = deal(blue="hand: Foot")
    assert alone.blue.options == ["pass", "act Chief 1"]
    reason = alone.blue.refused("play 'Foot' w1", "H.PAY.MIX", "hebs-cost")
    assert (reason.args["cost"], reason.args["short"]) == (1, 1)
    two = deal(blue="hand: Foot, Levy, Levy 2")
    two.blue("play 'Foot' w1")
    assert two.blue.options == ["pay Levy", "pay 'Levy 2'"]
    two.blue.refused("pay 'Foot'", "R.PAY.ITSELF", "hebs-pay-itself")


@rule("R.PAY.ITSELF")
def test_an_event_does_not_pay_for_itself(deal: Deal) -> None:
    table = deal(blue="hand: Volley, Levy")
    table.blue("act 'Volley' 1")
    assert table.blue.options == ["pay Levy"]
    table.blue.refused("pay 'Volley'", "R.PAY.ITSELF", "hebs-pay-itself")
    alone = deal(blue="hand: Volley")
    alone.blue.refused("act 'Volley' 1", "H.PAY.MIX", "hebs-cost")


@rule("H.PAY.DISCARD")
def test_only_cards_in_hand_are_discarded_to_pay(deal: Deal) -> None:
    table = deal(blue="hand: Foot, Levy; discard: Levy 2", red="hand: Levy of Red")
    table.blue("play 'Foot' w1")
    table.blue.refused("pay 'Levy 2'", "H.PAY.DISCARD", "hebs-not-in-hand")
    table.blue.refused("pay 'Levy 3'", "H.PAY.DISCARD", "hebs-not-in-hand")
    table.blue.refused("pay 'Levy of Red'", "H.PLAY.CONTROL", "hebs-not-yours")
    table.blue.refused("pass", "H.DEPLOY.PASS")


@rule("H.PAY.TIRE")
def test_tiring_a_card_yields_its_resources(deal: Deal) -> None:
    table = deal(blue="hand: Guard, Levy; w1: Treasurer; w2: Chief, Foot")
    table.blue("play 'Guard' w1", "pay 'Treasurer'")
    assert table.asks == "Red turn"
    assert table.line("blue", 1) == ["Treasurer (tired)", "Guard"]
    assert table.pile("blue", "hand") == ["Levy"]


@rule("H.PAY.TIRE")
def test_any_controlled_card_with_resources_pays_wherever_it_lies(deal: Deal) -> None:
    table = deal(blue="hand: Guard; w3: Steward; on w1: Tower", red="on w1: Tower of Red")
    table.blue("play 'Guard' w1", "pay 'Steward'")
    table.blue.refused("pay 'Tower of Red'", "H.PLAY.CONTROL", "hebs-not-yours")
    table.blue("pay 'Tower'")
    assert table.tired("Tower")
    assert not table.tired("Tower of Red")
    assert table.line("blue", 1) == ["Guard"]


@rule("H.PAY.TIRE")
def test_a_card_without_resources_and_a_tired_one_yield_nothing(deal: Deal) -> None:
    table = deal(blue="hand: Foot, Levy; w1: Steward (tired); w2: Chief, Guard")
    table.blue("play 'Foot' w1")
    assert table.blue.options == ["pay Levy"]
    table.blue.refused("pay 'Guard'", "H.PAY.TIRE", "hebs-no-resources")
    table.blue.refused("pay 'Steward'", "H.READY.TIRE", "hebs-tired")
    poor = deal(blue="hand: Guard; w1: Steward, Steward 2 (tired)")
    poor.blue.refused("play 'Guard' w1", "H.PAY.MIX", "hebs-cost")


@rule("H.PAY.MIX")
def test_discarding_and_tiring_combine_until_the_cost_is_met(deal: Deal) -> None:
    table = deal(blue="hand: Champion, Levy, Foot; w1: Steward, Treasurer")
    assert table.blue.cost("Champion") == 5
    table.blue("play 'Champion' w2", "pay 'Steward'", "pay 'Treasurer'", "pay 'Levy'")
    assert table.asks == "Blue pay"
    table.blue("pay 'Foot'")
    assert table.asks == "Red turn"
    assert table.line("blue", 2) == ["Chief", "Champion"]
    assert table.line("blue", 1) == ["Steward (tired)", "Treasurer (tired)"]
    assert table.pile("blue", "discard") == ["Foot", "Levy"]


@rule("H.PAY.MIX")
def test_cards_are_tired_and_discarded_in_any_order_and_mix(deal: Deal) -> None:
    words = "hand: Guard, Levy, Foot, Priest; w1: Steward 2, Treasurer, Steward"
    table = deal(blue=words)
    table.blue("play 'Guard' w2")
    assert table.blue.options == [
        *("pay Steward", "pay 'Steward 2'", "pay Treasurer", "pay Levy", "pay Foot", "pay Priest"),
    ]
    table.blue("pay 'Steward 2'")
    assert table.blue.options == ["pay Steward", "pay Treasurer", "pay Levy", "pay Foot", "pay Priest"]
    table.blue.refused("pay 'Steward 2'", "H.READY.TIRE", "hebs-tired")
    table.blue("pay 'Priest'")
    assert table.line("blue", 1) == ["Steward 2 (tired)", "Treasurer", "Steward"]
    other = deal(blue=words)
    other.blue("play 'Guard' w2", "pay 'Priest'")
    other.blue.refused("pay 'Priest'", "H.PAY.DISCARD", "hebs-not-in-hand")
    # After a discard a card may still be Tired, and another be discarded.
    assert other.blue.options == ["pay Steward", "pay 'Steward 2'", "pay Treasurer", "pay Levy", "pay Foot"]
    other.blue("pay 'Levy'")
    assert other.pile("blue", "discard") == ["Levy", "Priest"]
    assert other.line("blue", 1) == ["Steward 2", "Treasurer", "Steward"]
    # The next payment begins anew.
    other.red("pass")
    assert other.line("blue", 2) == ["Chief", "Guard"]
    other.blue("play 'Foot' w3", "pay 'Steward'")
    assert other.line("blue", 3) == ["Foot"]


@rule("H.PAY.MIX", "H.PAY.EXCESS")
def test_a_card_is_tired_after_another_was_discarded(deal1066: Any) -> None:
    table = deal1066(
        norman="hand: Norman Knights, Wadard, Vital, Breton Foot; w1: Robert of Mortain, Oarsmen, Carpenters",
    )
    table.norman("play 'Norman Knights' w3", "pay 'Wadard'", "pay 'Robert of Mortain'")
    table.norman.pay()
    assert table.line("norman", 3) == ["Norman Knights"]
    assert table.tired("Robert of Mortain")
    assert table.pile("norman", "discard")[-1] == "Wadard"


@rule("H.PAY.MIX")
def test_bots_and_suggestions_pay_in_one_order(deal: Deal) -> None:
    table = deal(blue="hand: Guard, Levy, Foot; w1: Steward 2, Steward")
    table.blue("play 'Guard' w2", "pay 'Levy'")
    s = table.state
    suggested = ask_of(s).advice.suggest(s, s.top[2])
    assert len(suggested) == 1
    assert ask_of(s).advice.worth_considering(s, s.top[2], decision(s, 0).options) == suggested  # type: ignore[union-attr]


@rule("H.PAY.MIX")
def test_what_cannot_be_paid_for_in_full_is_not_played(deal: Deal) -> None:
    table = deal(blue="hand: Champion, Levy; w1: Steward, Treasurer")
    reason = table.blue.refused("play 'Champion' w2", "H.PAY.MIX", "hebs-cost")
    assert (reason.args["cost"], reason.args["short"]) == (5, 1)
    # And where all together are just enough, any may come first.
    for order in (("Steward", "Levy"), ("Levy", "Steward")):
        enough = deal(blue="hand: Guard, Levy; w1: Steward")
        enough.blue("play 'Guard' w1")
        assert enough.blue.options == ["pay Steward", "pay Levy"]
        enough.blue(*[f"pay '{source}'" for source in order])
        assert enough.line("blue", 1) == ["Steward (tired)", "Guard"]


@rule("H.PAY.MIX")
def test_a_card_that_costs_nothing_is_not_paid_for(deal: Deal) -> None:
    table = deal(blue="hand: Levy, Foot; w1: Steward")
    table.blue("play 'Levy' w1")
    assert table.asks == "Red turn"
    assert table.line("blue", 1) == ["Steward", "Levy"]
    assert table.pile("blue", "hand") == ["Foot"]


@rule("H.PAY.EXCESS")
def test_resources_beyond_the_cost_are_lost(deal: Deal) -> None:
    table = deal(blue="hand: Foot, Foot 2; w1: Treasurer")
    table.blue("play 'Foot' w1", "pay 'Treasurer'")
    table.red("pass")
    assert table.line("blue", 1) == ["Treasurer (tired)", "Foot"]
    # One of its two resources is left over, and pays for nothing more.
    table.blue.refused("play 'Foot 2' w1", "H.PAY.MIX", "hebs-cost")
    table.blue("pass")
    # It is Ready again in the next round, for 2 and no more.
    assert not table.tired("Treasurer")
    rich = deal(blue="hand: Gunner; w1: Treasurer")
    rich.blue.refused("play 'Gunner' w1", "H.PAY.MIX", "hebs-cost")


@rule("H.PAY.EXCESS")
def test_once_the_cost_is_met_nothing_more_is_asked(deal: Deal) -> None:
    table = deal(blue="hand: Foot, Levy; w1: Treasurer, Steward")
    table.blue("play 'Foot' w1", "pay 'Treasurer'")
    assert table.asks == "Red turn"
    assert table.line("blue", 1) == ["Treasurer (tired)", "Steward", "Foot"]
    assert table.pile("blue", "hand") == ["Levy"]


@rule("H.PAY.ANYTIME")
def test_resources_are_generated_on_the_opponents_turn_too(deal: Deal) -> None:
    table = deal(blue="hand: Volley, Levy", red="hand: Veto of Red, Levy of Red; w1: Foot of Red, Steward of Red")
    table.blue.act("Volley", 1, "Foot of Red")
    assert table.asks == "Red response"
    table.red("respond 'Veto of Red' 1")
    assert table.asks == "Red pay"
    assert table.red.options == ["pay 'Steward of Red'", "pay 'Levy of Red'"]
    table.blue.refused("pay 'Steward of Red'", "K.SEAT")
    table.red("pay 'Steward of Red'")
    assert table.line("red", 1) == ["Foot of Red", "Steward of Red (tired)"]
    assert table.pile("red", "hand") == ["Levy of Red"]
    assert table.pile("red", "discard") == ["Veto of Red"]
    assert table.asks == "Red turn"


@rule("H.PAY.ANYTIME")
def test_no_resources_are_generated_where_no_payment_is_due(deal: Deal) -> None:
    table = deal(blue="hand: Levy; w1: Steward", red="hand: Levy of Red; w1: Steward of Red")
    table.blue.refused("pay 'Steward'", "H.PAY.ANYTIME")
    table.red.refused("pay 'Steward of Red'", "K.SEAT")
    # And an answer that cannot be paid for is not given.
    poor = deal(blue="hand: Volley, Levy", red="hand: Veto of Red; w1: Foot of Red, Steward of Red (tired)", auto=False)
    poor.blue.act("Volley", 1, "Foot of Red")
    assert poor.red.options == ["pass"]
    poor.red.refused("respond 'Veto of Red' 1", "H.PAY.MIX", "hebs-cost")
    poor.red.refused("pay 'Steward of Red'", "H.PAY.ANYTIME")


@rule("H.PAY.DISCOUNT")
@pytest.mark.parametrize(("elders", "cost"), [("", 2), ("Elder", 1), ("Elder, Elder 2", 0), ("Elder (tired)", 1)])
def test_discounts_add_up(deal: Deal, elders: str, cost: int) -> None:
    table = deal(blue="hand: Heir, Levy, Levy 2" + (f"; w1: {elders}" if elders else ""))
    assert table.blue.cost("Heir") == cost
    table.blue("play 'Heir' w3")
    table.blue.pay()
    assert table.line("blue", 3) == ["Heir"]
    assert len(table.pile("blue", "discard")) == cost


@rule("H.PAY.DISCOUNT")
def test_no_cost_falls_below_nothing(deal: Deal) -> None:
    table = deal(blue="hand: Elder, Bargain, Levy; w1: Elder 2; w2: Chief", red="w1: Elder of Red; w2: Chief of Red")
    assert (table.blue.cost("Elder"), table.blue.cost("Levy")) == (0, 0)
    table.blue.act("Bargain")
    assert (table.blue.cost("Elder"), table.blue.cost("Levy"), table.blue.cost("Gunner")) == (0, 0, 1)
    table.red("pass")
    table.blue.play("Elder", "w1")
    assert table.line("blue", 1) == ["Elder 2", "Elder"]
    assert table.pile("blue", "hand") == ["Levy"]


@rule("H.PAY.DISCOUNT")
def test_a_discount_is_for_what_it_names_and_for_its_own_side(deal: Deal) -> None:
    table = deal(blue="hand: Heir, Guard, Levy; w1: Elder", red="hand: Heir of Red, Levy of Red")
    assert (table.blue.cost("Heir"), table.blue.cost("Guard")) == (1, 2)
    assert table.red.cost("Heir of Red") == 2
    table.blue("pass")
    table.red.refused("play 'Heir of Red' w1", "H.PAY.MIX", "hebs-cost")


@rule("H.PAY.DISCOUNT")
def test_a_discount_for_one_card_is_spent_with_it(deal: Deal) -> None:
    table = deal(blue="hand: Bargain, Guard, Guard 2, Levy")
    table.blue.act("Bargain")
    assert table.blue.cost("Guard") == 0
    table.red("pass")
    table.blue("play 'Guard' w1")
    assert table.asks == "Blue turn"
    assert table.blue.cost("Guard 2") == 2
    table.blue.refused("play 'Guard 2' w1", "H.PAY.MIX", "hebs-cost")


@rule("H.PAY.RELENTLESS")
def test_a_relentless_card_is_played_from_the_top_of_the_discard_pile_before_it_is_covered(deal: Deal) -> None:
    table = deal(blue="hand: Levy; discard: Foot, Runner")
    assert "play Runner w3" in table.blue.options
    table.blue("play 'Runner' w3")
    assert table.asks == "Blue pay"
    assert table.pile("blue", "discard") == ["Foot"]
    table.blue("pay 'Levy'")
    assert table.line("blue", 3) == ["Runner"]
    assert table.pile("blue", "discard") == ["Levy", "Foot"]


@rule("H.PAY.RELENTLESS")
def test_a_covered_relentless_card_and_one_of_the_opponent_stay_where_they_are(deal: Deal) -> None:
    table = deal(blue="hand: Levy, Levy 2; discard: Runner, Foot", red="discard: Runner of Red")
    assert not [option for option in table.blue.options if "Runner" in option]
    table.blue.refused("play 'Runner' w1", "H.PAY.RELENTLESS", "hebs-covered")
    table.blue.refused("play 'Runner of Red' w1", "H.PLAY.CONTROL", "hebs-not-yours")
    # Others on top of the pile are not played.
    table.blue.refused("play 'Foot' w1", "H.PLAY.CARD", "hebs-in-discard")


@rule("H.PAY.RELENTLESS")
def test_a_relentless_card_is_paid_for_and_does_not_pay_for_itself(deal: Deal) -> None:
    poor = deal(blue="discard: Runner")
    assert poor.blue.options == ["pass", "act Chief 1"]
    reason = poor.blue.refused("play 'Runner' w1", "H.PAY.MIX", "hebs-cost")
    assert (reason.args["cost"], reason.args["short"]) == (1, 1)
    held = deal(blue="hand: Runner, Levy")
    held.blue("play 'Runner' w1", "pay 'Levy'")
    assert held.line("blue", 1) == ["Runner"]


@rule("H.PAY.RELENTLESS")
def test_a_relentless_card_discarded_to_pay_may_come_back_later(deal: Deal) -> None:
    table = deal(blue="hand: Foot, Runner; w1: Steward")
    table.blue("play 'Foot' w1", "pay 'Runner'")
    table.red("pass")
    table.blue("play 'Runner' w1", "pay 'Steward'")
    assert table.line("blue", 1) == ["Steward (tired)", "Foot", "Runner"]
    assert table.pile("blue", "discard") == []


# ------------------------------------------------------------------ army cards


@rule("H.PLAY.ARMY")
def test_an_army_card_takes_the_free_row_nearest_to_the_wedge_card(deal: Deal) -> None:
    table = deal(blue="hand: Levy, Levy 2, Steward; w2: Chief", red="w1: Levy of Red, Levy of Red 2, Levy of Red 3")
    table.blue("play 'Levy' w1")
    table.red("pass")
    table.blue("play 'Levy 2' w1", "play 'Steward' w1")
    assert table.line("blue", 1) == ["Levy", "Levy 2", "Steward"]
    # The opponent's three cards there took no place of Blue's.
    assert len(table.line("red", 1)) == 3


@rule("H.PLAY.ARMY")
def test_a_wedge_with_three_own_army_cards_takes_no_more(deal: Deal) -> None:
    table = deal(blue="hand: Levy; w1: Foot, Guard, Priest; w2: Chief")
    assert [option for option in table.blue.options if "Levy" in option] == ["play Levy w2", "play Levy w3"]
    table.blue.refused("play 'Levy' w1", "H.PLAY.ARMY", "hebs-wedge-full")
    table.blue("play 'Levy' w2")
    assert table.line("blue", 2) == ["Chief", "Levy"]
    full = deal(blue="hand: Levy; w1: Foot, Guard, Priest; w2: Chief, Foot 2, Guard 2; w3: Foot 3, Guard 3, Priest 2")
    assert not [option for option in full.blue.options if option.startswith("play")]
    for wedge in ("w1", "w2", "w3"):
        full.blue.refused(f"play 'Levy' {wedge}", "H.PLAY.ARMY", "hebs-wedge-full")


@rule("H.PLAY.ARMY")
def test_an_army_card_goes_to_the_battlefield_and_nowhere_else(deal: Deal) -> None:
    table = deal(blue="hand: Levy; w1: Guard")
    table.blue.refused("reserve 'Levy'", "H.PLAY.ARMY", "hebs-wrong-verb")
    table.blue.refused("attach 'Levy' 'Guard'", "H.PLAY.ARMY", "hebs-wrong-verb")


@rule("H.PLAY.MOVE_ROW")
def test_a_moved_card_takes_the_nearest_free_row_of_its_new_wedge(deal: Deal) -> None:
    table = deal(blue="w1: Rider, Foot; w2: Chief, Guard; w3: Rider 2")
    table.blue.act("Rider", 1, "w2")
    assert table.line("blue", 2) == ["Chief", "Guard", "Rider (tired)"]
    table.red("pass")
    # There is no row before the first.
    table.blue.act("Rider 2", 1)
    assert table.line("blue", 1) == ["Foot", "Rider 2 (tired)"]
    assert table.line("blue", 3) == []


@rule("H.PLAY.MOVE_ROW")
def test_a_card_moves_neither_to_a_full_wedge_nor_to_where_it_is(deal: Deal) -> None:
    table = deal(blue="hand: March; w1: Rider; w2: Chief, Guard, Foot; w3: Levy")
    table.blue("act 'March' 1", "target 'Guard'")
    assert table.blue.options == ["target w1", "target w3"]
    table.blue.refused("target w2", "H.PLAY.MOVE_ROW", "hebs-move-here")
    table.blue("target w3")
    assert table.line("blue", 3) == ["Levy", "Guard"]
    full = deal(blue="w1: Rider; w2: Chief, Guard, Foot; w3: Levy, Levy 2, Levy 3")
    full.blue.idle("act 'Rider' 1")


@rule("H.PLAY.CLOSE_UP")
def test_those_behind_a_destroyed_card_move_one_row_forward(deal: Deal) -> None:
    table = deal(
        blue="hand: Smite, Levy, Levy 2; w1: Guard, Guard 2",
        red="w1: Foot of Red, Guard of Red, Priest of Red; w3: Levy of Red",
    )
    table.blue.act("Smite", 1, "Foot of Red")
    assert table.line("red", 1) == ["Guard of Red", "Priest of Red"]
    # Neither the other side nor another wedge moves.
    assert table.line("blue", 1) == ["Guard", "Guard 2"]
    assert table.line("red", 3) == ["Levy of Red"]


@rule("H.PLAY.CLOSE_UP")
def test_those_behind_a_card_that_moved_or_was_sacrificed_close_up_and_those_before_it_stay(deal: Deal) -> None:
    table = deal(blue="w1: Levy, Rider, Foot (1 damage); w2: Chief, Guard, Priest (tired)")
    table.blue.act("Rider", 1)
    assert table.line("blue", 1) == ["Levy", "Foot (1 damage)"]
    assert table.line("blue", 3) == ["Rider (tired)"]
    table.red("pass")
    table.blue("sacrifice 'Guard'")
    assert table.line("blue", 2) == ["Chief", "Priest (tired)"]


# ------------------------------------------------------------------ Tactics


@rule("H.PLAY.TACTICS")
def test_a_tactics_card_goes_to_the_reserve(deal: Deal) -> None:
    table = deal(blue="hand: Drill, Levy; w1: Foot, Foot 2, Foot 3")
    assert "reserve Drill" in table.blue.options
    table.blue("reserve 'Drill'", "pay 'Levy'")
    assert table.pile("blue", "reserve") == ["Drill"]
    assert table.line("blue", 1) == ["Foot", "Foot 2", "Foot 3"]
    assert table.value("Foot", "might") == 3
    table.red("pass")
    refused = table.blue.refused("sacrifice 'Drill'", "R.SACRIFICE.WHAT", "hebs-not-battlefield")
    assert refused.args["card"] == ("card", table.card("Drill"))


@rule("H.PLAY.TACTICS")
def test_a_tactics_card_is_not_played_to_the_battlefield(deal: Deal) -> None:
    table = deal(blue="hand: Drill, Levy; w1: Foot")
    table.blue.refused("play 'Drill' w1", "H.PLAY.TACTICS", "hebs-wrong-verb")
    table.blue.refused("attach 'Drill' 'Foot'", "H.PLAY.TACTICS", "hebs-wrong-verb")


@rule("H.PLAY.TACTICS")
def test_the_reserve_is_not_the_battlefield(deal: Deal) -> None:
    table = deal(
        blue="hand: Volley, March, Levy; reserve: Signal", red="w2: Chief of Red, Foot of Red; reserve: Drill of Red"
    )
    table.blue("act 'Volley' 1", "pay 'Levy'")
    assert table.blue.options == ["target 'Chief of Red'", "target 'Foot of Red'"]
    table.blue.refused("target 'Drill of Red'", "H.ABILITY.CARD_FIRST", "hebs-not-meant")
    table.blue("target 'Foot of Red'")
    table.red("pass")
    table.blue("act 'March' 1")
    assert table.blue.options == ["target w1", "target w3"], "the Chief alone can move"


# ------------------------------------------------------------------ Attachments


@rule("H.PLAY.ATTACH")
def test_an_attachment_goes_onto_what_its_card_allows_and_onto_nothing_else(deal: Deal) -> None:
    table = deal(
        blue="hand: Armour, Zealot Flag, Tower, Curse, Levy; w1: Guard; w2: Chief; reserve: Signal",
        red="w1: Foot of Red, Priest of Red",
    )
    assert [option for option in table.blue.options if option.startswith("attach")] == [
        *("attach Armour Guard", "attach Armour Chief", "attach 'Zealot Flag' Chief"),
        *("attach Tower w1", "attach Tower w2", "attach Tower w3", "attach Curse 'Foot of Red'"),
    ]
    for card, element in (
        *(("Armour", "Foot of Red"), ("Armour", "w1"), ("Armour", "Signal"), ("Armour", "Levy")),
        *(
            ("Zealot Flag", "Guard"),
            ("Tower", "Guard"),
            ("Curse", "Guard"),
            ("Curse", "Priest of Red"),
            ("Curse", "w1"),
        ),
    ):
        table.blue.refused(f"attach '{card}' '{element}'", "H.PLAY.ATTACH", "hebs-no-host")
    table.blue("attach 'Curse' 'Foot of Red'")
    assert table.state.attached == [(table.card("Curse"), table.card("Foot of Red"))]


@rule("H.PLAY.ATTACH")
def test_an_attachment_on_an_enemy_does_what_its_card_says(deal: Deal) -> None:
    table = deal(blue="hand: Curse", red="w1: Foot of Red, Guard of Red")
    table.blue("attach 'Curse' 'Foot of Red'")
    assert (table.value("Foot of Red", "might"), table.value("Guard of Red", "might")) == (1, 3)


@rule("H.PLAY.ATTACH")
def test_an_attachment_takes_no_place_and_is_no_army_card(deal: Deal) -> None:
    table = deal(blue="hand: Armour, Levy; w1: Foot, Guard; w2: Chief")
    table.blue("attach 'Armour' 'Guard'")
    assert table.line("blue", 1) == ["Foot", "Guard"]
    assert (table.value("Guard", "health"), table.value("Foot", "health")) == (4, 2)
    table.red("pass")
    # Two army cards and an Armour: there is room for a third, and an Armour goes onto a full wedge's cards too.
    table.blue("play 'Levy' w1")
    assert table.line("blue", 1) == ["Foot", "Guard", "Levy"]
    full = deal(blue="hand: Armour; w1: Foot, Guard, Levy")
    full.blue("attach 'Armour' 'Levy'")
    assert full.value("Levy", "health") == 2


@rule("H.PLAY.ATTACH")
def test_an_attachment_is_not_played_as_another_card(deal: Deal) -> None:
    table = deal(blue="hand: Armour, Tower, Levy")
    table.blue.refused("play 'Armour' w1", "H.PLAY.ATTACH", "hebs-wrong-verb")
    table.blue.refused("reserve 'Tower'", "H.PLAY.ATTACH", "hebs-wrong-verb")
    # Nor is it chosen as an army card: all of Blue's damage goes to Red's army.
    other = deal(blue="hand: Volley, Levy", red="w2: Chief of Red; on Chief of Red: Armour of Red")
    other.blue("act 'Volley' 1", "pay 'Levy'")
    assert other.line("red", 2) == ["Chief of Red (1 damage)"]


@rule("H.PLAY.ATTACH_LEAVE")
def test_attachments_of_a_destroyed_card_are_discarded_first_to_their_owners_piles(deal: Deal) -> None:
    table = deal(
        blue="hand: Smite, Levy, Levy 2; on Guard of Red: Curse",
        red="w1: Guard of Red, Foot of Red; on Guard of Red: Armour of Red; on Foot of Red: Armour of Red 2",
    )
    table.blue.act("Smite", 1, "Guard of Red")
    assert table.pile("red", "discard") == ["Guard of Red", "Armour of Red"]
    assert table.pile("blue", "discard") == ["Smite", "Curse", "Levy 2", "Levy"]
    # What lies on another card stays.
    assert table.state.attached == [(table.card("Armour of Red 2"), table.card("Foot of Red"))]
    assert table.value("Foot of Red", "health") == 3


@rule("H.PLAY.ATTACH_LEAVE")
def test_attachments_of_a_sacrificed_card_go_and_those_of_a_moved_card_go_with_it(deal: Deal) -> None:
    table = deal(blue="w1: Rider, Guard; on Rider: Armour; on Guard: Armour 2", red="on Guard: Curse of Red")
    table.blue.act("Rider", 1, "w3")
    assert table.value("Rider", "health") == 3
    table.red("pass")
    table.blue("sacrifice 'Guard'")
    assert table.pile("blue", "discard") == ["Guard", "Armour 2"]
    assert table.pile("red", "discard") == ["Curse of Red"]
    assert table.state.attached == [(table.card("Armour"), table.card("Rider"))]


# ------------------------------------------------------------------ Events and control


@rule("H.PLAY.EVENT")
def test_an_event_is_paid_for_resolved_and_put_on_the_discard_pile(deal: Deal) -> None:
    table = deal(blue="hand: Volley, Levy", red="w1: Foot of Red; w2: Chief of Red")
    table.blue("act 'Volley' 1")
    assert table.asks == "Blue pay"
    table.blue("pay 'Levy'")
    assert table.asks == "Blue choose"
    assert table.pile("blue", "discard") == ["Levy"]
    table.blue("target 'Foot of Red'")
    assert table.line("red", 1) == ["Foot of Red (1 damage)"]
    assert table.pile("blue", "discard") == ["Volley", "Levy"]
    assert table.pile("blue", "reserve") == []
    assert table.asks == "Red turn"


@rule("H.PLAY.EVENT")
def test_an_event_never_enters_play(deal: Deal) -> None:
    table = deal(blue="hand: Volley, Levy; w1: Guard; discard: Gift", red="w1: Foot of Red")
    for text in ("play 'Volley' w1", "reserve 'Volley'", "attach 'Volley' 'Guard'"):
        table.blue.refused(text, "H.PLAY.EVENT", "hebs-wrong-verb")
    # Nor is it used from anywhere but the hand.
    table.blue.refused("act 'Gift' 1", "H.PLAY.EVENT", "hebs-not-in-hand")
    table.blue.refused("act 'Smite' 1", "H.PLAY.EVENT", "hebs-not-in-hand")


@rule("H.PLAY.EVENT")
def test_a_cancelled_event_and_the_response_go_to_their_owners_piles(deal: Deal) -> None:
    table = deal(blue="hand: Volley, Levy", red="hand: Veto of Red, Levy of Red; w1: Foot of Red")
    table.blue.act("Volley", 1, "Foot of Red")
    table.red.respond("Veto of Red")
    assert table.line("red", 1) == ["Foot of Red"]
    assert table.pile("blue", "discard") == ["Volley", "Levy"]
    assert table.pile("red", "discard") == ["Veto of Red", "Levy of Red"]


@rule("H.PLAY.CONTROL")
def test_a_player_controls_the_own_cards_in_play_wherever_they_lie(deal: Deal) -> None:
    """Blue's Curse lies on Red's side and is still Blue's."""
    table = deal(blue="w2: Chief; on Foot of Red: Curse", red="w1: Foot of Red; w2: Chief of Red", marker="red")
    table.red.refused("sacrifice 'Curse'", "H.PLAY.CONTROL", "hebs-not-yours")
    assert "sacrifice Curse" not in table.red.options
    table.red("sacrifice 'Foot of Red'")
    assert table.pile("blue", "discard") == ["Curse"]
    assert table.pile("red", "discard") == ["Foot of Red"]


@rule("H.PLAY.CONTROL")
def test_nobody_uses_the_opponents_cards_nor_cards_that_are_not_in_play(deal: Deal) -> None:
    table = deal(
        blue="hand: Foot, Archer, Levy; discard: Rider", red="hand: Levy of Red; w1: Rider of Red, Steward of Red"
    )
    table.blue.refused("act 'Rider of Red' 1", "H.PLAY.CONTROL", "hebs-not-yours")
    table.blue.refused("play 'Levy of Red' w1", "H.PLAY.CONTROL", "hebs-not-yours")
    table.blue.refused("sacrifice 'Steward of Red'", "H.PLAY.CONTROL", "hebs-not-yours")
    for card in ("Archer", "Rider", "Drummer"):
        table.blue.refused(f"act '{card}' 1", "H.PLAY.CONTROL", "hebs-not-in-play")
    table.blue("play 'Foot' w1")
    table.blue.refused("pay 'Steward of Red'", "H.PLAY.CONTROL", "hebs-not-yours")


# ------------------------------------------------------------------ Actions


@rule("H.ACTION.TIRE")
def test_an_action_tires_its_card_and_then_resolves(deal: Deal) -> None:
    table = deal(blue="w1: Archer; w2: Chief", red="w1: Foot of Red")
    table.blue("act 'Archer' 1")
    assert table.line("blue", 1) == ["Archer (tired)"]
    assert table.line("red", 1) == ["Foot of Red (1 damage)"]
    assert told(table) == ["hebs-tires", "hebs-initiates", "hebs-damage"]
    table.red("pass")
    table.blue.refused("act 'Archer' 1", "H.READY.TIRE", "hebs-tired")
    assert "act Archer 1" not in table.blue.options


@rule("H.ACTION.TIRE")
def test_the_card_is_tired_before_the_choice_and_pays_no_resources_for_it(deal: Deal) -> None:
    table = deal(blue="w1: Rider; w2: Chief, Drummer")
    table.blue("act 'Rider' 1")
    assert table.asks == "Blue choose"
    assert table.line("blue", 1) == ["Rider (tired)"]
    table.blue("target w3")
    table.red("pass")
    # A Drummer's own Tiring does not make it one that it may ready.
    table.blue.act("Drummer")
    assert table.line("blue", 3) == ["Rider"]
    assert table.line("blue", 2) == ["Chief", "Drummer (tired)"]


@rule("H.ACTION.TIRE")
def test_a_cancelled_action_leaves_its_card_tired(deal: Deal) -> None:
    table = deal(blue="w1: Archer", red="hand: Veto of Red, Levy of Red; w1: Foot of Red")
    table.blue("act 'Archer' 1")
    table.red.respond("Veto of Red")
    assert table.line("blue", 1) == ["Archer (tired)"]
    assert table.line("red", 1) == ["Foot of Red"]


@rule("H.ACTION.TURN_ONLY")
def test_no_action_is_initiated_while_something_is_answered(deal: Deal) -> None:
    table = deal(
        blue="hand: Volley, Levy",
        red="hand: Veto of Red, Gift of Red, Levy of Red; w1: Foot of Red, Archer of Red, Rider of Red",
    )
    table.blue.act("Volley", 1, "Foot of Red")
    assert table.asks == "Red response"
    assert table.red.options == ["pass", "respond 'Veto of Red' 1"]
    for text in (
        *("act 'Archer of Red' 1", "act 'Gift of Red' 1", "play 'Levy of Red' w1", "sacrifice 'Foot of Red'"),
        *("reserve 'Drill of Red'", "attach 'Armour of Red' 'Foot of Red'"),
    ):
        table.red.refused(text, "H.ACTION.TURN_ONLY", "hebs-only-answer")


@rule("H.ACTION.TURN_ONLY")
def test_no_action_is_initiated_on_the_opponents_turn_or_after_passing(deal: Deal) -> None:
    table = deal(blue="w1: Rider; w2: Chief", red="w1: Rider of Red; w2: Chief of Red")
    table.red.refused("act 'Rider of Red' 1", "K.SEAT")
    table.blue("pass")
    table.blue.refused("act 'Rider' 1", "H.DEPLOY.PASS")
    table.red("act 'Rider of Red' 1", "target w3")
    assert table.asks == "Red turn"


@rule("H.ACTION.TURN_ONLY")
def test_one_ability_is_initiated_in_a_turn(deal: Deal) -> None:
    table = deal(blue="hand: Two Ways, Levy; deck: Foot; w1: Medic", red="w1: Foot of Red; w2: Chief of Red")
    assert [option for option in table.blue.options if "Two Ways" in option] == ["act 'Two Ways' 1", "act 'Two Ways' 2"]
    table.blue.refused("act 'Two Ways' 3", "H.ACTION.TURN_ONLY", "hebs-no-action")
    # A Response is no Action.
    table.blue.refused("act 'Medic' 2", "H.RESPONSE.WINDOW", "hebs-other-kind")
    table.blue.act("Two Ways", 1)
    assert table.pile("blue", "hand") == ["Foot"]
    assert table.line("red", 1) == ["Foot of Red"]
    assert table.asks == "Red turn"


# ------------------------------------------------------------------ sacrifices


@rule("H.SACRIFICE")
def test_a_sacrificed_card_goes_to_the_discard_pile_and_the_wedge_closes_up(deal: Deal) -> None:
    table = deal(blue="w1: Foot (tired), Guard (2 damage), Priest; w2: Chief; discard: Levy")
    table.blue("sacrifice 'Guard'")
    assert table.line("blue", 1) == ["Foot (tired)", "Priest"]
    assert table.pile("blue", "discard") == ["Guard", "Levy"]
    assert told(table) == ["hebs-sacrifices"]
    assert table.asks == "Red turn"


@rule("H.SACRIFICE")
def test_a_tired_card_and_one_just_played_may_be_sacrificed_but_no_leader(deal: Deal) -> None:
    table = deal(blue="hand: Levy, Steward; w1: Foot (tired); w2: Chief")
    assert [option for option in table.blue.options if option.startswith("sacrifice")] == ["sacrifice Foot"]
    table.blue.refused("sacrifice 'Chief'", "H.SACRIFICE", "hebs-leader-stays")
    table.blue.refused("sacrifice 'Levy'", "H.SACRIFICE", "hebs-not-in-play")
    table.blue("play 'Steward' w1")
    table.red("pass")
    table.blue("sacrifice 'Steward'", "sacrifice 'Foot'")
    assert table.pile("blue", "discard") == ["Foot", "Steward"]
    table.blue.refused("sacrifice 'Foot'", "H.SACRIFICE", "hebs-not-in-play")


@rule("R.SACRIFICE.WHAT")
def test_an_own_attachment_on_the_own_side_may_be_sacrificed(deal: Deal) -> None:
    table = deal(blue="w1: Foot; w2: Chief; on Foot: Armour; on Chief: Zealot Flag")
    assert [option for option in table.blue.options if option.startswith("sacrifice")] == [
        *("sacrifice Foot", "sacrifice Armour", "sacrifice 'Zealot Flag'"),
    ]
    table.blue("sacrifice 'Armour'")
    assert table.pile("blue", "discard") == ["Armour"]
    assert table.line("blue", 1) == ["Foot"]
    assert table.value("Foot", "health") == 2


@rule("R.SACRIFICE.WHAT")
def test_tactics_and_attachments_on_the_other_side_may_not(deal: Deal) -> None:
    table = deal(blue="reserve: Drill; on Foot of Red: Curse", red="w1: Foot of Red; on Foot of Red: Armour of Red")
    assert not [option for option in table.blue.options if option.startswith("sacrifice")]
    table.blue.refused("sacrifice 'Drill'", "R.SACRIFICE.WHAT", "hebs-not-battlefield")
    table.blue.refused("sacrifice 'Curse'", "R.SACRIFICE.WHAT", "hebs-on-their-side")
    table.blue.refused("sacrifice 'Armour of Red'", "H.PLAY.CONTROL", "hebs-not-yours")


@rule("R.SACRIFICE.WHAT")
def test_an_attachment_on_a_wedge_may_not(deal: Deal) -> None:
    table = deal(blue="on w1: Tower")
    assert "sacrifice Tower" not in table.blue.options
    table.blue.refused("sacrifice 'Tower'", "R.SACRIFICE.WHAT", "hebs-on-their-side")


@rule("H.SACRIFICE.NOT_DESTROY")
def test_nothing_that_waits_for_a_destruction_answers_a_sacrifice(deal: Deal) -> None:
    table = deal(blue="hand: Rescue, Levy; w1: Foot, Guard", auto=False)
    table.blue("sacrifice 'Foot'")
    assert table.asks == "Red turn"
    assert table.pile("blue", "discard") == ["Foot"]
    assert "hebs-destroyed" not in told(table)


@rule("H.SACRIFICE.NOT_DESTROY")
def test_a_destruction_is_answered(deal: Deal) -> None:
    table = deal(
        blue="hand: Rescue, Levy; w1: Foot, Guard", red="hand: Smite of Red, Levy of Red, Foot of Red", marker="red"
    )
    table.red.act("Smite of Red", 1, "Foot")
    assert table.asks == "Blue response"
    assert table.blue.options == ["pass", "respond Rescue 1"]
    table.blue.respond("Rescue")
    assert table.line("blue", 1) == ["Foot", "Guard"]
    assert table.outcome is None


@rule("H.SACRIFICE.NOT_DESTROY", "H.WIN.LEADER")
def test_a_leader_who_falls_for_a_sacrificed_armour_is_destroyed_and_may_be_rescued(deal: Deal) -> None:
    words = "w2: Chief (6 damage); on Chief: Armour"
    lost = deal(blue=words)
    lost.blue("sacrifice 'Armour'")
    assert told(lost)[:2] == ["hebs-sacrifices", "hebs-destroyed"]
    assert lost.outcome == Outcome(1, "leader", "H.WIN.LEADER")
    saved = deal(blue=f"hand: Rescue, Levy; {words}")
    saved.blue("sacrifice 'Armour'")
    assert saved.asks == "Blue response"
    saved.blue.respond("Rescue")
    assert saved.line("blue", 2) == ["Chief (5 damage)"]
    assert saved.outcome is None
