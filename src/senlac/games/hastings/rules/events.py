"""Random events (6.0): what the table's lines do."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.initiative import TwoDice
from senlac.games.hastings.rules.leaders import CASUALTY
from senlac.games.hastings.rules.pursuit import breaks_ranks
from senlac.games.hastings.rules.reasons import hex_names
from senlac.games.hastings.state.field import (
    CHECK_LEADER,
    CHECK_PURSUIT,
    CHECK_SOMEBODY,
    HIT_NEAREST,
    NORMAN,
    REMOVE_HITS,
    SAXON,
    Act,
)
from senlac.games.hastings.state.position import (
    command_units,
    enemies_before,
    front_of,
    is_alive,
    is_fit,
    is_routed,
    sides_units,
)
from senlac.games.hastings.state.table import EVENT, Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Chance, ChanceOutcome, Die, Proc
from senlac.kernel.rng import Rng


class RollEvent(Proc[Hastings]):
    rule = "6.0"

    def run(self, s: Hastings, a: Args) -> None:
        s.segment = EVENT
        EVENT_ROLL.push(s, ())


class EventRoll(TwoDice):
    """The sum of both dice is looked up, and applied at once."""

    rule = "6.0"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        dice: tuple[int, int] = outcome
        s.event = dice[0] + dice[1]
        s.emit("hastings-event", (dice[0], dice[1], s.event, s.event))
        acts = s.field.events[s.event].acts
        for number in range(len(acts) - 1, -1, -1):
            DO.push(s, (number,))


class Do(Proc[Hastings]):
    """One thing that the event does; what cannot apply has no effect (A19). Arg is its number."""

    rule = "6.0"

    def run(self, s: Hastings, a: Args) -> None:
        act = s.field.events[s.event].acts[a[0]]
        if act.plunging and (act.plunging > 0) != (s.plunging > 0):
            return
        if act.kind == CHECK_LEADER:
            if is_alive(s, act.leader):
                CASUALTY.push(s, (act.leader, act.amount, 0))
        elif act.kind == CHECK_SOMEBODY:
            if exposed(s, act):
                STRAY_SHAFT.push(s, a)
        elif act.kind == HIT_NEAREST:
            hit_nearest(s, act)
        elif act.kind == CHECK_PURSUIT:
            if tempted(s):
                TEMPT.push(s, (NORMAN,))
        elif act.kind == REMOVE_HITS and relievable(s, act.side):
            RELIEVE.push(s, (act.side, act.amount))


# ------------------------------------------------------------------ a Leader drawn at random


def exposed(s: Hastings, act: Act) -> list[int]:
    """The Leaders of a side within so many hexes of un-Routed enemies."""
    field = s.field
    found: list[int] = []
    for leader in range(field.count, field.pieces):
        if field.side[leader] != act.side or s.place[leader] == OFF:
            continue
        for enemy in sides_units(s, 1 - act.side):
            if is_fit(s, enemy) and field.apart(s.place[leader], s.place[enemy]) <= act.within:
                found.append(leader)
                break
    return found


class StrayShaft(Chance[Hastings]):
    """Which Leader it is; arg is the number of the event's act."""

    rule = "6.0"
    domain = "piece"

    def leaders(self, s: Hastings, a: Args) -> list[int]:
        return exposed(s, s.field.events[s.event].acts[a[0]])

    def sample(self, s: Hastings, a: Args, rng: Rng) -> ChanceOutcome:
        return rng.pick(self.leaders(s, a))

    def outcomes(self, s: Hastings, a: Args) -> list[tuple[ChanceOutcome, int]]:
        return [(leader, 1) for leader in self.leaders(s, a)]

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        CASUALTY.push(s, (outcome, 0, 0))


# ------------------------------------------------------------------ hits on and off a Command


def from_army_leader(s: Hastings) -> dict[int, int]:
    """By Anglo-Saxon Command with units on the map: how far it is from the Norman Army Leader."""
    field = s.field
    here = s.place[field.army_leader[NORMAN]]
    far: dict[int, int] = {}
    for command in range(len(field.commands)):
        if field.commands[command].side == SAXON and command_units(s, command):
            far[command] = min([field.apart(here, s.place[unit]) for unit in command_units(s, command)])
    return far


