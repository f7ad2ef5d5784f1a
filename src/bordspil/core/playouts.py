"""Many random matches, choices and copies in compiled loops, for statistics, benchmarks and tests."""

from __future__ import annotations

import cython

from bordspil.core.rng import Rng
from bordspil.core.state import State

if not cython.compiled:
    from bordspil.core.bits import lowest_bit

MOST = 1 << 62


def check_count(count: int) -> None:
    """Raise ValueError for a number of repetitions that makes no sense."""
    if not 0 <= count <= MOST:
        raise ValueError(f"the number of playouts must be from 0 to {MOST}")


@cython.locals(
    scratch=State,
    source=State,
    generator=Rng,
    mixed=cython.ulonglong,
    _=cython.longlong,
    total=cython.longlong,
)
def run_playouts(state: State, count: int, rng: Rng) -> int:
    """Play `count` random matches from a state, which stays as it is; return a hash of how they ended."""
    check_count(count)
    source, scratch, generator = state, state.clone(), Rng.checked(rng)
    total, mixed = count, 0
    with cython.nogil:
        for _ in range(total):
            scratch.copy_from(source)
            scratch.playout(generator)
            mixed = mixed * 16777619 ^ scratch.fingerprint()
            if not cython.compiled:
                mixed &= 0xFFFFFFFFFFFFFFFF
    if count:
        scratch.check_played_out()
    return mixed


@cython.locals(
    scratch=State,
    source=State,
    generator=Rng,
    mask=cython.uint,
    seat=cython.int,
    action=cython.int,
    _=cython.longlong,
    total=cython.longlong,
    decisions=cython.longlong,
)
def count_decisions(state: State, count: int, rng: Rng) -> int:
    """The number of actions chosen in `count` random matches from a state."""
    check_count(count)
    source, scratch, generator = state, state.clone(), Rng.checked(rng)
    total, decisions = count, 0
    with cython.nogil:
        for _ in range(total):
            scratch.copy_from(source)
            while not scratch.is_over():
                mask = scratch.due_mask()
                seat = lowest_bit(mask) if mask else 0
                action = scratch.random_action(seat, generator) if mask else -1
                if action < 0:
                    break
                scratch.apply(seat, action, generator)
                decisions += 1
    if count:
        scratch.check_played_out()
    return decisions


@cython.locals(
    source=State,
    generator=Rng,
    chooser=cython.int,
    _=cython.longlong,
    total=cython.longlong,
    chosen=cython.longlong,
)
def run_choices(state: State, seat: int, count: int, rng: Rng) -> int:
    """Choose a random action `count` times without playing it; return the sum of the actions."""
    check_count(count)
    state.check_seat(seat)
    source, generator, chooser, total, chosen = state, Rng.checked(rng), seat, count, 0
    with cython.nogil:
        for _ in range(total):
            chosen += source.random_action(chooser, generator)
    return chosen


@cython.locals(scratch=State, source=State, _=cython.longlong, total=cython.longlong)
def run_copies(state: State, count: int) -> None:
    """Copy a state into another `count` times, as a search does in each iteration."""
    check_count(count)
    source, scratch, total = state, state.clone(), count
    with cython.nogil:
        for _ in range(total):
            scratch.copy_from(source)


@cython.locals(source=State, _=cython.longlong, total=cython.longlong)
def run_clones(state: State, count: int) -> None:
    """Make and drop `count` clones of a state."""
    check_count(count)
    source, total = state, count
    for _ in range(total):
        source.clone()
