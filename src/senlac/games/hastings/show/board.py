"""The battle in plain text: the map for a terminal, and what is in a hex, in words that the picture uses, too.

Nothing depends on colour: a unit is the letter of its type with an arrow to the vertex that it faces, a double one in
Shield Wall, and the mark of its Command, which is left out for the second of two units of one Command.
"""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap
from typing import Any, Final

from senlac.catalogue import Tongues, in_tongue
from senlac.games.hastings.show.labels import compass, say, unit_name
from senlac.games.hastings.state.field import CLEAR, NORMAN, SAXON, WOODS, Field
from senlac.games.hastings.state.table import SEGMENTS
from senlac.games.hastings.text import words
from senlac.games.hexes.grid import OFF, TO_E, TO_SE, TO_SW

WIDTH: Final = 96

#: By facing.
ARROWS: Final = ("↑", "↗", "↘", "↓", "↙", "↖")
#: By place of a Command in its army: Left, Center, Right.
MARKS: Final = ("▲", "●", "■")
#: The same in Shield Wall.
WALLS: Final = ("⇑", "⇗", "⇘", "⇓", "⇙", "⇖")
ROUTED: Final = "!"
STANDARD: Final = "⚑"
TREES: Final = "♣"
REEDS: Final = "≈"
ROAD: Final = "+"
DITCH: Final = "▾"
FENCE: Final = "|"
MORE: Final = "&"

FACES: Final = ("N", "NE", "SE", "S", "SW", "NW")
SIDES: Final = ("NE", "E", "SE", "SW", "W", "NW")


class Scene:
    """A position to be shown to somebody: the field, the state's fields as plain data, and the reader's language."""

    def __init__(self, field: Field, data: dict[str, Any], lang: str) -> None:
        self.field = field
        self.data = data
        self.lang = lang
        self.units: dict[int, list[int]] = {}
        self.leaders: dict[int, list[int]] = {}
        for piece, here in enumerate(data["place"]):
            stacks = self.leaders if field.is_leader(piece) else self.units
            stacks.setdefault(here, []).append(piece)

    def say(self, name: str) -> str:
        return say(name, self.lang)

    def army(self, side: int) -> str:
        return self.say(f"side{side}")

    def pick(self, texts: Tongues) -> str:
        return in_tongue(texts, self.lang)

    def compass(self, point: str) -> str:
        return compass(point, self.lang)

    @property
    def colon(self) -> str:
        return words("colon", self.lang)

    def has(self, mask: str, number: int) -> bool:
        """Whether a number is in one of the state's masks."""
        return bool((self.data[mask] >> number) & 1)

    def commands(self, side: int) -> list[int]:
        """An army's Commands, from Left to Right."""
        return [number for number, command in enumerate(self.field.commands) if command.side == side]

    def mark(self, command: int) -> int:
        """The place of a Command in its army, which has a mark of its own."""
        return self.commands(self.field.commands[command].side).index(command) % len(MARKS)

    def standing(self, command: int) -> list[int]:
        """A Command's units on the map."""
        return [unit for unit in self.field.commands[command].units if self.data["place"][unit] != OFF]

    def lost(self, side: int) -> list[int]:
        """A side's units off the map."""
        return [unit for unit in self.units.get(OFF, []) if self.field.side[unit] == side]

    def standards_in(self, here: int) -> list[int]:
        """The sides whose Standard is in a hex."""
        return [side for side in (SAXON, NORMAN) if self.data["standard"][side] == here]


def board(field: Field, data: dict[str, Any], lang: str = "en", width: int = WIDTH) -> str:
    """The position as a text no wider than `width` columns, if the map allows it."""
    scene = Scene(field, data, lang)
    lines = flow(heading(scene), width)
    lines += flow([in_the_cup(scene)], width)
    lines += flow(circumstances(scene), width)
    lines += ["", *hex_map(scene, width), ""]
    lines += flow(legend(scene), width)
    lines += ["", *command_table(scene), ""]
    lines += flow(standards(scene), width)
    for side in (SAXON, NORMAN):
        lines += flow([losses(scene, side)], width)
    return "\n".join([line.rstrip() for line in lines])


def describe_stack(field: Field, data: dict[str, Any], here: int, lang: str = "en") -> str:
    """What is in a hex: the ground, then a line for each unit, Leader and Standard."""
    scene = Scene(field, data, lang)
    lines = [ground_words(scene, here)]
    lines += [f"{typed(scene, unit)}{unit_words(scene, unit)}" for unit in scene.units.get(here, [])]
    lines += [leader_words(scene, leader) for leader in scene.leaders.get(here, [])]
    lines += [standard_words(scene, side) for side in scene.standards_in(here)]
    if len(lines) == 1:
        lines.append(scene.say("nobody"))
    return "\n".join(lines)


