"""The battle in text: what a hex shows, how wide the map is, what the words say in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.catalogue import catalogue
from senlac.games.hastings.show.board import ARROWS, WALLS, board, cell, describe_command, describe_stack
from senlac.games.hastings.show.board import Scene as Shown
from senlac.games.hastings.state.field import NORMAN, Field
from senlac.games.hastings.state.table import MELEE, Hastings
from senlac.games.hastings.text import words
from senlac.games.hexes.grid import FACE_N, FACE_S, FACE_SW, OFF
from senlac.kernel.frames import playout, run
from senlac.kernel.rng import Quick
from senlac.kernel.views import view
from senlac.registry import configure

GAME = configure("hastings", {})
FIELD: Field = GAME.shared
LANGUAGES = ("en", "fr")


def pairs() -> list[tuple[str, str]]:
    """All words of the boards, in English and French."""
    names = [name for name in catalogue("en", words.folder) if name.startswith("board-")]
    return [(words(name, "en"), words(name, "fr")) for name in names]


def data_of(s: Hastings) -> dict[str, Any]:
    return view(s, -1).data


def hex_of(name: str) -> int:
    return FIELD.grid.parse(name)


def unit(name: str) -> int:
    return [each.id for each in FIELD.units].index(name)


def piece(name: str) -> int:
    return FIELD.count + [each.id for each in FIELD.leaders].index(name)


def put(s: Hastings, name: str, here: str, facing: int = FACE_N) -> int:
    """Stand a unit in a hex, out of Shield Wall."""
    number = unit(name)
    s.place[number] = hex_of(here)
    s.facing[number] = facing
    s.wall &= ~(1 << number)
    return number


def late() -> Hastings:
    """An afternoon: a stack, a rout, losses, a wounded duke, a dead earl, a captured Standard."""
    s: Hastings = GAME.start()
    put(s, "N-C-K1", "1008", FACE_SW)
    s.routed |= 1 << put(s, "AS-L-F1", "1803")
    for name in ("AS-C-F1", "AS-C-F2", "N-R-M1"):
        s.place[unit(name)] = OFF
    s.buried = 1 << unit("AS-C-F2")
    s.wounded = 1 << piece("William")
    s.place[piece("William")] = hex_of("1008")
    s.place[piece("Leofwine")] = OFF
    s.standard[NORMAN] = OFF
    s.hits = [2, 0, 4, 0, 1, 0]
    s.turn, s.segment, s.active, s.initiative = 7, MELEE, FIELD.command[unit("N-C-K1")], NORMAN
    s.cup, s.event, s.plunging, s.regrouped = 0b000101, 9, 6, 5
    return s


def cell_of(s: Hastings, here: str, size: int = 3) -> tuple[str, str]:
    return cell(Shown(FIELD, data_of(s), "en"), hex_of(here), size)


# ------------------------------------------------------------------ hexes


def test_an_empty_hex_shows_its_level_or_what_grows_there() -> None:
    s: Hastings = GAME.start()
    assert cell_of(s, "1010")[0].strip() == "3"
    assert cell_of(s, "0101")[0].strip() == "♣"
    assert cell_of(s, "0112")[0].strip() == "≈"
    assert cell_of(s, "1203")[0].strip() == "5+"


@pytest.mark.parametrize("facing", range(6))
def test_a_unit_shows_the_vertex_that_it_faces(facing: int) -> None:
    s: Hastings = GAME.start()
    put(s, "N-C-K1", "1310", facing)
    assert cell_of(s, "1310") == (f"K{ARROWS[facing]}●", "   ")


@pytest.mark.parametrize("facing", range(6))
def test_a_unit_in_shield_wall_has_a_double_arrow(facing: int) -> None:
    s: Hastings = GAME.start()
    s.facing[unit("AS-R-F1")] = facing
    here = FIELD.grid.hex_id(s.place[unit("AS-R-F1")])
    assert cell_of(s, here) == (f"F{WALLS[facing]}■", "   ")


def test_every_unit_shows_its_command() -> None:
    s: Hastings = GAME.start()
    for mark, command in (("▲", "AS-L"), ("●", "AS-C"), ("■", "AS-R"), ("▲", "N-L"), ("●", "N-C"), ("■", "N-R")):
        for number in FIELD.commands[[each.id for each in FIELD.commands].index(command)].units:
            for size in (3, 4):
                assert cell_of(s, FIELD.grid.hex_id(s.place[number]), size)[0][2] == mark


def test_two_units_of_one_command_need_its_mark_but_once() -> None:
    s = late()
    put(s, "N-C-K2", "1008", FACE_S)
    assert cell_of(s, "1008", 4) in (("K↙● ", "K↓w "), ("K↓● ", "K↙w "))
    put(s, "N-L-K1", "1008", FACE_S)
    s.place[unit("N-C-K2")] = OFF
    upper, lower = cell_of(s, "1008", 4)
    assert {upper[2], lower[2]} == {"●", "▲"}


def test_a_routed_unit_has_a_mark_and_no_facing() -> None:
    assert cell_of(late(), "1803") == ("F!▲", "   ")


def test_a_stack_shows_both_units_its_leader_and_the_standard() -> None:
    assert cell_of(GAME.start(), "1204", 4) == ("H↓● ", "H↓h⚑")


def test_each_unit_of_a_stack_has_its_own_facing() -> None:
    s = late()
    put(s, "N-C-K2", "1008", FACE_S)
    upper, lower = cell_of(s, "1008")
    assert {upper[1], lower[1]} == {"↙", "↓"}
    assert "w" in upper + lower


def test_what_does_not_fit_is_hinted_at_unless_there_is_room() -> None:
    assert cell_of(GAME.start(), "1204") == ("H↓●", "H↓&")
    wide = "".join(cell_of(GAME.start(), "1204", 4))
    assert "&" not in wide


# ------------------------------------------------------------------ the board


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 96, 102, 140])
def test_the_board_is_no_wider_than_asked_for(lang: str, width: int) -> None:
    for s in (GAME.start(), late()):
        assert max(len(line) for line in board(FIELD, data_of(s), lang, width).splitlines()) <= width


def test_a_wide_board_has_wider_cells() -> None:
    data = data_of(GAME.start())
    assert " 01  02  03 " in board(FIELD, data, "en", 102)
    assert " 01 02 03 " in board(FIELD, data, "en", 100)


def test_even_rows_lie_half_a_cell_to_the_east() -> None:
    lines = board(FIELD, data_of(GAME.start()), "en", 120).splitlines()
    odd, even = [next(line for line in lines if line.startswith(row)) for row in ("09 ", "10 ")]
    assert even.index("2") - odd.index("2") == 2


def test_the_ditch_runs_between_its_rows() -> None:
    lines = board(FIELD, data_of(GAME.start()), "en", 96).splitlines()
    ditch = next(i for i, line in enumerate(lines) if "▾▾" in line)
    assert lines[ditch - 1].startswith("06 ")
    assert lines[ditch + 1].startswith("07 ")


def test_the_head_tells_turn_segment_command_cup_event_and_plunging_fire() -> None:
    shown = board(FIELD, data_of(late()), "en", 200)
    assert "Turn 7 of 10 · 15:00 · Melee · active: Center, Normans · Initiative: Normans" in shown
    assert "In the cup: Anglo-Saxons (Left, Right)" in shown
    assert f"Random event 9, {FIELD.events[9].name['en']}: {FIELD.events[9].text['en']}" in shown
    assert "Plunging Fire: since turn 6 · Regroup Turn: on turn 5" in shown


def test_the_tables_tell_hits_units_leaders_standards_and_losses() -> None:
    lines = board(FIELD, data_of(late()), "en", 96).splitlines()
    assert "▲ Left        2     7/7    1       l Leofwine: dead" in lines
    assert "● Center      1     9/9    0       w William: 1008, wounded" in lines
    assert "⚑ Standard (Anglo-Saxons): 1204 · ⚑ Standard (Normans): captured" in lines
    assert "Losses (Anglo-Saxons): 2 Fyrd, 1 removed for good" in lines
    assert "Losses (Normans): 1 Medium Infantry" in lines


def test_every_unit_on_the_map_is_shown() -> None:
    s = late()
    drawn = board(FIELD, data_of(s), "en", 102).split("\n\n")[1:-3]
    letters = [letter for letter in "\n".join(drawn) if letter in "FHMK"]
    assert len(letters) == sum(place != OFF for place in s.place[: FIELD.count])


def test_french_boards_have_no_english_words() -> None:
    shown = board(FIELD, data_of(late()), "fr", 96)
    for english, french in pairs():
        if english.lower() not in french.lower() and len(english) > 3:
            assert english not in shown
    assert "Tour 7 sur 10 · 15:00 · Mêlée · en action\u00a0: Centre, Normands" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_position_of_a_game_can_be_shown(lang: str) -> None:
    for seed in range(3):
        s: Hastings = GAME.start()
        run(s)
        playout(s, Quick(seed), 150)
        assert board(FIELD, data_of(s), lang, 80)


# ------------------------------------------------------------------ a hex in words


def test_a_stack_is_described_with_all_that_is_in_it() -> None:
    assert describe_stack(FIELD, data_of(late()), hex_of("1008")).splitlines() == [
        "1008: open ground, level 4",
        "N-C-K1 Knights of the Center, 1st (Normans): CF 3, MA 5, faces SW",
        "William, Army Leader (Center, Normans): MA 8, wounded",
    ]


def test_the_ground_is_described_with_road_ditch_and_place() -> None:
    described = describe_stack(FIELD, data_of(GAME.start()), hex_of("1206"))
    assert described.startswith("1206: open ground, level 5, road, ditch SE/SW\n")
    assert described.endswith("faces S, Shield Wall")
    assert "woods" in describe_stack(FIELD, data_of(GAME.start()), hex_of("0101"))


def test_a_hex_is_described_in_french() -> None:
    described = describe_stack(FIELD, data_of(late()), hex_of("1803"), "fr")
    assert "terrain dégagé, niveau 4" in described
    assert described.endswith("AS-L-F1 Fyrd de l’aile gauche, 1re (Anglo-Saxons)\u00a0: FC 2, CM 3, en déroute")
    assert describe_stack(FIELD, data_of(late()), hex_of("1302"), "fr").endswith("personne")
    assert "Étendard (Anglo-Saxons)" in describe_stack(FIELD, data_of(late()), hex_of("1204"), "fr")


def test_a_command_is_described_with_each_of_its_units() -> None:
    described = describe_command(FIELD, data_of(late()), FIELD.command[unit("N-C-K1")]).splitlines()
    assert described[:2] == ["● Center, Normans: Hits 1", "Leader: w William: 1008, wounded"]
    assert "N-C-K1 Knights of the Center, 1st: 1008, faces SW" in described
    assert len(described) == 2 + 9
    lost = describe_command(FIELD, data_of(late()), FIELD.command[unit("AS-C-F1")], "fr").splitlines()
    assert "AS-C-F1 Fyrd du centre, 1re\u00a0: éliminée" in lost
    assert "AS-C-F2 Fyrd du centre, 2e\u00a0: retirée pour toujours" in lost
