"""Hints at the server: for the seat that is asked and nobody else, step by step, in the reader's language.

And chances: for those who watch, and not for those who play against people.
"""

from __future__ import annotations

from typing import Any

import pytest

from .harness import HERE, RECRUIT, Running, play, table_of_two


@pytest.mark.parametrize(("lang", "says"), [("en", "A good choice"), ("fr", "Un bon choix")])
async def test_a_hint_is_an_idea_then_what_it_is_about_then_a_choice(server: Running, lang: str, says: str) -> None:
    browser = server.browser(lang)
    game, _ = browser.create("1066", HERE, RECRUIT, seed="5")
    async with browser.screen(game, 0) as screen:
        await screen.until(lambda state: state["question"] is not None)
        told = await screen.ask("hint", "hinted", id=7)
        assert told["id"] == 7
        idea, about, choice = ["".join(part["text"] for part in step) for step in told["steps"]]
        assert idea
        assert about
        assert choice.startswith(says)
        assert "%" in choice
        assert told["action"] in screen.choices
        named = [part["ref"] for step in told["steps"] for part in step if part["ref"]]
        assert any(ref.startswith("wedge:") for ref in named)
        again = await screen.ask("hint", "hinted", id=8)
        assert again["steps"] == told["steps"]


async def test_who_is_not_asked_gets_no_hint_and_some_games_have_none(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("1066", HERE, RECRUIT, seed="5")
    async with browser.screen(game, -1) as spectator:
        assert (await spectator.ask("hint", "hinted", id=1))["steps"] == []
    fords, _ = browser.create("fords", HERE, RECRUIT, seed="5")
    async with browser.screen(fords, 0) as screen:
        await screen.until(lambda state: state["question"] is not None)
        told = await screen.ask("hint", "hinted", id=2)
        assert told["action"] == ""
        assert told["steps"][0][0]["text"] == "There are no hints in this game."


@pytest.mark.parametrize(("lang", "says"), [("en", "of the 10 replies tried"), ("fr", "des 10 réponses essayées")])
async def test_a_choice_is_warned_of_before_it_is_made(server: Running, lang: str, says: str) -> None:
    browser = server.browser(lang)
    game, _ = browser.create("1066", HERE, RECRUIT, seed="5")
    async with browser.screen(game, 0) as screen:
        told: dict[str, Any] = {"dangers": []}

        def is_warned() -> bool:
            return bool(told["dangers"])

        while not is_warned():
            await screen.until(lambda state: state["question"] is not None)
            assert not screen.state["result"]
            if "pass" in screen.choices and len(screen.choices) > 2:
                entries = screen.state["entries"]
                told = await screen.ask("warn", "warned", id=3, actions=["pass"])
                assert told["id"] == 3
                assert screen.state["entries"] == entries
            if not is_warned():
                await play([screen], 1)
        assert all(says in "".join(part["text"] for part in sentence) for sentence in told["dangers"])
        assert await screen.ask("warn", "warned", id=3, actions=["pass"]) == told
        assert (await screen.ask("warn", "warned", id=4, actions=[]))["dangers"] == []
        assert (await screen.ask("warn", "refused", id=5, actions=["juggle"]))["code"] == "bad-notation"
    async with browser.screen(game, -1) as spectator:
        assert (await spectator.ask("warn", "warned", id=1, actions=["pass"]))["dangers"] == []


async def test_those_who_watch_are_told_the_chances_and_those_who_play_are_not(server: Running) -> None:
    async with table_of_two(server, "1066", seed="5") as (game, west, east):
        await play([west, east], 6)
        eve = server.browser()
        async with eve.screen(game) as spectator:
            for entry in (0, spectator.state["entries"]):
                told = await spectator.ask("expect", "expected", id=3, entry=entry)
                assert (told["id"], told["entry"]) == (3, entry)
                assert 0 < told["chance"] < 1
                assert await spectator.ask("expect", "expected", id=3, entry=entry) == told
        assert (await east.ask("expect", "expected", id=4, entry=0))["type"] == "refused"
        await west.say("resign")
        await east.until(lambda state: state["result"])
        assert (await east.ask("expect", "expected", id=5, entry=east.state["entries"]))["chance"] == 0.0


async def test_a_player_who_watches_from_elsewhere_is_still_a_player(server: Running) -> None:
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("1066", HERE, {"kind": "link"}, seed="5")
    bob.join(game, secret)
    async with bob.screen(game, -1) as watching:
        assert (await watching.ask("expect", "expected", id=1, entry=0))["type"] == "refused"


async def test_against_a_bot_one_may_ask_and_some_games_have_no_answer(server: Running) -> None:
    browser = server.browser()
    for name, known in (("1066", True), ("fords", False)):
        game, _ = browser.create(name, HERE, RECRUIT, seed="5")
        async with browser.screen(game, 0) as screen:
            told = await screen.ask("expect", "expected", id=1, entry=0)
            assert (told["chance"] is not None) == known
