"""`senlac rules`: read and search the rules, and see which have code and tests."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

import senlac
from senlac.catalogue import FALLBACK, LANGUAGES
from senlac.cli.common import progress
from senlac.examples import examples, reasons_for_none
from senlac.examples import shown as shown_example
from senlac.examples.example import keep
from senlac.examples.finding import GAMES, find
from senlac.examples.page import text as examples_page
from senlac.registry import game_type
from senlac.rulebook import page, sentences
from senlac.rulebook.coverage import Coverage, Covered, SourceLocation, check, due, is_at, survey
from senlac.rulebook.index import (
    BadRuleIndex,
    IndexEntry,
    Rule,
    RuleIndex,
    RuleProblem,
    Ruling,
    UnknownRule,
    did_you_mean,
    load,
    rule_directories,
)
from senlac.rulebook.sentences import Rulebook, Section, Sentence

DIRECTORY = click.Path(exists=True, file_okay=False, path_type=Path)

HELP = """Read and search the rules of all games.

Every rule in every rulebook is an entry with an id; a ruling says what Senlac does where a rulebook is silent.
Entries must contain all WORDS in their id, text or source, in upper or lower case. A word that is the id of a
book (hebs, solo, hastings, kernel) limits the search to that book.

\b
Examples:
  senlac rules                      all rules, book by book
  senlac rules shield wall          everything that mentions shield and wall
  senlac rules hebs zeal            the same, in one book only
  senlac rules show H.WIN.DECK      one rule with its rulings, code and tests
  senlac rules --rulings hastings   the rulings of one book
  senlac rules --sentences 1066-en  every sentence of a printed rulebook and its rules

If you work on Senlac or on a game for it, in a checkout:

\b
  senlac rules --coverage           the code and tests of each rule
  senlac rules --coverage hebs      the same for one book
  senlac rules --sentences --coverage solo    every sentence with its tests
  senlac rules --page               the sentences of all rulebooks as docs/reference/sentences.md
  senlac rules --examples           which rules have an example to play, as docs/reference/examples.md
  senlac rules --find-examples 3    plays games with so many seeds to find examples, and keeps them
  senlac rules --check              fails if an id is unknown, has no test or appears in no sentence

