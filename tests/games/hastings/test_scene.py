"""What a client draws: complete in both languages for every seat, and the same numbers as the engine's."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from senlac.games.hastings.rules.reach import leader_reach, reach, sidesteps
from senlac.games.hastings.show.odds import odds
from senlac.games.hastings.show.scene import MELEE_RULES, TABLE
from senlac.games.hastings.show.warnings import warning
from senlac.games.hastings.state.position import front_of, units_in
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF, UNREACHED, hexes_of
from senlac.kernel.decision import Decision
from senlac.registry import configure
from senlac.rulebook.index import load, rule_directories
from senlac.session import Session
from senlac.text import LANGUAGES, Speaker

GAME = configure("hastings", {})
SCENERY = {lang: GAME.show.scenery(lang) for lang in LANGUAGES}


def played(seed: int, every: int = 1, most: int = 4_000) -> Iterator[tuple[Session, Decision]]:
    """A game at random, at every so many of its decisions."""
    session = Session.new("hastings", seed=seed)
    dice = random.Random(seed)
    for number in range(most):
        if not session.asked:
            return
        asked = session.decision(session.asked[0])
        assert asked is not None
        if number % every == 0:
            yield session, asked
        session.play(asked.seat, dice.choice(asked.options))


def refs_of(data: Any) -> set[str]:
    """All refs that are anywhere in some data."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        return set().union(*[refs_of(each) for each in data])
    return {data} if isinstance(data, str) else set()


def number(ref: str) -> int:
    return int(ref.partition(":")[2])


def test_scenery_has_the_whole_map_and_both_armies() -> None:
    field = GAME.field
    for scenery in SCENERY.values():
        assert scenery["kind"] == "hexmap"
        assert [each["ref"] for each in scenery["hexes"]] == [f"hex:{here}" for here in range(field.grid.count)]
        assert [each["ref"] for each in scenery["pieces"]] == [f"piece:{piece}" for piece in range(field.pieces)]
        assert len(scenery["commands"]) == len(field.commands)
        assert [kind["glyph"] for kind in scenery["types"]] == ["spear", "axe", "sword", "horse"]
        assert scenery["road"] == [f"hex:{here}" for here in field.road]
        for here in scenery["hexes"]:
            for way, there in enumerate(here["neighbours"]):
                assert (number(there) if there else OFF) == field.grid.neighbours[number(here["ref"]) * 6 + way]


def test_every_modifier_names_a_rule_that_is_in_the_index() -> None:
    index = load(*rule_directories())
    assert {*MELEE_RULES.values(), TABLE} <= set(index)


@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_have_scenes_for_all_who_look(seed: int) -> None:
    for session, _ in played(seed, every=19):
        for seat in (-1, 0, 1):
            for lang in LANGUAGES:
                scene = GAME.show.scene(session.view(seat), lang)
                assert scene["kind"] == "hexmap"
                known = refs_of(SCENERY[lang]) | {""}
                assert {ref for ref in refs_of(scene) if ref.startswith(("hex:", "piece:", "command:"))} <= known
                if seat not in session.asked:
                    assert scene["moving"] is None
                    assert scene["attacks"] == []


def test_every_thing_in_a_choice_can_be_found_on_the_table() -> None:
    for session, asked in played(3, every=7):
        scene = GAME.show.scene(session.view(asked.seat), "en")
        shown = refs_of(SCENERY["en"]) | refs_of(scene)
        for action in asked.options:
            for domain, thing in zip(GAME.verbs[action[0]], action[1:], strict=True):
                if domain != "facing":
                    assert GAME.show.ref(domain, thing) in shown


