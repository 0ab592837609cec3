"""Win rates of every faction against every other and against itself (H.SETUP.COMBINE, R.COMBINE.MIRROR)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from senlac.kernel.errors import BadOption
from senlac.registry import game_type, games
from senlac.sim.batch import Arena, Setup
from senlac.sim.report import Figures


def pairings(setup: Setup) -> Iterator[Arena]:
    """An arena for each ordered pair of factions; a system's name, such as hebs, stands for any of its games."""
    name = next((it for it in games() if getattr(game_type(it), "system", "") == setup.game), setup.game)
    choices = {option.name: option.choices for option in game_type(name).schema}
    if not choices.get("faction") or not choices.get("opponent"):
        raise BadOption(f"{name} has no factions to choose from.", option="matrix", value=name)
    for faction, opponent in product(choices["faction"], choices["opponent"]):
        options = {**setup.options, "faction": faction, "opponent": opponent}
        yield Arena(replace(setup, game=name, options=options))


def show_matrix(found: list[Figures], out: Console) -> None:
    """Print how often each row's faction beat each column's, in percent with its confidence interval."""
    columns = list(dict.fromkeys(it["options"]["opponent"] for it in found))
    table = Table(title="Wins of the row, %", title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.show_edge = False
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    for row in dict.fromkeys(it["options"]["faction"] for it in found):
        of_row = {it["options"]["opponent"]: it["seats"][0] for it in found if it["options"]["faction"] == row}
        table.add_row(row, *[_cell(of_row[column]) if column in of_row else "" for column in columns])
    out.print(table)
    out.print("95 % intervals. Opposite cells do not add up to 100 because of ties and luck.")


def _cell(it: Figures) -> str:
    return f"{100 * it['rate']:.1f} ({100 * it['low']:.0f}–{100 * it['high']:.0f})" if it["games"] else "-"
