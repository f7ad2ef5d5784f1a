"""Sends matches to many processes, here or on a cluster, and takes the results as they come."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from typing import TypeVar

Result = TypeVar("Result")
Task = Callable[[Sequence[int]], list[Result]]

# Seconds that a chunk should take: short enough for a lively progress bar, long enough to be worth sending.
CHUNK_SECONDS = 0.3
FIRST_CHUNK, LARGEST_CHUNK = 4, 250


def fan_out(
    task: Task[Result], numbers: Iterable[int], executor: Executor | None, width: int
) -> Iterator[list[Result]]:
    """The results of a task for all numbers, chunk by chunk in the order in which they are ready.

    Without an executor everything is done here. Chunks grow and shrink with the time that they take.
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
        # A bounded window of tasks: a million matches must not wait in memory.
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
    """A chunk's results, and the seconds that they took."""
    start = time.perf_counter()
    results = task(chunk)
    return results, time.perf_counter() - start


def next_size(count: int, seconds: float) -> int:
    """How many numbers the next chunk should have, after some took so long.

    >>> next_size(4, 0.01), next_size(4, 60.0)
    (16, 1)
    """
    wanted = CHUNK_SECONDS * count / max(seconds, 1e-9)
    # No more than fourfold: the first match of a process is slow, or a chunk was lucky.
    return max(1, min(int(wanted), 4 * count, LARGEST_CHUNK))


def worker_count(matches: int, workers: int | None) -> int:
    """How many processes it takes: as told or one per core, but none for next to nothing."""
    return max(1, min(workers or os.cpu_count() or 1, -(-matches // FIRST_CHUNK)))
