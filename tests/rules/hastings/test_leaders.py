"""Leader casualties (7.11): who is checked, what the table says, what a wound is; `battle` and `skirmish` make tables.

N-C-M1 in 1505 attacks AS-C-F1 in 1504, where the Leader in question is: 4 or less is a hit.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.kernel.gamedef import Outcome
from senlac.rulebook.marks import rule

Battle = Any

SAXON, NORMAN = 0, 1
FYRD = "AS-C-F1 1504 S"
FOOT = "N-C-M1 1505 N"
#: Somebody who is not concerned.
FAR = "AS-C-H2 1104 S"


def clash(skirmish: Battle, *places: str, **markers: Any) -> Any:
    """The Melee Segment of William's Command."""
    return skirmish(*places, FAR, at="melee", active="N-C", **markers)


def endangered(skirmish: Battle, *places: str, hits: int = 1) -> Any:
    """AS-C-F1 has taken so many hits and stands; Leaders in its hex are about to be checked."""
    attackers = [f"N-C-M{i + 1} {1505 if i < 2 else 1605} N" for i in range(hits)]
    table = clash(skirmish, FYRD, *attackers, *places)
    for i in range(hits):
        table.play(f"attack N-C-M{i + 1} AS-C-F1", 1)
    return table.play(6)


def checked(table: Any) -> list[str]:
    return [leader for leader, *_ in table.told("casualty")]


# ------------------------------------------------------------------ who is checked (7.11.1)


@rule("7.11.1")
def test_a_leader_in_a_hex_that_took_hits_is_checked_at_the_end_of_the_segment(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT, "Leofwine 1504").play("attack N-C-M1 AS-C-F1", 1)
    assert table.waits == "check-roll"
    table.play(6)
    assert table.waits == "peril"
    assert checked(table.play(6)) == ["Leofwine"]
    assert table.waits == "initiative-roll"


@rule("7.11.1")
@pytest.mark.parametrize("die", [5, 6])
def test_without_hits_he_is_not(skirmish: Battle, die: int) -> None:
    table = clash(skirmish, FYRD, FOOT, "Leofwine 1504").play("attack N-C-M1 AS-C-F1", die).until("initiative-roll")
    assert checked(table) == []


@rule("7.11.1")
def test_a_leader_in_another_hex_is_not(skirmish: Battle) -> None:
    table = endangered(skirmish, "Leofwine 1503", "Harold 1404", "William 1505")
    assert table.waits == "initiative-roll"
    assert checked(table) == []


@rule("7.11.1")
def test_hits_by_arrows_do_not_touch_him(battle: Battle) -> None:
    table = battle("Harold 1206", at="missiles melee", active="N-C").play("shoot AS-C", "shoot AS-C", 6, 6)
    assert table.hits("AS-C") == 2
    assert checked(table) == []


@rule("7.11.1", "A66")
def test_nor_does_the_hit_that_a_shield_wall_stops(skirmish: Battle) -> None:
    table = clash(skirmish, "AS-C-F1 1504 S wall", FOOT, "Leofwine 1504").play("attack N-C-M1 AS-C-F1", 1)
    assert table.waits == "initiative-roll"


@rule("7.11.1")
def test_one_unit_of_the_hex_is_enough(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, "AS-L-F1 1504 S", FOOT, "Gyrth 1504").play("attack N-C-M1 AS-L-F1", 1, 6)
    assert table.waits == "peril"


@rule("7.11.1")
def test_he_is_checked_though_he_has_fled_with_his_men(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT, "Leofwine 1504").play("attack N-C-M1 AS-C-F1", 1, 1, "accompany Leofwine")
    table.play("halt AS-C-F1", "hold N-C-M1")
    assert table.leader("Leofwine").hex == "1304"
    assert table.waits == "peril"


