"""Rated games: between two people with names, once, whatever happens in between."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from typing import Any

from senlac.server.ratings import SIDE, Ratings, rated
from senlac.server.store import Seat, Standing, Store, points
from senlac.session import Session

from .harness import HERE, LINK, PATIENCE, RECRUIT, Browser, Running
from .test_lobby import named
from .test_store import a_change, a_game, somebody, store, url

__all__ = ["store", "url"]
RATED = {"rated": True}


async def settled(browser: Browser, game: str) -> dict[str, Any]:
    """The page of somebody, once a game has been rated."""
    async with asyncio.timeout(PATIENCE):
        while True:
            page = browser.get("/api/players/me").json
            if any(it["id"] == game for it in page["games"]):
                return dict(page)
            await asyncio.sleep(0.01)


async def fight(server: Running, ann: Browser, bob: Browser, **more: Any) -> str:
    """A rated game that Bob resigns after everybody has decided something."""
    game, secret = ann.create("fords", HERE, LINK, **RATED, **more)
    assert bob.join(game, secret).status == 200
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        for screen in (west, east):
            await screen.until(lambda state: state["question"])
            await screen.act("keep")
        await east.say("resign")
        await west.until(lambda state: state["result"])
        await west.until(lambda state: state["players"][0]["rating"])
        assert west.state["rated"]
    return game


async def test_a_game_changes_the_ratings_of_both_once(server: Running) -> None:
    ann, bob = named(server, "Ann"), named(server, "Bob")
    game = await fight(server, ann, bob)
    hers, his = await settled(ann, game), await settled(bob, game)
    (mine,), (theirs,) = hers["ratings"], his["ratings"]
    assert mine["rating"] > 1000 > theirs["rating"]
    assert (mine["games"], mine["won"], theirs["won"], mine["sure"]) == (1, 1, 0, False)
    (told,) = hers["games"]
    assert (told["opponent"], told["outcome"], told["sides"]) == ("Bob", "won", ["West", "East"])
    assert told["change"] == mine["rating"] - 1000
    server.stop()
    server.start()
    ann.get(f"/api/games/{game}")
    assert ann.get("/api/players/me").json["ratings"] == [mine]
    best = bob.get("/api/ratings/fords").json
    assert [(it["name"], it["mine"]) for it in best] == [("Ann", False), ("Bob", True)]
    stranger = server.browser()
    page = stranger.get(f"/api/players/{best[0]['id']}").json
    assert (page["name"], page["mine"]) == ("Ann", False)


async def test_a_rematch_is_rated_too_with_sides_swapped(server: Running) -> None:
    ann, bob = named(server, "Ann"), named(server, "Bob")
    game = await fight(server, ann, bob)
    again = ann.post(f"/api/games/{game}/rematch").json["id"]
    state = ann.get(f"/api/games/{again}").json
    assert state["rated"]
    assert [player["name"] for player in state["players"]] == ["Bob", "Ann"]
    assert state["players"][1]["rating"] > 1000
    assert state["players"][1]["id"] == ann.get("/api/players/me").json["id"]


async def test_what_ended_when_the_server_was_killed_is_rated_afterwards(server: Running) -> None:
    ann, bob = named(server, "Ann"), named(server, "Bob")
    game = await fight(server, ann, bob)
    await settled(ann, game)
    server.stop()
    with contextlib.closing(sqlite3.connect(server.file)) as database, database:
        for table in ("ratings", "results", "sides"):
            database.execute(f"DELETE FROM {table}")
        database.execute("UPDATE games SET rated = 'yes'")
    server.start()
    assert (await settled(ann, game))["ratings"][0]["games"] == 1


async def test_a_game_in_which_nobody_did_anything_is_not_rated(server: Running) -> None:
    ann, bob = named(server, "Ann"), named(server, "Bob")
    game, secret = ann.create("fords", HERE, LINK, **RATED)
    bob.join(game, secret)
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        await west.until(lambda state: state["question"])
        await east.say("resign")
        await west.until(lambda state: state["result"] and not state["rated"])
    assert ann.get("/api/players/me").json["ratings"] == []


async def test_nobody_is_rated_by_what_a_bot_or_somebody_else_played(server: Running) -> None:
    ann, bob = named(server, "Ann"), named(server, "Bob")
    game, secret = ann.create("fords", HERE, LINK, **RATED)
    bob.join(game, secret)
    assert bob.ask("DELETE", "/api/me").status == 204
    assert not ann.get(f"/api/games/{game}").json["rated"]


def test_only_two_people_with_names_play_rated_games(server: Running) -> None:
    ann, bob = named(server, "Ann"), server.browser("fr")
    for wrong in ({"seats": [HERE, RECRUIT]}, {"seats": [HERE, HERE]}, {"seed": "7"}):
        wish = {"game": "fords", "seats": [HERE, LINK], **RATED, **wrong}
        assert ann.post("/api/games", wish).json["code"] == "bad-option"
    refused = bob.post("/api/games", {"game": "fords", "seats": [HERE, LINK], **RATED})
    assert refused.json["code"] == "needs-name"
    game, secret = ann.create("fords", HERE, LINK, **RATED)
    refused = bob.join(game, secret)
    assert (refused.status, refused.json["code"]) == (400, "needs-name")
    assert "nom" in refused.json["text"]
    bob.ask("PUT", "/api/me", {"name": "Bob", "lang": "fr"})
    assert bob.join(game, secret).status == 200


def test_whoever_has_played_no_rated_game_has_no_page(server: Running) -> None:
    ann, eve = named(server, "Ann"), server.browser()
    mine = ann.get("/api/players/me").json
    assert (mine["name"], mine["ratings"]) == ("Ann", [])
    for who in (mine["id"], "me", "nobody", "%00"):
        assert eve.get(f"/api/players/{who}").json["code"] == "unknown-player"
    game, _ = ann.create("fords", HERE, LINK)
    assert mine["id"] not in str(eve.get(f"/api/games/{game}").json)


def test_the_stronger_side_gains_its_player_less() -> None:
    """After many games that one side always wins, its player's victory is no news."""
    new = (25.0, 25 / 3)
    even = rated([new, new], [SIDE, SIDE], 0)[0]
    strong, weak = SIDE, SIDE
    for _ in range(400):
        _, (strong, weak) = rated([(25.0, 1.5), (25.0, 1.5)], [strong, weak], 0)
    with_advantage = rated([new, new], [strong, weak], 0)[0]
    against_it = rated([new, new], [weak, strong], 0)[0]
    assert points(*with_advantage[0]) < points(*even[0]) < points(*against_it[0])


