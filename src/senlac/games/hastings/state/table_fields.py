"""The state of the battle."""

from __future__ import annotations

from typing import Any, ClassVar, Final  # noqa: F401 - for the class that is made from this

from senlac.games.hastings.state.field import Field
from senlac.kernel.fields import Shared, State
from senlac.kernel.gamedef import GameDef  # noqa: F401

# Segments of an activation, and what else a turn consists of (3.0), for those who look on.
INITIATIVE: Final = 0
EVENT: Final = 1
RALLY: Final = 2
MISSILES: Final = 3
ROUT: Final = 4
MOVEMENT: Final = 5
MELEE: Final = 6
REGROUP: Final = 7
SEGMENTS: Final = ("initiative", "event", "rally", "missiles", "rout", "movement", "melee", "regroup")

#: At most so many combat units in a hex (4.1.1).
STACK: Final = 2


class Hastings(State):
    """A piece that is not on the map is in the place OFF."""

    field: Shared[Field]
    #: By piece: units, then Leaders.
    place: list[int]
    #: By unit, in a stack too (A03); that of a Routed unit means nothing (A35).
    facing: list[int]
    #: Masks of units.
    routed: int
    wall: int
    #: The mask of units that the Regroup Turn removed for good.
    buried: int
    #: The mask of units that came back in the Regroup Turn.
    recalled: int
    #: The mask of wounded pieces.
    wounded: int
    #: By side: the hex of its Standard, OFF when it was captured.
    standard: list[int]
    #: By Command: the Hits track.
    hits: list[int]
    turn: int
    #: What is going on: one of SEGMENTS.
    segment: int
    #: The side that has the Initiative; -1 before it is known.
    initiative: int
    #: The mask of Commands whose chits are in the cup, and of those that have activated this turn.
    cup: int
    spent: int
    #: The active Command; -1 if there is none.
    active: int
    #: The sum of the dice of this turn's random event; 0 without one.
    event: int
    #: The turns on which these came about; 0 for not yet. `lobbed` is the turn of the last roll for Plunging Fire.
    regrouped: int
    plunging: int
    lobbed: int
    #: The mask of Commands that have made their first attack this turn.
    championed: int

    # Of the activation.

    #: By unit: the mask of units for which it has checked morale as they routed past it (7.4.5).
    alarmed: list[int]
    #: Units that have routed and wait for their rout move, first in, first out (A41).
    fleeing: tuple[int, ...]
    #: The mask of pieces that have moved, or stay, in the Regular Movement Impulse.
    ordered: int
    #: The mask of infantry that must end the impulse near its Command (A02).
    bound: int
    #: By piece: where it was when the impulse began.
    began: list[int]
    #: By unit: the mask of enemies that it may charge (7.7.8).
    charge: list[int]
    #: The mask of units that have pursued in this segment or impulse (A49).
    pursued: int
    #: By unit: the hex that it attacked in this segment, or OFF.
    aimed: list[int]
    #: By unit: the mask of enemies that have attacked it in this segment.
    assailants: list[int]
    #: By unit: hits taken in this segment.
    taken: list[int]
    #: The mask of units that have checked morale for the hits that they took in this segment.
    checked: int
    #: The mask of units that were attacked through a flank or rear hex in this segment.
    surprised: int
    #: The mask of Leaders that have aided an attack in this segment.
    aided: int
    #: By Leader: the hits that fell in his hex in this segment.
    peril: list[int]
    #: The mask of Leaders that go along with the unit that now moves away (7.4.6, 7.8.3, A89).
    escort: int

    #: Since rules 2.
    SINCE: ClassVar[dict[str, int]] = {"began": 2, "assailants": 2, "checked": 2}
