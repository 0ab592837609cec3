"""Routed unit movement (7.4), from one fleeing unit to panic along a whole line; `battle` and `skirmish` make tables.

The Norman Standard is in 1213 and the exit of Norman Routed units is 2417; those of the Anglo-Saxons are 1204 and 1201.
Along row 13 every step of a Norman flight is forced, so that it needs no choices. The file is long because a rout can
spread in many ways.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.kernel.gamedef import Outcome
from senlac.rulebook.marks import rule

Battle = Any

SAXON, NORMAN = 0, 1


def flights(table: Any, unit: str) -> list[str]:
    """The hexes that a unit has fled to."""
    return [there for name, there in table.told("flees") if name == unit]


def checked(table: Any) -> list[str]:
    """Who has checked morale so far."""
    return [unit for unit, *_ in table.told("morale")]


# ------------------------------------------------------------------ who moves, and when (7.4.1)


@rule("7.4.1")
def test_routed_units_of_the_active_command_move_before_the_others(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "N-C-M2 0909 N", at="rout movement", active="N-C")
    assert flights(table, "N-C-M1") == ["1513", "1413", "1313"]
    assert table.waits == "Norman order"
    assert str(table.unit("N-C-M2")) == "0909 N"


@rule("7.4.1")
def test_routed_units_of_other_commands_stay_where_they_are(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 0909 N", "N-L-M1 1613 routed", "AS-C-F1 1208 routed", at="rout movement", active="N-C")
    assert table.told("flees") == []
    assert str(table.unit("N-L-M1")) == "1613 routed"
    assert str(table.unit("AS-C-F1")) == "1208 routed"


@rule("7.4.1")
def test_a_unit_that_has_rallied_does_not_flee(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1410 routed", "William 1411", at="rally rout movement", active="N-C")
    table.play(2, "face N-C-M1 N")
    assert table.waits == "Norman order"
    assert str(table.unit("N-C-M1")) == "1410 N"


@rule("7.4.1")
def test_one_that_has_not_rallied_does(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1410 routed", "William 1411", at="rally rout movement", active="N-C").play(1)
    assert table.told("no-rally") == [("N-C-M1",)]
    assert table.waits == "Norman flee"


# ------------------------------------------------------------------ three hexes, each nearer (7.4.2)


@rule("7.4.2")
def test_a_routed_unit_moves_three_hexes_and_is_still_routed(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1713 routed", "N-C-M2 0909 N", at="rout movement", active="N-C")
    assert flights(table, "N-C-M1") == ["1613", "1513", "1413"]
    assert str(table.unit("N-C-M1")) == "1413 routed"


@rule("7.4.2")
def test_its_owner_chooses_among_the_hexes_that_are_nearer(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1209 routed", at="rout", active="N-C")
    assert table.waits == "Norman flee"
    assert set(table.offered()) == {"flee N-C-M1 1110", "flee N-C-M1 1210"}
    table.play("flee N-C-M1 1210")
    assert set(table.offered()) == {"flee N-C-M1 1211", "flee N-C-M1 1311"}
    table.play("flee N-C-M1 1311")
    assert table.unit("N-C-M1").hex == "1212"


@rule("7.4.2")
@pytest.mark.parametrize("there", ["1208", "1108", "1309", "1109"])
def test_a_hex_that_is_no_nearer_is_refused(skirmish: Battle, there: str) -> None:
    table = skirmish("N-C-M1 1209 routed", at="rout", active="N-C")
    assert table.refused(f"flee N-C-M1 {there}", "7.4.2").code == "hastings-not-nearer"


@rule("7.4.2")
def test_it_cannot_stop_away_from_its_standard_nor_leap(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1209 routed", at="rout", active="N-C")
    assert table.refused("halt N-C-M1", "7.4.2").code == "hastings-must-flee"
    assert table.refused("flee N-C-M1 1211", "7.4.2").code == "hastings-not-adjacent"


@rule("7.4.2", "A34")
def test_nearer_is_by_the_way_that_can_be_walked(skirmish: Battle) -> None:
    # 2412 is farther from 1204 as the crow flies, but woods and swamp shut in this corner.
    table = skirmish("AS-C-F1 2410 routed", "AS-C-F2 1205 S", at="rout", active="AS-C")
    assert flights(table, "AS-C-F1") == ["2411", "2412", "2413"]


@rule("7.4.2", "A34")
def test_nearer_as_the_crow_flies_is_not_nearer(skirmish: Battle) -> None:
    # From 2313 it is as far to walk as from 2314, for swamp lies between.
    table = skirmish("N-C-M1 2314 routed", at="rout", active="N-C")
    assert set(table.offered()) == {"flee N-C-M1 2214", "flee N-C-M1 2315"}
    assert table.refused("flee N-C-M1 2313", "7.4.2").code == "hastings-not-nearer"


@rule("A34")
def test_units_do_not_make_the_way_longer(skirmish: Battle) -> None:
    # An enemy in 1210 bars that way, and those around it are no nearer for it.
    table = skirmish("N-C-M1 1209 routed", "AS-C-F1 1210 N routed", at="rout", active="N-C")
    assert flights(table, "N-C-M1")[0] == "1110"
    assert table.refused("flee N-C-M1 1109").rule == "7.4.2"


@rule("7.4.2", "A35")
def test_slope_and_ditch_cost_a_flight_nothing(skirmish: Battle) -> None:
    # Three hexes up the hill, the second one over the ditch: a march of 6 MP for a unit that has 3.
    table = skirmish("AS-C-F1 0609 routed", "AS-C-F2 1205 S", at="rout", active="AS-C")
    table.play("flee AS-C-F1 0608", "flee AS-C-F1 0707", "flee AS-C-F1 0706")
    assert str(table.unit("AS-C-F1")) == "0706 routed"


@rule("A35")
def test_a_routed_unit_makes_no_attack(skirmish: Battle) -> None:
    units = ("AS-C-F1 1207 S", "N-C-M2 1309 N", "AS-C-F2 1308 S")
    table = skirmish("N-C-M1 1208 N routed", *units, at="melee", active="N-C")
    assert set(table.offered()) == {"attack N-C-M2 AS-C-F2"}
    assert table.refused("attack N-C-M1 AS-C-F1", "A35").code == "hastings-routed"


@rule("A35")
@pytest.mark.parametrize(("routed", "drms"), [("", {"rear": -1}), ("routed", {})])
def test_a_routed_unit_has_no_facing_that_an_attack_could_find(
    skirmish: Battle, routed: str, drms: dict[str, int]
) -> None:
    table = skirmish("N-C-M1 1309 N", f"AS-C-F2 1308 N {routed}", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F2", 6)
    assert {line: drm for line, drm in table.drms("melee").items() if line != "uphill"} == drms


@rule("A35")
def test_a_routed_unit_has_no_frontal_hexes(skirmish: Battle) -> None:
    # Over the ditch and uphill M1 can only shift, which an enemy that faces it forbids (7.6.7).
    table = skirmish("N-C-M1 1207 SE", "AS-C-F1 1307 SW routed", at="movement", active="N-C")
    assert "1206 SE" in table.ways("N-C-M1")
    barred = skirmish("N-C-M1 1207 SE", "AS-C-F1 1307 SW", at="movement", active="N-C")
    assert barred.cannot_move("N-C-M1 1206 SE").rule == "7.6.7"


# ------------------------------------------------------------------ at the Standard (7.4.2, A36, A37)


@rule("7.4.2", "A36")
def test_next_to_its_standard_a_unit_may_stop(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1413 routed", "N-C-M2 0909 N", at="rout movement", active="N-C")
    assert table.unit("N-C-M1").hex == "1313"
    assert set(table.offered()) == {"flee N-C-M1 1213", "halt N-C-M1"}
    table.play("halt N-C-M1")
    assert str(table.unit("N-C-M1")) == "1313 routed"
    assert table.waits == "Norman order"


@rule("7.4.2", "A36")
def test_or_it_goes_into_the_hex_of_its_standard(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1413 routed", "N-C-M2 0909 N", at="rout movement", active="N-C")
    table.play("flee N-C-M1 1213")
    assert str(table.unit("N-C-M1")) == "1213 routed"
    assert table.waits == "Norman order"


@rule("7.4.2", "A36")
def test_a_unit_that_begins_next_to_its_standard_need_not_move(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1313 routed", "N-C-M2 0909 N", at="rout movement", active="N-C").play("halt N-C-M1")
    assert table.told("flees") == []
    assert table.waits == "Norman order"


@rule("7.4.2", "A36")
def test_in_the_hex_of_its_standard_it_has_nowhere_nearer_to_go(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1213 routed", "N-C-M2 0909 N", at="rout movement", active="N-C")
    assert str(table.unit("N-C-M1")) == "1213 routed"
    assert table.waits == "Norman order"


@rule("7.4.2", "A36", "A37")
def test_with_an_enemy_before_it_a_unit_at_its_standard_makes_for_the_exit(skirmish: Battle) -> None:
    # AS-C-H1 in 1211 faces 1212 and 1112.
    table = skirmish("N-C-M1 1212 routed", "AS-C-H1 1211 S", at="rout", active="N-C")
    assert table.refused("halt N-C-M1", "7.4.2").code == "hastings-no-rest"
    assert set(table.offered()) == {"flee N-C-M1 1312", "flee N-C-M1 1313"}
    assert table.refused("flee N-C-M1 1213", "7.4.2").code == "hastings-not-nearer"


@rule("A36")
@pytest.mark.parametrize("enemy", ["AS-C-H1 1211 N", "AS-C-H1 1211 S routed"])
def test_an_enemy_that_does_not_face_it_or_is_routed_lets_it_stop(skirmish: Battle, enemy: str) -> None:
    table = skirmish("N-C-M1 1212 routed", enemy, at="rout", active="N-C")
    assert table.offers("halt N-C-M1")
    assert table.offers("flee N-C-M1 1213")


@rule("7.4.2", "A36")
def test_once_out_of_the_enemys_front_it_may_stop_if_its_standard_is_near(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1212 routed", "AS-C-H1 1211 S", at="rout", active="N-C")
    table.play("flee N-C-M1 1313")
    assert table.offers("halt N-C-M1")


@rule("7.4.2", "A37")
def test_in_the_very_hex_of_its_standard_it_flees_on_too(skirmish: Battle) -> None:
    # The Anglo-Saxon exit is north of 1204: from there the way leads by 1203 or 1303.
    table = skirmish("AS-C-F1 1204 routed", "Harold 1804", "N-C-K1 1205 N", at="rout", active="AS-C")
    assert set(table.offered()) == {"flee AS-C-F1 1203", "flee AS-C-F1 1303"}


@rule("7.4.2", "A36", "A37")
def test_who_comes_to_a_threatened_standard_goes_past_it(skirmish: Battle) -> None:
    # AS-C-H2 in 1312 faces 1313, which is next to the Standard, and 1413.
    table = skirmish("N-C-M1 1513 routed", "AS-C-H2 1312 S", at="rout", active="N-C")
    assert flights(table, "N-C-M1") == ["1413", "1313"]
    assert set(table.offered()) == {"flee N-C-M1 1413", "flee N-C-M1 1314"}
    assert table.refused("halt N-C-M1", "7.4.2")


# ------------------------------------------------------------------ without a Standard, and off the map (7.4.3, 7.4.4)


@rule("7.4.3")
def test_without_a_standard_normans_make_for_the_south_east(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 2017 routed", at="rout", active="N-C", captured=("Norman",))
    assert flights(table, "N-C-M1") == ["2117", "2217", "2317"]
    kept = skirmish("N-C-M1 1613 routed", "N-C-M2 0909 N", at="rout", active="N-C", captured=("Anglo-Saxon",))
    assert flights(kept, "N-C-M1") == ["1513", "1413", "1313"]


@rule("7.4.3")
def test_and_anglo_saxons_for_the_north(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1501 routed", at="rout", active="AS-C", captured=("Anglo-Saxon",))
    assert flights(table, "AS-C-F1") == ["1401", "1301", "1201"]
    kept = skirmish("AS-C-F1 1604 routed", at="rout", active="AS-C", captured=("Norman",))
    assert flights(kept, "AS-C-F1") == ["1504", "1404", "1304"]


@rule("7.4.3")
def test_a_captured_standard_is_no_place_to_stop(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1205 routed", at="rout", active="AS-C", captured=("Anglo-Saxon",))
    assert table.refused("halt AS-C-F1", "7.4.3")


@rule("7.4.4", "A38")
def test_the_exit_hex_is_entered_first(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 2117 routed", at="rout", active="N-C", captured=("Norman",))
    assert flights(table, "N-C-M1") == ["2217", "2317", "2417"]
    assert str(table.unit("N-C-M1")) == "2417 routed"


@rule("7.4.4", "A38")
@pytest.mark.parametrize(("start", "way"), [("2217", ["2317", "2417"]), ("2317", ["2417"]), ("2417", [])])
def test_from_there_the_next_hex_leaves_the_map(skirmish: Battle, start: str, way: list[str]) -> None:
    table = skirmish(f"N-C-M1 {start} routed", at="rout", active="N-C", captured=("Norman",))
    assert flights(table, "N-C-M1") == way
    assert table.told("leaves-map") == [("N-C-M1",)]
    assert table.told("eliminated") == [("N-C-M1",)]
    assert str(table.unit("N-C-M1")) == "lost"
    assert not table.unit("N-C-M1").buried


@rule("7.4.4")
def test_a_unit_that_left_the_map_counts_as_lost(battle: Battle) -> None:
    # The third Medium Infantry unit: a Knight is now due (7.9.4).
    places = ("N-C-M1 2417 routed", "N-L-M1 lost", "N-R-M1 lost")
    table = battle(*places, at="rout melee", active="N-C", captured=("Norman",), hits={"N-C": 5})
    assert table.told("leaves-map") == [("N-C-M1",)]
    assert table.offered() == ["remove N-C-K1", "remove N-C-K2", "remove N-C-K3"]


# ------------------------------------------------------------------ friends who see it (7.4.5)


@rule("7.4.5")
def test_a_friend_checks_the_instant_a_routed_unit_comes_next_to_it(skirmish: Battle) -> None:
    # 1412 is next to 1513 and 1413, but not to 1613 and 1313.
    table = skirmish("N-C-M1 1613 routed", "N-C-M2 1412 N", at="rout", active="N-C")
    assert table.waits == "alarm-roll"
    assert flights(table, "N-C-M1") == ["1513"]
    table.play(3)
    assert table.told("morale") == [("N-C-M2", 3, 0, 0)]
    assert table.told("stands") == [("N-C-M2",)]


@rule("7.4.5")
def test_it_does_not_check_again_while_the_same_unit_goes_by(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "N-C-M2 1412 N", "N-C-M3 0909 N", at="rout movement", active="N-C").play(3)
    assert flights(table, "N-C-M1") == ["1513", "1413", "1313"]
    assert table.waits == "Norman order"
    assert checked(table) == ["N-C-M2"]


@rule("7.4.5")
def test_a_friend_next_to_where_the_flight_begins_checks_first(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "N-C-M2 1612 N", at="rout", active="N-C")
    assert table.waits == "alarm-roll"
    assert table.told("flees") == []


@rule("7.4.5")
def test_a_friend_out_of_the_way_does_not_check(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "N-C-M2 1411 N", "N-C-M3 0909 N", at="rout movement", active="N-C")
    assert table.waits == "Norman order"
    assert checked(table) == []


@rule("7.4.5")
def test_a_friend_checks_once_for_each_routed_unit(skirmish: Battle) -> None:
    places = ("N-C-M1 1613 routed", "N-C-M3 1613 routed", "N-C-M2 1412 N", "N-C-M4 0909 N")
    table = skirmish(*places, at="rout movement", active="N-C").play(3, 3)
    assert table.waits == "Norman order"
    assert checked(table) == ["N-C-M2", "N-C-M2"]


@rule("7.4.5", "A41")
def test_in_another_activation_it_checks_again(skirmish: Battle) -> None:
    places = ("N-C-M1 1613 routed", "N-C-M2 1312 N", "AS-C-H2 1204 S")
    table = skirmish(*places, at="rout activation", active="N-C")
    assert flights(table, "N-C-M1") == ["1513", "1413"]
    table.play(3).until("alarm-roll")
    assert table.told("activates") == [("N-C",)]
    assert flights(table, "N-C-M1") == ["1513", "1413", "1313"]


@rule("7.4.5")
def test_routed_friends_and_enemies_do_not_check(skirmish: Battle) -> None:
    places = ("N-C-M1 1613 routed", "N-L-M2 1412 routed", "AS-C-H1 1512 N", "N-C-M4 0909 N")
    table = skirmish(*places, at="rout movement", active="N-C")
    assert table.waits == "Norman order"
    assert checked(table) == []


@rule("7.4.5")
def test_friends_of_any_command_check(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "N-R-K1 1612 N", at="rout", active="N-C").play(2)
    assert checked(table) == ["N-R-K1"]


@rule("7.4.5", "A41")
def test_friends_in_the_same_hex_check_each(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "N-C-M2 1613 N", "N-C-M3 1612 N", at="rout", active="N-C").play(3, 3)
    assert checked(table) == ["N-C-M2", "N-C-M3"]


@rule("7.4.5", "A40")
@pytest.mark.parametrize(("die", "routs"), [(1, True), (2, False), (6, False)])
def test_who_sees_a_rout_routs_on_a_natural_1(skirmish: Battle, die: int, routs: bool) -> None:
    table = skirmish("N-C-M1 1613 routed", "N-C-M2 1412 N", at="rout", active="N-C").play(die)
    assert table.unit("N-C-M2").routed == routs


@rule("7.4.5", "A40", "A75")
def test_even_the_steadiest_does(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "N-C-K1 1412 N", "William 1412", at="rout", active="N-C").play(1)
    assert table.drms("morale") == {"elite": 1, "leader": 1}
    assert table.told("routs") == [("N-C-K1",)]


@rule("7.4.5", "A40")
@pytest.mark.parametrize(("die", "routs"), [(2, True), (3, False)])
def test_or_on_a_result_below_nothing(skirmish: Battle, die: int, routs: bool) -> None:
    # Three things that shake it: 2 - 3 is below 0, 3 - 3 is not.
    places = ("N-L-M1 1714 routed", "N-L-M2 1713 N", "Alan lost")
    table = skirmish(*places, at="rout", active="N-L", captured=("Norman",), event=2).play(die)
    assert table.drms("morale") == {"standard-lost": -1, "command-leader-dead": -1, "event": -1}
    assert (("N-L-M2",) in table.told("routs")) == routs


@rule("7.4.5", "A41")
def test_a_friend_that_routs_waits_until_the_first_has_ended_its_move(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "N-C-M2 1512 N", at="rout", active="N-C").play(1)
    assert table.told("routs") == [("N-C-M2",)]
    assert flights(table, "N-C-M1") == ["1513", "1413", "1313"]
    assert table.waits == "Norman flee"
    assert set(table.offered()) == {"flee N-C-M2 1412", "flee N-C-M2 1513"}


@rule("7.4.5", "A41")
def test_a_rout_spreads_along_the_line(skirmish: Battle) -> None:
    """M1 carries M2 away, M2 carries M3 away, and they flee in the order in which they broke."""
    places = ("N-C-M1 1613 routed", "N-C-M2 1512 N", "N-C-M3 1412 N", "N-C-M4 1411 N", "AS-C-H2 1204 S")
    table = skirmish(*places, at="rout movement", active="N-C")
    # M1 starts next to M2, which breaks; it comes next to M3, which stands, and ends beside the Standard.
    table.play(1, 4)
    assert flights(table, "N-C-M1") == ["1513", "1413", "1313"]
    # M2 starts next to M3, which has stood for M1 but now breaks.
    assert checked(table) == ["N-C-M2", "N-C-M3"]
    table.play(1)
    assert table.told("routs") == [("N-C-M2",), ("N-C-M3",)]
    # M2 takes the southern way, by which it meets nobody, and stops beside the Standard.
    table.play("flee N-C-M2 1513")
    assert flights(table, "N-C-M2") == ["1513", "1413", "1313"]
    # M3 starts next to M4, which stands, and goes by 1312 to the Standard itself.
    assert table.waits == "alarm-roll"
    table.play(2, "flee N-C-M3 1312")
    assert checked(table) == ["N-C-M2", "N-C-M3", "N-C-M3", "N-C-M4"]
    table.play("flee N-C-M3 1212", "halt N-C-M3")
    assert table.waits == "Norman order"
    assert [table.unit(f"N-C-M{i}").routed for i in (1, 2, 3, 4)] == [True, True, True, False]
    assert [text for text in table.offered() if "N-C" in text] == ["order N-C-M4"]


@rule("7.4.5", "A42", "7.10.4")
def test_a_rout_in_melee_shakes_those_around_it_as_well(skirmish: Battle) -> None:
    places = ("N-C-K1 1209 N", "AS-C-F1 1208 S", "AS-C-F2 1308 S", "AS-C-F3 1207 S", "AS-L-F1 1806 S")
    table = skirmish(*places, at="melee", active="N-C").play("attack N-C-K1 AS-C-F1", 1)
    assert table.waits == "check-roll"
    table.play(1)
    assert table.told("routs") == [("AS-C-F1",)]
    assert table.told("flees") == []
    # 1308 and 1207 are next to 1208.
    table.play(3, 3)
    assert checked(table) == ["AS-C-F1", "AS-C-F2", "AS-C-F3"]
    assert table.waits == "Anglo-Saxon flee"


# ------------------------------------------------------------------ Leaders (7.4.6)


@rule("7.4.6")
def test_a_leader_may_go_along(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "Eustace 1613", "N-C-M2 0909 N", at="rout movement", active="N-C")
    assert table.waits == "Norman accompany"
    assert table.offered() == ["accompany Eustace", "remain Eustace"]
    table.play("accompany Eustace")
    assert table.unit("N-C-M1").hex == table.leader("Eustace").hex == "1313"


@rule("7.4.6", "A43")
def test_or_stay_behind_alone(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "Eustace 1613", "N-C-M2 0909 N", at="rout movement", active="N-C")
    table.play("remain Eustace")
    assert table.unit("N-C-M1").hex == "1313"
    assert table.at("1613") == ["Eustace"]


@rule("7.4.6")
def test_one_who_stayed_moves_as_usual_afterwards(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "William 1613", "N-C-M2 0909 N", at="rout movement", active="N-C")
    table.play("remain William").move("William 1413")
    assert table.leader("William").hex == "1413"


@rule("7.4.6")
def test_each_leader_of_the_hex_is_asked(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "William 1613", "Eustace 1613", at="rout", active="N-C")
    assert table.refused("accompany Eustace", "7.4.6").code == "hastings-other-leader"
    table.play("accompany William", "remain Eustace")
    assert (table.leader("William").hex, table.leader("Eustace").hex) == ("1313", "1613")


@rule("7.4.6")
def test_a_leader_who_is_only_next_to_it_is_not_asked(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 routed", "Eustace 1612", "N-C-M2 0909 N", at="rout movement", active="N-C")
    assert table.waits == "Norman order"
    assert table.leader("Eustace").hex == "1612"


@rule("7.4.6", "7.4.4", "A79")
def test_a_leader_who_leaves_the_map_is_lost(skirmish: Battle) -> None:
    places = ("N-R-M1 2417 routed", "Eustace 2417", "N-C-M2 0909 N")
    table = skirmish(*places, at="rout", active="N-R", captured=("Norman",)).play("accompany Eustace")
    assert table.told("leader-killed") == [("Eustace",)]
    stays = skirmish(*places, at="rout", active="N-R", captured=("Norman",)).play("remain Eustace")
    assert str(stays.unit("N-R-M1")) == "lost"
    assert stays.leader("Eustace").hex == "2417"


@rule("7.4.4", "A79", "10.1.1")
def test_a_king_who_flees_the_field_has_lost_it(skirmish: Battle) -> None:
    places = ("AS-C-H2 1202 routed", "Harold 1202", "AS-L-F1 1806 S", "N-C-M1 1209 N")
    table = skirmish(*places, at="rout victory", active="AS-C", captured=("Anglo-Saxon",))
    table.play("accompany Harold")
    assert table.outcome == Outcome(NORMAN, "leader", "10.1.1")


# ------------------------------------------------------------------ a Leader who is left alone (A43)


def left_alone(skirmish: Battle, *places: str) -> Any:
    """Gyrth's unit flees from a Knight in 1209; he stays in 1208, and the Knight gives chase."""
    table = skirmish("AS-R-F1 1208 routed", "Gyrth 1208", "N-C-K1 1209 N", *places, at="rout", active="AS-R")
    table.play("remain Gyrth", "flee AS-R-F1 1207", "flee AS-R-F1 1206", "flee AS-R-F1 1205")
    assert table.waits == "Norman pursue"
    return table.play("pursue N-C-K1")


