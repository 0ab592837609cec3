"""The base class of bots, and finding bots by name.

A bot is given a `View` and a `Decision` and returns one of the options. It never gets the state: whatever it searches,
it imagines from the view. Bots, including ours, are installed in the entry point group `senlac.bots`.
"""

from __future__ import annotations

import difflib
from typing import Any

from senlac.kernel.decision import Decision
from senlac.kernel.errors import BadOption
from senlac.kernel.frames import Action
from senlac.kernel.rng import Quick
from senlac.kernel.views import View
from senlac.registry import load_plugin, plugins

GROUP = "senlac.bots"


class Bot:
    """A computer player. The same seed makes the same choices."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Quick(seed)

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's options."""
        raise NotImplementedError


class Random(Bot):
    """Chooses any option with equal probability."""

    def choose(self, view: View, decision: Decision) -> Action:
        return self.rng.pick(decision.options)


def bots() -> list[str]:
    """The names of the bots."""
    return sorted(plugins(GROUP))


def bot(name: str, seed: int = 0, **settings: Any) -> Bot:
    """A bot by name, e.g. `bot("ismcts", iterations=200)`.

    >>> bot("random", seed=3)  # doctest: +ELLIPSIS
    <senlac.ai.bots.Random object at ...>
    """
    if name not in bots():
        near = difflib.get_close_matches(name, bots(), 1)
        hint = f"Did you mean {near[0]}?" if near else f"There are: {', '.join(bots())}."
        raise BadOption(f"No bot is called {name!r}. {hint}", option="bot", value=name, expected=", ".join(bots()))
    try:
        made: Bot = load_plugin(GROUP, name)(seed=seed, **settings)
        return made
    except TypeError as error:
        raise BadOption(f"The bot {name} cannot be set so: {error}", option="bot", value=settings) from error
