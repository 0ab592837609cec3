"""The card pages: each faction in English and French, with the origin of every value."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby

from pages.common import COLONS, LANGUAGES, Pages, table
from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.pack import GRADES, Card, Objective, Pack
from senlac.games.hebs.show.cardsheet import picture, subject
from senlac.games.hebs.show.cardtext import card_text, objective_text, type_line
from senlac.games.hebs.show.composer import COMPOSER
from senlac.games.hebs.show.origins import card_facts, fact_name, grade, names_in_packs, objective_facts, origin_words
from senlac.games.hebs.show.wording import Names

#: The factions in the order of the boxes.
FACTIONS = ("norman", "saxon", "malta", "ottoman")

WORDS = {
    "other": ("En français", "In English"),
    "origin": ("Origin", "Origine"),
    "all": ("All cards", "Toutes les cartes"),
    "cards": ("different cards", "cartes différentes"),
    "whole": ("in all", "en tout"),
    "objectives": ("Objectives", "Objectifs"),
    "picture": ("Card", "Carte"),
}
#: The headings over cards of one type.
GROUPS = {
    "leader": ("Leader", "Chef de Guerre"),
    "character": ("Characters", "Personnages"),
    "unit": ("Units", "Unités"),
    "event": ("Events", "Événements"),
    "tactics": ("Tactics", "Tactiques"),
    "attachment": ("Attachments", "Attachements"),
}
MEANINGS = {
    "rulebook": "stated in a rulebook, in words or in a picture",
    "attested": "shown in another public source, which the pack names",
    "derived": "follows from something attested; the pack says how",
    "history": "a name from the history of the battle, on a card of our own",
    "reconstructed": "our own, designed to fit the rules and be fair",
}


def cards_pages(pictured: bool | None = None) -> Pages:
    """A page for each faction in each language, drawings of all cards, and an index page.

    If the browser client has been built, its composer draws the pictures when a page is read.
    """
    pictured = COMPOSER.is_file() if pictured is None else pictured
    packs = [library.pack(faction) for faction in FACTIONS]
    names = names_in_packs(packs)
    pages: Pages = {"cards/index.md": _overview(packs)}
    for which, language in enumerate(LANGUAGES):
        for pack in packs:
            pages[page_of(pack.faction, language)] = _page(pack, names, which, pictured)
            for thing in things_of(pack):
                pages[f"cards/{_drawing(pack, thing, language)}"] = picture(pack, thing, names, language)
    return pages


def page_of(faction: str, language: str = "en") -> str:
    return f"cards/{faction}/index.md" if language == "en" else f"cards/{language}/{faction}/index.md"


def things_of(pack: Pack) -> list[Card | Objective]:
    """Everything in a pack that has a drawing."""
    return [*pack.cards, *pack.objectives]


def anchor_of(thing: Card | Objective) -> str:
    """The anchor of a card on its page."""
    return thing.id if isinstance(thing, Card) else f"objective-{thing.letter.lower()}"


def _drawing(pack: Pack, thing: Card | Objective, language: str) -> str:
    return f"pictures/{language}/{pack.faction}/{anchor_of(thing)}.svg"


def _page(pack: Pack, names: Names, which: int, pictured: bool) -> str:
    language, other = LANGUAGES[which], LANGUAGES[1 - which]
    up = "../" if language == "en" else "../../"
    twin = f"{up}{'fr/' if other == 'fr' else ''}{pack.faction}/index.md"
    total = sum(card.copies for card in pack.cards)
    count = f"{len(pack.cards)} {WORDS['cards'][which]}, {total} {WORDS['whole'][which]}"
    links = f"[{WORDS['all'][which]}]({up}index.md) · [{WORDS['other'][which]}]({twin})"
    lines = [f"# {pack.name[language]}", "", f"{count} · {links}", "{ .page-facts }", ""]
    for type_, group in groupby(sorted(pack.cards, key=_order), lambda card: card.type):
        lines += [f"## {GROUPS[type_][which]}", ""]
        for card in group:
            lines += _entry(pack, card, names, which, pictured)
    lines += [f"## {WORDS['objectives'][which]}", ""]
    for objective in pack.objectives:
        lines += _entry(pack, objective, names, which, pictured)
    if pictured:
        lines += [f'<script src="../{up}theme/composer.js"></script>', ""]
    return "\n".join(lines)


def _order(card: Card) -> tuple[int, int]:
    return list(GROUPS).index(card.type), card.cost


def _entry(pack: Pack, thing: Card | Objective, names: Names, which: int, pictured: bool) -> list[str]:
    """A card: its drawing, its picture, its text in both languages, and the origins of its values."""
    language, other = LANGUAGES[which], LANGUAGES[1 - which]
    anchor, name = anchor_of(thing), thing.name[language]
    up = "../" if language == "en" else "../../"
    in_box = names.in_box(pack.box)
    label = escape(f"{WORDS['picture'][which]}{COLONS[which]} {name}")
    parts = [
        f'<div class="card-entry {pack.faction}">',
        f'<img loading="lazy" width="238" height="333" alt="{label}" src="{up}{_drawing(pack, thing, language)}">',
        '<div class="card-words">',
        _art(pack, thing) if pictured else "",
        f'<p class="card-kind">{escape(_kind(thing, in_box, language))}</p>',
        *[f"<p>{escape(line)}</p>" for line in _said(thing, in_box, language)],
        f'<p class="card-history">{escape(thing.history[language])}</p>' if thing.history[language] else "",
        f'<div class="card-other" lang="{other}"><p><b>{escape(thing.name[other])}</b> · '
        f"{escape(_kind(thing, in_box, other))}</p>",
        *[f"<p>{escape(line)}</p>" for line in _said(thing, in_box, other)],
        "</div></div>",
        _facts(thing, which),
        "</div>",
    ]
    return [f"### {name} {{ #{anchor} }}", "", "\n".join(part for part in parts if part), ""]


def _art(pack: Pack, thing: Card | Objective) -> str:
    return f'<div class="card-art" aria-hidden="true" data-art="{escape(subject(pack, thing))}"></div>'


def _kind(thing: Card | Objective, names: Names, language: str) -> str:
    if isinstance(thing, Card):
        return type_line(thing, names, language)
    return f"{'Objectif' if language == 'fr' else 'Objective'} {thing.letter}"


def _said(thing: Card | Objective, names: Names, language: str) -> list[str]:
    if isinstance(thing, Card):
        return card_text(thing, names, language)
    return objective_text(thing, names, language)


def _facts(thing: Card | Objective, which: int) -> str:
    language = LANGUAGES[which]
    facts = card_facts(thing, language) if isinstance(thing, Card) else objective_facts(thing, language)
    rows = "".join(
        f"<tr><th>{escape(fact_name(fact, language))}</th><td>{escape(value)}</td>"
        f'<td class="origin {grade(origin)}">{escape(origin_words(origin, language))}</td></tr>'
        for fact, value, origin in facts
        if fact != "name"
    )
    return f'<table class="card-facts" data-search-exclude>{rows}</table>'


def _overview(packs: Sequence[Pack]) -> str:
    rows = []
    for pack in packs:
        facts = [fact for card in pack.cards for fact in card_facts(card, "en")]
        sure = sum(grade(origin) in ("rulebook", "attested") for _, _, origin in facts)
        english, french = (
            f"[{pack.name['en']}]({pack.faction}/index.md)",
            f"[{pack.name['fr']}](fr/{pack.faction}/index.md)",
        )
        total = sum(card.copies for card in pack.cards)
        counts = (len(pack.cards), total, len(pack.objectives), f"{sure} of {len(facts)}")
        rows.append((english, french, pack.box, *counts))
    heads = ("English", "Français", "Box", "Cards", "With copies", "Objectives", "Values attested")
    lines = [
        "# Cards",
        "",
        "Most of the printed cards of 1066 and 1565 are not public. Senlac keeps every attested fact exactly and "
        "reconstructs the rest, and every value says where it comes from. If you own the box, you can correct a card "
        "with one command ([Add a card](../guide/add-a-card.md)).",
        *table(heads, rows, "   rrrr"),
        "Card text is generated from the abilities themselves, so what a card says and what it does cannot disagree. "
        "The drawings are the cards of `senlac cards sheet`, which prints them to be cut: plain faces with signs of "
        "our own. The pictures beside them are composed from parts drawn for Senlac, embroidery for 1066 and copper "
        "engraving for 1565, as in the game itself. Nothing is taken from the printed cards.",
        "",
        "## Where values come from",
        *table(("Origin", "Means"), [(f"**{grade}**", MEANINGS[grade]) for grade in GRADES]),
    ]
    for pack in packs:
        links = " ".join(
            f'<a href="{pack.faction}/index.html#{anchor_of(thing)}">{escape(thing.name["en"])}</a>'
            for thing in things_of(pack)
        )
        lines += [f"## {pack.name['en']}", "", f'<p class="ids names">{links}</p>', ""]
    return "\n".join(lines)
