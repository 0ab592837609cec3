"""Every sentence that the engine may want is in both catalogues, and is filled with what the engine gives."""

from __future__ import annotations

import ast
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from senlac.cli.foe import WORDS
from senlac.games.hebs.companion import Companion1066, Companion1565
from senlac.games.hebs.game import Game1066, Game1565
from senlac.games.hebs.play import notes
from senlac.games.hebs.play.features import FEATURES
from senlac.games.hebs.play.setbacks import SETBACKS
from senlac.games.hebs.solo import Solo1066, Solo1565
from senlac.kernel.frames import ASKS, OPS
from senlac.registry import configure
from senlac.session import Session
from senlac.text import LANGUAGES, Speaker, _named

from ..sources import Sources

GAMES = (Game1066, Game1565)
SOLO = (Solo1066, Solo1565)
FOES = (Companion1066, Companion1565)
SOURCES = Sources(Game1066.text_folder)
SAVES = Path(__file__).parents[2] / "saves" / "v1"
#: What every message may name.
FACTS = set(configure("1066-foe", {}).show.facts())
#: Codes that the source puts together.
COMPOSED = {"hebs-no-{}": ["hebs-no-action", "hebs-no-response"]}


@cache
def catalogue(lang: str) -> dict[str, fluent.Message]:
    path = Path(Game1066.text_folder) / f"{lang}.ftl"
    body = FluentParser().parse(path.read_text("utf-8")).body
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{path} has a message twice"
    return {entry.id.name: entry for entry in found}


class Variables(Visitor):
    """The variables of a message that are not facts of the whole game."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        if node.id.name not in FACTS:
            self.found.add(node.id.name)


def variables(message: fluent.Message) -> set[str]:
    reader = Variables()
    reader.visit(message)
    return reader.found


def text_of(node: ast.expr) -> str:
    """A text as it is written, with {} for what is put into it."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.JoinedStr), ast.dump(node)
    return "".join([str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values])


