"""Simulation: many games between bots, and statistics about them.

>>> from senlac.sim import Arena, Setup, figures, simulate, total
>>> arena = Arena(Setup("fords", ("random",), games=4, options={"rounds": 2}))
>>> figures(arena, total(simulate(arena, jobs=1)))["games"]
4
"""

from senlac.sim.batch import Arena, Failure, GameResult, Setup, Tally, simulate, total
from senlac.sim.matrix import pairings, show_matrix
from senlac.sim.report import figures, show, wilson

__all__ = [
    "Arena",
    "Failure",
    "GameResult",
    "Setup",
    "Tally",
    "figures",
    "pairings",
    "show",
    "show_matrix",
    "simulate",
    "total",
    "wilson",
]
