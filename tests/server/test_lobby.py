"""The lobby: somebody offers a seat, and somebody else takes it; or a bot, if that is wished."""

from __future__ import annotations

import contextlib
import sqlite3
import time

import pytest

from .harness import HERE, LINK, RECRUIT, Browser, Running, Start, play

OFFER = {"offer": {}}


def named(server: Running, name: str, lang: str = "en") -> Browser:
    browser = server.browser(lang)
    assert browser.ask("PUT", "/api/me", {"name": name, "lang": lang}).status == 204
    return browser


async def test_two_strangers_meet_and_play(server: Running) -> None:
    ann, bob = named(server, "Ann"), named(server, "Bob")
    clock = {"minutes": 20, "increment": 5}
    game, secret = ann.create("1066", HERE, LINK, clock=clock, **OFFER)
    (waiting,) = bob.get("/api/lobby").json
    assert waiting["id"] == game
    assert (waiting["host"], waiting["theirs"], waiting["yours"]) == ("Ann", "Norman", "Saxon")
    assert waiting["clock"] == clock
    assert secret not in str(waiting)
    assert ann.get("/api/lobby").json == [], "one does not play with oneself"
    assert server.browser("fr").get("/api/lobby").json[0]["yours"] == "Saxon"
    assert bob.join(game, "").status == 200
    assert server.browser().get("/api/lobby").json == []
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        for screen in (west, east):
            # The dice are open when both have contributed to them, which is a change.
            await screen.until(lambda state: state["seq"] and state["asked"])
        assert west.state["offer"] is None
        assert await play([west, east], 4) == 4


def test_what_differs_from_the_usual_game_is_said(server: Running) -> None:
    ann = server.browser()
    ann.create("fords", HERE, LINK, **OFFER)
    ann.create("fords", HERE, LINK, options={"rounds": 9}, **OFFER)
    other, usual = server.browser().get("/api/lobby").json
    assert usual["variants"] == []
    assert [text.rpartition(" ")[2] for text in other["variants"]] == ["9"]


def test_what_is_in_a_deck_of_ones_own_is_not_said(server: Running) -> None:
    code = "1.norman.iB0EAAQAAAAAAAAB"
    server.browser().create("1066", HERE, LINK, options={"deck": code}, **OFFER)
    stranger = server.browser()
    assert stranger.get("/api/lobby").json[0]["variants"] == ["Smaller decks"]
    assert code.encode() not in stranger.received[-1]


async def test_only_what_is_offered_can_be_joined_without_the_secret(server: Running) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK)
    assert bob.join(game, "").status == 403
    assert bob.ask("PUT", f"/api/games/{game}/offer", {}).status == 403, "it is not his"
    assert ann.ask("PUT", f"/api/games/{game}/offer", {"bot_after": 5}).status == 204
    async with ann.screen(game, 0) as west:
        assert 0 < west.state["offer"]["bot_in"] <= 300
        assert ann.ask("DELETE", f"/api/games/{game}/offer").status == 204
        await west.until(lambda state: state["offer"] is None)
        assert bob.join(game, "").status == 403
        assert ann.ask("PUT", f"/api/games/{game}/offer", {}).status == 204
        await west.until(lambda state: state["offer"] == {"bot_in": None, "level": "soldier"})
        assert bob.join(game, secret).status == 200, "with the secret too"
        assert eve.join(game, "").status == 403, "the seat is taken"
        assert ann.ask("PUT", f"/api/games/{game}/offer", {}).status == 403, "there is nothing to offer"


@pytest.mark.parametrize("more", [{"seed": "5"}, {"seats": [HERE, HERE]}, {"seats": [HERE, RECRUIT]}])
def test_only_a_new_game_with_an_open_seat_is_offered(server: Running, more: dict[str, object]) -> None:
    wish = {"game": "fords", "seats": [HERE, LINK], **OFFER, **more}
    refused = server.browser().post("/api/games", wish)
    assert (refused.status, refused.json["code"]) == (400, "bad-option")


def test_what_has_a_past_is_not_for_strangers(start: Start) -> None:
    ann = start(trusting=True).browser()
    game, _ = ann.create("fords", HERE, LINK, seed="5")
    assert ann.ask("PUT", f"/api/games/{game}/offer", {}).status == 403


def test_an_offer_of_yesterday_is_not_shown(server: Running) -> None:
    server.browser().create("fords", HERE, LINK, **OFFER)
    with contextlib.closing(sqlite3.connect(server.file)) as database, database:
        database.execute("UPDATE offers SET since = since - 86500")
    assert server.browser().get("/api/lobby").json == []


async def test_a_bot_takes_the_seat_when_it_is_time_and_somebody_waits(server: Running) -> None:
    ann = server.browser()
    game, _ = ann.create("fords", HERE, LINK, offer={"bot_after": 1, "level": "recruit"})
    with contextlib.closing(sqlite3.connect(server.file)) as database, database:
        database.execute("UPDATE offers SET bot_at = ?", (time.time(),))
    assert [player["kind"] for player in ann.get(f"/api/games/{game}").json["players"]] == ["human", "open"]
    server.stop()
    server.start()
    async with ann.screen(game, 0) as west:
        await west.until(lambda state: state["players"][1]["kind"] == "bot")
        assert west.state["players"][1]["level"] == "recruit"
        await west.until(lambda state: state["question"])
        await west.act("keep")
        await west.until(lambda state: state["seq"] > 2)
    assert server.browser().get("/api/lobby").json == []
    assert server.browser().join(game, "").status == 403