def refusals() -> list[tuple[str, set[str]]]:
    """Each code that a Reason is given, with the names of its arguments."""
    found: list[tuple[str, set[str]]] = []
    for call in SOURCES.calls("Reason"):
        given = {str(keyword.arg) for keyword in call.keywords}
        code = text_of(call.args[1])
        found += [(name, given) for name in COMPOSED.get(code, [code])]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_and_remedy(lang: str) -> None:
    known = catalogue(lang)
    assert refusals()
    for code, given in refusals():
        assert code in known, code
        assert [attribute.id.name for attribute in known[code].attributes] == ["remedy"], code
        assert variables(known[code]) <= given, code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_sentence(lang: str) -> None:
    known = catalogue(lang)
    for kind, domains in Companion1066.events.items():
        assert kind in known, kind
        assert variables(known[kind]) <= set(_named(domains, (0,) * len(domains))), kind
    emitted = {text_of(call.args[0]) for call in SOURCES.calls("emit")}
    secret = {text_of(call.args[0]): len(call.args[3].elts) for call in SOURCES.calls("emit_secret")}  # type: ignore[attr-defined]
    assert emitted | set(secret) <= set(Companion1066.events)
    for kind, left in secret.items():
        domains = Companion1066.events[kind][:left]
        assert variables(known[f"{kind}-unseen"]) <= set(_named(domains, (0,) * left)), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_sentence(lang: str) -> None:
    modules = {path.stem for path in SOURCES.paths}
    asks = [op.kind for op in OPS if op.stop == ASKS and op.kind.split(".")[0] in modules]
    assert len(asks) >= 12
    assert [name for name in asks if "ask-" + name.replace(".", "-") not in catalogue(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_has_its_sentence(lang: str) -> None:
    kinds = {text_of(call.args[2]) for call in SOURCES.calls("finish")}
    assert kinds
    assert {f"end-{game.name}-{kind}" for game in GAMES for kind in kinds} <= set(catalogue(lang))
    # Only the player can run out of cards in the solo game, and nobody ties by that.
    assert {f"end-{it.name}-{kind}" for it in SOLO for kind in kinds - {"decks", "hands"}} <= set(catalogue(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_its_words(lang: str) -> None:
    known = catalogue(lang)
    for verb, domains in Companion1066.verbs.items():
        assert variables(known[f"do-{verb}"]) <= {*_named(domains, (0,) * len(domains)), "text"}, verb


def hints() -> set[str]:
    """The ideas of hints: those that are written out where notes are made, and one for each part of the judgement."""
    written = re.findall(r'"(hint-[a-z-]+)"', Path(notes.__file__).with_suffix(".py").read_text("utf-8"))
    return {*written, *[f"hint-{part}" for _, part in FEATURES]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_that_the_engine_never_asks_for(lang: str) -> None:
    modules = {path.stem for path in SOURCES.paths}
    asks = [op.kind.replace(".", "-") for op in OPS if op.stop == ASKS and op.kind.split(".")[0] in modules]
    wanted = {code for code, _ in refusals()} | set(Companion1066.events) | {f"ask-{name}" for name in asks}
    wanted |= {f"do-{verb}{kind}" for verb in Companion1066.verbs for kind in ("", *[f"-{name}" for name in asks])}
    wanted |= {text_of(call.args[0]) + "-unseen" for call in SOURCES.calls("emit_secret")}
    wanted |= {
        f"end-{it.name}-{text_of(call.args[2])}" for it in (*GAMES, *SOLO, *FOES) for call in SOURCES.calls("finish")
    }
    options = [*Game1066.schema, *Solo1066.schema]
    wanted |= {"list-round", *[f"blurb-{it.name}" for it in (*GAMES, *SOLO, *FOES)]}
    wanted |= {f"option-{option.name.replace('_', '-')}" for option in options}
    wanted |= {f"option-{it.name}-{option.name.replace('_', '-')}" for it in (*SOLO, *FOES) for option in options}
    wanted |= {f"option-{option.name}-{choice}" for option in options for choice in option.choices}
    # What people may type (`text.reading`, `cli.play`).
    wanted |= {f"word-{verb}" for verb in Companion1066.verbs}
    wanted |= {f"word-foe-{word}" for word in (*WORDS, "place", "me", "foe", "on")}
    domains = {domain for taken in Companion1066.verbs.values() for domain in taken}
    wanted |= {f"{kind}-{domain}" for kind in ("also", "kind") for domain in domains}
    wanted |= {"show-what", *hints(), *SETBACKS}
    assert set(catalogue(lang)) - wanted == set()


def sentences(speaker: Speaker, session: Session, seat: int, chance: random.Random) -> list[str]:
    """The open question with its choices, and what is said to a few clumsy answers."""
    question = session.decision(seat)
    assert question is not None
    said = [speaker.question(question), *[speaker.option(question, option) for option in question.options]]
    for _ in range(3):
        reason = session.explain(seat, clumsy(session, chance))
        if reason is not None:
            said.append(speaker.reason(reason))
    return said


def clumsy(session: Session, chance: random.Random) -> tuple[Any, ...]:
    game = session.game
    verb = chance.choice(sorted(game.verbs))
    things = [
        chance.randint(1, 2) if name == "number" else chance.randrange(len(game.names(name)))
        for name in game.verbs[verb]
    ]
    return (verb, *things)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("1066", {}),
        ("1066", {"edition": "fr", "choosing": True, "cut_decks": True}),
        ("1565", {}),
        ("1066-solo", {"level": "king"}),
        ("1565-solo", {"level": "king"}),
        ("1066-solo", {"level": "king", "opponent": "norman", "quick_play": True, "worst": True}),
    ],
    ids=["plain", "variants", "1565", "solo", "1565-solo", "worst"],
)
def test_a_whole_game_is_told_without_gaps(game: str, options: dict[str, Any]) -> None:
    session = Session.new(game, 1066, **options)
    speakers = [Speaker(session.game, lang) for lang in LANGUAGES]
    chance = random.Random(14)
    said: list[str] = []
    while session.outcome is None:
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        for speaker in speakers:
            said += sentences(speaker, session, seat, chance)
        session.play(seat, chance.choice(question.options))
    for speaker in speakers:
        said += [speaker.event(line.seen) for watcher in (0, 1, -1) for line in session.log(watcher)]
    gaps = [
        line
        for line in said
        if "hebs-" in line
        or "foe-" in line
        or "{" in line
        or "ask-" in line
        or "do-" in line
        or not line.strip()
        or "  " in line
    ]
    assert gaps == []


@pytest.mark.parametrize(("lang", "words"), [("en", "costs 2 less"), ("fr", "coûte 2 de moins")])
def test_an_ability_that_may_be_used_is_read_out(lang: str, words: str) -> None:
    session = Session.load(SAVES / "1565-midgame.senlac")
    question = session.decision(0)
    assert question is not None
    said = [Speaker(session.game, lang).option(question, action) for action in question.options]
    assert [words in it for it in said] == [True, False]
