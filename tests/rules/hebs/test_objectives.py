"""The Objective phase's rules, one by one.

The proving Objectives are A (Might 2, Health 6), B (Zeal 1, Health 3, draws a card), C (Might 3, Health 5, gives
Might), D (Might 4, Health 6) and the final E.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule


def happened(table: Any, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of these kinds since the scenario began, in order."""
    return [(event.kind, *event.args) for event in table.state.events if event.kind in kinds]


def attempts(table: Any) -> list[tuple[str, str, int, int]]:
    """The attempts that were made: side, Objective, the side's total, the Objective's Battle Value."""
    names = table.game.names("objective")
    return [(table.names[side], names[task], *rest) for _, side, task, *rest in happened(table, "hebs-attempts")]


def current(table: Any, side: str) -> str:
    """A side's current Objective with the damage on it."""
    number = table.names.index(side)
    state = table.state
    task = table.game.box.tasks[number][state.order[number][state.reached[number]]]
    return f"{task.letter} ({state.objective_damage[number]} damage)"


# ------------------------------------------------------------------ who attempts, and when


@rule("H.OBJ.SKIP")
def test_who_is_at_the_final_objective_skips_the_phase_and_the_other_does_not(deal: Any) -> None:
    table = deal(blue="w1: Champion", red="w1: Foot of Red; w2: Chief of Red", reached=[4, 0], at_final=0b01)
    table.both_pass()
    assert attempts(table) == [("red", "Red A", 4, 2)]
    assert (current(table, "blue"), current(table, "red")) == ("E (0 damage)", "A (2 damage)")


@rule("H.OBJ.SKIP")
def test_who_came_to_the_final_objective_this_round_skips_it_at_once(deal: Any) -> None:
    table = deal(blue="hand: Press On, Levy; w1: Champion", reached=[3, 3], objective_damage=[4, 0])
    table.blue.act("Press On")
    assert current(table, "blue") == "E (0 damage)"
    table.red("pass")
    table.blue("pass")
    assert attempts(table) == [("red", "Red D", 2, 4)]


@rule("H.OBJ.ORDER")
@pytest.mark.parametrize(("first", "second"), [("blue", "red"), ("red", "blue")])
def test_one_attempt_each_the_first_player_marker_first(deal: Any, first: str, second: str) -> None:
    table = deal(blue="w1: Levy", red="w1: Levy of Red", marker=first)
    table.both_pass()
    assert attempts(table) == [(side, f"{side.title()} A", 3, 2) for side in (first, second)]


@rule("H.OBJ.ORDER")
def test_it_is_the_marker_that_counts_and_not_who_had_the_first_turn(deal: Any) -> None:
    table = deal(blue="hand: Levy; w1: Levy 2", red="w1: Levy of Red", marker="blue")
    table.blue.play("Levy", "w1")
    table.red("pass")
    table.blue("pass")
    assert [attempt[0] for attempt in attempts(table)] == ["red", "blue"]


# ------------------------------------------------------------------ damage


@rule("H.OBJ.DAMAGE")
@pytest.mark.parametrize(
    ("line", "total", "damage"),
    [
        ("w1: Levy; w2: Chief (tired)", 1, 0),
        ("w1: Foot; w2: Chief (tired)", 2, 0),
        ("w1: Guard; w2: Chief (tired)", 3, 1),
    ],
)
def test_what_exceeds_the_battle_value_is_dealt_as_damage(deal: Any, line: str, total: int, damage: int) -> None:
    table = deal(blue=line, red="w1: Levy of Red")
    table.both_pass()
    assert attempts(table)[0] == ("blue", "Blue A", total, 2)
    assert current(table, "blue") == f"A ({damage} damage)"
    assert len(happened(table, "hebs-objective-damage")) == (1 if damage else 0) + 1  # and Red's 1


@rule("H.OBJ.DAMAGE")
def test_ready_cards_of_all_wedges_count_and_tired_ones_and_the_reserve_do_not(deal: Any) -> None:
    table = deal(
        blue="hand: Champion 2; w1: Foot; w2: Levy, Chief; w3: Levy 2, Champion (tired); reserve: Signal",
        red="w1: Champion of Red",
    )
    table.both_pass()
    assert attempts(table)[0] == ("blue", "Blue A", 2 + 1 + 2 + 1, 2)
    assert current(table, "blue") == "A (4 damage)"


@rule("H.OBJ.DAMAGE")
def test_the_objective_says_whether_might_or_zeal_counts(deal: Any) -> None:
    table = deal(blue="w1: Champion, Guard; w2: Chief", reached=[1, 0])
    table.both_pass()
    assert attempts(table)[0] == ("blue", "Blue B", 1 + 2, 1)
    assert current(table, "blue") == "B (2 damage)"


# ------------------------------------------------------------------ what remains, what is destroyed