# ------------------------------------------------------------------ things in words


def ground_words(scene: Scene, here: int) -> str:
    """A hex: terrain, level, road, ditch, what it is called."""
    return _ground_words(scene.field, here, scene.lang)


@lru_cache(maxsize=5_000)
def _ground_words(field: Field, here: int, lang: str) -> str:
    terrain = say(("clear", "woods", "swamp")[field.terrain[here]], lang)
    said = [terrain, f"{say('level', lang)} {field.level[here]}"]
    if here in field.road:
        said.append(say("road", lang))
    ditches = [compass(SIDES[side], lang) for side in range(6) if field.ditch[here * 6 + side]]
    if ditches:
        said.append(f"{say('ditch', lang)} {'/'.join(ditches)}")
    if here in field.named:
        said.append(in_tongue(field.named[here], lang))
    said += [f"{say('exit', lang)} ({say(f'side{side}', lang)})" for side in range(2) if field.exit[side] == here]
    return f"{field.grid.hex_id(here)}{words('colon', lang)}{', '.join(said)}"


def typed(scene: Scene, unit: int) -> str:
    """What one types for a unit, before its name."""
    return f"{scene.field.units[unit].id} "


def unit_words(scene: Scene, unit: int) -> str:
    """A unit: name, army, factors, and how it stands."""
    return f"{_factors(scene.field, unit, scene.lang)}, {posture(scene, unit)}"


@lru_cache(maxsize=2_000)
def _factors(field: Field, unit: int, lang: str) -> str:
    kind = field.type_of(unit)
    name = f"{unit_name(field, unit, lang)} ({say(f'side{field.side[unit]}', lang)})"
    return f"{name}{words('colon', lang)}{say('cf', lang)} {kind.cf}, {say('ma', lang)} {kind.ma}"


def posture(scene: Scene, unit: int) -> str:
    """Eliminated, Routed, or facing a vertex, perhaps in Shield Wall."""
    if scene.data["place"][unit] == OFF:
        return scene.say("buried") if scene.has("buried", unit) else scene.say("gone")
    if scene.has("routed", unit):
        return scene.say("routed")
    faces = f"{scene.say('faces')} {scene.compass(FACES[scene.data['facing'][unit]])}"
    return f"{faces}, {scene.say('wall')}" if scene.has("wall", unit) else faces


def leader_words(scene: Scene, piece: int) -> str:
    """A Leader: name, rank, Command, and how he is."""
    leader = scene.field.leader_of(piece)
    rank = scene.say("army-leader" if leader.army else "leader")
    health = "dead" if scene.data["place"][piece] == OFF else "wounded" if scene.has("wounded", piece) else ""
    said = [f"{scene.say('ma')} {leader.ma}"] + ([scene.say(health)] if health else [])
    name = f"{scene.pick(leader.name)}, {rank} ({command_name(scene, leader.command)})"
    return f"{name}{scene.colon}{', '.join(said)}"


def standard_words(scene: Scene, side: int) -> str:
    return f"{scene.say('standard')} ({scene.army(side)})"


def describe_command(field: Field, data: dict[str, Any], number: int, lang: str = "en") -> str:
    """A Command: hits, Leader, and its units one by one with their hexes."""
    scene = Scene(field, data, lang)
    command = field.commands[number]
    title = f"{MARKS[scene.mark(number)]} {command_name(scene, number)}"
    lines = [f"{title}{scene.colon}{scene.say('hits')} {data['hits'][number]}"]
    lines.append(f"{scene.say('leader')}{scene.colon}{whereabouts(scene, command.leader)}")
    for unit in command.units:
        place = data["place"][unit]
        where = "" if place == OFF else f" {field.grid.hex_id(place)},"
        name = f"{typed(scene, unit)}{unit_name(field, unit, lang)}"
        lines.append(f"{name}{scene.colon.rstrip(' ')}{where} {posture(scene, unit)}")
    return "\n".join(lines)


def command_name(scene: Scene, number: int) -> str:
    """A Command and its army."""
    command = scene.field.commands[number]
    return f"{scene.pick(command.name)}, {scene.army(command.side)}"


# ------------------------------------------------------------------ above the map


def heading(scene: Scene) -> list[str]:
    """Turn and hour, what is going on, who acts."""
    data = scene.data
    parts = [f"{scene.say('turn')} {data['turn']} {scene.say('of')} {scene.field.turns}"]
    if 1 <= data["turn"] <= len(scene.field.track):
        parts.append(scene.field.track[data["turn"] - 1].start)
    parts.append(scene.say(SEGMENTS[data["segment"]]))
    if data["active"] >= 0:
        parts.append(f"{scene.say('active')}{scene.colon}{command_name(scene, data['active'])}")
    if data["initiative"] >= 0:
        parts.append(f"{scene.say('initiative')}{scene.colon}{scene.army(data['initiative'])}")
    return parts


