"""Play-outs answer some questions without listing all options: each option is as likely as it is from the list."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from senlac.games.hastings.rules.movement import LEAD, MOVE, ORDER
from senlac.games.hastings.rules.regroup import WITHDRAW
from senlac.kernel.frames import Ask, playout, run
from senlac.kernel.rng import Quick
from senlac.registry import configure

from ..draws import first_answers


@pytest.mark.parametrize("rules", [1, 2])
def test_a_random_answer_is_any_of_the_options_and_all_are_alike(rules: int) -> None:
    game = configure("hastings", {})
    game.keep_rules(rules)
    s, rng, met = game.start(), Quick(rules), Counter[Ask[object]]()
    run(s)
    for _ in range(400):
        playout(s, rng, 1)
        if s.result:
            break
        ask = s.top[0]
        if ask in (MOVE, LEAD, WITHDRAW, ORDER):
            met[ask] += 1
            assert first_answers(s, ask.answer_at_random) == first_answers(s, partial(Ask.answer_at_random, ask))
    assert set(met) >= {MOVE, LEAD, ORDER}
