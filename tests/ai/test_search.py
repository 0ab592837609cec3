"""The search: what was learned is asked about positions that it knows, and the bot to be measured against stays put."""

from __future__ import annotations

from typing import Any

import pytest

import senlac
from senlac.ai.search import Node, Style, choices, plant, walk
from senlac.games.hebs.play.judgement import HebsJudgement
from senlac.kernel.decision import decision
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, ask_of, first_asked, playout, run
from senlac.kernel.judgement import Judgement, Look
from senlac.kernel.rng import Quick
from senlac.kernel.views import Imagination, view
from senlac.registry import configure

#: What `ismcts` chose before anything was learned, by game and position.
AS_EVER: dict[tuple[str, int], Action] = {
    ("1066", 0): ("act", 40, 1),
    ("1066", 3): ("play", 92, 2),
    ("1565", 0): ("pay", 102),
    ("1565", 1): ("target", 119),
    ("1565", 3): ("pass",),
}


def position(name: str, seed: int) -> State:
    """A position of random play in which a seat has four options or more."""
    s: State = configure(name, {}).start()
    run(s)
    playout(s, Quick(seed), 30 + 20 * seed)
    while len(offered(s)) < 4:
        playout(s, Quick(seed), 1)
    return s


def offered(s: State) -> list[Action]:
    question = decision(s, first_asked(s))
    assert question is not None
    return question.options


@pytest.mark.parametrize(("name", "seed"), AS_EVER)
def test_the_bot_that_levels_are_measured_against_plays_as_ever(name: str, seed: int) -> None:
    """`ismcts` searches by the heuristic in one deal's order, whatever the levels above it have learned."""
    s = position(name, seed)
    seat = first_asked(s)
    question = decision(s, seat)
    assert question is not None
    assert senlac.bot("ismcts", seed=1, iterations=40).choose(view(s, seat), question) == AS_EVER[name, seed]


class Watching(Judgement):
    """What was learned; it takes note of what it is asked about."""

    def __init__(self, learned: Judgement) -> None:
        super().__init__(learned.stages, learned.names, learned.parts)
        self.weights = learned.weights
        self.learned = learned
        self.asked: list[bool] = []

    def look(self, s: Any) -> Look:
        self.asked.append(not s.pending and ask_of(s).begins_turn)
        return self.learned.look(s)


def test_a_search_asks_what_was_learned_only_where_a_turn_begins() -> None:
    s = position("1066", 3)
    judgement = Watching(HebsJudgement("players.json"))
    s.game.judgement = judgement
    seat = first_asked(s)
    imagination = Imagination(view(s, seat))
    few = choices(imagination.template, seat)
    rng = Quick(2)
    for depth in (0, 1, 7):
        root = Node()
        for _ in range(20):
            walk(root, few, imagination.sample(rng), seat, rng, Style(True, 40, 8, depth, 0.7))
    assert len(judgement.asked) > 40
    assert all(judgement.asked)


def test_options_are_put_in_order_by_all_deals() -> None:
    """An estimate from several deals is the mean of what the option comes to in each."""
    s = position("1066", 3)
    seat = first_asked(s)
    imagination = Imagination(view(s, seat))
    few, kind, style = choices(imagination.template, seat), ask_of(s).kind, Style(True, 40, 3, 20, 0.7)
    rng = Quick(2)
    deals = [imagination.sample(rng) for _ in range(3)]
    worth: dict[Action, float] = {}
    for deal in deals:
        alone = Node()
        plant(alone, [deal], few, seat, kind, Quick(5), Style(True, 40, len(few), 20, 0.7))
        for option, child in alone.children.items():
            worth[option] = worth.get(option, 0.0) + child.total / child.visits / len(deals)
    root = Node()
    kept = plant(root, deals, few, seat, kind, Quick(5), style)
    assert set(root.children) == set(kept)
    assert len(kept) == min(3, len(few))
    for option in kept:
        assert root.children[option].total / root.children[option].visits == pytest.approx(worth[option], abs=0.05)
