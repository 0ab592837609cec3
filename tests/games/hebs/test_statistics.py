"""How cards fared: what is kept fits the packs, and comes from the figures of a simulation."""

from __future__ import annotations

import pytest

from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.statistics import fared, run_of, runs
from senlac.kernel.errors import BadOption
from senlac.sim import Arena, Setup, ThisProcess, figures, simulate
from senlac.sim.batch import total


def test_every_card_that_is_drawn_has_figures() -> None:
    assert runs()
    for faction in [faction for run in runs() for faction in run.cards]:
        cards = library.pack(faction).cards
        known = {card.id for card in cards if fared(faction, card.id)}
        assert known == {card.id for card in cards[1:]}, "all but the Leader, who is never drawn"


def test_what_is_kept_was_played_with_these_cards() -> None:
    for run in runs():
        for faction, content in run.content.items():
            assert content == library.pack(faction).content_hash, "play them again: senlac cards statistics"
        for found in [it for cards in run.cards.values() for it in cards.values()]:
            assert found.played <= run.games
            assert found.drawn <= run.games
            shares = (found.use, found.won_drawn, found.won_played)
            for share in [share for share in shares if share is not None]:
                assert 0 <= share.low <= share.rate <= share.high <= 1


def test_figures_of_a_simulation_become_what_is_kept() -> None:
    arena = Arena(Setup("1066", ("random",), games=1, seed=3))
    found = run_of(figures(arena, total(simulate(arena, ThisProcess())), 1.0))
    assert (found.game, found.games, found.bot) == ("1066", 1, "random")
    assert found.command == "senlac sim 1066 --games 1 --bots random --seed 3"
    assert set(found.cards) == {"norman", "saxon"}


def test_figures_of_another_kind_are_refused() -> None:
    with pytest.raises(BadOption, match="two factions"):
        run_of({"bots": ["greedy A", "random B"], "options": {"faction": "norman", "opponent": "saxon"}})
    with pytest.raises(BadOption, match="two factions"):
        run_of({"bots": ["greedy A"], "options": {}})
