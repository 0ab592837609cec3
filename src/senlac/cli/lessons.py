"""`senlac lessons`: learn by playing, in the terminal."""

from __future__ import annotations

import secrets

import click
from rich.panel import Panel
from rich.text import Text

from senlac.ai import Bot, bot
from senlac.cli.common import console
from senlac.cli.play import TerminalTable
from senlac.kernel.decision import Decision
from senlac.kernel.errors import SenlacError
from senlac.kernel.rng import Dice
from senlac.lessons import Lesson, TaughtSession, WrongChoice, lesson, lessons
from senlac.session import Session
from senlac.text import LANGUAGES, without_a_game
from senlac.text.reading import split_word

#: What can be typed in a lesson besides the rest; the catalogues have translations (`typed-WORD`).
WORDS = ("demo", "back", "restart", "skip")
LANG = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to use."
)


@click.group(invoke_without_command=True)
@LANG
@click.pass_context
def command(ctx: click.Context, lang: str) -> None:
    """List the lessons, or play one.

    \b
    senlac lessons
    senlac lessons play first-battle
    senlac lessons play first-battle --lang fr
    """
    if ctx.invoked_subcommand is not None:
        return
    out = console()
    for name in lessons():
        found = lesson(name)
        minutes = without_a_game(lang).say("cli-lesson-minutes", {"minutes": found.script.minutes})
        out.print(Text(f"{name:20} {found.title(lang)} ({minutes})", style="bold"))
        out.print(Text(f"{'':20} {found.blurb(lang)}"))


@command.command()
@click.argument("name")
@LANG
def play(name: str, lang: str) -> None:
    """Play the lesson NAME."""
    session = TaughtSession.begin(name)
    players = [None if seat == session.lesson.seat else bot("greedy") for seat in range(len(session.game.seats))]
    LessonTable(session, players, lang).run()


class LessonTable(TerminalTable):
    """A table at which somebody learns; whoever skips the lesson plays on against a bot."""

    #: The part of the lesson that was told last.
    told_part = -1

    def run(self) -> None:
        # What led to the position is no news.
        self.told = [len(self.session.log(seat)) for seat in range(len(self.told))]
        super().run()
        if isinstance(self.session, TaughtSession) and self.session.over:
            self._speak(self.session)

    def _think(self, seat: int, player: Bot) -> None:
        if isinstance(self.session, TaughtSession):
            self.session.play(seat, self.session.reply(seat))
        else:
            super()._think(seat, player)

    def _offer(self, seat: int, question: Decision) -> None:
        super()._offer(seat, question)
        if isinstance(self.session, TaughtSession):
            self._speak(self.session)
            self.out.print(Text("  " + self.speaker.say("cli-lesson-keys"), style="dim"))

    def _speak(self, session: TaughtSession) -> None:
        """The pages of a part when it begins, and the one thing to do now."""
        taught, part, number = session.lesson, session.part, session.place.number
        pages = part.pages if number != self.told_part else part.pages[-1:]
        self.told_part = number
        told = "\n\n".join([taught.say(self.lang, chapter.id, step.id) for chapter, step in pages])
        do = taught.say(self.lang, part.chapter.id, part.step.id, attribute="do")
        text = Text(told.replace("*", ""))
        if do:
            text.append(f"\n\n➜ {do}", style="bold green")
        title = _title(taught, session, self.lang)
        self.out.print(Panel(text, title=title, width=min(72, self.out.width)), soft_wrap=False)

    def _dispatch(self, seat: int, question: Decision, line: str) -> bool:
        session = self.session
        word, _ = split_word(session.spoken, line, WORDS, "typed", exact=True)
        if not word or not isinstance(session, TaughtSession):
            return super()._dispatch(seat, question, line)
        if word == "demo":
            for action in session.shown():
                session.play(seat, action)
        elif word == "skip":
            self.session = Session(session.game, Dice.seeded(secrets.token_hex()), "", list(session.journal))
        else:
            (session.restart if word == "restart" else session.step_back)()
            self.told_part = -1
        self.told[seat] = min(self.told[seat], len(self.session.log(seat)))
        return True

    def _refuse(self, error: SenlacError) -> None:
        if isinstance(error, WrongChoice):
            self.out.print(Text(error.answer(self.lang), style="yellow"))
        else:
            super()._refuse(error)


def _title(taught: Lesson, session: TaughtSession, lang: str) -> str:
    chapters = taught.script.chapter
    chapter = session.part.chapter
    return f"{taught.title(lang)} · {chapters.index(chapter) + 1}/{len(chapters)} {taught.say(lang, chapter.id)}"
