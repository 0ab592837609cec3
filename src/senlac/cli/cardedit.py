"""Write corrections to an override file, leaving the rest of the file as its owner wrote it."""

from __future__ import annotations

import difflib
import json
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from senlac.catalogue import FALLBACK, LANGUAGES, Tongues
from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.pack import GRADES, BadPack, Objective, Pack
from senlac.games.hebs.packs.reading import parse_toml
from senlac.games.hebs.packs.schema import CARD_NUMBERS, OBJECTIVE_NUMBERS
from senlac.kernel.errors import BadOption

#: What can be corrected from the command line; abilities have to be edited in the file.
NAMES = tuple(f"name.{lang}" for lang in LANGUAGES)
CARD_FIELDS = (*NAMES, "type", *CARD_NUMBERS)
OBJECTIVE_FIELDS = (*NAMES, "battle", *OBJECTIVE_NUMBERS)

Values = dict[str, int | dict[str, str] | str]


@dataclass
class Correction:
    """The new text of a file, and a summary of what changed."""

    text: str
    summary: str


@dataclass
class OverrideEntry:
    """The entry to change in a file: a `[[card]]` by its id, or an `[[objective]]` by its letter."""

    kind: str
    key: str
    name: str

    def is_in(self, item: Any) -> bool:
        return isinstance(item, dict) and item.get(self.key) == self.name


def correct(
    name: str, settings: tuple[str, ...], origin: str, path: Path | None, faction: str | None
) -> tuple[Path, Correction]:
    """The file to write and its new content, fully checked; raises an error if it would be invalid."""
    _check_origin(origin)
    found = _one(name, faction, path)
    path = path or library.SHELF.folder / f"my-{found.pack.faction}.toml"
    text = library.SHELF.read(path) if path.exists() else _new_file(path, found.pack)
    _same_pack(text, path, found.pack)
    if found.card is not None:
        entry = OverrideEntry("card", "id", found.card.id)
        values = _values(settings, CARD_FIELDS, found.card.name)
    else:
        assert found.objective is not None
        entry = OverrideEntry("objective", "letter", found.objective.letter)
        values = _values(settings, OBJECTIVE_FIELDS, found.objective.name)
    changed = _write(text, entry, values, origin, path)
    library.parse_override(changed, str(path))
    title = found.card.name[FALLBACK] if found.card is not None else _objective_name(found.objective)
    return path, Correction(changed, f"{title}: {', '.join(settings)} ({origin})")


def quoted(path: Path) -> str:
    """A path, quoted for the shell."""
    return shlex.quote(str(path))


def _objective_name(objective: Objective | None) -> str:
    return objective.name[FALLBACK] if objective is not None else ""


def _check_origin(origin: str) -> None:
    grade, _, source = origin.partition(":")
    if grade not in GRADES or (grade == "attested" and not source.strip()) or not origin.isprintable():
        message = f"An origin is one of {', '.join(GRADES)}; attested needs a source after a colon. Not {origin!r}."
        raise BadOption(message, option="origin", value=origin)


def _one(name: str, faction: str | None, path: Path | None) -> library.Found:
    """The card that is meant. The file is applied first, so that cards it adds are found too."""
    overrides = library.offer(path) if path is not None and path.exists() else ""
    packs = [library.pack(each, overrides) for each in ([faction] if faction else library.factions())]
    found = library.find(name, packs)
    if len(found) > 1:
        where = ", ".join([each.pack.faction for each in found])
        raise BadOption(
            f"{name!r} could be several cards ({where}): say which with --faction.", option="faction", value=name
        )
    return found[0]


def _new_file(path: Path, pack: Pack) -> str:
    id = "-".join(re.findall(r"[a-z0-9]+", path.stem.lower())) or "my-box"
    return f'# Corrections of {pack.id}, used with --pack.\n[override]\nid = "{id}"\nof = "{pack.id}"\n'


def _same_pack(text: str, path: Path, pack: Pack) -> None:
    head = parse_toml(text, str(path)).get("override")
    of = head.get("of") if isinstance(head, dict) else None
    if of != pack.id:
        message = f"{path} is not an override of {pack.id}: choose another file with --file."
        raise BadOption(message, option="file", value=str(path))


# ------------------------------------------------------------------ values


