"""Find examples: play seeded games between bots, and look for the signs of rules in what happens."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, Final

from senlac.ai import bot
from senlac.examples.account import AccountLine, after, before, text_of
from senlac.examples.example import BotGame, Example, Kept, sign_of, signs
from senlac.kernel.decision import Decision
from senlac.kernel.frames import Action
from senlac.kernel.notation import to_text
from senlac.kernel.rng import Quick
from senlac.session import Session

#: The games that are played for examples: their names and options.
GAMES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("1066", {}),
    ("1565", {}),
    ("1066", {"choosing": True}),
    ("1066", {"draft": "draw3"}),
    ("1066", {"draft": "draw4", "shuffled_objectives": True}),
    ("1066", {"cut_decks": True}),
    ("1066", {"late_range": True}),
    ("1066", {"edition": "fr"}),
    ("1066", {"tie": "hands"}),
    ("1066", {"opponent": "ottoman"}),
    ("1066", {"opponent": "norman"}),
    ("1066-solo", {}),
    ("1066-solo", {"level": "king"}),
    ("1066-solo", {"faction": "saxon", "opponent": "norman", "level": "easy"}),
    ("1066-solo", {"quick_play": True}),
    ("1066-solo", {"worst": True, "level": "hard"}),
    ("1066-solo", {"late_range": True}),
    ("1565-solo", {}),
    ("1565-solo", {"faction": "ottoman", "opponent": "malta"}),
    ("hastings", {}),
)
#: Who plays: some rules only show when somebody plays badly.
BOTS: Final = ("random", "greedy")
#: How many things that may not be done are tried at each decision.
TRIED: Final = 24


def find(rules: dict[str, list[str]], seeds: range, command: str) -> Iterator[Kept]:
    """Play all games with all seeds; yields what was found after each game that shows a rule which none before it did.

    `rules` are the ids to look for, by the name of the game.
    """
    kept = Kept(command, [], {})
    for seed in seeds:
        for game, options in GAMES:
            for name in BOTS:
                missing = [rule for rule in rules[game] if rule not in kept.examples and rule not in signs().none]
                if missing and _look_through(kept, BotGame(game, options, f"{name}/{seed}", []), name, missing):
                    yield kept


def _look_through(kept: Kept, played: BotGame, name: str, rules: list[str]) -> bool:
    """Play a game and look for signs of rules at every decision; keep as much of it as shows any."""
    session = Session.new(played.game, played.seed, **played.options)
    player, rng = bot(name, seed=1), Quick(1)
    left = {rule: sign_of(rule) for rule in rules}
    length = 0
    while session.outcome is None and left:
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        move = to_text(session.game, player.choose(session.view(seat), question))
        lines = before(session, seat, _intents(session, question, rng) + _asked_for(session, question, left))
        lines += after(session, seat, move)
        for rule, refused in _seen(left, lines):
            kept.examples[rule] = Example(len(kept.played), len(played.moves), refused)
            del left[rule]
            length = len(played.moves) + 1
        played.moves.append((seat, move))
    if length:
        del played.moves[length:]
        kept.played.append(played)
    return length > 0


def _seen(left: dict[str, re.Pattern[str]], lines: list[AccountLine]) -> list[tuple[str, str]]:
    """The rules whose signs are in an account, each with what has to be tried to see it."""
    text = text_of(lines)
    found = []
    for rule, sign in left.items():
        match = sign.search(text)
        if match is not None:
            touched = lines[text.count("\n", 0, match.start()) : text.count("\n", 0, match.end()) + 1]
            found.append((rule, touched[-1].refused))
    return found


def _intents(session: Session, question: Decision, rng: Quick) -> list[str]:
    """Things that somebody might try and that are not offered: anything, or what is offered with another thing."""
    game = session.game
    found: dict[str, None] = {}
    for number in range(TRIED):
        tried: list[Any]
        if number % 2:
            verb = rng.pick(sorted(game.verbs))
            tried = [verb, *[_some(session, domain, rng) for domain in game.verbs[verb]]]
        else:
            offered: Action = rng.pick(question.options)
            tried = list(offered)
            place = rng.below(len(tried))
            if place:
                tried[place] = _some(session, game.verbs[tried[0]][place - 1], rng)
        if tuple(tried) not in question.options:
            found[to_text(game, tuple(tried))] = None
    return list(found)


def _asked_for(session: Session, question: Decision, rules: Iterable[str]) -> list[str]:
    """What has to be tried for these rules: their verb with everything, such as the first ability of every card."""
    game = session.game
    found: list[str] = []
    wanted = [signs().tries[rule] for rule in rules if rule in signs().tries]
    for verb in sorted({it.verb for it in wanted if game.options.get(it.option)}):
        things = [[1] if domain == "number" else range(len(game.names(domain))) for domain in game.verbs[verb]]
        tried = [(verb, *some) for some in product(*things)]
        found += [to_text(game, action) for action in tried if action not in question.options]
    return found


def _some(session: Session, domain: str, rng: Quick) -> int:
    return 1 + rng.below(3) if domain == "number" else rng.below(len(session.game.names(domain)))