def in_the_cup(scene: Scene) -> str:
    """The Commands whose chits can still be drawn."""
    said: list[str] = []
    for side in (SAXON, NORMAN):
        names = [
            scene.pick(scene.field.commands[number].name) for number in scene.commands(side) if scene.has("cup", number)
        ]
        if names:
            said.append(f"{scene.army(side)} ({', '.join(names)})")
    return f"{scene.say('cup')}{scene.colon}{', '.join(said) or scene.say('empty')}"


def circumstances(scene: Scene) -> list[str]:
    """The random event, Plunging Fire, and the Regroup Turn."""
    parts = [event_words(scene)]
    for name, field, how in (("plunging", "plunging", "since"), ("regroup", "regrouped", "on")):
        turn = scene.data[field]
        parts.append(f"{scene.say(name)}{scene.colon}{f'{scene.say(how)} {turn}' if turn else scene.say('not-yet')}")
    return parts


def event_words(scene: Scene) -> str:
    """The random event of the turn with what it does."""
    number = scene.data["event"]
    if not number:
        return scene.say("no-event")
    happening = scene.field.events[number]
    name = f"{scene.say('event')} {number}, {scene.pick(happening.name)}"
    return f"{name}{scene.colon}{scene.pick(happening.text)}"


def flow(parts: list[str], width: int) -> list[str]:
    """Parts on as few lines as they need, later ones indented; only a part that is too long by itself is broken.

    >>> flow(["one", "two", "three and four"], 11)
    ['one · two', '  three and', '  four']
    """
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + 3 + len(part) <= width:
            lines[-1] += f" · {part}"
        else:
            lines += wrap(part, width, initial_indent="  " if lines else "", subsequent_indent="  ")
    return lines


# ------------------------------------------------------------------ the map


