"""The rule index: what it reads, what it finds, and what it refuses."""

from __future__ import annotations

import os
import pickle
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from senlac import rulebook
from senlac.rulebook import BadRuleIndex, Book, Rule, RuleIndex, Ruling, UnknownRule, load, rule_directories

BOOK = """
[book]
id = "ford"
title = "The Ford"
status = "planned"
"""

RULES = (
    BOOK
    + """
[[rule]]
id = "F.CROSS"
source = "ford: Crossing"
text = "A unit crosses with its whole move."
text_fr = "Une unité traverse avec tout son mouvement."
[[rule]]
id = "F.WIN.BANK"
text = "Whoever holds both banks wins."
"""
)

RULINGS = """
[book]
id = "ford"
kind = "rulings"

[[ruling]]
id = "R.BANK"
rules = ["F.WIN.BANK"]
default = "An empty bank is held by nobody."
option = "last_holder: by whoever stood there last"
"""


CHAPTERS = """
[[chapter]]
id = "F.WIN"
title = "Winning"
title_fr = "Gagner"
"""


def write(directory: Path, **files: str) -> Path:
    directory.mkdir(exist_ok=True)
    for name, text in files.items():
        (directory / f"{name}.toml").write_text(text, encoding="utf-8")
    return directory


def problems_of(directory: Path, **files: str) -> list[str]:
    """What loading complains about, with file names instead of whole paths."""
    write(directory, **files)
    with pytest.raises(BadRuleIndex) as caught:
        load(directory)
    return [str(problem).replace(f"{directory}/", "") for problem in caught.value.problems]


@pytest.fixture
def index(tmp_path: Path) -> RuleIndex:
    return load(write(tmp_path / "rules", ford=RULES, rulings=RULINGS))


# Reading


def test_rule_has_its_fields_and_its_place(index: RuleIndex, tmp_path: Path) -> None:
    rule = index["F.CROSS"]
    assert isinstance(rule, Rule)
    assert rule.text == "A unit crosses with its whole move."
    assert (rule.source, rule.book) == ("ford: Crossing", "ford")
    assert (rule.file, rule.line) == (tmp_path / "rules" / "ford.toml", 8)
    assert RULES.split("\n")[rule.line - 1] == 'id = "F.CROSS"'


def test_rule_has_its_text_in_other_languages(index: RuleIndex) -> None:
    assert index["F.CROSS"].text_in("fr") == "Une unité traverse avec tout son mouvement."
    assert index["F.CROSS"].text_in("de") == index["F.CROSS"].text
    assert index["R.BANK"].text_in("fr") == index["R.BANK"].text


def test_ruling_has_its_fields_and_belongs_to_the_book_it_names(index: RuleIndex) -> None:
    ruling = index["R.BANK"]
    assert isinstance(ruling, Ruling)
    assert ruling.rules == ("F.WIN.BANK",)
    assert ruling.default == ruling.text == "An empty bank is held by nobody."
    assert ruling.option.startswith("last_holder")
    assert (ruling.book, ruling.line) == ("ford", 7)
    assert index.rulings_on("F.WIN.BANK") == [ruling]
    assert index.rulings_on("F.CROSS") == []


def test_book_has_title_and_status(index: RuleIndex) -> None:
    assert index.books == {"ford": Book("ford", "The Ford", "planned")}
    assert not index.books["ford"].implemented


def test_index_counts_and_lists_rules_before_rulings(index: RuleIndex) -> None:
    assert list(index) == ["F.CROSS", "F.WIN.BANK", "R.BANK"]
    assert len(index) == 3
    assert [entry.id for entry in index.of_book("ford")] == list(index)
    assert index.of_book("moor") == []
    assert "F.CROSS" in index
    assert "F.SWIM" not in index


def test_ruling_may_cite_printed_cases_and_call_its_text_a_ruling(tmp_path: Path) -> None:
    rulings = RULINGS + '[[ruling]]\nid = "A1"\ncases = "1.0 / 2.1"\nruling = "50 m."\n'
    ruling = load(write(tmp_path, ford=RULES, rulings=rulings)).rulings["A1"]
    assert (ruling.cases, ruling.default, ruling.rules) == ("1.0 / 2.1", "50 m.", ())


def test_directories_are_read_together_and_each_once(tmp_path: Path) -> None:
    own = write(tmp_path / "own", ford=RULES)
    other = write(tmp_path / "other", rulings=RULINGS)
    assert len(load(own, other, own, tmp_path / "other" / ".." / "own")) == 3


def test_no_directory_and_an_empty_one_give_an_empty_index(tmp_path: Path) -> None:
    assert len(load()) == len(load(tmp_path)) == 0