--check covers everything: ids in code and tests must exist, every id of an implemented book in this directory needs
a test, every rule of a printed rulebook must appear in one of its sentences, and the page must be up to date.
"""


class Refusal(click.ClickException):
    """A question without an answer: prints one sentence, no traceback."""

    exit_code = 2


@click.command(name="rules", help=HELP, short_help="Read and search the rules of all games.")
@click.argument("words", nargs=-1)
@click.option("--book", "books", multiple=True, metavar="ID", help="Only this book; may be repeated.")
@click.option("--id", "rule_id", metavar="ID", help="Only this rule or ruling; `show ID` shows all of it.")
@click.option("--rulings", "rulings_only", is_flag=True, help="Only rulings.")
@click.option("--coverage", "coverage_wanted", is_flag=True, help="Show the code and tests of each id.")
@click.option("--check", "check_wanted", is_flag=True, help="Print any problems, and exit with 1 if there are some.")
@click.option("--sentences", "sentences_wanted", is_flag=True, help="Show the sentences of printed rulebooks.")
@click.option("--page", "page_wanted", is_flag=True, help="Print the page of all sentences, rules and tests.")
@click.option("--examples", "examples_wanted", is_flag=True, help="Print the page of rules that have an example.")
@click.option("--find-examples", "seeds", type=click.IntRange(1), help="Find examples in games with so many seeds.")
@click.option("--code", multiple=True, type=DIRECTORY, help="Where the code is.  [default: src, tests/proving]")
@click.option("--tests", multiple=True, type=DIRECTORY, help="Where the tests are.  [default: tests]")
@click.option("--rules", "extra", multiple=True, type=DIRECTORY, help="Also read the rules in this directory.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
def command(
    words: tuple[str, ...],
    books: tuple[str, ...],
    rule_id: str | None,
    rulings_only: bool,
    coverage_wanted: bool,
    check_wanted: bool,
    sentences_wanted: bool,
    page_wanted: bool,
    examples_wanted: bool,
    seeds: int | None,
    code: tuple[Path, ...],
    tests: tuple[Path, ...],
    extra: tuple[Path, ...],
    as_json: bool,
) -> None:
    if words[:1] == ("show",) and not (check_wanted or page_wanted or sentences_wanted or coverage_wanted):
        if len(words) != 2:
            raise Refusal("`show` takes the id of one rule, as in: senlac rules show H.WIN.DECK")
        show_rule(words[1], code, tests, extra, as_json)
        return
    if examples_wanted:
        click.echo(examples_page(index_or_refuse(extra)), nl=False)
        return
    if seeds:
        find_examples(index_or_refuse(extra), seeds)
        return
    narrowed = coverage_wanted or words or books or rule_id or rulings_only or sentences_wanted
    if (check_wanted or page_wanted) and narrowed:
        flag = "--check" if check_wanted else "--page"
        raise Refusal(f"{flag} covers everything: leave out words, --book, --id, --rulings, --coverage and so on.")
    if check_wanted:
        run_check(code, tests, extra, as_json)
        return
    if page_wanted:
        coverage = survey_sources(code, tests, extra)
        click.echo(page.text(at_home(rulebooks_or_refuse(extra)), coverage), nl=False)
        return
    if sentences_wanted:
        if books or rule_id or rulings_only:
            raise Refusal("--sentences takes the names of rulebooks: leave out --book, --id and --rulings.")
        chosen = choose_rulebooks(rulebooks_or_refuse(extra), words)
        show_sentences(chosen, survey_sources(code, tests, extra) if coverage_wanted else None, as_json)
        return
    if coverage_wanted:
        coverage = survey_sources(code, tests, extra)
        entries = select(coverage.index, words, books, rule_id, rulings_only)
        show_coverage(coverage, entries, as_json)
        return
    index = index_or_refuse(extra)
    entries = select(index, words, books, rule_id, rulings_only)
    show_entries(index, entries, as_json)


# Loading and choosing


def index_or_refuse(extra: Iterable[Path]) -> RuleIndex:
    try:
        return load(*rule_directories(extra))
    except BadRuleIndex as error:
        lines = map(problem_line, error.problems)
        raise Refusal("\n".join(["The rule index cannot be read.", *lines])) from error


def select(
    index: RuleIndex, words: Sequence[str], books: Sequence[str], rule_id: str | None, rulings_only: bool
) -> list[IndexEntry]:
    """The entries asked for, book by book; refuses if a name is unknown or nothing is found."""
    named = books_named(index, words, books)
    if rule_id is None:
        found = index.search([word for word in words if word not in index.books])
    else:
        found = [entry_or_refuse(index, rule_id)]
    entries = [entry for book in named for entry in found if entry.book == book]
    if rulings_only:
        entries = [entry for entry in entries if isinstance(entry, Ruling)]
    if not entries:
        raise Refusal(nothing_found(index, words))
    return entries


def books_named(index: RuleIndex, words: Sequence[str], books: Sequence[str]) -> list[str]:
    for book in books:
        if book not in index.books:
            known = f". The books are: {', '.join(index.books)}."
            guess = did_you_mean(get_close_matches(book, index.books), known)
            raise Refusal(f"There is no book {book!r}{guess}")
    named = [book for book in index.books if book in books or book in words]
    return named or list(index.books)


def entry_or_refuse(index: RuleIndex, rule_id: str) -> IndexEntry:
    try:
        return index[rule_id]
    except UnknownRule as error:
        raise Refusal(str(error)) from error


def nothing_found(index: RuleIndex, words: Sequence[str]) -> str:
    names = [word for word in words if word not in index.books]
    guesses = [guess for name in names for guess in get_close_matches(name, index.books)]
    guesses += [guess for name in names for guess in index.suggestions(name)]
    asked = f" for: {' '.join(words)}" if words else ""
    return f"No rule found{asked}{did_you_mean(guesses[:3], '.')}"


# Sources


def survey_sources(code: Sequence[Path], tests: Sequence[Path], extra: Sequence[Path]) -> Coverage:
    code_dirs, test_dirs = source_directories(code, tests)
    index = index_or_refuse([*extra, *configured_directories()])
    return survey(index, code_dirs, test_dirs)


def source_directories(code: Sequence[Path], tests: Sequence[Path]) -> tuple[list[Path], list[Path]]:
    code_dirs = list(code) or existing("src", "tests/proving")
    test_dirs = list(tests) or existing("tests")
    if not test_dirs:
        raise Refusal("There is no `tests` directory here: run this in a checkout, or use --tests.")
    return code_dirs, test_dirs


def existing(*names: str) -> list[Path]:
    return [Path(name) for name in names if Path(name).is_dir()]


def configured_directories() -> list[Path]:
    """The additional rules in pytest's configuration, so that both use the same index."""
    pyproject = Path("pyproject.toml")
    if not pyproject.is_file():
        return []
    try:
        settings = tomllib.loads(pyproject.read_text(encoding="utf-8")).get("tool", {}).get("pytest", {})
    except ValueError as error:
        raise Refusal(f"pyproject.toml cannot be read: {error}") from error
    found = settings.get("ini_options", settings).get("senlac_rules_dirs", [])
    return [Path(name) for name in (found.split() if isinstance(found, str) else found)]


