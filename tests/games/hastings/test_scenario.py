"""The scenario of Hastings is whole; one of the user's own is checked whole, and all that is wrong is told at once."""

from __future__ import annotations

import os
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

import pytest

from senlac.files import TEXTS
from senlac.games.hastings.game import HastingsGame
from senlac.games.hastings.scenario import library as scenario
from senlac.games.hastings.scenario.library import MissingScenario, content_hash, field_of, offer, title_of
from senlac.games.hastings.scenario.reading import BadScenario
from senlac.games.hastings.state.field import (
    ACT_IDS,
    CHARGE,
    CLEAR,
    INITIATIVE_IDS,
    LEFT_IDS,
    MELEE_IDS,
    MORALE_IDS,
    NO_EFFECT,
    NORMAN,
    PUSHBACK,
    SAXON,
    SWAMP,
    WOODS,
    Field,
)
from senlac.games.hexes.grid import FACE_N, FACE_S, TO_NE, TO_NW, TO_SE, TO_SW, UNREACHED
from senlac.kernel.errors import BadOption
from senlac.kernel.options import read_options

BUILT_IN = (files("senlac.games.hastings.scenario") / "hastings.toml").read_text("utf-8")
HEAD = '[scenario]\nid = "moor"\nname = { en = "The moor", fr = "La lande" }\n'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A user without scenarios."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    _forget()
    yield tmp_path
    _forget()


def _forget() -> None:
    scenario._OFFERED.clear()
    TEXTS.clear()
    field_of.cache_clear()
    content_hash.cache_clear()


@pytest.fixture
def field() -> Field:
    return field_of("")