def hex_map(scene: Scene, width: int) -> list[str]:
    """Two lines for each row of hexes, even rows half a cell to the east, and a line where a ditch runs between rows.

    Where cells are narrow, a second line that is blank is left out, which keeps the shape of the map.
    """
    field, grid = scene.field, scene.field.grid
    margin = len(grid.hex_id(0)) // 2 + 1
    size = 4 if margin + grid.columns * 4 + 2 <= width else 3
    lines = [" " * margin + "".join([f"{column:02}".center(size) for column in range(1, grid.columns + 1)])]
    for row in range(1, grid.rows + 1):
        hexes = [grid.at(column, row) for column in range(1, grid.columns + 1)]
        cells = [cell(scene, here, size) for here in hexes]
        ditches = "".join([_ditch_below(field, here, size) for here in hexes])
        indent = margin + (size // 2 if row % 2 == 0 else 0)
        lines.append(f"{row:02}".ljust(indent) + "".join([upper for upper, _ in cells]))
        lower = "".join([lower for _, lower in cells])
        lines += [" " * indent + line for line in (lower, ditches) if line.strip() or (size == 4 and line is lower)]
    return lines


def cell(scene: Scene, here: int, size: int) -> tuple[str, str]:
    """A hex: a line for each unit, Leaders and Standards where there is room."""
    field = scene.field
    rows = [[" "] * size, [" "] * size]
    units = sorted(scene.units.get(here, []), key=lambda unit: not scene.has("wall", unit))
    for row, unit in zip(rows, units, strict=False):
        row[0] = field.type_of(unit).code
        arrows = WALLS if scene.has("wall", unit) else ARROWS
        row[1] = ROUTED if scene.has("routed", unit) else arrows[scene.data["facing"][unit]]
        if field.command[unit] != field.command[units[0]] or row is rows[0]:
            row[2] = MARKS[scene.mark(field.command[unit])]
    if not units:
        rows[0][1] = ground_sign(field, here)
        rows[0][2] = ROAD if here in field.road else " "
    _squeeze_in(rows, [field.type_of(unit).code for unit in units[2:]] + others_in(scene, here))
    if field.ditch[here * 6 + TO_E] and rows[1][size - 1] == " ":
        rows[1][size - 1] = FENCE
    return "".join(rows[0]), "".join(rows[1])


def ground_sign(field: Field, here: int) -> str:
    """The level of a hex, or what grows there."""
    if field.terrain[here] == CLEAR:
        return str(field.level[here])
    return TREES if field.terrain[here] == WOODS else REEDS


def others_in(scene: Scene, here: int) -> list[str]:
    """The signs of Leaders and Standards."""
    letters = [scene.field.leader_of(piece).letter.lower() for piece in scene.leaders.get(here, [])]
    return letters + [STANDARD] * len(scene.standards_in(here))


def _squeeze_in(rows: list[list[str]], signs: list[str]) -> None:
    """Put signs where a cell is still blank; if there is too little room, say that there is more."""
    upper, lower = rows
    size = len(upper)
    places = (
        [(lower, i) for i in range(3)] + [(upper, 2)] + [(row, i) for row in (lower, upper) for i in range(3, size)]
    )
    free = [(row, i) for row, i in places if row[i] == " "]
    if len(signs) > len(free):
        free = free or [(lower, 2)]
        signs = [*signs[: len(free) - 1], MORE]
    for (row, i), sign in zip(free, signs, strict=False):
        row[i] = sign


def _ditch_below(field: Field, here: int, size: int) -> str:
    """The southern hexsides of a hex, as far as they are ditch."""
    west, east = [DITCH if field.ditch[here * 6 + side] else " " for side in (TO_SW, TO_SE)]
    return (west * (size // 2) + east * size)[:size]


def legend(scene: Scene) -> list[str]:
    """What the signs mean."""
    field = scene.field
    parts = [f"{kind.code} {scene.pick(kind.name)}" for kind in field.types]
    parts.append(f"{''.join(ARROWS)} {scene.say('legend-facing')}")
    parts.append(f"{''.join(WALLS)} {scene.say('wall')}")
    parts.append(f"{''.join(MARKS)} {scene.say('command')}")
    parts += [f"{ROUTED} {scene.say('routed')}", f"{STANDARD} {scene.say('standard')}"]
    parts.append(f"{scene.say('legend-leader')} {scene.say('leader')}")
    parts.append(f"{min(field.level)}-{max(field.level)} {scene.say('level')}")
    signs = ((TREES, "woods"), (REEDS, "swamp"), (ROAD, "road"), (DITCH, "ditch"), (MORE, "legend-more"))
    return parts + [f"{sign} {scene.say(name)}" for sign, name in signs]


# ------------------------------------------------------------------ below the map


def command_table(scene: Scene) -> list[str]:
    """For each army a line of titles and a line for each Command: hits, units left, how many are Routed, its Leader."""
    titles = [scene.say(name) for name in ("hits", "units", "routed", "leader")]
    rows: list[list[str]] = []
    for side in (SAXON, NORMAN):
        rows.append([scene.army(side), *titles])
        rows += [command_row(scene, number) for number in scene.commands(side)]
    widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]))]
    return ["  ".join([part.ljust(room) for part, room in zip(row, widths, strict=True)]) for row in rows]


def command_row(scene: Scene, number: int) -> list[str]:
    command = scene.field.commands[number]
    left = scene.standing(number)
    return [
        f"{MARKS[scene.mark(number)]} {scene.pick(command.name)}",
        str(scene.data["hits"][number]),
        f"{len(left)}/{len(command.units)}",
        str(sum([scene.has("routed", unit) for unit in left])),
        whereabouts(scene, command.leader),
    ]


def whereabouts(scene: Scene, piece: int) -> str:
    """A Leader's letter and name, and his hex, or his end."""
    leader = scene.field.leader_of(piece)
    place = scene.data["place"][piece]
    name = f"{leader.letter.lower()} {scene.pick(leader.name)}"
    if place == OFF:
        return f"{name}{scene.colon}{scene.say('dead')}"
    wound = f", {scene.say('wounded')}" if scene.has("wounded", piece) else ""
    return f"{name}{scene.colon}{scene.field.grid.hex_id(place)}{wound}"


def standards(scene: Scene) -> list[str]:
    """Where the Standards are."""
    said: list[str] = []
    for side in (SAXON, NORMAN):
        place = scene.data["standard"][side]
        where = scene.say("captured") if place == OFF else scene.field.grid.hex_id(place)
        said.append(f"{STANDARD} {standard_words(scene, side)}{scene.colon}{where}")
    return said


def losses(scene: Scene, side: int) -> str:
    """How many units of each type a side has lost."""
    lost = scene.lost(side)
    kinds = [scene.field.type_of(unit) for unit in lost]
    said = [f"{kinds.count(kind)} {scene.pick(kind.name)}" for kind in scene.field.types if kind in kinds]
    buried = sum([scene.has("buried", unit) for unit in lost])
    if buried:
        said.append(f"{buried} {scene.say('buried')}")
    return f"{scene.say('losses')} ({scene.army(side)}){scene.colon}{', '.join(said) or scene.say('none')}"
