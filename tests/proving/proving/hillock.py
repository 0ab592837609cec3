"""Hillock: a small complete hex wargame with facings, chits, dice and routs that spread.

Two armies of five units contest a hill. Its rules are in `rules/hillock.toml`. It is a guinea pig, not a product, so
the whole game is in one file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from senlac.games.hexes.grid import FACE_N, FACE_S, FACINGS, IMPASSABLE, OFF, UNREACHED, FacingReach, HexGrid, aspect
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args, State
from senlac.kernel.frames import Action, Ask, Chance, ChanceOutcome, Die, Each, Loop, Proc, Seq
from senlac.kernel.gamedef import GameDef, finish
from senlac.kernel.options import Option, OptionValue
from senlac.kernel.presentation import Presentation
from senlac.kernel.rng import Rng
from senlac.kernel.views import View, all_fields, imagine_all

NORTH: Final = 0
SOUTH: Final = 1
FOOT: Final = 0
HORSE: Final = 1

#: By kind.
COMBAT: Final = [2, 3]
POINTS: Final = [4, 6]
MORALE: Final = [4, 3]

#: Units are numbered 0 to 9, the first five North's; the order of an army is its left wing, then its right wing.
ARMY: Final = 5
UNITS: Final = 2 * ARMY
KIND: Final = [HORSE, FOOT, FOOT, FOOT, HORSE] * 2
#: By unit: the chit that activates it.
CHIT: Final = [0, 0, 1, 1, 1, 2, 2, 3, 3, 3]
CHITS: Final = ["North-left", "North-right", "South-left", "South-right"]
NAMES: Final = ["NH1", "NF1", "NF2", "NF3", "NH2", "SH1", "SF1", "SF2", "SF3", "SH2"]
#: What is called otherwise in French.
FRENCH: Final = {
    "seat": ["Nord", "Sud"],
    "chit": ["Nord, aile gauche", "Nord, aile droite", "Sud, aile gauche", "Sud, aile droite"],
    "facing": ["N", "NE", "SE", "S", "SO", "NO"],
}
BOARD_WORDS: Final = {
    "en": ("Turn", "active:", "in the cup:", ". 1 2 3 levels   # woods   ! routed   * hit", "lost:"),
    "fr": (
        "Tour",
        "active\u00a0:",
        "dans la coupe\u00a0:",
        ". 1 2 3 niveaux   # bois   ! en déroute   * touchée",
        "perdues\u00a0:",
    ),
}
HIT_LIMIT: Final = 2
LOSS_LIMIT: Final = 3
FLIGHT_HEXES: Final = 2

GRID: Final = HexGrid(9, 7)
#: By unit (L.SETUP.ARMIES).
START: Final = [
    GRID.parse(text) for text in ("0802", "0602", "0502", "0402", "0202", "0206", "0406", "0506", "0606", "0806")
]
TOP: Final = GRID.parse("0504")
#: By hex (L.MAP.HILLOCK).
LEVEL: Final = [max(0, 3 - GRID.distance(TOP, here)) for here in range(GRID.count)]
WOODS: Final = [GRID.parse(text) for text in ("0203", "0803", "0205", "0805")]
#: By army: the facing towards its own edge.
HOME: Final = [FACE_N, FACE_S]
#: No move costs as much.
EVER: Final = 1_000

NO_EFFECT: Final = 0
PUSHBACK: Final = 1
HIT: Final = 2
#: By score, of which one beyond the table counts as its nearest end (L.FIGHT.TABLE).
TABLE: Final = [NO_EFFECT, NO_EFFECT, NO_EFFECT, NO_EFFECT, PUSHBACK, HIT, HIT]
#: By aspect of the defender (L.FIGHT.ROLL).
ASPECT_BONUS: Final = [0, 1, 2]


def _step_costs() -> list[int]:
    """What a step costs where no unit stands (L.MOVE.COST, L.MAP.WOODS)."""
    costs: list[int] = []
    for edge in range(GRID.count * 6):
        there = GRID.neighbours[edge]
        if there == OFF or there in WOODS:
            costs.append(IMPASSABLE)
        else:
            costs.append(2 if LEVEL[there] > LEVEL[edge // 6] else 1)
    return costs


STEP_COSTS: Final = _step_costs()
#: By hex: the steps that lead into it.
ENTRIES: Final = [
    [edge for edge in range(GRID.count * 6) if GRID.neighbours[edge] == here] for here in range(GRID.count)
]

STAY: Final[Action] = ("stay",)
HOLD: Final[Action] = ("hold",)
#: By unit and by hex * 6 + facing: there are up to two hundred to offer, so they are made once.
MOVES: Final[list[list[Action]]] = [
    [("move", unit, end // 6, end % 6) for end in range(GRID.count * 6)] for unit in range(UNITS)
]


class Hillock(State):
    """A unit that was destroyed or has left the map is in the place OFF."""

    #: By unit.
    place: list[int]
    facing: list[int]
    hits: list[int]
    #: The mask of routed units.
    routed: int
    #: The mask of units that have checked morale in this cascade.
    shaken: int
    turn: int
    #: The mask of chits not yet drawn this turn.
    cup: int
    #: The chit drawn last; -1 before the first.
    active: int

    # <declared by `senlac declare`: do not edit>
    __slots__ = (
        "place",
        "facing",
        "hits",
        "routed",
        "shaken",
        "turn",
        "cup",
        "active",
    )
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = (
        *State.FIELDS,
        ("place", "list[int]"),
        ("facing", "list[int]"),
        ("hits", "list[int]"),
        ("routed", "int"),
        ("shaken", "int"),
        ("turn", "int"),
        ("cup", "int"),
        ("active", "int"),
    )

    def __init__(
        self,
        game: GameDef[Any],
        top: tuple[Any, ...],
        pending: tuple[Any, ...],
        result: tuple[Any, ...],
        epoch: int,
        learnt: int,
        serial: int,
        unsettled: bool,
        place: list[int],
        facing: list[int],
        hits: list[int],
        routed: int,
        shaken: int,
        turn: int,
        cup: int,
        active: int,
    ) -> None:
        self.game = game
        self.events = None
        self.top = top
        self.pending = pending
        self.result = result
        self.epoch = epoch
        self.learnt = learnt
        self.serial = serial
        self.unsettled = unsettled
        self.place = place
        self.facing = facing
        self.hits = hits
        self.routed = routed
        self.shaken = shaken
        self.turn = turn
        self.cup = cup
        self.active = active

    def clone(self) -> Hillock:
        return Hillock(
            self.game,
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
            self.place[:],
            self.facing[:],
            self.hits[:],
            self.routed,
            self.shaken,
            self.turn,
            self.cup,
            self.active,
        )

    def values(self) -> tuple[Any, ...]:
        return (
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
            self.place,
            self.facing,
            self.hits,
            self.routed,
            self.shaken,
            self.turn,
            self.cup,
            self.active,
        )

    # </declared>


def owner(unit: int) -> int:
    return unit // ARMY


def is_routed(s: Hillock, unit: int) -> bool:
    return (s.routed >> unit) & 1 == 1


def losses(s: Hillock, seat: int) -> int:
    """How many units of an army were destroyed or have left the map."""
    return s.place[seat * ARMY : seat * ARMY + ARMY].count(OFF)


def is_free(s: Hillock, there: int) -> bool:
    """Whether a unit may be pushed or flee there."""
    return there != OFF and there not in WOODS and there not in s.place


def wing(s: Hillock, chit: int, routed: bool) -> tuple[int, ...]:
    """The units of a wing that are on the map, either the routed or the others (L.ROUT.IDLE)."""
    found: list[int] = []
    for unit in range(UNITS):
        if CHIT[unit] == chit and s.place[unit] != OFF and is_routed(s, unit) == routed:
            found.append(unit)
    return tuple(found)


def holder(s: Hillock) -> int:
    """The army that holds the top of the hillock, or -1."""
    if TOP not in s.place:
        return -1
    unit = s.place.index(TOP)
    return -1 if is_routed(s, unit) else owner(unit)


# ------------------------------------------------------------------ the turn


class NextTurn(Proc[Hillock]):
    """A turn begins: all chits go into the cup."""

    rule = "L.TURN.CHITS"

    def run(self, s: Hillock, a: Args) -> None:
        s.turn += 1
        s.cup = (1 << len(CHITS)) - 1
        s.emit("hillock-turn", (s.turn,))


class DrawChit(Chance[Hillock]):
    """Which wing is active next."""

    rule = "L.TURN.CHITS"

    def left(self, s: Hillock) -> list[int]:
        return [chit for chit in range(len(CHITS)) if (s.cup >> chit) & 1]

    def sample(self, s: Hillock, a: Args, rng: Rng) -> ChanceOutcome:
        return rng.pick(self.left(s))

    def outcomes(self, s: Hillock, a: Args) -> list[tuple[ChanceOutcome, int]]:
        return [(chit, 1) for chit in self.left(s)]

    def apply(self, s: Hillock, a: Args, outcome: ChanceOutcome) -> None:
        chit: int = outcome
        s.cup &= ~(1 << chit)
        s.active = chit
        s.emit("hillock-chit", (chit,))
        ACTIVATION.push(s, (chit // 2, chit))


class Rallying(Each[Hillock]):
    """Each routed unit of the active wing tries to rally; args are seat and chit, as for the steps after it."""

    rule = "L.RALLY"

    def items(self, s: Hillock, a: Args) -> tuple[int, ...]:
        return wing(s, a[1], True)


class Moving(Each[Hillock]):
    rule = "L.WING.ORDER"

    def items(self, s: Hillock, a: Args) -> tuple[int, ...]:
        return wing(s, a[1], False)


class Fighting(Each[Hillock]):
    rule = "L.WING.ORDER"

    def items(self, s: Hillock, a: Args) -> tuple[int, ...]:
        return wing(s, a[1], False)


def not_now(ask: Ask[Hillock], verb: str, due: int, intent: Action) -> Reason | None:
    """Why an intent is none for the unit that is due, if it has another verb or another unit."""
    if intent[0] != verb:
        return Reason(ask.rule, "hillock-wrong-step", unit=("unit", due), verb=verb)
    if owner(intent[1]) != owner(due):
        return Reason("L.WING.ORDER", "hillock-not-yours", unit=("unit", intent[1]), due=("unit", due))
    if intent[1] != due:
        return Reason("L.WING.ORDER", "hillock-not-now", unit=("unit", intent[1]), due=("unit", due))
    return None


# ------------------------------------------------------------------ movement


def watched(s: Hillock, seat: int) -> list[int]:
    """By hex: 1 in the front hexes of enemies, where a move of the seat's units ends (L.MOVE.STOP)."""
    stop = [0] * GRID.count
    for enemy in range((1 - seat) * ARMY, (2 - seat) * ARMY):
        if s.place[enemy] != OFF and not is_routed(s, enemy):
            for there in GRID.front_hexes(s.place[enemy], s.facing[enemy]):
                stop[there] = 1
    return stop


