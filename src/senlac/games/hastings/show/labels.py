"""What boards and scenes of Hastings say beside names."""

from __future__ import annotations

from functools import cache, lru_cache

from senlac.catalogue import FALLBACK, in_tongue
from senlac.games.hastings.state.field import Field
from senlac.games.hastings.text import words


def say(name: str, lang: str, **numbers: int | str) -> str:
    """A word of the boards and scenes."""
    return words(f"board-{name}", lang, **numbers) if numbers else _plain(name, lang)


@cache
def _plain(name: str, lang: str) -> str:
    return words(f"board-{name}", lang)


@cache
def compass(point: str, lang: str) -> str:
    """A point of the compass: SW, or SO in French."""
    return words(f"compass-{point}", lang)


@lru_cache(maxsize=2_000)
def unit_name(field: Field, unit: int, lang: str) -> str:
    """A unit in words: `Fyrd of the Right, 2nd`."""
    name = field.commands[field.command[unit]].name
    command = {"place": name[FALLBACK], "command": in_tongue(name, lang)}
    return words("unit-of", lang, **_kind_of(field, unit, lang), **command, n=_number(field, unit))


def short_name(field: Field, unit: int, lang: str) -> str:
    """The same where its Command is seen: `Fyrd, 2nd`."""
    return words("unit-short", lang, **_kind_of(field, unit, lang), n=_number(field, unit))


def _kind_of(field: Field, unit: int, lang: str) -> dict[str, str]:
    name = field.type_of(unit).name
    return {"type": name[FALLBACK], "kind": in_tongue(name, lang)}


def _number(field: Field, unit: int) -> int:
    """Which one of its type it is in its Command, or 0 if there is only one."""
    kind = field.units[unit].type
    alike = [other for other in field.commands[field.command[unit]].units if field.units[other].type == kind]
    return alike.index(unit) + 1 if len(alike) > 1 else 0
