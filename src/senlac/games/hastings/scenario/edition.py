"""The built-in scenario as it is, and as it was: old saves are played with the tables they were begun with."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any


@cache
def built_in(edition: str = "") -> dict[str, Any]:
    """The built-in scenario as it is, or as it was in an earlier edition."""
    ours = tomllib.loads((files("senlac.games.hastings.scenario") / "hastings.toml").read_text("utf-8"))
    return {**ours, **tomllib.loads((_editions() / f"{edition}.toml").read_text("utf-8"))} if edition else ours


def editions() -> list[str]:
    """The earlier editions of the built-in scenario: `editions/N.toml` keeps the tables that have changed since."""
    return sorted([path.stem for path in _editions().glob("*.toml")], reverse=True)


def _editions() -> Path:
    return Path(str(files("senlac.games.hastings.scenario"))) / "editions"
