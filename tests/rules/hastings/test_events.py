"""Random events (6.0): every line of the table; `battle` and `skirmish` make tables (see conftest.py).

The pair of dice is the Anglo-Saxon's, then the Norman's. What an event does for the turn is seen in tables that have
this turn's event given.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.kernel.gamedef import Outcome
from senlac.rulebook.marks import rule

Battle = Any

SAXON, NORMAN = 0, 1


def happens(tables: Any, dice: tuple[int, int], *places: str, **markers: Any) -> Any:
    """A turn whose first activation is William's, when its random event has been rolled."""
    return tables(*places, at="battle", active="N-C", initiative="Norman", **markers).play(dice)


# ------------------------------------------------------------------ the roll


@rule("6.0")
@pytest.mark.parametrize(
    ("dice", "event"),
    [
        ((1, 1), "duke-down"),
        ((2, 1), "deadly-shaft"),
        ((1, 3), "fyrd-breaks-ranks"),
        ((4, 1), "quivers-empty"),
        ((3, 3), "champion"),
        ((1, 6), "none"),
        ((6, 2), "latecomers"),
        ((4, 5), "fresh-sheaves"),
        ((5, 5), "horses-blown"),
        ((6, 5), "odo"),
        ((6, 6), "hold-the-wall"),
    ],
)
def test_the_sum_of_both_dice_is_looked_up(battle: Battle, dice: tuple[int, int], event: str) -> None:
    table = happens(battle, dice, turn=2)
    assert table.event == event


@rule("6.0")
def test_each_player_rolls_one_die_after_the_initiative(battle: Battle) -> None:
    table = battle(at="turn", turn=2).play((1, 6), "activate N-C")
    assert table.waits == "event-roll"
    assert len(table.lots) == 36


@rule("6.0")
def test_the_battle_rages_and_nothing_else(battle: Battle) -> None:
    table = happens(battle, (3, 4), turn=2, hits={"AS-C": 2, "N-C": 2})
    assert [kind for kind, *_ in table.told()] == ["event", "activates"]
    assert (table.hits("AS-C"), table.hits("N-C")) == (2, 2)


@rule("6.0", "A19")
def test_effects_last_to_the_end_of_the_turn(battle: Battle) -> None:
    # No arrows on this turn, arrows on the next.
    table = happens(battle, (1, 4), turn=2).until("initiative-roll")
    assert (table.turn, table.told("shoots")) == (3, [])
    table.play((1, 6), "activate N-C", (3, 4)).until("missile")
    assert table.active == "N-C"


# ------------------------------------------------------------------ 2: the Duke is down


@rule("6.0")
@pytest.mark.parametrize(("die", "wounded"), [(1, True), (2, False), (6, False)])
def test_the_duke_is_checked_at_once(battle: Battle, die: int, wounded: bool) -> None:
    table = happens(battle, (1, 1), turn=2)
    assert table.waits == "casualty"
    table.play(die)
    assert table.told("casualty") == [("William", die, 0)]
    assert table.leader("William").wounded == wounded
    assert table.active == "N-C"


@rule("6.0", "A94")
def test_a_wounded_duke_who_falls_loses_the_battle_at_once(battle: Battle) -> None:
    table = happens(battle, (1, 1), "William 1211 wounded", turn=2).play(1)
    assert table.outcome == Outcome(SAXON, "leader", "10.1.1")
    assert table.told("activates") == []


@rule("6.0")
@pytest.mark.parametrize(("event", "line"), [(2, {"event": -1}), (7, {})])
def test_norman_morale_checks_suffer_for_the_turn(skirmish: Battle, event: int, line: dict[str, int]) -> None:
    table = skirmish("N-C-M1 1209 routed", "N-C-M2 1309 N", at="rout", active="N-C", event=event).play(3)
    assert table.told("morale") == [("N-C-M2", 3, line.get("event", 0), 0)]
    assert table.drms("morale") == line


@rule("6.0")
def test_those_of_the_anglo_saxons_do_not(skirmish: Battle) -> None:
    table = skirmish("AS-C-F1 1606 routed", "AS-C-F2 1706 S", at="rout", active="AS-C", event=2).play(3)
    assert table.drms("morale") == {}


