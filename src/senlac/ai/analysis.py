"""The analysis of a game: the chance to win after every turn, what luck gave or took, and what choices cost.

Chances are seen from above, with all hands known, for the first seat; and as each seat could know them. A turn leads
from one chance to another; what it would have led to on the mean, with everything dealt and rolled again that nobody
knew, divides that into what was decided and what was luck. What a choice cost is another matter: the loss against the
best choice found, from what the seat could know. Added up, `start + luck - cost of the first seat + cost of the second
+ remainder` is the result.

Whoever gives up has chosen to: it costs the chance that was left, and no luck is in it.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from senlac.ai.hints import carry_out, tried
from senlac.ai.search import act, choices, is_complete, value
from senlac.kernel.decision import Decision
from senlac.kernel.errors import SenlacError
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, ask_of, first_asked, options
from senlac.kernel.gamedef import GameDef
from senlac.kernel.rng import Quick
from senlac.kernel.views import Imagination, View, view
from senlac.text import Speaker

#: A choice that costs less than this is as good as the best.
SLIGHT: Final = 0.02
#: How many deals `expected` looks at.
DEALS: Final = 24
#: Rises whenever games are analysed otherwise: what was kept before is void.
METHOD: Final = 3


class NoAnalysis(SenlacError):
    """A game that cannot be analysed."""

    code = "no-analysis"


@dataclass(frozen=True, slots=True)
class Care:
    """How often what is unknown is dealt again: for luck, for what a choice costs, and for what a seat can expect."""

    deals: int
    views: int
    known: int


THOROUGH: Final = Care(12, 4, DEALS)
QUICK: Final = Care(4, 2, 6)


class Made(Protocol):
    """A decision, as a session tells of it; giving up is one without an action."""

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
class AnalysedTurn:
    """What a seat did until it was finished, from an entry of the journal on to the `last` one that decided something.

    `before`, `after`, `luck` and `decision` are chances of the first seat, and `noise` is the variance of that luck;
    `cost` is what the choice cost the seat that made it, against `better`, which is empty if nothing better was found,
    and `doubt` is its variance. `seen_before` and `seen` are the chances of the first seat as each seat could know them
    before and after. `kind` is the question that it began with, to which there were so many `options`. A turn without
    actions is one in which a seat gave up.
    """

    entry: int
    last: int
    seat: int
    actions: list[Action]
    before: float
    after: float
    options: int = 0
    luck: float = 0.0
    noise: float = 0.0
    decision: float = 0.0
    cost: float = 0.0
    doubt: float = 0.0
    better: Action = ()
    kind: str = ""
    seen_before: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Analysis:
    """All turns of a game, and what they add up to."""

    turns: list[AnalysedTurn] = field(default_factory=list)

    @property
    def start(self) -> float:
        return self.turns[0].before if self.turns else 0.5

    @property
    def result(self) -> float:
        """The chance at the end: 1, 0 or a half for a game that is over."""
        return self.turns[-1].after if self.turns else 0.5

    @property
    def luck(self) -> float:
        return self.luck_of(0) + self.luck_of(1)

    def luck_of(self, seat: int) -> float:
        """What chance gave the first seat in the turns of a seat."""
        return sum(turn.luck for turn in self.turns if turn.seat == seat)

    @property
    def noise(self) -> float:
        """The standard error of all luck together."""
        return math.sqrt(sum(turn.noise for turn in self.turns))

    def doubt(self, seat: int) -> float:
        """The standard error of what a seat's choices cost it."""
        return math.sqrt(sum(turn.doubt for turn in self.turns if turn.seat == seat))

    @property
    def remainder_noise(self) -> float:
        """The standard error of the remainder: start and result are certain, so it is that of all the rest."""
        return math.hypot(self.noise, self.doubt(0), self.doubt(1))

    def seen_by(self, seat: int) -> list[float]:
        """The chance of the first seat before the first turn and after each, as a seat could know it."""
        return [turn.seen_before[seat] for turn in self.turns[:1]] + [turn.seen[seat] for turn in self.turns]

    def differs(self, seat: int) -> bool:
        """Whether a seat could not always know the chance that is seen from above."""
        return any(abs(turn.seen[seat] - turn.after) > SLIGHT for turn in self.turns)

    def cost(self, seat: int) -> float:
        """What a seat's choices cost it."""
        return sum(turn.cost for turn in self.turns if turn.seat == seat)

    @property
    def remainder(self) -> float:
        """What is neither luck nor cost: choices that were as good as any and still changed the chance."""
        return self.result - self.start - self.luck + self.cost(0) - self.cost(1)

    def accuracy(self, seat: int) -> float | None:
        """The share of a seat's choices that cost next to nothing; None if it never had one."""
        mine = [turn for turn in self.turns if turn.seat == seat and turn.options > 1]
        return sum(turn.cost < SLIGHT for turn in mine) / len(mine) if mine else None

    def moments(self, most: int = 5) -> list[AnalysedTurn]:
        """The turns that decided most, by luck or by cost, in their order.

        What changed the chance for neither reason had long been decided, and counts half.
        """

        def weight(turn: AnalysedTurn) -> float:
            return max(abs(turn.luck), turn.cost, abs(turn.after - turn.before) / 2)

        found = sorted(self.turns, key=lambda turn: -weight(turn))[:most]
        return sorted(found, key=lambda turn: turn.entry)