# Checking


def run_check(code: Sequence[Path], tests: Sequence[Path], extra: Sequence[Path], as_json: bool) -> None:
    code_dirs, test_dirs = source_directories(code, tests)
    praise = ""
    try:
        index = load(*rule_directories([*extra, *configured_directories()]))
        coverage = survey(index, code_dirs, test_dirs)
        problems = [*check(coverage, home=Path.cwd()), *check_sentences(coverage, extra)]
        praise = f"All ids are known, and the {len(due(coverage, Path.cwd()))} that need a test have one."
    except BadRuleIndex as error:
        problems = list(error.problems)
    if as_json:
        echo_json([problem_json(problem) for problem in problems])
    else:
        echo_lines(map(problem_line, problems) if problems else [praise])
    if problems:
        raise click.exceptions.Exit(1)


def check_sentences(coverage: Coverage, extra: Sequence[Path]) -> list[RuleProblem]:
    """Problems with the lists of sentences and, in a checkout that contains them, whether their page is up to date."""
    rulebooks, problems = sentences.read(rule_directories([*extra, *configured_directories()]))
    problems += sentences.check(rulebooks, coverage.index)
    own = at_home(rulebooks)
    if own and not problems:
        problems += page.stale(own, coverage, Path.cwd())
    return problems


def at_home(rulebooks: Sequence[Rulebook]) -> list[Rulebook]:
    """The rulebooks whose files are under the current directory."""
    return [rulebook for rulebook in rulebooks if is_at(Path.cwd(), rulebook.file)]


def problem_line(problem: RuleProblem) -> str:
    return str(RuleProblem(shown(problem.path), problem.line, problem.message))


