"""Which games have environments for programs that learn (`senlac.envs`), and the names by which libraries find them.

Importing `senlac.envs` registers the names.
"""

from __future__ import annotations

from typing import Final

#: The version of every environment: goes up when actions, observations or rewards change.
VERSION: Final = 1
GAMES: Final = ("1066", "1565", "1066-solo", "1565-solo", "hastings")


def gymnasium_id(game: str) -> str:
    """The name for `gymnasium.make`.

    >>> gymnasium_id("1066")
    'senlac/1066-v1'
    """
    return f"senlac/{game}-v{VERSION}"


def register() -> None:
    """Register the names with Gymnasium, once."""
    from gymnasium.envs import registration

    for game in GAMES:
        if gymnasium_id(game) not in registration.registry:
            registration.register(gymnasium_id(game), entry_point="senlac.envs.single:SingleEnv", kwargs={"game": game})