def table(name: str, *changes: tuple[str, str]) -> str:
    """A table of the built-in scenario as it is written there, with changes; each is of its first place."""
    found = re.search(rf"^\[\[?{name}\]\]?\n.*?(?=^\[\[?(?!\[|{name}\b)|\Z)", BUILT_IN, re.M | re.S)
    assert found
    text = found[0]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def write(folder: Path, text: str, name: str = "moor.toml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def errors(folder: Path, text: str) -> list[str]:
    with pytest.raises(BadScenario) as caught:
        offer(write(folder, text))
    return caught.value.errors


# ------------------------------------------------------------------ the built-in scenario


def test_the_armies_are_of_23_and_21_units(field: Field) -> None:
    assert (field.count, field.pieces) == (44, 50)
    assert (field.first, field.last) == ([0, 23], [23, 44])
    kinds = Counter([field.type_of(unit).name["en"] for unit in range(field.count)])
    assert kinds == {"Fyrd": 16, "Huscarle": 7, "Medium Infantry": 14, "Knight": 7}
    assert [len(command.units) for command in field.commands] == [7, 9, 7, 6, 9, 6]


def test_types_are_what_they_are(field: Field) -> None:
    kinds = [(type.code, type.side, type.cf, type.ma) for type in field.types]
    assert kinds == [("F", SAXON, 2, 3), ("H", SAXON, 4, 3), ("M", NORMAN, 3, 3), ("K", NORMAN, 3, 5)]
    assert [type.code for type in field.types if type.foot] == ["F", "H", "M"]
    assert [type.code for type in field.types if type.elite] == ["H", "K"]
    assert [type.code for type in field.types if type.rash] == ["F"]
    assert [type.code for type in field.types if type.charges] == ["K"]


@pytest.mark.rule("1.1.LEADERS", "A08", "A09")
def test_each_command_has_its_leader(field: Field) -> None:
    led = {command.id: field.leader_of(command.leader).id for command in field.commands}
    assert led == {
        "AS-L": "Leofwine",
        "AS-C": "Harold",
        "AS-R": "Gyrth",
        "N-L": "Alan",
        "N-C": "William",
        "N-R": "Eustace",
    }
    assert [field.leader_of(piece).id for piece in field.army_leader] == ["Harold", "William"]
    assert [leader.letter for leader in field.leaders] == list("HGLWAE")
    assert [leader.ma for leader in field.leaders] == [6, 6, 6, 8, 8, 8]


@pytest.mark.rule("8.1.1")
def test_both_sides_set_up_facing_each_other_the_anglo_saxons_north(field: Field) -> None:
    for unit in range(field.count):
        assert field.units[unit].facing == (FACE_S if field.side[unit] == SAXON else FACE_N)
        assert field.units[unit].command in [i for i, each in enumerate(field.commands) if unit in each.units]
    rows = [field.grid.row(unit.place) for unit in field.units]
    assert max(rows[:23]) < min(rows[23:])


@pytest.mark.rule("8.1.2", "A81")
def test_the_front_line_is_in_shield_wall(field: Field) -> None:
    for unit in range(field.count):
        here = field.units[unit].place
        by_the_ditch = field.ditch[here * 6 + TO_SE] or field.ditch[here * 6 + TO_SW]
        assert field.units[unit].wall == (field.side[unit] == SAXON and by_the_ditch)
    assert sum(unit.wall for unit in field.units) == 15


def test_the_map_is_as_it_was_surveyed(field: Field) -> None:
    grid = field.grid
    assert (grid.columns, grid.rows) == (24, 17)
    levels = {"0101": 2, "1204": 5, "0506": 4, "0706": 4, "0806": 5, "1207": 4, "1210": 3, "0613": 1, "2417": 3}
    assert {id: field.level[grid.parse(id)] for id in levels} == levels
    terrain = {"0101": WOODS, "0406": WOODS, "0506": CLEAR, "0112": SWAMP, "2211": SWAMP, "2417": CLEAR}
    assert {id: field.terrain[grid.parse(id)] for id in terrain} == terrain
    assert [grid.hex_id(here) for here in field.road[:1] + field.road[-1:]] == ["1201", "2417"]
    assert {grid.hex_id(here) for here in field.named} == {"1201", "1204", "0711", "1213", "2417"}
    assert [grid.hex_id(here) for here in field.standard] == ["1204", "1213"]


def test_the_ditch_is_a_ditch_from_both_sides(field: Field) -> None:
    inner, outer = field.grid.parse("0506"), field.grid.parse("0607")
    assert field.ditch[inner * 6 + TO_SE]
    assert field.ditch[outer * 6 + TO_NW]
    assert not field.ditch[inner * 6 + TO_NE]
    assert sum(field.ditch) == 60


@pytest.mark.rule("7.4.3")
def test_the_exits_are_road_hexes_of_the_north_edge_and_the_south_east_corner(field: Field) -> None:
    assert [field.grid.hex_id(here) for here in field.exit] == ["1201", "2417"]
    assert all(here in field.road for here in field.exit)
    for piece in range(field.pieces):
        place = field.leader_of(piece).place if field.is_leader(piece) else field.units[piece].place
        assert field.to_exit[field.side[piece]][place] != UNREACHED
        assert field.to_standard[field.side[piece]][place] != UNREACHED


@pytest.mark.rule("3.0")
def test_the_battle_has_ten_turns_of_an_hour(field: Field) -> None:
    assert field.turns == 10
    assert [turn.start for turn in field.track] == [f"{hour:02}:00" for hour in range(9, 19)]


@pytest.mark.rule("7.2.2", "7.2.3", "7.2.4")
def test_four_or_more_rallies(field: Field) -> None:
    assert (field.rally_roll, field.rally_leader, field.rally_army_leader) == (4, 1, 2)


@pytest.mark.rule("7.3.1", "7.3.2", "7.3.3", "7.3.4")
def test_a_missile_die_hits_on_six_and_only_normans_have_any(field: Field) -> None:
    assert field.missile_hits == 6
    assert {command.id: command.dice for command in field.commands if command.dice} == {"N-L": 1, "N-C": 2, "N-R": 1}


@pytest.mark.rule("7.3.7")
def test_plunging_fire_is_rolled_for_from_turn_five_comes_with_five_and_adds_two(field: Field) -> None:
    assert (field.plunging_turn, field.plunging_roll, field.plunging_drm) == (5, 5, 2)


@pytest.mark.rule("7.4.2")
def test_a_rout_is_of_three_hexes(field: Field) -> None:
    assert field.rout_hexes == 3


@pytest.mark.rule("7.6.10", "A55", "A56")
def test_uphill_and_the_ditch_cost_one_more(field: Field) -> None:
    below, above = field.grid.parse("1207"), field.grid.parse("1106")
    assert field.extra_uphill == field.extra_ditch == 1
    assert field.leader_steps[below * 6 + TO_NW] == 2
    assert field.leader_steps[above * 6 + TO_SE] == 1


@pytest.mark.rule("7.7.8")
def test_a_charge_is_minus_two(field: Field) -> None:
    assert field.melee_drm[CHARGE] == -2


@pytest.mark.rule("7.9.2", "7.9.3", "7.9.4")
def test_five_hits_are_a_unit_and_elite_is_lost_after_two_and_three_others(field: Field) -> None:
    assert field.hits_per_unit == 5
    assert field.elite_after == [2, 3]


@pytest.mark.rule("9.1.2", "9.1.3")
def test_the_regroup_turn_can_come_after_turn_four_and_comes_on_turn_eight(field: Field) -> None:
    assert (field.regroup_after, field.regroup_turn) == (4, 8)


def test_tables_of_modifiers_are_read_by_the_id_of_their_lines(field: Field) -> None:
    assert dict(zip(MELEE_IDS, field.melee_drm, strict=True)) == {
        "charge": -2,
        "leader": -1,
        "flank": -1,
        "rear": -1,
        "uphill": 1,
        "ditch": 1,
        "elite-defender": 1,
        "shield-wall": 1,
        "event": 0,
    }
    assert dict(zip(MORALE_IDS, field.morale_drm, strict=True)) == {
        "elite": 1,
        "leader": 1,
        "shield-wall": 1,
        "attacked-in-flank-or-rear": -1,
        "fyrd-off-the-hill": -1,
        "standard-lost": -1,
        "command-leader-dead": -1,
        "event": 0,
    }
    assert dict(zip(INITIATIVE_IDS, field.initiative_drm, strict=True)) == {
        "norman-offensive": 1,
        "army-leader-wounded": -1,
        "command-leader-lost": -1,
        "standard-lost": -1,
        "fewer-losses": 1,
    }
    assert dict(zip(LEFT_IDS, field.left_drm, strict=True)) == {"leader": 1, "huscarle": 1, "late": -1, "event": 0}


@pytest.mark.parametrize("cf", range(1, 7))
def test_the_melee_table_follows_one_rule(field: Field, cf: int) -> None:
    """The difference of combat factor and modified roll says it all; rolls beyond the rows are read in the nearest."""
    for roll in range(-8, 14):
        margin = cf - max(-4, min(10, roll))
        hits = 3 if margin >= 6 else 2 if margin >= 4 else 1 if margin >= -1 else 0
        assert field.result(cf, roll) == (hits or (PUSHBACK if margin == -2 else NO_EFFECT))


def test_every_sum_of_two_dice_has_its_event(field: Field) -> None:
    assert len(field.events) == 13
    assert [event.id for event in field.events[:2]] == ["", ""]
    assert len({event.id for event in field.events[2:]}) == 11
    assert all(text[lang] for event in field.events[2:] for text in (event.name, event.text) for lang in ("en", "fr"))


def test_events_do_what_they_say(field: Field) -> None:
    events = {event.id: event for event in field.events}
    duke = events["duke-down"]
    assert [ACT_IDS[act.kind] for act in duke.acts] == ["leader_casualty_check"]
    assert field.leader_of(duke.acts[0].leader).id == "William"
    assert duke.morale == [0, -1]
    check, hits = events["deadly-shaft"].acts
    assert (ACT_IDS[check.kind], check.side, check.within, check.plunging) == ("random_casualty_check", SAXON, 6, 1)
    assert (ACT_IDS[hits.kind], hits.amount, hits.plunging) == ("hits", 1, -1)
    assert [ACT_IDS[act.kind] for act in events["fyrd-breaks-ranks"].acts] == ["pursuit_check"]
    assert events["quivers-empty"].no_missiles
    assert events["champion"].champion == -1
    relief = [(act.side, act.amount) for id in ("latecomers", "odo") for act in events[id].acts]
    assert relief == [(SAXON, 2), (NORMAN, 2)]
    assert events["fresh-sheaves"].missile == 1
    assert events["horses-blown"].no_charge
    assert events["odo"].rally == [0, 1]
    assert (events["hold-the-wall"].morale, events["hold-the-wall"].left) == ([1, 0], 2)


def test_the_built_in_scenario_has_no_name_and_a_title() -> None:
    assert title_of("") == {"en": "Hastings, 14 October 1066", "fr": "Hastings, 14 octobre 1066"}
    assert field_of("") is field_of("")
    assert re.fullmatch("[0-9a-f]{12}", content_hash(""))


# ------------------------------------------------------------------ a scenario of one's own


def test_an_offered_file_is_named_by_its_content(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + table("rally", ("succeed_on = 4", "succeed_on = 5")))
    name = offer(path)
    assert name == f"moor@{blake2b(path.read_bytes()).hexdigest()[:12]}"
    assert offer(path) == name
    assert title_of(name) == {"en": "The moor", "fr": "La lande"}
    assert field_of(name) is field_of(name)
    assert (field_of(name).rally_roll, field_of("").rally_roll) == (5, 4)
    assert content_hash(name) != content_hash("")


def test_only_the_melee_table_is_another_and_the_rest_is_kept(tmp_path: Path) -> None:
    rows = 'rows = [{ roll = 1, result = ["P", "1", "2", "3", "9", "9"] }]\n'
    drm = table("melee").partition("drm = ")[2]
    made = field_of(offer(write(tmp_path, f"{HEAD}[melee]\n{rows}drm = {drm}")))
    assert [made.result(cf, 4) for cf in range(1, 7)] == [PUSHBACK, 1, 2, 3, 9, 9]
    assert made.melee_drm == field_of("").melee_drm
    assert made.level == field_of("").level
    assert [unit.id for unit in made.units] == [unit.id for unit in field_of("").units]
    assert made.turns == 10


def test_only_the_map_is_another(tmp_path: Path) -> None:
    flat = re.sub(r'"[1-5]{24}"', f'"{"3" * 24}"', table("map"))
    made = field_of(offer(write(tmp_path, HEAD + flat)))
    assert set(made.level) == {3}
    assert made.count == 44


def test_units_are_numbered_with_the_anglo_saxons_first_however_they_are_written(tmp_path: Path) -> None:
    lines = table("setup").split("\n")
    units = [line for line in lines if line.startswith("    {")]
    text = table("setup", *[(line, "") for line in units]).replace("unit = [", "unit = [\n" + "\n".join(units[::-1]))
    made = field_of(offer(write(tmp_path, HEAD + text)))
    assert [unit.id for unit in made.units] == [unit.id for unit in field_of("").units[22::-1]] + [
        unit.id for unit in field_of("").units[:22:-1]
    ]


def test_a_battle_can_be_shorter(tmp_path: Path) -> None:
    turns = table("track").split("\n")
    text = HEAD + 'turns = 9\nprovenance = "reconstructed"\n' + "\n".join(turns[:3] + turns[4:])
    assert field_of(offer(write(tmp_path, text))).turns == 9


def test_an_event_can_do_several_things_for_both_sides(tmp_path: Path) -> None:
    both = '[{ kind = "morale_drm", side = "AS", drm = 1 }, { kind = "morale_drm", side = "N", drm = 2 }]'
    text = HEAD + table("event", ("effects = []", f"effects = {both}"))
    assert field_of(offer(write(tmp_path, text))).events[7].morale == [1, 2]


# ------------------------------------------------------------------ one thing wrong

#: A table, what is changed in it, and what is said of it.
WRONG = [
    ("scenario", 'id = "hastings"', 'id = "hastings"', "scenario: id: 'hastings' is the built-in scenario"),
    ("scenario", 'id = "hastings"', 'id = "../x"', "scenario: id: expected an id of small letters, digits and hyphens"),
    ("scenario", "turns = 10", "turns = 11", "track (built in): turn: the scenario has 11 turns, and here are 10"),
    ("scenario", "provenance", "# ", "scenario: provenance is missing"),
    # keys, types and ranges
    ("rally", "succeed_on", "succeeds_on", "rally: there is no key 'succeeds_on'; did you mean 'succeed_on'?"),
    ("rally", "succeed_on", "succeeds_on", "rally: succeed_on is missing"),
    ("missile", "hit_on = 6", 'hit_on = "6"', "missile: hit_on: expected a whole number from 1 to 12, not '6'"),
    ("missile", "hit_on = 6", "hit_on = true", "missile: hit_on: expected a whole number from 1 to 12, not true"),
    ("missile", "hit_on = 6", "hit_on = 5.5", "missile: hit_on: expected a whole number from 1 to 12, not 5.5"),
    (
        "missile",
        "first_turn = 5",
        "first_turn = 0",
        "missile, plunging: first_turn: expected a whole number from 1 to 30",
    ),
    ("missile", "plunging = {", "plunging = 5 # {", "missile: plunging: expected a table, not 5"),
    ("type", "cf = 2", "cf = 7", "type Fyrd: cf: expected a whole number from 1 to 6, not 7"),
    ("type", "foot = true", "foot = 1", "type Fyrd: foot: expected true or false, not 1"),
    ("type", "foot = true\n", "", "type Fyrd: foot is missing"),
    ("type", 'en = "Fyrd"', 'de = "Fyrd"', "type Fyrd: name: a text on one line. English is required"),
    ("type", 'fr = "Fyrd"', 'fr = "\\u001b[2J"', "type Fyrd: name: a text on one line. English is required"),
    (
        "pursuit",
        "[1, 1, 1, 2, 2, 3]",
        "[1, 1, 1]",
        "pursuit, right: foot: expected a list of 6 whole numbers from 0 to 12",
    ),
    ("track", "09:00", "9 o'clock", "track, turn 9 o'clock: start: expected an hour such as '09:00'"),
    ("track", "turn = [", "turn = [3,", "track, turn number 1: expected a table, not 3"),
    # the map
    ("map", "rows = 17", "rows = 400", "map: rows: expected a whole number from 2 to 40, not 400"),
    ("map", "rows = 17", "rows = 18", "map: levels: expected 18 rows, not 17"),
    ("map", '"222223334555554333222222"', '"2222"', "map: levels, row 01: expected 24 letters, not 4"),
    ("map", '"222223334', '"722223334', "map: levels, hex 0101: '7' is none of 1 2 3 4 5"),
    ("map", '"WWWWWWWW.', '"WWWWWWWWX', "map: terrain, hex 0901: 'X' is none of . W S"),
    ("map", "road = [", "road = [3,", "map: road: expected a list of texts"),
    ("map", 'road = [\n    "1201"', 'road = [\n    "2501"', "map: road: hex '2501' is off the map"),
    ("map", '"0711" =', '"711" =', "map, named: hex: hex '711' is not an id"),
    (
        "map",
        '["SE", "SW"]',
        '["SE", "S"]',
        "map, ditch 0506: sides: 'S' is not a hexside; there are NE, E, SE, SW, W, NW",
    ),
    ("map", "ditch = [", 'ditch = [{ hex = "0117", sides = ["SW"] },', "map, ditch 0117: sides: the hexside SW is the"),
    ("map", 'AS = "1204"', 'AS = "0101"', "map, standard: AS: hex 0101 is woods, which nobody can enter"),
    ("map", 'AS = "1204"', 'AS = "1213"', "map, standard: both are in hex 1213"),
    ("map", 'N = "2417"', 'N = "0113"', "map, exit: N: hex 0113 is swamp, which nobody can enter"),
    ("map", 'N = "2417"', 'N = "2316"', "map, exit: N: hex 2316 is not on the edge of the map"),
    ("map", 'exit = { AS = "1201", N', "exit = { N", "map, exit: AS is missing"),
    ("map", "standard = {", "# ", "map: standard is missing"),
    ("map", "[map.provenance]\n", "[map.provenance]\nsea = 'reconstructed'\n", "map: provenance: there is no 'sea'"),
    # the armies
    ("type", 'id = "Huscarle"', 'id = "Fyrd"', "type Fyrd: id: there is another 'Fyrd'"),
    ("type", 'code = "H"', 'code = "F"', "type Huscarle: code: there is another 'F'"),
    ("type", 'side = "AS"', 'side = "A"', "type Fyrd: side: 'A' is not known; did you mean 'AS'?"),
    ("command", 'id = "AS-C"', 'id = "AS-L"', "command AS-L: id: there is another 'AS-L'"),
    ("command", '"blue"', '"mauve"', "command AS-L: colour: 'mauve' is not known; there are red, yellow, blue"),
    ("command", "dice = 0", "dice = 1", "command AS-L: dice: only Normans fire missiles"),
    ("command", 'id = "AS-L"', 'id = "AS-X"', "command AS-X: it has no units in setup"),
    ("command", 'id = "AS-L"', 'id = "AS-X"', "command AS-X: expected one Leader, not none"),
    ("command", 'id = "AS-L"', 'id = "AS-X"', "leader (built in) Leofwine: command: 'AS-L' is not known"),
    ("leader", 'command = "AS-R"', 'command = "AS-C"', "command (built in) AS-C: expected one Leader, not Harold and"),
    ("leader", 'letter = "G"', 'letter = "G"\narmy = true', "leader: expected one Army Leader for AS, not 2"),
    ("leader", "army = true\n", "", "leader: expected one Army Leader for AS, not 0"),
    ("leader", 'letter = "G"', 'letter = "H"', "leader Gyrth: letter: there is another 'H'"),
    ("leader", 'id = "Gyrth"', 'id = "Harold"', "leader Harold: id: there is another 'Harold'"),
    ("leader", 'id = "Gyrth"', 'id = "AS-R-F1"', "leader AS-R-F1: id: there is a unit 'AS-R-F1'"),
    ("leader", '"0705"', '"0405"', "leader Gyrth: hex: hex 0405 is woods"),
    ("leader", '"0705"', '"0509"', "leader Gyrth: hex: there is an enemy unit in hex 0509"),
    # the set-up
    ("setup", "AS-R-F2", "AS-R-F1", "setup, unit AS-R-F1: id: there is another 'AS-R-F1'"),
    ("setup", 'command = "AS-R"', 'command = "AS-Q"', "setup, unit AS-R-F1: command: 'AS-Q' is not known; did you"),
    ("setup", '"Fyrd"', '"Fird"', "setup, unit AS-R-F1: type: 'Fird' is not known; did you mean 'Fyrd'?"),
    ("setup", '"Fyrd"', '"Knight"', "setup, unit AS-R-F1: type: Knight is of the other side than AS-R"),
    ("setup", 'facing = "S"', 'facing = "E"', "setup, unit AS-R-F1: facing: 'E' is not known"),
    ("setup", '"0506"', '"0518"', "setup, unit AS-R-F1: hex: hex '0518' is off the map"),
    ("setup", '"0506"', "506", 'setup, unit AS-R-F1: hex: expected a hex such as "0101", not 506'),
    ("setup", '"0506"', '"0406"', "setup, unit AS-R-F1: hex: hex 0406 is woods, which nobody can enter"),
    ("setup", '"0509"', '"0112"', "setup, unit N-L-M1: hex: hex 0112 is swamp, which nobody can enter"),
    ("setup", '"1105"', '"1204"', "setup, unit AS-C-H3: hex: there are 2 units in hex 1204 already"),
    ("setup", '"0509"', '"0506"', "setup, unit N-L-M1: hex: there is an enemy unit in hex 0506"),
    ("setup", '"1105"', '"1213"', "setup, unit AS-C-F5: hex: the enemy's Standard is in hex 1213"),
    ("setup", 'facing = "N"', 'facing = "N", wall = true', "setup, unit N-L-M1: wall: only Anglo-Saxons are in Shield"),
    ("setup", "provenance", "# ", "setup: provenance is missing"),
    # the tables
    ("melee", "roll = -3", "roll = -2", "melee: rows: after the roll -4 comes -3, not -2"),
    ("melee", '["2", "3", ', '["3", ', "melee, row -4: result: expected 6 results, not 5"),
    ("melee", '["2", "3", ', '["2", "X", ', "melee, row -4: result: 'X' is not known; there are NE, P, 1, 2"),
    ("melee", 'id = "charge"', 'id = "charges"', "melee, line charges: id: 'charges' is not known; did you mean"),
    ("melee", 'id = "charge"', 'id = "charges"', "melee: drm: the line 'charge' is missing"),
    ("melee", 'id = "charge"', 'id = "rear"', "melee, line rear: id: there is another 'rear'"),
    ("melee", 'id = "charge"', 'id = "event"', "melee, line event: id: 'event' is not known"),
    ("melee", "drm = -2", "drm = -20", "melee, line charge: drm: expected a whole number from -6 to 6, not -20"),
    (
        "melee",
        "attested: 7.7.8",
        "attested",
        "melee, line charge: provenance: expected 'attested: WHERE', 'derived: FROM'",
    ),
    ("morale", "drm = [", "drm = 3\nlines = [", "morale: drm: expected a list of tables, not 3"),
    ("regroup", "turn = 8", "turn = 4", "regroup: turn: it comes after turn 4, not on turn 4"),
    ("leader_casualty", "killed = 0", "killed = 3", "leader_casualty: wounded: a roll of 3 kills, and 1 is lower"),
    ("losses", "AS = 2", "AS = 0", "losses, elite_after: AS: expected a whole number from 1 to 100, not 0"),
    (
        "losses",
        'provenance = "attested: 7.9.2-7.9.4"',
        'provenance = "a friend"',
        "losses: provenance: expected 'attested:",
    ),
    ("movement", 'uphill = "attested: 7.6.10", ', "", "movement: provenance: say where 'uphill' is from, too"),
    # the events
    ("event", "sum = 3\n", "sum = 2\n", "event 2: sum: there is another '2'"),
    ("event", "sum = 3\n", "sum = 2\n", "event: there is none for the sum 3"),
    ("event", "sum = 12\n", "sum = 13\n", "event 13: sum: expected a whole number from 2 to 12, not 13"),
    ("event", '"odo"', '"none"', "event 11: id: there is another 'none'"),
    ("event", '"no_charge"', '"no_charges"', "event 10, effect no_charges: kind: 'no_charges' is not known; did you"),
    ("event", ', leader = "William"', "", "event 2, effect leader_casualty_check: leader is missing"),
    ("event", 'leader = "William"', 'leader = "Bill"', "event 2, effect leader_casualty_check: leader: 'Bill' is not"),
    ("event", "within = 6, ", "", "event 3, effect random_casualty_check: within is missing"),
    ("event", "hits = 1", "hits = 1, side = 'AS'", "event 3, effect hits: there is no key 'side'"),
    ("event", '"no_plunging"', '"raining"', "event 3, effect hits: when: 'raining' is not known"),
    ("event", '"no_charge"', '"no_charge", when = "plunging"', "event 10, effect no_charge: there is no key 'when'"),
    ("event", 'provenance = "reconstructed"\n', "", "event 2: provenance is missing"),
]


@pytest.mark.parametrize(("name", "old", "new", "says"), WRONG)
def test_what_is_wrong_is_named_and_nothing_is_remembered(
    tmp_path: Path, name: str, old: str, new: str, says: str
) -> None:
    head = "" if name == "scenario" else HEAD
    found = errors(tmp_path, head + table(name, (old, new)))
    assert [error for error in found if error.startswith(says)], found
    assert not scenario._OFFERED
    assert not scenario.SHELF.folder.exists()


WHOLE = [
    ("", "scenario: this is missing; a scenario begins with [scenario]"),
    ('[scenario]\nid = "moor"\n', "scenario: name is missing"),
    ('[scenario]\nname = { en = "A", fr = "B" }\n', "scenario: id is missing"),
    ("scenario = 3\n", "scenario: expected a table, not 3; write [scenario]"),
    ("rally = 3\n" + HEAD, "rally: expected a table, not 3; write [rally]"),
    ("type = 3\n" + HEAD, "type: expected a list of tables, not 3; write [[type]] for each"),
    ("command = []\n" + HEAD, "command: AS has none"),
    (HEAD + "[mele]\n", "mele: there is no such table; did you mean 'melee'?"),
    (HEAD + "[melee]\nrows = []\n", "melee: rows: there are none"),
    (HEAD + f"[setup]\nunit = [{'{},' * 101}]\n", "setup: unit: there are at most 100, not 101"),
    (HEAD + "[[command]]\n" * 11, "command: there are at most 10, not 11"),
    (HEAD + f"[setup]\nunit = [{'{},' * 1001}]\n", "setup: there are at most 1000 of anything, not 1001"),
    (HEAD + f"[rally]\nsucceed_on = 0x{'f' * 5000}\n", "rally: a number is too large"),
    (HEAD + f"[rally{'.a' * 20}]\n", "rally: tables are nested at most 8 deep"),
    (HEAD + f"[rally{'.a' * 200}]\n", "line 4: a line has at most 100 dots"),
    (HEAD + "[rally\n", "this is not TOML: "),
    (HEAD + f"[rally]\nsucceed_on = {'9' * 5000}\n", "this is not TOML: "),
    ("a = " + "[" * 5000, "this is not TOML: "),
]


@pytest.mark.parametrize(("text", "says"), WHOLE)
def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path, text: str, says: str) -> None:
    found = errors(tmp_path, text)
    assert [error for error in found if error.startswith(says)], found
    assert not scenario._OFFERED


