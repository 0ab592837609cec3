"""The battle as a picture: one SVG of the whole table, with everything in it that it needs.

Every hex, unit, Leader and Standard has an id of its own and a title in the reader's language. Colour never says
anything that a shape does not say, too.
"""

from __future__ import annotations

from typing import Any

from senlac.games.hastings.show.board import (
    Scene,
    command_name,
    event_words,
    ground_words,
    leader_words,
    standard_words,
    unit_words,
    whereabouts,
)
from senlac.games.hastings.show.elements import (
    ARMIES,
    ARROW,
    COLOURS,
    DARK,
    FRONT,
    GLOW,
    GLYPHS,
    KEY,
    LIGHT,
    MAP_TOP,
    MARGIN,
    MARKS,
    NUMBERS,
    PANEL,
    PLUNGE,
    REFORM,
    SHIFT,
    SIZE,
    TILT,
    TRACK_LEFT,
    TURNS_LEFT,
    UNITS_LEFT,
    WIDTH,
    at,
    lines_of,
    num,
    placed,
    plain,
    rect,
    stylesheet,
    symbols,
    text,
    title,
    use,
)
from senlac.games.hastings.show.ground import extent, ground, tooth
from senlac.games.hastings.state.field import NORMAN, SAXON, Field
from senlac.games.hastings.state.table import SEGMENTS
from senlac.games.hexes.grid import FACINGS, OFF


def draw(field: Field, data: dict[str, Any], lang: str = "en", dark: bool = False) -> str:
    """The whole table as an SVG document."""
    scene = Scene(field, data, lang)
    palette = DARK if dark else LIGHT
    grid = field.grid
    wide, high = extent(grid)
    scale = min(1.0, (WIDTH - 2 * MARGIN) / wide)
    foot = MAP_TOP + high * scale + 14
    height = foot + PANEL + KEY + 12
    box = f'viewBox="0 0 {num(WIDTH)} {num(height)}" width="{num(WIDTH)}" height="{num(height)}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hastings" lang="{lang}" {box} role="img">',
        title(f"{scene.say('title')}, {scene.say('turn')} {data['turn']}"),
        f"<style>{stylesheet(palette, dark)}</style>",
        symbols(palette),
        rect(0, 0, WIDTH, height, "paper"),
        *heading(scene),
        f'<g id="map" transform="translate({at((WIDTH - wide * scale) / 2, MAP_TOP)}) scale({scale:.4f})">',
        *ground(field),
        *hexes(scene),
        *places(scene),
        *pieces(scene),
        "</g>",
        *army_panel(scene, SAXON, MARGIN, foot),
        *army_panel(scene, NORMAN, WIDTH / 2 + 6, foot),
        *key(scene, foot + PANEL),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


# ------------------------------------------------------------------ hexes and places


def hexes(scene: Scene) -> list[str]:
    """Every hex with its number and level."""
    field, grid = scene.field, scene.field.grid
    parts = ['<g id="hexes">']
    for here in range(grid.count):
        name = grid.hex_id(here)
        x, y = grid.centre(here, SIZE)
        corners = "L".join([at(*corner) for corner in grid.corners(here, SIZE)])
        parts.append(f'<path id="hex-{name}" class="hex" d="M{corners}Z">{title(ground_words(scene, here))}</path>')
        parts.append(text(x, y - 20, name, "number sans mid"))
        if not field.is_closed(here):
            parts.append(text(x, y + 27, str(field.level[here]), "height mid"))
    return [*parts, "</g>"]


def places(scene: Scene) -> list[str]:
    """The names of places, and the ways off the map."""
    parts = [text(x, y, name, f"place {anchor}") for name, x, y, anchor in name_places(scene)]
    ways = [way_out(scene, side) for side in (SAXON, NORMAN) if scene.field.exit[side] != OFF]
    return ['<g id="places">', *parts, *ways, "</g>"]


