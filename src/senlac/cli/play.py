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
from senlac.ai import dangers as risks
from senlac.ai.hints import hint, in_words
from senlac.ai.levels import USUAL
from senlac.cli.common import console, files_of_user, fitted, options_of_game, read_settings
from senlac.cli.menu import MenuEntry, menu
from senlac.cli.scores import keep
from senlac.examples import example, examples, next_move, position
from senlac.kernel.decision import Decision, explain
from senlac.kernel.errors import BadNotation, BadOption, SenlacError
from senlac.kernel.frames import Action
from senlac.kernel.responses import PASS
from senlac.registry import game_type, games
from senlac.rulebook.index import load, rule_directories
from senlac.session import Session
from senlac.session.days import seed_of_today
from senlac.session.preview import preview
from senlac.text import LANGUAGES, Speaker
from senlac.text.reading import Unclear, fits, read, split_word, things

#: More options than this are listed in columns.
FEW = 12
#: What can be typed besides the options; the catalogues have translations (`typed-WORD`).
WORDS = (
    "why", "hint", "show", "piles", "undo", "takeback", "log", "board", "back", "save", "resign", "help", "quit",
)  # fmt: skip


@click.command()
@click.argument("game")
@click.option(
    "--seat", "seats", multiple=True, metavar="SEAT=PLAYER", help="Who plays a seat: human, or the name of a bot."
)
@click.option("--seed", default=None, help="The seed for dice and shuffles; by default a new one each time.")
@click.option("--daily", is_flag=True, help="Play today's game, the same for everybody: the date (UTC) is the seed.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to use.")
@click.option("--iterations", type=click.IntRange(1), default=200, show_default=True, help="How long `ismcts` thinks.")
@click.option("--warnings", is_flag=True, help="Be warned of choices that put something at risk, before they are made.")
@options_of_game
@files_of_user
def command(
    game: str,
    seats: tuple[str, ...],
    seed: str | None,
    daily: bool,
    lang: str,
    iterations: int,
    warnings: bool,
    settings: tuple[str, ...],
) -> None:
    """Play GAME (the name of a game, a save to continue, or the id of a rule, for its example).

    You have the first seat, or in an example the one that is asked, and a bot takes the other, unless --seat says
    otherwise; two humans share the screen.

    \b
    senlac play fords
    senlac play fords --seat West=human --seat East=human --lang fr
    senlac play 1066 --lang fr --seat Normand=human --seat Saxon=greedy
    senlac play fords --seat West=greedy --seat East=ismcts
    senlac play 1066-solo --daily -o level=hard
    senlac play saved.senlac
    senlac play H.WEDGE.CLAIM
    """
    if daily:
        if seed is not None:
            raise BadOption("The daily game has its own seed; leave out --seed or --daily.", option="daily")
        seed = seed_of_today()
    first = 0
    if Path(game).suffix == ".senlac" or game in examples():
        if settings or seed is not None:
            raise BadOption(
                "A save or an example has its own seed and options; leave out --seed and -o.", option="seed"
            )
        if game in examples():
            session, (first, _) = position(example(game)), next_move(example(game))
        else:
            session = Session.load(game)
    else:
        session = Session.new(game, seed if seed is not None else str(time.time_ns()), **read_settings(settings))
    TerminalTable(session, _players(session, seats, iterations, first), lang, warnings).run()


def ask_for_game() -> None:
    """Offer the installed games, and play the one chosen."""
    out = console()
    names = games()
    if not names:
        out.print("No games are installed.")
        return
    for number, name in enumerate(names, 1):
        out.print(f"{number}  {game_type(name).title}")
    number = click.prompt("Play which", type=click.IntRange(1, len(names)), default=1)
    session = Session.new(names[number - 1], str(time.time_ns()))
    TerminalTable(session, _players(session, (), 200), "en").run()


def _players(session: Session, given: tuple[str, ...], iterations: int, first: int = 0) -> list[Bot | None]:
    """Who plays each seat; None is a human, who has that seat unless they choose another."""
    names = list(session.game.seats)
    chosen = dict.fromkeys(names, USUAL)
    chosen[names[first]] = "human"
    for item in given:
        seat, _, player = item.partition("=")
        match = things(session.game, "seat", seat)
        if len(match) != 1 or not player:
            message = f"Write --seat SEAT=PLAYER with a seat of this game ({', '.join(names)}), not {item!r}."
            raise BadOption(message, option="seat", value=item, expected=", ".join(names))
        chosen[names[match[0]]] = player
    return [_player(chosen[name], f"{session.seed}/{name}", iterations) for name in names]


def _player(name: str, seed: str, iterations: int) -> Bot | None:
    if name == "human":
        return None
    settings: dict[str, Any] = {"iterations": iterations} if name == "ismcts" else {}
    if name not in bots():
        raise BadOption(
            f"A seat can be played by human, {', '.join(bots())}; not by {name!r}.", option="seat", value=name
        )
    return bot(name, seed=zlib.crc32(seed.encode()), **settings)


