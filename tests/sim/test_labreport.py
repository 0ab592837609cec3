"""What reports find in runs, and the pages made of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from senlac.cli.main import senlac
from senlac.games.hastings.show.study import COMES_TO
from senlac.kernel.errors import BadOption
from senlac.sim import Arena, Setup, ThisProcess
from senlac.sim.labreport import charts, findings
from senlac.sim.labreport.findings import Spread, WinRate
from senlac.sim.runs import CardRow, MomentRow, PlayedRow, Run, find_runs, open_run, play


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def played(name: str, setup: Setup) -> Run:
    run = open_run(name, setup)
    list(play(run, ThisProcess()))
    return run


def fords(name: str = "first", **more: object) -> Run:
    return played(name, Setup("fords", ("random", "greedy"), games=8, swap=True, options=dict(more)))


def row(number: int, winner: int, drawn: tuple[str, ...] = (), moments: tuple[MomentRow, ...] = ()) -> PlayedRow:
    cards = [CardRow(0, card) for card in drawn]
    return PlayedRow(
        number, number, 0, ["greedy"] * 2, 0, winner, None, "points", 8, 60, [], [], 0, cards, cards, [], {}, "",
        list(moments),
    )  # fmt: skip


def sample(*rows: PlayedRow) -> findings.Sample:
    found = findings.Sample(open_run("made", Setup("fords", ("greedy",))), "en")
    found.rows = list(rows)
    return found


def test_whether_a_game_is_fair_is_said_only_when_the_games_show_it() -> None:
    assert WinRate("", 5000, 10000).verdict == "fair"
    assert WinRate("", 70, 100).verdict == "above"
    assert WinRate("", 30, 100).verdict == "below"
    close = WinRate("", 52, 100)
    assert close.verdict == "open"
    games = close.needed
    low, high = WinRate("", round(0.52 * games), games).interval
    assert abs(high - 0.53) < 0.001, "with so many games the interval just leaves the end of what is fair"
    assert low < 0.52 < high


def test_leads_of_few_games_are_drawn_towards_nothing() -> None:
    rows = [row(i, 0 if i % 2 else 1, ("a", "b", *(["strong"] if i % 2 and i % 3 else []))) for i in range(300)]
    rows.append(row(300, 0, ("rare",)))
    cards = {it.card: it for it in findings.worths([sample(*rows)])["West"]}
    assert cards["strong"].drawn.raw > 0.3
    assert 0.8 * cards["strong"].drawn.raw < cards["strong"].drawn.shrunk < cards["strong"].drawn.raw
    assert cards["strong"].drawn.is_clear
    assert cards["rare"].drawn.raw > 0.3
    assert cards["rare"].drawn.shrunk < cards["strong"].drawn.shrunk
    assert not cards["rare"].drawn.is_clear
    assert cards["a"].use == 1.0
    assert next(iter(cards)) == "strong", "the most valuable card is first"


def test_pace_and_heat_count_what_happened_to_whom() -> None:
    fell = [MomentRow("objective", 3, "A", 0), MomentRow("objective", 5, "A", 1)]
    found = [sample(row(0, 0, (), (fell[0],)), row(1, 1, (), (fell[0], fell[1])))]
    assert [(it.side, it.place, it.share, it.rounds) for it in findings.pace(found, "objective")] == [
        ("East", "A", 0.5, Spread(5, 5, 5)),
        ("West", "A", 1.0, Spread(3, 3, 3)),
    ]
    assert findings.heat(found, "objective") == {("West", 3, "A"): 2, ("East", 5, "A"): 1}


def test_runs_that_differ_in_an_option_are_compared_by_it() -> None:
    runs = [fords(), fords("second", rounds=3)]
    found = findings.samples(runs, "en")
    assert [(it.label, it.games) for it in findings.by_option(found)["rounds"]][1] == ("3", 16)
    assert [(it.label, it.games) for it in findings.by_bot(found)] == [("random", 32), ("greedy", 32)]
    assert sum(it.wins for it in findings.by_side(found)) + findings.ties(found) == 32
    assert [it.name for it in find_runs("*s*")] == ["first", "second"]
    with pytest.raises(BadOption, match="one game"):
        findings.samples([runs[0], played("hill", Setup("hillock", ("random",), games=1))], "en")
    with pytest.raises(BadOption, match="no games yet"):
        findings.samples([open_run("empty", Setup("fords", ("random",)))], "en")


class Watched(Arena):
    """Hastings, where before every decision each piece stands where the events say that it came to."""

    def note(self, s: Any) -> None:
        field = s.field
        place = [unit.place for unit in field.units] + [leader.place for leader in field.leaders]
        for event in s.events:
            if event.kind in COMES_TO:
                place[event.args[0]] = event.args[1]
        assert [at for at in s.place if at >= 0] == [place[piece] for piece, at in enumerate(s.place) if at >= 0]


def test_moments_of_hastings_are_where_the_pieces_stood() -> None:
    arena = Watched(Setup("hastings", ("random",), games=1))
    ground = {place for place, *_ in arena.game.study.ground()}
    moments = arena.play(0).moments
    assert moments
    assert all(place in ground and 1 <= turn <= 10 for _, turn, place, _ in moments)


def test_objectives_of_1066_fall_in_the_order_of_their_letters() -> None:
    moments = [it for it in Arena(Setup("1066", ("random",), games=1)).play(0).moments if it[0] == "objective"]
    for seat in (0, 1):
        mine = [(turn, letter) for _, turn, letter, who in moments if who == seat]
        assert mine == sorted(mine)
        assert [letter for _, letter in mine] == [chr(65 + i) for i in range(len(mine))]


# ------------------------------------------------------------------ pages


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_needs_nothing_else(tmp_path: Path, lang: str) -> None:
    pytest.importorskip("altair", reason="the extra lab is not installed: ./dev test --lab")
    fords()
    into = tmp_path / "report.html"
    command = ["lab", "report", "first", "--lang", lang, "--into", str(into), "--charts", str(tmp_path / "charts")]
    done = CliRunner().invoke(senlac, command)
    assert done.exit_code == 0, done.output
    page = into.read_text("utf-8")
    assert not re.search(r'<[^>]+ (src|href)="(?!#)', page.partition("<script")[0]), "nothing is fetched"
    assert not re.search(r"<script[^>]+src", page)
    assert ("16 games say" if lang == "en" else "ce que disent 16 parties") in page
    assert "vegaEmbed" in page
    shown = page.partition("<script")[0]
    assert not re.search(r">[a-z]+-[a-z]+<", shown), "every word is in the catalogue"
    names = {path.name for path in (tmp_path / "charts").iterdir()}
    assert {"wins-side.svg", "wins-bot.svg", "length.svg", "endings.svg"} <= names
    assert "<svg" in (tmp_path / "charts" / "length.svg").read_text("utf-8")


@pytest.mark.parametrize("label", ["Knights", "L’évêque Odon rallie les jeunes gens"])
def test_a_chart_fits_its_page_however_long_its_labels_are(label: str) -> None:
    pytest.importorskip("altair", reason="the extra lab is not installed: ./dev test --lab")
    chart = charts.rates([WinRate(label, 70, 100), WinRate("other", 99, 100)], "fr")
    drawn = charts.picture(chart, "svg", "fr").decode()
    width = re.search(r'viewBox="0 0 ([0-9.]+)', drawn)
    assert width is not None
    assert 560 < float(width[1]) < 730, "the page has room for 734 pixels"


def test_without_the_extra_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "altair", None)
    fords()
    done = CliRunner().invoke(senlac, ["lab", "report", "first"])
    assert "pip install 'senlac[lab]'" in str(done.exception)
