"""Parses what a person types, in any of our languages, into the action or thing that is meant.

The entry point is `read`: it takes the text of an option, or a verb and names, in English or French, whatever language
is on the screen. Case, accents and punctuation do not matter, names need no quotation marks, and part of a name is
enough if only one thing fits. Options that are offered take precedence over others, and whole names over parts. Saves
and the wire do not use any of this: they keep the strict notation (`kernel.notation`).

The words for verbs are in the catalogues `typed-LANG.ftl`: `word-VERB = jouer, poser`. So are other names of numbered
things, `also-wedge = aile { $number }`, and names of kinds of things, `kind-wedge = AILE`.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

from senlac.kernel.decision import Decision
from senlac.kernel.errors import BadNotation
from senlac.kernel.frames import Action
from senlac.kernel.gamedef import GameDef
from senlac.kernel.notation import LONGEST
from senlac.text import LANGUAGES, Speaker

#: How well a name fits: not at all, in part, completely except for the number of the copy, completely.
NOT, PART, COPY, WHOLE = range(4)
#: The most names to list.
LISTED = 8
#: The most words in a typed action; anything longer is the text of an option.
MANY = 16
_TOKEN = re.compile(r'"([^"]*)"|“([^”]*)”|«([^»]*)»|([^\s"“”«»]+)')
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_COPY = re.compile(r" [0-9]+$")


class Unclear(BadNotation):
    """Text that could mean several things: `names` lists them, and `options` has those that are offered."""

    code = "unclear"


def fold(text: str) -> str:
    """A text without case, accents and punctuation.

    >>> fold("L’Étendard d’Hastings, Œuvre n° 2")
    'l etendard d hastings oeuvre n 2'
    """
    plain = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "oe").replace("°", " "))
    kept = "".join(letter for letter in plain.casefold() if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[^\W_]+", kept))


def fit(typed: str, name: str) -> int:
    """How well typed text fits a name, both folded: each word may be shortened, and words may be left out.

    >>> fit("william", "william"), fit("mailed foot", "mailed foot 2"), fit("rob mort", "robert of mortain")
    (3, 2, 1)
    """
    if typed == name:
        return WHOLE
    if typed == _COPY.sub("", name):
        return COPY
    words = iter(name.split())
    parts = typed.split()
    return PART if parts and all(any(word.startswith(part) for word in words) for part in parts) else NOT


# ------------------------------------------------------------------ words


@lru_cache(maxsize=5_000)
def _listed(game: GameDef[Any], message: str, number: int = 0) -> tuple[str, ...]:
    """The folded words of a message that is a list, in all languages that have it."""
    found: list[str] = []
    for lang in LANGUAGES:
        speaker = Speaker(game, lang)
        if speaker.knows(message):
            found += [fold(word) for word in speaker.say(message, {"number": number}).split(",")]
    return tuple(dict.fromkeys(found))


def words_of(game: GameDef[Any], name: str, prefix: str = "word") -> list[str]:
    """The folded words for a verb of a game or, with another prefix, for a command of the table; its own name first."""
    return [fold(name), *_listed(game, f"{prefix}-{name}")]


def split_word(
    game: GameDef[Any], text: str, names: Iterable[str], prefix: str = "word", exact: bool = False
) -> tuple[str, str]:
    """Which of these words a text starts with, in any language, and the rest of the text; empty if none.

    Unless `exact`, an unambiguous beginning of three letters or more is enough.
    """
    tokens = _tokens(text)
    begun: dict[str, str] = {}
    found: tuple[int, str] = (0, "")
    for name in names:
        for word in words_of(game, name, prefix):
            length = len(word.split())
            if " ".join(fold(token) for token in tokens[:length]) == word:
                found = max(found, (length, name))
            elif tokens and len(fold(tokens[0])) >= 3 and word.startswith(fold(tokens[0])):
                begun[name] = word
    if not found[0] and len(begun) == 1 and not exact:
        found = (1, next(iter(begun)))
    return (found[1], _rest(text, found[0])) if found[0] else ("", text)


def _tokens(text: str) -> list[str]:
    """Words and quoted names."""
    found = ["".join(token) for token in _TOKEN.findall(text)]
    return [token for token in found if fold(token) or _NUMBER.fullmatch(token)]


def _rest(text: str, count: int) -> str:
    """A text without its first words."""
    at = 0
    for match in _TOKEN.finditer(text):
        if count == 0:
            return text[match.start() :].strip()
        if fold(match.group()):
            count -= 1
        at = match.end()
    return text[at:].strip()


# ------------------------------------------------------------------ names


@lru_cache(maxsize=200)
def _calls(game: GameDef[Any], domain: str) -> list[list[str]]:
    """For each thing, its folded names: the printed one, those in our languages, and any others."""
    called: list[list[str]] = []
    for thing, printed in enumerate(game.names(domain)):
        names = [printed, *[game.show.label(domain, thing, lang) for lang in LANGUAGES]]
        also = _listed(game, f"also-{domain}", thing + 1)
        called.append([name for name in dict.fromkeys([*[fold(name) for name in names], *also]) if name])
    return called


def fits(game: GameDef[Any], domain: str, thing: int, typed: str) -> int:
    """How well typed text fits a thing; numbers are written in digits."""
    if domain == "number":
        return WHOLE if _NUMBER.fullmatch(typed.strip()) and int(typed) == thing else NOT
    words = fold(typed).split()
    best = NOT
    while words and best == NOT:
        said = " ".join(words)
        best = max([fit(said, name) for name in _calls(game, domain)[thing]], default=NOT)
        # “to wedge 1”: if no name starts with the little word, it is not part of the name.
        words = words[1:] if words[0] in _listed(game, "little-words") else []
    return best


def things(
    game: GameDef[Any], domain: str, typed: str, among: Iterable[int] | None = None, least: int = PART
) -> list[int]:
    """The things in a domain that typed text fits best; several if it is ambiguous."""
    best = least
    found: list[int] = []
    for thing in range(len(game.names(domain))) if among is None else among:
        fitting = fits(game, domain, thing, typed)
        if fitting > best:
            best, found = fitting, []
        if fitting == best:
            found.append(thing)
    return found


def thing(game: GameDef[Any], domain: str, typed: str, lang: str = "en", among: Iterable[int] | None = None) -> int:
    """The thing that is named; `Unclear` if there are several, `BadNotation` if there is none."""
    there = list(range(len(game.names(domain)))) if among is None else list(among)
    found = things(game, domain, typed, there)
    if len(found) == 1 or (found and len({_kind(game, domain, it) for it in found}) == 1):
        return found[0]
    if found:
        raise _unclear(game, typed, [game.show.label(domain, it, lang) for it in found], lang)
    raise _unknown(game, typed, {name: it for it in there for name in _calls(game, domain)[it]}, domain, lang)


def _kind(game: GameDef[Any], domain: str, thing: int) -> str:
    """The name shared by all copies."""
    return _COPY.sub("", _calls(game, domain)[thing][0])


# ------------------------------------------------------------------ actions


def read(game: GameDef[Any], text: str, question: Decision | None = None, lang: str = "en") -> Action:
    """The action that a text means, legal or not, preferably one that the question offers.

    `Unclear` lists what it could mean; `BadNotation` says which word is wrong. Both are worded in `lang`.
    """
    if len(text) > LONGEST:
        raise BadNotation(
            f"An action may have at most {LONGEST} characters.", message="notation-long", expected=LONGEST
        )
    options = question.options if question else []
    offered = list(dict.fromkeys(str(option[0]) for option in options))
    verb, rest = split_word(game, text, offered, exact=True)
    if not verb:
        verb, rest = split_word(game, text, game.verbs)
    tokens = _tokens(rest)
    for found in _readings(game, text, verb, tokens, question, options):
        if len(found) == 1:
            return found[0]
        if found:
            assert question is not None
            speaker = Speaker(game, lang)
            raise _unclear(game, text, [speaker.option(question, it) for it in found], lang, found)
    if not verb:
        raise _unknown(game, text.strip(), _words(game, lang), "verb", lang)
    return _action_of(game, verb, tokens, lang)


def _readings(
    game: GameDef[Any], text: str, verb: str, tokens: list[str], question: Decision | None, options: list[Action]
) -> Iterator[list[Action]]:
    """The options that a text could mean, for each way of reading it, the most certain first."""
    said = fold(text)
    texts = _texts(game, question) if question else []
    yield [option for option, names in zip(options, texts, strict=True) if said and said in names]
    ours = [option for option in options if option[0] == verb]
    named = [(option, _names(game, option, tokens, len(tokens) < len(option))) for option in ours]
    yield [option for option, fitting in named if fitting == WHOLE]
    yield [option for option, fitting in named if fitting == COPY]
    if verb:
        whole = _exact(game, verb, tokens)
        yield [whole] if whole is not None else []
    yield [option for option, fitting in named if fitting == PART]
    if not verb:
        named = [(option, _names(game, option, tokens, False)) for option in options if len(option) > 1]
        for fitting in (WHOLE, COPY, PART):
            yield [option for option, found in named if found == fitting]
    yield [
        option for option, names in zip(options, texts, strict=True) if said and any(fit(said, name) for name in names)
    ]


def _texts(game: GameDef[Any], question: Decision) -> list[tuple[str, ...]]:
    """The folded texts of each option in all languages."""
    speakers = [Speaker(game, lang) for lang in LANGUAGES]
    return [tuple(fold(speaker.option(question, option)) for speaker in speakers) for option in question.options]


def _names(game: GameDef[Any], option: Action, tokens: list[str], fewer: bool) -> int:
    """How well words name an option's arguments, in order; with `fewer`, some may be left out."""
    domains = game.verbs[option[0]]
    if not tokens:
        return WHOLE if not domains or fewer else NOT
    best = NOT
    for count in range(1 if fewer else len(domains), len(domains) + 1):
        for places in combinations(range(len(domains)), count):
            for groups in _groups(tokens, count):
                worst = WHOLE
                for place, group in zip(places, groups, strict=True):
                    worst = min(worst, fits(game, domains[place], option[place + 1], group))
                    if worst <= best:
                        break
                best = max(best, worst)
    return best


