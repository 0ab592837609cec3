"""Warnings: what a choice may soon cost its seat, from what the seat may know.

In some imagined deals the choice is carried out, and everybody takes what looks best at once until its consequences
can be seen (`Judgement.is_answered`). What is lost there more often than with another choice is worth a warning. Only
choices that cannot be undone are looked at. The same view always gives the same warnings.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Final

from senlac.ai.hints import carry_out, tried
from senlac.ai.search import Effort, act, best_value, choices
from senlac.kernel.decision import Decision
from senlac.kernel.explain import Arg
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, ask_of, asked, first_asked, options
from senlac.kernel.judgement import Judgement
from senlac.kernel.rng import Quick
from senlac.kernel.views import Imagination, View
from senlac.text import Speaker

#: How many replies are tried.
REPLIES: Final = 10
#: What is lost so many times more often than with another choice is worth a warning.
SERIOUS: Final = 3
#: How many other choices are compared: those that look best.
OTHERS: Final = 3
#: In how many deals they are tried to see which these are.
DEALS: Final = 2
#: So many dangers of one choice are told at most.
MOST: Final = 3
#: An upper bound on the decisions of one reply.
FURTHER: Final = 150

#: A message and its arguments, so that the same ones can be counted.
Note = tuple[str, tuple[tuple[str, Arg], ...]]


@dataclass(frozen=True, slots=True)
class Danger:
    """What is lost: a message, in how many of all replies, and in how many after the choice that does best there."""

    note: tuple[str, dict[str, Arg]]
    times: int
    otherwise: int

    @property
    def key(self) -> Note:
        return self.note[0], tuple(self.note[1].items())

    def is_meant(self, chosen: set[tuple[str, Any]]) -> bool:
        """Whether the choice is to lose just that, as when a player says which of two units is removed."""
        return self.times == REPLIES and not chosen.isdisjoint(self.note[1].values())


def dangers(view: View, decision: Decision, actions: list[Action]) -> list[Danger]:
    """What a choice, of one or several actions, puts at risk, the worst first; nothing in games without a judgement."""
    judgement = view.game.judgement
    if judgement is None or not actions:
        return []
    imagination = Imagination(view)
    seat, serial = decision.seat, view["table"]["serial"]
    others = [option for option in choices(imagination.template, seat) if option != actions[0]]
    if not others:
        return []
    rng = Quick(serial)
    deals = [imagination.sample(rng) for _ in range(REPLIES)]

    def lost_by(those: list[Action]) -> Counter[Note]:
        # All choices meet with the same dice, as far as they are rolled for the same things.
        found: Counter[Note] = Counter()
        for i, deal in enumerate(deals):
            found.update(lost(deal, those, seat, judgement, Quick(serial + i)))
        return found

    found = lost_by(actions)
    told = [Danger((code, dict(args)), times, 0) for (code, args), times in found.items() if times >= SERIOUS]
    if not told:
        return []
    few = deals[:DEALS]
    others.sort(key=lambda option: -tried(option, few, seat, decision.kind, judgement, rng).value)
    otherwise = lost_by(others[:1])
    for option in others[1:OTHERS]:
        otherwise &= lost_by([option])
    told = [replace(it, otherwise=otherwise[it.key]) for it in told]
    chosen = {it for action in actions for it in zip(view.game.verbs[action[0]], action[1:], strict=True)}
    told = [danger for danger in told if danger.times - danger.otherwise >= SERIOUS and not danger.is_meant(chosen)]
    return sorted(told, key=lambda danger: (judgement.setbacks.index(danger.note[0]), -danger.times))[:MOST]


def lost(deal: State, actions: list[Action], seat: int, judgement: Judgement, rng: Quick) -> set[Note]:
    """What a seat soon loses in one deal by its choice; nothing by what it could still undo."""
    s = deal.clone()
    kind = ask_of(s).kind
    for action in actions:
        if s.result or first_asked(s) != seat or action not in options(s, seat):
            return set()
        act(s, seat, action, rng)
    carry_out(s, seat, kind, rng)
    if can_undo(deal, s, seat):
        return set()
    for _reply in range(FURTHER):
        if s.result or judgement.is_answered(deal, s, seat):
            break
        reply(s, rng)
    return {(code, tuple(args.items())) for code, args in judgement.lost(deal, s, seat)}


def can_undo(before: State, after: State, seat: int) -> bool:
    """Whether a seat could still take back what it has done in between (K.UNDO)."""
    return (asked(after) >> seat) & 1 == 1 and after.epoch == before.epoch


def reply(s: State, rng: Quick) -> None:
    """Whoever is asked takes what looks best at once."""
    who = first_asked(s)
    kind, found = ask_of(s).kind, choices(s, who)
    best, highest = found[0], -2.0
    if len(found) > 1:
        for option in found:
            after = s.clone()
            act(after, who, option, rng)
            worth = best_value(after, who, kind, rng, Effort(0), True)
            if worth > highest:
                best, highest = option, worth
    act(s, who, best, rng)


def in_words(danger: Danger, speaker: Speaker) -> str:
    """A danger in a sentence."""
    loss = speaker.say(*danger.note)
    often: dict[str, Arg] = {"times": danger.times, "of": REPLIES, "otherwise": danger.otherwise}
    return speaker.say("warn-replies", {"loss": loss, **often})