@rule("A43")
def test_a_leader_whom_an_enemy_meets_alone_is_checked_and_finds_refuge(skirmish: Battle) -> None:
    table = left_alone(skirmish, "AS-R-H1 0906 S", "AS-C-F1 1407 S").play(1)
    assert table.unit("N-C-K1").hex == "1208"
    assert table.waits == "casualty"
    table.play(3)
    # The unit that he let go is in 1205, AS-C-F1 in 1407 is nearer.
    assert table.leader("Gyrth").hex == "1407"
    assert not table.leader("Gyrth").wounded


@rule("A43", "A77")
def test_he_may_be_wounded_and_still_escape(skirmish: Battle) -> None:
    table = left_alone(skirmish).play(1, 1)
    assert str(table.leader("Gyrth")) == "1205 wounded"


@rule("A43", "A77")
def test_a_wounded_one_may_be_killed(skirmish: Battle) -> None:
    table = skirmish("Gyrth 1208 wounded", "N-C-K1 1210 N", "AS-R-F1 1207 S", at="movement", active="N-C")
    table.move("N-C-K1 1208 N").play(1)
    assert str(table.leader("Gyrth")) == "lost"


@rule("A43")
@pytest.mark.parametrize(("friend", "escapes"), [("1205", True), ("1204", False)])
def test_friends_must_be_within_three_hexes(skirmish: Battle, friend: str, escapes: bool) -> None:
    table = skirmish("Gyrth 1208", "N-C-K1 1210 N", f"AS-R-F1 {friend} S", at="movement", active="N-C")
    table.move("N-C-K1 1208 N").play(6)
    assert table.leader("Gyrth").on_map == escapes


