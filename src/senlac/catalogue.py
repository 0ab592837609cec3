"""Words and sentences from Fluent catalogues, one file a language. A language is there if the table speaks it: if there
is a file `text/LANG.ftl` beside this one. What it lacks is said in English.

Games have catalogues of their own, which know the table's messages as well. A message is parsed when it is first said,
so that a long catalogue costs no more time than what is said from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

#: The language of what another language lacks, and of the printed names by which saves know things.
FALLBACK = "en"
#: The table's own catalogues.
HOME = Path(__file__).parent / "text"
#: The files of a language: sentences, words, what people may type.
KINDS = ("", "words-", "typed-")
#: All languages there are, English first.
LANGUAGES: tuple[str, ...] = tuple(
    sorted([path.stem for path in HOME.glob("*.ftl") if path.stem.isalpha()], key=lambda lang: (lang != FALLBACK, lang))
)

#: A text in several languages, by language: what cards and scenarios bring.
Tongues = dict[str, str]

#: What is put into a message, in an order that can be remembered.
Args = tuple[tuple[str, int | str], ...]

#: What a language is called in files: `en`, `fr`.
CODE = re.compile("[a-z]{2,3}")
#: What is said of a text that is not one in several languages.
WANTED_TONGUES = 'English is wanted, other languages beside it: { en = "…", fr = "…" }'
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def in_tongue(texts: Tongues, lang: str) -> str:
    """A text in a language, or in English where that lacks it; nothing if there is neither.

    >>> in_tongue({"en": "Odo", "fr": "Odon"}, "fr"), in_tongue({"en": "Odo"}, "fr")
    ('Odon', 'Odo')
    """
    return texts.get(lang) or texts.get(FALLBACK, "")


def are_tongues(value: Any) -> bool:
    """Whether something that was read is a text in several languages: English, and others beside it."""
    return isinstance(value, dict) and FALLBACK in value and all([CODE.fullmatch(str(key)) for key in value])


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a catalogue, by name, as they are written."""
    found = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], text[entry.start() : end]


class Catalogue:
    """What can be said in one language, from the files of some folders: the first that has a message has it."""

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
        """A message, or one of its attributes, with its arguments; None if this language lacks it."""
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
        """Parse an entry, and those that it refers to."""
        if name in self._parsed or name not in self._written:
            return
        self._parsed.add(name)
        self._bundle.add_resource(FluentResource(self._written[name]))
        for other in _REFERENCE.findall(self._written[name]):
            self._parse(other)


@cache
def catalogue(lang: str, folder: str = "") -> Catalogue:
    """The table's catalogue in a language, with that of a game's folder."""
    return Catalogue(lang, (HOME, Path(folder)) if folder else (HOME,))


def knows(lang: str, folder: str, message: str) -> bool:
    """Whether a message can be said, in this language or in English."""
    return message in catalogue(lang, folder) or message in catalogue(FALLBACK, folder)


@lru_cache(maxsize=20_000)
def say(lang: str, folder: str, message: str, attribute: str = "", args: Args = ()) -> str:
    """A message in a language, or in English where that lacks it; else its bare name, and nothing for an attribute.

    The same is said again and again, so it is kept.
    """
    for each in dict.fromkeys((lang, FALLBACK)):
        text = catalogue(each, folder).say(message, attribute, args)
        if text is not None:
            return text
    return "" if attribute else message


class Words:
    """The words of a game's rooms, by name: `words("zeal", "fr")`."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def __call__(self, name: str, lang: str, attribute: str = "", /, **args: int | str) -> str:
        return say(lang, self.folder, name, attribute, tuple(args.items()))

    def knows(self, name: str, lang: str = FALLBACK) -> bool:
        """Whether a language has such a word itself."""
        return name in catalogue(lang, self.folder)
