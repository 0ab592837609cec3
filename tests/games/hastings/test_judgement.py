"""What a learned value looks at in Hastings, and how near and far are told apart."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.games.hastings.play.features import COUNT, OF_SIDE, items, look_at
from senlac.games.hastings.play.judgement import WAYS, HastingsJudgement
from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import FACINGS, OFF
from senlac.registry import configure

NAMES = [name for name, _, _ in OF_SIDE]


def battle(*pieces: str) -> Hastings:
    """A position with these pieces only, in words: "N-C-K1 1208 N"."""
    s: Hastings = configure("hastings", {}).start()
    s.turn = 3
    s.place[: s.field.count] = [OFF] * s.field.count
    s.wall = 0
    for words in pieces:
        name, here, *facing = words.split()
        piece = s.game.names("piece").index(name)
        s.place[piece] = s.field.grid.parse(here)
        if facing:
            s.facing[piece] = FACINGS.index(facing[0])
    return s


def item(s: Hastings, side: int, name: str) -> float:
    return items(s, side)[NAMES.index(name)]


def test_every_item_is_there() -> None:
    s = configure("hastings", {}).start()
    assert len(look_at(s)) == COUNT
    s.place[s.field.army_leader[SAXON]] = OFF
    assert len(look_at(s)) == COUNT


def test_it_is_seen_who_could_come_to_a_king() -> None:
    s = battle("AS-C-H1 1204 S", "Harold 1204", "N-C-K1 1212 N", "William 1213")
    assert item(s, SAXON, "guards of the Army Leader") == 1
    assert item(s, SAXON, "gaps round the Army Leader") == 6
    assert item(s, SAXON, "Army Leader in reach") == 0
    assert item(s, SAXON, "way from the enemy to the Army Leader") == 8
    near = battle("AS-C-H1 1204 S", "AS-C-F1 1205 S", "Harold 1204", "N-C-K1 1206 N", "William 1213")
    assert item(near, SAXON, "gaps round the Army Leader") == 5
    assert item(near, SAXON, "Army Leader in reach") == 1
    assert item(near, SAXON, "enemies close to the Army Leader") == 1


def test_attacks_to_come_are_those_of_chits_in_the_cup() -> None:
    s = battle("AS-C-F1 1206 S", "Harold 1203", "N-C-K1 1207 N", "William 1213")
    assert item(s, NORMAN, "attacks of the others") > 0
    assert item(s, NORMAN, "attacks to come this turn") == 0
    s.cup = 1 << s.game.names("command").index("N-C")
    assert item(s, NORMAN, "attacks to come this turn") == item(s, NORMAN, "attacks of the others")


def test_turns_are_activations() -> None:
    s = battle("AS-C-F1 1206 S", "N-C-K1 1207 N")
    judgement = HastingsJudgement()
    before = judgement.turns_over(s)
    s.spent = 0b101
    assert judgement.turns_over(s) == before + 2
    s.turn, s.spent = s.turn + 1, 0
    assert judgement.turns_over(s) > before + 2


def test_ways_differ_and_the_first_is_the_usual_one() -> None:
    judgement = HastingsJudgement()
    for seat in (SAXON, NORMAN):
        ways = judgement.ways(seat)
        assert len(ways) == len(WAYS) == len({str(way) for way in ways})
        assert ways[0] == judgement.usual(seat)


def test_what_was_learned_is_for_the_long_run() -> None:
    judgement = HastingsJudgement()
    near = [list(weights) for weights in judgement.weights]
    learned: dict[str, Any] = {"provenance": {}, "stages": {"battle": dict.fromkeys(judgement.names[0], 0.25)}}
    judgement.learn(learned)
    assert judgement.weights == near == judgement.prior
    assert judgement.far == [[0.25] * COUNT]
    s = configure("hastings", {}).start()
    assert judgement.foresee(s, SAXON) == pytest.approx(-judgement.foresee(s, NORMAN))
    assert judgement.foresee(s, SAXON) != judgement.value(s, SAXON)
