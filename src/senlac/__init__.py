"""Senlac: the home of historical battle games.

A game between two bots:

>>> import senlac
>>> session = senlac.new_game("fords", seed=1066)
>>> players = [senlac.bot("random", seed=1), senlac.bot("random", seed=2)]
>>> while session.outcome is None:
...     for seat in session.asked:
...         _ = session.play(seat, players[seat].choose(session.view(seat), session.decision(seat)))
>>> session.outcome
Outcome(winner=None, kind='points', rule='F.WIN.POINTS')
"""

from senlac.ai import Bot, bot, bots
from senlac.kernel.decision import Decision
from senlac.kernel.errors import (
    BadNotation,
    BadOption,
    BadSave,
    CannotUndo,
    DeadEnd,
    IllegalAction,
    ReplayMismatch,
    SenlacError,
    StaleDecision,
    UnknownGame,
)
from senlac.kernel.explain import Reason
from senlac.kernel.gamedef import Outcome
from senlac.kernel.views import View
from senlac.registry import games as installed_games
from senlac.session import Session
from senlac.version import __version__

new_game = Session.new

__all__ = [
    "BadNotation",
    "BadOption",
    "BadSave",
    "Bot",
    "CannotUndo",
    "DeadEnd",
    "Decision",
    "IllegalAction",
    "Outcome",
    "Reason",
    "ReplayMismatch",
    "SenlacError",
    "Session",
    "StaleDecision",
    "UnknownGame",
    "View",
    "__version__",
    "bot",
    "bots",
    "installed_games",
    "new_game",
]
