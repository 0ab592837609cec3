"""Morale (7.10): who checks, with what modifiers, and what follows a rout; `battle` and `skirmish` make tables.

N-C-M1 in 1505 attacks AS-C-F1 in 1504, on the flat top of the hill: 4 or less is a hit.
"""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook.marks import rule

Battle = Any

FYRD = "AS-C-F1 1504 S"
FOOT = "N-C-M1 1505 N"
#: Somebody who is not concerned.
FAR = "AS-C-H2 1104 S"


def clash(skirmish: Battle, *places: str, **markers: Any) -> Any:
    """The Melee Segment of William's Command."""
    return skirmish(*places, FAR, at="melee", active="N-C", **markers)


def hit(skirmish: Battle, *places: str, hits: int = 1, **markers: Any) -> Any:
    """AS-C-F1 has taken so many hits, from as many attackers, and is about to check."""
    attackers = [f"N-C-M{i + 1} {1505 if i < 2 else 1605} N" for i in range(hits)]
    table = clash(skirmish, FYRD, *attackers, *places, **markers)
    for i in range(hits):
        table.play(f"attack N-C-M{i + 1} AS-C-F1", 1)
    assert table.waits == "check-roll"
    return table


# ------------------------------------------------------------------ who checks (7.10.1)


@rule("7.10.1", "A65", "7.8.2")
def test_a_unit_that_took_hits_checks_when_the_attacks_are_over(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, FOOT, "N-C-M2 1605 N").play("attack N-C-M1 AS-C-F1", 1)
    assert table.told("morale") == []
    table.play("attack N-C-M2 AS-C-F1", 6)
    assert table.waits == "check-roll"
    assert table.play(4).told("morale") == [("AS-C-F1", 4, 0, 1)]


@rule("7.10.1")
@pytest.mark.parametrize("die", [5, 6])
def test_one_that_took_none_does_not(skirmish: Battle, die: int) -> None:
    table = clash(skirmish, FYRD, FOOT).play("attack N-C-M1 AS-C-F1", die).until("initiative-roll")
    assert table.told("morale") == []


@rule("7.10.1", "7.3.6")
def test_missile_hits_make_nobody_check(battle: Battle) -> None:
    table = battle(at="missiles melee", active="N-C").play("shoot AS-C", "shoot AS-C", 6, 6)
    assert table.hits("AS-C") == 2
    assert table.waits == "initiative-roll"
    assert table.told("morale") == []


@rule("7.10.1")
def test_nor_do_they_count_for_a_unit_that_checks(battle: Battle) -> None:
    # Both dice of William's archers hit the Command to which AS-C-F1 belongs; it took one hit itself.
    table = battle("AS-C-F1 1504 S", FOOT, at="missiles melee", active="N-C").play("shoot AS-C", "shoot AS-C", 6, 6)
    table.play("attack N-C-M1 AS-C-F1", 1, 3)
    assert table.hits("AS-C") == 3
    assert table.told("morale") == [("AS-C-F1", 3, 0, 1)]


@rule("7.10.1", "A11")
def test_the_owner_chooses_the_order_of_checks(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, "AS-C-F2 1604 S", FOOT, "N-C-M2 1605 N")
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1)
    assert table.waits == "Anglo-Saxon check-order"
    assert table.offered() == ["check AS-C-F1", "check AS-C-F2"]
    assert table.refused("check AS-C-H2", "7.10.1").code == "hastings-no-hits"
    table.play("check AS-C-F2", 6, 6)
    assert [unit for unit, *_ in table.told("morale")] == ["AS-C-F2", "AS-C-F1"]


@rule("7.10.1")
def test_each_unit_checks_once_for_all_its_hits(skirmish: Battle) -> None:
    table = hit(skirmish, hits=3).play(6)
    assert table.told("morale") == [("AS-C-F1", 6, 0, 3)]
    assert table.waits == "initiative-roll"


@rule("A76", "7.10.1")
def test_a_routed_unit_that_is_hit_does_not_check(skirmish: Battle) -> None:
    places = (FYRD, "AS-C-F2 1604 routed", "AS-C-F3 1404 S", FOOT, "N-C-M2 1605 N", "N-C-M3 1505 N")
    table = clash(skirmish, *places)
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1, "attack N-C-M3 AS-C-F3", 1)
    assert table.offered() == ["check AS-C-F1", "check AS-C-F3"]
    assert table.refused("check AS-C-F2", "A76").code == "hastings-routed-no-check"
    table.play("check AS-C-F1", 6, 6)
    assert str(table.unit("AS-C-F2")) == "1604 routed"


@rule("A76", "A41")
def test_one_that_was_carried_away_before_its_check_has_none(skirmish: Battle) -> None:
    # AS-C-F1 routs, and AS-C-F2, which took a hit as well, breaks at the sight of it.
    table = clash(skirmish, FYRD, "AS-C-F2 1604 S", FOOT, "N-C-M2 1605 N")
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1, "check AS-C-F1", 1, 1)
    table.until("initiative-roll")
    assert [unit for unit, *_ in table.told("morale")] == ["AS-C-F1"]
    assert [unit for unit, *_ in table.told("alarm")] == ["AS-C-F2"]


