"""The Wedge phase's rules, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule

#: Both players had the final Objective when the round started.
BOTH_FINAL: dict[str, Any] = {"at_final": 0b11, "reached": [4, 4]}


def happened(table: Any, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of these kinds since the scenario began, in order; wedges are counted from 0."""
    return [(event.kind, *event.args) for event in table.state.events if event.kind in kinds]


def battles(table: Any, kinds: tuple[str, ...] = ("hebs-might-battle", "hebs-zeal-battle")) -> list[tuple[Any, ...]]:
    """The battles that were fought: kind, wedge from 0, and the totals of Blue and Red."""
    found = []
    for kind, wedge, *rest in happened(table, *kinds):
        domains = table.game.events[kind][1:]
        found.append((kind, wedge, *[arg for domain, arg in zip(domains, rest, strict=True) if domain == "number"]))
    return found


def dealt(table: Any) -> tuple[list[int], list[int]]:
    """The damage on the wedges 1 to 3, Blue's and Red's."""
    blue, red = ([table.wedge_damage(side, wedge) for wedge in (1, 2, 3)] for side in ("blue", "red"))
    return blue, red


def on(table: Any, element: str) -> list[str]:
    """The attachments on an element."""
    names = table.game.names("element")
    return [names[card] for card, host in table.state.attached if names[host] == element]


# ------------------------------------------------------------------ when, and in which order


@rule("H.WEDGE.WHEN")
@pytest.mark.parametrize(("at_final", "fought"), [(0b00, 0), (0b01, 3), (0b10, 3), (0b11, 6)])
def test_the_phase_takes_place_only_if_a_player_had_the_final_objective(deal: Any, at_final: int, fought: int) -> None:
    reached = [4 * (at_final & 1), 4 * (at_final >> 1)]
    table = deal(blue="w1: Priest", red="w3: Priest of Red", at_final=at_final, reached=reached)
    table.both_pass()
    assert len(battles(table)) == fought
    assert table.wedge_damage("blue", 1) == (1 if at_final == 0b01 else 2 if at_final == 0b11 else 0)


@rule("H.WEDGE.WHEN")
def test_who_came_to_the_final_objective_during_the_round_opens_no_wedge_phase(deal: Any) -> None:
    table = deal(blue="w1: Priest", red="w1: Levy of Red", at_final=0, reached=[4, 4])
    table.both_pass()
    assert battles(table) == []
    assert dealt(table) == ([0, 0, 0], [0, 0, 0])
    table.both_pass()
    assert len(battles(table)) == 6


@rule("H.WEDGE.MIGHT_WHEN")
@pytest.mark.parametrize(("at_final", "blue_deals"), [(0b01, 0), (0b10, 0), (0b11, 3)])
def test_might_battles_take_place_only_if_both_had_the_final_objective(
    deal: Any, at_final: int, blue_deals: int
) -> None:
    table = deal(blue="w1: Foot, Levy; w3: Chief", red="w3: Chief of Red", at_final=at_final, reached=[4, 4])
    table.both_pass()
    might = battles(table, ("hebs-might-battle",))
    assert might == (
        [("hebs-might-battle", wedge, *totals) for wedge, totals in enumerate([(3, 0), (0, 0), (2, 2)])]
        if at_final == 0b11
        else []
    )
    assert table.wedge_damage("blue", 1) == blue_deals


@rule("H.WEDGE.ORDER")
def test_all_might_battles_are_fought_in_wedge_order_then_all_zeal_battles(deal: Any) -> None:
    table = deal(blue="w1: Guard; w3: Chief", red="w2: Chief of Red; w3: Levy of Red", **BOTH_FINAL)
    table.both_pass()
    assert battles(table) == [
        ("hebs-might-battle", 0, 3, 0),
        ("hebs-might-battle", 1, 0, 2),
        ("hebs-might-battle", 2, 2, 1),
        ("hebs-zeal-battle", 0, 1, 0),
        ("hebs-zeal-battle", 1, 0, 2),
        ("hebs-zeal-battle", 2, 2, 0),
    ]
    assert dealt(table) == ([4, 0, 2], [0, 3, 0])


