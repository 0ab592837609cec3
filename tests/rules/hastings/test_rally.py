"""The Rally Segment (7.2), rule by rule; `skirmish` makes tables (see conftest.py).

The Norman Standard is in 1213, the Anglo-Saxon one in 1204; Leaders that a scenario does not want are far away.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.index import load, rule_directories
from senlac.rulebook.marks import rule

Battle = Any

NO_NORMAN_LEADER = ("William 2016", "Alan 2116", "Eustace 2216")
NO_SAXON_LEADER = ("Harold 0907", "Gyrth 0807", "Leofwine 0707")


def rally_drm(table: Any) -> int:
    """What is added to the roll of the one unit that tries to rally."""
    table.play(1)
    ((_, _, drm),) = table.told("rally")
    return int(drm)


def tries(table: Any) -> list[str]:
    """The units that try to rally, none of which does."""
    while table.waits == "rally":
        table.play(1)
    return [unit for unit, *_ in table.told("rally")]


# ------------------------------------------------------------------ who tries


@rule("7.2")
def test_routed_units_in_or_next_to_the_hex_of_their_standard_try(skirmish: Battle) -> None:
    units = ("N-C-M1 1213 routed", "N-C-M2 1212 routed", "N-C-M3 1415 routed")
    table = skirmish(*NO_NORMAN_LEADER, *units, at="rally", active="N-C")
    assert tries(table) == ["N-C-M1", "N-C-M2"]
    assert table.unit("N-C-M3").routed


@rule("7.2")
def test_routed_units_in_or_next_to_the_hex_of_their_commands_leader_try(skirmish: Battle) -> None:
    units = ("N-L-M1 0815 routed", "N-L-M2 0716 routed", "N-L-M3 1016 routed")
    table = skirmish("Alan 0815", *units, at="rally", active="N-L")
    assert tries(table) == ["N-L-M1", "N-L-M2"]


@rule("7.2")
def test_units_that_are_not_routed_do_not(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1213 N", "N-C-M2 1213 routed", at="rally", active="N-C")
    assert tries(table) == ["N-C-M2"]


@rule("7.2")
def test_the_standard_is_that_of_their_own_army(skirmish: Battle) -> None:
    table = skirmish(*NO_SAXON_LEADER, "AS-C-F1 1213 routed", "AS-C-F2 1204 routed", at="rally", active="AS-C")
    assert tries(table) == ["AS-C-F2"]


@rule("7.2", "A23")
def test_the_leader_of_another_command_is_not_enough(skirmish: Battle) -> None:
    table = skirmish(*NO_NORMAN_LEADER, "William 0815", "N-L-M1 0815 routed", at="rally", active="N-L")
    assert tries(table) == []
    own = skirmish(*NO_NORMAN_LEADER, "Alan 0815", "N-L-M1 0815 routed", at="rally", active="N-L")
    assert tries(own) == ["N-L-M1"]


@rule("7.2")
def test_a_captured_standard_is_no_rallying_point(skirmish: Battle) -> None:
    table = skirmish(*NO_NORMAN_LEADER, "N-C-M1 1213 routed", at="rally", active="N-C", captured=("Norman",))
    assert tries(table) == []


@rule("A24")
def test_with_standard_captured_and_leader_dead_a_command_does_not_rally(skirmish: Battle) -> None:
    # William is with the unit, but he is not its Command's Leader.
    places = ("William 1213", "Alan lost", "N-L-M1 1213 routed", "N-C-M1 1615 N", "AS-C-F1 1206 S")
    table = skirmish(*places, at="rally", active="N-L", captured=("Norman",))
    assert tries(table) == []
    regroup = skirmish(*places, at="regroup", turn=6, regrouped=6, captured=("Norman",)).until("initiative-roll")
    assert not regroup.unit("N-L-M1").routed


@rule("7.2", "A21")
def test_units_in_false_rout_are_not_routed_and_it_comes_before_rallies(skirmish: Battle) -> None:
    table = skirmish(
        *NO_NORMAN_LEADER,
        "N-C-M1 1213 routed",
        "N-C-M2 1210 N",
        "AS-C-F1 1206 S",
        at="activation",
        active="N-C",
        initiative="Norman",
        turn=7,
        regrouped=6,
    )
    table.play("feign N-C", "feint N-C-M2 1212 N")
    assert (table.unit("N-C-M2").routed, table.waits) == (False, "rally")
    assert tries(table) == ["N-C-M1"]


# ------------------------------------------------------------------ the roll


@rule("7.2.1")
def test_one_die_is_rolled_for_each_unit(skirmish: Battle) -> None:
    table = skirmish(*NO_NORMAN_LEADER, "N-C-M1 1213 routed", "N-C-M2 1212 routed", at="rally", active="N-C")
    assert table.lots == [1, 2, 3, 4, 5, 6]
    table.play(3, 2)
    assert table.told("rally") == [("N-C-M1", 3, 0), ("N-C-M2", 2, 0)]
    assert table.waits == "initiative-roll"


@rule("7.2.1", "7.2.2", "A22")
def test_the_rulebooks_second_7_2_1_is_7_2_2() -> None:
    index = load(*rule_directories())
    assert "one die" in index["7.2.1"].text.lower()
    assert "+1" in index["7.2.2"].text


@rule("7.2.2", "A22")
@pytest.mark.parametrize(("here", "drm"), [("1213", 1), ("1214", 1), ("1115", 0)])
def test_a_leader_in_or_next_to_the_hex_adds_one(skirmish: Battle, here: str, drm: int) -> None:
    # Eustace adds as much as its own Command's Leader, who is not here; the Standard makes it try.
    table = skirmish(*NO_NORMAN_LEADER, "N-L-M1 1213 routed", f"Eustace {here}", at="rally", active="N-L")
    assert rally_drm(table) == drm


@rule("7.2.3")
@pytest.mark.parametrize(("here", "drm"), [("1213", 2), ("1214", 2), ("1115", 0)])
def test_the_army_leader_adds_two(skirmish: Battle, here: str, drm: int) -> None:
    table = skirmish(*NO_NORMAN_LEADER, "N-L-M1 1213 routed", f"William {here}", at="rally", active="N-L")
    assert rally_drm(table) == drm


@rule("7.2.3")
def test_harold_does_so_for_the_anglo_saxons(skirmish: Battle) -> None:
    table = skirmish(*NO_SAXON_LEADER, "AS-L-F1 1204 routed", "Harold 1205", at="rally", active="AS-L")
    assert rally_drm(table) == 2


@rule("7.2.2", "7.2.3")
def test_leaders_of_the_enemy_add_nothing(skirmish: Battle) -> None:
    table = skirmish(*NO_SAXON_LEADER, "AS-L-F1 1204 routed", "William 1205", "Alan 1105", at="rally", active="AS-L")
    assert rally_drm(table) == 0


@rule("A23")
def test_the_best_single_modifier_counts(skirmish: Battle) -> None:
    both = skirmish("Alan 1213", "Eustace 1212", "William 2016", "N-L-M1 1213 routed", at="rally", active="N-L")
    assert rally_drm(both) == 1
    three = skirmish("Alan 1213", "Eustace 1212", "William 1214", "N-L-M1 1213 routed", at="rally", active="N-L")
    assert rally_drm(three) == 2


@rule("A23", "7.2.2", "7.2.3")
@pytest.mark.parametrize(
    ("leaders", "drm"),
    [
        (("Alan 1213", "Eustace 1212", "William 2016"), 1),
        (("Alan 1213", "Eustace 1212", "William 1214"), 3),
        (("Alan 1213 wounded", "Eustace 2016", "William 1214"), 2),
        (("Alan 2016", "Eustace 2016", "William 1214"), 2),
    ],
)
def test_or_that_of_the_army_leader_and_of_another_if_it_was_agreed(
    skirmish: Battle, leaders: tuple[str, ...], drm: int
) -> None:
    options = {"both_leaders_rally": True}
    table = skirmish(*leaders, "N-L-M1 1213 routed", at="rally", active="N-L", options=options)
    assert rally_drm(table) == drm


@rule("7.2.2", "7.2.3")
@pytest.mark.parametrize(("leader", "drm"), [("Alan", 0), ("William", 1)])
def test_a_wounded_leader_adds_one_less(skirmish: Battle, leader: str, drm: int) -> None:
    places = (*NO_NORMAN_LEADER, f"{leader} 1213 wounded", "N-L-M1 1213 routed")
    assert rally_drm(skirmish(*places, at="rally", active="N-L")) == drm


# ------------------------------------------------------------------ the result


@rule("7.2.4")
@pytest.mark.parametrize(("die", "rallied"), [(3, False), (4, True), (6, True), (1, False)])
def test_four_or_more_rallies(skirmish: Battle, die: int, rallied: bool) -> None:
    table = skirmish(*NO_NORMAN_LEADER, "N-C-M1 1213 routed", at="rally", active="N-C").play(die)
    assert table.unit("N-C-M1").routed != rallied
    assert (table.waits == "Norman face") == rallied


@rule("7.2.4")
@pytest.mark.parametrize(("die", "rallied"), [(1, False), (2, True)])
def test_the_modified_result_counts(skirmish: Battle, die: int, rallied: bool) -> None:
    table = skirmish("William 1213", "N-C-M1 1213 routed", at="rally", active="N-C").play(die)
    assert table.unit("N-C-M1").routed != rallied


@rule("7.2.4")
def test_a_rallied_unit_faces_as_its_owner_wishes(skirmish: Battle) -> None:
    table = skirmish(*NO_NORMAN_LEADER, "N-C-M1 1213 routed", "N-C-M2 1213 N", at="rally", active="N-C").play(4)
    assert table.offered() == [f"face N-C-M1 {facing}" for facing in ("N", "NE", "SE", "S", "SW", "NW")]
    assert table.refused("face N-C-M2 S").rule == "7.2.4"
    table.play("face N-C-M1 SW")
    assert str(table.unit("N-C-M1")) == "1213 SW"


@rule("A25")
def test_a_unit_may_rally_before_an_enemy_and_then_moves_and_attacks(skirmish: Battle) -> None:
    table = skirmish("William 1215", "N-C-M1 1215 routed", "AS-C-F1 1214 S", at="rally movement melee", active="N-C")
    table.play(4, "face N-C-M1 N")
    assert str(table.unit("N-C-M1")) == "1215 N"
    assert table.offers("order N-C-M1")
    table.play("done")
    assert table.offered() == ["attack N-C-M1 AS-C-F1"]


@rule("A25")
def test_one_that_fails_neither_moves_nor_attacks(skirmish: Battle) -> None:
    table = skirmish("William 1215", "N-C-M1 1215 routed", "AS-C-F1 1214 S", at="rally movement melee", active="N-C")
    table.play(1)
    assert table.refused("order N-C-M1").rule == "7.6.1"
    table.play("done")
    assert table.told("attacks") == []


@rule("A25")
def test_a_rallied_unit_is_never_in_shield_wall(skirmish: Battle) -> None:
    places = ("Harold 1204", "AS-C-F1 1205 routed", "AS-C-F2 1205 S wall")
    table = skirmish(*places, at="rally", active="AS-C").play(6, "face AS-C-F1 S")
    assert str(table.unit("AS-C-F1")) == "1205 S"
