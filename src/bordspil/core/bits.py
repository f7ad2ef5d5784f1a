"""Sets of small numbers as the bits of an integer (bits.pxd has the same functions as inline C)."""

from __future__ import annotations


def bit_count(bits: int) -> int:
    """The number of bits set."""
    return bits.bit_count()


def lowest_bit(bits: int) -> int:
    """The position of the lowest bit set; the set must not be empty."""
    return (bits & -bits).bit_length() - 1