def test_a_hex_from_which_nobody_can_leave_is_named(tmp_path: Path) -> None:
    rows = '"WW......................",\n    "WWW....................."'
    walled = '"WW....................WW",\n    "WWW...................W."'
    found = errors(tmp_path, HEAD + table("map", (rows, walled)))
    assert "map, standard: N: there is no way from hex 1213 to the exit 2417" in found
    assert "setup (built in), unit N-L-M1: hex: there is no way from hex 0509 to the exit 2417" in found
    assert "leader (built in) Alan: hex: there is no way from hex 0711 to the exit 2417" in found
    assert not [error for error in found if "AS-" in error]


def test_nothing_is_said_of_hexes_on_a_map_of_no_size(tmp_path: Path) -> None:
    found = errors(tmp_path, HEAD + table("map", ("columns = 24", "columns = 0")))
    assert found == ["map: columns: expected a whole number from 2 to 40, not 0"]


def test_all_errors_are_told_at_once(tmp_path: Path) -> None:
    text = HEAD + table("setup", ('"0506"', '"0406"'), ('"0606"', '"9906"'))
    text += table("rally", ("succeed_on = 4", "succeed_on = 40")) + table("melee", ('"P"', '"Q"'))
    with pytest.raises(BadScenario) as caught:
        offer(write(tmp_path, text))
    said = str(caught.value)
    assert len(caught.value.errors) == 4
    assert said.startswith(f"{tmp_path / 'moor.toml'} cannot be played; correct this:\n")
    for place in ("setup, unit AS-R-F1: ", "setup, unit AS-R-F2: ", "rally: succeed_on: ", "melee, row 3: "):
        assert f"\n{place}" in said


