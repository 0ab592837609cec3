"""Programs of small steps, and the stack of frames they run on.

An op is one step of the rules: a `Proc` acts, an `Ask` waits for a seat, a `Chance` waits for a chance outcome, and
`Seq`, `Each` and `Loop` order other ops. A frame `(op, pc, args, below)` is plain data in the state, so a game can be
cloned, saved and inspected in the middle of any rule. `run` continues until somebody must choose or the game is over.

The one convention: **a frame is popped off the stack before its op acts.** The op pushes whatever comes next.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from senlac.kernel.errors import DeadEnd
from senlac.kernel.events import EVERYONE
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args, Frame, State
from senlac.kernel.native import mypyc_attr
from senlac.kernel.rng import Rng

#: A verb and the numbers of the things it is about: `("play", 17, 2)`.
Action = tuple[Any, ...]
#: What chance decided: a number, or numbers.
ChanceOutcome = Any
#: A callback that is shown the state between two steps and must not change it.
Watch = Callable[[State], None]

S = TypeVar("S", bound=State)

ACTS: Final = 0
ASKS: Final = 1
CHANCE: Final = 2
OVER: Final = 3

#: More steps than this without a decision mean an endless loop.
STEP_LIMIT: Final = 10_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """One step of the rules.

    By default its name is made of its game's package, its module and its class (`hebs.setup.place-leader`). Without the
    package it is the op's `kind`, which journals and messages use, since they belong to one game.
    """

    #: The rule this step carries out.
    rule: ClassVar[str] = ""
    #: What `run` does on meeting it: ACTS, ASKS or CHANCE.
    waits: ClassVar[int] = ACTS

    def __init__(self, name: str = "") -> None:
        self.name = name or _name_of(type(self))
        self.kind = ".".join(self.name.split(".")[-2:])
        self.stop: int = type(self).waits
        if self.name in _BY_NAME:
            raise ValueError(f"two ops are called {self.name!r}; give one of them a name of its own")
        OPS.append(self)
        _BY_NAME[self.name] = self

    def cites(self) -> str:
        """The id of the rule this step carries out."""
        return self.rule

    def seen_by(self, a: Args, seat: int) -> Args:
        """The frame's arguments as a seat may know them; by default everything is visible."""
        return a

    def push(self, s: S, a: Args) -> None:
        """Push this op, to be done next."""
        s.top = (self, 0, a, s.top)

    def run(self, s: S, a: Args) -> None:
        """Do this now. By default it is pushed, which is all there is to do for what then waits."""
        self.push(s, a)

    def step(self, s: S, frame: Frame) -> None:
        """Go on, now that what this op pushed is done; `frame`, whose pc is not 0, has just been popped."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.name}>"


#: All ops, in the order in which they were made.
OPS: Final[list[Op[Any]]] = []
_BY_NAME: Final[dict[str, Op[Any]]] = {}


def op_named(name: str) -> Op[Any]:
    """The op with that name; ValueError if there is none."""
    if name not in _BY_NAME:
        raise ValueError(f"no step of the rules is called {name!r}")
    return _BY_NAME[name]


def _name_of(kind: type[Any]) -> str:
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()
    *packages, module = kind.__module__.removeprefix("senlac.games.").split(".")
    return ".".join([*packages[:1], module, words])


@mypyc_attr(allow_interpreted_subclasses=True)
class Proc(Op[S]):
    """A step that simply acts."""

    def run(self, s: S, a: Args) -> None:
        raise NotImplementedError


# ------------------------------------------------------------------ order


@mypyc_attr(allow_interpreted_subclasses=True)
class Seq(Op[S]):
    """Runs its steps in order, each with the sequence's arguments."""

    def __init__(self, name: str, *steps: Op[S]) -> None:
        super().__init__(name)
        if not steps:
            raise ValueError(f"{name} is a sequence of nothing")
        self.steps = list(steps)
        self.last = len(steps) - 1

    def run(self, s: S, a: Args) -> None:
        self.go_on(s, 0, a, s.top)

    def step(self, s: S, frame: Frame) -> None:
        self.go_on(s, frame[1], frame[2], frame[3])

    def go_on(self, s: S, pc: int, args: Args, below: Frame) -> None:
        """The steps from one on, as long as they simply act."""
        steps, last = self.steps, self.last
        while pc < last:
            step = steps[pc]
            pc += 1
            rest: Frame = (self, pc, args, below)
            s.top = rest
            step.run(s, args)
            # After a step that simply acts, the next one follows immediately.
            if s.top is not rest or s.unsettled or s.result:
                return
        s.top = below
        steps[last].run(s, args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Op[S]):
    """Runs its body once for each item, with the item added to the arguments.

    Before it starts, its frame has only the arguments; then it has `(args, items)`, and the pc counts.
    """

    def __init__(self, body: Op[S], name: str = "") -> None:
        super().__init__(name)
        self.body = body

    def items(self, s: S, a: Args) -> tuple[int, ...]:
        """The items, fixed when the loop starts."""
        raise NotImplementedError

    def run(self, s: S, a: Args) -> None:
        items = self.items(s, a)
        if items:
            self.go_on(s, 0, a, items)

    def step(self, s: S, frame: Frame) -> None:
        args: Args = frame[2]
        self.go_on(s, frame[1], args[0], args[1])

    def go_on(self, s: S, pc: int, args: Args, items: tuple[int, ...]) -> None:
        """The body for one of the items; the next ones wait below it."""
        item = items[pc]
        pc += 1
        if pc < len(items):
            s.top = (self, pc, (args, items), s.top)
        self.body.run(s, args + (item,))


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Each[S]):
    """Runs its body once for each seat, in order."""

    def items(self, s: S, a: Args) -> tuple[int, ...]:
        return tuple(range(len(s.game.seats)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Loop(Op[S]):
    """Repeats its body while `again` says so (checked before each time)."""

    def __init__(self, body: Op[S], name: str = "") -> None:
        super().__init__(name)
        self.body = body

    def again(self, s: S, a: Args) -> bool:
        raise NotImplementedError

    def run(self, s: S, a: Args) -> None:
        if self.again(s, a):
            s.top = (self, 0, a, s.top)
            self.body.run(s, a)


# ------------------------------------------------------------------ choices


def next_in_order(items: list[int], last: int, need: int) -> list[int]:
    """What may be chosen next when `need` of the items are still to be chosen, one by one in ascending order.

    So a set can be chosen in only one order, and nothing is offered that would leave too few items.

    >>> next_in_order([2, 3, 5, 8], last=-1, need=3)
    [2, 3]
    >>> next_in_order([2, 3, 5, 8], last=3, need=2)
    [5]
    """
    rest = sorted([item for item in items if item > last])
    return rest[: len(rest) - need + 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """What bots know about a question; by default, that every option is worth considering and none is better."""

    def worth_considering(self, s: S, a: Args, options: list[Action]) -> list[Action]:
        """The options worth considering: one of several that are equivalent, and none that are plainly foolish."""
        return options

    def guess(self, s: S, a: Args, options: list[Action], rng: Rng) -> Action:
        """What somebody might choose without thinking, for the play-outs of a search."""
        return options[rng.below(len(options))]

    def play_on(self, ask: Ask[S], s: S, a: Args, seat: int, rng: Rng) -> Action:
        """A guess at one of all options; advice that needs no list of them to guess does not ask for it."""
        return self.guess(s, a, ask.offer(s, a, seat), rng)

    def suggest(self, s: S, a: Args) -> list[Action]:
        """A complete answer that most people would give, choice by choice; empty if there is none."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Op[S]):
    """A seat must choose one of the options, of which there is always at least one."""

    waits = ASKS
    #: Whether this question starts a turn, so that everything before it is finished.
    begins_turn: ClassVar[bool] = False

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        #: What bots know about this question. The rules do not use it: the game's `play` room sets it.
        self.advice: Advice[S] = Advice()

    def seat(self, s: S, a: Args) -> int:
        """Who is asked; by default, the first argument."""
        seat: int = a[0]
        return seat

    def options(self, s: S, a: Args) -> list[Action]:
        """The options, in canonical order."""
        raise NotImplementedError

    def apply(self, s: S, a: Args, action: Action) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def why(self, s: S, a: Args, seat: int, intent: Action) -> Reason | None:
        """Why a well-formed intent of the asked seat is not among the options."""
        return None

    def about(self, s: S, a: Args) -> dict[str, Arg]:
        """The arguments of the question's sentence."""
        return {}

    # The table's interface, the same for one seat and for several at once.

    def first(self, s: S, a: Args) -> int:
        """The lowest seat that must still answer."""
        return self.seat(s, a)

    def asked(self, s: S, a: Args) -> int:
        """The mask of seats that must still answer."""
        return 1 << self.seat(s, a)

    def offer(self, s: S, a: Args, seat: int) -> list[Action]:
        return self.options(s, a)

    def answer(self, s: S, frame: Frame, seat: int, action: Action) -> None:
        s.serial += 1
        self.apply(s, frame[2], action)

    def answer_at_random(self, s: S, frame: Frame, rng: Rng) -> None:
        """Answer with any of the options, as play-outs do; `frame` was just taken off the stack."""
        args: Args = frame[2]
        found = self.options(s, args)
        s.serial += 1
        self.apply(s, args, found[rng.below(len(found))])


#: A seat's part of a sealed question: whether it has finished, and its answers so far.
Answer = tuple[bool, tuple[Action, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Ask[S]):
    """Several seats choose at the same time, in secret; all answers are revealed together.

    Its frame has `(args, answers)`, with one answer for each seat. Seats that are not asked are finished from the
    start. `why`, `about` and the `advice` get these.
    """

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.opening: Opening[S] = Opening(self)

    def seats(self, s: S, a: Args) -> int:
        """The mask of participating seats."""
        raise NotImplementedError

    def options_for(self, s: S, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        raise NotImplementedError

    def done(self, s: S, a: Args, seat: int, so_far: tuple[Action, ...]) -> bool:
        """Whether a seat has finished; by default, one choice is enough."""
        return True

    def open(self, s: S, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        """Carry out all answers."""
        raise NotImplementedError

    def push(self, s: S, a: Args) -> None:
        self.opening.push(s, a)

    def run(self, s: S, a: Args) -> None:
        """Ask the seats that take part, if there are any."""
        mask = self.seats(s, a)
        if mask == 0:
            return
        answers: list[Answer] = [((mask >> seat) & 1 == 0, ()) for seat in range(len(s.game.seats))]
        s.top = (self, 0, (a, tuple(answers)), s.top)

    def first(self, s: S, a: Args) -> int:
        answers: tuple[Answer, ...] = a[1]
        seat = 0
        while answers[seat][0]:
            seat += 1
        return seat

    def asked(self, s: S, a: Args) -> int:
        answers: tuple[Answer, ...] = a[1]
        mask = 0
        for seat in range(len(answers)):
            if not answers[seat][0]:
                mask |= 1 << seat
        return mask

    def offer(self, s: S, a: Args, seat: int) -> list[Action]:
        return self.options_for(s, a[0], seat, a[1][seat][1])

    def answer(self, s: S, frame: Frame, seat: int, action: Action) -> None:
        args: Args = frame[2][0]
        answers: list[Answer] = list(frame[2][1])
        so_far = (*answers[seat][1], action)
        answers[seat] = (self.done(s, args, seat, so_far), so_far)
        if answers[seat][0]:
            # Only now, for others could count along; and that a seat is done is seen by all.
            s.serial += 1
            s.learnt = EVERYONE
        rest = (args, tuple(answers))
        if self.asked(s, rest):
            s.top = (self, 0, rest, frame[3])
        else:
            s.learn(EVERYONE)
            self.open(s, args, tuple([given for _, given in answers]))

    def answer_at_random(self, s: S, frame: Frame, rng: Rng) -> None:
        args: Args = frame[2]
        seat = self.first(s, args)
        found = self.offer(s, args, seat)
        self.answer(s, frame, seat, found[rng.below(len(found))])

    def seen_by(self, a: Args, seat: int) -> Args:
        """Hide the others' answers, and even how many they have given."""
        answers: tuple[Answer, ...] = a[1]
        seen = [answers[i] if i == seat else (answers[i][0], ()) for i in range(len(answers))]
        return (a[0], tuple(seen))


class Opening(Proc[S]):
    """Starts a sealed question: only now is it decided who takes part."""

    def __init__(self, sealed: Sealed[S]) -> None:
        super().__init__(f"{sealed.name}-opening")
        self.sealed = sealed

    def run(self, s: S, a: Args) -> None:
        self.sealed.run(s, a)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Op[S]):
    """Chance must decide: a die, a shuffle, a chit."""

    waits = CHANCE
    #: The domain of what is drawn, if the outcome is the number of a thing.
    domain: ClassVar[str] = ""

    def sample(self, s: S, a: Args, rng: Rng) -> ChanceOutcome:
        raise NotImplementedError

    def outcomes(self, s: S, a: Args) -> list[tuple[ChanceOutcome, int]]:
        """Every outcome with its weight; empty if there are too many to list."""
        return []

    def possible(self, s: S, a: Args, outcome: ChanceOutcome) -> bool:
        """Whether a scripted or recorded outcome is possible."""
        listed = self.outcomes(s, a)
        if not listed:
            raise NotImplementedError(f"{self.name} lists no outcomes, so it must say which are possible")
        return any([outcome == fallen and type(outcome) is type(fallen) for fallen, _ in listed])

    def apply(self, s: S, a: Args, outcome: ChanceOutcome) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Die(Chance[S]):
    """One six-sided die."""

    def sample(self, s: S, a: Args, rng: Rng) -> ChanceOutcome:
        return rng.d6()

    def outcomes(self, s: S, a: Args) -> list[tuple[ChanceOutcome, int]]:
        return [(face, 1) for face in range(1, 7)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Chance[S]):
    """The new order of a pile: a tuple of the positions 0 to size - 1."""

    def size(self, s: S, a: Args) -> int:
        raise NotImplementedError

    def pile(self, s: S, a: Args) -> list[int]:
        """The cards that the positions stand for, so that a pile can be stacked; empty if it cannot."""
        return []

    def sample(self, s: S, a: Args, rng: Rng) -> ChanceOutcome:
        return tuple(rng.permutation(self.size(s, a)))

    def possible(self, s: S, a: Args, outcome: ChanceOutcome) -> bool:
        if not isinstance(outcome, tuple) or not all(type(place) is int for place in outcome):
            return False
        return sorted(outcome) == list(range(self.size(s, a)))


# ------------------------------------------------------------------ running


def run(s: State, watch: Watch | None = None) -> None:
    """Go on to the next question, the next chance, or the end; who watches is shown the state after every step."""
    # Counted by hand: to make a range would cost more than the few steps there mostly are.
    steps = 0
    while steps < STEP_LIMIT:
        if s.result:
            return
        steps += 1
        if s.unsettled:
            s.unsettled = False
            s.game.settle(s)
            continue
        top = s.top
        if not top:
            raise out_of_steps()
        op: Op[Any] = top[0]
        if op.stop:  # it does not simply act
            return
        s.top = top[3]
        if top[1]:
            op.step(s, top)
        else:
            op.run(s, top[2])
        if watch is not None:
            watch(s)
    raise endless(s)


def out_of_steps() -> DeadEnd:
    return DeadEnd("The program came to its end without a result: a defect of the game.")


def endless(s: State) -> DeadEnd:
    message = f"More than {STEP_LIMIT} steps without a decision: a defect of the game."
    return DeadEnd(message, op=top_op(s).name if s.top else "", steps=STEP_LIMIT)


def waiting(s: State) -> int:
    """What the table is waiting for: ASKS, CHANCE or OVER."""
    return OVER if s.result else top_op(s).stop


def top_op(s: State) -> Op[Any]:
    """The op on top of the stack."""
    op: Op[Any] = s.top[0]
    return op


def ask_of(s: State) -> Ask[Any]:
    """The question on top of the stack."""
    ask: Ask[Any] = s.top[0]
    return ask


def chance_of(s: State) -> Chance[Any]:
    """The chance on top of the stack."""
    chance: Chance[Any] = s.top[0]
    return chance


def asked(s: State) -> int:
    """The mask of seats that must answer; 0 if none is asked."""
    return ask_of(s).asked(s, s.top[2]) if waiting(s) == ASKS else 0


def first_asked(s: State) -> int:
    """The lowest seat that must answer."""
    top = s.top
    ask: Ask[Any] = top[0]
    return ask.first(s, top[2])


def options(s: State, seat: int) -> list[Action]:
    """The options of a seat that is asked."""
    top = s.top
    ask: Ask[Any] = top[0]
    return ask.offer(s, top[2], seat)


def answer(s: State, seat: int, action: Action, watch: Watch | None = None) -> None:
    """Carry out an option without checking it, and run on. `decision.apply` is the checked way."""
    frame = s.top
    s.top = frame[3]
    s.learnt = 0
    ask: Ask[Any] = frame[0]
    ask.answer(s, frame, seat, action)
    run(s, watch)


def resolve(s: State, outcome: ChanceOutcome, watch: Watch | None = None) -> None:
    """Apply a given chance outcome, and run on."""
    frame = s.top
    op = chance_of(s)
    s.top = frame[3]
    s.epoch += 1
    op.apply(s, frame[2], outcome)
    run(s, watch)


def resolve_all(s: State, rng: Rng) -> None:
    """Draw chance outcomes from a generator until a seat is asked or the game is over."""
    for _step in range(STEP_LIMIT):
        if s.result:
            return
        op: Op[Any] = s.top[0]
        if op.stop != CHANCE:
            return
        resolve(s, chance_of(s).sample(s, s.top[2], rng))
    raise DeadEnd(
        f"More than {STEP_LIMIT} chance outcomes without a decision: a defect of the game.", op=chance_of(s).name
    )


def playout(s: State, rng: Rng, limit: int) -> int:
    """Play at random for at most `limit` decisions; returns how many were made.

    The loop of `run` is written out here around the answers: play-outs spend their time between two questions.
    """
    made = 0
    steps = 0
    while steps < STEP_LIMIT:
        if s.result:
            return made
        if s.unsettled:
            steps += 1
            s.unsettled = False
            s.game.settle(s)
            continue
        top = s.top
        if not top:
            raise out_of_steps()
        op: Op[Any] = top[0]
        stop = op.stop
        if stop == ACTS:
            steps += 1
            s.top = top[3]
            if top[1]:
                op.step(s, top)
            else:
                op.run(s, top[2])
        elif stop == CHANCE:
            resolve_all(s, rng)
        elif made == limit:
            return made
        else:
            made += 1
            steps = 0
            s.top = top[3]
            s.learnt = 0
            ask: Ask[Any] = top[0]
            ask.answer_at_random(s, top, rng)
    raise endless(s)