def reach(s: Hillock, unit: int, points: int, stop: list[int] | None) -> FacingReach:
    """Where a unit can go; other units bar the way (L.MAP.ONE)."""
    costs = STEP_COSTS[:]
    for other in range(UNITS):
        if other != unit and s.place[other] != OFF:
            for edge in ENTRIES[s.place[other]]:
                costs[edge] = IMPASSABLE
    return GRID.reach_facing(s.place[unit], s.facing[unit], points, costs, 1, stop)


class Move(Ask[Hillock]):
    """A unit moves, turns or stays; args are seat, chit and unit."""

    rule = "L.MOVE.FRONT"

    def options(self, s: Hillock, a: Args) -> list[Action]:
        unit: int = a[2]
        ends = reach(s, unit, POINTS[KIND[unit]], watched(s, owner(unit))).settled
        ends.remove(s.place[unit] * 6 + s.facing[unit])
        ends.sort()
        moves = MOVES[unit]
        return [STAY, *[moves[end] for end in ends]]

    def apply(self, s: Hillock, a: Args, action: Action) -> None:
        unit: int = a[2]
        if action == STAY:
            s.emit("hillock-stays", (unit,))
        else:
            s.place[unit] = action[2]
            s.facing[unit] = action[3]
            s.emit("hillock-moves", (unit, action[2], action[3]))

    def why(self, s: Hillock, a: Args, seat: int, intent: Action) -> Reason | None:
        unit: int = a[2]
        reason = not_now(self, "move", unit, intent)
        if reason is not None:
            return reason
        there: int = intent[2]
        facing: int = intent[3]
        if there == s.place[unit] and facing == s.facing[unit]:
            return Reason("L.MOVE.FRONT", "hillock-no-move", unit=("unit", unit))
        if there in WOODS:
            return Reason("L.MAP.WOODS", "hillock-woods", hex=("hex", there))
        if there in s.place and there != s.place[unit]:
            other = s.place.index(there)
            return Reason("L.MAP.ONE", "hillock-occupied", hex=("hex", there), unit=("unit", other))
        points = POINTS[KIND[unit]]
        if reach(s, unit, points, None).cost_to(there, facing) != UNREACHED:
            return Reason("L.MOVE.STOP", "hillock-stopped", unit=("unit", unit), hex=("hex", there))
        cost = reach(s, unit, EVER, watched(s, seat)).cost_to(there, facing)
        if cost == UNREACHED:
            return Reason("L.MOVE.FRONT", "hillock-no-way", unit=("unit", unit), hex=("hex", there))
        return Reason("L.MOVE.COST", "hillock-too-far", unit=("unit", unit), cost=cost, have=points)

    def about(self, s: Hillock, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[2]), "points": POINTS[KIND[a[2]]]}


