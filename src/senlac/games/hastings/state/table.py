# Made from table_fields.py by `senlac declare`: edit that, not this.
"""The state of the battle."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from senlac.games.hastings.state.field import Field
from senlac.kernel.fields import Shared, State
from senlac.kernel.gamedef import GameDef

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

    # <declared by `senlac declare`: do not edit>
    __slots__ = (
        "field",
        "place",
        "facing",
        "routed",
        "wall",
        "buried",
        "recalled",
        "wounded",
        "standard",
        "hits",
        "turn",
        "segment",
        "initiative",
        "cup",
        "spent",
        "active",
        "event",
        "regrouped",
        "plunging",
        "lobbed",
        "championed",
        "alarmed",
        "fleeing",
        "ordered",
        "bound",
        "began",
        "charge",
        "pursued",
        "aimed",
        "assailants",
        "taken",
        "checked",
        "surprised",
        "aided",
        "peril",
        "escort",
    )
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = (
        *State.FIELDS,
        ("place", "list[int]"),
        ("facing", "list[int]"),
        ("routed", "int"),
        ("wall", "int"),
        ("buried", "int"),
        ("recalled", "int"),
        ("wounded", "int"),
        ("standard", "list[int]"),
        ("hits", "list[int]"),
        ("turn", "int"),
        ("segment", "int"),
        ("initiative", "int"),
        ("cup", "int"),
        ("spent", "int"),
        ("active", "int"),
        ("event", "int"),
        ("regrouped", "int"),
        ("plunging", "int"),
        ("lobbed", "int"),
        ("championed", "int"),
        ("alarmed", "list[int]"),
        ("fleeing", "tuple[int, ...]"),
        ("ordered", "int"),
        ("bound", "int"),
        ("began", "list[int]"),
        ("charge", "list[int]"),
        ("pursued", "int"),
        ("aimed", "list[int]"),
        ("assailants", "list[int]"),
        ("taken", "list[int]"),
        ("checked", "int"),
        ("surprised", "int"),
        ("aided", "int"),
        ("peril", "list[int]"),
        ("escort", "int"),
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
        routed: int,
        wall: int,
        buried: int,
        recalled: int,
        wounded: int,
        standard: list[int],
        hits: list[int],
        turn: int,
        segment: int,
        initiative: int,
        cup: int,
        spent: int,
        active: int,
        event: int,
        regrouped: int,
        plunging: int,
        lobbed: int,
        championed: int,
        alarmed: list[int],
        fleeing: tuple[int, ...],
        ordered: int,
        bound: int,
        began: list[int],
        charge: list[int],
        pursued: int,
        aimed: list[int],
        assailants: list[int],
        taken: list[int],
        checked: int,
        surprised: int,
        aided: int,
        peril: list[int],
        escort: int,
    ) -> None:
        self.game = game
        self.events = None
        self.field = game.shared
        self.top = top
        self.pending = pending
        self.result = result
        self.epoch = epoch
        self.learnt = learnt
        self.serial = serial
        self.unsettled = unsettled
        self.place = place
        self.facing = facing
        self.routed = routed
        self.wall = wall
        self.buried = buried
        self.recalled = recalled
        self.wounded = wounded
        self.standard = standard
        self.hits = hits
        self.turn = turn
        self.segment = segment
        self.initiative = initiative
        self.cup = cup
        self.spent = spent
        self.active = active
        self.event = event
        self.regrouped = regrouped
        self.plunging = plunging
        self.lobbed = lobbed
        self.championed = championed
        self.alarmed = alarmed
        self.fleeing = fleeing
        self.ordered = ordered
        self.bound = bound
        self.began = began
        self.charge = charge
        self.pursued = pursued
        self.aimed = aimed
        self.assailants = assailants
        self.taken = taken
        self.checked = checked
        self.surprised = surprised
        self.aided = aided
        self.peril = peril
        self.escort = escort

    def clone(self) -> Hastings:
        return Hastings(
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
            self.routed,
            self.wall,
            self.buried,
            self.recalled,
            self.wounded,
            self.standard[:],
            self.hits[:],
            self.turn,
            self.segment,
            self.initiative,
            self.cup,
            self.spent,
            self.active,
            self.event,
            self.regrouped,
            self.plunging,
            self.lobbed,
            self.championed,
            self.alarmed[:],
            self.fleeing,
            self.ordered,
            self.bound,
            self.began[:],
            self.charge[:],
            self.pursued,
            self.aimed[:],
            self.assailants[:],
            self.taken[:],
            self.checked,
            self.surprised,
            self.aided,
            self.peril[:],
            self.escort,
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
            self.routed,
            self.wall,
            self.buried,
            self.recalled,
            self.wounded,
            self.standard,
            self.hits,
            self.turn,
            self.segment,
            self.initiative,
            self.cup,
            self.spent,
            self.active,
            self.event,
            self.regrouped,
            self.plunging,
            self.lobbed,
            self.championed,
            self.alarmed,
            self.fleeing,
            self.ordered,
            self.bound,
            self.began,
            self.charge,
            self.pursued,
            self.aimed,
            self.assailants,
            self.taken,
            self.checked,
            self.surprised,
            self.aided,
            self.peril,
            self.escort,
        )

    # </declared>
