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
    wire.OpenGame,
    wire.Offer,
    wire.LessonInfo,
    wire.Join,
    wire.Summary,
    wire.Fork,
    wire.Analysis,
    wire.DiceRecord,
    wire.Score,
    wire.Profile,
    wire.Address,
    wire.Enter,
    wire.Leave,
    wire.NoticesInfo,
    wire.NoticesWish,
    wire.PushWish,
    wire.PlayerInfo,
    wire.Report,
    wire.Blocked,
    wire.Operating,
    wire.BanWish,
    wire.PruneWish,
    wire.Pruned,
    wire.Ranked,
    wire.DayRanked,
    wire.RuleInfo,
    wire.ExampleInfo,
    wire.OpenExample,
    wire.CardIndex,
    wire.DeckWish,
    wire.DeckInfo,
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
    ("get", "/api/me/data", "All that is kept about me.", None, dict[str, Any]),
    ("post", "/api/me/code", "Send a code to my e-mail address.", wire.Address, None),
    ("post", "/api/me/enter", "Sign in with a code.", wire.Enter, None),
    ("post", "/api/me/leave", "Sign out.", wire.Leave, None),
    ("get", "/api/me/notices", "How I am told that it is my turn, and what I was told.", None, wire.NoticesInfo),
    ("put", "/api/me/notices", "How I want to be told.", wire.NoticesWish, None),
    ("post", "/api/me/notices/push", "Tell me in this browser.", wire.PushWish, None),
    ("delete", "/api/me/notices/push", "Tell me nothing in this browser.", None, None),
    ("get", "/api/games", "My games.", None, list[wire.Summary]),
    ("get", "/api/lobby", "The games that wait for somebody.", None, list[wire.OpenGame]),
    ("get", "/api/scores", "Scores of my finished games, newest first.", None, list[wire.Score]),
    ("get", "/api/players/{id}", "Somebody's ratings and rated games; `me` for mine.", None, wire.PlayerInfo),
    ("get", "/api/ratings/{game}", "The best players of a game.", None, list[wire.Ranked]),
    ("get", "/api/days/{game}/{day}", "The best scores of a game of the day.", None, list[wire.DayRanked]),
    ("post", "/api/games", "A new game.", wire.NewGame, wire.Opened),
    ("post", "/api/import", "Turn a save into a game of mine.", dict[str, Any], wire.Opened),
    ("get", GAME, "The table as a seat may see it (seat, lang, since).", None, wire.State),
    ("put", f"{GAME}/offer", "Offer an open seat in the lobby.", wire.Offer, None),
    ("delete", f"{GAME}/offer", "Take it out of the lobby.", None, None),
    ("post", f"{GAME}/join", "Take the open seat of an invitation.", wire.Join, wire.Opened),
    (
        "post",
        f"{GAME}/rematch",
        "A rematch, with sides swapped if both can be played by people.",
        None,
        wire.Opened,
    ),
    ("post", f"{GAME}/report", "Tell the operator about the other player.", wire.Report, None),
    ("post", f"{GAME}/block", "Never meet the other player again.", None, None),
    ("get", "/api/blocks", "Whom I do not want to meet.", None, list[wire.Blocked]),
    ("delete", "/api/blocks/{id}", "Let them meet me again.", None, None),
    ("get", "/api/operator", "For the operator: how this server does.", None, wire.Operating),
    ("post", "/api/operator/bans", "Ban somebody.", wire.BanWish, None),
    ("delete", "/api/operator/bans/{id}", "End a ban.", None, None),
    ("post", "/api/operator/reports/{id}", "A report has been dealt with.", None, None),
    ("post", "/api/operator/prune", "Delete what nobody has played.", wire.PruneWish, wire.Pruned),
    ("post", f"{GAME}/fork", "Continue from a point in a game.", wire.Fork, wire.Opened),
    (
        "post",
        f"{GAME}/analysis",
        "Take the analysis of a finished game on by a stretch; at the end, what it says.",
        None,
        wire.Analysis,
    ),
    ("get", f"{GAME}/dice", "What a finished game drew, to be drawn again.", None, wire.DiceRecord),
    ("get", f"{GAME}/scenery", "Faces of cards, the map: what never changes.", None, dict[str, Any]),
    ("get", f"{GAME}/save", "The game as a save.", None, dict[str, Any]),
    ("get", "/api/lessons", "The lessons.", None, list[wire.LessonInfo]),
    ("post", "/api/lessons/{name}", "Begin a lesson.", None, wire.Opened),
    ("get", "/api/rules/{game}", "The rule index of a game.", None, list[wire.RuleInfo]),
    ("get", "/api/examples/{rule}", "A position that shows a rule, in words.", None, wire.ExampleInfo),
    ("post", "/api/examples/{rule}", "Open it as a game of mine.", wire.OpenExample, wire.Opened),
    ("get", "/api/cards", "Every card of every pack.", None, wire.CardIndex),
    ("get", "/api/decks/{code}", "The deck that a code stands for.", None, wire.DeckInfo),
    ("post", "/api/decks", "Check a deck, and give it a code.", wire.DeckWish, wire.DeckInfo),
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
    unions = {
        "Lang": wire.Lang,
        "Level": wire.Level,
        "Phrase": wire.Phrase,
        "Listens": wire.Listens,
        "FromClient": wire.FromClient,
        "FromServer": wire.FromServer,
    }
    scenes = {name: f"../{place.removesuffix('.ts')}" for place, (name, _) in SCENES.items()}
    sent = [kind for kind in messages if kind is not wire.Wire]
    found = {"lib/wire.ts": typescript(sent, unions, wire.__name__, scenes)}
    for place, (name, scene) in SCENES.items():
        module = import_module(name)
        found[place] = typescript([module.Scenery, getattr(module, scene)], {}, name)
    return found
