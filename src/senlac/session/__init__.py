"""A game in progress: the only place that holds the true state."""

from senlac.session.session import LogLine, Session

__all__ = ["LogLine", "Session"]
