"""The diagrams of the primers: SVG of our own, in ink and three tints, that prints as well as it reads."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

#: What a diagram is labelled with: the attributes of its section's message.
Label = Callable[..., str]

INK, LINEN, RED, BLUE, GOLD = "#1f2b2b", "#f6eeda", "#8f3a24", "#1e4e5c", "#b98a2c"
GREEN, GREY = "#5c6a33", "#8d8468"

#: A number's shape, as on the cards, in a square of 40.
SHAPES = {
    "might": (BLUE, "M20 1C29-1 38 4 37 16 35 28 27 37 20 43 13 37 5 28 3 16 2 4 11-1 20 1Z"),
    "zeal": (
        "#95500f",
        "M20 0 24.8 6.3 32.3 4 32.5 11.9 40 14.5 35.5 21 40 27.5 32.5 30.1 32.3 38 24.8 35.7 20 42 15.2 35.7 7.7 38 "
        "7.5 30.1 0 27.5 4.5 21 0 14.5 7.5 11.9 7.7 4 15.2 6.3Z",
    ),
    "health": ("#8f2430", "M20 42C6 31 0 23 1 13 3 2 15-1 20 8 25-1 37 2 39 13 40 23 34 31 20 42Z"),
    "resources": (GREEN, "M10 2H30L40 21 30 40H10L0 21Z"),
    "cost": ("#7f5c10", "M20 1A20 20 0 0 1 20 41 20 20 0 0 1 20 1Z"),
}


def drawing(width: int, height: int, parts: Sequence[str], label: str) -> str:
    """A diagram with what it shows in words."""
    return f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def text(x: float, y: float, words: str, size: float = 11, at: str = "middle", fill: str = INK, more: str = "") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{at}" fill="{fill}"{more}>{escape(words)}</text>'
    )


def box(x: float, y: float, wide: float, high: float, fill: str = LINEN, stroke: str = INK, round: float = 3) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{round:g}" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="1.2"/>'
    )


def path(d: str, stroke: str = INK, fill: str = "none", width: float = 1.2, more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"{more}/>'


def arrow(x1: float, y1: float, x2: float, y2: float, stroke: str = INK) -> str:
    """A line with a head at its end."""
    turn = math.atan2(y2 - y1, x2 - x1)
    wings = [(x2 - 6 * math.cos(turn + side), y2 - 6 * math.sin(turn + side)) for side in (-0.45, 0.45)]
    head = "L".join([f"{x:.1f} {y:.1f}" for x, y in (wings[0], (x2, y2), wings[1])])
    return path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}", stroke) + path(f"M{head}Z", stroke, stroke)


def stud(kind: str, number: int | str, x: float, y: float, size: float = 22) -> str:
    """A number on the shape of what it counts, its middle at a place."""
    fill, shape = SHAPES[kind]
    scale = size / 40
    return (
        f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})">'
        f'<path d="{shape}" fill="{fill}" stroke="{INK}" stroke-width="2"/></g>'
        + text(x, y + size * 0.22, str(number), size * 0.62, fill="#fff6df", more=' font-weight="700"')
    )


def lines(x: float, y: float, words: str, room: int, size: float = 10, at: str = "middle", fill: str = INK) -> str:
    """Words on as many lines as they need, `room` letters wide, their middle at a height."""
    rows: list[str] = [""]
    for word in words.split(" "):
        if rows[-1] and len(rows[-1]) + 1 + len(word) > room:
            rows.append(word)
        else:
            rows[-1] = f"{rows[-1]} {word}".strip()
    top = y - (len(rows) - 1) * size * 0.58
    return "".join([text(x, top + i * size * 1.16 + size * 0.34, row, size, at, fill) for i, row in enumerate(rows)])


# ------------------------------------------------------------------ the card games


def table(say: Label) -> str:
    """Three wedges between two armies, with rows, reserve and piles."""
    parts: list[str] = []
    for wedge in range(3):
        x = 8 + wedge * 84
        for row in range(3):
            parts.append(box(x + 12, 8 + (2 - row) * 13, 52, 10, "#e9dfc6", GREY, 2))
        parts.append(box(x, 50, 76, 20, BLUE, INK, 4))
        parts.append(text(x + 38, 64, say("wedge", number=wedge + 1), 11, fill="#fff6df"))
        for row in range(3):
            parts.append(box(x + 12, 75 + row * 20, 52, 17, LINEN, RED, 2))
            parts.append(text(x + 38, 87 + row * 20, say("row", number=row + 1), 9.5, fill=RED))
    parts.append(text(297, 32, say("enemy"), 9.5, fill=GREY))
    parts.append(box(8, 141, 150, 17, "#fff", GREY, 2) + text(83, 153, say("reserve"), 10))
    for i, name in enumerate(("objectives", "deck", "discard")):
        parts.append(box(268, 56 + i * 36, 68, 26, LINEN, INK, 3) + text(302, 73 + i * 36, say(name), 10))
    return drawing(344, 162, parts, say("caption"))


def card(say: Label) -> str:
    """A card with what each of its signs is called."""
    parts = [box(118, 6, 108, 150, RED, INK, 6), box(123, 11, 98, 140, LINEN, INK, 3)]
    # A shield and a spear stand for the picture.
    parts.append(box(123, 11, 98, 62, "#e6d8b8", INK, 3))
    parts.append(path("M160 24Q172 18 184 24V42Q182 58 172 64 162 58 160 42Z", INK, BLUE))
    parts.append(
        path("M172 22V62M161 38H183", "#fff6df", width=2) + path("M196 66V18L193 26H199L196 18", INK, INK, 1.6)
    )
    parts += [path("M140 86H204", INK, width=2.4), path("M150 94H194", GREY), path("M134 106H210M134 113H202", GREY)]
    parts += [stud("cost", 3, 122, 12, 24)]
    for i, (kind, number) in enumerate((("might", "4"), ("zeal", "1"), ("health", "4"), ("resources", "+1"))):
        parts.append(stud(kind, number, 137 + i * 23, 148, 21))
    left = (("cost", 110, 12, 30), ("name", 138, 88, 86), ("might", 127, 146, 132))
    for name, x, y, level in left:
        parts.append(path(f"M{x} {y}L104 {level}", GREY) + lines(100, level, say(name), 20, at="end"))
    right = (("ability", 206, 108, 40), ("resources", 214, 148, 84), ("health", 190, 156, 128), ("zeal", 163, 158, 162))
    for name, x, y, level in right:
        parts.append(path(f"M{x} {y}L240 {level}", GREY) + lines(244, level, say(name), 20, at="start"))
    return drawing(344, 172, parts, say("caption"))


def paying(say: Label) -> str:
    """A card of cost 3, and the three cards that pay for it."""
    parts = [box(10, 8, 44, 60, LINEN, RED, 4), stud("cost", 3, 14, 12, 22), text(76, 44, "=", 20)]
    parts.append(box(98, 16, 60, 44, "#ded2b2", INK, 4) + stud("resources", "+1", 144, 50, 20))
    parts.append(path("M104 26A20 20 0 0 1 128 14", RED, width=1.6) + text(128, 80, say("tire"), 10.5))
    for i in range(2):
        parts.append(text(174 + i * 74, 44, "+", 16) + box(190 + i * 74, 8, 44, 60, LINEN, INK, 4))
        parts.append(text(212 + i * 74, 44, "1", 17, fill=GREEN) + text(212 + i * 74, 80, say("discard"), 10.5))
    return drawing(344, 86, parts, say("caption"))


def attempt(say: Label) -> str:
    """Three Ready cards and a Tired one against an Objective."""
    parts: list[str] = []
    for i, zeal in enumerate((3, 2, 2)):
        parts.append(box(8 + i * 44, 12, 36, 50, LINEN, INK, 3) + stud("zeal", zeal, 26 + i * 44, 52, 21))
    parts.append(box(142, 24, 50, 36, "#ded2b2", GREY, 3) + text(167, 46, "0", 13, fill=GREY))
    parts.append(text(206, 44, "7", 16) + arrow(216, 40, 244, 40))
    parts.append(box(250, 6, 86, 62, LINEN, BLUE, 4) + stud("zeal", 4, 274, 30, 24) + stud("health", 5, 312, 30, 24))
    parts += [path(f"M{265 + i * 14} 62q-5-6 0-13q5 7 0 13Z", RED, RED) for i in range(3)]
    parts += [path(f"M{265 + i * 14} 62q-5-6 0-13q5 7 0 13Z", GREY) for i in (3, 4)]
    return drawing(344, 74, parts, say("caption"))


def battle(say: Label) -> str:
    """The two battles for a wedge, as balances."""
    parts: list[str] = []
    for i, (kind, mine, theirs, damage, tint) in enumerate((("might", 9, 5, "+4", BLUE), ("zeal", 2, 3, "+1", RED))):
        x = 8 + i * 172
        parts.append(text(x + 24, 16, say("you"), 10.5) + text(x + 132, 16, say("them"), 10.5))
        parts.append(stud(kind, mine, x + 24, 38, 28) + stud(kind, theirs, x + 132, 38, 28))
        begin, end = (x + 44, x + 108) if i == 0 else (x + 112, x + 48)
        parts.append(arrow(begin, 38, end, 38, tint) + text(x + 78, 31, damage, 13, fill=tint))
    return drawing(344, 60, parts, say("caption"))


def frontiers(say: Label) -> str:
    """The three frontiers of 1565, each with its Health."""
    parts: list[str] = []
    for i, (name, health) in enumerate((("first", 8), ("second", 10), ("third", 12))):
        x = 8 + i * 112
        parts.append(box(x, 40 - health * 2, 104, 28 + health * 2, "#e9dfc6", INK, 4))
        parts.append(path(f"M{x} {40 - health * 2}h10v-7h10v7h10v-7h10v7h24v-7h10v7h10v-7h10v7h10", INK, "#e9dfc6"))
        parts.append(text(x + 34, 62, say(name), 11.5) + stud("health", health, x + 84, 54, 26))
    return drawing(344, 72, parts, say("caption"))


# ------------------------------------------------------------------ the solo game


def beginning(say: Label) -> str:
    """The Foe's three cards in its second wedge."""
    parts: list[str] = []
    for wedge in range(3):
        x = 30 + wedge * 100
        for row in range(3):
            filled = wedge == 1
            parts.append(box(x, 8 + (2 - row) * 28, 84, 24, LINEN if filled else "#fff", RED if filled else GREY, 3))
        parts.append(box(x, 94, 84, 16, BLUE, INK, 4))
        parts.append(text(x + 42, 106, say("wedge", number=wedge + 1), 11, fill="#fff6df"))
    parts.append(text(172, 24, say("leader"), 11, fill=RED, more=' font-weight="700"'))
    parts += [text(172, 52 + i * 28, say("before"), 10) for i in range(2)]
    return drawing(344, 114, parts, say("caption"))


