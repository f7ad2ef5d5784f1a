"""What the server counts and measures, for Prometheus.

Each server has a registry of its own, so that several can live in one process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

Source = Callable[[], float]


class Asked(Collector):
    """Figures that others keep: asked for whenever they are read."""

    def __init__(self) -> None:
        self.gauges: dict[str, tuple[str, Source]] = {}
        self.counters: dict[str, tuple[str, Source]] = {}

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        """All figures as they are now."""
        for name, (words, source) in self.gauges.items():
            yield GaugeMetricFamily(f"bordspil_{name}", words, value=source())
        for name, (words, source) in self.counters.items():
            yield CounterMetricFamily(f"bordspil_{name}", words, value=source())


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.asked = Asked()
        self.registry.register(self.asked)
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
        """Counts an error."""
        self._errors.labels(code).inc()

    def dropped(self, why: str) -> None:
        """Counts a socket that the server closed."""
        self._dropped.labels(why).inc()

    def moved(self, seconds: float) -> None:
        """Counts a move, and how long it took until all were told."""
        self._moves.inc()
        self._move_seconds.observe(seconds)
        self._slowest = max(self._slowest, seconds)

    def slowest_move(self) -> float:
        """How long the slowest move took since this was last asked."""
        slowest, self._slowest = self._slowest, 0.0
        return slowest

    def committed(self, seconds: float) -> None:
        """Counts a commit; in any thread."""
        self._commit_seconds.observe(seconds)

    def lagged(self, seconds: float) -> None:
        """Notes how late the event loop woke."""
        self._loop_lag.observe(seconds)

    def gauge(self, name: str, words: str, source: Source) -> None:
        """A figure that goes up and down, kept elsewhere."""
        self.asked.gauges[name] = (words, source)

    def counter(self, name: str, words: str, source: Source) -> None:
        """A figure that only grows, kept elsewhere."""
        self.asked.counters[name] = (words, source)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)

    def _histogram(self, name: str, words: str) -> Histogram:
        return Histogram(f"bordspil_{name}", words, buckets=BUCKETS, registry=self.registry)
