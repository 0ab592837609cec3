"""What a corpus of records says: who wins, how games end, and which choices winners make more often than losers.

senlac lab corpus 1066 games.record --games 10000 --bots greedy
python examples/study_corpus.py games.record
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from senlac.session.journal import Decided
from senlac.session.records import Record, read_file, revive
from senlac.sim import wilson


@dataclass
class Study:
    """Counts over all games."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    #: Decisions by what was done, and whether by the winner.
    done: Counter[tuple[str, bool]] = field(default_factory=Counter)

    def add(self, record: Record) -> None:
        """Replay a record, with every step checked, and count it."""
        session = revive(record)
        assert session.outcome is not None
        winner = session.outcome.winner
        self.games += 1
        self.wins["nobody" if winner is None else session.game.seats[winner]] += 1
        self.endings[session.outcome.kind] += 1
        decisions = [entry for entry in session.journal if isinstance(entry, Decided)]
        self.lengths.append(len(decisions))
        for entry in decisions:
            self.done[entry.do.split()[0], entry.seat == winner] += 1

    def told(self) -> str:
        """The study as text."""
        lines = [f"{self.games} games, {sum(self.lengths) / self.games:.0f} decisions each"]
        for name, wins in self.wins.most_common():
            low, high = wilson(wins, self.games)
            lines.append(f"{name:12} {100 * wins / self.games:5.1f} % ({100 * low:.1f} to {100 * high:.1f})")
        lines += [f"ends by {kind:8} {100 * count / self.games:5.1f} %" for kind, count in self.endings.most_common()]
        totals = {won: sum(count for (_, it), count in self.done.items() if it == won) for won in (True, False)}
        for verb in sorted({verb for verb, _ in self.done}):
            shares = [100 * self.done[verb, won] / max(1, totals[won]) for won in (True, False)]
            lines.append(f"{verb:12} {shares[0]:5.1f} % of what winners do, {shares[1]:5.1f} % of the others")
        return "\n".join(lines)


def study(path: Path) -> Study:
    """Study all records of a file."""
    found = Study()
    for record in read_file(path):
        found.add(record)
    return found


if __name__ == "__main__":
    print(study(Path(sys.argv[1])).told())
