"""Read the rule index: TOML files with one rule, or one ruling, to an entry.

A file belongs to a book. The file that defines the book has its title and status:

    [book]
    id = "hebs"
    title = "Historic Epic Battle System"
    status = "planned"          # or "implemented": from then on every id needs a test

    [[rule]]
    id = "H.WIN.WEDGES"
    source = "1066: Game Objective"
    text = "The first player to claim two wedges wins at once."

It may also name its chapters, for those who read rather than look up. A chapter has all ids that begin with its own,
and the rulings on them; what no chapter has stands under the title of the book:

    [[chapter]]
    id = "H.WIN"
    title = "Winning"

A file of rulings names its book, `kind = "rulings"`, and has `[[ruling]]` entries that name the rules they
settle. Ids are unique over all books, since tests and code cite them without a book.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar

from senlac.kernel.errors import SenlacError
from senlac.registry import rules_folders

STATUSES = ("planned", "implemented")


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook; once it is `implemented`, each of its ids needs a test."""

    id: str
    title: str
    status: str

    @property
    def implemented(self) -> bool:
        return self.status == "implemented"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in one sentence or two, and where the rulebook has it."""

    kind: ClassVar[str] = "rule"

    id: str
    text: str
    source: str
    book: str
    file: Path
    line: int
    translations: Mapping[str, str] = field(default_factory=dict, hash=False)

    def text_in(self, language: str) -> str:
        """The text in a language ("fr"), or in English where it is not translated."""
        return self.translations.get(language, self.text)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the engine does where the rulebook is silent or contradicts itself."""

    kind: ClassVar[str] = "ruling"

    id: str
    rules: tuple[str, ...]
    default: str
    option: str
    source: str
    book: str
    file: Path
    line: int
    cases: str = ""  # the rulebook's own numbers, where these are not our ids
    provenance: str = ""
    translations: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def text(self) -> str:
        return self.default

    def text_in(self, language: str) -> str:
        """The text in a language ("fr"), or in English where it is not translated."""
        return self.translations.get(language, self.default)


IndexEntry = Rule | Ruling


@dataclass(frozen=True, slots=True)
class Chapter:
    """What belongs together in a book: all ids that begin with the chapter's own."""

    id: str
    title: str
    book: str
    translations: Mapping[str, str] = field(default_factory=dict, hash=False)

    def title_in(self, language: str) -> str:
        """The title in a language ("fr"), or in English where it is not translated."""
        return self.translations.get(language, self.title)

    def holds(self, number: str) -> bool:
        return number == self.id or number.startswith(f"{self.id}.")


@dataclass(frozen=True, slots=True, order=True)
class RuleProblem:
    """Something wrong at a line of a file; line 0 is the file or directory as a whole."""

    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else f"{self.path}"
        return f"{place}: {self.message}"


class BadRuleIndex(SenlacError):
    """Rule files that cannot be used; `problems` has everything that is wrong with them, in order."""

    code = "bad-rule-index"

    def __init__(self, problems: Sequence[RuleProblem]) -> None:
        super().__init__("\n".join(map(str, problems)), problems=tuple(problems))

    @property
    def problems(self) -> tuple[RuleProblem, ...]:
        found: tuple[RuleProblem, ...] = self.fields["problems"]
        return found

    @property
    def path(self) -> Path:
        """Where the first problem is."""
        return self.problems[0].path

    @property
    def line(self) -> int:
        """The line of the first problem."""
        return self.problems[0].line


class UnknownRule(SenlacError):
    """An id that no rule or ruling has; `suggestions` are the ids most like it."""

    code = "unknown-rule"

    def __init__(self, rule_id: str, suggestions: Sequence[str]) -> None:
        message = f"There is no rule {rule_id!r}{did_you_mean(suggestions, '.')}"
        super().__init__(message, rule_id=rule_id, suggestions=tuple(suggestions))

    @property
    def suggestions(self) -> tuple[str, ...]:
        found: tuple[str, ...] = self.fields["suggestions"]
        return found


def did_you_mean(suggestions: Sequence[str], otherwise: str = "") -> str:
    """The end of a sentence about an unknown name.

    >>> did_you_mean(["K.OVER", "K.OPTION"])
    '; did you mean K.OVER or K.OPTION?'
    """
    return f"; did you mean {' or '.join(suggestions)}?" if suggestions else otherwise