# ------------------------------------------------------------------ 3: a deadly shaft


@rule("6.0")
def test_without_plunging_fire_the_command_nearest_to_william_takes_a_hit(battle: Battle) -> None:
    table = happens(battle, (1, 2), "William 1210", turn=2)
    assert table.told("event-hits") == [("AS-C", 1, 1)]
    assert [table.hits(command) for command in ("AS-L", "AS-C", "AS-R")] == [0, 1, 0]


@rule("6.0")
def test_it_is_the_command_nearest_to_him_wherever_he_is(battle: Battle) -> None:
    table = happens(battle, (1, 2), "William 0611", turn=2)
    assert table.hits("AS-R") == 1


@rule("6.0")
def test_of_two_commands_as_near_the_norman_names_one(battle: Battle) -> None:
    # 0910 is four hexes from 0906 and from 1006.
    table = happens(battle, (1, 2), "William 0910", turn=2)
    assert table.offered() == ["hit AS-C", "hit AS-R"]
    assert table.refused("hit AS-L").rule == "6.0"
    table.play("hit AS-R")
    assert (table.hits("AS-C"), table.hits("AS-R")) == (0, 1)


@rule("6.0")
def test_with_plunging_fire_an_anglo_saxon_leader_is_checked_instead(battle: Battle) -> None:
    table = happens(battle, (1, 2), turn=6, plunging=5)
    assert table.waits == "stray-shaft"
    assert set(table.lots) == {"Harold", "Gyrth", "Leofwine"}
    table.play("Gyrth", 1)
    assert table.told("casualty") == [("Gyrth", 1, 0)]
    assert table.leader("Gyrth").wounded
    assert table.told("event-hits") == []


@rule("6.0")
def test_only_leaders_within_six_hexes_of_an_unrouted_norman_are_in_danger(skirmish: Battle) -> None:
    # 1508 is six hexes from Harold, seven from Gyrth; the Norman who is nearer is Routed.
    places = ["N-C-M1 1508 N", "N-C-M2 1008 routed", "Harold 0908", "Gyrth 0808", "Leofwine lost", "AS-C-F1 0905 S"]
    table = happens(skirmish, (1, 2), *places, turn=6, plunging=5)
    assert table.lots == ["Harold"]


@rule("6.0", "A19")
def test_without_a_leader_in_reach_it_comes_to_nothing(skirmish: Battle) -> None:
    places = ["N-C-M1 1515 N", "AS-C-F1 0905 S"]
    table = happens(skirmish, (1, 2), *places, turn=6, plunging=5)
    assert table.event == "deadly-shaft"
    assert table.told("casualty") == []
    assert (table.active, table.hits("AS-C")) == ("N-C", 0)


@rule("6.0", "A94")
def test_harolds_death_by_it_ends_the_battle(battle: Battle) -> None:
    table = happens(battle, (1, 2), "Harold 1204 wounded", turn=6, plunging=5).play("Harold", 1)
    assert table.outcome == Outcome(NORMAN, "leader", "10.1.1")


# ------------------------------------------------------------------ 4: the fyrd breaks ranks

CONTACT = (
    "AS-C-F1 1206 S wall",
    "AS-C-F2 1306 S wall",
    "AS-C-F3 1506 S wall",
    "AS-C-F4 1105 S routed",
    "AS-C-H1 1406 S wall",
    "N-C-M1 1307 N",
    "N-C-M2 1407 N",
)


@rule("6.0")
def test_the_norman_names_a_fyrd_unit_that_has_a_norman_before_it(skirmish: Battle) -> None:
    table = happens(skirmish, (2, 2), *CONTACT, turn=2)
    assert table.waits == "Norman tempt"
    assert table.offered() == ["tempt AS-C-F1", "tempt AS-C-F2"]
    for unit in ("AS-C-F3", "AS-C-F4", "AS-C-H1", "N-C-M1"):
        assert table.refused(f"tempt {unit}").rule == "6.0"


