"""Examples of rules over HTTP: told in words, and opened as a game of one's own."""

from __future__ import annotations

from senlac.examples import example, next_move

from .harness import Running

RULE = "H.SETUP.LEADER"


def test_an_example_is_told_in_the_readers_language(server: Running) -> None:
    english, french = (server.browser(lang).get(f"/api/examples/{RULE}").json for lang in ("en", "fr"))
    assert english["rule"] == french["rule"] == RULE
    assert len(english["sentences"]) == len(french["sentences"])
    assert english["sentences"] != french["sentences"]


def test_an_example_is_opened_in_the_seat_that_is_asked(server: Running) -> None:
    browser = server.browser()
    seat, move = next_move(example(RULE))
    for against, kind in (("bot", "bot"), ("here", "human")):
        opened = browser.post(f"/api/examples/{RULE}", {"against": against})
        assert opened.status == 201
        state = browser.get(f"/api/games/{opened.json['id']}?seat={seat}").json
        assert move in [choice["do"] for choice in state["question"]["choices"]]
        assert [player["kind"] for player in state["players"] if player["seat"] != seat] == [kind]
        assert state["origin"] == "fork"


def test_the_rules_say_which_have_an_example(server: Running) -> None:
    rules = {rule["id"]: rule for rule in server.browser().get("/api/rules/1066").json}
    assert rules[RULE]["example"]
    assert not rules["H.CARD.FLAVOUR"].get("example")


def test_a_rule_without_an_example_is_not_found(server: Running) -> None:
    browser = server.browser()
    for refused in (browser.get("/api/examples/H.CARD.FLAVOUR"), browser.post("/api/examples/nothing", {})):
        assert refused.status == 404
        assert refused.json["text"].startswith("There is no example of ")