def dial(say: Label) -> str:
    """The dial and two Ready cards add up to what the Foe can afford."""
    parts = [f'<circle cx="44" cy="40" r="30" fill="{LINEN}" stroke="{INK}" stroke-width="1.4"/>']
    for i in range(12):
        turn = math.pi * i / 6
        inner, outer = 24, 30
        parts.append(
            path(
                f"M{44 + inner * math.cos(turn):.1f} {40 + inner * math.sin(turn):.1f}"
                f"L{44 + outer * math.cos(turn):.1f} {40 + outer * math.sin(turn):.1f}",
                GREY,
            )
        )
    parts.append(text(44, 47, "2", 20) + text(44, 86, say("dial"), 10.5))
    for i in range(2):
        parts.append(text(94 + i * 72, 46, "+", 16) + box(110 + i * 72, 12, 40, 54, LINEN, INK, 3))
        parts.append(stud("resources", "+1", 130 + i * 72, 56, 21))
    parts.append(text(246, 46, "=", 18) + stud("cost", "≤4", 290, 40, 42))
    return drawing(344, 92, parts, say("caption"))


def turn(say: Label) -> str:
    """The Foe's turn as a chart of questions."""

    def asked(x: float, y: float, name: str) -> str:
        shape = path(f"M{x - 70} {y}L{x} {y - 32} {x + 70} {y} {x} {y + 32}Z", INK, "#fff")
        return shape + lines(x, y, say(name), 20, 9)

    def done(x: float, y: float, name: str, tint: str = LINEN) -> str:
        return box(x - 60, y - 16, 120, 32, tint, INK, 5) + lines(x, y, say(name), 25, 9.5)

    parts = [asked(78, 36, "ready"), arrow(148, 36, 206, 36), done(268, 36, "shoots", "#ecd9b0")]
    parts += [text(176, 31, say("yes"), 9.5), arrow(78, 68, 78, 92), text(90, 84, say("no"), 9.5)]
    parts += [done(78, 110, "reveals"), arrow(78, 126, 78, 146), asked(78, 180, "dear")]
    parts += [arrow(148, 180, 206, 180), text(176, 175, say("yes"), 9.5), done(268, 180, "discards")]
    parts += [path("M268 164V110", INK), arrow(268, 110, 140, 110)]
    parts += [arrow(78, 212, 78, 232), text(90, 226, say("no"), 9.5), done(78, 250, "plays", "#ecd9b0")]
    return drawing(344, 270, parts, say("shoots"))


