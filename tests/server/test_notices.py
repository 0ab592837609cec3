"""People who are away are told that it is their turn: once, by whichever server, in the way they chose."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import time
from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from senlac.server.accounts import Accounts
from senlac.server.mail import Mail, Post
from senlac.server.metrics import Metrics
from senlac.server.notices import LEASE, PAUSES, TRIES, Notices, Quiet
from senlac.server.push import Keys, Push, _private, decoded, new_key, sealed
from senlac.server.store import Change, GameRow, Seat, Standing, Store
from senlac.server.telling import Teller
from senlac.session.journal import Decided, JournalEntry, Resigned

from .harness import HERE, LINK, Browser, Running, Start, play
from .letters import Letters, post_office
from .receiving import HOST, Host, Subscriber, a_host
from .test_accounts import sign_in
from .test_lobby import named
from .test_store import a_game, somebody

HOME = "https://play.example.org"
ANN, HOOK = "ann@example.org", f"https://{HOST}/hook"
AFTER = 60.0


@pytest.fixture
def letters() -> Letters:
    return Letters()


@pytest.fixture
def post(letters: Letters) -> Iterator[str]:
    with post_office(letters) as url:
        yield url


@pytest.fixture
async def store(empty: Path, tmp_path: Path) -> AsyncIterator[Store]:
    shutil.copy(empty, tmp_path / "games.sqlite")
    opened = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    yield opened
    await opened.close()


class Table:
    """Ann and Bob play; Ann, who wants to be told, left a while ago. Time passes as the test says."""

    def __init__(self, store: Store, ann: str, bob: str, kept: GameRow) -> None:
        self.store, self.ann, self.bob, self.kept = store, ann, bob, kept
        self.notices = Notices(store, AFTER)
        self.seq = 0

    @classmethod
    async def laid(cls, store: Store, lang: str = "en", **more: Any) -> Table:
        ann, bob = await somebody(store, "Ann"), await somebody(store, "Bob")
        await store.rename(ann, "Ann", lang)
        accounts = Accounts(store)
        await accounts.enter(ann, await accounts.ask(ann, ANN))
        kept = await a_game(store, Seat("human", person=ann), Seat("human", person=bob), days=3)
        table = cls(store, ann, bob, kept)
        wish: dict[str, Any] = {"mail": False, "webhook": "", "quiet": None, **more}
        await table.notices.choose(ann, **wish, now=time.time() - 1000)
        return table

    async def change(self, seat: int, asked: list[int], entry: JournalEntry | None = None) -> None:
        """A seat has decided something, and these are asked now; or the game is over, if nobody is."""
        self.seq += 1
        made = Change(self.seq, self.seq - 1, [entry or Decided(seat, "keep", "keep")], "0", 1)
        await self.store.add_change(self.kept.id, made, Standing(not asked, "", asked, self.seq))

    def teller(self, letters: str = "", host: Host | None = None, push: Push | None = None) -> Teller:
        """A server's."""
        mail = Mail(Post.at(letters, "senlac@example.org"), Metrics()) if letters else None
        return Teller(self.notices, Metrics(), HOME, mail, push, None if host is None else host.outgoing)

    async def log(self) -> list[tuple[str, str, str]]:
        return [(row.kind, row.channel, row.result) for row in await self.notices.log(self.ann)]


def later(seconds: float = AFTER + 1) -> float:
    return time.time() + seconds


# ------------------------------------------------------------------ what is told


async def test_a_letter_names_the_game_the_player_and_the_table_and_nothing_else(
    store: Store, post: str, letters: Letters
) -> None:
    table = await Table.laid(store, "fr", mail=True)
    await table.change(1, [0])
    await table.teller(post).round([], later())
    text, headers = letters.next(), letters.headers[0]
    key = (await table.notices.channels(table.ann))[0].key
    end = f"{HOME}/notices/end/{key}"
    title = "Three Fords"
    subject = f"{title}\u00a0: c’est à vous de jouer contre Bob"
    lines = [line for line in text.splitlines() if line]
    assert lines[0] == lines[1] == subject
    assert lines[2] == f"{HOME}/play/{table.kept.id}"
    assert lines[-1] == end
    assert len(lines) == 6
    assert headers["List-Unsubscribe"] == f"<{end}>"
    assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letters.to == [ANN]
    assert await table.log() == [("turn", "mail", "sent")]


