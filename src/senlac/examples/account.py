"""An account of what happens at one decision, line by line, in words that signs can be found in.

plays 1066 draft=draw3
asks deployment.turn [H.DEPLOY.ORDER]
refuses play "Norman Knights" w1: hebs-cost [H.PAY.MIX]
does pass
chance setup.shuffle-deck [3, 1, 2]
hebs-passes Norman
shows [H.PLAY.CLOSE_UP]
next paying.pay
ends wedges [H.WIN.WEDGES]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from senlac.examples.noticing import noticed
from senlac.kernel.decision import explain
from senlac.kernel.explain import Reason
from senlac.kernel.gamedef import GameDef
from senlac.kernel.notation import from_text
from senlac.session import Session
from senlac.session.journal import Drawn


class AccountLine(NamedTuple):
    """A line of an account; an event as a seat saw it, or why something was refused, if that is what it is about."""

    text: str
    seen: tuple[Any, ...] = ()
    refused: str = ""
    reason: Reason | None = None


def before(session: Session, seat: int, refused: Iterable[str] = ()) -> list[AccountLine]:
    """What is asked of a seat, and why it may not do other things."""
    game, question = session.game, session.decision(seat)
    assert question is not None
    usual = {option.name: option.default for option in game.schema}
    chosen = [f"{name}={value}" for name, value in game.options.items() if value != usual.get(name)]
    lines = [
        AccountLine(" ".join(["plays", game.name, *chosen])),
        AccountLine(f"asks {question.kind} [{question.rule}]"),
    ]
    state = session.state
    for intent in refused:
        reason = explain(state, seat, from_text(game, intent))
        if reason is not None:
            lines.append(AccountLine(f"refuses {intent}: {reason.code} [{reason.rule}]", (), intent, reason))
    return lines


def after(session: Session, seat: int, move: str) -> list[AccountLine]:
    """What a move of a seat leads to; it is made."""
    told, entries, before = len(session.log(seat)), len(session.journal), session.state
    session.play(seat, move)
    lines = [AccountLine(f"does {move}")]
    lines += [AccountLine(f"chance {it.chance} {it.lot}") for it in session.journal[entries:] if isinstance(it, Drawn)]
    lines += [AccountLine(_event(session.game, line.seen), line.seen) for line in session.log(seat)[told:]]
    lines += [AccountLine(f"shows [{rule}]") for rule in noticed(before, session.state, from_text(session.game, move))]
    if session.outcome is not None:
        lines.append(AccountLine(f"ends {session.outcome.kind} [{session.outcome.rule}]"))
    for other in session.asked:
        question = session.decision(other)
        assert question is not None
        lines.append(AccountLine(f"next {question.kind}"))
    return lines


def text_of(lines: list[AccountLine]) -> str:
    return "\n".join([line.text for line in lines])


def _event(game: GameDef[Any], seen: tuple[Any, ...]) -> str:
    domains = game.events.get(seen[0], ())
    return " ".join([str(seen[0]), *[_named(game, *it) for it in zip(domains, seen[1:], strict=False)]])


def _named(game: GameDef[Any], domain: str, value: Any) -> str:
    if domain == "rule":
        return f"[{value}]"
    known = domain == "seat" or domain in game.things
    return game.names(domain)[value] if known and value >= 0 else str(value)
