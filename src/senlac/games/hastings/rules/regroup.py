"""The Regroup Turn (9.1).

The Anglo-Saxons do not move in it (A85), and hits stay (A87); then the next turn begins (9.1.5).
"""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.rally import recover
from senlac.games.hastings.rules.reasons import why_not_enter
from senlac.games.hastings.rules.stacking import come_to, has_room
from senlac.games.hastings.rules.victory import VICTORY
from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.position import (
    in_wall,
    is_fit,
    is_routed,
    leaders_in,
    occupation,
    sides_units,
    to_enemies,
)
from senlac.games.hastings.state.table import REGROUP, Hastings
from senlac.games.hexes.grid import OFF, hexes_of
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args, Frame
from senlac.kernel.frames import Action, Ask, Each, Loop, Proc, Seq
from senlac.kernel.rng import Rng

#: At least so many hexes from any Anglo-Saxon unit: one hex lies between (9.1.4a).
CLEAR_OF: Final = 2


class BeginRegroup(Proc[Hastings]):
    """Nothing else happens on this turn (9.1.4, A17, A18)."""

    rule = "9.1.4a"

    def run(self, s: Hastings, a: Args) -> None:
        s.segment = REGROUP
        s.regrouped = s.turn
        s.active = -1
        s.recalled = 0
        s.emit("hastings-regroup", (s.turn,))


# ------------------------------------------------------------------ the Norman pulls back (9.1.4a)


def too_near(s: Hastings) -> int:
    """The mask of hexes further north than the southernmost Anglo-Saxon unit, or in or next to any (9.1.4a, A83)."""
    grid = s.field.grid
    north = (1 << max(0, southernmost(s) - 1) * grid.columns) - 1
    return north | grid.spread(occupation(s).held[SAXON])


def southernmost(s: Hastings) -> int:
    """The row of the southernmost Anglo-Saxon unit, 0 if there is none."""
    grid = s.field.grid
    found = 0
    for unit in sides_units(s, SAXON):
        if s.place[unit] != OFF and grid.row(s.place[unit]) > found:
            found = grid.row(s.place[unit])
    return found


def refuges(s: Hastings, piece: int) -> list[int]:
    """The hexes farther south where a piece is clear of the enemy, whom it ignores on the way (9.1.4a, A108).

    In its own row if there is none; never farther north. Rules 1: the nearest ones, wherever they are.
    """
    found = havens(s, piece)
    if s.game.rules < 2:
        return nearest_of(s, piece, hexes_of(found))
    grid = s.field.grid
    row = grid.row(s.place[piece])
    north = (1 << (row - 1) * grid.columns) - 1
    not_south = (1 << row * grid.columns) - 1
    return hexes_of(found & ~not_south or found & ~north)


def havens(s: Hastings, piece: int) -> int:
    """The mask of hexes that a piece can go to and where it is clear of the enemy."""
    seen = occupation(s)
    barred = too_near(s) | (seen.held[SAXON] if s.field.is_leader(piece) else seen.barred[NORMAN])
    here = s.place[piece]
    return s.field.ground_of(here) & ~(barred | s.field.bit[here])


def nearest_of(s: Hastings, piece: int, hexes: list[int]) -> list[int]:
    """Those of some hexes to which a piece has the shortest way."""
    costs = s.field.walk_from(s.place[piece]).costs
    least = min([costs[here] for here in hexes], default=0)
    return [here for here in hexes if costs[here] == least]


class PullBack(Each[Hastings]):
    """Every Norman piece that is too near goes; its number is the last arg."""

    rule = "9.1.4a"

    def items(self, s: Hastings, a: Args) -> tuple[int, ...]:
        field = s.field
        mine = [piece for piece in range(field.pieces) if field.side[piece] == NORMAN and s.place[piece] != OFF]
        barred = too_near(s)
        return tuple([piece for piece in mine if (barred >> s.place[piece]) & 1])


class PullOut(Proc[Hastings]):
    """One piece goes back, if there is a hex for it."""

    rule = "9.1.4a"

    def run(self, s: Hastings, a: Args) -> None:
        if refuges(s, a[-1]):
            WITHDRAW.push(s, (NORMAN, a[-1]))
        else:
            s.emit("hastings-no-refuge", (a[-1],))