# Finding


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("whole MOVE", ["F.CROSS"]),
        (["cross", "whole"], ["F.CROSS"]),
        ("ford:", ["F.CROSS"]),
        ("bank", ["F.WIN.BANK", "R.BANK"]),
        ("traverse", ["F.CROSS"]),
        ("last_holder", ["R.BANK"]),
        ("whole bank", []),
        ("", ["F.CROSS", "F.WIN.BANK", "R.BANK"]),
    ],
)
def test_search_wants_all_words_in_any_case(index: RuleIndex, words: str | list[str], found: list[str]) -> None:
    assert [entry.id for entry in index.search(words)] == found


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [("F.CROS", ["F.CROSS"]), ("f.cross", ["F.CROSS"]), ("F.WIN", ["F.WIN.BANK"]), ("QQQQ", [])],
)
def test_unknown_id_is_refused_with_suggestions(index: RuleIndex, wrong: str, meant: list[str]) -> None:
    with pytest.raises(UnknownRule) as caught:
        index[wrong]
    assert list(caught.value.suggestions) == meant
    assert repr(wrong) in str(caught.value)
    assert all(name in str(caught.value) for name in meant)


@pytest.mark.parametrize(
    ("ford", "moor", "due"),
    [
        ("planned", "planned", set()),
        ("implemented", "planned", {"F.CROSS", "F.WIN.BANK", "R.BANK"}),
        ("planned", "implemented", {"M.BOG"}),
        ("implemented", "implemented", {"F.CROSS", "F.WIN.BANK", "R.BANK", "M.BOG", "R.BOTH"}),
    ],
)
def test_ids_of_implemented_books_need_tests(tmp_path: Path, ford: str, moor: str, due: set[str]) -> None:
    other = f'[book]\nid = "moor"\ntitle = "The Moor"\nstatus = "{moor}"\n'
    other += '[[rule]]\nid = "M.BOG"\ntext = "A bog is deep."\n'
    both = RULINGS + '[[ruling]]\nid = "R.BOTH"\nrules = ["F.CROSS", "M.BOG"]\ndefault = "Fords are no bogs."\n'
    index = load(write(tmp_path, ford=RULES.replace("planned", ford), moor=other, rulings=both))
    assert {rule_id for rule_id in index if index.needs_test(rule_id)} == due


# Refusing


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ('[[rule]]\nid = "F.X"', "ford.toml:7: F.X: `text` is missing"),
        ('[[rule]]\nid = "F.X"\ntext = "  "', "ford.toml:7: F.X: `text` is empty"),
        ('[[rule]]\ntext = "Nameless."', "ford.toml:6: `id` is missing"),
        ('[[rule]]\nid = ""\ntext = "Nameless."', "ford.toml:7: `id` is empty"),
        ('[[rule]]\nid = 7\ntext = "Seven."', "ford.toml:7: `id` must be a text in quotes"),
        ('[[rule]]\nid = "F.X"\ntext = 7', "ford.toml:7: F.X: `text` must be a text in quotes"),
        (
            '[[rule]]\nid = "F.X"\ntext = "X."\nsorce = "x"',
            "ford.toml:7: F.X: unknown field `sorce`; did you mean source?",
        ),
        ('[[rule]]\nid = "F.X"\ntext = "X."\ntext_fr = ""', "ford.toml:7: F.X: `text_fr` is empty"),
        (
            '[[rule]]\nid = "F.X"\ntext = "X."\ntext_x = "X."',
            "ford.toml:7: F.X: unknown field `text_x`",
        ),
        ('[rule]\nid = "F.X"\ntext = "X."', "ford.toml:7: entries are written as [[rule]]"),
        ('[[ruel]]\nid = "F.X"\ntext = "X."', "ford.toml:7: unknown table `ruel`; did you mean rule"),
        (
            '[[ruling]]\nid = "R.X"\ndefault = "X."',
            "ford.toml:7: a ruling needs `rules`, the ids it settles, or `cases`, the rulebook's own numbers",
        ),
        (
            '[[ruling]]\nid = "R.X"\nrules = "F.X"\ncases = "1"\ndefault = "X."',
            "ford.toml:7: R.X: `rules` must be a list of texts in quotes",
        ),
        ('[[ruling]]\nid = "R.X"\ncases = "1.0"', "ford.toml:7: R.X: `default` is missing"),
        (
            '[[ruling]]\nid = "R.X"\ncases = "1"\ndefault = "X."\nruling = "Y."',
            "ford.toml:7: `default` and `ruling` are two names for one field; keep one",
        ),
        (
            '[[rule]]\nid = "F.FORD"\ntext = "X."\n[[ruling]]\nid = "R"\nrules = ["F.FROD"]\ndefault = "X."',
            "ford.toml:10: R is a ruling on F.FROD, which is not a rule; did you mean F.FORD?",
        ),
    ],
)
def test_bad_entry_is_named_with_its_line(tmp_path: Path, entry: str, complaint: str) -> None:
    (found,) = problems_of(tmp_path, ford=f"{BOOK}{entry}\n")
    assert found.startswith(complaint)


