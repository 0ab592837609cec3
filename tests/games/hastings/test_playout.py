"""Play-outs answer some questions without listing all options: it must be the answer that the list would have given."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from senlac.games.hastings.rules.movement import LEAD, MOVE
from senlac.games.hastings.rules.regroup import WITHDRAW
from senlac.kernel.frames import Ask, playout, run
from senlac.kernel.rng import Quick
from senlac.registry import configure


def answered(s: Any, draw: Any, seed: int) -> Any:
    """The position after the question on top was answered, and the next draw of the generator."""
    after, rng = s.clone(), Quick(seed)
    frame = after.top
    after.top = frame[3]
    draw(after, frame, rng)
    return after.values(), rng.below(1 << 20)


@pytest.mark.parametrize("rules", [1, 2])
def test_a_random_answer_is_drawn_from_the_options(rules: int) -> None:
    game = configure("hastings", {})
    game.keep_rules(rules)
    s, rng, met = game.start(), Quick(rules), set()
    run(s)
    for seed in range(400):
        playout(s, rng, 1)
        if s.result:
            break
        ask = s.top[0]
        if ask in (MOVE, LEAD, WITHDRAW):
            met.add(ask)
            from_list = partial(Ask.answer_at_random, ask)
            assert answered(s, ask.answer_at_random, seed) == answered(s, from_list, seed)
    assert met >= {MOVE, LEAD}
