"""`senlac foe`: runs the Foe of the solo game for a table with real cards, from short typed lines."""

from __future__ import annotations

from pathlib import Path

import click

from senlac.cli.common import console, files_of_user, options_of_game, read_settings
from senlac.games.hebs.companion import CompanionGame
from senlac.games.hebs.rules.solo.abilities import FOE, PLAYER
from senlac.kernel.decision import Decision
from senlac.kernel.errors import BadNotation, BadOption, SenlacError
from senlac.kernel.frames import Action
from senlac.rulebook.index import load, rule_directories
from senlac.session import Session
from senlac.session.journal import Decided
from senlac.text import LANGUAGES, Speaker
from senlac.text.reading import split_word, thing, things, words_of

#: The questions that are answered by reporting something, not by a number.
TELLING = ("companion.told", "companion.revealed")
#: Commands for changes on the table.
CHANGES = ("my", "move", "hit", "heal", "gone", "tire", "ready")
#: All commands that a line may start with; the catalogues have translations (`word-foe-WORD`).
WORDS = (*CHANGES, "claim", "final", "pass", "over", "table", "why", "undo", "save", "help", "quit")


@click.command()
@click.argument("game", default="1066-foe")
@click.option("--leader", default="w2", show_default=True, help="The wedge your Leader is in.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to use.")
@options_of_game
@files_of_user
def command(game: str, leader: str, lang: str, settings: tuple[str, ...]) -> None:
    """Run the Foe for a game with real cards: its dial, its placement, its priorities.

    You play at the table and enter the changes that matter to the Foe: which of your cards are where. After each of
    your turns, reveal the top card of the Foe's deck and type its name, or part of it. Senlac tells you what the Foe
    does with it and under which rule. Just press Enter to see whether the Foe draws a card at all. GAME is 1066-foe,
    1565-foe, or a saved table.

    \b
    great fyrd            the top card of the Foe's deck
    my archers w1         you have played a card to wedge 1; my papal banner on william
    move archers w2       a card in play has moved
    hit archers 2         2 damage on a card, yours or the Foe's; heal archers 1
    gone archers          a card has left the table
    tire / ready archers  a card is Tired, or Ready again
    claim w1 me           you have claimed a wedge; claim w1 foe
    final me              you have reached the final Objective; final foe
    pass                  you pass: Range attacks, one more card, the dial moves
    over                  the Foe's deck ran out: turn its discard pile over, and its turn is skipped
    table                 show the table as Senlac knows it
    why                   the full text of the rule behind the Foe's last step
    undo                  take back the last line and everything it caused
    save FILE             save this table; senlac foe FILE continues it
    help, quit

    You can shorten the names of cards and places, and use English or French for them and for these commands.

    \b
    senlac foe -o opponent=saxon -o faction=norman -o level=hard --leader w1
    """
    if Path(game).suffix or Path(game).is_file():
        session = Session.load(game)
    else:
        session = Session.new(game, "0", **read_settings(settings))
    if not isinstance(session.game, CompanionGame):
        raise BadOption(f"{game} is not a Foe for a real table; use 1066-foe or 1565-foe.", option="game", value=game)
    Desk(session, session.game, lang).run(leader)


