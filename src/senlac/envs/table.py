"""A game as environments play it: one choice after another, compiled together with the kernel.

Chance and questions with a single option are resolved on the way, so a table always waits for a real choice. It holds
the true state; what comes out of it is written by the game's `Observation`, which shows what a seat may know.
"""

from __future__ import annotations

from array import array
from typing import Any

from senlac.kernel.decision import Decision, resign
from senlac.kernel.errors import BadOption, DeadEnd
from senlac.kernel.fields import State
from senlac.kernel.frames import Action, answer, ask_of, first_asked, options, resolve_all, run
from senlac.kernel.gamedef import GameDef
from senlac.kernel.native import mypyc_attr
from senlac.kernel.observation import Observation
from senlac.kernel.rng import Dice, Quick
from senlac.kernel.vocabulary import Vocabulary

#: In place of the seat that is asked.
NOBODY = -1


class EnvTable:
    """One game at a time, of a game that has an observation."""

    def __init__(self, game: GameDef[Any]) -> None:
        observation = game.observation()
        if observation is None or game.widest == 0:
            message = f"{game.name} has no observation, so there is no environment for it."
            raise BadOption(message, option="game", value=game.name)
        self.game = game
        self.observation: Observation = observation
        self.vocabulary = Vocabulary(game)
        #: The most options that a question can have.
        self.width = game.widest
        self.state: State = game.start()
        self.dice = Dice.seeded(0)
        self.seat: int = NOBODY
        self.offered: list[Action] = []

    def begin(self, seed: str) -> None:
        """Deal a new game, the one that `senlac play --seed` deals."""
        self.state = self.game.start()
        self.dice = Dice.seeded(seed)
        run(self.state)
        self.go_on()

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    @property
    def winner(self) -> int:
        """The seat that has won a game that is over; -1 for a tie."""
        winner: int = self.state.result[0]
        return winner

    def choose(self, option: int) -> None:
        """Answer with one of the options, by its place among them; any other place is a resignation."""
        if 0 <= option < len(self.offered):
            answer(self.state, self.seat, self.offered[option])
            self.go_on()
        else:
            resign(self.state, self.seat)
            self.seat = NOBODY
            self.offered = []

    def go_on(self) -> None:
        """On to the next choice, or to the end."""
        s = self.state
        while True:
            resolve_all(s, self.dice)
            if s.result:
                self.seat = NOBODY
                self.offered = []
                return
            seat = first_asked(s)
            found = options(s, seat)
            if len(found) > 1:
                self.seat = seat
                self.offered = found
                break
            answer(s, seat, found[0])
        if len(found) > self.width:
            message = f"A question with {len(found)} options, but {self.game.name} allows for {self.width}: a defect."
            raise DeadEnd(message)

    def question(self) -> Decision:
        """The question that the table waits for."""
        s = self.state
        ask = ask_of(s)
        return Decision(s.serial, self.seat, ask.kind, ask.cites(), ask.about(s, s.top[2]), self.offered)

    def look(self, seat: int, out: array[int], at: int) -> None:
        """Write what a seat may know into an array."""
        self.observation.write(self.state, seat, out, at)

    def numbers(self) -> list[int]:
        """The numbers of the options in the vocabulary."""
        return self.vocabulary.numbers(self.offered)

    def place_of(self, number: int) -> int:
        """The place of an action among the options, by its number in the vocabulary; -1 if it is not offered."""
        found = self.numbers()
        return found.index(number) if number in found else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Somebody who takes the other seats of a table."""

    def answer(self, table: EnvTable) -> None:
        """Choose one of the options of the table."""
        raise NotImplementedError

    def play(self, table: EnvTable, seat: int) -> None:
        """Play until that seat is asked or the game is over."""
        while table.seat != seat and table.seat != NOBODY:
            self.answer(table)


class AtRandom(Opponent):
    """Chooses any option with equal probability, without looking."""

    def __init__(self, seed: int) -> None:
        self.rng = Quick(seed)

    def answer(self, table: EnvTable) -> None:
        table.choose(self.rng.below(len(table.offered)))


class Tables:
    """Many games side by side, in rows of shared arrays. A game that is over is followed by the next in its row.

    A learner has one seat of each table against an opponent, or, with none, all seats of all tables.
    """

    def __init__(self, tables: list[EnvTable], seats: list[int], opponent: Opponent | None) -> None:
        self.tables = tables
        self.opponent = opponent
        #: By row: the learner's seat.
        self.seats = seats
        size, width = tables[0].observation.size, tables[0].width
        self.size = size
        self.width = width
        count = len(tables)
        self.seen: array[int] = array("h", [0]) * (count * size)
        self.masks: array[int] = array("b", [0]) * (count * width)
        self.actions: array[int] = array("i", [-1]) * (count * width)
        #: By row: who is asked.
        self.asked: array[int] = array("b", [0]) * count
        #: By row: 1 if the last step ended a game, and who won it.
        self.ended: array[int] = array("b", [0]) * count
        self.won: array[int] = array("b", [-1]) * count
        #: By row: how many options are written, and how many games were begun.
        self.written = [0] * count
        self.begun = [0] * count
        self.seed = 0

    def begin(self, seed: int) -> None:
        """Deal a game at every table."""
        self.seed = seed
        for row in range(len(self.tables)):
            self.begun[row] = 0
            self.deal(row)
            self.show(row)

    def deal(self, row: int) -> None:
        """The next game of a row that asks the learner anything."""
        table = self.tables[row]
        while True:
            table.begin(f"{self.seed}/{row}/{self.begun[row]}")
            self.begun[row] += 1
            self.wait(row)
            if table.seat != NOBODY:
                return

    def wait(self, row: int) -> None:
        """For the learner's turn."""
        if self.opponent is not None:
            self.opponent.play(self.tables[row], self.seats[row])

    def step(self, choices: list[int]) -> None:
        """Answer at every table."""
        for row in range(len(self.tables)):
            table = self.tables[row]
            table.choose(choices[row])
            self.wait(row)
            over = table.seat == NOBODY
            self.ended[row] = 1 if over else 0
            if over:
                self.won[row] = table.winner
                self.deal(row)
            self.show(row)

    def show(self, row: int) -> None:
        """Write what is asked at a table."""
        table = self.tables[row]
        table.look(table.seat, self.seen, row * self.size)
        self.asked[row] = table.seat
        numbers = table.numbers()
        count = len(numbers)
        before = self.written[row]
        at = row * self.width
        for i in range(count):
            self.actions[at + i] = numbers[i]
            self.masks[at + i] = 1
        for i in range(count, before):
            self.actions[at + i] = -1
            self.masks[at + i] = 0
        self.written[row] = count
