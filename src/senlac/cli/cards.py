"""`senlac cards`: list, show, check, correct and print cards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from senlac.catalogue import LANGUAGES, in_tongue
from senlac.cli import cardedit
from senlac.cli.common import console
from senlac.games.hebs.packs import library, reference, schema
from senlac.games.hebs.packs.decks import deck_of, read_deck
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
    Card,
    Objective,
    Pack,
)
from senlac.games.hebs.packs.statistics import fared, keep, run_of
from senlac.games.hebs.show.cardsheet import sheet as make_sheet
from senlac.games.hebs.show.cardtext import card_text, objective_text, type_line
from senlac.games.hebs.show.origins import (
    card_facts,
    fact_name,
    facts_of,
    grade,
    names_in_packs,
    objective_facts,
    origin_words,
)
from senlac.games.hebs.show.wording import VALUES, Names, capital
from senlac.games.hebs.text import words
from senlac.kernel.errors import BadOption
from senlac.session.saves import replace_file

FILE = click.Path(path_type=Path)

in_language: Callable[[Any], Any] = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to use."
)
of_faction: Callable[[Any], Any] = click.option("--faction", metavar="F", help="Only this faction, such as norman.")
with_packs: Callable[[Any], Any] = click.option(
    "--pack", "files", multiple=True, type=FILE, help="Apply this file of corrections to the cards; may be repeated."
)

#: The columns of a list. In a table some have only a letter as their heading, explained below it.
COLUMNS = ("name", "type", "cost", "zeal", "might", "health", "resources", "copies", "text")
LETTERED = ("cost", "zeal", "might", "health", "resources", "copies")


@click.group(invoke_without_command=True)
@click.option("--reference", "reference_wanted", is_flag=True, help="Print the reference of the ability language.")
@click.option("--schema", "schema_wanted", is_flag=True, help="Print the JSON Schema of packs, for editors.")
@click.pass_context
def command(ctx: click.Context, reference_wanted: bool, schema_wanted: bool) -> None:
    """List, show, check, correct and print cards, and make decks of your own.

    \b
    senlac cards list --type unit --cost 1-2
    senlac cards show Odo of Bayeux
    senlac cards deck norman --without Oarsmen
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
    """The packs asked for, with the user's own files applied."""
    overrides = ",".join([library.offer(path) for path in files])
    return [library.pack(each, overrides) for each in ([faction] if faction else library.factions())]


# ------------------------------------------------------------------ list


class Span(click.ParamType[tuple[int, int]]):
    """A number or a range: `2`, `1-3`."""

    name = "span"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, int]:
        if isinstance(value, tuple):
            return value
        low, _, high = str(value).partition("-")
        try:
            return int(low), int(high or low)
        except ValueError:
            self.fail(f"{value!r} is neither a number nor a range such as 1-3.", param, ctx)


@command.command("list")
@of_faction
@click.option("--type", "type_", type=click.Choice(TYPES), help="Only cards of this type.")
@click.option("--unit", type=click.Choice(UNIT_TYPES), help="Only Units of this type.")
@click.option("--trait", metavar="X", help="Only cards with this trait.")
@click.option("--cost", type=Span(), metavar="N or A-B", help="Only cards with this cost.")
@click.option("--ability", metavar="KIND", help="Only cards with this ability: a kind, or a title such as range.")
@click.option(
    "--text", "words", metavar="WORDS", help="Only cards with all these words in their name, text or history."
)
@click.option("--origin", type=click.Choice(GRADES), help="Only cards with a fact from this origin.")
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
    """List the cards that match all the options.

    \b
    senlac cards list --faction saxon --type character
    senlac cards list --ability range --cost 0-2
    senlac cards list --text "shield wall" --lang fr
    """
    packs = packs_of(faction, files)
    names = names_in_packs(packs)
    _known_words(packs, trait, ability)
    found: list[tuple[Pack, Card]] = []
    for pack in packs:
        for card in pack.cards:
            fits = type_ in (None, card.type) and unit in (None, card.unit)
            fits = fits and _has(card, trait, ability, origin) and _costs(card, cost)
            if fits and (not words or _says(card, names.in_box(pack.box), words)):
                found.append((pack, card))
    if not found:
        raise BadOption("No card matches all of that.", option="list")
    _print_list(found, names, lang)


def _known_words(packs: list[Pack], trait: str | None, ability: str | None) -> None:
    """Reject a trait or an ability that no card can have."""
    traits = sorted({name for pack in packs for name in pack.traits})
    if trait is not None and trait not in traits:
        raise BadOption(f"There is no trait {trait!r}. There are: {', '.join(traits)}.", option="trait", value=trait)
    if ability is not None and ability not in (*KINDS, *TITLES):
        known = ", ".join([*KINDS, *TITLES])
        raise BadOption(f"There is no ability {ability!r}. There are: {known}.", option="ability", value=ability)


def _has(card: Card, trait: str | None, ability: str | None, origin: str | None) -> bool:
    abilities = {each.kind for each in card.abilities} | {each.title_key for each in card.abilities}
    grades = {grade(card.origin_of(fact)) for fact in facts_of(card)}
    return (
        (trait is None or trait in card.traits)
        and (ability is None or ability in abilities)
        and (origin is None or origin in grades)
    )


