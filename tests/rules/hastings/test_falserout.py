"""The Norman False Rout (9.2), and the fyrd that follows it; `battle` and `skirmish` make tables.

AS-C-F1 in 1207, facing S, has 1108 and 1208 before it; from 1208 the way 1309, 1310, 1411 goes straight to the
south-east, so that no other leads there in three hexes.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule

Battle = Any

FYRD = "AS-C-F1 1207 S"
FOOT = "N-C-M1 1208 N"
FAR = "AS-C-H2 1204 S"


def first(tables: Battle, *places: str, active: str = "N-C", **markers: Any) -> Any:
    """The first activation of a turn after the Regroup Turn, by a Norman who has the Initiative."""
    given = {"turn": 6, "regrouped": 5, "initiative": "Norman", **markers}
    return tables(*places, at="activation", active=active, **given)


def feign(skirmish: Battle, *places: str, commands: str = "N-C", **markers: Any) -> Any:
    """Some Commands have been named, and their units are about to go back."""
    table = first(skirmish, *places, **markers)
    for command in commands.split():
        table.play(f"feign {command}")
    return table.play("done") if table.waits == "Norman feign" else table


def ends(table: Any) -> set[str]:
    """The hexes to which the unit in question may go back."""
    return {text.split()[2] for text in table.offered()}


# ------------------------------------------------------------------ when (9.2.1, 9.2.2, A88)


@rule("9.2.1")
def test_a_norman_with_the_initiative_may_declare_it_after_the_regroup_turn(battle: Battle) -> None:
    table = first(battle)
    assert table.waits == "Norman feign"
    assert set(table.offered()) == {"feign N-L", "feign N-C", "feign N-R", "done"}


@rule("9.2.1")
def test_he_need_not(battle: Battle) -> None:
    table = first(battle).play("done")
    assert table.waits != "Norman feign"
    assert table.told("feigns") == []


@rule("9.2.1")
@pytest.mark.parametrize(
    "markers",
    [
        {"regrouped": 0, "turn": 6},
        {"regrouped": 6, "turn": 6},
        {"initiative": "Anglo-Saxon"},
        {"spent": ("AS-C",)},
        {"active": "AS-C"},
    ],
)
def test_otherwise_he_may_not(battle: Battle, markers: dict[str, Any]) -> None:
    # Not before the Regroup Turn nor on it, without the Initiative, in a later activation, or in the enemy's.
    table = first(battle, **markers)
    assert table.waits != "Norman feign"
    table.until("Anglo-Saxon order" if "active" in markers else "Norman order")
    assert table.refused("feign N-C", "9.2.1").code == "hastings-not-now"


@rule("A109", "9.2.1")
def test_after_a_regroup_turn_that_came_by_itself_he_may_too(battle: Battle) -> None:
    table = battle("N-C-M1 1207 N", at="victory", turn=7).until("initiative-roll")
    assert (table.turn, table.told("regroup-declared")) == (9, [])
    table.play((1, 6), "activate N-R", (3, 4))
    assert table.waits == "Norman feign"


@rule("A88", "9.2.1")
def test_he_must_take_the_first_activation_himself(battle: Battle) -> None:
    table = battle(at="turn", turn=6, regrouped=5).play((1, 6), "yield", "activate AS-C", (3, 4))
    assert table.waits == "Anglo-Saxon order"
    table.play("done", "N-C")
    assert table.active == "N-C"
    assert table.waits != "Norman feign"
    own = battle(at="turn", turn=6, regrouped=5).play((1, 6), "activate N-R", (3, 4))
    assert own.waits == "Norman feign"


@rule("A88")
def test_once_a_turn_but_on_any_number_of_turns(battle: Battle) -> None:
    table = battle(at="turn", turn=6, regrouped=5).play((1, 6), "activate N-R", (3, 4), "feign N-R").until("draw-chit")
    assert table.told("feigns") == [("N-R",)]
    while table.turn == 6:
        assert table.waits != "Norman feign"
        table.until("draw-chit") if table.cup else table.until("initiative-roll")
        if table.waits == "draw-chit":
            table.play(table.lots[0])
    table.play((1, 6), "activate N-R", (3, 4))
    assert table.waits == "Norman feign"


@rule("9.2.2", "9.2.7")
def test_it_comes_before_rallies_which_then_go_on(skirmish: Battle) -> None:
    places = (FYRD, FOOT, FAR, "N-C-M2 1213 routed", "N-L-M1 1113 routed")
    table = first(skirmish, *places)
    assert table.waits == "Norman feign"
    table.play("feign N-C", "feint N-C-M1 1411 N", 6)
    # The Routed unit of the active Command tries to rally, that of another does not.
    assert table.waits == "rally"
    assert [unit for unit, *_ in table.play(6).told("rally")] == ["N-C-M2"]


@rule("9.2.7")
def test_the_activation_goes_on_as_usual(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR).play("feint N-C-M1 1411 N", 6).until("Norman order")
    assert table.active == "N-C"
    assert table.offers("order N-C-M1")


# ------------------------------------------------------------------ who (9.2.3, A89)


@rule("9.2.3")
@pytest.mark.parametrize("commands", [("N-L",), ("N-C",), ("N-L", "N-R"), ("N-C", "N-R"), ("N-L", "N-C", "N-R")])
def test_one_two_or_three_commands_are_named(battle: Battle, commands: tuple[str, ...]) -> None:
    table = feign(battle, commands=" ".join(commands)).until("missile", die=6)
    assert table.told("feigns") == [(command,) for command in commands]
    went = {unit[:3] for unit, _ in table.told("feints")}
    assert went == set(commands)


@rule("9.2.3")
def test_not_the_enemys_and_none_twice(battle: Battle) -> None:
    table = first(battle)
    assert table.refused("feign AS-C", "9.2.3").code == "hastings-enemy-command"
    table.play("feign N-L")
    assert table.refused("feign N-L", "9.2.3").code == "hastings-named"


@rule("9.2.3", "A89")
def test_nor_one_that_has_no_un_routed_unit(skirmish: Battle) -> None:
    table = first(skirmish, FYRD, FOOT, FAR, "N-L-M1 0911 routed")
    assert set(table.offered()) == {"feign N-C", "done"}
    assert table.refused("feign N-L", "A89").code == "hastings-no-fit-units"


@rule("9.2.3b", "A89")
def test_every_un_routed_unit_of_the_command_goes_back(skirmish: Battle) -> None:
    # N-C-M2 is not in contact with anybody and goes, too; N-C-M3 is Routed and does not.
    places = (FYRD, FOOT, FAR, "N-C-M2 1609 N", "N-C-M3 1609 routed", "N-L-M1 1508 N")
    table = feign(skirmish, *places)
    assert table.offered() == ["order N-C-M1", "order N-C-M2"]
    assert table.refused("order N-C-M3", "9.2.3b").code == "hastings-not-falling-back"
    assert table.refused("feint N-C-M1 1411 N", "9.2.3b").code == "hastings-order-first"
    table.fall_back("N-C-M1 1411 N")
    assert table.refused("feint N-C-M1 1513 N", "9.2.3b").code == "hastings-other-unit"
    table.fall_back("N-C-M2 1611 N").play(6)
    assert [unit for unit, _ in table.told("feints")] == ["N-C-M1", "N-C-M2"]
    assert (table.unit("N-C-M3").hex, table.unit("N-L-M1").hex) == ("1609", "1508")


@rule("A89")
@pytest.mark.parametrize(("answer", "there"), [("accompany", "1411"), ("remain", "1208")])
def test_a_leader_may_go_along(skirmish: Battle, answer: str, there: str) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR, "William 1208")
    assert table.waits == "Norman accompany"
    table.play(f"{answer} William", "feint N-C-M1 1411 N")
    assert table.leader("William").hex == there


@rule("A21", "A89")
def test_units_in_false_rout_are_not_routed(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR, "N-C-M2 1308 N").fall_back("N-C-M1 1411 N", "N-C-M2 1510 N")
    table.play(6)
    assert not table.unit("N-C-M1").routed
    assert table.told("morale") == []


# ------------------------------------------------------------------ whither (9.2.3b, A90)


@rule("9.2.3b", "A89", "A90")
def test_each_unit_goes_two_or_three_hexes(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR)
    # 1210 is two hexes off, 1411 three; 1309 takes two, by 1308.
    assert {"1210", "1411", "1309"} <= ends(table)
    assert table.refused("feint N-C-M1 1209 N", "9.2.3b").code == "hastings-no-feint"
    assert table.refused("feint N-C-M1 1212 N", "9.2.3b").code == "hastings-no-feint"


@rule("A89")
def test_one_may_go_two_and_another_three(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR, "N-C-M2 1208 N").fall_back("N-C-M1 1210 N", "N-C-M2 1411 N")
    assert (table.unit("N-C-M1").hex, table.unit("N-C-M2").hex) == ("1210", "1411")


@rule("A90")
@pytest.mark.parametrize("there", ["1306", "1107", "1406"])
def test_away_from_the_anglo_saxons(skirmish: Battle, there: str) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR)
    assert table.refused(f"feint N-C-M1 {there} N", "9.2.3b").code == "hastings-no-feint"


@rule("A90")
def test_each_hex_is_farther_from_the_nearest_of_them_or_as_far_and_farther_south(skirmish: Battle) -> None:
    # Between AS-C-F1 in 1207 and AS-L-F1 in 1609 there is no way east; toward the south there is.
    table = feign(skirmish, FYRD, "AS-L-F1 1609 S", FOOT, FAR)
    assert "1509" not in ends(table)
    assert "1210" in ends(table)


@rule("A90")
def test_swamp_and_full_hexes_bar_the_way(skirmish: Battle) -> None:
    places = ("AS-C-F1 0910 S", "N-C-M1 0911 N", FAR, "N-L-M1 0913 N", "N-L-M2 0913 N")
    table = feign(skirmish, *places)
    assert "0913" not in ends(table)
    assert table.refused("feint N-C-M1 0913 N", "9.2.3b")
    swamp = feign(skirmish, "AS-C-F1 0711 S", "N-C-M1 0712 N", FAR)
    assert not {"0614", "0714"} & ends(swamp)


@rule("A90")
def test_a_unit_that_cannot_go_two_hexes_goes_as_far_as_it_can(skirmish: Battle) -> None:
    # Behind N-C-M1 in 2411 there is only 2410, between woods and the edge of the map.
    table = feign(skirmish, "AS-C-F1 2412 NW", "N-C-M1 2411 S", FAR, "N-C-M2 1609 N").fall_back("N-C-M2 1611 N")
    assert ends(table) == {"2410"}
    assert table.play("feint N-C-M1 2410 S").unit("N-C-M1").hex == "2410"


@rule("A90")
def test_one_that_cannot_go_at_all_stays(skirmish: Battle) -> None:
    table = feign(skirmish, "AS-C-F1 2411 NE", "N-C-M1 2410 SW", FAR, "N-C-M2 1609 N")
    assert table.question().about["unit"] == ("unit", table.number("unit", "N-C-M2"))
    table.fall_back("N-C-M2 1611 N")
    assert table.unit("N-C-M1").hex == "2410"
    assert table.told("hemmed-in") == [("N-C-M1",)]


@rule("9.2.3b", "A90")
def test_the_norman_chooses_the_order_so_that_one_makes_room_for_another(skirmish: Battle) -> None:
    # N-C-M1 has nothing but full hexes behind it; N-C-M2 and N-C-M3 go, then it can.
    enemies = ("AS-C-H1 1206 S", "AS-C-F1 1106 S", "AS-C-F3 1306 S", FAR)
    units = ("N-C-M1 1207 N", "N-C-M2 1208 N", "N-C-M3 1208 N", "N-C-M4 1108 N", "N-C-M5 1108 N")
    table = feign(skirmish, *enemies, *units)
    assert table.refused("order N-C-M1", "A90").code == "hastings-make-room"
    table.fall_back("N-C-M3 1210 N", "N-C-M2 1211 N")
    assert table.offers("order N-C-M1")
    table.fall_back("N-C-M1 1209 N", "N-C-M5 1110 N", "N-C-M4 1110 N")
    assert [unit for unit, _ in table.told("feints")] == ["N-C-M3", "N-C-M2", "N-C-M1", "N-C-M5", "N-C-M4"]
    assert table.told("hemmed-in") == []


@rule("9.2.3b", "A90")
def test_who_is_still_hemmed_in_when_all_others_have_gone_goes_one_hex_or_stays(skirmish: Battle) -> None:
    # Another Command's units fill the hexes behind N-C-M1 and do not go.
    others = ("N-L-M1 1208 N", "N-L-M2 1208 N", "N-L-M3 1108 N", "N-L-M4 1108 N")
    table = feign(skirmish, "AS-C-H1 1206 S", "AS-C-F1 1106 S", "AS-C-F3 1306 S", FAR, "N-C-M1 1207 N", *others)
    assert table.told("hemmed-in") == [("N-C-M1",)]
    assert table.unit("N-C-M1").hex == "1207"


@rule("9.2.3b", "A90")
def test_it_still_faces_as_it_did(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR)
    assert table.offers("feint N-C-M1 1210 N")
    assert table.refused("feint N-C-M1 1210 S", "9.2.3b").code == "hastings-face-enemy"
    assert str(table.play("feint N-C-M1 1210 N").unit("N-C-M1")) == "1210 N"


@rule("9.2.3b", "A90")
def test_with_its_back_to_the_enemy_it_turns_round(skirmish: Battle) -> None:
    # In 1210, 1209 and 1309 are nearer to AS-C-F1: three facings have one of them before them.
    table = feign(skirmish, FYRD, "N-C-M1 1208 S", FAR)
    facings = {text.split()[3] for text in table.offered() if text.startswith("feint N-C-M1 1210")}
    assert facings == {"N", "NE", "NW"}
    assert table.refused("feint N-C-M1 1210 S", "9.2.3b").code == "hastings-face-enemy"


# ------------------------------------------------------------------ the fyrd is tempted (9.2.4, A91)


@rule("9.2.4", "A47", "7.5.1")
@pytest.mark.parametrize(("die", "follows"), [(1, True), (4, True), (5, False), (6, False)])
def test_each_fyrd_unit_in_contact_rolls_on_the_left_pursuit_chart(skirmish: Battle, die: int, follows: bool) -> None:
    # Late in the day: 4 - 1 is still a 3.
    table = feign(skirmish, FYRD, FOOT, FAR).play("feint N-C-M1 1411 N", die)
    assert table.told("left-chart") == [("AS-C-F1", die, -1)]
    assert table.drms("left") == {"late": -1}
    assert (table.unit("AS-C-F1").hex != "1207") == follows


@rule("9.2.4", "A47")
def test_leaders_huscarles_and_the_event_count_as_in_any_pursuit(skirmish: Battle) -> None:
    places = (FYRD, FOOT, FAR, "AS-C-H1 1207 S", "Gyrth 1206")
    table = feign(skirmish, *places, event=12).play("feint N-C-M1 1411 N", 1)
    assert table.drms("left") == {"leader": 1, "huscarle": 1, "late": -1, "event": 2}


@rule("9.2.4")
def test_huscarles_do_not_roll(skirmish: Battle) -> None:
    table = feign(skirmish, "AS-C-H1 1207 S", FOOT, FAR).play("feint N-C-M1 1411 N")
    assert table.told("left-chart") == []
    assert table.waits != "contact"


@rule("9.2.4", "A91")
@pytest.mark.parametrize(
    ("fyrd", "contact"),
    [
        ("1207 S", True),
        ("1207 SE", True),
        ("1207 N", False),
        ("1207 SW", False),
        ("1308 S", False),
        ("1308 S wall", True),
        ("1308 S routed", False),
    ],
)
def test_contact_is_to_have_had_the_norman_in_a_frontal_hex(skirmish: Battle, fyrd: str, contact: bool) -> None:
    # 1208 lies to the south-east of 1207 and to the west of 1308.
    table = feign(skirmish, f"AS-C-F1 {fyrd}", FOOT, FAR)
    table.play(next(text for text in table.offered() if text.endswith(" N")))
    assert (table.waits == "contact") == contact


@rule("9.2.4", "A91")
def test_contact_with_a_command_that_stays_does_not_count(skirmish: Battle) -> None:
    places = (FYRD, "N-L-M1 1208 N", FAR, "N-C-M1 1609 N")
    table = feign(skirmish, *places).play("feint N-C-M1 1611 N")
    assert table.told("left-chart") == []
    assert table.waits != "contact"


@rule("9.2.4")
def test_all_go_back_before_the_first_roll(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR, "N-C-M2 1609 N").fall_back("N-C-M1 1411 N")
    assert table.waits == "Norman feint"
    assert table.play("feint N-C-M2 1611 N").waits == "contact"


# ------------------------------------------------------------------ and follows (9.2.5, 9.2.6, A92)


@rule("9.2.5", "A92")
def test_who_fails_follows_path_and_distance(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR).play("feint N-C-M1 1411 N", 1)
    # By 1208 and 1309 to 1310, behind N-C-M1; the Right Pursuit Chart is not rolled on.
    assert table.unit("AS-C-F1").hex == "1310"
    assert table.told("right-chart") == []


@rule("9.2.5", "A92")
def test_two_hexes_if_the_norman_went_two(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR).play("feint N-C-M1 1310 N", 1)
    assert table.unit("AS-C-F1").hex == "1309"


@rule("9.2.5", "A92")
def test_it_faces_along_its_last_step(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR).play("feint N-C-M1 1411 N", 1)
    assert table.unit("AS-C-F1").facing in ("S", "SE")


@rule("9.2.5", "A92")
def test_the_anglo_saxon_picks_one_of_the_normans_that_were_before_it(skirmish: Battle) -> None:
    places = (FYRD, FAR, FOOT, "N-C-M2 1108 N", "N-C-M3 1609 N")
    table = feign(skirmish, *places)
    table.fall_back("N-C-M1 1411 N", "N-C-M2 1010 N", "N-C-M3 1611 N").play(1)
    assert table.waits == "Anglo-Saxon go-after"
    assert table.offered() == ["follow AS-C-F1 N-C-M1", "follow AS-C-F1 N-C-M2"]
    assert table.refused("follow AS-C-F1 N-C-M3", "9.2.5").code == "hastings-no-contact"
    table.play("follow AS-C-F1 N-C-M2")
    assert table.unit("AS-C-F1").hex == "1109"


@rule("A92", "9.2.5")
def test_it_stops_before_enemies_on_the_way(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR, "N-L-M1 1309 S").play("feint N-C-M1 1411 N", 1)
    assert table.unit("AS-C-F1").hex == "1208"


@rule("A92", "9.2.5")
def test_and_before_two_of_its_own(skirmish: Battle) -> None:
    # Three Fyrd units go after one Norman: the third finds no room beside the two.
    places = (FYRD, "AS-C-F2 1207 S", "AS-C-F3 1108 NE wall", FOOT, FAR)
    table = feign(skirmish, *places).play("feint N-C-M1 1411 N", 1, 1, 1)
    assert table.unit("AS-C-F1").hex == table.unit("AS-C-F2").hex == "1310"
    assert table.unit("AS-C-F3").hex == "1309"


@rule("A92")
def test_the_front_of_another_norman_does_not_stop_it(skirmish: Battle) -> None:
    # N-L-M1 in 1308 faces 1208 by its front; only a block ends this pursuit early.
    table = feign(skirmish, FYRD, FOOT, FAR, "N-L-M1 1308 SW").play("feint N-C-M1 1411 N", 1)
    assert table.unit("AS-C-F1").hex == "1310"


@rule("9.2.5", "A43", "A98")
def test_a_leader_who_stayed_behind_is_met_by_those_who_follow(skirmish: Battle) -> None:
    table = feign(skirmish, FYRD, FOOT, FAR, "William 1208").play("remain William", "feint N-C-M1 1411 N", 1)
    assert table.waits == "casualty"
    assert table.play(6).leader("William").hex == "1411"


@rule("9.2.6")
@pytest.mark.parametrize(("die", "wall"), [(1, False), (6, True)])
def test_who_follows_loses_its_shield_wall(skirmish: Battle, die: int, wall: bool) -> None:
    table = feign(skirmish, "AS-C-F1 1207 S wall", FOOT, FAR).play("feint N-C-M1 1411 N", die)
    assert table.unit("AS-C-F1").wall == wall


# ------------------------------------------------------------------ afterwards (A93)


@rule("A93", "9.2.3", "7.7.8")
def test_the_other_commands_activate_as_usual_and_their_knights_charge(skirmish: Battle) -> None:
    places = (FYRD, "N-C-K1 1208 N", FAR, "N-L-M1 0911 N")
    table = feign(skirmish, *places, active="N-L", commands="N-L N-C", cup=("N-C",))
    table.fall_back("N-L-M1 0913 N", "N-C-K1 1210 N").play(6)
    table.until("draw-chit").play("N-C").until("Norman order")
    # Without the False Rout it would have stood next to AS-C-F1 all the time.
    table.move("N-C-K1 1208 N").play("done", "attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == {"charge": -2}


@rule("A93", "7.7.8")
def test_a_knight_next_to_which_the_fyrd_has_come_does_not_charge_it(skirmish: Battle) -> None:
    places = (FYRD, "N-C-K1 1208 N", FAR, "N-L-M1 0911 N")
    table = feign(skirmish, *places, active="N-L", commands="N-L N-C", cup=("N-C",))
    table.fall_back("N-L-M1 0913 N", "N-C-K1 1411 N").play(1)
    table.until("draw-chit").play("N-C").until("Norman order")
    assert table.unit("AS-C-F1").hex == "1310"
    table.play("done", "attack N-C-K1 AS-C-F1", 6)
    assert "charge" not in table.drms("melee")


@rule("9.2.1", "9.2.2", "9.2.3", "9.2.3b", "9.2.4", "9.2.5", "9.2.6", "9.2.7", "A93")
def test_two_commands_feign_flight_and_fyrd_comes_down_the_hill(skirmish: Battle) -> None:
    """Bretons and Normans fall back; of three Fyrd units two come down, and one of them is taken in the flank."""
    places = (
        "AS-R-F4 0806 S wall",
        "AS-R-F5 0906 S wall",
        "AS-C-F1 1006 S wall",
        FAR,
        "N-L-M4 0807 N",
        "N-L-K1 0809 N",
        "N-C-M1 1007 N",
        "N-C-K1 1109 N",
        "N-R-M1 1809 N",
    )
    table = first(skirmish, *places, active="N-C", cup=("N-L",)).play("feign N-L", "feign N-C", "done")
    # 0807 is before AS-R-F4, 1007 before AS-R-F5 and AS-C-F1; N-R has not been named.
    table.fall_back("N-L-M4 0709 N", "N-L-K1 0811 N", "N-C-M1 1009 N", "N-C-K1 1111 N")
    assert table.unit("N-R-M1").hex == "1809"
    # AS-R-F4 and AS-R-F5 break ranks, AS-C-F1 holds.
    table.play(2, 1, 6)
    assert [unit for unit, *_ in table.told("left-chart")] == ["AS-R-F4", "AS-R-F5", "AS-C-F1"]
    assert str(table.unit("AS-C-F1")) == "1006 S wall"
    # Each has gone two hexes, to where it faces the Norman whom it followed, and is out of the wall.
    assert (str(table.unit("AS-R-F4")), str(table.unit("AS-R-F5"))) == ("0708 S", "1008 S")
    # William's Knight comes round to the others, charges and breaks AS-R-F5.
    table.until("Norman order").move("N-C-K1 0908 NE").play("done", "attack N-C-K1 AS-R-F5", 2)
    assert table.drms("melee") == {"charge": -2, "flank": -1}
    table.play("attack N-C-M1 AS-R-F5", 6, 2)
    assert table.told("routs") == [("AS-R-F5",)]
    # Then the Bretons, who went back with them, have their own activation and do the same to AS-R-F4.
    table.until("draw-chit", die=4).play("N-L").until("Norman order")
    table.move("N-L-K1 0608 NE").play("done", "attack N-L-K1 AS-R-F4", 2)
    assert table.drms("melee") == {"charge": -2, "flank": -1}
    assert table.hits("AS-R") == 4
