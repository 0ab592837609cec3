"""The analysis of a game: the chance to win after every turn, what luck gave or took, and what choices cost.

Chances are seen from above, with all hands known, for the first seat. A turn leads from one chance to another; what it
would have led to on the mean, with everything dealt and rolled again that nobody knew, divides that into what was
decided and what was luck. What a choice cost is another matter: the loss against the best choice found, from what the
seat could know. Added up, `start + luck - cost of the first seat + cost of the second + remainder` is the result.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, Protocol

from senlac.ai.hints import carry_out, tried
from senlac.ai.search import act, choices, is_complete, value
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, ask_of, first_asked, options
from senlac.kernel.rng import Quick
from senlac.kernel.views import Imagination, view

#: How often everything unknown is dealt again: for luck, and for what a choice costs.
DEALS: Final = 12
VIEWS: Final = 4
#: A choice that costs less than this is as good as the best.
SLIGHT: Final = 0.02


class Made(Protocol):
    """A decision, as a session tells of it."""

    @property
    def entry(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def action(self) -> Action: ...
    @property
    def before(self) -> State: ...
    @property
    def after(self) -> State: ...


@dataclass(slots=True)
class Turn:
    """What a seat did until it was finished, from an entry of the journal on.

    `before`, `after`, `luck` and `decision` are chances of the first seat; `cost` is what the choice cost the seat that
    made it, against `better`, which is empty if nothing better was found.
    """

    entry: int
    seat: int
    actions: list[Action]
    before: float
    after: float
    luck: float = 0.0
    decision: float = 0.0
    cost: float = 0.0
    better: Action = ()


@dataclass(slots=True)
class Analysis:
    """All turns of a game, and what they add up to."""

    turns: list[Turn] = field(default_factory=list)

    @property
    def start(self) -> float:
        return self.turns[0].before if self.turns else 0.5

    @property
    def result(self) -> float:
        """The chance at the end: 1, 0 or a half for a game that is over."""
        return self.turns[-1].after if self.turns else 0.5

    @property
    def luck(self) -> float:
        return sum(turn.luck for turn in self.turns)

    def cost(self, seat: int) -> float:
        """What a seat's choices cost it."""
        return sum(turn.cost for turn in self.turns if turn.seat == seat)

    @property
    def remainder(self) -> float:
        """What is neither luck nor cost: choices that were as good as any and still changed the chance."""
        return self.result - self.start - self.luck + self.cost(0) - self.cost(1)

    def accuracy(self, seat: int) -> float:
        """The share of a seat's choices that cost next to nothing."""
        mine = [turn for turn in self.turns if turn.seat == seat]
        return sum(turn.cost < SLIGHT for turn in mine) / max(1, len(mine))

    def moments(self, most: int = 5) -> list[Turn]:
        """The turns that decided most, by luck or by cost, in their order."""
        found = sorted(self.turns, key=lambda turn: -max(abs(turn.luck), turn.cost))[:most]
        return sorted(found, key=lambda turn: turn.entry)


def analyse(moves: Iterable[Made], seed: int = 0) -> Iterator[Turn]:
    """The turns of a game, one by one; the same seed gives the same analysis. The game must have a judgement."""
    for made in turns(moves):
        yield _assess(made, Quick(seed + made[0].entry))


def turns(moves: Iterable[Made]) -> Iterator[list[Made]]:
    """Decisions that belong together: those of a seat until what it started is finished."""
    begun: list[Made] = []
    for move in moves:
        begun.append(move)
        kind = ask_of(begun[0].before).kind
        if move.after.result or is_complete(move.after, move.seat, kind) or first_asked(move.after) != move.seat:
            yield begun
            begun = []
    if begun:
        yield begun


def _assess(made: list[Made], rng: Quick) -> Turn:
    first, last = made[0], made[-1]
    actions = [move.action for move in made]
    turn = Turn(first.entry, first.seat, actions, _chance(first.before, 0), _chance(last.after, 0))
    mean = 0.0
    for _ in range(DEALS):
        again = first.before.clone()
        again.events = None
        again.game.redeal(again, rng)
        _follow(again, first.seat, actions, rng)
        mean += _chance(again, 0) / DEALS
    turn.luck = turn.after - mean
    turn.decision = mean - turn.before
    if len(options(first.before, first.seat)) > 1:
        _judge(turn, first, rng)
    return turn


def _chance(s: State, seat: int) -> float:
    return (1.0 + value(s, seat, True)) / 2.0


def _follow(s: State, seat: int, actions: list[Action], rng: Quick) -> None:
    """Make the same choices in another deal, as far as they are offered there, and finish what was begun."""
    kind = ask_of(s).kind
    for action in actions:
        if s.result or first_asked(s) != seat or action not in options(s, seat):
            break
        act(s, seat, action, rng)
    if not s.result:
        carry_out(s, seat, kind, rng)


def _judge(turn: Turn, first: Made, rng: Quick) -> None:
    """What a choice cost against the best found, from what the seat could know."""
    judgement = first.before.game.judgement
    assert judgement is not None
    imagination = Imagination(view(first.before, turn.seat))
    deals = [imagination.sample(rng) for _ in range(VIEWS)]
    kind = ask_of(imagination.template).kind
    chosen = 0.0
    for deal in deals:
        after = deal.clone()
        _follow(after, turn.seat, turn.actions, rng)
        chosen += _chance(after, turn.seat) / VIEWS
    for option in choices(imagination.template, turn.seat):
        trial = tried(option, deals, turn.seat, kind, judgement, rng)
        cost = (1.0 + trial.value) / 2.0 - chosen
        if option != turn.actions[0] and cost > turn.cost:
            turn.cost, turn.better = cost, option
