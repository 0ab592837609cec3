"""The cards and decks over HTTP."""

from __future__ import annotations

from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.pack import GRADES
from senlac.rulebook.index import load, rule_directories

from .harness import HERE, RECRUIT, Running


def test_every_card_is_shown_with_the_origin_of_every_fact_in_two_languages(server: Running) -> None:
    english, french = (server.browser(lang).get("/api/cards").json for lang in ("en", "fr"))
    assert [pack["faction"] for pack in english["packs"]] == ["norman", "saxon", "ottoman", "malta"]
    rules = load(*rule_directories())
    for told, spoken in zip(english["packs"], french["packs"], strict=True):
        pack = library.pack(told["faction"])
        assert [card["id"] for card in told["cards"]] == [card.id for card in pack.cards]
        assert len(told["objectives"]) == len(pack.objectives)
        for one, two in zip(told["cards"] + told["objectives"], spoken["cards"] + spoken["objectives"], strict=True):
            assert one["id"] == two["id"]
            assert one["face"]["text"] != two["face"]["text"] or not one["face"]["text"]
            assert one["facts"]
            assert all(fact["grade"] in GRADES and fact["origin"] for fact in one["facts"] + two["facts"])
            assert one["rules"]
            assert all(rule in rules for rule in one["rules"])
    ids = [card["id"] for pack in english["packs"] for card in pack["cards"] + pack["objectives"]]
    assert len(ids) == len(set(ids)), "an address leads to one card"


def test_a_deck_is_checked_shared_and_played(server: Running) -> None:
    browser, friend = server.browser(), server.browser("fr")
    without = {"oarsmen": 1, "carpenters": 1}
    made = browser.post("/api/decks", {"faction": "norman", "without": without}).json
    assert made["size"] == 75
    assert friend.get(f"/api/decks/{made['code']}").json == {**made, "without": without}

    options = {"deck": made["code"], "cut_decks": True}
    opened = friend.post("/api/games", {"game": "1066", "seats": [HERE, RECRUIT], "options": options})
    assert opened.status == 201

    assert not browser.cookie, "looking and checking make nobody known"


def test_a_deck_that_may_not_be_played_is_refused_in_words(server: Running) -> None:
    pack = library.pack("saxon")
    everything = {card.id: card.copies for card in pack.cards[1:]}
    small = server.browser().post("/api/decks", {"faction": "saxon", "without": everything})
    assert (small.status, small.json["code"]) == (400, "bad-deck")
    assert small.json["text"] == "A deck has at least 50 cards beside the Leader; this one has 0. Put 50 cards back."
    cut_short = server.browser("fr").get("/api/decks/1.saxon.AA")
    assert (cut_short.status, cut_short.json["code"]) == (400, "bad-deck")
    assert "paquet" in cut_short.json["text"]
    games = {"game": "1066", "seats": [HERE, RECRUIT], "options": {"deck": "1.norman.AAAA"}}
    assert server.browser().post("/api/games", games).json["code"] == "bad-deck"
    for body in ({"faction": "saxon", "without": {"x": "y"}}, {"faction": 3}, [], {"faction": "saxon", "more": 1}):
        assert server.browser().post("/api/decks", body).status == 400
