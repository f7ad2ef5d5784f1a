"""A table's own time."""

from __future__ import annotations

import asyncio


class TableClock:
    """A clock that runs while someone is connected, and stops otherwise and while the server is down."""

    __slots__ = ("_loop_time", "_started", "_time")

    def __init__(self, time: float) -> None:
        self._time = time
        self._started: float | None = None
        self._loop_time = asyncio.get_running_loop().time

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._started is not None

    def now(self) -> float:
        """The table's time in seconds."""
        return self._time if self._started is None else self._time + self._loop_time() - self._started

    def run_if(self, someone_is_here: bool) -> None:
        """Run while someone is here, else stop."""
        if someone_is_here and self._started is None:
            self._started = self._loop_time()
        elif not someone_is_here and self._started is not None:
            self._time, self._started = self.now(), None
