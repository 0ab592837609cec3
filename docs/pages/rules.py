"""The rule pages: what `senlac rules show` prints for each rule, book by book, in English and French."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from pages.common import COLONS, LANGUAGES, ROOT, Pages, Source, shown, table
from senlac.rulebook.coverage import Coverage, Covered, SourceLocation, survey
from senlac.rulebook.index import IndexEntry, Ruling, load

#: The books in the order of the navigation.
BOOKS = ("hebs", "solo", "hastings", "kernel")

#: The words on the pages themselves, in English and French.
WORDS = {
    "rulings": ("Rulings", "Décisions"),
    "ruling": ("Ruling", "Décision"),
    "on": ("on", "sur"),
    "source": ("In the book", "Dans le livret"),
    "option": ("Option", "Option"),
    "1 code": ("1 place in code", "1 endroit du code"),
    "code": ("places in code", "endroits du code"),
    "1 test": ("1 test", "1 test"),
    "tests": ("tests", "tests"),
    "none": ("no place in code names it", "aucun endroit du code ne la nomme"),
    "other": ("En français", "In English"),
    "rules": ("rules", "règles"),
    "all": ("All rules", "Toutes les règles"),
    "defined": ("defined in", "définie dans"),
}

TITLES = {
    "hebs": ("1066 and 1565", "1066 et 1565"),
    "solo": ("The solo game", "Le jeu en solo"),
    "hastings": ("Hastings 1066 AD", "Hastings 1066"),
    "kernel": ("The table itself", "La table elle-même"),
}

LEADS = {
    "hebs": (
        "Every rule of *1066, Tears to Many Mothers* and *1565, St. Elmo’s Pay*, in our own words.",
        "Toutes les règles de *1066, dans la Fureur et le Sang* et de *1565, St. Elmo’s Pay*, dans nos propres mots.",
    ),
    "solo": (
        "What the Foe does, and why: the solo rules of both boxes.",
        "Ce que fait le Rival, et pourquoi\u00a0: les règles du jeu en solo des deux boîtes.",
    ),
    "hastings": (
        "Every case of *Hastings 1066 AD*, in our own words; the ids follow the rulebook’s numbers.",
        "Tous les cas d’*Hastings 1066 AD*, dans nos propres mots\u00a0; les numéros sont ceux du livret.",
    ),
    "kernel": (
        "What applies in every game.",
        "Ce qui vaut dans toutes les parties, quel que soit le jeu.",
    ),
}

#: What the first parts of ids stand for: a chapter of the page.
CHAPTERS = {
    "H.WIN": ("Winning", "La victoire"),
    "H.SETUP": ("Setup", "Mise en place"),
    "H.ROUND": ("The round", "Le round"),
    "H.PREP": ("Preparation", "Préparation"),
    "H.READY": ("Ready and Tired", "Prêt et Fatigué"),
    "H.DEPLOY": ("Deployment", "Déploiement"),
    "H.PAY": ("Paying", "Payer"),
    "H.PLAY": ("Playing cards", "Jouer des cartes"),
    "H.ACTION": ("Actions", "Actions"),
    "H.SACRIFICE": ("Sacrifice", "Sacrifice"),
    "H.WEDGE": ("Wedges", "Ailes"),
    "H.OBJ": ("Objectives", "Objectifs"),
    "H.ABILITY": ("Abilities", "Capacités"),
    "H.RESPONSE": ("Responses", "Réactions"),
    "H.TERM": ("Terms", "Termes"),
    "H.VAR": ("Variants", "Variantes"),
    "H.TYPES": ("Types of cards", "Types de cartes"),
    "H.CARD": ("What is on a card", "Ce que porte une carte"),
    "S.RULES": ("Which rules apply", "Les règles qui valent"),
    "S.SETUP": ("Setup", "Mise en place"),
    "S.TURN": ("The Foe’s turn", "Le tour du Rival"),
    "S.DRAW": ("Drawing", "Piocher"),
    "S.PLAY": ("Playing cards", "Jouer des cartes"),
    "S.PLACE": ("Placing cards", "Placer les cartes"),
    "S.PASS": ("Passing", "Passer"),
    "S.FULL": ("A full battlefield", "Un champ de bataille plein"),
    "S.RANGE": ("Range", "Archerie"),
    "S.OBJ": ("Objectives", "Objectifs"),
    "S.COMMANDER": ("Commanders", "Commandants"),
    "S.SCORE": ("Scoring", "Le score"),
    "S.RATING": ("Titles", "Les titres"),
    "S.ABILITY": ("Solo abilities", "Capacités «\u00a0Solo\u00a0»"),
    "S.CHOICE": ("Choices", "Les choix"),
    "S.QUICK": ("Quick play", "Partie rapide"),
    "S.VAR": ("Variants", "Variantes"),
    "1.1": ("Terms", "Termes"),
    "3.0": ("Sequence of play", "Séquence de jeu"),
    "4.1": ("Stacking", "Empilement"),
    "5.1": ("Initiative", "Initiative"),
    "6.0": ("Random events", "Événements"),
    "7.1": ("Activations", "Activations"),
    "7.2": ("Rally", "Ralliement"),
    "7.3": ("Missiles", "Tir"),
    "7.4": ("Rout", "Déroute"),
    "7.5": ("Pursuit", "Poursuite"),
    "7.6": ("Movement", "Mouvement"),
    "7.7": ("Melee", "Mêlée"),
    "7.8": ("Results of melee", "Résultats de la mêlée"),
    "7.9": ("Hits and losses", "Touches et pertes"),
    "7.10": ("Morale", "Moral"),
    "7.11": ("Leader casualties", "Pertes de Chefs"),
    "8.1": ("Setting up", "Mise en place"),
    "8.2": ("Markers", "Marqueurs"),
    "9.1": ("The Regroup Turn", "Le Tour de regroupement"),
    "9.2": ("The false rout", "La fuite simulée"),
    "10.1": ("Winning", "La victoire"),
}


def read_rules() -> Coverage:
    """Senlac's own rules with their code and tests."""
    return survey(load(ROOT / "rules"), [ROOT / "src"], [ROOT / "tests"])


