"""What can be read off the position: who stands where, who is fit, who faces whom."""

from __future__ import annotations

from senlac.games.hastings.state.field import Company, Occupation
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF


def sides_units(s: Hastings, side: int) -> list[int]:
    """A side's units, on the map or not."""
    return s.field.army[side]


def to_enemies(s: Hastings, here: int, side: int) -> int:
    """How far it is from a hex to the nearest unit of a side; farther than any hex if it has none."""
    return occupation(s).to_nearest(here, side)


def is_routed(s: Hastings, unit: int) -> bool:
    return (s.routed >> unit) & 1 == 1


def in_wall(s: Hastings, unit: int) -> bool:
    return (s.wall >> unit) & 1 == 1


def is_wounded(s: Hastings, piece: int) -> bool:
    return (s.wounded >> piece) & 1 == 1


def is_fit(s: Hastings, unit: int) -> bool:
    """On the map and not Routed."""
    return s.place[unit] != OFF and not (s.routed >> unit) & 1


def units_in(s: Hastings, here: int) -> list[int]:
    """The combat units in a hex."""
    return [unit for unit in range(s.field.count) if s.place[unit] == here]


def leaders_in(s: Hastings, here: int, side: int) -> list[int]:
    """A side's Leaders in a hex, as pieces."""
    field = s.field
    return [piece for piece in range(field.count, field.pieces) if s.place[piece] == here and field.side[piece] == side]


def stacked(s: Hastings, here: int) -> int:
    """How many combat units are in a hex."""
    return s.place[: s.field.count].count(here)


def held_by(s: Hastings, here: int) -> int:
    """The side that has units in a hex, or -1."""
    held = occupation(s).held
    for side in range(2):
        if held[side] & s.field.bit[here]:
            return side
    return -1


def occupation(s: Hastings) -> Occupation:
    """Who holds which hexes. It is kept for as long as nobody moves: the field remembers whom it saw last."""
    seen = s.field.seen
    if seen.place != s.place:
        seen = Occupation(s.field, s.place, seen)
        s.field.seen = seen
    return seen


def company_of(s: Hastings, command: int) -> Company:
    """Who of a Command is near whom; kept like `occupation`."""
    seen = s.field.companies[command]
    if seen.routed != s.routed or seen.place != s.place:
        seen = Company(s.field, command, s.place, s.routed, seen)
        s.field.companies[command] = seen
    return seen


def command_units(s: Hastings, command: int) -> list[int]:
    """The units of a Command that are on the map."""
    return [unit for unit in s.field.commands[command].units if s.place[unit] != OFF]


def has_units(s: Hastings, command: int) -> bool:
    """Whether a Command has units on the map."""
    for unit in s.field.commands[command].units:
        if s.place[unit] != OFF:
            return True
    return False


def fit_units(s: Hastings, command: int) -> list[int]:
    """The un-Routed units of a Command that are on the map."""
    place, routed = s.place, s.routed
    return [unit for unit in s.field.commands[command].units if place[unit] != OFF and not (routed >> unit) & 1]


def front_of(s: Hastings, unit: int) -> int:
    """The mask of a unit's frontal hexes: two, four in Shield Wall, none when Routed (1.1.FACING, A04, A35)."""
    if s.place[unit] == OFF or (s.routed >> unit) & 1:
        return 0
    table = s.field.wall_front if (s.wall >> unit) & 1 else s.field.front
    return table[s.place[unit] * 6 + s.facing[unit]]


def is_threatened(s: Hastings, side: int, here: int) -> bool:
    """Whether a hex is a frontal hex of an un-Routed enemy of a side (A36)."""
    return is_faced(s, occupation(s), side, here)


def is_faced(s: Hastings, seen: Occupation, side: int, here: int) -> bool:
    """The same, for those who have looked already who holds which hexes."""
    if not seen.held[1 - side] & s.field.near[here]:
        return False
    far = s.field.far_from(here)
    for enemy in range(s.field.first[1 - side], s.field.last[1 - side]):
        if far[s.place[enemy]] == 1 and (front_of(s, enemy) >> here) & 1:
            return True
    return False


def enemies_before(s: Hastings, unit: int) -> list[int]:
    """The enemy units in a unit's frontal hexes (7.7.1)."""
    mask = front_of(s, unit)
    other = 1 - s.field.side[unit]
    if not mask & occupation(s).held[other]:
        return []
    far = s.field.far_from(s.place[unit])
    found: list[int] = []
    for enemy in range(s.field.first[other], s.field.last[other]):
        if far[s.place[enemy]] == 1 and (mask >> s.place[enemy]) & 1:
            found.append(enemy)
    return found


def is_alive(s: Hastings, piece: int) -> bool:
    return s.place[piece] != OFF


def eliminated(s: Hastings, side: int, elite: bool) -> int:
    """How many of a side's better or common units are off the map, whatever the reason (7.9.3, A72)."""
    field = s.field
    return sum([1 for unit in sides_units(s, side) if s.place[unit] == OFF and field.elite[unit] == elite])


def losses(s: Hastings, side: int) -> int:
    """How many of a side's units are off the map."""
    return s.place[s.field.first[side] : s.field.last[side]].count(OFF)