# ------------------------------------------------------------------ combat


def targets(s: Hillock, unit: int) -> list[int]:
    """The enemies in a unit's front hexes, by number."""
    fronts = GRID.front_hexes(s.place[unit], s.facing[unit])
    first = (1 - owner(unit)) * ARMY
    return [enemy for enemy in range(first, first + ARMY) if s.place[enemy] in fronts]


def advantage(s: Hillock, attacker: int, target: int) -> int:
    """What is added to the die (L.FIGHT.ROLL)."""
    side = aspect(s.facing[target], GRID.direction(s.place[target], s.place[attacker]))
    uphill = LEVEL[s.place[target]] > LEVEL[s.place[attacker]]
    return COMBAT[KIND[attacker]] - COMBAT[KIND[target]] + ASPECT_BONUS[side] - int(uphill)


class Engage(Proc[Hillock]):
    """A unit that has an enemy in front is asked whom it attacks; args are seat, chit and unit."""

    rule = "L.FIGHT.FRONT"

    def run(self, s: Hillock, a: Args) -> None:
        if targets(s, a[2]):
            ATTACK.push(s, a)


class Attack(Ask[Hillock]):
    """A unit attacks one enemy in its front hexes, or holds; args are seat, chit and unit."""

    rule = "L.FIGHT.FRONT"

    def options(self, s: Hillock, a: Args) -> list[Action]:
        unit: int = a[2]
        found: list[Action] = [] if s.game.options["must_attack"] else [HOLD]
        for target in targets(s, unit):
            found.append(("attack", unit, target))
        return found

    def apply(self, s: Hillock, a: Args, action: Action) -> None:
        if action == HOLD:
            s.emit("hillock-holds", (a[2],))
        else:
            COMBAT_ROLL.push(s, (a[2], action[2]))

    def why(self, s: Hillock, a: Args, seat: int, intent: Action) -> Reason | None:
        unit: int = a[2]
        if intent == HOLD:
            return Reason("L.R.MUST", "hillock-must", unit=("unit", unit))
        reason = not_now(self, "attack", unit, intent)
        if reason is not None:
            return reason
        target: int = intent[2]
        if owner(target) == seat:
            return Reason("L.FIGHT.FRONT", "hillock-own-army", unit=("unit", target))
        return Reason("L.FIGHT.FRONT", "hillock-not-in-front", unit=("unit", unit), target=("unit", target))

    def about(self, s: Hillock, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[2])}


