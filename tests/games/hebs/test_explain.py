"""Whatever a player cannot do is explained: by a rule, in both languages, with what would make it legal."""

from __future__ import annotations

import pytest

from senlac.kernel.decision import explain
from senlac.kernel.frames import answer, first_asked, options, resolve_all, run
from senlac.kernel.rng import Quick
from senlac.kit.fuzz import vary_options
from senlac.registry import configure, game_type
from senlac.rulebook.index import load, rule_directories
from senlac.text import LANGUAGES, Speaker

INDEX = load(*rule_directories())


@pytest.mark.parametrize("seed", range(8))
def test_every_single_intent_is_answered_by_a_rule_of_the_game(seed: int) -> None:
    rng = Quick(seed)
    game = configure("1066", vary_options(game_type("1066"), rng))
    speakers = [Speaker(game, lang) for lang in LANGUAGES]
    s = game.start()
    run(s)
    resolve_all(s, rng)
    while not s.result:
        seat = first_asked(s)
        offered = options(s, seat)
        for verb in (rng.pick(list(game.verbs)), rng.pick(offered)[0]):
            domains = game.verbs[verb]
            intent = (verb, *[rng.below(4 if domain == "number" else len(game.names(domain))) for domain in domains])
            reason = explain(s, seat, intent)
            assert (reason is None) == (intent in offered)
            if reason is not None:
                assert reason.rule in INDEX
                assert not reason.rule.startswith("K."), f"{intent} is left to the table: {reason}"
                for speaker in speakers:
                    assert speaker.knows(reason.code)
                    assert speaker.say(reason.code, reason.args, "remedy"), f"{reason.code} has no remedy"
        answer(s, seat, rng.pick(offered))
        resolve_all(s, rng)
