"""Primers: what a newcomer needs of a game on two printed pages, with diagrams, in our own words.

A primer is one HTML document. Its sentences are in the catalogues beside this file, its diagrams in `drawings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path

from senlac.catalogue import Words
from senlac.primers.drawings import DRAWINGS, Label

HERE = Path(__file__).parent
STYLE = HERE / "primer.css"
words = Words(str(HERE / "text"))

#: The primer of each game.
OF_GAME = {
    "1066": "cards",
    "1565": "siege",
    "1066-solo": "solo",
    "1565-solo": "siegesolo",
    "hastings": "hastings",
}
#: The sections of each primer, page by page.
PAGES = {
    "cards": (
        ("aim", "table", "setup", "card", "round", "turn"),
        ("pay", "place", "ability", "objective", "battle", "more", "advice"),
    ),
    "siege": (
        ("aim", "table", "setup", "card", "round", "turn"),
        ("pay", "place", "troops", "ability", "objective", "one", "frontiers", "battle", "advice"),
    ),
    "solo": (
        ("idea", "setup", "dial", "turn"),
        ("place", "target", "ignores", "pass", "final", "score", "advice"),
    ),
    "siegesolo": (
        ("idea", "setup", "dial", "turn"),
        ("place", "guns", "target", "ignores", "pass", "final", "score", "advice"),
    ),
    "hastings": (
        ("aim", "counter", "command", "turn", "rally", "move"),
        ("melee", "losses", "rout", "wall", "day", "advice"),
    ),
}
#: The primer that another one is like: what a section says there holds for it too, unless it says it itself.
LIKE = {"siege": "cards", "siegesolo": "solo"}
#: The client's files of typefaces by the beginning of their names: family and style.
TYPEFACES = {
    "eb-garamond-latin-wght-normal": ("EB Garamond", "normal"),
    "eb-garamond-latin-wght-italic": ("EB Garamond", "italic"),
    "im-fell-english-sc-latin": ("IM Fell English SC", "normal"),
}
#: Of typefaces that come in more than one weight.
WEIGHTS = {"EB Garamond": "400 800"}
_MARK = re.compile(r" \[([A-Z0-9][A-Za-z0-9_.]*)\]")
_STRONG = re.compile(r"\*([^*]+)\*")
_POINT = re.compile(r"(?:–|[0-9]\.) ")


def primer(game: str, lang: str, head: str, rules: str, other: str) -> str:
    """The primer of a game as a document, with the style in its `head`.

    Its marks lead to `rules`, and its first line to the `other` language.
    """
    name = OF_GAME[game]
    title = words(name, lang)
    pages = "\n".join([_page(name, number, lang, rules) for number in (1, 2)])
    tongue = words("primer-other", lang, "lang")
    links = (
        f'<a href="{escape(other)}" lang="{tongue}">{words("primer-other", lang)}</a> '
        f'<a href="{escape(rules)}">{words("primer-rules", lang)}</a>'
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} · {words('primer', lang)} · Senlac</title>{head}</head><body>\n"
        f'<nav>{words("primer-print", lang)} {links}</nav>\n<main class="{name}">\n{pages}\n</main></body></html>\n'
    )


def style(fonts: Path, address: str) -> str:
    """The style sheet, with the typefaces of the browser client if they are there, under their address."""
    faces = []
    for name, (family, slant) in TYPEFACES.items():
        for path in sorted(fonts.glob(f"{name}*.woff2")):
            about = f'font-family: "{family}"; font-style: {slant}; font-weight: {WEIGHTS.get(family, 400)}'
            faces.append(f'@font-face {{ {about}; src: url("{address}{path.name}"); }}\n')
    return "".join(faces) + STYLE.read_text("utf-8")


def rules_in(name: str, lang: str) -> list[str]:
    """The ids of the rules that a primer marks."""
    said = [text for page in PAGES[name] for section in page for text in _texts(name, section, lang)]
    return [mark for text in said for mark in _MARK.findall(text)]


def message_of(name: str, section: str) -> str:
    """The message of a section: that of the primer itself, or else of the one that it is like."""
    own = f"{name}-{section}"
    return own if words.knows(own) else f"{LIKE[name]}-{section}"


def drawing_of(name: str, section: str) -> Callable[[Label], str] | None:
    """The diagram of a section, if it has one."""
    return DRAWINGS.get(f"{name}-{section}") or DRAWINGS.get(f"{LIKE.get(name)}-{section}")


def is_new(name: str, section: str) -> bool:
    """Whether a section is about what the primer that it is like does not have at all."""
    return name in LIKE and not words.knows(f"{LIKE[name]}-{section}")


def _texts(name: str, section: str, lang: str) -> tuple[str, str]:
    message = message_of(name, section)
    return words(message, lang, "text"), words(message, lang, "caption")


def _page(name: str, number: int, lang: str, rules: str) -> str:
    title = escape(words(name, lang))
    head = f"<header><h1>{title}</h1><p>{escape(words(name, lang, 'lead'))}</p></header>" if number == 1 else ""
    sections = "\n".join([_section(name, section, lang, rules) for section in PAGES[name][number - 1]])
    foot = words("primer-foot", lang, title=words(name, lang), page=number)
    body = f'<div class="columns">\n{sections}\n</div><footer>{escape(foot)}</footer>'
    return f'<section class="page">{head}{body}</section>'


def _section(name: str, section: str, lang: str, rules: str) -> str:
    message = message_of(name, section)
    text, caption = _texts(name, section, lang)
    parts = [f"<h2>{escape(words(message, lang))}</h2>"]
    drawn = drawing_of(name, section)
    figure = ""
    if drawn is not None:
        svg = drawn(lambda label, **numbers: words(message, lang, label, **numbers))
        told = f"<figcaption>{_inline(caption, rules)}</figcaption>" if caption else ""
        figure = f"<figure>{svg}{told}</figure>"
    mark = ' class="new"' if is_new(name, section) else ""
    return f"<section{mark}>" + "".join([*parts, *_paragraphs(text, rules), figure]) + "</section>"


def _paragraphs(text: str, rules: str) -> list[str]:
    """Lines as paragraphs, and points of a list together."""
    found: list[str] = []
    for line in text.split("\n") if text else []:
        point = _POINT.match(line)
        if point is None:
            found.append(f"<p>{_inline(line, rules)}</p>")
            continue
        kind = "ul" if line.startswith("–") else "ol"
        item = f"<li>{_inline(line[point.end() :], rules)}</li></{kind}>"
        end = f"</{kind}>"
        if found and found[-1].endswith(end):
            found[-1] = found[-1].removesuffix(end) + item
        else:
            found.append(f"<{kind}>{item}")
    return found


def _inline(line: str, rules: str) -> str:
    """Words that stand out, and the marks of rules."""
    strong = _STRONG.sub(r"<b>\1</b>", escape(line, quote=False))
    return _MARK.sub(rf' <a class="mark" href="{escape(rules)}#\1">\1</a>', strong)
