"""Keys of 64 bits, made of many words (mix.pxd holds the inline C of the same)."""

from __future__ import annotations

WORD = (1 << 64) - 1
FACTOR = 0x1E3779B97F4A7C15


def mix(key: int, word: int) -> int:
    """The key with one word more: different words give different keys, and small changes spread."""
    key = ((key ^ (word & WORD)) * FACTOR) & WORD
    return key ^ key >> 29
