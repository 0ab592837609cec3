"""`senlac foe`: the Foe of the solo game for a real table."""

from __future__ import annotations

import click

from senlac.cli.common import console, options_of_game, read_settings
from senlac.games.hebs.solo.abilities import FOE, PLAYER
from senlac.games.hebs.solo.companion import Companion, NotThere
from senlac.games.hebs.solo.game import SoloGame
from senlac.kernel.decision import decision
from senlac.kernel.errors import SenlacError
from senlac.registry import configure
from senlac.rulebook.index import load, rule_directories
from senlac.text import LANGUAGES, Speaker


@click.command()
@click.argument("game", default="1066-solo")
@click.option("--leader", default="w2", show_default=True, help="The wedge of your Leader.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to speak.")
@options_of_game
def command(game: str, leader: str, lang: str, settings: tuple[str, ...]) -> None:
    """Run the Foe for a game with real cards: its dial, its placement, its priorities.

    You play at the table and tell what changes there that the Foe looks at: which cards of yours lie where. After each
    of your turns reveal the top card of the Foe's deck and type its name; a part of it will do. The answer is what the
    Foe does with it and by which rule. Press Enter alone instead if you do not know whether a card is drawn at all.

    \b
    great fyrd            the top card of the Foe's deck
    my archers w1         you have played a card to wedge 1
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
    help, quit

    \b
    senlac foe -o opponent=saxon -o faction=norman -o level=hard --leader w1
    """
    made = configure(game, read_settings(settings))
    if not isinstance(made, SoloGame):
        raise NotThere(f"{game} is no solo game; 1066-solo is one.", name=game)
    Desk(Companion(made), lang).run(leader)


class Desk:
    """The companion and the screen."""

    def __init__(self, companion: Companion, lang: str) -> None:
        self.companion = companion
        self.lang = lang
        self.speaker = Speaker(companion.game, lang)
        self.out = console()
        self.last_rule = ""

    def run(self, leader: str) -> None:
        game = self.companion.game
        self.companion.lay(game.box.cards[game.box.leader[PLAYER]].name[0], leader)
        self.tell()
        self.status()
        while self.companion.s.result == ():
            try:
                line = click.prompt("", prompt_suffix="> ", default="", show_default=False).strip()
            except click.Abort:
                return
            if line in ("quit", "q"):
                return
            try:
                self.obey(line)
            except SenlacError as error:
                self.out.print(str(error))
            self.tell()

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        verb = getattr(self, f"do_{word.lower()}", None) if word else None
        if verb is not None:
            verb(rest.strip())
        else:
            self.foe_turn(line)

    # ------------------------------------------------------------ the Foe

    def foe_turn(self, name: str) -> None:
        """A Foe turn: one Range attack, or the card that was revealed, and others until one is played."""
        it = self.companion
        if not it.wants_card and it.shoots:
            if name:
                self.say("companion-range-first")
            it.attack()
            self.choices()
        elif it.withdraws:
            it.withdraw()
            self.choices()
        elif name:
            it.draw(name)
            self.choices()
            self.tell()
            if it.wants_card:
                self.say("companion-next-card")
                return
        else:
            self.say("companion-reveal")
            return
        self.after_turn()

    def after_turn(self) -> None:
        """Where the player has passed, the Foe's last card ends the round; else it is the player's turn."""
        self.tell()
        if self.companion.passed:
            self.companion.end_round()
            self.tell()
        self.status()

    def choices(self) -> None:
        """The player makes the choices that the rules leave."""
        it = self.companion
        ask = it.asks
        while ask is not None and it.s.result == ():
            self.tell()
            question = decision(it.s, PLAYER)
            assert question is not None
            self.out.print(self.speaker.question(question))
            for number, option in enumerate(question.options, 1):
                self.out.print(f"{number:>4}  {self.speaker.option(question, option)}")
            number = click.prompt("", prompt_suffix="> ", type=click.IntRange(1, len(question.options)))
            it.choose(question.options[number - 1])
            ask = it.asks

    def tell(self) -> None:
        for seen in self.companion.taken():
            self.last_rule = self.companion.game.rule_of(seen) or self.last_rule
            self.out.print("  " + self.speaker.event(seen))

    def status(self) -> None:
        shown, has = self.companion.money()
        self.say("companion-status", round=self.companion.s.round, dial=shown, has=has)

    def say(self, message: str, **args: int) -> None:
        self.out.print(self.speaker.say(message, dict(args)))

    # ------------------------------------------------------------ words

    def do_my(self, rest: str) -> None:
        name, _, where = rest.rpartition(" ")
        if where.lower() in ("w1", "w2", "w3"):
            self.companion.lay(name, where)
        else:
            self.companion.lay(rest, "")

    def do_move(self, rest: str) -> None:
        name, _, where = rest.rpartition(" ")
        self.companion.shift(name, where)

    def do_gone(self, rest: str) -> None:
        self.companion.remove(rest)

    def do_hit(self, rest: str) -> None:
        self.companion.hurt(*_amount(rest))

    def do_heal(self, rest: str) -> None:
        name, amount = _amount(rest)
        self.companion.hurt(name, -amount)

    def do_tire(self, rest: str) -> None:
        self.companion.tire(rest, True)

    def do_ready(self, rest: str) -> None:
        self.companion.tire(rest, False)

    def do_claim(self, rest: str) -> None:
        wedge, _, whose = rest.partition(" ")
        self.companion.claim(wedge, whose.strip() == "foe")

    def do_final(self, rest: str) -> None:
        self.companion.final(FOE if rest == "foe" else PLAYER)

    def do_pass(self, rest: str) -> None:
        it = self.companion
        it.passed = True
        it.s.passed = 1 << PLAYER
        while it.shoots:
            it.attack()
            self.choices()
        self.tell()
        if it.withdraws:
            it.withdraw()
            self.choices()
            self.after_turn()
        else:
            self.say("companion-last-card")

    def do_over(self, rest: str) -> None:
        self.companion.wants_card = False
        self.after_turn()

    def do_table(self, rest: str) -> None:
        for line in self.companion.table(self.lang):
            self.out.print("  " + line)
        self.status()

    def do_why(self, rest: str) -> None:
        if self.last_rule:
            entry = load(*rule_directories())[self.last_rule]
            self.out.print(f"{entry.id}: {entry.text_in(self.lang)}")

    def do_help(self, rest: str) -> None:
        self.out.print(click.get_current_context().get_help())


def _amount(rest: str) -> tuple[str, int]:
    """`archers 2` as a name and a number; 1 if none is given."""
    name, _, number = rest.rpartition(" ")
    return (name, int(number)) if number.isdecimal() and name else (rest, 1)
