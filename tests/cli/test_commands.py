"""The command line, as people use it: real processes where it matters, no tracebacks, exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senlac.cli.main import COMMANDS, senlac
from senlac.registry import games
from senlac.session import Session, saves
from senlac.version import __version__

from ..processes import ctrl_c, interrupted, refused, started

SAVES = Path(__file__).parents[1] / "saves" / "v1"


def run(*args: str, given: str = "") -> Result:
    return CliRunner().invoke(senlac, args, input=given)


def process(
    *args: str, given: str = "", home: Path | None = None, cwd: Path | None = None, **environs: str
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "100", **environs}
    if home is not None:
        environment |= {"HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    command = [sys.executable, "-m", "senlac", *args]
    return subprocess.run(command, input=given, capture_output=True, text=True, env=environment, cwd=cwd, check=False)


@pytest.mark.parametrize("verb", COMMANDS)
def test_every_verb_has_help_with_an_example(verb: str) -> None:
    result = run(verb, "--help")
    assert result.exit_code == 0
    assert f"senlac {verb}" in result.output


def test_the_overview_names_every_verb() -> None:
    result = process()
    assert result.returncode == 0
    for verb in COMMANDS:
        assert f"\n  {verb} " in result.stdout


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "chess"), "No installed game is called 'chess'"),
        (("fuzz", "ford"), "Did you mean fords?"),
        (("perft", "fords", "-o", "rounds"), "Write an option as NAME=VALUE"),
        (("perft", "fords", "-o", "rounds=99"), "of at most 20"),
        (("replay", "nowhere.senlac"), "does not exist"),
        (("play", "nowhere.senlac"), "No such file"),
        (("play", "fords", "--seat", "North=human"), "a seat of this game (West, East)"),
        (("play", "fords", "--seat", "West=stockfish"), "not by 'stockfish'"),
        (("dance",), "No such command 'dance'"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_exit_code_2(args: tuple[str, ...], says: str) -> None:
    assert says in refused(*args)


def test_a_process_refuses_like_that() -> None:
    result = process("serve", "--no-browser", "--port", "0", "--database", "mysql://localhost/games")
    assert (result.returncode, result.stdout) == (2, "")
    assert "not mysql" in result.stderr
    assert "Traceback" not in result.stderr


def test_the_version_says_whether_it_is_compiled() -> None:
    assert run("--version").output == f"senlac, version {__version__} (pure Python)\n"


def test_games_lists_them_and_their_options() -> None:
    listed = run("games").output
    assert all(name in listed for name in games())
    assert "-o rounds=8" in run("games", "fords").output


# ------------------------------------------------------------------ play


def test_two_bots_play_a_game_in_the_terminal() -> None:
    result = run("play", "fords", "--seed", "4", "--seat", "West=random", "--seat", "East=random", "-o", "rounds=1")
    assert result.exit_code == 0
    assert "wins" in result.output or "A tie" in result.output


def test_a_person_can_choose_ask_why_undo_and_leave(tmp_path: Path) -> None:
    told = '1\nwhy cast "Parry W1"\nwhy pass\nlog\nboard\nhelp\n99\ndance\nsave here\nquit\n'
    result = process("play", "fords", "--seed", "4", given=told, home=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "Keep this hand" in result.stdout
    assert "You may do that." in result.stdout
    assert "Choose a number from 1 to" in result.stdout
    assert "Nothing here is called “dance”." in result.stdout
    assert "why ACTION – why an action is not allowed" in result.stdout
    left = result.stdout.split("senlac play ")[-1].strip()
    assert Session.load(left).game.name == "fords"
    Path("here.senlac").unlink(missing_ok=True)


def test_a_game_that_was_left_goes_on(tmp_path: Path) -> None:
    left = process("play", "fords", "--seed", "4", given="1\nquit\n", home=tmp_path)
    path = left.stdout.split("senlac play ")[-1].strip()
    again = process("play", path, given="resign\ny\n", home=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "the other side resigned [K.RESIGN]" in again.stdout


def test_french_is_spoken_when_asked_for(tmp_path: Path) -> None:
    result = process("play", "fords", "--seed", "4", "--lang", "fr", given="1\nquit\n", home=tmp_path)
    assert "Garder cette main" in result.stdout
    assert "Pour la reprendre" in result.stdout


def test_two_people_hand_the_screen_over(tmp_path: Path) -> None:
    seats = ("--seat", "West=human", "--seat", "East=human")
    result = process("play", "fords", "--seed", "4", *seats, given="1\n\n1\nquit\n", home=tmp_path)
    assert "East, it is your turn. Nobody else should look." in result.stdout


def test_undo_and_takeback_at_the_table(tmp_path: Path) -> None:
    result = process("play", "fords", "--seed", "4", given="1\nundo\ntakeback\n2\nquit\n", home=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "You cannot undo past a die roll, a reveal or another player's decision" in result.stdout
    assert "West takes back a decision, by consent." in result.stdout


def test_ctrl_c_at_the_table_saves_and_ends_quietly(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    pipe = subprocess.PIPE
    command = (sys.executable, "-m", "senlac", "play", "fords")
    with started(*command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe) as game:
        assert game.stdout is not None
        while "number" not in game.stdout.readline():
            pass
        ctrl_c(game)
        out, err = game.communicate()
    assert "The game is saved." in out
    assert "Traceback" not in err


# ------------------------------------------------------------------ fuzz, perft, replay, declare


def test_fuzz_plays_and_counts() -> None:
    result = run("fuzz", "fords", "--games", "3", "--jobs", "1", "-o", "rounds=1")
    assert result.exit_code == 0, result.output
    assert "3 games" in result.output
    assert "0 failures" in result.output


def test_fuzz_in_several_processes_gives_the_same() -> None:
    one = run("fuzz", "fords", "--games", "4", "--jobs", "1", "-o", "rounds=1").output
    two = run("fuzz", "fords", "--games", "4", "--jobs", "2", "-o", "rounds=1").output
    assert one.strip().split("\n")[-1] == two.strip().split("\n")[-1]


def test_perft_counts_and_divides() -> None:
    plain = run("perft", "fords", "--depth", "2", "--seed", "1").output
    assert plain.startswith("depth 2: 4 (")
    assert run("perft", "fords", "--depth", "2", "--divide").output.startswith("keep: 2\nredraw: 2\ndepth 2: 4")
    assert "The game is over at that point." in run("perft", "fords", "--after", "9999").output


@pytest.mark.parametrize("path", sorted(SAVES.glob("*-midgame.senlac")), ids=lambda path: path.stem)
def test_replay_shows_a_save_and_checks_it(path: Path) -> None:
    result = run("replay", str(path))
    assert result.exit_code == 0, result.output
    assert "Every step fits." in result.output
    held = run("replay", str(path), "--quiet", "--kit", "--lang", "fr")
    assert held.exit_code == 0, held.output
    assert "properties hold at the last position" in held.output


def test_replay_of_a_damaged_save_fails_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "x.senlac"
    path.write_text((SAVES / "fords-finished.senlac").read_text("utf-8").replace('"do": "pass"', '"do": "keep"', 1))
    result = process("replay", str(path))
    assert result.returncode == 2
    assert "this line was edited" in result.stderr
    assert "Traceback" not in result.stderr


def test_declare_checks_and_writes(tmp_path: Path) -> None:
    path = tmp_path / "state.py"
    path.write_text("class Pond(State):\n    fish: list[int]\n")
    assert process("declare", "--check", str(path)).returncode == 1
    assert run("declare", str(path)).output == f"{path}: written\n"
    assert run("declare", "--check", str(path)).exit_code == 0
    path.write_text("class Pond(State):\n    fish: dict[str, int]\n")
    assert process("declare", str(path)).returncode == 1
    for broken in (b"x = (", b"\xff"):
        path.write_bytes(broken)
        refused = process("declare", str(path))
        assert refused.returncode == 1
        assert f"{path}:1: this is no" in refused.stderr


def test_checks_that_fail_exit_with_1(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text("@rule('K.BOGUS')\ndef test_x(): ...\n")
    checked = process("rules", "--check", cwd=tmp_path)
    assert checked.returncode == 1
    assert "unknown rule id 'K.BOGUS'" in checked.stdout
    save = tmp_path / "other.senlac"
    lines = (SAVES / "fords-midgame.senlac").read_text("utf-8")
    document = json.loads(lines)
    document["tail"]["digest"] = "0" * 16
    chain = ""
    for record in (document["head"], *document["journal"], document["tail"]):
        record.pop("sum")
        chain = record["sum"] = saves._sum(chain, record)
    save.write_text(json.dumps(document), "utf-8")
    replayed = process("replay", str(save))
    assert replayed.returncode == 1
    assert "differs from the saved one" in replayed.stderr


def test_who_has_read_enough_gets_no_traceback() -> None:
    shell = f"{sys.executable} -m senlac rules | head -1"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.mark.parametrize("columns", ["40", "80", "120"])
def test_a_whole_hand_is_shown_at_any_width(tmp_path: Path, columns: str) -> None:
    shown = process("play", "fords", "--seed", "4", given="1\nquit\n", home=tmp_path, COLUMNS=columns).stdout
    words = shown.replace("│", " ").split()
    session = Session.new("fords", "4")
    for card in session.view(0)["hand"]:
        kind, copy = session.game.show.label("card", card).split()
        assert copy in [word.strip(",") for word in words], f"{kind} {copy} is not on the board"


def test_the_same_seed_is_the_same_game_between_bots() -> None:
    args = ("play", "fords", "--seed", "4", "--seat", "West=greedy", "--seat", "East=random", "-o", "rounds=2")
    assert run(*args).output == run(*args).output


def test_nothing_typed_at_the_table_loses_the_game(tmp_path: Path) -> None:
    lines = ["save .", "9" * 5000, "why 1", "why 99", "HELP", "", "why", "save /nowhere/at/all", "é\x00"]
    result = process(
        "play", "fords", "--seed", "4", given="\n".join([*lines, "quit"]) + "\n", home=tmp_path, cwd=tmp_path
    )
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr
    assert "You may do that." in result.stdout
    assert "cannot be written" in result.stdout
    assert "The game is saved." in result.stdout


def test_a_game_is_saved_here_when_there_is_no_home(tmp_path: Path) -> None:
    result = process("play", "fords", given="quit\n", cwd=tmp_path, HOME="/proc/none", XDG_DATA_HOME="/proc/none")
    assert result.returncode == 0, result.stderr
    assert len(list(tmp_path.glob("fords-*.senlac"))) == 1


def test_ctrl_c_ends_fuzzing_and_all_its_workers_quietly() -> None:
    code, _, shown = interrupted("fuzz", "fords", "--games", "50000", "--jobs", "2", when=r"[1-9]\d*/50000")
    assert code == 130, shown
    assert "Traceback" not in shown