@rule("H.WEDGE.ORDER")
def test_two_wedges_claimed_in_might_battles_leave_no_zeal_battle(deal: Any) -> None:
    table = deal(
        blue="w1: Guard; w2: Guard 2",
        red="w3: Champion of Red, Chief of Red",
        wedge_damage=[9, 9, 0, 0, 0, 9],
        **BOTH_FINAL,
    )
    table.both_pass()
    assert [battle[:2] for battle in battles(table)] == [("hebs-might-battle", 0), ("hebs-might-battle", 1)]
    assert (table.outcome.winner, table.outcome.rule) == (0, "H.WIN.WEDGES")


# ------------------------------------------------------------------ totals


@rule("H.WEDGE.TBV")
def test_a_total_sums_up_the_ready_cards_at_that_wedge(deal: Any) -> None:
    table = deal(blue="w1: Guard, Foot, Priest; w2: Champion; w3: Chief", red="w1: Levy of Red; w2: Chief of Red")
    assert [table.blue.total("might", wedge) for wedge in (1, 2, 3)] == [5, 8, 2]
    assert [table.blue.total("zeal", wedge) for wedge in (1, 2, 3)] == [3, 0, 2]
    assert [table.red.total("might", wedge) for wedge in (1, 2, 3)] == [1, 2, 0]


@rule("H.WEDGE.TBV")
def test_tired_cards_count_nothing(deal: Any) -> None:
    table = deal(blue="w1: Guard (tired), Foot; w3: Chief (tired)", red="w3: Chief of Red", **BOTH_FINAL)
    assert (table.blue.total("might", 1), table.blue.total("zeal", 1)) == (2, 0)
    table.both_pass()
    assert battles(table)[0] == ("hebs-might-battle", 0, 2, 0)
    assert battles(table)[2] == ("hebs-might-battle", 2, 0, 2)
    assert dealt(table) == ([2, 1, 0], [0, 1, 3])


@rule("H.WEDGE.TBV")
def test_damage_on_a_card_takes_nothing_off_its_values(deal: Any) -> None:
    table = deal(blue="w1: Guard (2 damage); w3: Chief (5 damage)")
    assert (table.blue.total("might", 1), table.blue.total("zeal", 3)) == (3, 2)


# ------------------------------------------------------------------ Might


@rule("H.WEDGE.MIGHT")
def test_the_higher_might_deals_the_difference_and_the_lower_nothing(deal: Any) -> None:
    table = deal(
        blue="w1: Champion; w2: Levy, Chief; w3: Levy 2",
        red="w1: Foot of Red; w2: Chief of Red; w3: Foot of Red 2",
        **BOTH_FINAL,
    )
    table.both_pass()
    assert happened(table, "hebs-wedge-damage") == [
        ("hebs-wedge-damage", 0, 0, 6),
        ("hebs-wedge-damage", 0, 1, 1),
        ("hebs-wedge-damage", 1, 2, 1),
        # the Chiefs' Zeal
        ("hebs-wedge-damage", 0, 1, 1),
        ("hebs-wedge-damage", 1, 1, 1),
    ]
    assert dealt(table) == ([6, 2, 0], [0, 1, 1])


@rule("H.WEDGE.MIGHT_TIE")
def test_equal_might_deals_one_damage_each_even_if_it_is_nothing(deal: Any) -> None:
    table = deal(
        blue="w1: Foot; w3: Chief (tired)", red="w1: Levy of Red, Levy of Red 2; w3: Chief of Red (tired)", **BOTH_FINAL
    )
    table.both_pass()
    assert [battle[2:] for battle in battles(table)] == [(2, 2), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)]
    assert dealt(table) == ([1, 1, 1], [1, 1, 1])


@rule("H.WEDGE.MIGHT_TIE")
def test_a_might_of_one_more_is_no_tie(deal: Any) -> None:
    table = deal(
        blue="w1: Foot, Levy; w3: Chief (tired)", red="w1: Foot of Red; w3: Chief of Red (tired)", **BOTH_FINAL
    )
    table.both_pass()
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (1, 0)


# ------------------------------------------------------------------ Zeal