def name_places(scene: Scene) -> list[tuple[str, float, float, str]]:
    """The names of places, where they are written, and how they are anchored so that they stay on the map."""
    field, grid = scene.field, scene.field.grid
    found: list[tuple[str, float, float, str]] = []
    for here in sorted(field.named):
        x, y = grid.centre(here, SIZE)
        column = grid.column(here)
        anchor = "end" if column > grid.columns - 3 else "" if column < 4 else "mid"
        slip = -12 if anchor == "end" else -24 if not anchor else 0
        found.append((scene.pick(field.named[here]), x + slip, y + 16, anchor))
    return found


def way_out(scene: Scene, side: int) -> str:
    """An arrow over the edge of the map at the hex by which a side's Routed units leave it (7.4.3)."""
    x, y, turn = way_off(scene.field, side)
    words = title(f"{scene.say('exit')}: {scene.army(side)}")
    return f'<g transform="translate({at(x, y)}) rotate({turn})">{words}{ARROW}</g>'


def way_off(field: Field, side: int) -> tuple[float, float, int]:
    """Where a side's arrow off the map is, and by how many degrees it is turned."""
    here = field.exit[side]
    open_sides = [side for side in range(6) if field.grid.neighbours[here * 6 + side] == OFF]
    return (*field.grid.centre(here, SIZE), 30 + 60 * (open_sides[len(open_sides) // 2] if open_sides else 0))


# ------------------------------------------------------------------ pieces


def pieces(scene: Scene) -> list[str]:
    """All units, Leaders and Standards on the map, hex by hex."""
    parts = ['<g id="pieces">']
    standards = {here for here in scene.data["standard"] if here != OFF}
    for here in sorted({*scene.units, *scene.leaders, *standards} - {OFF}):
        x, y = scene.field.grid.centre(here, SIZE)
        parts += [f"<g {placed(x, y)}>", *stack(scene, here), "</g>"]
    return [*parts, "</g>"]


def stack(scene: Scene, here: int) -> list[str]:
    """What is in a hex: two units beside and over each other, the Standard at their right, Leaders above."""
    units, leaders = scene.units.get(here, []), scene.leaders.get(here, [])
    if len(units) == 1:
        parts = [counter(scene, units[0], 0, 0, 1.0)]
    else:
        parts = [counter(scene, unit, -9 + 18 * i, 7 - 13 * i, 0.76) for i, unit in enumerate(units)]
    parts += [standard(scene, side, 23 if units else 15, 10) for side in scene.standards_in(here)]
    left, high = (-17.0, -15.0) if units else (-9.0 * (len(leaders) - 1), 0.0)
    parts += [leader(scene, piece, left + 18 * i, high, 1.0) for i, piece in enumerate(leaders)]
    return parts


def counter(scene: Scene, unit: int, x: float, y: float, scale: float) -> str:
    """A unit: its front, its Command's bar, its face."""
    field = scene.field
    kinds = ["unit", ARMIES[field.side[unit]], *states_of(scene, unit)]
    opened = f'<g id="unit-{plain(field.units[unit].id)}" class="{" ".join(kinds)}" {placed(x, y, scale)}'
    here, facing = scene.data["place"][unit], scene.data["facing"][unit]
    if here == OFF:
        cross = '<path class="strike" d="M-14-14L14 14M14-14L-14 14"/>' if "buried" in kinds else ""
        return f"{opened}>{title(unit_words(scene, unit))}{ordered_face(scene, unit, 0, '')}{cross}</g>"
    opened += f' data-hex="{field.grid.hex_id(here)}"'
    if "routed" in kinds:
        return f"{opened}>{title(unit_words(scene, unit))}{routed_face(scene, unit)}</g>"
    face = ordered_face(scene, unit, facing, "wall" if "wall" in kinds else "wedge")
    return f'{opened} data-facing="{FACINGS[facing]}">{title(unit_words(scene, unit))}{face}</g>'


def states_of(scene: Scene, unit: int) -> list[str]:
    """What there is to tell of a unit beside its type."""
    if scene.data["place"][unit] == OFF:
        return ["buried"] if scene.has("buried", unit) else []
    active = ["active"] if scene.field.command[unit] == scene.data["active"] else []
    return active + [name for name in ("routed", "wall") if scene.has(name, unit)]


def ordered_face(scene: Scene, unit: int, facing: int, front: str) -> str:
    """A unit in good order: what shows its facing is turned, what is to be read is never upside down."""
    kind = scene.field.type_of(unit)
    side = FRONT[facing]
    (shift_x, shift_y), (out, down) = SHIFT[side], NUMBERS[side]
    ahead = use(front) if front else ""
    body = f"{ahead}{rect(-18, -18, 36, 36, 'body', 5)}{bar(scene, scene.field.command[unit])}"
    numbers = text(-out, down, str(kind.cf), "factor sans") + text(out, down, str(kind.ma), "factor sans")
    face = f"<g {placed(shift_x, shift_y)}>{emblem(scene, unit, 12 - max(down, 12))}{numbers}</g>"
    return f'<g transform="rotate({60 * facing})">{body}</g><g transform="rotate({TILT[facing]})">{face}</g>'


def routed_face(scene: Scene, unit: int) -> str:
    """A unit turned over: it has no facing (A35)."""
    body = rect(-18, -18, 36, 36, "body", 5)
    face = f"<g {placed(-5, 4)}>{emblem(scene, unit, 0)}</g>"
    return f"{body}{bar(scene, scene.field.command[unit])}{face}{use('white-flag', 2, 4)}"


def bar(scene: Scene, command: int) -> str:
    """A Command's bar along the front, with its mark."""
    colour = scene.field.commands[command].colour
    shown = colour if colour in COLOURS else "white"
    return rect(-15.5, -16, 31, 8, f"bar {shown}", 2) + f"<g {placed(0, -12)}>{MARKS[scene.mark(command)]}</g>"


def emblem(scene: Scene, unit: int, raised: float) -> str:
    """The army's shield with the weapon of the unit's type, or its letter."""
    kind = scene.field.type_of(unit)
    shield = use(f"shield-{ARMIES[kind.side]}")
    weapon = use(f"glyph-{GLYPHS[kind.code]}") if kind.code in GLYPHS else text(0, 5, kind.code, "letter sans")
    return f'<g class="emblem" {placed(0, raised)}>{shield}{weapon}</g>'


def leader(scene: Scene, piece: int, x: float, y: float, scale: float) -> str:
    """A Leader: a round piece with his initial, a crown for an Army Leader, a drop of blood for a wound."""
    field = scene.field
    who = field.leader_of(piece)
    here = scene.data["place"][piece]
    about = f'data-hex="{field.grid.hex_id(here)}" ' if here != OFF else ""
    opened = f'<g id="leader-{plain(who.id)}" class="leader {ARMIES[field.side[piece]]}" {about}{placed(x, y, scale)}>'
    return f"{opened}{title(leader_words(scene, piece))}{leader_face(scene, piece)}</g>"


def leader_face(scene: Scene, piece: int) -> str:
    who = scene.field.leader_of(piece)
    colour = scene.field.commands[who.command].colour
    rim = f'<circle class="bar {colour if colour in COLOURS else "white"}" r="11.5"/><circle class="body" r="8.8"/>'
    crown = f"<g {placed(0, -8.5)}>{use('crown')}</g>" if who.army else ""
    wound = use("wound", 8, 6) if scene.has("wounded", piece) else ""
    mark = f"<g {placed(0, 10)}>{MARKS[scene.mark(who.command)]}</g>"
    return f"{rim}{text(0, 5, who.letter, 'initial')}{mark}{crown}{wound}"


def standard(scene: Scene, side: int, x: float, y: float) -> str:
    flag = use(f"banner-{ARMIES[side]}")
    opened = f'<g id="standard-{ARMIES[side]}" class="standard {ARMIES[side]}" {placed(x, y)}>'
    return f"{opened}{title(standard_words(scene, side))}{flag}</g>"


# ------------------------------------------------------------------ above the map


def heading(scene: Scene) -> list[str]:
    """Title, what is going on, the turn track, the event, the chits."""
    data, track = scene.data, scene.field.track
    turn = data["turn"]
    hour = f" · {track[turn - 1].start}" if 1 <= turn <= len(track) else ""
    parts = [text(MARGIN, 44, scene.say("title"), "title"), text(MARGIN, 66, scene.say("date"), "soft italic")]
    parts.append(
        text(MARGIN, 94, f"{scene.say('turn')} {turn}{hour} · {scene.say(SEGMENTS[data['segment']])}", "strong")
    )
    if data["initiative"] >= 0:
        parts.append(text(MARGIN, 115, f"{scene.say('initiative')}{scene.colon}{scene.army(data['initiative'])}"))
    if 1 <= turn <= len(track):
        parts += lines_of(TURNS_LEFT, 82, scene.pick(track[turn - 1].history), "soft italic fine", 2)
    parts += lines_of(TURNS_LEFT, 113, event_words(scene), "fine", 4)
    return [*parts, *turn_track(scene), *trays(scene), *reminders(scene)]


def turn_track(scene: Scene) -> list[str]:
    parts = ['<g id="turns">']
    turns = scene.field.turns
    room = 580 / max(turns, 1)
    for turn in range(1, turns + 1):
        parts.append(turn_box(scene, turn, TURNS_LEFT + room * (turn - 1), room - 3))
    return [*parts, "</g>"]


def turn_box(scene: Scene, turn: int, x: float, width: float) -> str:
    """A turn with its hour; the current one is filled and has a pointer, and what came about in it is marked."""
    now = turn == scene.data["turn"]
    on = " on" if now else ""
    happened = scene.field.track[turn - 1] if turn <= len(scene.field.track) else None
    parts = [title(scene.pick(happened.history))] if happened else []
    parts.append(rect(x, 20, width, 44, "now" if now else "box", 4))
    parts.append(text(x + width / 2, 40, str(turn), f"strong mid{on}"))
    parts.append(text(x + width / 2, 57, happened.start if happened else "", f"fine mid{on}"))
    if now:
        parts.append(f'<path class="now" d="M{at(x + width / 2 - 7, 9)}h14l-7 8z"/>')
    if scene.data["plunging"] == turn:
        parts.append(f"<g {placed(x + 9, 32, 0.6)}>{PLUNGE}</g>")
    if scene.data["regrouped"] == turn:
        parts.append(f"<g {placed(x + width - 9, 32, 0.6)}>{REFORM}</g>")
    return f'<g id="turn-{turn}">{"".join(parts)}</g>'


def trays(scene: Scene) -> list[str]:
    """The chits: in the cup, active, and done with."""
    data, commands = scene.data, range(len(scene.field.commands))
    active = data["active"]
    cup = [number for number in commands if scene.has("cup", number) and number != active]
    spent = [number for number in commands if scene.has("spent", number) and number not in (*cup, active)]
    return [
        '<g id="cup"><path class="cup" d="M945 22H1165L1153 72Q1151 78 1145 78H965Q959 78 957 72Z"/>',
        *[chit(scene, number, 973 + 33 * i, 48, "waits") for i, number in enumerate(cup)],
        text(1055, 94, scene.say("cup"), "fine soft mid"),
        '</g><g id="active">',
        *[GLOW + chit(scene, number, 1195, 48, "active") for number in commands if number == active],
        text(1195, 94, scene.say("active"), "fine soft mid"),
        '</g><g id="spent">',
        *[chit(scene, number, 1241 + 25 * i, 48, "spent") for i, number in enumerate(spent)],
        text(1228, 94, scene.say("done"), "fine soft"),
        "</g>",
    ]


def chit(scene: Scene, number: int, x: float, y: float, state: str) -> str:
    """An activation chit of a Command."""
    command = scene.field.commands[number]
    opened = f'<g id="chit-{plain(command.id)}" class="chit {ARMIES[command.side]} {state}" {placed(x, y, 0.8)}>'
    words = title(f"{command_name(scene, number)}{scene.colon}{scene.say(state)}")
    shield = f"<g {placed(0, 4)}>{use(f'shield-{ARMIES[command.side]}')}</g>"
    return f"{opened}{words}{rect(-18, -18, 36, 36, 'body', 5)}{bar(scene, number)}{shield}</g>"


def reminders(scene: Scene) -> list[str]:
    """Whether Plunging Fire and the Regroup Turn have come about."""
    parts: list[str] = []
    for y, icon, name, field, how in (
        (113, PLUNGE, "plunging", "plunging", "since"),
        (133, REFORM, "regroup", "regrouped", "on"),
    ):
        turn = scene.data[field]
        said = f"{scene.say(how)} {turn}" if turn else scene.say("not-yet")
        parts.append(f'<g id="{name}"><g {placed(957, y - 4, 0.7)}>{icon}</g>')
        parts.append(text(972, y, f"{scene.say(name)}{scene.colon}{said}", "fine" if turn else "fine soft") + "</g>")
    return parts


# ------------------------------------------------------------------ below the map


def army_panel(scene: Scene, side: int, x: float, y: float) -> list[str]:
    """An army: its Standard, its Commands with their Leaders, Hits tracks and strengths, and what it has lost."""
    width = WIDTH / 2 - MARGIN - 6
    army = ARMIES[side]
    lost = scene.lost(side)
    step = min(24.0, (width - 120) / max(len(lost), 1))
    return [
        f'<g id="army-{army}" class="{army}" {placed(x, y)}>',
        rect(0, 0, width, PANEL - 10, "panel", 6),
        f"<g {placed(22, 20, 0.85)}>{use(f'shield-{army}')}</g>",
        text(40, 25, scene.army(side), "strong"),
        standard_state(scene, side),
        text(TRACK_LEFT, 27, scene.say("hits"), "fine soft"),
        text(UNITS_LEFT, 27, scene.say("units"), "fine soft"),
        *[command_line(scene, number, 36 + 29 * i) for i, number in enumerate(scene.commands(side))],
        text(14, 147, scene.say("eliminated"), "fine soft"),
        *[counter(scene, unit, 100 + step * i, 142, 0.6) for i, unit in enumerate(lost)],
        "</g>",
    ]


def standard_state(scene: Scene, side: int) -> str:
    """Where a Standard is; a captured one is here, struck out."""
    place = scene.data["standard"][side]
    if place == OFF:
        flag = standard(scene, side, 0, 0) + '<path class="strike" d="M-4 2L24-32"/>'
    else:
        flag = use(f"banner-{ARMIES[side]}")
    where = scene.say("captured") if place == OFF else scene.field.grid.hex_id(place)
    words = text(186, 25, f"{scene.say('standard')}{scene.colon}{where}", "fine")
    return f"<g {placed(168, 27, 0.6)}>{flag}</g>{words}"


def command_line(scene: Scene, number: int, y: float) -> str:
    """A Command: mark, name, Leader, Hits track, units left."""
    command = scene.field.commands[number]
    left = scene.standing(number)
    routed = sum([scene.has("routed", unit) for unit in left])
    units = f"{len(left)}/{len(command.units)}" + (f" · {routed} {scene.say('routed')}" if routed else "")
    parts = [
        f"<g {placed(0, y)}><g {placed(30, 25)}>{bar(scene, number)}</g>",
        text(54, 17, scene.pick(command.name)),
        portrait(scene, command.leader),
        text(186, 17, whereabouts(scene, command.leader)[2:], "fine"),
        hits_track(scene, number),
        text(UNITS_LEFT, 17, units, "fine"),
    ]
    return "".join(parts) + "</g>"


def portrait(scene: Scene, piece: int) -> str:
    """A Leader in his army's panel; one who is dead is here, struck out."""
    if scene.data["place"][piece] != OFF:
        return f"<g {placed(168, 13, 0.85)}>{leader_face(scene, piece)}</g>"
    return leader(scene, piece, 168, 13, 0.85) + '<path class="strike" d="M158 23L178 3"/>'


def hits_track(scene: Scene, number: int) -> str:
    """Boxes 0 to 9 with the marker in one of them; where a unit is lost they are darker (7.9.2)."""
    fatal = scene.field.hits_per_unit
    hits = scene.data["hits"][number]
    words = title(f"{scene.say('hits')} {hits} ({fatal} {scene.say('cost')})")
    parts = [f'<g id="hits-{plain(scene.field.commands[number].id)}" {placed(TRACK_LEFT, 3)}>{words}']
    for box in range(10):
        now = box == hits % 10
        parts.append(rect(22 * box, 0, 20, 20, "now" if now else "fatal" if box >= fatal else "box", 3))
        figure = f"+{hits}" if now and hits >= 10 else str(box)
        parts.append(text(22 * box + 10, 14, figure, "fine mid on" if now else "fine mid soft"))
    return "".join(parts) + "</g>"


def key(scene: Scene, y: float) -> list[str]:
    """What the signs mean."""
    parts = ['<g id="key">', rect(MARGIN, y, WIDTH - 2 * MARGIN, KEY, "panel", 6)]
    parts += strip([*key_units(scene), *key_leaders(scene)], MARGIN + 26, y + 28)
    parts += strip([*key_commands(scene), *key_ground(scene)], MARGIN + 26, y + 72)
    return [*parts, "</g>"]


def strip(items: list[tuple[str, str]], x: float, y: float) -> list[str]:
    """Drawings with their words beside them, in a row."""
    parts: list[str] = []
    for drawing, words in items:
        parts.append(f"<g {placed(x, y)}>{drawing}</g>" + text(x + 24, y + 4, words, "fine"))
        x += 56 + 6.1 * len(words)
    return parts


def key_units(scene: Scene) -> list[tuple[str, str]]:
    """A counter of each type, one in Shield Wall, one Routed."""
    field = scene.field
    kinds = [unit.type for unit in field.units]
    samples = [kinds.index(kind) for kind in range(len(field.types)) if kind in kinds]
    items = [
        (sample(scene, unit, ordered_face(scene, unit, 0, "wedge")), scene.pick(field.type_of(unit).name))
        for unit in samples
    ]
    items[0] = (items[0][0], f"{items[0][1]} ({scene.say('factors')})")
    first = samples[0]
    items.append((sample(scene, first, ordered_face(scene, first, 0, "wall")), scene.say("wall")))
    items.append((sample(scene, first, routed_face(scene, first), "routed"), scene.say("routed")))
    return items


def sample(scene: Scene, unit: int, face: str, state: str = "") -> str:
    return f'<g class="{ARMIES[scene.field.side[unit]]} {state}" {placed(0, 2, 0.8)}>{face}</g>'


def key_leaders(scene: Scene) -> list[tuple[str, str]]:
    drop, crown = use("wound"), f"<g {placed(0, 4)}>{use('crown')}</g>"
    flags = "".join(
        [
            f'<g class="{army}" {placed(-16 + 18 * i, 4, 0.8)}>{use(f"banner-{army}")}</g>'
            for i, army in enumerate(ARMIES)
        ]
    )
    return [(crown, scene.say("army-leader")), (drop, scene.say("wounded")), (flags, scene.say("standard"))]


def key_commands(scene: Scene) -> list[tuple[str, str]]:
    """The marks of Left, Center and Right, and the wedge of the front."""
    items = [
        (f"<g {placed(0, 0, 1.5)}>{MARKS[scene.mark(number)]}</g>", scene.pick(scene.field.commands[number].name))
        for number in scene.commands(SAXON)
    ]
    return [*items, (f"<g {placed(0, 24)}>{use('wedge')}</g>", scene.say("front"))]


def key_ground(scene: Scene) -> list[tuple[str, str]]:
    low, high = min(scene.field.level), max(scene.field.level)
    tints = [rect(-20 + 8 * i, -8, 8, 16, f"level{level} contour") for i, level in enumerate(range(low, high + 1))]
    edge = "".join([tooth((-16, 0), (16, 0), t) for t in (0.17, 0.5, 0.83)])
    return [
        ("".join(tints), f"{scene.say('level')} {low}-{high}"),
        (rect(-18, -14, 36, 28, "woods", 6) + f"<g {placed(0, 0, 0.7)}>{use('grove0')}</g>", scene.say("woods")),
        (rect(-18, -14, 36, 28, "swamp", 6) + f"<g {placed(0, 0, 0.8)}>{use('reeds')}</g>", scene.say("swamp")),
        (f'<path class="teeth" d="{edge}"/><path class="ditch" d="M-16 0H16"/>', scene.say("ditch")),
        ('<path class="casing" d="M-17 4Q0-8 17 0"/><path class="road" d="M-17 4Q0-8 17 0"/>', scene.say("road")),
        (f"<g {placed(0, 20)}>{ARROW}</g>", scene.say("exit")),
    ]
