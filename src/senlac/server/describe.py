"""Machine-readable descriptions of the messages and the HTTP API: JSON Schema and OpenAPI, from the types in `wire`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from senlac.server import wire
from senlac.server.typescript import typescript
from senlac.version import __version__

#: Every type that is a message or a body in its own right.
ON_THE_WIRE: tuple[Any, ...] = (
    wire.FromClient,
    wire.FromServer,
    wire.Welcome,
    wire.NewGame,
    wire.Opened,
    wire.LessonInfo,
    wire.Join,
    wire.Summary,
    wire.Fork,
    wire.Score,
    wire.Profile,
    wire.RuleInfo,
    wire.Problem,
)

#: The modules that define scenes, and where the client keeps their types.
SCENES = {
    "boards/battlefield/types.ts": ("senlac.games.hebs.show.shapes", "Scene"),
    "boards/hexmap/types.ts": ("senlac.games.hastings.show.shapes", "Position"),
}
GAME = "/api/games/{id}"
#: Method, path, purpose, request body, response.
HTTP: tuple[tuple[str, str, str, Any, Any], ...] = (
    ("get", "/api/hello", "Who I am and what can be played.", None, wire.Welcome),
    ("put", "/api/me", "My name and language.", wire.Profile, None),
    ("delete", "/api/me", "Delete my data.", None, None),
    ("get", "/api/games", "My games.", None, list[wire.Summary]),
    ("get", "/api/scores", "Scores of my finished games, newest first.", None, list[wire.Score]),
    ("post", "/api/games", "A new game.", wire.NewGame, wire.Opened),
    ("post", "/api/import", "Turn a save into a game of mine.", dict[str, Any], wire.Opened),
    ("get", GAME, "The table as a seat may see it (seat, lang, since).", None, wire.State),
    ("post", f"{GAME}/join", "Take the open seat of an invitation.", wire.Join, wire.Opened),
    (
        "post",
        f"{GAME}/rematch",
        "A rematch, with sides swapped if both can be played by people.",
        None,
        wire.Opened,
    ),
    ("post", f"{GAME}/fork", "Continue from a point in a game.", wire.Fork, wire.Opened),
    ("get", f"{GAME}/scenery", "Faces of cards, the map: what never changes.", None, dict[str, Any]),
    ("get", f"{GAME}/save", "The game as a save.", None, dict[str, Any]),
    ("get", "/api/lessons", "The lessons.", None, list[wire.LessonInfo]),
    ("post", "/api/lessons/{name}", "Begin a lesson.", None, wire.Opened),
    ("get", "/api/rules/{game}", "The rule index of a game.", None, list[wire.RuleInfo]),
)


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages: `FromClient` and `FromServer` are those of the socket."""
    roots, components = msgspec.json.schema_components(ON_THE_WIRE, ref_template="#/$defs/{name}")
    components["FromClient"], components["FromServer"] = roots[0], roots[1]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Senlac on the wire",
        "$defs": dict(sorted(components.items())),
    }


def openapi() -> dict[str, Any]:
    """The HTTP API as OpenAPI 3.1."""
    kinds = [kind for _, _, _, takes, gives in HTTP for kind in (takes, gives) if kind is not None]
    roots, components = msgspec.json.schema_components(
        [*kinds, wire.Problem], ref_template="#/components/schemas/{name}"
    )
    schemas = iter(roots)
    paths: dict[str, dict[str, Any]] = {}
    for method, path, summary, takes, gives in HTTP:
        operation: dict[str, Any] = {"summary": summary, "parameters": _parameters(path, method)}
        if takes is not None:
            operation["requestBody"] = {"required": True, "content": _content(next(schemas))}
        answer = (
            {"description": summary} if gives is None else {"description": summary, "content": _content(next(schemas))}
        )
        problem = {"description": "Refused, and why.", "content": _content(roots[-1])}
        operation["responses"] = {"2XX": answer, "4XX": problem}
        paths.setdefault(path, {})[method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Senlac", "version": __version__},
        "paths": paths,
        "components": {"schemas": dict(sorted(components.items()))},
    }


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _parameters(path: str, method: str) -> list[dict[str, Any]]:
    """The path parameters, and the header required of every request that changes something."""
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    text = {"type": "string"}
    found: list[dict[str, Any]] = [{"name": name, "in": "path", "required": True, "schema": text} for name in names]
    if method != "get":
        found.append({"name": "X-Senlac", "in": "header", "required": True, "schema": text})
    return found


def types() -> dict[str, str]:
    """The browser client's generated TypeScript modules, by their path in its sources."""
    messages = [kind for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    unions = {"Lang": wire.Lang, "Level": wire.Level, "FromClient": wire.FromClient, "FromServer": wire.FromServer}
    found = {"lib/wire.ts": typescript([kind for kind in messages if kind is not wire.Wire], unions, wire.__name__)}
    for place, (name, scene) in SCENES.items():
        module = import_module(name)
        found[place] = typescript([module.Scenery, getattr(module, scene)], {}, name)
    return found
