"""The solo game at the server: a seat that the rules play, their reasons, scores and the game of the day."""

from __future__ import annotations

import json
from typing import Any

import pytest

from senlac.kernel.rng import Quick
from senlac.registry import configure
from senlac.session import Session
from senlac.session.days import day_of, seed_of_today
from senlac.text import Speaker

from .harness import HERE, LINK, RECRUIT, Running, Screen, play

SOLO = ("1066-solo", "1565-solo")


async def to_the_end(screen: Screen) -> dict[str, Any]:
    """Play a game of one's own until it is over; its result."""
    await play([screen], 3_000, seed=5)
    result: dict[str, Any] = screen.state["result"]
    return result


async def resigned(screen: Screen) -> None:
    await screen.say("resign")
    await screen.until(lambda state: state["result"])


# ------------------------------------------------------------------ the seat


@pytest.mark.parametrize("name", SOLO)
async def test_the_rules_sit_in_the_foes_seat(server: Running, name: str) -> None:
    browser = server.browser()
    game, secret = browser.create(name, HERE)
    assert not secret
    async with browser.screen(game, 0) as screen:
        await play([screen], 12)
        players = screen.state["players"]
        assert [player["kind"] for player in players] == ["human", "rules"]
        assert players[1]["online"]
        assert screen.state["mine"] == [0]
        (summary,) = browser.get("/api/games").json
        assert [seat["kind"] for seat in summary["seats"]] == ["human", "rules"]
        assert (await screen.ask("hello", "refused", seat=1, lang="en"))["code"] == "not-yours"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [[], [HERE, HERE], [HERE, RECRUIT], [HERE, LINK], [RECRUIT, HERE]])
def test_nobody_else_sits_there(server: Running, lang: str, seats: list[Any]) -> None:
    answer = server.browser(lang).post("/api/games", {"game": "1066-solo", "seats": seats})
    assert (answer.status, answer.json["code"]) == (400, "bad-option")
    assert {"en": "one seat", "fr": "une place"}[lang] in answer.json["text"]


