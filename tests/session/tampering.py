"""Games with fair dice, and what a dishonest server could make of their saves. By itself: ten thousand of them.

./dev fuzz --tampered [COUNT] [SEED]
"""

from __future__ import annotations

import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from senlac.kernel.errors import SenlacError
from senlac.kernel.frames import Chance, ChanceOutcome
from senlac.kernel.rng import Fair, Quick
from senlac.registry import configure
from senlac.session import Session
from senlac.session.fair import COMMITMENT, GAME, NUMBERS, about, commitment, mixed, verify
from senlac.session.journal import Drawn, TakenBack
from senlac.session.saves import dump, read_with

ID = "a-game"
#: A save's dice and what it says about them: the secret, the players' numbers, how many outcomes there were.
Said = dict[str, str]


class Loaded(Session):
    """A session whose dice fall otherwise once: all that follows is in order, only the dice did not give it."""

    loaded = 0

    def _outcome(self, chance: Chance[Any]) -> ChanceOutcome:
        given = super()._outcome(chance)
        if self.rng.draws != self.loaded:
            return given
        lots = Quick(self.loaded)
        for _ in range(100):
            other = chance.sample(self._state, self._state.top[2], lots)
            if other != given:
                return other
        self.loaded = 0
        return given


def played(name: str, seed: int, moves: int = 10_000, takebacks: int = 0, loaded: int = 0) -> tuple[Session, Said]:
    """A game with fair dice, some takebacks, and what its save says about them; perhaps one outcome is not theirs."""
    rng = Quick(seed)
    dice = Fair.sealed(secrets.randbits(512))
    session = Loaded(configure(name, {}), dice)
    session.loaded = loaded
    promised = commitment(dice.secret, ID)
    assert not any(isinstance(entry, Drawn) for entry in session.journal)
    numbers = [secrets.token_hex(32) for _ in session.game.seats]
    session.deal(mixed(ID, numbers))
    for _ in range(moves):
        if session.outcome is not None:
            break
        seat = rng.pick(session.asked)
        question = session.decision(seat)
        assert question is not None
        before = len(session.journal)
        session.play(seat, rng.pick(question.options))
        drawn = any(isinstance(entry, Drawn) for entry in session.journal[before:])
        if takebacks and drawn and session.outcome is None:
            takebacks -= 1
            session.ask_takeback(seat)
            session.agree_takeback(1 - seat)
    return session, about(ID, promised, numbers)


def flipped(text: str, rng: Quick) -> str:
    """A hexadecimal text with one bit turned over."""
    place = rng.below(len(text))
    return text[:place] + f"{int(text[place], 16) ^ (1 << rng.below(4)):x}" + text[place + 1 :]


def other_lots(entry: Drawn) -> list[Drawn]:
    """The same chance with another outcome, or number."""
    lot: Any = entry.lot
    others = [Drawn(entry.chance, lot, entry.draw + 1), Drawn(entry.chance, lot)]
    if isinstance(lot, list) and len(lot) > 1:
        others.append(Drawn(entry.chance, [*lot[1:], lot[0]], entry.draw))
    elif isinstance(lot, int):
        others.append(Drawn(entry.chance, lot + 1, entry.draw))
    return [other for other in others if other != entry]


# ------------------------------------------------------------------ what can be done to a save


