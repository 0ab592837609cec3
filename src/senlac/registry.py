"""The installed games: everything in the entry point group `senlac.games`, and games being tried out."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from senlac.kernel.errors import SenlacError, UnknownGame
from senlac.kernel.gamedef import GameDef
from senlac.kernel.options import read_options

GAMES = "senlac.games"


class BrokenPlugin(SenlacError):
    """A plug-in in one of Senlac's entry point groups that cannot be loaded."""

    code = "broken-plugin"


def games() -> list[str]:
    """The names of all installed games, except for `broken_games`.

    >>> "fords" in games()
    True
    """
    return sorted({*plugins(GAMES), *_TRIED_OUT} - set(broken_games()))


@cache
def broken_games() -> dict[str, BrokenPlugin]:
    """Installed games that cannot be loaded, by name, with the error; the other games still work."""
    found: dict[str, BrokenPlugin] = {}
    for name in plugins(GAMES):
        try:
            kind = load_plugin(GAMES, name)
            if kind.name != name:
                raise BrokenPlugin(f"The game {kind.name!r} is installed under the name {name!r}.", name=name)
        except BrokenPlugin as error:
            found[name] = error
    return found


@contextmanager
def trying_out(kind: type[GameDef[Any]]) -> Iterator[None]:
    """Make a game available that is not installed, for example while it is being written."""
    before = dict(_TRIED_OUT)
    _TRIED_OUT[kind.name] = kind
    try:
        yield
    finally:
        _TRIED_OUT.clear()
        _TRIED_OUT.update(before)


_TRIED_OUT: dict[str, type[GameDef[Any]]] = {}


def game_type(name: str) -> type[GameDef[Any]]:
    """The class of an installed game; UnknownGame, with a suggestion, if there is none with that name."""
    if name in _TRIED_OUT:
        return _TRIED_OUT[name]
    if name in broken_games():
        raise broken_games()[name]
    if name not in plugins(GAMES):
        near = difflib.get_close_matches(name, games(), 1)
        hint = f"Did you mean {near[0]}?" if near else f"Installed: {', '.join(games()) or 'none'}."
        sentence = f"No installed game is called {name!r}. {hint}"
        raise UnknownGame(sentence, message="game-unknown", name=name, installed=", ".join(games()))
    kind: type[GameDef[Any]] = load_plugin(GAMES, name)
    return kind


def configure(name: str, options: dict[str, Any]) -> GameDef[Any]:
    """An installed game with its options set; BadOption if one is invalid."""
    kind = game_type(name)
    return kind(read_options(kind.schema, {**kind.preselected(options), **options}))


def rules_folders() -> list[Path]:
    """The folders in which installed games keep their rule indexes."""
    folders = {game_type(name).rules_folder for name in games()}
    return [Path(folder) for folder in sorted(folders) if folder]


@cache
def plugins(group: str) -> dict[str, EntryPoint]:
    """The entry points in a group, by name."""
    return {point.name: point for point in entry_points(group=group)}


@cache
def load_plugin(group: str, name: str) -> Any:
    """The object of an entry point; BrokenPlugin if it cannot be loaded."""
    try:
        return plugins(group)[name].load()
    except Exception as error:
        where = plugins(group)[name].value
        raise BrokenPlugin(f"{name!r} cannot be loaded from {where}: {error}", name=name, group=group) from error