@rule("7.10.3", "7.4.5", "A40")
@pytest.mark.parametrize("order", [("AS-C-F1", "AS-C-F2"), ("AS-C-F2", "AS-C-F1")])
def test_one_that_sees_friends_rout_checks_against_the_hits_of_this_segment(
    skirmish: Battle, order: tuple[str, str]
) -> None:
    # AS-C-F2 took two hits: whether it has checked for them or not, a 2 with -1 routs it now.
    table = clash(skirmish, FYRD, "AS-C-F2 1604 S", FOOT, "N-C-M2 1605 N", "N-C-M3 1605 N", captured=("Anglo-Saxon",))
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1, "attack N-C-M3 AS-C-F2", 1)
    table.play(f"check {order[0]}", *((1,) if order[0] == "AS-C-F1" else (6, 1)))
    assert table.waits == "alarm-roll"
    table.play(2)
    assert table.told("alarm") == [("AS-C-F2", 2, -1, 2)]
    assert table.told("routs") == [("AS-C-F1",), ("AS-C-F2",)]


@rule("7.10.3", "7.4.5", "A40")
def test_one_that_took_none_checks_against_none(skirmish: Battle) -> None:
    table = clash(skirmish, FYRD, "AS-C-F2 1604 S", FOOT, captured=("Anglo-Saxon",))
    table.play("attack N-C-M1 AS-C-F1", 1, 1, 2)
    assert [(unit, hits) for unit, _, _, hits in table.told("morale")] == [("AS-C-F1", 1), ("AS-C-F2", 0)]
    assert table.told("routs") == [("AS-C-F1",)]


@rule("7.10.3", "A40")
def test_hits_of_an_earlier_segment_do_not_count_in_the_rout_impulse(skirmish: Battle) -> None:
    places = ("AS-C-F1 1605 routed", "AS-C-F2 1604 S", "N-C-M1 1705 N", "AS-L-F1 0906 S")
    table = skirmish(*places, at="melee rout", active="N-C", cup=("AS-C",), captured=("Anglo-Saxon",))
    table.play("attack N-C-M1 AS-C-F2", 1, 3)
    table.state.active = table.number("command", "AS-C")
    table.until("alarm-roll")
    assert not table.play(3).told("alarm")


# ------------------------------------------------------------------ modifiers (7.10.2)


@rule("7.10.2")
@pytest.mark.parametrize(
    ("unit", "attacker", "others", "drms"),
    [
        ("AS-C-F1 1504 S", "1505 N", (), {}),
        ("AS-C-H1 1504 S", "1505 N", (), {"elite": 1}),
        ("AS-C-F1 1504 S", "1505 N", ("Leofwine 1504",), {"leader": 1}),
        ("AS-C-F1 1504 S", "1505 N", ("Leofwine 1504", "Harold 1504"), {"leader": 1}),
        ("AS-C-F1 1504 S", "1505 N", ("Leofwine 1504 wounded",), {}),
        ("AS-C-F1 1504 S", "1505 N", ("Leofwine 1503",), {}),
        ("AS-C-F1 1504 SE", "1505 N", (), {"attacked-in-flank-or-rear": -1}),
        ("AS-C-F1 1504 N", "1505 N", (), {"attacked-in-flank-or-rear": -1}),
        ("AS-C-F1 1209 N", "1208 S", (), {"fyrd-off-the-hill": -1}),
        ("AS-C-H1 1209 N", "1208 S", (), {"elite": 1}),
        ("AS-C-F1 1208 N", "1207 S", (), {}),
        ("AS-R-F1 1504 S", "1505 N", ("Gyrth lost",), {"command-leader-dead": -1}),
        ("AS-C-F1 1504 S", "1505 N", ("Gyrth lost",), {}),
    ],
)
def test_the_modifiers_of_a_check(
    skirmish: Battle, unit: str, attacker: str, others: tuple[str, ...], drms: dict[str, int]
) -> None:
    name = unit.split()[0]
    table = clash(skirmish, unit, f"N-C-M1 {attacker}", *others).play(f"attack N-C-M1 {name}", 1, 6)
    assert table.drms("morale") == drms
    assert table.told("morale") == [(name, 6, sum(drms.values()), 1)]


@rule("7.10.2")
@pytest.mark.parametrize(
    ("markers", "drms"),
    [
        ({"captured": ("Anglo-Saxon",)}, {"standard-lost": -1}),
        ({"captured": ("Norman",)}, {}),
        ({"event": 12}, {"event": 1}),
        ({"event": 2}, {}),
    ],
)
def test_the_standard_and_the_event_count_too(skirmish: Battle, markers: dict[str, Any], drms: dict[str, int]) -> None:
    assert hit(skirmish, **markers).play(6).drms("morale") == drms


