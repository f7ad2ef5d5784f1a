"""CPU time of some work."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial


def cpu_time(work: Callable[[], object]) -> float:
    """The CPU time of some work, in seconds."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def cpu_rate(work: Callable[[int], object], seconds: float = 0.4) -> float:
    """The repetitions of some work per CPU second; `work` is given how many to do."""
    count, spent = 100, 0.0
    while spent < seconds:
        count *= 2
        spent = cpu_time(partial(work, count))
    return count / spent


def microseconds(count: int, work: Callable[[], object]) -> str:
    """The mean time of some work over `count` repetitions, as text."""
    return f"{cpu_time(lambda: [work() for _ in range(count)]) / count * 1e6:.1f} µs"
