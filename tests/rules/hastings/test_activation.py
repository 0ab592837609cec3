"""The sequence of play (3.0) and activations (7.1); `battle` and `skirmish` make tables (see conftest.py)."""

from __future__ import annotations

from typing import Any

from senlac.kernel.gamedef import Outcome
from senlac.rulebook.marks import rule

Battle = Any

SAXON, NORMAN = 0, 1
ALL = {"AS-L", "AS-C", "AS-R", "N-L", "N-C", "N-R"}


def kinds(table: Any) -> list[str]:
    """What was told, without particulars."""
    return [kind for kind, *_ in table.told()]


def in_order(table: Any, *wanted: str) -> bool:
    """Whether things were first told in that order."""
    told = kinds(table)
    places = [told.index(kind) for kind in wanted]
    return places == sorted(places)


# ------------------------------------------------------------------ the sequence of play


@rule("3.0")
def test_a_turn_is_initiative_then_a_random_event_then_activations(battle: Battle) -> None:
    table = battle()
    assert table.waits == "initiative-roll"
    table.play((1, 6), "activate N-C")
    assert table.waits == "event-roll"
    table.play((3, 4)).until("initiative-roll")
    assert in_order(table, "turn", "initiative", "event", "activates", "chit")


@rule("3.0", "7.1.6")
def test_when_every_command_has_activated_the_turn_marker_moves(battle: Battle) -> None:
    table = battle().play((1, 6), "activate N-C", (3, 4)).until("initiative-roll")
    assert {command for (command,) in table.told("activates")} == ALL
    assert len(table.told("activates")) == 6
    assert (table.turn, table.told("turn")) == (2, [(1,), (2,)])


@rule("3.0", "7.1.2")
def test_an_activation_is_rally_missiles_movement_and_melee(skirmish: Battle) -> None:
    # The first unit rallies, the second one routs on, a Knight moves and attacks.
    table = skirmish(
        "N-C-M1 1213 routed",
        "N-C-M2 1810 routed",
        "N-C-K1 1208 N",
        "AS-C-F1 1206 S",
        at="activation",
        active="N-C",
    )
    assert (table.waits, table.segment) == ("rally", "rally")
    table.play(6, "face N-C-M1 N")
    assert (table.waits, table.segment) == ("missile", "missiles")
    table.play(1, 1)
    assert table.segment == "rout"
    table.until("Norman order")
    assert table.segment == "movement"
    table.move("N-C-K1 1207 N").play("done")
    assert (table.waits, table.segment) == ("Norman attack", "melee")
    table.play("attack N-C-K1 AS-C-F1", 6)
    assert in_order(table, "activates", "rally", "shoots", "flees", "moves", "attacks")


@rule("3.0")
def test_an_anglo_saxon_activation_has_no_missile_segment(battle: Battle) -> None:
    table = battle(at="activation", active="AS-C")
    assert (table.waits, table.segment) == ("Anglo-Saxon order", "movement")
    table.until("initiative-roll")
    assert table.told("shoots") == []


@rule("3.0", "A96")
def test_after_turn_10_the_anglo_saxons_have_held_the_field(battle: Battle) -> None:
    table = battle(at="victory", turn=10)
    assert table.outcome == Outcome(SAXON, "dusk", "10.1.3")


@rule("3.0")
def test_after_turn_9_the_last_turn_begins(battle: Battle) -> None:
    table = battle(at="victory", turn=9, regrouped=8)
    assert (table.waits, table.turn, table.outcome) == ("initiative-roll", 10, None)


