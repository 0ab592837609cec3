"""Reads scenarios from TOML, checks them and builds a Field.

A user's file starts with [scenario], its id and name, and has any of the tables in `hastings.toml`, each of which
replaces the built-in one. The checker is long because every table has its own mistakes to report; it goes through them
in the order of the file.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Final

from senlac.catalogue import WANTED_TONGUES, Tongues, are_tongues
from senlac.files import ID
from senlac.games.hastings.scenario.edition import built_in
from senlac.games.hastings.state.field import (
    ACT_IDS,
    CLEAR,
    INITIATIVE_IDS,
    LEFT_IDS,
    MELEE_IDS,
    MORALE_IDS,
    NO_EFFECT,
    NORMAN,
    PUSHBACK,
    SAXON,
    Act,
    Command,
    Field,
    Happening,
    Leader,
    Turn,
    Unit,
    UnitType,
)
from senlac.games.hastings.state.table import STACK
from senlac.games.hexes.grid import DIRECTIONS, FACINGS, IMPASSABLE, OFF, UNREACHED, HexGrid
from senlac.kernel.errors import SenlacError

#: A file is no larger, in bytes; there are no more of anything in it; tables and lists are nested no deeper.
LARGEST: Final = 1_000_000
MOST: Final = 1_000
DEEPEST: Final = 8
#: A line has no more dots, not even a row of the map; the TOML reader would take hours over a key of dots only.
MOST_DOTS: Final = 100
#: So many errors are told at once.
SHOWN: Final = 20

#: In characters.
LONGEST_TEXT: Final = 500
#: Of the map, in hexes.
LONGEST_SIDE: Final = 40
MOST_UNITS: Final = 100
MOST_COMMANDS: Final = 10
MOST_TURNS: Final = 30
#: Of hits that an event deals or takes off, and of hexes that it reaches.
MOST_HITS: Final = 19
FARTHEST: Final = 2 * LONGEST_SIDE
#: Combat factors are the columns of the Melee Table (A60).
COLUMNS: Final = 6
#: Of two dice.
FIRST_SUM: Final = 2
LAST_SUM: Final = 12
#: Modified rolls and modifiers go no further from 0.
ROLL: Final = 12
DRM: Final = 6

#: Whose names stand in the order of their numbers.
SIDES: Final = ("AS", "N")
TERRAINS: Final = ("clear", "woods", "swamp")
LEVEL_LETTERS: Final = "12345"
TERRAIN_LETTERS: Final = ".WS"
COLOURS: Final = ("red", "yellow", "blue", "green", "magenta", "cyan", "white")
RESULTS: Final = {"NE": NO_EFFECT, "P": PUSHBACK} | {str(hits): hits for hits in range(1, 10)}
#: Lines of the tables of modifiers whose values are those of the event.
EVENT_LINE: Final = "event"

#: What events do, and what each kind of effect needs to be told. Those of ACT_IDS come at once and may have a `when`.
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "leader_casualty_check": ("leader",),
    "random_casualty_check": ("side", "within"),
    "hits": ("hits",),
    "pursuit_check": (),
    "remove_hits": ("side", "hits"),
    "morale_drm": ("side", "drm"),
    "rally_drm": ("side", "drm"),
    "missile_drm": ("drm",),
    "pursuit_left_drm": ("drm",),
    "champion": ("drm",),
    "no_missile_fire": (),
    "no_charge": (),
}
CONDITIONS: Final = ("no_plunging", "plunging")

NAME: Final = r"[A-Z][A-Za-z0-9]*(-[A-Za-z0-9]+)*"
WORDS: Final = r"[A-Z][A-Za-z]*( [A-Z][A-Za-z]*)*"
ORIGIN: Final = r"attested: \S.*|derived: \S.*|reconstructed( \(.+\))?|invented: \S.*"

Raw = dict[str, Any]


class BadScenario(SenlacError):
    """A scenario that cannot be played; everything that is wrong with it is in `errors`."""

    code = "bad-scenario"

    def __init__(self, file: str, errors: list[str]) -> None:
        errors = [_printable(error) for error in errors]
        lines = [f"{file} cannot be played; correct this:", *errors[:SHOWN]]
        if len(errors) > SHOWN:
            lines.append(f"and {len(errors) - SHOWN} more")
        super().__init__("\n".join(lines), file=file, errors=errors)

    @property
    def errors(self) -> list[str]:
        errors: list[str] = self.fields["errors"]
        return errors


def parse_text(text: str, file: str) -> Raw:
    """The content of a file, with nothing in it that is too large for a scenario."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            message = f"line {number}: a line has at most {MOST_DOTS} dots; write each row of the map on its own"
            raise BadScenario(file, [message])
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, or a number too long for Python
        raise BadScenario(file, [f"this is not TOML: {str(error)[:200]}"]) from error
    errors: list[str] = []
    for key, value in raw.items():
        _limit(value, key[:40], 1, errors)
    if errors:
        raise BadScenario(file, errors)
    return raw


