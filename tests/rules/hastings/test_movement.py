"""Regular movement (7.6), the bond of a Command (1.1.COMMAND), Leaders on the move (A08) and charges (7.7.8).

`battle` and `skirmish` make tables (see conftest.py). Around 1215 the ground is level and open; a unit there that faces
N has 1114 and 1214 in front, 1115 and 1315 on its flanks, 1116 and 1216 in its rear. A Command's only unit is not bound
to others, so most scenarios have just one. The file is long because the bond has many cases.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule

Battle = Any

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")


# ------------------------------------------------------------------ orders


@rule("7.6.1")
def test_each_unrouted_unit_of_the_active_command_may_move_once(skirmish: Battle) -> None:
    units = ("N-C-M1 1215 N", "N-C-M2 1315 N", "N-C-M3 1415 routed", "N-C-M4 lost", "Alan lost", "Eustace lost")
    table = skirmish(*units, at="movement", active="N-C")
    assert table.offered() == ["order N-C-M1", "order N-C-M2", "order William", "done"]
    table.move("N-C-M1 1214 N")
    assert table.refused("order N-C-M1").rule == "7.6.1"
    assert table.refused("order N-C-M3").rule == "7.6.1"
    assert table.refused("order N-C-M4").rule == "7.6.1"


@rule("7.6.1")
def test_none_must_move(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1315 N", at="movement", active="N-C")
    table.play("order N-C-M1", "stay N-C-M1", "done")
    assert table.told("moves") == []
    assert (str(table.unit("N-C-M1")), str(table.unit("N-C-M2"))) == ("1215 N", "1315 N")


@rule("7.6.1")
def test_pieces_move_one_after_the_other(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1315 N", at="movement", active="N-C")
    assert table.refused("move N-C-M1 1214 N").rule == "7.6.1"
    table.play("order N-C-M1")
    assert table.refused("move N-C-M2 1314 N").rule == "7.6.1"
    assert table.refused("move N-C-M1 1215 N").rule == "7.6.1"


# ------------------------------------------------------------------ movement points


@rule("7.6.2", "7.6.3", "A51")
@pytest.mark.parametrize(("unit", "farthest", "beyond"), [("N-C-M1", "1213", "1212"), ("N-C-K1", "1111", "1110")])
def test_infantry_has_three_points_and_knights_have_five(
    skirmish: Battle, unit: str, farthest: str, beyond: str
) -> None:
    # Straight ahead from 1216 on level ground, at a point for each hex.
    table = skirmish(f"{unit} 1216 N", at="movement", active="N-C")
    assert farthest in table.goals(unit)
    assert beyond not in table.goals(unit)
    reason = table.cannot_move(f"{unit} {beyond} N", "7.6.3")
    assert reason.args["has"] == (3 if unit == "N-C-M1" else 5)


@rule("7.6.2")
@pytest.mark.parametrize("unit", ["AS-C-F1", "AS-C-H1"])
def test_fyrd_and_huscarles_have_three(skirmish: Battle, unit: str) -> None:
    table = skirmish(f"{unit} 1212 S", at="movement", active="AS-C")
    assert "1215" in table.goals(unit)
    assert table.cannot_move(f"{unit} 1216 S", "7.6.3").args["has"] == 3


@rule("7.6.3", "A51")
def test_the_refusal_counts_the_points(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1216 N", at="movement", active="N-C")
    reason = table.cannot_move("N-C-M1 1212 N")
    assert (reason.args["needs"], reason.args["hexes"], reason.args["turns"]) == (4, 4, 0)


@rule("7.6.4")
def test_units_move_into_their_front_hexes(skirmish: Battle) -> None:
    # With three points a unit comes to hexes three ahead, but not two to the rear: it would have to turn first.
    table = skirmish("N-C-M1 1215 N", at="movement", active="N-C")
    assert {"1114", "1214", "1212"} <= table.goals("N-C-M1")
    assert table.goals("N-C-M1").isdisjoint({"1117", "1217", "1317"})
    assert table.cannot_move("N-C-M1 1217 S", "7.6.3").args["turns"] == 2


@rule("7.6.4")
@pytest.mark.parametrize(
    ("facing", "ahead"),
    [
        ("N", {"1114", "1214"}),
        ("NE", {"1214", "1315"}),
        ("SE", {"1315", "1216"}),
        ("S", {"1216", "1116"}),
        ("SW", {"1116", "1115"}),
        ("NW", {"1115", "1114"}),
    ],
)
def test_the_front_hexes_are_those_beside_the_vertex_it_faces(skirmish: Battle, facing: str, ahead: set[str]) -> None:
    # Only a hex that was entered through the front leaves points for all six facings there.
    table = skirmish(f"N-C-M1 1215 {facing}", at="movement", active="N-C")
    around = {"1114", "1214", "1315", "1216", "1116", "1115"}
    whole = {here for here in around if {f"{here} {to}" for to in FACINGS} <= table.ways("N-C-M1")}
    assert whole == ahead


# ------------------------------------------------------------------ facing


@rule("7.6.5", "A52")
def test_a_vertex_of_facing_is_free_with_each_hex_entered(skirmish: Battle) -> None:
    # Three hexes use up all points; the turns in the last two of them are free.
    table = skirmish("N-C-M1 1216 N", at="movement", active="N-C")
    ends = {way for way in table.ways("N-C-M1") if way.startswith("1213")}
    assert ends == {"1213 N", "1213 NE", "1213 NW", "1213 SE", "1213 SW"}
    assert table.cannot_move("N-C-M1 1213 S", "7.6.3").args["turns"] == 1


@rule("7.6.5")
def test_one_vertex_only(skirmish: Battle) -> None:
    # 2007 to 1906 costs all three points, in one step.
    table = skirmish("N-C-M1 2007 N", at="movement", active="N-C")
    assert {way for way in table.ways("N-C-M1") if way.startswith("1906")} == {"1906 N", "1906 NE", "1906 NW"}


@rule("A52")
def test_the_free_turn_comes_after_entering(skirmish: Battle) -> None:
    # To go east a unit that faces N must first pay for a turn: two hexes are all that is left.
    table = skirmish("N-C-M1 1216 N", at="movement", active="N-C")
    assert "1416" in table.goals("N-C-M1")
    reason = table.cannot_move("N-C-M1 1516 NE", "7.6.3")
    assert (reason.args["hexes"], reason.args["turns"]) == (3, 1)


@rule("7.6.6")
def test_turning_in_place_costs_a_point_for_each_vertex(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", at="movement", active="N-C")
    assert {f"1215 {facing}" for facing in FACINGS[1:]} <= table.ways("N-C-M1")
    table.move("N-C-M1 1215 S")
    assert str(table.unit("N-C-M1")) == "1215 S"


@rule("7.6.6")
def test_a_turn_leaves_fewer_points_for_hexes(skirmish: Battle) -> None:
    # Westwards from 1215, with a turn before the first step or without one.
    straight = skirmish("N-C-M1 1215 NW", at="movement", active="N-C")
    assert "0915" in straight.goals("N-C-M1")
    turned = skirmish("N-C-M1 1215 N", at="movement", active="N-C")
    assert "1015" in turned.goals("N-C-M1")
    assert turned.cannot_move("N-C-M1 0915 NW", "7.6.3").args["needs"] == 4


# ------------------------------------------------------------------ sidesteps

#: A unit in 1207 that faces SE has 1206 on its flank, uphill and across the ditch.
BELOW_THE_DITCH = "N-C-M1 1207 SE"


@rule("7.6.7", "A53")
def test_a_unit_may_shift_into_a_flank_hex_for_its_whole_allowance(skirmish: Battle) -> None:
    # The usual way would cost four points.
    table = skirmish(BELOW_THE_DITCH, at="movement", active="N-C").move("N-C-M1 1206 SE")
    assert str(table.unit("N-C-M1")) == "1206 SE"


@rule("7.6.7")
def test_it_keeps_its_facing(skirmish: Battle) -> None:
    table = skirmish(BELOW_THE_DITCH, at="movement", active="N-C")
    assert {way for way in table.ways("N-C-M1") if way.startswith("1206")} == {"1206 SE"}
    assert table.cannot_move("N-C-M1 1206 S").rule == "7.6.3"


@rule("7.6.7", "A53")
def test_not_if_it_starts_in_an_enemys_front_hex(skirmish: Battle) -> None:
    before = skirmish(BELOW_THE_DITCH, "AS-C-F1 1106 S", at="movement", active="N-C")
    assert before.cannot_move("N-C-M1 1206 SE").rule == "7.6.7"
    averted = skirmish(BELOW_THE_DITCH, "AS-C-F1 1106 N", at="movement", active="N-C")
    assert "1206 SE" in averted.ways("N-C-M1")
    routed = skirmish(BELOW_THE_DITCH, "AS-C-F1 1106 routed", at="movement", active="N-C")
    assert "1206 SE" in routed.ways("N-C-M1")


@rule("7.6.7", "A04")
@pytest.mark.parametrize("wall", [True, False])
def test_a_shield_walls_flanks_are_front_hexes_too(skirmish: Battle, wall: bool) -> None:
    # 1107 has the unit on its eastern side; it faces S.
    fyrd = "AS-C-F1 1107 S wall" if wall else "AS-C-F1 1107 S"
    table = skirmish(BELOW_THE_DITCH, fyrd, at="movement", active="N-C")
    assert ("1206 SE" in table.ways("N-C-M1")) != wall


@rule("7.6.8", "A53")
def test_a_unit_may_step_to_a_rear_hex_for_its_whole_allowance(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", at="movement", active="N-C")
    assert {"1216 N", "1116 N"} <= table.ways("N-C-M1")
    table.move("N-C-M1 1216 N")
    assert str(table.unit("N-C-M1")) == "1216 N"


@rule("7.6.8")
def test_it_keeps_its_facing_and_goes_one_hex(skirmish: Battle) -> None:
    # By turning round it can come there as well, but then it does not face N or next to it.
    table = skirmish("N-C-M1 1215 N", at="movement", active="N-C")
    assert {way for way in table.ways("N-C-M1") if way.startswith("1216")} == {"1216 N", "1216 NE", "1216 SE", "1216 S"}
    assert table.cannot_move("N-C-M1 1216 NW").rule == "7.6.3"
    assert table.cannot_move("N-C-M1 1217 N").rule == "7.6.3"


@rule("7.6.8", "A53")
def test_also_before_an_enemy(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S", at="movement", active="N-C")
    assert {"1216 N", "1116 N"} <= table.ways("N-C-M1")


@rule("A53")
def test_slope_and_ditch_do_not_matter_for_it(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1207 S", at="movement", active="N-C")
    assert {"1206 S", "1106 S"} <= table.ways("N-C-M1")


@rule("A53")
def test_it_is_the_whole_move(skirmish: Battle) -> None:
    # Three hexes of open ground lie behind the first one on the hill.
    table = skirmish("N-C-M1 1207 S", at="movement", active="N-C")
    assert table.goals("N-C-M1").isdisjoint({"1205", "1105", "1305"})
    table.move("N-C-M1 1206 S")
    assert table.refused("order N-C-M1").rule == "7.6.1"


@rule("A53", "7.6.11")
def test_no_sidestep_leads_into_woods_or_swamp(skirmish: Battle) -> None:
    # 0406 is in the rear of a unit in 0506 that faces NE; 2211 in the rear of one in 2111 that faces NW.
    woods = skirmish("AS-C-F1 0506 NE", at="movement", active="AS-C")
    assert woods.cannot_move("AS-C-F1 0406 NE").rule == "7.6.11"
    swamp = skirmish("N-C-M1 2111 NW", at="movement", active="N-C")
    assert swamp.cannot_move("N-C-M1 2211 NW").rule == "7.6.11"


@rule("A53", "4.1.1", "A12")
def test_nor_to_enemies_or_into_a_full_hex(skirmish: Battle) -> None:
    units = ("N-C-M1 1215 N", "N-L-M1 1216 N", "N-L-M2 1216 N", "N-L-M3 1115 N", "AS-C-F1 1116 N", "AS-C-F2 1315 S")
    table = skirmish(*units, at="movement", active="N-C")
    assert table.cannot_move("N-C-M1 1216 N").rule == "4.1.1"
    assert table.cannot_move("N-C-M1 1116 N").rule == "A12"
    assert table.cannot_move("N-C-M1 1315 N").rule == "A12"


# ------------------------------------------------------------------ Shield Wall


@rule("7.6.9", "A05")
@pytest.mark.parametrize("move", ["1206 S", "1205 SE", "1204 S"])
def test_moving_ends_shield_wall(skirmish: Battle, move: str) -> None:
    # A step, a turn, a step to the rear.
    table = skirmish("AS-C-F1 1205 S wall", at="movement", active="AS-C").move(f"AS-C-F1 {move}")
    assert str(table.unit("AS-C-F1")) == move


@rule("7.6.9")
def test_who_stays_keeps_it(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1205 S wall", at="movement", active="AS-C").play("order AS-C-F1", "stay AS-C-F1")
    assert table.unit("AS-C-F1").wall


@rule("7.6.9", "A05")
def test_a_unit_in_shield_wall_moves_through_the_front_of_its_facing(skirmish: Battle) -> None:
    # The marker comes off first, so its flanks are flanks again.
    table = skirmish("AS-C-F1 1215 S wall", at="movement", active="AS-C")
    plain = skirmish("AS-C-F1 1215 S", at="movement", active="AS-C")
    assert table.ways("AS-C-F1") == plain.ways("AS-C-F1")


# ------------------------------------------------------------------ ground


@rule("7.6.10")
def test_a_higher_hex_costs_a_point_more(skirmish: Battle) -> None:
    # 1210 and 1209 are on level 3, 1208 on level 4.
    table = skirmish("N-C-M1 1210 N", at="movement", active="N-C")
    assert "1208" in table.goals("N-C-M1")
    reason = table.cannot_move("N-C-M1 1207 N", "7.6.3")
    assert (reason.args["needs"], reason.args["hexes"], reason.args["uphill"]) == (4, 3, 1)


@rule("7.6.10")
def test_a_lower_or_level_hex_does_not(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1207 S", at="movement", active="AS-C")
    assert "1210" in table.goals("AS-C-F1")


@rule("7.6.10", "A55")
def test_two_levels_at_once_cost_no_more_than_one(skirmish: Battle) -> None:
    # From 2007 on level 3 over the ditch to 1906 on level 5: three points in all.
    table = skirmish("N-C-M1 2007 N", at="movement", active="N-C")
    assert "1906 N" in table.ways("N-C-M1")
    assert "1905" not in table.goals("N-C-M1")


@rule("A56")
def test_the_ditch_costs_a_point_more_going_up(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1207 N", at="movement", active="N-C")
    assert "1206 N" in table.ways("N-C-M1")
    reason = table.cannot_move("N-C-M1 1205 N", "7.6.3")
    assert (reason.args["needs"], reason.args["uphill"], reason.args["ditches"]) == (4, 1, 1)


@rule("A56")
def test_and_going_down(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1206 S", at="movement", active="AS-C")
    assert "1208" in table.goals("AS-C-F1")
    reason = table.cannot_move("AS-C-F1 1209 S", "7.6.3")
    assert (reason.args["needs"], reason.args["ditches"]) == (4, 1)


@rule("A56")
@pytest.mark.parametrize(
    ("active", "attack", "line"),
    [
        ("N-C", "attack N-C-M1 AS-C-F1", {"uphill": 1, "ditch": 1}),
        ("AS-C", "attack AS-C-F1 N-C-M1", {"ditch": 1}),
    ],
)
def test_it_hinders_melee_both_ways(skirmish: Battle, active: str, attack: str, line: dict[str, int]) -> None:
    table = skirmish("N-C-M1 1207 N", "AS-C-F1 1206 S", at="melee", active=active).play(attack, 6)
    assert table.drms("melee") == line


@rule("A56")
def test_a_road_has_no_effect(skirmish: Battle) -> None:
    # The road runs 1715, 1614, 1514, 1513, 1413; three hexes along it are three points.
    table = skirmish("N-C-M1 1715 NW", at="movement", active="N-C")
    assert "1513" in table.goals("N-C-M1")
    assert table.cannot_move("N-C-M1 1413 NW", "7.6.3").args["hexes"] == 4


@rule("7.6.11")
@pytest.mark.parametrize(
    ("unit", "closed"), [("AS-C-F1 0506 NW", "0406"), ("AS-C-F1 0506 SW", "0406"), ("N-C-K1 2111 SE", "2211")]
)
def test_no_unit_enters_woods_or_swamp(skirmish: Battle, unit: str, closed: str) -> None:
    name = unit.split()[0]
    table = skirmish(unit, at="movement", active=name.rpartition("-")[0])
    assert closed not in table.goals(name)
    assert table.cannot_move(f"{name} {closed} N", "7.6.11").args["hex"] == ("hex", table.number("hex", closed))


@rule("A57")
@pytest.mark.parametrize(
    ("unit", "leader", "closed"), [("AS-C-F1 1205", "Harold 0506", "0406"), ("N-C-M1 1215", "William 2111", "2211")]
)
def test_no_leader_does(skirmish: Battle, unit: str, leader: str, closed: str) -> None:
    table = skirmish(unit, leader, at="movement", active=unit.split()[0].rpartition("-")[0])
    assert table.cannot_move(f"{leader.split()[0]} {closed}").rule == "7.6.11"


@rule("A57")
def test_no_unit_is_pushed_there(skirmish: Battle) -> None:
    # Both hexes behind 0505 are woods, so the pushback is one more hit.
    table = skirmish("AS-C-F1 0505 SE", "N-C-M1 0506 NW", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 5)
    assert table.told("no-retreat") == [("AS-C-F1",)]
    assert (table.unit("AS-C-F1").hex, table.hits("AS-C")) == ("0505", 1)


@rule("A57")
def test_no_unit_routs_through_it(skirmish: Battle) -> None:
    # A swamp lies to the south-west of 2111, where the Norman Standard is; the way leads round it.
    table = skirmish("N-C-M1 2111 routed", at="rout", active="N-C").until("initiative-roll")
    path = [here for _, here in table.told("flees")]
    assert len(path) == 3
    assert {"2012", "2112", "1913", "2013"}.isdisjoint(path)


# ------------------------------------------------------------------ enemies


@rule("A54")
def test_front_hexes_of_enemies_do_not_stop_or_cost_movement(skirmish: Battle) -> None:
    # Along the faces of three units, five hexes for five points.
    fyrd = ("AS-C-F1 1113 S", "AS-C-F2 1213 S", "AS-C-F3 1313 S")
    past = skirmish("N-C-K1 0914 NE", *fyrd, at="movement", active="N-C")
    free = skirmish("N-C-K1 0914 NE", at="movement", active="N-C")
    assert "1414 NE" in past.ways("N-C-K1")
    southern = {way for way in free.ways("N-C-K1") if way[2:4] in ("14", "15", "16", "17")}
    assert southern <= past.ways("N-C-K1")


@rule("A54")
def test_a_unit_may_leave_an_enemys_front_at_no_cost(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 S", "AS-C-F1 1214 S", at="movement", active="N-C")
    assert "1217" in table.goals("N-C-M1")
    assert "1217 S" in table.ways("N-C-M1")


# ------------------------------------------------------------------ the bond of a Command


@rule("1.1.COMMAND", "A02")
def test_infantry_that_moves_ends_next_to_its_command(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1315 N", at="movement", active="N-C")
    table.play("order N-C-M2", "stay N-C-M2")
    assert table.goals("N-C-M1") == {"1215", "1214", "1314", "1315", "1415", "1316", "1216"}
    assert table.cannot_move("N-C-M1 1114 N").rule == "1.1.COMMAND"


@rule("A02")
def test_it_is_looked_at_when_the_impulse_ends(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1315 N", at="movement", active="N-C")
    table.move("N-C-M1 1213 N")
    assert table.refused("done").rule == "1.1.COMMAND"
    assert "stay" not in table.ways("N-C-M2")
    table.move("N-C-M2 1313 N").play("done")
    assert table.waits == "initiative-roll"


@rule("A02")
def test_one_that_could_not_be_joined_any_more_may_not_go(skirmish: Battle) -> None:
    # The second unit cannot come so far.
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1315 S", at="movement", active="N-C")
    assert table.cannot_move("N-C-M1 1112 N").rule == "1.1.COMMAND"


@rule("A02")
def test_a_unit_may_not_leave_one_that_has_moved(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1315 N", "N-C-M3 1415 N", at="movement", active="N-C")
    table.play("order N-C-M3", "stay N-C-M3").move("N-C-M1 1214 N")
    assert table.cannot_move("N-C-M2 1414 N").rule == "1.1.COMMAND"
    assert "1314" in table.goals("N-C-M2")


@rule("A02")
def test_nor_one_that_stays(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1315 N", "N-C-M3 1415 N", at="movement", active="N-C")
    table.play("order N-C-M1", "stay N-C-M1")
    reason = table.cannot_move("N-C-M2 1413 N", "1.1.COMMAND")
    assert reason.args["alone"] == ("unit", table.number("unit", "N-C-M1"))
    assert "1214" in table.goals("N-C-M2")


@rule("1.1.COMMAND", "A02")
def test_nobody_is_left_alone_by_the_move_of_another(skirmish: Battle) -> None:
    # N-C-M2 goes over to the other two: N-C-M1 has to follow, and the impulse does not end before.
    units = ("N-C-M1 0809 N", "N-C-M2 0909 N", "N-C-M3 1209 N", "N-C-M4 1309 N")
    table = skirmish(*units, at="movement", active="N-C").move("N-C-M2 1109 NE")
    reason = table.refused("done", "1.1.COMMAND")
    assert reason.code == "hastings-cut-off"
    assert reason.args["unit"] == ("unit", table.number("unit", "N-C-M1"))
    assert reason.args["mover"] == ("unit", table.number("unit", "N-C-M2"))
    assert "stay" not in table.ways("N-C-M1")
    table.move("N-C-M1 1009 NE").play("done")
    assert table.waits == "initiative-roll"


@rule("1.1.COMMAND", "A02")
def test_or_somebody_comes_to_him(skirmish: Battle) -> None:
    units = ("N-C-M1 0809 N", "N-C-M2 0909 N", "N-C-M3 1209 N", "N-C-M4 1309 N", "N-C-K1 0911 N")
    table = skirmish(*units, at="movement", active="N-C").move("N-C-M2 1109 NE")
    assert "stay" in table.ways("N-C-M1")
    table.move("N-C-K1 0909 N").play("done")
    assert table.waits == "initiative-roll"


@rule("1.1.COMMAND", "A02")
def test_a_move_that_would_leave_one_alone_for_good_is_not_offered(skirmish: Battle) -> None:
    # N-C-M1 has its back to the others and could not follow.
    units = ("N-C-M1 0809 SW", "N-C-M2 0909 N", "N-C-M3 1209 N", "N-C-M4 1309 N")
    table = skirmish(*units, at="movement", active="N-C")
    reason = table.cannot_move("N-C-M2 1109 NE", "1.1.COMMAND")
    assert reason.args["alone"] == ("unit", table.number("unit", "N-C-M1"))


@rule("1.1.COMMAND", "A02")
def test_a_knight_may_not_leave_infantry_alone(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1215 N", "N-C-M2 1315 S", "N-C-M3 0915 N", "N-C-M4 0815 N", at="movement", active="N-C")
    assert table.cannot_move("N-C-K1 1112 N", "1.1.COMMAND").args["alone"][1] == table.number("unit", "N-C-M2")
    assert "1214" in table.goals("N-C-K1")


@rule("1.1.COMMAND", "A104")
def test_while_two_can_bring_one_back_in_turn_all_others_may_wait(skirmish: Battle) -> None:
    # AS-L-F5 is ahead. Only AS-L-F4 can come to it, and AS-L-F3, whom it leaves, can follow; all others may wait.
    units = (
        "AS-L-F1 1606 SW", "AS-L-F2 1606 S", "AS-L-F3 1806 SE", "AS-L-F4 1906 S", "AS-L-F5 2107 SE", "AS-L-H1 1506 NW",
        "AS-L-H2 2107 NW", "N-R-M4 1909 S", "N-R-K1 1909 SW",
    )  # fmt: skip
    table = skirmish(*units, at="movement", active="AS-L")
    table.move("AS-L-F5 2109 NW").move("AS-L-F2 1707 NE").move("AS-L-H2 2007 SW")
    assert "stay" not in table.ways("AS-L-F3")
    for unit in ("AS-L-F1", "AS-L-H1"):
        assert "stay" in table.ways(unit)
    assert table.goals("AS-L-F4") == {"2008"}
    assert table.refused("done", "1.1.COMMAND").code == "hastings-astray"
    table.move("AS-L-F4 2008 S").move("AS-L-F3 1907 SE").play("done")
    assert table.waits == "initiative-roll"


@rule("A02")
def test_one_that_was_cut_off_comes_back_if_it_can(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1015 NE", "N-C-M2 1315 N", "N-C-M3 1415 N", at="movement", active="N-C")
    assert table.refused("done", "1.1.COMMAND").code == "hastings-must-rejoin"
    assert table.goals("N-C-M1") == {"1214", "1215", "1216", "1315"}
    assert "stay" not in table.ways("N-C-M1")
    assert table.cannot_move("N-C-M1 1115 NE", "1.1.COMMAND").code == "hastings-must-rejoin"
    stays = table.copy().play("order N-C-M1")
    assert stays.refused("stay N-C-M1", "1.1.COMMAND").code == "hastings-must-rejoin"
    table.move("N-C-M1 1215 NE").play("done")
    assert table.waits == "initiative-roll"


@rule("A02")
def test_it_need_not_move_if_another_has_come_to_it(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1015 NE", "N-C-M2 1315 N", "N-C-M3 1415 N", "N-C-K1 1116 N", at="movement", active="N-C")
    assert "stay" in table.move("N-C-K1 1115 N").ways("N-C-M1")
    assert table.offers("done")


@rule("A02")
@pytest.mark.parametrize(
    ("other", "enough"),
    [("N-C-K1 1114 N", True), ("N-L-M1 1114 N", False), ("N-C-M3 1114 routed", False), ("N-C-M3 1114 N", True)],
)
def test_any_type_will_do_but_it_must_be_unrouted_and_of_its_command(
    skirmish: Battle, other: str, enough: bool
) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1315 S", "N-C-M4 1415 N", other, at="movement", active="N-C")
    table.play("order N-C-M2", "stay N-C-M2", "order N-C-M4", "stay N-C-M4")
    if table.offers(f"order {other.split()[0]}"):
        table.play(f"order {other.split()[0]}", f"stay {other.split()[0]}")
    assert ("1113 N" in table.ways("N-C-M1")) == enough


@rule("A02")
def test_the_same_hex_is_near_enough(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1215 N", at="movement", active="N-C")
    table.move("N-C-M1 1214 N", "N-C-M2 1214 N").play("done")
    assert table.at("1214") == ["N-C-M1", "N-C-M2"]


@rule("A02")
def test_pairs_are_enough_the_command_need_not_hang_together(skirmish: Battle) -> None:
    units = ("N-C-M1 1215 N", "N-C-M2 1315 N", "N-C-M3 1415 N", "N-C-M4 1515 N")
    table = skirmish(*units, at="movement", active="N-C")
    table.move("N-C-M1 1213 NW", "N-C-M2 1113 NW").play("done")
    assert table.waits == "initiative-roll"


@rule("A02")
def test_a_unit_already_alone_may_stay_or_come_nearer(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1015 N", "N-C-M2 1415 N", at="movement", active="N-C")
    table.play("order N-C-M2", "stay N-C-M2")
    assert "stay" in table.ways("N-C-M1")
    assert "1115" in table.goals("N-C-M1")
    assert table.cannot_move("N-C-M1 0914 N").rule == "1.1.COMMAND"
    assert table.cannot_move("N-C-M1 1013 N").rule == "1.1.COMMAND"


@rule("A02")
def test_one_that_comes_nearer_need_not_arrive(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1015 N", "N-C-M2 1515 N", at="movement", active="N-C")
    table.move("N-C-M1 1115 N").play("done")
    assert (table.unit("N-C-M1").hex, table.waits) == ("1115", "initiative-roll")


@rule("A02")
def test_as_far_is_not_nearer(skirmish: Battle) -> None:
    # 1014 is four hexes from 1415, as 1015 is.
    table = skirmish("N-C-M1 1015 N", "N-C-M2 1415 N", at="movement", active="N-C")
    table.play("order N-C-M2", "stay N-C-M2")
    assert table.cannot_move("N-C-M1 1014 N").rule == "1.1.COMMAND"


@rule("A02")
def test_knights_are_exempt(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1215 N", "N-C-M2 1315 N", "N-C-M3 1415 N", at="movement", active="N-C")
    table.play("order N-C-M2", "stay N-C-M2").move("N-C-K1 1112 N").play("done")
    assert table.unit("N-C-K1").hex == "1112"


@rule("A02")
def test_but_they_may_not_leave_infantry_that_has_moved_to_them(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1215 N", "N-C-M1 1315 N", at="movement", active="N-C").move("N-C-M1 1314 N")
    assert table.cannot_move("N-C-K1 1112 N").rule == "1.1.COMMAND"
    assert "1214" in table.goals("N-C-K1")


@rule("A02")
def test_a_commands_last_unit_is_exempt(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-L-M1 1315 N", "N-C-M2 1415 routed", at="movement", active="N-C")
    table.move("N-C-M1 1113 N").play("done")
    assert table.unit("N-C-M1").hex == "1113"


@rule("1.1.COMMAND", "A02")
def test_pursuers_are_exempt_and_may_stay_where_they_came_to(skirmish: Battle) -> None:
    # The Huscarles go after a Routed unit, away from the others, and need not come back in their own activation.
    places = ("AS-C-H1 1207 S", "AS-C-F1 1206 S", "N-C-M1 1208 routed", "N-C-M2 1616 N")
    table = skirmish(*places, at="rout movement", active="N-C", cup=("AS-C",)).until("Anglo-Saxon pursue")
    table.play("pursue AS-C-H1", 6)
    assert table.unit("AS-C-H1").hex[2:] == "10"
    table.until("draw-chit").play("AS-C").until("Anglo-Saxon order")
    assert "stay" in table.ways("AS-C-H1")
    assert table.offers("done")


# ------------------------------------------------------------------ Leaders


@rule("A08", "1.1.LEADERS")
@pytest.mark.parametrize(
    ("leader", "unit", "farthest", "beyond"),
    [
        ("Harold", "AS-C-F1 1616 S", "1415", "1515"),
        ("Gyrth", "AS-R-F1 1616 S", "1415", "1515"),
        ("William", "N-C-M1 1616 N", "1615", "1715"),
        ("Eustace", "N-R-M1 1616 N", "1615", "1715"),
    ],
)
def test_english_leaders_have_six_points_and_mounted_ones_eight(
    skirmish: Battle, leader: str, unit: str, farthest: str, beyond: str
) -> None:
    command = unit.split()[0].rpartition("-")[0]
    table = skirmish(f"{leader} 0815", unit, at="movement", active=command)
    assert farthest in table.goals(leader)
    assert table.cannot_move(f"{leader} {beyond}").rule == "A08"


@rule("A08")
def test_uphill_costs_him_a_point_more_and_the_ditch_nothing(skirmish: Battle) -> None:
    # Wounded, Harold has three points: two for 1206, one for 1205.
    table = skirmish("Harold 1207 wounded", "AS-C-F1 1605 S", at="movement", active="AS-C")
    assert {"1206", "1205"} <= table.goals("Harold")
    assert table.cannot_move("Harold 1204").rule == "A08"


@rule("A08")
def test_he_has_no_facing_and_goes_in_any_direction(skirmish: Battle) -> None:
    table = skirmish("William 1215", "N-C-M1 1616 N", at="movement", active="N-C")
    assert {"1114", "1214", "1315", "1216", "1116", "1115"} <= table.goals("William")
    assert table.leader("William").facing == ""


@rule("A08")
def test_he_passes_and_stacks_with_friends_however_many(skirmish: Battle) -> None:
    units = ("N-C-M1 1214 N", "N-L-M1 1214 N", "N-C-M2 1114 N", "N-L-M2 1114 N")
    table = skirmish("William 1215", *units, "Alan 1214", at="movement", active="N-C").move("William 1214")
    assert table.at("1214") == ["N-L-M1", "N-C-M1", "William", "Alan"]


@rule("A08")
def test_he_never_enters_an_enemy_hex(skirmish: Battle) -> None:
    table = skirmish(
        "William 1215", "N-C-M1 1616 N", "AS-C-F1 1214 S", "AS-C-F2 1114 routed", at="movement", active="N-C"
    )
    assert table.cannot_move("William 1214").rule == "A08"
    assert table.cannot_move("William 1114").rule == "A08"


@rule("A08")
def test_nor_does_he_pass_one(skirmish: Battle) -> None:
    # Shut in on all sides.
    ring = [f"AS-C-F{i} {here} S" for i, here in enumerate(("1114", "1214", "1315", "1216", "1116", "1115"), start=1)]
    table = skirmish("William 1215", "N-C-M1 1616 N", *ring, at="movement", active="N-C")
    assert table.ways("William") == {"stay"}


@rule("A08")
def test_leaders_move_with_their_own_command(battle: Battle) -> None:
    left = battle(at="movement", active="N-L")
    assert left.offers("order Alan")
    assert left.refused("order William").rule == "7.1.2"
    center = battle(at="movement", active="N-C")
    assert center.offers("order William")
    assert center.refused("order Alan").rule == "7.1.2"
    assert center.refused("order Eustace").rule == "7.1.2"


@rule("A08")
def test_he_moves_once(skirmish: Battle) -> None:
    table = skirmish("William 1215", "N-C-M1 1616 N", at="movement", active="N-C").move("William 1214")
    assert table.refused("order William").rule == "7.6.1"


@rule("A08", "1.1.LEADERS")
def test_a_leader_aids_one_attack_a_segment(skirmish: Battle) -> None:
    units = ("N-C-M1 1215 N", "N-C-M2 1215 N", "AS-C-H1 1214 S")
    table = skirmish("William 1215", *units, at="melee", active="N-C").play("attack N-C-M1 AS-C-H1", 6)
    assert table.drms("melee") == {"leader": -1, "elite-defender": 1}
    table.play("attack N-C-M2 AS-C-H1", 6)
    assert table.drms("melee") == {"elite-defender": 1}


# ------------------------------------------------------------------ charges


@rule("7.7.8", "A62")
def test_a_knight_that_comes_next_to_its_target_charges(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1216 N", "AS-C-F1 1214 S", at="movement melee", active="N-C")
    table.move("N-C-K1 1215 N").play("done", "attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == {"charge": -2}


@rule("7.7.8", "A62")
def test_one_that_started_next_to_it_does_not(skirmish: Battle) -> None:
    # Whether it stays or comes round to another side of it.
    places = ("N-C-K1 1215 N", "AS-C-F1 1214 S")
    still = skirmish(*places, at="movement melee", active="N-C").play("done", "attack N-C-K1 AS-C-F1", 6)
    assert still.drms("melee") == {}
    round_it = skirmish(*places, at="movement melee", active="N-C").move("N-C-K1 1315 N")
    round_it.play("done", "attack N-C-K1 AS-C-F1", 6)
    assert round_it.drms("melee") == {}


@rule("A62")
@pytest.mark.parametrize(("strict", "line"), [(False, {"charge": -2}), (True, {})])
def test_next_to_one_it_may_charge_another_unless_the_reading_is_strict(
    skirmish: Battle, strict: bool, line: dict[str, int]
) -> None:
    # It starts next to F1, and comes next to F2, too.
    places = ("N-C-K1 1215 N", "AS-C-F1 1214 S", "AS-C-F2 1314 S")
    option = {"strict_charge": strict}
    table = skirmish(*places, at="movement melee", active="N-C", options=option).move("N-C-K1 1315 N").play("done")
    first = table.copy().play("attack N-C-K1 AS-C-F1", 6)
    assert first.drms("melee") == {}
    table.play("attack N-C-K1 AS-C-F2", 6)
    assert table.drms("melee") == line


@rule("A62")
def test_by_the_strict_reading_a_knight_that_started_apart_charges(skirmish: Battle) -> None:
    places = ("N-C-K1 1216 N", "AS-C-F1 1214 S")
    table = skirmish(*places, at="movement melee", active="N-C", options={"strict_charge": True})
    table.move("N-C-K1 1215 N").play("done", "attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == {"charge": -2}


@rule("7.7.8")
def test_infantry_does_not_charge(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1216 N", "AS-C-F1 1214 S", at="movement melee", active="N-C")
    table.move("N-C-M1 1215 N").play("done", "attack N-C-M1 AS-C-F1", 6)
    assert table.drms("melee") == {}


@rule("A63")
def test_slope_ditch_and_shield_wall_do_not_cancel_a_charge(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1208 N", "AS-C-F1 1206 S wall", at="movement melee", active="N-C")
    table.move("N-C-K1 1207 N").play("done", "attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == {"charge": -2, "uphill": 1, "ditch": 1, "shield-wall": 1}


@rule("A63")
def test_a_routed_target_may_be_charged(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1216 N", "AS-C-F1 1214 routed", at="movement melee", active="N-C")
    table.move("N-C-K1 1215 N").play("done", "attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == {"charge": -2}


@rule("A63")
def test_a_step_to_the_rear_is_no_charge(skirmish: Battle) -> None:
    # Back from 1215 to 1216; the enemy in 1315 is before it now.
    table = skirmish("N-C-K1 1215 N", "AS-C-F1 1315 S", at="movement melee", active="N-C")
    table.move("N-C-K1 1216 N").play("done", "attack N-C-K1 AS-C-F1", 6)
    assert "charge" not in table.drms("melee")


@rule("A63")
def test_a_pursuit_is_no_charge(skirmish: Battle) -> None:
    # It pursues in the enemy's activation up to F2, and attacks in its own without moving.
    places = ("N-C-K1 1207 N", "AS-C-F1 1206 routed", "AS-C-F2 1305 S", "AS-C-H1 1304 S")
    table = skirmish(*places, at="rout", active="AS-C", cup=("N-C",)).until("Norman pursue", die=6)
    table.play("pursue N-C-K1", 1)
    assert table.unit("N-C-K1").hex == "1206"
    table.until("Norman attack", die=6).play(table.offered()[0], 6)
    assert "charge" not in table.drms("melee")


@rule("A63")
def test_a_charge_is_of_this_activation(skirmish: Battle) -> None:
    places = ("N-C-K1 1216 N", "AS-C-H1 1214 S wall")
    table = skirmish(*places, at="movement melee movement melee", active="N-C")
    table.move("N-C-K1 1215 N").play("done", "attack N-C-K1 AS-C-H1", 6)
    assert table.drms("melee") == {"charge": -2, "elite-defender": 1, "shield-wall": 1}
    table.play("done", "attack N-C-K1 AS-C-H1", 6)
    assert table.drms("melee") == {"elite-defender": 1, "shield-wall": 1}
