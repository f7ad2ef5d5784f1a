"""Distribute matches over processes, here or on a cluster, and collect the results as they finish."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from typing import TypeVar

Result = TypeVar("Result")
Task = Callable[[Sequence[int]], list[Result]]

# Seconds per chunk: short enough for a smooth progress bar, long enough to be worth sending.
CHUNK_SECONDS = 0.3
FIRST_CHUNK, LARGEST_CHUNK = 4, 250


def fan_out(
    task: Task[Result], numbers: Iterable[int], executor: Executor | None, width: int
) -> Iterator[list[Result]]:
    """Yield the results of a task for all numbers, chunk by chunk as they finish.

    Without an executor the work is done in this process. The chunk size adapts to the time a chunk takes.
    """
    left = iter(numbers)
    size = FIRST_CHUNK if executor is not None else 1
    waiting: set[Future[tuple[list[Result], float]]] = set()
    if executor is None:
        while chunk := list(islice(left, size)):
            results, seconds = timed(task, chunk)
            size = next_size(len(chunk), seconds)
            yield results
        return
    while True:
        # Submit only a few chunks ahead: a million matches must not wait in memory.
        while len(waiting) < 2 * width and (chunk := list(islice(left, size))):
            waiting.add(executor.submit(timed, task, chunk))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            results, seconds = future.result()
            size = next_size(len(results), seconds)
            yield results


def timed(task: Task[Result], chunk: Sequence[int]) -> tuple[list[Result], float]:
    """A chunk's results and how many seconds they took."""
    start = time.perf_counter()
    results = task(chunk)
    return results, time.perf_counter() - start


def next_size(count: int, seconds: float) -> int:
    """The size of the next chunk, after `count` numbers took `seconds`.

    >>> next_size(4, 0.01), next_size(4, 60.0)
    (16, 1)
    """
    wanted = CHUNK_SECONDS * count / max(seconds, 1e-9)
    # At most four times as many: the first match of a process is slow, and a chunk may be lucky.
    return max(1, min(int(wanted), 4 * count, LARGEST_CHUNK))


def worker_count(matches: int, workers: int | None) -> int:
    """The number of processes: as given or one per core, but no more than the matches need."""
    return max(1, min(workers or os.cpu_count() or 1, -(-matches // FIRST_CHUNK)))
