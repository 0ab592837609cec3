"""What searching bots share: worth-while options, and how good a position is. Compiled with the kernel."""

from __future__ import annotations

from senlac.kernel.fields import State
from senlac.kernel.frames import Action, answer, ask_of, first_asked, options, resolve_all
from senlac.kernel.rng import Rng


def choices(s: State, seat: int) -> list[Action]:
    """The options worth a thought: of those that come to the same, one."""
    return ask_of(s).distinct(s, s.top[2], options(s, seat))


def value(s: State, seat: int) -> float:
    """A position for a seat: 1 won, -1 lost, 0 tied; while the game goes on, what the heuristic says."""
    if s.result:
        winner: int = s.result[0]
        return 0.0 if winner < 0 else (1.0 if winner == seat else -1.0)
    return s.game.heuristic(s, seat)


def act(s: State, seat: int, action: Action, rng: Rng) -> None:
    """Choose, and let nature decide what follows."""
    answer(s, seat, action)
    resolve_all(s, rng)


def roll_on(s: State, rng: Rng, limit: int) -> None:
    """Play at random for at most `limit` decisions."""
    made = 0
    while made < limit and not s.result:
        seat = first_asked(s)
        found = options(s, seat)
        act(s, seat, found[rng.below(len(found))], rng)
        made += 1
