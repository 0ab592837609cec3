"""The drawing of the rooms, generated from the import contracts and the actual imports.

The contract "Arrows go one way" gives the rows. Imports that are implied by a longer path have no arrow. Long arrows go
through gaps in the rows between, so that none runs behind a room.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path

from pages.common import ROOT

PACKAGE = ROOT / "src" / "senlac"
PICTURE = "pictures/rooms.svg"

WIDE, ROOM_WIDE, ROOM_HIGH, GAMES_HIGH = 900.0, 190.0, 62.0, 150.0
LANE, GAP, BETWEEN, MARGIN = 2.0, 20.0, 72.0, 12.0
#: The room that every other uses: it spans the bottom row, and only the rooms directly above it have arrows.
BASE = "kernel"
#: The browser client is not a room of the package: it talks to the server over the wire.
BROWSER = "web"
#: The purpose of each room; one that is not listed shows the first line of its docstring.
PURPOSES = {
    "web": "the browser client",
    "cli": "the terminal",
    "kit": "properties, fuzzing",
    "sim": "games and statistics",
    "server": "live games, database",
    "session": "journal, undo, saves",
    "ai": "bots and their search",
    "text": "English and French",
    "rulebook": "rules and rulings",
    "primers": "two pages to print",
    "lessons": "a game step by step",
    "examples": "rules in play",
    "envs": "Gymnasium, PettingZoo",
    "declare": "generates state classes",
    "games": "",
    "registry": "finds games, bots, packs",
    "files": "packs and scenarios",
    "cluster": "joins other machines",
    "kernel": "state, ops, decisions, chance, views, explanations: every room above uses it",
}
#: What flows along an arrow, down and up.
FLOWS = {
    ("web", "server"): "choices, scenes",
    ("cli", "server"): "starts it",
    ("cli", "sim"): "figures",
    ("cli", "kit"): "proofs",
    ("server", "session"): "actions, views",
    ("kit", "session"): "random play",
    ("server", "rulebook"): "rules",
    ("session", "text"): "words",
    ("games", "registry"): "entry points",
    ("registry", "kernel"): "the interface of a game",
}
COLOURS = {
    "light": ("#241c12", "#5a4e3c", "#fffaf0", "#b9a679", "#7a1f1f", "#f4ecdb"),
    "dark": ("#f2e9d6", "#b9ad95", "#221d15", "#5d5340", "#e9b872", "#16130e"),
}
#: The colours, in order; the site's stylesheet has the same for its own themes.
PARTS = ("ink", "muted", "room", "line", "arrow", "deep")

Edge = tuple[str, str]
Point = tuple[float, float]


def with_drawing(text: str) -> str:
    """A page with the drawing inlined instead of linked, so that it takes on the page's colours."""
    start = text.index("![", 0, text.index(f"({PICTURE})"))
    end = text.index(f"({PICTURE})") + len(f"({PICTURE})")
    return f'{text[:start]}<div class="drawing">{drawing(alone=False)}</div>{text[end:]}'


def drawing(alone: bool = True) -> str:
    """The rooms as SVG: standalone it has its own colours, in a page it uses the page's."""
    rows = layers()
    edges = [edge for edge in arrows([room for row in rows for room in row]) if drawn(edge, rows)]
    rows[0].append(BROWSER)
    edges.append((BROWSER, "server"))
    places, lanes = arrange(rows, edges)
    left, right, high = extent(places)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" class="rooms" role="img" '
        f'viewBox="{left:.0f} 0 {right - left:.0f} {high:.0f}">',
        "<title>The rooms of Senlac: each uses only those below it</title>",
        f"<style>{_style(alone)}</style>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path class="tip" d="M0 0L8 4L0 8Z"/></marker></defs>',
        f'<rect class="ground" x="{left:.0f}" width="{right - left:.0f}" height="{high:.0f}"/>' if alone else "",
        *[_arrow(edge, places, lanes[edge]) for edge in edges],
        *[_room(name, place) for name, place in places.items() if not name.startswith("·")],
        *[_label(edge, places, lanes[edge]) for edge in edges if edge in FLOWS],
        "</svg>",
    ]
    return "".join(part for part in parts if part) + ("\n" if alone else "")


def extent(places: dict[str, Box]) -> tuple[float, float, float]:
    """Left, right and bottom of the drawing; the base is as wide as everything above it."""
    above = [box for name, box in places.items() if name != BASE]
    left, right = min(box.x - box.wide / 2 for box in above), max(box.x + box.wide / 2 for box in above)
    places[BASE].x, places[BASE].wide = (left + right) / 2, right - left
    return left - MARGIN, right + MARGIN, places[BASE].bottom + MARGIN


# ------------------------------------------------------------------ what there is


