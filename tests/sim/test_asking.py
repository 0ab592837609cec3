"""Questions to runs. Needs the extra `lab`: `./dev test --lab` installs it."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("duckdb", reason="the extra lab is not installed: ./dev test --lab")

from senlac.sim import Setup, ThisProcess
from senlac.sim.asking import BadQuestion, ask, parquet
from senlac.sim.runs import COLUMNS, open_run, play


@pytest.fixture(autouse=True)
def _run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def played(name: str, games: int) -> None:
    list(play(open_run(name, Setup("fords", ("random", "greedy"), games=games, swap=True)), ThisProcess()))


def test_without_a_run_there_are_no_games() -> None:
    assert ask("SELECT count(*) AS games FROM games") == (["games"], [(0,)])


def test_all_runs_are_asked_and_every_column_has_its_type() -> None:
    played("first", 3)
    played("second", 2)
    assert ask("SELECT run, count(*), min(number), max(deal) FROM games GROUP BY ALL ORDER BY run DESC")[1] == [
        ("second", 4, 0, 1),
        ("first", 6, 0, 2),
    ]
    names, types = zip(*[row[:2] for row in ask("DESCRIBE games")[1]], strict=True)
    assert dict(zip(names[1:], types[1:], strict=True)) == {name: kind for name, (kind, _) in COLUMNS.items()}


def test_answers_are_those_of_the_tally() -> None:
    played("first", 10)
    run = open_run("first", Setup("fords", ("random", "greedy"), games=10, swap=True))
    tally = run.tally()
    wins = dict(ask("SELECT winner, count(*) FROM games GROUP BY ALL")[1])
    assert wins == {who: sum(n for (_, _, won), n in tally.results.items() if won == who) for who in wins}
    for seat, card, drawn in ask("SELECT seat, card, count(*) FROM cards WHERE drawn GROUP BY ALL")[1]:
        assert tally.cards[seat, card, "drawn"] == drawn
    for seat, card, won in ask("SELECT seat, card, count(*) FROM cards WHERE played AND won GROUP BY ALL")[1]:
        assert tally.cards[seat, card, "played won"] == won


def test_a_line_that_was_cut_off_is_left_out_and_more_games_are_seen() -> None:
    played("first", 3)
    run = open_run("first", Setup("fords", ("random", "greedy"), games=4, swap=True))
    with run.games_file.open("ab") as file:
        file.write(b'{"number": 6, "deal"')
    assert ask("SELECT count(*) FROM games")[1] == [(6,)]
    played("first", 4)
    assert ask("SELECT count(*) FROM games")[1] == [(8,)]
    assert parquet(run).exists()


def test_a_bad_question_is_a_sentence() -> None:
    with pytest.raises(BadQuestion, match="cannot answer that"):
        ask("SELECT nothing FROM nowhere")
