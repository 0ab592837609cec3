"""The properties, one function each. A property examines a session in the middle of a game and raises `Broken`.

Those in `EACH_STEP` are cheap and checked after every decision; those in `NOW_AND_THEN` and `RARELY` after some; those
in `AT_THE_END` when the game is over. None of them changes the session.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from senlac.ai.hints import hint
from senlac.kernel.decision import Decision, apply, decision, explain
from senlac.kernel.errors import IllegalAction, SenlacError
from senlac.kernel.events import EVERYONE, SPECTATOR, Event
from senlac.kernel.fields import State, from_json
from senlac.kernel.frames import (
    CHANCE,
    OVER,
    Action,
    answer,
    asked,
    chance_of,
    first_asked,
    options,
    playout,
    resolve,
    resolve_all,
    waiting,
)
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.rng import Dice, Quick, Rng
from senlac.kernel.views import determinize, permute, view
from senlac.session import Session
from senlac.session.journal import Decided, TakenBack
from senlac.session.saves import dump, parse_text

#: Hints are compared at every so-many-th decision.
HINTS = 64


class Broken(SenlacError):
    """A property does not hold; `fields["property"]` says which."""

    code = "broken-property"

    def __init__(self, name: str, what: str) -> None:
        super().__init__(f"{name}: {what}", property=name)


# ------------------------------------------------------------------ options


def options_never_empty(session: Session, rng: Rng) -> None:
    """Every question has options without duplicates and cites its rule; an unfinished game always asks somebody."""
    if session.outcome is None and not session.asked:
        raise Broken("options", "the game goes on, but nobody is asked")
    for question in _questions(session):
        if not question.options:
            raise Broken("options", f"{question.kind} offers nothing")
        if len(set(question.options)) != len(question.options):
            raise Broken("options", f"{question.kind} offers the same option twice")
        if not question.rule:
            raise Broken("options", f"{question.kind} cites no rule")


def offered_applies(session: Session, rng: Rng) -> None:
    """Every option that is offered can be applied."""
    for question in _questions(session):
        for option in question.options:
            s = session.state
            try:
                answer(s, question.seat, option)
                resolve_all(s, rng)
            except Exception as error:
                raise Broken("applies", f"{question.kind} offers {option}, but it fails: {error!r}") from error


def else_refused(session: Session, rng: Rng) -> None:
    """Anything else is refused with a reason and changes nothing."""
    s = session.state
    before = s.clone().values()
    for seat in range(len(session.game.seats)):
        question = decision(s, seat)
        for intent in _intents(session, question, rng):
            if question is not None and intent in question.options:
                continue
            try:
                apply(s, seat, intent)
            except IllegalAction as refusal:
                if not refusal.reason.rule:
                    raise Broken("refuses", f"nothing says why seat {seat} may not {intent}") from refusal
            else:
                raise Broken("refuses", f"seat {seat} may {intent}, which was not offered")
            if s.values() != before:
                raise Broken("refuses", f"the refused {intent} changed the game")


def _intents(session: Session, question: Decision | None, rng: Rng) -> list[Action]:
    """Things somebody might try: well-formed, almost well-formed, and nonsense."""
    game = session.game
    found: list[Action] = [(), ("",), ("no-such-verb",), ("pass", "x" * 1000), (True,), (None, 2.5)]
    verbs = list(game.verbs)
    for _ in range(6):
        verb = rng.pick(verbs)
        found.append((verb, *[rng.below(_size(game, domain)) for domain in game.verbs[verb]]))
    for option in (question.options if question else [])[:3]:
        found.append((*option, 1))
        found.append((option[0], *[value + 10**9 if isinstance(value, int) else value for value in option[1:]]))
    return found


def _size(game: Any, domain: str) -> int:
    return 40 if domain == "number" else len(game.names(domain))


# ------------------------------------------------------------------ writing down


def notation_round_trips(session: Session, rng: Rng) -> None:
    """The text of an option parses back to that option, and no two options share a text."""
    for question in _questions(session):
        texts = set()
        for option in question.options:
            text = to_text(session.game, option)
            if from_text(session.game, text) != option:
                raise Broken("notation", f"{option} is written {text!r}, which parses as something else")
            texts.add(text)
        if len(texts) != len(question.options):
            raise Broken("notation", f"two options of {question.kind} have the same text")


def json_round_trips(session: Session, rng: Rng) -> None:
    """A state written as JSON and read back is the same state."""
    s = session.state
    again = from_json(type(s), session.game, json.loads(json.dumps(s.to_json())))
    if again.digest() != s.digest() or again.diff(s):
        raise Broken("json", f"JSON loses something: {s.diff(again)[:3]}")


def save_round_trips(session: Session, rng: Rng) -> None:
    """A loaded save is the same game: its journal leads to the same position and the same log."""
    try:
        again = parse_text(type(session), dump(session, {}))
    except SenlacError as error:
        raise Broken("save", f"a save cannot be loaded: {error}") from error
    if again.state.digest() != session.state.digest():
        raise Broken("save", f"a loaded save differs: {session.state.diff(again.state)[:3]}")
    for seat in _watchers(session):
        if again.log(seat) != session.log(seat):
            raise Broken("save", f"the log of seat {seat} differs in a loaded save")


# ------------------------------------------------------------------ clones


def clones_are_apart(session: Session, rng: Rng) -> None:
    """Changing a clone does not change the original."""
    s = session.state
    before = s.digest()
    copy = s.clone()
    if copy.digest() != before:
        raise Broken("clone", f"a clone differs: {s.diff(copy)[:3]}")
    playout(copy, rng, 6)
    if s.digest() != before:
        raise Broken("clone", f"playing on a clone changed the original: {session.state.diff(s)[:3]}")


def forks_agree(session: Session, rng: Rng) -> None:
    """Two clones that make the same moves reach the same position."""
    first, second = session.state, session.state
    seed = rng.below(1 << 30)
    playout(first, Quick(seed), 4)
    playout(second, Quick(seed), 4)
    if first.digest() != second.digest():
        raise Broken("fork", f"the same moves lead to different positions: {first.diff(second)[:3]}")


# ------------------------------------------------------------------ time


def replay_equals_play(session: Session, rng: Rng) -> None:
    """The journal alone leads to the same position."""
    try:
        again = Session(session.game, Dice.seeded(0), session.seed, list(session.journal))
    except SenlacError as error:
        raise Broken("replay", f"the journal does not replay: {error}") from error
    if again.state.digest() != session.state.digest():
        raise Broken("replay", f"the journal leads to a different position: {session.state.diff(again.state)[:3]}")


def undo_keeps_to_its_epoch(session: Session, rng: Rng) -> None:
    """Undo restores the exact position, and never crosses a chance outcome, a reveal or another seat's question."""
    for question in _questions(session):
        again = Session(session.game, Dice.seeded(rng.below(1 << 30)), session.seed, list(session.journal))
        before, digest = again.state, again.state.digest()
        logs = {seat: again.log(seat) for seat in _watchers(again)}
        again.play(question.seat, rng.pick(question.options))
        after = again.state
        crossed = after.epoch != before.epoch or not (asked(after) >> question.seat) & 1
        if again.can_undo(question.seat) == crossed:
            raise Broken("undo", f"after {question.kind}, undo is {'allowed' if crossed else 'refused'}")
        if not crossed:
            again.undo(question.seat)
            if again.state.digest() != digest or any(again.log(seat) != logs[seat] for seat in logs):
                raise Broken("undo", f"undoing {question.kind} leaves a difference: {before.diff(again.state)[:3]}")