def contracts() -> list[dict[str, object]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: list[dict[str, object]] = project["tool"]["importlinter"]["contracts"]
    return found


def layers(container: str = "") -> list[list[str]]:
    """The rows of a layers contract, for the whole package or for a container."""
    for contract in contracts():
        if contract["type"] == "layers" and contract.get("containers", [""]) == [container]:
            rows = contract["layers"]
            assert isinstance(rows, list)
            return [[name.strip().removeprefix("senlac.") for name in row.split("|")] for row in rows]
    raise LookupError(f"pyproject.toml has no layers contract for {container or 'the package'}.")


def arrows(rooms: Sequence[str]) -> list[Edge]:
    """Which room imports which, leaving out imports implied by others."""
    uses = {room: {used for used in _imported(room) if used in rooms and used != room} for room in rooms}
    below: dict[str, set[str]] = {}
    for room in reversed(rooms):
        below[room] = uses[room].union(*[below.get(used, set()) for used in uses[room]])
    return [
        (room, used)
        for room in rooms
        for used in rooms
        if used in uses[room] and not any(used in below[other] for other in uses[room] if other != used)
    ]


def drawn(edge: Edge, rows: list[list[str]]) -> bool:
    """Whether an arrow is drawn: arrows to the base only from the rooms directly above it."""
    return edge[1] != BASE or edge[0] in rows[-2]


def _imported(room: str) -> Iterator[str]:
    """The rooms imported by the modules of a room; imports for type checking only do not count."""
    folder = PACKAGE / room
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]:
        yield from _imports(ast.parse(path.read_text("utf-8")))


def _imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("senlac."):
            yield str(node.module).split(".")[1]
        elif isinstance(node, ast.stmt):
            yield from _imports(node)


# ------------------------------------------------------------------ where it goes


@dataclass
class Box:
    """The position of a room, or of an arrow passing through a row; `x` is the middle."""

    x: float
    top: float
    wide: float
    high: float

    @property
    def bottom(self) -> float:
        return self.top + self.high


def arrange(rows: list[list[str]], edges: list[Edge]) -> tuple[dict[str, Box], dict[Edge, list[str]]]:
    """Boxes for the rooms and for the points where arrows pass, and for each arrow the points it passes."""
    depth = {room: i for i, row in enumerate(rows) for room in row}
    filled = [list(row) for row in rows]
    lanes: dict[Edge, list[str]] = {}
    for edge in edges:
        between = range(depth[edge[0]] + 1, depth[edge[1]])
        lanes[edge] = [f"·{edge[0]}·{edge[1]}·{i}" for i in between]
        for i, lane in zip(between, lanes[edge], strict=True):
            filled[i].append(lane)
    ways = [[edge[0], *lanes[edge], edge[1]] for edge in edges]
    links = [(upper, lower) for way in ways for upper, lower in pairwise(way)]
    _order(filled, links)
    return _boxes(filled, links), lanes


def _order(rows: list[list[str]], links: list[Edge]) -> None:
    """Place connected boxes close together: order each row by the average position of its neighbours, down and up."""
    for turn in range(24):
        down = turn % 2 == 0
        for i in range(1, len(rows)) if down else range(len(rows) - 2, -1, -1):
            other = rows[i - 1] if down else rows[i + 1]
            spot = {name: (j + 0.5) / len(other) for j, name in enumerate(other)}
            here = {name: (j + 0.5) / len(rows[i]) for j, name in enumerate(rows[i])}
            rows[i].sort(key=lambda name: _middle(name, links, spot, here[name]))


def _middle(name: str, links: list[Edge], spot: dict[str, float], otherwise: float) -> float:
    near = [spot[b if a == name else a] for a, b in links if name in (a, b) and (b if a == name else a) in spot]
    return sum(near) / len(near) if near else otherwise


def _boxes(rows: list[list[str]], links: list[Edge]) -> dict[str, Box]:
    boxes: dict[str, Box] = {}
    top = MARGIN
    for row in rows:
        high = GAMES_HIGH if "games" in row else ROOM_HIGH
        for i, name in enumerate(row):
            boxes[name] = Box(WIDE * (i + 0.5) / len(row), top, _wide(name), high)
        top += high + BETWEEN
    for _ in range(60):
        for row in rows:
            for name in row:
                near = [boxes[b if a == name else a].x for a, b in links if name in (a, b)]
                boxes[name].x += 0.4 * (sum(near) / len(near) - boxes[name].x) if near else 0
            _part([boxes[name] for name in row])
    return boxes


def _wide(name: str) -> float:
    if name.startswith("·"):
        return LANE
    return {"games": 700.0, BASE: WIDE - 2 * MARGIN}.get(name, ROOM_WIDE)


def _part(row: list[Box]) -> None:
    """Push the boxes of a row apart, and back onto the page."""
    edge = MARGIN
    for box in row:
        box.x = max(box.x, edge + box.wide / 2)
        edge = box.x + box.wide / 2 + GAP
    edge = WIDE - MARGIN
    for box in reversed(row):
        box.x = min(box.x, edge - box.wide / 2)
        edge = box.x - box.wide / 2 - GAP


# ------------------------------------------------------------------ how it looks


