"""How a server and its workers talk: messages with their length before them, and what becomes of failed work."""

from __future__ import annotations

from senlac.kernel.errors import SenlacError

#: How many bytes say how long a message is.
SIZE = 8


class WorkFailed(SenlacError):
    """A piece of work took too long, or its worker died twice."""

    code = "failed"


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(SIZE, "big") + message


def given_up() -> WorkFailed:
    return WorkFailed("The server could not finish that. Try again.", message="web-failed")