def _groups(tokens: list[str], count: int) -> Iterator[list[str]]:
    """Every way to split words in a row into that many names."""
    if 0 < count <= len(tokens) <= MANY:
        for cuts in combinations(range(1, len(tokens)), count - 1):
            ends = (0, *cuts, len(tokens))
            yield [" ".join(tokens[ends[i] : ends[i + 1]]) for i in range(count)]
    elif not count and not tokens:
        yield []


def _exact(game: GameDef[Any], verb: str, tokens: list[str]) -> Action | None:
    """The action given by whole names, offered or not."""
    for groups in _groups(tokens, len(game.verbs[verb])):
        found = [_number_or(game, domain, group, WHOLE) for domain, group in zip(game.verbs[verb], groups, strict=True)]
        if all(found):
            return (verb, *[it[0] for it in found])
    return None


def _number_or(game: GameDef[Any], domain: str, group: str, least: int) -> list[int]:
    if domain == "number":
        return [int(group)] if _NUMBER.fullmatch(group) else []
    return things(game, domain, group, least=least)


def _action_of(game: GameDef[Any], verb: str, tokens: list[str], lang: str) -> Action:
    """The action given by parts of names, when no option fits; an error says what is missing."""
    domains = game.verbs[verb]
    best: tuple[int, list[str]] | None = None
    for groups in _groups(tokens, len(domains)):
        found = [_number_or(game, domain, group, PART) for domain, group in zip(domains, groups, strict=True)]
        # Prefer the reading with the fewest candidates in which nothing is unknown.
        doubts = sum(len(it) - 1 if it else 10_000 for it in found)
        if best is None or doubts < best[0]:
            best = (doubts, groups)
    if best is None:
        kinds = [Speaker(game, lang).say(f"kind-{domain}") for domain in domains]
        kinds = [kind.removeprefix("kind-").upper() for kind in kinds]
        form = " ".join([Speaker(game, lang).verb(verb), *kinds])
        raise _bad(game, lang, "reading-form", form=form, expected=form, token=verb)
    return (verb, *[_value(game, domain, group, lang) for domain, group in zip(domains, best[1], strict=True)])


