"""The position that a lesson begins with: the journal of a game that was played up to there.

So a lesson is an ordinary game: it can be saved, replayed and continued like any other.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from senlac.kernel.decision import decision, explain
from senlac.kernel.fields import State, as_lists
from senlac.kernel.frames import (
    ASKS,
    CHANCE,
    Action,
    Chance,
    ChanceOutcome,
    Shuffle,
    ask_of,
    asked,
    chance_of,
    run,
    waiting,
)
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.responses import Respond
from senlac.kernel.rng import Dice
from senlac.lessons.lesson import BadLesson, Deal, Fall, Falls, Lesson
from senlac.session.journal import Decided, Drawn, JournalEntry, follow
from senlac.text import Speaker

#: Said by those who have nothing else to say, in this order.
PASSING: tuple[Action, ...] = (("pass",), ("decline",), ("enough",), ("done",), ("keep",))


@cache
def opening(lesson: Lesson) -> tuple[JournalEntry, ...]:
    """The journal that a lesson begins with."""
    s: State = lesson.game.start()
    s.events = []
    run(s)
    journal: list[JournalEntry] = []
    lines = [line.partition("#")[0].strip() for line in lesson.script.opening.splitlines()]
    moves = [_move(lesson, line) for line in lines if line]
    deals = list(lesson.script.deal)
    dice = {kind: list(falls) for kind, falls in lesson.script.dice.items()}
    rng = Dice.seeded(lesson.script.seed)
    while waiting(s) != ASKS or not _is_reached(s, moves):
        if waiting(s) == CHANCE:
            chance = chance_of(s)
            entry: JournalEntry = Drawn(chance.kind, as_lists(_outcome(lesson, s, chance, deals, dice, rng)))
        elif waiting(s) == ASKS:
            seat, action = _answer(lesson, s, moves)
            entry = Decided(seat, ask_of(s).kind, to_text(lesson.game, action))
        else:
            raise BadLesson(f"{lesson.name}: the game ends before the lesson begins.", name=lesson.name)
        follow(s, entry, len(journal))
        journal.append(entry)
    if deals:
        message = f"{lesson.name}: no pile that is shuffled has {', '.join(deals[0].first)}."
        raise BadLesson(message, name=lesson.name)
    for kind, falls in dice.items():
        if falls:
            raise BadLesson(f"{lesson.name}: {kind} does not come about to be {falls[0]}.", name=lesson.name)
    return tuple(journal)


def _move(lesson: Lesson, text: str) -> tuple[int, Action]:
    seat, _, move = text.partition(": ")
    if seat not in lesson.game.seats:
        message = f"{lesson.name}: {text!r} does not begin with a seat and a colon."
        raise BadLesson(message, name=lesson.name)
    return lesson.game.seats.index(seat), from_text(lesson.game, move)


def _is_reached(s: State, moves: list[tuple[int, Action]]) -> bool:
    """Whether all moves are made and nothing is left of them that goes without saying."""
    return not moves and not ask_of(s).advice.suggest(s, s.top[2]) and not isinstance(ask_of(s), Respond)


def arranged(lesson: Lesson, s: State, chance: Chance[Any], fall: Fall) -> ChanceOutcome:
    """What chance decides as a lesson has it; BadLesson if that cannot be."""
    names = lesson.game.names(chance.domain) if chance.domain else []
    outcome: ChanceOutcome = tuple(fall) if isinstance(fall, list) else fall
    if isinstance(fall, str) and fall in names:
        outcome = names.index(fall)
    if not chance.possible(s, s.top[2], outcome):
        raise BadLesson(f"{lesson.name}: {chance.kind} cannot be {fall}.", name=lesson.name)
    return outcome


def _outcome(lesson: Lesson, s: State, chance: Chance[Any], deals: list[Deal], dice: Falls, rng: Dice) -> ChanceOutcome:
    """What chance decides: dice that are arranged, a shuffle that is for the cards in it, or whatever falls."""
    if dice.get(chance.kind):
        return arranged(lesson, s, chance, dice[chance.kind].pop(0))
    outcome = chance.sample(s, s.top[2], rng)
    if not isinstance(chance, Shuffle):
        return outcome
    names = lesson.game.names("card")
    pile = [names[card] for card in chance.pile(s, s.top[2])]
    deal = next((deal for deal in deals if set(deal.first) <= set(pile)), None)
    if deal is None:
        return outcome
    deals.remove(deal)
    first = [pile.index(name) for name in deal.first]
    # Cards are drawn from the end.
    return (*[place for place in outcome if place not in first], *first[::-1])


def _answer(lesson: Lesson, s: State, moves: list[tuple[int, Action]]) -> tuple[int, Action]:
    """The next move if its seat is asked for such a thing, or else what goes without saying."""
    seats = [seat for seat in range(len(lesson.game.seats)) if (asked(s) >> seat) & 1]
    if moves and moves[0][0] in seats:
        seat, action = moves[0]
        question = decision(s, seat)
        assert question is not None
        if action in question.options:
            del moves[0]
            return seat, action
        if action[0] in {option[0] for option in question.options}:
            reason = explain(s, seat, action)
            why = "" if reason is None else Speaker(lesson.game).reason(reason)
            message = f"{lesson.name}: {to_text(lesson.game, action)!r} cannot be played: {why}"
            raise BadLesson(message, name=lesson.name)
    question = decision(s, seats[0])
    assert question is not None
    return seats[0], unasked(question.options, ask_of(s).advice.suggest(s, s.top[2]))


def unasked(options: list[Action], suggested: list[Action]) -> Action:
    """The answer of somebody who has no other: what is suggested, passing, or the first option."""
    if suggested:
        return suggested[0]
    return next((action for action in PASSING if action in options), options[0])