class Withdraw(Ask[Hastings]):
    """The Norman picks the hex, and faces freely; args are the side and the piece."""

    rule = "9.1.4a"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        piece: int = a[1]
        facings = self.facings(s, piece)
        return [("withdraw", piece, there, facing) for there in refuges(s, piece) for facing in facings]

    def facings(self, s: Hastings, piece: int) -> list[int]:
        """How the piece may face; that of a Leader or a Routed unit means nothing."""
        return [s.field.forward[NORMAN]] if s.field.is_leader(piece) or is_routed(s, piece) else list(range(6))

    def answer_at_random(self, s: Hastings, frame: Frame, rng: Rng) -> None:
        # The same draw as from the options, without a list of some thousand of them.
        args: Args = frame[2]
        piece: int = args[1]
        hexes, facings = refuges(s, piece), self.facings(s, piece)
        drawn = rng.below(len(hexes) * len(facings))
        s.serial += 1
        there, facing = hexes[drawn // len(facings)], facings[drawn % len(facings)]
        self.apply(s, args, ("withdraw", piece, there, facing))

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        piece: int = a[1]
        s.emit("hastings-withdraws", (piece, action[2]))
        if s.field.is_leader(piece):
            s.place[piece] = action[2]
        else:
            s.facing[piece] = action[3]
            come_to(s, piece, action[2])

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "withdraw":
            return None
        if intent[1] != a[1]:
            return Reason("9.1.4a", "hastings-other-unit", unit=("piece", intent[1]), due=("piece", a[1]))
        return why_not_refuge(s, a[1], intent[2])

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"piece": ("piece", a[1])}


def why_not_refuge(s: Hastings, piece: int, there: int) -> Reason:
    """Why a piece cannot draw back to a hex: that is closed, too near, too far north, or not on the way back."""
    where: Arg = ("hex", there)
    barred = None if s.field.is_leader(piece) else why_not_enter(s, NORMAN, there, "4.1.1")
    if barred is not None:
        return barred
    away = to_enemies(s, there, SAXON)
    if away < CLEAR_OF:
        return Reason("9.1.4a", "hastings-refuge-near", hex=where, away=away, least=CLEAR_OF)
    row, south = s.field.grid.row(there), southernmost(s)
    if row < south:
        return Reason("9.1.4a", "hastings-refuge-north", hex=where, row=row, south=south)
    home = s.field.grid.row(s.place[piece])
    return Reason("A108", "hastings-refuge-back", piece=("piece", piece), hex=where, row=row, home=home)


# ------------------------------------------------------------------ Shield Walls (9.1.4b)


def can_form(s: Hastings) -> list[int]:
    """Un-Routed Anglo-Saxon units next to or with one already in Shield Wall, or with a Leader (A84)."""
    walls = 0
    for unit in sides_units(s, SAXON):
        if s.place[unit] != OFF and in_wall(s, unit):
            walls |= s.field.near[s.place[unit]]
    found: list[int] = []
    for unit in sides_units(s, SAXON):
        if not is_fit(s, unit) or in_wall(s, unit):
            continue
        if (walls >> s.place[unit]) & 1 or leaders_in(s, s.place[unit], SAXON):
            found.append(unit)
    return found


class Walls(Each[Hastings]):
    rule = "9.1.4b"

    def items(self, s: Hastings, a: Args) -> tuple[int, ...]:
        return tuple(can_form(s))


class Form(Ask[Hastings]):
    """A unit forms Shield Wall, facing freely, or does not; the last arg is the unit."""

    rule = "9.1.4b"

    def seat(self, s: Hastings, a: Args) -> int:
        return SAXON

    def options(self, s: Hastings, a: Args) -> list[Action]:
        found: list[Action] = [("form", a[-1], facing) for facing in range(6)]
        found.append(("decline", a[-1]))
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        if action[0] == "form":
            s.wall |= 1 << a[-1]
            s.facing[a[-1]] = action[2]
            s.emit("hastings-forms-wall", (a[-1], action[2]))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] not in ("form", "decline"):
            return None
        return Reason("9.1.4b", "hastings-other-unit", unit=("unit", intent[1]), due=("unit", a[-1]))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[-1])}


# ------------------------------------------------------------------ rallies and returns (9.1.4c, 9.1.4d)


class RallyAll(Each[Hastings]):
    rule = "9.1.4c"

    def items(self, s: Hastings, a: Args) -> tuple[int, ...]:
        return tuple([unit for unit in range(s.field.count) if s.place[unit] != OFF and is_routed(s, unit)])