def _limit(value: Any, table: str, depth: int, errors: list[str]) -> None:
    """Numbers that can be written down, tables and lists of a reasonable size."""
    if depth > DEEPEST:
        errors.append(f"{table}: tables are nested at most {DEEPEST} deep")
    elif isinstance(value, int) and value.bit_length() > 60:
        errors.append(f"{table}: a number is too large")
    elif isinstance(value, dict | list):
        if len(value) > MOST:
            errors.append(f"{table}: there are at most {MOST} of anything, not {len(value)}")
            return
        for part in value.values() if isinstance(value, dict) else value:
            _limit(part, table, depth + 1, errors)


# ------------------------------------------------------------------ reading and checking


def read_field(raw: Raw, own: Collection[str] | None, file: str) -> Field:
    """The field of a scenario; BadScenario with everything that is wrong with it."""
    checker = Checker(raw, own)
    field = checker.field()
    if checker.errors:
        raise BadScenario(file, checker.errors)
    return field


class TableReader:
    """A table of a scenario, in which errors are noted. A value that is wrong is noted, and replaced by a plain one.

    What it is asked for and does not have is an error, and so is what it has and is not asked for by the time it is
    `done`.
    """

    def __init__(self, checker: Checker, where: str, raw: Raw) -> None:
        self.checker = checker
        self.where = where
        self.raw = raw
        self.asked: list[str] = []

    def wrong(self, message: str) -> None:
        self.checker.errors.append(f"{self.where}: {message}")

    def wanted(self, key: str, what: str) -> None:
        self.wrong(f"{key}: expected {what}, not {_shown(self.raw[key])}")

    def has(self, key: str) -> bool:
        """Whether a key is there; an error if not."""
        self.asked.append(key)
        if key not in self.raw:
            self.wrong(f"{key} is missing")
        return key in self.raw

    def done(self) -> None:
        """There is nothing else in it."""
        for key in self.raw:
            if key not in self.asked:
                self.wrong(f"there is no key {key[:40]!r}{_instead(key, self.asked)}")

    def sourced(self) -> None:
        """Everything in it but id and name says where it is from."""
        if not self.has("provenance"):
            return
        given = self.raw["provenance"]
        origins = given if isinstance(given, dict) else {"rest": given}
        for key, origin in origins.items():
            if key != "rest" and key not in self.raw:
                self.wrong(f"provenance: there is no {key[:40]!r} here")
            elif not isinstance(origin, str) or not re.fullmatch(ORIGIN, origin):
                what = "'attested: WHERE', 'derived: FROM', 'reconstructed' or 'invented: WHY'"
                self.wrong(f"provenance: expected {what}, not {_shown(origin)}")
        for key in self.raw:
            if "rest" not in origins and key not in origins and key not in ("id", "name", "provenance"):
                self.wrong(f"provenance: say where {key[:40]!r} is from, too")

    def only_once(self, key: str, value: str, given: list[str]) -> None:
        """Note a value that nothing else may have."""
        if value and value in given:
            self.wrong(f"{key}: there is another {value!r}")
        given.append(value)

    # ---- values

    def number(self, key: str, low: int, high: int) -> int:
        if not self.has(key):
            return low
        value = self.raw[key]
        if type(value) is int and low <= value <= high:
            return value
        self.wanted(key, f"a whole number from {low} to {high}")
        return low

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        """A list of so many numbers."""
        if not self.has(key):
            return []
        value = self.raw[key]
        numbers = value if isinstance(value, list) else []
        if len(numbers) == count and all([type(each) is int and low <= each <= high for each in numbers]):
            return list(numbers)
        self.wanted(key, f"a list of {count} whole numbers from {low} to {high}")
        return []

    def flag(self, key: str) -> bool:
        """Whether something holds; it does not if nothing is said."""
        self.asked.append(key)
        value = self.raw.get(key, False)
        if not isinstance(value, bool):
            self.wanted(key, "true or false")
        return value is True

    def word(self, key: str, pattern: str, what: str) -> str:
        """A text of this pattern."""
        if not self.has(key):
            return ""
        value = self.raw[key]
        if isinstance(value, str) and len(value) <= 40 and re.fullmatch(pattern, value):
            return value
        self.wanted(key, what)
        return ""

    def texts(self, key: str) -> list[str]:
        if not self.has(key):
            return []
        value = self.raw[key]
        if isinstance(value, list) and all([isinstance(each, str) for each in value]):
            return list(value)
        self.wanted(key, "a list of texts")
        return []

    def tongues(self, key: str) -> Tongues:
        """A text by language."""
        if not self.has(key):
            return {}
        found = self.raw[key]
        if are_tongues(found) and all([_readable(text) for text in found.values()]):
            return dict(found)
        self.wrong(f"{key}: a text on one line. {WANTED_TONGUES}")
        return {}

    def choice(self, key: str, known: Sequence[str]) -> int:
        """The number of one of the known words; -1 if it is none of them."""
        if not self.has(key):
            return -1
        value = self.raw[key]
        if isinstance(value, str) and value in known:
            return known.index(value)
        self.wrong(f"{key}: {_shown(value)} is not known{_instead(value, known)}")
        return -1

    def hex(self, key: str) -> int:
        """A hex of the map; OFF if it is none."""
        return self.checker.hex(self, key, self.raw[key]) if self.has(key) else OFF

    # ---- tables within it

    @contextmanager
    def table(self, key: str) -> Iterator[TableReader]:
        """The table under a key; if there is none, one whose errors nobody hears of."""
        if self.has(key) and isinstance(self.raw[key], dict):
            part = TableReader(self.checker, f"{self.where}, {key}", self.raw[key])
            yield part
            part.done()
            return
        if key in self.raw:
            self.wanted(key, "a table")
        yield TableReader(Checker({}, None), "", {})

    def tables(self, key: str, what: str, named: str) -> Iterator[TableReader]:
        """The tables in the list under a key; errors call each by what it is and by the value that names it."""
        if not self.has(key):
            return
        if not isinstance(self.raw[key], list):
            self.wanted(key, "a list of tables")
            return
        for part in self.checker.parts(self.raw[key], f"{self.where}, {what}", named):
            yield part
            part.done()

    def drms(self, ids: tuple[str, ...]) -> list[int]:
        """The modifiers of a table, by the number of their line; those of events are not in it."""
        found = [0] * len(ids)
        known = [id for id in ids if id != EVENT_LINE]
        given: list[str] = []
        for line in self.tables("drm", "line", "id"):
            number = line.choice("id", known)
            drm = line.number("drm", -DRM, DRM)
            if "provenance" in line.raw:
                line.sourced()
            if number >= 0:
                line.only_once("id", ids[number], given)
                found[number] = drm
        for id in known:
            if id not in given:
                self.wrong(f"drm: the line {id!r} is missing")
        return found


