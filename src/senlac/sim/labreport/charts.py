"""The charts of a report (altair). They take their ink from the page around them, and so do by day and by night."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from senlac.kernel.errors import BadOption
from senlac.sim.labreport import words
from senlac.sim.labreport.findings import FAIR, Pace, WinRate

WIDE: Final = 640
#: Charts with labels on the left and figures on the right share this width, whatever the labels say.
ROOM: Final = 710
#: About how wide a letter of a label is, and what stands to the right of a row.
LETTER, BESIDE = 6.5, 80
#: Colours that can be told apart on linen and by torchlight, by the name of a side; the others take them in order.
COLOURS: Final = {
    "Norman": "#b4522f",
    "Saxon": "#3f8496",
    "Anglo-Saxon": "#3f8496",
    "Ottoman": "#3f8f6d",
    "Maltese": "#a8485c",
}
OTHERS: Final = ("#b4522f", "#3f8496", "#a8872f", "#7b6aa8", "#6f8f3f", "#a8485c")
TIE: Final = "#a39a86"
BAND: Final = "#a8872f"


def load_altair() -> Any:
    """The module that makes charts; BadOption says how to get it."""
    return _load("altair")


def load_converter() -> Any:
    """The module that makes pages and pictures of charts."""
    return _load("vl_convert")


def _load(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        message = "Reports are drawn by Altair: pip install 'senlac[lab]'."
        raise BadOption(message, option="extra", value="lab") from error


@dataclass(frozen=True, slots=True)
class Palette:
    """The colour of each side of a report, by its label."""

    colours: dict[str, str]

    @classmethod
    def of(cls, sides: dict[str, str]) -> Palette:
        """Colours for labels, each given with the game's own name for it; no two are the same."""
        found: dict[str, str] = {}
        for label, name in sides.items():
            free = [colour for colour in (COLOURS.get(name, ""), *OTHERS) if colour and colour not in found.values()]
            found[label] = free[0] if free else TIE
        return cls(found)

    def scale(self, alt: Any, tie: str = "") -> Any:
        entries = {**self.colours, **({tie: TIE} if tie else {})}
        return alt.Scale(domain=list(entries), range=list(entries.values()))


def _data(alt: Any, rows: Sequence[dict[str, Any]]) -> Any:
    return alt.Data(values=list(rows))


def beside(labels: Sequence[str | int]) -> int:
    """How wide the plot is when these labels stand beside it."""
    return max(240, ROOM - BESIDE - round(LETTER * max(len(str(label)) for label in labels)))


def rates(found: Sequence[WinRate], lang: str) -> Any:
    """Win rates with their intervals, a row for each; the band is what is fair."""
    alt = load_altair()
    rows = [
        {
            "label": it.label,
            "share": it.share,
            "low": it.interval[0],
            "high": it.interval[1],
            "games": words("games", lang, games=it.games),
        }
        for it in found
    ]
    ends = [end for it in found for end in it.interval]
    domain = [min(0.4, *ends) - 0.02, max(0.6, *ends) + 0.02]
    scale = alt.Scale(domain=domain, nice=False, zero=False)
    x = alt.X("share:Q", title=None, scale=scale, axis=alt.Axis(format=".0%", grid=True))
    y = alt.Y("label:N", sort=None, title=None, axis=alt.Axis(labelLimit=300))
    base = alt.Chart(_data(alt, rows))
    tips = [alt.Tooltip("label:N", title=" "), alt.Tooltip("share:Q", format=".1%", title=words("column-won", lang))]
    tips += [alt.Tooltip("games:N", title=" ")]
    band = alt.Chart(_data(alt, [{"from": FAIR[0], "to": FAIR[1]}])).mark_rect(color=BAND, opacity=0.18)
    marks = [
        band.encode(x=alt.X("from:Q", scale=scale), x2="to:Q"),
        base.mark_rule(strokeWidth=2.5, color=OTHERS[1]).encode(
            x=alt.X("low:Q", title=None, scale=scale), x2="high:Q", y=y
        ),
        base.mark_point(filled=True, size=110, opacity=1, color=OTHERS[0]).encode(x=x, y=y, tooltip=tips),
        base.mark_text(align="left", dx=8, fontSize=11).encode(x=alt.X("high:Q", scale=scale), y=y, text="games:N"),
    ]
    return alt.layer(*marks).properties(width=beside([it.label for it in found]), height=max(46, 30 * len(rows)))


