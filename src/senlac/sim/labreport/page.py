"""The page of a report: one HTML file that needs nothing else.

It carries Vega, which draws the charts, and, if the browser client is built, its composer, which draws the cards.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import chain
from pathlib import Path
from typing import Any, Final

from senlac.games.hebs.show.composer import composer
from senlac.sim.labreport import charts, findings, maps, words
from senlac.sim.labreport.charts import Palette, number, percent, whole
from senlac.sim.labreport.findings import CardWorth, WinRate, Worth
from senlac.sim.runs import Run, described
from senlac.text import Speaker

STYLE: Final = Path(__file__).with_name("page.css")
#: How far a lead goes to either side of a card's line, as a share; beyond, it is cut off.
FARTHEST: Final = 0.2
#: So many runs are named.
NAMED: Final = 4
#: So many pairings are shown as a table.
MANY: Final = 5
#: The size of the drawing of a lead.
LEAD_WIDE, LEAD_HIGH = 150, 20


@dataclass(frozen=True, slots=True)
class Figure:
    """A chart, or a drawing as SVG, with its heading; its name is that of its file, if it is written to one."""

    name: str
    title: str
    note: str
    chart: Any = None
    drawing: str = ""


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A part of the report: charts, then what is written in HTML."""

    title: str
    note: str
    figures: list[Figure]
    html: str = ""


