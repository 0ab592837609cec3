"""Every example opens, and the rule that it is an example of shows in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from senlac.examples import NoExample, example, examples, position, reasons_for_none, shown
from senlac.examples.account import after, before
from senlac.examples.example import game_of, kept, next_move, signs
from senlac.examples.finding import GAMES, find
from senlac.examples.page import text
from senlac.examples.showing import where_it_shows
from senlac.registry import game_type
from senlac.rulebook.index import RuleIndex, load, rule_directories
from senlac.session import Session

BOOKS = ("hebs", "solo", "hastings")


@pytest.fixture(scope="module")
def index() -> RuleIndex:
    return load(*rule_directories())


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(kept().played)))
def test_in_every_example_its_rule_shows(number: int) -> None:
    """Each game is played through once, and looked at on the way."""
    played = kept().played[number]
    session = Session.new(played.game, played.seed, **played.options)
    there = sorted([(it.moves, rule) for rule, it in examples().items() if it.played == number])
    assert there, "a game without an example"
    for place, (seat, move) in enumerate(played.moves):
        refused = {rule: example(rule).refused for moves, rule in there if moves == place}
        asked = {rule: before(session, seat, [tried] if tried else []) for rule, tried in refused.items()}
        if not asked:
            session.play(seat, move)
            continue
        done = after(session, seat, move)
        for rule, lines in asked.items():
            assert where_it_shows(rule, lines if refused[rule] else lines + done), f"{rule} does not show"


def test_every_rule_has_an_example_or_a_reason_for_none(index: RuleIndex) -> None:
    rules = [entry.id for book in BOOKS for entry in index.of_book(book) if entry.kind == "rule"]
    without = {rule for rule in rules if rule not in examples()}
    assert without == reasons_for_none().keys()
    assert len(without) < len(rules) // 10


def test_examples_and_signs_are_of_rules_that_exist(index: RuleIndex) -> None:
    for rule in [*examples(), *signs().signs, *signs().none]:
        assert rule in index
    for rule, found in examples().items():
        assert index[rule].book in game_type(game_of(found)).books


def test_the_page_of_examples_is_up_to_date(index: RuleIndex) -> None:
    page = Path(__file__).parents[2] / "docs" / "reference" / "examples.md"
    assert page.read_text("utf-8") == text(index)


def test_an_example_is_a_game_that_can_be_played_on() -> None:
    found = example("H.PAY.MIX")
    session = position(found)
    seat, move = next_move(found)
    assert session.asked == [seat]
    session.play(seat, move)
    assert session.journal


def test_an_example_is_told_in_the_words_of_the_game() -> None:
    told = shown("H.OBJ.DESTROY", "en").sentences
    assert "Choose “" in told[1]
    assert any("destroy" in sentence for sentence in told[2:])
    dit = shown("H.OBJ.DESTROY", "fr").sentences
    assert "Choisissez «" in dit[1]
    assert len(dit) == len(told)


def test_what_is_refused_is_told_with_its_reason() -> None:
    refusing = [rule for rule, it in examples().items() if it.refused]
    told = shown(refusing[0], "en").sentences
    assert told[1].endswith("cannot be chosen here.")
    assert len(told) == 3


def test_a_rule_without_an_example_says_why() -> None:
    with pytest.raises(NoExample, match=r"H\.CARD\.FLAVOUR: about what has no effect"):
        example("H.CARD.FLAVOUR")


def test_the_same_search_finds_the_same_examples() -> None:
    """Only the first game of all, and only what it shows at its beginning, for that takes no time."""
    game = GAMES[0][0]
    early = [rule for rule, it in examples().items() if it.played == 0 and it.moves < 3]
    rules = dict.fromkeys([name for name, _ in GAMES], early[:0]) | {game: early}
    found = next(find(rules, range(1), "")).examples
    assert found == {rule: examples()[rule] for rule in early}


def test_an_account_says_what_is_asked_and_what_is_refused() -> None:
    session = Session.new("1066", "a", draft="draw3")
    lines = before(session, 0, ["pass"])
    assert [line.text for line in lines] == [
        "plays 1066 draft=draw3",
        "asks setup.place-leader [H.SETUP.LEADER]",
        "refuses pass: hebs-not-now [H.DEPLOY.PASS]",
    ]
