"""Every sentence that Hastings may want is in both catalogues, is filled with what the engine gives, and is whole."""

from __future__ import annotations

import ast
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from senlac.games.hastings.game import HastingsGame
from senlac.games.hastings.play import notes
from senlac.games.hastings.play.features import OF_BATTLE, OF_SIDE
from senlac.games.hastings.play.setbacks import SETBACKS
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.frames import ASKS, OPS
from senlac.kernel.gamedef import GameDef
from senlac.registry import configure
from senlac.session import Session
from senlac.text import LANGUAGES, Speaker, _named

from ..sources import Sources

TEXTS = Path(HastingsGame.text_folder)
SOURCES = Sources(HastingsGame.text_folder)
#: Messages that others are made of.
PARTS = {"signed", "rolled", "extras"}
#: What a number may be: modifiers of either sign, none, one and several of a thing.
NUMBERS = (-3, -1, 0, 1, 2, 6)
#: Words that English has and French has not.
ENGLISH = re.compile(
    r"\b(the|an|of|and|or|is|are|was|has|have|had|it|its|he|to|at|in|with|that|which|one|not|no|your|unit|units|hit|hits"
    r"|hexes|turn|choose|facing|faces|rout|routs|shield|wall|standard|leader|command|left|right|center|write|undo)\b",
    re.IGNORECASE,
)


