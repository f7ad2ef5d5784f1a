"""Plays many matches between bots, on all cores, with the same results on any number of them."""

from __future__ import annotations

import math
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from bordspil.bots import make_bot
from bordspil.core.rng import Rng
from bordspil.games import find_game
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match

# Matches that one task plays: short enough for a lively progress bar, long enough to be worth sending.
CHUNK = 25
CERTAINTY = 1.959964  # of the normal distribution, for 95 %


@dataclass(frozen=True)
class Plan:
    """What to play: plain values, so that it can be sent to another process."""

    game: str
    seat_count: int
    bots: tuple[str, ...]
    matches: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        """Raises a GameError where the plan can't be carried out."""
        game = find_game(self.game)
        game.check_seat_count(self.seat_count)
        game.options.from_data(self.options).check(self.seat_count)
        for name in self.bots:
            make_bot(name, game)


@dataclass(frozen=True, slots=True)
class Result:
    """One match: its number, the scores and the share of the win by seat, its length, its record."""

    number: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    turns: int
    record: str | None


def play_match(plan: Plan, number: int) -> Match:
    """The match of a number, played to its end."""
    game = find_game(plan.game)
    seated = [plan.bots[seat % len(plan.bots)] for seat in range(plan.seat_count)]
    names = [name if seated.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(seated)]
    match = Match(
        game,
        plan.seat_count,
        game.options.from_data(plan.options),
        seed=seed_from(plan.seed, number),
        names=names,
    )
    bots = [make_bot(name, game) for name in seated]
    thoughts = [Rng(seed_from(plan.seed, number, "bot", seat)) for seat in range(plan.seat_count)]
    while not match.is_over:
        for seat in match.due():
            match.submit(seat, bots[seat].choose(match.view(seat), thoughts[seat]))
    return match


def play_chunk(plan: Plan, numbers: Sequence[int], with_records: bool) -> list[Result]:
    """The results of some matches."""
    results = []
    for number in numbers:
        match = play_match(plan, number)
        outcome = match.outcome
        assert outcome is not None
        results.append(
            Result(
                number,
                outcome.scores,
                outcome.shares,
                match.turn,
                match.record().as_json() if with_records else None,
            )
        )
    return results


def simulate(
    plan: Plan,
    *,
    workers: int | None = None,
    with_records: bool = False,
    executor: Executor | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Iterator[Result]:
    """Results in the order of their numbers, as they come; one process per core unless told otherwise."""
    plan.check()
    chunks = [range(start, min(start + CHUNK, plan.matches)) for start in range(0, plan.matches, CHUNK)]
    count = worker_count(plan, workers)
    if executor is None and count == 1:
        for chunk in chunks:
            yield from play_chunk(plan, chunk, with_records)
            on_progress(len(chunk))
        return
    pool = executor or ProcessPoolExecutor(
        worker_count(plan, workers), initializer=become_worker, initargs=(os.getpid(),)
    )
    try:
        # A bounded window of tasks: a million matches must not wait in memory.
        waiting: list[tuple[range, Future[list[Result]]]] = []
        for chunk in chunks:
            waiting.append((chunk, pool.submit(play_chunk, plan, chunk, with_records)))
            if len(waiting) >= 4 * count:
                yield from _finish(waiting.pop(0), on_progress)
        while waiting:
            yield from _finish(waiting.pop(0), on_progress)
    finally:
        if executor is None:
            pool.shutdown(wait=True, cancel_futures=True)


def worker_count(plan: Plan, workers: int | None) -> int:
    """How many processes it takes: as told or one per core, but never more than there are chunks."""
    return max(1, min(workers or os.cpu_count() or 1, math.ceil(plan.matches / CHUNK)))


def become_worker(parent: int) -> None:
    """Leaves Ctrl-C to the parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _finish(task: tuple[range, Future[list[Result]]], on_progress: Callable[[int], None]) -> Iterator[Result]:
    chunk, future = task
    yield from future.result()
    on_progress(len(chunk))


class Tally:
    """Sums over many matches for one seat."""

    def __init__(self) -> None:
        self.matches = 0
        self.score_sum = 0.0
        self.score_squares = 0.0
        self.share_sum = 0.0

    def add(self, score: int, share: float) -> None:
        """Counts one match."""
        self.matches += 1
        self.score_sum += score
        self.score_squares += score * score
        self.share_sum += share

    @property
    def mean(self) -> float:
        """The mean score."""
        return self.score_sum / self.matches

    @property
    def deviation(self) -> float:
        """The standard deviation of the scores."""
        if self.matches < 2:
            return 0.0
        spread = self.score_squares - self.score_sum**2 / self.matches
        return math.sqrt(max(spread, 0.0) / (self.matches - 1))

    @property
    def wins(self) -> float:
        """The share of wins; a shared win counts in part."""
        return self.share_sum / self.matches

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins (Wilson's; with shared wins a little too wide)."""
        return wilson(self.wins, self.matches)


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % score interval for a share seen in some number of trials.

    >>> tuple(round(end, 3) for end in wilson(0.9, 1000))
    (0.88, 0.917)
    """
    square = CERTAINTY**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = CERTAINTY * math.sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return max(0.0, middle - half), min(1.0, middle + half)