@rule("7.11.1")
def test_normans_are_checked_as_well(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1504 S", "N-C-M1 1505 N", "William 1505", at="melee", active="AS-C")
    assert checked(table.play("attack AS-C-F1 N-C-M1", 1, 6, 6)) == ["William"]


@rule("A78")
def test_several_hits_are_one_check(skirmish: Battle) -> None:
    table = endangered(skirmish, "Leofwine 1504", hits=2).play(6)
    assert checked(table) == ["Leofwine"]
    assert table.waits == "initiative-roll"


@rule("A78")
def test_each_of_several_leaders_is_checked(skirmish: Battle) -> None:
    table = endangered(skirmish, "Leofwine 1504", "Harold 1504", "Gyrth 1104").play(6, 1)
    assert sorted(checked(table)) == ["Harold", "Leofwine"]
    assert [table.leader(name).wounded for name in ("Harold", "Leofwine")].count(True) == 1
    assert table.waits == "initiative-roll"


# ------------------------------------------------------------------ the table (7.11.2)


@rule("7.11.2", "A77")
@pytest.mark.parametrize(("die", "state"), [(1, "1504 wounded"), (2, "1504"), (6, "1504")])
def test_one_roll_leaves_him_unhurt_or_wounded(skirmish: Battle, die: int, state: str) -> None:
    assert str(endangered(skirmish, "Leofwine 1504").play(die).leader("Leofwine")) == state


@rule("7.11.2", "A77")
@pytest.mark.parametrize(("die", "state"), [(1, "lost"), (2, "1504 wounded")])
def test_a_second_wound_kills(skirmish: Battle, die: int, state: str) -> None:
    assert str(endangered(skirmish, "Leofwine 1504 wounded").play(die).leader("Leofwine")) == state


@rule("7.11.2", "A77")
@pytest.mark.parametrize(("die", "state"), [(1, "lost"), (2, "1504 wounded"), (3, "1504")])
def test_three_hits_in_his_hex_make_it_worse(skirmish: Battle, die: int, state: str) -> None:
    table = endangered(skirmish, "Leofwine 1504", hits=3).play(die)
    assert table.told("casualty") == [("Leofwine", die, -1)]
    assert str(table.leader("Leofwine")) == state


@rule("7.11.2", "A77")
def test_two_do_not(skirmish: Battle) -> None:
    assert endangered(skirmish, "Leofwine 1504", hits=2).play(1).told("casualty") == [("Leofwine", 1, 0)]


@rule("7.11.2")
def test_hits_on_both_units_of_his_hex_add_up(skirmish: Battle) -> None:
    places = (FYRD, "AS-C-F2 1504 S", FOOT, "N-C-M2 1505 N", "N-C-M3 1605 N", "Leofwine 1504")
    table = clash(skirmish, *places)
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1, "attack N-C-M3 AS-C-F2", 1)
    table.play("check AS-C-F1", 6, 6, 4)
    assert table.told("casualty") == [("Leofwine", 4, -1)]


# ------------------------------------------------------------------ what a wound is (A77)


@rule("A77")
def test_a_wounded_leader_aids_no_attack_and_steadies_nobody(skirmish: Battle) -> None:
    attack = clash(skirmish, FYRD, FOOT, "William 1505 wounded").play("attack N-C-M1 AS-C-F1", 6)
    assert attack.drms("melee") == {}
    table = clash(skirmish, FYRD, FOOT, "Leofwine 1504 wounded").play("attack N-C-M1 AS-C-F1", 1, 6)
    assert table.drms("morale") == {}


@rule("A77")
@pytest.mark.parametrize(
    ("unit", "leader", "drm"),
    [
        ("AS-C-F1", "Harold 1604", 2),
        ("AS-C-F1", "Harold 1604 wounded", 1),
        ("AS-L-F1", "Leofwine 1604", 1),
        ("AS-L-F1", "Leofwine 1604 wounded", 0),
    ],
)
def test_he_rallies_one_less(skirmish: Battle, unit: str, leader: str, drm: int) -> None:
    table = skirmish(f"{unit} 1504 routed", leader, at="rally", active=unit[:4]).play(3)
    assert table.told("rally") == [(unit, 3, drm)]