def _values(settings: tuple[str, ...], known: tuple[str, ...], name: Tongues) -> Values:
    """`cost=2 name.fr=Odon` as the values of a TOML table."""
    found: Values = {}
    names = dict(name)
    for setting in settings:
        field, equals, value = setting.partition("=")
        if not equals or not value:
            raise BadOption(f"Write a correction as FIELD=VALUE, not {setting!r}.", option=setting)
        if field not in known:
            raise BadOption(_no_field(field, known), option=field, value=value)
        if field.startswith("name."):
            names[field[5:]] = value
            found["name"] = names
        elif field in CARD_NUMBERS or field in OBJECTIVE_NUMBERS:
            found[field] = _number(field, value)
        else:
            found[field] = value
    return found


def _no_field(field: str, known: tuple[str, ...]) -> str:
    if field in ("ability", "traits", "unit", "attach", "history"):
        return f"{field!r} can only be edited in the file: docs/guide/add-a-card.md shows how."
    near = difflib.get_close_matches(field, known, 1)
    hint = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(known)}."
    return f"There is no field {field!r}. {hint}"


def _number(field: str, value: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", value):
        raise BadOption(f"{field} must be a whole number, not {value!r}.", option=field, value=value)
    return int(value)


def toml_value(value: int | dict[str, str] | str) -> str:
    """A value as TOML writes it.

    >>> print(toml_value({"en": 'The "Bastard"', "fr": "Le Bâtard"}))
    { en = "The \\"Bastard\\"", fr = "Le Bâtard" }
    """
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{name} = {toml_value(each)}" for name, each in value.items()]) + " }"
    # JSON and TOML strings are the same, except for DEL.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


# ------------------------------------------------------------------ text


def _write(text: str, entry: OverrideEntry, values: Values, origin: str, path: Path) -> str:
    """The text with the values added; BadOption if its layout does not allow adding lines."""
    lines: dict[str, str] = {field: toml_value(value) for field, value in values.items()}
    lines |= {f"origin.{field}": toml_value(origin) for field in values}
    before = parse_toml(text, str(path))
    if any([entry.is_in(item) for item in before.get(entry.kind, [])]):
        changed = _extended(text, entry, lines)
    else:
        changed = text.rstrip("\n") + "\n\n" + "\n".join(_block(entry, lines)) + "\n"
    if not _is_change(before, changed, entry, values, origin):
        block = "\n".join(_block(entry, lines)[1:])
        message = f"{path} is laid out in a way we cannot edit. Add this to its entry {entry.name} yourself:\n{block}"
        raise BadOption(message, option="file", value=str(path))
    return changed


def _block(entry: OverrideEntry, lines: dict[str, str]) -> list[str]:
    head = [f"[[{entry.kind}]]", f'{entry.key} = "{entry.name}"']
    return head + [f"{field} = {value}" for field, value in lines.items()]


def _extended(text: str, entry: OverrideEntry, lines: dict[str, str]) -> str:
    """The text with lines replaced in, or added to, an existing entry."""
    rows = text.split("\n")
    at = _row_of(rows, entry)
    if at < 0:
        return text
    end = next((i for i in range(at + 1, len(rows)) if rows[i].lstrip().startswith("[")), len(rows))
    added = []
    for field, value in lines.items():
        row = next((i for i in range(at, end) if re.match(rf"\s*{re.escape(field)}\s*=", rows[i])), -1)
        if row >= 0:
            comment = re.search(r"\s+#[^\"']*$", rows[row])
            rows[row] = f"{field} = {value}" + (comment.group() if comment else "")
        else:
            added.append(f"{field} = {value}")
    last = max(i for i in range(at, end) if rows[i].strip())
    return "\n".join(rows[: last + 1] + added + rows[last + 1 :])


def _row_of(rows: list[str], entry: OverrideEntry) -> int:
    """The row with the entry's id."""
    wanted = re.compile(rf"\s*{entry.key}\s*=\s*[\"']{re.escape(entry.name)}[\"']\s*(#.*)?$")
    header = ""
    for i, row in enumerate(rows):
        if row.lstrip().startswith("["):
            header = row.split("#")[0].strip()
        elif header == f"[[{entry.kind}]]" and wanted.match(row):
            return i
    return -1


def _is_change(before: dict[str, Any], text: str, entry: OverrideEntry, values: Values, origin: str) -> bool:
    """Whether the new text differs from the old one only in the changed values."""
    try:
        after = parse_toml(text, "")
    except BadPack:
        return False
    items = before.setdefault(entry.kind, [])
    item = next((item for item in items if entry.is_in(item)), None)
    if item is None:
        item = {entry.key: entry.name}
        items.append(item)
    item.update(values)
    item.setdefault("origin", {}).update(dict.fromkeys(values, origin))
    return after == before