@rule("6.0")
@pytest.mark.parametrize(("die", "holds"), [(1, False), (3, False), (4, True), (6, True)])
def test_if_it_must_pursue_it_loses_its_shield_wall_and_does_not_move(skirmish: Battle, die: int, holds: bool) -> None:
    table = happens(skirmish, (2, 2), *CONTACT, turn=2).play("tempt AS-C-F1", die)
    assert table.told("left-chart") == [("AS-C-F1", die, 0)]
    assert str(table.unit("AS-C-F1")) == ("1206 S wall" if holds else "1206 S")
    assert table.unit("AS-C-F2").wall


@rule("6.0")
def test_leaders_huscarles_and_the_hour_count_as_on_the_chart(skirmish: Battle) -> None:
    table = happens(skirmish, (2, 2), *CONTACT, "Harold 1205", "AS-C-H2 1206 S", turn=6, regrouped=5)
    table.play("tempt AS-C-F1", 3)
    assert table.drms("left") == {"leader": 1, "huscarle": 1, "late": -1}
    assert table.unit("AS-C-F1").wall


@rule("6.0", "A19")
def test_with_no_fyrd_in_contact_nothing_happens(battle: Battle) -> None:
    table = happens(battle, (2, 2), turn=2)
    assert table.event == "fyrd-breaks-ranks"
    assert (table.active, table.told("left-chart")) == ("N-C", [])


# ------------------------------------------------------------------ 5: quivers empty


@rule("6.0")
def test_with_empty_quivers_no_norman_command_shoots_this_turn(battle: Battle) -> None:
    table = happens(battle, (1, 4), turn=2).until("initiative-roll")
    assert table.told("shoots") == []
    assert len(table.told("activates")) == 6


@rule("6.0")
def test_the_roll_for_plunging_fire_is_still_made(battle: Battle) -> None:
    table = happens(battle, (1, 4), turn=5)
    assert table.waits == "plunging"
    table.play(5)
    assert table.told("plunging") == [()]
    assert table.segment == "movement"


# ------------------------------------------------------------------ 6: champions ride out

DUELS = (
    "N-C-M1 1215 N",
    "N-C-M2 1415 N",
    "N-L-M1 1015 N",
    "AS-C-F1 1214 S",
    "AS-C-F2 1414 S",
    "AS-L-F1 1014 S",
)


@rule("6.0")
def test_the_first_attack_of_each_command_with_the_initiative_is_better(skirmish: Battle) -> None:
    table = skirmish(*DUELS, at="melee", active="N-C", initiative="Norman", event=6, cup=("N-L",))
    table.play("attack N-C-M1 AS-C-F1", 6)
    assert table.drms("melee") == {"event": -1}
    table.until("Norman attack").play("attack N-C-M2 AS-C-F2", 6)
    assert table.drms("melee") == {}
    table.until("draw-chit").play("N-L").until("Norman attack").play("attack N-L-M1 AS-L-F1", 6)
    assert table.drms("melee") == {"event": -1}


@rule("6.0")
@pytest.mark.parametrize(("initiative", "line"), [("Anglo-Saxon", {"event": -1}), ("Norman", {})])
def test_that_of_the_other_side_is_not(skirmish: Battle, initiative: str, line: dict[str, int]) -> None:
    table = skirmish(*DUELS, at="melee", active="AS-C", initiative=initiative, event=6)
    table.play("attack AS-C-F1 N-C-M1", 6)
    assert table.drms("melee") == line


# ------------------------------------------------------------------ 8: latecomers from the shires


@rule("6.0")
def test_latecomers_take_two_hits_off_an_anglo_saxon_command(battle: Battle) -> None:
    table = happens(battle, (2, 6), turn=2, hits={"AS-C": 4, "AS-L": 1, "N-C": 3})
    assert table.waits == "Anglo-Saxon relieve"
    assert table.offered() == ["relieve AS-L", "relieve AS-C"]
    assert table.refused("relieve N-C").rule == "6.0"
    assert table.refused("relieve AS-R").rule == "6.0"
    table.play("relieve AS-C")
    assert [table.hits(command) for command in ("AS-L", "AS-C", "N-C")] == [1, 2, 3]