@rule("A77")
@pytest.mark.parametrize(
    ("leader", "unit", "row", "far"), [("Harold", "AS-C-F1 1104 S", "04", 6), ("William", "N-C-M1 1114 N", "13", 8)]
)
def test_he_goes_half_as_far(skirmish: Battle, leader: str, unit: str, row: str, far: int) -> None:
    # Along the row, which is level from column 07 on.
    for wound, hexes in (("", far), (" wounded", far // 2)):
        table = skirmish(unit, f"{leader} 07{row}{wound}", at="movement", active=unit[:4].rstrip("-"))
        assert max(int(here[:2]) for here in table.goals(leader) if here.endswith(row)) == 7 + hexes


@rule("A77")
@pytest.mark.parametrize(
    ("places", "saxon"),
    [
        (("Harold 1204 wounded",), {"army-leader-wounded": -1}),
        (("Gyrth 0705 wounded",), {}),
        (("Gyrth lost",), {"command-leader-lost": -1}),
    ],
)
def test_the_wound_of_an_army_leader_costs_initiative(
    battle: Battle, places: tuple[str, ...], saxon: dict[str, int]
) -> None:
    table = battle(*places, at="turn").play((3, 3))
    assert table.told("initiative-roll")[0] == ("Anglo-Saxon", 3, sum(saxon.values()))


# ------------------------------------------------------------------ death (7.11.3, A79)


@rule("7.11.3")
def test_a_leader_falls_with_the_last_unit_of_his_hex(battle: Battle) -> None:
    table = battle("AS-L-F1 1504 S", "Leofwine 1504", FOOT, at="melee", active="N-C", hits={"AS-L": 4})
    table.play("attack N-C-M1 AS-L-F1", 1, 6, "remove AS-L-F1")
    assert table.told("leader-killed") == [("Leofwine",)]
    # He who is dead is not checked.
    assert table.waits == "Norman take-ground"
    assert checked(table) == []


@rule("7.11.3")
def test_not_if_another_one_is_left_there(battle: Battle) -> None:
    places = ("AS-L-F1 1504 S", "AS-L-F2 1504 S", "Leofwine 1504", FOOT)
    table = battle(*places, at="melee", active="N-C", hits={"AS-L": 4})
    table.play("attack N-C-M1 AS-L-F1", 1, 6, "remove AS-L-F1")
    assert table.told("leader-killed") == []
    assert table.waits == "peril"


@rule("7.11.3", "A79", "10.1.1")
def test_a_king_who_is_taken_counts_as_killed(battle: Battle) -> None:
    places = ("AS-C-F1 1504 S", "Harold 1504", FOOT)
    table = battle(*places, at="melee victory", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 1, 6, "remove AS-C-F1").until("over")
    assert table.outcome == Outcome(NORMAN, "leader", "10.1.1")


@rule("A79", "A43", "10.1.1")
def test_so_does_one_whom_the_enemy_finds_alone_far_from_his_men(skirmish: Battle) -> None:
    places = ("Harold 1504", "N-C-K1 1506 N", "AS-R-F1 0706 S")
    table = skirmish(*places, at="movement victory", active="N-C").move("N-C-K1 1504 N").play(6).until("over")
    assert table.outcome == Outcome(NORMAN, "leader", "10.1.1")


@rule("A79", "7.4.6")
def test_a_leader_may_always_stay_behind_instead(skirmish: Battle) -> None:
    places = ("AS-C-F1 1201 routed", "Harold 1201", FAR)
    table = skirmish(*places, at="rout victory", active="AS-C", captured=("Anglo-Saxon",)).play("remain Harold")
    assert str(table.unit("AS-C-F1")) == "lost"
    assert table.leader("Harold").hex == "1201"


@rule("7.11.1", "7.11.2", "A43", "A78")
def test_the_fall_of_leofwine(skirmish: Battle) -> None:
    """He is wounded beside his men, stays when they break, and is ridden down where he stands."""
    places = ("AS-L-F1 1504 S", "AS-L-F2 1604 S", "Leofwine 1504", FOOT, "N-C-K1 1506 N")
    table = skirmish(*places, FAR, at="melee", active="N-C", cup=("N-C",), turn=2)
    table.play("attack N-C-M1 AS-L-F1", 2, 4, 1)
    assert str(table.leader("Leofwine")) == "1504 wounded"
    # In the next activation his aid is gone; F1 breaks, F2 beside it stands, and he remains.
    table.play("N-C").until("Norman attack").play("attack N-C-M1 AS-L-F1", 2, 1)
    assert table.drms("morale") == {}
    table.play("remain Leofwine", 5).until("Norman pursue")
    table.play("pursue N-C-M1", 1)
    assert table.unit("N-C-M1").hex == "1504"
    assert table.waits == "casualty"
    table.play(1)
    assert str(table.leader("Leofwine")) == "lost"
    # The unit that he led checks without a Leader from now on.
    assert table.waits == "initiative-roll"