@rule("H.WEDGE.ZEAL")
@pytest.mark.parametrize(("blue", "lead"), [("Guard", 1), ("Priest, Priest 2, Guard", 5)])
def test_the_higher_zeal_deals_exactly_one_damage_however_much_higher(deal: Any, blue: str, lead: int) -> None:
    table = deal(blue=f"w1: {blue}; w3: Chief (tired)", red="w3: Chief of Red (tired)", at_final=0b01, reached=[4, 0])
    assert table.blue.total("zeal", 1) == lead
    table.both_pass()
    assert dealt(table) == ([1, 0, 0], [0, 0, 0])


@rule("H.WEDGE.ZEAL")
def test_the_lower_zeal_deals_nothing(deal: Any) -> None:
    table = deal(
        blue="w1: Guard, Guard 2; w3: Chief (tired)",
        red="w1: Champion of Red, Guard of Red; w3: Chief of Red (tired)",
        **BOTH_FINAL,
    )
    table.both_pass()
    # Red wins Might by 11 to 6, Blue wins Zeal by 2 to 1
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (1, 5)


@rule("H.WEDGE.ZEAL_TIE")
def test_equal_zeal_above_nothing_deals_one_damage_each_and_two_zeros_none(deal: Any) -> None:
    table = deal(
        blue="w1: Priest; w2: Levy; w3: Chief",
        red="w1: Guard of Red, Guard of Red 2; w2: Levy of Red; w3: Chief of Red",
        wedge_damage=[0, 0, 0, 0, 0, 0],
        **BOTH_FINAL,
    )
    table.both_pass()
    assert [battle[2:] for battle in battles(table)] == [(0, 6), (1, 1), (2, 2), (2, 2), (0, 0), (2, 2)]
    assert dealt(table) == ([1, 1, 2], [7, 1, 2])


# ------------------------------------------------------------------ who deals


@rule("H.WEDGE.NOT_THERE")
def test_who_had_not_the_final_objective_deals_nothing_but_holds_the_opponent_off(deal: Any) -> None:
    table = deal(
        blue="w1: Guard; w2: Priest; w3: Chief",
        red="w1: Priest of Red; w2: Priest of Red 2; w3: Levy of Red; w1: Chief of Red",
        at_final=0b01,
        reached=[4, 0],
    )
    table.both_pass()
    assert battles(table) == [
        ("hebs-zeal-battle", 0, 1, 4),
        ("hebs-zeal-battle", 1, 2, 2),
        ("hebs-zeal-battle", 2, 2, 0),
    ]
    # wedge 1: Red is higher, nobody deals; wedge 2: equal, only Blue deals; wedge 3: Blue is higher
    assert dealt(table) == ([0, 1, 1], [0, 0, 0])


@rule("H.WEDGE.NOT_THERE")
def test_an_ability_deals_no_wedge_damage_for_who_had_not_the_final_objective(deal: Any) -> None:
    table = deal(blue="hand: Sap, Levy; w1: Steward", at_final=0b10, reached=[4, 4])
    table.blue.idle("act 'Sap' 1")
    there = deal(blue="hand: Sap, Levy; w1: Steward", at_final=0b01, reached=[4, 0])
    there.blue.act("Sap", 1, "w3")
    assert dealt(there) == ([0, 0, 2], [0, 0, 0])


# ------------------------------------------------------------------ claiming


@rule("H.WEDGE.CLAIM")
@pytest.mark.parametrize(("before", "claimed"), [(6, -1), (7, 0), (9, 0)])
def test_the_tenth_damage_of_one_player_claims_a_wedge(deal: Any, before: int, claimed: int) -> None:
    table = deal(
        blue="w1: Foot, Levy; w2: Chief", red="w2: Chief of Red", wedge_damage=[before, 0, 0, 0, 0, 0], **BOTH_FINAL
    )
    table.both_pass()
    assert table.wedge_damage("blue", 1) == before + 3
    assert table.state.claimed == [claimed, -1, -1]
    assert happened(table, "hebs-claims") == ([("hebs-claims", 0, 0)] if claimed == 0 else [])
    assert table.outcome is None


