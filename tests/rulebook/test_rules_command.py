"""`senlac rules`, as people and programs call it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from senlac.cli.rules import by_book, command
from senlac.rulebook import load, rule_directories

FORD = """
[book]
id = "ford"
title = "The Ford"
status = "implemented"

[[rule]]
id = "F.CROSS"
source = "ford: Crossing"
text = "A unit [any] crosses with its whole move."
text_fr = "Une unité traverse avec tout son mouvement."
[[rule]]
id = "F.WIN"
text = "Whoever holds both banks wins."
[[ruling]]
id = "R.BANK"
rules = ["F.WIN"]
default = "An empty bank is held by nobody."
option = "last_holder: by whoever stood there last"
"""

CODE = 'ask(rule="F.CROSS")\n'
TESTS = '@rule("F.CROSS", "F.WIN", "R.BANK")\ndef test_ford(): ...\n'
OWN = load(*rule_directories())


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


def run_json(*arguments: str) -> object:
    result = run(*arguments, "--json")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return json.loads(result.stdout)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of a game for Senlac, with the working directory in it."""
    files = {
        "rules/ford.toml": FORD,
        "src/ford.py": CODE,
        "tests/test_ford.py": TESTS,
        "pyproject.toml": '[tool.pytest.ini_options]\nsenlac_rules_dirs = ["rules"]\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


# Reading and searching


def test_all_rules_are_listed_one_to_a_line_when_piped() -> None:
    result = run()
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == len(OWN)
    assert "K.OVER  A finished game takes no more actions.\n" in result.stdout
    assert "(1066: Preparation, Step 1)\n" in result.stdout
    assert "\x1b" not in result.stdout


def test_words_search() -> None:
    result = run("ZEAL", "tie")
    assert result.exit_code == 0
    assert "H.WEDGE.ZEAL_TIE" in result.stdout
    assert "H.WEDGE.MIGHT_TIE" not in result.stdout


@pytest.mark.parametrize("arguments", [("--book", "kernel"), ("kernel",)])
def test_one_book(arguments: tuple[str, ...]) -> None:
    lines = run(*arguments).stdout.splitlines()
    assert [line.split()[0] for line in lines] == [rule.id for rule in OWN.of_book("kernel")]


def test_book_and_words_together() -> None:
    assert {line.split(".")[0] for line in run("solo", "wedge").stdout.splitlines()} == {"S"}


def test_rulings_alone() -> None:
    lines = run("--rulings", "hebs").stdout.splitlines()
    assert lines
    assert all(line.startswith("R.") for line in lines)
    assert "(on H.RESPONSE.WINDOW)" in lines[0]


@pytest.mark.usefixtures("checkout")
def test_one_rule_with_the_rulings_on_it() -> None:
    result = run("--rules", "rules", "show", "F.WIN")
    assert result.exit_code == 0
    assert "Whoever holds both banks wins." in result.stdout
    assert "Ruling R.BANK: An empty bank is held by nobody." in result.stdout
    assert "Book: The Ford (ford, implemented)" in result.stdout
    assert "File: rules/ford.toml:13" in result.stdout


@pytest.mark.usefixtures("checkout")
def test_a_rule_leads_to_its_code_and_its_tests_in_one_step() -> None:
    shown = run("--rules", "rules", "show", "F.CROSS").stdout
    assert shown.endswith("Code: src/ford.py:1\nTest: tests/test_ford.py:1 test_ford\n")
    found = run_json("--rules", "rules", "show", "F.CROSS")
    assert isinstance(found, dict)
    assert found["code"] == [{"file": "src/ford.py", "line": 1}]
    assert found["tests"] == [{"file": "tests/test_ford.py", "line": 1, "name": "test_ford"}]


def test_outside_a_checkout_the_code_is_that_of_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = run("show", "7.4.5").stdout
    assert "games/hastings/rules/rout.py:" in shown
    assert "Test: " not in shown


def test_show_takes_one_id() -> None:
    assert "senlac rules show H.WIN.DECK" in run("show").stderr
    assert "did you mean" in run("show", "7.4.55").stderr


@pytest.mark.usefixtures("checkout")
def test_one_rule_in_other_languages() -> None:
    assert "fr: Une unité traverse" in run("--rules", "rules", "show", "F.CROSS").stdout


@pytest.mark.usefixtures("checkout")
def test_one_ruling_with_its_option_and_rules() -> None:
    result = run("--rules", "rules", "show", "R.BANK")
    assert "Option: last_holder: by whoever stood there last" in result.stdout
    assert "Rules: F.WIN" in result.stdout


@pytest.mark.usefixtures("checkout")
def test_terminal_wraps_text_beside_the_ids() -> None:
    screen = io.StringIO()
    index = load(Path("rules"))
    Console(file=screen, width=32, force_terminal=True, color_system=None).print(
        by_book(index, index.search("F.CROSS"))
    )
    assert [line.rstrip() for line in screen.getvalue().splitlines()] == [
        "The Ford (ford, implemented)",
        "F.CROSS  A unit [any] crosses",
        "         with its whole move.",
        "         ford: Crossing",
        "",
    ]


@pytest.mark.usefixtures("checkout")
def test_json_list_has_all_fields() -> None:
    assert run_json("--rules", "rules", "ford", "--id", "F.CROSS") == [
        {
            "id": "F.CROSS",
            "kind": "rule",
            "book": "ford",
            "place": "rules/ford.toml:8",
            "text": "A unit [any] crosses with its whole move.",
            "source": "ford: Crossing",
            "translations": {"fr": "Une unité traverse avec tout son mouvement."},
        }
    ]
    rulings = run_json("--rules", "rules", "ford", "--rulings")
    assert isinstance(rulings, list)
    (ruling,) = rulings
    assert (ruling["kind"], ruling["rules"], ruling["option"][:11]) == ("ruling", ["F.WIN"], "last_holder")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--book", "hebz"), "There is no book 'hebz'; did you mean hebs?"),
        (("--book", "whist"), "There is no book 'whist'. The books are: hastings, "),
        (("--id", "K.OVR"), "There is no rule 'K.OVR'; did you mean K.OVER"),
        (("--id", "????"), "There is no rule '????'."),
        (("qwertyuiop",), "No rule found for: qwertyuiop."),
        (("kernel", "--rulings"), "No rule found for: kernel."),
        (("hebz",), "No rule found for: hebz; did you mean hebs?"),
        (("--check", "hebs"), "--check covers everything"),
        (("--check", "--coverage"), "--check covers everything"),
        (("--tests", "no/such/place", "--check"), "does not exist"),
    ],
)
def test_question_without_an_answer_gets_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert isinstance(result.exception, SystemExit)