def order(say: Label) -> str:
    """The nine spaces of the Foe, numbered as it fills them."""
    parts: list[str] = []
    for wedge in range(3):
        x = 60 + wedge * 80
        for row in range(3):
            parts.append(box(x, 6 + (2 - row) * 24, 64, 20, LINEN, RED, 3))
            parts.append(text(x + 32, 20 + (2 - row) * 24, str(row * 3 + wedge + 1), 12, fill=RED))
        parts.append(box(x, 80, 64, 14, BLUE, INK, 4))
        parts.append(text(x + 32, 91, say("wedge", number=wedge + 1), 10, fill="#fff6df"))
    return drawing(344, 98, parts, say("caption"))


def ranks(say: Label) -> str:
    """The titles that scores earn, as steps."""
    names = say("ranks").split(", ")
    parts: list[str] = []
    for i, name in enumerate(names):
        high = 12 + i * 9
        parts.append(box(6 + i * 48, 88 - high, 44, high, LINEN if i % 2 else "#ecd9b0", INK, 2))
        parts.append(text(28 + i * 48, 84 - high, name, 8.6))
        parts.append(text(28 + i * 48, 100, f"{i * 10 + bool(i)}–{i * 10 + 10}" if i < 6 else "61+", 8.6, fill=GREY))
    return drawing(344, 104, parts, say("caption"))