def rules_pages(coverage: Coverage, source: Source) -> Pages:
    """A page for each book in each language, and one that leads to them."""
    pages = {"rules/index.md": _overview(coverage)}
    for language in LANGUAGES:
        for book in BOOKS:
            pages[page_of(book, language)] = _Page(coverage, source, book, language).text()
    return pages


def page_of(book: str, language: str = "en") -> str:
    return f"rules/{book}/index.md" if language == "en" else f"rules/{language}/{book}/index.md"


def chapter_of(rule_id: str) -> str:
    """The first parts of an id, which name its chapter.

    >>> chapter_of("7.4.5"), chapter_of("H.PAY.MIX"), chapter_of("7.2")
    ('7.4', 'H.PAY', '7.2')
    """
    return ".".join(rule_id.split(".")[:2])


class _Page:
    """One book in one language."""

    def __init__(self, coverage: Coverage, source: Source, book: str, language: str) -> None:
        self.coverage = coverage
        self.index = coverage.index
        self.source = source
        self.book = book
        self.language = language
        self.which = LANGUAGES.index(language)
        self.colon = COLONS[self.which]

    def say(self, word: str) -> str:
        return WORDS[word][self.which]

    def text(self) -> str:
        covered = self.coverage.of_book(self.book)
        rules = [each for each in covered if not isinstance(each.entry, Ruling)]
        rulings = [each for each in covered if isinstance(each.entry, Ruling)]
        lines = [f"# {TITLES[self.book][self.which]}", "", self.lead(len(rules), len(rulings)), ""]
        for chapter, group in groupby(rules, lambda each: chapter_of(each.entry.id)):
            lines += [f"## {self.chapter(chapter)}", "", *self.entries(group)]
        if rulings:
            lines += [f"## {self.say('rulings')}", "", *self.entries(rulings)]
        return "\n".join(lines)

    def lead(self, rules: int, rulings: int) -> str:
        other = LANGUAGES[1 - self.which]
        up = "../" if self.language == "en" else "../../"
        twin = f"{up}{'fr/' if other == 'fr' else ''}{self.book}/index.md"
        home = f"{up}index.md"
        count = f"{rules} {self.say('rules')}" + (f", {rulings} {self.say('rulings').lower()}" if rulings else "")
        links = f"[{self.say('all')}]({home}) · [{self.say('other')}]({twin})"
        return f"{LEADS[self.book][self.which]}\n\n{count} · {links}\n{{ .page-facts }}"

    def chapter(self, chapter: str) -> str:
        title = CHAPTERS[chapter][self.which] if chapter in CHAPTERS else self.say("rules").capitalize()
        return f"{chapter} · {title}" if chapter[0].isdigit() else title

    def entries(self, group: Iterable[Covered]) -> Iterator[str]:
        for covered in group:
            yield f"### {covered.entry.id} {{ #{covered.entry.id} .rule }}"
            yield ""
            yield self.entry(covered)
            yield ""

    def entry(self, covered: Covered) -> str:
        entry = covered.entry
        parts = ['<div class="rule-body">', f'<p class="rule-text">{escape(entry.text_in(self.language))}</p>']
        parts += self.notes(entry)
        parts += [self.ruling(ruling) for ruling in self.index.rulings_on(entry.id)]
        parts += [self.places(covered), "</div>"]
        return "\n".join(parts)

    def notes(self, entry: IndexEntry) -> Iterator[str]:
        """Where the book states it; for a ruling, what it is about and the alternatives."""
        notes = [f"{self.say('source')}{self.colon} {escape(entry.source)}"] if entry.source else []
        if isinstance(entry, Ruling):
            settled = ", ".join(map(self.link, entry.rules))
            notes += [f"{self.say('ruling')} {self.say('on')} {settled}"] * bool(settled)
            notes += [escape(entry.cases)] * bool(entry.cases and not entry.rules)
            notes += [f"{self.say('option')}{self.colon} {escape(entry.option)}"] * bool(entry.option)
            notes += [escape(entry.provenance)] * bool(entry.provenance)
        yield from (f'<p class="rule-note">{note}</p>' for note in notes)

    def ruling(self, ruling: Ruling) -> str:
        words = escape(ruling.text_in(self.language))
        return f'<p class="rule-ruling">{self.say("ruling")} {self.link(ruling.id)}{self.colon} {words}</p>'

    def link(self, rule_id: str) -> str:
        book = self.index[rule_id].book
        page = "" if book == self.book else f"../{book}/index.html"
        return f'<a href="{page}#{escape(rule_id)}"><code>{escape(rule_id)}</code></a>'

    def places(self, covered: Covered) -> str:
        counts = [self.count(len(covered.code), "1 code", "code") if covered.code else self.say("none")]
        counts += [self.count(len(covered.tests), "1 test", "tests")] * bool(covered.tests)
        entry = covered.entry
        defined = f"{self.say('defined')} {self.source.place(shown(entry.file), entry.line)}"
        lists = [f"<ul>{self.files(places)}</ul>" for places in (covered.code, covered.tests) if places]
        return (
            f'<details class="rule-places" data-search-exclude><summary>{" · ".join(counts)}</summary>'
            f"{''.join(lists)}<p>{defined}</p></details>"
        )

    def count(self, number: int, one: str, many: str) -> str:
        return self.say(one) if number == 1 else f"{number} {self.say(many)}"

    def files(self, places: tuple[SourceLocation, ...]) -> str:
        """The locations, file by file, as file:line; tests with their names."""
        parts = []
        for path, group in groupby(places, lambda place: shown(place.path)):
            lines = list(group)
            first = self.source.place(path, lines[0].line)
            more = "".join(f", {self.source.place(path, place.line, f':{place.line}')}" for place in lines[1:])
            if not lines[0].name:
                parts.append(f"<li>{first}{more}</li>")
                continue
            named = [f"<li>{self.source.place(path, each.line, f':{each.line} {each.name}')}</li>" for each in lines]
            parts.append(f"<li>{self.source.place(path)}<ul>{''.join(named)}</ul></li>")
        return "".join(parts)


