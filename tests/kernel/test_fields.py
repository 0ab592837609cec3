"""States: one field list, from which clone, digest, JSON and diff follow."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from senlac.declare import BadDeclaration, declare, out_of_date, target, written
from senlac.kernel.fields import State, blank, from_json
from senlac.kernel.frames import playout, run
from senlac.kernel.rng import Quick
from senlac.registry import configure


def some_state(decisions: int = 30) -> State:
    s: State = configure("fords", {}).start()
    run(s)
    playout(s, Quick(5), decisions)
    return s


def test_a_clone_is_equal_and_apart() -> None:
    s = some_state()
    copy = s.clone()
    assert copy.digest() == s.digest()
    assert copy.diff(s) == []
    playout(copy, Quick(1), 3)
    assert copy.digest() != s.digest()
    assert s.digest() == some_state().digest()


def test_a_clone_shares_the_stack_and_listens_to_nothing() -> None:
    s = some_state()
    s.events = []
    copy = s.clone()
    assert copy.top is s.top
    assert copy.events is None


def test_json_holds_everything_and_names_the_steps() -> None:
    s = some_state()
    record = json.loads(json.dumps(s.to_json()))
    assert record["top"][0][0].startswith("proving.fords.")
    again = from_json(type(s), s.game, record)
    assert again.digest() == s.digest()
    assert again.values() == s.values()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda record: record.pop("score"), "score"),
        (lambda record: record.update(extra=1), "extra"),
        (lambda record: record.update(round="two"), "round should be of type int"),
        (lambda record: record.update(hand=7), "hand should be a list"),
        (lambda record: record["top"][0].__setitem__(0, "fords.nothing"), "no step of the rules is called"),
    ],
)
def test_json_of_another_shape_is_refused_with_the_field(change: object, says: str) -> None:
    s = some_state()
    record = json.loads(json.dumps(s.to_json()))
    change(record)  # type: ignore[operator]
    with pytest.raises(ValueError, match=says):
        from_json(type(s), s.game, record)


def test_diff_goes_down_to_the_item() -> None:
    s, other = some_state(), some_state()
    other.score[1] += 1  # type: ignore[attr-defined]
    other.epoch += 2
    assert other.diff(s) == [("epoch", s.epoch + 2, s.epoch), ("score[1]", s.score[1] + 1, s.score[1])]  # type: ignore[attr-defined]


def test_the_digest_names_the_position_and_not_what_was_learnt_on_the_way() -> None:
    names = [name for name, _ in State.FIELDS]
    for name in names[1:]:
        s = some_state()
        before = s.digest()
        value = getattr(s, name)
        setattr(s, name, (*value, 1) if isinstance(value, tuple) else type(value)(not value))
        assert (s.digest() == before) == (name in ("epoch", "learnt")), name


def test_a_state_can_be_sent_to_another_process() -> None:
    s = some_state()
    again = pickle.loads(pickle.dumps(s))
    assert again.digest() == s.digest()
    assert again.game.options == s.game.options


def test_repr_names_the_position() -> None:
    s = some_state()
    assert s.digest() in repr(s)


def test_the_base_state_follows_its_own_declaration() -> None:
    s = blank(State, configure("fords", {}))
    assert s.clone().values() == s.values() == ((), (), (), 0, 0, 0, False)


# ------------------------------------------------------------------ senlac declare

SOURCE = '''
class Pond(State):
    """Fish."""

    fish: list[int]
    reeds: list[list[int]]
    depth: int
    NAME: ClassVar[str] = "pond"

    def splash(self) -> None:
        self.depth += 1
'''


def test_declare_writes_the_rest_of_the_class_once() -> None:
    whole = declare(SOURCE)
    assert "self.fish[:]," in whole
    assert "[item[:] for item in self.reeds]," in whole
    assert '("depth", "int"),' in whole
    assert "def splash" in whole
    assert declare(whole) == whole


def test_declare_follows_a_new_field() -> None:
    whole = declare(declare(SOURCE).replace("    depth: int\n    NAME", "    depth: int\n    mud: bool\n    NAME"))
    assert "mud: bool," in whole
    assert whole.count("def clone") == 1


def test_declare_writes_every_state_of_a_file() -> None:
    two = SOURCE + SOURCE.replace("Pond", "Lake").replace("fish", "pike")
    whole = declare(two)
    assert whole.count("def clone") == 2
    assert "self.pike[:]," in whole
    assert declare(whole) == whole


@pytest.mark.parametrize(
    ("source", "says"),
    [
        (SOURCE.replace("list[int]", "dict[str, int]"), r"pond.py:5: a field cannot be dict\[str, int\]"),
        ("class Pond(State):\n    pass\n", "pond.py:1: Pond declares no fields"),
        (declare(SOURCE).replace("    # </declared>", ""), "one of the two markers"),
    ],
)
def test_declare_refuses_what_it_cannot_write(source: str, says: str) -> None:
    with pytest.raises(BadDeclaration, match=says):
        declare(source, "pond.py")


def test_out_of_date_names_the_files_that_do_not_follow(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.py", tmp_path / "bad.py"
    good.write_text(declare(SOURCE))
    bad.write_text(SOURCE)
    assert out_of_date([good, bad]) == [bad]


def test_a_large_state_is_written_to_a_file_of_its_own(tmp_path: Path) -> None:
    fields, made = tmp_path / "pond_fields.py", tmp_path / "pond.py"
    fields.write_text(f"from typing import Any  # noqa: F401 - for the class that is made\n{SOURCE}")
    assert target(fields) == made
    assert out_of_date([fields]) == [fields]
    made.write_text(written(fields))
    assert out_of_date([fields, made]) == []
    assert made.read_text().startswith("# Made from pond_fields.py by `senlac declare`: edit that, not this.\n")
    assert "noqa" not in made.read_text()
    fields.write_text(fields.read_text().replace("depth: int", "depth: bool"))
    assert out_of_date([fields]) == [fields]
