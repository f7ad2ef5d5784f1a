"""How much the server has to do: by how late the loop wakes and moves are told, and what waits for the disk.

level 0   all is well
level 1   nobody new: opening, joining, watching and hints are refused
level 2   no new sockets and no moves either: those who play are asked to try again in a moment
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

INTERVAL = 0.1


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From which lag (seconds) and which backlog (writes) on the server is at level 1 and 2."""

    lag: tuple[float, float]
    backlog: tuple[int, int]


class Overload:
    """The level of load; `observe` is told what was measured, `watch` measures."""

    def __init__(
        self,
        thresholds: Thresholds,
        backlog: Callable[[], int],
        slowest: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.thresholds = thresholds
        self.backlog = backlog
        # How long the slowest move since the last measurement took: it goes through the loop several times.
        self.slowest = slowest
        self.lag = 0.0
        self.level = 0

    def observe(self, lag: float, backlog: int) -> int:
        """The level after a measurement. Rises at once, falls when all is well below the threshold.

        One late wake says little: the lag is smoothed, so that some tenths of a second of it are needed.
        """
        self.lag += (lag - self.lag) * 0.3
        risen = self._level(self.lag, backlog)
        # Half the threshold to come down again: a level that flickers would refuse people at random.
        self.level = max(risen, min(self.level, self._level(self.lag * 2, backlog * 2)))
        return self.level

    @property
    def retry_after(self) -> int:
        """Seconds after which it makes sense to try again."""
        return (0, 2, 5)[self.level]

    def _level(self, lag: float, backlog: int) -> int:
        return sum(
            lag >= late or backlog >= many
            for late, many in zip(self.thresholds.lag, self.thresholds.backlog, strict=True)
        )

    async def watch(self, told: Callable[[float], None]) -> None:
        """Measures for ever, and tells each lag."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + INTERVAL
            await asyncio.sleep(INTERVAL)
            lag = max(0.0, loop.time() - due)
            told(lag)
            self.observe(max(lag, self.slowest()), self.backlog())