def _costs(card: Card, cost: tuple[int, int] | None) -> bool:
    return cost is None or (card.type != LEADER and cost[0] <= card.cost <= cost[1])


def _says(card: Card, names: Names, words: str) -> bool:
    parts = [*card.name.values(), *card.history.values()]
    for lang in LANGUAGES:
        parts += [type_line(card, names, lang), *card_text(card, names, lang)]
    whole = " ".join(parts).casefold().replace("’", "'")
    return all([word in whole for word in words.casefold().replace("’", "'").split()])


def _print_list(found: list[tuple[Pack, Card]], names: Names, lang: str) -> None:
    out = console()
    rows = [_row(card, names.in_box(pack.box), lang) for pack, card in found]
    if not out.is_terminal:
        for row in [[capital(fact_name(fact, lang)) for fact in COLUMNS], *rows]:
            click.echo("\t".join(row))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    for fact in COLUMNS:
        if fact in LETTERED:
            table.add_column(_letter(fact, lang), justify="right", no_wrap=True)
        else:
            table.add_column(capital(fact_name(fact, lang)), ratio=2 if fact == COLUMNS[-1] else 1)
    for row in rows:
        table.add_row(Text(row[0], style="bold"), *[Text(cell) for cell in row[1:]])
    out.print(table, soft_wrap=False)
    out.print(", ".join([f"{_letter(fact, lang)} {fact_name(fact, lang)}" for fact in LETTERED]))
    out.print(words("cards-listed", lang, cards=len(rows), copies=sum(card.copies for _, card in found)))


def _row(card: Card, names: Names, lang: str) -> list[str]:
    army = card.type in ARMY
    numbers = [
        "–" if card.type == LEADER else str(card.cost),
        *[str(value) if army else "–" for value in (card.zeal, card.might, card.health)],
        "–" if card.type == EVENT else str(card.resources),
        str(card.copies),
    ]
    name = in_tongue(card.name, lang)
    return [name, type_line(card, names, lang), *numbers, " ".join(card_text(card, names, lang))]


# ------------------------------------------------------------------ show


@command.command("show")
@click.argument("name", nargs=-1, required=True)
@of_faction
@in_language
@with_packs
def show(name: tuple[str, ...], faction: str | None, lang: str, files: tuple[Path, ...]) -> None:
    """Show a card or an Objective, and where each of its facts comes from.

    \b
    senlac cards show odo-of-bayeux
    senlac cards show Odo of Bayeux --lang fr
    senlac cards show norman A
    """
    packs = packs_of(faction, files)
    names = names_in_packs(packs_of(None, files))
    out = console()
    for found in library.find(" ".join(name), packs):
        if found.card is not None:
            out.print(_card_panel(found.pack, found.card, names.in_box(found.pack.box), lang), soft_wrap=False)
            out.print(_origins(card_facts(found.card, lang), lang))
            out.print(_fared(found.pack, found.card, lang))
        elif found.objective is not None:
            out.print(
                _objective_panel(found.pack, found.objective, names.in_box(found.pack.box), lang), soft_wrap=False
            )
            out.print(_origins(objective_facts(found.objective, lang), lang))


def _card_panel(pack: Pack, card: Card, names: Names, lang: str) -> Panel:
    cost = "" if card.type == LEADER else f"{fact_name('cost', lang)} {card.cost}"
    values = ["zeal", "might", "health", "resources"] if card.type in ARMY else ["resources"]
    if card.type == EVENT:
        values = []
    line = "   ".join([f"{fact_name(name, lang)} {getattr(card, name)}" for name in values])
    lines = card_text(card, names, lang)
    foot = f"{in_tongue(pack.people, lang)} · {card.id} · ×{card.copies}"
    kind, history = type_line(card, names, lang), in_tongue(card.history, lang)
    return _panel(in_tongue(card.name, lang), cost, kind, line, lines, history, foot)


def _objective_panel(pack: Pack, objective: Objective, names: Names, lang: str) -> Panel:
    line = ""
    if objective.battle:
        line = f"{fact_name(objective.battle, lang)} {objective.value}   {fact_name('health', lang)} {objective.health}"
    kind = f"{words('board-objective', lang)} {objective.letter}"
    lines, history = objective_text(objective, names, lang), in_tongue(objective.history, lang)
    return _panel(in_tongue(objective.name, lang), "", kind, line, lines, history, in_tongue(pack.people, lang))


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


def _origins(rows: Sequence[tuple[str, str, str]], lang: str) -> str:
    width = max([10, *[len(fact_name(fact, lang)) for fact, _, _ in rows]])
    return "\n".join(
        [
            f"  {fact_name(fact, lang):{width}} {value[:28]:28} {origin_words(origin, lang)}"
            for fact, value, origin in rows
        ]
    )