class Forger:
    """Changes a save, and signs it again as far as that can be done without the players."""

    def __init__(self, session: Session, said: Said, rng: Quick) -> None:
        self.session = session
        self.said = said
        self.rng = rng

    def secret(self) -> str:
        """Another secret, another mixture or another count of outcomes; not how many blocks the last one took."""
        return self._with_dice(self.session.rng.state ^ (1 << (32 + self.rng.below(1088 - 32))))

    def _with_dice(self, state: int) -> str:
        before = self.session.rng.state
        self.session.rng.state = state
        text = dump(self.session, self.said)
        self.session.rng.state = before
        return text

    def promise(self) -> str:
        return self._saying(COMMITMENT, flipped(self.said[COMMITMENT], self.rng))

    def number(self) -> str:
        """What one of the players contributed."""
        numbers = self.said[NUMBERS].split(" ")
        seat = self.rng.below(len(numbers))
        numbers[seat] = flipped(numbers[seat], self.rng)
        return self._saying(NUMBERS, " ".join(numbers))

    def numbers(self) -> str:
        return self._saying(NUMBERS, " ".join(self.said[NUMBERS].split(" ")[::-1]))

    def game(self) -> str:
        return self._saying(GAME, f"{ID}{self.rng.below(1000)}")

    def _saying(self, name: str, value: str) -> str:
        return dump(self.session, {**self.said, name: value})

    def lot(self) -> str:
        """One outcome is another one, or has another number."""
        place = self.rng.pick([at for at, entry in enumerate(self.session.journal) if isinstance(entry, Drawn)])
        entry = self.session.journal[place]
        assert isinstance(entry, Drawn)
        return self._with_entry(place, self.rng.pick(other_lots(entry)))

    def withdrawn(self) -> str:
        """A takeback tells of less than was drawn."""
        places = [at for at, entry in enumerate(self.session.journal) if isinstance(entry, TakenBack)]
        if not places:
            return self.lot()
        place = self.rng.pick(places)
        entry = self.session.journal[place]
        assert isinstance(entry, TakenBack)
        left = [one for one in entry.withdrawn if not isinstance(one, Drawn)]
        return self._with_entry(place, TakenBack(entry.seat, entry.agreed, left))

    def _with_entry(self, place: int, other: Any) -> str:
        entry = self.session.journal[place]
        self.session.journal[place] = other
        text = dump(self.session, self.said)
        self.session.journal[place] = entry
        return text

    def bit(self) -> str:
        """One bit of the file, whatever it says, without a new signature."""
        text = dump(self.session, self.said).encode()
        place = self.rng.below(len(text))
        return (text[:place] + bytes([text[place] ^ (1 << self.rng.below(7))]) + text[place + 1 :]).decode()

    def line(self) -> str:
        """A line is missing, or is there twice."""
        lines = dump(self.session, self.said).splitlines(keepends=True)
        place = 3 + self.rng.below(len(lines) - 7)
        return "".join([*lines[:place], *(lines[place] * self.rng.below(2) * 2), *lines[place + 1 :]])

    @property
    def ways(self) -> list[Callable[[], str]]:
        return [
            self.secret,
            self.promise,
            self.number,
            self.numbers,
            self.game,
            self.lot,
            self.withdrawn,
            self.bit,
            self.line,
        ]


def is_refused(text: str, file: Path) -> bool:
    """Whether `senlac verify` refuses a save."""
    file.write_text(text)
    try:
        verify(*read_with(file))
    except SenlacError:
        return True
    return False


def main(count: int, seed: int) -> int:
    """Tamper with finished games; each must be refused, and each must have been accepted before."""
    rng, began = Quick(seed), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.senlac"
        games = [
            played(name, seed + number, 80, 3) for number, name in enumerate(("fords", "1066", "1565", "hastings"))
        ]
        assert not any(is_refused(dump(session, said), file) for session, said in games)
        refused: Counter[str] = Counter()
        tried: Counter[str] = Counter()
        for number in range(count):
            forger = Forger(*rng.pick(games), rng)
            way = rng.pick(forger.ways)
            name, text = way.__name__, ""
            if number % 10 == 0:
                session, said = played("fords", seed + number, 30, loaded=1 + rng.below(2))
                name, text = "loaded dice", dump(session, said)
                if not getattr(session, "loaded", 0):
                    continue
            tried[name] += 1
            refused[name] += is_refused(text or way(), file)
            if number % 1000 == 999:
                print(f"  {number + 1} of {count}: {sum(tried.values()) - sum(refused.values())} accepted", flush=True)
    for name in tried:
        print(f"{name:12} {refused[name]} of {tried[name]} refused")
    missed = sum(tried.values()) - sum(refused.values())
    print(f"{sum(tried.values())} tampered records in {time.monotonic() - began:.0f} s, {missed} accepted.")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, int(sys.argv[2]) if len(sys.argv) > 2 else 1))
