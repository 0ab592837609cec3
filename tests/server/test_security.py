"""What strangers, other sites' pages, floods and nonsense come to: a typed refusal, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from senlac.server.guard import HEADERS

from .harness import HERE, LINK, PATIENCE, Answer, Browser, Complaints, Running, Start, play, table_of_two, together

# ------------------------------------------------------------------ who may come in

FOREIGN = [
    "http://evil.example",
    "null",
    "https://localhost.evil.example",
    "http://localhost",
    "file://",
    "",
    "http://[",
]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_another_sites_page_is_refused(server: Running, origin: str) -> None:
    browser = server.browser()
    game, secret = browser.create("fords", HERE, LINK)
    before = server.rows()
    sent = {"Origin": origin or " "}
    for method, path, body in [
        ("GET", "/api/hello", None),
        ("GET", f"/api/games/{game}?seat=0", None),
        ("POST", "/api/games", {"game": "fords", "seats": [HERE, HERE]}),
        ("POST", f"/api/games/{game}/join", {"secret": secret}),
        ("PUT", "/api/me", {"name": "evil"}),
        ("DELETE", "/api/me", None),
    ]:
        answer = browser.ask(method, path, body, sent)
        assert (answer.status, answer.json["code"]) == (403, "foreign")
    with pytest.raises(InvalidStatus) as refused:
        async with browser.socket(game, origin=sent["Origin"]):
            pass
    assert refused.value.response.status_code == 403
    assert server.rows() == before


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:1066", "localhost.evil.example", "[", "[::1", "a b", "@"]
)
async def test_another_name_is_refused(server: Running, host: str) -> None:
    browser = server.browser()
    game, _ = browser.create("fords", HERE, LINK)
    answer = browser.get("/api/hello", Host=host)
    assert answer.status in (400, 403)
    if host.startswith("evil"):
        with pytest.raises(InvalidStatus) as refused:
            async with browser.socket(game, host=host.partition(":")[0]):
                pass
        assert refused.value.response.status_code == 403


def test_names_of_the_machine_itself_are_answered(server: Running) -> None:
    for host in ("localhost", "127.0.0.1", f"localhost:{server.port}"):
        assert server.browser().get("/api/hello", Host=host).status == 200
        assert server.browser().get("/api/hello", Host=host, Origin=f"http://{host}").status == 200


def test_what_changes_something_needs_the_header(server: Running) -> None:
    browser = server.browser()
    game, secret = browser.create("fords", HERE, LINK)
    before = server.rows()
    for method, path in [
        ("POST", "/api/games"),
        ("POST", "/api/import"),
        ("POST", f"/api/games/{game}/join"),
        ("POST", f"/api/games/{game}/rematch"),
        ("POST", f"/api/games/{game}/fork"),
        ("PUT", "/api/me"),
        ("DELETE", "/api/me"),
    ]:
        answer = browser.ask(method, path, {"secret": secret}, {"X-Senlac": ""})
        assert (answer.status, answer.json["code"]) == (403, "foreign")
    assert server.rows() == before


async def test_nobody_sits_on_anothers_seat(server: Running) -> None:
    eve = server.browser()
    async with table_of_two(server, "fords", seed="5") as (game, west, east):
        for cookie in ("", "senlac=", "senlac=x", f"senlac={'x' * 5000}", "senlac=%00", "senlac=é"):
            eve.cookie = cookie
            async with eve.socket(game) as stranger:
                for seat in (0, 1, 2, -2, 10**12):
                    refusal = await stranger.ask("hello", "refused", seat=seat)
                    assert refusal["code"] == "not-yours"
                refusal = await stranger.ask("act", "refused", serial=west.question["serial"], actions=["keep"])
                assert refusal["code"] == "error", "no hello has been accepted"
        west.state["seat"] = 0
        assert (await west.ask("hello", "refused", seat=1))["code"] == "not-yours"
        await west.act("keep")
        await east.until(lambda state: state["seq"] == 1)


async def test_no_get_changes_a_row(start: Start, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "a.js").write_text("1")
    server = start(static=static)
    ann, eve = server.browser(), server.browser()
    game, secret = ann.create("fords", HERE, LINK, seed="5")
    done, _ = ann.create("fords", HERE, HERE)
    async with ann.screen(done, 0) as screen:
        await screen.say("resign")
        await screen.until(lambda state: state["result"])
    before = server.rows()
    paths = ["/", "/keys", "/assets/a.js", "/index.html", "/nothing"]
    for route in server.server.config.app.routes:  # type: ignore[union-attr]
        if "GET" in (getattr(route, "methods", None) or ()):
            for id in (game, done, "nothing"):
                path = route.path.replace("{id}", id).replace("{game}", "1066").replace("{rest:path}", id)
                paths += [path, f"{path}?seat=0&since=1&lang=fr&join={secret}&secret={secret}"]
    for browser in (ann, eve):
        for path in dict.fromkeys(paths):
            answer = browser.get(path)
            assert answer.status < 500
            assert answer.cookies == []
            assert browser.ask("HEAD", path).status < 500 if "/api/" not in path else True
    assert server.rows() == before


# ------------------------------------------------------------------ headers and cookies


def careful(answer: Answer) -> None:
    for name, value in HEADERS.items():
        assert answer.headers[name.lower()] == value
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "server" not in answer.headers


def test_every_response_tells_the_browser_to_be_careful(
    server: Running, complaints: Complaints, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = server.browser()
    game, _ = browser.create("fords", HERE, HERE)
    for path in ("/", "/api/hello", f"/api/games/{game}", f"/api/games/{game}/scenery", f"/api/games/{game}/save"):
        careful(browser.get(path))
    for path in ("/api/games/x", "/nothing", "/assets/x.js", "/healthz", "/metrics"):
        careful(browser.get(path))
    careful(browser.ask("PUT", "/api/me", {"name": "x"}))
    careful(browser.ask("PUT", "/api/me", b"{"))
    careful(browser.get("/api/hello", Origin="null"))
    careful(browser.ask("TRACE", "/api/hello"))
    from senlac.server import speech

    def broken(*_: Any) -> None:
        raise ZeroDivisionError("a secret of the source")

    monkeypatch.setattr(speech, "game_info", broken)
    answer = browser.ask("GET", "/api/hello")
    assert (answer.status, answer.json["code"]) == (500, "broken")
    assert b"secret of the source" not in answer.body
    careful(answer)


def test_the_cookie_is_for_the_server_alone(start: Start, tmp_path: Path) -> None:
    plain = start().browser().ask("PUT", "/api/me", {"name": ""})
    (cookie,) = plain.cookies
    flags = {flag.strip().lower() for flag in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags
    assert len(cookie.partition("=")[2].partition(";")[0]) >= 43, "256 bits"
    secure = start(secure=True, database=f"sqlite:///{tmp_path / 'other.sqlite'}").browser()
    (cookie,) = secure.ask("PUT", "/api/me", {"name": ""}).cookies
    assert "secure" in cookie.lower().split("; ")


# ------------------------------------------------------------------ sizes and rates


def test_bodies_have_a_limit(server: Running) -> None:
    browser = server.browser()
    for path, size in [("/api/import", 5 << 20), ("/api/games", 5 << 20), ("/api/games", 1 << 20)]:
        answer = browser.ask("POST", path, b'"' + b"x" * size + b'"')
        assert answer.status in (400, 413)
    for body in (b"[" * 500_000, b'{"game":' * 100_000, b'{"game":"1066","seats":[' + b"{}," * 100_000 + b"{}]}"):
        assert browser.ask("POST", "/api/games", body).status == 400
    assert browser.get("/healthz").status == 200


def test_making_games_has_a_rate_for_everybody_and_for_newcomers(start: Start) -> None:
    server = start(games_per_hour=3, crowd=10)
    browser = server.browser()
    wish = {"game": "fords", "seats": [HERE, HERE]}
    answers = [browser.post("/api/games", wish) for _ in range(5)]
    assert [answer.status for answer in answers] == [201, 201, 201, 429, 429]
    assert 1 <= int(answers[3].headers["retry-after"]) <= 1200
    assert answers[3].json["code"] == "busy"
    fresh = [server.browser().post("/api/games", wish).status for _ in range(40)]
    assert fresh[0] == 201
    assert fresh[-1] == 429, "without a cookie one is not free to flood"


def test_asking_has_a_rate(start: Start) -> None:
    browser = start(requests_per_second=0.25).browser()
    answers = [browser.get("/healthz") for _ in range(40)]
    refused = [answer for answer in answers if answer.status == 429]
    assert len(refused) >= 10
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)


async def test_talking_has_a_rate(start: Start) -> None:
    server = start(messages_per_second=1.0)
    async with table_of_two(server, "fords", seed="5") as (_, west, east):
        for number in range(40):
            await west.say("inspect", id=number, ref="card:1")
        for _ in range(40):
            await west.next("inspected", "refused")
        refusals = [message for message in west.messages if message["type"] == "refused"]
        assert len(refusals) >= 20
        assert {message["code"] for message in refusals} == {"busy"}
        await east.act("keep")
        await west.until(lambda state: state["seq"] == 1)


# ------------------------------------------------------------------ nonsense


def frames(game: str, serial: int) -> list[str | bytes]:
    """What no client of ours sends."""
    huge = "9" * 40
    good = {"type": "act", "serial": serial, "actions": ["keep"]}
    whole: list[Any] = [
        None, True, 1, "act", [], {}, {"type": 1}, {"type": "state"}, {"type": "act"}, {**good, "seat": 1},
        {**good, "serial": None}, {**good, "serial": "1"}, {**good, "serial": 1.5}, {**good, "serial": -1},
        {**good, "serial": serial + 1}, {**good, "serial": 10**40}, {**good, "actions": "keep"},
        {**good, "actions": [1]}, {**good, "actions": [None]}, {**good, "actions": ["keep", "keep"]},
        {**good, "actions": [""]}, {**good, "actions": ["\x00"]}, {**good, "actions": ["keep " * 9000]},
        {**good, "actions": ["win"]}, {**good, "actions": ["play 'Levy E1' f1"]}, {**good, "actions": ["pay 99999"]},
        {**good, "actions": ["play \ud83d\udde1 f1"]}, {**good, "actions": ["play \u202e"]},
        {**good, "actions": ["__import__('os')"]}, {**good, "actions": ["keep"] * 3000},
        {"type": "undo", "all": "yes"}, {"type": "undo"}, {"type": "takeback", "do": "force"},
        {"type": "takeback", "do": "agree"}, {"type": "orders", "orders": {"until": "always"}},
        {"type": "orders", "orders": {"unless_cost": "x"}}, {"type": "orders"},
        {"type": "why", "id": 1, "about": "x" * 60_000}, {"type": "why", "id": 1, "about": "card:999999999"},
        {"type": "why", "id": 1, "about": "card:-1"}, {"type": "why", "id": 1, "about": "card:²"},
        {"type": "why", "id": None, "about": "card:1"}, {"type": "preview", "id": 1, "action": "keep keep"},
        {"type": "preview", "id": 1, "action": "\ue000"}, {"type": "inspect", "id": 1, "ref": "hex:1205"},
        {"type": "inspect", "id": 1, "ref": ""}, {"type": "inspect", "id": 1, "ref": ":"},
        {"type": "inspect", "id": 1, "ref": "card:" + "1" * 5000}, {"type": "inspect", "id": 1, "ref": f"card:{game}"},
        {"type": "look", "id": 1, "entry": "all"}, {"type": "hello", "seat": 7},
        {"type": "hello", "lang": "tlh"}, {"type": "hello", "since": [0]},
    ]  # fmt: skip
    raw: list[str | bytes] = [
        "", " ", "{", "nonsense", "\x00", '{"type":"act","serial":NaN,"actions":[]}',
        '{"type":"look","id":1,"entry":1e999}',
        '{"x":' + "[" * 30_000, '{"type":"hello","seat":' + "[" * 30_000, "[" * 60_000, '"\\ud800"',
        '{"type":"why","id":1,"about":"\\ud800"}', f'{{"type":"act","serial":{"9" * 5000},"actions":[]}}',
        b"", b"\x00\xff\xfe", b"\x80abc", b'{"type":"act"}', f'{{"type":"act","serial":{huge},"actions":["keep"]}}',
        '{"type":"act","type":"undo"}', '{"type":"resign","really":true}',
    ]  # fmt: skip
    return [*[json.dumps(it) for it in whole], *raw]


async def test_nonsense_is_always_refused_and_changes_nothing(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (game, west, east):
        await west.act("keep")
        await east.act("keep")
        await together([west, east])
        before, rows = (west.state["text"], west.state["seq"], east.state["seq"]), server.rows()
        for screen in (west, east):
            serial = screen.state["question"]["serial"] if screen.state["question"] else 3
            for frame in frames(game, serial):
                told = len(screen.messages)
                await screen.send(frame)
                screen._looked = told
                answer = await screen.next("refused", "reason", "previewed", "inspected", "looked")
                assert answer["type"] == "refused", frame[:80]
                assert answer["code"]
                assert answer["text"]
                assert len(answer["text"]) < 1000, "nobody is told megabytes back"
        assert (west.state["text"], west.state["seq"], east.state["seq"]) == before
        assert server.rows() == rows
        assert (await west.act("pass"))["type"] == "state"


async def test_numbers_of_any_size_come_back_as_they_were(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (_, west, _east):
        for id in (10**30, -(10**30), 2**63, 0):
            for kind, answered, fields in [
                ("inspect", "inspected", {"ref": "card:1"}),
                ("why", "reason", {"about": "card:1"}),
                ("preview", "previewed", {"action": "keep"}),
                ("look", "looked", {"entry": 0}),
            ]:
                assert (await west.ask(kind, answered, id=id, **fields))["id"] == id
            assert (await west.ask("look", "looked", id=1, entry=id))["type"] == "looked"
            orders = {"until": "game", "unless_targeted": True, "unless_cost": id}
            await west.say("orders", orders=orders)
            await west.until(lambda state, orders=orders: state["orders"] == orders)


async def test_a_frame_that_is_too_large_ends_the_connection_cleanly(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (_, west, east):
        await west.send(json.dumps({"type": "why", "id": 1, "about": "x" * (1 << 20)}))
        assert await west.gone() == 1009
        await east.until(lambda state: not state["players"][0]["online"])
        assert (await east.act("keep"))["type"] == "state"


async def test_refs_and_serials_of_another_game_are_no_use(server: Running) -> None:
    async with (
        table_of_two(server, "1066", seed="2") as (_, west, east),
        table_of_two(server, "hastings", seed="2") as (_, norman, saxon),
    ):
        await play([norman, saxon], 12)
        asked = norman if norman.state["question"] else saxon
        mine = west if west.state["question"] else east
        seq = mine.state["seq"]
        refusal = await mine.ask("act", "refused", serial=asked.question["serial"] + 50, actions=[asked.choices[0]])
        assert refusal["code"] == "stale-decision"
        await mine.next("state")
        refusal = await mine.ask("act", "refused", serial=mine.question["serial"], actions=[asked.choices[0]])
        assert refusal["code"] in ("bad-notation", "illegal-action")
        for ref in {ref for choice in asked.question["choices"] for ref in choice["refs"]}:
            assert (await mine.ask("inspect", "refused", id=1, ref=ref))["code"] == "bad-notation"
        assert mine.state["seq"] == seq


async def test_random_bytes_are_refused_or_end_the_connection(server: Running) -> None:
    from senlac.kernel.rng import Quick

    rng = Quick(11)
    async with table_of_two(server, "fords", seed="5") as (_, west, east):
        await west.act("keep")
        good = json.dumps(
            {"type": "act", "serial": 3, "actions": ['play "Levy W6" f1'], "x": {"id": 1, "ref": "card:1"}}
        )
        told = len(west.messages)
        for _ in range(300):
            text = list(good)
            for _ in range(1 + rng.below(6)):
                text[rng.below(len(text))] = chr(rng.below(0x300))
            await west.send("".join(text))
        async with asyncio.timeout(PATIENCE):
            while sum(it["type"] == "refused" for it in west.messages[told:]) < 300:
                await asyncio.sleep(0.01)
        assert east.state["seq"] == 1
        assert (await east.act("keep"))["type"] == "state"


# ------------------------------------------------------------------ texts are data

PAYLOADS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    '"><svg onload=alert(1)>',
    "{{7*7}}${7*7}<%=7%>",
    "</script><script>",
    "&lt;b&gt;",
    "'; DROP TABLE games; --",
    "{ $seat -> x }",
]


async def test_a_name_is_data_wherever_it_comes_back(server: Running) -> None:
    for payload in PAYLOADS:
        ann, bob = server.browser(), server.browser()
        assert ann.ask("PUT", "/api/me", {"name": payload[:40]}).status == 204
        game, secret = ann.create("fords", HERE, LINK, seed="5")
        bob.join(game, secret)
        for answer in (ann.get("/api/hello"), bob.get("/api/games"), bob.get(f"/api/games/{game}?seat=1")):
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert ann.get("/api/hello").json["name"] == payload[:40]
        async with bob.screen(game, 1) as screen:
            assert screen.state["players"][0]["name"] == payload[:40]
            assert payload[:40] not in screen.state["text"]


def test_an_address_is_not_read_back_into_a_page(server: Running) -> None:
    browser = server.browser()
    for payload in PAYLOADS[:4]:
        path = "/play/" + payload.replace(" ", "%20").replace("<", "%3C").replace(">", "%3E").replace('"', "%22")
        for answer in (browser.get(path), browser.get(f"/api{path}"), browser.get(f"/api/games/x?lang={path[6:]}")):
            assert payload.encode() not in answer.body


async def test_refusals_do_not_tell_more_than_they_were_told(server: Running) -> None:
    async with table_of_two(server, "fords", seed="5") as (_, west, _east):
        answer = await west.ask("why", "refused", id=1, about="<script>alert(1)</script>" * 400)
        assert len(answer["text"]) < 400


def test_browsers_of_different_people_do_not_mix(server: Running) -> None:
    one, two = server.browser(), server.browser()
    one.ask("PUT", "/api/me", {"name": "One"})
    two.ask("PUT", "/api/me", {"name": "Two"})
    assert one.cookie != two.cookie
    assert (one.get("/api/hello").json["name"], two.get("/api/hello").json["name"]) == ("One", "Two")
    stranger = Browser(server.port, cookie="senlac=" + "A" * 43)
    assert stranger.get("/api/hello").json["name"] == ""
