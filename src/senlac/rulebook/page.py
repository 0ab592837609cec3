"""The page of all sentences with their rules and tests: `docs/reference/sentences.md` is a copy.

It names the files of the tests and not the tests, so that it changes only when a rule gets tests in another file;
`senlac rules --sentences --coverage` shows every test.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from senlac.rulebook.coverage import Coverage
from senlac.rulebook.index import Problem
from senlac.rulebook.sentences import Rulebook, Section, Sentence

PAGE = Path("docs/reference/sentences.md")
COMMAND = "senlac rules --page > docs/reference/sentences.md"

INTRODUCTION = f"""\
# The sentences of the rulebooks

Every sentence of the printed rulebooks is listed here by its place, with the rules that it states and the tests of
those rules. The text itself is not ours to print: read this beside the book. `senlac rules show ID` has a rule in our
own words, `senlac rules --sentences --coverage` the tests by name.

*p2.1* is the first sentence of the second paragraph under a heading; steps, bullets, notes and rows of tables are
counted by themselves, and the clause that opens a list is a sentence of its paragraph. Titles, contents and labels in
pictures are not counted. Hastings has its own case numbers: *7.2.4, 2* is the second sentence of that case.

This page is written by `{COMMAND}`, and `senlac rules --check` compares.
"""


def text(rulebooks: Sequence[Rulebook], coverage: Coverage) -> str:
    """The whole page."""
    tests = _Tests(coverage)
    lines = [INTRODUCTION, *_table_of_books(rulebooks)]
    for rulebook in rulebooks:
        lines += ["", f"## {rulebook.title}", "", f"{rulebook.summary()}."]
        for section in rulebook.sections:
            lines += _section(section, tests)
    return "\n".join([*lines, "", *tests.links(), ""])


def stale(rulebooks: Sequence[Rulebook], coverage: Coverage, home: Path) -> list[Problem]:
    """The page in a checkout is the one that would be written now."""
    path = home / PAGE
    kept = path.read_text("utf-8") if path.is_file() else ""
    return [] if kept == text(rulebooks, coverage) else [Problem(path, 0, f"this page is out of date: {COMMAND}")]


def _table_of_books(rulebooks: Sequence[Rulebook]) -> Iterator[str]:
    yield "| Rulebook | Sentences | With rules | Without | Rules |"
    yield "| --- | --: | --: | --: | --: |"
    for rulebook in rulebooks:
        without = sum(rulebook.without_rule.values())
        rules = {rule for section in rulebook.sections for sentence in section.sentences for rule in sentence.rules}
        counts = (rulebook.count, rulebook.count - without, without, len(rules))
        yield f"| {rulebook.title} | {' | '.join(map(str, counts))} |"


def _section(section: Section, tests: _Tests) -> Iterator[str]:
    yield from ("", f"### {section.title}", "")
    if section.reason:
        yield f"{_sentences(section.count)} without a rule: {section.reason}."
        return
    yield f"{_sentences(section.count)}."
    yield from ("", "| Place | Rules | Tests |", "| --- | --- | --- |")
    yield from (_row(sentence, tests) for sentence in section.sentences)


def _sentences(count: int) -> str:
    return "1 sentence" if count == 1 else f"{count} sentences"


def _row(sentence: Sentence, tests: _Tests) -> str:
    rules = ", ".join(f"`{rule_id}`" for rule_id in sentence.rules) or f"none: {sentence.reason}"
    note = f" ({sentence.note})" if sentence.note else ""
    return f"| {sentence.place} | {rules}{note} | {tests.of(sentence)} |"


class _Tests:
    """The test files of rules, as links that stand at the end of the page."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage
        self.files: dict[str, str] = {}

    def of(self, sentence: Sentence) -> str:
        covered = self.coverage.covered
        marked = [covered[rule_id] for rule_id in sentence.rules if rule_id in covered]
        paths = {place.path for rule in marked for place in rule.tests}
        return ", ".join(f"[{name}]" for name in sorted(map(self.name, paths)))

    def name(self, path: Path) -> str:
        """A short name for a file, such as "hebs/setup" for tests/rules/hebs/test_setup.py."""
        parts = path.with_suffix("").parts
        inside = parts[len(parts) - parts[::-1].index("tests") :] if "tests" in parts else parts
        name = "/".join(part.removeprefix("test_") for part in inside if part != "rules")
        self.files[name] = "/".join(("tests", *inside))
        return name

    def links(self) -> list[str]:
        return [f"[{name}]: ../../{path}.py" for name, path in sorted(self.files.items())]
