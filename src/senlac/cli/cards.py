"""`senlac cards`: list, show, check, correct and print the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from senlac.cli import cardedit
from senlac.cli.cardsheet import sheet as make_sheet
from senlac.cli.common import console
from senlac.games.hebs.packs import library, reference, schema
from senlac.games.hebs.packs.pack import (
    ARMY,
    EVENT,
    GRADES,
    KINDS,
    LEADER,
    TITLES,
    TYPES,
    UNIT_TYPES,
    BadPack,
    Both,
    Card,
    Objective,
    Pack,
)
from senlac.games.hebs.packs.reading import FACTS
from senlac.games.hebs.show.cardtext import card_text, objective_text, type_line, type_name
from senlac.games.hebs.show.wording import Names
from senlac.kernel.errors import BadOption
from senlac.session.saves import replace_file
from senlac.text import LANGUAGES

FILE = click.Path(path_type=Path)

in_language: Callable[[Any], Any] = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to speak."
)
of_faction: Callable[[Any], Any] = click.option("--faction", metavar="F", help="Only this faction, such as norman.")
with_packs: Callable[[Any], Any] = click.option(
    "--pack", "files", multiple=True, type=FILE, help="Lay this file of yours over the cards; may be repeated."
)

HEADINGS = {
    "en": ("Name", "Type", "Cost", "Zeal", "Might", "Health", "Resources", "Copies", "Text"),
    "fr": ("Nom", "Type", "Coût", "Zèle", "Force", "Santé", "Ressources", "Exemplaires", "Texte"),
}
#: Headings that are only a letter in a table, with the rest told below it.
NUMBERS = {
    "en": {"Cost": "C", "Zeal": "Z", "Might": "M", "Health": "H", "Resources": "R", "Copies": "×"},
    "fr": {"Coût": "C", "Zèle": "Z", "Force": "F", "Santé": "S", "Ressources": "R", "Exemplaires": "×"},
}
LABELS = {
    "en": ("cost", "zeal", "might", "health", "resources"),
    "fr": ("coût", "zèle", "force", "santé", "ressources"),
}
#: The facts of cards and Objectives, and the grades of their origins, in French.
FRENCH = {
    "name": "nom",
    "type": "type",
    "cost": "coût",
    "zeal": "zèle",
    "might": "force",
    "health": "santé",
    "resources": "ressources",
    "ability": "capacités",
    "copies": "exemplaires",
    "battle": "combat",
    "value": "valeur",
    "rulebook": "livret de règles",
    "attested": "attesté",
    "derived": "déduit",
    "history": "histoire",
    "reconstructed": "reconstitué",
}


@click.group(invoke_without_command=True)
@click.option("--reference", "reference_wanted", is_flag=True, help="Print the reference of the ability language.")
@click.option("--schema", "schema_wanted", is_flag=True, help="Print the JSON Schema of packs, for editors.")
@click.pass_context
def command(ctx: click.Context, reference_wanted: bool, schema_wanted: bool) -> None:
    """List, show, check, correct and print cards.

    \b
    senlac cards list --type unit --cost 1-2
    senlac cards show Odo of Bayeux
    senlac cards override odo-of-bayeux cost=2 might=3
    senlac cards check my-box.toml
    senlac cards sheet cards.html --lang fr
    """
    if reference_wanted:
        click.echo(reference.text(), nl=False)
    elif schema_wanted:
        click.echo(schema.text(), nl=False)
    elif ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def packs_of(faction: str | None, files: Sequence[Path]) -> list[Pack]:
    """The packs asked for, with the user's own files laid over."""
    overrides = ",".join([library.offer(path) for path in files])
    return [library.pack(each, overrides) for each in ([faction] if faction else library.factions())]


def names_of(packs: Sequence[Pack]) -> Names:
    """What the traits and cards of all these packs are called."""
    traits: dict[str, Both] = {}
    cards: dict[str, Both] = {}
    for pack in packs:
        traits.update(pack.traits)
        cards.update({card.id: card.name for card in pack.cards})
    return Names(traits, cards)


# ------------------------------------------------------------------ list


class Span(click.ParamType[tuple[int, int]]):
    """A number, or two with a hyphen between: `2`, `1-3`."""

    name = "span"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, int]:
        if isinstance(value, tuple):
            return value
        low, _, high = str(value).partition("-")
        try:
            return int(low), int(high or low)
        except ValueError:
            self.fail(f"{value!r} is neither a number nor a span such as 1-3.", param, ctx)