class CombatRoll(Die[Hillock]):
    """The die of an attack; args are attacker and target."""

    rule = "L.FIGHT.ROLL"

    def apply(self, s: Hillock, a: Args, outcome: ChanceOutcome) -> None:
        attacker: int = a[0]
        target: int = a[1]
        score: int = outcome + advantage(s, attacker, target)
        result = TABLE[max(0, min(len(TABLE) - 1, score))]
        s.emit("hillock-attacks", (attacker, target, outcome, score))
        if result == PUSHBACK:
            push_back(s, attacker, target)
        elif result == HIT:
            hit(s, target)


def push_back(s: Hillock, attacker: int, target: int) -> None:
    """L.FIGHT.PUSH: one hex straight away from the attacker; a unit that cannot go there is hit."""
    away = GRID.direction(s.place[attacker], s.place[target])
    there = GRID.neighbour(s.place[target], away)
    if is_free(s, there):
        s.place[target] = there
        s.emit("hillock-pushed", (target, there))
    else:
        hit(s, target)


def hit(s: Hillock, unit: int) -> None:
    """A unit takes a hit; if it survives, a cascade of morale begins with it."""
    s.hits[unit] += 1
    s.unsettled = True
    s.emit("hillock-hit", (unit, s.hits[unit]))
    s.shaken = 0
    FALTER.push(s, (unit,))


