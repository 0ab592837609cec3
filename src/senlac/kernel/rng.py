"""Randomness: generators whose entire state is one integer, with unbiased draws.

The generator belongs to whoever drives a game (a session, a simulation, a search), never to the game's state, so
nothing that sees a state can predict a die roll. `Dice` is for real games, `Fair` for those between people at a server,
`Quick` for play-outs and sampling.
"""

from __future__ import annotations

from hashlib import blake2b
from hmac import digest
from typing import Any, ClassVar, Final, TypeVar, final

from senlac.kernel.native import i64, mypyc_attr

T = TypeVar("T")

MASK32: Final = 0xFFFFFFFF
#: Up to this bound, all products in `Quick` stay below 2**62.
QUICK_LIMIT: Final = 1 << 30
#: The state of `Dice` is a 256-bit seed above a 64-bit counter.
DICE_BITS: Final = 320
#: Where the parts of the state of `Fair` begin, and how long it is.
FAIR_MIXED: Final = 64
FAIR_SECRET: Final = FAIR_MIXED + 512
FAIR_BITS: Final = FAIR_SECRET + 512


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The draws shared by all generators; a generator supplies `below`."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def d6(self) -> int:
        return self.below(6) + 1

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def permutation(self, n: int) -> list[int]:
        """The numbers 0 to n - 1 in random order (Fisher-Yates, from the end)."""
        order = list(range(n))
        i = n - 1
        while i > 0:
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
            i -= 1
        return order


class Dice(Rng):
    """BLAKE2b in counter mode: 256 bits of seed above a counter of 64 bits.

    >>> dice = Dice.seeded("Senlac")
    >>> [dice.d6() for _ in range(8)]
    [3, 5, 6, 5, 4, 4, 4, 2]
    >>> Dice(dice.state).d6() == dice.d6()
    True
    """

    algorithm: ClassVar[str] = "blake2b-ctr/1"

    def __init__(self, state: int) -> None:
        self.state = state

    @property
    def ready(self) -> bool:
        """Whether anything can be drawn yet."""
        return True

    @property
    def draws(self) -> int:
        """How many chance outcomes were drawn, if the generator counts them."""
        return 0

    def begin(self, kind: str) -> None:
        """The next chance outcome is of this kind."""

    @staticmethod
    def seeded(seed: int | str) -> Dice:
        """A generator from a seed; the same seed gives the same game."""
        key = blake2b(str(seed).encode(), digest_size=32, person=b"senlac.seed").digest()
        return Dice(int.from_bytes(key, "big") << 64)

    def __reduce__(self) -> tuple[Any, ...]:
        return Dice, (self.state,)

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"there is no number below {n}")
        bits = (n - 1).bit_length()
        while True:
            value = self._block() >> (512 - bits)
            if value < n:
                return value

    def _block(self) -> int:
        block = blake2b(self.state.to_bytes(40, "big")).digest()
        self.state += 1
        return int.from_bytes(block, "big")


@final
class Fair(Dice):
    """Dice that can be verified afterwards: HMAC-SHA-512, keyed with a secret that was committed to.

    The state is 512 bits of secret, 512 bits mixed from what the players contributed (0 until they have), and two
    counters of 32 bits: of chance outcomes, and of blocks within one. Each outcome has a stream of its own, so none
    depends on how much others took.

    >>> dice = Fair.sealed(7)
    >>> dice.ready
    False
    >>> dice.open(11)
    >>> dice.begin("melee")
    >>> [dice.d6() for _ in range(6)], dice.draws
    ([2, 5, 3, 1, 4, 3], 1)
    """

    algorithm: ClassVar[str] = "hmac-sha512/1"

    def __init__(self, state: int) -> None:
        super().__init__(state)
        self.kind = ""

    @staticmethod
    def sealed(secret: int) -> Fair:
        """A generator that waits for what the players contribute."""
        return Fair(secret << FAIR_SECRET)

    def __reduce__(self) -> tuple[Any, ...]:
        return Fair, (self.state,)

    @property
    def secret(self) -> bytes:
        return (self.state >> FAIR_SECRET).to_bytes(64, "big")

    @property
    def mixed(self) -> int:
        """What was mixed from the contributions."""
        return (self.state >> FAIR_MIXED) & ((1 << 512) - 1)

    def open(self, mixed: int) -> None:
        """Everybody has contributed."""
        self.state = ((self.state >> FAIR_SECRET) << FAIR_SECRET) | (mixed << FAIR_MIXED)

    @property
    def ready(self) -> bool:
        return self.mixed != 0

    @property
    def draws(self) -> int:
        return (self.state >> 32) & MASK32

    def begin(self, kind: str) -> None:
        self.kind = kind
        self.state = (((self.state >> 32) + 1) << 32) & ((1 << FAIR_BITS) - 1)

    def _block(self) -> int:
        counters = self.state & ((1 << 64) - 1)
        message = self.mixed.to_bytes(64, "big") + self.kind.encode() + b"\0" + counters.to_bytes(8, "big")
        self.state += 1
        return int.from_bytes(digest(self.secret, message, "sha512"), "big")


