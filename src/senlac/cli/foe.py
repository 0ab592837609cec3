"""`senlac foe`: the Foe of the solo game for a real table, one short line a turn."""

from __future__ import annotations

import difflib
from pathlib import Path

import click

from senlac.cli.common import console, files_of_user, options_of_game, read_settings
from senlac.games.hebs.solo.abilities import FOE, PLAYER
from senlac.games.hebs.solo.companion import CompanionGame
from senlac.kernel.decision import Decision
from senlac.kernel.errors import BadOption, SenlacError
from senlac.kernel.frames import Action
from senlac.rulebook.index import load, rule_directories
from senlac.session import Session
from senlac.text import LANGUAGES, Speaker

#: The questions that are answered by telling, not by a number.
TELLING = ("companion.told", "companion.revealed")
#: What a line may begin with, and which verbs it stands for.
WORDS = {
    "my": ("lay", "store", "attach"),
    "move": ("shift",),
    "hit": ("hit",),
    "heal": ("heal",),
    "gone": ("gone",),
    "tire": ("tire",),
    "ready": ("ready",),
}


@click.command()
@click.argument("game", default="1066-foe")
@click.option("--leader", default="w2", show_default=True, help="The wedge of your Leader.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to speak.")
@options_of_game
@files_of_user
def command(game: str, leader: str, lang: str, settings: tuple[str, ...]) -> None:
    """Run the Foe for a game with real cards: its dial, its placement, its priorities.

    You play at the table and tell what changes there that the Foe looks at: which cards of yours lie where. After each
    of your turns reveal the top card of the Foe's deck and type its name; a part of it will do. The answer is what the
    Foe does with it and by which rule. Press Enter alone instead to see whether a card is drawn at all. GAME is
    1066-foe, 1565-foe, or a table that was saved.

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
    table                 what lies there, as far as it is known
    why                   the rule of the Foe's last step in full
    undo                  take back the last thing that was told
    save FILE             keep this table; senlac foe FILE goes on with it
    help, quit

    \b
    senlac foe -o opponent=saxon -o faction=norman -o level=hard --leader w1
    """
    if Path(game).suffix == ".senlac":
        session = Session.load(game)
    else:
        session = Session.new(game, "0", **read_settings(settings))
    if not isinstance(session.game, CompanionGame):
        raise BadOption(f"{game} is no Foe for a real table; 1066-foe and 1565-foe are.", option="game", value=game)
    Desk(session, session.game, lang).run(leader)


class Unclear(Exception):
    """A line that names nothing, or too much; the message is a sentence."""


