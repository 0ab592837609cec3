"""The battle as a picture: one SVG of the whole table, with everything in it that it needs.

Every hex, unit, Leader and Standard has an id of its own and a title in the reader's language. Colour never says
anything that a shape does not say, too.
"""

from __future__ import annotations

import re
from html import escape
from itertools import pairwise
from string import Template
from textwrap import wrap
from typing import Any, Final

from senlac.games.hastings.show.board import (
    Scene,
    command_name,
    event_words,
    ground_words,
    leader_words,
    standard_words,
    unit_words,
    whereabouts,
)
from senlac.games.hastings.state.field import NORMAN, SAXON, SWAMP, WOODS, Field
from senlac.games.hastings.state.table import SEGMENTS
from senlac.games.hexes.grid import FACINGS, OFF, HexGrid

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
GLYPHS: Final = {"F": "spear", "H": "axe", "M": "sword", "K": "horse"}
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


def draw(field: Field, data: dict[str, Any], lang: str = "en", dark: bool = False) -> str:
    """The whole table as an SVG document."""
    scene = Scene(field, data, lang)
    palette = DARK if dark else LIGHT
    grid = field.grid
    wide, high = extent(grid)
    scale = min(1.0, (WIDTH - 2 * MARGIN) / wide)
    foot = MAP_TOP + high * scale + 14
    height = foot + PANEL + KEY + 12
    box = f'viewBox="0 0 {num(WIDTH)} {num(height)}" width="{num(WIDTH)}" height="{num(height)}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hastings" lang="{lang}" {box} role="img">',
        title(f"{scene.say('title')}, {scene.say('turn')} {data['turn']}"),
        f"<style>{stylesheet(palette, dark)}</style>",
        symbols(palette),
        rect(0, 0, WIDTH, height, "paper"),
        *heading(scene),
        f'<g id="map" transform="translate({at((WIDTH - wide * scale) / 2, MAP_TOP)}) scale({scale:.4f})">',
        *ground(field),
        *hexes(scene),
        *places(scene),
        *pieces(scene),
        "</g>",
        *army_panel(scene, SAXON, MARGIN, foot),
        *army_panel(scene, NORMAN, WIDTH / 2 + 6, foot),
        *key(scene, foot + PANEL),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


# ------------------------------------------------------------------ elements


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


# ------------------------------------------------------------------ the ground


def extent(grid: HexGrid) -> Point:
    """How wide and how high the map is."""
    return (2 * grid.columns + 1) * HALF, (1.5 * grid.rows + 0.5) * SIZE


def ground(field: Field) -> list[str]:
    """Levels, woods, swamp, road and ditch, as one drawing under the hexes."""
    parts: list[str] = []
    for name, path in layers(field):
        parts.append(f'<path class="{name}" d="{path}"/>')
        if name == "swamp":
            parts += [use(symbol, x, y) for symbol, x, y in growths(field)]
    return ['<g id="ground">', *parts, "</g>"]


def layers(field: Field) -> list[tuple[str, str]]:
    """The paths of the ground with their classes, from below upwards."""
    grid = field.grid
    whole = region(grid, [True] * grid.count)
    lowest = min(field.level)
    found = [(f"level{lowest}", whole)]
    for level in range(lowest + 1, max(field.level) + 1):
        above = [height >= level for height in field.level]
        found += [(f"level{level} contour", region(grid, above)), ("hachures", hachures(grid, above))]
    for kind, name in ((WOODS, "woods"), (SWAMP, "swamp")):
        found.append((name, region(grid, [terrain == kind for terrain in field.terrain])))
    way = road(field)
    if way:
        found += [("casing", way), ("road", way)]
    return [*found, *ditch(field), ("frame", whole)]


def vertices(grid: HexGrid, here: int) -> list[Vertex]:
    return [(round(x / HALF), round(y * 2 / SIZE)) for x, y in grid.corners(here, SIZE)]