def nearest_commands(s: Hastings) -> list[int]:
    """The Anglo-Saxon Commands nearest to the Norman Army Leader."""
    far = from_army_leader(s)
    least = min(far.values())
    return [command for command, apart in far.items() if apart == least]


def hit_nearest(s: Hastings, act: Act) -> None:
    found = nearest_commands(s)
    if len(found) > 1:
        AT_WHOM.push(s, (NORMAN, act.amount))
    else:
        add_hits(s, found[0], act.amount)


def add_hits(s: Hastings, command: int, hits: int) -> None:
    s.hits[command] += hits
    s.emit("hastings-event-hits", (command, hits, s.hits[command]))


class AtWhom(Ask[Hastings]):
    """Which of several Commands as near takes the hits; args are the side and the hits."""

    rule = "6.0"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("hit", command) for command in nearest_commands(s)]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        add_hits(s, action[1], a[1])

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "hit":
            return None
        if s.field.commands[intent[1]].side != SAXON:
            return Reason("6.0", "hastings-own-command", command=("command", intent[1]))
        far = from_army_leader(s)
        if intent[1] not in far:
            return Reason("6.0", "hastings-no-units", command=("command", intent[1]))
        leader = ("piece", s.field.army_leader[NORMAN])
        least = min(far.values())
        return Reason(
            "6.0",
            "hastings-not-nearest",
            command=("command", intent[1]),
            leader=leader,
            far=far[intent[1]],
            least=least,
        )


def relievable(s: Hastings, side: int) -> list[int]:
    """A side's Commands with hits on their track."""
    commands = s.field.commands
    return [i for i in range(len(commands)) if commands[i].side == side and s.hits[i]]


class Relieve(Ask[Hastings]):
    """A side takes hits off one of its Commands, as many as there are (A101); args are the side and how many."""

    rule = "6.0"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("relieve", command) for command in relievable(s, a[0])]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        hits = min(s.hits[action[1]], a[1])
        s.hits[action[1]] -= hits
        s.emit("hastings-relieved", (action[1], hits, s.hits[action[1]]))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "relieve":
            return None
        if s.field.commands[intent[1]].side != seat:
            return Reason("6.0", "hastings-enemy-command", command=("command", intent[1]))
        return Reason("6.0", "hastings-no-hits-there", command=("command", intent[1]))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"number": a[1]}


# ------------------------------------------------------------------ the fyrd breaks ranks


def tempted(s: Hastings) -> list[int]:
    """Un-Routed Fyrd units with a Norman unit before them."""
    return [unit for unit in sides_units(s, SAXON) if s.field.rash[unit] and enemies_before(s, unit)]


class Tempt(Ask[Hastings]):
    """The Norman names the Fyrd unit that checks; arg is the side."""

    rule = "6.0"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        return [("tempt", unit) for unit in tempted(s)]

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        TEMPTATION.push(s, (action[1],))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "tempt":
            return None
        return why_not_tempt(s, intent[1])


def why_not_tempt(s: Hastings, unit: int) -> Reason:
    """Why a unit cannot be named."""
    if s.place[unit] == OFF:
        return Reason("6.0", "hastings-not-on-map", unit=("unit", unit))
    if not s.field.rash[unit]:
        return Reason("6.0", "hastings-no-fyrd", unit=("unit", unit), type=("type", s.field.units[unit].type))
    if is_routed(s, unit):
        return Reason("6.0", "hastings-routed-fyrd", unit=("unit", unit))
    return Reason("6.0", "hastings-none-before", unit=("unit", unit), front=hex_names(s, front_of(s, unit)))


class Temptation(Die[Hastings]):
    """If the Left Pursuit Chart says so, the unit loses its Shield Wall; it does not move. Arg is the unit."""

    rule = "6.0"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        unit: int = a[0]
        if breaks_ranks(s, unit, outcome) and (s.wall >> unit) & 1:
            s.wall &= ~(1 << unit)
            s.emit("hastings-wall-broken", (unit,))


EVENT_ROLL: Final = EventRoll()
ROLL_EVENT: Final = RollEvent()
DO: Final = Do()
STRAY_SHAFT: Final = StrayShaft()
AT_WHOM: Final = AtWhom()
RELIEVE: Final = Relieve()
TEMPT: Final = Tempt()
TEMPTATION: Final = Temptation()
