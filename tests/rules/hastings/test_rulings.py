"""Rulings of our own beyond the first 97 (A98 and on); `skirmish` and `battle` make tables (see conftest.py)."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule

Battle = Any


@rule("A98")
def test_a_unit_that_ends_its_move_with_a_standard_takes_it_and_one_that_passes_does_not(skirmish: Battle) -> None:
    placed = ("N-C-K1 1206 N", "AS-L-F1 1603 S", "Harold 1603")
    taker = skirmish(*placed, at="movement", active="N-C")
    taker.move("N-C-K1 1204 N")
    assert taker.standard("Anglo-Saxon") == "captured"
    passer = skirmish(*placed, at="movement", active="N-C")
    passer.move("N-C-K1 1203 N")
    assert passer.standard("Anglo-Saxon") == "1204"


@rule("A99")
def test_several_routed_units_flee_in_the_order_of_their_numbers(skirmish: Battle) -> None:
    table = skirmish(
        "N-C-M2 1209 routed", "N-C-M1 0909 routed", "N-C-K1 2016 N", "AS-C-F1 1206 S", at="rout movement", active="N-C"
    )
    table.until("Norman order", die=6)
    order = [unit for unit, _ in table.told("flees")]
    assert order == sorted(order)
    assert set(order) == {"N-C-M1", "N-C-M2"}


@rule("A100")
def test_a_routed_unit_that_is_pushed_back_alarms_nobody_and_is_not_pursued(skirmish: Battle) -> None:
    table = skirmish(
        "AS-C-F1 1210 S",
        "N-C-M1 1211 routed",
        "N-C-M2 1111 S",
        "N-C-K1 2016 N",
        "William 1213",
        at="melee",
        active="AS-C",
    )
    table.play("attack AS-C-F1 N-C-M1", 4, "retreat N-C-M1 1212", "done")
    assert table.told("pushback")
    assert table.unit("N-C-M1").hex != "1211"
    assert not table.told("morale")
    assert not table.told("right-chart")


@rule("A101")
def test_an_event_takes_as_many_hits_off_as_there_are_up_to_its_number(battle: Battle) -> None:
    table = battle(at="battle", active="AS-C", hits={"AS-L": 1, "AS-C": 4})
    table.play((4, 4))
    assert table.offered() == ["relieve AS-L", "relieve AS-C"]
    one = table.copy()
    one.play("relieve AS-L")
    assert one.hits("AS-L") == 0
    table.play("relieve AS-C")
    assert table.hits("AS-C") == 2


@rule("A102")
def test_a_leader_does_not_go_to_an_enemy_leader_who_is_alone(skirmish: Battle) -> None:
    table = skirmish("N-C-K1 1211 N", "AS-L-F1 1603 S", "Harold 1209", at="movement", active="N-C")
    table.play("order William")
    assert "lead William 1209" not in table.offered()
    assert table.refused("lead William 1209").rule == "A08"
    assert "lead William 1309" in table.offered()


@rule("A103")
def test_a_pursuer_ends_facing_along_its_last_step_the_nearer_way_round() -> None:
    from senlac.games.hastings.rules.pursuit import along
    from senlac.games.hexes.grid import FACE_N, FACE_NE, FACE_NW, FACE_S, FACE_SE, TO_NE, TO_SE

    assert along(FACE_N, TO_NE) == FACE_N
    assert along(FACE_SE, TO_NE) == FACE_NE
    assert along(FACE_S, TO_SE) == FACE_S
    assert along(FACE_NW, TO_SE) == FACE_S


@rule("A104")
def test_a_unit_may_go_ahead_if_one_more_move_can_mend_it(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1214 N", "N-C-M2 1314 N", "N-C-M3 1414 N", at="movement", active="N-C")
    table.play("order N-C-M1", "move N-C-M1 1212 N")
    assert "done" not in table.offered()
    assert table.refused("done").rule == "1.1.COMMAND"
    # If N-C-M3 stays, N-C-M2 cannot go to N-C-M1 without leaving it alone.
    table.play("order N-C-M3")
    assert table.refused("stay N-C-M3", "1.1.COMMAND").code == "hastings-must-mend"
    assert "move N-C-M3 1313 N" in table.offered()


@rule("A104")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_three_in_a_row_go_ahead_one_after_the_other(skirmish: Battle, order: tuple[int, int]) -> None:
    # Nobody can come to N-C-M1 and leave none alone, but N-C-M2 and N-C-M3 can follow, in either order.
    table = skirmish("N-C-M1 1117 N", "N-C-M2 1217 N", "N-C-M3 1317 N", at="movement", active="N-C")
    table.move("N-C-M1 0914 N")
    assert table.refused("done", "1.1.COMMAND").code == "hastings-astray"
    moves = ("N-C-M2 1014 N", "N-C-M3 1114 N")
    table.move(moves[order[0]])
    assert table.refused("done", "1.1.COMMAND")
    left = moves[order[1]].split()[0]
    waiting = table.copy().play(f"order {left}")
    assert waiting.refused(f"stay {left}", "1.1.COMMAND").code == "hastings-must-follow"
    table.move(moves[order[1]]).play("done")
    assert table.waits == "initiative-roll"


@rule("A104")
def test_a_move_that_nobody_could_mend_is_not_offered(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1214 N", "N-C-M2 1215 S", at="movement", active="N-C")
    assert table.cannot_move("N-C-M1 1212 N").rule == "1.1.COMMAND"
    assert "1213 N" in table.ways("N-C-M1")