def test_of_very_many_errors_twenty_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadScenario) as caught:
        offer(write(tmp_path, HEAD + table("map", ("columns = 24", "columns = 23"))))
    lines = str(caught.value).split("\n")
    assert len(lines) == 22
    assert lines[-1] == f"and {len(caught.value.errors) - 20} more"
    assert len(caught.value.errors) > 30


def test_errors_do_nothing_to_a_terminal(tmp_path: Path) -> None:
    found = errors(tmp_path, HEAD + table("setup", ("AS-R-F1", "\\u001b[2J")) + '["\\u001b[0m"]\n')
    assert all(error.isprintable() for error in found)


def test_a_refusal_can_go_from_process_to_process(tmp_path: Path) -> None:
    with pytest.raises(BadScenario) as caught:
        offer(write(tmp_path, ""))
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.errors, again.code) == (str(caught.value), caught.value.errors, "bad-scenario")


# ------------------------------------------------------------------ files


@pytest.mark.parametrize(("name", "says"), [("nowhere.toml", "does not exist"), (".", "is a folder")])
def test_what_is_no_file_is_one_sentence(tmp_path: Path, name: str, says: str) -> None:
    with pytest.raises(BadOption, match=f"{says}: give a scenario, which is a TOML file"):
        offer(tmp_path / name)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(BadOption, match="is not a file"):
        offer(tmp_path / "pipe.toml")


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    assert errors(tmp_path, HEAD + "#" * 1_000_000) == ["a scenario may have at most 1000 kB, but this is larger"]


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(HEAD.encode() + "# Léofwine\n".encode("latin-1"))
    with pytest.raises(BadScenario, match="line 4: this is not UTF-8 text"):
        offer(path)


