"""Terms and set-up (1.1, 8.0), rule by rule; `battle` and `skirmish` make tables (see conftest.py)."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.games.hexes.grid import TO_SE, TO_SW
from senlac.rulebook.marks import rule

#: Lay out a table in words; the tables are in conftest.py.
Battle = Any

#: Where every unit begins, by Command and type.
FYRD = {
    "AS-R-F": ["0506", "0606", "0706", "0806", "0906"],
    "AS-C-F": ["1006", "1106", "1306", "1406", "1105", "1405"],
    "AS-L-F": ["1506", "1606", "1706", "1806", "1906"],
}
HUSCARLES = {
    "AS-R-H": ["0705", "0905"],
    "AS-C-H": ["1206", "1204", "1204"],
    "AS-L-H": ["1605", "1805"],
}
INFANTRY = {
    "N-L-M": ["0509", "0609", "0709", "0809"],
    "N-C-M": ["0909", "1009", "1109", "1209", "1309", "1409"],
    "N-R-M": ["1509", "1609", "1709", "1809"],
}
KNIGHTS = {
    "N-L-K": ["0611", "0711"],
    "N-C-K": ["1111", "1211", "1311"],
    "N-R-K": ["1611", "1711"],
}
#: The hexes behind the ditch.
FRONT_LINE = [f"{column:02}06" for column in range(5, 20)]


def numbered(table: dict[str, list[str]]) -> dict[str, str]:
    """The hex of each unit, by its id."""
    return {f"{name}{i}": here for name, places in table.items() for i, here in enumerate(places, start=1)}


SAXONS = numbered({**FYRD, **HUSCARLES})
NORMANS = numbered({**INFANTRY, **KNIGHTS})


# ------------------------------------------------------------------ set-up


@rule("8.1.1", "A80")
def test_both_armies_are_set_up_as_the_map_has_them(battle: Battle) -> None:
    table = battle()
    assert {name: table.unit(name).hex for name in table.game.names("unit")} == {**SAXONS, **NORMANS}
    assert (len(SAXONS), len(NORMANS)) == (23, 21)


@rule("8.1.1")
def test_all_begin_unrouted_unwounded_and_facing_the_enemy(battle: Battle) -> None:
    table = battle()
    assert {table.unit(name).facing for name in SAXONS} == {"S"}
    assert {table.unit(name).facing for name in NORMANS} == {"N"}
    pieces = [table.unit(name) for name in table.game.names("piece")]
    assert not any([piece.routed or piece.wounded for piece in pieces])


@rule("8.1.1")
def test_the_anglo_saxons_are_north_of_the_normans(battle: Battle) -> None:
    table = battle()
    rows = {name: int(table.unit(name).hex[2:]) for name in [*SAXONS, *NORMANS]}
    assert max([rows[name] for name in SAXONS]) < min([rows[name] for name in NORMANS])


@rule("8.1.1", "A09")
@pytest.mark.parametrize(
    ("leader", "letter", "here"),
    [
        ("Harold", "H", "1204"),
        ("Gyrth", "G", "0705"),
        ("Leofwine", "L", "1805"),
        ("William", "W", "1211"),
        ("Alan", "A", "0711"),
        ("Eustace", "E", "1611"),
    ],
)
def test_leaders_are_placed_on_their_letters(battle: Battle, leader: str, letter: str, here: str) -> None:
    table = battle()
    assert table.leader(leader).hex == here
    assert table.state.field.leader_of(table.number("piece", leader)).letter == letter


@rule("A09")
def test_the_rulebooks_garth_is_gyrth(battle: Battle) -> None:
    table = battle()
    assert table.game.show.label("piece", table.number("piece", "Gyrth")) == "Gyrth (Garth)"


@rule("8.1.2", "A81")
def test_the_units_behind_the_ditch_begin_in_shield_wall(battle: Battle) -> None:
    table = battle()
    in_wall = [name for name in SAXONS if table.unit(name).wall]
    assert sorted([table.unit(name).hex for name in in_wall]) == FRONT_LINE == behind_the_ditch(table)


@rule("8.1.2", "A81")
def test_those_in_the_second_line_and_all_normans_are_not(battle: Battle) -> None:
    table = battle()
    second = [name for name, here in SAXONS.items() if here not in FRONT_LINE]
    assert len(second) == 8
    assert not any([table.unit(name).wall for name in [*second, *NORMANS]])


def behind_the_ditch(table: Any) -> list[str]:
    """The hexes with the ditch on both southern sides."""
    field = table.state.field
    both = [here for here in range(field.grid.count) if field.ditch[here * 6 + TO_SE] and field.ditch[here * 6 + TO_SW]]
    return [field.grid.hex_id(here) for here in both]


@rule("8.2.1")
def test_the_turn_marker_starts_in_the_first_box(battle: Battle) -> None:
    table = battle()
    assert table.turn == 1
    assert table.told("turn") == [(1,)]
    assert table.waits == "initiative-roll"


@rule("8.2.2")
def test_all_hits_markers_start_at_nothing(battle: Battle) -> None:
    table = battle()
    assert [table.hits(command) for command in table.game.names("command")] == [0] * 6


@rule("A01")
def test_the_ridge_is_fifteen_hexes_wide_on_a_field_of_24_by_17(battle: Battle) -> None:
    # At 50 m a hex that is the whole field; the scale itself has no effect.
    table = battle()
    grid = table.state.field.grid
    assert (grid.columns, grid.rows) == (24, 17)
    assert len([here for here in SAXONS.values() if here in FRONT_LINE]) == 15


# ------------------------------------------------------------------ Commands and Leaders


@rule("1.1.COMMAND")
def test_each_army_has_a_left_a_center_and_a_right_command(battle: Battle) -> None:
    table = battle()
    assert table.game.names("command") == ["AS-L", "AS-C", "AS-R", "N-L", "N-C", "N-R"]
    names = [table.game.show.label("command", number).split()[-1] for number in range(6)]
    assert names == ["Left", "Center", "Right", "Left", "Center", "Right"]


@rule("1.1.COMMAND")
@pytest.mark.parametrize(
    ("command", "units"), [("AS-L", 7), ("AS-C", 9), ("AS-R", 7), ("N-L", 6), ("N-C", 9), ("N-R", 6)]
)
def test_every_unit_belongs_to_one_command(battle: Battle, command: str, units: int) -> None:
    table = battle()
    number = table.number("command", command)
    mine = [unit for unit in range(table.state.field.count) if table.state.field.command[unit] == number]
    assert len(mine) == units
    assert {table.game.names("unit")[unit].rpartition("-")[0] for unit in mine} == {command}


@rule("1.1.LEADERS")
@pytest.mark.parametrize(
    ("command", "leader"),
    [
        ("AS-L", "Leofwine"),
        ("AS-C", "Harold"),
        ("AS-R", "Gyrth"),
        ("N-L", "Alan"),
        ("N-C", "William"),
        ("N-R", "Eustace"),
    ],
)
def test_each_command_has_its_leader(battle: Battle, command: str, leader: str) -> None:
    table = battle()
    field = table.state.field
    assert field.commands[table.number("command", command)].leader == table.number("piece", leader)
    assert field.leader_of(table.number("piece", leader)).army == command.endswith("-C")


@rule("1.1.LEADERS")
def test_a_leader_helps_in_melee(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S", "William 1215", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 6)
    assert table.drms("melee") == {"leader": -1}


@rule("1.1.LEADERS")
def test_a_leader_in_the_next_hex_does_not_help_in_melee(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S", "William 1216", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 6)
    assert table.drms("melee") == {}


@rule("1.1.LEADERS")
def test_with_their_leader_anglo_saxons_form_shield_wall_in_the_regroup_turn(skirmish: Battle) -> None:
    table = skirmish(
        "AS-C-F1 1205 S", "AS-C-F2 1405 S", "N-C-M1 1210 N", "Harold 1205", at="regroup", turn=6, regrouped=6
    )
    assert table.offers("form AS-C-F1 S")
    assert table.refused("form AS-C-F2 S").rule == "9.1.4b"


# ------------------------------------------------------------------ facing


AROUND_1215 = ("1114", "1214", "1315", "1216", "1116", "1115")


@rule("1.1.FACING")
def test_a_unit_attacks_through_its_two_front_hexes_only(skirmish: Battle) -> None:
    saxons = [f"AS-C-F{i} {here} S" for i, here in enumerate(AROUND_1215, start=1)]
    table = skirmish("N-C-M1 1215 N", *saxons, at="melee", active="N-C")
    assert table.offered() == ["attack N-C-M1 AS-C-F1", "attack N-C-M1 AS-C-F2"]
    for enemy in ("AS-C-F3", "AS-C-F4", "AS-C-F5", "AS-C-F6"):
        assert table.refused(f"attack N-C-M1 {enemy}").rule == "7.7.2"


#: What a defender in 1214 shows to an attacker in 1215, which is to the south-west of it, by its own facing.
SHOWN = [("S", "front"), ("SW", "front"), ("SE", "flank"), ("NW", "flank"), ("N", "rear"), ("NE", "rear")]


@rule("1.1.FACING")
@pytest.mark.parametrize(("facing", "shown"), SHOWN)
def test_a_defender_has_two_front_two_flank_and_two_rear_hexes(skirmish: Battle, facing: str, shown: str) -> None:
    table = skirmish("N-C-M1 1215 N", f"AS-C-F1 1214 {facing}", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 6)
    assert table.drms("melee") == ({} if shown == "front" else {shown: -1})


@rule("1.1.FACING", "A04")
@pytest.mark.parametrize(("facing", "shown"), SHOWN)
def test_in_shield_wall_a_defender_has_no_flanks(skirmish: Battle, facing: str, shown: str) -> None:
    table = skirmish("N-C-M1 1215 N", f"AS-C-F1 1214 {facing} wall", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 6)
    assert table.drms("melee") == {"shield-wall": 1, **({"rear": -1} if shown == "rear" else {})}


@rule("1.1.FACING", "A04")
def test_in_shield_wall_a_unit_attacks_through_four_hexes(skirmish: Battle) -> None:
    normans = [f"N-C-M{i} {here} N" for i, here in enumerate(AROUND_1215, start=1)]
    table = skirmish("AS-C-F1 1215 S wall", *normans, at="melee", active="AS-C")
    assert table.offered() == [f"attack AS-C-F1 N-C-M{i}" for i in (3, 4, 5, 6)]
    assert table.refused("attack AS-C-F1 N-C-M1").rule == "7.7.2"
    without = skirmish("AS-C-F1 1215 S", *normans, at="melee", active="AS-C")
    assert without.offered() == [f"attack AS-C-F1 N-C-M{i}" for i in (4, 5)]


@rule("A04")
@pytest.mark.parametrize("wall", [True, False])
def test_in_shield_wall_a_unit_is_in_contact_through_its_flanks_too(skirmish: Battle, wall: bool) -> None:
    # The event of 4 asks for Fyrd units with a Norman unit in a frontal hex; this one stands to the east.
    fyrd = "AS-C-F1 1215 S wall" if wall else "AS-C-F1 1215 S"
    table = skirmish(fyrd, "N-C-M1 1315 N", at="battle", active="N-C", initiative="Norman").play((1, 3))
    assert (table.waits == "Norman tempt") == wall


@rule("A03")
def test_two_units_of_a_stack_may_face_differently(skirmish: Battle) -> None:
    table = skirmish(
        "N-C-M1 1215 N", "N-C-M2 1215 N", "AS-C-F1 1214 S", "AS-C-F2 1216 N", at="movement melee", active="N-C"
    )
    table.move("N-C-M2 1215 S").play("done")
    assert (table.unit("N-C-M1").facing, table.unit("N-C-M2").facing) == ("N", "S")
    assert table.offered() == ["attack N-C-M1 AS-C-F1", "attack N-C-M2 AS-C-F2"]


# ------------------------------------------------------------------ Shield Wall


@rule("1.1.SHIELDWALL")
def test_shield_wall_makes_melee_harder_and_takes_the_first_hit(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S wall", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 1)
    assert table.drms("melee") == {"shield-wall": 1}
    assert (table.hits("AS-C"), table.unit("AS-C-F1").wall) == (0, False)
    without = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S", at="melee", active="N-C")
    without.play("attack N-C-M1 AS-C-F1", 1)
    assert (without.drms("melee"), without.hits("AS-C")) == ({}, 1)


@rule("1.1.SHIELDWALL", "A05")
def test_a_unit_that_moves_leaves_its_shield_wall(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1205 S wall", "AS-C-F2 1305 S wall", at="movement", active="AS-C")
    table.move("AS-C-F1 1206 S").play("order AS-C-F2", "stay AS-C-F2")
    assert str(table.unit("AS-C-F1")) == "1206 S"
    assert str(table.unit("AS-C-F2")) == "1305 S wall"


@rule("A05")
def test_a_change_of_facing_in_place_is_a_move(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1205 S wall", "AS-C-F2 1305 S wall", at="movement", active="AS-C")
    table.move("AS-C-F1 1205 SE")
    assert str(table.unit("AS-C-F1")) == "1205 SE"


@rule("1.1.SHIELDWALL", "A05")
def test_a_pushback_does_not_remove_a_shield_wall(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S wall", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 4, "retreat AS-C-F1 1213")
    assert str(table.unit("AS-C-F1")) == "1213 S wall"


@rule("A05")
def test_a_rout_removes_a_shield_wall(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1206 routed", "AS-C-F2 1306 S wall", "AS-C-H1 1605 S", at="rout", active="AS-C")
    assert table.waits == "alarm-roll"
    table.play(1)
    assert (table.unit("AS-C-F2").routed, table.unit("AS-C-F2").wall) == (True, False)


@rule("A05")
def test_a_pursuit_removes_a_shield_wall(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1208 routed", "AS-C-H1 1207 S wall", at="rout", active="N-C").until("Anglo-Saxon pursue")
    other = table.copy().play("hold AS-C-H1")
    assert str(other.unit("AS-C-H1")) == "1207 S wall"
    table.play("pursue AS-C-H1", 1)
    assert (table.unit("AS-C-H1").hex, table.unit("AS-C-H1").wall) == ("1208", False)


@rule("A05")
def test_an_advance_removes_a_shield_wall(skirmish: Battle) -> None:
    table = skirmish("AS-C-H1 1214 S wall", "N-C-M1 1215 N", at="melee", active="AS-C")
    table.play("attack AS-C-H1 N-C-M1", 6, "retreat N-C-M1 1216")
    other = table.copy().play("done")
    assert str(other.unit("AS-C-H1")) == "1214 S wall"
    table.play("advance AS-C-H1 S")
    assert str(table.unit("AS-C-H1")) == "1215 S"


@rule("1.1.SHIELDWALL", "A06")
def test_a_hit_strips_the_unit_that_it_hits_and_no_other_of_the_stack(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S wall", "AS-C-F2 1214 S wall", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 1)
    assert (table.unit("AS-C-F1").wall, table.unit("AS-C-F2").wall) == (False, True)


# ------------------------------------------------------------------ morale levels


@rule("1.1.MORALE", "A07")
@pytest.mark.parametrize(
    ("routs", "checks", "level"),
    [
        ("AS-C-F1", "AS-C-H1", {"elite": 1}),
        ("AS-C-F1", "AS-C-F2", {}),
        ("N-C-M1", "N-C-K1", {"elite": 1}),
        ("N-C-M1", "N-C-M2", {}),
    ],
)
def test_a_morale_level_is_the_types_modifier(skirmish: Battle, routs: str, checks: str, level: dict[str, int]) -> None:
    # On the hill, where the fyrd is at home.
    table = skirmish(f"{routs} 1606 routed", f"{checks} 1706", at="rout", active=routs.rpartition("-")[0])
    table.play(3)
    assert table.told("morale") == [(checks, 3, sum(level.values()), 0)]
    assert table.drms("morale") == level
