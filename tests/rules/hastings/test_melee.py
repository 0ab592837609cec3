"""Melee and its results (7.7, 7.8): attacks, charges, hits, Pushback and advance; `battle` and `skirmish` make tables.

Most fights are on the flat top of the hill: 1505, facing N, has 1404 and 1504 in front; 1605 has 1504 and 1604; and
1504, facing S, has 1505 and 1605 in front and 1503 and 1603 in its rear. The file is long because the two chapters are.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from senlac.games.hastings.scenario.library import offer
from senlac.rulebook.marks import rule

Battle = Any

FYRD = "AS-C-F1 1504 S"
FOOT = "N-C-M1 1505 N"


def clash(skirmish: Battle, *places: str, **markers: Any) -> Any:
    """The Melee Segment of William's Command."""
    return skirmish(*places, at="melee", active="N-C", **markers)


def foes(table: Any, unit: str) -> set[str]:
    """Whom a unit can attack now."""
    return {text.split()[2] for text in table.offered() if text.startswith(f"attack {unit} ")}


def advancing(table: Any) -> set[str]:
    """Who can advance now."""
    return {text.split()[1] for text in table.offered() if text.startswith("advance")}


# ------------------------------------------------------------------ who attacks whom (7.7.1 to 7.7.4)


@rule("7.7.1", "A58")
def test_a_unit_with_an_enemy_before_it_must_attack(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT)
    assert table.waits == "Norman attack"
    assert table.offered() == ["attack N-C-M1 AS-C-F1"]
    assert table.refused("done", "7.7.1").code == "hastings-must-attack"


@rule("7.7.1", "A58")
def test_every_such_unit_of_the_active_command_attacks_once(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, "AS-C-F2 1404 S", FOOT, "N-C-M2 1605 N").play("attack N-C-M1 AS-C-F1", 6)
    assert table.refused("attack N-C-M1 AS-C-F2", "7.7.1").code == "hastings-attacked-once"
    assert table.refused("done", "7.7.1")
    table.play("attack N-C-M2 AS-C-F1", 6)
    assert table.waits == "initiative-roll"


@rule("7.7.1")
def test_other_commands_routed_units_and_those_with_nobody_before_them_do_not(skirmish: Battle) -> None:
    places = (FYRD, FOOT, "N-L-M1 1605 N", "N-C-M2 1505 N routed", "N-C-M3 1209 N")
    table = clash(skirmish, *places)
    assert table.offered() == ["attack N-C-M1 AS-C-F1"]
    assert table.refused("attack N-L-M1 AS-C-F1", "7.1.2").code == "hastings-inactive"
    assert table.refused("attack N-C-M1 N-L-M1", "7.7.1").code == "hastings-own-unit"
    assert table.refused("attack N-C-M1 AS-C-F5", "7.7.1").code == "hastings-not-on-map"


@rule("7.7.1")
def test_without_an_enemy_in_front_nobody_is_asked(skirmish: Battle) -> None:
    assert clash(skirmish, "AS-C-F1 1503 S", FOOT).waits == "initiative-roll"


@rule("7.7.2")
@pytest.mark.parametrize("facing", ["SE", "S", "SW", "NW"])
def test_enemies_in_flank_and_rear_are_not_attacked(skirmish: Battle, facing: str) -> None:
    # 1504 lies to the north-east of 1505: in front of N and NE only.
    table = clash(skirmish, FYRD, f"N-C-M1 1505 {facing}", "N-C-M2 1605 N")
    assert table.offered() == ["attack N-C-M2 AS-C-F1"]
    assert table.refused("attack N-C-M1 AS-C-F1", "7.7.2").code == "hastings-not-in-front"


@rule("7.7.2")
@pytest.mark.parametrize("facing", ["N", "NE"])
def test_those_in_front_are(skirmish: Battle, facing: str) -> None:
    assert clash(skirmish, FYRD, f"N-C-M1 1505 {facing}").offered() == ["attack N-C-M1 AS-C-F1"]


@rule("7.7.3")
def test_an_attack_is_on_one_unit_of_a_stack(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, "AS-L-F2 1504 S", FOOT)
    assert foes(table, "N-C-M1") == {"AS-C-F1", "AS-L-F2"}
    table.play("attack N-C-M1 AS-L-F2", 1)
    assert table.told("hits") == [("AS-L-F2", 1, "AS-L", 1)]
    assert table.hits("AS-C") == 0
    table.play(6)
    assert [unit for unit, *_ in table.told("morale")] == ["AS-L-F2"]


@rule("7.7.3", "7.7.4")
def test_units_of_a_stack_attack_each_on_their_own(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, "AS-C-F2 1404 S", FOOT, "N-C-M2 1505 N")
    table.play("attack N-C-M1 AS-C-F1", 6, "attack N-C-M2 AS-C-F2", 6)
    assert [(one, other) for one, other, *_ in table.told("attacks")] == [
        ("N-C-M1", "AS-C-F1"),
        ("N-C-M2", "AS-C-F2"),
    ]


@rule("7.7.4")
def test_not_every_adjacent_enemy_is_attacked(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, "AS-C-F2 1404 S", FOOT)
    assert foes(table, "N-C-M1") == {"AS-C-F1", "AS-C-F2"}
    table.play("attack N-C-M1 AS-C-F1", 6)
    assert table.waits == "initiative-roll"
    assert len(table.told("attacks")) == 1


# ------------------------------------------------------------------ the roll (7.7.5)

NE, P = "no-effect", "pushback"


