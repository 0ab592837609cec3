"""What no printed card says can be said as well: abilities put together from all words, on cards made for them."""

from __future__ import annotations

import tomllib
import zlib
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from oracle.positions import Place
from oracle.trying import Case, attempt

from senlac.games.hebs.game import Game1066
from senlac.games.hebs.packs.pack import Pack
from senlac.games.hebs.packs.reading import read_pack

POSITIONS = 20
#: On a Character, a Unit, a Tactics card, an Attachment to a Unit and an Event: kind, what is done, and more.
INVENTED: dict[str, list[dict[str, Any]]] = {
    "lanfranc": [
        {"kind": "action", "do": ["damage(choose(enemy), 1)", "move(choose(mine & ~leader), choose(wedge))"]},
        {"kind": "action", "do": ["heal_wedge(choose(wedge), 1)", "damage(choose(enemy), 1)", "tire(that)"]},
        {"kind": "action", "do": ["draw(count(mine & here))", "damage(self, 1)"], "when": "has(enemy & here)"},
        {"kind": "action", "do": ["tire(choose(enemy & ~leader))", "move(that, choose(wedge))", "damage(that, 1)"]},
        {"kind": "action", "do": ["recall(all(mine & unit & damaged))", "heal(self)"]},
    ],
    "norman-archers": [
        {"kind": "action", "do": ["range(3, 2)", "tire(that)", "move(self, choose(wedge))"]},
        {"kind": "action", "do": ["bombard(choose(wedge), count(mine & ranged))"]},
        {"kind": "action", "do": ["damage_wedge(this_wedge, 1)", "protect_wedge(this_wedge)"], "when": "final"},
        {"kind": "action", "do": ["destroy(self)", "destroy(choose(enemy & (row(1) | damaged) & ~leader))"]},
        {"kind": "constant", "do": ["give(enemy & here & ~row(1), zeal(-1))", "give(~enemy & ~here, health(+1))"]},
    ],
    "wagon-of-arms": [
        {"kind": "action", "do": ["destroy(choose(enemy_card & tactics))", "tire(all(mine & tactics & ready))"]},
        {"kind": "action", "do": ["recall(choose(mine & attachment, 2))", "refresh(choose(mine & tactics & tired))"]},
        {"kind": "response", "on": "move", "when": "about(mine)", "do": ["cancel()", "protect(trigger)"]},
        {"kind": "response", "on": "objective", "when": "by_enemy", "do": ["prevent(1)", "take_marker()"]},
        {"kind": "constant", "do": ["cost(mine & ~event & ~costs(1), -1)", "shield(mine & ~row(1) & ~leader)"]},
    ],
    "the-duke-lives": [
        {"kind": "action", "do": ["take(choose(discarded & ~event & ~costs(0), 2))", "discount(mine & event, 2)"]},
        {"kind": "action", "do": ["damage(all(~mine & (row(2) | ~ready)), count(mine & leader))"]},
        {"kind": "response", "on": "destroy", "when": "about(mine) & ~about(leader)", "do": ["cancel()", "draw(1)"]},
        {"kind": "response", "on": "pass", "when": "by_me | by_enemy", "do": ["enemy_discards(2)", "draw(2)"]},
        {"kind": "response", "on": "damage", "when": "~range & about(mine)", "do": ["prevent()", "look_at_hand()"]},
    ],
    "papal-banner": [
        {"kind": "action", "do": ["move(bearer, choose(wedge))", "heal(bearer, 1)"]},
        {"kind": "action", "do": ["damage(choose(enemy & here), count(mine & here & ~bearer))"]},
        {"kind": "constant", "do": ["give(mine & here & ~bearer, might(+1))", "give(bearer, health(+2))"]},
        {"kind": "response", "on": "damage", "when": "about(bearer | mine & here & leader)", "do": ["prevent(1)"]},
        {"kind": "played", "do": ["until_round_end(give(bearer, zeal(+2)))", "tire(all(enemy & here & ~damaged))"]},
    ],
}  # fmt: skip


def pack(name: str) -> Pack:
    raw = tomllib.loads((files("senlac.games.hebs") / f"packs/{name}.toml").read_text("utf-8"))
    for card in raw["card"]:
        if name == "norman" and card["id"] in INVENTED:
            card["ability"] = INVENTED[card["id"]]
    return read_pack(raw, name)


class Invented(Game1066):
    def find_pack(self, faction: str, overrides: str) -> Pack:
        return pack(faction)


@cache
def place() -> Place:
    return Place(Invented)


def test_such_cards_are_there() -> None:
    found = {card.id: card for card in pack("norman").cards}
    assert [found[it].type for it in INVENTED] == ["character", "unit", "tactics", "event", "attachment"]


@pytest.mark.parametrize(
    ("card", "number"),
    [(card, number) for card, abilities in INVENTED.items() for number in range(1, len(abilities) + 1)],
)
def test_an_invented_ability_does_what_it_says(card: str, number: int) -> None:
    case = Case("norman", card, number)
    seeds = [zlib.crc32(f"{case} {it}".encode()) for it in range(POSITIONS)]
    trials = [attempt(place(), case, seed) for seed in seeds]
    assert sum(trial.changed for trial in trials) >= 2