class Checker:
    """Reads a scenario and collects everything that is wrong with it."""

    def __init__(self, raw: Raw, own: Collection[str] | None) -> None:
        self.raw = raw
        #: The tables that are not the built-in ones; None if it is the built-in scenario.
        self.own = own
        self.errors: list[str] = []
        #: Whether the size of the map is known: else nothing can be said of hexes.
        self.measured = False
        self.grid = HexGrid(1, 1)
        self.level = [1]
        self.terrain = [CLEAR]
        self.ditches: list[tuple[int, int]] = []
        self.road: list[int] = []
        self.named: dict[int, Tongues] = {}
        #: By side.
        self.standards = [OFF, OFF]
        self.exits = [OFF, OFF]
        #: By side and hex: how far it is to the exit, UNREACHED if there is no way.
        self.ways: list[list[int]] = [[], []]
        self.types: list[UnitType] = []
        self.type_ids: list[str] = []
        self.commands: list[Command] = []
        self.command_ids: list[str] = []
        self.units: list[Unit] = []
        self.unit_ids: list[str] = []
        self.leaders: list[Leader] = []
        self.leader_ids: list[str] = []
        #: By hex: the sides of the units in it.
        self.crowd: dict[int, list[int]] = {}

    def field(self) -> Field:
        """The field; one that nobody can play on if there are errors."""
        self.read_names()
        turns = self.read_head()
        self.read_map()
        self.read_types()
        self.read_commands()
        self.read_setup()
        self.read_leaders()
        self.check_commands()
        field = self.bare_field()
        field.turns = turns
        self.read_time(field)
        self.read_initiative(field)
        self.read_events(field)
        self.read_rally_and_missiles(field)
        self.read_rout_and_pursuit(field)
        self.read_melee(field)
        self.read_morale(field)
        self.read_losses(field)
        if not self.errors:
            field.lay(self.standards, self.exits)
            field.expect()
        return field

    # ---- tables and hexes

    def wrong(self, where: str, message: str) -> None:
        self.errors.append(f"{where}: {message}")

    def name_of(self, table: str) -> str:
        """What errors call a table."""
        return table if self.own is None or table in self.own else f"{table} (built in)"

    @contextmanager
    def table(self, name: str) -> Iterator[TableReader]:
        """A table that is there once."""
        value = self.raw[name]
        if not isinstance(value, dict):
            self.wrong(name, f"expected a table, not {_shown(value)}; write [{name}]")
            value = built_in()[name]
        part = TableReader(self, self.name_of(name), value)
        yield part
        part.sourced()
        part.done()

    def tables(self, name: str, named: str) -> Iterator[TableReader]:
        """The tables of one name; errors call each by the value that names it."""
        value = self.raw[name]
        if not isinstance(value, list):
            self.wrong(name, f"expected a list of tables, not {_shown(value)}; write [[{name}]] for each")
            value = built_in()[name]
        for part in self.parts(value, self.name_of(name), named):
            yield part
            part.sourced()
            part.done()

    def parts(self, items: list[Any], where: str, named: str) -> list[TableReader]:
        """The tables of a list."""
        found: list[TableReader] = []
        for number, raw in enumerate(items, 1):
            if not isinstance(raw, dict):
                self.wrong(f"{where} number {number}", f"expected a table, not {_shown(raw)}")
                continue
            name = raw.get(named)
            label = str(name)[:40] if isinstance(name, str | int) and name != "" else f"number {number}"
            found.append(TableReader(self, f"{where} {label}", raw))
        return found

    def hex(self, part: TableReader, key: str, value: Any) -> int:
        """A hex of the map; OFF if it is none, or the map is not known."""
        if not isinstance(value, str):
            part.wrong(f'{key}: expected a hex such as "0101", not {_shown(value)}')
        elif self.measured:
            try:
                return self.grid.parse(value)
            except ValueError as error:
                part.wrong(f"{key}: {error}")
        return OFF

    def open_hex(self, part: TableReader, key: str) -> int:
        """A hex that can be entered; OFF if it cannot (7.6.11)."""
        here = part.hex(key)
        if here != OFF and self.terrain[here] != CLEAR:
            part.wrong(f"{key}: hex {self.grid.hex_id(here)} is {TERRAINS[self.terrain[here]]}, which nobody can enter")
            return OFF
        return here

    def check_way(self, part: TableReader, key: str, side: int, here: int) -> None:
        """There is a way to the side's exit, and so to its Standard, from which there is one, too."""
        if here != OFF and self.ways[side][here] == UNREACHED:
            start, exit = self.grid.hex_id(here), self.grid.hex_id(self.exits[side])
            part.wrong(f"{key}: there is no way from hex {start} to the exit {exit}")

    # ---- the head, the map

    def read_names(self) -> None:
        """It has the tables of the built-in scenario and no other."""
        known = list(built_in())
        for name in self.raw:
            if name not in known:
                self.wrong(name[:40], f"there is no such table{_instead(name, known)}")
        if self.own is not None and "scenario" not in self.own:
            self.wrong("scenario", "this is missing; a scenario begins with [scenario], its id and its name")

    def read_head(self) -> int:
        with self.table("scenario") as part:
            id = part.word("id", ID, "an id of small letters, digits and hyphens")
            if self.own is not None and "scenario" in self.own and id == built_in()["scenario"]["id"]:
                part.wrong(f"id: {id!r} is the built-in scenario; give yours an id of its own")
            part.tongues("name")
            return part.number("turns", 1, MOST_TURNS)

    def read_map(self) -> None:
        with self.table("map") as part:
            before = len(self.errors)
            columns = part.number("columns", 2, LONGEST_SIDE)
            rows = part.number("rows", 2, LONGEST_SIDE)
            self.measured = len(self.errors) == before
            if self.measured:
                self.grid = HexGrid(columns, rows)
            self.level = [number + 1 for number in self.letters(part, "levels", LEVEL_LETTERS)]
            self.terrain = self.letters(part, "terrain", TERRAIN_LETTERS)
            self.road = [self.hex(part, "road", text) for text in part.texts("road")]
            with part.table("named") as named:
                for text in named.raw:
                    self.named[self.hex(named, "hex", text)] = named.tongues(text)
            for ditch in part.tables("ditch", "ditch", "hex"):
                self.read_ditch(ditch)
            with part.table("standard") as standard, part.table("exit") as exit:
                self.read_goals(standard, exit)

    def letters(self, part: TableReader, key: str, known: str) -> list[int]:
        """By hex, the number of its letter in the rows under a key."""
        lines = part.texts(key)
        grid = self.grid
        found = [0] * grid.count
        if not self.measured:
            return found
        if len(lines) != grid.rows:
            part.wrong(f"{key}: expected {grid.rows} rows, not {len(lines)}")
        for row, line in enumerate(lines[: grid.rows], 1):
            if len(line) != grid.columns:
                part.wrong(f"{key}, row {row:02}: expected {grid.columns} letters, not {len(line)}")
            for column, letter in enumerate(line[: grid.columns], 1):
                here = grid.at(column, row)
                if letter in known:
                    found[here] = known.index(letter)
                else:
                    part.wrong(f"{key}, hex {grid.hex_id(here)}: {letter!r} is none of {' '.join(known)}")
        return found

    def read_ditch(self, part: TableReader) -> None:
        here = part.hex("hex")
        for side in part.texts("sides"):
            if side not in DIRECTIONS:
                part.wrong(f"sides: {_shown(side)} is not a hexside; there are {', '.join(DIRECTIONS)}")
            elif here != OFF and self.grid.neighbour(here, DIRECTIONS.index(side)) == OFF:
                part.wrong(f"sides: the hexside {side} is the edge of the map")
            else:
                self.ditches.append((here, DIRECTIONS.index(side)))

    def read_goals(self, standard: TableReader, exit: TableReader) -> None:
        """Where the Standards are, and where the Routed leave the map (7.4.3)."""
        grid = self.grid
        costs = grid.entry_costs([1 if terrain == CLEAR else IMPASSABLE for terrain in self.terrain])
        for side, name in enumerate(SIDES):
            here = self.open_hex(exit, name)
            self.exits[side] = here
            self.standards[side] = self.open_hex(standard, name)
            if here == OFF:
                self.ways[side] = [0] * grid.count
                continue
            if 1 < grid.column(here) < grid.columns and 1 < grid.row(here) < grid.rows:
                exit.wrong(f"{name}: hex {grid.hex_id(here)} is not on the edge of the map")
            self.ways[side] = grid.reach(here, grid.count, costs).costs
            self.check_way(standard, name, side, self.standards[side])
        if self.standards[SAXON] == self.standards[NORMAN] != OFF:
            standard.wrong(f"both are in hex {grid.hex_id(self.standards[SAXON])}")

    # ---- the armies

    def read_types(self) -> None:
        codes: list[str] = []
        for part in self.tables("type", "id"):
            id = part.word("id", WORDS, "words with capitals, such as 'Medium Infantry',")
            part.only_once("id", id, self.type_ids)
            code = part.word("code", "[A-Z]", "one capital letter")
            part.only_once("code", code, codes)
            side = part.choice("side", SIDES)
            type = UnitType(part.tongues("name"), side, code, part.number("cf", 1, COLUMNS), part.number("ma", 1, ROLL))
            type.foot = part.has("foot") and part.flag("foot")
            type.elite = part.flag("elite")
            type.rash = part.flag("must_check")
            type.charges = part.flag("charges")
            self.types.append(type)

    def read_commands(self) -> None:
        for part in self.tables("command", "id"):
            id = part.word("id", NAME, "a name such as 'AS-L'")
            part.only_once("id", id, self.command_ids)
            side = part.choice("side", SIDES)
            colour = COLOURS[part.choice("colour", COLOURS)]
            dice = part.number("dice", 0, ROLL)
            if side == SAXON and dice:
                part.wrong("dice: only Normans fire missiles (7.3.1)")
            self.commands.append(Command(id, part.tongues("name"), side, colour, dice))
        if len(self.commands) > MOST_COMMANDS:
            self.wrong(self.name_of("command"), f"there are at most {MOST_COMMANDS}, not {len(self.commands)}")

    def read_setup(self) -> None:
        with self.table("setup") as part:
            units = [self.unit(each) for each in part.tables("unit", "unit", "id")]
            if len(units) > MOST_UNITS:
                part.wrong(f"unit: there are at most {MOST_UNITS}, not {len(units)}")
        self.units = sorted([unit for unit in units if unit.command >= 0], key=self.side_of)

    def side_of(self, piece: Unit | Leader) -> int:
        """The side of a piece; -1 if its Command or the side of that is wrong."""
        return self.commands[piece.command].side if piece.command >= 0 else -1

    def unit(self, part: TableReader) -> Unit:
        id = part.word("id", NAME, "a name such as 'AS-L-F1'")
        part.only_once("id", id, self.unit_ids)
        command = part.choice("command", self.command_ids)
        type = part.choice("type", self.type_ids)
        here = self.open_hex(part, "hex")
        unit = Unit(id, command, type, here, part.choice("facing", FACINGS), part.flag("wall"))
        side = self.side_of(unit)
        if side < 0:
            return unit
        if type >= 0 and self.types[type].side == 1 - side:
            part.wrong(f"type: {self.type_ids[type]} is of the other side than {self.command_ids[command]}")
        if unit.wall and side == NORMAN:
            part.wrong("wall: only Anglo-Saxons are in Shield Wall (7.8.2)")
        if here != OFF:
            self.stand(part, side, here)
        return unit

    def stand(self, part: TableReader, side: int, here: int) -> None:
        """A unit is put into a hex: not with two others, not on the enemy's Standard (4.1.1, A12, A39)."""
        self.keep_apart(part, side, here)
        crowd = self.crowd.setdefault(here, [])
        if crowd.count(side) >= STACK:
            part.wrong(f"hex: there are {STACK} units in hex {self.grid.hex_id(here)} already")
        crowd.append(side)
        if self.standards[1 - side] == here:
            part.wrong(f"hex: the enemy's Standard is in hex {self.grid.hex_id(here)}")
        self.check_way(part, "hex", side, here)

    def keep_apart(self, part: TableReader, side: int, here: int) -> None:
        if 1 - side in self.crowd.get(here, []):
            part.wrong(f"hex: there is an enemy unit in hex {self.grid.hex_id(here)}")

    def read_leaders(self) -> None:
        letters: list[str] = []
        for part in self.tables("leader", "id"):
            id = part.word("id", NAME, "a name such as 'Harold'")
            part.only_once("id", id, self.leader_ids)
            if id and id in self.unit_ids:
                part.wrong(f"id: there is a unit {id!r}")
            letter = part.word("letter", "[A-Z]", "one capital letter")
            part.only_once("letter", letter, letters)
            command = part.choice("command", self.command_ids)
            here = self.open_hex(part, "hex")
            leader = Leader(id, part.tongues("name"), command, letter, part.number("ma", 1, ROLL), here)
            leader.army = part.flag("army")
            self.leaders.append(leader)
            side = self.side_of(leader)
            if side >= 0 and here != OFF:
                self.keep_apart(part, side, here)
                self.check_way(part, "hex", side, here)

    def check_commands(self) -> None:
        """Each Command has units and one Leader, each side Commands and one Army Leader (1.1.LEADERS)."""
        for number, id in enumerate(self.command_ids):
            where = f"{self.name_of('command')} {id}"
            if number not in [unit.command for unit in self.units]:
                self.wrong(where, "it has no units in setup")
            leaders = [leader.id for leader in self.leaders if leader.command == number]
            if len(leaders) != 1:
                self.wrong(where, f"expected one Leader, not {' and '.join(leaders) or 'none'}")
        for side, name in enumerate(SIDES):
            if side not in [command.side for command in self.commands]:
                self.wrong(self.name_of("command"), f"{name} has none")
            army = [leader.id for leader in self.leaders if leader.army and self.side_of(leader) == side]
            if len(army) != 1:
                self.wrong(self.name_of("leader"), f"expected one Army Leader for {name}, not {len(army)}")

    def bare_field(self) -> Field:
        """The field without its tables; an empty one if there are errors, so that those in the tables are found too."""
        with self.table("movement") as part:
            uphill = part.number("uphill", 0, DRM)
            ditch = part.number("ditch", 0, DRM)
        if self.errors:
            return Field(1, 1, [1], [CLEAR], [], [], [], [], [], 0, 0)
        field = Field(
            self.grid.columns,
            self.grid.rows,
            self.level,
            self.terrain,
            self.ditches,
            self.types,
            self.units,
            self.leaders,
            self.commands,
            uphill,
            ditch,
        )
        field.road = self.road
        field.named = self.named
        return field

    # ---- time, initiative, events

    def read_time(self, field: Field) -> None:
        with self.table("track") as track:
            for part in track.tables("turn", "turn", "start"):
                start = part.word("start", "([01][0-9]|2[0-3]):[0-5][0-9]", "an hour such as '09:00'")
                field.track.append(Turn(start, part.tongues("history")))
            if len(field.track) != field.turns:
                track.wrong(f"turn: the scenario has {field.turns} turns, and here are {len(field.track)}")
        with self.table("regroup") as regroup:
            field.regroup_after = regroup.number("after", 0, MOST_TURNS)
            field.regroup_turn = regroup.number("turn", 1, MOST_TURNS)
            if field.regroup_turn <= field.regroup_after:
                regroup.wrong(f"turn: it comes after turn {field.regroup_after}, not on turn {field.regroup_turn}")

    def read_initiative(self, field: Field) -> None:
        with self.table("initiative") as part:
            field.initiative_drm = part.drms(INITIATIVE_IDS)

    def read_events(self, field: Field) -> None:
        field.events = [Happening("", {}, {}) for _ in range(LAST_SUM + 1)]
        ids: list[str] = []
        sums: list[str] = []
        for part in self.tables("event", "sum"):
            sum = part.number("sum", FIRST_SUM, LAST_SUM)
            part.only_once("sum", str(part.raw.get("sum", "")), sums)
            id = part.word("id", ID, "an id of small letters, digits and hyphens")
            part.only_once("id", id, ids)
            happening = Happening(id, part.tongues("name"), part.tongues("text"))
            for effect in part.tables("effects", "effect", "kind"):
                self.read_effect(effect, happening)
            field.events[sum] = happening
        for number in range(FIRST_SUM, LAST_SUM + 1):
            if str(number) not in sums:
                self.wrong(self.name_of("event"), f"there is none for the sum {number}")

    def read_effect(self, part: TableReader, happening: Happening) -> None:
        kinds = list(EFFECTS)
        number = part.choice("kind", kinds)
        if number < 0:
            part.asked += part.raw  # what it needs is not known
        elif kinds[number] in ACT_IDS:
            happening.acts.append(self.act(part, kinds[number]))
        else:
            self.read_lasting(part, kinds[number], happening)

    def act(self, part: TableReader, kind: str) -> Act:
        """What an event does at once."""
        act = Act(ACT_IDS.index(kind))
        needs = EFFECTS[kind]
        if "side" in needs:
            act.side = part.choice("side", SIDES)
        if "leader" in needs:
            act.leader = len(self.units) + part.choice("leader", self.leader_ids)
        if "hits" in needs:
            act.amount = part.number("hits", 1, MOST_HITS)
        if "within" in needs:
            act.within = part.number("within", 0, FARTHEST)
        if "when" in part.raw:
            act.plunging = (-1, 1)[part.choice("when", CONDITIONS)]
        return act

    def read_lasting(self, part: TableReader, kind: str, happening: Happening) -> None:
        """What an event does for the turn."""
        needs = EFFECTS[kind]
        side = part.choice("side", SIDES) if "side" in needs else SAXON
        drm = part.number("drm", -DRM, DRM) if "drm" in needs else 0
        if kind == "morale_drm":
            happening.morale[side] += drm
        elif kind == "rally_drm":
            happening.rally[side] += drm
        elif kind == "missile_drm":
            happening.missile += drm
        elif kind == "pursuit_left_drm":
            happening.left += drm
        elif kind == "champion":
            happening.champion += drm
        elif kind == "no_missile_fire":
            happening.no_missiles = True
        else:
            happening.no_charge = True

    # ---- what Commands do when they activate

    def read_rally_and_missiles(self, field: Field) -> None:
        with self.table("rally") as rally:
            field.rally_roll = rally.number("succeed_on", 1, ROLL)
            field.rally_leader = rally.number("leader_drm", -DRM, DRM)
            field.rally_army_leader = rally.number("army_leader_drm", -DRM, DRM)
            field.rally_wounded = rally.number("wounded_drm", -DRM, DRM)
        with self.table("missile") as missile:
            field.missile_hits = missile.number("hit_on", 1, ROLL)
            field.missile_wall_drm = missile.number("shield_wall_drm", -DRM, DRM)
            with missile.table("plunging") as plunging:
                field.plunging_turn = plunging.number("first_turn", 1, MOST_TURNS)
                field.plunging_roll = plunging.number("succeed_on", 1, ROLL)
                field.plunging_drm = plunging.number("missile_drm", -DRM, DRM)

    def read_rout_and_pursuit(self, field: Field) -> None:
        with self.table("rout") as rout:
            field.rout_hexes = rout.number("hexes", 1, ROLL)
        with self.table("pursuit") as pursuit:
            with pursuit.table("left") as left:
                field.left_pursues = left.number("pursues", -ROLL, ROLL)
                field.left_drm = left.drms(LEFT_IDS)
            with pursuit.table("right") as right:
                field.right_foot = right.numbers("foot", 6, 0, ROLL)
                field.right_horse = right.numbers("horse", 6, 0, ROLL)

    def read_melee(self, field: Field) -> None:
        with self.table("melee") as part:
            field.melee_drm = part.drms(MELEE_IDS)
            rows = [self.melee_row(row) for row in part.tables("rows", "row", "roll")]
            if not rows:
                part.wrong("rows: there are none")
                return
            for (before, _), (roll, _) in pairwise(rows):
                if roll != before + 1:
                    part.wrong(f"rows: after the roll {before} comes {before + 1}, not {roll}")
            field.melee_low = rows[0][0]
            field.melee_rows = len(rows)
            field.melee = [results[column] for column in range(COLUMNS) for _, results in rows]

    def melee_row(self, part: TableReader) -> tuple[int, list[int]]:
        """The roll of a row of the Melee Table, and its results by combat factor."""
        roll = part.number("roll", -2 * ROLL, 2 * ROLL)
        words = part.texts("result")
        if len(words) != COLUMNS:
            part.wrong(f"result: expected {COLUMNS} results, not {len(words)}")
        for word in words:
            if word not in RESULTS:
                part.wrong(f"result: {_shown(word)} is not known; there are {', '.join(RESULTS)}")
        results = [RESULTS.get(word, NO_EFFECT) for word in words]
        return roll, (results + [NO_EFFECT] * COLUMNS)[:COLUMNS]

    def read_morale(self, field: Field) -> None:
        with self.table("morale") as part:
            field.hill_foot = part.number("hill_foot", 0, len(LEVEL_LETTERS))
            field.morale_drm = part.drms(MORALE_IDS)

    def read_losses(self, field: Field) -> None:
        with self.table("leader_casualty") as casualty:
            field.kills = casualty.number("killed", -ROLL, ROLL)
            field.wounds = casualty.number("wounded", -ROLL, ROLL)
            if field.wounds < field.kills:
                casualty.wrong(f"wounded: a roll of {field.kills} kills, and {field.wounds} is lower")
            field.many_hits = casualty.number("many_hits", 1, MOST_HITS)
            field.many_hits_drm = casualty.number("many_hits_drm", -DRM, DRM)
        with self.table("losses") as losses:
            field.hits_per_unit = losses.number("hits_per_unit", 1, MOST_HITS)
            with losses.table("elite_after") as elite:
                field.elite_after = [elite.number(side, 1, MOST_UNITS) for side in SIDES]


# ------------------------------------------------------------------ words


def _readable(value: Any) -> bool:
    """Whether it is a text on one line; French has its narrow spaces."""
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_TEXT:
        return False
    return value.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def _printable(text: str) -> str:
    """A text of a reasonable length that does nothing to a terminal."""
    return "".join([letter if letter.isprintable() else "?" for letter in text[:LONGEST_TEXT]])


def _shown(value: Any) -> str:
    """A value as errors show it."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value[:40]) if isinstance(value, str) else str(value)


def _instead(value: Any, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(str(value)[:40], known, 1)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; there are {', '.join(dict.fromkeys(known))}" if known else ""
