"""Hashes of 64 bits over many words (hash64.pxd has the same function as inline C)."""

from __future__ import annotations

WORD = (1 << 64) - 1
FACTOR = 0x1E3779B97F4A7C15


def hash64(key: int, word: int) -> int:
    """Mix one more word into a 64-bit hash."""
    key = ((key ^ (word & WORD)) * FACTOR) & WORD
    return key ^ key >> 29
