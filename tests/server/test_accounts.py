"""Accounts by choice: a code by e-mail, from a real mail server on this machine."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from senlac.kernel.errors import BadOption
from senlac.server.accounts import LETTERS, Accounts, WrongCode
from senlac.server.mail import ADDRESS, Post
from senlac.server.store import Seat, Store, new_secret

from .harness import HERE, LINK, Browser, Running, Start
from .letters import Letters, post_office
from .test_lobby import named
from .test_store import a_game, somebody, store, url

__all__ = ["store", "url"]
ANN = "ann@example.org"


@pytest.fixture
def letters() -> Letters:
    return Letters()


@pytest.fixture
def post(letters: Letters) -> Iterator[dict[str, Any]]:
    """The settings of a server whose letters arrive in `letters`."""
    with post_office(letters) as url:
        yield {"smtp": url, "sender": "senlac@example.org", "address": "https://play.example.org"}


def sign_in(browser: Browser, letters: Letters, address: str = ANN) -> int:
    assert browser.post("/api/me/code", {"email": address}).status == 204
    return browser.post("/api/me/enter", {"code": letters.code()}).status


def names(browser: Browser) -> tuple[str, str]:
    me = browser.get("/api/hello").json
    return me["name"], me["email"]


def test_games_are_found_again_on_a_second_device(start: Start, post: dict[str, Any], letters: Letters) -> None:
    server = start(**post)
    ann, phone = named(server, "Ann"), server.browser("fr")
    game, _ = ann.create("fords", HERE, LINK)
    assert names(ann) == ("Ann", "")
    assert sign_in(ann, letters) == 204
    assert names(ann) == ("Ann", ANN)
    other, _ = phone.create("fords", HERE, LINK)
    assert sign_in(phone, letters, ANN.upper()) == 204
    assert names(phone) == ("Ann", ANN)
    for browser in (ann, phone):
        found = {it["id"]: it["mine"] for it in browser.get("/api/games").json}
        assert found == {game: [0], other: [0]}, "what was begun on the second device is theirs too"
    server.stop()
    server.start()
    assert names(phone) == ("Ann", ANN)


def test_letters_say_what_to_do_in_ones_language(start: Start, post: dict[str, Any], letters: Letters) -> None:
    server = start(**post)
    assert server.browser().get("/api/hello").json["mail"]
    for lang, said in (("en", "quarter of an hour"), ("fr", "un quart d’heure")):
        server.browser(lang).post("/api/me/code", {"email": f"{lang}@example.org"})
        text = letters.next()
        assert said in text
        assert re.search(rf"https://play\.example\.org/enter#[{LETTERS}]{{10}}\s", text)
    assert letters.to == ["en@example.org", "fr@example.org"]


def test_a_code_works_once_and_only_where_it_was_asked_for(
    start: Start, post: dict[str, Any], letters: Letters
) -> None:
    server = start(**post)
    ann, eve = named(server, "Ann"), named(server, "Eve")
    ann.post("/api/me/code", {"email": ANN})
    code = letters.code()
    for browser in (eve, server.browser()):
        refused = browser.post("/api/me/enter", {"code": code})
        assert (refused.status, refused.json["code"]) == (403, "wrong-code")
    assert ann.post("/api/me/enter", {"code": code.lower().replace("-", " ")}).status == 204
    assert ann.post("/api/me/enter", {"code": code}).status == 403
    with contextlib.closing(sqlite3.connect(server.file)) as database:
        kept = str([database.execute(f"SELECT * FROM {it}").fetchall() for it in ("codes", "devices", "people")])
    assert code not in kept
    assert code.replace("-", "") not in kept


def test_a_code_is_soon_worth_nothing(start: Start, post: dict[str, Any], letters: Letters) -> None:
    server = start(**post)
    ann = named(server, "Ann")
    ann.post("/api/me/code", {"email": ANN})
    old = letters.code()
    ann.post("/api/me/code", {"email": ANN})
    new = letters.code()
    assert ann.post("/api/me/enter", {"code": old}).status == 403, "a new one makes it void"
    with contextlib.closing(sqlite3.connect(server.file)) as database, database:
        database.execute("UPDATE codes SET at = at - 901")
    assert ann.post("/api/me/enter", {"code": new}).status == 403, "it is too old"
    ann.post("/api/me/code", {"email": ANN})
    code = letters.code()
    for _ in range(5):
        assert ann.post("/api/me/enter", {"code": "22222-22222"}).status == 403
    assert ann.post("/api/me/enter", {"code": code}).status == 403, "nobody guesses for long"


def test_nobody_learns_who_is_known_or_fills_a_mailbox(start: Start, post: dict[str, Any], letters: Letters) -> None:
    server = start(**post)
    assert sign_in(named(server, "Ann"), letters) == 204
    answers = []
    for address in (ANN, "nobody@example.org"):
        answer = server.browser().post("/api/me/code", {"email": address})
        answers.append((answer.status, answer.body))
        assert letters.code()
    assert answers[0] == answers[1]
    sent = [server.browser().post("/api/me/code", {"email": ANN}).status for _ in range(4)]
    assert sent.count(204) == 1, "three in a quarter of an hour, whoever asks"
    assert sent.count(429) == 3


@pytest.mark.parametrize(
    "address",
    [
        "ann",
        "ann@",
        "@example.org",
        "ann@example.org\nBcc: eve@example.org",
        "a@b.org, eve@c.org",
        "<a@b.org>",
        "a@é.fr",
    ],
)
def test_what_is_no_address_is_refused(start: Start, post: dict[str, Any], letters: Letters, address: str) -> None:
    assert not ADDRESS.fullmatch(address)
    assert start(**post).browser().post("/api/me/code", {"email": address}).status == 400


def test_signing_out(start: Start, post: dict[str, Any], letters: Letters) -> None:
    server = start(**post)
    ann, phone, tablet = named(server, "Ann"), server.browser(), server.browser()
    refused = ann.post("/api/me/leave", {})
    assert (refused.status, refused.json["code"]) == (403, "no-account"), "there would be no way back"
    for browser in (ann, phone):
        assert sign_in(browser, letters) == 204
    assert phone.post("/api/me/leave", {}).status == 204
    assert (names(phone), names(ann)) == (("", ""), ("Ann", ANN))
    assert sign_in(tablet, letters) == 204
    assert ann.post("/api/me/leave", {"everywhere": True}).status == 204
    assert (names(ann), names(tablet)) == (("", ""), ("", ""))


async def test_signing_out_everywhere_ends_what_is_open(start: Start, post: dict[str, Any], letters: Letters) -> None:
    server = start(**post)
    ann, phone = named(server, "Ann"), server.browser()
    assert sign_in(ann, letters) == 204
    assert sign_in(phone, letters) == 204
    game, _ = ann.create("fords", HERE, HERE)
    async with phone.screen(game, 0) as screen:
        assert ann.post("/api/me/leave", {"everywhere": True}).status == 204
        await screen.gone()
    async with phone.screen(game) as screen:
        assert screen.state["mine"] == []


def test_two_accounts_stay_two(start: Start, post: dict[str, Any], letters: Letters) -> None:
    server = start(**post)
    ann, bob = named(server, "Ann"), named(server, "Bob")
    game, _ = ann.create("fords", HERE, HERE)
    sign_in(ann, letters)
    sign_in(bob, letters, "bob@example.org")
    assert sign_in(ann, letters, "bob@example.org") == 204
    assert names(ann) == ("Bob", "bob@example.org"), "this browser is Bob's now"
    assert ann.get("/api/games").json == []
    assert sign_in(ann, letters) == 204
    assert [it["id"] for it in ann.get("/api/games").json] == [game]
    assert sign_in(ann, letters, "ann@example.com") == 204
    assert names(ann) == ("Ann", "ann@example.com"), "an address can be changed"


def test_my_data_can_be_had_and_deleted(start: Start, post: dict[str, Any], letters: Letters) -> None:
    server = start(**post)
    ann, bob = named(server, "Ann"), named(server, "Bob")
    game, secret = ann.create("fords", HERE, LINK)
    bob.join(game, secret)
    sign_in(ann, letters)
    found = ann.get("/api/me/data")
    assert found.headers["content-disposition"] == 'attachment; filename="senlac-data.json"'
    assert (found.json["person"][0]["name"], found.json["account"][0]["email"]) == ("Ann", ANN)
    assert found.json["games"][0]["id"] == game
    text = found.body.decode()
    assert "Bob" not in text
    assert ann.cookie.partition("=")[2] not in text
    assert server.browser().get("/api/me/data").json == {}
    assert ann.ask("DELETE", "/api/me").status == 204
    assert ANN not in str(server.rows())
    assert [it["id"] for it in bob.get("/api/games").json] == [game]


def test_a_server_without_mail_says_so(server: Running) -> None:
    ann = server.browser()
    assert not ann.get("/api/hello").json["mail"]
    assert ann.post("/api/me/code", {"email": ANN}).json["code"] == "no-mail"


def test_a_mail_server_that_fails_is_counted_and_nobody_is_named(
    start: Start, post: dict[str, Any], letters: Letters, capsys: pytest.CaptureFixture[str]
) -> None:
    server, letters.refusing = start(**post), True
    ann = server.browser()
    assert ann.post("/api/me/code", {"email": ANN}).status == 204
    server.stop()
    told = capsys.readouterr()
    assert "mail failed" in told.out + told.err
    assert ANN not in told.out + told.err


@pytest.mark.parametrize("wrong", ["http://localhost", "smtp://", "localhost:25", "smtp://h:port"])
def test_a_mail_server_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(BadOption, match="mail server"):
        Post.at(wrong, "a@example.org")


async def test_accounts_are_kept_in_either_database(store: Store) -> None:
    accounts = Accounts(store)
    ann, phone = await somebody(store, "Ann"), (await store.add_person(token := new_secret(), "", "en")).id
    kept = await a_game(store, Seat("human", person=ann), Seat("human", person=phone), rated="yes")
    await accounts.enter(ann, await accounts.ask(ann, ANN))
    with pytest.raises(WrongCode):
        await accounts.enter(phone, "nothing")
    entered = await accounts.enter(phone, await accounts.ask(phone, ANN))
    assert (entered.person, entered.games) == (ann, [kept.id])
    assert await store.person(token) is None
    now = await store.person(entered.token)
    assert now is not None
    assert now.id == ann
    assert [seat.person for seat in await store.seats(kept.id)] == [ann, ann]
    game = await store.game(kept.id)
    assert game is not None
    assert game.rated == "", "nobody is rated against themselves"
    assert await accounts.count_devices(ann) == 2
