"""Questions to runs. Needs the extra `lab`: `./dev test --lab` installs it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("duckdb", reason="the extra lab is not installed: ./dev test --lab")

from senlac.cli.main import senlac
from senlac.kernel.errors import BadOption
from senlac.kernel.notation import from_text
from senlac.registry import configure
from senlac.sim import Arena, Setup, ThisProcess, simulate, total
from senlac.sim.asking import BadQuestion, ask, parquet
from senlac.sim.runs import COLUMNS, DECISION_COLUMNS, find_run, open_run, play


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


def test_decisions_are_kept_on_request() -> None:
    setup = Setup("fords", ("random", "greedy"), games=3, swap=True)
    list(play(open_run("watched", setup, keeps_decisions=True), ThisProcess()))
    played("first", 3)
    assert ask("SELECT DISTINCT run FROM decisions")[1] == [("watched",)]
    names, types = zip(*[row[:2] for row in ask("DESCRIBE decisions")[1]], strict=True)
    assert dict(zip(names[2:], types[2:], strict=True)) == {name: kind for name, (kind, _) in DECISION_COLUMNS.items()}
    asked = "SELECT number, seat, count(*) FROM decisions GROUP BY ALL"
    counted = "SELECT number, seat, asked[seat + 1] FROM games, range(2) AS seats(seat) WHERE run = 'watched'"
    assert sorted(ask(asked)[1]) == sorted(ask(counted)[1])
    game = configure("fords", {})
    for kind, action, offered, place in ask("SELECT kind, action, offered, place FROM decisions")[1]:
        assert kind.startswith("fords.")
        assert from_text(game, action)
        assert 0 <= place < offered >= 2


def test_games_with_and_without_decisions_are_the_same() -> None:
    setup = Setup("fords", ("random", "greedy"), games=3)
    watched = open_run("watched", setup, keeps_decisions=True)
    list(play(watched, ThisProcess()))
    assert watched.tally() == total(simulate(Arena(setup), ThisProcess()))


def test_what_was_cut_off_between_decisions_and_games_is_there_once() -> None:
    setup = Setup("fords", ("random",), games=3)
    watched = open_run("watched", setup, keeps_decisions=True)
    list(play(watched, ThisProcess()))
    before = ask("SELECT count(*) FROM decisions")
    lines = watched.games_file.read_bytes().splitlines(keepends=True)
    watched.games_file.write_bytes(b"".join(lines[:-1]) + lines[-1][:40])
    list(play(find_run("watched"), ThisProcess()))
    assert len(watched.decisions_file.read_bytes().split()) > 3
    assert ask("SELECT count(*) FROM decisions") == before
    with pytest.raises(BadOption, match="keeps decisions, so add --decisions"):
        open_run("watched", setup)


@pytest.mark.parametrize(("kind", "read"), [("parquet", "read_parquet"), ("csv", "read_csv"), ("jsonl", "read_json")])
def test_tables_are_exported(kind: str, read: str, tmp_path: Path) -> None:
    played("first", 3)
    played("second", 2)
    into = tmp_path / f"games.{kind}"
    done = CliRunner().invoke(senlac, ["lab", "export", "games", str(into), "--run", "f*"])
    assert "(6 rows)" in done.output, done.exception
    question = f"SELECT run, number, won FROM {read}('{into}') ORDER BY number"
    assert ask(question)[1] == ask("SELECT run, number, won FROM games WHERE run = 'first' ORDER BY number")[1]
    assert [path.name for path in tmp_path.glob("*games*")] == [into.name]


def test_what_cannot_be_exported_is_refused(tmp_path: Path) -> None:
    for into, why in ((tmp_path / "games.xls", r"\.csv"), (tmp_path / "none" / "games.csv", "no folder")):
        done = CliRunner().invoke(senlac, ["lab", "export", "games", str(into)])
        assert isinstance(done.exception, BadOption)
        assert re.search(why, str(done.exception))