def judged_by(game: GameDef[Any]) -> str:
    """What an analysis of this game goes by: with other weights it would be another one. NoAnalysis if by nothing."""
    if game.judgement is None:
        raise NoAnalysis(f"{game.name} has no judgement to analyse games with.", message="analysis-none")
    weights = json.dumps([METHOD, game.judgement.record()], sort_keys=True)
    return hashlib.sha256(weights.encode()).hexdigest()[:16]


def summed_up(turns: Iterable[AnalysedTurn]) -> Analysis:
    """All turns of a game, of which each choice that was missed again and again costs but once, when it was last there.

    What a seat has only put off, since at the next question of that kind it does it or could still, has cost nothing.
    """
    found = Analysis(list(turns))
    later: dict[tuple[int, str], list[Action]] = {}
    for turn in reversed(found.turns):
        here = (turn.seat, turn.kind)
        missed = turn.better
        if missed and missed in later.get(here, []):
            turn.cost, turn.doubt, turn.better = 0.0, 0.0, ()
        if turn.options > 1:
            later[here] = [*turn.actions[:1], *([missed] if missed else [])]
    return found


def analyse(moves: Iterable[Made], seed: int = 0, care: Care = THOROUGH) -> Iterator[AnalysedTurn]:
    """The turns of a game, one by one; the same seed gives the same analysis. The game must have a judgement."""
    seen: list[float] = []
    for made in turns(moves):
        turn = _assess(made, Quick(seed + made[0].entry), care)
        turn.seen_before = seen or _seen(made[0].before, made[0].entry, care)
        turn.seen = seen = _seen(made[-1].after, made[-1].entry + 1, care)
        yield turn


def _seen(s: State, entry: int, care: Care) -> list[float]:
    """The chance of the first seat as each seat can know it; the same wherever an analysis begins."""
    return [expected(view(s, seat), Quick(entry + 1), care.known) for seat in (0, 1)]


def turns(moves: Iterable[Made]) -> Iterator[list[Made]]:
    """Decisions that belong together: those of a seat until what it started is finished."""
    begun: list[Made] = []
    for move in moves:
        if begun and not move.action:
            yield begun
            begun = []
        begun.append(move)
        if not move.action or _is_finished(move, ask_of(begun[0].before).kind):
            yield begun
            begun = []
    if begun:
        yield begun


def _is_finished(move: Made, kind: str) -> bool:
    """Whether a decision ends what was begun with a question of that kind."""
    after = move.after
    return bool(after.result) or is_complete(after, move.seat, kind) or first_asked(after) != move.seat


def in_words(turn: AnalysedTurn, question: Decision | None, speaker: Speaker) -> tuple[str, str]:
    """What a seat did, and what would have been better; the latter is empty if nothing was."""
    if question is None or not turn.actions:
        return speaker.say("analysis-gave-up"), ""
    better = speaker.option(question, turn.better) if turn.better else ""
    return speaker.option(question, turn.actions[0]), better


def _assess(made: list[Made], rng: Quick, care: Care) -> AnalysedTurn:
    first, last = made[0], made[-1]
    actions = [move.action for move in made if move.action]
    before, after = _chance(first.before), _chance(last.after)
    turn = AnalysedTurn(first.entry, last.entry, first.seat, actions, before, after)
    if not actions:
        turn.decision = after - before
        turn.cost = max(0.0, before - after if first.seat == 0 else after - before)
        return turn
    turn.kind = ask_of(first.before).kind
    _divide(turn, first, rng, care)
    turn.options = len(options(first.before, first.seat))
    if turn.options > 1:
        _judge(turn, first, rng, care)
        if turn.better and _is_open(last.after, turn.seat, turn.better):
            turn.cost, turn.doubt, turn.better = 0.0, 0.0, ()
    return turn