class Desk:
    """A table that is told, and the screen."""

    def __init__(self, session: Session, game: CompanionGame, lang: str) -> None:
        self.session = session
        self.game = game
        self.speaker = Speaker(session.spoken, lang)
        self.out = console()
        self.told = 0

    def run(self, leader: str) -> None:
        if not self.session.journal:
            self.obey(f"place {leader}")
        self.tell()
        while self.session.outcome is None:
            self.prompt()
            try:
                line = click.prompt("", prompt_suffix="> ", default="", show_default=False).strip()
            except click.Abort:
                return
            if line in ("quit", "q"):
                return
            self.obey(line)
            self.tell()

    def obey(self, line: str) -> None:
        """Do what a line says, or say why not."""
        word, _, rest = line.partition(" ")
        verb = getattr(self, f"do_{word.lower()}", None) if word else None
        try:
            if verb is not None:
                verb(rest.strip())
            elif word.lower() in WORDS:
                self.change(word.lower(), rest.strip())
            else:
                self.answer(line)
        except Unclear as unclear:
            self.out.print(str(unclear))
        except SenlacError as error:
            self.out.print(self.speaker.refusal(error))

    # ------------------------------------------------------------ what is asked

    @property
    def question(self) -> Decision:
        found = self.session.decision(PLAYER)
        assert found is not None
        return found

    def prompt(self) -> None:
        """What is asked: what happened, which card is next, or a choice that the Foe's rules leave to the player."""
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
        """A line that is no word of its own: the number of a choice, the Foe's card, or nothing for the Foe's turn."""
        asked = self.question
        if asked.kind not in TELLING:
            if not line.isdecimal() or not 1 <= int(line) <= len(asked.options):
                raise Unclear(self.speaker.say("companion-choose"))
            self.session.play(PLAYER, asked.options[int(line) - 1])
        elif any(option[0] == "reveal" for option in asked.options):
            if not line:
                raise Unclear(self.speaker.say("companion-reveal"))
            self.session.play(PLAYER, self.one(line, ("reveal",)))
        elif line:
            raise Unclear(self.speaker.say("companion-range-first"))
        else:
            self.session.play(PLAYER, asked.options[0])

    # ------------------------------------------------------------ finding things

    def one(self, name: str, verbs: tuple[str, ...], where: int | None = None) -> Action:
        """The option of some verbs whose card is called so, or has it as a part of its name, in either language."""
        game = self.game
        found: dict[str, list[Action]] = {"whole": [], "part": []}
        names: dict[str, str] = {}
        wanted = name.strip().casefold()
        for option in self.question.options:
            if option[0] not in verbs or (where is not None and option[2:] != (where,)):
                continue
            shown = game.label("card", option[1], self.speaker.lang)
            calls = [game.label("card", option[1], lang).casefold() for lang in LANGUAGES]
            names.update(dict.fromkeys(calls, shown))
            if wanted in calls:
                found["whole"].append(option)
            elif wanted and any(wanted in call for call in calls):
                found["part"].append(option)
        fitting = found["whole"] or found["part"]
        cards = sorted({game.label("card", option[1], self.speaker.lang) for option in fitting})
        if len(cards) > 1:
            raise Unclear(self.speaker.say("companion-which", {"names": ", ".join(cards)}))
        if not fitting:
            raise Unclear(self.unknown(name, names))
        return fitting[0]

    def unknown(self, name: str, names: dict[str, str]) -> str:
        near = difflib.get_close_matches(name.strip().casefold(), names, 1)
        hint = " " + self.speaker.say("companion-near", {"name": names[near[0]]}) if near else ""
        return self.speaker.say("companion-unknown", {"name": name.strip()}) + hint

    def change(self, word: str, rest: str) -> None:
        """Something changes on the table: `my archers w1`, `hit archers 2`, `gone archers`."""
        name, _, last = rest.rpartition(" ")
        if word in ("hit", "heal"):
            times = int(last) if name and last.isdecimal() else 1
            action = self.one(name if name and last.isdecimal() else rest, (word,))
            for _ in range(times):
                if self.session.outcome is None and action in self.question.options:
                    self.session.play(PLAYER, action)
        elif word == "my" and " on " in rest:
            name, _, host = rest.rpartition(" on ")
            self.session.play(PLAYER, self.one(name, ("attach",), self.host(host)))
        elif name and last.lower() in ("w1", "w2", "w3"):
            self.session.play(PLAYER, self.one(name, WORDS[word], int(last[1]) - 1))
        elif word == "my":
            self.session.play(PLAYER, self.one(rest, ("store",)))
        else:
            self.session.play(PLAYER, self.one(rest, WORDS[word]))

    def host(self, name: str) -> int:
        """What an attachment is on: a card in play, or a wedge as w1."""
        if name.lower() in ("w1", "w2", "w3"):
            return self.game.box.count + int(name[1]) - 1
        card: int = self.one(name, ("hit",))[1]
        return card

    # ------------------------------------------------------------ telling

    def tell(self) -> None:
        log = self.session.log(PLAYER)
        for line in log[self.told :]:
            self.out.print("  " + self.speaker.event(line.seen))
        self.told = len(log)

    def say(self, message: str, **args: int) -> None:
        self.out.print(self.speaker.say(message, dict(args)))

    # ------------------------------------------------------------ words

    def do_place(self, rest: str) -> None:
        self.session.play(PLAYER, f"place {rest}")

    def do_pass(self, rest: str) -> None:
        self.session.play(PLAYER, "pass")

    def do_over(self, rest: str) -> None:
        self.session.play(PLAYER, "over")

    def do_claim(self, rest: str) -> None:
        wedge, _, whose = rest.partition(" ")
        self.session.play(PLAYER, f"claim {self.side(whose)} {wedge}")

    def do_final(self, rest: str) -> None:
        self.session.play(PLAYER, f"final {self.side(rest)}")

    def side(self, whose: str) -> str:
        return self.game.names("side")[FOE if whose.strip().lower() == "foe" else PLAYER]

    def do_undo(self, rest: str) -> None:
        self.session.undo(PLAYER)
        self.told = min(self.told, len(self.session.log(PLAYER)))

    def do_save(self, rest: str) -> None:
        path = Path(rest or "foe").expanduser().with_suffix(".senlac")
        try:
            self.session.save(path)
        except OSError as error:
            raise Unclear(
                self.speaker.say("cli-not-saved", {"path": str(path), "why": error.strerror or ""})
            ) from error
        self.out.print(self.speaker.say("cli-saved", {"path": str(path)}))

    def do_table(self, rest: str) -> None:
        self.out.print(self.session.spoken.board(self.session.view(PLAYER), self.speaker.lang), highlight=False)

    def do_why(self, rest: str) -> None:
        found = self.session.rule_of_line(PLAYER)
        if found:
            entry = load(*rule_directories())[found]
            self.out.print(f"{entry.id}: {entry.text_in(self.speaker.lang)}")

    def do_help(self, rest: str) -> None:
        self.out.print(click.get_current_context().get_help())