@rule("1.1.CF", "7.7.5", "7.8.1", "7.8.2", "7.8.3", "A60")
@pytest.mark.parametrize(
    ("attacker", "defender", "results"),
    [
        ("N-C-M1", "AS-C-F1", [1, 1, 1, 1, P, NE]),
        ("N-C-K1", "AS-C-F1", [1, 1, 1, 1, P, NE]),
        ("AS-C-F1", "N-C-M1", [1, 1, 1, P, NE, NE]),
        ("AS-C-H1", "N-C-M1", [1, 1, 1, 1, 1, P]),
    ],
)
def test_the_result_stands_in_the_column_of_the_attackers_strength(
    skirmish: Battle, attacker: str, defender: str, results: list[Any]
) -> None:
    north, south = (attacker, defender) if attacker.startswith("AS") else (defender, attacker)
    command = attacker.rpartition("-")[0]
    for die in range(1, 7):
        table = skirmish(f"{north} 1504 S", f"{south} 1505 N", at="melee", active=command)
        table.play(f"attack {attacker} {defender}", die)
        hits = table.told("hits")
        found = hits[0][1] if hits else next(kind for kind, *_ in table.told() if kind in (NE, P))
        assert found == results[die - 1]


@rule("7.7.5")
@pytest.mark.parametrize(
    ("places", "drms"),
    [
        ((FYRD, FOOT), {}),
        (("AS-C-F1 1504 N", FOOT), {"rear": -1}),
        (("AS-C-F1 1504 NE", FOOT), {"rear": -1}),
        (("AS-C-F1 1504 SE", FOOT), {"flank": -1}),
        (("AS-C-F1 1504 NW", FOOT), {"flank": -1}),
        (("AS-C-F1 1504 SW", FOOT), {}),
        (("AS-C-F1 1504 SE wall", FOOT), {"shield-wall": 1}),
        (("AS-C-F1 1504 N wall", FOOT), {"rear": -1, "shield-wall": 1}),
        (("AS-C-F1 1504 S wall", FOOT), {"shield-wall": 1}),
        (("AS-C-H1 1504 S", FOOT), {"elite-defender": 1}),
        (("AS-C-H1 1504 N routed", FOOT), {}),
        ((FYRD, FOOT, "William 1505"), {"leader": -1}),
        ((FYRD, FOOT, "William 1505", "Alan 1505"), {"leader": -1}),
        ((FYRD, FOOT, "William 1505 wounded"), {}),
        ((FYRD, FOOT, "William 1506"), {}),
        (("AS-C-F1 1207 S", "N-C-M1 1208 N"), {}),
        (("AS-C-F1 1208 S", "N-C-M1 1209 N"), {"uphill": 1}),
        (("AS-C-F1 1206 S", "N-C-M1 1207 N"), {"uphill": 1, "ditch": 1}),
        (("AS-C-F1 1207 N", "N-C-M1 1206 S"), {"ditch": 1}),
        (("AS-C-F1 1209 N", "N-C-M1 1208 S"), {}),
    ],
)
def test_the_modifiers_of_an_attack(skirmish: Battle, places: tuple[str, ...], drms: dict[str, int]) -> None:
    table = clash(skirmish, *places)
    defender = places[0].split()[0]
    table.play(f"attack N-C-M1 {defender}", 6)
    assert table.drms("melee") == drms
    assert table.told("attacks") == [("N-C-M1", defender, 6, sum(drms.values()))]


@rule("7.7.5")
@pytest.mark.parametrize(("initiative", "drms"), [("Norman", {"event": -1}), ("Anglo-Saxon", {})])
def test_champions_help_the_first_attack_of_a_command(skirmish: Battle, initiative: str, drms: dict[str, int]) -> None:
    places = ("AS-C-H1 1504 S", FOOT, "N-C-M2 1605 N")
    table = clash(skirmish, *places, event=6, initiative=initiative).play("attack N-C-M1 AS-C-H1", 6)
    assert table.drms("melee") == {"elite-defender": 1, **drms}
    assert table.play("attack N-C-M2 AS-C-H1", 6).drms("melee") == {"elite-defender": 1}


@rule("7.7.5", "1.1.LEADERS")
def test_a_leader_aids_one_attack_a_segment(skirmish: Battle) -> None:
    places = ("AS-C-H1 1504 S", FOOT, "N-C-M2 1505 N", "William 1505")
    table = clash(skirmish, *places).play("attack N-C-M2 AS-C-H1", 6)
    assert table.drms("melee") == {"leader": -1, "elite-defender": 1}
    assert table.play("attack N-C-M1 AS-C-H1", 6).drms("melee") == {"elite-defender": 1}


@rule("A60")
def test_rolls_beyond_the_table_are_read_at_its_ends(skirmish: Battle) -> None:
    # 1 - 5 is its lowest row; 6 + 4 its highest. Modifiers are to the roll: a Knight attacks with 3 all the same.
    places = ("AS-C-F1 1504 NW", "N-C-K1 1507 N", "William 1505")
    low = skirmish(*places, at="movement melee", active="N-C", event=6, initiative="Norman")
    low.move("N-C-K1 1505 N").play("done", "attack N-C-K1 AS-C-F1", 1)
    assert low.told("attacks") == [("N-C-K1", "AS-C-F1", 1, -5)]
    assert low.told("hits") == [("AS-C-F1", 3, "AS-C", 3)]
    high = clash(skirmish, "AS-C-H1 1206 S wall", "N-C-M1 1207 N").play("attack N-C-M1 AS-C-H1", 6)
    assert high.told("attacks") == [("N-C-M1", "AS-C-H1", 6, 4)]
    assert ("no-effect",) in high.told()


@rule("A60")
def test_strength_is_never_modified(skirmish: Battle) -> None:
    # William's aid moves the roll a row, not the column: 6 - 1 is a Pushback in the column of 3.
    table = clash(skirmish, FYRD, FOOT, "William 1505").play("attack N-C-M1 AS-C-F1", 6)
    assert table.told("pushback") == [("AS-C-F1",)]


# ------------------------------------------------------------------ several attacks (7.7.6, A59)


@rule("7.7.6")
def test_a_unit_may_be_attacked_several_times_in_any_order(skirmish: Battle) -> None:
    places = (FYRD, FOOT, "N-C-M2 1605 N", "N-C-M3 1605 N")
    table = clash(skirmish, *places)
    assert {text.split()[1] for text in table.offered()} == {"N-C-M1", "N-C-M2", "N-C-M3"}
    table.play("attack N-C-M3 AS-C-F1", 4, "attack N-C-M1 AS-C-F1", 4, "attack N-C-M2 AS-C-F1", 4)
    assert [unit for unit, *_ in table.told("attacks")] == ["N-C-M3", "N-C-M1", "N-C-M2"]
    assert table.hits("AS-C") == 3


