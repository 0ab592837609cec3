"""What strikes a player about each part of the battle, as an idea for a hint: a message and its arguments."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.play.advice import best_prospect, eagerness
from senlac.games.hastings.play.setbacks import Note
from senlac.games.hastings.play.value import fit_hexes
from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.position import (
    eliminated,
    enemies_before,
    is_fit,
    is_routed,
    is_wounded,
    leaders_in,
    sides_units,
    to_enemies,
    units_in,
)
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.frames import Action

#: Mean hits are said of so many attacks.
TRIES: Final = 10


def note_on(s: Hastings, side: int, part: str, action: Action) -> Note:
    """The note on a part of the battle for which an action does most, or on the `usual` answer."""
    if part == "usual":
        return usual(s, side, action)
    if part == "attacks":
        return on_attacks(s, side, action)
    if part == "king":
        return on_king(s, side)
    if part == "leaders":
        return on_leaders(s, side)
    if part == "army":
        return on_army(s, side)
    if part == "line":
        return "hint-line" if side == SAXON else "hint-line-enemy", {"gaps": gaps(s)}
    if part == "approach":
        return on_approach(s)
    if part == "time":
        return "hint-time", {"left": s.field.turns - s.turn}
    return f"hint-{part}", {}


def usual(s: Hastings, side: int, action: Action) -> Note:
    """The only answer worth a thought, by what it is."""
    verb: str = action[0]
    if verb == "attack":
        return on_attacks(s, side, action)
    if verb == "activate":
        return "hint-activate", {"command": ("command", action[1]), "hits": round(eagerness(s, action[1]))}
    if verb == "regroup":
        lost = eliminated(s, side, False) + eliminated(s, side, True)
        return "hint-regroup", {"lost": lost, "routed": routed(s, side)}
    return {"order": "hint-order", "yield": "hint-yield"}.get(verb, "hint-usual"), {}


def on_attacks(s: Hastings, side: int, action: Action) -> Note:
    """What the attacker promises where he stands, or how many stand before an enemy."""
    if action[0] == "attack":
        attacker: int = action[1]
        return "hint-attack", {
            "unit": ("unit", attacker),
            "before": len(enemies_before(s, attacker)),
            "hits": round(TRIES * best_prospect(s, attacker)),
            "of": TRIES,
        }
    return "hint-attacks", {"ours": in_front(s, side), "theirs": in_front(s, 1 - side)}


def in_front(s: Hastings, side: int) -> int:
    """How many of a side's units have an enemy before them."""
    return len([unit for unit in sides_units(s, side) if is_fit(s, unit) and enemies_before(s, unit)])


def on_king(s: Hastings, side: int) -> Note:
    """How near the enemy is to the Army Leader, and who is with him."""
    king = s.field.army_leader[side]
    here = s.place[king]
    if here == OFF:
        return "hint-leaders", {}
    guards = len([unit for unit in sides_units(s, side) if s.place[unit] != OFF and is_near(s, unit, here)])
    code = "hint-king-wounded" if is_wounded(s, king) else "hint-king"
    return code, {"piece": ("piece", king), "far": to_enemies(s, here, 1 - side), "guards": guards}


def is_near(s: Hastings, unit: int, here: int) -> bool:
    """Whether a fit unit is in a hex or next to it."""
    return is_fit(s, unit) and s.field.apart(s.place[unit], here) <= 1


def on_leaders(s: Hastings, side: int) -> Note:
    """A Leader who has no unit with him, if there is one."""
    for leader in range(s.field.count, s.field.pieces):
        here = s.place[leader]
        if here != OFF and leader in leaders_in(s, here, side) and not units_in(s, here):
            return "hint-leader-alone", {"piece": ("piece", leader)}
    return "hint-leaders", {}


def on_army(s: Hastings, side: int) -> Note:
    """How many units still fight, on both sides."""
    return "hint-army", {"ours": fit(s, side), "theirs": fit(s, 1 - side), "routed": routed(s, side)}


def fit(s: Hastings, side: int) -> int:
    return len([unit for unit in sides_units(s, side) if is_fit(s, unit)])


def on_approach(s: Hastings) -> Note:
    """How far the Normans are from Harold, on the mean, and how many turns are left."""
    harold = s.place[s.field.army_leader[SAXON]]
    there = [s.field.apart(s.place[unit], harold) for unit in sides_units(s, NORMAN) if is_fit(s, unit)]
    far = round(sum(there) / max(1, len(there)))
    return "hint-approach", {"far": far, "left": s.field.turns - s.turn}


def routed(s: Hastings, side: int) -> int:
    return len([unit for unit in sides_units(s, side) if s.place[unit] != OFF and is_routed(s, unit)])


def gaps(s: Hastings) -> int:
    """Hexes of the line in which the Shield Wall was set up that no fit Anglo-Saxon unit holds."""
    line = 0
    for unit in s.field.units:
        if unit.wall:
            line |= s.field.bit[unit.place]
    return (line & ~fit_hexes(s, SAXON)).bit_count()
