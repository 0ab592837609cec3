"""The picture of the battle: well-formed, complete, with names for all that is in it, the same every time."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from senlac.catalogue import catalogue
from senlac.games.hastings.show.ground import outlines, region
from senlac.games.hastings.show.svg import draw
from senlac.games.hastings.state.field import NORMAN, Field
from senlac.games.hastings.state.table import MELEE, Hastings
from senlac.games.hastings.text import words
from senlac.games.hexes.grid import FACE_NE, FACE_S, FACINGS, OFF, HexGrid
from senlac.kernel.frames import playout, run
from senlac.kernel.rng import Quick
from senlac.kernel.views import view
from senlac.registry import configure

GAME = configure("hastings", {})
FIELD: Field = GAME.shared
SVG = "{http://www.w3.org/2000/svg}"


def pairs() -> list[tuple[str, str]]:
    """All words of the boards, in English and French."""
    names = [name for name in catalogue("en", words.folder) if name.startswith("board-")]
    return [(words(name, "en"), words(name, "fr")) for name in names]


def data_of(s: Hastings) -> dict[str, Any]:
    return view(s, -1).data


def unit(name: str) -> int:
    return [each.id for each in FIELD.units].index(name)


def piece(name: str) -> int:
    return FIELD.count + [each.id for each in FIELD.leaders].index(name)


def late() -> Hastings:
    """An afternoon: a turned unit, a rout, losses, a wounded duke, a dead earl, a captured Standard."""
    s: Hastings = GAME.start()
    s.place[unit("N-C-K1")] = FIELD.grid.parse("1008")
    s.facing[unit("N-C-K1")] = FACE_NE
    s.place[unit("AS-L-F1")] = FIELD.grid.parse("1803")
    s.wall &= ~(1 << unit("AS-L-F1"))
    s.routed = 1 << unit("AS-L-F1")
    for name in ("AS-C-F1", "AS-C-F2", "N-R-M1"):
        s.place[unit(name)] = OFF
    s.buried = 1 << unit("AS-C-F2")
    s.wounded = 1 << piece("William")
    s.place[piece("Leofwine")] = OFF
    s.standard[NORMAN] = OFF
    s.hits = [2, 0, 4, 0, 1, 12]
    s.turn, s.segment, s.active, s.initiative = 7, MELEE, FIELD.command[unit("N-C-K1")], NORMAN
    s.cup, s.spent, s.event, s.plunging, s.regrouped = 0b000101, 0b001000, 9, 6, 5
    return s


def picture(s: Hastings, lang: str = "en", dark: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(draw(FIELD, data_of(s), lang, dark))


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def title_of(element: ElementTree.Element) -> str:
    found = element.find(f"{SVG}title")
    assert found is not None
    return found.text or ""


def words_of(root: ElementTree.Element) -> str:
    """All that can be read in a picture."""
    return "\n".join(e.text or "" for e in root.iter() if e.tag in (f"{SVG}text", f"{SVG}title"))


def on_the_map(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in by_id(root)["pieces"].iter() if "id" in element.attrib]


# ------------------------------------------------------------------ the document


def test_it_is_about_1400_wide_and_needs_nothing_from_elsewhere() -> None:
    text = draw(FIELD, data_of(late()))
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["width"] == "1400"
    assert root.attrib["viewBox"].startswith("0 0 1400 ")
    assert "<script" not in text
    assert text.count("http") == 1  # the namespace
    assert "@import" not in text
    assert "url(" not in text


def test_no_id_is_given_twice_and_every_symbol_used_is_there() -> None:
    root = picture(late())
    ids = Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)
    assert max(ids.values()) == 1
    used = {element.attrib["href"].removeprefix("#") for element in root.iter(f"{SVG}use")}
    assert used <= set(ids)


def test_the_same_position_is_the_same_text() -> None:
    assert draw(FIELD, data_of(late())) == draw(FIELD, data_of(late()))


def test_dark_colours_differ_and_nothing_else_does() -> None:
    light, dark = [draw(FIELD, data_of(late()), "en", dark) for dark in (False, True)]
    assert light != dark
    colour = re.compile("#[0-9a-f]{3,6}")
    assert colour.sub("", light) == colour.sub("", dark)


def test_words_of_a_scenario_are_escaped() -> None:
    s = late()
    name = FIELD.events[9].name
    try:
        FIELD.events[9].name = {"en": "<b>Arrows & 'more'</b>\x07"}
        shown = words_of(picture(s))
    finally:
        FIELD.events[9].name = name
    assert "<b>Arrows & 'more'</b>" in shown


# ------------------------------------------------------------------ the map


def test_every_hex_has_an_id_and_says_what_it_is() -> None:
    found = by_id(picture(GAME.start()))
    for here in range(FIELD.grid.count):
        assert title_of(found[f"hex-{FIELD.grid.hex_id(here)}"]).startswith(FIELD.grid.hex_id(here))
    assert title_of(found["hex-1206"]) == "1206: open ground, level 5, road, ditch SE/SW"
    assert title_of(found["hex-0101"]) == "0101: woods, level 2"


def test_an_area_is_outlined_once_around_and_once_for_each_hole() -> None:
    grid = HexGrid(5, 5)
    hole = grid.at(3, 3)
    loops = outlines(grid, [here != hole for here in range(grid.count)])
    assert sorted(len(loop) for loop in loops) == [6, 38]
    assert all(inner for loop in loops if len(loop) == 6 for _, inner in loop)
    path = region(grid, [here == hole for here in range(grid.count)])
    assert path.count("Q") == 6  # a hex within the map is round
    assert "Q" not in region(grid, [True] * grid.count)  # the edge of the map is not


# ------------------------------------------------------------------ pieces


@pytest.mark.parametrize("start", [True, False])
def test_each_unit_is_one_counter_on_the_map_or_among_the_eliminated(start: bool) -> None:
    s = GAME.start() if start else late()
    root = picture(s)
    counters = Counter(e.attrib["id"] for e in root.iter() if e.attrib.get("class", "").startswith("unit "))
    assert counters == Counter(f"unit-{each.id}" for each in FIELD.units)
    expected = {f"unit-{FIELD.units[i].id}" for i in range(FIELD.count) if s.place[i] != OFF}
    assert {name for name in on_the_map(root) if name.startswith("unit-")} == expected


def test_a_counter_stands_in_its_hex_and_is_turned_to_its_vertex() -> None:
    s = late()
    found = by_id(picture(s))
    for i, each in enumerate(FIELD.units):
        counter = found[f"unit-{each.id}"]
        if s.place[i] == OFF:
            assert "data-hex" not in counter.attrib
            continue
        assert counter.attrib["data-hex"] == FIELD.grid.hex_id(s.place[i])
        if not (s.routed >> i) & 1:
            assert counter.attrib["data-facing"] == FACINGS[s.facing[i]]
            assert counter.find(f"{SVG}g[@transform='rotate({60 * s.facing[i]})']") is not None


def test_a_counter_bears_its_factors_and_says_what_it_is() -> None:
    knight = by_id(picture(late()))["unit-N-C-K1"]
    assert [element.text for element in knight.iter(f"{SVG}text")] == ["3", "5"]
    assert title_of(knight) == "Knights of the Center, 1st (Normans): CF 3, MA 5, faces NE"


def test_shield_wall_and_rout_are_drawn_and_not_only_coloured() -> None:
    found = by_id(picture(late()))
    wall, routed, plain = [found[f"unit-{name}"] for name in ("AS-R-F1", "AS-L-F1", "N-C-K1")]
    signs = [{e.attrib["href"] for e in counter.iter(f"{SVG}use")} for counter in (wall, routed, plain)]
    assert "#wall" in signs[0]
    assert "#white-flag" in signs[1]
    assert "#wedge" in signs[2]
    assert not {"#wall", "#white-flag"} & signs[2]
    assert title_of(wall).endswith("faces S, Shield Wall")
    assert title_of(routed).endswith("Routed")


def test_two_units_in_a_hex_lie_beside_each_other() -> None:
    s: Hastings = GAME.start()
    found = by_id(picture(s))
    pair = [each.id for i, each in enumerate(FIELD.units) if s.place[i] == FIELD.grid.parse("1204")]
    assert len(pair) == 2
    assert s.facing[unit(pair[0])] == FACE_S
    assert len({found[f"unit-{name}"].attrib["transform"] for name in pair}) == 2


def test_leaders_have_their_initial_their_rank_and_their_wounds() -> None:
    root = picture(late())
    found = by_id(root)
    assert {f"leader-{each.id}" for each in FIELD.leaders} <= set(found)
    william = found["leader-William"]
    assert [element.text for element in william.iter(f"{SVG}text")] == ["W"]
    assert {"#crown", "#wound"} <= {element.attrib["href"] for element in william.iter(f"{SVG}use")}
    assert "leader-Leofwine" not in on_the_map(root)
    assert title_of(found["leader-Leofwine"]).endswith("dead")


def test_a_captured_standard_leaves_the_map_but_not_the_picture() -> None:
    root = picture(late())
    assert "standard-saxon" in on_the_map(root)
    assert "standard-norman" not in on_the_map(root)
    assert title_of(by_id(root)["standard-norman"]) == "Standard (Normans)"


# ------------------------------------------------------------------ around the map


def test_the_turn_the_chits_and_the_hits_are_shown() -> None:
    found = by_id(picture(late()))
    words = words_of(picture(late()))
    assert "Turn 7 · 15:00 · Melee" in words
    assert FIELD.events[9].text["en"][:30] in words
    assert len([name for name in found if name.startswith("turn-")]) == FIELD.turns
    chits = {name: {e.attrib["id"] for e in found[name].iter() if "id" in e.attrib} - {name} for name in TRAYS}
    assert chits == {"cup": {"chit-AS-L", "chit-AS-R"}, "active": {"chit-N-C"}, "spent": {"chit-N-L"}}
    assert title_of(found["hits-AS-L"]) == "Hits 2 (5 cost a unit)"
    assert "+12" in [element.text for element in found["hits-N-R"].iter(f"{SVG}text")]
    assert "Plunging Fire: since turn 6" in words
    assert "Regroup Turn: on turn 5" in words


TRAYS = ("cup", "active", "spent")


def test_a_french_picture_has_no_english_words() -> None:
    shown = words_of(picture(late(), "fr"))
    for english, french in pairs():
        if english.lower() not in french.lower() and len(english) > 3:
            assert not re.search(rf"\b{re.escape(english)}\b", shown), english
    for french in ("Tour 7", "Dans le gobelet", "Guillaume", "marais", "mur de boucliers", "en déroute", "capturé"):
        assert french in shown


def test_any_position_of_a_game_can_be_drawn() -> None:
    for seed in range(3):
        s: Hastings = GAME.start()
        run(s)
        playout(s, Quick(seed), 200)
        assert len([name for name in by_id(picture(s)) if name.startswith("unit-")]) == FIELD.count
