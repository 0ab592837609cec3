"""`senlac play`: a game in the terminal, people and bots at one table."""

from __future__ import annotations

import secrets
import time
import zlib
from pathlib import Path
from typing import Any

import click
from platformdirs import user_data_path
from rich.columns import Columns
from rich.panel import Panel
from rich.text import Text

from senlac.ai import Bot, bot, bots
from senlac.cli.common import console, files_of_user, options_of_game, read_settings
from senlac.cli.scores import keep
from senlac.kernel.decision import Decision
from senlac.kernel.errors import BadNotation, BadOption, SenlacError
from senlac.kernel.frames import Action
from senlac.kernel.notation import from_text
from senlac.registry import game_type, games
from senlac.rulebook.index import load, rule_directories
from senlac.session import Session
from senlac.session.days import seed_of_today
from senlac.text import LANGUAGES, Speaker

#: More options than this are listed in columns.
FEW = 12


@click.command()
@click.argument("game")
@click.option("--seat", "seats", multiple=True, metavar="SEAT=PLAYER", help="Who plays a seat: human, or a bot's name.")
@click.option("--seed", default=None, help="The seed of the lots; by default a new one every time.")
@click.option("--daily", is_flag=True, help="The day's game, the same for everybody: today's date (UTC) is the seed.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to speak.")
@click.option("--iterations", type=click.IntRange(1), default=200, show_default=True, help="How long `ismcts` thinks.")
@options_of_game
@files_of_user
def command(
    game: str,
    seats: tuple[str, ...],
    seed: str | None,
    daily: bool,
    lang: str,
    iterations: int,
    settings: tuple[str, ...],
) -> None:
    """Play GAME (its name, or a save to go on with).

    The first seat is yours and a bot takes the others, unless --seat says otherwise; two humans share the screen.

    \b
    senlac play fords
    senlac play fords --seat West=human --seat East=human --lang fr
    senlac play fords --seat West=greedy --seat East=ismcts
    senlac play 1066-solo --daily -o level=hard
    senlac play saved.senlac
    """
    if daily:
        if seed is not None:
            raise BadOption("The day's game has its own seed; leave out --seed or --daily.", option="daily")
        seed = seed_of_today()
    if Path(game).suffix == ".senlac":
        if settings or seed is not None:
            raise BadOption("A save has its own seed and options; leave out --seed and -o.", option="seed")
        session = Session.load(game)
    else:
        session = Session.new(game, seed if seed is not None else str(time.time_ns()), **read_settings(settings))
    Table(session, _players(session, seats, iterations), lang).run()


def menu() -> None:
    """Offer what is installed, and play it."""
    out = console()
    names = games()
    if not names:
        out.print("No games are installed.")
        return
    for number, name in enumerate(names, 1):
        out.print(f"{number}  {game_type(name).title}")
    number = click.prompt("Play which", type=click.IntRange(1, len(names)), default=1)
    session = Session.new(names[number - 1], str(time.time_ns()))
    Table(session, _players(session, (), 200), "en").run()


def _players(session: Session, given: tuple[str, ...], iterations: int) -> list[Bot | None]:
    """Who plays each seat; None is a human."""
    names = list(session.game.seats)
    chosen = dict.fromkeys(names, "greedy")
    chosen[names[0]] = "human"
    for item in given:
        seat, _, player = item.partition("=")
        match = [name for name in names if name.casefold() == seat.casefold()]
        if not match or not player:
            message = f"Write --seat SEAT=PLAYER with a seat of this game ({', '.join(names)}), not {item!r}."
            raise BadOption(message, option="seat", value=item, expected=", ".join(names))
        chosen[match[0]] = player
    return [_player(chosen[name], f"{session.seed}/{name}", iterations) for name in names]


def _player(name: str, seed: str, iterations: int) -> Bot | None:
    if name == "human":
        return None
    settings: dict[str, Any] = {"iterations": iterations} if name == "ismcts" else {}
    if name not in bots():
        raise BadOption(f"A seat is played by human, {', '.join(bots())}; not by {name!r}.", option="seat", value=name)
    return bot(name, seed=zlib.crc32(seed.encode()), **settings)


