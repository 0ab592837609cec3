"""The JSON Schema of packs, for editors: built from the tables that the loader itself reads.

`senlac cards --schema` prints it, and `docs/reference/pack.schema.json` is a copy. A schema cannot say everything: that
a trait has a card, or that an ability makes sense, only `senlac cards check` knows.
"""

from __future__ import annotations

import json
from typing import Any, Final

from senlac.catalogue import CODE, FALLBACK
from senlac.games.hebs.language import parser, words
from senlac.games.hebs.language.words import WORDS
from senlac.games.hebs.packs import pack, reading

Schema = dict[str, Any]

ID: Final = "^[a-z0-9]+(-[a-z0-9]+)*$"
#: The limits of each number on a card and on an Objective; a test holds them against the loader.
CARD_NUMBERS: Final[dict[str, tuple[int, int, str]]] = {
    "copies": (1, 3, "How many there are in the deck; 1 if left out."),
    "cost": (0, 5, "What it costs to play. A Leader starts in play and has none."),
    "zeal": (0, 9, "Zeal of an army card; 0 if left out."),
    "might": (0, 9, "Might of an army card; 0 if left out."),
    "health": (1, 20, "Health of an army card."),
    "resources": (0, 3, "Resources that it yields; 0 if left out. An Event yields none."),
}
OBJECTIVE_NUMBERS: Final[dict[str, tuple[int, int, str]]] = {
    "value": (0, 20, "The value that the attacking army compares with."),
    "health": (1, 30, "The damage that it takes to defeat it."),
}
OBJECTIVE_FACTS: Final = ("name", "battle", "value", "health", "ability")
_KINDS: Final = {
    pack.ACTION: "An Action: costs the card its readiness, in the player's turn.",
    pack.RESPONSE: "A Response: answers a trigger.",
    pack.PLAYED: "When the card is played.",
    pack.CONSTANT: "While the card is in play.",
    pack.SOLO: "Only in the solo game.",
    pack.DESTROYED: "Of an Objective: when it is defeated.",
}


