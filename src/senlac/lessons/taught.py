"""A session that teaches: it knows how far somebody has come, what is accepted now, and what the opponent does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from senlac.kernel.errors import SenlacError
from senlac.kernel.frames import OPS, Action, Chance, ChanceOutcome, ask_of
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.responses import PASS, Respond
from senlac.kernel.rng import Dice
from senlac.lessons.lesson import SEED, Lesson, LessonPart, fits, lesson, lessons, words
from senlac.lessons.opening import arranged, opening, unasked
from senlac.session import Session
from senlac.session.journal import Decided, Drawn, JournalEntry


class WrongChoice(SenlacError):
    """Legal, but not what the lesson is about now. `answer` says why."""

    code = "lesson"

    def __init__(self, sentence: str, lesson: Lesson, part: LessonPart, **fields: Any) -> None:
        super().__init__(sentence, **fields)
        self.lesson = lesson
        self.part = part

    def answer(self, lang: str) -> str:
        """What a lesson answers to this choice."""
        chapter, step = self.part.pages[-1]
        return self.lesson.say(lang, chapter.id, step.id, attribute="no") or words("lesson-not-now", lang)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come: the number of the part, and the journal's length at the start of every part so far."""

    number: int
    begun: list[int]
    #: How much of their script the opponent has played in this part.
    foe: int


class TaughtSession(Session):
    """A lesson in progress. How far it has come follows from the journal, so it can be undone like anything else."""

    def __init__(self, taught: Lesson, journal: list[JournalEntry] | None = None, version: int = 0) -> None:
        self.lesson = taught
        super().__init__(taught.game, Dice.seeded(taught.script.seed), taught.seed, journal, version)

    @classmethod
    def begin(cls, name: str) -> TaughtSession:
        """Begin a lesson by its name."""
        found = lesson(name)
        return cls(found, list(opening(found)))

    # ------------------------------------------------------------------ how far it has come

    @property
    def place(self) -> Progress:
        parts = self.lesson.parts
        number, foe = 0, 0
        begun = [len(opening(self.lesson))]
        for at, entry in enumerate(self.journal):
            if at < begun[0] or not isinstance(entry, Decided) or number == len(parts) - 1:
                continue
            step = parts[number].step
            if entry.seat != self.lesson.seat:
                foe += int(foe < len(step.foe) and entry.do == self._canonical(step.foe[foe]))
                continue
            if not step.lasts(entry.ask):
                number, foe = number + 1, 0
                begun.append(at)
            if parts[number].step.ends_with(entry.do) and not _is_idle(entry):
                number, foe = number + 1, 0
                begun.append(at + 1)
        if self.lesson.seat in self.asked and not parts[number].step.lasts(ask_of(self._state).kind):
            return Progress(number + 1, [*begun, len(self.journal)], 0)
        return Progress(number, begun, foe)

    @property
    def part(self) -> LessonPart:
        """What is to be read and done now; after the game's end, the last pages."""
        return self.lesson.parts[-1 if self.outcome else self.place.number]

    @property
    def over(self) -> bool:
        """Whether everything has been taught; the game may go on."""
        return self.part is self.lesson.parts[-1]

    def _canonical(self, notation: str) -> str:
        return to_text(self.game, from_text(self.game, notation))

    # ------------------------------------------------------------------ what is accepted

    def play(self, seat: int, action: Action | str, serial: int | None = None) -> Action:
        """As in any session; what is legal but not accepted now is a WrongChoice."""
        intent = self._action(action)
        if seat == self.lesson.seat and self.explain(seat, intent) is None and not self.accepts(intent):
            part = self.part
            answer = self.lesson.say("en", part.chapter.id, part.step.id, attribute="no")
            raise WrongChoice(answer or words("lesson-not-now", "en"), self.lesson, part)
        return super().play(seat, action, serial)

    def accepts(self, action: Action) -> bool:
        """Whether the lesson lets its learner do a legal thing now."""
        return action in self.accepted()

    def accepted(self) -> list[Action]:
        """All that the lesson lets its learner do now; empty if they are not asked anything."""
        question = self.decision(self.lesson.seat)
        if question is None:
            return []
        step = self.part.step
        if step.is_page:
            return question.options
        meant = [action for action in question.options if step.accepts(to_text(self.game, action))]
        # Where a step is about something, what goes without saying elsewhere is wrong.
        return meant or [action for action in question.options if self._is_aside(action)]

    def _is_aside(self, action: Action) -> bool:
        if self.in_window(self.lesson.seat) and action == PASS:
            return True
        return fits(to_text(self.game, action), self.lesson.script.aside)

    def shown(self) -> list[Action]:
        """What is done for somebody who asks to be shown; empty if they are not asked anything."""
        accepted = self.accepted()
        step = self.part.step
        for pattern in (*step.until, *step.do):
            for action in accepted:
                if fits(to_text(self.game, action), [pattern]):
                    return [action]
        return [unasked(accepted, self.suggestion(self.lesson.seat))] if accepted else []

    # ------------------------------------------------------------------ the opponent

    def reply(self, seat: int) -> Action:
        """What the opponent does: the next move of the script if it can be played, or else as little as possible."""
        question = self.decision(seat)
        assert question is not None
        place = self.place
        for move in self.lesson.parts[place.number].step.foe[place.foe :][:1]:
            action = from_text(self.game, move)
            if action in question.options:
                return action
        return unasked(question.options, self.suggestion(seat))

    # ------------------------------------------------------------------ back

    def step_back(self) -> None:
        """Back to the start of this part or, from there, of the one before."""
        begun = self.place.begun
        mine = [entry for entry in self.journal[begun[-1] :] if isinstance(entry, Decided)]
        moved = [entry for entry in mine if entry.seat == self.lesson.seat and not _is_idle(entry)]
        self._replay(self.journal[: begun[-1] if moved or len(begun) == 1 else begun[-2]])

    def restart(self) -> None:
        """Back to the beginning."""
        self._replay(list(opening(self.lesson)))

    def _draw_chance(self) -> None:
        # Whoever steps back sees the same dice again.
        self.rng = Dice.seeded(f"{self.lesson.script.seed} {len(self.journal)}")
        super()._draw_chance()

    def _outcome(self, chance: Chance[Any]) -> ChanceOutcome:
        """As the step has it, or whatever falls."""
        place = self.place
        since = self.journal[place.begun[-1] :]
        fallen = len([entry for entry in since if isinstance(entry, Drawn) and entry.chance == chance.kind])
        for fall in self.lesson.parts[place.number].step.dice.get(chance.kind, [])[fallen:]:
            return arranged(self.lesson, self._state, chance, fall)
        return super()._outcome(chance)


def _is_idle(entry: Decided) -> bool:
    """Whether a decision was to let a Response window pass, which may happen by itself."""
    return entry.do == PASS[0] and any([isinstance(op, Respond) and op.kind == entry.ask for op in OPS])


def is_lesson(seed: str) -> bool:
    """Whether a seed is that of a lesson's games."""
    return seed.startswith(SEED)


def taught(game: str, seed: str, journal: list[JournalEntry]) -> Lesson | None:
    """The lesson that a stored game is, if it began like one."""
    name = seed.removeprefix(SEED)
    if not is_lesson(seed) or name not in lessons() or lesson(name).script.game != game:
        return None
    begun = list(opening(lesson(name)))
    return lesson(name) if journal[: len(begun)] == begun else None
