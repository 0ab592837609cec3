"""Somebody tries to stop the server, to cheat with it, or to make others lose their game: it holds.

Most of it is done to the real command, as a process of its own, whose workers can be killed and whose disk can be full.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import timeit
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from senlac.kernel.errors import SenlacError
from senlac.server import run
from senlac.server.database import StoreError
from senlac.server.guard import Budget, RateLimited
from senlac.server.pipe import WorkFailed
from senlac.server.store import Store
from senlac.server.workers import Account, Workers
from senlac.session import Session
from senlac.session.fair import COMMITMENT, commitment, verify
from senlac.session.journal import Check
from senlac.session.saves import dump, read_with

from .command import Served, served
from .harness import HERE, LINK, PATIENCE, RECRUIT, Browser, Running, Start, play, table_of_two

SAVES = Path(__file__).parent.parent / "saves" / "v1"
HASTINGS = (SAVES / "hastings-rules2-options.senlac").read_bytes()


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of this module."""
    with served(tmp_path_factory.mktemp("attacked"), "--workers", "2", "--crowd", "1000") as it:
        yield it
        assert "Traceback" not in it.log


def processor_time(pid: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def until(there: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not there():
            await asyncio.sleep(0.02)


# ------------------------------------------------------------------ work without end


async def test_looking_back_is_the_workers_work_and_not_the_servers(command: Served) -> None:
    browser = command.browser()
    game = browser.post("/api/import", HASTINGS).json["id"]
    async with browser.screen(game, 0) as screen:
        await screen.ask("look", "looked", id=0, entry=0)
        before = processor_time(command.process.pid), sum(map(processor_time, command.workers))
        for number in range(30):
            assert (await screen.ask("look", "looked", id=number, entry=930 - number))["type"] == "looked"
            await asyncio.sleep(0.05)  # nobody is told to wait
        server = processor_time(command.process.pid) - before[0]
        workers = sum(map(processor_time, command.workers)) - before[1]
        assert server < workers


async def test_who_asks_for_too_much_work_has_to_wait(start: Start) -> None:
    # The worker has loaded everything before anybody has to pay for it. However slow it is, a budget does not recover.
    server = start(work_per_second=1e-6, work_at_once=1.6, warm=True)
    browser, other = server.browser(), server.browser()
    game = browser.post("/api/import", HASTINGS).json["id"]
    async with browser.screen(game, 0) as screen:
        answer: dict[str, Any] = {"type": "looked"}
        while answer["type"] == "looked":
            answer = await screen.ask("look", "looked", id=1, entry=920)
        assert answer["code"] == "busy"
        async with other.screen(other.create("fords", HERE, HERE)[0], 0) as playing:
            assert (await playing.act("keep"))["type"] == "state", "others do not"


async def test_whoever_comes_as_somebody_new_has_the_budget_of_the_address() -> None:
    person, address = Budget(0.5, 2.0), Budget(2.0, 3.0)
    for name in ("ann", "bob"):
        account = Account(name, [(person, name), (address, "192.0.2.1")])
        account.check()
        account.charge(2.5)
    with pytest.raises(RateLimited):
        Account("cid", [(person, "cid"), (address, "192.0.2.1")]).check()
    Account("dan", [(person, "dan"), (address, "192.0.2.2")]).check()


def forged(count: int) -> bytes:
    """A signed save with a great many digests."""
    session = Session.new("fords", 7)
    digest = session.state.digest()
    session.journal += [Check(digest) for _ in range(count)]
    return dump(session, {}).encode()


@pytest.mark.parametrize("count", [100, 9_000, 30_000])
def test_a_save_with_nothing_but_digests_is_refused(command: Served, count: int) -> None:
    answer = command.browser().post("/api/import", forged(count))
    assert answer.status == 400
    assert command.browser().get("/healthz").status == 200


async def test_a_name_of_megabytes_is_not_even_read(command: Served) -> None:
    answer = command.browser().ask("PUT", "/api/me", {"name": "x" * (3 << 20)})
    assert (answer.status, "16" in answer.json["text"]) == (400, True)


# ------------------------------------------------------------------ workers that die


async def test_people_take_turns_whoever_asks_for_more() -> None:
    workers, done = Workers(1), []

    async def ask(who: str) -> None:
        await workers.do(Account(who), time.sleep, 0.02)
        done.append(who)

    await asyncio.gather(*[ask("greedy") for _ in range(8)], ask("modest"))
    await workers.close()
    assert done.index("modest") <= 2
    assert len(done) == 9


async def test_work_that_takes_too_long_is_given_up_and_the_next_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(1)
    await workers.do(Account("ann"), os.getpid)
    with monkeypatch.context() as changed:
        changed.setattr("senlac.server.workers.MOMENT", 0.1)
        with pytest.raises(WorkFailed):
            await workers.do(Account("ann"), timeit.timeit, "pass", "pass", time.perf_counter, 10**12)
    with monkeypatch.context() as changed:
        changed.setattr("senlac.server.workers.HANGS", 0.2)
        with pytest.raises(WorkFailed):
            await workers.do(Account("ann"), time.sleep, 600)
    assert await workers.do(Account("ann"), len, "abc") == 3
    with pytest.raises(SenlacError, match="went wrong"):
        await workers.do(Account("ann"), len, 3)  # type: ignore[arg-type]
    await workers.close()


async def test_a_worker_that_dies_is_replaced_and_there_are_never_more_than_configured(command: Served) -> None:
    browser = command.browser()
    game, _ = browser.create("1066", {"kind": "bot", "level": "king"}, HERE)
    async with browser.screen(game, 1) as screen:
        thinking = screen.state["seq"]
        await until(lambda: command.workers)
        os.kill(command.workers[0], signal.SIGKILL)
        most = 0
        while screen.state["seq"] == thinking and not screen.state["stuck"]:
            most = max(most, len(command.workers))
            await asyncio.sleep(0.02)
        assert most <= 2
        assert screen.state["seq"] > thinking, "it was tried again"


async def test_a_bot_whose_worker_always_dies_says_so_and_tries_again_when_asked(command: Served) -> None:
    browser = command.browser()
    game, _ = browser.create("1066", {"kind": "bot", "level": "king"}, HERE)
    async with browser.screen(game, 1) as screen:
        while not screen.state["stuck"]:
            for worker in command.workers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            await asyncio.sleep(0.02)
        assert screen.state["stuck"] == [0]
        seq = screen.state["seq"]
        await screen.say("again")
        await screen.until(lambda state: state["seq"] > seq)
        assert screen.state["stuck"] == []


async def test_bots_that_nobody_watches_do_not_think(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("fords", RECRUIT, RECRUIT, options={"rounds": 9})
    async with browser.screen(game) as screen:
        await screen.until(lambda state: state["seq"] > 2)
    # Whatever was being thought has been thought, and the table is closed.
    await until(lambda: "senlac_tables 0.0" in browser.get("/metrics").body.decode())
    left = server.truth(game)
    assert not left.state.result
    seq = left.seq
    await asyncio.sleep(0.5)
    assert left.state is not None
    assert left.seq == seq
    async with browser.screen(game) as screen:
        await screen.until(lambda state: state["seq"] > seq)


def test_no_worker_outlives_its_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        server.browser().post("/api/import", forged(1))
        workers = server.workers
        assert workers
        server.process.kill()
        server.process.wait()
        end = time.monotonic() + PATIENCE
        while any(_alive(pid) for pid in workers):
            assert time.monotonic() < end
            time.sleep(0.02)


def _alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False


# ------------------------------------------------------------------ dice and cards that somebody would like to know


async def test_what_is_over_is_not_taken_back(server: Running) -> None:
    async with table_of_two(server, "fords") as (game, west, east):
        await play([west, east], 6)
        await west.say("resign")
        await east.until(lambda state: state["result"])
        assert west.state["entries"] > 2
        for screen in (west, east):
            refusal = await screen.ask("takeback", "refused", do="ask")
            assert (refusal["code"], refusal["rule"]) == ("cannot-undo", "K.UNDO")
        assert server.truth(game).state.result


async def test_a_takeback_has_new_dice(server: Running) -> None:
    browser = server.browser()
    game, _ = browser.create("fords", HERE, RECRUIT)
    async with browser.screen(game, 0) as screen:
        await screen.act("keep")
        await screen.until(lambda state: state["question"])
        await screen.say("takeback", do="ask")
        await screen.until(lambda _: any(line["kind"] == "table-takeback" for line in screen.log))
    with contextlib.closing(sqlite3.connect(server.file)) as database:
        rows = database.execute("SELECT rng FROM changes WHERE game = ? ORDER BY seq", (game,)).fetchall()
    seeds = [int(rng, 16) >> 64 for (rng,) in rows]
    # After the takeback the bot may move on by itself, with the new dice.
    before = seeds.count(seeds[0])
    assert before < len(seeds)
    assert len(set(seeds[:before])) == len(set(seeds[before:])) == 1


async def test_what_is_hidden_is_not_continued_with_a_friend(start: Start) -> None:
    browser = start(trusting=False).browser()
    game, _ = browser.create("1066", HERE, HERE)
    refused = browser.post(f"/api/games/{game}/fork", {"entry": 9, "seats": [HERE, LINK]})
    assert (refused.status, refused.json["code"]) == (400, "bad-option")
    assert "hidden" in refused.json["text"]
    forked = browser.post(f"/api/games/{game}/fork", {"entry": 9, "seats": [HERE, RECRUIT]}).json["id"]
    assert browser.get(f"/api/games/{forked}").json["origin"] == "fork"
    assert browser.get(f"/api/games/{game}").json["origin"] == ""


def test_a_score_from_elsewhere_is_no_score(command: Served) -> None:
    browser = command.browser()
    game = browser.post("/api/import", (SAVES / "solo-1066-won.senlac").read_bytes()).json["id"]
    assert browser.get(f"/api/games/{game}").json["origin"] == "import"
    assert browser.get("/api/scores").json == []


# ------------------------------------------------------------------ an opponent who leaves for good


async def left_alone(server: Running) -> tuple[Browser, str]:
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, clock={"minutes": 60})
    bob.join(game, secret)
    async with ann.screen(game, 0) as west, bob.screen(game, 1):
        await west.until(lambda state: state["question"])
        await west.act("keep")
    assert ann.ask("DELETE", "/api/me").status == 204
    return bob, game


async def test_whoever_is_left_alone_may_take_the_win(server: Running) -> None:
    bob, game = await left_alone(server)
    async with bob.screen(game, 1) as east:
        assert [player["kind"] for player in east.state["players"]] == ["departed", "human"]
        await east.say("vacancy", do="win")
        await east.until(lambda state: state["result"])
        assert east.state["result"]["winner"] == 1
        assert (await east.ask("vacancy", "refused", do="bot"))["code"] == "not-yours"


async def test_whoever_is_left_alone_may_play_on_against_a_bot_or_a_friend(server: Running) -> None:
    bob, game = await left_alone(server)
    (mine,) = bob.get("/api/games").json
    assert mine["join"]
    async with bob.screen(game, 1) as east:
        await east.say("vacancy", do="bot", level="recruit")
        await east.until(lambda state: state["players"][0]["kind"] == "bot")
        await east.act("keep")
        await east.until(lambda state: state["seq"] > 2)
    eve = server.browser()
    assert eve.join(game, mine["join"]).status == 403, "the seat is taken"
    bob, game = await left_alone(server)
    assert eve.join(game, bob.get("/api/games").json[0]["join"]).status == 200
    async with eve.screen(game, 0) as west:
        assert west.state["players"][0]["kind"] == "human"


# ------------------------------------------------------------------ floods


def test_an_address_has_limits_on_new_people(start: Start) -> None:
    server = start(crowd=3)
    answers = [server.browser().ask("PUT", "/api/me", {"name": "x"}).status for _ in range(5)]
    assert answers == [204, 204, 204, 429, 429]
    assert len(server.rows()["people"]) == 3


async def test_an_address_has_a_limit_on_sockets(start: Start) -> None:
    server = start(crowd=1)
    browser = server.browser()
    game, _ = browser.create("fords", HERE, HERE)
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(4):
            await stack.enter_async_context(browser.screen(game))
        with pytest.raises(InvalidStatus):
            await stack.enter_async_context(browser.screen(game))
    await until(lambda: "senlac_sockets 0.0" in browser.get("/metrics").body.decode())
    async with browser.screen(game):
        pass


async def test_a_request_that_never_ends_is_hung_up_on(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.Prompt, "PATIENCE", 0.2)
    server = start()
    browser = server.browser()
    game, _ = browser.create("fords", HERE, HERE)
    async with browser.screen(game, 0) as screen:
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as slow:
            slow.sendall(b"GET /api/hello HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            assert await asyncio.to_thread(slow.recv, 100) == b""
        assert (await screen.act("keep"))["type"] == "state", "sockets are for as long as one likes"


# ------------------------------------------------------------------ the disk and the database


@pytest.fixture
def full_disk(command: Served) -> Iterator[None]:
    """The server can write no more than it has, as on a full disk."""
    before = resource.prlimit(command.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(command.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
    yield
    resource.prlimit(command.process.pid, resource.RLIMIT_FSIZE, before)


async def health(browser: Browser, wanted: int) -> None:
    await until(lambda: browser.get("/healthz").status == wanted)


async def test_a_full_disk_is_told_and_logged(command: Served, request: pytest.FixtureRequest) -> None:
    browser = command.browser()
    game, _ = browser.create("fords", HERE, HERE)
    async with browser.screen(game, 0) as screen:
        await health(browser, 200)
        request.getfixturevalue("full_disk")
        await health(browser, 503)
        # What the server says comes to us through a pipe, after the answer perhaps.
        await until(lambda: '"event": "database failed"' in command.log)
        refusal = await screen.ask("act", "refused", serial=screen.question["serial"], actions=["keep"])
        assert refusal["code"] == "store"
        assert 'senlac_failures_total{what="database"}' in browser.get("/metrics").body.decode()
    limit = resource.prlimit(command.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(command.process.pid, resource.RLIMIT_FSIZE, (limit, limit))
    await health(browser, 200)
    async with browser.screen(game, 0) as screen:
        assert (await screen.act("keep"))["type"] == "state"


def test_a_second_server_on_the_same_file_refuses_to_start(command: Served) -> None:
    database = f"sqlite:///{command.folder / 'games.sqlite'}"
    words = [sys.executable, "-m", "senlac", "serve", "--port", "0", "--no-browser", "--database", database]
    second = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert second.returncode != 0
    assert "Another Senlac server is using" in second.stderr
    assert "Traceback" not in second.stderr


def test_the_database_is_for_its_owner_alone(command: Served) -> None:
    for name in ("games.sqlite", "games.sqlite-wal", "games.sqlite-shm"):
        assert stat.S_IMODE((command.folder / name).stat().st_mode) == 0o600, name


@pytest.mark.parametrize("id", ["%00", "%0a", "a%00b", "x" * 5000, "..", "%2e%2e"])
def test_an_id_that_cannot_be_is_unknown(command: Served, id: str) -> None:
    assert command.browser().get(f"/api/games/{id}").status == 404
    assert command.browser().join(id, "secret").status in (404, 405)


async def test_a_database_of_a_newer_version_is_refused_in_words(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    await (await Store.open(url)).close()
    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer version of Senlac"):
        await Store.open(url)


def test_a_damaged_database_is_refused_in_words(command: Served, tmp_path: Path) -> None:
    shutil.copy(command.folder / "games.sqlite", tmp_path / "games.sqlite")
    pages = (tmp_path / "games.sqlite").read_bytes()
    # Everything but the first page, which says what tables there are.
    (tmp_path / "games.sqlite").write_bytes(pages[:4096] + b"\xff" * (len(pages) - 4096))
    words = [sys.executable, "-m", "senlac", "serve", "--port", "0", "--no-browser"]
    words += ["--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]
    found = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert found.returncode != 0
    assert "The database cannot be opened" in found.stderr
    assert "Traceback" not in found.stderr


# ------------------------------------------------------------------ dice that can be verified


async def test_a_game_between_people_can_be_verified_by_either(server: Running, tmp_path: Path) -> None:
    ann, bob = server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, options={"rounds": 2})
    async with ann.screen(game, 0) as west:
        before = west.state
        assert (before["fair"]["awaited"], before["asked"]) == ([0], []), "nothing is drawn before all have contributed"
        promised = before["fair"]["commitment"]
        await west.until(lambda state: state["fair"]["awaited"] == [] and state["fair"]["numbers"][0])
        assert west.state["asked"] == []
        assert bob.join(game, secret).status == 200
        async with bob.screen(game, 1) as east:
            for screen in (west, east):
                await screen.until(lambda state: state["asked"])
            await play([west, east], 9)
            asker, other = (west, east) if west.state["question"] else (east, west)
            await other.say("takeback", do="ask")
            await asker.until(lambda state: state["takeback"] is not None)
            await asker.say("takeback", do="agree")
            await other.until(lambda state: state["takeback"] is None)
            await play([west, east], 500, seed=2)
            assert west.state["result"]
            fairness = west.state["fair"]
            assert fairness == east.state["fair"]
            assert all(message["fair"]["secret"] == "" for message in west.messages if message.get("result", 1) is None)
    file = tmp_path / "game.senlac"
    file.write_bytes(bob.get(f"/api/games/{game}/save").body)
    session, said = read_with(file)
    assert said[COMMITMENT] == promised == commitment(bytes.fromhex(fairness["secret"]), game)
    assert verify(session, said).players == 2
