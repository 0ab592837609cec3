"""The numbers that a game is made of, changed for an experiment: those on cards, and those in tables of a scenario."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from senlac.games.hastings.scenario import values as of_scenarios
from senlac.games.hebs.packs import library
from senlac.games.hebs.packs import values as of_packs
from senlac.games.hebs.packs.values import TunableValue
from senlac.kernel.errors import BadOption
from senlac.registry import configure
from senlac.sim.batch import Setup

_SWEEP = re.compile(r"(.+)=(-?\d+)\.\.(-?\d+)")
_CHANGE = re.compile(r"(.+)=(-?\d+)")
#: A sweep is no longer.
LONGEST = 20


def values(setup: Setup, reach: int) -> list[TunableValue]:
    """The numbers of a game, with bounds at most so far from what they are."""
    options = configure(setup.game, setup.options).options
    if "packs" in options:
        factions = dict.fromkeys(str(options[name]) for name in ("faction", "opponent"))
        packs = [library.pack(faction, str(options["packs"])) for faction in factions]
        found = [value for pack in packs for value in of_packs.values_of(pack)]
        return [replace(it, low=max(it.low, it.number - reach), high=min(it.high, it.number + reach)) for it in found]
    _has_scenario(setup, options)
    return [
        TunableValue(name, number, number - reach, number + reach, origin)
        for name, number, origin in of_scenarios.values_of(str(options["scenario"]))
    ]


def with_values(setup: Setup, changes: dict[str, int]) -> Setup:
    """The same games with some numbers changed; BadOption if there is no such number."""
    if not changes:
        return setup
    options = configure(setup.game, setup.options).options
    if "packs" in options:
        packs = of_packs.with_values(str(options["packs"]), changes)
        return replace(setup, options={**setup.options, "packs": packs})
    _has_scenario(setup, options)
    scenario = of_scenarios.with_values(str(options["scenario"]), changes)
    return replace(setup, options={**setup.options, "scenario": scenario})


def _has_scenario(setup: Setup, options: Mapping[str, object]) -> None:
    if "scenario" not in options:
        raise BadOption(f"{setup.game} has no numbers that can be changed.", option="value", value=setup.game)


def read_change(text: str) -> tuple[str, int]:
    """`trumpeter.might=3`.

    >>> read_change("trumpeter.might=3")
    ('trumpeter.might', 3)
    """
    found = _CHANGE.fullmatch(text)
    if found is None:
        raise BadOption(f"Write a change as NAME=NUMBER, such as trumpeter.might=3, not {text!r}.", option="set")
    return found[1], int(found[2])


def read_sweep(text: str) -> tuple[str, range]:
    """`trumpeter.might=1..4`.

    >>> read_sweep("trumpeter.might=1..4")
    ('trumpeter.might', range(1, 5))
    """
    found = _SWEEP.fullmatch(text)
    if found is None or not 0 <= int(found[3]) - int(found[2]) < LONGEST:
        message = f"Write a sweep as NAME=FIRST..LAST, such as trumpeter.might=1..4, not {text!r}."
        raise BadOption(message, option="sweep", value=text)
    return found[1], range(int(found[2]), int(found[3]) + 1)
