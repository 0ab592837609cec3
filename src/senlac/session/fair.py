"""Dice and shuffles that can be verified (ADR 31).

Before anything is drawn, the server publishes the hash of its secret, the commitment; then every player contributes a
random number. All chance outcomes follow from the secret and these numbers, and the secret is in the save of a finished
game: whoever has that can draw everything again. `senlac verify` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256, sha512
from hmac import compare_digest
from typing import Any

from senlac.kernel.errors import ReplayMismatch, SenlacError
from senlac.kernel.fields import State, as_lists
from senlac.kernel.frames import CHANCE, chance_of, run, waiting
from senlac.kernel.gamedef import GameDef
from senlac.kernel.rng import Fair, Rng
from senlac.session.journal import Drawn, JournalEntry, TakenBack, follow
from senlac.session.session import Session

#: The names of what a save says about its dice.
GAME, COMMITMENT, NUMBERS = "game", "commitment", "numbers"


class NotVerified(SenlacError):
    """A game is not what its commitment says, or says nothing about its dice."""

    code = "not-verified"


def commitment(secret: bytes, game: str) -> str:
    """What is published before anything is drawn.

    >>> commitment(b"secret", "game")[:16]
    '6d49a9c101527973'
    """
    return sha256(secret + game.encode()).hexdigest()


def mixed(game: str, numbers: list[str]) -> int:
    """The number that the players' contributions (hexadecimal, seat by seat, empty for bots) amount to."""
    return int.from_bytes(sha512("\0".join(["senlac.fair/1", game, *numbers]).encode()).digest(), "big")


def about(game: str, promised: str, numbers: list[str]) -> dict[str, str]:
    """What a save says about its dice, besides the secret in its last line."""
    return {GAME: game, COMMITMENT: promised, NUMBERS: " ".join(number or "-" for number in numbers)}


@dataclass(frozen=True)
class Draw:
    """A chance outcome of a game, drawn again."""

    #: Its number among all that were ever drawn in the game.
    number: int
    kind: str
    #: Its entry in the journal, counted from 1; of what was taken back, the entry that says so.
    entry: int
    #: What the rules asked of the stream (each time a number below a bound), and what it gave.
    asked: list[int] = field(default_factory=list)
    given: list[int] = field(default_factory=list)
    taken_back: bool = False
    #: Whether the game went on with what the stream gave. None if what was asked cannot be told any more.
    fits: bool | None = None


@dataclass(frozen=True)
class Verified:
    """What was found: the chance outcomes of the game, and those that were taken back with consent."""

    outcomes: int
    taken_back: int
    #: How many players contributed.
    players: int


def verify(session: Session, said: dict[str, str]) -> Verified:
    """Draw everything again; NotVerified says what does not fit."""
    dice = session.rng
    if not isinstance(dice, Fair) or not {GAME, COMMITMENT, NUMBERS} <= set(said):
        raise none_to_verify()
    if not compare_digest(commitment(dice.secret, said[GAME]), said[COMMITMENT]):
        raise NotVerified("The secret is not the one that was committed to.", message="fair-secret")
    numbers = ["" if number == "-" else number for number in said[NUMBERS].split(" ")]
    if dice.mixed != mixed(said[GAME], numbers):
        raise NotVerified("The players' numbers are not those the game was played with.", message="fair-numbers")
    draws = _checked(redrawn(session.game, session.journal, dice), dice.draws)
    back = sum(draw.taken_back for draw in draws)
    return Verified(len(draws) - back, back, sum(number != "" for number in numbers))


def none_to_verify() -> NotVerified:
    return NotVerified("This game was not played with dice that can be verified.", message="fair-none")


def _checked(draws: Iterator[Draw], count: int) -> list[Draw]:
    """All draws, if they are what the dice gave and every number up to the count is there once."""
    found: dict[int, Draw] = {}
    for draw in draws:
        if draw.number in found:
            raise NotVerified("One outcome of the dice is used twice.", message="fair-twice")
        if draw.fits is False:
            sentence = f"Entry {draw.entry} is not what the dice gave."
            raise NotVerified(sentence, message="fair-entry", entry=draw.entry)
        found[draw.number] = draw
    if len(found) != count or not all(1 <= number <= count for number in found):
        raise NotVerified("Something was drawn that the game does not tell of.", message="fair-missing")
    return list(found.values())


def redrawn(game: GameDef[Any], journal: list[JournalEntry], dice: Fair) -> Iterator[Draw]:
    """Play a journal again, and draw what it says was drawn."""
    state: State = game.start()
    run(state)
    for place, entry in enumerate(journal):
        if isinstance(entry, TakenBack):
            yield from _withdrawn(state.clone(), entry, place, dice)
        elif isinstance(entry, Drawn):
            yield _redraw(state, entry, place, dice)
        follow(state, entry, place)


def _withdrawn(state: State, entry: TakenBack, place: int, dice: Fair) -> list[Draw]:
    """What was taken back was drawn from the same stream.

    If some of it was taken back before, it does not begin here, and all that can be said is that it is told of.
    """
    found: list[Draw] = []
    try:
        for one in entry.withdrawn:
            if isinstance(one, Drawn):
                found.append(replace(_redraw(state, one, place, dice), taken_back=True))
            follow(state, one, place)
    except ReplayMismatch:
        lots = [one for one in entry.withdrawn if isinstance(one, Drawn)]
        return [Draw(one.draw, one.chance, place + 1, taken_back=True) for one in lots]
    return found


def _redraw(state: State, entry: Drawn, place: int, dice: Fair) -> Draw:
    """What the dice give at that number."""
    if waiting(state) != CHANCE or chance_of(state).kind != entry.chance:
        raise ReplayMismatch("nothing is drawn here", entry=place + 1)
    again = Fair((((dice.state >> 64) << 32) | (entry.draw - 1)) << 32)
    again.begin(entry.chance)
    heard = _Overheard(again)
    lot = as_lists(chance_of(state).sample(state, state.top[2], heard))
    return Draw(entry.draw, entry.chance, place + 1, heard.asked, heard.given, fits=lot == entry.lot)


class _Overheard(Rng):
    """Dice of which is written down what they are asked, and what they give."""

    def __init__(self, dice: Fair) -> None:
        self.dice = dice
        self.asked: list[int] = []
        self.given: list[int] = []

    def below(self, n: int) -> int:
        value = self.dice.below(n)
        self.asked.append(n)
        self.given.append(value)
        return value
