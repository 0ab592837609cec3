"""Changes numbers of the built-in packs for good: an edition keeps the cards as they were, for old saves.

For those who maintain the packs; everybody else changes cards by overrides.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.library import KEYS
from senlac.games.hebs.packs.values import values_of
from senlac.kernel.errors import BadOption

HEAD = "# The pack as it was: of each card what has changed since, in place of what is there now.\n"

#: Numbers of one entry, a `card` or an `objective`, by their fields.
Numbers = dict[tuple[str, str], dict[str, int]]


def revise(changes: Mapping[str, int], folder: Path) -> list[Path]:
    """Write numbers, by name (`norman.trumpeter.might`), into the packs of a folder; the files that were written.

    If anything is wrong, such as a number that is attested, nothing is written.
    """
    texts: dict[Path, str] = {}
    by_faction: dict[str, dict[str, int]] = {}
    for name, number in changes.items():
        by_faction.setdefault(name.partition(".")[0], {})[name] = number
    for faction, mine in by_faction.items():
        path = folder / f"{faction}.toml"
        if faction not in library.factions() or not path.is_file():
            message = f"There is no pack {path}, so {', '.join(mine)} cannot be written."
            raise BadOption(message, option="apply", value=str(folder))
        text = path.read_text("utf-8")
        pack = library.check_pack(library.parse_text(text, path.name), path.name)
        known = {it.name: it for it in values_of(pack)}
        for name in mine:
            if name not in known or not known[name].is_reconstructed:
                raise BadOption(f"{name} is no reconstructed number of a card.", option="apply", value=name)
        were = _by_entry({name: known[name].number for name in mine})
        texts[path] = _changed(text, _by_entry(mine), path)
        editions = folder / "editions"
        for kept in {*editions.glob(f"{faction}-*.toml"), editions / f"{faction}-{pack.content_hash}.toml"}:
            texts[kept] = _keeping(kept.read_text("utf-8") if kept.exists() else HEAD, were)
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    return list(texts)


def _by_entry(changes: Mapping[str, int]) -> Numbers:
    found: Numbers = {}
    for name, number in changes.items():
        _, thing, field = name.split(".")
        kind = "objective" if len(thing) == 1 else "card"
        found.setdefault((kind, thing), {})[field] = number
    return found


def _changed(text: str, numbers: Numbers, path: Path) -> str:
    """A pack with other numbers in it, and nothing else changed."""
    before = library.parse_text(text, path.name)
    rows = text.split("\n")
    for (kind, thing), fields in numbers.items():
        first, last = _rows_of(rows, kind, thing)
        for field, number in fields.items():
            at = next((row for row in range(first, last) if re.match(rf"{field} = -?\d+$", rows[row])), -1)
            if at < 0:
                rows.insert(first + 1, f"{field} = {number}")
                last += 1
            else:
                rows[at] = f"{field} = {number}"
        _entry(before, kind, thing).update(fields)
    changed = "\n".join(rows)
    if library.parse_text(changed, path.name) != before:
        message = (
            f"{path} is laid out in a way that we cannot edit: change {', '.join(it[1] for it in numbers)} by hand."
        )
        raise BadOption(message, option="apply", value=str(path))
    return changed


def _rows_of(rows: list[str], kind: str, thing: str) -> tuple[int, int]:
    """The row that names an entry, and the one after its own fields."""
    named = rows.index(f'{KEYS[kind]} = "{thing}"')
    end = next((row for row in range(named, len(rows)) if rows[row].startswith("[")), len(rows))
    return named, end


def _entry(raw: dict[str, Any], kind: str, thing: str) -> dict[str, Any]:
    found: dict[str, Any] = next(it for it in raw[kind] if it[KEYS[kind]] == thing)
    return found


def _keeping(text: str, were: Numbers) -> str:
    """An edition that also says what these numbers were, unless it says something of them already."""
    raw = library.parse_text(text, "edition")
    for (kind, thing), fields in were.items():
        there = [it for it in raw.get(kind, []) if it[KEYS[kind]] == thing]
        new = {field: number for field, number in fields.items() if not there or field not in there[0]}
        lines = "".join(f"{field} = {number}\n" for field, number in new.items())
        if there and lines:
            row = f'{KEYS[kind]} = "{thing}"\n'
            text = text.replace(row, row + lines, 1)
        elif lines:
            text = f'{text.rstrip()}\n\n[[{kind}]]\n{KEYS[kind]} = "{thing}"\n{lines}'
    return text