class Report:
    """A report on the games of some runs, in one language."""

    def __init__(self, runs: Iterable[Run], lang: str) -> None:
        self.runs = list(runs)
        self.lang = lang
        self.samples = findings.samples(self.runs, lang)
        self.game = self.samples[0].arena.game
        self.speaker = Speaker(self.game, lang)
        #: What length is counted in: rounds, turns, or decisions where there are neither.
        self.clock = self.game.study.clock or "decisions"
        sides = chain.from_iterable(zip(it.seats, it.sides, strict=True) for it in self.samples)
        self.palette = Palette.of(dict(sides))
        self.games = sum(len(it.rows) for it in self.samples)
        #: What draws the cards; without it there is no column for pictures.
        self.composer = composer()
        made = [self.wins(), self.length(), self.endings(), self.happened(), *self.moments(), self.cards()]
        self.parts = [part for part in (*made, self.measures()) if part is not None]

    def say(self, message: str, attribute: str = "", **args: int | str) -> str:
        return words(message, self.lang, attribute, **args)

    # ------------------------------------------------------------------ parts

    def wins(self) -> ReportSection:
        """Win rates in all ways in which the games can be told apart."""
        first = findings.by_first(self.samples, self.say("part-first"))
        groups: list[tuple[str, str, str, list[WinRate]]] = [
            ("side", self.say("part-side"), "", findings.by_side(self.samples) + first),
            ("bot", self.say("part-bot"), "", findings.by_bot(self.samples)),
            ("pairing", self.say("part-pairing"), self.say("part-pairing", "note"), self.pairings()),
        ]
        seat = self.samples[0].seats[0]
        for name, rates in findings.by_option(self.samples).items():
            note = self.say("part-option", "note", seat=seat)
            groups.append((f"option-{name}", self.say("part-option", option=name), note, rates))
        figures = [
            Figure(f"wins-{name}", title, note, charts.rates(it, self.lang)) for name, title, note, it in groups if it
        ]
        if matrix := self.matrix():
            note = self.say("part-matrix", "note")
            figures.append(Figure("wins-matrix", self.say("part-matrix"), note, charts.matrix(matrix, self.lang)))
        return ReportSection(self.say("part-wins"), self.say("part-wins", "note"), figures)

    def pairings(self) -> list[WinRate]:
        """Pairings one below the other, unless there are enough for a table of them."""
        return [] if self.matrix() else findings.by_pairing(self.samples)

    def matrix(self) -> list[tuple[str, str, WinRate]]:
        """Each pairing as row and column, if there are more than a few of them."""
        rates = {it.label: it for it in findings.by_pairing(self.samples)}
        sides = {" – ".join(it.seats): it for it in self.samples}
        if len(rates) < MANY:
            return []
        return [(sides[label].seats[0], sides[label].seats[-1], rate) for label, rate in sorted(rates.items())]

    def length(self) -> ReportSection:
        spread = findings.rounds(self.samples)
        ends = {name: number(getattr(spread, name), self.lang) for name in ("lower", "median", "upper")}
        counts = findings.by_winner(self.samples, lambda row: row.rounds)
        chart = charts.stacked(counts, self.palette, self.lang, self.say(f"axis-{self.clock}"), across=False)
        return ReportSection(
            self.say("part-length"), self.say("part-length", self.clock, **ends), [Figure("length", "", "", chart)]
        )

    def endings(self) -> ReportSection:
        counts = findings.by_winner(self.samples, lambda row: self.ending(row.ending))
        chart = charts.stacked(counts, self.palette, self.lang, "", across=True)
        return ReportSection(self.say("part-endings"), "", [Figure("endings", "", "", chart)])

    def ending(self, kind: str) -> str:
        """A way to end in words, as a heading."""
        ours = f"end-{self.game.name}-{kind}"
        text = self.speaker.say(ours if self.speaker.knows(ours) else f"end-{kind}")
        return text[:1].upper() + text[1:]

    def happened(self) -> ReportSection | None:
        found = findings.happened(self.samples, self.labels())
        if not found:
            return None
        note = self.say("part-happened", "note", seat=self.samples[0].seats[0])
        return ReportSection(
            self.say("part-happened"), note, [Figure("happened", "", "", charts.rates(found, self.lang))]
        )

    def labels(self) -> dict[str, str]:
        """What can happen, by its English label, in the language of the report."""
        show = self.game.show
        return {
            show.label(domain, thing): show.label(domain, thing, self.lang)
            for domain in set(self.game.study.happened.values())
            for thing in range(len(self.game.names(domain)))
        }

    def moments(self) -> list[ReportSection]:
        """The pace of what happens, or maps of it where there is a map."""
        ground = self.game.study.ground()
        kinds = findings.kinds_of_moments(self.samples)
        return [self.heat(what) for what in kinds] if ground else [self.pace(what) for what in kinds]

    def pace(self, what: str) -> ReportSection:
        name = self.speaker.say(f"moment-{what}")
        found = findings.pace(self.samples, what)
        chart = charts.pace(found, self.palette, self.lang, self.say(f"axis-{self.clock}"))
        return ReportSection(
            self.say("part-pace", what=name), self.say("part-pace", "note"), [Figure(f"pace-{what}", "", "", chart)]
        )

    def heat(self, what: str) -> ReportSection:
        name = self.speaker.say(f"moment-{what}")
        counts = findings.heat(self.samples, what)
        turns = list(range(1, max(row.rounds for it in self.samples for row in it.rows) + 1))
        games = self.say("games", games=self.games)
        figures = []
        for place, side in enumerate(self.palette.colours):
            mine = Counter({(turn, hex): times for (who, turn, hex), times in counts.items() if who == side})
            if not mine:
                continue
            note = self.say("part-heat", "note", times=mine.total(), games=games)
            drawn = maps.heat_map(self.game.study.ground(), mine, self.games, self.lang, turns)
            title = self.say("part-heat", what=name, side=side)
            figures.append(Figure(f"{what}-{place}", title, note, drawing=drawn))
        return ReportSection(name, "", figures)

    def cards(self) -> ReportSection | None:
        decks = findings.worths(self.samples)
        if not decks:
            return None
        faces: dict[str, tuple[str, str]] = {}
        for it in self.samples:
            faces.update(it.arena.game.study.faces(self.lang))
        clear = sum(card.drawn.is_clear for cards in decks.values() for card in cards)
        told = self.say("part-cards", "some", cards=clear) if clear else self.say("part-cards", "none")
        tables = "".join(self.deck(deck, cards, faces) for deck, cards in decks.items())
        return ReportSection(self.say("part-cards"), f"{self.say('part-cards', 'note')} {told}", [], tables)

    def deck(self, deck: str, cards: Sequence[Worth], faces: dict[str, tuple[str, str]]) -> str:
        """A deck's cards as a table."""
        hints = {name: escape(self.say(f"column-{name}", "hint")) for name in ("drawn", "use")}
        head = (
            f"{'<th></th>' * bool(self.composer)}<th>{escape(self.say('column-card'))}</th>"
            f'<th class="n wide" title="{hints["drawn"]}">{escape(self.say("column-drawn"))}</th>'
            f'<th class="n wide" title="{hints["use"]}">{escape(self.say("column-use"))}</th>'
            f'<th colspan="2">{escape(self.say("column-worth"))}</th>'
            f'<th class="n wide">{escape(self.say("column-played"))}</th>'
        )
        rows = "\n".join(self.card(card, *faces.get(card.card, (card.card, ""))) for card in cards)
        return f"<h3>{escape(deck)}</h3><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def card(self, card: Worth, name: str, art: str) -> str:
        picture = f'<div class="art" aria-hidden="true" data-art="{escape(art)}"></div>' if art else ""
        first = f'<td class="pic">{picture}</td>' if self.composer else ""
        return (
            f"<tr{' class=clear' if card.drawn.is_clear else ''}>{first}"
            f'<td class="name">{escape(name)}</td><td class="n wide">{card.drawn.games}</td>'
            f'<td class="n wide">{percent(card.use, self.lang, 0)}</td><td>{_drawing(card.drawn)}</td>'
            f'<td class="n {_tone(card.drawn)}">{self.points(card.drawn)}</td>'
            f'<td class="n wide {_tone(card.played)}">{self.points(card.played)}</td></tr>'
        )

    def points(self, lead: CardWorth) -> str:
        if not lead.games:
            return "–"
        return number(100 * lead.shrunk, self.lang, "+.1f").replace("-", "−")

    def measures(self) -> ReportSection | None:
        values: dict[str, list[int]] = {}
        for it in self.samples:
            for row in it.rows:
                for name, value in row.measured.items():
                    values.setdefault(name, []).append(value)
        if not values:
            return None
        columns = ("measure", "games", "lower", "median", "upper")
        head = "".join(
            f"<th{' class=n' * bool(i)}>{escape(self.say(f'column-{it}'))}</th>" for i, it in enumerate(columns)
        )
        titles = self.game.study.measures(self.lang)
        rows = ""
        for name, found in sorted(values.items()):
            spread = findings.Spread.of(found)
            ends = [number(end, self.lang) for end in (spread.lower, spread.median, spread.upper)]
            cells = [str(len(found)), *ends]
            rows += (
                f"<tr><td>{escape(titles.get(name, name))}</td>"
                + "".join(f'<td class="n">{cell}</td>' for cell in cells)
                + "</tr>"
            )
        return ReportSection(
            self.say("part-measures"), "", [], f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        )

    # ------------------------------------------------------------------ the page

    @property
    def figures(self) -> list[Figure]:
        return [figure for part in self.parts for figure in part.figures]

    def pictures(self, kind: str) -> Iterable[tuple[str, bytes]]:
        """Every chart as a file by itself, `svg` or `png`, with its name."""
        for figure in self.figures:
            if figure.drawing:
                made = charts.drawing(maps.alone(figure.drawing, self.game.study.ground()), kind)
            else:
                made = charts.picture(figure.chart, kind, self.lang)
            yield f"{figure.name}.{kind}", made

    def html(self) -> str:
        title = escape(
            self.say("title", game=self.speaker.say(f"name-{self.game.name}"), games=whole(self.games, self.lang))
        )
        body = [
            f"<h1>{title}</h1>",
            *[f'<p class="about">{escape(line)}</p>' for line in self.about()],
            f'<p class="verdict">{escape(self.verdict())}</p>',
            self.tiles(),
            *[self.section(part) for part in self.parts],
            self.made(),
        ]
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        style = STYLE.read_text("utf-8")
        scripts = f"{self.composer}{self.script()}"
        return (
            f'<!DOCTYPE html>\n<html lang="{self.lang}"><head>{head}<style>\n{style}</style></head><body>\n'
            + "\n".join([self.ground(), "<main>", *body])
            + f"\n</main>\n{scripts}</body></html>\n"
        )

    def ground(self) -> str:
        """The ground of all maps."""
        ground = self.game.study.ground()
        return f'<svg width="0" height="0" style="position:absolute">{maps.defs(ground)}</svg>' if ground else ""

    def about(self) -> list[str]:
        setup = self.samples[0].run.setup
        names = ", ".join([run.name for run in self.runs[:NAMED]] + ["…"] * (len(self.runs) > NAMED))
        runs = self.say("about", "runs", runs=len(self.runs), names=names)
        bots = " – ".join(dict.fromkeys(bot for it in self.samples for bot in it.arena.bots))
        return [f"{self.say('about', bots=bots, seed=setup.seed, version=self.game.rules_version)} · {runs}"]

    def verdict(self) -> str:
        """What a designer wants to know first: how the side does that is farthest from even."""
        rate = max(findings.by_side(self.samples), key=lambda it: abs(it.share - 0.5))
        low, high = (percent(end, self.lang) for end in rate.interval)
        args = {"side": rate.label, "share": percent(rate.share, self.lang), "low": low, "high": high}
        return self.say(f"verdict-{rate.verdict}", **args, needed=whole(rate.needed, self.lang))

    def tiles(self) -> str:
        first = findings.by_first(self.samples, "")
        found = [(whole(self.games, self.lang), self.say("tile-games"))]
        for rate in findings.by_side(self.samples)[:4]:
            found.append((percent(rate.share, self.lang), self.say("tile-won", side=rate.label)))
        if first:
            found.append((percent(first[0].share, self.lang), self.say("tile-first")))
        found.append((number(findings.rounds(self.samples).median, self.lang), self.say(f"tile-{self.clock}")))
        found.append((percent(findings.ties(self.samples) / self.games, self.lang), self.say("tile-ties")))
        return f'<ul class="tiles">{"".join(f"<li><b>{escape(n)}</b>{escape(what)}</li>" for n, what in found)}</ul>'

    def section(self, part: ReportSection) -> str:
        inside = f"<h2>{escape(part.title)}</h2>"
        inside += f'<p class="note">{escape(part.note)}</p>' if part.note else ""
        for figure in part.figures:
            inside += f"<h3>{escape(figure.title)}</h3>" if figure.title else ""
            inside += f'<p class="note">{escape(figure.note)}</p>' if figure.note else ""
            label = escape(figure.title or part.title)
            about = f'class="chart" id="{figure.name}" role="img" aria-label="{label}"'
            inside += f"<figure><div {about}>{figure.drawing}</div></figure>"
        return f"<section>{inside}{part.html}</section>"

    def made(self) -> str:
        commands = " ".join(f"<code>{escape(command_of(run))}</code>" for run in self.runs)
        report = f"<code>senlac lab report {escape(' '.join(run.name for run in self.runs))}</code>"
        text = escape(self.say("part-made", "note", command="\0", report="\1")).replace("\0", commands)
        return f'<section><h2>{escape(self.say("part-made"))}</h2><p class="note">{text}</p></section>'.replace(
            "\1", report
        )

    def script(self) -> str:
        """Vega, and what it is to draw."""
        version = ".".join(charts.load_altair().SCHEMA_VERSION.lstrip("v").split(".")[:2])
        bundle = charts.load_converter().javascript_bundle(vl_version=version)
        drawn = {figure.name: charts.specification(figure.chart) for figure in self.figures if figure.chart}
        options: dict[str, Any] = {"renderer": "svg", "actions": False, "formatLocale": charts.locale(self.lang)}
        data = json.dumps({"charts": drawn, "options": options}, ensure_ascii=False)
        draw = "for (const [id, spec] of Object.entries(it.charts)) vegaEmbed('#' + id, spec, it.options)"
        draws = f"const it = {data};\n{draw}"
        return "".join(
            '<script type="module">' + script.replace("</script", "<\\/script") + "</script>\n"
            for script in (bundle, draws)
        )


def command_of(run: Run) -> str:
    """The command that plays a run's games."""
    return f"senlac lab run {run.name} {described(run.setup)} --games {run.setup.games}"


def _tone(lead: CardWorth) -> str:
    return "even" if not lead.is_clear else "up" if lead.shrunk > 0 else "down"


def _drawing(lead: CardWorth) -> str:
    """A lead as a dot on its interval, around 0, with a ring for what came out of the games."""
    if not lead.games:
        return ""

    def at(share: float) -> float:
        return round(LEAD_WIDE / 2 * (1 + max(-1.0, min(1.0, share / FARTHEST))), 1)

    low, high = lead.interval
    middle = LEAD_HIGH // 2
    return (
        f'<svg class="lead {_tone(lead)}" viewBox="0 0 {LEAD_WIDE} {LEAD_HIGH}" aria-hidden="true">'
        f'<path class="zero" d="M{LEAD_WIDE / 2} 1v{LEAD_HIGH - 2}"/>'
        f'<circle class="raw" cx="{at(lead.raw)}" cy="{middle}" r="3"/>'
        f'<path class="between" d="M{at(low)} {middle}H{at(high)}"/>'
        f'<circle cx="{at(lead.shrunk)}" cy="{middle}" r="4"/></svg>'
    )