@dataclass(frozen=True, slots=True)
class RuleIndex:
    """All rules and rulings by id, in the order of the files."""

    books: Mapping[str, Book]
    rules: Mapping[str, Rule]
    rulings: Mapping[str, Ruling]
    chapters: Mapping[str, Chapter] = field(default_factory=dict)

    def __getitem__(self, rule_id: str) -> IndexEntry:
        found = self.rules.get(rule_id) or self.rulings.get(rule_id)
        if found is None:
            raise UnknownRule(rule_id, self.suggestions(rule_id))
        return found

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self.rules or rule_id in self.rulings

    def __iter__(self) -> Iterator[str]:
        yield from self.rules
        yield from self.rulings

    def __len__(self) -> int:
        return len(self.rules) + len(self.rulings)

    def of_book(self, book: str) -> list[IndexEntry]:
        """The book's rules, then its rulings."""
        return [entry for entry in map(self.__getitem__, self) if entry.book == book]

    def chapter_of(self, entry: IndexEntry) -> Chapter:
        """The chapter of a rule; of a ruling, that of what it settles first. Else the book as a whole."""
        numbers = [entry.id] if isinstance(entry, Rule) else [*entry.rules, *_NUMBER.findall(entry.cases), entry.id]
        found = [chapter for number in numbers for chapter in self.chapters.values() if chapter.holds(number)]
        return found[0] if found else Chapter("", self.books[entry.book].title, entry.book)

    def rulings_on(self, rule_id: str) -> list[Ruling]:
        return [ruling for ruling in self.rulings.values() if rule_id in ruling.rules]

    def search(self, words: str | Iterable[str]) -> list[IndexEntry]:
        """The entries that contain all the words, in any case, in their id, text or source."""
        wanted = words.split() if isinstance(words, str) else list(words)
        folded = [word.casefold() for word in wanted]
        return [entry for entry in map(self.__getitem__, self) if _has_all(entry, folded)]

    def suggestions(self, rule_id: str) -> list[str]:
        """Up to three ids that may have been meant: those that start with it, or else the most similar ones."""
        beginning = f"{rule_id.upper().rstrip('.')}."
        longer = [known for known in self if known.upper().startswith(beginning)]
        by_upper = {known.upper(): known for known in self}
        alike = [by_upper[name] for name in get_close_matches(rule_id.upper(), by_upper, cutoff=0.7)]
        return (longer or alike)[:3]

    def needs_test(self, rule_id: str) -> bool:
        """Whether its book is implemented; for a ruling, also every book whose rules it settles."""
        entry = self[rule_id]
        books = {entry.book}
        if isinstance(entry, Ruling):
            # The Foe's rulings are in the card games' file, whose book may be implemented long before the Foe's.
            books |= {self.rules[settled].book for settled in entry.rules}
        return all(self.books[book].implemented for book in books)


#: A case of a rulebook, as a ruling cites it.
_NUMBER = re.compile(r"\d+\.[\w.]*\w")


def _has_all(entry: IndexEntry, folded: list[str]) -> bool:
    extra = (entry.option, entry.cases) if isinstance(entry, Ruling) else ()
    parts = (entry.id, entry.text, entry.source, *extra, *entry.translations.values())
    haystack = "\n".join(parts).casefold()
    return all(word in haystack for word in folded)


def rule_directories(extra: Iterable[Path] = ()) -> list[Path]:
    """The directories of rules: Senlac's own, those of the installed games, and any extra ones."""
    return [_own_directory(), *rules_folders(), *extra]


def _own_directory() -> Path:
    packaged = Path(str(files("senlac") / "rules"))
    if packaged.is_dir():
        return packaged
    # In a checkout the rules are at its root; the file distinguishes that directory from others with this name.
    for parent in Path(__file__).resolve().parents:
        if (parent / "rules" / "kernel.toml").is_file():
            return parent / "rules"
    raise BadRuleIndex([RuleProblem(packaged, 0, "the rules of Senlac are not part of this installation")])


def load(*directories: Path) -> RuleIndex:
    """Read all TOML files in the directories, or raise `BadRuleIndex` with everything that is wrong with them."""
    reader = _IndexReader()
    once = {directory.resolve(): directory for directory in directories}
    for directory in once.values():
        reader.read_directory(directory)
    return reader.finish()


