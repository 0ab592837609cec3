"""The scene that graphical clients draw: it is complete, it adds up, and it tells nothing that a seat may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from senlac.catalogue import catalogue
from senlac.games.hebs.game import HebsGame
from senlac.games.hebs.rules.values import discounts, objective_total, resources_of, totals, value_of
from senlac.games.hebs.show.shapes import Scene, Scenery
from senlac.games.hebs.state.codes import MIGHT, WEDGES, ZEAL
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.decision import explain
from senlac.session import Session
from senlac.text import LANGUAGES, Speaker

GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"edition": "fr", "choosing": True, "cut_decks": True}),
    (3, {"draft": "draw4", "opponent": "norman", "respond_again": True}),
]
WATCHERS = (0, 1, -1)


def positions(seed: int, options: dict[str, Any], every: int = 1) -> Iterator[Session]:
    """A whole game, at random; passing early now and then, so that it gets to the battles."""
    session = Session.new("1066", seed, **options)
    chance = random.Random(seed)
    step = 0
    while session.outcome is None:
        if step % every == 0:
            yield session
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        session.play(seat, chance.choice(question.options))
        step += 1
    yield session


def truth(session: Session) -> Hebs:
    s = session.state
    assert isinstance(s, Hebs)
    return s


def rules(session: Session) -> HebsGame:
    assert isinstance(session.game, HebsGame)
    return session.game


def texts(part: Any) -> Iterator[str]:
    """Every text in some data, keys apart."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from texts(value)
    elif isinstance(part, list):
        for value in part:
            yield from texts(value)


