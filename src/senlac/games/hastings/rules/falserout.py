"""The Norman False Rout (9.2)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.pursuit import breaks_ranks, follow
from senlac.games.hastings.rules.rout import ESCORT, take_along
from senlac.games.hastings.rules.stacking import come_to
from senlac.games.hastings.state.field import NORMAN, SAXON, Occupation
from senlac.games.hastings.state.position import fit_units, front_of, is_fit, occupation, sides_units, to_enemies
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF, turn_cost
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, ChanceOutcome, Die, Each, Proc

DONE: Final[Action] = ("done",)
#: How far a unit retreats (9.2.3b).
LEAST: Final = 2
MOST: Final = 3


class MayFeign(Proc[Hastings]):
    """At the start of the first activation, by a Norman with the Initiative after the Regroup Turn (9.2.1, A88, A109).

    Rallies come after it (9.2.2, 9.2.7, A21).
    """

    rule = "9.2.1"

    def run(self, s: Hastings, a: Args) -> None:
        first = s.spent == 1 << s.active
        norman = s.initiative == NORMAN and s.field.commands[s.active].side == NORMAN
        if first and norman and s.regrouped and s.regrouped < s.turn:
            FEIGN.push(s, (NORMAN, 0))


def feigners(s: Hastings, chosen: int) -> list[int]:
    """The Norman Commands that can still be named, in rising order."""
    commands = s.field.commands
    return [i for i in range(len(commands)) if commands[i].side == NORMAN and not chosen >> i and fit_units(s, i)]


class Feign(Ask[Hastings]):
    """The Norman names the Commands that pretend to flee; args are the side and the mask of those named."""

    rule = "9.2.3"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        found: list[Action] = [DONE]
        for command in feigners(s, a[1]):
            found.append(("feign", command))
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        chosen: int = a[1]
        if action != DONE:
            chosen |= 1 << action[1]
            s.emit("hastings-feigns", (action[1],))
            if feigners(s, chosen):
                self.push(s, (NORMAN, chosen))
                return
        if chosen:
            begin_feint(s, chosen)

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "feign":
            return None
        command: int = intent[1]
        if s.field.commands[command].side != NORMAN:
            return Reason("9.2.3", "hastings-enemy-command", command=("command", command))
        if not fit_units(s, command):
            return Reason("A89", "hastings-no-fit-units", command=("command", command))
        return Reason("9.2.3", "hastings-named", command=("command", command))


def begin_feint(s: Hastings, chosen: int) -> None:
    """All un-Routed units of the Commands go back; who among the fyrd stood before them is settled first (A91).

    Commands that are not active yet will be when their chits are drawn (A93).
    """
    field = s.field
    going: list[int] = []
    for command in range(len(field.commands)):
        if (chosen >> command) & 1:
            going.extend(fit_units(s, command))
    contacts: list[tuple[int, int]] = []
    for fyrd in sides_units(s, SAXON):
        if not field.rash[fyrd] or not is_fit(s, fyrd):
            continue
        front = front_of(s, fyrd)
        mask = 0
        for unit in going:
            if (front >> s.place[unit]) & 1:
                mask |= 1 << unit
        if mask:
            contacts.append((fyrd, mask))
    FEINTS.push(s, (tuple(going), (), tuple(contacts)))


# ------------------------------------------------------------------ the retreat


def paths_back(s: Hastings, unit: int) -> dict[int, tuple[int, ...]]:
    """The ways of a retreat by the hex where they end; a unit that cannot go far enough goes as far as it can (A90)."""
    ways: list[tuple[int, ...]] = [(s.place[unit],)]
    by_length: list[dict[int, tuple[int, ...]]] = []
    for _ in range(MOST):
        found: dict[int, tuple[int, ...]] = {}
        for way in ways:
            for there in steps_back(s, way[-1]):
                if there not in found and there not in way:
                    found[there] = (*way, there)
        by_length.append(found)
        ways = list(found.values())
    enough: dict[int, tuple[int, ...]] = {}
    for length in range(LEAST, MOST + 1):
        for there, way in by_length[length - 1].items():
            enough.setdefault(there, way)
    return enough or by_length[0]


def steps_back(s: Hastings, here: int) -> list[int]:
    """The next hexes of a retreat: farther from the Anglo-Saxons, or as far and farther south (A90)."""
    seen = occupation(s)
    found = seen.back.get(here)
    if found is None:
        found = _steps_back(s, here, seen)
        seen.back[here] = found
    return found


def _steps_back(s: Hastings, here: int, seen: Occupation) -> list[int]:
    grid = s.field.grid
    barred = seen.barred[NORMAN] | s.field.closed
    apart = seen.to_nearest(here, SAXON)
    found: list[int] = []
    for direction in range(6):
        there = grid.neighbours[here * 6 + direction]
        if there == OFF or (barred >> there) & 1:
            continue
        farther = seen.to_nearest(there, SAXON)
        if farther > apart or (farther == apart and grid.row(there) > grid.row(here)):
            found.append(there)
    return found


def facings_back(s: Hastings, unit: int, there: int) -> list[int]:
    """The facings towards the enemy: with a front hex that is nearer to the nearest Anglo-Saxons (9.2.3b, A90)."""
    if s.game.rules < 2:
        return _facings_before(s, unit, there)
    grid = s.field.grid
    apart = to_enemies(s, there, SAXON)
    nearer: list[bool] = []
    for direction in range(6):
        beside = grid.neighbours[there * 6 + direction]
        nearer.append(beside != OFF and to_enemies(s, beside, SAXON) < apart)
    return [facing for facing in range(6) if nearer[facing - 1] or nearer[facing]]


def _facings_before(s: Hastings, unit: int, there: int) -> list[int]:
    """Rules 1: facing kept, or the vertex whose front hexes are nearest to the Anglo-Saxons."""
    grid = s.field.grid
    kept = s.facing[unit]
    best = kept
    least = 2 * grid.count
    around: list[int] = []
    for direction in range(6):
        beside = grid.neighbours[there * 6 + direction]
        around.append(grid.count if beside == OFF else to_enemies(s, beside, SAXON))
    for facing in range(6):
        far = around[facing - 1] + around[facing]  # its front directions
        if far < least or (far == least and turn_cost(kept, facing) < turn_cost(kept, best)):
            best = facing
            least = far
    return [kept] if best == kept else sorted([kept, best])


def ready(s: Hastings, going: tuple[int, ...]) -> list[int]:
    """Of those still to go back, the units that can go far enough; if there are none, those that can go at all (A90).

    So one that is in another's way makes room for it first.
    """
    able = [unit for unit in going if steps_back(s, s.place[unit])]
    return [unit for unit in able if is_far_enough(s, unit)] or able


def is_far_enough(s: Hastings, unit: int) -> bool:
    """Whether a unit can go back as far as it must."""
    for there in steps_back(s, s.place[unit]):
        if [then for then in steps_back(s, there) if then != s.place[unit]]:
            return True
    return False


class Feints(Proc[Hastings]):
    """One unit after the other goes back; args are those still to go, the paths so far, and the contacts."""

    rule = "9.2.3b"

    def run(self, s: Hastings, a: Args) -> None:
        if s.game.rules < 2:
            self._run_before(s, a)
            return
        found = ready(s, a[0])
        if not found:
            for unit in a[0]:
                s.emit("hastings-hemmed-in", (unit,))
            TEMPTED.push(s, (a[1], a[2]))
        elif len(found) == 1:
            let_go(s, found[0], a)
        else:
            NEXT_FEINT.push(s, (NORMAN, *a))

    def _run_before(self, s: Hastings, a: Args) -> None:
        """Rules 1: in the order of their numbers, and one that is in nobody's way but cannot go stays."""
        going: tuple[int, ...] = a[0]
        if not going:
            TEMPTED.push(s, (a[1], a[2]))
        elif steps_back(s, s.place[going[0]]):
            let_go(s, going[0], a)
        else:
            self.push(s, (going[1:], a[1], a[2]))


