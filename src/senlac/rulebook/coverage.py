"""Which rules have code and which have tests, found by reading the sources without running them.

In code a rule is marked by `rule="ID"` in a call, by `rule = "ID"` (or a tuple of ids) in a class or module, by the
first argument of a `Reason("ID", ...)`, or by its id in a comment or docstring. In tests it is marked by the decorator
`@rule("ID", ...)`.
"""

from __future__ import annotations

import ast
import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from senlac.rulebook.index import IndexEntry, RuleIndex, RuleProblem, did_you_mean

SKIPPED_DIRECTORIES = frozenset({"__pycache__", "node_modules", "build", "dist"})


@dataclass(frozen=True, slots=True, order=True)
class SourceLocation:
    """A line in a file and, for a test, its name."""

    path: Path
    line: int
    name: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.name}".rstrip()


@dataclass(frozen=True, slots=True)
class Covered:
    """A rule or ruling with the code and the tests that cite it."""

    entry: IndexEntry
    code: tuple[SourceLocation, ...]
    tests: tuple[SourceLocation, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """What is missing: "code", "test", both or nothing."""
        wanted = (("code", self.code), ("test", self.tests))
        return tuple(name for name, places in wanted if not places)


@dataclass(frozen=True, slots=True)
class Coverage:
    """The code and tests of every id in the index; `problems` are unknown ids and unreadable files."""

    index: RuleIndex
    covered: dict[str, Covered]
    problems: tuple[RuleProblem, ...]

    def of_book(self, book: str) -> list[Covered]:
        return [covered for covered in self.covered.values() if covered.entry.book == book]

    def summary(self, book: str) -> str:
        """A summary for people, such as "solo: 41 rules, 0 with code, 0 with tests (planned)"."""
        entries = self.of_book(book)
        code = sum(bool(covered.code) for covered in entries)
        tests = sum(bool(covered.tests) for covered in entries)
        status = self.index.books[book].status
        return f"{book}: {_count(entries)}, {code} with code, {tests} with tests ({status})"


def _count(entries: Sequence[Covered]) -> str:
    rulings = sum(covered.entry.kind == "ruling" for covered in entries)
    rules = f"{len(entries) - rulings} rules"
    return f"{rules} and {rulings} rulings" if rulings else rules


def survey(index: RuleIndex, code: Iterable[Path], tests: Iterable[Path]) -> Coverage:
    """Read all Python files in the directories and collect their marks."""
    code_marks = _Marks(code, _code_marks, partial(_mentions, _numbers(index)))
    test_marks = _Marks(tests, _test_marks, _nothing)
    covered = {
        rule_id: Covered(index[rule_id], tuple(code_marks.places[rule_id]), tuple(test_marks.places[rule_id]))
        for rule_id in index
    }
    problems = {
        *_unknown(index, code_marks.places),
        *_unknown(index, test_marks.places),
        *code_marks.problems,
        *test_marks.problems,
    }
    return Coverage(index, covered, tuple(sorted(problems)))


def check(coverage: Coverage, home: Path | None = None) -> list[RuleProblem]:
    """What has to be fixed: unknown ids anywhere, and ids of implemented books without a test.

    With a `home`, only rules in files under it need tests: a game need not test the rules of the table it is played
    on, which are tested where they are defined.
    """
    untested = [
        RuleProblem(entry.file, entry.line, f"{entry.id} has no test, and its book is implemented")
        for entry in (covered.entry for covered in due(coverage, home) if not covered.tests)
    ]
    return sorted([*coverage.problems, *untested])


def due(coverage: Coverage, home: Path | None = None) -> list[Covered]:
    """The ids that need a test; with a `home`, only those from files under it."""
    needed = [covered for rule_id, covered in coverage.covered.items() if coverage.index.needs_test(rule_id)]
    return [covered for covered in needed if home is None or is_at(home, covered.entry.file)]


def is_at(home: Path, file: Path) -> bool:
    """Whether a file is a source file under a directory."""
    # A virtual environment inside the checkout contains installed files, not sources.
    return file.resolve().is_relative_to(home.resolve()) and "site-packages" not in file.parts


def _unknown(index: RuleIndex, places: dict[str, list[SourceLocation]]) -> Iterator[RuleProblem]:
    for rule_id, found in places.items():
        if rule_id not in index:
            message = f"unknown rule id {rule_id!r}{did_you_mean(index.suggestions(rule_id))}"
            yield from (RuleProblem(place.path, place.line, message) for place in found)


#: An id with its line and, in tests, the name of the test.
Mark = tuple[str, int, str]


class _Marks:
    """The locations of all ids in the Python files of some directories."""

    def __init__(
        self,
        directories: Iterable[Path],
        find: Callable[[ast.Module], Iterator[Mark]],
        find_in_text: Callable[[str], Iterator[Mark]],
    ) -> None:
        self.places: defaultdict[str, list[SourceLocation]] = defaultdict(list)
        self.problems: list[RuleProblem] = []
        for path in dict.fromkeys(path for directory in directories for path in _python_files(directory)):
            source = self.read(path)
            marks = {*find(self.parse(path, source)), *find_in_text(source)}
            for rule_id, line, name in sorted(marks):
                self.places[rule_id].append(SourceLocation(path, line, name))

    def read(self, path: Path) -> str:
        try:
            return path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self.problems.append(RuleProblem(path, 1, f"this file cannot be read as Python: {error}"))
            return ""

    def parse(self, path: Path, source: str) -> ast.Module:
        try:
            # Parsing takes time, and most files of a project have no marks.
            if "rule" in source or "Reason" in source:
                return ast.parse(source, filename=str(path))
        except (SyntaxError, ValueError) as error:
            line = getattr(error, "lineno", None) or 1
            self.problems.append(RuleProblem(path, line, f"this file cannot be read as Python: {error}"))
        return ast.Module(body=[], type_ignores=[])


#: An id in a comment or docstring: two or more words in capitals, such as `H.WEDGE.TBV`.
_MENTION = re.compile(r"""(?<![.\w"'`])[A-Z]\.(?:[A-Z0-9_]+\.)*[A-Z0-9_]{2,}\b(?![.…])""")


def _numbers(index: RuleIndex) -> re.Pattern[str]:
    """A pattern for ids that are numbers, such as `7.4.2` or `A13`; ids that look like decimal numbers are left out."""
    numbers = [rule_id for rule_id in index if not _MENTION.fullmatch(rule_id) and not rule_id.endswith(".0")]
    return re.compile(rf"""(?<![.\w"'`])(?:{"|".join(map(re.escape, numbers)) or "(?!)"})(?![\w]|\.\w)""")


def _mentions(numbers: re.Pattern[str], source: str) -> Iterator[Mark]:
    """Ids in comments and docstrings."""
    for number, line in enumerate(source.splitlines(), 1):
        for rule_id in (*_MENTION.findall(line), *numbers.findall(line)):
            yield rule_id, number, ""


def _nothing(source: str) -> Iterator[Mark]:
    yield from ()


def _python_files(directory: Path) -> Iterator[Path]:
    for parent, directories, names in os.walk(directory):
        directories[:] = sorted(name for name in directories if not _skipped(name))
        yield from (Path(parent, name) for name in sorted(names) if name.endswith(".py"))


def _skipped(name: str) -> bool:
    return name.startswith(".") or name in SKIPPED_DIRECTORIES


def _code_marks(tree: ast.Module) -> Iterator[Mark]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _marks_of_call(node)
        elif isinstance(node, ast.Module | ast.ClassDef):
            for value in _assigned("rule", node):
                yield from _ids(value)


def _marks_of_call(call: ast.Call) -> Iterator[Mark]:
    for keyword in call.keywords:
        if keyword.arg == "rule":
            yield from _ids(keyword.value)
    if call.args and _name_of(call.func).endswith("Reason"):
        yield from _ids(call.args[0])


def _test_marks(tree: ast.Module) -> Iterator[Mark]:
    yield from _marks_on("", tree)
    for node in tree.body:
        yield from _marks_in(node, "")


def _marks_in(node: ast.stmt, prefix: str) -> Iterator[Mark]:
    """Marks of a test, or of a class of tests and the tests in it; a mark on a helper would prove nothing."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
        yield from _decorators(node, f"{prefix}{node.name}")
    elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
        yield from _decorators(node, f"{prefix}{node.name}")
        yield from _marks_on(f"{prefix}{node.name}", node)
        for inner in node.body:
            yield from _marks_in(inner, f"{prefix}{node.name}::")


def _decorators(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, name: str) -> Iterator[Mark]:
    for decorator in node.decorator_list:
        yield from _rule_calls(decorator, name)


def _marks_on(name: str, node: ast.Module | ast.ClassDef) -> Iterator[Mark]:
    """`pytestmark = rule("ID")` marks a whole module or class."""
    for value in _assigned("pytestmark", node):
        yield from _rule_calls(value, name)


def _rule_calls(expression: ast.expr, name: str) -> Iterator[Mark]:
    """Ids in calls of `rule`, even nested: `parametrize` has `pytest.param(..., marks=rule("ID"))`."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and _name_of(node.func) == "rule":
            for argument in node.args:
                yield from _ids(argument, name)


def _assigned(name: str, node: ast.Module | ast.ClassDef) -> Iterator[ast.expr]:
    for statement in node.body:
        if isinstance(statement, ast.Assign):
            if any(_name_of(target) == name for target in statement.targets):
                yield statement.value
        elif isinstance(statement, ast.AnnAssign) and _name_of(statement.target) == name and statement.value:
            yield statement.value


def _ids(value: ast.expr, name: str = "") -> Iterator[Mark]:
    """The ids in a string or a tuple of strings; an empty string is a default that means "no rule"."""
    for item in value.elts if isinstance(value, ast.Tuple | ast.List) else [value]:
        if isinstance(item, ast.Constant) and isinstance(item.value, str) and item.value:
            yield item.value, item.lineno, name


def _name_of(expression: ast.expr) -> str:
    """The last name of `rule`, `marks.rule` or `pytest.mark.rule`; none for anything else."""
    if isinstance(expression, ast.Name):
        return expression.id
    return expression.attr if isinstance(expression, ast.Attribute) else ""
