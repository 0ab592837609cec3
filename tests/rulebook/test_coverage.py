"""Coverage of rules: marks in code, marks in tests, and what pytest says of a mark on nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from senlac.rulebook import Coverage, RuleIndex, check, load, rule, survey

RULES = """
[book]
id = "ford"
title = "The Ford"
status = "STATUS"

[[rule]]
id = "F.CROSS"
text = "A unit crosses with its whole move."
[[rule]]
id = "F.WIN"
text = "Whoever holds both banks wins."
[[ruling]]
id = "R.BANK"
rules = ["F.WIN"]
default = "An empty bank is held by nobody."
"""


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")
    return path


def rules(tmp_path: Path, status: str = "planned") -> RuleIndex:
    write(tmp_path / "rules" / "ford.toml", RULES.replace("STATUS", status))
    return load(tmp_path / "rules")


def surveyed(tmp_path: Path, status: str = "planned") -> Coverage:
    return survey(rules(tmp_path, status), [tmp_path / "src"], [tmp_path / "tests"])


def code_lines(tmp_path: Path, source: str) -> list[int]:
    write(tmp_path / "src" / "game.py", source)
    return [place.line for place in surveyed(tmp_path).covered["F.CROSS"].code]


def marked_tests(tmp_path: Path, source: str) -> list[str]:
    write(tmp_path / "tests" / "test_game.py", source)
    return [f"{place.line} {place.name}" for place in surveyed(tmp_path).covered["F.CROSS"].tests]


# Marks in code


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('ask(seat, rule="F.CROSS")', [1]),
        ('@proc(1, rule="F.CROSS")\ndef cross(): ...', [1]),
        ('def f():\n    return [kit.step(rule=("F.WIN", "F.CROSS"))]', [2]),
        ('class Cross(Step):\n    rule = "F.CROSS"', [2]),
        ('class Cross(Step):\n    rule: ClassVar[str] = "F.CROSS"', [2]),
        ('class Outer:\n    class Cross:\n        rule = ("F.WIN",\n                "F.CROSS")', [4]),
        ('rule = "F.CROSS"', [1]),
        ('rule: Final = ("F.CROSS",)', [1]),
        ('x = Reason("F.CROSS", "too-far", cost=2)', [1]),
        ('x = explain.Reason("F.CROSS")', [1]),
        ('x = RefusalReason("F.CROSS")', [1]),
        ('ask(rule="F.CROSS")\nask(rule="F.CROSS")', [1, 2]),
    ],
)
def test_mark_in_code_is_found(tmp_path: Path, source: str, lines: list[int]) -> None:
    assert code_lines(tmp_path, source) == lines


@pytest.mark.parametrize(
    "source",
    [
        "",
        '# rule="F.CROSS"',
        '"""Reason("F.CROSS")"""',
        'ask(ruler="F.CROSS")',
        'def f():\n    rule = "F.CROSS"',
        'rules = "F.CROSS"',
        'rule("F.CROSS")',
        'x = Reason(name, "F.CROSS")',
        'x = Reasons("F.CROSS")',
        "ask(rule=F_CROSS)",
        "rule: str",
        '(rule)["F.CROSS"] = 1',
    ],
)
def test_what_is_no_mark_in_code_is_left_alone(tmp_path: Path, source: str) -> None:
    assert code_lines(tmp_path, source) == []
    assert surveyed(tmp_path).problems == ()


def test_empty_rule_is_a_default_and_no_unknown_id(tmp_path: Path) -> None:
    code_lines(tmp_path, 'class Step:\n    rule: str = ""')
    assert surveyed(tmp_path).problems == ()


# Marks in tests


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ('@rule("F.CROSS")\ndef test_a(): ...', ["1 test_a"]),
        ('@marks.rule("F.WIN", "F.CROSS")\nasync def test_a(): ...', ["1 test_a"]),
        ('@pytest.mark.rule("F.CROSS")\n@other\ndef test_a(): ...', ["1 test_a"]),
        ('@rule("F.CROSS")\nclass TestA: ...', ["1 TestA"]),
        ('class TestA:\n    @rule("F.CROSS")\n    def test_b(self): ...', ["2 TestA::test_b"]),
        ('@parametrize("x", [param(1, marks=rule("F.CROSS"))])\ndef test_a(x): ...', ["1 test_a"]),
        ('pytestmark = rule("F.CROSS")', ["1"]),
        ('class TestA:\n    pytestmark = [rule("F.CROSS")]', ["2 TestA"]),
    ],
)
def test_mark_in_tests_is_found(tmp_path: Path, source: str, names: list[str]) -> None:
    assert [name.strip() for name in marked_tests(tmp_path, source)] == names


@pytest.mark.parametrize(
    "source",
    [
        'rule("F.CROSS")',
        '@rule("F.CROSS")\ndef helper(): ...',
        '@rule("F.CROSS")\nclass Helper:\n    @rule("F.CROSS")\n    def test_a(self): ...',
        '@unruly("F.CROSS")\ndef test_a(): ...',
        "@rule(x=integers())\ndef test_a(x): ...",
        "@rule\ndef test_a(): ...",
        '@rule("F.WIN")\ndef test_a(): ...',
    ],
)
def test_what_marks_no_test_is_left_alone(tmp_path: Path, source: str) -> None:
    assert marked_tests(tmp_path, source) == []
    assert surveyed(tmp_path).problems == ()


# Files


def test_all_files_below_are_read_but_not_hidden_or_built_ones(tmp_path: Path) -> None:
    for parent in ("deep/down", ".venv", "__pycache__", "node_modules"):
        write(tmp_path / "src" / parent / "game.py", 'ask(rule="F.CROSS")')
    (place,) = surveyed(tmp_path).covered["F.CROSS"].code
    assert str(place) == f"{tmp_path}/src/deep/down/game.py:1"


def test_file_without_a_mark_is_not_even_parsed(tmp_path: Path) -> None:
    write(tmp_path / "src" / "broken.py", "def (:")
    assert surveyed(tmp_path).problems == ()


def test_file_that_is_no_python_is_a_problem(tmp_path: Path) -> None:
    write(tmp_path / "src" / "broken.py", '# a rule\nask(rule="F.CROSS"')
    (problem,) = surveyed(tmp_path).problems
    assert str(problem).startswith(f"{tmp_path}/src/broken.py:2: this file cannot be read as Python")


def test_directory_within_another_counts_once(tmp_path: Path) -> None:
    write(tmp_path / "src" / "deep" / "game.py", 'ask(rule="F.CROSS")')
    coverage = survey(rules(tmp_path), [tmp_path / "src", tmp_path / "src" / "deep"], [])
    assert len(coverage.covered["F.CROSS"].code) == 1


# What is missing


def test_missing_code_and_tests_are_told_per_id(tmp_path: Path) -> None:
    write(tmp_path / "src" / "game.py", 'ask(rule="F.CROSS")\nask(rule="R.BANK")')
    write(tmp_path / "tests" / "test_game.py", '@rule("F.CROSS")\ndef test_a(): ...')
    covered = surveyed(tmp_path).covered
    assert {rule_id: entry.missing for rule_id, entry in covered.items()} == {
        "F.CROSS": (),
        "F.WIN": ("code", "test"),
        "R.BANK": ("test",),
    }


def test_summary_of_a_book_counts_ids_not_marks(tmp_path: Path) -> None:
    write(tmp_path / "src" / "game.py", 'ask(rule="F.CROSS")\nask(rule="F.CROSS")')
    assert surveyed(tmp_path).summary("ford") == "ford: 2 rules and 1 rulings, 1 with code, 0 with tests (planned)"


def test_check_wants_tests_only_of_implemented_books(tmp_path: Path) -> None:
    write(tmp_path / "tests" / "test_game.py", '@rule("F.CROSS")\ndef test_a(): ...')
    assert check(surveyed(tmp_path, "planned")) == []
    file = tmp_path / "rules" / "ford.toml"
    assert [str(problem) for problem in check(surveyed(tmp_path, "implemented"))] == [
        f"{file}:11: F.WIN has no test, and its book is implemented",
        f"{file}:14: R.BANK has no test, and its book is implemented",
    ]


def test_check_wants_no_tests_of_rules_from_elsewhere(tmp_path: Path) -> None:
    coverage = surveyed(tmp_path, "implemented")
    assert len(check(coverage, home=tmp_path)) == 3
    assert check(coverage, home=tmp_path / "src") == []


def test_check_wants_no_tests_of_rules_that_are_installed_here(tmp_path: Path) -> None:
    installed = tmp_path / ".venv" / "site-packages"
    coverage = survey(rules(installed, "implemented"), [], [])
    assert check(coverage, home=tmp_path) == []


def test_check_is_content_when_every_id_has_a_test(tmp_path: Path) -> None:
    write(tmp_path / "tests" / "test_game.py", '@rule("F.CROSS", "F.WIN", "R.BANK")\ndef test_a(): ...')
    assert check(surveyed(tmp_path, "implemented")) == []


def test_unknown_ids_are_problems_with_place_and_suggestion(tmp_path: Path) -> None:
    code = write(tmp_path / "src" / "game.py", '\nask(rule="F.CROS")\n')
    tests = write(tmp_path / "tests" / "test_game.py", '@rule("F.WIN", "QQQ")\ndef test_a(): ...')
    expected = [
        f"{code}:2: unknown rule id 'F.CROS'; did you mean F.CROSS?",
        f"{tests}:1: unknown rule id 'QQQ'",
    ]
    assert [str(problem) for problem in check(surveyed(tmp_path))] == expected
    assert [str(problem) for problem in surveyed(tmp_path).problems] == expected


# Marks at run time


def test_mark_is_pytests_own() -> None:
    assert rule("F.CROSS", "F.WIN").mark == pytest.mark.rule("F.CROSS", "F.WIN").mark


def test_mark_without_an_id_is_refused() -> None:
    with pytest.raises(TypeError, match="at least one"):
        rule()


def run_pytest(directory: Path, source: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run pytest with the plugin on one test file, in a process of its own."""
    write(directory / "test_game.py", f"from senlac.rulebook.marks import rule\nimport pytest\n{source}\n")
    write(directory / "rules" / "ford.toml", RULES.replace("STATUS", "planned"))
    write(
        directory / "pytest.ini",
        "[pytest]\nsenlac_rules_dirs = rules\naddopts = --strict-markers -p no:cacheprovider\n",
    )
    # Without the plugins installed here: one of them may be ours, and pytest refuses to load it twice.
    settings = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "senlac.rulebook.pytest_plugin", *options],
        cwd=directory,
        env=environment | settings,
        capture_output=True,
        text=True,
        check=False,
    )