def test_bad_rules_are_told_with_file_and_line(checkout: Path) -> None:
    (checkout / "rules" / "moor.toml").write_text("[[rule]]\n")
    result = run("--rules", "rules")
    assert result.exit_code == 2
    assert "rules/moor.toml:1: the table [book] is missing" in result.stderr


def test_help_has_examples() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert "senlac rules --coverage hebs" in result.stdout


# Coverage


@pytest.mark.usefixtures("checkout")
def test_coverage_of_one_book() -> None:
    result = run("--coverage", "ford")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "F.CROSS",
        "    code  src/ford.py:1",
        "    test  tests/test_ford.py:1 test_ford",
        "F.WIN  missing: code",
        "    test  tests/test_ford.py:1 test_ford",
        "R.BANK  missing: code",
        "    test  tests/test_ford.py:1 test_ford",
        "",
        "ford: 2 rules and 1 rulings, 1 with code, 3 with tests (implemented)",
    ]


@pytest.mark.usefixtures("checkout")
def test_coverage_of_everything_has_a_summary_of_each_book() -> None:
    lines = run("--coverage").stdout.splitlines()
    assert "H.WIN.DECK  missing: code, test" in lines
    summaries = lines[lines.index("") + 1 :]
    assert [line.split(":")[0] for line in summaries] == [*OWN.books, "ford"]
    solo = f"solo: {len(OWN.of_book('solo'))} rules, 0 with code, 0 with tests ({OWN.books['solo'].status})"
    assert solo in summaries


@pytest.mark.usefixtures("checkout")
def test_coverage_of_one_id_and_of_words() -> None:
    assert run("--coverage", "--id", "F.WIN").stdout.startswith("F.WIN  missing: code\n")
    assert run("--coverage", "both", "banks").stdout.startswith("F.WIN  missing: code\n")


@pytest.mark.usefixtures("checkout")
def test_coverage_of_an_unknown_book_is_refused() -> None:
    result = run("--coverage", "fort")
    assert result.exit_code == 2
    assert "did you mean ford" in result.stderr