@pytest.mark.parametrize(
    ("book", "complaint"),
    [
        ("", "ford.toml:1: the table [book] is missing"),
        ('[book]\nid = "ford"\ntitle = "Ford"\n', "ford.toml:2: ford: `status` is missing"),
        ('[book]\nid = "ford"\nstatus = "planned"\n', "ford.toml:2: ford: `title` is missing"),
        ('[book]\ntitle = "Ford"\nstatus = "planned"\n', "ford.toml:1: `id` is missing"),
        (
            '[book]\nid = "ford"\ntitle = "Ford"\nstatus = "done"\n',
            "ford.toml:2: unknown status 'done'; it must be one of: planned, implemented",
        ),
        (
            '[book]\nid = "ford"\ntitle = "Ford"\nstatus = "planned"\nkind = "novel"\n',
            "ford.toml:2: unknown kind 'novel'; it must be rules or rulings",
        ),
        (
            '[book]\nid = "ford"\ntitle = "Ford"\nstatus = "planned"\nyear = 1\n',
            "ford.toml:2: ford: unknown field `year`",
        ),
        (
            '[book]\nid = "ford"\nkind = "rulings"\n',
            "ford.toml:2: these are rulings for the book ford, which no file",
        ),
    ],
)
def test_bad_book_is_named_with_its_line(tmp_path: Path, book: str, complaint: str) -> None:
    (found,) = problems_of(tmp_path, ford=book)
    assert found.startswith(complaint)


def test_file_of_rulings_has_no_rules(tmp_path: Path) -> None:
    mixed = RULINGS + '[[rule]]\nid = "F.X"\ntext = "X."\n'
    assert problems_of(tmp_path, ford=RULES, mixed=mixed) == [
        "mixed.toml:12: unknown table `rule`; did you mean ruling?"
    ]


def test_double_id_names_both_places(tmp_path: Path) -> None:
    again = RULINGS + '[[ruling]]\nid = "F.CROSS"\nrules = ["F.CROSS"]\ndefault = "Again."\n'
    (found,) = problems_of(tmp_path, ford=RULES, later=again)
    assert found == "later.toml:12: F.CROSS is already the id of the entry at ford.toml:8"


def test_double_id_within_a_file_is_found_at_its_second_place(tmp_path: Path) -> None:
    twice = RULES + '[[rule]]\nid = "F.CROSS"\ntext = "Again."\n'
    assert problems_of(tmp_path, ford=twice) == ["ford.toml:16: F.CROSS is already the id of the entry at ford.toml:8"]


def test_book_is_defined_once(tmp_path: Path) -> None:
    assert problems_of(tmp_path, ford=BOOK, second=BOOK) == [
        "second.toml:3: the book ford is already defined at ford.toml:3"
    ]


def test_bad_toml_is_named_with_its_line(tmp_path: Path) -> None:
    (found,) = problems_of(tmp_path, ford='[book]\nid = "ford\n')
    assert found.startswith("ford.toml:2: this is not TOML: ")


def test_bad_toml_at_the_end_is_on_the_last_line(tmp_path: Path) -> None:
    (found,) = problems_of(tmp_path, ford='[book]\nid = """ford')
    assert found.startswith("ford.toml:2: this is not TOML: ")


def test_wrong_encoding_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "ford.toml").write_bytes('[book]\nid = "\u00e9"\n'.encode("latin-1"))
    with pytest.raises(BadRuleIndex) as caught:
        load(tmp_path)
    assert (caught.value.path, caught.value.line) == (tmp_path / "ford.toml", 2)


def test_what_is_no_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "ford.toml").mkdir()
    (found,) = problems_of(tmp_path)
    assert found.startswith("ford.toml: this is not TOML: ")


def test_unreadable_file_does_not_make_its_rules_unknown(tmp_path: Path) -> None:
    (found,) = problems_of(tmp_path, ford=f"{RULES}[[rule\n", rulings=RULINGS)
    assert found.startswith("ford.toml:15: this is not TOML: ")


def test_missing_directory_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRuleIndex, match="there is no such rules directory"):
        load(tmp_path / "nowhere")


