"""The elements of the drawing: sizes, colours, styles, symbols, and small pieces of SVG."""

from __future__ import annotations

import re
from html import escape
from string import Template
from textwrap import wrap
from typing import Final, Literal

UNFIT: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")

Point = tuple[float, float]
#: A vertex of the map, in halves of a hex's width and size.
Vertex = tuple[int, int]

WIDTH: Final = 1400.0
MARGIN: Final = 21.0
#: From a hex's centre to its vertices.
SIZE: Final = 32.0
HALF: Final = SIZE * 3.0**0.5 / 2.0
MAP_TOP: Final = 164.0
PANEL: Final = 172.0
KEY: Final = 96.0
#: Where the turn track begins, and how many letters a line under it has.
TURNS_LEFT: Final = 345.0
LETTERS: Final = 98
#: Columns of an army's panel.
TRACK_LEFT: Final = 318.0
UNITS_LEFT: Final = 552.0

#: By facing: how a counter's face is tilted so that it can be read, and on which side of it the front is.
TILT: Final = (0, -30, 30, 0, -30, 30)
FRONT: Final = ("top", "right", "right", "bottom", "left", "left")
#: How the face moves away from the front, and where its two numbers are.
SHIFT: Final = {"top": (0.0, 4.0), "right": (-4.0, 0.0), "bottom": (0.0, -4.0), "left": (4.0, 0.0)}
NUMBERS: Final = {"top": (12.0, 12.0), "bottom": (12.0, 10.5), "left": (8.5, 15.5), "right": (8.5, 15.5)}
#: The shields of a Shield Wall: along the front, and at its ends before the flanks, which are frontal then (A04).
SHIELDS: Final = (
    (-21.0, -14.0),
    (21.0, -14.0),
    (-14.0, -21.0),
    (14.0, -21.0),
    (-7.0, -22.0),
    (7.0, -22.0),
    (0.0, -22.5),
)

