"""Playing live: screens in step, clicks that come late, reconnects, restarts, bots, windows and standing orders."""

from __future__ import annotations

import asyncio
import gc
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from senlac.kernel.rng import Dice, Quick
from senlac.registry import configure
from senlac.server.clients import Client
from senlac.server.hub import Hub
from senlac.server.metrics import Metrics
from senlac.server.store import Seat, Store
from senlac.server.workers import Account, Workers
from senlac.session import Session
from senlac.session.journal import Drawn
from senlac.session.saves import dump

from ..processes import started
from .harness import (
    HERE,
    LINK,
    PATIENCE,
    RECRUIT,
    Browser,
    Complaints,
    Running,
    Screen,
    Start,
    play,
    table_of_two,
    together,
)

# ------------------------------------------------------------------ in step


def in_step(screen: Screen) -> None:
    """Of what a screen was told, nothing was left out, told twice or out of order."""
    shown = [(message["seq"], message["entries"]) for message in screen.messages if message["type"] == "state"]
    assert all(after[0] - before[0] in (0, 1) for before, after in pairwise(shown)), shown
    assert len(set(shown)) == len({seq for seq, _ in shown}), "a change is shown as it is stored"


async def test_nobody_sees_what_is_not_stored_yet(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a slow disk stores a move, somebody leaves and somebody comes, of which everybody is told."""
    stores, add_change = threading.Event(), Store.add_change

    async def slow(self: Store, *change: Any) -> None:
        while not stores.is_set():
            await asyncio.sleep(0.005)
        await add_change(self, *change)

    async with table_of_two(server, "fords", seed="6") as (game, west, east), AsyncExitStack() as guests:
        await guests.enter_async_context(server.browser().screen(game))
        before = west.state["seq"]
        monkeypatch.setattr(Store, "add_change", slow)
        await west.say("act", serial=west.question["serial"], actions=[west.choices[0]])
        await asyncio.sleep(0.2)
        await guests.aclose()
        async with server.browser().socket(game) as late:
            await late.say("hello", seat=-1, lang="en", since=before)
            await asyncio.sleep(0.2)
            stores.set()
            await late.until(lambda state: state["seq"] > before)
            in_step(late)
        await together([west, east])
        in_step(west)
        in_step(east)


async def test_two_browsers_play_a_whole_game_in_step(server: Running) -> None:
    async with table_of_two(server, "fords", seed="6", options={"rounds": 3}) as (game, west, east):
        await play([west, east], 500)
        assert west.state["result"] == east.state["result"] is not None
        changes = [row for row in server.rows()["changes"] if row[0] == game]
        assert west.state["seq"] == len(changes) - 1
        for screen in (west, east):
            in_step(screen)
            assert screen.log != []
            assert [line["entry"] for line in screen.log] == sorted(line["entry"] for line in screen.log)
        assert [line["kind"] for line in west.log] == [line["kind"] for line in east.log]
        truth = server.truth(game)
        assert truth.state.result
        assert len(truth.journal) == west.state["entries"]


@pytest.mark.parametrize("name", ["1066", "1565", "hastings"])
async def test_all_games_go_live_with_a_spectator(server: Running, name: str) -> None:
    async with table_of_two(server, name, seed="2") as (game, west, east), server.browser("fr").screen(game) as third:
        await play([west, east, third], 25)
        for screen in (west, east, third):
            in_step(screen)
        assert third.state["question"] is None
        assert third.state["scene"]["kind"] == west.state["scene"]["kind"]
        assert third.state["scene"]["status"] != west.state["scene"]["status"], "French"
        refusal = await third.ask("act", "refused", serial=1, actions=["pass"])
        assert refusal["code"] == "not-yours"


async def test_a_late_click_is_refused_and_gets_the_table_as_it_is(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (_, west, east):
        serial = west.question["serial"]
        await west.act("keep")
        await east.act("keep")
        await together([west, east])
        refusal = await west.ask("act", "refused", serial=serial, actions=["redraw"])
        assert (refusal["code"], refusal["rule"]) == ("stale-decision", "K.STALE")
        state = await west.next("state")
        assert state["seq"] == east.state["seq"]
        assert state["question"]["kind"] == "fords.turn"
        in_step(west)


async def test_one_seat_in_two_tabs_acts_once(server: Running) -> None:
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, seed="5")
    bob.join(game, secret)
    async with ann.screen(game, 0) as one, ann.screen(game, 0) as two, bob.screen(game, 1) as east:
        await one.act("keep")
        await east.act("keep")
        await together([one, two, east])
        serial = one.question["serial"]
        choices = [do for do in one.choices if do.startswith("play") and "Levy" in do]
        seq = east.state["seq"] + 1
        await asyncio.gather(
            one.say("act", serial=serial, actions=[choices[0]]), two.say("act", serial=serial, actions=[choices[1]])
        )
        for screen in (one, two, east):
            await screen.until(lambda state: state["seq"] == seq)
        async with asyncio.timeout(PATIENCE):
            while not any(it["type"] == "refused" for it in [*one.messages, *two.messages]):
                await asyncio.sleep(0.01)
        refusals = [it for it in [*one.messages, *two.messages] if it["type"] == "refused"]
        assert [it["code"] for it in refusals] == ["stale-decision"]
        assert one.state["text"] == two.state["text"]
        assert len([line for line in east.log if line["kind"] == "fords-plays"]) == 1
        for screen in (one, two, east):
            in_step(screen)


async def test_of_several_actions_all_are_done_or_none(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (game, west, east):
        await west.act("keep")
        await east.act("keep")
        await together([west, east])
        before, rows = west.state, server.rows()["changes"]
        bad = [['play "Spearmen W10" f1', 'pay "Housecarls E3"'], ['play "Levy W6" f1', "pass"], ["pass", "pass"]]
        for actions in bad:
            refusal = await west.ask("act", "refused", serial=west.question["serial"], actions=actions)
            assert refusal["code"] in ("illegal-action", "stale-decision", "bad-notation")
            await together([west, east])
            assert west.state["text"] == before["text"]
            assert west.state["seq"] == before["seq"]
            assert server.rows()["changes"] == rows
        await west.until(lambda state: state["question"])
        answer = await west.act('play "Spearmen W10" f1', 'pay "Levy W6"')
        assert answer["type"] == "state", answer
        await together([west, east])
        assert west.state["seq"] == before["seq"] + 1
        assert server.truth(game).state


# ------------------------------------------------------------------ coming back


async def test_who_comes_back_gets_what_was_missed(server: Running) -> None:
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("1066", HERE, LINK, seed="9")
    bob.join(game, secret)
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        await play([west, east], 20)
        seen = west.state["seq"]
        async with AsyncExitStack() as stack:
            tab = await stack.enter_async_context(ann.screen(game, 0))
            await play([west, east, tab], 6, seed=2)
            complete = tab.log
        async with ann.screen(game, 0, since=seen) as back:
            assert back.state["seq"] == west.state["seq"] > seen
            assert back.state["log_from"] == 0
            assert back.log == complete == west.log
            await play([back, east, west], 4, seed=3)
            assert back.log == west.log
    assert ann.get(f"/api/games/{game}?seat=0&since={seen}").status == 200
    assert ann.get(f"/api/games/{game}?seat=0&since={west.state['seq']}").status == 204


async def test_a_restart_loses_nothing_and_the_game_goes_on(server: Running) -> None:
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, seed="3", options={"rounds": 3})
    bob.join(game, secret)
    logs: list[Any] = []
    for seed in range(3):
        async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
            assert logs in ([], [west.log, east.log])
            await play([west, east], 15, seed)
            shown = [west.state, east.state]
            logs = [west.log, east.log]
            serial = (west.state["question"] or east.state["question"] or {"serial": 0})["serial"]
            server.stop()
            assert await west.gone() == await east.gone() == 1012
        server.start()
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        for screen, before in zip((west, east), shown, strict=True):
            for name in ("seq", "text", "scene", "asked", "entries", "result"):
                assert screen.state[name] == before[name]
        if not west.state["result"]:
            asked = west if west.state["question"] else east
            assert asked.question["serial"] > serial, "what was asked before the restart is not asked any more"
        await play([west, east], 500, 7)
        assert west.state["result"]


async def test_who_connects_while_others_leave_sits_at_the_same_table(server: Running) -> None:
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, seed="5")
    bob.join(game, secret)
    async with ann.socket(game) as west:
        async with bob.screen(game, 1):
            pass
        await asyncio.sleep(0.2)
        await west.say("hello", seat=0)
        await west.next("state")
        async with bob.screen(game, 1) as east:
            await west.act("keep")
            await east.until(lambda state: state["seq"] == 1)
            await east.act("keep")
            await together([west, east])


async def test_what_cannot_be_kept_has_not_happened(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (_, west, east):
        with closing(sqlite3.connect(server.file)) as database:
            database.execute("ALTER TABLE changes RENAME TO away")
        refusal = await west.ask("act", "refused", serial=west.question["serial"], actions=["keep"])
        assert refusal["code"] == "store"
        assert east.state["seq"] == 0
        with closing(sqlite3.connect(server.file)) as database:
            database.execute("ALTER TABLE away RENAME TO changes")
        await west.until(lambda state: state["question"])
        await west.act("keep")
        await east.until(lambda state: state["seq"] == 1)


async def test_a_change_that_somebody_else_has_stored_is_noticed(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (game, west, east):
        with closing(sqlite3.connect(server.file)) as database, database:
            columns = "game, keep, entries, rng, version, left, at"
            change = f"INSERT INTO changes (seq, {columns}) SELECT 1, {columns} FROM changes WHERE game = ?"
            database.execute(change, (game,))
        refused = await west.ask("act", "refused", serial=west.question["serial"], actions=["keep"])
        assert refused["code"] == "stale-decision"
        for screen in (west, east):
            await screen.until(lambda state: state["seq"] == 1)
        assert (await west.act("keep"))["seq"] == 2, "the game goes on from there"


# ------------------------------------------------------------------ bots


async def test_bots_think_elsewhere_and_nobody_else_waits(server: Running) -> None:
    browser = server.browser()
    slow, _ = browser.create("1066", {"kind": "bot", "level": "king"}, HERE)
    async with browser.screen(slow, 1) as against, table_of_two(server, "fords", seed="2") as (_, west, east):
        thinking, moves = against.state["seq"], 0
        while against.state["seq"] == thinking and moves < 3:
            moves += await play([west, east], 1, seed=moves)
        assert moves, "the others went on"
        await against.until(lambda state: state["seq"] > thinking)


async def test_two_bots_finish_a_game_by_themselves(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("fords", RECRUIT, {"kind": "bot", "level": "soldier"}, options={"rounds": 2})
    async with browser.screen(game) as screen:
        await screen.until(lambda state: state["result"])
        in_step(screen)


# ------------------------------------------------------------------ Response windows


@dataclass(frozen=True)
class Situation:
    """A game just before an action that opens a window for the other seat."""

    save: bytes
    entry: int
    actor: int
    action: str


@cache
def situation(name: str, wanted: Callable[[Session, int], bool]) -> Situation:
    """A game in which somebody's action opens a window for the other that is as wanted."""
    for seed in range(200):
        session, rng = Session.new(name, seed), Quick(seed)
        for _ in range(150):
            if session.outcome is not None:
                break
            seat, entry = rng.pick(session.asked), len(session.journal)
            question = session.decision(seat)
            assert question is not None
            action = rng.pick(question.options)
            session.play(seat, action)
            drawn = any(isinstance(it, Drawn) for it in session.journal[entry:])
            if not drawn and session.in_window(1 - seat) and wanted(session, 1 - seat):
                done = session.journal[entry].do  # type: ignore[union-attr]
                return Situation(dump(session, {}).encode(), entry, seat, done)
    raise AssertionError("no such situation")


def empty_handed(session: Session, seat: int) -> bool:
    question = session.decision(seat)
    return question is not None and len(question.options) == 1


def with_a_response(session: Session, seat: int) -> bool:
    return not empty_handed(session, seat)


def struck(session: Session, seat: int) -> bool:
    hit, _ = session.game.answered(session.state, seat)
    return hit and with_a_response(session, seat)


def unharmed(session: Session, seat: int) -> bool:
    hit, cost = session.game.answered(session.state, seat)
    return not hit and cost > 1 and with_a_response(session, seat)


def arranged(server: Running, it: Situation, *seats: dict[str, str]) -> tuple[Browser, str, str]:
    """That situation on a server, with others in the seats."""
    browser = server.browser()
    imported = browser.post("/api/import", it.save).json["id"]
    forked = browser.post(f"/api/games/{imported}/fork", {"entry": it.entry, "seats": seats}).json
    return browser, forked["id"], forked["join"]


async def pause(server: Running, it: Situation, answers: bool) -> float:
    """How long the other's window was open, as the server has it."""
    seats = [LINK, LINK]
    seats[it.actor] = HERE
    ann, game, secret = arranged(server, it, *seats)
    bob = server.browser()
    bob.join(game, secret)
    async with ann.screen(game, it.actor) as actor, bob.screen(game, 1 - it.actor) as other:
        opened = (await actor.act(it.action))["seq"]
        if answers:
            await other.until(lambda state: state["question"])
            assert other.question["window"]
            await other.say("act", serial=other.question["serial"], actions=["pass"])
        await actor.until(lambda state: state["seq"] > opened)
        asked = [it for it in other.messages if it["type"] == "state" and it["seq"] == opened and it["question"]]
        assert bool(asked) == answers, "whoever has no Response is not asked, but the other cannot tell"
    at = [row[-1] for row in sorted(server.rows()["changes"]) if row[0] == game]
    return float(at[opened + 1] - at[opened])


@pytest.mark.parametrize("name", ["fords", "1066"])
async def test_a_window_is_held_as_long_as_was_drawn_whoever_holds_what(
    start: Start, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, drawn = start(), list[float]()

    def draw(_: Hub) -> float:
        drawn.append(0.1 + 0.3 * (len(drawn) % 2))
        return drawn[-1]

    monkeypatch.setattr(Hub, "draw_hold", draw)
    for answers, wanted in ((False, empty_handed), (True, with_a_response)):
        drawn.clear()
        held = await pause(server, situation(name, wanted), answers)
        # First for the imported game and its fork, then, before anybody can answer, for the window.
        assert held >= drawn[2]


async def test_how_long_a_window_is_held_cannot_be_foretold(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    hub = Hub(store, Workers(1), Metrics(), hold=1.5)
    lengths = {hub.draw_hold() for _ in range(50)}
    assert len(lengths) == 50
    assert 1.5 <= min(lengths) < 3.0 < max(lengths) <= 4.5
    await store.close()


async def test_in_hot_seat_no_window_passes_for_want_of_a_response(server: Running) -> None:
    it = situation("fords", empty_handed)
    browser, game, _ = arranged(server, it, HERE, HERE)
    async with browser.screen(game, it.actor) as actor, browser.screen(game, 1 - it.actor) as other:
        await actor.act(it.action)
        await other.until(lambda state: state["question"])
        assert other.question["window"]
        assert other.choices == ["pass"]
        seq = other.state["seq"]
        await asyncio.sleep(0.3)
        assert other.state["seq"] == seq


async def test_against_bots_a_window_without_a_response_passes_at_once(start: Start) -> None:
    server = start(hold=20.0)
    it = situation("fords", empty_handed)
    seats = [RECRUIT, RECRUIT]
    seats[1 - it.actor] = HERE
    browser = server.browser()
    imported = browser.post("/api/import", it.save).json["id"]
    forked = browser.post(f"/api/games/{imported}/fork", {"entry": it.entry + 1, "seats": seats}).json["id"]
    async with browser.screen(forked, 1 - it.actor) as screen:
        assert screen.state["question"] is None
        await screen.until(lambda state: state["seq"] > 0)


async def ordered(server: Running, it: Situation, **orders: Any) -> bool:
    """Whether somebody with standing orders is asked all the same."""
    seats = [LINK, LINK]
    seats[it.actor] = HERE
    ann, game, secret = arranged(server, it, *seats)
    bob = server.browser()
    bob.join(game, secret)
    async with ann.screen(game, it.actor) as actor, bob.screen(game, 1 - it.actor) as other:
        given = {"until": "game", "unless_targeted": False, "unless_cost": 0, **orders}
        await other.say("orders", orders=given)
        await other.until(lambda state: state["orders"] == given)
        assert actor.state["orders"]["until"] == "", "nobody else sees them"
        opened = (await actor.act(it.action))["seq"]
        await other.until(lambda state: state["seq"] > opened or (state["seq"] == opened and state["question"]))
        return any(it["seq"] == opened and it["question"] for it in other.messages if it["type"] == "state")


@pytest.mark.parametrize("until", ["phase", "round", "game"])
async def test_standing_orders_pass_windows_until_then(server: Running, until: str) -> None:
    assert not await ordered(server, situation("1066", with_a_response), until=until)
    assert not await ordered(server, situation("fords", with_a_response), until=until)


async def test_standing_orders_stop_at_what_strikes_me(server: Running) -> None:
    it = situation("1066", struck)
    assert await ordered(server, it, unless_targeted=True)
    assert not await ordered(server, it, unless_targeted=False)
    assert not await ordered(server, situation("1066", unharmed), unless_targeted=True)


async def test_standing_orders_stop_at_what_costs_so_much(server: Running) -> None:
    it = situation("1066", unharmed)
    assert await ordered(server, it, unless_cost=1)
    assert await ordered(server, it, unless_cost=2)
    assert not await ordered(server, it, unless_cost=99)


async def test_orders_end_when_their_time_is_over(server: Running) -> None:
    async with table_of_two(server, "1066", seed="9") as (_, west, east):
        await play([west, east], 200, done=lambda: west.state["scene"]["phase"] == 2)
        await west.say("orders", orders={"until": "phase"})
        await west.until(lambda state: state["orders"]["until"] == "phase")
        await east.say("orders", orders={"until": "round"})
        await east.until(lambda state: state["orders"]["until"] == "round")
        here = (west.state["scene"]["round"], west.state["scene"]["phase"])
        await play([west, east], 300, done=lambda: (west.state["scene"]["round"], west.state["scene"]["phase"]) != here)
        assert west.state["orders"]["until"] == ""
        if east.state["scene"]["round"] == here[0]:
            assert east.state["orders"]["until"] == "round"
        await play([west, east], 300, seed=2, done=lambda: west.state["scene"]["round"] != here[0])
        assert east.state["orders"]["until"] == ""


async def test_undo_and_takeback_clear_standing_orders(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (_, west, east):
        await west.act("keep")
        await east.act("keep")
        await together([west, east])
        await west.act('play "Spearmen W10" f1')
        for screen in (west, east):
            await screen.say("orders", orders={"until": "game"})
            await screen.until(lambda state: state["orders"]["until"] == "game")
        await west.say("undo", all=True)
        await west.until(lambda state: state["orders"]["until"] == "")
        assert east.state["orders"]["until"] == "game"
        await west.act("pass")
        await together([west, east])
        await west.say("takeback", do="ask")
        await east.until(lambda state: state["takeback"] == 0)
        await east.say("takeback", do="agree")
        await east.until(lambda state: state["orders"]["until"] == "")
    browser = server.browser()
    game, _ = browser.create("fords", HERE, RECRUIT, seed="5")
    async with browser.screen(game, 0) as screen:
        await screen.act("keep")
        await screen.until(lambda state: state["question"])
        await screen.say("orders", orders={"until": "game"})
        await screen.until(lambda state: state["orders"]["until"])
        await screen.say("takeback", do="ask")
        await screen.until(lambda state: state["orders"]["until"] == "")


# ------------------------------------------------------------------ closing a table


async def test_a_table_closed_just_as_it_starts_a_task_leaves_nothing_dangling(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    hub = Hub(store, Workers(1), Metrics())
    bots = [Seat("bot", "recruit"), Seat("bot", "recruit")]
    game, _ = await hub.create(Session(configure("fords", {}), Dice.seeded("5"), "5"), bots)
    table = await hub.table(game, Account("ann"))
    table.clients.add(Client("ann", Account("ann")))
    table.automatic.go_on()
    await hub.close()
    await store.close()
    gc.collect()  # a coroutine that was never awaited would be complained of here
    assert hub.tables == {}
    assert asyncio.all_tasks() == {asyncio.current_task()}


# ------------------------------------------------------------------ the command


def test_the_command_serves_until_it_is_told_to_stop_and_a_kill_loses_nothing(
    tmp_path: Path, complaints: Complaints
) -> None:
    log = tmp_path / "log"
    command = [sys.executable, "-m", "senlac", "serve", "--port", "0", "--no-browser", "--pace", "0"]
    command += ["--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]

    def port_of(process: subprocess.Popen[str]) -> int:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Senlac is at http://localhost:")
        return int(line.split("/  ")[0].rpartition(":")[2])

    async def one_move(game: str) -> dict[str, Any]:
        async with ann.screen(game, 0) as screen:
            await screen.until(lambda state: state["question"])
            answer = await screen.act(screen.choices[0])
            assert answer["type"] == "state"
            return answer

    with log.open("a") as errors:
        with started(*command, stdout=subprocess.PIPE, stderr=errors) as process:
            ann = Browser(port_of(process))
            game, _ = ann.create("fords", HERE, RECRUIT, seed="5")
            seen = asyncio.run(one_move(game))
            process.kill()
            process.wait()
        with started(*command, stdout=subprocess.PIPE, stderr=errors) as process:
            ann.port = port_of(process)
            state = ann.get(f"/api/games/{game}?seat=0").json
            assert state["seq"] >= seen["seq"]
            assert state["entries"] >= seen["entries"]
            asyncio.run(one_move(game))
            process.terminate()
            assert process.wait() in (0, -signal.SIGTERM)
    assert "Traceback" not in log.read_text()
    assert ann.cookie.partition("=")[2] not in log.read_text()