class Quick(Rng):
    """A small 32-bit permuted congruential generator, fast in play-outs; not for real games.

    The seed determines both the position in the cycle and the cycle itself, so similar seeds give unrelated streams.

    >>> quick = Quick(7)
    >>> sorted(quick.permutation(5))
    [0, 1, 2, 3, 4]
    >>> Quick(7).below(1000) == Quick(7).below(1000)
    True
    """

    def __init__(self, seed: int) -> None:
        key = int.from_bytes(blake2b(str(seed).encode(), digest_size=8, person=b"senlac.quick").digest(), "big")
        self.word: i64 = key & MASK32
        self.increment: i64 = (key >> 32) | 1

    def __reduce__(self) -> tuple[Any, ...]:
        return _quick, (self.word, self.increment)

    def below(self, n: int) -> int:
        # Lemire's multiplication with rejection: unbiased.
        if not 0 < n <= QUICK_LIMIT:
            raise ValueError(f"there is no quick draw below {n}")
        size: i64 = n
        while True:
            x: i64 = (self.word * 747796405 + self.increment) & MASK32
            self.word = x
            mixed: i64 = (((x >> ((x >> 28) + 4)) ^ x) * 277803737) & MASK32
            product: i64 = ((mixed >> 22) ^ mixed) * size
            if product & MASK32 >= size or product & MASK32 >= 0x100000000 % size:
                return product >> 32

    def permutation(self, n: int) -> list[int]:
        # The same draws as the general one makes, with `below` written out: shuffles are a good part of a play-out.
        order = list(range(n))
        x: i64 = self.word
        increment: i64 = self.increment
        size: i64 = n
        while size > 1:
            x = (x * 747796405 + increment) & MASK32
            mixed: i64 = (((x >> ((x >> 28) + 4)) ^ x) * 277803737) & MASK32
            product: i64 = ((mixed >> 22) ^ mixed) * size
            if product & MASK32 >= size or product & MASK32 >= 0x100000000 % size:
                size -= 1
                j = product >> 32
                order[size], order[j] = order[j], order[size]
        self.word = x
        return order


def _quick(word: int, increment: int) -> Quick:
    rng = Quick(0)
    rng.word = word
    rng.increment = increment
    return rng


def written(dice: Dice) -> str:
    """A generator as text; `read` reads it.

    >>> read(written(Dice(7))).state, type(read(written(Fair.sealed(7)))).__name__
    (7, 'Fair')
    """
    return hex(dice.state) if dice.algorithm == Dice.algorithm else f"{dice.algorithm}:{dice.state:#x}"


def read(text: str) -> Dice:
    """The generator that `written` wrote."""
    algorithm, _, state = text.rpartition(":")
    return restore(algorithm or Dice.algorithm, int(state, 16))


def restore(algorithm: str, state: int) -> Dice:
    """Restore a generator from a save; ValueError if this version does not know the algorithm."""
    if algorithm not in (Dice.algorithm, Fair.algorithm):
        known = f"{Dice.algorithm} and {Fair.algorithm}"
        raise ValueError(f"unknown random generator {algorithm!r}; this version knows {known}")
    if not 0 <= state < 1 << (FAIR_BITS if algorithm == Fair.algorithm else DICE_BITS):
        raise ValueError("this is not a state of the random generator")
    return Fair(state) if algorithm == Fair.algorithm else Dice(state)