class Recover(Proc[Hastings]):
    """The last arg is the unit."""

    rule = "9.1.4c"

    def run(self, s: Hastings, a: Args) -> None:
        recover(s, a[-1])


def in_box(s: Hastings, side: int) -> list[int]:
    """The units in a side's Eliminated Box."""
    return [unit for unit in sides_units(s, side) if s.place[unit] == OFF and not (s.buried >> unit) & 1]


def returnable(s: Hastings, side: int) -> list[int]:
    """The units of which one of every two of a type may come back (9.1.4d, A86)."""
    if not rooms(s, side):
        return []
    box = in_box(s, side)
    kinds = s.field.units
    here = [kinds[unit].type for unit in box]
    # For each one that came back another one will be out of the game.
    back = [kinds[unit].type for unit in sides_units(s, side) if (s.recalled >> unit) & 1]
    return [unit for unit in box if here.count(kinds[unit].type) - back.count(kinds[unit].type) >= 2]


def rooms(s: Hastings, side: int) -> list[int]:
    """The hexes on and next to a side's Standard that have room."""
    standard = s.standard[side]
    if standard == OFF:
        return []
    return [here for here in s.field.grid.within(standard, 1) if has_room(s, side, here)]


class Returns(Loop[Hastings]):
    """One side's units come back; arg is the side."""

    rule = "9.1.4d"

    def __init__(self, side: int, name: str) -> None:
        super().__init__(Return(side), name)
        self.side = side

    def again(self, s: Hastings, a: Args) -> bool:
        return bool(returnable(s, self.side))


class Return(Ask[Hastings]):
    """The owner chooses the unit that comes back."""

    rule = "9.1.4d"

    def __init__(self, side: int) -> None:
        super().__init__(f"regroup.return-{side}")
        self.side = side

    def seat(self, s: Hastings, a: Args) -> int:
        return self.side

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("return", unit) for unit in returnable(s, self.side)]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        unit: int = action[1]
        s.recalled |= 1 << unit
        PLACE.push(s, (self.side, unit))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "return":
            return None
        if intent[1] not in in_box(s, seat):
            return Reason("9.1.4d", "hastings-not-in-box", unit=("unit", intent[1]))
        kind = s.field.units[intent[1]].type
        lost = [unit for unit in sides_units(s, seat) if s.field.units[unit].type == kind]
        here = len([unit for unit in lost if s.place[unit] == OFF and not (s.buried >> unit) & 1])
        back = len([unit for unit in lost if (s.recalled >> unit) & 1])
        return Reason("9.1.4d", "hastings-no-pair", unit=("unit", intent[1]), type=("type", kind), lost=here, back=back)


class Bury(Proc[Hastings]):
    """For each unit that came back another one of its type is out of the game."""

    rule = "9.1.4d"

    def run(self, s: Hastings, a: Args) -> None:
        for unit in range(s.field.count):
            if not (s.recalled >> unit) & 1:
                continue
            for other in in_box(s, s.field.side[unit]):
                if s.field.units[other].type == s.field.units[unit].type:
                    s.buried |= 1 << other
                    s.emit("hastings-buried", (other,))
                    break


class Place(Ask[Hastings]):
    """Where a unit comes back, and how it faces; args are the side and the unit."""

    rule = "9.1.4d"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("place", a[1], here, facing) for here in rooms(s, a[0]) for facing in range(6)]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        s.place[a[1]] = action[2]
        s.facing[a[1]] = action[3]
        s.emit("hastings-returns", (a[1], action[2]))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "place":
            return None
        if intent[1] != a[1]:
            return Reason("9.1.4d", "hastings-other-unit", unit=("unit", intent[1]), due=("unit", a[1]))
        standard = s.standard[seat]
        far = s.field.apart(intent[2], standard)
        barred = why_not_enter(s, seat, intent[2], "A86") if far <= 1 else None
        if barred is not None:
            return barred
        return Reason("9.1.4d", "hastings-no-room", hex=("hex", intent[2]), far=far, standard=("hex", standard))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[1])}


WITHDRAW: Final = Withdraw()
PLACE: Final = Place()
FORM: Final = Form()
REGROUP_TURN: Final = Seq(
    "hastings.regroup.turn",
    BeginRegroup(),
    PullBack(PullOut()),
    Walls(FORM),
    RallyAll(Recover()),
    Returns(NORMAN, "hastings.regroup.returns-norman"),
    Returns(SAXON, "hastings.regroup.returns-saxon"),
    Bury(),
    VICTORY,
)