def test_pieces_are_where_they_are() -> None:
    for session, asked in played(4, every=23):
        s = session.state
        assert isinstance(s, Hastings)
        scene = GAME.show.scene(session.view(asked.seat), "en")
        for piece in scene["pieces"]:
            here = s.place[number(piece["ref"])]
            assert piece["hex"] == ("" if here == OFF else f"hex:{here}")
            if number(piece["ref"]) < GAME.field.count:
                ahead = hexes_of(front_of(s, number(piece["ref"])))
                assert piece["front"] == [f"hex:{there}" for there in ahead]
        stacked = [ref for stack in scene["stacks"] for ref in stack["units"] + stack["leaders"]]
        assert sorted(stacked) == sorted(piece["ref"] for piece in scene["pieces"] if piece["hex"])


def test_reach_is_that_of_the_engine_and_has_every_choice() -> None:
    moves = leads = 0
    for session, asked in played(5, most=700):
        s = session.state
        assert isinstance(s, Hastings)
        if asked.kind not in ("movement.move", "movement.lead"):
            continue
        moving = GAME.show.scene(session.view(asked.seat), "en")["moving"]
        piece = number(moving["ref"])
        ways = {(number(to["hex"]), way["facing"]): way for to in moving["destinations"] for way in to["ways"]}
        for to in moving["destinations"]:
            assert to["cost"] == min(way["cost"] for way in to["ways"])
        if asked.kind == "movement.lead":
            leads += 1
            found = leader_reach(s, piece)
            assert {there: way["cost"] for (there, _), way in ways.items()} == {
                there: found.costs[there] for there in found.settled[1:]
            }
            continue
        moves += 1
        march = reach(s, piece)
        aside = {(there, s.facing[piece]) for there in sidesteps(s, piece)}
        assert set(ways) == ({*march.states()} | aside) - {(s.place[piece], s.facing[piece])}
        for (there, facing), way in ways.items():
            cost = march.cost_to(there, facing)
            assert way["cost"] == (GAME.field.ma[piece] if cost == UNREACHED else cost)
            assert way["path"][0] == f"hex:{s.place[piece]}"
            assert way["path"][-1] == f"hex:{there}"
        assert {(action[2], action[3]) for action in asked.options if action[0] == "move"} <= set(ways)
    assert moves > 50
    assert leads > 5


def test_odds_are_those_of_the_engine() -> None:
    cards = 0
    for seed in (6, 7):
        for session, asked in played(seed, most=1_500):
            if asked.kind != "melee.attack":
                continue
            attacks = GAME.show.scene(session.view(asked.seat), "fr")["attacks"]
            pairs = [(number(card["attacker"]), number(card["defender"])) for card in attacks]
            assert pairs == [action[1:] for action in asked.options]
            for card, (unit, enemy) in zip(attacks, pairs, strict=True):
                found = odds(session.state, unit, enemy)
                assert card["drm"] == found.drm == sum(chip["value"] for chip in card["chips"])
                assert Fraction(card["rout"]["count"], card["rout"]["of"]) == found.rout
                chances = [Fraction(each["chance"]["count"], each["chance"]["of"]) for each in card["results"]]
                assert sorted(chances) == sorted(found.results.values())
                assert sum(chances) == 1
                assert len(card["rolls"]) == 6
                cards += 1
    assert cards > 20


def test_no_printed_code_of_a_unit_is_said() -> None:
    codes = re.compile(r"\b(AS|N)-[LCR]-[FHMK]\d")
    for lang, scenery in SCENERY.items():
        assert not codes.search(str(scenery))
        for session, asked in played(9, every=29):
            view = session.view(asked.seat)
            assert not codes.search(str(GAME.show.scene(view, lang)))
            assert not codes.search(str(GAME.show.option_hints(view, asked.options, lang)))
            assert not codes.search(Speaker(GAME, lang).question(asked))


def test_units_are_named_in_words() -> None:
    second = GAME.names("unit").index("AS-R-F2")
    assert SCENERY["en"]["pieces"][second]["title"] == "Fyrd of the Right, 2nd"
    assert SCENERY["en"]["pieces"][second]["name"] == "Fyrd, 2nd"
    assert SCENERY["fr"]["pieces"][second]["title"] == "Fyrd de l’aile droite, 2e"


