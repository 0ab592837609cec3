"""Every sentence of the printed rulebooks, identified only by its place, with the ids of the rules it states.

A file in the folder `sentences` next to the rules describes one printed rulebook:

    [rulebook]
    id = "1066-en"
    title = "1066, Tears to Many Mothers"
    books = ["hebs"]            # the books of the index whose rules are printed here

    [[section]]
    title = "Generating Resources"
    sentences = 5               # counted in the printed book, so that a reader can tell whether one is missing
    p1.1 = "H.PAY.MIX"
    bullet1.1 = "H.PAY.DISCARD"
    bullet2.1 = "H.PAY.TIRE"
    p2.1 = "H.PAY.EXCESS"
    p2.2 = "H.PAY.ANYTIME"

A place is a passage of the section and the number of the sentence in it, or a range (`p3.1-4`). Passages made of a word
and a number (`p1`, `step2`, `bullet3`, `note1`) are counted from 1; others have the rulebook's own numbers (`"7.2.1"`).
The value is the ids, or the reason why there are none. `{ rules = "...", note = "..." }` adds a remark, for instance
about another edition. A section without any rules has `none = "credit"`.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from senlac.rulebook.index import RuleIndex, RuleProblem, did_you_mean, lines_of

FOLDER = "sentences"
#: Why a sentence states no rule.
REASONS = ("advice", "component", "credit", "diagram", "example", "flavour", "introduction")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, or several in a row that state the same rules."""

    passage: str
    first: int
    last: int
    rules: tuple[str, ...]
    reason: str
    note: str

    @property
    def count(self) -> int:
        return self.last - self.first + 1

    @property
    def place(self) -> str:
        """As in "p2.1", "step 4.1-3" or "7.2.1, 2"."""
        numbers = f"{self.first}" if self.first == self.last else f"{self.first}-{self.last}"
        counted = _COUNTED.fullmatch(self.passage)
        if counted is None:
            return f"{self.passage}, {numbers}"
        word, number = counted.groups()
        return f"{word}{number}.{numbers}" if word == "p" else f"{word} {number}.{numbers}"


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a rulebook; if it states no rules, it has only its count and the reason."""

    title: str
    count: int
    reason: str
    sentences: tuple[Sentence, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A printed rulebook and all its sentences."""

    id: str
    title: str
    books: tuple[str, ...]
    sections: tuple[Section, ...]
    file: Path

    @property
    def count(self) -> int:
        return sum(section.count for section in self.sections)

    @property
    def without_rule(self) -> dict[str, int]:
        """How many sentences state no rule, by reason."""
        counts: Counter[str] = Counter()
        for section in self.sections:
            if section.reason:
                counts[section.reason] += section.count
            for sentence in section.sentences:
                if sentence.reason:
                    counts[sentence.reason] += sentence.count
        return dict(sorted(counts.items()))

    def summary(self) -> str:
        """A summary for people: how many sentences there are, and how many state a rule."""
        without = self.without_rule
        reasons = ", ".join(f"{count} {reason}" for reason, count in without.items() if count)
        stating = self.count - sum(without.values())
        return f"{self.count} sentences: {stating} state rules, {sum(without.values())} do not ({reasons})"


def read(directories: Iterable[Path]) -> tuple[list[Rulebook], list[RuleProblem]]:
    """The rulebooks in some directories of rules, and the problems with their files."""
    problems: list[RuleProblem] = []
    rulebooks: list[Rulebook] = []
    for directory in {directory.resolve(): directory for directory in directories}.values():
        for path in sorted((directory / FOLDER).glob("*.toml")):
            try:
                text = path.read_bytes().decode("utf-8")
                rulebooks.append(_SentenceReader(path, text, problems).rulebook(tomllib.loads(text)))
            except (OSError, ValueError) as error:
                problems.append(RuleProblem(path, 0, f"this is not TOML: {error}"))
    return rulebooks, problems


def check(rulebooks: Sequence[Rulebook], index: RuleIndex) -> list[RuleProblem]:
    """Unknown ids, unknown books, and rules of those books that appear in no sentence."""
    problems: list[RuleProblem] = []
    for rulebook in rulebooks:
        for book in rulebook.books:
            if book not in index.books:
                guess = did_you_mean(get_close_matches(book, index.books))
                problems.append(RuleProblem(rulebook.file, 1, f"there is no book {book!r}{guess}"))
        problems += _unknown(rulebook, index)
    named = {book for rulebook in rulebooks for book in rulebook.books}
    stated = {rule_id for rulebook in rulebooks for _, rule_id in _stated(rulebook)}
    problems += [
        RuleProblem(rule.file, rule.line, f"{rule.id} appears in no sentence of a rulebook")
        for rule in index.rules.values()
        if rule.book in named and rule.id not in stated
    ]
    return sorted(problems)


def _unknown(rulebook: Rulebook, index: RuleIndex) -> Iterator[RuleProblem]:
    for section, rule_id in _stated(rulebook):
        if rule_id not in index:
            guess = did_you_mean(index.suggestions(rule_id))
            message = f"{section.title}: unknown rule id {rule_id!r}{guess}"
            yield RuleProblem(rulebook.file, section.line, message)