@rule("H.WEDGE.CLAIM")
def test_the_damage_of_both_players_is_not_added_up(deal: Any) -> None:
    table = deal(blue="w1: Levy; w2: Chief", red="w2: Chief of Red", wedge_damage=[8, 0, 0, 9, 0, 0], **BOTH_FINAL)
    table.both_pass()
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (9, 9)
    assert table.state.claimed == [-1, -1, -1]


@rule("H.WEDGE.CLAIM")
def test_zeal_and_abilities_claim_as_well(deal: Any) -> None:
    table = deal(
        blue="hand: Sap, Levy; w2: Chief",
        red="w2: Chief of Red",
        wedge_damage=[8, 0, 0, 0, 9, 0],
        at_final=0b11,
        reached=[4, 4],
    )
    table.blue.act("Sap", 1, "w1")
    assert table.state.claimed == [0, -1, -1]
    table = deal(
        blue="w1: Priest", red="w1: Levy of Red", wedge_damage=[9, 0, 0, 0, 0, 0], at_final=0b01, reached=[4, 0]
    )
    table.both_pass()
    assert table.state.claimed == [0, -1, -1]


@rule("H.WEDGE.CLAIM")
def test_a_frontier_of_1565_has_its_own_health_twelve_at_birgu(deal: Any) -> None:
    layout = {"blue": "w1: Chief; w3: Foot", "red": "w1: Chief of Red", "battlefield": "1565", **BOTH_FINAL}
    table = deal(wedge_damage=[0, 0, 9, 0, 0, 0], **layout)
    assert [table.game.show.label("wedge", wedge) for wedge in range(3)] == ["St. Elmo", "Senglea", "Birgu"]
    assert table.game.box.wedge_health[table.state.attacker][2] == 12
    table.both_pass()
    assert table.wedge_damage("blue", 3) == 11
    assert table.state.claimed == [-1, -1, -1]
    table = deal(wedge_damage=[0, 0, 10, 0, 0, 0], **layout)
    table.both_pass()
    assert table.state.claimed == [-1, -1, 0]


@rule("H.WEDGE.CLAIM_TIE")
@pytest.mark.parametrize("first", ["blue", "red"])
def test_of_two_who_reach_it_together_the_higher_might_claims(deal: Any, first: str) -> None:
    """Hold keeps Blue's Might from deciding before the Zeal battle, in which both deal the tenth damage."""
    table = deal(
        blue="w1: Foot, Priest; w2: Chief",
        red="hand: Hold of Red, Levy of Red 2; w1: Levy of Red, Priest of Red; w2: Chief of Red",
        wedge_damage=[9, 0, 0, 9, 0, 0],
        marker=first,
        **BOTH_FINAL,
    )
    table.both_pass()
    table.red.respond("Hold of Red")
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (10, 10)
    assert table.state.claimed == [0, -1, -1]


@rule("H.WEDGE.CLAIM_TIE")
@pytest.mark.parametrize("first", ["blue", "red"])
def test_of_equal_might_the_higher_zeal_claims(deal: Any, first: str) -> None:
    table = deal(
        blue="w1: Foot; w2: Chief",
        red="w1: Foot of Red, Priest of Red; w2: Chief of Red",
        wedge_damage=[9, 0, 0, 9, 0, 0],
        marker=first,
        **BOTH_FINAL,
    )
    table.both_pass()
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (10, 10)
    assert table.state.claimed == [1, -1, -1]


@rule("H.WEDGE.CLAIM_TIE")
@pytest.mark.parametrize(("first", "claimer"), [("blue", 0), ("red", 1)])
def test_of_equal_might_and_zeal_the_first_player_marker_claims(deal: Any, first: str, claimer: int) -> None:
    table = deal(
        blue="w1: Foot; w2: Chief",
        red="w1: Foot of Red; w2: Chief of Red",
        wedge_damage=[9, 0, 0, 9, 0, 0],
        marker=first,
        **BOTH_FINAL,
    )
    table.both_pass()
    assert table.state.claimed == [claimer, -1, -1]


@rule("H.WEDGE.CLAIM_TIE")
def test_who_reaches_it_alone_claims_whatever_the_tie_breaker_says(deal: Any) -> None:
    table = deal(
        blue="w1: Foot; w2: Chief",
        red="w1: Foot of Red, Priest of Red; w2: Chief of Red",
        wedge_damage=[9, 0, 0, 8, 0, 0],
        marker="red",
        **BOTH_FINAL,
    )
    table.both_pass()
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (10, 9)
    assert table.state.claimed == [0, -1, -1]


