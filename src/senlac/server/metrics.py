"""Metrics of the running server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

#: From a click to everybody's screen, in seconds.
BUCKETS = (0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One registry per server, so that several can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("senlac_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("senlac_tables", "Games in memory", registry=self.registry)
        self.messages = Counter("senlac_messages", "Messages from clients", ["type"], registry=self.registry)
        self.refusals = Counter("senlac_refusals", "Messages refused", ["code"], registry=self.registry)
        self.action_seconds = Histogram(
            "senlac_action_seconds",
            "From an action to the message for its table",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.waiting = Gauge(
            "senlac_waiting", "Pieces of work that wait for a worker or the cluster", ["where"], registry=self.registry
        )
        self.failures = Counter("senlac_failures", "What went wrong in the server", ["what"], registry=self.registry)
        self.conflicts = Counter(
            "senlac_conflicts", "Changes that another server had stored first", registry=self.registry
        )
        self.peers = Gauge("senlac_peers", "Other servers on the database", registry=self.registry)
        self.owned = Gauge("senlac_owned", "Tables whose bots and clocks this server moves", registry=self.registry)
        self.news = Counter("senlac_news", "News from other servers", ["type"], registry=self.registry)
        self.notices = Counter(
            "senlac_notices", "Notices to people who are away", ["channel", "result"], registry=self.registry
        )
        self.bot_seconds = Histogram("senlac_bot_seconds", "Thinking of bots", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
