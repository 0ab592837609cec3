"""The battle as numbers, seen from a seat: nothing is hidden, and “mine” is that seat's army."""

from __future__ import annotations

from array import array
from typing import Any, Final

from senlac.games.hastings.state.field import Field
from senlac.games.hastings.state.table import SEGMENTS, Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.observation import MANY, Block, Observation, question_of, single

QUESTIONS: Final = (
    "initiative.first",
    "events.at-whom",
    "events.relieve",
    "events.tempt",
    "rally.face",
    "missiles.aim",
    "rout.accompany",
    "rout.flee",
    "pursuit.pursue",
    "falserout.feign",
    "falserout.next-feint",
    "falserout.feint",
    "falserout.go-after",
    "movement.order",
    "movement.move",
    "movement.lead",
    "melee.attack",
    "melee.retreat",
    "melee.follow-up",
    "melee.take-ground",
    "morale.check-order",
    "losses.remove",
    "regroup.withdraw",
    "regroup.form",
    "regroup.return-0",
    "regroup.return-1",
    "regroup.place",
)
WHOSE: Final = ("mine", "theirs")
#: Masks of pieces: the part of the observation, the field of the state, and what a 1 means.
MASKS: Final = (
    ("Routed", "1 if Routed."),
    ("Shield Wall", "1 in Shield Wall."),
    ("wounded", "1 if wounded."),
    ("buried", "1 if the Regroup Turn removed it for good."),
    ("recalled", "1 if it came back in the Regroup Turn."),
    ("ordered", "1 if it has moved, or stays, in this Regular Movement Impulse."),
    ("bound", "1 if it must end the impulse near its Command."),
    ("pursued", "1 if it has pursued in this segment or impulse."),
    ("checked", "1 if it has checked morale for the hits of this segment."),
    ("surprised", "1 if attacked through flank or rear in this segment."),
    ("aided", "1 for a Leader who has aided an attack in this segment."),
    ("escort", "1 for a Leader who goes along with the unit that moves away."),
)


class HastingsObservation(Observation):
    """What both seats know of the battle."""

    def __init__(self, field: Field, pieces: list[str]) -> None:
        super().__init__(_parts(field, pieces))
        self.pieces = field.pieces
        self.questions = {kind: number for number, kind in enumerate(QUESTIONS)}
        self.segment = self.place("segment")
        self.commands = self.place("hits on the Command")
        self.question = self.place("question")
        self.about = self.place("about")
        self.columns = self.place("column")
        self.masks = self.place(MASKS[0][0])
        self.fleeing = self.place("fleeing")

    def fill(self, s: Any, seat: int, out: array[int], at: int) -> None:
        assert isinstance(s, Hastings)
        self.fill_turn(s, seat, out, at)
        self.fill_commands(s, out, at + self.commands)
        self.fill_question(s, seat, out, at)
        self.fill_places(s, out, at + self.columns)
        self.fill_masks(s, out, at + self.masks)
        self.fill_segment(s, out, at + self.fleeing)

    def fill_turn(self, s: Hastings, seat: int, out: array[int], at: int) -> None:
        """Turn, segment, initiative, event, Standards."""
        out[at] = s.turn
        out[at + 1] = seat
        out[at + self.segment + s.segment] = 1
        at += self.segment + len(SEGMENTS)
        if s.initiative >= 0:
            out[at + (0 if s.initiative == seat else 1)] = 1
        out[at + 2] = s.event
        out[at + 3] = s.regrouped
        out[at + 4] = s.plunging
        out[at + 5] = s.lobbed
        grid = s.field.grid
        for whose in range(2):
            here = s.standard[seat ^ whose]
            if here != OFF:
                out[at + 6 + 2 * whose] = grid.column(here)
                out[at + 7 + 2 * whose] = grid.row(here)

    def fill_commands(self, s: Hastings, out: array[int], at: int) -> None:
        count = len(s.hits)
        for command in range(count):
            out[at + command] = s.hits[command]
            out[at + count + command] = (s.cup >> command) & 1
            out[at + 2 * count + command] = (s.spent >> command) & 1
            out[at + 3 * count + command] = (s.championed >> command) & 1
        if s.active >= 0:
            out[at + 4 * count + s.active] = 1

    def fill_question(self, s: Hastings, seat: int, out: array[int], at: int) -> None:
        """What is asked and what it is about, as the question itself says."""
        ask = question_of(s, seat)
        if ask is None:
            return
        out[at + self.question + self.questions[ask.kind]] = 1
        amount = at + self.question + len(QUESTIONS)
        for value in ask.about(s, s.top[2]).values():
            if isinstance(value, int):
                out[amount] = value
            elif isinstance(value, tuple):
                if value[0] == "unit" or value[0] == "piece":
                    out[at + self.about + value[1]] = 1
                elif value[0] == "hex":
                    out[amount + 1] = s.field.grid.column(value[1])
                    out[amount + 2] = s.field.grid.row(value[1])

    def fill_places(self, s: Hastings, out: array[int], at: int) -> None:
        """Columns, rows, facings."""
        grid = s.field.grid
        pieces = self.pieces
        facings = at + 2 * pieces
        units = len(s.facing)
        for piece in range(pieces):
            here = s.place[piece]
            if here != OFF:
                out[at + piece] = grid.column(here)
                out[at + pieces + piece] = grid.row(here)
                if piece < units:
                    out[facings + piece] = s.facing[piece] + 1

    def fill_masks(self, s: Hastings, out: array[int], at: int) -> None:
        """A 1 for each piece in a mask, in the order of MASKS."""
        masks = (
            s.routed,
            s.wall,
            s.wounded,
            s.buried,
            s.recalled,
            s.ordered,
            s.bound,
            s.pursued,
            s.checked,
            s.surprised,
            s.aided,
            s.escort,
        )
        for mask in masks:
            rest = mask
            while rest:
                low = rest & -rest
                out[at + low.bit_length() - 1] = 1
                rest ^= low
            at += self.pieces

    def fill_segment(self, s: Hastings, out: array[int], at: int) -> None:
        """Who flees, who has taken hits, who has attacked."""
        place = 0
        for unit in s.fleeing:
            place += 1
            out[at + unit] = place
        units = len(s.facing)
        at += self.pieces
        for unit in range(units):
            if s.taken[unit]:
                out[at + unit] = s.taken[unit]
            if s.aimed[unit] != OFF:
                out[at + self.pieces + unit] = 1
        for leader in range(len(s.peril)):
            out[at + units + leader] = s.peril[leader]