@rule("6.0")
def test_a_command_with_one_hit_is_rid_of_that(battle: Battle) -> None:
    table = happens(battle, (2, 6), turn=2, hits={"AS-C": 4, "AS-L": 1}).play("relieve AS-L")
    assert (table.hits("AS-L"), table.hits("AS-C")) == (0, 4)


@rule("6.0", "A19")
def test_without_hits_nobody_is_asked(battle: Battle) -> None:
    table = happens(battle, (2, 6), turn=2, hits={"N-C": 3})
    assert (table.active, table.hits("N-C")) == ("N-C", 3)


# ------------------------------------------------------------------ 9: fresh sheaves of arrows


@rule("6.0")
@pytest.mark.parametrize(("event", "die", "hits"), [(9, 5, 1), (9, 4, 0), (7, 5, 0), (7, 6, 1)])
def test_fresh_sheaves_add_one_to_each_missile_roll(battle: Battle, event: int, die: int, hits: int) -> None:
    table = battle(at="missiles", active="N-R", event=event, turn=2).until("missile").play(die)
    assert table.told("shoots")[0][2:] == (die, 1 if event == 9 else 0)
    assert len(table.told("missile-hit")) == hits


# ------------------------------------------------------------------ 10: horses blown


@rule("6.0")
@pytest.mark.parametrize(("event", "line"), [(10, {}), (7, {"charge": -2})])
def test_on_blown_horses_knights_do_not_charge(skirmish: Battle, event: int, line: dict[str, int]) -> None:
    table = skirmish("N-C-K1 1216 N", "AS-C-F1 1214 S", at="movement melee", active="N-C", event=event)
    table.move("N-C-K1 1215 N").play("done", "attack N-C-K1 AS-C-F1", 6)
    assert table.drms("melee") == line


# ------------------------------------------------------------------ 11: Bishop Odo


@rule("6.0")
def test_odo_takes_two_hits_off_a_norman_command(battle: Battle) -> None:
    table = happens(battle, (5, 6), turn=2, hits={"N-L": 3, "AS-C": 4})
    assert table.waits == "Norman relieve"
    assert table.offered() == ["relieve N-L"]
    assert table.refused("relieve AS-C").rule == "6.0"
    table.play("relieve N-L")
    assert table.hits("N-L") == 1


@rule("6.0")
@pytest.mark.parametrize(("unit", "added"), [("N-C-M1 1213", 1), ("AS-C-F1 1204", 0)])
def test_odo_adds_one_to_norman_rally_rolls_only(skirmish: Battle, unit: str, added: int) -> None:
    # By their Standards, far from any Leader.
    command = unit.split()[0].rpartition("-")[0]
    table = skirmish(f"{unit} routed", "Harold 1605", "William 1605", at="rally", active=command, event=11).play(1)
    assert table.told("rally") == [(unit.split()[0], 1, added)]


# ------------------------------------------------------------------ 12: hold the wall


@rule("6.0")
@pytest.mark.parametrize(("event", "line"), [(12, {"event": 1}), (7, {})])
def test_anglo_saxon_morale_checks_are_better(skirmish: Battle, event: int, line: dict[str, int]) -> None:
    table = skirmish("AS-C-F1 1606 routed", "AS-C-F2 1706 S", at="rout", active="AS-C", event=event).play(3)
    assert table.drms("morale") == line


@rule("6.0")
def test_those_of_the_normans_are_not(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1209 routed", "N-C-M2 1309 N", at="rout", active="N-C", event=12).play(3)
    assert table.drms("morale") == {}


@rule("6.0")
@pytest.mark.parametrize(("event", "drm"), [(12, 2), (7, 0)])
def test_rolls_on_the_left_pursuit_chart_have_two_more(skirmish: Battle, event: int, drm: int) -> None:
    table = skirmish("N-C-M1 1207 routed", "AS-C-F1 1206 S", at="rout", active="N-C", event=event)
    table.until("left-chart").play(2)
    assert table.told("left-chart") == [("AS-C-F1", 2, drm)]
    assert (table.waits == "right-chart") == (event == 7)


@rule("6.0")
def test_no_shield_wall_is_formed_by_it(battle: Battle) -> None:
    table = happens(battle, (6, 6), "AS-C-F1 1006 S", turn=2)
    assert not table.unit("AS-C-F1").wall
