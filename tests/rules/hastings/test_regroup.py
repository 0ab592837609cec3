"""The Regroup Turn (9.1), step by step and as a whole; `battle` and `skirmish` make tables.

AS-C-F1 in 1206 is the southernmost Anglo-Saxon unit in most of them. In a skirmish all units that are not on the map
are in the Eliminated Boxes, so what is about returns has both armies.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule

Battle = Any

FYRD = "AS-C-F1 1206 S"
FACINGS = ("N", "NE", "SE", "S", "SW", "NW")


def regroup(tables: Battle, *places: str, turn: int = 5, **markers: Any) -> Any:
    """The Regroup Turn has begun."""
    return tables(*places, at="regroup", turn=turn, **markers)


def hexes(table: Any) -> set[str]:
    """The hexes that are offered."""
    return {text.split()[2] for text in table.offered() if len(text.split()) > 2}


def around(table: Any) -> list[str]:
    """Where all pieces are and how they face."""
    return [str(table.unit(name)) for name in table.game.names("piece")]


# ------------------------------------------------------------------ when (9.1.1 to 9.1.3)


@rule("9.1.2", "A16")
@pytest.mark.parametrize(("turn", "may"), [(1, False), (4, False), (5, True), (6, True), (7, True)])
def test_a_norman_who_wins_the_initiative_after_turn_4_may_declare_it(battle: Battle, turn: int, may: bool) -> None:
    table = battle(at="turn", turn=turn).play((1, 6))
    assert table.waits == "Norman first"
    assert table.offers("regroup") == may
    if not may:
        assert table.refused("regroup", "9.1.2").code == "hastings-regroup-early"


@rule("9.1.2")
def test_he_need_not(battle: Battle) -> None:
    table = battle(at="turn", turn=5).play((1, 6), "activate N-C")
    assert table.waits == "event-roll"


@rule("9.1.2")
def test_an_anglo_saxon_winner_may_not(battle: Battle) -> None:
    table = battle(at="turn", turn=5).play((6, 1))
    assert table.refused("regroup", "5.1.6").code == "hastings-regroup-norman"


@rule("9.1.2", "9.1.4", "A17", "9.1.5")
def test_it_takes_the_place_of_the_whole_turn(battle: Battle) -> None:
    table = battle(at="turn", turn=6).play((1, 6), "regroup").until("initiative-roll")
    assert table.turn == 7
    kinds = {kind for kind, *_ in table.told()}
    assert kinds.isdisjoint({"event", "activates", "chit", "plunging-roll", "shoots", "rally"})


@rule("9.1.1")
def test_it_happens_only_once(battle: Battle) -> None:
    table = battle(at="turn", turn=6, regrouped=5).play((1, 6))
    assert table.refused("regroup", "9.1.1").code == "hastings-regrouped"


@rule("9.1.1", "9.1.3")
def test_once_declared_it_does_not_come_on_turn_8(battle: Battle) -> None:
    table = battle(at="victory", turn=7, regrouped=5)
    assert (table.turn, table.waits) == (8, "initiative-roll")


@rule("9.1.3", "A18")
def test_otherwise_it_comes_by_itself_on_turn_8(battle: Battle) -> None:
    table = battle("N-C-M1 1207 N", at="victory", turn=7)
    assert (table.turn, table.waits) == (8, "Norman withdraw")
    assert table.told("regroup") == [(8,)]
    assert table.told("initiative-roll") == []
    assert (table.until("initiative-roll").turn, len(table.told("regroup"))) == (9, 1)


@rule("9.1.3")
def test_not_on_turn_7(battle: Battle) -> None:
    table = battle(at="victory", turn=6)
    assert (table.turn, table.waits) == (7, "initiative-roll")


@rule("9.1.5")
def test_then_the_marker_is_placed_and_the_next_turn_begins(battle: Battle) -> None:
    table = regroup(battle, turn=6).until("initiative-roll")
    assert (table.state.regrouped, table.turn) == (6, 7)


@rule("A97", "9.1.5", "7.3.7")
def test_markers_on_the_turn_track_only_remind(battle: Battle) -> None:
    # On whichever turn the armies have regrouped and the archers shot high, what follows is the same.
    early = battle(at="turn", turn=9, regrouped=5, plunging=5)
    late = battle(at="turn", turn=9, regrouped=8, plunging=7)
    for table in (early, late):
        table.play((4, 3), "activate AS-C", (3, 4)).until("initiative-roll", die=4)
    assert early.told() == late.told()
    assert around(early) == around(late)
    assert (early.state.regrouped, early.state.plunging) == (5, 5)


@rule("A87", "9.1.5")
def test_hits_stay_on_the_tracks(battle: Battle) -> None:
    hits = {"AS-L": 4, "AS-C": 7, "N-R": 3}
    table = regroup(battle, hits=hits).until("initiative-roll")
    assert {command: table.hits(command) for command in hits} == hits


# ------------------------------------------------------------------ the Norman pulls back (9.1.4a)


@rule("9.1.4a", "A108")
def test_a_norman_unit_goes_south_to_a_hex_that_is_clear_of_the_enemy(skirmish: Battle) -> None:
    table = regroup(skirmish, FYRD, "N-C-M1 1207 N")
    assert table.waits == "Norman withdraw"
    # All of them are south of 1207; those of row 08 are the nearest.
    assert {"1108", "1208", "1209", "1413"} <= hexes(table)
    assert min(there[2:] for there in hexes(table)) == "08"
    table.play("withdraw N-C-M1 1209 N")
    assert str(table.unit("N-C-M1")) == "1209 N"


@rule("9.1.4a", "A108")
@pytest.mark.parametrize(
    ("there", "rule_id", "code"),
    [
        ("1307", "9.1.4a", "hastings-refuge-near"),
        ("1106", "9.1.4a", "hastings-refuge-near"),
        ("1207", "9.1.4a", "hastings-refuge-near"),
        ("1107", "A108", "hastings-refuge-back"),
        ("1505", "9.1.4a", "hastings-refuge-north"),
        ("1306", "9.1.4a", "hastings-refuge-near"),
    ],
)
def test_no_other_hex_will_do(skirmish: Battle, there: str, rule_id: str, code: str) -> None:
    # 1307 and 1106 are next to AS-C-F1, 1107 is no farther south than 1207, and 1505 is farther north.
    table = regroup(skirmish, FYRD, "N-C-M1 1207 N")
    assert table.refused(f"withdraw N-C-M1 {there} N", rule_id).code == code


@rule("9.1.4a", "A108")
def test_it_faces_as_the_norman_likes(skirmish: Battle) -> None:
    table = regroup(skirmish, FYRD, "N-C-M1 1207 N")
    assert {text.split()[3] for text in table.offered()} == set(FACINGS)
    assert str(table.play("withdraw N-C-M1 1108 S").unit("N-C-M1")) == "1108 S"


@rule("9.1.4a", "A108")
def test_a_unit_that_is_clear_already_does_not_move(skirmish: Battle) -> None:
    table = regroup(skirmish, FYRD, "N-C-M1 1208 NE", "N-C-M2 1006 N")
    assert table.waits != "Norman withdraw"
    assert (str(table.unit("N-C-M1")), str(table.unit("N-C-M2"))) == ("1208 NE", "1006 N")


@rule("9.1.4a", "A83")
@pytest.mark.parametrize(("here", "moves"), [("1806", False), ("1805", True), ("1905", True), ("1906", False)])
def test_nobody_stays_north_of_the_southernmost_anglo_saxon(skirmish: Battle, here: str, moves: bool) -> None:
    # Rows are compared: row 06 is as far south as AS-C-F1, row 05 is not.
    table = regroup(skirmish, FYRD, f"N-C-M1 {here} N")
    assert (table.waits == "Norman withdraw") == moves


@rule("9.1.4a", "A83")
def test_the_southernmost_of_all_anglo_saxon_units_counts_routed_or_not(skirmish: Battle) -> None:
    table = regroup(skirmish, FYRD, "AS-L-F1 1810 routed", "N-C-M1 0809 N")
    assert table.waits == "Norman withdraw"
    assert min(there[2:] for there in hexes(table)) == "10"


@rule("9.1.4a", "A108")
def test_nobody_goes_farther_north(skirmish: Battle) -> None:
    # N-C-K1 is in row 16 between two of them: it may go to row 17 only, where 1917 and on are clear.
    table = regroup(skirmish, "AS-C-F1 1515 S", "AS-C-F2 1816 S", "N-C-K1 1716 N")
    assert hexes(table)
    assert {there[2:] for there in hexes(table)} == {"17"}
    assert "1415" not in hexes(table)


@rule("9.1.4a", "A108")
def test_at_the_edge_of_the_map_a_hex_of_its_own_row_will_do(skirmish: Battle) -> None:
    table = regroup(skirmish, "AS-C-F1 1716 S", "N-C-K1 1717 N")
    assert {there[2:] for there in hexes(table)} == {"17"}
    assert {"1617", "1917"} <= hexes(table)
    assert "1817" not in hexes(table)


@rule("9.1.4a", "A108")
def test_anglo_saxon_units_are_ignored_on_the_way(skirmish: Battle) -> None:
    # N-C-K1 is behind a closed line of row 06: it goes through it, to row 08.
    line = [f"AS-C-F{i} {column:02}06 S" for i, column in enumerate((10, 11, 12, 13), 1)]
    table = regroup(skirmish, *line, "N-C-K1 1205 N")
    assert {"1008", "1108", "1208", "1308"} <= hexes(table)
    assert table.play("withdraw N-C-K1 1208 N").unit("N-C-K1").hex == "1208"


@rule("9.1.4a", "A108")
def test_stacking_holds_where_a_unit_ends(skirmish: Battle) -> None:
    table = regroup(skirmish, FYRD, "N-C-M1 1207 N", "N-C-M2 1208 N", "N-C-M3 1208 N", "N-C-M4 1108 N")
    assert "1108" in hexes(table)
    assert "1208" not in hexes(table)
    assert table.refused("withdraw N-C-M1 1208 N", "4.1.1").code == "hastings-full"


@rule("9.1.4a", "A108")
def test_terrain_holds_too(skirmish: Battle) -> None:
    # 0308 is clear, 0309 is woods, and in row 12 swamp begins.
    table = regroup(skirmish, "AS-C-F1 0506 S", "N-C-M1 0507 N")
    assert {"0308", "0408", "0508"} <= hexes(table)
    assert not {"0309", "0112", "0513"} & hexes(table)


@rule("9.1.4a", "A108")
def test_routed_units_and_leaders_go_as_well(skirmish: Battle) -> None:
    table = regroup(skirmish, FYRD, "N-C-M1 1207 routed", "William 1207")
    table.play("withdraw N-C-M1 1208 N")
    assert str(table.unit("N-C-M1")) == "1208 routed"
    assert table.question().about["piece"] == ("piece", table.number("piece", "William"))
    table.play("withdraw William 1108 N")
    assert table.leader("William").hex == "1108"


@rule("9.1.4a")
def test_one_piece_goes_after_the_other(skirmish: Battle) -> None:
    table = regroup(skirmish, FYRD, "N-C-M1 1207 N", "N-C-M2 1207 N")
    assert table.refused("withdraw N-C-M2 1208 N", "9.1.4a").code == "hastings-other-unit"


@rule("9.1.4a", "A108")
def test_the_standard_stays(skirmish: Battle) -> None:
    table = regroup(skirmish, "AS-C-F1 1212 S", "N-C-M1 1213 N").play("withdraw N-C-M1 1214 N")
    assert table.standard("Norman") == "1213"


@rule("9.1.4a", "A43")
def test_who_pulls_back_upon_a_leader_left_alone_meets_him(skirmish: Battle) -> None:
    table = regroup(skirmish, FYRD, "N-C-M1 1207 N", "Leofwine 1208").play("withdraw N-C-M1 1208 N")
    assert table.waits == "casualty"


# ------------------------------------------------------------------ Shield Walls (9.1.4b)


@rule("9.1.4b")
def test_units_beside_a_shield_wall_may_form_one(skirmish: Battle) -> None:
    # AS-C-F1 and AS-L-F3 are next to the Huscarles, AS-C-F2 is stacked with them, AS-C-F4 is neither.
    places = ("AS-C-H1 1206 S wall", "AS-C-F1 1306 S", "AS-C-F2 1206 S", "AS-L-F3 1205 S", "AS-C-F4 1406 S")
    table = regroup(skirmish, *places)
    table.play("form AS-C-F1 S", "form AS-C-F2 S", "form AS-L-F3 S")
    assert table.waits != "Anglo-Saxon form"
    assert all(table.unit(unit).wall for unit in ("AS-C-F1", "AS-C-F2", "AS-L-F3"))
    assert not table.unit("AS-C-F4").wall


@rule("9.1.4b")
def test_the_question_is_about_one_unit_after_the_other(skirmish: Battle) -> None:
    table = regroup(skirmish, "AS-C-H1 1206 S wall", "AS-C-F1 1306 S", "AS-C-F2 1206 S")
    assert table.refused("form AS-C-F2 S", "9.1.4b").code == "hastings-other-unit"
    assert table.refused("form AS-C-H1 N", "9.1.4b").code == "hastings-other-unit"


@rule("9.1.4b", "A84")
def test_shield_wall_does_not_spread_from_unit_to_unit(skirmish: Battle) -> None:
    # AS-C-F2 is next to AS-C-F1, which forms it only now.
    table = regroup(skirmish, "AS-C-H1 1206 S wall", "AS-C-F1 1306 S", "AS-C-F2 1406 S").play("form AS-C-F1 S")
    assert table.waits != "Anglo-Saxon form"
    assert not table.unit("AS-C-F2").wall


@rule("9.1.4b", "A84")
def test_a_leader_in_the_hex_is_enough_and_one_next_to_it_is_not(skirmish: Battle) -> None:
    table = regroup(skirmish, "AS-C-F1 1405 S", "AS-C-F2 1505 S", "Gyrth 1405")
    assert table.question().about["unit"] == ("unit", table.number("unit", "AS-C-F1"))
    table.play("form AS-C-F1 S")
    assert table.waits != "Anglo-Saxon form"


@rule("9.1.4b", "A84")
def test_the_unit_faces_as_its_owner_likes(skirmish: Battle) -> None:
    table = regroup(skirmish, "AS-C-F1 1405 S", "Gyrth 1405")
    assert table.offered() == [*[f"form AS-C-F1 {facing}" for facing in FACINGS], "decline AS-C-F1"]
    assert str(table.play("form AS-C-F1 SE").unit("AS-C-F1")) == "1405 SE wall"


@rule("9.1.4b")
def test_nobody_must(skirmish: Battle) -> None:
    table = regroup(skirmish, "AS-C-F1 1405 NE", "Gyrth 1405").play("decline AS-C-F1")
    assert str(table.unit("AS-C-F1")) == "1405 NE"


@rule("9.1.4b", "A84")
def test_routed_units_form_none_though_they_rally_afterwards(skirmish: Battle) -> None:
    table = regroup(skirmish, "AS-C-H1 1206 S wall", "AS-C-F1 1306 routed", "Harold 1306")
    assert table.waits == "Anglo-Saxon face"
    assert str(table.play("face AS-C-F1 S").unit("AS-C-F1")) == "1306 S"


@rule("9.1.4b")
def test_normans_form_none(skirmish: Battle) -> None:
    table = regroup(skirmish, FYRD, "N-C-M1 1209 N", "William 1209")
    assert table.waits != "Norman form"
    assert not table.unit("N-C-M1").wall


@rule("9.1.4b")
@pytest.mark.parametrize("at", ["movement", "melee"])
def test_at_no_other_time_can_it_be_formed(battle: Battle, at: str) -> None:
    table = battle("AS-C-F1 1504 S", "N-C-M1 1505 N", "Harold 1504", at=at, active="AS-C")
    assert table.refused("form AS-C-F1 S", "9.1.4b").code == "hastings-not-now"


@rule("9.1.4", "9.1.4b", "9.1.4a")
def test_the_norman_has_pulled_back_before(skirmish: Battle) -> None:
    table = regroup(skirmish, FYRD, "Harold 1206", "N-C-M1 1207 N")
    assert table.waits == "Norman withdraw"
    assert table.play("withdraw N-C-M1 1208 N").waits == "Anglo-Saxon form"


# ------------------------------------------------------------------ rallies (9.1.4c)


@rule("9.1.4c")
def test_all_routed_units_rally_wherever_they_are(skirmish: Battle) -> None:
    # Far from Leaders and Standards, of any Command, and without a die.
    table = regroup(skirmish, FYRD, "AS-L-F1 0606 routed", "N-R-K1 0612 routed", "N-L-M1 2015 routed", "Gyrth 1206")
    table.play("decline AS-C-F1", "face AS-L-F1 SW", "face N-L-M1 N", "face N-R-K1 NE")
    assert str(table.unit("AS-L-F1")) == "0606 SW"
    assert str(table.unit("N-L-M1")) == "2015 N"
    assert str(table.unit("N-R-K1")) == "0612 NE"
    assert table.told("rally") == []


@rule("9.1.4c")
def test_a_lost_unit_does_not_rally(battle: Battle) -> None:
    table = regroup(battle, "AS-C-F1 lost").until("initiative-roll")
    assert str(table.unit("AS-C-F1")) == "lost"


@rule("A85")
def test_the_anglo_saxons_do_not_move(battle: Battle) -> None:
    table = battle(at="victory")
    before = {name: str(table.unit(name)) for name in table.game.names("piece") if not name.startswith("N-")}
    after = regroup(battle, "N-C-M1 1207 N").until("initiative-roll")
    assert {name: str(after.unit(name)) for name in before} == before


# ------------------------------------------------------------------ returns (9.1.4d, A86)


def back(battle: Battle, lost: str, *places: str, **markers: Any) -> Any:
    """The Regroup Turn when units begin to return, with these lost: `back(battle, "AS-C-F1 AS-C-F2")`."""
    table = regroup(battle, *[f"{unit} lost" for unit in lost.split()], *places, **markers)
    while table.waits in ("Anglo-Saxon form", "Norman withdraw"):
        table.play(table.offered()[-1])
    return table


@rule("9.1.4d", "A86")
def test_of_two_lost_units_of_a_type_one_returns_and_one_is_gone_for_good(battle: Battle) -> None:
    table = back(battle, "AS-C-F1 AS-L-F2")
    assert table.offered() == ["return AS-C-F1", "return AS-L-F2"]
    table.play("return AS-L-F2")
    assert table.waits == "Anglo-Saxon place"
    table.play("place AS-L-F2 1205 SW")
    assert str(table.unit("AS-L-F2")) == "1205 SW"
    assert (table.unit("AS-C-F1").buried, table.unit("AS-L-F2").buried) == (True, False)
    assert table.waits == "initiative-roll"


@rule("9.1.4d")
@pytest.mark.parametrize("lost", ["AS-C-F1", "AS-C-F1 AS-C-H1", "N-C-M1 N-C-K1", "AS-C-F1 N-C-M1"])
def test_a_single_unit_of_a_type_does_not(battle: Battle, lost: str) -> None:
    table = back(battle, lost)
    assert table.waits == "initiative-roll"
    assert not any(table.unit(unit).buried or table.unit(unit).on_map for unit in lost.split())


@rule("9.1.4d")
@pytest.mark.parametrize(("number", "returns"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_one_of_every_two(battle: Battle, number: int, returns: int) -> None:
    lost = [f"AS-L-F{i}" for i in range(1, number + 1)]
    table = back(battle, " ".join(lost)).until("initiative-roll")
    assert sum(table.unit(unit).on_map for unit in lost) == returns
    assert sum(table.unit(unit).buried for unit in lost) == returns


@rule("9.1.4d")
def test_both_sides_and_each_type_by_itself(battle: Battle) -> None:
    lost = "AS-C-F1 AS-C-F2 AS-C-H1 AS-L-H1 N-C-M1 N-C-M2 N-C-K1"
    table = back(battle, lost).until("initiative-roll")
    assert len(table.told("returns")) == 3
    assert str(table.unit("N-C-K1")) == "lost"


@rule("9.1.4d", "A86")
def test_a_unit_comes_back_on_or_next_to_its_standard(battle: Battle) -> None:
    # The Huscarles of 1204 have left room for one unit there.
    table = back(battle, "AS-C-F1 AS-C-F2", "AS-C-H3 1304 S", "AS-L-F1 1304 S").play("return AS-C-F1")
    assert hexes(table) == {"1204", "1104", "1203", "1303", "1205", "1305"}
    assert table.refused("place AS-C-F1 1304 S", "4.1.1").code == "hastings-full"
    assert table.refused("place AS-C-F1 1206 S", "9.1.4d").code == "hastings-no-room"
    table.play("place AS-C-F1 1204 N")
    assert str(table.unit("AS-C-F1")) == "1204 N"


@rule("9.1.4d", "A86")
def test_normans_come_back_to_theirs(battle: Battle) -> None:
    table = back(battle, "N-C-K1 N-R-K1").play("return N-R-K1")
    assert hexes(table) == {"1213", "1113", "1313", "1112", "1212", "1114", "1214"}


@rule("A86")
def test_it_belongs_to_its_command_and_is_neither_routed_nor_in_shield_wall(battle: Battle) -> None:
    table = back(battle, "AS-R-F1 AS-R-F2").play("return AS-R-F1", "place AS-R-F1 1205 S")
    unit = table.unit("AS-R-F1")
    assert (unit.routed, unit.wall) == (False, False)
    assert battle("AS-R-F1 1205 S", at="movement", active="AS-R").offers("order AS-R-F1")


@rule("A86")
def test_the_owner_chooses_which_ones_come_back(battle: Battle) -> None:
    lost = ["AS-R-F1", "AS-C-F1", "AS-L-F1", "AS-L-F2"]
    pairs = [(one, other) for i, one in enumerate(lost) for other in lost[i + 1 :]]
    start = back(battle, " ".join(lost))
    assert {text.removeprefix("return ") for text in start.offered()} == set(lost)
    returned = set()
    for pair in pairs:
        for first, second in (pair, pair[::-1]):
            table = start.copy().play(f"return {first}", f"place {first} 1205 S")
            if table.offers(f"return {second}"):
                returned.add(pair)
    assert returned == set(pairs)


@rule("A86")
def test_only_units_of_the_box_return(battle: Battle) -> None:
    table = back(battle, "AS-C-F1 AS-C-F2 AS-C-H1")
    assert table.refused("return AS-C-F3", "9.1.4d").code == "hastings-not-in-box"
    assert table.refused("return AS-C-H1", "9.1.4d").code == "hastings-no-pair"


@rule("A86")
def test_without_a_standard_nobody_returns_and_the_pair_stays_in_the_box(battle: Battle) -> None:
    table = back(battle, "AS-C-F1 AS-C-F2 N-C-M1 N-C-M2", captured=("Anglo-Saxon",)).until("initiative-roll")
    assert [table.unit(unit).on_map for unit in ("AS-C-F1", "AS-C-F2")] == [False, False]
    assert [table.unit(unit).buried for unit in ("AS-C-F1", "AS-C-F2")] == [False, False]
    assert len(table.told("returns")) == 1


def crowd(free: int) -> list[str]:
    """Norman units that fill the hexes on and next to their Standard but for so many places."""
    units = [f"N-{command}-M{i}" for command in ("L", "C") for i in range(1, 5)]
    units += [f"N-{command}-K{i}" for command in ("L", "C", "R") for i in (1, 2)]
    places = ["1213", "1113", "1313", "1112", "1212", "1114", "1214"] * 2
    return [f"{unit} {place} N" for unit, place in list(zip(units, places, strict=True))[free:]]


@rule("A86")
def test_without_room_nobody_does_either(battle: Battle) -> None:
    table = back(battle, "N-R-M1 N-R-M2", *crowd(0))
    assert table.waits == "initiative-roll"
    assert [table.unit(unit).buried for unit in ("N-R-M1", "N-R-M2")] == [False, False]


@rule("A86")
def test_as_many_return_as_there_is_room_for(battle: Battle) -> None:
    table = back(battle, "N-R-M1 N-R-M2 N-R-M3 N-R-M4", *crowd(1)).play("return N-R-M1")
    assert hexes(table) == {"1213"}
    table.play("place N-R-M1 1213 N")
    assert table.waits == "initiative-roll"
    assert [table.unit(f"N-R-M{i}").buried for i in (2, 3, 4)].count(True) == 1


# ------------------------------------------------------------------ a whole Regroup Turn


@rule("9.1.4", "9.1.4a", "9.1.4b", "9.1.4c", "9.1.4d", "9.1.5", "A17")
def test_two_broken_armies_draw_apart(battle: Battle) -> None:
    """Knights are behind the wall, Fyrd is off the hill and both sides have run; then all is in order again."""
    places = (
        "AS-R-F5 0908 S",  # it pursued, and is now the southernmost of all
        "AS-C-F1 1006 S",
        "AS-C-F3 1303 routed",
        "AS-L-F1 lost",
        "AS-L-F2 lost",
        "N-C-K1 1105 N",
        "N-C-M1 1112 routed",
        "N-L-M4 0807 N",
        "Alan 0807",
        "N-R-M1 lost",
        "N-R-M2 lost",
        "N-R-M3 lost",
    )
    table = battle(*places, "AS-C-F5 1104 S", at="turn", turn=6, hits={"AS-C": 3}).play((2, 4), "regroup")
    assert table.told("regroup-declared") == [()]
    # All who are north of row 08, or next to AS-R-F5 in 0908, go to row 08 or farther south.
    while table.waits == "Norman withdraw":
        piece = table.offered()[0].split()[1]
        table.play(next(text for text in table.offered() if text.endswith(" N")))
        assert int(table.unit(piece).hex[2:]) >= 8
    moved = {piece for piece, _ in table.told("withdraws")}
    assert {"N-C-K1", "N-L-M4", "Alan"} <= moved
    assert "N-C-M1" not in moved
    # AS-R-F5 has nobody in Shield Wall beside it any more; AS-C-F1 in 1006 has.
    asked = set()
    while table.waits == "Anglo-Saxon form":
        asked.add(table.offered()[0].split()[1])
        table.play(f"form {table.offered()[0].split()[1]} S")
    assert "AS-C-F1" in asked
    assert asked.isdisjoint({"AS-R-F5", "AS-C-F3"})
    # Both who ran are in the ranks again.
    table.play("face AS-C-F3 S", "face N-C-M1 N")
    # Of three Medium Infantry one returns, one is gone and one waits in vain; of two Fyrd one returns.
    table.play("return N-R-M3", "place N-R-M3 1213 N", "return AS-L-F1", "place AS-L-F1 1205 S")
    assert sum(table.unit(f"N-R-M{i}").buried for i in (1, 2)) == 1
    assert table.unit("AS-L-F2").buried
    assert (table.turn, table.waits, table.hits("AS-C")) == (7, "initiative-roll", 3)
    assert table.state.routed == 0
