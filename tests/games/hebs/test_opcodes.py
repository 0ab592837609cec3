"""Every word of the language has one opcode and one handler; what is unknown raises, and never passes in silence."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.games.hebs.game import Game1066
from senlac.games.hebs.language.words import EFFECT, LASTING, WORDS, BadExpression, Expr
from senlac.games.hebs.packs.pack import AbilityText
from senlac.games.hebs.rules import effects
from senlac.games.hebs.state import codes
from senlac.games.hebs.state.box import Ability, Box, Effect
from senlac.kernel.frames import run
from senlac.kernel.options import read_options


def ability(*do: Expr) -> AbilityText:
    return AbilityText("action", {}, "", "", None, list(do))


def test_every_word_that_is_done_has_an_opcode_of_its_own() -> None:
    words = {word.name for word in WORDS.values() if EFFECT in word.gives or LASTING in word.gives}
    assert set(codes.OPCODES) == words - {"until_round_end"}
    own = [op for word, op in codes.OPCODES.items() if word != "range"]
    assert len(own) == len(set(own))
    assert codes.OPCODES["range"] == codes.OPCODES["damage"]
    assert codes.GIVE_WEDGE not in own


def test_every_effect_has_a_handler_and_every_handler_a_word() -> None:
    words = {word.name for word in WORDS.values() if EFFECT in word.gives}
    assert set(effects.HANDLERS) == words - {"until_round_end", "range"}


@pytest.mark.parametrize("word", sorted(effects.HANDLERS))
def test_a_word_without_a_handler_is_refused_before_any_game(word: str) -> None:
    others = {name: handler for name, handler in effects.HANDLERS.items() if name != word}
    with pytest.raises(AssertionError, match=f"'{word}' is a word of the language"):
        effects.table_of(others)


def test_an_unknown_word_is_not_compiled() -> None:
    game = Game1066(read_options(Game1066.schema, {}))
    box = Box(game.packs, [ground.health for ground in game.grounds], game.rules)
    with pytest.raises(BadExpression, match="no effect 'conjure'"):
        box._ability(0, "nobody", 1, ability(Expr("conjure", [])))


@pytest.mark.parametrize("op", [codes.COST, codes.SHIELD, codes.RELENTLESS, codes.GIVE_WEDGE])
def test_what_merely_lasts_is_never_carried_out(op: int) -> None:
    state: Any = Game1066(read_options(Game1066.schema, {})).start()
    run(state)
    made = Ability(0, 0, "nobody", 1, ability())
    with pytest.raises(AssertionError, match=f"opcode {op} of nobody is nothing that can be done"):
        effects.perform(state, made, Effect(0, op), (0, -1, 0, (), 0), 0)