@rule("H.WEDGE.CLAIMED")
def test_at_a_claimed_wedge_no_more_battles_occur(deal: Any) -> None:
    table = deal(
        blue="w1: Champion; w2: Chief",
        red="w1: Priest of Red; w2: Chief of Red",
        claimed=[1, -1, -1],
        wedge_damage=[4, 0, 0, 10, 0, 0],
        **BOTH_FINAL,
    )
    table.both_pass()
    assert [battle[1] for battle in battles(table)] == [1, 2, 1, 2]
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (4, 10)


@rule("H.WEDGE.CLAIMED")
def test_a_wedge_claimed_by_might_sees_no_zeal_battle(deal: Any) -> None:
    table = deal(
        blue="w1: Foot; w2: Chief",
        red="w1: Priest of Red; w2: Chief of Red",
        wedge_damage=[9, 0, 0, 9, 0, 0],
        **BOTH_FINAL,
    )
    table.both_pass()
    assert [battle[:2] for battle in battles(table)] == [
        ("hebs-might-battle", 0),
        ("hebs-might-battle", 1),
        ("hebs-might-battle", 2),
        ("hebs-zeal-battle", 1),
        ("hebs-zeal-battle", 2),
    ]
    assert table.state.claimed == [0, -1, -1]
    assert table.wedge_damage("red", 1) == 9


@rule("H.WEDGE.CLAIMED")
def test_every_other_rule_goes_on_at_a_claimed_wedge(deal: Any) -> None:
    table = deal(
        blue="hand: Foot, Tower, Sap, Levy, Levy 2; w1: Guard, Archer; w2: Rider, Chief",
        red="w1: Guard of Red; w2: Chief of Red",
        claimed=[0, -1, -1],
        wedge_damage=[10, 0, 0, 0, 0, 0],
        **BOTH_FINAL,
    )
    table.blue.act("Archer", 1)
    assert table.line("red", 1) == ["Guard of Red (1 damage)"]
    table.red("pass")
    table.blue("sacrifice 'Guard'")
    assert table.line("blue", 1) == ["Archer (tired)"]
    table.blue.act("Rider", 1, "w1")
    table.blue.play("Levy", "w1")
    assert table.line("blue", 1) == ["Archer (tired)", "Rider (tired)", "Levy"]
    table.blue.refused("play 'Foot' w1", rule="H.PLAY.ARMY")
    table.blue("attach 'Tower' w1", "pay 'Levy 2'")
    assert on(table, "w1") == ["Tower"]
    # nobody deals damage to it any more
    table.blue("act 'Sap' 1", "pay 'Foot'")
    assert table.blue.options == ["target w2", "target w3"]


# ------------------------------------------------------------------ what counts


@rule("R.ATTACH.WEDGE")
def test_an_attachment_on_a_wedge_counts_for_its_owner_there_and_nowhere_else(deal: Any) -> None:
    table = deal(blue="hand: Tower, Levy; w1: Foot; w2: Chief", red="w1: Foot of Red; w2: Chief of Red", **BOTH_FINAL)
    assert [table.blue.total("might", wedge) for wedge in (1, 2, 3)] == [2, 2, 0]
    table.blue.play("Tower", "w1")
    assert on(table, "w1") == ["Tower"]
    assert [table.blue.total("might", wedge) for wedge in (1, 2, 3)] == [4, 2, 0]
    assert [table.red.total("might", wedge) for wedge in (1, 2, 3)] == [2, 2, 0]
    table.both_pass()
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (2, 0)


@rule("R.ATTACH.WEDGE")
def test_both_players_attachments_on_one_wedge_count_each_for_its_own(deal: Any) -> None:
    table = deal(blue="on w3: Tower, Tower 2", red="on w3: Tower of Red")
    assert (table.blue.total("might", 3), table.red.total("might", 3)) == (4, 2)


