"""Sets of cards and cells as the bits of integers (bits.pxd has the same functions as inline C).

A set of cells takes two integers: `up` for the upper half of the board and `low` for the lower half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bordspil.core.bits import bit_count, lowest_bit
from bordspil.games.sequence.board import HALF

if TYPE_CHECKING:
    from collections.abc import MutableSequence


def bit(number: int) -> int:
    """The set with this one element."""
    return 1 << number


def nth(bits: int, number: int) -> int:
    """The element with `number` elements before it."""
    for _ in range(number):
        bits &= bits - 1
    return lowest_bit(bits)


def nth_of_two(bits: int, more: int, number: int) -> int:
    """The same for two sets, counted one after the other."""
    first = bit_count(bits)
    return nth(bits, number) if number < first else nth(more, number - first)


def add_each(actions: MutableSequence[int], count: int, bits: int, base: int) -> int:
    """Write `base` plus each element into the buffer after the first `count`; return the new count."""
    while bits:
        actions[count] = base + lowest_bit(bits)
        count += 1
        bits &= bits - 1
    return count


def add_each_cell(actions: MutableSequence[int], count: int, up: int, low: int, base: int) -> int:
    """The same for a set of cells."""
    return add_each(actions, add_each(actions, count, up, base), low, base + HALF)


def has_cell(up: int, low: int, cell: int) -> bool:
    """Whether a set has this cell."""
    return bool((up | low << HALF) >> cell & 1)


def nth_cell(up: int, low: int, number: int) -> int:
    """The cell of a set with `number` cells before it."""
    return nth(up | low << HALF, number)


def has_five(up: int, low: int, step: int, firsts_up: int, firsts_low: int) -> bool:
    """Whether a set has five cells, each a step from the last, that begin in the set of first cells."""
    cells, firsts = up | low << HALF, firsts_up | firsts_low << HALF
    return cells & cells >> step & cells >> 2 * step & cells >> 3 * step & cells >> 4 * step & firsts != 0
