"""Random play while the kit checks every property: finds what nobody thought of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from senlac.kernel.gamedef import GameDef
from senlac.kernel.options import OptionValue
from senlac.kernel.rng import Quick, Rng
from senlac.kit.properties import AT_THE_END, EACH_STEP, NOW_AND_THEN, RARELY, Broken
from senlac.registry import game_type
from senlac.session import Session
from senlac.session.saves import dump

#: Expensive properties are checked after one decision in this many; the most expensive, which replay the whole game,
#: after one in `RARE`, and less and less often as the game goes on.
SOMETIMES = 4
RARE = 40


@dataclass(frozen=True, slots=True)
class Fuzzed:
    """The result of one game: its seed, options and length, and what broke, with a save that shows it."""

    seed: int
    options: dict[str, OptionValue]
    decisions: int
    ending: str
    broken: str = ""
    save: str = ""


def fuzz_one(name: str, seed: int, fixed: dict[str, Any], vary: bool = True, thorough: bool = False) -> Fuzzed:
    """Play one random game from a seed, checking every property."""
    kind = game_type(name)
    rng = Quick(seed)
    given = {**(vary_options(kind, rng) if vary else {}), **fixed}
    session: Session | None = None
    try:
        session = Session.new(name, seed, **given)
        decisions = walk(session, rng, thorough)
    except Exception as error:
        what = str(error) if isinstance(error, Broken) else f"crash: {error!r}"
        if session is None:
            return Fuzzed(seed, given, 0, "", f"{what}, before the first decision")
        return Fuzzed(seed, session.game.options, len(session.journal), "", what, _report(session, what))
    assert session.outcome is not None
    return Fuzzed(seed, session.game.options, decisions, session.outcome.kind)


def walk(session: Session, rng: Rng, thorough: bool = False) -> int:
    """Play a session to the end at random, checking properties along the way; returns the number of decisions."""
    decisions = 0
    while session.outcome is None:
        for prop in EACH_STEP:
            prop(session, rng)
        for group, every in ((NOW_AND_THEN, SOMETIMES), (RARELY, RARE + decisions)):
            if thorough or rng.below(every) == 0:
                for prop in group:
                    prop(session, rng)
        seat = rng.pick(session.asked)
        question = session.decision(seat)
        assert question is not None
        session.play(seat, rng.pick(question.options))
        decisions += 1
    for prop in (*EACH_STEP, *AT_THE_END):
        prop(session, rng)
    return decisions


def vary_options(kind: type[GameDef[Any]], rng: Rng) -> dict[str, OptionValue]:
    """Random options: any switch or choice, numbers at or near their default, no free text."""
    chosen: dict[str, OptionValue] = {}
    for option in kind.schema:
        if option.choices:
            chosen[option.name] = rng.pick(list(option.choices))
        elif isinstance(option.default, bool):
            chosen[option.name] = rng.below(2) == 1
        elif isinstance(option.default, int):
            low = option.default if option.low is None else option.low
            high = option.default if option.high is None else min(option.high, option.default + 2)
            chosen[option.name] = max(low, high - rng.below(4))
    return chosen


def _report(session: Session, what: str) -> str:
    try:
        return dump(session, {"note": what})
    except Exception as error:
        return f"and the save could not be written: {error!r}"