async def test_ratings_are_kept_in_either_database(store: Store) -> None:
    ann, bob = await somebody(store, "Ann"), await somebody(store, "Bob")
    kept = await a_game(store, Seat("human", person=ann), Seat("human", person=bob), rated="yes")
    session = Session.new("fords", 7)
    for seat in (0, 1):
        session.play(seat, "keep")
    session.resign(1)
    await store.add_change(kept.id, a_change(1), Standing(True, "", [], 1))
    ratings = Ratings(store)
    assert await ratings.unsettled() == [kept.id]
    await asyncio.gather(*[ratings.settle(kept, session) for _ in range(3)])
    assert await ratings.unsettled() == []
    (hers,) = await ratings.of(ann)
    assert (hers.games, hers.won) == (1, 1)
    seats = await store.seats(kept.id)
    assert seats[0].rating == points(hers.mu, hers.sigma)
    await store.forget(bob)
    (told,) = await ratings.results_of(ann)
    assert (told.them, told.score) == (None, 1)
    assert [row.name for row in await ratings.best("fords")] == ["Ann"]


async def test_the_first_try_of_a_day_counts(server: Running) -> None:
    ann, bob, guest = named(server, "Ann"), named(server, "Bob"), server.browser()
    today = time.strftime("%Y-%m-%d", time.gmtime())
    wish = {"game": "1066-solo", "seats": [HERE], "daily": True}
    tries = [[it.post("/api/games", wish).json["id"] for _ in range(2)] for it in (ann, bob, guest)]
    with contextlib.closing(sqlite3.connect(server.file)) as database, database:
        for (first, second), score in zip(tries, (7, 9, 30), strict=True):
            ended = 'UPDATE games SET over = 1, result = \'[0, "", ""]\', score = ? WHERE id = ?'
            database.execute(ended, (score, first))
            database.execute(ended, (99, second))
    ranked = ann.get(f"/api/days/1066-solo/{today}").json
    assert [(it["name"], it["score"], it["mine"]) for it in ranked] == [("Bob", 9, False), ("Ann", 7, True)]
    assert ranked[0]["setting"] == ranked[1]["setting"]
    assert ann.get("/api/days/1066-solo/1066-10-14").json == []
    assert guest.get(f"/api/players/{ranked[0]['id']}").json["days"][0]["score"] in (9, 99), "who is listed has a page"
    with contextlib.closing(sqlite3.connect(server.file)) as database, database:
        database.execute("UPDATE games SET created = created - 86400 WHERE id = ?", (tries[1][0],))
    ranked = ann.get(f"/api/days/1066-solo/{today}").json
    assert [it["name"] for it in ranked] == ["Ann"], "whoever tried yesterday knew the deck"
    for wrong in ("1066-solo/today", "1066-solo/2026-99-99", "chess/2026-01-01"):
        assert ann.get(f"/api/days/{wrong}").status in (400, 404)


def test_a_name_without_letters_is_none(server: Running) -> None:
    ann = server.browser()
    ann.ask("PUT", "/api/me", {"name": "   ", "lang": "en"})
    assert ann.post("/api/games", {"game": "fords", "seats": [HERE, LINK], **RATED}).json["code"] == "needs-name"