@command.command("list")
@of_faction
@click.option("--type", "type_", type=click.Choice(TYPES), help="Only cards of this type.")
@click.option("--unit", type=click.Choice(UNIT_TYPES), help="Only Units of this type.")
@click.option("--trait", metavar="X", help="Only cards with this trait.")
@click.option("--cost", type=Span(), metavar="N or A-B", help="Only cards of this cost.")
@click.option("--ability", metavar="KIND", help="Only cards with such an ability: a kind, or a title such as range.")
@click.option("--text", "words", metavar="WORDS", help="Only cards with all these words in name, text or history.")
@click.option("--origin", type=click.Choice(GRADES), help="Only cards with a fact of this origin.")
@in_language
@with_packs
def list_cards(
    faction: str | None,
    type_: str | None,
    unit: str | None,
    trait: str | None,
    cost: tuple[int, int] | None,
    ability: str | None,
    words: str | None,
    origin: str | None,
    lang: str,
    files: tuple[Path, ...],
) -> None:
    """List the cards that fit everything said.

    \b
    senlac cards list --faction saxon --type character
    senlac cards list --ability range --cost 0-2
    senlac cards list --text "shield wall" --lang fr
    """
    packs = packs_of(faction, files)
    names = names_of(packs)
    _known_words(packs, trait, ability)
    found: list[tuple[Pack, Card]] = []
    for pack in packs:
        for card in pack.cards:
            fits = type_ in (None, card.type) and unit in (None, card.unit)
            fits = fits and _has(card, trait, ability, origin) and _costs(card, cost)
            if fits and (not words or _says(card, names.in_box(pack.box), words)):
                found.append((pack, card))
    if not found:
        raise BadOption("No card fits all that.", option="list")
    _print_list(found, names, lang)


def _known_words(packs: list[Pack], trait: str | None, ability: str | None) -> None:
    """Refuse a trait or an ability that no card could have."""
    traits = sorted({name for pack in packs for name in pack.traits})
    if trait is not None and trait not in traits:
        raise BadOption(f"There is no trait {trait!r}. There are: {', '.join(traits)}.", option="trait", value=trait)
    if ability is not None and ability not in (*KINDS, *TITLES):
        known = ", ".join([*KINDS, *TITLES])
        raise BadOption(f"There is no ability {ability!r}. There are: {known}.", option="ability", value=ability)


def _has(card: Card, trait: str | None, ability: str | None, origin: str | None) -> bool:
    abilities = {each.kind for each in card.abilities} | {each.title_key for each in card.abilities}
    grades = {_grade(card.origin_of(fact)) for fact in facts_of(card)}
    return (
        (trait is None or trait in card.traits)
        and (ability is None or ability in abilities)
        and (origin is None or origin in grades)
    )


def _costs(card: Card, cost: tuple[int, int] | None) -> bool:
    return cost is None or (card.type != LEADER and cost[0] <= card.cost <= cost[1])


def _says(card: Card, names: Names, words: str) -> bool:
    parts = [*card.name, *card.history]
    for lang in LANGUAGES:
        parts += [type_line(card, names, lang), *card_text(card, names, lang)]
    whole = " ".join(parts).casefold().replace("’", "'")
    return all([word in whole for word in words.casefold().replace("’", "'").split()])


def _grade(origin: str) -> str:
    return origin.partition(":")[0]


def _print_list(found: list[tuple[Pack, Card]], names: Names, lang: str) -> None:
    out = console()
    rows = [_row(card, names.in_box(pack.box), lang) for pack, card in found]
    if not out.is_terminal:
        for row in [list(HEADINGS[lang]), *rows]:
            click.echo("\t".join(row))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    for heading in HEADINGS[lang]:
        if heading in NUMBERS[lang]:
            table.add_column(NUMBERS[lang][heading], justify="right", no_wrap=True)
        else:
            table.add_column(heading, ratio=2 if heading == HEADINGS[lang][-1] else 1)
    for row in rows:
        table.add_row(Text(row[0], style="bold"), *[Text(cell) for cell in row[1:]])
    out.print(table, soft_wrap=False)
    out.print(", ".join([f"{letter} {heading.lower()}" for heading, letter in NUMBERS[lang].items()]))
    different, whole = {"en": ("different cards", "in all"), "fr": ("cartes différentes", "en tout")}[lang]
    out.print(f"{len(rows)} {different}, {sum(card.copies for _, card in found)} {whole}")


