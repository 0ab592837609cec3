"""A bot that looks ahead, for any game: it imagines what it cannot see, plays each option out, and takes the best.

Try it against another bot: python examples/search_bot.py 1066 20 greedy
"""

from __future__ import annotations

import sys

import senlac
from senlac.ai.bots import Bot
from senlac.ai.search import act, choices, guided_playout
from senlac.kernel.decision import Decision
from senlac.kernel.frames import Action
from senlac.kernel.views import Imagination, View


class Lookahead(Bot):
    """Plays each option out `playouts` times, `depth` decisions far, and asks the heuristic what came of it."""

    def __init__(self, seed: int = 0, playouts: int = 4, depth: int = 12) -> None:
        super().__init__(seed)
        self.playouts = playouts
        self.depth = depth

    def choose(self, view: View, decision: Decision) -> Action:
        imagination = Imagination(view)
        options = choices(imagination.template, decision.seat)
        if len(options) == 1:
            return options[0]
        worth = dict.fromkeys(options, 0.0)
        for _ in range(self.playouts):
            deal = imagination.sample(self.rng)  # the same deal for every option: luck falls out of the comparison
            for option in options:
                state = deal.clone()
                act(state, decision.seat, option, self.rng)
                guided_playout(state, self.rng, self.depth)
                worth[option] += view.game.heuristic(state, decision.seat)
        return max(options, key=lambda option: worth[option])


def wins(game: str, games: int, against: str, **settings: int) -> float:
    """The share of games that it wins, changing seats from game to game."""
    points = 0.0
    for number in range(games):
        session = senlac.new_game(game, seed=number)
        mine = number % 2
        players = [
            Lookahead(number, **settings) if seat == mine else senlac.bot(against, seed=number) for seat in (0, 1)
        ]
        while session.outcome is None:
            seat = session.asked[0]
            session.play(seat, players[seat].choose(session.view(seat), session.decision(seat)))
        points += 0.5 if session.outcome.winner is None else float(session.outcome.winner == mine)
    return points / games


if __name__ == "__main__":
    game, games, against = sys.argv[1:]
    print(f"{100 * wins(game, int(games), against):.0f} % against {against}")
