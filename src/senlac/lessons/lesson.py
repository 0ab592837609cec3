"""What a lesson is made of, and how it is read."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from senlac.catalogue import Words
from senlac.kernel.errors import BadOption, SenlacError
from senlac.kernel.gamedef import GameDef
from senlac.registry import configure

FOLDER = Path(str(files("senlac.lessons")))
words = Words(str(FOLDER / "text"))
#: The seeds of lessons begin so.
SEED = "lesson-"


class BadLesson(SenlacError):
    """A file that is not a lesson, or whose moves cannot be played."""

    code = "bad-lesson"


#: How something falls: a die, several at once, or the name of what is drawn.
Fall = int | list[int] | str
#: What falls, one after the other, by the kind of chance (as in a journal).
Falls = dict[str, list[Fall]]


class LessonStep(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to do or, with none of `do`, `until` and `during`, a page to read before the next thing."""

    id: str
    #: Patterns of the actions that are accepted, as `play "Norman Knights" *`. The first that is legal can be shown.
    do: list[str] = []
    #: Free play: everything, or all of `do`, is accepted until one of these actions is taken or the game ends.
    until: list[str] = []
    #: Free play as long as questions of this kind are asked, as `melee.attack` or `falserout.*`.
    during: str = ""
    #: What the opponent does in this step, in order; without more, they pass.
    foe: list[str] = []
    #: How dice fall in this step, so that what it says about them is true; others hang on the seed.
    dice: Falls = {}
    #: The things that the step speaks of, such as `card:Norman Knights`: they are left clear of the veil.
    clear: list[str] = []

    @property
    def is_page(self) -> bool:
        return not self.do and not self.until and not self.during

    def lasts(self, kind: str) -> bool:
        """Whether a question of this kind belongs to the step."""
        return not self.during or fits(kind, [self.during])

    def accepts(self, notation: str) -> bool:
        return fits(notation, self.do or ["*"]) or fits(notation, self.until)

    def ends_with(self, notation: str) -> bool:
        return not self.during and fits(notation, self.until or self.do)


class LessonChapter(msgspec.Struct, forbid_unknown_fields=True):
    """The steps that teach one idea, and the rule behind it."""

    id: str
    rule: str
    step: list[LessonStep]


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """A shuffle whose outcome is arranged: these cards are drawn first, in this order."""

    first: list[str]


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    game: str
    #: The seat of the one who learns.
    seat: str
    minutes: int
    chapter: list[LessonChapter]
    options: dict[str, bool | int | str] = {}
    #: What dice and other chances hang on that are not arranged.
    seed: str = ""
    #: What may always be done and completes no step, such as payments.
    aside: list[str] = []
    deal: list[Deal] = []
    #: How dice fall on the way to the position the lesson begins with.
    dice: Falls = {}
    #: The moves that lead to the position the lesson begins with, one in a line, as `Norman: pass`. What goes without
    #: saying, such as payments, may be left out.
    opening: str = ""


class Lesson:
    """A lesson, ready to be played."""

    def __init__(self, name: str, script: Script) -> None:
        self.name = name
        self.script = script

    @cached_property
    def game(self) -> GameDef[Any]:
        return configure(self.script.game, dict(self.script.options))

    @property
    def seed(self) -> str:
        """The seed of its games: by it they are known."""
        return f"{SEED}{self.name}"

    @cached_property
    def seat(self) -> int:
        """The seat of the one who learns."""
        return self.game.seats.index(self.script.seat)

    @cached_property
    def parts(self) -> list[LessonPart]:
        """Its steps one after the other, each with the pages before it; the pages after the last end the lesson."""
        found: list[LessonPart] = []
        pages: list[tuple[LessonChapter, LessonStep]] = []
        for chapter in self.script.chapter:
            for step in chapter.step:
                pages.append((chapter, step))
                if not step.is_page:
                    found.append(LessonPart(pages))
                    pages = []
        return [*found, LessonPart(pages)]

    def say(self, lang: str, *ids: str, attribute: str = "") -> str:
        """A sentence of the lesson; empty if it has none."""
        name = "-".join((self.name, *ids))
        return words(name, lang, attribute) if words.knows(name) else ""

    def title(self, lang: str) -> str:
        return self.say(lang)

    def blurb(self, lang: str) -> str:
        return self.say(lang, attribute="blurb")

    def ref(self, thing: str) -> str:
        """The ref of a thing that is named as in `card:Norman Knights`; what has no name is a ref already."""
        domain, _, name = thing.partition(":")
        names = self.game.names(domain) if domain in self.game.things else []
        return self.game.show.ref(domain, names.index(name)) if name in names else thing


class LessonPart:
    """The pages that are read before a thing is done, the last of which says what it is."""

    def __init__(self, pages: list[tuple[LessonChapter, LessonStep]]) -> None:
        self.pages = pages

    @property
    def chapter(self) -> LessonChapter:
        return self.pages[-1][0]

    @property
    def step(self) -> LessonStep:
        return self.pages[-1][1]


def fits(notation: str, patterns: list[str]) -> bool:
    """Whether an action is one of those that patterns describe."""
    return any([fnmatchcase(notation, pattern) for pattern in patterns])


def lessons() -> list[str]:
    """The names of all lessons, in the order in which they are taught."""
    return list(ORDER)


#: The lessons, in the order in which they are taught.
ORDER: tuple[str, ...] = ("first-battle", "the-foe", "second-box", "two-boxes", "first-charge", "the-wall")


@cache
def lesson(name: str) -> Lesson:
    """A lesson by its name; BadOption if there is none."""
    if name not in ORDER:
        known = ", ".join(ORDER)
        message = f"There is no lesson {name[:40]!r}; there are: {known}."
        raise BadOption(message, message="lesson-unknown", option="lesson", value=name[:40], expected=known)
    return read_lesson(name, (FOLDER / f"{name}.toml").read_text("utf-8"))


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from its text; BadLesson says what is wrong with it."""
    try:
        return Lesson(name, msgspec.toml.decode(text, type=Script))
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{name}: this is not a lesson: {error}.", name=name) from error