def _row(card: Card, names: Names, lang: str) -> list[str]:
    which = LANGUAGES.index(lang)
    army = card.type in ARMY
    numbers = [
        "–" if card.type == LEADER else str(card.cost),
        *[str(value) if army else "–" for value in (card.zeal, card.might, card.health)],
        "–" if card.type == EVENT else str(card.resources),
        str(card.copies),
    ]
    return [card.name[which], type_line(card, names, lang), *numbers, " ".join(card_text(card, names, lang))]


# ------------------------------------------------------------------ show


@command.command("show")
@click.argument("name", nargs=-1, required=True)
@of_faction
@in_language
@with_packs
def show(name: tuple[str, ...], faction: str | None, lang: str, files: tuple[Path, ...]) -> None:
    """Show a card or an Objective, and where each of its facts is from.

    \b
    senlac cards show odo-of-bayeux
    senlac cards show Odo of Bayeux --lang fr
    senlac cards show norman A
    """
    packs = packs_of(faction, files)
    names = names_of(packs_of(None, files))
    out = console()
    for found in library.find(" ".join(name), packs):
        if found.card is not None:
            out.print(_card_panel(found.pack, found.card, names.in_box(found.pack.box), lang), soft_wrap=False)
            out.print(_origins(card_facts(found.card, lang), lang))
        elif found.objective is not None:
            out.print(
                _objective_panel(found.pack, found.objective, names.in_box(found.pack.box), lang), soft_wrap=False
            )
            out.print(_origins(objective_facts(found.objective, lang), lang))


def facts_of(card: Card) -> list[str]:
    """The facts that a card of its type states."""
    missing = {"cost"} if card.type == LEADER else set()
    if card.type not in ARMY:
        missing |= {"zeal", "might", "health"}
    if card.type == EVENT:
        missing.add("resources")
    if not card.abilities:
        missing.add("ability")
    return [fact for fact in FACTS if fact not in missing]


def card_facts(card: Card, lang: str) -> list[tuple[str, str, str]]:
    """What a card states: each fact, its value, and where it is from."""
    return [(fact, _value(card, fact, lang), card.origin_of(fact)) for fact in facts_of(card)]


def _value(card: Card, fact: str, lang: str) -> str:
    if fact == "ability":
        return str(len(card.abilities))
    if fact == "name":
        return card.name[LANGUAGES.index(lang)]
    if fact == "type":
        return type_name(card, lang).lower()
    return str(getattr(card, fact))


def _card_panel(pack: Pack, card: Card, names: Names, lang: str) -> Panel:
    which = LANGUAGES.index(lang)
    labels = LABELS[lang]
    cost = "" if card.type == LEADER else f"{labels[0]} {card.cost}"
    values = ["zeal", "might", "health", "resources"] if card.type in ARMY else ["resources"]
    if card.type == EVENT:
        values = []
    line = "   ".join([f"{labels[FACTS.index(name) - 2]} {getattr(card, name)}" for name in values])
    lines = card_text(card, names, lang)
    foot = f"{pack.people[which]} · {card.id} · ×{card.copies}"
    return _panel(card.name[which], cost, type_line(card, names, lang), line, lines, card.history[which], foot)


def _objective_panel(pack: Pack, objective: Objective, names: Names, lang: str) -> Panel:
    which = LANGUAGES.index(lang)
    zeal, might, health = LABELS[lang][1:4]
    battle = {"zeal": zeal, "might": might}.get(objective.battle, "")
    line = f"{battle} {objective.value}   {health} {objective.health}" if battle else ""
    kind = {"en": "Objective", "fr": "Objectif"}[lang]
    lines = objective_text(objective, names, lang)
    foot = pack.people[which]
    return _panel(objective.name[which], "", f"{kind} {objective.letter}", line, lines, objective.history[which], foot)


def _panel(name: str, cost: str, kind: str, values: str, lines: list[str], history: str, foot: str) -> Panel:
    head = Table.grid(expand=True)
    head.add_column()
    head.add_column(justify="right", no_wrap=True)
    head.add_row(Text(name, style="bold"), Text(cost, style="bold"))
    parts: list[RenderableType] = [head, Text(kind, style="dim")]
    if values:
        parts.append(Text(values))
    for line in lines:
        parts += ["", Text(line)]
    parts += ["", Text(history, style="italic")]
    return Panel(Group(*parts), width=60, subtitle=Text(foot, style="dim"), subtitle_align="right", padding=(0, 1))


