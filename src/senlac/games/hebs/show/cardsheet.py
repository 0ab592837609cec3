"""A sheet of cards to print and cut: one HTML file with everything in it, of Senlac's own plain design.

A4, nine cards of 63 × 88 mm a page. Every value has its sign, its letter and its number, and every faction a border of
its own shape, so that nothing depends on colour. The pictures are drawn by the browser client's composer, a script that
the file carries; where the client is not built, the cards are printed without.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path

import msgspec

from senlac.catalogue import in_tongue
from senlac.games.hebs.packs.pack import ARMY, LEADER, Card, Objective, Pack
from senlac.games.hebs.show.cardtext import card_text, objective_text, type_line
from senlac.games.hebs.show.composer import composer
from senlac.games.hebs.show.faces import subject_of
from senlac.games.hebs.show.wording import Names
from senlac.games.hebs.text import words

#: The style and the signs are files beside this one.
HERE = Path(__file__).parent
PER_PAGE = 9
#: Facts of these grades are what the box says; the others are Senlac's own.
SURE = ("rulebook", "attested")
#: A card by itself, 63 × 88 mm in pixels, and what it is printed on.
WIDE, HIGH = 238.1, 332.6
PAPER = "#fdf8ec"
_SIGN = re.compile(r"<symbol .*?</symbol>", re.DOTALL)
_ID = re.compile(r'id="([^"]+)"')
_INNER = '<svg xmlns="http://www.w3.org/2000/svg" '


@dataclass
class Sheet:
    html: str
    cards: int
    pages: int
    #: Whether the cards have their pictures.
    pictures: bool


@dataclass
class PrintedFace:
    """A card as it is set, whatever it is: texts unescaped."""

    faction: str
    attacker: bool
    corner: str
    corner_sure: bool
    #: The sign of its type, beside the name.
    emblem: str
    name: str
    kind: str
    #: Sign, number, whether it is attested.
    values: list[tuple[str, str, bool]]
    lines: list[str]
    history: str
    side: str
    copies: int
    #: How many of its facts are attested, and how many there are.
    sure: int
    facts: int
    #: What its picture is drawn from; empty if it is set without one.
    art: str = ""


def subject(pack: Pack, thing: Card | Objective) -> str:
    """What the picture of a card or an Objective is drawn from, as the composer reads it."""
    return msgspec.json.encode(subject_of(pack, thing)).decode()


def sheet(packs: Sequence[Pack], names: Names, lang: str, copies: bool, links: tuple[str, str] | None = None) -> Sheet:
    """The sheet of all cards and Objectives of some packs.

    With the addresses of its style and script it is a page of a site, which need not allow pages with their own.
    """
    script = composer()
    faces: list[PrintedFace] = []
    for pack in packs:
        boxed = names.in_box(pack.box)
        for card in pack.cards:
            faces += [_card_face(pack, card, boxed, lang)] * (card.copies if copies else 1)
        faces += [_objective_face(pack, objective, boxed, lang) for objective in pack.objectives]
    if not script:
        faces = [replace(face, art="") for face in faces]
    pages = [faces[i : i + PER_PAGE] for i in range(0, len(faces), PER_PAGE)]
    body = "\n".join([_page(page, lang) for page in pages])
    style, signs = [(HERE / f"cardsheet.{kind}").read_text("utf-8") for kind in ("css", "svg")]
    styled = f"<style>\n{style}</style>"
    if links:
        styled = f'<link rel="stylesheet" href="{links[0]}">'
        script = f'<script src="{links[1]}"></script>\n' if script else ""
    head = f'<meta charset="utf-8"><title>{escape(words("sheet-title", lang))}</title>{styled}'
    html = f'<!DOCTYPE html>\n<html lang="{lang}"><head>{head}</head><body>\n{signs}{body}\n{script}</body></html>\n'
    return Sheet(html, len(faces), len(pages), bool(script))


def picture(pack: Pack, thing: Card | Objective, names: Names, lang: str) -> str:
    """A card or an Objective of a pack as a drawing by itself: an SVG document that needs nothing else."""
    boxed = names.in_box(pack.box)
    if isinstance(thing, Card):
        face = _card_face(pack, thing, boxed, lang)
    else:
        face = _objective_face(pack, thing, boxed, lang)
    card = _card(replace(face, art=""), lang)
    style, signs = [(HERE / f"cardsheet.{kind}").read_text("utf-8") for kind in ("css", "svg")]
    used = "".join([sign for sign in _SIGN.findall(signs) if f'"#{_ID.findall(sign)[0]}"' in card])
    ground = f"body {{ background: {PAPER} }}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
        f"<defs>{used}</defs><style>{escape(style, quote=False)}{ground}</style>"
        f'<foreignObject width="{WIDE}" height="{HIGH}">'
        f'<body xmlns="http://www.w3.org/1999/xhtml">{card.replace("<svg ", _INNER)}</body></foreignObject></svg>\n'
    )


# ------------------------------------------------------------------ faces


def _card_face(pack: Pack, card: Card, names: Names, lang: str) -> PrintedFace:
    signs = ["zeal", "might", "health", "resources"] if card.type in ARMY else ["resources"] * bool(card.resources)
    origins = [card.origin_of(fact) for fact in ("name", "type", "copies", *signs)]
    origins += [card.origin_of("cost")] * (card.type != LEADER) + [card.origin_of("ability")] * bool(card.abilities)
    return PrintedFace(
        faction=pack.faction,
        attacker=pack.attacker,
        corner="" if card.type == LEADER else str(card.cost),
        corner_sure=_sure(card.origin_of("cost")),
        emblem=card.unit or card.type,
        name=in_tongue(card.name, lang),
        kind=type_line(card, names, lang),
        values=[(sign, str(getattr(card, sign)), _sure(card.origin_of(sign))) for sign in signs],
        lines=card_text(card, names, lang),
        history=in_tongue(card.history, lang),
        side=in_tongue(pack.name, lang),
        copies=card.copies,
        sure=sum([_sure(origin) for origin in origins]),
        facts=len(origins),
        art=subject(pack, card),
    )


def _objective_face(pack: Pack, objective: Objective, names: Names, lang: str) -> PrintedFace:

    def origin(fact: str) -> str:
        return objective.origin.get(fact, objective.origin.get("rest", ""))

    values = []
    if objective.battle:
        values = [(objective.battle, str(objective.value), _sure(origin("value")))]
        values += [("health", str(objective.health), _sure(origin("health")))]
    facts = ["name", *["battle", "value", "health"] * bool(values), *["ability"] * bool(objective.abilities)]
    return PrintedFace(
        faction=pack.faction,
        attacker=pack.attacker,
        corner=objective.letter,
        corner_sure=False,
        emblem="objective",
        name=in_tongue(objective.name, lang),
        kind=words("board-objective", lang),
        values=values,
        lines=objective_text(objective, names, lang),
        history=in_tongue(objective.history, lang),
        side=in_tongue(pack.name, lang),
        copies=1,
        sure=sum([_sure(origin(fact)) for fact in facts]),
        facts=len(facts),
        art=subject(pack, objective),
    )


def _sure(origin: str) -> bool:
    return origin.partition(":")[0] in SURE


# ------------------------------------------------------------------ HTML


def _page(faces: Sequence[PrintedFace], lang: str) -> str:
    cards = "\n".join([_card(face, lang) for face in faces])
    return f'<section class="page">{_cut_marks()}\n<div class="grid">\n{cards}\n</div></section>'


def _cut_marks() -> str:
    """Short lines in the margin at every cut."""
    left, top, wide, high = 10.5, 16.5, 63, 88
    path = ""
    for column in range(4):
        x = left + column * wide
        path += f"M{x} {top - 7}v5M{x} {top + 3 * high + 2}v5"
    for row in range(4):
        y = top + row * high
        path += f"M{left - 7} {y}h5M{left + 3 * wide + 2} {y}h5"
    return f'<svg class="cuts" viewBox="0 0 210 297" aria-hidden="true"><path d="{path}"/></svg>'


def _card(face: PrintedFace, lang: str) -> str:
    shape = "norman" if face.attacker else "saxon"
    values = "".join([_value(sign, number, sure, lang) for sign, number, sure in face.values])
    corner = _corner(face, shape, lang)
    parts = [
        f'<article class="card {shape} {_density(face)}{" pictured" if face.art else ""}">',
        f'<svg class="frame" viewBox="0 0 63 88" aria-hidden="true"><use href="#frame-{shape}"/></svg>',
        f'<header>{corner}<h1 class="{_name_size(face.name)}">{escape(face.name)}</h1>{_svg(face.emblem, 24)}</header>',
        f'<p class="kind">{escape(face.kind.replace(" - ", " · "))}</p>',
        f'<div class="art" aria-hidden="true" data-art="{escape(face.art)}"></div>' if face.art else "",
        f'<p class="values">{values}</p>' if values else "",
        _text(face),
        f'<p class="history"><svg viewBox="0 0 40 4" aria-hidden="true"><use href="#rule-{shape}"/></svg>',
        f"{escape(face.history)}</p>",
        f"<footer><span>{_copies(face)}</span><span>{_marks(face, lang)}</span></footer>",
        "</article>",
    ]
    return "\n".join([part for part in parts if part])


def _corner(face: PrintedFace, shape: str, lang: str) -> str:
    if not face.corner:
        return ""
    mark = _dot(lang) if face.corner_sure else ""
    return f'<span class="corner">{_svg(f"corner-{shape}", 20)}<b>{escape(face.corner)}</b>{mark}</span>'


def _value(sign: str, number: str, sure: bool, lang: str) -> str:
    mark = _dot(lang) if sure else ""
    letter = words(f"value-{sign}", lang, "letter")
    return f'<span class="value">{_svg(sign, 16)}<b>{escape(number)}</b><i>{letter}</i>{mark}</span>'


def _svg(name: str, size: int) -> str:
    """A sign of the file beside this one."""
    return f'<svg viewBox="0 0 {size} {size}" aria-hidden="true"><use href="#{name}"/></svg>'


def _text(face: PrintedFace) -> str:
    """The card text; a card without any shows its emblem instead."""
    if not face.lines and face.art:
        return ""
    if not face.lines:
        return f'<div class="text blank">{_svg(face.emblem, 24)}</div>'
    return f'<div class="text">{"".join([_line(line) for line in face.lines])}</div>'


def _line(line: str) -> str:
    """A line of card text, with what it is called in bold: `Action: Foraging - Draw 1 card.`"""
    called, dash, rest = line.partition(" - ")
    if dash and len(called) < 60:
        return f"<p><b>{escape(called)}.</b> {escape(rest)}</p>"
    called, colon, rest = line.partition(":")
    if colon and len(called) < 30:
        return f"<p><b>{escape(called)}:</b>{escape(rest)}</p>"
    return f"<p>{escape(line)}</p>"


def _density(face: PrintedFace) -> str:
    """How small the text must be set to have room, beside a picture if there is one."""
    size = sum([len(line) + 25 for line in face.lines]) + 0.8 * len(face.history) + 55 * bool(face.values)
    size += 130 * bool(face.art)
    for limit, name in ((240, "large"), (330, "airy"), (430, "plain"), (540, "close")):
        if size < limit:
            return name
    return "tight"


def _name_size(name: str) -> str:
    return "long" if len(name) > 30 else "middling" if len(name) > 20 else "short"


def _copies(face: PrintedFace) -> str:
    return escape(face.side + (f" ×{face.copies}" if face.copies > 1 else ""))


def _marks(face: PrintedFace, lang: str) -> str:
    """Whose the facts are: the box's, Senlac's, or both."""
    attested, reconstruction = (escape(words(name, lang)) for name in ("board-attested", "sheet-reconstruction"))
    if face.sure == face.facts:
        return f"{_dot(lang)} {attested}"
    if not face.sure:
        return reconstruction
    return f"{reconstruction} · {_dot(lang)} {attested} {face.sure}/{face.facts}"


def _dot(lang: str) -> str:
    """The mark of what is attested."""
    label = escape(words("board-attested", lang))
    return f'<svg class="dot" viewBox="0 0 4 4" role="img" aria-label="{label}"><circle cx="2" cy="2" r="1.6"/></svg>'
