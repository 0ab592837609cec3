"""Hints: a move worth making, what it is expected to change, and why, from what a seat may know and nothing else.

Options are tried as the Captain tries them, in deals imagined from the view. The reasons are the parts of the game's
judgement in which the best option gains most over the others. The same view always gives the same hint.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from senlac.ai.search import EFFORT, Effort, act, best_value, choices, is_complete, value
from senlac.kernel.decision import Decision
from senlac.kernel.explain import Arg
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, ask_of, first_asked
from senlac.kernel.judgement import Judgement
from senlac.kernel.responses import PASS
from senlac.kernel.rng import Quick
from senlac.kernel.views import Imagination, View
from senlac.text import Speaker

#: In how many imagined deals an option is tried.
DEALS: Final = 4
#: What a part of the game must gain over the mean option to be a reason, in logits.
STRIKING: Final = 0.02
#: What gives something up for good must be worth so much more than anything else, of the 2 between lost and won.
REGRET: Final = 0.1
#: Values that agree to so many places are alike.
ALIKE: Final = 9
#: An upper bound on the parts of one choice.
FURTHER: Final = 40


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, the chance to win after it and after the mean option, and what it does for each part of the game.

    `gains` are in logits, above those of the mean option, the most first; `idea` is a message about that part, and
    `wording` one for the move, if its button says too little.
    """

    action: Action
    chance: float
    mean: float
    gains: dict[str, float]
    idea: tuple[str, dict[str, Arg]]
    wording: tuple[str, dict[str, Arg]] | None


@dataclass(slots=True)
class Trial:
    """What an option came to, over all deals."""

    action: Action
    value: float
    parts: dict[str, float]


def hint(view: View, decision: Decision) -> Hint | None:
    """A hint for the seat that is asked; None if the game has no judgement."""
    judgement = view.game.judgement
    if judgement is None:
        return None
    imagination = Imagination(view)
    rng = Quick(view["table"]["serial"])
    seat = decision.seat
    deals = [imagination.sample(rng) for _ in range(DEALS)]
    options = choices(imagination.template, seat)
    trials = considered([tried(option, deals, seat, decision.kind, judgement, rng) for option in options], judgement)
    best = max(trials, key=lambda it: (round(it.value, ALIKE), -judgement.reluctance(imagination.template, it.action)))
    parts = list(dict.fromkeys(part for trial in trials for part in trial.parts))
    mean = {part: sum(trial.parts.get(part, 0.0) for trial in trials) / len(trials) for part in parts}
    gains = {part: best.parts.get(part, 0.0) - mean[part] for part in parts}
    gains = dict(sorted(gains.items(), key=lambda item: -item[1]))
    worth = sum(trial.value for trial in trials) / len(trials)
    part = next(iter(gains), "")
    if len(trials) == 1:
        idea = judgement.note(imagination.template, seat, "usual", best.action)
    elif part and gains[part] >= STRIKING:
        idea = judgement.note(imagination.template, seat, part, best.action)
    else:
        idea = ("hint-even", {})
    wording = judgement.wording(imagination.template, best.action)
    return Hint(best.action, (1 + best.value) / 2, (1 + worth) / 2, gains, idea, wording)


def considered(trials: list[Trial], judgement: Judgement) -> list[Trial]:
    """The trials without those that give something up, unless the best of all is one of these, and clearly better."""
    others = [trial for trial in trials if not judgement.gives_up(trial.action)]
    regrettable = not others or max(map(_value, trials)) - max(map(_value, others)) >= REGRET
    return trials if regrettable else others


def _value(trial: Trial) -> float:
    return trial.value


def in_words(found: Hint | None, decision: Decision, speaker: Speaker) -> list[str]:
    """A hint step by step: an idea, what it is about, and the move with what it is expected to change."""
    if found is None:
        return [speaker.say("hint-none")]
    action, game = found.action, speaker.game
    named = list(zip(game.verbs[action[0]], action[1:], strict=True))
    meant = [thing for thing in named if thing[0] != "number"]
    # What names no thing itself, such as to use an ability, is about what the idea is about.
    meant = meant or [thing for thing in found.idea[1].values() if isinstance(thing, tuple) and action != PASS]
    things = [str(speaker.word(thing)) for thing in meant]
    about = speaker.say("hint-about", {"things": "; ".join(things)}) if things else speaker.say("hint-about-nothing")
    chances = {"chance": found.chance, "mean": found.mean}
    said: dict[str, Arg] = {
        name: speaker.say("percent", {"number": round(100 * chance)}) for name, chance in chances.items()
    }
    # The text of an ability ends with a full stop of its own.
    words = speaker.option(decision, action) if found.wording is None else speaker.say(*found.wording)
    move: dict[str, Arg] = {"move": words.rstrip(".")}
    compared = "hint-move" if said["chance"] != said["mean"] else "hint-move-even"
    return [speaker.say(*found.idea), about, speaker.say(compared, {**said, **move})]


def tried(option: Action, deals: list[State], seat: int, kind: str, judgement: Judgement, rng: Quick) -> Trial:
    """An option in all deals."""
    trial = Trial(option, 0.0, {})
    for deal in deals:
        after = deal.clone()
        act(after, seat, option, rng)
        carry_out(after, seat, kind, rng)
        trial.value += value(after, seat, True) / len(deals)
        if not after.result:
            for part, worth in judgement.by_part(after, seat).items():
                trial.parts[part] = trial.parts.get(part, 0.0) + worth / len(deals)
    return trial


def carry_out(s: State, seat: int, kind: str, rng: Quick) -> None:
    """Finish what a seat has started as it would like best, while nobody responds."""
    effort = Effort(EFFORT)
    for _choice in range(FURTHER):
        if s.result or is_complete(s, seat, kind):
            return
        who = first_asked(s)
        found = choices(s, who)
        act(s, who, found[0] if who != seat or len(found) == 1 else _best(s, seat, kind, found, rng, effort), rng)


def _best(s: State, seat: int, kind: str, found: list[Action], rng: Quick, effort: Effort) -> Action:
    """The best of some choices by what each leads to with guesses; a guess itself, once the effort is spent."""
    if len(found) > effort.left:
        return ask_of(s).advice.guess(s, s.top[2], found, rng)
    effort.left -= len(found)
    best, highest = found[0], -2.0
    for option in found:
        after = s.clone()
        act(after, seat, option, rng)
        worth = best_value(after, seat, kind, rng, Effort(0), True)
        if worth > highest:
            best, highest = option, worth
    return best