@rule("A96")
def test_with_none_but_routed_men_after_turn_10_they_have_lost_already(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1205 routed", "N-C-M1 1215 N", at="victory", turn=10)
    assert table.outcome == Outcome(NORMAN, "rout", "10.1.2")


# ------------------------------------------------------------------ chits


@rule("7.1.1", "7.1.5")
def test_the_next_command_is_drawn_at_random_from_the_cup(battle: Battle) -> None:
    table = battle(at="turn", turn=2).play((6, 1), "activate AS-C", (3, 4)).until("draw-chit")
    assert set(table.lots) == ALL - {"AS-C"}
    table.play("N-R")
    assert (table.active, table.told("chit")) == ("N-R", [("N-R",)])
    table.until("draw-chit")
    assert set(table.lots) == ALL - {"AS-C", "N-R"}


@rule("7.1.1", "7.1.3")
def test_the_first_command_needs_no_chit(battle: Battle) -> None:
    table = battle(at="turn", turn=2).play((6, 1), "activate AS-C", (3, 4))
    assert (table.active, table.told("chit")) == ("AS-C", [])
    assert table.waits == "Anglo-Saxon order"


@rule("7.1.4")
def test_all_others_have_their_chits_in_the_cup(battle: Battle) -> None:
    table = battle(at="turn", turn=2).play((1, 6), "activate N-C")
    assert table.cup == set()
    table.play((3, 4))
    assert table.cup == ALL - {"N-C"}
    table.until("draw-chit").play("AS-L")
    assert table.cup == ALL - {"N-C", "AS-L"}


@rule("7.1.5")
def test_no_chit_is_drawn_before_the_activation_has_ended(battle: Battle) -> None:
    table = battle(at="turn", turn=2).play((6, 1), "activate AS-C", (3, 4))
    assert table.told("chit") == []
    table.play("done")
    assert table.waits == "draw-chit"
    assert table.active == ""


@rule("7.1.6")
def test_the_turn_does_not_end_while_a_chit_is_in_the_cup(battle: Battle) -> None:
    table = battle(at="activation", active="AS-C", cup=("AS-L",)).until("draw-chit")
    assert (table.turn, table.lots) == (1, ["AS-L"])
    table.play("AS-L").until("initiative-roll")
    assert table.turn == 2


@rule("7.1.2")
def test_the_owner_acts_with_the_activated_command_only(battle: Battle) -> None:
    table = battle(at="movement", active="N-C")
    assert table.waits == "Norman order"
    assert {text.split()[1][:3] for text in table.offered() if text.startswith("order N")} == {"N-C"}
    assert table.refused("order N-L-M1").rule == "7.1.2"
    assert table.refused("order AS-C-F1").rule == "7.1.2"
    assert table.refused("order Alan").rule == "7.1.2"


@rule("7.1.2")
def test_only_units_of_the_activated_command_attack(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-L-M1 1215 N", "AS-C-F1 1214 S", at="melee", active="N-C")
    assert table.offered() == ["attack N-C-M1 AS-C-F1"]
    assert table.refused("attack N-L-M1 AS-C-F1").rule == "7.1.2"
    assert table.refused("attack AS-C-F1 N-C-M1").rule == "7.1.2"


@rule("7.1.2")
def test_only_units_of_the_activated_command_rally(skirmish: Battle) -> None:
    table = skirmish("N-L-M1 1213 routed", "N-C-M1 1213 routed", at="rally", active="N-C").play(1)
    assert [unit for unit, *_ in table.told("rally")] == ["N-C-M1"]


LEFT = ("N-L-M1", "N-L-M2", "N-L-M3", "N-L-M4", "N-L-K1", "N-L-K2")


@rule("A20", "7.1.4")
def test_a_command_without_units_is_not_in_the_cup(battle: Battle) -> None:
    lost = [f"{unit} lost" for unit in LEFT]
    table = battle(*lost, at="turn", turn=2).play((6, 1), "activate AS-C", (3, 4))
    assert table.cup == {"AS-L", "AS-R", "N-C", "N-R"}
    table.until("initiative-roll")
    assert ("N-L",) not in table.told("activates")


@rule("A20", "7.1.5")
def test_the_chit_of_a_command_that_is_wiped_out_is_ignored(battle: Battle) -> None:
    # Its last unit is lost while the chit is in the cup.
    lost = [f"{unit} lost" for unit in LEFT[1:]]
    table = battle(*lost, at="melee", active="AS-C", cup=("N-L", "N-R"), hits={"N-L": 5})
    table.play("remove N-L-M1")
    assert (table.waits, table.lots) == ("draw-chit", ["N-R"])
    table.play("N-R").until("initiative-roll")
    assert table.told("activates") == [("N-R",)]


@rule("A20", "7.1.6")
def test_a_command_all_routed_still_activates(battle: Battle) -> None:
    places = ("0913", "0914", "0914", "1013", "1013", "1112")
    routed = [f"{unit} {here} routed" for unit, here in zip(LEFT, places, strict=True)]
    table = battle(*routed, at="activation", active="AS-C", cup=("N-L",)).until("draw-chit")
    assert table.lots == ["N-L"]
    table.play("N-L")
    assert table.active == "N-L"


# ------------------------------------------------------------------ words


@rule("A10")
def test_a_rally_phase_is_the_rally_segment(skirmish: Battle) -> None:
    # 9.2.1 has False Rout declared at the start of the "Rally Phase": before the first roll of the Rally Segment.
    table = skirmish(
        "N-C-M1 1213 routed",
        "N-C-M2 1210 N",
        "AS-C-F1 1206 S",
        at="activation",
        active="N-C",
        initiative="Norman",
        turn=7,
        regrouped=6,
    )
    assert table.waits == "Norman feign"
    table.play("done")
    assert table.waits == "rally"


@rule("A10")
def test_a_formation_is_a_command(battle: Battle) -> None:
    table = battle()
    assert "command" in table.game.things
    assert "formation" not in table.game.things


# ------------------------------------------------------------------ the order of the Melee Segment


@rule("A11")
def test_a_melee_segment_has_its_order(skirmish: Battle) -> None:
    # Both attacks, then the checks, the losses, the Leader, the advance.
    table = skirmish(
        "N-C-M1 1215 N",
        "N-C-M2 1415 N",
        "AS-C-F1 1214 S",
        "AS-C-F2 1414 S",
        "AS-C-F3 1205 S",
        "AS-C-H1 1204 S",
        "Harold 1214",
        "N-L-M1 0915 N",
        at="melee",
        active="N-C",
        hits={"AS-C": 4},
    )
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1)
    assert table.waits == "Anglo-Saxon check-order"
    assert table.hits("AS-C") == 6
    table.play("check AS-C-F2", 6)
    assert table.waits == "check-roll"
    table.play(6)
    assert table.waits == "Anglo-Saxon remove"
    table.play("remove AS-C-F2")
    assert table.waits == "peril"
    table.play(6)
    assert table.waits == "Norman take-ground"
    assert table.offers("advance N-C-M2 N")
    assert in_order(table, "attacks", "morale", "eliminated", "casualty")


@rule("A11")
def test_a_pushback_and_its_advance_come_at_once(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1415 N", "AS-C-F1 1214 S", "AS-C-F2 1414 S", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 5)
    assert table.waits == "Anglo-Saxon retreat"
    table.play("retreat AS-C-F1 1213", "advance N-C-M1 N")
    assert table.unit("N-C-M1").hex == "1214"
    assert table.offered() == ["attack N-C-M2 AS-C-F2"]


@rule("A11")
def test_the_owner_chooses_the_order_of_his_checks(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1415 N", "AS-C-F1 1214 S", "AS-C-F2 1414 S", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1)
    assert table.offered() == ["check AS-C-F1", "check AS-C-F2"]
    assert table.refused("check N-C-M1").rule == "7.10.1"


@rule("A11")
def test_a_unit_that_routs_flees_before_the_next_one_checks(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 N", "N-C-M2 1615 N", "AS-C-F1 1214 S", "AS-C-F2 1614 S", at="melee", active="N-C")
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1, "check AS-C-F1", 1)
    assert table.unit("AS-C-F1").routed
    table.until("check-roll")
    assert table.unit("AS-C-F1").hex[2:] == "11"


@rule("A11")
def test_the_victory_check_comes_last(skirmish: Battle) -> None:
    # Losses are taken before the check that kills William.
    table = skirmish(
        "AS-C-H1 1214 S",
        "N-C-M1 1215 N",
        "N-C-M2 1415 N",
        "William 1215 wounded",
        at="melee victory",
        active="AS-C",
        hits={"N-C": 4},
    )
    table.play("attack AS-C-H1 N-C-M1", 1, 6, "remove N-C-M2")
    assert table.waits == "peril"
    table.play(1)
    assert table.outcome == Outcome(SAXON, "leader", "10.1.1")


# ------------------------------------------------------------------ no army left


@rule("A95", "3.0")
def test_a_side_without_unrouted_units_loses_after_the_segment(skirmish: Battle) -> None:
    # The last Fyrd unit routs in the Melee Segment.
    table = skirmish("N-C-M1 1215 N", "AS-C-F1 1214 S", at="activation", active="N-C").until("Norman attack", die=2)
    table.play("attack N-C-M1 AS-C-F1", 1, 1).until("over")
    assert table.outcome == Outcome(NORMAN, "rout", "10.1.2")


@rule("A95")
def test_it_is_looked_at_after_every_segment(skirmish: Battle) -> None:
    # The last un-Routed unit of the Normans sees the other one rout past it.
    table = skirmish("N-C-M1 1209 routed", "N-C-M2 1111 N", "AS-C-F1 1206 S", at="activation", active="N-C")
    table.until("alarm-roll", die=2).play(1).until("over")
    assert table.outcome == Outcome(SAXON, "rout", "10.1.2")
    assert table.segment == "rout"


@rule("A95")
def test_if_neither_side_has_any_it_is_a_draw(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1215 routed", "AS-C-F1 1205 routed", at="victory")
    assert table.outcome == Outcome(None, "rout", "10.1.2")


@rule("A95")
def test_leaders_alone_are_not_units(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1205 S", at="victory")
    assert table.leader("William").on_map
    assert table.outcome == Outcome(SAXON, "rout", "10.1.2")


@rule("A95")
def test_one_unrouted_unit_is_enough(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1205 S", "N-C-M1 1215 routed", "N-R-K1 1315 N", at="victory")
    assert table.outcome is None
