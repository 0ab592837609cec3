"""How a server talks to its own processes: messages with their length before them, and what becomes of failed work."""

from __future__ import annotations

from senlac.kernel.errors import SenlacError

#: How many bytes say how long a message is.
SIZE = 8


class WorkFailed(SenlacError):
    """A piece of work took too long, or its worker died twice."""

    code = "failed"


class Lost(Exception):
    """Whoever had a piece of work will not finish it: why, as it is counted, and more about it for the log."""

    def __init__(self, why: str, more: str = "") -> None:
        super().__init__(why, more)
        self.why = why
        self.more = more


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(SIZE, "big") + message


def given_up() -> WorkFailed:
    return WorkFailed("The server could not finish that. Try again.", message="web-failed")
