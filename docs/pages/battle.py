"""The Hastings pages: field, counters and tables, generated from the built-in scenario, with our drawings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

import senlac
from pages.common import LANGUAGES, Pages, Source, plain, table
from senlac.games.hastings.scenario.edition import built_in
from senlac.games.hastings.scenario.library import field_of
from senlac.games.hastings.show.board import Scene
from senlac.games.hastings.show.elements import LIGHT, stylesheet, symbols
from senlac.games.hastings.show.svg import counter, leader
from senlac.games.hastings.text import words

SCENARIO_FILE = "src/senlac/games/hastings/scenario/hastings.toml"
PEOPLE = {"AS": "Anglo-Saxon", "N": "Norman"}
TERRAIN = {".": "clear", "W": "woods", "S": "swamp"}
#: What a type of units may be.
TRAITS = {"foot": "foot", "elite": "elite", "must_check": "rolls for pursuit", "charges": "charges"}

Raw = Mapping[str, Any]


def battle_pages(source: Source) -> Pages:
    """Field, counters and tables, with the drawings on them."""
    session = senlac.new_game("hastings", seed=1066)
    scene = Scene(field_of(""), session.view().data, "en")
    raw = built_in()
    pages: Pages = {
        "hastings/index.md": _field(raw, source),
        "hastings/counters.md": _counters(raw, scene, source),
        "hastings/tables.md": _tables(raw, source),
    }
    for name, dark in (("light", False), ("dark", True)):
        pages[f"hastings/field-{name}.svg"] = session.game.show.picture(session.view(), "en", dark)
    return pages


def _note(source: Source) -> str:
    file = source.link(f"`{SCENARIO_FILE}`", SCENARIO_FILE)
    return (
        "The rulebook’s map, counters and charts are not part of its text, so most of this is a reconstruction, and "
        f"every table says where it comes from. It is all in one file, {file}; "
        "you can replace any of it with [a file of your own](../guide/make-a-scenario.md)."
    )


def _provenance(raw: Raw) -> list[str]:
    """The origin of a table, shown under it."""
    origin = raw.get("provenance")
    if isinstance(origin, str):
        said = origin
    elif origin:
        said = "; ".join(words if key == "rest" else f"{_words(key)}: {words}" for key, words in origin.items())
    else:
        return []
    return [f"<p class='origin-note'>{escape(said)}</p>", ""]


def _words(key: str) -> str:
    return key.replace("_", " ")


# ------------------------------------------------------------------ the field


def _field(raw: Raw, source: Source) -> str:
    grid = raw["map"]
    counts = {word: sum(row.count(letter) for row in grid["terrain"]) for letter, word in TERRAIN.items()}
    ditch = sum(len(part["sides"]) for part in grid["ditch"])
    steeper, across = raw["movement"]["uphill"], raw["movement"]["ditch"]
    levels = [sum(row.count(str(level)) for row in grid["levels"]) for level in range(1, 6)]
    return "\n".join(
        [
            "# The field of Hastings",
            "",
            _note(source),
            "",
            "![The field with both armies set up](field-light.svg#only-light){ .wide }",
            "![The field with both armies set up](field-dark.svg#only-dark){ .wide }",
            "",
            "`senlac show SAVE --svg` draws any saved game like this. Open the drawing by itself to see all of it, "
            "and point at a hex or a counter to see what it is: [light](field-light.svg), [dark](field-dark.svg).",
            "",
            "## Ground",
            "",
            f"{grid['columns']} columns and {grid['rows']} rows of hexes; *CCRR* is the column from the west and the "
            "row from the north.",
            *table(
                ("Ground", "Hexes", "What it does"),
                [
                    ("clear", counts["clear"], "nothing"),
                    ("woods", counts["woods"], "closed to all units"),
                    ("swamp", counts["swamp"], "closed to all units"),
                    ("uphill", "", f"a step costs {steeper} MP more"),
                    ("ditch", f"{ditch} hexsides", f"a step across costs {across} MP more"),
                    ("road", len(grid["road"]), "leads off the map"),
                ],
                " r",
            ),
            *_provenance(raw["movement"]),
            *table(("Level", *map(str, range(1, 6))), [("Hexes", *levels)], " rrrrr"),
            *_provenance(grid),
            "## Named places",
            *table(
                ("Hex", "English", "Français"),
                [(name, both["en"], both["fr"]) for name, both in sorted(grid["named"].items())],
            ),
            "## The day",
            *table(
                ("Turn", "Hour", "What happened", "Ce qui arriva"),
                [
                    (number, turn["start"], turn["history"]["en"], turn["history"]["fr"])
                    for number, turn in enumerate(raw["track"]["turn"], 1)
                ],
                "r",
            ),
            *_provenance(raw["track"]),
            f"The Norman may declare the Regroup Turn after turn {raw['regroup']['after']}; it happens by itself "
            f"on turn {raw['regroup']['turn']}.",
            "",
            *_provenance(raw["regroup"]),
        ]
    )


# ------------------------------------------------------------------ the counters


def _counters(raw: Raw, scene: Scene, source: Source) -> str:
    lines = ["# Counters of Hastings", "", _note(source), "", _sheet_style(), "", "## Types of units"]
    lines += _types(raw, scene)
    lines += ["## Leaders"]
    lines += _leaders(raw, scene)
    lines += ["## Order of battle", ""]
    for command in raw["command"]:
        lines += _command(raw, scene, command)
    lines += _provenance(raw["setup"])
    return "\n".join(lines)


def _sheet_style() -> str:
    """The symbols and colours shared by all counters on the page."""
    style = stylesheet(LIGHT, False).replace("\n", "")
    opened = '<svg class="hastings symbols" width="0" height="0" aria-hidden="true">'
    return f"{opened}<style>{style}</style>{symbols(LIGHT)}</svg>".replace("\n", "")


def _piece(drawn: str, size: int = 46) -> str:
    return f'<svg class="hastings piece" viewBox="-25 -31 50 60" width="{size}" height="{size * 1.2:.0f}">{drawn}</svg>'


def _unit_piece(scene: Scene, name: str) -> str:
    unit = [each.id for each in scene.field.units].index(name)
    return _once(_piece(counter(scene, unit, 0, 0, 1)))


def _leader_piece(scene: Scene, name: str) -> str:
    piece = scene.field.count + [each.id for each in scene.field.leaders].index(name)
    return _once(_piece(leader(scene, piece, 0, 0, 1.6)))


def _once(drawn: str) -> str:
    """A drawing in a table row, without ids, since it may appear on the page more than once."""
    return drawn.replace("\n", "").replace(' id="', ' data-name="').replace("|", "&#124;")


def _types(raw: Raw, scene: Scene) -> Iterator[str]:
    rows = []
    for kind in raw["type"]:
        units = [unit for unit in raw["setup"]["unit"] if unit["type"] == kind["id"]]
        traits = ", ".join(word for key, word in TRAITS.items() if kind.get(key))
        numbers = (kind["cf"], kind["ma"], len(units))
        drawn = _unit_piece(scene, units[-1]["id"])
        rows.append((drawn, _names(kind), PEOPLE[kind["side"]], *numbers, traits, _origin_cell(kind)))
    heads = ("", "Type", "Army", "CF", "MA", "Units", "", "Origin")
    yield from table(heads, rows, "   rrr")
    yield "CF is the combat factor, MA the movement allowance."
    yield ""


def _leaders(raw: Raw, scene: Scene) -> Iterator[str]:
    commands = {command["id"]: command for command in raw["command"]}
    rows = []
    for who in raw["leader"]:
        command = commands[who["command"]]
        rank = "Army Leader" if who.get("army") else "Leader"
        place = f"{PEOPLE[command['side']]} {command['name']['en']}"
        drawn = _leader_piece(scene, who["id"])
        rows.append((drawn, _names(who), rank, place, who["ma"], who["hex"], _origin_cell(who)))
    yield from table(("", "Name", "", "Command", "MA", "Begins in", "Origin"), rows, "    r")


def _names(raw: Raw) -> str:
    """The name of something, in both languages if they differ."""
    english, french = raw["name"]["en"], raw["name"]["fr"]
    return f"**{english}**" + (f"<br>{french}" if french != english else "")


def _origin_cell(raw: Raw) -> str:
    lines = [f"{'the rest' if key == 'rest' else _words(key)}: {words}" for key, words in raw["provenance"].items()]
    return f'<span class="origins">{"<br>".join(map(plain, lines))}</span>'


def _command(raw: Raw, scene: Scene, command: Raw) -> Iterator[str]:
    units = [unit for unit in raw["setup"]["unit"] if unit["command"] == command["id"]]
    who = next(each for each in raw["leader"] if each["command"] == command["id"])
    dice = f", {command['dice']} missile {'die' if command['dice'] == 1 else 'dice'}" if command["dice"] else ""
    yield f"### {PEOPLE[command['side']]} {command['name']['en']}"
    yield ""
    yield f"{who['name']['en']}, {len(units)} units{dice}; the bar is {command['colour']}."
    yield ""
    figures = "".join(
        f"<figure>{_unit_piece(scene, unit['id'])}<figcaption>{unit['id']}<br>{unit['hex']}"
        f"{'<br>in Shield Wall' if unit.get('wall') else ''}</figcaption></figure>"
        for unit in units
    )
    yield f'<div class="counters">{figures}</div>'
    yield ""


# ------------------------------------------------------------------ the tables


def _tables(raw: Raw, source: Source) -> str:
    rally, missile, rout, casualty = raw["rally"], raw["missile"], raw["rout"], raw["leader_casualty"]
    plunging, losses, pursuit = missile["plunging"], raw["losses"], raw["pursuit"]
    return "\n".join(
        [
            "# Tables of Hastings",
            "",
            _note(source),
            "",
            "## Melee Table",
            "",
            "Columns are combat factors. NE is no effect, P a Pushback, a number that many hits; low rolls are good "
            "for the attacker. For a roll beyond the table, use the nearest row.",
            *table(
                ("Modified roll", *map(str, range(1, 7))),
                [(row["roll"], *row["result"]) for row in raw["melee"]["rows"]],
                "rrrrrrr",
            ),
            *_modifiers(raw["melee"]["drm"], "melee-line"),
            *_provenance(raw["melee"]),
            "## Morale",
            *_modifiers(raw["morale"]["drm"], "morale-line"),
            f"Fyrd at level {raw['morale']['hill_foot']} or below is off the hill.",
            "",
            *_provenance(raw["morale"]),
            "## Initiative",
            *_modifiers(raw["initiative"]["drm"], "initiative-line"),
            *_provenance(raw["initiative"]),
            "## Random events",
            "",
            "The sum of two dice.",
            *table(
                ("Sum", "Event", "Événement"),
                [
                    (
                        event["sum"],
                        *[f"**{event['name'][lang]}**<br>{plain(event['text'][lang])}" for lang in LANGUAGES],
                    )
                    for event in raw["event"]
                ],
                "r",
            ),
            *_origins_of(raw["event"]),
            "## Rally",
            *table(
                ("", ""),
                [
                    ("A unit rallies on", f"{rally['succeed_on']} or more"),
                    ("with its Leader", _signed(rally["leader_drm"])),
                    ("with the Army Leader", _signed(rally["army_leader_drm"])),
                    ("if the Leader is wounded", _signed(rally["wounded_drm"])),
                ],
                " r",
            ),
            *_provenance(rally),
            "## Missiles",
            *table(
                ("", ""),
                [
                    ("A die hits on", f"{missile['hit_on']} or more"),
                    ("against a Shield Wall (an option)", _signed(missile["shield_wall_drm"])),
                    (
                        f"Plunging Fire begins from turn {plunging['first_turn']} on",
                        f"{plunging['succeed_on']} or more",
                    ),
                    ("with Plunging Fire", _signed(plunging["missile_drm"])),
                ],
                " r",
            ),
            *_provenance(missile),
            "## Rout and pursuit",
            "",
            f"A Routed unit flees {rout['hexes']} hexes. A unit that rolls must pursue on a modified "
            f"{pursuit['left']['pursues']} or less.",
            *_modifiers(pursuit["left"]["drm"], "left-line"),
            *table(
                ("Hexes of pursuit by the roll", *map(str, range(1, 7))),
                [("foot", *pursuit["right"]["foot"]), ("horse", *pursuit["right"]["horse"])],
                " rrrrrr",
            ),
            *_provenance(rout),
            *_provenance(pursuit),
            "## Leader casualties and losses",
            *table(
                ("", ""),
                [
                    ("A Leader is killed on a modified", f"{casualty['killed']} or less"),
                    ("and wounded on", f"{casualty['wounded']}"),
                    (f"with {casualty['many_hits']} hits or more in his hex", _signed(casualty["many_hits_drm"])),
                    ("Hits that cost a Command a unit", losses["hits_per_unit"]),
                    ("Anglo-Saxon units lost before an elite one", losses["elite_after"]["AS"]),
                    ("Norman units lost before an elite one", losses["elite_after"]["N"]),
                ],
                " r",
            ),
            *_provenance(casualty),
            *_provenance(losses),
        ]
    )


def _modifiers(lines: Sequence[Raw], domain: str) -> list[str]:
    """Modifiers of the die with their names in both languages."""
    rows = [(*[words(f"{domain}-{line['id']}", lang) for lang in LANGUAGES], _signed(line["drm"])) for line in lines]
    return table(("Modifier", "Modificateur", "Die"), rows, "  r")


def _origins_of(things: Sequence[Raw]) -> list[str]:
    origins = sorted({thing["provenance"] for thing in things})
    return [*[f"<p class='origin-note'>{escape(said)}</p>" for said in origins], ""]


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"\u2212{-number}" if number else "0"
