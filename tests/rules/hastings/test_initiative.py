"""Initiative determination (5.0) and what it leads to, rule by rule; `battle` makes tables (see conftest.py).

The pair of dice is the Anglo-Saxon's, then the Norman's.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule

Battle = Any


def modifiers(table: Any, side: str) -> dict[str, int]:
    """The modifiers that were told for a side's roll."""
    found: dict[str, int] = {}
    rolls = ""
    for kind, *args in table.told():
        if kind == "initiative-roll":
            rolls = args[0]
        elif kind == "initiative-drm" and rolls == side:
            found[args[0]] = args[1]
    return found


# ------------------------------------------------------------------ the rolls


@rule("5.1.1")
def test_each_player_rolls_a_die(battle: Battle) -> None:
    table = battle(at="turn", turn=2)
    assert table.waits == "initiative-roll"
    assert len(table.lots) == 36
    table.play((5, 2))
    assert [(side, roll) for side, roll, _ in table.told("initiative-roll")] == [("Anglo-Saxon", 5), ("Norman", 2)]


@rule("5.1.1")
def test_the_norman_is_on_the_offensive_until_the_armies_regroup(battle: Battle) -> None:
    before = battle(at="turn", turn=2).play((3, 3))
    assert modifiers(before, "Norman") == {"norman-offensive": 1}
    assert modifiers(before, "Anglo-Saxon") == {}
    after = battle(at="turn", turn=6, regrouped=5).play((3, 3))
    assert modifiers(after, "Norman") == {}


@rule("5.1.1")
@pytest.mark.parametrize(("side", "leader"), [("Anglo-Saxon", "Harold 1204"), ("Norman", "William 1211")])
def test_a_wounded_army_leader_costs_one(battle: Battle, side: str, leader: str) -> None:
    hurt = battle(f"{leader} wounded", at="turn", turn=6, regrouped=5).play((3, 3))
    assert modifiers(hurt, side) == {"army-leader-wounded": -1}
    well = battle(leader, at="turn", turn=6, regrouped=5).play((3, 3))
    assert modifiers(well, side) == {}


@rule("5.1.1")
def test_another_wounded_leader_costs_nothing(battle: Battle) -> None:
    table = battle("Gyrth 0705 wounded", "Alan 0711 wounded", at="turn", turn=6, regrouped=5).play((3, 3))
    assert (modifiers(table, "Anglo-Saxon"), modifiers(table, "Norman")) == ({}, {})


@rule("5.1.1")
@pytest.mark.parametrize(
    ("side", "lost"),
    [
        ("Anglo-Saxon", ["Gyrth"]),
        ("Anglo-Saxon", ["Gyrth", "Leofwine"]),
        ("Norman", ["Eustace"]),
        ("Norman", ["Alan", "Eustace"]),
    ],
)
def test_lost_command_leaders_cost_one_in_all(battle: Battle, side: str, lost: list[str]) -> None:
    table = battle(*[f"{leader} lost" for leader in lost], at="turn", turn=6, regrouped=5).play((3, 3))
    assert modifiers(table, side) == {"command-leader-lost": -1}


@rule("5.1.1")
@pytest.mark.parametrize(("side", "other"), [("Anglo-Saxon", "Norman"), ("Norman", "Anglo-Saxon")])
def test_a_captured_standard_costs_one(battle: Battle, side: str, other: str) -> None:
    table = battle(at="turn", turn=6, regrouped=5, captured=(side,)).play((3, 3))
    assert modifiers(table, side) == {"standard-lost": -1}
    assert modifiers(table, other) == {}


@rule("5.1.1")
@pytest.mark.parametrize(
    ("lost", "saxon", "norman"),
    [
        ([], {}, {}),
        (["N-C-M1"], {"fewer-losses": 1}, {}),
        (["AS-C-F1"], {}, {"fewer-losses": 1}),
        (["AS-C-F1", "N-C-M1"], {}, {}),
        (["AS-C-F1", "AS-C-F2", "N-C-M1"], {}, {"fewer-losses": 1}),
    ],
)
def test_the_side_with_fewer_losses_adds_one(
    battle: Battle, lost: list[str], saxon: dict[str, int], norman: dict[str, int]
) -> None:
    table = battle(*[f"{unit} lost" for unit in lost], at="turn", turn=6, regrouped=5).play((3, 3))
    assert (modifiers(table, "Anglo-Saxon"), modifiers(table, "Norman")) == (saxon, norman)