def objective_facts(objective: Objective, lang: str) -> list[tuple[str, str, str]]:
    """What an Objective states: each fact, its value, and where it is from."""
    rows = [("name", objective.name[LANGUAGES.index(lang)])]
    if objective.battle:
        rows += [
            ("battle", said(objective.battle, lang)),
            ("value", str(objective.value)),
            ("health", str(objective.health)),
        ]
    if objective.abilities:
        rows.append(("ability", str(len(objective.abilities))))
    rest = objective.origin.get("rest", "")
    return [(fact, value, objective.origin.get(fact, rest)) for fact, value in rows]


def _origins(rows: Sequence[tuple[str, str, str]], lang: str) -> str:
    width = max([10, *[len(said(fact, lang)) for fact, _, _ in rows]])
    return "\n".join(
        [f"  {said(fact, lang):{width}} {value[:28]:28} {origin_words(origin, lang)}" for fact, value, origin in rows]
    )


def origin_words(origin: str, lang: str) -> str:
    """A grade, with the note that a pack may add to it."""
    grade, colon, note = origin.partition(":")
    return said(grade, lang) + ("\u00a0:" if colon and lang == "fr" else colon) + note


def said(word: str, lang: str) -> str:
    """A fact or a grade in a language."""
    return FRENCH.get(word, word) if lang == "fr" else word


# ------------------------------------------------------------------ check


@command.command("check")
@click.argument("files", nargs=-1, required=True, type=FILE)
def check(files: tuple[Path, ...]) -> None:
    """Check packs and overrides, and print all that is wrong with them. Exits with 1 then.

    \b
    senlac cards check my-box.toml
    """
    bad = 0
    for path in files:
        try:
            click.echo(_checked(path))
        except BadPack as error:
            bad += 1
            for problem in error.problems:
                click.echo(str(problem))
            click.echo(f"{path}: {len(error.problems)} {'problem' if len(error.problems) == 1 else 'problems'}")
    if bad:
        raise click.exceptions.Exit(1)


def _checked(path: Path) -> str:
    """A sentence on a file that is right; BadPack if it is not."""
    raw = library.parse_text(library.SHELF.read(path), str(path))
    over = ""
    if "override" in raw:
        name = library.offer(path)
        faction = library.read_override(path).faction
        pack = library.pack(faction, name)
        over = f", laid over {pack.id}"
    else:
        pack = library.check_pack(raw, str(path))
    size = sum(card.copies for card in pack.cards)
    return f"{path}: OK: {size} cards, {len(pack.objectives)} Objectives ({len(pack.cards)} different cards{over})"


# ------------------------------------------------------------------ override


@command.command("override")
@click.argument("card")
@click.argument("values", nargs=-1, required=True, metavar="FIELD=VALUE...")
@click.option(
    "--origin",
    default="attested: my copy of the box",
    show_default=True,
    help="Where the new values are from; a grade and, after a colon, the source.",
)
@click.option("--file", "path", type=FILE, help="The override to write.  [default: in your packs folder]")
@of_faction
def override(card: str, values: tuple[str, ...], origin: str, path: Path | None, faction: str | None) -> None:
    """Correct a card in a file of your own; the project's cards stay as they are.

    CARD is an id or a name, or an Objective such as "norman A". The fields are those of a pack; a name is
    corrected with name.en and name.fr.

    \b
    senlac cards override odo-of-bayeux cost=2 might=3
    senlac cards override "norman A" value=4 --origin "attested: second printing" --file my-box.toml
    """
    written, change = cardedit.correct(card, values, origin, path, faction)
    written.parent.mkdir(parents=True, exist_ok=True)
    replace_file(written, change.text)
    click.echo(f"{written}: {change.told}")
    click.echo(f"Play with it: senlac play 1066 --pack {cardedit.quoted(written)}")


# ------------------------------------------------------------------ sheet


@command.command("sheet")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@of_faction
@click.option("--copies", is_flag=True, help="Each card as often as it is in the deck.")
@in_language
@with_packs
def sheet(file: Path, faction: str | None, copies: bool, lang: str, files: tuple[Path, ...]) -> None:
    """Write a sheet of cards to print and cut: A4, nine cards of 63 × 88 mm a page, in one HTML file.

    \b
    senlac cards sheet cards.html
    senlac cards sheet saxon.html --faction saxon --lang fr --copies
    """
    packs = packs_of(faction, files)
    made = make_sheet(packs, names_of(packs_of(None, files)), lang, copies)
    replace_file(file, made.html)
    click.echo(f"{file}: {made.cards} cards on {made.pages} pages. Print it at 100 %, without margins.")
