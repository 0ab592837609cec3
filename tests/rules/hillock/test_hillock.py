"""The rules of Hillock, one by one, in one file for the whole game.

A scenario begins with both armies drawn up as usual, but for the units that it places itself. `play` takes what
happens next in order: actions as text, of whichever seat is asked, and the outcomes of chits and dice as numbers.
"""

from __future__ import annotations

from typing import Any

import pytest

from proving.hillock import Hillock, HillockGame
from senlac.games.hexes.grid import FACINGS, OFF
from senlac.kernel.decision import Decision, apply, decision, explain
from senlac.kernel.errors import IllegalAction
from senlac.kernel.explain import Reason
from senlac.kernel.fields import from_json
from senlac.kernel.frames import (
    ASKS,
    CHANCE,
    OVER,
    answer,
    asked,
    chance_of,
    first_asked,
    op_named,
    options,
    resolve,
    run,
    waiting,
)
from senlac.kernel.gamedef import Outcome, outcome
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.options import read_options
from senlac.kernel.rng import Quick
from senlac.kernel.views import determinize, view
from senlac.rulebook.marks import rule

NORTH, SOUTH = 0, 1
NORTH_LEFT, NORTH_RIGHT, SOUTH_LEFT, SOUTH_RIGHT = range(4)


def new(**given: Any) -> Hillock:
    """A game about to begin."""
    return HillockGame(read_options(HillockGame.schema, given)).start()


def unit(s: Hillock, name: str) -> int:
    return s.game.names("unit").index(name)


def set_out(s: Hillock, **units: str) -> Hillock:
    """Place units: `NF1="0503 S"`, with `hit` and `routed` as further words, or `lost`."""
    for name, words in units.items():
        number = unit(s, name)
        here, *rest = words.split()
        if here == "lost":
            s.place[number] = OFF
            continue
        s.place[number] = s.game.names("hex").index(here)
        s.facing[number] = FACINGS.index(rest[0])
        s.hits[number] = rest.count("hit")
        if "routed" in rest:
            s.routed |= 1 << number
    return s


