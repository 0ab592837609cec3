"""Typed errors for everything that can go wrong at the table.

Each error has a `code` for programs, `fields` with details, and a message for people that says what to do. When one is
raised, nothing has been half-applied.
"""

from __future__ import annotations

from typing import Any, ClassVar

from senlac.kernel.explain import Reason


class SenlacError(Exception):
    """The base class of all errors that Senlac raises on purpose.

    If `fields` has a `message`, it identifies the sentence in the catalogues.

    >>> error = SenlacError("The well is dry.", well=3)
    >>> str(error), error.code, error.fields
    ('The well is dry.', 'error', {'well': 3})
    """

    code: ClassVar[str] = "error"

    def __init__(self, sentence: str, /, **fields: Any) -> None:
        super().__init__(sentence)
        self.fields = fields

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), str(self), self.fields)


def _rebuild(kind: type[SenlacError], sentence: str, fields: dict[str, Any]) -> SenlacError:
    """Unpickle an error: worker processes raise them too."""
    error = kind.__new__(kind)
    SenlacError.__init__(error, sentence, **fields)
    return error


class IllegalAction(SenlacError):
    """An action that is not among the options; `reason` cites the rule that forbids it."""

    code = "illegal-action"

    def __init__(self, sentence: str, /, reason: Reason, **fields: Any) -> None:
        super().__init__(sentence, reason=reason, **fields)

    @property
    def reason(self) -> Reason:
        reason: Reason = self.fields["reason"]
        return reason


class StaleDecision(SenlacError):
    """An answer to a decision that is no longer open."""

    code = "stale-decision"


class DeadEnd(SenlacError):
    """A program that cannot continue: it ran out of steps, or ended without a result. A bug in the game."""

    code = "dead-end"


class BadSave(SenlacError):
    """A save that cannot be read; `line` says where."""

    code = "bad-save"


class ReplayMismatch(SenlacError):
    """A journal that does not lead to the recorded position; `line` is the first entry that differs."""

    code = "replay-mismatch"


class BadOption(SenlacError):
    """An option that the game does not have, or an invalid value."""

    code = "bad-option"


class BadNotation(SenlacError):
    """Text that is not an action; `token` is the offending word."""

    code = "bad-notation"


class UnknownGame(SenlacError):
    """No installed game has this name."""

    code = "unknown-game"


class CannotUndo(SenlacError):
    """An undo past a die roll, a reveal or another seat's decision, or a takeback that was not agreed to."""

    code = "cannot-undo"
