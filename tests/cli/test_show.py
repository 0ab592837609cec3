"""`senlac show`: a position of a save in text and as a picture, and what it says when it cannot."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from senlac.cli.show import NoPicture, command
from senlac.kernel.errors import BadOption, BadSave
from senlac.kernel.rng import Quick
from senlac.session import Session

SAVES = Path(__file__).parents[1] / "saves" / "v1"


def show(*args: str | Path) -> Result:
    return CliRunner().invoke(command, [str(arg) for arg in args], env={"COLUMNS": "100"})


def played(name: str, folder: Path, decisions: int) -> tuple[Session, Path]:
    """A game after some decisions at random, and its save."""
    session = Session.new(name, seed=5)
    rng = Quick(5)
    for _ in range(decisions):
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        session.play(seat, rng.pick(question.options))
    path = folder / "game.senlac"
    session.save(path)
    return session, path


# ------------------------------------------------------------------ in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_board_of_a_save_is_what_a_spectator_sees(tmp_path: Path, lang: str) -> None:
    session, path = played("fords", tmp_path, 6)
    result = show(path, "--lang", lang)
    assert result.exit_code == 0
    assert result.output.strip() == session.game.show.board(session.view(), lang, 100).strip()


def test_any_earlier_position_can_be_shown(tmp_path: Path) -> None:
    early, path = played("fords", tmp_path, 4)
    then = early.game.show.board(early.view(), "en", 100)
    _, path = played("fords", tmp_path, 9)
    assert show(path, "--at", "4").output.strip() == then.strip()
    assert show(path, "--at", "9").output == show(path).output
    begun = Session.new("fords", seed=5)
    assert show(path, "--at", "0").output.strip() == begun.game.show.board(begun.view(), "en", 100).strip()


@pytest.mark.parametrize("path", sorted(SAVES.glob("*-midgame.senlac")), ids=lambda path: path.stem)
def test_saves_of_every_game_can_be_shown_from_their_start(path: Path) -> None:
    assert show(path).output.strip()
    assert show(path, "--at", "0").exit_code == 0
    assert show(path, "--at", "1").exit_code == 0


def test_a_resignation_is_the_last_decision() -> None:
    path = SAVES / "fords-takeback-resigned.senlac"
    result = show(path, "--at", "9999")
    assert isinstance(result.exception, BadOption)
    last = result.exception.fields["expected"].split()[-1]
    assert show(path, "--at", last).output == show(path).output


def test_a_board_goes_into_a_file_when_asked_to(tmp_path: Path) -> None:
    _, path = played("fords", tmp_path, 3)
    target = tmp_path / "board.txt"
    result = show(path, "-o", target)
    assert str(target) in result.output
    assert target.read_text("utf-8").strip() == show(path).output.strip()


# ------------------------------------------------------------------ refusals


def test_a_game_without_a_picture_says_so(tmp_path: Path) -> None:
    _, path = played("fords", tmp_path, 2)
    result = show(path, "--svg")
    assert isinstance(result.exception, NoPicture)
    assert "leave out --svg" in str(result.exception)
    assert not path.with_suffix(".svg").exists()


def test_a_decision_that_was_not_made_cannot_be_shown(tmp_path: Path) -> None:
    _, path = played("fords", tmp_path, 2)
    result = show(path, "--at", "3")
    assert isinstance(result.exception, BadOption)
    assert "give --at a number from 0 to 2" in str(result.exception)


def test_dark_is_for_pictures(tmp_path: Path) -> None:
    _, path = played("fords", tmp_path, 2)
    result = show(path, "--dark")
    assert isinstance(result.exception, BadOption)
    assert "add --svg" in str(result.exception)


def test_a_save_is_never_written_over(tmp_path: Path) -> None:
    _, path = played("fords", tmp_path, 2)
    before = path.read_bytes()
    assert isinstance(show(path, "-o", path).exception, BadOption)
    assert path.read_bytes() == before


def test_what_is_no_save_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.senlac"
    path.write_text("{}", "utf-8")
    assert isinstance(show(path).exception, BadSave)
    assert show(tmp_path / "nowhere.senlac").exit_code == 2


# ------------------------------------------------------------------ pictures


def test_a_picture_lies_beside_its_save(tmp_path: Path) -> None:
    session, path = played("hastings", tmp_path, 8)
    result = show(path, "--svg")
    assert result.exit_code == 0, result.exception
    target = path.with_suffix(".svg")
    assert str(target) in result.output
    assert target.read_text("utf-8").strip() == session.game.show.picture(session.view(), "en", False).strip()
    ElementTree.parse(target)


def test_a_picture_can_be_dark_french_early_and_on_the_screen(tmp_path: Path) -> None:
    _, path = played("hastings", tmp_path, 8)
    begun = Session.new("hastings", seed=5)
    result = show(path, "--svg", "--dark", "--lang", "fr", "--at", "0", "-o", "-")
    assert result.output.strip() == begun.game.show.picture(begun.view(), "fr", True).strip()
    assert not path.with_suffix(".svg").exists()