def matrix(found: Sequence[tuple[str, str, WinRate]], lang: str) -> Any:
    """How often each row's side beat each column's, as a table of colours."""
    alt = load_altair()
    rows = [
        {
            "row": row,
            "column": column,
            "share": it.share,
            "text": f"{100 * it.share:.0f}",
            "between": f"{100 * it.interval[0]:.0f}–{100 * it.interval[1]:.0f}",
            "games": it.games,
        }
        for row, column, it in found
    ]
    sides = list(dict.fromkeys(row for row, _, _ in found))
    base = alt.Chart(_data(alt, rows)).encode(
        x=alt.X("column:N", title=words("matrix-against", lang), sort=sides, axis=alt.Axis(orient="top", labelAngle=0)),
        y=alt.Y("row:N", title=None, sort=None),
    )
    scale = alt.Scale(domain=[0.35, 0.5, 0.65], range=[OTHERS[1], "#efe6d0", OTHERS[0]], clamp=True)
    cells = base.mark_rect(stroke="#fffaf0", strokeWidth=2).encode(
        color=alt.Color("share:Q", scale=scale, legend=None), tooltip=["games:Q"]
    )
    dark = "#241c12"
    figures = base.mark_text(fontSize=15, dy=-5, color=dark).encode(text="text:N")
    between = base.mark_text(fontSize=10, dy=11, color=dark).encode(text="between:N")
    return (cells + figures + between).properties(width=105 * len({it[1] for it in found}), height=alt.Step(46))


def stacked(counts: Counter[tuple[str | int, str]], palette: Palette, lang: str, axis: str, across: bool) -> Any:
    """Games by something about them, in bars coloured by winner; `across` for bars that lie."""
    alt = load_altair()
    tie = words("tie", lang)
    total = sum(counts.values())
    rows = [
        {"what": what, "winner": winner or tie, "games": games, "share": games / total}
        for (what, winner), games in sorted(counts.items(), key=lambda it: str(it[0]))
    ]
    shown = Palette(
        {label: colour for label, colour in palette.colours.items() if any(r["winner"] == label for r in rows)}
    )
    has_tie = tie if any(row["winner"] == tie for row in rows) else ""
    colour = alt.Color(
        "winner:N",
        title=words("won-by", lang),
        scale=shown.scale(alt, has_tie),
        legend=alt.Legend(orient="top", symbolType="square"),
    )
    tips = [alt.Tooltip("what:N", title=axis or " "), alt.Tooltip("winner:N", title=words("won-by", lang)), "games:Q"]
    share = alt.Axis(format=".0%", title=None, labelFlush=False)
    chart = alt.Chart(_data(alt, rows))
    if across:
        kinds = [what for what, _ in _totals(counts).most_common()]
        y = alt.Y("what:N", sort=kinds, title=None, axis=alt.Axis(labelLimit=420, domain=False))
        made = chart.mark_bar(height=20).encode(y=y, x=alt.X("share:Q", axis=share), color=colour, tooltip=tips)
        return made.properties(width=beside(kinds), height=max(50, 32 * len(kinds)))
    values = [int(what) for what, _ in counts]
    whole = alt.Scale(domain=list(range(min(values), max(values) + 1)))
    x = alt.X("what:O", title=axis, scale=whole, axis=alt.Axis(labelAngle=0, labelOverlap=True))
    made = chart.mark_bar().encode(x=x, y=alt.Y("share:Q", axis=share), color=colour, tooltip=tips)
    return made.properties(width=WIDE - 60, height=220)


def _totals(counts: Counter[tuple[str | int, str]]) -> Counter[str | int]:
    found = Counter[str | int]()
    for (what, _), games in counts.items():
        found[what] += games
    return found


def pace(found: Sequence[Pace], palette: Palette, lang: str, axis: str) -> Any:
    """When things happen: the middle half of the games as a bar, the median as a tick, how often at all beside it."""
    alt = load_altair()
    rows = [
        {
            "side": it.side,
            "place": it.place,
            "lower": it.rounds.lower,
            "median": it.rounds.median,
            "upper": it.rounds.upper,
            "share": percent(it.share, lang, 0),
        }
        for it in found
    ]
    side = alt.YOffset("side:N", sort=list(palette.colours))
    y = alt.Y("place:N", title=None, axis=alt.Axis(labelAngle=0))
    colour = alt.Color("side:N", title=None, scale=palette.scale(alt), legend=alt.Legend(orient="top"))
    base = alt.Chart(_data(alt, rows)).encode(y=y, yOffset=side, color=colour)
    below = alt.X("lower:Q", axis=alt.Axis(title=axis, tickMinStep=1), scale=alt.Scale(zero=True, nice=True))
    bars = base.mark_bar(opacity=0.45, height=12).encode(x=below, x2="upper:Q")
    ticks = base.mark_tick(thickness=3, size=15).encode(
        x="median:Q", tooltip=["side:N", "place:N", "lower:Q", "median:Q", "upper:Q", "share:N"]
    )
    text = base.mark_text(align="left", dx=7, fontSize=10).encode(x="upper:Q", text="share:N")
    return (bars + ticks + text).properties(width=WIDE - 70, height=alt.Step(18))