def _value(game: GameDef[Any], domain: str, group: str, lang: str) -> int:
    if domain != "number":
        return thing(game, domain, group, lang)
    if not _NUMBER.fullmatch(group):
        raise _bad(game, lang, "reading-number", token=group)
    return int(group)


# ------------------------------------------------------------------ what cannot be read


def _words(game: GameDef[Any], lang: str) -> dict[str, str]:
    """The words that an action can start with."""
    return {word: Speaker(game, lang).verb(verb) for verb in game.verbs for word in words_of(game, verb)}


def _unclear(
    game: GameDef[Any], typed: str, names: list[str], lang: str, options: list[Action] | None = None
) -> Unclear:
    more = ", …" if len(names) > LISTED else ""
    listed = ", ".join(dict.fromkeys(names[:LISTED])) + more
    sentence = Speaker(game, lang).say("reading-which", {"token": typed.strip(), "names": listed})
    return Unclear(sentence, token=typed.strip(), names=names, options=options or [])


def _unknown(game: GameDef[Any], typed: str, known: dict[str, Any], what: str, lang: str) -> BadNotation:
    """Nothing has this name; suggest something similar."""
    token = typed if len(typed) <= 60 else typed[:60] + "…"
    near = difflib.get_close_matches(fold(typed), known, 1)
    if not near:
        first = _tokens(typed)[:1] if what == "verb" else []
        near = difflib.get_close_matches(fold(first[0]), known, 1) if first else []
    if not near:
        return _bad(game, lang, "reading-unknown", token=token, expected=what)
    meant = known[near[0]]
    name = meant if isinstance(meant, str) else game.show.label(what, meant, lang)
    return _bad(game, lang, "reading-near", token=token, near=name, expected=what)


def _bad(game: GameDef[Any], lang: str, message: str, **fields: str) -> BadNotation:
    """An error that is already in the reader's language."""
    return BadNotation(Speaker(game, lang).say(message, dict(fields)), **fields)