def _is_open(s: State, seat: int, option: Action) -> bool:
    """Whether a seat is still at it and can make a choice now: what is only put off costs nothing yet."""
    return not s.result and first_asked(s) == seat and option in options(s, seat)


def _divide(turn: AnalysedTurn, first: Made, rng: Quick, care: Care) -> None:
    """How much of what a turn changed was decided, and how much was luck."""
    found: list[float] = []
    for _ in range(care.deals):
        again = first.before.clone()
        again.events = None
        again.game.redeal(again, rng)
        # Wherever the turn was interrupted by another's answer, it is in other deals, too: luck is what differs then.
        if not _follow(again, first.seat, turn.actions, rng):
            _finish(again, first.seat, turn.kind, rng)
        found.append(_chance(again))
    mean = sum(found) / care.deals
    turn.luck = turn.after - mean
    turn.noise = sum((chance - mean) ** 2 for chance in found) / (care.deals * (care.deals - 1))
    turn.decision = mean - turn.before


def expected(seen: View, rng: Quick, most: int = DEALS) -> float:
    """The chance of the first seat from what a viewer can see: the mean over so many deals that fit it."""
    imagination = Imagination(seen)
    deals = [imagination.sample(rng) for _ in range(most)]
    if all(deal.values() == deals[0].values() for deal in deals[1:]):
        # Nothing is hidden.
        return _chance(deals[0])
    return sum(_chance(deal) for deal in deals) / most


def _chance(s: State) -> float:
    """How likely the first seat is to win in the long run."""
    judgement = s.game.judgement
    assert judgement is not None
    return (1.0 + (value(s, 0, True) if s.result else judgement.foresee(s, 0))) / 2.0


def _follow(s: State, seat: int, actions: list[Action], rng: Quick) -> bool:
    """Make the same choices in another deal; False if one of them is not offered there."""
    for action in actions:
        if s.result or first_asked(s) != seat or action not in options(s, seat):
            return False
        act(s, seat, action, rng)
    return True


def _finish(s: State, seat: int, kind: str, rng: Quick) -> None:
    """Finish what was begun with a question of that kind."""
    if not s.result:
        carry_out(s, seat, kind, rng)


def _judge(turn: AnalysedTurn, first: Made, rng: Quick, care: Care) -> None:
    """What a choice cost against the best found, from what the seat could know.

    What looks best in some deals was also lucky there, so what it is worth is measured in others.
    """
    judgement = first.before.game.judgement
    assert judgement is not None
    imagination = Imagination(view(first.before, turn.seat))
    seat, kind = turn.seat, ask_of(imagination.template).kind

    def dealt() -> list[State]:
        return [imagination.sample(rng) for _ in range(care.views)]

    def worth(option: Action, deals: list[State]) -> list[float]:
        return [(1.0 + tried(option, [deal], seat, kind, judgement, rng).value) / 2.0 for deal in deals]

    others = [option for option in choices(imagination.template, seat) if option != turn.actions[0]]
    if not others:
        return
    deals = dealt()
    most, best = max(((sum(worth(option, deals)), option) for option in others), key=lambda found: found[0])
    if most <= sum(_worth_of_turn(turn, deals, rng)):
        return
    deals = dealt()
    losses = [better - own for better, own in zip(worth(best, deals), _worth_of_turn(turn, deals, rng), strict=True)]
    cost = sum(losses) / care.views
    if cost > 0.0:
        turn.cost, turn.better = cost, best
        turn.doubt = sum((loss - cost) ** 2 for loss in losses) / (care.views * (care.views - 1))


def _worth_of_turn(turn: AnalysedTurn, deals: list[State], rng: Quick) -> list[float]:
    """The chance of a seat after what it did, in each of some deals that it can imagine."""
    found: list[float] = []
    for deal in deals:
        after = deal.clone()
        _follow(after, turn.seat, turn.actions, rng)
        _finish(after, turn.seat, turn.kind, rng)
        found.append((1.0 + value(after, turn.seat, True)) / 2.0)
    return found