@rule("7.7.6", "7.10.1")
def test_it_checks_morale_once_all_have_attacked(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT, "N-C-M2 1605 N").play("attack N-C-M1 AS-C-F1", 1)
    assert table.waits == "Norman attack"
    table.play("attack N-C-M2 AS-C-F1", 1)
    assert table.waits == "check-roll"
    assert table.play(6).told("morale") == [("AS-C-F1", 6, 0, 2)]


@rule("A59")
def test_an_attacker_whose_enemy_was_pushed_out_of_its_front_does_not_attack(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT, "N-C-M2 1605 N").play("attack N-C-M1 AS-C-F1", 5)
    table.play("retreat AS-C-F1 1503", "done").until("initiative-roll")
    assert len(table.told("attacks")) == 1


@rule("A59")
def test_one_that_has_another_enemy_before_it_attacks_that(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, "AS-C-F2 1604 S", FOOT, "N-C-M2 1605 N").play("attack N-C-M1 AS-C-F1", 5)
    table.play("retreat AS-C-F1 1503", "done")
    assert table.offered() == ["attack N-C-M2 AS-C-F2"]


@rule("A59")
def test_one_before_which_it_was_pushed_can_attack_it(skirmish: Battle) -> None:
    # N-C-K1 in 1404 faces 1503 and 1504.
    table = clash(skirmish, FYRD, FOOT, "N-C-K1 1404 NE").play("attack N-C-M1 AS-C-F1", 5)
    table.play("retreat AS-C-F1 1503", "done")
    assert table.offered() == ["attack N-C-K1 AS-C-F1"]
    assert table.play("attack N-C-K1 AS-C-F1", 6).told("attacks")[1] == ("N-C-K1", "AS-C-F1", 6, 0)


# ------------------------------------------------------------------ Routed defenders (7.7.7, A61)


@rule("7.7.7")
@pytest.mark.parametrize(("routed", "hits"), [("", 1), ("routed", 2)])
def test_hits_on_a_routed_unit_are_doubled(skirmish: Battle, routed: str, hits: int) -> None:
    table = clash(skirmish, f"AS-C-F1 1504 S {routed}", FOOT).play("attack N-C-M1 AS-C-F1", 2)
    assert table.told("hits") == [("AS-C-F1", hits, "AS-C", hits)]


@rule("7.7.7", "A76")
def test_it_does_not_check_morale_and_stays_routed_where_it_is(skirmish: Battle) -> None:
    table = clash(skirmish, "AS-C-F1 1504 routed", FOOT).play("attack N-C-M1 AS-C-F1", 2)
    assert table.waits == "initiative-roll"
    assert table.told("morale") == []
    assert str(table.unit("AS-C-F1")) == "1504 routed"


@rule("A61")
def test_a_routed_unit_is_pushed_a_hex_as_it_flees(skirmish: Battle) -> None:
    # Not to its rear, 1503 or 1603, but toward its Standard in 1204.
    table = clash(skirmish, "AS-C-F1 1504 S routed", FOOT).play("attack N-C-M1 AS-C-F1", 5)
    assert str(table.unit("AS-C-F1")) == "1404 routed"
    assert table.hits("AS-C") == 0


@rule("A61")
def test_if_it_cannot_it_takes_one_hit_that_is_not_doubled(skirmish: Battle) -> None:
    table = clash(skirmish, "AS-C-F1 1504 routed", FOOT, "N-L-M1 1404 N").play("attack N-C-M1 AS-C-F1", 5)
    assert table.unit("AS-C-F1").hex == "1504"
    assert table.told("hits") == [("AS-C-F1", 1, "AS-C", 1)]


@rule("A61", "7.4.2", "A37")
def test_at_its_standard_with_its_attacker_before_it_it_is_pushed_toward_the_exit(skirmish: Battle) -> None:
    # N-C-M1 in 1205 has 1204 before it; the ways from there to 1201 are by 1203 and 1303.
    table = clash(skirmish, "AS-C-F1 1204 routed", "N-C-M1 1205 N", "Harold 1804").play("attack N-C-M1 AS-C-F1", 5)
    assert table.hits("AS-C") == 0
    assert set(table.offered()) == {"retreat AS-C-F1 1203", "retreat AS-C-F1 1303"}


@rule("A61", "7.4.2", "A37")
def test_next_to_its_standard_as_well(skirmish: Battle) -> None:
    # N-C-M1 in 1305 has 1304 before it; from there the way to 1201 is by 1303, not by the Standard in 1204.
    table = clash(skirmish, "AS-C-F1 1304 routed", "N-C-M1 1305 N").play("attack N-C-M1 AS-C-F1", 5)
    assert table.unit("AS-C-F1").hex == "1303"


# ------------------------------------------------------------------ charges (7.7.8)


def ride(skirmish: Battle, start: str, end: str, *places: str, **markers: Any) -> Any:
    """A Knight has moved, and is about to attack."""
    table = skirmish(f"N-C-K1 {start}", *places, at="movement melee", active="N-C", **markers)
    return table.move(f"N-C-K1 {end}").play("done")