@cache
def catalogue(lang: str) -> dict[str, fluent.Message]:
    body = FluentParser().parse((TEXTS / f"{lang}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{lang} has a message twice"
    return {entry.id.name: entry for entry in found}


class Parts(Visitor):
    """The variables of a message, the messages that it refers to, and its words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.words.append(node.value)


def parts(message: fluent.Message) -> Parts:
    reader = Parts()
    reader.visit(message)
    return reader


def variables(lang: str, name: str) -> set[str]:
    """The variables of a message and of those that it is made of."""
    own = parts(catalogue(lang)[name])
    return own.variables.union(*[variables(lang, part) for part in own.messages])


def text_of(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), ast.dump(node)
    return str(node.value)


def refusals() -> list[tuple[str, dict[str, Arg]]]:
    """Each code that a Reason is given, with arguments such as it has."""
    return [
        (text_of(call.args[1]), {str(word.arg): like(word.value) for word in call.keywords})
        for call in SOURCES.calls("Reason")
        if len(call.args) == 2
    ]


def like(node: ast.expr) -> Arg:
    """A plausible value for an argument as the source writes it."""
    if isinstance(node, ast.Tuple):
        return text_of(node.elts[0]), 0
    return "order" if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "str" else 2


def asks() -> dict[str, dict[str, Arg]]:
    """The message of each question, with arguments such as it has."""
    modules = {path.stem for path in SOURCES.paths}
    found = [op for op in OPS if op.stop == ASKS and op.kind.split(".")[0] in modules]
    return {"ask-" + op.kind.replace(".", "-"): about(type(op).__name__) for op in found}


def about(name: str) -> dict[str, Arg]:
    """What the questions of a class are filled with."""
    for node in SOURCES.nodes:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "about":
                    return {
                        text_of(key): like(value)
                        for given in ast.walk(method)
                        if isinstance(given, ast.Dict)
                        for key, value in zip(given.keys, given.values, strict=True)
                        if key is not None
                    }
    return {}


def endings() -> set[str]:
    return {f"end-{HastingsGame.name}-{text_of(call.args[2])}" for call in SOURCES.calls("finish")}


def choices() -> dict[str, tuple[str, ...]]:
    """The messages of choices, those of a certain question included, with the domains of their verbs."""
    kinds = ["", *[ask.removeprefix("ask") for ask in asks()]]
    return {f"do-{verb}{kind}": domains for verb, domains in HastingsGame.verbs.items() for kind in kinds}


def struck() -> set[str]:
    """The ideas of hints that are written out, those that all games share apart; and warnings."""
    written = re.findall(r'"(hint-[a-z-]+)"', Path(notes.__file__).with_suffix(".py").read_text("utf-8"))
    return {*written, *SETBACKS} - {"hint-usual"}


def noted(lang: str, name: str) -> dict[str, Arg]:
    """What an idea or a warning is filled with, by the names of its variables."""
    things: dict[str, Arg] = {thing: (thing, 0) for thing in ("unit", "piece", "command")}
    return {word: things.get(word, 2) for word in variables(lang, name)}


def wanted(lang: str) -> dict[str, list[dict[str, Arg]]]:
    """Every message of a catalogue, with arguments to try it with."""
    told: dict[str, list[dict[str, Arg]]] = {name: [{}] for name in endings()}
    told["blurb-hastings"] = [{}]
    ideas = {f"hint-{part}" for _, part, _ in (*OF_SIDE, *OF_BATTLE)}
    told |= {name: numbered(noted(lang, name)) for name in ideas | struck()}
    told["list-round"] = numbered({"number": 0})
    told |= {f"option-{option.name.replace('_', '-')}": [{}] for option in HastingsGame.schema}
    for code, given in refusals():
        told.setdefault(code, []).extend(numbered(given))
    for name, given in asks().items():
        told[name] = numbered(given)
    for name, domains in {**HastingsGame.events, **choices()}.items():
        if name in catalogue(lang):
            told[name] = numbered({"text": "words", **_named(domains, (0,) * len(domains))})
    return told


def numbered(given: dict[str, Arg]) -> list[dict[str, Arg]]:
    """The arguments with several numbers, the same for all and each one differently."""
    numbers = [name for name, value in given.items() if isinstance(value, int)]
    tried = [{**given, **dict.fromkeys(numbers, number)} for number in NUMBERS]
    return tried + [{**given, **dict.fromkeys(numbers, 0), name: number} for name in numbers for number in NUMBERS]


# ------------------------------------------------------------------ nothing is missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_and_remedy(lang: str) -> None:
    known = catalogue(lang)
    assert len(refusals()) == len([call for call in SOURCES.calls("Reason") if call.args])
    for code, given in refusals():
        assert code in known, code
        assert [attribute.id.name for attribute in known[code].attributes] == ["remedy"], code
        assert variables(lang, code) <= set(given), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_sentence(lang: str) -> None:
    for kind, domains in HastingsGame.events.items():
        assert kind in catalogue(lang), kind
        assert variables(lang, kind) <= set(_named(domains, (0,) * len(domains))), kind
    assert {text_of(call.args[0]) for call in SOURCES.calls("emit")} == set(HastingsGame.events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_sentence(lang: str) -> None:
    assert len(asks()) >= 26
    for name, given in asks().items():
        assert name in catalogue(lang), name
        assert variables(lang, name) <= set(given), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_has_its_sentence(lang: str) -> None:
    assert len(endings()) == 4
    assert endings() <= set(catalogue(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_its_words(lang: str) -> None:
    known = catalogue(lang)
    assert {f"do-{verb}" for verb in HastingsGame.verbs} <= set(known)
    for name, domains in choices().items():
        if name in known:
            assert variables(lang, name) <= {"text", *_named(domains, (0,) * len(domains))}, name


def test_both_languages_have_the_same_sentences() -> None:
    assert list(catalogue("en")) == list(catalogue("fr"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_that_the_engine_never_asks_for(lang: str) -> None:
    assert set(catalogue(lang)) - set(wanted(lang)) == PARTS
    used = [part for message in catalogue(lang).values() for part in parts(message).messages]
    assert set(used) == PARTS


# ------------------------------------------------------------------ and all is whole


def a_word(game: GameDef[Any], given: Arg, lang: str) -> int | str:
    """What a sentence is filled with; the last one stands for all things of a domain."""
    return game.show.label(given[0], len(game.names(given[0])) - 1, lang) if isinstance(given, tuple) else given


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_whole_with_any_numbers(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{lang}.ftl").read_text("utf-8")))
    game = configure("hastings", {})
    for name, tries in wanted(lang).items():
        message = bundle.get_message(name)
        for given in tries:
            filled = {key: a_word(game, arg, lang) for key, arg in given.items()}
            for pattern in (message.value, *message.attributes.values()):
                assert pattern is not None, name
                text, errors = bundle.format_pattern(pattern, filled)
                assert not errors, (name, errors)
                assert text == str(text).strip(), (name, text)
                assert not re.search(r"  |[{}]", str(text)), (name, text)


def test_no_english_is_left_in_the_french() -> None:
    for name, message in catalogue("fr").items():
        words = " ".join(parts(message).words)
        assert ENGLISH.findall(words) == [], name
        assert words != " ".join(parts(catalogue("en")[name]).words) or not re.search(r"[a-z]", words), name
        assert "'" not in words, name
        assert not re.search(r"(?<!\N{NO-BREAK SPACE})[:;!?»](?!\S)|«(?!\N{NO-BREAK SPACE})", words), name


@pytest.mark.parametrize(
    ("spent", "english", "french"),
    [
        (
            (4, 3, 2, 1, 1, 0),
            "2 hexes, uphill +1 (7.6.10), ditch +1 (A56).",
            "2 hex, montée +1 (7.6.10), fossé +1 (A56).",
        ),
        ((5, 3, 1, 0, 0, 4), "1 hex, turning +4 (7.6.6).", "1 hex, orientation +4 (7.6.6)."),
        ((4, 3, 0, 0, 0, 4), "turning +4 (7.6.6).", "orientation +4 (7.6.6)."),
    ],
)
def test_a_move_that_costs_too_much_is_reckoned_up(spent: tuple[int, ...], english: str, french: str) -> None:
    game = configure("hastings", {})
    parts_of_cost = dict(zip(("needs", "has", "hexes", "uphill", "ditches", "turns"), spent, strict=True))
    reason = Reason("7.6.3", "hastings-too-far", unit=("unit", 0), **parts_of_cost)
    assert f"needs {spent[0]} MP, has {spent[1]}: {english} [7.6.3]" in Speaker(game, "en").reason(reason)
    assert f"PM et en a {spent[1]}\N{NO-BREAK SPACE}: {french} [7.6.3]" in Speaker(game, "fr").reason(reason)


def test_dice_are_told_with_their_modifiers() -> None:
    game = configure("hastings", {})
    english, french = Speaker(game, "en"), Speaker(game, "fr")
    knight, fyrd = game.names("unit").index("N-C-K1"), game.names("unit").index("AS-C-F1")
    attack = ("hastings-attacks", knight, fyrd, 4, 2)
    assert english.event(attack) == "Knights of the Center, 1st attacks Fyrd of the Center, 1st: die 4, modifier +2."
    assert french.event(attack) == (
        "Chevaliers du centre, 1re attaque Fyrd du centre, 1re\N{NO-BREAK SPACE}: jet de 4, modificateur +2."
    )
    assert english.event(("hastings-melee-drm", 0, -2)) == "– charge: -2"
    assert english.event(("hastings-rally", fyrd, 3, 0)) == "Fyrd of the Center, 1st tries to rally: die 3."
    assert english.event(("hastings-morale", fyrd, 5, -1, 2)) == (
        "Fyrd of the Center, 1st took 2 hits and checks morale: die 5, modifier -1."
    )


# ------------------------------------------------------------------ a game


def sentences(speaker: Speaker, session: Session, seat: int, chance: random.Random) -> list[str]:
    """The open question with some of its choices, and what is said to a few clumsy answers."""
    question = session.decision(seat)
    assert question is not None
    few = chance.sample(question.options, min(3, len(question.options)))
    said = [speaker.question(question), *[speaker.option(question, option) for option in few]]
    for _ in range(2):
        reason = session.explain(seat, clumsy(session, chance))
        if reason is not None:
            said.append(speaker.reason(reason))
    return said


def clumsy(session: Session, chance: random.Random) -> tuple[Any, ...]:
    game = session.game
    verb = chance.choice(sorted(game.verbs))
    return (verb, *[chance.randrange(len(game.names(domain))) for domain in game.verbs[verb]])


@pytest.mark.parametrize("seed", [10, 66])
def test_a_whole_game_is_told_without_gaps(seed: int) -> None:
    session = Session.new("hastings", seed)
    speakers = [Speaker(session.game, lang) for lang in LANGUAGES]
    chance = random.Random(seed)
    said: list[str] = []
    while session.outcome is None:
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        for speaker in speakers:
            said += sentences(speaker, session, seat, chance)
        session.play(seat, chance.choice(question.options))
    for speaker in speakers:
        said += [speaker.event(line.seen) for line in session.log()]
    gaps = [line for line in said if re.search(r"hastings-|\{|\bask-|\bdo-|  ", line) or not line.strip()]
    assert gaps == []
