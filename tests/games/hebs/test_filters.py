"""A filter means in play what its words say, turned round and put together in any way, or its pack is refused."""

from __future__ import annotations

import random
from functools import cache

import pytest
from oracle.positions import Layout, Place

from senlac.games.hebs.game import Game1066, Game1565
from senlac.games.hebs.language.parser import parse
from senlac.games.hebs.language.words import CARDS, BadExpression, Expr
from senlac.games.hebs.packs.reading import _PackReader
from senlac.games.hebs.rules.values import is_meant, meant

PLAIN = ("mine", "enemy", "enemy_card", "unit", "character", "leader", "infantry", "cavalry", "ranged", "artillery",
         "navy", "army", "event", "tactics", "attachment", "discarded", "ready", "tired", "damaged", "here", "other",
         "bearer")  # fmt: skip
TRAITS = {"1066": ("family", "cleric"), "1565": ("janissary", "knight")}
GAMES = {"1066": Game1066, "1565": Game1565}


@cache
def place(box: str) -> Place:
    return Place(GAMES[box], games=4)


def word(rng: random.Random, box: str) -> str:
    kind = rng.randrange(10)
    if kind == 0:
        return f"row({rng.randrange(1, 4)})"
    if kind == 1:
        return f"reach({rng.randrange(1, 4)})"
    if kind == 2:
        return f"costs({rng.randrange(4)})"
    if kind == 3:
        return f"trait('{rng.choice(TRAITS[box])}')"
    return rng.choice(PLAIN)


def text(rng: random.Random, box: str, depth: int) -> str:
    """A random filter."""
    if depth == 0 or rng.random() < 0.15:
        return word(rng, box)
    if rng.random() < 0.3:
        return f"~({text(rng, box, depth - 1)})"
    sign = rng.choice("&&|")
    return f"({text(rng, box, depth - 1)}) {sign} ({text(rng, box, depth - 1)})"


def refused(e: Expr) -> bool:
    """Whether a pack in which cards are chosen by this filter is refused."""
    reader = _PackReader("filters")
    try:
        reader.filters("do", Expr("destroy", [Expr("choose", [e])]), "effect")
        reader.filters("do", Expr("take", [Expr("choose", [e])]), "effect")
    except BadExpression:
        return True
    # One of the two does not do it to what this is a filter of; everything else is wrong with the filter.
    return any("is done to" not in problem.message for problem in reader.problems)


@pytest.mark.long
@pytest.mark.parametrize("box", ["1066", "1565"])
def test_random_filters_mean_what_they_say(box: str) -> None:
    rng = random.Random(7)
    compared = refusals = found_some = 0
    turned: set[str] = set()
    while compared < 400:
        e = parse(text(rng, box, 3), CARDS)
        if refused(e):
            refusals += 1
            continue
        for number in range(3):
            layout = Layout(place(box), 100 * compared + number, rng.randrange(2))
            match = layout.finish()
            sources = match.reader.t.field() + [it for it in match.reader.t.attached if match.reader.t.bearer(it)]
            source = rng.choice(sources)
            side = layout.box.side[source]
            f = layout.box.filter(e, side, False)
            mine = match.reader.look(e, source, side)
            assert meant(match.s, f, source, side) == mine, e
            for card in match.reader.t.field() if not e.mentions("discarded") else []:  # as `about` refuses it
                assert is_meant(match.s, f, card, source) == match.reader.means(e, card, source, side), (e, card)
            found_some += bool(mine)
        compared += 1
        turned |= {it.args[0].word for it in parts(e) if it.word == "not"}
    assert found_some > compared
    assert refusals > 50
    assert {"bearer", "tactics", "attachment", "discarded", "costs", "row", "here", "other", "damaged"} <= turned


def parts(e: Expr) -> list[Expr]:
    return [e, *[it for arg in e.args for it in parts(arg)]]


@pytest.mark.parametrize(
    ("said", "alike"),
    [
        ("mine & ~tactics", "mine"),
        ("enemy & ~attachment", "enemy"),
        ("mine & ~discarded", "mine"),
        ("~(unit | leader) & mine", "mine & ~unit & ~leader"),
        ("discarded & ~event", "discarded & (army | tactics | attachment)"),
        ("~~unit", "unit"),
        ("~costs(1)", "~costs(1) & ~leader"),
    ],
)
def test_what_is_turned_round_looks_where_the_rest_does(said: str, alike: str) -> None:
    here = place("1066")
    for number in range(10):
        s = Layout(here, number, 0).finish().s
        if "tactics" in alike:  # a filter that looks in one place cannot name three
            f = here.box.filter(parse(said, CARDS), 0, False)
            assert meant(s, f, s.box.leader[0], 0) == [it for it in s.discard[0] if not s.box.is_event[it]]
            continue
        found = [meant(s, here.box.filter(parse(it, CARDS), 0, False), s.box.leader[0], 0) for it in (said, alike)]
        assert found[0] == found[1]


def test_who_does_not_bear_it_is_everybody_else() -> None:
    here = place("1066")
    seen = 0
    for number in range(20):
        match = Layout(here, number, 0).finish()
        for card in match.reader.t.attached:
            host = match.reader.t.bearer(card)
            side = here.box.side[card]
            others = meant(match.s, here.box.filter(parse("~bearer", CARDS), side, False), card, side)
            assert others == [it for it in match.reader.t.field() if it != host]
            seen += host is not None
    assert seen > 5