def activate(s: Hillock, chit: int) -> Hillock:
    """A wing has just become active."""
    op_named("hillock.activation").push(s, (chit // 2, chit))
    s.unsettled = True
    run(s)
    return s


def battle(chit: int, **units: str) -> Hillock:
    """Some units in their places, and an active wing."""
    return activate(set_out(new(), **units), chit)


def play(s: Hillock, *happens: str | int) -> Hillock:
    for event in happens:
        if isinstance(event, str):
            assert waiting(s) == ASKS, f"nobody is asked to {event}"
            apply(s, first_asked(s), from_text(s.game, event))
        else:
            assert waiting(s) == CHANCE, f"nothing is rolled for {event}"
            assert chance_of(s).possible(s, s.top[2], event)
            resolve(s, event)
        assert s.game.invariants(s) == []
    return s


def question(s: Hillock) -> Decision:
    assert waiting(s) == ASKS, "nobody is asked"
    found = decision(s, first_asked(s))
    assert found is not None
    return found


def choices(s: Hillock) -> list[str]:
    return [to_text(s.game, option) for option in question(s).options]


def due(s: Hillock) -> str:
    """The step and the unit that the table waits for, such as "move NF1"."""
    seen = question(s)
    about = seen.about["unit"]
    assert isinstance(about, tuple)
    return f"{seen.kind.removeprefix('hillock.')} {s.game.show.label(*about)}"


def rolls(s: Hillock) -> str:
    assert waiting(s) == CHANCE, "nothing is rolled"
    return chance_of(s).kind.removeprefix("hillock.")


def where(s: Hillock, name: str) -> str:
    """Hex and facing of a unit, with its hits and whether it is routed."""
    number = unit(s, name)
    if s.place[number] == OFF:
        return "lost"
    words = [s.game.names("hex")[s.place[number]], FACINGS[s.facing[number]]]
    words += ["hit"] * s.hits[number]
    return " ".join([*words, "routed"] if (s.routed >> number) & 1 else words)


def refused(s: Hillock, text: str) -> Reason:
    """The reason why the asked seat may not do that; trying it changes nothing."""
    intent = from_text(s.game, text)
    before = s.digest()
    reason = explain(s, first_asked(s), intent)
    assert reason is not None, f"{text} is legal"
    with pytest.raises(IllegalAction) as caught:
        apply(s, first_asked(s), intent)
    assert caught.value.reason == reason
    assert s.digest() == before
    return reason


def destinations(s: Hillock) -> set[str]:
    return {text.split()[2] for text in choices(s) if text.startswith("move")}


# ------------------------------------------------------------------ setup and map


@rule("L.SETUP.ARMIES")
def test_the_armies_face_each_other() -> None:
    s = new()
    assert [where(s, name) for name in ("NH1", "NF1", "NF2", "NF3", "NH2")] == [
        "0802 S",
        "0602 S",
        "0502 S",
        "0402 S",
        "0202 S",
    ]
    assert [where(s, name) for name in ("SH1", "SF1", "SF2", "SF3", "SH2")] == [
        "0206 N",
        "0406 N",
        "0506 N",
        "0606 N",
        "0806 N",
    ]


@rule("L.SETUP.ARMIES")
@pytest.mark.parametrize(
    ("chit", "names"),
    [
        (NORTH_LEFT, ["NH1", "NF1"]),
        (NORTH_RIGHT, ["NF2", "NF3", "NH2"]),
        (SOUTH_LEFT, ["SH1", "SF1"]),
        (SOUTH_RIGHT, ["SF2", "SF3", "SH2"]),
    ],
)
def test_a_left_wing_has_two_units_and_a_right_wing_three(chit: int, names: list[str]) -> None:
    s = battle(chit)
    for name in names:
        assert due(s) == f"move {name}"
        play(s, "stay")
    assert rolls(s) == "draw-chit"


@rule("L.MAP.HILLOCK", "L.MOVE.COST")
def test_each_level_of_the_hillock_costs_a_point_more() -> None:
    # Flat 0507 to level 1, 2 and 3: three steps of two points, for which horse have just enough.
    s = battle(SOUTH_LEFT, SH1="0507 N", SF2="0707 N")
    assert "move SH1 0504 N" in choices(s)
    assert refused(s, "move SH1 0504 NE") == Reason("L.MOVE.COST", "hillock-too-far", unit=("unit", 5), cost=7, have=6)


@rule("L.MAP.HILLOCK")
def test_down_the_hillock_and_on_the_flat_a_step_costs_one() -> None:
    s = battle(NORTH_RIGHT, NF2="0504 S", SF1="0107 N", SF2="0207 N")
    assert {"move NF2 0506 S", "move NF2 0507 S"} <= set(choices(s))


@rule("L.MAP.WOODS")
def test_no_unit_enters_woods() -> None:
    s = battle(NORTH_RIGHT)
    play(s, "stay", "stay")
    assert due(s) == "move NH2"
    assert destinations(s).isdisjoint({"0203", "0803", "0205", "0805"})
    assert "0303" in destinations(s)
    assert refused(s, "move NH2 0203 S") == Reason("L.MAP.WOODS", "hillock-woods", hex=("hex", 19))


@rule("L.MAP.ONE")
def test_a_hex_holds_one_unit_of_either_army() -> None:
    s = battle(NORTH_LEFT, NH1="0503 S", NF1="0504 S", SF1="0404 S")
    assert destinations(s).isdisjoint({"0504", "0404"})
    occupied = refused(s, "move NH1 0504 S")
    assert occupied == Reason("L.MAP.ONE", "hillock-occupied", hex=("hex", 31), unit=("unit", 1))
    assert refused(s, "move NH1 0404 S").rule == "L.MAP.ONE"


@rule("L.MAP.ONE")
def test_no_unit_passes_through_another() -> None:
    # From the corner 0107 the only ways lead to 0106 and 0207.
    free = battle(SOUTH_LEFT, SH1="0107 N", SF1="0507 N")
    assert "0106" in destinations(free)
    shut = battle(SOUTH_LEFT, SH1="0107 N", SF1="0106 N", SF2="0207 N")
    assert destinations(shut) == {"0107"}
    assert refused(shut, "move SH1 0105 N") == Reason(
        "L.MOVE.FRONT", "hillock-no-way", unit=("unit", 5), hex=("hex", 36)
    )


# ------------------------------------------------------------------ the turn


@rule("L.TURN.CHITS")
def test_four_chits_are_drawn_in_a_turn() -> None:
    s = new()
    run(s)
    drawn: list[int] = []
    for chit in (SOUTH_LEFT, NORTH_RIGHT, NORTH_LEFT, SOUTH_RIGHT):
        assert rolls(s) == "draw-chit"
        left = [lot for lot, _ in chance_of(s).outcomes(s, ())]
        assert left == [lot for lot in range(4) if lot not in drawn]
        play(s, chit)
        drawn.append(chit)
        assert question(s).seat == chit // 2
        while waiting(s) == ASKS:
            play(s, "stay")
    assert s.turn == 2
    assert len(chance_of(s).outcomes(s, ())) == 4


@rule("L.TURN.CHITS")
def test_a_chit_is_not_drawn_twice_in_a_turn() -> None:
    s = new()
    run(s)
    play(s, NORTH_LEFT, "stay", "stay")
    assert not chance_of(s).possible(s, (), NORTH_LEFT)


@rule("L.WING.ORDER")
def test_all_move_by_number_and_then_fight() -> None:
    s = battle(NORTH_RIGHT, NF2="0504 S", SF1="0505 N")
    assert due(s) == "move NF2"
    play(s, "stay", "stay", "stay")
    assert due(s) == "attack NF2"
    play(s, "hold")
    assert rolls(s) == "draw-chit"


@rule("L.WING.ORDER")
def test_only_the_unit_that_is_due_acts() -> None:
    s = battle(NORTH_RIGHT, NF2="0504 S", SF1="0505 N")
    assert refused(s, "move NF3 0403 S") == Reason("L.WING.ORDER", "hillock-not-now", unit=("unit", 3), due=("unit", 2))
    assert refused(s, "move SF3 0605 N").code == "hillock-not-yours"
    wrong_step = Reason("L.MOVE.FRONT", "hillock-wrong-step", unit=("unit", 2), verb="move")
    assert refused(s, "attack NF2 SF1") == wrong_step
    assert refused(s, "hold") == wrong_step
    assert refused(s, "flee NF2 0503") == wrong_step
    play(s, "stay", "stay", "stay")
    assert refused(s, "stay") == Reason("L.FIGHT.FRONT", "hillock-wrong-step", unit=("unit", 2), verb="attack")
    assert refused(s, "attack NF3 SF1").code == "hillock-not-now"
    assert refused(s, "attack SF1 NF2").code == "hillock-not-yours"


def test_the_other_seat_is_not_asked() -> None:
    s = battle(NORTH_LEFT)
    assert decision(s, SOUTH) is None
    reason = explain(s, SOUTH, ("stay",))
    assert reason is not None
    assert reason.rule == "K.SEAT"


# ------------------------------------------------------------------ movement


@rule("L.MOVE.FRONT")
def test_a_unit_moves_into_its_front_hexes_and_keeps_its_facing() -> None:
    s = battle(NORTH_LEFT)
    play(s, "stay")
    assert {"move NF1 0603 S", "move NF1 0703 S"} <= set(choices(s))
    # What lies behind is a front hex only after two turns, and two more turn the unit back.
    assert refused(s, "move NF1 0601 S") == Reason("L.MOVE.COST", "hillock-too-far", unit=("unit", 1), cost=5, have=4)
    play(s, "move NF1 0603 SE")
    assert where(s, "NF1") == "0603 SE"


@rule("L.MOVE.FRONT")
def test_a_unit_may_turn_in_its_hex_or_stay() -> None:
    s = battle(NORTH_LEFT)
    play(s, "stay")
    turns = [text for text in choices(s) if text.startswith("move NF1 0602")]
    assert turns == [f"move NF1 0602 {facing}" for facing in ("N", "NE", "SE", "SW", "NW")]
    assert choices(s)[0] == "stay"
    assert refused(s, "move NF1 0602 S") == Reason("L.MOVE.FRONT", "hillock-no-move", unit=("unit", 1))
    play(s, "stay")
    assert where(s, "NF1") == "0602 S"


@rule("L.MOVE.COST")
@pytest.mark.parametrize(("facing", "legal"), [("S", True), ("SE", True), ("NE", True), ("N", False)])
def test_a_turn_costs_a_point_for_each_vertex(facing: str, legal: bool) -> None:
    # From level 1 up to 0603, level 2, costs two of four points: two are left for turns.
    s = battle(NORTH_LEFT)
    play(s, "stay")
    assert (f"move NF1 0603 {facing}" in choices(s)) == legal
    if not legal:
        assert refused(s, f"move NF1 0603 {facing}").args == {"unit": ("unit", 1), "cost": 5, "have": 4}


@rule("L.MOVE.COST")
@pytest.mark.parametrize(("name", "points"), [("NH1", 6), ("NF1", 4)])
def test_horse_have_six_points_and_foot_four(name: str, points: int) -> None:
    # Down the western edge each step costs one point.
    s = battle(NORTH_LEFT, **{name: "0101 S", "NH2": "0902 S", "SH1": "0907 N"})
    if due(s) != f"move {name}":
        play(s, "stay")
    assert question(s).about["points"] == points
    assert max(int(text[2:]) for text in destinations(s)) == 1 + points


@rule("L.MOVE.STOP")
def test_a_move_ends_in_a_front_hex_of_an_enemy() -> None:
    # SF1 in 0406 faces N and watches 0405 and 0505.
    s = battle(NORTH_LEFT, NH1="0404 S", SF2="0907 N", SF1="0406 N")
    assert {"move NH1 0405 S", "move NH1 0405 SE"} <= set(choices(s))
    assert "move NH1 0506 S" not in choices(s)
    stopped = Reason("L.MOVE.STOP", "hillock-stopped", unit=("unit", 0), hex=("hex", 49))
    assert refused(s, "move NH1 0506 S") == stopped


@rule("L.MOVE.STOP")
def test_a_unit_that_begins_in_front_of_an_enemy_may_move_off() -> None:
    s = battle(NORTH_LEFT, NH1="0505 S", SF1="0406 N", SF2="0907 N")
    assert "move NH1 0506 S" in choices(s)


@rule("L.MOVE.STOP", "L.ROUT.IDLE")
def test_a_routed_enemy_stops_nobody() -> None:
    s = battle(NORTH_LEFT, NH1="0404 S", SF2="0907 N", SF1="0406 N routed")
    assert "move NH1 0506 S" in choices(s)


# ------------------------------------------------------------------ combat


def clash(**units: str) -> Hillock:
    """As `battle` with North's left wing, which has stayed where it was."""
    return stay_put(battle(NORTH_LEFT, **units))


def stay_put(s: Hillock) -> Hillock:
    while waiting(s) == ASKS and question(s).kind == "hillock.move":
        play(s, "stay")
    return s


@rule("L.FIGHT.FRONT")
def test_a_unit_attacks_one_of_the_enemies_in_front_or_holds() -> None:
    s = clash(NF1="0504 S", SF1="0505 N", SF2="0605 N", SF3="0404 N")
    assert choices(s) == ["hold", "attack NF1 SF1", "attack NF1 SF2"]
    assert refused(s, "attack NF1 SF3") == Reason(
        "L.FIGHT.FRONT", "hillock-not-in-front", unit=("unit", 1), target=("unit", 8)
    )
    assert refused(s, "attack NF1 NH1") == Reason("L.FIGHT.FRONT", "hillock-own-army", unit=("unit", 0))
    play(s, "hold")
    assert rolls(s) == "draw-chit"


@rule("L.FIGHT.FRONT")
def test_a_unit_without_an_enemy_in_front_is_not_asked() -> None:
    s = clash(NF1="0504 N", SF1="0505 N")
    assert rolls(s) == "draw-chit"


@rule("L.FIGHT.FRONT", "L.WING.ORDER")
def test_a_unit_whose_enemy_is_gone_is_not_asked() -> None:
    s = clash(NH1="0504 S", NF1="0604 S", SF1="0605 N hit", SF2="0906 N")
    play(s, "attack NH1 SF1", 6)
    assert where(s, "SF1") == "lost"
    assert rolls(s) == "draw-chit"


@rule("L.R.MUST")
def test_a_unit_may_hold_unless_it_must_attack() -> None:
    units = {"NF1": "0504 S", "SF1": "0505 N"}
    assert choices(clash(**units)) == ["hold", "attack NF1 SF1"]
    s = stay_put(activate(set_out(new(must_attack=True), **units), NORTH_LEFT))
    assert choices(s) == ["attack NF1 SF1"]
    assert refused(s, "hold") == Reason("L.R.MUST", "hillock-must", unit=("unit", 1))


def lowest_hit(attacker: str, target: str, **units: str) -> int:
    """The lowest die with which an attack hits, found by trying all; SF1 and SF2 make room for whoever is attacked."""
    for die in range(1, 7):
        s = clash(**{"SF1": "0307 N", "SF2": "0907 N", **units})
        play(s, f"attack {attacker} {target}", die)
        if s.hits[unit(s, target)]:
            return die
    return 7


@rule("L.FIGHT.ROLL")
@pytest.mark.parametrize(
    ("units", "needs"),
    [
        ({"NF1": "0501 S", "SF1": "0502 N", "NF2": "0101 S"}, 6),  # uphill
        ({"NF1": "0502 S", "SF1": "0603 N", "NF2": "0101 S"}, 6),  # uphill by another level
        ({"NF1": "0504 S", "SF1": "0505 N"}, 5),  # front, downhill
        ({"NF1": "0504 S", "SF1": "0505 NE"}, 5),  # the other front hex
        ({"NF1": "0504 S", "SF1": "0505 SE"}, 4),  # flank
        ({"NF1": "0504 S", "SF1": "0505 NW"}, 4),
        ({"NF1": "0504 S", "SF1": "0505 SW"}, 3),  # rear
        ({"NF1": "0504 S", "SF1": "0505 S"}, 3),
        ({"NF1": "0504 S", "SH1": "0505 N"}, 6),  # foot against horse
    ],
)
def test_the_score_of_foot(units: dict[str, str], needs: int) -> None:
    target = next(name for name in units if name.startswith("S"))
    assert lowest_hit("NF1", target, **units) == needs


@rule("L.FIGHT.ROLL")
@pytest.mark.parametrize(("facing", "needs"), [("N", 4), ("SE", 3), ("S", 2)])
def test_the_score_of_horse_against_foot(facing: str, needs: int) -> None:
    assert lowest_hit("NH1", "SF1", NH1="0504 S", SF1=f"0505 {facing}") == needs


@rule("L.FIGHT.TABLE", "L.FIGHT.PUSH")
@pytest.mark.parametrize(
    ("die", "after"),
    [(1, "0505 N"), (3, "0505 N"), (4, "0406 N"), (5, "0505 N hit"), (6, "0505 N hit")],
)
def test_the_table(die: int, after: str) -> None:
    s = clash(NF1="0504 S", SF1="0505 N")
    play(s, "attack NF1 SF1", die)
    assert where(s, "SF1") == after
    assert rolls(s) == ("morale-roll" if "hit" in after else "draw-chit")


@rule("L.FIGHT.PUSH")
def test_a_unit_is_pushed_straight_away_from_the_attacker() -> None:
    s = clash(NF1="0404 SW", SF1="0304 SE")
    play(s, "attack NF1 SF1", 4)
    assert where(s, "SF1") == "0204 SE"


@rule("L.FIGHT.PUSH")
@pytest.mark.parametrize(
    "units",
    [
        {"NF1": "0504 S", "SF1": "0505 N", "SF2": "0406 N"},  # a unit behind it
        {"NF1": "0405 SW", "SF1": "0305 NE"},  # woods
        {"NF1": "0506 S", "SF1": "0507 N", "SF2": "0906 N"},  # the edge of the map
    ],
)
def test_who_cannot_be_pushed_back_is_hit(units: dict[str, str]) -> None:
    s = clash(**units)
    play(s, "attack NF1 SF1", 4)
    assert where(s, "SF1") == units["SF1"] + " hit"
    assert rolls(s) == "morale-roll"


@rule("L.HIT.DESTROY")
def test_the_second_hit_destroys() -> None:
    s = clash(NF1="0504 S", SF1="0505 N hit")
    play(s, "attack NF1 SF1", 5)
    assert where(s, "SF1") == "lost"
    assert rolls(s) == "draw-chit"
    s = clash(NF1="0504 S", SF1="0505 N")
    play(s, "attack NF1 SF1", 5, 1)
    assert where(s, "SF1") == "0505 N hit"


# ------------------------------------------------------------------ morale


@rule("L.MORALE.CHECK")
@pytest.mark.parametrize(
    ("target", "die", "routs"), [("SF1", 4, False), ("SF1", 5, True), ("SH1", 3, False), ("SH1", 4, True)]
)
def test_who_rolls_more_than_its_morale_routs(target: str, die: int, routs: bool) -> None:
    s = clash(**{"NF1": "0504 S", "SF1": "0907 N", "SF2": "0707 N", target: "0505 N"})
    play(s, f"attack NF1 {target}", 6)
    assert rolls(s) == "morale-roll"
    play(s, die)
    assert bool(s.routed) == routs
    if routs:
        assert due(s) == f"flee {target}"
        assert question(s).seat == SOUTH
    else:
        assert rolls(s) == "draw-chit"


@rule("L.MORALE.CHECK")
def test_a_pushback_alone_shakes_nobody() -> None:
    s = clash(NF1="0504 S", SF1="0505 N")
    play(s, "attack NF1 SF1", 4)
    assert rolls(s) == "draw-chit"


@rule("L.MORALE.CHECK", "L.ROUT.FLEE")
def test_a_routed_unit_that_is_hit_flees_anew_or_stays_routed() -> None:
    s = clash(NF1="0504 S", SF1="0505 S routed", SF2="0906 N")
    play(s, "attack NF1 SF1", 6, 1)
    assert where(s, "SF1") == "0505 S hit routed"
    s = clash(NF1="0504 S", SF1="0505 S routed", SF2="0906 N")
    play(s, "attack NF1 SF1", 6, 6)
    assert due(s) == "flee SF1"


@rule("L.ROUT.FLEE")
def test_a_routed_unit_flees_two_hexes_towards_its_own_edge() -> None:
    s = clash(NF1="0503 S", SF1="0504 N", SF2="0906 N")
    play(s, "attack NF1 SF1", 6, 6)
    assert choices(s) == ["flee SF1 0505", "flee SF1 0605"]
    assert refused(s, "flee SF1 0503") == Reason(
        "L.ROUT.FLEE", "hillock-flee-hex", unit=("unit", 6), west=("hex", 40), east=("hex", 41)
    )
    assert refused(s, "flee SF3 0505").code == "hillock-not-now"
    assert refused(s, "hold") == Reason("L.ROUT.FLEE", "hillock-wrong-step", unit=("unit", 6), verb="flee")
    play(s, "flee SF1 0505")
    assert choices(s) == ["flee SF1 0406", "flee SF1 0506"]
    play(s, "flee SF1 0406")
    assert where(s, "SF1") == "0406 S hit routed"
    assert rolls(s) == "draw-chit"


@rule("L.ROUT.FLEE")
def test_a_fleeing_unit_takes_the_one_free_way_or_stays() -> None:
    one_way = clash(NF1="0504 S", SF1="0505 N", SF2="0406 N", SF3="0507 N")
    play(one_way, "attack NF1 SF1", 6, 6)
    assert where(one_way, "SF1").startswith("0607")
    no_way = clash(NF1="0504 S", SF1="0505 N", SF2="0506 N", SF3="0406 N", SH1="0907 N")
    play(no_way, "attack NF1 SF1", 6, 6)
    assert where(no_way, "SF1") == "0505 S hit routed"


@rule("L.ROUT.EDGE")
def test_who_flees_from_its_own_edge_leaves_the_map() -> None:
    s = clash(NF1="0506 S", SF1="0507 N", SF2="0906 N")
    play(s, "attack NF1 SF1", 6, 6)
    assert where(s, "SF1") == "lost"
    assert s.routed == 0
    # One hex short of it, the second hex of the flight leads off the map.
    s = clash(NF1="0505 S", SF1="0506 N", SF2="0906 N")
    play(s, "attack NF1 SF1", 6, 6, "flee SF1 0607")
    assert where(s, "SF1") == "lost"


@rule("L.ROUT.EDGE")
def test_the_sides_of_the_map_are_no_way_out() -> None:
    # From 0105 the western front hex is off the map, so there is one way only; from 0106 there are two.
    s = clash(NF1="0104 S", SF1="0105 N", SH1="0906 N")
    play(s, "attack NF1 SF1", 6, 6)
    assert choices(s) == ["flee SF1 0107", "flee SF1 0207"]


@rule("L.ROUT.SPREAD")
def test_a_rout_spreads_to_those_next_to_it() -> None:
    # SF2 stands next to SF1; SF3 next to SF2 only; SH2 next to nobody.
    s = clash(NF1="0504 S", SF1="0505 N", SF2="0605 N", SF3="0705 N", SH2="0906 N", SH1="0106 N")
    play(s, "attack NF1 SF1", 6, 6, "flee SF1 0406", "flee SF1 0407")
    assert rolls(s) == "morale-roll"
    play(s, 6, "flee SF2 0506", "flee SF2 0507")
    assert rolls(s) == "morale-roll"
    play(s, 4)
    assert rolls(s) == "draw-chit"
    assert [where(s, name) for name in ("SF1", "SF2", "SF3", "SH2", "SH1")] == [
        "0407 S hit routed",
        "0507 S routed",
        "0705 N",
        "0906 N",
        "0106 N",
    ]


@rule("L.ROUT.SPREAD")
def test_each_unit_checks_once_in_a_cascade() -> None:
    # SF1, SF2 and SF3 are next to each other: three checks, though each rout would call for two.
    s = clash(NF1="0504 S", SF1="0505 N", SF2="0506 N", SF3="0406 N", SH1="0906 N", SH2="0101 N")
    play(s, "attack NF1 SF1", 6, 6)
    assert where(s, "SF1") == "0505 S hit routed"
    play(s, 6)
    assert due(s) == "flee SF2"
    play(s, "flee SF2 0507")
    assert where(s, "SF2") == "lost"
    play(s, 1)
    assert rolls(s) == "draw-chit"
    assert where(s, "SF3") == "0406 N"


@rule("L.ROUT.SPREAD")
def test_who_stands_firm_and_the_enemy_spread_nothing() -> None:
    s = clash(NF1="0504 S", SF1="0505 N", SF2="0605 N", NF2="0405 N")
    play(s, "attack NF1 SF1", 6, 1)
    assert rolls(s) == "draw-chit"
    s = clash(NF1="0504 S", SF1="0505 N", SF2="0605 N routed", NF2="0405 N")
    play(s, "attack NF1 SF1", 6, 6, "flee SF1 0506")
    while waiting(s) == ASKS:
        play(s, choices(s)[0])
    assert rolls(s) == "draw-chit"


@rule("L.ROUT.IDLE")
def test_a_routed_unit_neither_moves_nor_attacks() -> None:
    s = battle(NORTH_LEFT, NH1="0504 S routed", SF1="0505 N", NF1="0101 S", NF2="0503 S", NF3="0603 S")
    assert rolls(s) == "rally"
    play(s, 6)
    assert due(s) == "move NF1"
    play(s, "stay")
    assert rolls(s) == "draw-chit"


@rule("L.RALLY")
@pytest.mark.parametrize(("name", "die", "rallies"), [("NF1", 4, True), ("NF1", 5, False), ("NH1", 4, False)])
def test_a_routed_unit_rallies_or_flees_on(name: str, die: int, rallies: bool) -> None:
    s = battle(NORTH_LEFT, **{name: "0504 N routed"})
    assert rolls(s) == "rally"
    play(s, die)
    if rallies:
        assert where(s, name) == "0504 N"
        play(s, "stay")
        assert due(s) == f"move {name}"
    else:
        assert where(s, name) == "0504 N routed"
        play(s, f"flee {name} 0503")
        assert "routed" in where(s, name)


@rule("L.RALLY", "L.WING.ORDER")
def test_only_the_active_wing_rallies() -> None:
    s = battle(NORTH_RIGHT, NF1="0504 N routed")
    assert due(s) == "move NF2"


# ------------------------------------------------------------------ winning


@rule("L.WIN.LOSSES")
def test_three_lost_units_lose_the_battle_at_once() -> None:
    s = clash(NF1="0504 S", SF1="0505 N hit", SF2="lost", SF3="lost", NF2="lost", NF3="lost")
    assert waiting(s) == ASKS
    play(s, "attack NF1 SF1", 6)
    assert outcome(s) == Outcome(NORTH, "losses", "L.WIN.LOSSES")
    assert waiting(s) == OVER


@rule("L.WIN.LOSSES", "L.ROUT.EDGE")
def test_units_that_left_the_map_count_as_lost() -> None:
    s = battle(NORTH_LEFT, NF1="0501 N routed", NF2="lost", NF3="lost")
    play(s, 6)
    assert outcome(s) == Outcome(SOUTH, "losses", "L.WIN.LOSSES")


@rule("L.WIN.LOSSES")
def test_both_beaten_at_once_is_a_tie() -> None:
    lost = dict.fromkeys(("NF1", "NF2", "NF3", "SF1", "SF2", "SF3"), "lost")
    assert outcome(battle(NORTH_LEFT, **lost)) == Outcome(None, "losses", "L.WIN.LOSSES")
    del lost["SF3"]
    assert outcome(battle(NORTH_LEFT, **lost)) == Outcome(SOUTH, "losses", "L.WIN.LOSSES")


def last_turn(**units: str) -> Hillock:
    """The only turn of a game of one, in which everybody stays."""
    s = set_out(new(turns=1), **units)
    run(s)
    for chit in range(4):
        play(s, chit)
        while waiting(s) == ASKS:
            play(s, choices(s)[0])
    return s


@rule("L.WIN.TOP")
@pytest.mark.parametrize(("name", "winner"), [("NF1", NORTH), ("SH2", SOUTH)])
def test_the_top_wins_after_the_last_turn(name: str, winner: int) -> None:
    s = last_turn(**{name: "0504 N"})
    assert outcome(s) == Outcome(winner, "top", "L.WIN.TOP")
    reason = explain(s, winner, ("stay",))
    assert reason is not None
    assert reason.rule == "K.OVER"


@rule("L.WIN.TIE", "L.WIN.TOP")
def test_without_a_holder_of_the_top_it_is_a_tie() -> None:
    assert outcome(last_turn()) == Outcome(None, "nobody", "L.WIN.TIE")
    assert outcome(last_turn(NF1="0503 N")) == Outcome(None, "nobody", "L.WIN.TIE")


@rule("L.WIN.TOP", "L.WIN.TIE")
def test_a_routed_unit_does_not_hold_the_top() -> None:
    # NF1 is routed and shut in: it does not rally, and cannot flee.
    s = set_out(new(turns=1), NF1="0504 N routed", NF2="0503 S", NF3="0603 S")
    run(s)
    play(s, NORTH_LEFT, 6, "stay")
    for chit in (NORTH_RIGHT, SOUTH_LEFT, SOUTH_RIGHT):
        play(s, chit)
        while waiting(s) == ASKS:
            play(s, choices(s)[0])
    assert where(s, "NF1") == "0504 N routed"
    assert outcome(s) == Outcome(None, "nobody", "L.WIN.TIE")


# ------------------------------------------------------------------ the game as a whole


@pytest.mark.parametrize("given", [{}, {"turns": 20, "must_attack": True}])
def test_random_games_end_within_the_bound(given: dict[str, Any]) -> None:
    rng = Quick(1066)
    for _ in range(15):
        s = new(**given)
        run(s)
        steps = 0
        while not s.result:
            if waiting(s) == CHANCE:
                lot = chance_of(s).sample(s, s.top[2], rng)
                assert chance_of(s).possible(s, s.top[2], lot)
                resolve(s, lot)
            else:
                seat = first_asked(s)
                offered = options(s, seat)
                assert len(set(offered)) == len(offered) > 0
                answer(s, seat, rng.pick(offered))
            steps += 1
            assert s.game.invariants(s) == []
        assert steps <= s.game.bound


def test_every_refusal_of_a_well_formed_intent_is_the_games_own() -> None:
    rng = Quick(7)
    s = new(turns=20)
    run(s)
    for _ in range(60):
        while waiting(s) == CHANCE:
            resolve(s, chance_of(s).sample(s, s.top[2], rng))
        if s.result:
            break
        seat = first_asked(s)
        offered = options(s, seat)
        for verb, domains in s.game.verbs.items():
            for _ in range(10):
                things = [rng.below(len(s.game.names(domain))) for domain in domains]
                intent = (verb, *things)
                reason = explain(s, seat, intent)
                assert (reason is None) == (intent in offered)
                assert reason is None or reason.rule.startswith("L.")
        answer(s, seat, rng.pick(offered))


def test_views_hide_nothing_and_imagine_the_same_position() -> None:
    s = clash(NF1="0504 S", SF1="0505 N", SF2="0605 N")
    play(s, "attack NF1 SF1", 6, 6)
    for seat in (NORTH, SOUTH, -1):
        imagined = determinize(view(s, seat), Quick(1))
        assert imagined.digest() == s.digest()
        assert view(imagined, seat) == view(s, seat)
    assert from_json(Hillock, s.game, s.to_json()).digest() == s.digest()
    assert asked(s) == 1 << SOUTH


def test_the_board_shows_units_facings_and_ground() -> None:
    s = set_out(new(), NF1="0504 SE hit", SF1="0505 S routed", SF2="lost")
    rows = s.game.show.board(view(s, -1)).split("\n")
    assert rows[0] == "Turn 0   active: -   in the cup: -"
    assert rows[2:9] == [
        "01  .     .     .     .     .     .     .     .     .",
        "02     .     NH2↓  .     NF3↓  NF2↓  1     .     NH1↓  .",
        "03  .     #     .     1     2     2     1     #     .",
        "04     .     .     1     2     NF1↘* 2     1     .     .",
        "05  .     #     .     1     SF1↓! 2     1     #     .",
        "06     .     SH1↑  .     1     1     SF3↑  .     SH2↑  .",
        "07  .     .     .     .     .     .     .     .     .",
    ]
    assert rows[-2:] == ["North, lost: -", "South, lost: SF2"]


def test_the_heuristic_is_fair_and_likes_the_top() -> None:
    s = new()
    assert s.game.heuristic(s, NORTH) == pytest.approx(-s.game.heuristic(s, SOUTH))
    better = set_out(new(), NF2="0504 S")
    worse = set_out(new(), NF2="0502 S hit")
    assert s.game.heuristic(better, NORTH) > s.game.heuristic(s, NORTH) > s.game.heuristic(worse, NORTH)