def test_coverage_tells_unknown_ids_too(checkout: Path) -> None:
    (checkout / "src" / "ford.py").write_text('ask(rule="F.CROS")\n')
    assert "src/ford.py:1: unknown rule id 'F.CROS'; did you mean F.CROSS" in run("--coverage", "ford").stdout


def test_coverage_takes_other_directories(checkout: Path) -> None:
    (checkout / "src").rename(checkout / "lib")
    (checkout / "tests").rename(checkout / "spec")
    result = run("--coverage", "ford", "--code", "lib", "--tests", "spec")
    assert "    code  lib/ford.py:1\n    test  spec/test_ford.py:1 test_ford\n" in result.stdout


def test_code_of_the_proving_games_counts(checkout: Path) -> None:
    (checkout / "tests" / "proving").mkdir()
    (checkout / "src" / "ford.py").rename(checkout / "tests" / "proving" / "ford.py")
    assert "    code  tests/proving/ford.py:1\n" in run("--coverage", "--id", "F.CROSS").stdout


def test_coverage_in_json(checkout: Path) -> None:
    (checkout / "tests" / "test_ford.py").write_text('@rule("F.CROSS", "F.X")\ndef test_ford(): ...\n')
    found = run_json("--coverage", "ford")
    assert isinstance(found, dict)
    (book,) = found["books"]
    assert (book["id"], book["rules"], book["rulings"], book["with_code"], book["with_tests"]) == (
        "ford",
        2,
        1,
        1,
        1,
    )
    assert found["entries"][0] == {
        "id": "F.CROSS",
        "kind": "rule",
        "book": "ford",
        "code": [{"file": "src/ford.py", "line": 1}],
        "tests": [{"file": "tests/test_ford.py", "line": 1, "name": "test_ford"}],
        "missing": [],
    }
    assert [problem["file"] for problem in found["problems"]] == ["tests/test_ford.py"]


# Checking


@pytest.mark.usefixtures("checkout")
def test_check_is_content() -> None:
    result = run("--check")
    assert (result.exit_code, result.stdout) == (
        0,
        "All ids are known, and the 3 that need a test have one.\n",
    )
    assert run_json("--check") == []


def test_check_fails_with_file_and_line_of_each_problem(checkout: Path) -> None:
    (checkout / "tests" / "test_ford.py").write_text('\n@rule("F.CROSS", "F.WON")\ndef test_ford(): ...\n')
    result = run("--check")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "rules/ford.toml:13: F.WIN has no test, and its book is implemented",
        "rules/ford.toml:16: R.BANK has no test, and its book is implemented",
        "tests/test_ford.py:2: unknown rule id 'F.WON'; did you mean F.WIN?",
    ]


def test_check_in_json_fails_too(checkout: Path) -> None:
    (checkout / "tests" / "test_ford.py").unlink()
    result = run("--check", "--json")
    assert result.exit_code == 1
    assert {"file": "rules/ford.toml", "line": 8} in [
        {name: problem[name] for name in ("file", "line")} for problem in json.loads(result.stdout)
    ]


def test_check_fails_on_bad_rules(checkout: Path) -> None:
    (checkout / "rules" / "ford.toml").write_text(FORD.replace('id = "F.WIN"', 'id = "F.CROSS"'))
    result = run("--check")
    assert result.exit_code == 1
    assert result.stdout.startswith("rules/ford.toml:13: F.CROSS is already the id of the entry at ")


@pytest.mark.parametrize("flag", ["--check", "--coverage"])
def test_sources_are_wanted_outside_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flag: str) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(flag)
    assert result.exit_code == 2
    assert result.stderr == "Error: There is no `tests` directory here: run this in a checkout, or use --tests.\n"


def test_configuration_that_is_no_toml_is_refused(checkout: Path) -> None:
    (checkout / "pyproject.toml").write_text("[tool\n")
    result = run("--check")
    assert result.exit_code == 2
    assert "pyproject.toml cannot be read" in result.stderr


@pytest.mark.parametrize("setting", ['["rules"]', '"rules"'])
def test_configuration_of_pytest_names_further_rules(checkout: Path, setting: str) -> None:
    (checkout / "pyproject.toml").write_text(f"[tool.pytest]\nsenlac_rules_dirs = {setting}\n")
    assert run("--check").exit_code == 0
    (checkout / "pyproject.toml").unlink()
    assert "unknown rule id 'F.WIN'" in run("--check").stdout