class Table:
    """The people and bots around a session, and the screen between them."""

    def __init__(self, session: Session, players: list[Bot | None], lang: str) -> None:
        self.session = session
        self.players = players
        self.lang = lang
        self.out = console()
        self.told = [0] * len(players)
        self.last_human = -1

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.session.spoken, self.lang)

    def run(self) -> None:
        """Play to the end; whoever leaves before it finds the game saved."""
        try:
            while self.session.outcome is None:
                seat = self._next_seat()
                player = self.players[seat]
                if player is None:
                    self._ask(seat)
                else:
                    self._think(seat, player)
        except (_Leave, click.Abort, KeyboardInterrupt, EOFError):
            self._leave()
            return
        self._tell(self.last_human)
        self._show(self.last_human)
        verdict = self.session.game.verdict(self.session.state, self.lang)
        if verdict:
            self.out.print(Text(verdict, style="bold"))
        if self.last_human >= 0:
            keep(self.session)

    def _next_seat(self) -> int:
        """Of several seats asked at once a bot answers first, so that people wait less."""
        waiting = self.session.asked
        return next((seat for seat in waiting if self.players[seat] is not None), waiting[0])

    def _think(self, seat: int, player: Bot) -> None:
        question = self.session.decision(seat)
        assert question is not None
        with self.out.status(self.speaker.say("cli-thinks", {"seat": ("seat", seat)})):
            action = player.choose(self.session.view(seat), question)
        self.session.play(seat, action)

    # ------------------------------------------------------------------ people

    def _ask(self, seat: int) -> None:
        question = self.session.decision(seat)
        assert question is not None
        if self.last_human not in (seat, -1) and self.players.count(None) > 1:
            self.out.clear()
            click.prompt(self.speaker.say("cli-hand-over", {"seat": ("seat", seat)}), default="", show_default=False)
        if self.last_human != seat:
            self.last_human = seat
        self._tell(seat)
        self._show(seat)
        self._offer(seat, question)
        while not self._obey(seat, question, self._read(seat)):
            pass

    def _read(self, seat: int) -> str:
        name = self.session.game.label("seat", seat, self.lang)
        line: str = click.prompt(name, prompt_suffix=" > ", default="", show_default=False)
        return line

    def _tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        log = self.session.log(seat)
        begin = self.told[seat] if seat >= 0 else 0
        for line in log[min(begin, len(log)) :]:
            self.out.print(Text("  " + self.speaker.event(line.seen), style="dim"))
        if seat >= 0:
            self.told[seat] = len(log)

    def _show(self, seat: int) -> None:
        board = self.session.spoken.board(self.session.view(seat), self.lang, self.out.width - 4)
        self.out.print(Panel(Text(board), title=self.session.game.called(self.lang), expand=False), soft_wrap=False)

    def _offer(self, seat: int, question: Decision) -> None:
        rule = f" [{question.rule}]" if question.rule else ""
        self.out.print(Text(self.speaker.question(question) + rule, style="bold"))
        hints = self.session.spoken.foresee(self.session.view(seat), question.options, self.lang)
        lines = [f"{number:>4}  {self.speaker.option(question, it)}" for number, it in enumerate(question.options, 1)]
        lines = [f"{line}  {hint}" for line, hint in zip(lines, hints, strict=True)] if hints else lines
        listed = Columns(lines, padding=(0, 2), column_first=True) if len(lines) > FEW else "\n".join(lines)
        self.out.print(listed, soft_wrap=False)
        suggested = self.session.suggestion(seat)
        if suggested:
            payment = ", ".join(self.speaker.option(question, it) for it in suggested)
            self.out.print(Text("  " + self.speaker.say("cli-suggested", {"payment": payment}), style="bold"))
        self.out.print(Text("  " + self.speaker.say("cli-keys"), style="dim"), soft_wrap=False)

    def _obey(self, seat: int, question: Decision, line: str) -> bool:
        """Do what a person typed; True if the question is answered or has changed."""
        word, _, rest = line.strip().partition(" ")
        try:
            if not word:
                return self._take_suggestion(seat)
            if word.isdecimal() and not rest:
                self.session.play(seat, self._option(question, word))
                return True
            verb = getattr(self, f"_do_{word.lower()}", None) if word not in self.session.game.verbs else None
            if verb is not None:
                return bool(verb(seat, question, rest.strip()))
            self.session.play(seat, line)
        except SenlacError as error:
            self.out.print(Text(self.speaker.refusal(error), style="red"))
            self.out.print(Text(self.speaker.say("cli-hint"), style="dim"))
            return False
        return True

    def _take_suggestion(self, seat: int) -> bool:
        """Enter alone carries out what is suggested, if anything is."""
        suggested = self.session.suggestion(seat)
        for action in suggested:
            self.session.play(seat, action)
        return bool(suggested)

    def _option(self, question: Decision, number: str) -> Action:
        """The option of a number; BadNotation if there is none."""
        count = len(question.options)
        if len(number) > 6 or not 1 <= int(number) <= count:
            sentence = f"Choose a number from 1 to {count}."
            raise BadNotation(sentence, message="cli-no-number", count=count)
        return question.options[int(number) - 1]

    def _confirm(self, question: str) -> bool:
        """Whether a person says yes, in any of our languages; anything else is no."""
        said = click.prompt(f"{question} {self.speaker.say('cli-yes-no')}", default="", show_default=False)
        return said.strip().lower() in ("y", "yes", "o", "oui")

    # ------------------------------------------------------------------ words beside the options

    def _do_why(self, seat: int, question: Decision, rest: str) -> bool:
        if not rest or rest.split()[0] == "log":
            self._why_log(seat, rest.removeprefix("log").strip())
            return False
        intent = self._option(question, rest) if rest.isdecimal() else from_text(self.session.game, rest)
        reason = self.session.explain(seat, intent)
        self.out.print(self.speaker.reason(reason) if reason else self.speaker.say("cli-may"))
        return False

    def _why_log(self, seat: int, line: str) -> None:
        """The rule that a line of the log followed, by its number in `log`; without one, the last."""
        found = self.session.rule_of_line(seat, int(line) - 1 if line.isdecimal() and int(line) > 0 else -1)
        if not found:
            self.out.print(self.speaker.say("cli-no-rule"))
            return
        entry = load(*rule_directories())[found]
        self.out.print(self.speaker.say("cli-rule", {"rule": found, "text": entry.text_in(self.lang)}))

    def _do_show(self, seat: int, question: Decision, rest: str) -> bool:
        """Everything that is printed on a thing or to be seen of it, by its name or a part of it."""
        game = self.session.spoken
        view = self.session.view(seat)
        wanted = rest.casefold()
        for domain in game.things:
            for thing in range(len(game.things[domain])):
                printed = game.describe(domain, thing, self.lang) or game.look(view, domain, thing, self.lang)
                called = (game.names(domain)[thing], game.label(domain, thing, self.lang))
                if printed and wanted and any(wanted in name.casefold() for name in called):
                    self.out.print(Panel(Text(printed), expand=False), soft_wrap=False)
                    return False
        self.out.print(self.speaker.say("cli-no-such-card", {"name": rest}))
        return False

    def _do_undo(self, seat: int, question: Decision, rest: str) -> bool:
        """The last choice, or with `all` everything since the last die or the last choice of somebody else."""
        self.session.undo(seat)
        while rest == "all" and self.session.can_undo(seat):
            self.session.undo(seat)
        self.told[seat] = min(self.told[seat], len(self.session.log(seat)))
        return True

    def _do_takeback(self, seat: int, question: Decision, rest: str) -> bool:
        """Bots always agree; another person at this screen is asked."""
        self.session.ask_takeback(seat)
        for other, player in enumerate(self.players):
            if other == seat:
                continue
            asked = self.speaker.say("cli-agree", {"seat": ("seat", other)})
            if player is None and not self._confirm(asked):
                return False
            self.session.agree_takeback(other)
        self.told = [0] * len(self.players)
        return True

    def _do_log(self, seat: int, question: Decision, rest: str) -> bool:
        for number, line in enumerate(self.session.log(seat), 1):
            self.out.print(f"{number:>4}  {self.speaker.event(line.seen)}")
        return False

    def _do_board(self, seat: int, question: Decision, rest: str) -> bool:
        self._show(seat)
        self._offer(seat, question)
        return False

    def _do_save(self, seat: int, question: Decision, rest: str) -> bool:
        path = Path(rest or "game").expanduser()
        if path.suffix != ".senlac":
            path = path.parent / f"{path.name or 'game'}.senlac"
        if path.exists() and not self._confirm(self.speaker.say("cli-overwrite", {"path": str(path)})):
            return False
        try:
            self.session.save(path)
        except OSError as error:
            self.out.print(self.speaker.say("cli-not-saved", {"path": str(path), "why": error.strerror or ""}))
            return False
        self.out.print(self.speaker.say("cli-saved", {"path": str(path)}))
        return False

    def _do_resign(self, seat: int, question: Decision, rest: str) -> bool:
        if self._confirm(self.speaker.say("cli-resign")):
            self.session.resign(seat)
            return True
        return False

    def _do_help(self, seat: int, question: Decision, rest: str) -> bool:
        self.out.print(self.speaker.say("cli-help"))
        return False

    def _do_quit(self, seat: int, question: Decision, rest: str) -> bool:
        raise _Leave

    def _leave(self) -> None:
        """Save the game among the user's own data or, failing that, in the current folder."""
        name = f"{self.session.game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.senlac"
        try:
            path = user_data_path("senlac") / "saves" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            self.session.save(path)
        except OSError:
            path = Path(name)
            self.session.save(path)
        self.out.print("")
        self.out.print(self.speaker.say("cli-left", {"path": str(path)}))


class _Leave(Exception):
    """Somebody leaves the table."""