@rule("H.OBJ.KEEP")
def test_damage_on_an_objective_that_survives_stays(deal: Any) -> None:
    table = deal(blue="w1: Levy; w2: Chief", objective_damage=[3, 0])
    table.both_pass()
    assert current(table, "blue") == "A (4 damage)"
    table.both_pass()
    assert current(table, "blue") == "A (5 damage)"
    table.both_pass()
    assert current(table, "blue") == "B (0 damage)"


@rule("H.OBJ.KEEP")
def test_a_round_without_damage_takes_none_away(deal: Any) -> None:
    table = deal(blue="w2: Chief", objective_damage=[3, 5])
    table.both_pass()
    assert (current(table, "blue"), current(table, "red")) == ("A (3 damage)", "A (5 damage)")


@rule("H.OBJ.DESTROY")
@pytest.mark.parametrize(("before", "destroyed"), [(1, False), (2, True), (3, True)])
def test_damage_of_at_least_its_health_destroys_an_objective(deal: Any, before: int, destroyed: bool) -> None:
    table = deal(blue="w1: Foot, Foot 2; w2: Chief", objective_damage=[before, 0])
    table.both_pass()
    assert happened(table, "hebs-objective-damage") == [("hebs-objective-damage", 0, 0, 4)]
    assert happened(table, "hebs-objective-destroyed") == ([("hebs-objective-destroyed", 0, 0)] if destroyed else [])
    assert current(table, "blue") == ("B (0 damage)" if destroyed else "A (5 damage)")


@rule("H.OBJ.DESTROY", "H.OBJ.NEXT")
def test_its_effects_take_place_it_leaves_the_game_and_the_next_is_battled_next_round(deal: Any) -> None:
    table = deal(
        blue="w1: Champion, Priest; w2: Chief; deck: Levy, Foot, Guard", red="w2: Chief of Red (tired)", reached=[1, 0]
    )
    table.both_pass()
    # B's card, then the two of the next round
    assert table.pile("blue", "hand") == ["Levy", "Foot", "Guard"]
    assert current(table, "blue") == "C (0 damage)"
    assert [attempt[1] for attempt in attempts(table)] == ["Blue B", "Red A"]
    table.both_pass()
    assert attempts(table)[2] == ("blue", "Blue C", 10, 3)


@rule("H.OBJ.DESTROY")
def test_what_its_effect_is_done_to_is_chosen_by_its_player(deal: Any) -> None:
    table = deal(blue="w1: Champion, Levy; w2: Chief", red="w1: Foot of Red", reached=[2, 0])
    table.both_pass()
    assert table.asks == "Blue choose"
    assert table.blue.options == ["target Champion", "target Levy", "target Chief"]
    table.blue("target 'Levy'")
    assert table.value("Levy", "might") == 2
    assert current(table, "blue") == "D (0 damage)"


@rule("H.OBJ.DESTROY")
def test_an_objective_that_is_not_destroyed_has_no_effect(deal: Any) -> None:
    table = deal(blue="w1: Guard; w2: Chief; deck: Levy, Foot, Guard 2", reached=[1, 0])
    table.both_pass()
    assert current(table, "blue") == "B (2 damage)"
    assert table.pile("blue", "hand") == ["Levy", "Foot"]


@rule("H.OBJ.NO_CARRY")
def test_excess_damage_does_not_pass_to_the_next_objective(deal: Any) -> None:
    table = deal(blue="w1: Champion, Champion 2; w2: Chief", objective_damage=[5, 0])
    table.both_pass()
    assert attempts(table)[0] == ("blue", "Blue A", 18, 2)
    assert current(table, "blue") == "B (0 damage)"


@rule("H.OBJ.NO_CARRY")
def test_nor_does_the_excess_of_an_ability(deal: Any) -> None:
    table = deal(blue="hand: Press On, Levy; w2: Chief", objective_damage=[5, 0])
    table.blue.act("Press On")
    assert current(table, "blue") == "B (0 damage)"


@rule("H.OBJ.ONE")
def test_however_high_the_total_only_one_objective_falls(deal: Any) -> None:
    table = deal(blue="w1: Champion, Champion 2, Priest; w2: Chief, Priest 2", red="w2: Chief of Red (tired)")
    table.both_pass()
    assert happened(table, "hebs-objective-destroyed") == [("hebs-objective-destroyed", 0, 0)]
    assert table.state.reached == [1, 0]
    table.both_pass()
    assert table.state.reached == [2, 0]