@rule("5.1.1")
def test_units_removed_for_good_count_as_losses(battle: Battle) -> None:
    table = battle("AS-C-F1 lost", at="turn", turn=6, regrouped=5, buried=("AS-C-F1",)).play((3, 3))
    assert modifiers(table, "Norman") == {"fewer-losses": 1}


@rule("5.1.1")
def test_all_lines_that_hold_are_added(battle: Battle) -> None:
    table = battle(
        "Harold 1204 wounded", "Gyrth lost", "N-C-M1 lost", at="turn", turn=6, regrouped=5, captured=("Anglo-Saxon",)
    )
    table.play((5, 3))
    assert table.told("initiative-roll") == [("Anglo-Saxon", 5, -2), ("Norman", 3, 0)]
    assert table.initiative == "Norman"


@rule("5.1.2")
@pytest.mark.parametrize(
    ("dice", "winner"), [((6, 4), "Anglo-Saxon"), ((1, 2), "Norman"), ((6, 1), "Anglo-Saxon"), ((4, 6), "Norman")]
)
def test_the_higher_result_has_the_initiative(battle: Battle, dice: tuple[int, int], winner: str) -> None:
    table = battle(at="turn", turn=6, regrouped=5).play(dice)
    assert table.initiative == winner
    assert table.waits == f"{winner} first"


@rule("5.1.2")
def test_results_count_with_their_modifiers(battle: Battle) -> None:
    # 4 against 3 + 1, 5 against 3 + 1.
    assert battle(at="turn", turn=2).play((4, 3)).initiative == "Norman"
    assert battle(at="turn", turn=2).play((5, 3)).initiative == "Anglo-Saxon"


@rule("5.1.3")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_tie_gives_it_to_the_norman(battle: Battle, die: int) -> None:
    assert battle(at="turn", turn=6, regrouped=5).play((die, die)).initiative == "Norman"


# ------------------------------------------------------------------ who goes first


@rule("5.1.4")
def test_the_winner_names_one_of_his_commands_or_yields(battle: Battle) -> None:
    norman = battle(at="turn", turn=2).play((1, 6))
    assert norman.offered() == ["activate N-L", "activate N-C", "activate N-R", "yield"]
    assert norman.refused("activate AS-C").rule == "5.1.4"
    saxon = battle(at="turn", turn=2).play((6, 1))
    assert saxon.offered() == ["activate AS-L", "activate AS-C", "activate AS-R", "yield"]
    assert saxon.refused("activate N-C").rule == "5.1.4"


@rule("5.1.4", "7.1.3")
def test_the_command_that_he_names_activates_first(battle: Battle) -> None:
    table = battle(at="turn", turn=2).play((1, 6), "activate N-L", (3, 4))
    assert table.active == "N-L"
    assert table.told("activates") == [("N-L",)]
    assert table.told("chit") == []


@rule("5.1.4", "A14")
def test_who_must_go_first_picks_among_his_own(battle: Battle) -> None:
    table = battle(at="turn", turn=2).play((1, 6), "yield")
    assert table.waits == "Anglo-Saxon first"
    assert table.offered() == ["activate AS-L", "activate AS-C", "activate AS-R"]
    assert table.refused("activate N-C").rule == "5.1.4"
    table.play("activate AS-R", (3, 4))
    assert (table.active, table.initiative) == ("AS-R", "Norman")


@rule("5.1.4", "A14")
def test_it_cannot_be_yielded_back(battle: Battle) -> None:
    table = battle(at="turn", turn=2).play((6, 1), "yield")
    assert table.waits == "Norman first"
    assert table.refused("yield").rule == "5.1.4"


