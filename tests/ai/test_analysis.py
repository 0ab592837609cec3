"""The analysis of a game: sums that are exact, costs that are never negative, and the same for the same save."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

from senlac.ai.analysis import QUICK, AnalysedTurn, Analysis, analyse, expected, turns
from senlac.ai.levels import at_level
from senlac.cli.main import senlac
from senlac.kernel.fields import State
from senlac.kernel.frames import playout, run
from senlac.kernel.rng import Quick
from senlac.kernel.views import permute, view
from senlac.registry import configure
from senlac.session import Session


def played(name: str, entries: int = 10_000) -> Session:
    """A game of two recruits, to its end or until the journal is so long."""
    session = Session.new(name, 3)
    bots = [at_level("recruit", seat) for seat in (0, 1)]
    while session.outcome is None and len(session.journal) < entries:
        for seat in session.asked:
            question = session.decision(seat)
            assert question is not None
            session.play(seat, bots[seat].choose(session.view(seat), question))
    return session


@pytest.fixture(scope="module")
def game() -> Session:
    return played("1066")


def test_moves_lead_from_each_position_to_the_next(game: Session) -> None:
    moves = list(game.moves())
    for earlier, later in pairwise(moves):
        assert earlier.after.digest() == later.before.digest()
    assert moves[-1].after.digest() == game.state.digest()
    assert [move for turn in turns(moves) for move in turn] == moves
    assert all(len({move.seat for move in turn}) == 1 for turn in turns(moves))


@pytest.mark.parametrize("name", ["1066", "1565", "1066-solo", "hastings"])
def test_what_is_expected_is_the_same_whatever_is_hidden(name: str) -> None:
    s: State = configure(name, {}).start()
    run(s)
    playout(s, Quick(4), 40)
    for viewer in (-1, 0, 1):
        told = expected(view(s, viewer), Quick(9))
        assert 0.0 <= told <= 1.0
        for seed in range(2):
            other = s.clone()
            permute(other, viewer, Quick(seed))
            assert expected(view(other, viewer), Quick(9)) == told


def test_the_parts_add_up_to_the_result(game: Session) -> None:
    found = Analysis(list(analyse(game.moves())))
    outcome = game.outcome
    assert outcome is not None
    assert found.result == (0.5 if outcome.winner is None else float(outcome.winner == 0))
    total = found.start + sum(turn.luck + turn.decision for turn in found.turns)
    assert total == pytest.approx(found.result, abs=1e-9)
    parts = found.start + found.luck - found.cost(0) + found.cost(1) + found.remainder
    assert parts == pytest.approx(found.result, abs=1e-9)
    for earlier, later in pairwise(found.turns):
        assert earlier.after == pytest.approx(later.before)
    assert all(turn.cost >= 0 for turn in found.turns)
    assert all(bool(turn.better) == (turn.cost > 0) for turn in found.turns)
    assert any(turn.luck for turn in found.turns)


def test_what_is_rolled_is_luck_and_what_is_certain_is_not() -> None:
    found = list(analyse(list(played("hastings", 60).moves())[:12]))
    assert found
    assert sum(turn.luck + turn.decision for turn in found) == pytest.approx(found[-1].after - found[0].before)


def test_giving_up_is_a_choice_and_not_bad_luck() -> None:
    session = played("1066", 12)
    session.resign(1)
    given_up = list(analyse(list(session.moves())[-2:], care=QUICK))[-1]
    assert (given_up.seat, given_up.actions, given_up.luck, given_up.options) == (1, [], 0.0, 0)
    assert given_up.cost == pytest.approx(given_up.after - given_up.before)
    assert given_up.after == 1.0


def test_moments_are_those_that_decided_most() -> None:
    found = Analysis(
        [AnalysedTurn(i, i, 0, [("pass",)], 0.5, 0.5, 2, luck) for i, luck in enumerate((0.1, -0.4, 0.0, 0.3))]
    )
    assert [turn.entry for turn in found.moments(2)] == [1, 3]
    found.turns[2].cost = 0.5
    assert [turn.entry for turn in found.moments(2)] == [1, 2]
    assert found.accuracy(0) == pytest.approx(0.75)
    assert found.accuracy(1) is None


def test_analyse_tells_and_writes_what_decided_a_game(tmp_path: Path) -> None:
    save, into = tmp_path / "game.senlac", tmp_path / "analysis.json"
    played("1066", 40).save(save)
    told = {}
    for lang in ("en", "fr"):
        result = CliRunner().invoke(senlac, ["analyse", str(save), "--quick", "--lang", lang, "--json", str(into)])
        assert result.exit_code == 0, result.output
        told[lang] = result.output
    assert "Deciding moments" in told["en"]
    assert "Moments décisifs" in told["fr"]
    record = json.loads(into.read_text("utf-8"))
    total = record["start"] + record["luck"] - record["cost"][0] + record["cost"][1] + record["remainder"]
    assert total == pytest.approx(record["result"])
    assert record["turns"][0]["actions"]


def test_a_game_without_a_judgement_cannot_be_analysed(tmp_path: Path) -> None:
    save = tmp_path / "game.senlac"
    Session.new("fords", 1).save(save)
    result = CliRunner().invoke(senlac, ["analyse", str(save)])
    assert "no judgement" in str(result.exception)