def shown(path: Path) -> Path:
    """A path, relative to the current directory if possible."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


# Sentences of the rulebooks


def rulebooks_or_refuse(extra: Sequence[Path]) -> list[Rulebook]:
    rulebooks, problems = sentences.read(rule_directories([*extra, *configured_directories()]))
    if problems:
        raise Refusal("\n".join(["The sentences cannot be read.", *map(problem_line, problems)]))
    return rulebooks


def choose_rulebooks(rulebooks: Sequence[Rulebook], words: Sequence[str]) -> list[Rulebook]:
    known = {rulebook.id: rulebook for rulebook in rulebooks}
    for word in words:
        if word not in known:
            names = f". The rulebooks are: {', '.join(known)}."
            raise Refusal(f"There is no rulebook {word!r}{did_you_mean(get_close_matches(word, known), names)}")
    return [known[word] for word in words] or list(rulebooks)


def show_sentences(rulebooks: Sequence[Rulebook], coverage: Coverage | None, as_json: bool) -> None:
    if as_json:
        echo_json([rulebook_json(rulebook, coverage) for rulebook in rulebooks])
        return
    for rulebook in rulebooks:
        click.echo(click.style(f"{rulebook.title} ({rulebook.id})", bold=True, underline=True))
        for section in rulebook.sections:
            echo_lines(section_lines(section, coverage))
        click.echo(f"{rulebook.id}: {rulebook.summary()}\n")


def section_lines(section: Section, coverage: Coverage | None) -> list[str]:
    heading = f"{section.title} ({section.count})" + (f"  none: {section.reason}" if section.reason else "")
    lines = [click.style(heading, bold=True)]
    for sentence in section.sentences:
        said = ", ".join(sentence.rules) or f"none: {sentence.reason}"
        note = f"  ({sentence.note})" if sentence.note else ""
        lines.append(f"  {sentence.place:<12}  {said}{note}")
        lines += [f"      test  {place_line(place)}" for place in tests_of(sentence, coverage)]
    return lines


def tests_of(sentence: Sentence, coverage: Coverage | None) -> list[SourceLocation]:
    if coverage is None:
        return []
    known = [coverage.covered[rule_id] for rule_id in sentence.rules if rule_id in coverage.covered]
    return sorted({place for covered in known for place in covered.tests})


# Rules for people


def show_rule(rule_id: str, code: Sequence[Path], tests: Sequence[Path], extra: Sequence[Path], as_json: bool) -> None:
    """Show everything about one rule; outside a checkout, its code is that of the installed package."""
    index = index_or_refuse([*extra, *configured_directories()])
    entry = entry_or_refuse(index, rule_id)
    code_dirs = list(code) or existing("src", "tests/proving") or [Path(senlac.__file__).parent]
    covered = survey(index, code_dirs, list(tests) or existing("tests")).covered[entry.id]
    if as_json:
        echo_json({**entry_json(entry), **covered_json(covered)})
        return
    console = Console(highlight=False)
    console.print(full_text(index, entry), soft_wrap=not console.is_terminal)
    if entry.id in examples():
        for lang in LANGUAGES:
            heading = "Example:" if lang == FALLBACK else f"{lang}:"
            echo_lines([heading, *[f"    {sentence}" for sentence in shown_example(entry.id, lang).sentences]])
        click.echo(f"Play it: senlac play {entry.id}")
    elif entry.id in reasons_for_none():
        click.echo(f"No example: {reasons_for_none()[entry.id]}.")
    echo_lines([f"Code: {place_line(place)}" for place in covered.code])
    echo_lines([f"Test: {place_line(place)}" for place in covered.tests])


def show_entries(index: RuleIndex, entries: Sequence[IndexEntry], as_json: bool) -> None:
    console = Console(highlight=False)
    if as_json:
        echo_json([entry_json(entry) for entry in entries])
    elif console.is_terminal:
        console.print(by_book(index, entries))
    else:
        echo_lines(map(one_line, entries))


def one_line(entry: IndexEntry) -> str:
    """An entry for pipes: never wrapped, so that grep finds whole rules."""
    source = source_of(entry)
    return f"{entry.id}  {entry.text}" + (f"  ({source})" if source else "")


def source_of(entry: IndexEntry) -> str:
    """Where an entry comes from; for a ruling without a source, the rules or cases it is about."""
    if isinstance(entry, Ruling) and not entry.source:
        return f"on {entry.cases or ', '.join(entry.rules)}"
    return entry.source


def by_book(index: RuleIndex, entries: Sequence[IndexEntry]) -> RenderableType:
    parts: list[RenderableType] = []
    for book in index.books.values():
        chosen = [entry for entry in entries if entry.book == book.id]
        if chosen:
            heading = f"{book.title} ({book.id}, {book.status})"
            parts += [Text(heading, style="bold underline"), grid(chosen), ""]
    return Group(*parts)


def grid(entries: Sequence[IndexEntry]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold cyan")
    table.add_column()
    for entry in entries:
        text = Text(entry.text).append(f"\n{source_of(entry)}".rstrip(), style="dim")
        table.add_row(Text(entry.id), text)
    return table


def full_text(index: RuleIndex, entry: IndexEntry) -> Text:
    text = Text.assemble((entry.id, "bold cyan"), f"\n{entry.text}\n")
    for language, translation in entry.translations.items():
        text.append(f"{language}: {translation}\n")
    for name, value in particulars(index, entry):
        if value:
            text.append(f"{name}: ", style="dim").append(f"{value}\n")
    for ruling in index.rulings_on(entry.id):
        text.append("Ruling ", style="dim").append(ruling.id, style="bold cyan").append(f": {ruling.text}\n")
    text.rstrip()
    return text


def particulars(index: RuleIndex, entry: IndexEntry) -> list[tuple[str, str]]:
    book = index.books[entry.book]
    rows = [("Source", entry.source)]
    if isinstance(entry, Ruling):
        rows += [("Option", entry.option), ("Rules", ", ".join(entry.rules)), ("Cases", entry.cases)]
        rows += [("Provenance", entry.provenance)]
    return [*rows, ("Book", f"{book.title} ({book.id}, {book.status})"), ("File", place_of(entry))]


def place_of(entry: IndexEntry) -> str:
    return f"{shown(entry.file)}:{entry.line}"


# Examples


def find_examples(index: RuleIndex, seeds: int) -> None:
    """Play games until every rule has been looked for in all of them, and keep what was found."""
    rules = {
        game: [entry.id for book in game_type(game).books for entry in index.of_book(book)]
        for game in {game for game, _ in GAMES}
    }
    with progress() as bar:
        task = bar.add_task("examples", total=len(set().union(*rules.values())))
        for kept in find(rules, range(seeds), f"senlac rules --find-examples {seeds}"):
            bar.update(task, completed=len(kept.examples))
            keep(kept)


# Coverage for people


def show_coverage(coverage: Coverage, entries: Sequence[IndexEntry], as_json: bool) -> None:
    chosen = [coverage.covered[entry.id] for entry in entries]
    books = list(dict.fromkeys(entry.book for entry in entries))
    if as_json:
        echo_json(coverage_json(coverage, chosen, books))
        return
    for covered in chosen:
        echo_lines(coverage_lines(covered))
    click.echo()
    echo_lines(coverage.summary(book) for book in books)
    echo_lines(map(problem_line, coverage.problems))


def coverage_lines(covered: Covered) -> list[str]:
    missing = click.style(f"  missing: {', '.join(covered.missing)}", dim=True) if covered.missing else ""
    heading = click.style(covered.entry.id, bold=True) + missing
    code = [f"    code  {place_line(place)}" for place in covered.code]
    tests = [f"    test  {place_line(place)}" for place in covered.tests]
    return [heading, *code, *tests]


def place_line(place: SourceLocation) -> str:
    return str(SourceLocation(shown(place.path), place.line, place.name))


def echo_lines(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)


# JSON for programs


def echo_json(value: object) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def entry_json(entry: IndexEntry) -> dict[str, Any]:
    own = rule_json(entry) if isinstance(entry, Rule) else ruling_json(entry)
    return {"id": entry.id, "kind": entry.kind, "book": entry.book, "place": place_of(entry), **own}


def rule_json(rule: Rule) -> dict[str, Any]:
    return {"text": rule.text, "source": rule.source, "translations": dict(rule.translations)}


def ruling_json(ruling: Ruling) -> dict[str, Any]:
    return {
        "text": ruling.default,
        "source": ruling.source,
        "translations": dict(ruling.translations),
        "option": ruling.option,
        "rules": list(ruling.rules),
        "cases": ruling.cases,
        "provenance": ruling.provenance,
    }


def rulebook_json(rulebook: Rulebook, coverage: Coverage | None) -> dict[str, Any]:
    return {
        "id": rulebook.id,
        "title": rulebook.title,
        "sentences": rulebook.count,
        "without_rule": rulebook.without_rule,
        "sections": [section_json(section, coverage) for section in rulebook.sections],
    }


def section_json(section: Section, coverage: Coverage | None) -> dict[str, Any]:
    return {
        "title": section.title,
        "sentences": section.count,
        "reason": section.reason,
        "places": [sentence_json(sentence, coverage) for sentence in section.sentences],
    }


def sentence_json(sentence: Sentence, coverage: Coverage | None) -> dict[str, Any]:
    tests = [place_json(place) for place in tests_of(sentence, coverage)]
    return {
        "place": sentence.place,
        "sentences": sentence.count,
        "rules": list(sentence.rules),
        "reason": sentence.reason,
        "note": sentence.note,
        **({"tests": tests} if coverage else {}),
    }


def coverage_json(coverage: Coverage, chosen: Sequence[Covered], books: Sequence[str]) -> dict[str, Any]:
    return {
        "books": [book_json(coverage, book) for book in books],
        "entries": [covered_json(covered) for covered in chosen],
        "problems": [problem_json(problem) for problem in coverage.problems],
    }


def book_json(coverage: Coverage, name: str) -> dict[str, Any]:
    book, entries = coverage.index.books[name], coverage.of_book(name)
    return {
        "id": book.id,
        "title": book.title,
        "status": book.status,
        "rules": sum(isinstance(covered.entry, Rule) for covered in entries),
        "rulings": sum(isinstance(covered.entry, Ruling) for covered in entries),
        "with_code": sum(bool(covered.code) for covered in entries),
        "with_tests": sum(bool(covered.tests) for covered in entries),
    }


def covered_json(covered: Covered) -> dict[str, Any]:
    return {
        "id": covered.entry.id,
        "kind": covered.entry.kind,
        "book": covered.entry.book,
        "code": [place_json(place) for place in covered.code],
        "tests": [place_json(place) for place in covered.tests],
        "missing": list(covered.missing),
    }


def place_json(place: SourceLocation) -> dict[str, Any]:
    named = {"name": place.name} if place.name else {}
    return {"file": str(shown(place.path)), "line": place.line, **named}


def problem_json(problem: RuleProblem) -> dict[str, Any]:
    return {"file": str(shown(problem.path)), "line": problem.line, "message": problem.message}
