"""Winning the game (10.1): every way in which a battle ends; `battle` and `skirmish` make tables."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.kernel.gamedef import Outcome
from senlac.rulebook.marks import rule

Battle = Any

SAXON, NORMAN = 0, 1
FYRD = "AS-C-F1 1504 S"
FOOT = "N-C-M1 1505 N"
#: Units that are far from each other.
OTHERS = ("AS-R-F1 0706 S", "N-R-M1 1812 N")


# ------------------------------------------------------------------ an Army Leader falls (10.1.1)


@rule("10.1.1")
def test_if_harold_is_killed_the_normans_win(skirmish: Battle) -> None:
    places = (FYRD, FOOT, "Harold 1504 wounded", *OTHERS)
    table = skirmish(*places, at="activation", active="N-C").until("Norman attack")
    table.play("attack N-C-M1 AS-C-F1", 1, 6, 1)
    assert table.outcome == Outcome(NORMAN, "leader", "10.1.1")
    assert table.waits == "over"


@rule("10.1.1")
def test_if_william_is_killed_the_anglo_saxons_win(skirmish: Battle) -> None:
    places = (FYRD, FOOT, "William 1505 wounded", *OTHERS)
    table = skirmish(*places, at="activation", active="AS-C").until("Anglo-Saxon attack")
    table.play("attack AS-C-F1 N-C-M1", 1, 6, 1)
    assert table.outcome == Outcome(SAXON, "leader", "10.1.1")


@rule("10.1.1")
@pytest.mark.parametrize("leader", ["Gyrth", "Leofwine"])
def test_other_leaders_may_fall_and_the_battle_goes_on(skirmish: Battle, leader: str) -> None:
    places = (FYRD, FOOT, f"{leader} 1504 wounded", *OTHERS)
    table = skirmish(*places, at="melee victory", active="N-C").play("attack N-C-M1 AS-C-F1", 1, 6, 1)
    assert str(table.leader(leader)) == "lost"
    assert table.outcome is None


@rule("10.1.1")
def test_a_wound_is_not_the_end(skirmish: Battle) -> None:
    places = (FYRD, FOOT, "Harold 1504", *OTHERS)
    table = skirmish(*places, at="melee victory", active="N-C").play("attack N-C-M1 AS-C-F1", 1, 6, 1)
    assert table.leader("Harold").wounded
    assert table.outcome is None


@rule("10.1.1", "A94")
def test_it_ends_the_game_at_any_point(battle: Battle) -> None:
    # The Duke is down: before any Command has activated the battle is over.
    table = battle("William 1211 wounded", at="battle", active="N-C", turn=3).play((1, 1), 1)
    assert table.outcome == Outcome(SAXON, "leader", "10.1.1")
    assert table.told("activates") == []


# ------------------------------------------------------------------ both Army Leaders fall (10.1.4)


def two_kings(skirmish: Battle) -> Any:
    """Harold is alone behind N-C-M1, which is pushed back upon him; William is with N-C-M2. Both are wounded."""
    places = ("AS-C-H1 1504 S", "AS-C-H2 1604 S", "Harold 1506 wounded", FOOT, "N-C-M2 1605 N", "William 1605 wounded")
    table = skirmish(*places, *OTHERS, at="melee victory", active="AS-C")
    table.play("attack AS-C-H1 N-C-M1", 6, "retreat N-C-M1 1506")
    assert table.waits == "casualty"
    return table


@rule("10.1.4", "A94")
def test_if_both_fall_in_one_melee_segment_the_game_is_a_draw(skirmish: Battle) -> None:
    table = two_kings(skirmish).play(1).until("Anglo-Saxon attack")
    assert str(table.leader("Harold")) == "lost"
    assert table.outcome is None
    table.play("attack AS-C-H2 N-C-M2", 1, 6, 1).until("over")
    assert table.outcome == Outcome(None, "both-leaders", "10.1.4")


@rule("10.1.4", "A94")
def test_if_only_one_does_he_has_lost(skirmish: Battle) -> None:
    table = two_kings(skirmish).play(1).until("Anglo-Saxon attack").play("attack AS-C-H2 N-C-M2", 1, 6, 6)
    assert table.until("over").outcome == Outcome(NORMAN, "leader", "10.1.1")
    other = two_kings(skirmish).play(6).until("Anglo-Saxon attack").play("attack AS-C-H2 N-C-M2", 1, 6, 1)
    assert other.until("over").outcome == Outcome(SAXON, "leader", "10.1.1")


@rule("A94", "10.1.1")
def test_in_different_segments_the_first_to_fall_has_lost(skirmish: Battle) -> None:
    # In the Movement Segment a Knight finds Harold; William's danger in the Melee Segment never comes.
    places = ("Harold 1506 wounded", "N-C-K1 1508 N", "N-L-M1 1505 N", "William 1505 wounded", *OTHERS)
    table = skirmish(*places, at="movement victory melee", active="N-C").move("N-C-K1 1506 N").play(1).until("over")
    assert table.outcome == Outcome(NORMAN, "leader", "10.1.1")


@rule("A94", "10.1.1")
def test_in_a_rout_impulse_too_the_first_to_fall_has_lost(skirmish: Battle) -> None:
    # Harold leaves the map with AS-C-F1; AS-C-F2 would come upon William, who is alone in 1401, only after that.
    places = ("AS-C-F1 1201 routed", "Harold 1201", "AS-C-F2 1504 routed", "William 1401 wounded", *OTHERS)
    table = skirmish(*places, at="rout victory", active="AS-C", captured=("Anglo-Saxon",)).play("accompany Harold")
    assert table.until("over", die=1).outcome == Outcome(NORMAN, "leader", "10.1.1")


# ------------------------------------------------------------------ nobody is left to fight (10.1.2, A95)


@rule("10.1.2")
def test_a_side_without_un_routed_units_has_lost(skirmish: Battle) -> None:
    table = skirmish(FYRD, FOOT, at="activation", active="N-C").until("Norman attack")
    table.play("attack N-C-M1 AS-C-F1", 1, 1).until("over")
    assert table.unit("AS-C-F1").routed
    assert table.outcome == Outcome(NORMAN, "rout", "10.1.2")


@rule("10.1.2")
def test_the_normans_lose_in_the_same_way(skirmish: Battle) -> None:
    table = skirmish(FYRD, FOOT, at="activation", active="AS-C").until("Anglo-Saxon attack")
    table.play("attack AS-C-F1 N-C-M1", 1, 1).until("over")
    assert table.outcome == Outcome(SAXON, "rout", "10.1.2")


@rule("10.1.2")
def test_one_un_routed_unit_is_enough_to_go_on(skirmish: Battle) -> None:
    table = skirmish(FYRD, FOOT, "AS-R-F1 0706 S", at="melee victory", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 1, 1).until("initiative-roll")
    assert table.outcome is None


@rule("10.1.2", "A95")
def test_leaders_alone_are_no_army(skirmish: Battle) -> None:
    table = skirmish(FOOT, "Harold 1204", "Gyrth 0705", "AS-C-F1 1304 routed", at="victory")
    assert table.outcome == Outcome(NORMAN, "rout", "10.1.2")


@rule("10.1.2", "A95")
def test_losses_may_take_the_last_one(skirmish: Battle) -> None:
    table = skirmish(FYRD, FOOT, at="melee victory", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 1, 6, "remove AS-C-F1").until("over")
    assert table.outcome == Outcome(NORMAN, "rout", "10.1.2")


@rule("10.1.2", "A95", "7.4.5")
def test_panic_alone_can_decide_the_battle(skirmish: Battle) -> None:
    # In the Rout Impulse the last two units break at the sight of the first; nobody moves afterwards.
    places = ("AS-C-F1 1704 routed", "AS-C-F2 1604 S", "AS-L-F1 1504 S", "N-C-M1 1209 N")
    table = skirmish(*places, at="activation", active="AS-C").play(1)
    assert table.told("routs") == [("AS-C-F2",)]
    table.play(1).until("over")
    assert table.told("routs") == [("AS-C-F2",), ("AS-L-F1",)]
    assert table.outcome == Outcome(NORMAN, "rout", "10.1.2")
    assert table.segment == "rout"


@rule("A95")
def test_a_segment_is_played_to_its_end_first(skirmish: Battle) -> None:
    # AS-C-F1 was the last of its side to stand; yet it flees, is pursued, and losses are taken.
    table = skirmish(FYRD, FOOT, at="melee victory", active="N-C", hits={"N-C": 2})
    table.play("attack N-C-M1 AS-C-F1", 1, 1)
    assert table.outcome is None
    table.play("halt AS-C-F1")
    assert table.waits == "Norman pursue"
    table.play("pursue N-C-M1", 1)
    assert table.outcome == Outcome(NORMAN, "rout", "10.1.2")


@rule("10.1.2", "A95")
def test_if_both_sides_break_at_once_it_is_a_draw(skirmish: Battle) -> None:
    # The last Anglo-Saxon unit routs; five hits that the archers and the fight had cost William take his last unit.
    table = skirmish(FYRD, FOOT, at="melee victory", active="N-C", hits={"N-C": 5})
    table.play("attack N-C-M1 AS-C-F1", 1, 1, "halt AS-C-F1", "hold N-C-M1", "remove N-C-M1").until("over")
    assert table.outcome == Outcome(None, "rout", "10.1.2")


# ------------------------------------------------------------------ dusk (10.1.3)


@rule("10.1.3")
def test_after_turn_10_the_anglo_saxons_have_won(skirmish: Battle) -> None:
    table = skirmish(*OTHERS, at="turn", turn=10, regrouped=8).play((1, 6), "activate N-R", (3, 4)).until("over")
    assert table.outcome == Outcome(SAXON, "dusk", "10.1.3")


@rule("10.1.3")
def test_not_after_turn_9(skirmish: Battle) -> None:
    table = skirmish(*OTHERS, at="victory", turn=9, regrouped=8)
    assert table.outcome is None
    assert table.turn == 10


@rule("10.1.3")
def test_wounds_losses_and_a_lost_standard_do_not_matter(skirmish: Battle) -> None:
    places = ("Harold 1204 wounded", "Gyrth lost", "Leofwine lost", *OTHERS)
    table = skirmish(*places, at="victory", turn=10, captured=("Anglo-Saxon",))
    assert table.outcome == Outcome(SAXON, "dusk", "10.1.3")


@rule("10.1.3", "10.1.1")
def test_if_harold_falls_on_turn_10_they_have_not(skirmish: Battle) -> None:
    places = (FYRD, FOOT, "Harold 1504 wounded", *OTHERS)
    table = skirmish(*places, at="melee victory", active="N-C", turn=10).play("attack N-C-M1 AS-C-F1", 1, 6, 1)
    assert table.outcome == Outcome(NORMAN, "leader", "10.1.1")


@rule("A96", "10.1.2", "10.1.3")
def test_with_none_but_routed_units_left_at_dusk_they_have_lost_already(skirmish: Battle) -> None:
    table = skirmish(FYRD, FOOT, at="melee victory", active="N-C", turn=10)
    table.play("attack N-C-M1 AS-C-F1", 1, 1).until("over")
    assert table.unit("AS-C-F1").on_map
    assert table.outcome == Outcome(NORMAN, "rout", "10.1.2")


@rule("10.1.3", "3.0", "9.1.3")
def test_if_nobody_attacks_the_day_passes_and_the_hill_is_held(battle: Battle) -> None:
    table = battle().until("over")
    assert table.outcome == Outcome(SAXON, "dusk", "10.1.3")
    assert [number for (number,) in table.told("turn")] == list(range(1, 11))
    assert table.told("regroup") == [(8,)]
    assert len(table.told("activates")) == 9 * 6
