"""What a finished game drew, told to whoever wants to draw it again: complete, true, and never before the end."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.kernel.rng import Fair
from senlac.session.fair import commitment, mixed

from .harness import HERE, LINK, Browser, Running, Screen, play, table_of_two


def record(browser: Browser, game: str) -> dict[str, Any]:
    answer = browser.get(f"/api/games/{game}/dice")
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json
    return found


async def take_back(asker: Screen, other: Screen) -> None:
    """The one who is not asked takes back what they did last."""
    await asker.say("takeback", do="ask")
    await other.until(lambda state: state["takeback"] is not None)
    await other.say("takeback", do="agree")
    await asker.until(lambda state: state["takeback"] is None)


async def test_everything_that_was_drawn_is_told_and_is_what_the_dice_give(server: Running) -> None:
    async with table_of_two(server, "fords", options={"rounds": 2}) as (game, west, east):
        await play([west, east], 9)
        await take_back(*((east, west) if west.state["question"] else (west, east)))
        await play([west, east], 500, seed=2)
        fairness = west.state["fair"]
    told = record(server.browser(), game)
    assert (told["commitment"], told["numbers"]) == (fairness["commitment"], fairness["numbers"])
    secret = bytes.fromhex(told["secret"])
    assert commitment(secret, game) == told["commitment"]
    assert sorted(draw["number"] for draw in told["draws"]) == list(range(1, told["count"] + 1))
    for draw in told["draws"]:
        dice = Fair.sealed(int.from_bytes(secret, "big"))
        dice.open(mixed(game, told["numbers"]))
        dice.state += (draw["number"] - 1) << 32
        dice.begin(draw["kind"])
        assert [dice.below(bound) for bound in draw["asked"]] == draw["given"] != []
        assert draw["fits"] is True
    assert told["sides"] == ["West", "East"]


@pytest.mark.parametrize(("lang", "says"), [("en", "once it is over"), ("fr", "quand elle est finie")])
async def test_the_secret_stays_one_until_the_end(server: Running, lang: str, says: str) -> None:
    ann, bob, eve = (server.browser(lang) for _ in range(3))
    game, link = ann.create("fords", HERE, LINK)
    bob.join(game, link)
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        for screen in (west, east):
            await screen.until(lambda state: state["asked"])
        await play([west, east], 4)
        for browser in (ann, bob, eve):
            answer = browser.get(f"/api/games/{game}/dice")
            assert (answer.status, answer.json["code"]) == (403, "not-yours")
            assert says in answer.json["text"]
        heard = [*west.texts, *east.texts, *[body.decode() for each in (ann, bob, eve) for body in each.received]]
        await west.say("resign")
        await east.until(lambda state: state["result"])
    secret = record(eve, game)["secret"]
    assert secret in east.texts[-1]
    assert not any(secret in text for text in heard)


def test_a_game_without_such_dice_says_so(server: Running) -> None:
    ann = server.browser()
    game, _ = ann.create("fords", HERE, HERE)
    answer = ann.get(f"/api/games/{game}/dice")
    assert (answer.status, answer.json["code"]) == (400, "not-verified")
    assert "was not played with dice" in answer.json["text"]
    assert ann.get("/api/games/nothing/dice").status == 404
