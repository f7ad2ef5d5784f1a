"""Metrics for Prometheus.

Each server has its own collector registry, so several can run in one process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

Source = Callable[[], float]


class Callbacks(Collector):
    """Figures that others keep, read on every scrape."""

    def __init__(self) -> None:
        self.gauges: dict[str, tuple[str, Source]] = {}
        self.counters: dict[str, tuple[str, Source]] = {}

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        """Read all figures."""
        for name, (about, source) in self.gauges.items():
            yield GaugeMetricFamily(f"bordspil_{name}", about, value=source())
        for name, (about, source) in self.counters.items():
            yield CounterMetricFamily(f"bordspil_{name}", about, value=source())


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.callbacks = Callbacks()
        self.registry.register(self.callbacks)
        self.messages = Counter("bordspil_messages", "Messages received.", registry=self.registry)
        self._moves = Counter("bordspil_moves", "Moves of people.", registry=self.registry)
        self._errors = Counter("bordspil_errors", "Requests refused.", ["code"], registry=self.registry)
        self._dropped = Counter(
            "bordspil_sockets_dropped", "Sockets closed by the server.", ["why"], registry=self.registry
        )
        self._move_seconds = self._histogram("move_seconds", "From a move received to the last view sent.")
        self._slowest = 0.0
        self._commit_seconds = self._histogram("store_commit_seconds", "From a write begun to the disk.")
        self._loop_lag = self._histogram("loop_lag_seconds", "How late the event loop woke.")

    def refused(self, code: str) -> None:
        """Count an error."""
        self._errors.labels(code).inc()

    def dropped(self, why: str) -> None:
        """Count a socket that the server closed."""
        self._dropped.labels(why).inc()

    def moved(self, seconds: float) -> None:
        """Count a move, and the time until everyone was sent the result."""
        self._moves.inc()
        self._move_seconds.observe(seconds)
        self._slowest = max(self._slowest, seconds)

    def slowest_move(self) -> float:
        """The time of the slowest move since the last call."""
        slowest, self._slowest = self._slowest, 0.0
        return slowest

    def committed(self, seconds: float) -> None:
        """Record a commit; may be called in any thread."""
        self._commit_seconds.observe(seconds)

    def lagged(self, seconds: float) -> None:
        """Record how late the event loop woke up."""
        self._loop_lag.observe(seconds)

    def gauge(self, name: str, about: str, source: Source) -> None:
        """Add a figure that goes up and down and is kept elsewhere."""
        self.callbacks.gauges[name] = (about, source)

    def counter(self, name: str, about: str, source: Source) -> None:
        """Add a figure that only grows and is kept elsewhere."""
        self.callbacks.counters[name] = (about, source)

    def text(self) -> bytes:
        """All metrics in the Prometheus text format."""
        return generate_latest(self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"bordspil_{name}", about, buckets=BUCKETS, registry=self.registry)