async def test_a_webhook_gets_a_sentence_and_the_address(store: Store, tmp_path: Path) -> None:
    table = await Table.laid(store, webhook=HOOK)
    await store.rename(table.bob, "see evil.example", "en")
    await table.change(1, [0])
    async with a_host(tmp_path) as host:
        await table.teller(host=host).round([], later())
        ((first, headers, body),) = host.requests
    sentence = "Three Fords: it is your turn against your opponent"
    told = json.loads(body)
    assert (first, headers["content-type"]) == ("POST /hook HTTP/1.1", "application/json")
    assert told.pop("id")
    assert told == {
        "kind": "turn",
        "game": table.kept.id,
        "title": "Three Fords",
        "opponent": "your opponent",
        "text": sentence,
        "content": sentence,
        "url": f"{HOME}/play/{table.kept.id}",
    }


async def test_a_push_can_be_read_by_the_browser_alone_until_it_is_gone(store: Store, tmp_path: Path) -> None:
    table, browser, push = await Table.laid(store), Subscriber(), Push(new_key(), "mailto:me@example.org")
    keys = json.dumps({name: browser.wish[name] for name in ("p256dh", "auth")})
    await table.notices.subscribe(table.ann, "cookie", browser.wish["endpoint"], keys, time.time() - 1000)
    await table.change(1, [0])
    async with a_host(tmp_path) as host:
        host.answer = "201 Created"
        await table.teller(host=host, push=push).round([], later())
        _, headers, body = host.requests[0]
        sentence = "Three Fords: it is your turn against Bob"
        read = json.loads(browser.read(body))
        assert read == {"text": sentence, "path": f"/play/{table.kept.id}"}
        assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table.kept.id)
        vapid = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", headers["authorization"])
        assert vapid
        about = json.loads(decoded(vapid[2]))
        assert (about["aud"], about["sub"], vapid[4]) == (f"https://{HOST}", "mailto:me@example.org", push.public)
        host.answer = "410 Gone"
        await table.change(0, [1])
        await table.change(1, [0])
        await table.teller(host=host, push=push).round([], later())
    assert await table.notices.channels(table.ann) == []
    assert [result for _, _, result in await table.log()] == ["gone", "sent"]


def test_messages_are_sealed_as_in_rfc_8291() -> None:
    keys = Keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = _private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    salt = decoded("DGv6ra1nlYgDCS1FRnbzlw")
    made = sealed(b"When I grow up, I want to be a watermelon", keys, salt, own)
    assert made == decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# ------------------------------------------------------------------ when, and how often


async def test_each_question_is_told_once_and_only_to_who_stays_away(store: Store, post: str, letters: Letters) -> None:
    table = await Table.laid(store, mail=True)
    teller = table.teller(post)
    await table.change(1, [0])
    await teller.round([], time.time() + AFTER / 2)
    assert not letters.headers, "not before a while has passed"
    await teller.round([table.ann], later())
    await teller.round([], later(AFTER * 1.5))
    assert not letters.headers, "not to who was connected a moment ago"
    await teller.round([], later(AFTER * 3))
    assert len(letters.headers) == 1
    await table.change(1, [0, 1])
    await teller.round([], later(AFTER * 5))
    assert len(letters.headers) == 1, "it is still the same question to Ann"
    await table.change(0, [0])
    await teller.round([], later(AFTER * 7))
    assert len(letters.headers) == 1, "who was the last to act knows what comes next"
    await table.change(1, [0])
    await teller.round([], later(AFTER * 9))
    assert len(letters.headers) == 2
    await table.change(0, [], Resigned(0, out_of_time=True))
    for rounds in (11, 13):
        await teller.round([], later(AFTER * rounds))
    assert len(letters.headers) == 3
    assert [kind for kind, _, _ in await table.log()] == ["over", "turn", "turn"]
    assert set(letters.to) == {ANN}, "Bob has not asked for anything"


async def test_what_nobody_needs_to_know_any_more_is_not_told(store: Store, post: str, letters: Letters) -> None:
    table = await Table.laid(store, mail=True)
    now, ann = time.time(), [(0, table.ann)]
    await table.notices.note("takeback", table.kept.id, ann, 0, now)
    await table.notices.note("takeback", table.kept.id, ann, 0, now)
    assert await table.log() == [("takeback", "mail", "")], "however often somebody asks"
    await table.change(1, [1])
    await table.teller(post).round([], later())
    assert await table.log() == [], "the game has gone on"
    await table.notices.note("joined", table.kept.id, ann, 1, now)
    await table.teller(post).round([table.ann], later())
    assert await table.log() == [], "she has come"
    assert not letters.headers


