"""Initiative determination (5.0)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.morale import Drm, total
from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.position import has_units, is_alive, is_wounded, losses
from senlac.games.hastings.state.table import INITIATIVE, Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Chance, ChanceOutcome, Proc
from senlac.kernel.rng import Rng


class TwoDice(Chance[Hastings]):
    """Each player rolls a die: the Anglo-Saxon's, then the Norman's."""

    def sample(self, s: Hastings, a: Args, rng: Rng) -> ChanceOutcome:
        return (rng.d6(), rng.d6())

    def outcomes(self, s: Hastings, a: Args) -> list[tuple[ChanceOutcome, int]]:
        return [((one, other), 1) for one in range(1, 7) for other in range(1, 7)]


def initiative_drms(s: Hastings, side: int) -> list[Drm]:
    """The lines of the Initiative Table that hold for a side (5.1.1), in the order of their ids."""
    field = s.field
    army = field.army_leader[side]
    others = [command.leader for command in field.commands if command.side == side and command.leader != army]
    holds = (
        side == NORMAN and not s.regrouped,
        is_wounded(s, army),
        any([not is_alive(s, leader) for leader in others]),
        s.standard[side] == OFF,
        losses(s, side) < losses(s, 1 - side),
    )
    return [(line, field.initiative_drm[line]) for line in range(len(holds)) if holds[line]]


class InitiativeRoll(TwoDice):
    """The higher result has the Initiative, the Norman at a tie (5.1.2, 5.1.3)."""

    rule = "5.1.1"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        dice: tuple[int, int] = outcome
        scores = [0, 0]
        for side in (SAXON, NORMAN):
            drms = initiative_drms(s, side)
            scores[side] = dice[side] + total(drms)
            s.emit("hastings-initiative-roll", (side, dice[side], total(drms)))
            for line, value in drms:
                s.emit("hastings-initiative-drm", (line, value))
        s.initiative = SAXON if scores[SAXON] > scores[NORMAN] else NORMAN
        s.emit("hastings-initiative", (s.initiative,))


class RollInitiative(Proc[Hastings]):
    rule = "5.1.1"

    def run(self, s: Hastings, a: Args) -> None:
        s.segment = INITIATIVE
        INITIATIVE_ROLL.push(s, ())


def can_regroup(s: Hastings) -> bool:
    """Whether the Norman may declare the Regroup Turn now (5.1.6, 9.1.1, 9.1.2, A16)."""
    return s.initiative == NORMAN and not s.regrouped and s.turn > s.field.regroup_after


def ready(s: Hastings, side: int) -> list[int]:
    """A side's Commands that have units on the map (A20)."""
    commands = s.field.commands
    return [i for i in range(len(commands)) if commands[i].side == side and has_units(s, i)]


class First(Ask[Hastings]):
    """Whose Command activates first; arg is the side that is asked: the winner, or the one to whom he left it (A14)."""

    rule = "5.1.4"

    def options(self, s: Hastings, a: Args) -> list[Action]:
        side: int = a[0]
        found: list[Action] = [("activate", command) for command in ready(s, side)]
        if side == s.initiative:
            found.append(("yield",))
            if can_regroup(s):
                found.append(("regroup",))
        return found

    def apply(self, s: Hastings, a: Args, action: Action) -> None:
        side: int = a[0]
        if action[0] == "yield":
            s.emit("hastings-yields", (side,))
            FIRST.push(s, (1 - side,))
        elif action[0] == "regroup":
            s.regrouped = s.turn
            s.emit("hastings-regroup-declared", ())
        else:
            s.active = action[1]
            s.emit("hastings-first", (action[1],))

    def why(self, s: Hastings, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] == "yield":
            return Reason("5.1.4", "hastings-cannot-yield", side=("side", seat))
        if intent[0] == "regroup":
            return why_not_regroup(s, seat)
        if intent[0] != "activate":
            return None
        if s.field.commands[intent[1]].side != seat:
            return Reason("5.1.4", "hastings-enemy-command", command=("command", intent[1]))
        return Reason("A20", "hastings-no-units", command=("command", intent[1]))

    def about(self, s: Hastings, a: Args) -> dict[str, Arg]:
        return {"turn": s.turn}


def why_not_regroup(s: Hastings, seat: int) -> Reason:
    """Why a Regroup Turn cannot be declared."""
    if s.regrouped:
        return Reason("9.1.1", "hastings-regrouped", turn=s.regrouped)
    if seat != NORMAN or s.initiative != NORMAN:
        return Reason("5.1.6", "hastings-regroup-norman")
    return Reason("9.1.2", "hastings-regroup-early", now=s.turn, turn=s.field.regroup_after + 1)


class Winner(Proc[Hastings]):
    """The winner of the Initiative decides."""

    rule = "5.1.4"

    def run(self, s: Hastings, a: Args) -> None:
        FIRST.push(s, (s.initiative,))


INITIATIVE_ROLL: Final = InitiativeRoll()
FIRST: Final = First()
ROLL_INITIATIVE: Final = RollInitiative()
WINNER: Final = Winner()