def text() -> str:
    """The schema as it is kept in the docs.

    >>> text().startswith("{")
    True
    """
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def schema() -> Schema:
    """The schema of a pack or an override."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Senlac card pack",
        "description": "The cards of a faction, or an override: corrections to the cards of one.",
        "type": "object",
        "if": {"required": ["override"]},
        "then": {"$ref": "#/$defs/overrideFile"},
        "else": {"$ref": "#/$defs/packFile"},
        "$defs": {
            "packFile": _pack_file(),
            "overrideFile": _override_file(),
            "card": _card(),
            "cardChange": _card_change(),
            "objective": _objective(),
            "objectiveChange": _objective_change(),
            "ability": _ability(),
            "origin": _origin(reading.FACTS),
            "objectiveOrigin": _origin(OBJECTIVE_FACTS),
            "oneOrigin": _one_origin(),
            "tongues": _tongues(),
            "text": _line(),
        },
    }


# ------------------------------------------------------------------ files


def _pack_file() -> Schema:
    head = {
        "id": {**_ref("text"), "description": "What overrides call it, such as 1066-norman."},
        "faction": {**_ref("text"), "description": "The faction, such as norman."},
        "box": {**_ref("text"), "description": "The box that it is from, such as 1066."},
        "role": {"enum": ["attacker", "defender"], "description": "Its part in the battle."},
        "name": {**_ref("tongues"), "description": "The people: the Normans."},
        "people": {**_ref("tongues"), "description": "One of its people, as an adjective: Norman."},
    }
    parts = {
        "pack": _object(head, list(head)),
        "traits": _traits(),
        "card": _list("card", reading.MOST_CARDS, 1),
        "objective": _list("objective", 12, 2),
    }
    return _object(parts, ["pack", "card", "objective"])


def _override_file() -> Schema:
    removed: Schema = {
        "type": "array",
        "items": {"type": "string", "pattern": ID},
        "description": "Ids of cards to leave out.",
    }
    head: dict[str, Schema] = {
        "id": {"type": "string", "pattern": ID, "description": "What this override is called."},
        "of": {"type": "string", "description": "The id of the pack that it is laid over, such as 1066-norman."},
        "remove": removed,
    }
    parts = {
        "override": _object(head, ["id", "of"]),
        "traits": _traits(),
        "card": _list("cardChange", reading.MOST_CARDS),
        "objective": _list("objectiveChange", 12),
    }
    return _object(parts, ["override"])


def _traits() -> Schema:
    return {
        "type": "object",
        "description": "The traits of the cards, by language.",
        "additionalProperties": _ref("tongues"),
    }


# ------------------------------------------------------------------ cards


def _card() -> Schema:
    fields = _card_fields()
    made = _object(fields, ["id", "name", "type", "history", "origin"])
    made["allOf"] = [
        _when_type([pack.UNIT], {"required": ["unit"]}),
        _when_type([each for each in pack.TYPES if each != pack.UNIT], _without("unit")),
        _when_type([pack.LEADER], {**_without("cost"), "properties": {"copies": {"const": 1}}}),
        _when_type([each for each in pack.TYPES if each != pack.LEADER], {"required": ["cost"]}),
        _when_type(list(pack.ARMY), {"required": ["health"]}),
        _when_type([pack.EVENT], _without("zeal", "might", "health", "resources")),
        _when_type([pack.TACTICS, pack.ATTACHMENT], _without("zeal", "might", "health")),
        _when_type([pack.ATTACHMENT], {"required": ["attach"]}),
        _when_type([each for each in pack.TYPES if each != pack.ATTACHMENT], _without("attach")),
        _when_type([pack.EVENT, pack.TACTICS, pack.ATTACHMENT], {"required": ["ability"]}),
    ]
    return made


def _card_change() -> Schema:
    return _object(_card_fields(), ["id"], "A card that is new, or those facts of a card that are to be changed.")


def _card_fields() -> dict[str, Schema]:
    made: dict[str, Schema] = {
        "id": {"type": "string", "pattern": ID, "description": "Small letters, digits and hyphens."},
        "name": _ref("tongues"),
        "type": {"enum": list(pack.TYPES), "description": "What kind of card it is."},
        "unit": {"enum": list(pack.UNIT_TYPES), "description": "What kind of Unit it is."},
        "traits": {"type": "array", "items": {"type": "string"}, "description": "Traits of [traits] that it has."},
        "attach": {**_expression(words.CARDS), "description": "What it is attached to: a filter, or wedge."},
        "ability": _list("ability", reading.MOST_ABILITIES),
        "history": {**_ref("tongues"), "description": "A sentence on the real one."},
        "origin": _ref("origin"),
    }
    for name, (low, high, means) in CARD_NUMBERS.items():
        made[name] = {"type": "integer", "minimum": low, "maximum": high, "description": means}
    return {name: made[name] for name in reading._CARD_FIELDS}


def _objective() -> Schema:
    made = _object(_objective_fields(), ["letter", "name", "history", "origin"])
    made["dependentRequired"] = {"battle": ["value", "health"], "value": ["battle"]}
    return made


def _objective_change() -> Schema:
    return _object(_objective_fields(), ["letter"], "Those facts of an Objective that are to be changed.")


def _objective_fields() -> dict[str, Schema]:
    made: dict[str, Schema] = {
        "letter": {"type": "string", "pattern": "^[A-L]$", "description": "A is the first, and so on in order."},
        "name": _ref("tongues"),
        "battle": {"enum": ["might", "zeal"], "description": "What it is fought with; the last Objective has none."},
        "ability": _list("ability", reading.MOST_ABILITIES),
        "history": {**_ref("tongues"), "description": "A sentence on the real one."},
        "origin": _ref("objectiveOrigin"),
    }
    for name, (low, high, means) in OBJECTIVE_NUMBERS.items():
        made[name] = {"type": "integer", "minimum": low, "maximum": high, "description": means}
    return {name: made[name] for name in reading._OBJECTIVE_FIELDS}


# ------------------------------------------------------------------ abilities and origins


def _ability() -> Schema:
    kinds = [{"const": kind, "description": _KINDS[kind]} for kind in pack.KINDS]
    titles = {"enum": list(pack.TITLES), "description": "A title that several cards share."}
    fields: dict[str, Schema] = {
        "kind": {"oneOf": kinds, "description": "When it is used."},
        "title": {"oneOf": [titles, _ref("tongues")], "description": "A shared title, or one by language."},
        "on": {"enum": list(pack.TRIGGERS), "description": "The trigger that a Response answers."},
        "when": {**_expression(""), "description": "The condition on which it may be used."},
        "do": {
            "type": "array",
            "minItems": 1,
            "maxItems": reading.MOST_EFFECTS,
            "items": {"type": "string", "maxLength": parser.LONGEST},
            "description": "What it does, in order: docs/reference/ability-language.md has all words.",
        },
    }
    made = _object(fields, ["kind", "do"])
    made["if"] = {"properties": {"kind": {"const": pack.RESPONSE}}, "required": ["kind"]}
    made["then"] = {"required": ["on"]}
    made["else"] = _without("on")
    constant = {"properties": {"kind": {"const": pack.CONSTANT}}, "required": ["kind"]}
    lasting = {"properties": {"do": {"items": _expression(words.LASTING)}}}
    effects = {"properties": {"do": {"items": _expression(words.EFFECT)}}}
    made["allOf"] = [{"if": constant, "then": lasting, "else": effects}]
    return made


def _expression(kind: str) -> Schema:
    """A text in the ability language; where it must begin with a word of one kind, with one of those."""
    made: Schema = {"type": "string", "minLength": 1, "maxLength": parser.LONGEST}
    if kind in (words.EFFECT, words.LASTING):
        names = [word.name for word in WORDS.values() if kind in word.gives]
        made["pattern"] = rf"^[\s(]*({'|'.join(names)})\b"
    return made


def _origin(facts: tuple[str, ...]) -> Schema:
    made = _object({fact: _ref("oneOrigin") for fact in [*facts, "rest"]}, [])
    made["description"] = "Where each fact is from; `rest` is for all that are not named."
    return made


def _one_origin() -> Schema:
    others = "|".join([grade for grade in pack.GRADES if grade != "attested"])
    return {
        "type": "string",
        "pattern": rf"^(({others})(:.*)?|attested:.*\S.*)$",
        "description": f"One of {', '.join(pack.GRADES)}, with a source after a colon; attested facts need one.",
    }


# ------------------------------------------------------------------ small parts


def _tongues() -> Schema:
    return {
        "type": "object",
        "description": "By language; English must be there, and is said where another language is not.",
        "patternProperties": {f"^{CODE.pattern}$": _ref("text")},
        "required": [FALLBACK],
        "additionalProperties": False,
    }


def _line() -> Schema:
    return {"type": "string", "pattern": r"^[^\r\n\t]*\S[^\r\n\t]*$", "maxLength": 500}


def _object(properties: dict[str, Schema], required: list[str], description: str = "") -> Schema:
    made: Schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    return {"description": description, **made} if description else made


def _list(name: str, most: int, least: int = 0) -> Schema:
    return {"type": "array", "items": _ref(name), "maxItems": most, "minItems": least}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _when_type(types: list[str], then: Schema) -> Schema:
    return {"if": {"properties": {"type": {"enum": types}}, "required": ["type"]}, "then": then}


def _without(*fields: str) -> Schema:
    return {"not": {"anyOf": [{"required": [field]} for field in fields]}}