@rule("R.ATTACH.WEDGE", "H.WEDGE.CLAIMED")
def test_it_stays_when_the_wedge_is_claimed(deal: Any) -> None:
    table = deal(
        blue="on w1: Tower; w2: Chief",
        red="on w1: Tower of Red; w1: Levy of Red; w2: Chief of Red",
        wedge_damage=[0, 0, 0, 9, 0, 0],
        **BOTH_FINAL,
    )
    table.both_pass()
    assert table.state.claimed == [1, -1, -1]
    assert on(table, "w1") == ["Tower", "Tower of Red"]
    assert table.pile("blue", "discard") == []


@rule("R.ATTACH.TIRED")
def test_what_an_attachment_adds_to_a_wedge_counts_while_it_is_ready_itself(deal: Any) -> None:
    table = deal(blue="hand: Signal, Foot; w1: Levy; on w1: Tower")
    assert table.blue.total("might", 1) == 1 + 2
    table.blue("play 'Foot' w2", "pay 'Tower'")
    assert table.tired("Tower")
    assert table.blue.total("might", 1) == 1


@rule("R.ATTACH.TIRED")
def test_it_counts_at_a_wedge_whose_cards_are_all_tired(deal: Any) -> None:
    table = deal(blue="w1: Levy (tired); on w1: Tower; on w3: Tower 2 (tired)")
    assert [table.blue.total("might", wedge) for wedge in (1, 3)] == [2, 0]


@rule("R.ATTACH.TIRED")
@pytest.mark.parametrize(("state", "zeal"), [("", 3), (" (tired)", 0)])
def test_what_an_attachment_adds_to_a_card_counts_only_while_that_card_is_ready(
    deal: Any, state: str, zeal: int
) -> None:
    table = deal(blue=f"w1: Chief{state}; on Chief: Zealot Flag")
    assert table.value("Chief", "zeal") == 3
    assert table.blue.total("zeal", 1) == zeal


@rule("R.TBV.RESERVE")
def test_cards_in_the_reserve_add_nothing_unless_they_say_so(deal: Any) -> None:
    table = deal(blue="hand: Signal, Drill, Rider; w1: Foot, Levy, Guard (tired); w2: Chief", red="w1: Foot of Red")
    before = [table.blue.total("might", wedge) for wedge in (1, 2, 3)]
    assert before == [3, 2, 0]
    table.blue.play("Signal")
    assert [table.blue.total("might", wedge) for wedge in (1, 2, 3)] == before
    table.red("pass")
    table.blue.play("Drill")
    # +1 for each Ready Infantry Unit of Blue
    assert table.pile("blue", "reserve") == ["Signal", "Drill"]
    assert [table.blue.total("might", wedge) for wedge in (1, 2, 3)] == [5, 2, 0]
    assert table.red.total("might", 1) == 2


@rule("R.TBV.RESERVE")
def test_the_reserve_counts_nothing_against_an_objective_but_what_it_gives_does(deal: Any) -> None:
    table = deal(blue="reserve: Signal; w1: Foot; w2: Chief (tired)", objective_damage=[0, 0])
    table.both_pass()
    assert happened(table, "hebs-attempts")[0] == ("hebs-attempts", 0, 0, 2, 2)
    table = deal(blue="reserve: Signal, Drill; w1: Foot; w2: Chief (tired)")
    table.both_pass()
    assert happened(table, "hebs-attempts")[0] == ("hebs-attempts", 0, 0, 3, 2)
    assert table.state.objective_damage[0] == 1


@rule("H.WEDGE.NOT_THERE")
def test_an_effect_before_the_final_objective_leaves_a_wedge_alone_and_says_so(deal1565: Any) -> None:
    """The Mine under Castile may be played, but its breach deals no damage; before and after, that is said."""
    table = deal1565(
        ottoman="hand: The Mine under Castile, Kalkan, The Camp in the Marsa, The Sultan's Standard, Bridge of Spars"
    )
    option = table.ottoman.read("act 'The Mine under Castile' 1")
    (hint,) = table.game.show.option_hints(table.ottoman.view, [option])
    assert hint.endswith("nothing would change (your final Objective was not in play when the round began)")
    table.ottoman.act("The Mine under Castile", 1)
    assert table.state.wedge_damage == [0] * 6
    assert "“The Mine under Castile” finds nothing to choose." in table.log()