def point(vertex: Vertex) -> Point:
    return vertex[0] * HALF, vertex[1] * SIZE / 2


def between(a: Vertex, b: Vertex) -> Point:
    (ax, ay), (bx, by) = point(a), point(b)
    return (ax + bx) / 2, (ay + by) / 2


def outlines(grid: HexGrid, inside: list[bool]) -> list[list[tuple[Vertex, bool]]]:
    """The loops around an area: each hexside by its first vertex, and whether there is map on its other side."""
    onward: dict[Vertex, tuple[Vertex, bool]] = {}
    for here in range(grid.count):
        corners = vertices(grid, here)
        for direction in range(6):
            there = grid.neighbours[here * 6 + direction]
            if inside[here] and (there == OFF or not inside[there]):
                onward[corners[direction]] = (corners[(direction + 1) % 6], there != OFF)
    loops: list[list[tuple[Vertex, bool]]] = []
    while onward:
        loop: list[tuple[Vertex, bool]] = []
        here_now = min(onward)
        while here_now in onward:
            after, inner = onward.pop(here_now)
            loop.append((here_now, inner))
            here_now = after
        loops.append(loop)
    return loops


def region(grid: HexGrid, inside: list[bool]) -> str:
    """An area as a path that is smooth within the map and follows its edge."""
    return "".join([_smooth(loop) for loop in outlines(grid, inside)])


def _smooth(loop: list[tuple[Vertex, bool]]) -> str:
    count = len(loop)
    middles = [between(loop[i][0], loop[(i + 1) % count][0]) for i in range(count)]
    path = f"M{at(*middles[0])}"
    for i in range(1, count + 1):
        vertex, inner = loop[i % count]
        bend = at(*point(vertex))
        middle = at(*middles[i % count])
        path += f"Q{bend} {middle}" if inner and loop[i - 1][1] else f"L{bend}L{middle}"
    return path + "Z"


def hachures(grid: HexGrid, inside: list[bool]) -> str:
    """Short strokes down the slope from the edge of an area."""
    path = ""
    for here in range(grid.count):
        for direction in range(6):
            there = grid.neighbours[here * 6 + direction]
            if inside[here] and there != OFF and not inside[there]:
                path += "".join([_stroke(grid, here, there, direction, t) for t in (0.28, 0.5, 0.72)])
    return path


def _stroke(grid: HexGrid, here: int, there: int, direction: int, t: float) -> str:
    corners = grid.corners(here, SIZE)
    (ax, ay), (bx, by) = corners[direction], corners[(direction + 1) % 6]
    (x, y), (down_x, down_y) = grid.centre(here, SIZE), grid.centre(there, SIZE)
    length = 5.5 / (2 * HALF)
    return f"M{at(ax + (bx - ax) * t, ay + (by - ay) * t)}l{at((down_x - x) * length, (down_y - y) * length)}"


def growths(field: Field) -> list[tuple[str, float, float]]:
    """Trees and reeds: each a symbol and where it is."""
    found: list[tuple[str, float, float]] = []
    for here in range(field.grid.count):
        if field.terrain[here] in (WOODS, SWAMP):
            name = f"grove{(here * 7 // 3) % 2}" if field.terrain[here] == WOODS else "reeds"
            found.append((name, *field.grid.centre(here, SIZE)))
    return found


def road(field: Field) -> str:
    """The road through the centres of its hexes, and on to the edge of its first and last."""
    centres = [field.grid.centre(here, SIZE) for here in field.road]
    if len(centres) < 2:
        return ""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(centres)]
    start, end = _beyond(centres[0], middles[0]), _beyond(centres[-1], middles[-1])
    path = f"M{at(*start)}"
    for centre, middle in zip(centres, [*middles, end], strict=True):
        path += f"Q{at(*centre)} {at(*middle)}"
    return path


def _beyond(centre: Point, middle: Point) -> Point:
    return 2 * centre[0] - middle[0], 2 * centre[1] - middle[1]


