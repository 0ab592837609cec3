"""The HTTP API: making games, joining, leaving, listing, saving, and what is refused."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import subprocess
import sys
import time
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from senlac.ai.levels import LEVELS
from senlac.registry import games
from senlac.rulebook.marks import rule
from senlac.server import describe, hub
from senlac.session import Session
from senlac.session.saves import dump

from .harness import HERE, LINK, PATIENCE, RECRUIT, Browser, Running, Screen, Start, play, table_of_two, together

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"


def problem(browser: Browser, method: str, path: str, body: Any = None) -> tuple[int, str, str]:
    """A refusal: status, code and sentence."""
    answer = browser.ask(method, path, body)
    assert answer.status >= 400, answer.body
    return answer.status, answer.json["code"], answer.json["text"]


#: Of seed 5: a card that must be paid for.
COSTLY = 'play "Spearmen W10" f1'


async def finished(screen: Screen) -> None:
    await screen.say("resign")
    await screen.until(lambda state: state["result"])


# ------------------------------------------------------------------ making games


def test_a_newcomer_learns_what_can_be_played_in_two_languages(server: Running) -> None:
    english, french = server.browser().get("/api/hello").json, server.browser("fr").get("/api/hello").json
    shown = [game["name"] for game in english["games"]]
    assert {"1066", "hastings"} <= set(shown) <= set(games())
    assert (english["lang"], french["lang"]) == ("en", "fr")
    assert english["levels"] == list(LEVELS)
    for one, two in zip(english["games"], french["games"], strict=True):
        assert [option["name"] for option in one["options"]] == [option["name"] for option in two["options"]]
    battle = next(game for game in french["games"] if game["name"] == "1066")
    for game in french["games"]:
        assert "packs" not in [option["name"] for option in game["options"]]
    assert (battle["of"], battle["accompanies"]) == ("", False)
    ways = {game["name"]: game["accompanies"] for game in english["games"] if game["of"] == "1066"}
    assert ways == {"1066-solo": False, "1066-foe": True}


@pytest.mark.parametrize("name", ["1066", "1565", "1066-solo", "hastings"])
def test_a_game_is_made_with_all_its_options(server: Running, name: str) -> None:
    browser = server.browser()
    (info,) = [game for game in browser.get("/api/hello").json["games"] if game["name"] == name]
    seats = [HERE] * (len(info["seats"]) - len(info["automatic"]))
    options = {it["name"]: it["choices"][-1] if it["choices"] else it["default"] for it in info["options"]}
    options |= {it["name"]: not it["default"] for it in info["options"] if it["kind"] == "bool"}
    options |= {"opponent": (options["faction"] == "saxons" and "normans") or "saxons"} if "opponent" in options else {}
    options |= {it["name"]: it["high"] for it in info["options"] if it["kind"] == "int" and it["high"] is not None}
    answer = browser.post("/api/games", {"game": name, "seats": seats, "options": options})
    if answer.status == 400:  # an option may exclude another, but then it says so
        assert answer.json["code"] == "bad-option"
    for option, value in options.items():
        one = browser.post("/api/games", {"game": name, "seats": seats, "options": {option: value}})
        assert one.status == 201 or one.json["code"] == "bad-option", (option, value, one.body)
        if one.status == 201:
            state = browser.get(f"/api/games/{one.json['id']}?seat=0").json
            assert state["question"] or state["asked"]


def test_equal_seeds_make_equal_games_and_no_seed_makes_new_ones(server: Running) -> None:
    browser = server.browser()

    def text(**more: Any) -> str:
        made, _ = browser.create("fords", HERE, HERE, **more)
        return str(browser.get(f"/api/games/{made}?seat=0").json["text"])

    assert text(seed="Senlac") == text(seed="Senlac")
    assert text() != text()


def test_nobody_chooses_the_lots_of_a_game_by_link(start: Start) -> None:
    browser = start(trusting=False).browser()
    seated = {"game": "1066", "seats": [HERE, LINK]}
    assert problem(browser, "POST", "/api/games", {**seated, "seed": "7"})[:2] == (400, "bad-option")
    assert browser.post("/api/games", seated).status == 201


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [HERE, HERE]}, "unknown-game"),
        ({"game": "1066", "seats": [HERE]}, "bad-option"),
        ({"game": "1066", "seats": [HERE, HERE, HERE]}, "bad-option"),
        ({"game": "1066", "seats": [HERE, HERE], "options": {"weather": "rain"}}, "bad-option"),
        ({"game": "1066", "seats": [HERE, HERE], "options": {"draft": "draw9"}}, "bad-option"),
        ({"game": "1066", "seats": [HERE, HERE], "options": {"late_range": 3}}, "bad-option"),
        ({"game": "1066", "seats": [HERE, HERE], "options": {"packs": "passwd"}}, "bad-option"),
        ({"game": "1066-solo", "seats": [HERE], "options": {"packs": "passwd"}}, "bad-option"),
        ({"game": "1565-foe", "seats": [HERE], "options": {"packs": "passwd"}}, "bad-option"),
        ({"game": "1066", "seats": [HERE, {"kind": "ghost"}]}, "error"),
        ({"game": "1066", "seats": [HERE, {"kind": "bot", "level": "god"}]}, "error"),
        ({"game": "1066", "seats": [HERE, HERE], "clock": {"minutes": 0}}, "error"),
        ({"game": "1066", "seats": [HERE, HERE], "clock": {"minutes": -5}}, "error"),
        ({"game": "1066", "seats": [HERE, HERE], "clock": {"minutes": 10**30}}, "error"),
        ({"game": "1066", "seats": [HERE, HERE], "clock": {"minutes": 5, "increment": -1}}, "error"),
        ({"game": "1066", "seats": [HERE, HERE], "seed": "a\nb"}, "error"),
        ({"game": "1066", "seats": [HERE, HERE], "seed": "x" * 81}, "error"),
        ({"game": "1066", "seats": [HERE, HERE], "cheat": True}, "error"),
        ({"game": 1066, "seats": [HERE, HERE]}, "error"),
        ([], "error"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_words(server: Running, lang: str, wish: Any, code: str) -> None:
    browser = server.browser(lang)
    before = server.rows()
    status, said, text = problem(browser, "POST", "/api/games", wish)
    assert (status, said) == (404 if code == "unknown-game" else 400, code)
    assert len(text) > 10
    assert server.rows()["games"] == before["games"]


def test_refusals_that_the_server_words_itself_are_in_the_readers_language(server: Running) -> None:
    english, french = server.browser(), server.browser("fr")
    for method, path, body in [
        ("POST", "/api/games", {"game": "1066", "seats": [HERE]}),
        ("POST", "/api/games", {"game": "1066", "seats": [HERE, HERE], "options": {"packs": "x"}}),
        ("GET", "/api/games/nothing", None),
        ("GET", "/api/nothing", None),
        ("POST", "/api/games/nothing/join", {"secret": "x"}),
    ]:
        (_, code, one), (_, same, two) = problem(english, method, path, body), problem(french, method, path, body)
        assert code == same
        assert one != two


# ------------------------------------------------------------------ joining


async def test_a_friend_joins_by_the_link_and_by_nothing_else(server: Running) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK)
    assert len(secret) >= 43, "256 bits"
    assert len(game) >= 22, "128 bits"
    for path in (f"/api/games/{game}", f"/api/games/{game}/join", f"/play/{game}?join={secret}", f"/play/{game}"):
        eve.get(path)
    state = ann.get(f"/api/games/{game}").json
    assert [player["kind"] for player in state["players"]] == ["human", "open"]
    for wrong in ("", "wrong", secret[:-1], secret + "x", "é" * 43):
        assert problem(eve, "POST", f"/api/games/{game}/join", {"secret": wrong})[:2] == (403, "not-yours")
    assert bob.join(game, secret).json == {"id": game, "join": ""}
    assert bob.join(game, "whatever, I am in").status == 200
    assert ann.join(game, secret).status == 200
    assert problem(eve, "POST", f"/api/games/{game}/join", {"secret": secret})[:2] == (403, "not-yours")
    assert bob.get(f"/api/games/{game}?seat=1").json["mine"] == [1]
    assert problem(bob, "GET", f"/api/games/{game}?seat=0")[:2] == (403, "not-yours")
    assert problem(eve, "GET", f"/api/games/{game}?seat=1")[:2] == (403, "not-yours")
    assert eve.get(f"/api/games/{game}").json["seat"] == -1


async def test_of_many_who_follow_the_link_at_once_one_sits_down(server: Running) -> None:
    game, secret = server.browser().create("fords", HERE, LINK)
    friends = [server.browser() for _ in range(8)]
    answers = await asyncio.gather(*[asyncio.to_thread(friend.join, game, secret) for friend in friends])
    assert sorted(answer.status for answer in answers) == [200] + 7 * [403]


async def test_those_who_wait_see_who_joins(server: Running) -> None:
    ann, bob = server.browser(), server.browser()
    assert bob.ask("PUT", "/api/me", {"name": "Bob", "lang": "en"}).status == 204
    game, secret = ann.create("fords", HERE, LINK)
    async with ann.screen(game, 0) as screen:
        assert screen.state["players"][1]["kind"] == "open"
        bob.join(game, secret)
        state = await screen.until(lambda state: state["players"][1]["kind"] == "human")
        assert (state["players"][1]["name"], state["players"][1]["online"]) == ("Bob", False)
        async with bob.screen(game, 1):
            await screen.until(lambda state: state["players"][1]["online"])
        await screen.until(lambda state: not state["players"][1]["online"])


# ------------------------------------------------------------------ my games


async def test_my_games_are_listed_with_whose_turn_it_is_and_how_they_ended(server: Running) -> None:
    ann, stranger = server.browser(), server.browser()
    assert stranger.get("/api/games").json == []
    first, secret = ann.create("fords", HERE, LINK)
    ann.create("1066", HERE, HERE)
    newest, waiting = ann.get("/api/games").json
    assert (newest["game"], newest["mine"], newest["my_turn"]) == ("1066", [0, 1], True)
    assert (waiting["id"], waiting["join"], waiting["seats"][1]["kind"]) == (first, secret, "open")
    async with ann.screen(first, 0) as screen:
        await finished(screen)
    over = ann.get("/api/games").json[0]
    assert (over["id"], over["over"], over["my_turn"]) == (first, True, False)
    assert "East wins" in over["result"]
    ann.lang = "fr"
    assert "Victoire" in ann.get("/api/games").json[0]["result"]
    assert stranger.get("/api/games").json == []


def test_a_list_of_games_tells_their_rounds(server: Running) -> None:
    ann = server.browser()
    for game in ("hastings", "1066"):
        ann.create(game, HERE, HERE)
    # 1066 has no round before the Leaders stand.
    assert [game["round"] for game in ann.get("/api/games").json] == ["", "Turn 1"]
    ann.lang = "fr"
    assert [game["round"] for game in ann.get("/api/games").json] == ["", "Tour 1"]


def test_names_have_limits_and_are_nothing_but_data(server: Running) -> None:
    browser = server.browser()
    for name in (
        "x" * 41,
        "a\nb",
        "a\x00",
        "a\u202eb",
        "a\u200bb",
        "a\u2066b",
        "a\ufeffb",
        "\ue000card:1\ue001x\ue002",
    ):
        assert problem(browser, "PUT", "/api/me", {"name": name, "lang": "en"})[0] == 400, ascii(name)
    assert problem(browser, "PUT", "/api/me", {"name": "x", "lang": "de"})[0] == 400
    for name in ("", "x" * 40, "Éowyn of the Mark", "諾曼第", "<b>&amp;", "'; DROP TABLE people; --", "  padded "):
        assert browser.ask("PUT", "/api/me", {"name": name, "lang": "fr"}).status == 204
        assert browser.get("/api/hello").json["name"] == name.strip()
    assert browser.get("/api/hello").json["lang"] == "fr"


async def test_who_wants_to_be_forgotten_is(server: Running) -> None:
    ann, bob = server.browser(), server.browser()
    ann.ask("PUT", "/api/me", {"name": "Ann of the canary", "lang": "en"})
    alone, _ = ann.create("fords", HERE, RECRUIT)
    shared, secret = ann.create("fords", HERE, LINK)
    bob.join(shared, secret)
    async with bob.screen(shared, 1) as screen:
        assert screen.state["players"][0]["name"] == "Ann of the canary"
        assert ann.ask("DELETE", "/api/me").status == 204
        assert await screen.gone() == 1012
    assert ann.cookie == ""
    assert "Ann of the canary" not in str(server.rows())
    assert problem(ann, "GET", f"/api/games/{alone}")[:2] == (404, "unknown-game")
    async with bob.screen(shared, 1) as screen:
        assert screen.state["players"][0]["name"] == ""
        await finished(screen)
    assert server.browser().ask("DELETE", "/api/me").status == 204


# ------------------------------------------------------------------ undo, takeback, resigning, the clock


async def test_undo_is_free_within_an_epoch_and_ends_at_the_opponents_decision(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (_, west, east):
        assert not west.state["can_undo"]
        refusal = await west.ask("undo", "refused", all=False)
        assert (refusal["code"], refusal["rule"]) == ("cannot-undo", "K.UNDO")
        await west.act("keep")
        await east.act("keep")
        await together([west, east])
        me = west if west.state["question"] else east
        before = me.state
        await me.act(COSTLY)
        assert me.state["can_undo"]
        entries = len(me.log)
        await me.say("undo", all=True)
        undone = await me.until(lambda state: state["seq"] > before["seq"] + 1)
        assert undone["scene"] == before["scene"]
        assert undone["text"] == before["text"]
        assert undone["seq"] > before["seq"]
        assert undone["entries"] == before["entries"]
        assert not undone["can_undo"]
        assert len(me.log) <= entries
        await together([west, east])
        assert west.log != []
        await me.act("pass")
        await together([west, east])
        assert not me.state["can_undo"]


async def test_a_takeback_needs_the_others_consent(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (_, west, east):
        await west.act("keep")
        await east.act("keep")
        await together([west, east])
        me, other = (west, east) if west.state["question"] else (east, west)
        before = me.state
        await me.act("pass")
        await together([west, east])
        assert (await other.ask("takeback", "refused", do="agree"))["code"] == "cannot-undo"
        assert (await other.ask("takeback", "refused", do="refuse"))["code"] == "cannot-undo"
        await me.say("takeback", do="ask")
        await other.until(lambda state: state["takeback"] == me.state["seat"])
        assert (await me.ask("takeback", "refused", do="agree"))["code"] == "cannot-undo"
        await other.say("takeback", do="refuse")
        await me.until(lambda state: state["takeback"] is None)
        assert me.state["question"] is None
        await me.say("takeback", do="ask")
        await other.until(lambda state: state["takeback"] is not None)
        await other.say("takeback", do="agree")
        await me.until(lambda state: state["question"])
        await together([west, east])
        assert (me.state["text"], me.choices) == (before["text"], [it["do"] for it in before["question"]["choices"]])
        assert me.state["takeback"] is None
        assert me.log[-1]["kind"] == "table-takeback"


async def test_bots_agree_to_every_takeback(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("fords", HERE, RECRUIT, seed="8")
    async with browser.screen(game, 0) as screen:
        await screen.act(screen.choices[0])
        await screen.until(lambda state: state["question"] and state["question"]["kind"] == "fords.turn")
        await screen.act("pass")
        await screen.until(lambda state: state["question"])
        await screen.say("takeback", do="ask")
        await screen.until(lambda _: any(line["kind"] == "table-takeback" for line in screen.log))


async def test_who_resigns_loses_and_that_is_the_end(server: Running) -> None:
    async with table_of_two(server, "fords") as (_, west, east):
        await finished(west)
        state = await east.until(lambda state: state["result"])
        assert (state["result"]["winner"], state["result"]["rule"]) == (1, "K.RESIGN")
        assert state["question"] is None
        assert (await east.ask("resign", "refused"))["rule"] == "K.OVER"


@rule("K.CLOCK")
async def test_whose_clock_runs_out_loses_while_nobody_does_anything(start: Start) -> None:
    server = start()
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, clock={"minutes": 1, "increment": 2}, seed="5")
    bob.join(game, secret)
    async with bob.screen(game, 1) as east:
        await east.act("keep")
        assert east.state["players"][1]["clock"] <= 62
    server.stop()
    shorten(server, game, [0.6, 60.0])
    server.start()
    async with ann.screen(game, 0) as west:
        assert west.state["players"][0]["clock"] <= 0.6
        state = await west.until(lambda state: state["result"])
        assert (state["result"]["winner"], state["result"]["kind"]) == (1, "time")
        assert state["result"]["rule"] == "K.CLOCK"
        assert state["result"]["text"].startswith("East wins")
        refused = await west.ask("act", "refused", serial=99, actions=["keep"])
        assert refused["code"] in ("stale-decision", "illegal-action")
    assert ann.get("/api/games").json[0]["over"]


async def test_thinking_costs_time_once_and_a_decision_earns_the_increment(server: Running) -> None:
    async with table_of_two(server, "fords", clock={"minutes": 1, "increment": 2}, seed="5") as (_, west, east):
        await west.act("keep")
        await east.act("keep")
        await together([west, east])
        me = west if west.state["question"] else east
        seat = me.state["seat"]
        began = time.monotonic()
        await me.act(COSTLY)
        seq = me.state["seq"]
        before = me.state["players"][seat]["clock"]
        await asyncio.sleep(0.5)
        await me.say("undo", all=False)
        await me.until(lambda state: state["seq"] > seq)
        after = me.state["players"][seat]["clock"]
        lasted = time.monotonic() - began
        assert before - 2 - lasted < after < before - 2 - 0.4, "once, and the increment goes with the decision"


async def test_no_time_runs_while_a_friend_is_awaited(server: Running) -> None:
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, clock={"minutes": 1, "increment": 5})
    async with ann.screen(game, 0) as screen:
        await asyncio.sleep(0.7)
        # Whoever follows the link learns what would be agreed to.
        seen = bob.get(f"/api/games/{game}").json
        assert seen["clock"] == {"minutes": 1, "increment": 5}
        assert [(player["clock"], player["running"]) for player in seen["players"]] == [(60.0, False), (60.0, False)]
        began = time.monotonic()
        bob.join(game, secret)
        await screen.until(lambda state: state["players"][1]["kind"] == "human")
        assert 60 - (time.monotonic() - began) <= screen.state["players"][0]["clock"] <= 60
        asked = screen.state["asked"]
        assert [player["running"] for player in screen.state["players"]] == [seat in asked for seat in (0, 1)]


def shorten(server: Running, game: str, left: list[float]) -> None:
    """Put other clocks into the database of a server that is down."""
    with contextlib.closing(sqlite3.connect(server.file)) as database:
        database.execute('UPDATE changes SET "left" = ? WHERE game = ?', (json.dumps(left), game))
        database.commit()


# ------------------------------------------------------------------ rematch, fork, saves


async def test_a_rematch_has_sides_swapped_and_is_one_for_both(server: Running) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, options={"rounds": 3}, clock={"minutes": 7, "increment": 1})
    bob.join(game, secret)
    rematch = f"/api/games/{game}/rematch"
    assert problem(ann, "POST", rematch)[:2] == (400, "cannot-undo")
    async with ann.screen(game, 0) as screen:
        await finished(screen)
        assert problem(eve, "POST", rematch)[:2] == (403, "not-yours")
        asked = [asyncio.to_thread(person.post, rematch) for person in (ann, bob, ann, bob)]
        answers = await asyncio.gather(*asked)
        (following,) = {answer.json["id"] for answer in answers}
        await screen.until(lambda state: state["rematch"] == following)
    assert ann.get(f"/api/games/{following}?seat=1").json["mine"] == [1]
    state = bob.get(f"/api/games/{following}?seat=0").json
    assert state["mine"] == [0]
    assert state["players"][0]["clock"] == pytest.approx(420, abs=2)
    for person in (ann, bob):
        assert {it["id"] for it in person.get("/api/games").json} == {game, following}, "and no third one"


async def test_a_game_is_played_on_from_any_point_against_anybody(server: Running) -> None:
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, seed="4")
    bob.join(game, secret)
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        await play([west, east], 12)
        wish = {"entry": 6, "seats": [RECRUIT, HERE]}
        assert problem(ann, "POST", f"/api/games/{game}/fork", wish)[:2] == (403, "not-yours")
        await finished(west)
        then = await east.ask("look", "looked", id=1, entry=6)
    forked = bob.post(f"/api/games/{game}/fork", wish).json["id"]
    truth = server.truth(forked)
    assert truth.state
    assert truth.journal[:6] == server.truth(game).journal[:6] or server.truth(game).state
    async with bob.screen(forked, 1) as screen:
        assert screen.state["mine"] == [1]
        assert screen.state["result"] is None
        seen = await screen.ask("look", "looked", id=1, entry=6)
        assert seen["text"] == then["text"]
    for entry in (-5, 0, 10_000_000):
        answer = bob.post(f"/api/games/{game}/fork", {"entry": entry, "seats": [HERE, HERE]})
        assert answer.status == 201


async def test_a_save_comes_out_and_goes_in_again(server: Running) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    game, secret = ann.create("1066", HERE, LINK, seed="Hastings")
    bob.join(game, secret)
    save = f"/api/games/{game}/save"
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        await play([west, east], 40)
        for person in (ann, bob, eve):
            assert problem(person, "GET", save)[:2] == (403, "not-yours")
        await finished(east)
        await together([west, east])
        shown = west.state["text"]
    answer = eve.get(save)
    assert answer.status == 200
    assert answer.headers["content-disposition"].startswith('attachment; filename="1066-')
    imported = eve.post("/api/import", answer.body).json["id"]
    assert eve.get(f"/api/games/{imported}?seat=0").json["text"] == shown
    assert eve.get(f"/api/games/{imported}/save").json["journal"] == answer.json["journal"]


async def test_a_game_of_ones_own_can_be_saved_while_it_runs(server: Running) -> None:
    ann, eve = server.browser(), server.browser()
    for seats in ([HERE, HERE], [HERE, RECRUIT]):
        game, _ = ann.create("fords", *seats)
        assert ann.get(f"/api/games/{game}/save").status == 200
        assert problem(eve, "GET", f"/api/games/{game}/save")[:2] == (403, "not-yours")


def test_what_is_no_save_is_refused(server: Running) -> None:
    browser = server.browser()
    session = Session.new("fords", 3)
    good = json.loads(dump(session, {}))
    bad: list[Any] = [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b"[" * 100_000,
        b"null",
        b'{"head": 3}',
        {"head": {"game": "chess"}},
    ]
    for change in (
        {"game": "chess", "options": {}},
        {"game": "1066", "options": {"packs": "x"}},
        {"options": []},
        {"options": {"rounds": 10**40}},
        {"seed": ["x"]},
    ):
        bad.append({**good, "head": {**good["head"], **change}})
    for journal in ([], [{}], [{"entry": "decided", "seat": 9, "ask": "x", "do": "keep"}], "x", [[]] * 1000):
        bad.append({**good, "journal": journal})
    for body in bad:
        status, code, text = problem(browser, "POST", "/api/import", body)
        assert status == (404 if code == "unknown-game" else 400)
        assert text
    assert browser.post("/api/import", good).status == 201


# ------------------------------------------------------------------ what never changes


def test_the_rule_index_is_there_in_both_languages(server: Running) -> None:
    english, french = (server.browser(lang).get("/api/rules/1066").json for lang in ("en", "fr"))
    assert [entry["id"] for entry in english] == [entry["id"] for entry in french]
    assert {"K.CLOCK", "R.WINDOW.ONCE"} <= {entry["id"] for entry in english}
    assert sum(a["text"] == b["text"] for a, b in zip(english, french, strict=True)) < len(english) / 10
    # Those who read it find every rule in a chapter, and a chapter in one place.
    for index in (english, french):
        chapters = [entry["chapter"] for entry in index]
        assert all(chapters)
        assert len([chapter for chapter, _ in groupby(chapters)]) == len(set(chapters)) >= 15
    assert english[0]["chapter"] == "Winning and losing"
    assert french[0]["chapter"] == "Gagner ou perdre"
    assert problem(server.browser(), "GET", "/api/rules/chess")[:2] == (404, "unknown-game")


def test_scenery_is_the_same_for_all_and_may_be_kept(server: Running) -> None:
    ann = server.browser()
    for name in ("1066", "hastings", "fords"):
        game, _ = ann.create(name, HERE, HERE)
        answer = server.browser().get(f"/api/games/{game}/scenery")
        assert answer.json == ann.get(f"/api/games/{game}/scenery").json
        assert "max-age" in answer.headers["cache-control"]
        assert ann.get(f"/api/games/{game}/scenery?lang=fr").json != answer.json or name == "fords"


async def test_health_and_metrics_are_told(server: Running) -> None:
    browser = server.browser()
    assert browser.get("/healthz").body == b"ok\n"
    game, _ = browser.create("fords", HERE, HERE)
    async with browser.screen(game, 0) as screen:
        await screen.act("keep")
        text = browser.get("/metrics").body.decode()
    assert "senlac_sockets 1.0" in text
    assert "senlac_tables 1.0" in text
    assert 'senlac_messages_total{type="Act"} 1.0' in text
    assert game not in text


async def test_tables_that_nobody_looks_at_are_not_kept_in_memory(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "LINGERING", 0.5)
    browser = server.browser()
    for _ in range(5):
        game, _ = browser.create("fords", HERE, HERE)
        browser.get(f"/api/games/{game}")
        browser.get(f"/api/games/{game}/scenery")
    async with browser.screen(game, 0):
        pass
    async with asyncio.timeout(PATIENCE):
        while "senlac_tables 0.0" not in browser.get("/metrics").body.decode():
            await asyncio.sleep(0.05)


def test_addresses_where_nothing_is_are_typed_too(server: Running) -> None:
    browser = server.browser()
    for method, path in [
        ("GET", "/api/nothing"),
        ("GET", "/nothing"),
        ("GET", "/api/games/x"),
        ("GET", "/api/games/x/save"),
        ("GET", "/api/games/x/scenery"),
        ("POST", "/api/games/x/rematch"),
        ("GET", "/assets/x.js"),
        ("GET", "/assets/../../../../etc/hostname"),
        ("GET", "/assets/%2e%2e/%2e%2e/pyproject.toml"),
    ]:
        status, _, text = problem(browser, method, path)
        assert status == 404, path
        assert text
    for method, path in [("DELETE", "/api/games"), ("POST", "/api/hello"), ("GET", "/api/import"), ("PATCH", "/")]:
        assert problem(browser, method, path)[0] in (404, 405)


# ------------------------------------------------------------------ the committed descriptions


@pytest.mark.parametrize(("option", "name"), [("--schema", "wire.schema.json"), ("--openapi", "openapi.json")])
def test_the_committed_descriptions_are_what_the_command_prints(option: str, name: str) -> None:
    command = [sys.executable, "-m", "senlac", "serve", option]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert (REFERENCE / name).read_text() == printed, f"write it anew: senlac serve {option} > docs/reference/{name}"


def test_the_descriptions_are_sorted_and_name_every_route(server: Running) -> None:
    schema, openapi = describe.schema(), describe.openapi()
    assert list(schema["$defs"]) == sorted(schema["$defs"])
    assert list(openapi["components"]["schemas"]) == sorted(openapi["components"]["schemas"])
    routes = server.server.config.app.routes  # type: ignore[union-attr]
    served = {(method.lower(), it.path) for it in routes for method in getattr(it, "methods", None) or ()}
    described = {(method, path) for path, methods in openapi["paths"].items() for method in methods}
    assert {(method, path) for method, path in served if path.startswith("/api/") and method != "head"} == described
