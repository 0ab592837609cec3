"""Actions as text, with printed names: `play "Saxon Ceorl" w2`, `pay 12`, `pass`. It round-trips."""

from __future__ import annotations

import difflib
import re
from typing import Any

from senlac.kernel.errors import BadNotation
from senlac.kernel.frames import Action
from senlac.kernel.gamedef import GameDef

_TOKEN = re.compile(r'\s*(?:"((?:[^"\\]|\\.)*)"|([^\s"]+))')
_NUMBER = re.compile(r"-?[0-9]{1,30}")
#: In characters; no real action comes close.
LONGEST = 1_000


def to_text(game: GameDef[Any], action: Action) -> str:
    """The text of a well-formed action."""
    words = [str(action[0])]
    for domain, value in zip(game.verbs[action[0]], action[1:], strict=True):
        words.append(str(value) if domain == "number" else _quoted(game.names(domain)[value]))
    return " ".join(words)


def from_text(game: GameDef[Any], text: str) -> Action:
    """Parse an action, legal or not; BadNotation says which word is wrong."""
    tokens = _tokens(text)
    verb = _match(tokens[0], list(game.verbs), text, "verb")
    domains = game.verbs[verb]
    if len(tokens) - 1 != len(domains):
        form = " ".join([verb, *[domain.upper() for domain in domains]])
        raise _bad("notation-form", f"Write it as: {form}.", text, verb, form)
    return (verb, *[_thing(game, domain, token, text) for domain, token in zip(domains, tokens[1:], strict=True)])


def _tokens(text: str) -> list[str]:
    if len(text) > LONGEST:
        raise _bad("notation-long", f"An action has at most {LONGEST} characters.", text[:80], "", str(LONGEST))
    tokens: list[str] = []
    at = 0
    stripped = text.rstrip()
    while at < len(stripped):
        found = _TOKEN.match(stripped, at)
        if found is None:
            rest = stripped[at:].strip()
            raise _bad("notation-quote", f"A quotation mark is not closed: {rest}", text, rest, '"')
        quoted = found.group(1)
        tokens.append(found.group(2) if quoted is None else re.sub(r"\\(.)", r"\1", quoted))
        at = found.end()
    if not tokens:
        raise _bad("notation-empty", "Write an action, for instance: pass.", text, "", "a verb")
    return tokens


def _thing(game: GameDef[Any], domain: str, token: str, text: str) -> int:
    if domain == "number":
        if not _NUMBER.fullmatch(token):
            raise _bad("notation-number", f"{token!r} is not a whole number.", text, token, "a whole number")
        return int(token)
    names = game.names(domain)
    return names.index(_match(token, names, text, domain))


def _match(token: str, names: list[str], text: str, what: str) -> str:
    if token in names:
        return token
    folded = [name for name in names if name.casefold() == token.casefold()]
    if len(folded) == 1:
        return folded[0]
    near = " / ".join(difflib.get_close_matches(token, names, 3))
    hint = f" Did you mean {near}?" if near else ""
    message = "notation-near" if near else "notation-unknown"
    raise _bad(message, f"No {what} is called {token!r}.{hint}", text, token, what, near)


def _bad(message: str, sentence: str, text: str, token: str, expected: str, near: str = "") -> BadNotation:
    return BadNotation(sentence, message=message, text=text, token=token, expected=expected, near=near)


def _quoted(name: str) -> str:
    """A name as a single token: quoted if necessary, with quotation marks and backslashes escaped."""
    if name and not re.search(r'[\s"\\]', name):
        return name
    return '"' + re.sub(r'(["\\])', r"\\\1", name) + '"'