def ditch(field: Field) -> list[tuple[str, str]]:
    """A line along the ditch, its teeth on the lower side."""
    line, teeth = "", ""
    for edge in range(field.grid.count * 6):
        here, there = edge // 6, field.grid.neighbours[edge]
        if field.ditch[edge] and (field.level[there], here) < (field.level[here], there):
            corners = field.grid.corners(here, SIZE)
            a, b = corners[edge % 6], corners[(edge + 1) % 6]
            line += f"M{at(*a)}L{at(*b)}"
            teeth += "".join([_tooth(a, b, t) for t in (0.17, 0.5, 0.83)])
    return [("teeth", teeth), ("ditch", line)] if line else []


def _tooth(a: Point, b: Point, t: float) -> str:
    """A triangle on the outer side of a hexside that runs clockwise from a to b."""
    along = ((b[0] - a[0]) / SIZE, (b[1] - a[1]) / SIZE)
    x, y = a[0] + along[0] * SIZE * t, a[1] + along[1] * SIZE * t
    tip = (x + along[1] * 5.5, y - along[0] * 5.5)
    return f"M{at(x - along[0] * 3.2, y - along[1] * 3.2)}L{at(*tip)}L{at(x + along[0] * 3.2, y + along[1] * 3.2)}Z"


# ------------------------------------------------------------------ hexes and places


def hexes(scene: Scene) -> list[str]:
    """Every hex with its number and level."""
    field, grid = scene.field, scene.field.grid
    parts = ['<g id="hexes">']
    for here in range(grid.count):
        name = grid.hex_id(here)
        x, y = grid.centre(here, SIZE)
        corners = "L".join([at(*corner) for corner in grid.corners(here, SIZE)])
        parts.append(f'<path id="hex-{name}" class="hex" d="M{corners}Z">{title(ground_words(scene, here))}</path>')
        parts.append(text(x, y - 20, name, "number sans mid"))
        if not field.is_closed(here):
            parts.append(text(x, y + 27, str(field.level[here]), "height mid"))
    return [*parts, "</g>"]


def places(scene: Scene) -> list[str]:
    """The names of places, and the ways off the map."""
    parts = [text(x, y, name, f"place {anchor}") for name, x, y, anchor in name_places(scene)]
    ways = [way_out(scene, side) for side in (SAXON, NORMAN) if scene.field.exit[side] != OFF]
    return ['<g id="places">', *parts, *ways, "</g>"]


def name_places(scene: Scene) -> list[tuple[str, float, float, str]]:
    """The names of places, where they are written, and how they are anchored so that they stay on the map."""
    field, grid = scene.field, scene.field.grid
    found: list[tuple[str, float, float, str]] = []
    for here in sorted(field.named):
        x, y = grid.centre(here, SIZE)
        column = grid.column(here)
        anchor = "end" if column > grid.columns - 3 else "" if column < 4 else "mid"
        slip = -12 if anchor == "end" else -24 if not anchor else 0
        found.append((scene.pick(field.named[here]), x + slip, y + 16, anchor))
    return found


def way_out(scene: Scene, side: int) -> str:
    """An arrow over the edge of the map at the hex by which a side's Routed units leave it (7.4.3)."""
    x, y, turn = way_off(scene.field, side)
    words = title(f"{scene.say('exit')}: {scene.army(side)}")
    return f'<g transform="translate({at(x, y)}) rotate({turn})">{words}{ARROW}</g>'


