"""`senlac play hastings`: the map, the hexes, reasons, undo of an impulse, odds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from senlac.cli.main import senlac


def play(lines: str, lang: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the Norman sees who types these lines; the first die gives him the Initiative."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "150")
    seats = ["--seat", "Norman=human", "--seat", "Anglo-Saxon=random"]
    result = CliRunner().invoke(senlac, ["play", "hastings", "--seed", "4", "--lang", lang, *seats], input=lines)
    assert result.exit_code == 0, result.output
    return result.output


ORDERS = "activate N-C\nshoot AS-C\nshoot AS-C\n"


def test_a_hex_is_shown_with_all_that_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = play("show 1204\nquit\n", "en", tmp_path, monkeypatch)
    assert "AS-C-H2" in said
    assert "Harold" in said.split("Norman >")[1]


def test_a_move_that_is_too_far_is_explained_by_its_costs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = play(
        ORDERS + "order N-C-M1\nwhy move N-C-M1 0906 N\nwhy move N-C-M1 0907 S\nquit\n", "en", tmp_path, monkeypatch
    )
    assert "The enemy holds hex 0906: Fyrd of the Right, 5th. [A12]" in said
    assert "MP, has 3" in said


def test_undo_all_takes_an_impulse_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moves = "order N-C-K1\nmove N-C-K1 1110 N\norder N-C-K2\nmove N-C-K2 1210 N\n"
    said = play(ORDERS + moves + "undo all\nquit\n", "en", tmp_path, monkeypatch)
    counts = [line for line in said.splitlines() if "pieces to go" in line]
    assert "10 pieces to go" in counts[0]
    assert "8 pieces to go" in counts[-2]
    assert "10 pieces to go" in counts[-1]


def test_odds_stand_beside_every_attack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moves = "".join([f"order N-C-M{i}\nmove N-C-M{i} {i + 8:02}07 N\n" for i in range(1, 7)])
    said = play(ORDERS + moves + "done\nquit\n", "fr", tmp_path, monkeypatch)
    assert "; dé +" in said.replace("\N{NO-BREAK SPACE}", "")
    # A long line is broken where the terminal ends.
    assert "mur de boucliers +1" in " ".join(said.split())
    assert "recul 16⅔" in said


def test_no_menu_is_longer_than_40_lines_and_a_hex_comes_before_its_facings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = play(ORDERS + "order N-C-K2\n1\nmove N-C-K2 1207\n2\nquit\n", "en", tmp_path, monkeypatch)
    menus = re.split(r"Norman >", said)
    assert all(len(re.findall(r"(?:^|  ) *\d+  \S", menu, re.MULTILINE)) <= 40 for menu in menus)
    assert "Move Knights of the Center, 2nd 1207 … (5)  5 MP" in menus[5]
    assert "Move Knights of the Center, 2nd 1109 … (6)  2–3 MP" in menus[5]
    assert "2  To 1207, facing NE" in menus[6]
    assert "Knights of the Center, 2nd moves to 1207, facing NE." in menus[7]


@pytest.mark.parametrize(
    "line",
    [
        "move N-C-K1 1110 N",
        "déplacer n-c-k1 1110 nord",
        "move n-c-k1 to hex 1110 facing north",
    ],
)
def test_a_move_is_ordered_in_one_line(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = play(ORDERS + f"why {line}\n{line}\nquit\n", "en", tmp_path, monkeypatch)
    assert "You may do that." in said
    assert "Knights of the Center, 1st moves to 1110, facing N." in said
    assert "9 pieces to go" in said


def test_done_does_not_vanish_without_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = play(ORDERS + "move N-C-M1 0907 N\nquit\n", "en", tmp_path, monkeypatch)
    menu = said.rsplit("pieces to go", 1)[1]
    assert "Done" not in menu.split("Medium Infantry of the Center, 1st")[0]
    assert re.search(r"^  Medium Infantry of the Center, 1st .*\[1\.1\.COMMAND\]", menu, re.MULTILINE)


def test_what_does_not_fit_the_game_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = play("help\nwhy\nwhy log 2\npiles\nquit\n", "en", tmp_path, monkeypatch)
    assert "show HEX, UNIT or COMMAND" in said
    assert "CARD" not in said
    assert "Foe" not in said
    assert "why – the rule behind the question" in said
    assert "[5.1.4] The winner chooses" in said
    assert "This game has no piles of cards." in said


def test_commands_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = play("show norman center\nmontrer centre\nquit\n", "en", tmp_path, monkeypatch)
    assert "N-C-K1 Knights of the Center, 1st: 1111, faces N" in said
    assert "“centre” could mean several things: Fyrd of the Center, 1st" in said


def test_shots_do_not_read_like_rolls_and_a_wall_takes_the_first_hit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = "".join([f"move N-C-M{i} {i + 8:02}07 N\n" for i in range(1, 7)])
    said = play(ORDERS + moves + "done\nquit\n", "en", tmp_path, monkeypatch)
    assert "Shot 1 of the Norman Center: at which Command?" in said
    assert "only the wall breaks 16⅔%, nothing" in said


def test_two_people_need_not_hide_what_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    seats = ["--seat", "Norman=human", "--seat", "Anglo-Saxon=human"]
    told = CliRunner().invoke(senlac, ["play", "hastings", "--seed", "4", *seats], input="yield\n\nquit\n").output
    assert "Anglo-Saxon, it is your turn. Press Enter" in told
    assert "Nobody else should look" not in told