def test_values_say_what_they_do_now() -> None:
    scene = GAME.show.scene(Session.new("hastings").view(0), "en")
    huscarles = scene["pieces"][GAME.names("unit").index("AS-C-H1")]
    assert [(value["name"], value["figure"]) for value in huscarles["values"]] == [
        ("combat", "4"),
        ("move", "3"),
        ("morale", "+1"),
    ]
    assert "column 4" in huscarles["values"][0]["words"]


def test_whoever_would_lose_a_leader_is_warned() -> None:
    """A unit alone with a Leader: who removes it, or leaves him there, is told what is at stake."""
    session = Session.new("hastings")
    s = session.state
    assert isinstance(s, Hastings)
    harold = GAME.names("piece").index("Harold")
    unit = units_in(s, s.place[harold])[0]
    others = [each for each in units_in(s, s.place[harold]) if each != unit]
    for other in others:
        s.place[other] = OFF
    assert "Harold" in warning(s, ("remove", unit), "en")
    assert "loses the battle" in warning(s, ("remain", harold), "en")
    assert warning(s, ("accompany", harold), "en") == ""
    s.standard[0] = OFF
    assert "leaves the map" in warning(s, ("accompany", harold), "en")


def test_tasks_count_what_is_left() -> None:
    seen: set[str] = set()
    for session, asked in played(8, most=900):
        for task in GAME.show.scene(session.view(asked.seat), "en")["tasks"]:
            seen.add(task["kind"])
            if task["kind"] == "move" and asked.kind == "movement.order":
                picks = {GAME.show.ref("piece", action[1]) for action in asked.options if action[0] == "order"}
                assert set(task["refs"]) == picks
            if task["kind"] == "attack":
                assert set(task["refs"]) == {GAME.show.ref("unit", action[1]) for action in asked.options}
                assert task["words"].startswith(str(len(task["refs"])))
    assert {"move", "attack"} <= seen


def test_the_turn_track_says_what_is_coming() -> None:
    session = Session.new("hastings")
    track = GAME.show.scene(session.view(0), "en")["track"]
    signs = {box["turn"]: [(sign["kind"], sign["sure"]) for sign in box["signs"]] for box in track if box["signs"]}
    assert signs == {
        5: [("plunging", False), ("regroup", False)],
        8: [("regroup", True)],
        10: [("dusk", True)],
    }


def test_whoever_points_at_a_hex_is_told_why_not() -> None:
    told = 0
    codes: set[str] = set()
    for session, asked in played(9, every=5, most=400):
        view = session.view(asked.seat)
        for domain, things in (("hex", range(0, GAME.field.grid.count, 37)), ("piece", range(0, GAME.field.pieces, 5))):
            for thing in things:
                for intent in GAME.show.intents(view, domain, thing)[:1]:
                    assert GAME.malformed(intent) is None
                    reason = session.explain(asked.seat, intent)
                    if reason is not None:
                        assert not reason.rule.startswith("K."), (asked, intent, reason)
                        assert Speaker(GAME, "fr").reason(reason)
                        codes.add(reason.code)
                        told += 1
    assert told > 100
    assert {"hastings-too-far", "hastings-closed"} <= codes


def test_a_hex_too_far_is_reckoned_up_by_the_cheapest_facing() -> None:
    for session, asked in played(10, most=200):
        if asked.kind != "movement.move":
            continue
        view = session.view(asked.seat)
        reasons = [
            session.explain(asked.seat, intent)
            for intent in GAME.show.intents(view, "hex", GAME.field.grid.parse("1210"))
        ]
        needs = [reason.args["needs"] for reason in reasons if reason is not None and reason.code == "hastings-too-far"]
        assert needs == sorted(needs)


def test_nobody_else_is_asked_what_he_means() -> None:
    session = Session.new("hastings", seed=1)
    idle = 1 - session.asked[0]
    assert GAME.show.intents(session.view(idle), "hex", 0) == []
    assert GAME.show.intents(session.view(), "hex", 0) == []