ARMIES: Final = ("saxon", "norman")
GLYPHS: Final[dict[str, Literal["spear", "axe", "sword", "horse"]]] = {
    "F": "spear",
    "H": "axe",
    "M": "sword",
    "K": "horse",
}
MARKS: Final = (
    '<path class="mark" d="M0-3.6L3.7 3H-3.7Z"/>',
    '<circle class="mark" r="3.2"/>',
    '<path class="mark" d="M-3-3H3V3H-3Z"/>',
)
#: The colours of Commands by their names, for light and for dark.
COLOURS: Final = {
    "red": ("#b3261e", "#d2493f"),
    "blue": ("#2a64a8", "#4f8fd6"),
    "yellow": ("#efb810", "#f2c94c"),
    "green": ("#3d7a3a", "#62a85f"),
    "white": ("#ffffff", "#f0f0f0"),
    "black": ("#2b2b2b", "#50545a"),
    "purple": ("#6f3f8f", "#a071c4"),
    "orange": ("#d9731a", "#eb9347"),
    "brown": ("#7a5230", "#a87c52"),
}
LIGHT: Final = {
    "paper": "#f4eddc",
    "panel": "#fbf7ec",
    "ink": "#2b2620",
    "soft": "#6b6152",
    "line": "#cbbfa5",
    "accent": "#9c2f1f",
    "level1": "#eef0d9",
    "level2": "#dce4bd",
    "level3": "#c8d4a0",
    "level4": "#b2c384",
    "level5": "#9bb16a",
    "contour": "#66763c",
    "grid": "#5c6640",
    "woods": "#8fa981",
    "tree": "#4d6f4c",
    "swamp": "#d3e0de",
    "reed": "#4f7c86",
    "casing": "#8d7046",
    "road": "#ead7ab",
    "saxon": "#f6d88c",
    "norman": "#cdd9e8",
    "saxonshield": "#8a2f1d",
    "normanshield": "#2c4669",
    "routed": "#fbf9f2",
    "piece": "#241d14",
    "shine": "#fff6de",
}
DARK: Final = {
    "paper": "#14161a",
    "panel": "#1d2025",
    "ink": "#ece5d6",
    "soft": "#a9a192",
    "line": "#3b4047",
    "accent": "#e07a5f",
    "level1": "#262d24",
    "level2": "#303a2b",
    "level3": "#3c4934",
    "level4": "#4a5b3d",
    "level5": "#5a6f48",
    "contour": "#93a76b",
    "grid": "#9aa781",
    "woods": "#1d3325",
    "tree": "#4d7a55",
    "swamp": "#1d3038",
    "reed": "#6ea5b1",
    "casing": "#3b3120",
    "road": "#8f7853",
    "saxon": "#dcb761",
    "norman": "#a8b9cf",
    "saxonshield": "#7a2717",
    "normanshield": "#22395a",
    "routed": "#d9d6cc",
    "piece": "#1c160e",
    "shine": "#fff6de",
}
STYLE: Final = Template(
    """
.hastings{font-family:Georgia,'Times New Roman',serif;background:$paper}
.hastings text{fill:$ink;font-size:13px}
.hastings .sans{font-family:'Helvetica Neue',Helvetica,Arial,sans-serif}
.hastings .mid{text-anchor:middle}.hastings .end{text-anchor:end}
.hastings .title{font-size:30px;font-weight:bold}
.hastings .strong{font-weight:bold;font-size:15px}
.hastings .soft{fill:$soft}.hastings .fine{font-size:12px}.hastings .italic{font-style:italic}
.hastings .paper{fill:$paper}
.hastings .panel{fill:$panel;stroke:$line}
.hastings .level1{fill:$level1}.hastings .level2{fill:$level2}.hastings .level3{fill:$level3}
.hastings .level4{fill:$level4}.hastings .level5{fill:$level5}
.hastings .contour{stroke:$contour;stroke-width:1.3;stroke-linejoin:round}
.hastings .hachures{fill:none;stroke:$contour;stroke-width:1;stroke-linecap:round;opacity:.75}
.hastings .woods{fill:$woods;stroke:$tree;stroke-width:1}
.hastings .swamp{fill:$swamp;stroke:$reed;stroke-width:1;stroke-dasharray:5 3}
.hastings .casing{fill:none;stroke:$casing;stroke-width:8;stroke-linecap:butt}
.hastings .road{fill:none;stroke:$road;stroke-width:5.5;stroke-linecap:butt}
.hastings .ditch{fill:none;stroke:$ink;stroke-width:2.2;stroke-linejoin:round}
.hastings .teeth{fill:$ink}
.hastings .hex{fill:transparent;stroke:$grid;stroke-width:.6;stroke-opacity:.45}
.hastings .number{font-size:7px;fill:$grid}.hastings .height{font-size:8px;fill:$grid;font-style:italic}
.hastings .place{font-size:11px;font-style:italic;stroke:$paper;stroke-width:3;stroke-opacity:.7;paint-order:stroke}
.hastings .frame{fill:none;stroke:$ink;stroke-width:1.6}
.hastings .exit{fill:$accent;stroke:$paper;stroke-width:1}
.hastings .body{stroke:$piece;stroke-width:1.2}
.hastings .saxon .body{fill:$saxon}.hastings .norman .body{fill:$norman}
.hastings .saxon{color:$saxonshield}.hastings .norman{color:$normanshield}
.hastings .letter{font-size:14px;font-weight:bold;fill:$shine;text-anchor:middle}
.hastings .bar{stroke:$piece;stroke-width:.8}
.hastings .mark{fill:$shine;stroke:$piece;stroke-width:.9;stroke-linejoin:round}
.hastings .factor{font-size:12px;font-weight:bold;fill:$piece;text-anchor:middle}
.hastings .unit.active .body{stroke:$accent;stroke-width:2.4}
.hastings .routed .body{fill:$routed;stroke-dasharray:4 2.5}.hastings .routed .emblem{opacity:.5}
.hastings .initial{font-size:14px;font-weight:bold;fill:$piece;text-anchor:middle}
.hastings .box{fill:$paper;stroke:$line}.hastings .now{fill:$accent;stroke:$accent}
.hastings .fatal{fill:$line;stroke:$line}
.hastings text.on{fill:$paper}
.hastings .spent,.hastings .buried .body,.hastings .buried .emblem{opacity:.5}
.hastings .strike{stroke:$accent;stroke-width:2.5;fill:none;stroke-linecap:round}
.hastings .cup{fill:$panel;stroke:$ink;stroke-width:1.6;stroke-linejoin:round}
.hastings .icon{fill:none;stroke:$ink;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.hastings .glow{fill:none;stroke:$accent;stroke-width:2.5}
"""
)
GLOW: Final = '<circle class="glow" cx="1195" cy="48" r="24"/>'
ARROW: Final = '<path class="exit" d="M0-30L7-19H2.5V-11H-2.5V-19H-7Z"/>'
PLUNGE: Final = '<path class="icon" d="M-9 6C-7-9 5-9 8 7M8 7L2.5 3M8 7L10 .5"/>'
REFORM: Final = '<path class="icon" d="M8-3A8 8 0 1 0 8 4M8-9V-3H2"/>'
#: Symbols have their colours in themselves: rules that look at what is around a symbol do not hold where it is used.
SYMBOLS: Final = Template(
    """<defs>
<g id="shield-saxon"><circle r="10" fill="currentColor" stroke="$piece" stroke-width=".8"/>
<circle r="7.8" fill="none" stroke="$shine" stroke-opacity=".35" stroke-width=".8"/></g>
<g id="shield-norman"><path d="M-8.5-9Q0-12.5 8.5-9Q10 1 0 12Q-10 1-8.5-9Z" fill="currentColor" stroke="$piece"
 stroke-width=".8"/></g>
<g id="glyph-spear" transform="rotate(38)"><path d="M0 10V-4" stroke="$shine" stroke-width="1.8"/>
<path d="M0-12L3.2-6L0-1.5L-3.2-6Z" fill="$shine"/></g>
<g id="glyph-axe" transform="rotate(20)"><path d="M-2 9.5V-9" stroke="$shine" stroke-width="1.9"/>
<path d="M-1.5-7C2-7 4.5-8.5 6.5-9.5C8-5 8-1 6.2 3C4.5.5 2-.8-1.5-1Z" fill="$shine"/></g>
<g id="glyph-sword" fill="$shine"><path d="M-1.6-4H1.6V6.5L0 9.5L-1.6 6.5ZM-5.2-5.6H5.2V-3.7H-5.2ZM-1-9H1V-5H-1Z"/>
<circle cy="-9.2" r="1.7"/></g>
<g id="glyph-horse"><path d="M-5.6 1.5L-6.6-.8L-3.5-5.2C-3-7-2-7.8-.6-8.2L.2-10.3L1.5-8.3C5-7.4 6.6-4 6.6 1L3.6 6H-2
C-1.8 3.8-.8 2.4 0 .6C-1.4 1.4-2.2 1.1-3 1L-4.5 2.6Z" fill="$shine"/><circle cx="-1.2" cy="-4.6" r=".9"
 fill="currentColor"/></g>
<g id="white-flag" stroke="$piece" stroke-linejoin="round"><path d="M3 12V-11" stroke-width="1.7"/>
<path d="M3-11C7-13 9-8.5 14-10.5V-1.5C9 .5 7-4 3-2Z" fill="#fff"/></g>
<g id="wall" stroke="$piece" stroke-width=".8">$wall</g>
<g id="wedge"><path d="M0-28L13-20.5H-13Z" fill="$ink" stroke="$paper" stroke-width=".8"/></g>
<g id="crown"><path d="M-7 0L-8-7L-4-3.5L0-8.5L4-3.5L8-7L7 0Z" fill="#f5c542" stroke="$piece" stroke-width=".9"
 stroke-linejoin="round"/></g>
<g id="wound"><path d="M0-5C2.5-1.5 4 .4 4 2.5A4 4 0 0 1-4 2.5C-4 .4-2.5-1.5 0-5Z" fill="#c4161c" stroke="#fff"
 stroke-width=".9"/></g>
<g id="banner-saxon" stroke="$piece" stroke-linejoin="round"><path d="M0 16V-25" stroke="$ink" stroke-width="1.8"/>
<path d="M0-24L22-20.5L14-17.2L22-14L0-10.5Z" fill="#c4361f"/>
<path d="M3-15.5C5-20.5 8-15 10-19L13-19.5L10.5-16.2C8.5-13.5 6-17.5 3-15.5Z" fill="#f5c542" stroke="none"/></g>
<g id="banner-norman" stroke="$piece" stroke-linejoin="round"><path d="M0 16V-25" stroke="$ink" stroke-width="1.8"/>
<path d="M0-24H14L21-22.5L14-20.8L21-18.2L14-15.8L21-13.6L14-11.5H0Z" fill="#fffdf5"/>
<path d="M6-22.5H8.4V-19H12V-16.6H8.4V-13H6V-16.6H2.4V-19H6Z" fill="#b3261e" stroke="none"/></g>
<g id="grove0" fill="$tree">$grove0</g>
<g id="grove1" fill="$tree">$grove1</g>
<g id="reeds" fill="none" stroke="$reed" stroke-width="1.1" stroke-linecap="round">$reeds</g>
</defs>"""
)
GROVES: Final = (
    ((-14, -6), (3, -13), (15, 0), (-5, 5), (7, 15), (-15, 13)),
    ((-9, -14), (11, -9), (-17, 2), (2, 2), (17, 9), (-6, 16)),
)
TUFTS: Final = ((-11, -9), (10, -4), (-5, 9))