def _parts(field: Field, pieces: list[str]) -> list[Block]:
    by_piece = tuple(pieces)
    commands = tuple([command.id for command in field.commands])
    columns, rows = field.grid.columns, field.grid.rows
    hexes = max(columns, rows)
    found = [
        single("turn", MANY, "The turn; 0 before the first."),
        single("side", 1, "The seat this is seen from."),
        Block("segment", SEGMENTS, 0, 1, "1 for what is going on."),
        Block("initiative", WHOSE, 0, 1, "1 for the side that has it."),
        single("event", MANY, "The sum of the dice of this turn's event; 0 without one."),
        single("regrouped", MANY, "The turn of the Regroup Turn; 0 before it."),
        single("plunging", MANY, "The turn on which Plunging Fire came about; 0 before it."),
        single("lobbed", MANY, "The turn of the last roll for Plunging Fire."),
        Block("Standards", ("my column", "my row", "their column", "their row"), 0, hexes, "0 for one that is lost."),
        Block("hits on the Command", commands, 0, MANY, "The Hits track."),
        Block("in the cup", commands, 0, 1, "1 while its chit is in the cup."),
        Block("activated", commands, 0, 1, "1 if it has activated this turn."),
        Block("has attacked", commands, 0, 1, "1 after its first attack of this turn."),
        Block("active Command", commands, 0, 1, "1 for the one that is active."),
        Block("question", QUESTIONS, 0, 1, "1 for what this seat is asked; all 0 if it is not asked."),
        single("amount", MANY, "The number in the question."),
        Block("about hex", ("column", "row"), 0, hexes, "The hex that the question is about."),
        Block("about", by_piece, 0, 1, "1 for the piece that the question is about."),
        Block("column", by_piece, 0, columns, "1 in the west; 0 off the map."),
        Block("row", by_piece, 0, rows, "1 in the north; 0 off the map."),
        Block("facing", by_piece, 0, 6, "N, NE, SE, S, SW, NW as 1 to 6; 0 for Leaders and off the map."),
    ]
    found += [Block(name, by_piece, 0, 1, meaning) for name, meaning in MASKS]
    found += [
        Block("fleeing", by_piece, 0, field.pieces, "Its place among the units that wait for their rout move."),
        Block("hits taken", by_piece, 0, MANY, "In this segment; for a Leader, those that fell in his hex."),
        Block("attacked", by_piece, 0, 1, "1 for a unit that has attacked in this segment."),
    ]
    return found
