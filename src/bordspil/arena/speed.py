"""Measure the speed of a game's engine in CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from bordspil.core.game import Game
from bordspil.core.playouts import count_decisions, run_copies, run_playouts
from bordspil.core.rng import Rng

# CPU seconds per measurement.
SPAN = 0.25


@dataclass(frozen=True, slots=True)
class Speed:
    """Random matches and decisions per second, the time to copy a state and its size."""

    playouts: float
    decisions: float
    copy_nanoseconds: float
    state_bytes: int


def measure(game: Game, seat_count: int) -> Speed:
    """Measure a game in one thread."""
    start = game.setup(seat_count, rng=Rng.from_seed("start"))
    playouts = rate(lambda count: run_playouts(start, count, Rng.from_seed("speed")))
    copies = rate(lambda count: run_copies(start, count))
    # Random matches of Sequence differ much in length: the mean of a few hundred is several percent off.
    decisions = decisions_per_match(game, seat_count, matches=max(200, int(playouts * SPAN)))
    return Speed(playouts, playouts * decisions, 1e9 / copies, start.__sizeof__())


def decisions_per_match(game: Game, seat_count: int, matches: int = 200) -> float:
    """The mean number of actions chosen in a random match."""
    start = game.setup(seat_count, rng=Rng.from_seed("start"))
    decisions: int = count_decisions(start, matches, Rng.from_seed("decisions"))
    return decisions / matches


def rate(work: Callable[[int], object]) -> float:
    """How often `work` can run per CPU second; it is given the number of repetitions."""
    count = 1
    while True:
        begin = time.process_time()
        work(count)
        spent = time.process_time() - begin
        if spent >= SPAN:
            return count / spent
        count = count * 2 if spent < SPAN / 20 else int(count * SPAN / spent * 1.2) + 1