class _IndexReader:
    """Collects entries and problems from all files, so that one run shows every mistake."""

    def __init__(self) -> None:
        self.problems: list[RuleProblem] = []
        self.books: dict[str, Book] = {}
        self.rules: dict[str, Rule] = {}
        self.rulings: dict[str, Ruling] = {}
        self.chapters: dict[str, Chapter] = {}
        self.places: dict[str, str] = {}
        self.book_places: dict[str, str] = {}
        self.rulings_files: list[_Table] = []
        self.all_readable = True

    def read_directory(self, directory: Path) -> None:
        if not directory.is_dir():
            self.problems.append(RuleProblem(directory, 0, "there is no such rules directory"))
            self.all_readable = False
        for path in sorted(directory.glob("*.toml")):
            self.read_file(path)

    def read_file(self, path: Path) -> None:
        text = ""
        try:
            text = path.read_bytes().decode("utf-8")
            data = tomllib.loads(text)
        except (OSError, ValueError) as error:
            self.problems.append(RuleProblem(path, _line_of_error(error, text), f"this is not TOML: {error}"))
            self.all_readable = False
            return
        self.read_document(_Document(path, text, data, self.problems))

    def read_document(self, document: _Document) -> None:
        book = self.read_book(document)
        for table in document.entries("chapter"):
            self.read_chapter(table, book)
        for table in document.entries("rule"):
            self.claim_id(table)
            self.rules.setdefault(table.text("id"), _rule(table, book))
        for table in document.entries("ruling"):
            self.claim_id(table)
            self.rulings.setdefault(table.text("id"), _ruling(table, book))

    def read_book(self, document: _Document) -> str:
        table = document.book()
        rulings_only = table.text("kind") == "rulings"
        table.allow_only(("id", "kind") if rulings_only else ("id", "kind", "title", "status"))
        document.allow_only(("book", "ruling") if rulings_only else ("book", "chapter", "rule", "ruling"))
        book = table.required("id")
        if rulings_only:
            self.rulings_files.append(table)
        else:
            self.define_book(table, book)
        return book

    def define_book(self, table: _Table, book: str) -> None:
        title, status = table.required("title"), table.required("status")
        if status and status not in STATUSES:
            table.complain(f"unknown status {status!r}; it must be one of: {', '.join(STATUSES)}")
        if table.text("kind") not in ("", "rules"):
            table.complain(f"unknown kind {table.text('kind')!r}; it must be rules or rulings")
        if book in self.book_places:
            table.complain(f"the book {book} is already defined at {self.book_places[book]}")
        self.book_places.setdefault(book, table.place)
        self.books.setdefault(book, Book(book, title, status))

    def read_chapter(self, table: _Table, book: str) -> None:
        """A chapter may be called as a rule in it is, but not as another chapter."""
        number = table.required("id")
        if number in self.chapters:
            table.complain(f"there is a chapter {number} already")
        self.chapters.setdefault(number, _chapter(table, book))

    def claim_id(self, table: _Table) -> None:
        rule_id = table.required("id")
        if rule_id and rule_id in self.places:
            table.complain(f"{rule_id} is already the id of the entry at {self.places[rule_id]}")
        self.places.setdefault(rule_id, table.place)

    def finish(self) -> RuleIndex:
        index = RuleIndex(self.books, self.rules, self.rulings, self.chapters)
        # Ids defined in an unreadable file are not missing; reporting each reference to them would bury the cause.
        if self.all_readable:
            self.check_books()
            self.check_references(index)
        if self.problems:
            raise BadRuleIndex(sorted(set(self.problems)))
        return index

    def check_books(self) -> None:
        for table in self.rulings_files:
            book = table.text("id")
            if book and book not in self.books:
                guess = did_you_mean(get_close_matches(book, self.books))
                table.complain(f"these are rulings for the book {book}, which no file defines{guess}")

    def check_references(self, index: RuleIndex) -> None:
        for ruling in self.rulings.values():
            for rule_id in ruling.rules:
                if rule_id not in self.rules:
                    guess = did_you_mean(index.suggestions(rule_id))
                    message = f"{ruling.id} is a ruling on {rule_id}, which is not a rule{guess}"
                    self.problems.append(RuleProblem(ruling.file, ruling.line, message))


def _chapter(table: _Table, book: str) -> Chapter:
    table.allow_only(("id", "title"), translated="title")
    return Chapter(table.text("id"), table.required("title"), book, table.translations("title"))


def _rule(table: _Table, book: str) -> Rule:
    table.allow_only(("id", "text", "source"), translated="text")
    return Rule(
        id=table.text("id"),
        text=table.required("text"),
        source=table.text("source"),
        book=book,
        file=table.path,
        line=table.line,
        translations=table.translations("text"),
    )


def _ruling(table: _Table, book: str) -> Ruling:
    fields = ("id", "rules", "cases", "default", "ruling", "option", "source", "provenance")
    table.allow_only(fields, translated="default")
    if not (table.texts("rules") or table.text("cases")):
        table.complain("a ruling needs `rules`, the ids it settles, or `cases`, the rulebook's own numbers")
    if "default" in table.values and "ruling" in table.values:
        table.complain("`default` and `ruling` are two names for one field; keep one")
    return Ruling(
        id=table.text("id"),
        rules=table.texts("rules"),
        default=table.required("ruling" if "ruling" in table.values else "default"),
        option=table.text("option"),
        source=table.text("source"),
        book=book,
        file=table.path,
        line=table.line,
        cases=table.text("cases"),
        provenance=table.text("provenance"),
        translations=table.translations("default"),
    )


