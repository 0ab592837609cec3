"""Environments for programs that learn to play: PettingZoo, Gymnasium, OpenSpiel, and many games at once in arrays.

They need the extra `envs`; OpenSpiel has one of its own (`openspiel`). Each game has the same actions, observations and
rewards in all of them. docs/reference/observations.md lists every number.

>>> from senlac import envs
>>> env = envs.aec("1066")
>>> env.reset(seed=1066)
>>> env.agent_selection, int(env.last()[0]["action_mask"].sum())
('player_0', 3)
"""

from senlac.environments import GAMES, VERSION, register
from senlac.envs.forms import Choose
from senlac.envs.single import SingleEnv
from senlac.envs.turns import TurnsEnv
from senlac.envs.vector import Batch, VectorEnv

register()

#: The environments by the names of the libraries they are for.
aec = TurnsEnv
single = SingleEnv
vector = VectorEnv

__all__ = ["GAMES", "VERSION", "Batch", "Choose", "SingleEnv", "TurnsEnv", "VectorEnv", "aec", "single", "vector"]