def sweep(name: str, curve: dict[int, tuple[float, float, float]]) -> Any:
    """How the first seat's win rate changes with a number: difference, low and high by number."""
    alt = load_altair()
    rows = [{"number": n, "mean": 100 * it[0], "low": 100 * it[1], "high": 100 * it[2]} for n, it in curve.items()]
    base = alt.Chart(_data(alt, rows)).encode(x=alt.X("number:O", title=name, axis=alt.Axis(labelAngle=0)))
    y = alt.Y("mean:Q", title="points of the first seat's win rate")
    nothing = alt.Chart(_data(alt, [{"mean": 0}])).mark_rule(strokeDash=[4, 4], color=BAND).encode(y="mean:Q")
    spread = base.mark_area(opacity=0.2, color=OTHERS[1]).encode(y=alt.Y("low:Q", title=None), y2="high:Q")
    lines = base.mark_rule(strokeWidth=2, color=OTHERS[1]).encode(y=alt.Y("low:Q", title=None), y2="high:Q")
    curve_line = base.mark_line(point={"size": 90, "filled": True}, color=OTHERS[0]).encode(y=y)
    return (nothing + spread + lines + curve_line).properties(width=WIDE - 160, height=280)


# ------------------------------------------------------------------ how charts are written

#: The ink of charts: on a page, that of the page.
INK: Final = "currentColor"
SERIF: Final = '"EB Garamond", "Iowan Old Style", Palatino, "URW Palladio L", Georgia, "DejaVu Serif", serif'


def specification(chart: Any, ink: str = INK) -> dict[str, Any]:
    """A chart as Vega-Lite reads it, in the house's style."""
    line = {"gridColor": ink, "gridOpacity": 0.12, "domainColor": ink, "tickColor": ink, "domainOpacity": 0.4}
    text = {"labelColor": ink, "titleColor": ink, "labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"}
    found: dict[str, Any] = chart.configure(
        font=SERIF,
        background="transparent",
        view={"stroke": None},
        axis={**line, **text, "tickOpacity": 0.4},
        legend={**text, "titleFontStyle": "italic"},
        title={"color": ink, "fontWeight": "normal", "anchor": "middle"},
        header=text,
        text={"color": ink},
    ).to_dict(validate=False)
    return found


def picture(chart: Any, kind: str, lang: str) -> bytes:
    """A chart as a file by itself: `svg` or `png`."""
    plain = {**specification(chart, "#241c12"), "background": "#fffaf0"}
    return drawing(load_converter().vegalite_to_svg(plain, format_locale=locale(lang)), kind)


def drawing(svg: str, kind: str) -> bytes:
    """A drawing as `svg` or `png`."""
    made: bytes = load_converter().svg_to_png(svg, scale=2) if kind == "png" else svg.encode()
    return made


def locale(lang: str) -> dict[str, Any]:
    """How numbers are written, as d3 wants to know it."""
    marks = {name: words(f"{name}-mark", lang) for name in ("decimal", "thousands", "percent")}
    return {**marks, "grouping": [3], "currency": ["", ""]}


def whole(value: int, lang: str) -> str:
    """
    >>> whole(12000, "en"), whole(12000, "fr")
    ('12,000', '12\\xa0000')
    """
    return f"{value:,}".replace(",", words("thousands-mark", lang))


def number(value: float, lang: str, form: str = ".4g") -> str:
    """A number as people write it.

    >>> number(9.5, "fr")
    '9,5'
    """
    return f"{value:{form}}".replace(".", words("decimal-mark", lang))


def percent(share: float, lang: str, digits: int = 1) -> str:
    """A share as people write it.

    >>> percent(0.4712, "en"), percent(0.4712, "fr")
    ('47.1\\xa0%', '47,1\\xa0%')
    """
    return number(100 * share, lang, f".{digits}f") + words("percent-mark", lang)