def _stated(rulebook: Rulebook) -> Iterator[tuple[Section, str]]:
    for section in rulebook.sections:
        for sentence in section.sentences:
            yield from ((section, rule_id) for rule_id in sentence.rules)


_COUNTED = re.compile(r"([a-z]+)([1-9][0-9]*)")
_NUMBERS = re.compile(r"([1-9][0-9]*)(?:-([1-9][0-9]*))?")


class _SentenceReader:
    """Reads one file and reports everything that is wrong with it."""

    def __init__(self, path: Path, text: str, problems: list[RuleProblem]) -> None:
        self.path = path
        self.lines = lines_of("section", text)
        self.problems = problems
        self.line = 1
        self.title = ""

    def complain(self, message: str) -> None:
        where = f"{self.title}: " if self.title else ""
        self.problems.append(RuleProblem(self.path, self.line, f"{where}{message}"))

    def rulebook(self, data: Mapping[str, Any]) -> Rulebook:
        head = data.get("rulebook", {})
        books = head.get("books", [])
        if set(head) != {"id", "title", "books"} or not all(isinstance(book, str) for book in books):
            self.complain(
                "[rulebook] needs `id`, `title` and `books`, the ids of the books whose rules are printed here"
            )
        for name in data.keys() - {"rulebook", "section"}:
            self.complain(f"unknown table `{name}`; only [rulebook] and [[section]] are allowed")
        tables = data.get("section", [])
        if not (isinstance(tables, list) and all(isinstance(table, dict) for table in tables)):
            self.complain("sections are written as [[section]]")
            tables = []
        sections = tuple(self.section(number, table) for number, table in enumerate(tables))
        name, title = str(head.get("id", self.path.stem)), str(head.get("title", ""))
        return Rulebook(name, title, tuple(map(str, books)), sections, self.path)

    def section(self, number: int, table: Mapping[str, Any]) -> Section:
        self.line = self.lines[number] if number < len(self.lines) else 1
        self.title = str(table.get("title", ""))
        if not self.title:
            self.complain("a section needs the `title` that is printed above it")
        count = table.get("sentences")
        if not isinstance(count, int):
            self.complain("`sentences` must say how many there are in the section")
            count = 0
        reason = str(table.get("none", ""))
        passages = {name: table[name] for name in table if name not in ("title", "sentences", "none")}
        if reason:
            self.check_reason(reason)
            if passages:
                self.complain("`none` is for a section in which no sentence states a rule: it cannot have passages")
        sentences = tuple(self.sentences(passages))
        found = sum(sentence.count for sentence in sentences)
        if not reason and found != count:
            self.complain(f"there are {count} sentences, but {found} are listed")
        return Section(self.title, count, reason, sentences, self.line)

    def sentences(self, passages: Mapping[str, Any]) -> Iterator[Sentence]:
        self.check_passages(passages)
        for passage, numbered in passages.items():
            if not isinstance(numbered, dict):
                self.complain(f"`{passage}` needs the number of a sentence, as in {passage}.1")
                continue
            expected = 1
            for numbers, value in numbered.items():
                match = _NUMBERS.fullmatch(numbers)
                if match is None:
                    self.complain(f"`{passage}.{numbers}`: write the number of a sentence, or a range such as 2-4")
                    continue
                first, last = int(match[1]), int(match[2] or match[1])
                if first != expected or last < first:
                    self.complain(f"`{passage}.{numbers}`: expected sentence {expected} of this passage")
                expected = last + 1
                yield self.sentence(passage, first, last, value)

    def sentence(self, passage: str, first: int, last: int, value: object) -> Sentence:
        remark = value if isinstance(value, dict) else {"rules": value}
        said, note = remark.get("rules"), remark.get("note", "")
        if not isinstance(said, str) or not said.strip() or remark.keys() - {"rules", "note"}:
            self.complain(f"`{passage}.{first}` has neither rules nor a reason why there are none")
            said = ""
        words = tuple(said.split())
        if len(words) == 1 and words[0].isalpha() and words[0].islower():
            self.check_reason(words[0])
            return Sentence(passage, first, last, (), words[0], str(note))
        return Sentence(passage, first, last, words, "", str(note))

    def check_reason(self, reason: str) -> None:
        if reason not in REASONS:
            self.complain(f"unknown reason {reason!r}; it must be one of: {', '.join(REASONS)}")

    def check_passages(self, passages: Mapping[str, Any]) -> None:
        """Check that no numbered passage is missing: p1, p2, p3."""
        counts: defaultdict[str, int] = defaultdict(int)
        for passage in passages:
            counted = _COUNTED.fullmatch(passage)
            if counted is not None:
                word, number = counted[1], int(counted[2])
                counts[word] += 1
                if number != counts[word]:
                    self.complain(f"`{passage}`: expected {word}{counts[word]}")