def let_go(s: Hastings, unit: int, a: Args) -> None:
    """A unit goes back now; args as those of Feints."""
    others = tuple([other for other in a[0] if other != unit])
    FEINT.push(s, (NORMAN, (unit, *others), a[1], a[2]))
    ESCORT.push(s, (NORMAN, unit))


class NextFeint(Ask[Hastings]):
    """The Norman chooses which unit goes back next; args are the side, and those of Feints."""

    rule = "9.2.3b"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("order", unit) for unit in ready(s, a[1])]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        let_go(s, action[1], a[1:])

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] not in ("order", "feint"):
            return None
        unit: int = intent[1]
        if unit not in a[1]:
            return Reason("9.2.3b", "hastings-not-falling-back", unit=("piece", unit))
        if unit in ready(s, a[1]):
            return Reason("9.2.3b", "hastings-order-first", piece=("piece", unit))
        return Reason("A90", "hastings-make-room", unit=("unit", unit))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"number": len(a[1])}


class Feint(Ask[Hastings]):
    """Where a unit goes back to; args are the side, and those of Feints."""

    rule = "9.2.3b"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        unit: int = a[1][0]
        found: list[Action] = []
        for there in sorted(paths_back(s, unit)):
            for facing in facings_back(s, unit, there):
                found.append(("feint", unit, there, facing))
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        unit: int = action[1]
        path = paths_back(s, unit)[action[2]]
        FEINTS.push(s, (a[1][1:], (*a[2], (unit, path)), a[3]))
        s.facing[unit] = action[3]
        s.emit("hastings-feints", (unit, action[2]))
        come_to(s, unit, action[2])
        take_along(s, action[2])

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "feint":
            return None
        unit: int = a[1][0]
        if intent[1] != unit:
            return Reason("9.2.3b", "hastings-other-unit", unit=("unit", intent[1]), due=("unit", unit))
        if intent[2] in paths_back(s, unit):
            return Reason("9.2.3b", "hastings-face-enemy", unit=("unit", unit))
        return Reason("9.2.3b", "hastings-no-feint", unit=("unit", unit), hex=("hex", intent[2]))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[1][0])}


