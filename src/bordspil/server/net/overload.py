"""Load shedding, by the lag of the event loop, the time a move takes, and the writes waiting for the disk.

level 0   everything is fine
level 1   no newcomers: opening, joining, watching and hints are refused
level 2   no new sockets and no moves either: players are asked to try again in a moment
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from bordspil.server.ops.config import Config

INTERVAL = 0.1


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The lag (seconds) and the backlog (writes) at which levels 1 and 2 begin."""

    lag: tuple[float, float]
    backlog: tuple[int, int]

    @classmethod
    def configured(cls, config: Config) -> Thresholds:
        """The thresholds of a configuration."""
        return cls(
            lag=(config.busy_lag, config.overload_lag),
            backlog=(config.busy_backlog, config.overload_backlog),
        )


class Overload:
    """The current level; `watch` measures, `observe` takes a measurement."""

    def __init__(
        self,
        thresholds: Thresholds,
        backlog: Callable[[], int],
        slowest: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.thresholds = thresholds
        self.backlog = backlog
        # The slowest move since the last measurement; a move goes through the loop several times.
        self.slowest = slowest
        self.lag = 0.0
        self.level = 0

    def observe(self, lag: float, backlog: int) -> int:
        """Update the level from a measurement and return it.

        The lag is smoothed: a single late wake-up says little. The level rises at its threshold and
        falls at half of it.
        """
        self.lag += (lag - self.lag) * 0.3
        risen = self._level(self.lag, backlog)
        # Hysteresis: a level that flickers would refuse people at random.
        self.level = max(risen, min(self.level, self._level(self.lag * 2, backlog * 2)))
        return self.level

    @property
    def retry_after(self) -> int:
        """Seconds to wait before trying again."""
        return (0, 2, 5)[self.level]

    def _level(self, lag: float, backlog: int) -> int:
        return sum(
            lag >= late or backlog >= many
            for late, many in zip(self.thresholds.lag, self.thresholds.backlog, strict=True)
        )

    async def watch(self, report: Callable[[float], None]) -> None:
        """Measure until cancelled, and report each lag."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + INTERVAL
            await asyncio.sleep(INTERVAL)
            lag = max(0.0, loop.time() - due)
            report(lag)
            self.observe(max(lag, self.slowest()), self.backlog())