@rule("7.7.8")
def test_a_knight_charges_an_enemy_that_it_comes_next_to(skirmish: Battle) -> None:
    table = ride(skirmish, "1506 N", "1505 N", FYRD).play("attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == {"charge": -2}
    assert table.told("hits") == [("AS-C-F1", 1, "AS-C", 1)]


@rule("7.7.8")
def test_one_that_began_next_to_its_target_does_not(skirmish: Battle) -> None:
    # 1605 and 1505 are both next to 1504.
    table = ride(skirmish, "1605 N", "1505 N", FYRD).play("attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == {}


@rule("7.7.8")
def test_one_that_rode_off_and_came_back_does_not_either(skirmish: Battle) -> None:
    # What counts is where its movement began: from 1505 to 1605 by way of 1506.
    table = ride(skirmish, "1505 SE", "1605 N", FYRD).play("attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == {}


@rule("7.7.8")
def test_one_that_did_not_move_or_only_turned_does_not(skirmish: Battle) -> None:
    stands = clash(skirmish, FYRD, "N-C-K1 1505 N").play("attack N-C-K1 AS-C-F1", 6)
    assert stands.drms("melee") == {}
    turned = ride(skirmish, "1505 NE", "1505 N", FYRD).play("attack N-C-K1 AS-C-F1", 6)
    assert turned.drms("melee") == {}


@rule("7.7.8")
def test_only_knights_charge(skirmish: Battle) -> None:
    table = skirmish(FYRD, "N-C-M1 1506 N", "N-C-M2 1406 N", at="movement melee", active="N-C")
    table.move("N-C-M1 1505 N").play("done", "attack N-C-M1 AS-C-F1", 6)
    assert table.drms("melee") == {}


@rule("7.7.8", "A62")
@pytest.mark.parametrize(
    ("target", "strict", "charges"),
    [("AS-C-F1", False, False), ("AS-C-F2", False, True), ("AS-C-F1", True, False), ("AS-C-F2", True, False)],
)
def test_who_was_next_to_one_enemy_may_charge_another(
    skirmish: Battle, target: str, strict: bool, charges: bool
) -> None:
    # From 1605, next to AS-C-F1 in 1504, the Knight comes to 1505, next to AS-C-F2 in 1404 as well.
    places = (FYRD, "AS-C-F2 1404 S")
    table = ride(skirmish, "1605 N", "1505 N", *places, options={"strict_charge": strict})
    table.play(f"attack N-C-K1 {target}", 6)
    assert table.drms("melee") == ({"charge": -2} if charges else {})


@rule("A62")
def test_by_the_strict_reading_too_who_began_clear_of_all_enemies_charges(skirmish: Battle) -> None:
    table = ride(skirmish, "1506 N", "1505 N", FYRD, options={"strict_charge": True})
    assert table.play("attack N-C-K1 AS-C-F1", 6).drms("melee") == {"charge": -2}


@rule("A63")
def test_slope_ditch_and_shield_wall_do_not_cancel_a_charge(skirmish: Battle) -> None:
    table = ride(skirmish, "1209 N", "1207 N", "AS-C-H1 1206 S wall").play("attack N-C-K1 AS-C-H1", 6)
    assert table.drms("melee") == {"charge": -2, "uphill": 1, "ditch": 1, "elite-defender": 1, "shield-wall": 1}


@rule("A63")
def test_routed_units_may_be_charged(skirmish: Battle) -> None:
    table = ride(skirmish, "1506 N", "1505 N", "AS-C-F1 1504 routed").play("attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == {"charge": -2}
    assert table.told("hits") == [("AS-C-F1", 2, "AS-C", 2)]


@rule("A63")
def test_a_pursuit_is_no_charge(skirmish: Battle) -> None:
    # In the enemy's activation the Knight comes to 1704, next to AS-L-F2; in its own it attacks from there.
    places = ("AS-C-F1 1704 routed", "N-C-K1 1804 NW", "AS-L-F2 1703 S")
    table = skirmish(*places, at="rout", active="AS-C", cup=("N-C",)).play(4, "pursue N-C-K1", 1, "N-C")
    table.until("Norman attack").play("attack N-C-K1 AS-L-F2", 6)
    assert table.drms("melee") == {}


@rule("A63")
def test_nor_is_an_advance(skirmish: Battle) -> None:
    # N-C-K1 follows AS-C-F1 to 1504; in the next activation it attacks AS-C-F2, which it came next to by that.
    table = clash(skirmish, FYRD, "AS-C-F2 1603 S", "N-C-K1 1505 N", cup=("N-C",))
    table.play("attack N-C-K1 AS-C-F1", 5, "retreat AS-C-F1 1503", "advance N-C-K1 N").play("N-C")
    table.until("Norman attack").play("attack N-C-K1 AS-C-F2", 6)
    assert table.drms("melee") == {}


@pytest.fixture
def slow_knights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A scenario in which Knights have 3 MP, so that some places are in reach of a shift only."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    built_in = (files("senlac.games.hastings.scenario") / "hastings.toml").read_text("utf-8")
    types = re.findall(r"^\[\[type\]\]\n.*?(?=^\[\[|^#)", built_in, re.M | re.S)
    head = '[scenario]\nid = "slow"\nname = { en = "Tired horses", fr = "Chevaux las" }\n'
    (tmp_path / "slow.toml").write_text(head + "".join(types).replace("ma = 5", "ma = 3"), "utf-8")
    return offer(tmp_path / "slow.toml")


@rule("A63", "7.6.7")
def test_nor_is_a_shift_aside(skirmish: Battle, slow_knights: str) -> None:
    # Over the ditch and uphill to its flank a Knight with 3 MP can only shift; AS-C-F1 in 1306 is then before it.
    options = {"scenario": slow_knights}
    table = ride(skirmish, "1207 SE", "1206 SE", "AS-C-F1 1306 S", options=options).play("attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == {"flank": -1}
    ridden = ride(skirmish, "1207 SE", "1206 SE", "AS-C-F1 1306 S").play("attack N-C-K1 AS-C-F1", 6)
    assert ridden.drms("melee") == {"charge": -2, "flank": -1}


# ------------------------------------------------------------------ results (7.8.1, 7.8.2)


@rule("7.8.1")
def test_no_effect_is_none(skirmish: Battle) -> None:
    table = clash(skirmish, "AS-C-F1 1504 S wall", FOOT).play("attack N-C-M1 AS-C-F1", 6)
    assert str(table.unit("AS-C-F1")) == "1504 S wall"
    assert table.hits("AS-C") == 0
    assert table.waits == "initiative-roll"


@rule("7.8.2")
def test_hits_go_on_the_track_of_the_units_command(skirmish: Battle) -> None:
    table = clash(skirmish, "AS-L-F1 1504 S", FOOT, hits={"AS-L": 2}).play("attack N-C-M1 AS-L-F1", 1)
    assert table.told("hits") == [("AS-L-F1", 1, "AS-L", 3)]
    assert [table.hits(command) for command in ("AS-L", "AS-C", "N-C")] == [3, 0, 0]
    assert table.waits == "check-roll"


@rule("7.8.2")
def test_a_result_of_two_is_two_hits(skirmish: Battle) -> None:
    table = ride(skirmish, "1506 N", "1505 N", FYRD).play("attack N-C-K1 AS-C-F1", 1)
    assert table.told("hits") == [("AS-C-F1", 2, "AS-C", 2)]
    assert table.play(6).told("morale") == [("AS-C-F1", 6, 0, 2)]


@rule("7.8.2", "A66")
def test_the_first_hit_takes_a_shield_wall_away_and_counts_for_nothing(skirmish: Battle) -> None:
    table = clash(skirmish, "AS-C-F1 1504 S wall", "Harold 1504", FOOT).play("attack N-C-M1 AS-C-F1", 1)
    assert str(table.unit("AS-C-F1")) == "1504 S"
    assert table.hits("AS-C") == 0
    # Neither a Morale Check nor a Leader Casualty check follows.
    assert table.waits == "initiative-roll"


@rule("7.8.2", "A66")
def test_hits_beyond_the_first_count(skirmish: Battle) -> None:
    table = ride(skirmish, "1506 N", "1505 N", "AS-C-F1 1504 S wall", "Leofwine 1504", "William 1505")
    table.play("attack N-C-K1 AS-C-F1", 1)
    assert table.told("attacks") == [("N-C-K1", "AS-C-F1", 1, -2)]
    assert table.told("hits") == [("AS-C-F1", 1, "AS-C", 1)]
    assert table.play(6).told("morale") == [("AS-C-F1", 6, 1, 1)]
    assert table.waits == "peril"


@rule("7.8.2", "A66")
def test_only_the_first_attack_finds_the_wall(skirmish: Battle) -> None:
    table = clash(skirmish, "AS-C-F1 1504 S wall", FOOT, "N-C-M2 1605 N")
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F1", 1)
    assert table.drms("melee") == {}
    assert table.told("hits") == [("AS-C-F1", 1, "AS-C", 1)]


@rule("A69", "7.8.2", "7.9.6")
def test_a_track_counts_on_beyond_its_end(battle: Battle) -> None:
    table = battle("AS-C-F1 1504 S", "N-C-M1 1505 N", at="melee", active="N-C", hits={"AS-C": 19})
    table.play("attack N-C-M1 AS-C-F1", 1)
    assert table.told("hits") == [("AS-C-F1", 1, "AS-C", 20)]
    table.until("initiative-roll", die=6)
    assert table.hits("AS-C") == 0
    assert len(table.told("eliminated")) == 4


# ------------------------------------------------------------------ Pushback (7.8.3)


def pushed(skirmish: Battle, *places: str, **markers: Any) -> Any:
    """N-C-M1 in 1505 has a Pushback on AS-C-F1 in 1504."""
    return clash(skirmish, FYRD, FOOT, *places, **markers).play("attack N-C-M1 AS-C-F1", 5)


@rule("7.8.3", "A67")
def test_a_unit_is_pushed_to_a_rear_hex_of_its_owners_choice(skirmish: Battle) -> None:
    table = pushed(skirmish)
    assert table.waits == "Anglo-Saxon retreat"
    assert table.offered() == ["retreat AS-C-F1 1503", "retreat AS-C-F1 1603"]
    for there in ("1404", "1604", "1402"):
        assert table.refused(f"retreat AS-C-F1 {there}", "7.8.3").code == "hastings-not-rear"
    table.play("retreat AS-C-F1 1603")
    assert str(table.unit("AS-C-F1")) == "1603 S"
    assert table.hits("AS-C") == 0


@rule("7.8.3", "A67")
def test_facing_says_where_the_rear_is(skirmish: Battle) -> None:
    table = clash(skirmish, "AS-C-F1 1504 SW", FOOT).play("attack N-C-M1 AS-C-F1", 5)
    assert table.offered() == ["retreat AS-C-F1 1603", "retreat AS-C-F1 1604"]
    assert str(table.play("retreat AS-C-F1 1604").unit("AS-C-F1")) == "1604 SW"


@rule("7.8.3", "1.1.SHIELDWALL")
def test_a_pushback_does_not_break_a_shield_wall(skirmish: Battle) -> None:
    table = clash(skirmish, "AS-C-F1 1504 S wall", FOOT).play("attack N-C-M1 AS-C-F1", 4)
    assert str(table.play("retreat AS-C-F1 1503").unit("AS-C-F1")) == "1503 S wall"


@rule("7.8.3")
def test_a_pushed_unit_does_not_check_morale(skirmish: Battle) -> None:
    table = pushed(skirmish).play("retreat AS-C-F1 1503", "done").until("initiative-roll")
    assert table.told("morale") == []


@rule("7.8.3")
def test_one_open_rear_hex_leaves_no_choice(skirmish: Battle) -> None:
    table = pushed(skirmish, "AS-C-F2 1503 S", "AS-C-F3 1503 S")
    assert table.unit("AS-C-F1").hex == "1603"


@rule("7.8.3", "4.1.3", "A68")
def test_with_both_rear_hexes_full_it_stays_and_takes_a_hit(skirmish: Battle) -> None:
    full = ("AS-C-F2 1503 S", "AS-C-F3 1503 S", "AS-L-F1 1603 S", "AS-L-F2 1603 S")
    table = pushed(skirmish, *full)
    assert table.told("no-retreat") == [("AS-C-F1",)]
    assert table.unit("AS-C-F1").hex == "1504"
    assert table.told("hits") == [("AS-C-F1", 1, "AS-C", 1)]
    # It is an ordinary hit: the unit checks morale for it.
    assert table.play(6).told("morale") == [("AS-C-F1", 6, 0, 1)]


@rule("7.8.3")
def test_a_rear_hex_with_one_friend_is_open(skirmish: Battle) -> None:
    table = pushed(skirmish, "AS-C-F2 1503 S", "AS-L-F1 1603 S").play("retreat AS-C-F1 1503")
    assert table.at("1503") == ["AS-C-F1", "AS-C-F2"]


@rule("A67")
@pytest.mark.parametrize(
    ("unit", "attacker", "others"),
    [
        ("AS-C-F1 1804 S", "N-C-M1 1805 N", ("N-L-M1 1803 N",)),  # woods and an enemy
        ("AS-C-F1 0901 S", "N-C-M1 0902 N", ()),  # the edge of the map
        ("AS-C-F1 1811 NW", "N-C-M1 1711 NE", ("N-L-M1 1911 N", "N-L-M2 1812 N")),  # enemies
        ("AS-C-F1 1812 NW", "N-C-M1 1712 NE", ("N-L-M1 1912 N",)),  # an enemy and swamp
    ],
)
def test_enemies_woods_swamp_and_the_edge_bar_the_way_like_full_hexes(
    skirmish: Battle, unit: str, attacker: str, others: tuple[str, ...]
) -> None:
    table = clash(skirmish, unit, attacker, *others)
    here = table.unit("AS-C-F1").hex
    table.play("attack N-C-M1 AS-C-F1", 5)
    assert table.told("no-retreat") == [("AS-C-F1",)]
    assert table.unit("AS-C-F1").hex == here
    assert table.hits("AS-C") == 1


@rule("A68", "7.8.2")
def test_a_shield_wall_stops_the_hit_for_want_of_room(skirmish: Battle) -> None:
    full = ("AS-C-F2 1503 S", "AS-C-F3 1503 S", "AS-L-F1 1603 S", "AS-L-F2 1603 S")
    table = clash(skirmish, "AS-C-F1 1504 S wall", FOOT, *full).play("attack N-C-M1 AS-C-F1", 4)
    assert str(table.unit("AS-C-F1")) == "1504 S"
    assert table.hits("AS-C") == 0
    assert table.waits == "initiative-roll"


@rule("A68", "7.11.1")
def test_that_hit_puts_a_leader_in_danger_too(skirmish: Battle) -> None:
    full = ("AS-C-F2 1503 S", "AS-C-F3 1503 S", "AS-L-F1 1603 S", "AS-L-F2 1603 S")
    table = pushed(skirmish, *full, "Leofwine 1504").play(6)
    assert table.waits == "peril"


@rule("7.8.3")
@pytest.mark.parametrize(("answer", "there"), [("accompany", "1503"), ("remain", "1504")])
def test_a_leader_may_go_back_with_it(skirmish: Battle, answer: str, there: str) -> None:
    table = pushed(skirmish, "Harold 1504")
    assert table.waits == "Anglo-Saxon accompany"
    table.play(f"{answer} Harold", "retreat AS-C-F1 1503")
    assert table.leader("Harold").hex == there


# ------------------------------------------------------------------ advance after Pushback (7.8.3, A64)


@rule("7.8.3", "A64")
def test_the_attacker_may_advance_with_the_pushed_unit_before_it(skirmish: Battle) -> None:
    table = pushed(skirmish).play("retreat AS-C-F1 1503")
    assert table.waits == "Norman follow-up"
    # 1503 lies to the north-west of 1504: in front of NW and N.
    assert set(table.offered()) == {"advance N-C-M1 NW", "advance N-C-M1 N", "done"}
    assert table.refused("advance N-C-M1 S", "7.8.3").code == "hastings-face-pushed"
    table.play("advance N-C-M1 NW")
    assert str(table.unit("N-C-M1")) == "1504 NW"


@rule("7.8.3", "A64")
def test_it_need_not(skirmish: Battle) -> None:
    table = pushed(skirmish).play("retreat AS-C-F1 1503", "done")
    assert str(table.unit("N-C-M1")) == "1505 N"


@rule("7.8.3")
def test_a_hex_in_which_another_unit_stays_is_not_vacated(skirmish: Battle) -> None:
    table = pushed(skirmish, "AS-C-F2 1504 S").play("retreat AS-C-F1 1503")
    assert table.waits == "initiative-roll"
    assert str(table.unit("N-C-M1")) == "1505 N"


@rule("7.8.3", "A64")
def test_any_attackers_of_the_hex_advance_but_no_others_and_two_at_most(skirmish: Battle) -> None:
    places = ("N-C-M2 1605 N", "N-C-M3 1605 N", "N-C-K1 1404 N", "N-C-K2 1604 SE")
    table = clash(skirmish, FYRD, FOOT, *places)
    table.play("attack N-C-M1 AS-C-F1", 6, "attack N-C-M2 AS-C-F1", 6, "attack N-C-M3 AS-C-F1", 5)
    table.play("retreat AS-C-F1 1503")
    assert advancing(table) == {"N-C-M1", "N-C-M2", "N-C-M3"}
    assert table.refused("advance N-C-K1 N", "7.8.3").code == "hastings-no-advance"
    table.play("advance N-C-M1 N")
    assert advancing(table) == {"N-C-M2", "N-C-M3"}
    table.play("advance N-C-M3 N")
    assert table.at("1504") == ["N-C-M1", "N-C-M3"]
    assert "follow-up" not in table.waits


@rule("7.8.3")
def test_one_that_has_not_attacked_the_hex_yet_cannot_advance(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, "AS-C-F2 1604 S", FOOT, "N-C-M2 1605 N").play("attack N-C-M1 AS-C-F1", 5)
    table.play("retreat AS-C-F1 1503")
    assert advancing(table) == {"N-C-M1"}
    assert table.refused("advance N-C-M2 N", "7.8.3").code == "hastings-no-advance"


@rule("A64", "A05")
def test_an_advance_ends_shield_wall(skirmish: Battle) -> None:
    table = skirmish("AS-C-H1 1504 S wall", FOOT, at="melee", active="AS-C").play("attack AS-C-H1 N-C-M1", 6)
    table.play("retreat N-C-M1 1506", "advance AS-C-H1 S")
    assert str(table.unit("AS-C-H1")) == "1505 S"


@rule("A64", "A39")
def test_an_advance_takes_a_standard(skirmish: Battle) -> None:
    places = ("AS-C-F1 1204 S", "N-C-K1 1205 N", "Harold 1804")
    table = clash(skirmish, *places).play("attack N-C-K1 AS-C-F1", 5, "retreat AS-C-F1 1203", "advance N-C-K1 N")
    assert table.told("standard-captured") == [("N-C-K1", "Anglo-Saxon")]


@rule("A64", "A43")
def test_a_leader_left_behind_is_met_by_the_advance(skirmish: Battle) -> None:
    table = pushed(skirmish, "Harold 1504").play("remain Harold", "retreat AS-C-F1 1503", "advance N-C-M1 N")
    assert table.waits == "casualty"
    assert table.play(6).leader("Harold").hex == "1503"


@rule("7.8.3")
def test_after_a_stack_was_pushed_to_two_hexes_either_may_be_faced(skirmish: Battle) -> None:
    # AS-C-F1 went back to 1503, to the north-west, and AS-C-F2 to 1603, to the north-east.
    table = clash(skirmish, FYRD, "AS-C-F2 1504 S", FOOT, "N-C-M2 1505 N")
    table.play("attack N-C-M1 AS-C-F1", 5, "retreat AS-C-F1 1503", "attack N-C-M2 AS-C-F2", 5, "retreat AS-C-F2 1603")
    facings = {text.split()[2] for text in table.offered() if text.startswith("advance N-C-M1")}
    assert facings == {"NW", "N", "NE"}
    assert table.refused("advance N-C-M1 S", "7.8.3").code == "hastings-face-pushed"
    assert str(table.play("advance N-C-M1 NW").unit("N-C-M1")) == "1504 NW"


@rule("7.8.3")
def test_a_unit_that_was_there_before_is_no_pushed_one(skirmish: Battle) -> None:
    # AS-C-F2 was attacked in 1603, where it still is: only AS-C-F1, in 1503, was pushed out of 1504.
    table = clash(skirmish, FYRD, "AS-C-F2 1603 S", FOOT, "N-C-M2 1604 NW")
    table.play("attack N-C-M2 AS-C-F2", 6, "attack N-C-M1 AS-C-F1", 5)
    table.play("retreat AS-C-F1 1503")
    facings = {text.split()[2] for text in table.offered() if text.startswith("advance N-C-M1")}
    assert facings == {"NW", "N"}


@rule("1.1.COMMAND", "A02", "7.8.3")
def test_nobody_is_left_alone_by_an_advance(skirmish: Battle) -> None:
    # N-C-M2 in 1506 has no other company than N-C-M1, and would not be next to 1504.
    table = clash(skirmish, FYRD, FOOT, "N-C-M2 1506 N").play("attack N-C-M1 AS-C-F1", 5, "retreat AS-C-F1 1503")
    assert table.waits != "Norman follow-up"
    assert table.unit("N-C-M1").hex == "1505"


@rule("1.1.COMMAND", "A02", "7.8.3", "7.7.10")
def test_who_stays_next_to_another_may_advance(skirmish: Battle) -> None:
    # N-C-M1 would stay next to N-C-M3, and that one next to N-C-M1; N-C-M2 has attacked nobody.
    places = (FYRD, "AS-C-F2 1603 S", FOOT, "N-C-M2 1405 N", "N-C-M3 1605 N", "N-C-M4 1405 N")
    table = clash(skirmish, *places).play("attack N-C-M3 AS-C-F1", 6, "attack N-C-M1 AS-C-F1", 5)
    table.play("retreat AS-C-F1 1503")
    assert advancing(table) == {"N-C-M1", "N-C-M3"}
    table.play("advance N-C-M1 N")
    assert table.refused("advance N-C-M2 N", "7.8.3").code == "hastings-no-advance"


@rule("1.1.COMMAND", "7.7.10")
def test_an_advance_after_losses_leaves_nobody_alone_either(battle: Battle) -> None:
    # Once N-C-K1 has gone, N-C-M2 in 1405 has no company but N-C-M1.
    lines = ("AS-C-F1 1504 S", "AS-C-F6 1104 S", "AS-L-H1 1704 S")
    places = (*lines, FOOT, "N-C-M2 1405 N", "N-C-K1 1505 N", "N-C-K2 1605 N")
    table = battle(*places, at="melee", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-K1 AS-C-F1", 6, "attack N-C-K2 AS-C-F1", 6, 6, "remove AS-C-F1")
    assert advancing(table) == {"N-C-M1", "N-C-K1", "N-C-K2"}
    table.play("advance N-C-K1 N")
    assert advancing(table) == {"N-C-K2"}
    reason = table.refused("advance N-C-M1 N", "1.1.COMMAND")
    assert (reason.code, reason.args["alone"]) == ("hastings-advance-parts", ("unit", table.number("unit", "N-C-M2")))


# ------------------------------------------------------------------ advance after losses (7.7.9, 7.7.10)


@rule("7.7.9", "7.7.10", "A64")
def test_a_hex_emptied_by_losses_may_be_entered_with_any_facing(battle: Battle) -> None:
    table = battle("AS-C-F1 1504 S", FOOT, at="melee", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 1, 6)
    assert table.waits == "Anglo-Saxon remove"
    table.play("remove AS-C-F1")
    assert table.waits == "Norman take-ground"
    facings = ("N", "NE", "SE", "S", "SW", "NW")
    assert set(table.offered()) == {"done", *[f"advance N-C-M1 {facing}" for facing in facings]}
    table.play("advance N-C-M1 SW")
    assert str(table.unit("N-C-M1")) == "1504 SW"


@rule("7.7.10")
def test_one_may_stay_where_it_is(battle: Battle) -> None:
    table = battle("AS-C-F1 1504 S", FOOT, at="melee", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 1, 6, "remove AS-C-F1", "done")
    assert str(table.unit("N-C-M1")) == "1505 N"
    assert table.waits == "initiative-roll"


@rule("7.7.10")
def test_a_hex_that_still_has_enemies_is_not_entered(battle: Battle) -> None:
    # The losses fall on another unit of the Command.
    table = battle("AS-C-F1 1504 S", FOOT, at="melee", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 1, 6, "remove AS-C-F2")
    assert table.waits == "initiative-roll"


@rule("7.7.10")
def test_only_a_unit_that_attacked_the_hex_enters_it(battle: Battle) -> None:
    # N-C-M2 has attacked AS-C-F2 in 1604, N-L-M1 is not active.
    places = ("AS-C-F1 1504 S", "AS-C-F2 1604 S", "AS-L-H1 1704 S", FOOT, "N-C-M2 1605 N", "N-L-M1 1404 NE")
    table = battle(*places, at="melee", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M2 AS-C-F2", 6, "attack N-C-M1 AS-C-F1", 1, 6, "remove AS-C-F1")
    assert advancing(table) == {"N-C-M1"}
    assert table.refused("advance N-C-M2 N", "7.7.10").code == "hastings-no-advance"


@rule("7.7.10", "A64")
def test_two_attackers_at_most_enter_it(battle: Battle) -> None:
    places = ("AS-C-F1 1504 S", "AS-L-H1 1704 S", FOOT, "N-C-M2 1605 N", "N-C-M3 1605 N")
    table = battle(*places, at="melee", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F1", 6, "attack N-C-M3 AS-C-F1", 6, 6, "remove AS-C-F1")
    table.play("advance N-C-M3 N", "advance N-C-M2 NE")
    assert table.at("1504") == ["N-C-M2", "N-C-M3"]
    assert table.waits == "initiative-roll"


@rule("7.7.10")
def test_a_hex_whose_defender_has_fled_is_vacant_too(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT, "AS-C-F2 1206 S").play("attack N-C-M1 AS-C-F1", 1, 1).until("Norman pursue")
    table.play("hold N-C-M1")
    assert table.waits == "Norman take-ground"
    assert str(table.play("advance N-C-M1 N").unit("N-C-M1")) == "1504 N"


@rule("7.7.10", "A43")
def test_a_leader_who_stayed_in_it_is_met_there(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT, "Leofwine 1504").play("attack N-C-M1 AS-C-F1", 1, 1, "remain Leofwine")
    table.play("halt AS-C-F1", "hold N-C-M1", 6, "advance N-C-M1 N")
    assert table.waits == "casualty"
    assert table.play(6).leader("Leofwine").hex == "1304"


@rule("7.7.10")
def test_who_has_pursued_past_the_hex_does_not_come_back_to_it(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT, "AS-C-F2 1206 S").play("attack N-C-M1 AS-C-F1", 1, 1)
    table.play("flee AS-C-F1 1204", "pursue N-C-M1", 6)
    assert table.unit("N-C-M1").hex == "1304"
    assert table.waits == "initiative-roll"


# ------------------------------------------------------------------ the end of the segment (7.7.11, A11)


@rule("7.7.11")
def test_then_the_next_chit_is_drawn(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT, cup=("AS-C",)).play("attack N-C-M1 AS-C-F1", 6)
    assert table.waits == "draw-chit"
    assert table.lots == ["AS-C"]


@rule("7.7.11")
def test_or_a_new_turn_begins(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT, turn=3).play("attack N-C-M1 AS-C-F1", 6)
    assert (table.waits, table.turn) == ("initiative-roll", 4)


@rule("A11", "7.7.9", "7.9.1", "7.10.1", "7.11.1", "7.7.10")
def test_attacks_checks_losses_leaders_and_advances_come_in_this_order(battle: Battle) -> None:
    places = ("AS-C-F1 1504 S", "AS-C-F2 1604 S", "AS-L-H1 1704 S", "Harold 1504", FOOT, "N-C-M2 1605 N")
    table = battle(*places, "N-C-M3 1605 N", at="melee", active="N-C", hits={"AS-C": 3})
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1, "attack N-C-M3 AS-C-F2", 6)
    assert table.waits == "Anglo-Saxon check-order"
    table.play("check AS-C-F2", 6)
    assert table.waits == "check-roll"
    table.play(6)
    assert table.waits == "Anglo-Saxon remove"
    table.play("remove AS-C-F2")
    assert table.waits == "peril"
    table.play(6)
    assert table.waits == "Norman take-ground"
    table.play("advance N-C-M2 N")
    assert table.waits == "initiative-roll"


@rule("A11", "3.0", "7.9.1")
@pytest.mark.parametrize(("first", "waits"), [(False, "check-roll"), (True, "Anglo-Saxon remove")])
def test_losses_come_before_routs_if_it_was_agreed(battle: Battle, first: bool, waits: str) -> None:
    table = battle("AS-C-F1 1504 S", FOOT, at="melee", active="N-C", hits={"AS-C": 4}, options={"losses_first": first})
    assert table.play("attack N-C-M1 AS-C-F1", 1).waits == waits


@rule("A11")
@pytest.mark.parametrize(("lost", "checks"), [("AS-C-F1", 0), ("AS-C-F2", 1)])
def test_then_a_unit_that_was_lost_has_no_check_and_others_have(battle: Battle, lost: str, checks: int) -> None:
    table = battle("AS-C-F1 1504 S", FOOT, at="melee", active="N-C", hits={"AS-C": 4}, options={"losses_first": True})
    table.play("attack N-C-M1 AS-C-F1", 1, f"remove {lost}").until("initiative-roll")
    assert len([unit for unit, *_ in table.told("morale") if unit == "AS-C-F1"]) == checks
    assert table.hits("AS-C") == 0
