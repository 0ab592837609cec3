"""The sentences of the printed rulebooks: how their lists are read, what is wrong with them, and the page of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senlac.cli.rules import command
from senlac.rulebook import load, page, rule_directories, sentences, survey
from senlac.rulebook.sentences import Rulebook

ROOT = Path(__file__).parents[2]

FORD = """
[book]
id = "ford"
title = "The Ford"
status = "implemented"

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
SENTENCES = """
[rulebook]
id = "ford-en"
title = "The Ford"
books = ["ford"]

[[section]]
title = "Story"
sentences = 3
none = "flavour"

[[section]]
title = "Crossing"
sentences = 6
p1.1 = "introduction"
p1.2 = "F.CROSS F.WIN"
bullet1.1 = { rules = "F.CROSS", note = "elsewhere two moves" }
p2.1-2 = "example"
"3.1".1 = "F.WIN"
"""
TESTS = '@rule("F.CROSS")\ndef test_crossing(): ...\n\n@rule("F.WIN", "R.BANK")\ndef test_banks(): ...\n'


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of a game with a printed rulebook and the page of its sentences, and the working directory in it."""
    files = {
        "rules/ford.toml": FORD,
        "rules/sentences/ford-en.toml": SENTENCES,
        "tests/test_ford.py": TESTS,
        "pyproject.toml": '[tool.pytest.ini_options]\nsenlac_rules_dirs = ["rules"]\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    write_page(tmp_path)
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


def write_page(checkout: Path) -> None:
    (checkout / page.PAGE).parent.mkdir(parents=True, exist_ok=True)
    (checkout / page.PAGE).write_text(run("--page").stdout, encoding="utf-8")


def change(checkout: Path, old: str, new: str) -> None:
    path = checkout / "rules/sentences/ford-en.toml"
    assert old in path.read_text("utf-8")
    path.write_text(path.read_text("utf-8").replace(old, new), encoding="utf-8")


def ford() -> Rulebook:
    (found,), problems = sentences.read([Path("rules")])
    assert problems == []
    return found


# ------------------------------------------------------------------ reading


@pytest.mark.usefixtures("checkout")
def test_a_rulebook_has_all_its_sentences_by_place() -> None:
    story, crossing = ford().sections
    assert (story.count, story.reason, story.sentences) == (3, "flavour", ())
    assert [(sentence.place, sentence.rules or sentence.reason) for sentence in crossing.sentences] == [
        ("p1.1", "introduction"),
        ("p1.2", ("F.CROSS", "F.WIN")),
        ("bullet 1.1", ("F.CROSS",)),
        ("p2.1-2", "example"),
        ("3.1, 1", ("F.WIN",)),
    ]
    assert crossing.sentences[2].note == "elsewhere two moves"


@pytest.mark.usefixtures("checkout")
def test_the_sum_of_a_rulebook() -> None:
    assert ford().count == 9
    assert ford().without_rule == {"example": 2, "flavour": 3, "introduction": 1}
    assert ford().summary() == "9 sentences: 3 state rules, 6 do not (2 example, 3 flavour, 1 introduction)"


# ------------------------------------------------------------------ what is wrong


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"F.CROSS F.WIN"', '"F.CROS"', "Crossing: unknown rule id 'F.CROS'; did you mean F.CROSS"),
        ('"F.CROSS F.WIN"', '""', "Crossing: `p1.2` has neither rules nor a reason why there are none"),
        ("sentences = 6", "sentences = 7", "Crossing: there are 7 sentences, but 6 are listed"),
        ('"3.1".1', '"3.1".2', "Crossing: `3.1.2`: expected sentence 1 of this passage"),
        ("p2.1-2", "p3.1-2", "Crossing: `p3`: expected p2"),
        ("p2.1-2", "p2.2-1", "Crossing: `p2.2-1`: expected sentence 1 of this passage"),
        ("p2.1-2", "p2.some", "Crossing: `p2.some`: write the number of a sentence"),
        ("p2.1-2", "p2", "Crossing: `p2` needs the number of a sentence, as in p2.1"),
        ('"example"', '"boring"', "Crossing: unknown reason 'boring'; it must be one of: advice, component"),
        ('none = "flavour"', 'none = "taste"', "Story: unknown reason 'taste'"),
        ('none = "flavour"', 'none = "flavour"\np1.1 = "F.WIN"', "Story: `none` is for a section in which no sentence"),
        ('title = "Story"\n', "", "a section needs the `title` that is printed above it"),
        ("sentences = 3\n", "", "Story: `sentences` must say how many there are in the section"),
        ('note = "elsewhere', 'remark = "elsewhere', "`bullet1.1` has neither rules nor a reason"),
        ('books = ["ford"]', 'books = ["fort"]', "there is no book 'fort'; did you mean ford or fords?"),
        ('books = ["ford"]', "", "[rulebook] needs `id`, `title` and `books`"),
        ("[rulebook]", "[other]\n[rulebook]", "unknown table `other`; only [rulebook] and [[section]] are allowed"),
        ("[[section]]", "[section", "this is not TOML"),
        (SENTENCES[SENTENCES.index("[[section]]") :], "[section]", "sections are written as [[section]]"),
    ],
)
def test_a_mistake_in_a_list_fails_the_check(checkout: Path, old: str, new: str, complaint: str) -> None:
    change(checkout, old, new)
    result = run("--check")
    assert result.exit_code == 1
    assert complaint in result.stdout


def test_a_rule_that_stands_in_no_sentence_fails_the_check_and_a_ruling_does_not(checkout: Path) -> None:
    path = checkout / "rules/ford.toml"
    path.write_text(FORD.replace("[[ruling]]", '[[rule]]\nid = "F.NEW"\ntext = "More."\n[[ruling]]'), encoding="utf-8")
    lines = run("--check").stdout.splitlines()
    assert "rules/ford.toml:14: F.NEW appears in no sentence of a rulebook" in lines
    assert not [line for line in lines if "R.BANK stands" in line]


def test_an_id_without_a_test_fails_the_check(checkout: Path) -> None:
    (checkout / "tests/test_ford.py").write_text(TESTS.replace('"F.WIN", ', ""), encoding="utf-8")
    assert "F.WIN has no test, and its book is implemented" in run("--check").stdout


# ------------------------------------------------------------------ the page


@pytest.mark.usefixtures("checkout")
def test_a_page_that_is_up_to_date_passes() -> None:
    result = run("--check")
    assert (result.exit_code, result.stdout.split(",")[0]) == (0, "All ids are known")


def test_the_page_has_every_place_with_its_rules_and_tests(checkout: Path) -> None:
    text = (checkout / page.PAGE).read_text("utf-8")
    assert "| The Ford | 9 | 3 | 6 | 2 |" in text
    assert "3 sentences without a rule: flavour." in text
    assert "| p1.2 | `F.CROSS`, `F.WIN` | [ford] |" in text
    assert "| bullet 1.1 | `F.CROSS` (elsewhere two moves) | [ford] |" in text
    assert "| p2.1-2 | none: example |  |" in text
    assert "[ford]: ../../tests/test_ford.py" in text


def test_a_page_that_is_out_of_date_or_missing_fails_the_check(checkout: Path) -> None:
    change(checkout, '"F.CROSS F.WIN"', '"F.CROSS"')
    complaint = (
        "docs/reference/sentences.md: this page is out of date: senlac rules --page > docs/reference/sentences.md"
    )
    assert run("--check").stdout.splitlines() == [complaint]
    write_page(checkout)
    assert run("--check").exit_code == 0
    (checkout / page.PAGE).unlink()
    assert run("--check").stdout.splitlines() == [complaint]


def test_a_further_test_in_the_same_file_leaves_the_page_as_it_is(checkout: Path) -> None:
    path = checkout / "tests/test_ford.py"
    path.write_text(f'{TESTS}\n@rule("F.WIN")\ndef test_more(): ...\n', encoding="utf-8")
    assert run("--check").exit_code == 0
    (checkout / "tests/test_other.py").write_text('@rule("F.WIN")\ndef test_more(): ...\n', encoding="utf-8")
    assert run("--check").exit_code == 1


# ------------------------------------------------------------------ asking


@pytest.mark.usefixtures("checkout")
def test_the_sentences_of_one_rulebook_are_shown() -> None:
    result = run("--rules", "rules", "--sentences", "ford-en")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "The Ford (ford-en)",
        "Story (3)  none: flavour",
        "Crossing (6)",
        "  p1.1          none: introduction",
        "  p1.2          F.CROSS, F.WIN",
        "  bullet 1.1    F.CROSS  (elsewhere two moves)",
        "  p2.1-2        none: example",
        "  3.1, 1        F.WIN",
        "ford-en: 9 sentences: 3 state rules, 6 do not (2 example, 3 flavour, 1 introduction)",
        "",
    ]


@pytest.mark.usefixtures("checkout")
def test_with_coverage_they_have_their_tests() -> None:
    lines = run("--sentences", "--coverage", "ford-en").stdout.splitlines()
    where = lines.index("  p1.2          F.CROSS, F.WIN")
    assert lines[where + 1 : where + 3] == [
        "      test  tests/test_ford.py:1 test_crossing",
        "      test  tests/test_ford.py:4 test_banks",
    ]


@pytest.mark.usefixtures("checkout")
def test_they_are_shown_in_json() -> None:
    (found,) = json.loads(run("--sentences", "--coverage", "ford-en", "--json").stdout)
    assert (found["id"], found["sentences"], found["without_rule"]["flavour"]) == ("ford-en", 9, 3)
    assert found["sections"][1]["places"][4] == {
        "place": "3.1, 1",
        "sentences": 1,
        "rules": ["F.WIN"],
        "reason": "",
        "note": "",
        "tests": [{"file": "tests/test_ford.py", "line": 4, "name": "test_banks"}],
    }
    (plain,) = json.loads(run("--sentences", "ford-en", "--json").stdout)
    assert "tests" not in plain["sections"][1]["places"][4]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--sentences", "ford-em"), "There is no rulebook 'ford-em'; did you mean ford-en?"),
        (("--sentences", "whist"), "There is no rulebook 'whist'. The rulebooks are: 1066-en, "),
        (("--sentences", "--id", "F.WIN"), "--sentences takes the names of rulebooks"),
        (("--page", "ford"), "--page covers everything"),
        (("--page", "--sentences"), "--page covers everything"),
        (("--check", "--sentences"), "--check covers everything"),
    ],
)
@pytest.mark.usefixtures("checkout")
def test_a_question_without_an_answer_gets_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_lists_that_cannot_be_read_are_told_with_file_and_line(checkout: Path) -> None:
    change(checkout, "sentences = 6", "sentences = 7")
    result = run("--sentences")
    assert result.exit_code == 2
    assert "rules/sentences/ford-en.toml:12: Crossing: there are 7 sentences, but 6 are listed" in result.stderr


# ------------------------------------------------------------------ our own rulebooks


def test_every_sentence_of_our_rulebooks_is_listed_and_every_rule_stands_in_one() -> None:
    directories = rule_directories()
    rulebooks, problems = sentences.read(directories)
    assert problems == []
    assert sentences.check(rulebooks, load(*directories)) == []
    assert [rulebook.id for rulebook in rulebooks] == [
        *("1066-en", "1066-fr", "1565-en", "hastings-en", "solo-en"),
    ]


def test_the_committed_page_is_up_to_date() -> None:
    directories = rule_directories()
    rulebooks, _ = sentences.read(directories)
    coverage = survey(load(*directories), [], [ROOT / "tests"])
    assert page.stale(rulebooks, coverage, ROOT) == [], page.COMMAND
