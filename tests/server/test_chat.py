"""Talk at the table, blocks, reports, bans, and the operator's page."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from typing import Any

import pytest

from senlac.server.chat import Chat
from senlac.server.moderation import Banned, Moderation
from senlac.server.store import Seat, Store

from .harness import HERE, LINK, Browser, Running, Screen, Start
from .test_lobby import OFFER, named
from .test_store import a_game, somebody, store, url

__all__ = ["store", "url"]
TOKEN = "a token of the operator's"


@contextlib.asynccontextmanager
async def table(server: Running) -> AsyncIterator[tuple[str, Browser, Browser, Screen, Screen]]:
    """Ann and Bob at a table; what they are told first about talk has been read."""
    ann, bob = named(server, "Ann"), named(server, "Bob", "fr")
    game, secret = ann.create("fords", HERE, LINK)
    bob.join(game, secret)
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        for screen in (west, east):
            assert await screen.next("talk") == {"type": "talk", "lines": [], "listens": "phrases", "free": False}
        yield game, ann, bob, west, east


def said(talk: dict[str, Any]) -> list[tuple[int, str, str]]:
    return [(line["seat"], line["phrase"], line["text"]) for line in talk["lines"]]


async def test_phrases_are_heard_by_the_players_alone(server: Running) -> None:
    async with table(server) as (game, ann, _, west, east), server.browser().screen(game) as stranger:
        await west.say("say", phrase="hello")
        for screen in (west, east):
            assert said(await screen.next("talk")) == [(0, "hello", "")]
        refused = await stranger.ask("say", "talk", phrase="hello")
        assert (refused["type"], refused["code"]) == ("refused", "not-yours")
        assert (await west.ask("say", "talk", phrase="You cheat!"))["type"] == "refused"
        assert (await west.ask("say", "talk"))["type"] == "refused"
        async with ann.screen(game, 0) as second:
            assert said(await second.next("talk")) == [(0, "hello", "")], "who comes later hears it too"
        assert (await stranger.ask("listen", "talk", to="all"))["type"] == "refused"
        assert "talk" not in [message["type"] for message in stranger.messages]


async def test_free_text_needs_everybodys_consent(server: Running) -> None:
    async with table(server) as (_, _, _, west, east):
        refused = await west.ask("say", "talk", text="Hail!")
        assert "phrase" in refused["text"]
        await west.say("listen", to="all")
        for screen in (west, east):
            assert not (await screen.next("talk"))["free"]
        await east.say("listen", to="all")
        for screen in (west, east):
            assert (await screen.next("talk"))["free"]
        await west.say("say", text="  <b>Hail</b>, Bob ⚔ ")
        for screen in (west, east):
            assert said(await screen.next("talk")) == [(0, "", "<b>Hail</b>, Bob ⚔")]
        for wrong in ("\x00", "a\u202eb", "x" * 201):
            assert (await west.ask("say", "talk", text=wrong))["type"] == "refused"
        await east.say("listen", to="phrases")
        await west.next("talk")
        assert (await west.ask("say", "talk", text="Hail!"))["type"] == "refused", "consent can be withdrawn"


async def test_whoever_mutes_hears_nothing(server: Running) -> None:
    async with table(server) as (_, _, bob, west, east):
        await east.say("listen", to="nothing")
        assert (await east.next("talk"))["listens"] == "nothing"
        await west.next("talk")
        await west.say("say", phrase="sorry")
        assert said(await west.next("talk")) == [(0, "sorry", "")]
        assert said(await east.next("talk")) == []
        await east.say("say", phrase="thanks")
        assert said(await west.next("talk")) == [(1, "thanks", "")]
        assert b"sorry" not in b"".join(bob.received)


async def test_nobody_talks_without_end(start: Start) -> None:
    async with table(start(lines_per_second=1e-6)) as (_, _, _, west, _):
        west.send_together([{"type": "say", "phrase": "hello"}] * 11)
        refused = await west.next("refused")
        assert refused["code"] == "busy"


async def test_at_one_screen_there_is_nobody_to_talk_to(server: Running) -> None:
    ann = server.browser()
    game, _ = ann.create("fords", HERE, HERE)
    async with ann.screen(game, 0) as west:
        assert (await west.ask("say", "talk", phrase="hello"))["code"] == "not-yours"


async def test_talk_goes_with_whoever_is_forgotten(server: Running) -> None:
    async with table(server) as (_, ann, bob, west, east):
        await west.say("say", phrase="good-luck")
        await east.next("talk")
        assert ann.get("/api/me/data").json["chat"][0]["phrase"] == "good-luck"
        ann.ask("DELETE", "/api/me")
        assert server.rows()["chat"] == []
        assert bob.get("/api/games").status == 200


async def test_who_is_blocked_is_met_no_more(server: Running) -> None:
    async with table(server) as (game, ann, bob, _, east):
        assert bob.post(f"/api/games/{game}/block").status == 204
        assert (await east.next("talk"))["listens"] == "nothing"
        (blocked,) = bob.get("/api/blocks").json
        assert blocked["name"] == "Ann"
        assert ann.get("/api/blocks").json == [], "nobody is told"
    for host, guest in ((ann, bob), (bob, ann)):
        offered, secret = host.create("fords", HERE, LINK, **OFFER)
        assert guest.get("/api/lobby").json == []
        assert [it["id"] for it in server.browser().get("/api/lobby").json] == [offered]
        assert guest.join(offered, secret).status == 403
        host.ask("DELETE", f"/api/games/{offered}/offer")
    assert bob.ask("DELETE", f"/api/blocks/{blocked['id']}").status == 204
    offered, secret = ann.create("fords", HERE, LINK)
    assert bob.join(offered, secret).status == 200
    assert server.browser().post(f"/api/games/{game}/block").status == 403, "only players block each other"


def operator(server: Running) -> Browser:
    """Somebody who has the token."""

    class Operator(Browser):
        def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
            return super().ask(method, path, body, {"Authorization": f"Bearer {TOKEN}", **(headers or {})})

    return Operator(server.port)


async def test_reports_reach_the_operator_who_bans(start: Start) -> None:
    server = start(operator=TOKEN)
    boss = operator(server)
    async with table(server) as (game, ann, bob, west, east):
        for screen in (west, east):
            await screen.say("listen", to="all")
        await west.until(lambda _: any(it["type"] == "talk" and it["free"] for it in west.messages))
        await west.say("say", text="You fight like a Dane")
        await east.until(lambda _: any(it["type"] == "talk" and it["lines"] for it in east.messages))
        told = {"reason": "words", "text": "He is rude"}
        assert bob.post(f"/api/games/{game}/report", told).status == 204
        assert bob.post(f"/api/games/{game}/report", told).status == 204, "told twice, it is one report"
        page = boss.get("/api/operator").json
        (report,) = page["reports"]
        assert (report["by"], report["name"], report["text"]) == ("Bob", "Ann", "He is rude")
        assert report["said"] == ["You fight like a Dane"]
        (live,) = page["tables"]
        assert (live["id"], [seat["name"] for seat in live["seats"]]) == (game, ["Ann", "Bob"])
        ban = {"person": report["about"], "reason": "Rudeness", "days": 3}
        assert boss.post("/api/operator/bans", ban).status == 204
        assert boss.post(f"/api/operator/reports/{report['id']}").status == 204
        for refused in (
            ann.post("/api/games", {"game": "fords", "seats": [HERE, LINK]}),
            ann.ask("PUT", "/api/me", {"name": "Anne", "lang": "en"}),
        ):
            assert (refused.status, refused.json["code"]) == (403, "banned")
            assert "Rudeness" in refused.json["text"]
        assert (await west.ask("say", "refused", phrase="sorry"))["code"] == "banned"
        await west.until(lambda state: state["question"])
        assert (await west.act("keep"))["type"] == "state", "games under way go on"
    page = boss.get("/api/operator").json
    assert page["reports"] == []
    assert [it["name"] for it in page["bans"]] == ["Ann"]
    assert page["refusals"]["banned"] == 3
    assert boss.ask("DELETE", f"/api/operator/bans/{report['about']}").status == 204
    assert ann.post("/api/games", {"game": "fords", "seats": [HERE, LINK]}).status == 201


def test_the_operators_page_is_for_whoever_has_the_token(start: Start) -> None:
    server = start(operator=TOKEN)
    eve = server.browser()
    for headers in ({}, {"Authorization": "Bearer guess"}, {"Authorization": "Bearer "}):
        refused = eve.ask("GET", "/api/operator", headers=headers)
        assert (refused.status, refused.json["code"]) == (403, "not-operator")
    tried = [eve.get("/api/operator").status for _ in range(5)]
    assert tried[-1] == 429, "nobody guesses for long"
    assert operator(server).get("/api/operator").status == 200
    paths = ("bans", "reports/1", "prune")
    assert {eve.post(f"/api/operator/{path}", {}).status for path in paths} <= {403, 429}
    assert eve.ask("DELETE", "/api/operator/bans/x").status in (403, 429)


def test_without_a_token_there_is_no_operators_page(server: Running) -> None:
    assert server.browser().ask("GET", "/api/operator", headers={"Authorization": "Bearer "}).status == 403


def test_the_operator_prunes(start: Start) -> None:
    server = start(operator=TOKEN)
    server.browser().create("fords", HERE, LINK)
    boss = operator(server)
    assert boss.post("/api/operator/prune", {"days": 1}).json == {"rows": 0}
    with contextlib.closing(sqlite3.connect(server.file)) as database, database:
        database.execute("UPDATE games SET updated = updated - 200000")
    assert boss.post("/api/operator/prune", {"days": 1}).json == {"rows": 1}
    page = boss.get("/api/operator").json
    assert page["games"] == 0
    assert boss.post("/api/operator/bans", {"person": "nobody"}).status == 404


async def test_talk_and_peace_are_kept_in_either_database(store: Store) -> None:
    ann, bob = await somebody(store, "Ann"), await somebody(store, "Bob")
    kept = await a_game(store, Seat("human", person=ann), Seat("human", person=bob))
    chat, peace = Chat(store), Moderation(store)
    await chat.say(kept.id, 0, ann, "hello", "")
    await chat.say(kept.id, 1, bob, "", "Hail")
    lines = await chat.since(kept.id, 0)
    assert [(it.seat, it.phrase, it.text) for it in lines] == [(0, "hello", ""), (1, "", "Hail")]
    assert await chat.since(kept.id, lines[1].id) == []
    await chat.listen(kept.id, bob, "all")
    assert [seat.listens for seat in await store.seats(kept.id)] == ["phrases", "all"]
    for _ in range(2):
        await peace.block(ann, bob)
        await peace.report(kept.id, ann, bob, "words", "")
        assert await peace.ban(bob, "", 1)
    assert await peace.apart(bob) == {ann}
    assert len(await peace.reports()) == 1
    with pytest.raises(Banned):
        await peace.check(bob)
    await store.forget(bob)
    assert (await peace.apart(ann), await peace.reports(), await peace.banned()) == (set(), [], [])
    assert [it.seat for it in await chat.since(kept.id, 0)] == [0]