@rule("A43")
def test_enemies_need_not_stop_for_him(skirmish: Battle) -> None:
    table = skirmish("Gyrth 1208", "N-C-K1 1209 N", "AS-C-F1 0906 S", at="movement", active="N-C")
    assert {"1208", "1207", "1307"} <= table.goals("N-C-K1")


@rule("A43")
def test_a_leader_whose_hex_nobody_enters_is_safe(skirmish: Battle) -> None:
    table = skirmish("Gyrth 1208", "N-C-K1 1210 N", "AS-R-F1 1207 S", at="movement melee", active="N-C")
    table.move("N-C-K1 1209 N").play("done")
    assert table.waits != "casualty"
    assert table.told("casualty") == []
    assert table.leader("Gyrth").hex == "1208"


@rule("A43")
def test_friends_who_join_him_do_him_no_harm(skirmish: Battle) -> None:
    table = skirmish("Gyrth 1207", "AS-R-F1 1206 S", "AS-R-F2 1306 S", at="movement", active="AS-R")
    table.move("AS-R-F1 1207 S")
    assert table.told("casualty") == []
    assert table.at("1207") == ["AS-R-F1", "Gyrth"]


@rule("A43", "A98", "7.5.2")
def test_a_pursuer_meets_him_on_its_way(skirmish: Battle) -> None:
    # The Knight goes three hexes; the first of them is Gyrth's.
    table = left_alone(skirmish).play(6)
    assert table.waits == "casualty"