def _overview(coverage: Coverage) -> str:
    """What there is, and every id as a link."""
    rows = []
    for book in BOOKS:
        entries = coverage.of_book(book)
        rules = [each for each in entries if not isinstance(each.entry, Ruling)]
        tests = {(place.path, place.line, place.name) for each in entries for place in each.tests}
        english, french = (f"[{TITLES[book][i]}]({'' if i == 0 else 'fr/'}{book}/index.md)" for i in (0, 1))
        rows.append((english, french, len(rules), len(entries) - len(rules), len(tests)))
    lines = [
        "# Rules",
        "",
        "Every rule in every rulebook is a sentence or two with an id, in our own words, with its rulings, the "
        "code that implements it and the tests that check it, as `senlac rules show ID` prints it. Where a rulebook is "
        "silent or unclear, a ruling says what Senlac does. A rule’s address is its id: `rules/hastings/#7.4.5`.",
        *table(("English", "Français", "Rules", "Rulings", "Tests"), rows, "  rrr"),
        "[The sentences of the rulebooks](../reference/sentences.md) lists which printed sentence states which rule.",
        "",
    ]
    for book in BOOKS:
        ids = [each.entry.id for each in coverage.of_book(book)]
        links = " ".join(f'<a href="{book}/index.html#{escape(each)}">{escape(each)}</a>' for each in ids)
        lines += [f"## {TITLES[book][0]}: all ids", "", f'<p class="ids">{links}</p>', ""]
    return "\n".join(lines)


def links_to_rules(coverage: Coverage) -> dict[str, str]:
    """The address of each id, except for ids that look like plain numbers."""
    index = coverage.index
    known = [rule_id for rule_id in index if any(letter.isalpha() for letter in rule_id) or rule_id.count(".") > 1]
    return {rule_id: f"{page_of(index[rule_id].book)}#{rule_id}" for rule_id in known}