# ------------------------------------------------------------------ morale


class Falter(Proc[Hillock]):
    """A unit checks its morale, if it is still there and has not done so in this cascade; the last arg is the unit."""

    rule = "L.MORALE.CHECK"

    def run(self, s: Hillock, a: Args) -> None:
        unit: int = a[-1]
        if s.place[unit] != OFF and not (s.shaken >> unit) & 1:
            s.shaken |= 1 << unit
            MORALE_ROLL.push(s, (unit,))


class MoraleRoll(Die[Hillock]):
    """A unit that fails routs: it flees, and then those who stood next to it falter."""

    rule = "L.MORALE.CHECK"

    def apply(self, s: Hillock, a: Args, outcome: ChanceOutcome) -> None:
        unit: int = a[0]
        if outcome <= MORALE[KIND[unit]]:
            s.emit("hillock-stands", (unit, outcome))
            return
        s.routed |= 1 << unit
        s.emit("hillock-routs", (unit, outcome))
        SPREAD.push(s, (unit, s.place[unit]))
        FLIGHT.push(s, (unit, FLIGHT_HEXES))


class Spread(Each[Hillock]):
    """Those next to where a unit routed falter too; its args are the unit and that hex."""

    rule = "L.ROUT.SPREAD"

    def items(self, s: Hillock, a: Args) -> tuple[int, ...]:
        unit: int = a[0]
        found: list[int] = []
        for friend in range(owner(unit) * ARMY, owner(unit) * ARMY + ARMY):
            if friend == unit or s.place[friend] == OFF or is_routed(s, friend):
                continue
            if GRID.distance(a[1], s.place[friend]) <= 1:
                found.append(friend)
        return tuple(found)


class Flight(Proc[Hillock]):
    """A unit flees towards its own edge; args are the unit and how many hexes are left."""

    rule = "L.ROUT.FLEE"

    def run(self, s: Hillock, a: Args) -> None:
        unit: int = a[0]
        s.facing[unit] = HOME[owner(unit)]
        ahead = GRID.front_hexes(s.place[unit], s.facing[unit])
        ways = [there for there in ahead if is_free(s, there)]
        if not ahead:  # it is at its own edge (L.ROUT.EDGE)
            s.place[unit] = OFF
            s.routed &= ~(1 << unit)
            s.unsettled = True
            s.emit("hillock-leaves", (unit,))
        elif len(ways) == 2:
            FLEE.push(s, (owner(unit), unit, a[1]))
        elif ways:
            flee_to(s, unit, ways[0], a[1])


def flee_to(s: Hillock, unit: int, there: int, left: int) -> None:
    s.place[unit] = there
    s.emit("hillock-flees", (unit, there))
    if left > 1:
        FLIGHT.push(s, (unit, left - 1))


class Flee(Ask[Hillock]):
    """The owner of a fleeing unit chooses its way; args are seat, unit and how many hexes are left."""

    rule = "L.ROUT.FLEE"

    def ways(self, s: Hillock, unit: int) -> list[int]:
        return sorted(GRID.front_hexes(s.place[unit], s.facing[unit]))

    def options(self, s: Hillock, a: Args) -> list[Action]:
        return [("flee", a[1], there) for there in self.ways(s, a[1])]

    def apply(self, s: Hillock, a: Args, action: Action) -> None:
        flee_to(s, a[1], action[2], a[2])

    def why(self, s: Hillock, a: Args, seat: int, intent: Action) -> Reason | None:
        unit: int = a[1]
        reason = not_now(self, "flee", unit, intent)
        if reason is not None:
            return reason
        west, east = self.ways(s, unit)
        return Reason("L.ROUT.FLEE", "hillock-flee-hex", unit=("unit", unit), west=("hex", west), east=("hex", east))

    def about(self, s: Hillock, a: Args) -> dict[str, Arg]:
        return {"unit": ("unit", a[1]), "left": a[2]}