def _fared(pack: Pack, card: Card, lang: str) -> str:
    """How a card fared in games between bots."""
    known = fared(pack.faction, card.id)
    if known is None:
        return ""
    run, found = known
    rates = [
        "–" if it is None else f"{100 * it.rate:.0f} ({100 * it.low:.0f}–{100 * it.high:.0f})"
        for it in (found.use, found.won_drawn)
    ]
    use, won, mean = *rates, f"{100 * found.mean:.0f}"
    return words("card-fared", lang, games=run.games, bot=run.bot, drawn=found.drawn, use=use, won=won, mean=mean)


def _letter(fact: str, lang: str) -> str:
    return words(f"value-{fact}" if fact in ("cost", *VALUES) else f"fact-{fact}", lang, "letter")


# ------------------------------------------------------------------ deck


@command.command("deck")
@click.argument("deck", metavar="FACTION|CODE")
@click.option("--without", multiple=True, metavar="CARD", help="Leave out a copy of this card; may be repeated.")
@in_language
@with_packs
def deck(deck: str, without: tuple[str, ...], lang: str, files: tuple[Path, ...]) -> None:
    """Make a deck of your own, or read the code of one: a faction's cards without some of them.

    The code is the last part of the link that the card browser gives to a deck.

    \b
    senlac cards deck norman --without Oarsmen --without Carpenters
    senlac cards deck 1.norman.CODE
    senlac play 1066 -o deck=1.norman.CODE
    """
    overrides = ",".join([library.offer(path) for path in files])
    before = read_deck(deck, overrides) if "." in deck else deck_of(deck, {}, overrides)
    left_out = Counter(before.without)
    for name in without:
        left_out.update([found.card.id for found in library.find(name, [before.pack]) if found.card is not None])
    made = deck_of(before.pack.faction, dict(left_out), overrides)
    names = [(in_tongue(made.pack.card(card).name, lang), count) for card, count in made.without.items()]
    click.echo(words("cards-deck", lang, faction=in_tongue(made.pack.name, lang), cards=made.size))
    for name, count in sorted(names):
        click.echo(words("cards-deck-without", lang, card=name, count=count))
    click.echo(made.code)


# ------------------------------------------------------------------ check


@command.command("check")
@click.argument("files", nargs=-1, required=True, type=FILE)
def check(files: tuple[Path, ...]) -> None:
    """Check packs and overrides, and print everything that is wrong with them. Exits with 1 if anything is.

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
    """A sentence about a valid file; BadPack if it is not valid."""
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
    help="Where the new values come from: a grade and, after a colon, the source.",
)
@click.option("--file", "path", type=FILE, help="The override to write.  [default: in your packs folder]")
@of_faction
def override(card: str, values: tuple[str, ...], origin: str, path: Path | None, faction: str | None) -> None:
    """Correct a card in a file of your own; Senlac's own cards stay as they are.

    CARD is an id or a name, or an Objective such as "norman A". The fields are those of a pack; correct a name one
    language at a time, with name.en or name.fr.

    \b
    senlac cards override odo-of-bayeux cost=2 might=3
    senlac cards override "norman A" value=4 --origin "attested: second printing" --file my-box.toml
    """
    written, change = cardedit.correct(card, values, origin, path, faction)
    written.parent.mkdir(parents=True, exist_ok=True)
    replace_file(written, change.text)
    click.echo(f"{written}: {change.summary}")
    click.echo(f"Play with it: senlac play 1066 --pack {cardedit.quoted(written)}")


# ------------------------------------------------------------------ sheet


@command.command("sheet")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@of_faction
@click.option("--copies", is_flag=True, help="Print each card as many times as it is in the deck.")
@in_language
@with_packs
def sheet(file: Path, faction: str | None, copies: bool, lang: str, files: tuple[Path, ...]) -> None:
    """Write a sheet of cards to print and cut out: one HTML file, A4, nine cards of 63 × 88 mm per page.

    \b
    senlac cards sheet cards.html
    senlac cards sheet saxon.html --faction saxon --lang fr --copies
    """
    packs = packs_of(faction, files)
    made = make_sheet(packs, names_in_packs(packs_of(None, files)), lang, copies)
    replace_file(file, made.html)
    click.echo(f"{file}: {made.cards} cards on {made.pages} pages. Print it at 100 %, without margins.")
    if not made.pictures:
        click.echo("Without pictures: the browser client, which draws them, is not built (./dev web builds it).")


@command.command("statistics")
@click.argument("figures", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
def statistics(figures: tuple[Path, ...]) -> None:
    """Keep how cards fared: FIGURES are files that `senlac sim --json` wrote.

    \b
    senlac sim 1066 --games 400 --bots greedy --seed 1066 --json 1066.json
    senlac sim 1565 --games 400 --bots greedy --seed 1565 --json 1565.json
    senlac cards statistics 1066.json 1565.json
    """
    try:
        runs = [run_of(json.loads(path.read_text("utf-8"))) for path in figures]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadOption("These are not figures that `senlac sim --json` wrote.", option="figures") from error
    keep(runs)
    for run in runs:
        console().print(f"{run.game}: {sum(map(len, run.cards.values()))} cards in {run.games} games, {run.bot}")