@rule("5.1.5", "A14", "7.1.4")
@pytest.mark.parametrize("first", ["AS-L", "AS-C", "AS-R"])
def test_the_first_command_has_no_chit_in_the_cup_and_the_other_five_have(battle: Battle, first: str) -> None:
    table = battle(at="turn", turn=2).play((6, 1), f"activate {first}", (3, 4))
    assert table.cup == {"AS-L", "AS-C", "AS-R", "N-L", "N-C", "N-R"} - {first}


@rule("A14", "A20")
def test_a_command_without_units_has_no_chit_and_cannot_be_first(battle: Battle) -> None:
    lost = [f"N-L-M{i} lost" for i in (1, 2, 3, 4)] + ["N-L-K1 lost", "N-L-K2 lost"]
    table = battle(*lost, at="turn", turn=2).play((1, 6))
    assert table.refused("activate N-L").rule == "A20"
    table.play("activate N-C", (3, 4))
    assert table.cup == {"AS-L", "AS-C", "AS-R", "N-R"}


# ------------------------------------------------------------------ the Regroup Turn instead


@rule("5.1.6", "A16")
@pytest.mark.parametrize("turn", [5, 6, 7])
def test_a_norman_winner_may_declare_a_regroup_turn_after_turn_4(battle: Battle, turn: int) -> None:
    table = battle(at="turn", turn=turn).play((1, 6))
    assert table.offers("regroup")


@rule("5.1.6", "A16")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_not_before(battle: Battle, turn: int) -> None:
    table = battle(at="turn", turn=turn).play((1, 6))
    assert not table.offers("regroup")
    assert table.refused("regroup").rule == "9.1.2"


@rule("5.1.6")
def test_an_anglo_saxon_winner_may_not(battle: Battle) -> None:
    table = battle(at="turn", turn=5).play((6, 1))
    assert table.refused("regroup").rule == "5.1.6"


@rule("5.1.6")
def test_nor_may_a_norman_to_whom_the_first_activation_was_yielded(battle: Battle) -> None:
    table = battle(at="turn", turn=5).play((6, 1), "yield")
    assert table.waits == "Norman first"
    assert table.refused("regroup").rule == "5.1.6"


@rule("5.1.6", "A15")
def test_the_regroup_turn_is_that_of_section_9_1(battle: Battle) -> None:
    table = battle(at="turn", turn=5).play((1, 6), "regroup")
    assert table.segment == "regroup"
    assert table.told("regroup-declared") == [()]
    assert table.question().rule.startswith("9.1.4")
    assert battle(at="turn", turn=7, regrouped=5).play((1, 6)).refused("regroup").rule == "9.1.1"


@rule("A17")
def test_it_begins_at_once_and_nothing_else_happens_that_turn(battle: Battle) -> None:
    table = battle(at="turn", turn=5).play((1, 6), "regroup").until("initiative-roll")
    assert table.turn == 6
    kinds = [kind for kind, *_ in table.told()]
    assert {"first", "yields", "event", "activates", "chit", "plunging-roll", "shoots"}.isdisjoint(kinds)
    assert kinds.index("regroup") < kinds.index("turn")


@rule("A17")
def test_without_it_the_turn_has_its_event_and_its_activations(battle: Battle) -> None:
    table = battle(at="turn", turn=5).play((1, 6), "activate N-C", (3, 4)).until("initiative-roll")
    kinds = [kind for kind, *_ in table.told()]
    assert {"first", "event", "activates", "chit", "plunging-roll", "shoots"} <= set(kinds)
    assert "regroup" not in kinds


@rule("A18")
def test_on_turn_8_it_comes_by_itself_without_a_roll_for_initiative(battle: Battle) -> None:
    table = battle(at="victory", turn=7)
    assert (table.turn, table.segment) == (8, "regroup")
    table.until("initiative-roll")
    assert table.turn == 9
    kinds = [kind for kind, *_ in table.told()]
    assert {"initiative-roll", "event", "activates", "chit"}.isdisjoint(kinds)


@rule("A18")
def test_armies_that_have_regrouped_roll_for_initiative_on_turn_8(battle: Battle) -> None:
    table = battle(at="victory", turn=7, regrouped=6)
    assert (table.turn, table.waits) == (8, "initiative-roll")
