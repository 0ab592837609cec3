"""Inputs for the parser of records. By itself: a million of them, or as many as you like.

./dev fuzz --records [COUNT] [SEED]
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

from senlac.kernel.errors import BadSave
from senlac.session import Session
from senlac.session.records import parse, write_text

PIECES = (
    '"',
    "\\",
    "[",
    "]",
    "{",
    "}",
    ":",
    ": ",
    "; ",
    "* ",
    "*9 ",
    "! ",
    "- ",
    "= ",
    "  ",
    "\n",
    "\0",
    "é",
    "\u2028",
)
PIECES += ("[[[[[[[[", "9" * 400, "1e999", " takes back, with ", " resigns", "NaN", "[senlac 1]\n", "\ud7ff", "\t")
#: In seconds of processor time; a record of this size takes less than a thousandth of it.
BOUND = 2.0


def mutated(text: str, rng: random.Random) -> str:
    """A record with a few damages: pieces cut, doubled, put in, exchanged."""
    for _ in range(rng.randint(1, 4)):
        here, there = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        there = min(there, here + 60)
        text = rng.choice(
            (
                text[:here] + text[there:],
                text[:there] + text[here:],
                text[:here] + rng.choice(PIECES) + text[here:],
                text[:here] + rng.choice(PIECES) + text[there:],
                text[:here] + "".join(rng.sample(text[here:there], there - here)) + text[there:],
                text[:here] + chr(rng.randrange(0x250)) + text[here + 1 :],
            )
        )
    return text


def main(count: int, seed: int) -> int:
    """Parse damaged records; anything but a record or a BadSave is a defect, and so is one that takes long."""
    folder = Path(__file__).parents[1] / "saves"
    names = ("fords-takeback-resigned", "hillock-midgame", "fords-midgame")
    texts = [write_text(Session.load(next(folder.glob(f"v*/{name}.senlac"))), lang="en") for name in names]
    texts = [text if len(text) < 6_000 else text[:4_000] + text[-1_000:] for text in texts]
    rng = random.Random(seed)
    parsed, slowest, began = 0, 0.0, time.monotonic()
    for _ in range(count):
        text = mutated(rng.choice(texts), rng)
        before = time.process_time()
        try:
            parse(text)
            parsed += 1
        except BadSave:
            pass
        except Exception:
            print(f"This breaks the parser: {text!r}")
            raise
        slowest = max(slowest, time.process_time() - before)
    took = time.monotonic() - began
    print(
        f"{count} inputs in {took:.0f} s: {parsed} are records, {count - parsed} are refused, none breaks the parser."
    )
    print(f"The slowest took {1e3 * slowest:.1f} ms.")
    return int(slowest > BOUND)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000, int(sys.argv[2]) if len(sys.argv) > 2 else 1))