def way_off(field: Field, side: int) -> tuple[float, float, int]:
    """Where a side's arrow off the map is, and by how many degrees it is turned."""
    here = field.exit[side]
    open_sides = [side for side in range(6) if field.grid.neighbours[here * 6 + side] == OFF]
    return (*field.grid.centre(here, SIZE), 30 + 60 * (open_sides[len(open_sides) // 2] if open_sides else 0))


# ------------------------------------------------------------------ pieces


def pieces(scene: Scene) -> list[str]:
    """All units, Leaders and Standards on the map, hex by hex."""
    parts = ['<g id="pieces">']
    standards = {here for here in scene.data["standard"] if here != OFF}
    for here in sorted({*scene.units, *scene.leaders, *standards} - {OFF}):
        x, y = scene.field.grid.centre(here, SIZE)
        parts += [f"<g {placed(x, y)}>", *stack(scene, here), "</g>"]
    return [*parts, "</g>"]


def stack(scene: Scene, here: int) -> list[str]:
    """What is in a hex: two units beside and over each other, the Standard at their right, Leaders above."""
    units, leaders = scene.units.get(here, []), scene.leaders.get(here, [])
    if len(units) == 1:
        parts = [counter(scene, units[0], 0, 0, 1.0)]
    else:
        parts = [counter(scene, unit, -9 + 18 * i, 7 - 13 * i, 0.76) for i, unit in enumerate(units)]
    parts += [standard(scene, side, 23 if units else 15, 10) for side in scene.standards_in(here)]
    left, high = (-17.0, -15.0) if units else (-9.0 * (len(leaders) - 1), 0.0)
    parts += [leader(scene, piece, left + 18 * i, high, 1.0) for i, piece in enumerate(leaders)]
    return parts


def counter(scene: Scene, unit: int, x: float, y: float, scale: float) -> str:
    """A unit: its front, its Command's bar, its face."""
    field = scene.field
    kinds = ["unit", ARMIES[field.side[unit]], *states_of(scene, unit)]
    opened = f'<g id="unit-{plain(field.units[unit].id)}" class="{" ".join(kinds)}" {placed(x, y, scale)}'
    here, facing = scene.data["place"][unit], scene.data["facing"][unit]
    if here == OFF:
        cross = '<path class="strike" d="M-14-14L14 14M14-14L-14 14"/>' if "buried" in kinds else ""
        return f"{opened}>{title(unit_words(scene, unit))}{ordered_face(scene, unit, 0, '')}{cross}</g>"
    opened += f' data-hex="{field.grid.hex_id(here)}"'
    if "routed" in kinds:
        return f"{opened}>{title(unit_words(scene, unit))}{routed_face(scene, unit)}</g>"
    face = ordered_face(scene, unit, facing, "wall" if "wall" in kinds else "wedge")
    return f'{opened} data-facing="{FACINGS[facing]}">{title(unit_words(scene, unit))}{face}</g>'


def states_of(scene: Scene, unit: int) -> list[str]:
    """What there is to tell of a unit beside its type."""
    if scene.data["place"][unit] == OFF:
        return ["buried"] if scene.has("buried", unit) else []
    active = ["active"] if scene.field.command[unit] == scene.data["active"] else []
    return active + [name for name in ("routed", "wall") if scene.has(name, unit)]


def ordered_face(scene: Scene, unit: int, facing: int, front: str) -> str:
    """A unit in good order: what shows its facing is turned, what is to be read is never upside down."""
    kind = scene.field.type_of(unit)
    side = FRONT[facing]
    (shift_x, shift_y), (out, down) = SHIFT[side], NUMBERS[side]
    ahead = use(front) if front else ""
    body = f"{ahead}{rect(-18, -18, 36, 36, 'body', 5)}{bar(scene, scene.field.command[unit])}"
    numbers = text(-out, down, str(kind.cf), "factor sans") + text(out, down, str(kind.ma), "factor sans")
    face = f"<g {placed(shift_x, shift_y)}>{emblem(scene, unit, 12 - max(down, 12))}{numbers}</g>"
    return f'<g transform="rotate({60 * facing})">{body}</g><g transform="rotate({TILT[facing]})">{face}</g>'


def routed_face(scene: Scene, unit: int) -> str:
    """A unit turned over: it has no facing (A35)."""
    body = rect(-18, -18, 36, 36, "body", 5)
    face = f"<g {placed(-5, 4)}>{emblem(scene, unit, 0)}</g>"
    return f"{body}{bar(scene, scene.field.command[unit])}{face}{use('white-flag', 2, 4)}"


def bar(scene: Scene, command: int) -> str:
    """A Command's bar along the front, with its mark."""
    colour = scene.field.commands[command].colour
    shown = colour if colour in COLOURS else "white"
    return rect(-15.5, -16, 31, 8, f"bar {shown}", 2) + f"<g {placed(0, -12)}>{MARKS[scene.mark(command)]}</g>"


def emblem(scene: Scene, unit: int, raised: float) -> str:
    """The army's shield with the weapon of the unit's type, or its letter."""
    kind = scene.field.type_of(unit)
    shield = use(f"shield-{ARMIES[kind.side]}")
    weapon = use(f"glyph-{GLYPHS[kind.code]}") if kind.code in GLYPHS else text(0, 5, kind.code, "letter sans")
    return f'<g class="emblem" {placed(0, raised)}>{shield}{weapon}</g>'


def leader(scene: Scene, piece: int, x: float, y: float, scale: float) -> str:
    """A Leader: a round piece with his initial, a crown for an Army Leader, a drop of blood for a wound."""
    field = scene.field
    who = field.leader_of(piece)
    here = scene.data["place"][piece]
    about = f'data-hex="{field.grid.hex_id(here)}" ' if here != OFF else ""
    opened = f'<g id="leader-{plain(who.id)}" class="leader {ARMIES[field.side[piece]]}" {about}{placed(x, y, scale)}>'
    return f"{opened}{title(leader_words(scene, piece))}{leader_face(scene, piece)}</g>"


def leader_face(scene: Scene, piece: int) -> str:
    who = scene.field.leader_of(piece)
    colour = scene.field.commands[who.command].colour
    rim = f'<circle class="bar {colour if colour in COLOURS else "white"}" r="11.5"/><circle class="body" r="8.8"/>'
    crown = f"<g {placed(0, -8.5)}>{use('crown')}</g>" if who.army else ""
    wound = use("wound", 8, 6) if scene.has("wounded", piece) else ""
    mark = f"<g {placed(0, 10)}>{MARKS[scene.mark(who.command)]}</g>"
    return f"{rim}{text(0, 5, who.letter, 'initial')}{mark}{crown}{wound}"


def standard(scene: Scene, side: int, x: float, y: float) -> str:
    flag = use(f"banner-{ARMIES[side]}")
    opened = f'<g id="standard-{ARMIES[side]}" class="standard {ARMIES[side]}" {placed(x, y)}>'
    return f"{opened}{title(standard_words(scene, side))}{flag}</g>"


# ------------------------------------------------------------------ above the map


def heading(scene: Scene) -> list[str]:
    """Title, what is going on, the turn track, the event, the chits."""
    data, track = scene.data, scene.field.track
    turn = data["turn"]
    hour = f" · {track[turn - 1].start}" if 1 <= turn <= len(track) else ""
    parts = [text(MARGIN, 44, scene.say("title"), "title"), text(MARGIN, 66, scene.say("date"), "soft italic")]
    parts.append(
        text(MARGIN, 94, f"{scene.say('turn')} {turn}{hour} · {scene.say(SEGMENTS[data['segment']])}", "strong")
    )
    if data["initiative"] >= 0:
        parts.append(text(MARGIN, 115, f"{scene.say('initiative')}{scene.colon}{scene.army(data['initiative'])}"))
    if 1 <= turn <= len(track):
        parts += lines_of(TURNS_LEFT, 82, scene.pick(track[turn - 1].history), "soft italic fine", 2)
    parts += lines_of(TURNS_LEFT, 113, event_words(scene), "fine", 4)
    return [*parts, *turn_track(scene), *trays(scene), *reminders(scene)]


def turn_track(scene: Scene) -> list[str]:
    parts = ['<g id="turns">']
    turns = scene.field.turns
    room = 580 / max(turns, 1)
    for turn in range(1, turns + 1):
        parts.append(turn_box(scene, turn, TURNS_LEFT + room * (turn - 1), room - 3))
    return [*parts, "</g>"]


def turn_box(scene: Scene, turn: int, x: float, width: float) -> str:
    """A turn with its hour; the current one is filled and has a pointer, and what came about in it is marked."""
    now = turn == scene.data["turn"]
    on = " on" if now else ""
    happened = scene.field.track[turn - 1] if turn <= len(scene.field.track) else None
    parts = [title(scene.pick(happened.history))] if happened else []
    parts.append(rect(x, 20, width, 44, "now" if now else "box", 4))
    parts.append(text(x + width / 2, 40, str(turn), f"strong mid{on}"))
    parts.append(text(x + width / 2, 57, happened.start if happened else "", f"fine mid{on}"))
    if now:
        parts.append(f'<path class="now" d="M{at(x + width / 2 - 7, 9)}h14l-7 8z"/>')
    if scene.data["plunging"] == turn:
        parts.append(f"<g {placed(x + 9, 32, 0.6)}>{PLUNGE}</g>")
    if scene.data["regrouped"] == turn:
        parts.append(f"<g {placed(x + width - 9, 32, 0.6)}>{REFORM}</g>")
    return f'<g id="turn-{turn}">{"".join(parts)}</g>'


def trays(scene: Scene) -> list[str]:
    """The chits: in the cup, active, and done with."""
    data, commands = scene.data, range(len(scene.field.commands))
    active = data["active"]
    cup = [number for number in commands if scene.has("cup", number) and number != active]
    spent = [number for number in commands if scene.has("spent", number) and number not in (*cup, active)]
    return [
        '<g id="cup"><path class="cup" d="M945 22H1165L1153 72Q1151 78 1145 78H965Q959 78 957 72Z"/>',
        *[chit(scene, number, 973 + 33 * i, 48, "waits") for i, number in enumerate(cup)],
        text(1055, 94, scene.say("cup"), "fine soft mid"),
        '</g><g id="active">',
        *[GLOW + chit(scene, number, 1195, 48, "active") for number in commands if number == active],
        text(1195, 94, scene.say("active"), "fine soft mid"),
        '</g><g id="spent">',
        *[chit(scene, number, 1241 + 25 * i, 48, "spent") for i, number in enumerate(spent)],
        text(1228, 94, scene.say("done"), "fine soft"),
        "</g>",
    ]


def chit(scene: Scene, number: int, x: float, y: float, state: str) -> str:
    """An activation chit of a Command."""
    command = scene.field.commands[number]
    opened = f'<g id="chit-{plain(command.id)}" class="chit {ARMIES[command.side]} {state}" {placed(x, y, 0.8)}>'
    words = title(f"{command_name(scene, number)}{scene.colon}{scene.say(state)}")
    shield = f"<g {placed(0, 4)}>{use(f'shield-{ARMIES[command.side]}')}</g>"
    return f"{opened}{words}{rect(-18, -18, 36, 36, 'body', 5)}{bar(scene, number)}{shield}</g>"


def reminders(scene: Scene) -> list[str]:
    """Whether Plunging Fire and the Regroup Turn have come about."""
    parts: list[str] = []
    for y, icon, name, field, how in (
        (113, PLUNGE, "plunging", "plunging", "since"),
        (133, REFORM, "regroup", "regrouped", "on"),
    ):
        turn = scene.data[field]
        said = f"{scene.say(how)} {turn}" if turn else scene.say("not-yet")
        parts.append(f'<g id="{name}"><g {placed(957, y - 4, 0.7)}>{icon}</g>')
        parts.append(text(972, y, f"{scene.say(name)}{scene.colon}{said}", "fine" if turn else "fine soft") + "</g>")
    return parts


# ------------------------------------------------------------------ below the map


def army_panel(scene: Scene, side: int, x: float, y: float) -> list[str]:
    """An army: its Standard, its Commands with their Leaders, Hits tracks and strengths, and what it has lost."""
    width = WIDTH / 2 - MARGIN - 6
    army = ARMIES[side]
    lost = scene.lost(side)
    step = min(24.0, (width - 120) / max(len(lost), 1))
    return [
        f'<g id="army-{army}" class="{army}" {placed(x, y)}>',
        rect(0, 0, width, PANEL - 10, "panel", 6),
        f"<g {placed(22, 20, 0.85)}>{use(f'shield-{army}')}</g>",
        text(40, 25, scene.army(side), "strong"),
        standard_state(scene, side),
        text(TRACK_LEFT, 27, scene.say("hits"), "fine soft"),
        text(UNITS_LEFT, 27, scene.say("units"), "fine soft"),
        *[command_line(scene, number, 36 + 29 * i) for i, number in enumerate(scene.commands(side))],
        text(14, 147, scene.say("eliminated"), "fine soft"),
        *[counter(scene, unit, 100 + step * i, 142, 0.6) for i, unit in enumerate(lost)],
        "</g>",
    ]


def standard_state(scene: Scene, side: int) -> str:
    """Where a Standard is; a captured one is here, struck out."""
    place = scene.data["standard"][side]
    if place == OFF:
        flag = standard(scene, side, 0, 0) + '<path class="strike" d="M-4 2L24-32"/>'
    else:
        flag = use(f"banner-{ARMIES[side]}")
    where = scene.say("captured") if place == OFF else scene.field.grid.hex_id(place)
    words = text(186, 25, f"{scene.say('standard')}{scene.colon}{where}", "fine")
    return f"<g {placed(168, 27, 0.6)}>{flag}</g>{words}"


def command_line(scene: Scene, number: int, y: float) -> str:
    """A Command: mark, name, Leader, Hits track, units left."""
    command = scene.field.commands[number]
    left = scene.standing(number)
    routed = sum([scene.has("routed", unit) for unit in left])
    units = f"{len(left)}/{len(command.units)}" + (f" · {routed} {scene.say('routed')}" if routed else "")
    parts = [
        f"<g {placed(0, y)}><g {placed(30, 25)}>{bar(scene, number)}</g>",
        text(54, 17, scene.pick(command.name)),
        portrait(scene, command.leader),
        text(186, 17, whereabouts(scene, command.leader)[2:], "fine"),
        hits_track(scene, number),
        text(UNITS_LEFT, 17, units, "fine"),
    ]
    return "".join(parts) + "</g>"


def portrait(scene: Scene, piece: int) -> str:
    """A Leader in his army's panel; one who is dead is here, struck out."""
    if scene.data["place"][piece] != OFF:
        return f"<g {placed(168, 13, 0.85)}>{leader_face(scene, piece)}</g>"
    return leader(scene, piece, 168, 13, 0.85) + '<path class="strike" d="M158 23L178 3"/>'


def hits_track(scene: Scene, number: int) -> str:
    """Boxes 0 to 9 with the marker in one of them; where a unit is lost they are darker (7.9.2)."""
    fatal = scene.field.hits_per_unit
    hits = scene.data["hits"][number]
    words = title(f"{scene.say('hits')} {hits} ({fatal} {scene.say('cost')})")
    parts = [f'<g id="hits-{plain(scene.field.commands[number].id)}" {placed(TRACK_LEFT, 3)}>{words}']
    for box in range(10):
        now = box == hits % 10
        parts.append(rect(22 * box, 0, 20, 20, "now" if now else "fatal" if box >= fatal else "box", 3))
        figure = f"+{hits}" if now and hits >= 10 else str(box)
        parts.append(text(22 * box + 10, 14, figure, "fine mid on" if now else "fine mid soft"))
    return "".join(parts) + "</g>"


def key(scene: Scene, y: float) -> list[str]:
    """What the signs mean."""
    parts = ['<g id="key">', rect(MARGIN, y, WIDTH - 2 * MARGIN, KEY, "panel", 6)]
    parts += strip([*key_units(scene), *key_leaders(scene)], MARGIN + 26, y + 28)
    parts += strip([*key_commands(scene), *key_ground(scene)], MARGIN + 26, y + 72)
    return [*parts, "</g>"]


def strip(items: list[tuple[str, str]], x: float, y: float) -> list[str]:
    """Drawings with their words beside them, in a row."""
    parts: list[str] = []
    for drawing, words in items:
        parts.append(f"<g {placed(x, y)}>{drawing}</g>" + text(x + 24, y + 4, words, "fine"))
        x += 56 + 6.1 * len(words)
    return parts


def key_units(scene: Scene) -> list[tuple[str, str]]:
    """A counter of each type, one in Shield Wall, one Routed."""
    field = scene.field
    kinds = [unit.type for unit in field.units]
    samples = [kinds.index(kind) for kind in range(len(field.types)) if kind in kinds]
    items = [
        (sample(scene, unit, ordered_face(scene, unit, 0, "wedge")), scene.pick(field.type_of(unit).name))
        for unit in samples
    ]
    items[0] = (items[0][0], f"{items[0][1]} ({scene.say('factors')})")
    first = samples[0]
    items.append((sample(scene, first, ordered_face(scene, first, 0, "wall")), scene.say("wall")))
    items.append((sample(scene, first, routed_face(scene, first), "routed"), scene.say("routed")))
    return items


def sample(scene: Scene, unit: int, face: str, state: str = "") -> str:
    return f'<g class="{ARMIES[scene.field.side[unit]]} {state}" {placed(0, 2, 0.8)}>{face}</g>'


def key_leaders(scene: Scene) -> list[tuple[str, str]]:
    drop, crown = use("wound"), f"<g {placed(0, 4)}>{use('crown')}</g>"
    flags = "".join(
        [
            f'<g class="{army}" {placed(-16 + 18 * i, 4, 0.8)}>{use(f"banner-{army}")}</g>'
            for i, army in enumerate(ARMIES)
        ]
    )
    return [(crown, scene.say("army-leader")), (drop, scene.say("wounded")), (flags, scene.say("standard"))]


def key_commands(scene: Scene) -> list[tuple[str, str]]:
    """The marks of Left, Center and Right, and the wedge of the front."""
    items = [
        (f"<g {placed(0, 0, 1.5)}>{MARKS[scene.mark(number)]}</g>", scene.pick(scene.field.commands[number].name))
        for number in scene.commands(SAXON)
    ]
    return [*items, (f"<g {placed(0, 24)}>{use('wedge')}</g>", scene.say("front"))]


def key_ground(scene: Scene) -> list[tuple[str, str]]:
    low, high = min(scene.field.level), max(scene.field.level)
    tints = [rect(-20 + 8 * i, -8, 8, 16, f"level{level} contour") for i, level in enumerate(range(low, high + 1))]
    edge = "".join([_tooth((-16, 0), (16, 0), t) for t in (0.17, 0.5, 0.83)])
    return [
        ("".join(tints), f"{scene.say('level')} {low}-{high}"),
        (rect(-18, -14, 36, 28, "woods", 6) + f"<g {placed(0, 0, 0.7)}>{use('grove0')}</g>", scene.say("woods")),
        (rect(-18, -14, 36, 28, "swamp", 6) + f"<g {placed(0, 0, 0.8)}>{use('reeds')}</g>", scene.say("swamp")),
        (f'<path class="teeth" d="{edge}"/><path class="ditch" d="M-16 0H16"/>', scene.say("ditch")),
        ('<path class="casing" d="M-17 4Q0-8 17 0"/><path class="road" d="M-17 4Q0-8 17 0"/>', scene.say("road")),
        (f"<g {placed(0, 20)}>{ARROW}</g>", scene.say("exit")),
    ]