def test_pytest_runs_tests_marked_with_known_ids(tmp_path: Path) -> None:
    result = run_pytest(tmp_path, '@rule("F.CROSS", "R.BANK", "K.OVER")\ndef test_a(): ...')
    assert result.returncode == 0, result.stdout + result.stderr
    assert "1 passed" in result.stdout


def test_pytest_stops_at_unknown_ids_and_names_them_all(tmp_path: Path) -> None:
    source = '@rule("F.CROS")\ndef test_a(): ...\n@rule("QQQ", "F.WIN")\nclass TestB:\n    def test_c(self): ...'
    result = run_pytest(tmp_path, source)
    assert result.returncode == pytest.ExitCode.USAGE_ERROR
    assert "test_game.py::test_a: unknown rule id 'F.CROS'; did you mean F.CROSS?" in result.stderr
    assert "test_game.py::TestB::test_c: unknown rule id 'QQQ'" in result.stderr


def test_pytest_stops_at_a_mark_without_ids(tmp_path: Path) -> None:
    result = run_pytest(tmp_path, "@pytest.mark.rule\ndef test_a(): ...")
    assert result.returncode == pytest.ExitCode.USAGE_ERROR
    assert "test_game.py::test_a: the mark `rule` names no rule" in result.stderr


def test_pytest_tells_what_is_wrong_with_the_rules(tmp_path: Path) -> None:
    write(tmp_path / "rules" / "moor.toml", "[[rule]]\n")
    result = run_pytest(tmp_path, '@rule("F.CROSS")\ndef test_a(): ...')
    assert result.returncode == pytest.ExitCode.USAGE_ERROR
    assert "moor.toml:1: the table [book] is missing" in result.stderr


def test_pytest_reads_no_rules_where_no_test_is_marked(tmp_path: Path) -> None:
    write(tmp_path / "rules" / "moor.toml", "[[rule]]\n")
    assert run_pytest(tmp_path, "def test_a(): ...").returncode == 0


def test_pytest_workers_fail_the_tests_with_unknown_ids(tmp_path: Path) -> None:
    pytest.importorskip("xdist")
    source = '@rule("F.CROS")\ndef test_a(): ...\n@rule("F.WIN")\ndef test_b(): ...'
    result = run_pytest(tmp_path, source, "-p", "xdist", "-n", "1")
    assert result.returncode == pytest.ExitCode.TESTS_FAILED
    assert "1 passed, 1 error" in result.stdout
    assert "test_game.py::test_a: unknown rule id 'F.CROS'; did you mean F.CROSS?" in result.stdout
