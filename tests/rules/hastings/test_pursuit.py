"""Pursuit movement (7.5): who may, who must, and how far; `battle` and `skirmish` make tables.

Along row 4 an Anglo-Saxon flight to the Standard in 1204 is forced, along row 13 a Norman one to 1213.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule

Battle = Any

#: A Fyrd unit that flees from 1704 to 1404, and a Knight that has it in front.
FLEEING = "AS-C-F1 1704 routed"
KNIGHT = "N-C-K1 1804 NW"
#: Medium Infantry that flees from 1613 to 1313.
NORMAN_FLEEING = "N-C-M1 1613 routed"


def chase(skirmish: Battle, *places: str, **markers: Any) -> Any:
    """AS-C-F1 has fled from 1704, by 1604 and 1504, to 1404."""
    return skirmish(FLEEING, *places, at="rout", active="AS-C", **markers)


def norman_chase(skirmish: Battle, *places: str, **markers: Any) -> Any:
    """N-C-M1 has fled from 1613, by 1513 and 1413, to 1313."""
    return skirmish(NORMAN_FLEEING, *places, at="rout", active="N-C", **markers)


def places_of(table: Any, *units: str) -> list[str]:
    return [table.unit(unit).hex for unit in units]


# ------------------------------------------------------------------ who may and who must (7.5.1)


@rule("7.5.1")
def test_normans_choose_whether_they_pursue(skirmish: Battle) -> None:
    table = chase(skirmish, KNIGHT)
    assert table.waits == "Norman pursue"
    assert table.offered() == ["pursue N-C-K1", "hold N-C-K1"]


@rule("7.5.1")
def test_who_holds_stays_where_it_is(skirmish: Battle) -> None:
    table = chase(skirmish, KNIGHT).play("hold N-C-K1")
    assert str(table.unit("N-C-K1")) == "1804 NW"
    assert table.told("right-chart") == []


@rule("7.5.1")
def test_medium_infantry_and_huscarles_choose_too(skirmish: Battle) -> None:
    assert chase(skirmish, "N-R-M1 1804 NW").offered() == ["pursue N-R-M1", "hold N-R-M1"]
    table = norman_chase(skirmish, "AS-L-H1 1713 NW")
    assert table.waits == "Anglo-Saxon pursue"
    assert table.offered() == ["pursue AS-L-H1", "hold AS-L-H1"]


@rule("7.5.1")
@pytest.mark.parametrize(("die", "pursues"), [(1, True), (3, True), (4, False), (6, False)])
def test_the_fyrd_must_do_what_the_left_chart_says(skirmish: Battle, die: int, pursues: bool) -> None:
    table = norman_chase(skirmish, "AS-L-F1 1713 NW")
    assert table.waits == "left-chart"
    table.play(die)
    assert (table.waits == "right-chart") == pursues
    assert table.unit("AS-L-F1").hex == "1713"


@rule("7.5.1")
def test_a_fyrd_unit_is_not_asked(skirmish: Battle) -> None:
    table = norman_chase(skirmish, "AS-L-H1 1713 NW", "AS-L-F1 1713 NW").play(5)
    assert table.refused("pursue AS-L-F1", "7.5.1").code == "hastings-fyrd-rolls"
    assert table.refused("hold AS-L-F1", "7.5.1").code == "hastings-fyrd-rolls"


@rule("7.5.1")
def test_one_unit_is_asked_after_the_other(skirmish: Battle) -> None:
    table = chase(skirmish, KNIGHT, "N-C-K2 1803 SW")
    assert table.refused("pursue N-C-K2", "7.5.1").code == "hastings-other-unit"
    table.play("hold N-C-K1")
    assert table.offered() == ["pursue N-C-K2", "hold N-C-K2"]


@rule("7.5.1")
@pytest.mark.parametrize(
    ("places", "markers", "drms"),
    [
        ((), {}, {}),
        (("Leofwine 1713",), {}, {"leader": 1}),
        (("Leofwine 1814",), {}, {}),
        (("Leofwine 1714", "Gyrth 1713"), {}, {"leader": 1}),
        (("AS-L-H1 1713 S",), {}, {"huscarle": 1}),
        (("AS-L-H1 1713 S routed",), {}, {}),
        ((), {"regrouped": 5, "turn": 6}, {"late": -1}),
        ((), {"event": 12}, {"event": 2}),
        (("Gyrth 1713", "AS-L-H1 1713 S"), {"regrouped": 5, "turn": 6}, {"leader": 1, "huscarle": 1, "late": -1}),
    ],
)
def test_leaders_huscarles_and_the_hour_count_on_the_left_chart(
    skirmish: Battle, places: tuple[str, ...], markers: dict[str, Any], drms: dict[str, int]
) -> None:
    table = norman_chase(skirmish, "AS-L-F1 1713 NW", *places, **markers).play(3)
    assert table.told("left-chart") == [("AS-L-F1", 3, sum(drms.values()))]
    assert table.drms("left") == drms
    assert (table.waits == "right-chart") == (3 + sum(drms.values()) <= 3)


@rule("7.5.1", "A46")
@pytest.mark.parametrize("facing", ["N", "NE", "SE", "S"])
def test_only_units_with_the_enemy_in_a_frontal_hex_pursue(skirmish: Battle, facing: str) -> None:
    # 1613 lies to the west of 1713: in front of NW and SW only.
    table = norman_chase(skirmish, f"AS-L-F1 1713 {facing}", f"AS-L-H1 1713 {facing}")
    assert table.unit("N-C-M1").hex == "1313"
    assert table.told("left-chart") == []
    assert table.waits == "initiative-roll"


@rule("A46")
def test_a_shield_wall_has_more_frontal_hexes(skirmish: Battle) -> None:
    # Facing N, or S, the west is a flank; in Shield Wall it is frontal (A04).
    assert norman_chase(skirmish, "AS-L-F1 1713 N wall").waits == "left-chart"


@rule("7.5.1")
def test_routed_units_and_those_farther_off_do_not_pursue(skirmish: Battle) -> None:
    table = chase(skirmish, "N-C-K1 1804 NW routed", "N-C-K2 1904 NW")
    assert table.waits == "initiative-roll"
    assert table.told("right-chart") == []


@rule("7.5.1")
def test_an_enemy_that_is_only_passed_does_not_pursue(skirmish: Battle) -> None:
    # N-C-K1 in 1505 faces 1504, by which the flight goes, but not 1704, where it began.
    table = chase(skirmish, "N-C-K1 1505 N")
    assert table.unit("AS-C-F1").hex == "1404"
    assert table.waits == "initiative-roll"


# ------------------------------------------------------------------ when (A105)


@rule("A105", "7.5.1")
def test_any_command_of_the_enemy_pursues_in_the_rout_impulse(skirmish: Battle) -> None:
    table = chase(skirmish, "N-L-K1 1804 NW", "N-R-K1 1803 SW")
    table.play("pursue N-L-K1", 1, "pursue N-R-K1", 1)
    assert table.at("1704") == ["N-L-K1", "N-R-K1"]


@rule("A105")
def test_a_pursuit_comes_right_after_the_flight(skirmish: Battle) -> None:
    table = skirmish(FLEEING, "AS-C-F2 1405 routed", KNIGHT, at="rout", active="AS-C")
    assert table.waits == "Norman pursue"
    assert [unit for unit, _ in table.told("flees")] == ["AS-C-F1"] * 3


@rule("A105", "7.10.5", "7.10.4")
def test_after_a_melee_only_those_pursue_that_attacked_it(skirmish: Battle) -> None:
    # The Routed unit is before N-L-K1, too, which is not of the active Command and did not attack.
    places = ("AS-C-F1 1704 S", "N-C-K1 1804 NW", "N-L-K1 1803 SW")
    table = skirmish(*places, at="melee", active="N-C").play("attack N-C-K1 AS-C-F1", 1, 1)
    assert table.unit("AS-C-F1").hex == "1404"
    assert table.offered() == ["pursue N-C-K1", "hold N-C-K1"]
    assert table.refused("pursue N-L-K1", "7.5.1").code == "hastings-other-unit"
    table.play("pursue N-C-K1", 1)
    assert table.at("1704") == ["N-C-K1"]
    assert table.waits == "initiative-roll"


@rule("7.10.5", "A105")
def test_fyrd_that_did_not_attack_need_not_roll(skirmish: Battle) -> None:
    # AS-R-F5, of another Command, has N-C-M1 before it as AS-C-H1 has, which attacks.
    places = ("AS-C-H1 1107 S", "AS-R-F5 1007 S", "N-C-M1 1008 N", "N-C-M2 1009 N")
    table = skirmish(*places, at="melee", active="AS-C").play("attack AS-C-H1 N-C-M1", 1, 1)
    assert table.told("routs")[0] == ("N-C-M1",)
    table.until("Anglo-Saxon pursue", die=6)
    assert table.offered() == ["pursue AS-C-H1", "hold AS-C-H1"]
    table.play("hold AS-C-H1").until("initiative-roll", die=6)
    assert table.told("left-chart") == []


@rule("7.10.5", "A105")
def test_who_attacked_another_unit_does_not_pursue(skirmish: Battle) -> None:
    # N-C-K2 has both before it, and attacks AS-C-F2.
    places = ("AS-C-F1 1704 S", "AS-C-F2 1703 NE", "N-C-K1 1804 NW", "N-C-K2 1803 SW")
    table = skirmish(*places, at="melee", active="N-C")
    table.play("attack N-C-K1 AS-C-F1", 1, "attack N-C-K2 AS-C-F2", 6)
    table.play(1).until("Norman pursue", die=4)
    assert table.offered() == ["pursue N-C-K1", "hold N-C-K1"]
    assert table.play("hold N-C-K1").waits != "Norman pursue"


@rule("A105")
def test_one_that_flees_in_melee_without_having_been_attacked_is_not_pursued(skirmish: Battle) -> None:
    # AS-C-F2 runs at the sight of AS-C-F1; N-C-M2 faces it, but has attacked nobody.
    places = ("AS-C-F1 1704 S", "AS-C-F2 1604 S", "N-C-K1 1804 NW", "N-L-M2 1605 N")
    table = skirmish(*places, at="melee", active="N-C").play("attack N-C-K1 AS-C-F1", 1, 1, 1)
    assert table.told("routs") == [("AS-C-F1",), ("AS-C-F2",)]
    table.play("hold N-C-K1").until("initiative-roll", die=6)
    assert table.told("right-chart") == []


@rule("A105")
def test_a_friend_carried_away_is_pursued_as_well(skirmish: Battle) -> None:
    # AS-C-F2 in 1604 breaks when AS-C-F1 comes to it; N-C-M1 in 1605 faces it.
    table = chase(skirmish, "AS-C-F2 1604 S", "N-C-M1 1605 N")
    table.play(1)
    assert table.told("routs") == [("AS-C-F2",)]
    assert table.waits == "Norman pursue"
    assert table.offered() == ["pursue N-C-M1", "hold N-C-M1"]
    assert [unit for unit, _ in table.told("flees")] == ["AS-C-F1"] * 3 + ["AS-C-F2"] * 3


# ------------------------------------------------------------------ how far (7.5.2, A106)


@rule("7.5.2", "A106")
@pytest.mark.parametrize(("die", "there"), list(enumerate(["1704"] * 2 + ["1604"] * 2 + ["1504"] * 2, 1)))
def test_a_knight_goes_as_far_as_the_right_chart_says(skirmish: Battle, die: int, there: str) -> None:
    table = chase(skirmish, KNIGHT).play("pursue N-C-K1")
    assert table.waits == "right-chart"
    assert table.play(die).unit("N-C-K1").hex == there


@rule("7.5.2", "A106")
@pytest.mark.parametrize(("die", "there"), list(enumerate(["1704"] * 3 + ["1604"] * 2 + ["1504"], 1)))
def test_and_foot_a_little_less(skirmish: Battle, die: int, there: str) -> None:
    table = chase(skirmish, "N-C-M1 1804 NW").play("pursue N-C-M1", die)
    assert table.unit("N-C-M1").hex == there


@rule("7.5.2", "A50")
def test_who_pursues_is_bound_to_the_roll(skirmish: Battle) -> None:
    table = chase(skirmish, KNIGHT).play("pursue N-C-K1")
    assert table.waits == "right-chart"
    table.play(6)
    assert table.told("right-chart") == [("N-C-K1", 6, 3)]
    assert table.unit("N-C-K1").hex == "1504"
    assert table.waits == "initiative-roll"


@rule("7.5.2")
def test_the_path_of_the_routing_unit_is_followed_round_its_bends(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1208 routed", "N-C-K1 1209 N", at="rout", active="AS-C")
    table.play("flee AS-C-F1 1307", "flee AS-C-F1 1206", "flee AS-C-F1 1305")
    assert table.copy().play("pursue N-C-K1", 3).unit("N-C-K1").hex == "1307"
    assert table.play("pursue N-C-K1", 6).unit("N-C-K1").hex == "1206"


@rule("A106")
def test_a_pursuit_costs_no_movement_points(skirmish: Battle) -> None:
    # Foot with 3 MP goes three hexes up the hill, the last one over the ditch.
    table = skirmish("AS-C-F1 0608 routed", "N-C-M1 0609 N", at="rout", active="AS-C")
    table.play("flee AS-C-F1 0707", "flee AS-C-F1 0706", "flee AS-C-F1 0806").play("pursue N-C-M1", 6)
    assert table.unit("N-C-M1").hex == "0706"


@rule("A106")
def test_a_pursuer_goes_no_farther_than_the_routing_unit_went(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1404 routed", "N-C-K1 1504 NW", at="rout", active="AS-C").play("halt AS-C-F1")
    assert table.unit("AS-C-F1").hex == "1304"
    assert table.play("pursue N-C-K1", 6).unit("N-C-K1").hex == "1404"


@rule("A106", "A38")
@pytest.mark.parametrize(("start", "behind"), [("1401", "1501"), ("1301", "1401"), ("1201", "1301")])
def test_the_hex_in_which_it_leaves_the_map_is_one_that_it_went(skirmish: Battle, start: str, behind: str) -> None:
    # From 1401 the third hex is off the map, from 1301 the second, from 1201 the first.
    places = (f"AS-C-F1 {start} routed", f"N-C-K1 {behind} NW", "AS-C-H1 0906 S")
    table = skirmish(*places, at="rout", active="AS-C", captured=("Anglo-Saxon",))
    assert table.told("leaves-map") == [("AS-C-F1",)]
    assert table.play("pursue N-C-K1", 6).unit("N-C-K1").hex == "1201"


@rule("A106")
def test_a_pursuer_stops_before_a_hex_with_enemies(skirmish: Battle) -> None:
    # AS-C-F2 stands in 1604 and faces away.
    table = chase(skirmish, KNIGHT, "AS-C-F2 1604 NW").play(4, "pursue N-C-K1", 6)
    assert table.unit("AS-C-F1").hex == "1404"
    assert table.unit("N-C-K1").hex == "1704"
    assert table.told("pursuit-barred") == [("N-C-K1", "1604")]


@rule("A106")
def test_and_before_a_full_hex(skirmish: Battle) -> None:
    table = chase(skirmish, KNIGHT, "N-C-K2 1804 NW", "N-C-M1 1803 SW")
    table.play("pursue N-C-M1", 1, "pursue N-C-K1", 1)
    assert table.at("1704") == ["N-C-M1", "N-C-K1"]
    assert table.waits == "initiative-roll"
    assert table.unit("N-C-K2").hex == "1804"


@rule("A106")
def test_two_friends_in_the_midst_of_the_path_end_it(skirmish: Battle) -> None:
    table = chase(skirmish, KNIGHT, "N-C-K2 1804 NW", "N-C-M1 1803 SW")
    table.play("pursue N-C-M1", 5, "pursue N-C-K1", 3, "pursue N-C-K2", 6)
    assert places_of(table, "N-C-M1", "N-C-K1", "N-C-K2") == ["1604", "1604", "1704"]


@rule("7.5.2", "A106")
@pytest.mark.parametrize("enemy", ["1605 N", "1705 N", "1605 S"])
def test_a_frontal_hex_of_another_enemy_does_not_end_a_pursuit(skirmish: Battle, enemy: str) -> None:
    # From 1605 AS-C-H1 faces 1604 and 1504, from 1705 it faces 1704 and 1604.
    table = chase(skirmish, KNIGHT, f"AS-C-H1 {enemy}").until("Norman pursue", die=4)
    assert table.play("pursue N-C-K1", 6).unit("N-C-K1").hex == "1504"
    assert table.told("pursuit-barred") == []


@rule("A106")
def test_routed_enemies_beside_the_path_do_not_end_it(skirmish: Battle) -> None:
    table = chase(skirmish, KNIGHT, "AS-L-H1 1605 N routed").play("pursue N-C-K1", 6)
    assert table.unit("N-C-K1").hex == "1504"


@rule("A106")
@pytest.mark.parametrize(("dice", "wall"), [((3, 1), False), ((4,), True)])
def test_a_pursuer_leaves_its_shield_wall(skirmish: Battle, dice: tuple[int, ...], wall: bool) -> None:
    table = norman_chase(skirmish, "AS-L-F1 1713 N wall").play(*dice)
    assert table.unit("AS-L-F1").wall == wall


@rule("A106")
def test_a_huscarle_in_shield_wall_keeps_it_if_it_holds(skirmish: Battle) -> None:
    table = norman_chase(skirmish, "AS-L-H1 1713 N wall")
    assert table.copy().play("hold AS-L-H1").unit("AS-L-H1").wall
    assert not table.play("pursue AS-L-H1", 1).unit("AS-L-H1").wall


@rule("A106")
@pytest.mark.parametrize(("before", "after"), [("NW", "NW"), ("SW", "SW")])
def test_a_pursuer_ends_facing_along_its_last_step(skirmish: Battle, before: str, after: str) -> None:
    # A step to the west leads between the vertices NW and SW.
    table = chase(skirmish, f"N-C-K1 1804 {before}").play("pursue N-C-K1", 3)
    assert str(table.unit("N-C-K1")) == f"1604 {after}"


@rule("A106")
def test_whichever_way_it_faced_before(skirmish: Battle) -> None:
    # In Shield Wall, facing N, the unit to its west is before it; having stepped there it faces west.
    table = norman_chase(skirmish, "AS-L-F1 1713 N wall").play(1, 1)
    assert str(table.unit("AS-L-F1")) == "1613 NW"


@rule("A106", "7.5.2")
def test_a_pursuit_is_followed_by_no_melee(skirmish: Battle) -> None:
    # The Knight ends in 1504, facing NW, with the Huscarles of 1503 before it.
    table = chase(skirmish, KNIGHT, "AS-C-H1 1503 S").until("Norman pursue", die=4).play("pursue N-C-K1", 6)
    assert str(table.unit("N-C-K1")) == "1504 NW"
    assert table.told("attacks") == []
    assert table.waits == "initiative-roll"


# ------------------------------------------------------------------ several routs (A49)


@rule("A49")
def test_the_owner_picks_one_of_several_paths(skirmish: Battle) -> None:
    # N-C-K1 in 1209 has 1108 and 1208 before it.
    table = skirmish("AS-C-F1 1108 routed", "AS-C-F2 1208 routed", "N-C-K1 1209 N", at="rout", active="AS-C")
    table.play("flee AS-C-F1 1107").until("Norman pursue").play("hold N-C-K1")
    table.play("flee AS-C-F2 1207").until("Norman pursue")
    assert table.unit("AS-C-F2").hex != "1208"
    assert table.play("pursue N-C-K1", 1).unit("N-C-K1").hex == "1208"


@rule("A49")
def test_a_unit_pursues_once_an_impulse(skirmish: Battle) -> None:
    # Having followed AS-C-F1 to 1208 the Knight has AS-C-F2 in 1307 before it when that one flees.
    table = skirmish("AS-C-F1 1208 routed", "AS-C-F2 1307 routed", "N-C-K1 1209 N", at="rout", active="AS-C")
    table.play("flee AS-C-F1 1207", "flee AS-C-F1 1206", "flee AS-C-F1 1205", "pursue N-C-K1", 1)
    assert str(table.unit("N-C-K1")) == "1208 N"
    table.until("initiative-roll")
    assert table.unit("AS-C-F2").hex != "1307"
    assert str(table.unit("N-C-K1")) == "1208 N"
    assert len(table.told("right-chart")) == 1


@rule("A49")
def test_in_another_segment_it_may_pursue_again(skirmish: Battle) -> None:
    # The Knight follows AS-C-F1 to 1704, and in its own activation attacks AS-L-F2 from there.
    table = skirmish(FLEEING, KNIGHT, "AS-L-F2 1703 S", at="rout", active="AS-C", cup=("N-C",))
    table.play(4, "pursue N-C-K1", 1, "N-C").until("Norman attack")
    assert str(table.unit("N-C-K1")) == "1704 NW"
    table.play("attack N-C-K1 AS-L-F2", 1, 1).until("Norman pursue").play("pursue N-C-K1", 1)
    assert table.unit("N-C-K1").hex == "1703"


@rule("A49", "7.5.1")
def test_fyrd_that_held_checks_for_the_next_rout(skirmish: Battle) -> None:
    # AS-L-F1 in 1412 has 1413 and 1513 before it; a Norman flees from each.
    table = skirmish("N-C-M1 1413 routed", "N-C-M2 1513 routed", "AS-L-F1 1412 S", at="rout", active="N-C")
    table.until("left-chart").play(4).until("left-chart").play(3)
    assert table.told("left-chart") == [("AS-L-F1", 4, 0), ("AS-L-F1", 3, 0)]
    assert table.play(1).unit("AS-L-F1").hex == "1513"


@rule("7.5.1", "7.5.2", "A106")
def test_a_pursuit_is_cut_short(skirmish: Battle) -> None:
    """Fyrd runs after Bretons down the hill and into the Knights, and one of them takes it in the flank."""
    places = ("N-L-M1 0907 routed", "N-L-K1 1209 N", "N-L-K2 0909 N", "AS-R-F4 0806 S wall", "AS-R-F5 0906 S wall")
    table = skirmish(*places, "Gyrth lost", "AS-C-H2 1204 S", at="rout movement melee victory", active="N-L")
    # M1 runs past K2, which stands, by 0908 and 1009 to 1010.
    table.play(4)
    assert places_of(table, "N-L-M1") == ["1010"]
    # It was before both Fyrd units: F4 breaks ranks for two hexes, into what K2 has before it; F5 holds.
    table.play(2, 4, 6)
    assert str(table.unit("AS-R-F4")) == "0908 S"
    assert str(table.unit("AS-R-F5")) == "0906 S wall"
    # K1 charges from the flank, where F4 does not look.
    table.move("N-L-K1 1008 NW").play("done", "attack N-L-K1 AS-R-F4", 2)
    assert table.drms("melee") == {"charge": -2, "flank": -1}
    table.play("attack N-L-K2 AS-R-F4", 6)
    assert table.told("hits") == [("AS-R-F4", 2, "AS-R", 2)]
    # 3 - 2 is less than two hits: F4 runs back up the hill, and the Knights let it go.
    table.play(3)
    assert table.drms("morale") == {"attacked-in-flank-or-rear": -1, "command-leader-dead": -1}
    table.until("initiative-roll")
    assert table.unit("AS-R-F4").routed
    assert table.unit("AS-R-F4").hex != "0908"
    assert places_of(table, "N-L-K1", "N-L-K2") == ["1008", "0909"]
