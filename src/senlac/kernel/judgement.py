"""What a position is worth, learned from games: the fourth part of a game's interface.

A game describes a position by numbers (`look`), from the point of view of one of its two seats; the weights of that
stage of the game make them a chance to win. Weights are learned by `senlac train` and come with the game.
"""

from __future__ import annotations

import math
from typing import Any, Final

from senlac.kernel.explain import Arg
from senlac.kernel.frames import Action, ask_of, first_asked
from senlac.kernel.native import mypyc_attr

#: Beyond this, a game is as good as decided.
CERTAIN: Final = 20.0

#: A weight for each feature, by stage.
Weights = list[list[float]]


class Look:
    """What a judgement goes by: the stage of the game, the seat it is seen from, and the features."""

    __slots__ = ("stage", "seat", "features")

    def __init__(self, stage: int, seat: int, features: list[float]) -> None:
        self.stage = stage
        self.seat = seat
        self.features = features


def as_value(logit: float) -> float:
    """The logarithm of odds as a value from -1 (lost) to 1 (won)."""
    if logit > CERTAIN or logit < -CERTAIN:
        return 1.0 if logit > 0.0 else -1.0
    return math.tanh(logit / 2.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """Weights for the features of a position, one list for each stage of the game."""

    def __init__(self, stages: tuple[str, ...], names: list[list[str]], parts: list[list[str]]) -> None:
        self.stages = stages
        #: By stage: the name of each feature, and the part of the game that it belongs to.
        self.names = names
        self.parts = parts
        #: By stage: what features are worth as far as one knows before any game.
        self.prior: list[list[float]] = [[0.0] * len(each) for each in names]
        self.weights: list[list[float]] = self.prior
        #: The messages that `lost` gives, the worst first.
        self.setbacks: tuple[str, ...] = ()
        #: Where the weights come from.
        self.provenance: dict[str, Any] = {}

    def look(self, s: Any) -> Look:
        """The features of a position."""
        raise NotImplementedError

    def believe(self, prior: list[list[float]]) -> None:
        """Go by these weights until games say otherwise."""
        self.prior = prior
        self.weights = prior

    def learn(self, record: dict[str, Any]) -> None:
        """Take over weights from a file that `record` wrote; ValueError if they are for other features."""
        weights: list[list[float]] = []
        for stage, names in zip(self.stages, self.names, strict=True):
            found: dict[str, float] = record["stages"][stage]
            if list(found) != names:
                raise ValueError(f"the weights for {stage!r} are for other features")
            weights.append([float(weight) for weight in found.values()])
        self.weights = weights
        self.provenance = record["provenance"]

    def record(self) -> dict[str, Any]:
        """The weights by name, with their provenance, for a file."""
        stages = {stage: dict(zip(self.names[i], self.weights[i], strict=True)) for i, stage in enumerate(self.stages)}
        return {"provenance": self.provenance, "stages": stages}

    def logit(self, s: Any, seat: int) -> float:
        """How much a seat is ahead: the logarithm of its odds."""
        return self.lead(s, seat, self.weights)

    def lead(self, s: Any, seat: int, weights: Weights) -> float:
        """How much a seat is ahead by some weights."""
        look = self.look(s)
        worth = weights[look.stage]
        features = look.features
        total = 0.0
        for i in range(len(features)):
            total += worth[i] * features[i]
        return total if look.seat == seat else -total

    def ways(self, seat: int) -> list[Weights]:
        """Where turns are planned (`ai.plans`): ways to weigh positions, each for a plan; the usual one first."""
        return [self.usual(seat)]

    def long_run(self) -> Weights:
        """The weights by which positions are worth what they are in the long run: those that were learned."""
        return self.weights

    def usual(self, seat: int) -> Weights:
        """By which weights a seat that does not think long chooses."""
        return self.weights

    def turns_over(self, s: Any) -> int:
        """Where turns are planned: how many of them are over."""
        raise NotImplementedError

    def value(self, s: Any, seat: int) -> float:
        """From -1 (lost) to 1 (won)."""
        return as_value(self.logit(s, seat))

    def foresee(self, s: Any, seat: int) -> float:
        """The same for positions in which no choice is open, if they are judged otherwise."""
        return self.value(s, seat)

    def chance(self, s: Any, seat: int) -> float:
        """The chance to win, a tie counting half."""
        return (1.0 + self.value(s, seat)) / 2.0

    def note(self, s: Any, seat: int, part: str, action: Action) -> tuple[str, dict[str, Arg]]:
        """What strikes a seat about a part of the game, for which an action does most: a message and its arguments.

        Goes by what the seat may know. Where only one answer is worth a thought, the part is `usual`.
        """
        return f"hint-{part}", {}

    def wording(self, s: Any, action: Action) -> tuple[str, dict[str, Arg]] | None:
        """How a hint words an action where its button, beside the question, says less; None where it says enough."""
        return None

    def gives_up(self, action: Action) -> bool:
        """Whether an action gives something up for good, so that only a clear gain is worth it."""
        return False

    def reluctance(self, s: Any, action: Action) -> float:
        """Of actions that come to the same, a hint names the one with the least of this."""
        return 0.0

    def lost(self, before: Any, after: Any, seat: int) -> list[tuple[str, dict[str, Arg]]]:
        """What a seat has lost between two positions of a game: messages, each the end of a sentence.

        Goes by what comes to pass on the table, never by what only one of the positions knows.
        """
        return []

    def is_answered(self, before: Any, s: Any, seat: int) -> bool:
        """Whether one sees by now what a choice of a seat led to: others have replied to it, and nobody has yet won."""
        return first_asked(s) == seat and ask_of(s).begins_turn

    def by_part(self, s: Any, seat: int) -> dict[str, float]:
        """How much each part of the game contributes to the lead of a seat; together they are `logit`."""
        look = self.look(s)
        sign = 1.0 if look.seat == seat else -1.0
        found: dict[str, float] = {}
        for i in range(len(look.features)):
            part = self.parts[look.stage][i]
            found[part] = found.get(part, 0.0) + sign * self.weights[look.stage][i] * look.features[i]
        return found
