"""Hints at the server: for the seat that is asked and nobody else, step by step, in the reader's language."""

from __future__ import annotations

import pytest

from .harness import HERE, RECRUIT, Running


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