async def test_quiet_hours_are_kept(store: Store, post: str, letters: Letters) -> None:
    zone = ZoneInfo("Asia/Kolkata")
    table = await Table.laid(store, mail=True, quiet=Quiet(22 * 60, 7 * 60, "Asia/Kolkata"))
    await table.change(1, [0])
    tomorrow = datetime.fromtimestamp(later(2 * 86400), zone)
    night, morning = tomorrow.replace(hour=23), tomorrow.replace(hour=7, minute=0, second=0, microsecond=0)
    teller, ends = table.teller(post), morning.timestamp() + 86400
    await teller.round([], night.timestamp())
    await teller.round([], ends - 1)
    assert not letters.headers
    await teller.round([], ends)
    assert len(letters.headers) == 1


async def test_what_fails_is_tried_again_later_and_not_for_ever(store: Store, post: str, letters: Letters) -> None:
    table = await Table.laid(store, mail=True)
    await table.change(1, [0])
    letters.refusing = True
    teller, now = table.teller(post), later()
    for pause in (*PAUSES, 0.0):
        await teller.round([], now)
        await teller.round([], now + pause - 1)
        now += pause
    assert await table.log() == [("turn", "mail", "failed")]
    letters.refusing = False
    await teller.round([], now + 10**6)
    assert not letters.headers
    assert (
        teller.metrics.registry.get_sample_value("senlac_notices_total", {"channel": "mail", "result": "failed"})
        == len(PAUSES) + 1
    )


async def test_what_a_server_had_begun_when_it_died_is_told_by_the_next(
    store: Store, post: str, letters: Letters
) -> None:
    table = await Table.laid(store, mail=True)
    await table.change(1, [0])
    now = later()
    await table.notices.find(now)
    (notice,) = await table.notices.due(now)
    assert await table.notices.claim(notice, now) is not None
    teller = table.teller(post)
    await teller.round([], now + LEASE - 1)
    assert not letters.headers, "the other server may yet do it"
    for _ in range(2):
        await teller.round([], now + LEASE)
    assert len(letters.headers) == 1


async def test_a_notice_that_no_server_survives_is_given_up(store: Store, post: str, letters: Letters) -> None:
    table, now = await Table.laid(store, mail=True), later()
    await table.change(1, [0])
    await table.notices.find(now)
    for tried in range(TRIES):
        (notice,) = await table.notices.due(now + tried * LEASE)
        assert await table.notices.claim(notice, now + tried * LEASE) is not None
    await table.teller(post).round([], now + TRIES * LEASE)
    assert (await table.log(), letters.headers) == ([("turn", "mail", "failed")], [])


async def test_of_two_servers_one_tells(database: str, post: str, letters: Letters) -> None:
    first, second = await Store.open(database), await Store.open(database)
    try:
        table = await Table.laid(first, mail=True)
        there = Table(second, table.ann, table.bob, table.kept)
        await table.change(1, [0])
        now, tellers = later(), [table.teller(post), there.teller(post)]
        for seconds in (0, 1):
            await asyncio.gather(*(teller.round([], now + seconds) for teller in tellers))
        assert len(letters.headers) == 1
        await table.change(0, [1])
        await table.change(1, [0])
        # Connected to one server is connected for the other.
        await asyncio.gather(tellers[0].round([table.ann], now + 2), tellers[1].round([], now + 2))
        await tellers[1].round([], now + 3)
        assert len(letters.headers) == 1
    finally:
        await first.close()
        await second.close()


# ------------------------------------------------------------------ what people choose


def settings(browser: Browser) -> dict[str, Any]:
    found: dict[str, Any] = browser.get("/api/me/notices").json
    return found


@pytest.fixture
def server(start: Start, post: str) -> Running:
    mail = {"smtp": post, "sender": "senlac@example.org", "address": HOME}
    return start(**mail, push_key=new_key(), push_contact="mailto:me@example.org", notice_after=0.0)