class TerminalTable:
    """The people and bots playing a session, and the screen they share."""

    def __init__(self, session: Session, players: list[Bot | None], lang: str, warnings: bool = False) -> None:
        self.session = session
        self.players = players
        self.lang = lang
        #: Whether people are warned of choices that put something at risk.
        self.warnings = warnings
        self.out = console()
        self.told = [0] * len(players)
        self.last_human = -1
        #: The menu currently shown for the question.
        self.listed: list[MenuEntry] = []
        #: The last question for which somebody asked for a hint, and how many steps of it were given.
        self._hinted = (-1, 0)

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.session.spoken, self.lang)

    def run(self) -> None:
        """Play to the end; if somebody leaves early, the game is saved."""
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
        verdict = self.session.game.show.verdict(self.session.state, self.lang)
        if verdict:
            self.out.print(Text(verdict, style="bold"))
        if self.last_human >= 0:
            keep(self.session)

    def _next_seat(self) -> int:
        """When several seats are asked at once, bots answer first, so that people wait less."""
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
        if self._is_idle(seat, question):
            self.session.play(seat, PASS)
            return
        if self.last_human not in (seat, -1) and self.players.count(None) > 1:
            self.out.clear()
            message = "cli-hand-over" if self.session.has_secrets(seat) else "cli-hand-over-open"
            click.prompt(self.speaker.say(message, {"seat": ("seat", seat)}), default="", show_default=False)
        if self.last_human != seat:
            self.last_human = seat
        self._tell(seat)
        self._show(seat)
        self._offer(seat, question)
        while not self._dispatch(seat, question, self._read(seat)):
            pass

    def _is_idle(self, seat: int, question: Decision) -> bool:
        """Whether the only answer is to pass, with no other person at the table who could learn from the pause."""
        return self.session.in_window(seat) and question.options == [PASS] and self.players.count(None) == 1

    def _was_idle(self, seat: int) -> bool:
        """Whether the current question was passed automatically, and would be again."""
        question = self.session.decision(seat)
        return question is not None and self._is_idle(seat, question)

    def _read(self, seat: int) -> str:
        name = self.session.game.show.label("seat", seat, self.lang)
        line: str = click.prompt(name, prompt_suffix=" > ", default="", show_default=False)
        return line

    def _tell(self, seat: int) -> None:
        """Print what has happened since this seat last looked."""
        log = self.session.log(seat)
        begin = self.told[seat] if seat >= 0 else 0
        for line in log[min(begin, len(log)) :]:
            self.out.print(Text("  " + self.speaker.event(line.seen), style="dim"))
        if seat >= 0:
            self.told[seat] = len(log)

    def _show(self, seat: int) -> None:
        board = self.session.spoken.show.board(self.session.view(seat), self.lang, self.out.width - 4)
        self.out.print(Panel(Text(board), title=self.session.game.show.title(self.lang), expand=False), soft_wrap=False)

    def _offer(self, seat: int, question: Decision) -> None:
        rule = f" [{question.rule}]" if question.rule else ""
        self.out.print(Text(self.speaker.question(question) + rule, style="bold"))
        self._list(seat, question, question.options)
        self._tell_withheld(seat, question)
        suggested = self.session.suggestion(seat)
        if suggested:
            payment = ", ".join(self.speaker.option(question, it) for it in suggested)
            self.out.print(Text("  " + self.speaker.say("cli-suggested", {"payment": payment}), style="bold"))
        keys = fitted("  " + self.speaker.say("cli-keys", self._shown_here(seat)), self.out.width, "  ")
        self.out.print(Text(keys, style="dim"))

    def _list(self, seat: int, question: Decision, options: list[Action]) -> None:
        """List some options of a question with numbers, or groups of them if there are many."""
        hints = self.session.spoken.show.option_details(self.session.view(seat), question.options, self.lang)
        found = dict(zip(question.options, hints, strict=True)) if hints else {}
        self.listed = menu(self.speaker, question, options, found)
        numbered = [f"{number:>4}  {entry.text}" for number, entry in enumerate(self.listed, 1)]
        lines = [fitted(line, self.out.width, " " * 6) for line in numbered]
        listed = Columns(lines, padding=(0, 2), column_first=True) if len(lines) > FEW else "\n".join(lines)
        self.out.print(listed, soft_wrap=False)

    def _tell_withheld(self, seat: int, question: Decision) -> None:
        """Say why `done`, which usually ends this kind of question, is not offered now."""
        done: Action = ("done",)
        if done in question.options or not self.speaker.knows(f"do-done-{question.kind.replace('.', '-')}"):
            return
        reason = self.session.explain(seat, done)
        if reason is not None:
            self.out.print(Text("  " + self.speaker.reason(reason)))

    def _shown_here(self, seat: int) -> dict[str, int | str | tuple[str, int]]:
        """What commands such as `show` refer to in this game."""
        what = self.speaker.say("show-what" if self.speaker.knows("show-what") else "cli-show-what")
        return {"what": what, "piles": int(bool(self._piles(seat)))}

    def _dispatch(self, seat: int, question: Decision, line: str) -> bool:
        """Carry out what a person typed; True if the question has been answered or has changed."""
        game = self.session.spoken
        line = line.strip()
        try:
            if not line:
                return self._take_suggestion(seat, question)
            if line.isdecimal():
                return self._take(seat, question, self._entry(line))
            verb, _ = split_word(game, line, game.verbs, exact=True)
            word, rest = split_word(game, line, WORDS, "typed", exact=True)
            if word and not verb:
                return bool(getattr(self, f"_do_{word}")(seat, question, rest))
            return self._play(seat, question, read(game, line, question, self.lang))
        except Unclear as unclear:
            if unclear.fields["options"]:
                self.out.print(Text(self.speaker.say("cli-which", {"token": unclear.fields["token"]}), style="bold"))
                self._list(seat, question, unclear.fields["options"])
            else:
                self.out.print(Text(str(unclear), style="red"))
            return False
        except SenlacError as error:
            self._refuse(error)
            return False

    def _refuse(self, error: SenlacError) -> None:
        self.out.print(Text(self.speaker.refusal(error), style="red"))
        self.out.print(Text(self.speaker.say("cli-hint"), style="dim"))

    def _take(self, seat: int, question: Decision, entry: MenuEntry) -> bool:
        """Play an option, or list the options of a group."""
        if len(entry.options) > 1:
            self._list(seat, question, entry.options)
            return False
        return self._make(seat, question, [entry.options[0]])

    def _play(self, seat: int, question: Decision, action: Action) -> bool:
        """Play an action, and first the choice it requires, if any, such as the order before a move."""
        first = self._before(seat, question, action)
        return self._make(seat, question, [action] if first is None else [first, action])

    def _make(self, seat: int, question: Decision, actions: list[Action]) -> bool:
        """Play actions one after the other; False if the person is warned of them and thinks better of it."""
        if self.warnings and not self._dares(seat, question, actions):
            return False
        for action in actions:
            self.session.play(seat, action)
        return True

    def _dares(self, seat: int, question: Decision, actions: list[Action]) -> bool:
        """Say what actions put at risk, if they do, and ask."""
        found = risks.dangers(self.session.view(seat), question, actions)
        for danger in found:
            self.out.print(Text(risks.in_words(danger, self.speaker), style="bold"))
        return not found or self._confirm(self.speaker.say("warn-confirm"))

    def _before(self, seat: int, question: Decision, action: Action) -> Action | None:
        """The option that picks the subject of an action and leads to a question that offers the action."""
        game = self.session.game
        if len(action) < 2 or action[0] in {option[0] for option in question.options}:
            return None
        about = game.show.ref(game.verbs[action[0]][0], action[1])
        for option in question.options:
            if len(option) == 2 and game.show.ref(game.verbs[option[0]][0], option[1]) == about:
                after = preview(self.session.view(seat), option)
                if after is not None and explain(game.imagine(after), seat, action) is None:
                    return option
        return None

    def _take_suggestion(self, seat: int, question: Decision) -> bool:
        """Pressing Enter accepts the suggestion, if there is one."""
        suggested = self.session.suggestion(seat)
        return bool(suggested) and self._make(seat, question, suggested)

    def _entry(self, number: str) -> MenuEntry:
        """The menu entry with a number; BadNotation if there is none."""
        count = len(self.listed)
        if len(number) > 6 or not 1 <= int(number) <= count:
            sentence = f"Choose a number from 1 to {count}."
            raise BadNotation(sentence, message="cli-no-number", count=count)
        return self.listed[int(number) - 1]

    def _confirm(self, question: str) -> bool:
        """Whether a person answers yes, in any of our languages; anything else means no."""
        said = click.prompt(f"{question} {self.speaker.say('cli-yes-no')}", default="", show_default=False)
        return said.strip().lower() in ("y", "yes", "o", "oui")

    # ------------------------------------------------------------------ commands besides the options

    def _do_why(self, seat: int, question: Decision, rest: str) -> bool:
        log, line = split_word(self.session.spoken, rest, ("log",), "typed", exact=True)
        if log or not rest:
            self._why_log(seat, question, line)
            return False
        intent = self._entry(rest).options[0] if rest.isdecimal() else self._intent(seat, question, rest)
        reason = self.session.explain(seat, intent)
        may = reason is None or self._before(seat, question, intent) is not None
        self.out.print(self.speaker.say("cli-may") if may or reason is None else self.speaker.reason(reason))
        return False

    def _do_hint(self, seat: int, question: Decision, rest: str) -> bool:
        """First an idea, then what it is about, then the move."""
        if self._hinted[0] != question.serial:
            self._hinted = (question.serial, 0)
        steps = in_words(hint(self.session.view(seat), question), question, self.speaker)
        step = min(self._hinted[1], len(steps) - 1)
        self._hinted = (question.serial, step + 1)
        more = [self.speaker.say("cli-hint-more")] if step + 1 < len(steps) else []
        self.out.print(" ".join([steps[step], *more]))
        return False

    def _intent(self, seat: int, question: Decision, text: str) -> Action:
        """The action somebody asks about; if several options fit, the first of them."""
        try:
            return read(self.session.spoken, text, question, self.lang)
        except Unclear as unclear:
            if not unclear.fields["options"]:
                raise
            first: Action = unclear.fields["options"][0]
            return first

    def _why_log(self, seat: int, question: Decision, line: str) -> None:
        """The rule behind a line of the log, by its number; without a number the last rule cited, or the question's."""
        found = self.session.rule_of_line(seat, int(line) - 1 if line.isdecimal() and int(line) > 0 else -1)
        rules = load(*rule_directories())
        if not found and not line and question.rule in rules:
            found = question.rule
        if not found:
            self.out.print(self.speaker.say("cli-no-rule"))
            return
        self.out.print(self.speaker.say("cli-rule", {"rule": found, "text": rules[found].text_in(self.lang)}))

    def _do_show(self, seat: int, question: Decision, rest: str) -> bool:
        """Everything printed on a thing or visible about it, found by its name or part of it."""
        if split_word(self.session.spoken, rest, ("piles",), "typed", exact=True)[0]:
            return self._do_piles(seat, question, "")
        best: dict[str, str] = {}
        fitting = 1
        for domain in self.session.spoken.things:
            found = self._printed(seat, domain, rest)
            closest = max([how for how, _ in found.values()], default=0)
            if closest > fitting or (closest == fitting and not best):
                fitting = closest
                best = {name: printed for name, (how, printed) in found.items() if how == closest}
        if not best:
            self.out.print(self.speaker.say("cli-no-such-thing", {"name": rest}))
        elif len(set(best.values())) > 1:
            self.out.print(self.speaker.say("reading-which", {"token": rest, "names": ", ".join(best)}))
        else:
            self._frame(next(iter(best.values())))
        return False

    def _printed(self, seat: int, domain: str, typed: str) -> dict[str, tuple[int, str]]:
        """The things in a domain that may be meant: for each name, how well it fits and its description."""
        game = self.session.spoken
        view = self.session.view(seat)
        found: dict[str, tuple[int, str]] = {}
        for thing in things(game, domain, typed):
            printed = game.show.describe(domain, thing, self.lang) or game.show.look(view, domain, thing, self.lang)
            if printed:
                found[game.show.label(domain, thing, self.lang)] = (fits(game, domain, thing, typed), printed)
        return found

    def _frame(self, text: str) -> None:
        self.out.print(Panel(Text(fitted(text, self.out.width - 4)), expand=False), soft_wrap=False)

    def _piles(self, seat: int) -> str:
        return self.session.spoken.show.piles(self.session.view(seat), self.lang, self.out.width - 4)

    def _do_piles(self, seat: int, question: Decision, rest: str) -> bool:
        """All cards in the face-up piles, in order."""
        self._frame(self._piles(seat) or self.speaker.say("cli-no-piles"))
        return False

    def _do_back(self, seat: int, question: Decision, rest: str) -> bool:
        """List all choices of the question again."""
        self._offer(seat, question)
        return False

    def _do_undo(self, seat: int, question: Decision, rest: str) -> bool:
        """Undo the last choice, or with `all` everything since the last die roll or somebody else's choice."""
        everything = split_word(self.session.spoken, rest, ("all",), "typed", exact=True)[0]
        self.session.undo(seat)
        while self.session.can_undo(seat) and (everything or self._was_idle(seat)):
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
        here = self._shown_here(seat)
        cites = any("rule" in domains for domains in self.session.game.events.values())
        parts = ["choose", "why", "cited" if cites else "rule", "hint", "show", *(["piles"] if here["piles"] else [])]
        parts += ["undo", "takeback", "log", "save", "leave"]
        for part in parts:
            self.out.print("  " + self.speaker.say("cli-help", here, part))
        return False

    def _do_quit(self, seat: int, question: Decision, rest: str) -> bool:
        raise _Leave

    def _leave(self) -> None:
        """Save the game in the user's data folder or, failing that, in the current folder."""
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
    """Somebody left the table."""