class _Table:
    """A table in a file: its values, its location, and where to report problems."""

    def __init__(self, path: Path, line: int, values: Mapping[str, Any], problems: list[RuleProblem]) -> None:
        self.path = path
        self.line = line
        self.values = values
        self.problems = problems

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}"

    def complain(self, message: str) -> None:
        self.problems.append(RuleProblem(self.path, self.line, message))

    def text(self, name: str) -> str:
        value = self.values.get(name, "")
        if isinstance(value, str):
            return value.strip()
        self.complain(f"{self.name()}`{name}` must be a text in quotes")
        return ""

    def required(self, name: str) -> str:
        value = self.text(name)
        if not value and isinstance(self.values.get(name, ""), str):
            self.complain(f"{self.name()}`{name}` is {'empty' if name in self.values else 'missing'}")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        value = self.values.get(name, [])
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple(value)
        self.complain(f"{self.name()}`{name}` must be a list of texts in quotes")
        return ()

    def translations(self, name: str) -> dict[str, str]:
        """The fields such as `text_fr`, by language."""
        found = [other for other in self.values if _is_translation(other, name)]
        return {other.removeprefix(f"{name}_"): self.required(other) for other in found}

    def allow_only(self, names: Sequence[str], translated: str = "") -> None:
        for name in self.values:
            if name not in names and not _is_translation(name, translated):
                guess = did_you_mean(get_close_matches(name, names))
                self.complain(f"{self.name()}unknown field `{name}`{guess}")

    def name(self) -> str:
        """The start of an error message."""
        own_id = self.values.get("id")
        return f"{own_id}: " if isinstance(own_id, str) and own_id.strip() else ""


def _is_translation(name: str, of: str) -> bool:
    return bool(of) and re.fullmatch(rf"{of}_[a-z]{{2}}", name) is not None


class _Document:
    """A parsed file whose tables know their line numbers."""

    def __init__(self, path: Path, text: str, data: dict[str, Any], problems: list[RuleProblem]) -> None:
        self.path = path
        self.text = text
        self.data = data
        self.problems = problems

    def book(self) -> _Table:
        lines = lines_of("book", self.text)
        values = self.data.get("book")
        if isinstance(values, dict):
            return self.table(lines, 0, values)
        self.problems.append(RuleProblem(self.path, 1, "the table [book] is missing"))
        # Do not report each of its fields as missing as well: problems with this stand-in are discarded.
        return _Table(self.path, 1, {}, [])

    def entries(self, name: str) -> Iterator[_Table]:
        lines = lines_of(name, self.text)
        found = self.data.get(name, [])
        if not (isinstance(found, list) and all(isinstance(values, dict) for values in found)):
            line = next(iter(lines), 1)
            self.problems.append(RuleProblem(self.path, line, f"entries are written as [[{name}]]"))
            return
        for number, values in enumerate(found):
            yield self.table(lines, number, values)

    def table(self, lines: list[int], number: int, values: dict[str, Any]) -> _Table:
        line = lines[number] if number < len(lines) else 1
        return _Table(self.path, line, values, self.problems)

    def allow_only(self, names: Sequence[str]) -> None:
        for name in self.data:
            if name not in names:
                line = next(iter(lines_of(name, self.text)), 1)
                guess = did_you_mean(get_close_matches(name, names))
                self.problems.append(RuleProblem(self.path, line, f"unknown table `{name}`{guess}"))


_HEADER = re.compile(r"\s*\[\[?\s*([\w-]+)\s*\]")
_ID = re.compile(r"\s*id\s*=")


def lines_of(name: str, text: str) -> list[int]:
    """The line of each table with this name: that of its id, or of its header if it has none.

    We search for it ourselves because tomllib does not report lines.
    """
    lines: list[int] = []
    inside = False
    for number, line in enumerate(text.split("\n"), start=1):
        header = _HEADER.match(line)
        if header:
            inside = header[1] == name
            if inside:
                lines.append(number)
        elif inside and _ID.match(line):
            lines[-1] = number
            inside = False
    return lines


def _line_of_error(error: Exception, text: str) -> int:
    if isinstance(error, tomllib.TOMLDecodeError):
        found = re.search(r"at line (\d+)", str(error))
        # The only other location tomllib reports is the end of the document.
        return int(found[1]) if found else text.count("\n") + 1
    if isinstance(error, UnicodeDecodeError):
        return error.object[: error.start].count(b"\n") + 1
    return 0