# ------------------------------------------------------------------ units that cannot flee (7.4.7)


@rule("7.4.7", "A44")
def test_a_unit_shut_in_by_enemies_is_destroyed(skirmish: Battle) -> None:
    places = ("N-C-M1 1209 routed", "AS-C-F1 1110 routed", "AS-C-F2 1210 routed", "N-C-M2 0909 N")
    table = skirmish(*places, at="rout movement", active="N-C")
    assert table.told("trapped") == [("N-C-M1",)]
    assert str(table.unit("N-C-M1")) == "lost"


@rule("7.4.7")
def test_swamp_is_not_entered_though_it_lies_on_the_way(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 2413 routed", "AS-C-F2 1705 S", at="rout", active="AS-C")
    assert set(table.offered()) == {"flee AS-C-F1 2314", "flee AS-C-F1 2313"}
    assert table.refused("flee AS-C-F1 2312", "7.6.11").code == "hastings-closed"


@rule("7.4.7", "A44")
def test_one_open_hex_is_enough(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1209 routed", "AS-C-F1 1110 routed", at="rout", active="N-C")
    assert table.told("trapped") == []
    assert flights(table, "N-C-M1")[0] == "1210"


@rule("7.4.7", "A44")
def test_a_unit_that_is_stopped_on_its_way_stays_there(skirmish: Battle) -> None:
    places = ("N-C-M1 1713 routed", "AS-C-F1 1513 routed", "N-C-M2 0909 N")
    table = skirmish(*places, at="rout movement", active="N-C")
    assert flights(table, "N-C-M1") == ["1613"]
    assert str(table.unit("N-C-M1")) == "1613 routed"


@rule("7.4.7")
def test_terrain_shuts_a_unit_in_as_well(skirmish: Battle) -> None:
    # Between swamp and the edge of the map only 2412 leads on from 2411.
    places = ("N-C-M1 2411 routed", "AS-C-F1 2412 routed", "N-C-M2 0909 N")
    table = skirmish(*places, at="rout movement", active="N-C")
    assert table.told("trapped") == [("N-C-M1",)]


@rule("7.4.7", "A13")
def test_nothing_but_full_hexes_ahead_is_the_end(skirmish: Battle) -> None:
    full = ("AS-C-F2 1205 S", "AS-C-F3 1205 S", "AS-C-F4 1305 S", "AS-C-F5 1305 S", "AS-C-H2 1204 S", "AS-C-H3 1204 S")
    table = skirmish("AS-C-F1 1206 routed", *full, at="rout movement", active="AS-C")
    assert table.told("trapped") == [("AS-C-F1",)]
    assert checked(table) == []


@rule("7.4.7", "A13", "4.1.4")
def test_full_hexes_with_room_beyond_them_are_passed(skirmish: Battle) -> None:
    full = ("AS-C-F2 1205 S", "AS-C-F3 1205 S", "AS-C-F4 1305 S", "AS-C-F5 1305 S", "AS-C-H2 1204 S")
    table = skirmish("AS-C-F1 1206 routed", *full, at="rout", active="AS-C").play(3, 3, 3, 3)
    table.play("flee AS-C-F1 1205", 3)
    assert str(table.unit("AS-C-F1")) == "1204 routed"


@rule("A13", "7.4.2")
def test_if_the_third_hex_is_full_the_flight_goes_on_to_the_first_that_is_not(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1713 routed", "N-C-M2 1413 N", "N-C-M3 1413 N", at="rout", active="N-C").play(4, 4)
    assert flights(table, "N-C-M1") == ["1613", "1513", "1413", "1313"]
    assert str(table.unit("N-C-M1")) == "1313 routed"


@rule("A13", "7.4.2")
def test_if_there_is_none_it_ends_in_the_last_hex_that_had_room(skirmish: Battle) -> None:
    units = ("M2", "M3", "M4", "M5", "K1", "K2")
    full = [f"N-C-{unit} {here} N" for unit, here in zip(units, ("1413", "1313", "1213") * 2, strict=True)]
    table = skirmish("N-C-M1 1713 routed", *full, at="rout", active="N-C").until("initiative-roll")
    assert str(table.unit("N-C-M1")) == "1513 routed"


@rule("7.4.7", "A44", "A36")
def test_a_unit_that_may_stay_at_its_standard_is_not_destroyed(skirmish: Battle) -> None:
    places = ("AS-C-F1 1205 routed", "AS-C-H2 1204 S", "AS-C-H3 1204 S")
    table = skirmish(*places, at="rout movement", active="AS-C").play(3, 3)
    assert table.told("trapped") == []
    assert str(table.unit("AS-C-F1")) == "1205 routed"


@rule("7.4.7", "A44")
def test_but_with_an_enemy_before_it_there_it_is(skirmish: Battle) -> None:
    # From 1204 the ways to the exit are 1203 and 1303, and Normans are in both.
    places = ("AS-C-F1 1204 routed", "N-C-K1 1203 S", "N-C-K2 1303 S", "AS-C-H2 1406 S")
    table = skirmish(*places, at="rout", active="AS-C")
    assert table.told("trapped") == [("AS-C-F1",)]


@rule("7.4.7", "7.11.3")
def test_with_the_last_unit_of_a_hex_its_leader_is_killed(skirmish: Battle) -> None:
    places = ("N-C-M1 1209 routed", "AS-C-F1 1110 routed", "AS-C-F2 1210 routed", "Eustace 1209")
    table = skirmish(*places, at="rout", active="N-C")
    assert table.told("leader-killed") == [("Eustace",)]


@rule("7.4.7")
def test_he_lives_if_friends_are_with_him(skirmish: Battle) -> None:
    places = ("N-C-M1 1209 routed", "AS-C-F1 1110 routed", "AS-C-F2 1210 routed", "Eustace 1209", "N-C-M2 1209 N")
    table = skirmish(*places, at="rout", active="N-C")
    assert table.told("trapped") == [("N-C-M1",)]
    assert table.leader("Eustace").hex == "1209"


# ------------------------------------------------------------------ the Standards (A39)


@rule("A39")
def test_each_army_has_one_standard_which_nothing_moves(battle: Battle) -> None:
    table = battle(at="turn").until("Norman order")
    assert (table.standard("Anglo-Saxon"), table.standard("Norman")) == ("1204", "1213")
    table.refused("order AS-C-H2")
    assert not [text for text in table.offered() if "1213" in text]


@rule("A39", "7.4.3")
def test_an_enemy_unit_takes_a_standard_that_nobody_holds(skirmish: Battle) -> None:
    places = ("N-C-K1 1206 N", "AS-C-F1 1804 S", "Harold 1804")
    table = skirmish(*places, at="movement", active="N-C").move("N-C-K1 1204 N")
    assert table.told("standard-captured") == [("N-C-K1", "Anglo-Saxon")]
    assert table.standard("Anglo-Saxon") == "captured"
    assert table.standard("Norman") == "1213"


@rule("A39", "A43")
def test_a_leader_alone_does_not_hold_it(skirmish: Battle) -> None:
    places = ("N-C-K1 1206 N", "AS-C-F1 1405 S", "Harold 1204")
    table = skirmish(*places, at="movement", active="N-C").move("N-C-K1 1204 N")
    assert table.standard("Anglo-Saxon") == "captured"
    assert table.waits == "casualty"
    assert table.play(5).leader("Harold").hex == "1405"


@rule("A39")
def test_an_un_routed_unit_holds_it(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1206 N", "AS-C-H2 1204 S", at="movement", active="N-C")
    assert table.cannot_move("N-C-K1 1204 N").rule == "A12"


@rule("A39", "A36")
def test_a_routed_unit_does_not_hold_it_but_runs(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1205 N", "AS-C-F1 1204 routed", "AS-C-F2 1804 S", at="rout", active="AS-C")
    table.play("remain Harold", "flee AS-C-F1 1203", "flee AS-C-F1 1202").play("pursue N-C-K1", 1)
    assert table.unit("N-C-K1").hex == "1204"
    assert table.told("standard-captured") == [("N-C-K1", "Anglo-Saxon")]


@rule("A39", "A98")
def test_a_pursuer_that_goes_through_the_hex_takes_it_too(skirmish: Battle) -> None:
    places = ("N-C-K1 1205 N", "AS-C-F1 1204 routed", "AS-C-F2 1804 S", "Harold 1804")
    table = skirmish(*places, at="rout", active="AS-C")
    table.play("flee AS-C-F1 1203", "flee AS-C-F1 1202").play("pursue N-C-K1", 6)
    assert table.unit("N-C-K1").hex in ("1202", "1203")
    assert table.standard("Anglo-Saxon") == "captured"


@rule("A39")
def test_a_standard_is_lost_for_good(skirmish: Battle) -> None:
    places = ("AS-C-H2 1205 N", "AS-C-F1 1305 S", "N-C-K1 1804 N")
    table = skirmish(*places, at="movement", active="AS-C", captured=("Anglo-Saxon",)).move("AS-C-H2 1204 N")
    assert table.standard("Anglo-Saxon") == "captured"


@rule("A39")
def test_friends_in_the_hex_take_nothing(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1211 S", "N-C-M1 1311 S", at="movement", active="N-C").move("N-C-K1 1213 S")
    assert table.standard("Norman") == "1213"