def cards_in(scene: dict[str, Any]) -> set[int]:
    """The cards that a scene names."""
    return {int(text.removeprefix("card:")) for text in texts(scene) if text.startswith("card:")}


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_scenes_are_json_of_the_declared_shape_in_both_languages(seed: int, options: dict[str, Any]) -> None:
    for session in positions(seed, options, 5):
        for watcher in WATCHERS:
            for lang in LANGUAGES:
                scene = session.game.show.scene(session.view(watcher), lang)
                assert msgspec.to_builtins(msgspec.json.decode(json.dumps(scene), type=Scene)) == scene
                assert not [text for text in texts(scene) if "{" in text or "  " in text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scenery_has_a_face_for_every_card_and_objective(lang: str) -> None:
    session = Session.new("1066", 1)
    scenery = session.game.show.scenery(lang)
    assert msgspec.to_builtins(msgspec.json.decode(json.dumps(scenery), type=Scenery)) == scenery
    box = rules(session).box
    assert len(scenery["cards"]) == box.count
    for card, kind in enumerate(scenery["cards"]):
        face = scenery["faces"][str(kind)]
        assert face["name"] in scenery["names"][card]
        # A card may have no text of its own, but it has a name, a kind and its history.
        assert face["line"]
        assert face["history"]
        assert face["origin"]
    tasks = range(len(session.game.things["objective"]))
    assert set(scenery["objectives"]) == {f"objective:{number}" for number in tasks}
    assert all(scenery["words"].values())


def test_no_scene_has_an_english_word_where_french_has_another() -> None:
    english, french = (Session.new("1066", 1).game.show.scenery(lang)["words"] for lang in LANGUAGES)
    assert {name for name in english if english[name] == french[name]} == set()


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_hidden_cards_are_in_no_scene(seed: int, options: dict[str, Any]) -> None:
    for session in positions(seed, options):
        s = truth(session)
        questions = [session.decision(seat) for seat in session.asked]
        cutting = any(question is not None and question.kind == "setup.cut-decks" for question in questions)
        for watcher in WATCHERS:
            hidden: set[int] = set()
            for side in (0, 1):
                seat = side ^ s.swap
                held = set(s.hand[side]) - (set(s.shown[side]) if watcher >= 0 else set())
                # Which cards a deck is made of is known to its player, and shown while it may be cut.
                deck = set() if cutting and watcher == seat else set(s.deck[side])
                hidden |= deck if watcher == seat else deck | held
            assert cards_in(session.game.show.scene(session.view(watcher), "en")) & hidden == set()


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_numbers_are_those_of_the_engine(seed: int, options: dict[str, Any]) -> None:
    for session in positions(seed, options, 3):
        s = truth(session)
        sums = [totals(s, MIGHT), totals(s, ZEAL)]
        for watcher in WATCHERS:
            scene = session.game.show.scene(session.view(watcher), "en")
            below = max(0, watcher) ^ s.swap if watcher >= 0 else 0
            for wedge, column in enumerate(scene["wedges"]):
                for rank, side in ((column["above"], 1 - below), (column["below"], below)):
                    place = side * WEDGES + wedge
                    for which, name in ((MIGHT, "might"), (ZEAL, "zeal")):
                        assert rank[name]["value"] == sums[which][place]
                        assert sum(term["value"] for term in rank[name]["terms"]) == sums[which][place]
                    assert rank["damage"] == s.wedge_damage[place]
                    assert [piece["ref"] for piece in rank["cards"]] == [f"card:{card}" for card in s.line[place]]
                    for card, piece in zip(s.line[place], rank["cards"], strict=True):
                        check_piece(s, card, piece)
            for part in (scene["above"], scene["below"]):
                check_side(s, part)


def check_piece(s: Hebs, card: int, piece: dict[str, Any]) -> None:
    values = [value_of(s, card, which) for which in range(3)]
    assert [piece["might"], piece["zeal"], piece["health"]] == values
    assert (piece["damage"], piece["tired"]) == (s.damage[card], s.tired[card])
    assert piece["resources"] == resources_of(s, card)
    assert [on["ref"] for on in piece["attached"]] == [f"card:{on}" for on, host in s.attached if host == card]


def check_side(s: Hebs, part: dict[str, Any]) -> None:
    side: int = part["side"]
    assert (part["hand_count"], part["deck_count"]) == (len(s.hand[side]), len(s.deck[side]))
    assert part["discard"] == [f"card:{card}" for card in s.discard[side]]
    assert [piece["ref"] for piece in part["reserve"]] == [f"card:{card}" for card in s.reserve[side]]
    current = [task for task in part["objectives"] if task["state"] == "current"]
    assert len(current) == 1
    if not current[0]["final"]:
        which = ZEAL if current[0]["attribute"] == "zeal" else MIGHT
        now = current[0]["now"]
        assert now["value"] == sum(term["value"] for term in now["terms"])
        assert now["value"] == objective_total(s, side, which)
        assert current[0]["damage"] == s.objective_damage[side]
    if part["mine"] and not discounts(s, side):
        assert [held["cost"] for held in part["hand"]] == [s.box.cost[card] for card in s.hand[side]]


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_everything_that_can_be_chosen_can_be_pointed_at(seed: int, options: dict[str, Any]) -> None:
    for session in positions(seed, options):
        for seat in session.asked:
            question = session.decision(seat)
            assert question is not None
            there = set(texts(session.game.show.scene(session.view(seat), "en")))
            for action in question.options:
                named = zip(session.game.verbs[action[0]], action[1:], strict=True)
                refs = {session.game.show.ref(domain, thing) for domain, thing in named if domain != "number"}
                assert refs <= there, (question.kind, action)


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_whoever_points_at_a_thing_is_told_why_by_a_rule_of_the_game(seed: int, options: dict[str, Any]) -> None:
    chance = random.Random(seed)
    for session in positions(seed, options, 4):
        for seat in session.asked:
            view = session.view(seat)
            question = session.decision(seat)
            assert question is not None
            cards = [("card", card) for card in sorted(cards_in(session.game.show.scene(view, "en")))]
            for domain, thing in [*chance.sample(cards, min(8, len(cards))), ("wedge", chance.randrange(WEDGES))]:
                meant = session.game.show.intents(view, domain, thing)
                assert meant, (question.kind, domain, thing)
                for intent in meant:
                    reason = explain(session.state, seat, intent)
                    assert (reason is None) == (intent in question.options)
                    assert reason is None or not reason.rule.startswith("K.")
                chosen = [it for it in question.options if len(it) > 1 and session.game.verbs[it[0]][0] == domain]
                if any(it[1] == thing for it in chosen if it[0] not in ("target",)):
                    assert any(it in question.options for it in meant), (question.kind, domain, thing)


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_every_option_has_its_hint_and_a_pass_says_what_it_does(seed: int, options: dict[str, Any]) -> None:
    for session in positions(seed, options):
        for seat in session.asked:
            question = session.decision(seat)
            assert question is not None
            for lang in LANGUAGES:
                hints = session.game.show.option_hints(session.view(seat), question.options, lang)
                assert len(hints) == len(question.options)
                if question.kind == "deployment.turn":
                    assert ("marqueur" if lang == "fr" else "marker") in hints[0] or truth(session).passed


def test_a_pass_keeps_what_its_hint_promises() -> None:
    checked = 0
    for session in positions(1, {}):
        seat = session.asked[0] if session.asked else -1
        question = session.decision(seat) if seat >= 0 else None
        if question is None or question.kind != "deployment.turn":
            continue
        s = truth(session)
        said = session.game.show.option_hints(session.view(seat), [("pass",)], "en")[0]
        assert (
            "Both have passed then"
            if s.passed
            else "you keep the first player marker"
            if s.marker == s.active
            else "you take the first player marker"
        ) in said
        checked += 1
    assert checked > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_the_game_has_title_help_and_choices(lang: str) -> None:
    game = Session.new("1066", 1).game
    speaker = Speaker(game, lang)
    own = catalogue(lang, game.text_folder)
    assert speaker.say("blurb-1066") != "blurb-1066"
    for option in game.schema:
        message = f"option-{option.name.replace('_', '-')}"
        assert message in own, message
        assert speaker.say(message, attribute="help")
        assert [it for it in option.choices if f"{message}-{it}" not in own] == []
