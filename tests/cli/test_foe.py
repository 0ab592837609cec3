"""The Foe in the terminal: a solo game with its score, why it did what it did, scores that are kept, a real table."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senlac.cli import play as playing
from senlac.cli.main import senlac
from senlac.cli.scores import keep, kept, scores_file
from senlac.kernel.decision import Decision
from senlac.kernel.notation import to_text
from senlac.rulebook import rule
from senlac.session import Session


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(*args: str, lines: tuple[str, ...] = ()) -> Result:
    return CliRunner().invoke(senlac, list(args), input="\n".join([*lines, ""]))


def solo(*lines: str, args: tuple[str, ...] = ()) -> str:
    return run("play", "1066-solo", "--seed", "3", *args, lines=(*lines, "quit")).output


def asked(session: Session) -> Decision:
    """The question that the player is asked now."""
    question = session.decision(0)
    assert question is not None
    return question


def finished(**options: str) -> Session:
    session = Session.new("1066-solo", "7", **options)
    while session.outcome is None:
        question = asked(session)
        session.play(0, "pass" if ("pass",) in question.options else question.options[0])
    return session


# ------------------------------------------------------------------ play


def test_a_window_without_an_answer_is_passed_by_itself_and_undone_with_what_led_to_it() -> None:
    """Alone at the table nobody learns anything from a pause."""
    session = Session.new("1066-solo", "7")
    lines: list[str] = []
    idle = 0
    while session.outcome is None and len(lines) < 40:
        question = asked(session)
        if session.in_window(0) and question.options == [("pass",)]:
            idle += 1
            session.play(0, ("pass",))
            continue
        lines.append(to_text(session.game, question.options[-1]))
        session.play(0, question.options[-1])
    assert idle
    told = run("play", "1066-solo", "--seed", "7", lines=(*lines, "quit")).output
    assert "No rule" not in told
    assert told.count("[K.") == 0
    shown = [part for part in told.split("Answer it?")[1:] if part.split("\n")[2].strip() == ""]
    assert shown == []


def test_the_foe_is_never_asked_and_its_board_shows_the_dial() -> None:
    told = solo("place w2", "keep", "pass")
    assert "Saxons, the Foe · dial at round 2 shows -1" in told
    assert "Saxon Foe >" not in told
    assert "[S.DRAW.COST]" in told


@pytest.mark.parametrize(
    ("lang", "passes", "rule"), [("en", "The Foe passes", "Once the player passes"), ("fr", "Le Rival passe", "S.PASS")]
)
def test_why_answers_for_the_last_step_and_any_other(lang: str, passes: str, rule: str) -> None:
    told = solo("place w2", "keep", "pass", "log", args=("--lang", lang))
    line = next(line for line in told.splitlines() if passes in line and re.match(r" +\d+ ", line))
    number = line.split()[0]
    told = solo("place w2", "keep", "pass", f"why log {number}", "why log 2", "why", args=("--lang", lang))
    assert "[S.PASS.SEQUENCE]" in told
    assert rule in told
    assert "[S.SETUP.HAROLD]" in told


def test_before_the_foe_did_anything_the_open_question_is_explained() -> None:
    assert "[H.SETUP.LEADER]" in solo("why")


def test_every_line_of_a_log_has_a_rule_once_the_foe_is_there() -> None:
    session = finished()
    log = session.log(0)
    first = next(place for place, line in enumerate(log) if line.seen[0].startswith("foe-"))
    assert all(session.rule_of_line(0, place) for place in range(first, len(log)))
    assert session.rule_of_line(0) == session.rule_of_line(0, len(log) - 1)


def test_a_finished_game_shows_its_score_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = scores_file().parent / "near-the-end.senlac"
    saved.parent.mkdir(parents=True)
    finished_game = Session.new("1066-solo", "7")
    moves: list[str] = []
    while finished_game.outcome is None:
        question = asked(finished_game)
        move = ("pass",) if ("pass",) in question.options else question.options[0]
        if not (finished_game.in_window(0) and question.options == [("pass",)]):  # what the terminal passes by itself
            moves.append(to_text(finished_game.game, move))
        finished_game.play(0, move)
    told = run("play", "1066-solo", "--seed", "7", lines=tuple(moves)).output
    assert "Score " in told
    assert [it["score"] for it in kept()] == [finished_game.game.study.measured(finished_game.state)["score"]]


# ------------------------------------------------------------------ scores


def test_no_scores_yet() -> None:
    assert "No games with a score" in run("scores").output
    assert "Aucune partie" in run("scores", "--lang", "fr").output


def test_scores_are_listed_best_first_and_by_day() -> None:
    normal, king = finished(), finished(level="king")
    king.seed = "day-2026-01-02"
    for session in (king, normal):
        keep(session)
    told = run("scores").output
    assert told.index("normal") < told.index("king")
    best = run("scores", "--best").output
    assert best.index("king") < best.index("normal")
    assert "normal" not in run("scores", "--daily").output
    assert [it["seed"] for it in json.loads(run("scores", "1066-solo", "--json", "--best").output)] == [
        "day-2026-01-02",
        "7",
    ]
    assert "No games" in run("scores", "1066").output


def test_a_broken_line_is_left_out_and_games_without_a_score_are_not_kept() -> None:
    keep(finished())
    with scores_file().open("a") as file:
        file.write("{half a line\n[]\n")
    assert len(kept()) == 1
    fords = Session.new("fords", 1)
    keep(fords)
    assert len(kept()) == 1


def test_the_game_of_the_day_is_the_same_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing.time, "strftime", lambda form, *_: "day-2026-05-04" if form.startswith("day") else "x")
    first = run("play", "1066-solo", "--daily", lines=("place w2", "quit")).output
    second = run("play", "1066-solo", "--seed", "day-2026-05-04", lines=("place w2", "quit")).output
    assert first.splitlines()[:30] == second.splitlines()[:30]
    assert "leave out --seed or --daily" in str(run("play", "1066-solo", "--daily", "--seed", "1").exception)


# ------------------------------------------------------------------ a real table


DISCARD = "Discard a card of your choice from your hand, if you hold any"


def foe(*lines: str, args: tuple[str, ...] = ()) -> str:
    return run("foe", *args, lines=(*lines, "quit")).output


def test_the_companion_says_where_a_card_goes() -> None:
    told = foe("shield wall", "great fyrd", "table")
    assert "costs 2; it has 0: discarded [S.DRAW.COST]" in told
    assert "The Foe draws: type its next card" in told
    assert "The Foe places “Great Fyrd” (Wedge 1, Row 1) [S.PLACE.ORDER]." in told
    assert re.search(r"3 Harold Godwinson.*\n.*2 Saxon Ceorl.*\n.*1 Great Fyrd .*1 Eadric, Deacon", told)


def test_the_companion_shoots_at_the_players_range_cards() -> None:
    king = ("-o", "level=king", "--leader", "w1")
    told = foe("my norman archers w3", "english archers", "", "table", "why", args=king)
    assert "“English Archers” (Wedge 1, Row 1) [S.PLACE.RANGE]" in told
    assert "aims at William FitzRobert [S.RANGE.TARGET]" in told
    assert told.count("aims at William FitzRobert") == 2
    assert "S.RANGE.TARGET: " in told


def test_passing_ends_the_round() -> None:
    told = foe("pass", "great fyrd", "table")
    assert "The Foe draws: type its next card" in told
    assert "The dial is at round 2 and shows -1 [S.PASS.SEQUENCE]." in told
    assert "Round 2: the dial shows -1, the Foe has 0 Resources. Your turn." in told


def test_the_companion_lets_the_player_choose() -> None:
    told = foe("my oarsmen w1", "my norman knights w1", "men of kent", "1", args=("-o", "level=king", "--leader", "w3"))
    assert "Player’s choice: what does the Foe aim “Men of Kent” at?" in told
    assert "Destroyed: “Oarsmen”." in told or "“Norman Knights”: 1 damage taken." in told


def test_a_discount_asks_for_the_next_card() -> None:
    told = foe("summons", "great fyrd")
    assert "type its next card" in told
    assert "The Foe places “Great Fyrd”" in told


def test_the_rest_of_the_table_can_be_told() -> None:
    told = foe(
        "my norman archers w1",
        "hit archers 1",
        "heal archers",
        "tire saxon ceorl",
        "ready ceorl",
        "claim w2 me",
        "final me",
        "final foe",
        "",
        "1",
        "gone eadric",
        "over",
        "table",
        "my destriers",
        "move norman archers w2",
        "table",
    )
    assert "withdraws to" in told
    assert re.search(r"1 William Fitz.*\n.*2 Norman Archers", told)
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("no such card", "Nothing here is called “no such card”."),
        ("great fird", "Did you mean “Great Fyrd”?"),
        ("english", "“english” could mean several things: English Archers, English Thegns."),
        ("my archers w1", "could mean several things: "),
        ("gone norman archers", "“Norman Archers” is not in play at this table. [H.PLAY.CONTROL]"),
        ("claim w9 me", "Say where: w1, w2 or w3"),
        ("my gonfanon w1", "“Gonfanon” is an Attachment: name what it is on"),
        ("my oarsmen", "Say where: w1, w2 or w3"),
        ("move william", "Say where: w1, w2 or w3"),
        ("hit nobody 3", "Nothing here is called “nobody”."),
        ("undo", "There is nothing to take back yet"),
    ],
)
def test_what_it_does_not_understand_is_said(line: str, answer: str) -> None:
    assert answer in foe(line)


@pytest.mark.parametrize("line", ["hit harold 7", "claim w1 me\nclaim w3 me", "hit harold 99", "hit william 12"])
def test_no_mistake_ends_the_program_and_the_end_of_the_game_can_be_undone(line: str, tmp_path: Path) -> None:
    lines = line.split("\n")
    told = foe(*lines, "pass", f"save {tmp_path / 'over.foe'}", *["undo"] * len(lines), "great fyrd", "table")
    assert "The game is over. “undo” takes back the last line" in told
    assert f"Saved: {tmp_path / 'over.foe'}" in told
    assert "The Foe places “Great Fyrd” (Wedge 1, Row 1)" in told
    assert "w2 M" not in told
    again = foe("undo", "table", args=(str(tmp_path / "over.foe"),))
    assert "Your turn." in again.split("> undo")[1]


def test_a_line_is_done_whole_or_not_at_all() -> None:
    told = foe("hit harold 3", "undo", "heal harold godwinson", "my oarsmen w1", "move oarsmen w1")
    assert "“Harold Godwinson” has no damage. [H.TERM.DESTROY]" in told
    assert "“Oarsmen” is in Wedge 1 already. [H.PLAY.ARMY]" in told


@rule("R.SOLO.TABLE")
@pytest.mark.parametrize(
    ("args", "card", "said"),
    [
        (("-o", "level=king"), "harold's spies", DISCARD),
        (
            ("-o", "opponent=norman", "-o", "faction=saxon"),
            "vital",
            DISCARD,
        ),
        (("-o", "level=king"), "morcar", "Put 2 damage on the Foe’s current Objective"),
        (("-o", "level=king"), "eilmer", "Take 1 damage off your current Objective, or as much as it has"),
    ],
)
def test_what_is_done_at_the_table_the_player_is_told_to_do(args: tuple[str, ...], card: str, said: str) -> None:
    told = foe(*["pass", "over"] * 4, card, args=args)
    assert f"{said} [R.SOLO.TABLE]." in told
    assert "destroy" not in told


def test_a_card_that_exists_once_is_revealed_once() -> None:
    told = foe("gyrth", "gyrth godwinson", "over", "gyrth")
    assert told.count("costs 5; it has 0: discarded") == 2
    assert "“Gyrth Godwinson” lies on the Foe’s discard pile. [S.DRAW.EMPTY]" in told
    assert "“Harold Godwinson” is in play already." in foe("harold godwinson")


@pytest.mark.parametrize("place", ["birgu", "Birgu", "w3", "frontier 3"])
def test_places_have_their_names(place: str) -> None:
    told = run("foe", "1565-foe", lines=(f"my azabs {place}", "claim birgu foe", "quit")).output
    assert "The Ottomans play “Azabs” (Birgu)." in told
    assert "The Knights of Malta claim Birgu." in told


def test_french_names_and_words_are_understood_whatever_is_spoken() -> None:
    told = foe(
        "mienne archers normands w3",
        "grand fyrd",
        "toucher archers normands 1",
        "soigner archers normands",
        "épuiser archers normands",
        "prête archers normands",
        "déplacer archers normands w1",
        "final moi",
        "emporter w2 rival",
        "annuler",
        "pourquoi",
        "plateau",
        "partie archers normands",
        "aide",
        "quitter",
        args=("--lang", "fr"),
    )
    assert "Rien ne s’appelle ici" not in told
    assert "Le Rival place «\u00a0Grand fyrd\u00a0» (Aile 1, Ligne 1)" in told
    assert "Carte qui a quitté le jeu\u00a0: «\u00a0Archers normands\u00a0»." in told
    assert "la première carte de la pioche du Rival" in told
    assert "The Foe places “Great Fyrd”" in foe("grand fyrd")


def test_the_help_names_every_word() -> None:
    told = run("foe", "--help").output
    for word in ("my archers", "hit", "gone", "claim", "final", "pass", "over", "table", "why"):
        assert word in told
    assert "not a Foe for a real table" in str(run("foe", "1066").exception)


def test_the_companion_speaks_french() -> None:
    told = foe("great fyrd", "quelque chose", args=("--lang", "fr"))
    assert "Le Rival place «\u00a0Grand fyrd\u00a0»" in told
    assert "Rien ne s’appelle ici" in told
    assert "À vous." in told


def test_what_was_told_can_be_taken_back_and_the_table_kept(tmp_path: Path) -> None:
    told = foe("my norman archers w1", "undo", f"save {tmp_path / 'table'}")
    assert f"Saved: {tmp_path / 'table.senlac'}" in told
    again = foe("my norman archers w1", "table", args=(str(tmp_path / "table.senlac"),))
    assert again.count("1 Norman Archers") == 1


def test_attachments_lie_on_cards() -> None:
    told = foe("my papal banner on harold", "my papal banner on william", "my castle on the hill on w1")
    assert "“Papal Banner” cannot go on “Harold Godwinson”" in told
    assert "attach “Papal Banner” to William FitzRobert" in told
    assert "attach “Castle on the Hill” to Wedge 1" in told


@pytest.mark.parametrize("game", ["1066-foe", "1565-foe"])
def test_a_table_is_a_game_like_any_other(game: str) -> None:
    """Whatever is told, the kit finds nothing wrong with it; claiming two wedges ends it."""
    report = run("fuzz", game, "--games", "1")
    assert report.exit_code == 0, report.output
    session = Session.new(game, 1)
    for line in ("place w1", "pass"):
        session.play(0, line)
    while (question := asked(session)).kind != "companion.told":
        session.play(0, question.options[-1])
    side = session.game.names("side")[0]
    session.play(0, f"claim {side} w1")
    session.play(0, f"claim {side} w3")
    assert session.outcome is not None
    assert (session.outcome.winner, session.outcome.rule) == (0, "H.WIN.WEDGES")
