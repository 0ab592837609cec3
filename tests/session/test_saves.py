"""Saves: whole or refused with the line, never half; atomic; old ones load for ever."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from senlac.kernel.errors import BadSave, ReplayMismatch, SenlacError
from senlac.kernel.rng import Quick
from senlac.session import Session, saves

from ..processes import started

OLD = sorted((Path(__file__).parents[1] / "saves").glob("v*/*.senlac"))

Played = Callable[..., Session]


@pytest.fixture
def save(tmp_path: Path, played: Played) -> Path:
    path = tmp_path / "game.senlac"
    played(40).save(path)
    return path


def test_a_save_is_json_with_one_entry_a_line(save: Path) -> None:
    document = json.loads(save.read_text("utf-8"))
    lines = save.read_text("utf-8").split("\n")
    assert len(document["journal"]) == len(lines) - 7
    for number, entry in enumerate(document["journal"]):
        assert json.loads(lines[saves.FIRST_LINE - 1 + number].rstrip(",")) == entry


@pytest.mark.parametrize("decisions", [0, 1, 7, 40, 500])
def test_a_loaded_game_goes_on_as_it_would_have(tmp_path: Path, decisions: int, played: Played) -> None:
    session = played(decisions)
    session.save(tmp_path / "a.senlac")
    again = Session.load(tmp_path / "a.senlac")
    assert again.state.digest() == session.state.digest()
    assert [line.seen for line in again.log(0)] == [line.seen for line in session.log(0)]
    assert again.outcome == session.outcome
    rng = Quick(9)
    while session.outcome is None:
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        action = rng.pick(question.options)
        session.play(seat, action)
        again.play(seat, action)
    assert again.state.digest() == session.state.digest(), "the generator goes on from where it was"


def test_a_save_cut_off_anywhere_is_refused_with_a_line(save: Path) -> None:
    text = save.read_text("utf-8")
    for length in range(0, len(text) - 2, max(1, len(text) // 60)):
        save.write_text(text[:length], "utf-8")
        with pytest.raises(BadSave, match="line") as refused:
            Session.load(save)
        assert 1 <= refused.value.fields["line"] <= text.count("\n") + 1


def test_an_edited_line_is_named(save: Path) -> None:
    lines = save.read_text("utf-8").split("\n")
    edited = 0
    for number, line in enumerate(lines):
        if '"do": "pass"' in line:
            changed = [*lines]
            changed[number] = line.replace('"seat": 0', '"seat": 2').replace('"seat": 1', '"seat": 0')
            save.write_text("\n".join(changed), "utf-8")
            with pytest.raises(BadSave, match=f"line {number + 1}: this line was edited"):
                Session.load(save)
            edited += 1
    assert edited


def test_a_line_taken_out_or_doubled_is_found(save: Path) -> None:
    lines = save.read_text("utf-8").split("\n")
    for changed in ([*lines[:10], *lines[11:]], [*lines[:10], lines[9], *lines[10:]]):
        save.write_text("\n".join(changed), "utf-8")
        with pytest.raises(BadSave, match=r"line 1[01]: this line was edited"):
            Session.load(save)


def rewritten(save: Path, change: Any) -> None:
    """Change the parts of a save and sum them again, as somebody who knows the format could."""
    document = json.loads(save.read_text("utf-8"))
    change(document)
    chain = ""
    for record in [document["head"], *document["journal"], document["tail"]]:
        record.pop("sum", None)
        chain = saves._sum(chain, record)
        record["sum"] = chain
    save.write_text(json.dumps(document), "utf-8")


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        (lambda d: d["head"].update(format=99), BadSave, "its format is 99, but this version of Senlac reads format 1"),
        (lambda d: d["head"].update(game="chess"), BadSave, "No installed game is called 'chess'"),
        (lambda d: d["head"].update(rules_version=7), BadSave, "played under rules version 7, newer than 1"),
        (lambda d: d["head"].update(content_hash="abc"), BadSave, "with different cards or maps"),
        (lambda d: d["head"].update(options={"round": 3}), BadSave, "no option round"),
        (lambda d: d["head"].update(more=1), BadSave, "unknown field"),
        (lambda d: d["tail"].update(algorithm="mt"), BadSave, "unknown random generator"),
        (lambda d: d["tail"].update(rng="zz"), BadSave, "invalid literal"),
        (lambda d: d["tail"].update(rng="-0x1"), BadSave, "not a state of the random generator"),
        (lambda d: d["tail"].update(rng="0x" + "f" * 100), BadSave, "not a state of the random generator"),
        (lambda d: d["journal"].append({"entry": "resigned", "seat": 5}), ReplayMismatch, "cannot be a resignation"),
        (
            lambda d: d["journal"].append({"entry": "taken-back", "seat": 99, "agreed": [1], "withdrawn": []}),
            ReplayMismatch,
            "a seat that does not exist in this game",
        ),
        (lambda d: d["tail"].update(digest="0"), ReplayMismatch, "the replayed position differs from the saved one"),
        (lambda d: (d["tail"].update(digest="0"), d["tail"]["snapshot"].update(round=9)), ReplayMismatch, "in round."),
        (lambda d: d["journal"][2].update(do="dance"), ReplayMismatch, "line 6: Entry 3 of the journal does not fit"),
        (lambda d: d["journal"][5].update(entry="sung"), BadSave, "line 9"),
        (lambda d: d["journal"][5].update(seat="West"), BadSave, "line 9"),
    ],
)
def test_a_save_that_is_summed_but_wrong_is_refused(
    save: Path, change: Any, error: type[SenlacError], says: str
) -> None:
    rewritten(save, change)
    with pytest.raises(error) as refused:
        Session.load(save)
    assert says in str(refused.value)


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def test_a_lot_nested_without_end_is_refused(save: Path) -> None:
    rewritten(save, lambda document: document["journal"][0].update(lot=nested(600)))
    with pytest.raises((BadSave, ReplayMismatch)) as refused:
        Session.load(save)
    assert len(str(refused.value)) < 400


def test_a_number_without_end_and_a_name_twice_are_refused(save: Path) -> None:
    text = save.read_text("utf-8")
    for changed, says in (
        (text.replace('"rules_version": 1', f'"rules_version": {"1" * 5000}'), "limit"),
        (text.replace('"seed": ', '"seed": "evil", "seed": '), "the same name twice"),
    ):
        assert changed != text
        save.write_text(changed, "utf-8")
        with pytest.raises(BadSave, match=says):
            Session.load(save)


def test_a_path_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSave):
        Session.load("a\0b")


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", '{"head": 1, "journal": [], "tail": {}}', "[" * 100_000, "\x00", "no save", '{"a": NaN}'],
)
def test_what_is_no_save_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.senlac"
    path.write_text(text, "utf-8")
    with pytest.raises(BadSave):
        Session.load(path)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.senlac"
    path.write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(BadSave, match="not text"):
        Session.load(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="No such file"):
        Session.load(tmp_path / "none.senlac")
    with pytest.raises(BadSave):
        Session.load(tmp_path)


def test_a_file_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, save: Path) -> None:
    monkeypatch.setattr(saves, "LARGEST", 100)
    with pytest.raises(BadSave, match="larger than"):
        Session.load(save)


def test_a_report_is_an_ordinary_save_that_says_what_went_wrong(tmp_path: Path, played: Played) -> None:
    path = tmp_path / "report.senlac"
    session = played(10)
    session.report(path, note="the Herald drew twice")
    assert Session.load(path).state.digest() == session.state.digest()
    about = json.loads(path.read_text("utf-8"))["tail"]["about"]
    assert about["note"] == "the Herald drew twice"
    assert set(about) == {"note", "senlac", "python", "on"}


WRITER = """
import sys
from pathlib import Path
from senlac.session import Session
small, large = Session.load(sys.argv[1]), Session.load(sys.argv[2])
print("ready", flush=True)
while True:
    small.save(sys.argv[3])
    large.save(sys.argv[3])
