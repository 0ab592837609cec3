"""Dice and shuffles that can be verified (ADR 31).

Before anything is drawn, the server publishes the hash of its secret, the commitment; then every player contributes a
random number. All chance outcomes follow from the secret and these numbers, and the secret is in the save of a finished
game: whoever has that can draw everything again. `senlac verify` does.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256, sha512
from hmac import compare_digest

from senlac.kernel.errors import ReplayMismatch, SenlacError
from senlac.kernel.fields import State, as_lists
from senlac.kernel.frames import CHANCE, chance_of, run, waiting
from senlac.kernel.rng import Fair
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
        raise NotVerified("This game was not played with dice that can be verified.", message="fair-none")
    if not compare_digest(commitment(dice.secret, said[GAME]), said[COMMITMENT]):
        raise NotVerified("The secret is not the one that was committed to.", message="fair-secret")
    numbers = ["" if number == "-" else number for number in said[NUMBERS].split(" ")]
    if dice.mixed != mixed(said[GAME], numbers):
        raise NotVerified("The players' numbers are not those the game was played with.", message="fair-numbers")
    return _Verifier(session, dice).verified(sum(number != "" for number in numbers))


class _Verifier:
    """Plays a journal again, and draws what it says was drawn."""

    def __init__(self, session: Session, dice: Fair) -> None:
        self.session = session
        self.dice = dice
        self.seen: set[int] = set()
        self.withdrawn = 0

    def verified(self, players: int) -> Verified:
        state: State = self.session.game.start()
        run(state)
        journal = self.session.journal
        for place, entry in enumerate(journal):
            if isinstance(entry, TakenBack):
                self._take_back(state.clone(), entry, place)
            self._follow(state, entry, place)
        if len(self.seen) != self.dice.draws or not all(1 <= number <= self.dice.draws for number in self.seen):
            raise NotVerified("Something was drawn that the game does not tell of.", message="fair-missing")
        return Verified(len(self.seen) - self.withdrawn, self.withdrawn, players)

    def _follow(self, state: State, entry: JournalEntry, place: int) -> None:
        if isinstance(entry, Drawn):
            self._count(entry)
            if as_lists(self._drawn(state, entry)) != entry.lot:
                sentence = f"Entry {place + 1} is not what the dice gave."
                raise NotVerified(sentence, message="fair-entry", entry=place + 1)
        follow(state, entry, place)

    def _take_back(self, state: State, entry: TakenBack, place: int) -> None:
        """What was taken back was drawn from the same stream.

        If some of it was taken back before, it does not begin here, and all that can be said is that it is told of.
        """
        self.withdrawn += sum(isinstance(it, Drawn) for it in entry.withdrawn)
        counted = set(self.seen)
        try:
            for one in entry.withdrawn:
                self._follow(state, one, place)
        except ReplayMismatch:
            self.seen = counted
            for one in entry.withdrawn:
                if isinstance(one, Drawn):
                    self._count(one)

    def _count(self, entry: Drawn) -> None:
        if entry.draw in self.seen:
            raise NotVerified("One outcome of the dice is used twice.", message="fair-twice")
        self.seen.add(entry.draw)

    def _drawn(self, state: State, entry: Drawn) -> object:
        """What the dice give at that number."""
        if waiting(state) != CHANCE or chance_of(state).kind != entry.chance:
            raise ReplayMismatch("nothing is drawn here", entry=0)
        again = Fair((((self.dice.state >> 64) << 32) | (entry.draw - 1)) << 32)
        again.begin(entry.chance)
        return chance_of(state).sample(state, state.top[2], again)
