"""Lessons: a real game from a prepared position, in which an opponent follows a script and every step says what to do.

A lesson is a file (`first-battle.toml`); what it says is in the catalogues in `text`. `TaughtSession` plays it.
"""

from senlac.lessons.lesson import BadLesson, Lesson, lesson, lessons
from senlac.lessons.taught import TaughtSession, WrongChoice, is_lesson, taught

__all__ = ["BadLesson", "Lesson", "TaughtSession", "WrongChoice", "is_lesson", "lesson", "lessons", "taught"]