class Rally(Die[Hillock]):
    """A routed unit rallies or flees on; args are seat, chit and unit."""

    rule = "L.RALLY"

    def apply(self, s: Hillock, a: Args, outcome: ChanceOutcome) -> None:
        unit: int = a[2]
        if outcome <= MORALE[KIND[unit]]:
            s.routed &= ~(1 << unit)
            s.emit("hillock-rallies", (unit, outcome))
        else:
            s.emit("hillock-no-rally", (unit, outcome))
            FLIGHT.push(s, (unit, FLIGHT_HEXES))


# ------------------------------------------------------------------ the end


class Chits(Loop[Hillock]):
    """Chits are drawn until the cup is empty."""

    rule = "L.TURN.CHITS"

    def again(self, s: Hillock, a: Args) -> bool:
        return s.cup != 0


class Turns(Loop[Hillock]):
    rule = "L.WIN.TOP"

    def again(self, s: Hillock, a: Args) -> bool:
        turns = s.game.options["turns"]
        assert isinstance(turns, int)
        return s.turn < turns


class Verdict(Proc[Hillock]):
    """After the last turn the holder of the top wins."""

    rule = "L.WIN.TOP"

    def run(self, s: Hillock, a: Args) -> None:
        winner = holder(s)
        if winner < 0:
            finish(s, -1, "nobody", rule="L.WIN.TIE")
        else:
            finish(s, winner, "top", rule="L.WIN.TOP")


ATTACK: Final = Attack()
COMBAT_ROLL: Final = CombatRoll()
FALTER: Final = Falter()
MORALE_ROLL: Final = MoraleRoll()
SPREAD: Final = Spread(FALTER)
FLIGHT: Final = Flight()
FLEE: Final = Flee()
ACTIVATION: Final = Seq("hillock.activation", Rallying(Rally()), Moving(Move()), Fighting(Engage()))
TURN: Final = Seq("hillock.turn", NextTurn(), Chits(DrawChit()))
GAME: Final = Seq("hillock.game", Turns(TURN), Verdict())


class HillockPresentation(Presentation):
    def label(self, domain: str, thing: int, lang: str = "en") -> str:
        return FRENCH[domain][thing] if lang == "fr" and domain in FRENCH else self.game.names(domain)[thing]

    def board(self, view: View, lang: str = "en", width: int = 96) -> str:
        data = view.data
        turn, now, in_cup, legend, lost_units = BOARD_WORDS[lang]
        cup = "; ".join(self.label("chit", chit, lang) for chit in range(len(CHITS)) if (data["cup"] >> chit) & 1)
        active = self.label("chit", data["active"], lang) if data["active"] >= 0 else "-"
        rows = [f"{turn} {data['turn']}   {now} {active}   {in_cup} {cup or '-'}"]
        rows.append("    " + "".join(f"{column:02}    " for column in range(1, GRID.columns + 1)).rstrip())
        for row in range(1, GRID.rows + 1):
            cells = [self._cell(data, GRID.at(column, row)) for column in range(1, GRID.columns + 1)]
            rows.append(f"{row:02}  {'   ' if row % 2 == 0 else ''}" + "".join(cells).rstrip())
        rows.append(legend)
        for seat in range(2):
            lost = [NAMES[unit] for unit in range(UNITS) if owner(unit) == seat and data["place"][unit] == OFF]
            rows.append(f"{self.label('seat', seat, lang)}, {lost_units} {', '.join(lost) or '-'}")
        return "\n".join(rows)

    def _cell(self, data: dict[str, Any], here: int) -> str:
        """Six characters: a unit with its facing, or the ground."""
        if here not in data["place"]:
            ground = "#" if here in WOODS else ".123"[LEVEL[here]]
            return f"{ground:6}"
        unit = data["place"].index(here)
        marks = ("!" if (data["routed"] >> unit) & 1 else "") + "*" * data["hits"][unit]
        return f"{NAMES[unit]}{'↑↗↘↓↙↖'[data['facing'][unit]]}{marks}".ljust(6)


