"""How fast a game's engine is, by CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from bordspil.core.game import Game
from bordspil.core.rng import Rng

# How long a measurement should take, in seconds of CPU time.
SPAN = 0.25


@dataclass(frozen=True, slots=True)
class Speed:
    """Random matches and decisions a second, the time of a copy, the size of a state."""

    playouts: float
    decisions: float
    copy_nanoseconds: float
    state_bytes: int


def measure(game: Game, seat_count: int) -> Speed:
    """Plays random matches in one thread and counts."""
    start = game.setup(seat_count, rng=Rng.from_seed("start"))
    playouts = rate(lambda count: start.run_playouts(count, Rng.from_seed("speed")))
    copies = rate(start.run_copies)
    return Speed(playouts, playouts * decisions_per_match(game, seat_count), 1e9 / copies, start.__sizeof__())


def decisions_per_match(game: Game, seat_count: int, matches: int = 200) -> float:
    """How many actions are chosen in a random match, on average."""
    start = game.setup(seat_count, rng=Rng.from_seed("start"))
    decisions: int = start.count_decisions(matches, Rng.from_seed("decisions"))
    return decisions / matches


def rate(work: Callable[[int], object]) -> float:
    """How often a second of CPU time allows some work, told how often to do it."""
    count = 1
    while True:
        begin = time.process_time()
        work(count)
        spent = time.process_time() - begin
        if spent >= SPAN:
            return count / spent
        count = count * 2 if spent < SPAN / 20 else int(count * SPAN / spent * 1.2) + 1