# ------------------------------------------------------------------ scenarios that are missing


def test_an_offered_scenario_is_found_again_by_another_process(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + table("rally", ("succeed_on = 4", "succeed_on = 5")))
    name = offer(path)
    hash = content_hash(name)
    path.unlink()
    _forget()
    assert [each.name for each in scenario.SHELF.folder.iterdir()] == [f"{name}.toml"]
    assert field_of(name).rally_roll == 5
    assert content_hash(name) == hash


def test_a_scenario_in_the_users_folder_is_found_under_any_name_of_a_file(tmp_path: Path) -> None:
    name = offer(write(tmp_path, HEAD))
    _forget()
    (scenario.SHELF.folder / f"{name}.toml").rename(scenario.SHELF.folder / "renamed.toml")
    write(scenario.SHELF.folder, "this is [ no toml", "broken.toml")
    (scenario.SHELF.folder / "latin.toml").write_bytes(b"\xff\xfe")
    assert title_of(name) == {"en": "The moor", "fr": "La lande"}


def test_a_missing_scenario_is_named_and_how_to_give_it() -> None:
    with pytest.raises(MissingScenario) as caught:
        field_of("moor@0123456789ab")
    assert caught.value.code == "missing-scenario"
    assert caught.value.fields == {"id": "moor", "hash": "0123456789ab"}
    assert str(caught.value) == (
        "This game was played with the scenario 'moor' (0123456789ab), which is not available."
        f" Give it with `--scenario FILE`, or put it in {scenario.SHELF.folder}."
    )


