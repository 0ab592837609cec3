"""A game being played: the one place that owns the true state."""

from senlac.session.session import LogLine, Session

__all__ = ["LogLine", "Session"]