@rule("7.10.2")
def test_a_shield_wall_that_holds_steadies_a_unit(skirmish: Battle) -> None:
    # Only one that was not hit is still in Shield Wall when it checks: as others rout past it.
    table = skirmish("AS-C-F1 1604 routed", "AS-C-F2 1605 S wall", FAR, at="rout", active="AS-C").play(3)
    assert table.drms("morale") == {"shield-wall": 1}


@rule("7.10.2")
def test_normans_check_by_the_same_table(skirmish: Battle) -> None:
    places = ("AS-C-H1 1504 S", "N-C-K1 1505 S", "William 1505")
    table = skirmish(*places, at="melee", active="AS-C").play("attack AS-C-H1 N-C-K1", 1, 6)
    assert table.drms("morale") == {"elite": 1, "leader": 1, "attacked-in-flank-or-rear": -1}


# ------------------------------------------------------------------ the result (7.10.3)


@rule("7.10.3")
@pytest.mark.parametrize(
    ("hits", "die", "routs"), [(1, 2, False), (2, 2, False), (3, 2, True), (3, 3, False), (2, 6, False)]
)
def test_a_result_below_its_hits_routs_a_unit(skirmish: Battle, hits: int, die: int, routs: bool) -> None:
    table = hit(skirmish, hits=hits).play(die)
    assert (table.told("routs") == [("AS-C-F1",)]) == routs
    assert (table.told("stands") == [("AS-C-F1",)]) == (not routs)


@rule("7.10.3", "A75")
@pytest.mark.parametrize("die", [1, 2])
def test_a_natural_1_always_does(skirmish: Battle, die: int) -> None:
    # Elite, led, and the wall shall be held: 1 + 3 is well above one hit.
    places = ("AS-C-H1 1504 S", "Harold 1504", FOOT)
    table = clash(skirmish, *places, event=12).play("attack N-C-M1 AS-C-H1", 1, die)
    assert table.told("morale") == [("AS-C-H1", die, 3, 1)]
    assert (table.told("routs") == [("AS-C-H1",)]) == (die == 1)


@rule("7.10.3", "7.10.2")
@pytest.mark.parametrize(("die", "routs"), [(2, True), (3, False)])
def test_modifiers_count_against_it(skirmish: Battle, die: int, routs: bool) -> None:
    table = hit(skirmish, captured=("Anglo-Saxon",), hits=2).play(die)
    assert bool(table.told("routs")) == routs


# ------------------------------------------------------------------ what follows (7.10.4, 7.10.5)


@rule("7.10.4")
def test_a_unit_that_routs_turns_over_and_flees_at_once(skirmish: Battle) -> None:
    table = hit(skirmish).play(1)
    assert table.waits == "Anglo-Saxon flee"
    assert str(table.unit("AS-C-F1")) == "1304 routed"
    table.play("flee AS-C-F1 1204")
    assert [there for _, there in table.told("flees")] == ["1404", "1304", "1204"]


@rule("7.10.4", "A11")
def test_before_the_next_unit_checks_and_before_losses(skirmish: Battle) -> None:
    places = ("AS-C-F1 1604 S", "AS-C-F2 1404 S", "N-C-M1 1605 N", "N-C-M2 1505 N")
    table = clash(skirmish, *places, hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 1, "attack N-C-M2 AS-C-F2", 1, "check AS-C-F1", 1)
    # On its way to the Standard it passes AS-C-F2.
    table.play(6).until("check-roll")
    assert table.unit("AS-C-F1").hex != "1604"
    assert table.told("eliminated") == []


@rule("7.10.4")
def test_a_unit_that_stands_stays(skirmish: Battle) -> None:
    table = hit(skirmish).play(2)
    assert str(table.unit("AS-C-F1")) == "1504 S"
    assert table.told("flees") == []


@rule("7.10.5", "7.5.1")
def test_its_attackers_may_pursue(skirmish: Battle) -> None:
    table = hit(skirmish).play(1, "halt AS-C-F1")
    assert table.waits == "Norman pursue"
    assert table.play("pursue N-C-M1", 6).unit("N-C-M1").hex == "1404"


@rule("7.10.5", "7.5.1")
def test_fyrd_may_have_to(skirmish: Battle) -> None:
    table = skirmish("N-C-M1 1613 S", "AS-L-F1 1713 NW", at="melee", active="AS-L").play("attack AS-L-F1 N-C-M1", 1, 1)
    assert table.unit("N-C-M1").hex == "1313"
    assert table.waits == "left-chart"
    assert table.play(1, 1).unit("AS-L-F1").hex == "1613"


@rule("A65", "7.8.2", "7.9.1")
def test_hits_lead_to_a_check_of_morale_and_only_then_to_losses(battle: Battle) -> None:
    # What 7.8.2 sends to the section on hits is the check of 7.10: against the unit's hits, not against the track.
    table = battle("AS-C-F1 1504 S", FOOT, at="melee", active="N-C", hits={"AS-C": 4})
    table.play("attack N-C-M1 AS-C-F1", 1)
    assert table.waits == "check-roll"
    table.play(2)
    assert table.told("stands") == [("AS-C-F1",)]
    assert table.waits == "Anglo-Saxon remove"
