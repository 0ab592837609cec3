"""A card that plunders, checked, printed and played: run by the test of the guide about opcodes, with its sources."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from senlac.games.hebs.game import Game1066
from senlac.games.hebs.language.words import WORDS
from senlac.games.hebs.packs.pack import LEADER, Pack
from senlac.games.hebs.packs.reading import merge, read_pack
from senlac.games.hebs.rules import effects
from senlac.games.hebs.show.cardtext import card_text
from senlac.games.hebs.show.wording import Names
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.decision import apply, decision
from senlac.kernel.frames import CHANCE, ask_of, asked, chance_of, resolve, run, waiting
from senlac.kernel.options import read_options
from senlac.kernel.rng import Quick

OVERRIDE = """
[override]
id = "plundering"
of = "1066-norman"

[[card]]
id = "william-fitzrobert"
ability = [{ kind = "action", do = ["plunder(2)"] }]
origin = { ability = "reconstructed" }
"""


@cache
def pack(name: str) -> Pack:
    raw = tomllib.loads((files("senlac.games.hebs") / f"packs/{name}.toml").read_text("utf-8"))
    return read_pack(merge(raw, tomllib.loads(OVERRIDE), name) if name == "norman" else raw, name)


class Plundering(Game1066):
    def find_pack(self, faction: str, overrides: str) -> Pack:
        return pack(faction)


def first_turn(s: Hebs) -> None:
    """Whatever is asked first is chosen, until a turn of deployment."""
    while waiting(s) == CHANCE or ask_of(s).kind != "deployment.turn":
        if waiting(s) == CHANCE:
            resolve(s, chance_of(s).sample(s, s.top[2], Quick(1)))
            continue
        seat = 0 if asked(s) & 1 else 1
        found = decision(s, seat)
        assert found is not None
        apply(s, seat, found.options[0])


def act(left: int) -> None:
    """William plunders a deck in which so many cards are left."""
    game = Plundering(read_options(Plundering.schema, {"faction": "norman", "opponent": "saxon"}))
    s = game.start()
    run(s)
    first_turn(s)
    side = [found.faction for found in s.box.packs].index("norman")
    s.active = s.marker = side
    s.deck[1 - side] = s.deck[1 - side][-left:] if left else s.deck[1 - side]
    deck = s.deck[1 - side]
    apply(s, side ^ s.swap, ("act", s.box.leader[side], 1))
    while waiting(s) != CHANCE and ask_of(s).kind == "abilities.answers-respond":
        apply(s, 0 if asked(s) & 1 else 1, ("pass",))
    gone = min(2, len(deck))
    assert s.deck[1 - side] == deck[: len(deck) - gone]
    assert s.discard[1 - side][-gone:] == deck[::-1][:gone]
    print(f"{gone} of {left if left else 'all'} cards are discarded")


def main() -> None:
    leader = next(card for card in pack("norman").cards if card.type == LEADER)
    assert WORDS["plunder"].example == "plunder(2)"
    assert "plunder" in effects.HANDLERS
    for lang in ("en", "fr"):
        print(*card_text(leader, Names({}, {}), lang))
    act(0)
    act(1)


if __name__ == "__main__":
    main()
