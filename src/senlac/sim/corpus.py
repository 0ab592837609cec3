"""A corpus: games between bots as records, for those who study or learn from whole games.

They are the games that `senlac sim` plays with the same settings, by their numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from senlac.kernel.rng import Dice
from senlac.session import Session
from senlac.session.records import write_text
from senlac.sim.batch import Arena
from senlac.sim.executor import Executor, in_order


class CorpusArena(Arena):
    """An arena that keeps records."""

    def record(self, number: int, lang: str = "") -> str:
        """Play one game; the same number gives the same record."""
        game, turn = divmod(number, self.turns)
        seed = f"{self.setup.seed}/{game}"
        players = [self.player(self.bot_at(seat, turn), seed) for seat in range(len(self.bots))]
        session = Session(self.game, Dice.seeded(seed), seed)
        while session.outcome is None:
            seat = session.asked[0]
            question = session.decision(seat)
            assert question is not None
            offered = question.options
            chosen = offered[0] if len(offered) == 1 else players[seat].choose(session.view(seat), question)
            session.play(seat, chosen)
        return write_text(session, {"players": ", ".join(player.name for player in players)}, lang)


def records(arena: CorpusArena, on: Executor, lang: str = "") -> Iterator[str]:
    """All records of an arena in the order of their numbers, whichever is finished first."""
    return in_order(on, partial(arena.record, lang=lang), range(arena.total))
