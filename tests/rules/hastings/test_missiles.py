"""The Missile Segment (7.3), rule by rule; `battle` and `skirmish` make tables (see conftest.py)."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule

Battle = Any

#: From 1210 the Anglo-Saxon Center is four hexes away, the Left five, the Right six.
NEAR_AND_FAR = ("AS-C-F1 1206 S", "AS-L-F1 1506 S", "AS-R-F1 0806 S")


# ------------------------------------------------------------------ who fires


@rule("7.3.1")
@pytest.mark.parametrize("command", ["AS-L", "AS-C", "AS-R"])
def test_the_anglo_saxons_do_not_fire(battle: Battle, command: str) -> None:
    table = battle(at="activation", active=command, turn=6).until("initiative-roll")
    assert (table.told("shoots"), table.told("plunging-roll")) == ([], [])


@rule("7.3.1")
@pytest.mark.parametrize("command", ["N-L", "N-C", "N-R"])
def test_every_norman_command_does(battle: Battle, command: str) -> None:
    table = battle(at="activation", active=command).until("Norman order")
    assert {firing for firing, *_ in table.told("shoots")} == {command}


@rule("7.3.2", "7.3.3")
@pytest.mark.parametrize(("command", "dice"), [("N-L", 1), ("N-C", 2), ("N-R", 1)])
def test_williams_command_rolls_two_dice_and_the_others_one(skirmish: Battle, command: str, dice: int) -> None:
    table = skirmish(f"{command}-M1 1210 N", "AS-C-F1 1206 S", at="missiles", active=command)
    for _ in range(dice):
        assert (table.waits, table.lots) == ("missile", [1, 2, 3, 4, 5, 6])
        table.play(1)
    assert table.waits == "initiative-roll"
    assert len(table.told("shoots")) == dice


@rule("7.3.2")
def test_the_number_of_its_units_does_not_matter(skirmish: Battle) -> None:
    units = [f"N-L-M{i} {here} N" for i, here in enumerate(("1210", "1110", "1010", "0910"), start=1)]
    table = skirmish(*units, "AS-C-F1 1206 S", at="missiles", active="N-L").play(1)
    assert table.waits == "initiative-roll"


@rule("7.3")
@pytest.mark.parametrize("here", ["1207", "1210", "1215"])
def test_no_distance_is_too_far_or_changes_the_roll(skirmish: Battle, here: str) -> None:
    for die, hits in ((6, 1), (5, 0)):
        table = skirmish(f"N-L-M1 {here} N", "AS-C-F1 1206 S", at="missiles", active="N-L").play(die)
        assert table.hits("AS-C") == hits


@rule("A27")
def test_a_command_without_unrouted_units_does_not_fire(skirmish: Battle) -> None:
    places = ("N-L-M1 1210 routed", "N-C-M1 1310 N", "AS-C-F1 1206 S")
    table = skirmish(*places, at="missiles", active="N-L")
    assert (table.waits, table.told("shoots")) == ("initiative-roll", [])
    one = skirmish(*places, "N-L-M2 1010 N", at="missiles", active="N-L")
    assert one.waits == "missile"


# ------------------------------------------------------------------ hits


@rule("7.3.4")
@pytest.mark.parametrize(("die", "hits"), [(1, 0), (5, 0), (6, 1)])
def test_a_six_is_a_hit_on_the_commands_track(skirmish: Battle, die: int, hits: int) -> None:
    table = skirmish("N-L-M1 1210 N", *NEAR_AND_FAR, at="missiles", active="N-L", hits={"AS-C": 2}).play(die)
    assert table.told("shoots") == [("N-L", "AS-C", die, 0)]
    assert [table.hits(command) for command in ("AS-L", "AS-C", "AS-R")] == [0, 2 + hits, 0]


@rule("7.3.4")
def test_each_die_hits_by_itself(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1210 N", "AS-C-F1 1206 S", at="missiles", active="N-C").play(6, 6)
    assert table.hits("AS-C") == 2


@rule("A28")
@pytest.mark.parametrize(("die", "hits"), [(3, 0), (4, 1), (5, 1), (6, 1)])
def test_a_modified_result_of_six_or_more_hits(skirmish: Battle, die: int, hits: int) -> None:
    places = ("N-L-M1 1210 N", "AS-C-F1 1206 S")
    table = skirmish(*places, at="missiles", active="N-L", turn=6, plunging=5).play(die)
    assert table.hits("AS-C") == hits


@rule("7.3.6")
def test_missile_hits_cause_no_morale_check(skirmish: Battle) -> None:
    places = ("N-C-M1 1210 N", "AS-C-F1 1206 S")
    table = skirmish(*places, at="activation", active="N-C").play(6, 6).until("initiative-roll")
    assert table.hits("AS-C") == 2
    assert table.told("morale") == []


@rule("7.3.6", "1.1.SHIELDWALL", "A26")
def test_nor_do_they_take_a_shield_wall(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1210 N", "AS-C-F1 1206 S wall", at="missiles", active="N-C").play(6, 6)
    assert (table.hits("AS-C"), table.unit("AS-C-F1").wall) == (2, True)


@rule("A33")
def test_a_unit_lost_to_missiles_comes_off_at_the_end_of_the_melee_segment(skirmish: Battle) -> None:
    places = ("N-L-M1 1210 N", "AS-C-F1 1206 S", "AS-C-F2 1306 S")
    table = skirmish(*places, at="activation", active="N-L", hits={"AS-C": 4}).play(6)
    assert (table.waits, table.segment, table.hits("AS-C")) == ("Norman order", "movement", 5)
    assert table.told("eliminated") == []
    table.play("done")
    assert (table.waits, table.segment) == ("Anglo-Saxon remove", "melee")
    table.play("remove AS-C-F2")
    assert (table.unit("AS-C-F2").on_map, table.hits("AS-C")) == (False, 0)


@rule("A33")
def test_fewer_than_five_hits_stay_on_the_track(skirmish: Battle) -> None:
    places = ("N-L-M1 1210 N", "AS-C-F1 1206 S", "AS-C-F2 1306 S")
    table = skirmish(*places, at="activation", active="N-L", hits={"AS-C": 3}).play(6, "done")
    assert (table.waits, table.hits("AS-C")) == ("initiative-roll", 4)


# ------------------------------------------------------------------ targets


@rule("7.3.5")
def test_the_target_is_the_nearest_command(skirmish: Battle) -> None:
    table = skirmish("N-L-M1 1210 N", *NEAR_AND_FAR, at="missiles", active="N-L").play(6)
    assert table.hits("AS-C") == 1
    elsewhere = skirmish("N-L-M1 0810 N", *NEAR_AND_FAR, at="missiles", active="N-L").play(6)
    assert elsewhere.hits("AS-R") == 1


@rule("7.3.5", "A29")
def test_it_is_the_nearest_to_any_unit_of_the_firing_command(skirmish: Battle) -> None:
    units = ("N-L-M1 1213 N", "N-L-M2 1413 N", "N-L-K1 0809 N")
    table = skirmish(*units, *NEAR_AND_FAR, at="missiles", active="N-L").play(6)
    assert table.hits("AS-R") == 1


@rule("7.3.5")
def test_among_equals_the_norman_chooses(skirmish: Battle) -> None:
    # 1010 is four hexes from 1206 and from 0806.
    table = skirmish("N-L-M1 1010 N", *NEAR_AND_FAR, at="missiles", active="N-L")
    assert table.offered() == ["shoot AS-C", "shoot AS-R"]
    assert table.refused("shoot AS-L").rule == "7.3.5"
    assert table.refused("shoot N-C").rule == "7.3.1"
    table.play("shoot AS-R", 6)
    assert (table.hits("AS-C"), table.hits("AS-R")) == (0, 1)


@rule("7.3.5")
def test_without_equals_there_is_nothing_to_choose(skirmish: Battle) -> None:
    table = skirmish("N-L-M1 1210 N", *NEAR_AND_FAR, at="missiles", active="N-L")
    assert table.waits == "missile"


@rule("A29")
def test_routed_units_of_either_side_are_not_measured(skirmish: Battle) -> None:
    table = skirmish("N-L-M1 1210 N", "N-L-M2 0810 routed", *NEAR_AND_FAR, at="missiles", active="N-L").play(6)
    assert table.hits("AS-C") == 1
    fleeing = ("AS-C-F1 1206 routed", "AS-L-F1 1506 S", "AS-R-F1 0806 S")
    other = skirmish("N-L-M1 1210 N", *fleeing, at="missiles", active="N-L").play(6)
    assert other.hits("AS-L") == 1


@rule("A29")
def test_they_are_if_the_side_has_no_other(skirmish: Battle) -> None:
    fleeing = ("AS-C-F1 1206 routed", "AS-L-F1 1506 routed", "AS-R-F1 0806 routed")
    table = skirmish("N-L-M1 1210 N", *fleeing, at="missiles", active="N-L").play(6)
    assert table.hits("AS-C") == 1


@rule("7.3.5", "A30")
def test_william_may_give_his_second_die_to_a_command_one_hex_farther(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1210 N", *NEAR_AND_FAR, at="missiles", active="N-C")
    assert table.offered() == ["shoot AS-L", "shoot AS-C"]
    assert table.refused("shoot AS-R").rule == "7.3.5"
    split = table.copy().play("shoot AS-L", 6, 6)
    assert (split.hits("AS-L"), split.hits("AS-C")) == (1, 1)
    table.play("shoot AS-C", 6, 6)
    assert (table.hits("AS-L"), table.hits("AS-C")) == (0, 2)


@rule("A30")
def test_both_dice_go_to_the_only_command_that_near(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1210 N", "AS-C-F1 1206 S", "AS-R-F1 0806 S", at="missiles", active="N-C")
    table.play(6, 6)
    assert (table.hits("AS-C"), table.hits("AS-R")) == (2, 0)


@rule("A30")
def test_his_first_die_goes_to_the_closest(skirmish: Battle) -> None:
    # So not both to the one that is farther.
    table = skirmish("N-C-M1 1210 N", *NEAR_AND_FAR, at="missiles", active="N-C").play("shoot AS-L")
    assert table.waits == "missile"
    table.play(1, 1)
    assert {target for _, target, _, _ in table.told("shoots")} == {"AS-L", "AS-C"}


# ------------------------------------------------------------------ Shield Wall


@rule("A26", "1.1.SHIELDWALL")
def test_a_shield_wall_has_no_effect_on_missiles(skirmish: Battle) -> None:
    table = skirmish("N-L-M1 1210 N", "AS-C-F1 1206 S wall", at="missiles", active="N-L").play(6)
    assert table.told("shoots") == [("N-L", "AS-C", 6, 0)]


@rule("A26")
@pytest.mark.parametrize(
    ("units", "drm"),
    [
        (("AS-C-F1 1206 S wall",), -1),
        (("AS-C-F1 1206 S",), 0),
        # Those nearest to the shooters count, and all of them.
        (("AS-C-F1 1206 S wall", "AS-C-F2 1205 S"), -1),
        (("AS-C-F1 1206 S wall", "AS-C-F2 1306 S"), 0),
        (("AS-C-F1 1206 S wall", "AS-C-F2 1306 S wall"), -1),
        (("AS-C-F1 1206 S wall", "AS-C-F2 1306 routed"), -1),
    ],
)
def test_by_the_option_it_takes_one_off_each_die(skirmish: Battle, units: tuple[str, ...], drm: int) -> None:
    option = {"wall_stops_missiles": True}
    table = skirmish("N-L-M1 1210 N", *units, at="missiles", active="N-L", options=option).play(6)
    assert table.told("shoots") == [("N-L", "AS-C", 6, drm)]
    assert table.hits("AS-C") == 1 + drm


# ------------------------------------------------------------------ plunging fire


@rule("7.3.7")
@pytest.mark.parametrize(("turn", "rolls"), [(1, False), (4, False), (5, True), (6, True), (10, True)])
def test_from_turn_5_on_the_norman_rolls_for_plunging_fire(battle: Battle, turn: int, rolls: bool) -> None:
    table = battle(at="missiles", active="N-C", turn=turn)
    assert (table.waits == "plunging") == rolls


@rule("7.3.7")
@pytest.mark.parametrize(("die", "adopted"), [(4, False), (5, True), (6, True)])
def test_five_or_six_adopts_it(skirmish: Battle, die: int, adopted: bool) -> None:
    places = ("N-L-M1 1210 N", "AS-C-F1 1206 S")
    table = skirmish(*places, at="missiles", active="N-L", turn=5).play(die, 1)
    assert table.told("plunging") == ([()] if adopted else [])
    assert table.told("shoots") == [("N-L", "AS-C", 1, 2 if adopted else 0)]


@rule("7.3.7", "A32")
@pytest.mark.parametrize(("turn", "needed"), [(5, 5), (6, 4), (7, 3), (8, 2), (9, 1)])
def test_each_turn_past_5_adds_one_to_the_roll(battle: Battle, turn: int, needed: int) -> None:
    table = battle(at="missiles", active="N-C", turn=turn).play(needed)
    assert table.told("plunging-roll") == [(needed, turn - 5)]
    assert table.told("plunging") == [()]
    if needed > 1:
        short = battle(at="missiles", active="N-C", turn=turn).play(needed - 1)
        assert short.told("plunging") == []


@rule("7.3.7")
def test_it_adds_two_to_each_die_of_every_command_for_the_rest_of_the_game(battle: Battle) -> None:
    table = battle(at="missiles", active="N-C", turn=5, cup=("N-L",)).play(5).until("initiative-roll")
    assert {(firing, drm) for firing, _, _, drm in table.told("shoots")} == {("N-C", 2), ("N-L", 2)}
    table.play((1, 6), "activate N-R", (3, 4)).until("Norman order")
    assert table.turn == 6
    assert table.told("shoots")[-1][0] == "N-R"
    assert table.told("shoots")[-1][3] == 2


@rule("7.3.7")
def test_once_adopted_there_are_no_more_rolls(battle: Battle) -> None:
    table = battle(at="missiles", active="N-C", turn=7, plunging=5)
    assert table.waits != "plunging"


@rule("7.3.7", "A31")
def test_there_is_one_roll_a_turn_in_the_first_norman_missile_segment(battle: Battle) -> None:
    table = battle(at="activation", active="AS-C", turn=5, cup=("N-L", "N-C")).until("draw-chit")
    assert table.told("plunging-roll") == []
    table.play("N-L")
    assert table.waits == "plunging"
    table.play(1).until("initiative-roll")
    assert table.told("plunging-roll") == [(1, 0)]
    table.play((1, 6), "activate N-R", (3, 4))
    assert (table.waits, table.turn) == ("plunging", 6)


@rule("7.3.7", "A31")
def test_or_in_each_of_them_if_it_was_agreed(battle: Battle) -> None:
    options = {"plunging_each_segment": True}
    table = battle(at="activation", active="AS-C", turn=5, cup=("N-L", "N-C"), options=options).until("draw-chit")
    table.play("N-L", 1).until("draw-chit").play("N-C")
    assert table.waits == "plunging"
    table.play(5).until("initiative-roll")
    assert table.told("plunging-roll") == [(1, 0), (5, 0)]
    # Once it is in effect there are no more rolls.
    table.play((1, 6), "activate N-R", (3, 4))
    assert table.waits != "plunging"


@rule("7.3.7")
def test_the_roll_comes_before_the_shooting(skirmish: Battle) -> None:
    places = ("N-L-M1 1010 N", *NEAR_AND_FAR)
    table = skirmish(*places, at="missiles", active="N-L", turn=5)
    assert table.waits == "plunging"
    table.play(1)
    assert table.waits == "Norman aim"


@rule("A97")
@pytest.mark.parametrize("marker", [5, 6, 9])
def test_the_plunging_fire_marker_is_a_reminder_only(skirmish: Battle, marker: int) -> None:
    # Wherever it lies on the Turn Track, plunging fire is the same.
    places = ("N-L-M1 1210 N", "AS-C-F1 1206 S")
    table = skirmish(*places, at="missiles", active="N-L", turn=9, plunging=marker).play(4)
    assert table.told("shoots") == [("N-L", "AS-C", 4, 2)]


@rule("A97")
@pytest.mark.parametrize("marker", [5, 6, 7])
def test_so_is_the_regroup_marker(battle: Battle, marker: int) -> None:
    table = battle(at="turn", turn=9, regrouped=marker).play((1, 6))
    assert table.refused("regroup").rule == "9.1.1"