def num(value: float) -> str:
    """A number with no more than one decimal.

    >>> num(3.0), num(-0.04), num(2.25)
    ('3', '0', '2.2')
    """
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def at(x: float, y: float) -> str:
    return f"{num(x)} {num(y)}"


def plain(words: str) -> str:
    """Words as the text of an element: escaped, and without what XML cannot hold.

    >>> plain("Odo & Co" + chr(7))
    'Odo &amp; Co'
    """
    return escape(UNFIT.sub("", words))


def title(words: str) -> str:
    """What is shown when somebody points at it."""
    return f"<title>{plain(words)}</title>"


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}">{plain(words)}</text>'


def rect(x: float, y: float, width: float, height: float, kind: str, radius: float = 0) -> str:
    rounded = f' rx="{num(radius)}"' if radius else ""
    return f'<rect class="{kind}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{rounded}/>'


def use(name: str, x: float = 0, y: float = 0) -> str:
    moved = f' x="{num(x)}" y="{num(y)}"' if x or y else ""
    return f'<use href="#{name}"{moved}/>'


def placed(x: float, y: float, scale: float = 1.0) -> str:
    """The attribute that puts a group somewhere."""
    return f'transform="translate({at(x, y)})' + (f' scale({scale:.2f})"' if scale != 1.0 else '"')


