"""Turns a game into sentences, in the reader's language, from Fluent catalogues.

The table's own messages are next to this file; each game has its own (`GameDef.text_folder`). Identifiers:
`ask-KIND` for questions, `KIND` for events (`KIND-unseen` for those who may not know everything), `CODE` with an
attribute `remedy` for refusals, `do-VERB` for choices, `end-KIND` for endings. What people can type besides the printed
names is in separate catalogues (`typed-LANG.ftl`, see `text.reading`).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from senlac.catalogue import LANGUAGES, catalogue, knows, say
from senlac.kernel.decision import Decision
from senlac.kernel.errors import SenlacError
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.frames import Action
from senlac.kernel.gamedef import GameDef, Outcome
from senlac.kernel.notation import to_text

__all__ = ["LANGUAGES", "Speaker", "without_a_game"]


class Speaker:
    """Words one game's messages in one language, falling back to English."""

    def __init__(self, game: GameDef[Any], lang: str = "en") -> None:
        self.game = game
        self.lang = lang
        self._facts: dict[str, Arg] = {**game.show.facts()}

    def knows(self, message: str) -> bool:
        return knows(self.lang, self.game.text_folder, message)

    def say(self, message: str, args: dict[str, Arg] | None = None, attribute: str = "") -> str:
        """A message with its arguments; just the identifier if no catalogue has it."""
        filled = [(name, self.word(value)) for name, value in {**self._facts, **(args or {})}.items()]
        return say(self.lang, self.game.text_folder, message, attribute, tuple(filled))

    def word(self, value: Arg) -> int | str:
        """A thing by its name; numbers and words as they are."""
        if isinstance(value, tuple):
            return self.game.show.label(value[0], value[1], self.lang)
        return value

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, under which rule, and what to do about it."""
        args = {name: self._verbs(value) if name in ("verb", "verbs") else value for name, value in reason.args.items()}
        remedy = self.say(reason.code, args, "remedy")
        return f"{self.say(reason.code, args)} [{reason.rule}]" + (f" {remedy}" if remedy else "")

    def verb(self, verb: str) -> str:
        """The word to type for a verb."""
        message = f"word-{verb}"
        return self.say(message).split(",")[0].strip() if self.knows(message) else verb

    def _verbs(self, verbs: Arg) -> Arg:
        return ", ".join([self.verb(verb) for verb in verbs.split(", ")]) if isinstance(verbs, str) else verbs

    def refusal(self, error: SenlacError) -> str:
        """An error as a sentence: that of its reason, or its own, in this language if the catalogue has it."""
        reason = error.fields.get("reason")
        if isinstance(reason, Reason):
            return self.reason(reason)
        message = error.fields.get("message", "")
        if message not in catalogue(self.lang, self.game.text_folder):
            return str(error)
        return self.say(message, {name: value for name, value in error.fields.items() if isinstance(value, int | str)})

    def question(self, decision: Decision) -> str:
        offered = len(decision.options)
        return self.say("ask-" + decision.kind.replace(".", "-"), {**decision.about, "offered": offered})

    def option(self, decision: Decision, action: Action) -> str:
        """A choice in words: the message `do-VERB-KIND` or `do-VERB`, or else its notation."""
        verb = f"do-{action[0]}"
        for message in (f"{verb}-{decision.kind.replace('.', '-')}", verb):
            if self.knows(message):
                named = _named(self.game.verbs[action[0]], action[1:])
                return self.say(
                    message, {**named, "text": self.game.show.action_text(action, decision.about, self.lang)}
                )
        return to_text(self.game, action)

    def event(self, seen: tuple[Any, ...]) -> str:
        """The sentence for an event, as a seat saw it."""
        kind, args = seen[0], seen[1:]
        if kind == "table-end":
            return self.ending(Outcome(None if args[0] < 0 else args[0], args[1], args[2]))
        domains = {**self.game.events, **_TABLE_EVENTS}.get(kind, ())
        message = kind if len(args) == len(domains) else f"{kind}-unseen"
        return self.say(message, _named(domains, args))

    def ending(self, outcome: Outcome) -> str:
        """Who won, and how."""
        ours = f"end-{self.game.name}-{outcome.kind}"
        how = self.say(ours if self.knows(ours) else f"end-{outcome.kind}")
        if outcome.winner is None:
            return self.say("table-tie", {"how": how, "rule": outcome.rule})
        return self.say("table-win", {"seat": ("seat", outcome.winner), "how": how, "rule": outcome.rule})


@cache
def without_a_game(lang: str = "en") -> Speaker:
    """A speaker for the table's own messages, which belong to no game.

    >>> without_a_game().say("cli-no-scores")[:8]
    'No games'
    """
    return Speaker(GameDef({}), lang)


_TABLE_EVENTS: dict[str, tuple[str, ...]] = {"table-takeback": ("seat",)}


def _named(domains: tuple[str, ...], args: tuple[Any, ...]) -> dict[str, Arg]:
    """Arguments named after their domains; the second card is `card2`."""
    named: dict[str, Arg] = {}
    times: Counter[str] = Counter()
    for domain, value in zip(domains, args, strict=False):
        times[domain] += 1
        name = domain if times[domain] == 1 else f"{domain}{times[domain]}"
        named[name] = value if domain in ("number", "word", "rule") else (domain, value)
    return named
