"""Lessons on the server: a game with a voice, a scripted opponent, and a way back."""

from __future__ import annotations

from typing import Any

from senlac.lessons import lessons

from .harness import Browser, Running, Screen


def begin(browser: Browser, name: str = "first-battle") -> str:
    opened = browser.post(f"/api/lessons/{name}")
    assert opened.status == 201
    return str(opened.json["id"])


async def show_me(screen: Screen) -> dict[str, Any]:
    """What the lesson itself would do, and the state in which something is asked again."""
    state = await screen.until(lambda state: state["question"] or state["result"])
    [shown] = state["lesson"]["show"]
    await screen.say("act", serial=state["question"]["serial"], actions=[shown["do"]])
    return await screen.until(lambda now: now["seq"] > state["seq"] and (now["question"] or now["result"]))


def test_lessons_are_listed_in_the_readers_language(server: Running) -> None:
    listed = server.browser("fr").get("/api/lessons?lang=fr").json
    assert [line["name"] for line in listed] == lessons()
    assert listed[0]["title"] == "La première bataille"
    assert len(listed[0]["chapters"]) == 9


def test_there_is_no_other_lesson(server: Running) -> None:
    refused = server.browser().post("/api/lessons/nothing")
    assert refused.status == 400
    assert refused.json["text"] == "There is no lesson nothing; there are: " + ", ".join(lessons()) + "."


async def test_a_lesson_says_what_to_do_and_shows_it(server: Running) -> None:
    browser = server.browser()
    async with browser.screen(begin(browser), 0) as screen:
        state = await screen.until(lambda state: state["question"])
        lesson = state["lesson"]
        assert [page["chapter"] for page in lesson["pages"]] == [0, 1, 1]
        assert lesson["do"] == "Play Norman Knights in Wedge 1"
        assert [choice["do"] for choice in lesson["show"]] == ['play "Norman Knights" w1']
        assert set(lesson["show"][0]["refs"]) <= set(lesson["pages"][-1]["clear"])
        assert lesson["rule_text"]
        state = await show_me(screen)
        assert (state["lesson"]["part"], state["lesson"]["chapter"]) == (1, 2)
        # A lesson is not among my games.
        assert browser.get("/api/games").json == []


async def test_a_wrong_choice_is_answered_in_the_readers_language_and_changes_nothing(server: Running) -> None:
    browser = server.browser()
    async with browser.screen(begin(browser), 0, lang="fr") as screen:
        state = await screen.until(lambda state: state["question"])
        await screen.say("act", serial=state["question"]["serial"], actions=["pass"])
        refused = await screen.next("refused")
        assert refused["code"] == "lesson"
        assert refused["text"].startswith("Cela peut attendre.")
        assert screen.state["seq"] == state["seq"]


async def test_one_steps_back_over_what_the_opponent_did_and_to_the_beginning(server: Running) -> None:
    browser = server.browser()
    async with browser.screen(begin(browser), 0) as screen:
        for _ in range(4):
            state = await show_me(screen)
        assert any("Great Fyrd" in part["text"] for line in screen.log for part in line["parts"])
        await screen.say("step-back")
        state = await screen.until(lambda now: now["lesson"]["part"] == 3)
        assert not any("Great Fyrd" in part["text"] for line in screen.log for part in line["parts"])
        await screen.say("step-back", all=True)
        state = await screen.until(lambda now: now["lesson"]["part"] == 0)
        # The store has it so.
        again = browser.get(f"/api/games/{game_of(screen)}?seat=0").json
        assert again["lesson"]["part"] == 0
        assert again["entries"] == state["entries"]


def game_of(screen: Screen) -> str:
    return str(screen.connection.request.path.partition("?")[0].rsplit("/", 1)[-1])


async def test_who_watches_learns_nothing_of_the_hand(server: Running) -> None:
    browser = server.browser()
    game = begin(browser)
    async with server.browser().screen(game) as watching:
        state = await watching.until(lambda state: state["players"])
        assert state["lesson"] is None


async def test_a_lesson_is_skipped_by_going_on_from_there_against_a_bot(server: Running) -> None:
    browser = server.browser()
    game = begin(browser)
    async with browser.screen(game, 0) as screen:
        state = await show_me(screen)
    seats = [{"kind": "here"}, {"kind": "bot", "level": "recruit"}]
    following = browser.post(f"/api/games/{game}/fork", {"entry": state["entries"], "seats": seats}).json["id"]
    async with browser.screen(following, 0) as screen:
        ordinary = await screen.until(lambda state: state["question"])
        assert ordinary["lesson"] is None
        assert ordinary["entries"] == state["entries"]
    assert [summary["id"] for summary in browser.get("/api/games").json] == [following]


async def test_a_lesson_is_played_to_its_end(server: Running) -> None:
    browser = server.browser()
    async with browser.screen(begin(browser), 0) as screen:
        while not (state := await show_me(screen))["result"]:
            pass
        assert state["result"]["winner"] == 0
        assert state["lesson"]["pages"][-1]["text"].startswith("Two Wedges are yours")


async def test_only_in_a_lesson_one_steps_back(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("fords", {"kind": "here"}, {"kind": "here"})
    async with browser.screen(game, 0) as screen:
        refused = await screen.ask("step-back", "refused")
        assert refused["text"] == "You can step back only in a lesson."
