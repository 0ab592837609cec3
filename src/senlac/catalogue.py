"""Words and sentences from Fluent catalogues, one file per language. A language exists if the table has a catalogue in
it: a file `text/LANG.ftl` next to this one. Anything missing from it falls back to English.

Games have their own catalogues, which can also use the table's messages. A message is parsed when it is first used, so
that a long catalogue costs no more than the messages used from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

#: The fallback language, and the language of the printed names used in saves.
FALLBACK = "en"
#: The table's own catalogues.
HOME = Path(__file__).parent / "text"
#: The files of a language: sentences, words, what people can type.
KINDS = ("", "words-", "typed-")
#: All available languages, English first.
LANGUAGES: tuple[str, ...] = tuple(
    sorted([path.stem for path in HOME.glob("*.ftl") if path.stem.isalpha()], key=lambda lang: (lang != FALLBACK, lang))
)

#: A text by language, as in cards and scenarios.
Tongues = dict[str, str]

#: The arguments of a message, in a hashable form.
Args = tuple[tuple[str, int | str], ...]

#: A language code: `en`, `fr`.
CODE = re.compile("[a-z]{2,3}")
#: The error message for a text that is not given by language.
WANTED_TONGUES = 'English is required, other languages are optional: { en = "…", fr = "…" }'
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def in_tongue(texts: Tongues, lang: str) -> str:
    """A text in a language, or else in English; empty if there is neither.

    >>> in_tongue({"en": "Odo", "fr": "Odon"}, "fr"), in_tongue({"en": "Odo"}, "fr")
    ('Odon', 'Odo')
    """
    return texts.get(lang) or texts.get(FALLBACK, "")


def are_tongues(value: Any) -> bool:
    """Whether a value is a text by language: English, and optionally others."""
    return isinstance(value, dict) and FALLBACK in value and all([CODE.fullmatch(str(key)) for key in value])


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The source of each message and term in a catalogue, by name."""
    found = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], text[entry.start() : end]


class Catalogue:
    """The messages of one language from several folders; the first folder that has a message wins."""

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        self._bundle = FluentBundle([lang, FALLBACK], use_isolating=False)
        self._written: dict[str, str] = {}
        self._parsed: set[str] = set()
        for path in [folder / f"{kind}{lang}.ftl" for folder in folders for kind in KINDS]:
            if path.exists():
                for name, source in entries(path.read_text("utf-8")):
                    self._written.setdefault(name, source)

    def __contains__(self, message: str) -> bool:
        return message in self._written

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def say(self, message: str, attribute: str = "", args: Args = ()) -> str | None:
        """A message, or one of its attributes, with its arguments; None if it is missing from this language."""
        if message not in self._written:
            return None
        self._parse(message)
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, dict(args))
        return str(text)

    def _parse(self, name: str) -> None:
        """Parse an entry and everything it refers to."""
        if name in self._parsed or name not in self._written:
            return
        self._parsed.add(name)
        self._bundle.add_resource(FluentResource(self._written[name]))
        for other in _REFERENCE.findall(self._written[name]):
            self._parse(other)


@cache
def catalogue(lang: str, folder: str = "") -> Catalogue:
    """The table's catalogue in a language, combined with a game's."""
    return Catalogue(lang, (HOME, Path(folder)) if folder else (HOME,))


def knows(lang: str, folder: str, message: str) -> bool:
    """Whether a message exists, in this language or in English."""
    return message in catalogue(lang, folder) or message in catalogue(FALLBACK, folder)


@lru_cache(maxsize=20_000)
def say(lang: str, folder: str, message: str, attribute: str = "", args: Args = ()) -> str:
    """A message in a language, or else in English; failing both, its bare name, or nothing for an attribute.

    Cached, because the same messages come up again and again.
    """
    for each in dict.fromkeys((lang, FALLBACK)):
        text = catalogue(each, folder).say(message, attribute, args)
        if text is not None:
            return text
    return "" if attribute else message


class Words:
    """A game's words, by name: `words("zeal", "fr")`."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def __call__(self, name: str, lang: str, attribute: str = "", /, **args: int | str) -> str:
        return say(lang, self.folder, name, attribute, tuple(args.items()))

    def knows(self, name: str, lang: str = FALLBACK) -> bool:
        """Whether a language itself has such a word."""
        return name in catalogue(lang, self.folder)
