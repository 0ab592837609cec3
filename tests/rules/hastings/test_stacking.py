"""Stacking (4.0), rule by rule; `skirmish` makes tables (see conftest.py).

Round 1215 the ground is level and open; a unit there that faces N has 1114 and 1214 before it, 1116 and 1216 in its
rear. Routed Normans make for their Standard in 1213.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule

Battle = Any

#: Units of other Commands than the one that a scenario is about.
OTHERS = [f"N-{wing}-{kind}" for wing in "LR" for kind in ("M1", "M2", "M3", "M4", "K1", "K2")]


def full(*hexes: str) -> list[str]:
    """Two Routed Normans in each of these hexes; Routed ones do not check morale when others rout past them."""
    return [f"{unit} {hexes[i // 2]} routed" for i, unit in enumerate(OTHERS[: 2 * len(hexes)])]


def flight(table: Any) -> list[str]:
    """The hexes that were entered in a rout move."""
    return [here for _, here in table.told("flees")]


# ------------------------------------------------------------------ two to a hex


@rule("4.1.1")
def test_two_units_may_be_in_a_hex_but_not_three(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1215 N", "N-C-K2 1214 N", "N-C-K3 1114 N", "N-C-M1 1114 N", at="movement", active="N-C")
    assert "1214 N" in table.ways("N-C-K1")
    assert "1114" not in table.goals("N-C-K1")
    assert table.cannot_move("N-C-K1 1114 N").rule == "4.1.1"


@rule("4.1.1")
def test_leaders_and_markers_do_not_count(skirmish: Battle) -> None:
    places = ("AS-C-F1 1205 S", "AS-C-F2 1206 S wall", "Harold 1206", "Gyrth 1206", "Leofwine 1206")
    table = skirmish(*places, at="movement", active="AS-C").move("AS-C-F1 1206 S")
    assert table.at("1206") == ["AS-C-F1", "AS-C-F2", "Harold", "Gyrth", "Leofwine"]


@rule("4.1.1")
def test_a_leader_joins_a_full_hex(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1214 N", "N-C-M2 1214 N", "William 1215", at="movement", active="N-C").move("William 1214")
    assert table.at("1214") == ["N-C-M1", "N-C-M2", "William"]


@rule("4.1.1")
def test_a_unit_that_has_left_makes_room(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1215 N", "N-C-K2 1114 N", "N-C-K3 1114 N", at="movement", active="N-C")
    table.move("N-C-K2 1113 N", "N-C-K1 1114 N")
    assert table.at("1114") == ["N-C-K1", "N-C-K3"]


@rule("4.1.2")
def test_no_unit_moves_through_a_full_hex(skirmish: Battle) -> None:
    # The two hexes before it are full; its three points do not take it round them.
    shut = skirmish("N-C-M1 1215 N", *full("1114", "1214"), at="movement", active="N-C")
    assert shut.goals("N-C-M1").isdisjoint({"1114", "1214", "1213"})
    assert shut.cannot_move("N-C-M1 1213 N").rule == "7.6.3"
    free = skirmish("N-C-M1 1215 N", at="movement", active="N-C")
    assert "1213" in free.goals("N-C-M1")


@rule("4.1.2")
def test_it_moves_through_a_hex_with_one_unit(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-L-M1 1114 N", "N-L-M2 1214 N", at="movement", active="N-C")
    assert {"1114", "1214", "1213", "1113"} <= table.goals("N-C-M1")


@rule("4.1.2")
def test_the_limit_holds_in_combat(skirmish: Battle) -> None:
    # Three units have attacked 1214 when it falls empty; two may advance.
    places = ("N-C-M1 1215 N", "N-C-M2 1215 N", "N-C-M3 1315 N", "AS-C-F1 1214 S", "AS-C-F2 1605 S")
    table = skirmish(*places, at="melee", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 6, "attack N-C-M2 AS-C-F1", 6, "attack N-C-M3 AS-C-F1", 4)
    table.play(6, "remove AS-C-F1", "advance N-C-M1 N", "advance N-C-M3 N")
    assert table.at("1214") == ["N-C-M1", "N-C-M3"]
    assert table.waits == "initiative-roll"


# ------------------------------------------------------------------ pushed back


@rule("4.1.3")
def test_a_unit_is_not_pushed_into_a_full_hex(skirmish: Battle) -> None:
    behind = ("AS-L-F1 1213 S", "AS-L-F2 1213 S")
    table = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S", *behind, at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 5)
    assert (table.unit("AS-C-F1").hex, table.hits("AS-C")) == ("1313", 0)


@rule("4.1.3")
def test_with_both_rear_hexes_full_it_stays_and_takes_a_hit(skirmish: Battle) -> None:
    behind = ("AS-L-F1 1213 S", "AS-L-F2 1213 S", "AS-L-F3 1313 S", "AS-L-F4 1313 S")
    table = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S", *behind, at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 5)
    assert (table.unit("AS-C-F1").hex, table.hits("AS-C")) == ("1214", 1)


@rule("4.1.3")
def test_hexes_with_one_unit_take_it_in(skirmish: Battle) -> None:
    behind = ("AS-L-F1 1213 S", "AS-L-F3 1313 S")
    table = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S", *behind, at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 5, "retreat AS-C-F1 1213")
    assert table.at("1213") == ["AS-C-F1", "AS-L-F1"]


# ------------------------------------------------------------------ routing


@rule("4.1.4", "A13")
def test_a_routing_unit_passes_through_a_full_hex(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1208 routed", *full("1209"), at="rout", active="N-C")
    table.play("flee N-C-M1 1209", "flee N-C-M1 1210", "flee N-C-M1 1211")
    assert flight(table) == ["1209", "1210", "1211"]
    assert table.unit("N-C-M1").hex == "1211"
    assert len(table.at("1209")) == 2


@rule("A13")
def test_if_the_last_hex_is_full_it_goes_on_to_the_first_that_is_not(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1208 routed", "William 2016", *full("1211"), at="rout", active="N-C")
    table.play("flee N-C-M1 1209", "flee N-C-M1 1210", "flee N-C-M1 1211", "flee N-C-M1 1212")
    assert flight(table) == ["1209", "1210", "1211", "1212"]
    assert (table.unit("N-C-M1").hex, table.waits) == ("1212", "initiative-roll")


@rule("A13")
def test_if_there_is_none_it_stays_in_the_last_legal_hex(skirmish: Battle) -> None:
    # All that is nearer to the Standard than 1211 is full, and so is 1311.
    others = full("1311", "1212", "1112", "1213")
    table = skirmish("N-C-M1 1210 routed", "William 2016", *others, at="rout", active="N-C")
    assert table.waits == "initiative-roll"
    assert (table.unit("N-C-M1").hex, flight(table)) == ("1211", ["1211"])


@rule("A13")
def test_it_is_destroyed_only_if_there_is_no_hex_to_end_in_but_its_own(skirmish: Battle) -> None:
    shut = skirmish("N-C-M1 1211 routed", "William 2016", *full("1212", "1112", "1213"), at="rout", active="N-C")
    assert (shut.unit("N-C-M1").on_map, shut.told("trapped")) == (False, [("N-C-M1",)])
    gap = skirmish("N-C-M1 1211 routed", "William 2016", *full("1212", "1213"), at="rout", active="N-C")
    assert gap.unit("N-C-M1").hex == "1112"


@rule("A13")
def test_behind_full_hexes_there_may_be_room(skirmish: Battle) -> None:
    # Only the Standard's own hex is not full.
    table = skirmish("N-C-M1 1211 routed", "William 2016", *full("1212", "1112"), at="rout", active="N-C")
    table.play("flee N-C-M1 1112")
    assert (table.unit("N-C-M1").hex, flight(table)) == ("1213", ["1112", "1213"])


# ------------------------------------------------------------------ every kind of movement


@rule("A12")
def test_friends_of_any_command_may_stack(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1215 N", "N-L-M1 1214 N", at="movement", active="N-C").move("N-C-K1 1214 N")
    assert table.at("1214") == ["N-L-M1", "N-C-K1"]


@rule("A12")
@pytest.mark.parametrize("enemy", ["AS-C-F1 1214 S", "AS-C-F1 1214 routed"])
def test_enemies_never_share_a_hex(skirmish: Battle, enemy: str) -> None:
    table = skirmish("N-C-K1 1215 N", enemy, at="movement", active="N-C")
    assert "1214" not in table.goals("N-C-K1")
    assert table.cannot_move("N-C-K1 1214 N").rule == "A12"


@rule("A12")
def test_nor_does_a_unit_move_through_enemies(skirmish: Battle) -> None:
    wall = ("AS-C-F1 1114 S", "AS-C-F2 1214 S")
    table = skirmish("N-C-M1 1215 N", *wall, at="movement", active="N-C")
    assert table.goals("N-C-M1").isdisjoint({"1113", "1213", "1313", "1112", "1212"})


@rule("A12")
def test_a_routing_unit_does_not_pass_enemies(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1208 routed", "AS-C-F1 1209 N", at="rout", active="N-C")
    assert flight(table)[:1] == ["1309"]


@rule("A12")
def test_a_pursuer_does_not_enter_a_full_hex(skirmish: Battle) -> None:
    # Three Knights have the same unit before them; two come into the hex that it left, the third is not even asked.
    knights = ("N-C-K1 1207 N", "N-C-K2 1207 N", "N-C-K3 1307 N")
    table = skirmish("AS-C-F1 1206 routed", "AS-C-H1 1604 S", *knights, at="rout", active="AS-C")
    table.until("Norman pursue").play("pursue N-C-K1", 1, "pursue N-C-K2", 1)
    assert table.at("1206") == ["N-C-K1", "N-C-K2"]
    assert table.waits == "initiative-roll"


@rule("A12")
def test_with_room_the_third_is_asked(skirmish: Battle) -> None:
    knights = ("N-C-K1 1207 N", "N-C-K2 1207 N", "N-C-K3 1307 N")
    table = skirmish("AS-C-F1 1206 routed", "AS-C-H1 1604 S", *knights, at="rout", active="AS-C")
    table.until("Norman pursue").play("pursue N-C-K1", 1, "hold N-C-K2")
    assert table.waits == "Norman pursue"
    assert table.offers("pursue N-C-K3")


@rule("A12")
def test_a_false_rout_ends_within_the_limit(skirmish: Battle) -> None:
    # No hex that is full, on the way or at its end.
    places = ("N-C-M1 1208 N", "AS-C-F1 1207 S", *full("1209", "1210"))
    table = skirmish(*places, at="activation", active="N-C", initiative="Norman", turn=7, regrouped=6)
    table.play("feign N-C")
    goals = {text.split()[2] for text in table.offered()}
    assert goals
    assert "1210" not in goals
    assert table.refused("feint N-C-M1 1210 N").rule == "9.2.3b"


@rule("A12")
def test_a_pull_back_ends_within_the_limit(battle: Battle) -> None:
    table = battle(at="regroup", turn=6, regrouped=6).until("initiative-roll")
    names = table.game.names("unit")
    places = [table.unit(name).hex for name in names if table.unit(name).on_map]
    assert max([places.count(here) for here in places]) <= 2
