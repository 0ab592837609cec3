"""The ground of the drawing: hills, woods, swamps, the road and the ditch."""

from __future__ import annotations

from itertools import pairwise

from senlac.games.hastings.show.elements import HALF, SIZE, Point, Vertex, at, use
from senlac.games.hastings.state.field import SWAMP, WOODS, Field
from senlac.games.hexes.grid import OFF, HexGrid


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
            teeth += "".join([tooth(a, b, t) for t in (0.17, 0.5, 0.83)])
    return [("teeth", teeth), ("ditch", line)] if line else []


def tooth(a: Point, b: Point, t: float) -> str:
    """A triangle on the outer side of a hexside that runs clockwise from a to b."""
    along = ((b[0] - a[0]) / SIZE, (b[1] - a[1]) / SIZE)
    x, y = a[0] + along[0] * SIZE * t, a[1] + along[1] * SIZE * t
    tip = (x + along[1] * 5.5, y - along[0] * 5.5)
    return f"M{at(x - along[0] * 3.2, y - along[1] * 3.2)}L{at(*tip)}L{at(x + along[0] * 3.2, y + along[1] * 3.2)}Z"