def within_its_bound(session: Session, rng: Rng) -> None:
    """The game ends: it has no more decisions and chance outcomes than its bound allows."""
    if len(session.journal) > session.game.bound:
        raise Broken("bound", f"more than {session.game.bound} decisions and chance outcomes")


def same_seed_same_game(session: Session, rng: Rng) -> None:
    """The same seed and answers give the same game, chance included."""
    if any(isinstance(entry, TakenBack) for entry in session.journal):
        return
    again = Session(session.game, Dice.seeded(session.seed), session.seed)
    for entry in session.journal:
        if isinstance(entry, Decided):
            try:
                again.play(entry.seat, entry.do)
            except SenlacError as error:
                raise Broken("seed", f"the same seed does not allow the same answers: {error}") from error
    if again.state.digest() != session.state.digest():
        raise Broken(
            "seed", f"the same seed and answers lead to a different position: {session.state.diff(again.state)[:3]}"
        )


def invariants_hold(session: Session, rng: Rng) -> None:
    """The game's own invariants hold."""
    wrong = session.game.invariants(session.state)
    if wrong:
        raise Broken("invariants", "; ".join(wrong))


# ------------------------------------------------------------------ what a seat may know


def hidden_things_do_not_matter(session: Session, rng: Rng) -> None:
    """Non-interference: dealing again what a seat cannot see changes nothing it can see, now or after the next step.

    That means its view, observation, question, options, explanations and hint, and the kind and order of everybody's
    questions; after the next decision the same again, and its log, unless the seat has learnt something.
    """
    for seat in _watchers(session):
        s, other = session.state, session.state
        permute(other, seat, rng)
        _same_for(seat, s, other, "now")
        _same_explanations(session, seat, s, other, rng)
        _same_hint(seat, s, other)
        _same_next(seat, s, other, rng)


