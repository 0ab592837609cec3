"""Commands and hits (7.9): what five hits cost, and whom; `battle` and `skirmish` make tables.

In a Melee Segment of the set-up nobody has an enemy before him, so that it consists of losses alone.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.kernel.views import view
from senlac.rulebook.marks import rule

Battle = Any


def settle(battle: Battle, *places: str, active: str = "N-C", **hits: int) -> Any:
    """The losses of a segment without attacks: `settle(battle, AS_C=5)`."""
    tracks = {command.replace("_", "-"): number for command, number in hits.items()}
    return battle(*places, at="melee", active=active, hits=tracks)


def removable(table: Any) -> set[str]:
    return {text.removeprefix("remove ") for text in table.offered()}


def some(units: str) -> tuple[str, ...]:
    """Units that are lost: `some("AS-L-F1 AS-R-F1")`."""
    return tuple([f"{unit} lost" for unit in units.split()])


# ------------------------------------------------------------------ when, and how many (7.9.1, 7.9.2, 7.9.5, 7.9.6)


@rule("7.9.1")
def test_losses_come_off_at_the_end_of_the_melee_segment(battle: Battle) -> None:
    table = battle("AS-C-F1 1504 S", "N-C-M1 1505 N", at="movement melee", active="N-C", hits={"AS-C": 5})
    assert table.waits == "Norman order"
    table.play("done")
    assert table.waits == "Norman attack"
    table.play("attack N-C-M1 AS-C-F1", 6)
    assert table.waits == "Anglo-Saxon remove"


@rule("7.9.1")
def test_not_in_any_other_segment(battle: Battle) -> None:
    table = battle(at="rally missiles rout movement", active="AS-C", hits={"AS-C": 9}).play("done")
    assert table.waits == "initiative-roll"
    assert table.told("eliminated") == []


@rule("7.9.2")
@pytest.mark.parametrize(("hits", "units"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3)])
def test_every_five_hits_cost_a_unit(battle: Battle, hits: int, units: int) -> None:
    table = settle(battle, AS_C=hits).until("initiative-roll")
    lost = [unit for (unit,) in table.told("eliminated")]
    assert len(lost) == units
    assert all(unit.startswith("AS-C-") for unit in lost)


@rule("7.9.5", "7.9.6")
def test_each_unit_takes_five_hits_off_and_the_rest_stays(battle: Battle) -> None:
    table = settle(battle, AS_C=12).play("remove AS-C-F1")
    assert table.hits("AS-C") == 7
    assert table.waits == "Anglo-Saxon remove"
    table.play("remove AS-C-F2")
    assert table.hits("AS-C") == 2
    assert table.waits == "initiative-roll"


@rule("7.9.6")
def test_what_remained_counts_the_next_time(battle: Battle) -> None:
    table = battle("AS-C-F1 1504 S", "N-C-M1 1505 N", at="melee", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 1, 6)
    assert table.waits == "Anglo-Saxon remove"
    assert table.play("remove AS-C-F2").hits("AS-C") == 0


@rule("7.9.2")
def test_the_owner_removes_a_unit_of_that_command_to_his_box(battle: Battle) -> None:
    table = settle(battle, AS_C=5)
    assert table.waits == "Anglo-Saxon remove"
    assert table.refused("remove AS-L-F1", "7.9.2").code == "hastings-other-command"
    assert table.refused("remove N-C-M1", "7.9.2").code == "hastings-other-command"
    assert table.refused("done").rule
    table.play("remove AS-C-F3")
    assert str(table.unit("AS-C-F3")) == "lost"
    assert not table.unit("AS-C-F3").buried


@rule("7.9.2")
def test_a_unit_that_is_lost_already_cannot_be_removed(battle: Battle) -> None:
    table = settle(battle, *some("AS-C-F1"), AS_C=5)
    assert table.refused("remove AS-C-F1", "7.9.2").code == "hastings-not-on-map"


@rule("A70", "7.9.1")
def test_commands_of_either_side_pay_active_or_not(battle: Battle) -> None:
    table = settle(battle, AS_L=5, N_R=6, N_C=4)
    table.play("remove AS-L-F1", "remove N-R-M1")
    assert [table.hits(command) for command in ("AS-L", "N-R", "N-C")] == [0, 1, 4]
    assert table.waits == "initiative-roll"


# ------------------------------------------------------------------ who (7.9.3, 7.9.4)

FYRD_C = {f"AS-C-F{i}" for i in range(1, 7)}
HUSCARLES_C = {"AS-C-H1", "AS-C-H2", "AS-C-H3"}
FOOT_C = {f"N-C-M{i}" for i in range(1, 7)}
KNIGHTS_C = {"N-C-K1", "N-C-K2", "N-C-K3"}


@rule("7.9.3")
def test_after_every_two_fyrd_a_huscarle_is_lost(battle: Battle) -> None:
    table = settle(battle, AS_C=25)
    for unit in ("AS-C-F1", "AS-C-F2"):
        assert removable(table) <= FYRD_C
        assert table.refused("remove AS-C-H1", "7.9.3").code == "hastings-loss-order"
        table.play(f"remove {unit}")
    assert removable(table) == HUSCARLES_C
    assert table.refused("remove AS-C-F3", "7.9.3").code == "hastings-loss-order"
    table.play("remove AS-C-H2")
    assert removable(table) == FYRD_C - {"AS-C-F1", "AS-C-F2"}
    table.play("remove AS-C-F3", "remove AS-C-F4")
    assert table.hits("AS-C") == 0


@rule("7.9.3")
@pytest.mark.parametrize(
    ("lost", "huscarle"),
    [
        ("", False),
        ("AS-L-F1", False),
        ("AS-L-F1 AS-R-F1", True),
        ("AS-L-F1 AS-R-F1 AS-R-F2", True),
        ("AS-L-F1 AS-R-F1 AS-R-H1", False),
        ("AS-L-F1 AS-L-F2 AS-R-F1 AS-R-F2 AS-L-H1", True),
        ("AS-L-H1 AS-L-H2", False),
    ],
)
def test_losses_of_the_whole_army_count(battle: Battle, lost: str, huscarle: bool) -> None:
    table = settle(battle, *some(lost), AS_C=5)
    assert removable(table) == (HUSCARLES_C if huscarle else FYRD_C)


@rule("7.9.4")
def test_after_every_three_medium_infantry_a_knight_is_lost(battle: Battle) -> None:
    table = settle(battle, active="AS-C", N_C=25)
    for unit in ("N-C-M1", "N-C-M2", "N-C-M3"):
        assert removable(table) <= FOOT_C
        assert table.refused("remove N-C-K1", "7.9.4").code == "hastings-loss-order"
        table.play(f"remove {unit}")
    assert removable(table) == KNIGHTS_C
    assert table.refused("remove N-C-M4", "7.9.4").code == "hastings-loss-order"
    table.play("remove N-C-K3")
    assert removable(table) == FOOT_C - {"N-C-M1", "N-C-M2", "N-C-M3"}


@rule("7.9.4")
@pytest.mark.parametrize(
    ("lost", "knight"),
    [
        ("N-L-M1 N-R-M1", False),
        ("N-L-M1 N-L-M2 N-R-M1", True),
        ("N-L-M1 N-L-M2 N-R-M1 N-R-K1", False),
        ("N-L-M1 N-L-M2 N-L-M3 N-R-M1 N-R-M2 N-R-M3 N-R-K1", True),
    ],
)
def test_in_the_whole_army(battle: Battle, lost: str, knight: bool) -> None:
    assert removable(settle(battle, *some(lost), N_C=5)) == (KNIGHTS_C if knight else FOOT_C)


@rule("7.9.3", "7.9.4")
def test_each_army_counts_its_own(battle: Battle) -> None:
    table = settle(battle, *some("N-L-M1 N-L-M2 N-L-M3"), AS_C=5)
    assert removable(table) == FYRD_C


@rule("A71")
def test_a_command_without_the_type_that_is_due_loses_the_other(battle: Battle) -> None:
    # Two Fyrd are lost, but Leofwine has no Huscarles: he loses Fyrd, and the debt falls on the next who can pay.
    table = settle(battle, *some("AS-L-H1 AS-L-H2 AS-C-F1 AS-C-F2 AS-R-F1 AS-R-F2 AS-R-F3 AS-R-F4"), AS_L=5, AS_C=5)
    assert removable(table) == {f"AS-L-F{i}" for i in range(1, 6)}
    table.play("remove AS-L-F1")
    assert removable(table) == HUSCARLES_C


@rule("A71")
def test_the_debt_stays_until_it_is_paid(battle: Battle) -> None:
    # Four Fyrd and no Huscarle: two are due, one after the other, then Fyrd again.
    table = settle(battle, *some("AS-L-F1 AS-L-F2 AS-R-F1 AS-R-F2"), AS_C=15)
    assert removable(table) == HUSCARLES_C
    table.play("remove AS-C-H1")
    assert removable(table) == HUSCARLES_C - {"AS-C-H1"}
    table.play("remove AS-C-H2")
    assert removable(table) == FYRD_C


@rule("A71")
def test_a_command_of_nothing_but_the_better_type_loses_that(battle: Battle) -> None:
    table = settle(battle, *some("N-L-M1 N-L-M2 N-L-M3 N-L-M4 N-R-K1"), N_L=5)
    assert removable(table) == {"N-L-K1", "N-L-K2"}


@rule("A71")
def test_more_of_the_better_type_than_was_due_is_made_good_later(battle: Battle) -> None:
    # Two Huscarles for two Fyrd is one too many: with four Fyrd lost nothing is owed.
    table = settle(battle, *some("AS-L-H1 AS-L-H2 AS-L-F1 AS-L-F2 AS-R-F1 AS-R-F2"), AS_C=5)
    assert removable(table) == FYRD_C


@rule("A72", "7.9.3")
def test_units_count_for_whatever_reason_they_were_lost(battle: Battle) -> None:
    # AS-R-F1 leaves the map, AS-R-F2 is destroyed where it stands; after these two a Huscarle goes.
    places = ("AS-R-F1 1201 routed", "AS-R-F2 0709 routed", "N-L-M1 0708 routed", "N-L-M2 0808 routed")
    table = battle(*places, at="rout melee", active="AS-R", captured=("Anglo-Saxon",), hits={"AS-C": 5})
    assert table.told("eliminated") == [("AS-R-F1",), ("AS-R-F2",)]
    assert removable(table) == HUSCARLES_C


@rule("A72", "9.1.4d")
def test_those_that_came_back_do_not_count_and_those_out_of_the_game_do(battle: Battle) -> None:
    # Of four Fyrd units two come back and two are gone for good: one Huscarle is owed, not two.
    lost = some("AS-R-F1 AS-R-F2 AS-L-F1 AS-L-F2")
    table = battle(*lost, at="regroup", turn=5, hits={"AS-C": 10}).until("Anglo-Saxon remove")
    assert len(table.told("returns")) == 2
    assert removable(table) == HUSCARLES_C
    table.play("remove AS-C-H1")
    assert removable(table) == FYRD_C


# ------------------------------------------------------------------ which unit, and its Leader (A107)


@rule("A107")
def test_any_unit_of_the_type_may_be_chosen_routed_or_not(battle: Battle) -> None:
    table = settle(battle, "AS-C-F4 1304 routed", AS_C=5)
    assert removable(table) == FYRD_C
    assert str(table.play("remove AS-C-F4").unit("AS-C-F4")) == "lost"


@rule("7.11.3", "7.9.2")
def test_a_leader_dies_with_the_last_unit_of_his_hex(battle: Battle) -> None:
    table = settle(battle, "AS-L-F1 1504 S", "Leofwine 1504", AS_L=5).play("remove AS-L-F1")
    assert table.told("leader-killed") == [("Leofwine",)]
    assert not table.leader("Leofwine").on_map


@rule("7.11.3")
def test_and_the_owner_is_warned(battle: Battle) -> None:
    table = settle(battle, "AS-L-F1 1504 S", "Leofwine 1504", AS_L=5)
    offered = table.question().options
    for lang, warning in (("en", "(Leofwine dies with it)"), ("fr", "(Léofwine meurt avec elle)")):
        words = table.game.show.option_hints(view(table.state, 0), offered, lang)
        warned = dict(zip(table.offered(), words, strict=True))
        assert warned.pop("remove AS-L-F1") == warning
        assert set(warned.values()) == {""}


@rule("7.11.3")
def test_one_whose_hex_was_attacked_dies_as_well(battle: Battle) -> None:
    places = ("AS-L-F1 1504 S", "Leofwine 1504", "N-C-M1 1505 N")
    table = battle(*places, at="melee", active="N-C", hits={"AS-L": 5}).play("attack N-C-M1 AS-L-F1", 6)
    table.play("remove AS-L-F1")
    assert table.told("leader-killed") == [("Leofwine",)]


@rule("7.11.3")
def test_he_lives_if_a_unit_stays_with_him(battle: Battle) -> None:
    places = ("AS-L-F1 1504 S", "AS-C-F1 1504 S", "Leofwine 1504", "N-C-M1 1505 N")
    table = battle(*places, at="melee", active="N-C", hits={"AS-L": 5}).play("attack N-C-M1 AS-L-F1", 6)
    table.play("remove AS-L-F1")
    assert table.leader("Leofwine").hex == "1504"


# ------------------------------------------------------------------ a Command that is no more (A74)

#: Of Leofwine's Command one Fyrd unit is left.
LAST_OF_LEFT = some("AS-L-F2 AS-L-F3 AS-L-F4 AS-L-F5 AS-L-H1 AS-L-H2")


@rule("A74", "7.9.6")
def test_hits_that_no_unit_is_left_to_pay_vanish(battle: Battle) -> None:
    table = settle(battle, *LAST_OF_LEFT, AS_L=13).play("remove AS-L-F1")
    assert table.hits("AS-L") == 0
    assert table.waits == "initiative-roll"


@rule("A74")
def test_fewer_than_five_vanish_as_well(battle: Battle) -> None:
    table = settle(battle, *LAST_OF_LEFT, AS_L=8).play("remove AS-L-F1")
    assert table.hits("AS-L") == 0


@rule("A74")
def test_its_leader_stays_and_moves_with_the_center(battle: Battle) -> None:
    gone = (*LAST_OF_LEFT, "AS-L-F1 lost")
    center = battle(*gone, at="movement", active="AS-C")
    assert center.offers("order Leofwine")
    assert "1204" in center.goals("Leofwine")
    right = battle(*gone, at="movement", active="AS-R")
    assert right.refused("order Leofwine", "7.1.2").code == "hastings-inactive"


@rule("A74")
def test_while_his_command_has_a_unit_he_moves_with_that(battle: Battle) -> None:
    assert not battle(*LAST_OF_LEFT, at="movement", active="AS-C").offers("order Leofwine")
    assert battle(*LAST_OF_LEFT, at="movement", active="AS-L").offers("order Leofwine")


@rule("A74")
def test_he_still_helps_in_melee_and_rally(battle: Battle) -> None:
    gone = (*LAST_OF_LEFT, "AS-L-F1 lost")
    fight = battle(*gone, "AS-C-F1 1504 S", "Leofwine 1504", "N-C-M1 1505 N", at="melee", active="AS-C")
    assert fight.play("attack AS-C-F1 N-C-M1", 6).drms("melee") == {"leader": -1}
    rally = battle(*gone, "AS-C-F1 1303 routed", "Leofwine 1403", "Harold 1206", at="rally", active="AS-C").play(3)
    assert rally.told("rally") == [("AS-C-F1", 3, 1)]
    assert rally.told("rallies") == [("AS-C-F1",)]
