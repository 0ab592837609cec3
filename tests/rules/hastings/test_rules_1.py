"""Games that began under rules 1 go on by them; `skirmish` and `battle` make tables (see conftest.py).

Each scenario here is played otherwise by the present rules, in the test of the chapter that it belongs to.
"""

from __future__ import annotations

from typing import Any

Battle = Any


def test_in_melee_whoever_has_the_routing_unit_before_it_pursues(skirmish: Battle) -> None:
    places = ("AS-C-F1 1704 S", "N-C-K1 1804 NW", "N-L-K1 1803 SW")
    table = skirmish(*places, at="melee", active="N-C", rules=1).play("attack N-C-K1 AS-C-F1", 1, 1)
    assert table.offered() == ["pursue N-L-K1", "hold N-L-K1"]


def test_a_pursuer_stops_in_the_front_of_another_enemy(skirmish: Battle) -> None:
    places = ("AS-C-F1 1704 routed", "N-C-K1 1804 NW", "AS-C-H1 1605 N")
    table = skirmish(*places, at="rout", active="AS-C", rules=1).until("Norman pursue", die=4)
    assert table.play("pursue N-C-K1", 6).unit("N-C-K1").hex == "1604"


def test_only_infantry_that_has_moved_must_be_near_its_command(skirmish: Battle) -> None:
    units = ("N-C-M1 0809 N", "N-C-M2 0909 N", "N-C-M3 1209 N", "N-C-M4 1309 N")
    table = skirmish(*units, at="movement", active="N-C", rules=1).move("N-C-M2 1109 NE")
    assert "stay" in table.ways("N-C-M1")
    table.play("done")
    assert table.waits == "initiative-roll"


def test_one_that_is_alone_may_stay_though_it_could_come_back(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1015 NE", "N-C-M2 1315 N", at="movement", active="N-C", rules=1)
    assert "stay" in table.ways("N-C-M1")
    assert table.offers("done")


def test_an_advance_may_leave_others_alone(skirmish: Battle) -> None:
    places = ("AS-C-F1 1504 S", "N-C-M1 1505 N", "N-C-M2 1506 N", "AS-C-H1 1204 S")
    table = skirmish(*places, at="melee", active="N-C", rules=1)
    table.play("attack N-C-M1 AS-C-F1", 5, "retreat AS-C-F1 1503", "advance N-C-M1 N")
    assert table.unit("N-C-M1").hex == "1504"


def test_only_the_last_of_two_pushed_units_may_be_faced(skirmish: Battle) -> None:
    places = ("AS-C-F1 1504 S", "AS-C-F2 1504 S", "N-C-M1 1505 N", "N-C-M2 1505 N")
    table = skirmish(*places, at="melee", active="N-C", rules=1)
    table.play("attack N-C-M1 AS-C-F1", 5, "retreat AS-C-F1 1503", "attack N-C-M2 AS-C-F2", 5, "retreat AS-C-F2 1603")
    assert {text.split()[2] for text in table.offered() if text.startswith("advance N-C-M1")} == {"N", "NE"}


def test_one_that_sees_friends_rout_checks_against_no_hits(skirmish: Battle) -> None:
    places = ("AS-C-F1 1504 S", "AS-C-F2 1604 S", "N-C-M1 1505 N", "N-C-M2 1605 N", "AS-C-H1 1204 S")
    table = skirmish(*places, at="melee", active="N-C", rules=1)
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1, "check AS-C-F1", 1, 1)
    assert [(unit, hits) for unit, _, _, hits in table.told("morale")] == [("AS-C-F1", 1), ("AS-C-F2", 0)]


def test_a_leader_whose_hex_was_not_attacked_outlives_its_last_unit(battle: Battle) -> None:
    places = ("AS-L-F1 1504 S", "Leofwine 1504")
    table = battle(*places, at="melee", active="N-C", hits={"AS-L": 5}, rules=1).until("Anglo-Saxon remove")
    assert table.play("remove AS-L-F1").leader("Leofwine").hex == "1605"


def test_the_norman_pulls_back_by_as_few_hexes_as_can_be(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1206 S", "N-C-M1 1207 N", at="regroup", turn=5, rules=1)
    assert {text.split()[2] for text in table.offered()} == {"1107", "1108", "1208"}


def test_units_fall_back_in_their_order_and_may_keep_their_facing(skirmish: Battle) -> None:
    places = ("AS-C-F1 1207 S", "AS-C-H2 1204 S", "N-C-M1 1208 S", "N-C-M2 1609 N")
    markers: dict[str, Any] = {"turn": 6, "regrouped": 5, "initiative": "Norman"}
    table = skirmish(*places, at="activation", active="N-C", rules=1, **markers).play("feign N-C")
    assert table.waits == "Norman feint"
    assert table.offers("feint N-C-M1 1210 S")