def lines_of(x: float, y: float, words: str, kind: str, most: int) -> list[str]:
    """A text on a few lines; if they are too few for it, all of it is in its title."""
    lines = wrap(words, LETTERS)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: LETTERS - 1] + "…"]
    return [f"<g>{title(words)}", *[text(x, y + 14 * i, line, kind) for i, line in enumerate(lines)], "</g>"]


def stylesheet(palette: dict[str, str], dark: bool) -> str:
    colours = [f".hastings .{name}{{fill:{pair[dark]}}}" for name, pair in COLOURS.items()]
    return STYLE.substitute(palette) + "\n".join(colours) + "\n"


def symbols(palette: dict[str, str]) -> str:
    """What is drawn more than once."""
    wall = "".join([_wall_shield(x, y, palette["shine"]) for x, y in SHIELDS])
    groves = ["".join([_tree(x, y) for x, y in grove]) for grove in GROVES]
    reeds = "".join([_tuft(x, y) for x, y in TUFTS])
    return SYMBOLS.substitute(palette, wall=wall, grove0=groves[0], grove1=groves[1], reeds=reeds)


def _wall_shield(x: float, y: float, boss: str) -> str:
    where = f'cx="{num(x)}" cy="{num(y)}"'
    return f'<circle {where} r="5.2" fill="currentColor"/><circle {where} r="1.6" fill="{boss}"/>'


def _tree(x: float, y: float) -> str:
    return f'<path d="M{at(x, y - 6)}l4.5 8h-3.7v2.5h-1.6v-2.5h-3.7z"/>'


def _tuft(x: float, y: float) -> str:
    blades = "".join(
        [f"M{at(x + foot, y + 4)}l{at(lean, height)}" for foot, lean, height in ((0, 0, -8), (-3, -2, -6), (3, 2, -6))]
    )
    return f'<path d="M{at(x - 6, y + 4)}h12{blades}"/>'
