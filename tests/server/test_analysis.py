"""The analysis of a finished game at the server: for whom, made once and stretch by stretch, and kept."""

from __future__ import annotations

import contextlib
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from senlac.server import analyses

from ..endings import given_up
from .command import served
from .harness import HERE, Browser, Running, play, table_of_two


def imported(browser: Browser, entries: int = 24) -> str:
    game: str = browser.post("/api/import", given_up(entries).encode()).json["id"]
    return game


def carry_on(browser: Browser, game: str) -> dict[str, Any]:
    answer = browser.post(f"/api/games/{game}/analysis")
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json
    return found


def to_the_end(browser: Browser, game: str) -> dict[str, Any]:
    """An analysis, once it is complete."""
    while (found := carry_on(browser, game))["report"] is None:
        assert found["done"] < found["of"]
    return found


# ------------------------------------------------------------------ for whom


@pytest.mark.parametrize(("lang", "says"), [("en", "once it is over"), ("fr", "une fois terminée")])
async def test_nobody_learns_anything_before_the_end(server: Running, lang: str, says: str) -> None:
    ann = server.browser(lang)
    game, _ = ann.create("1066", HERE, HERE, seed="3")
    async with ann.screen(game, 0) as screen:
        await play([screen], 1)
        for browser in (ann, server.browser(lang)):
            answer = browser.post(f"/api/games/{game}/analysis")
            assert (answer.status, answer.json["code"]) == (403, "not-yours")
            assert says in answer.json["text"]
        assert server.rows()["analyses"] == []
        await screen.say("resign")
        await screen.until(lambda state: state["result"])
    # What is over is open to whoever knows the game, as its save is.
    assert to_the_end(server.browser(lang), game)["report"]["turns"][-1]["options"] == 0
    assert ann.post("/api/games/nothing/analysis").status == 404


async def test_a_game_that_no_bot_can_judge_is_refused(server: Running) -> None:
    async with table_of_two(server, "fords") as (game, west, east):
        assert server.browser().post(f"/api/games/{game}/analysis").status == 403
        await west.say("resign")
        await east.until(lambda state: state["result"])
        answer = server.browser().post(f"/api/games/{game}/analysis")
        assert (answer.status, answer.json["code"]) == (400, "no-analysis")


# ------------------------------------------------------------------ what it says


def test_all_adds_up_and_giving_up_is_a_choice(server: Running) -> None:
    browser, reader = server.browser(), server.browser("fr")
    game = imported(browser)
    found = to_the_end(browser, game)
    report, french = found["report"], to_the_end(reader, game)["report"]
    luck, cost = report["luck"], report["cost"]
    total = report["start"] + sum(luck) - cost[0] + cost[1] + report["remainder"]
    assert total == pytest.approx(report["result"]) == 0
    assert found["chances"] == [report["start"], *[turn["after"] for turn in report["turns"]]]
    last = report["turns"][-1]
    assert (last["luck"], last["options"], last["refs"]) == (0, 0, [])
    assert last["cost"] == pytest.approx(last["before"])
    assert (last["text"], french["turns"][-1]["text"]) == ("gives up", "abandonne")
    assert [turn["luck"] for turn in french["turns"]] == [turn["luck"] for turn in report["turns"]]
    assert report["moments"] == sorted(report["moments"])
    assert len(report["turns"]) - 1 in report["moments"]
    assert all(0 <= share <= 1 for share in report["accuracy"])
    assert any(turn["better"] for turn in report["turns"])


# ------------------------------------------------------------------ made once, and kept


def test_who_asks_together_shares_the_work_and_it_is_kept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "STRETCH", 0.0)
    browser = server.browser()
    game = imported(browser)
    with ThreadPoolExecutor(4) as people:
        together = list(people.map(lambda _: carry_on(server.browser(), game), range(4)))
    # Each of them took it on by one turn.
    assert sorted(len(found["chances"]) for found in together) == [2, 3, 4, 5]
    rows = server.rows()["analyses"]
    assert len(rows) == 4
    whole = to_the_end(browser, game)
    rows = sorted(server.rows()["analyses"], key=lambda row: row[2])
    # Each stretch begins where the one before it ended.
    assert [row[2] for row in rows] == [0, *[row[3] for row in rows[:-1]]]
    server.stop()
    server.start()
    assert to_the_end(browser, game) == whole
    assert len(server.rows()["analyses"]) == len(rows)
    browser.ask("DELETE", "/api/me")
    assert server.rows()["analyses"] == []


def test_a_killed_worker_is_said_and_costs_nothing_that_was_done(tmp_path: Path) -> None:
    with served(tmp_path, "--workers", "1") as server, ThreadPoolExecutor(1) as aside:
        browser = server.browser()
        game = imported(browser)
        asked = aside.submit(browser.post, f"/api/games/{game}/analysis")
        while not asked.done():
            for worker in server.workers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
        assert asked.result().status == 503
        assert asked.result().json["code"] == "failed"
        assert to_the_end(browser, game)["report"]["result"] == 0