def test_nobody_is_told_anything_unless_they_choose_it(server: Running, letters: Letters) -> None:
    ann = named(server, "Ann")
    before = settings(ann)
    assert (before["mail"], before["webhook"], before["push"], before["quiet"]) == (False, "", False, None)
    put = {"mail": True, "quiet": {"start": 1320, "end": 420, "zone": "Europe/Paris"}}
    assert ann.ask("PUT", "/api/me/notices", put).json["code"] == "no-mail", "without an address"
    assert sign_in(ann, letters) == 204
    for wrong in ({"webhook": "https://127.0.0.1/"}, {"quiet": {**put["quiet"], "zone": "../etc/passwd"}}):
        assert ann.ask("PUT", "/api/me/notices", {**put, **wrong}).status == 400
    assert ann.ask("PUT", "/api/me/notices", put).status == 204
    after = settings(ann)
    assert (after["mail"], after["quiet"]) == (True, put["quiet"])
    assert ann.post("/api/me/notices/push", {**Subscriber().wish, "endpoint": "https://10.0.0.1/"}).status == 400
    assert ann.post("/api/me/notices/push", {**Subscriber().wish, "auth": "short"}).status == 400
    kept = ann.get("/api/me/data").json
    assert kept["notice_settings"][0]["zone"] == "Europe/Paris"
    assert kept["notice_channels"][0]["channel"] == "mail"
    assert ann.ask("DELETE", "/api/me").status == 204
    rows = server.rows()
    assert [rows[name] for name in ("notice_settings", "notice_channels", "notices")] == [[], [], []]


async def test_a_browser_is_told_what_concerns_whoever_uses_it(store: Store) -> None:
    table = await Table.laid(store)
    accounts, notices, phone = Accounts(store), table.notices, (await store.add_person("cookie", "", "en")).id
    await notices.subscribe(phone, "cookie", f"https://{HOST}/push/1", "{}", time.time())
    entered = await accounts.enter(phone, await accounts.ask(phone, ANN))
    await notices.follow("cookie", entered.person, entered.token, time.time())
    assert [row.channel for row in await notices.channels(table.ann)] == ["push"]
    await notices.unsubscribe(table.ann, "another")
    await notices.subscribe(table.bob, "bob", f"https://{HOST}/push/2", "{}", time.time())
    assert len(await notices.channels(table.ann)) == 1
    await notices.unsubscribe(table.ann, entered.token)
    assert [len(await notices.channels(person)) for person in (table.ann, table.bob)] == [0, 1]
    await notices.subscribe(table.ann, "other", f"https://{HOST}/push/2", "{}", time.time())
    assert [len(await notices.channels(person)) for person in (table.ann, table.bob)] == [1, 0]


async def test_takebacks_and_rematches_wait_for_who_is_away(start: Start, post: str, letters: Letters) -> None:
    server = start(smtp=post, sender="senlac@example.org", address=HOME, notice_after=3600.0)
    ann, bob = named(server, "Ann"), named(server, "Bob")
    assert await asyncio.to_thread(sign_in, ann, letters) == 204
    ann.ask("PUT", "/api/me/notices", {"mail": True})
    game, secret = ann.create("fords", HERE, LINK, days=3)
    bob.join(game, secret)
    async with bob.screen(game, 1) as east:
        async with ann.screen(game, 0) as west:
            await play([west, east], 6)
        await east.say("takeback", do="ask")
        await east.until(lambda state: state["takeback"] == 1)
        await east.say("resign")
        await east.until(lambda state: state["result"])
    again = bob.post(f"/api/games/{game}/rematch", {}).json["id"]
    waiting = {(line["kind"], line["game"], line["result"]) for line in settings(ann)["log"]}
    assert waiting == {("joined", game, ""), ("takeback", game, ""), ("rematch", again, "")}


async def test_an_accepted_invitation_is_told_and_the_link_in_the_letter_ends_it(
    server: Running, letters: Letters
) -> None:
    ann, bob = named(server, "Ann"), named(server, "Bob")
    assert await asyncio.to_thread(sign_in, ann, letters) == 204
    ann.ask("PUT", "/api/me/notices", {"mail": True})
    game, secret = ann.create("fords", HERE, LINK, days=3)
    bob.join(game, secret)
    text = await asyncio.to_thread(letters.next)
    assert "Bob has accepted your invitation" in text
    while not (log := settings(ann)["log"]) or not log[0]["result"]:
        await asyncio.sleep(0.01)
    assert (log[0]["kind"], log[0]["channel"], log[0]["game"], log[0]["result"]) == ("joined", "mail", game, "sent")
    found = re.search(r"/notices/end/[\w-]+", text)
    assert found
    stranger = server.browser("fr")
    page = stranger.get(found[0])
    assert (page.status, settings(ann)["mail"]) == (200, True), "to look at it does nothing"
    assert "Plus de courriels" in page.body.decode()
    # As mail programs do it: without a cookie or a header of ours.
    one_click = b"List-Unsubscribe=One-Click"
    assert stranger.ask("POST", found[0], one_click, {"X-Senlac": ""}).status == 200
    assert settings(ann)["mail"] is False