class Desk:
    """The player's real table as reported so far, and the screen."""

    def __init__(self, session: Session, game: CompanionGame, lang: str) -> None:
        self.session = session
        self.game = game
        self.lang = lang
        self.speaker = Speaker(session.spoken, lang)
        self.out = console()
        self.told = 0
        #: For each line that made decisions, how many there were before it.
        self.before: list[int] = []
        self.open = True

    def run(self, leader: str) -> None:
        """Read lines until the player leaves; neither mistakes nor the end of the game stop it."""
        if not self.session.journal:
            self.dispatch(f"place {leader}")
            self.before.clear()
        self.tell()
        while self.open:
            self.prompt()
            try:
                line = click.prompt("", prompt_suffix="> ", default="", show_default=False).strip()
            except click.Abort:
                return
            self.dispatch(line)
            self.tell()

    def dispatch(self, line: str) -> None:
        """Do what a line says, or none of it and say why not."""
        made = self.decisions
        try:
            self.carry_out(line)
        except SenlacError as error:
            self.take_back_to(made)
            self.out.print(self.speaker.refusal(error))
        if self.decisions > made:
            self.before.append(made)

    def carry_out(self, line: str) -> None:
        word, rest = split_word(self.game, line, (*WORDS, "place"), "word-foe", exact=True)
        if word in CHANGES:
            self.change(word, rest)
        elif word:
            getattr(self, f"do_{word}")(rest)
        else:
            self.answer(line)

    @property
    def decisions(self) -> int:
        return sum(isinstance(entry, Decided) for entry in self.session.journal)

    # ------------------------------------------------------------ questions

    @property
    def question(self) -> Decision:
        """The current question; BadNotation if the game is over and there is none."""
        found = self.session.decision(PLAYER)
        if found is None:
            raise self.unclear("companion-ended")
        return found

    def unclear(self, message: str) -> BadNotation:
        return BadNotation(self.speaker.say(message))

    def prompt(self) -> None:
        """Print the question: what happened, which card is next, or a choice that the rules leave to the player."""
        if self.session.outcome is not None:
            self.say("companion-ended")
            return
        asked = self.question
        if asked.kind == "companion.told":
            data = self.session.view(PLAYER).data
            dial = data["dial"]
            self.say("companion-status", round=data["round"], dial=dial["shows"], has=dial["resources"])
        elif asked.kind == "companion.revealed":
            self.say("companion-next-card")
        else:
            self.out.print(self.speaker.question(asked))
            for number, option in enumerate(asked.options, 1):
                self.out.print(f"{number:>4}  {self.speaker.option(asked, option)}")

    def answer(self, line: str) -> None:
        """A line that is not a command: the number of a choice, the Foe's card, or nothing for the Foe's turn."""
        asked = self.question
        if asked.kind not in TELLING:
            self.session.play(PLAYER, self.choice(asked, line))
        elif line:
            self.session.play(PLAYER, ("reveal", self.card(line, "reveal")))
        elif any(option[0] == "reveal" or option == ("over",) for option in asked.options):
            raise self.unclear("companion-reveal")
        else:
            self.session.play(PLAYER, asked.options[0])

    def choice(self, asked: Decision, line: str) -> Action:
        """The option with that number or name."""
        if line.isdecimal() and 1 <= int(line) <= len(asked.options):
            return asked.options[int(line) - 1]
        named = [option for option in asked.options if option[0] == "target"]
        found = things(self.game, "element", line, [option[1] for option in named]) if line else []
        if len(found) != 1:
            raise self.unclear("companion-choose")
        return ("target", found[0])

    # ------------------------------------------------------------ finding things

    def card(self, name: str, *verbs: str) -> int:
        """The card with that name: one of those currently offered if any fits, otherwise any card."""
        offered = {option[1] for option in self.question.options if option[0] in verbs}
        found = things(self.game, "card", name, sorted(offered))
        among = offered if found else range(self.game.box.count)
        return thing(self.game, "card", name, self.lang, sorted(among))

    def place(self, name: str) -> int | None:
        """The wedge or frontier with that name, if there is one."""
        found = things(self.game, "wedge", name)
        return found[0] if len(found) == 1 else None

    def change(self, word: str, rest: str) -> None:
        """Something changes on the table: `my archers w1`, `hit archers 2`, `gone archers`."""
        name, _, last = rest.rpartition(" ")
        if word in ("hit", "heal"):
            counted = bool(name) and last.isdecimal()
            card = self.card(name if counted else rest, word)
            self.damage(word, card, int(last) if counted else 1)
        elif word == "move":
            wedge = self.place(last) if name else None
            if wedge is None:
                raise self.unclear("companion-where")
            self.session.play(PLAYER, ("shift", self.card(name, "shift"), wedge))
        elif word == "my":
            self.session.play(PLAYER, self.arrival(rest))
        else:
            self.session.play(PLAYER, (word, self.card(rest, word)))

    def damage(self, word: str, card: int, times: int) -> None:
        """Add or remove damage, but no more than the card can take."""
        self.session.play(PLAYER, (word, card))
        for _ in range(times - 1):
            if self.session.outcome is None and (word, card) in self.question.options:
                self.session.play(PLAYER, (word, card))

    def arrival(self, rest: str) -> Action:
        """A card that the player has played: to a place, on something, or to the reserve."""
        for on in words_of(self.game, "on", "word-foe"):
            name, found, host = rest.rpartition(f" {on} ")
            if found and things(self.game, "card", name):
                return ("attach", self.card(name, "attach"), self.host(host))
        words = rest.split()
        # The longest name of a place at the end, as in "my archers st elmo".
        for count in range(min(4, len(words) - 1), 0, -1):
            wedge = self.place(" ".join(words[-count:]))
            name = " ".join(words[:-count])
            if wedge is not None and things(self.game, "card", name):
                return ("lay", self.card(name, "lay"), wedge)
        card = self.card(rest, "store")
        if self.game.box.is_army[card]:
            raise self.unclear("companion-where")
        return ("store", card)

    def host(self, name: str) -> int:
        """What an attachment goes on: a place, or a card in play."""
        wedge = self.place(name)
        return self.game.box.count + wedge if wedge is not None else self.card(name, "hit")

    # ------------------------------------------------------------ output

    def tell(self) -> None:
        log = self.session.log(PLAYER)
        for line in log[self.told :]:
            self.out.print("  " + self.speaker.event(line.seen))
        self.told = len(log)

    def say(self, message: str, **args: int) -> None:
        self.out.print(self.speaker.say(message, dict(args)))

    # ------------------------------------------------------------ commands

    def do_place(self, rest: str) -> None:
        wedge = self.place(rest)
        if wedge is None:
            raise self.unclear("companion-where")
        self.session.play(PLAYER, ("place", wedge))

    def do_pass(self, rest: str) -> None:
        self.session.play(PLAYER, "pass")

    def do_over(self, rest: str) -> None:
        self.session.play(PLAYER, "over")

    def do_claim(self, rest: str) -> None:
        """`claim w1 me`, `claim st elmo foe`: the last word says whose."""
        words = rest.split()
        whose = self.side(words[-1]) if words else None
        wedge = self.place(" ".join(words if whose is None else words[:-1]))
        if wedge is None:
            raise self.unclear("companion-where")
        self.session.play(PLAYER, ("claim", PLAYER if whose is None else whose, wedge))

    def do_final(self, rest: str) -> None:
        whose = self.side(rest)
        self.session.play(PLAYER, ("final", PLAYER if whose is None else whose))

    def side(self, word: str) -> int | None:
        """Whose side a word names: the player's or the Foe's, or None if neither."""
        whose, _ = split_word(self.game, word, ("me", "foe"), "word-foe", exact=True)
        return {"me": PLAYER, "foe": FOE}.get(whose)

    def do_undo(self, rest: str) -> None:
        if self.decisions <= 1:
            raise self.unclear("companion-nothing-told")
        self.take_back_to(self.before.pop() if self.before else self.decisions - 1)

    def take_back_to(self, count: int) -> None:
        """Take back decisions until that many are left, even past reveals and the end of the game."""
        while self.decisions > count:
            if self.session.can_undo(PLAYER):
                self.session.undo(PLAYER)
            else:
                self.session.ask_takeback(PLAYER)
                self.session.agree_takeback(FOE)
        self.told = min(self.told, len(self.session.log(PLAYER)))

    def do_save(self, rest: str) -> None:
        path = Path(rest or "foe").expanduser()
        path = path if path.suffix else path.with_suffix(".senlac")
        try:
            self.session.save(path)
        except OSError as error:
            why = error.strerror or ""
            raise BadNotation(self.speaker.say("cli-not-saved", {"path": str(path), "why": why})) from error
        self.out.print(self.speaker.say("cli-saved", {"path": str(path)}))

    def do_table(self, rest: str) -> None:
        self.out.print(self.session.spoken.show.board(self.session.view(PLAYER), self.lang), highlight=False)

    def do_why(self, rest: str) -> None:
        found = self.session.rule_of_line(PLAYER)
        if not found:
            raise self.unclear("cli-no-rule")
        entry = load(*rule_directories())[found]
        self.out.print(f"{entry.id}: {entry.text_in(self.lang)}")

    def do_help(self, rest: str) -> None:
        self.say("companion-help")

    def do_quit(self, rest: str) -> None:
        self.open = False