async def test_a_clock_runs_for_the_player_alone(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("1066-solo", HERE, clock={"minutes": 5})
    async with browser.screen(game, 0) as screen:
        await play([screen], 5)
        mine, foe = screen.state["players"]
        assert 0 < mine["clock"] <= 300
        assert foe["clock"] is None


async def test_a_bot_can_face_the_foe(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("1066-solo", RECRUIT)
    async with browser.screen(game) as screen:
        await screen.until(lambda state: state["entries"] > 12)


async def test_undo_takeback_resigning_and_saves_are_as_against_a_bot(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("1066-solo", HERE, seed="3")
    async with browser.screen(game, 0) as screen:
        await play([screen], 15)
        entries = screen.state["entries"]
        await screen.say("takeback", do="ask")
        await screen.until(lambda _: screen.log[-1]["kind"] == "table-takeback")
        assert screen.state["entries"] <= entries
        save = browser.get(f"/api/games/{game}/save").body
        await resigned(screen)
    again = browser.post("/api/import", json.loads(save)).json["id"]
    async with browser.screen(again, 0) as screen:
        assert [player["kind"] for player in screen.state["players"]] == ["human", "rules"]
    forked = browser.post(f"/api/games/{game}/fork", {"entry": 9, "seats": [HERE]})
    assert forked.status == 201
    assert browser.post(f"/api/games/{game}/fork", {"entry": 9, "seats": [HERE, RECRUIT]}).status == 400


async def test_a_rematch_keeps_the_player_in_the_seat(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("1565-solo", HERE, options={"level": "easy"})
    async with browser.screen(game, 0) as screen:
        await resigned(screen)
    following = browser.post(f"/api/games/{game}/rematch").json["id"]
    async with browser.screen(following, 0) as screen:
        assert [player["kind"] for player in screen.state["players"]] == ["human", "rules"]
        assert screen.state["mine"] == [0]


# ------------------------------------------------------------------ what is told


@pytest.mark.parametrize("name", SOLO)
async def test_every_step_of_the_foe_names_a_rule_that_can_be_read(server: Running, name: str) -> None:
    browser = server.browser()
    game, _ = browser.create(name, HERE, seed="11")
    rules = {it["id"] for it in browser.get(f"/api/rules/{name}").json}
    async with browser.screen(game, 0) as screen:
        await play([screen], 60)
        steps = [line for line in screen.log if line["kind"].startswith("foe-")]
        assert len(steps) > 10
        for line in steps:
            assert line["rule"] in rules
            assert line["rule"] not in "".join(part["text"] for part in line["parts"])
        assert not any(line["rule"] for line in screen.log if line["kind"].startswith("hebs-"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_scene_tells_of_dial_rows_deck_and_score(lang: str) -> None:
    session = Session.new("1565-solo", "5", level="easy")
    rng = Quick(1)
    turned = gaps = 0
    while (asked := session.decision(0)) is not None:
        session.play(0, rng.pick(asked.options))
        scene, state = session.game.show.scene(session.view(0), lang), session.state
        foe = scene["foe"]
        assert scene["above"]["hand_count"] is None
        assert scene["above"]["hand"] == []
        assert foe["score"]["value"] == sum(term["value"] for term in foe["score"]["terms"])
        assert foe["next"] == ([f"card:{card}" for card in state.deck[1][::-1]] if state.turned else [])
        turned += state.turned
        for wedge, column in enumerate(scene["wedges"]):
            rows = [piece["row"] for piece in column["above"]["cards"]]
            assert rows == state.rows[wedge]
            gaps += rows != list(range(1, len(rows) + 1))
    assert turned
    assert gaps


def test_a_pass_says_what_the_foe_does_then() -> None:
    session = Session.new("1066-solo", "2")
    while (asked := session.decision(0)) is not None and asked.kind != "deployment.turn":
        session.play(0, asked.options[0])
    assert asked is not None
    hints = session.game.show.option_hints(session.view(0), asked.options)
    assert "the Foe" in hints[asked.options.index(("pass",))]


def test_between_two_players_there_is_no_foe() -> None:
    scene = Session.new("1066", "2").game.show.scene(Session.new("1066", "2").view(0))
    assert scene["foe"] is None
    assert scene["above"]["hand_count"] == 0


@pytest.mark.parametrize(("name", "word"), [("1066", "Wedge"), ("1565", "Frontier")])
def test_card_texts_have_the_words_of_the_box_that_is_played(name: str, word: str) -> None:
    scenery = configure(name, {}).show.scenery()
    said = " ".join(text for face in scenery["faces"].values() for text in face["text"])
    other = {"Wedge": "Frontier", "Frontier": "Wedge"}[word]
    assert word.lower() in said
    assert other.lower() not in said
    assert scenery["phases"][3] == f"{word}s"


def test_where_a_lot_decides_whose_battlefield_it_is_only_the_one_that_was_drawn_is_spoken_of() -> None:
    names, told = set(), set()
    for seed in range(6):
        session = Session.new("1066", seed, opponent="ottoman")
        names.add(tuple(column["name"] for column in session.spoken.show.scene(session.view(0))["wedges"]))
        session.play(session.asked[0], "place w1")
        told.add(Speaker(session.spoken).event(session.log(0)[-1].seen).split("(")[1])
    assert names == {("Wedge 1", "Wedge 2", "Wedge 3"), ("St. Elmo", "Senglea", "Birgu")}
    assert told == {"Wedge 1).", "St. Elmo)."}


def test_until_it_is_drawn_both_are() -> None:
    session = Session.new("1066", 1, opponent="ottoman", choosing=True)
    assert session.spoken.show.label("wedge", 0) == "Wedge 1 / St. Elmo"
    session.play(session.asked[0], "side Norman")
    assert session.spoken.show.label("wedge", 0) in ("Wedge 1", "St. Elmo")


# ------------------------------------------------------------------ scores


async def test_scores_are_kept_over_a_restart_and_only_ones_own(server: Running) -> None:
    browser = server.browser()
    assert browser.get("/api/scores").json == []
    game, _ = browser.create("1066-solo", HERE, options={"level": "king", "quick_play": True}, daily=True)
    async with browser.screen(game, 0) as screen:
        result = await to_the_end(screen)
    other, _ = browser.create("1066", HERE, HERE)
    async with browser.screen(other, 0) as screen:
        await resigned(screen)
    server.stop()
    server.start()
    (score,) = browser.get("/api/scores").json
    assert (score["id"], score["game"], score["level"]) == (game, "1066-solo", "King")
    assert score["sides"] == ["Norman", "Saxon Foe"]
    assert result["verdict"].startswith(f"Score {score['score']}, {score['honour']}")
    assert score["won"] == (result["winner"] == 0)
    assert score["day"] == day_of(seed_of_today())
    browser.lang = "fr"
    (french,) = browser.get("/api/scores").json
    assert french["level"] == "Roi"
    assert french["sides"][1] == "Rival saxon"
    assert server.browser().get("/api/scores").json == []


async def test_a_game_that_is_over_keeps_its_score(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("1066-solo", HERE)
    async with browser.screen(game, 0) as screen:
        await play([screen], 3)
        await resigned(screen)
        assert len(browser.get("/api/scores").json) == 1
        assert (await screen.ask("takeback", "refused", do="ask"))["code"] == "cannot-undo"
    assert len(browser.get("/api/scores").json) == 1


def test_the_game_of_the_day_is_the_same_for_everybody(server: Running) -> None:
    texts = []
    for browser in (server.browser(), server.browser()):
        game, _ = browser.create("1066-solo", HERE, daily=True)
        texts.append(browser.get(f"/api/games/{game}?seat=0").json["scene"])
    assert texts[0] == texts[1]
    refused = server.browser("fr").post(
        "/api/games", {"game": "1066-solo", "seats": [HERE], "daily": True, "seed": "7"}
    )
    assert (refused.status, refused.json["code"]) == (400, "bad-option")
    assert "graine" in refused.json["text"]


def test_the_lobby_learns_what_a_solo_game_asks(server: Running) -> None:
    games = {game["name"]: game for game in server.browser().get("/api/hello").json["games"]}
    assert {*SOLO, "1066", "1565"} <= set(games)
    assert (games["1066"]["automatic"], games["1066"]["sides"]) == ([], ["faction", "opponent"])
    assert (games["1066-solo"]["automatic"], games["1066-solo"]["upfront"]) == ([1], ["level", "quick_play"])
    assert games["hastings"]["sides"] == []