def test_another_scenario_of_that_name_is_pointed_out(tmp_path: Path) -> None:
    name = offer(write(tmp_path, HEAD))
    with pytest.raises(MissingScenario, match=f"but it is a different version: {name}"):
        field_of("moor@0123456789ab")


@pytest.mark.parametrize("name", ["moor", "moor@", "moor@xyz", "../x@0123456789ab", "@0123456789ab"])
def test_what_is_no_name_of_a_scenario_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="written ID@HASH"):
        field_of(name)


def test_a_scenario_can_be_played_where_nothing_can_be_kept(tmp_path: Path) -> None:
    write(tmp_path, "", "data")
    name = offer(write(tmp_path, HEAD))
    assert field_of(name).count == 44


# ------------------------------------------------------------------ earlier editions


def test_old_saves_are_played_with_the_tables_they_were_made_with() -> None:
    game = HastingsGame(read_options(HastingsGame.schema, {}))
    first = game.with_content("bd90a01c91ad")
    assert isinstance(first, HastingsGame)
    assert (first.field.wounds, game.field.wounds) == (2, 1)
    assert first.content_hash == "bd90a01c91ad"
    assert pickle.loads(pickle.dumps(first)).content_hash == "bd90a01c91ad"
    assert game.with_content("0123456789ab") is None


def test_so_are_those_of_scenarios_of_ones_own(tmp_path: Path) -> None:
    name = offer(write(tmp_path, HEAD + table("rally", ("succeed_on = 4", "succeed_on = 5"))))
    game = HastingsGame(read_options(HastingsGame.schema, {"scenario": name}))
    first = game.with_content(content_hash(name, "1"))
    assert isinstance(first, HastingsGame)
    assert (first.field.wounds, first.field.rally_roll) == (2, 5)
