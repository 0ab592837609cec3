"""The numbers in the tables of a scenario, by name, so that they can be changed for an experiment.

A name is `leader_casualty.wounded`, or `type.Fyrd.cf` of a table of which there are several.
"""

from __future__ import annotations

import json
from typing import Any, Final

from senlac.games.hastings.scenario import library
from senlac.kernel.errors import BadOption

#: The tables that decide battles by plain numbers, and the lists of tables.
TABLES: Final = ("movement", "rally", "missile", "rout", "leader_casualty", "losses", "morale")
LISTS: Final = ("type",)

#: Name, number, origin.
Number = tuple[str, int, str]


def values_of(scenario: str) -> list[Number]:
    """All such numbers, each with its origin."""
    raw = library.content(scenario)
    found: list[Number] = []
    for name in TABLES:
        found += _numbers(name, raw[name])
    for name in LISTS:
        for table in raw[name]:
            found += _numbers(f"{name}.{table['id']}", table)
    return found


def _numbers(path: str, table: dict[str, Any]) -> list[Number]:
    origins = table.get("provenance", "")
    found: list[Number] = []
    for key, value in table.items():
        origin = origins if isinstance(origins, str) else origins.get(key, origins.get("rest", ""))
        if isinstance(value, int) and not isinstance(value, bool):
            found.append((f"{path}.{key}", value, origin))
        elif isinstance(value, dict) and key != "provenance":
            found += [(name, number, own or origin) for name, number, own in _numbers(f"{path}.{key}", value)]
    return found


def with_values(scenario: str, changes: dict[str, int]) -> str:
    """The option `scenario` of a game in which some numbers are others."""
    raw = library.content(scenario)
    known = [name for name, _, _ in values_of(scenario)]
    tables: dict[str, Any] = {}
    for name, number in changes.items():
        if name not in known:
            message = f"Hastings has no number {name!r}. It has: {', '.join(known)}."
            raise BadOption(message, option="value", value=name)
        table, *path, key = name.split(".")
        tables[table] = raw[table]
        place: Any = raw[table]
        for part in path:
            place = next(it for it in place if it["id"] == part) if isinstance(place, list) else place[part]
        place[key] = number
    head = {"id": "lab", "name": {"en": "lab"}}
    text = "\n".join(f"{name} = {_toml(table)}" for name, table in {"scenario": head, **tables}.items())
    return library.offer_text(text + "\n", "lab")


def _toml(value: Any) -> str:
    """A value on one line, as TOML writes it.

    >>> _toml({"a": [1, True], "b c": "x"})
    '{ a = [1, true], "b c" = "x" }'
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_toml(it)}" for name, it in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(it) for it in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else json.dumps(name)
