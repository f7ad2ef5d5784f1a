"""Sets as the bits of whole numbers: cells, cards. bits.pxd holds the same functions as inline C."""

from __future__ import annotations


def bit(number: int) -> int:
    """The set of one thing."""
    return 1 << number


def bit_count(bits: int) -> int:
    """How many things are in a set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The first thing of a set."""
    return (bits & -bits).bit_length() - 1


def nth(bits: int, number: int) -> int:
    """The thing of a set that has `number` things before it."""
    for _ in range(number):
        bits &= bits - 1
    return lowest(bits)


def nth_of_two(bits: int, more: int, number: int) -> int:
    """The same of two sets, one after the other."""
    first = bits.bit_count()
    return nth(bits, number) if number < first else nth(more, number - first)


def has_five(up: int, low: int, step: int, firsts_up: int, firsts_low: int) -> bool:
    """Whether five cells in a row, a step apart, are in a set; and the first of them in another one."""
    cells, firsts = up | low << 50, firsts_up | firsts_low << 50
    return cells & cells >> step & cells >> 2 * step & cells >> 3 * step & cells >> 4 * step & firsts != 0
