"""Text and behaviour are one: every ability of every card is read a second time, and held against the engine.

`oracle` interprets abilities straight from their parsed text on a plain model of the table. Each is tried out in 20
positions: the same turns, targets, Responses and payments must be legal, and the table, the values of all cards and
their costs must be the same afterwards.
"""

from __future__ import annotations

import random
import zlib
from functools import cache

import pytest
from oracle.comparing import Match
from oracle.positions import Place, wander
from oracle.trying import Case, attempt, cases

from senlac.games.hebs.game import Game1066, Game1565
from senlac.games.hebs.language.words import EFFECT, LASTING, WORDS, Expr
from senlac.games.hebs.rules.effects import HANDLERS
from senlac.kernel.frames import OVER, resolve_all, waiting
from senlac.kernel.rng import Quick

POSITIONS = 20
BOXES = ("1066", "1565")
#: Abilities of a pack are tried out together, a part of them in a test.
PARTS = 8
GAMES = {"1066": Game1066, "1565": Game1565}


@cache
def place(box: str) -> Place:
    return Place(GAMES[box])


def seed(case: Case, number: int) -> int:
    return zlib.crc32(f"{case} {number}".encode())


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("box", BOXES)
def test_every_ability_does_what_it_says(box: str, part: int) -> None:
    found = cases(place(box))[part::PARTS]
    assert len(found) > 20
    changed = compared = 0
    for case in found:
        trials = [attempt(place(box), case, seed(case, number)) for number in range(POSITIONS)]
        assert any(trial.changed for trial in trials), f"{case} changes nothing in {POSITIONS} positions"
        changed += sum(trial.changed for trial in trials)
        compared += sum(trial.compared for trial in trials)
    # It is no comparison if hardly anything happens.
    assert changed > 0.7 * POSITIONS * len(found)
    assert compared > 40 * POSITIONS * len(found)


@pytest.mark.parametrize("game_seed", range(4))
@pytest.mark.parametrize("box", BOXES)
def test_random_games_go_as_the_cards_say(box: str, game_seed: int) -> None:
    """In positions as they come, nothing laid out: turn by turn until the phase ends."""
    rng = random.Random(game_seed)
    here = place(box)
    turns = 0
    for s in wander(here.game, 100 + game_seed, 6):
        for _ in range(6):
            match = Match(s, here.texts, rng)
            match.same_turn()
            found = [it for it in match.offered(s.active) if it[0] != "pass"]
            if not found:
                break
            match.turn(rng.choice(found))
            turns += 1
            resolve_all(s, Quick(1))
            if waiting(s) == OVER:
                break
    assert turns > 10


# ------------------------------------------------------------------ every word


def said(e: Expr) -> set[str]:
    return {e.word}.union(*[said(arg) for arg in e.args])


def test_every_word_of_the_language_is_tried_out_by_a_card() -> None:
    """Each word that does something changes something in a position, on a card of the packs or on one made for it."""
    done: set[str] = set()
    for box in BOXES:
        for pack in place(box).box.packs:
            for holder in [*pack.cards, *pack.objectives]:
                for ability in holder.abilities:
                    done |= {word for e in ability.do for word in said(e)}
    words = {word.name for word in WORDS.values() if EFFECT in word.gives or LASTING in word.gives}
    assert words <= done
    assert set(HANDLERS) <= done