# ------------------------------------------------------------------ the fyrd is tempted


class Tempted(Each[Hastings]):
    """Each Fyrd unit that was in contact checks; args are paths and contacts, and its place among these."""

    rule = "9.2.4"

    def items(self, s: Hastings, a: Args) -> tuple[int, ...]:
        return tuple(range(len(a[1])))


class Contact(Die[Hastings]):
    """A Fyrd unit's roll on the Left Pursuit Chart (A47); args as those of Tempted."""

    rule = "9.2.4"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        fyrd, mask = a[1][a[2]]
        if not is_fit(s, fyrd) or not breaks_ranks(s, fyrd, outcome):
            return
        paths = [(unit, path) for unit, path in a[0] if (mask >> unit) & 1]
        if len(paths) == 1:
            go_after(s, fyrd, paths[0][1])
        elif paths:
            GO_AFTER.push(s, (SAXON, fyrd, tuple(paths)))


def go_after(s: Hastings, fyrd: int, path: tuple[int, ...]) -> None:
    """It follows as far as the Norman went, and loses its Shield Wall (9.2.5, 9.2.6, A92)."""
    follow(s, fyrd, path, len(path) - 1, False)


class GoAfter(Ask[Hastings]):
    """Which of the Normans before it a Fyrd unit follows; args are the side, the unit and their paths."""

    rule = "9.2.5"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("follow", a[1], unit) for unit, _ in a[2]]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        for unit, path in a[2]:
            if unit == action[2]:
                go_after(s, a[1], path)
                return

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "follow":
            return None
        if intent[1] != a[1]:
            return Reason("9.2.5", "hastings-other-unit", unit=("unit", intent[1]), due=("unit", a[1]))
        return Reason("9.2.5", "hastings-no-contact", unit=("unit", a[1]), enemy=("unit", intent[2]))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[1])}


FEIGN: Final = Feign()
FEINTS: Final = Feints()
NEXT_FEINT: Final = NextFeint()
FEINT: Final = Feint()
GO_AFTER: Final = GoAfter()
TEMPTED: Final = Tempted(Contact())
MAY_FEIGN: Final = MayFeign()