@rule("H.OBJ.ONE", "R.OBJ.ONE.BOX")
@pytest.mark.parametrize(("battlefield", "reached"), [("1066", [2, 0]), ("1565", [1, 0])])
def test_the_battlefield_says_whether_who_destroyed_one_in_deployment_makes_an_attempt(
    deal: Any, battlefield: str, reached: list[int]
) -> None:
    table = deal(
        battlefield=battlefield,
        blue="hand: Press On, Levy; w1: Priest, Priest 2; w2: Chief",
        red="w2: Chief of Red (tired)",
        objective_damage=[4, 0],
    )
    table.blue.act("Press On")
    assert table.state.reached == [1, 0]
    table.red("pass")
    table.blue("pass")
    # six Zeal are enough to destroy B (Zeal 1, Health 3)
    assert table.state.round == 2
    assert table.state.reached == reached
    assert len(happened(table, "hebs-no-attempt")) == (1 if battlefield == "1565" else 0)


@rule("H.OBJ.ONE", "R.OBJ.ONE.BOX")
@pytest.mark.parametrize(("battlefield", "reached"), [("1066", [2, 0]), ("1565", [1, 0])])
def test_the_battlefield_says_whether_abilities_destroy_two_in_a_round(
    deal: Any, battlefield: str, reached: list[int]
) -> None:
    table = deal(
        battlefield=battlefield,
        blue="hand: Press On, Levy; w1: Guard, Priest, Priest 2; w2: Chief",
        red="w2: Chief of Red (tired)",
        reached=[1, 0],
        objective_damage=[2, 0],
        destroyed=1,
    )
    table.blue.act("Press On")
    assert table.state.reached == reached
    assert len(happened(table, "hebs-objective-waits")) == (1 if battlefield == "1565" else 0)
    if battlefield == "1565":
        assert current(table, "blue") == "B (4 damage)"


@rule("H.OBJ.DAMAGE", "R.ATTACH.WEDGE")
@pytest.mark.parametrize(("lies", "dealt"), [("on w3: Tower", 2), ("on w3: Tower (tired)", 0), ("reserve: Drill", 0)])
def test_what_lies_ready_on_a_wedge_counts_against_an_objective(deal: Any, lies: str, dealt: int) -> None:
    """The Chief's 2 Might and the Tower's 2 against A (Might 2)."""
    table = deal(blue=f"w2: Chief; {lies}", red="w2: Chief of Red (tired)")
    table.both_pass()
    assert current(table, "blue") == f"A ({dealt} damage)"


@rule("H.OBJ.DAMAGE", "R.ATTACH.WEDGE")
def test_what_the_enemy_has_on_a_wedge_counts_for_the_enemy_alone(deal: Any) -> None:
    table = deal(blue="w2: Chief; w1: Foot", red="w2: Chief of Red; on w2: Tower of Red")
    table.both_pass()
    assert (current(table, "blue"), current(table, "red")) == ("A (2 damage)", "A (2 damage)")


@rule("H.OBJ.ONE")
def test_an_ability_that_destroyed_none_leaves_the_attempt_its_one(deal: Any) -> None:
    table = deal(
        blue="hand: Press On, Levy; w1: Guard; w2: Chief", red="w2: Chief of Red (tired)", objective_damage=[1, 0]
    )
    table.blue.act("Press On")
    assert current(table, "blue") == "A (3 damage)"
    table.red("pass")
    table.blue("pass")
    assert table.state.reached == [1, 0]


# ------------------------------------------------------------------ answering


@rule("R.OBJ.ABILITY")
def test_what_an_objective_does_when_destroyed_is_no_ability_that_can_be_answered(deal: Any) -> None:
    """Red's Veto cancels any ability of the enemy's, and Blue's Own Words answer Blue's own."""
    table = deal(
        blue="hand: Own Words, Levy 2; w1: Priest; w2: Chief; deck: Levy, Foot, Guard",
        red="hand: Veto of Red, Veto of Red 2, Levy of Red; w2: Chief of Red (tired)",
        reached=[1, 0],
        auto=False,
    )
    table.blue("pass")
    asked = []
    while table.state.round == 1:
        who = table.asks
        if who.endswith("response"):
            asked.append((who, table.red.options if who.startswith("Red") else table.blue.options))
        table.seats[0 if who.startswith("Blue") else 1]("pass")
    # the passes (Taunt) and the damage to the Objective (Delay) are asked about; the drawing of a card is not
    assert asked == [
        ("Red response", ["pass"]),
        ("Blue response", ["pass"]),
        ("Red response", ["pass"]),
    ]
    assert table.pile("blue", "hand") == ["Levy", "Levy 2", "Foot", "Guard", "Own Words"]
    assert current(table, "blue") == "C (0 damage)"


@rule("R.OBJ.ABILITY")
def test_a_card_that_names_objectives_answers_the_damage_to_them(deal: Any) -> None:
    table = deal(
        blue="w1: Priest; w2: Chief; deck: Levy, Foot, Guard",
        red="hand: Delay of Red; w2: Chief of Red (tired)",
        reached=[1, 0],
    )
    table.both_pass()
    assert table.asks == "Red response"
    table.red.respond("Delay of Red")
    assert current(table, "blue") == "B (1 damage)"
    assert table.pile("blue", "hand") == ["Levy", "Foot"]