def _style(alone: bool) -> str:
    def colours(theme: str) -> str:
        return "".join(f"--rooms-{name}:{value};" for name, value in zip(PARTS, COLOURS[theme], strict=True))

    light, dark = (f".rooms{{{colours(theme)}}}" for theme in ("light", "dark"))
    own = f"{light}@media(prefers-color-scheme:dark){{{dark}}}" if alone else ""
    return own + (
        ".rooms text{font-family:Palatino,'Palatino Linotype','Book Antiqua',Georgia,serif;text-anchor:middle;"
        "fill:var(--rooms-ink)}"
        ".rooms .name{font-size:20px;font-weight:bold}.rooms .what{font-size:14.5px;fill:var(--rooms-muted)}"
        ".rooms .box{fill:var(--rooms-room);stroke:var(--rooms-line);stroke-width:1.5}"
        ".rooms .ground{fill:var(--rooms-deep)}"
        ".rooms .chip{fill:var(--rooms-deep);stroke:var(--rooms-line)}.rooms .small{font-size:12.5px}"
        ".rooms .way{fill:none;stroke:var(--rooms-arrow);stroke-width:1.7}.rooms .tip{fill:var(--rooms-arrow)}"
        ".rooms .wire{stroke-dasharray:5 4}"
        ".rooms .flow{font-size:13.5px;font-style:italic;fill:var(--rooms-arrow);stroke:var(--rooms-deep);"
        "stroke-width:5px;stroke-linejoin:round;paint-order:stroke}"
    )


def _room(name: str, box: Box) -> str:
    left = box.x - box.wide / 2
    kind = "box wire" if name == BROWSER else "box"
    size = f'width="{box.wide:.1f}" height="{box.high:.1f}"'
    frame = f'<rect class="{kind}" x="{left:.1f}" y="{box.top:.1f}" {size} rx="6"/>'
    if name == "games":
        return frame + _text(box.x, box.top + 24, name, "name") + _inside_games(box)
    return frame + _text(box.x, box.top + 26, name, "name") + _text(box.x, box.top + 46, _purpose(name), "what")


def _purpose(name: str) -> str:
    if name in PURPOSES:
        return PURPOSES[name]
    path = PACKAGE / name / "__init__.py"
    said = ast.get_docstring(ast.parse((path if path.exists() else PACKAGE / f"{name}.py").read_text("utf-8"))) or ""
    return said.partition("\n")[0].partition(":")[0].rstrip(".")[:30]


def _inside_games(box: Box) -> str:
    """The rooms of each game, top layer on the left: each uses only those to its right."""
    parts = []
    left = box.x - box.wide / 2 + 16
    for line, game in enumerate(("hebs", "hastings")):
        y = box.top + 38 + line * 52
        parts.append(_text(left + 34, y + 26, game, "small"))
        rooms = [room for row in layers(f"senlac.games.{game}") for room in row]
        letter = (box.wide - 32 - 78 - 6 * len(rooms)) / sum(len(room) + 3 for room in rooms)
        x = left + 78
        for room in rooms:
            wide = letter * (len(room) + 3)
            parts.append(f'<rect class="chip" x="{x:.1f}" y="{y + 6:.1f}" width="{wide:.1f}" height="32" rx="4"/>')
            parts.append(_text(x + wide / 2, y + 26, room, "small"))
            x += wide + 6
    return "".join(parts)


def _arrow(edge: Edge, places: dict[str, Box], lane: list[str]) -> str:
    stops = _stops(edge, places, lane)
    path = "".join(
        (_curve(*upper, *lower) if i == 0 else _curve(*upper, *lower).replace("M", "L", 1))
        for i, (upper, lower) in enumerate(stops)
    )
    kind = "way wire" if edge[0] == BROWSER else "way"
    return f'<path class="{kind}" marker-end="url(#tip)" d="{path}"/>'


def _stops(edge: Edge, places: dict[str, Box], lane: list[str]) -> list[tuple[Point, Point]]:
    """A path from the bottom of one box to the top of the next, through the rows between; arrows leave side by side."""
    way = [places[name] for name in (edge[0], *lane, edge[1])]
    found = []
    for upper, lower in pairwise(way):
        leave = _toward(upper, lower.x) if upper is way[0] else upper.x
        arrive = _toward(lower, upper.x) if lower is way[-1] else lower.x
        found.append(((leave, upper.bottom), (arrive, lower.top)))
    return found


def _toward(box: Box, x: float) -> float:
    """Where an arrow meets a box: on the side it comes from."""
    room = box.wide / 2 - 22
    return box.x + max(-room, min(room, (x - box.x) * (1 if box.wide > ROOM_WIDE else 0.35)))


def _curve(x: float, y: float, to_x: float, to_y: float) -> str:
    bend = (to_y - y) * 0.5
    return f"M{x:.1f} {y:.1f}C{x:.1f} {y + bend:.1f} {to_x:.1f} {to_y - bend:.1f} {to_x:.1f} {to_y:.1f}"


def _label(edge: Edge, places: dict[str, Box], lane: list[str]) -> str:
    (x, y), (to_x, to_y) = _stops(edge, places, lane)[0]
    return _text(x + 0.16 * (to_x - x), y + 0.32 * (to_y - y) + 4, FLOWS[edge], "flow")


def _text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def write_drawing() -> Path:
    """Write the drawing that is committed to the repository."""
    path = ROOT / "docs" / PICTURE
    path.write_text(drawing(), "utf-8")
    return path
