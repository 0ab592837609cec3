"""Actions as numbers: every action that the verbs and domains of a game allow has one, whatever the position.

Verbs are counted in the order in which the game declares them, then their arguments from left to right. So numbers stay
the same for as long as a game's verbs and things do.
"""

from __future__ import annotations

from typing import Any

from senlac.kernel.errors import BadOption
from senlac.kernel.frames import Action
from senlac.kernel.gamedef import GameDef


class Vocabulary:
    """All actions of a game, in order."""

    def __init__(self, game: GameDef[Any]) -> None:
        self.verbs = list(game.verbs)
        #: By verb: the number of its first action, and how many things each argument chooses from.
        self.first: dict[str, int] = {}
        self.counts: dict[str, list[int]] = {}
        self.size = 0
        for verb in self.verbs:
            counts = [_count(game, domain) for domain in game.verbs[verb]]
            self.first[verb] = self.size
            self.counts[verb] = counts
            size = 1
            for count in counts:
                size *= count
            self.size += size

    @property
    def arity(self) -> int:
        """The most arguments that a verb has."""
        return max([len(counts) for counts in self.counts.values()])

    def number(self, action: Action) -> int:
        """The number of an action.

        >>> from senlac.registry import configure
        >>> Vocabulary(configure("1066", {})).number(("place", 2))
        4
        """
        verb: str = action[0]
        counts = self.counts[verb]
        found = 0
        for i in range(len(counts)):
            value: int = action[i + 1]
            found = found * counts[i] + value
        return self.first[verb] + found

    def numbers(self, actions: list[Action]) -> list[int]:
        return [self.number(action) for action in actions]

    def action(self, number: int) -> Action:
        """The action that has a number; ValueError if there is none."""
        if not 0 <= number < self.size:
            raise ValueError(f"no action has the number {number}: there are {self.size}")
        verb = self.verbs[0]
        for other in self.verbs:
            if self.first[other] <= number:
                verb = other
        rest = number - self.first[verb]
        values: list[int] = []
        for count in reversed(self.counts[verb]):
            values.append(rest % count)
            rest //= count
        return (verb, *reversed(values))


def _count(game: GameDef[Any], domain: str) -> int:
    if domain != "number":
        return len(game.names(domain))
    if game.numbers == 0:
        message = f"{game.name} sets no bound to the numbers in its actions, so they cannot be counted."
        raise BadOption(message, option="game", value=game.name)
    return game.numbers
