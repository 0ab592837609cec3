"""`senlac export` and `senlac import`."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from senlac.cli.main import senlac
from senlac.session import Session

SAVES = Path(__file__).parents[1] / "saves" / "v1"


def run(*arguments: object) -> Result:
    return CliRunner().invoke(senlac, [str(argument) for argument in arguments])


def test_a_save_is_exported_and_imported_again(tmp_path: Path) -> None:
    save, record = SAVES / "hillock-finished.senlac", tmp_path / "battle.record"
    assert f"Written: {record} (1 games)" in run("export", save, "-o", record).output
    assert "; " in record.read_text("utf-8")
    assert "1 saves" in run("import", record, "--into", tmp_path / "back").output
    again = Session.load(tmp_path / "back" / "battle-1.senlac")
    assert again.state.digest() == Session.load(save).state.digest()


def test_a_record_goes_to_the_screen_in_french(tmp_path: Path) -> None:
    told = run("export", SAVES / "hastings-midgame.senlac", "--lang", "fr").output
    assert "\n; " in told
    assert "\n; " not in run("export", SAVES / "hastings-midgame.senlac", "--plain").output


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    record = tmp_path / "battle.record"
    run("export", SAVES / "hillock-finished.senlac", "-o", record, "--plain")
    text = record.read_text("utf-8")
    record.write_text(text.replace("\n= ", "\n= not ", 1), "utf-8")
    failed = run("import", record, "--check")
    assert failed.exit_code == 1
    assert "does not lead to" in failed.output
    record.write_text("; nothing\n", "utf-8")
    assert isinstance(run("import", record, "--check").exception, Exception)
    assert not list(tmp_path.glob("*.senlac"))