def _same_for(seat: int, s: State, other: State, when: str) -> None:
    if view(s, seat) != view(other, seat):
        raise Broken(
            "interference", f"{when}, the view of seat {seat} reveals what it cannot see: {_differing(s, other, seat)}"
        )
    if _observed(s, seat) != _observed(other, seat):
        raise Broken("interference", f"{when}, the observation of seat {seat} reveals what it cannot see")
    if asked(s) != asked(other) or s.top[:2] != other.top[:2]:
        raise Broken("interference", f"{when}, who is asked what reveals to seat {seat} what it cannot see")
    if decision(s, seat) != decision(other, seat):
        raise Broken("interference", f"{when}, the question to seat {seat} depends on what it cannot see")


def _observed(s: State, seat: int) -> list[int]:
    """What programs that learn are shown of a position; nothing of a game without an observation."""
    observation = s.game.observation()
    return [] if observation is None or seat < 0 else list(observation.of(s, seat))


def _differing(s: State, other: State, seat: int) -> str:
    here, there = view(s, seat).data, view(other, seat).data
    return ", ".join(name for name in here if here[name] != there[name])


def _same_explanations(session: Session, seat: int, s: State, other: State, rng: Rng) -> None:
    for intent in _intents(session, decision(s, seat), rng):
        if explain(s, seat, intent) != explain(other, seat, intent):
            raise Broken("interference", f"why seat {seat} may not {intent} depends on what it cannot see")


def _same_hint(seat: int, s: State, other: State) -> None:
    """Hints take some thought, so they are compared only now and then."""
    question = decision(s, seat)
    if question is None or s.serial % HINTS:
        return
    if hint(view(s, seat), question) != hint(view(other, seat), question):
        raise Broken("interference", f"the hint reveals to seat {seat} what it cannot see")


def _same_next(seat: int, s: State, other: State, rng: Rng) -> None:
    """One decision further, with the same chance outcomes."""
    if waiting(s) == OVER:
        return
    actor = seat if seat >= 0 and (asked(s) >> seat) & 1 else first_asked(s)
    there = set(options(other, actor))
    common = [option for option in options(s, actor) if option in there]
    if not common:
        return
    action = rng.pick(common)
    s.events, other.events = [], []
    answer(s, actor, action)
    answer(other, actor, action)
    while waiting(s) == CHANCE == waiting(other) and chance_of(s) is chance_of(other):
        outcome = chance_of(s).sample(s, s.top[2], rng)
        if not chance_of(other).possible(other, other.top[2], outcome):
            break
        resolve(s, outcome)
        resolve(other, outcome)
    if s.learnt == EVERYONE or (seat >= 0 and (s.learnt >> seat) & 1):
        return
    _same_for(seat, s, other, f"after {action}")
    if _seen(s.events, seat) != _seen(other.events, seat):
        raise Broken("interference", f"after {action}, the log of seat {seat} reveals what it cannot see")


def _seen(events: list[Event], seat: int) -> list[tuple[Any, ...]]:
    return [event.seen_from(seat) for event in events]


def imagined_looks_the_same(session: Session, rng: Rng) -> None:
    """`view(determinize(view)) == view`, with the same question, for every seat."""
    s = session.state
    for seat in range(len(session.game.seats)):
        seen = view(s, seat)
        deal = determinize(seen, rng)
        if view(deal, seat) != seen:
            raise Broken("determinize", f"what seat {seat} imagines looks different: {_differing(s, deal, seat)}")
        if decision(deal, seat) != decision(s, seat):
            raise Broken("determinize", f"seat {seat} imagines a different question")
        if _observed(deal, seat) != _observed(s, seat):
            raise Broken("determinize", f"the observation of seat {seat} does not follow from its view")
        wrong = session.game.invariants(deal)
        if wrong:
            raise Broken("determinize", f"what seat {seat} imagines is impossible: {'; '.join(wrong)}")


# ------------------------------------------------------------------ all of them

Property = Callable[[Session, Rng], None]

EACH_STEP: tuple[Property, ...] = (options_never_empty, within_its_bound, invariants_hold)
NOW_AND_THEN: tuple[Property, ...] = (
    offered_applies,
    else_refused,
    notation_round_trips,
    json_round_trips,
    clones_are_apart,
    forks_agree,
    hidden_things_do_not_matter,
    imagined_looks_the_same,
)
#: Each of these replays the whole game, so they are checked rarely.
RARELY: tuple[Property, ...] = (save_round_trips, replay_equals_play, undo_keeps_to_its_epoch)
AT_THE_END: tuple[Property, ...] = (
    notation_round_trips,
    json_round_trips,
    save_round_trips,
    replay_equals_play,
    same_seed_same_game,
    else_refused,
)
PROPERTIES: tuple[Property, ...] = tuple(dict.fromkeys((*EACH_STEP, *NOW_AND_THEN, *RARELY, *AT_THE_END)))


def _questions(session: Session) -> list[Decision]:
    found = [session.decision(seat) for seat in session.asked]
    return [question for question in found if question is not None]


def _watchers(session: Session) -> list[int]:
    return [*range(len(session.game.seats)), SPECTATOR]
