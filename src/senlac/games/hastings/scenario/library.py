"""The scenarios there are: the built-in one, and files of the user's own in place of some of its tables."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final

from senlac.catalogue import Tongues
from senlac.files import TEXTS, Shelf, hash_of
from senlac.games.hastings.scenario.edition import built_in
from senlac.games.hastings.scenario.reading import LARGEST, BadScenario, Raw, parse_text, read_field
from senlac.games.hastings.state.field import Field
from senlac.kernel.errors import SenlacError


class MissingScenario(SenlacError):
    """A game that was made with a scenario which is not here."""

    code = "missing-scenario"


@cache
def field_of(name: str, edition: str = "") -> Field:
    """The field of a scenario: of the built-in one without a name, else of one that was offered or kept.

    With an edition, tables that the scenario does not have itself are as they were then.

    >>> field_of("").count
    44
    """
    return read_field(_raw(name, edition), None if not name else _OFFERED[name], name)


def title_of(name: str) -> Tongues:
    """What a scenario is called, by language."""
    title: Tongues = _raw(name)["scenario"]["name"]
    return title


@cache
def content_hash(name: str, edition: str = "") -> str:
    """Twelve digits that are others when anything that is played with is; words for people do not count."""
    return hash_of(json.dumps(_played(_raw(name, edition)), sort_keys=True, separators=(",", ":")))


#: What is only read.
_WORDS: Final = ("name", "text", "history", "named", "provenance")


def _played(data: Any) -> Any:
    """The data of a scenario without its words."""
    if isinstance(data, dict):
        return {key: _played(value) for key, value in data.items() if key not in _WORDS}
    return [_played(value) for value in data] if isinstance(data, list) else data


def offer(path: str | Path) -> str:
    """Check a file of the user's own whole, and have it in this process and the user's folder; its name."""
    return offer_text(SHELF.read(path), str(path))


def offer_text(text: str, file: str) -> str:
    """The same for a text that is not in a file; problems refer to it as `file`."""
    name = _take(text, file)
    SHELF.keep(name, text)
    return name


def content(name: str) -> Raw:
    """The whole content of a scenario, as it is read, to be changed at will."""
    return deepcopy(_raw(name))


#: What the files of the user's own say, by name.
_OFFERED: Final[dict[str, Raw]] = {}


def _raw(name: str, edition: str = "") -> Raw:
    """The whole content of a scenario."""
    if not name:
        return built_in(edition)
    if name not in _OFFERED:
        path, text = SHELF.find(name)
        _take(text, path)
    return _merge(_OFFERED[name], edition)


def _merge(own: Raw, edition: str = "") -> Raw:
    """The built-in scenario with the tables of a file in place of its own."""
    ours = built_in(edition)
    merged = {**ours, **own}
    head = own.get("scenario")
    if isinstance(head, dict) and "turns" not in head:
        length = {key: ours["scenario"][key] for key in ("turns", "provenance")}
        merged["scenario"] = {**length, **head}
    return merged


def _take(text: str, file: str) -> str:
    """Check the text of a file, and remember it under the name that it returns."""
    own = parse_text(text, file)
    read_field(_merge(own), own, file)
    name = f"{own['scenario']['id']}@{hash_of(text)}"
    _OFFERED[name] = own
    TEXTS[name] = text
    return name


def _id_in(text: str) -> str:
    try:
        head = parse_text(text, "").get("scenario")
    except BadScenario:
        return ""
    return str(head.get("id")) if isinstance(head, dict) else ""


SHELF: Final = Shelf("scenario", LARGEST, lambda file, message: BadScenario(file, [message]), MissingScenario, _id_in)
