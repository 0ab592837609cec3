"""Maps of how often something happens where, as SVG: a large one of whole games, and a small one for each round.

They are drawn here and not by Vega, because every map has all hexes and a page has dozens of maps: the hexes are drawn
once and used again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from senlac.kernel.study import Spot
from senlac.sim.labreport import words
from senlac.sim.labreport.charts import number

#: The ground from low to high, and heat from little to much.
GROUND: Final = ((234, 224, 196), (196, 179, 131))
HEAT: Final = ((244, 200, 120), (188, 58, 42), (70, 14, 28))
#: A hex of width 1, corner up, around its middle; a hair larger, so that no light falls through.
HEXAGON: Final = "m0-.58l.502.29v.58l-.502.29l-.502-.29v-.58z"
#: Widths in pixels of the large map and the small ones, and how many of those stand side by side.
LARGE, SMALL, BESIDE = 640, 206, 3
TITLE: Final = 16


def defs(ground: Sequence[Spot]) -> str:
    """The ground, to be put once on each page or into each file."""
    lowest, highest = min(level for *_, level in ground), max(level for *_, level in ground)
    levels: dict[int, str] = {}
    for _, x, y, level in ground:
        levels[level] = levels.get(level, "") + f"M{x:.2f} {y:.2f}{HEXAGON}"
    paths = "".join(
        f'<path d="{path}" fill="{_mixed(GROUND, (level - lowest) / max(1, highest - lowest))}"/>'
        for level, path in sorted(levels.items())
    )
    return f'<defs><g id="ground">{paths}</g></defs>'


def heat_map(
    ground: Sequence[Spot], counts: Counter[tuple[int, str]], games: int, lang: str, rounds: Sequence[int]
) -> str:
    """The maps of one kind of thing, counted by round and place, over the ground of `defs`."""
    wide, high = _extent(ground)
    whole = Counter[str]()
    for (_, place), times in counts.items():
        whole[place] += times
    top = LARGE * high / wide + TITLE
    drawn = [_map(ground, whole, max(whole.values()), games, words("all-day", lang), 0, 0, LARGE, lang)]
    below = SMALL * high / wide + TITLE + 8
    hottest = max(counts.values())
    for i, now in enumerate(rounds):
        mine = Counter({place: times for (when, place), times in counts.items() if when == now})
        x, y = i % BESIDE * (LARGE - SMALL) / (BESIDE - 1), top + 34 + i // BESIDE * below
        drawn.append(_map(ground, mine, hottest, games, words("turn", lang, turn=now), x, y, SMALL, lang))
    drawn.append(_legend(max(whole.values()), hottest, games, top + 4, lang))
    total = top + 34 + -(-len(rounds) // BESIDE) * below
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LARGE} {total:.0f}" width="{LARGE}" '
        f'height="{total:.0f}" font-family="Georgia, serif" fill="currentColor">{"".join(drawn)}</svg>'
    )


def _map(
    ground: Sequence[Spot],
    counts: Counter[str],
    top: int,
    games: int,
    title: str,
    x: float,
    y: float,
    wide: int,
    lang: str,
) -> str:
    size = 14 if wide == LARGE else 11
    head = (
        f'<text x="{x + wide / 2:.1f}" y="{y + 11:.1f}" font-size="{size}" text-anchor="middle">{escape(title)}</text>'
    )
    scale = wide / _extent(ground)[0]
    hexes = "".join(_hex(spot, counts[spot[0]], top, games, lang) for spot in ground if counts[spot[0]])
    return (
        f'{head}<g transform="translate({x:.1f} {y + TITLE:.1f}) scale({scale:.3f})"><use href="#ground"/>{hexes}</g>'
    )


def _hex(spot: Spot, times: int, top: int, games: int, lang: str) -> str:
    place, x, y, _ = spot
    said = f"{place}: {_number(100 * times / games, lang)} {words('per-hundred', lang)}"
    fill = _mixed(HEAT, times / top)
    return f'<path d="M{x:.2f} {y:.2f}{HEXAGON}" fill="{fill}"><title>{escape(said)}</title></path>'


def _legend(whole: int, hottest: int, games: int, y: float, lang: str) -> str:
    """What the deepest colour means, on the large map and on the small ones."""
    steps = "".join(
        f'<rect x="{i * 12}" y="{y:.1f}" width="12" height="10" fill="{_mixed(HEAT, i / 9)}"/>' for i in range(10)
    )
    most = [_number(100 * times / games, lang) for times in (whole, hottest)]
    said = words("scale", lang, large=most[0], small=most[1])
    return f'{steps}<text x="128" y="{y + 9:.1f}" font-size="11">{escape(said)}</text>'


def _extent(ground: Sequence[Spot]) -> tuple[float, float]:
    return max(x for _, x, _, _ in ground) + 0.5, max(y for _, _, y, _ in ground) + 0.6


def _number(value: float, lang: str) -> str:
    return number(value, lang, ".1f" if value < 10 else ".0f")


def _mixed(colours: Sequence[tuple[int, int, int]], share: float) -> str:
    """A colour on the way through some.

    >>> _mixed(((0, 0, 0), (0, 0, 100)), 0.5)
    '#000032'
    """
    at = min(share, 1.0) * (len(colours) - 1)
    first = min(int(at), len(colours) - 2)
    mixed: Iterable[float] = (
        a + (b - a) * (at - first) for a, b in zip(colours[first], colours[first + 1], strict=True)
    )
    return "#" + "".join(f"{round(part):02x}" for part in mixed)


def alone(drawing: str, ground: Sequence[Spot]) -> str:
    """A drawing with the ground in it, as a file by itself."""
    head, bracket, rest = drawing.partition(">")
    paper = '<rect width="100%" height="100%" fill="#fffaf0"/>'
    return head.replace("currentColor", "#241c12") + bracket + defs(ground) + paper + rest