# ------------------------------------------------------------------ Hastings


def _hex(x: float, y: float, size: float, fill: str, stroke: str = INK) -> str:
    """A hex that stands on a corner, so that a unit looks up at one."""
    corners = [(x + size * math.sin(math.pi * i / 3), y - size * math.cos(math.pi * i / 3)) for i in range(6)]
    return path("M" + "L".join([f"{at:.1f} {up:.1f}" for at, up in corners]) + "Z", stroke, fill)


def _around(x: float, y: float, size: float) -> list[tuple[float, float]]:
    """The middles of the six hexes around one, from the right of the top on."""
    far = size * math.sqrt(3)
    return [
        (x + far * math.sin(math.pi * (i / 3 + 1 / 6)), y - far * math.cos(math.pi * (i / 3 + 1 / 6))) for i in range(6)
    ]


def _unit(x: float, y: float, name: str, tint: str, turn: float = 0) -> str:
    """A counter with a sign of where it looks, and its name if it has one."""
    drawn = box(x - 12, y - 12, 24, 24, tint, INK, 3) + path(f"M{x:g} {y - 20:g}l4 6h-8Z", INK, INK)
    named = text(x, y + 4.5, name, 13, fill="#fff6df") if name else ""
    return f'<g transform="rotate({turn:g} {x:g} {y:g})">{drawn}</g>{named}'


def counter(say: Label) -> str:
    """A counter, and a hex with its front, flanks and rear."""
    parts = [box(40, 24, 78, 78, LINEN, INK, 5), path("M44 30H114", RED, width=6)]
    parts.append(path("M79 42Q89 38 98 42V56Q96 70 88 75 80 70 78 56Z", INK, BLUE))
    parts += [text(54, 96, "4", 18, more=' font-weight="700"'), text(104, 96, "3", 18, more=' font-weight="700"')]
    parts += [path("M79 24l6-9 6 9", INK, INK) + text(79, 10, say("bar"), 9.5)]
    parts += [text(38, 118, say("cf"), 10), text(118, 118, say("ma"), 10)]
    x, y, size = 250, 64, 23
    kinds = ("front", "flank", "rear", "rear", "flank", "front")
    tints = {"front": "#ecd0a0", "flank": "#e9dfc6", "rear": "#fff"}
    for (at, up), kind in zip(_around(x, y, size), kinds, strict=True):
        parts.append(_hex(at, up, size, tints[kind]) + text(at, up + 4, say(kind), 9.5))
    parts.append(_hex(x, y, size, "#fff") + _unit(x, y, "", BLUE))
    return drawing(344, 126, parts, say("caption"))


def activation(say: Label) -> str:
    """The five segments of an activation, in order."""
    parts: list[str] = []
    for i, name in enumerate(("rally", "missiles", "rout", "movement", "melee")):
        x = 4 + i * 68
        point = path(f"M{x} 8H{x + 54}L{x + 64} 27 {x + 54} 46H{x}L{x + 10} 27Z", INK, "#ecd9b0" if i % 2 else LINEN)
        parts.append(point + lines(x + 33, 27, say(name), 11, 8.6))
    return drawing(344, 52, parts, say("caption"))


def melee(say: Label) -> str:
    """One unit that is attacked from the front and in the flank."""
    x, y, size = 172, 62, 25
    around = _around(x, y, size)
    tints = ("#ecd0a0", "#e9dfc6", "#fff", "#fff", "#e9dfc6", "#ecd0a0")
    parts = [_hex(at, up, size, tint) for (at, up), tint in zip(around, tints, strict=True)]
    parts.append(_hex(x, y, size, "#fff") + _unit(x, y + 3, "A", BLUE))
    (bx, by), (cx, cy) = around[5], around[1]
    parts.append(_unit(bx, by, "B", RED, 150) + _unit(cx, cy, "C", RED, 270))
    return drawing(344, 124, parts, say("caption"))


DRAWINGS: dict[str, Callable[[Label], str]] = {
    "cards-table": table,
    "cards-card": card,
    "cards-pay": paying,
    "cards-objective": attempt,
    "cards-battle": battle,
    "siege-frontiers": frontiers,
    "solo-setup": beginning,
    "solo-dial": dial,
    "solo-turn": turn,
    "solo-place": order,
    "solo-score": ranks,
    "hastings-counter": counter,
    "hastings-turn": activation,
    "hastings-melee": melee,
}