def test_all_problems_are_told_at_once_in_order(tmp_path: Path) -> None:
    bad = f'{BOOK}[[rule]]\nid = "F.A"\n[[rule]]\nid = "F.B"\nnote = "x"\n'
    assert problems_of(tmp_path, ford=bad, other="[[rule]]\n") == [
        "ford.toml:7: F.A: `text` is missing",
        "ford.toml:9: F.B: `text` is missing",
        "ford.toml:9: F.B: unknown field `note`",
        "other.toml:1: `id` is missing",
        "other.toml:1: `text` is missing",
        "other.toml:1: the table [book] is missing",
    ]


def test_errors_survive_pickling_for_worker_processes(tmp_path: Path, index: RuleIndex) -> None:
    with pytest.raises(BadRuleIndex) as bad:
        load(tmp_path / "nowhere")
    with pytest.raises(UnknownRule) as unknown:
        index["F.CROS"]
    assert pickle.loads(pickle.dumps(bad.value)).problems == bad.value.problems
    assert pickle.loads(pickle.dumps(unknown.value)).suggestions == ("F.CROSS",)


# The project's own rules


def test_own_rules_load_without_problems() -> None:
    index = load(*rule_directories())
    assert {"hebs", "solo", "hastings", "kernel"} <= set(index.books)
    assert index["H.WIN.DECK"].book == "hebs"
    assert index["A01"].kind == "ruling"
    assert index.books["kernel"].implemented


def test_own_rules_know_their_lines() -> None:
    index = load(*rule_directories())
    for rule_id in index:
        entry = index[rule_id]
        assert entry.file.read_text(encoding="utf-8").split("\n")[entry.line - 1] == f'id = "{rule_id}"'


def test_every_rule_is_said_in_french() -> None:
    index = load(rule_directories()[0])
    assert [rule_id for rule_id in index if "fr" not in index[rule_id].translations] == []


def test_rule_directories_are_our_own_and_the_extra_ones(tmp_path: Path) -> None:
    own = rule_directories()
    assert rule_directories([tmp_path]) == [*own, tmp_path]
    assert (own[0] / "kernel.toml").is_file()


def test_our_rules_are_in_french_too_and_set_as_french_is() -> None:
    index = load(*rule_directories())
    for entry in map(index.__getitem__, index):
        if entry.book in ("hebs", "solo", "hastings"):
            french = entry.translations["fr"]
            assert french != entry.text
            # No-break spaces before high punctuation and inside guillemets; curly apostrophes.
            assert not re.search(r"[^\u00a0\u202f0-9][;!?»]|« |'| :", french), (entry.id, french)


def install(site: Path) -> Path:
    """Put Senlac's package where no checkout is around it, as a wheel does."""
    package = Path(rulebook.__file__).parents[1]
    shutil.copytree(package, site / "senlac", ignore=shutil.ignore_patterns("*.so", "rules"))
    return site / "senlac"


def directories_of(site: Path) -> subprocess.CompletedProcess[str]:
    program = "from senlac.rulebook import rule_directories; print(rule_directories()[0])"
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(site)!r}); {program}"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": ""},
    )


def test_installed_rules_are_those_within_the_package(tmp_path: Path) -> None:
    write(install(tmp_path) / "rules", ford=RULES)
    result = directories_of(tmp_path)
    assert result.stdout.strip() == str(tmp_path / "senlac" / "rules"), result.stderr


def test_installation_without_rules_says_so(tmp_path: Path) -> None:
    install(tmp_path)
    result = directories_of(tmp_path)
    assert result.returncode == 1
    assert "the rules of Senlac are not part of this installation" in result.stderr


def test_rules_and_rulings_stand_in_chapters(tmp_path: Path) -> None:
    index = load(write(tmp_path, ford=RULES + CHAPTERS, rulings=RULINGS))
    for entry in ("F.WIN.BANK", "R.BANK"):
        assert index.chapter_of(index[entry]).title_in("fr") == "Gagner"
    assert index.chapter_of(index["F.CROSS"]).title_in("fr") == "The Ford"
    assert problems_of(tmp_path, ford=RULES + CHAPTERS + CHAPTERS, rulings=RULINGS) == [
        "ford.toml:22: there is a chapter F.WIN already"
    ]


def test_every_rule_of_ours_has_a_chapter_in_both_languages() -> None:
    index = load(*rule_directories())
    for rule_id in index:
        chapter = index.chapter_of(index[rule_id])
        if index[rule_id].book in ("hebs", "solo", "hastings", "kernel"):
            assert chapter.id, rule_id
            assert chapter.title_in("fr") != chapter.title_in("en") or chapter.title == "Variants", rule_id