class HillockGame(GameDef[Hillock]):
    """Hillock with its options."""

    name = "hillock"
    title = "Hillock"
    schema: ClassVar[tuple[Option, ...]] = (
        Option("turns", 8, "Turns to play", low=1, high=20),
        Option("must_attack", False, "A unit with an enemy in front must attack", ruling="L.R.MUST"),
    )
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "stay": (),
        "move": ("unit", "hex", "facing"),
        "hold": (),
        "attack": ("unit", "unit"),
        "flee": ("unit", "hex"),
    }
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "hillock-turn": ("number",),
        "hillock-chit": ("chit",),
        "hillock-stays": ("unit",),
        "hillock-moves": ("unit", "hex", "facing"),
        "hillock-holds": ("unit",),
        "hillock-attacks": ("unit", "unit", "number", "number"),
        "hillock-pushed": ("unit", "hex"),
        "hillock-hit": ("unit", "number"),
        "hillock-destroyed": ("unit",),
        "hillock-stands": ("unit", "number"),
        "hillock-routs": ("unit", "number"),
        "hillock-flees": ("unit", "hex"),
        "hillock-leaves": ("unit",),
        "hillock-rallies": ("unit", "number"),
        "hillock-no-rally": ("unit", "number"),
    }
    #: Twenty turns of four chits; each unit rallies, flees twice, moves and attacks, and each attack may
    #: make five units check morale and flee twice.
    bound = 20 * (4 + UNITS * (1 + 2 + 1 + 2 + 5 * 3))
    rules_folder = str(Path(__file__).parent / "rules")
    text_folder = str(Path(__file__).parent / "text")
    state = Hillock
    program = GAME
    presentation = HillockPresentation

    def __init__(self, options: dict[str, OptionValue]) -> None:
        super().__init__(options)
        self.seats = ("North", "South")
        self.things = {
            "unit": list(NAMES),
            "hex": [GRID.hex_id(here) for here in range(GRID.count)],
            "facing": list(FACINGS),
            "chit": list(CHITS),
        }

    def set_up(self, s: Hillock) -> None:
        s.place = START[:]
        s.facing = [HOME[1 - owner(unit)] for unit in range(UNITS)]
        s.hits = [0] * UNITS
        s.active = -1

    def settle(self, s: Hillock) -> None:
        """L.HIT.DESTROY and L.WIN.LOSSES: two hits destroy a unit, three lost units beat an army."""
        for unit in range(UNITS):
            if s.place[unit] != OFF and s.hits[unit] >= HIT_LIMIT:
                s.place[unit] = OFF
                s.routed &= ~(1 << unit)
                s.emit("hillock-destroyed", (unit,))
        beaten = [losses(s, seat) >= LOSS_LIMIT for seat in range(2)]
        if beaten[NORTH] and beaten[SOUTH]:
            finish(s, -1, "losses", rule="L.WIN.LOSSES")
        elif beaten[NORTH] or beaten[SOUTH]:
            finish(s, SOUTH if beaten[NORTH] else NORTH, "losses", rule="L.WIN.LOSSES")

    def sees(self, s: Hillock, seat: int) -> dict[str, Any]:
        """Nothing is hidden."""
        return all_fields(s)

    def imagine(self, view: View) -> Hillock:
        return imagine_all(Hillock, view)

    def invariants(self, s: Hillock) -> list[str]:
        wrong: list[str] = []
        places = [place for place in s.place if place != OFF]
        if len(places) != len(set(places)):
            wrong.append("two units in one hex")
        if any(place in WOODS for place in places):
            wrong.append("a unit in the woods")
        for unit in range(UNITS):
            if s.place[unit] == OFF and is_routed(s, unit):
                wrong.append(f"{NAMES[unit]} is routed but not on the map")
            if s.place[unit] != OFF and s.hits[unit] >= HIT_LIMIT:
                wrong.append(f"{NAMES[unit]} has {s.hits[unit]} hits and is not destroyed")
        if not s.result and max(losses(s, NORTH), losses(s, SOUTH)) >= LOSS_LIMIT:
            wrong.append("a beaten army fights on")
        return wrong

    def heuristic(self, s: Hillock, seat: int) -> float:
        """Losses, then the top, then hits, routs and the way to the top."""
        value = 0.0
        for unit in range(UNITS):
            sign = 1.0 if owner(unit) == seat else -1.0
            if s.place[unit] == OFF:
                value -= sign * 0.25
            else:
                value -= sign * (0.08 * s.hits[unit] + 0.1 * int(is_routed(s, unit)))
                value -= sign * 0.01 * GRID.distance(s.place[unit], TOP)
        held = holder(s)
        if held >= 0:
            value += 0.2 if held == seat else -0.2
        return max(-0.99, min(0.99, value))
