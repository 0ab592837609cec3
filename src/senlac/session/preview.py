"""Preview the result of a choice, as far as the player can know it."""

from __future__ import annotations

from senlac.kernel.decision import apply
from senlac.kernel.errors import IllegalAction
from senlac.kernel.frames import ASKS, Action, Sealed, ask_of, asked, waiting
from senlac.kernel.responses import PASS, Respond
from senlac.kernel.views import View, view

#: An upper bound on the payments and passes that one choice can involve.
FAR = 60


def preview(seen: View, action: Action) -> View | None:
    """The view after an action, if it is paid for as suggested and nobody responds; None if it is not allowed.

    Stops at anybody's next real choice or the next chance outcome. Questions answered in secret have no preview.
    """
    s = seen.game.imagine(seen)
    if seen.seat < 0 or waiting(s) != ASKS or isinstance(ask_of(s), Sealed):
        return None
    try:
        apply(s, seen.seat, action)
    except IllegalAction:
        return None
    for _ in range(FAR):
        if waiting(s) != ASKS:
            break
        seat = seen.seat if (asked(s) >> seen.seat) & 1 else 1 - seen.seat
        ask = ask_of(s)
        answers: list[Action] = [PASS] if isinstance(ask, Respond) else ask.advice.suggest(s, s.top[2])
        if not answers or (seat != seen.seat and not isinstance(ask, Respond)):
            break
        for answer in answers:
            apply(s, seat, answer)
    return view(s, seen.seat)
