"""Simulation: many games between bots, and statistics about them.

>>> from senlac.sim import Arena, Setup, ThisProcess, figures, simulate, total
>>> arena = Arena(Setup("fords", ("random",), games=4, options={"rounds": 2}))
>>> figures(arena, total(simulate(arena, ThisProcess())))["games"]
4
"""

from senlac.sim.batch import Arena, Failure, GameResult, Setup, Tally, simulate, total
from senlac.sim.executor import Executor, ThisProcess, make_executor
from senlac.sim.matrix import pairings, show_matrix
from senlac.sim.report import figures, show, wilson

__all__ = [
    "Arena",
    "Executor",
    "Failure",
    "GameResult",
    "Setup",
    "Tally",
    "ThisProcess",
    "make_executor",
    "figures",
    "pairings",
    "show",
    "show_matrix",
    "simulate",
    "total",
    "wilson",
]
