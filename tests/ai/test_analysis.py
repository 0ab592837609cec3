"""The analysis of a game: sums that are exact, costs that are never negative, and the same for the same save."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

from senlac.ai.analysis import QUICK, THOROUGH, AnalysedTurn, Analysis, analyse, expected, summed_up, turns
from senlac.ai.levels import at_level
from senlac.cli.main import senlac
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, ask_of, playout, run
from senlac.kernel.rng import Quick
from senlac.kernel.views import permute, view
from senlac.registry import configure
from senlac.session import Session
from senlac.sim.analysing import average, linked


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


def test_where_nothing_is_drawn_there_is_no_luck(game: Session) -> None:
    """Not even in a turn that another's answer interrupted: it is compared with others as far as it had come."""
    made = {move.entry: move for move in game.moves()}
    before = {move.entry: move.before for move in made.values()}
    found = 0
    for turn in analyse(game.moves(), care=QUICK):
        last = made[turn.last]
        if (
            not last.after.result
            and drawn(before[turn.entry]) == drawn(last.after)
            and turn.kind != "setup.place-leader"
        ):
            assert turn.luck == pytest.approx(0.0, abs=1e-12), turn
            found += bool(ask_of(last.after).kind == "abilities.answers-respond")
    assert found


def drawn(s: State) -> tuple[int, ...]:
    """How many cards each side has left to draw."""
    assert isinstance(s, Hebs)
    return tuple(map(len, s.deck))


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


def test_the_chances_are_also_what_each_seat_could_know(game: Session) -> None:
    """Of the hidden cards nothing is in them; and whoever looks from above at last sees what all see."""
    moves = list(game.moves())
    found = list(analyse(moves, care=QUICK))
    for earlier, later in pairwise(found):
        assert later.seen_before == earlier.seen
    assert found[-1].seen == [found[-1].after] * 2
    whole = Analysis(found)
    assert [len(whole.seen_by(seat)) for seat in (0, 1)] == [len(found) + 1] * 2
    assert whole.differs(0)
    assert whole.differs(1)
    last = len(found) // 2
    there = next(move.after for move in moves if move.entry == found[last].last)
    for seat in (0, 1):
        for seed in range(2):
            other = there.clone()
            permute(other, seat, Quick(seed))
            told = expected(view(other, seat), Quick(found[last].last + 2), QUICK.known)
            assert told == found[last].seen[seat]


def test_where_nothing_is_hidden_everybody_knows_the_chances() -> None:
    moves = list(played("hastings", 60).moves())[:20]
    whole = Analysis(list(analyse(moves, care=QUICK)))
    assert not whole.differs(0)
    assert not whole.differs(1)


def test_an_analysis_is_the_same_wherever_it_is_taken_up(game: Session) -> None:
    moves = list(game.moves())
    whole = list(analyse(moves, care=QUICK))
    half = len(whole) // 2
    taken_up = next(i for i, move in enumerate(moves) if move.entry == whole[half].entry)
    assert list(analyse(moves[taken_up:], care=QUICK)) == whole[half:]


def test_what_is_known_of_the_parts_is_stated(game: Session) -> None:
    thorough, quick = (Analysis(list(analyse(game.moves(), care=care))) for care in (THOROUGH, QUICK))
    for found in (thorough, quick):
        assert found.noise > 0
        assert any(found.doubt(seat) > 0 for seat in (0, 1))
        assert found.remainder_noise >= max(found.noise, found.doubt(0), found.doubt(1))
    assert thorough.noise < quick.noise


def test_a_choice_that_was_only_put_off_costs_nothing_and_one_missed_again_costs_once() -> None:
    best, other = ("play", 1, 1), ("play", 2, 1)

    def turn(entry: int, action: Action, better: Action, kind: str = "turn", seat: int = 0) -> AnalysedTurn:
        cost = 0.3 if better else 0.0
        return AnalysedTurn(entry, entry, seat, [action], 0.5, 0.5, 4, cost=cost, better=better, kind=kind)

    put_off = summed_up([turn(1, other, best), turn(2, best, (), seat=1), turn(3, best, ())])
    assert put_off.cost(0) == 0.0
    assert put_off.turns[0].better == ()
    missed_again = summed_up([turn(1, other, best), turn(3, other, best), turn(5, other, ())])
    assert [it.cost for it in missed_again.turns] == [0.0, 0.3, 0.0]
    lost = summed_up([turn(1, other, best), turn(2, best, (), kind="answer"), turn(3, best, (), seat=1)])
    assert lost.cost(0) == 0.3


def test_luck_is_nothing_on_the_mean_of_many_games(tmp_path: Path) -> None:
    into = tmp_path / "games.json"
    words = ["analyse", "1066", "--games", "6", "--bots", "recruit", "--quick", "--jobs", "1", "--json", str(into)]
    result = CliRunner().invoke(senlac, words)
    assert result.exit_code == 0, result.output
    assert "luck" in result.output
    games = json.loads(into.read_text("utf-8"))
    assert len(games) == 6
    for it in games:
        parts = it["start"] + it["luck"] - it["own_cost"] + it["other_cost"] + it["remainder"]
        assert parts == pytest.approx(it["result"])
    luck = average([it["luck"] for it in games])
    assert f"{100 * luck.within:.1f}" in result.output
    assert linked([it["luck"] for it in games], [it["luck"] for it in games]) == pytest.approx(1)
    assert linked([1.0, 1.0], [0.0, 1.0]) == 0.0


def test_a_save_that_is_not_there_is_said_to_be_missing() -> None:
    result = CliRunner().invoke(senlac, ["analyse", "nothing.senlac"])
    assert "no save nothing.senlac" in str(result.exception)


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