"""


def test_a_kill_at_any_moment_leaves_a_whole_save(tmp_path: Path, played: Played) -> None:
    small, large, target = (tmp_path / f"{name}.senlac" for name in ("small", "large", "target"))
    played(5).save(small)
    played(70).save(large)
    played(5).save(target)
    whole = {Session.load(path).state.digest() for path in (small, large)}
    for round_ in range(8):
        command = (sys.executable, "-c", WRITER, str(small), str(large), str(target))
        with started(*command, stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
            time.sleep(0.03 + 0.011 * round_)
            writer.kill()
            writer.wait()
        assert Session.load(target).state.digest() in whole


def test_a_failed_write_leaves_the_old_save_and_no_litter(
    save: Path, monkeypatch: pytest.MonkeyPatch, played: Played
) -> None:
    before = save.read_text("utf-8")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        played(20).save(save)
    assert save.read_text("utf-8") == before
    assert list(save.parent.iterdir()) == [save]


@pytest.mark.parametrize("path", OLD, ids=[f"{path.parent.name}/{path.name}" for path in OLD])
def test_old_saves_load_for_ever(path: Path) -> None:
    session = Session.load(path)
    assert session.journal


def test_there_are_old_saves_of_every_format() -> None:
    assert {path.parent.name for path in OLD} == {f"v{number}" for number in range(1, saves.FORMAT + 1)}


def test_a_game_keeps_the_rules_it_began_with(tmp_path: Path) -> None:
    """A save under earlier rules is played, copied and saved again under them; a new game is not."""
    session = Session.load(next(path for path in OLD if path.stem == "1066-midgame"))
    assert session.game.rules == 1
    assert pickle.loads(pickle.dumps(session.game)).rules == 1
    session.save(tmp_path / "again.senlac")
    assert Session.load(tmp_path / "again.senlac").game.rules == 1
    assert Session.new("1066", seed=7).game.rules == 2
